// Traceable FSDP2, Llama-like, 8B shapes (d 4096, ffn 14336, vocab 128256), 2048 tokens, param bf16, reduce fp32, 2 layers; fwd
comm.process_group @pg0 size 8 {comm.name = "0"}

func.func @fsdp_llama8b_l2.fwd(
    %primals_1: tensor<1x2048xi64> {comm.name = "primals_1"},
    %primals_2: tensor<1x2048xi64> {comm.name = "primals_2"},
    %primals_3: tensor<2048x128xf32> {comm.name = "primals_3"},
    %primals_4: tensor<2048x128xf32> {comm.name = "primals_4"},
    %primals_5: tensor<65667072xf32> {comm.name = "primals_5"},
    %primals_6: tensor<512xf32> {comm.name = "primals_6"},
    %primals_7: tensor<65667072xf32> {comm.name = "primals_7"},
    %primals_8.arg: memref<128256x4096xbf16> {comm.name = "primals_8"},
    %primals_9.arg: memref<4096xbf16> {comm.name = "primals_9"},
    %primals_10.arg: memref<128256x4096xbf16> {comm.name = "primals_10"},
    %primals_11: tensor<512xf32> {comm.name = "primals_11"},
    %primals_12: tensor<2097152xf32> {comm.name = "primals_12"},
    %primals_13: tensor<524288xf32> {comm.name = "primals_13"},
    %primals_14: tensor<524288xf32> {comm.name = "primals_14"},
    %primals_15: tensor<2097152xf32> {comm.name = "primals_15"},
    %primals_16: tensor<512xf32> {comm.name = "primals_16"},
    %primals_17: tensor<7340032xf32> {comm.name = "primals_17"},
    %primals_18: tensor<7340032xf32> {comm.name = "primals_18"},
    %primals_19: tensor<7340032xf32> {comm.name = "primals_19"},
    %primals_20.arg: memref<4096xbf16> {comm.name = "primals_20"},
    %primals_21.arg: memref<4096x4096xbf16> {comm.name = "primals_21"},
    %primals_22.arg: memref<1024x4096xbf16> {comm.name = "primals_22"},
    %primals_23.arg: memref<1024x4096xbf16> {comm.name = "primals_23"},
    %primals_24.arg: memref<4096x4096xbf16> {comm.name = "primals_24"},
    %primals_25.arg: memref<4096xbf16> {comm.name = "primals_25"},
    %primals_26.arg: memref<14336x4096xbf16> {comm.name = "primals_26"},
    %primals_27.arg: memref<14336x4096xbf16> {comm.name = "primals_27"},
    %primals_28.arg: memref<4096x14336xbf16> {comm.name = "primals_28"},
    %primals_29: index {comm.name = "primals_29"},
    %primals_30: tensor<512xf32> {comm.name = "primals_30"},
    %primals_31: tensor<2097152xf32> {comm.name = "primals_31"},
    %primals_32: tensor<524288xf32> {comm.name = "primals_32"},
    %primals_33: tensor<524288xf32> {comm.name = "primals_33"},
    %primals_34: tensor<2097152xf32> {comm.name = "primals_34"},
    %primals_35: tensor<512xf32> {comm.name = "primals_35"},
    %primals_36: tensor<7340032xf32> {comm.name = "primals_36"},
    %primals_37: tensor<7340032xf32> {comm.name = "primals_37"},
    %primals_38: tensor<7340032xf32> {comm.name = "primals_38"},
    %primals_39.arg: memref<4096xbf16> {comm.name = "primals_39"},
    %primals_40.arg: memref<4096x4096xbf16> {comm.name = "primals_40"},
    %primals_41.arg: memref<1024x4096xbf16> {comm.name = "primals_41"},
    %primals_42.arg: memref<1024x4096xbf16> {comm.name = "primals_42"},
    %primals_43.arg: memref<4096x4096xbf16> {comm.name = "primals_43"},
    %primals_44.arg: memref<4096xbf16> {comm.name = "primals_44"},
    %primals_45.arg: memref<14336x4096xbf16> {comm.name = "primals_45"},
    %primals_46.arg: memref<14336x4096xbf16> {comm.name = "primals_46"},
    %primals_47.arg: memref<4096x14336xbf16> {comm.name = "primals_47"}) -> (tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>) attributes {comm.name = "fsdp_llama8b_l2.fwd"} {
  %primals_8, %primals_9, %primals_10, %primals_20, %primals_21, %primals_22, %primals_23, %primals_24, %primals_25, %primals_26, %primals_27, %primals_28, %primals_39, %primals_40, %primals_41, %primals_42, %primals_43, %primals_44, %primals_45, %primals_46, %primals_47 = memref.distinct_objects %primals_8.arg, %primals_9.arg, %primals_10.arg, %primals_20.arg, %primals_21.arg, %primals_22.arg, %primals_23.arg, %primals_24.arg, %primals_25.arg, %primals_26.arg, %primals_27.arg, %primals_28.arg, %primals_39.arg, %primals_40.arg, %primals_41.arg, %primals_42.arg, %primals_43.arg, %primals_44.arg, %primals_45.arg, %primals_46.arg, %primals_47.arg : memref<128256x4096xbf16>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%primals_3) {comm.name = "convert_element_type"} : (tensor<2048x128xf32>) -> tensor<2048x128xbf16>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%primals_4) {comm.name = "convert_element_type_1"} : (tensor<2048x128xf32>) -> tensor<2048x128xbf16>
  %convert_element_type_2 = comm.compute "prims.convert_element_type.default"(%primals_5) {comm.name = "convert_element_type_2"} : (tensor<65667072xf32>) -> tensor<65667072xbf16>
  %convert_element_type_3 = comm.compute "prims.convert_element_type.default"(%primals_6) {comm.name = "convert_element_type_3"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_4 = comm.compute "prims.convert_element_type.default"(%primals_7) {comm.name = "convert_element_type_4"} : (tensor<65667072xf32>) -> tensor<65667072xbf16>
  %all_gather_copy_in.in, %all_gather_copy_in.out = comm.all_gather_copy_in %convert_element_type_2, %convert_element_type_3, %convert_element_type_4 rank 0 {comm.name = "all_gather_copy_in"} : tensor<65667072xbf16>, tensor<512xbf16>, tensor<65667072xbf16> -> memref<131334656xbf16>, memref<1050677248xbf16>
  %all_gather_into_tensor = comm.all_gather %all_gather_copy_in.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor"} : memref<131334656xbf16> -> !comm.future<tensor<1050677248xbf16>>
  %wait_tensor = comm.wait %all_gather_into_tensor {comm.name = "wait_tensor"} : !comm.future<tensor<1050677248xbf16>>
  %empty = comm.compute "aten.empty.memory_format"() {comm.name = "empty"} : () -> tensor<525336576xbf16>
  %empty_1 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_1"} : () -> tensor<4096xbf16>
  %empty_2 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_2"} : () -> tensor<525336576xbf16>
  %view_4 = comm.view "aten.reshape.default" %wait_tensor {comm.name = "view_4"} : tensor<1050677248xbf16> -> tensor<8x131334656xbf16>
  %auto_functionalized_v2:3 = comm.split_copy_out %view_4 dim 1 sizes [65667072, 512, 65667072] after(%empty, %empty_1, %empty_2 : tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>) {comm.name = "auto_functionalized_v2"} : tensor<8x131334656xbf16> -> tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>
  comm.resize %primals_8 to 1050673152 {comm.name = "resize_storage_bytes_"} : memref<128256x4096xbf16>
  %as_strided_1 = comm.view "aten.as_strided.default" %auto_functionalized_v2#0 {comm.name = "as_strided_1"} : tensor<525336576xbf16> -> tensor<128256x4096xbf16>
  comm.copy %as_strided_1 into %primals_8 {comm.name = "copy_"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
  comm.resize %primals_9 to 8192 {comm.name = "resize_storage_bytes__1"} : memref<4096xbf16>
  %as_strided_3 = comm.view "aten.as_strided.default" %auto_functionalized_v2#1 {comm.name = "as_strided_3"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_3 into %primals_9 {comm.name = "copy__1"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_10 to 1050673152 {comm.name = "resize_storage_bytes__2"} : memref<128256x4096xbf16>
  %as_strided_5 = comm.view "aten.as_strided.default" %auto_functionalized_v2#2 {comm.name = "as_strided_5"} : tensor<525336576xbf16> -> tensor<128256x4096xbf16>
  comm.copy %as_strided_5 into %primals_10 {comm.name = "copy__2"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%primals_8, %primals_1) {comm.name = "embedding"} : (memref<128256x4096xbf16>, tensor<1x2048xi64>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_5 = comm.compute "prims.convert_element_type.default"(%primals_11) {comm.name = "convert_element_type_5"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_6 = comm.compute "prims.convert_element_type.default"(%primals_12) {comm.name = "convert_element_type_6"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_7 = comm.compute "prims.convert_element_type.default"(%primals_13) {comm.name = "convert_element_type_7"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%primals_14) {comm.name = "convert_element_type_8"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%primals_15) {comm.name = "convert_element_type_9"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%primals_16) {comm.name = "convert_element_type_10"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%primals_17) {comm.name = "convert_element_type_11"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_12 = comm.compute "prims.convert_element_type.default"(%primals_18) {comm.name = "convert_element_type_12"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_13 = comm.compute "prims.convert_element_type.default"(%primals_19) {comm.name = "convert_element_type_13"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_1.in, %all_gather_copy_in_1.out = comm.all_gather_copy_in %convert_element_type_5, %convert_element_type_6, %convert_element_type_7, %convert_element_type_8, %convert_element_type_9, %convert_element_type_10, %convert_element_type_11, %convert_element_type_12, %convert_element_type_13 rank 0 {comm.name = "all_gather_copy_in_1"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_1 = comm.all_gather %all_gather_copy_in_1.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_1"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_1 = comm.wait %all_gather_into_tensor_1 {comm.name = "wait_tensor_1"} : !comm.future<tensor<218112000xbf16>>
  %empty_3 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_3"} : () -> tensor<4096xbf16>
  %empty_4 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_4"} : () -> tensor<16777216xbf16>
  %empty_5 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_5"} : () -> tensor<4194304xbf16>
  %empty_6 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_6"} : () -> tensor<4194304xbf16>
  %empty_7 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_7"} : () -> tensor<16777216xbf16>
  %empty_8 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_8"} : () -> tensor<4096xbf16>
  %empty_9 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_9"} : () -> tensor<58720256xbf16>
  %empty_10 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_10"} : () -> tensor<58720256xbf16>
  %empty_11 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_11"} : () -> tensor<58720256xbf16>
  %view_15 = comm.view "aten.reshape.default" %wait_tensor_1 {comm.name = "view_15"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_1:9 = comm.split_copy_out %view_15 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_3, %empty_4, %empty_5, %empty_6, %empty_7, %empty_8, %empty_9, %empty_10, %empty_11 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_1"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_20 to 8192 {comm.name = "resize_storage_bytes__3"} : memref<4096xbf16>
  %as_strided_7 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#0 {comm.name = "as_strided_7"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_7 into %primals_20 {comm.name = "copy__3"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_21 to 33554432 {comm.name = "resize_storage_bytes__4"} : memref<4096x4096xbf16>
  %as_strided_9 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#1 {comm.name = "as_strided_9"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_9 into %primals_21 {comm.name = "copy__4"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_22 to 8388608 {comm.name = "resize_storage_bytes__5"} : memref<1024x4096xbf16>
  %as_strided_11 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#2 {comm.name = "as_strided_11"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_11 into %primals_22 {comm.name = "copy__5"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_23 to 8388608 {comm.name = "resize_storage_bytes__6"} : memref<1024x4096xbf16>
  %as_strided_13 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#3 {comm.name = "as_strided_13"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_13 into %primals_23 {comm.name = "copy__6"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_24 to 33554432 {comm.name = "resize_storage_bytes__7"} : memref<4096x4096xbf16>
  %as_strided_15 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#4 {comm.name = "as_strided_15"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_15 into %primals_24 {comm.name = "copy__7"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_25 to 8192 {comm.name = "resize_storage_bytes__8"} : memref<4096xbf16>
  %as_strided_17 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#5 {comm.name = "as_strided_17"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_17 into %primals_25 {comm.name = "copy__8"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_26 to 117440512 {comm.name = "resize_storage_bytes__9"} : memref<14336x4096xbf16>
  %as_strided_19 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#6 {comm.name = "as_strided_19"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_19 into %primals_26 {comm.name = "copy__9"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_27 to 117440512 {comm.name = "resize_storage_bytes__10"} : memref<14336x4096xbf16>
  %as_strided_21 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#7 {comm.name = "as_strided_21"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_21 into %primals_27 {comm.name = "copy__10"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_28 to 117440512 {comm.name = "resize_storage_bytes__11"} : memref<4096x14336xbf16>
  %as_strided_23 = comm.view "aten.as_strided.default" %auto_functionalized_v2_1#8 {comm.name = "as_strided_23"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_23 into %primals_28 {comm.name = "copy__11"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%embedding) {comm.name = "convert_element_type_14"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_14) {comm.name = "pow_1"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow_1) {comm.name = "mean"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.name = "add"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.name = "rsqrt"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%convert_element_type_14, %rsqrt) {comm.name = "mul"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%mul) {comm.name = "convert_element_type_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%convert_element_type_15, %primals_20) {comm.name = "mul_1"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute = comm.view "aten.permute.default" %primals_21 {comm.name = "permute"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_16 = comm.view "aten.reshape.default" %mul_1 {comm.name = "view_16"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_16, %permute) {comm.name = "mm"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_17 = comm.view "aten.reshape.default" %mm {comm.name = "view_17"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_18 = comm.view "aten.reshape.default" %view_17 {comm.name = "view_18"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_1 = comm.view "aten.permute.default" %view_18 {comm.name = "permute_1"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_2 = comm.view "aten.permute.default" %primals_22 {comm.name = "permute_2"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_16, %permute_2) {comm.name = "mm_1"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_20 = comm.view "aten.reshape.default" %mm_1 {comm.name = "view_20"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_21 = comm.view "aten.reshape.default" %view_20 {comm.name = "view_21"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_3 = comm.view "aten.permute.default" %view_21 {comm.name = "permute_3"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_4 = comm.view "aten.permute.default" %primals_23 {comm.name = "permute_4"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%view_16, %permute_4) {comm.name = "mm_2"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_23 = comm.view "aten.reshape.default" %mm_2 {comm.name = "view_23"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_24 = comm.view "aten.reshape.default" %view_23 {comm.name = "view_24"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_5 = comm.view "aten.permute.default" %view_24 {comm.name = "permute_5"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split.0 = comm.view "aten.split.Tensor" %permute_1 {comm.name = "split.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split.1 = comm.view "aten.split.Tensor" %permute_1 {comm.name = "split.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_2 = comm.compute "aten.mul.Tensor"(%permute_1, %convert_element_type) {comm.name = "mul_2"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg = comm.compute "aten.neg.default"(%split.1) {comm.name = "neg"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat = comm.compute "aten.cat.default"(%neg, %split.0) {comm.name = "cat"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_3 = comm.compute "aten.mul.Tensor"(%cat, %convert_element_type_1) {comm.name = "mul_3"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_1 = comm.compute "aten.add.Tensor"(%mul_2, %mul_3) {comm.name = "add_1"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_1.0 = comm.view "aten.split.Tensor" %permute_3 {comm.name = "split_1.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_1.1 = comm.view "aten.split.Tensor" %permute_3 {comm.name = "split_1.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_4 = comm.compute "aten.mul.Tensor"(%permute_3, %convert_element_type) {comm.name = "mul_4"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_1 = comm.compute "aten.neg.default"(%split_1.1) {comm.name = "neg_1"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_1 = comm.compute "aten.cat.default"(%neg_1, %split_1.0) {comm.name = "cat_1"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_5 = comm.compute "aten.mul.Tensor"(%cat_1, %convert_element_type_1) {comm.name = "mul_5"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_2 = comm.compute "aten.add.Tensor"(%mul_4, %mul_5) {comm.name = "add_2"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze = comm.view "aten.unsqueeze.default" %add_2 {comm.name = "unsqueeze"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand = comm.view "aten.expand.default" %unsqueeze {comm.name = "expand"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone = comm.compute "aten.clone.default"(%expand) {comm.name = "clone"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_25 = comm.view "aten.reshape.default" %clone {comm.name = "view_25"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_1 = comm.view "aten.unsqueeze.default" %permute_5 {comm.name = "unsqueeze_1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_1 = comm.view "aten.expand.default" %unsqueeze_1 {comm.name = "expand_1"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_1 = comm.compute "aten.clone.default"(%expand_1) {comm.name = "clone_1"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_26 = comm.view "aten.reshape.default" %clone_1 {comm.name = "view_26"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_1, %view_25, %view_26) {comm.name = "_scaled_dot_product_flash_attention_for_cpu"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_6 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu#0 {comm.name = "permute_6"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_27 = comm.view "aten.reshape.default" %permute_6 {comm.name = "view_27"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_7 = comm.view "aten.permute.default" %primals_24 {comm.name = "permute_7"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_28 = comm.view "aten.reshape.default" %view_27 {comm.name = "view_28"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_28, %permute_7) {comm.name = "mm_3"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_29 = comm.view "aten.reshape.default" %mm_3 {comm.name = "view_29"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_3 = comm.compute "aten.add.Tensor"(%embedding, %view_29) {comm.name = "add_3"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.name = "convert_element_type_24"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_24) {comm.name = "pow_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.name = "mean_1"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.name = "add_4"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.name = "rsqrt_1"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%convert_element_type_24, %rsqrt_1) {comm.name = "mul_6"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%mul_6) {comm.name = "convert_element_type_25"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_7 = comm.compute "aten.mul.Tensor"(%convert_element_type_25, %primals_25) {comm.name = "mul_7"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_8 = comm.view "aten.permute.default" %primals_26 {comm.name = "permute_8"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_30 = comm.view "aten.reshape.default" %mul_7 {comm.name = "view_30"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_30, %permute_8) {comm.name = "mm_4"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_31 = comm.view "aten.reshape.default" %mm_4 {comm.name = "view_31"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_28 = comm.compute "prims.convert_element_type.default"(%view_31) {comm.name = "convert_element_type_28"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid = comm.compute "aten.sigmoid.default"(%convert_element_type_28) {comm.name = "sigmoid"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%convert_element_type_28, %sigmoid) {comm.name = "mul_8"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_29 = comm.compute "prims.convert_element_type.default"(%mul_8) {comm.name = "convert_element_type_29"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_9 = comm.view "aten.permute.default" %primals_27 {comm.name = "permute_9"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_30, %permute_9) {comm.name = "mm_5"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_33 = comm.view "aten.reshape.default" %mm_5 {comm.name = "view_33"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_9 = comm.compute "aten.mul.Tensor"(%convert_element_type_29, %view_33) {comm.name = "mul_9"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_10 = comm.view "aten.permute.default" %primals_28 {comm.name = "permute_10"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_34 = comm.view "aten.reshape.default" %mul_9 {comm.name = "view_34"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_34, %permute_10) {comm.name = "mm_6"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_35 = comm.view "aten.reshape.default" %mm_6 {comm.name = "view_35"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_5 = comm.compute "aten.add.Tensor"(%add_3, %view_35) {comm.name = "add_5"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_20 to 0 {comm.name = "resize_storage_bytes__12"} : memref<4096xbf16>
  comm.resize %primals_21 to 0 {comm.name = "resize_storage_bytes__13"} : memref<4096x4096xbf16>
  comm.resize %primals_22 to 0 {comm.name = "resize_storage_bytes__14"} : memref<1024x4096xbf16>
  comm.resize %primals_23 to 0 {comm.name = "resize_storage_bytes__15"} : memref<1024x4096xbf16>
  comm.resize %primals_24 to 0 {comm.name = "resize_storage_bytes__16"} : memref<4096x4096xbf16>
  comm.resize %primals_25 to 0 {comm.name = "resize_storage_bytes__17"} : memref<4096xbf16>
  comm.resize %primals_26 to 0 {comm.name = "resize_storage_bytes__18"} : memref<14336x4096xbf16>
  comm.resize %primals_27 to 0 {comm.name = "resize_storage_bytes__19"} : memref<14336x4096xbf16>
  comm.resize %primals_28 to 0 {comm.name = "resize_storage_bytes__20"} : memref<4096x14336xbf16>
  %convert_element_type_34 = comm.compute "prims.convert_element_type.default"(%primals_30) {comm.name = "convert_element_type_34"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_35 = comm.compute "prims.convert_element_type.default"(%primals_31) {comm.name = "convert_element_type_35"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_36 = comm.compute "prims.convert_element_type.default"(%primals_32) {comm.name = "convert_element_type_36"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_37 = comm.compute "prims.convert_element_type.default"(%primals_33) {comm.name = "convert_element_type_37"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_38 = comm.compute "prims.convert_element_type.default"(%primals_34) {comm.name = "convert_element_type_38"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_39 = comm.compute "prims.convert_element_type.default"(%primals_35) {comm.name = "convert_element_type_39"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%primals_36) {comm.name = "convert_element_type_40"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%primals_37) {comm.name = "convert_element_type_41"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_42 = comm.compute "prims.convert_element_type.default"(%primals_38) {comm.name = "convert_element_type_42"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_2.in, %all_gather_copy_in_2.out = comm.all_gather_copy_in %convert_element_type_34, %convert_element_type_35, %convert_element_type_36, %convert_element_type_37, %convert_element_type_38, %convert_element_type_39, %convert_element_type_40, %convert_element_type_41, %convert_element_type_42 rank 0 {comm.name = "all_gather_copy_in_2"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_2 = comm.all_gather %all_gather_copy_in_2.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_2"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_2 = comm.wait %all_gather_into_tensor_2 {comm.name = "wait_tensor_2"} : !comm.future<tensor<218112000xbf16>>
  %empty_12 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_12"} : () -> tensor<4096xbf16>
  %empty_13 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_13"} : () -> tensor<16777216xbf16>
  %empty_14 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_14"} : () -> tensor<4194304xbf16>
  %empty_15 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_15"} : () -> tensor<4194304xbf16>
  %empty_16 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_16"} : () -> tensor<16777216xbf16>
  %empty_17 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_17"} : () -> tensor<4096xbf16>
  %empty_18 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_18"} : () -> tensor<58720256xbf16>
  %empty_19 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_19"} : () -> tensor<58720256xbf16>
  %empty_20 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_20"} : () -> tensor<58720256xbf16>
  %view_46 = comm.view "aten.reshape.default" %wait_tensor_2 {comm.name = "view_46"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_2:9 = comm.split_copy_out %view_46 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_12, %empty_13, %empty_14, %empty_15, %empty_16, %empty_17, %empty_18, %empty_19, %empty_20 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_2"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_39 to 8192 {comm.name = "resize_storage_bytes__21"} : memref<4096xbf16>
  %as_strided_25 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#0 {comm.name = "as_strided_25"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_25 into %primals_39 {comm.name = "copy__12"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_40 to 33554432 {comm.name = "resize_storage_bytes__22"} : memref<4096x4096xbf16>
  %as_strided_27 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#1 {comm.name = "as_strided_27"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_27 into %primals_40 {comm.name = "copy__13"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_41 to 8388608 {comm.name = "resize_storage_bytes__23"} : memref<1024x4096xbf16>
  %as_strided_29 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#2 {comm.name = "as_strided_29"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_29 into %primals_41 {comm.name = "copy__14"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_42 to 8388608 {comm.name = "resize_storage_bytes__24"} : memref<1024x4096xbf16>
  %as_strided_31 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#3 {comm.name = "as_strided_31"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_31 into %primals_42 {comm.name = "copy__15"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_43 to 33554432 {comm.name = "resize_storage_bytes__25"} : memref<4096x4096xbf16>
  %as_strided_33 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#4 {comm.name = "as_strided_33"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_33 into %primals_43 {comm.name = "copy__16"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_44 to 8192 {comm.name = "resize_storage_bytes__26"} : memref<4096xbf16>
  %as_strided_35 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#5 {comm.name = "as_strided_35"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_35 into %primals_44 {comm.name = "copy__17"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_45 to 117440512 {comm.name = "resize_storage_bytes__27"} : memref<14336x4096xbf16>
  %as_strided_37 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#6 {comm.name = "as_strided_37"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_37 into %primals_45 {comm.name = "copy__18"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_46 to 117440512 {comm.name = "resize_storage_bytes__28"} : memref<14336x4096xbf16>
  %as_strided_39 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#7 {comm.name = "as_strided_39"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_39 into %primals_46 {comm.name = "copy__19"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_47 to 117440512 {comm.name = "resize_storage_bytes__29"} : memref<4096x14336xbf16>
  %as_strided_41 = comm.view "aten.as_strided.default" %auto_functionalized_v2_2#8 {comm.name = "as_strided_41"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_41 into %primals_47 {comm.name = "copy__20"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_43 = comm.compute "prims.convert_element_type.default"(%add_5) {comm.name = "convert_element_type_43"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_43) {comm.name = "pow_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.name = "mean_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_6 = comm.compute "aten.add.Tensor"(%mean_2) {comm.name = "add_6"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_6) {comm.name = "rsqrt_2"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_43, %rsqrt_2) {comm.name = "mul_10"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%mul_10) {comm.name = "convert_element_type_44"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_44, %primals_39) {comm.name = "mul_11"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_11 = comm.view "aten.permute.default" %primals_40 {comm.name = "permute_11"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_47 = comm.view "aten.reshape.default" %mul_11 {comm.name = "view_47"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_47, %permute_11) {comm.name = "mm_7"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_48 = comm.view "aten.reshape.default" %mm_7 {comm.name = "view_48"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_49 = comm.view "aten.reshape.default" %view_48 {comm.name = "view_49"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_12 = comm.view "aten.permute.default" %view_49 {comm.name = "permute_12"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_13 = comm.view "aten.permute.default" %primals_41 {comm.name = "permute_13"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_47, %permute_13) {comm.name = "mm_8"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_51 = comm.view "aten.reshape.default" %mm_8 {comm.name = "view_51"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_52 = comm.view "aten.reshape.default" %view_51 {comm.name = "view_52"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_14 = comm.view "aten.permute.default" %view_52 {comm.name = "permute_14"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_15 = comm.view "aten.permute.default" %primals_42 {comm.name = "permute_15"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_47, %permute_15) {comm.name = "mm_9"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_54 = comm.view "aten.reshape.default" %mm_9 {comm.name = "view_54"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_55 = comm.view "aten.reshape.default" %view_54 {comm.name = "view_55"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_16 = comm.view "aten.permute.default" %view_55 {comm.name = "permute_16"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_2.0 = comm.view "aten.split.Tensor" %permute_12 {comm.name = "split_2.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_2.1 = comm.view "aten.split.Tensor" %permute_12 {comm.name = "split_2.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%permute_12, %convert_element_type) {comm.name = "mul_12"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_2 = comm.compute "aten.neg.default"(%split_2.1) {comm.name = "neg_2"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_2 = comm.compute "aten.cat.default"(%neg_2, %split_2.0) {comm.name = "cat_2"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_13 = comm.compute "aten.mul.Tensor"(%cat_2, %convert_element_type_1) {comm.name = "mul_13"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_7 = comm.compute "aten.add.Tensor"(%mul_12, %mul_13) {comm.name = "add_7"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_3.0 = comm.view "aten.split.Tensor" %permute_14 {comm.name = "split_3.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_3.1 = comm.view "aten.split.Tensor" %permute_14 {comm.name = "split_3.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%permute_14, %convert_element_type) {comm.name = "mul_14"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_3 = comm.compute "aten.neg.default"(%split_3.1) {comm.name = "neg_3"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_3 = comm.compute "aten.cat.default"(%neg_3, %split_3.0) {comm.name = "cat_3"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_15 = comm.compute "aten.mul.Tensor"(%cat_3, %convert_element_type_1) {comm.name = "mul_15"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_14, %mul_15) {comm.name = "add_8"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_2 = comm.view "aten.unsqueeze.default" %add_8 {comm.name = "unsqueeze_2"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_2 = comm.view "aten.expand.default" %unsqueeze_2 {comm.name = "expand_2"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_2 = comm.compute "aten.clone.default"(%expand_2) {comm.name = "clone_2"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_56 = comm.view "aten.reshape.default" %clone_2 {comm.name = "view_56"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_3 = comm.view "aten.unsqueeze.default" %permute_16 {comm.name = "unsqueeze_3"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_3 = comm.view "aten.expand.default" %unsqueeze_3 {comm.name = "expand_3"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_3 = comm.compute "aten.clone.default"(%expand_3) {comm.name = "clone_3"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_57 = comm.view "aten.reshape.default" %clone_3 {comm.name = "view_57"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_1:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_7, %view_56, %view_57) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_1"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_17 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_1#0 {comm.name = "permute_17"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_58 = comm.view "aten.reshape.default" %permute_17 {comm.name = "view_58"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_18 = comm.view "aten.permute.default" %primals_43 {comm.name = "permute_18"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_59 = comm.view "aten.reshape.default" %view_58 {comm.name = "view_59"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_59, %permute_18) {comm.name = "mm_10"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_60 = comm.view "aten.reshape.default" %mm_10 {comm.name = "view_60"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_9 = comm.compute "aten.add.Tensor"(%add_5, %view_60) {comm.name = "add_9"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_53 = comm.compute "prims.convert_element_type.default"(%add_9) {comm.name = "convert_element_type_53"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_53) {comm.name = "pow_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_3 = comm.compute "aten.mean.dim"(%pow_4) {comm.name = "mean_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_10 = comm.compute "aten.add.Tensor"(%mean_3) {comm.name = "add_10"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_3 = comm.compute "aten.rsqrt.default"(%add_10) {comm.name = "rsqrt_3"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%convert_element_type_53, %rsqrt_3) {comm.name = "mul_16"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%mul_16) {comm.name = "convert_element_type_54"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_17 = comm.compute "aten.mul.Tensor"(%convert_element_type_54, %primals_44) {comm.name = "mul_17"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_19 = comm.view "aten.permute.default" %primals_45 {comm.name = "permute_19"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_61 = comm.view "aten.reshape.default" %mul_17 {comm.name = "view_61"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_61, %permute_19) {comm.name = "mm_11"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_62 = comm.view "aten.reshape.default" %mm_11 {comm.name = "view_62"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_57 = comm.compute "prims.convert_element_type.default"(%view_62) {comm.name = "convert_element_type_57"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_1 = comm.compute "aten.sigmoid.default"(%convert_element_type_57) {comm.name = "sigmoid_1"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_18 = comm.compute "aten.mul.Tensor"(%convert_element_type_57, %sigmoid_1) {comm.name = "mul_18"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_58 = comm.compute "prims.convert_element_type.default"(%mul_18) {comm.name = "convert_element_type_58"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_20 = comm.view "aten.permute.default" %primals_46 {comm.name = "permute_20"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_61, %permute_20) {comm.name = "mm_12"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_64 = comm.view "aten.reshape.default" %mm_12 {comm.name = "view_64"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_19 = comm.compute "aten.mul.Tensor"(%convert_element_type_58, %view_64) {comm.name = "mul_19"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_21 = comm.view "aten.permute.default" %primals_47 {comm.name = "permute_21"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_65 = comm.view "aten.reshape.default" %mul_19 {comm.name = "view_65"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_65, %permute_21) {comm.name = "mm_13"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_66 = comm.view "aten.reshape.default" %mm_13 {comm.name = "view_66"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_11 = comm.compute "aten.add.Tensor"(%add_9, %view_66) {comm.name = "add_11"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_39 to 0 {comm.name = "resize_storage_bytes__30"} : memref<4096xbf16>
  comm.resize %primals_40 to 0 {comm.name = "resize_storage_bytes__31"} : memref<4096x4096xbf16>
  comm.resize %primals_41 to 0 {comm.name = "resize_storage_bytes__32"} : memref<1024x4096xbf16>
  comm.resize %primals_42 to 0 {comm.name = "resize_storage_bytes__33"} : memref<1024x4096xbf16>
  comm.resize %primals_43 to 0 {comm.name = "resize_storage_bytes__34"} : memref<4096x4096xbf16>
  comm.resize %primals_44 to 0 {comm.name = "resize_storage_bytes__35"} : memref<4096xbf16>
  comm.resize %primals_45 to 0 {comm.name = "resize_storage_bytes__36"} : memref<14336x4096xbf16>
  comm.resize %primals_46 to 0 {comm.name = "resize_storage_bytes__37"} : memref<14336x4096xbf16>
  comm.resize %primals_47 to 0 {comm.name = "resize_storage_bytes__38"} : memref<4096x14336xbf16>
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%add_11) {comm.name = "convert_element_type_63"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_63) {comm.name = "pow_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_5) {comm.name = "mean_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%mean_4) {comm.name = "add_12"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_12) {comm.name = "rsqrt_4"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%convert_element_type_63, %rsqrt_4) {comm.name = "mul_20"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%mul_20) {comm.name = "convert_element_type_64"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_21 = comm.compute "aten.mul.Tensor"(%convert_element_type_64, %primals_9) {comm.name = "mul_21"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_22 = comm.view "aten.permute.default" %primals_10 {comm.name = "permute_22"} : memref<128256x4096xbf16> -> memref<4096x128256xbf16>
  %view_67 = comm.view "aten.reshape.default" %mul_21 {comm.name = "view_67"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_67, %permute_22) {comm.name = "mm_14"} : (tensor<2048x4096xbf16>, memref<4096x128256xbf16>) -> tensor<2048x128256xbf16>
  %convert_element_type_67 = comm.compute "prims.convert_element_type.default"(%mm_14) {comm.name = "convert_element_type_67"} : (tensor<2048x128256xbf16>) -> tensor<2048x128256xf32>
  %view_70 = comm.view "aten.reshape.default" %primals_2 {comm.name = "view_70"} : tensor<1x2048xi64> -> tensor<2048xi64>
  %amax = comm.compute "aten.amax.default"(%convert_element_type_67) {comm.name = "amax"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
  %sub = comm.compute "aten.sub.Tensor"(%convert_element_type_67, %amax) {comm.name = "sub"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %exp = comm.compute "aten.exp.default"(%sub) {comm.name = "exp"} : (tensor<2048x128256xf32>) -> tensor<2048x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp) {comm.name = "sum_1"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.name = "log"} : (tensor<2048x1xf32>) -> tensor<2048x1xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%sub, %log) {comm.name = "sub_1"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_70) {comm.name = "ne"} : (tensor<2048xi64>) -> tensor<2048xi1>
  %full_default = comm.compute "aten.full.default"() {comm.name = "full_default"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_70, %full_default) {comm.name = "where"} : (tensor<2048xi1>, tensor<2048xi64>, tensor<i64>) -> tensor<2048xi64>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %where {comm.name = "unsqueeze_4"} : tensor<2048xi64> -> tensor<2048x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_1, %unsqueeze_4) {comm.name = "gather"} : (tensor<2048x128256xf32>, tensor<2048x1xi64>) -> tensor<2048x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.name = "squeeze"} : tensor<2048x1xf32> -> tensor<2048xf32>
  %neg_4 = comm.compute "aten.neg.default"(%squeeze) {comm.name = "neg_4"} : (tensor<2048xf32>) -> tensor<2048xf32>
  %full_default_1 = comm.compute "aten.full.default"() {comm.name = "full_default_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne, %neg_4, %full_default_1) {comm.name = "where_1"} : (tensor<2048xi1>, tensor<2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %sum_2 = comm.compute "aten.sum.default"(%ne) {comm.name = "sum_2"} : (tensor<2048xi1>) -> tensor<i64>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.name = "convert_element_type_68"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.name = "sum_3"} : (tensor<2048xf32>) -> tensor<f32>
  %div = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_68) {comm.name = "div"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %div, %auto_functionalized_v2#0, %auto_functionalized_v2#1, %auto_functionalized_v2#2, %primals_1, %primals_2, %primals_9, %primals_10, %primals_20, %primals_21, %primals_22, %primals_23, %primals_24, %primals_25, %primals_26, %primals_27, %primals_28, %primals_39, %primals_40, %primals_41, %primals_42, %primals_43, %primals_44, %primals_45, %primals_46, %primals_47, %convert_element_type, %convert_element_type_1, %embedding, %rsqrt, %mul_1, %add_1, %clone, %clone_1, %_scaled_dot_product_flash_attention_for_cpu#0, %_scaled_dot_product_flash_attention_for_cpu#1, %mm_3, %rsqrt_1, %mul_7, %mm_4, %mm_5, %mul_9, %add_5, %rsqrt_2, %mul_11, %add_7, %clone_2, %clone_3, %_scaled_dot_product_flash_attention_for_cpu_1#0, %_scaled_dot_product_flash_attention_for_cpu_1#1, %add_9, %rsqrt_3, %mul_17, %mm_11, %mm_12, %mul_19, %add_11, %rsqrt_4, %mul_21, %mm_14, %amax, %log, %convert_element_type_68 : tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>
}
