"""What the package says about wrong names, libraries and graphs."""

from commute_torch import policy
from commute_torch.graph import COLLECTIVE, WAIT, Graph, ScheduleError


def expect(kind, function, *arguments, **keywords):
    try:
        function(*arguments, **keywords)
    except kind as error:
        print(f"{function.__name__}: {getattr(error, 'status', '')}: {error}")
    else:
        raise AssertionError(f"{function.__name__} raised nothing")


# CHECK: Plan: : unknown policy 'sink', expected one of none, sink-waits,
expect(ValueError, policy.Plan, "pipeline,sink", "group")
# CHECK: Plan: : unknown keep_order 'some', expected one of group, all, none,
expect(ValueError, policy.Plan, "pipeline", "some")

# CHECK: Plan: : unknown effort
expect(ValueError, policy.Plan, "schedule", "group", effort=3)
# CHECK: Plan: : expected a cost scale above 0
expect(ValueError, policy.Plan, "schedule", "group", cost_scale=0)
# CHECK: Plan: : max_in_flight_count is -1
expect(ValueError, policy.Plan, "schedule", "group", max_in_flight_count=-1)
# CHECK: Plan: : {{.*}}unexpected keyword argument 'speed'
expect(TypeError, policy.Plan, "schedule", "group", speed=1)

# Two gathers and what uses them: both at once, or one after the other.
for limits in ({}, {"effort": 2}, {"max_in_flight_count": 1}):
    graph = Graph()
    for i in range(2):
        start = graph.add_node(f"g{i}", COLLECTIVE, 10)
        wait = graph.add_node(f"w{i}", WAIT)
        graph.add_edge(start, wait)
        graph.add_edge(wait, graph.add_node(f"mm{i}", cost=10))
    print(policy.Plan("schedule", "none", **limits).run(graph, "gathers"))
# CHECK: [0, 3, 1, 2, 4, 5]
# CHECK: [0, 3, 1, 2, 4, 5]
# CHECK: [0, 1, 3, 2, 4, 5]

plan = policy.Plan("sink_waits, raise_comms", "none")
# CHECK: ('sink-waits', 'raise-collectives')
print(plan.policies)
# CHECK: ('pipeline', 'none')
print(policy.Plan(["pipeline", "none"], "all").policies)

graph = Graph()
gather = graph.add_node("gather", COLLECTIVE, 4)
matmul = graph.add_node("matmul", cost=0.5)
# CHECK: add_node: invalid argument: cost of 'x' is nan
expect(ScheduleError, graph.add_node, "x", cost=float("nan"))
# CHECK: add_edge: unknown id:
expect(ScheduleError, graph.add_edge, gather, 7)
# CHECK: check_order: not a permutation: expected 2 nodes in the list, got 1
expect(ScheduleError, graph.check_order, [0])
graph.add_edge(matmul, gather)
# CHECK: [1, 0]
print(graph.run(0))
# CHECK: check_order: illegal order:{{.*}}matmul
expect(ScheduleError, graph.check_order, [0, 1])
# CHECK: [1, 0]
print(graph.optimize())
# CHECK: Simulation(makespan=4.5, exposed=0.0, compute=0.5, communication=4.0) 4.5
print(graph.simulate([1, 0]), graph.compute_lower_bound())
negative = Graph()
negative.add_node("n", cost=-1)
# CHECK: optimize: negative cost:{{.*}}'n'
expect(ScheduleError, negative.optimize)
graph.add_edge(gather, matmul)
# CHECK: run: cycle:{{.*}}gather
expect(ScheduleError, graph.run, 0)

# Groups: two collectives of one, one of another, one of which nothing is known.
for keep_order in ("group", "all", "none"):
    graph = Graph()
    late = graph.add_node("late")
    for number in range(1, 6):
        graph.add_node(f"c{number}", COLLECTIVE)
    graph.add_edge(late, 1)
    members = [(1, ("a",)), (2, ("b",)), (3, ("a", "b")), (4, ()), (5, ("b",))]
    policy.Plan("none", keep_order).constrain(graph, members)
    legal = []
    for order in ([0, 1, 2, 3, 4, 5], [2, 0, 1, 3, 4, 5], [2, 0, 1, 3, 5, 4]):
        try:
            graph.check_order(order)
            legal.append(True)
        except ScheduleError:
            legal.append(False)
    # CHECK: group [True, True, False]
    # CHECK: all [True, False, False]
    # CHECK: none [True, True, True]
    print(keep_order, legal)
