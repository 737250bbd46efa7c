//===- BuiltinDevices.c - Devices that are known --------------------------===//
//
// SPDX-License-Identifier: Apache-2.0
//
// Where each number comes from:
//
// Times of collectives: measured, as latency + bytes of the full tensors /
// bandwidth, in groups of the size that is stated.
// Peaks, memory bandwidth: the vendors' data sheets, dense (half of what they
// state with sparsity):
// - V100: NVIDIA V100 (SXM2) data sheet, 2020
// - A100: NVIDIA A100 (SXM 80 GB) data sheet, 2021
// - H100: NVIDIA H100 (SXM) data sheet, 2023
// - B200, GB200: "GB200 NVL72 | HGX B200" data sheet, per GPU, 2024
// - TPUv5p: Google Cloud TPU v5p documentation
// Base and hop latency over NVLink and network: NCCL 2.x, ring and Simple
// protocol, tuning table of src/graph/tuning.cc: 8.4 us, 3.4 us a step over
// NVLink, 14 us over a network.
// Network of 25 GB/s a device: inter_node_bw of PyTorch 2.7.1,
// torch/_inductor/config.py.
// Links of TPUs: 90 GB/s one way for v5p, both ways at once on a ring; about
// 1 us a hop.
// Launch: 2 us, the time from one kernel's end to the next one's start.
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

enum { RANKS_PER_NODE = 8 };

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

//===----------------------------------------------------------------------===//
// Links
//===----------------------------------------------------------------------===//

/// An H100's eight, whatever the group.
static const CommuteLink genericLinks[] = {
    {.times = {
         [COMMUTE_COLLECTIVE_ALL_GATHER] = {25e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_REDUCE_SCATTER] = {27e3, 356e9, 0},
         [COMMUTE_COLLECTIVE_ALL_REDUCE] = {36e3, 206e9, 0},
         [COMMUTE_COLLECTIVE_ALL_TO_ALL] = {32e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_BROADCAST] = {25e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_PERMUTE] = {25e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_SEND] = {25e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_RECV] = {25e3, 368e9, 0},
         [COMMUTE_COLLECTIVE_BARRIER] = {25e3, 368e9, 0},
     }}};

/// NVLink of the two generations before it was measured: 300 and 600 GB/s both
/// ways, half of that one way.
static const CommuteLink v100Links[] = {
    {.name = "nvlink",
     .baseLatency = 8.4e3,
     .hopLatency = 3.4e3,
     .bandwidth = 150e9},
    {.name = "network",
     .betweenNodes = true,
     .baseLatency = 8.4e3,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

static const CommuteLink a100Links[] = {
    {.name = "nvlink",
     .baseLatency = 8.4e3,
     .hopLatency = 3.4e3,
     .bandwidth = 300e9},
    {.name = "network",
     .betweenNodes = true,
     .baseLatency = 8.4e3,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

/// Measured with 8 GPUs; 450 GB/s one way.
static const CommuteLink h100Links[] = {
    {.name = "nvlink",
     .baseLatency = 8.4e3,
     .hopLatency = 3.4e3,
     .bandwidth = 450e9,
     .times = {[COMMUTE_COLLECTIVE_ALL_GATHER] = {25e3, 368e9, 8},
               [COMMUTE_COLLECTIVE_REDUCE_SCATTER] = {27e3, 356e9, 8},
               [COMMUTE_COLLECTIVE_ALL_REDUCE] = {36e3, 206e9, 8},
               [COMMUTE_COLLECTIVE_ALL_TO_ALL] = {32e3, 368e9, 8}}},
    {.name = "network",
     .betweenNodes = true,
     .baseLatency = 8.4e3,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

/// Measured with 8 GPUs; 900 GB/s one way.
static const CommuteLink b200Links[] = {
    {.name = "nvlink",
     .baseLatency = 8.4e3,
     .hopLatency = 3.4e3,
     .bandwidth = 900e9,
     .times = {[COMMUTE_COLLECTIVE_ALL_GATHER] = {34e3, 661e9, 8},
               [COMMUTE_COLLECTIVE_REDUCE_SCATTER] = {37e3, 676e9, 8},
               [COMMUTE_COLLECTIVE_ALL_REDUCE] = {51e3, 319e9, 8},
               [COMMUTE_COLLECTIVE_ALL_TO_ALL] = {38e3, 624e9, 8}}},
    {.name = "network",
     .betweenNodes = true,
     .baseLatency = 8.4e3,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

/// Measured with 72 GPUs, which one NVLink domain joins.
static const CommuteLink gb200Links[] = {
    {.name = "nvlink",
     .baseLatency = 8.4e3,
     .hopLatency = 3.4e3,
     .bandwidth = 900e9,
     .times = {[COMMUTE_COLLECTIVE_ALL_GATHER] = {110e3, 658e9, 72},
               [COMMUTE_COLLECTIVE_REDUCE_SCATTER] = {109e3, 675e9, 72},
               [COMMUTE_COLLECTIVE_ALL_REDUCE] = {62e3, 375e9, 72},
               [COMMUTE_COLLECTIVE_ALL_TO_ALL] = {68e3, 565e9, 72}}},
    {.name = "network",
     .betweenNodes = true,
     .baseLatency = 8.4e3,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

/// One ring of the torus, both ways at once.
static const CommuteLink tpuV5pLinks[] = {
    {.name = "ici", .hopLatency = 1e3, .bandwidth = 2 * 90e9},
    {.name = "dcn",
     .betweenNodes = true,
     .hopLatency = 14e3,
     .bandwidth = 25e9},
};

//===----------------------------------------------------------------------===//
// Peaks
//===----------------------------------------------------------------------===//

static const CommutePeak genericPeaks[] = {{NULL, 600e12}};

static const CommutePeak v100Peaks[] = {
    {"f64", 7.8e12},   {"f32", 15.7e12}, {"f16", 125e12},
    {"bf16", 15.7e12}, {"i8", 62e12},    {NULL, 15.7e12},
};

static const CommutePeak a100Peaks[] = {
    {"f64", 19.5e12}, {"f32", 19.5e12}, {"tf32", 156e12}, {"f16", 312e12},
    {"bf16", 312e12}, {"i8", 624e12},   {NULL, 19.5e12},
};

static const CommutePeak h100Peaks[] = {
    {"f64", 66.9e12},      {"f32", 66.9e12},   {"tf32", 494.7e12},
    {"f16", 989.4e12},     {"bf16", 989.4e12}, {"f8E4M3FN", 1978.9e12},
    {"f8E5M2", 1978.9e12}, {"i8", 1978.9e12},  {NULL, 66.9e12},
};

static const CommutePeak b200Peaks[] = {
    {"f64", 37e12},      {"f32", 75e12},        {"tf32", 1100e12},
    {"f16", 2250e12},    {"bf16", 2250e12},     {"f8E4M3FN", 4500e12},
    {"f8E5M2", 4500e12}, {"f4E2M1FN", 9000e12}, {"i8", 4500e12},
    {NULL, 75e12},
};

static const CommutePeak gb200Peaks[] = {
    {"f64", 40e12},      {"f32", 80e12},         {"tf32", 1250e12},
    {"f16", 2500e12},    {"bf16", 2500e12},      {"f8E4M3FN", 5000e12},
    {"f8E5M2", 5000e12}, {"f4E2M1FN", 10000e12}, {"i8", 5000e12},
    {NULL, 80e12},
};

/// A matrix unit multiplies bf16; f32 takes about six such products.
static const CommutePeak tpuV5pPeaks[] = {
    {"bf16", 459e12},
    {"i8", 918e12},
    {"f32", 76.5e12},
    {NULL, 76.5e12},
};

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

const CommuteDevice commuteGenericDevice = {
    .name = "generic",
    .source = "an H100 (SXM) as programs find it: 600 TFLOP/s, 2.5 TB/s",
    .launch = 2000,
    .memoryBandwidth = 2.5e12,
    .ranksPerNode = RANKS_PER_NODE,
    .contention = 1,
    .peaks = genericPeaks,
    .peakCount = COUNT(genericPeaks),
    .links = genericLinks,
    .linkCount = COUNT(genericLinks)};

static const CommuteDevice devices[] = {
    {.name = "V100",
     .source = "NVIDIA V100 (SXM2) data sheet, 2020",
     .launch = 2000,
     .memoryBandwidth = 0.9e12,
     .ranksPerNode = RANKS_PER_NODE,
     .contention = 1,
     .peaks = v100Peaks,
     .peakCount = COUNT(v100Peaks),
     .links = v100Links,
     .linkCount = COUNT(v100Links)},
    {.name = "A100",
     .source = "NVIDIA A100 (SXM 80 GB) data sheet, 2021",
     .launch = 2000,
     .memoryBandwidth = 2.039e12,
     .ranksPerNode = RANKS_PER_NODE,
     .contention = 1,
     .peaks = a100Peaks,
     .peakCount = COUNT(a100Peaks),
     .links = a100Links,
     .linkCount = COUNT(a100Links)},
    {.name = "H100",
     .source = "NVIDIA H100 (SXM) data sheet, 2023",
     .launch = 2000,
     .memoryBandwidth = 3.35e12,
     .ranksPerNode = RANKS_PER_NODE,
     .contention = 1,
     .peaks = h100Peaks,
     .peakCount = COUNT(h100Peaks),
     .links = h100Links,
     .linkCount = COUNT(h100Links)},
    {.name = "B200",
     .source = "NVIDIA HGX B200 data sheet, 2024",
     .launch = 2000,
     .memoryBandwidth = 7.7e12,
     .ranksPerNode = RANKS_PER_NODE,
     .contention = 1,
     .peaks = b200Peaks,
     .peakCount = COUNT(b200Peaks),
     .links = b200Links,
     .linkCount = COUNT(b200Links)},
    {.name = "GB200",
     .source = "NVIDIA GB200 NVL72 data sheet, 2024",
     .launch = 2000,
     .memoryBandwidth = 8e12,
     .ranksPerNode = 72,
     .contention = 1,
     .peaks = gb200Peaks,
     .peakCount = COUNT(gb200Peaks),
     .links = gb200Links,
     .linkCount = COUNT(gb200Links)},
    {.name = "TPUv5p",
     .source = "Google Cloud TPU v5p documentation",
     .launch = 2000,
     .memoryBandwidth = 2.765e12,
     // A pod: its torus joins them all.
     .ranksPerNode = 8960,
     .contention = 1,
     .peaks = tpuV5pPeaks,
     .peakCount = COUNT(tpuV5pPeaks),
     .links = tpuV5pLinks,
     .linkCount = COUNT(tpuV5pLinks)},
};

const CommuteDevice *commuteDeviceGetBuiltin(size_t index) {
  if (index == 0)
    return &commuteGenericDevice;
  return index - 1 < COUNT(devices) ? &devices[index - 1] : NULL;
}
