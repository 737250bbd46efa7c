// Traceable FSDP2, Llama-like, 8B shapes (d 4096, ffn 14336, vocab 128256), 2048 tokens, param bf16, reduce fp32, 2 layers; bwd
comm.process_group @pg0 size 8 {comm.name = "0"}

func.func @fsdp_llama8b_l2.bwd(
    %arg0_1: tensor<f32> {comm.name = "arg0_1"},
    %arg1_1: tensor<1x2048xi64> {comm.name = "arg1_1"},
    %arg2_1: tensor<1x2048xi64> {comm.name = "arg2_1"},
    %arg3_1.arg: memref<4096xbf16> {comm.name = "arg3_1"},
    %arg4_1.arg: memref<128256x4096xbf16> {comm.name = "arg4_1"},
    %arg5_1.arg: memref<4096xbf16> {comm.name = "arg5_1"},
    %arg6_1.arg: memref<4096x4096xbf16> {comm.name = "arg6_1"},
    %arg7_1.arg: memref<1024x4096xbf16> {comm.name = "arg7_1"},
    %arg8_1.arg: memref<1024x4096xbf16> {comm.name = "arg8_1"},
    %arg9_1.arg: memref<4096x4096xbf16> {comm.name = "arg9_1"},
    %arg10_1.arg: memref<4096xbf16> {comm.name = "arg10_1"},
    %arg11_1.arg: memref<14336x4096xbf16> {comm.name = "arg11_1"},
    %arg12_1.arg: memref<14336x4096xbf16> {comm.name = "arg12_1"},
    %arg13_1.arg: memref<4096x14336xbf16> {comm.name = "arg13_1"},
    %arg14_1.arg: memref<4096xbf16> {comm.name = "arg14_1"},
    %arg15_1.arg: memref<4096x4096xbf16> {comm.name = "arg15_1"},
    %arg16_1.arg: memref<1024x4096xbf16> {comm.name = "arg16_1"},
    %arg17_1.arg: memref<1024x4096xbf16> {comm.name = "arg17_1"},
    %arg18_1.arg: memref<4096x4096xbf16> {comm.name = "arg18_1"},
    %arg19_1.arg: memref<4096xbf16> {comm.name = "arg19_1"},
    %arg20_1.arg: memref<14336x4096xbf16> {comm.name = "arg20_1"},
    %arg21_1.arg: memref<14336x4096xbf16> {comm.name = "arg21_1"},
    %arg22_1.arg: memref<4096x14336xbf16> {comm.name = "arg22_1"},
    %arg23_1: tensor<2048x128xbf16> {comm.name = "arg23_1"},
    %arg24_1: tensor<2048x128xbf16> {comm.name = "arg24_1"},
    %arg25_1: tensor<1x2048x4096xbf16> {comm.name = "arg25_1"},
    %arg26_1: tensor<1x2048x1xf32> {comm.name = "arg26_1"},
    %arg27_1: tensor<1x2048x4096xbf16> {comm.name = "arg27_1"},
    %arg28_1: tensor<1x32x2048x128xbf16> {comm.name = "arg28_1"},
    %arg29_1: tensor<1x8x4x2048x128xbf16> {comm.name = "arg29_1"},
    %arg30_1: tensor<1x8x4x2048x128xbf16> {comm.name = "arg30_1"},
    %arg31_1: tensor<1x32x2048x128xbf16> {comm.name = "arg31_1"},
    %arg32_1: tensor<1x32x2048xf32> {comm.name = "arg32_1"},
    %arg33_1: tensor<2048x4096xbf16> {comm.name = "arg33_1"},
    %arg34_1: tensor<1x2048x1xf32> {comm.name = "arg34_1"},
    %arg35_1: tensor<1x2048x4096xbf16> {comm.name = "arg35_1"},
    %arg36_1: tensor<2048x14336xbf16> {comm.name = "arg36_1"},
    %arg37_1: tensor<2048x14336xbf16> {comm.name = "arg37_1"},
    %arg38_1: tensor<1x2048x14336xbf16> {comm.name = "arg38_1"},
    %arg39_1: tensor<1x2048x4096xbf16> {comm.name = "arg39_1"},
    %arg40_1: tensor<1x2048x1xf32> {comm.name = "arg40_1"},
    %arg41_1: tensor<1x2048x4096xbf16> {comm.name = "arg41_1"},
    %arg42_1: tensor<1x32x2048x128xbf16> {comm.name = "arg42_1"},
    %arg43_1: tensor<1x8x4x2048x128xbf16> {comm.name = "arg43_1"},
    %arg44_1: tensor<1x8x4x2048x128xbf16> {comm.name = "arg44_1"},
    %arg45_1: tensor<1x32x2048x128xbf16> {comm.name = "arg45_1"},
    %arg46_1: tensor<1x32x2048xf32> {comm.name = "arg46_1"},
    %arg47_1: tensor<1x2048x4096xbf16> {comm.name = "arg47_1"},
    %arg48_1: tensor<1x2048x1xf32> {comm.name = "arg48_1"},
    %arg49_1: tensor<1x2048x4096xbf16> {comm.name = "arg49_1"},
    %arg50_1: tensor<2048x14336xbf16> {comm.name = "arg50_1"},
    %arg51_1: tensor<2048x14336xbf16> {comm.name = "arg51_1"},
    %arg52_1: tensor<1x2048x14336xbf16> {comm.name = "arg52_1"},
    %arg53_1: tensor<1x2048x4096xbf16> {comm.name = "arg53_1"},
    %arg54_1: tensor<1x2048x1xf32> {comm.name = "arg54_1"},
    %arg55_1: tensor<1x2048x4096xbf16> {comm.name = "arg55_1"},
    %arg56_1: tensor<2048x128256xbf16> {comm.name = "arg56_1"},
    %arg57_1: tensor<2048x1xf32> {comm.name = "arg57_1"},
    %arg58_1: tensor<2048x1xf32> {comm.name = "arg58_1"},
    %arg59_1: tensor<f32> {comm.name = "arg59_1"},
    %arg60_1.arg: memref<128256x4096xbf16> {comm.name = "arg60_1"},
    %arg61_1: tensor<512xf32> {comm.name = "arg61_1"},
    %arg62_1: tensor<2097152xf32> {comm.name = "arg62_1"},
    %arg63_1: tensor<524288xf32> {comm.name = "arg63_1"},
    %arg64_1: tensor<524288xf32> {comm.name = "arg64_1"},
    %arg65_1: tensor<2097152xf32> {comm.name = "arg65_1"},
    %arg66_1: tensor<512xf32> {comm.name = "arg66_1"},
    %arg67_1: tensor<7340032xf32> {comm.name = "arg67_1"},
    %arg68_1: tensor<7340032xf32> {comm.name = "arg68_1"},
    %arg69_1: tensor<7340032xf32> {comm.name = "arg69_1"},
    %arg70_1: tensor<512xf32> {comm.name = "arg70_1"},
    %arg71_1: tensor<2097152xf32> {comm.name = "arg71_1"},
    %arg72_1: tensor<524288xf32> {comm.name = "arg72_1"},
    %arg73_1: tensor<524288xf32> {comm.name = "arg73_1"},
    %arg74_1: tensor<2097152xf32> {comm.name = "arg74_1"},
    %arg75_1: tensor<512xf32> {comm.name = "arg75_1"},
    %arg76_1: tensor<7340032xf32> {comm.name = "arg76_1"},
    %arg77_1: tensor<7340032xf32> {comm.name = "arg77_1"},
    %arg78_1: tensor<7340032xf32> {comm.name = "arg78_1"}) -> (tensor<512xf32>, tensor<512x4096xf32>, tensor<128x4096xf32>, tensor<128x4096xf32>, tensor<512x4096xf32>, tensor<512xf32>, tensor<1792x4096xf32>, tensor<1792x4096xf32>, tensor<512x14336xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<128x4096xf32>, tensor<128x4096xf32>, tensor<512x4096xf32>, tensor<512xf32>, tensor<1792x4096xf32>, tensor<1792x4096xf32>, tensor<512x14336xf32>, tensor<16032x4096xf32>, tensor<512xf32>, tensor<16032x4096xf32>) attributes {comm.name = "fsdp_llama8b_l2.bwd"} {
  %arg3_1, %arg4_1, %arg5_1, %arg6_1, %arg7_1, %arg8_1, %arg9_1, %arg10_1, %arg11_1, %arg12_1, %arg13_1, %arg14_1, %arg15_1, %arg16_1, %arg17_1, %arg18_1, %arg19_1, %arg20_1, %arg21_1, %arg22_1, %arg60_1 = memref.distinct_objects %arg3_1.arg, %arg4_1.arg, %arg5_1.arg, %arg6_1.arg, %arg7_1.arg, %arg8_1.arg, %arg9_1.arg, %arg10_1.arg, %arg11_1.arg, %arg12_1.arg, %arg13_1.arg, %arg14_1.arg, %arg15_1.arg, %arg16_1.arg, %arg17_1.arg, %arg18_1.arg, %arg19_1.arg, %arg20_1.arg, %arg21_1.arg, %arg22_1.arg, %arg60_1.arg : memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<128256x4096xbf16>
  %div = comm.compute "aten.div.Tensor"(%arg0_1, %arg59_1) {comm.name = "div"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %view = comm.view "aten.reshape.default" %arg2_1 {comm.name = "view"} : tensor<1x2048xi64> -> tensor<2048xi64>
  %unsqueeze = comm.view "aten.unsqueeze.default" %view {comm.name = "unsqueeze"} : tensor<2048xi64> -> tensor<2048x1xi64>
  %ne = comm.compute "aten.ne.Scalar"(%unsqueeze) {comm.name = "ne"} : (tensor<2048x1xi64>) -> tensor<2048x1xi1>
  %full_default = comm.compute "aten.full.default"() {comm.name = "full_default"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %unsqueeze, %full_default) {comm.name = "where"} : (tensor<2048x1xi1>, tensor<2048x1xi64>, tensor<i64>) -> tensor<2048x1xi64>
  %full_default_1 = comm.compute "aten.full.default"() {comm.name = "full_default_1"} : () -> tensor<2048x128256xf32>
  %scatter = comm.compute "aten.scatter.value"(%full_default_1, %where) {comm.name = "scatter"} : (tensor<2048x128256xf32>, tensor<2048x1xi64>) -> tensor<2048x128256xf32>
  %full_default_2 = comm.compute "aten.full.default"() {comm.name = "full_default_2"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne, %div, %full_default_2) {comm.name = "where_1"} : (tensor<2048x1xi1>, tensor<f32>, tensor<f32>) -> tensor<2048x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%scatter, %where_1) {comm.name = "mul"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%arg56_1) {comm.name = "convert_element_type"} : (tensor<2048x128256xbf16>) -> tensor<2048x128256xf32>
  %sub = comm.compute "aten.sub.Tensor"(%convert_element_type, %arg57_1) {comm.name = "sub"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%sub, %arg58_1) {comm.name = "sub_1"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %exp = comm.compute "aten.exp.default"(%sub_1) {comm.name = "exp"} : (tensor<2048x128256xf32>) -> tensor<2048x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%mul) {comm.name = "sum_1"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
  %mul_1 = comm.compute "aten.mul.Tensor"(%exp, %sum_1) {comm.name = "mul_1"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul, %mul_1) {comm.name = "sub_2"} : (tensor<2048x128256xf32>, tensor<2048x128256xf32>) -> tensor<2048x128256xf32>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%sub_2) {comm.name = "convert_element_type_1"} : (tensor<2048x128256xf32>) -> tensor<2048x128256xbf16>
  %permute = comm.view "aten.permute.default" %convert_element_type_1 {comm.name = "permute"} : tensor<2048x128256xbf16> -> tensor<128256x2048xbf16>
  %view_1 = comm.view "aten.reshape.default" %arg55_1 {comm.name = "view_1"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%permute, %view_1) {comm.name = "mm"} : (tensor<128256x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<128256x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%convert_element_type_1, %arg4_1) {comm.name = "mm_1"} : (tensor<2048x128256xbf16>, memref<128256x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_2 = comm.view "aten.reshape.default" %mm_1 {comm.name = "view_2"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%arg53_1) {comm.name = "convert_element_type_6"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_2 = comm.compute "aten.mul.Tensor"(%convert_element_type_6, %arg54_1) {comm.name = "mul_2"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%mul_2) {comm.name = "convert_element_type_7"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_3 = comm.compute "aten.mul.Tensor"(%view_2, %convert_element_type_7) {comm.name = "mul_3"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %mul_4 = comm.compute "aten.mul.Tensor"(%view_2, %arg3_1) {comm.name = "mul_4"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %sum_2 = comm.compute "aten.sum.dim_IntList"(%mul_3) {comm.name = "sum_2"} : (tensor<1x2048x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_3 = comm.view "aten.reshape.default" %sum_2 {comm.name = "view_3"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%mul_4) {comm.name = "convert_element_type_8"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_5 = comm.compute "aten.mul.Tensor"(%convert_element_type_8, %convert_element_type_6) {comm.name = "mul_5"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%convert_element_type_8, %arg54_1) {comm.name = "mul_6"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %sum_3 = comm.compute "aten.sum.dim_IntList"(%mul_5) {comm.name = "sum_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%arg54_1) {comm.name = "pow_1"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_7 = comm.compute "aten.mul.Scalar"(%sum_3) {comm.name = "mul_7"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%mul_7, %pow_1) {comm.name = "mul_8"} : (tensor<1x2048x1xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %expand = comm.view "aten.expand.default" %mul_8 {comm.name = "expand"} : tensor<1x2048x1xf32> -> tensor<1x2048x4096xf32>
  %div_1 = comm.compute "aten.div.Scalar"(%expand) {comm.name = "div_1"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_6) {comm.name = "pow_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_9 = comm.compute "aten.mul.Scalar"(%pow_2) {comm.name = "mul_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%div_1, %mul_9) {comm.name = "mul_10"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %add = comm.compute "aten.add.Tensor"(%mul_6, %mul_10) {comm.name = "add"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%add) {comm.name = "convert_element_type_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%arg61_1) {comm.name = "convert_element_type_10"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%arg62_1) {comm.name = "convert_element_type_11"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_12 = comm.compute "prims.convert_element_type.default"(%arg63_1) {comm.name = "convert_element_type_12"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_13 = comm.compute "prims.convert_element_type.default"(%arg64_1) {comm.name = "convert_element_type_13"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%arg65_1) {comm.name = "convert_element_type_14"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%arg66_1) {comm.name = "convert_element_type_15"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_16 = comm.compute "prims.convert_element_type.default"(%arg67_1) {comm.name = "convert_element_type_16"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_17 = comm.compute "prims.convert_element_type.default"(%arg68_1) {comm.name = "convert_element_type_17"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_18 = comm.compute "prims.convert_element_type.default"(%arg69_1) {comm.name = "convert_element_type_18"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in.in, %all_gather_copy_in.out = comm.all_gather_copy_in %convert_element_type_10, %convert_element_type_11, %convert_element_type_12, %convert_element_type_13, %convert_element_type_14, %convert_element_type_15, %convert_element_type_16, %convert_element_type_17, %convert_element_type_18 rank 0 {comm.name = "all_gather_copy_in"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor = comm.all_gather %all_gather_copy_in.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor = comm.wait %all_gather_into_tensor {comm.name = "wait_tensor"} : !comm.future<tensor<218112000xbf16>>
  %empty = comm.compute "aten.empty.memory_format"() {comm.name = "empty"} : () -> tensor<4096xbf16>
  %empty_1 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_1"} : () -> tensor<16777216xbf16>
  %empty_2 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_2"} : () -> tensor<4194304xbf16>
  %empty_3 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_3"} : () -> tensor<4194304xbf16>
  %empty_4 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_4"} : () -> tensor<16777216xbf16>
  %empty_5 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_5"} : () -> tensor<4096xbf16>
  %empty_6 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_6"} : () -> tensor<58720256xbf16>
  %empty_7 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_7"} : () -> tensor<58720256xbf16>
  %empty_8 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_8"} : () -> tensor<58720256xbf16>
  %view_14 = comm.view "aten.reshape.default" %wait_tensor {comm.name = "view_14"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2:9 = comm.split_copy_out %view_14 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty, %empty_1, %empty_2, %empty_3, %empty_4, %empty_5, %empty_6, %empty_7, %empty_8 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %arg14_1 to 8192 {comm.name = "resize_storage_bytes_"} : memref<4096xbf16>
  %as_strided_1 = comm.view "aten.as_strided.default" %auto_functionalized_v2#0 {comm.name = "as_strided_1"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_1 into %arg14_1 {comm.name = "copy_"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %arg15_1 to 33554432 {comm.name = "resize_storage_bytes__1"} : memref<4096x4096xbf16>
  %as_strided_3 = comm.view "aten.as_strided.default" %auto_functionalized_v2#1 {comm.name = "as_strided_3"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_3 into %arg15_1 {comm.name = "copy__1"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %arg16_1 to 8388608 {comm.name = "resize_storage_bytes__2"} : memref<1024x4096xbf16>
  %as_strided_5 = comm.view "aten.as_strided.default" %auto_functionalized_v2#2 {comm.name = "as_strided_5"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_5 into %arg16_1 {comm.name = "copy__2"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %arg17_1 to 8388608 {comm.name = "resize_storage_bytes__3"} : memref<1024x4096xbf16>
  %as_strided_7 = comm.view "aten.as_strided.default" %auto_functionalized_v2#3 {comm.name = "as_strided_7"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_7 into %arg17_1 {comm.name = "copy__3"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %arg18_1 to 33554432 {comm.name = "resize_storage_bytes__4"} : memref<4096x4096xbf16>
  %as_strided_9 = comm.view "aten.as_strided.default" %auto_functionalized_v2#4 {comm.name = "as_strided_9"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_9 into %arg18_1 {comm.name = "copy__4"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %arg19_1 to 8192 {comm.name = "resize_storage_bytes__5"} : memref<4096xbf16>
  %as_strided_11 = comm.view "aten.as_strided.default" %auto_functionalized_v2#5 {comm.name = "as_strided_11"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_11 into %arg19_1 {comm.name = "copy__5"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %arg20_1 to 117440512 {comm.name = "resize_storage_bytes__6"} : memref<14336x4096xbf16>
  %as_strided_13 = comm.view "aten.as_strided.default" %auto_functionalized_v2#6 {comm.name = "as_strided_13"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_13 into %arg20_1 {comm.name = "copy__6"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %arg21_1 to 117440512 {comm.name = "resize_storage_bytes__7"} : memref<14336x4096xbf16>
  %as_strided_15 = comm.view "aten.as_strided.default" %auto_functionalized_v2#7 {comm.name = "as_strided_15"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_15 into %arg21_1 {comm.name = "copy__7"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %arg22_1 to 117440512 {comm.name = "resize_storage_bytes__8"} : memref<4096x14336xbf16>
  %as_strided_17 = comm.view "aten.as_strided.default" %auto_functionalized_v2#8 {comm.name = "as_strided_17"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_17 into %arg22_1 {comm.name = "copy__8"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %view_15 = comm.view "aten.reshape.default" %convert_element_type_9 {comm.name = "view_15"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_3 = comm.view "aten.permute.default" %view_15 {comm.name = "permute_3"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %view_16 = comm.view "aten.reshape.default" %arg52_1 {comm.name = "view_16"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%permute_3, %view_16) {comm.name = "mm_2"} : (tensor<4096x2048xbf16>, tensor<2048x14336xbf16>) -> tensor<4096x14336xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_15, %arg22_1) {comm.name = "mm_3"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_17 = comm.view "aten.reshape.default" %mm_3 {comm.name = "view_17"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %view_18 = comm.view "aten.reshape.default" %arg50_1 {comm.name = "view_18"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_23 = comm.compute "prims.convert_element_type.default"(%view_18) {comm.name = "convert_element_type_23"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_23) {comm.name = "sigmoid"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_23, %sigmoid) {comm.name = "mul_11"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%mul_11) {comm.name = "convert_element_type_24"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%view_17, %convert_element_type_24) {comm.name = "mul_12"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_19 = comm.view "aten.reshape.default" %arg51_1 {comm.name = "view_19"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_13 = comm.compute "aten.mul.Tensor"(%view_17, %view_19) {comm.name = "mul_13"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_20 = comm.view "aten.reshape.default" %mul_12 {comm.name = "view_20"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %permute_6 = comm.view "aten.permute.default" %view_20 {comm.name = "permute_6"} : tensor<2048x14336xbf16> -> tensor<14336x2048xbf16>
  %view_21 = comm.view "aten.reshape.default" %arg49_1 {comm.name = "view_21"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%permute_6, %view_21) {comm.name = "mm_4"} : (tensor<14336x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<14336x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_20, %arg21_1) {comm.name = "mm_5"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_22 = comm.view "aten.reshape.default" %mm_5 {comm.name = "view_22"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %sigmoid_1 = comm.compute "aten.sigmoid.default"(%view_18) {comm.name = "sigmoid_1"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %full_default_3 = comm.compute "aten.full.default"() {comm.name = "full_default_3"} : () -> tensor<1x2048x14336xbf16>
  %sub_3 = comm.compute "aten.sub.Tensor"(%full_default_3, %sigmoid_1) {comm.name = "sub_3"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%view_18, %sub_3) {comm.name = "mul_14"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %add_1 = comm.compute "aten.add.Scalar"(%mul_14) {comm.name = "add_1"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_15 = comm.compute "aten.mul.Tensor"(%sigmoid_1, %add_1) {comm.name = "mul_15"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_16 = comm.compute "aten.mul.Tensor"(%mul_13, %mul_15) {comm.name = "mul_16"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_23 = comm.view "aten.reshape.default" %mul_16 {comm.name = "view_23"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %permute_9 = comm.view "aten.permute.default" %view_23 {comm.name = "permute_9"} : tensor<2048x14336xbf16> -> tensor<14336x2048xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%permute_9, %view_21) {comm.name = "mm_6"} : (tensor<14336x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<14336x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_23, %arg20_1) {comm.name = "mm_7"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_24 = comm.view "aten.reshape.default" %mm_7 {comm.name = "view_24"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_2 = comm.compute "aten.add.Tensor"(%view_22, %view_24) {comm.name = "add_2"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_33 = comm.compute "prims.convert_element_type.default"(%arg47_1) {comm.name = "convert_element_type_33"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_17 = comm.compute "aten.mul.Tensor"(%convert_element_type_33, %arg48_1) {comm.name = "mul_17"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_34 = comm.compute "prims.convert_element_type.default"(%mul_17) {comm.name = "convert_element_type_34"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_18 = comm.compute "aten.mul.Tensor"(%add_2, %convert_element_type_34) {comm.name = "mul_18"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %mul_19 = comm.compute "aten.mul.Tensor"(%add_2, %arg19_1) {comm.name = "mul_19"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%mul_18) {comm.name = "sum_4"} : (tensor<1x2048x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_25 = comm.view "aten.reshape.default" %sum_4 {comm.name = "view_25"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_35 = comm.compute "prims.convert_element_type.default"(%mul_19) {comm.name = "convert_element_type_35"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%convert_element_type_35, %convert_element_type_33) {comm.name = "mul_20"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_21 = comm.compute "aten.mul.Tensor"(%convert_element_type_35, %arg48_1) {comm.name = "mul_21"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%mul_20) {comm.name = "sum_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%arg48_1) {comm.name = "pow_3"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_22 = comm.compute "aten.mul.Scalar"(%sum_5) {comm.name = "mul_22"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%mul_22, %pow_3) {comm.name = "mul_23"} : (tensor<1x2048x1xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %expand_1 = comm.view "aten.expand.default" %mul_23 {comm.name = "expand_1"} : tensor<1x2048x1xf32> -> tensor<1x2048x4096xf32>
  %div_2 = comm.compute "aten.div.Scalar"(%expand_1) {comm.name = "div_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_33) {comm.name = "pow_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_24 = comm.compute "aten.mul.Scalar"(%pow_4) {comm.name = "mul_24"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_25 = comm.compute "aten.mul.Tensor"(%div_2, %mul_24) {comm.name = "mul_25"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %add_3 = comm.compute "aten.add.Tensor"(%mul_21, %mul_25) {comm.name = "add_3"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.name = "convert_element_type_36"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %add_4 = comm.compute "aten.add.Tensor"(%convert_element_type_9, %convert_element_type_36) {comm.name = "add_4"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %view_26 = comm.view "aten.reshape.default" %add_4 {comm.name = "view_26"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_26 {comm.name = "permute_12"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %permute_13 = comm.view "aten.permute.default" %arg45_1 {comm.name = "permute_13"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_27 = comm.view "aten.reshape.default" %permute_13 {comm.name = "view_27"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %view_28 = comm.view "aten.reshape.default" %view_27 {comm.name = "view_28"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%permute_12, %view_28) {comm.name = "mm_8"} : (tensor<4096x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<4096x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_26, %arg18_1) {comm.name = "mm_9"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_29 = comm.view "aten.reshape.default" %mm_9 {comm.name = "view_29"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_30 = comm.view "aten.reshape.default" %view_29 {comm.name = "view_30"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_16 = comm.view "aten.permute.default" %view_30 {comm.name = "permute_16"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %view_31 = comm.view "aten.reshape.default" %arg43_1 {comm.name = "view_31"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %view_32 = comm.view "aten.reshape.default" %arg44_1 {comm.name = "view_32"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu_backward.default"(%permute_16, %arg42_1, %view_31, %view_32, %arg45_1, %arg46_1) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_backward"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>)
  %view_33 = comm.view "aten.reshape.default" %_scaled_dot_product_flash_attention_for_cpu_backward#2 {comm.name = "view_33"} : tensor<1x32x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%view_33) {comm.name = "sum_6"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x1x2048x128xbf16>
  %squeeze = comm.view "aten.squeeze.dim" %sum_6 {comm.name = "squeeze"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x2048x128xbf16>
  %view_34 = comm.view "aten.reshape.default" %_scaled_dot_product_flash_attention_for_cpu_backward#1 {comm.name = "view_34"} : tensor<1x32x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%view_34) {comm.name = "sum_7"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x1x2048x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_7 {comm.name = "squeeze_1"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x2048x128xbf16>
  %mul_26 = comm.compute "aten.mul.Tensor"(%squeeze_1, %arg24_1) {comm.name = "mul_26"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %slice_1 = comm.view "aten.slice.Tensor" %mul_26 {comm.name = "slice_1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %slice_2 = comm.view "aten.slice.Tensor" %mul_26 {comm.name = "slice_2"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %neg = comm.compute "aten.neg.default"(%slice_1) {comm.name = "neg"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%squeeze_1, %arg23_1) {comm.name = "mul_27"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %cat = comm.compute "aten.cat.default"(%slice_2, %neg) {comm.name = "cat"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_5 = comm.compute "aten.add.Tensor"(%mul_27, %cat) {comm.name = "add_5"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_28 = comm.compute "aten.mul.Tensor"(%_scaled_dot_product_flash_attention_for_cpu_backward#0, %arg24_1) {comm.name = "mul_28"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %slice_3 = comm.view "aten.slice.Tensor" %mul_28 {comm.name = "slice_3"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %slice_4 = comm.view "aten.slice.Tensor" %mul_28 {comm.name = "slice_4"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %neg_1 = comm.compute "aten.neg.default"(%slice_3) {comm.name = "neg_1"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %mul_29 = comm.compute "aten.mul.Tensor"(%_scaled_dot_product_flash_attention_for_cpu_backward#0, %arg23_1) {comm.name = "mul_29"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %cat_1 = comm.compute "aten.cat.default"(%slice_4, %neg_1) {comm.name = "cat_1"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_6 = comm.compute "aten.add.Tensor"(%mul_29, %cat_1) {comm.name = "add_6"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %permute_17 = comm.view "aten.permute.default" %squeeze {comm.name = "permute_17"} : tensor<1x8x2048x128xbf16> -> tensor<1x2048x8x128xbf16>
  %clone_7 = comm.compute "aten.clone.default"(%permute_17) {comm.name = "clone_7"} : (tensor<1x2048x8x128xbf16>) -> tensor<1x2048x8x128xbf16>
  %view_35 = comm.view "aten.reshape.default" %clone_7 {comm.name = "view_35"} : tensor<1x2048x8x128xbf16> -> tensor<1x2048x1024xbf16>
  %view_36 = comm.view "aten.reshape.default" %view_35 {comm.name = "view_36"} : tensor<1x2048x1024xbf16> -> tensor<2048x1024xbf16>
  %permute_18 = comm.view "aten.permute.default" %view_36 {comm.name = "permute_18"} : tensor<2048x1024xbf16> -> tensor<1024x2048xbf16>
  %view_37 = comm.view "aten.reshape.default" %arg41_1 {comm.name = "view_37"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%permute_18, %view_37) {comm.name = "mm_10"} : (tensor<1024x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<1024x4096xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_36, %arg17_1) {comm.name = "mm_11"} : (tensor<2048x1024xbf16>, memref<1024x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_38 = comm.view "aten.reshape.default" %mm_11 {comm.name = "view_38"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %permute_21 = comm.view "aten.permute.default" %add_5 {comm.name = "permute_21"} : tensor<1x8x2048x128xbf16> -> tensor<1x2048x8x128xbf16>
  %clone_9 = comm.compute "aten.clone.default"(%permute_21) {comm.name = "clone_9"} : (tensor<1x2048x8x128xbf16>) -> tensor<1x2048x8x128xbf16>
  %view_39 = comm.view "aten.reshape.default" %clone_9 {comm.name = "view_39"} : tensor<1x2048x8x128xbf16> -> tensor<1x2048x1024xbf16>
  %view_40 = comm.view "aten.reshape.default" %view_39 {comm.name = "view_40"} : tensor<1x2048x1024xbf16> -> tensor<2048x1024xbf16>
  %permute_22 = comm.view "aten.permute.default" %view_40 {comm.name = "permute_22"} : tensor<2048x1024xbf16> -> tensor<1024x2048xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%permute_22, %view_37) {comm.name = "mm_12"} : (tensor<1024x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<1024x4096xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_40, %arg16_1) {comm.name = "mm_13"} : (tensor<2048x1024xbf16>, memref<1024x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_41 = comm.view "aten.reshape.default" %mm_13 {comm.name = "view_41"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_7 = comm.compute "aten.add.Tensor"(%view_38, %view_41) {comm.name = "add_7"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_25 = comm.view "aten.permute.default" %add_6 {comm.name = "permute_25"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_42 = comm.view "aten.reshape.default" %permute_25 {comm.name = "view_42"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %view_43 = comm.view "aten.reshape.default" %view_42 {comm.name = "view_43"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_26 = comm.view "aten.permute.default" %view_43 {comm.name = "permute_26"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%permute_26, %view_37) {comm.name = "mm_14"} : (tensor<4096x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<4096x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_43, %arg15_1) {comm.name = "mm_15"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_44 = comm.view "aten.reshape.default" %mm_15 {comm.name = "view_44"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_8 = comm.compute "aten.add.Tensor"(%add_7, %view_44) {comm.name = "add_8"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_53 = comm.compute "prims.convert_element_type.default"(%arg39_1) {comm.name = "convert_element_type_53"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%convert_element_type_53, %arg40_1) {comm.name = "mul_30"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%mul_30) {comm.name = "convert_element_type_54"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_31 = comm.compute "aten.mul.Tensor"(%add_8, %convert_element_type_54) {comm.name = "mul_31"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %mul_32 = comm.compute "aten.mul.Tensor"(%add_8, %arg14_1) {comm.name = "mul_32"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_31) {comm.name = "sum_8"} : (tensor<1x2048x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_45 = comm.view "aten.reshape.default" %sum_8 {comm.name = "view_45"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_55 = comm.compute "prims.convert_element_type.default"(%mul_32) {comm.name = "convert_element_type_55"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%convert_element_type_55, %convert_element_type_53) {comm.name = "mul_33"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_34 = comm.compute "aten.mul.Tensor"(%convert_element_type_55, %arg40_1) {comm.name = "mul_34"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%mul_33) {comm.name = "sum_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%arg40_1) {comm.name = "pow_5"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_35 = comm.compute "aten.mul.Scalar"(%sum_9) {comm.name = "mul_35"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%mul_35, %pow_5) {comm.name = "mul_36"} : (tensor<1x2048x1xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %expand_2 = comm.view "aten.expand.default" %mul_36 {comm.name = "expand_2"} : tensor<1x2048x1xf32> -> tensor<1x2048x4096xf32>
  %div_3 = comm.compute "aten.div.Scalar"(%expand_2) {comm.name = "div_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_53) {comm.name = "pow_6"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_37 = comm.compute "aten.mul.Scalar"(%pow_6) {comm.name = "mul_37"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_38 = comm.compute "aten.mul.Tensor"(%div_3, %mul_37) {comm.name = "mul_38"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %add_9 = comm.compute "aten.add.Tensor"(%mul_34, %mul_38) {comm.name = "add_9"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_56 = comm.compute "prims.convert_element_type.default"(%add_9) {comm.name = "convert_element_type_56"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %add_10 = comm.compute "aten.add.Tensor"(%add_4, %convert_element_type_56) {comm.name = "add_10"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_57 = comm.compute "prims.convert_element_type.default"(%arg70_1) {comm.name = "convert_element_type_57"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_58 = comm.compute "prims.convert_element_type.default"(%arg71_1) {comm.name = "convert_element_type_58"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_59 = comm.compute "prims.convert_element_type.default"(%arg72_1) {comm.name = "convert_element_type_59"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_60 = comm.compute "prims.convert_element_type.default"(%arg73_1) {comm.name = "convert_element_type_60"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_61 = comm.compute "prims.convert_element_type.default"(%arg74_1) {comm.name = "convert_element_type_61"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_62 = comm.compute "prims.convert_element_type.default"(%arg75_1) {comm.name = "convert_element_type_62"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%arg76_1) {comm.name = "convert_element_type_63"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%arg77_1) {comm.name = "convert_element_type_64"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_65 = comm.compute "prims.convert_element_type.default"(%arg78_1) {comm.name = "convert_element_type_65"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_1.in, %all_gather_copy_in_1.out = comm.all_gather_copy_in %convert_element_type_57, %convert_element_type_58, %convert_element_type_59, %convert_element_type_60, %convert_element_type_61, %convert_element_type_62, %convert_element_type_63, %convert_element_type_64, %convert_element_type_65 rank 0 {comm.name = "all_gather_copy_in_1"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_1 = comm.all_gather %all_gather_copy_in_1.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_1"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_1 = comm.wait %all_gather_into_tensor_1 {comm.name = "wait_tensor_1"} : !comm.future<tensor<218112000xbf16>>
  %empty_9 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_9"} : () -> tensor<4096xbf16>
  %empty_10 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_10"} : () -> tensor<16777216xbf16>
  %empty_11 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_11"} : () -> tensor<4194304xbf16>
  %empty_12 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_12"} : () -> tensor<4194304xbf16>
  %empty_13 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_13"} : () -> tensor<16777216xbf16>
  %empty_14 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_14"} : () -> tensor<4096xbf16>
  %empty_15 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_15"} : () -> tensor<58720256xbf16>
  %empty_16 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_16"} : () -> tensor<58720256xbf16>
  %empty_17 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_17"} : () -> tensor<58720256xbf16>
  %view_56 = comm.view "aten.reshape.default" %wait_tensor_1 {comm.name = "view_56"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_1:9 = comm.split_copy_out %view_56 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_9, %empty_10, %empty_11, %empty_12, %empty_13, %empty_14, %empty_15, %empty_16, %empty_17 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_1"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %arg5_1 to 8192 {comm.name = "resize_storage_bytes__9"} : memref<4096xbf16>
  %as_strided_19 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#0 {comm.name = "as_strided_19"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_19 into %arg5_1 {comm.name = "copy__9"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %arg6_1 to 33554432 {comm.name = "resize_storage_bytes__10"} : memref<4096x4096xbf16>
  %as_strided_21 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#1 {comm.name = "as_strided_21"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_21 into %arg6_1 {comm.name = "copy__10"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %arg7_1 to 8388608 {comm.name = "resize_storage_bytes__11"} : memref<1024x4096xbf16>
  %as_strided_23 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#2 {comm.name = "as_strided_23"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_23 into %arg7_1 {comm.name = "copy__11"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %arg8_1 to 8388608 {comm.name = "resize_storage_bytes__12"} : memref<1024x4096xbf16>
  %as_strided_25 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#3 {comm.name = "as_strided_25"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_25 into %arg8_1 {comm.name = "copy__12"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %arg9_1 to 33554432 {comm.name = "resize_storage_bytes__13"} : memref<4096x4096xbf16>
  %as_strided_27 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#4 {comm.name = "as_strided_27"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_27 into %arg9_1 {comm.name = "copy__13"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %arg10_1 to 8192 {comm.name = "resize_storage_bytes__14"} : memref<4096xbf16>
  %as_strided_29 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#5 {comm.name = "as_strided_29"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_29 into %arg10_1 {comm.name = "copy__14"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %arg11_1 to 117440512 {comm.name = "resize_storage_bytes__15"} : memref<14336x4096xbf16>
  %as_strided_31 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#6 {comm.name = "as_strided_31"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_31 into %arg11_1 {comm.name = "copy__15"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %arg12_1 to 117440512 {comm.name = "resize_storage_bytes__16"} : memref<14336x4096xbf16>
  %as_strided_33 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#7 {comm.name = "as_strided_33"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_33 into %arg12_1 {comm.name = "copy__16"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %arg13_1 to 117440512 {comm.name = "resize_storage_bytes__17"} : memref<4096x14336xbf16>
  %as_strided_35 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#8 {comm.name = "as_strided_35"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_35 into %arg13_1 {comm.name = "copy__17"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %view_57 = comm.view "aten.reshape.default" %add_10 {comm.name = "view_57"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %view_57 {comm.name = "permute_29"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %view_58 = comm.view "aten.reshape.default" %arg38_1 {comm.name = "view_58"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%permute_29, %view_58) {comm.name = "mm_16"} : (tensor<4096x2048xbf16>, tensor<2048x14336xbf16>) -> tensor<4096x14336xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_57, %arg13_1) {comm.name = "mm_17"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_59 = comm.view "aten.reshape.default" %mm_17 {comm.name = "view_59"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %view_60 = comm.view "aten.reshape.default" %arg36_1 {comm.name = "view_60"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%view_60) {comm.name = "convert_element_type_70"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_2 = comm.compute "aten.sigmoid.default"(%convert_element_type_70) {comm.name = "sigmoid_2"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%convert_element_type_70, %sigmoid_2) {comm.name = "mul_39"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%mul_39) {comm.name = "convert_element_type_71"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %mul_40 = comm.compute "aten.mul.Tensor"(%view_59, %convert_element_type_71) {comm.name = "mul_40"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_61 = comm.view "aten.reshape.default" %arg37_1 {comm.name = "view_61"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_41 = comm.compute "aten.mul.Tensor"(%view_59, %view_61) {comm.name = "mul_41"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_62 = comm.view "aten.reshape.default" %mul_40 {comm.name = "view_62"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %permute_32 = comm.view "aten.permute.default" %view_62 {comm.name = "permute_32"} : tensor<2048x14336xbf16> -> tensor<14336x2048xbf16>
  %view_63 = comm.view "aten.reshape.default" %arg35_1 {comm.name = "view_63"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%permute_32, %view_63) {comm.name = "mm_18"} : (tensor<14336x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<14336x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_62, %arg12_1) {comm.name = "mm_19"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_64 = comm.view "aten.reshape.default" %mm_19 {comm.name = "view_64"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %sigmoid_3 = comm.compute "aten.sigmoid.default"(%view_60) {comm.name = "sigmoid_3"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %sub_4 = comm.compute "aten.sub.Tensor"(%full_default_3, %sigmoid_3) {comm.name = "sub_4"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_42 = comm.compute "aten.mul.Tensor"(%view_60, %sub_4) {comm.name = "mul_42"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %add_11 = comm.compute "aten.add.Scalar"(%mul_42) {comm.name = "add_11"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_43 = comm.compute "aten.mul.Tensor"(%sigmoid_3, %add_11) {comm.name = "mul_43"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %mul_44 = comm.compute "aten.mul.Tensor"(%mul_41, %mul_43) {comm.name = "mul_44"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %view_65 = comm.view "aten.reshape.default" %mul_44 {comm.name = "view_65"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %permute_35 = comm.view "aten.permute.default" %view_65 {comm.name = "permute_35"} : tensor<2048x14336xbf16> -> tensor<14336x2048xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%permute_35, %view_63) {comm.name = "mm_20"} : (tensor<14336x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<14336x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_65, %arg11_1) {comm.name = "mm_21"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_66 = comm.view "aten.reshape.default" %mm_21 {comm.name = "view_66"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_12 = comm.compute "aten.add.Tensor"(%view_64, %view_66) {comm.name = "add_12"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %view_67 = comm.view "aten.reshape.default" %arg33_1 {comm.name = "view_67"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_13 = comm.compute "aten.add.Tensor"(%arg25_1, %view_67) {comm.name = "add_13"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_80 = comm.compute "prims.convert_element_type.default"(%add_13) {comm.name = "convert_element_type_80"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%convert_element_type_80, %arg34_1) {comm.name = "mul_45"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_81 = comm.compute "prims.convert_element_type.default"(%mul_45) {comm.name = "convert_element_type_81"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_46 = comm.compute "aten.mul.Tensor"(%add_12, %convert_element_type_81) {comm.name = "mul_46"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %mul_47 = comm.compute "aten.mul.Tensor"(%add_12, %arg10_1) {comm.name = "mul_47"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%mul_46) {comm.name = "sum_10"} : (tensor<1x2048x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_68 = comm.view "aten.reshape.default" %sum_10 {comm.name = "view_68"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_82 = comm.compute "prims.convert_element_type.default"(%mul_47) {comm.name = "convert_element_type_82"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%convert_element_type_82, %convert_element_type_80) {comm.name = "mul_48"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_82, %arg34_1) {comm.name = "mul_49"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%mul_48) {comm.name = "sum_11"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%arg34_1) {comm.name = "pow_7"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_50 = comm.compute "aten.mul.Scalar"(%sum_11) {comm.name = "mul_50"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%mul_50, %pow_7) {comm.name = "mul_51"} : (tensor<1x2048x1xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %expand_3 = comm.view "aten.expand.default" %mul_51 {comm.name = "expand_3"} : tensor<1x2048x1xf32> -> tensor<1x2048x4096xf32>
  %div_4 = comm.compute "aten.div.Scalar"(%expand_3) {comm.name = "div_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_80) {comm.name = "pow_8"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_52 = comm.compute "aten.mul.Scalar"(%pow_8) {comm.name = "mul_52"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_53 = comm.compute "aten.mul.Tensor"(%div_4, %mul_52) {comm.name = "mul_53"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mul_49, %mul_53) {comm.name = "add_14"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_83 = comm.compute "prims.convert_element_type.default"(%add_14) {comm.name = "convert_element_type_83"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %add_15 = comm.compute "aten.add.Tensor"(%add_10, %convert_element_type_83) {comm.name = "add_15"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %view_69 = comm.view "aten.reshape.default" %add_15 {comm.name = "view_69"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_38 = comm.view "aten.permute.default" %view_69 {comm.name = "permute_38"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %permute_39 = comm.view "aten.permute.default" %arg31_1 {comm.name = "permute_39"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_70 = comm.view "aten.reshape.default" %permute_39 {comm.name = "view_70"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %view_71 = comm.view "aten.reshape.default" %view_70 {comm.name = "view_71"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%permute_38, %view_71) {comm.name = "mm_22"} : (tensor<4096x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<4096x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_69, %arg9_1) {comm.name = "mm_23"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_72 = comm.view "aten.reshape.default" %mm_23 {comm.name = "view_72"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_73 = comm.view "aten.reshape.default" %view_72 {comm.name = "view_73"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_42 = comm.view "aten.permute.default" %view_73 {comm.name = "permute_42"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %view_74 = comm.view "aten.reshape.default" %arg29_1 {comm.name = "view_74"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %view_75 = comm.view "aten.reshape.default" %arg30_1 {comm.name = "view_75"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_backward_1:3 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu_backward.default"(%permute_42, %arg28_1, %view_74, %view_75, %arg31_1, %arg32_1) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_backward_1"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>)
  %view_76 = comm.view "aten.reshape.default" %_scaled_dot_product_flash_attention_for_cpu_backward_1#2 {comm.name = "view_76"} : tensor<1x32x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%view_76) {comm.name = "sum_12"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x1x2048x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_12 {comm.name = "squeeze_2"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x2048x128xbf16>
  %view_77 = comm.view "aten.reshape.default" %_scaled_dot_product_flash_attention_for_cpu_backward_1#1 {comm.name = "view_77"} : tensor<1x32x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%view_77) {comm.name = "sum_13"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x1x2048x128xbf16>
  %squeeze_3 = comm.view "aten.squeeze.dim" %sum_13 {comm.name = "squeeze_3"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x2048x128xbf16>
  %mul_54 = comm.compute "aten.mul.Tensor"(%squeeze_3, %arg24_1) {comm.name = "mul_54"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %slice_5 = comm.view "aten.slice.Tensor" %mul_54 {comm.name = "slice_5"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %slice_6 = comm.view "aten.slice.Tensor" %mul_54 {comm.name = "slice_6"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %neg_2 = comm.compute "aten.neg.default"(%slice_5) {comm.name = "neg_2"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %mul_55 = comm.compute "aten.mul.Tensor"(%squeeze_3, %arg23_1) {comm.name = "mul_55"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %cat_2 = comm.compute "aten.cat.default"(%slice_6, %neg_2) {comm.name = "cat_2"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_55, %cat_2) {comm.name = "add_16"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_56 = comm.compute "aten.mul.Tensor"(%_scaled_dot_product_flash_attention_for_cpu_backward_1#0, %arg24_1) {comm.name = "mul_56"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %slice_7 = comm.view "aten.slice.Tensor" %mul_56 {comm.name = "slice_7"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %slice_8 = comm.view "aten.slice.Tensor" %mul_56 {comm.name = "slice_8"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %neg_3 = comm.compute "aten.neg.default"(%slice_7) {comm.name = "neg_3"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %mul_57 = comm.compute "aten.mul.Tensor"(%_scaled_dot_product_flash_attention_for_cpu_backward_1#0, %arg23_1) {comm.name = "mul_57"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %cat_3 = comm.compute "aten.cat.default"(%slice_8, %neg_3) {comm.name = "cat_3"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%mul_57, %cat_3) {comm.name = "add_17"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %permute_43 = comm.view "aten.permute.default" %squeeze_2 {comm.name = "permute_43"} : tensor<1x8x2048x128xbf16> -> tensor<1x2048x8x128xbf16>
  %clone_18 = comm.compute "aten.clone.default"(%permute_43) {comm.name = "clone_18"} : (tensor<1x2048x8x128xbf16>) -> tensor<1x2048x8x128xbf16>
  %view_78 = comm.view "aten.reshape.default" %clone_18 {comm.name = "view_78"} : tensor<1x2048x8x128xbf16> -> tensor<1x2048x1024xbf16>
  %view_79 = comm.view "aten.reshape.default" %view_78 {comm.name = "view_79"} : tensor<1x2048x1024xbf16> -> tensor<2048x1024xbf16>
  %permute_44 = comm.view "aten.permute.default" %view_79 {comm.name = "permute_44"} : tensor<2048x1024xbf16> -> tensor<1024x2048xbf16>
  %view_80 = comm.view "aten.reshape.default" %arg27_1 {comm.name = "view_80"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%permute_44, %view_80) {comm.name = "mm_24"} : (tensor<1024x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<1024x4096xbf16>
  %mm_25 = comm.compute "aten.mm.default"(%view_79, %arg8_1) {comm.name = "mm_25"} : (tensor<2048x1024xbf16>, memref<1024x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_81 = comm.view "aten.reshape.default" %mm_25 {comm.name = "view_81"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %permute_47 = comm.view "aten.permute.default" %add_16 {comm.name = "permute_47"} : tensor<1x8x2048x128xbf16> -> tensor<1x2048x8x128xbf16>
  %clone_20 = comm.compute "aten.clone.default"(%permute_47) {comm.name = "clone_20"} : (tensor<1x2048x8x128xbf16>) -> tensor<1x2048x8x128xbf16>
  %view_82 = comm.view "aten.reshape.default" %clone_20 {comm.name = "view_82"} : tensor<1x2048x8x128xbf16> -> tensor<1x2048x1024xbf16>
  %view_83 = comm.view "aten.reshape.default" %view_82 {comm.name = "view_83"} : tensor<1x2048x1024xbf16> -> tensor<2048x1024xbf16>
  %permute_48 = comm.view "aten.permute.default" %view_83 {comm.name = "permute_48"} : tensor<2048x1024xbf16> -> tensor<1024x2048xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%permute_48, %view_80) {comm.name = "mm_26"} : (tensor<1024x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<1024x4096xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%view_83, %arg7_1) {comm.name = "mm_27"} : (tensor<2048x1024xbf16>, memref<1024x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_84 = comm.view "aten.reshape.default" %mm_27 {comm.name = "view_84"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_18 = comm.compute "aten.add.Tensor"(%view_81, %view_84) {comm.name = "add_18"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_51 = comm.view "aten.permute.default" %add_17 {comm.name = "permute_51"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_85 = comm.view "aten.reshape.default" %permute_51 {comm.name = "view_85"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %view_86 = comm.view "aten.reshape.default" %view_85 {comm.name = "view_86"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %permute_52 = comm.view "aten.permute.default" %view_86 {comm.name = "permute_52"} : tensor<2048x4096xbf16> -> tensor<4096x2048xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%permute_52, %view_80) {comm.name = "mm_28"} : (tensor<4096x2048xbf16>, tensor<2048x4096xbf16>) -> tensor<4096x4096xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%view_86, %arg6_1) {comm.name = "mm_29"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_87 = comm.view "aten.reshape.default" %mm_29 {comm.name = "view_87"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_19 = comm.compute "aten.add.Tensor"(%add_18, %view_87) {comm.name = "add_19"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_100 = comm.compute "prims.convert_element_type.default"(%arg25_1) {comm.name = "convert_element_type_100"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%convert_element_type_100, %arg26_1) {comm.name = "mul_58"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_101 = comm.compute "prims.convert_element_type.default"(%mul_58) {comm.name = "convert_element_type_101"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_59 = comm.compute "aten.mul.Tensor"(%add_19, %convert_element_type_101) {comm.name = "mul_59"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %mul_60 = comm.compute "aten.mul.Tensor"(%add_19, %arg5_1) {comm.name = "mul_60"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %sum_14 = comm.compute "aten.sum.dim_IntList"(%mul_59) {comm.name = "sum_14"} : (tensor<1x2048x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_88 = comm.view "aten.reshape.default" %sum_14 {comm.name = "view_88"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %convert_element_type_102 = comm.compute "prims.convert_element_type.default"(%mul_60) {comm.name = "convert_element_type_102"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %mul_61 = comm.compute "aten.mul.Tensor"(%convert_element_type_102, %convert_element_type_100) {comm.name = "mul_61"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_62 = comm.compute "aten.mul.Tensor"(%convert_element_type_102, %arg26_1) {comm.name = "mul_62"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %sum_15 = comm.compute "aten.sum.dim_IntList"(%mul_61) {comm.name = "sum_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%arg26_1) {comm.name = "pow_9"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_63 = comm.compute "aten.mul.Scalar"(%sum_15) {comm.name = "mul_63"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_64 = comm.compute "aten.mul.Tensor"(%mul_63, %pow_9) {comm.name = "mul_64"} : (tensor<1x2048x1xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %expand_4 = comm.view "aten.expand.default" %mul_64 {comm.name = "expand_4"} : tensor<1x2048x1xf32> -> tensor<1x2048x4096xf32>
  %div_5 = comm.compute "aten.div.Scalar"(%expand_4) {comm.name = "div_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_100) {comm.name = "pow_10"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_65 = comm.compute "aten.mul.Scalar"(%pow_10) {comm.name = "mul_65"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mul_66 = comm.compute "aten.mul.Tensor"(%div_5, %mul_65) {comm.name = "mul_66"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %add_20 = comm.compute "aten.add.Tensor"(%mul_62, %mul_66) {comm.name = "add_20"} : (tensor<1x2048x4096xf32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_103 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.name = "convert_element_type_103"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %add_21 = comm.compute "aten.add.Tensor"(%add_15, %convert_element_type_103) {comm.name = "add_21"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_104 = comm.compute "prims.convert_element_type.default"(%add_21) {comm.name = "convert_element_type_104"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %eq = comm.compute "aten.eq.Scalar"(%arg1_1) {comm.name = "eq"} : (tensor<1x2048xi64>) -> tensor<1x2048xi1>
  %unsqueeze_1 = comm.view "aten.unsqueeze.default" %eq {comm.name = "unsqueeze_1"} : tensor<1x2048xi1> -> tensor<1x2048x1xi1>
  %where_2 = comm.compute "aten.where.self"(%unsqueeze_1, %full_default_2, %convert_element_type_104) {comm.name = "where_2"} : (tensor<1x2048x1xi1>, tensor<f32>, tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %full_default_4 = comm.compute "aten.full.default"() {comm.name = "full_default_4"} : () -> tensor<128256x4096xf32>
  %index_put = comm.compute "aten.index_put.default"(%full_default_4, %arg1_1, %where_2) {comm.name = "index_put"} : (tensor<128256x4096xf32>, tensor<1x2048xi64>, tensor<1x2048x4096xf32>) -> tensor<128256x4096xf32>
  %convert_element_type_105 = comm.compute "prims.convert_element_type.default"(%index_put) {comm.name = "convert_element_type_105"} : (tensor<128256x4096xf32>) -> tensor<128256x4096xbf16>
  comm.resize %arg60_1 to 0 {comm.name = "resize_storage_bytes__18"} : memref<128256x4096xbf16>
  comm.resize %arg3_1 to 0 {comm.name = "resize_storage_bytes__19"} : memref<4096xbf16>
  comm.resize %arg4_1 to 0 {comm.name = "resize_storage_bytes__20"} : memref<128256x4096xbf16>
  %empty_18 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_18"} : () -> tensor<1050677248xf32>
  %auto_functionalized_v2_2 = comm.chunk_cat %convert_element_type_105, %view_3, %mm dim 0 chunks 8 after(%empty_18 : tensor<1050677248xf32>) {comm.name = "auto_functionalized_v2_2"} : tensor<128256x4096xbf16>, tensor<4096xbf16>, tensor<128256x4096xbf16> -> tensor<8x131334656xf32>
  %auto_functionalized_v2_2.reshape = comm.view "reshape" %auto_functionalized_v2_2 {comm.name = "auto_functionalized_v2_2.reshape"} : tensor<8x131334656xf32> -> tensor<1050677248xf32>
  %empty_19 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_19"} : () -> tensor<131334656xf32>
  %reduce_scatter_tensor = comm.reduce_scatter %auto_functionalized_v2_2.reshape on @pg0 dim 0 reduce avg {comm.name = "reduce_scatter_tensor"} : tensor<1050677248xf32> -> !comm.future<tensor<131334656xf32>>
  %wait_tensor_2 = comm.wait %reduce_scatter_tensor {comm.name = "wait_tensor_2"} : !comm.future<tensor<131334656xf32>>
  comm.resize %arg5_1 to 0 {comm.name = "resize_storage_bytes__21"} : memref<4096xbf16>
  comm.resize %arg6_1 to 0 {comm.name = "resize_storage_bytes__22"} : memref<4096x4096xbf16>
  comm.resize %arg7_1 to 0 {comm.name = "resize_storage_bytes__23"} : memref<1024x4096xbf16>
  comm.resize %arg8_1 to 0 {comm.name = "resize_storage_bytes__24"} : memref<1024x4096xbf16>
  comm.resize %arg9_1 to 0 {comm.name = "resize_storage_bytes__25"} : memref<4096x4096xbf16>
  comm.resize %arg10_1 to 0 {comm.name = "resize_storage_bytes__26"} : memref<4096xbf16>
  comm.resize %arg11_1 to 0 {comm.name = "resize_storage_bytes__27"} : memref<14336x4096xbf16>
  comm.resize %arg12_1 to 0 {comm.name = "resize_storage_bytes__28"} : memref<14336x4096xbf16>
  comm.resize %arg13_1 to 0 {comm.name = "resize_storage_bytes__29"} : memref<4096x14336xbf16>
  %empty_20 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_20"} : () -> tensor<218112000xf32>
  %auto_functionalized_v2_3 = comm.chunk_cat %view_88, %mm_28, %mm_26, %mm_24, %mm_22, %view_68, %mm_20, %mm_18, %mm_16 dim 0 chunks 8 after(%empty_20 : tensor<218112000xf32>) {comm.name = "auto_functionalized_v2_3"} : tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16> -> tensor<8x27264000xf32>
  %auto_functionalized_v2_3.reshape = comm.view "reshape" %auto_functionalized_v2_3 {comm.name = "auto_functionalized_v2_3.reshape"} : tensor<8x27264000xf32> -> tensor<218112000xf32>
  %empty_21 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_21"} : () -> tensor<27264000xf32>
  %reduce_scatter_tensor_1 = comm.reduce_scatter %auto_functionalized_v2_3.reshape on @pg0 dim 0 reduce avg {comm.name = "reduce_scatter_tensor_1"} : tensor<218112000xf32> -> !comm.future<tensor<27264000xf32>>
  %wait_tensor_3 = comm.wait %reduce_scatter_tensor_1 {comm.name = "wait_tensor_3"} : !comm.future<tensor<27264000xf32>>
  comm.resize %arg14_1 to 0 {comm.name = "resize_storage_bytes__30"} : memref<4096xbf16>
  comm.resize %arg15_1 to 0 {comm.name = "resize_storage_bytes__31"} : memref<4096x4096xbf16>
  comm.resize %arg16_1 to 0 {comm.name = "resize_storage_bytes__32"} : memref<1024x4096xbf16>
  comm.resize %arg17_1 to 0 {comm.name = "resize_storage_bytes__33"} : memref<1024x4096xbf16>
  comm.resize %arg18_1 to 0 {comm.name = "resize_storage_bytes__34"} : memref<4096x4096xbf16>
  comm.resize %arg19_1 to 0 {comm.name = "resize_storage_bytes__35"} : memref<4096xbf16>
  comm.resize %arg20_1 to 0 {comm.name = "resize_storage_bytes__36"} : memref<14336x4096xbf16>
  comm.resize %arg21_1 to 0 {comm.name = "resize_storage_bytes__37"} : memref<14336x4096xbf16>
  comm.resize %arg22_1 to 0 {comm.name = "resize_storage_bytes__38"} : memref<4096x14336xbf16>
  %empty_22 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_22"} : () -> tensor<218112000xf32>
  %auto_functionalized_v2_4 = comm.chunk_cat %view_45, %mm_14, %mm_12, %mm_10, %mm_8, %view_25, %mm_6, %mm_4, %mm_2 dim 0 chunks 8 after(%empty_22 : tensor<218112000xf32>) {comm.name = "auto_functionalized_v2_4"} : tensor<4096xbf16>, tensor<4096x4096xbf16>, tensor<1024x4096xbf16>, tensor<1024x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<14336x4096xbf16>, tensor<14336x4096xbf16>, tensor<4096x14336xbf16> -> tensor<8x27264000xf32>
  %auto_functionalized_v2_4.reshape = comm.view "reshape" %auto_functionalized_v2_4 {comm.name = "auto_functionalized_v2_4.reshape"} : tensor<8x27264000xf32> -> tensor<218112000xf32>
  %empty_23 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_23"} : () -> tensor<27264000xf32>
  %reduce_scatter_tensor_2 = comm.reduce_scatter %auto_functionalized_v2_4.reshape on @pg0 dim 0 reduce avg {comm.name = "reduce_scatter_tensor_2"} : tensor<218112000xf32> -> !comm.future<tensor<27264000xf32>>
  %wait_tensor_4 = comm.wait %reduce_scatter_tensor_2 {comm.name = "wait_tensor_4"} : !comm.future<tensor<27264000xf32>>
  %as_strided_57 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_57"} : tensor<27264000xf32> -> tensor<512xf32>
  %as_strided_58 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_58"} : tensor<27264000xf32> -> tensor<512x4096xf32>
  %as_strided_59 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_59"} : tensor<27264000xf32> -> tensor<128x4096xf32>
  %as_strided_60 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_60"} : tensor<27264000xf32> -> tensor<128x4096xf32>
  %as_strided_61 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_61"} : tensor<27264000xf32> -> tensor<512x4096xf32>
  %as_strided_62 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_62"} : tensor<27264000xf32> -> tensor<512xf32>
  %as_strided_63 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_63"} : tensor<27264000xf32> -> tensor<1792x4096xf32>
  %as_strided_64 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_64"} : tensor<27264000xf32> -> tensor<1792x4096xf32>
  %as_strided_65 = comm.view "aten.as_strided.default" %wait_tensor_4 {comm.name = "as_strided_65"} : tensor<27264000xf32> -> tensor<512x14336xf32>
  %as_strided_66 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_66"} : tensor<27264000xf32> -> tensor<512xf32>
  %as_strided_67 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_67"} : tensor<27264000xf32> -> tensor<512x4096xf32>
  %as_strided_68 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_68"} : tensor<27264000xf32> -> tensor<128x4096xf32>
  %as_strided_69 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_69"} : tensor<27264000xf32> -> tensor<128x4096xf32>
  %as_strided_70 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_70"} : tensor<27264000xf32> -> tensor<512x4096xf32>
  %as_strided_71 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_71"} : tensor<27264000xf32> -> tensor<512xf32>
  %as_strided_72 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_72"} : tensor<27264000xf32> -> tensor<1792x4096xf32>
  %as_strided_73 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_73"} : tensor<27264000xf32> -> tensor<1792x4096xf32>
  %as_strided_74 = comm.view "aten.as_strided.default" %wait_tensor_3 {comm.name = "as_strided_74"} : tensor<27264000xf32> -> tensor<512x14336xf32>
  %as_strided_75 = comm.view "aten.as_strided.default" %wait_tensor_2 {comm.name = "as_strided_75"} : tensor<131334656xf32> -> tensor<16032x4096xf32>
  %as_strided_76 = comm.view "aten.as_strided.default" %wait_tensor_2 {comm.name = "as_strided_76"} : tensor<131334656xf32> -> tensor<512xf32>
  %as_strided_77 = comm.view "aten.as_strided.default" %wait_tensor_2 {comm.name = "as_strided_77"} : tensor<131334656xf32> -> tensor<16032x4096xf32>
  return %as_strided_57, %as_strided_58, %as_strided_59, %as_strided_60, %as_strided_61, %as_strided_62, %as_strided_63, %as_strided_64, %as_strided_65, %as_strided_66, %as_strided_67, %as_strided_68, %as_strided_69, %as_strided_70, %as_strided_71, %as_strided_72, %as_strided_73, %as_strided_74, %as_strided_75, %as_strided_76, %as_strided_77 : tensor<512xf32>, tensor<512x4096xf32>, tensor<128x4096xf32>, tensor<128x4096xf32>, tensor<512x4096xf32>, tensor<512xf32>, tensor<1792x4096xf32>, tensor<1792x4096xf32>, tensor<512x14336xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<128x4096xf32>, tensor<128x4096xf32>, tensor<512x4096xf32>, tensor<512xf32>, tensor<1792x4096xf32>, tensor<1792x4096xf32>, tensor<512x14336xf32>, tensor<16032x4096xf32>, tensor<512xf32>, tensor<16032x4096xf32>
}
