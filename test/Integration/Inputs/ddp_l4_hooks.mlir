// DDP, 4 layers, an all_reduce per gradient where the gradient appears
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @ddp_l4_hooks(
    %emb: tensor<32000x4096xbf16> {comm.name = "emb"},
    %l0_an: tensor<4096xbf16> {comm.name = "l0_an"},
    %l0_wq: tensor<4096x4096xbf16> {comm.name = "l0_wq"},
    %l0_wk: tensor<1024x4096xbf16> {comm.name = "l0_wk"},
    %l0_wv: tensor<1024x4096xbf16> {comm.name = "l0_wv"},
    %l0_wo: tensor<4096x4096xbf16> {comm.name = "l0_wo"},
    %l0_fn: tensor<4096xbf16> {comm.name = "l0_fn"},
    %l0_w1: tensor<14336x4096xbf16> {comm.name = "l0_w1"},
    %l0_w3: tensor<14336x4096xbf16> {comm.name = "l0_w3"},
    %l0_w2: tensor<4096x14336xbf16> {comm.name = "l0_w2"},
    %l1_an: tensor<4096xbf16> {comm.name = "l1_an"},
    %l1_wq: tensor<4096x4096xbf16> {comm.name = "l1_wq"},
    %l1_wk: tensor<1024x4096xbf16> {comm.name = "l1_wk"},
    %l1_wv: tensor<1024x4096xbf16> {comm.name = "l1_wv"},
    %l1_wo: tensor<4096x4096xbf16> {comm.name = "l1_wo"},
    %l1_fn: tensor<4096xbf16> {comm.name = "l1_fn"},
    %l1_w1: tensor<14336x4096xbf16> {comm.name = "l1_w1"},
    %l1_w3: tensor<14336x4096xbf16> {comm.name = "l1_w3"},
    %l1_w2: tensor<4096x14336xbf16> {comm.name = "l1_w2"},
    %l2_an: tensor<4096xbf16> {comm.name = "l2_an"},
    %l2_wq: tensor<4096x4096xbf16> {comm.name = "l2_wq"},
    %l2_wk: tensor<1024x4096xbf16> {comm.name = "l2_wk"},
    %l2_wv: tensor<1024x4096xbf16> {comm.name = "l2_wv"},
    %l2_wo: tensor<4096x4096xbf16> {comm.name = "l2_wo"},
    %l2_fn: tensor<4096xbf16> {comm.name = "l2_fn"},
    %l2_w1: tensor<14336x4096xbf16> {comm.name = "l2_w1"},
    %l2_w3: tensor<14336x4096xbf16> {comm.name = "l2_w3"},
    %l2_w2: tensor<4096x14336xbf16> {comm.name = "l2_w2"},
    %l3_an: tensor<4096xbf16> {comm.name = "l3_an"},
    %l3_wq: tensor<4096x4096xbf16> {comm.name = "l3_wq"},
    %l3_wk: tensor<1024x4096xbf16> {comm.name = "l3_wk"},
    %l3_wv: tensor<1024x4096xbf16> {comm.name = "l3_wv"},
    %l3_wo: tensor<4096x4096xbf16> {comm.name = "l3_wo"},
    %l3_fn: tensor<4096xbf16> {comm.name = "l3_fn"},
    %l3_w1: tensor<14336x4096xbf16> {comm.name = "l3_w1"},
    %l3_w3: tensor<14336x4096xbf16> {comm.name = "l3_w3"},
    %l3_w2: tensor<4096x14336xbf16> {comm.name = "l3_w2"},
    %on: tensor<4096xbf16> {comm.name = "on"},
    %out: tensor<32000x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, tensor<32000x4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<32000x4096xbf16>) attributes {comm.name = "ddp_l4_hooks"} {
  %view = comm.view "aten.view.default" %emb {comm.cost_ns = 0, comm.name = "view"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %view_1 = comm.view "aten.view.default" %view {comm.cost_ns = 0, comm.name = "view_1"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%view_1, %tokens) {comm.cost_ns = 28843, comm.name = "embedding"} : (tensor<32000x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
  %view_2 = comm.view "aten.view.default" %l0_an {comm.cost_ns = 0, comm.name = "view_2"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_3 = comm.view "aten.view.default" %view_2 {comm.cost_ns = 0, comm.name = "view_3"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%embedding) {comm.cost_ns = 42265, comm.name = "convert_element_type"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow_1) {comm.cost_ns = 28850, comm.name = "mean"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.cost_ns = 2013, comm.name = "add"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.cost_ns = 2013, comm.name = "rsqrt"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias = comm.view "aten.alias.default" %rsqrt {comm.cost_ns = 0, comm.name = "alias"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%convert_element_type, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%mul) {comm.cost_ns = 42265, comm.name = "convert_element_type_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%convert_element_type_1, %view_3) {comm.cost_ns = 28846, comm.name = "mul_1"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_4 = comm.view "aten.view.default" %l0_wq {comm.cost_ns = 0, comm.name = "view_4"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_5 = comm.view "aten.view.default" %view_4 {comm.cost_ns = 0, comm.name = "view_5"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute = comm.view "aten.permute.default" %view_5 {comm.cost_ns = 0, comm.name = "permute"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_6 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_6"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_6, %permute) {comm.cost_ns = 231064, comm.name = "mm"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_7 = comm.view "aten.view.default" %mm {comm.cost_ns = 0, comm.name = "view_7"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_8 = comm.view "aten.view.default" %l0_wk {comm.cost_ns = 0, comm.name = "view_8"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_9 = comm.view "aten.view.default" %view_8 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_1 = comm.view "aten.permute.default" %view_9 {comm.cost_ns = 0, comm.name = "permute_1"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_10 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_10"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_10, %permute_1) {comm.cost_ns = 59266, comm.name = "mm_1"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_11 = comm.view "aten.view.default" %mm_1 {comm.cost_ns = 0, comm.name = "view_11"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_12 = comm.view "aten.view.default" %l0_wv {comm.cost_ns = 0, comm.name = "view_12"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_13 = comm.view "aten.view.default" %view_12 {comm.cost_ns = 0, comm.name = "view_13"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
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
  %view_22 = comm.view "aten.view.default" %l0_wo {comm.cost_ns = 0, comm.name = "view_22"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_23 = comm.view "aten.view.default" %view_22 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_23 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_24 = comm.view "aten.view.default" %view_21 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_24, %permute_7) {comm.cost_ns = 231064, comm.name = "mm_3"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_25 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_25"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_3 = comm.compute "aten.add.Tensor"(%embedding, %view_25) {comm.cost_ns = 42265, comm.name = "add_3"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_26 = comm.view "aten.view.default" %l0_fn {comm.cost_ns = 0, comm.name = "view_26"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_27 = comm.view "aten.view.default" %view_26 {comm.cost_ns = 0, comm.name = "view_27"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.cost_ns = 42265, comm.name = "convert_element_type_6"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 28850, comm.name = "mean_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2013, comm.name = "add_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.cost_ns = 2013, comm.name = "rsqrt_1"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_2 = comm.view "aten.alias.default" %rsqrt_1 {comm.cost_ns = 0, comm.name = "alias_2"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_6, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_10"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%mul_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_7, %view_27) {comm.cost_ns = 28846, comm.name = "mul_11"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_28 = comm.view "aten.view.default" %l0_w1 {comm.cost_ns = 0, comm.name = "view_28"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_29 = comm.view "aten.view.default" %view_28 {comm.cost_ns = 0, comm.name = "view_29"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
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
  %view_32 = comm.view "aten.view.default" %l0_w3 {comm.cost_ns = 0, comm.name = "view_32"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_33 = comm.view "aten.view.default" %view_32 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_33 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_34 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_34, %permute_9) {comm.cost_ns = 803727, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_35 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_35"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_9, %view_35) {comm.cost_ns = 142928, comm.name = "mul_12"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_36 = comm.view "aten.view.default" %l0_w2 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_37 = comm.view "aten.view.default" %view_36 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_10 = comm.view "aten.permute.default" %view_37 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_38 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_38, %permute_10) {comm.cost_ns = 803727, comm.name = "mm_6"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_39 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_6 = comm.compute "aten.add.Tensor"(%add_3, %view_39) {comm.cost_ns = 42265, comm.name = "add_6"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_40 = comm.view "aten.view.default" %l1_an {comm.cost_ns = 0, comm.name = "view_40"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_41 = comm.view "aten.view.default" %view_40 {comm.cost_ns = 0, comm.name = "view_41"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%add_6) {comm.cost_ns = 42265, comm.name = "convert_element_type_10"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 28850, comm.name = "mean_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2013, comm.name = "add_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_7) {comm.cost_ns = 2013, comm.name = "rsqrt_2"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_3 = comm.view "aten.alias.default" %rsqrt_2 {comm.cost_ns = 0, comm.name = "alias_3"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_13 = comm.compute "aten.mul.Tensor"(%convert_element_type_10, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_13"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%mul_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%convert_element_type_11, %view_41) {comm.cost_ns = 28846, comm.name = "mul_14"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_42 = comm.view "aten.view.default" %l1_wq {comm.cost_ns = 0, comm.name = "view_42"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_43 = comm.view "aten.view.default" %view_42 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_11 = comm.view "aten.permute.default" %view_43 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_44 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_44, %permute_11) {comm.cost_ns = 231064, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_45 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_46 = comm.view "aten.view.default" %l1_wk {comm.cost_ns = 0, comm.name = "view_46"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_47 = comm.view "aten.view.default" %view_46 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_47 {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_48 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_48, %permute_12) {comm.cost_ns = 59266, comm.name = "mm_8"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_49 = comm.view "aten.view.default" %mm_8 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_50 = comm.view "aten.view.default" %l1_wv {comm.cost_ns = 0, comm.name = "view_50"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_51 = comm.view "aten.view.default" %view_50 {comm.cost_ns = 0, comm.name = "view_51"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
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
  %view_60 = comm.view "aten.view.default" %l1_wo {comm.cost_ns = 0, comm.name = "view_60"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_61 = comm.view "aten.view.default" %view_60 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_18 = comm.view "aten.permute.default" %view_61 {comm.cost_ns = 0, comm.name = "permute_18"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_62 = comm.view "aten.view.default" %view_59 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_62, %permute_18) {comm.cost_ns = 231064, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_63 = comm.view "aten.view.default" %mm_10 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_10 = comm.compute "aten.add.Tensor"(%add_6, %view_63) {comm.cost_ns = 42265, comm.name = "add_10"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_64 = comm.view "aten.view.default" %l1_fn {comm.cost_ns = 0, comm.name = "view_64"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_65 = comm.view "aten.view.default" %view_64 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_16 = comm.compute "prims.convert_element_type.default"(%add_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_16"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_16) {comm.cost_ns = 55687, comm.name = "pow_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_3 = comm.compute "aten.mean.dim"(%pow_4) {comm.cost_ns = 28850, comm.name = "mean_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_11 = comm.compute "aten.add.Tensor"(%mean_3) {comm.cost_ns = 2013, comm.name = "add_11"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_3 = comm.compute "aten.rsqrt.default"(%add_11) {comm.cost_ns = 2013, comm.name = "rsqrt_3"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_5 = comm.view "aten.alias.default" %rsqrt_3 {comm.cost_ns = 0, comm.name = "alias_5"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%convert_element_type_16, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_23"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_17 = comm.compute "prims.convert_element_type.default"(%mul_23) {comm.cost_ns = 42265, comm.name = "convert_element_type_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_24 = comm.compute "aten.mul.Tensor"(%convert_element_type_17, %view_65) {comm.cost_ns = 28846, comm.name = "mul_24"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_66 = comm.view "aten.view.default" %l1_w1 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_67 = comm.view "aten.view.default" %view_66 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
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
  %view_70 = comm.view "aten.view.default" %l1_w3 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_71 = comm.view "aten.view.default" %view_70 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_20 = comm.view "aten.permute.default" %view_71 {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_72 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_72"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_72, %permute_20) {comm.cost_ns = 803727, comm.name = "mm_12"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_73 = comm.view "aten.view.default" %mm_12 {comm.cost_ns = 0, comm.name = "view_73"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%convert_element_type_19, %view_73) {comm.cost_ns = 142928, comm.name = "mul_25"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_74 = comm.view "aten.view.default" %l1_w2 {comm.cost_ns = 0, comm.name = "view_74"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_75 = comm.view "aten.view.default" %view_74 {comm.cost_ns = 0, comm.name = "view_75"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_21 = comm.view "aten.permute.default" %view_75 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_76 = comm.view "aten.view.default" %mul_25 {comm.cost_ns = 0, comm.name = "view_76"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_76, %permute_21) {comm.cost_ns = 803727, comm.name = "mm_13"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_77 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_13 = comm.compute "aten.add.Tensor"(%add_10, %view_77) {comm.cost_ns = 42265, comm.name = "add_13"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_78 = comm.view "aten.view.default" %l2_an {comm.cost_ns = 0, comm.name = "view_78"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_79 = comm.view "aten.view.default" %view_78 {comm.cost_ns = 0, comm.name = "view_79"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_20 = comm.compute "prims.convert_element_type.default"(%add_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_20"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 55687, comm.name = "pow_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_5) {comm.cost_ns = 28850, comm.name = "mean_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mean_4) {comm.cost_ns = 2013, comm.name = "add_14"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_14) {comm.cost_ns = 2013, comm.name = "rsqrt_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_6 = comm.view "aten.alias.default" %rsqrt_4 {comm.cost_ns = 0, comm.name = "alias_6"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_26 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_26"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_21 = comm.compute "prims.convert_element_type.default"(%mul_26) {comm.cost_ns = 42265, comm.name = "convert_element_type_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%convert_element_type_21, %view_79) {comm.cost_ns = 28846, comm.name = "mul_27"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_80 = comm.view "aten.view.default" %l2_wq {comm.cost_ns = 0, comm.name = "view_80"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_81 = comm.view "aten.view.default" %view_80 {comm.cost_ns = 0, comm.name = "view_81"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_22 = comm.view "aten.permute.default" %view_81 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_82 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_82"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_82, %permute_22) {comm.cost_ns = 231064, comm.name = "mm_14"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_83 = comm.view "aten.view.default" %mm_14 {comm.cost_ns = 0, comm.name = "view_83"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_84 = comm.view "aten.view.default" %l2_wk {comm.cost_ns = 0, comm.name = "view_84"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_85 = comm.view "aten.view.default" %view_84 {comm.cost_ns = 0, comm.name = "view_85"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_23 = comm.view "aten.permute.default" %view_85 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_86 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_86"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_86, %permute_23) {comm.cost_ns = 59266, comm.name = "mm_15"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_87 = comm.view "aten.view.default" %mm_15 {comm.cost_ns = 0, comm.name = "view_87"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_88 = comm.view "aten.view.default" %l2_wv {comm.cost_ns = 0, comm.name = "view_88"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_89 = comm.view "aten.view.default" %view_88 {comm.cost_ns = 0, comm.name = "view_89"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
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
  %view_98 = comm.view "aten.view.default" %l2_wo {comm.cost_ns = 0, comm.name = "view_98"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_99 = comm.view "aten.view.default" %view_98 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %view_99 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_100 = comm.view "aten.view.default" %view_97 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_100, %permute_29) {comm.cost_ns = 231064, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_101 = comm.view "aten.view.default" %mm_17 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%add_13, %view_101) {comm.cost_ns = 42265, comm.name = "add_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_102 = comm.view "aten.view.default" %l2_fn {comm.cost_ns = 0, comm.name = "view_102"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_103 = comm.view "aten.view.default" %view_102 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_26 = comm.compute "prims.convert_element_type.default"(%add_17) {comm.cost_ns = 42265, comm.name = "convert_element_type_26"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_26) {comm.cost_ns = 55687, comm.name = "pow_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_5 = comm.compute "aten.mean.dim"(%pow_6) {comm.cost_ns = 28850, comm.name = "mean_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mean_5) {comm.cost_ns = 2013, comm.name = "add_18"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_5 = comm.compute "aten.rsqrt.default"(%add_18) {comm.cost_ns = 2013, comm.name = "rsqrt_5"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_8 = comm.view "aten.alias.default" %rsqrt_5 {comm.cost_ns = 0, comm.name = "alias_8"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%convert_element_type_26, %rsqrt_5) {comm.cost_ns = 55693, comm.name = "mul_36"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_27 = comm.compute "prims.convert_element_type.default"(%mul_36) {comm.cost_ns = 42265, comm.name = "convert_element_type_27"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_37 = comm.compute "aten.mul.Tensor"(%convert_element_type_27, %view_103) {comm.cost_ns = 28846, comm.name = "mul_37"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_104 = comm.view "aten.view.default" %l2_w1 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_105 = comm.view "aten.view.default" %view_104 {comm.cost_ns = 0, comm.name = "view_105"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
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
  %view_108 = comm.view "aten.view.default" %l2_w3 {comm.cost_ns = 0, comm.name = "view_108"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_109 = comm.view "aten.view.default" %view_108 {comm.cost_ns = 0, comm.name = "view_109"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_31 = comm.view "aten.permute.default" %view_109 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_110 = comm.view "aten.view.default" %mul_37 {comm.cost_ns = 0, comm.name = "view_110"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_110, %permute_31) {comm.cost_ns = 803727, comm.name = "mm_19"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_111 = comm.view "aten.view.default" %mm_19 {comm.cost_ns = 0, comm.name = "view_111"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_38 = comm.compute "aten.mul.Tensor"(%convert_element_type_29, %view_111) {comm.cost_ns = 142928, comm.name = "mul_38"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_112 = comm.view "aten.view.default" %l2_w2 {comm.cost_ns = 0, comm.name = "view_112"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_113 = comm.view "aten.view.default" %view_112 {comm.cost_ns = 0, comm.name = "view_113"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_32 = comm.view "aten.permute.default" %view_113 {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_114 = comm.view "aten.view.default" %mul_38 {comm.cost_ns = 0, comm.name = "view_114"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_114, %permute_32) {comm.cost_ns = 803727, comm.name = "mm_20"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_115 = comm.view "aten.view.default" %mm_20 {comm.cost_ns = 0, comm.name = "view_115"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_20 = comm.compute "aten.add.Tensor"(%add_17, %view_115) {comm.cost_ns = 42265, comm.name = "add_20"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_116 = comm.view "aten.view.default" %l3_an {comm.cost_ns = 0, comm.name = "view_116"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_117 = comm.view "aten.view.default" %view_116 {comm.cost_ns = 0, comm.name = "view_117"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_30 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.cost_ns = 42265, comm.name = "convert_element_type_30"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_30) {comm.cost_ns = 55687, comm.name = "pow_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_6 = comm.compute "aten.mean.dim"(%pow_7) {comm.cost_ns = 28850, comm.name = "mean_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_21 = comm.compute "aten.add.Tensor"(%mean_6) {comm.cost_ns = 2013, comm.name = "add_21"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_6 = comm.compute "aten.rsqrt.default"(%add_21) {comm.cost_ns = 2013, comm.name = "rsqrt_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_9 = comm.view "aten.alias.default" %rsqrt_6 {comm.cost_ns = 0, comm.name = "alias_9"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%convert_element_type_30, %rsqrt_6) {comm.cost_ns = 55693, comm.name = "mul_39"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_31 = comm.compute "prims.convert_element_type.default"(%mul_39) {comm.cost_ns = 42265, comm.name = "convert_element_type_31"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_40 = comm.compute "aten.mul.Tensor"(%convert_element_type_31, %view_117) {comm.cost_ns = 28846, comm.name = "mul_40"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_118 = comm.view "aten.view.default" %l3_wq {comm.cost_ns = 0, comm.name = "view_118"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_119 = comm.view "aten.view.default" %view_118 {comm.cost_ns = 0, comm.name = "view_119"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_33 = comm.view "aten.permute.default" %view_119 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_120 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_120"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_120, %permute_33) {comm.cost_ns = 231064, comm.name = "mm_21"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_121 = comm.view "aten.view.default" %mm_21 {comm.cost_ns = 0, comm.name = "view_121"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %view_122 = comm.view "aten.view.default" %l3_wk {comm.cost_ns = 0, comm.name = "view_122"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_123 = comm.view "aten.view.default" %view_122 {comm.cost_ns = 0, comm.name = "view_123"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %permute_34 = comm.view "aten.permute.default" %view_123 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %view_124 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_124"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_124, %permute_34) {comm.cost_ns = 59266, comm.name = "mm_22"} : (tensor<4096x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %view_125 = comm.view "aten.view.default" %mm_22 {comm.cost_ns = 0, comm.name = "view_125"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_126 = comm.view "aten.view.default" %l3_wv {comm.cost_ns = 0, comm.name = "view_126"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %view_127 = comm.view "aten.view.default" %view_126 {comm.cost_ns = 0, comm.name = "view_127"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
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
  %view_136 = comm.view "aten.view.default" %l3_wo {comm.cost_ns = 0, comm.name = "view_136"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_137 = comm.view "aten.view.default" %view_136 {comm.cost_ns = 0, comm.name = "view_137"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_40 = comm.view "aten.permute.default" %view_137 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_138 = comm.view "aten.view.default" %view_135 {comm.cost_ns = 0, comm.name = "view_138"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_138, %permute_40) {comm.cost_ns = 231064, comm.name = "mm_24"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_139 = comm.view "aten.view.default" %mm_24 {comm.cost_ns = 0, comm.name = "view_139"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_24 = comm.compute "aten.add.Tensor"(%add_20, %view_139) {comm.cost_ns = 42265, comm.name = "add_24"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_140 = comm.view "aten.view.default" %l3_fn {comm.cost_ns = 0, comm.name = "view_140"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_141 = comm.view "aten.view.default" %view_140 {comm.cost_ns = 0, comm.name = "view_141"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%add_24) {comm.cost_ns = 42265, comm.name = "convert_element_type_36"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_36) {comm.cost_ns = 55687, comm.name = "pow_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_7 = comm.compute "aten.mean.dim"(%pow_8) {comm.cost_ns = 28850, comm.name = "mean_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_25 = comm.compute "aten.add.Tensor"(%mean_7) {comm.cost_ns = 2013, comm.name = "add_25"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_7 = comm.compute "aten.rsqrt.default"(%add_25) {comm.cost_ns = 2013, comm.name = "rsqrt_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_11 = comm.view "aten.alias.default" %rsqrt_7 {comm.cost_ns = 0, comm.name = "alias_11"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_36, %rsqrt_7) {comm.cost_ns = 55693, comm.name = "mul_49"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_37 = comm.compute "prims.convert_element_type.default"(%mul_49) {comm.cost_ns = 42265, comm.name = "convert_element_type_37"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_50 = comm.compute "aten.mul.Tensor"(%convert_element_type_37, %view_141) {comm.cost_ns = 28846, comm.name = "mul_50"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_142 = comm.view "aten.view.default" %l3_w1 {comm.cost_ns = 0, comm.name = "view_142"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_143 = comm.view "aten.view.default" %view_142 {comm.cost_ns = 0, comm.name = "view_143"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
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
  %view_146 = comm.view "aten.view.default" %l3_w3 {comm.cost_ns = 0, comm.name = "view_146"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %view_147 = comm.view "aten.view.default" %view_146 {comm.cost_ns = 0, comm.name = "view_147"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %permute_42 = comm.view "aten.permute.default" %view_147 {comm.cost_ns = 0, comm.name = "permute_42"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_148 = comm.view "aten.view.default" %mul_50 {comm.cost_ns = 0, comm.name = "view_148"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%view_148, %permute_42) {comm.cost_ns = 803727, comm.name = "mm_26"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_149 = comm.view "aten.view.default" %mm_26 {comm.cost_ns = 0, comm.name = "view_149"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_51 = comm.compute "aten.mul.Tensor"(%convert_element_type_39, %view_149) {comm.cost_ns = 142928, comm.name = "mul_51"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_150 = comm.view "aten.view.default" %l3_w2 {comm.cost_ns = 0, comm.name = "view_150"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %view_151 = comm.view "aten.view.default" %view_150 {comm.cost_ns = 0, comm.name = "view_151"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_43 = comm.view "aten.permute.default" %view_151 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_152 = comm.view "aten.view.default" %mul_51 {comm.cost_ns = 0, comm.name = "view_152"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%view_152, %permute_43) {comm.cost_ns = 803727, comm.name = "mm_27"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_153 = comm.view "aten.view.default" %mm_27 {comm.cost_ns = 0, comm.name = "view_153"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_27 = comm.compute "aten.add.Tensor"(%add_24, %view_153) {comm.cost_ns = 42265, comm.name = "add_27"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_154 = comm.view "aten.view.default" %on {comm.cost_ns = 0, comm.name = "view_154"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %view_155 = comm.view "aten.view.default" %view_154 {comm.cost_ns = 0, comm.name = "view_155"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%add_27) {comm.cost_ns = 42265, comm.name = "convert_element_type_40"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_40) {comm.cost_ns = 55687, comm.name = "pow_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_8 = comm.compute "aten.mean.dim"(%pow_9) {comm.cost_ns = 28850, comm.name = "mean_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mean_8) {comm.cost_ns = 2013, comm.name = "add_28"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_8 = comm.compute "aten.rsqrt.default"(%add_28) {comm.cost_ns = 2013, comm.name = "rsqrt_8"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_12 = comm.view "aten.alias.default" %rsqrt_8 {comm.cost_ns = 0, comm.name = "alias_12"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%convert_element_type_40, %rsqrt_8) {comm.cost_ns = 55693, comm.name = "mul_52"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%mul_52) {comm.cost_ns = 42265, comm.name = "convert_element_type_41"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_53 = comm.compute "aten.mul.Tensor"(%convert_element_type_41, %view_155) {comm.cost_ns = 28846, comm.name = "mul_53"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_156 = comm.view "aten.view.default" %out {comm.cost_ns = 0, comm.name = "view_156"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %view_157 = comm.view "aten.view.default" %view_156 {comm.cost_ns = 0, comm.name = "view_157"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %permute_44 = comm.view "aten.permute.default" %view_157 {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<32000x4096xbf16> -> tensor<4096x32000xbf16>
  %view_158 = comm.view "aten.view.default" %mul_53 {comm.cost_ns = 0, comm.name = "view_158"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%view_158, %permute_44) {comm.cost_ns = 1791569, comm.name = "mm_28"} : (tensor<4096x4096xbf16>, tensor<4096x32000xbf16>) -> tensor<4096x32000xbf16>
  %view_159 = comm.view "aten.view.default" %mm_28 {comm.cost_ns = 0, comm.name = "view_159"} : tensor<4096x32000xbf16> -> tensor<1x4096x32000xbf16>
  %convert_element_type_42 = comm.compute "prims.convert_element_type.default"(%view_159) {comm.cost_ns = 316572, comm.name = "convert_element_type_42"} : (tensor<1x4096x32000xbf16>) -> tensor<1x4096x32000xf32>
  %view_160 = comm.view "aten.view.default" %convert_element_type_42 {comm.cost_ns = 0, comm.name = "view_160"} : tensor<1x4096x32000xf32> -> tensor<4096x32000xf32>
  %view_161 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_161"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %amax = comm.compute "aten.amax.default"(%view_160) {comm.cost_ns = 211721, comm.name = "amax"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %sub_8 = comm.compute "aten.sub.Tensor"(%view_160, %amax) {comm.cost_ns = 421436, comm.name = "sub_8"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %exp_4 = comm.compute "aten.exp.default"(%sub_8) {comm.cost_ns = 421430, comm.name = "exp_4"} : (tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp_4) {comm.cost_ns = 211721, comm.name = "sum_1"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.cost_ns = 2013, comm.name = "log"} : (tensor<4096x1xf32>) -> tensor<4096x1xf32>
  %sub_9 = comm.compute "aten.sub.Tensor"(%sub_8, %log) {comm.cost_ns = 421436, comm.name = "sub_9"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %alias_13 = comm.view "aten.alias.default" %sub_9 {comm.cost_ns = 0, comm.name = "alias_13"} : tensor<4096x32000xf32> -> tensor<4096x32000xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_161) {comm.cost_ns = 2014, comm.name = "ne"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_161, %scalar_tensor) {comm.cost_ns = 2027, comm.name = "where"} : (tensor<4096xi1>, tensor<4096xi64>, tensor<i64>) -> tensor<4096xi64>
  %unsqueeze_8 = comm.view "aten.unsqueeze.default" %where {comm.cost_ns = 0, comm.name = "unsqueeze_8"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_9, %unsqueeze_8) {comm.cost_ns = 2013, comm.name = "gather"} : (tensor<4096x32000xf32>, tensor<4096x1xi64>) -> tensor<4096x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<4096x1xf32> -> tensor<4096xf32>
  %neg_4 = comm.compute "aten.neg.default"(%squeeze) {comm.cost_ns = 2013, comm.name = "neg_4"} : (tensor<4096xf32>) -> tensor<4096xf32>
  %ne_1 = comm.compute "aten.ne.Scalar"(%view_161) {comm.cost_ns = 2014, comm.name = "ne_1"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor_1 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne_1, %neg_4, %scalar_tensor_1) {comm.cost_ns = 2014, comm.name = "where_1"} : (tensor<4096xi1>, tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %ne_2 = comm.compute "aten.ne.Scalar"(%view_161) {comm.cost_ns = 2014, comm.name = "ne_2"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %sum_2 = comm.compute "aten.sum.default"(%ne_2) {comm.cost_ns = 2001, comm.name = "sum_2"} : (tensor<4096xi1>) -> tensor<i64>
  %convert_element_type_43 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.cost_ns = 2000, comm.name = "convert_element_type_43"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.cost_ns = 2006, comm.name = "sum_3"} : (tensor<4096xf32>) -> tensor<f32>
  %div_4 = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_43) {comm.cost_ns = 2000, comm.name = "div_4"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %full = comm.compute "aten.full.default"() {comm.cost_ns = 2000, comm.name = "full"} : () -> tensor<f32>
  %div_5 = comm.compute "aten.div.Tensor"(%full, %convert_element_type_43) {comm.cost_ns = 2000, comm.name = "div_5"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unsqueeze_9 = comm.view "aten.unsqueeze.default" %view_161 {comm.cost_ns = 0, comm.name = "unsqueeze_9"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %ne_3 = comm.compute "aten.ne.Scalar"(%unsqueeze_9) {comm.cost_ns = 2014, comm.name = "ne_3"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_2 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_2"} : () -> tensor<i64>
  %where_2 = comm.compute "aten.where.self"(%ne_3, %unsqueeze_9, %scalar_tensor_2) {comm.cost_ns = 2027, comm.name = "where_2"} : (tensor<4096x1xi1>, tensor<4096x1xi64>, tensor<i64>) -> tensor<4096x1xi64>
  %full_1 = comm.compute "aten.full.default"() {comm.cost_ns = 211715, comm.name = "full_1"} : () -> tensor<4096x32000xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_1, %where_2) {comm.cost_ns = 421443, comm.name = "scatter"} : (tensor<4096x32000xf32>, tensor<4096x1xi64>) -> tensor<4096x32000xf32>
  %ne_4 = comm.compute "aten.ne.Scalar"(%unsqueeze_9) {comm.cost_ns = 2014, comm.name = "ne_4"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_3 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_3"} : () -> tensor<f32>
  %where_3 = comm.compute "aten.where.self"(%ne_4, %div_5, %scalar_tensor_3) {comm.cost_ns = 2008, comm.name = "where_3"} : (tensor<4096x1xi1>, tensor<f32>, tensor<f32>) -> tensor<4096x1xf32>
  %mul_54 = comm.compute "aten.mul.Tensor"(%scatter, %where_3) {comm.cost_ns = 421436, comm.name = "mul_54"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %alias_14 = comm.view "aten.alias.default" %alias_13 {comm.cost_ns = 0, comm.name = "alias_14"} : tensor<4096x32000xf32> -> tensor<4096x32000xf32>
  %exp_5 = comm.compute "aten.exp.default"(%alias_14) {comm.cost_ns = 421430, comm.name = "exp_5"} : (tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%mul_54) {comm.cost_ns = 211721, comm.name = "sum_4"} : (tensor<4096x32000xf32>) -> tensor<4096x1xf32>
  %mul_55 = comm.compute "aten.mul.Tensor"(%exp_5, %sum_4) {comm.cost_ns = 421436, comm.name = "mul_55"} : (tensor<4096x32000xf32>, tensor<4096x1xf32>) -> tensor<4096x32000xf32>
  %sub_10 = comm.compute "aten.sub.Tensor"(%mul_54, %mul_55) {comm.cost_ns = 631145, comm.name = "sub_10"} : (tensor<4096x32000xf32>, tensor<4096x32000xf32>) -> tensor<4096x32000xf32>
  %view_162 = comm.view "aten.view.default" %sub_10 {comm.cost_ns = 0, comm.name = "view_162"} : tensor<4096x32000xf32> -> tensor<1x4096x32000xf32>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%view_162) {comm.cost_ns = 316572, comm.name = "convert_element_type_44"} : (tensor<1x4096x32000xf32>) -> tensor<1x4096x32000xbf16>
  %view_163 = comm.view "aten.view.default" %convert_element_type_44 {comm.cost_ns = 0, comm.name = "view_163"} : tensor<1x4096x32000xbf16> -> tensor<4096x32000xbf16>
  %permute_45 = comm.view "aten.permute.default" %view_163 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%permute_45, %view_158) {comm.cost_ns = 1791569, comm.name = "mm_29"} : (tensor<32000x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<32000x4096xbf16>
  %permute_46 = comm.view "aten.permute.default" %mm_29 {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<32000x4096xbf16> -> tensor<4096x32000xbf16>
  %permute_47 = comm.view "aten.permute.default" %permute_44 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %mm_30 = comm.compute "aten.mm.default"(%view_163, %permute_47) {comm.cost_ns = 1791569, comm.name = "mm_30"} : (tensor<4096x32000xbf16>, tensor<32000x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_164 = comm.view "aten.view.default" %mm_30 {comm.cost_ns = 0, comm.name = "view_164"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_48 = comm.view "aten.permute.default" %permute_46 {comm.cost_ns = 0, comm.name = "permute_48"} : tensor<4096x32000xbf16> -> tensor<32000x4096xbf16>
  %view_165 = comm.view "aten.view.default" %permute_48 {comm.cost_ns = 0, comm.name = "view_165"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %all_reduce = comm.all_reduce %view_165 on @pg0 reduce avg {comm.cost_ns = 1308543, comm.name = "all_reduce"} : tensor<32000x4096xbf16> -> !comm.future<tensor<32000x4096xbf16>>
  %wait_tensor = comm.wait %all_reduce {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<32000x4096xbf16>>
  %mul_56 = comm.compute "aten.mul.Tensor"(%view_164, %convert_element_type_41) {comm.cost_ns = 42265, comm.name = "mul_56"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_57 = comm.compute "aten.mul.Tensor"(%view_164, %view_155) {comm.cost_ns = 28846, comm.name = "mul_57"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%mul_56) {comm.cost_ns = 15425, comm.name = "sum_5"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_166 = comm.view "aten.view.default" %sum_5 {comm.cost_ns = 0, comm.name = "view_166"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_45 = comm.compute "prims.convert_element_type.default"(%mul_57) {comm.cost_ns = 42265, comm.name = "convert_element_type_45"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%convert_element_type_45, %convert_element_type_40) {comm.cost_ns = 82530, comm.name = "mul_58"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_59 = comm.compute "aten.mul.Tensor"(%convert_element_type_45, %rsqrt_8) {comm.cost_ns = 55693, comm.name = "mul_59"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%mul_58) {comm.cost_ns = 28850, comm.name = "sum_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_15 = comm.view "aten.alias.default" %alias_12 {comm.cost_ns = 0, comm.name = "alias_15"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%alias_15) {comm.cost_ns = 2013, comm.name = "pow_10"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_60 = comm.compute "aten.mul.Scalar"(%sum_6) {comm.cost_ns = 2013, comm.name = "mul_60"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_61 = comm.compute "aten.mul.Tensor"(%mul_60, %pow_10) {comm.cost_ns = 2019, comm.name = "mul_61"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_8 = comm.view "aten.expand.default" %mul_61 {comm.cost_ns = 0, comm.name = "expand_8"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_6 = comm.compute "aten.div.Scalar"(%expand_8) {comm.cost_ns = 55687, comm.name = "div_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_11 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_40) {comm.cost_ns = 55687, comm.name = "pow_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_62 = comm.compute "aten.mul.Scalar"(%pow_11) {comm.cost_ns = 55687, comm.name = "mul_62"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_63 = comm.compute "aten.mul.Tensor"(%div_6, %mul_62) {comm.cost_ns = 82530, comm.name = "mul_63"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_29 = comm.compute "aten.add.Tensor"(%mul_59, %mul_63) {comm.cost_ns = 82530, comm.name = "add_29"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_46 = comm.compute "prims.convert_element_type.default"(%add_29) {comm.cost_ns = 42265, comm.name = "convert_element_type_46"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %view_167 = comm.view "aten.view.default" %view_166 {comm.cost_ns = 0, comm.name = "view_167"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_1 = comm.all_reduce %view_167 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_1"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_1 = comm.wait %all_reduce_1 {comm.cost_ns = 0, comm.name = "wait_tensor_1"} : !comm.future<tensor<4096xbf16>>
  %view_168 = comm.view "aten.view.default" %convert_element_type_46 {comm.cost_ns = 0, comm.name = "view_168"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_49 = comm.view "aten.permute.default" %view_168 {comm.cost_ns = 0, comm.name = "permute_49"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_31 = comm.compute "aten.mm.default"(%permute_49, %view_152) {comm.cost_ns = 803727, comm.name = "mm_31"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_50 = comm.view "aten.permute.default" %mm_31 {comm.cost_ns = 0, comm.name = "permute_50"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_51 = comm.view "aten.permute.default" %permute_43 {comm.cost_ns = 0, comm.name = "permute_51"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_32 = comm.compute "aten.mm.default"(%view_168, %permute_51) {comm.cost_ns = 803727, comm.name = "mm_32"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_169 = comm.view "aten.view.default" %mm_32 {comm.cost_ns = 0, comm.name = "view_169"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_52 = comm.view "aten.permute.default" %permute_50 {comm.cost_ns = 0, comm.name = "permute_52"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_170 = comm.view "aten.view.default" %permute_52 {comm.cost_ns = 0, comm.name = "view_170"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_2 = comm.all_reduce %view_170 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_2"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_2 = comm.wait %all_reduce_2 {comm.cost_ns = 0, comm.name = "wait_tensor_2"} : !comm.future<tensor<4096x14336xbf16>>
  %mul_64 = comm.compute "aten.mul.Tensor"(%view_169, %convert_element_type_39) {comm.cost_ns = 142928, comm.name = "mul_64"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_65 = comm.compute "aten.mul.Tensor"(%view_169, %view_149) {comm.cost_ns = 142928, comm.name = "mul_65"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_171 = comm.view "aten.view.default" %mul_64 {comm.cost_ns = 0, comm.name = "view_171"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_53 = comm.view "aten.permute.default" %view_171 {comm.cost_ns = 0, comm.name = "permute_53"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_33 = comm.compute "aten.mm.default"(%permute_53, %view_148) {comm.cost_ns = 803727, comm.name = "mm_33"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_54 = comm.view "aten.permute.default" %mm_33 {comm.cost_ns = 0, comm.name = "permute_54"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_55 = comm.view "aten.permute.default" %permute_42 {comm.cost_ns = 0, comm.name = "permute_55"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_34 = comm.compute "aten.mm.default"(%view_171, %permute_55) {comm.cost_ns = 803727, comm.name = "mm_34"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_172 = comm.view "aten.view.default" %mm_34 {comm.cost_ns = 0, comm.name = "view_172"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_56 = comm.view "aten.permute.default" %permute_54 {comm.cost_ns = 0, comm.name = "permute_56"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_173 = comm.view "aten.view.default" %permute_56 {comm.cost_ns = 0, comm.name = "view_173"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_3 = comm.all_reduce %view_173 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_3"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_3 = comm.wait %all_reduce_3 {comm.cost_ns = 0, comm.name = "wait_tensor_3"} : !comm.future<tensor<14336x4096xbf16>>
  %convert_element_type_47 = comm.compute "prims.convert_element_type.default"(%mul_65) {comm.cost_ns = 142928, comm.name = "convert_element_type_47"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_48 = comm.compute "prims.convert_element_type.default"(%view_145) {comm.cost_ns = 142928, comm.name = "convert_element_type_48"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_48) {comm.cost_ns = 189904, comm.name = "sigmoid"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_66 = comm.compute "aten.mul.Tensor"(%convert_element_type_47, %sigmoid) {comm.cost_ns = 283857, comm.name = "mul_66"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_11 = comm.compute "aten.sub.Tensor"(%sigmoid) {comm.cost_ns = 189904, comm.name = "sub_11"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_67 = comm.compute "aten.mul.Tensor"(%convert_element_type_48, %sub_11) {comm.cost_ns = 283857, comm.name = "mul_67"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_30 = comm.compute "aten.add.Tensor"(%mul_67) {comm.cost_ns = 189904, comm.name = "add_30"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_68 = comm.compute "aten.mul.Tensor"(%mul_66, %add_30) {comm.cost_ns = 283857, comm.name = "mul_68"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_49 = comm.compute "prims.convert_element_type.default"(%mul_68) {comm.cost_ns = 142928, comm.name = "convert_element_type_49"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_174 = comm.view "aten.view.default" %convert_element_type_49 {comm.cost_ns = 0, comm.name = "view_174"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_57 = comm.view "aten.permute.default" %view_174 {comm.cost_ns = 0, comm.name = "permute_57"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_35 = comm.compute "aten.mm.default"(%permute_57, %view_144) {comm.cost_ns = 803727, comm.name = "mm_35"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_58 = comm.view "aten.permute.default" %mm_35 {comm.cost_ns = 0, comm.name = "permute_58"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_59 = comm.view "aten.permute.default" %permute_41 {comm.cost_ns = 0, comm.name = "permute_59"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_36 = comm.compute "aten.mm.default"(%view_174, %permute_59) {comm.cost_ns = 803727, comm.name = "mm_36"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_175 = comm.view "aten.view.default" %mm_36 {comm.cost_ns = 0, comm.name = "view_175"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_31 = comm.compute "aten.add.Tensor"(%view_172, %view_175) {comm.cost_ns = 42265, comm.name = "add_31"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_60 = comm.view "aten.permute.default" %permute_58 {comm.cost_ns = 0, comm.name = "permute_60"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_176 = comm.view "aten.view.default" %permute_60 {comm.cost_ns = 0, comm.name = "view_176"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_4 = comm.all_reduce %view_176 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_4"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_4 = comm.wait %all_reduce_4 {comm.cost_ns = 0, comm.name = "wait_tensor_4"} : !comm.future<tensor<14336x4096xbf16>>
  %mul_69 = comm.compute "aten.mul.Tensor"(%add_31, %convert_element_type_37) {comm.cost_ns = 42265, comm.name = "mul_69"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_70 = comm.compute "aten.mul.Tensor"(%add_31, %view_141) {comm.cost_ns = 28846, comm.name = "mul_70"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%mul_69) {comm.cost_ns = 15425, comm.name = "sum_7"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_177 = comm.view "aten.view.default" %sum_7 {comm.cost_ns = 0, comm.name = "view_177"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_50 = comm.compute "prims.convert_element_type.default"(%mul_70) {comm.cost_ns = 42265, comm.name = "convert_element_type_50"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_71 = comm.compute "aten.mul.Tensor"(%convert_element_type_50, %convert_element_type_36) {comm.cost_ns = 82530, comm.name = "mul_71"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_72 = comm.compute "aten.mul.Tensor"(%convert_element_type_50, %rsqrt_7) {comm.cost_ns = 55693, comm.name = "mul_72"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_71) {comm.cost_ns = 28850, comm.name = "sum_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_16 = comm.view "aten.alias.default" %alias_11 {comm.cost_ns = 0, comm.name = "alias_16"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_12 = comm.compute "aten.pow.Tensor_Scalar"(%alias_16) {comm.cost_ns = 2013, comm.name = "pow_12"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_73 = comm.compute "aten.mul.Scalar"(%sum_8) {comm.cost_ns = 2013, comm.name = "mul_73"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_74 = comm.compute "aten.mul.Tensor"(%mul_73, %pow_12) {comm.cost_ns = 2019, comm.name = "mul_74"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_9 = comm.view "aten.expand.default" %mul_74 {comm.cost_ns = 0, comm.name = "expand_9"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_7 = comm.compute "aten.div.Scalar"(%expand_9) {comm.cost_ns = 55687, comm.name = "div_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_13 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_36) {comm.cost_ns = 55687, comm.name = "pow_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_75 = comm.compute "aten.mul.Scalar"(%pow_13) {comm.cost_ns = 55687, comm.name = "mul_75"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_76 = comm.compute "aten.mul.Tensor"(%div_7, %mul_75) {comm.cost_ns = 82530, comm.name = "mul_76"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_32 = comm.compute "aten.add.Tensor"(%mul_72, %mul_76) {comm.cost_ns = 82530, comm.name = "add_32"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_51 = comm.compute "prims.convert_element_type.default"(%add_32) {comm.cost_ns = 42265, comm.name = "convert_element_type_51"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_33 = comm.compute "aten.add.Tensor"(%convert_element_type_46, %convert_element_type_51) {comm.cost_ns = 42265, comm.name = "add_33"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_178 = comm.view "aten.view.default" %view_177 {comm.cost_ns = 0, comm.name = "view_178"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_5 = comm.all_reduce %view_178 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_5"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_5 = comm.wait %all_reduce_5 {comm.cost_ns = 0, comm.name = "wait_tensor_5"} : !comm.future<tensor<4096xbf16>>
  %view_179 = comm.view "aten.view.default" %add_33 {comm.cost_ns = 0, comm.name = "view_179"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_61 = comm.view "aten.permute.default" %view_179 {comm.cost_ns = 0, comm.name = "permute_61"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_37 = comm.compute "aten.mm.default"(%permute_61, %view_138) {comm.cost_ns = 231064, comm.name = "mm_37"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_62 = comm.view "aten.permute.default" %mm_37 {comm.cost_ns = 0, comm.name = "permute_62"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_63 = comm.view "aten.permute.default" %permute_40 {comm.cost_ns = 0, comm.name = "permute_63"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_38 = comm.compute "aten.mm.default"(%view_179, %permute_63) {comm.cost_ns = 231064, comm.name = "mm_38"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_180 = comm.view "aten.view.default" %mm_38 {comm.cost_ns = 0, comm.name = "view_180"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_64 = comm.view "aten.permute.default" %permute_62 {comm.cost_ns = 0, comm.name = "permute_64"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_181 = comm.view "aten.view.default" %permute_64 {comm.cost_ns = 0, comm.name = "view_181"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_6 = comm.all_reduce %view_181 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_6"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_6 = comm.wait %all_reduce_6 {comm.cost_ns = 0, comm.name = "wait_tensor_6"} : !comm.future<tensor<4096x4096xbf16>>
  %view_182 = comm.view "aten.view.default" %view_180 {comm.cost_ns = 0, comm.name = "view_182"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_65 = comm.view "aten.permute.default" %view_182 {comm.cost_ns = 0, comm.name = "permute_65"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_17 = comm.view "aten.alias.default" %alias_10 {comm.cost_ns = 0, comm.name = "alias_17"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_65, %permute_36, %permute_37, %permute_38, %alias_17, %_scaled_dot_product_flash_attention_3#1, %_scaled_dot_product_flash_attention_3#6, %_scaled_dot_product_flash_attention_3#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_66 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#2 {comm.cost_ns = 0, comm.name = "permute_66"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_67 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#1 {comm.cost_ns = 0, comm.name = "permute_67"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_68 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#0 {comm.cost_ns = 0, comm.name = "permute_68"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_183 = comm.view "aten.view.default" %permute_66 {comm.cost_ns = 0, comm.name = "view_183"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%view_183) {comm.cost_ns = 18777, comm.name = "sum_9"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_9 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_184 = comm.view "aten.view.default" %permute_67 {comm.cost_ns = 0, comm.name = "view_184"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%view_184) {comm.cost_ns = 18777, comm.name = "sum_10"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_10 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_52 = comm.compute "prims.convert_element_type.default"(%squeeze_2) {comm.cost_ns = 12066, comm.name = "convert_element_type_52"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_1 = comm.view "aten.slice.Tensor" %convert_element_type_52 {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_2 = comm.view "aten.slice.Tensor" %convert_element_type_52 {comm.cost_ns = 0, comm.name = "slice_2"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_77 = comm.compute "aten.mul.Tensor"(%slice_2, %sin) {comm.cost_ns = 9130, comm.name = "mul_77"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_78 = comm.compute "aten.mul.Tensor"(%slice_2, %cos) {comm.cost_ns = 9130, comm.name = "mul_78"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_5 = comm.compute "aten.neg.default"(%slice_1) {comm.cost_ns = 8710, comm.name = "neg_5"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_79 = comm.compute "aten.mul.Tensor"(%neg_5, %sin) {comm.cost_ns = 9130, comm.name = "mul_79"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_34 = comm.compute "aten.add.Tensor"(%mul_78, %mul_79) {comm.cost_ns = 12066, comm.name = "add_34"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_80 = comm.compute "aten.mul.Tensor"(%slice_1, %cos) {comm.cost_ns = 9130, comm.name = "mul_80"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_35 = comm.compute "aten.add.Tensor"(%mul_77, %mul_80) {comm.cost_ns = 12066, comm.name = "add_35"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_8 = comm.compute "aten.cat.default"(%add_35, %add_34) {comm.cost_ns = 15421, comm.name = "cat_8"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_53 = comm.compute "prims.convert_element_type.default"(%cat_8) {comm.cost_ns = 12066, comm.name = "convert_element_type_53"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%permute_68) {comm.cost_ns = 42265, comm.name = "convert_element_type_54"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_3 = comm.view "aten.slice.Tensor" %convert_element_type_54 {comm.cost_ns = 0, comm.name = "slice_3"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_4 = comm.view "aten.slice.Tensor" %convert_element_type_54 {comm.cost_ns = 0, comm.name = "slice_4"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_81 = comm.compute "aten.mul.Tensor"(%slice_4, %sin) {comm.cost_ns = 29262, comm.name = "mul_81"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_82 = comm.compute "aten.mul.Tensor"(%slice_4, %cos) {comm.cost_ns = 29262, comm.name = "mul_82"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_6 = comm.compute "aten.neg.default"(%slice_3) {comm.cost_ns = 28843, comm.name = "neg_6"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_83 = comm.compute "aten.mul.Tensor"(%neg_6, %sin) {comm.cost_ns = 29262, comm.name = "mul_83"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_36 = comm.compute "aten.add.Tensor"(%mul_82, %mul_83) {comm.cost_ns = 42265, comm.name = "add_36"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_84 = comm.compute "aten.mul.Tensor"(%slice_3, %cos) {comm.cost_ns = 29262, comm.name = "mul_84"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_37 = comm.compute "aten.add.Tensor"(%mul_81, %mul_84) {comm.cost_ns = 42265, comm.name = "add_37"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_9 = comm.compute "aten.cat.default"(%add_37, %add_36) {comm.cost_ns = 55687, comm.name = "cat_9"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_55 = comm.compute "prims.convert_element_type.default"(%cat_9) {comm.cost_ns = 42265, comm.name = "convert_element_type_55"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_185 = comm.view "aten.view.default" %squeeze_1 {comm.cost_ns = 0, comm.name = "view_185"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_186 = comm.view "aten.view.default" %convert_element_type_53 {comm.cost_ns = 0, comm.name = "view_186"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_187 = comm.view "aten.view.default" %convert_element_type_55 {comm.cost_ns = 0, comm.name = "view_187"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_188 = comm.view "aten.view.default" %view_185 {comm.cost_ns = 0, comm.name = "view_188"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_69 = comm.view "aten.permute.default" %view_188 {comm.cost_ns = 0, comm.name = "permute_69"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_39 = comm.compute "aten.mm.default"(%permute_69, %view_128) {comm.cost_ns = 59266, comm.name = "mm_39"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_70 = comm.view "aten.permute.default" %mm_39 {comm.cost_ns = 0, comm.name = "permute_70"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_71 = comm.view "aten.permute.default" %permute_35 {comm.cost_ns = 0, comm.name = "permute_71"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_40 = comm.compute "aten.mm.default"(%view_188, %permute_71) {comm.cost_ns = 59266, comm.name = "mm_40"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_189 = comm.view "aten.view.default" %mm_40 {comm.cost_ns = 0, comm.name = "view_189"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_72 = comm.view "aten.permute.default" %permute_70 {comm.cost_ns = 0, comm.name = "permute_72"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_190 = comm.view "aten.view.default" %permute_72 {comm.cost_ns = 0, comm.name = "view_190"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_7 = comm.all_reduce %view_190 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_7"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_7 = comm.wait %all_reduce_7 {comm.cost_ns = 0, comm.name = "wait_tensor_7"} : !comm.future<tensor<1024x4096xbf16>>
  %view_191 = comm.view "aten.view.default" %view_186 {comm.cost_ns = 0, comm.name = "view_191"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_73 = comm.view "aten.permute.default" %view_191 {comm.cost_ns = 0, comm.name = "permute_73"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_41 = comm.compute "aten.mm.default"(%permute_73, %view_124) {comm.cost_ns = 59266, comm.name = "mm_41"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_74 = comm.view "aten.permute.default" %mm_41 {comm.cost_ns = 0, comm.name = "permute_74"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_75 = comm.view "aten.permute.default" %permute_34 {comm.cost_ns = 0, comm.name = "permute_75"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_42 = comm.compute "aten.mm.default"(%view_191, %permute_75) {comm.cost_ns = 59266, comm.name = "mm_42"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_192 = comm.view "aten.view.default" %mm_42 {comm.cost_ns = 0, comm.name = "view_192"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_38 = comm.compute "aten.add.Tensor"(%view_189, %view_192) {comm.cost_ns = 42265, comm.name = "add_38"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_76 = comm.view "aten.permute.default" %permute_74 {comm.cost_ns = 0, comm.name = "permute_76"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_193 = comm.view "aten.view.default" %permute_76 {comm.cost_ns = 0, comm.name = "view_193"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_8 = comm.all_reduce %view_193 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_8"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_8 = comm.wait %all_reduce_8 {comm.cost_ns = 0, comm.name = "wait_tensor_8"} : !comm.future<tensor<1024x4096xbf16>>
  %view_194 = comm.view "aten.view.default" %view_187 {comm.cost_ns = 0, comm.name = "view_194"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_77 = comm.view "aten.permute.default" %view_194 {comm.cost_ns = 0, comm.name = "permute_77"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_43 = comm.compute "aten.mm.default"(%permute_77, %view_120) {comm.cost_ns = 231064, comm.name = "mm_43"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_78 = comm.view "aten.permute.default" %mm_43 {comm.cost_ns = 0, comm.name = "permute_78"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_79 = comm.view "aten.permute.default" %permute_33 {comm.cost_ns = 0, comm.name = "permute_79"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_44 = comm.compute "aten.mm.default"(%view_194, %permute_79) {comm.cost_ns = 231064, comm.name = "mm_44"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_195 = comm.view "aten.view.default" %mm_44 {comm.cost_ns = 0, comm.name = "view_195"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_39 = comm.compute "aten.add.Tensor"(%add_38, %view_195) {comm.cost_ns = 42265, comm.name = "add_39"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_80 = comm.view "aten.permute.default" %permute_78 {comm.cost_ns = 0, comm.name = "permute_80"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_196 = comm.view "aten.view.default" %permute_80 {comm.cost_ns = 0, comm.name = "view_196"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_9 = comm.all_reduce %view_196 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_9"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_9 = comm.wait %all_reduce_9 {comm.cost_ns = 0, comm.name = "wait_tensor_9"} : !comm.future<tensor<4096x4096xbf16>>
  %mul_85 = comm.compute "aten.mul.Tensor"(%add_39, %convert_element_type_31) {comm.cost_ns = 42265, comm.name = "mul_85"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_86 = comm.compute "aten.mul.Tensor"(%add_39, %view_117) {comm.cost_ns = 28846, comm.name = "mul_86"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%mul_85) {comm.cost_ns = 15425, comm.name = "sum_11"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_197 = comm.view "aten.view.default" %sum_11 {comm.cost_ns = 0, comm.name = "view_197"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_56 = comm.compute "prims.convert_element_type.default"(%mul_86) {comm.cost_ns = 42265, comm.name = "convert_element_type_56"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_87 = comm.compute "aten.mul.Tensor"(%convert_element_type_56, %convert_element_type_30) {comm.cost_ns = 82530, comm.name = "mul_87"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_88 = comm.compute "aten.mul.Tensor"(%convert_element_type_56, %rsqrt_6) {comm.cost_ns = 55693, comm.name = "mul_88"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_87) {comm.cost_ns = 28850, comm.name = "sum_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_18 = comm.view "aten.alias.default" %alias_9 {comm.cost_ns = 0, comm.name = "alias_18"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_14 = comm.compute "aten.pow.Tensor_Scalar"(%alias_18) {comm.cost_ns = 2013, comm.name = "pow_14"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_89 = comm.compute "aten.mul.Scalar"(%sum_12) {comm.cost_ns = 2013, comm.name = "mul_89"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_90 = comm.compute "aten.mul.Tensor"(%mul_89, %pow_14) {comm.cost_ns = 2019, comm.name = "mul_90"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_10 = comm.view "aten.expand.default" %mul_90 {comm.cost_ns = 0, comm.name = "expand_10"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_8 = comm.compute "aten.div.Scalar"(%expand_10) {comm.cost_ns = 55687, comm.name = "div_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_15 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_30) {comm.cost_ns = 55687, comm.name = "pow_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_91 = comm.compute "aten.mul.Scalar"(%pow_15) {comm.cost_ns = 55687, comm.name = "mul_91"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_92 = comm.compute "aten.mul.Tensor"(%div_8, %mul_91) {comm.cost_ns = 82530, comm.name = "mul_92"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_40 = comm.compute "aten.add.Tensor"(%mul_88, %mul_92) {comm.cost_ns = 82530, comm.name = "add_40"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_57 = comm.compute "prims.convert_element_type.default"(%add_40) {comm.cost_ns = 42265, comm.name = "convert_element_type_57"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_41 = comm.compute "aten.add.Tensor"(%add_33, %convert_element_type_57) {comm.cost_ns = 42265, comm.name = "add_41"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_198 = comm.view "aten.view.default" %view_197 {comm.cost_ns = 0, comm.name = "view_198"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_10 = comm.all_reduce %view_198 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_10"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_10 = comm.wait %all_reduce_10 {comm.cost_ns = 0, comm.name = "wait_tensor_10"} : !comm.future<tensor<4096xbf16>>
  %view_199 = comm.view "aten.view.default" %add_41 {comm.cost_ns = 0, comm.name = "view_199"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_81 = comm.view "aten.permute.default" %view_199 {comm.cost_ns = 0, comm.name = "permute_81"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_45 = comm.compute "aten.mm.default"(%permute_81, %view_114) {comm.cost_ns = 803727, comm.name = "mm_45"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_82 = comm.view "aten.permute.default" %mm_45 {comm.cost_ns = 0, comm.name = "permute_82"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_83 = comm.view "aten.permute.default" %permute_32 {comm.cost_ns = 0, comm.name = "permute_83"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_46 = comm.compute "aten.mm.default"(%view_199, %permute_83) {comm.cost_ns = 803727, comm.name = "mm_46"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_200 = comm.view "aten.view.default" %mm_46 {comm.cost_ns = 0, comm.name = "view_200"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_84 = comm.view "aten.permute.default" %permute_82 {comm.cost_ns = 0, comm.name = "permute_84"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_201 = comm.view "aten.view.default" %permute_84 {comm.cost_ns = 0, comm.name = "view_201"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_11 = comm.all_reduce %view_201 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_11"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_11 = comm.wait %all_reduce_11 {comm.cost_ns = 0, comm.name = "wait_tensor_11"} : !comm.future<tensor<4096x14336xbf16>>
  %mul_93 = comm.compute "aten.mul.Tensor"(%view_200, %convert_element_type_29) {comm.cost_ns = 142928, comm.name = "mul_93"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_94 = comm.compute "aten.mul.Tensor"(%view_200, %view_111) {comm.cost_ns = 142928, comm.name = "mul_94"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_202 = comm.view "aten.view.default" %mul_93 {comm.cost_ns = 0, comm.name = "view_202"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_85 = comm.view "aten.permute.default" %view_202 {comm.cost_ns = 0, comm.name = "permute_85"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_47 = comm.compute "aten.mm.default"(%permute_85, %view_110) {comm.cost_ns = 803727, comm.name = "mm_47"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_86 = comm.view "aten.permute.default" %mm_47 {comm.cost_ns = 0, comm.name = "permute_86"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_87 = comm.view "aten.permute.default" %permute_31 {comm.cost_ns = 0, comm.name = "permute_87"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_48 = comm.compute "aten.mm.default"(%view_202, %permute_87) {comm.cost_ns = 803727, comm.name = "mm_48"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_203 = comm.view "aten.view.default" %mm_48 {comm.cost_ns = 0, comm.name = "view_203"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_88 = comm.view "aten.permute.default" %permute_86 {comm.cost_ns = 0, comm.name = "permute_88"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_204 = comm.view "aten.view.default" %permute_88 {comm.cost_ns = 0, comm.name = "view_204"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_12 = comm.all_reduce %view_204 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_12"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_12 = comm.wait %all_reduce_12 {comm.cost_ns = 0, comm.name = "wait_tensor_12"} : !comm.future<tensor<14336x4096xbf16>>
  %convert_element_type_58 = comm.compute "prims.convert_element_type.default"(%mul_94) {comm.cost_ns = 142928, comm.name = "convert_element_type_58"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_59 = comm.compute "prims.convert_element_type.default"(%view_107) {comm.cost_ns = 142928, comm.name = "convert_element_type_59"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_1 = comm.compute "aten.sigmoid.default"(%convert_element_type_59) {comm.cost_ns = 189904, comm.name = "sigmoid_1"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_95 = comm.compute "aten.mul.Tensor"(%convert_element_type_58, %sigmoid_1) {comm.cost_ns = 283857, comm.name = "mul_95"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_12 = comm.compute "aten.sub.Tensor"(%sigmoid_1) {comm.cost_ns = 189904, comm.name = "sub_12"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_96 = comm.compute "aten.mul.Tensor"(%convert_element_type_59, %sub_12) {comm.cost_ns = 283857, comm.name = "mul_96"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_42 = comm.compute "aten.add.Tensor"(%mul_96) {comm.cost_ns = 189904, comm.name = "add_42"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_97 = comm.compute "aten.mul.Tensor"(%mul_95, %add_42) {comm.cost_ns = 283857, comm.name = "mul_97"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_60 = comm.compute "prims.convert_element_type.default"(%mul_97) {comm.cost_ns = 142928, comm.name = "convert_element_type_60"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_205 = comm.view "aten.view.default" %convert_element_type_60 {comm.cost_ns = 0, comm.name = "view_205"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_89 = comm.view "aten.permute.default" %view_205 {comm.cost_ns = 0, comm.name = "permute_89"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_49 = comm.compute "aten.mm.default"(%permute_89, %view_106) {comm.cost_ns = 803727, comm.name = "mm_49"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_90 = comm.view "aten.permute.default" %mm_49 {comm.cost_ns = 0, comm.name = "permute_90"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_91 = comm.view "aten.permute.default" %permute_30 {comm.cost_ns = 0, comm.name = "permute_91"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_50 = comm.compute "aten.mm.default"(%view_205, %permute_91) {comm.cost_ns = 803727, comm.name = "mm_50"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_206 = comm.view "aten.view.default" %mm_50 {comm.cost_ns = 0, comm.name = "view_206"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_43 = comm.compute "aten.add.Tensor"(%view_203, %view_206) {comm.cost_ns = 42265, comm.name = "add_43"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_92 = comm.view "aten.permute.default" %permute_90 {comm.cost_ns = 0, comm.name = "permute_92"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_207 = comm.view "aten.view.default" %permute_92 {comm.cost_ns = 0, comm.name = "view_207"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_13 = comm.all_reduce %view_207 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_13"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_13 = comm.wait %all_reduce_13 {comm.cost_ns = 0, comm.name = "wait_tensor_13"} : !comm.future<tensor<14336x4096xbf16>>
  %mul_98 = comm.compute "aten.mul.Tensor"(%add_43, %convert_element_type_27) {comm.cost_ns = 42265, comm.name = "mul_98"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_99 = comm.compute "aten.mul.Tensor"(%add_43, %view_103) {comm.cost_ns = 28846, comm.name = "mul_99"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%mul_98) {comm.cost_ns = 15425, comm.name = "sum_13"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_208 = comm.view "aten.view.default" %sum_13 {comm.cost_ns = 0, comm.name = "view_208"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_61 = comm.compute "prims.convert_element_type.default"(%mul_99) {comm.cost_ns = 42265, comm.name = "convert_element_type_61"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_100 = comm.compute "aten.mul.Tensor"(%convert_element_type_61, %convert_element_type_26) {comm.cost_ns = 82530, comm.name = "mul_100"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_101 = comm.compute "aten.mul.Tensor"(%convert_element_type_61, %rsqrt_5) {comm.cost_ns = 55693, comm.name = "mul_101"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_14 = comm.compute "aten.sum.dim_IntList"(%mul_100) {comm.cost_ns = 28850, comm.name = "sum_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_19 = comm.view "aten.alias.default" %alias_8 {comm.cost_ns = 0, comm.name = "alias_19"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_16 = comm.compute "aten.pow.Tensor_Scalar"(%alias_19) {comm.cost_ns = 2013, comm.name = "pow_16"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_102 = comm.compute "aten.mul.Scalar"(%sum_14) {comm.cost_ns = 2013, comm.name = "mul_102"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_103 = comm.compute "aten.mul.Tensor"(%mul_102, %pow_16) {comm.cost_ns = 2019, comm.name = "mul_103"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_11 = comm.view "aten.expand.default" %mul_103 {comm.cost_ns = 0, comm.name = "expand_11"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_9 = comm.compute "aten.div.Scalar"(%expand_11) {comm.cost_ns = 55687, comm.name = "div_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_17 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_26) {comm.cost_ns = 55687, comm.name = "pow_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_104 = comm.compute "aten.mul.Scalar"(%pow_17) {comm.cost_ns = 55687, comm.name = "mul_104"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_105 = comm.compute "aten.mul.Tensor"(%div_9, %mul_104) {comm.cost_ns = 82530, comm.name = "mul_105"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_44 = comm.compute "aten.add.Tensor"(%mul_101, %mul_105) {comm.cost_ns = 82530, comm.name = "add_44"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_62 = comm.compute "prims.convert_element_type.default"(%add_44) {comm.cost_ns = 42265, comm.name = "convert_element_type_62"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_45 = comm.compute "aten.add.Tensor"(%add_41, %convert_element_type_62) {comm.cost_ns = 42265, comm.name = "add_45"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_209 = comm.view "aten.view.default" %view_208 {comm.cost_ns = 0, comm.name = "view_209"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_14 = comm.all_reduce %view_209 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_14"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_14 = comm.wait %all_reduce_14 {comm.cost_ns = 0, comm.name = "wait_tensor_14"} : !comm.future<tensor<4096xbf16>>
  %view_210 = comm.view "aten.view.default" %add_45 {comm.cost_ns = 0, comm.name = "view_210"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_93 = comm.view "aten.permute.default" %view_210 {comm.cost_ns = 0, comm.name = "permute_93"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_51 = comm.compute "aten.mm.default"(%permute_93, %view_100) {comm.cost_ns = 231064, comm.name = "mm_51"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_94 = comm.view "aten.permute.default" %mm_51 {comm.cost_ns = 0, comm.name = "permute_94"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_95 = comm.view "aten.permute.default" %permute_29 {comm.cost_ns = 0, comm.name = "permute_95"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_52 = comm.compute "aten.mm.default"(%view_210, %permute_95) {comm.cost_ns = 231064, comm.name = "mm_52"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_211 = comm.view "aten.view.default" %mm_52 {comm.cost_ns = 0, comm.name = "view_211"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_96 = comm.view "aten.permute.default" %permute_94 {comm.cost_ns = 0, comm.name = "permute_96"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_212 = comm.view "aten.view.default" %permute_96 {comm.cost_ns = 0, comm.name = "view_212"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_15 = comm.all_reduce %view_212 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_15"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_15 = comm.wait %all_reduce_15 {comm.cost_ns = 0, comm.name = "wait_tensor_15"} : !comm.future<tensor<4096x4096xbf16>>
  %view_213 = comm.view "aten.view.default" %view_211 {comm.cost_ns = 0, comm.name = "view_213"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_97 = comm.view "aten.permute.default" %view_213 {comm.cost_ns = 0, comm.name = "permute_97"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_20 = comm.view "aten.alias.default" %alias_7 {comm.cost_ns = 0, comm.name = "alias_20"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_1:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_97, %permute_25, %permute_26, %permute_27, %alias_20, %_scaled_dot_product_flash_attention_2#1, %_scaled_dot_product_flash_attention_2#6, %_scaled_dot_product_flash_attention_2#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_98 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#2 {comm.cost_ns = 0, comm.name = "permute_98"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_99 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#1 {comm.cost_ns = 0, comm.name = "permute_99"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_100 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_1#0 {comm.cost_ns = 0, comm.name = "permute_100"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_214 = comm.view "aten.view.default" %permute_98 {comm.cost_ns = 0, comm.name = "view_214"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_15 = comm.compute "aten.sum.dim_IntList"(%view_214) {comm.cost_ns = 18777, comm.name = "sum_15"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_3 = comm.view "aten.squeeze.dim" %sum_15 {comm.cost_ns = 0, comm.name = "squeeze_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_215 = comm.view "aten.view.default" %permute_99 {comm.cost_ns = 0, comm.name = "view_215"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_16 = comm.compute "aten.sum.dim_IntList"(%view_215) {comm.cost_ns = 18777, comm.name = "sum_16"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_4 = comm.view "aten.squeeze.dim" %sum_16 {comm.cost_ns = 0, comm.name = "squeeze_4"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%squeeze_4) {comm.cost_ns = 12066, comm.name = "convert_element_type_63"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_5 = comm.view "aten.slice.Tensor" %convert_element_type_63 {comm.cost_ns = 0, comm.name = "slice_5"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_6 = comm.view "aten.slice.Tensor" %convert_element_type_63 {comm.cost_ns = 0, comm.name = "slice_6"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_106 = comm.compute "aten.mul.Tensor"(%slice_6, %sin) {comm.cost_ns = 9130, comm.name = "mul_106"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_107 = comm.compute "aten.mul.Tensor"(%slice_6, %cos) {comm.cost_ns = 9130, comm.name = "mul_107"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_7 = comm.compute "aten.neg.default"(%slice_5) {comm.cost_ns = 8710, comm.name = "neg_7"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_108 = comm.compute "aten.mul.Tensor"(%neg_7, %sin) {comm.cost_ns = 9130, comm.name = "mul_108"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_46 = comm.compute "aten.add.Tensor"(%mul_107, %mul_108) {comm.cost_ns = 12066, comm.name = "add_46"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_109 = comm.compute "aten.mul.Tensor"(%slice_5, %cos) {comm.cost_ns = 9130, comm.name = "mul_109"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_47 = comm.compute "aten.add.Tensor"(%mul_106, %mul_109) {comm.cost_ns = 12066, comm.name = "add_47"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_10 = comm.compute "aten.cat.default"(%add_47, %add_46) {comm.cost_ns = 15421, comm.name = "cat_10"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%cat_10) {comm.cost_ns = 12066, comm.name = "convert_element_type_64"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_65 = comm.compute "prims.convert_element_type.default"(%permute_100) {comm.cost_ns = 42265, comm.name = "convert_element_type_65"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_7 = comm.view "aten.slice.Tensor" %convert_element_type_65 {comm.cost_ns = 0, comm.name = "slice_7"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_8 = comm.view "aten.slice.Tensor" %convert_element_type_65 {comm.cost_ns = 0, comm.name = "slice_8"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_110 = comm.compute "aten.mul.Tensor"(%slice_8, %sin) {comm.cost_ns = 29262, comm.name = "mul_110"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_111 = comm.compute "aten.mul.Tensor"(%slice_8, %cos) {comm.cost_ns = 29262, comm.name = "mul_111"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_8 = comm.compute "aten.neg.default"(%slice_7) {comm.cost_ns = 28843, comm.name = "neg_8"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_112 = comm.compute "aten.mul.Tensor"(%neg_8, %sin) {comm.cost_ns = 29262, comm.name = "mul_112"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_48 = comm.compute "aten.add.Tensor"(%mul_111, %mul_112) {comm.cost_ns = 42265, comm.name = "add_48"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_113 = comm.compute "aten.mul.Tensor"(%slice_7, %cos) {comm.cost_ns = 29262, comm.name = "mul_113"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_49 = comm.compute "aten.add.Tensor"(%mul_110, %mul_113) {comm.cost_ns = 42265, comm.name = "add_49"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_11 = comm.compute "aten.cat.default"(%add_49, %add_48) {comm.cost_ns = 55687, comm.name = "cat_11"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_66 = comm.compute "prims.convert_element_type.default"(%cat_11) {comm.cost_ns = 42265, comm.name = "convert_element_type_66"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_216 = comm.view "aten.view.default" %squeeze_3 {comm.cost_ns = 0, comm.name = "view_216"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_217 = comm.view "aten.view.default" %convert_element_type_64 {comm.cost_ns = 0, comm.name = "view_217"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_218 = comm.view "aten.view.default" %convert_element_type_66 {comm.cost_ns = 0, comm.name = "view_218"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_219 = comm.view "aten.view.default" %view_216 {comm.cost_ns = 0, comm.name = "view_219"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_101 = comm.view "aten.permute.default" %view_219 {comm.cost_ns = 0, comm.name = "permute_101"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_53 = comm.compute "aten.mm.default"(%permute_101, %view_90) {comm.cost_ns = 59266, comm.name = "mm_53"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_102 = comm.view "aten.permute.default" %mm_53 {comm.cost_ns = 0, comm.name = "permute_102"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_103 = comm.view "aten.permute.default" %permute_24 {comm.cost_ns = 0, comm.name = "permute_103"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_54 = comm.compute "aten.mm.default"(%view_219, %permute_103) {comm.cost_ns = 59266, comm.name = "mm_54"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_220 = comm.view "aten.view.default" %mm_54 {comm.cost_ns = 0, comm.name = "view_220"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_104 = comm.view "aten.permute.default" %permute_102 {comm.cost_ns = 0, comm.name = "permute_104"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_221 = comm.view "aten.view.default" %permute_104 {comm.cost_ns = 0, comm.name = "view_221"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_16 = comm.all_reduce %view_221 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_16"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_16 = comm.wait %all_reduce_16 {comm.cost_ns = 0, comm.name = "wait_tensor_16"} : !comm.future<tensor<1024x4096xbf16>>
  %view_222 = comm.view "aten.view.default" %view_217 {comm.cost_ns = 0, comm.name = "view_222"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_105 = comm.view "aten.permute.default" %view_222 {comm.cost_ns = 0, comm.name = "permute_105"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_55 = comm.compute "aten.mm.default"(%permute_105, %view_86) {comm.cost_ns = 59266, comm.name = "mm_55"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_106 = comm.view "aten.permute.default" %mm_55 {comm.cost_ns = 0, comm.name = "permute_106"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_107 = comm.view "aten.permute.default" %permute_23 {comm.cost_ns = 0, comm.name = "permute_107"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_56 = comm.compute "aten.mm.default"(%view_222, %permute_107) {comm.cost_ns = 59266, comm.name = "mm_56"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_223 = comm.view "aten.view.default" %mm_56 {comm.cost_ns = 0, comm.name = "view_223"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_50 = comm.compute "aten.add.Tensor"(%view_220, %view_223) {comm.cost_ns = 42265, comm.name = "add_50"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_108 = comm.view "aten.permute.default" %permute_106 {comm.cost_ns = 0, comm.name = "permute_108"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_224 = comm.view "aten.view.default" %permute_108 {comm.cost_ns = 0, comm.name = "view_224"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_17 = comm.all_reduce %view_224 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_17"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_17 = comm.wait %all_reduce_17 {comm.cost_ns = 0, comm.name = "wait_tensor_17"} : !comm.future<tensor<1024x4096xbf16>>
  %view_225 = comm.view "aten.view.default" %view_218 {comm.cost_ns = 0, comm.name = "view_225"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_109 = comm.view "aten.permute.default" %view_225 {comm.cost_ns = 0, comm.name = "permute_109"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_57 = comm.compute "aten.mm.default"(%permute_109, %view_82) {comm.cost_ns = 231064, comm.name = "mm_57"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_110 = comm.view "aten.permute.default" %mm_57 {comm.cost_ns = 0, comm.name = "permute_110"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_111 = comm.view "aten.permute.default" %permute_22 {comm.cost_ns = 0, comm.name = "permute_111"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_58 = comm.compute "aten.mm.default"(%view_225, %permute_111) {comm.cost_ns = 231064, comm.name = "mm_58"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_226 = comm.view "aten.view.default" %mm_58 {comm.cost_ns = 0, comm.name = "view_226"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_51 = comm.compute "aten.add.Tensor"(%add_50, %view_226) {comm.cost_ns = 42265, comm.name = "add_51"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_112 = comm.view "aten.permute.default" %permute_110 {comm.cost_ns = 0, comm.name = "permute_112"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_227 = comm.view "aten.view.default" %permute_112 {comm.cost_ns = 0, comm.name = "view_227"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_18 = comm.all_reduce %view_227 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_18"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_18 = comm.wait %all_reduce_18 {comm.cost_ns = 0, comm.name = "wait_tensor_18"} : !comm.future<tensor<4096x4096xbf16>>
  %mul_114 = comm.compute "aten.mul.Tensor"(%add_51, %convert_element_type_21) {comm.cost_ns = 42265, comm.name = "mul_114"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_115 = comm.compute "aten.mul.Tensor"(%add_51, %view_79) {comm.cost_ns = 28846, comm.name = "mul_115"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_17 = comm.compute "aten.sum.dim_IntList"(%mul_114) {comm.cost_ns = 15425, comm.name = "sum_17"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_228 = comm.view "aten.view.default" %sum_17 {comm.cost_ns = 0, comm.name = "view_228"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_67 = comm.compute "prims.convert_element_type.default"(%mul_115) {comm.cost_ns = 42265, comm.name = "convert_element_type_67"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_116 = comm.compute "aten.mul.Tensor"(%convert_element_type_67, %convert_element_type_20) {comm.cost_ns = 82530, comm.name = "mul_116"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_117 = comm.compute "aten.mul.Tensor"(%convert_element_type_67, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_117"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_18 = comm.compute "aten.sum.dim_IntList"(%mul_116) {comm.cost_ns = 28850, comm.name = "sum_18"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_21 = comm.view "aten.alias.default" %alias_6 {comm.cost_ns = 0, comm.name = "alias_21"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_18 = comm.compute "aten.pow.Tensor_Scalar"(%alias_21) {comm.cost_ns = 2013, comm.name = "pow_18"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_118 = comm.compute "aten.mul.Scalar"(%sum_18) {comm.cost_ns = 2013, comm.name = "mul_118"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_119 = comm.compute "aten.mul.Tensor"(%mul_118, %pow_18) {comm.cost_ns = 2019, comm.name = "mul_119"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_12 = comm.view "aten.expand.default" %mul_119 {comm.cost_ns = 0, comm.name = "expand_12"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_10 = comm.compute "aten.div.Scalar"(%expand_12) {comm.cost_ns = 55687, comm.name = "div_10"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_19 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 55687, comm.name = "pow_19"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_120 = comm.compute "aten.mul.Scalar"(%pow_19) {comm.cost_ns = 55687, comm.name = "mul_120"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_121 = comm.compute "aten.mul.Tensor"(%div_10, %mul_120) {comm.cost_ns = 82530, comm.name = "mul_121"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_52 = comm.compute "aten.add.Tensor"(%mul_117, %mul_121) {comm.cost_ns = 82530, comm.name = "add_52"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%add_52) {comm.cost_ns = 42265, comm.name = "convert_element_type_68"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_53 = comm.compute "aten.add.Tensor"(%add_45, %convert_element_type_68) {comm.cost_ns = 42265, comm.name = "add_53"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_229 = comm.view "aten.view.default" %view_228 {comm.cost_ns = 0, comm.name = "view_229"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_19 = comm.all_reduce %view_229 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_19"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_19 = comm.wait %all_reduce_19 {comm.cost_ns = 0, comm.name = "wait_tensor_19"} : !comm.future<tensor<4096xbf16>>
  %view_230 = comm.view "aten.view.default" %add_53 {comm.cost_ns = 0, comm.name = "view_230"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_113 = comm.view "aten.permute.default" %view_230 {comm.cost_ns = 0, comm.name = "permute_113"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_59 = comm.compute "aten.mm.default"(%permute_113, %view_76) {comm.cost_ns = 803727, comm.name = "mm_59"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_114 = comm.view "aten.permute.default" %mm_59 {comm.cost_ns = 0, comm.name = "permute_114"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_115 = comm.view "aten.permute.default" %permute_21 {comm.cost_ns = 0, comm.name = "permute_115"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_60 = comm.compute "aten.mm.default"(%view_230, %permute_115) {comm.cost_ns = 803727, comm.name = "mm_60"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_231 = comm.view "aten.view.default" %mm_60 {comm.cost_ns = 0, comm.name = "view_231"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_116 = comm.view "aten.permute.default" %permute_114 {comm.cost_ns = 0, comm.name = "permute_116"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_232 = comm.view "aten.view.default" %permute_116 {comm.cost_ns = 0, comm.name = "view_232"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_20 = comm.all_reduce %view_232 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_20"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_20 = comm.wait %all_reduce_20 {comm.cost_ns = 0, comm.name = "wait_tensor_20"} : !comm.future<tensor<4096x14336xbf16>>
  %mul_122 = comm.compute "aten.mul.Tensor"(%view_231, %convert_element_type_19) {comm.cost_ns = 142928, comm.name = "mul_122"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_123 = comm.compute "aten.mul.Tensor"(%view_231, %view_73) {comm.cost_ns = 142928, comm.name = "mul_123"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_233 = comm.view "aten.view.default" %mul_122 {comm.cost_ns = 0, comm.name = "view_233"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_117 = comm.view "aten.permute.default" %view_233 {comm.cost_ns = 0, comm.name = "permute_117"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_61 = comm.compute "aten.mm.default"(%permute_117, %view_72) {comm.cost_ns = 803727, comm.name = "mm_61"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_118 = comm.view "aten.permute.default" %mm_61 {comm.cost_ns = 0, comm.name = "permute_118"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_119 = comm.view "aten.permute.default" %permute_20 {comm.cost_ns = 0, comm.name = "permute_119"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_62 = comm.compute "aten.mm.default"(%view_233, %permute_119) {comm.cost_ns = 803727, comm.name = "mm_62"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_234 = comm.view "aten.view.default" %mm_62 {comm.cost_ns = 0, comm.name = "view_234"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_120 = comm.view "aten.permute.default" %permute_118 {comm.cost_ns = 0, comm.name = "permute_120"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_235 = comm.view "aten.view.default" %permute_120 {comm.cost_ns = 0, comm.name = "view_235"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_21 = comm.all_reduce %view_235 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_21"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_21 = comm.wait %all_reduce_21 {comm.cost_ns = 0, comm.name = "wait_tensor_21"} : !comm.future<tensor<14336x4096xbf16>>
  %convert_element_type_69 = comm.compute "prims.convert_element_type.default"(%mul_123) {comm.cost_ns = 142928, comm.name = "convert_element_type_69"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%view_69) {comm.cost_ns = 142928, comm.name = "convert_element_type_70"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_2 = comm.compute "aten.sigmoid.default"(%convert_element_type_70) {comm.cost_ns = 189904, comm.name = "sigmoid_2"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_124 = comm.compute "aten.mul.Tensor"(%convert_element_type_69, %sigmoid_2) {comm.cost_ns = 283857, comm.name = "mul_124"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_13 = comm.compute "aten.sub.Tensor"(%sigmoid_2) {comm.cost_ns = 189904, comm.name = "sub_13"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_125 = comm.compute "aten.mul.Tensor"(%convert_element_type_70, %sub_13) {comm.cost_ns = 283857, comm.name = "mul_125"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_54 = comm.compute "aten.add.Tensor"(%mul_125) {comm.cost_ns = 189904, comm.name = "add_54"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_126 = comm.compute "aten.mul.Tensor"(%mul_124, %add_54) {comm.cost_ns = 283857, comm.name = "mul_126"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%mul_126) {comm.cost_ns = 142928, comm.name = "convert_element_type_71"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_236 = comm.view "aten.view.default" %convert_element_type_71 {comm.cost_ns = 0, comm.name = "view_236"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_121 = comm.view "aten.permute.default" %view_236 {comm.cost_ns = 0, comm.name = "permute_121"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_63 = comm.compute "aten.mm.default"(%permute_121, %view_68) {comm.cost_ns = 803727, comm.name = "mm_63"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_122 = comm.view "aten.permute.default" %mm_63 {comm.cost_ns = 0, comm.name = "permute_122"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_123 = comm.view "aten.permute.default" %permute_19 {comm.cost_ns = 0, comm.name = "permute_123"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_64 = comm.compute "aten.mm.default"(%view_236, %permute_123) {comm.cost_ns = 803727, comm.name = "mm_64"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_237 = comm.view "aten.view.default" %mm_64 {comm.cost_ns = 0, comm.name = "view_237"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_55 = comm.compute "aten.add.Tensor"(%view_234, %view_237) {comm.cost_ns = 42265, comm.name = "add_55"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_124 = comm.view "aten.permute.default" %permute_122 {comm.cost_ns = 0, comm.name = "permute_124"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_238 = comm.view "aten.view.default" %permute_124 {comm.cost_ns = 0, comm.name = "view_238"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_22 = comm.all_reduce %view_238 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_22"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_22 = comm.wait %all_reduce_22 {comm.cost_ns = 0, comm.name = "wait_tensor_22"} : !comm.future<tensor<14336x4096xbf16>>
  %mul_127 = comm.compute "aten.mul.Tensor"(%add_55, %convert_element_type_17) {comm.cost_ns = 42265, comm.name = "mul_127"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_128 = comm.compute "aten.mul.Tensor"(%add_55, %view_65) {comm.cost_ns = 28846, comm.name = "mul_128"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_19 = comm.compute "aten.sum.dim_IntList"(%mul_127) {comm.cost_ns = 15425, comm.name = "sum_19"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_239 = comm.view "aten.view.default" %sum_19 {comm.cost_ns = 0, comm.name = "view_239"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_72 = comm.compute "prims.convert_element_type.default"(%mul_128) {comm.cost_ns = 42265, comm.name = "convert_element_type_72"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_129 = comm.compute "aten.mul.Tensor"(%convert_element_type_72, %convert_element_type_16) {comm.cost_ns = 82530, comm.name = "mul_129"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_130 = comm.compute "aten.mul.Tensor"(%convert_element_type_72, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_130"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_20 = comm.compute "aten.sum.dim_IntList"(%mul_129) {comm.cost_ns = 28850, comm.name = "sum_20"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_22 = comm.view "aten.alias.default" %alias_5 {comm.cost_ns = 0, comm.name = "alias_22"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_20 = comm.compute "aten.pow.Tensor_Scalar"(%alias_22) {comm.cost_ns = 2013, comm.name = "pow_20"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_131 = comm.compute "aten.mul.Scalar"(%sum_20) {comm.cost_ns = 2013, comm.name = "mul_131"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_132 = comm.compute "aten.mul.Tensor"(%mul_131, %pow_20) {comm.cost_ns = 2019, comm.name = "mul_132"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_13 = comm.view "aten.expand.default" %mul_132 {comm.cost_ns = 0, comm.name = "expand_13"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_11 = comm.compute "aten.div.Scalar"(%expand_13) {comm.cost_ns = 55687, comm.name = "div_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_21 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_16) {comm.cost_ns = 55687, comm.name = "pow_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_133 = comm.compute "aten.mul.Scalar"(%pow_21) {comm.cost_ns = 55687, comm.name = "mul_133"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_134 = comm.compute "aten.mul.Tensor"(%div_11, %mul_133) {comm.cost_ns = 82530, comm.name = "mul_134"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_56 = comm.compute "aten.add.Tensor"(%mul_130, %mul_134) {comm.cost_ns = 82530, comm.name = "add_56"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_73 = comm.compute "prims.convert_element_type.default"(%add_56) {comm.cost_ns = 42265, comm.name = "convert_element_type_73"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_57 = comm.compute "aten.add.Tensor"(%add_53, %convert_element_type_73) {comm.cost_ns = 42265, comm.name = "add_57"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_240 = comm.view "aten.view.default" %view_239 {comm.cost_ns = 0, comm.name = "view_240"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_23 = comm.all_reduce %view_240 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_23"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_23 = comm.wait %all_reduce_23 {comm.cost_ns = 0, comm.name = "wait_tensor_23"} : !comm.future<tensor<4096xbf16>>
  %view_241 = comm.view "aten.view.default" %add_57 {comm.cost_ns = 0, comm.name = "view_241"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_125 = comm.view "aten.permute.default" %view_241 {comm.cost_ns = 0, comm.name = "permute_125"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_65 = comm.compute "aten.mm.default"(%permute_125, %view_62) {comm.cost_ns = 231064, comm.name = "mm_65"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_126 = comm.view "aten.permute.default" %mm_65 {comm.cost_ns = 0, comm.name = "permute_126"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_127 = comm.view "aten.permute.default" %permute_18 {comm.cost_ns = 0, comm.name = "permute_127"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_66 = comm.compute "aten.mm.default"(%view_241, %permute_127) {comm.cost_ns = 231064, comm.name = "mm_66"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_242 = comm.view "aten.view.default" %mm_66 {comm.cost_ns = 0, comm.name = "view_242"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_128 = comm.view "aten.permute.default" %permute_126 {comm.cost_ns = 0, comm.name = "permute_128"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_243 = comm.view "aten.view.default" %permute_128 {comm.cost_ns = 0, comm.name = "view_243"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_24 = comm.all_reduce %view_243 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_24"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_24 = comm.wait %all_reduce_24 {comm.cost_ns = 0, comm.name = "wait_tensor_24"} : !comm.future<tensor<4096x4096xbf16>>
  %view_244 = comm.view "aten.view.default" %view_242 {comm.cost_ns = 0, comm.name = "view_244"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_129 = comm.view "aten.permute.default" %view_244 {comm.cost_ns = 0, comm.name = "permute_129"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_23 = comm.view "aten.alias.default" %alias_4 {comm.cost_ns = 0, comm.name = "alias_23"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_2:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_129, %permute_14, %permute_15, %permute_16, %alias_23, %_scaled_dot_product_flash_attention_1#1, %_scaled_dot_product_flash_attention_1#6, %_scaled_dot_product_flash_attention_1#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_2"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_130 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#2 {comm.cost_ns = 0, comm.name = "permute_130"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_131 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#1 {comm.cost_ns = 0, comm.name = "permute_131"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_132 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_2#0 {comm.cost_ns = 0, comm.name = "permute_132"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_245 = comm.view "aten.view.default" %permute_130 {comm.cost_ns = 0, comm.name = "view_245"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_21 = comm.compute "aten.sum.dim_IntList"(%view_245) {comm.cost_ns = 18777, comm.name = "sum_21"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_5 = comm.view "aten.squeeze.dim" %sum_21 {comm.cost_ns = 0, comm.name = "squeeze_5"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_246 = comm.view "aten.view.default" %permute_131 {comm.cost_ns = 0, comm.name = "view_246"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_22 = comm.compute "aten.sum.dim_IntList"(%view_246) {comm.cost_ns = 18777, comm.name = "sum_22"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_6 = comm.view "aten.squeeze.dim" %sum_22 {comm.cost_ns = 0, comm.name = "squeeze_6"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_74 = comm.compute "prims.convert_element_type.default"(%squeeze_6) {comm.cost_ns = 12066, comm.name = "convert_element_type_74"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_9 = comm.view "aten.slice.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "slice_9"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_10 = comm.view "aten.slice.Tensor" %convert_element_type_74 {comm.cost_ns = 0, comm.name = "slice_10"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_135 = comm.compute "aten.mul.Tensor"(%slice_10, %sin) {comm.cost_ns = 9130, comm.name = "mul_135"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_136 = comm.compute "aten.mul.Tensor"(%slice_10, %cos) {comm.cost_ns = 9130, comm.name = "mul_136"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_9 = comm.compute "aten.neg.default"(%slice_9) {comm.cost_ns = 8710, comm.name = "neg_9"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_137 = comm.compute "aten.mul.Tensor"(%neg_9, %sin) {comm.cost_ns = 9130, comm.name = "mul_137"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_58 = comm.compute "aten.add.Tensor"(%mul_136, %mul_137) {comm.cost_ns = 12066, comm.name = "add_58"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_138 = comm.compute "aten.mul.Tensor"(%slice_9, %cos) {comm.cost_ns = 9130, comm.name = "mul_138"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_59 = comm.compute "aten.add.Tensor"(%mul_135, %mul_138) {comm.cost_ns = 12066, comm.name = "add_59"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_12 = comm.compute "aten.cat.default"(%add_59, %add_58) {comm.cost_ns = 15421, comm.name = "cat_12"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_75 = comm.compute "prims.convert_element_type.default"(%cat_12) {comm.cost_ns = 12066, comm.name = "convert_element_type_75"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_76 = comm.compute "prims.convert_element_type.default"(%permute_132) {comm.cost_ns = 42265, comm.name = "convert_element_type_76"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_11 = comm.view "aten.slice.Tensor" %convert_element_type_76 {comm.cost_ns = 0, comm.name = "slice_11"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_12 = comm.view "aten.slice.Tensor" %convert_element_type_76 {comm.cost_ns = 0, comm.name = "slice_12"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_139 = comm.compute "aten.mul.Tensor"(%slice_12, %sin) {comm.cost_ns = 29262, comm.name = "mul_139"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_140 = comm.compute "aten.mul.Tensor"(%slice_12, %cos) {comm.cost_ns = 29262, comm.name = "mul_140"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_10 = comm.compute "aten.neg.default"(%slice_11) {comm.cost_ns = 28843, comm.name = "neg_10"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_141 = comm.compute "aten.mul.Tensor"(%neg_10, %sin) {comm.cost_ns = 29262, comm.name = "mul_141"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_60 = comm.compute "aten.add.Tensor"(%mul_140, %mul_141) {comm.cost_ns = 42265, comm.name = "add_60"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_142 = comm.compute "aten.mul.Tensor"(%slice_11, %cos) {comm.cost_ns = 29262, comm.name = "mul_142"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_61 = comm.compute "aten.add.Tensor"(%mul_139, %mul_142) {comm.cost_ns = 42265, comm.name = "add_61"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_13 = comm.compute "aten.cat.default"(%add_61, %add_60) {comm.cost_ns = 55687, comm.name = "cat_13"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_77 = comm.compute "prims.convert_element_type.default"(%cat_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_77"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_247 = comm.view "aten.view.default" %squeeze_5 {comm.cost_ns = 0, comm.name = "view_247"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_248 = comm.view "aten.view.default" %convert_element_type_75 {comm.cost_ns = 0, comm.name = "view_248"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_249 = comm.view "aten.view.default" %convert_element_type_77 {comm.cost_ns = 0, comm.name = "view_249"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_250 = comm.view "aten.view.default" %view_247 {comm.cost_ns = 0, comm.name = "view_250"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_133 = comm.view "aten.permute.default" %view_250 {comm.cost_ns = 0, comm.name = "permute_133"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_67 = comm.compute "aten.mm.default"(%permute_133, %view_52) {comm.cost_ns = 59266, comm.name = "mm_67"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_134 = comm.view "aten.permute.default" %mm_67 {comm.cost_ns = 0, comm.name = "permute_134"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_135 = comm.view "aten.permute.default" %permute_13 {comm.cost_ns = 0, comm.name = "permute_135"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_68 = comm.compute "aten.mm.default"(%view_250, %permute_135) {comm.cost_ns = 59266, comm.name = "mm_68"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_251 = comm.view "aten.view.default" %mm_68 {comm.cost_ns = 0, comm.name = "view_251"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_136 = comm.view "aten.permute.default" %permute_134 {comm.cost_ns = 0, comm.name = "permute_136"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_252 = comm.view "aten.view.default" %permute_136 {comm.cost_ns = 0, comm.name = "view_252"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_25 = comm.all_reduce %view_252 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_25"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_25 = comm.wait %all_reduce_25 {comm.cost_ns = 0, comm.name = "wait_tensor_25"} : !comm.future<tensor<1024x4096xbf16>>
  %view_253 = comm.view "aten.view.default" %view_248 {comm.cost_ns = 0, comm.name = "view_253"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_137 = comm.view "aten.permute.default" %view_253 {comm.cost_ns = 0, comm.name = "permute_137"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_69 = comm.compute "aten.mm.default"(%permute_137, %view_48) {comm.cost_ns = 59266, comm.name = "mm_69"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_138 = comm.view "aten.permute.default" %mm_69 {comm.cost_ns = 0, comm.name = "permute_138"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_139 = comm.view "aten.permute.default" %permute_12 {comm.cost_ns = 0, comm.name = "permute_139"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_70 = comm.compute "aten.mm.default"(%view_253, %permute_139) {comm.cost_ns = 59266, comm.name = "mm_70"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_254 = comm.view "aten.view.default" %mm_70 {comm.cost_ns = 0, comm.name = "view_254"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_62 = comm.compute "aten.add.Tensor"(%view_251, %view_254) {comm.cost_ns = 42265, comm.name = "add_62"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_140 = comm.view "aten.permute.default" %permute_138 {comm.cost_ns = 0, comm.name = "permute_140"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_255 = comm.view "aten.view.default" %permute_140 {comm.cost_ns = 0, comm.name = "view_255"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_26 = comm.all_reduce %view_255 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_26"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_26 = comm.wait %all_reduce_26 {comm.cost_ns = 0, comm.name = "wait_tensor_26"} : !comm.future<tensor<1024x4096xbf16>>
  %view_256 = comm.view "aten.view.default" %view_249 {comm.cost_ns = 0, comm.name = "view_256"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_141 = comm.view "aten.permute.default" %view_256 {comm.cost_ns = 0, comm.name = "permute_141"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_71 = comm.compute "aten.mm.default"(%permute_141, %view_44) {comm.cost_ns = 231064, comm.name = "mm_71"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_142 = comm.view "aten.permute.default" %mm_71 {comm.cost_ns = 0, comm.name = "permute_142"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_143 = comm.view "aten.permute.default" %permute_11 {comm.cost_ns = 0, comm.name = "permute_143"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_72 = comm.compute "aten.mm.default"(%view_256, %permute_143) {comm.cost_ns = 231064, comm.name = "mm_72"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_257 = comm.view "aten.view.default" %mm_72 {comm.cost_ns = 0, comm.name = "view_257"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_63 = comm.compute "aten.add.Tensor"(%add_62, %view_257) {comm.cost_ns = 42265, comm.name = "add_63"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_144 = comm.view "aten.permute.default" %permute_142 {comm.cost_ns = 0, comm.name = "permute_144"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_258 = comm.view "aten.view.default" %permute_144 {comm.cost_ns = 0, comm.name = "view_258"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_27 = comm.all_reduce %view_258 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_27"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_27 = comm.wait %all_reduce_27 {comm.cost_ns = 0, comm.name = "wait_tensor_27"} : !comm.future<tensor<4096x4096xbf16>>
  %mul_143 = comm.compute "aten.mul.Tensor"(%add_63, %convert_element_type_11) {comm.cost_ns = 42265, comm.name = "mul_143"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_144 = comm.compute "aten.mul.Tensor"(%add_63, %view_41) {comm.cost_ns = 28846, comm.name = "mul_144"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_23 = comm.compute "aten.sum.dim_IntList"(%mul_143) {comm.cost_ns = 15425, comm.name = "sum_23"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_259 = comm.view "aten.view.default" %sum_23 {comm.cost_ns = 0, comm.name = "view_259"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_78 = comm.compute "prims.convert_element_type.default"(%mul_144) {comm.cost_ns = 42265, comm.name = "convert_element_type_78"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_145 = comm.compute "aten.mul.Tensor"(%convert_element_type_78, %convert_element_type_10) {comm.cost_ns = 82530, comm.name = "mul_145"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_146 = comm.compute "aten.mul.Tensor"(%convert_element_type_78, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_146"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_24 = comm.compute "aten.sum.dim_IntList"(%mul_145) {comm.cost_ns = 28850, comm.name = "sum_24"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_24 = comm.view "aten.alias.default" %alias_3 {comm.cost_ns = 0, comm.name = "alias_24"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_22 = comm.compute "aten.pow.Tensor_Scalar"(%alias_24) {comm.cost_ns = 2013, comm.name = "pow_22"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_147 = comm.compute "aten.mul.Scalar"(%sum_24) {comm.cost_ns = 2013, comm.name = "mul_147"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_148 = comm.compute "aten.mul.Tensor"(%mul_147, %pow_22) {comm.cost_ns = 2019, comm.name = "mul_148"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_14 = comm.view "aten.expand.default" %mul_148 {comm.cost_ns = 0, comm.name = "expand_14"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_12 = comm.compute "aten.div.Scalar"(%expand_14) {comm.cost_ns = 55687, comm.name = "div_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_23 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_23"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_149 = comm.compute "aten.mul.Scalar"(%pow_23) {comm.cost_ns = 55687, comm.name = "mul_149"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_150 = comm.compute "aten.mul.Tensor"(%div_12, %mul_149) {comm.cost_ns = 82530, comm.name = "mul_150"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_64 = comm.compute "aten.add.Tensor"(%mul_146, %mul_150) {comm.cost_ns = 82530, comm.name = "add_64"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_79 = comm.compute "prims.convert_element_type.default"(%add_64) {comm.cost_ns = 42265, comm.name = "convert_element_type_79"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_65 = comm.compute "aten.add.Tensor"(%add_57, %convert_element_type_79) {comm.cost_ns = 42265, comm.name = "add_65"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_260 = comm.view "aten.view.default" %view_259 {comm.cost_ns = 0, comm.name = "view_260"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_28 = comm.all_reduce %view_260 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_28"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_28 = comm.wait %all_reduce_28 {comm.cost_ns = 0, comm.name = "wait_tensor_28"} : !comm.future<tensor<4096xbf16>>
  %view_261 = comm.view "aten.view.default" %add_65 {comm.cost_ns = 0, comm.name = "view_261"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_145 = comm.view "aten.permute.default" %view_261 {comm.cost_ns = 0, comm.name = "permute_145"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_73 = comm.compute "aten.mm.default"(%permute_145, %view_38) {comm.cost_ns = 803727, comm.name = "mm_73"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %permute_146 = comm.view "aten.permute.default" %mm_73 {comm.cost_ns = 0, comm.name = "permute_146"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %permute_147 = comm.view "aten.permute.default" %permute_10 {comm.cost_ns = 0, comm.name = "permute_147"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %mm_74 = comm.compute "aten.mm.default"(%view_261, %permute_147) {comm.cost_ns = 803727, comm.name = "mm_74"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_262 = comm.view "aten.view.default" %mm_74 {comm.cost_ns = 0, comm.name = "view_262"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %permute_148 = comm.view "aten.permute.default" %permute_146 {comm.cost_ns = 0, comm.name = "permute_148"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %view_263 = comm.view "aten.view.default" %permute_148 {comm.cost_ns = 0, comm.name = "view_263"} : tensor<4096x14336xbf16> -> tensor<4096x14336xbf16>
  %all_reduce_29 = comm.all_reduce %view_263 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_29"} : tensor<4096x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %wait_tensor_29 = comm.wait %all_reduce_29 {comm.cost_ns = 0, comm.name = "wait_tensor_29"} : !comm.future<tensor<4096x14336xbf16>>
  %mul_151 = comm.compute "aten.mul.Tensor"(%view_262, %convert_element_type_9) {comm.cost_ns = 142928, comm.name = "mul_151"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_152 = comm.compute "aten.mul.Tensor"(%view_262, %view_35) {comm.cost_ns = 142928, comm.name = "mul_152"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_264 = comm.view "aten.view.default" %mul_151 {comm.cost_ns = 0, comm.name = "view_264"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_149 = comm.view "aten.permute.default" %view_264 {comm.cost_ns = 0, comm.name = "permute_149"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_75 = comm.compute "aten.mm.default"(%permute_149, %view_34) {comm.cost_ns = 803727, comm.name = "mm_75"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_150 = comm.view "aten.permute.default" %mm_75 {comm.cost_ns = 0, comm.name = "permute_150"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_151 = comm.view "aten.permute.default" %permute_9 {comm.cost_ns = 0, comm.name = "permute_151"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_76 = comm.compute "aten.mm.default"(%view_264, %permute_151) {comm.cost_ns = 803727, comm.name = "mm_76"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_265 = comm.view "aten.view.default" %mm_76 {comm.cost_ns = 0, comm.name = "view_265"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_152 = comm.view "aten.permute.default" %permute_150 {comm.cost_ns = 0, comm.name = "permute_152"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_266 = comm.view "aten.view.default" %permute_152 {comm.cost_ns = 0, comm.name = "view_266"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_30 = comm.all_reduce %view_266 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_30"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_30 = comm.wait %all_reduce_30 {comm.cost_ns = 0, comm.name = "wait_tensor_30"} : !comm.future<tensor<14336x4096xbf16>>
  %convert_element_type_80 = comm.compute "prims.convert_element_type.default"(%mul_152) {comm.cost_ns = 142928, comm.name = "convert_element_type_80"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %convert_element_type_81 = comm.compute "prims.convert_element_type.default"(%view_31) {comm.cost_ns = 142928, comm.name = "convert_element_type_81"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xf32>
  %sigmoid_3 = comm.compute "aten.sigmoid.default"(%convert_element_type_81) {comm.cost_ns = 189904, comm.name = "sigmoid_3"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_153 = comm.compute "aten.mul.Tensor"(%convert_element_type_80, %sigmoid_3) {comm.cost_ns = 283857, comm.name = "mul_153"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %sub_14 = comm.compute "aten.sub.Tensor"(%sigmoid_3) {comm.cost_ns = 189904, comm.name = "sub_14"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_154 = comm.compute "aten.mul.Tensor"(%convert_element_type_81, %sub_14) {comm.cost_ns = 283857, comm.name = "mul_154"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %add_66 = comm.compute "aten.add.Tensor"(%mul_154) {comm.cost_ns = 189904, comm.name = "add_66"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %mul_155 = comm.compute "aten.mul.Tensor"(%mul_153, %add_66) {comm.cost_ns = 283857, comm.name = "mul_155"} : (tensor<1x4096x14336xf32>, tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xf32>
  %convert_element_type_82 = comm.compute "prims.convert_element_type.default"(%mul_155) {comm.cost_ns = 142928, comm.name = "convert_element_type_82"} : (tensor<1x4096x14336xf32>) -> tensor<1x4096x14336xbf16>
  %view_267 = comm.view "aten.view.default" %convert_element_type_82 {comm.cost_ns = 0, comm.name = "view_267"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %permute_153 = comm.view "aten.permute.default" %view_267 {comm.cost_ns = 0, comm.name = "permute_153"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_77 = comm.compute "aten.mm.default"(%permute_153, %view_30) {comm.cost_ns = 803727, comm.name = "mm_77"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %permute_154 = comm.view "aten.permute.default" %mm_77 {comm.cost_ns = 0, comm.name = "permute_154"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %permute_155 = comm.view "aten.permute.default" %permute_8 {comm.cost_ns = 0, comm.name = "permute_155"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_78 = comm.compute "aten.mm.default"(%view_267, %permute_155) {comm.cost_ns = 803727, comm.name = "mm_78"} : (tensor<4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_268 = comm.view "aten.view.default" %mm_78 {comm.cost_ns = 0, comm.name = "view_268"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_67 = comm.compute "aten.add.Tensor"(%view_265, %view_268) {comm.cost_ns = 42265, comm.name = "add_67"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_156 = comm.view "aten.permute.default" %permute_154 {comm.cost_ns = 0, comm.name = "permute_156"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %view_269 = comm.view "aten.view.default" %permute_156 {comm.cost_ns = 0, comm.name = "view_269"} : tensor<14336x4096xbf16> -> tensor<14336x4096xbf16>
  %all_reduce_31 = comm.all_reduce %view_269 on @pg0 reduce avg {comm.cost_ns = 606099, comm.name = "all_reduce_31"} : tensor<14336x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %wait_tensor_31 = comm.wait %all_reduce_31 {comm.cost_ns = 0, comm.name = "wait_tensor_31"} : !comm.future<tensor<14336x4096xbf16>>
  %mul_156 = comm.compute "aten.mul.Tensor"(%add_67, %convert_element_type_7) {comm.cost_ns = 42265, comm.name = "mul_156"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_157 = comm.compute "aten.mul.Tensor"(%add_67, %view_27) {comm.cost_ns = 28846, comm.name = "mul_157"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_25 = comm.compute "aten.sum.dim_IntList"(%mul_156) {comm.cost_ns = 15425, comm.name = "sum_25"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_270 = comm.view "aten.view.default" %sum_25 {comm.cost_ns = 0, comm.name = "view_270"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_83 = comm.compute "prims.convert_element_type.default"(%mul_157) {comm.cost_ns = 42265, comm.name = "convert_element_type_83"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_158 = comm.compute "aten.mul.Tensor"(%convert_element_type_83, %convert_element_type_6) {comm.cost_ns = 82530, comm.name = "mul_158"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_159 = comm.compute "aten.mul.Tensor"(%convert_element_type_83, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_159"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_26 = comm.compute "aten.sum.dim_IntList"(%mul_158) {comm.cost_ns = 28850, comm.name = "sum_26"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_25 = comm.view "aten.alias.default" %alias_2 {comm.cost_ns = 0, comm.name = "alias_25"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_24 = comm.compute "aten.pow.Tensor_Scalar"(%alias_25) {comm.cost_ns = 2013, comm.name = "pow_24"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_160 = comm.compute "aten.mul.Scalar"(%sum_26) {comm.cost_ns = 2013, comm.name = "mul_160"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_161 = comm.compute "aten.mul.Tensor"(%mul_160, %pow_24) {comm.cost_ns = 2019, comm.name = "mul_161"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_15 = comm.view "aten.expand.default" %mul_161 {comm.cost_ns = 0, comm.name = "expand_15"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_13 = comm.compute "aten.div.Scalar"(%expand_15) {comm.cost_ns = 55687, comm.name = "div_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_25 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_25"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_162 = comm.compute "aten.mul.Scalar"(%pow_25) {comm.cost_ns = 55687, comm.name = "mul_162"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_163 = comm.compute "aten.mul.Tensor"(%div_13, %mul_162) {comm.cost_ns = 82530, comm.name = "mul_163"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_68 = comm.compute "aten.add.Tensor"(%mul_159, %mul_163) {comm.cost_ns = 82530, comm.name = "add_68"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_84 = comm.compute "prims.convert_element_type.default"(%add_68) {comm.cost_ns = 42265, comm.name = "convert_element_type_84"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_69 = comm.compute "aten.add.Tensor"(%add_65, %convert_element_type_84) {comm.cost_ns = 42265, comm.name = "add_69"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_271 = comm.view "aten.view.default" %view_270 {comm.cost_ns = 0, comm.name = "view_271"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_32 = comm.all_reduce %view_271 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_32"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_32 = comm.wait %all_reduce_32 {comm.cost_ns = 0, comm.name = "wait_tensor_32"} : !comm.future<tensor<4096xbf16>>
  %view_272 = comm.view "aten.view.default" %add_69 {comm.cost_ns = 0, comm.name = "view_272"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_157 = comm.view "aten.permute.default" %view_272 {comm.cost_ns = 0, comm.name = "permute_157"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_79 = comm.compute "aten.mm.default"(%permute_157, %view_24) {comm.cost_ns = 231064, comm.name = "mm_79"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_158 = comm.view "aten.permute.default" %mm_79 {comm.cost_ns = 0, comm.name = "permute_158"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_159 = comm.view "aten.permute.default" %permute_7 {comm.cost_ns = 0, comm.name = "permute_159"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_80 = comm.compute "aten.mm.default"(%view_272, %permute_159) {comm.cost_ns = 231064, comm.name = "mm_80"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_273 = comm.view "aten.view.default" %mm_80 {comm.cost_ns = 0, comm.name = "view_273"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_160 = comm.view "aten.permute.default" %permute_158 {comm.cost_ns = 0, comm.name = "permute_160"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_274 = comm.view "aten.view.default" %permute_160 {comm.cost_ns = 0, comm.name = "view_274"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_33 = comm.all_reduce %view_274 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_33"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_33 = comm.wait %all_reduce_33 {comm.cost_ns = 0, comm.name = "wait_tensor_33"} : !comm.future<tensor<4096x4096xbf16>>
  %view_275 = comm.view "aten.view.default" %view_273 {comm.cost_ns = 0, comm.name = "view_275"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_161 = comm.view "aten.permute.default" %view_275 {comm.cost_ns = 0, comm.name = "permute_161"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %alias_26 = comm.view "aten.alias.default" %alias_1 {comm.cost_ns = 0, comm.name = "alias_26"} : tensor<1x32x4096x128xbf16> -> tensor<1x32x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward_3:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_161, %permute_3, %permute_4, %permute_5, %alias_26, %_scaled_dot_product_flash_attention#1, %_scaled_dot_product_flash_attention#6, %_scaled_dot_product_flash_attention#7) {comm.cost_ns = 1147324, comm.name = "_scaled_dot_product_flash_attention_backward_3"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %permute_162 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#2 {comm.cost_ns = 0, comm.name = "permute_162"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_163 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#1 {comm.cost_ns = 0, comm.name = "permute_163"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %permute_164 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward_3#0 {comm.cost_ns = 0, comm.name = "permute_164"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_276 = comm.view "aten.view.default" %permute_162 {comm.cost_ns = 0, comm.name = "view_276"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_27 = comm.compute "aten.sum.dim_IntList"(%view_276) {comm.cost_ns = 18777, comm.name = "sum_27"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_7 = comm.view "aten.squeeze.dim" %sum_27 {comm.cost_ns = 0, comm.name = "squeeze_7"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_277 = comm.view "aten.view.default" %permute_163 {comm.cost_ns = 0, comm.name = "view_277"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_28 = comm.compute "aten.sum.dim_IntList"(%view_277) {comm.cost_ns = 18777, comm.name = "sum_28"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_8 = comm.view "aten.squeeze.dim" %sum_28 {comm.cost_ns = 0, comm.name = "squeeze_8"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %convert_element_type_85 = comm.compute "prims.convert_element_type.default"(%squeeze_8) {comm.cost_ns = 12066, comm.name = "convert_element_type_85"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_13 = comm.view "aten.slice.Tensor" %convert_element_type_85 {comm.cost_ns = 0, comm.name = "slice_13"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_14 = comm.view "aten.slice.Tensor" %convert_element_type_85 {comm.cost_ns = 0, comm.name = "slice_14"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_164 = comm.compute "aten.mul.Tensor"(%slice_14, %sin) {comm.cost_ns = 9130, comm.name = "mul_164"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_165 = comm.compute "aten.mul.Tensor"(%slice_14, %cos) {comm.cost_ns = 9130, comm.name = "mul_165"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_11 = comm.compute "aten.neg.default"(%slice_13) {comm.cost_ns = 8710, comm.name = "neg_11"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_166 = comm.compute "aten.mul.Tensor"(%neg_11, %sin) {comm.cost_ns = 9130, comm.name = "mul_166"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_70 = comm.compute "aten.add.Tensor"(%mul_165, %mul_166) {comm.cost_ns = 12066, comm.name = "add_70"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_167 = comm.compute "aten.mul.Tensor"(%slice_13, %cos) {comm.cost_ns = 9130, comm.name = "mul_167"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_71 = comm.compute "aten.add.Tensor"(%mul_164, %mul_167) {comm.cost_ns = 12066, comm.name = "add_71"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_14 = comm.compute "aten.cat.default"(%add_71, %add_70) {comm.cost_ns = 15421, comm.name = "cat_14"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %convert_element_type_86 = comm.compute "prims.convert_element_type.default"(%cat_14) {comm.cost_ns = 12066, comm.name = "convert_element_type_86"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %convert_element_type_87 = comm.compute "prims.convert_element_type.default"(%permute_164) {comm.cost_ns = 42265, comm.name = "convert_element_type_87"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_15 = comm.view "aten.slice.Tensor" %convert_element_type_87 {comm.cost_ns = 0, comm.name = "slice_15"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_16 = comm.view "aten.slice.Tensor" %convert_element_type_87 {comm.cost_ns = 0, comm.name = "slice_16"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_168 = comm.compute "aten.mul.Tensor"(%slice_16, %sin) {comm.cost_ns = 29262, comm.name = "mul_168"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_169 = comm.compute "aten.mul.Tensor"(%slice_16, %cos) {comm.cost_ns = 29262, comm.name = "mul_169"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_12 = comm.compute "aten.neg.default"(%slice_15) {comm.cost_ns = 28843, comm.name = "neg_12"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_170 = comm.compute "aten.mul.Tensor"(%neg_12, %sin) {comm.cost_ns = 29262, comm.name = "mul_170"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_72 = comm.compute "aten.add.Tensor"(%mul_169, %mul_170) {comm.cost_ns = 42265, comm.name = "add_72"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_171 = comm.compute "aten.mul.Tensor"(%slice_15, %cos) {comm.cost_ns = 29262, comm.name = "mul_171"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_73 = comm.compute "aten.add.Tensor"(%mul_168, %mul_171) {comm.cost_ns = 42265, comm.name = "add_73"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_15 = comm.compute "aten.cat.default"(%add_73, %add_72) {comm.cost_ns = 55687, comm.name = "cat_15"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %convert_element_type_88 = comm.compute "prims.convert_element_type.default"(%cat_15) {comm.cost_ns = 42265, comm.name = "convert_element_type_88"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_278 = comm.view "aten.view.default" %squeeze_7 {comm.cost_ns = 0, comm.name = "view_278"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_279 = comm.view "aten.view.default" %convert_element_type_86 {comm.cost_ns = 0, comm.name = "view_279"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_280 = comm.view "aten.view.default" %convert_element_type_88 {comm.cost_ns = 0, comm.name = "view_280"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_281 = comm.view "aten.view.default" %view_278 {comm.cost_ns = 0, comm.name = "view_281"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_165 = comm.view "aten.permute.default" %view_281 {comm.cost_ns = 0, comm.name = "permute_165"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_81 = comm.compute "aten.mm.default"(%permute_165, %view_14) {comm.cost_ns = 59266, comm.name = "mm_81"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_166 = comm.view "aten.permute.default" %mm_81 {comm.cost_ns = 0, comm.name = "permute_166"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_167 = comm.view "aten.permute.default" %permute_2 {comm.cost_ns = 0, comm.name = "permute_167"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_82 = comm.compute "aten.mm.default"(%view_281, %permute_167) {comm.cost_ns = 59266, comm.name = "mm_82"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_282 = comm.view "aten.view.default" %mm_82 {comm.cost_ns = 0, comm.name = "view_282"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_168 = comm.view "aten.permute.default" %permute_166 {comm.cost_ns = 0, comm.name = "permute_168"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_283 = comm.view "aten.view.default" %permute_168 {comm.cost_ns = 0, comm.name = "view_283"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_34 = comm.all_reduce %view_283 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_34"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_34 = comm.wait %all_reduce_34 {comm.cost_ns = 0, comm.name = "wait_tensor_34"} : !comm.future<tensor<1024x4096xbf16>>
  %view_284 = comm.view "aten.view.default" %view_279 {comm.cost_ns = 0, comm.name = "view_284"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %permute_169 = comm.view "aten.permute.default" %view_284 {comm.cost_ns = 0, comm.name = "permute_169"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_83 = comm.compute "aten.mm.default"(%permute_169, %view_10) {comm.cost_ns = 59266, comm.name = "mm_83"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %permute_170 = comm.view "aten.permute.default" %mm_83 {comm.cost_ns = 0, comm.name = "permute_170"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %permute_171 = comm.view "aten.permute.default" %permute_1 {comm.cost_ns = 0, comm.name = "permute_171"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_84 = comm.compute "aten.mm.default"(%view_284, %permute_171) {comm.cost_ns = 59266, comm.name = "mm_84"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_285 = comm.view "aten.view.default" %mm_84 {comm.cost_ns = 0, comm.name = "view_285"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_74 = comm.compute "aten.add.Tensor"(%view_282, %view_285) {comm.cost_ns = 42265, comm.name = "add_74"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_172 = comm.view "aten.permute.default" %permute_170 {comm.cost_ns = 0, comm.name = "permute_172"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %view_286 = comm.view "aten.view.default" %permute_172 {comm.cost_ns = 0, comm.name = "view_286"} : tensor<1024x4096xbf16> -> tensor<1024x4096xbf16>
  %all_reduce_35 = comm.all_reduce %view_286 on @pg0 reduce avg {comm.cost_ns = 76721, comm.name = "all_reduce_35"} : tensor<1024x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %wait_tensor_35 = comm.wait %all_reduce_35 {comm.cost_ns = 0, comm.name = "wait_tensor_35"} : !comm.future<tensor<1024x4096xbf16>>
  %view_287 = comm.view "aten.view.default" %view_280 {comm.cost_ns = 0, comm.name = "view_287"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_173 = comm.view "aten.permute.default" %view_287 {comm.cost_ns = 0, comm.name = "permute_173"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_85 = comm.compute "aten.mm.default"(%permute_173, %view_6) {comm.cost_ns = 231064, comm.name = "mm_85"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %permute_174 = comm.view "aten.permute.default" %mm_85 {comm.cost_ns = 0, comm.name = "permute_174"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_175 = comm.view "aten.permute.default" %permute {comm.cost_ns = 0, comm.name = "permute_175"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_86 = comm.compute "aten.mm.default"(%view_287, %permute_175) {comm.cost_ns = 231064, comm.name = "mm_86"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_288 = comm.view "aten.view.default" %mm_86 {comm.cost_ns = 0, comm.name = "view_288"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_75 = comm.compute "aten.add.Tensor"(%add_74, %view_288) {comm.cost_ns = 42265, comm.name = "add_75"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_176 = comm.view "aten.permute.default" %permute_174 {comm.cost_ns = 0, comm.name = "permute_176"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %view_289 = comm.view "aten.view.default" %permute_176 {comm.cost_ns = 0, comm.name = "view_289"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %all_reduce_36 = comm.all_reduce %view_289 on @pg0 reduce avg {comm.cost_ns = 198885, comm.name = "all_reduce_36"} : tensor<4096x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %wait_tensor_36 = comm.wait %all_reduce_36 {comm.cost_ns = 0, comm.name = "wait_tensor_36"} : !comm.future<tensor<4096x4096xbf16>>
  %mul_172 = comm.compute "aten.mul.Tensor"(%add_75, %convert_element_type_1) {comm.cost_ns = 42265, comm.name = "mul_172"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_173 = comm.compute "aten.mul.Tensor"(%add_75, %view_3) {comm.cost_ns = 28846, comm.name = "mul_173"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_29 = comm.compute "aten.sum.dim_IntList"(%mul_172) {comm.cost_ns = 15425, comm.name = "sum_29"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_290 = comm.view "aten.view.default" %sum_29 {comm.cost_ns = 0, comm.name = "view_290"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_89 = comm.compute "prims.convert_element_type.default"(%mul_173) {comm.cost_ns = 42265, comm.name = "convert_element_type_89"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_174 = comm.compute "aten.mul.Tensor"(%convert_element_type_89, %convert_element_type) {comm.cost_ns = 82530, comm.name = "mul_174"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_175 = comm.compute "aten.mul.Tensor"(%convert_element_type_89, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_175"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_30 = comm.compute "aten.sum.dim_IntList"(%mul_174) {comm.cost_ns = 28850, comm.name = "sum_30"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_27 = comm.view "aten.alias.default" %alias {comm.cost_ns = 0, comm.name = "alias_27"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_26 = comm.compute "aten.pow.Tensor_Scalar"(%alias_27) {comm.cost_ns = 2013, comm.name = "pow_26"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_176 = comm.compute "aten.mul.Scalar"(%sum_30) {comm.cost_ns = 2013, comm.name = "mul_176"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_177 = comm.compute "aten.mul.Tensor"(%mul_176, %pow_26) {comm.cost_ns = 2019, comm.name = "mul_177"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_16 = comm.view "aten.expand.default" %mul_177 {comm.cost_ns = 0, comm.name = "expand_16"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_14 = comm.compute "aten.div.Scalar"(%expand_16) {comm.cost_ns = 55687, comm.name = "div_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_27 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_27"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_178 = comm.compute "aten.mul.Scalar"(%pow_27) {comm.cost_ns = 55687, comm.name = "mul_178"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_179 = comm.compute "aten.mul.Tensor"(%div_14, %mul_178) {comm.cost_ns = 82530, comm.name = "mul_179"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_76 = comm.compute "aten.add.Tensor"(%mul_175, %mul_179) {comm.cost_ns = 82530, comm.name = "add_76"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_90 = comm.compute "prims.convert_element_type.default"(%add_76) {comm.cost_ns = 42265, comm.name = "convert_element_type_90"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_77 = comm.compute "aten.add.Tensor"(%add_69, %convert_element_type_90) {comm.cost_ns = 42265, comm.name = "add_77"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_291 = comm.view "aten.view.default" %view_290 {comm.cost_ns = 0, comm.name = "view_291"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %all_reduce_37 = comm.all_reduce %view_291 on @pg0 reduce avg {comm.cost_ns = 36039, comm.name = "all_reduce_37"} : tensor<4096xbf16> -> !comm.future<tensor<4096xbf16>>
  %wait_tensor_37 = comm.wait %all_reduce_37 {comm.cost_ns = 0, comm.name = "wait_tensor_37"} : !comm.future<tensor<4096xbf16>>
  %convert_element_type_91 = comm.compute "prims.convert_element_type.default"(%add_77) {comm.cost_ns = 42265, comm.name = "convert_element_type_91"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %ge = comm.compute "aten.ge.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ge"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %lt = comm.compute "aten.lt.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "lt"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and = comm.compute "aten.bitwise_and.Tensor"(%ge, %lt) {comm.cost_ns = 2004, comm.name = "bitwise_and"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %ne_5 = comm.compute "aten.ne.Scalar"(%tokens) {comm.cost_ns = 2014, comm.name = "ne_5"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and_1 = comm.compute "aten.bitwise_and.Tensor"(%bitwise_and, %ne_5) {comm.cost_ns = 2004, comm.name = "bitwise_and_1"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %unsqueeze_10 = comm.view "aten.unsqueeze.default" %bitwise_and_1 {comm.cost_ns = 0, comm.name = "unsqueeze_10"} : tensor<1x4096xi1> -> tensor<1x4096x1xi1>
  %full_2 = comm.compute "aten.full.default"() {comm.cost_ns = 211715, comm.name = "full_2"} : () -> tensor<32000x4096xf32>
  %_unsafe_masked_index_put_accumulate = comm.compute "aten._unsafe_masked_index_put_accumulate.default"(%full_2, %unsqueeze_10, %tokens, %convert_element_type_91) {comm.cost_ns = 448288, comm.name = "_unsafe_masked_index_put_accumulate"} : (tensor<32000x4096xf32>, tensor<1x4096x1xi1>, tensor<1x4096xi64>, tensor<1x4096x4096xf32>) -> tensor<32000x4096xf32>
  %convert_element_type_92 = comm.compute "prims.convert_element_type.default"(%_unsafe_masked_index_put_accumulate) {comm.cost_ns = 316572, comm.name = "convert_element_type_92"} : (tensor<32000x4096xf32>) -> tensor<32000x4096xbf16>
  %view_292 = comm.view "aten.view.default" %convert_element_type_92 {comm.cost_ns = 0, comm.name = "view_292"} : tensor<32000x4096xbf16> -> tensor<32000x4096xbf16>
  %all_reduce_38 = comm.all_reduce %view_292 on @pg0 reduce avg {comm.cost_ns = 1308543, comm.name = "all_reduce_38"} : tensor<32000x4096xbf16> -> !comm.future<tensor<32000x4096xbf16>>
  %wait_tensor_38 = comm.wait %all_reduce_38 {comm.cost_ns = 0, comm.name = "wait_tensor_38"} : !comm.future<tensor<32000x4096xbf16>>
  %alias_28 = comm.view "aten.alias.default" %div_4 {comm.cost_ns = 0, comm.name = "alias_28"} : tensor<f32> -> tensor<f32>
  return %alias_28, %wait_tensor_38, %wait_tensor_37, %wait_tensor_36, %wait_tensor_35, %wait_tensor_34, %wait_tensor_33, %wait_tensor_32, %wait_tensor_31, %wait_tensor_30, %wait_tensor_29, %wait_tensor_28, %wait_tensor_27, %wait_tensor_26, %wait_tensor_25, %wait_tensor_24, %wait_tensor_23, %wait_tensor_22, %wait_tensor_21, %wait_tensor_20, %wait_tensor_19, %wait_tensor_18, %wait_tensor_17, %wait_tensor_16, %wait_tensor_15, %wait_tensor_14, %wait_tensor_13, %wait_tensor_12, %wait_tensor_11, %wait_tensor_10, %wait_tensor_9, %wait_tensor_8, %wait_tensor_7, %wait_tensor_6, %wait_tensor_5, %wait_tensor_4, %wait_tensor_3, %wait_tensor_2, %wait_tensor_1, %wait_tensor : tensor<f32>, tensor<32000x4096xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16>, tensor<4096xbf16>, tensor<32000x4096xbf16>
}
