// eager FSDP2 step, 2 Llama-8B layers, one gather and one reduce-scatter per block, copy-in/out and storage resizes, resharded after forward
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @fsdp2_eager_l2(
    %p_emb: tensor<16032x4096xbf16> {comm.name = "p_emb"},
    %p_on: tensor<512xbf16> {comm.name = "p_on"},
    %p_out: tensor<16032x4096xbf16> {comm.name = "p_out"},
    %p_b_0_l0_an: tensor<512xbf16> {comm.name = "p_b_0_l0_an"},
    %p_b_0_l0_wq: tensor<512x4096xbf16> {comm.name = "p_b_0_l0_wq"},
    %p_b_0_l0_wk: tensor<128x4096xbf16> {comm.name = "p_b_0_l0_wk"},
    %p_b_0_l0_wv: tensor<128x4096xbf16> {comm.name = "p_b_0_l0_wv"},
    %p_b_0_l0_wo: tensor<512x4096xbf16> {comm.name = "p_b_0_l0_wo"},
    %p_b_0_l0_fn: tensor<512xbf16> {comm.name = "p_b_0_l0_fn"},
    %p_b_0_l0_w1: tensor<1792x4096xbf16> {comm.name = "p_b_0_l0_w1"},
    %p_b_0_l0_w3: tensor<1792x4096xbf16> {comm.name = "p_b_0_l0_w3"},
    %p_b_0_l0_w2: tensor<512x14336xbf16> {comm.name = "p_b_0_l0_w2"},
    %p_b_1_l1_an: tensor<512xbf16> {comm.name = "p_b_1_l1_an"},
    %p_b_1_l1_wq: tensor<512x4096xbf16> {comm.name = "p_b_1_l1_wq"},
    %p_b_1_l1_wk: tensor<128x4096xbf16> {comm.name = "p_b_1_l1_wk"},
    %p_b_1_l1_wv: tensor<128x4096xbf16> {comm.name = "p_b_1_l1_wv"},
    %p_b_1_l1_wo: tensor<512x4096xbf16> {comm.name = "p_b_1_l1_wo"},
    %p_b_1_l1_fn: tensor<512xbf16> {comm.name = "p_b_1_l1_fn"},
    %p_b_1_l1_w1: tensor<1792x4096xbf16> {comm.name = "p_b_1_l1_w1"},
    %p_b_1_l1_w3: tensor<1792x4096xbf16> {comm.name = "p_b_1_l1_w3"},
    %p_b_1_l1_w2: tensor<512x14336xbf16> {comm.name = "p_b_1_l1_w2"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, memref<131334656xbf16>, memref<131334656xbf16>, memref<131334656xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>) attributes {comm.name = "fsdp2_eager_l2"} {
  %view = comm.view "aten.view.default" %p_emb {comm.cost_ns = 0, comm.name = "view"} : tensor<16032x4096xbf16> -> tensor<65667072xbf16>
  %view_1 = comm.view "aten.view.default" %p_on {comm.cost_ns = 0, comm.name = "view_1"} : tensor<512xbf16> -> tensor<512xbf16>
  %view_2 = comm.view "aten.view.default" %p_out {comm.cost_ns = 0, comm.name = "view_2"} : tensor<16032x4096xbf16> -> tensor<65667072xbf16>
  %view_3 = comm.view "aten.view.default" %p_b_0_l0_an {comm.cost_ns = 0, comm.name = "view_3"} : tensor<512xbf16> -> tensor<512xbf16>
  %view_4 = comm.view "aten.view.default" %p_b_0_l0_wq {comm.cost_ns = 0, comm.name = "view_4"} : tensor<512x4096xbf16> -> tensor<2097152xbf16>
  %view_5 = comm.view "aten.view.default" %p_b_0_l0_wk {comm.cost_ns = 0, comm.name = "view_5"} : tensor<128x4096xbf16> -> tensor<524288xbf16>
  %view_6 = comm.view "aten.view.default" %p_b_0_l0_wv {comm.cost_ns = 0, comm.name = "view_6"} : tensor<128x4096xbf16> -> tensor<524288xbf16>
  %view_7 = comm.view "aten.view.default" %p_b_0_l0_wo {comm.cost_ns = 0, comm.name = "view_7"} : tensor<512x4096xbf16> -> tensor<2097152xbf16>
  %view_8 = comm.view "aten.view.default" %p_b_0_l0_fn {comm.cost_ns = 0, comm.name = "view_8"} : tensor<512xbf16> -> tensor<512xbf16>
  %view_9 = comm.view "aten.view.default" %p_b_0_l0_w1 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<1792x4096xbf16> -> tensor<7340032xbf16>
  %view_10 = comm.view "aten.view.default" %p_b_0_l0_w3 {comm.cost_ns = 0, comm.name = "view_10"} : tensor<1792x4096xbf16> -> tensor<7340032xbf16>
  %view_11 = comm.view "aten.view.default" %p_b_0_l0_w2 {comm.cost_ns = 0, comm.name = "view_11"} : tensor<512x14336xbf16> -> tensor<7340032xbf16>
  %view_12 = comm.view "aten.view.default" %p_b_1_l1_an {comm.cost_ns = 0, comm.name = "view_12"} : tensor<512xbf16> -> tensor<512xbf16>
  %view_13 = comm.view "aten.view.default" %p_b_1_l1_wq {comm.cost_ns = 0, comm.name = "view_13"} : tensor<512x4096xbf16> -> tensor<2097152xbf16>
  %view_14 = comm.view "aten.view.default" %p_b_1_l1_wk {comm.cost_ns = 0, comm.name = "view_14"} : tensor<128x4096xbf16> -> tensor<524288xbf16>
  %view_15 = comm.view "aten.view.default" %p_b_1_l1_wv {comm.cost_ns = 0, comm.name = "view_15"} : tensor<128x4096xbf16> -> tensor<524288xbf16>
  %view_16 = comm.view "aten.view.default" %p_b_1_l1_wo {comm.cost_ns = 0, comm.name = "view_16"} : tensor<512x4096xbf16> -> tensor<2097152xbf16>
  %view_17 = comm.view "aten.view.default" %p_b_1_l1_fn {comm.cost_ns = 0, comm.name = "view_17"} : tensor<512xbf16> -> tensor<512xbf16>
  %view_18 = comm.view "aten.view.default" %p_b_1_l1_w1 {comm.cost_ns = 0, comm.name = "view_18"} : tensor<1792x4096xbf16> -> tensor<7340032xbf16>
  %view_19 = comm.view "aten.view.default" %p_b_1_l1_w3 {comm.cost_ns = 0, comm.name = "view_19"} : tensor<1792x4096xbf16> -> tensor<7340032xbf16>
  %view_20 = comm.view "aten.view.default" %p_b_1_l1_w2 {comm.cost_ns = 0, comm.name = "view_20"} : tensor<512x14336xbf16> -> tensor<7340032xbf16>
  %empty = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty"} : () -> memref<1050677248xbf16>
  %all_gather_copy_in.in, %all_gather_copy_in.out = comm.all_gather_copy_in %view, %view_1, %view_2 into %empty rank 0 {comm.cost_ns = 212135, comm.name = "all_gather_copy_in"} : tensor<65667072xbf16>, tensor<512xbf16>, tensor<65667072xbf16> into memref<1050677248xbf16> -> memref<131334656xbf16>, memref<1050677248xbf16>
  %allgather_base = comm.all_gather %all_gather_copy_in.in into %all_gather_copy_in.out on @pg0 dim 0 {comm.cost_ns = 5735202, comm.name = "allgather_base"} : memref<131334656xbf16> into memref<1050677248xbf16> -> !comm.future<memref<1050677248xbf16>>
  %wait = comm.wait %allgather_base {comm.cost_ns = 0, comm.name = "wait"} : !comm.future<memref<1050677248xbf16>>
  %empty_1 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_1"} : () -> memref<525336576xbf16>
  %empty_2 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_2"} : () -> memref<4096xbf16>
  %empty_3 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_3"} : () -> memref<525336576xbf16>
  %view_21 = comm.view "aten.view.default" %wait {comm.cost_ns = 0, comm.name = "view_21"} : memref<1050677248xbf16> -> memref<8x131334656xbf16>
  %view_22 = comm.view "aten.view.default" %empty_1 {comm.cost_ns = 0, comm.name = "view_22"} : memref<525336576xbf16> -> memref<8x65667072xbf16>
  %view_23 = comm.view "aten.view.default" %empty_2 {comm.cost_ns = 0, comm.name = "view_23"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_24 = comm.view "aten.view.default" %empty_3 {comm.cost_ns = 0, comm.name = "view_24"} : memref<525336576xbf16> -> memref<8x65667072xbf16>
  comm.split_copy_out %view_21 into %view_22, %view_23, %view_24 dim 1 sizes [65667072, 512, 65667072] {comm.cost_ns = 1683083, comm.name = "split_with_sizes_copy"} : memref<8x131334656xbf16> into memref<8x65667072xbf16>, memref<8x512xbf16>, memref<8x65667072xbf16>
  %as_strided = comm.view "aten.as_strided.default" %empty_1 {comm.cost_ns = 0, comm.name = "as_strided"} : memref<525336576xbf16> -> memref<128256x4096xbf16>
  %as_strided_1 = comm.view "aten.as_strided.default" %empty_2 {comm.cost_ns = 0, comm.name = "as_strided_1"} : memref<4096xbf16> -> memref<4096xbf16>
  %as_strided_2 = comm.view "aten.as_strided.default" %empty_3 {comm.cost_ns = 0, comm.name = "as_strided_2"} : memref<525336576xbf16> -> memref<128256x4096xbf16>
  %embedding = comm.compute "aten.embedding.default"(%as_strided, %tokens) {comm.cost_ns = 28843, comm.name = "embedding"} : (memref<128256x4096xbf16>, tensor<1x4096xi64>) -> tensor<1x4096x4096xbf16>
  %empty_4 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_4"} : () -> memref<218112000xbf16>
  %all_gather_copy_in_1.in, %all_gather_copy_in_1.out = comm.all_gather_copy_in %view_3, %view_4, %view_5, %view_6, %view_7, %view_8, %view_9, %view_10, %view_11 into %empty_4 rank 0 {comm.cost_ns = 45622, comm.name = "all_gather_copy_in_1"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> into memref<218112000xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %allgather_base_1 = comm.all_gather %all_gather_copy_in_1.in into %all_gather_copy_in_1.out on @pg0 dim 0 {comm.cost_ns = 1210391, comm.name = "allgather_base_1"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
  %wait_1 = comm.wait %allgather_base_1 {comm.cost_ns = 0, comm.name = "wait_1"} : !comm.future<memref<218112000xbf16>>
  %empty_5 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_5"} : () -> memref<4096xbf16>
  %empty_6 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_6"} : () -> memref<16777216xbf16>
  %empty_7 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_7"} : () -> memref<4194304xbf16>
  %empty_8 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_8"} : () -> memref<4194304xbf16>
  %empty_9 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_9"} : () -> memref<16777216xbf16>
  %empty_10 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_10"} : () -> memref<4096xbf16>
  %empty_11 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_11"} : () -> memref<58720256xbf16>
  %empty_12 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_12"} : () -> memref<58720256xbf16>
  %empty_13 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_13"} : () -> memref<58720256xbf16>
  %view_25 = comm.view "aten.view.default" %wait_1 {comm.cost_ns = 0, comm.name = "view_25"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  %view_26 = comm.view "aten.view.default" %empty_5 {comm.cost_ns = 0, comm.name = "view_26"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_27 = comm.view "aten.view.default" %empty_6 {comm.cost_ns = 0, comm.name = "view_27"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_28 = comm.view "aten.view.default" %empty_7 {comm.cost_ns = 0, comm.name = "view_28"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_29 = comm.view "aten.view.default" %empty_8 {comm.cost_ns = 0, comm.name = "view_29"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_30 = comm.view "aten.view.default" %empty_9 {comm.cost_ns = 0, comm.name = "view_30"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_31 = comm.view "aten.view.default" %empty_10 {comm.cost_ns = 0, comm.name = "view_31"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_32 = comm.view "aten.view.default" %empty_11 {comm.cost_ns = 0, comm.name = "view_32"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_33 = comm.view "aten.view.default" %empty_12 {comm.cost_ns = 0, comm.name = "view_33"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_34 = comm.view "aten.view.default" %empty_13 {comm.cost_ns = 0, comm.name = "view_34"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  comm.split_copy_out %view_25 into %view_26, %view_27, %view_28, %view_29, %view_30, %view_31, %view_32, %view_33, %view_34 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] {comm.cost_ns = 350979, comm.name = "split_with_sizes_copy_1"} : memref<8x27264000xbf16> into memref<8x512xbf16>, memref<8x2097152xbf16>, memref<8x524288xbf16>, memref<8x524288xbf16>, memref<8x2097152xbf16>, memref<8x512xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>
  %as_strided_3 = comm.view "aten.as_strided.default" %empty_5 {comm.cost_ns = 0, comm.name = "as_strided_3"} : memref<4096xbf16> -> memref<4096xbf16>
  %as_strided_4 = comm.view "aten.as_strided.default" %empty_6 {comm.cost_ns = 0, comm.name = "as_strided_4"} : memref<16777216xbf16> -> memref<4096x4096xbf16>
  %as_strided_5 = comm.view "aten.as_strided.default" %empty_7 {comm.cost_ns = 0, comm.name = "as_strided_5"} : memref<4194304xbf16> -> memref<1024x4096xbf16>
  %as_strided_6 = comm.view "aten.as_strided.default" %empty_8 {comm.cost_ns = 0, comm.name = "as_strided_6"} : memref<4194304xbf16> -> memref<1024x4096xbf16>
  %as_strided_7 = comm.view "aten.as_strided.default" %empty_9 {comm.cost_ns = 0, comm.name = "as_strided_7"} : memref<16777216xbf16> -> memref<4096x4096xbf16>
  %as_strided_8 = comm.view "aten.as_strided.default" %empty_10 {comm.cost_ns = 0, comm.name = "as_strided_8"} : memref<4096xbf16> -> memref<4096xbf16>
  %as_strided_9 = comm.view "aten.as_strided.default" %empty_11 {comm.cost_ns = 0, comm.name = "as_strided_9"} : memref<58720256xbf16> -> memref<14336x4096xbf16>
  %as_strided_10 = comm.view "aten.as_strided.default" %empty_12 {comm.cost_ns = 0, comm.name = "as_strided_10"} : memref<58720256xbf16> -> memref<14336x4096xbf16>
  %as_strided_11 = comm.view "aten.as_strided.default" %empty_13 {comm.cost_ns = 0, comm.name = "as_strided_11"} : memref<58720256xbf16> -> memref<4096x14336xbf16>
  %view_35 = comm.view "aten.view.default" %embedding {comm.cost_ns = 0, comm.name = "view_35"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %to_copy = comm.compute "aten._to_copy.default"(%view_35) {comm.cost_ns = 42265, comm.name = "to_copy"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow = comm.compute "aten.pow.Tensor_Scalar"(%to_copy) {comm.cost_ns = 55687, comm.name = "pow"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow) {comm.cost_ns = 28850, comm.name = "mean"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.cost_ns = 2013, comm.name = "add"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.cost_ns = 2013, comm.name = "rsqrt"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%to_copy, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_1 = comm.compute "aten._to_copy.default"(%mul) {comm.cost_ns = 42265, comm.name = "to_copy_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%to_copy_1, %as_strided_3) {comm.cost_ns = 28846, comm.name = "mul_1"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t = comm.view "aten.t.default" %as_strided_4 {comm.cost_ns = 0, comm.name = "t"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_36 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view_36, %t) {comm.cost_ns = 231064, comm.name = "mm"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view = comm.view "aten._unsafe_view.default" %mm {comm.cost_ns = 0, comm.name = "unsafe_view"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_1 = comm.view "aten.t.default" %as_strided_5 {comm.cost_ns = 0, comm.name = "t_1"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %view_37 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_37, %t_1) {comm.cost_ns = 59266, comm.name = "mm_1"} : (tensor<4096x4096xbf16>, memref<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %unsafe_view_1 = comm.view "aten._unsafe_view.default" %mm_1 {comm.cost_ns = 0, comm.name = "unsafe_view_1"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %t_2 = comm.view "aten.t.default" %as_strided_6 {comm.cost_ns = 0, comm.name = "t_2"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %view_38 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_38"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%view_38, %t_2) {comm.cost_ns = 59266, comm.name = "mm_2"} : (tensor<4096x4096xbf16>, memref<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %unsafe_view_2 = comm.view "aten._unsafe_view.default" %mm_2 {comm.cost_ns = 0, comm.name = "unsafe_view_2"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_39 = comm.view "aten.view.default" %unsafe_view {comm.cost_ns = 0, comm.name = "view_39"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_40 = comm.view "aten.view.default" %unsafe_view_1 {comm.cost_ns = 0, comm.name = "view_40"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_41 = comm.view "aten.view.default" %unsafe_view_2 {comm.cost_ns = 0, comm.name = "view_41"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %to_copy_2 = comm.compute "aten._to_copy.default"(%view_39) {comm.cost_ns = 42265, comm.name = "to_copy_2"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split.0 = comm.view "aten.split.Tensor" %to_copy_2 {comm.cost_ns = 0, comm.name = "split.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split.1 = comm.view "aten.split.Tensor" %to_copy_2 {comm.cost_ns = 0, comm.name = "split.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_2 = comm.compute "aten.mul.Tensor"(%split.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_3 = comm.compute "aten.mul.Tensor"(%split.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_3"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub = comm.compute "aten.sub.Tensor"(%mul_2, %mul_3) {comm.cost_ns = 42265, comm.name = "sub"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_4 = comm.compute "aten.mul.Tensor"(%split.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_4"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_5 = comm.compute "aten.mul.Tensor"(%split.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_5"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_1 = comm.compute "aten.add.Tensor"(%mul_4, %mul_5) {comm.cost_ns = 42265, comm.name = "add_1"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat = comm.compute "aten.cat.default"(%sub, %add_1) {comm.cost_ns = 55687, comm.name = "cat"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %to_copy_3 = comm.compute "aten._to_copy.default"(%cat) {comm.cost_ns = 42265, comm.name = "to_copy_3"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %to_copy_4 = comm.compute "aten._to_copy.default"(%view_40) {comm.cost_ns = 12066, comm.name = "to_copy_4"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_1.0 = comm.view "aten.split.Tensor" %to_copy_4 {comm.cost_ns = 0, comm.name = "split_1.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_1.1 = comm.view "aten.split.Tensor" %to_copy_4 {comm.cost_ns = 0, comm.name = "split_1.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%split_1.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_6"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_7 = comm.compute "aten.mul.Tensor"(%split_1.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_7"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%mul_6, %mul_7) {comm.cost_ns = 12066, comm.name = "sub_1"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%split_1.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_8"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_9 = comm.compute "aten.mul.Tensor"(%split_1.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_9"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_2 = comm.compute "aten.add.Tensor"(%mul_8, %mul_9) {comm.cost_ns = 12066, comm.name = "add_2"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_1 = comm.compute "aten.cat.default"(%sub_1, %add_2) {comm.cost_ns = 15421, comm.name = "cat_1"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %to_copy_5 = comm.compute "aten._to_copy.default"(%cat_1) {comm.cost_ns = 12066, comm.name = "to_copy_5"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze = comm.view "aten.unsqueeze.default" %to_copy_5 {comm.cost_ns = 0, comm.name = "unsqueeze"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand = comm.view "aten.expand.default" %unsqueeze {comm.cost_ns = 0, comm.name = "expand"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone = comm.compute "aten.clone.default"(%expand) {comm.cost_ns = 28843, comm.name = "clone"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %unsafe_view_3 = comm.view "aten._unsafe_view.default" %clone {comm.cost_ns = 0, comm.name = "unsafe_view_3"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_1 = comm.view "aten.unsqueeze.default" %view_41 {comm.cost_ns = 0, comm.name = "unsqueeze_1"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_1 = comm.view "aten.expand.default" %unsqueeze_1 {comm.cost_ns = 0, comm.name = "expand_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_1 = comm.compute "aten.clone.default"(%expand_1) {comm.cost_ns = 28843, comm.name = "clone_1"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %unsafe_view_4 = comm.view "aten._unsafe_view.default" %clone_1 {comm.cost_ns = 0, comm.name = "unsafe_view_4"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose = comm.view "aten.transpose.int" %to_copy_3 {comm.cost_ns = 0, comm.name = "transpose"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %transpose_1 = comm.view "aten.transpose.int" %unsafe_view_3 {comm.cost_ns = 0, comm.name = "transpose_1"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %transpose_2 = comm.view "aten.transpose.int" %unsafe_view_4 {comm.cost_ns = 0, comm.name = "transpose_2"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %scaled_dot_product_flash_attention:5 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%transpose, %transpose_1, %transpose_2) {comm.cost_ns = 460129, comm.name = "scaled_dot_product_flash_attention"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %transpose_3 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention#0 {comm.cost_ns = 0, comm.name = "transpose_3"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_42 = comm.view "aten.view.default" %transpose_3 {comm.cost_ns = 0, comm.name = "view_42"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %t_3 = comm.view "aten.t.default" %as_strided_7 {comm.cost_ns = 0, comm.name = "t_3"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_43 = comm.view "aten.view.default" %view_42 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_43, %t_3) {comm.cost_ns = 231064, comm.name = "mm_3"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view_5 = comm.view "aten._unsafe_view.default" %mm_3 {comm.cost_ns = 0, comm.name = "unsafe_view_5"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_3 = comm.compute "aten.add.Tensor"(%view_35, %unsafe_view_5) {comm.cost_ns = 42265, comm.name = "add_3"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %to_copy_6 = comm.compute "aten._to_copy.default"(%add_3) {comm.cost_ns = 42265, comm.name = "to_copy_6"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_6) {comm.cost_ns = 55687, comm.name = "pow_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_1) {comm.cost_ns = 28850, comm.name = "mean_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2013, comm.name = "add_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.cost_ns = 2013, comm.name = "rsqrt_1"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%to_copy_6, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_10"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_7 = comm.compute "aten._to_copy.default"(%mul_10) {comm.cost_ns = 42265, comm.name = "to_copy_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_11 = comm.compute "aten.mul.Tensor"(%to_copy_7, %as_strided_8) {comm.cost_ns = 28846, comm.name = "mul_11"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_4 = comm.view "aten.t.default" %as_strided_9 {comm.cost_ns = 0, comm.name = "t_4"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_44 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_44, %t_4) {comm.cost_ns = 803727, comm.name = "mm_4"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %unsafe_view_6 = comm.view "aten._unsafe_view.default" %mm_4 {comm.cost_ns = 0, comm.name = "unsafe_view_6"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %silu = comm.compute "aten.silu.default"(%unsafe_view_6) {comm.cost_ns = 95952, comm.name = "silu"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %t_5 = comm.view "aten.t.default" %as_strided_10 {comm.cost_ns = 0, comm.name = "t_5"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_45 = comm.view "aten.view.default" %mul_11 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_45, %t_5) {comm.cost_ns = 803727, comm.name = "mm_5"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %unsafe_view_7 = comm.view "aten._unsafe_view.default" %mm_5 {comm.cost_ns = 0, comm.name = "unsafe_view_7"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%silu, %unsafe_view_7) {comm.cost_ns = 142928, comm.name = "mul_12"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %t_6 = comm.view "aten.t.default" %as_strided_11 {comm.cost_ns = 0, comm.name = "t_6"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_46 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_46"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_46, %t_6) {comm.cost_ns = 803727, comm.name = "mm_6"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view_8 = comm.view "aten._unsafe_view.default" %mm_6 {comm.cost_ns = 0, comm.name = "unsafe_view_8"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_5 = comm.compute "aten.add.Tensor"(%add_3, %unsafe_view_8) {comm.cost_ns = 42265, comm.name = "add_5"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  comm.resize %empty_5 to 0 {comm.cost_ns = 0, comm.name = "resize"} : memref<4096xbf16>
  comm.resize %empty_6 to 0 {comm.cost_ns = 0, comm.name = "resize_1"} : memref<16777216xbf16>
  comm.resize %empty_7 to 0 {comm.cost_ns = 0, comm.name = "resize_2"} : memref<4194304xbf16>
  comm.resize %empty_8 to 0 {comm.cost_ns = 0, comm.name = "resize_3"} : memref<4194304xbf16>
  comm.resize %empty_9 to 0 {comm.cost_ns = 0, comm.name = "resize_4"} : memref<16777216xbf16>
  comm.resize %empty_10 to 0 {comm.cost_ns = 0, comm.name = "resize_5"} : memref<4096xbf16>
  comm.resize %empty_11 to 0 {comm.cost_ns = 0, comm.name = "resize_6"} : memref<58720256xbf16>
  comm.resize %empty_12 to 0 {comm.cost_ns = 0, comm.name = "resize_7"} : memref<58720256xbf16>
  comm.resize %empty_13 to 0 {comm.cost_ns = 0, comm.name = "resize_8"} : memref<58720256xbf16>
  %empty_14 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_14"} : () -> memref<218112000xbf16>
  %all_gather_copy_in_2.in, %all_gather_copy_in_2.out = comm.all_gather_copy_in %view_12, %view_13, %view_14, %view_15, %view_16, %view_17, %view_18, %view_19, %view_20 into %empty_14 rank 0 {comm.cost_ns = 45622, comm.name = "all_gather_copy_in_2"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> into memref<218112000xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %allgather_base_2 = comm.all_gather %all_gather_copy_in_2.in into %all_gather_copy_in_2.out on @pg0 dim 0 {comm.cost_ns = 1210391, comm.name = "allgather_base_2"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
  %wait_2 = comm.wait %allgather_base_2 {comm.cost_ns = 0, comm.name = "wait_2"} : !comm.future<memref<218112000xbf16>>
  %empty_15 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_15"} : () -> memref<4096xbf16>
  %empty_16 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_16"} : () -> memref<16777216xbf16>
  %empty_17 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_17"} : () -> memref<4194304xbf16>
  %empty_18 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_18"} : () -> memref<4194304xbf16>
  %empty_19 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_19"} : () -> memref<16777216xbf16>
  %empty_20 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_20"} : () -> memref<4096xbf16>
  %empty_21 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_21"} : () -> memref<58720256xbf16>
  %empty_22 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_22"} : () -> memref<58720256xbf16>
  %empty_23 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_23"} : () -> memref<58720256xbf16>
  %view_47 = comm.view "aten.view.default" %wait_2 {comm.cost_ns = 0, comm.name = "view_47"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  %view_48 = comm.view "aten.view.default" %empty_15 {comm.cost_ns = 0, comm.name = "view_48"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_49 = comm.view "aten.view.default" %empty_16 {comm.cost_ns = 0, comm.name = "view_49"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_50 = comm.view "aten.view.default" %empty_17 {comm.cost_ns = 0, comm.name = "view_50"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_51 = comm.view "aten.view.default" %empty_18 {comm.cost_ns = 0, comm.name = "view_51"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_52 = comm.view "aten.view.default" %empty_19 {comm.cost_ns = 0, comm.name = "view_52"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_53 = comm.view "aten.view.default" %empty_20 {comm.cost_ns = 0, comm.name = "view_53"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_54 = comm.view "aten.view.default" %empty_21 {comm.cost_ns = 0, comm.name = "view_54"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_55 = comm.view "aten.view.default" %empty_22 {comm.cost_ns = 0, comm.name = "view_55"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_56 = comm.view "aten.view.default" %empty_23 {comm.cost_ns = 0, comm.name = "view_56"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  comm.split_copy_out %view_47 into %view_48, %view_49, %view_50, %view_51, %view_52, %view_53, %view_54, %view_55, %view_56 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] {comm.cost_ns = 350979, comm.name = "split_with_sizes_copy_2"} : memref<8x27264000xbf16> into memref<8x512xbf16>, memref<8x2097152xbf16>, memref<8x524288xbf16>, memref<8x524288xbf16>, memref<8x2097152xbf16>, memref<8x512xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>
  %as_strided_12 = comm.view "aten.as_strided.default" %empty_15 {comm.cost_ns = 0, comm.name = "as_strided_12"} : memref<4096xbf16> -> memref<4096xbf16>
  %as_strided_13 = comm.view "aten.as_strided.default" %empty_16 {comm.cost_ns = 0, comm.name = "as_strided_13"} : memref<16777216xbf16> -> memref<4096x4096xbf16>
  %as_strided_14 = comm.view "aten.as_strided.default" %empty_17 {comm.cost_ns = 0, comm.name = "as_strided_14"} : memref<4194304xbf16> -> memref<1024x4096xbf16>
  %as_strided_15 = comm.view "aten.as_strided.default" %empty_18 {comm.cost_ns = 0, comm.name = "as_strided_15"} : memref<4194304xbf16> -> memref<1024x4096xbf16>
  %as_strided_16 = comm.view "aten.as_strided.default" %empty_19 {comm.cost_ns = 0, comm.name = "as_strided_16"} : memref<16777216xbf16> -> memref<4096x4096xbf16>
  %as_strided_17 = comm.view "aten.as_strided.default" %empty_20 {comm.cost_ns = 0, comm.name = "as_strided_17"} : memref<4096xbf16> -> memref<4096xbf16>
  %as_strided_18 = comm.view "aten.as_strided.default" %empty_21 {comm.cost_ns = 0, comm.name = "as_strided_18"} : memref<58720256xbf16> -> memref<14336x4096xbf16>
  %as_strided_19 = comm.view "aten.as_strided.default" %empty_22 {comm.cost_ns = 0, comm.name = "as_strided_19"} : memref<58720256xbf16> -> memref<14336x4096xbf16>
  %as_strided_20 = comm.view "aten.as_strided.default" %empty_23 {comm.cost_ns = 0, comm.name = "as_strided_20"} : memref<58720256xbf16> -> memref<4096x14336xbf16>
  %view_57 = comm.view "aten.view.default" %add_5 {comm.cost_ns = 0, comm.name = "view_57"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %to_copy_8 = comm.compute "aten._to_copy.default"(%view_57) {comm.cost_ns = 42265, comm.name = "to_copy_8"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_8) {comm.cost_ns = 55687, comm.name = "pow_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 28850, comm.name = "mean_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_6 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2013, comm.name = "add_6"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_6) {comm.cost_ns = 2013, comm.name = "rsqrt_2"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_13 = comm.compute "aten.mul.Tensor"(%to_copy_8, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_13"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_9 = comm.compute "aten._to_copy.default"(%mul_13) {comm.cost_ns = 42265, comm.name = "to_copy_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_14 = comm.compute "aten.mul.Tensor"(%to_copy_9, %as_strided_12) {comm.cost_ns = 28846, comm.name = "mul_14"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_7 = comm.view "aten.t.default" %as_strided_13 {comm.cost_ns = 0, comm.name = "t_7"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_58 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_58"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_58, %t_7) {comm.cost_ns = 231064, comm.name = "mm_7"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view_9 = comm.view "aten._unsafe_view.default" %mm_7 {comm.cost_ns = 0, comm.name = "unsafe_view_9"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_8 = comm.view "aten.t.default" %as_strided_14 {comm.cost_ns = 0, comm.name = "t_8"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %view_59 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_59"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_59, %t_8) {comm.cost_ns = 59266, comm.name = "mm_8"} : (tensor<4096x4096xbf16>, memref<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %unsafe_view_10 = comm.view "aten._unsafe_view.default" %mm_8 {comm.cost_ns = 0, comm.name = "unsafe_view_10"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %t_9 = comm.view "aten.t.default" %as_strided_15 {comm.cost_ns = 0, comm.name = "t_9"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %view_60 = comm.view "aten.view.default" %mul_14 {comm.cost_ns = 0, comm.name = "view_60"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_60, %t_9) {comm.cost_ns = 59266, comm.name = "mm_9"} : (tensor<4096x4096xbf16>, memref<4096x1024xbf16>) -> tensor<4096x1024xbf16>
  %unsafe_view_11 = comm.view "aten._unsafe_view.default" %mm_9 {comm.cost_ns = 0, comm.name = "unsafe_view_11"} : tensor<4096x1024xbf16> -> tensor<1x4096x1024xbf16>
  %view_61 = comm.view "aten.view.default" %unsafe_view_9 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %view_62 = comm.view "aten.view.default" %unsafe_view_10 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %view_63 = comm.view "aten.view.default" %unsafe_view_11 {comm.cost_ns = 0, comm.name = "view_63"} : tensor<1x4096x1024xbf16> -> tensor<1x4096x8x128xbf16>
  %to_copy_10 = comm.compute "aten._to_copy.default"(%view_61) {comm.cost_ns = 42265, comm.name = "to_copy_10"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %split_2.0 = comm.view "aten.split.Tensor" %to_copy_10 {comm.cost_ns = 0, comm.name = "split_2.0"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %split_2.1 = comm.view "aten.split.Tensor" %to_copy_10 {comm.cost_ns = 0, comm.name = "split_2.1"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_15 = comm.compute "aten.mul.Tensor"(%split_2.0, %cos) {comm.cost_ns = 29262, comm.name = "mul_15"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%split_2.1, %sin) {comm.cost_ns = 29262, comm.name = "mul_16"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul_15, %mul_16) {comm.cost_ns = 42265, comm.name = "sub_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_17 = comm.compute "aten.mul.Tensor"(%split_2.1, %cos) {comm.cost_ns = 29262, comm.name = "mul_17"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_18 = comm.compute "aten.mul.Tensor"(%split_2.0, %sin) {comm.cost_ns = 29262, comm.name = "mul_18"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mul_17, %mul_18) {comm.cost_ns = 42265, comm.name = "add_7"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_2 = comm.compute "aten.cat.default"(%sub_2, %add_7) {comm.cost_ns = 55687, comm.name = "cat_2"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %to_copy_11 = comm.compute "aten._to_copy.default"(%cat_2) {comm.cost_ns = 42265, comm.name = "to_copy_11"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %to_copy_12 = comm.compute "aten._to_copy.default"(%view_62) {comm.cost_ns = 12066, comm.name = "to_copy_12"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %split_3.0 = comm.view "aten.split.Tensor" %to_copy_12 {comm.cost_ns = 0, comm.name = "split_3.0"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %split_3.1 = comm.view "aten.split.Tensor" %to_copy_12 {comm.cost_ns = 0, comm.name = "split_3.1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_19 = comm.compute "aten.mul.Tensor"(%split_3.0, %cos) {comm.cost_ns = 9130, comm.name = "mul_19"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%split_3.1, %sin) {comm.cost_ns = 9130, comm.name = "mul_20"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %sub_3 = comm.compute "aten.sub.Tensor"(%mul_19, %mul_20) {comm.cost_ns = 12066, comm.name = "sub_3"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_21 = comm.compute "aten.mul.Tensor"(%split_3.1, %cos) {comm.cost_ns = 9130, comm.name = "mul_21"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_22 = comm.compute "aten.mul.Tensor"(%split_3.0, %sin) {comm.cost_ns = 9130, comm.name = "mul_22"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_21, %mul_22) {comm.cost_ns = 12066, comm.name = "add_8"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_3 = comm.compute "aten.cat.default"(%sub_3, %add_8) {comm.cost_ns = 15421, comm.name = "cat_3"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %to_copy_13 = comm.compute "aten._to_copy.default"(%cat_3) {comm.cost_ns = 12066, comm.name = "to_copy_13"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %unsqueeze_2 = comm.view "aten.unsqueeze.default" %to_copy_13 {comm.cost_ns = 0, comm.name = "unsqueeze_2"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_2 = comm.view "aten.expand.default" %unsqueeze_2 {comm.cost_ns = 0, comm.name = "expand_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_2 = comm.compute "aten.clone.default"(%expand_2) {comm.cost_ns = 28843, comm.name = "clone_2"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %unsafe_view_12 = comm.view "aten._unsafe_view.default" %clone_2 {comm.cost_ns = 0, comm.name = "unsafe_view_12"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %unsqueeze_3 = comm.view "aten.unsqueeze.default" %view_63 {comm.cost_ns = 0, comm.name = "unsqueeze_3"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x8x1x128xbf16>
  %expand_3 = comm.view "aten.expand.default" %unsqueeze_3 {comm.cost_ns = 0, comm.name = "expand_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %clone_3 = comm.compute "aten.clone.default"(%expand_3) {comm.cost_ns = 28843, comm.name = "clone_3"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x4x128xbf16>
  %unsafe_view_13 = comm.view "aten._unsafe_view.default" %clone_3 {comm.cost_ns = 0, comm.name = "unsafe_view_13"} : tensor<1x4096x8x4x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_4 = comm.view "aten.transpose.int" %to_copy_11 {comm.cost_ns = 0, comm.name = "transpose_4"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %transpose_5 = comm.view "aten.transpose.int" %unsafe_view_12 {comm.cost_ns = 0, comm.name = "transpose_5"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %transpose_6 = comm.view "aten.transpose.int" %unsafe_view_13 {comm.cost_ns = 0, comm.name = "transpose_6"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %scaled_dot_product_flash_attention_1:5 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%transpose_4, %transpose_5, %transpose_6) {comm.cost_ns = 460129, comm.name = "scaled_dot_product_flash_attention_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>, tensor<0xbf16>)
  %transpose_7 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_1#0 {comm.cost_ns = 0, comm.name = "transpose_7"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_64 = comm.view "aten.view.default" %transpose_7 {comm.cost_ns = 0, comm.name = "view_64"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %t_10 = comm.view "aten.t.default" %as_strided_16 {comm.cost_ns = 0, comm.name = "t_10"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_65 = comm.view "aten.view.default" %view_64 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_65, %t_10) {comm.cost_ns = 231064, comm.name = "mm_10"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view_14 = comm.view "aten._unsafe_view.default" %mm_10 {comm.cost_ns = 0, comm.name = "unsafe_view_14"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_9 = comm.compute "aten.add.Tensor"(%view_57, %unsafe_view_14) {comm.cost_ns = 42265, comm.name = "add_9"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %to_copy_14 = comm.compute "aten._to_copy.default"(%add_9) {comm.cost_ns = 42265, comm.name = "to_copy_14"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_14) {comm.cost_ns = 55687, comm.name = "pow_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_3 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 28850, comm.name = "mean_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_10 = comm.compute "aten.add.Tensor"(%mean_3) {comm.cost_ns = 2013, comm.name = "add_10"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_3 = comm.compute "aten.rsqrt.default"(%add_10) {comm.cost_ns = 2013, comm.name = "rsqrt_3"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%to_copy_14, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_23"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_15 = comm.compute "aten._to_copy.default"(%mul_23) {comm.cost_ns = 42265, comm.name = "to_copy_15"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_24 = comm.compute "aten.mul.Tensor"(%to_copy_15, %as_strided_17) {comm.cost_ns = 28846, comm.name = "mul_24"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_11 = comm.view "aten.t.default" %as_strided_18 {comm.cost_ns = 0, comm.name = "t_11"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_66 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_66, %t_11) {comm.cost_ns = 803727, comm.name = "mm_11"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %unsafe_view_15 = comm.view "aten._unsafe_view.default" %mm_11 {comm.cost_ns = 0, comm.name = "unsafe_view_15"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %silu_1 = comm.compute "aten.silu.default"(%unsafe_view_15) {comm.cost_ns = 95952, comm.name = "silu_1"} : (tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %t_12 = comm.view "aten.t.default" %as_strided_19 {comm.cost_ns = 0, comm.name = "t_12"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_67 = comm.view "aten.view.default" %mul_24 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_67, %t_12) {comm.cost_ns = 803727, comm.name = "mm_12"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %unsafe_view_16 = comm.view "aten._unsafe_view.default" %mm_12 {comm.cost_ns = 0, comm.name = "unsafe_view_16"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%silu_1, %unsafe_view_16) {comm.cost_ns = 142928, comm.name = "mul_25"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %t_13 = comm.view "aten.t.default" %as_strided_20 {comm.cost_ns = 0, comm.name = "t_13"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_68 = comm.view "aten.view.default" %mul_25 {comm.cost_ns = 0, comm.name = "view_68"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_68, %t_13) {comm.cost_ns = 803727, comm.name = "mm_13"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %unsafe_view_17 = comm.view "aten._unsafe_view.default" %mm_13 {comm.cost_ns = 0, comm.name = "unsafe_view_17"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_11 = comm.compute "aten.add.Tensor"(%add_9, %unsafe_view_17) {comm.cost_ns = 42265, comm.name = "add_11"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  comm.resize %empty_15 to 0 {comm.cost_ns = 0, comm.name = "resize_9"} : memref<4096xbf16>
  comm.resize %empty_16 to 0 {comm.cost_ns = 0, comm.name = "resize_10"} : memref<16777216xbf16>
  comm.resize %empty_17 to 0 {comm.cost_ns = 0, comm.name = "resize_11"} : memref<4194304xbf16>
  comm.resize %empty_18 to 0 {comm.cost_ns = 0, comm.name = "resize_12"} : memref<4194304xbf16>
  comm.resize %empty_19 to 0 {comm.cost_ns = 0, comm.name = "resize_13"} : memref<16777216xbf16>
  comm.resize %empty_20 to 0 {comm.cost_ns = 0, comm.name = "resize_14"} : memref<4096xbf16>
  comm.resize %empty_21 to 0 {comm.cost_ns = 0, comm.name = "resize_15"} : memref<58720256xbf16>
  comm.resize %empty_22 to 0 {comm.cost_ns = 0, comm.name = "resize_16"} : memref<58720256xbf16>
  comm.resize %empty_23 to 0 {comm.cost_ns = 0, comm.name = "resize_17"} : memref<58720256xbf16>
  %to_copy_16 = comm.compute "aten._to_copy.default"(%add_11) {comm.cost_ns = 42265, comm.name = "to_copy_16"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_16) {comm.cost_ns = 55687, comm.name = "pow_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_4) {comm.cost_ns = 28850, comm.name = "mean_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%mean_4) {comm.cost_ns = 2013, comm.name = "add_12"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_12) {comm.cost_ns = 2013, comm.name = "rsqrt_4"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_26 = comm.compute "aten.mul.Tensor"(%to_copy_16, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_26"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_17 = comm.compute "aten._to_copy.default"(%mul_26) {comm.cost_ns = 42265, comm.name = "to_copy_17"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%to_copy_17, %as_strided_1) {comm.cost_ns = 28846, comm.name = "mul_27"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_14 = comm.view "aten.t.default" %as_strided_2 {comm.cost_ns = 0, comm.name = "t_14"} : memref<128256x4096xbf16> -> memref<4096x128256xbf16>
  %view_69 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_69"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_69, %t_14) {comm.cost_ns = 7174595, comm.name = "mm_14"} : (tensor<4096x4096xbf16>, memref<4096x128256xbf16>) -> tensor<4096x128256xbf16>
  %unsafe_view_18 = comm.view "aten._unsafe_view.default" %mm_14 {comm.cost_ns = 0, comm.name = "unsafe_view_18"} : tensor<4096x128256xbf16> -> tensor<1x4096x128256xbf16>
  %to_copy_18 = comm.compute "aten._to_copy.default"(%unsafe_view_18) {comm.cost_ns = 1262807, comm.name = "to_copy_18"} : (tensor<1x4096x128256xbf16>) -> tensor<1x4096x128256xf32>
  %view_70 = comm.view "aten.view.default" %to_copy_18 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<1x4096x128256xf32> -> tensor<4096x128256xf32>
  %view_71 = comm.view "aten.view.default" %targets {comm.cost_ns = 0, comm.name = "view_71"} : tensor<1x4096xi64> -> tensor<4096xi64>
  %log_softmax = comm.compute "aten._log_softmax.default"(%view_70) {comm.cost_ns = 1683077, comm.name = "log_softmax"} : (tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %nll_loss_forward:2 = comm.compute "aten.nll_loss_forward.default"(%log_softmax, %view_71) {comm.cost_ns = 842551, comm.name = "nll_loss_forward"} : (tensor<4096x128256xf32>, tensor<4096xi64>) -> (tensor<f32>, tensor<f32>)
  comm.resize %empty_1 to 0 {comm.cost_ns = 0, comm.name = "resize_18"} : memref<525336576xbf16>
  comm.resize %empty_2 to 0 {comm.cost_ns = 0, comm.name = "resize_19"} : memref<4096xbf16>
  comm.resize %empty_3 to 0 {comm.cost_ns = 0, comm.name = "resize_20"} : memref<525336576xbf16>
  %ones_like = comm.compute "aten.ones_like.default"(%nll_loss_forward#0) {comm.cost_ns = 2000, comm.name = "ones_like"} : (tensor<f32>) -> tensor<f32>
  %empty_24 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_24"} : () -> memref<1050677248xbf16>
  %all_gather_copy_in_3.in, %all_gather_copy_in_3.out = comm.all_gather_copy_in %view, %view_1, %view_2 into %empty_24 rank 0 {comm.cost_ns = 212135, comm.name = "all_gather_copy_in_3"} : tensor<65667072xbf16>, tensor<512xbf16>, tensor<65667072xbf16> into memref<1050677248xbf16> -> memref<131334656xbf16>, memref<1050677248xbf16>
  %allgather_base_3 = comm.all_gather %all_gather_copy_in_3.in into %all_gather_copy_in_3.out on @pg0 dim 0 {comm.cost_ns = 5735202, comm.name = "allgather_base_3"} : memref<131334656xbf16> into memref<1050677248xbf16> -> !comm.future<memref<1050677248xbf16>>
  %wait_3 = comm.wait %allgather_base_3 {comm.cost_ns = 0, comm.name = "wait_3"} : !comm.future<memref<1050677248xbf16>>
  comm.resize %empty_1 to 1050673152 {comm.cost_ns = 0, comm.name = "resize_21"} : memref<525336576xbf16>
  comm.resize %empty_2 to 8192 {comm.cost_ns = 0, comm.name = "resize_22"} : memref<4096xbf16>
  comm.resize %empty_3 to 1050673152 {comm.cost_ns = 0, comm.name = "resize_23"} : memref<525336576xbf16>
  %view_72 = comm.view "aten.view.default" %wait_3 {comm.cost_ns = 0, comm.name = "view_72"} : memref<1050677248xbf16> -> memref<8x131334656xbf16>
  %view_73 = comm.view "aten.view.default" %empty_1 {comm.cost_ns = 0, comm.name = "view_73"} : memref<525336576xbf16> -> memref<8x65667072xbf16>
  %view_74 = comm.view "aten.view.default" %empty_2 {comm.cost_ns = 0, comm.name = "view_74"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_75 = comm.view "aten.view.default" %empty_3 {comm.cost_ns = 0, comm.name = "view_75"} : memref<525336576xbf16> -> memref<8x65667072xbf16>
  comm.split_copy_out %view_72 into %view_73, %view_74, %view_75 dim 1 sizes [65667072, 512, 65667072] {comm.cost_ns = 1683083, comm.name = "split_with_sizes_copy_3"} : memref<8x131334656xbf16> into memref<8x65667072xbf16>, memref<8x512xbf16>, memref<8x65667072xbf16>
  %empty_25 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_25"} : () -> memref<218112000xbf16>
  %all_gather_copy_in_4.in, %all_gather_copy_in_4.out = comm.all_gather_copy_in %view_12, %view_13, %view_14, %view_15, %view_16, %view_17, %view_18, %view_19, %view_20 into %empty_25 rank 0 {comm.cost_ns = 45622, comm.name = "all_gather_copy_in_4"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> into memref<218112000xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %allgather_base_4 = comm.all_gather %all_gather_copy_in_4.in into %all_gather_copy_in_4.out on @pg0 dim 0 {comm.cost_ns = 1210391, comm.name = "allgather_base_4"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
  %nll_loss_backward = comm.compute "aten.nll_loss_backward.default"(%ones_like, %log_softmax, %view_71, %nll_loss_forward#1) {comm.cost_ns = 1683090, comm.name = "nll_loss_backward"} : (tensor<f32>, tensor<4096x128256xf32>, tensor<4096xi64>, tensor<f32>) -> tensor<4096x128256xf32>
  %log_softmax_backward_data = comm.compute "aten._log_softmax_backward_data.default"(%nll_loss_backward, %log_softmax) {comm.cost_ns = 2523615, comm.name = "log_softmax_backward_data"} : (tensor<4096x128256xf32>, tensor<4096x128256xf32>) -> tensor<4096x128256xf32>
  %view_76 = comm.view "aten.view.default" %log_softmax_backward_data {comm.cost_ns = 0, comm.name = "view_76"} : tensor<4096x128256xf32> -> tensor<1x4096x128256xf32>
  %to_copy_19 = comm.compute "aten._to_copy.default"(%view_76) {comm.cost_ns = 1262807, comm.name = "to_copy_19"} : (tensor<1x4096x128256xf32>) -> tensor<1x4096x128256xbf16>
  %view_77 = comm.view "aten.view.default" %to_copy_19 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<1x4096x128256xbf16> -> tensor<4096x128256xbf16>
  %t_15 = comm.view "aten.t.default" %view_77 {comm.cost_ns = 0, comm.name = "t_15"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%t_15, %view_69) {comm.cost_ns = 7174595, comm.name = "mm_15"} : (tensor<128256x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<128256x4096xbf16>
  %t_16 = comm.view "aten.t.default" %mm_15 {comm.cost_ns = 0, comm.name = "t_16"} : tensor<128256x4096xbf16> -> tensor<4096x128256xbf16>
  %t_17 = comm.view "aten.t.default" %t_14 {comm.cost_ns = 0, comm.name = "t_17"} : memref<4096x128256xbf16> -> memref<128256x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%view_77, %t_17) {comm.cost_ns = 7174595, comm.name = "mm_16"} : (tensor<4096x128256xbf16>, memref<128256x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_78 = comm.view "aten.view.default" %mm_16 {comm.cost_ns = 0, comm.name = "view_78"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_18 = comm.view "aten.t.default" %t_16 {comm.cost_ns = 0, comm.name = "t_18"} : tensor<4096x128256xbf16> -> tensor<128256x4096xbf16>
  %new_empty_strided = comm.compute "aten.new_empty_strided.default"(%t_18) {comm.cost_ns = 0, comm.name = "new_empty_strided"} : (tensor<128256x4096xbf16>) -> memref<128256x4096xbf16>
  comm.copy %t_18 into %new_empty_strided {comm.cost_ns = 1262807, comm.name = "copy"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
  %mul_28 = comm.compute "aten.mul.Tensor"(%view_78, %to_copy_17) {comm.cost_ns = 42265, comm.name = "mul_28"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_29 = comm.compute "aten.mul.Tensor"(%view_78, %as_strided_1) {comm.cost_ns = 28846, comm.name = "mul_29"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum = comm.compute "aten.sum.dim_IntList"(%mul_28) {comm.cost_ns = 15425, comm.name = "sum"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_79 = comm.view "aten.view.default" %sum {comm.cost_ns = 0, comm.name = "view_79"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %new_empty_strided_1 = comm.compute "aten.new_empty_strided.default"(%view_79) {comm.cost_ns = 0, comm.name = "new_empty_strided_1"} : (tensor<4096xbf16>) -> memref<4096xbf16>
  comm.copy %view_79 into %new_empty_strided_1 {comm.cost_ns = 2009, comm.name = "copy_1"} : tensor<4096xbf16> into memref<4096xbf16>
  %to_copy_20 = comm.compute "aten._to_copy.default"(%mul_29) {comm.cost_ns = 42265, comm.name = "to_copy_20"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%to_copy_20, %to_copy_16) {comm.cost_ns = 82530, comm.name = "mul_30"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_31 = comm.compute "aten.mul.Tensor"(%to_copy_20, %rsqrt_4) {comm.cost_ns = 55693, comm.name = "mul_31"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%mul_30) {comm.cost_ns = 28850, comm.name = "sum_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%rsqrt_4) {comm.cost_ns = 2013, comm.name = "pow_5"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_32 = comm.compute "aten.mul.Scalar"(%sum_1) {comm.cost_ns = 2013, comm.name = "mul_32"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%mul_32, %pow_5) {comm.cost_ns = 2019, comm.name = "mul_33"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_4 = comm.view "aten.expand.default" %mul_33 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div = comm.compute "aten.div.Scalar"(%expand_4) {comm.cost_ns = 55687, comm.name = "div"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_16) {comm.cost_ns = 55687, comm.name = "pow_6"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_34 = comm.compute "aten.mul.Scalar"(%pow_6) {comm.cost_ns = 55687, comm.name = "mul_34"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%div, %mul_34) {comm.cost_ns = 82530, comm.name = "mul_35"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_13 = comm.compute "aten.add.Tensor"(%mul_31, %mul_35) {comm.cost_ns = 82530, comm.name = "add_13"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_21 = comm.compute "aten._to_copy.default"(%add_13) {comm.cost_ns = 42265, comm.name = "to_copy_21"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %wait_4 = comm.wait %allgather_base_4 {comm.cost_ns = 0, comm.name = "wait_4"} : !comm.future<memref<218112000xbf16>>
  comm.resize %empty_15 to 8192 {comm.cost_ns = 0, comm.name = "resize_24"} : memref<4096xbf16>
  comm.resize %empty_16 to 33554432 {comm.cost_ns = 0, comm.name = "resize_25"} : memref<16777216xbf16>
  comm.resize %empty_17 to 8388608 {comm.cost_ns = 0, comm.name = "resize_26"} : memref<4194304xbf16>
  comm.resize %empty_18 to 8388608 {comm.cost_ns = 0, comm.name = "resize_27"} : memref<4194304xbf16>
  comm.resize %empty_19 to 33554432 {comm.cost_ns = 0, comm.name = "resize_28"} : memref<16777216xbf16>
  comm.resize %empty_20 to 8192 {comm.cost_ns = 0, comm.name = "resize_29"} : memref<4096xbf16>
  comm.resize %empty_21 to 117440512 {comm.cost_ns = 0, comm.name = "resize_30"} : memref<58720256xbf16>
  comm.resize %empty_22 to 117440512 {comm.cost_ns = 0, comm.name = "resize_31"} : memref<58720256xbf16>
  comm.resize %empty_23 to 117440512 {comm.cost_ns = 0, comm.name = "resize_32"} : memref<58720256xbf16>
  %view_80 = comm.view "aten.view.default" %wait_4 {comm.cost_ns = 0, comm.name = "view_80"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  %view_81 = comm.view "aten.view.default" %empty_15 {comm.cost_ns = 0, comm.name = "view_81"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_82 = comm.view "aten.view.default" %empty_16 {comm.cost_ns = 0, comm.name = "view_82"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_83 = comm.view "aten.view.default" %empty_17 {comm.cost_ns = 0, comm.name = "view_83"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_84 = comm.view "aten.view.default" %empty_18 {comm.cost_ns = 0, comm.name = "view_84"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_85 = comm.view "aten.view.default" %empty_19 {comm.cost_ns = 0, comm.name = "view_85"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_86 = comm.view "aten.view.default" %empty_20 {comm.cost_ns = 0, comm.name = "view_86"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_87 = comm.view "aten.view.default" %empty_21 {comm.cost_ns = 0, comm.name = "view_87"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_88 = comm.view "aten.view.default" %empty_22 {comm.cost_ns = 0, comm.name = "view_88"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_89 = comm.view "aten.view.default" %empty_23 {comm.cost_ns = 0, comm.name = "view_89"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  comm.split_copy_out %view_80 into %view_81, %view_82, %view_83, %view_84, %view_85, %view_86, %view_87, %view_88, %view_89 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] {comm.cost_ns = 350979, comm.name = "split_with_sizes_copy_4"} : memref<8x27264000xbf16> into memref<8x512xbf16>, memref<8x2097152xbf16>, memref<8x524288xbf16>, memref<8x524288xbf16>, memref<8x2097152xbf16>, memref<8x512xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>
  %empty_26 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_26"} : () -> memref<218112000xbf16>
  %all_gather_copy_in_5.in, %all_gather_copy_in_5.out = comm.all_gather_copy_in %view_3, %view_4, %view_5, %view_6, %view_7, %view_8, %view_9, %view_10, %view_11 into %empty_26 rank 0 {comm.cost_ns = 45622, comm.name = "all_gather_copy_in_5"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> into memref<218112000xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %allgather_base_5 = comm.all_gather %all_gather_copy_in_5.in into %all_gather_copy_in_5.out on @pg0 dim 0 {comm.cost_ns = 1210391, comm.name = "allgather_base_5"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
  %view_90 = comm.view "aten.view.default" %to_copy_21 {comm.cost_ns = 0, comm.name = "view_90"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_19 = comm.view "aten.t.default" %view_90 {comm.cost_ns = 0, comm.name = "t_19"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%t_19, %view_68) {comm.cost_ns = 803727, comm.name = "mm_17"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %t_20 = comm.view "aten.t.default" %mm_17 {comm.cost_ns = 0, comm.name = "t_20"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %t_21 = comm.view "aten.t.default" %t_13 {comm.cost_ns = 0, comm.name = "t_21"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%view_90, %t_21) {comm.cost_ns = 803727, comm.name = "mm_18"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_91 = comm.view "aten.view.default" %mm_18 {comm.cost_ns = 0, comm.name = "view_91"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %t_22 = comm.view "aten.t.default" %t_20 {comm.cost_ns = 0, comm.name = "t_22"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %new_empty_strided_2 = comm.compute "aten.new_empty_strided.default"(%t_22) {comm.cost_ns = 0, comm.name = "new_empty_strided_2"} : (tensor<4096x14336xbf16>) -> memref<4096x14336xbf16>
  comm.copy %t_22 into %new_empty_strided_2 {comm.cost_ns = 142928, comm.name = "copy_2"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %mul_36 = comm.compute "aten.mul.Tensor"(%view_91, %silu_1) {comm.cost_ns = 142928, comm.name = "mul_36"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_37 = comm.compute "aten.mul.Tensor"(%view_91, %unsafe_view_16) {comm.cost_ns = 142928, comm.name = "mul_37"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_92 = comm.view "aten.view.default" %mul_36 {comm.cost_ns = 0, comm.name = "view_92"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %t_23 = comm.view "aten.t.default" %view_92 {comm.cost_ns = 0, comm.name = "t_23"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%t_23, %view_67) {comm.cost_ns = 803727, comm.name = "mm_19"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %t_24 = comm.view "aten.t.default" %mm_19 {comm.cost_ns = 0, comm.name = "t_24"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %t_25 = comm.view "aten.t.default" %t_12 {comm.cost_ns = 0, comm.name = "t_25"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_92, %t_25) {comm.cost_ns = 803727, comm.name = "mm_20"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_93 = comm.view "aten.view.default" %mm_20 {comm.cost_ns = 0, comm.name = "view_93"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_26 = comm.view "aten.t.default" %t_24 {comm.cost_ns = 0, comm.name = "t_26"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %new_empty_strided_3 = comm.compute "aten.new_empty_strided.default"(%t_26) {comm.cost_ns = 0, comm.name = "new_empty_strided_3"} : (tensor<14336x4096xbf16>) -> memref<14336x4096xbf16>
  comm.copy %t_26 into %new_empty_strided_3 {comm.cost_ns = 142928, comm.name = "copy_3"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  %silu_backward = comm.compute "aten.silu_backward.default"(%mul_37, %unsafe_view_15) {comm.cost_ns = 142928, comm.name = "silu_backward"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_94 = comm.view "aten.view.default" %silu_backward {comm.cost_ns = 0, comm.name = "view_94"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %t_27 = comm.view "aten.t.default" %view_94 {comm.cost_ns = 0, comm.name = "t_27"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%t_27, %view_66) {comm.cost_ns = 803727, comm.name = "mm_21"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %t_28 = comm.view "aten.t.default" %mm_21 {comm.cost_ns = 0, comm.name = "t_28"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %t_29 = comm.view "aten.t.default" %t_11 {comm.cost_ns = 0, comm.name = "t_29"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_94, %t_29) {comm.cost_ns = 803727, comm.name = "mm_22"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_95 = comm.view "aten.view.default" %mm_22 {comm.cost_ns = 0, comm.name = "view_95"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_14 = comm.compute "aten.add.Tensor"(%view_93, %view_95) {comm.cost_ns = 42265, comm.name = "add_14"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_30 = comm.view "aten.t.default" %t_28 {comm.cost_ns = 0, comm.name = "t_30"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %new_empty_strided_4 = comm.compute "aten.new_empty_strided.default"(%t_30) {comm.cost_ns = 0, comm.name = "new_empty_strided_4"} : (tensor<14336x4096xbf16>) -> memref<14336x4096xbf16>
  comm.copy %t_30 into %new_empty_strided_4 {comm.cost_ns = 142928, comm.name = "copy_4"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  %mul_38 = comm.compute "aten.mul.Tensor"(%add_14, %to_copy_15) {comm.cost_ns = 42265, comm.name = "mul_38"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_39 = comm.compute "aten.mul.Tensor"(%add_14, %as_strided_17) {comm.cost_ns = 28846, comm.name = "mul_39"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_2 = comm.compute "aten.sum.dim_IntList"(%mul_38) {comm.cost_ns = 15425, comm.name = "sum_2"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_96 = comm.view "aten.view.default" %sum_2 {comm.cost_ns = 0, comm.name = "view_96"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %new_empty_strided_5 = comm.compute "aten.new_empty_strided.default"(%view_96) {comm.cost_ns = 0, comm.name = "new_empty_strided_5"} : (tensor<4096xbf16>) -> memref<4096xbf16>
  comm.copy %view_96 into %new_empty_strided_5 {comm.cost_ns = 2009, comm.name = "copy_5"} : tensor<4096xbf16> into memref<4096xbf16>
  %to_copy_22 = comm.compute "aten._to_copy.default"(%mul_39) {comm.cost_ns = 42265, comm.name = "to_copy_22"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_40 = comm.compute "aten.mul.Tensor"(%to_copy_22, %to_copy_14) {comm.cost_ns = 82530, comm.name = "mul_40"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_41 = comm.compute "aten.mul.Tensor"(%to_copy_22, %rsqrt_3) {comm.cost_ns = 55693, comm.name = "mul_41"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_3 = comm.compute "aten.sum.dim_IntList"(%mul_40) {comm.cost_ns = 28850, comm.name = "sum_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%rsqrt_3) {comm.cost_ns = 2013, comm.name = "pow_7"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_42 = comm.compute "aten.mul.Scalar"(%sum_3) {comm.cost_ns = 2013, comm.name = "mul_42"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_43 = comm.compute "aten.mul.Tensor"(%mul_42, %pow_7) {comm.cost_ns = 2019, comm.name = "mul_43"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_5 = comm.view "aten.expand.default" %mul_43 {comm.cost_ns = 0, comm.name = "expand_5"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_1 = comm.compute "aten.div.Scalar"(%expand_5) {comm.cost_ns = 55687, comm.name = "div_1"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_14) {comm.cost_ns = 55687, comm.name = "pow_8"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_44 = comm.compute "aten.mul.Scalar"(%pow_8) {comm.cost_ns = 55687, comm.name = "mul_44"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%div_1, %mul_44) {comm.cost_ns = 82530, comm.name = "mul_45"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_41, %mul_45) {comm.cost_ns = 82530, comm.name = "add_15"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_23 = comm.compute "aten._to_copy.default"(%add_15) {comm.cost_ns = 42265, comm.name = "to_copy_23"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_16 = comm.compute "aten.add.Tensor"(%to_copy_21, %to_copy_23) {comm.cost_ns = 42265, comm.name = "add_16"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_97 = comm.view "aten.view.default" %add_16 {comm.cost_ns = 0, comm.name = "view_97"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_31 = comm.view "aten.t.default" %view_97 {comm.cost_ns = 0, comm.name = "t_31"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%t_31, %view_65) {comm.cost_ns = 231064, comm.name = "mm_23"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %t_32 = comm.view "aten.t.default" %mm_23 {comm.cost_ns = 0, comm.name = "t_32"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_33 = comm.view "aten.t.default" %t_10 {comm.cost_ns = 0, comm.name = "t_33"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_97, %t_33) {comm.cost_ns = 231064, comm.name = "mm_24"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_98 = comm.view "aten.view.default" %mm_24 {comm.cost_ns = 0, comm.name = "view_98"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_34 = comm.view "aten.t.default" %t_32 {comm.cost_ns = 0, comm.name = "t_34"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %new_empty_strided_6 = comm.compute "aten.new_empty_strided.default"(%t_34) {comm.cost_ns = 0, comm.name = "new_empty_strided_6"} : (tensor<4096x4096xbf16>) -> memref<4096x4096xbf16>
  comm.copy %t_34 into %new_empty_strided_6 {comm.cost_ns = 42265, comm.name = "copy_6"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  %view_99 = comm.view "aten.view.default" %view_98 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_8 = comm.view "aten.transpose.int" %view_99 {comm.cost_ns = 0, comm.name = "transpose_8"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %scaled_dot_product_flash_attention_backward:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%transpose_8, %transpose_4, %transpose_5, %transpose_6, %scaled_dot_product_flash_attention_1#0, %scaled_dot_product_flash_attention_1#1, %scaled_dot_product_flash_attention_1#2, %scaled_dot_product_flash_attention_1#3) {comm.cost_ns = 1147324, comm.name = "scaled_dot_product_flash_attention_backward"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %transpose_9 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward#2 {comm.cost_ns = 0, comm.name = "transpose_9"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_10 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward#1 {comm.cost_ns = 0, comm.name = "transpose_10"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_11 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward#0 {comm.cost_ns = 0, comm.name = "transpose_11"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_100 = comm.view "aten.view.default" %transpose_9 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%view_100) {comm.cost_ns = 18777, comm.name = "sum_4"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze = comm.view "aten.squeeze.dim" %sum_4 {comm.cost_ns = 0, comm.name = "squeeze"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_101 = comm.view "aten.view.default" %transpose_10 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_5 = comm.compute "aten.sum.dim_IntList"(%view_101) {comm.cost_ns = 18777, comm.name = "sum_5"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_1 = comm.view "aten.squeeze.dim" %sum_5 {comm.cost_ns = 0, comm.name = "squeeze_1"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %to_copy_24 = comm.compute "aten._to_copy.default"(%squeeze_1) {comm.cost_ns = 12066, comm.name = "to_copy_24"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice = comm.view "aten.slice.Tensor" %to_copy_24 {comm.cost_ns = 0, comm.name = "slice"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_1 = comm.view "aten.slice.Tensor" %to_copy_24 {comm.cost_ns = 0, comm.name = "slice_1"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%slice_1, %sin) {comm.cost_ns = 9130, comm.name = "mul_46"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_47 = comm.compute "aten.mul.Tensor"(%slice_1, %cos) {comm.cost_ns = 9130, comm.name = "mul_47"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg = comm.compute "aten.neg.default"(%slice) {comm.cost_ns = 8710, comm.name = "neg"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%neg, %sin) {comm.cost_ns = 9130, comm.name = "mul_48"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_17 = comm.compute "aten.add.Tensor"(%mul_47, %mul_48) {comm.cost_ns = 12066, comm.name = "add_17"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%slice, %cos) {comm.cost_ns = 9130, comm.name = "mul_49"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mul_46, %mul_49) {comm.cost_ns = 12066, comm.name = "add_18"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_4 = comm.compute "aten.cat.default"(%add_18, %add_17) {comm.cost_ns = 15421, comm.name = "cat_4"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %to_copy_25 = comm.compute "aten._to_copy.default"(%cat_4) {comm.cost_ns = 12066, comm.name = "to_copy_25"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %to_copy_26 = comm.compute "aten._to_copy.default"(%transpose_11) {comm.cost_ns = 42265, comm.name = "to_copy_26"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_2 = comm.view "aten.slice.Tensor" %to_copy_26 {comm.cost_ns = 0, comm.name = "slice_2"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_3 = comm.view "aten.slice.Tensor" %to_copy_26 {comm.cost_ns = 0, comm.name = "slice_3"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_50 = comm.compute "aten.mul.Tensor"(%slice_3, %sin) {comm.cost_ns = 29262, comm.name = "mul_50"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%slice_3, %cos) {comm.cost_ns = 29262, comm.name = "mul_51"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_1 = comm.compute "aten.neg.default"(%slice_2) {comm.cost_ns = 28843, comm.name = "neg_1"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%neg_1, %sin) {comm.cost_ns = 29262, comm.name = "mul_52"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_19 = comm.compute "aten.add.Tensor"(%mul_51, %mul_52) {comm.cost_ns = 42265, comm.name = "add_19"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_53 = comm.compute "aten.mul.Tensor"(%slice_2, %cos) {comm.cost_ns = 29262, comm.name = "mul_53"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_20 = comm.compute "aten.add.Tensor"(%mul_50, %mul_53) {comm.cost_ns = 42265, comm.name = "add_20"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_5 = comm.compute "aten.cat.default"(%add_20, %add_19) {comm.cost_ns = 55687, comm.name = "cat_5"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %to_copy_27 = comm.compute "aten._to_copy.default"(%cat_5) {comm.cost_ns = 42265, comm.name = "to_copy_27"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_102 = comm.view "aten.view.default" %squeeze {comm.cost_ns = 0, comm.name = "view_102"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_103 = comm.view "aten.view.default" %to_copy_25 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_104 = comm.view "aten.view.default" %to_copy_27 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_105 = comm.view "aten.view.default" %view_102 {comm.cost_ns = 0, comm.name = "view_105"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %t_35 = comm.view "aten.t.default" %view_105 {comm.cost_ns = 0, comm.name = "t_35"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_25 = comm.compute "aten.mm.default"(%t_35, %view_60) {comm.cost_ns = 59266, comm.name = "mm_25"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %t_36 = comm.view "aten.t.default" %mm_25 {comm.cost_ns = 0, comm.name = "t_36"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %t_37 = comm.view "aten.t.default" %t_9 {comm.cost_ns = 0, comm.name = "t_37"} : memref<4096x1024xbf16> -> memref<1024x4096xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%view_105, %t_37) {comm.cost_ns = 59266, comm.name = "mm_26"} : (tensor<4096x1024xbf16>, memref<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_106 = comm.view "aten.view.default" %mm_26 {comm.cost_ns = 0, comm.name = "view_106"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_38 = comm.view "aten.t.default" %t_36 {comm.cost_ns = 0, comm.name = "t_38"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %new_empty_strided_7 = comm.compute "aten.new_empty_strided.default"(%t_38) {comm.cost_ns = 0, comm.name = "new_empty_strided_7"} : (tensor<1024x4096xbf16>) -> memref<1024x4096xbf16>
  comm.copy %t_38 into %new_empty_strided_7 {comm.cost_ns = 12066, comm.name = "copy_7"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  %view_107 = comm.view "aten.view.default" %view_103 {comm.cost_ns = 0, comm.name = "view_107"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %t_39 = comm.view "aten.t.default" %view_107 {comm.cost_ns = 0, comm.name = "t_39"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%t_39, %view_59) {comm.cost_ns = 59266, comm.name = "mm_27"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %t_40 = comm.view "aten.t.default" %mm_27 {comm.cost_ns = 0, comm.name = "t_40"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %t_41 = comm.view "aten.t.default" %t_8 {comm.cost_ns = 0, comm.name = "t_41"} : memref<4096x1024xbf16> -> memref<1024x4096xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%view_107, %t_41) {comm.cost_ns = 59266, comm.name = "mm_28"} : (tensor<4096x1024xbf16>, memref<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_108 = comm.view "aten.view.default" %mm_28 {comm.cost_ns = 0, comm.name = "view_108"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_21 = comm.compute "aten.add.Tensor"(%view_106, %view_108) {comm.cost_ns = 42265, comm.name = "add_21"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_42 = comm.view "aten.t.default" %t_40 {comm.cost_ns = 0, comm.name = "t_42"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %new_empty_strided_8 = comm.compute "aten.new_empty_strided.default"(%t_42) {comm.cost_ns = 0, comm.name = "new_empty_strided_8"} : (tensor<1024x4096xbf16>) -> memref<1024x4096xbf16>
  comm.copy %t_42 into %new_empty_strided_8 {comm.cost_ns = 12066, comm.name = "copy_8"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  %view_109 = comm.view "aten.view.default" %view_104 {comm.cost_ns = 0, comm.name = "view_109"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_43 = comm.view "aten.t.default" %view_109 {comm.cost_ns = 0, comm.name = "t_43"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%t_43, %view_58) {comm.cost_ns = 231064, comm.name = "mm_29"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %t_44 = comm.view "aten.t.default" %mm_29 {comm.cost_ns = 0, comm.name = "t_44"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_45 = comm.view "aten.t.default" %t_7 {comm.cost_ns = 0, comm.name = "t_45"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %mm_30 = comm.compute "aten.mm.default"(%view_109, %t_45) {comm.cost_ns = 231064, comm.name = "mm_30"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_110 = comm.view "aten.view.default" %mm_30 {comm.cost_ns = 0, comm.name = "view_110"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_22 = comm.compute "aten.add.Tensor"(%add_21, %view_110) {comm.cost_ns = 42265, comm.name = "add_22"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_46 = comm.view "aten.t.default" %t_44 {comm.cost_ns = 0, comm.name = "t_46"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %new_empty_strided_9 = comm.compute "aten.new_empty_strided.default"(%t_46) {comm.cost_ns = 0, comm.name = "new_empty_strided_9"} : (tensor<4096x4096xbf16>) -> memref<4096x4096xbf16>
  comm.copy %t_46 into %new_empty_strided_9 {comm.cost_ns = 42265, comm.name = "copy_9"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  %mul_54 = comm.compute "aten.mul.Tensor"(%add_22, %to_copy_9) {comm.cost_ns = 42265, comm.name = "mul_54"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_55 = comm.compute "aten.mul.Tensor"(%add_22, %as_strided_12) {comm.cost_ns = 28846, comm.name = "mul_55"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_6 = comm.compute "aten.sum.dim_IntList"(%mul_54) {comm.cost_ns = 15425, comm.name = "sum_6"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_111 = comm.view "aten.view.default" %sum_6 {comm.cost_ns = 0, comm.name = "view_111"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %new_empty_strided_10 = comm.compute "aten.new_empty_strided.default"(%view_111) {comm.cost_ns = 0, comm.name = "new_empty_strided_10"} : (tensor<4096xbf16>) -> memref<4096xbf16>
  comm.copy %view_111 into %new_empty_strided_10 {comm.cost_ns = 2009, comm.name = "copy_10"} : tensor<4096xbf16> into memref<4096xbf16>
  %to_copy_28 = comm.compute "aten._to_copy.default"(%mul_55) {comm.cost_ns = 42265, comm.name = "to_copy_28"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%to_copy_28, %to_copy_8) {comm.cost_ns = 82530, comm.name = "mul_56"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_57 = comm.compute "aten.mul.Tensor"(%to_copy_28, %rsqrt_2) {comm.cost_ns = 55693, comm.name = "mul_57"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_7 = comm.compute "aten.sum.dim_IntList"(%mul_56) {comm.cost_ns = 28850, comm.name = "sum_7"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%rsqrt_2) {comm.cost_ns = 2013, comm.name = "pow_9"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_58 = comm.compute "aten.mul.Scalar"(%sum_7) {comm.cost_ns = 2013, comm.name = "mul_58"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_59 = comm.compute "aten.mul.Tensor"(%mul_58, %pow_9) {comm.cost_ns = 2019, comm.name = "mul_59"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_6 = comm.view "aten.expand.default" %mul_59 {comm.cost_ns = 0, comm.name = "expand_6"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_2 = comm.compute "aten.div.Scalar"(%expand_6) {comm.cost_ns = 55687, comm.name = "div_2"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_8) {comm.cost_ns = 55687, comm.name = "pow_10"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_60 = comm.compute "aten.mul.Scalar"(%pow_10) {comm.cost_ns = 55687, comm.name = "mul_60"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_61 = comm.compute "aten.mul.Tensor"(%div_2, %mul_60) {comm.cost_ns = 82530, comm.name = "mul_61"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_23 = comm.compute "aten.add.Tensor"(%mul_57, %mul_61) {comm.cost_ns = 82530, comm.name = "add_23"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_29 = comm.compute "aten._to_copy.default"(%add_23) {comm.cost_ns = 42265, comm.name = "to_copy_29"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_24 = comm.compute "aten.add.Tensor"(%add_16, %to_copy_29) {comm.cost_ns = 42265, comm.name = "add_24"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  comm.resize %empty_15 to 0 {comm.cost_ns = 0, comm.name = "resize_33"} : memref<4096xbf16>
  comm.resize %empty_16 to 0 {comm.cost_ns = 0, comm.name = "resize_34"} : memref<16777216xbf16>
  comm.resize %empty_17 to 0 {comm.cost_ns = 0, comm.name = "resize_35"} : memref<4194304xbf16>
  comm.resize %empty_18 to 0 {comm.cost_ns = 0, comm.name = "resize_36"} : memref<4194304xbf16>
  comm.resize %empty_19 to 0 {comm.cost_ns = 0, comm.name = "resize_37"} : memref<16777216xbf16>
  comm.resize %empty_20 to 0 {comm.cost_ns = 0, comm.name = "resize_38"} : memref<4096xbf16>
  comm.resize %empty_21 to 0 {comm.cost_ns = 0, comm.name = "resize_39"} : memref<58720256xbf16>
  comm.resize %empty_22 to 0 {comm.cost_ns = 0, comm.name = "resize_40"} : memref<58720256xbf16>
  comm.resize %empty_23 to 0 {comm.cost_ns = 0, comm.name = "resize_41"} : memref<58720256xbf16>
  %empty_27 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_27"} : () -> memref<218112000xbf16>
  %view_112 = comm.view "aten.view.default" %empty_27 {comm.cost_ns = 0, comm.name = "view_112"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  comm.chunk_cat %new_empty_strided_10, %new_empty_strided_9, %new_empty_strided_8, %new_empty_strided_7, %new_empty_strided_6, %new_empty_strided_5, %new_empty_strided_4, %new_empty_strided_3, %new_empty_strided_2 into %view_112 dim 0 chunks 8 {comm.cost_ns = 350979, comm.name = "chunk_cat"} : memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16> into memref<8x27264000xbf16>
  %empty_28 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_28"} : () -> memref<27264000xbf16>
  %reduce_scatter_base = comm.reduce_scatter %empty_27 into %empty_28 on @pg0 dim 0 reduce avg {comm.cost_ns = 1252348, comm.name = "reduce_scatter_base"} : memref<218112000xbf16> into memref<27264000xbf16> -> !comm.future<memref<27264000xbf16>>
  %as_strided_21 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_21"} : memref<27264000xbf16> -> memref<512xbf16>
  %as_strided_22 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_22"} : memref<27264000xbf16> -> memref<512x4096xbf16>
  %as_strided_23 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_23"} : memref<27264000xbf16> -> memref<128x4096xbf16>
  %as_strided_24 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_24"} : memref<27264000xbf16> -> memref<128x4096xbf16>
  %as_strided_25 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_25"} : memref<27264000xbf16> -> memref<512x4096xbf16>
  %as_strided_26 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_26"} : memref<27264000xbf16> -> memref<512xbf16>
  %as_strided_27 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_27"} : memref<27264000xbf16> -> memref<1792x4096xbf16>
  %as_strided_28 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_28"} : memref<27264000xbf16> -> memref<1792x4096xbf16>
  %as_strided_29 = comm.view "aten.as_strided.default" %empty_28 {comm.cost_ns = 0, comm.name = "as_strided_29"} : memref<27264000xbf16> -> memref<512x14336xbf16>
  %wait_5 = comm.wait %allgather_base_5 {comm.cost_ns = 0, comm.name = "wait_5"} : !comm.future<memref<218112000xbf16>>
  comm.resize %empty_5 to 8192 {comm.cost_ns = 0, comm.name = "resize_42"} : memref<4096xbf16>
  comm.resize %empty_6 to 33554432 {comm.cost_ns = 0, comm.name = "resize_43"} : memref<16777216xbf16>
  comm.resize %empty_7 to 8388608 {comm.cost_ns = 0, comm.name = "resize_44"} : memref<4194304xbf16>
  comm.resize %empty_8 to 8388608 {comm.cost_ns = 0, comm.name = "resize_45"} : memref<4194304xbf16>
  comm.resize %empty_9 to 33554432 {comm.cost_ns = 0, comm.name = "resize_46"} : memref<16777216xbf16>
  comm.resize %empty_10 to 8192 {comm.cost_ns = 0, comm.name = "resize_47"} : memref<4096xbf16>
  comm.resize %empty_11 to 117440512 {comm.cost_ns = 0, comm.name = "resize_48"} : memref<58720256xbf16>
  comm.resize %empty_12 to 117440512 {comm.cost_ns = 0, comm.name = "resize_49"} : memref<58720256xbf16>
  comm.resize %empty_13 to 117440512 {comm.cost_ns = 0, comm.name = "resize_50"} : memref<58720256xbf16>
  %view_113 = comm.view "aten.view.default" %wait_5 {comm.cost_ns = 0, comm.name = "view_113"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  %view_114 = comm.view "aten.view.default" %empty_5 {comm.cost_ns = 0, comm.name = "view_114"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_115 = comm.view "aten.view.default" %empty_6 {comm.cost_ns = 0, comm.name = "view_115"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_116 = comm.view "aten.view.default" %empty_7 {comm.cost_ns = 0, comm.name = "view_116"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_117 = comm.view "aten.view.default" %empty_8 {comm.cost_ns = 0, comm.name = "view_117"} : memref<4194304xbf16> -> memref<8x524288xbf16>
  %view_118 = comm.view "aten.view.default" %empty_9 {comm.cost_ns = 0, comm.name = "view_118"} : memref<16777216xbf16> -> memref<8x2097152xbf16>
  %view_119 = comm.view "aten.view.default" %empty_10 {comm.cost_ns = 0, comm.name = "view_119"} : memref<4096xbf16> -> memref<8x512xbf16>
  %view_120 = comm.view "aten.view.default" %empty_11 {comm.cost_ns = 0, comm.name = "view_120"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_121 = comm.view "aten.view.default" %empty_12 {comm.cost_ns = 0, comm.name = "view_121"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  %view_122 = comm.view "aten.view.default" %empty_13 {comm.cost_ns = 0, comm.name = "view_122"} : memref<58720256xbf16> -> memref<8x7340032xbf16>
  comm.split_copy_out %view_113 into %view_114, %view_115, %view_116, %view_117, %view_118, %view_119, %view_120, %view_121, %view_122 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] {comm.cost_ns = 350979, comm.name = "split_with_sizes_copy_5"} : memref<8x27264000xbf16> into memref<8x512xbf16>, memref<8x2097152xbf16>, memref<8x524288xbf16>, memref<8x524288xbf16>, memref<8x2097152xbf16>, memref<8x512xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>, memref<8x7340032xbf16>
  %view_123 = comm.view "aten.view.default" %add_24 {comm.cost_ns = 0, comm.name = "view_123"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_47 = comm.view "aten.t.default" %view_123 {comm.cost_ns = 0, comm.name = "t_47"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_31 = comm.compute "aten.mm.default"(%t_47, %view_46) {comm.cost_ns = 803727, comm.name = "mm_31"} : (tensor<4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %t_48 = comm.view "aten.t.default" %mm_31 {comm.cost_ns = 0, comm.name = "t_48"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %t_49 = comm.view "aten.t.default" %t_6 {comm.cost_ns = 0, comm.name = "t_49"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_32 = comm.compute "aten.mm.default"(%view_123, %t_49) {comm.cost_ns = 803727, comm.name = "mm_32"} : (tensor<4096x4096xbf16>, memref<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %view_124 = comm.view "aten.view.default" %mm_32 {comm.cost_ns = 0, comm.name = "view_124"} : tensor<4096x14336xbf16> -> tensor<1x4096x14336xbf16>
  %t_50 = comm.view "aten.t.default" %t_48 {comm.cost_ns = 0, comm.name = "t_50"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %new_empty_strided_11 = comm.compute "aten.new_empty_strided.default"(%t_50) {comm.cost_ns = 0, comm.name = "new_empty_strided_11"} : (tensor<4096x14336xbf16>) -> memref<4096x14336xbf16>
  comm.copy %t_50 into %new_empty_strided_11 {comm.cost_ns = 142928, comm.name = "copy_11"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %mul_62 = comm.compute "aten.mul.Tensor"(%view_124, %silu) {comm.cost_ns = 142928, comm.name = "mul_62"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %mul_63 = comm.compute "aten.mul.Tensor"(%view_124, %unsafe_view_7) {comm.cost_ns = 142928, comm.name = "mul_63"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_125 = comm.view "aten.view.default" %mul_62 {comm.cost_ns = 0, comm.name = "view_125"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %t_51 = comm.view "aten.t.default" %view_125 {comm.cost_ns = 0, comm.name = "t_51"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_33 = comm.compute "aten.mm.default"(%t_51, %view_45) {comm.cost_ns = 803727, comm.name = "mm_33"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %t_52 = comm.view "aten.t.default" %mm_33 {comm.cost_ns = 0, comm.name = "t_52"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %t_53 = comm.view "aten.t.default" %t_5 {comm.cost_ns = 0, comm.name = "t_53"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %mm_34 = comm.compute "aten.mm.default"(%view_125, %t_53) {comm.cost_ns = 803727, comm.name = "mm_34"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_126 = comm.view "aten.view.default" %mm_34 {comm.cost_ns = 0, comm.name = "view_126"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_54 = comm.view "aten.t.default" %t_52 {comm.cost_ns = 0, comm.name = "t_54"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %new_empty_strided_12 = comm.compute "aten.new_empty_strided.default"(%t_54) {comm.cost_ns = 0, comm.name = "new_empty_strided_12"} : (tensor<14336x4096xbf16>) -> memref<14336x4096xbf16>
  comm.copy %t_54 into %new_empty_strided_12 {comm.cost_ns = 142928, comm.name = "copy_12"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  %silu_backward_1 = comm.compute "aten.silu_backward.default"(%mul_63, %unsafe_view_6) {comm.cost_ns = 142928, comm.name = "silu_backward_1"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>) -> tensor<1x4096x14336xbf16>
  %view_127 = comm.view "aten.view.default" %silu_backward_1 {comm.cost_ns = 0, comm.name = "view_127"} : tensor<1x4096x14336xbf16> -> tensor<4096x14336xbf16>
  %t_55 = comm.view "aten.t.default" %view_127 {comm.cost_ns = 0, comm.name = "t_55"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %mm_35 = comm.compute "aten.mm.default"(%t_55, %view_44) {comm.cost_ns = 803727, comm.name = "mm_35"} : (tensor<14336x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %t_56 = comm.view "aten.t.default" %mm_35 {comm.cost_ns = 0, comm.name = "t_56"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
  %t_57 = comm.view "aten.t.default" %t_4 {comm.cost_ns = 0, comm.name = "t_57"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %mm_36 = comm.compute "aten.mm.default"(%view_127, %t_57) {comm.cost_ns = 803727, comm.name = "mm_36"} : (tensor<4096x14336xbf16>, memref<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_128 = comm.view "aten.view.default" %mm_36 {comm.cost_ns = 0, comm.name = "view_128"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_25 = comm.compute "aten.add.Tensor"(%view_126, %view_128) {comm.cost_ns = 42265, comm.name = "add_25"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_58 = comm.view "aten.t.default" %t_56 {comm.cost_ns = 0, comm.name = "t_58"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
  %new_empty_strided_13 = comm.compute "aten.new_empty_strided.default"(%t_58) {comm.cost_ns = 0, comm.name = "new_empty_strided_13"} : (tensor<14336x4096xbf16>) -> memref<14336x4096xbf16>
  comm.copy %t_58 into %new_empty_strided_13 {comm.cost_ns = 142928, comm.name = "copy_13"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  %mul_64 = comm.compute "aten.mul.Tensor"(%add_25, %to_copy_7) {comm.cost_ns = 42265, comm.name = "mul_64"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_65 = comm.compute "aten.mul.Tensor"(%add_25, %as_strided_8) {comm.cost_ns = 28846, comm.name = "mul_65"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_8 = comm.compute "aten.sum.dim_IntList"(%mul_64) {comm.cost_ns = 15425, comm.name = "sum_8"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_129 = comm.view "aten.view.default" %sum_8 {comm.cost_ns = 0, comm.name = "view_129"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %new_empty_strided_14 = comm.compute "aten.new_empty_strided.default"(%view_129) {comm.cost_ns = 0, comm.name = "new_empty_strided_14"} : (tensor<4096xbf16>) -> memref<4096xbf16>
  comm.copy %view_129 into %new_empty_strided_14 {comm.cost_ns = 2009, comm.name = "copy_14"} : tensor<4096xbf16> into memref<4096xbf16>
  %to_copy_30 = comm.compute "aten._to_copy.default"(%mul_65) {comm.cost_ns = 42265, comm.name = "to_copy_30"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_66 = comm.compute "aten.mul.Tensor"(%to_copy_30, %to_copy_6) {comm.cost_ns = 82530, comm.name = "mul_66"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_67 = comm.compute "aten.mul.Tensor"(%to_copy_30, %rsqrt_1) {comm.cost_ns = 55693, comm.name = "mul_67"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_9 = comm.compute "aten.sum.dim_IntList"(%mul_66) {comm.cost_ns = 28850, comm.name = "sum_9"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %pow_11 = comm.compute "aten.pow.Tensor_Scalar"(%rsqrt_1) {comm.cost_ns = 2013, comm.name = "pow_11"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_68 = comm.compute "aten.mul.Scalar"(%sum_9) {comm.cost_ns = 2013, comm.name = "mul_68"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_69 = comm.compute "aten.mul.Tensor"(%mul_68, %pow_11) {comm.cost_ns = 2019, comm.name = "mul_69"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_7 = comm.view "aten.expand.default" %mul_69 {comm.cost_ns = 0, comm.name = "expand_7"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_3 = comm.compute "aten.div.Scalar"(%expand_7) {comm.cost_ns = 55687, comm.name = "div_3"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_12 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy_6) {comm.cost_ns = 55687, comm.name = "pow_12"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_70 = comm.compute "aten.mul.Scalar"(%pow_12) {comm.cost_ns = 55687, comm.name = "mul_70"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_71 = comm.compute "aten.mul.Tensor"(%div_3, %mul_70) {comm.cost_ns = 82530, comm.name = "mul_71"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_26 = comm.compute "aten.add.Tensor"(%mul_67, %mul_71) {comm.cost_ns = 82530, comm.name = "add_26"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_31 = comm.compute "aten._to_copy.default"(%add_26) {comm.cost_ns = 42265, comm.name = "to_copy_31"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_27 = comm.compute "aten.add.Tensor"(%add_24, %to_copy_31) {comm.cost_ns = 42265, comm.name = "add_27"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %view_130 = comm.view "aten.view.default" %add_27 {comm.cost_ns = 0, comm.name = "view_130"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_59 = comm.view "aten.t.default" %view_130 {comm.cost_ns = 0, comm.name = "t_59"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_37 = comm.compute "aten.mm.default"(%t_59, %view_43) {comm.cost_ns = 231064, comm.name = "mm_37"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %t_60 = comm.view "aten.t.default" %mm_37 {comm.cost_ns = 0, comm.name = "t_60"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_61 = comm.view "aten.t.default" %t_3 {comm.cost_ns = 0, comm.name = "t_61"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %mm_38 = comm.compute "aten.mm.default"(%view_130, %t_61) {comm.cost_ns = 231064, comm.name = "mm_38"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_131 = comm.view "aten.view.default" %mm_38 {comm.cost_ns = 0, comm.name = "view_131"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_62 = comm.view "aten.t.default" %t_60 {comm.cost_ns = 0, comm.name = "t_62"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %new_empty_strided_15 = comm.compute "aten.new_empty_strided.default"(%t_62) {comm.cost_ns = 0, comm.name = "new_empty_strided_15"} : (tensor<4096x4096xbf16>) -> memref<4096x4096xbf16>
  comm.copy %t_62 into %new_empty_strided_15 {comm.cost_ns = 42265, comm.name = "copy_15"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  %view_132 = comm.view "aten.view.default" %view_131 {comm.cost_ns = 0, comm.name = "view_132"} : tensor<1x4096x4096xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_12 = comm.view "aten.transpose.int" %view_132 {comm.cost_ns = 0, comm.name = "transpose_12"} : tensor<1x4096x32x128xbf16> -> tensor<1x32x4096x128xbf16>
  %scaled_dot_product_flash_attention_backward_1:3 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%transpose_12, %transpose, %transpose_1, %transpose_2, %scaled_dot_product_flash_attention#0, %scaled_dot_product_flash_attention#1, %scaled_dot_product_flash_attention#2, %scaled_dot_product_flash_attention#3) {comm.cost_ns = 1147324, comm.name = "scaled_dot_product_flash_attention_backward_1"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>)
  %transpose_13 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward_1#2 {comm.cost_ns = 0, comm.name = "transpose_13"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_14 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward_1#1 {comm.cost_ns = 0, comm.name = "transpose_14"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %transpose_15 = comm.view "aten.transpose.int" %scaled_dot_product_flash_attention_backward_1#0 {comm.cost_ns = 0, comm.name = "transpose_15"} : tensor<1x32x4096x128xbf16> -> tensor<1x4096x32x128xbf16>
  %view_133 = comm.view "aten.view.default" %transpose_13 {comm.cost_ns = 0, comm.name = "view_133"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_10 = comm.compute "aten.sum.dim_IntList"(%view_133) {comm.cost_ns = 18777, comm.name = "sum_10"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_2 = comm.view "aten.squeeze.dim" %sum_10 {comm.cost_ns = 0, comm.name = "squeeze_2"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %view_134 = comm.view "aten.view.default" %transpose_14 {comm.cost_ns = 0, comm.name = "view_134"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x8x4x128xbf16>
  %sum_11 = comm.compute "aten.sum.dim_IntList"(%view_134) {comm.cost_ns = 18777, comm.name = "sum_11"} : (tensor<1x4096x8x4x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %squeeze_3 = comm.view "aten.squeeze.dim" %sum_11 {comm.cost_ns = 0, comm.name = "squeeze_3"} : tensor<1x4096x8x1x128xbf16> -> tensor<1x4096x8x128xbf16>
  %to_copy_32 = comm.compute "aten._to_copy.default"(%squeeze_3) {comm.cost_ns = 12066, comm.name = "to_copy_32"} : (tensor<1x4096x8x128xbf16>) -> tensor<1x4096x8x128xf32>
  %slice_4 = comm.view "aten.slice.Tensor" %to_copy_32 {comm.cost_ns = 0, comm.name = "slice_4"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %slice_5 = comm.view "aten.slice.Tensor" %to_copy_32 {comm.cost_ns = 0, comm.name = "slice_5"} : tensor<1x4096x8x128xf32> -> tensor<1x4096x8x64xf32>
  %mul_72 = comm.compute "aten.mul.Tensor"(%slice_5, %sin) {comm.cost_ns = 9130, comm.name = "mul_72"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_73 = comm.compute "aten.mul.Tensor"(%slice_5, %cos) {comm.cost_ns = 9130, comm.name = "mul_73"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %neg_2 = comm.compute "aten.neg.default"(%slice_4) {comm.cost_ns = 8710, comm.name = "neg_2"} : (tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_74 = comm.compute "aten.mul.Tensor"(%neg_2, %sin) {comm.cost_ns = 9130, comm.name = "mul_74"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mul_73, %mul_74) {comm.cost_ns = 12066, comm.name = "add_28"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %mul_75 = comm.compute "aten.mul.Tensor"(%slice_4, %cos) {comm.cost_ns = 9130, comm.name = "mul_75"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x8x64xf32>
  %add_29 = comm.compute "aten.add.Tensor"(%mul_72, %mul_75) {comm.cost_ns = 12066, comm.name = "add_29"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x64xf32>
  %cat_6 = comm.compute "aten.cat.default"(%add_29, %add_28) {comm.cost_ns = 15421, comm.name = "cat_6"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %to_copy_33 = comm.compute "aten._to_copy.default"(%cat_6) {comm.cost_ns = 12066, comm.name = "to_copy_33"} : (tensor<1x4096x8x128xf32>) -> tensor<1x4096x8x128xbf16>
  %to_copy_34 = comm.compute "aten._to_copy.default"(%transpose_15) {comm.cost_ns = 42265, comm.name = "to_copy_34"} : (tensor<1x4096x32x128xbf16>) -> tensor<1x4096x32x128xf32>
  %slice_6 = comm.view "aten.slice.Tensor" %to_copy_34 {comm.cost_ns = 0, comm.name = "slice_6"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %slice_7 = comm.view "aten.slice.Tensor" %to_copy_34 {comm.cost_ns = 0, comm.name = "slice_7"} : tensor<1x4096x32x128xf32> -> tensor<1x4096x32x64xf32>
  %mul_76 = comm.compute "aten.mul.Tensor"(%slice_7, %sin) {comm.cost_ns = 29262, comm.name = "mul_76"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_77 = comm.compute "aten.mul.Tensor"(%slice_7, %cos) {comm.cost_ns = 29262, comm.name = "mul_77"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %neg_3 = comm.compute "aten.neg.default"(%slice_6) {comm.cost_ns = 28843, comm.name = "neg_3"} : (tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_78 = comm.compute "aten.mul.Tensor"(%neg_3, %sin) {comm.cost_ns = 29262, comm.name = "mul_78"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_30 = comm.compute "aten.add.Tensor"(%mul_77, %mul_78) {comm.cost_ns = 42265, comm.name = "add_30"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %mul_79 = comm.compute "aten.mul.Tensor"(%slice_6, %cos) {comm.cost_ns = 29262, comm.name = "mul_79"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x1x64xf32>) -> tensor<1x4096x32x64xf32>
  %add_31 = comm.compute "aten.add.Tensor"(%mul_76, %mul_79) {comm.cost_ns = 42265, comm.name = "add_31"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x64xf32>
  %cat_7 = comm.compute "aten.cat.default"(%add_31, %add_30) {comm.cost_ns = 55687, comm.name = "cat_7"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %to_copy_35 = comm.compute "aten._to_copy.default"(%cat_7) {comm.cost_ns = 42265, comm.name = "to_copy_35"} : (tensor<1x4096x32x128xf32>) -> tensor<1x4096x32x128xbf16>
  %view_135 = comm.view "aten.view.default" %squeeze_2 {comm.cost_ns = 0, comm.name = "view_135"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_136 = comm.view "aten.view.default" %to_copy_33 {comm.cost_ns = 0, comm.name = "view_136"} : tensor<1x4096x8x128xbf16> -> tensor<1x4096x1024xbf16>
  %view_137 = comm.view "aten.view.default" %to_copy_35 {comm.cost_ns = 0, comm.name = "view_137"} : tensor<1x4096x32x128xbf16> -> tensor<1x4096x4096xbf16>
  %view_138 = comm.view "aten.view.default" %view_135 {comm.cost_ns = 0, comm.name = "view_138"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %t_63 = comm.view "aten.t.default" %view_138 {comm.cost_ns = 0, comm.name = "t_63"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_39 = comm.compute "aten.mm.default"(%t_63, %view_38) {comm.cost_ns = 59266, comm.name = "mm_39"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %t_64 = comm.view "aten.t.default" %mm_39 {comm.cost_ns = 0, comm.name = "t_64"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %t_65 = comm.view "aten.t.default" %t_2 {comm.cost_ns = 0, comm.name = "t_65"} : memref<4096x1024xbf16> -> memref<1024x4096xbf16>
  %mm_40 = comm.compute "aten.mm.default"(%view_138, %t_65) {comm.cost_ns = 59266, comm.name = "mm_40"} : (tensor<4096x1024xbf16>, memref<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_139 = comm.view "aten.view.default" %mm_40 {comm.cost_ns = 0, comm.name = "view_139"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %t_66 = comm.view "aten.t.default" %t_64 {comm.cost_ns = 0, comm.name = "t_66"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %new_empty_strided_16 = comm.compute "aten.new_empty_strided.default"(%t_66) {comm.cost_ns = 0, comm.name = "new_empty_strided_16"} : (tensor<1024x4096xbf16>) -> memref<1024x4096xbf16>
  comm.copy %t_66 into %new_empty_strided_16 {comm.cost_ns = 12066, comm.name = "copy_16"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  %view_140 = comm.view "aten.view.default" %view_136 {comm.cost_ns = 0, comm.name = "view_140"} : tensor<1x4096x1024xbf16> -> tensor<4096x1024xbf16>
  %t_67 = comm.view "aten.t.default" %view_140 {comm.cost_ns = 0, comm.name = "t_67"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %mm_41 = comm.compute "aten.mm.default"(%t_67, %view_37) {comm.cost_ns = 59266, comm.name = "mm_41"} : (tensor<1024x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %t_68 = comm.view "aten.t.default" %mm_41 {comm.cost_ns = 0, comm.name = "t_68"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
  %t_69 = comm.view "aten.t.default" %t_1 {comm.cost_ns = 0, comm.name = "t_69"} : memref<4096x1024xbf16> -> memref<1024x4096xbf16>
  %mm_42 = comm.compute "aten.mm.default"(%view_140, %t_69) {comm.cost_ns = 59266, comm.name = "mm_42"} : (tensor<4096x1024xbf16>, memref<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_141 = comm.view "aten.view.default" %mm_42 {comm.cost_ns = 0, comm.name = "view_141"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_32 = comm.compute "aten.add.Tensor"(%view_139, %view_141) {comm.cost_ns = 42265, comm.name = "add_32"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_70 = comm.view "aten.t.default" %t_68 {comm.cost_ns = 0, comm.name = "t_70"} : tensor<4096x1024xbf16> -> tensor<1024x4096xbf16>
  %new_empty_strided_17 = comm.compute "aten.new_empty_strided.default"(%t_70) {comm.cost_ns = 0, comm.name = "new_empty_strided_17"} : (tensor<1024x4096xbf16>) -> memref<1024x4096xbf16>
  comm.copy %t_70 into %new_empty_strided_17 {comm.cost_ns = 12066, comm.name = "copy_17"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  %view_142 = comm.view "aten.view.default" %view_137 {comm.cost_ns = 0, comm.name = "view_142"} : tensor<1x4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_71 = comm.view "aten.t.default" %view_142 {comm.cost_ns = 0, comm.name = "t_71"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %mm_43 = comm.compute "aten.mm.default"(%t_71, %view_36) {comm.cost_ns = 231064, comm.name = "mm_43"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %t_72 = comm.view "aten.t.default" %mm_43 {comm.cost_ns = 0, comm.name = "t_72"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %t_73 = comm.view "aten.t.default" %t {comm.cost_ns = 0, comm.name = "t_73"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %mm_44 = comm.compute "aten.mm.default"(%view_142, %t_73) {comm.cost_ns = 231064, comm.name = "mm_44"} : (tensor<4096x4096xbf16>, memref<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %view_143 = comm.view "aten.view.default" %mm_44 {comm.cost_ns = 0, comm.name = "view_143"} : tensor<4096x4096xbf16> -> tensor<1x4096x4096xbf16>
  %add_33 = comm.compute "aten.add.Tensor"(%add_32, %view_143) {comm.cost_ns = 42265, comm.name = "add_33"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %t_74 = comm.view "aten.t.default" %t_72 {comm.cost_ns = 0, comm.name = "t_74"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
  %new_empty_strided_18 = comm.compute "aten.new_empty_strided.default"(%t_74) {comm.cost_ns = 0, comm.name = "new_empty_strided_18"} : (tensor<4096x4096xbf16>) -> memref<4096x4096xbf16>
  comm.copy %t_74 into %new_empty_strided_18 {comm.cost_ns = 42265, comm.name = "copy_18"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  %mul_80 = comm.compute "aten.mul.Tensor"(%add_33, %to_copy_1) {comm.cost_ns = 42265, comm.name = "mul_80"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %mul_81 = comm.compute "aten.mul.Tensor"(%add_33, %as_strided_3) {comm.cost_ns = 28846, comm.name = "mul_81"} : (tensor<1x4096x4096xbf16>, memref<4096xbf16>) -> tensor<1x4096x4096xbf16>
  %sum_12 = comm.compute "aten.sum.dim_IntList"(%mul_80) {comm.cost_ns = 15425, comm.name = "sum_12"} : (tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_144 = comm.view "aten.view.default" %sum_12 {comm.cost_ns = 0, comm.name = "view_144"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %new_empty_strided_19 = comm.compute "aten.new_empty_strided.default"(%view_144) {comm.cost_ns = 0, comm.name = "new_empty_strided_19"} : (tensor<4096xbf16>) -> memref<4096xbf16>
  comm.copy %view_144 into %new_empty_strided_19 {comm.cost_ns = 2009, comm.name = "copy_19"} : tensor<4096xbf16> into memref<4096xbf16>
  %to_copy_36 = comm.compute "aten._to_copy.default"(%mul_81) {comm.cost_ns = 42265, comm.name = "to_copy_36"} : (tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xf32>
  %mul_82 = comm.compute "aten.mul.Tensor"(%to_copy_36, %to_copy) {comm.cost_ns = 82530, comm.name = "mul_82"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_83 = comm.compute "aten.mul.Tensor"(%to_copy_36, %rsqrt) {comm.cost_ns = 55693, comm.name = "mul_83"} : (tensor<1x4096x4096xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x4096xf32>
  %sum_13 = comm.compute "aten.sum.dim_IntList"(%mul_82) {comm.cost_ns = 28850, comm.name = "sum_13"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x1xf32>
  %pow_13 = comm.compute "aten.pow.Tensor_Scalar"(%rsqrt) {comm.cost_ns = 2013, comm.name = "pow_13"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_84 = comm.compute "aten.mul.Scalar"(%sum_13) {comm.cost_ns = 2013, comm.name = "mul_84"} : (tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %mul_85 = comm.compute "aten.mul.Tensor"(%mul_84, %pow_13) {comm.cost_ns = 2019, comm.name = "mul_85"} : (tensor<1x4096x1xf32>, tensor<1x4096x1xf32>) -> tensor<1x4096x1xf32>
  %expand_8 = comm.view "aten.expand.default" %mul_85 {comm.cost_ns = 0, comm.name = "expand_8"} : tensor<1x4096x1xf32> -> tensor<1x4096x4096xf32>
  %div_4 = comm.compute "aten.div.Scalar"(%expand_8) {comm.cost_ns = 55687, comm.name = "div_4"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %pow_14 = comm.compute "aten.pow.Tensor_Scalar"(%to_copy) {comm.cost_ns = 55687, comm.name = "pow_14"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_86 = comm.compute "aten.mul.Scalar"(%pow_14) {comm.cost_ns = 55687, comm.name = "mul_86"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %mul_87 = comm.compute "aten.mul.Tensor"(%div_4, %mul_86) {comm.cost_ns = 82530, comm.name = "mul_87"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %add_34 = comm.compute "aten.add.Tensor"(%mul_83, %mul_87) {comm.cost_ns = 82530, comm.name = "add_34"} : (tensor<1x4096x4096xf32>, tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xf32>
  %to_copy_37 = comm.compute "aten._to_copy.default"(%add_34) {comm.cost_ns = 42265, comm.name = "to_copy_37"} : (tensor<1x4096x4096xf32>) -> tensor<1x4096x4096xbf16>
  %add_35 = comm.compute "aten.add.Tensor"(%add_27, %to_copy_37) {comm.cost_ns = 42265, comm.name = "add_35"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  comm.resize %empty_5 to 0 {comm.cost_ns = 0, comm.name = "resize_51"} : memref<4096xbf16>
  comm.resize %empty_6 to 0 {comm.cost_ns = 0, comm.name = "resize_52"} : memref<16777216xbf16>
  comm.resize %empty_7 to 0 {comm.cost_ns = 0, comm.name = "resize_53"} : memref<4194304xbf16>
  comm.resize %empty_8 to 0 {comm.cost_ns = 0, comm.name = "resize_54"} : memref<4194304xbf16>
  comm.resize %empty_9 to 0 {comm.cost_ns = 0, comm.name = "resize_55"} : memref<16777216xbf16>
  comm.resize %empty_10 to 0 {comm.cost_ns = 0, comm.name = "resize_56"} : memref<4096xbf16>
  comm.resize %empty_11 to 0 {comm.cost_ns = 0, comm.name = "resize_57"} : memref<58720256xbf16>
  comm.resize %empty_12 to 0 {comm.cost_ns = 0, comm.name = "resize_58"} : memref<58720256xbf16>
  comm.resize %empty_13 to 0 {comm.cost_ns = 0, comm.name = "resize_59"} : memref<58720256xbf16>
  %empty_29 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_29"} : () -> memref<218112000xbf16>
  %view_145 = comm.view "aten.view.default" %empty_29 {comm.cost_ns = 0, comm.name = "view_145"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
  comm.chunk_cat %new_empty_strided_19, %new_empty_strided_18, %new_empty_strided_17, %new_empty_strided_16, %new_empty_strided_15, %new_empty_strided_14, %new_empty_strided_13, %new_empty_strided_12, %new_empty_strided_11 into %view_145 dim 0 chunks 8 {comm.cost_ns = 350979, comm.name = "chunk_cat_1"} : memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16> into memref<8x27264000xbf16>
  %empty_30 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_30"} : () -> memref<27264000xbf16>
  %reduce_scatter_base_1 = comm.reduce_scatter %empty_29 into %empty_30 on @pg0 dim 0 reduce avg {comm.cost_ns = 1252348, comm.name = "reduce_scatter_base_1"} : memref<218112000xbf16> into memref<27264000xbf16> -> !comm.future<memref<27264000xbf16>>
  %as_strided_30 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_30"} : memref<27264000xbf16> -> memref<512xbf16>
  %as_strided_31 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_31"} : memref<27264000xbf16> -> memref<512x4096xbf16>
  %as_strided_32 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_32"} : memref<27264000xbf16> -> memref<128x4096xbf16>
  %as_strided_33 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_33"} : memref<27264000xbf16> -> memref<128x4096xbf16>
  %as_strided_34 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_34"} : memref<27264000xbf16> -> memref<512x4096xbf16>
  %as_strided_35 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_35"} : memref<27264000xbf16> -> memref<512xbf16>
  %as_strided_36 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_36"} : memref<27264000xbf16> -> memref<1792x4096xbf16>
  %as_strided_37 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_37"} : memref<27264000xbf16> -> memref<1792x4096xbf16>
  %as_strided_38 = comm.view "aten.as_strided.default" %empty_30 {comm.cost_ns = 0, comm.name = "as_strided_38"} : memref<27264000xbf16> -> memref<512x14336xbf16>
  %embedding_dense_backward = comm.compute "aten.embedding_dense_backward.default"(%add_35, %tokens) {comm.cost_ns = 435704, comm.name = "embedding_dense_backward"} : (tensor<1x4096x4096xbf16>, tensor<1x4096xi64>) -> tensor<128256x4096xbf16>
  %new_empty_strided_20 = comm.compute "aten.new_empty_strided.default"(%embedding_dense_backward) {comm.cost_ns = 0, comm.name = "new_empty_strided_20"} : (tensor<128256x4096xbf16>) -> memref<128256x4096xbf16>
  comm.copy %embedding_dense_backward into %new_empty_strided_20 {comm.cost_ns = 1262807, comm.name = "copy_20"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
  comm.resize %empty_1 to 0 {comm.cost_ns = 0, comm.name = "resize_60"} : memref<525336576xbf16>
  comm.resize %empty_2 to 0 {comm.cost_ns = 0, comm.name = "resize_61"} : memref<4096xbf16>
  comm.resize %empty_3 to 0 {comm.cost_ns = 0, comm.name = "resize_62"} : memref<525336576xbf16>
  %empty_31 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_31"} : () -> memref<1050677248xbf16>
  %view_146 = comm.view "aten.view.default" %empty_31 {comm.cost_ns = 0, comm.name = "view_146"} : memref<1050677248xbf16> -> memref<8x131334656xbf16>
  comm.chunk_cat %new_empty_strided_20, %new_empty_strided_1, %new_empty_strided into %view_146 dim 0 chunks 8 {comm.cost_ns = 1683083, comm.name = "chunk_cat_2"} : memref<128256x4096xbf16>, memref<4096xbf16>, memref<128256x4096xbf16> into memref<8x131334656xbf16>
  %empty_32 = comm.compute "aten.empty.memory_format"() {comm.cost_ns = 0, comm.name = "empty_32"} : () -> memref<131334656xbf16>
  %reduce_scatter_base_2 = comm.reduce_scatter %empty_31 into %empty_32 on @pg0 dim 0 reduce avg {comm.cost_ns = 5929681, comm.name = "reduce_scatter_base_2"} : memref<1050677248xbf16> into memref<131334656xbf16> -> !comm.future<memref<131334656xbf16>>
  %as_strided_39 = comm.view "aten.as_strided.default" %empty_32 {comm.cost_ns = 0, comm.name = "as_strided_39"} : memref<131334656xbf16> -> memref<16032x4096xbf16>
  %as_strided_40 = comm.view "aten.as_strided.default" %empty_32 {comm.cost_ns = 0, comm.name = "as_strided_40"} : memref<131334656xbf16> -> memref<512xbf16>
  %as_strided_41 = comm.view "aten.as_strided.default" %empty_32 {comm.cost_ns = 0, comm.name = "as_strided_41"} : memref<131334656xbf16> -> memref<16032x4096xbf16>
  %wait_6 = comm.wait %reduce_scatter_base {comm.cost_ns = 0, comm.name = "wait_6"} : !comm.future<memref<27264000xbf16>>
  %wait_7 = comm.wait %reduce_scatter_base_1 {comm.cost_ns = 0, comm.name = "wait_7"} : !comm.future<memref<27264000xbf16>>
  %wait_8 = comm.wait %reduce_scatter_base_2 {comm.cost_ns = 0, comm.name = "wait_8"} : !comm.future<memref<131334656xbf16>>
  return %nll_loss_forward#0, %wait_8, %wait_8, %wait_8, %wait_7, %wait_7, %wait_7, %wait_7, %wait_7, %wait_7, %wait_7, %wait_7, %wait_7, %wait_6, %wait_6, %wait_6, %wait_6, %wait_6, %wait_6, %wait_6, %wait_6, %wait_6 : tensor<f32>, memref<131334656xbf16>, memref<131334656xbf16>, memref<131334656xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>, memref<27264000xbf16>
}
