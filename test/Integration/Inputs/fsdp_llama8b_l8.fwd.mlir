// Traceable FSDP2, Llama-like, 8B shapes (d 4096, ffn 14336, vocab 128256), 2048 tokens, param bf16, reduce fp32, 8 layers; fwd
comm.process_group @pg0 size 8 {comm.name = "0"}

func.func @fsdp_llama8b_l8.fwd(
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
    %primals_47.arg: memref<4096x14336xbf16> {comm.name = "primals_47"},
    %primals_48: tensor<512xf32> {comm.name = "primals_48"},
    %primals_49: tensor<2097152xf32> {comm.name = "primals_49"},
    %primals_50: tensor<524288xf32> {comm.name = "primals_50"},
    %primals_51: tensor<524288xf32> {comm.name = "primals_51"},
    %primals_52: tensor<2097152xf32> {comm.name = "primals_52"},
    %primals_53: tensor<512xf32> {comm.name = "primals_53"},
    %primals_54: tensor<7340032xf32> {comm.name = "primals_54"},
    %primals_55: tensor<7340032xf32> {comm.name = "primals_55"},
    %primals_56: tensor<7340032xf32> {comm.name = "primals_56"},
    %primals_57.arg: memref<4096xbf16> {comm.name = "primals_57"},
    %primals_58.arg: memref<4096x4096xbf16> {comm.name = "primals_58"},
    %primals_59.arg: memref<1024x4096xbf16> {comm.name = "primals_59"},
    %primals_60.arg: memref<1024x4096xbf16> {comm.name = "primals_60"},
    %primals_61.arg: memref<4096x4096xbf16> {comm.name = "primals_61"},
    %primals_62.arg: memref<4096xbf16> {comm.name = "primals_62"},
    %primals_63.arg: memref<14336x4096xbf16> {comm.name = "primals_63"},
    %primals_64.arg: memref<14336x4096xbf16> {comm.name = "primals_64"},
    %primals_65.arg: memref<4096x14336xbf16> {comm.name = "primals_65"},
    %primals_66: tensor<512xf32> {comm.name = "primals_66"},
    %primals_67: tensor<2097152xf32> {comm.name = "primals_67"},
    %primals_68: tensor<524288xf32> {comm.name = "primals_68"},
    %primals_69: tensor<524288xf32> {comm.name = "primals_69"},
    %primals_70: tensor<2097152xf32> {comm.name = "primals_70"},
    %primals_71: tensor<512xf32> {comm.name = "primals_71"},
    %primals_72: tensor<7340032xf32> {comm.name = "primals_72"},
    %primals_73: tensor<7340032xf32> {comm.name = "primals_73"},
    %primals_74: tensor<7340032xf32> {comm.name = "primals_74"},
    %primals_75.arg: memref<4096xbf16> {comm.name = "primals_75"},
    %primals_76.arg: memref<4096x4096xbf16> {comm.name = "primals_76"},
    %primals_77.arg: memref<1024x4096xbf16> {comm.name = "primals_77"},
    %primals_78.arg: memref<1024x4096xbf16> {comm.name = "primals_78"},
    %primals_79.arg: memref<4096x4096xbf16> {comm.name = "primals_79"},
    %primals_80.arg: memref<4096xbf16> {comm.name = "primals_80"},
    %primals_81.arg: memref<14336x4096xbf16> {comm.name = "primals_81"},
    %primals_82.arg: memref<14336x4096xbf16> {comm.name = "primals_82"},
    %primals_83.arg: memref<4096x14336xbf16> {comm.name = "primals_83"},
    %primals_84: tensor<512xf32> {comm.name = "primals_84"},
    %primals_85: tensor<2097152xf32> {comm.name = "primals_85"},
    %primals_86: tensor<524288xf32> {comm.name = "primals_86"},
    %primals_87: tensor<524288xf32> {comm.name = "primals_87"},
    %primals_88: tensor<2097152xf32> {comm.name = "primals_88"},
    %primals_89: tensor<512xf32> {comm.name = "primals_89"},
    %primals_90: tensor<7340032xf32> {comm.name = "primals_90"},
    %primals_91: tensor<7340032xf32> {comm.name = "primals_91"},
    %primals_92: tensor<7340032xf32> {comm.name = "primals_92"},
    %primals_93.arg: memref<4096xbf16> {comm.name = "primals_93"},
    %primals_94.arg: memref<4096x4096xbf16> {comm.name = "primals_94"},
    %primals_95.arg: memref<1024x4096xbf16> {comm.name = "primals_95"},
    %primals_96.arg: memref<1024x4096xbf16> {comm.name = "primals_96"},
    %primals_97.arg: memref<4096x4096xbf16> {comm.name = "primals_97"},
    %primals_98.arg: memref<4096xbf16> {comm.name = "primals_98"},
    %primals_99.arg: memref<14336x4096xbf16> {comm.name = "primals_99"},
    %primals_100.arg: memref<14336x4096xbf16> {comm.name = "primals_100"},
    %primals_101.arg: memref<4096x14336xbf16> {comm.name = "primals_101"},
    %primals_102: tensor<512xf32> {comm.name = "primals_102"},
    %primals_103: tensor<2097152xf32> {comm.name = "primals_103"},
    %primals_104: tensor<524288xf32> {comm.name = "primals_104"},
    %primals_105: tensor<524288xf32> {comm.name = "primals_105"},
    %primals_106: tensor<2097152xf32> {comm.name = "primals_106"},
    %primals_107: tensor<512xf32> {comm.name = "primals_107"},
    %primals_108: tensor<7340032xf32> {comm.name = "primals_108"},
    %primals_109: tensor<7340032xf32> {comm.name = "primals_109"},
    %primals_110: tensor<7340032xf32> {comm.name = "primals_110"},
    %primals_111.arg: memref<4096xbf16> {comm.name = "primals_111"},
    %primals_112.arg: memref<4096x4096xbf16> {comm.name = "primals_112"},
    %primals_113.arg: memref<1024x4096xbf16> {comm.name = "primals_113"},
    %primals_114.arg: memref<1024x4096xbf16> {comm.name = "primals_114"},
    %primals_115.arg: memref<4096x4096xbf16> {comm.name = "primals_115"},
    %primals_116.arg: memref<4096xbf16> {comm.name = "primals_116"},
    %primals_117.arg: memref<14336x4096xbf16> {comm.name = "primals_117"},
    %primals_118.arg: memref<14336x4096xbf16> {comm.name = "primals_118"},
    %primals_119.arg: memref<4096x14336xbf16> {comm.name = "primals_119"},
    %primals_120: tensor<512xf32> {comm.name = "primals_120"},
    %primals_121: tensor<2097152xf32> {comm.name = "primals_121"},
    %primals_122: tensor<524288xf32> {comm.name = "primals_122"},
    %primals_123: tensor<524288xf32> {comm.name = "primals_123"},
    %primals_124: tensor<2097152xf32> {comm.name = "primals_124"},
    %primals_125: tensor<512xf32> {comm.name = "primals_125"},
    %primals_126: tensor<7340032xf32> {comm.name = "primals_126"},
    %primals_127: tensor<7340032xf32> {comm.name = "primals_127"},
    %primals_128: tensor<7340032xf32> {comm.name = "primals_128"},
    %primals_129.arg: memref<4096xbf16> {comm.name = "primals_129"},
    %primals_130.arg: memref<4096x4096xbf16> {comm.name = "primals_130"},
    %primals_131.arg: memref<1024x4096xbf16> {comm.name = "primals_131"},
    %primals_132.arg: memref<1024x4096xbf16> {comm.name = "primals_132"},
    %primals_133.arg: memref<4096x4096xbf16> {comm.name = "primals_133"},
    %primals_134.arg: memref<4096xbf16> {comm.name = "primals_134"},
    %primals_135.arg: memref<14336x4096xbf16> {comm.name = "primals_135"},
    %primals_136.arg: memref<14336x4096xbf16> {comm.name = "primals_136"},
    %primals_137.arg: memref<4096x14336xbf16> {comm.name = "primals_137"},
    %primals_138: tensor<512xf32> {comm.name = "primals_138"},
    %primals_139: tensor<2097152xf32> {comm.name = "primals_139"},
    %primals_140: tensor<524288xf32> {comm.name = "primals_140"},
    %primals_141: tensor<524288xf32> {comm.name = "primals_141"},
    %primals_142: tensor<2097152xf32> {comm.name = "primals_142"},
    %primals_143: tensor<512xf32> {comm.name = "primals_143"},
    %primals_144: tensor<7340032xf32> {comm.name = "primals_144"},
    %primals_145: tensor<7340032xf32> {comm.name = "primals_145"},
    %primals_146: tensor<7340032xf32> {comm.name = "primals_146"},
    %primals_147.arg: memref<4096xbf16> {comm.name = "primals_147"},
    %primals_148.arg: memref<4096x4096xbf16> {comm.name = "primals_148"},
    %primals_149.arg: memref<1024x4096xbf16> {comm.name = "primals_149"},
    %primals_150.arg: memref<1024x4096xbf16> {comm.name = "primals_150"},
    %primals_151.arg: memref<4096x4096xbf16> {comm.name = "primals_151"},
    %primals_152.arg: memref<4096xbf16> {comm.name = "primals_152"},
    %primals_153.arg: memref<14336x4096xbf16> {comm.name = "primals_153"},
    %primals_154.arg: memref<14336x4096xbf16> {comm.name = "primals_154"},
    %primals_155.arg: memref<4096x14336xbf16> {comm.name = "primals_155"}) -> (tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>) attributes {comm.name = "fsdp_llama8b_l8.fwd"} {
  %primals_8, %primals_9, %primals_10, %primals_20, %primals_21, %primals_22, %primals_23, %primals_24, %primals_25, %primals_26, %primals_27, %primals_28, %primals_39, %primals_40, %primals_41, %primals_42, %primals_43, %primals_44, %primals_45, %primals_46, %primals_47, %primals_57, %primals_58, %primals_59, %primals_60, %primals_61, %primals_62, %primals_63, %primals_64, %primals_65, %primals_75, %primals_76, %primals_77, %primals_78, %primals_79, %primals_80, %primals_81, %primals_82, %primals_83, %primals_93, %primals_94, %primals_95, %primals_96, %primals_97, %primals_98, %primals_99, %primals_100, %primals_101, %primals_111, %primals_112, %primals_113, %primals_114, %primals_115, %primals_116, %primals_117, %primals_118, %primals_119, %primals_129, %primals_130, %primals_131, %primals_132, %primals_133, %primals_134, %primals_135, %primals_136, %primals_137, %primals_147, %primals_148, %primals_149, %primals_150, %primals_151, %primals_152, %primals_153, %primals_154, %primals_155 = memref.distinct_objects %primals_8.arg, %primals_9.arg, %primals_10.arg, %primals_20.arg, %primals_21.arg, %primals_22.arg, %primals_23.arg, %primals_24.arg, %primals_25.arg, %primals_26.arg, %primals_27.arg, %primals_28.arg, %primals_39.arg, %primals_40.arg, %primals_41.arg, %primals_42.arg, %primals_43.arg, %primals_44.arg, %primals_45.arg, %primals_46.arg, %primals_47.arg, %primals_57.arg, %primals_58.arg, %primals_59.arg, %primals_60.arg, %primals_61.arg, %primals_62.arg, %primals_63.arg, %primals_64.arg, %primals_65.arg, %primals_75.arg, %primals_76.arg, %primals_77.arg, %primals_78.arg, %primals_79.arg, %primals_80.arg, %primals_81.arg, %primals_82.arg, %primals_83.arg, %primals_93.arg, %primals_94.arg, %primals_95.arg, %primals_96.arg, %primals_97.arg, %primals_98.arg, %primals_99.arg, %primals_100.arg, %primals_101.arg, %primals_111.arg, %primals_112.arg, %primals_113.arg, %primals_114.arg, %primals_115.arg, %primals_116.arg, %primals_117.arg, %primals_118.arg, %primals_119.arg, %primals_129.arg, %primals_130.arg, %primals_131.arg, %primals_132.arg, %primals_133.arg, %primals_134.arg, %primals_135.arg, %primals_136.arg, %primals_137.arg, %primals_147.arg, %primals_148.arg, %primals_149.arg, %primals_150.arg, %primals_151.arg, %primals_152.arg, %primals_153.arg, %primals_154.arg, %primals_155.arg : memref<128256x4096xbf16>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>
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
  %convert_element_type_63 = comm.compute "prims.convert_element_type.default"(%primals_48) {comm.name = "convert_element_type_63"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_64 = comm.compute "prims.convert_element_type.default"(%primals_49) {comm.name = "convert_element_type_64"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_65 = comm.compute "prims.convert_element_type.default"(%primals_50) {comm.name = "convert_element_type_65"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_66 = comm.compute "prims.convert_element_type.default"(%primals_51) {comm.name = "convert_element_type_66"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_67 = comm.compute "prims.convert_element_type.default"(%primals_52) {comm.name = "convert_element_type_67"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_68 = comm.compute "prims.convert_element_type.default"(%primals_53) {comm.name = "convert_element_type_68"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_69 = comm.compute "prims.convert_element_type.default"(%primals_54) {comm.name = "convert_element_type_69"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_70 = comm.compute "prims.convert_element_type.default"(%primals_55) {comm.name = "convert_element_type_70"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_71 = comm.compute "prims.convert_element_type.default"(%primals_56) {comm.name = "convert_element_type_71"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_3.in, %all_gather_copy_in_3.out = comm.all_gather_copy_in %convert_element_type_63, %convert_element_type_64, %convert_element_type_65, %convert_element_type_66, %convert_element_type_67, %convert_element_type_68, %convert_element_type_69, %convert_element_type_70, %convert_element_type_71 rank 0 {comm.name = "all_gather_copy_in_3"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_3 = comm.all_gather %all_gather_copy_in_3.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_3"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_3 = comm.wait %all_gather_into_tensor_3 {comm.name = "wait_tensor_3"} : !comm.future<tensor<218112000xbf16>>
  %empty_21 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_21"} : () -> tensor<4096xbf16>
  %empty_22 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_22"} : () -> tensor<16777216xbf16>
  %empty_23 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_23"} : () -> tensor<4194304xbf16>
  %empty_24 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_24"} : () -> tensor<4194304xbf16>
  %empty_25 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_25"} : () -> tensor<16777216xbf16>
  %empty_26 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_26"} : () -> tensor<4096xbf16>
  %empty_27 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_27"} : () -> tensor<58720256xbf16>
  %empty_28 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_28"} : () -> tensor<58720256xbf16>
  %empty_29 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_29"} : () -> tensor<58720256xbf16>
  %view_77 = comm.view "aten.reshape.default" %wait_tensor_3 {comm.name = "view_77"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_3:9 = comm.split_copy_out %view_77 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_21, %empty_22, %empty_23, %empty_24, %empty_25, %empty_26, %empty_27, %empty_28, %empty_29 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_3"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_57 to 8192 {comm.name = "resize_storage_bytes__39"} : memref<4096xbf16>
  %as_strided_43 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#0 {comm.name = "as_strided_43"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_43 into %primals_57 {comm.name = "copy__21"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_58 to 33554432 {comm.name = "resize_storage_bytes__40"} : memref<4096x4096xbf16>
  %as_strided_45 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#1 {comm.name = "as_strided_45"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_45 into %primals_58 {comm.name = "copy__22"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_59 to 8388608 {comm.name = "resize_storage_bytes__41"} : memref<1024x4096xbf16>
  %as_strided_47 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#2 {comm.name = "as_strided_47"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_47 into %primals_59 {comm.name = "copy__23"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_60 to 8388608 {comm.name = "resize_storage_bytes__42"} : memref<1024x4096xbf16>
  %as_strided_49 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#3 {comm.name = "as_strided_49"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_49 into %primals_60 {comm.name = "copy__24"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_61 to 33554432 {comm.name = "resize_storage_bytes__43"} : memref<4096x4096xbf16>
  %as_strided_51 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#4 {comm.name = "as_strided_51"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_51 into %primals_61 {comm.name = "copy__25"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_62 to 8192 {comm.name = "resize_storage_bytes__44"} : memref<4096xbf16>
  %as_strided_53 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#5 {comm.name = "as_strided_53"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_53 into %primals_62 {comm.name = "copy__26"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_63 to 117440512 {comm.name = "resize_storage_bytes__45"} : memref<14336x4096xbf16>
  %as_strided_55 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#6 {comm.name = "as_strided_55"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_55 into %primals_63 {comm.name = "copy__27"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_64 to 117440512 {comm.name = "resize_storage_bytes__46"} : memref<14336x4096xbf16>
  %as_strided_57 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#7 {comm.name = "as_strided_57"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_57 into %primals_64 {comm.name = "copy__28"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_65 to 117440512 {comm.name = "resize_storage_bytes__47"} : memref<4096x14336xbf16>
  %as_strided_59 = comm.view "aten.as_strided.default" %auto_functionalized_v2_3#8 {comm.name = "as_strided_59"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_59 into %primals_65 {comm.name = "copy__29"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_72 = comm.compute "prims.convert_element_type.default"(%add_11) {comm.name = "convert_element_type_72"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_5 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_72) {comm.name = "pow_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_4 = comm.compute "aten.mean.dim"(%pow_5) {comm.name = "mean_4"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_12 = comm.compute "aten.add.Tensor"(%mean_4) {comm.name = "add_12"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_4 = comm.compute "aten.rsqrt.default"(%add_12) {comm.name = "rsqrt_4"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_20 = comm.compute "aten.mul.Tensor"(%convert_element_type_72, %rsqrt_4) {comm.name = "mul_20"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_73 = comm.compute "prims.convert_element_type.default"(%mul_20) {comm.name = "convert_element_type_73"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_21 = comm.compute "aten.mul.Tensor"(%convert_element_type_73, %primals_57) {comm.name = "mul_21"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_22 = comm.view "aten.permute.default" %primals_58 {comm.name = "permute_22"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_78 = comm.view "aten.reshape.default" %mul_21 {comm.name = "view_78"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_14 = comm.compute "aten.mm.default"(%view_78, %permute_22) {comm.name = "mm_14"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_79 = comm.view "aten.reshape.default" %mm_14 {comm.name = "view_79"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_80 = comm.view "aten.reshape.default" %view_79 {comm.name = "view_80"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_23 = comm.view "aten.permute.default" %view_80 {comm.name = "permute_23"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_24 = comm.view "aten.permute.default" %primals_59 {comm.name = "permute_24"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_15 = comm.compute "aten.mm.default"(%view_78, %permute_24) {comm.name = "mm_15"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_82 = comm.view "aten.reshape.default" %mm_15 {comm.name = "view_82"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_83 = comm.view "aten.reshape.default" %view_82 {comm.name = "view_83"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_25 = comm.view "aten.permute.default" %view_83 {comm.name = "permute_25"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_26 = comm.view "aten.permute.default" %primals_60 {comm.name = "permute_26"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_16 = comm.compute "aten.mm.default"(%view_78, %permute_26) {comm.name = "mm_16"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_85 = comm.view "aten.reshape.default" %mm_16 {comm.name = "view_85"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_86 = comm.view "aten.reshape.default" %view_85 {comm.name = "view_86"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_27 = comm.view "aten.permute.default" %view_86 {comm.name = "permute_27"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_4.0 = comm.view "aten.split.Tensor" %permute_23 {comm.name = "split_4.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_4.1 = comm.view "aten.split.Tensor" %permute_23 {comm.name = "split_4.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_22 = comm.compute "aten.mul.Tensor"(%permute_23, %convert_element_type) {comm.name = "mul_22"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_4 = comm.compute "aten.neg.default"(%split_4.1) {comm.name = "neg_4"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_4 = comm.compute "aten.cat.default"(%neg_4, %split_4.0) {comm.name = "cat_4"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_23 = comm.compute "aten.mul.Tensor"(%cat_4, %convert_element_type_1) {comm.name = "mul_23"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_13 = comm.compute "aten.add.Tensor"(%mul_22, %mul_23) {comm.name = "add_13"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_5.0 = comm.view "aten.split.Tensor" %permute_25 {comm.name = "split_5.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_5.1 = comm.view "aten.split.Tensor" %permute_25 {comm.name = "split_5.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_24 = comm.compute "aten.mul.Tensor"(%permute_25, %convert_element_type) {comm.name = "mul_24"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_5 = comm.compute "aten.neg.default"(%split_5.1) {comm.name = "neg_5"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_5 = comm.compute "aten.cat.default"(%neg_5, %split_5.0) {comm.name = "cat_5"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_25 = comm.compute "aten.mul.Tensor"(%cat_5, %convert_element_type_1) {comm.name = "mul_25"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_14 = comm.compute "aten.add.Tensor"(%mul_24, %mul_25) {comm.name = "add_14"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_4 = comm.view "aten.unsqueeze.default" %add_14 {comm.name = "unsqueeze_4"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_4 = comm.view "aten.expand.default" %unsqueeze_4 {comm.name = "expand_4"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_4 = comm.compute "aten.clone.default"(%expand_4) {comm.name = "clone_4"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_87 = comm.view "aten.reshape.default" %clone_4 {comm.name = "view_87"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_5 = comm.view "aten.unsqueeze.default" %permute_27 {comm.name = "unsqueeze_5"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_5 = comm.view "aten.expand.default" %unsqueeze_5 {comm.name = "expand_5"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_5 = comm.compute "aten.clone.default"(%expand_5) {comm.name = "clone_5"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_88 = comm.view "aten.reshape.default" %clone_5 {comm.name = "view_88"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_2:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_13, %view_87, %view_88) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_2"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_28 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_2#0 {comm.name = "permute_28"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_89 = comm.view "aten.reshape.default" %permute_28 {comm.name = "view_89"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_29 = comm.view "aten.permute.default" %primals_61 {comm.name = "permute_29"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_90 = comm.view "aten.reshape.default" %view_89 {comm.name = "view_90"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_17 = comm.compute "aten.mm.default"(%view_90, %permute_29) {comm.name = "mm_17"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_91 = comm.view "aten.reshape.default" %mm_17 {comm.name = "view_91"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_15 = comm.compute "aten.add.Tensor"(%add_11, %view_91) {comm.name = "add_15"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_82 = comm.compute "prims.convert_element_type.default"(%add_15) {comm.name = "convert_element_type_82"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_6 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_82) {comm.name = "pow_6"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_5 = comm.compute "aten.mean.dim"(%pow_6) {comm.name = "mean_5"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_16 = comm.compute "aten.add.Tensor"(%mean_5) {comm.name = "add_16"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_5 = comm.compute "aten.rsqrt.default"(%add_16) {comm.name = "rsqrt_5"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_26 = comm.compute "aten.mul.Tensor"(%convert_element_type_82, %rsqrt_5) {comm.name = "mul_26"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_83 = comm.compute "prims.convert_element_type.default"(%mul_26) {comm.name = "convert_element_type_83"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_27 = comm.compute "aten.mul.Tensor"(%convert_element_type_83, %primals_62) {comm.name = "mul_27"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_30 = comm.view "aten.permute.default" %primals_63 {comm.name = "permute_30"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_92 = comm.view "aten.reshape.default" %mul_27 {comm.name = "view_92"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_18 = comm.compute "aten.mm.default"(%view_92, %permute_30) {comm.name = "mm_18"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_93 = comm.view "aten.reshape.default" %mm_18 {comm.name = "view_93"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_86 = comm.compute "prims.convert_element_type.default"(%view_93) {comm.name = "convert_element_type_86"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_2 = comm.compute "aten.sigmoid.default"(%convert_element_type_86) {comm.name = "sigmoid_2"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_28 = comm.compute "aten.mul.Tensor"(%convert_element_type_86, %sigmoid_2) {comm.name = "mul_28"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_87 = comm.compute "prims.convert_element_type.default"(%mul_28) {comm.name = "convert_element_type_87"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_31 = comm.view "aten.permute.default" %primals_64 {comm.name = "permute_31"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_19 = comm.compute "aten.mm.default"(%view_92, %permute_31) {comm.name = "mm_19"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_95 = comm.view "aten.reshape.default" %mm_19 {comm.name = "view_95"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_29 = comm.compute "aten.mul.Tensor"(%convert_element_type_87, %view_95) {comm.name = "mul_29"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_32 = comm.view "aten.permute.default" %primals_65 {comm.name = "permute_32"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_96 = comm.view "aten.reshape.default" %mul_29 {comm.name = "view_96"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_20 = comm.compute "aten.mm.default"(%view_96, %permute_32) {comm.name = "mm_20"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_97 = comm.view "aten.reshape.default" %mm_20 {comm.name = "view_97"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_17 = comm.compute "aten.add.Tensor"(%add_15, %view_97) {comm.name = "add_17"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_57 to 0 {comm.name = "resize_storage_bytes__48"} : memref<4096xbf16>
  comm.resize %primals_58 to 0 {comm.name = "resize_storage_bytes__49"} : memref<4096x4096xbf16>
  comm.resize %primals_59 to 0 {comm.name = "resize_storage_bytes__50"} : memref<1024x4096xbf16>
  comm.resize %primals_60 to 0 {comm.name = "resize_storage_bytes__51"} : memref<1024x4096xbf16>
  comm.resize %primals_61 to 0 {comm.name = "resize_storage_bytes__52"} : memref<4096x4096xbf16>
  comm.resize %primals_62 to 0 {comm.name = "resize_storage_bytes__53"} : memref<4096xbf16>
  comm.resize %primals_63 to 0 {comm.name = "resize_storage_bytes__54"} : memref<14336x4096xbf16>
  comm.resize %primals_64 to 0 {comm.name = "resize_storage_bytes__55"} : memref<14336x4096xbf16>
  comm.resize %primals_65 to 0 {comm.name = "resize_storage_bytes__56"} : memref<4096x14336xbf16>
  %convert_element_type_92 = comm.compute "prims.convert_element_type.default"(%primals_66) {comm.name = "convert_element_type_92"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_93 = comm.compute "prims.convert_element_type.default"(%primals_67) {comm.name = "convert_element_type_93"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_94 = comm.compute "prims.convert_element_type.default"(%primals_68) {comm.name = "convert_element_type_94"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_95 = comm.compute "prims.convert_element_type.default"(%primals_69) {comm.name = "convert_element_type_95"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_96 = comm.compute "prims.convert_element_type.default"(%primals_70) {comm.name = "convert_element_type_96"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_97 = comm.compute "prims.convert_element_type.default"(%primals_71) {comm.name = "convert_element_type_97"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_98 = comm.compute "prims.convert_element_type.default"(%primals_72) {comm.name = "convert_element_type_98"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_99 = comm.compute "prims.convert_element_type.default"(%primals_73) {comm.name = "convert_element_type_99"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_100 = comm.compute "prims.convert_element_type.default"(%primals_74) {comm.name = "convert_element_type_100"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_4.in, %all_gather_copy_in_4.out = comm.all_gather_copy_in %convert_element_type_92, %convert_element_type_93, %convert_element_type_94, %convert_element_type_95, %convert_element_type_96, %convert_element_type_97, %convert_element_type_98, %convert_element_type_99, %convert_element_type_100 rank 0 {comm.name = "all_gather_copy_in_4"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_4 = comm.all_gather %all_gather_copy_in_4.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_4"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_4 = comm.wait %all_gather_into_tensor_4 {comm.name = "wait_tensor_4"} : !comm.future<tensor<218112000xbf16>>
  %empty_30 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_30"} : () -> tensor<4096xbf16>
  %empty_31 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_31"} : () -> tensor<16777216xbf16>
  %empty_32 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_32"} : () -> tensor<4194304xbf16>
  %empty_33 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_33"} : () -> tensor<4194304xbf16>
  %empty_34 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_34"} : () -> tensor<16777216xbf16>
  %empty_35 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_35"} : () -> tensor<4096xbf16>
  %empty_36 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_36"} : () -> tensor<58720256xbf16>
  %empty_37 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_37"} : () -> tensor<58720256xbf16>
  %empty_38 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_38"} : () -> tensor<58720256xbf16>
  %view_108 = comm.view "aten.reshape.default" %wait_tensor_4 {comm.name = "view_108"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_4:9 = comm.split_copy_out %view_108 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_30, %empty_31, %empty_32, %empty_33, %empty_34, %empty_35, %empty_36, %empty_37, %empty_38 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_4"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_75 to 8192 {comm.name = "resize_storage_bytes__57"} : memref<4096xbf16>
  %as_strided_61 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#0 {comm.name = "as_strided_61"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_61 into %primals_75 {comm.name = "copy__30"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_76 to 33554432 {comm.name = "resize_storage_bytes__58"} : memref<4096x4096xbf16>
  %as_strided_63 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#1 {comm.name = "as_strided_63"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_63 into %primals_76 {comm.name = "copy__31"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_77 to 8388608 {comm.name = "resize_storage_bytes__59"} : memref<1024x4096xbf16>
  %as_strided_65 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#2 {comm.name = "as_strided_65"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_65 into %primals_77 {comm.name = "copy__32"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_78 to 8388608 {comm.name = "resize_storage_bytes__60"} : memref<1024x4096xbf16>
  %as_strided_67 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#3 {comm.name = "as_strided_67"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_67 into %primals_78 {comm.name = "copy__33"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_79 to 33554432 {comm.name = "resize_storage_bytes__61"} : memref<4096x4096xbf16>
  %as_strided_69 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#4 {comm.name = "as_strided_69"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_69 into %primals_79 {comm.name = "copy__34"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_80 to 8192 {comm.name = "resize_storage_bytes__62"} : memref<4096xbf16>
  %as_strided_71 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#5 {comm.name = "as_strided_71"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_71 into %primals_80 {comm.name = "copy__35"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_81 to 117440512 {comm.name = "resize_storage_bytes__63"} : memref<14336x4096xbf16>
  %as_strided_73 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#6 {comm.name = "as_strided_73"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_73 into %primals_81 {comm.name = "copy__36"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_82 to 117440512 {comm.name = "resize_storage_bytes__64"} : memref<14336x4096xbf16>
  %as_strided_75 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#7 {comm.name = "as_strided_75"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_75 into %primals_82 {comm.name = "copy__37"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_83 to 117440512 {comm.name = "resize_storage_bytes__65"} : memref<4096x14336xbf16>
  %as_strided_77 = comm.view "aten.as_strided.default" %auto_functionalized_v2_4#8 {comm.name = "as_strided_77"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_77 into %primals_83 {comm.name = "copy__38"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_101 = comm.compute "prims.convert_element_type.default"(%add_17) {comm.name = "convert_element_type_101"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_7 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_101) {comm.name = "pow_7"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_6 = comm.compute "aten.mean.dim"(%pow_7) {comm.name = "mean_6"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_18 = comm.compute "aten.add.Tensor"(%mean_6) {comm.name = "add_18"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_6 = comm.compute "aten.rsqrt.default"(%add_18) {comm.name = "rsqrt_6"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_30 = comm.compute "aten.mul.Tensor"(%convert_element_type_101, %rsqrt_6) {comm.name = "mul_30"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_102 = comm.compute "prims.convert_element_type.default"(%mul_30) {comm.name = "convert_element_type_102"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_31 = comm.compute "aten.mul.Tensor"(%convert_element_type_102, %primals_75) {comm.name = "mul_31"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_33 = comm.view "aten.permute.default" %primals_76 {comm.name = "permute_33"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_109 = comm.view "aten.reshape.default" %mul_31 {comm.name = "view_109"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_21 = comm.compute "aten.mm.default"(%view_109, %permute_33) {comm.name = "mm_21"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_110 = comm.view "aten.reshape.default" %mm_21 {comm.name = "view_110"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_111 = comm.view "aten.reshape.default" %view_110 {comm.name = "view_111"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_34 = comm.view "aten.permute.default" %view_111 {comm.name = "permute_34"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_35 = comm.view "aten.permute.default" %primals_77 {comm.name = "permute_35"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_22 = comm.compute "aten.mm.default"(%view_109, %permute_35) {comm.name = "mm_22"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_113 = comm.view "aten.reshape.default" %mm_22 {comm.name = "view_113"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_114 = comm.view "aten.reshape.default" %view_113 {comm.name = "view_114"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_36 = comm.view "aten.permute.default" %view_114 {comm.name = "permute_36"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_37 = comm.view "aten.permute.default" %primals_78 {comm.name = "permute_37"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_23 = comm.compute "aten.mm.default"(%view_109, %permute_37) {comm.name = "mm_23"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_116 = comm.view "aten.reshape.default" %mm_23 {comm.name = "view_116"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_117 = comm.view "aten.reshape.default" %view_116 {comm.name = "view_117"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_38 = comm.view "aten.permute.default" %view_117 {comm.name = "permute_38"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_6.0 = comm.view "aten.split.Tensor" %permute_34 {comm.name = "split_6.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_6.1 = comm.view "aten.split.Tensor" %permute_34 {comm.name = "split_6.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_32 = comm.compute "aten.mul.Tensor"(%permute_34, %convert_element_type) {comm.name = "mul_32"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_6 = comm.compute "aten.neg.default"(%split_6.1) {comm.name = "neg_6"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_6 = comm.compute "aten.cat.default"(%neg_6, %split_6.0) {comm.name = "cat_6"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_33 = comm.compute "aten.mul.Tensor"(%cat_6, %convert_element_type_1) {comm.name = "mul_33"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_19 = comm.compute "aten.add.Tensor"(%mul_32, %mul_33) {comm.name = "add_19"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_7.0 = comm.view "aten.split.Tensor" %permute_36 {comm.name = "split_7.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_7.1 = comm.view "aten.split.Tensor" %permute_36 {comm.name = "split_7.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_34 = comm.compute "aten.mul.Tensor"(%permute_36, %convert_element_type) {comm.name = "mul_34"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_7 = comm.compute "aten.neg.default"(%split_7.1) {comm.name = "neg_7"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_7 = comm.compute "aten.cat.default"(%neg_7, %split_7.0) {comm.name = "cat_7"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_35 = comm.compute "aten.mul.Tensor"(%cat_7, %convert_element_type_1) {comm.name = "mul_35"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_20 = comm.compute "aten.add.Tensor"(%mul_34, %mul_35) {comm.name = "add_20"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_6 = comm.view "aten.unsqueeze.default" %add_20 {comm.name = "unsqueeze_6"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_6 = comm.view "aten.expand.default" %unsqueeze_6 {comm.name = "expand_6"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_6 = comm.compute "aten.clone.default"(%expand_6) {comm.name = "clone_6"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_118 = comm.view "aten.reshape.default" %clone_6 {comm.name = "view_118"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_7 = comm.view "aten.unsqueeze.default" %permute_38 {comm.name = "unsqueeze_7"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_7 = comm.view "aten.expand.default" %unsqueeze_7 {comm.name = "expand_7"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_7 = comm.compute "aten.clone.default"(%expand_7) {comm.name = "clone_7"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_119 = comm.view "aten.reshape.default" %clone_7 {comm.name = "view_119"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_3:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_19, %view_118, %view_119) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_3"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_39 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_3#0 {comm.name = "permute_39"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_120 = comm.view "aten.reshape.default" %permute_39 {comm.name = "view_120"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_40 = comm.view "aten.permute.default" %primals_79 {comm.name = "permute_40"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_121 = comm.view "aten.reshape.default" %view_120 {comm.name = "view_121"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_24 = comm.compute "aten.mm.default"(%view_121, %permute_40) {comm.name = "mm_24"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_122 = comm.view "aten.reshape.default" %mm_24 {comm.name = "view_122"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_21 = comm.compute "aten.add.Tensor"(%add_17, %view_122) {comm.name = "add_21"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_111 = comm.compute "prims.convert_element_type.default"(%add_21) {comm.name = "convert_element_type_111"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_8 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_111) {comm.name = "pow_8"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_7 = comm.compute "aten.mean.dim"(%pow_8) {comm.name = "mean_7"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_22 = comm.compute "aten.add.Tensor"(%mean_7) {comm.name = "add_22"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_7 = comm.compute "aten.rsqrt.default"(%add_22) {comm.name = "rsqrt_7"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_36 = comm.compute "aten.mul.Tensor"(%convert_element_type_111, %rsqrt_7) {comm.name = "mul_36"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_112 = comm.compute "prims.convert_element_type.default"(%mul_36) {comm.name = "convert_element_type_112"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_37 = comm.compute "aten.mul.Tensor"(%convert_element_type_112, %primals_80) {comm.name = "mul_37"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_41 = comm.view "aten.permute.default" %primals_81 {comm.name = "permute_41"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_123 = comm.view "aten.reshape.default" %mul_37 {comm.name = "view_123"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_25 = comm.compute "aten.mm.default"(%view_123, %permute_41) {comm.name = "mm_25"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_124 = comm.view "aten.reshape.default" %mm_25 {comm.name = "view_124"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_115 = comm.compute "prims.convert_element_type.default"(%view_124) {comm.name = "convert_element_type_115"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_3 = comm.compute "aten.sigmoid.default"(%convert_element_type_115) {comm.name = "sigmoid_3"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_38 = comm.compute "aten.mul.Tensor"(%convert_element_type_115, %sigmoid_3) {comm.name = "mul_38"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_116 = comm.compute "prims.convert_element_type.default"(%mul_38) {comm.name = "convert_element_type_116"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_42 = comm.view "aten.permute.default" %primals_82 {comm.name = "permute_42"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_26 = comm.compute "aten.mm.default"(%view_123, %permute_42) {comm.name = "mm_26"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_126 = comm.view "aten.reshape.default" %mm_26 {comm.name = "view_126"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_39 = comm.compute "aten.mul.Tensor"(%convert_element_type_116, %view_126) {comm.name = "mul_39"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_43 = comm.view "aten.permute.default" %primals_83 {comm.name = "permute_43"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_127 = comm.view "aten.reshape.default" %mul_39 {comm.name = "view_127"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_27 = comm.compute "aten.mm.default"(%view_127, %permute_43) {comm.name = "mm_27"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_128 = comm.view "aten.reshape.default" %mm_27 {comm.name = "view_128"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_23 = comm.compute "aten.add.Tensor"(%add_21, %view_128) {comm.name = "add_23"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_75 to 0 {comm.name = "resize_storage_bytes__66"} : memref<4096xbf16>
  comm.resize %primals_76 to 0 {comm.name = "resize_storage_bytes__67"} : memref<4096x4096xbf16>
  comm.resize %primals_77 to 0 {comm.name = "resize_storage_bytes__68"} : memref<1024x4096xbf16>
  comm.resize %primals_78 to 0 {comm.name = "resize_storage_bytes__69"} : memref<1024x4096xbf16>
  comm.resize %primals_79 to 0 {comm.name = "resize_storage_bytes__70"} : memref<4096x4096xbf16>
  comm.resize %primals_80 to 0 {comm.name = "resize_storage_bytes__71"} : memref<4096xbf16>
  comm.resize %primals_81 to 0 {comm.name = "resize_storage_bytes__72"} : memref<14336x4096xbf16>
  comm.resize %primals_82 to 0 {comm.name = "resize_storage_bytes__73"} : memref<14336x4096xbf16>
  comm.resize %primals_83 to 0 {comm.name = "resize_storage_bytes__74"} : memref<4096x14336xbf16>
  %convert_element_type_121 = comm.compute "prims.convert_element_type.default"(%primals_84) {comm.name = "convert_element_type_121"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_122 = comm.compute "prims.convert_element_type.default"(%primals_85) {comm.name = "convert_element_type_122"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_123 = comm.compute "prims.convert_element_type.default"(%primals_86) {comm.name = "convert_element_type_123"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_124 = comm.compute "prims.convert_element_type.default"(%primals_87) {comm.name = "convert_element_type_124"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_125 = comm.compute "prims.convert_element_type.default"(%primals_88) {comm.name = "convert_element_type_125"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_126 = comm.compute "prims.convert_element_type.default"(%primals_89) {comm.name = "convert_element_type_126"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_127 = comm.compute "prims.convert_element_type.default"(%primals_90) {comm.name = "convert_element_type_127"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_128 = comm.compute "prims.convert_element_type.default"(%primals_91) {comm.name = "convert_element_type_128"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_129 = comm.compute "prims.convert_element_type.default"(%primals_92) {comm.name = "convert_element_type_129"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_5.in, %all_gather_copy_in_5.out = comm.all_gather_copy_in %convert_element_type_121, %convert_element_type_122, %convert_element_type_123, %convert_element_type_124, %convert_element_type_125, %convert_element_type_126, %convert_element_type_127, %convert_element_type_128, %convert_element_type_129 rank 0 {comm.name = "all_gather_copy_in_5"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_5 = comm.all_gather %all_gather_copy_in_5.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_5"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_5 = comm.wait %all_gather_into_tensor_5 {comm.name = "wait_tensor_5"} : !comm.future<tensor<218112000xbf16>>
  %empty_39 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_39"} : () -> tensor<4096xbf16>
  %empty_40 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_40"} : () -> tensor<16777216xbf16>
  %empty_41 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_41"} : () -> tensor<4194304xbf16>
  %empty_42 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_42"} : () -> tensor<4194304xbf16>
  %empty_43 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_43"} : () -> tensor<16777216xbf16>
  %empty_44 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_44"} : () -> tensor<4096xbf16>
  %empty_45 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_45"} : () -> tensor<58720256xbf16>
  %empty_46 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_46"} : () -> tensor<58720256xbf16>
  %empty_47 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_47"} : () -> tensor<58720256xbf16>
  %view_139 = comm.view "aten.reshape.default" %wait_tensor_5 {comm.name = "view_139"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_5:9 = comm.split_copy_out %view_139 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_39, %empty_40, %empty_41, %empty_42, %empty_43, %empty_44, %empty_45, %empty_46, %empty_47 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_5"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_93 to 8192 {comm.name = "resize_storage_bytes__75"} : memref<4096xbf16>
  %as_strided_79 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#0 {comm.name = "as_strided_79"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_79 into %primals_93 {comm.name = "copy__39"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_94 to 33554432 {comm.name = "resize_storage_bytes__76"} : memref<4096x4096xbf16>
  %as_strided_81 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#1 {comm.name = "as_strided_81"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_81 into %primals_94 {comm.name = "copy__40"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_95 to 8388608 {comm.name = "resize_storage_bytes__77"} : memref<1024x4096xbf16>
  %as_strided_83 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#2 {comm.name = "as_strided_83"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_83 into %primals_95 {comm.name = "copy__41"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_96 to 8388608 {comm.name = "resize_storage_bytes__78"} : memref<1024x4096xbf16>
  %as_strided_85 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#3 {comm.name = "as_strided_85"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_85 into %primals_96 {comm.name = "copy__42"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_97 to 33554432 {comm.name = "resize_storage_bytes__79"} : memref<4096x4096xbf16>
  %as_strided_87 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#4 {comm.name = "as_strided_87"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_87 into %primals_97 {comm.name = "copy__43"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_98 to 8192 {comm.name = "resize_storage_bytes__80"} : memref<4096xbf16>
  %as_strided_89 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#5 {comm.name = "as_strided_89"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_89 into %primals_98 {comm.name = "copy__44"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_99 to 117440512 {comm.name = "resize_storage_bytes__81"} : memref<14336x4096xbf16>
  %as_strided_91 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#6 {comm.name = "as_strided_91"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_91 into %primals_99 {comm.name = "copy__45"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_100 to 117440512 {comm.name = "resize_storage_bytes__82"} : memref<14336x4096xbf16>
  %as_strided_93 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#7 {comm.name = "as_strided_93"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_93 into %primals_100 {comm.name = "copy__46"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_101 to 117440512 {comm.name = "resize_storage_bytes__83"} : memref<4096x14336xbf16>
  %as_strided_95 = comm.view "aten.as_strided.default" %auto_functionalized_v2_5#8 {comm.name = "as_strided_95"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_95 into %primals_101 {comm.name = "copy__47"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_130 = comm.compute "prims.convert_element_type.default"(%add_23) {comm.name = "convert_element_type_130"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_9 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_130) {comm.name = "pow_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_8 = comm.compute "aten.mean.dim"(%pow_9) {comm.name = "mean_8"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_24 = comm.compute "aten.add.Tensor"(%mean_8) {comm.name = "add_24"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_8 = comm.compute "aten.rsqrt.default"(%add_24) {comm.name = "rsqrt_8"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_40 = comm.compute "aten.mul.Tensor"(%convert_element_type_130, %rsqrt_8) {comm.name = "mul_40"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_131 = comm.compute "prims.convert_element_type.default"(%mul_40) {comm.name = "convert_element_type_131"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_41 = comm.compute "aten.mul.Tensor"(%convert_element_type_131, %primals_93) {comm.name = "mul_41"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_44 = comm.view "aten.permute.default" %primals_94 {comm.name = "permute_44"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_140 = comm.view "aten.reshape.default" %mul_41 {comm.name = "view_140"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_28 = comm.compute "aten.mm.default"(%view_140, %permute_44) {comm.name = "mm_28"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_141 = comm.view "aten.reshape.default" %mm_28 {comm.name = "view_141"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_142 = comm.view "aten.reshape.default" %view_141 {comm.name = "view_142"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_45 = comm.view "aten.permute.default" %view_142 {comm.name = "permute_45"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_46 = comm.view "aten.permute.default" %primals_95 {comm.name = "permute_46"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_29 = comm.compute "aten.mm.default"(%view_140, %permute_46) {comm.name = "mm_29"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_144 = comm.view "aten.reshape.default" %mm_29 {comm.name = "view_144"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_145 = comm.view "aten.reshape.default" %view_144 {comm.name = "view_145"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_47 = comm.view "aten.permute.default" %view_145 {comm.name = "permute_47"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_48 = comm.view "aten.permute.default" %primals_96 {comm.name = "permute_48"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_30 = comm.compute "aten.mm.default"(%view_140, %permute_48) {comm.name = "mm_30"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_147 = comm.view "aten.reshape.default" %mm_30 {comm.name = "view_147"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_148 = comm.view "aten.reshape.default" %view_147 {comm.name = "view_148"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_49 = comm.view "aten.permute.default" %view_148 {comm.name = "permute_49"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_8.0 = comm.view "aten.split.Tensor" %permute_45 {comm.name = "split_8.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_8.1 = comm.view "aten.split.Tensor" %permute_45 {comm.name = "split_8.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_42 = comm.compute "aten.mul.Tensor"(%permute_45, %convert_element_type) {comm.name = "mul_42"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_8 = comm.compute "aten.neg.default"(%split_8.1) {comm.name = "neg_8"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_8 = comm.compute "aten.cat.default"(%neg_8, %split_8.0) {comm.name = "cat_8"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_43 = comm.compute "aten.mul.Tensor"(%cat_8, %convert_element_type_1) {comm.name = "mul_43"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_25 = comm.compute "aten.add.Tensor"(%mul_42, %mul_43) {comm.name = "add_25"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_9.0 = comm.view "aten.split.Tensor" %permute_47 {comm.name = "split_9.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_9.1 = comm.view "aten.split.Tensor" %permute_47 {comm.name = "split_9.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_44 = comm.compute "aten.mul.Tensor"(%permute_47, %convert_element_type) {comm.name = "mul_44"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_9 = comm.compute "aten.neg.default"(%split_9.1) {comm.name = "neg_9"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_9 = comm.compute "aten.cat.default"(%neg_9, %split_9.0) {comm.name = "cat_9"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_45 = comm.compute "aten.mul.Tensor"(%cat_9, %convert_element_type_1) {comm.name = "mul_45"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_26 = comm.compute "aten.add.Tensor"(%mul_44, %mul_45) {comm.name = "add_26"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_8 = comm.view "aten.unsqueeze.default" %add_26 {comm.name = "unsqueeze_8"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_8 = comm.view "aten.expand.default" %unsqueeze_8 {comm.name = "expand_8"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_8 = comm.compute "aten.clone.default"(%expand_8) {comm.name = "clone_8"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_149 = comm.view "aten.reshape.default" %clone_8 {comm.name = "view_149"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_9 = comm.view "aten.unsqueeze.default" %permute_49 {comm.name = "unsqueeze_9"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_9 = comm.view "aten.expand.default" %unsqueeze_9 {comm.name = "expand_9"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_9 = comm.compute "aten.clone.default"(%expand_9) {comm.name = "clone_9"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_150 = comm.view "aten.reshape.default" %clone_9 {comm.name = "view_150"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_4:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_25, %view_149, %view_150) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_4"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_50 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_4#0 {comm.name = "permute_50"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_151 = comm.view "aten.reshape.default" %permute_50 {comm.name = "view_151"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_51 = comm.view "aten.permute.default" %primals_97 {comm.name = "permute_51"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_152 = comm.view "aten.reshape.default" %view_151 {comm.name = "view_152"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_31 = comm.compute "aten.mm.default"(%view_152, %permute_51) {comm.name = "mm_31"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_153 = comm.view "aten.reshape.default" %mm_31 {comm.name = "view_153"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_27 = comm.compute "aten.add.Tensor"(%add_23, %view_153) {comm.name = "add_27"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_140 = comm.compute "prims.convert_element_type.default"(%add_27) {comm.name = "convert_element_type_140"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_10 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_140) {comm.name = "pow_10"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_9 = comm.compute "aten.mean.dim"(%pow_10) {comm.name = "mean_9"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_28 = comm.compute "aten.add.Tensor"(%mean_9) {comm.name = "add_28"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_9 = comm.compute "aten.rsqrt.default"(%add_28) {comm.name = "rsqrt_9"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_46 = comm.compute "aten.mul.Tensor"(%convert_element_type_140, %rsqrt_9) {comm.name = "mul_46"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_141 = comm.compute "prims.convert_element_type.default"(%mul_46) {comm.name = "convert_element_type_141"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_47 = comm.compute "aten.mul.Tensor"(%convert_element_type_141, %primals_98) {comm.name = "mul_47"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_52 = comm.view "aten.permute.default" %primals_99 {comm.name = "permute_52"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_154 = comm.view "aten.reshape.default" %mul_47 {comm.name = "view_154"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_32 = comm.compute "aten.mm.default"(%view_154, %permute_52) {comm.name = "mm_32"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_155 = comm.view "aten.reshape.default" %mm_32 {comm.name = "view_155"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_144 = comm.compute "prims.convert_element_type.default"(%view_155) {comm.name = "convert_element_type_144"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_4 = comm.compute "aten.sigmoid.default"(%convert_element_type_144) {comm.name = "sigmoid_4"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_48 = comm.compute "aten.mul.Tensor"(%convert_element_type_144, %sigmoid_4) {comm.name = "mul_48"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_145 = comm.compute "prims.convert_element_type.default"(%mul_48) {comm.name = "convert_element_type_145"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_53 = comm.view "aten.permute.default" %primals_100 {comm.name = "permute_53"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_33 = comm.compute "aten.mm.default"(%view_154, %permute_53) {comm.name = "mm_33"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_157 = comm.view "aten.reshape.default" %mm_33 {comm.name = "view_157"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_49 = comm.compute "aten.mul.Tensor"(%convert_element_type_145, %view_157) {comm.name = "mul_49"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_54 = comm.view "aten.permute.default" %primals_101 {comm.name = "permute_54"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_158 = comm.view "aten.reshape.default" %mul_49 {comm.name = "view_158"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_34 = comm.compute "aten.mm.default"(%view_158, %permute_54) {comm.name = "mm_34"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_159 = comm.view "aten.reshape.default" %mm_34 {comm.name = "view_159"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_29 = comm.compute "aten.add.Tensor"(%add_27, %view_159) {comm.name = "add_29"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_93 to 0 {comm.name = "resize_storage_bytes__84"} : memref<4096xbf16>
  comm.resize %primals_94 to 0 {comm.name = "resize_storage_bytes__85"} : memref<4096x4096xbf16>
  comm.resize %primals_95 to 0 {comm.name = "resize_storage_bytes__86"} : memref<1024x4096xbf16>
  comm.resize %primals_96 to 0 {comm.name = "resize_storage_bytes__87"} : memref<1024x4096xbf16>
  comm.resize %primals_97 to 0 {comm.name = "resize_storage_bytes__88"} : memref<4096x4096xbf16>
  comm.resize %primals_98 to 0 {comm.name = "resize_storage_bytes__89"} : memref<4096xbf16>
  comm.resize %primals_99 to 0 {comm.name = "resize_storage_bytes__90"} : memref<14336x4096xbf16>
  comm.resize %primals_100 to 0 {comm.name = "resize_storage_bytes__91"} : memref<14336x4096xbf16>
  comm.resize %primals_101 to 0 {comm.name = "resize_storage_bytes__92"} : memref<4096x14336xbf16>
  %convert_element_type_150 = comm.compute "prims.convert_element_type.default"(%primals_102) {comm.name = "convert_element_type_150"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_151 = comm.compute "prims.convert_element_type.default"(%primals_103) {comm.name = "convert_element_type_151"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_152 = comm.compute "prims.convert_element_type.default"(%primals_104) {comm.name = "convert_element_type_152"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_153 = comm.compute "prims.convert_element_type.default"(%primals_105) {comm.name = "convert_element_type_153"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_154 = comm.compute "prims.convert_element_type.default"(%primals_106) {comm.name = "convert_element_type_154"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_155 = comm.compute "prims.convert_element_type.default"(%primals_107) {comm.name = "convert_element_type_155"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_156 = comm.compute "prims.convert_element_type.default"(%primals_108) {comm.name = "convert_element_type_156"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_157 = comm.compute "prims.convert_element_type.default"(%primals_109) {comm.name = "convert_element_type_157"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_158 = comm.compute "prims.convert_element_type.default"(%primals_110) {comm.name = "convert_element_type_158"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_6.in, %all_gather_copy_in_6.out = comm.all_gather_copy_in %convert_element_type_150, %convert_element_type_151, %convert_element_type_152, %convert_element_type_153, %convert_element_type_154, %convert_element_type_155, %convert_element_type_156, %convert_element_type_157, %convert_element_type_158 rank 0 {comm.name = "all_gather_copy_in_6"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_6 = comm.all_gather %all_gather_copy_in_6.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_6"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_6 = comm.wait %all_gather_into_tensor_6 {comm.name = "wait_tensor_6"} : !comm.future<tensor<218112000xbf16>>
  %empty_48 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_48"} : () -> tensor<4096xbf16>
  %empty_49 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_49"} : () -> tensor<16777216xbf16>
  %empty_50 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_50"} : () -> tensor<4194304xbf16>
  %empty_51 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_51"} : () -> tensor<4194304xbf16>
  %empty_52 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_52"} : () -> tensor<16777216xbf16>
  %empty_53 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_53"} : () -> tensor<4096xbf16>
  %empty_54 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_54"} : () -> tensor<58720256xbf16>
  %empty_55 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_55"} : () -> tensor<58720256xbf16>
  %empty_56 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_56"} : () -> tensor<58720256xbf16>
  %view_170 = comm.view "aten.reshape.default" %wait_tensor_6 {comm.name = "view_170"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_6:9 = comm.split_copy_out %view_170 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_48, %empty_49, %empty_50, %empty_51, %empty_52, %empty_53, %empty_54, %empty_55, %empty_56 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_6"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_111 to 8192 {comm.name = "resize_storage_bytes__93"} : memref<4096xbf16>
  %as_strided_97 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#0 {comm.name = "as_strided_97"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_97 into %primals_111 {comm.name = "copy__48"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_112 to 33554432 {comm.name = "resize_storage_bytes__94"} : memref<4096x4096xbf16>
  %as_strided_99 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#1 {comm.name = "as_strided_99"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_99 into %primals_112 {comm.name = "copy__49"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_113 to 8388608 {comm.name = "resize_storage_bytes__95"} : memref<1024x4096xbf16>
  %as_strided_101 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#2 {comm.name = "as_strided_101"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_101 into %primals_113 {comm.name = "copy__50"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_114 to 8388608 {comm.name = "resize_storage_bytes__96"} : memref<1024x4096xbf16>
  %as_strided_103 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#3 {comm.name = "as_strided_103"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_103 into %primals_114 {comm.name = "copy__51"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_115 to 33554432 {comm.name = "resize_storage_bytes__97"} : memref<4096x4096xbf16>
  %as_strided_105 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#4 {comm.name = "as_strided_105"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_105 into %primals_115 {comm.name = "copy__52"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_116 to 8192 {comm.name = "resize_storage_bytes__98"} : memref<4096xbf16>
  %as_strided_107 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#5 {comm.name = "as_strided_107"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_107 into %primals_116 {comm.name = "copy__53"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_117 to 117440512 {comm.name = "resize_storage_bytes__99"} : memref<14336x4096xbf16>
  %as_strided_109 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#6 {comm.name = "as_strided_109"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_109 into %primals_117 {comm.name = "copy__54"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_118 to 117440512 {comm.name = "resize_storage_bytes__100"} : memref<14336x4096xbf16>
  %as_strided_111 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#7 {comm.name = "as_strided_111"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_111 into %primals_118 {comm.name = "copy__55"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_119 to 117440512 {comm.name = "resize_storage_bytes__101"} : memref<4096x14336xbf16>
  %as_strided_113 = comm.view "aten.as_strided.default" %auto_functionalized_v2_6#8 {comm.name = "as_strided_113"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_113 into %primals_119 {comm.name = "copy__56"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_159 = comm.compute "prims.convert_element_type.default"(%add_29) {comm.name = "convert_element_type_159"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_11 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_159) {comm.name = "pow_11"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_10 = comm.compute "aten.mean.dim"(%pow_11) {comm.name = "mean_10"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_30 = comm.compute "aten.add.Tensor"(%mean_10) {comm.name = "add_30"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_10 = comm.compute "aten.rsqrt.default"(%add_30) {comm.name = "rsqrt_10"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_50 = comm.compute "aten.mul.Tensor"(%convert_element_type_159, %rsqrt_10) {comm.name = "mul_50"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_160 = comm.compute "prims.convert_element_type.default"(%mul_50) {comm.name = "convert_element_type_160"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_51 = comm.compute "aten.mul.Tensor"(%convert_element_type_160, %primals_111) {comm.name = "mul_51"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_55 = comm.view "aten.permute.default" %primals_112 {comm.name = "permute_55"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_171 = comm.view "aten.reshape.default" %mul_51 {comm.name = "view_171"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_35 = comm.compute "aten.mm.default"(%view_171, %permute_55) {comm.name = "mm_35"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_172 = comm.view "aten.reshape.default" %mm_35 {comm.name = "view_172"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_173 = comm.view "aten.reshape.default" %view_172 {comm.name = "view_173"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_56 = comm.view "aten.permute.default" %view_173 {comm.name = "permute_56"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_57 = comm.view "aten.permute.default" %primals_113 {comm.name = "permute_57"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_36 = comm.compute "aten.mm.default"(%view_171, %permute_57) {comm.name = "mm_36"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_175 = comm.view "aten.reshape.default" %mm_36 {comm.name = "view_175"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_176 = comm.view "aten.reshape.default" %view_175 {comm.name = "view_176"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_58 = comm.view "aten.permute.default" %view_176 {comm.name = "permute_58"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_59 = comm.view "aten.permute.default" %primals_114 {comm.name = "permute_59"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_37 = comm.compute "aten.mm.default"(%view_171, %permute_59) {comm.name = "mm_37"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_178 = comm.view "aten.reshape.default" %mm_37 {comm.name = "view_178"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_179 = comm.view "aten.reshape.default" %view_178 {comm.name = "view_179"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_60 = comm.view "aten.permute.default" %view_179 {comm.name = "permute_60"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_10.0 = comm.view "aten.split.Tensor" %permute_56 {comm.name = "split_10.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_10.1 = comm.view "aten.split.Tensor" %permute_56 {comm.name = "split_10.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_52 = comm.compute "aten.mul.Tensor"(%permute_56, %convert_element_type) {comm.name = "mul_52"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_10 = comm.compute "aten.neg.default"(%split_10.1) {comm.name = "neg_10"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_10 = comm.compute "aten.cat.default"(%neg_10, %split_10.0) {comm.name = "cat_10"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_53 = comm.compute "aten.mul.Tensor"(%cat_10, %convert_element_type_1) {comm.name = "mul_53"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_31 = comm.compute "aten.add.Tensor"(%mul_52, %mul_53) {comm.name = "add_31"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_11.0 = comm.view "aten.split.Tensor" %permute_58 {comm.name = "split_11.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_11.1 = comm.view "aten.split.Tensor" %permute_58 {comm.name = "split_11.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_54 = comm.compute "aten.mul.Tensor"(%permute_58, %convert_element_type) {comm.name = "mul_54"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_11 = comm.compute "aten.neg.default"(%split_11.1) {comm.name = "neg_11"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_11 = comm.compute "aten.cat.default"(%neg_11, %split_11.0) {comm.name = "cat_11"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_55 = comm.compute "aten.mul.Tensor"(%cat_11, %convert_element_type_1) {comm.name = "mul_55"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_32 = comm.compute "aten.add.Tensor"(%mul_54, %mul_55) {comm.name = "add_32"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_10 = comm.view "aten.unsqueeze.default" %add_32 {comm.name = "unsqueeze_10"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_10 = comm.view "aten.expand.default" %unsqueeze_10 {comm.name = "expand_10"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_10 = comm.compute "aten.clone.default"(%expand_10) {comm.name = "clone_10"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_180 = comm.view "aten.reshape.default" %clone_10 {comm.name = "view_180"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_11 = comm.view "aten.unsqueeze.default" %permute_60 {comm.name = "unsqueeze_11"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_11 = comm.view "aten.expand.default" %unsqueeze_11 {comm.name = "expand_11"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_11 = comm.compute "aten.clone.default"(%expand_11) {comm.name = "clone_11"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_181 = comm.view "aten.reshape.default" %clone_11 {comm.name = "view_181"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_5:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_31, %view_180, %view_181) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_5"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_61 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_5#0 {comm.name = "permute_61"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_182 = comm.view "aten.reshape.default" %permute_61 {comm.name = "view_182"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_62 = comm.view "aten.permute.default" %primals_115 {comm.name = "permute_62"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_183 = comm.view "aten.reshape.default" %view_182 {comm.name = "view_183"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_38 = comm.compute "aten.mm.default"(%view_183, %permute_62) {comm.name = "mm_38"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_184 = comm.view "aten.reshape.default" %mm_38 {comm.name = "view_184"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_33 = comm.compute "aten.add.Tensor"(%add_29, %view_184) {comm.name = "add_33"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_169 = comm.compute "prims.convert_element_type.default"(%add_33) {comm.name = "convert_element_type_169"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_12 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_169) {comm.name = "pow_12"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_11 = comm.compute "aten.mean.dim"(%pow_12) {comm.name = "mean_11"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_34 = comm.compute "aten.add.Tensor"(%mean_11) {comm.name = "add_34"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_11 = comm.compute "aten.rsqrt.default"(%add_34) {comm.name = "rsqrt_11"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_56 = comm.compute "aten.mul.Tensor"(%convert_element_type_169, %rsqrt_11) {comm.name = "mul_56"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_170 = comm.compute "prims.convert_element_type.default"(%mul_56) {comm.name = "convert_element_type_170"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_57 = comm.compute "aten.mul.Tensor"(%convert_element_type_170, %primals_116) {comm.name = "mul_57"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_63 = comm.view "aten.permute.default" %primals_117 {comm.name = "permute_63"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_185 = comm.view "aten.reshape.default" %mul_57 {comm.name = "view_185"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_39 = comm.compute "aten.mm.default"(%view_185, %permute_63) {comm.name = "mm_39"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_186 = comm.view "aten.reshape.default" %mm_39 {comm.name = "view_186"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_173 = comm.compute "prims.convert_element_type.default"(%view_186) {comm.name = "convert_element_type_173"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_5 = comm.compute "aten.sigmoid.default"(%convert_element_type_173) {comm.name = "sigmoid_5"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_58 = comm.compute "aten.mul.Tensor"(%convert_element_type_173, %sigmoid_5) {comm.name = "mul_58"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_174 = comm.compute "prims.convert_element_type.default"(%mul_58) {comm.name = "convert_element_type_174"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_64 = comm.view "aten.permute.default" %primals_118 {comm.name = "permute_64"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_40 = comm.compute "aten.mm.default"(%view_185, %permute_64) {comm.name = "mm_40"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_188 = comm.view "aten.reshape.default" %mm_40 {comm.name = "view_188"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_59 = comm.compute "aten.mul.Tensor"(%convert_element_type_174, %view_188) {comm.name = "mul_59"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_65 = comm.view "aten.permute.default" %primals_119 {comm.name = "permute_65"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_189 = comm.view "aten.reshape.default" %mul_59 {comm.name = "view_189"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_41 = comm.compute "aten.mm.default"(%view_189, %permute_65) {comm.name = "mm_41"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_190 = comm.view "aten.reshape.default" %mm_41 {comm.name = "view_190"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_35 = comm.compute "aten.add.Tensor"(%add_33, %view_190) {comm.name = "add_35"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_111 to 0 {comm.name = "resize_storage_bytes__102"} : memref<4096xbf16>
  comm.resize %primals_112 to 0 {comm.name = "resize_storage_bytes__103"} : memref<4096x4096xbf16>
  comm.resize %primals_113 to 0 {comm.name = "resize_storage_bytes__104"} : memref<1024x4096xbf16>
  comm.resize %primals_114 to 0 {comm.name = "resize_storage_bytes__105"} : memref<1024x4096xbf16>
  comm.resize %primals_115 to 0 {comm.name = "resize_storage_bytes__106"} : memref<4096x4096xbf16>
  comm.resize %primals_116 to 0 {comm.name = "resize_storage_bytes__107"} : memref<4096xbf16>
  comm.resize %primals_117 to 0 {comm.name = "resize_storage_bytes__108"} : memref<14336x4096xbf16>
  comm.resize %primals_118 to 0 {comm.name = "resize_storage_bytes__109"} : memref<14336x4096xbf16>
  comm.resize %primals_119 to 0 {comm.name = "resize_storage_bytes__110"} : memref<4096x14336xbf16>
  %convert_element_type_179 = comm.compute "prims.convert_element_type.default"(%primals_120) {comm.name = "convert_element_type_179"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_180 = comm.compute "prims.convert_element_type.default"(%primals_121) {comm.name = "convert_element_type_180"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_181 = comm.compute "prims.convert_element_type.default"(%primals_122) {comm.name = "convert_element_type_181"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_182 = comm.compute "prims.convert_element_type.default"(%primals_123) {comm.name = "convert_element_type_182"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_183 = comm.compute "prims.convert_element_type.default"(%primals_124) {comm.name = "convert_element_type_183"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_184 = comm.compute "prims.convert_element_type.default"(%primals_125) {comm.name = "convert_element_type_184"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_185 = comm.compute "prims.convert_element_type.default"(%primals_126) {comm.name = "convert_element_type_185"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_186 = comm.compute "prims.convert_element_type.default"(%primals_127) {comm.name = "convert_element_type_186"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_187 = comm.compute "prims.convert_element_type.default"(%primals_128) {comm.name = "convert_element_type_187"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_7.in, %all_gather_copy_in_7.out = comm.all_gather_copy_in %convert_element_type_179, %convert_element_type_180, %convert_element_type_181, %convert_element_type_182, %convert_element_type_183, %convert_element_type_184, %convert_element_type_185, %convert_element_type_186, %convert_element_type_187 rank 0 {comm.name = "all_gather_copy_in_7"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_7 = comm.all_gather %all_gather_copy_in_7.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_7"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_7 = comm.wait %all_gather_into_tensor_7 {comm.name = "wait_tensor_7"} : !comm.future<tensor<218112000xbf16>>
  %empty_57 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_57"} : () -> tensor<4096xbf16>
  %empty_58 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_58"} : () -> tensor<16777216xbf16>
  %empty_59 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_59"} : () -> tensor<4194304xbf16>
  %empty_60 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_60"} : () -> tensor<4194304xbf16>
  %empty_61 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_61"} : () -> tensor<16777216xbf16>
  %empty_62 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_62"} : () -> tensor<4096xbf16>
  %empty_63 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_63"} : () -> tensor<58720256xbf16>
  %empty_64 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_64"} : () -> tensor<58720256xbf16>
  %empty_65 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_65"} : () -> tensor<58720256xbf16>
  %view_201 = comm.view "aten.reshape.default" %wait_tensor_7 {comm.name = "view_201"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_7:9 = comm.split_copy_out %view_201 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_57, %empty_58, %empty_59, %empty_60, %empty_61, %empty_62, %empty_63, %empty_64, %empty_65 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_7"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_129 to 8192 {comm.name = "resize_storage_bytes__111"} : memref<4096xbf16>
  %as_strided_115 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#0 {comm.name = "as_strided_115"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_115 into %primals_129 {comm.name = "copy__57"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_130 to 33554432 {comm.name = "resize_storage_bytes__112"} : memref<4096x4096xbf16>
  %as_strided_117 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#1 {comm.name = "as_strided_117"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_117 into %primals_130 {comm.name = "copy__58"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_131 to 8388608 {comm.name = "resize_storage_bytes__113"} : memref<1024x4096xbf16>
  %as_strided_119 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#2 {comm.name = "as_strided_119"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_119 into %primals_131 {comm.name = "copy__59"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_132 to 8388608 {comm.name = "resize_storage_bytes__114"} : memref<1024x4096xbf16>
  %as_strided_121 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#3 {comm.name = "as_strided_121"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_121 into %primals_132 {comm.name = "copy__60"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_133 to 33554432 {comm.name = "resize_storage_bytes__115"} : memref<4096x4096xbf16>
  %as_strided_123 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#4 {comm.name = "as_strided_123"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_123 into %primals_133 {comm.name = "copy__61"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_134 to 8192 {comm.name = "resize_storage_bytes__116"} : memref<4096xbf16>
  %as_strided_125 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#5 {comm.name = "as_strided_125"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_125 into %primals_134 {comm.name = "copy__62"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_135 to 117440512 {comm.name = "resize_storage_bytes__117"} : memref<14336x4096xbf16>
  %as_strided_127 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#6 {comm.name = "as_strided_127"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_127 into %primals_135 {comm.name = "copy__63"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_136 to 117440512 {comm.name = "resize_storage_bytes__118"} : memref<14336x4096xbf16>
  %as_strided_129 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#7 {comm.name = "as_strided_129"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_129 into %primals_136 {comm.name = "copy__64"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_137 to 117440512 {comm.name = "resize_storage_bytes__119"} : memref<4096x14336xbf16>
  %as_strided_131 = comm.view "aten.as_strided.default" %auto_functionalized_v2_7#8 {comm.name = "as_strided_131"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_131 into %primals_137 {comm.name = "copy__65"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_188 = comm.compute "prims.convert_element_type.default"(%add_35) {comm.name = "convert_element_type_188"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_13 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_188) {comm.name = "pow_13"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_12 = comm.compute "aten.mean.dim"(%pow_13) {comm.name = "mean_12"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_36 = comm.compute "aten.add.Tensor"(%mean_12) {comm.name = "add_36"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_12 = comm.compute "aten.rsqrt.default"(%add_36) {comm.name = "rsqrt_12"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_60 = comm.compute "aten.mul.Tensor"(%convert_element_type_188, %rsqrt_12) {comm.name = "mul_60"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_189 = comm.compute "prims.convert_element_type.default"(%mul_60) {comm.name = "convert_element_type_189"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_61 = comm.compute "aten.mul.Tensor"(%convert_element_type_189, %primals_129) {comm.name = "mul_61"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_66 = comm.view "aten.permute.default" %primals_130 {comm.name = "permute_66"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_202 = comm.view "aten.reshape.default" %mul_61 {comm.name = "view_202"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_42 = comm.compute "aten.mm.default"(%view_202, %permute_66) {comm.name = "mm_42"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_203 = comm.view "aten.reshape.default" %mm_42 {comm.name = "view_203"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_204 = comm.view "aten.reshape.default" %view_203 {comm.name = "view_204"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_67 = comm.view "aten.permute.default" %view_204 {comm.name = "permute_67"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_68 = comm.view "aten.permute.default" %primals_131 {comm.name = "permute_68"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_43 = comm.compute "aten.mm.default"(%view_202, %permute_68) {comm.name = "mm_43"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_206 = comm.view "aten.reshape.default" %mm_43 {comm.name = "view_206"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_207 = comm.view "aten.reshape.default" %view_206 {comm.name = "view_207"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_69 = comm.view "aten.permute.default" %view_207 {comm.name = "permute_69"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_70 = comm.view "aten.permute.default" %primals_132 {comm.name = "permute_70"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_44 = comm.compute "aten.mm.default"(%view_202, %permute_70) {comm.name = "mm_44"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_209 = comm.view "aten.reshape.default" %mm_44 {comm.name = "view_209"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_210 = comm.view "aten.reshape.default" %view_209 {comm.name = "view_210"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_71 = comm.view "aten.permute.default" %view_210 {comm.name = "permute_71"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_12.0 = comm.view "aten.split.Tensor" %permute_67 {comm.name = "split_12.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_12.1 = comm.view "aten.split.Tensor" %permute_67 {comm.name = "split_12.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_62 = comm.compute "aten.mul.Tensor"(%permute_67, %convert_element_type) {comm.name = "mul_62"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_12 = comm.compute "aten.neg.default"(%split_12.1) {comm.name = "neg_12"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_12 = comm.compute "aten.cat.default"(%neg_12, %split_12.0) {comm.name = "cat_12"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_63 = comm.compute "aten.mul.Tensor"(%cat_12, %convert_element_type_1) {comm.name = "mul_63"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_37 = comm.compute "aten.add.Tensor"(%mul_62, %mul_63) {comm.name = "add_37"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_13.0 = comm.view "aten.split.Tensor" %permute_69 {comm.name = "split_13.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_13.1 = comm.view "aten.split.Tensor" %permute_69 {comm.name = "split_13.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_64 = comm.compute "aten.mul.Tensor"(%permute_69, %convert_element_type) {comm.name = "mul_64"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_13 = comm.compute "aten.neg.default"(%split_13.1) {comm.name = "neg_13"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_13 = comm.compute "aten.cat.default"(%neg_13, %split_13.0) {comm.name = "cat_13"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_65 = comm.compute "aten.mul.Tensor"(%cat_13, %convert_element_type_1) {comm.name = "mul_65"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_38 = comm.compute "aten.add.Tensor"(%mul_64, %mul_65) {comm.name = "add_38"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_12 = comm.view "aten.unsqueeze.default" %add_38 {comm.name = "unsqueeze_12"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_12 = comm.view "aten.expand.default" %unsqueeze_12 {comm.name = "expand_12"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_12 = comm.compute "aten.clone.default"(%expand_12) {comm.name = "clone_12"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_211 = comm.view "aten.reshape.default" %clone_12 {comm.name = "view_211"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_13 = comm.view "aten.unsqueeze.default" %permute_71 {comm.name = "unsqueeze_13"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_13 = comm.view "aten.expand.default" %unsqueeze_13 {comm.name = "expand_13"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_13 = comm.compute "aten.clone.default"(%expand_13) {comm.name = "clone_13"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_212 = comm.view "aten.reshape.default" %clone_13 {comm.name = "view_212"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_6:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_37, %view_211, %view_212) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_6"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_72 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_6#0 {comm.name = "permute_72"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_213 = comm.view "aten.reshape.default" %permute_72 {comm.name = "view_213"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_73 = comm.view "aten.permute.default" %primals_133 {comm.name = "permute_73"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_214 = comm.view "aten.reshape.default" %view_213 {comm.name = "view_214"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_45 = comm.compute "aten.mm.default"(%view_214, %permute_73) {comm.name = "mm_45"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_215 = comm.view "aten.reshape.default" %mm_45 {comm.name = "view_215"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_39 = comm.compute "aten.add.Tensor"(%add_35, %view_215) {comm.name = "add_39"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_198 = comm.compute "prims.convert_element_type.default"(%add_39) {comm.name = "convert_element_type_198"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_14 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_198) {comm.name = "pow_14"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_13 = comm.compute "aten.mean.dim"(%pow_14) {comm.name = "mean_13"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_40 = comm.compute "aten.add.Tensor"(%mean_13) {comm.name = "add_40"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_13 = comm.compute "aten.rsqrt.default"(%add_40) {comm.name = "rsqrt_13"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_66 = comm.compute "aten.mul.Tensor"(%convert_element_type_198, %rsqrt_13) {comm.name = "mul_66"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_199 = comm.compute "prims.convert_element_type.default"(%mul_66) {comm.name = "convert_element_type_199"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_67 = comm.compute "aten.mul.Tensor"(%convert_element_type_199, %primals_134) {comm.name = "mul_67"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_74 = comm.view "aten.permute.default" %primals_135 {comm.name = "permute_74"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_216 = comm.view "aten.reshape.default" %mul_67 {comm.name = "view_216"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_46 = comm.compute "aten.mm.default"(%view_216, %permute_74) {comm.name = "mm_46"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_217 = comm.view "aten.reshape.default" %mm_46 {comm.name = "view_217"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_202 = comm.compute "prims.convert_element_type.default"(%view_217) {comm.name = "convert_element_type_202"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_6 = comm.compute "aten.sigmoid.default"(%convert_element_type_202) {comm.name = "sigmoid_6"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_68 = comm.compute "aten.mul.Tensor"(%convert_element_type_202, %sigmoid_6) {comm.name = "mul_68"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_203 = comm.compute "prims.convert_element_type.default"(%mul_68) {comm.name = "convert_element_type_203"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_75 = comm.view "aten.permute.default" %primals_136 {comm.name = "permute_75"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_47 = comm.compute "aten.mm.default"(%view_216, %permute_75) {comm.name = "mm_47"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_219 = comm.view "aten.reshape.default" %mm_47 {comm.name = "view_219"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_69 = comm.compute "aten.mul.Tensor"(%convert_element_type_203, %view_219) {comm.name = "mul_69"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_76 = comm.view "aten.permute.default" %primals_137 {comm.name = "permute_76"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_220 = comm.view "aten.reshape.default" %mul_69 {comm.name = "view_220"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_48 = comm.compute "aten.mm.default"(%view_220, %permute_76) {comm.name = "mm_48"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_221 = comm.view "aten.reshape.default" %mm_48 {comm.name = "view_221"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_41 = comm.compute "aten.add.Tensor"(%add_39, %view_221) {comm.name = "add_41"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_129 to 0 {comm.name = "resize_storage_bytes__120"} : memref<4096xbf16>
  comm.resize %primals_130 to 0 {comm.name = "resize_storage_bytes__121"} : memref<4096x4096xbf16>
  comm.resize %primals_131 to 0 {comm.name = "resize_storage_bytes__122"} : memref<1024x4096xbf16>
  comm.resize %primals_132 to 0 {comm.name = "resize_storage_bytes__123"} : memref<1024x4096xbf16>
  comm.resize %primals_133 to 0 {comm.name = "resize_storage_bytes__124"} : memref<4096x4096xbf16>
  comm.resize %primals_134 to 0 {comm.name = "resize_storage_bytes__125"} : memref<4096xbf16>
  comm.resize %primals_135 to 0 {comm.name = "resize_storage_bytes__126"} : memref<14336x4096xbf16>
  comm.resize %primals_136 to 0 {comm.name = "resize_storage_bytes__127"} : memref<14336x4096xbf16>
  comm.resize %primals_137 to 0 {comm.name = "resize_storage_bytes__128"} : memref<4096x14336xbf16>
  %convert_element_type_208 = comm.compute "prims.convert_element_type.default"(%primals_138) {comm.name = "convert_element_type_208"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_209 = comm.compute "prims.convert_element_type.default"(%primals_139) {comm.name = "convert_element_type_209"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_210 = comm.compute "prims.convert_element_type.default"(%primals_140) {comm.name = "convert_element_type_210"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_211 = comm.compute "prims.convert_element_type.default"(%primals_141) {comm.name = "convert_element_type_211"} : (tensor<524288xf32>) -> tensor<524288xbf16>
  %convert_element_type_212 = comm.compute "prims.convert_element_type.default"(%primals_142) {comm.name = "convert_element_type_212"} : (tensor<2097152xf32>) -> tensor<2097152xbf16>
  %convert_element_type_213 = comm.compute "prims.convert_element_type.default"(%primals_143) {comm.name = "convert_element_type_213"} : (tensor<512xf32>) -> tensor<512xbf16>
  %convert_element_type_214 = comm.compute "prims.convert_element_type.default"(%primals_144) {comm.name = "convert_element_type_214"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_215 = comm.compute "prims.convert_element_type.default"(%primals_145) {comm.name = "convert_element_type_215"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %convert_element_type_216 = comm.compute "prims.convert_element_type.default"(%primals_146) {comm.name = "convert_element_type_216"} : (tensor<7340032xf32>) -> tensor<7340032xbf16>
  %all_gather_copy_in_8.in, %all_gather_copy_in_8.out = comm.all_gather_copy_in %convert_element_type_208, %convert_element_type_209, %convert_element_type_210, %convert_element_type_211, %convert_element_type_212, %convert_element_type_213, %convert_element_type_214, %convert_element_type_215, %convert_element_type_216 rank 0 {comm.name = "all_gather_copy_in_8"} : tensor<512xbf16>, tensor<2097152xbf16>, tensor<524288xbf16>, tensor<524288xbf16>, tensor<2097152xbf16>, tensor<512xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16>, tensor<7340032xbf16> -> memref<27264000xbf16>, memref<218112000xbf16>
  %all_gather_into_tensor_8 = comm.all_gather %all_gather_copy_in_8.in on @pg0 dim 0 {comm.name = "all_gather_into_tensor_8"} : memref<27264000xbf16> -> !comm.future<tensor<218112000xbf16>>
  %wait_tensor_8 = comm.wait %all_gather_into_tensor_8 {comm.name = "wait_tensor_8"} : !comm.future<tensor<218112000xbf16>>
  %empty_66 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_66"} : () -> tensor<4096xbf16>
  %empty_67 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_67"} : () -> tensor<16777216xbf16>
  %empty_68 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_68"} : () -> tensor<4194304xbf16>
  %empty_69 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_69"} : () -> tensor<4194304xbf16>
  %empty_70 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_70"} : () -> tensor<16777216xbf16>
  %empty_71 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_71"} : () -> tensor<4096xbf16>
  %empty_72 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_72"} : () -> tensor<58720256xbf16>
  %empty_73 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_73"} : () -> tensor<58720256xbf16>
  %empty_74 = comm.compute "aten.empty.memory_format"() {comm.name = "empty_74"} : () -> tensor<58720256xbf16>
  %view_232 = comm.view "aten.reshape.default" %wait_tensor_8 {comm.name = "view_232"} : tensor<218112000xbf16> -> tensor<8x27264000xbf16>
  %auto_functionalized_v2_8:9 = comm.split_copy_out %view_232 dim 1 sizes [512, 2097152, 524288, 524288, 2097152, 512, 7340032, 7340032, 7340032] after(%empty_66, %empty_67, %empty_68, %empty_69, %empty_70, %empty_71, %empty_72, %empty_73, %empty_74 : tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>) {comm.name = "auto_functionalized_v2_8"} : tensor<8x27264000xbf16> -> tensor<4096xbf16>, tensor<16777216xbf16>, tensor<4194304xbf16>, tensor<4194304xbf16>, tensor<16777216xbf16>, tensor<4096xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>, tensor<58720256xbf16>
  comm.resize %primals_147 to 8192 {comm.name = "resize_storage_bytes__129"} : memref<4096xbf16>
  %as_strided_133 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#0 {comm.name = "as_strided_133"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_133 into %primals_147 {comm.name = "copy__66"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_148 to 33554432 {comm.name = "resize_storage_bytes__130"} : memref<4096x4096xbf16>
  %as_strided_135 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#1 {comm.name = "as_strided_135"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_135 into %primals_148 {comm.name = "copy__67"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_149 to 8388608 {comm.name = "resize_storage_bytes__131"} : memref<1024x4096xbf16>
  %as_strided_137 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#2 {comm.name = "as_strided_137"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_137 into %primals_149 {comm.name = "copy__68"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_150 to 8388608 {comm.name = "resize_storage_bytes__132"} : memref<1024x4096xbf16>
  %as_strided_139 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#3 {comm.name = "as_strided_139"} : tensor<4194304xbf16> -> tensor<1024x4096xbf16>
  comm.copy %as_strided_139 into %primals_150 {comm.name = "copy__69"} : tensor<1024x4096xbf16> into memref<1024x4096xbf16>
  comm.resize %primals_151 to 33554432 {comm.name = "resize_storage_bytes__133"} : memref<4096x4096xbf16>
  %as_strided_141 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#4 {comm.name = "as_strided_141"} : tensor<16777216xbf16> -> tensor<4096x4096xbf16>
  comm.copy %as_strided_141 into %primals_151 {comm.name = "copy__70"} : tensor<4096x4096xbf16> into memref<4096x4096xbf16>
  comm.resize %primals_152 to 8192 {comm.name = "resize_storage_bytes__134"} : memref<4096xbf16>
  %as_strided_143 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#5 {comm.name = "as_strided_143"} : tensor<4096xbf16> -> tensor<4096xbf16>
  comm.copy %as_strided_143 into %primals_152 {comm.name = "copy__71"} : tensor<4096xbf16> into memref<4096xbf16>
  comm.resize %primals_153 to 117440512 {comm.name = "resize_storage_bytes__135"} : memref<14336x4096xbf16>
  %as_strided_145 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#6 {comm.name = "as_strided_145"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_145 into %primals_153 {comm.name = "copy__72"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_154 to 117440512 {comm.name = "resize_storage_bytes__136"} : memref<14336x4096xbf16>
  %as_strided_147 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#7 {comm.name = "as_strided_147"} : tensor<58720256xbf16> -> tensor<14336x4096xbf16>
  comm.copy %as_strided_147 into %primals_154 {comm.name = "copy__73"} : tensor<14336x4096xbf16> into memref<14336x4096xbf16>
  comm.resize %primals_155 to 117440512 {comm.name = "resize_storage_bytes__137"} : memref<4096x14336xbf16>
  %as_strided_149 = comm.view "aten.as_strided.default" %auto_functionalized_v2_8#8 {comm.name = "as_strided_149"} : tensor<58720256xbf16> -> tensor<4096x14336xbf16>
  comm.copy %as_strided_149 into %primals_155 {comm.name = "copy__74"} : tensor<4096x14336xbf16> into memref<4096x14336xbf16>
  %convert_element_type_217 = comm.compute "prims.convert_element_type.default"(%add_41) {comm.name = "convert_element_type_217"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_15 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_217) {comm.name = "pow_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_14 = comm.compute "aten.mean.dim"(%pow_15) {comm.name = "mean_14"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_42 = comm.compute "aten.add.Tensor"(%mean_14) {comm.name = "add_42"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_14 = comm.compute "aten.rsqrt.default"(%add_42) {comm.name = "rsqrt_14"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_70 = comm.compute "aten.mul.Tensor"(%convert_element_type_217, %rsqrt_14) {comm.name = "mul_70"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_218 = comm.compute "prims.convert_element_type.default"(%mul_70) {comm.name = "convert_element_type_218"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_71 = comm.compute "aten.mul.Tensor"(%convert_element_type_218, %primals_147) {comm.name = "mul_71"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_77 = comm.view "aten.permute.default" %primals_148 {comm.name = "permute_77"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_233 = comm.view "aten.reshape.default" %mul_71 {comm.name = "view_233"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_49 = comm.compute "aten.mm.default"(%view_233, %permute_77) {comm.name = "mm_49"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_234 = comm.view "aten.reshape.default" %mm_49 {comm.name = "view_234"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %view_235 = comm.view "aten.reshape.default" %view_234 {comm.name = "view_235"} : tensor<1x2048x4096xbf16> -> tensor<1x2048x32x128xbf16>
  %permute_78 = comm.view "aten.permute.default" %view_235 {comm.name = "permute_78"} : tensor<1x2048x32x128xbf16> -> tensor<1x32x2048x128xbf16>
  %permute_79 = comm.view "aten.permute.default" %primals_149 {comm.name = "permute_79"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_50 = comm.compute "aten.mm.default"(%view_233, %permute_79) {comm.name = "mm_50"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_237 = comm.view "aten.reshape.default" %mm_50 {comm.name = "view_237"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_238 = comm.view "aten.reshape.default" %view_237 {comm.name = "view_238"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_80 = comm.view "aten.permute.default" %view_238 {comm.name = "permute_80"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %permute_81 = comm.view "aten.permute.default" %primals_150 {comm.name = "permute_81"} : memref<1024x4096xbf16> -> memref<4096x1024xbf16>
  %mm_51 = comm.compute "aten.mm.default"(%view_233, %permute_81) {comm.name = "mm_51"} : (tensor<2048x4096xbf16>, memref<4096x1024xbf16>) -> tensor<2048x1024xbf16>
  %view_240 = comm.view "aten.reshape.default" %mm_51 {comm.name = "view_240"} : tensor<2048x1024xbf16> -> tensor<1x2048x1024xbf16>
  %view_241 = comm.view "aten.reshape.default" %view_240 {comm.name = "view_241"} : tensor<1x2048x1024xbf16> -> tensor<1x2048x8x128xbf16>
  %permute_82 = comm.view "aten.permute.default" %view_241 {comm.name = "permute_82"} : tensor<1x2048x8x128xbf16> -> tensor<1x8x2048x128xbf16>
  %split_14.0 = comm.view "aten.split.Tensor" %permute_78 {comm.name = "split_14.0"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %split_14.1 = comm.view "aten.split.Tensor" %permute_78 {comm.name = "split_14.1"} : tensor<1x32x2048x128xbf16> -> tensor<1x32x2048x64xbf16>
  %mul_72 = comm.compute "aten.mul.Tensor"(%permute_78, %convert_element_type) {comm.name = "mul_72"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %neg_14 = comm.compute "aten.neg.default"(%split_14.1) {comm.name = "neg_14"} : (tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x64xbf16>
  %cat_14 = comm.compute "aten.cat.default"(%neg_14, %split_14.0) {comm.name = "cat_14"} : (tensor<1x32x2048x64xbf16>, tensor<1x32x2048x64xbf16>) -> tensor<1x32x2048x128xbf16>
  %mul_73 = comm.compute "aten.mul.Tensor"(%cat_14, %convert_element_type_1) {comm.name = "mul_73"} : (tensor<1x32x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %add_43 = comm.compute "aten.add.Tensor"(%mul_72, %mul_73) {comm.name = "add_43"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> tensor<1x32x2048x128xbf16>
  %split_15.0 = comm.view "aten.split.Tensor" %permute_80 {comm.name = "split_15.0"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %split_15.1 = comm.view "aten.split.Tensor" %permute_80 {comm.name = "split_15.1"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x2048x64xbf16>
  %mul_74 = comm.compute "aten.mul.Tensor"(%permute_80, %convert_element_type) {comm.name = "mul_74"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %neg_15 = comm.compute "aten.neg.default"(%split_15.1) {comm.name = "neg_15"} : (tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x64xbf16>
  %cat_15 = comm.compute "aten.cat.default"(%neg_15, %split_15.0) {comm.name = "cat_15"} : (tensor<1x8x2048x64xbf16>, tensor<1x8x2048x64xbf16>) -> tensor<1x8x2048x128xbf16>
  %mul_75 = comm.compute "aten.mul.Tensor"(%cat_15, %convert_element_type_1) {comm.name = "mul_75"} : (tensor<1x8x2048x128xbf16>, tensor<2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %add_44 = comm.compute "aten.add.Tensor"(%mul_74, %mul_75) {comm.name = "add_44"} : (tensor<1x8x2048x128xbf16>, tensor<1x8x2048x128xbf16>) -> tensor<1x8x2048x128xbf16>
  %unsqueeze_14 = comm.view "aten.unsqueeze.default" %add_44 {comm.name = "unsqueeze_14"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_14 = comm.view "aten.expand.default" %unsqueeze_14 {comm.name = "expand_14"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_14 = comm.compute "aten.clone.default"(%expand_14) {comm.name = "clone_14"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_242 = comm.view "aten.reshape.default" %clone_14 {comm.name = "view_242"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %unsqueeze_15 = comm.view "aten.unsqueeze.default" %permute_82 {comm.name = "unsqueeze_15"} : tensor<1x8x2048x128xbf16> -> tensor<1x8x1x2048x128xbf16>
  %expand_15 = comm.view "aten.expand.default" %unsqueeze_15 {comm.name = "expand_15"} : tensor<1x8x1x2048x128xbf16> -> tensor<1x8x4x2048x128xbf16>
  %clone_15 = comm.compute "aten.clone.default"(%expand_15) {comm.name = "clone_15"} : (tensor<1x8x4x2048x128xbf16>) -> tensor<1x8x4x2048x128xbf16>
  %view_243 = comm.view "aten.reshape.default" %clone_15 {comm.name = "view_243"} : tensor<1x8x4x2048x128xbf16> -> tensor<1x32x2048x128xbf16>
  %_scaled_dot_product_flash_attention_for_cpu_7:2 = comm.compute "aten._scaled_dot_product_flash_attention_for_cpu.default"(%add_43, %view_242, %view_243) {comm.name = "_scaled_dot_product_flash_attention_for_cpu_7"} : (tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048x128xbf16>) -> (tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>)
  %permute_83 = comm.view "aten.permute.default" %_scaled_dot_product_flash_attention_for_cpu_7#0 {comm.name = "permute_83"} : tensor<1x32x2048x128xbf16> -> tensor<1x2048x32x128xbf16>
  %view_244 = comm.view "aten.reshape.default" %permute_83 {comm.name = "view_244"} : tensor<1x2048x32x128xbf16> -> tensor<1x2048x4096xbf16>
  %permute_84 = comm.view "aten.permute.default" %primals_151 {comm.name = "permute_84"} : memref<4096x4096xbf16> -> memref<4096x4096xbf16>
  %view_245 = comm.view "aten.reshape.default" %view_244 {comm.name = "view_245"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_52 = comm.compute "aten.mm.default"(%view_245, %permute_84) {comm.name = "mm_52"} : (tensor<2048x4096xbf16>, memref<4096x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_246 = comm.view "aten.reshape.default" %mm_52 {comm.name = "view_246"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_45 = comm.compute "aten.add.Tensor"(%add_41, %view_246) {comm.name = "add_45"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  %convert_element_type_227 = comm.compute "prims.convert_element_type.default"(%add_45) {comm.name = "convert_element_type_227"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_16 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_227) {comm.name = "pow_16"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_15 = comm.compute "aten.mean.dim"(%pow_16) {comm.name = "mean_15"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_46 = comm.compute "aten.add.Tensor"(%mean_15) {comm.name = "add_46"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_15 = comm.compute "aten.rsqrt.default"(%add_46) {comm.name = "rsqrt_15"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_76 = comm.compute "aten.mul.Tensor"(%convert_element_type_227, %rsqrt_15) {comm.name = "mul_76"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_228 = comm.compute "prims.convert_element_type.default"(%mul_76) {comm.name = "convert_element_type_228"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_77 = comm.compute "aten.mul.Tensor"(%convert_element_type_228, %primals_152) {comm.name = "mul_77"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_85 = comm.view "aten.permute.default" %primals_153 {comm.name = "permute_85"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %view_247 = comm.view "aten.reshape.default" %mul_77 {comm.name = "view_247"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_53 = comm.compute "aten.mm.default"(%view_247, %permute_85) {comm.name = "mm_53"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_248 = comm.view "aten.reshape.default" %mm_53 {comm.name = "view_248"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %convert_element_type_231 = comm.compute "prims.convert_element_type.default"(%view_248) {comm.name = "convert_element_type_231"} : (tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xf32>
  %sigmoid_7 = comm.compute "aten.sigmoid.default"(%convert_element_type_231) {comm.name = "sigmoid_7"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %mul_78 = comm.compute "aten.mul.Tensor"(%convert_element_type_231, %sigmoid_7) {comm.name = "mul_78"} : (tensor<1x2048x14336xf32>, tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xf32>
  %convert_element_type_232 = comm.compute "prims.convert_element_type.default"(%mul_78) {comm.name = "convert_element_type_232"} : (tensor<1x2048x14336xf32>) -> tensor<1x2048x14336xbf16>
  %permute_86 = comm.view "aten.permute.default" %primals_154 {comm.name = "permute_86"} : memref<14336x4096xbf16> -> memref<4096x14336xbf16>
  %mm_54 = comm.compute "aten.mm.default"(%view_247, %permute_86) {comm.name = "mm_54"} : (tensor<2048x4096xbf16>, memref<4096x14336xbf16>) -> tensor<2048x14336xbf16>
  %view_250 = comm.view "aten.reshape.default" %mm_54 {comm.name = "view_250"} : tensor<2048x14336xbf16> -> tensor<1x2048x14336xbf16>
  %mul_79 = comm.compute "aten.mul.Tensor"(%convert_element_type_232, %view_250) {comm.name = "mul_79"} : (tensor<1x2048x14336xbf16>, tensor<1x2048x14336xbf16>) -> tensor<1x2048x14336xbf16>
  %permute_87 = comm.view "aten.permute.default" %primals_155 {comm.name = "permute_87"} : memref<4096x14336xbf16> -> memref<14336x4096xbf16>
  %view_251 = comm.view "aten.reshape.default" %mul_79 {comm.name = "view_251"} : tensor<1x2048x14336xbf16> -> tensor<2048x14336xbf16>
  %mm_55 = comm.compute "aten.mm.default"(%view_251, %permute_87) {comm.name = "mm_55"} : (tensor<2048x14336xbf16>, memref<14336x4096xbf16>) -> tensor<2048x4096xbf16>
  %view_252 = comm.view "aten.reshape.default" %mm_55 {comm.name = "view_252"} : tensor<2048x4096xbf16> -> tensor<1x2048x4096xbf16>
  %add_47 = comm.compute "aten.add.Tensor"(%add_45, %view_252) {comm.name = "add_47"} : (tensor<1x2048x4096xbf16>, tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xbf16>
  comm.resize %primals_147 to 0 {comm.name = "resize_storage_bytes__138"} : memref<4096xbf16>
  comm.resize %primals_148 to 0 {comm.name = "resize_storage_bytes__139"} : memref<4096x4096xbf16>
  comm.resize %primals_149 to 0 {comm.name = "resize_storage_bytes__140"} : memref<1024x4096xbf16>
  comm.resize %primals_150 to 0 {comm.name = "resize_storage_bytes__141"} : memref<1024x4096xbf16>
  comm.resize %primals_151 to 0 {comm.name = "resize_storage_bytes__142"} : memref<4096x4096xbf16>
  comm.resize %primals_152 to 0 {comm.name = "resize_storage_bytes__143"} : memref<4096xbf16>
  comm.resize %primals_153 to 0 {comm.name = "resize_storage_bytes__144"} : memref<14336x4096xbf16>
  comm.resize %primals_154 to 0 {comm.name = "resize_storage_bytes__145"} : memref<14336x4096xbf16>
  comm.resize %primals_155 to 0 {comm.name = "resize_storage_bytes__146"} : memref<4096x14336xbf16>
  %convert_element_type_237 = comm.compute "prims.convert_element_type.default"(%add_47) {comm.name = "convert_element_type_237"} : (tensor<1x2048x4096xbf16>) -> tensor<1x2048x4096xf32>
  %pow_17 = comm.compute "aten.pow.Tensor_Scalar"(%convert_element_type_237) {comm.name = "pow_17"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xf32>
  %mean_16 = comm.compute "aten.mean.dim"(%pow_17) {comm.name = "mean_16"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x1xf32>
  %add_48 = comm.compute "aten.add.Tensor"(%mean_16) {comm.name = "add_48"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %rsqrt_16 = comm.compute "aten.rsqrt.default"(%add_48) {comm.name = "rsqrt_16"} : (tensor<1x2048x1xf32>) -> tensor<1x2048x1xf32>
  %mul_80 = comm.compute "aten.mul.Tensor"(%convert_element_type_237, %rsqrt_16) {comm.name = "mul_80"} : (tensor<1x2048x4096xf32>, tensor<1x2048x1xf32>) -> tensor<1x2048x4096xf32>
  %convert_element_type_238 = comm.compute "prims.convert_element_type.default"(%mul_80) {comm.name = "convert_element_type_238"} : (tensor<1x2048x4096xf32>) -> tensor<1x2048x4096xbf16>
  %mul_81 = comm.compute "aten.mul.Tensor"(%convert_element_type_238, %primals_9) {comm.name = "mul_81"} : (tensor<1x2048x4096xbf16>, memref<4096xbf16>) -> tensor<1x2048x4096xbf16>
  %permute_88 = comm.view "aten.permute.default" %primals_10 {comm.name = "permute_88"} : memref<128256x4096xbf16> -> memref<4096x128256xbf16>
  %view_253 = comm.view "aten.reshape.default" %mul_81 {comm.name = "view_253"} : tensor<1x2048x4096xbf16> -> tensor<2048x4096xbf16>
  %mm_56 = comm.compute "aten.mm.default"(%view_253, %permute_88) {comm.name = "mm_56"} : (tensor<2048x4096xbf16>, memref<4096x128256xbf16>) -> tensor<2048x128256xbf16>
  %convert_element_type_241 = comm.compute "prims.convert_element_type.default"(%mm_56) {comm.name = "convert_element_type_241"} : (tensor<2048x128256xbf16>) -> tensor<2048x128256xf32>
  %view_256 = comm.view "aten.reshape.default" %primals_2 {comm.name = "view_256"} : tensor<1x2048xi64> -> tensor<2048xi64>
  %amax = comm.compute "aten.amax.default"(%convert_element_type_241) {comm.name = "amax"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
  %sub = comm.compute "aten.sub.Tensor"(%convert_element_type_241, %amax) {comm.name = "sub"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %exp = comm.compute "aten.exp.default"(%sub) {comm.name = "exp"} : (tensor<2048x128256xf32>) -> tensor<2048x128256xf32>
  %sum_1 = comm.compute "aten.sum.dim_IntList"(%exp) {comm.name = "sum_1"} : (tensor<2048x128256xf32>) -> tensor<2048x1xf32>
  %log = comm.compute "aten.log.default"(%sum_1) {comm.name = "log"} : (tensor<2048x1xf32>) -> tensor<2048x1xf32>
  %sub_1 = comm.compute "aten.sub.Tensor"(%sub, %log) {comm.name = "sub_1"} : (tensor<2048x128256xf32>, tensor<2048x1xf32>) -> tensor<2048x128256xf32>
  %ne = comm.compute "aten.ne.Scalar"(%view_256) {comm.name = "ne"} : (tensor<2048xi64>) -> tensor<2048xi1>
  %full_default = comm.compute "aten.full.default"() {comm.name = "full_default"} : () -> tensor<i64>
  %where = comm.compute "aten.where.self"(%ne, %view_256, %full_default) {comm.name = "where"} : (tensor<2048xi1>, tensor<2048xi64>, tensor<i64>) -> tensor<2048xi64>
  %unsqueeze_16 = comm.view "aten.unsqueeze.default" %where {comm.name = "unsqueeze_16"} : tensor<2048xi64> -> tensor<2048x1xi64>
  %gather = comm.compute "aten.gather.default"(%sub_1, %unsqueeze_16) {comm.name = "gather"} : (tensor<2048x128256xf32>, tensor<2048x1xi64>) -> tensor<2048x1xf32>
  %squeeze = comm.view "aten.squeeze.dim" %gather {comm.name = "squeeze"} : tensor<2048x1xf32> -> tensor<2048xf32>
  %neg_16 = comm.compute "aten.neg.default"(%squeeze) {comm.name = "neg_16"} : (tensor<2048xf32>) -> tensor<2048xf32>
  %full_default_1 = comm.compute "aten.full.default"() {comm.name = "full_default_1"} : () -> tensor<f32>
  %where_1 = comm.compute "aten.where.self"(%ne, %neg_16, %full_default_1) {comm.name = "where_1"} : (tensor<2048xi1>, tensor<2048xf32>, tensor<f32>) -> tensor<2048xf32>
  %sum_2 = comm.compute "aten.sum.default"(%ne) {comm.name = "sum_2"} : (tensor<2048xi1>) -> tensor<i64>
  %convert_element_type_242 = comm.compute "prims.convert_element_type.default"(%sum_2) {comm.name = "convert_element_type_242"} : (tensor<i64>) -> tensor<f32>
  %sum_3 = comm.compute "aten.sum.default"(%where_1) {comm.name = "sum_3"} : (tensor<2048xf32>) -> tensor<f32>
  %div = comm.compute "aten.div.Tensor"(%sum_3, %convert_element_type_242) {comm.name = "div"} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %div, %auto_functionalized_v2#0, %auto_functionalized_v2#1, %auto_functionalized_v2#2, %primals_1, %primals_2, %primals_9, %primals_10, %primals_20, %primals_21, %primals_22, %primals_23, %primals_24, %primals_25, %primals_26, %primals_27, %primals_28, %primals_39, %primals_40, %primals_41, %primals_42, %primals_43, %primals_44, %primals_45, %primals_46, %primals_47, %primals_57, %primals_58, %primals_59, %primals_60, %primals_61, %primals_62, %primals_63, %primals_64, %primals_65, %primals_75, %primals_76, %primals_77, %primals_78, %primals_79, %primals_80, %primals_81, %primals_82, %primals_83, %primals_93, %primals_94, %primals_95, %primals_96, %primals_97, %primals_98, %primals_99, %primals_100, %primals_101, %primals_111, %primals_112, %primals_113, %primals_114, %primals_115, %primals_116, %primals_117, %primals_118, %primals_119, %primals_129, %primals_130, %primals_131, %primals_132, %primals_133, %primals_134, %primals_135, %primals_136, %primals_137, %primals_147, %primals_148, %primals_149, %primals_150, %primals_151, %primals_152, %primals_153, %primals_154, %primals_155, %convert_element_type, %convert_element_type_1, %embedding, %rsqrt, %mul_1, %add_1, %clone, %clone_1, %_scaled_dot_product_flash_attention_for_cpu#0, %_scaled_dot_product_flash_attention_for_cpu#1, %mm_3, %rsqrt_1, %mul_7, %mm_4, %mm_5, %mul_9, %add_5, %rsqrt_2, %mul_11, %add_7, %clone_2, %clone_3, %_scaled_dot_product_flash_attention_for_cpu_1#0, %_scaled_dot_product_flash_attention_for_cpu_1#1, %add_9, %rsqrt_3, %mul_17, %mm_11, %mm_12, %mul_19, %add_11, %rsqrt_4, %mul_21, %add_13, %clone_4, %clone_5, %_scaled_dot_product_flash_attention_for_cpu_2#0, %_scaled_dot_product_flash_attention_for_cpu_2#1, %add_15, %rsqrt_5, %mul_27, %mm_18, %mm_19, %mul_29, %add_17, %rsqrt_6, %mul_31, %add_19, %clone_6, %clone_7, %_scaled_dot_product_flash_attention_for_cpu_3#0, %_scaled_dot_product_flash_attention_for_cpu_3#1, %add_21, %rsqrt_7, %mul_37, %mm_25, %mm_26, %mul_39, %add_23, %rsqrt_8, %mul_41, %add_25, %clone_8, %clone_9, %_scaled_dot_product_flash_attention_for_cpu_4#0, %_scaled_dot_product_flash_attention_for_cpu_4#1, %add_27, %rsqrt_9, %mul_47, %mm_32, %mm_33, %mul_49, %add_29, %rsqrt_10, %mul_51, %add_31, %clone_10, %clone_11, %_scaled_dot_product_flash_attention_for_cpu_5#0, %_scaled_dot_product_flash_attention_for_cpu_5#1, %add_33, %rsqrt_11, %mul_57, %mm_39, %mm_40, %mul_59, %add_35, %rsqrt_12, %mul_61, %add_37, %clone_12, %clone_13, %_scaled_dot_product_flash_attention_for_cpu_6#0, %_scaled_dot_product_flash_attention_for_cpu_6#1, %add_39, %rsqrt_13, %mul_67, %mm_46, %mm_47, %mul_69, %add_41, %rsqrt_14, %mul_71, %add_43, %clone_14, %clone_15, %_scaled_dot_product_flash_attention_for_cpu_7#0, %_scaled_dot_product_flash_attention_for_cpu_7#1, %add_45, %rsqrt_15, %mul_77, %mm_53, %mm_54, %mul_79, %add_47, %rsqrt_16, %mul_81, %mm_56, %amax, %log, %convert_element_type_242 : tensor<f32>, tensor<525336576xbf16>, tensor<4096xbf16>, tensor<525336576xbf16>, tensor<1x2048xi64>, tensor<1x2048xi64>, memref<4096xbf16>, memref<128256x4096xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, memref<4096xbf16>, memref<4096x4096xbf16>, memref<1024x4096xbf16>, memref<1024x4096xbf16>, memref<4096x4096xbf16>, memref<4096xbf16>, memref<14336x4096xbf16>, memref<14336x4096xbf16>, memref<4096x14336xbf16>, tensor<2048x128xbf16>, tensor<2048x128xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x8x4x2048x128xbf16>, tensor<1x32x2048x128xbf16>, tensor<1x32x2048xf32>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x14336xbf16>, tensor<2048x14336xbf16>, tensor<1x2048x14336xbf16>, tensor<1x2048x4096xbf16>, tensor<1x2048x1xf32>, tensor<1x2048x4096xbf16>, tensor<2048x128256xbf16>, tensor<2048x1xf32>, tensor<2048x1xf32>, tensor<f32>
}
