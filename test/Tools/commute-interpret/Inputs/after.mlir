func.func @stale(%p: memref<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %r = comm.compute "mm"(%p) : (memref<4xf32>) -> tensor<4xf32>
  comm.copy %y into %p : tensor<4xf32> into memref<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @size(%p: memref<4xf32>) {
  return
}
// -----
func.func @freed(%p: memref<4xf32>, %y: tensor<4xf32>) {
  comm.compute "print"(%p) : (memref<4xf32>) -> ()
  return
}
// -----
func.func @nowhere(%p: memref<4xf32>, %y: tensor<4xf32>) {
  comm.resize %p to 0 : memref<4xf32>
  comm.copy %y into %p : tensor<4xf32> into memref<4xf32>
  return
}
// -----
comm.process_group @dp size 2
func.func @early(%p: memref<4xf32>) -> tensor<4xf32> {
  %f = comm.all_reduce %p into %p on @dp reduce sum
      : memref<4xf32> into memref<4xf32> -> !comm.future<memref<4xf32>>
  %r = comm.compute "mm"(%p) : (memref<4xf32>) -> tensor<4xf32>
  %d = comm.wait %f : !comm.future<memref<4xf32>>
  return %r : tensor<4xf32>
}
// -----
comm.process_group @dp size 2
func.func @overwritten(%p: memref<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %f = comm.all_reduce %p on @dp reduce sum
      : memref<4xf32> -> !comm.future<tensor<4xf32>>
  comm.copy %y into %p : tensor<4xf32> into memref<4xf32>
  %r = comm.wait %f : !comm.future<tensor<4xf32>>
  return %r : tensor<4xf32>
}
// -----
comm.process_group @dp size 2
func.func @group(%x: tensor<4xf32>) -> tensor<4xf32> {
  %f = comm.all_reduce %x on @dp reduce max
      : tensor<4xf32> -> !comm.future<tensor<4xf32>>
  %r = comm.wait %f : !comm.future<tensor<4xf32>>
  return %r : tensor<4xf32>
}
// -----
comm.process_group @dp size 2
func.func @messages(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  %g = comm.send %y on @dp to 1 : tensor<4xf32>
  %f = comm.send %x on @dp to 1 : tensor<4xf32>
  comm.wait %f : !comm.future
  comm.wait %g : !comm.future
  return
}
// -----
func.func private @log(%x: tensor<4xf32>)
func.func @effects(%x: tensor<4xf32>, %y: tensor<4xf32>) {
  func.call @log(%y) : (tensor<4xf32>) -> ()
  func.call @log(%x) : (tensor<4xf32>) -> ()
  return
}
// -----
func.func @alias(%p: memref<4xf32>, %q: memref<4xf32>, %y: tensor<4xf32>)
    -> tensor<4xf32> {
  comm.copy %y into %p : tensor<4xf32> into memref<4xf32>
  %r = comm.compute "mm"(%q) : (memref<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
// -----
func.func @identity(%p: memref<4xf32>) -> memref<4xf32> {
  %q = memref.alloc() : memref<4xf32>
  memref.copy %p, %q : memref<4xf32> to memref<4xf32>
  return %q : memref<4xf32>
}
// -----
func.func @nested(%p: memref<4xf32>, %y: tensor<4xf32>, %c: i1) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  scf.for %i = %0 to %2 step %1 {
    comm.compute "b"(%p) mutates [0] : (memref<4xf32>) -> ()
    comm.compute "a"(%p) mutates [0] : (memref<4xf32>) -> ()
  }
  return
}
// -----
func.func @gone(%x: tensor<2xf32>) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}
// -----
func.func @same(%x: tensor<4xf32>, %y: tensor<4xf32>)
    -> (tensor<4xf32>, tensor<4xf32>) {
  %b = comm.compute "b"(%y) : (tensor<4xf32>) -> tensor<4xf32>
  %a = comm.compute "a"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
