func.func @dynamic(%n: index) {
  %0 = arith.constant 0 : index
  scf.for %i = %0 to %n step %0 {
  }
  return
}
// -----
func.func @recursive() {
  func.call @recursive() : () -> ()
  return
}
// -----
comm.process_group @dp size 2
func.func @race(%p: memref<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<4xf32> -> !comm.future<tensor<4xf32>>
  comm.copy %y into %p : tensor<4xf32> into memref<4xf32>
  %r = comm.wait %f : !comm.future<tensor<4xf32>>
  return %r : tensor<4xf32>
}
// -----
comm.process_group @dp size 1000
func.func @large() {
  return
}
// -----
func.func @wrong() -> tensor<4xf32> {
  return
}
// -----
func.func @forever() {
  cf.br ^loop
^loop:
  cf.br ^loop
}
