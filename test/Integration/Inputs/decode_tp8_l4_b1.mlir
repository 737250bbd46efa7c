// inference decode step, TP 8, 4 layers, batch 1, cache 2048
comm.process_group @pg0 size 8 ranks [0, 1, 2, 3, 4, 5, 6, 7] {comm.name = "0"}

func.func @decode_tp8_l4_b1(
    %emb: tensor<128256x4096xbf16> {comm.name = "emb"},
    %l0_an: tensor<4096xbf16> {comm.name = "l0_an"},
    %l0_wq: tensor<512x4096xbf16> {comm.name = "l0_wq"},
    %l0_wk: tensor<128x4096xbf16> {comm.name = "l0_wk"},
    %l0_wv: tensor<128x4096xbf16> {comm.name = "l0_wv"},
    %l0_wo: tensor<4096x512xbf16> {comm.name = "l0_wo"},
    %l0_fn: tensor<4096xbf16> {comm.name = "l0_fn"},
    %l0_w1: tensor<1792x4096xbf16> {comm.name = "l0_w1"},
    %l0_w3: tensor<1792x4096xbf16> {comm.name = "l0_w3"},
    %l0_w2: tensor<4096x1792xbf16> {comm.name = "l0_w2"},
    %l1_an: tensor<4096xbf16> {comm.name = "l1_an"},
    %l1_wq: tensor<512x4096xbf16> {comm.name = "l1_wq"},
    %l1_wk: tensor<128x4096xbf16> {comm.name = "l1_wk"},
    %l1_wv: tensor<128x4096xbf16> {comm.name = "l1_wv"},
    %l1_wo: tensor<4096x512xbf16> {comm.name = "l1_wo"},
    %l1_fn: tensor<4096xbf16> {comm.name = "l1_fn"},
    %l1_w1: tensor<1792x4096xbf16> {comm.name = "l1_w1"},
    %l1_w3: tensor<1792x4096xbf16> {comm.name = "l1_w3"},
    %l1_w2: tensor<4096x1792xbf16> {comm.name = "l1_w2"},
    %l2_an: tensor<4096xbf16> {comm.name = "l2_an"},
    %l2_wq: tensor<512x4096xbf16> {comm.name = "l2_wq"},
    %l2_wk: tensor<128x4096xbf16> {comm.name = "l2_wk"},
    %l2_wv: tensor<128x4096xbf16> {comm.name = "l2_wv"},
    %l2_wo: tensor<4096x512xbf16> {comm.name = "l2_wo"},
    %l2_fn: tensor<4096xbf16> {comm.name = "l2_fn"},
    %l2_w1: tensor<1792x4096xbf16> {comm.name = "l2_w1"},
    %l2_w3: tensor<1792x4096xbf16> {comm.name = "l2_w3"},
    %l2_w2: tensor<4096x1792xbf16> {comm.name = "l2_w2"},
    %l3_an: tensor<4096xbf16> {comm.name = "l3_an"},
    %l3_wq: tensor<512x4096xbf16> {comm.name = "l3_wq"},
    %l3_wk: tensor<128x4096xbf16> {comm.name = "l3_wk"},
    %l3_wv: tensor<128x4096xbf16> {comm.name = "l3_wv"},
    %l3_wo: tensor<4096x512xbf16> {comm.name = "l3_wo"},
    %l3_fn: tensor<4096xbf16> {comm.name = "l3_fn"},
    %l3_w1: tensor<1792x4096xbf16> {comm.name = "l3_w1"},
    %l3_w3: tensor<1792x4096xbf16> {comm.name = "l3_w3"},
    %l3_w2: tensor<4096x1792xbf16> {comm.name = "l3_w2"},
    %on: tensor<4096xbf16> {comm.name = "on"},
    %out: tensor<16032x4096xbf16> {comm.name = "out"},
    %kcache0.arg: memref<1x1x2048x128xbf16> {comm.name = "kcache0"},
    %vcache0.arg: memref<1x1x2048x128xbf16> {comm.name = "vcache0"},
    %kcache1.arg: memref<1x1x2048x128xbf16> {comm.name = "kcache1"},
    %vcache1.arg: memref<1x1x2048x128xbf16> {comm.name = "vcache1"},
    %kcache2.arg: memref<1x1x2048x128xbf16> {comm.name = "kcache2"},
    %vcache2.arg: memref<1x1x2048x128xbf16> {comm.name = "vcache2"},
    %kcache3.arg: memref<1x1x2048x128xbf16> {comm.name = "kcache3"},
    %vcache3.arg: memref<1x1x2048x128xbf16> {comm.name = "vcache3"},
    %tokens: tensor<1x1xi64> {comm.name = "tokens"},
    %pos: tensor<1xi64> {comm.name = "pos"},
    %cos: tensor<1x1x1x64xf32> {comm.name = "cos"},
    %sin: tensor<1x1x1x64xf32> {comm.name = "sin"}) -> (tensor<1xi64>) attributes {comm.name = "decode_tp8_l4_b1"} {
  %kcache0, %vcache0, %kcache1, %vcache1, %kcache2, %vcache2, %kcache3, %vcache3 = memref.distinct_objects %kcache0.arg, %vcache0.arg, %kcache1.arg, %vcache1.arg, %kcache2.arg, %vcache2.arg, %kcache3.arg, %vcache3.arg : memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>, memref<1x1x2048x128xbf16>
  %embedding = comm.compute "aten.embedding.default"(%emb, %tokens) {comm.cost_ns = 2006, comm.name = "embedding"} : (tensor<128256x4096xbf16>, tensor<1x1xi64>) -> tensor<1x1x4096xbf16>
  %convert_element_type = comm.compute "prims.convert_element_type.default"(%embedding) {comm.cost_ns = 2009, comm.name = "convert_element_type"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_1 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type) {comm.cost_ns = 2013, comm.name = "pow_1"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean = comm.compute "aten.mean.dim"(%pow_1) {comm.cost_ns = 2006, comm.name = "mean"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add = comm.compute "aten.add.Tensor"(%mean) {comm.cost_ns = 2000, comm.name = "add"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt = comm.compute "aten.rsqrt.default"(%add) {comm.cost_ns = 2000, comm.name = "rsqrt"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul = comm.compute "aten.mul.Tensor"(%convert_element_type, %rsqrt) {comm.cost_ns = 2013, comm.name = "mul"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_1 = comm.compute "prims.convert_element_type.default"(%mul) {comm.cost_ns = 2009, comm.name = "convert_element_type_1"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_1 = comm.compute "aten.mul.Tensor"(%convert_element_type_1, %l0_an) {comm.cost_ns = 2009, comm.name = "mul_1"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute = comm.view "aten.permute.default" %l0_wq {comm.cost_ns = 0, comm.name = "permute"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm = comm.compute "aten.mm.default"(%view, %permute) {comm.cost_ns = 3681, comm.name = "mm"} : (tensor<1x4096xbf16>, tensor<4096x512xbf16>) -> tensor<1x512xbf16>
  %view_1 = comm.view "aten.view.default" %mm {comm.cost_ns = 0, comm.name = "view_1"} : tensor<1x512xbf16> -> tensor<1x1x512xbf16>
  %view_2 = comm.view "aten.view.default" %view_1 {comm.cost_ns = 0, comm.name = "view_2"} : tensor<1x1x512xbf16> -> tensor<1x1x4x128xbf16>
  %permute_1 = comm.view "aten.permute.default" %l0_wk {comm.cost_ns = 0, comm.name = "permute_1"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_3 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_3"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_1 = comm.compute "aten.mm.default"(%view_3, %permute_1) {comm.cost_ns = 2422, comm.name = "mm_1"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_4 = comm.view "aten.view.default" %mm_1 {comm.cost_ns = 0, comm.name = "view_4"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_5 = comm.view "aten.view.default" %view_4 {comm.cost_ns = 0, comm.name = "view_5"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %permute_2 = comm.view "aten.permute.default" %l0_wv {comm.cost_ns = 0, comm.name = "permute_2"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_6 = comm.view "aten.view.default" %mul_1 {comm.cost_ns = 0, comm.name = "view_6"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_2 = comm.compute "aten.mm.default"(%view_6, %permute_2) {comm.cost_ns = 2422, comm.name = "mm_2"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_7 = comm.view "aten.view.default" %mm_2 {comm.cost_ns = 0, comm.name = "view_7"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_8 = comm.view "aten.view.default" %view_7 {comm.cost_ns = 0, comm.name = "view_8"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %convert_element_type_8 = comm.compute "prims.convert_element_type.default"(%view_2) {comm.cost_ns = 2001, comm.name = "convert_element_type_8"} : (tensor<1x1x4x128xbf16>) -> tensor<1x1x4x128xf32>
  %split.0 = comm.view "aten.split.Tensor" %convert_element_type_8 {comm.cost_ns = 0, comm.name = "split.0"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %split.1 = comm.view "aten.split.Tensor" %convert_element_type_8 {comm.cost_ns = 0, comm.name = "split.1"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %mul_2 = comm.compute "aten.mul.Tensor"(%split.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_2"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_3 = comm.compute "aten.mul.Tensor"(%split.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_3"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %sub = comm.compute "aten.sub.Tensor"(%mul_2, %mul_3) {comm.cost_ns = 2001, comm.name = "sub"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_4 = comm.compute "aten.mul.Tensor"(%split.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_4"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_5 = comm.compute "aten.mul.Tensor"(%split.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_5"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %add_1 = comm.compute "aten.add.Tensor"(%mul_4, %mul_5) {comm.cost_ns = 2001, comm.name = "add_1"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %cat = comm.compute "aten.cat.default"(%sub, %add_1) {comm.cost_ns = 2001, comm.name = "cat"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
  %convert_element_type_9 = comm.compute "prims.convert_element_type.default"(%cat) {comm.cost_ns = 2001, comm.name = "convert_element_type_9"} : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xbf16>
  %convert_element_type_10 = comm.compute "prims.convert_element_type.default"(%view_5) {comm.cost_ns = 2000, comm.name = "convert_element_type_10"} : (tensor<1x1x1x128xbf16>) -> tensor<1x1x1x128xf32>
  %split_1.0 = comm.view "aten.split.Tensor" %convert_element_type_10 {comm.cost_ns = 0, comm.name = "split_1.0"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %split_1.1 = comm.view "aten.split.Tensor" %convert_element_type_10 {comm.cost_ns = 0, comm.name = "split_1.1"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %mul_6 = comm.compute "aten.mul.Tensor"(%split_1.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_6"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_7 = comm.compute "aten.mul.Tensor"(%split_1.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_7"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%mul_6, %mul_7) {comm.cost_ns = 2000, comm.name = "sub_1"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_8 = comm.compute "aten.mul.Tensor"(%split_1.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_8"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_9 = comm.compute "aten.mul.Tensor"(%split_1.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_9"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %add_2 = comm.compute "aten.add.Tensor"(%mul_8, %mul_9) {comm.cost_ns = 2000, comm.name = "add_2"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %cat_1 = comm.compute "aten.cat.default"(%sub_1, %add_2) {comm.cost_ns = 2000, comm.name = "cat_1"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x128xf32>
  %convert_element_type_11 = comm.compute "prims.convert_element_type.default"(%cat_1) {comm.cost_ns = 2000, comm.name = "convert_element_type_11"} : (tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xbf16>
  %permute_3 = comm.view "aten.permute.default" %convert_element_type_11 {comm.cost_ns = 0, comm.name = "permute_3"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%kcache0, %pos, %permute_3) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put_"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %permute_4 = comm.view "aten.permute.default" %view_8 {comm.cost_ns = 0, comm.name = "permute_4"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%vcache0, %pos, %permute_4) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__1"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %expand = comm.view "aten.expand.default" %kcache0 {comm.cost_ns = 0, comm.name = "expand"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %expand_1 = comm.view "aten.expand.default" %vcache0 {comm.cost_ns = 0, comm.name = "expand_1"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %permute_5 = comm.view "aten.permute.default" %convert_element_type_9 {comm.cost_ns = 0, comm.name = "permute_5"} : tensor<1x1x4x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_6 = comm.view "aten.permute.default" %expand {comm.cost_ns = 0, comm.name = "permute_6"} : memref<1x4x2048x128xbf16> -> memref<1x4x128x2048xbf16>
  %expand_2 = comm.view "aten.expand.default" %permute_5 {comm.cost_ns = 0, comm.name = "expand_2"} : tensor<1x4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %view_9 = comm.view "aten.view.default" %expand_2 {comm.cost_ns = 0, comm.name = "view_9"} : tensor<1x4x1x128xbf16> -> tensor<4x1x128xbf16>
  %expand_3 = comm.view "aten.expand.default" %permute_6 {comm.cost_ns = 0, comm.name = "expand_3"} : memref<1x4x128x2048xbf16> -> memref<1x4x128x2048xbf16>
  %view_10 = comm.view "aten.view.default" %expand_3 {comm.cost_ns = 0, comm.name = "view_10"} : memref<1x4x128x2048xbf16> -> memref<4x128x2048xbf16>
  %bmm = comm.compute "aten.bmm.default"(%view_9, %view_10) {comm.cost_ns = 2845, comm.name = "bmm"} : (tensor<4x1x128xbf16>, memref<4x128x2048xbf16>) -> tensor<4x1x2048xbf16>
  %view_11 = comm.view "aten.view.default" %bmm {comm.cost_ns = 0, comm.name = "view_11"} : tensor<4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %convert_element_type_14 = comm.compute "prims.convert_element_type.default"(%view_11) {comm.cost_ns = 2019, comm.name = "convert_element_type_14"} : (tensor<1x4x1x2048xbf16>) -> tensor<1x4x1x2048xf32>
  %mul_10 = comm.compute "aten.mul.Tensor"(%convert_element_type_14) {comm.cost_ns = 2026, comm.name = "mul_10"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %amax = comm.compute "aten.amax.default"(%mul_10) {comm.cost_ns = 2013, comm.name = "amax"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %sub_2 = comm.compute "aten.sub.Tensor"(%mul_10, %amax) {comm.cost_ns = 2026, comm.name = "sub_2"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %exp = comm.compute "aten.exp.default"(%sub_2) {comm.cost_ns = 2026, comm.name = "exp"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp) {comm.cost_ns = 2013, comm.name = "sum_1"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %div = comm.compute "aten.div.Tensor"(%exp, %sum_1) {comm.cost_ns = 2026, comm.name = "div"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %convert_element_type_15 = comm.compute "prims.convert_element_type.default"(%div) {comm.cost_ns = 2019, comm.name = "convert_element_type_15"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xbf16>
  %expand_4 = comm.view "aten.expand.default" %convert_element_type_15 {comm.cost_ns = 0, comm.name = "expand_4"} : tensor<1x4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %view_12 = comm.view "aten.view.default" %expand_4 {comm.cost_ns = 0, comm.name = "view_12"} : tensor<1x4x1x2048xbf16> -> tensor<4x1x2048xbf16>
  %expand_5 = comm.view "aten.expand.default" %expand_1 {comm.cost_ns = 0, comm.name = "expand_5"} : memref<1x4x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %view_13 = comm.view "aten.view.default" %expand_5 {comm.cost_ns = 0, comm.name = "view_13"} : memref<1x4x2048x128xbf16> -> memref<4x2048x128xbf16>
  %bmm_1 = comm.compute "aten.bmm.default"(%view_12, %view_13) {comm.cost_ns = 2845, comm.name = "bmm_1"} : (tensor<4x1x2048xbf16>, memref<4x2048x128xbf16>) -> tensor<4x1x128xbf16>
  %view_14 = comm.view "aten.view.default" %bmm_1 {comm.cost_ns = 0, comm.name = "view_14"} : tensor<4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_7 = comm.view "aten.permute.default" %view_14 {comm.cost_ns = 0, comm.name = "permute_7"} : tensor<1x4x1x128xbf16> -> tensor<1x1x4x128xbf16>
  %view_15 = comm.view "aten.view.default" %permute_7 {comm.cost_ns = 0, comm.name = "view_15"} : tensor<1x1x4x128xbf16> -> tensor<1x1x512xbf16>
  %permute_8 = comm.view "aten.permute.default" %l0_wo {comm.cost_ns = 0, comm.name = "permute_8"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %expand_6 = comm.view "aten.expand.default" %view_15 {comm.cost_ns = 0, comm.name = "expand_6"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %view_16 = comm.view "aten.view.default" %expand_6 {comm.cost_ns = 0, comm.name = "view_16"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %expand_7 = comm.view "aten.expand.default" %permute_8 {comm.cost_ns = 0, comm.name = "expand_7"} : tensor<512x4096xbf16> -> tensor<1x512x4096xbf16>
  %view_17 = comm.view "aten.view.default" %expand_7 {comm.cost_ns = 0, comm.name = "view_17"} : tensor<1x512x4096xbf16> -> tensor<1x512x4096xbf16>
  %bmm_2 = comm.compute "aten.bmm.default"(%view_16, %view_17) {comm.cost_ns = 3681, comm.name = "bmm_2"} : (tensor<1x1x512xbf16>, tensor<1x512x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_18 = comm.view "aten.view.default" %bmm_2 {comm.cost_ns = 0, comm.name = "view_18"} : tensor<1x1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce = comm.all_reduce %view_18 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor = comm.wait %all_reduce {comm.cost_ns = 0, comm.name = "wait_tensor"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_3 = comm.compute "aten.add.Tensor"(%embedding, %wait_tensor) {comm.cost_ns = 2009, comm.name = "add_3"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_20 = comm.compute "prims.convert_element_type.default"(%add_3) {comm.cost_ns = 2009, comm.name = "convert_element_type_20"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_2 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_20) {comm.cost_ns = 2013, comm.name = "pow_2"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_1 = comm.compute "aten.mean.dim"(%pow_2) {comm.cost_ns = 2006, comm.name = "mean_1"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_4 = comm.compute "aten.add.Tensor"(%mean_1) {comm.cost_ns = 2000, comm.name = "add_4"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_1 = comm.compute "aten.rsqrt.default"(%add_4) {comm.cost_ns = 2000, comm.name = "rsqrt_1"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_11 = comm.compute "aten.mul.Tensor"(%convert_element_type_20, %rsqrt_1) {comm.cost_ns = 2013, comm.name = "mul_11"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_21 = comm.compute "prims.convert_element_type.default"(%mul_11) {comm.cost_ns = 2009, comm.name = "convert_element_type_21"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_12 = comm.compute "aten.mul.Tensor"(%convert_element_type_21, %l0_fn) {comm.cost_ns = 2009, comm.name = "mul_12"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_9 = comm.view "aten.permute.default" %l0_w1 {comm.cost_ns = 0, comm.name = "permute_9"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_19 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_19"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_3 = comm.compute "aten.mm.default"(%view_19, %permute_9) {comm.cost_ns = 7876, comm.name = "mm_3"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_20 = comm.view "aten.view.default" %mm_3 {comm.cost_ns = 0, comm.name = "view_20"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %convert_element_type_24 = comm.compute "prims.convert_element_type.default"(%view_20) {comm.cost_ns = 2004, comm.name = "convert_element_type_24"} : (tensor<1x1x1792xbf16>) -> tensor<1x1x1792xf32>
  %neg = comm.compute "aten.neg.default"(%convert_element_type_24) {comm.cost_ns = 2005, comm.name = "neg"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %exp_1 = comm.compute "aten.exp.default"(%neg) {comm.cost_ns = 2005, comm.name = "exp_1"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %add_5 = comm.compute "aten.add.Tensor"(%exp_1) {comm.cost_ns = 2005, comm.name = "add_5"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %div_1 = comm.compute "aten.div.Tensor"(%convert_element_type_24, %add_5) {comm.cost_ns = 2008, comm.name = "div_1"} : (tensor<1x1x1792xf32>, tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %convert_element_type_25 = comm.compute "prims.convert_element_type.default"(%div_1) {comm.cost_ns = 2004, comm.name = "convert_element_type_25"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xbf16>
  %permute_10 = comm.view "aten.permute.default" %l0_w3 {comm.cost_ns = 0, comm.name = "permute_10"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_21 = comm.view "aten.view.default" %mul_12 {comm.cost_ns = 0, comm.name = "view_21"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_4 = comm.compute "aten.mm.default"(%view_21, %permute_10) {comm.cost_ns = 7876, comm.name = "mm_4"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_22 = comm.view "aten.view.default" %mm_4 {comm.cost_ns = 0, comm.name = "view_22"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %mul_13 = comm.compute "aten.mul.Tensor"(%convert_element_type_25, %view_22) {comm.cost_ns = 2004, comm.name = "mul_13"} : (tensor<1x1x1792xbf16>, tensor<1x1x1792xbf16>) -> tensor<1x1x1792xbf16>
  %permute_11 = comm.view "aten.permute.default" %l0_w2 {comm.cost_ns = 0, comm.name = "permute_11"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %view_23 = comm.view "aten.view.default" %mul_13 {comm.cost_ns = 0, comm.name = "view_23"} : tensor<1x1x1792xbf16> -> tensor<1x1792xbf16>
  %mm_5 = comm.compute "aten.mm.default"(%view_23, %permute_11) {comm.cost_ns = 7876, comm.name = "mm_5"} : (tensor<1x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<1x4096xbf16>
  %view_24 = comm.view "aten.view.default" %mm_5 {comm.cost_ns = 0, comm.name = "view_24"} : tensor<1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_1 = comm.all_reduce %view_24 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_1"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_2 = comm.wait %all_reduce_1 {comm.cost_ns = 0, comm.name = "wait_tensor_2"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_6 = comm.compute "aten.add.Tensor"(%add_3, %wait_tensor_2) {comm.cost_ns = 2009, comm.name = "add_6"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_30 = comm.compute "prims.convert_element_type.default"(%add_6) {comm.cost_ns = 2009, comm.name = "convert_element_type_30"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_3 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_30) {comm.cost_ns = 2013, comm.name = "pow_3"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_2 = comm.compute "aten.mean.dim"(%pow_3) {comm.cost_ns = 2006, comm.name = "mean_2"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_7 = comm.compute "aten.add.Tensor"(%mean_2) {comm.cost_ns = 2000, comm.name = "add_7"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_2 = comm.compute "aten.rsqrt.default"(%add_7) {comm.cost_ns = 2000, comm.name = "rsqrt_2"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_14 = comm.compute "aten.mul.Tensor"(%convert_element_type_30, %rsqrt_2) {comm.cost_ns = 2013, comm.name = "mul_14"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_31 = comm.compute "prims.convert_element_type.default"(%mul_14) {comm.cost_ns = 2009, comm.name = "convert_element_type_31"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_15 = comm.compute "aten.mul.Tensor"(%convert_element_type_31, %l1_an) {comm.cost_ns = 2009, comm.name = "mul_15"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_12 = comm.view "aten.permute.default" %l1_wq {comm.cost_ns = 0, comm.name = "permute_12"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view_25 = comm.view "aten.view.default" %mul_15 {comm.cost_ns = 0, comm.name = "view_25"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_6 = comm.compute "aten.mm.default"(%view_25, %permute_12) {comm.cost_ns = 3681, comm.name = "mm_6"} : (tensor<1x4096xbf16>, tensor<4096x512xbf16>) -> tensor<1x512xbf16>
  %view_26 = comm.view "aten.view.default" %mm_6 {comm.cost_ns = 0, comm.name = "view_26"} : tensor<1x512xbf16> -> tensor<1x1x512xbf16>
  %view_27 = comm.view "aten.view.default" %view_26 {comm.cost_ns = 0, comm.name = "view_27"} : tensor<1x1x512xbf16> -> tensor<1x1x4x128xbf16>
  %permute_13 = comm.view "aten.permute.default" %l1_wk {comm.cost_ns = 0, comm.name = "permute_13"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_28 = comm.view "aten.view.default" %mul_15 {comm.cost_ns = 0, comm.name = "view_28"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_7 = comm.compute "aten.mm.default"(%view_28, %permute_13) {comm.cost_ns = 2422, comm.name = "mm_7"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_29 = comm.view "aten.view.default" %mm_7 {comm.cost_ns = 0, comm.name = "view_29"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_30 = comm.view "aten.view.default" %view_29 {comm.cost_ns = 0, comm.name = "view_30"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %permute_14 = comm.view "aten.permute.default" %l1_wv {comm.cost_ns = 0, comm.name = "permute_14"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_31 = comm.view "aten.view.default" %mul_15 {comm.cost_ns = 0, comm.name = "view_31"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_8 = comm.compute "aten.mm.default"(%view_31, %permute_14) {comm.cost_ns = 2422, comm.name = "mm_8"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_32 = comm.view "aten.view.default" %mm_8 {comm.cost_ns = 0, comm.name = "view_32"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_33 = comm.view "aten.view.default" %view_32 {comm.cost_ns = 0, comm.name = "view_33"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %convert_element_type_38 = comm.compute "prims.convert_element_type.default"(%view_27) {comm.cost_ns = 2001, comm.name = "convert_element_type_38"} : (tensor<1x1x4x128xbf16>) -> tensor<1x1x4x128xf32>
  %split_2.0 = comm.view "aten.split.Tensor" %convert_element_type_38 {comm.cost_ns = 0, comm.name = "split_2.0"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %split_2.1 = comm.view "aten.split.Tensor" %convert_element_type_38 {comm.cost_ns = 0, comm.name = "split_2.1"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %mul_16 = comm.compute "aten.mul.Tensor"(%split_2.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_16"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_17 = comm.compute "aten.mul.Tensor"(%split_2.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_17"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %sub_3 = comm.compute "aten.sub.Tensor"(%mul_16, %mul_17) {comm.cost_ns = 2001, comm.name = "sub_3"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_18 = comm.compute "aten.mul.Tensor"(%split_2.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_18"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_19 = comm.compute "aten.mul.Tensor"(%split_2.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_19"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %add_8 = comm.compute "aten.add.Tensor"(%mul_18, %mul_19) {comm.cost_ns = 2001, comm.name = "add_8"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %cat_2 = comm.compute "aten.cat.default"(%sub_3, %add_8) {comm.cost_ns = 2001, comm.name = "cat_2"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
  %convert_element_type_39 = comm.compute "prims.convert_element_type.default"(%cat_2) {comm.cost_ns = 2001, comm.name = "convert_element_type_39"} : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xbf16>
  %convert_element_type_40 = comm.compute "prims.convert_element_type.default"(%view_30) {comm.cost_ns = 2000, comm.name = "convert_element_type_40"} : (tensor<1x1x1x128xbf16>) -> tensor<1x1x1x128xf32>
  %split_3.0 = comm.view "aten.split.Tensor" %convert_element_type_40 {comm.cost_ns = 0, comm.name = "split_3.0"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %split_3.1 = comm.view "aten.split.Tensor" %convert_element_type_40 {comm.cost_ns = 0, comm.name = "split_3.1"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%split_3.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_20"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_21 = comm.compute "aten.mul.Tensor"(%split_3.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_21"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %sub_4 = comm.compute "aten.sub.Tensor"(%mul_20, %mul_21) {comm.cost_ns = 2000, comm.name = "sub_4"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_22 = comm.compute "aten.mul.Tensor"(%split_3.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_22"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_23 = comm.compute "aten.mul.Tensor"(%split_3.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_23"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %add_9 = comm.compute "aten.add.Tensor"(%mul_22, %mul_23) {comm.cost_ns = 2000, comm.name = "add_9"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %cat_3 = comm.compute "aten.cat.default"(%sub_4, %add_9) {comm.cost_ns = 2000, comm.name = "cat_3"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x128xf32>
  %convert_element_type_41 = comm.compute "prims.convert_element_type.default"(%cat_3) {comm.cost_ns = 2000, comm.name = "convert_element_type_41"} : (tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xbf16>
  %permute_15 = comm.view "aten.permute.default" %convert_element_type_41 {comm.cost_ns = 0, comm.name = "permute_15"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%kcache1, %pos, %permute_15) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__2"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %permute_16 = comm.view "aten.permute.default" %view_33 {comm.cost_ns = 0, comm.name = "permute_16"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%vcache1, %pos, %permute_16) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__3"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %expand_8 = comm.view "aten.expand.default" %kcache1 {comm.cost_ns = 0, comm.name = "expand_8"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %expand_9 = comm.view "aten.expand.default" %vcache1 {comm.cost_ns = 0, comm.name = "expand_9"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %permute_17 = comm.view "aten.permute.default" %convert_element_type_39 {comm.cost_ns = 0, comm.name = "permute_17"} : tensor<1x1x4x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_18 = comm.view "aten.permute.default" %expand_8 {comm.cost_ns = 0, comm.name = "permute_18"} : memref<1x4x2048x128xbf16> -> memref<1x4x128x2048xbf16>
  %expand_10 = comm.view "aten.expand.default" %permute_17 {comm.cost_ns = 0, comm.name = "expand_10"} : tensor<1x4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %view_34 = comm.view "aten.view.default" %expand_10 {comm.cost_ns = 0, comm.name = "view_34"} : tensor<1x4x1x128xbf16> -> tensor<4x1x128xbf16>
  %expand_11 = comm.view "aten.expand.default" %permute_18 {comm.cost_ns = 0, comm.name = "expand_11"} : memref<1x4x128x2048xbf16> -> memref<1x4x128x2048xbf16>
  %view_35 = comm.view "aten.view.default" %expand_11 {comm.cost_ns = 0, comm.name = "view_35"} : memref<1x4x128x2048xbf16> -> memref<4x128x2048xbf16>
  %bmm_3 = comm.compute "aten.bmm.default"(%view_34, %view_35) {comm.cost_ns = 2845, comm.name = "bmm_3"} : (tensor<4x1x128xbf16>, memref<4x128x2048xbf16>) -> tensor<4x1x2048xbf16>
  %view_36 = comm.view "aten.view.default" %bmm_3 {comm.cost_ns = 0, comm.name = "view_36"} : tensor<4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %convert_element_type_44 = comm.compute "prims.convert_element_type.default"(%view_36) {comm.cost_ns = 2019, comm.name = "convert_element_type_44"} : (tensor<1x4x1x2048xbf16>) -> tensor<1x4x1x2048xf32>
  %mul_24 = comm.compute "aten.mul.Tensor"(%convert_element_type_44) {comm.cost_ns = 2026, comm.name = "mul_24"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %amax_1 = comm.compute "aten.amax.default"(%mul_24) {comm.cost_ns = 2013, comm.name = "amax_1"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %sub_5 = comm.compute "aten.sub.Tensor"(%mul_24, %amax_1) {comm.cost_ns = 2026, comm.name = "sub_5"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %exp_2 = comm.compute "aten.exp.default"(%sub_5) {comm.cost_ns = 2026, comm.name = "exp_2"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %sum_2 = comm.compute "aten.sum.dim_IntList"(%exp_2) {comm.cost_ns = 2013, comm.name = "sum_2"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %div_2 = comm.compute "aten.div.Tensor"(%exp_2, %sum_2) {comm.cost_ns = 2026, comm.name = "div_2"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %convert_element_type_45 = comm.compute "prims.convert_element_type.default"(%div_2) {comm.cost_ns = 2019, comm.name = "convert_element_type_45"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xbf16>
  %expand_12 = comm.view "aten.expand.default" %convert_element_type_45 {comm.cost_ns = 0, comm.name = "expand_12"} : tensor<1x4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %view_37 = comm.view "aten.view.default" %expand_12 {comm.cost_ns = 0, comm.name = "view_37"} : tensor<1x4x1x2048xbf16> -> tensor<4x1x2048xbf16>
  %expand_13 = comm.view "aten.expand.default" %expand_9 {comm.cost_ns = 0, comm.name = "expand_13"} : memref<1x4x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %view_38 = comm.view "aten.view.default" %expand_13 {comm.cost_ns = 0, comm.name = "view_38"} : memref<1x4x2048x128xbf16> -> memref<4x2048x128xbf16>
  %bmm_4 = comm.compute "aten.bmm.default"(%view_37, %view_38) {comm.cost_ns = 2845, comm.name = "bmm_4"} : (tensor<4x1x2048xbf16>, memref<4x2048x128xbf16>) -> tensor<4x1x128xbf16>
  %view_39 = comm.view "aten.view.default" %bmm_4 {comm.cost_ns = 0, comm.name = "view_39"} : tensor<4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_19 = comm.view "aten.permute.default" %view_39 {comm.cost_ns = 0, comm.name = "permute_19"} : tensor<1x4x1x128xbf16> -> tensor<1x1x4x128xbf16>
  %view_40 = comm.view "aten.view.default" %permute_19 {comm.cost_ns = 0, comm.name = "view_40"} : tensor<1x1x4x128xbf16> -> tensor<1x1x512xbf16>
  %permute_20 = comm.view "aten.permute.default" %l1_wo {comm.cost_ns = 0, comm.name = "permute_20"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %expand_14 = comm.view "aten.expand.default" %view_40 {comm.cost_ns = 0, comm.name = "expand_14"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %view_41 = comm.view "aten.view.default" %expand_14 {comm.cost_ns = 0, comm.name = "view_41"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %expand_15 = comm.view "aten.expand.default" %permute_20 {comm.cost_ns = 0, comm.name = "expand_15"} : tensor<512x4096xbf16> -> tensor<1x512x4096xbf16>
  %view_42 = comm.view "aten.view.default" %expand_15 {comm.cost_ns = 0, comm.name = "view_42"} : tensor<1x512x4096xbf16> -> tensor<1x512x4096xbf16>
  %bmm_5 = comm.compute "aten.bmm.default"(%view_41, %view_42) {comm.cost_ns = 3681, comm.name = "bmm_5"} : (tensor<1x1x512xbf16>, tensor<1x512x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_43 = comm.view "aten.view.default" %bmm_5 {comm.cost_ns = 0, comm.name = "view_43"} : tensor<1x1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_2 = comm.all_reduce %view_43 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_2"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_4 = comm.wait %all_reduce_2 {comm.cost_ns = 0, comm.name = "wait_tensor_4"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_10 = comm.compute "aten.add.Tensor"(%add_6, %wait_tensor_4) {comm.cost_ns = 2009, comm.name = "add_10"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_50 = comm.compute "prims.convert_element_type.default"(%add_10) {comm.cost_ns = 2009, comm.name = "convert_element_type_50"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_4 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_50) {comm.cost_ns = 2013, comm.name = "pow_4"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_3 = comm.compute "aten.mean.dim"(%pow_4) {comm.cost_ns = 2006, comm.name = "mean_3"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_11 = comm.compute "aten.add.Tensor"(%mean_3) {comm.cost_ns = 2000, comm.name = "add_11"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_3 = comm.compute "aten.rsqrt.default"(%add_11) {comm.cost_ns = 2000, comm.name = "rsqrt_3"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_25 = comm.compute "aten.mul.Tensor"(%convert_element_type_50, %rsqrt_3) {comm.cost_ns = 2013, comm.name = "mul_25"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_51 = comm.compute "prims.convert_element_type.default"(%mul_25) {comm.cost_ns = 2009, comm.name = "convert_element_type_51"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_26 = comm.compute "aten.mul.Tensor"(%convert_element_type_51, %l1_fn) {comm.cost_ns = 2009, comm.name = "mul_26"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_21 = comm.view "aten.permute.default" %l1_w1 {comm.cost_ns = 0, comm.name = "permute_21"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_44 = comm.view "aten.view.default" %mul_26 {comm.cost_ns = 0, comm.name = "view_44"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_9 = comm.compute "aten.mm.default"(%view_44, %permute_21) {comm.cost_ns = 7876, comm.name = "mm_9"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_45 = comm.view "aten.view.default" %mm_9 {comm.cost_ns = 0, comm.name = "view_45"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %convert_element_type_54 = comm.compute "prims.convert_element_type.default"(%view_45) {comm.cost_ns = 2004, comm.name = "convert_element_type_54"} : (tensor<1x1x1792xbf16>) -> tensor<1x1x1792xf32>
  %neg_1 = comm.compute "aten.neg.default"(%convert_element_type_54) {comm.cost_ns = 2005, comm.name = "neg_1"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %exp_3 = comm.compute "aten.exp.default"(%neg_1) {comm.cost_ns = 2005, comm.name = "exp_3"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%exp_3) {comm.cost_ns = 2005, comm.name = "add_12"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %div_3 = comm.compute "aten.div.Tensor"(%convert_element_type_54, %add_12) {comm.cost_ns = 2008, comm.name = "div_3"} : (tensor<1x1x1792xf32>, tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %convert_element_type_55 = comm.compute "prims.convert_element_type.default"(%div_3) {comm.cost_ns = 2004, comm.name = "convert_element_type_55"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xbf16>
  %permute_22 = comm.view "aten.permute.default" %l1_w3 {comm.cost_ns = 0, comm.name = "permute_22"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_46 = comm.view "aten.view.default" %mul_26 {comm.cost_ns = 0, comm.name = "view_46"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_10 = comm.compute "aten.mm.default"(%view_46, %permute_22) {comm.cost_ns = 7876, comm.name = "mm_10"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_47 = comm.view "aten.view.default" %mm_10 {comm.cost_ns = 0, comm.name = "view_47"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%convert_element_type_55, %view_47) {comm.cost_ns = 2004, comm.name = "mul_27"} : (tensor<1x1x1792xbf16>, tensor<1x1x1792xbf16>) -> tensor<1x1x1792xbf16>
  %permute_23 = comm.view "aten.permute.default" %l1_w2 {comm.cost_ns = 0, comm.name = "permute_23"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %view_48 = comm.view "aten.view.default" %mul_27 {comm.cost_ns = 0, comm.name = "view_48"} : tensor<1x1x1792xbf16> -> tensor<1x1792xbf16>
  %mm_11 = comm.compute "aten.mm.default"(%view_48, %permute_23) {comm.cost_ns = 7876, comm.name = "mm_11"} : (tensor<1x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<1x4096xbf16>
  %view_49 = comm.view "aten.view.default" %mm_11 {comm.cost_ns = 0, comm.name = "view_49"} : tensor<1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_3 = comm.all_reduce %view_49 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_3"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_6 = comm.wait %all_reduce_3 {comm.cost_ns = 0, comm.name = "wait_tensor_6"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_13 = comm.compute "aten.add.Tensor"(%add_10, %wait_tensor_6) {comm.cost_ns = 2009, comm.name = "add_13"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_60 = comm.compute "prims.convert_element_type.default"(%add_13) {comm.cost_ns = 2009, comm.name = "convert_element_type_60"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_60) {comm.cost_ns = 2013, comm.name = "pow_5"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_5) {comm.cost_ns = 2006, comm.name = "mean_4"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_14 = comm.compute "aten.add.Tensor"(%mean_4) {comm.cost_ns = 2000, comm.name = "add_14"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_14) {comm.cost_ns = 2000, comm.name = "rsqrt_4"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%convert_element_type_60, %rsqrt_4) {comm.cost_ns = 2013, comm.name = "mul_28"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_61 = comm.compute "prims.convert_element_type.default"(%mul_28) {comm.cost_ns = 2009, comm.name = "convert_element_type_61"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_29 = comm.compute "aten.mul.Tensor"(%convert_element_type_61, %l2_an) {comm.cost_ns = 2009, comm.name = "mul_29"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_24 = comm.view "aten.permute.default" %l2_wq {comm.cost_ns = 0, comm.name = "permute_24"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view_50 = comm.view "aten.view.default" %mul_29 {comm.cost_ns = 0, comm.name = "view_50"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_12 = comm.compute "aten.mm.default"(%view_50, %permute_24) {comm.cost_ns = 3681, comm.name = "mm_12"} : (tensor<1x4096xbf16>, tensor<4096x512xbf16>) -> tensor<1x512xbf16>
  %view_51 = comm.view "aten.view.default" %mm_12 {comm.cost_ns = 0, comm.name = "view_51"} : tensor<1x512xbf16> -> tensor<1x1x512xbf16>
  %view_52 = comm.view "aten.view.default" %view_51 {comm.cost_ns = 0, comm.name = "view_52"} : tensor<1x1x512xbf16> -> tensor<1x1x4x128xbf16>
  %permute_25 = comm.view "aten.permute.default" %l2_wk {comm.cost_ns = 0, comm.name = "permute_25"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_53 = comm.view "aten.view.default" %mul_29 {comm.cost_ns = 0, comm.name = "view_53"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_13 = comm.compute "aten.mm.default"(%view_53, %permute_25) {comm.cost_ns = 2422, comm.name = "mm_13"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_54 = comm.view "aten.view.default" %mm_13 {comm.cost_ns = 0, comm.name = "view_54"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_55 = comm.view "aten.view.default" %view_54 {comm.cost_ns = 0, comm.name = "view_55"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %permute_26 = comm.view "aten.permute.default" %l2_wv {comm.cost_ns = 0, comm.name = "permute_26"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_56 = comm.view "aten.view.default" %mul_29 {comm.cost_ns = 0, comm.name = "view_56"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_56, %permute_26) {comm.cost_ns = 2422, comm.name = "mm_14"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_57 = comm.view "aten.view.default" %mm_14 {comm.cost_ns = 0, comm.name = "view_57"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_58 = comm.view "aten.view.default" %view_57 {comm.cost_ns = 0, comm.name = "view_58"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%view_52) {comm.cost_ns = 2001, comm.name = "convert_element_type_68"} : (tensor<1x1x4x128xbf16>) -> tensor<1x1x4x128xf32>
  %split_4.0 = comm.view "aten.split.Tensor" %convert_element_type_68 {comm.cost_ns = 0, comm.name = "split_4.0"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %split_4.1 = comm.view "aten.split.Tensor" %convert_element_type_68 {comm.cost_ns = 0, comm.name = "split_4.1"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%split_4.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_30"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_31 = comm.compute "aten.mul.Tensor"(%split_4.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_31"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %sub_6 = comm.compute "aten.sub.Tensor"(%mul_30, %mul_31) {comm.cost_ns = 2001, comm.name = "sub_6"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_32 = comm.compute "aten.mul.Tensor"(%split_4.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_32"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_33 = comm.compute "aten.mul.Tensor"(%split_4.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_33"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %add_15 = comm.compute "aten.add.Tensor"(%mul_32, %mul_33) {comm.cost_ns = 2001, comm.name = "add_15"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %cat_4 = comm.compute "aten.cat.default"(%sub_6, %add_15) {comm.cost_ns = 2001, comm.name = "cat_4"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
  %convert_element_type_69 = comm.compute "prims.convert_element_type.default"(%cat_4) {comm.cost_ns = 2001, comm.name = "convert_element_type_69"} : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xbf16>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%view_55) {comm.cost_ns = 2000, comm.name = "convert_element_type_70"} : (tensor<1x1x1x128xbf16>) -> tensor<1x1x1x128xf32>
  %split_5.0 = comm.view "aten.split.Tensor" %convert_element_type_70 {comm.cost_ns = 0, comm.name = "split_5.0"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %split_5.1 = comm.view "aten.split.Tensor" %convert_element_type_70 {comm.cost_ns = 0, comm.name = "split_5.1"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %mul_34 = comm.compute "aten.mul.Tensor"(%split_5.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_34"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_35 = comm.compute "aten.mul.Tensor"(%split_5.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_35"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %sub_7 = comm.compute "aten.sub.Tensor"(%mul_34, %mul_35) {comm.cost_ns = 2000, comm.name = "sub_7"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%split_5.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_36"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_37 = comm.compute "aten.mul.Tensor"(%split_5.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_37"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mul_36, %mul_37) {comm.cost_ns = 2000, comm.name = "add_16"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %cat_5 = comm.compute "aten.cat.default"(%sub_7, %add_16) {comm.cost_ns = 2000, comm.name = "cat_5"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x128xf32>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%cat_5) {comm.cost_ns = 2000, comm.name = "convert_element_type_71"} : (tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xbf16>
  %permute_27 = comm.view "aten.permute.default" %convert_element_type_71 {comm.cost_ns = 0, comm.name = "permute_27"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%kcache2, %pos, %permute_27) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__4"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %permute_28 = comm.view "aten.permute.default" %view_58 {comm.cost_ns = 0, comm.name = "permute_28"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%vcache2, %pos, %permute_28) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__5"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %expand_16 = comm.view "aten.expand.default" %kcache2 {comm.cost_ns = 0, comm.name = "expand_16"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %expand_17 = comm.view "aten.expand.default" %vcache2 {comm.cost_ns = 0, comm.name = "expand_17"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %permute_29 = comm.view "aten.permute.default" %convert_element_type_69 {comm.cost_ns = 0, comm.name = "permute_29"} : tensor<1x1x4x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_30 = comm.view "aten.permute.default" %expand_16 {comm.cost_ns = 0, comm.name = "permute_30"} : memref<1x4x2048x128xbf16> -> memref<1x4x128x2048xbf16>
  %expand_18 = comm.view "aten.expand.default" %permute_29 {comm.cost_ns = 0, comm.name = "expand_18"} : tensor<1x4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %view_59 = comm.view "aten.view.default" %expand_18 {comm.cost_ns = 0, comm.name = "view_59"} : tensor<1x4x1x128xbf16> -> tensor<4x1x128xbf16>
  %expand_19 = comm.view "aten.expand.default" %permute_30 {comm.cost_ns = 0, comm.name = "expand_19"} : memref<1x4x128x2048xbf16> -> memref<1x4x128x2048xbf16>
  %view_60 = comm.view "aten.view.default" %expand_19 {comm.cost_ns = 0, comm.name = "view_60"} : memref<1x4x128x2048xbf16> -> memref<4x128x2048xbf16>
  %bmm_6 = comm.compute "aten.bmm.default"(%view_59, %view_60) {comm.cost_ns = 2845, comm.name = "bmm_6"} : (tensor<4x1x128xbf16>, memref<4x128x2048xbf16>) -> tensor<4x1x2048xbf16>
  %view_61 = comm.view "aten.view.default" %bmm_6 {comm.cost_ns = 0, comm.name = "view_61"} : tensor<4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %convert_element_type_74 = comm.compute "prims.convert_element_type.default"(%view_61) {comm.cost_ns = 2019, comm.name = "convert_element_type_74"} : (tensor<1x4x1x2048xbf16>) -> tensor<1x4x1x2048xf32>
  %mul_38 = comm.compute "aten.mul.Tensor"(%convert_element_type_74) {comm.cost_ns = 2026, comm.name = "mul_38"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %amax_2 = comm.compute "aten.amax.default"(%mul_38) {comm.cost_ns = 2013, comm.name = "amax_2"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %sub_8 = comm.compute "aten.sub.Tensor"(%mul_38, %amax_2) {comm.cost_ns = 2026, comm.name = "sub_8"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %exp_4 = comm.compute "aten.exp.default"(%sub_8) {comm.cost_ns = 2026, comm.name = "exp_4"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %sum_3 = comm.compute "aten.sum.dim_IntList"(%exp_4) {comm.cost_ns = 2013, comm.name = "sum_3"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %div_4 = comm.compute "aten.div.Tensor"(%exp_4, %sum_3) {comm.cost_ns = 2026, comm.name = "div_4"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %convert_element_type_75 = comm.compute "prims.convert_element_type.default"(%div_4) {comm.cost_ns = 2019, comm.name = "convert_element_type_75"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xbf16>
  %expand_20 = comm.view "aten.expand.default" %convert_element_type_75 {comm.cost_ns = 0, comm.name = "expand_20"} : tensor<1x4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %view_62 = comm.view "aten.view.default" %expand_20 {comm.cost_ns = 0, comm.name = "view_62"} : tensor<1x4x1x2048xbf16> -> tensor<4x1x2048xbf16>
  %expand_21 = comm.view "aten.expand.default" %expand_17 {comm.cost_ns = 0, comm.name = "expand_21"} : memref<1x4x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %view_63 = comm.view "aten.view.default" %expand_21 {comm.cost_ns = 0, comm.name = "view_63"} : memref<1x4x2048x128xbf16> -> memref<4x2048x128xbf16>
  %bmm_7 = comm.compute "aten.bmm.default"(%view_62, %view_63) {comm.cost_ns = 2845, comm.name = "bmm_7"} : (tensor<4x1x2048xbf16>, memref<4x2048x128xbf16>) -> tensor<4x1x128xbf16>
  %view_64 = comm.view "aten.view.default" %bmm_7 {comm.cost_ns = 0, comm.name = "view_64"} : tensor<4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_31 = comm.view "aten.permute.default" %view_64 {comm.cost_ns = 0, comm.name = "permute_31"} : tensor<1x4x1x128xbf16> -> tensor<1x1x4x128xbf16>
  %view_65 = comm.view "aten.view.default" %permute_31 {comm.cost_ns = 0, comm.name = "view_65"} : tensor<1x1x4x128xbf16> -> tensor<1x1x512xbf16>
  %permute_32 = comm.view "aten.permute.default" %l2_wo {comm.cost_ns = 0, comm.name = "permute_32"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %expand_22 = comm.view "aten.expand.default" %view_65 {comm.cost_ns = 0, comm.name = "expand_22"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %view_66 = comm.view "aten.view.default" %expand_22 {comm.cost_ns = 0, comm.name = "view_66"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %expand_23 = comm.view "aten.expand.default" %permute_32 {comm.cost_ns = 0, comm.name = "expand_23"} : tensor<512x4096xbf16> -> tensor<1x512x4096xbf16>
  %view_67 = comm.view "aten.view.default" %expand_23 {comm.cost_ns = 0, comm.name = "view_67"} : tensor<1x512x4096xbf16> -> tensor<1x512x4096xbf16>
  %bmm_8 = comm.compute "aten.bmm.default"(%view_66, %view_67) {comm.cost_ns = 3681, comm.name = "bmm_8"} : (tensor<1x1x512xbf16>, tensor<1x512x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_68 = comm.view "aten.view.default" %bmm_8 {comm.cost_ns = 0, comm.name = "view_68"} : tensor<1x1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_4 = comm.all_reduce %view_68 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_4"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_8 = comm.wait %all_reduce_4 {comm.cost_ns = 0, comm.name = "wait_tensor_8"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_17 = comm.compute "aten.add.Tensor"(%add_13, %wait_tensor_8) {comm.cost_ns = 2009, comm.name = "add_17"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_80 = comm.compute "prims.convert_element_type.default"(%add_17) {comm.cost_ns = 2009, comm.name = "convert_element_type_80"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_80) {comm.cost_ns = 2013, comm.name = "pow_6"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_5 = comm.compute "aten.mean.dim"(%pow_6) {comm.cost_ns = 2006, comm.name = "mean_5"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mean_5) {comm.cost_ns = 2000, comm.name = "add_18"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_5 = comm.compute "aten.rsqrt.default"(%add_18) {comm.cost_ns = 2000, comm.name = "rsqrt_5"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_39 = comm.compute "aten.mul.Tensor"(%convert_element_type_80, %rsqrt_5) {comm.cost_ns = 2013, comm.name = "mul_39"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_81 = comm.compute "prims.convert_element_type.default"(%mul_39) {comm.cost_ns = 2009, comm.name = "convert_element_type_81"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_40 = comm.compute "aten.mul.Tensor"(%convert_element_type_81, %l2_fn) {comm.cost_ns = 2009, comm.name = "mul_40"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_33 = comm.view "aten.permute.default" %l2_w1 {comm.cost_ns = 0, comm.name = "permute_33"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_69 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_69"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_69, %permute_33) {comm.cost_ns = 7876, comm.name = "mm_15"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_70 = comm.view "aten.view.default" %mm_15 {comm.cost_ns = 0, comm.name = "view_70"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %convert_element_type_84 = comm.compute "prims.convert_element_type.default"(%view_70) {comm.cost_ns = 2004, comm.name = "convert_element_type_84"} : (tensor<1x1x1792xbf16>) -> tensor<1x1x1792xf32>
  %neg_2 = comm.compute "aten.neg.default"(%convert_element_type_84) {comm.cost_ns = 2005, comm.name = "neg_2"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %exp_5 = comm.compute "aten.exp.default"(%neg_2) {comm.cost_ns = 2005, comm.name = "exp_5"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %add_19 = comm.compute "aten.add.Tensor"(%exp_5) {comm.cost_ns = 2005, comm.name = "add_19"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %div_5 = comm.compute "aten.div.Tensor"(%convert_element_type_84, %add_19) {comm.cost_ns = 2008, comm.name = "div_5"} : (tensor<1x1x1792xf32>, tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %convert_element_type_85 = comm.compute "prims.convert_element_type.default"(%div_5) {comm.cost_ns = 2004, comm.name = "convert_element_type_85"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xbf16>
  %permute_34 = comm.view "aten.permute.default" %l2_w3 {comm.cost_ns = 0, comm.name = "permute_34"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_71 = comm.view "aten.view.default" %mul_40 {comm.cost_ns = 0, comm.name = "view_71"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%view_71, %permute_34) {comm.cost_ns = 7876, comm.name = "mm_16"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_72 = comm.view "aten.view.default" %mm_16 {comm.cost_ns = 0, comm.name = "view_72"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %mul_41 = comm.compute "aten.mul.Tensor"(%convert_element_type_85, %view_72) {comm.cost_ns = 2004, comm.name = "mul_41"} : (tensor<1x1x1792xbf16>, tensor<1x1x1792xbf16>) -> tensor<1x1x1792xbf16>
  %permute_35 = comm.view "aten.permute.default" %l2_w2 {comm.cost_ns = 0, comm.name = "permute_35"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %view_73 = comm.view "aten.view.default" %mul_41 {comm.cost_ns = 0, comm.name = "view_73"} : tensor<1x1x1792xbf16> -> tensor<1x1792xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_73, %permute_35) {comm.cost_ns = 7876, comm.name = "mm_17"} : (tensor<1x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<1x4096xbf16>
  %view_74 = comm.view "aten.view.default" %mm_17 {comm.cost_ns = 0, comm.name = "view_74"} : tensor<1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_5 = comm.all_reduce %view_74 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_5"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_10 = comm.wait %all_reduce_5 {comm.cost_ns = 0, comm.name = "wait_tensor_10"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_20 = comm.compute "aten.add.Tensor"(%add_17, %wait_tensor_10) {comm.cost_ns = 2009, comm.name = "add_20"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_90 = comm.compute "prims.convert_element_type.default"(%add_20) {comm.cost_ns = 2009, comm.name = "convert_element_type_90"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_90) {comm.cost_ns = 2013, comm.name = "pow_7"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_6 = comm.compute "aten.mean.dim"(%pow_7) {comm.cost_ns = 2006, comm.name = "mean_6"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_21 = comm.compute "aten.add.Tensor"(%mean_6) {comm.cost_ns = 2000, comm.name = "add_21"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_6 = comm.compute "aten.rsqrt.default"(%add_21) {comm.cost_ns = 2000, comm.name = "rsqrt_6"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_42 = comm.compute "aten.mul.Tensor"(%convert_element_type_90, %rsqrt_6) {comm.cost_ns = 2013, comm.name = "mul_42"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_91 = comm.compute "prims.convert_element_type.default"(%mul_42) {comm.cost_ns = 2009, comm.name = "convert_element_type_91"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_43 = comm.compute "aten.mul.Tensor"(%convert_element_type_91, %l3_an) {comm.cost_ns = 2009, comm.name = "mul_43"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_36 = comm.view "aten.permute.default" %l3_wq {comm.cost_ns = 0, comm.name = "permute_36"} : tensor<512x4096xbf16> -> tensor<4096x512xbf16>
  %view_75 = comm.view "aten.view.default" %mul_43 {comm.cost_ns = 0, comm.name = "view_75"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%view_75, %permute_36) {comm.cost_ns = 3681, comm.name = "mm_18"} : (tensor<1x4096xbf16>, tensor<4096x512xbf16>) -> tensor<1x512xbf16>
  %view_76 = comm.view "aten.view.default" %mm_18 {comm.cost_ns = 0, comm.name = "view_76"} : tensor<1x512xbf16> -> tensor<1x1x512xbf16>
  %view_77 = comm.view "aten.view.default" %view_76 {comm.cost_ns = 0, comm.name = "view_77"} : tensor<1x1x512xbf16> -> tensor<1x1x4x128xbf16>
  %permute_37 = comm.view "aten.permute.default" %l3_wk {comm.cost_ns = 0, comm.name = "permute_37"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_78 = comm.view "aten.view.default" %mul_43 {comm.cost_ns = 0, comm.name = "view_78"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_78, %permute_37) {comm.cost_ns = 2422, comm.name = "mm_19"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_79 = comm.view "aten.view.default" %mm_19 {comm.cost_ns = 0, comm.name = "view_79"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_80 = comm.view "aten.view.default" %view_79 {comm.cost_ns = 0, comm.name = "view_80"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %permute_38 = comm.view "aten.permute.default" %l3_wv {comm.cost_ns = 0, comm.name = "permute_38"} : tensor<128x4096xbf16> -> tensor<4096x128xbf16>
  %view_81 = comm.view "aten.view.default" %mul_43 {comm.cost_ns = 0, comm.name = "view_81"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_81, %permute_38) {comm.cost_ns = 2422, comm.name = "mm_20"} : (tensor<1x4096xbf16>, tensor<4096x128xbf16>) -> tensor<1x128xbf16>
  %view_82 = comm.view "aten.view.default" %mm_20 {comm.cost_ns = 0, comm.name = "view_82"} : tensor<1x128xbf16> -> tensor<1x1x128xbf16>
  %view_83 = comm.view "aten.view.default" %view_82 {comm.cost_ns = 0, comm.name = "view_83"} : tensor<1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  %convert_element_type_98 = comm.compute "prims.convert_element_type.default"(%view_77) {comm.cost_ns = 2001, comm.name = "convert_element_type_98"} : (tensor<1x1x4x128xbf16>) -> tensor<1x1x4x128xf32>
  %split_6.0 = comm.view "aten.split.Tensor" %convert_element_type_98 {comm.cost_ns = 0, comm.name = "split_6.0"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %split_6.1 = comm.view "aten.split.Tensor" %convert_element_type_98 {comm.cost_ns = 0, comm.name = "split_6.1"} : tensor<1x1x4x128xf32> -> tensor<1x1x4x64xf32>
  %mul_44 = comm.compute "aten.mul.Tensor"(%split_6.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_44"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_45 = comm.compute "aten.mul.Tensor"(%split_6.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_45"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %sub_9 = comm.compute "aten.sub.Tensor"(%mul_44, %mul_45) {comm.cost_ns = 2001, comm.name = "sub_9"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%split_6.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_46"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %mul_47 = comm.compute "aten.mul.Tensor"(%split_6.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_47"} : (tensor<1x1x4x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x4x64xf32>
  %add_22 = comm.compute "aten.add.Tensor"(%mul_46, %mul_47) {comm.cost_ns = 2001, comm.name = "add_22"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x64xf32>
  %cat_6 = comm.compute "aten.cat.default"(%sub_9, %add_22) {comm.cost_ns = 2001, comm.name = "cat_6"} : (tensor<1x1x4x64xf32>, tensor<1x1x4x64xf32>) -> tensor<1x1x4x128xf32>
  %convert_element_type_99 = comm.compute "prims.convert_element_type.default"(%cat_6) {comm.cost_ns = 2001, comm.name = "convert_element_type_99"} : (tensor<1x1x4x128xf32>) -> tensor<1x1x4x128xbf16>
  %convert_element_type_100 = comm.compute "prims.convert_element_type.default"(%view_80) {comm.cost_ns = 2000, comm.name = "convert_element_type_100"} : (tensor<1x1x1x128xbf16>) -> tensor<1x1x1x128xf32>
  %split_7.0 = comm.view "aten.split.Tensor" %convert_element_type_100 {comm.cost_ns = 0, comm.name = "split_7.0"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %split_7.1 = comm.view "aten.split.Tensor" %convert_element_type_100 {comm.cost_ns = 0, comm.name = "split_7.1"} : tensor<1x1x1x128xf32> -> tensor<1x1x1x64xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%split_7.0, %cos) {comm.cost_ns = 2000, comm.name = "mul_48"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_49 = comm.compute "aten.mul.Tensor"(%split_7.1, %sin) {comm.cost_ns = 2000, comm.name = "mul_49"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %sub_10 = comm.compute "aten.sub.Tensor"(%mul_48, %mul_49) {comm.cost_ns = 2000, comm.name = "sub_10"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_50 = comm.compute "aten.mul.Tensor"(%split_7.1, %cos) {comm.cost_ns = 2000, comm.name = "mul_50"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %mul_51 = comm.compute "aten.mul.Tensor"(%split_7.0, %sin) {comm.cost_ns = 2000, comm.name = "mul_51"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %add_23 = comm.compute "aten.add.Tensor"(%mul_50, %mul_51) {comm.cost_ns = 2000, comm.name = "add_23"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
  %cat_7 = comm.compute "aten.cat.default"(%sub_10, %add_23) {comm.cost_ns = 2000, comm.name = "cat_7"} : (tensor<1x1x1x64xf32>, tensor<1x1x1x64xf32>) -> tensor<1x1x1x128xf32>
  %convert_element_type_101 = comm.compute "prims.convert_element_type.default"(%cat_7) {comm.cost_ns = 2000, comm.name = "convert_element_type_101"} : (tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xbf16>
  %permute_39 = comm.view "aten.permute.default" %convert_element_type_101 {comm.cost_ns = 0, comm.name = "permute_39"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%kcache3, %pos, %permute_39) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__6"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %permute_40 = comm.view "aten.permute.default" %view_83 {comm.cost_ns = 0, comm.name = "permute_40"} : tensor<1x1x1x128xbf16> -> tensor<1x1x1x128xbf16>
  comm.compute "aten.index_put_.default"(%vcache3, %pos, %permute_40) mutates [0] {comm.cost_ns = 2000, comm.name = "index_put__7"} : (memref<1x1x2048x128xbf16>, tensor<1xi64>, tensor<1x1x1x128xbf16>) -> ()
  %expand_24 = comm.view "aten.expand.default" %kcache3 {comm.cost_ns = 0, comm.name = "expand_24"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %expand_25 = comm.view "aten.expand.default" %vcache3 {comm.cost_ns = 0, comm.name = "expand_25"} : memref<1x1x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %permute_41 = comm.view "aten.permute.default" %convert_element_type_99 {comm.cost_ns = 0, comm.name = "permute_41"} : tensor<1x1x4x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_42 = comm.view "aten.permute.default" %expand_24 {comm.cost_ns = 0, comm.name = "permute_42"} : memref<1x4x2048x128xbf16> -> memref<1x4x128x2048xbf16>
  %expand_26 = comm.view "aten.expand.default" %permute_41 {comm.cost_ns = 0, comm.name = "expand_26"} : tensor<1x4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %view_84 = comm.view "aten.view.default" %expand_26 {comm.cost_ns = 0, comm.name = "view_84"} : tensor<1x4x1x128xbf16> -> tensor<4x1x128xbf16>
  %expand_27 = comm.view "aten.expand.default" %permute_42 {comm.cost_ns = 0, comm.name = "expand_27"} : memref<1x4x128x2048xbf16> -> memref<1x4x128x2048xbf16>
  %view_85 = comm.view "aten.view.default" %expand_27 {comm.cost_ns = 0, comm.name = "view_85"} : memref<1x4x128x2048xbf16> -> memref<4x128x2048xbf16>
  %bmm_9 = comm.compute "aten.bmm.default"(%view_84, %view_85) {comm.cost_ns = 2845, comm.name = "bmm_9"} : (tensor<4x1x128xbf16>, memref<4x128x2048xbf16>) -> tensor<4x1x2048xbf16>
  %view_86 = comm.view "aten.view.default" %bmm_9 {comm.cost_ns = 0, comm.name = "view_86"} : tensor<4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %convert_element_type_104 = comm.compute "prims.convert_element_type.default"(%view_86) {comm.cost_ns = 2019, comm.name = "convert_element_type_104"} : (tensor<1x4x1x2048xbf16>) -> tensor<1x4x1x2048xf32>
  %mul_52 = comm.compute "aten.mul.Tensor"(%convert_element_type_104) {comm.cost_ns = 2026, comm.name = "mul_52"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %amax_3 = comm.compute "aten.amax.default"(%mul_52) {comm.cost_ns = 2013, comm.name = "amax_3"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %sub_11 = comm.compute "aten.sub.Tensor"(%mul_52, %amax_3) {comm.cost_ns = 2026, comm.name = "sub_11"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %exp_6 = comm.compute "aten.exp.default"(%sub_11) {comm.cost_ns = 2026, comm.name = "exp_6"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xf32>
  %sum_4 = comm.compute "aten.sum.dim_IntList"(%exp_6) {comm.cost_ns = 2013, comm.name = "sum_4"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x1xf32>
  %div_6 = comm.compute "aten.div.Tensor"(%exp_6, %sum_4) {comm.cost_ns = 2026, comm.name = "div_6"} : (tensor<1x4x1x2048xf32>, tensor<1x4x1x1xf32>) -> tensor<1x4x1x2048xf32>
  %convert_element_type_105 = comm.compute "prims.convert_element_type.default"(%div_6) {comm.cost_ns = 2019, comm.name = "convert_element_type_105"} : (tensor<1x4x1x2048xf32>) -> tensor<1x4x1x2048xbf16>
  %expand_28 = comm.view "aten.expand.default" %convert_element_type_105 {comm.cost_ns = 0, comm.name = "expand_28"} : tensor<1x4x1x2048xbf16> -> tensor<1x4x1x2048xbf16>
  %view_87 = comm.view "aten.view.default" %expand_28 {comm.cost_ns = 0, comm.name = "view_87"} : tensor<1x4x1x2048xbf16> -> tensor<4x1x2048xbf16>
  %expand_29 = comm.view "aten.expand.default" %expand_25 {comm.cost_ns = 0, comm.name = "expand_29"} : memref<1x4x2048x128xbf16> -> memref<1x4x2048x128xbf16>
  %view_88 = comm.view "aten.view.default" %expand_29 {comm.cost_ns = 0, comm.name = "view_88"} : memref<1x4x2048x128xbf16> -> memref<4x2048x128xbf16>
  %bmm_10 = comm.compute "aten.bmm.default"(%view_87, %view_88) {comm.cost_ns = 2845, comm.name = "bmm_10"} : (tensor<4x1x2048xbf16>, memref<4x2048x128xbf16>) -> tensor<4x1x128xbf16>
  %view_89 = comm.view "aten.view.default" %bmm_10 {comm.cost_ns = 0, comm.name = "view_89"} : tensor<4x1x128xbf16> -> tensor<1x4x1x128xbf16>
  %permute_43 = comm.view "aten.permute.default" %view_89 {comm.cost_ns = 0, comm.name = "permute_43"} : tensor<1x4x1x128xbf16> -> tensor<1x1x4x128xbf16>
  %view_90 = comm.view "aten.view.default" %permute_43 {comm.cost_ns = 0, comm.name = "view_90"} : tensor<1x1x4x128xbf16> -> tensor<1x1x512xbf16>
  %permute_44 = comm.view "aten.permute.default" %l3_wo {comm.cost_ns = 0, comm.name = "permute_44"} : tensor<4096x512xbf16> -> tensor<512x4096xbf16>
  %expand_30 = comm.view "aten.expand.default" %view_90 {comm.cost_ns = 0, comm.name = "expand_30"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %view_91 = comm.view "aten.view.default" %expand_30 {comm.cost_ns = 0, comm.name = "view_91"} : tensor<1x1x512xbf16> -> tensor<1x1x512xbf16>
  %expand_31 = comm.view "aten.expand.default" %permute_44 {comm.cost_ns = 0, comm.name = "expand_31"} : tensor<512x4096xbf16> -> tensor<1x512x4096xbf16>
  %view_92 = comm.view "aten.view.default" %expand_31 {comm.cost_ns = 0, comm.name = "view_92"} : tensor<1x512x4096xbf16> -> tensor<1x512x4096xbf16>
  %bmm_11 = comm.compute "aten.bmm.default"(%view_91, %view_92) {comm.cost_ns = 3681, comm.name = "bmm_11"} : (tensor<1x1x512xbf16>, tensor<1x512x4096xbf16>) -> tensor<1x1x4096xbf16>
  %view_93 = comm.view "aten.view.default" %bmm_11 {comm.cost_ns = 0, comm.name = "view_93"} : tensor<1x1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_6 = comm.all_reduce %view_93 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_6"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_12 = comm.wait %all_reduce_6 {comm.cost_ns = 0, comm.name = "wait_tensor_12"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_24 = comm.compute "aten.add.Tensor"(%add_20, %wait_tensor_12) {comm.cost_ns = 2009, comm.name = "add_24"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_110 = comm.compute "prims.convert_element_type.default"(%add_24) {comm.cost_ns = 2009, comm.name = "convert_element_type_110"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_110) {comm.cost_ns = 2013, comm.name = "pow_8"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_7 = comm.compute "aten.mean.dim"(%pow_8) {comm.cost_ns = 2006, comm.name = "mean_7"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_25 = comm.compute "aten.add.Tensor"(%mean_7) {comm.cost_ns = 2000, comm.name = "add_25"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_7 = comm.compute "aten.rsqrt.default"(%add_25) {comm.cost_ns = 2000, comm.name = "rsqrt_7"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_53 = comm.compute "aten.mul.Tensor"(%convert_element_type_110, %rsqrt_7) {comm.cost_ns = 2013, comm.name = "mul_53"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_111 = comm.compute "prims.convert_element_type.default"(%mul_53) {comm.cost_ns = 2009, comm.name = "convert_element_type_111"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_54 = comm.compute "aten.mul.Tensor"(%convert_element_type_111, %l3_fn) {comm.cost_ns = 2009, comm.name = "mul_54"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_45 = comm.view "aten.permute.default" %l3_w1 {comm.cost_ns = 0, comm.name = "permute_45"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_94 = comm.view "aten.view.default" %mul_54 {comm.cost_ns = 0, comm.name = "view_94"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_94, %permute_45) {comm.cost_ns = 7876, comm.name = "mm_21"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_95 = comm.view "aten.view.default" %mm_21 {comm.cost_ns = 0, comm.name = "view_95"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %convert_element_type_114 = comm.compute "prims.convert_element_type.default"(%view_95) {comm.cost_ns = 2004, comm.name = "convert_element_type_114"} : (tensor<1x1x1792xbf16>) -> tensor<1x1x1792xf32>
  %neg_3 = comm.compute "aten.neg.default"(%convert_element_type_114) {comm.cost_ns = 2005, comm.name = "neg_3"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %exp_7 = comm.compute "aten.exp.default"(%neg_3) {comm.cost_ns = 2005, comm.name = "exp_7"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %add_26 = comm.compute "aten.add.Tensor"(%exp_7) {comm.cost_ns = 2005, comm.name = "add_26"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %div_7 = comm.compute "aten.div.Tensor"(%convert_element_type_114, %add_26) {comm.cost_ns = 2008, comm.name = "div_7"} : (tensor<1x1x1792xf32>, tensor<1x1x1792xf32>) -> tensor<1x1x1792xf32>
  %convert_element_type_115 = comm.compute "prims.convert_element_type.default"(%div_7) {comm.cost_ns = 2004, comm.name = "convert_element_type_115"} : (tensor<1x1x1792xf32>) -> tensor<1x1x1792xbf16>
  %permute_46 = comm.view "aten.permute.default" %l3_w3 {comm.cost_ns = 0, comm.name = "permute_46"} : tensor<1792x4096xbf16> -> tensor<4096x1792xbf16>
  %view_96 = comm.view "aten.view.default" %mul_54 {comm.cost_ns = 0, comm.name = "view_96"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_96, %permute_46) {comm.cost_ns = 7876, comm.name = "mm_22"} : (tensor<1x4096xbf16>, tensor<4096x1792xbf16>) -> tensor<1x1792xbf16>
  %view_97 = comm.view "aten.view.default" %mm_22 {comm.cost_ns = 0, comm.name = "view_97"} : tensor<1x1792xbf16> -> tensor<1x1x1792xbf16>
  %mul_55 = comm.compute "aten.mul.Tensor"(%convert_element_type_115, %view_97) {comm.cost_ns = 2004, comm.name = "mul_55"} : (tensor<1x1x1792xbf16>, tensor<1x1x1792xbf16>) -> tensor<1x1x1792xbf16>
  %permute_47 = comm.view "aten.permute.default" %l3_w2 {comm.cost_ns = 0, comm.name = "permute_47"} : tensor<4096x1792xbf16> -> tensor<1792x4096xbf16>
  %view_98 = comm.view "aten.view.default" %mul_55 {comm.cost_ns = 0, comm.name = "view_98"} : tensor<1x1x1792xbf16> -> tensor<1x1792xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_98, %permute_47) {comm.cost_ns = 7876, comm.name = "mm_23"} : (tensor<1x1792xbf16>, tensor<1792x4096xbf16>) -> tensor<1x4096xbf16>
  %view_99 = comm.view "aten.view.default" %mm_23 {comm.cost_ns = 0, comm.name = "view_99"} : tensor<1x4096xbf16> -> tensor<1x1x4096xbf16>
  %all_reduce_7 = comm.all_reduce %view_99 on @pg0 reduce sum {comm.cost_ns = 36039, comm.name = "all_reduce_7"} : tensor<1x1x4096xbf16> -> !comm.future<tensor<1x1x4096xbf16>>
  %wait_tensor_14 = comm.wait %all_reduce_7 {comm.cost_ns = 0, comm.name = "wait_tensor_14"} : !comm.future<tensor<1x1x4096xbf16>>
  %add_27 = comm.compute "aten.add.Tensor"(%add_24, %wait_tensor_14) {comm.cost_ns = 2009, comm.name = "add_27"} : (tensor<1x1x4096xbf16>, tensor<1x1x4096xbf16>) -> tensor<1x1x4096xbf16>
  %convert_element_type_120 = comm.compute "prims.convert_element_type.default"(%add_27) {comm.cost_ns = 2009, comm.name = "convert_element_type_120"} : (tensor<1x1x4096xbf16>) -> tensor<1x1x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_120) {comm.cost_ns = 2013, comm.name = "pow_9"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
  %mean_8 = comm.compute "aten.mean.dim"(%pow_9) {comm.cost_ns = 2006, comm.name = "mean_8"} : (tensor<1x1x4096xf32>) -> tensor<1x1x1xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mean_8) {comm.cost_ns = 2000, comm.name = "add_28"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %rsqrt_8 = comm.compute "aten.rsqrt.default"(%add_28) {comm.cost_ns = 2000, comm.name = "rsqrt_8"} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%convert_element_type_120, %rsqrt_8) {comm.cost_ns = 2013, comm.name = "mul_56"} : (tensor<1x1x4096xf32>, tensor<1x1x1xf32>) -> tensor<1x1x4096xf32>
  %convert_element_type_121 = comm.compute "prims.convert_element_type.default"(%mul_56) {comm.cost_ns = 2009, comm.name = "convert_element_type_121"} : (tensor<1x1x4096xf32>) -> tensor<1x1x4096xbf16>
  %mul_57 = comm.compute "aten.mul.Tensor"(%convert_element_type_121, %on) {comm.cost_ns = 2009, comm.name = "mul_57"} : (tensor<1x1x4096xbf16>, tensor<4096xbf16>) -> tensor<1x1x4096xbf16>
  %permute_48 = comm.view "aten.permute.default" %out {comm.cost_ns = 0, comm.name = "permute_48"} : tensor<16032x4096xbf16> -> tensor<4096x16032xbf16>
  %view_100 = comm.view "aten.view.default" %mul_57 {comm.cost_ns = 0, comm.name = "view_100"} : tensor<1x1x4096xbf16> -> tensor<1x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_100, %permute_48) {comm.cost_ns = 54549, comm.name = "mm_24"} : (tensor<1x4096xbf16>, tensor<4096x16032xbf16>) -> tensor<1x16032xbf16>
  %view_101 = comm.view "aten.view.default" %mm_24 {comm.cost_ns = 0, comm.name = "view_101"} : tensor<1x16032xbf16> -> tensor<1x1x16032xbf16>
  %view_102 = comm.view "aten.view.default" %view_101 {comm.cost_ns = 0, comm.name = "view_102"} : tensor<1x1x16032xbf16> -> tensor<1x16032xbf16>
  %all_gather_into_tensor = comm.all_gather %view_102 on @pg0 dim 0 {comm.cost_ns = 25697, comm.name = "all_gather_into_tensor"} : tensor<1x16032xbf16> -> !comm.future<tensor<8x16032xbf16>>
  %wait_tensor_16 = comm.wait %all_gather_into_tensor {comm.cost_ns = 0, comm.name = "wait_tensor_16"} : !comm.future<tensor<8x16032xbf16>>
  %view_103 = comm.view "aten.view.default" %wait_tensor_16 {comm.cost_ns = 0, comm.name = "view_103"} : tensor<8x16032xbf16> -> tensor<8x1x16032xbf16>
  %permute_49 = comm.view "aten.permute.default" %view_103 {comm.cost_ns = 0, comm.name = "permute_49"} : tensor<8x1x16032xbf16> -> tensor<1x8x16032xbf16>
  %view_104 = comm.view "aten.view.default" %permute_49 {comm.cost_ns = 0, comm.name = "view_104"} : tensor<1x8x16032xbf16> -> tensor<1x128256xbf16>
  %argmax = comm.compute "aten.argmax.default"(%view_104) {comm.cost_ns = 2102, comm.name = "argmax"} : (tensor<1x128256xbf16>) -> tensor<1xi64>
  return %argmax : tensor<1xi64>
}
