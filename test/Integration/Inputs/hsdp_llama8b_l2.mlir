// HSDP 8 x 8, 2 layers, Llama-3-8B shapes, bf16, sequence 4096
comm.process_group @pg1 size 8 ranks [0, 8, 16, 24, 32, 40, 48, 56] {comm.name = "1"}
comm.process_group @pg9 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "9"}

func.func @hsdp_llama8b_l2(
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
    %on: tensor<512xbf16> {comm.name = "on"},
    %out: tensor<16032x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>) attributes {comm.name = "hsdp_llama8b_l2"} {
  %view = comm.view "aten.view.default" %emb {comm.cost_ns = 0, comm.name = "view"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %all_gather_into_tensor = comm.all_gather %view on @pg9 dim 0 {comm.cost_ns = 2880090, comm.name = "all_gather_into_tensor"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor = comm.wait %all_gather_into_tensor {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<128256x4096xbf16>>
  %slice_1 = comm.view "aten.slice.Tensor" %wait_tensor {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %view_1 = comm.view "aten.view.default" %slice_1 {comm.cost_ns = 0, comm.name = "view_1"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%view_1, %tokens) {comm.cost_ns = 28843, comm.name = "embedding"} : (tensor<128256x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
  %view_2 = comm.view "aten.view.default" %l0_an {comm.cost_ns = 0, comm.name = "view_2"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_1 = comm.all_gather %view_2 on @pg9 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_1"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
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
  %all_gather_into_tensor_2 = comm.all_gather %view_4 on @pg9 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_2"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_2 = comm.wait %all_gather_into_tensor_2 {comm.cost_ns = 0, comm.name = "wait_tensor_2"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_3 = comm.view "aten.slice.Tensor" %wait_tensor_2 {comm.cost_ns = 0, comm.name = "slice_3"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_5 = comm.view "aten.view.default" %slice_3 {comm.cost_ns = 0, comm.name = "view_5"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute = comm.view "aten.permute.default" %view_5 {comm.cost_ns = 0, comm.name = "permute"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_6 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_6"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_6, %permute) {comm.cost_ns = 231064, comm.name = "mm"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_7 = comm.view "aten.view.default" %mm {comm.cost_ns = 0, comm.name = "view_7"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_8 = comm.view "aten.view.default" %l0_wk {comm.cost_ns = 0, comm.name = "view_8"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_3 = comm.all_gather %view_8 on @pg9 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_3"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_3 = comm.wait %all_gather_into_tensor_3 {comm.cost_ns = 0, comm.name = "wait_tensor_3"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_4 = comm.view "aten.slice.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "slice_4"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_9 = comm.view "aten.view.default" %slice_4 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_1 = comm.view "aten.permute.default" %view_9 {comm.cost_ns = 0, comm.name = "permute_1"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_10 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_10"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_10, %permute_1) {comm.cost_ns = 59266, comm.name = "mm_1"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_11 = comm.view "aten.view.default" %mm_1 {comm.cost_ns = 0, comm.name = "view_11"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_12 = comm.view "aten.view.default" %l0_wv {comm.cost_ns = 0, comm.name = "view_12"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_4 = comm.all_gather %view_12 on @pg9 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_4"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
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
  %all_gather_into_tensor_5 = comm.all_gather %view_22 on @pg9 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_5"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_5 = comm.wait %all_gather_into_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_5"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_6 = comm.view "aten.slice.Tensor" %wait_tensor_5 {comm.cost_ns = 0, comm.name = "slice_6"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_23 = comm.view "aten.view.default" %slice_6 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_23 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_24 = comm.view "aten.view.default" %view_21 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_24, %permute_7) {comm.cost_ns = 231064, comm.name = "mm_3"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_25 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_25"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_3 = comm.compute "aten.add.Tensor"(%embedding, %view_25) {comm.cost_ns = 42265, comm.name = "add_3"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_26 = comm.view "aten.view.default" %l0_fn {comm.cost_ns = 0, comm.name = "view_26"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_6 = comm.all_gather %view_26 on @pg9 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_6"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
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
  %all_gather_into_tensor_7 = comm.all_gather %view_28 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_7"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
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
  %all_gather_into_tensor_8 = comm.all_gather %view_32 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_8"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_8 = comm.wait %all_gather_into_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_8"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_9 = comm.view "aten.slice.Tensor" %wait_tensor_8 {comm.cost_ns = 0, comm.name = "slice_9"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_33 = comm.view "aten.view.default" %slice_9 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_33 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_34 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_34, %permute_9) {comm.cost_ns = 803727, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_35 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_35"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_9, %view_35) {comm.cost_ns = 142928, comm.name = "mul_12"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_36 = comm.view "aten.view.default" %l0_w2 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_9 = comm.all_gather %view_36 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_9"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_9 = comm.wait %all_gather_into_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_9"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_10 = comm.view "aten.slice.Tensor" %wait_tensor_9 {comm.cost_ns = 0, comm.name = "slice_10"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_37 = comm.view "aten.view.default" %slice_10 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_10 = comm.view "aten.permute.default" %view_37 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_38 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_38, %permute_10) {comm.cost_ns = 803727, comm.name = "mm_6"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_39 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_6 = comm.compute "aten.add.Tensor"(%add_3, %view_39) {comm.cost_ns = 42265, comm.name = "add_6"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_40 = comm.view "aten.view.default" %l1_an {comm.cost_ns = 0, comm.name = "view_40"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_10 = comm.all_gather %view_40 on @pg9 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_10"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
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
  %all_gather_into_tensor_11 = comm.all_gather %view_42 on @pg9 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_11"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_11 = comm.wait %all_gather_into_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_11"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_12 = comm.view "aten.slice.Tensor" %wait_tensor_11 {comm.cost_ns = 0, comm.name = "slice_12"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_43 = comm.view "aten.view.default" %slice_12 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_11 = comm.view "aten.permute.default" %view_43 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_44 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_44, %permute_11) {comm.cost_ns = 231064, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_45 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_46 = comm.view "aten.view.default" %l1_wk {comm.cost_ns = 0, comm.name = "view_46"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_12 = comm.all_gather %view_46 on @pg9 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_12"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_12 = comm.wait %all_gather_into_tensor_12 {comm.cost_ns = 0, comm.name = "wait_tensor_12"} : !comm.future<tensor<1024x4096xbf16>>
  %slice_13 = comm.view "aten.slice.Tensor" %wait_tensor_12 {comm.cost_ns = 0, comm.name = "slice_13"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_47 = comm.view "aten.view.default" %slice_13 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_47 {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_48 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_48, %permute_12) {comm.cost_ns = 59266, comm.name = "mm_8"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_49 = comm.view "aten.view.default" %mm_8 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_50 = comm.view "aten.view.default" %l1_wv {comm.cost_ns = 0, comm.name = "view_50"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %all_gather_into_tensor_13 = comm.all_gather %view_50 on @pg9 dim 0 {comm.cost_ns = 47795, comm.name = "all_gather_into_tensor_13"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
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
  %all_gather_into_tensor_14 = comm.all_gather %view_60 on @pg9 dim 0 {comm.cost_ns = 116180, comm.name = "all_gather_into_tensor_14"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_14 = comm.wait %all_gather_into_tensor_14 {comm.cost_ns = 0, comm.name = "wait_tensor_14"} : !comm.future<tensor<4096x4096xbf16>>
  %slice_15 = comm.view "aten.slice.Tensor" %wait_tensor_14 {comm.cost_ns = 0, comm.name = "slice_15"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_61 = comm.view "aten.view.default" %slice_15 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_18 = comm.view "aten.permute.default" %view_61 {comm.cost_ns = 0, comm.name = "permute_18"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_62 = comm.view "aten.view.default" %view_59 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_62, %permute_18) {comm.cost_ns = 231064, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_63 = comm.view "aten.view.default" %mm_10 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_10 = comm.compute "aten.add.Tensor"(%add_6, %view_63) {comm.cost_ns = 42265, comm.name = "add_10"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_64 = comm.view "aten.view.default" %l1_fn {comm.cost_ns = 0, comm.name = "view_64"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_15 = comm.all_gather %view_64 on @pg9 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_15"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
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
  %all_gather_into_tensor_16 = comm.all_gather %view_66 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_16"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
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
  %all_gather_into_tensor_17 = comm.all_gather %view_70 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_17"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_17 = comm.wait %all_gather_into_tensor_17 {comm.cost_ns = 0, comm.name = "wait_tensor_17"} : !comm.future<tensor<14336x4096xbf16>>
  %slice_18 = comm.view "aten.slice.Tensor" %wait_tensor_17 {comm.cost_ns = 0, comm.name = "slice_18"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_71 = comm.view "aten.view.default" %slice_18 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_20 = comm.view "aten.permute.default" %view_71 {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_72 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_72"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_72, %permute_20) {comm.cost_ns = 803727, comm.name = "mm_12"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_73 = comm.view "aten.view.default" %mm_12 {comm.cost_ns = 0, comm.name = "view_73"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%convert_element_type_19, %view_73) {comm.cost_ns = 142928, comm.name = "mul_25"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_74 = comm.view "aten.view.default" %l1_w2 {comm.cost_ns = 0, comm.name = "view_74"} : tensor<512x14336xbf16> -> tensor<512x14336xbf16>
  %all_gather_into_tensor_18 = comm.all_gather %view_74 on @pg9 dim 0 {comm.cost_ns = 344131, comm.name = "all_gather_into_tensor_18"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_18 = comm.wait %all_gather_into_tensor_18 {comm.cost_ns = 0, comm.name = "wait_tensor_18"} : !comm.future<tensor<4096x14336xbf16>>
  %slice_19 = comm.view "aten.slice.Tensor" %wait_tensor_18 {comm.cost_ns = 0, comm.name = "slice_19"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_75 = comm.view "aten.view.default" %slice_19 {comm.cost_ns = 0, comm.name = "view_75"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_21 = comm.view "aten.permute.default" %view_75 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_76 = comm.view "aten.view.default" %mul_25 {comm.cost_ns = 0, comm.name = "view_76"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_76, %permute_21) {comm.cost_ns = 803727, comm.name = "mm_13"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_77 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_13 = comm.compute "aten.add.Tensor"(%add_10, %view_77) {comm.cost_ns = 42265, comm.name = "add_13"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_78 = comm.view "aten.view.default" %on {comm.cost_ns = 0, comm.name = "view_78"} : tensor<512xbf16> -> tensor<512xbf16>
  %all_gather_into_tensor_19 = comm.all_gather %view_78 on @pg9 dim 0 {comm.cost_ns = 25022, comm.name = "all_gather_into_tensor_19"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
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
  %view_80 = comm.view "aten.view.default" %out {comm.cost_ns = 0, comm.name = "view_80"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %all_gather_into_tensor_20 = comm.all_gather %view_80 on @pg9 dim 0 {comm.cost_ns = 2880090, comm.name = "all_gather_into_tensor_20"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor_20 = comm.wait %all_gather_into_tensor_20 {comm.cost_ns = 0, comm.name = "wait_tensor_20"} : !comm.future<tensor<128256x4096xbf16>>
  %slice_21 = comm.view "aten.slice.Tensor" %wait_tensor_20 {comm.cost_ns = 0, comm.name = "slice_21"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %view_81 = comm.view "aten.view.default" %slice_21 {comm.cost_ns = 0, comm.name = "view_81"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %permute_22 = comm.view "aten.permute.default" %view_81 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<128256x4096xbf16> -> tensor<4096x128256xbf16>
  %view_82 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_82"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_82, %permute_22) {comm.cost_ns = 7174595, comm.name = "mm_14"} : (tensor<4096x4096xbf16>, tensor<4096x128256xbf16>) -> tensor<4096x128256xbf16>
  %view_83 = comm.view "aten.view.default" %mm_14 {comm.cost_ns = 0, comm.name = "view_83"} : tensor<4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %convert_element_type_22 = comm.compute "prims.convert_element_type.default"(%view_83) {comm.cost_ns = 1262807, comm.name = "convert_element_type_22"} : (tensor<1x4096x128256xbf16>) -> tensor<1x4096x128256xf32>
  %view_84 = comm.view "aten.view.default" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "view_84"} : tensor<1x4096x128256xf32> -> tensor<4096x128256xf32>
  %view_85 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_85"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %amax = comm.compute "aten.amax.default"(%view_84) {comm.cost_ns = 842545, comm.name = "amax"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %sub_4 = comm.compute "aten.sub.Tensor"(%view_84, %amax) {comm.cost_ns = 1683083, comm.name = "sub_4"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %exp_2 = comm.compute "aten.exp.default"(%sub_4) {comm.cost_ns = 1683077, comm.name = "exp_2"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp_2) {comm.cost_ns = 842545, comm.name = "sum_1"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.cost_ns = 2013, comm.name = "log"} : (tensor<4096x1xf32>) -> tensor<4096x1xf32>
  %sub_5 = comm.compute "aten.sub.Tensor"(%sub_4, %log) {comm.cost_ns = 1683083, comm.name = "sub_5"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_7 = comm.view "aten.alias.default" %sub_5 {comm.cost_ns = 0, comm.name = "alias_7"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_85) {comm.cost_ns = 2014, comm.name = "ne"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_85, %scalar_tensor) {comm.cost_ns = 2027, comm.name = "where"} : (tensor<4096xi1>, tensor<4096xi64>, tensor<i64>) -> tensor<4096xi64>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %where {comm.cost_ns = 0, comm.name = "unsqueeze_4"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_5, %unsqueeze_4) {comm.cost_ns = 2013, comm.name = "gather"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<4096x1xf32> -> tensor<4096xf32>
  %neg_2 = comm.compute "aten.neg.default"(%squeeze) {comm.cost_ns = 2013, comm.name = "neg_2"} : (tensor<4096xf32>) -> tensor<4096xf32>
  %ne_1 = comm.compute "aten.ne.Scalar"(%view_85) {comm.cost_ns = 2014, comm.name = "ne_1"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor_1 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne_1, %neg_2, %scalar_tensor_1) {comm.cost_ns = 2014, comm.name = "where_1"} : (tensor<4096xi1>, tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %ne_2 = comm.compute "aten.ne.Scalar"(%view_85) {comm.cost_ns = 2014, comm.name = "ne_2"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %sum_2 = comm.compute "aten.sum.default"(%ne_2) {comm.cost_ns = 2001, comm.name = "sum_2"} : (tensor<4096xi1>) -> tensor<i64>
  %convert_element_type_23 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.cost_ns = 2000, comm.name = "convert_element_type_23"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.cost_ns = 2006, comm.name = "sum_3"} : (tensor<4096xf32>) -> tensor<f32>
  %div_2 = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_23) {comm.cost_ns = 2000, comm.name = "div_2"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %full = comm.compute "aten.full.default"() {comm.cost_ns = 2000, comm.name = "full"} : () -> tensor<f32>
  %div_3 = comm.compute "aten.div.Tensor"(%full, %convert_element_type_23) {comm.cost_ns = 2000, comm.name = "div_3"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unsqueeze_5 = comm.view "aten.unsqueeze.default" %view_85 {comm.cost_ns = 0, comm.name = "unsqueeze_5"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %ne_3 = comm.compute "aten.ne.Scalar"(%unsqueeze_5) {comm.cost_ns = 2014, comm.name = "ne_3"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_2 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_2"} : () -> tensor<i64>
  %where_2 = comm.compute "aten.where.self"(%ne_3, %unsqueeze_5, %scalar_tensor_2) {comm.cost_ns = 2027, comm.name = "where_2"} : (tensor<4096x1xi1>, tensor<4096x1xi64>, tensor<i64>) -> tensor<4096x1xi64>
  %full_1 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_1"} : () -> tensor<4096x128256xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_1, %where_2) {comm.cost_ns = 1683090, comm.name = "scatter"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x128256xf32>
  %ne_4 = comm.compute "aten.ne.Scalar"(%unsqueeze_5) {comm.cost_ns = 2014, comm.name = "ne_4"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_3 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_3"} : () -> tensor<f32>
  %where_3 = comm.compute "aten.where.self"(%ne_4, %div_3, %scalar_tensor_3) {comm.cost_ns = 2008, comm.name = "where_3"} : (tensor<4096x1xi1>, tensor<f32>, tensor<f32>) -> tensor<4096x1xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%scatter, %where_3) {comm.cost_ns = 1683083, comm.name = "mul_28"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_8 = comm.view "aten.alias.default" %alias_7 {comm.cost_ns = 0, comm.name = "alias_8"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %exp_3 = comm.compute "aten.exp.default"(%alias_8) {comm.cost_ns = 1683077, comm.name = "exp_3"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%mul_28) {comm.cost_ns = 842545, comm.name = "sum_4"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %mul_29 = comm.compute "aten.mul.Tensor"(%exp_3, %sum_4) {comm.cost_ns = 1683083, comm.name = "mul_29"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %sub_6 = comm.compute "aten.sub.Tensor"(%mul_28, %mul_29) {comm.cost_ns = 2523615, comm.name = "sub_6"} : (tensor<4096x128256xf32>, tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %view_86 = comm.view "aten.view.default" %sub_6 {comm.cost_ns = 0, comm.name = "view_86"} : tensor<4096x128256xf32> -> tensor<1x4096x128256xf32>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%view_86) {comm.cost_ns = 1262807, comm.name = "convert_element_type_24"} : (tensor<1x4096x128256xf32>) -> tensor<1x4096x128256xbf16>
  %view_87 = comm.view "aten.view.default" %convert_element_type_24 {comm.cost_ns = 0, comm.name = "view_87"} : tensor<1x4096x128256xbf16> -> tensor<4096x128256xbf16>
  %permute_23 = comm.view "aten.permute.default" %view_87 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%permute_23, %view_82) {comm.cost_ns = 7174595, comm.name = "mm_15"} : (tensor<128256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<128256x4096xbf16>
  %permute_24 = comm.view "aten.permute.default" %mm_15 {comm.cost_ns = 0, comm.name = "permute_24"} : tensor<128256x4096xbf16> -> tensor<4096x128256xbf16>
  %permute_25 = comm.view "aten.permute.default" %permute_22 {comm.cost_ns = 0, comm.name = "permute_25"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%view_87, %permute_25) {comm.cost_ns = 7174595, comm.name = "mm_16"} : (tensor<4096x128256xbf16>, tensor<128256x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_88 = comm.view "aten.view.default" %mm_16 {comm.cost_ns = 0, comm.name = "view_88"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_26 = comm.view "aten.permute.default" %permute_24 {comm.cost_ns = 0, comm.name = "permute_26"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %view_89 = comm.view "aten.view.default" %permute_26 {comm.cost_ns = 0, comm.name = "view_89"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %all_reduce = comm.all_reduce %view_89 on @pg1 reduce avg {comm.cost_ns = 5136355, comm.name = "all_reduce"} : tensor<128256x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor_21 = comm.wait %all_reduce {comm.cost_ns = 0, comm.name = "wait_tensor_21"} : !comm.future<tensor<128256x4096xbf16>>
  %reduce_scatter_tensor = comm.reduce_scatter %wait_tensor_21 on @pg9 dim 0 reduce avg {comm.cost_ns = 2978329, comm.name = "reduce_scatter_tensor"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %wait_tensor_22 = comm.wait %reduce_scatter_tensor {comm.cost_ns = 0, comm.name = "wait_tensor_22"} : !comm.future<tensor<16032x4096xbf16>>
  %mul_30 = comm.compute "aten.mul.Tensor"(%view_88, %convert_element_type_21) {comm.cost_ns = 42265, comm.name = "mul_30"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_31 = comm.compute "aten.mul.Tensor"(%view_88, %view_79) {comm.cost_ns = 28846, comm.name = "mul_31"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%mul_30) {comm.cost_ns = 15425, comm.name = "sum_5"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_90 = comm.view "aten.view.default" %sum_5 {comm.cost_ns = 0, comm.name = "view_90"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%mul_31) {comm.cost_ns = 42265, comm.name = "convert_element_type_25"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_32 = comm.compute "aten.mul.Tensor"(%convert_element_type_25, %convert_element_type_20) {comm.cost_ns = 82530, comm.name = "mul_32"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%convert_element_type_25, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_33"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%mul_32) {comm.cost_ns = 28850, comm.name = "sum_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_9 = comm.view "aten.alias.default" %alias_6 {comm.cost_ns = 0, comm.name = "alias_9"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%alias_9) {comm.cost_ns = 2013, comm.name = "pow_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_34 = comm.compute "aten.mul.Scalar"(%sum_6) {comm.cost_ns = 2013, comm.name = "mul_34"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%mul_34, %pow_6) {comm.cost_ns = 2019, comm.name = "mul_35"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_4 = comm.view "aten.expand.default" %mul_35 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_4 = comm.compute "aten.div.Scalar"(%expand_4) {comm.cost_ns = 55687, comm.name = "div_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 55687, comm.name = "pow_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_36 = comm.compute "aten.mul.Scalar"(%pow_7) {comm.cost_ns = 55687, comm.name = "mul_36"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_37 = comm.compute "aten.mul.Tensor"(%div_4, %mul_36) {comm.cost_ns = 82530, comm.name = "mul_37"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_33, %mul_37) {comm.cost_ns = 82530, comm.name = "add_15"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_26 = comm.compute "prims.convert_element_type.default"(%add_15) {comm.cost_ns = 42265, comm.name = "convert_element_type_26"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %view_91 = comm.view "aten.view.default" %view_90 {comm.cost_ns = 0, comm.name = "view_91"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_1 = comm.all_reduce %view_91 on @pg1 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_1"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_23 = comm.wait %all_reduce_1 {comm.cost_ns = 0, comm.name = "wait_tensor_23"} : !comm.future<tensor<4096xbf16>>
  %reduce_scatter_tensor_1 = comm.reduce_scatter %wait_tensor_23 on @pg9 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_1"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_24 = comm.wait %reduce_scatter_tensor_1 {comm.cost_ns = 0, comm.name = "wait_tensor_24"} : !comm.future<tensor<512xbf16>>
  %view_92 = comm.view "aten.view.default" %convert_element_type_26 {comm.cost_ns = 0, comm.name = "view_92"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_27 = comm.view "aten.permute.default" %view_92 {comm.cost_ns = 0, comm.name = "permute_27"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%permute_27, %view_76) {comm.cost_ns = 803727, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_28 = comm.view "aten.permute.default" %mm_17 {comm.cost_ns = 0, comm.name = "permute_28"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %permute_21 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%view_92, %permute_29) {comm.cost_ns = 803727, comm.name = "mm_18"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_93 = comm.view "aten.view.default" %mm_18 {comm.cost_ns = 0, comm.name = "view_93"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_30 = comm.view "aten.permute.default" %permute_28 {comm.cost_ns = 0, comm.name = "permute_30"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_94 = comm.view "aten.view.default" %permute_30 {comm.cost_ns = 0, comm.name = "view_94"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_2 = comm.all_reduce %view_94 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_2"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_25 = comm.wait %all_reduce_2 {comm.cost_ns = 0, comm.name = "wait_tensor_25"} : !comm.future<tensor<4096x14336xbf16>>
  %reduce_scatter_tensor_2 = comm.reduce_scatter %wait_tensor_25 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_2"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_26 = comm.wait %reduce_scatter_tensor_2 {comm.cost_ns = 0, comm.name = "wait_tensor_26"} : !comm.future<tensor<512x14336xbf16>>
  %mul_38 = comm.compute "aten.mul.Tensor"(%view_93, %convert_element_type_19) {comm.cost_ns = 142928, comm.name = "mul_38"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_39 = comm.compute "aten.mul.Tensor"(%view_93, %view_73) {comm.cost_ns = 142928, comm.name = "mul_39"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_95 = comm.view "aten.view.default" %mul_38 {comm.cost_ns = 0, comm.name = "view_95"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_31 = comm.view "aten.permute.default" %view_95 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%permute_31, %view_72) {comm.cost_ns = 803727, comm.name = "mm_19"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_32 = comm.view "aten.permute.default" %mm_19 {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_33 = comm.view "aten.permute.default" %permute_20 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_95, %permute_33) {comm.cost_ns = 803727, comm.name = "mm_20"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_96 = comm.view "aten.view.default" %mm_20 {comm.cost_ns = 0, comm.name = "view_96"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_34 = comm.view "aten.permute.default" %permute_32 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_97 = comm.view "aten.view.default" %permute_34 {comm.cost_ns = 0, comm.name = "view_97"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_3 = comm.all_reduce %view_97 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_3"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_27 = comm.wait %all_reduce_3 {comm.cost_ns = 0, comm.name = "wait_tensor_27"} : !comm.future<tensor<14336x4096xbf16>>
  %reduce_scatter_tensor_3 = comm.reduce_scatter %wait_tensor_27 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_3"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_28 = comm.wait %reduce_scatter_tensor_3 {comm.cost_ns = 0, comm.name = "wait_tensor_28"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_27 = comm.compute "prims.convert_element_type.default"(%mul_39) {comm.cost_ns = 142928, comm.name = "convert_element_type_27"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_28 = comm.compute "prims.convert_element_type.default"(%view_69) {comm.cost_ns = 142928, comm.name = "convert_element_type_28"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_28) {comm.cost_ns = 189904, comm.name = "sigmoid"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_40 = comm.compute "aten.mul.Tensor"(%convert_element_type_27, %sigmoid) {comm.cost_ns = 283857, comm.name = "mul_40"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_7 = comm.compute "aten.sub.Tensor"(%sigmoid) {comm.cost_ns = 189904, comm.name = "sub_7"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_41 = comm.compute "aten.mul.Tensor"(%convert_element_type_28, %sub_7) {comm.cost_ns = 283857, comm.name = "mul_41"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_41) {comm.cost_ns = 189904, comm.name = "add_16"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_42 = comm.compute "aten.mul.Tensor"(%mul_40, %add_16) {comm.cost_ns = 283857, comm.name = "mul_42"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_29 = comm.compute "prims.convert_element_type.default"(%mul_42) {comm.cost_ns = 142928, comm.name = "convert_element_type_29"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_98 = comm.view "aten.view.default" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "view_98"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_35 = comm.view "aten.permute.default" %view_98 {comm.cost_ns = 0, comm.name = "permute_35"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%permute_35, %view_68) {comm.cost_ns = 803727, comm.name = "mm_21"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_36 = comm.view "aten.permute.default" %mm_21 {comm.cost_ns = 0, comm.name = "permute_36"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_37 = comm.view "aten.permute.default" %permute_19 {comm.cost_ns = 0, comm.name = "permute_37"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_98, %permute_37) {comm.cost_ns = 803727, comm.name = "mm_22"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_99 = comm.view "aten.view.default" %mm_22 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%view_96, %view_99) {comm.cost_ns = 42265, comm.name = "add_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_38 = comm.view "aten.permute.default" %permute_36 {comm.cost_ns = 0, comm.name = "permute_38"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_100 = comm.view "aten.view.default" %permute_38 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_4 = comm.all_reduce %view_100 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_4"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_29 = comm.wait %all_reduce_4 {comm.cost_ns = 0, comm.name = "wait_tensor_29"} : !comm.future<tensor<14336x4096xbf16>>
  %reduce_scatter_tensor_4 = comm.reduce_scatter %wait_tensor_29 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_4"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_30 = comm.wait %reduce_scatter_tensor_4 {comm.cost_ns = 0, comm.name = "wait_tensor_30"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_43 = comm.compute "aten.mul.Tensor"(%add_17, %convert_element_type_17) {comm.cost_ns = 42265, comm.name = "mul_43"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_44 = comm.compute "aten.mul.Tensor"(%add_17, %view_65) {comm.cost_ns = 28846, comm.name = "mul_44"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%mul_43) {comm.cost_ns = 15425, comm.name = "sum_7"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_101 = comm.view "aten.view.default" %sum_7 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_30 = comm.compute "prims.convert_element_type.default"(%mul_44) {comm.cost_ns = 42265, comm.name = "convert_element_type_30"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%convert_element_type_30, %convert_element_type_16) {comm.cost_ns = 82530, comm.name = "mul_45"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%convert_element_type_30, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_46"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_45) {comm.cost_ns = 28850, comm.name = "sum_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_10 = comm.view "aten.alias.default" %alias_5 {comm.cost_ns = 0, comm.name = "alias_10"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%alias_10) {comm.cost_ns = 2013, comm.name = "pow_8"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_47 = comm.compute "aten.mul.Scalar"(%sum_8) {comm.cost_ns = 2013, comm.name = "mul_47"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%mul_47, %pow_8) {comm.cost_ns = 2019, comm.name = "mul_48"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_5 = comm.view "aten.expand.default" %mul_48 {comm.cost_ns = 0, comm.name = "expand_5"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_5 = comm.compute "aten.div.Scalar"(%expand_5) {comm.cost_ns = 55687, comm.name = "div_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_16) {comm.cost_ns = 55687, comm.name = "pow_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_49 = comm.compute "aten.mul.Scalar"(%pow_9) {comm.cost_ns = 55687, comm.name = "mul_49"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_50 = comm.compute "aten.mul.Tensor"(%div_5, %mul_49) {comm.cost_ns = 82530, comm.name = "mul_50"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mul_46, %mul_50) {comm.cost_ns = 82530, comm.name = "add_18"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_31 = comm.compute "prims.convert_element_type.default"(%add_18) {comm.cost_ns = 42265, comm.name = "convert_element_type_31"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_19 = comm.compute "aten.add.Tensor"(%convert_element_type_26, %convert_element_type_31) {comm.cost_ns = 42265, comm.name = "add_19"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_102 = comm.view "aten.view.default" %view_101 {comm.cost_ns = 0, comm.name = "view_102"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_5 = comm.all_reduce %view_102 on @pg1 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_5"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_31 = comm.wait %all_reduce_5 {comm.cost_ns = 0, comm.name = "wait_tensor_31"} : !comm.future<tensor<4096xbf16>>
  %reduce_scatter_tensor_5 = comm.reduce_scatter %wait_tensor_31 on @pg9 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_5"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_32 = comm.wait %reduce_scatter_tensor_5 {comm.cost_ns = 0, comm.name = "wait_tensor_32"} : !comm.future<tensor<512xbf16>>
  %view_103 = comm.view "aten.view.default" %add_19 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_39 = comm.view "aten.permute.default" %view_103 {comm.cost_ns = 0, comm.name = "permute_39"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%permute_39, %view_62) {comm.cost_ns = 231064, comm.name = "mm_23"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_40 = comm.view "aten.permute.default" %mm_23 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_41 = comm.view "aten.permute.default" %permute_18 {comm.cost_ns = 0, comm.name = "permute_41"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_103, %permute_41) {comm.cost_ns = 231064, comm.name = "mm_24"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_104 = comm.view "aten.view.default" %mm_24 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_42 = comm.view "aten.permute.default" %permute_40 {comm.cost_ns = 0, comm.name = "permute_42"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_105 = comm.view "aten.view.default" %permute_42 {comm.cost_ns = 0, comm.name = "view_105"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_6 = comm.all_reduce %view_105 on @pg1 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_6"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_33 = comm.wait %all_reduce_6 {comm.cost_ns = 0, comm.name = "wait_tensor_33"} : !comm.future<tensor<4096x4096xbf16>>
  %reduce_scatter_tensor_6 = comm.reduce_scatter %wait_tensor_33 on @pg9 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_6"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_34 = comm.wait %reduce_scatter_tensor_6 {comm.cost_ns = 0, comm.name = "wait_tensor_34"} : !comm.future<tensor<512x4096xbf16>>
  %view_106 = comm.view "aten.view.default" %view_104 {comm.cost_ns = 0, comm.name = "view_106"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_43 = comm.view "aten.permute.default" %view_106 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_11 = comm.view "aten.alias.default" %alias_4 {comm.cost_ns = 0, comm.name = "alias_11"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_43, %permute_14, %permute_15, %permute_16, %alias_11, %_scaled_dot_product_flash_attention_1#1, %_scaled_dot_product_flash_attention_1#6, %_scaled_dot_product_flash_attention_1#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_44 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#2 {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_45 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#1 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_46 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#0 {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_107 = comm.view "aten.view.default" %permute_44 {comm.cost_ns = 0, comm.name = "view_107"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%view_107) {comm.cost_ns = 18777, comm.name = "sum_9"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_9 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_108 = comm.view "aten.view.default" %permute_45 {comm.cost_ns = 0, comm.name = "view_108"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%view_108) {comm.cost_ns = 18777, comm.name = "sum_10"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_10 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_32 = comm.compute "prims.convert_element_type.default"(%squeeze_2) {comm.cost_ns = 12066, comm.name = "convert_element_type_32"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_22 = comm.view "aten.slice.Tensor" %convert_element_type_32 {comm.cost_ns = 0, comm.name = "slice_22"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_23 = comm.view "aten.slice.Tensor" %convert_element_type_32 {comm.cost_ns = 0, comm.name = "slice_23"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%slice_23, %sin) {comm.cost_ns = 9130, comm.name = "mul_51"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%slice_23, %cos) {comm.cost_ns = 9130, comm.name = "mul_52"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_3 = comm.compute "aten.neg.default"(%slice_22) {comm.cost_ns = 8710, comm.name = "neg_3"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_53 = comm.compute "aten.mul.Tensor"(%neg_3, %sin) {comm.cost_ns = 9130, comm.name = "mul_53"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_20 = comm.compute "aten.add.Tensor"(%mul_52, %mul_53) {comm.cost_ns = 12066, comm.name = "add_20"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_54 = comm.compute "aten.mul.Tensor"(%slice_22, %cos) {comm.cost_ns = 9130, comm.name = "mul_54"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_21 = comm.compute "aten.add.Tensor"(%mul_51, %mul_54) {comm.cost_ns = 12066, comm.name = "add_21"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_4 = comm.compute "aten.cat.default"(%add_21, %add_20) {comm.cost_ns = 15421, comm.name = "cat_4"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_33 = comm.compute "prims.convert_element_type.default"(%cat_4) {comm.cost_ns = 12066, comm.name = "convert_element_type_33"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_34 = comm.compute "prims.convert_element_type.default"(%permute_46) {comm.cost_ns = 42265, comm.name = "convert_element_type_34"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_24 = comm.view "aten.slice.Tensor" %convert_element_type_34 {comm.cost_ns = 0, comm.name = "slice_24"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_25 = comm.view "aten.slice.Tensor" %convert_element_type_34 {comm.cost_ns = 0, comm.name = "slice_25"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_55 = comm.compute "aten.mul.Tensor"(%slice_25, %sin) {comm.cost_ns = 29262, comm.name = "mul_55"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%slice_25, %cos) {comm.cost_ns = 29262, comm.name = "mul_56"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_4 = comm.compute "aten.neg.default"(%slice_24) {comm.cost_ns = 28843, comm.name = "neg_4"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_57 = comm.compute "aten.mul.Tensor"(%neg_4, %sin) {comm.cost_ns = 29262, comm.name = "mul_57"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_22 = comm.compute "aten.add.Tensor"(%mul_56, %mul_57) {comm.cost_ns = 42265, comm.name = "add_22"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%slice_24, %cos) {comm.cost_ns = 29262, comm.name = "mul_58"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_23 = comm.compute "aten.add.Tensor"(%mul_55, %mul_58) {comm.cost_ns = 42265, comm.name = "add_23"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_5 = comm.compute "aten.cat.default"(%add_23, %add_22) {comm.cost_ns = 55687, comm.name = "cat_5"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_35 = comm.compute "prims.convert_element_type.default"(%cat_5) {comm.cost_ns = 42265, comm.name = "convert_element_type_35"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_109 = comm.view "aten.view.default" %squeeze_1 {comm.cost_ns = 0, comm.name = "view_109"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_110 = comm.view "aten.view.default" %convert_element_type_33 {comm.cost_ns = 0, comm.name = "view_110"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_111 = comm.view "aten.view.default" %convert_element_type_35 {comm.cost_ns = 0, comm.name = "view_111"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_112 = comm.view "aten.view.default" %view_109 {comm.cost_ns = 0, comm.name = "view_112"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_47 = comm.view "aten.permute.default" %view_112 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_25 = comm.compute "aten.mm.default"(%permute_47, %view_52) {comm.cost_ns = 59266, comm.name = "mm_25"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_48 = comm.view "aten.permute.default" %mm_25 {comm.cost_ns = 0, comm.name = "permute_48"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_49 = comm.view "aten.permute.default" %permute_13 {comm.cost_ns = 0, comm.name = "permute_49"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%view_112, %permute_49) {comm.cost_ns = 59266, comm.name = "mm_26"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_113 = comm.view "aten.view.default" %mm_26 {comm.cost_ns = 0, comm.name = "view_113"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_50 = comm.view "aten.permute.default" %permute_48 {comm.cost_ns = 0, comm.name = "permute_50"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_114 = comm.view "aten.view.default" %permute_50 {comm.cost_ns = 0, comm.name = "view_114"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_7 = comm.all_reduce %view_114 on @pg1 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_7"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_35 = comm.wait %all_reduce_7 {comm.cost_ns = 0, comm.name = "wait_tensor_35"} : !comm.future<tensor<1024x4096xbf16>>
  %reduce_scatter_tensor_7 = comm.reduce_scatter %wait_tensor_35 on @pg9 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_7"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_36 = comm.wait %reduce_scatter_tensor_7 {comm.cost_ns = 0, comm.name = "wait_tensor_36"} : !comm.future<tensor<128x4096xbf16>>
  %view_115 = comm.view "aten.view.default" %view_110 {comm.cost_ns = 0, comm.name = "view_115"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_51 = comm.view "aten.permute.default" %view_115 {comm.cost_ns = 0, comm.name = "permute_51"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%permute_51, %view_48) {comm.cost_ns = 59266, comm.name = "mm_27"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_52 = comm.view "aten.permute.default" %mm_27 {comm.cost_ns = 0, comm.name = "permute_52"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_53 = comm.view "aten.permute.default" %permute_12 {comm.cost_ns = 0, comm.name = "permute_53"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%view_115, %permute_53) {comm.cost_ns = 59266, comm.name = "mm_28"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_116 = comm.view "aten.view.default" %mm_28 {comm.cost_ns = 0, comm.name = "view_116"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_24 = comm.compute "aten.add.Tensor"(%view_113, %view_116) {comm.cost_ns = 42265, comm.name = "add_24"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_54 = comm.view "aten.permute.default" %permute_52 {comm.cost_ns = 0, comm.name = "permute_54"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_117 = comm.view "aten.view.default" %permute_54 {comm.cost_ns = 0, comm.name = "view_117"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_8 = comm.all_reduce %view_117 on @pg1 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_8"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_37 = comm.wait %all_reduce_8 {comm.cost_ns = 0, comm.name = "wait_tensor_37"} : !comm.future<tensor<1024x4096xbf16>>
  %reduce_scatter_tensor_8 = comm.reduce_scatter %wait_tensor_37 on @pg9 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_8"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_38 = comm.wait %reduce_scatter_tensor_8 {comm.cost_ns = 0, comm.name = "wait_tensor_38"} : !comm.future<tensor<128x4096xbf16>>
  %view_118 = comm.view "aten.view.default" %view_111 {comm.cost_ns = 0, comm.name = "view_118"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_55 = comm.view "aten.permute.default" %view_118 {comm.cost_ns = 0, comm.name = "permute_55"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%permute_55, %view_44) {comm.cost_ns = 231064, comm.name = "mm_29"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_56 = comm.view "aten.permute.default" %mm_29 {comm.cost_ns = 0, comm.name = "permute_56"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_57 = comm.view "aten.permute.default" %permute_11 {comm.cost_ns = 0, comm.name = "permute_57"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_30 = comm.compute "aten.mm.default"(%view_118, %permute_57) {comm.cost_ns = 231064, comm.name = "mm_30"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_119 = comm.view "aten.view.default" %mm_30 {comm.cost_ns = 0, comm.name = "view_119"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_25 = comm.compute "aten.add.Tensor"(%add_24, %view_119) {comm.cost_ns = 42265, comm.name = "add_25"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_58 = comm.view "aten.permute.default" %permute_56 {comm.cost_ns = 0, comm.name = "permute_58"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_120 = comm.view "aten.view.default" %permute_58 {comm.cost_ns = 0, comm.name = "view_120"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_9 = comm.all_reduce %view_120 on @pg1 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_9"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_39 = comm.wait %all_reduce_9 {comm.cost_ns = 0, comm.name = "wait_tensor_39"} : !comm.future<tensor<4096x4096xbf16>>
  %reduce_scatter_tensor_9 = comm.reduce_scatter %wait_tensor_39 on @pg9 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_9"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_40 = comm.wait %reduce_scatter_tensor_9 {comm.cost_ns = 0, comm.name = "wait_tensor_40"} : !comm.future<tensor<512x4096xbf16>>
  %mul_59 = comm.compute "aten.mul.Tensor"(%add_25, %convert_element_type_11) {comm.cost_ns = 42265, comm.name = "mul_59"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_60 = comm.compute "aten.mul.Tensor"(%add_25, %view_41) {comm.cost_ns = 28846, comm.name = "mul_60"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%mul_59) {comm.cost_ns = 15425, comm.name = "sum_11"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_121 = comm.view "aten.view.default" %sum_11 {comm.cost_ns = 0, comm.name = "view_121"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%mul_60) {comm.cost_ns = 42265, comm.name = "convert_element_type_36"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_61 = comm.compute "aten.mul.Tensor"(%convert_element_type_36, %convert_element_type_10) {comm.cost_ns = 82530, comm.name = "mul_61"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_62 = comm.compute "aten.mul.Tensor"(%convert_element_type_36, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_62"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_61) {comm.cost_ns = 28850, comm.name = "sum_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_12 = comm.view "aten.alias.default" %alias_3 {comm.cost_ns = 0, comm.name = "alias_12"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%alias_12) {comm.cost_ns = 2013, comm.name = "pow_10"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_63 = comm.compute "aten.mul.Scalar"(%sum_12) {comm.cost_ns = 2013, comm.name = "mul_63"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_64 = comm.compute "aten.mul.Tensor"(%mul_63, %pow_10) {comm.cost_ns = 2019, comm.name = "mul_64"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_6 = comm.view "aten.expand.default" %mul_64 {comm.cost_ns = 0, comm.name = "expand_6"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_6 = comm.compute "aten.div.Scalar"(%expand_6) {comm.cost_ns = 55687, comm.name = "div_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_11 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_65 = comm.compute "aten.mul.Scalar"(%pow_11) {comm.cost_ns = 55687, comm.name = "mul_65"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_66 = comm.compute "aten.mul.Tensor"(%div_6, %mul_65) {comm.cost_ns = 82530, comm.name = "mul_66"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_26 = comm.compute "aten.add.Tensor"(%mul_62, %mul_66) {comm.cost_ns = 82530, comm.name = "add_26"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_37 = comm.compute "prims.convert_element_type.default"(%add_26) {comm.cost_ns = 42265, comm.name = "convert_element_type_37"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_27 = comm.compute "aten.add.Tensor"(%add_19, %convert_element_type_37) {comm.cost_ns = 42265, comm.name = "add_27"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_122 = comm.view "aten.view.default" %view_121 {comm.cost_ns = 0, comm.name = "view_122"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_10 = comm.all_reduce %view_122 on @pg1 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_10"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_41 = comm.wait %all_reduce_10 {comm.cost_ns = 0, comm.name = "wait_tensor_41"} : !comm.future<tensor<4096xbf16>>
  %reduce_scatter_tensor_10 = comm.reduce_scatter %wait_tensor_41 on @pg9 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_10"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_42 = comm.wait %reduce_scatter_tensor_10 {comm.cost_ns = 0, comm.name = "wait_tensor_42"} : !comm.future<tensor<512xbf16>>
  %view_123 = comm.view "aten.view.default" %add_27 {comm.cost_ns = 0, comm.name = "view_123"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_59 = comm.view "aten.permute.default" %view_123 {comm.cost_ns = 0, comm.name = "permute_59"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_31 = comm.compute "aten.mm.default"(%permute_59, %view_38) {comm.cost_ns = 803727, comm.name = "mm_31"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_60 = comm.view "aten.permute.default" %mm_31 {comm.cost_ns = 0, comm.name = "permute_60"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_61 = comm.view "aten.permute.default" %permute_10 {comm.cost_ns = 0, comm.name = "permute_61"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_32 = comm.compute "aten.mm.default"(%view_123, %permute_61) {comm.cost_ns = 803727, comm.name = "mm_32"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_124 = comm.view "aten.view.default" %mm_32 {comm.cost_ns = 0, comm.name = "view_124"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_62 = comm.view "aten.permute.default" %permute_60 {comm.cost_ns = 0, comm.name = "permute_62"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_125 = comm.view "aten.view.default" %permute_62 {comm.cost_ns = 0, comm.name = "view_125"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_11 = comm.all_reduce %view_125 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_11"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_43 = comm.wait %all_reduce_11 {comm.cost_ns = 0, comm.name = "wait_tensor_43"} : !comm.future<tensor<4096x14336xbf16>>
  %reduce_scatter_tensor_11 = comm.reduce_scatter %wait_tensor_43 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_11"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %wait_tensor_44 = comm.wait %reduce_scatter_tensor_11 {comm.cost_ns = 0, comm.name = "wait_tensor_44"} : !comm.future<tensor<512x14336xbf16>>
  %mul_67 = comm.compute "aten.mul.Tensor"(%view_124, %convert_element_type_9) {comm.cost_ns = 142928, comm.name = "mul_67"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_68 = comm.compute "aten.mul.Tensor"(%view_124, %view_35) {comm.cost_ns = 142928, comm.name = "mul_68"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_126 = comm.view "aten.view.default" %mul_67 {comm.cost_ns = 0, comm.name = "view_126"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_63 = comm.view "aten.permute.default" %view_126 {comm.cost_ns = 0, comm.name = "permute_63"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_33 = comm.compute "aten.mm.default"(%permute_63, %view_34) {comm.cost_ns = 803727, comm.name = "mm_33"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_64 = comm.view "aten.permute.default" %mm_33 {comm.cost_ns = 0, comm.name = "permute_64"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_65 = comm.view "aten.permute.default" %permute_9 {comm.cost_ns = 0, comm.name = "permute_65"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_34 = comm.compute "aten.mm.default"(%view_126, %permute_65) {comm.cost_ns = 803727, comm.name = "mm_34"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_127 = comm.view "aten.view.default" %mm_34 {comm.cost_ns = 0, comm.name = "view_127"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_66 = comm.view "aten.permute.default" %permute_64 {comm.cost_ns = 0, comm.name = "permute_66"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_128 = comm.view "aten.view.default" %permute_66 {comm.cost_ns = 0, comm.name = "view_128"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_12 = comm.all_reduce %view_128 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_12"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_45 = comm.wait %all_reduce_12 {comm.cost_ns = 0, comm.name = "wait_tensor_45"} : !comm.future<tensor<14336x4096xbf16>>
  %reduce_scatter_tensor_12 = comm.reduce_scatter %wait_tensor_45 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_12"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_46 = comm.wait %reduce_scatter_tensor_12 {comm.cost_ns = 0, comm.name = "wait_tensor_46"} : !comm.future<tensor<1792x4096xbf16>>
  %convert_element_type_38 = comm.compute "prims.convert_element_type.default"(%mul_68) {comm.cost_ns = 142928, comm.name = "convert_element_type_38"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_39 = comm.compute "prims.convert_element_type.default"(%view_31) {comm.cost_ns = 142928, comm.name = "convert_element_type_39"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_1 = comm.compute "aten.sigmoid.default"(%convert_element_type_39) {comm.cost_ns = 189904, comm.name = "sigmoid_1"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_69 = comm.compute "aten.mul.Tensor"(%convert_element_type_38, %sigmoid_1) {comm.cost_ns = 283857, comm.name = "mul_69"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_8 = comm.compute "aten.sub.Tensor"(%sigmoid_1) {comm.cost_ns = 189904, comm.name = "sub_8"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_70 = comm.compute "aten.mul.Tensor"(%convert_element_type_39, %sub_8) {comm.cost_ns = 283857, comm.name = "mul_70"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mul_70) {comm.cost_ns = 189904, comm.name = "add_28"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_71 = comm.compute "aten.mul.Tensor"(%mul_69, %add_28) {comm.cost_ns = 283857, comm.name = "mul_71"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%mul_71) {comm.cost_ns = 142928, comm.name = "convert_element_type_40"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_129 = comm.view "aten.view.default" %convert_element_type_40 {comm.cost_ns = 0, comm.name = "view_129"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_67 = comm.view "aten.permute.default" %view_129 {comm.cost_ns = 0, comm.name = "permute_67"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_35 = comm.compute "aten.mm.default"(%permute_67, %view_30) {comm.cost_ns = 803727, comm.name = "mm_35"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_68 = comm.view "aten.permute.default" %mm_35 {comm.cost_ns = 0, comm.name = "permute_68"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_69 = comm.view "aten.permute.default" %permute_8 {comm.cost_ns = 0, comm.name = "permute_69"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_36 = comm.compute "aten.mm.default"(%view_129, %permute_69) {comm.cost_ns = 803727, comm.name = "mm_36"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_130 = comm.view "aten.view.default" %mm_36 {comm.cost_ns = 0, comm.name = "view_130"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_29 = comm.compute "aten.add.Tensor"(%view_127, %view_130) {comm.cost_ns = 42265, comm.name = "add_29"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_70 = comm.view "aten.permute.default" %permute_68 {comm.cost_ns = 0, comm.name = "permute_70"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_131 = comm.view "aten.view.default" %permute_70 {comm.cost_ns = 0, comm.name = "view_131"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_13 = comm.all_reduce %view_131 on @pg1 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_13"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_47 = comm.wait %all_reduce_13 {comm.cost_ns = 0, comm.name = "wait_tensor_47"} : !comm.future<tensor<14336x4096xbf16>>
  %reduce_scatter_tensor_13 = comm.reduce_scatter %wait_tensor_47 on @pg9 dim 0 reduce avg {comm.cost_ns = 356889, comm.name = "reduce_scatter_tensor_13"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %wait_tensor_48 = comm.wait %reduce_scatter_tensor_13 {comm.cost_ns = 0, comm.name = "wait_tensor_48"} : !comm.future<tensor<1792x4096xbf16>>
  %mul_72 = comm.compute "aten.mul.Tensor"(%add_29, %convert_element_type_7) {comm.cost_ns = 42265, comm.name = "mul_72"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_73 = comm.compute "aten.mul.Tensor"(%add_29, %view_27) {comm.cost_ns = 28846, comm.name = "mul_73"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%mul_72) {comm.cost_ns = 15425, comm.name = "sum_13"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_132 = comm.view "aten.view.default" %sum_13 {comm.cost_ns = 0, comm.name = "view_132"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%mul_73) {comm.cost_ns = 42265, comm.name = "convert_element_type_41"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_74 = comm.compute "aten.mul.Tensor"(%convert_element_type_41, %convert_element_type_6) {comm.cost_ns = 82530, comm.name = "mul_74"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_75 = comm.compute "aten.mul.Tensor"(%convert_element_type_41, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_75"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_14 = comm.compute "aten.sum.dim_IntList"(%mul_74) {comm.cost_ns = 28850, comm.name = "sum_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_13 = comm.view "aten.alias.default" %alias_2 {comm.cost_ns = 0, comm.name = "alias_13"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_12 = comm.compute "aten.pow.Tensor_Scalar"(%alias_13) {comm.cost_ns = 2013, comm.name = "pow_12"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_76 = comm.compute "aten.mul.Scalar"(%sum_14) {comm.cost_ns = 2013, comm.name = "mul_76"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_77 = comm.compute "aten.mul.Tensor"(%mul_76, %pow_12) {comm.cost_ns = 2019, comm.name = "mul_77"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_7 = comm.view "aten.expand.default" %mul_77 {comm.cost_ns = 0, comm.name = "expand_7"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_7 = comm.compute "aten.div.Scalar"(%expand_7) {comm.cost_ns = 55687, comm.name = "div_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_13 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_78 = comm.compute "aten.mul.Scalar"(%pow_13) {comm.cost_ns = 55687, comm.name = "mul_78"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_79 = comm.compute "aten.mul.Tensor"(%div_7, %mul_78) {comm.cost_ns = 82530, comm.name = "mul_79"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_30 = comm.compute "aten.add.Tensor"(%mul_75, %mul_79) {comm.cost_ns = 82530, comm.name = "add_30"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_42 = comm.compute "prims.convert_element_type.default"(%add_30) {comm.cost_ns = 42265, comm.name = "convert_element_type_42"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_31 = comm.compute "aten.add.Tensor"(%add_27, %convert_element_type_42) {comm.cost_ns = 42265, comm.name = "add_31"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_133 = comm.view "aten.view.default" %view_132 {comm.cost_ns = 0, comm.name = "view_133"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_14 = comm.all_reduce %view_133 on @pg1 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_14"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_49 = comm.wait %all_reduce_14 {comm.cost_ns = 0, comm.name = "wait_tensor_49"} : !comm.future<tensor<4096xbf16>>
  %reduce_scatter_tensor_14 = comm.reduce_scatter %wait_tensor_49 on @pg9 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_14"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_50 = comm.wait %reduce_scatter_tensor_14 {comm.cost_ns = 0, comm.name = "wait_tensor_50"} : !comm.future<tensor<512xbf16>>
  %view_134 = comm.view "aten.view.default" %add_31 {comm.cost_ns = 0, comm.name = "view_134"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_71 = comm.view "aten.permute.default" %view_134 {comm.cost_ns = 0, comm.name = "permute_71"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_37 = comm.compute "aten.mm.default"(%permute_71, %view_24) {comm.cost_ns = 231064, comm.name = "mm_37"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_72 = comm.view "aten.permute.default" %mm_37 {comm.cost_ns = 0, comm.name = "permute_72"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_73 = comm.view "aten.permute.default" %permute_7 {comm.cost_ns = 0, comm.name = "permute_73"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_38 = comm.compute "aten.mm.default"(%view_134, %permute_73) {comm.cost_ns = 231064, comm.name = "mm_38"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_135 = comm.view "aten.view.default" %mm_38 {comm.cost_ns = 0, comm.name = "view_135"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_74 = comm.view "aten.permute.default" %permute_72 {comm.cost_ns = 0, comm.name = "permute_74"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_136 = comm.view "aten.view.default" %permute_74 {comm.cost_ns = 0, comm.name = "view_136"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_15 = comm.all_reduce %view_136 on @pg1 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_15"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_51 = comm.wait %all_reduce_15 {comm.cost_ns = 0, comm.name = "wait_tensor_51"} : !comm.future<tensor<4096x4096xbf16>>
  %reduce_scatter_tensor_15 = comm.reduce_scatter %wait_tensor_51 on @pg9 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_15"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_52 = comm.wait %reduce_scatter_tensor_15 {comm.cost_ns = 0, comm.name = "wait_tensor_52"} : !comm.future<tensor<512x4096xbf16>>
  %view_137 = comm.view "aten.view.default" %view_135 {comm.cost_ns = 0, comm.name = "view_137"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_75 = comm.view "aten.permute.default" %view_137 {comm.cost_ns = 0, comm.name = "permute_75"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_14 = comm.view "aten.alias.default" %alias_1 {comm.cost_ns = 0, comm.name = "alias_14"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_1:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_75, %permute_3, %permute_4, %permute_5, %alias_14, %_scaled_dot_product_flash_attention#1, %_scaled_dot_product_flash_attention#6, %_scaled_dot_product_flash_attention#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_76 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#2 {comm.cost_ns = 0, comm.name = "permute_76"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_77 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#1 {comm.cost_ns = 0, comm.name = "permute_77"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_78 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#0 {comm.cost_ns = 0, comm.name = "permute_78"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_138 = comm.view "aten.view.default" %permute_76 {comm.cost_ns = 0, comm.name = "view_138"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_15 = comm.compute "aten.sum.dim_IntList"(%view_138) {comm.cost_ns = 18777, comm.name = "sum_15"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_3 = comm.view "aten.squeeze.dim" %sum_15 {comm.cost_ns = 0, comm.name = "squeeze_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_139 = comm.view "aten.view.default" %permute_77 {comm.cost_ns = 0, comm.name = "view_139"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_16 = comm.compute "aten.sum.dim_IntList"(%view_139) {comm.cost_ns = 18777, comm.name = "sum_16"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_4 = comm.view "aten.squeeze.dim" %sum_16 {comm.cost_ns = 0, comm.name = "squeeze_4"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_43 = comm.compute "prims.convert_element_type.default"(%squeeze_4) {comm.cost_ns = 12066, comm.name = "convert_element_type_43"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_26 = comm.view "aten.slice.Tensor" %convert_element_type_43 {comm.cost_ns = 0, comm.name = "slice_26"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_27 = comm.view "aten.slice.Tensor" %convert_element_type_43 {comm.cost_ns = 0, comm.name = "slice_27"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_80 = comm.compute "aten.mul.Tensor"(%slice_27, %sin) {comm.cost_ns = 9130, comm.name = "mul_80"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_81 = comm.compute "aten.mul.Tensor"(%slice_27, %cos) {comm.cost_ns = 9130, comm.name = "mul_81"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_5 = comm.compute "aten.neg.default"(%slice_26) {comm.cost_ns = 8710, comm.name = "neg_5"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_82 = comm.compute "aten.mul.Tensor"(%neg_5, %sin) {comm.cost_ns = 9130, comm.name = "mul_82"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_32 = comm.compute "aten.add.Tensor"(%mul_81, %mul_82) {comm.cost_ns = 12066, comm.name = "add_32"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_83 = comm.compute "aten.mul.Tensor"(%slice_26, %cos) {comm.cost_ns = 9130, comm.name = "mul_83"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_33 = comm.compute "aten.add.Tensor"(%mul_80, %mul_83) {comm.cost_ns = 12066, comm.name = "add_33"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_6 = comm.compute "aten.cat.default"(%add_33, %add_32) {comm.cost_ns = 15421, comm.name = "cat_6"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%cat_6) {comm.cost_ns = 12066, comm.name = "convert_element_type_44"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_45 = comm.compute "prims.convert_element_type.default"(%permute_78) {comm.cost_ns = 42265, comm.name = "convert_element_type_45"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_28 = comm.view "aten.slice.Tensor" %convert_element_type_45 {comm.cost_ns = 0, comm.name = "slice_28"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_29 = comm.view "aten.slice.Tensor" %convert_element_type_45 {comm.cost_ns = 0, comm.name = "slice_29"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_84 = comm.compute "aten.mul.Tensor"(%slice_29, %sin) {comm.cost_ns = 29262, comm.name = "mul_84"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_85 = comm.compute "aten.mul.Tensor"(%slice_29, %cos) {comm.cost_ns = 29262, comm.name = "mul_85"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_6 = comm.compute "aten.neg.default"(%slice_28) {comm.cost_ns = 28843, comm.name = "neg_6"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_86 = comm.compute "aten.mul.Tensor"(%neg_6, %sin) {comm.cost_ns = 29262, comm.name = "mul_86"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_34 = comm.compute "aten.add.Tensor"(%mul_85, %mul_86) {comm.cost_ns = 42265, comm.name = "add_34"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_87 = comm.compute "aten.mul.Tensor"(%slice_28, %cos) {comm.cost_ns = 29262, comm.name = "mul_87"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_35 = comm.compute "aten.add.Tensor"(%mul_84, %mul_87) {comm.cost_ns = 42265, comm.name = "add_35"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_7 = comm.compute "aten.cat.default"(%add_35, %add_34) {comm.cost_ns = 55687, comm.name = "cat_7"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_46 = comm.compute "prims.convert_element_type.default"(%cat_7) {comm.cost_ns = 42265, comm.name = "convert_element_type_46"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_140 = comm.view "aten.view.default" %squeeze_3 {comm.cost_ns = 0, comm.name = "view_140"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_141 = comm.view "aten.view.default" %convert_element_type_44 {comm.cost_ns = 0, comm.name = "view_141"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_142 = comm.view "aten.view.default" %convert_element_type_46 {comm.cost_ns = 0, comm.name = "view_142"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_143 = comm.view "aten.view.default" %view_140 {comm.cost_ns = 0, comm.name = "view_143"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_79 = comm.view "aten.permute.default" %view_143 {comm.cost_ns = 0, comm.name = "permute_79"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_39 = comm.compute "aten.mm.default"(%permute_79, %view_14) {comm.cost_ns = 59266, comm.name = "mm_39"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_80 = comm.view "aten.permute.default" %mm_39 {comm.cost_ns = 0, comm.name = "permute_80"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_81 = comm.view "aten.permute.default" %permute_2 {comm.cost_ns = 0, comm.name = "permute_81"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_40 = comm.compute "aten.mm.default"(%view_143, %permute_81) {comm.cost_ns = 59266, comm.name = "mm_40"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_144 = comm.view "aten.view.default" %mm_40 {comm.cost_ns = 0, comm.name = "view_144"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_82 = comm.view "aten.permute.default" %permute_80 {comm.cost_ns = 0, comm.name = "permute_82"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_145 = comm.view "aten.view.default" %permute_82 {comm.cost_ns = 0, comm.name = "view_145"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_16 = comm.all_reduce %view_145 on @pg1 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_16"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_53 = comm.wait %all_reduce_16 {comm.cost_ns = 0, comm.name = "wait_tensor_53"} : !comm.future<tensor<1024x4096xbf16>>
  %reduce_scatter_tensor_16 = comm.reduce_scatter %wait_tensor_53 on @pg9 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_16"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_54 = comm.wait %reduce_scatter_tensor_16 {comm.cost_ns = 0, comm.name = "wait_tensor_54"} : !comm.future<tensor<128x4096xbf16>>
  %view_146 = comm.view "aten.view.default" %view_141 {comm.cost_ns = 0, comm.name = "view_146"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_83 = comm.view "aten.permute.default" %view_146 {comm.cost_ns = 0, comm.name = "permute_83"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_41 = comm.compute "aten.mm.default"(%permute_83, %view_10) {comm.cost_ns = 59266, comm.name = "mm_41"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_84 = comm.view "aten.permute.default" %mm_41 {comm.cost_ns = 0, comm.name = "permute_84"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_85 = comm.view "aten.permute.default" %permute_1 {comm.cost_ns = 0, comm.name = "permute_85"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_42 = comm.compute "aten.mm.default"(%view_146, %permute_85) {comm.cost_ns = 59266, comm.name = "mm_42"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_147 = comm.view "aten.view.default" %mm_42 {comm.cost_ns = 0, comm.name = "view_147"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_36 = comm.compute "aten.add.Tensor"(%view_144, %view_147) {comm.cost_ns = 42265, comm.name = "add_36"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_86 = comm.view "aten.permute.default" %permute_84 {comm.cost_ns = 0, comm.name = "permute_86"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_148 = comm.view "aten.view.default" %permute_86 {comm.cost_ns = 0, comm.name = "view_148"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_17 = comm.all_reduce %view_148 on @pg1 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_17"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_55 = comm.wait %all_reduce_17 {comm.cost_ns = 0, comm.name = "wait_tensor_55"} : !comm.future<tensor<1024x4096xbf16>>
  %reduce_scatter_tensor_17 = comm.reduce_scatter %wait_tensor_55 on @pg9 dim 0 reduce avg {comm.cost_ns = 50563, comm.name = "reduce_scatter_tensor_17"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %wait_tensor_56 = comm.wait %reduce_scatter_tensor_17 {comm.cost_ns = 0, comm.name = "wait_tensor_56"} : !comm.future<tensor<128x4096xbf16>>
  %view_149 = comm.view "aten.view.default" %view_142 {comm.cost_ns = 0, comm.name = "view_149"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_87 = comm.view "aten.permute.default" %view_149 {comm.cost_ns = 0, comm.name = "permute_87"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_43 = comm.compute "aten.mm.default"(%permute_87, %view_6) {comm.cost_ns = 231064, comm.name = "mm_43"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_88 = comm.view "aten.permute.default" %mm_43 {comm.cost_ns = 0, comm.name = "permute_88"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_89 = comm.view "aten.permute.default" %permute {comm.cost_ns = 0, comm.name = "permute_89"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_44 = comm.compute "aten.mm.default"(%view_149, %permute_89) {comm.cost_ns = 231064, comm.name = "mm_44"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_150 = comm.view "aten.view.default" %mm_44 {comm.cost_ns = 0, comm.name = "view_150"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_37 = comm.compute "aten.add.Tensor"(%add_36, %view_150) {comm.cost_ns = 42265, comm.name = "add_37"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_90 = comm.view "aten.permute.default" %permute_88 {comm.cost_ns = 0, comm.name = "permute_90"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_151 = comm.view "aten.view.default" %permute_90 {comm.cost_ns = 0, comm.name = "view_151"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_18 = comm.all_reduce %view_151 on @pg1 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_18"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_57 = comm.wait %all_reduce_18 {comm.cost_ns = 0, comm.name = "wait_tensor_57"} : !comm.future<tensor<4096x4096xbf16>>
  %reduce_scatter_tensor_18 = comm.reduce_scatter %wait_tensor_57 on @pg9 dim 0 reduce avg {comm.cost_ns = 121254, comm.name = "reduce_scatter_tensor_18"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %wait_tensor_58 = comm.wait %reduce_scatter_tensor_18 {comm.cost_ns = 0, comm.name = "wait_tensor_58"} : !comm.future<tensor<512x4096xbf16>>
  %mul_88 = comm.compute "aten.mul.Tensor"(%add_37, %convert_element_type_1) {comm.cost_ns = 42265, comm.name = "mul_88"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_89 = comm.compute "aten.mul.Tensor"(%add_37, %view_3) {comm.cost_ns = 28846, comm.name = "mul_89"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_17 = comm.compute "aten.sum.dim_IntList"(%mul_88) {comm.cost_ns = 15425, comm.name = "sum_17"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_152 = comm.view "aten.view.default" %sum_17 {comm.cost_ns = 0, comm.name = "view_152"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_47 = comm.compute "prims.convert_element_type.default"(%mul_89) {comm.cost_ns = 42265, comm.name = "convert_element_type_47"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_90 = comm.compute "aten.mul.Tensor"(%convert_element_type_47, %convert_element_type) {comm.cost_ns = 82530, comm.name = "mul_90"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_91 = comm.compute "aten.mul.Tensor"(%convert_element_type_47, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_91"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_18 = comm.compute "aten.sum.dim_IntList"(%mul_90) {comm.cost_ns = 28850, comm.name = "sum_18"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_15 = comm.view "aten.alias.default" %alias {comm.cost_ns = 0, comm.name = "alias_15"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_14 = comm.compute "aten.pow.Tensor_Scalar"(%alias_15) {comm.cost_ns = 2013, comm.name = "pow_14"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_92 = comm.compute "aten.mul.Scalar"(%sum_18) {comm.cost_ns = 2013, comm.name = "mul_92"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_93 = comm.compute "aten.mul.Tensor"(%mul_92, %pow_14) {comm.cost_ns = 2019, comm.name = "mul_93"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_8 = comm.view "aten.expand.default" %mul_93 {comm.cost_ns = 0, comm.name = "expand_8"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_8 = comm.compute "aten.div.Scalar"(%expand_8) {comm.cost_ns = 55687, comm.name = "div_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_15 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_94 = comm.compute "aten.mul.Scalar"(%pow_15) {comm.cost_ns = 55687, comm.name = "mul_94"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_95 = comm.compute "aten.mul.Tensor"(%div_8, %mul_94) {comm.cost_ns = 82530, comm.name = "mul_95"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_38 = comm.compute "aten.add.Tensor"(%mul_91, %mul_95) {comm.cost_ns = 82530, comm.name = "add_38"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_48 = comm.compute "prims.convert_element_type.default"(%add_38) {comm.cost_ns = 42265, comm.name = "convert_element_type_48"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_39 = comm.compute "aten.add.Tensor"(%add_31, %convert_element_type_48) {comm.cost_ns = 42265, comm.name = "add_39"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_153 = comm.view "aten.view.default" %view_152 {comm.cost_ns = 0, comm.name = "view_153"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_19 = comm.all_reduce %view_153 on @pg1 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_19"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_59 = comm.wait %all_reduce_19 {comm.cost_ns = 0, comm.name = "wait_tensor_59"} : !comm.future<tensor<4096xbf16>>
  %reduce_scatter_tensor_19 = comm.reduce_scatter %wait_tensor_59 on @pg9 dim 0 reduce avg {comm.cost_ns = 27023, comm.name = "reduce_scatter_tensor_19"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %wait_tensor_60 = comm.wait %reduce_scatter_tensor_19 {comm.cost_ns = 0, comm.name = "wait_tensor_60"} : !comm.future<tensor<512xbf16>>
  %convert_element_type_49 = comm.compute "prims.convert_element_type.default"(%add_39) {comm.cost_ns = 42265, comm.name = "convert_element_type_49"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %ge = comm.compute "aten.ge.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ge"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %lt = comm.compute "aten.lt.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "lt"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and = comm.compute "aten.bitwise_and.Tensor"(%ge, %lt) {comm.cost_ns = 2004, comm.name = "bitwise_and"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %ne_5 = comm.compute "aten.ne.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ne_5"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and_1 = comm.compute "aten.bitwise_and.Tensor"(%bitwise_and, %ne_5) {comm.cost_ns = 2004, comm.name = "bitwise_and_1"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %unsqueeze_6 = comm.view "aten.unsqueeze.default" %bitwise_and_1 {comm.cost_ns = 0, comm.name = "unsqueeze_6"} : tensor<1x4096xi1> -> tensor<1x4096x1xi1>
  %full_2 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_2"} : () -> tensor<128256x4096xf32>
  %_unsafe_masked_index_put_accumulate = comm.compute "aten._unsafe_masked_index_put_accumulate.default"(%full_2, %unsqueeze_6, %tokens, %convert_element_type_49) {comm.cost_ns = 1709935, comm.name = "_unsafe_masked_index_put_accumulate"} : (tensor<128256x4096xf32>, tensor<1x4096x1xi1>, tensor<1x4096xi64>, tensor<1x4096x4096xf32>) -> tensor<128256x4096xf32>
  %convert_element_type_50 = comm.compute "prims.convert_element_type.default"(%_unsafe_masked_index_put_accumulate) {comm.cost_ns = 1262807, comm.name = "convert_element_type_50"} : (tensor<128256x4096xf32>) -> tensor<128256x4096xbf16>
  %view_154 = comm.view "aten.view.default" %convert_element_type_50 {comm.cost_ns = 0, comm.name = "view_154"} : tensor<128256x4096xbf16> -> tensor<128256x4096xbf16>
  %all_reduce_20 = comm.all_reduce %view_154 on @pg1 reduce avg {comm.cost_ns = 5136355, comm.name = "all_reduce_20"} : tensor<128256x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %wait_tensor_61 = comm.wait %all_reduce_20 {comm.cost_ns = 0, comm.name = "wait_tensor_61"} : !comm.future<tensor<128256x4096xbf16>>
  %reduce_scatter_tensor_20 = comm.reduce_scatter %wait_tensor_61 on @pg9 dim 0 reduce avg {comm.cost_ns = 2978329, comm.name = "reduce_scatter_tensor_20"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %wait_tensor_62 = comm.wait %reduce_scatter_tensor_20 {comm.cost_ns = 0, comm.name = "wait_tensor_62"} : !comm.future<tensor<16032x4096xbf16>>
  %alias_16 = comm.view "aten.alias.default" %div_2 {comm.cost_ns = 0, comm.name = "alias_16"} : tensor<f32> -> tensor<f32>
  return %alias_16, %wait_tensor_62, %wait_tensor_60, %wait_tensor_58, %wait_tensor_56, %wait_tensor_54, %wait_tensor_52, %wait_tensor_50, %wait_tensor_48, %wait_tensor_46, %wait_tensor_44, %wait_tensor_42, %wait_tensor_40, %wait_tensor_38, %wait_tensor_36, %wait_tensor_34, %wait_tensor_32, %wait_tensor_30, %wait_tensor_28, %wait_tensor_26, %wait_tensor_24, %wait_tensor_22 : tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>
}
