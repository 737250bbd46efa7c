// context parallel 8: ring attention, local sequence 4096 of 32768, FSDP over the same group, 1 layer
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @cp_ring_l1(
    %emb: tensor<4000x4096xbf16> {comm.name = "emb"},
    %l0_an: tensor<512xbf16> {comm.name = "l0_an"},
    %l0_wq: tensor<512x4096xbf16> {comm.name = "l0_wq"},
    %l0_wk: tensor<128x4096xbf16> {comm.name = "l0_wk"},
    %l0_wv: tensor<128x4096xbf16> {comm.name = "l0_wv"},
    %l0_wo: tensor<512x4096xbf16> {comm.name = "l0_wo"},
    %l0_fn: tensor<512xbf16> {comm.name = "l0_fn"},
    %l0_w1: tensor<1792x4096xbf16> {comm.name = "l0_w1"},
    %l0_w3: tensor<1792x4096xbf16> {comm.name = "l0_w3"},
    %l0_w2: tensor<512x14336xbf16> {comm.name = "l0_w2"},
    %on: tensor<512xbf16> {comm.name = "on"},
    %out: tensor<4000x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, tensor<4000x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<4000x4096xbf16>) attributes {comm.name = "cp_ring_l1"} {
  %view = comm.view "aten.view.default" %emb {comm.cost_ns = 0, comm.name = "view"} : tensor<4000x4096xbf16> -> tensor<4000x4096xbf16>
  %all_gather_into_tensor = comm.all_gather %view on @pg0 dim 0 {comm.cost_ns = 737347, comm.name = "all_gather_into_tensor"} : tensor<4000x4096xbf16> -> !comm.future<tensor<32000x4096xbf16>>
  %wait_tensor = comm.wait %all_gather_into_tensor {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<32000x4096xbf16>>
  %slice_1 = comm.view "aten.slice.Tensor" %wait_tensor {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %view_1 = comm.view "aten.view.default" %slice_1 {comm.cost_ns = 0, comm.name = "view_1"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%view_1, %tokens) {comm.cost_ns = 28843, comm.name = "embedding"} : (tensor<32000x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
  %view_2 = comm.view "aten.view.default" %l0_an {comm.cost_ns = 0, comm.name = "view_2"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_1 = comm.all_gather %view_2 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_1"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_1 = comm.wait %all_gather_into_tensor_1 {comm.cost_ns = 0, comm.name = "wait_tensor_1"} : !comm.future<tensor<4096xbf16>>
  %slice_2 = comm.view "aten.slice.Tensor" %wait_tensor_1 {comm.cost_ns = 0, comm.name = "slice_2"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_3 = comm.view "aten.view.default" %slice_2 {comm.cost_ns = 0, comm.name = "view_3"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%embedding) {comm.cost_ns = 42265, comm.name = "convert_element_type"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow_1) {comm.cost_ns = 28850, comm.name = "mean"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.cost_ns = 2013, comm.name = "add"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.cost_ns = 2013, comm.name = "rsqrt"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias = comm.view "aten.alias.default" %rsqrt {comm.cost_ns = 0, comm.name = "alias"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%convert_element_type, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%mul) {comm.cost_ns = 42265, comm.name = "convert_element_type_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%convert_element_type_1, %view_3) {comm.cost_ns = 28846, comm.name = "mul_1"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_4 = comm.view "aten.view.default" %l0_wq {comm.cost_ns = 0, comm.name = "view_4"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_2 = comm.all_gather %view_4 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_2"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_2 = comm.wait %all_gather_into_tensor_2 {comm.cost_ns = 0, comm.name = "wait_tensor_2"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_3 = comm.view "aten.slice.Tensor" %wait_tensor_2 {comm.cost_ns = 0, comm.name = "slice_3"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_5 = comm.view "aten.view.default" %slice_3 {comm.cost_ns = 0, comm.name = "view_5"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute = comm.view "aten.permute.default" %view_5 {comm.cost_ns = 0, comm.name = "permute"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_6 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_6"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_6, %permute) {comm.cost_ns = 231064, comm.name = "mm"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_7 = comm.view "aten.view.default" %mm {comm.cost_ns = 0, comm.name = "view_7"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_8 = comm.view "aten.view.default" %l0_wk {comm.cost_ns = 0, comm.name = "view_8"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_3 = comm.all_gather %view_8 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_3"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_3 = comm.wait %all_gather_into_tensor_3 {comm.cost_ns = 0, comm.name = "wait_tensor_3"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_4 = comm.view "aten.slice.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "slice_4"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_9 = comm.view "aten.view.default" %slice_4 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_1 = comm.view "aten.permute.default" %view_9 {comm.cost_ns = 0, comm.name = "permute_1"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_10 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_10"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_10, %permute_1) {comm.cost_ns = 59266, comm.name = "mm_1"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_11 = comm.view "aten.view.default" %mm_1 {comm.cost_ns = 0, comm.name = "view_11"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_12 = comm.view "aten.view.default" %l0_wv {comm.cost_ns = 0, comm.name = "view_12"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_4 = comm.all_gather %view_12 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_4"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_4 = comm.wait %all_gather_into_tensor_4 {comm.cost_ns = 0, comm.name = "wait_tensor_4"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_5 = comm.view "aten.slice.Tensor" %wait_tensor_4 {comm.cost_ns = 0, comm.name = "slice_5"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_13 = comm.view "aten.view.default" %slice_5 {comm.cost_ns = 0, comm.name = "view_13"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_2 = comm.view "aten.permute.default" %view_13 {comm.cost_ns = 0, comm.name = "permute_2"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_14 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_14"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%view_14, %permute_2) {comm.cost_ns = 59266, comm.name = "mm_2"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_15 = comm.view "aten.view.default" %mm_2 {comm.cost_ns = 0, comm.name = "view_15"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_16 = comm.view "aten.view.default" %view_7 {comm.cost_ns = 0, comm.name = "view_16"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_17 = comm.view "aten.view.default" %view_11 {comm.cost_ns = 0, comm.name = "view_17"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_18 = comm.view "aten.view.default" %view_15 {comm.cost_ns = 0, comm.name = "view_18"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_2 = comm.compute "prims.convert_element_type.default"(%view_16) {comm.cost_ns = 42265, comm.name = "convert_element_type_2"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split.0 = comm.view "aten.split.Tensor" %convert_element_type_2 {comm.cost_ns = 0, comm.name = "split.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split.1 = comm.view "aten.split.Tensor" %convert_element_type_2 {comm.cost_ns = 0, comm.name = "split.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_2 = comm.compute "aten.mul.Tensor"(%split.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_3 = comm.compute "aten.mul.Tensor"(%split.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_3"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub = comm.compute "aten.sub.Tensor"(%mul_2, %mul_3) {comm.cost_ns = 42265, comm.name = "sub"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_4 = comm.compute "aten.mul.Tensor"(%split.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_4"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_5 = comm.compute "aten.mul.Tensor"(%split.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_5"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_1 = comm.compute "aten.add.Tensor"(%mul_4, %mul_5) {comm.cost_ns = 42265, comm.name = "add_1"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat = comm.compute "aten.cat.default"(%sub, %add_1) {comm.cost_ns = 55687, comm.name = "cat"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_3 = comm.compute "prims.convert_element_type.default"(%cat) {comm.cost_ns = 42265, comm.name = "convert_element_type_3"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_4 = comm.compute "prims.convert_element_type.default"(%view_17) {comm.cost_ns = 12066, comm.name = "convert_element_type_4"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_1.0 = comm.view "aten.split.Tensor" %convert_element_type_4 {comm.cost_ns = 0, comm.name = "split_1.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_1.1 = comm.view "aten.split.Tensor" %convert_element_type_4 {comm.cost_ns = 0, comm.name = "split_1.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%split_1.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_6"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_7 = comm.compute "aten.mul.Tensor"(%split_1.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_7"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%mul_6, %mul_7) {comm.cost_ns = 12066, comm.name = "sub_1"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%split_1.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_8"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_9 = comm.compute "aten.mul.Tensor"(%split_1.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_9"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_2 = comm.compute "aten.add.Tensor"(%mul_8, %mul_9) {comm.cost_ns = 12066, comm.name = "add_2"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_1 = comm.compute "aten.cat.default"(%sub_1, %add_2) {comm.cost_ns = 15421, comm.name = "cat_1"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_5 = comm.compute "prims.convert_element_type.default"(%cat_1) {comm.cost_ns = 12066, comm.name = "convert_element_type_5"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze = comm.view "aten.unsqueeze.default" %convert_element_type_5 {comm.cost_ns = 0, comm.name = "unsqueeze"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand = comm.view "aten.expand.default" %unsqueeze {comm.cost_ns = 0, comm.name = "expand"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone = comm.compute "aten.clone.default"(%expand) {comm.cost_ns = 28843, comm.name = "clone"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_19 = comm.view "aten.view.default" %clone {comm.cost_ns = 0, comm.name = "view_19"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_1 = comm.view "aten.unsqueeze.default" %view_18 {comm.cost_ns = 0, comm.name = "unsqueeze_1"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_1 = comm.view "aten.expand.default" %unsqueeze_1 {comm.cost_ns = 0, comm.name = "expand_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_1 = comm.compute "aten.clone.default"(%expand_1) {comm.cost_ns = 28843, comm.name = "clone_1"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_20 = comm.view "aten.view.default" %clone_1 {comm.cost_ns = 0, comm.name = "view_20"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_3 = comm.view "aten.permute.default" %convert_element_type_3 {comm.cost_ns = 0, comm.name = "permute_3"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_4 = comm.view "aten.permute.default" %view_19 {comm.cost_ns = 0, comm.name = "permute_4"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_5 = comm.view "aten.permute.default" %view_20 {comm.cost_ns = 0, comm.name = "permute_5"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %clone_2 = comm.compute "aten.clone.default"(%permute_4) {comm.cost_ns = 28843, comm.name = "clone_2"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_21 = comm.view "aten.view.default" %clone_2 {comm.cost_ns = 0, comm.name = "view_21"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single = comm.all_to_all %view_21 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_5 = comm.wait %all_to_all_single {comm.cost_ns = 0, comm.name = "wait_tensor_5"} : !comm.future<tensor<16777216xbf16>>
  %view_22 = comm.view "aten.view.default" %wait_tensor_5 {comm.cost_ns = 0, comm.name = "view_22"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %clone_3 = comm.compute "aten.clone.default"(%permute_5) {comm.cost_ns = 28843, comm.name = "clone_3"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_23 = comm.view "aten.view.default" %clone_3 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_1 = comm.all_to_all %view_23 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_1"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_6 = comm.wait %all_to_all_single_1 {comm.cost_ns = 0, comm.name = "wait_tensor_6"} : !comm.future<tensor<16777216xbf16>>
  %view_24 = comm.view "aten.view.default" %wait_tensor_6 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_6 = comm.view "aten.permute.default" %permute_4 {comm.cost_ns = 0, comm.name = "permute_6"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_2 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_2"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_25 = comm.view "aten.view.default" %expand_2 {comm.cost_ns = 0, comm.name = "view_25"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_3 = comm.view "aten.expand.default" %permute_6 {comm.cost_ns = 0, comm.name = "expand_3"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_26 = comm.view "aten.view.default" %expand_3 {comm.cost_ns = 0, comm.name = "view_26"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm = comm.compute "aten.bmm.default"(%view_25, %view_26) {comm.cost_ns = 458340, comm.name = "bmm"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_27 = comm.view "aten.view.default" %bmm {comm.cost_ns = 0, comm.name = "view_27"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%view_27) {comm.cost_ns = 1290490, comm.name = "convert_element_type_6"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_6) {comm.cost_ns = 1719986, comm.name = "mul_10"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax = comm.compute "aten.amax.default"(%mul_10) {comm.cost_ns = 861203, comm.name = "amax"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_1 = comm.view "aten.alias.default" %amax {comm.cost_ns = 0, comm.name = "alias_1"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul_10, %alias_1) {comm.cost_ns = 1720196, comm.name = "sub_2"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp = comm.compute "aten.exp.default"(%sub_2) {comm.cost_ns = 1719986, comm.name = "exp"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_2 = comm.view "aten.alias.default" %exp {comm.cost_ns = 0, comm.name = "alias_2"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%exp) {comm.cost_ns = 1290490, comm.name = "convert_element_type_7"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_4 = comm.view "aten.expand.default" %convert_element_type_7 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_28 = comm.view "aten.view.default" %expand_4 {comm.cost_ns = 0, comm.name = "view_28"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_5 = comm.view "aten.expand.default" %permute_5 {comm.cost_ns = 0, comm.name = "expand_5"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_29 = comm.view "aten.view.default" %expand_5 {comm.cost_ns = 0, comm.name = "view_29"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_1 = comm.compute "aten.bmm.default"(%view_28, %view_29) {comm.cost_ns = 458340, comm.name = "bmm_1"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_30 = comm.view "aten.view.default" %bmm_1 {comm.cost_ns = 0, comm.name = "view_30"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%view_30) {comm.cost_ns = 42265, comm.name = "convert_element_type_8"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp) {comm.cost_ns = 861203, comm.name = "sum_1"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %view_31 = comm.view "aten.view.default" %view_22 {comm.cost_ns = 0, comm.name = "view_31"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_2 = comm.all_to_all %view_31 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_2"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_7 = comm.wait %all_to_all_single_2 {comm.cost_ns = 0, comm.name = "wait_tensor_7"} : !comm.future<tensor<16777216xbf16>>
  %view_32 = comm.view "aten.view.default" %wait_tensor_7 {comm.cost_ns = 0, comm.name = "view_32"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_33 = comm.view "aten.view.default" %view_24 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_3 = comm.all_to_all %view_33 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_3"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_8 = comm.wait %all_to_all_single_3 {comm.cost_ns = 0, comm.name = "wait_tensor_8"} : !comm.future<tensor<16777216xbf16>>
  %view_34 = comm.view "aten.view.default" %wait_tensor_8 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_22 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_6 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_6"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_35 = comm.view "aten.view.default" %expand_6 {comm.cost_ns = 0, comm.name = "view_35"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_7 = comm.view "aten.expand.default" %permute_7 {comm.cost_ns = 0, comm.name = "expand_7"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_36 = comm.view "aten.view.default" %expand_7 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_2 = comm.compute "aten.bmm.default"(%view_35, %view_36) {comm.cost_ns = 458340, comm.name = "bmm_2"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_37 = comm.view "aten.view.default" %bmm_2 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%view_37) {comm.cost_ns = 1290490, comm.name = "convert_element_type_9"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_9) {comm.cost_ns = 1719986, comm.name = "mul_11"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_1 = comm.compute "aten.amax.default"(%mul_11) {comm.cost_ns = 861203, comm.name = "amax_1"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_3 = comm.view "aten.alias.default" %amax_1 {comm.cost_ns = 0, comm.name = "alias_3"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_3 = comm.compute "aten.sub.Tensor"(%mul_11, %alias_3) {comm.cost_ns = 1720196, comm.name = "sub_3"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_1 = comm.compute "aten.exp.default"(%sub_3) {comm.cost_ns = 1719986, comm.name = "exp_1"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_4 = comm.view "aten.alias.default" %exp_1 {comm.cost_ns = 0, comm.name = "alias_4"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%exp_1) {comm.cost_ns = 1290490, comm.name = "convert_element_type_10"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_8 = comm.view "aten.expand.default" %convert_element_type_10 {comm.cost_ns = 0, comm.name = "expand_8"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_38 = comm.view "aten.view.default" %expand_8 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_9 = comm.view "aten.expand.default" %view_24 {comm.cost_ns = 0, comm.name = "expand_9"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_39 = comm.view "aten.view.default" %expand_9 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_3 = comm.compute "aten.bmm.default"(%view_38, %view_39) {comm.cost_ns = 458340, comm.name = "bmm_3"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_40 = comm.view "aten.view.default" %bmm_3 {comm.cost_ns = 0, comm.name = "view_40"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%view_40) {comm.cost_ns = 42265, comm.name = "convert_element_type_11"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_2 = comm.compute "aten.sum.dim_IntList"(%exp_1) {comm.cost_ns = 861203, comm.name = "sum_2"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum = comm.compute "aten.maximum.default"(%alias_1, %alias_3) {comm.cost_ns = 2629, comm.name = "maximum"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_4 = comm.compute "aten.sub.Tensor"(%alias_1, %maximum) {comm.cost_ns = 2629, comm.name = "sub_4"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_2 = comm.compute "aten.exp.default"(%sub_4) {comm.cost_ns = 2419, comm.name = "exp_2"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_5 = comm.compute "aten.sub.Tensor"(%alias_3, %maximum) {comm.cost_ns = 2629, comm.name = "sub_5"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_3 = comm.compute "aten.exp.default"(%sub_5) {comm.cost_ns = 2419, comm.name = "exp_3"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_8, %exp_2) {comm.cost_ns = 55896, comm.name = "mul_12"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_13 = comm.compute "aten.mul.Tensor"(%convert_element_type_11, %exp_3) {comm.cost_ns = 55896, comm.name = "mul_13"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_3 = comm.compute "aten.add.Tensor"(%mul_12, %mul_13) {comm.cost_ns = 82530, comm.name = "add_3"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_14 = comm.compute "aten.mul.Tensor"(%sum_1, %exp_2) {comm.cost_ns = 2629, comm.name = "mul_14"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_15 = comm.compute "aten.mul.Tensor"(%sum_2, %exp_3) {comm.cost_ns = 2629, comm.name = "mul_15"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mul_14, %mul_15) {comm.cost_ns = 2629, comm.name = "add_4"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %view_41 = comm.view "aten.view.default" %view_32 {comm.cost_ns = 0, comm.name = "view_41"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_4 = comm.all_to_all %view_41 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_4"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_9 = comm.wait %all_to_all_single_4 {comm.cost_ns = 0, comm.name = "wait_tensor_9"} : !comm.future<tensor<16777216xbf16>>
  %view_42 = comm.view "aten.view.default" %wait_tensor_9 {comm.cost_ns = 0, comm.name = "view_42"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_43 = comm.view "aten.view.default" %view_34 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_5 = comm.all_to_all %view_43 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_5"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_10 = comm.wait %all_to_all_single_5 {comm.cost_ns = 0, comm.name = "wait_tensor_10"} : !comm.future<tensor<16777216xbf16>>
  %view_44 = comm.view "aten.view.default" %wait_tensor_10 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_8 = comm.view "aten.permute.default" %view_32 {comm.cost_ns = 0, comm.name = "permute_8"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_10 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_10"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_45 = comm.view "aten.view.default" %expand_10 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_11 = comm.view "aten.expand.default" %permute_8 {comm.cost_ns = 0, comm.name = "expand_11"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_46 = comm.view "aten.view.default" %expand_11 {comm.cost_ns = 0, comm.name = "view_46"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_4 = comm.compute "aten.bmm.default"(%view_45, %view_46) {comm.cost_ns = 458340, comm.name = "bmm_4"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_47 = comm.view "aten.view.default" %bmm_4 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_12 = comm.compute "prims.convert_element_type.default"(%view_47) {comm.cost_ns = 1290490, comm.name = "convert_element_type_12"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%convert_element_type_12) {comm.cost_ns = 1719986, comm.name = "mul_16"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_2 = comm.compute "aten.amax.default"(%mul_16) {comm.cost_ns = 861203, comm.name = "amax_2"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_5 = comm.view "aten.alias.default" %amax_2 {comm.cost_ns = 0, comm.name = "alias_5"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_6 = comm.compute "aten.sub.Tensor"(%mul_16, %alias_5) {comm.cost_ns = 1720196, comm.name = "sub_6"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_4 = comm.compute "aten.exp.default"(%sub_6) {comm.cost_ns = 1719986, comm.name = "exp_4"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_6 = comm.view "aten.alias.default" %exp_4 {comm.cost_ns = 0, comm.name = "alias_6"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_13 = comm.compute "prims.convert_element_type.default"(%exp_4) {comm.cost_ns = 1290490, comm.name = "convert_element_type_13"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_12 = comm.view "aten.expand.default" %convert_element_type_13 {comm.cost_ns = 0, comm.name = "expand_12"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_48 = comm.view "aten.view.default" %expand_12 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_13 = comm.view "aten.expand.default" %view_34 {comm.cost_ns = 0, comm.name = "expand_13"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_49 = comm.view "aten.view.default" %expand_13 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_5 = comm.compute "aten.bmm.default"(%view_48, %view_49) {comm.cost_ns = 458340, comm.name = "bmm_5"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_50 = comm.view "aten.view.default" %bmm_5 {comm.cost_ns = 0, comm.name = "view_50"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%view_50) {comm.cost_ns = 42265, comm.name = "convert_element_type_14"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_3 = comm.compute "aten.sum.dim_IntList"(%exp_4) {comm.cost_ns = 861203, comm.name = "sum_3"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_1 = comm.compute "aten.maximum.default"(%maximum, %alias_5) {comm.cost_ns = 2629, comm.name = "maximum_1"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_7 = comm.compute "aten.sub.Tensor"(%maximum, %maximum_1) {comm.cost_ns = 2629, comm.name = "sub_7"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_5 = comm.compute "aten.exp.default"(%sub_7) {comm.cost_ns = 2419, comm.name = "exp_5"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_8 = comm.compute "aten.sub.Tensor"(%alias_5, %maximum_1) {comm.cost_ns = 2629, comm.name = "sub_8"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_6 = comm.compute "aten.exp.default"(%sub_8) {comm.cost_ns = 2419, comm.name = "exp_6"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_17 = comm.compute "aten.mul.Tensor"(%add_3, %exp_5) {comm.cost_ns = 55896, comm.name = "mul_17"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_18 = comm.compute "aten.mul.Tensor"(%convert_element_type_14, %exp_6) {comm.cost_ns = 55896, comm.name = "mul_18"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_5 = comm.compute "aten.add.Tensor"(%mul_17, %mul_18) {comm.cost_ns = 82530, comm.name = "add_5"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_19 = comm.compute "aten.mul.Tensor"(%add_4, %exp_5) {comm.cost_ns = 2629, comm.name = "mul_19"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%sum_3, %exp_6) {comm.cost_ns = 2629, comm.name = "mul_20"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_6 = comm.compute "aten.add.Tensor"(%mul_19, %mul_20) {comm.cost_ns = 2629, comm.name = "add_6"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %view_51 = comm.view "aten.view.default" %view_42 {comm.cost_ns = 0, comm.name = "view_51"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_6 = comm.all_to_all %view_51 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_6"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_11 = comm.wait %all_to_all_single_6 {comm.cost_ns = 0, comm.name = "wait_tensor_11"} : !comm.future<tensor<16777216xbf16>>
  %view_52 = comm.view "aten.view.default" %wait_tensor_11 {comm.cost_ns = 0, comm.name = "view_52"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_53 = comm.view "aten.view.default" %view_44 {comm.cost_ns = 0, comm.name = "view_53"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_7 = comm.all_to_all %view_53 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_7"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_12 = comm.wait %all_to_all_single_7 {comm.cost_ns = 0, comm.name = "wait_tensor_12"} : !comm.future<tensor<16777216xbf16>>
  %view_54 = comm.view "aten.view.default" %wait_tensor_12 {comm.cost_ns = 0, comm.name = "view_54"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_42 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_14 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_14"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_55 = comm.view "aten.view.default" %expand_14 {comm.cost_ns = 0, comm.name = "view_55"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_15 = comm.view "aten.expand.default" %permute_9 {comm.cost_ns = 0, comm.name = "expand_15"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_56 = comm.view "aten.view.default" %expand_15 {comm.cost_ns = 0, comm.name = "view_56"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_6 = comm.compute "aten.bmm.default"(%view_55, %view_56) {comm.cost_ns = 458340, comm.name = "bmm_6"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_57 = comm.view "aten.view.default" %bmm_6 {comm.cost_ns = 0, comm.name = "view_57"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%view_57) {comm.cost_ns = 1290490, comm.name = "convert_element_type_15"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_21 = comm.compute "aten.mul.Tensor"(%convert_element_type_15) {comm.cost_ns = 1719986, comm.name = "mul_21"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_3 = comm.compute "aten.amax.default"(%mul_21) {comm.cost_ns = 861203, comm.name = "amax_3"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_7 = comm.view "aten.alias.default" %amax_3 {comm.cost_ns = 0, comm.name = "alias_7"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_9 = comm.compute "aten.sub.Tensor"(%mul_21, %alias_7) {comm.cost_ns = 1720196, comm.name = "sub_9"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_7 = comm.compute "aten.exp.default"(%sub_9) {comm.cost_ns = 1719986, comm.name = "exp_7"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_8 = comm.view "aten.alias.default" %exp_7 {comm.cost_ns = 0, comm.name = "alias_8"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_16 = comm.compute "prims.convert_element_type.default"(%exp_7) {comm.cost_ns = 1290490, comm.name = "convert_element_type_16"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_16 = comm.view "aten.expand.default" %convert_element_type_16 {comm.cost_ns = 0, comm.name = "expand_16"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_58 = comm.view "aten.view.default" %expand_16 {comm.cost_ns = 0, comm.name = "view_58"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_17 = comm.view "aten.expand.default" %view_44 {comm.cost_ns = 0, comm.name = "expand_17"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_59 = comm.view "aten.view.default" %expand_17 {comm.cost_ns = 0, comm.name = "view_59"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_7 = comm.compute "aten.bmm.default"(%view_58, %view_59) {comm.cost_ns = 458340, comm.name = "bmm_7"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_60 = comm.view "aten.view.default" %bmm_7 {comm.cost_ns = 0, comm.name = "view_60"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_17 = comm.compute "prims.convert_element_type.default"(%view_60) {comm.cost_ns = 42265, comm.name = "convert_element_type_17"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%exp_7) {comm.cost_ns = 861203, comm.name = "sum_4"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_2 = comm.compute "aten.maximum.default"(%maximum_1, %alias_7) {comm.cost_ns = 2629, comm.name = "maximum_2"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_10 = comm.compute "aten.sub.Tensor"(%maximum_1, %maximum_2) {comm.cost_ns = 2629, comm.name = "sub_10"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_8 = comm.compute "aten.exp.default"(%sub_10) {comm.cost_ns = 2419, comm.name = "exp_8"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_11 = comm.compute "aten.sub.Tensor"(%alias_7, %maximum_2) {comm.cost_ns = 2629, comm.name = "sub_11"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_9 = comm.compute "aten.exp.default"(%sub_11) {comm.cost_ns = 2419, comm.name = "exp_9"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_22 = comm.compute "aten.mul.Tensor"(%add_5, %exp_8) {comm.cost_ns = 55896, comm.name = "mul_22"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%convert_element_type_17, %exp_9) {comm.cost_ns = 55896, comm.name = "mul_23"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mul_22, %mul_23) {comm.cost_ns = 82530, comm.name = "add_7"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_24 = comm.compute "aten.mul.Tensor"(%add_6, %exp_8) {comm.cost_ns = 2629, comm.name = "mul_24"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_25 = comm.compute "aten.mul.Tensor"(%sum_4, %exp_9) {comm.cost_ns = 2629, comm.name = "mul_25"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_24, %mul_25) {comm.cost_ns = 2629, comm.name = "add_8"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %view_61 = comm.view "aten.view.default" %view_52 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_8 = comm.all_to_all %view_61 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_8"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_13 = comm.wait %all_to_all_single_8 {comm.cost_ns = 0, comm.name = "wait_tensor_13"} : !comm.future<tensor<16777216xbf16>>
  %view_62 = comm.view "aten.view.default" %wait_tensor_13 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_63 = comm.view "aten.view.default" %view_54 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_9 = comm.all_to_all %view_63 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_9"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_14 = comm.wait %all_to_all_single_9 {comm.cost_ns = 0, comm.name = "wait_tensor_14"} : !comm.future<tensor<16777216xbf16>>
  %view_64 = comm.view "aten.view.default" %wait_tensor_14 {comm.cost_ns = 0, comm.name = "view_64"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_10 = comm.view "aten.permute.default" %view_52 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_18 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_18"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_65 = comm.view "aten.view.default" %expand_18 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_19 = comm.view "aten.expand.default" %permute_10 {comm.cost_ns = 0, comm.name = "expand_19"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_66 = comm.view "aten.view.default" %expand_19 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_8 = comm.compute "aten.bmm.default"(%view_65, %view_66) {comm.cost_ns = 458340, comm.name = "bmm_8"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_67 = comm.view "aten.view.default" %bmm_8 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_18 = comm.compute "prims.convert_element_type.default"(%view_67) {comm.cost_ns = 1290490, comm.name = "convert_element_type_18"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_26 = comm.compute "aten.mul.Tensor"(%convert_element_type_18) {comm.cost_ns = 1719986, comm.name = "mul_26"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_4 = comm.compute "aten.amax.default"(%mul_26) {comm.cost_ns = 861203, comm.name = "amax_4"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_9 = comm.view "aten.alias.default" %amax_4 {comm.cost_ns = 0, comm.name = "alias_9"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_12 = comm.compute "aten.sub.Tensor"(%mul_26, %alias_9) {comm.cost_ns = 1720196, comm.name = "sub_12"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_10 = comm.compute "aten.exp.default"(%sub_12) {comm.cost_ns = 1719986, comm.name = "exp_10"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_10 = comm.view "aten.alias.default" %exp_10 {comm.cost_ns = 0, comm.name = "alias_10"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_19 = comm.compute "prims.convert_element_type.default"(%exp_10) {comm.cost_ns = 1290490, comm.name = "convert_element_type_19"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_20 = comm.view "aten.expand.default" %convert_element_type_19 {comm.cost_ns = 0, comm.name = "expand_20"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_68 = comm.view "aten.view.default" %expand_20 {comm.cost_ns = 0, comm.name = "view_68"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_21 = comm.view "aten.expand.default" %view_54 {comm.cost_ns = 0, comm.name = "expand_21"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_69 = comm.view "aten.view.default" %expand_21 {comm.cost_ns = 0, comm.name = "view_69"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_9 = comm.compute "aten.bmm.default"(%view_68, %view_69) {comm.cost_ns = 458340, comm.name = "bmm_9"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_70 = comm.view "aten.view.default" %bmm_9 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_20 = comm.compute "prims.convert_element_type.default"(%view_70) {comm.cost_ns = 42265, comm.name = "convert_element_type_20"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%exp_10) {comm.cost_ns = 861203, comm.name = "sum_5"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_3 = comm.compute "aten.maximum.default"(%maximum_2, %alias_9) {comm.cost_ns = 2629, comm.name = "maximum_3"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_13 = comm.compute "aten.sub.Tensor"(%maximum_2, %maximum_3) {comm.cost_ns = 2629, comm.name = "sub_13"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_11 = comm.compute "aten.exp.default"(%sub_13) {comm.cost_ns = 2419, comm.name = "exp_11"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_14 = comm.compute "aten.sub.Tensor"(%alias_9, %maximum_3) {comm.cost_ns = 2629, comm.name = "sub_14"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_12 = comm.compute "aten.exp.default"(%sub_14) {comm.cost_ns = 2419, comm.name = "exp_12"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_27 = comm.compute "aten.mul.Tensor"(%add_7, %exp_11) {comm.cost_ns = 55896, comm.name = "mul_27"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %exp_12) {comm.cost_ns = 55896, comm.name = "mul_28"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_9 = comm.compute "aten.add.Tensor"(%mul_27, %mul_28) {comm.cost_ns = 82530, comm.name = "add_9"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_29 = comm.compute "aten.mul.Tensor"(%add_8, %exp_11) {comm.cost_ns = 2629, comm.name = "mul_29"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%sum_5, %exp_12) {comm.cost_ns = 2629, comm.name = "mul_30"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_10 = comm.compute "aten.add.Tensor"(%mul_29, %mul_30) {comm.cost_ns = 2629, comm.name = "add_10"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %view_71 = comm.view "aten.view.default" %view_62 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_10 = comm.all_to_all %view_71 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_10"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_15 = comm.wait %all_to_all_single_10 {comm.cost_ns = 0, comm.name = "wait_tensor_15"} : !comm.future<tensor<16777216xbf16>>
  %view_72 = comm.view "aten.view.default" %wait_tensor_15 {comm.cost_ns = 0, comm.name = "view_72"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_73 = comm.view "aten.view.default" %view_64 {comm.cost_ns = 0, comm.name = "view_73"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_11 = comm.all_to_all %view_73 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_11"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_16 = comm.wait %all_to_all_single_11 {comm.cost_ns = 0, comm.name = "wait_tensor_16"} : !comm.future<tensor<16777216xbf16>>
  %view_74 = comm.view "aten.view.default" %wait_tensor_16 {comm.cost_ns = 0, comm.name = "view_74"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_11 = comm.view "aten.permute.default" %view_62 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_22 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_22"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_75 = comm.view "aten.view.default" %expand_22 {comm.cost_ns = 0, comm.name = "view_75"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_23 = comm.view "aten.expand.default" %permute_11 {comm.cost_ns = 0, comm.name = "expand_23"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_76 = comm.view "aten.view.default" %expand_23 {comm.cost_ns = 0, comm.name = "view_76"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_10 = comm.compute "aten.bmm.default"(%view_75, %view_76) {comm.cost_ns = 458340, comm.name = "bmm_10"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_77 = comm.view "aten.view.default" %bmm_10 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_21 = comm.compute "prims.convert_element_type.default"(%view_77) {comm.cost_ns = 1290490, comm.name = "convert_element_type_21"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_31 = comm.compute "aten.mul.Tensor"(%convert_element_type_21) {comm.cost_ns = 1719986, comm.name = "mul_31"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_5 = comm.compute "aten.amax.default"(%mul_31) {comm.cost_ns = 861203, comm.name = "amax_5"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_11 = comm.view "aten.alias.default" %amax_5 {comm.cost_ns = 0, comm.name = "alias_11"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_15 = comm.compute "aten.sub.Tensor"(%mul_31, %alias_11) {comm.cost_ns = 1720196, comm.name = "sub_15"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_13 = comm.compute "aten.exp.default"(%sub_15) {comm.cost_ns = 1719986, comm.name = "exp_13"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_12 = comm.view "aten.alias.default" %exp_13 {comm.cost_ns = 0, comm.name = "alias_12"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_22 = comm.compute "prims.convert_element_type.default"(%exp_13) {comm.cost_ns = 1290490, comm.name = "convert_element_type_22"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_24 = comm.view "aten.expand.default" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "expand_24"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_78 = comm.view "aten.view.default" %expand_24 {comm.cost_ns = 0, comm.name = "view_78"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_25 = comm.view "aten.expand.default" %view_64 {comm.cost_ns = 0, comm.name = "expand_25"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_79 = comm.view "aten.view.default" %expand_25 {comm.cost_ns = 0, comm.name = "view_79"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_11 = comm.compute "aten.bmm.default"(%view_78, %view_79) {comm.cost_ns = 458340, comm.name = "bmm_11"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_80 = comm.view "aten.view.default" %bmm_11 {comm.cost_ns = 0, comm.name = "view_80"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_23 = comm.compute "prims.convert_element_type.default"(%view_80) {comm.cost_ns = 42265, comm.name = "convert_element_type_23"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%exp_13) {comm.cost_ns = 861203, comm.name = "sum_6"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_4 = comm.compute "aten.maximum.default"(%maximum_3, %alias_11) {comm.cost_ns = 2629, comm.name = "maximum_4"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_16 = comm.compute "aten.sub.Tensor"(%maximum_3, %maximum_4) {comm.cost_ns = 2629, comm.name = "sub_16"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_14 = comm.compute "aten.exp.default"(%sub_16) {comm.cost_ns = 2419, comm.name = "exp_14"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_17 = comm.compute "aten.sub.Tensor"(%alias_11, %maximum_4) {comm.cost_ns = 2629, comm.name = "sub_17"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_15 = comm.compute "aten.exp.default"(%sub_17) {comm.cost_ns = 2419, comm.name = "exp_15"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_32 = comm.compute "aten.mul.Tensor"(%add_9, %exp_14) {comm.cost_ns = 55896, comm.name = "mul_32"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%convert_element_type_23, %exp_15) {comm.cost_ns = 55896, comm.name = "mul_33"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_11 = comm.compute "aten.add.Tensor"(%mul_32, %mul_33) {comm.cost_ns = 82530, comm.name = "add_11"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_34 = comm.compute "aten.mul.Tensor"(%add_10, %exp_14) {comm.cost_ns = 2629, comm.name = "mul_34"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%sum_6, %exp_15) {comm.cost_ns = 2629, comm.name = "mul_35"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%mul_34, %mul_35) {comm.cost_ns = 2629, comm.name = "add_12"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %view_81 = comm.view "aten.view.default" %view_72 {comm.cost_ns = 0, comm.name = "view_81"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_12 = comm.all_to_all %view_81 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_12"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_17 = comm.wait %all_to_all_single_12 {comm.cost_ns = 0, comm.name = "wait_tensor_17"} : !comm.future<tensor<16777216xbf16>>
  %view_82 = comm.view "aten.view.default" %wait_tensor_17 {comm.cost_ns = 0, comm.name = "view_82"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %view_83 = comm.view "aten.view.default" %view_74 {comm.cost_ns = 0, comm.name = "view_83"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_13 = comm.all_to_all %view_83 on @pg0 split 0 concat 0 send [0, 16777216, 0, 0, 0, 0, 0, 0] recv [0, 0, 0, 0, 0, 0, 0, 16777216] {comm.cost_ns = 123180, comm.name = "all_to_all_single_13"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_18 = comm.wait %all_to_all_single_13 {comm.cost_ns = 0, comm.name = "wait_tensor_18"} : !comm.future<tensor<16777216xbf16>>
  %view_84 = comm.view "aten.view.default" %wait_tensor_18 {comm.cost_ns = 0, comm.name = "view_84"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_72 {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_26 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_26"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_85 = comm.view "aten.view.default" %expand_26 {comm.cost_ns = 0, comm.name = "view_85"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_27 = comm.view "aten.expand.default" %permute_12 {comm.cost_ns = 0, comm.name = "expand_27"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_86 = comm.view "aten.view.default" %expand_27 {comm.cost_ns = 0, comm.name = "view_86"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_12 = comm.compute "aten.bmm.default"(%view_85, %view_86) {comm.cost_ns = 458340, comm.name = "bmm_12"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_87 = comm.view "aten.view.default" %bmm_12 {comm.cost_ns = 0, comm.name = "view_87"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%view_87) {comm.cost_ns = 1290490, comm.name = "convert_element_type_24"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%convert_element_type_24) {comm.cost_ns = 1719986, comm.name = "mul_36"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_6 = comm.compute "aten.amax.default"(%mul_36) {comm.cost_ns = 861203, comm.name = "amax_6"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_13 = comm.view "aten.alias.default" %amax_6 {comm.cost_ns = 0, comm.name = "alias_13"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_18 = comm.compute "aten.sub.Tensor"(%mul_36, %alias_13) {comm.cost_ns = 1720196, comm.name = "sub_18"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_16 = comm.compute "aten.exp.default"(%sub_18) {comm.cost_ns = 1719986, comm.name = "exp_16"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_14 = comm.view "aten.alias.default" %exp_16 {comm.cost_ns = 0, comm.name = "alias_14"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%exp_16) {comm.cost_ns = 1290490, comm.name = "convert_element_type_25"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_28 = comm.view "aten.expand.default" %convert_element_type_25 {comm.cost_ns = 0, comm.name = "expand_28"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_88 = comm.view "aten.view.default" %expand_28 {comm.cost_ns = 0, comm.name = "view_88"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_29 = comm.view "aten.expand.default" %view_74 {comm.cost_ns = 0, comm.name = "expand_29"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_89 = comm.view "aten.view.default" %expand_29 {comm.cost_ns = 0, comm.name = "view_89"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_13 = comm.compute "aten.bmm.default"(%view_88, %view_89) {comm.cost_ns = 458340, comm.name = "bmm_13"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_90 = comm.view "aten.view.default" %bmm_13 {comm.cost_ns = 0, comm.name = "view_90"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_26 = comm.compute "prims.convert_element_type.default"(%view_90) {comm.cost_ns = 42265, comm.name = "convert_element_type_26"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%exp_16) {comm.cost_ns = 861203, comm.name = "sum_7"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_5 = comm.compute "aten.maximum.default"(%maximum_4, %alias_13) {comm.cost_ns = 2629, comm.name = "maximum_5"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_19 = comm.compute "aten.sub.Tensor"(%maximum_4, %maximum_5) {comm.cost_ns = 2629, comm.name = "sub_19"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_17 = comm.compute "aten.exp.default"(%sub_19) {comm.cost_ns = 2419, comm.name = "exp_17"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_20 = comm.compute "aten.sub.Tensor"(%alias_13, %maximum_5) {comm.cost_ns = 2629, comm.name = "sub_20"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_18 = comm.compute "aten.exp.default"(%sub_20) {comm.cost_ns = 2419, comm.name = "exp_18"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_37 = comm.compute "aten.mul.Tensor"(%add_11, %exp_17) {comm.cost_ns = 55896, comm.name = "mul_37"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_38 = comm.compute "aten.mul.Tensor"(%convert_element_type_26, %exp_18) {comm.cost_ns = 55896, comm.name = "mul_38"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_13 = comm.compute "aten.add.Tensor"(%mul_37, %mul_38) {comm.cost_ns = 82530, comm.name = "add_13"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%add_12, %exp_17) {comm.cost_ns = 2629, comm.name = "mul_39"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_40 = comm.compute "aten.mul.Tensor"(%sum_7, %exp_18) {comm.cost_ns = 2629, comm.name = "mul_40"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mul_39, %mul_40) {comm.cost_ns = 2629, comm.name = "add_14"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %permute_13 = comm.view "aten.permute.default" %view_82 {comm.cost_ns = 0, comm.name = "permute_13"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x128x4096xbf16>
  %expand_30 = comm.view "aten.expand.default" %permute_3 {comm.cost_ns = 0, comm.name = "expand_30"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_91 = comm.view "aten.view.default" %expand_30 {comm.cost_ns = 0, comm.name = "view_91"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %expand_31 = comm.view "aten.expand.default" %permute_13 {comm.cost_ns = 0, comm.name = "expand_31"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_92 = comm.view "aten.view.default" %expand_31 {comm.cost_ns = 0, comm.name = "view_92"} : tensor<1x32x128x4096xbf16> -> tensor<32x128x4096xbf16>
  %bmm_14 = comm.compute "aten.bmm.default"(%view_91, %view_92) {comm.cost_ns = 458340, comm.name = "bmm_14"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_93 = comm.view "aten.view.default" %bmm_14 {comm.cost_ns = 0, comm.name = "view_93"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_27 = comm.compute "prims.convert_element_type.default"(%view_93) {comm.cost_ns = 1290490, comm.name = "convert_element_type_27"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %mul_41 = comm.compute "aten.mul.Tensor"(%convert_element_type_27) {comm.cost_ns = 1719986, comm.name = "mul_41"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %amax_7 = comm.compute "aten.amax.default"(%mul_41) {comm.cost_ns = 861203, comm.name = "amax_7"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %alias_15 = comm.view "aten.alias.default" %amax_7 {comm.cost_ns = 0, comm.name = "alias_15"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x1xf32>
  %sub_21 = comm.compute "aten.sub.Tensor"(%mul_41, %alias_15) {comm.cost_ns = 1720196, comm.name = "sub_21"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x4096xf32>
  %exp_19 = comm.compute "aten.exp.default"(%sub_21) {comm.cost_ns = 1719986, comm.name = "exp_19"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_16 = comm.view "aten.alias.default" %exp_19 {comm.cost_ns = 0, comm.name = "alias_16"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_28 = comm.compute "prims.convert_element_type.default"(%exp_19) {comm.cost_ns = 1290490, comm.name = "convert_element_type_28"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %expand_32 = comm.view "aten.expand.default" %convert_element_type_28 {comm.cost_ns = 0, comm.name = "expand_32"} : tensor<1x32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %view_94 = comm.view "aten.view.default" %expand_32 {comm.cost_ns = 0, comm.name = "view_94"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %expand_33 = comm.view "aten.expand.default" %view_84 {comm.cost_ns = 0, comm.name = "expand_33"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_95 = comm.view "aten.view.default" %expand_33 {comm.cost_ns = 0, comm.name = "view_95"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %bmm_15 = comm.compute "aten.bmm.default"(%view_94, %view_95) {comm.cost_ns = 458340, comm.name = "bmm_15"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_96 = comm.view "aten.view.default" %bmm_15 {comm.cost_ns = 0, comm.name = "view_96"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_29 = comm.compute "prims.convert_element_type.default"(%view_96) {comm.cost_ns = 42265, comm.name = "convert_element_type_29"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%exp_19) {comm.cost_ns = 861203, comm.name = "sum_8"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x1xf32>
  %maximum_6 = comm.compute "aten.maximum.default"(%maximum_5, %alias_15) {comm.cost_ns = 2629, comm.name = "maximum_6"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_22 = comm.compute "aten.sub.Tensor"(%maximum_5, %maximum_6) {comm.cost_ns = 2629, comm.name = "sub_22"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_20 = comm.compute "aten.exp.default"(%sub_22) {comm.cost_ns = 2419, comm.name = "exp_20"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %sub_23 = comm.compute "aten.sub.Tensor"(%alias_15, %maximum_6) {comm.cost_ns = 2629, comm.name = "sub_23"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %exp_21 = comm.compute "aten.exp.default"(%sub_23) {comm.cost_ns = 2419, comm.name = "exp_21"} : (tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_42 = comm.compute "aten.mul.Tensor"(%add_13, %exp_20) {comm.cost_ns = 55896, comm.name = "mul_42"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_43 = comm.compute "aten.mul.Tensor"(%convert_element_type_29, %exp_21) {comm.cost_ns = 55896, comm.name = "mul_43"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_42, %mul_43) {comm.cost_ns = 82530, comm.name = "add_15"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_44 = comm.compute "aten.mul.Tensor"(%add_14, %exp_20) {comm.cost_ns = 2629, comm.name = "mul_44"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%sum_8, %exp_21) {comm.cost_ns = 2629, comm.name = "mul_45"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_44, %mul_45) {comm.cost_ns = 2629, comm.name = "add_16"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %div = comm.compute "aten.div.Tensor"(%add_15, %add_16) {comm.cost_ns = 55896, comm.name = "div"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %convert_element_type_30 = comm.compute "prims.convert_element_type.default"(%div) {comm.cost_ns = 42265, comm.name = "convert_element_type_30"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %permute_14 = comm.view "aten.permute.default" %convert_element_type_30 {comm.cost_ns = 0, comm.name = "permute_14"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %clone_4 = comm.compute "aten.clone.default"(%permute_14) {comm.cost_ns = 28843, comm.name = "clone_4"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xbf16>
  %view_97 = comm.view "aten.view.default" %clone_4 {comm.cost_ns = 0, comm.name = "view_97"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_98 = comm.view "aten.view.default" %l0_wo {comm.cost_ns = 0, comm.name = "view_98"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_5 = comm.all_gather %view_98 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_5"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_19 = comm.wait %all_gather_into_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_19"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_6 = comm.view "aten.slice.Tensor" %wait_tensor_19 {comm.cost_ns = 0, comm.name = "slice_6"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_99 = comm.view "aten.view.default" %slice_6 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_15 = comm.view "aten.permute.default" %view_99 {comm.cost_ns = 0, comm.name = "permute_15"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_100 = comm.view "aten.view.default" %view_97 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_100, %permute_15) {comm.cost_ns = 231064, comm.name = "mm_3"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_101 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%embedding, %view_101) {comm.cost_ns = 42265, comm.name = "add_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_102 = comm.view "aten.view.default" %l0_fn {comm.cost_ns = 0, comm.name = "view_102"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_6 = comm.all_gather %view_102 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_6"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_20 = comm.wait %all_gather_into_tensor_6 {comm.cost_ns = 0, comm.name = "wait_tensor_20"} : !comm.future<tensor<4096xbf16>>
  %slice_7 = comm.view "aten.slice.Tensor" %wait_tensor_20 {comm.cost_ns = 0, comm.name = "slice_7"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_103 = comm.view "aten.view.default" %slice_7 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_31 = comm.compute "prims.convert_element_type.default"(%add_17) {comm.cost_ns = 42265, comm.name = "convert_element_type_31"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_31) {comm.cost_ns = 55687, comm.name = "pow_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 28850, comm.name = "mean_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2013, comm.name = "add_18"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_18) {comm.cost_ns = 2013, comm.name = "rsqrt_1"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_17 = comm.view "aten.alias.default" %rsqrt_1 {comm.cost_ns = 0, comm.name = "alias_17"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%convert_element_type_31, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_46"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_32 = comm.compute "prims.convert_element_type.default"(%mul_46) {comm.cost_ns = 42265, comm.name = "convert_element_type_32"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_47 = comm.compute "aten.mul.Tensor"(%convert_element_type_32, %view_103) {comm.cost_ns = 28846, comm.name = "mul_47"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_104 = comm.view "aten.view.default" %l0_w1 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_7 = comm.all_gather %view_104 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_7"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_21 = comm.wait %all_gather_into_tensor_7 {comm.cost_ns = 0, comm.name = "wait_tensor_21"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_8 = comm.view "aten.slice.Tensor" %wait_tensor_21 {comm.cost_ns = 0, comm.name = "slice_8"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_105 = comm.view "aten.view.default" %slice_8 {comm.cost_ns = 0, comm.name = "view_105"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_16 = comm.view "aten.permute.default" %view_105 {comm.cost_ns = 0, comm.name = "permute_16"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_106 = comm.view "aten.view.default" %mul_47 {comm.cost_ns = 0, comm.name = "view_106"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_106, %permute_16) {comm.cost_ns = 803727, comm.name = "mm_4"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_107 = comm.view "aten.view.default" %mm_4 {comm.cost_ns = 0, comm.name = "view_107"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_33 = comm.compute "prims.convert_element_type.default"(%view_107) {comm.cost_ns = 142928, comm.name = "convert_element_type_33"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg = comm.compute "aten.neg.default"(%convert_element_type_33) {comm.cost_ns = 189904, comm.name = "neg"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_22 = comm.compute "aten.exp.default"(%neg) {comm.cost_ns = 189904, comm.name = "exp_22"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_19 = comm.compute "aten.add.Tensor"(%exp_22) {comm.cost_ns = 189904, comm.name = "add_19"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_1 = comm.compute "aten.div.Tensor"(%convert_element_type_33, %add_19) {comm.cost_ns = 283857, comm.name = "div_1"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_34 = comm.compute "prims.convert_element_type.default"(%div_1) {comm.cost_ns = 142928, comm.name = "convert_element_type_34"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_108 = comm.view "aten.view.default" %l0_w3 {comm.cost_ns = 0, comm.name = "view_108"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_8 = comm.all_gather %view_108 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_8"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_22 = comm.wait %all_gather_into_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_22"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_9 = comm.view "aten.slice.Tensor" %wait_tensor_22 {comm.cost_ns = 0, comm.name = "slice_9"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_109 = comm.view "aten.view.default" %slice_9 {comm.cost_ns = 0, comm.name = "view_109"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_17 = comm.view "aten.permute.default" %view_109 {comm.cost_ns = 0, comm.name = "permute_17"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_110 = comm.view "aten.view.default" %mul_47 {comm.cost_ns = 0, comm.name = "view_110"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_110, %permute_17) {comm.cost_ns = 803727, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_111 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_111"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_48 = comm.compute "aten.mul.Tensor"(%convert_element_type_34, %view_111) {comm.cost_ns = 142928, comm.name = "mul_48"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_112 = comm.view "aten.view.default" %l0_w2 {comm.cost_ns = 0, comm.name = "view_112"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_9 = comm.all_gather %view_112 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_9"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_23 = comm.wait %all_gather_into_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_23"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_10 = comm.view "aten.slice.Tensor" %wait_tensor_23 {comm.cost_ns = 0, comm.name = "slice_10"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_113 = comm.view "aten.view.default" %slice_10 {comm.cost_ns = 0, comm.name = "view_113"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_18 = comm.view "aten.permute.default" %view_113 {comm.cost_ns = 0, comm.name = "permute_18"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_114 = comm.view "aten.view.default" %mul_48 {comm.cost_ns = 0, comm.name = "view_114"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_114, %permute_18) {comm.cost_ns = 803727, comm.name = "mm_6"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_115 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_115"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_20 = comm.compute "aten.add.Tensor"(%add_17, %view_115) {comm.cost_ns = 42265, comm.name = "add_20"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_116 = comm.view "aten.view.default" %on {comm.cost_ns = 0, comm.name = "view_116"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_10 = comm.all_gather %view_116 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_10"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_24 = comm.wait %all_gather_into_tensor_10 {comm.cost_ns = 0, comm.name = "wait_tensor_24"} : !comm.future<tensor<4096xbf16>>
  %slice_11 = comm.view "aten.slice.Tensor" %wait_tensor_24 {comm.cost_ns = 0, comm.name = "slice_11"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_117 = comm.view "aten.view.default" %slice_11 {comm.cost_ns = 0, comm.name = "view_117"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_35 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.cost_ns = 42265, comm.name = "convert_element_type_35"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_35) {comm.cost_ns = 55687, comm.name = "pow_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 28850, comm.name = "mean_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_21 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2013, comm.name = "add_21"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_21) {comm.cost_ns = 2013, comm.name = "rsqrt_2"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_18 = comm.view "aten.alias.default" %rsqrt_2 {comm.cost_ns = 0, comm.name = "alias_18"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_35, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_49"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%mul_49) {comm.cost_ns = 42265, comm.name = "convert_element_type_36"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_50 = comm.compute "aten.mul.Tensor"(%convert_element_type_36, %view_117) {comm.cost_ns = 28846, comm.name = "mul_50"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_118 = comm.view "aten.view.default" %out {comm.cost_ns = 0, comm.name = "view_118"} : tensor<4000x4096xbf16> -> tensor<4000x4096xbf16>
  %all_gather_into_tensor_11 = comm.all_gather %view_118 on @pg0 dim 0 {comm.cost_ns = 737347, comm.name = "all_gather_into_tensor_11"} : tensor<4000x4096xbf16> -> !comm.future<tensor<32000x4096xbf16>>
  %wait_tensor_25 = comm.wait %all_gather_into_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_25"} : !comm.future<tensor<32000x4096xbf16>>
  %slice_12 = comm.view "aten.slice.Tensor" %wait_tensor_25 {comm.cost_ns = 0, comm.name = "slice_12"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %view_119 = comm.view "aten.view.default" %slice_12 {comm.cost_ns = 0, comm.name = "view_119"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %permute_19 = comm.view "aten.permute.default" %view_119 {comm.cost_ns = 0, comm.name = "permute_19"} : tensor<32000x4096xbf16> -> tensor<4096x32000xbf16>
  %view_120 = comm.view "aten.view.default" %mul_50 {comm.cost_ns = 0, comm.name = "view_120"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_120, %permute_19) {comm.cost_ns = 1791569, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<4096x32000xbf16>
  %view_121 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_121"} : tensor<4096x32000xbf16> -> tensor<1x4096x32000xbf16>
  %convert_element_type_37 = comm.compute "prims.convert_element_type.default"(%view_121) {comm.cost_ns = 316572, comm.name = "convert_element_type_37"} : (tensor<1x4096x32000xbf16>) -> tensor<1x4096x32000xf32>
  %view_122 = comm.view "aten.view.default" %convert_element_type_37 {comm.cost_ns = 0, comm.name = "view_122"} : tensor<1x4096x32000xf32> -> tensor<4096x32000xf32>
  %view_123 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_123"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %amax_8 = comm.compute "aten.amax.default"(%view_122) {comm.cost_ns = 211721, comm.name = "amax_8"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %sub_24 = comm.compute "aten.sub.Tensor"(%view_122, %amax_8) {comm.cost_ns = 421436, comm.name = "sub_24"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %exp_23 = comm.compute "aten.exp.default"(%sub_24) {comm.cost_ns = 421430, comm.name = "exp_23"} : (tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%exp_23) {comm.cost_ns = 211721, comm.name = "sum_9"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %log = comm.compute "aten.log.default"(%sum_9) {comm.cost_ns = 2013, comm.name = "log"} : (tensor<4096x1xf32>) -> tensor<4096x1xf32>
  %sub_25 = comm.compute "aten.sub.Tensor"(%sub_24, %log) {comm.cost_ns = 421436, comm.name = "sub_25"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %alias_19 = comm.view "aten.alias.default" %sub_25 {comm.cost_ns = 0, comm.name = "alias_19"} : tensor<4096x32000xf32> -> tensor<4096x32000xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_123) {comm.cost_ns = 2014, comm.name = "ne"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_123, %scalar_tensor) {comm.cost_ns = 2027, comm.name = "where"} : (tensor<4096xi1>, tensor<4096xi64>, tensor<i64>) -> tensor<4096xi64>
  %unsqueeze_2 = comm.view "aten.unsqueeze.default" %where {comm.cost_ns = 0, comm.name = "unsqueeze_2"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_25, %unsqueeze_2) {comm.cost_ns = 2013, comm.name = "gather"} : (tensor<4096x32000xf32>, tensor<4096x1xi64>) -> tensor<4096x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<4096x1xf32> -> tensor<4096xf32>
  %neg_1 = comm.compute "aten.neg.default"(%squeeze) {comm.cost_ns = 2013, comm.name = "neg_1"} : (tensor<4096xf32>) -> tensor<4096xf32>
  %ne_1 = comm.compute "aten.ne.Scalar"(%view_123) {comm.cost_ns = 2014, comm.name = "ne_1"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor_1 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne_1, %neg_1, %scalar_tensor_1) {comm.cost_ns = 2014, comm.name = "where_1"} : (tensor<4096xi1>, tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %ne_2 = comm.compute "aten.ne.Scalar"(%view_123) {comm.cost_ns = 2014, comm.name = "ne_2"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %sum_10 = comm.compute "aten.sum.default"(%ne_2) {comm.cost_ns = 2001, comm.name = "sum_10"} : (tensor<4096xi1>) -> tensor<i64>
  %convert_element_type_38 = comm.compute "prims.convert_element_type.default"(%sum_10) {comm.cost_ns = 2000, comm.name = "convert_element_type_38"} : (tensor<i64>) -> tensor<f32>
  %sum_11 = comm.compute "aten.sum.default"(%where_1) {comm.cost_ns = 2006, comm.name = "sum_11"} : (tensor<4096xf32>) -> tensor<f32>
  %div_2 = comm.compute "aten.div.Tensor"(%sum_11, %convert_element_type_38) {comm.cost_ns = 2000, comm.name = "div_2"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %full = comm.compute "aten.full.default"() {comm.cost_ns = 2000, comm.name = "full"} : () -> tensor<f32>
  %div_3 = comm.compute "aten.div.Tensor"(%full, %convert_element_type_38) {comm.cost_ns = 2000, comm.name = "div_3"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unsqueeze_3 = comm.view "aten.unsqueeze.default" %view_123 {comm.cost_ns = 0, comm.name = "unsqueeze_3"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %ne_3 = comm.compute "aten.ne.Scalar"(%unsqueeze_3) {comm.cost_ns = 2014, comm.name = "ne_3"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_2 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_2"} : () -> tensor<i64>
  %where_2 = comm.compute "aten.where.self"(%ne_3, %unsqueeze_3, %scalar_tensor_2) {comm.cost_ns = 2027, comm.name = "where_2"} : (tensor<4096x1xi1>, tensor<4096x1xi64>, tensor<i64>) -> tensor<4096x1xi64>
  %full_1 = comm.compute "aten.full.default"() {comm.cost_ns = 211715, comm.name = "full_1"} : () -> tensor<4096x32000xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_1, %where_2) {comm.cost_ns = 421443, comm.name = "scatter"} : (tensor<4096x32000xf32>, tensor<4096x1xi64>) -> tensor<4096x32000xf32>
  %ne_4 = comm.compute "aten.ne.Scalar"(%unsqueeze_3) {comm.cost_ns = 2014, comm.name = "ne_4"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_3 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_3"} : () -> tensor<f32>
  %where_3 = comm.compute "aten.where.self"(%ne_4, %div_3, %scalar_tensor_3) {comm.cost_ns = 2008, comm.name = "where_3"} : (tensor<4096x1xi1>, tensor<f32>, tensor<f32>) -> tensor<4096x1xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%scatter, %where_3) {comm.cost_ns = 421436, comm.name = "mul_51"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %alias_20 = comm.view "aten.alias.default" %alias_19 {comm.cost_ns = 0, comm.name = "alias_20"} : tensor<4096x32000xf32> -> tensor<4096x32000xf32>
  %exp_24 = comm.compute "aten.exp.default"(%alias_20) {comm.cost_ns = 421430, comm.name = "exp_24"} : (tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_51) {comm.cost_ns = 211721, comm.name = "sum_12"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%exp_24, %sum_12) {comm.cost_ns = 421436, comm.name = "mul_52"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %sub_26 = comm.compute "aten.sub.Tensor"(%mul_51, %mul_52) {comm.cost_ns = 631145, comm.name = "sub_26"} : (tensor<4096x32000xf32>, tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %view_124 = comm.view "aten.view.default" %sub_26 {comm.cost_ns = 0, comm.name = "view_124"} : tensor<4096x32000xf32> -> tensor<1x4096x32000xf32>
  %convert_element_type_39 = comm.compute "prims.convert_element_type.default"(%view_124) {comm.cost_ns = 316572, comm.name = "convert_element_type_39"} : (tensor<1x4096x32000xf32>) -> tensor<1x4096x32000xbf16>
  %view_125 = comm.view "aten.view.default" %convert_element_type_39 {comm.cost_ns = 0, comm.name = "view_125"} : tensor<1x4096x32000xbf16> -> tensor<4096x32000xbf16>
  %permute_20 = comm.view "aten.permute.default" %view_125 {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%permute_20, %view_120) {comm.cost_ns = 1791569, comm.name = "mm_8"} : (tensor<32000x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<32000x4096xbf16>
  %permute_21 = comm.view "aten.permute.default" %mm_8 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<32000x4096xbf16> -> tensor<4096x32000xbf16>
  %permute_22 = comm.view "aten.permute.default" %permute_19 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_125, %permute_22) {comm.cost_ns = 1791569, comm.name = "mm_9"} : (tensor<4096x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_126 = comm.view "aten.view.default" %mm_9 {comm.cost_ns = 0, comm.name = "view_126"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_23 = comm.view "aten.permute.default" %permute_21 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %view_127 = comm.view "aten.view.default" %permute_23 {comm.cost_ns = 0, comm.name = "view_127"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %reduce_scatter_tensor = comm.reduce_scatter %view_127 on @pg0 dim 0 reduce avg {comm.cost_ns = 763359, comm.name = "reduce_scatter_tensor"} : tensor<32000x4096xbf16> -> !comm.future<tensor<4000x4096xbf16>>
  %wait_tensor_26 = comm.wait %reduce_scatter_tensor {comm.cost_ns = 0, comm.name = "wait_tensor_26"} : !comm.future<tensor<4000x4096xbf16>>
  %mul_53 = comm.compute "aten.mul.Tensor"(%view_126, %convert_element_type_36) {comm.cost_ns = 42265, comm.name = "mul_53"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_54 = comm.compute "aten.mul.Tensor"(%view_126, %view_117) {comm.cost_ns = 28846, comm.name = "mul_54"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%mul_53) {comm.cost_ns = 15425, comm.name = "sum_13"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_128 = comm.view "aten.view.default" %sum_13 {comm.cost_ns = 0, comm.name = "view_128"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%mul_54) {comm.cost_ns = 42265, comm.name = "convert_element_type_40"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_55 = comm.compute "aten.mul.Tensor"(%convert_element_type_40, %convert_element_type_35) {comm.cost_ns = 82530, comm.name = "mul_55"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%convert_element_type_40, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_56"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_14 = comm.compute "aten.sum.dim_IntList"(%mul_55) {comm.cost_ns = 28850, comm.name = "sum_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_21 = comm.view "aten.alias.default" %alias_18 {comm.cost_ns = 0, comm.name = "alias_21"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%alias_21) {comm.cost_ns = 2013, comm.name = "pow_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_57 = comm.compute "aten.mul.Scalar"(%sum_14) {comm.cost_ns = 2013, comm.name = "mul_57"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%mul_57, %pow_4) {comm.cost_ns = 2019, comm.name = "mul_58"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_34 = comm.view "aten.expand.default" %mul_58 {comm.cost_ns = 0, comm.name = "expand_34"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_4 = comm.compute "aten.div.Scalar"(%expand_34) {comm.cost_ns = 55687, comm.name = "div_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_35) {comm.cost_ns = 55687, comm.name = "pow_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_59 = comm.compute "aten.mul.Scalar"(%pow_5) {comm.cost_ns = 55687, comm.name = "mul_59"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_60 = comm.compute "aten.mul.Tensor"(%div_4, %mul_59) {comm.cost_ns = 82530, comm.name = "mul_60"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_22 = comm.compute "aten.add.Tensor"(%mul_56, %mul_60) {comm.cost_ns = 82530, comm.name = "add_22"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%add_22) {comm.cost_ns = 42265, comm.name = "convert_element_type_41"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %view_129 = comm.view "aten.view.default" %view_128 {comm.cost_ns = 0, comm.name = "view_129"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_1 = comm.reduce_scatter %view_129 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_1"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_27 = comm.wait %reduce_scatter_tensor_1 {comm.cost_ns = 0, comm.name = "wait_tensor_27"} : !comm.future<tensor<512xbf16>>
  %view_130 = comm.view "aten.view.default" %convert_element_type_41 {comm.cost_ns = 0, comm.name = "view_130"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_24 = comm.view "aten.permute.default" %view_130 {comm.cost_ns = 0, comm.name = "permute_24"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%permute_24, %view_114) {comm.cost_ns = 803727, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_25 = comm.view "aten.permute.default" %mm_10 {comm.cost_ns = 0, comm.name = "permute_25"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_26 = comm.view "aten.permute.default" %permute_18 {comm.cost_ns = 0, comm.name = "permute_26"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_130, %permute_26) {comm.cost_ns = 803727, comm.name = "mm_11"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_131 = comm.view "aten.view.default" %mm_11 {comm.cost_ns = 0, comm.name = "view_131"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_27 = comm.view "aten.permute.default" %permute_25 {comm.cost_ns = 0, comm.name = "permute_27"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_132 = comm.view "aten.view.default" %permute_27 {comm.cost_ns = 0, comm.name = "view_132"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_2 = comm.reduce_scatter %view_132 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_2"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_28 = comm.wait %reduce_scatter_tensor_2 {comm.cost_ns = 0, comm.name = "wait_tensor_28"} : !comm.future<tensor<512x14336xbf16>>
  %mul_61 = comm.compute "aten.mul.Tensor"(%view_131, %convert_element_type_34) {comm.cost_ns = 142928, comm.name = "mul_61"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_62 = comm.compute "aten.mul.Tensor"(%view_131, %view_111) {comm.cost_ns = 142928, comm.name = "mul_62"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_133 = comm.view "aten.view.default" %mul_61 {comm.cost_ns = 0, comm.name = "view_133"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_28 = comm.view "aten.permute.default" %view_133 {comm.cost_ns = 0, comm.name = "permute_28"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%permute_28, %view_110) {comm.cost_ns = 803727, comm.name = "mm_12"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %mm_12 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_30 = comm.view "aten.permute.default" %permute_17 {comm.cost_ns = 0, comm.name = "permute_30"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_133, %permute_30) {comm.cost_ns = 803727, comm.name = "mm_13"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_134 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_134"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_31 = comm.view "aten.permute.default" %permute_29 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_135 = comm.view "aten.view.default" %permute_31 {comm.cost_ns = 0, comm.name = "view_135"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_3 = comm.reduce_scatter %view_135 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_3"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_29 = comm.wait %reduce_scatter_tensor_3 {comm.cost_ns = 0, comm.name = "wait_tensor_29"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_42 = comm.compute "prims.convert_element_type.default"(%mul_62) {comm.cost_ns = 142928, comm.name = "convert_element_type_42"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_43 = comm.compute "prims.convert_element_type.default"(%view_107) {comm.cost_ns = 142928, comm.name = "convert_element_type_43"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_43) {comm.cost_ns = 189904, comm.name = "sigmoid"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_63 = comm.compute "aten.mul.Tensor"(%convert_element_type_42, %sigmoid) {comm.cost_ns = 283857, comm.name = "mul_63"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_27 = comm.compute "aten.sub.Tensor"(%sigmoid) {comm.cost_ns = 189904, comm.name = "sub_27"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_64 = comm.compute "aten.mul.Tensor"(%convert_element_type_43, %sub_27) {comm.cost_ns = 283857, comm.name = "mul_64"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_23 = comm.compute "aten.add.Tensor"(%mul_64) {comm.cost_ns = 189904, comm.name = "add_23"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_65 = comm.compute "aten.mul.Tensor"(%mul_63, %add_23) {comm.cost_ns = 283857, comm.name = "mul_65"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%mul_65) {comm.cost_ns = 142928, comm.name = "convert_element_type_44"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_136 = comm.view "aten.view.default" %convert_element_type_44 {comm.cost_ns = 0, comm.name = "view_136"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_32 = comm.view "aten.permute.default" %view_136 {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%permute_32, %view_106) {comm.cost_ns = 803727, comm.name = "mm_14"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_33 = comm.view "aten.permute.default" %mm_14 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_34 = comm.view "aten.permute.default" %permute_16 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_136, %permute_34) {comm.cost_ns = 803727, comm.name = "mm_15"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_137 = comm.view "aten.view.default" %mm_15 {comm.cost_ns = 0, comm.name = "view_137"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_24 = comm.compute "aten.add.Tensor"(%view_134, %view_137) {comm.cost_ns = 42265, comm.name = "add_24"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_35 = comm.view "aten.permute.default" %permute_33 {comm.cost_ns = 0, comm.name = "permute_35"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_138 = comm.view "aten.view.default" %permute_35 {comm.cost_ns = 0, comm.name = "view_138"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_4 = comm.reduce_scatter %view_138 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_4"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_30 = comm.wait %reduce_scatter_tensor_4 {comm.cost_ns = 0, comm.name = "wait_tensor_30"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_66 = comm.compute "aten.mul.Tensor"(%add_24, %convert_element_type_32) {comm.cost_ns = 42265, comm.name = "mul_66"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_67 = comm.compute "aten.mul.Tensor"(%add_24, %view_103) {comm.cost_ns = 28846, comm.name = "mul_67"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_15 = comm.compute "aten.sum.dim_IntList"(%mul_66) {comm.cost_ns = 15425, comm.name = "sum_15"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_139 = comm.view "aten.view.default" %sum_15 {comm.cost_ns = 0, comm.name = "view_139"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_45 = comm.compute "prims.convert_element_type.default"(%mul_67) {comm.cost_ns = 42265, comm.name = "convert_element_type_45"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_68 = comm.compute "aten.mul.Tensor"(%convert_element_type_45, %convert_element_type_31) {comm.cost_ns = 82530, comm.name = "mul_68"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_69 = comm.compute "aten.mul.Tensor"(%convert_element_type_45, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_69"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_16 = comm.compute "aten.sum.dim_IntList"(%mul_68) {comm.cost_ns = 28850, comm.name = "sum_16"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_22 = comm.view "aten.alias.default" %alias_17 {comm.cost_ns = 0, comm.name = "alias_22"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%alias_22) {comm.cost_ns = 2013, comm.name = "pow_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_70 = comm.compute "aten.mul.Scalar"(%sum_16) {comm.cost_ns = 2013, comm.name = "mul_70"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_71 = comm.compute "aten.mul.Tensor"(%mul_70, %pow_6) {comm.cost_ns = 2019, comm.name = "mul_71"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_35 = comm.view "aten.expand.default" %mul_71 {comm.cost_ns = 0, comm.name = "expand_35"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_5 = comm.compute "aten.div.Scalar"(%expand_35) {comm.cost_ns = 55687, comm.name = "div_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_31) {comm.cost_ns = 55687, comm.name = "pow_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_72 = comm.compute "aten.mul.Scalar"(%pow_7) {comm.cost_ns = 55687, comm.name = "mul_72"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_73 = comm.compute "aten.mul.Tensor"(%div_5, %mul_72) {comm.cost_ns = 82530, comm.name = "mul_73"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_25 = comm.compute "aten.add.Tensor"(%mul_69, %mul_73) {comm.cost_ns = 82530, comm.name = "add_25"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_46 = comm.compute "prims.convert_element_type.default"(%add_25) {comm.cost_ns = 42265, comm.name = "convert_element_type_46"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_26 = comm.compute "aten.add.Tensor"(%convert_element_type_41, %convert_element_type_46) {comm.cost_ns = 42265, comm.name = "add_26"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_140 = comm.view "aten.view.default" %view_139 {comm.cost_ns = 0, comm.name = "view_140"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_5 = comm.reduce_scatter %view_140 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_5"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_31 = comm.wait %reduce_scatter_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_31"} : !comm.future<tensor<512xbf16>>
  %view_141 = comm.view "aten.view.default" %add_26 {comm.cost_ns = 0, comm.name = "view_141"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_36 = comm.view "aten.permute.default" %view_141 {comm.cost_ns = 0, comm.name = "permute_36"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%permute_36, %view_100) {comm.cost_ns = 231064, comm.name = "mm_16"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_37 = comm.view "aten.permute.default" %mm_16 {comm.cost_ns = 0, comm.name = "permute_37"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_38 = comm.view "aten.permute.default" %permute_15 {comm.cost_ns = 0, comm.name = "permute_38"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_141, %permute_38) {comm.cost_ns = 231064, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_142 = comm.view "aten.view.default" %mm_17 {comm.cost_ns = 0, comm.name = "view_142"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_39 = comm.view "aten.permute.default" %permute_37 {comm.cost_ns = 0, comm.name = "permute_39"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_143 = comm.view "aten.view.default" %permute_39 {comm.cost_ns = 0, comm.name = "view_143"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_6 = comm.reduce_scatter %view_143 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_6"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_32 = comm.wait %reduce_scatter_tensor_6 {comm.cost_ns = 0, comm.name = "wait_tensor_32"} : !comm.future<tensor<512x4096xbf16>>
  %view_144 = comm.view "aten.view.default" %view_142 {comm.cost_ns = 0, comm.name = "view_144"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_40 = comm.view "aten.permute.default" %view_144 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %convert_element_type_47 = comm.compute "prims.convert_element_type.default"(%permute_40) {comm.cost_ns = 42265, comm.name = "convert_element_type_47"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xf32>
  %div_6 = comm.compute "aten.div.Tensor"(%add_15, %add_16) {comm.cost_ns = 55896, comm.name = "div_6"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %div_7 = comm.compute "aten.div.Tensor"(%div_6, %add_16) {comm.cost_ns = 55896, comm.name = "div_7"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %neg_2 = comm.compute "aten.neg.default"(%convert_element_type_47) {comm.cost_ns = 55687, comm.name = "neg_2"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %mul_74 = comm.compute "aten.mul.Tensor"(%neg_2, %div_7) {comm.cost_ns = 82530, comm.name = "mul_74"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xf32>
  %div_8 = comm.compute "aten.div.Tensor"(%convert_element_type_47, %add_16) {comm.cost_ns = 55896, comm.name = "div_8"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %sum_17 = comm.compute "aten.sum.dim_IntList"(%mul_74) {comm.cost_ns = 29053, comm.name = "sum_17"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x1xf32>
  %mul_75 = comm.compute "aten.mul.Tensor"(%sum_17, %exp_21) {comm.cost_ns = 2629, comm.name = "mul_75"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_76 = comm.compute "aten.mul.Tensor"(%sum_17, %exp_20) {comm.cost_ns = 2629, comm.name = "mul_76"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_77 = comm.compute "aten.mul.Tensor"(%div_8, %exp_21) {comm.cost_ns = 55896, comm.name = "mul_77"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_78 = comm.compute "aten.mul.Tensor"(%div_8, %exp_20) {comm.cost_ns = 55896, comm.name = "mul_78"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_36 = comm.view "aten.expand.default" %mul_75 {comm.cost_ns = 0, comm.name = "expand_36"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_48 = comm.compute "prims.convert_element_type.default"(%mul_77) {comm.cost_ns = 42265, comm.name = "convert_element_type_48"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_145 = comm.view "aten.view.default" %convert_element_type_48 {comm.cost_ns = 0, comm.name = "view_145"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_41 = comm.view "aten.permute.default" %view_94 {comm.cost_ns = 0, comm.name = "permute_41"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_16 = comm.compute "aten.bmm.default"(%permute_41, %view_145) {comm.cost_ns = 458340, comm.name = "bmm_16"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_42 = comm.view "aten.permute.default" %view_95 {comm.cost_ns = 0, comm.name = "permute_42"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_17 = comm.compute "aten.bmm.default"(%view_145, %permute_42) {comm.cost_ns = 458340, comm.name = "bmm_17"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_146 = comm.view "aten.view.default" %bmm_16 {comm.cost_ns = 0, comm.name = "view_146"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_147 = comm.view "aten.view.default" %bmm_17 {comm.cost_ns = 0, comm.name = "view_147"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_49 = comm.compute "prims.convert_element_type.default"(%view_147) {comm.cost_ns = 1290490, comm.name = "convert_element_type_49"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_27 = comm.compute "aten.add.Tensor"(%expand_36, %convert_element_type_49) {comm.cost_ns = 2578980, comm.name = "add_27"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_23 = comm.view "aten.alias.default" %alias_16 {comm.cost_ns = 0, comm.name = "alias_23"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_79 = comm.compute "aten.mul.Tensor"(%add_27, %alias_23) {comm.cost_ns = 2578980, comm.name = "mul_79"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_80 = comm.compute "aten.mul.Tensor"(%mul_79) {comm.cost_ns = 1719986, comm.name = "mul_80"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_50 = comm.compute "prims.convert_element_type.default"(%mul_80) {comm.cost_ns = 1290490, comm.name = "convert_element_type_50"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_148 = comm.view "aten.view.default" %convert_element_type_50 {comm.cost_ns = 0, comm.name = "view_148"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_43 = comm.view "aten.permute.default" %view_91 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_18 = comm.compute "aten.bmm.default"(%permute_43, %view_148) {comm.cost_ns = 458340, comm.name = "bmm_18"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_44 = comm.view "aten.permute.default" %view_92 {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_19 = comm.compute "aten.bmm.default"(%view_148, %permute_44) {comm.cost_ns = 458340, comm.name = "bmm_19"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_149 = comm.view "aten.view.default" %bmm_18 {comm.cost_ns = 0, comm.name = "view_149"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_150 = comm.view "aten.view.default" %bmm_19 {comm.cost_ns = 0, comm.name = "view_150"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_45 = comm.view "aten.permute.default" %view_149 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %mul_81 = comm.compute "aten.mul.Tensor"(%mul_76, %exp_18) {comm.cost_ns = 2629, comm.name = "mul_81"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_82 = comm.compute "aten.mul.Tensor"(%mul_76, %exp_17) {comm.cost_ns = 2629, comm.name = "mul_82"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_83 = comm.compute "aten.mul.Tensor"(%mul_78, %exp_18) {comm.cost_ns = 55896, comm.name = "mul_83"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_84 = comm.compute "aten.mul.Tensor"(%mul_78, %exp_17) {comm.cost_ns = 55896, comm.name = "mul_84"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_37 = comm.view "aten.expand.default" %mul_81 {comm.cost_ns = 0, comm.name = "expand_37"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_51 = comm.compute "prims.convert_element_type.default"(%mul_83) {comm.cost_ns = 42265, comm.name = "convert_element_type_51"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_151 = comm.view "aten.view.default" %convert_element_type_51 {comm.cost_ns = 0, comm.name = "view_151"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_46 = comm.view "aten.permute.default" %view_88 {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_20 = comm.compute "aten.bmm.default"(%permute_46, %view_151) {comm.cost_ns = 458340, comm.name = "bmm_20"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_47 = comm.view "aten.permute.default" %view_89 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_21 = comm.compute "aten.bmm.default"(%view_151, %permute_47) {comm.cost_ns = 458340, comm.name = "bmm_21"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_152 = comm.view "aten.view.default" %bmm_20 {comm.cost_ns = 0, comm.name = "view_152"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_153 = comm.view "aten.view.default" %bmm_21 {comm.cost_ns = 0, comm.name = "view_153"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_52 = comm.compute "prims.convert_element_type.default"(%view_153) {comm.cost_ns = 1290490, comm.name = "convert_element_type_52"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%expand_37, %convert_element_type_52) {comm.cost_ns = 2578980, comm.name = "add_28"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_24 = comm.view "aten.alias.default" %alias_14 {comm.cost_ns = 0, comm.name = "alias_24"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_85 = comm.compute "aten.mul.Tensor"(%add_28, %alias_24) {comm.cost_ns = 2578980, comm.name = "mul_85"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_86 = comm.compute "aten.mul.Tensor"(%mul_85) {comm.cost_ns = 1719986, comm.name = "mul_86"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_53 = comm.compute "prims.convert_element_type.default"(%mul_86) {comm.cost_ns = 1290490, comm.name = "convert_element_type_53"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_154 = comm.view "aten.view.default" %convert_element_type_53 {comm.cost_ns = 0, comm.name = "view_154"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_48 = comm.view "aten.permute.default" %view_85 {comm.cost_ns = 0, comm.name = "permute_48"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_22 = comm.compute "aten.bmm.default"(%permute_48, %view_154) {comm.cost_ns = 458340, comm.name = "bmm_22"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_49 = comm.view "aten.permute.default" %view_86 {comm.cost_ns = 0, comm.name = "permute_49"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_23 = comm.compute "aten.bmm.default"(%view_154, %permute_49) {comm.cost_ns = 458340, comm.name = "bmm_23"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_155 = comm.view "aten.view.default" %bmm_22 {comm.cost_ns = 0, comm.name = "view_155"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_156 = comm.view "aten.view.default" %bmm_23 {comm.cost_ns = 0, comm.name = "view_156"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_29 = comm.compute "aten.add.Tensor"(%view_150, %view_156) {comm.cost_ns = 42265, comm.name = "add_29"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_50 = comm.view "aten.permute.default" %view_155 {comm.cost_ns = 0, comm.name = "permute_50"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_157 = comm.view "aten.view.default" %view_146 {comm.cost_ns = 0, comm.name = "view_157"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_14 = comm.all_to_all %view_157 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_14"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_33 = comm.wait %all_to_all_single_14 {comm.cost_ns = 0, comm.name = "wait_tensor_33"} : !comm.future<tensor<16777216xbf16>>
  %view_158 = comm.view "aten.view.default" %wait_tensor_33 {comm.cost_ns = 0, comm.name = "view_158"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_30 = comm.compute "aten.add.Tensor"(%view_152, %view_158) {comm.cost_ns = 42265, comm.name = "add_30"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_5 = comm.compute "aten.clone.default"(%permute_45) {comm.cost_ns = 28843, comm.name = "clone_5"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_159 = comm.view "aten.view.default" %clone_5 {comm.cost_ns = 0, comm.name = "view_159"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_15 = comm.all_to_all %view_159 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_15"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_34 = comm.wait %all_to_all_single_15 {comm.cost_ns = 0, comm.name = "wait_tensor_34"} : !comm.future<tensor<16777216xbf16>>
  %view_160 = comm.view "aten.view.default" %wait_tensor_34 {comm.cost_ns = 0, comm.name = "view_160"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_31 = comm.compute "aten.add.Tensor"(%permute_50, %view_160) {comm.cost_ns = 42265, comm.name = "add_31"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %mul_87 = comm.compute "aten.mul.Tensor"(%mul_82, %exp_15) {comm.cost_ns = 2629, comm.name = "mul_87"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_88 = comm.compute "aten.mul.Tensor"(%mul_82, %exp_14) {comm.cost_ns = 2629, comm.name = "mul_88"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_89 = comm.compute "aten.mul.Tensor"(%mul_84, %exp_15) {comm.cost_ns = 55896, comm.name = "mul_89"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_90 = comm.compute "aten.mul.Tensor"(%mul_84, %exp_14) {comm.cost_ns = 55896, comm.name = "mul_90"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_38 = comm.view "aten.expand.default" %mul_87 {comm.cost_ns = 0, comm.name = "expand_38"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%mul_89) {comm.cost_ns = 42265, comm.name = "convert_element_type_54"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_161 = comm.view "aten.view.default" %convert_element_type_54 {comm.cost_ns = 0, comm.name = "view_161"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_51 = comm.view "aten.permute.default" %view_78 {comm.cost_ns = 0, comm.name = "permute_51"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_24 = comm.compute "aten.bmm.default"(%permute_51, %view_161) {comm.cost_ns = 458340, comm.name = "bmm_24"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_52 = comm.view "aten.permute.default" %view_79 {comm.cost_ns = 0, comm.name = "permute_52"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_25 = comm.compute "aten.bmm.default"(%view_161, %permute_52) {comm.cost_ns = 458340, comm.name = "bmm_25"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_162 = comm.view "aten.view.default" %bmm_24 {comm.cost_ns = 0, comm.name = "view_162"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_163 = comm.view "aten.view.default" %bmm_25 {comm.cost_ns = 0, comm.name = "view_163"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_55 = comm.compute "prims.convert_element_type.default"(%view_163) {comm.cost_ns = 1290490, comm.name = "convert_element_type_55"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_32 = comm.compute "aten.add.Tensor"(%expand_38, %convert_element_type_55) {comm.cost_ns = 2578980, comm.name = "add_32"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_25 = comm.view "aten.alias.default" %alias_12 {comm.cost_ns = 0, comm.name = "alias_25"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_91 = comm.compute "aten.mul.Tensor"(%add_32, %alias_25) {comm.cost_ns = 2578980, comm.name = "mul_91"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_92 = comm.compute "aten.mul.Tensor"(%mul_91) {comm.cost_ns = 1719986, comm.name = "mul_92"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_56 = comm.compute "prims.convert_element_type.default"(%mul_92) {comm.cost_ns = 1290490, comm.name = "convert_element_type_56"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_164 = comm.view "aten.view.default" %convert_element_type_56 {comm.cost_ns = 0, comm.name = "view_164"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_53 = comm.view "aten.permute.default" %view_75 {comm.cost_ns = 0, comm.name = "permute_53"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_26 = comm.compute "aten.bmm.default"(%permute_53, %view_164) {comm.cost_ns = 458340, comm.name = "bmm_26"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_54 = comm.view "aten.permute.default" %view_76 {comm.cost_ns = 0, comm.name = "permute_54"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_27 = comm.compute "aten.bmm.default"(%view_164, %permute_54) {comm.cost_ns = 458340, comm.name = "bmm_27"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_165 = comm.view "aten.view.default" %bmm_26 {comm.cost_ns = 0, comm.name = "view_165"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_166 = comm.view "aten.view.default" %bmm_27 {comm.cost_ns = 0, comm.name = "view_166"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_33 = comm.compute "aten.add.Tensor"(%add_29, %view_166) {comm.cost_ns = 42265, comm.name = "add_33"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_55 = comm.view "aten.permute.default" %view_165 {comm.cost_ns = 0, comm.name = "permute_55"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_167 = comm.view "aten.view.default" %add_30 {comm.cost_ns = 0, comm.name = "view_167"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_16 = comm.all_to_all %view_167 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_16"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_35 = comm.wait %all_to_all_single_16 {comm.cost_ns = 0, comm.name = "wait_tensor_35"} : !comm.future<tensor<16777216xbf16>>
  %view_168 = comm.view "aten.view.default" %wait_tensor_35 {comm.cost_ns = 0, comm.name = "view_168"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_34 = comm.compute "aten.add.Tensor"(%view_162, %view_168) {comm.cost_ns = 42265, comm.name = "add_34"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_6 = comm.compute "aten.clone.default"(%add_31) {comm.cost_ns = 28843, comm.name = "clone_6"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_169 = comm.view "aten.view.default" %clone_6 {comm.cost_ns = 0, comm.name = "view_169"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_17 = comm.all_to_all %view_169 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_17"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_36 = comm.wait %all_to_all_single_17 {comm.cost_ns = 0, comm.name = "wait_tensor_36"} : !comm.future<tensor<16777216xbf16>>
  %view_170 = comm.view "aten.view.default" %wait_tensor_36 {comm.cost_ns = 0, comm.name = "view_170"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_35 = comm.compute "aten.add.Tensor"(%permute_55, %view_170) {comm.cost_ns = 42265, comm.name = "add_35"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %mul_93 = comm.compute "aten.mul.Tensor"(%mul_88, %exp_12) {comm.cost_ns = 2629, comm.name = "mul_93"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_94 = comm.compute "aten.mul.Tensor"(%mul_88, %exp_11) {comm.cost_ns = 2629, comm.name = "mul_94"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_95 = comm.compute "aten.mul.Tensor"(%mul_90, %exp_12) {comm.cost_ns = 55896, comm.name = "mul_95"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_96 = comm.compute "aten.mul.Tensor"(%mul_90, %exp_11) {comm.cost_ns = 55896, comm.name = "mul_96"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_39 = comm.view "aten.expand.default" %mul_93 {comm.cost_ns = 0, comm.name = "expand_39"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_57 = comm.compute "prims.convert_element_type.default"(%mul_95) {comm.cost_ns = 42265, comm.name = "convert_element_type_57"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_171 = comm.view "aten.view.default" %convert_element_type_57 {comm.cost_ns = 0, comm.name = "view_171"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_56 = comm.view "aten.permute.default" %view_68 {comm.cost_ns = 0, comm.name = "permute_56"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_28 = comm.compute "aten.bmm.default"(%permute_56, %view_171) {comm.cost_ns = 458340, comm.name = "bmm_28"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_57 = comm.view "aten.permute.default" %view_69 {comm.cost_ns = 0, comm.name = "permute_57"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_29 = comm.compute "aten.bmm.default"(%view_171, %permute_57) {comm.cost_ns = 458340, comm.name = "bmm_29"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_172 = comm.view "aten.view.default" %bmm_28 {comm.cost_ns = 0, comm.name = "view_172"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_173 = comm.view "aten.view.default" %bmm_29 {comm.cost_ns = 0, comm.name = "view_173"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_58 = comm.compute "prims.convert_element_type.default"(%view_173) {comm.cost_ns = 1290490, comm.name = "convert_element_type_58"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_36 = comm.compute "aten.add.Tensor"(%expand_39, %convert_element_type_58) {comm.cost_ns = 2578980, comm.name = "add_36"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_26 = comm.view "aten.alias.default" %alias_10 {comm.cost_ns = 0, comm.name = "alias_26"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_97 = comm.compute "aten.mul.Tensor"(%add_36, %alias_26) {comm.cost_ns = 2578980, comm.name = "mul_97"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_98 = comm.compute "aten.mul.Tensor"(%mul_97) {comm.cost_ns = 1719986, comm.name = "mul_98"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_59 = comm.compute "prims.convert_element_type.default"(%mul_98) {comm.cost_ns = 1290490, comm.name = "convert_element_type_59"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_174 = comm.view "aten.view.default" %convert_element_type_59 {comm.cost_ns = 0, comm.name = "view_174"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_58 = comm.view "aten.permute.default" %view_65 {comm.cost_ns = 0, comm.name = "permute_58"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_30 = comm.compute "aten.bmm.default"(%permute_58, %view_174) {comm.cost_ns = 458340, comm.name = "bmm_30"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_59 = comm.view "aten.permute.default" %view_66 {comm.cost_ns = 0, comm.name = "permute_59"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_31 = comm.compute "aten.bmm.default"(%view_174, %permute_59) {comm.cost_ns = 458340, comm.name = "bmm_31"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_175 = comm.view "aten.view.default" %bmm_30 {comm.cost_ns = 0, comm.name = "view_175"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_176 = comm.view "aten.view.default" %bmm_31 {comm.cost_ns = 0, comm.name = "view_176"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_37 = comm.compute "aten.add.Tensor"(%add_33, %view_176) {comm.cost_ns = 42265, comm.name = "add_37"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_60 = comm.view "aten.permute.default" %view_175 {comm.cost_ns = 0, comm.name = "permute_60"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_177 = comm.view "aten.view.default" %add_34 {comm.cost_ns = 0, comm.name = "view_177"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_18 = comm.all_to_all %view_177 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_18"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_37 = comm.wait %all_to_all_single_18 {comm.cost_ns = 0, comm.name = "wait_tensor_37"} : !comm.future<tensor<16777216xbf16>>
  %view_178 = comm.view "aten.view.default" %wait_tensor_37 {comm.cost_ns = 0, comm.name = "view_178"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_38 = comm.compute "aten.add.Tensor"(%view_172, %view_178) {comm.cost_ns = 42265, comm.name = "add_38"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_7 = comm.compute "aten.clone.default"(%add_35) {comm.cost_ns = 28843, comm.name = "clone_7"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_179 = comm.view "aten.view.default" %clone_7 {comm.cost_ns = 0, comm.name = "view_179"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_19 = comm.all_to_all %view_179 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_19"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_38 = comm.wait %all_to_all_single_19 {comm.cost_ns = 0, comm.name = "wait_tensor_38"} : !comm.future<tensor<16777216xbf16>>
  %view_180 = comm.view "aten.view.default" %wait_tensor_38 {comm.cost_ns = 0, comm.name = "view_180"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_39 = comm.compute "aten.add.Tensor"(%permute_60, %view_180) {comm.cost_ns = 42265, comm.name = "add_39"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %mul_99 = comm.compute "aten.mul.Tensor"(%mul_94, %exp_9) {comm.cost_ns = 2629, comm.name = "mul_99"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_100 = comm.compute "aten.mul.Tensor"(%mul_94, %exp_8) {comm.cost_ns = 2629, comm.name = "mul_100"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_101 = comm.compute "aten.mul.Tensor"(%mul_96, %exp_9) {comm.cost_ns = 55896, comm.name = "mul_101"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_102 = comm.compute "aten.mul.Tensor"(%mul_96, %exp_8) {comm.cost_ns = 55896, comm.name = "mul_102"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_40 = comm.view "aten.expand.default" %mul_99 {comm.cost_ns = 0, comm.name = "expand_40"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_60 = comm.compute "prims.convert_element_type.default"(%mul_101) {comm.cost_ns = 42265, comm.name = "convert_element_type_60"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_181 = comm.view "aten.view.default" %convert_element_type_60 {comm.cost_ns = 0, comm.name = "view_181"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_61 = comm.view "aten.permute.default" %view_58 {comm.cost_ns = 0, comm.name = "permute_61"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_32 = comm.compute "aten.bmm.default"(%permute_61, %view_181) {comm.cost_ns = 458340, comm.name = "bmm_32"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_62 = comm.view "aten.permute.default" %view_59 {comm.cost_ns = 0, comm.name = "permute_62"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_33 = comm.compute "aten.bmm.default"(%view_181, %permute_62) {comm.cost_ns = 458340, comm.name = "bmm_33"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_182 = comm.view "aten.view.default" %bmm_32 {comm.cost_ns = 0, comm.name = "view_182"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_183 = comm.view "aten.view.default" %bmm_33 {comm.cost_ns = 0, comm.name = "view_183"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_61 = comm.compute "prims.convert_element_type.default"(%view_183) {comm.cost_ns = 1290490, comm.name = "convert_element_type_61"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_40 = comm.compute "aten.add.Tensor"(%expand_40, %convert_element_type_61) {comm.cost_ns = 2578980, comm.name = "add_40"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_27 = comm.view "aten.alias.default" %alias_8 {comm.cost_ns = 0, comm.name = "alias_27"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_103 = comm.compute "aten.mul.Tensor"(%add_40, %alias_27) {comm.cost_ns = 2578980, comm.name = "mul_103"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_104 = comm.compute "aten.mul.Tensor"(%mul_103) {comm.cost_ns = 1719986, comm.name = "mul_104"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_62 = comm.compute "prims.convert_element_type.default"(%mul_104) {comm.cost_ns = 1290490, comm.name = "convert_element_type_62"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_184 = comm.view "aten.view.default" %convert_element_type_62 {comm.cost_ns = 0, comm.name = "view_184"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_63 = comm.view "aten.permute.default" %view_55 {comm.cost_ns = 0, comm.name = "permute_63"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_34 = comm.compute "aten.bmm.default"(%permute_63, %view_184) {comm.cost_ns = 458340, comm.name = "bmm_34"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_64 = comm.view "aten.permute.default" %view_56 {comm.cost_ns = 0, comm.name = "permute_64"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_35 = comm.compute "aten.bmm.default"(%view_184, %permute_64) {comm.cost_ns = 458340, comm.name = "bmm_35"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_185 = comm.view "aten.view.default" %bmm_34 {comm.cost_ns = 0, comm.name = "view_185"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_186 = comm.view "aten.view.default" %bmm_35 {comm.cost_ns = 0, comm.name = "view_186"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_41 = comm.compute "aten.add.Tensor"(%add_37, %view_186) {comm.cost_ns = 42265, comm.name = "add_41"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_65 = comm.view "aten.permute.default" %view_185 {comm.cost_ns = 0, comm.name = "permute_65"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_187 = comm.view "aten.view.default" %add_38 {comm.cost_ns = 0, comm.name = "view_187"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_20 = comm.all_to_all %view_187 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_20"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_39 = comm.wait %all_to_all_single_20 {comm.cost_ns = 0, comm.name = "wait_tensor_39"} : !comm.future<tensor<16777216xbf16>>
  %view_188 = comm.view "aten.view.default" %wait_tensor_39 {comm.cost_ns = 0, comm.name = "view_188"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_42 = comm.compute "aten.add.Tensor"(%view_182, %view_188) {comm.cost_ns = 42265, comm.name = "add_42"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_8 = comm.compute "aten.clone.default"(%add_39) {comm.cost_ns = 28843, comm.name = "clone_8"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_189 = comm.view "aten.view.default" %clone_8 {comm.cost_ns = 0, comm.name = "view_189"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_21 = comm.all_to_all %view_189 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_21"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_40 = comm.wait %all_to_all_single_21 {comm.cost_ns = 0, comm.name = "wait_tensor_40"} : !comm.future<tensor<16777216xbf16>>
  %view_190 = comm.view "aten.view.default" %wait_tensor_40 {comm.cost_ns = 0, comm.name = "view_190"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_43 = comm.compute "aten.add.Tensor"(%permute_65, %view_190) {comm.cost_ns = 42265, comm.name = "add_43"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %mul_105 = comm.compute "aten.mul.Tensor"(%mul_100, %exp_6) {comm.cost_ns = 2629, comm.name = "mul_105"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_106 = comm.compute "aten.mul.Tensor"(%mul_100, %exp_5) {comm.cost_ns = 2629, comm.name = "mul_106"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_107 = comm.compute "aten.mul.Tensor"(%mul_102, %exp_6) {comm.cost_ns = 55896, comm.name = "mul_107"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_108 = comm.compute "aten.mul.Tensor"(%mul_102, %exp_5) {comm.cost_ns = 55896, comm.name = "mul_108"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_41 = comm.view "aten.expand.default" %mul_105 {comm.cost_ns = 0, comm.name = "expand_41"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%mul_107) {comm.cost_ns = 42265, comm.name = "convert_element_type_63"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_191 = comm.view "aten.view.default" %convert_element_type_63 {comm.cost_ns = 0, comm.name = "view_191"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_66 = comm.view "aten.permute.default" %view_48 {comm.cost_ns = 0, comm.name = "permute_66"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_36 = comm.compute "aten.bmm.default"(%permute_66, %view_191) {comm.cost_ns = 458340, comm.name = "bmm_36"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_67 = comm.view "aten.permute.default" %view_49 {comm.cost_ns = 0, comm.name = "permute_67"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_37 = comm.compute "aten.bmm.default"(%view_191, %permute_67) {comm.cost_ns = 458340, comm.name = "bmm_37"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_192 = comm.view "aten.view.default" %bmm_36 {comm.cost_ns = 0, comm.name = "view_192"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_193 = comm.view "aten.view.default" %bmm_37 {comm.cost_ns = 0, comm.name = "view_193"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%view_193) {comm.cost_ns = 1290490, comm.name = "convert_element_type_64"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_44 = comm.compute "aten.add.Tensor"(%expand_41, %convert_element_type_64) {comm.cost_ns = 2578980, comm.name = "add_44"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_28 = comm.view "aten.alias.default" %alias_6 {comm.cost_ns = 0, comm.name = "alias_28"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_109 = comm.compute "aten.mul.Tensor"(%add_44, %alias_28) {comm.cost_ns = 2578980, comm.name = "mul_109"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_110 = comm.compute "aten.mul.Tensor"(%mul_109) {comm.cost_ns = 1719986, comm.name = "mul_110"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_65 = comm.compute "prims.convert_element_type.default"(%mul_110) {comm.cost_ns = 1290490, comm.name = "convert_element_type_65"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_194 = comm.view "aten.view.default" %convert_element_type_65 {comm.cost_ns = 0, comm.name = "view_194"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_68 = comm.view "aten.permute.default" %view_45 {comm.cost_ns = 0, comm.name = "permute_68"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_38 = comm.compute "aten.bmm.default"(%permute_68, %view_194) {comm.cost_ns = 458340, comm.name = "bmm_38"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_69 = comm.view "aten.permute.default" %view_46 {comm.cost_ns = 0, comm.name = "permute_69"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_39 = comm.compute "aten.bmm.default"(%view_194, %permute_69) {comm.cost_ns = 458340, comm.name = "bmm_39"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_195 = comm.view "aten.view.default" %bmm_38 {comm.cost_ns = 0, comm.name = "view_195"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_196 = comm.view "aten.view.default" %bmm_39 {comm.cost_ns = 0, comm.name = "view_196"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_45 = comm.compute "aten.add.Tensor"(%add_41, %view_196) {comm.cost_ns = 42265, comm.name = "add_45"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_70 = comm.view "aten.permute.default" %view_195 {comm.cost_ns = 0, comm.name = "permute_70"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_197 = comm.view "aten.view.default" %add_42 {comm.cost_ns = 0, comm.name = "view_197"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_22 = comm.all_to_all %view_197 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_22"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_41 = comm.wait %all_to_all_single_22 {comm.cost_ns = 0, comm.name = "wait_tensor_41"} : !comm.future<tensor<16777216xbf16>>
  %view_198 = comm.view "aten.view.default" %wait_tensor_41 {comm.cost_ns = 0, comm.name = "view_198"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_46 = comm.compute "aten.add.Tensor"(%view_192, %view_198) {comm.cost_ns = 42265, comm.name = "add_46"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_9 = comm.compute "aten.clone.default"(%add_43) {comm.cost_ns = 28843, comm.name = "clone_9"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_199 = comm.view "aten.view.default" %clone_9 {comm.cost_ns = 0, comm.name = "view_199"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_23 = comm.all_to_all %view_199 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_23"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_42 = comm.wait %all_to_all_single_23 {comm.cost_ns = 0, comm.name = "wait_tensor_42"} : !comm.future<tensor<16777216xbf16>>
  %view_200 = comm.view "aten.view.default" %wait_tensor_42 {comm.cost_ns = 0, comm.name = "view_200"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_47 = comm.compute "aten.add.Tensor"(%permute_70, %view_200) {comm.cost_ns = 42265, comm.name = "add_47"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %mul_111 = comm.compute "aten.mul.Tensor"(%mul_106, %exp_3) {comm.cost_ns = 2629, comm.name = "mul_111"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_112 = comm.compute "aten.mul.Tensor"(%mul_106, %exp_2) {comm.cost_ns = 2629, comm.name = "mul_112"} : (tensor<1x32x4096x1xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x1xf32>
  %mul_113 = comm.compute "aten.mul.Tensor"(%mul_108, %exp_3) {comm.cost_ns = 55896, comm.name = "mul_113"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %mul_114 = comm.compute "aten.mul.Tensor"(%mul_108, %exp_2) {comm.cost_ns = 55896, comm.name = "mul_114"} : (tensor<1x32x4096x128xf32>, tensor<1x32x4096x1xf32>) -> tensor<1x32x4096x128xf32>
  %expand_42 = comm.view "aten.expand.default" %mul_111 {comm.cost_ns = 0, comm.name = "expand_42"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_66 = comm.compute "prims.convert_element_type.default"(%mul_113) {comm.cost_ns = 42265, comm.name = "convert_element_type_66"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_201 = comm.view "aten.view.default" %convert_element_type_66 {comm.cost_ns = 0, comm.name = "view_201"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_71 = comm.view "aten.permute.default" %view_38 {comm.cost_ns = 0, comm.name = "permute_71"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_40 = comm.compute "aten.bmm.default"(%permute_71, %view_201) {comm.cost_ns = 458340, comm.name = "bmm_40"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_72 = comm.view "aten.permute.default" %view_39 {comm.cost_ns = 0, comm.name = "permute_72"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_41 = comm.compute "aten.bmm.default"(%view_201, %permute_72) {comm.cost_ns = 458340, comm.name = "bmm_41"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_202 = comm.view "aten.view.default" %bmm_40 {comm.cost_ns = 0, comm.name = "view_202"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_203 = comm.view "aten.view.default" %bmm_41 {comm.cost_ns = 0, comm.name = "view_203"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_67 = comm.compute "prims.convert_element_type.default"(%view_203) {comm.cost_ns = 1290490, comm.name = "convert_element_type_67"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_48 = comm.compute "aten.add.Tensor"(%expand_42, %convert_element_type_67) {comm.cost_ns = 2578980, comm.name = "add_48"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_29 = comm.view "aten.alias.default" %alias_4 {comm.cost_ns = 0, comm.name = "alias_29"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_115 = comm.compute "aten.mul.Tensor"(%add_48, %alias_29) {comm.cost_ns = 2578980, comm.name = "mul_115"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_116 = comm.compute "aten.mul.Tensor"(%mul_115) {comm.cost_ns = 1719986, comm.name = "mul_116"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%mul_116) {comm.cost_ns = 1290490, comm.name = "convert_element_type_68"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_204 = comm.view "aten.view.default" %convert_element_type_68 {comm.cost_ns = 0, comm.name = "view_204"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_73 = comm.view "aten.permute.default" %view_35 {comm.cost_ns = 0, comm.name = "permute_73"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_42 = comm.compute "aten.bmm.default"(%permute_73, %view_204) {comm.cost_ns = 458340, comm.name = "bmm_42"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_74 = comm.view "aten.permute.default" %view_36 {comm.cost_ns = 0, comm.name = "permute_74"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_43 = comm.compute "aten.bmm.default"(%view_204, %permute_74) {comm.cost_ns = 458340, comm.name = "bmm_43"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_205 = comm.view "aten.view.default" %bmm_42 {comm.cost_ns = 0, comm.name = "view_205"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_206 = comm.view "aten.view.default" %bmm_43 {comm.cost_ns = 0, comm.name = "view_206"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_49 = comm.compute "aten.add.Tensor"(%add_45, %view_206) {comm.cost_ns = 42265, comm.name = "add_49"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_75 = comm.view "aten.permute.default" %view_205 {comm.cost_ns = 0, comm.name = "permute_75"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_207 = comm.view "aten.view.default" %add_46 {comm.cost_ns = 0, comm.name = "view_207"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_24 = comm.all_to_all %view_207 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_24"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_43 = comm.wait %all_to_all_single_24 {comm.cost_ns = 0, comm.name = "wait_tensor_43"} : !comm.future<tensor<16777216xbf16>>
  %view_208 = comm.view "aten.view.default" %wait_tensor_43 {comm.cost_ns = 0, comm.name = "view_208"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_50 = comm.compute "aten.add.Tensor"(%view_202, %view_208) {comm.cost_ns = 42265, comm.name = "add_50"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_10 = comm.compute "aten.clone.default"(%add_47) {comm.cost_ns = 28843, comm.name = "clone_10"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_209 = comm.view "aten.view.default" %clone_10 {comm.cost_ns = 0, comm.name = "view_209"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_25 = comm.all_to_all %view_209 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_25"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_44 = comm.wait %all_to_all_single_25 {comm.cost_ns = 0, comm.name = "wait_tensor_44"} : !comm.future<tensor<16777216xbf16>>
  %view_210 = comm.view "aten.view.default" %wait_tensor_44 {comm.cost_ns = 0, comm.name = "view_210"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_51 = comm.compute "aten.add.Tensor"(%permute_75, %view_210) {comm.cost_ns = 42265, comm.name = "add_51"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %expand_43 = comm.view "aten.expand.default" %mul_112 {comm.cost_ns = 0, comm.name = "expand_43"} : tensor<1x32x4096x1xf32> -> tensor<1x32x4096x4096xf32>
  %convert_element_type_69 = comm.compute "prims.convert_element_type.default"(%mul_114) {comm.cost_ns = 42265, comm.name = "convert_element_type_69"} : (tensor<1x32x4096x128xf32>) -> tensor<1x32x4096x128xbf16>
  %view_211 = comm.view "aten.view.default" %convert_element_type_69 {comm.cost_ns = 0, comm.name = "view_211"} : tensor<1x32x4096x128xbf16> -> tensor<32x4096x128xbf16>
  %permute_76 = comm.view "aten.permute.default" %view_28 {comm.cost_ns = 0, comm.name = "permute_76"} : tensor<32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %bmm_44 = comm.compute "aten.bmm.default"(%permute_76, %view_211) {comm.cost_ns = 458340, comm.name = "bmm_44"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %permute_77 = comm.view "aten.permute.default" %view_29 {comm.cost_ns = 0, comm.name = "permute_77"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_45 = comm.compute "aten.bmm.default"(%view_211, %permute_77) {comm.cost_ns = 458340, comm.name = "bmm_45"} : (tensor<32x4096x128xbf16>, tensor<32x128x4096xbf16>) -> tensor<32x4096x4096xbf16>
  %view_212 = comm.view "aten.view.default" %bmm_44 {comm.cost_ns = 0, comm.name = "view_212"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %view_213 = comm.view "aten.view.default" %bmm_45 {comm.cost_ns = 0, comm.name = "view_213"} : tensor<32x4096x4096xbf16> -> tensor<1x32x4096x4096xbf16>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%view_213) {comm.cost_ns = 1290490, comm.name = "convert_element_type_70"} : (tensor<1x32x4096x4096xbf16>) -> tensor<1x32x4096x4096xf32>
  %add_52 = comm.compute "aten.add.Tensor"(%expand_43, %convert_element_type_70) {comm.cost_ns = 2578980, comm.name = "add_52"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %alias_30 = comm.view "aten.alias.default" %alias_2 {comm.cost_ns = 0, comm.name = "alias_30"} : tensor<1x32x4096x4096xf32> -> tensor<1x32x4096x4096xf32>
  %mul_117 = comm.compute "aten.mul.Tensor"(%add_52, %alias_30) {comm.cost_ns = 2578980, comm.name = "mul_117"} : (tensor<1x32x4096x4096xf32>, tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %mul_118 = comm.compute "aten.mul.Tensor"(%mul_117) {comm.cost_ns = 1719986, comm.name = "mul_118"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xf32>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%mul_118) {comm.cost_ns = 1290490, comm.name = "convert_element_type_71"} : (tensor<1x32x4096x4096xf32>) -> tensor<1x32x4096x4096xbf16>
  %view_214 = comm.view "aten.view.default" %convert_element_type_71 {comm.cost_ns = 0, comm.name = "view_214"} : tensor<1x32x4096x4096xbf16> -> tensor<32x4096x4096xbf16>
  %permute_78 = comm.view "aten.permute.default" %view_25 {comm.cost_ns = 0, comm.name = "permute_78"} : tensor<32x4096x128xbf16> -> tensor<32x128x4096xbf16>
  %bmm_46 = comm.compute "aten.bmm.default"(%permute_78, %view_214) {comm.cost_ns = 458340, comm.name = "bmm_46"} : (tensor<32x128x4096xbf16>, tensor<32x4096x4096xbf16>) -> tensor<32x128x4096xbf16>
  %permute_79 = comm.view "aten.permute.default" %view_26 {comm.cost_ns = 0, comm.name = "permute_79"} : tensor<32x128x4096xbf16> -> tensor<32x4096x128xbf16>
  %bmm_47 = comm.compute "aten.bmm.default"(%view_214, %permute_79) {comm.cost_ns = 458340, comm.name = "bmm_47"} : (tensor<32x4096x4096xbf16>, tensor<32x4096x128xbf16>) -> tensor<32x4096x128xbf16>
  %view_215 = comm.view "aten.view.default" %bmm_46 {comm.cost_ns = 0, comm.name = "view_215"} : tensor<32x128x4096xbf16> -> tensor<1x32x128x4096xbf16>
  %view_216 = comm.view "aten.view.default" %bmm_47 {comm.cost_ns = 0, comm.name = "view_216"} : tensor<32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %add_53 = comm.compute "aten.add.Tensor"(%add_49, %view_216) {comm.cost_ns = 42265, comm.name = "add_53"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_80 = comm.view "aten.permute.default" %view_215 {comm.cost_ns = 0, comm.name = "permute_80"} : tensor<1x32x128x4096xbf16> -> tensor<1x32x4096x128xbf16>
  %view_217 = comm.view "aten.view.default" %add_50 {comm.cost_ns = 0, comm.name = "view_217"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_26 = comm.all_to_all %view_217 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_26"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_45 = comm.wait %all_to_all_single_26 {comm.cost_ns = 0, comm.name = "wait_tensor_45"} : !comm.future<tensor<16777216xbf16>>
  %view_218 = comm.view "aten.view.default" %wait_tensor_45 {comm.cost_ns = 0, comm.name = "view_218"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_54 = comm.compute "aten.add.Tensor"(%view_212, %view_218) {comm.cost_ns = 42265, comm.name = "add_54"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %clone_11 = comm.compute "aten.clone.default"(%add_51) {comm.cost_ns = 28843, comm.name = "clone_11"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %view_219 = comm.view "aten.view.default" %clone_11 {comm.cost_ns = 0, comm.name = "view_219"} : tensor<1x32x4096x128xbf16> -> tensor<16777216xbf16>
  %all_to_all_single_27 = comm.all_to_all %view_219 on @pg0 split 0 concat 0 send [0, 0, 0, 0, 0, 0, 0, 16777216] recv [0, 16777216, 0, 0, 0, 0, 0, 0] {comm.cost_ns = 123180, comm.name = "all_to_all_single_27"} : tensor<16777216xbf16> -> !comm.future<tensor<16777216xbf16>>
  %wait_tensor_46 = comm.wait %all_to_all_single_27 {comm.cost_ns = 0, comm.name = "wait_tensor_46"} : !comm.future<tensor<16777216xbf16>>
  %view_220 = comm.view "aten.view.default" %wait_tensor_46 {comm.cost_ns = 0, comm.name = "view_220"} : tensor<16777216xbf16> -> tensor<1x32x4096x128xbf16>
  %add_55 = comm.compute "aten.add.Tensor"(%permute_80, %view_220) {comm.cost_ns = 42265, comm.name = "add_55"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<1x32x4096x128xbf16>
  %permute_81 = comm.view "aten.permute.default" %add_54 {comm.cost_ns = 0, comm.name = "permute_81"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_82 = comm.view "aten.permute.default" %add_55 {comm.cost_ns = 0, comm.name = "permute_82"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_83 = comm.view "aten.permute.default" %add_53 {comm.cost_ns = 0, comm.name = "permute_83"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_221 = comm.view "aten.view.default" %permute_81 {comm.cost_ns = 0, comm.name = "view_221"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_18 = comm.compute "aten.sum.dim_IntList"(%view_221) {comm.cost_ns = 18777, comm.name = "sum_18"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_18 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_222 = comm.view "aten.view.default" %permute_82 {comm.cost_ns = 0, comm.name = "view_222"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_19 = comm.compute "aten.sum.dim_IntList"(%view_222) {comm.cost_ns = 18777, comm.name = "sum_19"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_19 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_72 = comm.compute "prims.convert_element_type.default"(%squeeze_2) {comm.cost_ns = 12066, comm.name = "convert_element_type_72"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_13 = comm.view "aten.slice.Tensor" %convert_element_type_72 {comm.cost_ns = 0, comm.name = "slice_13"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_14 = comm.view "aten.slice.Tensor" %convert_element_type_72 {comm.cost_ns = 0, comm.name = "slice_14"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_119 = comm.compute "aten.mul.Tensor"(%slice_14, %sin) {comm.cost_ns = 9130, comm.name = "mul_119"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_120 = comm.compute "aten.mul.Tensor"(%slice_14, %cos) {comm.cost_ns = 9130, comm.name = "mul_120"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_3 = comm.compute "aten.neg.default"(%slice_13) {comm.cost_ns = 8710, comm.name = "neg_3"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_121 = comm.compute "aten.mul.Tensor"(%neg_3, %sin) {comm.cost_ns = 9130, comm.name = "mul_121"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_56 = comm.compute "aten.add.Tensor"(%mul_120, %mul_121) {comm.cost_ns = 12066, comm.name = "add_56"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_122 = comm.compute "aten.mul.Tensor"(%slice_13, %cos) {comm.cost_ns = 9130, comm.name = "mul_122"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_57 = comm.compute "aten.add.Tensor"(%mul_119, %mul_122) {comm.cost_ns = 12066, comm.name = "add_57"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_2 = comm.compute "aten.cat.default"(%add_57, %add_56) {comm.cost_ns = 15421, comm.name = "cat_2"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_73 = comm.compute "prims.convert_element_type.default"(%cat_2) {comm.cost_ns = 12066, comm.name = "convert_element_type_73"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_74 = comm.compute "prims.convert_element_type.default"(%permute_83) {comm.cost_ns = 42265, comm.name = "convert_element_type_74"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_15 = comm.view "aten.slice.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "slice_15"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_16 = comm.view "aten.slice.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "slice_16"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_123 = comm.compute "aten.mul.Tensor"(%slice_16, %sin) {comm.cost_ns = 29262, comm.name = "mul_123"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_124 = comm.compute "aten.mul.Tensor"(%slice_16, %cos) {comm.cost_ns = 29262, comm.name = "mul_124"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_4 = comm.compute "aten.neg.default"(%slice_15) {comm.cost_ns = 28843, comm.name = "neg_4"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_125 = comm.compute "aten.mul.Tensor"(%neg_4, %sin) {comm.cost_ns = 29262, comm.name = "mul_125"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_58 = comm.compute "aten.add.Tensor"(%mul_124, %mul_125) {comm.cost_ns = 42265, comm.name = "add_58"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_126 = comm.compute "aten.mul.Tensor"(%slice_15, %cos) {comm.cost_ns = 29262, comm.name = "mul_126"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_59 = comm.compute "aten.add.Tensor"(%mul_123, %mul_126) {comm.cost_ns = 42265, comm.name = "add_59"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_3 = comm.compute "aten.cat.default"(%add_59, %add_58) {comm.cost_ns = 55687, comm.name = "cat_3"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_75 = comm.compute "prims.convert_element_type.default"(%cat_3) {comm.cost_ns = 42265, comm.name = "convert_element_type_75"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_223 = comm.view "aten.view.default" %squeeze_1 {comm.cost_ns = 0, comm.name = "view_223"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_224 = comm.view "aten.view.default" %convert_element_type_73 {comm.cost_ns = 0, comm.name = "view_224"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_225 = comm.view "aten.view.default" %convert_element_type_75 {comm.cost_ns = 0, comm.name = "view_225"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_226 = comm.view "aten.view.default" %view_223 {comm.cost_ns = 0, comm.name = "view_226"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_84 = comm.view "aten.permute.default" %view_226 {comm.cost_ns = 0, comm.name = "permute_84"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%permute_84, %view_14) {comm.cost_ns = 59266, comm.name = "mm_18"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_85 = comm.view "aten.permute.default" %mm_18 {comm.cost_ns = 0, comm.name = "permute_85"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_86 = comm.view "aten.permute.default" %permute_2 {comm.cost_ns = 0, comm.name = "permute_86"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_226, %permute_86) {comm.cost_ns = 59266, comm.name = "mm_19"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_227 = comm.view "aten.view.default" %mm_19 {comm.cost_ns = 0, comm.name = "view_227"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_87 = comm.view "aten.permute.default" %permute_85 {comm.cost_ns = 0, comm.name = "permute_87"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_228 = comm.view "aten.view.default" %permute_87 {comm.cost_ns = 0, comm.name = "view_228"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_7 = comm.reduce_scatter %view_228 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_7"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_47 = comm.wait %reduce_scatter_tensor_7 {comm.cost_ns = 0, comm.name = "wait_tensor_47"} : !comm.future<tensor<128x4096xbf16>>
  %view_229 = comm.view "aten.view.default" %view_224 {comm.cost_ns = 0, comm.name = "view_229"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_88 = comm.view "aten.permute.default" %view_229 {comm.cost_ns = 0, comm.name = "permute_88"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%permute_88, %view_10) {comm.cost_ns = 59266, comm.name = "mm_20"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_89 = comm.view "aten.permute.default" %mm_20 {comm.cost_ns = 0, comm.name = "permute_89"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_90 = comm.view "aten.permute.default" %permute_1 {comm.cost_ns = 0, comm.name = "permute_90"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_229, %permute_90) {comm.cost_ns = 59266, comm.name = "mm_21"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_230 = comm.view "aten.view.default" %mm_21 {comm.cost_ns = 0, comm.name = "view_230"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_60 = comm.compute "aten.add.Tensor"(%view_227, %view_230) {comm.cost_ns = 42265, comm.name = "add_60"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_91 = comm.view "aten.permute.default" %permute_89 {comm.cost_ns = 0, comm.name = "permute_91"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_231 = comm.view "aten.view.default" %permute_91 {comm.cost_ns = 0, comm.name = "view_231"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_8 = comm.reduce_scatter %view_231 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_8"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_48 = comm.wait %reduce_scatter_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_48"} : !comm.future<tensor<128x4096xbf16>>
  %view_232 = comm.view "aten.view.default" %view_225 {comm.cost_ns = 0, comm.name = "view_232"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_92 = comm.view "aten.permute.default" %view_232 {comm.cost_ns = 0, comm.name = "permute_92"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%permute_92, %view_6) {comm.cost_ns = 231064, comm.name = "mm_22"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_93 = comm.view "aten.permute.default" %mm_22 {comm.cost_ns = 0, comm.name = "permute_93"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_94 = comm.view "aten.permute.default" %permute {comm.cost_ns = 0, comm.name = "permute_94"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_232, %permute_94) {comm.cost_ns = 231064, comm.name = "mm_23"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_233 = comm.view "aten.view.default" %mm_23 {comm.cost_ns = 0, comm.name = "view_233"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_61 = comm.compute "aten.add.Tensor"(%add_60, %view_233) {comm.cost_ns = 42265, comm.name = "add_61"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_95 = comm.view "aten.permute.default" %permute_93 {comm.cost_ns = 0, comm.name = "permute_95"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_234 = comm.view "aten.view.default" %permute_95 {comm.cost_ns = 0, comm.name = "view_234"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_9 = comm.reduce_scatter %view_234 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_9"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_49 = comm.wait %reduce_scatter_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_49"} : !comm.future<tensor<512x4096xbf16>>
  %mul_127 = comm.compute "aten.mul.Tensor"(%add_61, %convert_element_type_1) {comm.cost_ns = 42265, comm.name = "mul_127"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_128 = comm.compute "aten.mul.Tensor"(%add_61, %view_3) {comm.cost_ns = 28846, comm.name = "mul_128"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_20 = comm.compute "aten.sum.dim_IntList"(%mul_127) {comm.cost_ns = 15425, comm.name = "sum_20"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_235 = comm.view "aten.view.default" %sum_20 {comm.cost_ns = 0, comm.name = "view_235"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_76 = comm.compute "prims.convert_element_type.default"(%mul_128) {comm.cost_ns = 42265, comm.name = "convert_element_type_76"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_129 = comm.compute "aten.mul.Tensor"(%convert_element_type_76, %convert_element_type) {comm.cost_ns = 82530, comm.name = "mul_129"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_130 = comm.compute "aten.mul.Tensor"(%convert_element_type_76, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_130"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_21 = comm.compute "aten.sum.dim_IntList"(%mul_129) {comm.cost_ns = 28850, comm.name = "sum_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_31 = comm.view "aten.alias.default" %alias {comm.cost_ns = 0, comm.name = "alias_31"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%alias_31) {comm.cost_ns = 2013, comm.name = "pow_8"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_131 = comm.compute "aten.mul.Scalar"(%sum_21) {comm.cost_ns = 2013, comm.name = "mul_131"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_132 = comm.compute "aten.mul.Tensor"(%mul_131, %pow_8) {comm.cost_ns = 2019, comm.name = "mul_132"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_44 = comm.view "aten.expand.default" %mul_132 {comm.cost_ns = 0, comm.name = "expand_44"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_9 = comm.compute "aten.div.Scalar"(%expand_44) {comm.cost_ns = 55687, comm.name = "div_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_133 = comm.compute "aten.mul.Scalar"(%pow_9) {comm.cost_ns = 55687, comm.name = "mul_133"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_134 = comm.compute "aten.mul.Tensor"(%div_9, %mul_133) {comm.cost_ns = 82530, comm.name = "mul_134"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_62 = comm.compute "aten.add.Tensor"(%mul_130, %mul_134) {comm.cost_ns = 82530, comm.name = "add_62"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_77 = comm.compute "prims.convert_element_type.default"(%add_62) {comm.cost_ns = 42265, comm.name = "convert_element_type_77"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_63 = comm.compute "aten.add.Tensor"(%add_26, %convert_element_type_77) {comm.cost_ns = 42265, comm.name = "add_63"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_236 = comm.view "aten.view.default" %view_235 {comm.cost_ns = 0, comm.name = "view_236"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_10 = comm.reduce_scatter %view_236 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_10"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_50 = comm.wait %reduce_scatter_tensor_10 {comm.cost_ns = 0, comm.name = "wait_tensor_50"} : !comm.future<tensor<512xbf16>>
  %convert_element_type_78 = comm.compute "prims.convert_element_type.default"(%add_63) {comm.cost_ns = 42265, comm.name = "convert_element_type_78"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %ge = comm.compute "aten.ge.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ge"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %lt = comm.compute "aten.lt.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "lt"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and = comm.compute "aten.bitwise_and.Tensor"(%ge, %lt) {comm.cost_ns = 2004, comm.name = "bitwise_and"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %ne_5 = comm.compute "aten.ne.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ne_5"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and_1 = comm.compute "aten.bitwise_and.Tensor"(%bitwise_and, %ne_5) {comm.cost_ns = 2004, comm.name = "bitwise_and_1"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %bitwise_and_1 {comm.cost_ns = 0, comm.name = "unsqueeze_4"} : tensor<1x4096xi1> -> tensor<1x4096x1xi1>
  %full_2 = comm.compute "aten.full.default"() {comm.cost_ns = 211715, comm.name = "full_2"} : () -> tensor<32000x4096xf32>
  %_unsafe_masked_index_put_accumulate = comm.compute "aten._unsafe_masked_index_put_accumulate.default"(%full_2, %unsqueeze_4, %tokens, %convert_element_type_78) {comm.cost_ns = 448288, comm.name = "_unsafe_masked_index_put_accumulate"} : (tensor<32000x4096xf32>, tensor<1x4096x1xi1>, tensor<1x4096xi64>, tensor<1x4096x4096xf32>) -> tensor<32000x4096xf32>
  %convert_element_type_79 = comm.compute "prims.convert_element_type.default"(%_unsafe_masked_index_put_accumulate) {comm.cost_ns = 316572, comm.name = "convert_element_type_79"} : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16>
  %view_237 = comm.view "aten.view.default" %convert_element_type_79 {comm.cost_ns = 0, comm.name = "view_237"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %reduce_scatter_tensor_11 = comm.reduce_scatter %view_237 on @pg0 dim 0 reduce avg {comm.cost_ns = 763359, comm.name = "reduce_scatter_tensor_11"} : tensor<32000x4096xbf16> -> !comm.future<tensor<4000x4096xbf16>>
  %wait_tensor_51 = comm.wait %reduce_scatter_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_51"} : !comm.future<tensor<4000x4096xbf16>>
  %alias_32 = comm.view "aten.alias.default" %div_2 {comm.cost_ns = 0, comm.name = "alias_32"} : tensor<f32> -> tensor<f32>
  return %alias_32, %wait_tensor_51, %wait_tensor_50, %wait_tensor_49, %wait_tensor_48, %wait_tensor_47, %wait_tensor_32, %wait_tensor_31, %wait_tensor_30, %wait_tensor_29, %wait_tensor_28, %wait_tensor_27, %wait_tensor_26 : tensor<f32>, tensor<4000x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<4000x4096xbf16>
}
