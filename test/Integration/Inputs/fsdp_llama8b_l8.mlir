// SimpleFSDP-style step, 8 layers, Llama-3-8B shapes, bf16, sequence 4096, DP 8, per-parameter gathers kept for backward
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @fsdp_llama8b_l8(
    %emb: tensor<16032x4096xbf16> {comm.name = "emb"},
    %l0_an: tensor<512xbf16> {comm.name = "l0_an"},
    %l0_wq: tensor<512x4096xbf16> {comm.name = "l0_wq"},
    %l0_wk: tensor<128x4096xbf16> {comm.name = "l0_wk"},
    %l0_wv: tensor<128x4096xbf16> {comm.name = "l0_wv"},
    %l0_wo: tensor<512x4096xbf16> {comm.name = "l0_wo"},
    %l0_fn: tensor<512xbf16> {comm.name = "l0_fn"},
    %l0_w1: tensor<1792x4096xbf16> {comm.name = "l0_w1"},
    %l0_w3: tensor<1792x4096xbf16> {comm.name = "l0_w3"},
    %l0_w2: tensor<512x14336xbf16> {comm.name = "l0_w2"},
    %l1_an: tensor<512xbf16> {comm.name = "l1_an"},
    %l1_wq: tensor<512x4096xbf16> {comm.name = "l1_wq"},
    %l1_wk: tensor<128x4096xbf16> {comm.name = "l1_wk"},
    %l1_wv: tensor<128x4096xbf16> {comm.name = "l1_wv"},
    %l1_wo: tensor<512x4096xbf16> {comm.name = "l1_wo"},
    %l1_fn: tensor<512xbf16> {comm.name = "l1_fn"},
    %l1_w1: tensor<1792x4096xbf16> {comm.name = "l1_w1"},
    %l1_w3: tensor<1792x4096xbf16> {comm.name = "l1_w3"},
    %l1_w2: tensor<512x14336xbf16> {comm.name = "l1_w2"},
    %l2_an: tensor<512xbf16> {comm.name = "l2_an"},
    %l2_wq: tensor<512x4096xbf16> {comm.name = "l2_wq"},
    %l2_wk: tensor<128x4096xbf16> {comm.name = "l2_wk"},
    %l2_wv: tensor<128x4096xbf16> {comm.name = "l2_wv"},
    %l2_wo: tensor<512x4096xbf16> {comm.name = "l2_wo"},
    %l2_fn: tensor<512xbf16> {comm.name = "l2_fn"},
    %l2_w1: tensor<1792x4096xbf16> {comm.name = "l2_w1"},
    %l2_w3: tensor<1792x4096xbf16> {comm.name = "l2_w3"},
    %l2_w2: tensor<512x14336xbf16> {comm.name = "l2_w2"},
    %l3_an: tensor<512xbf16> {comm.name = "l3_an"},
    %l3_wq: tensor<512x4096xbf16> {comm.name = "l3_wq"},
    %l3_wk: tensor<128x4096xbf16> {comm.name = "l3_wk"},
    %l3_wv: tensor<128x4096xbf16> {comm.name = "l3_wv"},
    %l3_wo: tensor<512x4096xbf16> {comm.name = "l3_wo"},
    %l3_fn: tensor<512xbf16> {comm.name = "l3_fn"},
    %l3_w1: tensor<1792x4096xbf16> {comm.name = "l3_w1"},
    %l3_w3: tensor<1792x4096xbf16> {comm.name = "l3_w3"},
    %l3_w2: tensor<512x14336xbf16> {comm.name = "l3_w2"},
    %l4_an: tensor<512xbf16> {comm.name = "l4_an"},
    %l4_wq: tensor<512x4096xbf16> {comm.name = "l4_wq"},
    %l4_wk: tensor<128x4096xbf16> {comm.name = "l4_wk"},
    %l4_wv: tensor<128x4096xbf16> {comm.name = "l4_wv"},
    %l4_wo: tensor<512x4096xbf16> {comm.name = "l4_wo"},
    %l4_fn: tensor<512xbf16> {comm.name = "l4_fn"},
    %l4_w1: tensor<1792x4096xbf16> {comm.name = "l4_w1"},
    %l4_w3: tensor<1792x4096xbf16> {comm.name = "l4_w3"},
    %l4_w2: tensor<512x14336xbf16> {comm.name = "l4_w2"},
    %l5_an: tensor<512xbf16> {comm.name = "l5_an"},
    %l5_wq: tensor<512x4096xbf16> {comm.name = "l5_wq"},
    %l5_wk: tensor<128x4096xbf16> {comm.name = "l5_wk"},
    %l5_wv: tensor<128x4096xbf16> {comm.name = "l5_wv"},
    %l5_wo: tensor<512x4096xbf16> {comm.name = "l5_wo"},
    %l5_fn: tensor<512xbf16> {comm.name = "l5_fn"},
    %l5_w1: tensor<1792x4096xbf16> {comm.name = "l5_w1"},
    %l5_w3: tensor<1792x4096xbf16> {comm.name = "l5_w3"},
    %l5_w2: tensor<512x14336xbf16> {comm.name = "l5_w2"},
    %l6_an: tensor<512xbf16> {comm.name = "l6_an"},
    %l6_wq: tensor<512x4096xbf16> {comm.name = "l6_wq"},
    %l6_wk: tensor<128x4096xbf16> {comm.name = "l6_wk"},
    %l6_wv: tensor<128x4096xbf16> {comm.name = "l6_wv"},
    %l6_wo: tensor<512x4096xbf16> {comm.name = "l6_wo"},
    %l6_fn: tensor<512xbf16> {comm.name = "l6_fn"},
    %l6_w1: tensor<1792x4096xbf16> {comm.name = "l6_w1"},
    %l6_w3: tensor<1792x4096xbf16> {comm.name = "l6_w3"},
    %l6_w2: tensor<512x14336xbf16> {comm.name = "l6_w2"},
    %l7_an: tensor<512xbf16> {comm.name = "l7_an"},
    %l7_wq: tensor<512x4096xbf16> {comm.name = "l7_wq"},
    %l7_wk: tensor<128x4096xbf16> {comm.name = "l7_wk"},
    %l7_wv: tensor<128x4096xbf16> {comm.name = "l7_wv"},
    %l7_wo: tensor<512x4096xbf16> {comm.name = "l7_wo"},
    %l7_fn: tensor<512xbf16> {comm.name = "l7_fn"},
    %l7_w1: tensor<1792x4096xbf16> {comm.name = "l7_w1"},
    %l7_w3: tensor<1792x4096xbf16> {comm.name = "l7_w3"},
    %l7_w2: tensor<512x14336xbf16> {comm.name = "l7_w2"},
    %on: tensor<512xbf16> {comm.name = "on"},
    %out: tensor<16032x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>) attributes {comm.name = "fsdp_llama8b_l8"} {
  %view = comm.view "aten.view.default" %emb {comm.cost_ns = 0, comm.name = "view"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %all_gather_into_tensor = comm.all_gather %view on @pg0 dim 0 {comm.cost_ns = 2880090, comm.name = "all_gather_into_tensor"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor = comm.wait %all_gather_into_tensor {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<128256x4096xbf16>>
  %slice_1 = comm.view "aten.slice.Tensor" %wait_tensor {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %view_1 = comm.view "aten.view.default" %slice_1 {comm.cost_ns = 0, comm.name = "view_1"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%view_1, %tokens) {comm.cost_ns = 28843, comm.name = "embedding"} : (tensor<128256x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
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
  %_scaled_dot_product_flash_attention:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_3, %permute_4, %permute_5) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_1 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention#0 {comm.cost_ns = 0, comm.name = "alias_1"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_6 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention#0 {comm.cost_ns = 0, comm.name = "permute_6"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_21 = comm.view "aten.view.default" %permute_6 {comm.cost_ns = 0, comm.name = "view_21"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_22 = comm.view "aten.view.default" %l0_wo {comm.cost_ns = 0, comm.name = "view_22"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_5 = comm.all_gather %view_22 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_5"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_5 = comm.wait %all_gather_into_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_5"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_6 = comm.view "aten.slice.Tensor" %wait_tensor_5 {comm.cost_ns = 0, comm.name = "slice_6"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_23 = comm.view "aten.view.default" %slice_6 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_23 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_24 = comm.view "aten.view.default" %view_21 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_24, %permute_7) {comm.cost_ns = 231064, comm.name = "mm_3"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_25 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_25"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_3 = comm.compute "aten.add.Tensor"(%embedding, %view_25) {comm.cost_ns = 42265, comm.name = "add_3"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_26 = comm.view "aten.view.default" %l0_fn {comm.cost_ns = 0, comm.name = "view_26"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_6 = comm.all_gather %view_26 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_6"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_6 = comm.wait %all_gather_into_tensor_6 {comm.cost_ns = 0, comm.name = "wait_tensor_6"} : !comm.future<tensor<4096xbf16>>
  %slice_7 = comm.view "aten.slice.Tensor" %wait_tensor_6 {comm.cost_ns = 0, comm.name = "slice_7"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_27 = comm.view "aten.view.default" %slice_7 {comm.cost_ns = 0, comm.name = "view_27"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.cost_ns = 42265, comm.name = "convert_element_type_6"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 28850, comm.name = "mean_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2013, comm.name = "add_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.cost_ns = 2013, comm.name = "rsqrt_1"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_2 = comm.view "aten.alias.default" %rsqrt_1 {comm.cost_ns = 0, comm.name = "alias_2"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_6, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_10"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%mul_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_7, %view_27) {comm.cost_ns = 28846, comm.name = "mul_11"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_28 = comm.view "aten.view.default" %l0_w1 {comm.cost_ns = 0, comm.name = "view_28"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_7 = comm.all_gather %view_28 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_7"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_7 = comm.wait %all_gather_into_tensor_7 {comm.cost_ns = 0, comm.name = "wait_tensor_7"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_8 = comm.view "aten.slice.Tensor" %wait_tensor_7 {comm.cost_ns = 0, comm.name = "slice_8"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_29 = comm.view "aten.view.default" %slice_8 {comm.cost_ns = 0, comm.name = "view_29"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_8 = comm.view "aten.permute.default" %view_29 {comm.cost_ns = 0, comm.name = "permute_8"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_30 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_30"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_30, %permute_8) {comm.cost_ns = 803727, comm.name = "mm_4"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_31 = comm.view "aten.view.default" %mm_4 {comm.cost_ns = 0, comm.name = "view_31"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%view_31) {comm.cost_ns = 142928, comm.name = "convert_element_type_8"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg = comm.compute "aten.neg.default"(%convert_element_type_8) {comm.cost_ns = 189904, comm.name = "neg"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp = comm.compute "aten.exp.default"(%neg) {comm.cost_ns = 189904, comm.name = "exp"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_5 = comm.compute "aten.add.Tensor"(%exp) {comm.cost_ns = 189904, comm.name = "add_5"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div = comm.compute "aten.div.Tensor"(%convert_element_type_8, %add_5) {comm.cost_ns = 283857, comm.name = "div"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%div) {comm.cost_ns = 142928, comm.name = "convert_element_type_9"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_32 = comm.view "aten.view.default" %l0_w3 {comm.cost_ns = 0, comm.name = "view_32"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_8 = comm.all_gather %view_32 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_8"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_8 = comm.wait %all_gather_into_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_8"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_9 = comm.view "aten.slice.Tensor" %wait_tensor_8 {comm.cost_ns = 0, comm.name = "slice_9"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_33 = comm.view "aten.view.default" %slice_9 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_33 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_34 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_34, %permute_9) {comm.cost_ns = 803727, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_35 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_35"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_9, %view_35) {comm.cost_ns = 142928, comm.name = "mul_12"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_36 = comm.view "aten.view.default" %l0_w2 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_9 = comm.all_gather %view_36 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_9"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_9 = comm.wait %all_gather_into_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_9"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_10 = comm.view "aten.slice.Tensor" %wait_tensor_9 {comm.cost_ns = 0, comm.name = "slice_10"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_37 = comm.view "aten.view.default" %slice_10 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_10 = comm.view "aten.permute.default" %view_37 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_38 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_38, %permute_10) {comm.cost_ns = 803727, comm.name = "mm_6"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_39 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_6 = comm.compute "aten.add.Tensor"(%add_3, %view_39) {comm.cost_ns = 42265, comm.name = "add_6"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_40 = comm.view "aten.view.default" %l1_an {comm.cost_ns = 0, comm.name = "view_40"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_10 = comm.all_gather %view_40 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_10"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_10 = comm.wait %all_gather_into_tensor_10 {comm.cost_ns = 0, comm.name = "wait_tensor_10"} : !comm.future<tensor<4096xbf16>>
  %slice_11 = comm.view "aten.slice.Tensor" %wait_tensor_10 {comm.cost_ns = 0, comm.name = "slice_11"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_41 = comm.view "aten.view.default" %slice_11 {comm.cost_ns = 0, comm.name = "view_41"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%add_6) {comm.cost_ns = 42265, comm.name = "convert_element_type_10"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 28850, comm.name = "mean_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2013, comm.name = "add_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_7) {comm.cost_ns = 2013, comm.name = "rsqrt_2"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_3 = comm.view "aten.alias.default" %rsqrt_2 {comm.cost_ns = 0, comm.name = "alias_3"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_13 = comm.compute "aten.mul.Tensor"(%convert_element_type_10, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_13"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%mul_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%convert_element_type_11, %view_41) {comm.cost_ns = 28846, comm.name = "mul_14"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_42 = comm.view "aten.view.default" %l1_wq {comm.cost_ns = 0, comm.name = "view_42"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_11 = comm.all_gather %view_42 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_11"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_11 = comm.wait %all_gather_into_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_11"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_12 = comm.view "aten.slice.Tensor" %wait_tensor_11 {comm.cost_ns = 0, comm.name = "slice_12"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_43 = comm.view "aten.view.default" %slice_12 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_11 = comm.view "aten.permute.default" %view_43 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_44 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_44, %permute_11) {comm.cost_ns = 231064, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_45 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_46 = comm.view "aten.view.default" %l1_wk {comm.cost_ns = 0, comm.name = "view_46"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_12 = comm.all_gather %view_46 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_12"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_12 = comm.wait %all_gather_into_tensor_12 {comm.cost_ns = 0, comm.name = "wait_tensor_12"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_13 = comm.view "aten.slice.Tensor" %wait_tensor_12 {comm.cost_ns = 0, comm.name = "slice_13"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_47 = comm.view "aten.view.default" %slice_13 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_47 {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_48 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_48, %permute_12) {comm.cost_ns = 59266, comm.name = "mm_8"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_49 = comm.view "aten.view.default" %mm_8 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_50 = comm.view "aten.view.default" %l1_wv {comm.cost_ns = 0, comm.name = "view_50"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_13 = comm.all_gather %view_50 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_13"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_13 = comm.wait %all_gather_into_tensor_13 {comm.cost_ns = 0, comm.name = "wait_tensor_13"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_14 = comm.view "aten.slice.Tensor" %wait_tensor_13 {comm.cost_ns = 0, comm.name = "slice_14"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_51 = comm.view "aten.view.default" %slice_14 {comm.cost_ns = 0, comm.name = "view_51"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_13 = comm.view "aten.permute.default" %view_51 {comm.cost_ns = 0, comm.name = "permute_13"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_52 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_52"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_52, %permute_13) {comm.cost_ns = 59266, comm.name = "mm_9"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_53 = comm.view "aten.view.default" %mm_9 {comm.cost_ns = 0, comm.name = "view_53"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_54 = comm.view "aten.view.default" %view_45 {comm.cost_ns = 0, comm.name = "view_54"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_55 = comm.view "aten.view.default" %view_49 {comm.cost_ns = 0, comm.name = "view_55"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_56 = comm.view "aten.view.default" %view_53 {comm.cost_ns = 0, comm.name = "view_56"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_12 = comm.compute "prims.convert_element_type.default"(%view_54) {comm.cost_ns = 42265, comm.name = "convert_element_type_12"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_2.0 = comm.view "aten.split.Tensor" %convert_element_type_12 {comm.cost_ns = 0, comm.name = "split_2.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_2.1 = comm.view "aten.split.Tensor" %convert_element_type_12 {comm.cost_ns = 0, comm.name = "split_2.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_15 = comm.compute "aten.mul.Tensor"(%split_2.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_15"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%split_2.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_16"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul_15, %mul_16) {comm.cost_ns = 42265, comm.name = "sub_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_17 = comm.compute "aten.mul.Tensor"(%split_2.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_17"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_18 = comm.compute "aten.mul.Tensor"(%split_2.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_18"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_17, %mul_18) {comm.cost_ns = 42265, comm.name = "add_8"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_2 = comm.compute "aten.cat.default"(%sub_2, %add_8) {comm.cost_ns = 55687, comm.name = "cat_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_13 = comm.compute "prims.convert_element_type.default"(%cat_2) {comm.cost_ns = 42265, comm.name = "convert_element_type_13"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%view_55) {comm.cost_ns = 12066, comm.name = "convert_element_type_14"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_3.0 = comm.view "aten.split.Tensor" %convert_element_type_14 {comm.cost_ns = 0, comm.name = "split_3.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_3.1 = comm.view "aten.split.Tensor" %convert_element_type_14 {comm.cost_ns = 0, comm.name = "split_3.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_19 = comm.compute "aten.mul.Tensor"(%split_3.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_19"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%split_3.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_20"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_3 = comm.compute "aten.sub.Tensor"(%mul_19, %mul_20) {comm.cost_ns = 12066, comm.name = "sub_3"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_21 = comm.compute "aten.mul.Tensor"(%split_3.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_21"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_22 = comm.compute "aten.mul.Tensor"(%split_3.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_22"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_9 = comm.compute "aten.add.Tensor"(%mul_21, %mul_22) {comm.cost_ns = 12066, comm.name = "add_9"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_3 = comm.compute "aten.cat.default"(%sub_3, %add_9) {comm.cost_ns = 15421, comm.name = "cat_3"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%cat_3) {comm.cost_ns = 12066, comm.name = "convert_element_type_15"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_2 = comm.view "aten.unsqueeze.default" %convert_element_type_15 {comm.cost_ns = 0, comm.name = "unsqueeze_2"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_2 = comm.view "aten.expand.default" %unsqueeze_2 {comm.cost_ns = 0, comm.name = "expand_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_2 = comm.compute "aten.clone.default"(%expand_2) {comm.cost_ns = 28843, comm.name = "clone_2"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_57 = comm.view "aten.view.default" %clone_2 {comm.cost_ns = 0, comm.name = "view_57"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_3 = comm.view "aten.unsqueeze.default" %view_56 {comm.cost_ns = 0, comm.name = "unsqueeze_3"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_3 = comm.view "aten.expand.default" %unsqueeze_3 {comm.cost_ns = 0, comm.name = "expand_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_3 = comm.compute "aten.clone.default"(%expand_3) {comm.cost_ns = 28843, comm.name = "clone_3"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_58 = comm.view "aten.view.default" %clone_3 {comm.cost_ns = 0, comm.name = "view_58"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_14 = comm.view "aten.permute.default" %convert_element_type_13 {comm.cost_ns = 0, comm.name = "permute_14"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_15 = comm.view "aten.permute.default" %view_57 {comm.cost_ns = 0, comm.name = "permute_15"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_16 = comm.view "aten.permute.default" %view_58 {comm.cost_ns = 0, comm.name = "permute_16"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_1:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_14, %permute_15, %permute_16) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_4 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_1#0 {comm.cost_ns = 0, comm.name = "alias_4"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_17 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_1#0 {comm.cost_ns = 0, comm.name = "permute_17"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_59 = comm.view "aten.view.default" %permute_17 {comm.cost_ns = 0, comm.name = "view_59"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_60 = comm.view "aten.view.default" %l1_wo {comm.cost_ns = 0, comm.name = "view_60"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_14 = comm.all_gather %view_60 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_14"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_14 = comm.wait %all_gather_into_tensor_14 {comm.cost_ns = 0, comm.name = "wait_tensor_14"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_15 = comm.view "aten.slice.Tensor" %wait_tensor_14 {comm.cost_ns = 0, comm.name = "slice_15"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_61 = comm.view "aten.view.default" %slice_15 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_18 = comm.view "aten.permute.default" %view_61 {comm.cost_ns = 0, comm.name = "permute_18"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_62 = comm.view "aten.view.default" %view_59 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_62, %permute_18) {comm.cost_ns = 231064, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_63 = comm.view "aten.view.default" %mm_10 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_10 = comm.compute "aten.add.Tensor"(%add_6, %view_63) {comm.cost_ns = 42265, comm.name = "add_10"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_64 = comm.view "aten.view.default" %l1_fn {comm.cost_ns = 0, comm.name = "view_64"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_15 = comm.all_gather %view_64 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_15"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_15 = comm.wait %all_gather_into_tensor_15 {comm.cost_ns = 0, comm.name = "wait_tensor_15"} : !comm.future<tensor<4096xbf16>>
  %slice_16 = comm.view "aten.slice.Tensor" %wait_tensor_15 {comm.cost_ns = 0, comm.name = "slice_16"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_65 = comm.view "aten.view.default" %slice_16 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_16 = comm.compute "prims.convert_element_type.default"(%add_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_16"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_16) {comm.cost_ns = 55687, comm.name = "pow_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_3 = comm.compute "aten.mean.dim"(%pow_4) {comm.cost_ns = 28850, comm.name = "mean_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_11 = comm.compute "aten.add.Tensor"(%mean_3) {comm.cost_ns = 2013, comm.name = "add_11"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_3 = comm.compute "aten.rsqrt.default"(%add_11) {comm.cost_ns = 2013, comm.name = "rsqrt_3"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_5 = comm.view "aten.alias.default" %rsqrt_3 {comm.cost_ns = 0, comm.name = "alias_5"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%convert_element_type_16, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_23"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_17 = comm.compute "prims.convert_element_type.default"(%mul_23) {comm.cost_ns = 42265, comm.name = "convert_element_type_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_24 = comm.compute "aten.mul.Tensor"(%convert_element_type_17, %view_65) {comm.cost_ns = 28846, comm.name = "mul_24"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_66 = comm.view "aten.view.default" %l1_w1 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_16 = comm.all_gather %view_66 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_16"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_16 = comm.wait %all_gather_into_tensor_16 {comm.cost_ns = 0, comm.name = "wait_tensor_16"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_17 = comm.view "aten.slice.Tensor" %wait_tensor_16 {comm.cost_ns = 0, comm.name = "slice_17"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_67 = comm.view "aten.view.default" %slice_17 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_19 = comm.view "aten.permute.default" %view_67 {comm.cost_ns = 0, comm.name = "permute_19"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_68 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_68"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_68, %permute_19) {comm.cost_ns = 803727, comm.name = "mm_11"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_69 = comm.view "aten.view.default" %mm_11 {comm.cost_ns = 0, comm.name = "view_69"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_18 = comm.compute "prims.convert_element_type.default"(%view_69) {comm.cost_ns = 142928, comm.name = "convert_element_type_18"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_1 = comm.compute "aten.neg.default"(%convert_element_type_18) {comm.cost_ns = 189904, comm.name = "neg_1"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_1 = comm.compute "aten.exp.default"(%neg_1) {comm.cost_ns = 189904, comm.name = "exp_1"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%exp_1) {comm.cost_ns = 189904, comm.name = "add_12"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_1 = comm.compute "aten.div.Tensor"(%convert_element_type_18, %add_12) {comm.cost_ns = 283857, comm.name = "div_1"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_19 = comm.compute "prims.convert_element_type.default"(%div_1) {comm.cost_ns = 142928, comm.name = "convert_element_type_19"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_70 = comm.view "aten.view.default" %l1_w3 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_17 = comm.all_gather %view_70 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_17"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_17 = comm.wait %all_gather_into_tensor_17 {comm.cost_ns = 0, comm.name = "wait_tensor_17"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_18 = comm.view "aten.slice.Tensor" %wait_tensor_17 {comm.cost_ns = 0, comm.name = "slice_18"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_71 = comm.view "aten.view.default" %slice_18 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_20 = comm.view "aten.permute.default" %view_71 {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_72 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_72"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_72, %permute_20) {comm.cost_ns = 803727, comm.name = "mm_12"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_73 = comm.view "aten.view.default" %mm_12 {comm.cost_ns = 0, comm.name = "view_73"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%convert_element_type_19, %view_73) {comm.cost_ns = 142928, comm.name = "mul_25"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_74 = comm.view "aten.view.default" %l1_w2 {comm.cost_ns = 0, comm.name = "view_74"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_18 = comm.all_gather %view_74 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_18"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_18 = comm.wait %all_gather_into_tensor_18 {comm.cost_ns = 0, comm.name = "wait_tensor_18"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_19 = comm.view "aten.slice.Tensor" %wait_tensor_18 {comm.cost_ns = 0, comm.name = "slice_19"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_75 = comm.view "aten.view.default" %slice_19 {comm.cost_ns = 0, comm.name = "view_75"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_21 = comm.view "aten.permute.default" %view_75 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_76 = comm.view "aten.view.default" %mul_25 {comm.cost_ns = 0, comm.name = "view_76"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_76, %permute_21) {comm.cost_ns = 803727, comm.name = "mm_13"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_77 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_13 = comm.compute "aten.add.Tensor"(%add_10, %view_77) {comm.cost_ns = 42265, comm.name = "add_13"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_78 = comm.view "aten.view.default" %l2_an {comm.cost_ns = 0, comm.name = "view_78"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_19 = comm.all_gather %view_78 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_19"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_19 = comm.wait %all_gather_into_tensor_19 {comm.cost_ns = 0, comm.name = "wait_tensor_19"} : !comm.future<tensor<4096xbf16>>
  %slice_20 = comm.view "aten.slice.Tensor" %wait_tensor_19 {comm.cost_ns = 0, comm.name = "slice_20"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_79 = comm.view "aten.view.default" %slice_20 {comm.cost_ns = 0, comm.name = "view_79"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_20 = comm.compute "prims.convert_element_type.default"(%add_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_20"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 55687, comm.name = "pow_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_5) {comm.cost_ns = 28850, comm.name = "mean_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mean_4) {comm.cost_ns = 2013, comm.name = "add_14"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_14) {comm.cost_ns = 2013, comm.name = "rsqrt_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_6 = comm.view "aten.alias.default" %rsqrt_4 {comm.cost_ns = 0, comm.name = "alias_6"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_26 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_26"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_21 = comm.compute "prims.convert_element_type.default"(%mul_26) {comm.cost_ns = 42265, comm.name = "convert_element_type_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%convert_element_type_21, %view_79) {comm.cost_ns = 28846, comm.name = "mul_27"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_80 = comm.view "aten.view.default" %l2_wq {comm.cost_ns = 0, comm.name = "view_80"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_20 = comm.all_gather %view_80 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_20"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_20 = comm.wait %all_gather_into_tensor_20 {comm.cost_ns = 0, comm.name = "wait_tensor_20"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_21 = comm.view "aten.slice.Tensor" %wait_tensor_20 {comm.cost_ns = 0, comm.name = "slice_21"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_81 = comm.view "aten.view.default" %slice_21 {comm.cost_ns = 0, comm.name = "view_81"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_22 = comm.view "aten.permute.default" %view_81 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_82 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_82"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_82, %permute_22) {comm.cost_ns = 231064, comm.name = "mm_14"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_83 = comm.view "aten.view.default" %mm_14 {comm.cost_ns = 0, comm.name = "view_83"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_84 = comm.view "aten.view.default" %l2_wk {comm.cost_ns = 0, comm.name = "view_84"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_21 = comm.all_gather %view_84 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_21"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_21 = comm.wait %all_gather_into_tensor_21 {comm.cost_ns = 0, comm.name = "wait_tensor_21"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_22 = comm.view "aten.slice.Tensor" %wait_tensor_21 {comm.cost_ns = 0, comm.name = "slice_22"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_85 = comm.view "aten.view.default" %slice_22 {comm.cost_ns = 0, comm.name = "view_85"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_23 = comm.view "aten.permute.default" %view_85 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_86 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_86"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_86, %permute_23) {comm.cost_ns = 59266, comm.name = "mm_15"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_87 = comm.view "aten.view.default" %mm_15 {comm.cost_ns = 0, comm.name = "view_87"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_88 = comm.view "aten.view.default" %l2_wv {comm.cost_ns = 0, comm.name = "view_88"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_22 = comm.all_gather %view_88 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_22"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_22 = comm.wait %all_gather_into_tensor_22 {comm.cost_ns = 0, comm.name = "wait_tensor_22"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_23 = comm.view "aten.slice.Tensor" %wait_tensor_22 {comm.cost_ns = 0, comm.name = "slice_23"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_89 = comm.view "aten.view.default" %slice_23 {comm.cost_ns = 0, comm.name = "view_89"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_24 = comm.view "aten.permute.default" %view_89 {comm.cost_ns = 0, comm.name = "permute_24"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_90 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_90"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%view_90, %permute_24) {comm.cost_ns = 59266, comm.name = "mm_16"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_91 = comm.view "aten.view.default" %mm_16 {comm.cost_ns = 0, comm.name = "view_91"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_92 = comm.view "aten.view.default" %view_83 {comm.cost_ns = 0, comm.name = "view_92"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_93 = comm.view "aten.view.default" %view_87 {comm.cost_ns = 0, comm.name = "view_93"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_94 = comm.view "aten.view.default" %view_91 {comm.cost_ns = 0, comm.name = "view_94"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_22 = comm.compute "prims.convert_element_type.default"(%view_92) {comm.cost_ns = 42265, comm.name = "convert_element_type_22"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_4.0 = comm.view "aten.split.Tensor" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "split_4.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_4.1 = comm.view "aten.split.Tensor" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "split_4.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%split_4.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_28"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_29 = comm.compute "aten.mul.Tensor"(%split_4.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_29"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_4 = comm.compute "aten.sub.Tensor"(%mul_28, %mul_29) {comm.cost_ns = 42265, comm.name = "sub_4"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%split_4.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_30"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_31 = comm.compute "aten.mul.Tensor"(%split_4.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_31"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_30, %mul_31) {comm.cost_ns = 42265, comm.name = "add_15"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_4 = comm.compute "aten.cat.default"(%sub_4, %add_15) {comm.cost_ns = 55687, comm.name = "cat_4"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_23 = comm.compute "prims.convert_element_type.default"(%cat_4) {comm.cost_ns = 42265, comm.name = "convert_element_type_23"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%view_93) {comm.cost_ns = 12066, comm.name = "convert_element_type_24"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_5.0 = comm.view "aten.split.Tensor" %convert_element_type_24 {comm.cost_ns = 0, comm.name = "split_5.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_5.1 = comm.view "aten.split.Tensor" %convert_element_type_24 {comm.cost_ns = 0, comm.name = "split_5.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_32 = comm.compute "aten.mul.Tensor"(%split_5.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_32"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%split_5.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_33"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_5 = comm.compute "aten.sub.Tensor"(%mul_32, %mul_33) {comm.cost_ns = 12066, comm.name = "sub_5"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_34 = comm.compute "aten.mul.Tensor"(%split_5.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_34"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%split_5.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_35"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_34, %mul_35) {comm.cost_ns = 12066, comm.name = "add_16"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_5 = comm.compute "aten.cat.default"(%sub_5, %add_16) {comm.cost_ns = 15421, comm.name = "cat_5"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%cat_5) {comm.cost_ns = 12066, comm.name = "convert_element_type_25"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %convert_element_type_25 {comm.cost_ns = 0, comm.name = "unsqueeze_4"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_4 = comm.view "aten.expand.default" %unsqueeze_4 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_4 = comm.compute "aten.clone.default"(%expand_4) {comm.cost_ns = 28843, comm.name = "clone_4"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_95 = comm.view "aten.view.default" %clone_4 {comm.cost_ns = 0, comm.name = "view_95"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_5 = comm.view "aten.unsqueeze.default" %view_94 {comm.cost_ns = 0, comm.name = "unsqueeze_5"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_5 = comm.view "aten.expand.default" %unsqueeze_5 {comm.cost_ns = 0, comm.name = "expand_5"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_5 = comm.compute "aten.clone.default"(%expand_5) {comm.cost_ns = 28843, comm.name = "clone_5"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_96 = comm.view "aten.view.default" %clone_5 {comm.cost_ns = 0, comm.name = "view_96"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_25 = comm.view "aten.permute.default" %convert_element_type_23 {comm.cost_ns = 0, comm.name = "permute_25"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_26 = comm.view "aten.permute.default" %view_95 {comm.cost_ns = 0, comm.name = "permute_26"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_27 = comm.view "aten.permute.default" %view_96 {comm.cost_ns = 0, comm.name = "permute_27"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_2:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_25, %permute_26, %permute_27) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_2"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_7 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_2#0 {comm.cost_ns = 0, comm.name = "alias_7"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_28 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_2#0 {comm.cost_ns = 0, comm.name = "permute_28"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_97 = comm.view "aten.view.default" %permute_28 {comm.cost_ns = 0, comm.name = "view_97"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_98 = comm.view "aten.view.default" %l2_wo {comm.cost_ns = 0, comm.name = "view_98"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_23 = comm.all_gather %view_98 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_23"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_23 = comm.wait %all_gather_into_tensor_23 {comm.cost_ns = 0, comm.name = "wait_tensor_23"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_24 = comm.view "aten.slice.Tensor" %wait_tensor_23 {comm.cost_ns = 0, comm.name = "slice_24"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_99 = comm.view "aten.view.default" %slice_24 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %view_99 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_100 = comm.view "aten.view.default" %view_97 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_100, %permute_29) {comm.cost_ns = 231064, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_101 = comm.view "aten.view.default" %mm_17 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%add_13, %view_101) {comm.cost_ns = 42265, comm.name = "add_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_102 = comm.view "aten.view.default" %l2_fn {comm.cost_ns = 0, comm.name = "view_102"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_24 = comm.all_gather %view_102 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_24"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_24 = comm.wait %all_gather_into_tensor_24 {comm.cost_ns = 0, comm.name = "wait_tensor_24"} : !comm.future<tensor<4096xbf16>>
  %slice_25 = comm.view "aten.slice.Tensor" %wait_tensor_24 {comm.cost_ns = 0, comm.name = "slice_25"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_103 = comm.view "aten.view.default" %slice_25 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_26 = comm.compute "prims.convert_element_type.default"(%add_17) {comm.cost_ns = 42265, comm.name = "convert_element_type_26"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_26) {comm.cost_ns = 55687, comm.name = "pow_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_5 = comm.compute "aten.mean.dim"(%pow_6) {comm.cost_ns = 28850, comm.name = "mean_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mean_5) {comm.cost_ns = 2013, comm.name = "add_18"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_5 = comm.compute "aten.rsqrt.default"(%add_18) {comm.cost_ns = 2013, comm.name = "rsqrt_5"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_8 = comm.view "aten.alias.default" %rsqrt_5 {comm.cost_ns = 0, comm.name = "alias_8"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%convert_element_type_26, %rsqrt_5) {comm.cost_ns = 55693, comm.name = "mul_36"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_27 = comm.compute "prims.convert_element_type.default"(%mul_36) {comm.cost_ns = 42265, comm.name = "convert_element_type_27"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_37 = comm.compute "aten.mul.Tensor"(%convert_element_type_27, %view_103) {comm.cost_ns = 28846, comm.name = "mul_37"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_104 = comm.view "aten.view.default" %l2_w1 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_25 = comm.all_gather %view_104 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_25"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_25 = comm.wait %all_gather_into_tensor_25 {comm.cost_ns = 0, comm.name = "wait_tensor_25"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_26 = comm.view "aten.slice.Tensor" %wait_tensor_25 {comm.cost_ns = 0, comm.name = "slice_26"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_105 = comm.view "aten.view.default" %slice_26 {comm.cost_ns = 0, comm.name = "view_105"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_30 = comm.view "aten.permute.default" %view_105 {comm.cost_ns = 0, comm.name = "permute_30"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_106 = comm.view "aten.view.default" %mul_37 {comm.cost_ns = 0, comm.name = "view_106"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%view_106, %permute_30) {comm.cost_ns = 803727, comm.name = "mm_18"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_107 = comm.view "aten.view.default" %mm_18 {comm.cost_ns = 0, comm.name = "view_107"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_28 = comm.compute "prims.convert_element_type.default"(%view_107) {comm.cost_ns = 142928, comm.name = "convert_element_type_28"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_2 = comm.compute "aten.neg.default"(%convert_element_type_28) {comm.cost_ns = 189904, comm.name = "neg_2"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_2 = comm.compute "aten.exp.default"(%neg_2) {comm.cost_ns = 189904, comm.name = "exp_2"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_19 = comm.compute "aten.add.Tensor"(%exp_2) {comm.cost_ns = 189904, comm.name = "add_19"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_2 = comm.compute "aten.div.Tensor"(%convert_element_type_28, %add_19) {comm.cost_ns = 283857, comm.name = "div_2"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_29 = comm.compute "prims.convert_element_type.default"(%div_2) {comm.cost_ns = 142928, comm.name = "convert_element_type_29"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_108 = comm.view "aten.view.default" %l2_w3 {comm.cost_ns = 0, comm.name = "view_108"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_26 = comm.all_gather %view_108 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_26"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_26 = comm.wait %all_gather_into_tensor_26 {comm.cost_ns = 0, comm.name = "wait_tensor_26"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_27 = comm.view "aten.slice.Tensor" %wait_tensor_26 {comm.cost_ns = 0, comm.name = "slice_27"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_109 = comm.view "aten.view.default" %slice_27 {comm.cost_ns = 0, comm.name = "view_109"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_31 = comm.view "aten.permute.default" %view_109 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_110 = comm.view "aten.view.default" %mul_37 {comm.cost_ns = 0, comm.name = "view_110"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_110, %permute_31) {comm.cost_ns = 803727, comm.name = "mm_19"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_111 = comm.view "aten.view.default" %mm_19 {comm.cost_ns = 0, comm.name = "view_111"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_38 = comm.compute "aten.mul.Tensor"(%convert_element_type_29, %view_111) {comm.cost_ns = 142928, comm.name = "mul_38"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_112 = comm.view "aten.view.default" %l2_w2 {comm.cost_ns = 0, comm.name = "view_112"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_27 = comm.all_gather %view_112 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_27"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_27 = comm.wait %all_gather_into_tensor_27 {comm.cost_ns = 0, comm.name = "wait_tensor_27"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_28 = comm.view "aten.slice.Tensor" %wait_tensor_27 {comm.cost_ns = 0, comm.name = "slice_28"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_113 = comm.view "aten.view.default" %slice_28 {comm.cost_ns = 0, comm.name = "view_113"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_32 = comm.view "aten.permute.default" %view_113 {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_114 = comm.view "aten.view.default" %mul_38 {comm.cost_ns = 0, comm.name = "view_114"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_114, %permute_32) {comm.cost_ns = 803727, comm.name = "mm_20"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_115 = comm.view "aten.view.default" %mm_20 {comm.cost_ns = 0, comm.name = "view_115"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_20 = comm.compute "aten.add.Tensor"(%add_17, %view_115) {comm.cost_ns = 42265, comm.name = "add_20"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_116 = comm.view "aten.view.default" %l3_an {comm.cost_ns = 0, comm.name = "view_116"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_28 = comm.all_gather %view_116 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_28"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_28 = comm.wait %all_gather_into_tensor_28 {comm.cost_ns = 0, comm.name = "wait_tensor_28"} : !comm.future<tensor<4096xbf16>>
  %slice_29 = comm.view "aten.slice.Tensor" %wait_tensor_28 {comm.cost_ns = 0, comm.name = "slice_29"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_117 = comm.view "aten.view.default" %slice_29 {comm.cost_ns = 0, comm.name = "view_117"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_30 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.cost_ns = 42265, comm.name = "convert_element_type_30"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_30) {comm.cost_ns = 55687, comm.name = "pow_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_6 = comm.compute "aten.mean.dim"(%pow_7) {comm.cost_ns = 28850, comm.name = "mean_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_21 = comm.compute "aten.add.Tensor"(%mean_6) {comm.cost_ns = 2013, comm.name = "add_21"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_6 = comm.compute "aten.rsqrt.default"(%add_21) {comm.cost_ns = 2013, comm.name = "rsqrt_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_9 = comm.view "aten.alias.default" %rsqrt_6 {comm.cost_ns = 0, comm.name = "alias_9"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%convert_element_type_30, %rsqrt_6) {comm.cost_ns = 55693, comm.name = "mul_39"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_31 = comm.compute "prims.convert_element_type.default"(%mul_39) {comm.cost_ns = 42265, comm.name = "convert_element_type_31"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_40 = comm.compute "aten.mul.Tensor"(%convert_element_type_31, %view_117) {comm.cost_ns = 28846, comm.name = "mul_40"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_118 = comm.view "aten.view.default" %l3_wq {comm.cost_ns = 0, comm.name = "view_118"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_29 = comm.all_gather %view_118 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_29"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_29 = comm.wait %all_gather_into_tensor_29 {comm.cost_ns = 0, comm.name = "wait_tensor_29"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_30 = comm.view "aten.slice.Tensor" %wait_tensor_29 {comm.cost_ns = 0, comm.name = "slice_30"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_119 = comm.view "aten.view.default" %slice_30 {comm.cost_ns = 0, comm.name = "view_119"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_33 = comm.view "aten.permute.default" %view_119 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_120 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_120"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_120, %permute_33) {comm.cost_ns = 231064, comm.name = "mm_21"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_121 = comm.view "aten.view.default" %mm_21 {comm.cost_ns = 0, comm.name = "view_121"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_122 = comm.view "aten.view.default" %l3_wk {comm.cost_ns = 0, comm.name = "view_122"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_30 = comm.all_gather %view_122 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_30"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_30 = comm.wait %all_gather_into_tensor_30 {comm.cost_ns = 0, comm.name = "wait_tensor_30"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_31 = comm.view "aten.slice.Tensor" %wait_tensor_30 {comm.cost_ns = 0, comm.name = "slice_31"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_123 = comm.view "aten.view.default" %slice_31 {comm.cost_ns = 0, comm.name = "view_123"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_34 = comm.view "aten.permute.default" %view_123 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_124 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_124"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_124, %permute_34) {comm.cost_ns = 59266, comm.name = "mm_22"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_125 = comm.view "aten.view.default" %mm_22 {comm.cost_ns = 0, comm.name = "view_125"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_126 = comm.view "aten.view.default" %l3_wv {comm.cost_ns = 0, comm.name = "view_126"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_31 = comm.all_gather %view_126 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_31"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_31 = comm.wait %all_gather_into_tensor_31 {comm.cost_ns = 0, comm.name = "wait_tensor_31"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_32 = comm.view "aten.slice.Tensor" %wait_tensor_31 {comm.cost_ns = 0, comm.name = "slice_32"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_127 = comm.view "aten.view.default" %slice_32 {comm.cost_ns = 0, comm.name = "view_127"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_35 = comm.view "aten.permute.default" %view_127 {comm.cost_ns = 0, comm.name = "permute_35"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_128 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_128"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_128, %permute_35) {comm.cost_ns = 59266, comm.name = "mm_23"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_129 = comm.view "aten.view.default" %mm_23 {comm.cost_ns = 0, comm.name = "view_129"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_130 = comm.view "aten.view.default" %view_121 {comm.cost_ns = 0, comm.name = "view_130"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_131 = comm.view "aten.view.default" %view_125 {comm.cost_ns = 0, comm.name = "view_131"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_132 = comm.view "aten.view.default" %view_129 {comm.cost_ns = 0, comm.name = "view_132"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_32 = comm.compute "prims.convert_element_type.default"(%view_130) {comm.cost_ns = 42265, comm.name = "convert_element_type_32"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_6.0 = comm.view "aten.split.Tensor" %convert_element_type_32 {comm.cost_ns = 0, comm.name = "split_6.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_6.1 = comm.view "aten.split.Tensor" %convert_element_type_32 {comm.cost_ns = 0, comm.name = "split_6.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_41 = comm.compute "aten.mul.Tensor"(%split_6.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_41"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_42 = comm.compute "aten.mul.Tensor"(%split_6.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_42"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_6 = comm.compute "aten.sub.Tensor"(%mul_41, %mul_42) {comm.cost_ns = 42265, comm.name = "sub_6"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_43 = comm.compute "aten.mul.Tensor"(%split_6.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_43"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_44 = comm.compute "aten.mul.Tensor"(%split_6.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_44"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_22 = comm.compute "aten.add.Tensor"(%mul_43, %mul_44) {comm.cost_ns = 42265, comm.name = "add_22"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_6 = comm.compute "aten.cat.default"(%sub_6, %add_22) {comm.cost_ns = 55687, comm.name = "cat_6"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_33 = comm.compute "prims.convert_element_type.default"(%cat_6) {comm.cost_ns = 42265, comm.name = "convert_element_type_33"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_34 = comm.compute "prims.convert_element_type.default"(%view_131) {comm.cost_ns = 12066, comm.name = "convert_element_type_34"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_7.0 = comm.view "aten.split.Tensor" %convert_element_type_34 {comm.cost_ns = 0, comm.name = "split_7.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_7.1 = comm.view "aten.split.Tensor" %convert_element_type_34 {comm.cost_ns = 0, comm.name = "split_7.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%split_7.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_45"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%split_7.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_46"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_7 = comm.compute "aten.sub.Tensor"(%mul_45, %mul_46) {comm.cost_ns = 12066, comm.name = "sub_7"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_47 = comm.compute "aten.mul.Tensor"(%split_7.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_47"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%split_7.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_48"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_23 = comm.compute "aten.add.Tensor"(%mul_47, %mul_48) {comm.cost_ns = 12066, comm.name = "add_23"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_7 = comm.compute "aten.cat.default"(%sub_7, %add_23) {comm.cost_ns = 15421, comm.name = "cat_7"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_35 = comm.compute "prims.convert_element_type.default"(%cat_7) {comm.cost_ns = 12066, comm.name = "convert_element_type_35"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_6 = comm.view "aten.unsqueeze.default" %convert_element_type_35 {comm.cost_ns = 0, comm.name = "unsqueeze_6"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_6 = comm.view "aten.expand.default" %unsqueeze_6 {comm.cost_ns = 0, comm.name = "expand_6"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_6 = comm.compute "aten.clone.default"(%expand_6) {comm.cost_ns = 28843, comm.name = "clone_6"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_133 = comm.view "aten.view.default" %clone_6 {comm.cost_ns = 0, comm.name = "view_133"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_7 = comm.view "aten.unsqueeze.default" %view_132 {comm.cost_ns = 0, comm.name = "unsqueeze_7"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_7 = comm.view "aten.expand.default" %unsqueeze_7 {comm.cost_ns = 0, comm.name = "expand_7"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_7 = comm.compute "aten.clone.default"(%expand_7) {comm.cost_ns = 28843, comm.name = "clone_7"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_134 = comm.view "aten.view.default" %clone_7 {comm.cost_ns = 0, comm.name = "view_134"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_36 = comm.view "aten.permute.default" %convert_element_type_33 {comm.cost_ns = 0, comm.name = "permute_36"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_37 = comm.view "aten.permute.default" %view_133 {comm.cost_ns = 0, comm.name = "permute_37"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_38 = comm.view "aten.permute.default" %view_134 {comm.cost_ns = 0, comm.name = "permute_38"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_3:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_36, %permute_37, %permute_38) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_3"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_10 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_3#0 {comm.cost_ns = 0, comm.name = "alias_10"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_39 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_3#0 {comm.cost_ns = 0, comm.name = "permute_39"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_135 = comm.view "aten.view.default" %permute_39 {comm.cost_ns = 0, comm.name = "view_135"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_136 = comm.view "aten.view.default" %l3_wo {comm.cost_ns = 0, comm.name = "view_136"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_32 = comm.all_gather %view_136 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_32"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_32 = comm.wait %all_gather_into_tensor_32 {comm.cost_ns = 0, comm.name = "wait_tensor_32"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_33 = comm.view "aten.slice.Tensor" %wait_tensor_32 {comm.cost_ns = 0, comm.name = "slice_33"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_137 = comm.view "aten.view.default" %slice_33 {comm.cost_ns = 0, comm.name = "view_137"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_40 = comm.view "aten.permute.default" %view_137 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_138 = comm.view "aten.view.default" %view_135 {comm.cost_ns = 0, comm.name = "view_138"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_138, %permute_40) {comm.cost_ns = 231064, comm.name = "mm_24"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_139 = comm.view "aten.view.default" %mm_24 {comm.cost_ns = 0, comm.name = "view_139"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_24 = comm.compute "aten.add.Tensor"(%add_20, %view_139) {comm.cost_ns = 42265, comm.name = "add_24"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_140 = comm.view "aten.view.default" %l3_fn {comm.cost_ns = 0, comm.name = "view_140"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_33 = comm.all_gather %view_140 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_33"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_33 = comm.wait %all_gather_into_tensor_33 {comm.cost_ns = 0, comm.name = "wait_tensor_33"} : !comm.future<tensor<4096xbf16>>
  %slice_34 = comm.view "aten.slice.Tensor" %wait_tensor_33 {comm.cost_ns = 0, comm.name = "slice_34"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_141 = comm.view "aten.view.default" %slice_34 {comm.cost_ns = 0, comm.name = "view_141"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%add_24) {comm.cost_ns = 42265, comm.name = "convert_element_type_36"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_36) {comm.cost_ns = 55687, comm.name = "pow_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_7 = comm.compute "aten.mean.dim"(%pow_8) {comm.cost_ns = 28850, comm.name = "mean_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_25 = comm.compute "aten.add.Tensor"(%mean_7) {comm.cost_ns = 2013, comm.name = "add_25"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_7 = comm.compute "aten.rsqrt.default"(%add_25) {comm.cost_ns = 2013, comm.name = "rsqrt_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_11 = comm.view "aten.alias.default" %rsqrt_7 {comm.cost_ns = 0, comm.name = "alias_11"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_36, %rsqrt_7) {comm.cost_ns = 55693, comm.name = "mul_49"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_37 = comm.compute "prims.convert_element_type.default"(%mul_49) {comm.cost_ns = 42265, comm.name = "convert_element_type_37"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_50 = comm.compute "aten.mul.Tensor"(%convert_element_type_37, %view_141) {comm.cost_ns = 28846, comm.name = "mul_50"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_142 = comm.view "aten.view.default" %l3_w1 {comm.cost_ns = 0, comm.name = "view_142"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_34 = comm.all_gather %view_142 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_34"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_34 = comm.wait %all_gather_into_tensor_34 {comm.cost_ns = 0, comm.name = "wait_tensor_34"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_35 = comm.view "aten.slice.Tensor" %wait_tensor_34 {comm.cost_ns = 0, comm.name = "slice_35"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_143 = comm.view "aten.view.default" %slice_35 {comm.cost_ns = 0, comm.name = "view_143"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_41 = comm.view "aten.permute.default" %view_143 {comm.cost_ns = 0, comm.name = "permute_41"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_144 = comm.view "aten.view.default" %mul_50 {comm.cost_ns = 0, comm.name = "view_144"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_25 = comm.compute "aten.mm.default"(%view_144, %permute_41) {comm.cost_ns = 803727, comm.name = "mm_25"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_145 = comm.view "aten.view.default" %mm_25 {comm.cost_ns = 0, comm.name = "view_145"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_38 = comm.compute "prims.convert_element_type.default"(%view_145) {comm.cost_ns = 142928, comm.name = "convert_element_type_38"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_3 = comm.compute "aten.neg.default"(%convert_element_type_38) {comm.cost_ns = 189904, comm.name = "neg_3"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_3 = comm.compute "aten.exp.default"(%neg_3) {comm.cost_ns = 189904, comm.name = "exp_3"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_26 = comm.compute "aten.add.Tensor"(%exp_3) {comm.cost_ns = 189904, comm.name = "add_26"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_3 = comm.compute "aten.div.Tensor"(%convert_element_type_38, %add_26) {comm.cost_ns = 283857, comm.name = "div_3"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_39 = comm.compute "prims.convert_element_type.default"(%div_3) {comm.cost_ns = 142928, comm.name = "convert_element_type_39"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_146 = comm.view "aten.view.default" %l3_w3 {comm.cost_ns = 0, comm.name = "view_146"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_35 = comm.all_gather %view_146 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_35"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_35 = comm.wait %all_gather_into_tensor_35 {comm.cost_ns = 0, comm.name = "wait_tensor_35"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_36 = comm.view "aten.slice.Tensor" %wait_tensor_35 {comm.cost_ns = 0, comm.name = "slice_36"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_147 = comm.view "aten.view.default" %slice_36 {comm.cost_ns = 0, comm.name = "view_147"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_42 = comm.view "aten.permute.default" %view_147 {comm.cost_ns = 0, comm.name = "permute_42"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_148 = comm.view "aten.view.default" %mul_50 {comm.cost_ns = 0, comm.name = "view_148"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%view_148, %permute_42) {comm.cost_ns = 803727, comm.name = "mm_26"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_149 = comm.view "aten.view.default" %mm_26 {comm.cost_ns = 0, comm.name = "view_149"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_51 = comm.compute "aten.mul.Tensor"(%convert_element_type_39, %view_149) {comm.cost_ns = 142928, comm.name = "mul_51"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_150 = comm.view "aten.view.default" %l3_w2 {comm.cost_ns = 0, comm.name = "view_150"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_36 = comm.all_gather %view_150 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_36"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_36 = comm.wait %all_gather_into_tensor_36 {comm.cost_ns = 0, comm.name = "wait_tensor_36"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_37 = comm.view "aten.slice.Tensor" %wait_tensor_36 {comm.cost_ns = 0, comm.name = "slice_37"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_151 = comm.view "aten.view.default" %slice_37 {comm.cost_ns = 0, comm.name = "view_151"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_43 = comm.view "aten.permute.default" %view_151 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_152 = comm.view "aten.view.default" %mul_51 {comm.cost_ns = 0, comm.name = "view_152"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%view_152, %permute_43) {comm.cost_ns = 803727, comm.name = "mm_27"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_153 = comm.view "aten.view.default" %mm_27 {comm.cost_ns = 0, comm.name = "view_153"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_27 = comm.compute "aten.add.Tensor"(%add_24, %view_153) {comm.cost_ns = 42265, comm.name = "add_27"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_154 = comm.view "aten.view.default" %l4_an {comm.cost_ns = 0, comm.name = "view_154"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_37 = comm.all_gather %view_154 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_37"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_37 = comm.wait %all_gather_into_tensor_37 {comm.cost_ns = 0, comm.name = "wait_tensor_37"} : !comm.future<tensor<4096xbf16>>
  %slice_38 = comm.view "aten.slice.Tensor" %wait_tensor_37 {comm.cost_ns = 0, comm.name = "slice_38"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_155 = comm.view "aten.view.default" %slice_38 {comm.cost_ns = 0, comm.name = "view_155"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%add_27) {comm.cost_ns = 42265, comm.name = "convert_element_type_40"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_40) {comm.cost_ns = 55687, comm.name = "pow_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_8 = comm.compute "aten.mean.dim"(%pow_9) {comm.cost_ns = 28850, comm.name = "mean_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mean_8) {comm.cost_ns = 2013, comm.name = "add_28"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_8 = comm.compute "aten.rsqrt.default"(%add_28) {comm.cost_ns = 2013, comm.name = "rsqrt_8"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_12 = comm.view "aten.alias.default" %rsqrt_8 {comm.cost_ns = 0, comm.name = "alias_12"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%convert_element_type_40, %rsqrt_8) {comm.cost_ns = 55693, comm.name = "mul_52"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%mul_52) {comm.cost_ns = 42265, comm.name = "convert_element_type_41"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_53 = comm.compute "aten.mul.Tensor"(%convert_element_type_41, %view_155) {comm.cost_ns = 28846, comm.name = "mul_53"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_156 = comm.view "aten.view.default" %l4_wq {comm.cost_ns = 0, comm.name = "view_156"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_38 = comm.all_gather %view_156 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_38"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_38 = comm.wait %all_gather_into_tensor_38 {comm.cost_ns = 0, comm.name = "wait_tensor_38"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_39 = comm.view "aten.slice.Tensor" %wait_tensor_38 {comm.cost_ns = 0, comm.name = "slice_39"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_157 = comm.view "aten.view.default" %slice_39 {comm.cost_ns = 0, comm.name = "view_157"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_44 = comm.view "aten.permute.default" %view_157 {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_158 = comm.view "aten.view.default" %mul_53 {comm.cost_ns = 0, comm.name = "view_158"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%view_158, %permute_44) {comm.cost_ns = 231064, comm.name = "mm_28"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_159 = comm.view "aten.view.default" %mm_28 {comm.cost_ns = 0, comm.name = "view_159"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_160 = comm.view "aten.view.default" %l4_wk {comm.cost_ns = 0, comm.name = "view_160"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_39 = comm.all_gather %view_160 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_39"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_39 = comm.wait %all_gather_into_tensor_39 {comm.cost_ns = 0, comm.name = "wait_tensor_39"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_40 = comm.view "aten.slice.Tensor" %wait_tensor_39 {comm.cost_ns = 0, comm.name = "slice_40"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_161 = comm.view "aten.view.default" %slice_40 {comm.cost_ns = 0, comm.name = "view_161"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_45 = comm.view "aten.permute.default" %view_161 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_162 = comm.view "aten.view.default" %mul_53 {comm.cost_ns = 0, comm.name = "view_162"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%view_162, %permute_45) {comm.cost_ns = 59266, comm.name = "mm_29"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_163 = comm.view "aten.view.default" %mm_29 {comm.cost_ns = 0, comm.name = "view_163"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_164 = comm.view "aten.view.default" %l4_wv {comm.cost_ns = 0, comm.name = "view_164"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_40 = comm.all_gather %view_164 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_40"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_40 = comm.wait %all_gather_into_tensor_40 {comm.cost_ns = 0, comm.name = "wait_tensor_40"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_41 = comm.view "aten.slice.Tensor" %wait_tensor_40 {comm.cost_ns = 0, comm.name = "slice_41"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_165 = comm.view "aten.view.default" %slice_41 {comm.cost_ns = 0, comm.name = "view_165"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_46 = comm.view "aten.permute.default" %view_165 {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_166 = comm.view "aten.view.default" %mul_53 {comm.cost_ns = 0, comm.name = "view_166"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_30 = comm.compute "aten.mm.default"(%view_166, %permute_46) {comm.cost_ns = 59266, comm.name = "mm_30"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_167 = comm.view "aten.view.default" %mm_30 {comm.cost_ns = 0, comm.name = "view_167"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_168 = comm.view "aten.view.default" %view_159 {comm.cost_ns = 0, comm.name = "view_168"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_169 = comm.view "aten.view.default" %view_163 {comm.cost_ns = 0, comm.name = "view_169"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_170 = comm.view "aten.view.default" %view_167 {comm.cost_ns = 0, comm.name = "view_170"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_42 = comm.compute "prims.convert_element_type.default"(%view_168) {comm.cost_ns = 42265, comm.name = "convert_element_type_42"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_8.0 = comm.view "aten.split.Tensor" %convert_element_type_42 {comm.cost_ns = 0, comm.name = "split_8.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_8.1 = comm.view "aten.split.Tensor" %convert_element_type_42 {comm.cost_ns = 0, comm.name = "split_8.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_54 = comm.compute "aten.mul.Tensor"(%split_8.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_54"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_55 = comm.compute "aten.mul.Tensor"(%split_8.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_55"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_8 = comm.compute "aten.sub.Tensor"(%mul_54, %mul_55) {comm.cost_ns = 42265, comm.name = "sub_8"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%split_8.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_56"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_57 = comm.compute "aten.mul.Tensor"(%split_8.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_57"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_29 = comm.compute "aten.add.Tensor"(%mul_56, %mul_57) {comm.cost_ns = 42265, comm.name = "add_29"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_8 = comm.compute "aten.cat.default"(%sub_8, %add_29) {comm.cost_ns = 55687, comm.name = "cat_8"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_43 = comm.compute "prims.convert_element_type.default"(%cat_8) {comm.cost_ns = 42265, comm.name = "convert_element_type_43"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%view_169) {comm.cost_ns = 12066, comm.name = "convert_element_type_44"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_9.0 = comm.view "aten.split.Tensor" %convert_element_type_44 {comm.cost_ns = 0, comm.name = "split_9.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_9.1 = comm.view "aten.split.Tensor" %convert_element_type_44 {comm.cost_ns = 0, comm.name = "split_9.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%split_9.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_58"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_59 = comm.compute "aten.mul.Tensor"(%split_9.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_59"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_9 = comm.compute "aten.sub.Tensor"(%mul_58, %mul_59) {comm.cost_ns = 12066, comm.name = "sub_9"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_60 = comm.compute "aten.mul.Tensor"(%split_9.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_60"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_61 = comm.compute "aten.mul.Tensor"(%split_9.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_61"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_30 = comm.compute "aten.add.Tensor"(%mul_60, %mul_61) {comm.cost_ns = 12066, comm.name = "add_30"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_9 = comm.compute "aten.cat.default"(%sub_9, %add_30) {comm.cost_ns = 15421, comm.name = "cat_9"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_45 = comm.compute "prims.convert_element_type.default"(%cat_9) {comm.cost_ns = 12066, comm.name = "convert_element_type_45"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_8 = comm.view "aten.unsqueeze.default" %convert_element_type_45 {comm.cost_ns = 0, comm.name = "unsqueeze_8"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_8 = comm.view "aten.expand.default" %unsqueeze_8 {comm.cost_ns = 0, comm.name = "expand_8"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_8 = comm.compute "aten.clone.default"(%expand_8) {comm.cost_ns = 28843, comm.name = "clone_8"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_171 = comm.view "aten.view.default" %clone_8 {comm.cost_ns = 0, comm.name = "view_171"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_9 = comm.view "aten.unsqueeze.default" %view_170 {comm.cost_ns = 0, comm.name = "unsqueeze_9"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_9 = comm.view "aten.expand.default" %unsqueeze_9 {comm.cost_ns = 0, comm.name = "expand_9"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_9 = comm.compute "aten.clone.default"(%expand_9) {comm.cost_ns = 28843, comm.name = "clone_9"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_172 = comm.view "aten.view.default" %clone_9 {comm.cost_ns = 0, comm.name = "view_172"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_47 = comm.view "aten.permute.default" %convert_element_type_43 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_48 = comm.view "aten.permute.default" %view_171 {comm.cost_ns = 0, comm.name = "permute_48"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_49 = comm.view "aten.permute.default" %view_172 {comm.cost_ns = 0, comm.name = "permute_49"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_4:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_47, %permute_48, %permute_49) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_4"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_13 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_4#0 {comm.cost_ns = 0, comm.name = "alias_13"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_50 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_4#0 {comm.cost_ns = 0, comm.name = "permute_50"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_173 = comm.view "aten.view.default" %permute_50 {comm.cost_ns = 0, comm.name = "view_173"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_174 = comm.view "aten.view.default" %l4_wo {comm.cost_ns = 0, comm.name = "view_174"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_41 = comm.all_gather %view_174 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_41"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_41 = comm.wait %all_gather_into_tensor_41 {comm.cost_ns = 0, comm.name = "wait_tensor_41"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_42 = comm.view "aten.slice.Tensor" %wait_tensor_41 {comm.cost_ns = 0, comm.name = "slice_42"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_175 = comm.view "aten.view.default" %slice_42 {comm.cost_ns = 0, comm.name = "view_175"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_51 = comm.view "aten.permute.default" %view_175 {comm.cost_ns = 0, comm.name = "permute_51"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_176 = comm.view "aten.view.default" %view_173 {comm.cost_ns = 0, comm.name = "view_176"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_31 = comm.compute "aten.mm.default"(%view_176, %permute_51) {comm.cost_ns = 231064, comm.name = "mm_31"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_177 = comm.view "aten.view.default" %mm_31 {comm.cost_ns = 0, comm.name = "view_177"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_31 = comm.compute "aten.add.Tensor"(%add_27, %view_177) {comm.cost_ns = 42265, comm.name = "add_31"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_178 = comm.view "aten.view.default" %l4_fn {comm.cost_ns = 0, comm.name = "view_178"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_42 = comm.all_gather %view_178 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_42"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_42 = comm.wait %all_gather_into_tensor_42 {comm.cost_ns = 0, comm.name = "wait_tensor_42"} : !comm.future<tensor<4096xbf16>>
  %slice_43 = comm.view "aten.slice.Tensor" %wait_tensor_42 {comm.cost_ns = 0, comm.name = "slice_43"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_179 = comm.view "aten.view.default" %slice_43 {comm.cost_ns = 0, comm.name = "view_179"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_46 = comm.compute "prims.convert_element_type.default"(%add_31) {comm.cost_ns = 42265, comm.name = "convert_element_type_46"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_46) {comm.cost_ns = 55687, comm.name = "pow_10"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_9 = comm.compute "aten.mean.dim"(%pow_10) {comm.cost_ns = 28850, comm.name = "mean_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_32 = comm.compute "aten.add.Tensor"(%mean_9) {comm.cost_ns = 2013, comm.name = "add_32"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_9 = comm.compute "aten.rsqrt.default"(%add_32) {comm.cost_ns = 2013, comm.name = "rsqrt_9"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_14 = comm.view "aten.alias.default" %rsqrt_9 {comm.cost_ns = 0, comm.name = "alias_14"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_62 = comm.compute "aten.mul.Tensor"(%convert_element_type_46, %rsqrt_9) {comm.cost_ns = 55693, comm.name = "mul_62"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_47 = comm.compute "prims.convert_element_type.default"(%mul_62) {comm.cost_ns = 42265, comm.name = "convert_element_type_47"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_63 = comm.compute "aten.mul.Tensor"(%convert_element_type_47, %view_179) {comm.cost_ns = 28846, comm.name = "mul_63"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_180 = comm.view "aten.view.default" %l4_w1 {comm.cost_ns = 0, comm.name = "view_180"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_43 = comm.all_gather %view_180 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_43"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_43 = comm.wait %all_gather_into_tensor_43 {comm.cost_ns = 0, comm.name = "wait_tensor_43"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_44 = comm.view "aten.slice.Tensor" %wait_tensor_43 {comm.cost_ns = 0, comm.name = "slice_44"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_181 = comm.view "aten.view.default" %slice_44 {comm.cost_ns = 0, comm.name = "view_181"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_52 = comm.view "aten.permute.default" %view_181 {comm.cost_ns = 0, comm.name = "permute_52"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_182 = comm.view "aten.view.default" %mul_63 {comm.cost_ns = 0, comm.name = "view_182"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_32 = comm.compute "aten.mm.default"(%view_182, %permute_52) {comm.cost_ns = 803727, comm.name = "mm_32"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_183 = comm.view "aten.view.default" %mm_32 {comm.cost_ns = 0, comm.name = "view_183"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_48 = comm.compute "prims.convert_element_type.default"(%view_183) {comm.cost_ns = 142928, comm.name = "convert_element_type_48"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_4 = comm.compute "aten.neg.default"(%convert_element_type_48) {comm.cost_ns = 189904, comm.name = "neg_4"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_4 = comm.compute "aten.exp.default"(%neg_4) {comm.cost_ns = 189904, comm.name = "exp_4"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_33 = comm.compute "aten.add.Tensor"(%exp_4) {comm.cost_ns = 189904, comm.name = "add_33"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_4 = comm.compute "aten.div.Tensor"(%convert_element_type_48, %add_33) {comm.cost_ns = 283857, comm.name = "div_4"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_49 = comm.compute "prims.convert_element_type.default"(%div_4) {comm.cost_ns = 142928, comm.name = "convert_element_type_49"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_184 = comm.view "aten.view.default" %l4_w3 {comm.cost_ns = 0, comm.name = "view_184"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_44 = comm.all_gather %view_184 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_44"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_44 = comm.wait %all_gather_into_tensor_44 {comm.cost_ns = 0, comm.name = "wait_tensor_44"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_45 = comm.view "aten.slice.Tensor" %wait_tensor_44 {comm.cost_ns = 0, comm.name = "slice_45"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_185 = comm.view "aten.view.default" %slice_45 {comm.cost_ns = 0, comm.name = "view_185"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_53 = comm.view "aten.permute.default" %view_185 {comm.cost_ns = 0, comm.name = "permute_53"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_186 = comm.view "aten.view.default" %mul_63 {comm.cost_ns = 0, comm.name = "view_186"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_33 = comm.compute "aten.mm.default"(%view_186, %permute_53) {comm.cost_ns = 803727, comm.name = "mm_33"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_187 = comm.view "aten.view.default" %mm_33 {comm.cost_ns = 0, comm.name = "view_187"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_64 = comm.compute "aten.mul.Tensor"(%convert_element_type_49, %view_187) {comm.cost_ns = 142928, comm.name = "mul_64"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_188 = comm.view "aten.view.default" %l4_w2 {comm.cost_ns = 0, comm.name = "view_188"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_45 = comm.all_gather %view_188 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_45"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_45 = comm.wait %all_gather_into_tensor_45 {comm.cost_ns = 0, comm.name = "wait_tensor_45"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_46 = comm.view "aten.slice.Tensor" %wait_tensor_45 {comm.cost_ns = 0, comm.name = "slice_46"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_189 = comm.view "aten.view.default" %slice_46 {comm.cost_ns = 0, comm.name = "view_189"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_54 = comm.view "aten.permute.default" %view_189 {comm.cost_ns = 0, comm.name = "permute_54"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_190 = comm.view "aten.view.default" %mul_64 {comm.cost_ns = 0, comm.name = "view_190"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_34 = comm.compute "aten.mm.default"(%view_190, %permute_54) {comm.cost_ns = 803727, comm.name = "mm_34"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_191 = comm.view "aten.view.default" %mm_34 {comm.cost_ns = 0, comm.name = "view_191"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_34 = comm.compute "aten.add.Tensor"(%add_31, %view_191) {comm.cost_ns = 42265, comm.name = "add_34"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_192 = comm.view "aten.view.default" %l5_an {comm.cost_ns = 0, comm.name = "view_192"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_46 = comm.all_gather %view_192 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_46"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_46 = comm.wait %all_gather_into_tensor_46 {comm.cost_ns = 0, comm.name = "wait_tensor_46"} : !comm.future<tensor<4096xbf16>>
  %slice_47 = comm.view "aten.slice.Tensor" %wait_tensor_46 {comm.cost_ns = 0, comm.name = "slice_47"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_193 = comm.view "aten.view.default" %slice_47 {comm.cost_ns = 0, comm.name = "view_193"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_50 = comm.compute "prims.convert_element_type.default"(%add_34) {comm.cost_ns = 42265, comm.name = "convert_element_type_50"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_11 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_50) {comm.cost_ns = 55687, comm.name = "pow_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_10 = comm.compute "aten.mean.dim"(%pow_11) {comm.cost_ns = 28850, comm.name = "mean_10"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_35 = comm.compute "aten.add.Tensor"(%mean_10) {comm.cost_ns = 2013, comm.name = "add_35"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_10 = comm.compute "aten.rsqrt.default"(%add_35) {comm.cost_ns = 2013, comm.name = "rsqrt_10"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_15 = comm.view "aten.alias.default" %rsqrt_10 {comm.cost_ns = 0, comm.name = "alias_15"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_65 = comm.compute "aten.mul.Tensor"(%convert_element_type_50, %rsqrt_10) {comm.cost_ns = 55693, comm.name = "mul_65"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_51 = comm.compute "prims.convert_element_type.default"(%mul_65) {comm.cost_ns = 42265, comm.name = "convert_element_type_51"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_66 = comm.compute "aten.mul.Tensor"(%convert_element_type_51, %view_193) {comm.cost_ns = 28846, comm.name = "mul_66"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_194 = comm.view "aten.view.default" %l5_wq {comm.cost_ns = 0, comm.name = "view_194"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_47 = comm.all_gather %view_194 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_47"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_47 = comm.wait %all_gather_into_tensor_47 {comm.cost_ns = 0, comm.name = "wait_tensor_47"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_48 = comm.view "aten.slice.Tensor" %wait_tensor_47 {comm.cost_ns = 0, comm.name = "slice_48"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_195 = comm.view "aten.view.default" %slice_48 {comm.cost_ns = 0, comm.name = "view_195"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_55 = comm.view "aten.permute.default" %view_195 {comm.cost_ns = 0, comm.name = "permute_55"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_196 = comm.view "aten.view.default" %mul_66 {comm.cost_ns = 0, comm.name = "view_196"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_35 = comm.compute "aten.mm.default"(%view_196, %permute_55) {comm.cost_ns = 231064, comm.name = "mm_35"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_197 = comm.view "aten.view.default" %mm_35 {comm.cost_ns = 0, comm.name = "view_197"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_198 = comm.view "aten.view.default" %l5_wk {comm.cost_ns = 0, comm.name = "view_198"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_48 = comm.all_gather %view_198 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_48"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_48 = comm.wait %all_gather_into_tensor_48 {comm.cost_ns = 0, comm.name = "wait_tensor_48"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_49 = comm.view "aten.slice.Tensor" %wait_tensor_48 {comm.cost_ns = 0, comm.name = "slice_49"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_199 = comm.view "aten.view.default" %slice_49 {comm.cost_ns = 0, comm.name = "view_199"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_56 = comm.view "aten.permute.default" %view_199 {comm.cost_ns = 0, comm.name = "permute_56"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_200 = comm.view "aten.view.default" %mul_66 {comm.cost_ns = 0, comm.name = "view_200"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_36 = comm.compute "aten.mm.default"(%view_200, %permute_56) {comm.cost_ns = 59266, comm.name = "mm_36"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_201 = comm.view "aten.view.default" %mm_36 {comm.cost_ns = 0, comm.name = "view_201"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_202 = comm.view "aten.view.default" %l5_wv {comm.cost_ns = 0, comm.name = "view_202"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_49 = comm.all_gather %view_202 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_49"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_49 = comm.wait %all_gather_into_tensor_49 {comm.cost_ns = 0, comm.name = "wait_tensor_49"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_50 = comm.view "aten.slice.Tensor" %wait_tensor_49 {comm.cost_ns = 0, comm.name = "slice_50"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_203 = comm.view "aten.view.default" %slice_50 {comm.cost_ns = 0, comm.name = "view_203"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_57 = comm.view "aten.permute.default" %view_203 {comm.cost_ns = 0, comm.name = "permute_57"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_204 = comm.view "aten.view.default" %mul_66 {comm.cost_ns = 0, comm.name = "view_204"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_37 = comm.compute "aten.mm.default"(%view_204, %permute_57) {comm.cost_ns = 59266, comm.name = "mm_37"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_205 = comm.view "aten.view.default" %mm_37 {comm.cost_ns = 0, comm.name = "view_205"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_206 = comm.view "aten.view.default" %view_197 {comm.cost_ns = 0, comm.name = "view_206"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_207 = comm.view "aten.view.default" %view_201 {comm.cost_ns = 0, comm.name = "view_207"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_208 = comm.view "aten.view.default" %view_205 {comm.cost_ns = 0, comm.name = "view_208"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_52 = comm.compute "prims.convert_element_type.default"(%view_206) {comm.cost_ns = 42265, comm.name = "convert_element_type_52"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_10.0 = comm.view "aten.split.Tensor" %convert_element_type_52 {comm.cost_ns = 0, comm.name = "split_10.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_10.1 = comm.view "aten.split.Tensor" %convert_element_type_52 {comm.cost_ns = 0, comm.name = "split_10.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_67 = comm.compute "aten.mul.Tensor"(%split_10.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_67"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_68 = comm.compute "aten.mul.Tensor"(%split_10.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_68"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_10 = comm.compute "aten.sub.Tensor"(%mul_67, %mul_68) {comm.cost_ns = 42265, comm.name = "sub_10"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_69 = comm.compute "aten.mul.Tensor"(%split_10.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_69"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_70 = comm.compute "aten.mul.Tensor"(%split_10.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_70"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_36 = comm.compute "aten.add.Tensor"(%mul_69, %mul_70) {comm.cost_ns = 42265, comm.name = "add_36"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_10 = comm.compute "aten.cat.default"(%sub_10, %add_36) {comm.cost_ns = 55687, comm.name = "cat_10"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_53 = comm.compute "prims.convert_element_type.default"(%cat_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_53"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%view_207) {comm.cost_ns = 12066, comm.name = "convert_element_type_54"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_11.0 = comm.view "aten.split.Tensor" %convert_element_type_54 {comm.cost_ns = 0, comm.name = "split_11.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_11.1 = comm.view "aten.split.Tensor" %convert_element_type_54 {comm.cost_ns = 0, comm.name = "split_11.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_71 = comm.compute "aten.mul.Tensor"(%split_11.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_71"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_72 = comm.compute "aten.mul.Tensor"(%split_11.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_72"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_11 = comm.compute "aten.sub.Tensor"(%mul_71, %mul_72) {comm.cost_ns = 12066, comm.name = "sub_11"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_73 = comm.compute "aten.mul.Tensor"(%split_11.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_73"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_74 = comm.compute "aten.mul.Tensor"(%split_11.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_74"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_37 = comm.compute "aten.add.Tensor"(%mul_73, %mul_74) {comm.cost_ns = 12066, comm.name = "add_37"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_11 = comm.compute "aten.cat.default"(%sub_11, %add_37) {comm.cost_ns = 15421, comm.name = "cat_11"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_55 = comm.compute "prims.convert_element_type.default"(%cat_11) {comm.cost_ns = 12066, comm.name = "convert_element_type_55"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_10 = comm.view "aten.unsqueeze.default" %convert_element_type_55 {comm.cost_ns = 0, comm.name = "unsqueeze_10"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_10 = comm.view "aten.expand.default" %unsqueeze_10 {comm.cost_ns = 0, comm.name = "expand_10"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_10 = comm.compute "aten.clone.default"(%expand_10) {comm.cost_ns = 28843, comm.name = "clone_10"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_209 = comm.view "aten.view.default" %clone_10 {comm.cost_ns = 0, comm.name = "view_209"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_11 = comm.view "aten.unsqueeze.default" %view_208 {comm.cost_ns = 0, comm.name = "unsqueeze_11"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_11 = comm.view "aten.expand.default" %unsqueeze_11 {comm.cost_ns = 0, comm.name = "expand_11"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_11 = comm.compute "aten.clone.default"(%expand_11) {comm.cost_ns = 28843, comm.name = "clone_11"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_210 = comm.view "aten.view.default" %clone_11 {comm.cost_ns = 0, comm.name = "view_210"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_58 = comm.view "aten.permute.default" %convert_element_type_53 {comm.cost_ns = 0, comm.name = "permute_58"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_59 = comm.view "aten.permute.default" %view_209 {comm.cost_ns = 0, comm.name = "permute_59"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_60 = comm.view "aten.permute.default" %view_210 {comm.cost_ns = 0, comm.name = "permute_60"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_5:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_58, %permute_59, %permute_60) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_5"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_16 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_5#0 {comm.cost_ns = 0, comm.name = "alias_16"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_61 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_5#0 {comm.cost_ns = 0, comm.name = "permute_61"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_211 = comm.view "aten.view.default" %permute_61 {comm.cost_ns = 0, comm.name = "view_211"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_212 = comm.view "aten.view.default" %l5_wo {comm.cost_ns = 0, comm.name = "view_212"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_50 = comm.all_gather %view_212 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_50"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_50 = comm.wait %all_gather_into_tensor_50 {comm.cost_ns = 0, comm.name = "wait_tensor_50"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_51 = comm.view "aten.slice.Tensor" %wait_tensor_50 {comm.cost_ns = 0, comm.name = "slice_51"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_213 = comm.view "aten.view.default" %slice_51 {comm.cost_ns = 0, comm.name = "view_213"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_62 = comm.view "aten.permute.default" %view_213 {comm.cost_ns = 0, comm.name = "permute_62"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_214 = comm.view "aten.view.default" %view_211 {comm.cost_ns = 0, comm.name = "view_214"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_38 = comm.compute "aten.mm.default"(%view_214, %permute_62) {comm.cost_ns = 231064, comm.name = "mm_38"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_215 = comm.view "aten.view.default" %mm_38 {comm.cost_ns = 0, comm.name = "view_215"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_38 = comm.compute "aten.add.Tensor"(%add_34, %view_215) {comm.cost_ns = 42265, comm.name = "add_38"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_216 = comm.view "aten.view.default" %l5_fn {comm.cost_ns = 0, comm.name = "view_216"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_51 = comm.all_gather %view_216 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_51"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_51 = comm.wait %all_gather_into_tensor_51 {comm.cost_ns = 0, comm.name = "wait_tensor_51"} : !comm.future<tensor<4096xbf16>>
  %slice_52 = comm.view "aten.slice.Tensor" %wait_tensor_51 {comm.cost_ns = 0, comm.name = "slice_52"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_217 = comm.view "aten.view.default" %slice_52 {comm.cost_ns = 0, comm.name = "view_217"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_56 = comm.compute "prims.convert_element_type.default"(%add_38) {comm.cost_ns = 42265, comm.name = "convert_element_type_56"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_12 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_56) {comm.cost_ns = 55687, comm.name = "pow_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_11 = comm.compute "aten.mean.dim"(%pow_12) {comm.cost_ns = 28850, comm.name = "mean_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_39 = comm.compute "aten.add.Tensor"(%mean_11) {comm.cost_ns = 2013, comm.name = "add_39"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_11 = comm.compute "aten.rsqrt.default"(%add_39) {comm.cost_ns = 2013, comm.name = "rsqrt_11"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_17 = comm.view "aten.alias.default" %rsqrt_11 {comm.cost_ns = 0, comm.name = "alias_17"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_75 = comm.compute "aten.mul.Tensor"(%convert_element_type_56, %rsqrt_11) {comm.cost_ns = 55693, comm.name = "mul_75"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_57 = comm.compute "prims.convert_element_type.default"(%mul_75) {comm.cost_ns = 42265, comm.name = "convert_element_type_57"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_76 = comm.compute "aten.mul.Tensor"(%convert_element_type_57, %view_217) {comm.cost_ns = 28846, comm.name = "mul_76"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_218 = comm.view "aten.view.default" %l5_w1 {comm.cost_ns = 0, comm.name = "view_218"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_52 = comm.all_gather %view_218 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_52"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_52 = comm.wait %all_gather_into_tensor_52 {comm.cost_ns = 0, comm.name = "wait_tensor_52"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_53 = comm.view "aten.slice.Tensor" %wait_tensor_52 {comm.cost_ns = 0, comm.name = "slice_53"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_219 = comm.view "aten.view.default" %slice_53 {comm.cost_ns = 0, comm.name = "view_219"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_63 = comm.view "aten.permute.default" %view_219 {comm.cost_ns = 0, comm.name = "permute_63"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_220 = comm.view "aten.view.default" %mul_76 {comm.cost_ns = 0, comm.name = "view_220"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_39 = comm.compute "aten.mm.default"(%view_220, %permute_63) {comm.cost_ns = 803727, comm.name = "mm_39"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_221 = comm.view "aten.view.default" %mm_39 {comm.cost_ns = 0, comm.name = "view_221"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_58 = comm.compute "prims.convert_element_type.default"(%view_221) {comm.cost_ns = 142928, comm.name = "convert_element_type_58"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_5 = comm.compute "aten.neg.default"(%convert_element_type_58) {comm.cost_ns = 189904, comm.name = "neg_5"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_5 = comm.compute "aten.exp.default"(%neg_5) {comm.cost_ns = 189904, comm.name = "exp_5"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_40 = comm.compute "aten.add.Tensor"(%exp_5) {comm.cost_ns = 189904, comm.name = "add_40"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_5 = comm.compute "aten.div.Tensor"(%convert_element_type_58, %add_40) {comm.cost_ns = 283857, comm.name = "div_5"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_59 = comm.compute "prims.convert_element_type.default"(%div_5) {comm.cost_ns = 142928, comm.name = "convert_element_type_59"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_222 = comm.view "aten.view.default" %l5_w3 {comm.cost_ns = 0, comm.name = "view_222"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_53 = comm.all_gather %view_222 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_53"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_53 = comm.wait %all_gather_into_tensor_53 {comm.cost_ns = 0, comm.name = "wait_tensor_53"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_54 = comm.view "aten.slice.Tensor" %wait_tensor_53 {comm.cost_ns = 0, comm.name = "slice_54"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_223 = comm.view "aten.view.default" %slice_54 {comm.cost_ns = 0, comm.name = "view_223"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_64 = comm.view "aten.permute.default" %view_223 {comm.cost_ns = 0, comm.name = "permute_64"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_224 = comm.view "aten.view.default" %mul_76 {comm.cost_ns = 0, comm.name = "view_224"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_40 = comm.compute "aten.mm.default"(%view_224, %permute_64) {comm.cost_ns = 803727, comm.name = "mm_40"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_225 = comm.view "aten.view.default" %mm_40 {comm.cost_ns = 0, comm.name = "view_225"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_77 = comm.compute "aten.mul.Tensor"(%convert_element_type_59, %view_225) {comm.cost_ns = 142928, comm.name = "mul_77"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_226 = comm.view "aten.view.default" %l5_w2 {comm.cost_ns = 0, comm.name = "view_226"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_54 = comm.all_gather %view_226 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_54"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_54 = comm.wait %all_gather_into_tensor_54 {comm.cost_ns = 0, comm.name = "wait_tensor_54"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_55 = comm.view "aten.slice.Tensor" %wait_tensor_54 {comm.cost_ns = 0, comm.name = "slice_55"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_227 = comm.view "aten.view.default" %slice_55 {comm.cost_ns = 0, comm.name = "view_227"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_65 = comm.view "aten.permute.default" %view_227 {comm.cost_ns = 0, comm.name = "permute_65"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_228 = comm.view "aten.view.default" %mul_77 {comm.cost_ns = 0, comm.name = "view_228"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_41 = comm.compute "aten.mm.default"(%view_228, %permute_65) {comm.cost_ns = 803727, comm.name = "mm_41"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_229 = comm.view "aten.view.default" %mm_41 {comm.cost_ns = 0, comm.name = "view_229"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_41 = comm.compute "aten.add.Tensor"(%add_38, %view_229) {comm.cost_ns = 42265, comm.name = "add_41"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_230 = comm.view "aten.view.default" %l6_an {comm.cost_ns = 0, comm.name = "view_230"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_55 = comm.all_gather %view_230 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_55"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_55 = comm.wait %all_gather_into_tensor_55 {comm.cost_ns = 0, comm.name = "wait_tensor_55"} : !comm.future<tensor<4096xbf16>>
  %slice_56 = comm.view "aten.slice.Tensor" %wait_tensor_55 {comm.cost_ns = 0, comm.name = "slice_56"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_231 = comm.view "aten.view.default" %slice_56 {comm.cost_ns = 0, comm.name = "view_231"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_60 = comm.compute "prims.convert_element_type.default"(%add_41) {comm.cost_ns = 42265, comm.name = "convert_element_type_60"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_13 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_60) {comm.cost_ns = 55687, comm.name = "pow_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_12 = comm.compute "aten.mean.dim"(%pow_13) {comm.cost_ns = 28850, comm.name = "mean_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_42 = comm.compute "aten.add.Tensor"(%mean_12) {comm.cost_ns = 2013, comm.name = "add_42"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_12 = comm.compute "aten.rsqrt.default"(%add_42) {comm.cost_ns = 2013, comm.name = "rsqrt_12"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_18 = comm.view "aten.alias.default" %rsqrt_12 {comm.cost_ns = 0, comm.name = "alias_18"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_78 = comm.compute "aten.mul.Tensor"(%convert_element_type_60, %rsqrt_12) {comm.cost_ns = 55693, comm.name = "mul_78"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_61 = comm.compute "prims.convert_element_type.default"(%mul_78) {comm.cost_ns = 42265, comm.name = "convert_element_type_61"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_79 = comm.compute "aten.mul.Tensor"(%convert_element_type_61, %view_231) {comm.cost_ns = 28846, comm.name = "mul_79"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_232 = comm.view "aten.view.default" %l6_wq {comm.cost_ns = 0, comm.name = "view_232"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_56 = comm.all_gather %view_232 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_56"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_56 = comm.wait %all_gather_into_tensor_56 {comm.cost_ns = 0, comm.name = "wait_tensor_56"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_57 = comm.view "aten.slice.Tensor" %wait_tensor_56 {comm.cost_ns = 0, comm.name = "slice_57"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_233 = comm.view "aten.view.default" %slice_57 {comm.cost_ns = 0, comm.name = "view_233"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_66 = comm.view "aten.permute.default" %view_233 {comm.cost_ns = 0, comm.name = "permute_66"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_234 = comm.view "aten.view.default" %mul_79 {comm.cost_ns = 0, comm.name = "view_234"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_42 = comm.compute "aten.mm.default"(%view_234, %permute_66) {comm.cost_ns = 231064, comm.name = "mm_42"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_235 = comm.view "aten.view.default" %mm_42 {comm.cost_ns = 0, comm.name = "view_235"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_236 = comm.view "aten.view.default" %l6_wk {comm.cost_ns = 0, comm.name = "view_236"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_57 = comm.all_gather %view_236 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_57"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_57 = comm.wait %all_gather_into_tensor_57 {comm.cost_ns = 0, comm.name = "wait_tensor_57"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_58 = comm.view "aten.slice.Tensor" %wait_tensor_57 {comm.cost_ns = 0, comm.name = "slice_58"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_237 = comm.view "aten.view.default" %slice_58 {comm.cost_ns = 0, comm.name = "view_237"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_67 = comm.view "aten.permute.default" %view_237 {comm.cost_ns = 0, comm.name = "permute_67"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_238 = comm.view "aten.view.default" %mul_79 {comm.cost_ns = 0, comm.name = "view_238"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_43 = comm.compute "aten.mm.default"(%view_238, %permute_67) {comm.cost_ns = 59266, comm.name = "mm_43"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_239 = comm.view "aten.view.default" %mm_43 {comm.cost_ns = 0, comm.name = "view_239"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_240 = comm.view "aten.view.default" %l6_wv {comm.cost_ns = 0, comm.name = "view_240"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_58 = comm.all_gather %view_240 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_58"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_58 = comm.wait %all_gather_into_tensor_58 {comm.cost_ns = 0, comm.name = "wait_tensor_58"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_59 = comm.view "aten.slice.Tensor" %wait_tensor_58 {comm.cost_ns = 0, comm.name = "slice_59"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_241 = comm.view "aten.view.default" %slice_59 {comm.cost_ns = 0, comm.name = "view_241"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_68 = comm.view "aten.permute.default" %view_241 {comm.cost_ns = 0, comm.name = "permute_68"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_242 = comm.view "aten.view.default" %mul_79 {comm.cost_ns = 0, comm.name = "view_242"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_44 = comm.compute "aten.mm.default"(%view_242, %permute_68) {comm.cost_ns = 59266, comm.name = "mm_44"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_243 = comm.view "aten.view.default" %mm_44 {comm.cost_ns = 0, comm.name = "view_243"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_244 = comm.view "aten.view.default" %view_235 {comm.cost_ns = 0, comm.name = "view_244"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_245 = comm.view "aten.view.default" %view_239 {comm.cost_ns = 0, comm.name = "view_245"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_246 = comm.view "aten.view.default" %view_243 {comm.cost_ns = 0, comm.name = "view_246"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_62 = comm.compute "prims.convert_element_type.default"(%view_244) {comm.cost_ns = 42265, comm.name = "convert_element_type_62"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_12.0 = comm.view "aten.split.Tensor" %convert_element_type_62 {comm.cost_ns = 0, comm.name = "split_12.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_12.1 = comm.view "aten.split.Tensor" %convert_element_type_62 {comm.cost_ns = 0, comm.name = "split_12.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_80 = comm.compute "aten.mul.Tensor"(%split_12.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_80"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_81 = comm.compute "aten.mul.Tensor"(%split_12.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_81"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_12 = comm.compute "aten.sub.Tensor"(%mul_80, %mul_81) {comm.cost_ns = 42265, comm.name = "sub_12"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_82 = comm.compute "aten.mul.Tensor"(%split_12.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_82"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_83 = comm.compute "aten.mul.Tensor"(%split_12.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_83"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_43 = comm.compute "aten.add.Tensor"(%mul_82, %mul_83) {comm.cost_ns = 42265, comm.name = "add_43"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_12 = comm.compute "aten.cat.default"(%sub_12, %add_43) {comm.cost_ns = 55687, comm.name = "cat_12"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%cat_12) {comm.cost_ns = 42265, comm.name = "convert_element_type_63"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%view_245) {comm.cost_ns = 12066, comm.name = "convert_element_type_64"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_13.0 = comm.view "aten.split.Tensor" %convert_element_type_64 {comm.cost_ns = 0, comm.name = "split_13.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_13.1 = comm.view "aten.split.Tensor" %convert_element_type_64 {comm.cost_ns = 0, comm.name = "split_13.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_84 = comm.compute "aten.mul.Tensor"(%split_13.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_84"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_85 = comm.compute "aten.mul.Tensor"(%split_13.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_85"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_13 = comm.compute "aten.sub.Tensor"(%mul_84, %mul_85) {comm.cost_ns = 12066, comm.name = "sub_13"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_86 = comm.compute "aten.mul.Tensor"(%split_13.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_86"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_87 = comm.compute "aten.mul.Tensor"(%split_13.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_87"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_44 = comm.compute "aten.add.Tensor"(%mul_86, %mul_87) {comm.cost_ns = 12066, comm.name = "add_44"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_13 = comm.compute "aten.cat.default"(%sub_13, %add_44) {comm.cost_ns = 15421, comm.name = "cat_13"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_65 = comm.compute "prims.convert_element_type.default"(%cat_13) {comm.cost_ns = 12066, comm.name = "convert_element_type_65"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_12 = comm.view "aten.unsqueeze.default" %convert_element_type_65 {comm.cost_ns = 0, comm.name = "unsqueeze_12"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_12 = comm.view "aten.expand.default" %unsqueeze_12 {comm.cost_ns = 0, comm.name = "expand_12"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_12 = comm.compute "aten.clone.default"(%expand_12) {comm.cost_ns = 28843, comm.name = "clone_12"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_247 = comm.view "aten.view.default" %clone_12 {comm.cost_ns = 0, comm.name = "view_247"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_13 = comm.view "aten.unsqueeze.default" %view_246 {comm.cost_ns = 0, comm.name = "unsqueeze_13"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_13 = comm.view "aten.expand.default" %unsqueeze_13 {comm.cost_ns = 0, comm.name = "expand_13"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_13 = comm.compute "aten.clone.default"(%expand_13) {comm.cost_ns = 28843, comm.name = "clone_13"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_248 = comm.view "aten.view.default" %clone_13 {comm.cost_ns = 0, comm.name = "view_248"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_69 = comm.view "aten.permute.default" %convert_element_type_63 {comm.cost_ns = 0, comm.name = "permute_69"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_70 = comm.view "aten.permute.default" %view_247 {comm.cost_ns = 0, comm.name = "permute_70"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_71 = comm.view "aten.permute.default" %view_248 {comm.cost_ns = 0, comm.name = "permute_71"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_6:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_69, %permute_70, %permute_71) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_6"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_19 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_6#0 {comm.cost_ns = 0, comm.name = "alias_19"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_72 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_6#0 {comm.cost_ns = 0, comm.name = "permute_72"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_249 = comm.view "aten.view.default" %permute_72 {comm.cost_ns = 0, comm.name = "view_249"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_250 = comm.view "aten.view.default" %l6_wo {comm.cost_ns = 0, comm.name = "view_250"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_59 = comm.all_gather %view_250 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_59"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_59 = comm.wait %all_gather_into_tensor_59 {comm.cost_ns = 0, comm.name = "wait_tensor_59"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_60 = comm.view "aten.slice.Tensor" %wait_tensor_59 {comm.cost_ns = 0, comm.name = "slice_60"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_251 = comm.view "aten.view.default" %slice_60 {comm.cost_ns = 0, comm.name = "view_251"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_73 = comm.view "aten.permute.default" %view_251 {comm.cost_ns = 0, comm.name = "permute_73"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_252 = comm.view "aten.view.default" %view_249 {comm.cost_ns = 0, comm.name = "view_252"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_45 = comm.compute "aten.mm.default"(%view_252, %permute_73) {comm.cost_ns = 231064, comm.name = "mm_45"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_253 = comm.view "aten.view.default" %mm_45 {comm.cost_ns = 0, comm.name = "view_253"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_45 = comm.compute "aten.add.Tensor"(%add_41, %view_253) {comm.cost_ns = 42265, comm.name = "add_45"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_254 = comm.view "aten.view.default" %l6_fn {comm.cost_ns = 0, comm.name = "view_254"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_60 = comm.all_gather %view_254 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_60"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_60 = comm.wait %all_gather_into_tensor_60 {comm.cost_ns = 0, comm.name = "wait_tensor_60"} : !comm.future<tensor<4096xbf16>>
  %slice_61 = comm.view "aten.slice.Tensor" %wait_tensor_60 {comm.cost_ns = 0, comm.name = "slice_61"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_255 = comm.view "aten.view.default" %slice_61 {comm.cost_ns = 0, comm.name = "view_255"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_66 = comm.compute "prims.convert_element_type.default"(%add_45) {comm.cost_ns = 42265, comm.name = "convert_element_type_66"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_14 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_66) {comm.cost_ns = 55687, comm.name = "pow_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_13 = comm.compute "aten.mean.dim"(%pow_14) {comm.cost_ns = 28850, comm.name = "mean_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_46 = comm.compute "aten.add.Tensor"(%mean_13) {comm.cost_ns = 2013, comm.name = "add_46"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_13 = comm.compute "aten.rsqrt.default"(%add_46) {comm.cost_ns = 2013, comm.name = "rsqrt_13"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_20 = comm.view "aten.alias.default" %rsqrt_13 {comm.cost_ns = 0, comm.name = "alias_20"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_88 = comm.compute "aten.mul.Tensor"(%convert_element_type_66, %rsqrt_13) {comm.cost_ns = 55693, comm.name = "mul_88"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_67 = comm.compute "prims.convert_element_type.default"(%mul_88) {comm.cost_ns = 42265, comm.name = "convert_element_type_67"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_89 = comm.compute "aten.mul.Tensor"(%convert_element_type_67, %view_255) {comm.cost_ns = 28846, comm.name = "mul_89"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_256 = comm.view "aten.view.default" %l6_w1 {comm.cost_ns = 0, comm.name = "view_256"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_61 = comm.all_gather %view_256 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_61"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_61 = comm.wait %all_gather_into_tensor_61 {comm.cost_ns = 0, comm.name = "wait_tensor_61"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_62 = comm.view "aten.slice.Tensor" %wait_tensor_61 {comm.cost_ns = 0, comm.name = "slice_62"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_257 = comm.view "aten.view.default" %slice_62 {comm.cost_ns = 0, comm.name = "view_257"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_74 = comm.view "aten.permute.default" %view_257 {comm.cost_ns = 0, comm.name = "permute_74"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_258 = comm.view "aten.view.default" %mul_89 {comm.cost_ns = 0, comm.name = "view_258"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_46 = comm.compute "aten.mm.default"(%view_258, %permute_74) {comm.cost_ns = 803727, comm.name = "mm_46"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_259 = comm.view "aten.view.default" %mm_46 {comm.cost_ns = 0, comm.name = "view_259"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%view_259) {comm.cost_ns = 142928, comm.name = "convert_element_type_68"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_6 = comm.compute "aten.neg.default"(%convert_element_type_68) {comm.cost_ns = 189904, comm.name = "neg_6"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_6 = comm.compute "aten.exp.default"(%neg_6) {comm.cost_ns = 189904, comm.name = "exp_6"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_47 = comm.compute "aten.add.Tensor"(%exp_6) {comm.cost_ns = 189904, comm.name = "add_47"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_6 = comm.compute "aten.div.Tensor"(%convert_element_type_68, %add_47) {comm.cost_ns = 283857, comm.name = "div_6"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_69 = comm.compute "prims.convert_element_type.default"(%div_6) {comm.cost_ns = 142928, comm.name = "convert_element_type_69"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_260 = comm.view "aten.view.default" %l6_w3 {comm.cost_ns = 0, comm.name = "view_260"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_62 = comm.all_gather %view_260 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_62"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_62 = comm.wait %all_gather_into_tensor_62 {comm.cost_ns = 0, comm.name = "wait_tensor_62"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_63 = comm.view "aten.slice.Tensor" %wait_tensor_62 {comm.cost_ns = 0, comm.name = "slice_63"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_261 = comm.view "aten.view.default" %slice_63 {comm.cost_ns = 0, comm.name = "view_261"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_75 = comm.view "aten.permute.default" %view_261 {comm.cost_ns = 0, comm.name = "permute_75"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_262 = comm.view "aten.view.default" %mul_89 {comm.cost_ns = 0, comm.name = "view_262"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_47 = comm.compute "aten.mm.default"(%view_262, %permute_75) {comm.cost_ns = 803727, comm.name = "mm_47"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_263 = comm.view "aten.view.default" %mm_47 {comm.cost_ns = 0, comm.name = "view_263"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_90 = comm.compute "aten.mul.Tensor"(%convert_element_type_69, %view_263) {comm.cost_ns = 142928, comm.name = "mul_90"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_264 = comm.view "aten.view.default" %l6_w2 {comm.cost_ns = 0, comm.name = "view_264"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_63 = comm.all_gather %view_264 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_63"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_63 = comm.wait %all_gather_into_tensor_63 {comm.cost_ns = 0, comm.name = "wait_tensor_63"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_64 = comm.view "aten.slice.Tensor" %wait_tensor_63 {comm.cost_ns = 0, comm.name = "slice_64"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_265 = comm.view "aten.view.default" %slice_64 {comm.cost_ns = 0, comm.name = "view_265"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_76 = comm.view "aten.permute.default" %view_265 {comm.cost_ns = 0, comm.name = "permute_76"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_266 = comm.view "aten.view.default" %mul_90 {comm.cost_ns = 0, comm.name = "view_266"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_48 = comm.compute "aten.mm.default"(%view_266, %permute_76) {comm.cost_ns = 803727, comm.name = "mm_48"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_267 = comm.view "aten.view.default" %mm_48 {comm.cost_ns = 0, comm.name = "view_267"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_48 = comm.compute "aten.add.Tensor"(%add_45, %view_267) {comm.cost_ns = 42265, comm.name = "add_48"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_268 = comm.view "aten.view.default" %l7_an {comm.cost_ns = 0, comm.name = "view_268"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_64 = comm.all_gather %view_268 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_64"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_64 = comm.wait %all_gather_into_tensor_64 {comm.cost_ns = 0, comm.name = "wait_tensor_64"} : !comm.future<tensor<4096xbf16>>
  %slice_65 = comm.view "aten.slice.Tensor" %wait_tensor_64 {comm.cost_ns = 0, comm.name = "slice_65"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_269 = comm.view "aten.view.default" %slice_65 {comm.cost_ns = 0, comm.name = "view_269"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%add_48) {comm.cost_ns = 42265, comm.name = "convert_element_type_70"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_15 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_70) {comm.cost_ns = 55687, comm.name = "pow_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_14 = comm.compute "aten.mean.dim"(%pow_15) {comm.cost_ns = 28850, comm.name = "mean_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_49 = comm.compute "aten.add.Tensor"(%mean_14) {comm.cost_ns = 2013, comm.name = "add_49"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_14 = comm.compute "aten.rsqrt.default"(%add_49) {comm.cost_ns = 2013, comm.name = "rsqrt_14"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_21 = comm.view "aten.alias.default" %rsqrt_14 {comm.cost_ns = 0, comm.name = "alias_21"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_91 = comm.compute "aten.mul.Tensor"(%convert_element_type_70, %rsqrt_14) {comm.cost_ns = 55693, comm.name = "mul_91"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%mul_91) {comm.cost_ns = 42265, comm.name = "convert_element_type_71"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_92 = comm.compute "aten.mul.Tensor"(%convert_element_type_71, %view_269) {comm.cost_ns = 28846, comm.name = "mul_92"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_270 = comm.view "aten.view.default" %l7_wq {comm.cost_ns = 0, comm.name = "view_270"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_65 = comm.all_gather %view_270 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_65"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_65 = comm.wait %all_gather_into_tensor_65 {comm.cost_ns = 0, comm.name = "wait_tensor_65"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_66 = comm.view "aten.slice.Tensor" %wait_tensor_65 {comm.cost_ns = 0, comm.name = "slice_66"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_271 = comm.view "aten.view.default" %slice_66 {comm.cost_ns = 0, comm.name = "view_271"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_77 = comm.view "aten.permute.default" %view_271 {comm.cost_ns = 0, comm.name = "permute_77"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_272 = comm.view "aten.view.default" %mul_92 {comm.cost_ns = 0, comm.name = "view_272"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_49 = comm.compute "aten.mm.default"(%view_272, %permute_77) {comm.cost_ns = 231064, comm.name = "mm_49"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_273 = comm.view "aten.view.default" %mm_49 {comm.cost_ns = 0, comm.name = "view_273"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_274 = comm.view "aten.view.default" %l7_wk {comm.cost_ns = 0, comm.name = "view_274"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_66 = comm.all_gather %view_274 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_66"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_66 = comm.wait %all_gather_into_tensor_66 {comm.cost_ns = 0, comm.name = "wait_tensor_66"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_67 = comm.view "aten.slice.Tensor" %wait_tensor_66 {comm.cost_ns = 0, comm.name = "slice_67"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_275 = comm.view "aten.view.default" %slice_67 {comm.cost_ns = 0, comm.name = "view_275"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_78 = comm.view "aten.permute.default" %view_275 {comm.cost_ns = 0, comm.name = "permute_78"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_276 = comm.view "aten.view.default" %mul_92 {comm.cost_ns = 0, comm.name = "view_276"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_50 = comm.compute "aten.mm.default"(%view_276, %permute_78) {comm.cost_ns = 59266, comm.name = "mm_50"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_277 = comm.view "aten.view.default" %mm_50 {comm.cost_ns = 0, comm.name = "view_277"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_278 = comm.view "aten.view.default" %l7_wv {comm.cost_ns = 0, comm.name = "view_278"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_67 = comm.all_gather %view_278 on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_67"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_67 = comm.wait %all_gather_into_tensor_67 {comm.cost_ns = 0, comm.name = "wait_tensor_67"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_68 = comm.view "aten.slice.Tensor" %wait_tensor_67 {comm.cost_ns = 0, comm.name = "slice_68"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_279 = comm.view "aten.view.default" %slice_68 {comm.cost_ns = 0, comm.name = "view_279"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_79 = comm.view "aten.permute.default" %view_279 {comm.cost_ns = 0, comm.name = "permute_79"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_280 = comm.view "aten.view.default" %mul_92 {comm.cost_ns = 0, comm.name = "view_280"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_51 = comm.compute "aten.mm.default"(%view_280, %permute_79) {comm.cost_ns = 59266, comm.name = "mm_51"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_281 = comm.view "aten.view.default" %mm_51 {comm.cost_ns = 0, comm.name = "view_281"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_282 = comm.view "aten.view.default" %view_273 {comm.cost_ns = 0, comm.name = "view_282"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_283 = comm.view "aten.view.default" %view_277 {comm.cost_ns = 0, comm.name = "view_283"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_284 = comm.view "aten.view.default" %view_281 {comm.cost_ns = 0, comm.name = "view_284"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_72 = comm.compute "prims.convert_element_type.default"(%view_282) {comm.cost_ns = 42265, comm.name = "convert_element_type_72"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_14.0 = comm.view "aten.split.Tensor" %convert_element_type_72 {comm.cost_ns = 0, comm.name = "split_14.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_14.1 = comm.view "aten.split.Tensor" %convert_element_type_72 {comm.cost_ns = 0, comm.name = "split_14.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_93 = comm.compute "aten.mul.Tensor"(%split_14.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_93"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_94 = comm.compute "aten.mul.Tensor"(%split_14.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_94"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_14 = comm.compute "aten.sub.Tensor"(%mul_93, %mul_94) {comm.cost_ns = 42265, comm.name = "sub_14"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_95 = comm.compute "aten.mul.Tensor"(%split_14.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_95"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_96 = comm.compute "aten.mul.Tensor"(%split_14.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_96"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_50 = comm.compute "aten.add.Tensor"(%mul_95, %mul_96) {comm.cost_ns = 42265, comm.name = "add_50"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_14 = comm.compute "aten.cat.default"(%sub_14, %add_50) {comm.cost_ns = 55687, comm.name = "cat_14"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_73 = comm.compute "prims.convert_element_type.default"(%cat_14) {comm.cost_ns = 42265, comm.name = "convert_element_type_73"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %convert_element_type_74 = comm.compute "prims.convert_element_type.default"(%view_283) {comm.cost_ns = 12066, comm.name = "convert_element_type_74"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_15.0 = comm.view "aten.split.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "split_15.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_15.1 = comm.view "aten.split.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "split_15.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_97 = comm.compute "aten.mul.Tensor"(%split_15.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_97"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_98 = comm.compute "aten.mul.Tensor"(%split_15.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_98"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_15 = comm.compute "aten.sub.Tensor"(%mul_97, %mul_98) {comm.cost_ns = 12066, comm.name = "sub_15"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_99 = comm.compute "aten.mul.Tensor"(%split_15.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_99"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_100 = comm.compute "aten.mul.Tensor"(%split_15.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_100"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_51 = comm.compute "aten.add.Tensor"(%mul_99, %mul_100) {comm.cost_ns = 12066, comm.name = "add_51"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_15 = comm.compute "aten.cat.default"(%sub_15, %add_51) {comm.cost_ns = 15421, comm.name = "cat_15"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_75 = comm.compute "prims.convert_element_type.default"(%cat_15) {comm.cost_ns = 12066, comm.name = "convert_element_type_75"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_14 = comm.view "aten.unsqueeze.default" %convert_element_type_75 {comm.cost_ns = 0, comm.name = "unsqueeze_14"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_14 = comm.view "aten.expand.default" %unsqueeze_14 {comm.cost_ns = 0, comm.name = "expand_14"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_14 = comm.compute "aten.clone.default"(%expand_14) {comm.cost_ns = 28843, comm.name = "clone_14"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_285 = comm.view "aten.view.default" %clone_14 {comm.cost_ns = 0, comm.name = "view_285"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_15 = comm.view "aten.unsqueeze.default" %view_284 {comm.cost_ns = 0, comm.name = "unsqueeze_15"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_15 = comm.view "aten.expand.default" %unsqueeze_15 {comm.cost_ns = 0, comm.name = "expand_15"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_15 = comm.compute "aten.clone.default"(%expand_15) {comm.cost_ns = 28843, comm.name = "clone_15"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %view_286 = comm.view "aten.view.default" %clone_15 {comm.cost_ns = 0, comm.name = "view_286"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_80 = comm.view "aten.permute.default" %convert_element_type_73 {comm.cost_ns = 0, comm.name = "permute_80"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_81 = comm.view "aten.permute.default" %view_285 {comm.cost_ns = 0, comm.name = "permute_81"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_82 = comm.view "aten.permute.default" %view_286 {comm.cost_ns = 0, comm.name = "permute_82"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_7:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_80, %permute_81, %permute_82) {comm.cost_ns = 460129, comm.name = "_scaled_dot_product_flash_attention_7"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_22 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention_7#0 {comm.cost_ns = 0, comm.name = "alias_22"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %permute_83 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_7#0 {comm.cost_ns = 0, comm.name = "permute_83"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_287 = comm.view "aten.view.default" %permute_83 {comm.cost_ns = 0, comm.name = "view_287"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_288 = comm.view "aten.view.default" %l7_wo {comm.cost_ns = 0, comm.name = "view_288"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %all_gather_into_tensor_68 = comm.all_gather %view_288 on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_68"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_68 = comm.wait %all_gather_into_tensor_68 {comm.cost_ns = 0, comm.name = "wait_tensor_68"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_69 = comm.view "aten.slice.Tensor" %wait_tensor_68 {comm.cost_ns = 0, comm.name = "slice_69"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_289 = comm.view "aten.view.default" %slice_69 {comm.cost_ns = 0, comm.name = "view_289"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_84 = comm.view "aten.permute.default" %view_289 {comm.cost_ns = 0, comm.name = "permute_84"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_290 = comm.view "aten.view.default" %view_287 {comm.cost_ns = 0, comm.name = "view_290"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_52 = comm.compute "aten.mm.default"(%view_290, %permute_84) {comm.cost_ns = 231064, comm.name = "mm_52"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_291 = comm.view "aten.view.default" %mm_52 {comm.cost_ns = 0, comm.name = "view_291"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_52 = comm.compute "aten.add.Tensor"(%add_48, %view_291) {comm.cost_ns = 42265, comm.name = "add_52"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_292 = comm.view "aten.view.default" %l7_fn {comm.cost_ns = 0, comm.name = "view_292"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_69 = comm.all_gather %view_292 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_69"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_69 = comm.wait %all_gather_into_tensor_69 {comm.cost_ns = 0, comm.name = "wait_tensor_69"} : !comm.future<tensor<4096xbf16>>
  %slice_70 = comm.view "aten.slice.Tensor" %wait_tensor_69 {comm.cost_ns = 0, comm.name = "slice_70"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_293 = comm.view "aten.view.default" %slice_70 {comm.cost_ns = 0, comm.name = "view_293"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_76 = comm.compute "prims.convert_element_type.default"(%add_52) {comm.cost_ns = 42265, comm.name = "convert_element_type_76"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_16 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_76) {comm.cost_ns = 55687, comm.name = "pow_16"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_15 = comm.compute "aten.mean.dim"(%pow_16) {comm.cost_ns = 28850, comm.name = "mean_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_53 = comm.compute "aten.add.Tensor"(%mean_15) {comm.cost_ns = 2013, comm.name = "add_53"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_15 = comm.compute "aten.rsqrt.default"(%add_53) {comm.cost_ns = 2013, comm.name = "rsqrt_15"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_23 = comm.view "aten.alias.default" %rsqrt_15 {comm.cost_ns = 0, comm.name = "alias_23"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_101 = comm.compute "aten.mul.Tensor"(%convert_element_type_76, %rsqrt_15) {comm.cost_ns = 55693, comm.name = "mul_101"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_77 = comm.compute "prims.convert_element_type.default"(%mul_101) {comm.cost_ns = 42265, comm.name = "convert_element_type_77"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_102 = comm.compute "aten.mul.Tensor"(%convert_element_type_77, %view_293) {comm.cost_ns = 28846, comm.name = "mul_102"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_294 = comm.view "aten.view.default" %l7_w1 {comm.cost_ns = 0, comm.name = "view_294"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_70 = comm.all_gather %view_294 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_70"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_70 = comm.wait %all_gather_into_tensor_70 {comm.cost_ns = 0, comm.name = "wait_tensor_70"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_71 = comm.view "aten.slice.Tensor" %wait_tensor_70 {comm.cost_ns = 0, comm.name = "slice_71"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_295 = comm.view "aten.view.default" %slice_71 {comm.cost_ns = 0, comm.name = "view_295"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_85 = comm.view "aten.permute.default" %view_295 {comm.cost_ns = 0, comm.name = "permute_85"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_296 = comm.view "aten.view.default" %mul_102 {comm.cost_ns = 0, comm.name = "view_296"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_53 = comm.compute "aten.mm.default"(%view_296, %permute_85) {comm.cost_ns = 803727, comm.name = "mm_53"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_297 = comm.view "aten.view.default" %mm_53 {comm.cost_ns = 0, comm.name = "view_297"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %convert_element_type_78 = comm.compute "prims.convert_element_type.default"(%view_297) {comm.cost_ns = 142928, comm.name = "convert_element_type_78"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %neg_7 = comm.compute "aten.neg.default"(%convert_element_type_78) {comm.cost_ns = 189904, comm.name = "neg_7"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %exp_7 = comm.compute "aten.exp.default"(%neg_7) {comm.cost_ns = 189904, comm.name = "exp_7"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_54 = comm.compute "aten.add.Tensor"(%exp_7) {comm.cost_ns = 189904, comm.name = "add_54"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %div_7 = comm.compute "aten.div.Tensor"(%convert_element_type_78, %add_54) {comm.cost_ns = 283857, comm.name = "div_7"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_79 = comm.compute "prims.convert_element_type.default"(%div_7) {comm.cost_ns = 142928, comm.name = "convert_element_type_79"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_298 = comm.view "aten.view.default" %l7_w3 {comm.cost_ns = 0, comm.name = "view_298"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %all_gather_into_tensor_71 = comm.all_gather %view_298 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_71"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_71 = comm.wait %all_gather_into_tensor_71 {comm.cost_ns = 0, comm.name = "wait_tensor_71"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_72 = comm.view "aten.slice.Tensor" %wait_tensor_71 {comm.cost_ns = 0, comm.name = "slice_72"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_299 = comm.view "aten.view.default" %slice_72 {comm.cost_ns = 0, comm.name = "view_299"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_86 = comm.view "aten.permute.default" %view_299 {comm.cost_ns = 0, comm.name = "permute_86"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_300 = comm.view "aten.view.default" %mul_102 {comm.cost_ns = 0, comm.name = "view_300"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_54 = comm.compute "aten.mm.default"(%view_300, %permute_86) {comm.cost_ns = 803727, comm.name = "mm_54"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_301 = comm.view "aten.view.default" %mm_54 {comm.cost_ns = 0, comm.name = "view_301"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_103 = comm.compute "aten.mul.Tensor"(%convert_element_type_79, %view_301) {comm.cost_ns = 142928, comm.name = "mul_103"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_302 = comm.view "aten.view.default" %l7_w2 {comm.cost_ns = 0, comm.name = "view_302"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_72 = comm.all_gather %view_302 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_72"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_72 = comm.wait %all_gather_into_tensor_72 {comm.cost_ns = 0, comm.name = "wait_tensor_72"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_73 = comm.view "aten.slice.Tensor" %wait_tensor_72 {comm.cost_ns = 0, comm.name = "slice_73"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_303 = comm.view "aten.view.default" %slice_73 {comm.cost_ns = 0, comm.name = "view_303"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_87 = comm.view "aten.permute.default" %view_303 {comm.cost_ns = 0, comm.name = "permute_87"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_304 = comm.view "aten.view.default" %mul_103 {comm.cost_ns = 0, comm.name = "view_304"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_55 = comm.compute "aten.mm.default"(%view_304, %permute_87) {comm.cost_ns = 803727, comm.name = "mm_55"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_305 = comm.view "aten.view.default" %mm_55 {comm.cost_ns = 0, comm.name = "view_305"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_55 = comm.compute "aten.add.Tensor"(%add_52, %view_305) {comm.cost_ns = 42265, comm.name = "add_55"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_306 = comm.view "aten.view.default" %on {comm.cost_ns = 0, comm.name = "view_306"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_73 = comm.all_gather %view_306 on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_73"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_73 = comm.wait %all_gather_into_tensor_73 {comm.cost_ns = 0, comm.name = "wait_tensor_73"} : !comm.future<tensor<4096xbf16>>
  %slice_74 = comm.view "aten.slice.Tensor" %wait_tensor_73 {comm.cost_ns = 0, comm.name = "slice_74"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_307 = comm.view "aten.view.default" %slice_74 {comm.cost_ns = 0, comm.name = "view_307"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_80 = comm.compute "prims.convert_element_type.default"(%add_55) {comm.cost_ns = 42265, comm.name = "convert_element_type_80"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_17 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_80) {comm.cost_ns = 55687, comm.name = "pow_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_16 = comm.compute "aten.mean.dim"(%pow_17) {comm.cost_ns = 28850, comm.name = "mean_16"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_56 = comm.compute "aten.add.Tensor"(%mean_16) {comm.cost_ns = 2013, comm.name = "add_56"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_16 = comm.compute "aten.rsqrt.default"(%add_56) {comm.cost_ns = 2013, comm.name = "rsqrt_16"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_24 = comm.view "aten.alias.default" %rsqrt_16 {comm.cost_ns = 0, comm.name = "alias_24"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_104 = comm.compute "aten.mul.Tensor"(%convert_element_type_80, %rsqrt_16) {comm.cost_ns = 55693, comm.name = "mul_104"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_81 = comm.compute "prims.convert_element_type.default"(%mul_104) {comm.cost_ns = 42265, comm.name = "convert_element_type_81"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_105 = comm.compute "aten.mul.Tensor"(%convert_element_type_81, %view_307) {comm.cost_ns = 28846, comm.name = "mul_105"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_308 = comm.view "aten.view.default" %out {comm.cost_ns = 0, comm.name = "view_308"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %all_gather_into_tensor_74 = comm.all_gather %view_308 on @pg0 dim 0 {comm.cost_ns = 2880090, comm.name = "all_gather_into_tensor_74"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor_74 = comm.wait %all_gather_into_tensor_74 {comm.cost_ns = 0, comm.name = "wait_tensor_74"} : !comm.future<tensor<128256x4096xbf16>>
  %slice_75 = comm.view "aten.slice.Tensor" %wait_tensor_74 {comm.cost_ns = 0, comm.name = "slice_75"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %view_309 = comm.view "aten.view.default" %slice_75 {comm.cost_ns = 0, comm.name = "view_309"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %permute_88 = comm.view "aten.permute.default" %view_309 {comm.cost_ns = 0, comm.name = "permute_88"} : tensor<128256x4096xbf16> -> tensor<4096x128256xbf16>
  %view_310 = comm.view "aten.view.default" %mul_105 {comm.cost_ns = 0, comm.name = "view_310"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_56 = comm.compute "aten.mm.default"(%view_310, %permute_88) {comm.cost_ns = 7174595, comm.name = "mm_56"} : (tensor<4096x4096xbf16>, tensor<4096x128256xbf16>) -> tensor<4096x128256xbf16>
  %view_311 = comm.view "aten.view.default" %mm_56 {comm.cost_ns = 0, comm.name = "view_311"} : tensor<4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %convert_element_type_82 = comm.compute "prims.convert_element_type.default"(%view_311) {comm.cost_ns = 1262807, comm.name = "convert_element_type_82"} : (tensor<1x4096x128256xbf16>) -> tensor<1x4096x128256xf32>
  %view_312 = comm.view "aten.view.default" %convert_element_type_82 {comm.cost_ns = 0, comm.name = "view_312"} : tensor<1x4096x128256xf32> -> tensor<4096x128256xf32>
  %view_313 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_313"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %amax = comm.compute "aten.amax.default"(%view_312) {comm.cost_ns = 842545, comm.name = "amax"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %sub_16 = comm.compute "aten.sub.Tensor"(%view_312, %amax) {comm.cost_ns = 1683083, comm.name = "sub_16"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %exp_8 = comm.compute "aten.exp.default"(%sub_16) {comm.cost_ns = 1683077, comm.name = "exp_8"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp_8) {comm.cost_ns = 842545, comm.name = "sum_1"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.cost_ns = 2013, comm.name = "log"} : (tensor<4096x1xf32>) -> tensor<4096x1xf32>
  %sub_17 = comm.compute "aten.sub.Tensor"(%sub_16, %log) {comm.cost_ns = 1683083, comm.name = "sub_17"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_25 = comm.view "aten.alias.default" %sub_17 {comm.cost_ns = 0, comm.name = "alias_25"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_313) {comm.cost_ns = 2014, comm.name = "ne"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_313, %scalar_tensor) {comm.cost_ns = 2027, comm.name = "where"} : (tensor<4096xi1>, tensor<4096xi64>, tensor<i64>) -> tensor<4096xi64>
  %unsqueeze_16 = comm.view "aten.unsqueeze.default" %where {comm.cost_ns = 0, comm.name = "unsqueeze_16"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_17, %unsqueeze_16) {comm.cost_ns = 2013, comm.name = "gather"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<4096x1xf32> -> tensor<4096xf32>
  %neg_8 = comm.compute "aten.neg.default"(%squeeze) {comm.cost_ns = 2013, comm.name = "neg_8"} : (tensor<4096xf32>) -> tensor<4096xf32>
  %ne_1 = comm.compute "aten.ne.Scalar"(%view_313) {comm.cost_ns = 2014, comm.name = "ne_1"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor_1 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne_1, %neg_8, %scalar_tensor_1) {comm.cost_ns = 2014, comm.name = "where_1"} : (tensor<4096xi1>, tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %ne_2 = comm.compute "aten.ne.Scalar"(%view_313) {comm.cost_ns = 2014, comm.name = "ne_2"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %sum_2 = comm.compute "aten.sum.default"(%ne_2) {comm.cost_ns = 2001, comm.name = "sum_2"} : (tensor<4096xi1>) -> tensor<i64>
  %convert_element_type_83 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.cost_ns = 2000, comm.name = "convert_element_type_83"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.cost_ns = 2006, comm.name = "sum_3"} : (tensor<4096xf32>) -> tensor<f32>
  %div_8 = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_83) {comm.cost_ns = 2000, comm.name = "div_8"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %full = comm.compute "aten.full.default"() {comm.cost_ns = 2000, comm.name = "full"} : () -> tensor<f32>
  %div_9 = comm.compute "aten.div.Tensor"(%full, %convert_element_type_83) {comm.cost_ns = 2000, comm.name = "div_9"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unsqueeze_17 = comm.view "aten.unsqueeze.default" %view_313 {comm.cost_ns = 0, comm.name = "unsqueeze_17"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %ne_3 = comm.compute "aten.ne.Scalar"(%unsqueeze_17) {comm.cost_ns = 2014, comm.name = "ne_3"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_2 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_2"} : () -> tensor<i64>
  %where_2 = comm.compute "aten.where.self"(%ne_3, %unsqueeze_17, %scalar_tensor_2) {comm.cost_ns = 2027, comm.name = "where_2"} : (tensor<4096x1xi1>, tensor<4096x1xi64>, tensor<i64>) -> tensor<4096x1xi64>
  %full_1 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_1"} : () -> tensor<4096x128256xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_1, %where_2) {comm.cost_ns = 1683090, comm.name = "scatter"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x128256xf32>
  %ne_4 = comm.compute "aten.ne.Scalar"(%unsqueeze_17) {comm.cost_ns = 2014, comm.name = "ne_4"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_3 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_3"} : () -> tensor<f32>
  %where_3 = comm.compute "aten.where.self"(%ne_4, %div_9, %scalar_tensor_3) {comm.cost_ns = 2008, comm.name = "where_3"} : (tensor<4096x1xi1>, tensor<f32>, tensor<f32>) -> tensor<4096x1xf32>
  %mul_106 = comm.compute "aten.mul.Tensor"(%scatter, %where_3) {comm.cost_ns = 1683083, comm.name = "mul_106"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_26 = comm.view "aten.alias.default" %alias_25 {comm.cost_ns = 0, comm.name = "alias_26"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %exp_9 = comm.compute "aten.exp.default"(%alias_26) {comm.cost_ns = 1683077, comm.name = "exp_9"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%mul_106) {comm.cost_ns = 842545, comm.name = "sum_4"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %mul_107 = comm.compute "aten.mul.Tensor"(%exp_9, %sum_4) {comm.cost_ns = 1683083, comm.name = "mul_107"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %sub_18 = comm.compute "aten.sub.Tensor"(%mul_106, %mul_107) {comm.cost_ns = 2523615, comm.name = "sub_18"} : (tensor<4096x128256xf32>, tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %view_314 = comm.view "aten.view.default" %sub_18 {comm.cost_ns = 0, comm.name = "view_314"} : tensor<4096x128256xf32> -> tensor<1x4096x128256xf32>
  %convert_element_type_84 = comm.compute "prims.convert_element_type.default"(%view_314) {comm.cost_ns = 1262807, comm.name = "convert_element_type_84"} : (tensor<1x4096x128256xf32>) -> tensor<1x4096x128256xbf16>
  %view_315 = comm.view "aten.view.default" %convert_element_type_84 {comm.cost_ns = 0, comm.name = "view_315"} : tensor<1x4096x128256xbf16> -> tensor<4096x128256xbf16>
  %permute_89 = comm.view "aten.permute.default" %view_315 {comm.cost_ns = 0, comm.name = "permute_89"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %mm_57 = comm.compute "aten.mm.default"(%permute_89, %view_310) {comm.cost_ns = 7174595, comm.name = "mm_57"} : (tensor<128256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<128256x4096xbf16>
  %permute_90 = comm.view "aten.permute.default" %mm_57 {comm.cost_ns = 0, comm.name = "permute_90"} : tensor<128256x4096xbf16> -> tensor<4096x128256xbf16>
  %permute_91 = comm.view "aten.permute.default" %permute_88 {comm.cost_ns = 0, comm.name = "permute_91"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %mm_58 = comm.compute "aten.mm.default"(%view_315, %permute_91) {comm.cost_ns = 7174595, comm.name = "mm_58"} : (tensor<4096x128256xbf16>, tensor<128256x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_316 = comm.view "aten.view.default" %mm_58 {comm.cost_ns = 0, comm.name = "view_316"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_92 = comm.view "aten.permute.default" %permute_90 {comm.cost_ns = 0, comm.name = "permute_92"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %view_317 = comm.view "aten.view.default" %permute_92 {comm.cost_ns = 0, comm.name = "view_317"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %reduce_scatter_tensor = comm.reduce_scatter %view_317 on @pg0 dim 0 reduce avg {comm.cost_ns = 2978329, comm.name = "reduce_scatter_tensor"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %wait_tensor_75 = comm.wait %reduce_scatter_tensor {comm.cost_ns = 0, comm.name = "wait_tensor_75"} : !comm.future<tensor<16032x4096xbf16>>
  %mul_108 = comm.compute "aten.mul.Tensor"(%view_316, %convert_element_type_81) {comm.cost_ns = 42265, comm.name = "mul_108"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_109 = comm.compute "aten.mul.Tensor"(%view_316, %view_307) {comm.cost_ns = 28846, comm.name = "mul_109"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%mul_108) {comm.cost_ns = 15425, comm.name = "sum_5"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_318 = comm.view "aten.view.default" %sum_5 {comm.cost_ns = 0, comm.name = "view_318"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_85 = comm.compute "prims.convert_element_type.default"(%mul_109) {comm.cost_ns = 42265, comm.name = "convert_element_type_85"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_110 = comm.compute "aten.mul.Tensor"(%convert_element_type_85, %convert_element_type_80) {comm.cost_ns = 82530, comm.name = "mul_110"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_111 = comm.compute "aten.mul.Tensor"(%convert_element_type_85, %rsqrt_16) {comm.cost_ns = 55693, comm.name = "mul_111"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%mul_110) {comm.cost_ns = 28850, comm.name = "sum_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_27 = comm.view "aten.alias.default" %alias_24 {comm.cost_ns = 0, comm.name = "alias_27"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_18 = comm.compute "aten.pow.Tensor_Scalar"(%alias_27) {comm.cost_ns = 2013, comm.name = "pow_18"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_112 = comm.compute "aten.mul.Scalar"(%sum_6) {comm.cost_ns = 2013, comm.name = "mul_112"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_113 = comm.compute "aten.mul.Tensor"(%mul_112, %pow_18) {comm.cost_ns = 2019, comm.name = "mul_113"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_16 = comm.view "aten.expand.default" %mul_113 {comm.cost_ns = 0, comm.name = "expand_16"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_10 = comm.compute "aten.div.Scalar"(%expand_16) {comm.cost_ns = 55687, comm.name = "div_10"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_19 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_80) {comm.cost_ns = 55687, comm.name = "pow_19"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_114 = comm.compute "aten.mul.Scalar"(%pow_19) {comm.cost_ns = 55687, comm.name = "mul_114"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_115 = comm.compute "aten.mul.Tensor"(%div_10, %mul_114) {comm.cost_ns = 82530, comm.name = "mul_115"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_57 = comm.compute "aten.add.Tensor"(%mul_111, %mul_115) {comm.cost_ns = 82530, comm.name = "add_57"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_86 = comm.compute "prims.convert_element_type.default"(%add_57) {comm.cost_ns = 42265, comm.name = "convert_element_type_86"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %view_319 = comm.view "aten.view.default" %view_318 {comm.cost_ns = 0, comm.name = "view_319"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_1 = comm.reduce_scatter %view_319 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_1"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_76 = comm.wait %reduce_scatter_tensor_1 {comm.cost_ns = 0, comm.name = "wait_tensor_76"} : !comm.future<tensor<512xbf16>>
  %view_320 = comm.view "aten.view.default" %convert_element_type_86 {comm.cost_ns = 0, comm.name = "view_320"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_93 = comm.view "aten.permute.default" %view_320 {comm.cost_ns = 0, comm.name = "permute_93"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_59 = comm.compute "aten.mm.default"(%permute_93, %view_304) {comm.cost_ns = 803727, comm.name = "mm_59"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_94 = comm.view "aten.permute.default" %mm_59 {comm.cost_ns = 0, comm.name = "permute_94"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_95 = comm.view "aten.permute.default" %permute_87 {comm.cost_ns = 0, comm.name = "permute_95"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_60 = comm.compute "aten.mm.default"(%view_320, %permute_95) {comm.cost_ns = 803727, comm.name = "mm_60"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_321 = comm.view "aten.view.default" %mm_60 {comm.cost_ns = 0, comm.name = "view_321"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_96 = comm.view "aten.permute.default" %permute_94 {comm.cost_ns = 0, comm.name = "permute_96"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_322 = comm.view "aten.view.default" %permute_96 {comm.cost_ns = 0, comm.name = "view_322"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_2 = comm.reduce_scatter %view_322 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_2"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_77 = comm.wait %reduce_scatter_tensor_2 {comm.cost_ns = 0, comm.name = "wait_tensor_77"} : !comm.future<tensor<512x14336xbf16>>
  %mul_116 = comm.compute "aten.mul.Tensor"(%view_321, %convert_element_type_79) {comm.cost_ns = 142928, comm.name = "mul_116"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_117 = comm.compute "aten.mul.Tensor"(%view_321, %view_301) {comm.cost_ns = 142928, comm.name = "mul_117"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_323 = comm.view "aten.view.default" %mul_116 {comm.cost_ns = 0, comm.name = "view_323"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_97 = comm.view "aten.permute.default" %view_323 {comm.cost_ns = 0, comm.name = "permute_97"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_61 = comm.compute "aten.mm.default"(%permute_97, %view_300) {comm.cost_ns = 803727, comm.name = "mm_61"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_98 = comm.view "aten.permute.default" %mm_61 {comm.cost_ns = 0, comm.name = "permute_98"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_99 = comm.view "aten.permute.default" %permute_86 {comm.cost_ns = 0, comm.name = "permute_99"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_62 = comm.compute "aten.mm.default"(%view_323, %permute_99) {comm.cost_ns = 803727, comm.name = "mm_62"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_324 = comm.view "aten.view.default" %mm_62 {comm.cost_ns = 0, comm.name = "view_324"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_100 = comm.view "aten.permute.default" %permute_98 {comm.cost_ns = 0, comm.name = "permute_100"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_325 = comm.view "aten.view.default" %permute_100 {comm.cost_ns = 0, comm.name = "view_325"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_3 = comm.reduce_scatter %view_325 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_3"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_78 = comm.wait %reduce_scatter_tensor_3 {comm.cost_ns = 0, comm.name = "wait_tensor_78"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_87 = comm.compute "prims.convert_element_type.default"(%mul_117) {comm.cost_ns = 142928, comm.name = "convert_element_type_87"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_88 = comm.compute "prims.convert_element_type.default"(%view_297) {comm.cost_ns = 142928, comm.name = "convert_element_type_88"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_88) {comm.cost_ns = 189904, comm.name = "sigmoid"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_118 = comm.compute "aten.mul.Tensor"(%convert_element_type_87, %sigmoid) {comm.cost_ns = 283857, comm.name = "mul_118"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_19 = comm.compute "aten.sub.Tensor"(%sigmoid) {comm.cost_ns = 189904, comm.name = "sub_19"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_119 = comm.compute "aten.mul.Tensor"(%convert_element_type_88, %sub_19) {comm.cost_ns = 283857, comm.name = "mul_119"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_58 = comm.compute "aten.add.Tensor"(%mul_119) {comm.cost_ns = 189904, comm.name = "add_58"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_120 = comm.compute "aten.mul.Tensor"(%mul_118, %add_58) {comm.cost_ns = 283857, comm.name = "mul_120"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_89 = comm.compute "prims.convert_element_type.default"(%mul_120) {comm.cost_ns = 142928, comm.name = "convert_element_type_89"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_326 = comm.view "aten.view.default" %convert_element_type_89 {comm.cost_ns = 0, comm.name = "view_326"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_101 = comm.view "aten.permute.default" %view_326 {comm.cost_ns = 0, comm.name = "permute_101"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_63 = comm.compute "aten.mm.default"(%permute_101, %view_296) {comm.cost_ns = 803727, comm.name = "mm_63"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_102 = comm.view "aten.permute.default" %mm_63 {comm.cost_ns = 0, comm.name = "permute_102"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_103 = comm.view "aten.permute.default" %permute_85 {comm.cost_ns = 0, comm.name = "permute_103"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_64 = comm.compute "aten.mm.default"(%view_326, %permute_103) {comm.cost_ns = 803727, comm.name = "mm_64"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_327 = comm.view "aten.view.default" %mm_64 {comm.cost_ns = 0, comm.name = "view_327"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_59 = comm.compute "aten.add.Tensor"(%view_324, %view_327) {comm.cost_ns = 42265, comm.name = "add_59"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_104 = comm.view "aten.permute.default" %permute_102 {comm.cost_ns = 0, comm.name = "permute_104"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_328 = comm.view "aten.view.default" %permute_104 {comm.cost_ns = 0, comm.name = "view_328"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_4 = comm.reduce_scatter %view_328 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_4"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_79 = comm.wait %reduce_scatter_tensor_4 {comm.cost_ns = 0, comm.name = "wait_tensor_79"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_121 = comm.compute "aten.mul.Tensor"(%add_59, %convert_element_type_77) {comm.cost_ns = 42265, comm.name = "mul_121"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_122 = comm.compute "aten.mul.Tensor"(%add_59, %view_293) {comm.cost_ns = 28846, comm.name = "mul_122"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%mul_121) {comm.cost_ns = 15425, comm.name = "sum_7"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_329 = comm.view "aten.view.default" %sum_7 {comm.cost_ns = 0, comm.name = "view_329"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_90 = comm.compute "prims.convert_element_type.default"(%mul_122) {comm.cost_ns = 42265, comm.name = "convert_element_type_90"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_123 = comm.compute "aten.mul.Tensor"(%convert_element_type_90, %convert_element_type_76) {comm.cost_ns = 82530, comm.name = "mul_123"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_124 = comm.compute "aten.mul.Tensor"(%convert_element_type_90, %rsqrt_15) {comm.cost_ns = 55693, comm.name = "mul_124"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_123) {comm.cost_ns = 28850, comm.name = "sum_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_28 = comm.view "aten.alias.default" %alias_23 {comm.cost_ns = 0, comm.name = "alias_28"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_20 = comm.compute "aten.pow.Tensor_Scalar"(%alias_28) {comm.cost_ns = 2013, comm.name = "pow_20"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_125 = comm.compute "aten.mul.Scalar"(%sum_8) {comm.cost_ns = 2013, comm.name = "mul_125"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_126 = comm.compute "aten.mul.Tensor"(%mul_125, %pow_20) {comm.cost_ns = 2019, comm.name = "mul_126"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_17 = comm.view "aten.expand.default" %mul_126 {comm.cost_ns = 0, comm.name = "expand_17"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_11 = comm.compute "aten.div.Scalar"(%expand_17) {comm.cost_ns = 55687, comm.name = "div_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_21 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_76) {comm.cost_ns = 55687, comm.name = "pow_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_127 = comm.compute "aten.mul.Scalar"(%pow_21) {comm.cost_ns = 55687, comm.name = "mul_127"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_128 = comm.compute "aten.mul.Tensor"(%div_11, %mul_127) {comm.cost_ns = 82530, comm.name = "mul_128"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_60 = comm.compute "aten.add.Tensor"(%mul_124, %mul_128) {comm.cost_ns = 82530, comm.name = "add_60"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_91 = comm.compute "prims.convert_element_type.default"(%add_60) {comm.cost_ns = 42265, comm.name = "convert_element_type_91"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_61 = comm.compute "aten.add.Tensor"(%convert_element_type_86, %convert_element_type_91) {comm.cost_ns = 42265, comm.name = "add_61"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_330 = comm.view "aten.view.default" %view_329 {comm.cost_ns = 0, comm.name = "view_330"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_5 = comm.reduce_scatter %view_330 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_5"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_80 = comm.wait %reduce_scatter_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_80"} : !comm.future<tensor<512xbf16>>
  %view_331 = comm.view "aten.view.default" %add_61 {comm.cost_ns = 0, comm.name = "view_331"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_105 = comm.view "aten.permute.default" %view_331 {comm.cost_ns = 0, comm.name = "permute_105"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_65 = comm.compute "aten.mm.default"(%permute_105, %view_290) {comm.cost_ns = 231064, comm.name = "mm_65"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_106 = comm.view "aten.permute.default" %mm_65 {comm.cost_ns = 0, comm.name = "permute_106"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_107 = comm.view "aten.permute.default" %permute_84 {comm.cost_ns = 0, comm.name = "permute_107"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_66 = comm.compute "aten.mm.default"(%view_331, %permute_107) {comm.cost_ns = 231064, comm.name = "mm_66"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_332 = comm.view "aten.view.default" %mm_66 {comm.cost_ns = 0, comm.name = "view_332"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_108 = comm.view "aten.permute.default" %permute_106 {comm.cost_ns = 0, comm.name = "permute_108"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_333 = comm.view "aten.view.default" %permute_108 {comm.cost_ns = 0, comm.name = "view_333"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_6 = comm.reduce_scatter %view_333 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_6"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_81 = comm.wait %reduce_scatter_tensor_6 {comm.cost_ns = 0, comm.name = "wait_tensor_81"} : !comm.future<tensor<512x4096xbf16>>
  %view_334 = comm.view "aten.view.default" %view_332 {comm.cost_ns = 0, comm.name = "view_334"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_109 = comm.view "aten.permute.default" %view_334 {comm.cost_ns = 0, comm.name = "permute_109"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_29 = comm.view "aten.alias.default" %alias_22 {comm.cost_ns = 0, comm.name = "alias_29"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_109, %permute_80, %permute_81, %permute_82, %alias_29, %_scaled_dot_product_flash_attention_7#1, %_scaled_dot_product_flash_attention_7#6, %_scaled_dot_product_flash_attention_7#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_110 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#2 {comm.cost_ns = 0, comm.name = "permute_110"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_111 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#1 {comm.cost_ns = 0, comm.name = "permute_111"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_112 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#0 {comm.cost_ns = 0, comm.name = "permute_112"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_335 = comm.view "aten.view.default" %permute_110 {comm.cost_ns = 0, comm.name = "view_335"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%view_335) {comm.cost_ns = 18777, comm.name = "sum_9"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_9 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_336 = comm.view "aten.view.default" %permute_111 {comm.cost_ns = 0, comm.name = "view_336"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%view_336) {comm.cost_ns = 18777, comm.name = "sum_10"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_10 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_92 = comm.compute "prims.convert_element_type.default"(%squeeze_2) {comm.cost_ns = 12066, comm.name = "convert_element_type_92"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_76 = comm.view "aten.slice.Tensor" %convert_element_type_92 {comm.cost_ns = 0, comm.name = "slice_76"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_77 = comm.view "aten.slice.Tensor" %convert_element_type_92 {comm.cost_ns = 0, comm.name = "slice_77"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_129 = comm.compute "aten.mul.Tensor"(%slice_77, %sin) {comm.cost_ns = 9130, comm.name = "mul_129"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_130 = comm.compute "aten.mul.Tensor"(%slice_77, %cos) {comm.cost_ns = 9130, comm.name = "mul_130"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_9 = comm.compute "aten.neg.default"(%slice_76) {comm.cost_ns = 8710, comm.name = "neg_9"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_131 = comm.compute "aten.mul.Tensor"(%neg_9, %sin) {comm.cost_ns = 9130, comm.name = "mul_131"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_62 = comm.compute "aten.add.Tensor"(%mul_130, %mul_131) {comm.cost_ns = 12066, comm.name = "add_62"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_132 = comm.compute "aten.mul.Tensor"(%slice_76, %cos) {comm.cost_ns = 9130, comm.name = "mul_132"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_63 = comm.compute "aten.add.Tensor"(%mul_129, %mul_132) {comm.cost_ns = 12066, comm.name = "add_63"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_16 = comm.compute "aten.cat.default"(%add_63, %add_62) {comm.cost_ns = 15421, comm.name = "cat_16"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_93 = comm.compute "prims.convert_element_type.default"(%cat_16) {comm.cost_ns = 12066, comm.name = "convert_element_type_93"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_94 = comm.compute "prims.convert_element_type.default"(%permute_112) {comm.cost_ns = 42265, comm.name = "convert_element_type_94"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_78 = comm.view "aten.slice.Tensor" %convert_element_type_94 {comm.cost_ns = 0, comm.name = "slice_78"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_79 = comm.view "aten.slice.Tensor" %convert_element_type_94 {comm.cost_ns = 0, comm.name = "slice_79"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_133 = comm.compute "aten.mul.Tensor"(%slice_79, %sin) {comm.cost_ns = 29262, comm.name = "mul_133"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_134 = comm.compute "aten.mul.Tensor"(%slice_79, %cos) {comm.cost_ns = 29262, comm.name = "mul_134"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_10 = comm.compute "aten.neg.default"(%slice_78) {comm.cost_ns = 28843, comm.name = "neg_10"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_135 = comm.compute "aten.mul.Tensor"(%neg_10, %sin) {comm.cost_ns = 29262, comm.name = "mul_135"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_64 = comm.compute "aten.add.Tensor"(%mul_134, %mul_135) {comm.cost_ns = 42265, comm.name = "add_64"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_136 = comm.compute "aten.mul.Tensor"(%slice_78, %cos) {comm.cost_ns = 29262, comm.name = "mul_136"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_65 = comm.compute "aten.add.Tensor"(%mul_133, %mul_136) {comm.cost_ns = 42265, comm.name = "add_65"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_17 = comm.compute "aten.cat.default"(%add_65, %add_64) {comm.cost_ns = 55687, comm.name = "cat_17"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_95 = comm.compute "prims.convert_element_type.default"(%cat_17) {comm.cost_ns = 42265, comm.name = "convert_element_type_95"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_337 = comm.view "aten.view.default" %squeeze_1 {comm.cost_ns = 0, comm.name = "view_337"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_338 = comm.view "aten.view.default" %convert_element_type_93 {comm.cost_ns = 0, comm.name = "view_338"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_339 = comm.view "aten.view.default" %convert_element_type_95 {comm.cost_ns = 0, comm.name = "view_339"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_340 = comm.view "aten.view.default" %view_337 {comm.cost_ns = 0, comm.name = "view_340"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_113 = comm.view "aten.permute.default" %view_340 {comm.cost_ns = 0, comm.name = "permute_113"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_67 = comm.compute "aten.mm.default"(%permute_113, %view_280) {comm.cost_ns = 59266, comm.name = "mm_67"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_114 = comm.view "aten.permute.default" %mm_67 {comm.cost_ns = 0, comm.name = "permute_114"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_115 = comm.view "aten.permute.default" %permute_79 {comm.cost_ns = 0, comm.name = "permute_115"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_68 = comm.compute "aten.mm.default"(%view_340, %permute_115) {comm.cost_ns = 59266, comm.name = "mm_68"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_341 = comm.view "aten.view.default" %mm_68 {comm.cost_ns = 0, comm.name = "view_341"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_116 = comm.view "aten.permute.default" %permute_114 {comm.cost_ns = 0, comm.name = "permute_116"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_342 = comm.view "aten.view.default" %permute_116 {comm.cost_ns = 0, comm.name = "view_342"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_7 = comm.reduce_scatter %view_342 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_7"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_82 = comm.wait %reduce_scatter_tensor_7 {comm.cost_ns = 0, comm.name = "wait_tensor_82"} : !comm.future<tensor<128x4096xbf16>>
  %view_343 = comm.view "aten.view.default" %view_338 {comm.cost_ns = 0, comm.name = "view_343"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_117 = comm.view "aten.permute.default" %view_343 {comm.cost_ns = 0, comm.name = "permute_117"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_69 = comm.compute "aten.mm.default"(%permute_117, %view_276) {comm.cost_ns = 59266, comm.name = "mm_69"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_118 = comm.view "aten.permute.default" %mm_69 {comm.cost_ns = 0, comm.name = "permute_118"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_119 = comm.view "aten.permute.default" %permute_78 {comm.cost_ns = 0, comm.name = "permute_119"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_70 = comm.compute "aten.mm.default"(%view_343, %permute_119) {comm.cost_ns = 59266, comm.name = "mm_70"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_344 = comm.view "aten.view.default" %mm_70 {comm.cost_ns = 0, comm.name = "view_344"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_66 = comm.compute "aten.add.Tensor"(%view_341, %view_344) {comm.cost_ns = 42265, comm.name = "add_66"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_120 = comm.view "aten.permute.default" %permute_118 {comm.cost_ns = 0, comm.name = "permute_120"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_345 = comm.view "aten.view.default" %permute_120 {comm.cost_ns = 0, comm.name = "view_345"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_8 = comm.reduce_scatter %view_345 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_8"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_83 = comm.wait %reduce_scatter_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_83"} : !comm.future<tensor<128x4096xbf16>>
  %view_346 = comm.view "aten.view.default" %view_339 {comm.cost_ns = 0, comm.name = "view_346"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_121 = comm.view "aten.permute.default" %view_346 {comm.cost_ns = 0, comm.name = "permute_121"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_71 = comm.compute "aten.mm.default"(%permute_121, %view_272) {comm.cost_ns = 231064, comm.name = "mm_71"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_122 = comm.view "aten.permute.default" %mm_71 {comm.cost_ns = 0, comm.name = "permute_122"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_123 = comm.view "aten.permute.default" %permute_77 {comm.cost_ns = 0, comm.name = "permute_123"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_72 = comm.compute "aten.mm.default"(%view_346, %permute_123) {comm.cost_ns = 231064, comm.name = "mm_72"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_347 = comm.view "aten.view.default" %mm_72 {comm.cost_ns = 0, comm.name = "view_347"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_67 = comm.compute "aten.add.Tensor"(%add_66, %view_347) {comm.cost_ns = 42265, comm.name = "add_67"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_124 = comm.view "aten.permute.default" %permute_122 {comm.cost_ns = 0, comm.name = "permute_124"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_348 = comm.view "aten.view.default" %permute_124 {comm.cost_ns = 0, comm.name = "view_348"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_9 = comm.reduce_scatter %view_348 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_9"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_84 = comm.wait %reduce_scatter_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_84"} : !comm.future<tensor<512x4096xbf16>>
  %mul_137 = comm.compute "aten.mul.Tensor"(%add_67, %convert_element_type_71) {comm.cost_ns = 42265, comm.name = "mul_137"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_138 = comm.compute "aten.mul.Tensor"(%add_67, %view_269) {comm.cost_ns = 28846, comm.name = "mul_138"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%mul_137) {comm.cost_ns = 15425, comm.name = "sum_11"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_349 = comm.view "aten.view.default" %sum_11 {comm.cost_ns = 0, comm.name = "view_349"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_96 = comm.compute "prims.convert_element_type.default"(%mul_138) {comm.cost_ns = 42265, comm.name = "convert_element_type_96"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_139 = comm.compute "aten.mul.Tensor"(%convert_element_type_96, %convert_element_type_70) {comm.cost_ns = 82530, comm.name = "mul_139"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_140 = comm.compute "aten.mul.Tensor"(%convert_element_type_96, %rsqrt_14) {comm.cost_ns = 55693, comm.name = "mul_140"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_139) {comm.cost_ns = 28850, comm.name = "sum_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_30 = comm.view "aten.alias.default" %alias_21 {comm.cost_ns = 0, comm.name = "alias_30"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_22 = comm.compute "aten.pow.Tensor_Scalar"(%alias_30) {comm.cost_ns = 2013, comm.name = "pow_22"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_141 = comm.compute "aten.mul.Scalar"(%sum_12) {comm.cost_ns = 2013, comm.name = "mul_141"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_142 = comm.compute "aten.mul.Tensor"(%mul_141, %pow_22) {comm.cost_ns = 2019, comm.name = "mul_142"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_18 = comm.view "aten.expand.default" %mul_142 {comm.cost_ns = 0, comm.name = "expand_18"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_12 = comm.compute "aten.div.Scalar"(%expand_18) {comm.cost_ns = 55687, comm.name = "div_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_23 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_70) {comm.cost_ns = 55687, comm.name = "pow_23"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_143 = comm.compute "aten.mul.Scalar"(%pow_23) {comm.cost_ns = 55687, comm.name = "mul_143"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_144 = comm.compute "aten.mul.Tensor"(%div_12, %mul_143) {comm.cost_ns = 82530, comm.name = "mul_144"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_68 = comm.compute "aten.add.Tensor"(%mul_140, %mul_144) {comm.cost_ns = 82530, comm.name = "add_68"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_97 = comm.compute "prims.convert_element_type.default"(%add_68) {comm.cost_ns = 42265, comm.name = "convert_element_type_97"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_69 = comm.compute "aten.add.Tensor"(%add_61, %convert_element_type_97) {comm.cost_ns = 42265, comm.name = "add_69"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_350 = comm.view "aten.view.default" %view_349 {comm.cost_ns = 0, comm.name = "view_350"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_10 = comm.reduce_scatter %view_350 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_10"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_85 = comm.wait %reduce_scatter_tensor_10 {comm.cost_ns = 0, comm.name = "wait_tensor_85"} : !comm.future<tensor<512xbf16>>
  %view_351 = comm.view "aten.view.default" %add_69 {comm.cost_ns = 0, comm.name = "view_351"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_125 = comm.view "aten.permute.default" %view_351 {comm.cost_ns = 0, comm.name = "permute_125"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_73 = comm.compute "aten.mm.default"(%permute_125, %view_266) {comm.cost_ns = 803727, comm.name = "mm_73"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_126 = comm.view "aten.permute.default" %mm_73 {comm.cost_ns = 0, comm.name = "permute_126"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_127 = comm.view "aten.permute.default" %permute_76 {comm.cost_ns = 0, comm.name = "permute_127"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_74 = comm.compute "aten.mm.default"(%view_351, %permute_127) {comm.cost_ns = 803727, comm.name = "mm_74"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_352 = comm.view "aten.view.default" %mm_74 {comm.cost_ns = 0, comm.name = "view_352"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_128 = comm.view "aten.permute.default" %permute_126 {comm.cost_ns = 0, comm.name = "permute_128"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_353 = comm.view "aten.view.default" %permute_128 {comm.cost_ns = 0, comm.name = "view_353"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_11 = comm.reduce_scatter %view_353 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_11"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_86 = comm.wait %reduce_scatter_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_86"} : !comm.future<tensor<512x14336xbf16>>
  %mul_145 = comm.compute "aten.mul.Tensor"(%view_352, %convert_element_type_69) {comm.cost_ns = 142928, comm.name = "mul_145"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_146 = comm.compute "aten.mul.Tensor"(%view_352, %view_263) {comm.cost_ns = 142928, comm.name = "mul_146"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_354 = comm.view "aten.view.default" %mul_145 {comm.cost_ns = 0, comm.name = "view_354"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_129 = comm.view "aten.permute.default" %view_354 {comm.cost_ns = 0, comm.name = "permute_129"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_75 = comm.compute "aten.mm.default"(%permute_129, %view_262) {comm.cost_ns = 803727, comm.name = "mm_75"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_130 = comm.view "aten.permute.default" %mm_75 {comm.cost_ns = 0, comm.name = "permute_130"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_131 = comm.view "aten.permute.default" %permute_75 {comm.cost_ns = 0, comm.name = "permute_131"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_76 = comm.compute "aten.mm.default"(%view_354, %permute_131) {comm.cost_ns = 803727, comm.name = "mm_76"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_355 = comm.view "aten.view.default" %mm_76 {comm.cost_ns = 0, comm.name = "view_355"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_132 = comm.view "aten.permute.default" %permute_130 {comm.cost_ns = 0, comm.name = "permute_132"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_356 = comm.view "aten.view.default" %permute_132 {comm.cost_ns = 0, comm.name = "view_356"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_12 = comm.reduce_scatter %view_356 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_12"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_87 = comm.wait %reduce_scatter_tensor_12 {comm.cost_ns = 0, comm.name = "wait_tensor_87"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_98 = comm.compute "prims.convert_element_type.default"(%mul_146) {comm.cost_ns = 142928, comm.name = "convert_element_type_98"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_99 = comm.compute "prims.convert_element_type.default"(%view_259) {comm.cost_ns = 142928, comm.name = "convert_element_type_99"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_1 = comm.compute "aten.sigmoid.default"(%convert_element_type_99) {comm.cost_ns = 189904, comm.name = "sigmoid_1"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_147 = comm.compute "aten.mul.Tensor"(%convert_element_type_98, %sigmoid_1) {comm.cost_ns = 283857, comm.name = "mul_147"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_20 = comm.compute "aten.sub.Tensor"(%sigmoid_1) {comm.cost_ns = 189904, comm.name = "sub_20"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_148 = comm.compute "aten.mul.Tensor"(%convert_element_type_99, %sub_20) {comm.cost_ns = 283857, comm.name = "mul_148"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_70 = comm.compute "aten.add.Tensor"(%mul_148) {comm.cost_ns = 189904, comm.name = "add_70"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_149 = comm.compute "aten.mul.Tensor"(%mul_147, %add_70) {comm.cost_ns = 283857, comm.name = "mul_149"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_100 = comm.compute "prims.convert_element_type.default"(%mul_149) {comm.cost_ns = 142928, comm.name = "convert_element_type_100"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_357 = comm.view "aten.view.default" %convert_element_type_100 {comm.cost_ns = 0, comm.name = "view_357"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_133 = comm.view "aten.permute.default" %view_357 {comm.cost_ns = 0, comm.name = "permute_133"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_77 = comm.compute "aten.mm.default"(%permute_133, %view_258) {comm.cost_ns = 803727, comm.name = "mm_77"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_134 = comm.view "aten.permute.default" %mm_77 {comm.cost_ns = 0, comm.name = "permute_134"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_135 = comm.view "aten.permute.default" %permute_74 {comm.cost_ns = 0, comm.name = "permute_135"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_78 = comm.compute "aten.mm.default"(%view_357, %permute_135) {comm.cost_ns = 803727, comm.name = "mm_78"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_358 = comm.view "aten.view.default" %mm_78 {comm.cost_ns = 0, comm.name = "view_358"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_71 = comm.compute "aten.add.Tensor"(%view_355, %view_358) {comm.cost_ns = 42265, comm.name = "add_71"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_136 = comm.view "aten.permute.default" %permute_134 {comm.cost_ns = 0, comm.name = "permute_136"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_359 = comm.view "aten.view.default" %permute_136 {comm.cost_ns = 0, comm.name = "view_359"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_13 = comm.reduce_scatter %view_359 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_13"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_88 = comm.wait %reduce_scatter_tensor_13 {comm.cost_ns = 0, comm.name = "wait_tensor_88"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_150 = comm.compute "aten.mul.Tensor"(%add_71, %convert_element_type_67) {comm.cost_ns = 42265, comm.name = "mul_150"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_151 = comm.compute "aten.mul.Tensor"(%add_71, %view_255) {comm.cost_ns = 28846, comm.name = "mul_151"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%mul_150) {comm.cost_ns = 15425, comm.name = "sum_13"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_360 = comm.view "aten.view.default" %sum_13 {comm.cost_ns = 0, comm.name = "view_360"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_101 = comm.compute "prims.convert_element_type.default"(%mul_151) {comm.cost_ns = 42265, comm.name = "convert_element_type_101"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_152 = comm.compute "aten.mul.Tensor"(%convert_element_type_101, %convert_element_type_66) {comm.cost_ns = 82530, comm.name = "mul_152"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_153 = comm.compute "aten.mul.Tensor"(%convert_element_type_101, %rsqrt_13) {comm.cost_ns = 55693, comm.name = "mul_153"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_14 = comm.compute "aten.sum.dim_IntList"(%mul_152) {comm.cost_ns = 28850, comm.name = "sum_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_31 = comm.view "aten.alias.default" %alias_20 {comm.cost_ns = 0, comm.name = "alias_31"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_24 = comm.compute "aten.pow.Tensor_Scalar"(%alias_31) {comm.cost_ns = 2013, comm.name = "pow_24"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_154 = comm.compute "aten.mul.Scalar"(%sum_14) {comm.cost_ns = 2013, comm.name = "mul_154"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_155 = comm.compute "aten.mul.Tensor"(%mul_154, %pow_24) {comm.cost_ns = 2019, comm.name = "mul_155"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_19 = comm.view "aten.expand.default" %mul_155 {comm.cost_ns = 0, comm.name = "expand_19"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_13 = comm.compute "aten.div.Scalar"(%expand_19) {comm.cost_ns = 55687, comm.name = "div_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_25 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_66) {comm.cost_ns = 55687, comm.name = "pow_25"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_156 = comm.compute "aten.mul.Scalar"(%pow_25) {comm.cost_ns = 55687, comm.name = "mul_156"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_157 = comm.compute "aten.mul.Tensor"(%div_13, %mul_156) {comm.cost_ns = 82530, comm.name = "mul_157"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_72 = comm.compute "aten.add.Tensor"(%mul_153, %mul_157) {comm.cost_ns = 82530, comm.name = "add_72"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_102 = comm.compute "prims.convert_element_type.default"(%add_72) {comm.cost_ns = 42265, comm.name = "convert_element_type_102"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_73 = comm.compute "aten.add.Tensor"(%add_69, %convert_element_type_102) {comm.cost_ns = 42265, comm.name = "add_73"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_361 = comm.view "aten.view.default" %view_360 {comm.cost_ns = 0, comm.name = "view_361"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_14 = comm.reduce_scatter %view_361 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_14"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_89 = comm.wait %reduce_scatter_tensor_14 {comm.cost_ns = 0, comm.name = "wait_tensor_89"} : !comm.future<tensor<512xbf16>>
  %view_362 = comm.view "aten.view.default" %add_73 {comm.cost_ns = 0, comm.name = "view_362"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_137 = comm.view "aten.permute.default" %view_362 {comm.cost_ns = 0, comm.name = "permute_137"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_79 = comm.compute "aten.mm.default"(%permute_137, %view_252) {comm.cost_ns = 231064, comm.name = "mm_79"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_138 = comm.view "aten.permute.default" %mm_79 {comm.cost_ns = 0, comm.name = "permute_138"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_139 = comm.view "aten.permute.default" %permute_73 {comm.cost_ns = 0, comm.name = "permute_139"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_80 = comm.compute "aten.mm.default"(%view_362, %permute_139) {comm.cost_ns = 231064, comm.name = "mm_80"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_363 = comm.view "aten.view.default" %mm_80 {comm.cost_ns = 0, comm.name = "view_363"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_140 = comm.view "aten.permute.default" %permute_138 {comm.cost_ns = 0, comm.name = "permute_140"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_364 = comm.view "aten.view.default" %permute_140 {comm.cost_ns = 0, comm.name = "view_364"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_15 = comm.reduce_scatter %view_364 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_15"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_90 = comm.wait %reduce_scatter_tensor_15 {comm.cost_ns = 0, comm.name = "wait_tensor_90"} : !comm.future<tensor<512x4096xbf16>>
  %view_365 = comm.view "aten.view.default" %view_363 {comm.cost_ns = 0, comm.name = "view_365"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_141 = comm.view "aten.permute.default" %view_365 {comm.cost_ns = 0, comm.name = "permute_141"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_32 = comm.view "aten.alias.default" %alias_19 {comm.cost_ns = 0, comm.name = "alias_32"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_1:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_141, %permute_69, %permute_70, %permute_71, %alias_32, %_scaled_dot_product_flash_attention_6#1, %_scaled_dot_product_flash_attention_6#6, %_scaled_dot_product_flash_attention_6#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_142 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#2 {comm.cost_ns = 0, comm.name = "permute_142"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_143 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#1 {comm.cost_ns = 0, comm.name = "permute_143"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_144 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#0 {comm.cost_ns = 0, comm.name = "permute_144"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_366 = comm.view "aten.view.default" %permute_142 {comm.cost_ns = 0, comm.name = "view_366"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_15 = comm.compute "aten.sum.dim_IntList"(%view_366) {comm.cost_ns = 18777, comm.name = "sum_15"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_3 = comm.view "aten.squeeze.dim" %sum_15 {comm.cost_ns = 0, comm.name = "squeeze_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_367 = comm.view "aten.view.default" %permute_143 {comm.cost_ns = 0, comm.name = "view_367"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_16 = comm.compute "aten.sum.dim_IntList"(%view_367) {comm.cost_ns = 18777, comm.name = "sum_16"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_4 = comm.view "aten.squeeze.dim" %sum_16 {comm.cost_ns = 0, comm.name = "squeeze_4"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_103 = comm.compute "prims.convert_element_type.default"(%squeeze_4) {comm.cost_ns = 12066, comm.name = "convert_element_type_103"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_80 = comm.view "aten.slice.Tensor" %convert_element_type_103 {comm.cost_ns = 0, comm.name = "slice_80"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_81 = comm.view "aten.slice.Tensor" %convert_element_type_103 {comm.cost_ns = 0, comm.name = "slice_81"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_158 = comm.compute "aten.mul.Tensor"(%slice_81, %sin) {comm.cost_ns = 9130, comm.name = "mul_158"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_159 = comm.compute "aten.mul.Tensor"(%slice_81, %cos) {comm.cost_ns = 9130, comm.name = "mul_159"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_11 = comm.compute "aten.neg.default"(%slice_80) {comm.cost_ns = 8710, comm.name = "neg_11"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_160 = comm.compute "aten.mul.Tensor"(%neg_11, %sin) {comm.cost_ns = 9130, comm.name = "mul_160"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_74 = comm.compute "aten.add.Tensor"(%mul_159, %mul_160) {comm.cost_ns = 12066, comm.name = "add_74"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_161 = comm.compute "aten.mul.Tensor"(%slice_80, %cos) {comm.cost_ns = 9130, comm.name = "mul_161"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_75 = comm.compute "aten.add.Tensor"(%mul_158, %mul_161) {comm.cost_ns = 12066, comm.name = "add_75"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_18 = comm.compute "aten.cat.default"(%add_75, %add_74) {comm.cost_ns = 15421, comm.name = "cat_18"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_104 = comm.compute "prims.convert_element_type.default"(%cat_18) {comm.cost_ns = 12066, comm.name = "convert_element_type_104"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_105 = comm.compute "prims.convert_element_type.default"(%permute_144) {comm.cost_ns = 42265, comm.name = "convert_element_type_105"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_82 = comm.view "aten.slice.Tensor" %convert_element_type_105 {comm.cost_ns = 0, comm.name = "slice_82"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_83 = comm.view "aten.slice.Tensor" %convert_element_type_105 {comm.cost_ns = 0, comm.name = "slice_83"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_162 = comm.compute "aten.mul.Tensor"(%slice_83, %sin) {comm.cost_ns = 29262, comm.name = "mul_162"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_163 = comm.compute "aten.mul.Tensor"(%slice_83, %cos) {comm.cost_ns = 29262, comm.name = "mul_163"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_12 = comm.compute "aten.neg.default"(%slice_82) {comm.cost_ns = 28843, comm.name = "neg_12"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_164 = comm.compute "aten.mul.Tensor"(%neg_12, %sin) {comm.cost_ns = 29262, comm.name = "mul_164"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_76 = comm.compute "aten.add.Tensor"(%mul_163, %mul_164) {comm.cost_ns = 42265, comm.name = "add_76"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_165 = comm.compute "aten.mul.Tensor"(%slice_82, %cos) {comm.cost_ns = 29262, comm.name = "mul_165"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_77 = comm.compute "aten.add.Tensor"(%mul_162, %mul_165) {comm.cost_ns = 42265, comm.name = "add_77"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_19 = comm.compute "aten.cat.default"(%add_77, %add_76) {comm.cost_ns = 55687, comm.name = "cat_19"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_106 = comm.compute "prims.convert_element_type.default"(%cat_19) {comm.cost_ns = 42265, comm.name = "convert_element_type_106"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_368 = comm.view "aten.view.default" %squeeze_3 {comm.cost_ns = 0, comm.name = "view_368"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_369 = comm.view "aten.view.default" %convert_element_type_104 {comm.cost_ns = 0, comm.name = "view_369"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_370 = comm.view "aten.view.default" %convert_element_type_106 {comm.cost_ns = 0, comm.name = "view_370"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_371 = comm.view "aten.view.default" %view_368 {comm.cost_ns = 0, comm.name = "view_371"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_145 = comm.view "aten.permute.default" %view_371 {comm.cost_ns = 0, comm.name = "permute_145"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_81 = comm.compute "aten.mm.default"(%permute_145, %view_242) {comm.cost_ns = 59266, comm.name = "mm_81"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_146 = comm.view "aten.permute.default" %mm_81 {comm.cost_ns = 0, comm.name = "permute_146"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_147 = comm.view "aten.permute.default" %permute_68 {comm.cost_ns = 0, comm.name = "permute_147"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_82 = comm.compute "aten.mm.default"(%view_371, %permute_147) {comm.cost_ns = 59266, comm.name = "mm_82"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_372 = comm.view "aten.view.default" %mm_82 {comm.cost_ns = 0, comm.name = "view_372"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_148 = comm.view "aten.permute.default" %permute_146 {comm.cost_ns = 0, comm.name = "permute_148"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_373 = comm.view "aten.view.default" %permute_148 {comm.cost_ns = 0, comm.name = "view_373"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_16 = comm.reduce_scatter %view_373 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_16"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_91 = comm.wait %reduce_scatter_tensor_16 {comm.cost_ns = 0, comm.name = "wait_tensor_91"} : !comm.future<tensor<128x4096xbf16>>
  %view_374 = comm.view "aten.view.default" %view_369 {comm.cost_ns = 0, comm.name = "view_374"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_149 = comm.view "aten.permute.default" %view_374 {comm.cost_ns = 0, comm.name = "permute_149"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_83 = comm.compute "aten.mm.default"(%permute_149, %view_238) {comm.cost_ns = 59266, comm.name = "mm_83"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_150 = comm.view "aten.permute.default" %mm_83 {comm.cost_ns = 0, comm.name = "permute_150"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_151 = comm.view "aten.permute.default" %permute_67 {comm.cost_ns = 0, comm.name = "permute_151"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_84 = comm.compute "aten.mm.default"(%view_374, %permute_151) {comm.cost_ns = 59266, comm.name = "mm_84"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_375 = comm.view "aten.view.default" %mm_84 {comm.cost_ns = 0, comm.name = "view_375"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_78 = comm.compute "aten.add.Tensor"(%view_372, %view_375) {comm.cost_ns = 42265, comm.name = "add_78"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_152 = comm.view "aten.permute.default" %permute_150 {comm.cost_ns = 0, comm.name = "permute_152"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_376 = comm.view "aten.view.default" %permute_152 {comm.cost_ns = 0, comm.name = "view_376"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_17 = comm.reduce_scatter %view_376 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_17"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_92 = comm.wait %reduce_scatter_tensor_17 {comm.cost_ns = 0, comm.name = "wait_tensor_92"} : !comm.future<tensor<128x4096xbf16>>
  %view_377 = comm.view "aten.view.default" %view_370 {comm.cost_ns = 0, comm.name = "view_377"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_153 = comm.view "aten.permute.default" %view_377 {comm.cost_ns = 0, comm.name = "permute_153"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_85 = comm.compute "aten.mm.default"(%permute_153, %view_234) {comm.cost_ns = 231064, comm.name = "mm_85"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_154 = comm.view "aten.permute.default" %mm_85 {comm.cost_ns = 0, comm.name = "permute_154"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_155 = comm.view "aten.permute.default" %permute_66 {comm.cost_ns = 0, comm.name = "permute_155"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_86 = comm.compute "aten.mm.default"(%view_377, %permute_155) {comm.cost_ns = 231064, comm.name = "mm_86"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_378 = comm.view "aten.view.default" %mm_86 {comm.cost_ns = 0, comm.name = "view_378"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_79 = comm.compute "aten.add.Tensor"(%add_78, %view_378) {comm.cost_ns = 42265, comm.name = "add_79"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_156 = comm.view "aten.permute.default" %permute_154 {comm.cost_ns = 0, comm.name = "permute_156"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_379 = comm.view "aten.view.default" %permute_156 {comm.cost_ns = 0, comm.name = "view_379"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_18 = comm.reduce_scatter %view_379 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_18"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_93 = comm.wait %reduce_scatter_tensor_18 {comm.cost_ns = 0, comm.name = "wait_tensor_93"} : !comm.future<tensor<512x4096xbf16>>
  %mul_166 = comm.compute "aten.mul.Tensor"(%add_79, %convert_element_type_61) {comm.cost_ns = 42265, comm.name = "mul_166"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_167 = comm.compute "aten.mul.Tensor"(%add_79, %view_231) {comm.cost_ns = 28846, comm.name = "mul_167"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_17 = comm.compute "aten.sum.dim_IntList"(%mul_166) {comm.cost_ns = 15425, comm.name = "sum_17"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_380 = comm.view "aten.view.default" %sum_17 {comm.cost_ns = 0, comm.name = "view_380"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_107 = comm.compute "prims.convert_element_type.default"(%mul_167) {comm.cost_ns = 42265, comm.name = "convert_element_type_107"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_168 = comm.compute "aten.mul.Tensor"(%convert_element_type_107, %convert_element_type_60) {comm.cost_ns = 82530, comm.name = "mul_168"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_169 = comm.compute "aten.mul.Tensor"(%convert_element_type_107, %rsqrt_12) {comm.cost_ns = 55693, comm.name = "mul_169"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_18 = comm.compute "aten.sum.dim_IntList"(%mul_168) {comm.cost_ns = 28850, comm.name = "sum_18"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_33 = comm.view "aten.alias.default" %alias_18 {comm.cost_ns = 0, comm.name = "alias_33"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_26 = comm.compute "aten.pow.Tensor_Scalar"(%alias_33) {comm.cost_ns = 2013, comm.name = "pow_26"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_170 = comm.compute "aten.mul.Scalar"(%sum_18) {comm.cost_ns = 2013, comm.name = "mul_170"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_171 = comm.compute "aten.mul.Tensor"(%mul_170, %pow_26) {comm.cost_ns = 2019, comm.name = "mul_171"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_20 = comm.view "aten.expand.default" %mul_171 {comm.cost_ns = 0, comm.name = "expand_20"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_14 = comm.compute "aten.div.Scalar"(%expand_20) {comm.cost_ns = 55687, comm.name = "div_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_27 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_60) {comm.cost_ns = 55687, comm.name = "pow_27"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_172 = comm.compute "aten.mul.Scalar"(%pow_27) {comm.cost_ns = 55687, comm.name = "mul_172"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_173 = comm.compute "aten.mul.Tensor"(%div_14, %mul_172) {comm.cost_ns = 82530, comm.name = "mul_173"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_80 = comm.compute "aten.add.Tensor"(%mul_169, %mul_173) {comm.cost_ns = 82530, comm.name = "add_80"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_108 = comm.compute "prims.convert_element_type.default"(%add_80) {comm.cost_ns = 42265, comm.name = "convert_element_type_108"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_81 = comm.compute "aten.add.Tensor"(%add_73, %convert_element_type_108) {comm.cost_ns = 42265, comm.name = "add_81"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_381 = comm.view "aten.view.default" %view_380 {comm.cost_ns = 0, comm.name = "view_381"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_19 = comm.reduce_scatter %view_381 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_19"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_94 = comm.wait %reduce_scatter_tensor_19 {comm.cost_ns = 0, comm.name = "wait_tensor_94"} : !comm.future<tensor<512xbf16>>
  %view_382 = comm.view "aten.view.default" %add_81 {comm.cost_ns = 0, comm.name = "view_382"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_157 = comm.view "aten.permute.default" %view_382 {comm.cost_ns = 0, comm.name = "permute_157"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_87 = comm.compute "aten.mm.default"(%permute_157, %view_228) {comm.cost_ns = 803727, comm.name = "mm_87"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_158 = comm.view "aten.permute.default" %mm_87 {comm.cost_ns = 0, comm.name = "permute_158"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_159 = comm.view "aten.permute.default" %permute_65 {comm.cost_ns = 0, comm.name = "permute_159"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_88 = comm.compute "aten.mm.default"(%view_382, %permute_159) {comm.cost_ns = 803727, comm.name = "mm_88"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_383 = comm.view "aten.view.default" %mm_88 {comm.cost_ns = 0, comm.name = "view_383"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_160 = comm.view "aten.permute.default" %permute_158 {comm.cost_ns = 0, comm.name = "permute_160"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_384 = comm.view "aten.view.default" %permute_160 {comm.cost_ns = 0, comm.name = "view_384"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_20 = comm.reduce_scatter %view_384 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_20"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_95 = comm.wait %reduce_scatter_tensor_20 {comm.cost_ns = 0, comm.name = "wait_tensor_95"} : !comm.future<tensor<512x14336xbf16>>
  %mul_174 = comm.compute "aten.mul.Tensor"(%view_383, %convert_element_type_59) {comm.cost_ns = 142928, comm.name = "mul_174"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_175 = comm.compute "aten.mul.Tensor"(%view_383, %view_225) {comm.cost_ns = 142928, comm.name = "mul_175"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_385 = comm.view "aten.view.default" %mul_174 {comm.cost_ns = 0, comm.name = "view_385"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_161 = comm.view "aten.permute.default" %view_385 {comm.cost_ns = 0, comm.name = "permute_161"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_89 = comm.compute "aten.mm.default"(%permute_161, %view_224) {comm.cost_ns = 803727, comm.name = "mm_89"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_162 = comm.view "aten.permute.default" %mm_89 {comm.cost_ns = 0, comm.name = "permute_162"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_163 = comm.view "aten.permute.default" %permute_64 {comm.cost_ns = 0, comm.name = "permute_163"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_90 = comm.compute "aten.mm.default"(%view_385, %permute_163) {comm.cost_ns = 803727, comm.name = "mm_90"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_386 = comm.view "aten.view.default" %mm_90 {comm.cost_ns = 0, comm.name = "view_386"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_164 = comm.view "aten.permute.default" %permute_162 {comm.cost_ns = 0, comm.name = "permute_164"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_387 = comm.view "aten.view.default" %permute_164 {comm.cost_ns = 0, comm.name = "view_387"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_21 = comm.reduce_scatter %view_387 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_21"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_96 = comm.wait %reduce_scatter_tensor_21 {comm.cost_ns = 0, comm.name = "wait_tensor_96"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_109 = comm.compute "prims.convert_element_type.default"(%mul_175) {comm.cost_ns = 142928, comm.name = "convert_element_type_109"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_110 = comm.compute "prims.convert_element_type.default"(%view_221) {comm.cost_ns = 142928, comm.name = "convert_element_type_110"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_2 = comm.compute "aten.sigmoid.default"(%convert_element_type_110) {comm.cost_ns = 189904, comm.name = "sigmoid_2"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_176 = comm.compute "aten.mul.Tensor"(%convert_element_type_109, %sigmoid_2) {comm.cost_ns = 283857, comm.name = "mul_176"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_21 = comm.compute "aten.sub.Tensor"(%sigmoid_2) {comm.cost_ns = 189904, comm.name = "sub_21"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_177 = comm.compute "aten.mul.Tensor"(%convert_element_type_110, %sub_21) {comm.cost_ns = 283857, comm.name = "mul_177"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_82 = comm.compute "aten.add.Tensor"(%mul_177) {comm.cost_ns = 189904, comm.name = "add_82"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_178 = comm.compute "aten.mul.Tensor"(%mul_176, %add_82) {comm.cost_ns = 283857, comm.name = "mul_178"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_111 = comm.compute "prims.convert_element_type.default"(%mul_178) {comm.cost_ns = 142928, comm.name = "convert_element_type_111"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_388 = comm.view "aten.view.default" %convert_element_type_111 {comm.cost_ns = 0, comm.name = "view_388"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_165 = comm.view "aten.permute.default" %view_388 {comm.cost_ns = 0, comm.name = "permute_165"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_91 = comm.compute "aten.mm.default"(%permute_165, %view_220) {comm.cost_ns = 803727, comm.name = "mm_91"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_166 = comm.view "aten.permute.default" %mm_91 {comm.cost_ns = 0, comm.name = "permute_166"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_167 = comm.view "aten.permute.default" %permute_63 {comm.cost_ns = 0, comm.name = "permute_167"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_92 = comm.compute "aten.mm.default"(%view_388, %permute_167) {comm.cost_ns = 803727, comm.name = "mm_92"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_389 = comm.view "aten.view.default" %mm_92 {comm.cost_ns = 0, comm.name = "view_389"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_83 = comm.compute "aten.add.Tensor"(%view_386, %view_389) {comm.cost_ns = 42265, comm.name = "add_83"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_168 = comm.view "aten.permute.default" %permute_166 {comm.cost_ns = 0, comm.name = "permute_168"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_390 = comm.view "aten.view.default" %permute_168 {comm.cost_ns = 0, comm.name = "view_390"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_22 = comm.reduce_scatter %view_390 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_22"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_97 = comm.wait %reduce_scatter_tensor_22 {comm.cost_ns = 0, comm.name = "wait_tensor_97"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_179 = comm.compute "aten.mul.Tensor"(%add_83, %convert_element_type_57) {comm.cost_ns = 42265, comm.name = "mul_179"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_180 = comm.compute "aten.mul.Tensor"(%add_83, %view_217) {comm.cost_ns = 28846, comm.name = "mul_180"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_19 = comm.compute "aten.sum.dim_IntList"(%mul_179) {comm.cost_ns = 15425, comm.name = "sum_19"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_391 = comm.view "aten.view.default" %sum_19 {comm.cost_ns = 0, comm.name = "view_391"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_112 = comm.compute "prims.convert_element_type.default"(%mul_180) {comm.cost_ns = 42265, comm.name = "convert_element_type_112"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_181 = comm.compute "aten.mul.Tensor"(%convert_element_type_112, %convert_element_type_56) {comm.cost_ns = 82530, comm.name = "mul_181"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_182 = comm.compute "aten.mul.Tensor"(%convert_element_type_112, %rsqrt_11) {comm.cost_ns = 55693, comm.name = "mul_182"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_20 = comm.compute "aten.sum.dim_IntList"(%mul_181) {comm.cost_ns = 28850, comm.name = "sum_20"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_34 = comm.view "aten.alias.default" %alias_17 {comm.cost_ns = 0, comm.name = "alias_34"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_28 = comm.compute "aten.pow.Tensor_Scalar"(%alias_34) {comm.cost_ns = 2013, comm.name = "pow_28"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_183 = comm.compute "aten.mul.Scalar"(%sum_20) {comm.cost_ns = 2013, comm.name = "mul_183"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_184 = comm.compute "aten.mul.Tensor"(%mul_183, %pow_28) {comm.cost_ns = 2019, comm.name = "mul_184"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_21 = comm.view "aten.expand.default" %mul_184 {comm.cost_ns = 0, comm.name = "expand_21"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_15 = comm.compute "aten.div.Scalar"(%expand_21) {comm.cost_ns = 55687, comm.name = "div_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_29 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_56) {comm.cost_ns = 55687, comm.name = "pow_29"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_185 = comm.compute "aten.mul.Scalar"(%pow_29) {comm.cost_ns = 55687, comm.name = "mul_185"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_186 = comm.compute "aten.mul.Tensor"(%div_15, %mul_185) {comm.cost_ns = 82530, comm.name = "mul_186"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_84 = comm.compute "aten.add.Tensor"(%mul_182, %mul_186) {comm.cost_ns = 82530, comm.name = "add_84"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_113 = comm.compute "prims.convert_element_type.default"(%add_84) {comm.cost_ns = 42265, comm.name = "convert_element_type_113"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_85 = comm.compute "aten.add.Tensor"(%add_81, %convert_element_type_113) {comm.cost_ns = 42265, comm.name = "add_85"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_392 = comm.view "aten.view.default" %view_391 {comm.cost_ns = 0, comm.name = "view_392"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_23 = comm.reduce_scatter %view_392 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_23"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_98 = comm.wait %reduce_scatter_tensor_23 {comm.cost_ns = 0, comm.name = "wait_tensor_98"} : !comm.future<tensor<512xbf16>>
  %view_393 = comm.view "aten.view.default" %add_85 {comm.cost_ns = 0, comm.name = "view_393"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_169 = comm.view "aten.permute.default" %view_393 {comm.cost_ns = 0, comm.name = "permute_169"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_93 = comm.compute "aten.mm.default"(%permute_169, %view_214) {comm.cost_ns = 231064, comm.name = "mm_93"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_170 = comm.view "aten.permute.default" %mm_93 {comm.cost_ns = 0, comm.name = "permute_170"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_171 = comm.view "aten.permute.default" %permute_62 {comm.cost_ns = 0, comm.name = "permute_171"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_94 = comm.compute "aten.mm.default"(%view_393, %permute_171) {comm.cost_ns = 231064, comm.name = "mm_94"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_394 = comm.view "aten.view.default" %mm_94 {comm.cost_ns = 0, comm.name = "view_394"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_172 = comm.view "aten.permute.default" %permute_170 {comm.cost_ns = 0, comm.name = "permute_172"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_395 = comm.view "aten.view.default" %permute_172 {comm.cost_ns = 0, comm.name = "view_395"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_24 = comm.reduce_scatter %view_395 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_24"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_99 = comm.wait %reduce_scatter_tensor_24 {comm.cost_ns = 0, comm.name = "wait_tensor_99"} : !comm.future<tensor<512x4096xbf16>>
  %view_396 = comm.view "aten.view.default" %view_394 {comm.cost_ns = 0, comm.name = "view_396"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_173 = comm.view "aten.permute.default" %view_396 {comm.cost_ns = 0, comm.name = "permute_173"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_35 = comm.view "aten.alias.default" %alias_16 {comm.cost_ns = 0, comm.name = "alias_35"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_2:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_173, %permute_58, %permute_59, %permute_60, %alias_35, %_scaled_dot_product_flash_attention_5#1, %_scaled_dot_product_flash_attention_5#6, %_scaled_dot_product_flash_attention_5#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_2"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_174 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#2 {comm.cost_ns = 0, comm.name = "permute_174"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_175 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#1 {comm.cost_ns = 0, comm.name = "permute_175"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_176 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#0 {comm.cost_ns = 0, comm.name = "permute_176"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_397 = comm.view "aten.view.default" %permute_174 {comm.cost_ns = 0, comm.name = "view_397"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_21 = comm.compute "aten.sum.dim_IntList"(%view_397) {comm.cost_ns = 18777, comm.name = "sum_21"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_5 = comm.view "aten.squeeze.dim" %sum_21 {comm.cost_ns = 0, comm.name = "squeeze_5"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_398 = comm.view "aten.view.default" %permute_175 {comm.cost_ns = 0, comm.name = "view_398"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_22 = comm.compute "aten.sum.dim_IntList"(%view_398) {comm.cost_ns = 18777, comm.name = "sum_22"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_6 = comm.view "aten.squeeze.dim" %sum_22 {comm.cost_ns = 0, comm.name = "squeeze_6"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_114 = comm.compute "prims.convert_element_type.default"(%squeeze_6) {comm.cost_ns = 12066, comm.name = "convert_element_type_114"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_84 = comm.view "aten.slice.Tensor" %convert_element_type_114 {comm.cost_ns = 0, comm.name = "slice_84"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_85 = comm.view "aten.slice.Tensor" %convert_element_type_114 {comm.cost_ns = 0, comm.name = "slice_85"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_187 = comm.compute "aten.mul.Tensor"(%slice_85, %sin) {comm.cost_ns = 9130, comm.name = "mul_187"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_188 = comm.compute "aten.mul.Tensor"(%slice_85, %cos) {comm.cost_ns = 9130, comm.name = "mul_188"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_13 = comm.compute "aten.neg.default"(%slice_84) {comm.cost_ns = 8710, comm.name = "neg_13"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_189 = comm.compute "aten.mul.Tensor"(%neg_13, %sin) {comm.cost_ns = 9130, comm.name = "mul_189"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_86 = comm.compute "aten.add.Tensor"(%mul_188, %mul_189) {comm.cost_ns = 12066, comm.name = "add_86"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_190 = comm.compute "aten.mul.Tensor"(%slice_84, %cos) {comm.cost_ns = 9130, comm.name = "mul_190"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_87 = comm.compute "aten.add.Tensor"(%mul_187, %mul_190) {comm.cost_ns = 12066, comm.name = "add_87"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_20 = comm.compute "aten.cat.default"(%add_87, %add_86) {comm.cost_ns = 15421, comm.name = "cat_20"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_115 = comm.compute "prims.convert_element_type.default"(%cat_20) {comm.cost_ns = 12066, comm.name = "convert_element_type_115"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_116 = comm.compute "prims.convert_element_type.default"(%permute_176) {comm.cost_ns = 42265, comm.name = "convert_element_type_116"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_86 = comm.view "aten.slice.Tensor" %convert_element_type_116 {comm.cost_ns = 0, comm.name = "slice_86"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_87 = comm.view "aten.slice.Tensor" %convert_element_type_116 {comm.cost_ns = 0, comm.name = "slice_87"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_191 = comm.compute "aten.mul.Tensor"(%slice_87, %sin) {comm.cost_ns = 29262, comm.name = "mul_191"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_192 = comm.compute "aten.mul.Tensor"(%slice_87, %cos) {comm.cost_ns = 29262, comm.name = "mul_192"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_14 = comm.compute "aten.neg.default"(%slice_86) {comm.cost_ns = 28843, comm.name = "neg_14"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_193 = comm.compute "aten.mul.Tensor"(%neg_14, %sin) {comm.cost_ns = 29262, comm.name = "mul_193"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_88 = comm.compute "aten.add.Tensor"(%mul_192, %mul_193) {comm.cost_ns = 42265, comm.name = "add_88"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_194 = comm.compute "aten.mul.Tensor"(%slice_86, %cos) {comm.cost_ns = 29262, comm.name = "mul_194"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_89 = comm.compute "aten.add.Tensor"(%mul_191, %mul_194) {comm.cost_ns = 42265, comm.name = "add_89"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_21 = comm.compute "aten.cat.default"(%add_89, %add_88) {comm.cost_ns = 55687, comm.name = "cat_21"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_117 = comm.compute "prims.convert_element_type.default"(%cat_21) {comm.cost_ns = 42265, comm.name = "convert_element_type_117"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_399 = comm.view "aten.view.default" %squeeze_5 {comm.cost_ns = 0, comm.name = "view_399"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_400 = comm.view "aten.view.default" %convert_element_type_115 {comm.cost_ns = 0, comm.name = "view_400"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_401 = comm.view "aten.view.default" %convert_element_type_117 {comm.cost_ns = 0, comm.name = "view_401"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_402 = comm.view "aten.view.default" %view_399 {comm.cost_ns = 0, comm.name = "view_402"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_177 = comm.view "aten.permute.default" %view_402 {comm.cost_ns = 0, comm.name = "permute_177"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_95 = comm.compute "aten.mm.default"(%permute_177, %view_204) {comm.cost_ns = 59266, comm.name = "mm_95"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_178 = comm.view "aten.permute.default" %mm_95 {comm.cost_ns = 0, comm.name = "permute_178"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_179 = comm.view "aten.permute.default" %permute_57 {comm.cost_ns = 0, comm.name = "permute_179"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_96 = comm.compute "aten.mm.default"(%view_402, %permute_179) {comm.cost_ns = 59266, comm.name = "mm_96"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_403 = comm.view "aten.view.default" %mm_96 {comm.cost_ns = 0, comm.name = "view_403"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_180 = comm.view "aten.permute.default" %permute_178 {comm.cost_ns = 0, comm.name = "permute_180"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_404 = comm.view "aten.view.default" %permute_180 {comm.cost_ns = 0, comm.name = "view_404"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_25 = comm.reduce_scatter %view_404 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_25"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_100 = comm.wait %reduce_scatter_tensor_25 {comm.cost_ns = 0, comm.name = "wait_tensor_100"} : !comm.future<tensor<128x4096xbf16>>
  %view_405 = comm.view "aten.view.default" %view_400 {comm.cost_ns = 0, comm.name = "view_405"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_181 = comm.view "aten.permute.default" %view_405 {comm.cost_ns = 0, comm.name = "permute_181"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_97 = comm.compute "aten.mm.default"(%permute_181, %view_200) {comm.cost_ns = 59266, comm.name = "mm_97"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_182 = comm.view "aten.permute.default" %mm_97 {comm.cost_ns = 0, comm.name = "permute_182"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_183 = comm.view "aten.permute.default" %permute_56 {comm.cost_ns = 0, comm.name = "permute_183"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_98 = comm.compute "aten.mm.default"(%view_405, %permute_183) {comm.cost_ns = 59266, comm.name = "mm_98"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_406 = comm.view "aten.view.default" %mm_98 {comm.cost_ns = 0, comm.name = "view_406"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_90 = comm.compute "aten.add.Tensor"(%view_403, %view_406) {comm.cost_ns = 42265, comm.name = "add_90"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_184 = comm.view "aten.permute.default" %permute_182 {comm.cost_ns = 0, comm.name = "permute_184"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_407 = comm.view "aten.view.default" %permute_184 {comm.cost_ns = 0, comm.name = "view_407"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_26 = comm.reduce_scatter %view_407 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_26"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_101 = comm.wait %reduce_scatter_tensor_26 {comm.cost_ns = 0, comm.name = "wait_tensor_101"} : !comm.future<tensor<128x4096xbf16>>
  %view_408 = comm.view "aten.view.default" %view_401 {comm.cost_ns = 0, comm.name = "view_408"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_185 = comm.view "aten.permute.default" %view_408 {comm.cost_ns = 0, comm.name = "permute_185"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_99 = comm.compute "aten.mm.default"(%permute_185, %view_196) {comm.cost_ns = 231064, comm.name = "mm_99"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_186 = comm.view "aten.permute.default" %mm_99 {comm.cost_ns = 0, comm.name = "permute_186"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_187 = comm.view "aten.permute.default" %permute_55 {comm.cost_ns = 0, comm.name = "permute_187"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_100 = comm.compute "aten.mm.default"(%view_408, %permute_187) {comm.cost_ns = 231064, comm.name = "mm_100"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_409 = comm.view "aten.view.default" %mm_100 {comm.cost_ns = 0, comm.name = "view_409"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_91 = comm.compute "aten.add.Tensor"(%add_90, %view_409) {comm.cost_ns = 42265, comm.name = "add_91"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_188 = comm.view "aten.permute.default" %permute_186 {comm.cost_ns = 0, comm.name = "permute_188"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_410 = comm.view "aten.view.default" %permute_188 {comm.cost_ns = 0, comm.name = "view_410"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_27 = comm.reduce_scatter %view_410 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_27"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_102 = comm.wait %reduce_scatter_tensor_27 {comm.cost_ns = 0, comm.name = "wait_tensor_102"} : !comm.future<tensor<512x4096xbf16>>
  %mul_195 = comm.compute "aten.mul.Tensor"(%add_91, %convert_element_type_51) {comm.cost_ns = 42265, comm.name = "mul_195"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_196 = comm.compute "aten.mul.Tensor"(%add_91, %view_193) {comm.cost_ns = 28846, comm.name = "mul_196"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_23 = comm.compute "aten.sum.dim_IntList"(%mul_195) {comm.cost_ns = 15425, comm.name = "sum_23"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_411 = comm.view "aten.view.default" %sum_23 {comm.cost_ns = 0, comm.name = "view_411"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_118 = comm.compute "prims.convert_element_type.default"(%mul_196) {comm.cost_ns = 42265, comm.name = "convert_element_type_118"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_197 = comm.compute "aten.mul.Tensor"(%convert_element_type_118, %convert_element_type_50) {comm.cost_ns = 82530, comm.name = "mul_197"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_198 = comm.compute "aten.mul.Tensor"(%convert_element_type_118, %rsqrt_10) {comm.cost_ns = 55693, comm.name = "mul_198"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_24 = comm.compute "aten.sum.dim_IntList"(%mul_197) {comm.cost_ns = 28850, comm.name = "sum_24"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_36 = comm.view "aten.alias.default" %alias_15 {comm.cost_ns = 0, comm.name = "alias_36"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_30 = comm.compute "aten.pow.Tensor_Scalar"(%alias_36) {comm.cost_ns = 2013, comm.name = "pow_30"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_199 = comm.compute "aten.mul.Scalar"(%sum_24) {comm.cost_ns = 2013, comm.name = "mul_199"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_200 = comm.compute "aten.mul.Tensor"(%mul_199, %pow_30) {comm.cost_ns = 2019, comm.name = "mul_200"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_22 = comm.view "aten.expand.default" %mul_200 {comm.cost_ns = 0, comm.name = "expand_22"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_16 = comm.compute "aten.div.Scalar"(%expand_22) {comm.cost_ns = 55687, comm.name = "div_16"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_31 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_50) {comm.cost_ns = 55687, comm.name = "pow_31"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_201 = comm.compute "aten.mul.Scalar"(%pow_31) {comm.cost_ns = 55687, comm.name = "mul_201"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_202 = comm.compute "aten.mul.Tensor"(%div_16, %mul_201) {comm.cost_ns = 82530, comm.name = "mul_202"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_92 = comm.compute "aten.add.Tensor"(%mul_198, %mul_202) {comm.cost_ns = 82530, comm.name = "add_92"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_119 = comm.compute "prims.convert_element_type.default"(%add_92) {comm.cost_ns = 42265, comm.name = "convert_element_type_119"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_93 = comm.compute "aten.add.Tensor"(%add_85, %convert_element_type_119) {comm.cost_ns = 42265, comm.name = "add_93"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_412 = comm.view "aten.view.default" %view_411 {comm.cost_ns = 0, comm.name = "view_412"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_28 = comm.reduce_scatter %view_412 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_28"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_103 = comm.wait %reduce_scatter_tensor_28 {comm.cost_ns = 0, comm.name = "wait_tensor_103"} : !comm.future<tensor<512xbf16>>
  %view_413 = comm.view "aten.view.default" %add_93 {comm.cost_ns = 0, comm.name = "view_413"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_189 = comm.view "aten.permute.default" %view_413 {comm.cost_ns = 0, comm.name = "permute_189"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_101 = comm.compute "aten.mm.default"(%permute_189, %view_190) {comm.cost_ns = 803727, comm.name = "mm_101"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_190 = comm.view "aten.permute.default" %mm_101 {comm.cost_ns = 0, comm.name = "permute_190"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_191 = comm.view "aten.permute.default" %permute_54 {comm.cost_ns = 0, comm.name = "permute_191"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_102 = comm.compute "aten.mm.default"(%view_413, %permute_191) {comm.cost_ns = 803727, comm.name = "mm_102"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_414 = comm.view "aten.view.default" %mm_102 {comm.cost_ns = 0, comm.name = "view_414"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_192 = comm.view "aten.permute.default" %permute_190 {comm.cost_ns = 0, comm.name = "permute_192"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_415 = comm.view "aten.view.default" %permute_192 {comm.cost_ns = 0, comm.name = "view_415"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_29 = comm.reduce_scatter %view_415 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_29"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_104 = comm.wait %reduce_scatter_tensor_29 {comm.cost_ns = 0, comm.name = "wait_tensor_104"} : !comm.future<tensor<512x14336xbf16>>
  %mul_203 = comm.compute "aten.mul.Tensor"(%view_414, %convert_element_type_49) {comm.cost_ns = 142928, comm.name = "mul_203"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_204 = comm.compute "aten.mul.Tensor"(%view_414, %view_187) {comm.cost_ns = 142928, comm.name = "mul_204"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_416 = comm.view "aten.view.default" %mul_203 {comm.cost_ns = 0, comm.name = "view_416"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_193 = comm.view "aten.permute.default" %view_416 {comm.cost_ns = 0, comm.name = "permute_193"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_103 = comm.compute "aten.mm.default"(%permute_193, %view_186) {comm.cost_ns = 803727, comm.name = "mm_103"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_194 = comm.view "aten.permute.default" %mm_103 {comm.cost_ns = 0, comm.name = "permute_194"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_195 = comm.view "aten.permute.default" %permute_53 {comm.cost_ns = 0, comm.name = "permute_195"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_104 = comm.compute "aten.mm.default"(%view_416, %permute_195) {comm.cost_ns = 803727, comm.name = "mm_104"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_417 = comm.view "aten.view.default" %mm_104 {comm.cost_ns = 0, comm.name = "view_417"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_196 = comm.view "aten.permute.default" %permute_194 {comm.cost_ns = 0, comm.name = "permute_196"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_418 = comm.view "aten.view.default" %permute_196 {comm.cost_ns = 0, comm.name = "view_418"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_30 = comm.reduce_scatter %view_418 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_30"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_105 = comm.wait %reduce_scatter_tensor_30 {comm.cost_ns = 0, comm.name = "wait_tensor_105"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_120 = comm.compute "prims.convert_element_type.default"(%mul_204) {comm.cost_ns = 142928, comm.name = "convert_element_type_120"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_121 = comm.compute "prims.convert_element_type.default"(%view_183) {comm.cost_ns = 142928, comm.name = "convert_element_type_121"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_3 = comm.compute "aten.sigmoid.default"(%convert_element_type_121) {comm.cost_ns = 189904, comm.name = "sigmoid_3"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_205 = comm.compute "aten.mul.Tensor"(%convert_element_type_120, %sigmoid_3) {comm.cost_ns = 283857, comm.name = "mul_205"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_22 = comm.compute "aten.sub.Tensor"(%sigmoid_3) {comm.cost_ns = 189904, comm.name = "sub_22"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_206 = comm.compute "aten.mul.Tensor"(%convert_element_type_121, %sub_22) {comm.cost_ns = 283857, comm.name = "mul_206"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_94 = comm.compute "aten.add.Tensor"(%mul_206) {comm.cost_ns = 189904, comm.name = "add_94"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_207 = comm.compute "aten.mul.Tensor"(%mul_205, %add_94) {comm.cost_ns = 283857, comm.name = "mul_207"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_122 = comm.compute "prims.convert_element_type.default"(%mul_207) {comm.cost_ns = 142928, comm.name = "convert_element_type_122"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_419 = comm.view "aten.view.default" %convert_element_type_122 {comm.cost_ns = 0, comm.name = "view_419"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_197 = comm.view "aten.permute.default" %view_419 {comm.cost_ns = 0, comm.name = "permute_197"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_105 = comm.compute "aten.mm.default"(%permute_197, %view_182) {comm.cost_ns = 803727, comm.name = "mm_105"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_198 = comm.view "aten.permute.default" %mm_105 {comm.cost_ns = 0, comm.name = "permute_198"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_199 = comm.view "aten.permute.default" %permute_52 {comm.cost_ns = 0, comm.name = "permute_199"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_106 = comm.compute "aten.mm.default"(%view_419, %permute_199) {comm.cost_ns = 803727, comm.name = "mm_106"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_420 = comm.view "aten.view.default" %mm_106 {comm.cost_ns = 0, comm.name = "view_420"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_95 = comm.compute "aten.add.Tensor"(%view_417, %view_420) {comm.cost_ns = 42265, comm.name = "add_95"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_200 = comm.view "aten.permute.default" %permute_198 {comm.cost_ns = 0, comm.name = "permute_200"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_421 = comm.view "aten.view.default" %permute_200 {comm.cost_ns = 0, comm.name = "view_421"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_31 = comm.reduce_scatter %view_421 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_31"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_106 = comm.wait %reduce_scatter_tensor_31 {comm.cost_ns = 0, comm.name = "wait_tensor_106"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_208 = comm.compute "aten.mul.Tensor"(%add_95, %convert_element_type_47) {comm.cost_ns = 42265, comm.name = "mul_208"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_209 = comm.compute "aten.mul.Tensor"(%add_95, %view_179) {comm.cost_ns = 28846, comm.name = "mul_209"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_25 = comm.compute "aten.sum.dim_IntList"(%mul_208) {comm.cost_ns = 15425, comm.name = "sum_25"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_422 = comm.view "aten.view.default" %sum_25 {comm.cost_ns = 0, comm.name = "view_422"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_123 = comm.compute "prims.convert_element_type.default"(%mul_209) {comm.cost_ns = 42265, comm.name = "convert_element_type_123"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_210 = comm.compute "aten.mul.Tensor"(%convert_element_type_123, %convert_element_type_46) {comm.cost_ns = 82530, comm.name = "mul_210"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_211 = comm.compute "aten.mul.Tensor"(%convert_element_type_123, %rsqrt_9) {comm.cost_ns = 55693, comm.name = "mul_211"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_26 = comm.compute "aten.sum.dim_IntList"(%mul_210) {comm.cost_ns = 28850, comm.name = "sum_26"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_37 = comm.view "aten.alias.default" %alias_14 {comm.cost_ns = 0, comm.name = "alias_37"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_32 = comm.compute "aten.pow.Tensor_Scalar"(%alias_37) {comm.cost_ns = 2013, comm.name = "pow_32"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_212 = comm.compute "aten.mul.Scalar"(%sum_26) {comm.cost_ns = 2013, comm.name = "mul_212"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_213 = comm.compute "aten.mul.Tensor"(%mul_212, %pow_32) {comm.cost_ns = 2019, comm.name = "mul_213"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_23 = comm.view "aten.expand.default" %mul_213 {comm.cost_ns = 0, comm.name = "expand_23"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_17 = comm.compute "aten.div.Scalar"(%expand_23) {comm.cost_ns = 55687, comm.name = "div_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_33 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_46) {comm.cost_ns = 55687, comm.name = "pow_33"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_214 = comm.compute "aten.mul.Scalar"(%pow_33) {comm.cost_ns = 55687, comm.name = "mul_214"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_215 = comm.compute "aten.mul.Tensor"(%div_17, %mul_214) {comm.cost_ns = 82530, comm.name = "mul_215"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_96 = comm.compute "aten.add.Tensor"(%mul_211, %mul_215) {comm.cost_ns = 82530, comm.name = "add_96"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_124 = comm.compute "prims.convert_element_type.default"(%add_96) {comm.cost_ns = 42265, comm.name = "convert_element_type_124"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_97 = comm.compute "aten.add.Tensor"(%add_93, %convert_element_type_124) {comm.cost_ns = 42265, comm.name = "add_97"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_423 = comm.view "aten.view.default" %view_422 {comm.cost_ns = 0, comm.name = "view_423"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_32 = comm.reduce_scatter %view_423 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_32"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_107 = comm.wait %reduce_scatter_tensor_32 {comm.cost_ns = 0, comm.name = "wait_tensor_107"} : !comm.future<tensor<512xbf16>>
  %view_424 = comm.view "aten.view.default" %add_97 {comm.cost_ns = 0, comm.name = "view_424"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_201 = comm.view "aten.permute.default" %view_424 {comm.cost_ns = 0, comm.name = "permute_201"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_107 = comm.compute "aten.mm.default"(%permute_201, %view_176) {comm.cost_ns = 231064, comm.name = "mm_107"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_202 = comm.view "aten.permute.default" %mm_107 {comm.cost_ns = 0, comm.name = "permute_202"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_203 = comm.view "aten.permute.default" %permute_51 {comm.cost_ns = 0, comm.name = "permute_203"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_108 = comm.compute "aten.mm.default"(%view_424, %permute_203) {comm.cost_ns = 231064, comm.name = "mm_108"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_425 = comm.view "aten.view.default" %mm_108 {comm.cost_ns = 0, comm.name = "view_425"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_204 = comm.view "aten.permute.default" %permute_202 {comm.cost_ns = 0, comm.name = "permute_204"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_426 = comm.view "aten.view.default" %permute_204 {comm.cost_ns = 0, comm.name = "view_426"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_33 = comm.reduce_scatter %view_426 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_33"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_108 = comm.wait %reduce_scatter_tensor_33 {comm.cost_ns = 0, comm.name = "wait_tensor_108"} : !comm.future<tensor<512x4096xbf16>>
  %view_427 = comm.view "aten.view.default" %view_425 {comm.cost_ns = 0, comm.name = "view_427"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_205 = comm.view "aten.permute.default" %view_427 {comm.cost_ns = 0, comm.name = "permute_205"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_38 = comm.view "aten.alias.default" %alias_13 {comm.cost_ns = 0, comm.name = "alias_38"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_3:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_205, %permute_47, %permute_48, %permute_49, %alias_38, %_scaled_dot_product_flash_attention_4#1, %_scaled_dot_product_flash_attention_4#6, %_scaled_dot_product_flash_attention_4#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_3"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_206 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#2 {comm.cost_ns = 0, comm.name = "permute_206"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_207 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#1 {comm.cost_ns = 0, comm.name = "permute_207"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_208 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#0 {comm.cost_ns = 0, comm.name = "permute_208"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_428 = comm.view "aten.view.default" %permute_206 {comm.cost_ns = 0, comm.name = "view_428"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_27 = comm.compute "aten.sum.dim_IntList"(%view_428) {comm.cost_ns = 18777, comm.name = "sum_27"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_7 = comm.view "aten.squeeze.dim" %sum_27 {comm.cost_ns = 0, comm.name = "squeeze_7"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_429 = comm.view "aten.view.default" %permute_207 {comm.cost_ns = 0, comm.name = "view_429"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_28 = comm.compute "aten.sum.dim_IntList"(%view_429) {comm.cost_ns = 18777, comm.name = "sum_28"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_8 = comm.view "aten.squeeze.dim" %sum_28 {comm.cost_ns = 0, comm.name = "squeeze_8"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_125 = comm.compute "prims.convert_element_type.default"(%squeeze_8) {comm.cost_ns = 12066, comm.name = "convert_element_type_125"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_88 = comm.view "aten.slice.Tensor" %convert_element_type_125 {comm.cost_ns = 0, comm.name = "slice_88"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_89 = comm.view "aten.slice.Tensor" %convert_element_type_125 {comm.cost_ns = 0, comm.name = "slice_89"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_216 = comm.compute "aten.mul.Tensor"(%slice_89, %sin) {comm.cost_ns = 9130, comm.name = "mul_216"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_217 = comm.compute "aten.mul.Tensor"(%slice_89, %cos) {comm.cost_ns = 9130, comm.name = "mul_217"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_15 = comm.compute "aten.neg.default"(%slice_88) {comm.cost_ns = 8710, comm.name = "neg_15"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_218 = comm.compute "aten.mul.Tensor"(%neg_15, %sin) {comm.cost_ns = 9130, comm.name = "mul_218"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_98 = comm.compute "aten.add.Tensor"(%mul_217, %mul_218) {comm.cost_ns = 12066, comm.name = "add_98"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_219 = comm.compute "aten.mul.Tensor"(%slice_88, %cos) {comm.cost_ns = 9130, comm.name = "mul_219"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_99 = comm.compute "aten.add.Tensor"(%mul_216, %mul_219) {comm.cost_ns = 12066, comm.name = "add_99"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_22 = comm.compute "aten.cat.default"(%add_99, %add_98) {comm.cost_ns = 15421, comm.name = "cat_22"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_126 = comm.compute "prims.convert_element_type.default"(%cat_22) {comm.cost_ns = 12066, comm.name = "convert_element_type_126"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_127 = comm.compute "prims.convert_element_type.default"(%permute_208) {comm.cost_ns = 42265, comm.name = "convert_element_type_127"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_90 = comm.view "aten.slice.Tensor" %convert_element_type_127 {comm.cost_ns = 0, comm.name = "slice_90"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_91 = comm.view "aten.slice.Tensor" %convert_element_type_127 {comm.cost_ns = 0, comm.name = "slice_91"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_220 = comm.compute "aten.mul.Tensor"(%slice_91, %sin) {comm.cost_ns = 29262, comm.name = "mul_220"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_221 = comm.compute "aten.mul.Tensor"(%slice_91, %cos) {comm.cost_ns = 29262, comm.name = "mul_221"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_16 = comm.compute "aten.neg.default"(%slice_90) {comm.cost_ns = 28843, comm.name = "neg_16"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_222 = comm.compute "aten.mul.Tensor"(%neg_16, %sin) {comm.cost_ns = 29262, comm.name = "mul_222"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_100 = comm.compute "aten.add.Tensor"(%mul_221, %mul_222) {comm.cost_ns = 42265, comm.name = "add_100"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_223 = comm.compute "aten.mul.Tensor"(%slice_90, %cos) {comm.cost_ns = 29262, comm.name = "mul_223"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_101 = comm.compute "aten.add.Tensor"(%mul_220, %mul_223) {comm.cost_ns = 42265, comm.name = "add_101"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_23 = comm.compute "aten.cat.default"(%add_101, %add_100) {comm.cost_ns = 55687, comm.name = "cat_23"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_128 = comm.compute "prims.convert_element_type.default"(%cat_23) {comm.cost_ns = 42265, comm.name = "convert_element_type_128"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_430 = comm.view "aten.view.default" %squeeze_7 {comm.cost_ns = 0, comm.name = "view_430"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_431 = comm.view "aten.view.default" %convert_element_type_126 {comm.cost_ns = 0, comm.name = "view_431"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_432 = comm.view "aten.view.default" %convert_element_type_128 {comm.cost_ns = 0, comm.name = "view_432"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_433 = comm.view "aten.view.default" %view_430 {comm.cost_ns = 0, comm.name = "view_433"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_209 = comm.view "aten.permute.default" %view_433 {comm.cost_ns = 0, comm.name = "permute_209"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_109 = comm.compute "aten.mm.default"(%permute_209, %view_166) {comm.cost_ns = 59266, comm.name = "mm_109"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_210 = comm.view "aten.permute.default" %mm_109 {comm.cost_ns = 0, comm.name = "permute_210"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_211 = comm.view "aten.permute.default" %permute_46 {comm.cost_ns = 0, comm.name = "permute_211"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_110 = comm.compute "aten.mm.default"(%view_433, %permute_211) {comm.cost_ns = 59266, comm.name = "mm_110"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_434 = comm.view "aten.view.default" %mm_110 {comm.cost_ns = 0, comm.name = "view_434"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_212 = comm.view "aten.permute.default" %permute_210 {comm.cost_ns = 0, comm.name = "permute_212"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_435 = comm.view "aten.view.default" %permute_212 {comm.cost_ns = 0, comm.name = "view_435"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_34 = comm.reduce_scatter %view_435 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_34"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_109 = comm.wait %reduce_scatter_tensor_34 {comm.cost_ns = 0, comm.name = "wait_tensor_109"} : !comm.future<tensor<128x4096xbf16>>
  %view_436 = comm.view "aten.view.default" %view_431 {comm.cost_ns = 0, comm.name = "view_436"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_213 = comm.view "aten.permute.default" %view_436 {comm.cost_ns = 0, comm.name = "permute_213"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_111 = comm.compute "aten.mm.default"(%permute_213, %view_162) {comm.cost_ns = 59266, comm.name = "mm_111"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_214 = comm.view "aten.permute.default" %mm_111 {comm.cost_ns = 0, comm.name = "permute_214"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_215 = comm.view "aten.permute.default" %permute_45 {comm.cost_ns = 0, comm.name = "permute_215"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_112 = comm.compute "aten.mm.default"(%view_436, %permute_215) {comm.cost_ns = 59266, comm.name = "mm_112"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_437 = comm.view "aten.view.default" %mm_112 {comm.cost_ns = 0, comm.name = "view_437"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_102 = comm.compute "aten.add.Tensor"(%view_434, %view_437) {comm.cost_ns = 42265, comm.name = "add_102"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_216 = comm.view "aten.permute.default" %permute_214 {comm.cost_ns = 0, comm.name = "permute_216"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_438 = comm.view "aten.view.default" %permute_216 {comm.cost_ns = 0, comm.name = "view_438"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_35 = comm.reduce_scatter %view_438 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_35"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_110 = comm.wait %reduce_scatter_tensor_35 {comm.cost_ns = 0, comm.name = "wait_tensor_110"} : !comm.future<tensor<128x4096xbf16>>
  %view_439 = comm.view "aten.view.default" %view_432 {comm.cost_ns = 0, comm.name = "view_439"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_217 = comm.view "aten.permute.default" %view_439 {comm.cost_ns = 0, comm.name = "permute_217"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_113 = comm.compute "aten.mm.default"(%permute_217, %view_158) {comm.cost_ns = 231064, comm.name = "mm_113"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_218 = comm.view "aten.permute.default" %mm_113 {comm.cost_ns = 0, comm.name = "permute_218"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_219 = comm.view "aten.permute.default" %permute_44 {comm.cost_ns = 0, comm.name = "permute_219"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_114 = comm.compute "aten.mm.default"(%view_439, %permute_219) {comm.cost_ns = 231064, comm.name = "mm_114"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_440 = comm.view "aten.view.default" %mm_114 {comm.cost_ns = 0, comm.name = "view_440"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_103 = comm.compute "aten.add.Tensor"(%add_102, %view_440) {comm.cost_ns = 42265, comm.name = "add_103"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_220 = comm.view "aten.permute.default" %permute_218 {comm.cost_ns = 0, comm.name = "permute_220"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_441 = comm.view "aten.view.default" %permute_220 {comm.cost_ns = 0, comm.name = "view_441"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_36 = comm.reduce_scatter %view_441 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_36"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_111 = comm.wait %reduce_scatter_tensor_36 {comm.cost_ns = 0, comm.name = "wait_tensor_111"} : !comm.future<tensor<512x4096xbf16>>
  %mul_224 = comm.compute "aten.mul.Tensor"(%add_103, %convert_element_type_41) {comm.cost_ns = 42265, comm.name = "mul_224"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_225 = comm.compute "aten.mul.Tensor"(%add_103, %view_155) {comm.cost_ns = 28846, comm.name = "mul_225"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_29 = comm.compute "aten.sum.dim_IntList"(%mul_224) {comm.cost_ns = 15425, comm.name = "sum_29"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_442 = comm.view "aten.view.default" %sum_29 {comm.cost_ns = 0, comm.name = "view_442"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_129 = comm.compute "prims.convert_element_type.default"(%mul_225) {comm.cost_ns = 42265, comm.name = "convert_element_type_129"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_226 = comm.compute "aten.mul.Tensor"(%convert_element_type_129, %convert_element_type_40) {comm.cost_ns = 82530, comm.name = "mul_226"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_227 = comm.compute "aten.mul.Tensor"(%convert_element_type_129, %rsqrt_8) {comm.cost_ns = 55693, comm.name = "mul_227"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_30 = comm.compute "aten.sum.dim_IntList"(%mul_226) {comm.cost_ns = 28850, comm.name = "sum_30"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_39 = comm.view "aten.alias.default" %alias_12 {comm.cost_ns = 0, comm.name = "alias_39"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_34 = comm.compute "aten.pow.Tensor_Scalar"(%alias_39) {comm.cost_ns = 2013, comm.name = "pow_34"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_228 = comm.compute "aten.mul.Scalar"(%sum_30) {comm.cost_ns = 2013, comm.name = "mul_228"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_229 = comm.compute "aten.mul.Tensor"(%mul_228, %pow_34) {comm.cost_ns = 2019, comm.name = "mul_229"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_24 = comm.view "aten.expand.default" %mul_229 {comm.cost_ns = 0, comm.name = "expand_24"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_18 = comm.compute "aten.div.Scalar"(%expand_24) {comm.cost_ns = 55687, comm.name = "div_18"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_35 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_40) {comm.cost_ns = 55687, comm.name = "pow_35"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_230 = comm.compute "aten.mul.Scalar"(%pow_35) {comm.cost_ns = 55687, comm.name = "mul_230"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_231 = comm.compute "aten.mul.Tensor"(%div_18, %mul_230) {comm.cost_ns = 82530, comm.name = "mul_231"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_104 = comm.compute "aten.add.Tensor"(%mul_227, %mul_231) {comm.cost_ns = 82530, comm.name = "add_104"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_130 = comm.compute "prims.convert_element_type.default"(%add_104) {comm.cost_ns = 42265, comm.name = "convert_element_type_130"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_105 = comm.compute "aten.add.Tensor"(%add_97, %convert_element_type_130) {comm.cost_ns = 42265, comm.name = "add_105"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_443 = comm.view "aten.view.default" %view_442 {comm.cost_ns = 0, comm.name = "view_443"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_37 = comm.reduce_scatter %view_443 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_37"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_112 = comm.wait %reduce_scatter_tensor_37 {comm.cost_ns = 0, comm.name = "wait_tensor_112"} : !comm.future<tensor<512xbf16>>
  %view_444 = comm.view "aten.view.default" %add_105 {comm.cost_ns = 0, comm.name = "view_444"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_221 = comm.view "aten.permute.default" %view_444 {comm.cost_ns = 0, comm.name = "permute_221"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_115 = comm.compute "aten.mm.default"(%permute_221, %view_152) {comm.cost_ns = 803727, comm.name = "mm_115"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_222 = comm.view "aten.permute.default" %mm_115 {comm.cost_ns = 0, comm.name = "permute_222"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_223 = comm.view "aten.permute.default" %permute_43 {comm.cost_ns = 0, comm.name = "permute_223"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_116 = comm.compute "aten.mm.default"(%view_444, %permute_223) {comm.cost_ns = 803727, comm.name = "mm_116"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_445 = comm.view "aten.view.default" %mm_116 {comm.cost_ns = 0, comm.name = "view_445"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_224 = comm.view "aten.permute.default" %permute_222 {comm.cost_ns = 0, comm.name = "permute_224"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_446 = comm.view "aten.view.default" %permute_224 {comm.cost_ns = 0, comm.name = "view_446"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_38 = comm.reduce_scatter %view_446 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_38"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_113 = comm.wait %reduce_scatter_tensor_38 {comm.cost_ns = 0, comm.name = "wait_tensor_113"} : !comm.future<tensor<512x14336xbf16>>
  %mul_232 = comm.compute "aten.mul.Tensor"(%view_445, %convert_element_type_39) {comm.cost_ns = 142928, comm.name = "mul_232"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_233 = comm.compute "aten.mul.Tensor"(%view_445, %view_149) {comm.cost_ns = 142928, comm.name = "mul_233"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_447 = comm.view "aten.view.default" %mul_232 {comm.cost_ns = 0, comm.name = "view_447"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_225 = comm.view "aten.permute.default" %view_447 {comm.cost_ns = 0, comm.name = "permute_225"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_117 = comm.compute "aten.mm.default"(%permute_225, %view_148) {comm.cost_ns = 803727, comm.name = "mm_117"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_226 = comm.view "aten.permute.default" %mm_117 {comm.cost_ns = 0, comm.name = "permute_226"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_227 = comm.view "aten.permute.default" %permute_42 {comm.cost_ns = 0, comm.name = "permute_227"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_118 = comm.compute "aten.mm.default"(%view_447, %permute_227) {comm.cost_ns = 803727, comm.name = "mm_118"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_448 = comm.view "aten.view.default" %mm_118 {comm.cost_ns = 0, comm.name = "view_448"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_228 = comm.view "aten.permute.default" %permute_226 {comm.cost_ns = 0, comm.name = "permute_228"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_449 = comm.view "aten.view.default" %permute_228 {comm.cost_ns = 0, comm.name = "view_449"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_39 = comm.reduce_scatter %view_449 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_39"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_114 = comm.wait %reduce_scatter_tensor_39 {comm.cost_ns = 0, comm.name = "wait_tensor_114"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_131 = comm.compute "prims.convert_element_type.default"(%mul_233) {comm.cost_ns = 142928, comm.name = "convert_element_type_131"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_132 = comm.compute "prims.convert_element_type.default"(%view_145) {comm.cost_ns = 142928, comm.name = "convert_element_type_132"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_4 = comm.compute "aten.sigmoid.default"(%convert_element_type_132) {comm.cost_ns = 189904, comm.name = "sigmoid_4"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_234 = comm.compute "aten.mul.Tensor"(%convert_element_type_131, %sigmoid_4) {comm.cost_ns = 283857, comm.name = "mul_234"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_23 = comm.compute "aten.sub.Tensor"(%sigmoid_4) {comm.cost_ns = 189904, comm.name = "sub_23"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_235 = comm.compute "aten.mul.Tensor"(%convert_element_type_132, %sub_23) {comm.cost_ns = 283857, comm.name = "mul_235"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_106 = comm.compute "aten.add.Tensor"(%mul_235) {comm.cost_ns = 189904, comm.name = "add_106"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_236 = comm.compute "aten.mul.Tensor"(%mul_234, %add_106) {comm.cost_ns = 283857, comm.name = "mul_236"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_133 = comm.compute "prims.convert_element_type.default"(%mul_236) {comm.cost_ns = 142928, comm.name = "convert_element_type_133"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_450 = comm.view "aten.view.default" %convert_element_type_133 {comm.cost_ns = 0, comm.name = "view_450"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_229 = comm.view "aten.permute.default" %view_450 {comm.cost_ns = 0, comm.name = "permute_229"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_119 = comm.compute "aten.mm.default"(%permute_229, %view_144) {comm.cost_ns = 803727, comm.name = "mm_119"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_230 = comm.view "aten.permute.default" %mm_119 {comm.cost_ns = 0, comm.name = "permute_230"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_231 = comm.view "aten.permute.default" %permute_41 {comm.cost_ns = 0, comm.name = "permute_231"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_120 = comm.compute "aten.mm.default"(%view_450, %permute_231) {comm.cost_ns = 803727, comm.name = "mm_120"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_451 = comm.view "aten.view.default" %mm_120 {comm.cost_ns = 0, comm.name = "view_451"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_107 = comm.compute "aten.add.Tensor"(%view_448, %view_451) {comm.cost_ns = 42265, comm.name = "add_107"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_232 = comm.view "aten.permute.default" %permute_230 {comm.cost_ns = 0, comm.name = "permute_232"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_452 = comm.view "aten.view.default" %permute_232 {comm.cost_ns = 0, comm.name = "view_452"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_40 = comm.reduce_scatter %view_452 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_40"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_115 = comm.wait %reduce_scatter_tensor_40 {comm.cost_ns = 0, comm.name = "wait_tensor_115"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_237 = comm.compute "aten.mul.Tensor"(%add_107, %convert_element_type_37) {comm.cost_ns = 42265, comm.name = "mul_237"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_238 = comm.compute "aten.mul.Tensor"(%add_107, %view_141) {comm.cost_ns = 28846, comm.name = "mul_238"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_31 = comm.compute "aten.sum.dim_IntList"(%mul_237) {comm.cost_ns = 15425, comm.name = "sum_31"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_453 = comm.view "aten.view.default" %sum_31 {comm.cost_ns = 0, comm.name = "view_453"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_134 = comm.compute "prims.convert_element_type.default"(%mul_238) {comm.cost_ns = 42265, comm.name = "convert_element_type_134"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_239 = comm.compute "aten.mul.Tensor"(%convert_element_type_134, %convert_element_type_36) {comm.cost_ns = 82530, comm.name = "mul_239"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_240 = comm.compute "aten.mul.Tensor"(%convert_element_type_134, %rsqrt_7) {comm.cost_ns = 55693, comm.name = "mul_240"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_32 = comm.compute "aten.sum.dim_IntList"(%mul_239) {comm.cost_ns = 28850, comm.name = "sum_32"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_40 = comm.view "aten.alias.default" %alias_11 {comm.cost_ns = 0, comm.name = "alias_40"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_36 = comm.compute "aten.pow.Tensor_Scalar"(%alias_40) {comm.cost_ns = 2013, comm.name = "pow_36"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_241 = comm.compute "aten.mul.Scalar"(%sum_32) {comm.cost_ns = 2013, comm.name = "mul_241"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_242 = comm.compute "aten.mul.Tensor"(%mul_241, %pow_36) {comm.cost_ns = 2019, comm.name = "mul_242"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_25 = comm.view "aten.expand.default" %mul_242 {comm.cost_ns = 0, comm.name = "expand_25"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_19 = comm.compute "aten.div.Scalar"(%expand_25) {comm.cost_ns = 55687, comm.name = "div_19"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_37 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_36) {comm.cost_ns = 55687, comm.name = "pow_37"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_243 = comm.compute "aten.mul.Scalar"(%pow_37) {comm.cost_ns = 55687, comm.name = "mul_243"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_244 = comm.compute "aten.mul.Tensor"(%div_19, %mul_243) {comm.cost_ns = 82530, comm.name = "mul_244"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_108 = comm.compute "aten.add.Tensor"(%mul_240, %mul_244) {comm.cost_ns = 82530, comm.name = "add_108"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_135 = comm.compute "prims.convert_element_type.default"(%add_108) {comm.cost_ns = 42265, comm.name = "convert_element_type_135"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_109 = comm.compute "aten.add.Tensor"(%add_105, %convert_element_type_135) {comm.cost_ns = 42265, comm.name = "add_109"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_454 = comm.view "aten.view.default" %view_453 {comm.cost_ns = 0, comm.name = "view_454"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_41 = comm.reduce_scatter %view_454 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_41"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_116 = comm.wait %reduce_scatter_tensor_41 {comm.cost_ns = 0, comm.name = "wait_tensor_116"} : !comm.future<tensor<512xbf16>>
  %view_455 = comm.view "aten.view.default" %add_109 {comm.cost_ns = 0, comm.name = "view_455"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_233 = comm.view "aten.permute.default" %view_455 {comm.cost_ns = 0, comm.name = "permute_233"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_121 = comm.compute "aten.mm.default"(%permute_233, %view_138) {comm.cost_ns = 231064, comm.name = "mm_121"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_234 = comm.view "aten.permute.default" %mm_121 {comm.cost_ns = 0, comm.name = "permute_234"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_235 = comm.view "aten.permute.default" %permute_40 {comm.cost_ns = 0, comm.name = "permute_235"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_122 = comm.compute "aten.mm.default"(%view_455, %permute_235) {comm.cost_ns = 231064, comm.name = "mm_122"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_456 = comm.view "aten.view.default" %mm_122 {comm.cost_ns = 0, comm.name = "view_456"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_236 = comm.view "aten.permute.default" %permute_234 {comm.cost_ns = 0, comm.name = "permute_236"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_457 = comm.view "aten.view.default" %permute_236 {comm.cost_ns = 0, comm.name = "view_457"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_42 = comm.reduce_scatter %view_457 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_42"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_117 = comm.wait %reduce_scatter_tensor_42 {comm.cost_ns = 0, comm.name = "wait_tensor_117"} : !comm.future<tensor<512x4096xbf16>>
  %view_458 = comm.view "aten.view.default" %view_456 {comm.cost_ns = 0, comm.name = "view_458"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_237 = comm.view "aten.permute.default" %view_458 {comm.cost_ns = 0, comm.name = "permute_237"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_41 = comm.view "aten.alias.default" %alias_10 {comm.cost_ns = 0, comm.name = "alias_41"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_4:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_237, %permute_36, %permute_37, %permute_38, %alias_41, %_scaled_dot_product_flash_attention_3#1, %_scaled_dot_product_flash_attention_3#6, %_scaled_dot_product_flash_attention_3#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_4"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_238 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_4#2 {comm.cost_ns = 0, comm.name = "permute_238"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_239 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_4#1 {comm.cost_ns = 0, comm.name = "permute_239"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_240 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_4#0 {comm.cost_ns = 0, comm.name = "permute_240"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_459 = comm.view "aten.view.default" %permute_238 {comm.cost_ns = 0, comm.name = "view_459"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_33 = comm.compute "aten.sum.dim_IntList"(%view_459) {comm.cost_ns = 18777, comm.name = "sum_33"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_9 = comm.view "aten.squeeze.dim" %sum_33 {comm.cost_ns = 0, comm.name = "squeeze_9"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_460 = comm.view "aten.view.default" %permute_239 {comm.cost_ns = 0, comm.name = "view_460"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_34 = comm.compute "aten.sum.dim_IntList"(%view_460) {comm.cost_ns = 18777, comm.name = "sum_34"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_10 = comm.view "aten.squeeze.dim" %sum_34 {comm.cost_ns = 0, comm.name = "squeeze_10"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_136 = comm.compute "prims.convert_element_type.default"(%squeeze_10) {comm.cost_ns = 12066, comm.name = "convert_element_type_136"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_92 = comm.view "aten.slice.Tensor" %convert_element_type_136 {comm.cost_ns = 0, comm.name = "slice_92"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_93 = comm.view "aten.slice.Tensor" %convert_element_type_136 {comm.cost_ns = 0, comm.name = "slice_93"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_245 = comm.compute "aten.mul.Tensor"(%slice_93, %sin) {comm.cost_ns = 9130, comm.name = "mul_245"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_246 = comm.compute "aten.mul.Tensor"(%slice_93, %cos) {comm.cost_ns = 9130, comm.name = "mul_246"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_17 = comm.compute "aten.neg.default"(%slice_92) {comm.cost_ns = 8710, comm.name = "neg_17"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_247 = comm.compute "aten.mul.Tensor"(%neg_17, %sin) {comm.cost_ns = 9130, comm.name = "mul_247"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_110 = comm.compute "aten.add.Tensor"(%mul_246, %mul_247) {comm.cost_ns = 12066, comm.name = "add_110"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_248 = comm.compute "aten.mul.Tensor"(%slice_92, %cos) {comm.cost_ns = 9130, comm.name = "mul_248"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_111 = comm.compute "aten.add.Tensor"(%mul_245, %mul_248) {comm.cost_ns = 12066, comm.name = "add_111"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_24 = comm.compute "aten.cat.default"(%add_111, %add_110) {comm.cost_ns = 15421, comm.name = "cat_24"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_137 = comm.compute "prims.convert_element_type.default"(%cat_24) {comm.cost_ns = 12066, comm.name = "convert_element_type_137"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_138 = comm.compute "prims.convert_element_type.default"(%permute_240) {comm.cost_ns = 42265, comm.name = "convert_element_type_138"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_94 = comm.view "aten.slice.Tensor" %convert_element_type_138 {comm.cost_ns = 0, comm.name = "slice_94"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_95 = comm.view "aten.slice.Tensor" %convert_element_type_138 {comm.cost_ns = 0, comm.name = "slice_95"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_249 = comm.compute "aten.mul.Tensor"(%slice_95, %sin) {comm.cost_ns = 29262, comm.name = "mul_249"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_250 = comm.compute "aten.mul.Tensor"(%slice_95, %cos) {comm.cost_ns = 29262, comm.name = "mul_250"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_18 = comm.compute "aten.neg.default"(%slice_94) {comm.cost_ns = 28843, comm.name = "neg_18"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_251 = comm.compute "aten.mul.Tensor"(%neg_18, %sin) {comm.cost_ns = 29262, comm.name = "mul_251"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_112 = comm.compute "aten.add.Tensor"(%mul_250, %mul_251) {comm.cost_ns = 42265, comm.name = "add_112"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_252 = comm.compute "aten.mul.Tensor"(%slice_94, %cos) {comm.cost_ns = 29262, comm.name = "mul_252"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_113 = comm.compute "aten.add.Tensor"(%mul_249, %mul_252) {comm.cost_ns = 42265, comm.name = "add_113"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_25 = comm.compute "aten.cat.default"(%add_113, %add_112) {comm.cost_ns = 55687, comm.name = "cat_25"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_139 = comm.compute "prims.convert_element_type.default"(%cat_25) {comm.cost_ns = 42265, comm.name = "convert_element_type_139"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_461 = comm.view "aten.view.default" %squeeze_9 {comm.cost_ns = 0, comm.name = "view_461"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_462 = comm.view "aten.view.default" %convert_element_type_137 {comm.cost_ns = 0, comm.name = "view_462"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_463 = comm.view "aten.view.default" %convert_element_type_139 {comm.cost_ns = 0, comm.name = "view_463"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_464 = comm.view "aten.view.default" %view_461 {comm.cost_ns = 0, comm.name = "view_464"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_241 = comm.view "aten.permute.default" %view_464 {comm.cost_ns = 0, comm.name = "permute_241"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_123 = comm.compute "aten.mm.default"(%permute_241, %view_128) {comm.cost_ns = 59266, comm.name = "mm_123"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_242 = comm.view "aten.permute.default" %mm_123 {comm.cost_ns = 0, comm.name = "permute_242"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_243 = comm.view "aten.permute.default" %permute_35 {comm.cost_ns = 0, comm.name = "permute_243"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_124 = comm.compute "aten.mm.default"(%view_464, %permute_243) {comm.cost_ns = 59266, comm.name = "mm_124"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_465 = comm.view "aten.view.default" %mm_124 {comm.cost_ns = 0, comm.name = "view_465"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_244 = comm.view "aten.permute.default" %permute_242 {comm.cost_ns = 0, comm.name = "permute_244"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_466 = comm.view "aten.view.default" %permute_244 {comm.cost_ns = 0, comm.name = "view_466"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_43 = comm.reduce_scatter %view_466 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_43"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_118 = comm.wait %reduce_scatter_tensor_43 {comm.cost_ns = 0, comm.name = "wait_tensor_118"} : !comm.future<tensor<128x4096xbf16>>
  %view_467 = comm.view "aten.view.default" %view_462 {comm.cost_ns = 0, comm.name = "view_467"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_245 = comm.view "aten.permute.default" %view_467 {comm.cost_ns = 0, comm.name = "permute_245"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_125 = comm.compute "aten.mm.default"(%permute_245, %view_124) {comm.cost_ns = 59266, comm.name = "mm_125"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_246 = comm.view "aten.permute.default" %mm_125 {comm.cost_ns = 0, comm.name = "permute_246"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_247 = comm.view "aten.permute.default" %permute_34 {comm.cost_ns = 0, comm.name = "permute_247"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_126 = comm.compute "aten.mm.default"(%view_467, %permute_247) {comm.cost_ns = 59266, comm.name = "mm_126"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_468 = comm.view "aten.view.default" %mm_126 {comm.cost_ns = 0, comm.name = "view_468"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_114 = comm.compute "aten.add.Tensor"(%view_465, %view_468) {comm.cost_ns = 42265, comm.name = "add_114"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_248 = comm.view "aten.permute.default" %permute_246 {comm.cost_ns = 0, comm.name = "permute_248"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_469 = comm.view "aten.view.default" %permute_248 {comm.cost_ns = 0, comm.name = "view_469"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_44 = comm.reduce_scatter %view_469 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_44"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_119 = comm.wait %reduce_scatter_tensor_44 {comm.cost_ns = 0, comm.name = "wait_tensor_119"} : !comm.future<tensor<128x4096xbf16>>
  %view_470 = comm.view "aten.view.default" %view_463 {comm.cost_ns = 0, comm.name = "view_470"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_249 = comm.view "aten.permute.default" %view_470 {comm.cost_ns = 0, comm.name = "permute_249"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_127 = comm.compute "aten.mm.default"(%permute_249, %view_120) {comm.cost_ns = 231064, comm.name = "mm_127"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_250 = comm.view "aten.permute.default" %mm_127 {comm.cost_ns = 0, comm.name = "permute_250"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_251 = comm.view "aten.permute.default" %permute_33 {comm.cost_ns = 0, comm.name = "permute_251"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_128 = comm.compute "aten.mm.default"(%view_470, %permute_251) {comm.cost_ns = 231064, comm.name = "mm_128"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_471 = comm.view "aten.view.default" %mm_128 {comm.cost_ns = 0, comm.name = "view_471"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_115 = comm.compute "aten.add.Tensor"(%add_114, %view_471) {comm.cost_ns = 42265, comm.name = "add_115"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_252 = comm.view "aten.permute.default" %permute_250 {comm.cost_ns = 0, comm.name = "permute_252"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_472 = comm.view "aten.view.default" %permute_252 {comm.cost_ns = 0, comm.name = "view_472"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_45 = comm.reduce_scatter %view_472 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_45"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_120 = comm.wait %reduce_scatter_tensor_45 {comm.cost_ns = 0, comm.name = "wait_tensor_120"} : !comm.future<tensor<512x4096xbf16>>
  %mul_253 = comm.compute "aten.mul.Tensor"(%add_115, %convert_element_type_31) {comm.cost_ns = 42265, comm.name = "mul_253"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_254 = comm.compute "aten.mul.Tensor"(%add_115, %view_117) {comm.cost_ns = 28846, comm.name = "mul_254"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_35 = comm.compute "aten.sum.dim_IntList"(%mul_253) {comm.cost_ns = 15425, comm.name = "sum_35"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_473 = comm.view "aten.view.default" %sum_35 {comm.cost_ns = 0, comm.name = "view_473"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_140 = comm.compute "prims.convert_element_type.default"(%mul_254) {comm.cost_ns = 42265, comm.name = "convert_element_type_140"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_255 = comm.compute "aten.mul.Tensor"(%convert_element_type_140, %convert_element_type_30) {comm.cost_ns = 82530, comm.name = "mul_255"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_256 = comm.compute "aten.mul.Tensor"(%convert_element_type_140, %rsqrt_6) {comm.cost_ns = 55693, comm.name = "mul_256"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_36 = comm.compute "aten.sum.dim_IntList"(%mul_255) {comm.cost_ns = 28850, comm.name = "sum_36"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_42 = comm.view "aten.alias.default" %alias_9 {comm.cost_ns = 0, comm.name = "alias_42"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_38 = comm.compute "aten.pow.Tensor_Scalar"(%alias_42) {comm.cost_ns = 2013, comm.name = "pow_38"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_257 = comm.compute "aten.mul.Scalar"(%sum_36) {comm.cost_ns = 2013, comm.name = "mul_257"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_258 = comm.compute "aten.mul.Tensor"(%mul_257, %pow_38) {comm.cost_ns = 2019, comm.name = "mul_258"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_26 = comm.view "aten.expand.default" %mul_258 {comm.cost_ns = 0, comm.name = "expand_26"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_20 = comm.compute "aten.div.Scalar"(%expand_26) {comm.cost_ns = 55687, comm.name = "div_20"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_39 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_30) {comm.cost_ns = 55687, comm.name = "pow_39"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_259 = comm.compute "aten.mul.Scalar"(%pow_39) {comm.cost_ns = 55687, comm.name = "mul_259"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_260 = comm.compute "aten.mul.Tensor"(%div_20, %mul_259) {comm.cost_ns = 82530, comm.name = "mul_260"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_116 = comm.compute "aten.add.Tensor"(%mul_256, %mul_260) {comm.cost_ns = 82530, comm.name = "add_116"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_141 = comm.compute "prims.convert_element_type.default"(%add_116) {comm.cost_ns = 42265, comm.name = "convert_element_type_141"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_117 = comm.compute "aten.add.Tensor"(%add_109, %convert_element_type_141) {comm.cost_ns = 42265, comm.name = "add_117"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_474 = comm.view "aten.view.default" %view_473 {comm.cost_ns = 0, comm.name = "view_474"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_46 = comm.reduce_scatter %view_474 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_46"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_121 = comm.wait %reduce_scatter_tensor_46 {comm.cost_ns = 0, comm.name = "wait_tensor_121"} : !comm.future<tensor<512xbf16>>
  %view_475 = comm.view "aten.view.default" %add_117 {comm.cost_ns = 0, comm.name = "view_475"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_253 = comm.view "aten.permute.default" %view_475 {comm.cost_ns = 0, comm.name = "permute_253"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_129 = comm.compute "aten.mm.default"(%permute_253, %view_114) {comm.cost_ns = 803727, comm.name = "mm_129"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_254 = comm.view "aten.permute.default" %mm_129 {comm.cost_ns = 0, comm.name = "permute_254"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_255 = comm.view "aten.permute.default" %permute_32 {comm.cost_ns = 0, comm.name = "permute_255"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_130 = comm.compute "aten.mm.default"(%view_475, %permute_255) {comm.cost_ns = 803727, comm.name = "mm_130"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_476 = comm.view "aten.view.default" %mm_130 {comm.cost_ns = 0, comm.name = "view_476"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_256 = comm.view "aten.permute.default" %permute_254 {comm.cost_ns = 0, comm.name = "permute_256"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_477 = comm.view "aten.view.default" %permute_256 {comm.cost_ns = 0, comm.name = "view_477"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_47 = comm.reduce_scatter %view_477 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_47"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_122 = comm.wait %reduce_scatter_tensor_47 {comm.cost_ns = 0, comm.name = "wait_tensor_122"} : !comm.future<tensor<512x14336xbf16>>
  %mul_261 = comm.compute "aten.mul.Tensor"(%view_476, %convert_element_type_29) {comm.cost_ns = 142928, comm.name = "mul_261"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_262 = comm.compute "aten.mul.Tensor"(%view_476, %view_111) {comm.cost_ns = 142928, comm.name = "mul_262"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_478 = comm.view "aten.view.default" %mul_261 {comm.cost_ns = 0, comm.name = "view_478"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_257 = comm.view "aten.permute.default" %view_478 {comm.cost_ns = 0, comm.name = "permute_257"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_131 = comm.compute "aten.mm.default"(%permute_257, %view_110) {comm.cost_ns = 803727, comm.name = "mm_131"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_258 = comm.view "aten.permute.default" %mm_131 {comm.cost_ns = 0, comm.name = "permute_258"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_259 = comm.view "aten.permute.default" %permute_31 {comm.cost_ns = 0, comm.name = "permute_259"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_132 = comm.compute "aten.mm.default"(%view_478, %permute_259) {comm.cost_ns = 803727, comm.name = "mm_132"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_479 = comm.view "aten.view.default" %mm_132 {comm.cost_ns = 0, comm.name = "view_479"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_260 = comm.view "aten.permute.default" %permute_258 {comm.cost_ns = 0, comm.name = "permute_260"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_480 = comm.view "aten.view.default" %permute_260 {comm.cost_ns = 0, comm.name = "view_480"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_48 = comm.reduce_scatter %view_480 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_48"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_123 = comm.wait %reduce_scatter_tensor_48 {comm.cost_ns = 0, comm.name = "wait_tensor_123"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_142 = comm.compute "prims.convert_element_type.default"(%mul_262) {comm.cost_ns = 142928, comm.name = "convert_element_type_142"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_143 = comm.compute "prims.convert_element_type.default"(%view_107) {comm.cost_ns = 142928, comm.name = "convert_element_type_143"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_5 = comm.compute "aten.sigmoid.default"(%convert_element_type_143) {comm.cost_ns = 189904, comm.name = "sigmoid_5"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_263 = comm.compute "aten.mul.Tensor"(%convert_element_type_142, %sigmoid_5) {comm.cost_ns = 283857, comm.name = "mul_263"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_24 = comm.compute "aten.sub.Tensor"(%sigmoid_5) {comm.cost_ns = 189904, comm.name = "sub_24"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_264 = comm.compute "aten.mul.Tensor"(%convert_element_type_143, %sub_24) {comm.cost_ns = 283857, comm.name = "mul_264"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_118 = comm.compute "aten.add.Tensor"(%mul_264) {comm.cost_ns = 189904, comm.name = "add_118"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_265 = comm.compute "aten.mul.Tensor"(%mul_263, %add_118) {comm.cost_ns = 283857, comm.name = "mul_265"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_144 = comm.compute "prims.convert_element_type.default"(%mul_265) {comm.cost_ns = 142928, comm.name = "convert_element_type_144"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_481 = comm.view "aten.view.default" %convert_element_type_144 {comm.cost_ns = 0, comm.name = "view_481"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_261 = comm.view "aten.permute.default" %view_481 {comm.cost_ns = 0, comm.name = "permute_261"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_133 = comm.compute "aten.mm.default"(%permute_261, %view_106) {comm.cost_ns = 803727, comm.name = "mm_133"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_262 = comm.view "aten.permute.default" %mm_133 {comm.cost_ns = 0, comm.name = "permute_262"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_263 = comm.view "aten.permute.default" %permute_30 {comm.cost_ns = 0, comm.name = "permute_263"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_134 = comm.compute "aten.mm.default"(%view_481, %permute_263) {comm.cost_ns = 803727, comm.name = "mm_134"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_482 = comm.view "aten.view.default" %mm_134 {comm.cost_ns = 0, comm.name = "view_482"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_119 = comm.compute "aten.add.Tensor"(%view_479, %view_482) {comm.cost_ns = 42265, comm.name = "add_119"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_264 = comm.view "aten.permute.default" %permute_262 {comm.cost_ns = 0, comm.name = "permute_264"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_483 = comm.view "aten.view.default" %permute_264 {comm.cost_ns = 0, comm.name = "view_483"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_49 = comm.reduce_scatter %view_483 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_49"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_124 = comm.wait %reduce_scatter_tensor_49 {comm.cost_ns = 0, comm.name = "wait_tensor_124"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_266 = comm.compute "aten.mul.Tensor"(%add_119, %convert_element_type_27) {comm.cost_ns = 42265, comm.name = "mul_266"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_267 = comm.compute "aten.mul.Tensor"(%add_119, %view_103) {comm.cost_ns = 28846, comm.name = "mul_267"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_37 = comm.compute "aten.sum.dim_IntList"(%mul_266) {comm.cost_ns = 15425, comm.name = "sum_37"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_484 = comm.view "aten.view.default" %sum_37 {comm.cost_ns = 0, comm.name = "view_484"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_145 = comm.compute "prims.convert_element_type.default"(%mul_267) {comm.cost_ns = 42265, comm.name = "convert_element_type_145"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_268 = comm.compute "aten.mul.Tensor"(%convert_element_type_145, %convert_element_type_26) {comm.cost_ns = 82530, comm.name = "mul_268"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_269 = comm.compute "aten.mul.Tensor"(%convert_element_type_145, %rsqrt_5) {comm.cost_ns = 55693, comm.name = "mul_269"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_38 = comm.compute "aten.sum.dim_IntList"(%mul_268) {comm.cost_ns = 28850, comm.name = "sum_38"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_43 = comm.view "aten.alias.default" %alias_8 {comm.cost_ns = 0, comm.name = "alias_43"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_40 = comm.compute "aten.pow.Tensor_Scalar"(%alias_43) {comm.cost_ns = 2013, comm.name = "pow_40"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_270 = comm.compute "aten.mul.Scalar"(%sum_38) {comm.cost_ns = 2013, comm.name = "mul_270"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_271 = comm.compute "aten.mul.Tensor"(%mul_270, %pow_40) {comm.cost_ns = 2019, comm.name = "mul_271"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_27 = comm.view "aten.expand.default" %mul_271 {comm.cost_ns = 0, comm.name = "expand_27"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_21 = comm.compute "aten.div.Scalar"(%expand_27) {comm.cost_ns = 55687, comm.name = "div_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_41 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_26) {comm.cost_ns = 55687, comm.name = "pow_41"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_272 = comm.compute "aten.mul.Scalar"(%pow_41) {comm.cost_ns = 55687, comm.name = "mul_272"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_273 = comm.compute "aten.mul.Tensor"(%div_21, %mul_272) {comm.cost_ns = 82530, comm.name = "mul_273"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_120 = comm.compute "aten.add.Tensor"(%mul_269, %mul_273) {comm.cost_ns = 82530, comm.name = "add_120"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_146 = comm.compute "prims.convert_element_type.default"(%add_120) {comm.cost_ns = 42265, comm.name = "convert_element_type_146"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_121 = comm.compute "aten.add.Tensor"(%add_117, %convert_element_type_146) {comm.cost_ns = 42265, comm.name = "add_121"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_485 = comm.view "aten.view.default" %view_484 {comm.cost_ns = 0, comm.name = "view_485"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_50 = comm.reduce_scatter %view_485 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_50"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_125 = comm.wait %reduce_scatter_tensor_50 {comm.cost_ns = 0, comm.name = "wait_tensor_125"} : !comm.future<tensor<512xbf16>>
  %view_486 = comm.view "aten.view.default" %add_121 {comm.cost_ns = 0, comm.name = "view_486"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_265 = comm.view "aten.permute.default" %view_486 {comm.cost_ns = 0, comm.name = "permute_265"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_135 = comm.compute "aten.mm.default"(%permute_265, %view_100) {comm.cost_ns = 231064, comm.name = "mm_135"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_266 = comm.view "aten.permute.default" %mm_135 {comm.cost_ns = 0, comm.name = "permute_266"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_267 = comm.view "aten.permute.default" %permute_29 {comm.cost_ns = 0, comm.name = "permute_267"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_136 = comm.compute "aten.mm.default"(%view_486, %permute_267) {comm.cost_ns = 231064, comm.name = "mm_136"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_487 = comm.view "aten.view.default" %mm_136 {comm.cost_ns = 0, comm.name = "view_487"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_268 = comm.view "aten.permute.default" %permute_266 {comm.cost_ns = 0, comm.name = "permute_268"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_488 = comm.view "aten.view.default" %permute_268 {comm.cost_ns = 0, comm.name = "view_488"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_51 = comm.reduce_scatter %view_488 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_51"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_126 = comm.wait %reduce_scatter_tensor_51 {comm.cost_ns = 0, comm.name = "wait_tensor_126"} : !comm.future<tensor<512x4096xbf16>>
  %view_489 = comm.view "aten.view.default" %view_487 {comm.cost_ns = 0, comm.name = "view_489"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_269 = comm.view "aten.permute.default" %view_489 {comm.cost_ns = 0, comm.name = "permute_269"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_44 = comm.view "aten.alias.default" %alias_7 {comm.cost_ns = 0, comm.name = "alias_44"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_5:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_269, %permute_25, %permute_26, %permute_27, %alias_44, %_scaled_dot_product_flash_attention_2#1, %_scaled_dot_product_flash_attention_2#6, %_scaled_dot_product_flash_attention_2#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_5"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_270 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_5#2 {comm.cost_ns = 0, comm.name = "permute_270"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_271 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_5#1 {comm.cost_ns = 0, comm.name = "permute_271"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_272 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_5#0 {comm.cost_ns = 0, comm.name = "permute_272"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_490 = comm.view "aten.view.default" %permute_270 {comm.cost_ns = 0, comm.name = "view_490"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_39 = comm.compute "aten.sum.dim_IntList"(%view_490) {comm.cost_ns = 18777, comm.name = "sum_39"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_11 = comm.view "aten.squeeze.dim" %sum_39 {comm.cost_ns = 0, comm.name = "squeeze_11"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_491 = comm.view "aten.view.default" %permute_271 {comm.cost_ns = 0, comm.name = "view_491"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_40 = comm.compute "aten.sum.dim_IntList"(%view_491) {comm.cost_ns = 18777, comm.name = "sum_40"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_12 = comm.view "aten.squeeze.dim" %sum_40 {comm.cost_ns = 0, comm.name = "squeeze_12"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_147 = comm.compute "prims.convert_element_type.default"(%squeeze_12) {comm.cost_ns = 12066, comm.name = "convert_element_type_147"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_96 = comm.view "aten.slice.Tensor" %convert_element_type_147 {comm.cost_ns = 0, comm.name = "slice_96"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_97 = comm.view "aten.slice.Tensor" %convert_element_type_147 {comm.cost_ns = 0, comm.name = "slice_97"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_274 = comm.compute "aten.mul.Tensor"(%slice_97, %sin) {comm.cost_ns = 9130, comm.name = "mul_274"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_275 = comm.compute "aten.mul.Tensor"(%slice_97, %cos) {comm.cost_ns = 9130, comm.name = "mul_275"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_19 = comm.compute "aten.neg.default"(%slice_96) {comm.cost_ns = 8710, comm.name = "neg_19"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_276 = comm.compute "aten.mul.Tensor"(%neg_19, %sin) {comm.cost_ns = 9130, comm.name = "mul_276"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_122 = comm.compute "aten.add.Tensor"(%mul_275, %mul_276) {comm.cost_ns = 12066, comm.name = "add_122"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_277 = comm.compute "aten.mul.Tensor"(%slice_96, %cos) {comm.cost_ns = 9130, comm.name = "mul_277"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_123 = comm.compute "aten.add.Tensor"(%mul_274, %mul_277) {comm.cost_ns = 12066, comm.name = "add_123"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_26 = comm.compute "aten.cat.default"(%add_123, %add_122) {comm.cost_ns = 15421, comm.name = "cat_26"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_148 = comm.compute "prims.convert_element_type.default"(%cat_26) {comm.cost_ns = 12066, comm.name = "convert_element_type_148"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_149 = comm.compute "prims.convert_element_type.default"(%permute_272) {comm.cost_ns = 42265, comm.name = "convert_element_type_149"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_98 = comm.view "aten.slice.Tensor" %convert_element_type_149 {comm.cost_ns = 0, comm.name = "slice_98"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_99 = comm.view "aten.slice.Tensor" %convert_element_type_149 {comm.cost_ns = 0, comm.name = "slice_99"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_278 = comm.compute "aten.mul.Tensor"(%slice_99, %sin) {comm.cost_ns = 29262, comm.name = "mul_278"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_279 = comm.compute "aten.mul.Tensor"(%slice_99, %cos) {comm.cost_ns = 29262, comm.name = "mul_279"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_20 = comm.compute "aten.neg.default"(%slice_98) {comm.cost_ns = 28843, comm.name = "neg_20"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_280 = comm.compute "aten.mul.Tensor"(%neg_20, %sin) {comm.cost_ns = 29262, comm.name = "mul_280"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_124 = comm.compute "aten.add.Tensor"(%mul_279, %mul_280) {comm.cost_ns = 42265, comm.name = "add_124"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_281 = comm.compute "aten.mul.Tensor"(%slice_98, %cos) {comm.cost_ns = 29262, comm.name = "mul_281"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_125 = comm.compute "aten.add.Tensor"(%mul_278, %mul_281) {comm.cost_ns = 42265, comm.name = "add_125"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_27 = comm.compute "aten.cat.default"(%add_125, %add_124) {comm.cost_ns = 55687, comm.name = "cat_27"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_150 = comm.compute "prims.convert_element_type.default"(%cat_27) {comm.cost_ns = 42265, comm.name = "convert_element_type_150"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_492 = comm.view "aten.view.default" %squeeze_11 {comm.cost_ns = 0, comm.name = "view_492"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_493 = comm.view "aten.view.default" %convert_element_type_148 {comm.cost_ns = 0, comm.name = "view_493"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_494 = comm.view "aten.view.default" %convert_element_type_150 {comm.cost_ns = 0, comm.name = "view_494"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_495 = comm.view "aten.view.default" %view_492 {comm.cost_ns = 0, comm.name = "view_495"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_273 = comm.view "aten.permute.default" %view_495 {comm.cost_ns = 0, comm.name = "permute_273"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_137 = comm.compute "aten.mm.default"(%permute_273, %view_90) {comm.cost_ns = 59266, comm.name = "mm_137"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_274 = comm.view "aten.permute.default" %mm_137 {comm.cost_ns = 0, comm.name = "permute_274"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_275 = comm.view "aten.permute.default" %permute_24 {comm.cost_ns = 0, comm.name = "permute_275"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_138 = comm.compute "aten.mm.default"(%view_495, %permute_275) {comm.cost_ns = 59266, comm.name = "mm_138"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_496 = comm.view "aten.view.default" %mm_138 {comm.cost_ns = 0, comm.name = "view_496"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_276 = comm.view "aten.permute.default" %permute_274 {comm.cost_ns = 0, comm.name = "permute_276"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_497 = comm.view "aten.view.default" %permute_276 {comm.cost_ns = 0, comm.name = "view_497"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_52 = comm.reduce_scatter %view_497 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_52"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_127 = comm.wait %reduce_scatter_tensor_52 {comm.cost_ns = 0, comm.name = "wait_tensor_127"} : !comm.future<tensor<128x4096xbf16>>
  %view_498 = comm.view "aten.view.default" %view_493 {comm.cost_ns = 0, comm.name = "view_498"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_277 = comm.view "aten.permute.default" %view_498 {comm.cost_ns = 0, comm.name = "permute_277"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_139 = comm.compute "aten.mm.default"(%permute_277, %view_86) {comm.cost_ns = 59266, comm.name = "mm_139"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_278 = comm.view "aten.permute.default" %mm_139 {comm.cost_ns = 0, comm.name = "permute_278"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_279 = comm.view "aten.permute.default" %permute_23 {comm.cost_ns = 0, comm.name = "permute_279"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_140 = comm.compute "aten.mm.default"(%view_498, %permute_279) {comm.cost_ns = 59266, comm.name = "mm_140"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_499 = comm.view "aten.view.default" %mm_140 {comm.cost_ns = 0, comm.name = "view_499"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_126 = comm.compute "aten.add.Tensor"(%view_496, %view_499) {comm.cost_ns = 42265, comm.name = "add_126"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_280 = comm.view "aten.permute.default" %permute_278 {comm.cost_ns = 0, comm.name = "permute_280"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_500 = comm.view "aten.view.default" %permute_280 {comm.cost_ns = 0, comm.name = "view_500"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_53 = comm.reduce_scatter %view_500 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_53"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_128 = comm.wait %reduce_scatter_tensor_53 {comm.cost_ns = 0, comm.name = "wait_tensor_128"} : !comm.future<tensor<128x4096xbf16>>
  %view_501 = comm.view "aten.view.default" %view_494 {comm.cost_ns = 0, comm.name = "view_501"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_281 = comm.view "aten.permute.default" %view_501 {comm.cost_ns = 0, comm.name = "permute_281"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_141 = comm.compute "aten.mm.default"(%permute_281, %view_82) {comm.cost_ns = 231064, comm.name = "mm_141"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_282 = comm.view "aten.permute.default" %mm_141 {comm.cost_ns = 0, comm.name = "permute_282"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_283 = comm.view "aten.permute.default" %permute_22 {comm.cost_ns = 0, comm.name = "permute_283"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_142 = comm.compute "aten.mm.default"(%view_501, %permute_283) {comm.cost_ns = 231064, comm.name = "mm_142"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_502 = comm.view "aten.view.default" %mm_142 {comm.cost_ns = 0, comm.name = "view_502"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_127 = comm.compute "aten.add.Tensor"(%add_126, %view_502) {comm.cost_ns = 42265, comm.name = "add_127"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_284 = comm.view "aten.permute.default" %permute_282 {comm.cost_ns = 0, comm.name = "permute_284"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_503 = comm.view "aten.view.default" %permute_284 {comm.cost_ns = 0, comm.name = "view_503"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_54 = comm.reduce_scatter %view_503 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_54"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_129 = comm.wait %reduce_scatter_tensor_54 {comm.cost_ns = 0, comm.name = "wait_tensor_129"} : !comm.future<tensor<512x4096xbf16>>
  %mul_282 = comm.compute "aten.mul.Tensor"(%add_127, %convert_element_type_21) {comm.cost_ns = 42265, comm.name = "mul_282"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_283 = comm.compute "aten.mul.Tensor"(%add_127, %view_79) {comm.cost_ns = 28846, comm.name = "mul_283"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_41 = comm.compute "aten.sum.dim_IntList"(%mul_282) {comm.cost_ns = 15425, comm.name = "sum_41"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_504 = comm.view "aten.view.default" %sum_41 {comm.cost_ns = 0, comm.name = "view_504"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_151 = comm.compute "prims.convert_element_type.default"(%mul_283) {comm.cost_ns = 42265, comm.name = "convert_element_type_151"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_284 = comm.compute "aten.mul.Tensor"(%convert_element_type_151, %convert_element_type_20) {comm.cost_ns = 82530, comm.name = "mul_284"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_285 = comm.compute "aten.mul.Tensor"(%convert_element_type_151, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_285"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_42 = comm.compute "aten.sum.dim_IntList"(%mul_284) {comm.cost_ns = 28850, comm.name = "sum_42"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_45 = comm.view "aten.alias.default" %alias_6 {comm.cost_ns = 0, comm.name = "alias_45"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_42 = comm.compute "aten.pow.Tensor_Scalar"(%alias_45) {comm.cost_ns = 2013, comm.name = "pow_42"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_286 = comm.compute "aten.mul.Scalar"(%sum_42) {comm.cost_ns = 2013, comm.name = "mul_286"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_287 = comm.compute "aten.mul.Tensor"(%mul_286, %pow_42) {comm.cost_ns = 2019, comm.name = "mul_287"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_28 = comm.view "aten.expand.default" %mul_287 {comm.cost_ns = 0, comm.name = "expand_28"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_22 = comm.compute "aten.div.Scalar"(%expand_28) {comm.cost_ns = 55687, comm.name = "div_22"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_43 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 55687, comm.name = "pow_43"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_288 = comm.compute "aten.mul.Scalar"(%pow_43) {comm.cost_ns = 55687, comm.name = "mul_288"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_289 = comm.compute "aten.mul.Tensor"(%div_22, %mul_288) {comm.cost_ns = 82530, comm.name = "mul_289"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_128 = comm.compute "aten.add.Tensor"(%mul_285, %mul_289) {comm.cost_ns = 82530, comm.name = "add_128"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_152 = comm.compute "prims.convert_element_type.default"(%add_128) {comm.cost_ns = 42265, comm.name = "convert_element_type_152"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_129 = comm.compute "aten.add.Tensor"(%add_121, %convert_element_type_152) {comm.cost_ns = 42265, comm.name = "add_129"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_505 = comm.view "aten.view.default" %view_504 {comm.cost_ns = 0, comm.name = "view_505"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_55 = comm.reduce_scatter %view_505 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_55"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_130 = comm.wait %reduce_scatter_tensor_55 {comm.cost_ns = 0, comm.name = "wait_tensor_130"} : !comm.future<tensor<512xbf16>>
  %view_506 = comm.view "aten.view.default" %add_129 {comm.cost_ns = 0, comm.name = "view_506"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_285 = comm.view "aten.permute.default" %view_506 {comm.cost_ns = 0, comm.name = "permute_285"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_143 = comm.compute "aten.mm.default"(%permute_285, %view_76) {comm.cost_ns = 803727, comm.name = "mm_143"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_286 = comm.view "aten.permute.default" %mm_143 {comm.cost_ns = 0, comm.name = "permute_286"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_287 = comm.view "aten.permute.default" %permute_21 {comm.cost_ns = 0, comm.name = "permute_287"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_144 = comm.compute "aten.mm.default"(%view_506, %permute_287) {comm.cost_ns = 803727, comm.name = "mm_144"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_507 = comm.view "aten.view.default" %mm_144 {comm.cost_ns = 0, comm.name = "view_507"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_288 = comm.view "aten.permute.default" %permute_286 {comm.cost_ns = 0, comm.name = "permute_288"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_508 = comm.view "aten.view.default" %permute_288 {comm.cost_ns = 0, comm.name = "view_508"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_56 = comm.reduce_scatter %view_508 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_56"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_131 = comm.wait %reduce_scatter_tensor_56 {comm.cost_ns = 0, comm.name = "wait_tensor_131"} : !comm.future<tensor<512x14336xbf16>>
  %mul_290 = comm.compute "aten.mul.Tensor"(%view_507, %convert_element_type_19) {comm.cost_ns = 142928, comm.name = "mul_290"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_291 = comm.compute "aten.mul.Tensor"(%view_507, %view_73) {comm.cost_ns = 142928, comm.name = "mul_291"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_509 = comm.view "aten.view.default" %mul_290 {comm.cost_ns = 0, comm.name = "view_509"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_289 = comm.view "aten.permute.default" %view_509 {comm.cost_ns = 0, comm.name = "permute_289"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_145 = comm.compute "aten.mm.default"(%permute_289, %view_72) {comm.cost_ns = 803727, comm.name = "mm_145"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_290 = comm.view "aten.permute.default" %mm_145 {comm.cost_ns = 0, comm.name = "permute_290"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_291 = comm.view "aten.permute.default" %permute_20 {comm.cost_ns = 0, comm.name = "permute_291"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_146 = comm.compute "aten.mm.default"(%view_509, %permute_291) {comm.cost_ns = 803727, comm.name = "mm_146"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_510 = comm.view "aten.view.default" %mm_146 {comm.cost_ns = 0, comm.name = "view_510"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_292 = comm.view "aten.permute.default" %permute_290 {comm.cost_ns = 0, comm.name = "permute_292"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_511 = comm.view "aten.view.default" %permute_292 {comm.cost_ns = 0, comm.name = "view_511"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_57 = comm.reduce_scatter %view_511 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_57"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_132 = comm.wait %reduce_scatter_tensor_57 {comm.cost_ns = 0, comm.name = "wait_tensor_132"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_153 = comm.compute "prims.convert_element_type.default"(%mul_291) {comm.cost_ns = 142928, comm.name = "convert_element_type_153"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_154 = comm.compute "prims.convert_element_type.default"(%view_69) {comm.cost_ns = 142928, comm.name = "convert_element_type_154"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_6 = comm.compute "aten.sigmoid.default"(%convert_element_type_154) {comm.cost_ns = 189904, comm.name = "sigmoid_6"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_292 = comm.compute "aten.mul.Tensor"(%convert_element_type_153, %sigmoid_6) {comm.cost_ns = 283857, comm.name = "mul_292"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_25 = comm.compute "aten.sub.Tensor"(%sigmoid_6) {comm.cost_ns = 189904, comm.name = "sub_25"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_293 = comm.compute "aten.mul.Tensor"(%convert_element_type_154, %sub_25) {comm.cost_ns = 283857, comm.name = "mul_293"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_130 = comm.compute "aten.add.Tensor"(%mul_293) {comm.cost_ns = 189904, comm.name = "add_130"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_294 = comm.compute "aten.mul.Tensor"(%mul_292, %add_130) {comm.cost_ns = 283857, comm.name = "mul_294"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_155 = comm.compute "prims.convert_element_type.default"(%mul_294) {comm.cost_ns = 142928, comm.name = "convert_element_type_155"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_512 = comm.view "aten.view.default" %convert_element_type_155 {comm.cost_ns = 0, comm.name = "view_512"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_293 = comm.view "aten.permute.default" %view_512 {comm.cost_ns = 0, comm.name = "permute_293"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_147 = comm.compute "aten.mm.default"(%permute_293, %view_68) {comm.cost_ns = 803727, comm.name = "mm_147"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_294 = comm.view "aten.permute.default" %mm_147 {comm.cost_ns = 0, comm.name = "permute_294"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_295 = comm.view "aten.permute.default" %permute_19 {comm.cost_ns = 0, comm.name = "permute_295"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_148 = comm.compute "aten.mm.default"(%view_512, %permute_295) {comm.cost_ns = 803727, comm.name = "mm_148"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_513 = comm.view "aten.view.default" %mm_148 {comm.cost_ns = 0, comm.name = "view_513"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_131 = comm.compute "aten.add.Tensor"(%view_510, %view_513) {comm.cost_ns = 42265, comm.name = "add_131"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_296 = comm.view "aten.permute.default" %permute_294 {comm.cost_ns = 0, comm.name = "permute_296"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_514 = comm.view "aten.view.default" %permute_296 {comm.cost_ns = 0, comm.name = "view_514"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_58 = comm.reduce_scatter %view_514 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_58"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_133 = comm.wait %reduce_scatter_tensor_58 {comm.cost_ns = 0, comm.name = "wait_tensor_133"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_295 = comm.compute "aten.mul.Tensor"(%add_131, %convert_element_type_17) {comm.cost_ns = 42265, comm.name = "mul_295"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_296 = comm.compute "aten.mul.Tensor"(%add_131, %view_65) {comm.cost_ns = 28846, comm.name = "mul_296"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_43 = comm.compute "aten.sum.dim_IntList"(%mul_295) {comm.cost_ns = 15425, comm.name = "sum_43"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_515 = comm.view "aten.view.default" %sum_43 {comm.cost_ns = 0, comm.name = "view_515"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_156 = comm.compute "prims.convert_element_type.default"(%mul_296) {comm.cost_ns = 42265, comm.name = "convert_element_type_156"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_297 = comm.compute "aten.mul.Tensor"(%convert_element_type_156, %convert_element_type_16) {comm.cost_ns = 82530, comm.name = "mul_297"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_298 = comm.compute "aten.mul.Tensor"(%convert_element_type_156, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_298"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_44 = comm.compute "aten.sum.dim_IntList"(%mul_297) {comm.cost_ns = 28850, comm.name = "sum_44"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_46 = comm.view "aten.alias.default" %alias_5 {comm.cost_ns = 0, comm.name = "alias_46"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_44 = comm.compute "aten.pow.Tensor_Scalar"(%alias_46) {comm.cost_ns = 2013, comm.name = "pow_44"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_299 = comm.compute "aten.mul.Scalar"(%sum_44) {comm.cost_ns = 2013, comm.name = "mul_299"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_300 = comm.compute "aten.mul.Tensor"(%mul_299, %pow_44) {comm.cost_ns = 2019, comm.name = "mul_300"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_29 = comm.view "aten.expand.default" %mul_300 {comm.cost_ns = 0, comm.name = "expand_29"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_23 = comm.compute "aten.div.Scalar"(%expand_29) {comm.cost_ns = 55687, comm.name = "div_23"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_45 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_16) {comm.cost_ns = 55687, comm.name = "pow_45"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_301 = comm.compute "aten.mul.Scalar"(%pow_45) {comm.cost_ns = 55687, comm.name = "mul_301"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_302 = comm.compute "aten.mul.Tensor"(%div_23, %mul_301) {comm.cost_ns = 82530, comm.name = "mul_302"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_132 = comm.compute "aten.add.Tensor"(%mul_298, %mul_302) {comm.cost_ns = 82530, comm.name = "add_132"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_157 = comm.compute "prims.convert_element_type.default"(%add_132) {comm.cost_ns = 42265, comm.name = "convert_element_type_157"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_133 = comm.compute "aten.add.Tensor"(%add_129, %convert_element_type_157) {comm.cost_ns = 42265, comm.name = "add_133"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_516 = comm.view "aten.view.default" %view_515 {comm.cost_ns = 0, comm.name = "view_516"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_59 = comm.reduce_scatter %view_516 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_59"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_134 = comm.wait %reduce_scatter_tensor_59 {comm.cost_ns = 0, comm.name = "wait_tensor_134"} : !comm.future<tensor<512xbf16>>
  %view_517 = comm.view "aten.view.default" %add_133 {comm.cost_ns = 0, comm.name = "view_517"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_297 = comm.view "aten.permute.default" %view_517 {comm.cost_ns = 0, comm.name = "permute_297"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_149 = comm.compute "aten.mm.default"(%permute_297, %view_62) {comm.cost_ns = 231064, comm.name = "mm_149"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_298 = comm.view "aten.permute.default" %mm_149 {comm.cost_ns = 0, comm.name = "permute_298"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_299 = comm.view "aten.permute.default" %permute_18 {comm.cost_ns = 0, comm.name = "permute_299"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_150 = comm.compute "aten.mm.default"(%view_517, %permute_299) {comm.cost_ns = 231064, comm.name = "mm_150"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_518 = comm.view "aten.view.default" %mm_150 {comm.cost_ns = 0, comm.name = "view_518"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_300 = comm.view "aten.permute.default" %permute_298 {comm.cost_ns = 0, comm.name = "permute_300"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_519 = comm.view "aten.view.default" %permute_300 {comm.cost_ns = 0, comm.name = "view_519"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_60 = comm.reduce_scatter %view_519 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_60"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_135 = comm.wait %reduce_scatter_tensor_60 {comm.cost_ns = 0, comm.name = "wait_tensor_135"} : !comm.future<tensor<512x4096xbf16>>
  %view_520 = comm.view "aten.view.default" %view_518 {comm.cost_ns = 0, comm.name = "view_520"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_301 = comm.view "aten.permute.default" %view_520 {comm.cost_ns = 0, comm.name = "permute_301"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_47 = comm.view "aten.alias.default" %alias_4 {comm.cost_ns = 0, comm.name = "alias_47"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_6:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_301, %permute_14, %permute_15, %permute_16, %alias_47, %_scaled_dot_product_flash_attention_1#1, %_scaled_dot_product_flash_attention_1#6, %_scaled_dot_product_flash_attention_1#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_6"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_302 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_6#2 {comm.cost_ns = 0, comm.name = "permute_302"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_303 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_6#1 {comm.cost_ns = 0, comm.name = "permute_303"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_304 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_6#0 {comm.cost_ns = 0, comm.name = "permute_304"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_521 = comm.view "aten.view.default" %permute_302 {comm.cost_ns = 0, comm.name = "view_521"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_45 = comm.compute "aten.sum.dim_IntList"(%view_521) {comm.cost_ns = 18777, comm.name = "sum_45"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_13 = comm.view "aten.squeeze.dim" %sum_45 {comm.cost_ns = 0, comm.name = "squeeze_13"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_522 = comm.view "aten.view.default" %permute_303 {comm.cost_ns = 0, comm.name = "view_522"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_46 = comm.compute "aten.sum.dim_IntList"(%view_522) {comm.cost_ns = 18777, comm.name = "sum_46"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_14 = comm.view "aten.squeeze.dim" %sum_46 {comm.cost_ns = 0, comm.name = "squeeze_14"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_158 = comm.compute "prims.convert_element_type.default"(%squeeze_14) {comm.cost_ns = 12066, comm.name = "convert_element_type_158"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_100 = comm.view "aten.slice.Tensor" %convert_element_type_158 {comm.cost_ns = 0, comm.name = "slice_100"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_101 = comm.view "aten.slice.Tensor" %convert_element_type_158 {comm.cost_ns = 0, comm.name = "slice_101"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_303 = comm.compute "aten.mul.Tensor"(%slice_101, %sin) {comm.cost_ns = 9130, comm.name = "mul_303"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_304 = comm.compute "aten.mul.Tensor"(%slice_101, %cos) {comm.cost_ns = 9130, comm.name = "mul_304"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_21 = comm.compute "aten.neg.default"(%slice_100) {comm.cost_ns = 8710, comm.name = "neg_21"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_305 = comm.compute "aten.mul.Tensor"(%neg_21, %sin) {comm.cost_ns = 9130, comm.name = "mul_305"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_134 = comm.compute "aten.add.Tensor"(%mul_304, %mul_305) {comm.cost_ns = 12066, comm.name = "add_134"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_306 = comm.compute "aten.mul.Tensor"(%slice_100, %cos) {comm.cost_ns = 9130, comm.name = "mul_306"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_135 = comm.compute "aten.add.Tensor"(%mul_303, %mul_306) {comm.cost_ns = 12066, comm.name = "add_135"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_28 = comm.compute "aten.cat.default"(%add_135, %add_134) {comm.cost_ns = 15421, comm.name = "cat_28"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_159 = comm.compute "prims.convert_element_type.default"(%cat_28) {comm.cost_ns = 12066, comm.name = "convert_element_type_159"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_160 = comm.compute "prims.convert_element_type.default"(%permute_304) {comm.cost_ns = 42265, comm.name = "convert_element_type_160"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_102 = comm.view "aten.slice.Tensor" %convert_element_type_160 {comm.cost_ns = 0, comm.name = "slice_102"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_103 = comm.view "aten.slice.Tensor" %convert_element_type_160 {comm.cost_ns = 0, comm.name = "slice_103"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_307 = comm.compute "aten.mul.Tensor"(%slice_103, %sin) {comm.cost_ns = 29262, comm.name = "mul_307"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_308 = comm.compute "aten.mul.Tensor"(%slice_103, %cos) {comm.cost_ns = 29262, comm.name = "mul_308"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_22 = comm.compute "aten.neg.default"(%slice_102) {comm.cost_ns = 28843, comm.name = "neg_22"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_309 = comm.compute "aten.mul.Tensor"(%neg_22, %sin) {comm.cost_ns = 29262, comm.name = "mul_309"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_136 = comm.compute "aten.add.Tensor"(%mul_308, %mul_309) {comm.cost_ns = 42265, comm.name = "add_136"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_310 = comm.compute "aten.mul.Tensor"(%slice_102, %cos) {comm.cost_ns = 29262, comm.name = "mul_310"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_137 = comm.compute "aten.add.Tensor"(%mul_307, %mul_310) {comm.cost_ns = 42265, comm.name = "add_137"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_29 = comm.compute "aten.cat.default"(%add_137, %add_136) {comm.cost_ns = 55687, comm.name = "cat_29"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_161 = comm.compute "prims.convert_element_type.default"(%cat_29) {comm.cost_ns = 42265, comm.name = "convert_element_type_161"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_523 = comm.view "aten.view.default" %squeeze_13 {comm.cost_ns = 0, comm.name = "view_523"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_524 = comm.view "aten.view.default" %convert_element_type_159 {comm.cost_ns = 0, comm.name = "view_524"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_525 = comm.view "aten.view.default" %convert_element_type_161 {comm.cost_ns = 0, comm.name = "view_525"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_526 = comm.view "aten.view.default" %view_523 {comm.cost_ns = 0, comm.name = "view_526"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_305 = comm.view "aten.permute.default" %view_526 {comm.cost_ns = 0, comm.name = "permute_305"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_151 = comm.compute "aten.mm.default"(%permute_305, %view_52) {comm.cost_ns = 59266, comm.name = "mm_151"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_306 = comm.view "aten.permute.default" %mm_151 {comm.cost_ns = 0, comm.name = "permute_306"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_307 = comm.view "aten.permute.default" %permute_13 {comm.cost_ns = 0, comm.name = "permute_307"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_152 = comm.compute "aten.mm.default"(%view_526, %permute_307) {comm.cost_ns = 59266, comm.name = "mm_152"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_527 = comm.view "aten.view.default" %mm_152 {comm.cost_ns = 0, comm.name = "view_527"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_308 = comm.view "aten.permute.default" %permute_306 {comm.cost_ns = 0, comm.name = "permute_308"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_528 = comm.view "aten.view.default" %permute_308 {comm.cost_ns = 0, comm.name = "view_528"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_61 = comm.reduce_scatter %view_528 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_61"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_136 = comm.wait %reduce_scatter_tensor_61 {comm.cost_ns = 0, comm.name = "wait_tensor_136"} : !comm.future<tensor<128x4096xbf16>>
  %view_529 = comm.view "aten.view.default" %view_524 {comm.cost_ns = 0, comm.name = "view_529"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_309 = comm.view "aten.permute.default" %view_529 {comm.cost_ns = 0, comm.name = "permute_309"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_153 = comm.compute "aten.mm.default"(%permute_309, %view_48) {comm.cost_ns = 59266, comm.name = "mm_153"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_310 = comm.view "aten.permute.default" %mm_153 {comm.cost_ns = 0, comm.name = "permute_310"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_311 = comm.view "aten.permute.default" %permute_12 {comm.cost_ns = 0, comm.name = "permute_311"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_154 = comm.compute "aten.mm.default"(%view_529, %permute_311) {comm.cost_ns = 59266, comm.name = "mm_154"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_530 = comm.view "aten.view.default" %mm_154 {comm.cost_ns = 0, comm.name = "view_530"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_138 = comm.compute "aten.add.Tensor"(%view_527, %view_530) {comm.cost_ns = 42265, comm.name = "add_138"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_312 = comm.view "aten.permute.default" %permute_310 {comm.cost_ns = 0, comm.name = "permute_312"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_531 = comm.view "aten.view.default" %permute_312 {comm.cost_ns = 0, comm.name = "view_531"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_62 = comm.reduce_scatter %view_531 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_62"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_137 = comm.wait %reduce_scatter_tensor_62 {comm.cost_ns = 0, comm.name = "wait_tensor_137"} : !comm.future<tensor<128x4096xbf16>>
  %view_532 = comm.view "aten.view.default" %view_525 {comm.cost_ns = 0, comm.name = "view_532"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_313 = comm.view "aten.permute.default" %view_532 {comm.cost_ns = 0, comm.name = "permute_313"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_155 = comm.compute "aten.mm.default"(%permute_313, %view_44) {comm.cost_ns = 231064, comm.name = "mm_155"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_314 = comm.view "aten.permute.default" %mm_155 {comm.cost_ns = 0, comm.name = "permute_314"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_315 = comm.view "aten.permute.default" %permute_11 {comm.cost_ns = 0, comm.name = "permute_315"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_156 = comm.compute "aten.mm.default"(%view_532, %permute_315) {comm.cost_ns = 231064, comm.name = "mm_156"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_533 = comm.view "aten.view.default" %mm_156 {comm.cost_ns = 0, comm.name = "view_533"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_139 = comm.compute "aten.add.Tensor"(%add_138, %view_533) {comm.cost_ns = 42265, comm.name = "add_139"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_316 = comm.view "aten.permute.default" %permute_314 {comm.cost_ns = 0, comm.name = "permute_316"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_534 = comm.view "aten.view.default" %permute_316 {comm.cost_ns = 0, comm.name = "view_534"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_63 = comm.reduce_scatter %view_534 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_63"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_138 = comm.wait %reduce_scatter_tensor_63 {comm.cost_ns = 0, comm.name = "wait_tensor_138"} : !comm.future<tensor<512x4096xbf16>>
  %mul_311 = comm.compute "aten.mul.Tensor"(%add_139, %convert_element_type_11) {comm.cost_ns = 42265, comm.name = "mul_311"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_312 = comm.compute "aten.mul.Tensor"(%add_139, %view_41) {comm.cost_ns = 28846, comm.name = "mul_312"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_47 = comm.compute "aten.sum.dim_IntList"(%mul_311) {comm.cost_ns = 15425, comm.name = "sum_47"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_535 = comm.view "aten.view.default" %sum_47 {comm.cost_ns = 0, comm.name = "view_535"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_162 = comm.compute "prims.convert_element_type.default"(%mul_312) {comm.cost_ns = 42265, comm.name = "convert_element_type_162"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_313 = comm.compute "aten.mul.Tensor"(%convert_element_type_162, %convert_element_type_10) {comm.cost_ns = 82530, comm.name = "mul_313"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_314 = comm.compute "aten.mul.Tensor"(%convert_element_type_162, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_314"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_48 = comm.compute "aten.sum.dim_IntList"(%mul_313) {comm.cost_ns = 28850, comm.name = "sum_48"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_48 = comm.view "aten.alias.default" %alias_3 {comm.cost_ns = 0, comm.name = "alias_48"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_46 = comm.compute "aten.pow.Tensor_Scalar"(%alias_48) {comm.cost_ns = 2013, comm.name = "pow_46"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_315 = comm.compute "aten.mul.Scalar"(%sum_48) {comm.cost_ns = 2013, comm.name = "mul_315"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_316 = comm.compute "aten.mul.Tensor"(%mul_315, %pow_46) {comm.cost_ns = 2019, comm.name = "mul_316"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_30 = comm.view "aten.expand.default" %mul_316 {comm.cost_ns = 0, comm.name = "expand_30"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_24 = comm.compute "aten.div.Scalar"(%expand_30) {comm.cost_ns = 55687, comm.name = "div_24"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_47 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_47"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_317 = comm.compute "aten.mul.Scalar"(%pow_47) {comm.cost_ns = 55687, comm.name = "mul_317"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_318 = comm.compute "aten.mul.Tensor"(%div_24, %mul_317) {comm.cost_ns = 82530, comm.name = "mul_318"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_140 = comm.compute "aten.add.Tensor"(%mul_314, %mul_318) {comm.cost_ns = 82530, comm.name = "add_140"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_163 = comm.compute "prims.convert_element_type.default"(%add_140) {comm.cost_ns = 42265, comm.name = "convert_element_type_163"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_141 = comm.compute "aten.add.Tensor"(%add_133, %convert_element_type_163) {comm.cost_ns = 42265, comm.name = "add_141"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_536 = comm.view "aten.view.default" %view_535 {comm.cost_ns = 0, comm.name = "view_536"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_64 = comm.reduce_scatter %view_536 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_64"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_139 = comm.wait %reduce_scatter_tensor_64 {comm.cost_ns = 0, comm.name = "wait_tensor_139"} : !comm.future<tensor<512xbf16>>
  %view_537 = comm.view "aten.view.default" %add_141 {comm.cost_ns = 0, comm.name = "view_537"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_317 = comm.view "aten.permute.default" %view_537 {comm.cost_ns = 0, comm.name = "permute_317"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_157 = comm.compute "aten.mm.default"(%permute_317, %view_38) {comm.cost_ns = 803727, comm.name = "mm_157"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_318 = comm.view "aten.permute.default" %mm_157 {comm.cost_ns = 0, comm.name = "permute_318"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_319 = comm.view "aten.permute.default" %permute_10 {comm.cost_ns = 0, comm.name = "permute_319"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_158 = comm.compute "aten.mm.default"(%view_537, %permute_319) {comm.cost_ns = 803727, comm.name = "mm_158"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_538 = comm.view "aten.view.default" %mm_158 {comm.cost_ns = 0, comm.name = "view_538"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_320 = comm.view "aten.permute.default" %permute_318 {comm.cost_ns = 0, comm.name = "permute_320"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_539 = comm.view "aten.view.default" %permute_320 {comm.cost_ns = 0, comm.name = "view_539"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %reduce_scatter_tensor_65 = comm.reduce_scatter %view_539 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_65"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_140 = comm.wait %reduce_scatter_tensor_65 {comm.cost_ns = 0, comm.name = "wait_tensor_140"} : !comm.future<tensor<512x14336xbf16>>
  %mul_319 = comm.compute "aten.mul.Tensor"(%view_538, %convert_element_type_9) {comm.cost_ns = 142928, comm.name = "mul_319"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_320 = comm.compute "aten.mul.Tensor"(%view_538, %view_35) {comm.cost_ns = 142928, comm.name = "mul_320"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_540 = comm.view "aten.view.default" %mul_319 {comm.cost_ns = 0, comm.name = "view_540"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_321 = comm.view "aten.permute.default" %view_540 {comm.cost_ns = 0, comm.name = "permute_321"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_159 = comm.compute "aten.mm.default"(%permute_321, %view_34) {comm.cost_ns = 803727, comm.name = "mm_159"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_322 = comm.view "aten.permute.default" %mm_159 {comm.cost_ns = 0, comm.name = "permute_322"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_323 = comm.view "aten.permute.default" %permute_9 {comm.cost_ns = 0, comm.name = "permute_323"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_160 = comm.compute "aten.mm.default"(%view_540, %permute_323) {comm.cost_ns = 803727, comm.name = "mm_160"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_541 = comm.view "aten.view.default" %mm_160 {comm.cost_ns = 0, comm.name = "view_541"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_324 = comm.view "aten.permute.default" %permute_322 {comm.cost_ns = 0, comm.name = "permute_324"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_542 = comm.view "aten.view.default" %permute_324 {comm.cost_ns = 0, comm.name = "view_542"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_66 = comm.reduce_scatter %view_542 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_66"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_141 = comm.wait %reduce_scatter_tensor_66 {comm.cost_ns = 0, comm.name = "wait_tensor_141"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_164 = comm.compute "prims.convert_element_type.default"(%mul_320) {comm.cost_ns = 142928, comm.name = "convert_element_type_164"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_165 = comm.compute "prims.convert_element_type.default"(%view_31) {comm.cost_ns = 142928, comm.name = "convert_element_type_165"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_7 = comm.compute "aten.sigmoid.default"(%convert_element_type_165) {comm.cost_ns = 189904, comm.name = "sigmoid_7"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_321 = comm.compute "aten.mul.Tensor"(%convert_element_type_164, %sigmoid_7) {comm.cost_ns = 283857, comm.name = "mul_321"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_26 = comm.compute "aten.sub.Tensor"(%sigmoid_7) {comm.cost_ns = 189904, comm.name = "sub_26"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_322 = comm.compute "aten.mul.Tensor"(%convert_element_type_165, %sub_26) {comm.cost_ns = 283857, comm.name = "mul_322"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_142 = comm.compute "aten.add.Tensor"(%mul_322) {comm.cost_ns = 189904, comm.name = "add_142"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_323 = comm.compute "aten.mul.Tensor"(%mul_321, %add_142) {comm.cost_ns = 283857, comm.name = "mul_323"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_166 = comm.compute "prims.convert_element_type.default"(%mul_323) {comm.cost_ns = 142928, comm.name = "convert_element_type_166"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_543 = comm.view "aten.view.default" %convert_element_type_166 {comm.cost_ns = 0, comm.name = "view_543"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_325 = comm.view "aten.permute.default" %view_543 {comm.cost_ns = 0, comm.name = "permute_325"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_161 = comm.compute "aten.mm.default"(%permute_325, %view_30) {comm.cost_ns = 803727, comm.name = "mm_161"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_326 = comm.view "aten.permute.default" %mm_161 {comm.cost_ns = 0, comm.name = "permute_326"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_327 = comm.view "aten.permute.default" %permute_8 {comm.cost_ns = 0, comm.name = "permute_327"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_162 = comm.compute "aten.mm.default"(%view_543, %permute_327) {comm.cost_ns = 803727, comm.name = "mm_162"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_544 = comm.view "aten.view.default" %mm_162 {comm.cost_ns = 0, comm.name = "view_544"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_143 = comm.compute "aten.add.Tensor"(%view_541, %view_544) {comm.cost_ns = 42265, comm.name = "add_143"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_328 = comm.view "aten.permute.default" %permute_326 {comm.cost_ns = 0, comm.name = "permute_328"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_545 = comm.view "aten.view.default" %permute_328 {comm.cost_ns = 0, comm.name = "view_545"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %reduce_scatter_tensor_67 = comm.reduce_scatter %view_545 on @pg0 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_67"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_142 = comm.wait %reduce_scatter_tensor_67 {comm.cost_ns = 0, comm.name = "wait_tensor_142"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_324 = comm.compute "aten.mul.Tensor"(%add_143, %convert_element_type_7) {comm.cost_ns = 42265, comm.name = "mul_324"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_325 = comm.compute "aten.mul.Tensor"(%add_143, %view_27) {comm.cost_ns = 28846, comm.name = "mul_325"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_49 = comm.compute "aten.sum.dim_IntList"(%mul_324) {comm.cost_ns = 15425, comm.name = "sum_49"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_546 = comm.view "aten.view.default" %sum_49 {comm.cost_ns = 0, comm.name = "view_546"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_167 = comm.compute "prims.convert_element_type.default"(%mul_325) {comm.cost_ns = 42265, comm.name = "convert_element_type_167"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_326 = comm.compute "aten.mul.Tensor"(%convert_element_type_167, %convert_element_type_6) {comm.cost_ns = 82530, comm.name = "mul_326"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_327 = comm.compute "aten.mul.Tensor"(%convert_element_type_167, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_327"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_50 = comm.compute "aten.sum.dim_IntList"(%mul_326) {comm.cost_ns = 28850, comm.name = "sum_50"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_49 = comm.view "aten.alias.default" %alias_2 {comm.cost_ns = 0, comm.name = "alias_49"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_48 = comm.compute "aten.pow.Tensor_Scalar"(%alias_49) {comm.cost_ns = 2013, comm.name = "pow_48"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_328 = comm.compute "aten.mul.Scalar"(%sum_50) {comm.cost_ns = 2013, comm.name = "mul_328"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_329 = comm.compute "aten.mul.Tensor"(%mul_328, %pow_48) {comm.cost_ns = 2019, comm.name = "mul_329"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_31 = comm.view "aten.expand.default" %mul_329 {comm.cost_ns = 0, comm.name = "expand_31"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_25 = comm.compute "aten.div.Scalar"(%expand_31) {comm.cost_ns = 55687, comm.name = "div_25"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_49 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_49"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_330 = comm.compute "aten.mul.Scalar"(%pow_49) {comm.cost_ns = 55687, comm.name = "mul_330"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_331 = comm.compute "aten.mul.Tensor"(%div_25, %mul_330) {comm.cost_ns = 82530, comm.name = "mul_331"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_144 = comm.compute "aten.add.Tensor"(%mul_327, %mul_331) {comm.cost_ns = 82530, comm.name = "add_144"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_168 = comm.compute "prims.convert_element_type.default"(%add_144) {comm.cost_ns = 42265, comm.name = "convert_element_type_168"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_145 = comm.compute "aten.add.Tensor"(%add_141, %convert_element_type_168) {comm.cost_ns = 42265, comm.name = "add_145"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_547 = comm.view "aten.view.default" %view_546 {comm.cost_ns = 0, comm.name = "view_547"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_68 = comm.reduce_scatter %view_547 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_68"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_143 = comm.wait %reduce_scatter_tensor_68 {comm.cost_ns = 0, comm.name = "wait_tensor_143"} : !comm.future<tensor<512xbf16>>
  %view_548 = comm.view "aten.view.default" %add_145 {comm.cost_ns = 0, comm.name = "view_548"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_329 = comm.view "aten.permute.default" %view_548 {comm.cost_ns = 0, comm.name = "permute_329"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_163 = comm.compute "aten.mm.default"(%permute_329, %view_24) {comm.cost_ns = 231064, comm.name = "mm_163"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_330 = comm.view "aten.permute.default" %mm_163 {comm.cost_ns = 0, comm.name = "permute_330"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_331 = comm.view "aten.permute.default" %permute_7 {comm.cost_ns = 0, comm.name = "permute_331"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_164 = comm.compute "aten.mm.default"(%view_548, %permute_331) {comm.cost_ns = 231064, comm.name = "mm_164"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_549 = comm.view "aten.view.default" %mm_164 {comm.cost_ns = 0, comm.name = "view_549"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_332 = comm.view "aten.permute.default" %permute_330 {comm.cost_ns = 0, comm.name = "permute_332"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_550 = comm.view "aten.view.default" %permute_332 {comm.cost_ns = 0, comm.name = "view_550"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_69 = comm.reduce_scatter %view_550 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_69"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_144 = comm.wait %reduce_scatter_tensor_69 {comm.cost_ns = 0, comm.name = "wait_tensor_144"} : !comm.future<tensor<512x4096xbf16>>
  %view_551 = comm.view "aten.view.default" %view_549 {comm.cost_ns = 0, comm.name = "view_551"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_333 = comm.view "aten.permute.default" %view_551 {comm.cost_ns = 0, comm.name = "permute_333"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_50 = comm.view "aten.alias.default" %alias_1 {comm.cost_ns = 0, comm.name = "alias_50"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_7:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_333, %permute_3, %permute_4, %permute_5, %alias_50, %_scaled_dot_product_flash_attention#1, %_scaled_dot_product_flash_attention#6, %_scaled_dot_product_flash_attention#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_7"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_334 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_7#2 {comm.cost_ns = 0, comm.name = "permute_334"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_335 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_7#1 {comm.cost_ns = 0, comm.name = "permute_335"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_336 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_7#0 {comm.cost_ns = 0, comm.name = "permute_336"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_552 = comm.view "aten.view.default" %permute_334 {comm.cost_ns = 0, comm.name = "view_552"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_51 = comm.compute "aten.sum.dim_IntList"(%view_552) {comm.cost_ns = 18777, comm.name = "sum_51"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_15 = comm.view "aten.squeeze.dim" %sum_51 {comm.cost_ns = 0, comm.name = "squeeze_15"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_553 = comm.view "aten.view.default" %permute_335 {comm.cost_ns = 0, comm.name = "view_553"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_52 = comm.compute "aten.sum.dim_IntList"(%view_553) {comm.cost_ns = 18777, comm.name = "sum_52"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_16 = comm.view "aten.squeeze.dim" %sum_52 {comm.cost_ns = 0, comm.name = "squeeze_16"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_169 = comm.compute "prims.convert_element_type.default"(%squeeze_16) {comm.cost_ns = 12066, comm.name = "convert_element_type_169"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_104 = comm.view "aten.slice.Tensor" %convert_element_type_169 {comm.cost_ns = 0, comm.name = "slice_104"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_105 = comm.view "aten.slice.Tensor" %convert_element_type_169 {comm.cost_ns = 0, comm.name = "slice_105"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_332 = comm.compute "aten.mul.Tensor"(%slice_105, %sin) {comm.cost_ns = 9130, comm.name = "mul_332"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_333 = comm.compute "aten.mul.Tensor"(%slice_105, %cos) {comm.cost_ns = 9130, comm.name = "mul_333"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_23 = comm.compute "aten.neg.default"(%slice_104) {comm.cost_ns = 8710, comm.name = "neg_23"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_334 = comm.compute "aten.mul.Tensor"(%neg_23, %sin) {comm.cost_ns = 9130, comm.name = "mul_334"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_146 = comm.compute "aten.add.Tensor"(%mul_333, %mul_334) {comm.cost_ns = 12066, comm.name = "add_146"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_335 = comm.compute "aten.mul.Tensor"(%slice_104, %cos) {comm.cost_ns = 9130, comm.name = "mul_335"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_147 = comm.compute "aten.add.Tensor"(%mul_332, %mul_335) {comm.cost_ns = 12066, comm.name = "add_147"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_30 = comm.compute "aten.cat.default"(%add_147, %add_146) {comm.cost_ns = 15421, comm.name = "cat_30"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_170 = comm.compute "prims.convert_element_type.default"(%cat_30) {comm.cost_ns = 12066, comm.name = "convert_element_type_170"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_171 = comm.compute "prims.convert_element_type.default"(%permute_336) {comm.cost_ns = 42265, comm.name = "convert_element_type_171"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_106 = comm.view "aten.slice.Tensor" %convert_element_type_171 {comm.cost_ns = 0, comm.name = "slice_106"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_107 = comm.view "aten.slice.Tensor" %convert_element_type_171 {comm.cost_ns = 0, comm.name = "slice_107"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_336 = comm.compute "aten.mul.Tensor"(%slice_107, %sin) {comm.cost_ns = 29262, comm.name = "mul_336"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_337 = comm.compute "aten.mul.Tensor"(%slice_107, %cos) {comm.cost_ns = 29262, comm.name = "mul_337"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_24 = comm.compute "aten.neg.default"(%slice_106) {comm.cost_ns = 28843, comm.name = "neg_24"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_338 = comm.compute "aten.mul.Tensor"(%neg_24, %sin) {comm.cost_ns = 29262, comm.name = "mul_338"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_148 = comm.compute "aten.add.Tensor"(%mul_337, %mul_338) {comm.cost_ns = 42265, comm.name = "add_148"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_339 = comm.compute "aten.mul.Tensor"(%slice_106, %cos) {comm.cost_ns = 29262, comm.name = "mul_339"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_149 = comm.compute "aten.add.Tensor"(%mul_336, %mul_339) {comm.cost_ns = 42265, comm.name = "add_149"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_31 = comm.compute "aten.cat.default"(%add_149, %add_148) {comm.cost_ns = 55687, comm.name = "cat_31"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_172 = comm.compute "prims.convert_element_type.default"(%cat_31) {comm.cost_ns = 42265, comm.name = "convert_element_type_172"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_554 = comm.view "aten.view.default" %squeeze_15 {comm.cost_ns = 0, comm.name = "view_554"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_555 = comm.view "aten.view.default" %convert_element_type_170 {comm.cost_ns = 0, comm.name = "view_555"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_556 = comm.view "aten.view.default" %convert_element_type_172 {comm.cost_ns = 0, comm.name = "view_556"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_557 = comm.view "aten.view.default" %view_554 {comm.cost_ns = 0, comm.name = "view_557"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_337 = comm.view "aten.permute.default" %view_557 {comm.cost_ns = 0, comm.name = "permute_337"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_165 = comm.compute "aten.mm.default"(%permute_337, %view_14) {comm.cost_ns = 59266, comm.name = "mm_165"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_338 = comm.view "aten.permute.default" %mm_165 {comm.cost_ns = 0, comm.name = "permute_338"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_339 = comm.view "aten.permute.default" %permute_2 {comm.cost_ns = 0, comm.name = "permute_339"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_166 = comm.compute "aten.mm.default"(%view_557, %permute_339) {comm.cost_ns = 59266, comm.name = "mm_166"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_558 = comm.view "aten.view.default" %mm_166 {comm.cost_ns = 0, comm.name = "view_558"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_340 = comm.view "aten.permute.default" %permute_338 {comm.cost_ns = 0, comm.name = "permute_340"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_559 = comm.view "aten.view.default" %permute_340 {comm.cost_ns = 0, comm.name = "view_559"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_70 = comm.reduce_scatter %view_559 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_70"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_145 = comm.wait %reduce_scatter_tensor_70 {comm.cost_ns = 0, comm.name = "wait_tensor_145"} : !comm.future<tensor<128x4096xbf16>>
  %view_560 = comm.view "aten.view.default" %view_555 {comm.cost_ns = 0, comm.name = "view_560"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_341 = comm.view "aten.permute.default" %view_560 {comm.cost_ns = 0, comm.name = "permute_341"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_167 = comm.compute "aten.mm.default"(%permute_341, %view_10) {comm.cost_ns = 59266, comm.name = "mm_167"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_342 = comm.view "aten.permute.default" %mm_167 {comm.cost_ns = 0, comm.name = "permute_342"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_343 = comm.view "aten.permute.default" %permute_1 {comm.cost_ns = 0, comm.name = "permute_343"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_168 = comm.compute "aten.mm.default"(%view_560, %permute_343) {comm.cost_ns = 59266, comm.name = "mm_168"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_561 = comm.view "aten.view.default" %mm_168 {comm.cost_ns = 0, comm.name = "view_561"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_150 = comm.compute "aten.add.Tensor"(%view_558, %view_561) {comm.cost_ns = 42265, comm.name = "add_150"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_344 = comm.view "aten.permute.default" %permute_342 {comm.cost_ns = 0, comm.name = "permute_344"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_562 = comm.view "aten.view.default" %permute_344 {comm.cost_ns = 0, comm.name = "view_562"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %reduce_scatter_tensor_71 = comm.reduce_scatter %view_562 on @pg0 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_71"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_146 = comm.wait %reduce_scatter_tensor_71 {comm.cost_ns = 0, comm.name = "wait_tensor_146"} : !comm.future<tensor<128x4096xbf16>>
  %view_563 = comm.view "aten.view.default" %view_556 {comm.cost_ns = 0, comm.name = "view_563"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_345 = comm.view "aten.permute.default" %view_563 {comm.cost_ns = 0, comm.name = "permute_345"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_169 = comm.compute "aten.mm.default"(%permute_345, %view_6) {comm.cost_ns = 231064, comm.name = "mm_169"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_346 = comm.view "aten.permute.default" %mm_169 {comm.cost_ns = 0, comm.name = "permute_346"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_347 = comm.view "aten.permute.default" %permute {comm.cost_ns = 0, comm.name = "permute_347"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_170 = comm.compute "aten.mm.default"(%view_563, %permute_347) {comm.cost_ns = 231064, comm.name = "mm_170"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_564 = comm.view "aten.view.default" %mm_170 {comm.cost_ns = 0, comm.name = "view_564"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_151 = comm.compute "aten.add.Tensor"(%add_150, %view_564) {comm.cost_ns = 42265, comm.name = "add_151"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_348 = comm.view "aten.permute.default" %permute_346 {comm.cost_ns = 0, comm.name = "permute_348"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_565 = comm.view "aten.view.default" %permute_348 {comm.cost_ns = 0, comm.name = "view_565"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %reduce_scatter_tensor_72 = comm.reduce_scatter %view_565 on @pg0 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_72"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_147 = comm.wait %reduce_scatter_tensor_72 {comm.cost_ns = 0, comm.name = "wait_tensor_147"} : !comm.future<tensor<512x4096xbf16>>
  %mul_340 = comm.compute "aten.mul.Tensor"(%add_151, %convert_element_type_1) {comm.cost_ns = 42265, comm.name = "mul_340"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_341 = comm.compute "aten.mul.Tensor"(%add_151, %view_3) {comm.cost_ns = 28846, comm.name = "mul_341"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_53 = comm.compute "aten.sum.dim_IntList"(%mul_340) {comm.cost_ns = 15425, comm.name = "sum_53"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_566 = comm.view "aten.view.default" %sum_53 {comm.cost_ns = 0, comm.name = "view_566"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_173 = comm.compute "prims.convert_element_type.default"(%mul_341) {comm.cost_ns = 42265, comm.name = "convert_element_type_173"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_342 = comm.compute "aten.mul.Tensor"(%convert_element_type_173, %convert_element_type) {comm.cost_ns = 82530, comm.name = "mul_342"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_343 = comm.compute "aten.mul.Tensor"(%convert_element_type_173, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_343"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_54 = comm.compute "aten.sum.dim_IntList"(%mul_342) {comm.cost_ns = 28850, comm.name = "sum_54"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_51 = comm.view "aten.alias.default" %alias {comm.cost_ns = 0, comm.name = "alias_51"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_50 = comm.compute "aten.pow.Tensor_Scalar"(%alias_51) {comm.cost_ns = 2013, comm.name = "pow_50"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_344 = comm.compute "aten.mul.Scalar"(%sum_54) {comm.cost_ns = 2013, comm.name = "mul_344"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_345 = comm.compute "aten.mul.Tensor"(%mul_344, %pow_50) {comm.cost_ns = 2019, comm.name = "mul_345"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_32 = comm.view "aten.expand.default" %mul_345 {comm.cost_ns = 0, comm.name = "expand_32"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_26 = comm.compute "aten.div.Scalar"(%expand_32) {comm.cost_ns = 55687, comm.name = "div_26"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_51 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_51"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_346 = comm.compute "aten.mul.Scalar"(%pow_51) {comm.cost_ns = 55687, comm.name = "mul_346"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_347 = comm.compute "aten.mul.Tensor"(%div_26, %mul_346) {comm.cost_ns = 82530, comm.name = "mul_347"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_152 = comm.compute "aten.add.Tensor"(%mul_343, %mul_347) {comm.cost_ns = 82530, comm.name = "add_152"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_174 = comm.compute "prims.convert_element_type.default"(%add_152) {comm.cost_ns = 42265, comm.name = "convert_element_type_174"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_153 = comm.compute "aten.add.Tensor"(%add_145, %convert_element_type_174) {comm.cost_ns = 42265, comm.name = "add_153"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_567 = comm.view "aten.view.default" %view_566 {comm.cost_ns = 0, comm.name = "view_567"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %reduce_scatter_tensor_73 = comm.reduce_scatter %view_567 on @pg0 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_73"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_148 = comm.wait %reduce_scatter_tensor_73 {comm.cost_ns = 0, comm.name = "wait_tensor_148"} : !comm.future<tensor<512xbf16>>
  %convert_element_type_175 = comm.compute "prims.convert_element_type.default"(%add_153) {comm.cost_ns = 42265, comm.name = "convert_element_type_175"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %ge = comm.compute "aten.ge.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ge"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %lt = comm.compute "aten.lt.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "lt"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and = comm.compute "aten.bitwise_and.Tensor"(%ge, %lt) {comm.cost_ns = 2004, comm.name = "bitwise_and"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %ne_5 = comm.compute "aten.ne.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ne_5"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and_1 = comm.compute "aten.bitwise_and.Tensor"(%bitwise_and, %ne_5) {comm.cost_ns = 2004, comm.name = "bitwise_and_1"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %unsqueeze_18 = comm.view "aten.unsqueeze.default" %bitwise_and_1 {comm.cost_ns = 0, comm.name = "unsqueeze_18"} : tensor<1x4096xi1> -> tensor<1x4096x1xi1>
  %full_2 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_2"} : () -> tensor<128256x4096xf32>
  %_unsafe_masked_index_put_accumulate = comm.compute "aten._unsafe_masked_index_put_accumulate.default"(%full_2, %unsqueeze_18, %tokens, %convert_element_type_175) {comm.cost_ns = 1709935, comm.name = "_unsafe_masked_index_put_accumulate"} : (tensor<128256x4096xf32>, tensor<1x4096x1xi1>, tensor<1x4096xi64>, tensor<1x4096x4096xf32>) -> tensor<128256x4096xf32>
  %convert_element_type_176 = comm.compute "prims.convert_element_type.default"(%_unsafe_masked_index_put_accumulate) {comm.cost_ns = 1262807, comm.name = "convert_element_type_176"} : (tensor<128256x4096xf32>) -> tensor<128256x4096xbf16>
  %view_568 = comm.view "aten.view.default" %convert_element_type_176 {comm.cost_ns = 0, comm.name = "view_568"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %reduce_scatter_tensor_74 = comm.reduce_scatter %view_568 on @pg0 dim 0 reduce avg {comm.cost_ns = 2978329, comm.name = "reduce_scatter_tensor_74"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %wait_tensor_149 = comm.wait %reduce_scatter_tensor_74 {comm.cost_ns = 0, comm.name = "wait_tensor_149"} : !comm.future<tensor<16032x4096xbf16>>
  %alias_52 = comm.view "aten.alias.default" %div_8 {comm.cost_ns = 0, comm.name = "alias_52"} : tensor<f32> -> tensor<f32>
  return %alias_52, %wait_tensor_149, %wait_tensor_148, %wait_tensor_147, %wait_tensor_146, %wait_tensor_145, %wait_tensor_144, %wait_tensor_143, %wait_tensor_142, %wait_tensor_141, %wait_tensor_140, %wait_tensor_139, %wait_tensor_138, %wait_tensor_137, %wait_tensor_136, %wait_tensor_135, %wait_tensor_134, %wait_tensor_133, %wait_tensor_132, %wait_tensor_131, %wait_tensor_130, %wait_tensor_129, %wait_tensor_128, %wait_tensor_127, %wait_tensor_126, %wait_tensor_125, %wait_tensor_124, %wait_tensor_123, %wait_tensor_122, %wait_tensor_121, %wait_tensor_120, %wait_tensor_119, %wait_tensor_118, %wait_tensor_117, %wait_tensor_116, %wait_tensor_115, %wait_tensor_114, %wait_tensor_113, %wait_tensor_112, %wait_tensor_111, %wait_tensor_110, %wait_tensor_109, %wait_tensor_108, %wait_tensor_107, %wait_tensor_106, %wait_tensor_105, %wait_tensor_104, %wait_tensor_103, %wait_tensor_102, %wait_tensor_101, %wait_tensor_100, %wait_tensor_99, %wait_tensor_98, %wait_tensor_97, %wait_tensor_96, %wait_tensor_95, %wait_tensor_94, %wait_tensor_93, %wait_tensor_92, %wait_tensor_91, %wait_tensor_90, %wait_tensor_89, %wait_tensor_88, %wait_tensor_87, %wait_tensor_86, %wait_tensor_85, %wait_tensor_84, %wait_tensor_83, %wait_tensor_82, %wait_tensor_81, %wait_tensor_80, %wait_tensor_79, %wait_tensor_78, %wait_tensor_77, %wait_tensor_76, %wait_tensor_75 : tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>
}
