"""Print a C program that compiles where ctypes and the header agree."""

import ctypes

from commute_torch import library

print("#include <commute/Optimize.h>")
print("#include <stddef.h>")
checks = 0


def check(expression, value):
    global checks
    checks += 1
    print(f'_Static_assert({expression} == {value}, "{expression}");')


for structure in library.STRUCTURES:
    name = structure.__name__
    check(f"sizeof({name})", ctypes.sizeof(structure))
    check(f"_Alignof({name})", ctypes.alignment(structure))
    for field, kind in structure._fields_:
        check(f"offsetof({name}, {field})", getattr(structure, field).offset)
        check(f"sizeof((({name} *)0)->{field})", ctypes.sizeof(kind))
for field, _ in library.CostValue._fields_:
    offset = library.CommuteCost.value.offset + getattr(library.CostValue, field).offset
    check(f"offsetof(CommuteCost, value.{field})", offset)
for name, value in library.ENUMERATORS.items():
    check(f"COMMUTE_{name}", f"{value}u" if value < 2**32 else f"{value}ull")
check("sizeof(CommuteStatus)", ctypes.sizeof(ctypes.c_int))
print(f"// {checks} checks")
