"""Training steps to compile: tensor-parallel, and FSDP-like.

Small, with the collectives of the real ones, as torch's functional collectives.
"""

import torch
import torch.distributed._functional_collectives as collectives


class Gather(torch.autograd.Function):
    """A shard of a parameter -> the parameter; gradients are scattered back."""

    @staticmethod
    def forward(context, shard, group):
        context.group = group
        return collectives.all_gather_tensor(shard, 0, group)

    @staticmethod
    def backward(context, gradient):
        shard = collectives.reduce_scatter_tensor(gradient, "sum", 0, context.group)
        return shard, None


class Reduce(torch.autograd.Function):
    """The sum over the ranks of a group; gradients pass."""

    @staticmethod
    def forward(context, value, group):
        return collectives.all_reduce(value, "sum", group)

    @staticmethod
    def backward(context, gradient):
        return gradient, None


class Copy(torch.autograd.Function):
    """The same value on each rank of a group; gradients are summed."""

    @staticmethod
    def forward(context, value, group):
        context.group = group
        return value.view_as(value)

    @staticmethod
    def backward(context, gradient):
        return collectives.all_reduce(gradient, "sum", context.group), None


LAYERS = 2
WIDTH = 16


def fsdp(group):
    """Each layer's parameters are gathered right before they are used."""

    def step(x, *shards):
        for layer in range(LAYERS):
            up = Gather.apply(shards[2 * layer], group)
            x = torch.relu(x @ up)
            down = Gather.apply(shards[2 * layer + 1], group)
            x = x @ down + 1
        return x.square().sum()

    return step


def tensor_parallel(group):
    """Two streams of samples, each of whose layers ends in an all-reduce."""

    def step(x, *shards):
        halves = list(x.chunk(2))
        for layer in range(LAYERS):
            for i, half in enumerate(halves):
                half = Copy.apply(half, group)
                hidden = torch.relu(half @ shards[2 * layer].t())
                halves[i] = half + Reduce.apply(hidden @ shards[2 * layer + 1], group)
        return torch.cat(halves).square().sum()

    return step


PROGRAMS = {"fsdp": fsdp, "tensor_parallel": tensor_parallel}


def make_inputs(rank, world_size):
    """Returns a sample and shards of the parameters, the same ones each time."""
    generator = torch.Generator().manual_seed(rank)
    shape = (WIDTH // world_size, WIDTH)
    shards = [
        torch.randn(shape, generator=generator).requires_grad_()
        for _ in range(2 * LAYERS)
    ]
    return torch.randn(4, WIDTH, generator=generator), shards


def run(step, rank, world_size):
    """Returns the loss and the gradients of a step."""
    x, shards = make_inputs(rank, world_size)
    loss = step(x, *shards)
    loss.backward()
    return [loss.detach(), *(shard.grad for shard in shards)]


def compile_step(step, options):
    torch._dynamo.reset()
    return torch.compile(step, options=options)
