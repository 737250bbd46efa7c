"""Make random programs of the comm dialect.

Each is valid to the verifier. What a collective in flight uses is not touched
before its wait.
"""

import random

GROUPS = {"dp": 2, "tp": 2, "all": 4}
# On four ranks @dp and @tp are the two dimensions of a mesh.
HEADER = """comm.process_group @dp size 2 ranks [0, 1]
comm.process_group @tp size 2 ranks [0, 2]
comm.process_group @all size 4
func.func private @outside()
func.func @helper(%x: tensor<4xf32>) -> tensor<4xf32> {
  %y = comm.compute "helped"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
}
"""
SHAPES = [(4,), (8,), (16,), (4, 4), (2, 8), (8, 2)]
WIDTHS = {"f32": 4, "bf16": 2}


class Value:
    """A value of the program; `root` says whose memory a buffer is in."""

    def __init__(self, name, kind, dims, element="f32", root=None, layout=""):
        self.name = name
        self.kind = kind
        self.dims = dims
        self.element = element
        self.root = root
        self.layout = layout

    @property
    def type(self):
        dims = "".join(f"{dim}x" for dim in self.dims)
        return f"{self.kind}<{dims}{self.element}{self.layout}>"

    @property
    def count(self):
        count = 1
        for dim in self.dims:
            count *= dim
        return count


class Program:
    """A function that is being made."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines = []
        self.indent = "  "
        self.counter = 0
        self.values = []
        self.arguments = []
        # Futures not waited for: (name, values that come out, roots in use).
        self.pending = []
        self.distinct = False

    # Text.

    def chance(self, probability):
        return self.random.random() < probability

    def fresh(self):
        self.counter += 1
        return f"%v{self.counter}"

    def emit(self, line):
        self.lines.append(self.indent + line)

    def make(self, kind, dims, element="f32", root=None):
        """A value with a new name, in memory of its own if a buffer."""
        name = self.fresh()
        if kind == "memref" and root is None:
            root = name
        return Value(name, kind, dims, element, root)

    # Choice of values.

    def is_free(self, value):
        """Whether nothing in flight may use the memory of a buffer."""
        if value.kind != "memref":
            return True
        roots = [root for _, _, used in self.pending for root in used]
        if value.root in roots:
            return False
        is_argument = value.root.startswith("%a")
        return not (
            is_argument
            and not self.distinct
            and any(root.startswith("%a") for root in roots)
        )

    def pick(self, wanted=lambda value: True):
        """A value that may be used now, or None."""
        fitting = [
            value
            for value in self.values
            if wanted(value) and self.is_free(value)
        ]
        if not fitting:
            return None
        # Mostly what was made lately, so that programs are deep.
        if self.chance(0.5):
            fitting = fitting[-4:]
        return self.random.choice(fitting)

    def pick_buffer(self):
        return self.pick(lambda value: value.kind == "memref")

    def random_after(self):
        if self.pending and self.chance(0.1):
            future, results, _ = self.random.choice(self.pending)
            return f" after({future} : {future_type(results)})"
        value = self.pick() if self.chance(0.1) else None
        return f" after({value.name} : {value.type})" if value else ""

    # Ops.

    def compute(self, inputs, mutates=(), result=None, name=None):
        name = name or self.random.choice(["mm", "add", "norm", "gelu", "cat"])
        text = f'comm.compute "{name}"({names(inputs)})'
        if mutates:
            text += f" mutates {list(mutates)}"
        text += self.random_after()
        if self.chance(0.5):
            cost = self.random.randrange(1, 9)
            text += f" {{comm.cost_ns = {cost}}}"
        text += f" : ({types(inputs)}) -> "
        if result is None:
            self.emit(f"{text}()")
        else:
            self.emit(f"{result.name} = {text}{result.type}")
            self.values.append(result)

    def compute_some(self):
        inputs = [self.pick() for _ in range(self.random.randrange(1, 4))]
        inputs = [value for value in inputs if value]
        kind = "memref" if self.chance(0.2) else "tensor"
        self.compute(
            inputs, result=self.make(kind, self.random.choice(SHAPES))
        )

    def mutate_some(self):
        target = self.pick_buffer()
        if not target:
            return
        other = self.pick()
        result = self.make("tensor", (4,)) if self.chance(0.3) else None
        self.compute([target, other], mutates=[0], result=result)

    def view(self, source, dims=None):
        if dims is None:
            smaller = [
                shape
                for shape in SHAPES
                if count_of(shape) <= source.count
            ]
            dims = self.random.choice(smaller) if smaller else source.dims
        name = self.random.choice(["view", "slice", "transpose"])
        result = self.make(source.kind, dims, source.element, source.root)
        self.emit(
            f'{result.name} = comm.view "{name}" {source.name}'
            f" : {source.type} -> {result.type}"
        )
        self.values.append(result)
        return result

    def view_some(self):
        self.view(self.pick())

    def subview_some(self):
        source = self.pick(
            lambda value: value.kind == "memref"
            and len(value.dims) == 1
            and not value.layout
            and value.count >= 4
        )
        if not source:
            return
        size = source.count // 2
        offset = self.random.randrange(0, size + 1)
        layout = f", strided<[1], offset: {offset}>" if offset else ""
        layout = layout or ", strided<[1]>"
        result = Value(
            self.fresh(), "memref", (size,), source.element, source.root, layout
        )
        self.emit(
            f"{result.name} = memref.subview {source.name}[{offset}] [{size}]"
            f" [1] : {source.type} to {result.type}"
        )
        self.values.append(result)

    def alloc(self, dims, element="f32"):
        result = self.make("memref", dims, element)
        self.emit(f"{result.name} = memref.alloc() : {result.type}")
        return result

    def copy_some(self):
        source = self.pick()
        target = self.pick(
            lambda value: value.kind == "memref" and value.dims == source.dims
        )
        if target is None:
            target = self.alloc(source.dims)
            self.values.append(target)
        self.emit(
            f"comm.copy {source.name} into {target.name}{self.random_after()}"
            f" : {source.type} into {target.type}"
        )

    def fill_some(self):
        target = self.pick_buffer()
        if not target or target.element != "f32":
            return
        zero = self.fresh()
        self.emit(f"{zero} = arith.constant 0.0 : f32")
        self.emit(
            f"linalg.fill ins({zero} : f32) outs({target.name} : {target.type})"
        )

    def access_some(self):
        target = self.pick(is_indexable)
        if not target:
            return
        index, element = self.fresh(), self.fresh()
        indices = ", ".join(index for _ in target.dims)
        self.emit(
            f"{index} = arith.constant {self.random.randrange(2)} : index"
        )
        self.emit(
            f"{element} = memref.load {target.name}[{indices}] : {target.type}"
        )
        other = self.pick(
            lambda value: is_indexable(value)
            and value.element == target.element
        )
        indices = ", ".join(index for _ in other.dims)
        self.emit(
            f"memref.store {element}, {other.name}[{indices}] : {other.type}"
        )

    # Communication.

    def collective_some(self):
        kind = self.random.choice(
            ["all_gather", "reduce_scatter", "all_reduce", "all_to_all"]
            + ["all_gather", "reduce_scatter", "broadcast", "permute"]
        )
        group = self.random.choice(list(GROUPS))
        size = GROUPS[group]
        inputs, shapes = [], []
        dim = 0
        first = self.pick(lambda value: not value.layout)
        for value in [first] + [
            self.pick(lambda value: not value.layout)
            for _ in range(self.random.choice([0, 0, 0, 1, 2]))
        ]:
            if value and len(value.dims) == len(first.dims):
                shape = shape_after(kind, value.dims, size)
                if shape:
                    inputs.append(value)
                    shapes.append(shape)
        if not inputs:
            return
        text = f"comm.{kind} {names(inputs)}"
        into, results = [], []
        if self.chance(0.3):
            for value, shape in zip(inputs, shapes):
                target = self.pick(
                    lambda other, shape=shape, value=value: other.kind
                    == "memref"
                    and other.dims == shape
                    and not other.layout
                    and other.element == value.element
                    and all(other.root != one.root for one in into)
                    and (self.distinct or not other.root.startswith("%a"))
                    and all(other.root != one.root for one in inputs)
                )
                into.append(target or self.alloc(shape, value.element))
            text += f" into {names(into)}"
            results = [
                Value(self.fresh(), "memref", one.dims, one.element, one.root)
                for one in into
            ]
        else:
            for value, shape in zip(inputs, shapes):
                result = "memref" if self.chance(0.2) else "tensor"
                results.append(self.make(result, shape, value.element))
        attributes = {
            "all_gather": f"dim {dim}",
            "reduce_scatter": f"dim {dim} reduce "
            + self.random.choice(["sum", "avg", "max"]),
            "all_reduce": "reduce sum",
            "all_to_all": "split 0 concat 0",
            "broadcast": f"root {size - 1}",
            "permute": "from [0, 1] to [1, 0]",
        }[kind]
        future = self.fresh()
        text = f"{future} = {text} on @{group} {attributes}"
        text += self.random_after() + f" : {types(inputs)}"
        if into:
            text += f" into {types(into)}"
        self.emit(f"{text} -> {future_type(results)}")
        used = [one.root for one in inputs + into if one.kind == "memref"]
        self.pending.append((future, results, used))
        if self.chance(0.6):
            self.wait(len(self.pending) - 1)

    def point_to_point_some(self):
        if any(used for _, _, used in self.pending):
            return
        future = self.fresh()
        kind = self.random.choice(["send", "recv", "barrier"])
        results = []
        if kind == "send":
            value = self.pick(lambda value: value.kind == "tensor")
            if not value:
                return
            self.emit(
                f"{future} = comm.send {value.name} on @dp"
                f" to {self.random.randrange(2)} : {value.type}"
            )
        elif kind == "recv":
            results = [self.make("tensor", (8,))]
            self.emit(
                f"{future} = comm.recv on @dp from {self.random.randrange(2)}"
                f" -> {future_type(results)}"
            )
        else:
            self.emit(f"{future} = comm.barrier on @all")
        self.pending.append((future, results, []))
        if kind == "barrier" or self.chance(0.5):
            self.wait(len(self.pending) - 1)

    def wait(self, index):
        future, results, _ = self.pending.pop(index)
        text = f"comm.wait {future}{self.random_after()}"
        text += f" : {future_type(results)}"
        if results:
            text = f"{names(results)} = {text}"
        self.emit(text)
        self.values += results

    def wait_some(self):
        if self.pending:
            self.wait(self.random.randrange(len(self.pending)))

    # Regions and calls.

    def nested(self, body):
        """Emit a body in a region of its own: what it makes stays there."""
        values, pending = list(self.values), self.pending
        # What is in flight around stays so, and is waited for there.
        self.pending = [(name, out, used) for name, out, used in pending]
        depth = len(self.pending)
        self.indent += "  "
        body()
        while len(self.pending) > depth:
            self.wait(len(self.pending) - 1)
        self.indent = self.indent[2:]
        made = [value for value in self.values if value not in values]
        self.values, self.pending = values, pending
        return made

    def region_some(self, body):
        kind = self.random.choice(["for", "if", "group", "group-result"])
        hidden, self.pending = self.pending, []
        busy = [one for one in hidden if one[2]]
        self.pending = busy
        # Waits inside are of what was started inside.
        inner = self.wait_some
        self.wait_some = lambda: None
        if kind == "for":
            low, high, step = self.fresh(), self.fresh(), self.fresh()
            self.emit(f"{low} = arith.constant 0 : index")
            self.emit(f"{high} = arith.constant 2 : index")
            self.emit(f"{step} = arith.constant 1 : index")
            index = self.fresh()
            self.emit(f"scf.for {index} = {low} to {high} step {step} {{")
            self.nested(body)
            self.emit("}")
        elif kind == "if":
            self.emit("scf.if %condition {")
            self.nested(body)
            if self.chance(0.5):
                self.emit("} else {")
                self.nested(body)
            self.emit("}")
        elif kind == "group":
            self.emit("comm.schedule_group {")
            self.nested(body)
            self.emit("}")
        else:
            at = len(self.lines)
            made = self.nested(body)
            tensors = [value for value in made if value.kind == "tensor"]
            text = "comm.schedule_group {"
            if tensors:
                inside = self.random.choice(tensors)
                result = self.make("tensor", inside.dims, inside.element)
                self.emit(f"  comm.yield {inside.name} : {inside.type}")
                text = f"{result.name} = comm.schedule_group"
                text += f" -> ({result.type}) {{"
                self.values.append(result)
            self.lines.insert(at, self.indent + text)
            self.emit("}")
        self.pending = hidden
        self.wait_some = inner

    def call_some(self):
        if self.chance(0.3) and not any(used for _, _, used in self.pending):
            self.emit("func.call @outside() : () -> ()")
            return
        value = self.pick(
            lambda value: value.type == "tensor<4xf32>"
        )
        if value:
            result = self.make("tensor", (4,))
            self.emit(
                f"{result.name} = func.call @helper({value.name})"
                f" : ({value.type}) -> {result.type}"
            )
            self.values.append(result)

    # Programs.

    def step(self, depth=0):
        choices = (
            [self.compute_some] * 5
            + [self.collective_some] * 4
            + [self.wait_some] * 3
            + [self.view_some, self.mutate_some, self.copy_some] * 2
            + [self.subview_some, self.fill_some, self.access_some]
            + [self.point_to_point_some, self.call_some]
        )
        if depth < 2 and self.chance(0.06):
            self.region_some(
                lambda: [
                    self.step(depth + 1)
                    for _ in range(self.random.randrange(1, 5))
                ]
            )
        else:
            self.random.choice(choices)()

    def take_arguments(self, arguments, distinct):
        """Declare the arguments; with `distinct`, buffers share no memory."""
        self.distinct = distinct
        self.arguments = [
            Value(f"%a{i}", one.kind, one.dims, one.element, f"%a{i}")
            for i, one in enumerate(arguments)
        ]
        taken = list(self.arguments)
        buffers = [one for one in taken if one.kind == "memref"]
        if distinct and buffers:
            renamed = [
                Value(
                    f"%d{one.name[2:]}",
                    "memref",
                    one.dims,
                    one.element,
                    one.root,
                )
                for one in buffers
            ]
            self.emit(
                f"{names(renamed)} = memref.distinct_objects {names(buffers)}"
                f" : {types(buffers)}"
            )
            for old, new in zip(buffers, renamed):
                taken[taken.index(old)] = new
        return taken

    def text(self, returned):
        while self.pending:
            self.wait(len(self.pending) - 1)
        self.emit(
            f"return {names(returned)} : {types(returned)}"
            if returned
            else "return"
        )
        arguments = [f"{one.name}: {one.type}" for one in self.arguments]
        arguments.append("%condition: i1")
        return (
            f"{HEADER}func.func @f({', '.join(arguments)})"
            f" -> ({types(returned)}) {{\n" + "\n".join(self.lines) + "\n}\n"
        )


def is_indexable(value):
    return value.kind == "memref" and min(value.dims) > 1


def names(values):
    return ", ".join(value.name for value in values)


def types(values):
    return ", ".join(value.type for value in values)


def future_type(results):
    return f"!comm.future<{types(results)}>" if results else "!comm.future"


def count_of(shape):
    count = 1
    for dim in shape:
        count *= dim
    return count


def shape_after(kind, dims, size):
    """The shape that a collective makes of one, or None."""
    if kind == "all_gather":
        return (dims[0] * size,) + dims[1:] if count_of(dims) <= 64 else None
    if kind == "reduce_scatter":
        return (dims[0] // size,) + dims[1:] if dims[0] % size == 0 else None
    if kind == "all_to_all":
        return dims if dims[0] % size == 0 else None
    return dims


def make_ordering(seed):
    """A program for the schedulers."""
    program = Program(seed)
    rng = program.random
    arguments = [
        Value("", "tensor", rng.choice(SHAPES))
        for _ in range(rng.randrange(1, 4))
    ] + [
        Value("", "memref", rng.choice(SHAPES))
        for _ in range(rng.randrange(0, 4))
    ]
    program.values = program.take_arguments(arguments, program.chance(0.5))
    for _ in range(rng.randrange(5, 40)):
        program.step()
    tensors = [value for value in program.values if value.kind == "tensor"]
    returned = rng.sample(tensors, min(len(tensors), rng.randrange(1, 4)))
    buffers = [value for value in program.values if value.kind == "memref"]
    if buffers and program.chance(0.3):
        returned.append(rng.choice(buffers))
    return program.text(returned)
