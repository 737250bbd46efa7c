"""Make random training steps: layers, and loops over them.

Each layer gathers its weights one by one, computes, and reduces its gradients
one by one: small collectives that could be one, and loops whose next step could
begin to communicate early.
"""

from meaning.programs import (
    GROUPS,
    SHAPES,
    Program,
    Value,
    future_type,
    shape_after,
)


class LayersProgram(Program):
    """A function of layers."""

    def __init__(self, seed):
        super().__init__(seed)
        rng = self.random
        self.waits_at_once = rng.choice([0.0, 0.5, 1.0])
        self.into = rng.choice([0.0, 0.0, 0.5])
        self.group = rng.choice(list(GROUPS))

    def communicate(self, kind, value):
        """Start a collective of one value; return its future and result."""
        group = self.group
        if self.chance(0.1):
            group = self.random.choice(list(GROUPS))
        shape = shape_after(kind, value.dims, GROUPS[group])
        if not shape:
            return None
        detail = {
            "all_gather": "dim 0",
            "reduce_scatter": "dim 0 reduce sum",
            "all_reduce": "reduce sum",
        }[kind]
        future = self.fresh()
        into = None
        if self.chance(self.into):
            into = self.alloc(shape, value.element)
            result = self.make("memref", shape, value.element, into.root)
        else:
            result = self.make("tensor", shape, value.element)
        self.emit(
            f"{future} = comm.{kind} {value.name}"
            + (f" into {into.name}" if into else "")
            + f" on @{group} {detail}{self.random_after()} : {value.type}"
            + (f" into {into.type}" if into else "")
            + f" -> {future_type([result])}"
        )
        return future, result

    def communicate_all(self, kind, values):
        """Do so for each value; return the results, waited for."""
        results, open_ones = [], []

        def wait(future, result):
            self.emit(
                f"{result.name} = comm.wait {future} : {future_type([result])}"
            )

        for value in values:
            made = self.communicate(kind, value)
            if not made:
                continue
            results.append(made[1])
            if self.chance(self.waits_at_once):
                wait(*made)
            else:
                open_ones.append(made)
            if self.chance(0.3):
                self.compute_some()
        for made in open_ones:
            wait(*made)
        return results

    def layer(self, state, weights):
        """One layer on the state; return the new state."""
        some = self.random.sample(
            weights, self.random.randrange(1, len(weights) + 1)
        )
        if self.chance(0.3):
            some = [
                self.view(one, one.dims) if self.chance(0.5) else one
                for one in some
            ]
        full = self.communicate_all("all_gather", some)
        new = self.make("tensor", state.dims)
        self.compute([state] + full, result=new, name="layer")
        if self.chance(0.5):
            gradients = []
            for one in some:
                gradient = self.make("tensor", one.dims)
                self.compute([new, one], result=gradient, name="gradient")
                gradients.append(gradient)
            kind = self.random.choice(["reduce_scatter", "all_reduce"])
            reduced = self.communicate_all(kind, gradients)
            self.values += reduced
            buffers = [one for one in some if one.kind == "memref"]
            if buffers and reduced and self.chance(0.5):
                self.compute(
                    [self.random.choice(buffers), self.random.choice(reduced)],
                    mutates=[0],
                    name="update",
                )
        return new

    def loop(self, state, weights, depth):
        """Layers in a loop that carries the state; return the new state."""
        bounds = [self.fresh() for _ in range(3)]
        values = [0, self.random.randrange(0, 5), self.random.choice([1, 1, 2])]
        for name, value in zip(bounds, values):
            self.emit(f"{name} = arith.constant {value} : index")
        index, out = self.fresh(), self.make("tensor", state.dims)
        inner = self.make("tensor", state.dims)
        # What the loop carries in flight, started before it.
        carried = None
        if self.chance(0.3):
            weight = self.random.choice(weights)
            carried = self.communicate("all_gather", weight)
        results, given = [out.name], []
        taken = [f"{inner.name} = {state.name}"]
        kinds = [state.type]
        if carried:
            future, result = carried
            last, held = self.fresh(), self.fresh()
            results.append(last)
            taken.append(f"{held} = {future}")
            kinds.append(future_type([result]))
        self.emit(
            f"{', '.join(results)} = scf.for {index} = {bounds[0]} to"
            f" {bounds[1]} step {bounds[2]} iter_args({', '.join(taken)})"
            f" -> ({', '.join(kinds)}) {{"
        )
        outside = list(self.values)
        self.indent += "  "
        self.values.append(inner)
        now = inner
        if carried:
            full = self.make(result.kind, result.dims, result.element)
            self.emit(f"{full.name} = comm.wait {held} : {kinds[1]}")
            merged = self.make("tensor", state.dims)
            self.compute([now, full], result=merged, name="carried")
            now = merged
        for _ in range(self.random.randrange(1, 3)):
            now = self.step_of(now, weights, depth + 1)
        given.append(now.name)
        if carried:
            # The next of the same type, not into a buffer that is in use.
            into, self.into = self.into, 0.0
            again = self.communicate_like(result)
            self.into = into
            given.append(again)
        self.emit(f"scf.yield {', '.join(given)} : {', '.join(kinds)}")
        self.indent = self.indent[2:]
        self.values = outside
        self.emit("}")
        if carried:
            full = self.make(result.kind, result.dims, result.element)
            self.emit(f"{full.name} = comm.wait {last} : {kinds[1]}")
            self.values.append(full)
        self.values.append(out)
        return out

    def communicate_like(self, result):
        """Start what gives such a result; return the future."""
        source = self.make(result.kind, result.dims, result.element)
        if result.kind == "memref":
            source = self.alloc(result.dims, result.element)
            tensor = self.make("tensor", result.dims, result.element)
            self.compute([self.pick()], result=tensor)
            self.emit(
                f"comm.copy {tensor.name} into {source.name}"
                f" : {tensor.type} into {source.type}"
            )
        else:
            self.compute([self.pick()], result=source)
        future = self.fresh()
        if result.kind == "memref":
            self.emit(
                f"{future} = comm.all_reduce {source.name} into {source.name}"
                f" on @{self.group} reduce sum : {source.type}"
                f" into {source.type} -> {future_type([source])}"
            )
        else:
            self.emit(
                f"{future} = comm.all_reduce {source.name} on @{self.group}"
                f" reduce sum : {source.type} -> {future_type([source])}"
            )
        return future

    def step_of(self, state, weights, depth=0):
        if depth < 2 and self.chance(0.4 if depth == 0 else 0.15):
            return self.loop(state, weights, depth)
        return self.layer(state, weights)


def make_layers(seed):
    """A training step."""
    program = LayersProgram(seed)
    rng = program.random
    kinds = rng.choice([["tensor"], ["tensor"], ["tensor", "memref"]])
    arguments = [Value("", "tensor", rng.choice(SHAPES))]
    shapes = rng.sample(SHAPES, 2)
    for _ in range(rng.randrange(1, 6)):
        arguments.append(Value("", rng.choice(kinds), rng.choice(shapes)))
    taken = program.take_arguments(arguments, program.chance(0.7))
    program.values = list(taken)
    state, weights = taken[0], taken[1:]
    for _ in range(rng.randrange(1, 5)):
        state = program.step_of(state, weights)
    tensors = [value for value in program.values if value.kind == "tensor"]
    returned = [state] + rng.sample(tensors, min(len(tensors), 2))
    return program.text(returned)
