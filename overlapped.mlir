module {
  comm.process_group @pg0 size 8 {comm.name = "0"}
  func.func @fsdp_llama8b_l8.fwd(%arg0: tensor<1x2048xi64> {comm.name = "primals_1"}, %arg1: tensor<1x2048xi64> {comm.name = "primals_2"}, %arg2: tensor<2048x128xf32> {comm.name = "primals_3"}, %arg3: tensor<2048x128xf32> {comm.name = "primals_4"}, %arg4: tensor<65667072xf32> {comm.name = "primals_5"}, %arg5: tensor<512xf32> {comm.name = "primals_6"}, %arg6: tensor<65667072xf32> {comm.name = "primals_7"}, %arg7: memref<128256x4096xbf16> {comm.name = "primals_8"}, %arg8: memref<4096xbf16> {comm.name = "primals_9"}, %arg9: memref<128256x4096xbf16> {comm.name = "primals_10"}, %arg10: tensor<512xf32> {comm.name = "primals_11"}, %arg11: tensor<2097152xf32> {comm.name = "primals_12"}, %arg12: tensor<524288xf32> {comm.name = "primals_13"}, %arg13: tensor<524288xf32> {comm.name = "primals_14"}, %arg14: tensor<2097152xf32> {comm.name = "primals_15"}, %arg15: tensor<512xf32> {comm.name = "primals_16"}, %arg16: tensor<7340032xf32> {comm.name = "primals_17"}, %arg17: tensor<7340032xf32> {comm.name = "primals_18"}, %arg18: tensor<7340032xf32> {comm.name = "primals_19"}, %arg19: memref<4096xbf16> {comm.name = "primals_20"}, %arg20: memref<4096x4096xbf16> {comm.name = "primals_21"}, %arg21: memref<1024x4096xbf16> {comm.name = "primals_22"}, %arg22: memref<1024x4096xbf16> {comm.name = "primals_23"}, %arg23: memref<4096x4096xbf16> {comm.name = "primals_24"}, %arg24: memref<4096xbf16> {comm.name = "primals_25"}, %arg25: memref<14336x4096xbf16> {comm.name = "primals_26"}, %arg26: memref<14336x4096xbf16> {comm.name = "primals_27"}, %arg27: memref<4096x14336xbf16> {comm.name = "primals_28"}, %arg28: index {comm.name = "primals_29"}, %arg29: tensor<512xf32> {comm.name = "primals_30"}, %arg30: tensor<2097152xf32> {comm.name = "primals_31"}, %arg31: tensor<524288xf32> {comm.name = "primals_32"}, %arg32: tensor<524288xf32> {comm.name = "primals_33"}, %arg33: tensor<2097152xf32> {comm.name = "primals_34"}, %arg34: tensor<512xf32> {comm.name = "primals_35"}, %arg35: tensor<7340032xf32> {comm.name = "primals_36"}, %arg36: tensor<7340032xf32> {comm.name = "primals_37"}, %arg37: tensor<7340032xf32> {comm.name = "primals_38"}, %arg38: memref<4096xbf16> {comm.name = "primals_39"}, %arg39: memref<4096x4096xbf16> {comm.name = "primals_40"}, %arg40: memref<1024x4096xbf16> {comm.name = "primals_41"}, %arg41: memref<1024x4096xbf16> {comm.name = "primals_42"}, %arg42: memref<4096x4096xbf16> {comm.name = "primals_43"}, %arg43: memref<4096xbf16> {comm.name = "primals_44"}, %arg44: memref<14336x4096xbf16> {comm.name = "primals_45"}, %arg45: memref<14336x4096xbf16> {comm.name = "primals_46"}, %arg46: memref<4096x14336xbf16> {comm.name = "primals_47"}, %arg47: tensor<512xf32> {comm.name = "primals_48"}, %arg48: tensor<2097152xf32> {comm.name = "primals_49"}, %arg49: tensor<524288xf32> {comm.name = "primals_50"}, %arg50: tensor<524288xf32> {comm.name = "primals_51"}, %arg51: tensor<2097152xf32> {comm.name = "primals_52"}, %arg52: tensor<512xf32> {comm.name = "primals_53"}, %arg53: tensor<7340032xf32> {comm.name = "primals_54"}, %arg54: tensor<7340032xf32> {comm.name = "primals_55"}, %arg55: tensor<7340032xf32> {comm.name = "primals_56"}, %arg56: memref<4096xbf16> {comm.name = "primals_57"}, %arg57: memref<4096x4096xbf16> {comm.name = "primals_58"}, %arg58: memref<1024x4096xbf16> {comm.name = "primals_59"}, %arg59: memref<1024x4096xbf16> {comm.name = "primals_60"}, %arg60: memref<4096x4096xbf16> {comm.name = "primals_61"}, %arg61: memref<4096xbf16> {comm.name = "primals_62"}, %arg62: memref<14336x4096xbf16> {comm.name = "primals_63"}, %arg63: memref<14336x4096xbf16> {comm.name = "primals_64"}, %arg64: memref<4096x14336xbf16> {comm.name = "primals_65"}, %arg65: tensor<512xf32> {comm.name = "primals_66"}, %arg66: tensor<2097152xf32> {comm.name = "primals_67"}, %arg67: tensor<524288xf32> {comm.name = "primals_68"}, %arg68: tensor<524288xf32> {comm.name = "primals_69"}, %arg69: tensor<2097152xf32> {comm.name = "primals_70"}, %arg70: tensor<512xf32> {comm.name = "primals_71"}, %arg71: tensor<7340032xf32> {comm.name = "primals_72"}, %arg72: tensor<7340032xf32> {comm.name = "primals_73"}, %arg73: tensor<7340032xf32> {comm.name = "primals_74"}, %arg74: memref<4096xbf16> {comm.name = "primals_75"}, %arg75: memref<4096x4096xbf16> {comm.name = "primals_76"}, %arg76: memref<1024x4096xbf16> {comm.name = "primals_77"}, %arg77: memref<1024x4096xbf16> {comm.name = "primals_78"}, %arg78: memref<4096x4096xbf16> {comm.name = "primals_79"}, %arg79: memref<4096xbf16> {comm.name = "primals_80"}, %arg80: memref<14336x4096xbf16> {comm.name = "primals_81"}, %arg81: memref<14336x4096xbf16> {comm.name = "primals_82"}, %arg82: memref<4096x14336xbf16> {comm.name = "primals_83"}, %arg83: tensor<512xf32> {comm.name = "primals_84"}, %arg84: tensor<2097152xf32> {comm.name = "primals_85"}, %arg85: tensor<524288xf32> {comm.name = "primals_86"}, %arg86: tensor<524288xf32> {comm.name = "primals_87"}, %arg87: tensor<2097152xf32> {comm.name = "primals_88"}, %arg88: tensor<512xf32> {comm.name = "primals_89"}, %arg89: tensor<7340032xf32> {comm.name = "primals_90"}, %arg90: tensor<7340032xf32> {comm.name = "primals_91"}, %arg91: tensor<7340032xf32> {comm.name = "primals_92"}, %arg92: memref<4096xbf16> {comm.name = "primals_93"}, %arg93: memref<4096x4096xbf16> {comm.name = "primals_94"}, %arg94: memref<1024x4096xbf16> {comm.name = "primals_95"}, %arg95: memref<1024x4096xbf16> {comm.name = "primals_96"}, %arg96: memref<4096x4096xbf16> {comm.name = "primals_97"}, %arg97: memref<4096xbf16> {comm.name = "primals_98"}, %arg98: memref<14336x4096xbf16> {comm.name = "primals_99"}, %arg99: memref<14336x4096xbf16> {comm.name = "primals_100"}, %arg100: memref<4096x14336xbf16> {comm.name = "primals_101"}, %arg101: tensor<512xf32> {comm.name = "primals_102"}, %arg102: tensor<2097152xf32> {comm.name = "primals_103"}, %arg103: tensor<524288xf32> {comm.name = "primals_104"}, %arg104: tensor<524288xf32> {comm.name = "primals_105"}, %arg105: tensor<2097152xf32> {comm.name = "primals_106"}, %arg106: tensor<512xf32> {comm.name = "primals_107"}, %arg107: tensor<7340032xf32> {comm.name = "primals_108"}, %arg108: tensor<7340032xf32> {comm.name = "primals_109"}, %arg109: tensor<7340032xf32> {comm.name = "primals_110"}, %arg110: memref<4096xbf16> {comm.name = "primals_111"}, %arg111: memref<4096x4096xbf16> {comm.name = "primals_112"}, %arg112: memref<1024x4096xbf16> {comm.name = "primals_113"}, %arg113: memref<1024x4096xbf16> {comm.name = "primals_114"}, %arg114: memref<4096x4096xbf16> {comm.name = "primals_115"}, %arg115: memref<4096xbf16> {comm.name = "primals_116"}, %arg116: memref<14336x4096xbf16> {comm.name = "primals_117"}, %arg117: memref<14336x4096xbf16> {comm.name = "primals_118"}, %arg118: memref<4096x14336xbf16> {comm.name = "primals_119"}, %arg119: tensor<512xf32> {comm.name = "primals_120"}, %arg120: tensor<2097152xf32> {comm.name = "primals_121"}, %arg121: tensor<524288xf32> {comm.name = "primals_122"}, %arg122: tensor<524288xf32> {comm.name = "primals_123"}, %arg123: tensor<2097152xf32> {comm.name = "primals_124"}, %arg124: tensor<512xf32> {comm.name = "primals_125"}, %arg125: tensor<7340032xf32> {comm.name = "primals_126"}, %arg126: tensor<7340032xf32> {comm.name = "primals_127"}, %arg127: tensor<7340032xf32> {comm.name = "primals_128"}, %arg128: memref<4096xbf16> {comm.name = "primals_129"}, %arg129: memref<4096x4096xbf16> {comm.name = "primals_130"}, %arg130: memref<1024x4096xbf16> {comm.name = "primals_131"}, %arg131: memref<1024x4096xbf16> {comm.name = "primals_132"}, %arg132: memref<4096x4096xbf16> {comm.name = "primals_133"}, %arg133: memref<4096xbf16> {comm.name = "primals_134"}, %arg134: memref<14336x4096xbf16> {comm.name = "primals_135"}, %arg135: memref<14336x4096xbf16> {comm.name = "primals_136"}, %arg136: memref<4096x14336xbf16> {comm.name = "primals_137"}, %arg137: tensor<512xf32> {comm.name = "primals_138"}, %arg138: tensor<2097152xf32> {comm.name = "primals_139"}, %arg139: tensor<524288xf32> {comm.name = "primals_140"}, %arg140: tensor<524288xf32> {comm.name = "primals_141"}, %arg141: tensor<2097152xf32> {comm.name = "primals_142"}, %arg142: tensor<512xf32> {comm.name = "primals_143"}, %arg143: tensor<7340032xf32> {comm.name = "primals_144"}, %arg144: tensor<7340032xf32> {comm.name = "primals_145"}, %arg145: tensor<7340032xf32> {comm.name = "primals_146"}, %arg146: memref<4096xbf16> {comm.name = "primals_147"}, %arg147: memref<4096x4096xbf16> {comm.name = "primals_148"}, %arg148: memref<1024x4096xbf16> {comm.name = "primals_149"}, %arg149: memref<1024x4096xbf16> {comm.name = "primals_150"}, %arg150: memref<4096x4096xbf16> {comm.name = "primals_151"}, %arg151: memref<4096xbf16> {comm.name = "primals_152"}, %arg152: memref<14336x4096xbf16> {comm.name = "primals_153"}, %arg153: memref<14336x4096xbf16> {comm.name = "primals_154"}, %arg154: memref<4096x14336xbf16> {comm.name = "primals_155"}) -> (tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>) attributes {comm.name = "fsdp_llama8b_l8.fwd"} {
    %0 = comm.compute "prims.convert_element_type.default"(%arg4) {comm.name = "convert_element_type_2"} : (tensor<65667072xf32>) -> tensor<65667072xbf16>
    %1 = comm.compute "prims.convert_element_type.default"(%arg5) {comm.name = "convert_element_type_3"} : (tensor<512xf32>) -> tensor<512xbf16>
    %2 = comm.compute "prims.convert_element_type.default"(%arg6) {comm.name = "convert_element_type_4"} : (tensor<65667072xf32>) -> tensor<65667072xbf16>
    %input, %output = comm.all_gather_copy_in %0, %1, %2 rank 0 {comm.name = "all_gather_copy_in"} : tensor<65667072xbf16>, tensor<512xbf16>, tensor<65667072xbf16> -> memref<131334656xbf16>, memref<1050677248xbf16>
    %3 = comm.all_gather %input into %output on @pg0 dim 0 {comm.name = "all_gather_into_tensor"} : memref<131334656xbf16> into memref<1050677248xbf16> -> !comm.future<memref<1050677248xbf16>>
    %4 = comm.compute "aten.empty.memory_format"() {comm.name = "empty"} : () -> tensor<525336576xbf16>
    %5 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_1"} : () -> tensor<4096xbf16>
    %6 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_2"} : () -> tensor<525336576xbf16>
    %7 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_3"} : () -> tensor<4096xbf16>
    %8 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_4"} : () -> tensor<16777216xbf16>
    %9 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_5"} : () -> tensor<4194304xbf16>
    %10 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_6"} : () -> tensor<4194304xbf16>
    %11 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_7"} : () -> tensor<16777216xbf16>
    %12 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_8"} : () -> tensor<4096xbf16>
    %13 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_9"} : () -> tensor<58720256xbf16>
    %14 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_10"} : () -> tensor<58720256xbf16>
    %15 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_11"} : () -> tensor<58720256xbf16>
    %16 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_12"} : () -> tensor<4096xbf16>
    %17 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_13"} : () -> tensor<16777216xbf16>
    %18 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_14"} : () -> tensor<4194304xbf16>
    %19 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_15"} : () -> tensor<4194304xbf16>
    %20 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_16"} : () -> tensor<16777216xbf16>
    %21 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_17"} : () -> tensor<4096xbf16>
    %22 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_18"} : () -> tensor<58720256xbf16>
    %23 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_19"} : () -> tensor<58720256xbf16>
    %24 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_20"} : () -> tensor<58720256xbf16>
    %25 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_21"} : () -> tensor<4096xbf16>
    %26 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_22"} : () -> tensor<16777216xbf16>
    %27 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_23"} : () -> tensor<4194304xbf16>
    %28 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_24"} : () -> tensor<4194304xbf16>
    %29 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_25"} : () -> tensor<16777216xbf16>
    %30 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_26"} : () -> tensor<4096xbf16>
    %31 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_27"} : () -> tensor<58720256xbf16>
    %32 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_28"} : () -> tensor<58720256xbf16>
    %33 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_29"} : () -> tensor<58720256xbf16>
    %34 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_30"} : () -> tensor<4096xbf16>
    %35 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_31"} : () -> tensor<16777216xbf16>
    %36 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_32"} : () -> tensor<4194304xbf16>
    %37 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_33"} : () -> tensor<4194304xbf16>
    %38 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_34"} : () -> tensor<16777216xbf16>
    %39 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_35"} : () -> tensor<4096xbf16>
    %40 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_36"} : () -> tensor<58720256xbf16>
    %41 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_37"} : () -> tensor<58720256xbf16>
    %42 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_38"} : () -> tensor<58720256xbf16>
    %43 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_39"} : () -> tensor<4096xbf16>
    %44 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_40"} : () -> tensor<16777216xbf16>
    %45 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_41"} : () -> tensor<4194304xbf16>
    %46 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_42"} : () -> tensor<4194304xbf16>
    %47 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_43"} : () -> tensor<16777216xbf16>
    %48 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_44"} : () -> tensor<4096xbf16>
    %49 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_45"} : () -> tensor<58720256xbf16>
    %50 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_46"} : () -> tensor<58720256xbf16>
    %51 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_47"} : () -> tensor<58720256xbf16>
    %52 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_48"} : () -> tensor<4096xbf16>
    %53 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_49"} : () -> tensor<16777216xbf16>
    %54 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_50"} : () -> tensor<4194304xbf16>
    %55 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_51"} : () -> tensor<4194304xbf16>
    %56 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_52"} : () -> tensor<16777216xbf16>
    %57 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_53"} : () -> tensor<4096xbf16>
    %58 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_54"} : () -> tensor<58720256xbf16>
    %59 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_55"} : () -> tensor<58720256xbf16>
    %60 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_56"} : () -> tensor<58720256xbf16>
    %61 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_57"} : () -> tensor<4096xbf16>
    %62 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_58"} : () -> tensor<16777216xbf16>
    %63 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_59"} : () -> tensor<4194304xbf16>
    %64 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_60"} : () -> tensor<4194304xbf16>
    %65 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_61"} : () -> tensor<16777216xbf16>
    %66 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_62"} : () -> tensor<4096xbf16>
    %67 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_63"} : () -> tensor<58720256xbf16>
    %68 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_64"} : () -> tensor<58720256xbf16>
    %69 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_65"} : () -> tensor<58720256xbf16>
    %70:75 = memref.distinct_objects %arg7, %arg8, %arg9, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154 : memref<128256x4096xbf16>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>
    %71 = comm.compute "prims.convert_element_type.default"(%arg2) {comm.name = "convert_element_type"} : (tensor<2048x128xf32>) -> tensor<2048x128xbf16>
    %72 = comm.compute "prims.convert_element_type.default"(%arg3) {comm.name = "convert_element_type_1"} : (tensor<2048x128xf32>) -> tensor<2048x128xbf16>
    comm.resize %70#0 to 1050673152 {comm.name = "resize_storage_bytes_"} : memref<128256x4096xbf16>
    comm.resize %70#1 to 8192 {comm.name = "resize_storage_bytes__1"} : memref<4096xbf16>
    comm.resize %70#2 to 1050673152 {comm.name = "resize_storage_bytes__2"} : memref<128256x4096xbf16>
    %73 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_66"} : () -> tensor<4096xbf16>
    %74 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_67"} : () -> tensor<16777216xbf16>
    %75 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_68"} : () -> tensor<4194304xbf16>
    %76 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_69"} : () -> tensor<4194304xbf16>
    %77 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_70"} : () -> tensor<16777216xbf16>
    %78 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_71"} : () -> tensor<4096xbf16>
    %79 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_72"} : () -> tensor<58720256xbf16>
    %80 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_73"} : () -> tensor<58720256xbf16>
    %81 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_74"} : () -> tensor<58720256xbf16>
    %82 = comm.view "aten.permute.default" %70#2 {comm.name = "permute_88"} : memref<128256x4096xbf16> -> memref<4096x128256xbf16>
    %83 = comm.view "aten.reshape.default" %arg1 {comm.name = "view_256"} : tensor<1x2048xi64> -> tensor<2048xi64>
    %84 = comm.compute "aten.ne.Scalar"(%83) {comm.name = "ne"} : (tensor<2048xi64>) -> tensor<2048xi1>
    %85 = comm.compute "aten.full.default"() {comm.name = "full_default"} : () -> tensor<i64>
    %86 = comm.compute "aten.where.self"(%84, %83, %85) {comm.name = "where"} : (tensor<2048xi1>, tensor<2048xi64>, tensor<i64>) -> tensor<2048xi64>
    %87 = comm.view "aten.unsqueeze.default" %86 {comm.name = "unsqueeze_16"} : tensor<2048xi64> -> tensor<2048x1xi64>
    %88 = comm.compute "aten.full.default"() {comm.name = "full_default_1"} : () -> tensor<f32>
    %89 = comm.compute "aten.sum.default"(%84) {comm.name = "sum_2"} : (tensor<2048xi1>) -> tensor<i64>
    %90 = comm.compute "prims.convert_element_type.default"(%89) {comm.name = "convert_element_type_242"} : (tensor<i64>) -> tensor<f32>
    %91 = comm.wait %3 {comm.name = "wait_tensor"} : !comm.future<memref<1050677248xbf16>>
    %92 = comm.view "aten.reshape.default" %91 {comm.name = "view_4"} : memref<1050677248xbf16> -> memref<8x131334656xbf16>
    %93:3 = comm.split_copy_out %92 dim 1 sizes [65667072, 512, 65667072] after(%4, %5, %6 : tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>) {comm.name = "auto_functionalized_v2"} : memref<8x131334656xbf16> -> tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>
    %94 = comm.compute "prims.convert_element_type.default"(%arg10) {comm.name = "convert_element_type_5"} : (tensor<512xf32>) -> tensor<512xbf16>
    %95 = comm.compute "prims.convert_element_type.default"(%arg11) {comm.name = "convert_element_type_6"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %96 = comm.compute "prims.convert_element_type.default"(%arg12) {comm.name = "convert_element_type_7"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %97 = comm.compute "prims.convert_element_type.default"(%arg13) {comm.name = "convert_element_type_8"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %98 = comm.compute "prims.convert_element_type.default"(%arg14) {comm.name = "convert_element_type_9"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %99 = comm.compute "prims.convert_element_type.default"(%arg15) {comm.name = "convert_element_type_10"} : (tensor<512xf32>) -> tensor<512xbf16>
    %100 = comm.compute "prims.convert_element_type.default"(%arg16) {comm.name = "convert_element_type_11"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %101 = comm.compute "prims.convert_element_type.default"(%arg17) {comm.name = "convert_element_type_12"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %102 = comm.compute "prims.convert_element_type.default"(%arg18) {comm.name = "convert_element_type_13"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_0, %output_1 = comm.all_gather_copy_in %94, %95, %96, %97, %98, %99, %100, %101, %102 rank 0 {comm.name = "all_gather_copy_in_1"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %103 = comm.all_gather %input_0 into %output_1 on @pg0 dim 0 after(%93#0 : tensor<525336576xbf16>) {comm.name = "all_gather_into_tensor_1"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %104 = comm.view "aten.as_strided.default" %93#0 {comm.name = "as_strided_1"} : tensor<525336576xbf16> -> tensor<128256x4096xbf16>
    comm.copy %104 into %70#0 {comm.name = "copy_"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
    %105 = comm.view "aten.as_strided.default" %93#1 {comm.name = "as_strided_3"} : tensor<4096xbf16> -> tensor<4096xbf16>
    comm.copy %105 into %70#1 {comm.name = "copy__1"} : tensor<4096xbf16> into memref<4096xbf16>
    %106 = comm.view "aten.as_strided.default" %93#2 {comm.name = "as_strided_5"} : tensor<525336576xbf16> -> tensor<128256x4096xbf16>
    comm.copy %106 into %70#2 {comm.name = "copy__2"} : tensor<128256x4096xbf16> into memref<128256x4096xbf16>
    %107 = comm.wait %103 {comm.name = "wait_tensor_1"} : !comm.future<memref<218112000xbf16>>
    %108 = comm.view "aten.reshape.default" %107 {comm.name = "view_15"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %109:9 = comm.split_copy_out %108 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%7, %8, %9, %10, %11, %12, %13, %14, %15 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_1"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %110 = comm.compute "prims.convert_element_type.default"(%arg29) {comm.name = "convert_element_type_34"} : (tensor<512xf32>) -> tensor<512xbf16>
    %111 = comm.compute "prims.convert_element_type.default"(%arg30) {comm.name = "convert_element_type_35"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %112 = comm.compute "prims.convert_element_type.default"(%arg31) {comm.name = "convert_element_type_36"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %113 = comm.compute "prims.convert_element_type.default"(%arg32) {comm.name = "convert_element_type_37"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %114 = comm.compute "prims.convert_element_type.default"(%arg33) {comm.name = "convert_element_type_38"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %115 = comm.compute "prims.convert_element_type.default"(%arg34) {comm.name = "convert_element_type_39"} : (tensor<512xf32>) -> tensor<512xbf16>
    %116 = comm.compute "prims.convert_element_type.default"(%arg35) {comm.name = "convert_element_type_40"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %117 = comm.compute "prims.convert_element_type.default"(%arg36) {comm.name = "convert_element_type_41"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %118 = comm.compute "prims.convert_element_type.default"(%arg37) {comm.name = "convert_element_type_42"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_2, %output_3 = comm.all_gather_copy_in %110, %111, %112, %113, %114, %115, %116, %117, %118 rank 0 {comm.name = "all_gather_copy_in_2"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %119 = comm.all_gather %input_2 into %output_3 on @pg0 dim 0 after(%109#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_2"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %120 = comm.compute "aten.embedding.default"(%70#0, %arg0) {comm.name = "embedding"} : (memref<128256x4096xbf16>, tensor<1x2048xi64>) -> tensor<1x2048x4096xbf16>
    %121 = comm.view "aten.as_strided.default" %109#0 {comm.name = "as_strided_7"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %122 = comm.view "aten.as_strided.default" %109#1 {comm.name = "as_strided_9"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %123 = comm.view "aten.as_strided.default" %109#2 {comm.name = "as_strided_11"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %124 = comm.view "aten.as_strided.default" %109#3 {comm.name = "as_strided_13"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %125 = comm.view "aten.as_strided.default" %109#4 {comm.name = "as_strided_15"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %126 = comm.view "aten.as_strided.default" %109#5 {comm.name = "as_strided_17"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %127 = comm.view "aten.as_strided.default" %109#6 {comm.name = "as_strided_19"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %128 = comm.view "aten.as_strided.default" %109#7 {comm.name = "as_strided_21"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %129 = comm.view "aten.as_strided.default" %109#8 {comm.name = "as_strided_23"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %130 = comm.compute "prims.convert_element_type.default"(%120) {comm.name = "convert_element_type_14"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %131 = comm.compute "aten.pow.Tensor_Scalar"(%130) {comm.name = "pow_1"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %132 = comm.compute "aten.mean.dim"(%131) {comm.name = "mean"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %133 = comm.compute "aten.add.Tensor"(%132) {comm.name = "add"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %134 = comm.compute "aten.rsqrt.default"(%133) {comm.name = "rsqrt"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %135 = comm.compute "aten.mul.Tensor"(%130, %134) {comm.name = "mul"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %136 = comm.compute "prims.convert_element_type.default"(%135) {comm.name = "convert_element_type_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %137 = comm.compute "aten.mul.Tensor"(%136, %121) {comm.name = "mul_1"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %138 = comm.view "aten.permute.default" %122 {comm.name = "permute"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %139 = comm.view "aten.reshape.default" %137 {comm.name = "view_16"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %140 = comm.compute "aten.mm.default"(%139, %138) {comm.name = "mm"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %141 = comm.view "aten.reshape.default" %140 {comm.name = "view_17"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %142 = comm.view "aten.reshape.default" %141 {comm.name = "view_18"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %143 = comm.view "aten.permute.default" %142 {comm.name = "permute_1"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %144 = comm.view "aten.permute.default" %123 {comm.name = "permute_2"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %145 = comm.compute "aten.mm.default"(%139, %144) {comm.name = "mm_1"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %146 = comm.view "aten.reshape.default" %145 {comm.name = "view_20"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %147 = comm.view "aten.reshape.default" %146 {comm.name = "view_21"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %148 = comm.view "aten.permute.default" %147 {comm.name = "permute_3"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %149 = comm.view "aten.permute.default" %124 {comm.name = "permute_4"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %150 = comm.compute "aten.mm.default"(%139, %149) {comm.name = "mm_2"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %151 = comm.view "aten.reshape.default" %150 {comm.name = "view_23"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %152 = comm.view "aten.reshape.default" %151 {comm.name = "view_24"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %153 = comm.view "aten.permute.default" %152 {comm.name = "permute_5"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %154 = comm.view "aten.split.Tensor" %143 {comm.name = "split.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %155 = comm.view "aten.split.Tensor" %143 {comm.name = "split.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %156 = comm.compute "aten.mul.Tensor"(%143, %71) {comm.name = "mul_2"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %157 = comm.compute "aten.neg.default"(%155) {comm.name = "neg"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %158 = comm.compute "aten.cat.default"(%157, %154) {comm.name = "cat"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %159 = comm.compute "aten.mul.Tensor"(%158, %72) {comm.name = "mul_3"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %160 = comm.compute "aten.add.Tensor"(%156, %159) {comm.name = "add_1"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %161 = comm.view "aten.split.Tensor" %148 {comm.name = "split_1.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %162 = comm.view "aten.split.Tensor" %148 {comm.name = "split_1.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %163 = comm.compute "aten.mul.Tensor"(%148, %71) {comm.name = "mul_4"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %164 = comm.compute "aten.neg.default"(%162) {comm.name = "neg_1"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %165 = comm.compute "aten.cat.default"(%164, %161) {comm.name = "cat_1"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %166 = comm.compute "aten.mul.Tensor"(%165, %72) {comm.name = "mul_5"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %167 = comm.compute "aten.add.Tensor"(%163, %166) {comm.name = "add_2"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %168 = comm.view "aten.unsqueeze.default" %167 {comm.name = "unsqueeze"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %169 = comm.view "aten.expand.default" %168 {comm.name = "expand"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %170 = comm.compute "aten.clone.default"(%169) {comm.name = "clone"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %171 = comm.view "aten.reshape.default" %170 {comm.name = "view_25"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %172 = comm.view "aten.unsqueeze.default" %153 {comm.name = "unsqueeze_1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %173 = comm.view "aten.expand.default" %172 {comm.name = "expand_1"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %174 = comm.compute "aten.clone.default"(%173) {comm.name = "clone_1"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %175 = comm.view "aten.reshape.default" %174 {comm.name = "view_26"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %176:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%160, %171, %175) {comm.name = "_scaled_dot_product_flash_attention_for_cpu"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %177 = comm.view "aten.permute.default" %176#0 {comm.name = "permute_6"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %178 = comm.view "aten.reshape.default" %177 {comm.name = "view_27"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %179 = comm.view "aten.permute.default" %125 {comm.name = "permute_7"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %180 = comm.view "aten.reshape.default" %178 {comm.name = "view_28"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %181 = comm.compute "aten.mm.default"(%180, %179) {comm.name = "mm_3"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %182 = comm.view "aten.reshape.default" %181 {comm.name = "view_29"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %183 = comm.compute "aten.add.Tensor"(%120, %182) {comm.name = "add_3"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %184 = comm.compute "prims.convert_element_type.default"(%183) {comm.name = "convert_element_type_24"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %185 = comm.compute "aten.pow.Tensor_Scalar"(%184) {comm.name = "pow_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %186 = comm.compute "aten.mean.dim"(%185) {comm.name = "mean_1"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %187 = comm.compute "aten.add.Tensor"(%186) {comm.name = "add_4"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %188 = comm.compute "aten.rsqrt.default"(%187) {comm.name = "rsqrt_1"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %189 = comm.compute "aten.mul.Tensor"(%184, %188) {comm.name = "mul_6"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %190 = comm.compute "prims.convert_element_type.default"(%189) {comm.name = "convert_element_type_25"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %191 = comm.compute "aten.mul.Tensor"(%190, %126) {comm.name = "mul_7"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %192 = comm.view "aten.permute.default" %127 {comm.name = "permute_8"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %193 = comm.view "aten.reshape.default" %191 {comm.name = "view_30"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %194 = comm.compute "aten.mm.default"(%193, %192) {comm.name = "mm_4"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %195 = comm.wait %119 {comm.name = "wait_tensor_2"} : !comm.future<memref<218112000xbf16>>
    %196 = comm.view "aten.reshape.default" %195 {comm.name = "view_46"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %197:9 = comm.split_copy_out %196 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%16, %17, %18, %19, %20, %21, %22, %23, %24 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_2"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %198 = comm.compute "prims.convert_element_type.default"(%arg47) {comm.name = "convert_element_type_63"} : (tensor<512xf32>) -> tensor<512xbf16>
    %199 = comm.compute "prims.convert_element_type.default"(%arg48) {comm.name = "convert_element_type_64"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %200 = comm.compute "prims.convert_element_type.default"(%arg49) {comm.name = "convert_element_type_65"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %201 = comm.compute "prims.convert_element_type.default"(%arg50) {comm.name = "convert_element_type_66"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %202 = comm.compute "prims.convert_element_type.default"(%arg51) {comm.name = "convert_element_type_67"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %203 = comm.compute "prims.convert_element_type.default"(%arg52) {comm.name = "convert_element_type_68"} : (tensor<512xf32>) -> tensor<512xbf16>
    %204 = comm.compute "prims.convert_element_type.default"(%arg53) {comm.name = "convert_element_type_69"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %205 = comm.compute "prims.convert_element_type.default"(%arg54) {comm.name = "convert_element_type_70"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %206 = comm.compute "prims.convert_element_type.default"(%arg55) {comm.name = "convert_element_type_71"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_4, %output_5 = comm.all_gather_copy_in %198, %199, %200, %201, %202, %203, %204, %205, %206 rank 0 {comm.name = "all_gather_copy_in_3"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %207 = comm.all_gather %input_4 into %output_5 on @pg0 dim 0 after(%197#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_3"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %208 = comm.view "aten.reshape.default" %194 {comm.name = "view_31"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %209 = comm.compute "prims.convert_element_type.default"(%208) {comm.name = "convert_element_type_28"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %210 = comm.compute "aten.sigmoid.default"(%209) {comm.name = "sigmoid"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %211 = comm.compute "aten.mul.Tensor"(%209, %210) {comm.name = "mul_8"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %212 = comm.compute "prims.convert_element_type.default"(%211) {comm.name = "convert_element_type_29"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %213 = comm.view "aten.permute.default" %128 {comm.name = "permute_9"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %214 = comm.compute "aten.mm.default"(%193, %213) {comm.name = "mm_5"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %215 = comm.view "aten.reshape.default" %214 {comm.name = "view_33"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %216 = comm.compute "aten.mul.Tensor"(%212, %215) {comm.name = "mul_9"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %217 = comm.view "aten.permute.default" %129 {comm.name = "permute_10"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %218 = comm.view "aten.reshape.default" %216 {comm.name = "view_34"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %219 = comm.compute "aten.mm.default"(%218, %217) {comm.name = "mm_6"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %220 = comm.view "aten.reshape.default" %219 {comm.name = "view_35"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %221 = comm.compute "aten.add.Tensor"(%183, %220) {comm.name = "add_5"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %222 = comm.view "aten.as_strided.default" %197#0 {comm.name = "as_strided_25"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %223 = comm.view "aten.as_strided.default" %197#1 {comm.name = "as_strided_27"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %224 = comm.view "aten.as_strided.default" %197#2 {comm.name = "as_strided_29"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %225 = comm.view "aten.as_strided.default" %197#3 {comm.name = "as_strided_31"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %226 = comm.view "aten.as_strided.default" %197#4 {comm.name = "as_strided_33"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %227 = comm.view "aten.as_strided.default" %197#5 {comm.name = "as_strided_35"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %228 = comm.view "aten.as_strided.default" %197#6 {comm.name = "as_strided_37"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %229 = comm.view "aten.as_strided.default" %197#7 {comm.name = "as_strided_39"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %230 = comm.view "aten.as_strided.default" %197#8 {comm.name = "as_strided_41"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %231 = comm.compute "prims.convert_element_type.default"(%221) {comm.name = "convert_element_type_43"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %232 = comm.compute "aten.pow.Tensor_Scalar"(%231) {comm.name = "pow_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %233 = comm.compute "aten.mean.dim"(%232) {comm.name = "mean_2"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %234 = comm.compute "aten.add.Tensor"(%233) {comm.name = "add_6"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %235 = comm.compute "aten.rsqrt.default"(%234) {comm.name = "rsqrt_2"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %236 = comm.compute "aten.mul.Tensor"(%231, %235) {comm.name = "mul_10"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %237 = comm.compute "prims.convert_element_type.default"(%236) {comm.name = "convert_element_type_44"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %238 = comm.compute "aten.mul.Tensor"(%237, %222) {comm.name = "mul_11"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %239 = comm.view "aten.permute.default" %223 {comm.name = "permute_11"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %240 = comm.view "aten.reshape.default" %238 {comm.name = "view_47"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %241 = comm.compute "aten.mm.default"(%240, %239) {comm.name = "mm_7"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %242 = comm.wait %207 {comm.name = "wait_tensor_3"} : !comm.future<memref<218112000xbf16>>
    %243 = comm.view "aten.reshape.default" %242 {comm.name = "view_77"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %244:9 = comm.split_copy_out %243 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%25, %26, %27, %28, %29, %30, %31, %32, %33 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_3"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %245 = comm.compute "prims.convert_element_type.default"(%arg65) {comm.name = "convert_element_type_92"} : (tensor<512xf32>) -> tensor<512xbf16>
    %246 = comm.compute "prims.convert_element_type.default"(%arg66) {comm.name = "convert_element_type_93"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %247 = comm.compute "prims.convert_element_type.default"(%arg67) {comm.name = "convert_element_type_94"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %248 = comm.compute "prims.convert_element_type.default"(%arg68) {comm.name = "convert_element_type_95"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %249 = comm.compute "prims.convert_element_type.default"(%arg69) {comm.name = "convert_element_type_96"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %250 = comm.compute "prims.convert_element_type.default"(%arg70) {comm.name = "convert_element_type_97"} : (tensor<512xf32>) -> tensor<512xbf16>
    %251 = comm.compute "prims.convert_element_type.default"(%arg71) {comm.name = "convert_element_type_98"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %252 = comm.compute "prims.convert_element_type.default"(%arg72) {comm.name = "convert_element_type_99"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %253 = comm.compute "prims.convert_element_type.default"(%arg73) {comm.name = "convert_element_type_100"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_6, %output_7 = comm.all_gather_copy_in %245, %246, %247, %248, %249, %250, %251, %252, %253 rank 0 {comm.name = "all_gather_copy_in_4"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %254 = comm.all_gather %input_6 into %output_7 on @pg0 dim 0 after(%244#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_4"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %255 = comm.view "aten.reshape.default" %241 {comm.name = "view_48"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %256 = comm.view "aten.reshape.default" %255 {comm.name = "view_49"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %257 = comm.view "aten.permute.default" %256 {comm.name = "permute_12"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %258 = comm.view "aten.permute.default" %224 {comm.name = "permute_13"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %259 = comm.compute "aten.mm.default"(%240, %258) {comm.name = "mm_8"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %260 = comm.view "aten.reshape.default" %259 {comm.name = "view_51"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %261 = comm.view "aten.reshape.default" %260 {comm.name = "view_52"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %262 = comm.view "aten.permute.default" %261 {comm.name = "permute_14"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %263 = comm.view "aten.permute.default" %225 {comm.name = "permute_15"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %264 = comm.compute "aten.mm.default"(%240, %263) {comm.name = "mm_9"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %265 = comm.view "aten.reshape.default" %264 {comm.name = "view_54"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %266 = comm.view "aten.reshape.default" %265 {comm.name = "view_55"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %267 = comm.view "aten.permute.default" %266 {comm.name = "permute_16"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %268 = comm.view "aten.split.Tensor" %257 {comm.name = "split_2.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %269 = comm.view "aten.split.Tensor" %257 {comm.name = "split_2.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %270 = comm.compute "aten.mul.Tensor"(%257, %71) {comm.name = "mul_12"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %271 = comm.compute "aten.neg.default"(%269) {comm.name = "neg_2"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %272 = comm.compute "aten.cat.default"(%271, %268) {comm.name = "cat_2"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %273 = comm.compute "aten.mul.Tensor"(%272, %72) {comm.name = "mul_13"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %274 = comm.compute "aten.add.Tensor"(%270, %273) {comm.name = "add_7"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %275 = comm.view "aten.split.Tensor" %262 {comm.name = "split_3.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %276 = comm.view "aten.split.Tensor" %262 {comm.name = "split_3.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %277 = comm.compute "aten.mul.Tensor"(%262, %71) {comm.name = "mul_14"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %278 = comm.compute "aten.neg.default"(%276) {comm.name = "neg_3"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %279 = comm.compute "aten.cat.default"(%278, %275) {comm.name = "cat_3"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %280 = comm.compute "aten.mul.Tensor"(%279, %72) {comm.name = "mul_15"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %281 = comm.compute "aten.add.Tensor"(%277, %280) {comm.name = "add_8"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %282 = comm.view "aten.unsqueeze.default" %281 {comm.name = "unsqueeze_2"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %283 = comm.view "aten.expand.default" %282 {comm.name = "expand_2"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %284 = comm.compute "aten.clone.default"(%283) {comm.name = "clone_2"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %285 = comm.view "aten.reshape.default" %284 {comm.name = "view_56"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %286 = comm.view "aten.unsqueeze.default" %267 {comm.name = "unsqueeze_3"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %287 = comm.view "aten.expand.default" %286 {comm.name = "expand_3"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %288 = comm.compute "aten.clone.default"(%287) {comm.name = "clone_3"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %289 = comm.view "aten.reshape.default" %288 {comm.name = "view_57"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %290:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%274, %285, %289) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_1"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %291 = comm.view "aten.permute.default" %290#0 {comm.name = "permute_17"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %292 = comm.view "aten.reshape.default" %291 {comm.name = "view_58"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %293 = comm.view "aten.permute.default" %226 {comm.name = "permute_18"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %294 = comm.view "aten.reshape.default" %292 {comm.name = "view_59"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %295 = comm.compute "aten.mm.default"(%294, %293) {comm.name = "mm_10"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %296 = comm.view "aten.reshape.default" %295 {comm.name = "view_60"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %297 = comm.compute "aten.add.Tensor"(%221, %296) {comm.name = "add_9"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %298 = comm.compute "prims.convert_element_type.default"(%297) {comm.name = "convert_element_type_53"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %299 = comm.compute "aten.pow.Tensor_Scalar"(%298) {comm.name = "pow_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %300 = comm.compute "aten.mean.dim"(%299) {comm.name = "mean_3"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %301 = comm.compute "aten.add.Tensor"(%300) {comm.name = "add_10"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %302 = comm.compute "aten.rsqrt.default"(%301) {comm.name = "rsqrt_3"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %303 = comm.compute "aten.mul.Tensor"(%298, %302) {comm.name = "mul_16"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %304 = comm.compute "prims.convert_element_type.default"(%303) {comm.name = "convert_element_type_54"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %305 = comm.compute "aten.mul.Tensor"(%304, %227) {comm.name = "mul_17"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %306 = comm.view "aten.permute.default" %228 {comm.name = "permute_19"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %307 = comm.view "aten.reshape.default" %305 {comm.name = "view_61"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %308 = comm.compute "aten.mm.default"(%307, %306) {comm.name = "mm_11"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %309 = comm.view "aten.reshape.default" %308 {comm.name = "view_62"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %310 = comm.compute "prims.convert_element_type.default"(%309) {comm.name = "convert_element_type_57"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %311 = comm.compute "aten.sigmoid.default"(%310) {comm.name = "sigmoid_1"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %312 = comm.compute "aten.mul.Tensor"(%310, %311) {comm.name = "mul_18"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %313 = comm.compute "prims.convert_element_type.default"(%312) {comm.name = "convert_element_type_58"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %314 = comm.view "aten.permute.default" %229 {comm.name = "permute_20"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %315 = comm.compute "aten.mm.default"(%307, %314) {comm.name = "mm_12"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %316 = comm.wait %254 {comm.name = "wait_tensor_4"} : !comm.future<memref<218112000xbf16>>
    %317 = comm.view "aten.reshape.default" %316 {comm.name = "view_108"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %318:9 = comm.split_copy_out %317 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%34, %35, %36, %37, %38, %39, %40, %41, %42 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_4"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %319 = comm.compute "prims.convert_element_type.default"(%arg83) {comm.name = "convert_element_type_121"} : (tensor<512xf32>) -> tensor<512xbf16>
    %320 = comm.compute "prims.convert_element_type.default"(%arg84) {comm.name = "convert_element_type_122"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %321 = comm.compute "prims.convert_element_type.default"(%arg85) {comm.name = "convert_element_type_123"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %322 = comm.compute "prims.convert_element_type.default"(%arg86) {comm.name = "convert_element_type_124"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %323 = comm.compute "prims.convert_element_type.default"(%arg87) {comm.name = "convert_element_type_125"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %324 = comm.compute "prims.convert_element_type.default"(%arg88) {comm.name = "convert_element_type_126"} : (tensor<512xf32>) -> tensor<512xbf16>
    %325 = comm.compute "prims.convert_element_type.default"(%arg89) {comm.name = "convert_element_type_127"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %326 = comm.compute "prims.convert_element_type.default"(%arg90) {comm.name = "convert_element_type_128"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %327 = comm.compute "prims.convert_element_type.default"(%arg91) {comm.name = "convert_element_type_129"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_8, %output_9 = comm.all_gather_copy_in %319, %320, %321, %322, %323, %324, %325, %326, %327 rank 0 {comm.name = "all_gather_copy_in_5"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %328 = comm.all_gather %input_8 into %output_9 on @pg0 dim 0 after(%318#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_5"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %329 = comm.view "aten.reshape.default" %315 {comm.name = "view_64"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %330 = comm.compute "aten.mul.Tensor"(%313, %329) {comm.name = "mul_19"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %331 = comm.view "aten.permute.default" %230 {comm.name = "permute_21"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %332 = comm.view "aten.reshape.default" %330 {comm.name = "view_65"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %333 = comm.compute "aten.mm.default"(%332, %331) {comm.name = "mm_13"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %334 = comm.view "aten.reshape.default" %333 {comm.name = "view_66"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %335 = comm.compute "aten.add.Tensor"(%297, %334) {comm.name = "add_11"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %336 = comm.view "aten.as_strided.default" %244#0 {comm.name = "as_strided_43"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %337 = comm.view "aten.as_strided.default" %244#1 {comm.name = "as_strided_45"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %338 = comm.view "aten.as_strided.default" %244#2 {comm.name = "as_strided_47"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %339 = comm.view "aten.as_strided.default" %244#3 {comm.name = "as_strided_49"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %340 = comm.view "aten.as_strided.default" %244#4 {comm.name = "as_strided_51"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %341 = comm.view "aten.as_strided.default" %244#5 {comm.name = "as_strided_53"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %342 = comm.view "aten.as_strided.default" %244#6 {comm.name = "as_strided_55"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %343 = comm.view "aten.as_strided.default" %244#7 {comm.name = "as_strided_57"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %344 = comm.view "aten.as_strided.default" %244#8 {comm.name = "as_strided_59"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %345 = comm.compute "prims.convert_element_type.default"(%335) {comm.name = "convert_element_type_72"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %346 = comm.compute "aten.pow.Tensor_Scalar"(%345) {comm.name = "pow_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %347 = comm.compute "aten.mean.dim"(%346) {comm.name = "mean_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %348 = comm.compute "aten.add.Tensor"(%347) {comm.name = "add_12"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %349 = comm.compute "aten.rsqrt.default"(%348) {comm.name = "rsqrt_4"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %350 = comm.compute "aten.mul.Tensor"(%345, %349) {comm.name = "mul_20"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %351 = comm.compute "prims.convert_element_type.default"(%350) {comm.name = "convert_element_type_73"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %352 = comm.compute "aten.mul.Tensor"(%351, %336) {comm.name = "mul_21"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %353 = comm.view "aten.permute.default" %337 {comm.name = "permute_22"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %354 = comm.view "aten.reshape.default" %352 {comm.name = "view_78"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %355 = comm.compute "aten.mm.default"(%354, %353) {comm.name = "mm_14"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %356 = comm.view "aten.reshape.default" %355 {comm.name = "view_79"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %357 = comm.view "aten.reshape.default" %356 {comm.name = "view_80"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %358 = comm.view "aten.permute.default" %357 {comm.name = "permute_23"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %359 = comm.view "aten.permute.default" %338 {comm.name = "permute_24"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %360 = comm.compute "aten.mm.default"(%354, %359) {comm.name = "mm_15"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %361 = comm.view "aten.reshape.default" %360 {comm.name = "view_82"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %362 = comm.view "aten.reshape.default" %361 {comm.name = "view_83"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %363 = comm.view "aten.permute.default" %362 {comm.name = "permute_25"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %364 = comm.view "aten.permute.default" %339 {comm.name = "permute_26"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %365 = comm.compute "aten.mm.default"(%354, %364) {comm.name = "mm_16"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %366 = comm.view "aten.reshape.default" %365 {comm.name = "view_85"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %367 = comm.view "aten.reshape.default" %366 {comm.name = "view_86"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %368 = comm.view "aten.permute.default" %367 {comm.name = "permute_27"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %369 = comm.view "aten.split.Tensor" %358 {comm.name = "split_4.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %370 = comm.view "aten.split.Tensor" %358 {comm.name = "split_4.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %371 = comm.compute "aten.mul.Tensor"(%358, %71) {comm.name = "mul_22"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %372 = comm.compute "aten.neg.default"(%370) {comm.name = "neg_4"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %373 = comm.compute "aten.cat.default"(%372, %369) {comm.name = "cat_4"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %374 = comm.compute "aten.mul.Tensor"(%373, %72) {comm.name = "mul_23"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %375 = comm.compute "aten.add.Tensor"(%371, %374) {comm.name = "add_13"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %376 = comm.view "aten.split.Tensor" %363 {comm.name = "split_5.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %377 = comm.view "aten.split.Tensor" %363 {comm.name = "split_5.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %378 = comm.compute "aten.mul.Tensor"(%363, %71) {comm.name = "mul_24"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %379 = comm.compute "aten.neg.default"(%377) {comm.name = "neg_5"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %380 = comm.compute "aten.cat.default"(%379, %376) {comm.name = "cat_5"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %381 = comm.compute "aten.mul.Tensor"(%380, %72) {comm.name = "mul_25"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %382 = comm.compute "aten.add.Tensor"(%378, %381) {comm.name = "add_14"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %383 = comm.view "aten.unsqueeze.default" %382 {comm.name = "unsqueeze_4"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %384 = comm.view "aten.expand.default" %383 {comm.name = "expand_4"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %385 = comm.compute "aten.clone.default"(%384) {comm.name = "clone_4"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %386 = comm.view "aten.reshape.default" %385 {comm.name = "view_87"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %387 = comm.view "aten.unsqueeze.default" %368 {comm.name = "unsqueeze_5"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %388 = comm.view "aten.expand.default" %387 {comm.name = "expand_5"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %389 = comm.compute "aten.clone.default"(%388) {comm.name = "clone_5"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %390 = comm.view "aten.reshape.default" %389 {comm.name = "view_88"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %391:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%375, %386, %390) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_2"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %392 = comm.view "aten.permute.default" %391#0 {comm.name = "permute_28"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %393 = comm.view "aten.reshape.default" %392 {comm.name = "view_89"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %394 = comm.view "aten.permute.default" %340 {comm.name = "permute_29"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %395 = comm.view "aten.reshape.default" %393 {comm.name = "view_90"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %396 = comm.compute "aten.mm.default"(%395, %394) {comm.name = "mm_17"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %397 = comm.view "aten.reshape.default" %396 {comm.name = "view_91"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %398 = comm.compute "aten.add.Tensor"(%335, %397) {comm.name = "add_15"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %399 = comm.compute "prims.convert_element_type.default"(%398) {comm.name = "convert_element_type_82"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %400 = comm.compute "aten.pow.Tensor_Scalar"(%399) {comm.name = "pow_6"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %401 = comm.compute "aten.mean.dim"(%400) {comm.name = "mean_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %402 = comm.compute "aten.add.Tensor"(%401) {comm.name = "add_16"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %403 = comm.compute "aten.rsqrt.default"(%402) {comm.name = "rsqrt_5"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %404 = comm.compute "aten.mul.Tensor"(%399, %403) {comm.name = "mul_26"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %405 = comm.compute "prims.convert_element_type.default"(%404) {comm.name = "convert_element_type_83"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %406 = comm.compute "aten.mul.Tensor"(%405, %341) {comm.name = "mul_27"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %407 = comm.view "aten.permute.default" %342 {comm.name = "permute_30"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %408 = comm.view "aten.reshape.default" %406 {comm.name = "view_92"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %409 = comm.compute "aten.mm.default"(%408, %407) {comm.name = "mm_18"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %410 = comm.wait %328 {comm.name = "wait_tensor_5"} : !comm.future<memref<218112000xbf16>>
    %411 = comm.view "aten.reshape.default" %410 {comm.name = "view_139"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %412:9 = comm.split_copy_out %411 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%43, %44, %45, %46, %47, %48, %49, %50, %51 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_5"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %413 = comm.compute "prims.convert_element_type.default"(%arg101) {comm.name = "convert_element_type_150"} : (tensor<512xf32>) -> tensor<512xbf16>
    %414 = comm.compute "prims.convert_element_type.default"(%arg102) {comm.name = "convert_element_type_151"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %415 = comm.compute "prims.convert_element_type.default"(%arg103) {comm.name = "convert_element_type_152"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %416 = comm.compute "prims.convert_element_type.default"(%arg104) {comm.name = "convert_element_type_153"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %417 = comm.compute "prims.convert_element_type.default"(%arg105) {comm.name = "convert_element_type_154"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %418 = comm.compute "prims.convert_element_type.default"(%arg106) {comm.name = "convert_element_type_155"} : (tensor<512xf32>) -> tensor<512xbf16>
    %419 = comm.compute "prims.convert_element_type.default"(%arg107) {comm.name = "convert_element_type_156"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %420 = comm.compute "prims.convert_element_type.default"(%arg108) {comm.name = "convert_element_type_157"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %421 = comm.compute "prims.convert_element_type.default"(%arg109) {comm.name = "convert_element_type_158"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_10, %output_11 = comm.all_gather_copy_in %413, %414, %415, %416, %417, %418, %419, %420, %421 rank 0 {comm.name = "all_gather_copy_in_6"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %422 = comm.all_gather %input_10 into %output_11 on @pg0 dim 0 after(%412#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_6"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %423 = comm.view "aten.reshape.default" %409 {comm.name = "view_93"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %424 = comm.compute "prims.convert_element_type.default"(%423) {comm.name = "convert_element_type_86"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %425 = comm.compute "aten.sigmoid.default"(%424) {comm.name = "sigmoid_2"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %426 = comm.compute "aten.mul.Tensor"(%424, %425) {comm.name = "mul_28"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %427 = comm.compute "prims.convert_element_type.default"(%426) {comm.name = "convert_element_type_87"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %428 = comm.view "aten.permute.default" %343 {comm.name = "permute_31"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %429 = comm.compute "aten.mm.default"(%408, %428) {comm.name = "mm_19"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %430 = comm.view "aten.reshape.default" %429 {comm.name = "view_95"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %431 = comm.compute "aten.mul.Tensor"(%427, %430) {comm.name = "mul_29"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %432 = comm.view "aten.permute.default" %344 {comm.name = "permute_32"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %433 = comm.view "aten.reshape.default" %431 {comm.name = "view_96"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %434 = comm.compute "aten.mm.default"(%433, %432) {comm.name = "mm_20"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %435 = comm.view "aten.reshape.default" %434 {comm.name = "view_97"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %436 = comm.compute "aten.add.Tensor"(%398, %435) {comm.name = "add_17"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %437 = comm.view "aten.as_strided.default" %318#0 {comm.name = "as_strided_61"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %438 = comm.view "aten.as_strided.default" %318#1 {comm.name = "as_strided_63"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %439 = comm.view "aten.as_strided.default" %318#2 {comm.name = "as_strided_65"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %440 = comm.view "aten.as_strided.default" %318#3 {comm.name = "as_strided_67"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %441 = comm.view "aten.as_strided.default" %318#4 {comm.name = "as_strided_69"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %442 = comm.view "aten.as_strided.default" %318#5 {comm.name = "as_strided_71"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %443 = comm.view "aten.as_strided.default" %318#6 {comm.name = "as_strided_73"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %444 = comm.view "aten.as_strided.default" %318#7 {comm.name = "as_strided_75"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %445 = comm.view "aten.as_strided.default" %318#8 {comm.name = "as_strided_77"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %446 = comm.compute "prims.convert_element_type.default"(%436) {comm.name = "convert_element_type_101"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %447 = comm.compute "aten.pow.Tensor_Scalar"(%446) {comm.name = "pow_7"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %448 = comm.compute "aten.mean.dim"(%447) {comm.name = "mean_6"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %449 = comm.compute "aten.add.Tensor"(%448) {comm.name = "add_18"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %450 = comm.compute "aten.rsqrt.default"(%449) {comm.name = "rsqrt_6"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %451 = comm.compute "aten.mul.Tensor"(%446, %450) {comm.name = "mul_30"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %452 = comm.compute "prims.convert_element_type.default"(%451) {comm.name = "convert_element_type_102"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %453 = comm.compute "aten.mul.Tensor"(%452, %437) {comm.name = "mul_31"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %454 = comm.view "aten.permute.default" %438 {comm.name = "permute_33"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %455 = comm.view "aten.reshape.default" %453 {comm.name = "view_109"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %456 = comm.compute "aten.mm.default"(%455, %454) {comm.name = "mm_21"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %457 = comm.wait %422 {comm.name = "wait_tensor_6"} : !comm.future<memref<218112000xbf16>>
    %458 = comm.view "aten.reshape.default" %457 {comm.name = "view_170"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %459:9 = comm.split_copy_out %458 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%52, %53, %54, %55, %56, %57, %58, %59, %60 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_6"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %460 = comm.compute "prims.convert_element_type.default"(%arg119) {comm.name = "convert_element_type_179"} : (tensor<512xf32>) -> tensor<512xbf16>
    %461 = comm.compute "prims.convert_element_type.default"(%arg120) {comm.name = "convert_element_type_180"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %462 = comm.compute "prims.convert_element_type.default"(%arg121) {comm.name = "convert_element_type_181"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %463 = comm.compute "prims.convert_element_type.default"(%arg122) {comm.name = "convert_element_type_182"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %464 = comm.compute "prims.convert_element_type.default"(%arg123) {comm.name = "convert_element_type_183"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %465 = comm.compute "prims.convert_element_type.default"(%arg124) {comm.name = "convert_element_type_184"} : (tensor<512xf32>) -> tensor<512xbf16>
    %466 = comm.compute "prims.convert_element_type.default"(%arg125) {comm.name = "convert_element_type_185"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %467 = comm.compute "prims.convert_element_type.default"(%arg126) {comm.name = "convert_element_type_186"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %468 = comm.compute "prims.convert_element_type.default"(%arg127) {comm.name = "convert_element_type_187"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_12, %output_13 = comm.all_gather_copy_in %460, %461, %462, %463, %464, %465, %466, %467, %468 rank 0 {comm.name = "all_gather_copy_in_7"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %469 = comm.all_gather %input_12 into %output_13 on @pg0 dim 0 after(%459#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_7"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %470 = comm.view "aten.reshape.default" %456 {comm.name = "view_110"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %471 = comm.view "aten.reshape.default" %470 {comm.name = "view_111"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %472 = comm.view "aten.permute.default" %471 {comm.name = "permute_34"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %473 = comm.view "aten.permute.default" %439 {comm.name = "permute_35"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %474 = comm.compute "aten.mm.default"(%455, %473) {comm.name = "mm_22"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %475 = comm.view "aten.reshape.default" %474 {comm.name = "view_113"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %476 = comm.view "aten.reshape.default" %475 {comm.name = "view_114"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %477 = comm.view "aten.permute.default" %476 {comm.name = "permute_36"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %478 = comm.view "aten.permute.default" %440 {comm.name = "permute_37"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %479 = comm.compute "aten.mm.default"(%455, %478) {comm.name = "mm_23"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %480 = comm.view "aten.reshape.default" %479 {comm.name = "view_116"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %481 = comm.view "aten.reshape.default" %480 {comm.name = "view_117"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %482 = comm.view "aten.permute.default" %481 {comm.name = "permute_38"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %483 = comm.view "aten.split.Tensor" %472 {comm.name = "split_6.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %484 = comm.view "aten.split.Tensor" %472 {comm.name = "split_6.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %485 = comm.compute "aten.mul.Tensor"(%472, %71) {comm.name = "mul_32"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %486 = comm.compute "aten.neg.default"(%484) {comm.name = "neg_6"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %487 = comm.compute "aten.cat.default"(%486, %483) {comm.name = "cat_6"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %488 = comm.compute "aten.mul.Tensor"(%487, %72) {comm.name = "mul_33"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %489 = comm.compute "aten.add.Tensor"(%485, %488) {comm.name = "add_19"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %490 = comm.view "aten.split.Tensor" %477 {comm.name = "split_7.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %491 = comm.view "aten.split.Tensor" %477 {comm.name = "split_7.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %492 = comm.compute "aten.mul.Tensor"(%477, %71) {comm.name = "mul_34"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %493 = comm.compute "aten.neg.default"(%491) {comm.name = "neg_7"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %494 = comm.compute "aten.cat.default"(%493, %490) {comm.name = "cat_7"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %495 = comm.compute "aten.mul.Tensor"(%494, %72) {comm.name = "mul_35"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %496 = comm.compute "aten.add.Tensor"(%492, %495) {comm.name = "add_20"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %497 = comm.view "aten.unsqueeze.default" %496 {comm.name = "unsqueeze_6"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %498 = comm.view "aten.expand.default" %497 {comm.name = "expand_6"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %499 = comm.compute "aten.clone.default"(%498) {comm.name = "clone_6"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %500 = comm.view "aten.reshape.default" %499 {comm.name = "view_118"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %501 = comm.view "aten.unsqueeze.default" %482 {comm.name = "unsqueeze_7"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %502 = comm.view "aten.expand.default" %501 {comm.name = "expand_7"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %503 = comm.compute "aten.clone.default"(%502) {comm.name = "clone_7"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %504 = comm.view "aten.reshape.default" %503 {comm.name = "view_119"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %505:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%489, %500, %504) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_3"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %506 = comm.view "aten.permute.default" %505#0 {comm.name = "permute_39"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %507 = comm.view "aten.reshape.default" %506 {comm.name = "view_120"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %508 = comm.view "aten.permute.default" %441 {comm.name = "permute_40"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %509 = comm.view "aten.reshape.default" %507 {comm.name = "view_121"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %510 = comm.compute "aten.mm.default"(%509, %508) {comm.name = "mm_24"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %511 = comm.view "aten.reshape.default" %510 {comm.name = "view_122"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %512 = comm.compute "aten.add.Tensor"(%436, %511) {comm.name = "add_21"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %513 = comm.compute "prims.convert_element_type.default"(%512) {comm.name = "convert_element_type_111"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %514 = comm.compute "aten.pow.Tensor_Scalar"(%513) {comm.name = "pow_8"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %515 = comm.compute "aten.mean.dim"(%514) {comm.name = "mean_7"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %516 = comm.compute "aten.add.Tensor"(%515) {comm.name = "add_22"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %517 = comm.compute "aten.rsqrt.default"(%516) {comm.name = "rsqrt_7"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %518 = comm.compute "aten.mul.Tensor"(%513, %517) {comm.name = "mul_36"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %519 = comm.compute "prims.convert_element_type.default"(%518) {comm.name = "convert_element_type_112"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %520 = comm.compute "aten.mul.Tensor"(%519, %442) {comm.name = "mul_37"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %521 = comm.view "aten.permute.default" %443 {comm.name = "permute_41"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %522 = comm.view "aten.reshape.default" %520 {comm.name = "view_123"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %523 = comm.compute "aten.mm.default"(%522, %521) {comm.name = "mm_25"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %524 = comm.view "aten.reshape.default" %523 {comm.name = "view_124"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %525 = comm.compute "prims.convert_element_type.default"(%524) {comm.name = "convert_element_type_115"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %526 = comm.compute "aten.sigmoid.default"(%525) {comm.name = "sigmoid_3"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %527 = comm.compute "aten.mul.Tensor"(%525, %526) {comm.name = "mul_38"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %528 = comm.compute "prims.convert_element_type.default"(%527) {comm.name = "convert_element_type_116"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %529 = comm.view "aten.permute.default" %444 {comm.name = "permute_42"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %530 = comm.compute "aten.mm.default"(%522, %529) {comm.name = "mm_26"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %531 = comm.wait %469 {comm.name = "wait_tensor_7"} : !comm.future<memref<218112000xbf16>>
    %532 = comm.view "aten.reshape.default" %531 {comm.name = "view_201"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %533:9 = comm.split_copy_out %532 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%61, %62, %63, %64, %65, %66, %67, %68, %69 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_7"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %534 = comm.compute "prims.convert_element_type.default"(%arg137) {comm.name = "convert_element_type_208"} : (tensor<512xf32>) -> tensor<512xbf16>
    %535 = comm.compute "prims.convert_element_type.default"(%arg138) {comm.name = "convert_element_type_209"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %536 = comm.compute "prims.convert_element_type.default"(%arg139) {comm.name = "convert_element_type_210"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %537 = comm.compute "prims.convert_element_type.default"(%arg140) {comm.name = "convert_element_type_211"} : (tensor<524288xf32>) -> tensor<524288xbf16>
    %538 = comm.compute "prims.convert_element_type.default"(%arg141) {comm.name = "convert_element_type_212"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
    %539 = comm.compute "prims.convert_element_type.default"(%arg142) {comm.name = "convert_element_type_213"} : (tensor<512xf32>) -> tensor<512xbf16>
    %540 = comm.compute "prims.convert_element_type.default"(%arg143) {comm.name = "convert_element_type_214"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %541 = comm.compute "prims.convert_element_type.default"(%arg144) {comm.name = "convert_element_type_215"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %542 = comm.compute "prims.convert_element_type.default"(%arg145) {comm.name = "convert_element_type_216"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
    %input_14, %output_15 = comm.all_gather_copy_in %534, %535, %536, %537, %538, %539, %540, %541, %542 rank 0 {comm.name = "all_gather_copy_in_8"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
    %543 = comm.all_gather %input_14 into %output_15 on @pg0 dim 0 after(%533#0 : tensor<4096xbf16>) {comm.name = "all_gather_into_tensor_8"} : memref<27264000xbf16> into memref<218112000xbf16> -> !comm.future<memref<218112000xbf16>>
    %544 = comm.view "aten.reshape.default" %530 {comm.name = "view_126"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %545 = comm.compute "aten.mul.Tensor"(%528, %544) {comm.name = "mul_39"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %546 = comm.view "aten.permute.default" %445 {comm.name = "permute_43"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %547 = comm.view "aten.reshape.default" %545 {comm.name = "view_127"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %548 = comm.compute "aten.mm.default"(%547, %546) {comm.name = "mm_27"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %549 = comm.view "aten.reshape.default" %548 {comm.name = "view_128"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %550 = comm.compute "aten.add.Tensor"(%512, %549) {comm.name = "add_23"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %551 = comm.view "aten.as_strided.default" %412#0 {comm.name = "as_strided_79"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %552 = comm.view "aten.as_strided.default" %412#1 {comm.name = "as_strided_81"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %553 = comm.view "aten.as_strided.default" %412#2 {comm.name = "as_strided_83"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %554 = comm.view "aten.as_strided.default" %412#3 {comm.name = "as_strided_85"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %555 = comm.view "aten.as_strided.default" %412#4 {comm.name = "as_strided_87"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %556 = comm.view "aten.as_strided.default" %412#5 {comm.name = "as_strided_89"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %557 = comm.view "aten.as_strided.default" %412#6 {comm.name = "as_strided_91"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %558 = comm.view "aten.as_strided.default" %412#7 {comm.name = "as_strided_93"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %559 = comm.view "aten.as_strided.default" %412#8 {comm.name = "as_strided_95"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %560 = comm.compute "prims.convert_element_type.default"(%550) {comm.name = "convert_element_type_130"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %561 = comm.compute "aten.pow.Tensor_Scalar"(%560) {comm.name = "pow_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %562 = comm.compute "aten.mean.dim"(%561) {comm.name = "mean_8"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %563 = comm.compute "aten.add.Tensor"(%562) {comm.name = "add_24"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %564 = comm.compute "aten.rsqrt.default"(%563) {comm.name = "rsqrt_8"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %565 = comm.compute "aten.mul.Tensor"(%560, %564) {comm.name = "mul_40"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %566 = comm.compute "prims.convert_element_type.default"(%565) {comm.name = "convert_element_type_131"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %567 = comm.compute "aten.mul.Tensor"(%566, %551) {comm.name = "mul_41"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %568 = comm.view "aten.permute.default" %552 {comm.name = "permute_44"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %569 = comm.view "aten.reshape.default" %567 {comm.name = "view_140"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %570 = comm.compute "aten.mm.default"(%569, %568) {comm.name = "mm_28"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %571 = comm.view "aten.reshape.default" %570 {comm.name = "view_141"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %572 = comm.view "aten.reshape.default" %571 {comm.name = "view_142"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %573 = comm.view "aten.permute.default" %572 {comm.name = "permute_45"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %574 = comm.view "aten.permute.default" %553 {comm.name = "permute_46"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %575 = comm.compute "aten.mm.default"(%569, %574) {comm.name = "mm_29"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %576 = comm.view "aten.reshape.default" %575 {comm.name = "view_144"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %577 = comm.view "aten.reshape.default" %576 {comm.name = "view_145"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %578 = comm.view "aten.permute.default" %577 {comm.name = "permute_47"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %579 = comm.view "aten.permute.default" %554 {comm.name = "permute_48"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %580 = comm.compute "aten.mm.default"(%569, %579) {comm.name = "mm_30"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %581 = comm.view "aten.reshape.default" %580 {comm.name = "view_147"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %582 = comm.view "aten.reshape.default" %581 {comm.name = "view_148"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %583 = comm.view "aten.permute.default" %582 {comm.name = "permute_49"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %584 = comm.view "aten.split.Tensor" %573 {comm.name = "split_8.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %585 = comm.view "aten.split.Tensor" %573 {comm.name = "split_8.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %586 = comm.compute "aten.mul.Tensor"(%573, %71) {comm.name = "mul_42"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %587 = comm.compute "aten.neg.default"(%585) {comm.name = "neg_8"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %588 = comm.compute "aten.cat.default"(%587, %584) {comm.name = "cat_8"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %589 = comm.compute "aten.mul.Tensor"(%588, %72) {comm.name = "mul_43"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %590 = comm.compute "aten.add.Tensor"(%586, %589) {comm.name = "add_25"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %591 = comm.view "aten.split.Tensor" %578 {comm.name = "split_9.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %592 = comm.view "aten.split.Tensor" %578 {comm.name = "split_9.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %593 = comm.compute "aten.mul.Tensor"(%578, %71) {comm.name = "mul_44"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %594 = comm.compute "aten.neg.default"(%592) {comm.name = "neg_9"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %595 = comm.compute "aten.cat.default"(%594, %591) {comm.name = "cat_9"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %596 = comm.compute "aten.mul.Tensor"(%595, %72) {comm.name = "mul_45"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %597 = comm.compute "aten.add.Tensor"(%593, %596) {comm.name = "add_26"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %598 = comm.view "aten.unsqueeze.default" %597 {comm.name = "unsqueeze_8"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %599 = comm.view "aten.expand.default" %598 {comm.name = "expand_8"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %600 = comm.compute "aten.clone.default"(%599) {comm.name = "clone_8"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %601 = comm.view "aten.reshape.default" %600 {comm.name = "view_149"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %602 = comm.view "aten.unsqueeze.default" %583 {comm.name = "unsqueeze_9"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %603 = comm.view "aten.expand.default" %602 {comm.name = "expand_9"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %604 = comm.compute "aten.clone.default"(%603) {comm.name = "clone_9"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %605 = comm.view "aten.reshape.default" %604 {comm.name = "view_150"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %606:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%590, %601, %605) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_4"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %607 = comm.view "aten.permute.default" %606#0 {comm.name = "permute_50"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %608 = comm.view "aten.reshape.default" %607 {comm.name = "view_151"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %609 = comm.view "aten.permute.default" %555 {comm.name = "permute_51"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %610 = comm.view "aten.reshape.default" %608 {comm.name = "view_152"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %611 = comm.compute "aten.mm.default"(%610, %609) {comm.name = "mm_31"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %612 = comm.view "aten.reshape.default" %611 {comm.name = "view_153"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %613 = comm.compute "aten.add.Tensor"(%550, %612) {comm.name = "add_27"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %614 = comm.compute "prims.convert_element_type.default"(%613) {comm.name = "convert_element_type_140"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %615 = comm.compute "aten.pow.Tensor_Scalar"(%614) {comm.name = "pow_10"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %616 = comm.compute "aten.mean.dim"(%615) {comm.name = "mean_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %617 = comm.compute "aten.add.Tensor"(%616) {comm.name = "add_28"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %618 = comm.compute "aten.rsqrt.default"(%617) {comm.name = "rsqrt_9"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %619 = comm.compute "aten.mul.Tensor"(%614, %618) {comm.name = "mul_46"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %620 = comm.compute "prims.convert_element_type.default"(%619) {comm.name = "convert_element_type_141"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %621 = comm.compute "aten.mul.Tensor"(%620, %556) {comm.name = "mul_47"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %622 = comm.view "aten.permute.default" %557 {comm.name = "permute_52"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %623 = comm.view "aten.reshape.default" %621 {comm.name = "view_154"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %624 = comm.compute "aten.mm.default"(%623, %622) {comm.name = "mm_32"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %625 = comm.view "aten.reshape.default" %624 {comm.name = "view_155"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %626 = comm.compute "prims.convert_element_type.default"(%625) {comm.name = "convert_element_type_144"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %627 = comm.compute "aten.sigmoid.default"(%626) {comm.name = "sigmoid_4"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %628 = comm.compute "aten.mul.Tensor"(%626, %627) {comm.name = "mul_48"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %629 = comm.compute "prims.convert_element_type.default"(%628) {comm.name = "convert_element_type_145"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %630 = comm.view "aten.permute.default" %558 {comm.name = "permute_53"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %631 = comm.compute "aten.mm.default"(%623, %630) {comm.name = "mm_33"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %632 = comm.view "aten.reshape.default" %631 {comm.name = "view_157"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %633 = comm.compute "aten.mul.Tensor"(%629, %632) {comm.name = "mul_49"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %634 = comm.view "aten.permute.default" %559 {comm.name = "permute_54"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %635 = comm.view "aten.reshape.default" %633 {comm.name = "view_158"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %636 = comm.compute "aten.mm.default"(%635, %634) {comm.name = "mm_34"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %637 = comm.view "aten.reshape.default" %636 {comm.name = "view_159"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %638 = comm.compute "aten.add.Tensor"(%613, %637) {comm.name = "add_29"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %639 = comm.view "aten.as_strided.default" %459#0 {comm.name = "as_strided_97"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %640 = comm.view "aten.as_strided.default" %459#1 {comm.name = "as_strided_99"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %641 = comm.view "aten.as_strided.default" %459#2 {comm.name = "as_strided_101"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %642 = comm.view "aten.as_strided.default" %459#3 {comm.name = "as_strided_103"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %643 = comm.view "aten.as_strided.default" %459#4 {comm.name = "as_strided_105"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %644 = comm.view "aten.as_strided.default" %459#5 {comm.name = "as_strided_107"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %645 = comm.view "aten.as_strided.default" %459#6 {comm.name = "as_strided_109"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %646 = comm.view "aten.as_strided.default" %459#7 {comm.name = "as_strided_111"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %647 = comm.view "aten.as_strided.default" %459#8 {comm.name = "as_strided_113"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %648 = comm.compute "prims.convert_element_type.default"(%638) {comm.name = "convert_element_type_159"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %649 = comm.compute "aten.pow.Tensor_Scalar"(%648) {comm.name = "pow_11"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %650 = comm.compute "aten.mean.dim"(%649) {comm.name = "mean_10"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %651 = comm.compute "aten.add.Tensor"(%650) {comm.name = "add_30"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %652 = comm.compute "aten.rsqrt.default"(%651) {comm.name = "rsqrt_10"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %653 = comm.compute "aten.mul.Tensor"(%648, %652) {comm.name = "mul_50"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %654 = comm.compute "prims.convert_element_type.default"(%653) {comm.name = "convert_element_type_160"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %655 = comm.compute "aten.mul.Tensor"(%654, %639) {comm.name = "mul_51"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %656 = comm.view "aten.permute.default" %640 {comm.name = "permute_55"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %657 = comm.view "aten.reshape.default" %655 {comm.name = "view_171"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %658 = comm.compute "aten.mm.default"(%657, %656) {comm.name = "mm_35"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %659 = comm.view "aten.reshape.default" %658 {comm.name = "view_172"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %660 = comm.view "aten.reshape.default" %659 {comm.name = "view_173"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %661 = comm.view "aten.permute.default" %660 {comm.name = "permute_56"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %662 = comm.view "aten.permute.default" %641 {comm.name = "permute_57"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %663 = comm.compute "aten.mm.default"(%657, %662) {comm.name = "mm_36"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %664 = comm.view "aten.reshape.default" %663 {comm.name = "view_175"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %665 = comm.view "aten.reshape.default" %664 {comm.name = "view_176"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %666 = comm.view "aten.permute.default" %665 {comm.name = "permute_58"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %667 = comm.view "aten.permute.default" %642 {comm.name = "permute_59"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %668 = comm.compute "aten.mm.default"(%657, %667) {comm.name = "mm_37"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %669 = comm.view "aten.reshape.default" %668 {comm.name = "view_178"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %670 = comm.view "aten.reshape.default" %669 {comm.name = "view_179"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %671 = comm.view "aten.permute.default" %670 {comm.name = "permute_60"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %672 = comm.view "aten.split.Tensor" %661 {comm.name = "split_10.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %673 = comm.view "aten.split.Tensor" %661 {comm.name = "split_10.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %674 = comm.compute "aten.mul.Tensor"(%661, %71) {comm.name = "mul_52"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %675 = comm.compute "aten.neg.default"(%673) {comm.name = "neg_10"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %676 = comm.compute "aten.cat.default"(%675, %672) {comm.name = "cat_10"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %677 = comm.compute "aten.mul.Tensor"(%676, %72) {comm.name = "mul_53"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %678 = comm.compute "aten.add.Tensor"(%674, %677) {comm.name = "add_31"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %679 = comm.view "aten.split.Tensor" %666 {comm.name = "split_11.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %680 = comm.view "aten.split.Tensor" %666 {comm.name = "split_11.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %681 = comm.compute "aten.mul.Tensor"(%666, %71) {comm.name = "mul_54"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %682 = comm.compute "aten.neg.default"(%680) {comm.name = "neg_11"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %683 = comm.compute "aten.cat.default"(%682, %679) {comm.name = "cat_11"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %684 = comm.compute "aten.mul.Tensor"(%683, %72) {comm.name = "mul_55"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %685 = comm.compute "aten.add.Tensor"(%681, %684) {comm.name = "add_32"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %686 = comm.view "aten.unsqueeze.default" %685 {comm.name = "unsqueeze_10"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %687 = comm.view "aten.expand.default" %686 {comm.name = "expand_10"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %688 = comm.compute "aten.clone.default"(%687) {comm.name = "clone_10"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %689 = comm.view "aten.reshape.default" %688 {comm.name = "view_180"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %690 = comm.view "aten.unsqueeze.default" %671 {comm.name = "unsqueeze_11"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %691 = comm.view "aten.expand.default" %690 {comm.name = "expand_11"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %692 = comm.compute "aten.clone.default"(%691) {comm.name = "clone_11"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %693 = comm.view "aten.reshape.default" %692 {comm.name = "view_181"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %694:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%678, %689, %693) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_5"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %695 = comm.view "aten.permute.default" %694#0 {comm.name = "permute_61"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %696 = comm.view "aten.reshape.default" %695 {comm.name = "view_182"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %697 = comm.view "aten.permute.default" %643 {comm.name = "permute_62"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %698 = comm.view "aten.reshape.default" %696 {comm.name = "view_183"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %699 = comm.compute "aten.mm.default"(%698, %697) {comm.name = "mm_38"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %700 = comm.view "aten.reshape.default" %699 {comm.name = "view_184"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %701 = comm.compute "aten.add.Tensor"(%638, %700) {comm.name = "add_33"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %702 = comm.compute "prims.convert_element_type.default"(%701) {comm.name = "convert_element_type_169"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %703 = comm.compute "aten.pow.Tensor_Scalar"(%702) {comm.name = "pow_12"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %704 = comm.compute "aten.mean.dim"(%703) {comm.name = "mean_11"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %705 = comm.compute "aten.add.Tensor"(%704) {comm.name = "add_34"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %706 = comm.compute "aten.rsqrt.default"(%705) {comm.name = "rsqrt_11"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %707 = comm.compute "aten.mul.Tensor"(%702, %706) {comm.name = "mul_56"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %708 = comm.compute "prims.convert_element_type.default"(%707) {comm.name = "convert_element_type_170"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %709 = comm.compute "aten.mul.Tensor"(%708, %644) {comm.name = "mul_57"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %710 = comm.view "aten.permute.default" %645 {comm.name = "permute_63"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %711 = comm.view "aten.reshape.default" %709 {comm.name = "view_185"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %712 = comm.compute "aten.mm.default"(%711, %710) {comm.name = "mm_39"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %713 = comm.view "aten.reshape.default" %712 {comm.name = "view_186"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %714 = comm.compute "prims.convert_element_type.default"(%713) {comm.name = "convert_element_type_173"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %715 = comm.compute "aten.sigmoid.default"(%714) {comm.name = "sigmoid_5"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %716 = comm.compute "aten.mul.Tensor"(%714, %715) {comm.name = "mul_58"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %717 = comm.compute "prims.convert_element_type.default"(%716) {comm.name = "convert_element_type_174"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %718 = comm.view "aten.permute.default" %646 {comm.name = "permute_64"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %719 = comm.compute "aten.mm.default"(%711, %718) {comm.name = "mm_40"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %720 = comm.view "aten.reshape.default" %719 {comm.name = "view_188"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %721 = comm.compute "aten.mul.Tensor"(%717, %720) {comm.name = "mul_59"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %722 = comm.view "aten.permute.default" %647 {comm.name = "permute_65"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %723 = comm.view "aten.reshape.default" %721 {comm.name = "view_189"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %724 = comm.compute "aten.mm.default"(%723, %722) {comm.name = "mm_41"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %725 = comm.view "aten.reshape.default" %724 {comm.name = "view_190"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %726 = comm.compute "aten.add.Tensor"(%701, %725) {comm.name = "add_35"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %727 = comm.view "aten.as_strided.default" %533#0 {comm.name = "as_strided_115"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %728 = comm.view "aten.as_strided.default" %533#1 {comm.name = "as_strided_117"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %729 = comm.view "aten.as_strided.default" %533#2 {comm.name = "as_strided_119"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %730 = comm.view "aten.as_strided.default" %533#3 {comm.name = "as_strided_121"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %731 = comm.view "aten.as_strided.default" %533#4 {comm.name = "as_strided_123"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %732 = comm.view "aten.as_strided.default" %533#5 {comm.name = "as_strided_125"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %733 = comm.view "aten.as_strided.default" %533#6 {comm.name = "as_strided_127"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %734 = comm.view "aten.as_strided.default" %533#7 {comm.name = "as_strided_129"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %735 = comm.view "aten.as_strided.default" %533#8 {comm.name = "as_strided_131"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %736 = comm.compute "prims.convert_element_type.default"(%726) {comm.name = "convert_element_type_188"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %737 = comm.compute "aten.pow.Tensor_Scalar"(%736) {comm.name = "pow_13"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %738 = comm.compute "aten.mean.dim"(%737) {comm.name = "mean_12"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %739 = comm.compute "aten.add.Tensor"(%738) {comm.name = "add_36"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %740 = comm.compute "aten.rsqrt.default"(%739) {comm.name = "rsqrt_12"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %741 = comm.compute "aten.mul.Tensor"(%736, %740) {comm.name = "mul_60"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %742 = comm.compute "prims.convert_element_type.default"(%741) {comm.name = "convert_element_type_189"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %743 = comm.compute "aten.mul.Tensor"(%742, %727) {comm.name = "mul_61"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %744 = comm.view "aten.permute.default" %728 {comm.name = "permute_66"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %745 = comm.view "aten.reshape.default" %743 {comm.name = "view_202"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %746 = comm.compute "aten.mm.default"(%745, %744) {comm.name = "mm_42"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %747 = comm.view "aten.reshape.default" %746 {comm.name = "view_203"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %748 = comm.view "aten.reshape.default" %747 {comm.name = "view_204"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %749 = comm.view "aten.permute.default" %748 {comm.name = "permute_67"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %750 = comm.view "aten.permute.default" %729 {comm.name = "permute_68"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %751 = comm.compute "aten.mm.default"(%745, %750) {comm.name = "mm_43"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %752 = comm.view "aten.reshape.default" %751 {comm.name = "view_206"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %753 = comm.view "aten.reshape.default" %752 {comm.name = "view_207"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %754 = comm.view "aten.permute.default" %753 {comm.name = "permute_69"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %755 = comm.view "aten.permute.default" %730 {comm.name = "permute_70"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %756 = comm.compute "aten.mm.default"(%745, %755) {comm.name = "mm_44"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %757 = comm.view "aten.reshape.default" %756 {comm.name = "view_209"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %758 = comm.view "aten.reshape.default" %757 {comm.name = "view_210"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %759 = comm.view "aten.permute.default" %758 {comm.name = "permute_71"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %760 = comm.view "aten.split.Tensor" %749 {comm.name = "split_12.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %761 = comm.view "aten.split.Tensor" %749 {comm.name = "split_12.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %762 = comm.compute "aten.mul.Tensor"(%749, %71) {comm.name = "mul_62"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %763 = comm.compute "aten.neg.default"(%761) {comm.name = "neg_12"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %764 = comm.compute "aten.cat.default"(%763, %760) {comm.name = "cat_12"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %765 = comm.compute "aten.mul.Tensor"(%764, %72) {comm.name = "mul_63"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %766 = comm.compute "aten.add.Tensor"(%762, %765) {comm.name = "add_37"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %767 = comm.view "aten.split.Tensor" %754 {comm.name = "split_13.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %768 = comm.view "aten.split.Tensor" %754 {comm.name = "split_13.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %769 = comm.compute "aten.mul.Tensor"(%754, %71) {comm.name = "mul_64"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %770 = comm.compute "aten.neg.default"(%768) {comm.name = "neg_13"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %771 = comm.compute "aten.cat.default"(%770, %767) {comm.name = "cat_13"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %772 = comm.compute "aten.mul.Tensor"(%771, %72) {comm.name = "mul_65"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %773 = comm.compute "aten.add.Tensor"(%769, %772) {comm.name = "add_38"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %774 = comm.view "aten.unsqueeze.default" %773 {comm.name = "unsqueeze_12"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %775 = comm.view "aten.expand.default" %774 {comm.name = "expand_12"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %776 = comm.compute "aten.clone.default"(%775) {comm.name = "clone_12"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %777 = comm.view "aten.reshape.default" %776 {comm.name = "view_211"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %778 = comm.view "aten.unsqueeze.default" %759 {comm.name = "unsqueeze_13"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %779 = comm.view "aten.expand.default" %778 {comm.name = "expand_13"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %780 = comm.compute "aten.clone.default"(%779) {comm.name = "clone_13"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %781 = comm.view "aten.reshape.default" %780 {comm.name = "view_212"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %782:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%766, %777, %781) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_6"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %783 = comm.view "aten.permute.default" %782#0 {comm.name = "permute_72"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %784 = comm.view "aten.reshape.default" %783 {comm.name = "view_213"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %785 = comm.view "aten.permute.default" %731 {comm.name = "permute_73"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %786 = comm.view "aten.reshape.default" %784 {comm.name = "view_214"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %787 = comm.compute "aten.mm.default"(%786, %785) {comm.name = "mm_45"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %788 = comm.view "aten.reshape.default" %787 {comm.name = "view_215"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %789 = comm.compute "aten.add.Tensor"(%726, %788) {comm.name = "add_39"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %790 = comm.compute "prims.convert_element_type.default"(%789) {comm.name = "convert_element_type_198"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %791 = comm.compute "aten.pow.Tensor_Scalar"(%790) {comm.name = "pow_14"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %792 = comm.compute "aten.mean.dim"(%791) {comm.name = "mean_13"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %793 = comm.compute "aten.add.Tensor"(%792) {comm.name = "add_40"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %794 = comm.compute "aten.rsqrt.default"(%793) {comm.name = "rsqrt_13"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %795 = comm.compute "aten.mul.Tensor"(%790, %794) {comm.name = "mul_66"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %796 = comm.compute "prims.convert_element_type.default"(%795) {comm.name = "convert_element_type_199"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %797 = comm.compute "aten.mul.Tensor"(%796, %732) {comm.name = "mul_67"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %798 = comm.view "aten.permute.default" %733 {comm.name = "permute_74"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %799 = comm.view "aten.reshape.default" %797 {comm.name = "view_216"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %800 = comm.compute "aten.mm.default"(%799, %798) {comm.name = "mm_46"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %801 = comm.view "aten.reshape.default" %800 {comm.name = "view_217"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %802 = comm.compute "prims.convert_element_type.default"(%801) {comm.name = "convert_element_type_202"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %803 = comm.compute "aten.sigmoid.default"(%802) {comm.name = "sigmoid_6"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %804 = comm.compute "aten.mul.Tensor"(%802, %803) {comm.name = "mul_68"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %805 = comm.compute "prims.convert_element_type.default"(%804) {comm.name = "convert_element_type_203"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %806 = comm.view "aten.permute.default" %734 {comm.name = "permute_75"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %807 = comm.compute "aten.mm.default"(%799, %806) {comm.name = "mm_47"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %808 = comm.view "aten.reshape.default" %807 {comm.name = "view_219"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %809 = comm.compute "aten.mul.Tensor"(%805, %808) {comm.name = "mul_69"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %810 = comm.view "aten.permute.default" %735 {comm.name = "permute_76"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %811 = comm.view "aten.reshape.default" %809 {comm.name = "view_220"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %812 = comm.compute "aten.mm.default"(%811, %810) {comm.name = "mm_48"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %813 = comm.view "aten.reshape.default" %812 {comm.name = "view_221"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %814 = comm.compute "aten.add.Tensor"(%789, %813) {comm.name = "add_41"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %815 = comm.compute "prims.convert_element_type.default"(%814) {comm.name = "convert_element_type_217"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %816 = comm.compute "aten.pow.Tensor_Scalar"(%815) {comm.name = "pow_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %817 = comm.compute "aten.mean.dim"(%816) {comm.name = "mean_14"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %818 = comm.compute "aten.add.Tensor"(%817) {comm.name = "add_42"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %819 = comm.compute "aten.rsqrt.default"(%818) {comm.name = "rsqrt_14"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %820 = comm.compute "aten.mul.Tensor"(%815, %819) {comm.name = "mul_70"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %821 = comm.compute "prims.convert_element_type.default"(%820) {comm.name = "convert_element_type_218"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %822 = comm.wait %543 {comm.name = "wait_tensor_8"} : !comm.future<memref<218112000xbf16>>
    %823 = comm.view "aten.reshape.default" %822 {comm.name = "view_232"} : memref<218112000xbf16> -> memref<8x27264000xbf16>
    %824:9 = comm.split_copy_out %823 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%73, %74, %75, %76, %77, %78, %79, %80, %81 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_8"} : memref<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
    %825 = comm.view "aten.as_strided.default" %824#0 {comm.name = "as_strided_133"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %826 = comm.view "aten.as_strided.default" %824#1 {comm.name = "as_strided_135"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %827 = comm.view "aten.as_strided.default" %824#2 {comm.name = "as_strided_137"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %828 = comm.view "aten.as_strided.default" %824#3 {comm.name = "as_strided_139"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
    %829 = comm.view "aten.as_strided.default" %824#4 {comm.name = "as_strided_141"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
    %830 = comm.view "aten.as_strided.default" %824#5 {comm.name = "as_strided_143"} : tensor<4096xbf16> -> tensor<4096xbf16>
    %831 = comm.view "aten.as_strided.default" %824#6 {comm.name = "as_strided_145"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %832 = comm.view "aten.as_strided.default" %824#7 {comm.name = "as_strided_147"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
    %833 = comm.view "aten.as_strided.default" %824#8 {comm.name = "as_strided_149"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
    %834 = comm.compute "aten.mul.Tensor"(%821, %825) {comm.name = "mul_71"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %835 = comm.view "aten.permute.default" %826 {comm.name = "permute_77"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %836 = comm.view "aten.reshape.default" %834 {comm.name = "view_233"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %837 = comm.compute "aten.mm.default"(%836, %835) {comm.name = "mm_49"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %838 = comm.view "aten.reshape.default" %837 {comm.name = "view_234"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %839 = comm.view "aten.reshape.default" %838 {comm.name = "view_235"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
    %840 = comm.view "aten.permute.default" %839 {comm.name = "permute_78"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
    %841 = comm.view "aten.permute.default" %827 {comm.name = "permute_79"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %842 = comm.compute "aten.mm.default"(%836, %841) {comm.name = "mm_50"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %843 = comm.view "aten.reshape.default" %842 {comm.name = "view_237"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %844 = comm.view "aten.reshape.default" %843 {comm.name = "view_238"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %845 = comm.view "aten.permute.default" %844 {comm.name = "permute_80"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %846 = comm.view "aten.permute.default" %828 {comm.name = "permute_81"} : tensor<1024x4096xbf16> -> tensor<4096x1024xbf16>
    %847 = comm.compute "aten.mm.default"(%836, %846) {comm.name = "mm_51"} : (tensor<2048x4096xbf16>, tensor<4096x1024xbf16>) -> tensor<2048x1024xbf16>
    %848 = comm.view "aten.reshape.default" %847 {comm.name = "view_240"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
    %849 = comm.view "aten.reshape.default" %848 {comm.name = "view_241"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
    %850 = comm.view "aten.permute.default" %849 {comm.name = "permute_82"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
    %851 = comm.view "aten.split.Tensor" %840 {comm.name = "split_14.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %852 = comm.view "aten.split.Tensor" %840 {comm.name = "split_14.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
    %853 = comm.compute "aten.mul.Tensor"(%840, %71) {comm.name = "mul_72"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %854 = comm.compute "aten.neg.default"(%852) {comm.name = "neg_14"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
    %855 = comm.compute "aten.cat.default"(%854, %851) {comm.name = "cat_14"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
    %856 = comm.compute "aten.mul.Tensor"(%855, %72) {comm.name = "mul_73"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %857 = comm.compute "aten.add.Tensor"(%853, %856) {comm.name = "add_43"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
    %858 = comm.view "aten.split.Tensor" %845 {comm.name = "split_15.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %859 = comm.view "aten.split.Tensor" %845 {comm.name = "split_15.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
    %860 = comm.compute "aten.mul.Tensor"(%845, %71) {comm.name = "mul_74"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %861 = comm.compute "aten.neg.default"(%859) {comm.name = "neg_15"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
    %862 = comm.compute "aten.cat.default"(%861, %858) {comm.name = "cat_15"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
    %863 = comm.compute "aten.mul.Tensor"(%862, %72) {comm.name = "mul_75"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %864 = comm.compute "aten.add.Tensor"(%860, %863) {comm.name = "add_44"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
    %865 = comm.view "aten.unsqueeze.default" %864 {comm.name = "unsqueeze_14"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %866 = comm.view "aten.expand.default" %865 {comm.name = "expand_14"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %867 = comm.compute "aten.clone.default"(%866) {comm.name = "clone_14"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %868 = comm.view "aten.reshape.default" %867 {comm.name = "view_242"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %869 = comm.view "aten.unsqueeze.default" %850 {comm.name = "unsqueeze_15"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
    %870 = comm.view "aten.expand.default" %869 {comm.name = "expand_15"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
    %871 = comm.compute "aten.clone.default"(%870) {comm.name = "clone_15"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
    %872 = comm.view "aten.reshape.default" %871 {comm.name = "view_243"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
    %873:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%857, %868, %872) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_7"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
    %874 = comm.view "aten.permute.default" %873#0 {comm.name = "permute_83"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
    %875 = comm.view "aten.reshape.default" %874 {comm.name = "view_244"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
    %876 = comm.view "aten.permute.default" %829 {comm.name = "permute_84"} : tensor<4096x4096xbf16> -> tensor<4096x4096xbf16>
    %877 = comm.view "aten.reshape.default" %875 {comm.name = "view_245"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %878 = comm.compute "aten.mm.default"(%877, %876) {comm.name = "mm_52"} : (tensor<2048x4096xbf16>, tensor<4096x4096xbf16>) -> tensor<2048x4096xbf16>
    %879 = comm.view "aten.reshape.default" %878 {comm.name = "view_246"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %880 = comm.compute "aten.add.Tensor"(%814, %879) {comm.name = "add_45"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %881 = comm.compute "prims.convert_element_type.default"(%880) {comm.name = "convert_element_type_227"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %882 = comm.compute "aten.pow.Tensor_Scalar"(%881) {comm.name = "pow_16"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %883 = comm.compute "aten.mean.dim"(%882) {comm.name = "mean_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %884 = comm.compute "aten.add.Tensor"(%883) {comm.name = "add_46"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %885 = comm.compute "aten.rsqrt.default"(%884) {comm.name = "rsqrt_15"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %886 = comm.compute "aten.mul.Tensor"(%881, %885) {comm.name = "mul_76"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %887 = comm.compute "prims.convert_element_type.default"(%886) {comm.name = "convert_element_type_228"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %888 = comm.compute "aten.mul.Tensor"(%887, %830) {comm.name = "mul_77"} : (tensor<1x2048x4096xbf16>, tensor<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %889 = comm.view "aten.permute.default" %831 {comm.name = "permute_85"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %890 = comm.view "aten.reshape.default" %888 {comm.name = "view_247"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %891 = comm.compute "aten.mm.default"(%890, %889) {comm.name = "mm_53"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %892 = comm.view "aten.reshape.default" %891 {comm.name = "view_248"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %893 = comm.compute "prims.convert_element_type.default"(%892) {comm.name = "convert_element_type_231"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
    %894 = comm.compute "aten.sigmoid.default"(%893) {comm.name = "sigmoid_7"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %895 = comm.compute "aten.mul.Tensor"(%893, %894) {comm.name = "mul_78"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
    %896 = comm.compute "prims.convert_element_type.default"(%895) {comm.name = "convert_element_type_232"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
    %897 = comm.view "aten.permute.default" %832 {comm.name = "permute_86"} : tensor<14336x4096xbf16> -> tensor<4096x14336xbf16>
    %898 = comm.compute "aten.mm.default"(%890, %897) {comm.name = "mm_54"} : (tensor<2048x4096xbf16>, tensor<4096x14336xbf16>) -> tensor<2048x14336xbf16>
    %899 = comm.view "aten.reshape.default" %898 {comm.name = "view_250"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
    %900 = comm.compute "aten.mul.Tensor"(%896, %899) {comm.name = "mul_79"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
    %901 = comm.view "aten.permute.default" %833 {comm.name = "permute_87"} : tensor<4096x14336xbf16> -> tensor<14336x4096xbf16>
    %902 = comm.view "aten.reshape.default" %900 {comm.name = "view_251"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
    %903 = comm.compute "aten.mm.default"(%902, %901) {comm.name = "mm_55"} : (tensor<2048x14336xbf16>, tensor<14336x4096xbf16>) -> tensor<2048x4096xbf16>
    %904 = comm.view "aten.reshape.default" %903 {comm.name = "view_252"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
    %905 = comm.compute "aten.add.Tensor"(%880, %904) {comm.name = "add_47"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
    %906 = comm.compute "prims.convert_element_type.default"(%905) {comm.name = "convert_element_type_237"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
    %907 = comm.compute "aten.pow.Tensor_Scalar"(%906) {comm.name = "pow_17"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
    %908 = comm.compute "aten.mean.dim"(%907) {comm.name = "mean_16"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
    %909 = comm.compute "aten.add.Tensor"(%908) {comm.name = "add_48"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %910 = comm.compute "aten.rsqrt.default"(%909) {comm.name = "rsqrt_16"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
    %911 = comm.compute "aten.mul.Tensor"(%906, %910) {comm.name = "mul_80"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
    %912 = comm.compute "prims.convert_element_type.default"(%911) {comm.name = "convert_element_type_238"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
    %913 = comm.compute "aten.mul.Tensor"(%912, %70#1) {comm.name = "mul_81"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
    %914 = comm.view "aten.reshape.default" %913 {comm.name = "view_253"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
    %915 = comm.compute "aten.mm.default"(%914, %82) {comm.name = "mm_56"} : (tensor<2048x4096xbf16>, memref<4096x128256xbf16>) -> tensor<2048x128256xbf16>
    %916 = comm.compute "prims.convert_element_type.default"(%915) {comm.name = "convert_element_type_241"} : (tensor<2048x128256xbf16>) -> tensor<2048x128256xf32>
    %917 = comm.compute "aten.amax.default"(%916) {comm.name = "amax"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
    %918 = comm.compute "aten.sub.Tensor"(%916, %917) {comm.name = "sub"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
    %919 = comm.compute "aten.exp.default"(%918) {comm.name = "exp"} : (tensor<2048x128256xf32>) -> tensor<2048x128256xf32>
    %920 = comm.compute "aten.sum.dim_IntList"(%919) {comm.name = "sum_1"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
    %921 = comm.compute "aten.log.default"(%920) {comm.name = "log"} : (tensor<2048x1xf32>) -> tensor<2048x1xf32>
    %922 = comm.compute "aten.sub.Tensor"(%918, %921) {comm.name = "sub_1"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
    %923 = comm.compute "aten.gather.default"(%922, %87) {comm.name = "gather"} : (tensor<2048x128256xf32>, tensor<2048x1xi64>) -> tensor<2048x1xf32>
    %924 = comm.view "aten.squeeze.dim" %923 {comm.name = "squeeze"} : tensor<2048x1xf32> -> tensor<2048xf32>
    %925 = comm.compute "aten.neg.default"(%924) {comm.name = "neg_16"} : (tensor<2048xf32>) -> tensor<2048xf32>
    %926 = comm.compute "aten.where.self"(%84, %925, %88) {comm.name = "where_1"} : (tensor<2048xi1>, tensor<2048xf32>, tensor<f32>) -> tensor<2048xf32>
    %927 = comm.compute "aten.sum.default"(%926) {comm.name = "sum_3"} : (tensor<2048xf32>) -> tensor<f32>
    %928 = comm.compute "aten.div.Tensor"(%927, %90) {comm.name = "div"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
    return %928, %93#0, %93#1, %93#2, %arg0, %arg1, %70#1, %70#2, %70#3, %70#4, %70#5, %70#6, %70#7, %70#8, %70#9, %70#10, %70#11, %70#12, %70#13, %70#14, %70#15, %70#16, %70#17, %70#18, %70#19, %70#20, %70#21, %70#22, %70#23, %70#24, %70#25, %70#26, %70#27, %70#28, %70#29, %70#30, %70#31, %70#32, %70#33, %70#34, %70#35, %70#36, %70#37, %70#38, %70#39, %70#40, %70#41, %70#42, %70#43, %70#44, %70#45, %70#46, %70#47, %70#48, %70#49, %70#50, %70#51, %70#52, %70#53, %70#54, %70#55, %70#56, %70#57, %70#58, %70#59, %70#60, %70#61, %70#62, %70#63, %70#64, %70#65, %70#66, %70#67, %70#68, %70#69, %70#70, %70#71, %70#72, %70#73, %70#74, %71, %72, %120, %134, %137, %160, %170, %174, %176#0, %176#1, %181, %188, %191, %194, %214, %216, %221, %235, %238, %274, %284, %288, %290#0, %290#1, %297, %302, %305, %308, %315, %330, %335, %349, %352, %375, %385, %389, %391#0, %391#1, %398, %403, %406, %409, %429, %431, %436, %450, %453, %489, %499, %503, %505#0, %505#1, %512, %517, %520, %523, %530, %545, %550, %564, %567, %590, %600, %604, %606#0, %606#1, %613, %618, %621, %624, %631, %633, %638, %652, %655, %678, %688, %692, %694#0, %694#1, %701, %706, %709, %712, %719, %721, %726, %740, %743, %766, %776, %780, %782#0, %782#1, %789, %794, %797, %800, %807, %809, %814, %819, %834, %857, %867, %871, %873#0, %873#1, %880, %885, %888, %891, %898, %900, %905, %910, %913, %915, %917, %921, %90 : tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>
  }
}

