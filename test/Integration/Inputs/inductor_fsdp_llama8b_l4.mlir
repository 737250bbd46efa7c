// SimpleFSDP-style step, 4 layers, Llama-3-8B shapes, bf16, sequence 4096, DP 8, per-parameter gathers kept for backward; as Inductor's scheduler sees it: after fusion, in its peak-memory order. order_only = the ordering-only edges between collectives, order_after = mutation order edges
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @inductor_fsdp_llama8b_l4(
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
    %on: tensor<512xbf16> {comm.name = "on"},
    %out: tensor<16032x4096xbf16> {comm.name = "out"},
    %tokens: tensor<1x4096xi64> {comm.name = "tokens"},
    %targets: tensor<1x4096xi64> {comm.name = "targets"},
    %cos: tensor<1x4096x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x4096x1x64xf32> {comm.name = "sin"}) -> (tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>) attributes {comm.name = "inductor_fsdp_llama8b_l4"} {
  %op0 = comm.all_gather %emb on @pg0 dim 0 {comm.cost_ns = 2880090, comm.name = "op0"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %op1 = comm.wait %op0 {comm.cost_ns = 0, comm.name = "op1"} : !comm.future<tensor<128256x4096xbf16>>
  %op2 = comm.all_gather %l0_an on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op2"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op3 = comm.wait %op2 {comm.cost_ns = 0, comm.name = "op3"} : !comm.future<tensor<4096xbf16>>
  %op4_op7:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%tokens, %op1, %op3) {comm.cost_ns = 435713, comm.name = "op4_op7"} : (tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op5 = comm.all_gather %l0_wq on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op5"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op6 = comm.wait %op5 {comm.cost_ns = 0, comm.name = "op6"} : !comm.future<tensor<4096x4096xbf16>>
  %op8 = comm.compute "extern_kernels.mm"(%op4_op7#1, %op6) {comm.cost_ns = 231064, comm.name = "op8"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op9 = comm.all_gather %l0_wk on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op9"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op10 = comm.wait %op9 {comm.cost_ns = 0, comm.name = "op10"} : !comm.future<tensor<1024x4096xbf16>>
  %op11 = comm.compute "extern_kernels.mm"(%op4_op7#1, %op10) {comm.cost_ns = 59266, comm.name = "op11"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op12 = comm.all_gather %l0_wv on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op12"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op13 = comm.wait %op12 {comm.cost_ns = 0, comm.name = "op13"} : !comm.future<tensor<1024x4096xbf16>>
  %op14 = comm.compute "extern_kernels.mm"(%op4_op7#1, %op13) {comm.cost_ns = 59266, comm.name = "op14"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op15_op16:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op8, %cos, %sin) {comm.cost_ns = 43104, comm.name = "op15_op16"} : (tensor<4096x4096xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op17 = comm.compute "ConcatKernel"(%op15_op16#0, %op15_op16#1) {comm.cost_ns = 0, comm.name = "op17"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op18_op19:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op11, %cos, %sin) {comm.cost_ns = 12905, comm.name = "op18_op19"} : (tensor<4096x1024xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op20 = comm.compute "ConcatKernel"(%op18_op19#0, %op18_op19#1) {comm.cost_ns = 0, comm.name = "op20"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op21 = comm.compute "ComputedBuffer"(%op17) {comm.cost_ns = 42265, comm.name = "op21"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op22 = comm.compute "ComputedBuffer"(%op20) {comm.cost_ns = 22132, comm.name = "op22"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op23 = comm.compute "ComputedBuffer"(%op14) {comm.cost_ns = 18777, comm.name = "op23"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op24 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%op21, %op22, %op23) {comm.cost_ns = 460129, comm.name = "op24"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<0xi8>
  %op25 = comm.compute "MultiOutput"(%op24) {comm.cost_ns = 0, comm.name = "op25"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op26 = comm.compute "MultiOutput"(%op24) {comm.cost_ns = 0, comm.name = "op26"} : (tensor<0xi8>) -> tensor<1x32x4096xf32>
  %op27 = comm.compute "MultiOutput"(%op24) {comm.cost_ns = 0, comm.name = "op27"} : (tensor<0xi8>) -> tensor<2xi64>
  %op28 = comm.compute "MultiOutput"(%op24) {comm.cost_ns = 0, comm.name = "op28"} : (tensor<0xi8>) -> tensor<i64>
  %op30 = comm.all_gather %l0_wo on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op30"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op31 = comm.wait %op30 {comm.cost_ns = 0, comm.name = "op31"} : !comm.future<tensor<4096x4096xbf16>>
  %op32 = comm.compute "extern_kernels.mm"(%op25, %op31) {comm.cost_ns = 231064, comm.name = "op32"} : (tensor<1x32x4096x128xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op33 = comm.all_gather %l0_fn on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op33"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op34 = comm.wait %op33 {comm.cost_ns = 0, comm.name = "op34"} : !comm.future<tensor<4096xbf16>>
  %op35_op36:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%tokens, %op1, %op32, %op34) {comm.cost_ns = 449135, comm.name = "op35_op36"} : (tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op37 = comm.all_gather %l0_w1 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op37"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op38 = comm.wait %op37 {comm.cost_ns = 0, comm.name = "op38"} : !comm.future<tensor<14336x4096xbf16>>
  %op39 = comm.compute "extern_kernels.mm"(%op35_op36#1, %op38) {comm.cost_ns = 803727, comm.name = "op39"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op41 = comm.all_gather %l0_w3 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op41"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op42 = comm.wait %op41 {comm.cost_ns = 0, comm.name = "op42"} : !comm.future<tensor<14336x4096xbf16>>
  %op43 = comm.compute "extern_kernels.mm"(%op35_op36#1, %op42) {comm.cost_ns = 803727, comm.name = "op43"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op40_op46:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op39, %op43) {comm.cost_ns = 189904, comm.name = "op40_op46"} : (tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>)
  %op44 = comm.all_gather %l0_w2 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op44"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %op45 = comm.wait %op44 {comm.cost_ns = 0, comm.name = "op45"} : !comm.future<tensor<4096x14336xbf16>>
  %op47 = comm.compute "extern_kernels.mm"(%op40_op46#1, %op45) {comm.cost_ns = 803727, comm.name = "op47"} : (tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x4096xbf16>
  %op48 = comm.all_gather %l1_an on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op48"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op49 = comm.wait %op48 {comm.cost_ns = 0, comm.name = "op49"} : !comm.future<tensor<4096xbf16>>
  %op50_op51_op54:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%tokens, %op1, %op32, %op47, %op49) {comm.cost_ns = 475979, comm.name = "op50_op51_op54"} : (tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>)
  %op52 = comm.all_gather %l1_wq on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op52"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op53 = comm.wait %op52 {comm.cost_ns = 0, comm.name = "op53"} : !comm.future<tensor<4096x4096xbf16>>
  %op55 = comm.compute "extern_kernels.mm"(%op50_op51_op54#2, %op53) {comm.cost_ns = 231064, comm.name = "op55"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op56 = comm.all_gather %l1_wk on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op56"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op57 = comm.wait %op56 {comm.cost_ns = 0, comm.name = "op57"} : !comm.future<tensor<1024x4096xbf16>>
  %op58 = comm.compute "extern_kernels.mm"(%op50_op51_op54#2, %op57) {comm.cost_ns = 59266, comm.name = "op58"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op59 = comm.all_gather %l1_wv on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op59"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op60 = comm.wait %op59 {comm.cost_ns = 0, comm.name = "op60"} : !comm.future<tensor<1024x4096xbf16>>
  %op61 = comm.compute "extern_kernels.mm"(%op50_op51_op54#2, %op60) {comm.cost_ns = 59266, comm.name = "op61"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op62_op63:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op55, %cos, %sin) {comm.cost_ns = 43104, comm.name = "op62_op63"} : (tensor<4096x4096xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op64 = comm.compute "ConcatKernel"(%op62_op63#0, %op62_op63#1) {comm.cost_ns = 0, comm.name = "op64"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op65_op66:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op58, %cos, %sin) {comm.cost_ns = 12905, comm.name = "op65_op66"} : (tensor<4096x1024xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op67 = comm.compute "ConcatKernel"(%op65_op66#0, %op65_op66#1) {comm.cost_ns = 0, comm.name = "op67"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op68 = comm.compute "ComputedBuffer"(%op64) {comm.cost_ns = 42265, comm.name = "op68"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op69 = comm.compute "ComputedBuffer"(%op67) {comm.cost_ns = 22132, comm.name = "op69"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op70 = comm.compute "ComputedBuffer"(%op61) {comm.cost_ns = 18777, comm.name = "op70"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op71 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%op68, %op69, %op70) {comm.cost_ns = 460129, comm.name = "op71"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<0xi8>
  %op72 = comm.compute "MultiOutput"(%op71) {comm.cost_ns = 0, comm.name = "op72"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op73 = comm.compute "MultiOutput"(%op71) {comm.cost_ns = 0, comm.name = "op73"} : (tensor<0xi8>) -> tensor<1x32x4096xf32>
  %op74 = comm.compute "MultiOutput"(%op71) {comm.cost_ns = 0, comm.name = "op74"} : (tensor<0xi8>) -> tensor<2xi64>
  %op75 = comm.compute "MultiOutput"(%op71) {comm.cost_ns = 0, comm.name = "op75"} : (tensor<0xi8>) -> tensor<i64>
  %op77 = comm.all_gather %l1_wo on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op77"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op78 = comm.wait %op77 {comm.cost_ns = 0, comm.name = "op78"} : !comm.future<tensor<4096x4096xbf16>>
  %op79 = comm.compute "extern_kernels.mm"(%op72, %op78) {comm.cost_ns = 231064, comm.name = "op79"} : (tensor<1x32x4096x128xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op81 = comm.all_gather %l1_fn on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op81"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op82 = comm.wait %op81 {comm.cost_ns = 0, comm.name = "op82"} : !comm.future<tensor<4096xbf16>>
  %op80_op83_op86:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%tokens, %op1, %op32, %op47, %op79, %op82) {comm.cost_ns = 489401, comm.name = "op80_op83_op86"} : (tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op84 = comm.all_gather %l1_w1 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op84"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op85 = comm.wait %op84 {comm.cost_ns = 0, comm.name = "op85"} : !comm.future<tensor<14336x4096xbf16>>
  %op87 = comm.compute "extern_kernels.mm"(%op80_op83_op86#2, %op85) {comm.cost_ns = 803727, comm.name = "op87"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op89 = comm.all_gather %l1_w3 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op89"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op90 = comm.wait %op89 {comm.cost_ns = 0, comm.name = "op90"} : !comm.future<tensor<14336x4096xbf16>>
  %op91 = comm.compute "extern_kernels.mm"(%op80_op83_op86#2, %op90) {comm.cost_ns = 803727, comm.name = "op91"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op88_op94:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op87, %op91) {comm.cost_ns = 189904, comm.name = "op88_op94"} : (tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>)
  %op92 = comm.all_gather %l1_w2 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op92"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %op93 = comm.wait %op92 {comm.cost_ns = 0, comm.name = "op93"} : !comm.future<tensor<4096x14336xbf16>>
  %op95 = comm.compute "extern_kernels.mm"(%op88_op94#1, %op93) {comm.cost_ns = 803727, comm.name = "op95"} : (tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x4096xbf16>
  %op96 = comm.all_gather %l2_an on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op96"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op97 = comm.wait %op96 {comm.cost_ns = 0, comm.name = "op97"} : !comm.future<tensor<4096xbf16>>
  %op98_op101:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op80_op83_op86#0, %op95, %op97) {comm.cost_ns = 42275, comm.name = "op98_op101"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op99 = comm.all_gather %l2_wq on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op99"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op100 = comm.wait %op99 {comm.cost_ns = 0, comm.name = "op100"} : !comm.future<tensor<4096x4096xbf16>>
  %op102 = comm.compute "extern_kernels.mm"(%op98_op101#1, %op100) {comm.cost_ns = 231064, comm.name = "op102"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op103 = comm.all_gather %l2_wk on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op103"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op104 = comm.wait %op103 {comm.cost_ns = 0, comm.name = "op104"} : !comm.future<tensor<1024x4096xbf16>>
  %op105 = comm.compute "extern_kernels.mm"(%op98_op101#1, %op104) {comm.cost_ns = 59266, comm.name = "op105"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op106 = comm.all_gather %l2_wv on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op106"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op107 = comm.wait %op106 {comm.cost_ns = 0, comm.name = "op107"} : !comm.future<tensor<1024x4096xbf16>>
  %op108 = comm.compute "extern_kernels.mm"(%op98_op101#1, %op107) {comm.cost_ns = 59266, comm.name = "op108"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op109_op110:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op102, %cos, %sin) {comm.cost_ns = 43104, comm.name = "op109_op110"} : (tensor<4096x4096xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op111 = comm.compute "ConcatKernel"(%op109_op110#0, %op109_op110#1) {comm.cost_ns = 0, comm.name = "op111"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op112_op113:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op105, %cos, %sin) {comm.cost_ns = 12905, comm.name = "op112_op113"} : (tensor<4096x1024xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op114 = comm.compute "ConcatKernel"(%op112_op113#0, %op112_op113#1) {comm.cost_ns = 0, comm.name = "op114"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op115 = comm.compute "ComputedBuffer"(%op111) {comm.cost_ns = 42265, comm.name = "op115"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op116 = comm.compute "ComputedBuffer"(%op114) {comm.cost_ns = 22132, comm.name = "op116"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op117 = comm.compute "ComputedBuffer"(%op108) {comm.cost_ns = 18777, comm.name = "op117"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op118 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%op115, %op116, %op117) {comm.cost_ns = 460129, comm.name = "op118"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<0xi8>
  %op119 = comm.compute "MultiOutput"(%op118) {comm.cost_ns = 0, comm.name = "op119"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op120 = comm.compute "MultiOutput"(%op118) {comm.cost_ns = 0, comm.name = "op120"} : (tensor<0xi8>) -> tensor<1x32x4096xf32>
  %op121 = comm.compute "MultiOutput"(%op118) {comm.cost_ns = 0, comm.name = "op121"} : (tensor<0xi8>) -> tensor<2xi64>
  %op122 = comm.compute "MultiOutput"(%op118) {comm.cost_ns = 0, comm.name = "op122"} : (tensor<0xi8>) -> tensor<i64>
  %op124 = comm.all_gather %l2_wo on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op124"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op125 = comm.wait %op124 {comm.cost_ns = 0, comm.name = "op125"} : !comm.future<tensor<4096x4096xbf16>>
  %op126 = comm.compute "extern_kernels.mm"(%op119, %op125) {comm.cost_ns = 231064, comm.name = "op126"} : (tensor<1x32x4096x128xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op127 = comm.all_gather %l2_fn on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op127"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op128 = comm.wait %op127 {comm.cost_ns = 0, comm.name = "op128"} : !comm.future<tensor<4096xbf16>>
  %op129_op130:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op80_op83_op86#0, %op95, %op126, %op128) {comm.cost_ns = 55696, comm.name = "op129_op130"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op131 = comm.all_gather %l2_w1 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op131"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op132 = comm.wait %op131 {comm.cost_ns = 0, comm.name = "op132"} : !comm.future<tensor<14336x4096xbf16>>
  %op133 = comm.compute "extern_kernels.mm"(%op129_op130#1, %op132) {comm.cost_ns = 803727, comm.name = "op133"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op135 = comm.all_gather %l2_w3 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op135"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op136 = comm.wait %op135 {comm.cost_ns = 0, comm.name = "op136"} : !comm.future<tensor<14336x4096xbf16>>
  %op137 = comm.compute "extern_kernels.mm"(%op129_op130#1, %op136) {comm.cost_ns = 803727, comm.name = "op137"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op134_op140:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op133, %op137) {comm.cost_ns = 189904, comm.name = "op134_op140"} : (tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>)
  %op138 = comm.all_gather %l2_w2 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op138"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %op139 = comm.wait %op138 {comm.cost_ns = 0, comm.name = "op139"} : !comm.future<tensor<4096x14336xbf16>>
  %op141 = comm.compute "extern_kernels.mm"(%op134_op140#1, %op139) {comm.cost_ns = 803727, comm.name = "op141"} : (tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x4096xbf16>
  %op142 = comm.all_gather %l3_an on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op142"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op143 = comm.wait %op142 {comm.cost_ns = 0, comm.name = "op143"} : !comm.future<tensor<4096xbf16>>
  %op144_op145_op148:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op80_op83_op86#0, %op95, %op126, %op141, %op143) {comm.cost_ns = 82540, comm.name = "op144_op145_op148"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>)
  %op146 = comm.all_gather %l3_wq on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op146"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op147 = comm.wait %op146 {comm.cost_ns = 0, comm.name = "op147"} : !comm.future<tensor<4096x4096xbf16>>
  %op149 = comm.compute "extern_kernels.mm"(%op144_op145_op148#2, %op147) {comm.cost_ns = 231064, comm.name = "op149"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op150 = comm.all_gather %l3_wk on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op150"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op151 = comm.wait %op150 {comm.cost_ns = 0, comm.name = "op151"} : !comm.future<tensor<1024x4096xbf16>>
  %op152 = comm.compute "extern_kernels.mm"(%op144_op145_op148#2, %op151) {comm.cost_ns = 59266, comm.name = "op152"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op153 = comm.all_gather %l3_wv on @pg0 dim 0 {comm.cost_ns = 47795, comm.name = "op153"} : tensor<128x4096xbf16> -> !comm.future<tensor<1024x4096xbf16>>
  %op154 = comm.wait %op153 {comm.cost_ns = 0, comm.name = "op154"} : !comm.future<tensor<1024x4096xbf16>>
  %op155 = comm.compute "extern_kernels.mm"(%op144_op145_op148#2, %op154) {comm.cost_ns = 59266, comm.name = "op155"} : (tensor<1x4096x4096xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x1024xbf16>
  %op156_op157:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op149, %cos, %sin) {comm.cost_ns = 43104, comm.name = "op156_op157"} : (tensor<4096x4096xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op158 = comm.compute "ConcatKernel"(%op156_op157#0, %op156_op157#1) {comm.cost_ns = 0, comm.name = "op158"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op159_op160:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op152, %cos, %sin) {comm.cost_ns = 12905, comm.name = "op159_op160"} : (tensor<4096x1024xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op161 = comm.compute "ConcatKernel"(%op159_op160#0, %op159_op160#1) {comm.cost_ns = 0, comm.name = "op161"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op162 = comm.compute "ComputedBuffer"(%op158) {comm.cost_ns = 42265, comm.name = "op162"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op163 = comm.compute "ComputedBuffer"(%op161) {comm.cost_ns = 22132, comm.name = "op163"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op164 = comm.compute "ComputedBuffer"(%op155) {comm.cost_ns = 18777, comm.name = "op164"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op165 = comm.compute "aten._scaled_dot_product_flash_attention.default"(%op162, %op163, %op164) {comm.cost_ns = 460129, comm.name = "op165"} : (tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<0xi8>
  %op166 = comm.compute "MultiOutput"(%op165) {comm.cost_ns = 0, comm.name = "op166"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op167 = comm.compute "MultiOutput"(%op165) {comm.cost_ns = 0, comm.name = "op167"} : (tensor<0xi8>) -> tensor<1x32x4096xf32>
  %op168 = comm.compute "MultiOutput"(%op165) {comm.cost_ns = 0, comm.name = "op168"} : (tensor<0xi8>) -> tensor<2xi64>
  %op169 = comm.compute "MultiOutput"(%op165) {comm.cost_ns = 0, comm.name = "op169"} : (tensor<0xi8>) -> tensor<i64>
  %op171 = comm.all_gather %l3_wo on @pg0 dim 0 {comm.cost_ns = 116180, comm.name = "op171"} : tensor<512x4096xbf16> -> !comm.future<tensor<4096x4096xbf16>>
  %op172 = comm.wait %op171 {comm.cost_ns = 0, comm.name = "op172"} : !comm.future<tensor<4096x4096xbf16>>
  %op173 = comm.compute "extern_kernels.mm"(%op166, %op172) {comm.cost_ns = 231064, comm.name = "op173"} : (tensor<1x32x4096x128xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op174 = comm.compute "ComputedBuffer"(%op80_op83_op86#0, %op95, %op126, %op141, %op173) {comm.cost_ns = 82530, comm.name = "op174"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<1x4096x4096xbf16>
  %op175 = comm.all_gather %l3_fn on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op175"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op176 = comm.wait %op175 {comm.cost_ns = 0, comm.name = "op176"} : !comm.future<tensor<4096xbf16>>
  %op177_op180:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op174, %op176) {comm.cost_ns = 28853, comm.name = "op177_op180"} : (tensor<1x4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op178 = comm.all_gather %l3_w1 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op178"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op179 = comm.wait %op178 {comm.cost_ns = 0, comm.name = "op179"} : !comm.future<tensor<14336x4096xbf16>>
  %op181 = comm.compute "extern_kernels.mm"(%op177_op180#1, %op179) {comm.cost_ns = 803727, comm.name = "op181"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op183 = comm.all_gather %l3_w3 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op183"} : tensor<1792x4096xbf16> -> !comm.future<tensor<14336x4096xbf16>>
  %op184 = comm.wait %op183 {comm.cost_ns = 0, comm.name = "op184"} : !comm.future<tensor<14336x4096xbf16>>
  %op185 = comm.compute "extern_kernels.mm"(%op177_op180#1, %op184) {comm.cost_ns = 803727, comm.name = "op185"} : (tensor<1x4096x4096xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x14336xbf16>
  %op182_op188:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op181, %op185) {comm.cost_ns = 189904, comm.name = "op182_op188"} : (tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xbf16>)
  %op186 = comm.all_gather %l3_w2 on @pg0 dim 0 {comm.cost_ns = 344131, comm.name = "op186"} : tensor<512x14336xbf16> -> !comm.future<tensor<4096x14336xbf16>>
  %op187 = comm.wait %op186 {comm.cost_ns = 0, comm.name = "op187"} : !comm.future<tensor<4096x14336xbf16>>
  %op189 = comm.compute "extern_kernels.mm"(%op182_op188#1, %op187) {comm.cost_ns = 803727, comm.name = "op189"} : (tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x4096xbf16>
  %op190 = comm.all_gather %on on @pg0 dim 0 {comm.cost_ns = 25022, comm.name = "op190"} : tensor<512xbf16> -> !comm.future<tensor<4096xbf16>>
  %op191 = comm.wait %op190 {comm.cost_ns = 0, comm.name = "op191"} : !comm.future<tensor<4096xbf16>>
  %op192_op195:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op174, %op189, %op191) {comm.cost_ns = 42275, comm.name = "op192_op195"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op193 = comm.all_gather %out on @pg0 dim 0 {comm.cost_ns = 2880090, comm.name = "op193"} : tensor<16032x4096xbf16> -> !comm.future<tensor<128256x4096xbf16>>
  %op194 = comm.wait %op193 {comm.cost_ns = 0, comm.name = "op194"} : !comm.future<tensor<128256x4096xbf16>>
  %op196 = comm.compute "extern_kernels.mm"(%op192_op195#1, %op194) {comm.cost_ns = 7174595, comm.name = "op196"} : (tensor<1x4096x4096xbf16>, tensor<128256x4096xbf16>) -> tensor<4096x128256xbf16>
  %op197_op198:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op196) {comm.cost_ns = 422282, comm.name = "op197_op198"} : (tensor<4096x128256xbf16>) -> (tensor<4096x1xf32>, tensor<4096x1xf32>)
  %op199_op200_op201:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op197_op198#1, %targets, %op196, %op197_op198#0) {comm.cost_ns = 422302, comm.name = "op199_op200_op201"} : (tensor<4096x1xf32>, tensor<1x4096xi64>, tensor<4096x128256xbf16>, tensor<4096x1xf32>) -> (tensor<4096x1xf32>, tensor<i64>, tensor<f32>)
  %op202 = comm.compute "ComputedBuffer"() {comm.cost_ns = 842538, comm.name = "op202"} : () -> memref<4096x128256xf32>
  comm.compute "ComputedBuffer"(%targets, %op202) mutates [1] {comm.cost_ns = 2026, comm.name = "op203"} : (tensor<1x4096xi64>, memref<4096x128256xf32>) -> ()
  %op204_op205:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op202, %targets, %op199_op200_op201#1, %op196, %op197_op198#0, %op199_op200_op201#0) {comm.cost_ns = 1683103, comm.name = "op204_op205"} : (memref<4096x128256xf32>, tensor<1x4096xi64>, tensor<i64>, tensor<4096x128256xbf16>, tensor<4096x1xf32>, tensor<4096x1xf32>) -> (tensor<4096x1xf32>, tensor<1x4096x128256xbf16>)
  %op206 = comm.compute "extern_kernels.mm"(%op204_op205#1, %op192_op195#1) {comm.cost_ns = 7174595, comm.name = "op206"} : (tensor<1x4096x128256xbf16>, tensor<1x4096x4096xbf16>) -> tensor<128256x4096xbf16>
  %op207 = comm.compute "extern_kernels.mm"(%op204_op205#1, %op194) {comm.cost_ns = 7174595, comm.name = "op207"} : (tensor<1x4096x128256xbf16>, tensor<128256x4096xbf16>) -> tensor<4096x4096xbf16>
  %op208 = comm.reduce_scatter %op206 on @pg0 dim 0 reduce sum {comm.cost_ns = 2978329, comm.name = "op208"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %op209 = comm.wait %op208 {comm.cost_ns = 0, comm.name = "op209"} : !comm.future<tensor<16032x4096xbf16>>
  %op211_op212:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op207, %op191, %op174, %op189, %op192_op195#0) {comm.cost_ns = 55696, comm.name = "op211_op212"} : (tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op216 = comm.compute "extern_kernels.mm"(%op211_op212#1, %op187) {comm.cost_ns = 803727, comm.name = "op216"} : (tensor<1x4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op219_op224_op225:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op216, %op182_op188#0, %op181, %op185) {comm.cost_ns = 283857, comm.name = "op219_op224_op225"} : (tensor<4096x14336xbf16>, tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xf32>, tensor<1x4096x14336xbf16>)
  %op221 = comm.compute "extern_kernels.mm"(%op219_op224_op225#0, %op184) {comm.cost_ns = 803727, comm.name = "op221"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op227 = comm.compute "extern_kernels.mm"(%op219_op224_op225#2, %op179) {comm.cost_ns = 803727, comm.name = "op227"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op210_op230:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op207, %op174, %op189, %op192_op195#0, %op221, %op227, %op177_op180#0) {comm.cost_ns = 69128, comm.name = "op210_op230"} : (tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>)
  %op213.reshape = comm.view "reshape" %op210_op230#0 {comm.cost_ns = 0, comm.name = "op213.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op213 = comm.reduce_scatter %op213.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op213"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op214 = comm.wait %op213 {comm.cost_ns = 0, comm.name = "op214"} : !comm.future<tensor<512xbf16>>
  %op215 = comm.compute "extern_kernels.mm"(%op211_op212#1, %op182_op188#1) {comm.cost_ns = 803727, comm.name = "op215"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op217 = comm.reduce_scatter %op215 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op217"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %op218 = comm.wait %op217 {comm.cost_ns = 0, comm.name = "op218"} : !comm.future<tensor<512x14336xbf16>>
  %op220 = comm.compute "extern_kernels.mm"(%op219_op224_op225#0, %op177_op180#1) {comm.cost_ns = 803727, comm.name = "op220"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op222 = comm.reduce_scatter %op220 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op222"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op223 = comm.wait %op222 {comm.cost_ns = 0, comm.name = "op223"} : !comm.future<tensor<1792x4096xbf16>>
  %op226 = comm.compute "extern_kernels.mm"(%op219_op224_op225#2, %op177_op180#1) {comm.cost_ns = 803727, comm.name = "op226"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op228 = comm.reduce_scatter %op226 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op228"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op229 = comm.wait %op228 {comm.cost_ns = 0, comm.name = "op229"} : !comm.future<tensor<1792x4096xbf16>>
  %op231_op232:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op221, %op227, %op176, %op174, %op211_op212#1, %op177_op180#0) {comm.cost_ns = 69118, comm.name = "op231_op232"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op233.reshape = comm.view "reshape" %op210_op230#1 {comm.cost_ns = 0, comm.name = "op233.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op233 = comm.reduce_scatter %op233.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op233"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op234 = comm.wait %op233 {comm.cost_ns = 0, comm.name = "op234"} : !comm.future<tensor<512xbf16>>
  %op235 = comm.compute "extern_kernels.mm"(%op231_op232#1, %op166) {comm.cost_ns = 231064, comm.name = "op235"} : (tensor<1x4096x4096xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<4096x4096xbf16>
  %op236 = comm.compute "extern_kernels.mm"(%op231_op232#1, %op172) {comm.cost_ns = 231064, comm.name = "op236"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op237 = comm.reduce_scatter %op235 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op237"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op238 = comm.wait %op237 {comm.cost_ns = 0, comm.name = "op238"} : !comm.future<tensor<512x4096xbf16>>
  %op239 = comm.compute "ComputedBuffer"(%op158) {comm.cost_ns = 42265, comm.name = "op239"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op240 = comm.compute "ComputedBuffer"(%op161) {comm.cost_ns = 22132, comm.name = "op240"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op241 = comm.compute "ComputedBuffer"(%op155) {comm.cost_ns = 18777, comm.name = "op241"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op242 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%op236, %op239, %op240, %op241, %op166, %op167, %op168, %op169) {comm.cost_ns = 1147324, comm.name = "op242"} : (tensor<4096x4096xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> tensor<0xi8>
  %op243 = comm.compute "MultiOutput"(%op242) {comm.cost_ns = 0, comm.name = "op243"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op244 = comm.compute "MultiOutput"(%op242) {comm.cost_ns = 0, comm.name = "op244"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op245 = comm.compute "MultiOutput"(%op242) {comm.cost_ns = 0, comm.name = "op245"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op246_op247:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op244, %sin, %cos) {comm.cost_ns = 22971, comm.name = "op246_op247"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op248 = comm.compute "ConcatKernel"(%op246_op247#0, %op246_op247#1) {comm.cost_ns = 0, comm.name = "op248"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op249_op250:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op243, %sin, %cos) {comm.cost_ns = 43104, comm.name = "op249_op250"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op251 = comm.compute "ConcatKernel"(%op249_op250#0, %op249_op250#1) {comm.cost_ns = 0, comm.name = "op251"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op252 = comm.compute "ComputedBuffer"(%op245) {comm.cost_ns = 18777, comm.name = "op252"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %op253 = comm.compute "extern_kernels.mm"(%op252, %op144_op145_op148#2) {comm.cost_ns = 59266, comm.name = "op253"} : (tensor<1x4096x8x1x128xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op254 = comm.compute "extern_kernels.mm"(%op252, %op154) {comm.cost_ns = 59266, comm.name = "op254"} : (tensor<1x4096x8x1x128xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op255 = comm.reduce_scatter %op253 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op255"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op256 = comm.wait %op255 {comm.cost_ns = 0, comm.name = "op256"} : !comm.future<tensor<128x4096xbf16>>
  %op257 = comm.compute "ComputedBuffer"(%op248) {comm.cost_ns = 12066, comm.name = "op257"} : (tensor<1x4096x8x128xf32>) -> tensor<4096x1024xbf16>
  %op258 = comm.compute "extern_kernels.mm"(%op257, %op144_op145_op148#2) {comm.cost_ns = 59266, comm.name = "op258"} : (tensor<4096x1024xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op259 = comm.compute "extern_kernels.mm"(%op257, %op151) {comm.cost_ns = 59266, comm.name = "op259"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op260 = comm.reduce_scatter %op258 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op260"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op261 = comm.wait %op260 {comm.cost_ns = 0, comm.name = "op261"} : !comm.future<tensor<128x4096xbf16>>
  %op262 = comm.compute "ComputedBuffer"(%op251) {comm.cost_ns = 42265, comm.name = "op262"} : (tensor<1x4096x32x128xf32>) -> tensor<4096x4096xbf16>
  %op263 = comm.compute "extern_kernels.mm"(%op262, %op144_op145_op148#2) {comm.cost_ns = 231064, comm.name = "op263"} : (tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op264 = comm.compute "extern_kernels.mm"(%op262, %op147) {comm.cost_ns = 231064, comm.name = "op264"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op265 = comm.reduce_scatter %op263 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op265"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op266 = comm.wait %op265 {comm.cost_ns = 0, comm.name = "op266"} : !comm.future<tensor<512x4096xbf16>>
  %op267 = comm.compute "ComputedBuffer"(%op254, %op259, %op264, %op144_op145_op148#1) {comm.cost_ns = 55690, comm.name = "op267"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %op268_op269:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op254, %op259, %op264, %op143, %op80_op83_op86#0, %op95, %op126, %op141, %op231_op232#1, %op144_op145_op148#0) {comm.cost_ns = 122805, comm.name = "op268_op269"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op270.reshape = comm.view "reshape" %op267 {comm.cost_ns = 0, comm.name = "op270.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op270 = comm.reduce_scatter %op270.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op270"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op271 = comm.wait %op270 {comm.cost_ns = 0, comm.name = "op271"} : !comm.future<tensor<512xbf16>>
  %op272 = comm.compute "extern_kernels.mm"(%op268_op269#1, %op134_op140#1) {comm.cost_ns = 803727, comm.name = "op272"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op273 = comm.compute "extern_kernels.mm"(%op268_op269#1, %op139) {comm.cost_ns = 803727, comm.name = "op273"} : (tensor<1x4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op274 = comm.reduce_scatter %op272 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op274"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %op275 = comm.wait %op274 {comm.cost_ns = 0, comm.name = "op275"} : !comm.future<tensor<512x14336xbf16>>
  %op276_op281_op282:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op273, %op134_op140#0, %op133, %op137) {comm.cost_ns = 283857, comm.name = "op276_op281_op282"} : (tensor<4096x14336xbf16>, tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xf32>, tensor<1x4096x14336xbf16>)
  %op277 = comm.compute "extern_kernels.mm"(%op276_op281_op282#0, %op129_op130#1) {comm.cost_ns = 803727, comm.name = "op277"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op278 = comm.compute "extern_kernels.mm"(%op276_op281_op282#0, %op136) {comm.cost_ns = 803727, comm.name = "op278"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op279 = comm.reduce_scatter %op277 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op279"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op280 = comm.wait %op279 {comm.cost_ns = 0, comm.name = "op280"} : !comm.future<tensor<1792x4096xbf16>>
  %op283 = comm.compute "extern_kernels.mm"(%op276_op281_op282#2, %op129_op130#1) {comm.cost_ns = 803727, comm.name = "op283"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op284 = comm.compute "extern_kernels.mm"(%op276_op281_op282#2, %op132) {comm.cost_ns = 803727, comm.name = "op284"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op285 = comm.reduce_scatter %op283 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op285"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op286 = comm.wait %op285 {comm.cost_ns = 0, comm.name = "op286"} : !comm.future<tensor<1792x4096xbf16>>
  %op288_op289:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op278, %op284, %op128, %op80_op83_op86#0, %op95, %op126, %op268_op269#1, %op129_op130#0) {comm.cost_ns = 95962, comm.name = "op288_op289"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op293 = comm.compute "extern_kernels.mm"(%op288_op289#1, %op125) {comm.cost_ns = 231064, comm.name = "op293"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op296 = comm.compute "ComputedBuffer"(%op111) {comm.cost_ns = 42265, comm.name = "op296"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op297 = comm.compute "ComputedBuffer"(%op114) {comm.cost_ns = 22132, comm.name = "op297"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op298 = comm.compute "ComputedBuffer"(%op108) {comm.cost_ns = 18777, comm.name = "op298"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op299 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%op293, %op296, %op297, %op298, %op119, %op120, %op121, %op122) {comm.cost_ns = 1147324, comm.name = "op299"} : (tensor<4096x4096xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> tensor<0xi8>
  %op302 = comm.compute "MultiOutput"(%op299) {comm.cost_ns = 0, comm.name = "op302"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op309 = comm.compute "ComputedBuffer"(%op302) {comm.cost_ns = 18777, comm.name = "op309"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %op311 = comm.compute "extern_kernels.mm"(%op309, %op107) {comm.cost_ns = 59266, comm.name = "op311"} : (tensor<1x4096x8x1x128xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op301 = comm.compute "MultiOutput"(%op299) {comm.cost_ns = 0, comm.name = "op301"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op303_op304:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op301, %sin, %cos) {comm.cost_ns = 22971, comm.name = "op303_op304"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op305 = comm.compute "ConcatKernel"(%op303_op304#0, %op303_op304#1) {comm.cost_ns = 0, comm.name = "op305"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op314 = comm.compute "ComputedBuffer"(%op305) {comm.cost_ns = 12066, comm.name = "op314"} : (tensor<1x4096x8x128xf32>) -> tensor<4096x1024xbf16>
  %op316 = comm.compute "extern_kernels.mm"(%op314, %op104) {comm.cost_ns = 59266, comm.name = "op316"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op300 = comm.compute "MultiOutput"(%op299) {comm.cost_ns = 0, comm.name = "op300"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op306_op307:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op300, %sin, %cos) {comm.cost_ns = 43104, comm.name = "op306_op307"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op308 = comm.compute "ConcatKernel"(%op306_op307#0, %op306_op307#1) {comm.cost_ns = 0, comm.name = "op308"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op319 = comm.compute "ComputedBuffer"(%op308) {comm.cost_ns = 42265, comm.name = "op319"} : (tensor<1x4096x32x128xf32>) -> tensor<4096x4096xbf16>
  %op321 = comm.compute "extern_kernels.mm"(%op319, %op100) {comm.cost_ns = 231064, comm.name = "op321"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op325_op326:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op311, %op316, %op321, %op97, %op80_op83_op86#0, %op95, %op288_op289#1, %op98_op101#0) {comm.cost_ns = 95962, comm.name = "op325_op326"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op330 = comm.compute "extern_kernels.mm"(%op325_op326#1, %op93) {comm.cost_ns = 803727, comm.name = "op330"} : (tensor<1x4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op333_op338_op339:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op330, %op88_op94#0, %op87, %op91) {comm.cost_ns = 283857, comm.name = "op333_op338_op339"} : (tensor<4096x14336xbf16>, tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xf32>, tensor<1x4096x14336xbf16>)
  %op335 = comm.compute "extern_kernels.mm"(%op333_op338_op339#0, %op90) {comm.cost_ns = 803727, comm.name = "op335"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op341 = comm.compute "extern_kernels.mm"(%op333_op338_op339#2, %op85) {comm.cost_ns = 803727, comm.name = "op341"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op287_op324_op344:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op278, %op284, %op80_op83_op86#0, %op95, %op126, %op129_op130#0, %op311, %op316, %op321, %op98_op101#0, %op335, %op341, %op80_op83_op86#1) {comm.cost_ns = 136247, comm.name = "op287_op324_op344"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>)
  %op290.reshape = comm.view "reshape" %op287_op324_op344#0 {comm.cost_ns = 0, comm.name = "op290.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op290 = comm.reduce_scatter %op290.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op290"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op291 = comm.wait %op290 {comm.cost_ns = 0, comm.name = "op291"} : !comm.future<tensor<512xbf16>>
  %op292 = comm.compute "extern_kernels.mm"(%op288_op289#1, %op119) {comm.cost_ns = 231064, comm.name = "op292"} : (tensor<1x4096x4096xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<4096x4096xbf16>
  %op294 = comm.reduce_scatter %op292 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op294"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op295 = comm.wait %op294 {comm.cost_ns = 0, comm.name = "op295"} : !comm.future<tensor<512x4096xbf16>>
  %op310 = comm.compute "extern_kernels.mm"(%op309, %op98_op101#1) {comm.cost_ns = 59266, comm.name = "op310"} : (tensor<1x4096x8x1x128xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op312 = comm.reduce_scatter %op310 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op312"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op313 = comm.wait %op312 {comm.cost_ns = 0, comm.name = "op313"} : !comm.future<tensor<128x4096xbf16>>
  %op315 = comm.compute "extern_kernels.mm"(%op314, %op98_op101#1) {comm.cost_ns = 59266, comm.name = "op315"} : (tensor<4096x1024xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op317 = comm.reduce_scatter %op315 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op317"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op318 = comm.wait %op317 {comm.cost_ns = 0, comm.name = "op318"} : !comm.future<tensor<128x4096xbf16>>
  %op320 = comm.compute "extern_kernels.mm"(%op319, %op98_op101#1) {comm.cost_ns = 231064, comm.name = "op320"} : (tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op322 = comm.reduce_scatter %op320 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op322"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op323 = comm.wait %op322 {comm.cost_ns = 0, comm.name = "op323"} : !comm.future<tensor<512x4096xbf16>>
  %op327.reshape = comm.view "reshape" %op287_op324_op344#1 {comm.cost_ns = 0, comm.name = "op327.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op327 = comm.reduce_scatter %op327.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op327"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op328 = comm.wait %op327 {comm.cost_ns = 0, comm.name = "op328"} : !comm.future<tensor<512xbf16>>
  %op329 = comm.compute "extern_kernels.mm"(%op325_op326#1, %op88_op94#1) {comm.cost_ns = 803727, comm.name = "op329"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op331 = comm.reduce_scatter %op329 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op331"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %op332 = comm.wait %op331 {comm.cost_ns = 0, comm.name = "op332"} : !comm.future<tensor<512x14336xbf16>>
  %op334 = comm.compute "extern_kernels.mm"(%op333_op338_op339#0, %op80_op83_op86#2) {comm.cost_ns = 803727, comm.name = "op334"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op336 = comm.reduce_scatter %op334 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op336"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op337 = comm.wait %op336 {comm.cost_ns = 0, comm.name = "op337"} : !comm.future<tensor<1792x4096xbf16>>
  %op340 = comm.compute "extern_kernels.mm"(%op333_op338_op339#2, %op80_op83_op86#2) {comm.cost_ns = 803727, comm.name = "op340"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op342 = comm.reduce_scatter %op340 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op342"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op343 = comm.wait %op342 {comm.cost_ns = 0, comm.name = "op343"} : !comm.future<tensor<1792x4096xbf16>>
  %op345_op346:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op335, %op341, %op82, %op80_op83_op86#0, %op325_op326#1, %op80_op83_op86#1) {comm.cost_ns = 69118, comm.name = "op345_op346"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op347.reshape = comm.view "reshape" %op287_op324_op344#2 {comm.cost_ns = 0, comm.name = "op347.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op347 = comm.reduce_scatter %op347.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op347"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op348 = comm.wait %op347 {comm.cost_ns = 0, comm.name = "op348"} : !comm.future<tensor<512xbf16>>
  %op349 = comm.compute "extern_kernels.mm"(%op345_op346#1, %op72) {comm.cost_ns = 231064, comm.name = "op349"} : (tensor<1x4096x4096xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<4096x4096xbf16>
  %op350 = comm.compute "extern_kernels.mm"(%op345_op346#1, %op78) {comm.cost_ns = 231064, comm.name = "op350"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op351 = comm.reduce_scatter %op349 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op351"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op352 = comm.wait %op351 {comm.cost_ns = 0, comm.name = "op352"} : !comm.future<tensor<512x4096xbf16>>
  %op353 = comm.compute "ComputedBuffer"(%op64) {comm.cost_ns = 42265, comm.name = "op353"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op354 = comm.compute "ComputedBuffer"(%op67) {comm.cost_ns = 22132, comm.name = "op354"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op355 = comm.compute "ComputedBuffer"(%op61) {comm.cost_ns = 18777, comm.name = "op355"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op356 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%op350, %op353, %op354, %op355, %op72, %op73, %op74, %op75) {comm.cost_ns = 1147324, comm.name = "op356"} : (tensor<4096x4096xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> tensor<0xi8>
  %op357 = comm.compute "MultiOutput"(%op356) {comm.cost_ns = 0, comm.name = "op357"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op358 = comm.compute "MultiOutput"(%op356) {comm.cost_ns = 0, comm.name = "op358"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op359 = comm.compute "MultiOutput"(%op356) {comm.cost_ns = 0, comm.name = "op359"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op360_op361:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op358, %sin, %cos) {comm.cost_ns = 22971, comm.name = "op360_op361"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op362 = comm.compute "ConcatKernel"(%op360_op361#0, %op360_op361#1) {comm.cost_ns = 0, comm.name = "op362"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op363_op364:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op357, %sin, %cos) {comm.cost_ns = 43104, comm.name = "op363_op364"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op365 = comm.compute "ConcatKernel"(%op363_op364#0, %op363_op364#1) {comm.cost_ns = 0, comm.name = "op365"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op366 = comm.compute "ComputedBuffer"(%op359) {comm.cost_ns = 18777, comm.name = "op366"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %op367 = comm.compute "extern_kernels.mm"(%op366, %op50_op51_op54#2) {comm.cost_ns = 59266, comm.name = "op367"} : (tensor<1x4096x8x1x128xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op368 = comm.compute "extern_kernels.mm"(%op366, %op60) {comm.cost_ns = 59266, comm.name = "op368"} : (tensor<1x4096x8x1x128xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op369 = comm.reduce_scatter %op367 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op369"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op370 = comm.wait %op369 {comm.cost_ns = 0, comm.name = "op370"} : !comm.future<tensor<128x4096xbf16>>
  %op371 = comm.compute "ComputedBuffer"(%op362) {comm.cost_ns = 12066, comm.name = "op371"} : (tensor<1x4096x8x128xf32>) -> tensor<4096x1024xbf16>
  %op372 = comm.compute "extern_kernels.mm"(%op371, %op50_op51_op54#2) {comm.cost_ns = 59266, comm.name = "op372"} : (tensor<4096x1024xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op373 = comm.compute "extern_kernels.mm"(%op371, %op57) {comm.cost_ns = 59266, comm.name = "op373"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op374 = comm.reduce_scatter %op372 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op374"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op375 = comm.wait %op374 {comm.cost_ns = 0, comm.name = "op375"} : !comm.future<tensor<128x4096xbf16>>
  %op376 = comm.compute "ComputedBuffer"(%op365) {comm.cost_ns = 42265, comm.name = "op376"} : (tensor<1x4096x32x128xf32>) -> tensor<4096x4096xbf16>
  %op377 = comm.compute "extern_kernels.mm"(%op376, %op50_op51_op54#2) {comm.cost_ns = 231064, comm.name = "op377"} : (tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op378 = comm.compute "extern_kernels.mm"(%op376, %op53) {comm.cost_ns = 231064, comm.name = "op378"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op379 = comm.reduce_scatter %op377 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op379"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op380 = comm.wait %op379 {comm.cost_ns = 0, comm.name = "op380"} : !comm.future<tensor<512x4096xbf16>>
  %op381 = comm.compute "ComputedBuffer"(%op368, %op373, %op378, %op50_op51_op54#1) {comm.cost_ns = 55690, comm.name = "op381"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1x1x4096xbf16>
  %op382_op383:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op368, %op373, %op378, %op49, %tokens, %op1, %op32, %op47, %op345_op346#1, %op50_op51_op54#0) {comm.cost_ns = 516244, comm.name = "op382_op383"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op384.reshape = comm.view "reshape" %op381 {comm.cost_ns = 0, comm.name = "op384.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op384 = comm.reduce_scatter %op384.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op384"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op385 = comm.wait %op384 {comm.cost_ns = 0, comm.name = "op385"} : !comm.future<tensor<512xbf16>>
  %op386 = comm.compute "extern_kernels.mm"(%op382_op383#1, %op40_op46#1) {comm.cost_ns = 803727, comm.name = "op386"} : (tensor<1x4096x4096xbf16>, tensor<1x4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op387 = comm.compute "extern_kernels.mm"(%op382_op383#1, %op45) {comm.cost_ns = 803727, comm.name = "op387"} : (tensor<1x4096x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<4096x14336xbf16>
  %op388 = comm.reduce_scatter %op386 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op388"} : tensor<4096x14336xbf16> -> !comm.future<tensor<512x14336xbf16>>
  %op389 = comm.wait %op388 {comm.cost_ns = 0, comm.name = "op389"} : !comm.future<tensor<512x14336xbf16>>
  %op390_op395_op396:3 = comm.compute "ComputedBuffer+ComputedBuffer+ComputedBuffer"(%op387, %op40_op46#0, %op39, %op43) {comm.cost_ns = 283857, comm.name = "op390_op395_op396"} : (tensor<4096x14336xbf16>, tensor<1x4096x14336xbf16>, tensor<4096x14336xbf16>, tensor<4096x14336xbf16>) -> (tensor<1x4096x14336xbf16>, tensor<1x4096x14336xf32>, tensor<1x4096x14336xbf16>)
  %op391 = comm.compute "extern_kernels.mm"(%op390_op395_op396#0, %op35_op36#1) {comm.cost_ns = 803727, comm.name = "op391"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op392 = comm.compute "extern_kernels.mm"(%op390_op395_op396#0, %op42) {comm.cost_ns = 803727, comm.name = "op392"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op393 = comm.reduce_scatter %op391 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op393"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op394 = comm.wait %op393 {comm.cost_ns = 0, comm.name = "op394"} : !comm.future<tensor<1792x4096xbf16>>
  %op397 = comm.compute "extern_kernels.mm"(%op390_op395_op396#2, %op35_op36#1) {comm.cost_ns = 803727, comm.name = "op397"} : (tensor<1x4096x14336xbf16>, tensor<1x4096x4096xbf16>) -> tensor<14336x4096xbf16>
  %op398 = comm.compute "extern_kernels.mm"(%op390_op395_op396#2, %op38) {comm.cost_ns = 803727, comm.name = "op398"} : (tensor<1x4096x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<4096x4096xbf16>
  %op399 = comm.reduce_scatter %op397 on @pg0 dim 0 reduce sum {comm.cost_ns = 356889, comm.name = "op399"} : tensor<14336x4096xbf16> -> !comm.future<tensor<1792x4096xbf16>>
  %op400 = comm.wait %op399 {comm.cost_ns = 0, comm.name = "op400"} : !comm.future<tensor<1792x4096xbf16>>
  %op402_op403:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op392, %op398, %op34, %tokens, %op1, %op32, %op382_op383#1, %op35_op36#0) {comm.cost_ns = 489401, comm.name = "op402_op403"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x4096x1xf32>, tensor<1x4096x4096xbf16>)
  %op407 = comm.compute "extern_kernels.mm"(%op402_op403#1, %op31) {comm.cost_ns = 231064, comm.name = "op407"} : (tensor<1x4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op410 = comm.compute "ComputedBuffer"(%op17) {comm.cost_ns = 42265, comm.name = "op410"} : (tensor<1x4096x32x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op411 = comm.compute "ComputedBuffer"(%op20) {comm.cost_ns = 22132, comm.name = "op411"} : (tensor<1x4096x8x128xf32>) -> tensor<1x32x4096x128xbf16>
  %op412 = comm.compute "ComputedBuffer"(%op14) {comm.cost_ns = 18777, comm.name = "op412"} : (tensor<4096x1024xbf16>) -> tensor<1x32x4096x128xbf16>
  %op413 = comm.compute "aten._scaled_dot_product_flash_attention_backward.default"(%op407, %op410, %op411, %op412, %op25, %op26, %op27, %op28) {comm.cost_ns = 1147324, comm.name = "op413"} : (tensor<4096x4096xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096x128xbf16>, tensor<1x32x4096xf32>, tensor<2xi64>, tensor<i64>) -> tensor<0xi8>
  %op416 = comm.compute "MultiOutput"(%op413) {comm.cost_ns = 0, comm.name = "op416"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op423 = comm.compute "ComputedBuffer"(%op416) {comm.cost_ns = 18777, comm.name = "op423"} : (tensor<1x32x4096x128xbf16>) -> tensor<1x4096x8x1x128xbf16>
  %op425 = comm.compute "extern_kernels.mm"(%op423, %op13) {comm.cost_ns = 59266, comm.name = "op425"} : (tensor<1x4096x8x1x128xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op415 = comm.compute "MultiOutput"(%op413) {comm.cost_ns = 0, comm.name = "op415"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op417_op418:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op415, %sin, %cos) {comm.cost_ns = 22971, comm.name = "op417_op418"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>)
  %op419 = comm.compute "ConcatKernel"(%op417_op418#0, %op417_op418#1) {comm.cost_ns = 0, comm.name = "op419"} : (tensor<1x4096x8x64xf32>, tensor<1x4096x8x64xf32>) -> tensor<1x4096x8x128xf32>
  %op428 = comm.compute "ComputedBuffer"(%op419) {comm.cost_ns = 12066, comm.name = "op428"} : (tensor<1x4096x8x128xf32>) -> tensor<4096x1024xbf16>
  %op430 = comm.compute "extern_kernels.mm"(%op428, %op10) {comm.cost_ns = 59266, comm.name = "op430"} : (tensor<4096x1024xbf16>, tensor<1024x4096xbf16>) -> tensor<4096x4096xbf16>
  %op414 = comm.compute "MultiOutput"(%op413) {comm.cost_ns = 0, comm.name = "op414"} : (tensor<0xi8>) -> tensor<1x32x4096x128xbf16>
  %op420_op421:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op414, %sin, %cos) {comm.cost_ns = 43104, comm.name = "op420_op421"} : (tensor<1x32x4096x128xbf16>, tensor<1x4096x1x64xf32>, tensor<1x4096x1x64xf32>) -> (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>)
  %op422 = comm.compute "ConcatKernel"(%op420_op421#0, %op420_op421#1) {comm.cost_ns = 0, comm.name = "op422"} : (tensor<1x4096x32x64xf32>, tensor<1x4096x32x64xf32>) -> tensor<1x4096x32x128xf32>
  %op433 = comm.compute "ComputedBuffer"(%op422) {comm.cost_ns = 42265, comm.name = "op433"} : (tensor<1x4096x32x128xf32>) -> tensor<4096x4096xbf16>
  %op435 = comm.compute "extern_kernels.mm"(%op433, %op6) {comm.cost_ns = 231064, comm.name = "op435"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op401_op438:2 = comm.compute "ComputedBuffer+ComputedBuffer"(%op392, %op398, %tokens, %op1, %op32, %op35_op36#0, %op425, %op430, %op435, %op4_op7#0) {comm.cost_ns = 502832, comm.name = "op401_op438"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<1x4096x1xf32>) -> (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>)
  %op404.reshape = comm.view "reshape" %op401_op438#0 {comm.cost_ns = 0, comm.name = "op404.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op404 = comm.reduce_scatter %op404.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op404"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op405 = comm.wait %op404 {comm.cost_ns = 0, comm.name = "op405"} : !comm.future<tensor<512xbf16>>
  %op406 = comm.compute "extern_kernels.mm"(%op402_op403#1, %op25) {comm.cost_ns = 231064, comm.name = "op406"} : (tensor<1x4096x4096xbf16>, tensor<1x32x4096x128xbf16>) -> tensor<4096x4096xbf16>
  %op408 = comm.reduce_scatter %op406 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op408"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op409 = comm.wait %op408 {comm.cost_ns = 0, comm.name = "op409"} : !comm.future<tensor<512x4096xbf16>>
  %op424 = comm.compute "extern_kernels.mm"(%op423, %op4_op7#1) {comm.cost_ns = 59266, comm.name = "op424"} : (tensor<1x4096x8x1x128xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op426 = comm.reduce_scatter %op424 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op426"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op427 = comm.wait %op426 {comm.cost_ns = 0, comm.name = "op427"} : !comm.future<tensor<128x4096xbf16>>
  %op429 = comm.compute "extern_kernels.mm"(%op428, %op4_op7#1) {comm.cost_ns = 59266, comm.name = "op429"} : (tensor<4096x1024xbf16>, tensor<1x4096x4096xbf16>) -> tensor<1024x4096xbf16>
  %op431 = comm.reduce_scatter %op429 on @pg0 dim 0 reduce sum {comm.cost_ns = 50563, comm.name = "op431"} : tensor<1024x4096xbf16> -> !comm.future<tensor<128x4096xbf16>>
  %op432 = comm.wait %op431 {comm.cost_ns = 0, comm.name = "op432"} : !comm.future<tensor<128x4096xbf16>>
  %op434 = comm.compute "extern_kernels.mm"(%op433, %op4_op7#1) {comm.cost_ns = 231064, comm.name = "op434"} : (tensor<4096x4096xbf16>, tensor<1x4096x4096xbf16>) -> tensor<4096x4096xbf16>
  %op436 = comm.reduce_scatter %op434 on @pg0 dim 0 reduce sum {comm.cost_ns = 121254, comm.name = "op436"} : tensor<4096x4096xbf16> -> !comm.future<tensor<512x4096xbf16>>
  %op437 = comm.wait %op436 {comm.cost_ns = 0, comm.name = "op437"} : !comm.future<tensor<512x4096xbf16>>
  %op442 = comm.compute "ComputedBuffer"() {comm.cost_ns = 842538, comm.name = "op442"} : () -> memref<128256x4096xf32>
  %op439_op443 = comm.compute "ComputedBuffer+ComputedBuffer"(%op425, %op430, %op435, %op3, %tokens, %op1, %op402_op403#1, %op4_op7#0, %op442) mutates [8] {comm.cost_ns = 2157056, comm.name = "op439_op443"} : (tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096x4096xbf16>, tensor<4096xbf16>, tensor<1x4096xi64>, tensor<128256x4096xbf16>, tensor<1x4096x4096xbf16>, tensor<1x4096x1xf32>, memref<128256x4096xf32>) -> tensor<1x4096x1xf32>
  %op440.reshape = comm.view "reshape" %op401_op438#1 {comm.cost_ns = 0, comm.name = "op440.reshape"} : tensor<1x1x4096xbf16> -> tensor<4096xbf16>
  %op440 = comm.reduce_scatter %op440.reshape on @pg0 dim 0 reduce sum {comm.cost_ns = 27023, comm.name = "op440"} : tensor<4096xbf16> -> !comm.future<tensor<512xbf16>>
  %op441 = comm.wait %op440 {comm.cost_ns = 0, comm.name = "op441"} : !comm.future<tensor<512xbf16>>
  %op444 = comm.compute "ComputedBuffer"(%op442) {comm.cost_ns = 1262807, comm.name = "op444"} : (memref<128256x4096xf32>) -> tensor<128256x4096xbf16>
  %op445 = comm.reduce_scatter %op444 on @pg0 dim 0 reduce sum {comm.cost_ns = 2978329, comm.name = "op445"} : tensor<128256x4096xbf16> -> !comm.future<tensor<16032x4096xbf16>>
  %op446 = comm.wait %op445 {comm.cost_ns = 0, comm.name = "op446"} : !comm.future<tensor<16032x4096xbf16>>
  %op447 = comm.compute "ComputedBuffer"(%op199_op200_op201#2, %op199_op200_op201#1) {comm.cost_ns = 2000, comm.name = "op447"} : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return %op447, %op446, %op441, %op437, %op432, %op427, %op409, %op405, %op400, %op394, %op389, %op385, %op380, %op375, %op370, %op352, %op348, %op343, %op337, %op332, %op328, %op323, %op318, %op313, %op295, %op291, %op286, %op280, %op275, %op271, %op266, %op261, %op256, %op238, %op234, %op229, %op223, %op218, %op214, %op209 : tensor<f32>, tensor<16032x4096xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<512x4096xbf16>, tensor<128x4096xbf16>, tensor<128x4096xbf16>, tensor<512x4096xbf16>, tensor<512xbf16>, tensor<1792x4096xbf16>, tensor<1792x4096xbf16>, tensor<512x14336xbf16>, tensor<512xbf16>, tensor<16032x4096xbf16>
}
