// Maxwell 3D class 0xB197: register ids, fields and enumerators.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Methods of the 3D engine of NVIDIA's Maxwell GPU (Nintendo Switch). Another GPU, not part of the
// PICA200: kept because a source document describes it. Ids are method numbers (byte offset / 4);
// one method takes one 32-bit argument.
// Source: Switchbrew
//
// Verilog-2001. Everything is a text macro: `include it at file level or inside a module, once or in every file. (A
// localparam would exist only in the module that comes first: the include guard hides it from the next.)
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT, n being a literal, a genvar or
// 16 bits wide. A field has X_LSB, X_WIDTH and X_BITS, the range for a part-select: word[`X_BITS]; fields of a
// multi-word entry also have X_WORD, the word they are in. Enumerators are as wide as the fields that hold them.
//
`ifndef MAXWELL_3D_VH
`define MAXWELL_3D_VH

// CallLimitValue: Call limit. [DOC: Switchbrew]
// Nothing is known about other codes.
// Full limit.
`define MAXWELL_3D_CALL_LIMIT_VALUE_FULL_LIMIT                   32'd0
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_1                    32'd1
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_2                    32'd2
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_3                    32'd3
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_4                    32'd4
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_5                    32'd5
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_6                    32'd6
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_7                    32'd7
// In the source without a meaning. [?]
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_8                    32'd8
// No limit.
`define MAXWELL_3D_CALL_LIMIT_VALUE_UNLIMITED                    32'd15

// CubeMapInterFaceFilteringMode: Filtering across the faces of a cube map. [?: Switchbrew]
// The wrap mode applies.
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_USE_WRAP   2'd0
// The wrap mode is overridden.
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_OVERRIDE_WRAP 2'd1
// Samples span the seam.
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_SPAN_SEAM 2'd2
// Samples cross the seam.
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_CROSS_SEAM 2'd3

// DepthClampValue: Depth clamp, as whole words. [?: Switchbrew]
// Nothing is known about other codes.
// Written to enable the clamp.
`define MAXWELL_3D_DEPTH_CLAMP_VALUE_ENABLED                     32'd4122
// Written to disable the clamp.
`define MAXWELL_3D_DEPTH_CLAMP_VALUE_DISABLED                    32'd6173

// InvalidateCacheLines: Which lines of a cache are invalidated. [?: Switchbrew]
// All lines.
`define MAXWELL_3D_INVALIDATE_CACHE_LINES_ALL_LINES              1'd0
// The line of the tag.
`define MAXWELL_3D_INVALIDATE_CACHE_LINES_ONE_LINE               1'd1

// MmeShadowRamControlValue: How the shadow copy of the methods is used. [DOC: Switchbrew]
// Nothing is known about other codes.
// Method writes are recorded.
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK     32'd0
// Method writes are recorded through a filter.
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK_WITH_FILTER 32'd1
// Method writes pass without being recorded.
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_PASSTHROUGH 32'd2
// Recorded values are replayed.
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_REPLAY    32'd3

// MultisampleRasterSamplesValue: Samples per pixel of the rasterizer. [DOC: Switchbrew]
// Nothing is known about other codes.
// Four.
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_FOUR         32'd2
// Eight.
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_EIGHT        32'd4
// In the source without a meaning. [?]
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_UNKNOWN_5    32'd5
// Sixteen.
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_SIXTEEN      32'd6

// NotifyTypeValue: What a notification does. [DOC: Switchbrew]
// Nothing is known about other codes.
// Writes the notification.
`define MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_ONLY                  32'd0
// Writes the notification, then awakens the waiting side.
`define MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_THEN_AWAKEN           32'd1

// PolygonCullFaceConfigValue: Which faces are culled. [DOC: Switchbrew]
// Nothing is known about other codes.
// The source prints the number alone; the name is that of OpenGL's GL_FRONT. [?]
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT          32'd1028
// The source prints the number alone; the name is that of OpenGL's GL_BACK. [?]
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BACK           32'd1029
// The source prints the number alone; the name is that of OpenGL's GL_FRONT_AND_BACK. [?]
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT_AND_BACK 32'd1032

// PolygonModeValue: How polygons are drawn. [DOC: Switchbrew]
// Nothing is known about other codes.
// The source prints the number alone; the name is that of OpenGL's GL_POINT. [?]
`define MAXWELL_3D_POLYGON_MODE_VALUE_POINT                      32'd6912
// The source prints the number alone; the name is that of OpenGL's GL_LINE. [?]
`define MAXWELL_3D_POLYGON_MODE_VALUE_LINE                       32'd6913
// The source prints the number alone; the name is that of OpenGL's GL_FILL. [?]
`define MAXWELL_3D_POLYGON_MODE_VALUE_FILL                       32'd6914

// RenderEnableModeValue: When rendering commands are carried out. [DOC: Switchbrew]
// Nothing is known about other codes.
// Never.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_FALSE                32'd0
// Always.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_TRUE                 32'd1
// Depending on the value at RenderEnableOffset.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_CONDITIONAL          32'd2
// If the compared values are equal.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_EQUAL      32'd3
// If the compared values differ.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_NOT_EQUAL  32'd4

// RenderEnableOverrideValue: Override of conditional rendering. [DOC: Switchbrew]
// Nothing is known about other codes.
// RenderEnableMode decides.
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_USE_RENDER_ENABLE 2'd0
// Always renders.
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_ALWAYS_RENDER    2'd1
// Never renders.
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_NEVER_RENDER     2'd2

// ReportSemaphoreControlOperation: What a report does. [DOC: Switchbrew]
// Nothing is known about other codes.
// Writes the semaphore.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_RELEASE    2'd0
// Traps.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_TRAP       2'd3

// ReportSemaphoreControlStructureSize: Size of a report in memory. [DOC: Switchbrew]
// Four words.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_FOUR_WORDS 1'd0
// One word.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_ONE_WORD 1'd1

// SamplerBindingValue: How samplers are bound. [?: Switchbrew]
// Nothing is known about other codes.
// Samplers are bound independently of textures.
`define MAXWELL_3D_SAMPLER_BINDING_VALUE_INDEPENDENTLY           32'd0
// Samplers are bound through the texture header.
`define MAXWELL_3D_SAMPLER_BINDING_VALUE_VIA_HEADER_BINDING      32'd1

// ShaderControlFp32F21NanBehavior: NaN behaviour of the conversion from 32-bit floats to F21. [?:
// Switchbrew]
// Passes zero.
`define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_ZERO 1'd0
// Passes an indefinite value.
`define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_INDEFINITE 1'd1

// ShaderControlFp32NanBehavior: NaN behaviour of 32-bit floats. [?: Switchbrew]
// Legacy.
`define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LEGACY       1'd0
// As 64-bit floats.
`define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_FP64_COMPATIBLE 1'd1

// ShaderControlPartial: Default of a partial result. [?: Switchbrew]
// Zero.
`define MAXWELL_3D_SHADER_CONTROL_PARTIAL_ZERO                   1'd0
// Infinity.
`define MAXWELL_3D_SHADER_CONTROL_PARTIAL_INFINITY               1'd1

// ShaderSchedulingValue: Order in which threads run. [?: Switchbrew]
// Nothing is known about other codes.
// Oldest thread first.
`define MAXWELL_3D_SHADER_SCHEDULING_VALUE_OLDEST_THREAD_FIRST   32'd0
// Round robin.
`define MAXWELL_3D_SHADER_SCHEDULING_VALUE_ROUND_ROBIN           32'd1

// TesselationModePrimitiveType: Primitive that is tessellated. [DOC: Switchbrew]
// Nothing is known about other codes.
// Isolines.
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_ISOLINES      2'd0
// Triangles.
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_TRIANGLES     2'd1
// Quads.
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_QUADS         2'd2

// TesselationModeSpacing: Spacing of the subdivision. [DOC: Switchbrew]
// Nothing is known about other codes.
// Equal spacing.
`define MAXWELL_3D_TESSELATION_MODE_SPACING_EQUAL                2'd0
// Fractional odd spacing.
`define MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_ODD       2'd1
// Fractional even spacing.
`define MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_EVEN      2'd2

// TesselationModeWindingAndConnectednessFlags: Winding and connection of the primitives that
// tessellation makes. The source gives the value 1 to two names. [DOC: Switchbrew]
// Counter-clockwise, not connected.
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_CCW_AND_NOT_CONNECTED 2'd0
// Connected isolines.
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_ISOLINE_CONNECTED 2'd1
// Clockwise triangles; the source repeats the value 1, taken as its error. [?]
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CW 2'd1
// Connected triangles.
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED 2'd2
// Connected clockwise triangles.
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED_CW 2'd3

// ---- System ----
// Class binding, notifications, macro engine, counters, conditional rendering, reports, firmware
// calls.

// SetObject (0x000): Binds a class to the subchannel.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_SET_OBJECT                                    16'h0000
// CLASS_ID (bits 15-0, uint): Class number.
`define MAXWELL_3D_SET_OBJECT_CLASS_ID_LSB                       0
`define MAXWELL_3D_SET_OBJECT_CLASS_ID_WIDTH                     16
`define MAXWELL_3D_SET_OBJECT_CLASS_ID_BITS                      15:0
// ENGINE_ID (bits 20-16, uint): Engine number.
`define MAXWELL_3D_SET_OBJECT_ENGINE_ID_LSB                      16
`define MAXWELL_3D_SET_OBJECT_ENGINE_ID_WIDTH                    5
`define MAXWELL_3D_SET_OBJECT_ENGINE_ID_BITS                     20:16

// NoOperation (0x040): Does nothing.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_NO_OPERATION                                  16'h0040

// SetNotify (0x041-0x042): Address of the notification.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_SET_NOTIFY                                    16'h0041
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_SET_NOTIFY_UPPER_WORD                         0
`define MAXWELL_3D_SET_NOTIFY_UPPER_LSB                          0
`define MAXWELL_3D_SET_NOTIFY_UPPER_WIDTH                        32
`define MAXWELL_3D_SET_NOTIFY_UPPER_BITS                         31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_SET_NOTIFY_LOWER_WORD                         1
`define MAXWELL_3D_SET_NOTIFY_LOWER_LSB                          0
`define MAXWELL_3D_SET_NOTIFY_LOWER_WIDTH                        32
`define MAXWELL_3D_SET_NOTIFY_LOWER_BITS                         31:0

// NotifyType (0x043): Kind of notification.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_NOTIFY_TYPE                                   16'h0043
// VALUE (bits 31-0, NotifyTypeValue): Kind of notification.
`define MAXWELL_3D_NOTIFY_TYPE_VALUE_LSB                         0
`define MAXWELL_3D_NOTIFY_TYPE_VALUE_WIDTH                       32
`define MAXWELL_3D_NOTIFY_TYPE_VALUE_BITS                        31:0

// WaitForIdle (0x044): Waits until the engine is idle.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_WAIT_FOR_IDLE                                 16'h0044

// MmeInstructionRamPointer (0x045): Index at which MmeInstructionRamLoad stores.
// index-port, wo, type uint, port MmeInstructionRam [DOC: Switchbrew]
`define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER                   16'h0045
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_LSB         0
`define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_WIDTH       32
`define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_BITS        31:0

// MmeInstructionRamLoad (0x046): Stores a macro instruction at MmeInstructionRamPointer, which then
// advances by 1.
// data-port, wo, type pipe, port MmeInstructionRam [DOC: Switchbrew]
`define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD                      16'h0046
// VALUE (bits 31-0, uint): Macro instruction.
`define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_LSB            0
`define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_WIDTH          32
`define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_BITS           31:0

// MmeStartAddressRamPointer (0x047): Index at which MmeStartAddressRamLoad stores.
// index-port, wo, type uint, port MmeStartAddressRam [DOC: Switchbrew]
`define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER                 16'h0047
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_LSB       0
`define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_WIDTH     32
`define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_BITS      31:0

// MmeStartAddressRamLoad (0x048): Stores a macro start address at MmeStartAddressRamPointer.
// data-port, wo, type pipe, port MmeStartAddressRam [DOC: Switchbrew]
`define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD                    16'h0048
// VALUE (bits 31-0, uint): Start address.
`define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_LSB          0
`define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_WIDTH        32
`define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_BITS         31:0

// MmeShadowRamControl (0x049): Mode of the shadow RAM of the macro engine. Used during ClearColor.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL                        16'h0049
// VALUE (bits 31-0, MmeShadowRamControlValue): Mode.
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_LSB              0
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_WIDTH            32
`define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_BITS             31:0

// Barrier (0x087): Barrier. The source gives no bits.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_BARRIER                                       16'h0087

// unknown_1D3 (0x1D3): No name in the source. GpuInit of nvn writes 0x3F here.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_1D3                                   16'h01D3

// CallLimit (0x359): Call limit.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_CALL_LIMIT                                    16'h0359
// VALUE (bits 31-0, CallLimitValue): Limit.
`define MAXWELL_3D_CALL_LIMIT_VALUE_LSB                          0
`define MAXWELL_3D_CALL_LIMIT_VALUE_WIDTH                        32
`define MAXWELL_3D_CALL_LIMIT_VALUE_BITS                         31:0

// CounterEnable (0x35A): Enables counters. The source lists 16 bits without meanings.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_COUNTER_ENABLE                                16'h035A
// UNKNOWN_0 (bit 0, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_LSB                  0
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_BITS                 0:0
// UNKNOWN_1 (bit 1, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_LSB                  1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_BITS                 1:1
// UNKNOWN_2 (bit 2, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_LSB                  2
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_BITS                 2:2
// UNKNOWN_3 (bit 3, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_LSB                  3
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_BITS                 3:3
// UNKNOWN_4 (bit 4, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_LSB                  4
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_BITS                 4:4
// UNKNOWN_5 (bit 5, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_LSB                  5
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_BITS                 5:5
// UNKNOWN_6 (bit 6, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_LSB                  6
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_BITS                 6:6
// UNKNOWN_7 (bit 7, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_LSB                  7
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_BITS                 7:7
// UNKNOWN_8 (bit 8, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_LSB                  8
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_BITS                 8:8
// UNKNOWN_9 (bit 9, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_LSB                  9
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_WIDTH                1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_BITS                 9:9
// UNKNOWN_10 (bit 10, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_LSB                 10
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_BITS                10:10
// UNKNOWN_11 (bit 11, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_LSB                 11
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_BITS                11:11
// UNKNOWN_12 (bit 12, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_LSB                 12
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_BITS                12:12
// UNKNOWN_13 (bit 13, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_LSB                 13
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_BITS                13:13
// UNKNOWN_14 (bit 14, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_LSB                 14
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_BITS                14:14
// UNKNOWN_15 (bit 15, bool): Enables an unknown counter. [?]
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_LSB                 15
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_WIDTH               1
`define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_BITS                15:15

// WatchdogTimer (0x379): Watchdog timer.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_WATCHDOG_TIMER                                16'h0379

// unknown_433 (0x433): No name in the source. GpuInit of nvn writes 4 here.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_433                                   16'h0433

// unknown_[438-439] (0x438-0x439): No name in the source. GpuInit of nvn writes 0xFF here.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_438                                   16'h0438
`define MAXWELL_3D_UNKNOWN_439                                   16'h0439

// unknown_43B (0x43B): No name in the source. GpuInit of nvn writes 0xFF here.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_43B                                   16'h043B

// unknown_43C (0x43C): No name in the source. GpuInit of nvn writes 4 here.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_43C                                   16'h043C

// CounterReset (0x54C): Resets a counter; the value written decides which.
// trigger, wo [DOC: Switchbrew]
`define MAXWELL_3D_COUNTER_RESET                                 16'h054C

// RenderEnableOffset (0x554-0x555): Address of the value that conditional rendering tests.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_RENDER_ENABLE_OFFSET                          16'h0554
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_WORD               0
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_LSB                0
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_WIDTH              32
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_BITS               31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_WORD               1
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_LSB                0
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_WIDTH              32
`define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_BITS               31:0

// RenderEnableMode (0x556): Mode of conditional rendering.
// plain, wo, type enum [DOC: Switchbrew]
`define MAXWELL_3D_RENDER_ENABLE_MODE                            16'h0556
// VALUE (bits 31-0, RenderEnableModeValue): Mode.
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_LSB                  0
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_WIDTH                32
`define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_BITS                 31:0

// RenderEnableOverride (0x651): Overrides RenderEnableMode.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE                        16'h0651
// VALUE (bits 1-0, RenderEnableOverrideValue): Override.
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_LSB              0
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_WIDTH            2
`define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_BITS             1:0

// SetSpare (???) (0x689): The source prints size 1 and type uint[4]. Four words would run over PipeNop
// at 0x68B, so one word is taken.
// plain, wo, type uint[4] [?: Switchbrew]
`define MAXWELL_3D_SET_SPARE                                     16'h0689
// VALUE (bits 31-0, uint): Meaning not given.
`define MAXWELL_3D_SET_SPARE_VALUE_LSB                           0
`define MAXWELL_3D_SET_SPARE_VALUE_WIDTH                         32
`define MAXWELL_3D_SET_SPARE_VALUE_BITS                          31:0

// PipeNop (0x68B): Does nothing in the pipe. Always written as 0; sent many times during a ZCull
// context save, when the rasterizer is enabled, and elsewhere.
// trigger, wo, type trigger [DOC: Switchbrew]
`define MAXWELL_3D_PIPE_NOP                                      16'h068B

// ReportSemaphoreOffset (0x6C0-0x6C1): Address of the semaphore that ReportSemaphoreControl writes.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET                       16'h06C0
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_WORD            0
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_LSB             0
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_WIDTH           32
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_BITS            31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_WORD            1
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_LSB             0
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_WIDTH           32
`define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_BITS            31:0

// ReportSemaphorePayload (0x6C2): Value for the semaphore; 0 in most queries.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_REPORT_SEMAPHORE_PAYLOAD                      16'h06C2

// ReportSemaphoreControl (0x6C3): Sends a report to ReportSemaphoreOffset.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL                      16'h06C3
// OPERATION (bits 1-0, ReportSemaphoreControlOperation): Operation.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_LSB        0
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_WIDTH      2
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_BITS       1:0
// FLUSH_DISABLE (bit 2, bool): No flush before the report.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_LSB    2
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_WIDTH  1
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_BITS   2:2
// AWAKEN_ENABLE (bit 20, bool): Awakens the waiting side.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_LSB    20
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_WIDTH  1
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_BITS   20:20
// STRUCTURE_SIZE (bit 28, ReportSemaphoreControlStructureSize): Size of the report.
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_LSB   28
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_WIDTH 1
`define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_BITS  28:28

// FirmwareCallN (0x8C0-0x8DF): Invokes routine n of the GPU microcode firmware. The source prints size
// 8, but the elements are one method apart, so an element has one word; 32 of them fit before
// ConstantBufferSelectorSize at 0x8E0.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_FIRMWARE_CALL_COUNT                           32
`define MAXWELL_3D_FIRMWARE_CALL(n)                              (16'h08C0 + 16'h0001 * (n))
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_FIRMWARE_CALL_VALUE_LSB                       0
`define MAXWELL_3D_FIRMWARE_CALL_VALUE_WIDTH                     32
`define MAXWELL_3D_FIRMWARE_CALL_VALUE_BITS                      31:0

// MmeShadowScratch (0xD00-0xD7F): Scratch words of the macros, mostly for general use, some read by
// FirmwareCall. The source prints its size and type columns swapped (uint[0x80] and 128): read as 128
// words.
// plain, wo, type uint[0x80] [?: Switchbrew]
`define MAXWELL_3D_MME_SHADOW_SCRATCH_COUNT                      128
`define MAXWELL_3D_MME_SHADOW_SCRATCH(n)                         (16'h0D00 + 16'h0001 * (n))
// VALUE (bits 31-0, uint): Scratch word.
`define MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_LSB                  0
`define MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_WIDTH                32
`define MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_BITS                 31:0

// MmeMacroNCall (0xE00 + 0x2*n (n = 0-127)): Calls bound macro n with the written value in its
// register r1.
// trigger, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_MME_MACRO_CALL_COUNT                          128
`define MAXWELL_3D_MME_MACRO_CALL(n)                             (16'h0E00 + 16'h0002 * (n))
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_MME_MACRO_CALL_VALUE_LSB                      0
`define MAXWELL_3D_MME_MACRO_CALL_VALUE_WIDTH                    32
`define MAXWELL_3D_MME_MACRO_CALL_VALUE_BITS                     31:0

// MmeMacroNData (0xE01 + 0x2*n (n = 0-127)): Takes further arguments of macro n, which its parm
// instruction reads. The range is that of MmeMacroNCall (n = 0..0x7F).
// plain, wo, type pipe [?: Switchbrew]
`define MAXWELL_3D_MME_MACRO_DATA_COUNT                          128
`define MAXWELL_3D_MME_MACRO_DATA(n)                             (16'h0E01 + 16'h0002 * (n))
// VALUE (bits 31-0, uint): Argument.
`define MAXWELL_3D_MME_MACRO_DATA_VALUE_LSB                      0
`define MAXWELL_3D_MME_MACRO_DATA_VALUE_WIDTH                    32
`define MAXWELL_3D_MME_MACRO_DATA_VALUE_BITS                     31:0

// ---- Rasterizer ----
// Viewports, clip and scissor rectangles, depth clamp, polygons, lines and points.

// LineWidthSeparate (0x083): Uses separate widths for smooth and aliased lines.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_LINE_WIDTH_SEPARATE                           16'h0083
// VALUE (bit 0, bool)
`define MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_LSB                 0
`define MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_WIDTH               1
`define MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_BITS                0:0

// ForceEarlyFragmentTests (0x084): Forces the fragment tests before the fragment program.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS                    16'h0084
// VALUE (bit 0, bool)
`define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_LSB          0
`define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_WIDTH        1
`define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_BITS         0:0

// RasterizerEnable (0x0DF): Enables the rasterizer.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_RASTERIZER_ENABLE                             16'h00DF
// VALUE (bit 0, bool)
`define MAXWELL_3D_RASTERIZER_ENABLE_VALUE_LSB                   0
`define MAXWELL_3D_RASTERIZER_ENABLE_VALUE_WIDTH                 1
`define MAXWELL_3D_RASTERIZER_ENABLE_VALUE_BITS                  0:0

// ViewportNScaleX (0x280 + 0x8*n (n = 0-15)): Viewport transform n: scale of x.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_VIEWPORT_SCALE_X_COUNT                        16
`define MAXWELL_3D_VIEWPORT_SCALE_X(n)                           (16'h0280 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_LSB                    0
`define MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_WIDTH                  32
`define MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_BITS                   31:0

// ViewportNScaleY (0x281 + 0x8*n (n = 0-15)): Viewport transform n: scale of y. The range is that of
// ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_SCALE_Y_COUNT                        16
`define MAXWELL_3D_VIEWPORT_SCALE_Y(n)                           (16'h0281 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_LSB                    0
`define MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_WIDTH                  32
`define MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_BITS                   31:0

// ViewportNScaleZ (0x282 + 0x8*n (n = 0-15)): Viewport transform n: scale of z. The range is that of
// ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_SCALE_Z_COUNT                        16
`define MAXWELL_3D_VIEWPORT_SCALE_Z(n)                           (16'h0282 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_LSB                    0
`define MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_WIDTH                  32
`define MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_BITS                   31:0

// ViewportNTranslateX (0x283 + 0x8*n (n = 0-15)): Viewport transform n: translation of x. The range is
// that of ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_TRANSLATE_X_COUNT                    16
`define MAXWELL_3D_VIEWPORT_TRANSLATE_X(n)                       (16'h0283 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_LSB                0
`define MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_WIDTH              32
`define MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_BITS               31:0

// ViewportNTranslateY (0x284 + 0x8*n (n = 0-15)): Viewport transform n: translation of y. The range is
// that of ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_COUNT                    16
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Y(n)                       (16'h0284 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_LSB                0
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_WIDTH              32
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_BITS               31:0

// ViewportNTranslateZ (0x285 + 0x8*n (n = 0-15)): Viewport transform n: translation of z. The range is
// that of ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_COUNT                    16
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Z(n)                       (16'h0285 + 16'h0008 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_LSB                0
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_WIDTH              32
`define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_BITS               31:0

// ViewportNSwizzles (0x286 + 0x8*n (n = 0-15)): Viewport transform n: swizzles. The source gives no
// bits. The range is that of ViewportNScaleX (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_SWIZZLES_COUNT                       16
`define MAXWELL_3D_VIEWPORT_SWIZZLES(n)                          (16'h0286 + 16'h0008 * (n))

// ViewportNSubpixelPrecisionBias (0x287 + 0x8*n (n = 0-15)): Viewport transform n: bias of the
// subpixel precision. The range is that of ViewportNScaleX (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_COUNT        16
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS(n)           (16'h0287 + 16'h0008 * (n))
// BIAS_X (bits 4-0, uint): Bias of x.
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_LSB   0
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_WIDTH 5
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_BITS  4:0
// BIAS_Y (bits 11-8, uint): Bias of y.
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_LSB   8
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_WIDTH 4
`define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_BITS  11:8

// ViewportNHorizontal (0x300 + 0x4*n (n = 0-15)): Horizontal extent of viewport n. The range is that
// of ViewportNScaleX (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_COUNT                     16
`define MAXWELL_3D_VIEWPORT_HORIZONTAL(n)                        (16'h0300 + 16'h0004 * (n))
// X (bits 15-0, uint): Left edge.
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_X_LSB                     0
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_X_WIDTH                   16
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_X_BITS                    15:0
// WIDTH (bits 31-16, uint): Width.
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_LSB                 16
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_WIDTH               16
`define MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_BITS                31:16

// ViewportNVertical (0x301 + 0x4*n (n = 0-15)): Vertical extent of viewport n. The range is that of
// ViewportNScaleX (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_VERTICAL_COUNT                       16
`define MAXWELL_3D_VIEWPORT_VERTICAL(n)                          (16'h0301 + 16'h0004 * (n))
// Y (bits 15-0, uint): First row.
`define MAXWELL_3D_VIEWPORT_VERTICAL_Y_LSB                       0
`define MAXWELL_3D_VIEWPORT_VERTICAL_Y_WIDTH                     16
`define MAXWELL_3D_VIEWPORT_VERTICAL_Y_BITS                      15:0
// HEIGHT (bits 31-16, uint): Height.
`define MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_LSB                  16
`define MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_WIDTH                16
`define MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_BITS                 31:16

// ViewportNDepthRangeNear (0x302 + 0x4*n (n = 0-15)): Near end of the depth range of viewport n. The
// range is that of ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_COUNT               16
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR(n)                  (16'h0302 + 16'h0004 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_LSB           0
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_WIDTH         32
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_BITS          31:0

// ViewportNDepthRangeFar (0x303 + 0x4*n (n = 0-15)): Far end of the depth range of viewport n. The
// range is that of ViewportNScaleX (n = 0..15).
// plain, wo, type float [?: Switchbrew]
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_COUNT                16
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR(n)                   (16'h0303 + 16'h0004 * (n))
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_LSB            0
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_WIDTH          32
`define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_BITS           31:0

// ClipRectNHorizontal (0x340 + 0x2*n (n = 0-7)): Horizontal extent of clip rectangle n. Marked TODO in
// the source.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_CLIP_RECT_HORIZONTAL_COUNT                    8
`define MAXWELL_3D_CLIP_RECT_HORIZONTAL(n)                       (16'h0340 + 16'h0002 * (n))

// ClipRectNVertical (0x341 + 0x2*n (n = 0-7)): Vertical extent of clip rectangle n. Marked TODO in the
// source. The range is that of ClipRectNHorizontal (n = 0..7).
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_CLIP_RECT_VERTICAL_COUNT                      8
`define MAXWELL_3D_CLIP_RECT_VERTICAL(n)                         (16'h0341 + 16'h0002 * (n))

// DepthClipAllowNegativeZ (0x35F): Allows negative z in depth clipping.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z                   16'h035F
// VALUE (bit 0, bool)
`define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_LSB         0
`define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_WIDTH       1
`define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_BITS        0:0

// PolygonModeFront (0x36B): How front-facing polygons are drawn.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_MODE_FRONT                            16'h036B
// VALUE (bits 31-0, PolygonModeValue): Mode.
`define MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_LSB                  0
`define MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_WIDTH                32
`define MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_BITS                 31:0

// PolygonModeBack (0x36C): How back-facing polygons are drawn.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_MODE_BACK                             16'h036C
// VALUE (bits 31-0, PolygonModeValue): Mode.
`define MAXWELL_3D_POLYGON_MODE_BACK_VALUE_LSB                   0
`define MAXWELL_3D_POLYGON_MODE_BACK_VALUE_WIDTH                 32
`define MAXWELL_3D_POLYGON_MODE_BACK_VALUE_BITS                  31:0

// PolygonSmoothEnable (0x36D): Enables polygon smoothing.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_SMOOTH_ENABLE                         16'h036D
// VALUE (bit 0, bool)
`define MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_LSB               0
`define MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_WIDTH             1
`define MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_BITS              0:0

// PolygonOffsetPointEnable (0x370): Enables the polygon offset of points.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE                   16'h0370
// VALUE (bit 0, bool)
`define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_LSB         0
`define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_WIDTH       1
`define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_BITS        0:0

// PolygonOffsetLineEnable (0x371): Enables the polygon offset of lines.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE                    16'h0371
// VALUE (bit 0, bool)
`define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_LSB          0
`define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_WIDTH        1
`define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_BITS         0:0

// PolygonOffsetFillEnable (0x372): Enables the polygon offset of filled polygons.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE                    16'h0372
// VALUE (bit 0, bool)
`define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_LSB          0
`define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_WIDTH        1
`define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_BITS         0:0

// WindowOffsetX (0x37E): Horizontal window offset.
// plain, wo, type int [DOC: Switchbrew]
`define MAXWELL_3D_WINDOW_OFFSET_X                               16'h037E
// VALUE (bits 31-0, int)
`define MAXWELL_3D_WINDOW_OFFSET_X_VALUE_LSB                     0
`define MAXWELL_3D_WINDOW_OFFSET_X_VALUE_WIDTH                   32
`define MAXWELL_3D_WINDOW_OFFSET_X_VALUE_BITS                    31:0

// WindowOffsetY (0x37F): Vertical window offset.
// plain, wo, type int [DOC: Switchbrew]
`define MAXWELL_3D_WINDOW_OFFSET_Y                               16'h037F
// VALUE (bits 31-0, int)
`define MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_LSB                     0
`define MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_WIDTH                   32
`define MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_BITS                    31:0

// ScissorNEnable (0x380 + 0x4*n (n = 0-15)): Enables scissor rectangle n. GpuInit of nvn writes 1.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_SCISSOR_ENABLE_COUNT                          16
`define MAXWELL_3D_SCISSOR_ENABLE(n)                             (16'h0380 + 16'h0004 * (n))
// VALUE (bit 0, bool)
`define MAXWELL_3D_SCISSOR_ENABLE_VALUE_LSB                      0
`define MAXWELL_3D_SCISSOR_ENABLE_VALUE_WIDTH                    1
`define MAXWELL_3D_SCISSOR_ENABLE_VALUE_BITS                     0:0

// ScissorNHorizontal (0x381 + 0x4*n (n = 0-15)): Horizontal extent of scissor rectangle n. The range
// is that of ScissorNEnable (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_SCISSOR_HORIZONTAL_COUNT                      16
`define MAXWELL_3D_SCISSOR_HORIZONTAL(n)                         (16'h0381 + 16'h0004 * (n))
// MIN (bits 15-0, uint): Lower bound.
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_LSB                    0
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_WIDTH                  16
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_BITS                   15:0
// MAX (bits 31-16, uint): Upper bound.
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_LSB                    16
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_WIDTH                  16
`define MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_BITS                   31:16

// ScissorNVertical (0x382 + 0x4*n (n = 0-15)): Vertical extent of scissor rectangle n. The range is
// that of ScissorNEnable (n = 0..15).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_SCISSOR_VERTICAL_COUNT                        16
`define MAXWELL_3D_SCISSOR_VERTICAL(n)                           (16'h0382 + 16'h0004 * (n))
// MIN (bits 15-0, uint): Lower bound.
`define MAXWELL_3D_SCISSOR_VERTICAL_MIN_LSB                      0
`define MAXWELL_3D_SCISSOR_VERTICAL_MIN_WIDTH                    16
`define MAXWELL_3D_SCISSOR_VERTICAL_MIN_BITS                     15:0
// MAX (bits 31-16, uint): Upper bound.
`define MAXWELL_3D_SCISSOR_VERTICAL_MAX_LSB                      16
`define MAXWELL_3D_SCISSOR_VERTICAL_MAX_WIDTH                    16
`define MAXWELL_3D_SCISSOR_VERTICAL_MAX_BITS                     31:16

// RasterEnable (0x452): Enables rasterization.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_RASTER_ENABLE                                 16'h0452
// VALUE (bit 0, bool)
`define MAXWELL_3D_RASTER_ENABLE_VALUE_LSB                       0
`define MAXWELL_3D_RASTER_ENABLE_VALUE_WIDTH                     1
`define MAXWELL_3D_RASTER_ENABLE_VALUE_BITS                      0:0

// LineWidthSmooth (0x4EC): Width of smooth lines.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_LINE_WIDTH_SMOOTH                             16'h04EC
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_LSB                   0
`define MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_WIDTH                 32
`define MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_BITS                  31:0

// LineWidthAliased (0x4ED): Width of aliased lines.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_LINE_WIDTH_ALIASED                            16'h04ED
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_LSB                  0
`define MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_WIDTH                32
`define MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_BITS                 31:0

// PolygonOffsetClamp0 (0x51F): Limit of the polygon offset.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_CLAMP0                         16'h051F
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_LSB               0
`define MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_WIDTH             32
`define MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_BITS              31:0

// PointSize (0x546): Size of points.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_POINT_SIZE                                    16'h0546
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_POINT_SIZE_VALUE_LSB                          0
`define MAXWELL_3D_POINT_SIZE_VALUE_WIDTH                        32
`define MAXWELL_3D_POINT_SIZE_VALUE_BITS                         31:0

// PolygonOffsetFactor (0x55B): Factor of the polygon offset.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_FACTOR                         16'h055B
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_LSB               0
`define MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_WIDTH             32
`define MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_BITS              31:0

// PolygonOffsetOffset (0x56F): Constant part of the polygon offset, written as twice the value of the
// interface.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_OFFSET_OFFSET                         16'h056F
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_LSB               0
`define MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_WIDTH             32
`define MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_BITS              31:0

// PolygonCullFaceEnable (0x646): Enables culling.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE                      16'h0646
// VALUE (bit 0, bool)
`define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_LSB            0
`define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_WIDTH          1
`define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_BITS           0:0

// PolygonFrontFace (0x647): Front face. The driver always ORs 0x9000 into the value.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_POLYGON_FRONT_FACE                            16'h0647
// ENABLE (bit 0, bool): The source names this bit Enable.
`define MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_LSB                 0
`define MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_WIDTH               1
`define MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_BITS                0:0
// UNKNOWN_12 (bit 12, uint): Always written as 1. [?]
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_LSB             12
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_WIDTH           1
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_BITS            12:12
// UNKNOWN_15 (bit 15, uint): Always written as 1. [?]
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_LSB             15
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_WIDTH           1
`define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_BITS            15:15

// PolygonCullFaceConfig (0x648): Which faces are culled. Marked TODO in the source.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG                      16'h0648
// VALUE (bits 31-0, PolygonCullFaceConfigValue): Faces.
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_LSB            0
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_WIDTH          32
`define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BITS           31:0

// DepthClamp (0x64F): Depth clamp. Marked TODO in the source, which gives two values and no bits.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_DEPTH_CLAMP                                   16'h064F
// VALUE (bits 31-0, DepthClampValue): Clamp.
`define MAXWELL_3D_DEPTH_CLAMP_VALUE_LSB                         0
`define MAXWELL_3D_DEPTH_CLAMP_VALUE_WIDTH                       32
`define MAXWELL_3D_DEPTH_CLAMP_VALUE_BITS                        31:0

// ---- Render targets ----
// Render targets, clears, ZCull and the tiled cache, with the nameless methods that
// SetRenderTargets writes.

// unknown_0BA (0x0BA): No name in the source. SetRenderTargets of nvn writes 1 or 0 here if an
// optional buffer is given, depending on its type.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_0BA                                   16'h00BA

// unknown_0BE (0x0BE): No name in the source. SetRenderTargets of nvn writes 16 words here if an
// optional buffer of a certain type is given.
// plain, wo, type pipe [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_0BE                                   16'h00BE
// VALUE (bits 31-0, uint): Data word.
`define MAXWELL_3D_UNKNOWN_0BE_VALUE_LSB                         0
`define MAXWELL_3D_UNKNOWN_0BE_VALUE_WIDTH                       32
`define MAXWELL_3D_UNKNOWN_0BE_VALUE_BITS                        31:0

// unknown_0BF (0x0BF): No name in the source. SetRenderTargets of nvn writes 1 here after the 16 words
// at 0x0BE and after 0x0DC.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_0BF                                   16'h00BF
// VALUE (bit 0, bool)
`define MAXWELL_3D_UNKNOWN_0BF_VALUE_LSB                         0
`define MAXWELL_3D_UNKNOWN_0BF_VALUE_WIDTH                       1
`define MAXWELL_3D_UNKNOWN_0BF_VALUE_BITS                        0:0

// unknown_0DC (0x0DC): No name in the source. SetRenderTargets of nvn writes 1 here if an optional
// buffer of a certain type is given.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_0DC                                   16'h00DC
// VALUE (bit 0, bool)
`define MAXWELL_3D_UNKNOWN_0DC_VALUE_LSB                         0
`define MAXWELL_3D_UNKNOWN_0DC_VALUE_WIDTH                       1
`define MAXWELL_3D_UNKNOWN_0DC_VALUE_BITS                        0:0

// ZCullWidth (0x1F0): Width for ZCull, optionally used by SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_WIDTH                                  16'h01F0

// ZCullHeight (0x1F1): Height for ZCull, optionally used by SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_HEIGHT                                 16'h01F1

// unknown_1F2 (0x1F2): No name in the source. Optionally used by SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_1F2                                   16'h01F2

// unknown_1F3 (0x1F3): No name in the source. Optionally written as 0 by SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_1F3                                   16'h01F3

// unknown_1F[8-9] (0x1F8-0x1F9): No name in the source. Optionally used by SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_1F8                                   16'h01F8
`define MAXWELL_3D_UNKNOWN_1F9                                   16'h01F9

// ZCullContextStartAddr (0x1FA-0x1FB): Start address of the ZCull context.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR                     16'h01FA
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_WORD          0
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_LSB           0
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_WIDTH         32
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_BITS          31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_WORD          1
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_LSB           0
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_WIDTH         32
`define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_BITS          31:0

// ZCullContextEndAddr (0x1FC-0x1FD): End address of the ZCull context.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR                       16'h01FC
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_WORD            0
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_LSB             0
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_WIDTH           32
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_BITS            31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_WORD            1
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_LSB             0
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_WIDTH           32
`define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_BITS            31:0

// RenderTargetNAddr (0x200-0x201 + 0x10*n (n = 0-7)): Address of render target n. The source gives no
// range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_ADDR_COUNT                      8
`define MAXWELL_3D_RENDER_TARGET_ADDR(n)                         (16'h0200 + 16'h0010 * (n))
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_WORD                 0
`define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_LSB                  0
`define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_WIDTH                32
`define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_BITS                 31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_WORD                 1
`define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_LSB                  0
`define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_WIDTH                32
`define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_BITS                 31:0

// RenderTargetNHorizontal (0x202 + 0x10*n (n = 0-7)): Horizontal size of render target n. The source
// gives no range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_HORIZONTAL_COUNT                8
`define MAXWELL_3D_RENDER_TARGET_HORIZONTAL(n)                   (16'h0202 + 16'h0010 * (n))

// RenderTargetNVertical (0x203 + 0x10*n (n = 0-7)): Vertical size of render target n. The source gives
// no range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_VERTICAL_COUNT                  8
`define MAXWELL_3D_RENDER_TARGET_VERTICAL(n)                     (16'h0203 + 16'h0010 * (n))

// RenderTargetNFormat (0x204 + 0x10*n (n = 0-7)): Format of render target n. The source gives no
// range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_FORMAT_COUNT                    8
`define MAXWELL_3D_RENDER_TARGET_FORMAT(n)                       (16'h0204 + 16'h0010 * (n))

// RenderTargetNTileMode (0x205 + 0x10*n (n = 0-7)): Tiling of render target n. The source gives no
// range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_COUNT                 8
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE(n)                    (16'h0205 + 16'h0010 * (n))
// WIDTH (bits 3-0, uint): Tile width.
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_LSB             0
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_WIDTH           4
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_BITS            3:0
// HEIGHT (bits 7-4, uint): Tile height.
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_LSB            4
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_WIDTH          4
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_BITS           7:4
// DEPTH (bits 10-8, uint): Tile depth.
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_LSB             8
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_WIDTH           3
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_BITS            10:8
// LAYOUT (bit 12, uint): Layout.
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_LSB            12
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_WIDTH          1
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_BITS           12:12
// UNKNOWN_16 (bit 16, uint): Unknown.
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_LSB        16
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_WIDTH      1
`define MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_BITS       16:16

// RenderTargetNArrayMode (0x206 + 0x10*n (n = 0-7)): Layers of render target n. The source gives no
// range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_COUNT                8
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE(n)                   (16'h0206 + 16'h0010 * (n))
// LAYERS (bits 15-0, uint): Number of layers.
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_LSB           0
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_WIDTH         16
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_BITS          15:0
// VOLUME (bit 16, bool): Volume.
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_LSB           16
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_WIDTH         1
`define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_BITS          16:16

// RenderTargetNLayerStride (0x207 + 0x10*n (n = 0-7)): Distance from one layer of render target n to
// the next. The source gives no range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_COUNT              8
`define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE(n)                 (16'h0207 + 16'h0010 * (n))
// VALUE (bits 31-0, uint, 4 bytes): Layer stride.
`define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_LSB          0
`define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_WIDTH        32
`define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_BITS         31:0

// RenderTargetNBaseLayer (0x208 + 0x10*n (n = 0-7)): First layer of render target n. The source gives
// no range; eight elements fit before ViewportNScaleX at 0x280.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_BASE_LAYER_COUNT                8
`define MAXWELL_3D_RENDER_TARGET_BASE_LAYER(n)                   (16'h0208 + 16'h0010 * (n))

// ClearColor (0x360-0x363): Colour of a clear. The source prints size 4 and type float: read as four
// floats, as for BlendColor.
// plain, wo, 4 words, type float [?: Switchbrew]
`define MAXWELL_3D_CLEAR_COLOR                                   16'h0360
// COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_WORD                   0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_LSB                    0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_WIDTH                  32
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_BITS                   31:0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_WORD                   1
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_LSB                    0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_WIDTH                  32
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_BITS                   31:0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_WORD                   2
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_LSB                    0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_WIDTH                  32
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_BITS                   31:0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_WORD                   3
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_LSB                    0
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_WIDTH                  32
`define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_BITS                   31:0

// ClearDepth (0x364): Depth of a clear.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_CLEAR_DEPTH                                   16'h0364
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_CLEAR_DEPTH_VALUE_LSB                         0
`define MAXWELL_3D_CLEAR_DEPTH_VALUE_WIDTH                       32
`define MAXWELL_3D_CLEAR_DEPTH_VALUE_BITS                        31:0

// ClearStencil (0x368): Stencil of a clear.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_CLEAR_STENCIL                                 16'h0368

// ? (0x36F): Named ? in the source. Used by ClearDepthStencil.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_36F                                   16'h036F
// UNKNOWN_0 (bit 0, uint): Unknown.
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_LSB                     0
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_WIDTH                   1
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_BITS                    0:0
// UNKNOWN_16 (bit 16, uint): Unknown.
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_LSB                    16
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_WIDTH                  1
`define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_BITS                   16:16

// TiledCacheAction0 (0x3D8): Action 0 of the tiled cache. The source asks whether it is a trigger.
// plain, wo, type bool [?: Switchbrew]
`define MAXWELL_3D_TILED_CACHE_ACTION0                           16'h03D8
// VALUE (bit 0, bool)
`define MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_LSB                 0
`define MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_WIDTH               1
`define MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_BITS                0:0

// TiledCacheTileSize (0x3D9): Tile size of the tiled cache. The source gives two halves without
// meanings.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE                         16'h03D9
// UNKNOWN_0 (bits 15-0, uint): Unknown. [?]
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_LSB           0
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_WIDTH         16
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_BITS          15:0
// UNKNOWN_16 (bits 31-16, uint): Unknown. [?]
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_LSB          16
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_WIDTH        16
`define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_BITS         31:16

// DiscardTrigger (0x3DE): Discards contents of the framebuffer.
// trigger, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_DISCARD_TRIGGER                               16'h03DE
// DISCARD_DEPTH_STENCIL (bit 0, bool): Discards depth and stencil.
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_LSB     0
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_WIDTH   1
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_BITS    0:0
// DISCARD_COLOR_INDEX (bits 6-4, uint): Colour buffer that is discarded.
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_LSB       4
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_WIDTH     3
`define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_BITS      6:4

// TiledCacheAction1 (0x3E0): Action 1 of the tiled cache. The source asks whether it is a trigger.
// plain, wo, type bool [?: Switchbrew]
`define MAXWELL_3D_TILED_CACHE_ACTION1                           16'h03E0
// VALUE (bit 0, bool)
`define MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_LSB                 0
`define MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_WIDTH               1
`define MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_BITS                0:0

// Unknown?Addr (0x3F8-0x3F9): Address of an optional buffer, written by SetRenderTargets of nvn.
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_ADDR                                  16'h03F8
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_UNKNOWN_ADDR_UPPER_WORD                       0
`define MAXWELL_3D_UNKNOWN_ADDR_UPPER_LSB                        0
`define MAXWELL_3D_UNKNOWN_ADDR_UPPER_WIDTH                      32
`define MAXWELL_3D_UNKNOWN_ADDR_UPPER_BITS                       31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_UNKNOWN_ADDR_LOWER_WORD                       1
`define MAXWELL_3D_UNKNOWN_ADDR_LOWER_LSB                        0
`define MAXWELL_3D_UNKNOWN_ADDR_LOWER_WIDTH                      32
`define MAXWELL_3D_UNKNOWN_ADDR_LOWER_BITS                       31:0

// Unknown?TileMode (0x3FA): Tiling of the optional buffer, optionally written by SetRenderTargets of
// nvn.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_TILE_MODE                             16'h03FA

// Unknown?ArrayMode (0x3FB): Layers of the optional buffer, optionally written by SetRenderTargets of
// nvn.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_ARRAY_MODE                            16'h03FB

// Unknown?BaseLayer (0x3FC): First layer of the optional buffer, optionally written by
// SetRenderTargets of nvn.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_BASE_LAYER                            16'h03FC

// unknown_3FD (0x3FD-0x3FE): No name in the source. Written by SetRenderTargets of nvn. The source
// prints size 1 and type bitfield?[2]: read as two words, as 0x3FE is free.
// plain, wo, 2 words, type bitfield?[2] [?: Switchbrew]
`define MAXWELL_3D_UNKNOWN_3FD                                   16'h03FD

// ClearFlags? (0x43E): Flags of a clear; the source marks the name with a question mark. GpuInit of
// nvn writes 0x101.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_CLEAR_FLAGS                                   16'h043E

// TiledCacheAction2 (0x44D): Action 2 of the tiled cache. The source asks whether it is a trigger.
// plain, wo, type bool [?: Switchbrew]
`define MAXWELL_3D_TILED_CACHE_ACTION2                           16'h044D
// VALUE (bit 0, bool)
`define MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_LSB                 0
`define MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_WIDTH               1
`define MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_BITS                0:0

// DepthBufferResolve (0x47F): Resolves the depth buffer when 1 is written.
// trigger, wo, type trigger [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_BUFFER_RESOLVE                          16'h047F

// RenderTargetControl (0x487): Number of render targets, and many other flags that the source does not
// list. Used by SetRenderTargets of nvn.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_RENDER_TARGET_CONTROL                         16'h0487
// NUMBER_OF_RENDER_TARGETS (bits 3-0, uint): Number of render targets.
`define MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_LSB 0
`define MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_WIDTH 4
`define MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_BITS 3:0
// UNKNOWN_4 (bits 31-4, uint): Other flags, not listed. [?]
`define MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_LSB           4
`define MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_WIDTH         28
`define MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_BITS          31:4

// unknown_48A to unknown_48C (0x48A-0x48C): No name in the source. Optionally used by SetRenderTargets
// of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_48A                                   16'h048A
`define MAXWELL_3D_UNKNOWN_48B                                   16'h048B
`define MAXWELL_3D_UNKNOWN_48C                                   16'h048C

// ZCullContextSave (0x519): Saves the ZCull context to ZCullContextStartAddr when 0 is written.
// trigger, wo, type trigger [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_CONTEXT_SAVE                           16'h0519

// ZCullContextRestore (0x540): Restores the ZCull context from ZCullContextStartAddr when 0 is
// written.
// trigger, wo, type trigger [DOC: Switchbrew]
`define MAXWELL_3D_Z_CULL_CONTEXT_RESTORE                        16'h0540

// unknown_54E (0x54E): No name in the source. SetRenderTargets of nvn writes 0 here if an optional
// buffer is NULL.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_54E                                   16'h054E
// VALUE (bit 0, bool)
`define MAXWELL_3D_UNKNOWN_54E_VALUE_LSB                         0
`define MAXWELL_3D_UNKNOWN_54E_VALUE_WIDTH                       1
`define MAXWELL_3D_UNKNOWN_54E_VALUE_BITS                        0:0

// unknown_57F to unknown_580 (0x57F-0x580): No name in the source. Optionally written as 0 by
// SetRenderTargets of nvn.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_57F                                   16'h057F
`define MAXWELL_3D_UNKNOWN_580                                   16'h0580

// ---- Shaders and textures ----
// Programs, constant buffers, texture and sampler pools, cache invalidation.

// CacheSplit (0x0C2): Split of a cache. The source gives type enum and no values.
// plain, wo, type enum [DOC: Switchbrew]
`define MAXWELL_3D_CACHE_SPLIT                                   16'h00C2

// LocalBase (0x1DF): Base of local memory. Marked TODO in the source.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_LOCAL_BASE                                    16'h01DF
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_LOCAL_BASE_VALUE_LSB                          0
`define MAXWELL_3D_LOCAL_BASE_VALUE_WIDTH                        32
`define MAXWELL_3D_LOCAL_BASE_VALUE_BITS                         31:0

// Unbind (???) (0x43D): Invalidates bound resources. The source marks the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_UNBIND                                        16'h043D
// INVALIDATE_TEXTURE_HEADERS (bit 0, bool): Texture headers.
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_LSB         0
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_WIDTH       1
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_BITS        0:0
// INVALIDATE_TEXTURE_SAMPLERS (bit 4, bool): Texture samplers.
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_LSB        4
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_WIDTH      1
`define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_BITS       4:4
// INVALIDATE_CONST_BUFFERS (bit 8, bool): Constant buffers.
`define MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_LSB           8
`define MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_WIDTH         1
`define MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_BITS          8:8

// unknown_47C (0x47C): No name in the source. BindProgram of nvn sometimes writes 0 here.
// trigger, wo, type trigger [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_47C                                   16'h047C

// SamplerBinding (???) (0x48D): How samplers are bound. The source marks the name with (???).
// plain, wo, type enum [?: Switchbrew]
`define MAXWELL_3D_SAMPLER_BINDING                               16'h048D
// VALUE (bits 31-0, SamplerBindingValue): Binding.
`define MAXWELL_3D_SAMPLER_BINDING_VALUE_LSB                     0
`define MAXWELL_3D_SAMPLER_BINDING_VALUE_WIDTH                   32
`define MAXWELL_3D_SAMPLER_BINDING_VALUE_BITS                    31:0

// InvalidateTextureDataNoWfi (???) (0x4A2): Invalidates the texture data cache without waiting for
// idle. The source marks the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI                16'h04A2
// LINES (bit 0, InvalidateCacheLines): Lines.
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_LSB      0
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_WIDTH    1
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_BITS     0:0
// TAG (bits 25-4, uint): Tag of the line.
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_LSB        4
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_WIDTH      22
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_BITS       25:4

// ShaderScheduling (???) (0x4AB): Order in which threads run. The source marks the name with (???).
// plain, wo, type enum [?: Switchbrew]
`define MAXWELL_3D_SHADER_SCHEDULING                             16'h04AB
// VALUE (bits 31-0, ShaderSchedulingValue): Order.
`define MAXWELL_3D_SHADER_SCHEDULING_VALUE_LSB                   0
`define MAXWELL_3D_SHADER_SCHEDULING_VALUE_WIDTH                 32
`define MAXWELL_3D_SHADER_SCHEDULING_VALUE_BITS                  31:0

// InvalidateSamplerCache (???) (0x4CC): Invalidates the sampler cache. The source marks the name with
// (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE                      16'h04CC
// LINES (bit 0, InvalidateCacheLines): Lines.
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_LSB            0
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_WIDTH          1
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_BITS           0:0
// TAG (bits 25-4, uint): Tag of the line.
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_LSB              4
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_WIDTH            22
`define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_BITS             25:4

// InvalidateTextureHeaderCache (???) (0x4CD): Invalidates the texture header cache. The source marks
// the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE               16'h04CD
// LINES (bit 0, InvalidateCacheLines): Lines.
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_LSB     0
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_WIDTH   1
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_BITS    0:0
// TAG (bits 25-4, uint): Tag of the line.
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_LSB       4
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_WIDTH     22
`define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_BITS      25:4

// InvalidateTextureDataCache (???) (0x4CE): Invalidates the texture data cache. The source marks the
// name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE                 16'h04CE
// LINES (bit 0, InvalidateCacheLines): Lines.
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_LSB       0
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_WIDTH     1
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_BITS      0:0
// TAG (bits 25-4, uint): Tag of the line.
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_LSB         4
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_WIDTH       22
`define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_BITS        25:4

// TexSamplerPoolOffset (???) (0x557-0x558): Address of the sampler pool. The source marks the name
// with (???). It prints two words, of which the second is also TexSamplerPoolMaximumIndex; one of the
// two ids must be wrong.
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET                       16'h0557
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_WORD            0
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_LSB             0
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_WIDTH           32
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_BITS            31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_WORD            1
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_LSB             0
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_WIDTH           32
`define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_BITS            31:0

// TexSamplerPoolMaximumIndex (???) (0x558): Highest index of the sampler pool. The source marks the
// name with (???). The id is also the second word of TexSamplerPoolOffset; the header pool has its
// maximum two ids after its offset.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX                16'h0558
// MAXIMUM (bits 19-0, uint): Highest index.
`define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_LSB    0
`define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_WIDTH  20
`define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_BITS   19:0

// TexHeaderPoolOffset (???) (0x55D-0x55E): Address of the texture header pool. The source marks the
// name with (???).
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET                        16'h055D
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_WORD             0
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_LSB              0
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_WIDTH            32
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_BITS             31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_WORD             1
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_LSB              0
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_WIDTH            32
`define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_BITS             31:0

// TexHeaderPoolMaximumIndex (???) (0x55F): Highest index of the texture header pool. The source marks
// the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX                 16'h055F
// MAXIMUM (bits 21-0, uint): Highest index.
`define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_LSB     0
`define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_WIDTH   22
`define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_BITS    21:0

// ProgramRegion (???) (0x582-0x583): Address of the program region. The source marks the name with
// (???).
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_PROGRAM_REGION                                16'h0582
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_PROGRAM_REGION_UPPER_WORD                     0
`define MAXWELL_3D_PROGRAM_REGION_UPPER_LSB                      0
`define MAXWELL_3D_PROGRAM_REGION_UPPER_WIDTH                    32
`define MAXWELL_3D_PROGRAM_REGION_UPPER_BITS                     31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_PROGRAM_REGION_LOWER_WORD                     1
`define MAXWELL_3D_PROGRAM_REGION_LOWER_LSB                      0
`define MAXWELL_3D_PROGRAM_REGION_LOWER_WIDTH                    32
`define MAXWELL_3D_PROGRAM_REGION_LOWER_BITS                     31:0

// CubeMapInterFaceFiltering (???) (0x599): Filtering across the faces of a cube map. The source marks
// the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING                 16'h0599
// MODE (bits 1-0, CubeMapInterFaceFilteringMode): Mode.
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_LSB        0
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_WIDTH      2
`define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_BITS       1:0

// ShaderControl (???) (0x5A4): Floating-point behaviour of shaders. The source marks the name with
// (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_SHADER_CONTROL                                16'h05A4
// PARTIAL (bit 0, ShaderControlPartial): Partial.
`define MAXWELL_3D_SHADER_CONTROL_PARTIAL_LSB                    0
`define MAXWELL_3D_SHADER_CONTROL_PARTIAL_WIDTH                  1
`define MAXWELL_3D_SHADER_CONTROL_PARTIAL_BITS                   0:0
// FP32_NAN_BEHAVIOR (bit 1, ShaderControlFp32NanBehavior): NaN behaviour.
`define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LSB          1
`define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_WIDTH        1
`define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_BITS         1:1
// FP32_F21_NAN_BEHAVIOR (bit 2, ShaderControlFp32F21NanBehavior): NaN behaviour of F21.
`define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_LSB      2
`define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_WIDTH    1
`define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_BITS     2:2
// ZERO_TIMES_ANYTHING_IS_ZERO (bit 16, bool): Zero times anything is zero.
`define MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_LSB 16
`define MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_WIDTH 1
`define MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_BITS 16:16

// BindConstantBuffer (???) (0x5A5): Binds a constant buffer. The source marks the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BIND_CONSTANT_BUFFER                          16'h05A5
// VALID (bit 0, bool): The slot is bound.
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_LSB                0
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_WIDTH              1
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_BITS               0:0
// SHADER_SLOT (bits 12-8, uint): Slot.
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_LSB          8
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_WIDTH        5
`define MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_BITS         12:8

// InvalidateShaderCachesNoWfi (???) (0x5A6): Invalidates shader caches without waiting for idle. The
// source marks the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI               16'h05A6
// INSTRUCTION (bit 0, bool): Instruction cache.
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_LSB 0
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_WIDTH 1
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_BITS 0:0
// GLOBAL_DATA (bit 4, bool): Global data cache.
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_LSB 4
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_WIDTH 1
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_BITS 4:4
// UNIFORM (bit 8, bool): Uniform cache.
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_LSB   8
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_WIDTH 1
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_BITS  8:8
// CONSTANT (bit 12, bool): Constant cache.
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_LSB  12
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_WIDTH 1
`define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_BITS 12:12

// InvalidateConstantBufferCache (???) (0x64C): Invalidates the constant buffer cache. The source marks
// the name with (???).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE              16'h064C
// THRU_L2 (bit 0, bool): Down through the second-level cache.
`define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_LSB  0
`define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_WIDTH 1
`define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_BITS 0:0

// unknown_820 (0x820): No name in the source. Selects the tessellation control program.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_820                                   16'h0820

// unknown_821 (0x821): No name in the source. Entry point of the tessellation control program.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_821                                   16'h0821

// unknown_830 (0x830): No name in the source. Selects the tessellation evaluation program.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_830                                   16'h0830

// unknown_840 (0x840): No name in the source. Selects the geometry program.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_840                                   16'h0840

// unknown_850 (0x850): No name in the source. Selects the fragment program.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_850                                   16'h0850

// ConstantBufferSelectorSize (0x8E0): Size of the selected constant buffer.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE                 16'h08E0
// SIZE (bits 16-0, uint): Size.
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_LSB        0
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_WIDTH      17
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_BITS       16:0

// ConstantBufferSelectorAddr (0x8E1-0x8E2): Address of the selected constant buffer.
// plain, wo, 2 words, type gpuva [DOC: Switchbrew]
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR                 16'h08E1
// UPPER (bits 31-0, uint) [?]
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_WORD      0
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_LSB       0
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_WIDTH     32
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_BITS      31:0
// LOWER (bits 63-32, uint) [?]
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_WORD      1
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_LSB       0
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_WIDTH     32
`define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_BITS      31:0

// LoadConstantBufferOffset (0x8E3): Offset at which LoadConstantBuffer stores. nvn uses 0x120 + 8*i
// for BindImage, 0x568 + 8*i for BindSeparateSampler, 0x168 + 8*i for BindSeparateTexture and 32 + 8*i
// for BindTexture; the source leaves other functions as TODO.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET                   16'h08E3
// OFFSET (bits 15-0, uint): Offset.
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_LSB        0
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_WIDTH      16
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_BITS       15:0

// LoadConstantBuffer (0x8E4-0x8F3): Stores a word in the selected constant buffer. The source prints
// size 1 and type uint[16]: read as 16 elements of one word, which fit before ConstBufferNBind at
// 0x904.
// plain, wo, type uint[16] [?: Switchbrew]
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_COUNT                    16
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER(n)                       (16'h08E4 + 16'h0001 * (n))
// VALUE (bits 31-0, uint): Data word.
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_LSB                0
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_WIDTH              32
`define MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_BITS               31:0

// ConstBufferNBind (0x904 + 0x8*n (n = 0-4)): Binds a constant buffer to n, presumably a shader stage.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_CONST_BUFFER_BIND_COUNT                       5
`define MAXWELL_3D_CONST_BUFFER_BIND(n)                          (16'h0904 + 16'h0008 * (n))
// VALID (bit 0, bool): The slot is bound.
`define MAXWELL_3D_CONST_BUFFER_BIND_VALID_LSB                   0
`define MAXWELL_3D_CONST_BUFFER_BIND_VALID_WIDTH                 1
`define MAXWELL_3D_CONST_BUFFER_BIND_VALID_BITS                  0:0
// INDEX (bits 8-4, uint): Slot.
`define MAXWELL_3D_CONST_BUFFER_BIND_INDEX_LSB                   4
`define MAXWELL_3D_CONST_BUFFER_BIND_INDEX_WIDTH                 5
`define MAXWELL_3D_CONST_BUFFER_BIND_INDEX_BITS                  8:4

// ---- Geometry ----
// Vertex streams, draws, tessellation and transform feedback.

// TesselationMode (0x0C8): Tessellation mode.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_TESSELATION_MODE                              16'h00C8
// PRIMITIVE_TYPE (bits 1-0, TesselationModePrimitiveType): Primitive.
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_LSB           0
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_WIDTH         2
`define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_BITS          1:0
// SPACING (bits 5-4, TesselationModeSpacing): Spacing.
`define MAXWELL_3D_TESSELATION_MODE_SPACING_LSB                  4
`define MAXWELL_3D_TESSELATION_MODE_SPACING_WIDTH                2
`define MAXWELL_3D_TESSELATION_MODE_SPACING_BITS                 5:4
// WINDING_AND_CONNECTEDNESS_FLAGS (bits 9-8, TesselationModeWindingAndConnectednessFlags): Winding and
// connection.
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_LSB 8
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_WIDTH 2
`define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_BITS 9:8

// TesselationOuterLevels (0x0C9-0x0CC): Outer tessellation levels.
// plain, wo, 4 words, type float[4] [DOC: Switchbrew]
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS                      16'h00C9
// LEVEL0 to LEVEL3 (bits 31-0, step 32, f32): Outer level.
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_WORD          0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_LSB           0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_WIDTH         32
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_BITS          31:0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_WORD          1
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_LSB           0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_WIDTH         32
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_BITS          31:0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_WORD          2
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_LSB           0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_WIDTH         32
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_BITS          31:0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_WORD          3
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_LSB           0
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_WIDTH         32
`define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_BITS          31:0

// TesselationInnerLevels (0x0CD-0x0CE): Inner tessellation levels.
// plain, wo, 2 words, type float[2] [DOC: Switchbrew]
`define MAXWELL_3D_TESSELATION_INNER_LEVELS                      16'h00CD
// LEVEL0 to LEVEL1 (bits 31-0, step 32, f32): Inner level.
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_WORD          0
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_LSB           0
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_WIDTH         32
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_BITS          31:0
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_WORD          1
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_LSB           0
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_WIDTH         32
`define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_BITS          31:0

// TransformFeedbackBufferEnable (0x0E0 + 0x8*n (n = 0-3)): Enables transform feedback buffer n.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_COUNT        4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE(n)           (16'h00E0 + 16'h0008 * (n))
// VALUE (bit 0, bool)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_LSB    0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_WIDTH  1
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_BITS   0:0

// TransformFeedbackBufferAddr (0x0E1-0x0E2 + 0x8*n (n = 0-3)): Address of transform feedback buffer n.
// The range is that of TransformFeedbackBufferEnable (n = 0..3).
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_COUNT          4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR(n)             (16'h00E1 + 16'h0008 * (n))
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_WORD     0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_LSB      0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_WIDTH    32
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_BITS     31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_WORD     1
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_LSB      0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_WIDTH    32
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_BITS     31:0

// TransformFeedbackBufferFlags (0x0E3 + 0x8*n (n = 0-3)): Flags of transform feedback buffer n. The
// range is that of TransformFeedbackBufferEnable (n = 0..3).
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS_COUNT         4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS(n)            (16'h00E3 + 16'h0008 * (n))

// TransformFeedbackBufferStream (0x1C0 + 0x4*n (n = 0-3)): Stream of transform feedback buffer n. The
// range is that of TransformFeedbackBufferEnable (n = 0..3).
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM_COUNT        4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM(n)           (16'h01C0 + 16'h0004 * (n))

// TransformFeedbackVaryingCount (0x1C1 + 0x4*n (n = 0-3)): Number of varyings of transform feedback
// buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_COUNT        4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT(n)           (16'h01C1 + 16'h0004 * (n))
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_LSB    0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_WIDTH  32
`define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_BITS   31:0

// TransformFeedbackStride (0x1C2 + 0x4*n (n = 0-3)): Stride of transform feedback buffer n. The range
// is that of TransformFeedbackBufferEnable (n = 0..3).
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_COUNT               4
`define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE(n)                  (16'h01C2 + 16'h0004 * (n))
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_LSB           0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_WIDTH         32
`define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_BITS          31:0

// TransformFeedbackEnable (0x1D1): Enables transform feedback.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE                     16'h01D1
// VALUE (bit 0, bool)
`define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_LSB           0
`define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_WIDTH         1
`define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_BITS          0:0

// VertexBufferFirst (0x35D): First vertex of an array draw.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_VERTEX_BUFFER_FIRST                           16'h035D

// VertexBufferCount (0x35E): Number of vertices of an array draw.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_VERTEX_BUFFER_COUNT                           16'h035E

// PatchSize (0x373): Vertices per patch.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_PATCH_SIZE                                    16'h0373
// VALUE (bits 11-0, uint, vertices): Vertices per patch.
`define MAXWELL_3D_PATCH_SIZE_VALUE_LSB                          0
`define MAXWELL_3D_PATCH_SIZE_VALUE_WIDTH                        12
`define MAXWELL_3D_PATCH_SIZE_VALUE_BITS                         11:0

// PrimitiveRestartWithDrayArrays (0x37A): Applies primitive restart to array draws as well. The name
// is spelled as in the source.
// plain, wo, type boolean [DOC: Switchbrew]
`define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS            16'h037A
// VALUE (bit 0, bool): Enable.
`define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_LSB  0
`define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_WIDTH 1
`define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_BITS 0:0

// DrawElementsEnableBaseVertex? (0x446): Enables the base vertex of element draws. The source marks
// the name with a question mark and TODO.
// plain, wo, type bool [?: Switchbrew]
`define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX              16'h0446
// VALUE (bit 0, bool)
`define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_LSB    0
`define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_WIDTH  1
`define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_BITS   0:0

// VertexStreamNAttrib (0x458-0x467): Vertex attribute n. The source prints size 4 and type
// bitfield[16]: read as 16 elements of one word, as the letter N in the name asks for an array.
// plain, wo, type bitfield[16] [?: Switchbrew]
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_COUNT                    16
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB(n)                       (16'h0458 + 16'h0001 * (n))
// STREAM_INDEX (bits 4-0, uint): Vertex stream that supplies the attribute.
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_LSB         0
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_WIDTH       5
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_BITS        4:0
// FORMAT0 (bits 20-7, uint): First part of the format.
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_LSB              7
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_WIDTH            14
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_BITS             20:7
// FORMAT1 (bits 30-21, uint): Second part of the format.
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_LSB              21
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_WIDTH            10
`define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_BITS             30:21

// VertexBufferElementBase (0x50D): Value added to the indices of an element draw.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE                    16'h050D
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_LSB          0
`define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_WIDTH        32
`define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_BITS         31:0

// PrimitiveRestartEnable (0x591): Enables primitive restart.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE                      16'h0591
// VALUE (bit 0, bool)
`define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_LSB            0
`define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_WIDTH          1
`define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_BITS           0:0

// PrimitiveRestartIndex (0x592): Index that restarts the primitive.
// plain, wo, type uint [DOC: Switchbrew]
`define MAXWELL_3D_PRIMITIVE_RESTART_INDEX                       16'h0592
// VALUE (bits 31-0, uint)
`define MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_LSB             0
`define MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_WIDTH           32
`define MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_BITS            31:0

// DrawElementsIndirectAddr (0x5F2-0x5F3): Address of the arguments of an indirect element draw. Marked
// TODO in the source.
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR                   16'h05F2
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_WORD        0
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_LSB         0
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_WIDTH       32
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_BITS        31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_WORD        1
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_LSB         0
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_WIDTH       32
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_BITS        31:0

// DrawElementsIndirectFlag? (0x5F6): Flag of an indirect element draw. The source marks the name with
// a question mark and TODO.
// plain, wo, type bool [?: Switchbrew]
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG                   16'h05F6
// VALUE (bit 0, bool)
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_LSB         0
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_WIDTH       1
`define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_BITS        0:0

// VertexStreamNEnableDivisor (0x620-0x62F): Enables the instance divisor of vertex stream n.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_COUNT            16
`define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR(n)               (16'h0620 + 16'h0001 * (n))
// VALUE (bit 0, bool)
`define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_LSB        0
`define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_WIDTH      1
`define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_BITS       0:0

// VertexStreamNStride (0x700 + 0x4*n (n = 0-31)): Bytes from one vertex of stream n to the next.
// Marked TODO: nouveau has further bits here.
// plain, wo, type uint [?: Switchbrew]
`define MAXWELL_3D_VERTEX_STREAM_STRIDE_COUNT                    32
`define MAXWELL_3D_VERTEX_STREAM_STRIDE(n)                       (16'h0700 + 16'h0004 * (n))
// STRIDE (bits 11-0, uint, bytes): Bytes per vertex.
`define MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_LSB               0
`define MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_WIDTH             12
`define MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_BITS              11:0

// VertexBufferStartAddr (0x701-0x702 + 0x4*n (n = 0-31)): Start address of vertex buffer n. Marked as
// incorrect (TODO: Incorrecto) in the source. The range is that of VertexStreamNStride (n = 0..31).
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_COUNT                32
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR(n)                   (16'h0701 + 16'h0004 * (n))
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_WORD           0
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_LSB            0
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_WIDTH          32
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_BITS           31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_WORD           1
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_LSB            0
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_WIDTH          32
`define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_BITS           31:0

// VertexStreamNDivisor (0x703 + 0x4*n (n = 0-31)): Instance divisor of vertex stream n. The source
// gives neither size nor type. The range is that of VertexStreamNStride (n = 0..31).
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_VERTEX_STREAM_DIVISOR_COUNT                   32
`define MAXWELL_3D_VERTEX_STREAM_DIVISOR(n)                      (16'h0703 + 16'h0004 * (n))

// VertexBufferEndAddr (0x7C0-0x7C1 + 0x2*n (n = 0-31)): End address of vertex buffer n. The range is
// that of VertexStreamNStride (n = 0..31).
// plain, wo, 2 words, type gpuva [?: Switchbrew]
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_COUNT                  32
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR(n)                     (16'h07C0 + 16'h0002 * (n))
// UPPER (bits 31-0, uint)
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_WORD             0
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_LSB              0
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_WIDTH            32
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_BITS             31:0
// LOWER (bits 63-32, uint)
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_WORD             1
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_LSB              0
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_WIDTH            32
`define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_BITS             31:0

// ---- Multisampling ----
// Samples, coverage and sample positions.

// SampleShading (0x1D5): Shading per sample.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_SAMPLE_SHADING                                16'h01D5
// UNKNOWN_0 (bits 3-0, uint): Unknown. [?]
`define MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_LSB                  0
`define MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_WIDTH                4
`define MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_BITS                 3:0
// ENABLE (bit 4, bool): Enable.
`define MAXWELL_3D_SAMPLE_SHADING_ENABLE_LSB                     4
`define MAXWELL_3D_SAMPLE_SHADING_ENABLE_WIDTH                   1
`define MAXWELL_3D_SAMPLE_SHADING_ENABLE_BITS                    4:4

// MultisampleRasterEnable (0x3ED): Enables multisample rasterization. Also written as 0 when all
// colours are cleared.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE                     16'h03ED
// VALUE (bit 0, bool)
`define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_LSB           0
`define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_WIDTH         1
`define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_BITS          0:0

// MultisampleRasterSamples (0x3EE): Samples per pixel of the rasterizer. The source gives values
// without bits.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES                    16'h03EE
// VALUE (bits 31-0, MultisampleRasterSamplesValue): Samples.
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_LSB          0
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_WIDTH        32
`define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_BITS         31:0

// MultisampleCoverageModulationMode (0x3EF): Mode of the coverage modulation.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_MODULATION_MODE          16'h03EF

// SampleMask0 (0x3F0): Sample mask, word 0.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_SAMPLE_MASK0                                  16'h03F0

// SampleMask1 (0x3F1): Sample mask, word 1.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_SAMPLE_MASK1                                  16'h03F1

// SampleMask2 (0x3F2): Sample mask, word 2.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_SAMPLE_MASK2                                  16'h03F2

// Multisample_Related2 (0x3F5): Something about multisampling. Marked TODO in the source.
// plain, wo [?: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_RELATED2                          16'h03F5

// CoverageModulationEnable (0x3F6): Enables coverage modulation.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_COVERAGE_MODULATION_ENABLE                    16'h03F6
// VALUE (bit 0, bool)
`define MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_LSB          0
`define MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_WIDTH        1
`define MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_BITS         0:0

// CoverageModulationTable (0x40C-0x40F): Table of the coverage modulation.
// plain, wo, 4 words, type float[4] [DOC: Switchbrew]
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE                     16'h040C
// ENTRY0 to ENTRY3 (bits 31-0, step 32, f32): Factor.
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_WORD         0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_LSB          0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_WIDTH        32
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_BITS         31:0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_WORD         1
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_LSB          0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_WIDTH        32
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_BITS         31:0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_WORD         2
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_LSB          0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_WIDTH        32
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_BITS         31:0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_WORD         3
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_LSB          0
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_WIDTH        32
`define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_BITS         31:0

// MultisampleGrid (0x478-0x47A): Sample positions, one byte each; the source spells out the first and
// says etc. It prints 3 words, which hold 12 samples; the next method after the three, 0x47B, is free.
// plain, wo, 3 words, type bitfield[3] [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_GRID                              16'h0478
// X0 to X11 (bits 3-0, step 8, uint): Horizontal position.
`define MAXWELL_3D_MULTISAMPLE_GRID_X0_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_X0_LSB                       0
`define MAXWELL_3D_MULTISAMPLE_GRID_X0_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X0_BITS                      3:0
// Y0 to Y11 (bits 7-4, step 8, uint): Vertical position.
`define MAXWELL_3D_MULTISAMPLE_GRID_Y0_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y0_LSB                       4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y0_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y0_BITS                      7:4
`define MAXWELL_3D_MULTISAMPLE_GRID_X1_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_X1_LSB                       8
`define MAXWELL_3D_MULTISAMPLE_GRID_X1_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X1_BITS                      11:8
`define MAXWELL_3D_MULTISAMPLE_GRID_Y1_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y1_LSB                       12
`define MAXWELL_3D_MULTISAMPLE_GRID_Y1_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y1_BITS                      15:12
`define MAXWELL_3D_MULTISAMPLE_GRID_X2_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_X2_LSB                       16
`define MAXWELL_3D_MULTISAMPLE_GRID_X2_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X2_BITS                      19:16
`define MAXWELL_3D_MULTISAMPLE_GRID_Y2_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y2_LSB                       20
`define MAXWELL_3D_MULTISAMPLE_GRID_Y2_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y2_BITS                      23:20
`define MAXWELL_3D_MULTISAMPLE_GRID_X3_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_X3_LSB                       24
`define MAXWELL_3D_MULTISAMPLE_GRID_X3_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X3_BITS                      27:24
`define MAXWELL_3D_MULTISAMPLE_GRID_Y3_WORD                      0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y3_LSB                       28
`define MAXWELL_3D_MULTISAMPLE_GRID_Y3_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y3_BITS                      31:28
`define MAXWELL_3D_MULTISAMPLE_GRID_X4_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_X4_LSB                       0
`define MAXWELL_3D_MULTISAMPLE_GRID_X4_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X4_BITS                      3:0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y4_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_Y4_LSB                       4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y4_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y4_BITS                      7:4
`define MAXWELL_3D_MULTISAMPLE_GRID_X5_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_X5_LSB                       8
`define MAXWELL_3D_MULTISAMPLE_GRID_X5_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X5_BITS                      11:8
`define MAXWELL_3D_MULTISAMPLE_GRID_Y5_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_Y5_LSB                       12
`define MAXWELL_3D_MULTISAMPLE_GRID_Y5_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y5_BITS                      15:12
`define MAXWELL_3D_MULTISAMPLE_GRID_X6_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_X6_LSB                       16
`define MAXWELL_3D_MULTISAMPLE_GRID_X6_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X6_BITS                      19:16
`define MAXWELL_3D_MULTISAMPLE_GRID_Y6_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_Y6_LSB                       20
`define MAXWELL_3D_MULTISAMPLE_GRID_Y6_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y6_BITS                      23:20
`define MAXWELL_3D_MULTISAMPLE_GRID_X7_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_X7_LSB                       24
`define MAXWELL_3D_MULTISAMPLE_GRID_X7_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X7_BITS                      27:24
`define MAXWELL_3D_MULTISAMPLE_GRID_Y7_WORD                      1
`define MAXWELL_3D_MULTISAMPLE_GRID_Y7_LSB                       28
`define MAXWELL_3D_MULTISAMPLE_GRID_Y7_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y7_BITS                      31:28
`define MAXWELL_3D_MULTISAMPLE_GRID_X8_WORD                      2
`define MAXWELL_3D_MULTISAMPLE_GRID_X8_LSB                       0
`define MAXWELL_3D_MULTISAMPLE_GRID_X8_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X8_BITS                      3:0
`define MAXWELL_3D_MULTISAMPLE_GRID_Y8_WORD                      2
`define MAXWELL_3D_MULTISAMPLE_GRID_Y8_LSB                       4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y8_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y8_BITS                      7:4
`define MAXWELL_3D_MULTISAMPLE_GRID_X9_WORD                      2
`define MAXWELL_3D_MULTISAMPLE_GRID_X9_LSB                       8
`define MAXWELL_3D_MULTISAMPLE_GRID_X9_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_X9_BITS                      11:8
`define MAXWELL_3D_MULTISAMPLE_GRID_Y9_WORD                      2
`define MAXWELL_3D_MULTISAMPLE_GRID_Y9_LSB                       12
`define MAXWELL_3D_MULTISAMPLE_GRID_Y9_WIDTH                     4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y9_BITS                      15:12
`define MAXWELL_3D_MULTISAMPLE_GRID_X10_WORD                     2
`define MAXWELL_3D_MULTISAMPLE_GRID_X10_LSB                      16
`define MAXWELL_3D_MULTISAMPLE_GRID_X10_WIDTH                    4
`define MAXWELL_3D_MULTISAMPLE_GRID_X10_BITS                     19:16
`define MAXWELL_3D_MULTISAMPLE_GRID_Y10_WORD                     2
`define MAXWELL_3D_MULTISAMPLE_GRID_Y10_LSB                      20
`define MAXWELL_3D_MULTISAMPLE_GRID_Y10_WIDTH                    4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y10_BITS                     23:20
`define MAXWELL_3D_MULTISAMPLE_GRID_X11_WORD                     2
`define MAXWELL_3D_MULTISAMPLE_GRID_X11_LSB                      24
`define MAXWELL_3D_MULTISAMPLE_GRID_X11_WIDTH                    4
`define MAXWELL_3D_MULTISAMPLE_GRID_X11_BITS                     27:24
`define MAXWELL_3D_MULTISAMPLE_GRID_Y11_WORD                     2
`define MAXWELL_3D_MULTISAMPLE_GRID_Y11_LSB                      28
`define MAXWELL_3D_MULTISAMPLE_GRID_Y11_WIDTH                    4
`define MAXWELL_3D_MULTISAMPLE_GRID_Y11_BITS                     31:28

// MultisampleCoverageToColor (0x47E): Writes the coverage to a colour.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR                 16'h047E
// ENABLE (bit 0, bool): Enable.
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_LSB      0
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_WIDTH    1
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_BITS     0:0
// UNKNOWN_4 (bits 6-4, uint): Unknown. [?]
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_LSB   4
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_WIDTH 3
`define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_BITS  6:4

// MultisampleAlphaToCoverageDither (0x4B8): Dithers the coverage made from alpha.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER          16'h04B8
// VALUE (bit 0, bool)
`define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_LSB 0
`define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_WIDTH 1
`define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_BITS 0:0

// MultisampleEnable (0x54D): Enables multisampling.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_ENABLE                            16'h054D

// MultisampleControl (0x54F): Multisample control. The source prints type bool and further unknown
// bits.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_CONTROL                           16'h054F
// ALPHA_TO_COVERAGE_ENABLE (bit 0, bool): Makes the coverage from alpha.
`define MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_LSB 0
`define MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_WIDTH 1
`define MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_BITS 0:0
// UNKNOWN_1 (bits 31-1, uint): Unknown. [?]
`define MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_LSB             1
`define MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_WIDTH           31
`define MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_BITS            31:1

// CsaaEnable (0x56D): Enables coverage sampling.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_CSAA_ENABLE                                   16'h056D
// VALUE (bit 0, bool)
`define MAXWELL_3D_CSAA_ENABLE_VALUE_LSB                         0
`define MAXWELL_3D_CSAA_ENABLE_VALUE_WIDTH                       1
`define MAXWELL_3D_CSAA_ENABLE_VALUE_BITS                        0:0

// MultisampleMode (0x574): Multisample mode, written by SetRenderTargets of nvn. Seen values: 0, 2, 4,
// 5, 6.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_MULTISAMPLE_MODE                              16'h0574
// VALUE (bits 31-0, uint): Mode.
`define MAXWELL_3D_MULTISAMPLE_MODE_VALUE_LSB                    0
`define MAXWELL_3D_MULTISAMPLE_MODE_VALUE_WIDTH                  32
`define MAXWELL_3D_MULTISAMPLE_MODE_VALUE_BITS                   31:0

// ---- Fragment tests and blending ----
// Depth, stencil and alpha test, depth bounds, blending and logic operation.

// unknown_374 (0x374): No name in the source. Written as 0 for a simple BlendState.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_UNKNOWN_374                                   16'h0374

// StencilBackRefValue (0x3D5): Stencil reference of back faces.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_BACK_REF_VALUE                        16'h03D5

// StencilBackEnable (0x3D6): Enables the stencil test of back faces.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_BACK_ENABLE                           16'h03D6
// VALUE (bit 0, bool)
`define MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_LSB                 0
`define MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_WIDTH               1
`define MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_BITS                0:0

// StencilBackValueMask (0x3D7): Stencil value mask of back faces.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_BACK_VALUE_MASK                       16'h03D7

// DepthBounds (0x3E7-0x3E8): Bounds of the depth bounds test.
// plain, wo, 2 words, type float[2] [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_BOUNDS                                  16'h03E7
// BOUND0 to BOUND1 (bits 31-0, step 32, f32): Bound.
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_WORD                      0
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_LSB                       0
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_WIDTH                     32
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_BITS                      31:0
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_WORD                      1
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_LSB                       0
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_WIDTH                     32
`define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_BITS                      31:0

// DepthTestEnable (0x4B3): Enables the depth test: DepthWriteEnable and DepthFunc take effect.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_TEST_ENABLE                             16'h04B3
// VALUE (bit 0, bool)
`define MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_LSB                   0
`define MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_WIDTH                 1
`define MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_BITS                  0:0

// BlendIndependent (0x4B9): Blends each render target by its own state. Written as 1 for a simple
// BlendState.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_BLEND_INDEPENDENT                             16'h04B9
// VALUE (bit 0, bool)
`define MAXWELL_3D_BLEND_INDEPENDENT_VALUE_LSB                   0
`define MAXWELL_3D_BLEND_INDEPENDENT_VALUE_WIDTH                 1
`define MAXWELL_3D_BLEND_INDEPENDENT_VALUE_BITS                  0:0

// DepthWriteEnable (0x4BA): Enables depth writes.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_WRITE_ENABLE                            16'h04BA
// VALUE (bit 0, bool)
`define MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_LSB                  0
`define MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_WIDTH                1
`define MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_BITS                 0:0

// AlphaTestEnable (0x4BB): Enables the alpha test.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_ALPHA_TEST_ENABLE                             16'h04BB
// VALUE (bit 0, bool)
`define MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_LSB                   0
`define MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_WIDTH                 1
`define MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_BITS                  0:0

// DepthFunc (0x4C3): Depth function.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_FUNC                                    16'h04C3
// DEPTH_FUNC (bits 3-0, uint): Function; codes not given.
`define MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_LSB                     0
`define MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_WIDTH                   4
`define MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_BITS                    3:0

// AlphaTestRefValue (0x4C4): Reference of the alpha test.
// plain, wo, type float [DOC: Switchbrew]
`define MAXWELL_3D_ALPHA_TEST_REF_VALUE                          16'h04C4
// VALUE (bits 31-0, f32)
`define MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_LSB                0
`define MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_WIDTH              32
`define MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_BITS               31:0

// AlphaTestFunc (0x4C5): Function of the alpha test.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_ALPHA_TEST_FUNC                               16'h04C5
// ALPHA_TEST_FUNC (bits 3-0, uint): Function; codes not given.
`define MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_LSB           0
`define MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_WIDTH         4
`define MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_BITS          3:0

// BlendColor (0x4C7-0x4CA): Constant blend colour. Marked TODO in the source.
// plain, wo, 4 words, type float[4] [?: Switchbrew]
`define MAXWELL_3D_BLEND_COLOR                                   16'h04C7
// COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
`define MAXWELL_3D_BLEND_COLOR_COMPONENT0_WORD                   0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT0_LSB                    0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT0_WIDTH                  32
`define MAXWELL_3D_BLEND_COLOR_COMPONENT0_BITS                   31:0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT1_WORD                   1
`define MAXWELL_3D_BLEND_COLOR_COMPONENT1_LSB                    0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT1_WIDTH                  32
`define MAXWELL_3D_BLEND_COLOR_COMPONENT1_BITS                   31:0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT2_WORD                   2
`define MAXWELL_3D_BLEND_COLOR_COMPONENT2_LSB                    0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT2_WIDTH                  32
`define MAXWELL_3D_BLEND_COLOR_COMPONENT2_BITS                   31:0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT3_WORD                   3
`define MAXWELL_3D_BLEND_COLOR_COMPONENT3_LSB                    0
`define MAXWELL_3D_BLEND_COLOR_COMPONENT3_WIDTH                  32
`define MAXWELL_3D_BLEND_COLOR_COMPONENT3_BITS                   31:0

// StencilEnable (0x4E0): Enables the stencil test.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_ENABLE                                16'h04E0
// VALUE (bit 0, bool)
`define MAXWELL_3D_STENCIL_ENABLE_VALUE_LSB                      0
`define MAXWELL_3D_STENCIL_ENABLE_VALUE_WIDTH                    1
`define MAXWELL_3D_STENCIL_ENABLE_VALUE_BITS                     0:0

// StencilFrontRefValue (0x4E5): Stencil reference of front faces.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_FRONT_REF_VALUE                       16'h04E5

// StencilFrontMaskValue (0x4E6): Stencil mask of front faces.
// plain, wo [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_FRONT_MASK_VALUE                      16'h04E6

// StencilFrontEnable (0x4E7): Enables the stencil test of front faces.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_STENCIL_FRONT_ENABLE                          16'h04E7
// VALUE (bit 0, bool)
`define MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_LSB                0
`define MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_WIDTH              1
`define MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_BITS               0:0

// DepthBoundsEnable (0x66F): Enables the depth bounds test.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_DEPTH_BOUNDS_ENABLE                           16'h066F
// VALUE (bit 0, bool)
`define MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_LSB                 0
`define MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_WIDTH               1
`define MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_BITS                0:0

// ColorLogicOpEnable (0x671): Enables the logic operation; used for every operation except code 3.
// plain, wo, type bool [DOC: Switchbrew]
`define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE                         16'h0671
// VALUE (bit 0, bool)
`define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_LSB               0
`define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_WIDTH             1
`define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_BITS              0:0

// ColorLogicOpType (0x672): Logic operation.
// plain, wo, type bitfield [DOC: Switchbrew]
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE                           16'h0672
// LOGIC_OP (bits 7-0, uint): Operation; codes not given.
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_LSB              0
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_WIDTH            8
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_BITS             7:0
// UNKNOWN_8 (bits 15-8, uint): Always 0x15. [?]
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_LSB             8
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_WIDTH           8
`define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_BITS            15:8

// BlendNRgbEquation (0x781 + 0x8*n (n = 0-7)): Blend equation of the colour of render target n. The
// source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
// render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_RGB_EQUATION_COUNT                      8
`define MAXWELL_3D_BLEND_RGB_EQUATION(n)                         (16'h0781 + 16'h0008 * (n))
// BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
`define MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_LSB         0
`define MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_WIDTH       3
`define MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_BITS        2:0

// BlendNRgbFunctionSrc (0x782 + 0x8*n (n = 0-7)): Source factor of the colour of render target n. The
// source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
// render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_COUNT                  8
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC(n)                     (16'h0782 + 16'h0008 * (n))
// UNKNOWN_0 (bits 4-0, uint): Unknown.
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_LSB          0
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_WIDTH        5
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_BITS         4:0
// UNKNOWN_14 (bits 15-14, uint): Unknown.
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_LSB         14
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_WIDTH       2
`define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_BITS        15:14

// BlendNRgbFunctionDst (0x783 + 0x8*n (n = 0-7)): Destination factor of the colour of render target n.
// The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there
// are render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_COUNT                  8
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST(n)                     (16'h0783 + 16'h0008 * (n))
// UNKNOWN_0 (bits 4-0, uint): Unknown.
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_LSB          0
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_WIDTH        5
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_BITS         4:0
// UNKNOWN_14 (bits 15-14, uint): Unknown.
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_LSB         14
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_WIDTH       2
`define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_BITS        15:14

// BlendNAlphaEquation (0x784 + 0x8*n (n = 0-7)): Blend equation of the alpha of render target n. The
// source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
// render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_ALPHA_EQUATION_COUNT                    8
`define MAXWELL_3D_BLEND_ALPHA_EQUATION(n)                       (16'h0784 + 16'h0008 * (n))
// BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
`define MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_LSB       0
`define MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_WIDTH     3
`define MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_BITS      2:0

// BlendNAlphaFunctionSrc (0x785 + 0x8*n (n = 0-7)): Source factor of the alpha of render target n. The
// source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
// render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_COUNT                8
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC(n)                   (16'h0785 + 16'h0008 * (n))
// UNKNOWN_0 (bits 4-0, uint): Unknown.
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_LSB        0
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_WIDTH      5
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_BITS       4:0
// UNKNOWN_14 (bits 15-14, uint): Unknown.
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_LSB       14
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_WIDTH     2
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_BITS      15:14

// BlendNAlphaFunctionDst (0x786 + 0x8*n (n = 0-7)): Destination factor of the alpha of render target
// n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
// there are render targets.
// plain, wo, type bitfield [?: Switchbrew]
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_COUNT                8
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST(n)                   (16'h0786 + 16'h0008 * (n))
// UNKNOWN_0 (bits 4-0, uint): Unknown.
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_LSB        0
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_WIDTH      5
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_BITS       4:0
// UNKNOWN_14 (bits 15-14, uint): Unknown.
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_LSB       14
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_WIDTH     2
`define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_BITS      15:14

`endif // MAXWELL_3D_VH
