"""Make random programs like traced FSDP2 ones.

Parameters live behind buffers that the function resizes to full size, copies
the gathered value into, uses, and frees. Most windows are as a tracer writes
them; some are wrong, or odd, in one of many ways.
"""

from meaning.programs import (
    SHAPES,
    WIDTHS,
    Program,
    Value,
    count_of,
    future_type,
    names,
    types,
)

RANKS = 2
SHAPES_OF_PARAMETERS = [(4,), (8,), (4, 2), (4, 4), (2, 8)]


class FsdpProgram(Program):
    """A function over parameters in resized buffers."""

    def __init__(self, seed):
        super().__init__(seed)
        rng = self.random
        # How often something is not as a tracer writes it.
        self.oddness = rng.choice([0.0, 0.0, 0.02, 0.05, 0.1])
        self.parameters = []
        self.shards = {}
        # Views of parameters, of any window.
        self.views = {}
        self.gathered = {}

    def odd(self):
        return self.chance(self.oddness)

    # Storage.

    def resize(self, parameter, full):
        size = parameter.count * WIDTHS[parameter.element] if full else 0
        target = parameter
        if self.odd() and self.views[parameter.name]:
            target = self.random.choice(self.views[parameter.name])
        if self.odd():
            constant = self.fresh()
            self.emit(f"{constant} = arith.constant {size} : index")
            size = constant
        elif full and self.odd():
            size //= 2
        self.emit(
            f"comm.resize {target.name} to {size}{self.random_after()}"
            f" : {target.type}"
        )

    def fill(self, parameter, source):
        """The copy of a window."""
        target = parameter
        if self.odd():
            target = self.view(parameter, parameter.dims)
        if self.odd():
            source = parameter
        elif self.odd():
            other = self.random.choice(self.parameters)
            if other.dims == parameter.dims:
                source = other
        self.emit(
            f"comm.copy {source.name} into {target.name}{self.random_after()}"
            f" : {source.type} into {target.type}"
        )

    # Gathers.

    def gather(self, parameters):
        """Gather the parameters' shards as FSDP2 does, in one buffer."""
        element = parameters[0].element
        shards = []
        for parameter in parameters:
            shard = self.shards[parameter.name]
            if shard.element != element:
                cast = self.make("tensor", shard.dims, element)
                self.compute([shard], result=cast, name="cast")
                shard = cast
            shards.append(shard)
        total = sum(shard.count for shard in shards)
        part = self.make("memref", (total,), element)
        whole = Value(
            self.fresh(), "memref", (total * RANKS,), element, part.root
        )
        into = ""
        if self.chance(0.2):
            buffer = self.alloc(whole.dims, element)
            into = f" into {buffer.name}"
        self.emit(
            f"{part.name}, {whole.name} = comm.all_gather_copy_in"
            f" {names(shards)}{into} rank {self.random.randrange(RANKS)}"
            f" : {types(shards)}"
            + (f" into {whole.type}" if into else "")
            + f" -> {part.type}, {whole.type}"
        )
        if self.odd():
            self.values += [part, whole]
        future = self.fresh()
        if self.chance(0.3):
            out = Value(self.fresh(), "memref", whole.dims, element, whole.root)
            text = f"into {whole.name} on @dp dim 0 : {part.type}"
            text += f" into {whole.type}"
        else:
            kind = "tensor" if self.chance(0.7) else "memref"
            out = self.make(kind, whole.dims, element)
            text = f"on @dp dim 0 : {part.type}"
        self.emit(
            f"{future} = comm.all_gather {part.name} {text}"
            f" -> {future_type([out])}"
        )
        if self.chance(0.3):
            self.compute_some()
        self.emit(f"{out.name} = comm.wait {future} : {future_type([out])}")
        table = self.view(out, (RANKS, total))
        return self.split(table, parameters)

    def split(self, table, parameters):
        """Copy the parts of the gathered table out."""
        kind = "memref" if self.chance(0.2) else "tensor"
        flat = [
            self.make(kind, (parameter.count,), parameter.element)
            for parameter in parameters
        ]
        sizes = [parameter.count // RANKS for parameter in parameters]
        if self.chance(0.3):
            flat = [self.alloc(one.dims, one.element) for one in flat]
            self.emit(
                f"comm.split_copy_out {table.name} into {names(flat)} dim 1"
                f" sizes {sizes} : {table.type} into {types(flat)}"
            )
        else:
            self.emit(
                f"{names(flat)} = comm.split_copy_out {table.name} dim 1"
                f" sizes {sizes} : {table.type} -> {types(flat)}"
            )
        full = []
        for one, parameter in zip(flat, parameters):
            if one.dims != parameter.dims or self.chance(0.2):
                one = self.view(one, parameter.dims)
            full.append(one)
        return full

    # Uses.

    def use(self, parameter, depth=0):
        """Use a full parameter in some way."""
        rng = self.random
        views = self.views[parameter.name]
        seen = parameter
        if views and self.chance(0.5):
            seen = rng.choice(views)
        kind = rng.randrange(12)
        if kind <= 4:
            other = self.pick(lambda value: value.kind == "tensor")
            inputs = [one for one in (other, seen) if one]
            dims = rng.choice(SHAPES)
            self.compute(inputs, result=self.make("tensor", dims))
        elif kind <= 6:
            view = self.view(seen)
            self.values.pop()
            if depth == 0:
                views.append(view)
            self.compute([view], result=self.make("tensor", (4,)))
        elif kind == 7:
            copy = self.alloc(seen.dims, seen.element)
            self.emit(
                f"memref.copy {seen.name}, {copy.name}"
                f" : {seen.type} to {copy.type}"
            )
            self.values.append(copy)
        elif kind == 8:
            out = self.make("tensor", seen.dims, seen.element)
            future = self.fresh()
            self.emit(
                f"{future} = comm.all_reduce {seen.name} on @dp reduce sum"
                f" : {seen.type} -> {future_type([out])}"
            )
            if self.odd():
                self.pending.append((future, [out], [seen.root]))
            else:
                self.emit(
                    f"{out.name} = comm.wait {future} : {future_type([out])}"
                )
                self.values.append(out)
        elif kind == 9 and depth < 2:
            self.region_some(lambda: self.use(parameter, depth + 1))
        elif self.odd():
            self.misuse(parameter, seen)
        else:
            copy = self.alloc(seen.dims, seen.element)
            self.emit(
                f"comm.copy {seen.name} into {copy.name} : {seen.type}"
                f" into {copy.type}"
            )
            self.values.append(copy)

    def misuse(self, parameter, seen):
        """What a tracer does not write."""
        kind = self.random.randrange(5)
        if kind == 0:
            other = self.pick(lambda value: value.kind == "tensor")
            inputs = [one for one in (seen, other) if one]
            self.compute(inputs, mutates=[0])
        elif kind == 1:
            self.emit(
                f'"test.take"({parameter.name}) : ({parameter.type}) -> ()'
            )
        elif kind == 2:
            source = self.gathered.get(parameter.name)
            if source and source.kind == "memref":
                self.compute([source], mutates=[0])
        elif kind == 3:
            self.emit("func.call @outside() : () -> ()")
        else:
            self.values.append(seen)

    # Windows.

    def window(self, parameters):
        """Gather some parameters, and use each in a window."""
        full = self.gather(parameters)
        order = list(zip(parameters, full))
        for parameter, source in order:
            self.gathered[parameter.name] = source
        if self.odd():
            self.use(parameters[0])
        interleaved = self.chance(0.5)
        for parameter, source in order:
            if not self.odd():
                self.resize(parameter, True)
            if interleaved and not self.odd():
                self.fill(parameter, source)
        for parameter, source in order:
            if not interleaved and not self.odd():
                self.fill(parameter, source)
            if self.odd():
                self.fill(parameter, source)
        for _ in range(self.random.randrange(1, 4)):
            for parameter in parameters:
                if self.chance(0.7):
                    self.use(parameter)
            if self.chance(0.3):
                self.step()
        for parameter in parameters:
            if self.odd():
                continue
            self.resize(parameter, False)
            if self.odd():
                self.resize(parameter, False)
            if self.odd():
                self.use(parameter)

    def inner_window(self, parameters):
        """A window in a region: what is made there is not seen outside."""
        views = {name: list(made) for name, made in self.views.items()}
        gathered = dict(self.gathered)
        self.window(parameters)
        self.views, self.gathered = views, gathered

    def scatter(self):
        """Reduce gradients and leave a shard of each."""
        rng = self.random
        gradients = [
            value
            for value in (
                self.pick(
                    lambda value: value.element == "f32"
                    and not value.layout
                    and value.dims[0] % RANKS == 0
                )
                for _ in range(rng.randrange(1, 4))
            )
            if value
        ]
        if not gradients:
            return
        row = sum(one.count // RANKS for one in gradients)
        table = self.make("tensor", (RANKS, row))
        self.emit(
            f"{table.name} = comm.chunk_cat {names(gradients)} dim 0"
            f" chunks {RANKS} : {types(gradients)} -> {table.type}"
        )
        future = self.fresh()
        out = self.make("tensor", (1, row))
        self.emit(
            f"{future} = comm.reduce_scatter {table.name} on @dp dim 0"
            f" reduce avg : {table.type} -> {future_type([out])}"
        )
        self.emit(f"{out.name} = comm.wait {future} : {future_type([out])}")
        self.values.append(out)


def make_fsdp(seed):
    """A traced FSDP2 program, or nearly one."""
    program = FsdpProgram(seed)
    rng = program.random
    count = rng.randrange(1, 5)
    element = rng.choice(["f32", "f32", "bf16"])
    shapes = [rng.choice(SHAPES_OF_PARAMETERS) for _ in range(count)]
    arguments = [Value("", "tensor", rng.choice(SHAPES))]
    shard_element = rng.choice([element, "f32"])
    for shape in shapes:
        arguments.append(
            Value("", "tensor", (count_of(shape) // RANKS,), shard_element)
        )
    arguments += [Value("", "memref", shape, element) for shape in shapes]
    # A buffer that is no parameter, and may be in the same memory.
    if program.chance(0.3):
        arguments.append(Value("", "memref", rng.choice(shapes), element))
    taken = program.take_arguments(arguments, program.chance(0.8))
    program.parameters = taken[1 + count : 1 + 2 * count]
    for parameter, shard in zip(program.parameters, taken[1:]):
        program.shards[parameter.name] = shard
        program.views[parameter.name] = []
    program.values = taken[: 1 + count]
    if program.odd() or program.odd():
        program.values += taken[1 + 2 * count :]

    for parameter in program.parameters:
        if program.chance(0.1):
            # Full when the function is called, as after a forward.
            if program.chance(0.5):
                program.use(parameter)
            program.resize(parameter, False)
    for _ in range(rng.randrange(1, 4)):
        some = rng.sample(program.parameters, rng.randrange(1, count + 1))
        if program.chance(0.1):
            program.region_some(lambda some=some: program.inner_window(some))
        else:
            program.window(some)
        if program.chance(0.4):
            program.scatter()

    tensors = [value for value in program.values if value.kind == "tensor"]
    returned = rng.sample(tensors, min(len(tensors), rng.randrange(1, 5)))
    for parameter in program.parameters:
        if program.chance(0.4):
            returned.append(parameter)
    return program.text(returned)
