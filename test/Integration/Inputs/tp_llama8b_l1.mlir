// tensor parallel 8, 1 layer, Llama-3-8B shapes, bf16, sequence 4096
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @tp_llama8b_l1(
    %emb: tensor<16032x4096xbf16> {comm.name = "emb"},
    %l0_an: tensor<4096xbf16> {comm.name = "l0_an"},
    %l0_wq: tensor<512x4096xbf16> {comm.name = "l0_wq"},
    %l0_wk: tensor<128x4096xbf16> {comm.name = "l0_wk"},
    %l0_wv: tensor<128x4096xbf16> {comm.name = "l0_wv"},
    %l0_wo: tensor<4096x512xbf16> {comm.name = "l0_wo"},
    %l0_fn: tensor<4096xbf16> {comm.name = "l0_fn"},
    %l0_w1: tensor<1792x4096xbf16> {comm.name = "l0_w1"},
    %l0_w3: tensor<1792x4096xbf16> {comm.name = "l0_w3"},
    %l0_w2: tensor<4096x1792xbf16> {comm.name = "l0_w2"},
    %on: tensor<4096xbf16> {comm.name = "on"},
    %out: tensor<16032x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"},
    %_tensor_constant0: tensor<i64> {comm.name = "_tensor_constant0"},
    %_tensor_constant1: tensor<bf16> {comm.name = "_tensor_constant1"}) -> (tensor<f32>, tensor<16032x4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<4096x512xbf16>, tensor<4096xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<4096x1792xbf16>, tensor<4096xbf16>, tensor<16032x4096xbf16>) attributes {comm.name = "tp_llama8b_l1"} {
  %view = comm.view "aten.view.default" %tokens {comm.cost_ns = 0, comm.name = "view"} : tensor<1x4096xi64> -> tensor<1x4096xi64>
  %view_1 = comm.view "aten.view.default" %emb {comm.cost_ns = 0, comm.name = "view_1"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %lt = comm.compute "aten.lt.Scalar"(%view) {comm.cost_ns = 2014, comm.name = "lt"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %ge = comm.compute "aten.ge.Scalar"(%view) {comm.cost_ns = 2014, comm.name = "ge"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_or = comm.compute "aten.bitwise_or.Tensor"(%lt, %ge) {comm.cost_ns = 2004, comm.name = "bitwise_or"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %clone = comm.compute "aten.clone.default"(%view) {comm.cost_ns = 2026, comm.name = "clone"} : (tensor<1x4096xi64>) -> tensor<1x4096xi64>
  %sub = comm.compute "aten.sub.Tensor"(%clone) {comm.cost_ns = 2026, comm.name = "sub"} : (tensor<1x4096xi64>) -> tensor<1x4096xi64>
  %lift_fresh_copy = comm.compute "aten.lift_fresh_copy.default"(%_tensor_constant0) {comm.cost_ns = 2000, comm.name = "lift_fresh_copy"} : (tensor<i64>) -> tensor<i64>
  %index_put = comm.compute "aten.index_put.default"(%sub, %bitwise_or, %lift_fresh_copy) {comm.cost_ns = 2027, comm.name = "index_put"} : (tensor<1x4096xi64>, tensor<1x4096xi1>, tensor<i64>) -> tensor<1x4096xi64>
  %embedding = comm.compute "aten.embedding.default"(%view_1, %index_put) {comm.cost_ns = 28843, comm.name = "embedding"} : (tensor<16032x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
  %lift_fresh_copy_1 = comm.compute "aten.lift_fresh_copy.default"(%_tensor_constant1) {comm.cost_ns = 2000, comm.name = "lift_fresh_copy_1"} : (tensor<bf16>) -> tensor<bf16>
  %index_put_1 = comm.compute "aten.index_put.default"(%embedding, %bitwise_or, %lift_fresh_copy_1) {comm.cost_ns = 28845, comm.name = "index_put_1"} : (tensor<1x4096x4096xbf16>, tensor<1x4096xi1>, tensor<bf16>) -> tensor<1x4096x4096xbf16>
  %all_reduce = comm.all_reduce %index_put_1 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor = comm.wait %all_reduce {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<1x4096x4096xbf16>>
  %view_2 = comm.view "aten.view.default" %l0_an {comm.cost_ns = 0, comm.name = "view_2"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%wait_tensor) {comm.cost_ns = 42265, comm.name = "convert_element_type"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow_1) {comm.cost_ns = 28850, comm.name = "mean"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.cost_ns = 2013, comm.name = "add"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.cost_ns = 2013, comm.name = "rsqrt"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias = comm.view "aten.alias.default" %rsqrt {comm.cost_ns = 0, comm.name = "alias"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%convert_element_type, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%mul) {comm.cost_ns = 42265, comm.name = "convert_element_type_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%convert_element_type_1, %view_2) {comm.cost_ns = 28846, comm.name = "mul_1"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_3 = comm.view "aten.view.default" %l0_wq {comm.cost_ns = 0, comm.name = "view_3"} : tensor<512x4096xbf16> -> tensor<512x4096xbf16>
  %permute = comm.view "aten.permute.default" %view_3 {comm.cost_ns = 0, comm.name = "permute"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view_4 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_4"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_4, %permute) {comm.cost_ns = 30633, comm.name = "mm"} : (tensor<4096x4096xbf16>, tensor<4096x512xbf16>) -> tensor<4096x512xbf16>
  %view_5 = comm.view "aten.view.default" %mm {comm.cost_ns = 0, comm.name = "view_5"} : tensor<4096x512xbf16> -> tensor<1x4096x512xbf16>
  %view_6 = comm.view "aten.view.default" %view_5 {comm.cost_ns = 0, comm.name = "view_6"} : tensor<1x4096x512xbf16> -> tensor<1x4096x512xbf16>
  %view_7 = comm.view "aten.view.default" %l0_wk {comm.cost_ns = 0, comm.name = "view_7"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %permute_1 = comm.view "aten.permute.default" %view_7 {comm.cost_ns = 0, comm.name = "permute_1"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_8 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_8"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_8, %permute_1) {comm.cost_ns = 16260, comm.name = "mm_1"} : (tensor<4096x4096xbf16>, tensor<4096x128xbf16>) -> tensor<4096x128xbf16>
  %view_9 = comm.view "aten.view.default" %mm_1 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_10 = comm.view "aten.view.default" %view_9 {comm.cost_ns = 0, comm.name = "view_10"} : tensor<1x4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_11 = comm.view "aten.view.default" %l0_wv {comm.cost_ns = 0, comm.name = "view_11"} : tensor<128x4096xbf16> -> tensor<128x4096xbf16>
  %permute_2 = comm.view "aten.permute.default" %view_11 {comm.cost_ns = 0, comm.name = "permute_2"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_12 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_12"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%view_12, %permute_2) {comm.cost_ns = 16260, comm.name = "mm_2"} : (tensor<4096x4096xbf16>, tensor<4096x128xbf16>) -> tensor<4096x128xbf16>
  %view_13 = comm.view "aten.view.default" %mm_2 {comm.cost_ns = 0, comm.name = "view_13"} : tensor<4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_14 = comm.view "aten.view.default" %view_13 {comm.cost_ns = 0, comm.name = "view_14"} : tensor<1x4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_15 = comm.view "aten.view.default" %view_6 {comm.cost_ns = 0, comm.name = "view_15"} : tensor<1x4096x512xbf16> -> tensor<1x4096x4x128xbf16>
  %view_16 = comm.view "aten.view.default" %view_10 {comm.cost_ns = 0, comm.name = "view_16"} : tensor<1x4096x128xbf16> -> tensor<1x4096x1x128xbf16>
  %view_17 = comm.view "aten.view.default" %view_14 {comm.cost_ns = 0, comm.name = "view_17"} : tensor<1x4096x128xbf16> -> tensor<1x4096x1x128xbf16>
  %convert_element_type_2 = comm.compute "prims.convert_element_type.default"(%view_15) {comm.cost_ns = 7033, comm.name = "convert_element_type_2"} : (tensor<1x4096x4x128xbf16>) -> tensor<1x4096x4x128xf32>
  %split.0 = comm.view "aten.split.Tensor" %convert_element_type_2 {comm.cost_ns = 0, comm.name = "split.0"} : tensor<1x4096x4x128xf32> -> tensor<1x4096x4x64xf32>
  %split.1 = comm.view "aten.split.Tensor" %convert_element_type_2 {comm.cost_ns = 0, comm.name = "split.1"} : tensor<1x4096x4x128xf32> -> tensor<1x4096x4x64xf32>
  %mul_2 = comm.compute "aten.mul.Tensor"(%split.0, %cos) {comm.cost_ns = 5774, comm.name = "mul_2"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_3 = comm.compute "aten.mul.Tensor"(%split.1, %sin) {comm.cost_ns = 5774, comm.name = "mul_3"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%mul_2, %mul_3) {comm.cost_ns = 7033, comm.name = "sub_1"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_4 = comm.compute "aten.mul.Tensor"(%split.1, %cos) {comm.cost_ns = 5774, comm.name = "mul_4"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_5 = comm.compute "aten.mul.Tensor"(%split.0, %sin) {comm.cost_ns = 5774, comm.name = "mul_5"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %add_1 = comm.compute "aten.add.Tensor"(%mul_4, %mul_5) {comm.cost_ns = 7033, comm.name = "add_1"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x64xf32>
  %cat = comm.compute "aten.cat.default"(%sub_1, %add_1) {comm.cost_ns = 8710, comm.name = "cat"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x128xf32>
  %convert_element_type_3 = comm.compute "prims.convert_element_type.default"(%cat) {comm.cost_ns = 7033, comm.name = "convert_element_type_3"} : (tensor<1x4096x4x128xf32>) -> tensor<1x4096x4x128xbf16>
  %convert_element_type_4 = comm.compute "prims.convert_element_type.default"(%view_16) {comm.cost_ns = 3258, comm.name = "convert_element_type_4"} : (tensor<1x4096x1x128xbf16>) -> tensor<1x4096x1x128xf32>
  %split_1.0 = comm.view "aten.split.Tensor" %convert_element_type_4 {comm.cost_ns = 0, comm.name = "split_1.0"} : tensor<1x4096x1x128xf32> -> tensor<1x4096x1x64xf32>
  %split_1.1 = comm.view "aten.split.Tensor" %convert_element_type_4 {comm.cost_ns = 0, comm.name = "split_1.1"} : tensor<1x4096x1x128xf32> -> tensor<1x4096x1x64xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%split_1.0, %cos) {comm.cost_ns = 3258, comm.name = "mul_6"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_7 = comm.compute "aten.mul.Tensor"(%split_1.1, %sin) {comm.cost_ns = 3258, comm.name = "mul_7"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul_6, %mul_7) {comm.cost_ns = 3258, comm.name = "sub_2"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%split_1.1, %cos) {comm.cost_ns = 3258, comm.name = "mul_8"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_9 = comm.compute "aten.mul.Tensor"(%split_1.0, %sin) {comm.cost_ns = 3258, comm.name = "mul_9"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %add_2 = comm.compute "aten.add.Tensor"(%mul_8, %mul_9) {comm.cost_ns = 3258, comm.name = "add_2"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %cat_1 = comm.compute "aten.cat.default"(%sub_2, %add_2) {comm.cost_ns = 3677, comm.name = "cat_1"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x128xf32>
  %convert_element_type_5 = comm.compute "prims.convert_element_type.default"(%cat_1) {comm.cost_ns = 3258, comm.name = "convert_element_type_5"} : (tensor<1x4096x1x128xf32>) -> tensor<1x4096x1x128xbf16>
  %unsqueeze = comm.view "aten.unsqueeze.default" %convert_element_type_5 {comm.cost_ns = 0, comm.name = "unsqueeze"} : tensor<1x4096x1x128xbf16> -> tensor<1x4096x1x1x128xbf16>
  %expand = comm.view "aten.expand.default" %unsqueeze {comm.cost_ns = 0, comm.name = "expand"} : tensor<1x4096x1x1x128xbf16> -> tensor<1x4096x1x4x128xbf16>
  %view_18 = comm.view "aten.view.default" %expand {comm.cost_ns = 0, comm.name = "view_18"} : tensor<1x4096x1x4x128xbf16> -> tensor<1x4096x4x128xbf16>
  %unsqueeze_1 = comm.view "aten.unsqueeze.default" %view_17 {comm.cost_ns = 0, comm.name = "unsqueeze_1"} : tensor<1x4096x1x128xbf16> -> tensor<1x4096x1x1x128xbf16>
  %expand_1 = comm.view "aten.expand.default" %unsqueeze_1 {comm.cost_ns = 0, comm.name = "expand_1"} : tensor<1x4096x1x1x128xbf16> -> tensor<1x4096x1x4x128xbf16>
  %view_19 = comm.view "aten.view.default" %expand_1 {comm.cost_ns = 0, comm.name = "view_19"} : tensor<1x4096x1x4x128xbf16> -> tensor<1x4096x4x128xbf16>
  %permute_3 = comm.view "aten.permute.default" %convert_element_type_3 {comm.cost_ns = 0, comm.name = "permute_3"} : tensor<1x4096x4x128xbf16> -> tensor<1x4x4096x128xbf16>
  %permute_4 = comm.view "aten.permute.default" %view_18 {comm.cost_ns = 0, comm.name = "permute_4"} : tensor<1x4096x4x128xbf16> -> tensor<1x4x4096x128xbf16>
  %permute_5 = comm.view "aten.permute.default" %view_19 {comm.cost_ns = 0, comm.name = "permute_5"} : tensor<1x4096x4x128xbf16> -> tensor<1x4x4096x128xbf16>
  %_scaled_dot_product_flash_attention:9 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%permute_3, %permute_4, %permute_5) {comm.cost_ns = 59266, comm.name = "_scaled_dot_product_flash_attention"} : (tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>) -> (tensor<1x4x4096x128xbf16>, tensor<1x4x4096xf32>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<0xi8>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %alias_1 = comm.view "aten.alias.default" %_scaled_dot_product_flash_attention#0 {comm.cost_ns = 0, comm.name = "alias_1"} : tensor<1x4x4096x128xbf16> -> tensor<1x4x4096x128xbf16>
  %permute_6 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention#0 {comm.cost_ns = 0, comm.name = "permute_6"} : tensor<1x4x4096x128xbf16> -> tensor<1x4096x4x128xbf16>
  %view_20 = comm.view "aten.view.default" %permute_6 {comm.cost_ns = 0, comm.name = "view_20"} : tensor<1x4096x4x128xbf16> -> tensor<1x4096x512xbf16>
  %view_21 = comm.view "aten.view.default" %view_20 {comm.cost_ns = 0, comm.name = "view_21"} : tensor<1x4096x512xbf16> -> tensor<1x4096x512xbf16>
  %view_22 = comm.view "aten.view.default" %l0_wo {comm.cost_ns = 0, comm.name = "view_22"} : tensor<4096x512xbf16> -> tensor<4096x512xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_22 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %view_23 = comm.view "aten.view.default" %view_21 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<1x4096x512xbf16> -> tensor<4096x512xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_23, %permute_7) {comm.cost_ns = 30633, comm.name = "mm_3"} : (tensor<4096x512xbf16>, tensor<512x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_24 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %all_reduce_1 = comm.all_reduce %view_24 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce_1"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor_1 = comm.wait %all_reduce_1 {comm.cost_ns = 0, comm.name = "wait_tensor_1"} : !comm.future<tensor<1x4096x4096xbf16>>
  %add_3 = comm.compute "aten.add.Tensor"(%wait_tensor, %wait_tensor_1) {comm.cost_ns = 42265, comm.name = "add_3"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_25 = comm.view "aten.view.default" %l0_fn {comm.cost_ns = 0, comm.name = "view_25"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.cost_ns = 42265, comm.name = "convert_element_type_6"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 28850, comm.name = "mean_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2013, comm.name = "add_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.cost_ns = 2013, comm.name = "rsqrt_1"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_2 = comm.view "aten.alias.default" %rsqrt_1 {comm.cost_ns = 0, comm.name = "alias_2"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_6, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_10"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%mul_10) {comm.cost_ns = 42265, comm.name = "convert_element_type_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_7, %view_25) {comm.cost_ns = 28846, comm.name = "mul_11"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_26 = comm.view "aten.view.default" %l0_w1 {comm.cost_ns = 0, comm.name = "view_26"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %permute_8 = comm.view "aten.permute.default" %view_26 {comm.cost_ns = 0, comm.name = "permute_8"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_27 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_27"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_27, %permute_8) {comm.cost_ns = 102215, comm.name = "mm_4"} : (tensor<4096x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<4096x1792xbf16>
  %view_28 = comm.view "aten.view.default" %mm_4 {comm.cost_ns = 0, comm.name = "view_28"} : tensor<4096x1792xbf16> -> tensor<1x4096x1792xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%view_28) {comm.cost_ns = 19616, comm.name = "convert_element_type_8"} : (tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xf32>
  %neg = comm.compute "aten.neg.default"(%convert_element_type_8) {comm.cost_ns = 25488, comm.name = "neg"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %exp = comm.compute "aten.exp.default"(%neg) {comm.cost_ns = 25488, comm.name = "exp"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %add_5 = comm.compute "aten.add.Tensor"(%exp) {comm.cost_ns = 25488, comm.name = "add_5"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %div = comm.compute "aten.div.Tensor"(%convert_element_type_8, %add_5) {comm.cost_ns = 37232, comm.name = "div"} : (tensor<1x4096x1792xf32>, tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%div) {comm.cost_ns = 19616, comm.name = "convert_element_type_9"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xbf16>
  %view_29 = comm.view "aten.view.default" %l0_w3 {comm.cost_ns = 0, comm.name = "view_29"} : tensor<1792x4096xbf16> -> tensor<1792x4096xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_29 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_30 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_30"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_30, %permute_9) {comm.cost_ns = 102215, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<4096x1792xbf16>
  %view_31 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_31"} : tensor<4096x1792xbf16> -> tensor<1x4096x1792xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_9, %view_31) {comm.cost_ns = 19616, comm.name = "mul_12"} : (tensor<1x4096x1792xbf16>, tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xbf16>
  %view_32 = comm.view "aten.view.default" %l0_w2 {comm.cost_ns = 0, comm.name = "view_32"} : tensor<4096x1792xbf16> -> tensor<4096x1792xbf16>
  %permute_10 = comm.view "aten.permute.default" %view_32 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %view_33 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<1x4096x1792xbf16> -> tensor<4096x1792xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_33, %permute_10) {comm.cost_ns = 102215, comm.name = "mm_6"} : (tensor<4096x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_34 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %all_reduce_2 = comm.all_reduce %view_34 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce_2"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor_2 = comm.wait %all_reduce_2 {comm.cost_ns = 0, comm.name = "wait_tensor_2"} : !comm.future<tensor<1x4096x4096xbf16>>
  %add_6 = comm.compute "aten.add.Tensor"(%add_3, %wait_tensor_2) {comm.cost_ns = 42265, comm.name = "add_6"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_35 = comm.view "aten.view.default" %on {comm.cost_ns = 0, comm.name = "view_35"} : tensor<4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%add_6) {comm.cost_ns = 42265, comm.name = "convert_element_type_10"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 28850, comm.name = "mean_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2013, comm.name = "add_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_7) {comm.cost_ns = 2013, comm.name = "rsqrt_2"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %alias_3 = comm.view "aten.alias.default" %rsqrt_2 {comm.cost_ns = 0, comm.name = "alias_3"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %mul_13 = comm.compute "aten.mul.Tensor"(%convert_element_type_10, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_13"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%mul_13) {comm.cost_ns = 42265, comm.name = "convert_element_type_11"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%convert_element_type_11, %view_35) {comm.cost_ns = 28846, comm.name = "mul_14"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_36 = comm.view "aten.view.default" %out {comm.cost_ns = 0, comm.name = "view_36"} : tensor<16032x4096xbf16> -> tensor<16032x4096xbf16>
  %permute_11 = comm.view "aten.permute.default" %view_36 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<16032x4096xbf16> -> tensor<4096x16032xbf16>
  %view_37 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_37, %permute_11) {comm.cost_ns = 898574, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, tensor<4096x16032xbf16>) -> tensor<4096x16032xbf16>
  %view_38 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %all_gather_into_tensor = comm.all_gather %view_38 on @pg0 dim 0 {comm.cost_ns = 2880090, comm.name = "all_gather_into_tensor"} : tensor<1x4096x16032xbf16> -> !comm.future<tensor<8x4096x16032xbf16>>
  %wait_tensor_3 = comm.wait %all_gather_into_tensor {comm.cost_ns = 0, comm.name = "wait_tensor_3"} : !comm.future<tensor<8x4096x16032xbf16>>
  %split_2.0 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.0"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.1 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.1"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.2 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.2"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.3 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.3"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.4 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.4"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.5 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.5"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.6 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.6"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %split_2.7 = comm.view "aten.split.Tensor" %wait_tensor_3 {comm.cost_ns = 0, comm.name = "split_2.7"} : tensor<8x4096x16032xbf16> -> tensor<1x4096x16032xbf16>
  %cat_2 = comm.compute "aten.cat.default"(%split_2.0, %split_2.1, %split_2.2, %split_2.3, %split_2.4, %split_2.5, %split_2.6, %split_2.7) {comm.cost_ns = 842538, comm.name = "cat_2"} : (tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>, tensor<1x4096x16032xbf16>) -> tensor<1x4096x128256xbf16>
  %slice_1 = comm.view "aten.slice.Tensor" %cat_2 {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %view_39 = comm.view "aten.view.default" %slice_1 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %convert_element_type_12 = comm.compute "prims.convert_element_type.default"(%view_39) {comm.cost_ns = 1262807, comm.name = "convert_element_type_12"} : (tensor<1x4096x128256xbf16>) -> tensor<1x4096x128256xf32>
  %view_40 = comm.view "aten.view.default" %convert_element_type_12 {comm.cost_ns = 0, comm.name = "view_40"} : tensor<1x4096x128256xf32> -> tensor<4096x128256xf32>
  %view_41 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_41"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %amax = comm.compute "aten.amax.default"(%view_40) {comm.cost_ns = 842545, comm.name = "amax"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %sub_3 = comm.compute "aten.sub.Tensor"(%view_40, %amax) {comm.cost_ns = 1683083, comm.name = "sub_3"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %exp_1 = comm.compute "aten.exp.default"(%sub_3) {comm.cost_ns = 1683077, comm.name = "exp_1"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp_1) {comm.cost_ns = 842545, comm.name = "sum_1"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.cost_ns = 2013, comm.name = "log"} : (tensor<4096x1xf32>) -> tensor<4096x1xf32>
  %sub_4 = comm.compute "aten.sub.Tensor"(%sub_3, %log) {comm.cost_ns = 1683083, comm.name = "sub_4"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_4 = comm.view "aten.alias.default" %sub_4 {comm.cost_ns = 0, comm.name = "alias_4"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_41) {comm.cost_ns = 2014, comm.name = "ne"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_41, %scalar_tensor) {comm.cost_ns = 2027, comm.name = "where"} : (tensor<4096xi1>, tensor<4096xi64>, tensor<i64>) -> tensor<4096xi64>
  %unsqueeze_2 = comm.view "aten.unsqueeze.default" %where {comm.cost_ns = 0, comm.name = "unsqueeze_2"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_4, %unsqueeze_2) {comm.cost_ns = 2013, comm.name = "gather"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<4096x1xf32> -> tensor<4096xf32>
  %neg_1 = comm.compute "aten.neg.default"(%squeeze) {comm.cost_ns = 2013, comm.name = "neg_1"} : (tensor<4096xf32>) -> tensor<4096xf32>
  %ne_1 = comm.compute "aten.ne.Scalar"(%view_41) {comm.cost_ns = 2014, comm.name = "ne_1"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %scalar_tensor_1 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne_1, %neg_1, %scalar_tensor_1) {comm.cost_ns = 2014, comm.name = "where_1"} : (tensor<4096xi1>, tensor<4096xf32>, tensor<f32>) -> tensor<4096xf32>
  %ne_2 = comm.compute "aten.ne.Scalar"(%view_41) {comm.cost_ns = 2014, comm.name = "ne_2"} : (tensor<4096xi64>) -> tensor<4096xi1>
  %sum_2 = comm.compute "aten.sum.default"(%ne_2) {comm.cost_ns = 2001, comm.name = "sum_2"} : (tensor<4096xi1>) -> tensor<i64>
  %convert_element_type_13 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.cost_ns = 2000, comm.name = "convert_element_type_13"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.cost_ns = 2006, comm.name = "sum_3"} : (tensor<4096xf32>) -> tensor<f32>
  %div_1 = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_13) {comm.cost_ns = 2000, comm.name = "div_1"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %full = comm.compute "aten.full.default"() {comm.cost_ns = 2000, comm.name = "full"} : () -> tensor<f32>
  %div_2 = comm.compute "aten.div.Tensor"(%full, %convert_element_type_13) {comm.cost_ns = 2000, comm.name = "div_2"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %unsqueeze_3 = comm.view "aten.unsqueeze.default" %view_41 {comm.cost_ns = 0, comm.name = "unsqueeze_3"} : tensor<4096xi64> -> tensor<4096x1xi64>
  %ne_3 = comm.compute "aten.ne.Scalar"(%unsqueeze_3) {comm.cost_ns = 2014, comm.name = "ne_3"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_2 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_2"} : () -> tensor<i64>
  %where_2 = comm.compute "aten.where.self"(%ne_3, %unsqueeze_3, %scalar_tensor_2) {comm.cost_ns = 2027, comm.name = "where_2"} : (tensor<4096x1xi1>, tensor<4096x1xi64>, tensor<i64>) -> tensor<4096x1xi64>
  %full_1 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_1"} : () -> tensor<4096x128256xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_1, %where_2) {comm.cost_ns = 1683090, comm.name = "scatter"} : (tensor<4096x128256xf32>, tensor<4096x1xi64>) -> tensor<4096x128256xf32>
  %ne_4 = comm.compute "aten.ne.Scalar"(%unsqueeze_3) {comm.cost_ns = 2014, comm.name = "ne_4"} : (tensor<4096x1xi64>) -> tensor<4096x1xi1>
  %scalar_tensor_3 = comm.compute "aten.scalar_tensor.default"() {comm.cost_ns = 2000, comm.name = "scalar_tensor_3"} : () -> tensor<f32>
  %where_3 = comm.compute "aten.where.self"(%ne_4, %div_2, %scalar_tensor_3) {comm.cost_ns = 2008, comm.name = "where_3"} : (tensor<4096x1xi1>, tensor<f32>, tensor<f32>) -> tensor<4096x1xf32>
  %mul_15 = comm.compute "aten.mul.Tensor"(%scatter, %where_3) {comm.cost_ns = 1683083, comm.name = "mul_15"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %alias_5 = comm.view "aten.alias.default" %alias_4 {comm.cost_ns = 0, comm.name = "alias_5"} : tensor<4096x128256xf32> -> tensor<4096x128256xf32>
  %exp_2 = comm.compute "aten.exp.default"(%alias_5) {comm.cost_ns = 1683077, comm.name = "exp_2"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%mul_15) {comm.cost_ns = 842545, comm.name = "sum_4"} : (tensor<4096x128256xf32>) -> tensor<4096x1xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%exp_2, %sum_4) {comm.cost_ns = 1683083, comm.name = "mul_16"} : (tensor<4096x128256xf32>, tensor<4096x1xf32>) -> tensor<4096x128256xf32>
  %sub_5 = comm.compute "aten.sub.Tensor"(%mul_15, %mul_16) {comm.cost_ns = 2523615, comm.name = "sub_5"} : (tensor<4096x128256xf32>, tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %view_42 = comm.view "aten.view.default" %sub_5 {comm.cost_ns = 0, comm.name = "view_42"} : tensor<4096x128256xf32> -> tensor<1x4096x128256xf32>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%view_42) {comm.cost_ns = 1262807, comm.name = "convert_element_type_14"} : (tensor<1x4096x128256xf32>) -> tensor<1x4096x128256xbf16>
  %view_43 = comm.view "aten.view.default" %convert_element_type_14 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %split_3.0 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.0"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.1 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.1"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.2 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.2"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.3 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.3"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.4 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.4"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.5 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.5"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.6 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.6"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %split_3.7 = comm.view "aten.split.Tensor" %view_43 {comm.cost_ns = 0, comm.name = "split_3.7"} : tensor<1x4096x128256xbf16> -> tensor<1x4096x16032xbf16>
  %clone_1 = comm.compute "aten.clone.default"(%split_3.0) {comm.cost_ns = 107067, comm.name = "clone_1"} : (tensor<1x4096x16032xbf16>) -> tensor<1x4096x16032xbf16>
  %view_44 = comm.view "aten.view.default" %clone_1 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x4096x16032xbf16> -> tensor<4096x16032xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_44 {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<4096x16032xbf16> -> tensor<16032x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%permute_12, %view_37) {comm.cost_ns = 898574, comm.name = "mm_8"} : (tensor<16032x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<16032x4096xbf16>
  %permute_13 = comm.view "aten.permute.default" %mm_8 {comm.cost_ns = 0, comm.name = "permute_13"} : tensor<16032x4096xbf16> -> tensor<4096x16032xbf16>
  %permute_14 = comm.view "aten.permute.default" %permute_11 {comm.cost_ns = 0, comm.name = "permute_14"} : tensor<4096x16032xbf16> -> tensor<16032x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_44, %permute_14) {comm.cost_ns = 898574, comm.name = "mm_9"} : (tensor<4096x16032xbf16>, tensor<16032x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_45 = comm.view "aten.view.default" %mm_9 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_15 = comm.view "aten.permute.default" %permute_13 {comm.cost_ns = 0, comm.name = "permute_15"} : tensor<4096x16032xbf16> -> tensor<16032x4096xbf16>
  %all_reduce_3 = comm.all_reduce %view_45 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce_3"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor_4 = comm.wait %all_reduce_3 {comm.cost_ns = 0, comm.name = "wait_tensor_4"} : !comm.future<tensor<1x4096x4096xbf16>>
  %mul_17 = comm.compute "aten.mul.Tensor"(%wait_tensor_4, %convert_element_type_11) {comm.cost_ns = 42265, comm.name = "mul_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_18 = comm.compute "aten.mul.Tensor"(%wait_tensor_4, %view_35) {comm.cost_ns = 28846, comm.name = "mul_18"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%mul_17) {comm.cost_ns = 15425, comm.name = "sum_5"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_46 = comm.view "aten.view.default" %sum_5 {comm.cost_ns = 0, comm.name = "view_46"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%mul_18) {comm.cost_ns = 42265, comm.name = "convert_element_type_15"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_19 = comm.compute "aten.mul.Tensor"(%convert_element_type_15, %convert_element_type_10) {comm.cost_ns = 82530, comm.name = "mul_19"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%convert_element_type_15, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_20"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%mul_19) {comm.cost_ns = 28850, comm.name = "sum_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_6 = comm.view "aten.alias.default" %alias_3 {comm.cost_ns = 0, comm.name = "alias_6"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%alias_6) {comm.cost_ns = 2013, comm.name = "pow_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_21 = comm.compute "aten.mul.Scalar"(%sum_6) {comm.cost_ns = 2013, comm.name = "mul_21"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_22 = comm.compute "aten.mul.Tensor"(%mul_21, %pow_4) {comm.cost_ns = 2019, comm.name = "mul_22"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_2 = comm.view "aten.expand.default" %mul_22 {comm.cost_ns = 0, comm.name = "expand_2"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_3 = comm.compute "aten.div.Scalar"(%expand_2) {comm.cost_ns = 55687, comm.name = "div_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_10) {comm.cost_ns = 55687, comm.name = "pow_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_23 = comm.compute "aten.mul.Scalar"(%pow_5) {comm.cost_ns = 55687, comm.name = "mul_23"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_24 = comm.compute "aten.mul.Tensor"(%div_3, %mul_23) {comm.cost_ns = 82530, comm.name = "mul_24"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_20, %mul_24) {comm.cost_ns = 82530, comm.name = "add_8"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_16 = comm.compute "prims.convert_element_type.default"(%add_8) {comm.cost_ns = 42265, comm.name = "convert_element_type_16"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %view_47 = comm.view "aten.view.default" %convert_element_type_16 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_16 = comm.view "aten.permute.default" %view_47 {comm.cost_ns = 0, comm.name = "permute_16"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%permute_16, %view_33) {comm.cost_ns = 102215, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<4096x1792xbf16>
  %permute_17 = comm.view "aten.permute.default" %mm_10 {comm.cost_ns = 0, comm.name = "permute_17"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %permute_18 = comm.view "aten.permute.default" %permute_10 {comm.cost_ns = 0, comm.name = "permute_18"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_47, %permute_18) {comm.cost_ns = 102215, comm.name = "mm_11"} : (tensor<4096x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<4096x1792xbf16>
  %view_48 = comm.view "aten.view.default" %mm_11 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<4096x1792xbf16> -> tensor<1x4096x1792xbf16>
  %permute_19 = comm.view "aten.permute.default" %permute_17 {comm.cost_ns = 0, comm.name = "permute_19"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%view_48, %convert_element_type_9) {comm.cost_ns = 19616, comm.name = "mul_25"} : (tensor<1x4096x1792xbf16>, tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xbf16>
  %mul_26 = comm.compute "aten.mul.Tensor"(%view_48, %view_31) {comm.cost_ns = 19616, comm.name = "mul_26"} : (tensor<1x4096x1792xbf16>, tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xbf16>
  %view_49 = comm.view "aten.view.default" %mul_25 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<1x4096x1792xbf16> -> tensor<4096x1792xbf16>
  %permute_20 = comm.view "aten.permute.default" %view_49 {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%permute_20, %view_30) {comm.cost_ns = 102215, comm.name = "mm_12"} : (tensor<1792x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1792x4096xbf16>
  %permute_21 = comm.view "aten.permute.default" %mm_12 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %permute_22 = comm.view "aten.permute.default" %permute_9 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_49, %permute_22) {comm.cost_ns = 102215, comm.name = "mm_13"} : (tensor<4096x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_50 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_50"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_23 = comm.view "aten.permute.default" %permute_21 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %convert_element_type_17 = comm.compute "prims.convert_element_type.default"(%mul_26) {comm.cost_ns = 19616, comm.name = "convert_element_type_17"} : (tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xf32>
  %convert_element_type_18 = comm.compute "prims.convert_element_type.default"(%view_28) {comm.cost_ns = 19616, comm.name = "convert_element_type_18"} : (tensor<1x4096x1792xbf16>) -> tensor<1x4096x1792xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_18) {comm.cost_ns = 25488, comm.name = "sigmoid"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %mul_27 = comm.compute "aten.mul.Tensor"(%convert_element_type_17, %sigmoid) {comm.cost_ns = 37232, comm.name = "mul_27"} : (tensor<1x4096x1792xf32>, tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %sub_6 = comm.compute "aten.sub.Tensor"(%sigmoid) {comm.cost_ns = 25488, comm.name = "sub_6"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%convert_element_type_18, %sub_6) {comm.cost_ns = 37232, comm.name = "mul_28"} : (tensor<1x4096x1792xf32>, tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %add_9 = comm.compute "aten.add.Tensor"(%mul_28) {comm.cost_ns = 25488, comm.name = "add_9"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %mul_29 = comm.compute "aten.mul.Tensor"(%mul_27, %add_9) {comm.cost_ns = 37232, comm.name = "mul_29"} : (tensor<1x4096x1792xf32>, tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xf32>
  %convert_element_type_19 = comm.compute "prims.convert_element_type.default"(%mul_29) {comm.cost_ns = 19616, comm.name = "convert_element_type_19"} : (tensor<1x4096x1792xf32>) -> tensor<1x4096x1792xbf16>
  %view_51 = comm.view "aten.view.default" %convert_element_type_19 {comm.cost_ns = 0, comm.name = "view_51"} : tensor<1x4096x1792xbf16> -> tensor<4096x1792xbf16>
  %permute_24 = comm.view "aten.permute.default" %view_51 {comm.cost_ns = 0, comm.name = "permute_24"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%permute_24, %view_27) {comm.cost_ns = 102215, comm.name = "mm_14"} : (tensor<1792x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1792x4096xbf16>
  %permute_25 = comm.view "aten.permute.default" %mm_14 {comm.cost_ns = 0, comm.name = "permute_25"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %permute_26 = comm.view "aten.permute.default" %permute_8 {comm.cost_ns = 0, comm.name = "permute_26"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_51, %permute_26) {comm.cost_ns = 102215, comm.name = "mm_15"} : (tensor<4096x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_52 = comm.view "aten.view.default" %mm_15 {comm.cost_ns = 0, comm.name = "view_52"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_10 = comm.compute "aten.add.Tensor"(%view_50, %view_52) {comm.cost_ns = 42265, comm.name = "add_10"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_27 = comm.view "aten.permute.default" %permute_25 {comm.cost_ns = 0, comm.name = "permute_27"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %all_reduce_4 = comm.all_reduce %add_10 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce_4"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor_5 = comm.wait %all_reduce_4 {comm.cost_ns = 0, comm.name = "wait_tensor_5"} : !comm.future<tensor<1x4096x4096xbf16>>
  %mul_30 = comm.compute "aten.mul.Tensor"(%wait_tensor_5, %convert_element_type_7) {comm.cost_ns = 42265, comm.name = "mul_30"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_31 = comm.compute "aten.mul.Tensor"(%wait_tensor_5, %view_25) {comm.cost_ns = 28846, comm.name = "mul_31"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%mul_30) {comm.cost_ns = 15425, comm.name = "sum_7"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_53 = comm.view "aten.view.default" %sum_7 {comm.cost_ns = 0, comm.name = "view_53"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_20 = comm.compute "prims.convert_element_type.default"(%mul_31) {comm.cost_ns = 42265, comm.name = "convert_element_type_20"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_32 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %convert_element_type_6) {comm.cost_ns = 82530, comm.name = "mul_32"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_33"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_32) {comm.cost_ns = 28850, comm.name = "sum_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_7 = comm.view "aten.alias.default" %alias_2 {comm.cost_ns = 0, comm.name = "alias_7"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%alias_7) {comm.cost_ns = 2013, comm.name = "pow_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_34 = comm.compute "aten.mul.Scalar"(%sum_8) {comm.cost_ns = 2013, comm.name = "mul_34"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%mul_34, %pow_6) {comm.cost_ns = 2019, comm.name = "mul_35"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_3 = comm.view "aten.expand.default" %mul_35 {comm.cost_ns = 0, comm.name = "expand_3"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_4 = comm.compute "aten.div.Scalar"(%expand_3) {comm.cost_ns = 55687, comm.name = "div_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.cost_ns = 55687, comm.name = "pow_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_36 = comm.compute "aten.mul.Scalar"(%pow_7) {comm.cost_ns = 55687, comm.name = "mul_36"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_37 = comm.compute "aten.mul.Tensor"(%div_4, %mul_36) {comm.cost_ns = 82530, comm.name = "mul_37"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_11 = comm.compute "aten.add.Tensor"(%mul_33, %mul_37) {comm.cost_ns = 82530, comm.name = "add_11"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_21 = comm.compute "prims.convert_element_type.default"(%add_11) {comm.cost_ns = 42265, comm.name = "convert_element_type_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_12 = comm.compute "aten.add.Tensor"(%convert_element_type_16, %convert_element_type_21) {comm.cost_ns = 42265, comm.name = "add_12"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_54 = comm.view "aten.view.default" %add_12 {comm.cost_ns = 0, comm.name = "view_54"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %permute_28 = comm.view "aten.permute.default" %view_54 {comm.cost_ns = 0, comm.name = "permute_28"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%permute_28, %view_23) {comm.cost_ns = 30633, comm.name = "mm_16"} : (tensor<4096x4096xbf16>, tensor<4096x512xbf16>) -> tensor<4096x512xbf16>
  %permute_29 = comm.view "aten.permute.default" %mm_16 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %permute_30 = comm.view "aten.permute.default" %permute_7 {comm.cost_ns = 0, comm.name = "permute_30"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_54, %permute_30) {comm.cost_ns = 30633, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x512xbf16>) -> tensor<4096x512xbf16>
  %view_55 = comm.view "aten.view.default" %mm_17 {comm.cost_ns = 0, comm.name = "view_55"} : tensor<4096x512xbf16> -> tensor<1x4096x512xbf16>
  %permute_31 = comm.view "aten.permute.default" %permute_29 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view_56 = comm.view "aten.view.default" %view_55 {comm.cost_ns = 0, comm.name = "view_56"} : tensor<1x4096x512xbf16> -> tensor<1x4096x4x128xbf16>
  %permute_32 = comm.view "aten.permute.default" %view_56 {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<1x4096x4x128xbf16> -> tensor<1x4x4096x128xbf16>
  %alias_8 = comm.view "aten.alias.default" %alias_1 {comm.cost_ns = 0, comm.name = "alias_8"} : tensor<1x4x4096x128xbf16> -> tensor<1x4x4096x128xbf16>
  %_scaled_dot_product_flash_attention_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%permute_32, %permute_3, %permute_4, %permute_5, %alias_8, %_scaled_dot_product_flash_attention#1, %_scaled_dot_product_flash_attention#6, %_scaled_dot_product_flash_attention#7) {comm.cost_ns = 145165, comm.name = "_scaled_dot_product_flash_attention_backward"} : (tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>, tensor<1x4x4096x128xbf16>)
  %permute_33 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#2 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<1x4x4096x128xbf16> -> tensor<1x4096x4x128xbf16>
  %permute_34 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#1 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<1x4x4096x128xbf16> -> tensor<1x4096x4x128xbf16>
  %permute_35 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_backward#0 {comm.cost_ns = 0, comm.name = "permute_35"} : tensor<1x4x4096x128xbf16> -> tensor<1x4096x4x128xbf16>
  %view_57 = comm.view "aten.view.default" %permute_33 {comm.cost_ns = 0, comm.name = "view_57"} : tensor<1x4096x4x128xbf16> -> tensor<1x4096x1x4x128xbf16>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%view_57) {comm.cost_ns = 4097, comm.name = "sum_9"} : (tensor<1x4096x1x4x128xbf16>) -> tensor<1x4096x1x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_9 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x1x1x128xbf16> -> tensor<1x4096x1x128xbf16>
  %view_58 = comm.view "aten.view.default" %permute_34 {comm.cost_ns = 0, comm.name = "view_58"} : tensor<1x4096x4x128xbf16> -> tensor<1x4096x1x4x128xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%view_58) {comm.cost_ns = 4097, comm.name = "sum_10"} : (tensor<1x4096x1x4x128xbf16>) -> tensor<1x4096x1x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_10 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x1x1x128xbf16> -> tensor<1x4096x1x128xbf16>
  %convert_element_type_22 = comm.compute "prims.convert_element_type.default"(%squeeze_2) {comm.cost_ns = 3258, comm.name = "convert_element_type_22"} : (tensor<1x4096x1x128xbf16>) -> tensor<1x4096x1x128xf32>
  %slice_2 = comm.view "aten.slice.Tensor" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "slice_2"} : tensor<1x4096x1x128xf32> -> tensor<1x4096x1x64xf32>
  %slice_3 = comm.view "aten.slice.Tensor" %convert_element_type_22 {comm.cost_ns = 0, comm.name = "slice_3"} : tensor<1x4096x1x128xf32> -> tensor<1x4096x1x64xf32>
  %mul_38 = comm.compute "aten.mul.Tensor"(%slice_3, %sin) {comm.cost_ns = 3258, comm.name = "mul_38"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%slice_3, %cos) {comm.cost_ns = 3258, comm.name = "mul_39"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %neg_2 = comm.compute "aten.neg.default"(%slice_2) {comm.cost_ns = 2838, comm.name = "neg_2"} : (tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_40 = comm.compute "aten.mul.Tensor"(%neg_2, %sin) {comm.cost_ns = 3258, comm.name = "mul_40"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %add_13 = comm.compute "aten.add.Tensor"(%mul_39, %mul_40) {comm.cost_ns = 3258, comm.name = "add_13"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %mul_41 = comm.compute "aten.mul.Tensor"(%slice_2, %cos) {comm.cost_ns = 3258, comm.name = "mul_41"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mul_38, %mul_41) {comm.cost_ns = 3258, comm.name = "add_14"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x64xf32>
  %cat_3 = comm.compute "aten.cat.default"(%add_14, %add_13) {comm.cost_ns = 3677, comm.name = "cat_3"} : (tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x1x128xf32>
  %convert_element_type_23 = comm.compute "prims.convert_element_type.default"(%cat_3) {comm.cost_ns = 3258, comm.name = "convert_element_type_23"} : (tensor<1x4096x1x128xf32>) -> tensor<1x4096x1x128xbf16>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%permute_35) {comm.cost_ns = 7033, comm.name = "convert_element_type_24"} : (tensor<1x4096x4x128xbf16>) -> tensor<1x4096x4x128xf32>
  %slice_4 = comm.view "aten.slice.Tensor" %convert_element_type_24 {comm.cost_ns = 0, comm.name = "slice_4"} : tensor<1x4096x4x128xf32> -> tensor<1x4096x4x64xf32>
  %slice_5 = comm.view "aten.slice.Tensor" %convert_element_type_24 {comm.cost_ns = 0, comm.name = "slice_5"} : tensor<1x4096x4x128xf32> -> tensor<1x4096x4x64xf32>
  %mul_42 = comm.compute "aten.mul.Tensor"(%slice_5, %sin) {comm.cost_ns = 5774, comm.name = "mul_42"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_43 = comm.compute "aten.mul.Tensor"(%slice_5, %cos) {comm.cost_ns = 5774, comm.name = "mul_43"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %neg_3 = comm.compute "aten.neg.default"(%slice_4) {comm.cost_ns = 5355, comm.name = "neg_3"} : (tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_44 = comm.compute "aten.mul.Tensor"(%neg_3, %sin) {comm.cost_ns = 5774, comm.name = "mul_44"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_43, %mul_44) {comm.cost_ns = 7033, comm.name = "add_15"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x64xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%slice_4, %cos) {comm.cost_ns = 5774, comm.name = "mul_45"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x4x64xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_42, %mul_45) {comm.cost_ns = 7033, comm.name = "add_16"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x64xf32>
  %cat_4 = comm.compute "aten.cat.default"(%add_16, %add_15) {comm.cost_ns = 8710, comm.name = "cat_4"} : (tensor<1x4096x4x64xf32>, tensor<1x4096x4x64xf32>) -> tensor<1x4096x4x128xf32>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%cat_4) {comm.cost_ns = 7033, comm.name = "convert_element_type_25"} : (tensor<1x4096x4x128xf32>) -> tensor<1x4096x4x128xbf16>
  %view_59 = comm.view "aten.view.default" %squeeze_1 {comm.cost_ns = 0, comm.name = "view_59"} : tensor<1x4096x1x128xbf16> -> tensor<1x4096x128xbf16>
  %view_60 = comm.view "aten.view.default" %convert_element_type_23 {comm.cost_ns = 0, comm.name = "view_60"} : tensor<1x4096x1x128xbf16> -> tensor<1x4096x128xbf16>
  %view_61 = comm.view "aten.view.default" %convert_element_type_25 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<1x4096x4x128xbf16> -> tensor<1x4096x512xbf16>
  %view_62 = comm.view "aten.view.default" %view_59 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_63 = comm.view "aten.view.default" %view_62 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<1x4096x128xbf16> -> tensor<4096x128xbf16>
  %permute_36 = comm.view "aten.permute.default" %view_63 {comm.cost_ns = 0, comm.name = "permute_36"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%permute_36, %view_12) {comm.cost_ns = 16260, comm.name = "mm_18"} : (tensor<128x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<128x4096xbf16>
  %permute_37 = comm.view "aten.permute.default" %mm_18 {comm.cost_ns = 0, comm.name = "permute_37"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %permute_38 = comm.view "aten.permute.default" %permute_2 {comm.cost_ns = 0, comm.name = "permute_38"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_63, %permute_38) {comm.cost_ns = 16260, comm.name = "mm_19"} : (tensor<4096x128xbf16>, tensor<128x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_64 = comm.view "aten.view.default" %mm_19 {comm.cost_ns = 0, comm.name = "view_64"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %permute_39 = comm.view "aten.permute.default" %permute_37 {comm.cost_ns = 0, comm.name = "permute_39"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %view_65 = comm.view "aten.view.default" %view_60 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<1x4096x128xbf16> -> tensor<1x4096x128xbf16>
  %view_66 = comm.view "aten.view.default" %view_65 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<1x4096x128xbf16> -> tensor<4096x128xbf16>
  %permute_40 = comm.view "aten.permute.default" %view_66 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%permute_40, %view_8) {comm.cost_ns = 16260, comm.name = "mm_20"} : (tensor<128x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<128x4096xbf16>
  %permute_41 = comm.view "aten.permute.default" %mm_20 {comm.cost_ns = 0, comm.name = "permute_41"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %permute_42 = comm.view "aten.permute.default" %permute_1 {comm.cost_ns = 0, comm.name = "permute_42"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_66, %permute_42) {comm.cost_ns = 16260, comm.name = "mm_21"} : (tensor<4096x128xbf16>, tensor<128x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_67 = comm.view "aten.view.default" %mm_21 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%view_64, %view_67) {comm.cost_ns = 42265, comm.name = "add_17"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_43 = comm.view "aten.permute.default" %permute_41 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<4096x128xbf16> -> tensor<128x4096xbf16>
  %view_68 = comm.view "aten.view.default" %view_61 {comm.cost_ns = 0, comm.name = "view_68"} : tensor<1x4096x512xbf16> -> tensor<1x4096x512xbf16>
  %view_69 = comm.view "aten.view.default" %view_68 {comm.cost_ns = 0, comm.name = "view_69"} : tensor<1x4096x512xbf16> -> tensor<4096x512xbf16>
  %permute_44 = comm.view "aten.permute.default" %view_69 {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%permute_44, %view_4) {comm.cost_ns = 30633, comm.name = "mm_22"} : (tensor<512x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<512x4096xbf16>
  %permute_45 = comm.view "aten.permute.default" %mm_22 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %permute_46 = comm.view "aten.permute.default" %permute {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_69, %permute_46) {comm.cost_ns = 30633, comm.name = "mm_23"} : (tensor<4096x512xbf16>, tensor<512x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_70 = comm.view "aten.view.default" %mm_23 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_18 = comm.compute "aten.add.Tensor"(%add_17, %view_70) {comm.cost_ns = 42265, comm.name = "add_18"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %permute_47 = comm.view "aten.permute.default" %permute_45 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %all_reduce_5 = comm.all_reduce %add_18 on @pg0 reduce sum {comm.cost_ns = 198885, comm.name = "all_reduce_5"} : tensor<1x4096x4096xbf16> -> !comm.future<tensor<1x4096x4096xbf16>>
  %wait_tensor_6 = comm.wait %all_reduce_5 {comm.cost_ns = 0, comm.name = "wait_tensor_6"} : !comm.future<tensor<1x4096x4096xbf16>>
  %mul_46 = comm.compute "aten.mul.Tensor"(%wait_tensor_6, %convert_element_type_1) {comm.cost_ns = 42265, comm.name = "mul_46"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_47 = comm.compute "aten.mul.Tensor"(%wait_tensor_6, %view_2) {comm.cost_ns = 28846, comm.name = "mul_47"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%mul_46) {comm.cost_ns = 15425, comm.name = "sum_11"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_71 = comm.view "aten.view.default" %sum_11 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_26 = comm.compute "prims.convert_element_type.default"(%mul_47) {comm.cost_ns = 42265, comm.name = "convert_element_type_26"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%convert_element_type_26, %convert_element_type) {comm.cost_ns = 82530, comm.name = "mul_48"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_26, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_49"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_48) {comm.cost_ns = 28850, comm.name = "sum_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %alias_9 = comm.view "aten.alias.default" %alias {comm.cost_ns = 0, comm.name = "alias_9"} : tensor<1x4096x1xf32> -> tensor<1x4096x1xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%alias_9) {comm.cost_ns = 2013, comm.name = "pow_8"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_50 = comm.compute "aten.mul.Scalar"(%sum_12) {comm.cost_ns = 2013, comm.name = "mul_50"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%mul_50, %pow_8) {comm.cost_ns = 2019, comm.name = "mul_51"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_4 = comm.view "aten.expand.default" %mul_51 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_5 = comm.compute "aten.div.Scalar"(%expand_4) {comm.cost_ns = 55687, comm.name = "div_5"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 55687, comm.name = "pow_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_52 = comm.compute "aten.mul.Scalar"(%pow_9) {comm.cost_ns = 55687, comm.name = "mul_52"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_53 = comm.compute "aten.mul.Tensor"(%div_5, %mul_52) {comm.cost_ns = 82530, comm.name = "mul_53"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_19 = comm.compute "aten.add.Tensor"(%mul_49, %mul_53) {comm.cost_ns = 82530, comm.name = "add_19"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %convert_element_type_27 = comm.compute "prims.convert_element_type.default"(%add_19) {comm.cost_ns = 42265, comm.name = "convert_element_type_27"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_20 = comm.compute "aten.add.Tensor"(%add_12, %convert_element_type_27) {comm.cost_ns = 42265, comm.name = "add_20"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %convert_element_type_28 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.cost_ns = 42265, comm.name = "convert_element_type_28"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %ge_1 = comm.compute "aten.ge.Scalar"(%view) {comm.cost_ns = 2014, comm.name = "ge_1"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %lt_1 = comm.compute "aten.lt.Scalar"(%view) {comm.cost_ns = 2014, comm.name = "lt_1"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and = comm.compute "aten.bitwise_and.Tensor"(%ge_1, %lt_1) {comm.cost_ns = 2004, comm.name = "bitwise_and"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %ne_5 = comm.compute "aten.ne.Scalar"(%view) {comm.cost_ns = 2014, comm.name = "ne_5"} : (tensor<1x4096xi64>) -> tensor<1x4096xi1>
  %bitwise_and_1 = comm.compute "aten.bitwise_and.Tensor"(%bitwise_and, %ne_5) {comm.cost_ns = 2004, comm.name = "bitwise_and_1"} : (tensor<1x4096xi1>, tensor<1x4096xi1>) -> tensor<1x4096xi1>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %bitwise_and_1 {comm.cost_ns = 0, comm.name = "unsqueeze_4"} : tensor<1x4096xi1> -> tensor<1x4096x1xi1>
  %full_2 = comm.compute "aten.full.default"() {comm.cost_ns = 842538, comm.name = "full_2"} : () -> tensor<128256x4096xf32>
  %_unsafe_masked_index_put_accumulate = comm.compute "aten._unsafe_masked_index_put_accumulate.default"(%full_2, %unsqueeze_4, %view, %convert_element_type_28) {comm.cost_ns = 1709935, comm.name = "_unsafe_masked_index_put_accumulate"} : (tensor<128256x4096xf32>, tensor<1x4096x1xi1>, tensor<1x4096xi64>, tensor<1x4096x4096xf32>) -> tensor<128256x4096xf32>
  %convert_element_type_29 = comm.compute "prims.convert_element_type.default"(%_unsafe_masked_index_put_accumulate) {comm.cost_ns = 1262807, comm.name = "convert_element_type_29"} : (tensor<128256x4096xf32>) -> tensor<128256x4096xbf16>
  %split_4.0 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.0"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.1 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.1"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.2 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.2"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.3 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.3"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.4 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.4"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.5 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.5"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.6 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.6"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %split_4.7 = comm.view "aten.split.Tensor" %convert_element_type_29 {comm.cost_ns = 0, comm.name = "split_4.7"} : tensor<128256x4096xbf16> -> tensor<16032x4096xbf16>
  %clone_2 = comm.compute "aten.clone.default"(%split_4.0) {comm.cost_ns = 107067, comm.name = "clone_2"} : (tensor<16032x4096xbf16>) -> tensor<16032x4096xbf16>
  %alias_10 = comm.view "aten.alias.default" %div_1 {comm.cost_ns = 0, comm.name = "alias_10"} : tensor<f32> -> tensor<f32>
  return %alias_10, %clone_2, %view_71, %permute_47, %permute_43, %permute_39, %permute_31, %view_53, %permute_27, %permute_23, %permute_19, %view_46, %permute_15 : tensor<f32>, tensor<16032x4096xbf16>, tensor<4096xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<4096x512xbf16>, tensor<4096xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<4096x1792xbf16>, tensor<4096xbf16>, tensor<16032x4096xbf16>
}
