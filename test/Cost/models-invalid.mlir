// Models that fail: one error, where it belongs, and nothing is written.

// DEFINE: %{run} = commute-opt %s --load-pass-plugin=%commute_lib/libCommuteCostTests.so
// DEFINE: %{check} = FileCheck %s --implicit-check-not=error: --check-prefix

// RUN: not %{run} --comm-reorder-compute=cost-model=nan -o %t.mlir 2>&1 | %{check}=NAN
// RUN: not ls %t.mlir
// NAN: models-invalid.mlir:[[#@LINE+45]]:8: error: 'comm.all_gather' op takes nan ns by the cost model 'nan', expected a finite number that is not negative

// RUN: not %{run} --comm-schedule=cost-model=infinite -o /dev/null 2>&1 | %{check}=INFINITE
// INFINITE: error: 'comm.all_gather' op takes inf ns by the cost model 'infinite', expected a finite number that is not negative

// RUN: not %{run} --comm-annotate-costs=cost-model=negative -o %t.mlir 2>&1 | %{check}=NEGATIVE
// RUN: not ls %t.mlir
// NEGATIVE: error: 'comm.all_gather' op takes -1 ns by the cost model 'negative', expected a finite number that is not negative

// RUN: not %{run} --comm-bucket=cost-model=refusing -o /dev/null 2>&1 | %{check}=REFUSING
// REFUSING: error: 'comm.all_gather' op is refused for reason 7

// Nothing is known, and nothing is fallen back to.
// RUN: %{run} --comm-annotate-costs=cost-model=nothing 2>&1 | %{check}=NOTHING
// NOTHING: warning: 'comm.all_gather' op has no known cost, 2000 ns are assumed
// NOTHING: comm.all_gather {{.*}}comm.cost_ns = 2000 : i64
// NOTHING: comm.wait {{.*}}comm.cost_ns = 0 : i64

// RUN: not %{run} --comm-overlap=cost-model=self -o /dev/null 2>&1 | %{check}=SELF
// RUN: not %{run} --comm-overlap=cost-model=circle -o /dev/null 2>&1 | %{check}=SELF
// SELF: error: the cost model 'self' falls back to itself

// RUN: not %{run} --comm-overlap=cost-model=lost -o /dev/null 2>&1 | %{check}=LOST
// LOST: error: unknown cost model 'nowhere', expected one of

// RUN: not %{run} --comm-overlap=cost-model=chain0 -o /dev/null 2>&1 | %{check}=CHAIN
// CHAIN: error: the cost model 'chain0' falls back to more than 7 models

// RUN: not %{run} --comm-overlap=cost-model=silent -o /dev/null 2>&1 | %{check}=SILENT
// SILENT: error: the cost model 'silent' cannot be prepared

// RUN: not %{run} --comm-overlap="cost-model=placed profile=some-file" -o /dev/null 2>&1 | %{check}=PLACED
// PLACED: some-file:3:14: error: is not as it should be

// RUN: not %{run} --comm-overlap=cost-model=elsewhere -o /dev/null 2>&1 | %{check}=ELSEWHERE
// ELSEWHERE: error: unknown device 'nowhere', expected one of

// A state lives as long as the pass.
// RUN: %{run} --comm-annotate-costs=cost-model=state --comm-annotate-costs="cost-model=state device=H100" | %{check}=STATE
// STATE: comm.all_gather {{.*}}comm.cost_ns = 17 : i64
// STATE: released
// STATE: released

comm.process_group @dp size 8
func.func @f(%a: tensor<8xf32>) -> tensor<64xf32> {
  %0 = comm.all_gather %a on @dp dim 0
      : tensor<8xf32> -> !comm.future<tensor<64xf32>>
  %1 = comm.wait %0 : !comm.future<tensor<64xf32>>
  return %1 : tensor<64xf32>
}
