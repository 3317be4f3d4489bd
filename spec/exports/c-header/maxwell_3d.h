/* Maxwell 3D class 0xB197: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * Methods of the 3D engine of NVIDIA's Maxwell GPU (Nintendo Switch). Another GPU, not part of the
 * PICA200: kept because a source document describes it. Ids are method numbers (byte offset / 4);
 * one method takes one 32-bit argument.
 * Source: Switchbrew
 *
 * A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT; it may evaluate n more than once.
 * A field has X_SHIFT and X_MASK, the mask in place; fields of a multi-word entry also have X_WORD, the word they are in.
 * MAXWELL_3D_GET and MAXWELL_3D_PUT read a field from a word and place a value in it.
 */
#ifndef MAXWELL_3D_H
#define MAXWELL_3D_H

#define MAXWELL_3D_GET(field, word) (((word) & field##_MASK) >> field##_SHIFT)
#define MAXWELL_3D_PUT(field, value) (((value) + 0u) << field##_SHIFT & field##_MASK)

/* CallLimitValue: Call limit. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_CALL_LIMIT_VALUE_FULL_LIMIT                   0u /* Full limit. */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_1                    1u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_2                    2u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_3                    3u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_4                    4u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_5                    5u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_6                    6u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_7                    7u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_8                    8u /* In the source without a meaning. [?] */
#define MAXWELL_3D_CALL_LIMIT_VALUE_UNLIMITED                    15u /* No limit. */

/* CubeMapInterFaceFilteringMode: Filtering across the faces of a cube map. [?: Switchbrew] */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_USE_WRAP   0u /* The wrap mode applies. */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_OVERRIDE_WRAP 1u /* The wrap mode is overridden. */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_SPAN_SEAM 2u /* Samples span the seam. */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_CROSS_SEAM 3u /* Samples cross the seam. */

/* DepthClampValue: Depth clamp, as whole words. [?: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_DEPTH_CLAMP_VALUE_ENABLED                     0x101Au /* Written to enable the clamp. */
#define MAXWELL_3D_DEPTH_CLAMP_VALUE_DISABLED                    0x181Du /* Written to disable the clamp. */

/* InvalidateCacheLines: Which lines of a cache are invalidated. [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_CACHE_LINES_ALL_LINES              0u /* All lines. */
#define MAXWELL_3D_INVALIDATE_CACHE_LINES_ONE_LINE               1u /* The line of the tag. */

/* MmeShadowRamControlValue: How the shadow copy of the methods is used. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK     0u /* Method writes are recorded. */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK_WITH_FILTER 1u /* Method writes are recorded through a filter. */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_PASSTHROUGH 2u /* Method writes pass without being recorded. */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_REPLAY    3u /* Recorded values are replayed. */

/* MultisampleRasterSamplesValue: Samples per pixel of the rasterizer. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_FOUR         2u /* Four. */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_EIGHT        4u /* Eight. */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_UNKNOWN_5    5u /* In the source without a meaning. [?] */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_SIXTEEN      6u /* Sixteen. */

/* NotifyTypeValue: What a notification does. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_ONLY                  0u /* Writes the notification. */
#define MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_THEN_AWAKEN           1u /* Writes the notification, then awakens the waiting side. */

/* PolygonCullFaceConfigValue: Which faces are culled. [DOC: Switchbrew]
 * Nothing is known about other codes. */
/* The source prints the number alone; the name is that of OpenGL's GL_FRONT. [?] */
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT          0x404u
/* The source prints the number alone; the name is that of OpenGL's GL_BACK. [?] */
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BACK           0x405u
/* The source prints the number alone; the name is that of OpenGL's GL_FRONT_AND_BACK. [?] */
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT_AND_BACK 0x408u

/* PolygonModeValue: How polygons are drawn. [DOC: Switchbrew]
 * Nothing is known about other codes. */
/* The source prints the number alone; the name is that of OpenGL's GL_POINT. [?] */
#define MAXWELL_3D_POLYGON_MODE_VALUE_POINT                      0x1B00u
/* The source prints the number alone; the name is that of OpenGL's GL_LINE. [?] */
#define MAXWELL_3D_POLYGON_MODE_VALUE_LINE                       0x1B01u
/* The source prints the number alone; the name is that of OpenGL's GL_FILL. [?] */
#define MAXWELL_3D_POLYGON_MODE_VALUE_FILL                       0x1B02u

/* RenderEnableModeValue: When rendering commands are carried out. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_FALSE                0u /* Never. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_TRUE                 1u /* Always. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_CONDITIONAL          2u /* Depending on the value at RenderEnableOffset. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_EQUAL      3u /* If the compared values are equal. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_NOT_EQUAL  4u /* If the compared values differ. */

/* RenderEnableOverrideValue: Override of conditional rendering. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_USE_RENDER_ENABLE 0u /* RenderEnableMode decides. */
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_ALWAYS_RENDER    1u /* Always renders. */
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_NEVER_RENDER     2u /* Never renders. */

/* ReportSemaphoreControlOperation: What a report does. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_RELEASE    0u /* Writes the semaphore. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_TRAP       3u /* Traps. */

/* ReportSemaphoreControlStructureSize: Size of a report in memory. [DOC: Switchbrew] */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_FOUR_WORDS 0u /* Four words. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_ONE_WORD 1u /* One word. */

/* SamplerBindingValue: How samplers are bound. [?: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_SAMPLER_BINDING_VALUE_INDEPENDENTLY           0u /* Samplers are bound independently of textures. */
#define MAXWELL_3D_SAMPLER_BINDING_VALUE_VIA_HEADER_BINDING      1u /* Samplers are bound through the texture header. */

/* ShaderControlFp32F21NanBehavior: NaN behaviour of the conversion from 32-bit floats to F21. [?:
 * Switchbrew] */
#define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_ZERO 0u /* Passes zero. */
#define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_INDEFINITE 1u /* Passes an indefinite value. */

/* ShaderControlFp32NanBehavior: NaN behaviour of 32-bit floats. [?: Switchbrew] */
#define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LEGACY       0u /* Legacy. */
#define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_FP64_COMPATIBLE 1u /* As 64-bit floats. */

/* ShaderControlPartial: Default of a partial result. [?: Switchbrew] */
#define MAXWELL_3D_SHADER_CONTROL_PARTIAL_ZERO                   0u /* Zero. */
#define MAXWELL_3D_SHADER_CONTROL_PARTIAL_INFINITY               1u /* Infinity. */

/* ShaderSchedulingValue: Order in which threads run. [?: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_SHADER_SCHEDULING_VALUE_OLDEST_THREAD_FIRST   0u /* Oldest thread first. */
#define MAXWELL_3D_SHADER_SCHEDULING_VALUE_ROUND_ROBIN           1u /* Round robin. */

/* TesselationModePrimitiveType: Primitive that is tessellated. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_ISOLINES      0u /* Isolines. */
#define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_TRIANGLES     1u /* Triangles. */
#define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_QUADS         2u /* Quads. */

/* TesselationModeSpacing: Spacing of the subdivision. [DOC: Switchbrew]
 * Nothing is known about other codes. */
#define MAXWELL_3D_TESSELATION_MODE_SPACING_EQUAL                0u /* Equal spacing. */
#define MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_ODD       1u /* Fractional odd spacing. */
#define MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_EVEN      2u /* Fractional even spacing. */

/* TesselationModeWindingAndConnectednessFlags: Winding and connection of the primitives that
 * tessellation makes. The source gives the value 1 to two names. [DOC: Switchbrew] */
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_CCW_AND_NOT_CONNECTED 0u /* Counter-clockwise, not connected. */
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_ISOLINE_CONNECTED 1u /* Connected isolines. */
/* Clockwise triangles; the source repeats the value 1, taken as its error. [?] */
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CW 1u
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED 2u /* Connected triangles. */
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED_CW 3u /* Connected clockwise triangles. */

/* ---- System ----
 * Class binding, notifications, macro engine, counters, conditional rendering, reports, firmware
 * calls. */

/* SetObject (0x000): Binds a class to the subchannel.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_SET_OBJECT                                            0x0000u
/* CLASS_ID (bits 15-0, uint): Class number. */
#define MAXWELL_3D_SET_OBJECT_CLASS_ID_SHIFT                             0
#define MAXWELL_3D_SET_OBJECT_CLASS_ID_MASK                              0x0000FFFFu
/* ENGINE_ID (bits 20-16, uint): Engine number. */
#define MAXWELL_3D_SET_OBJECT_ENGINE_ID_SHIFT                            16
#define MAXWELL_3D_SET_OBJECT_ENGINE_ID_MASK                             0x001F0000u

/* NoOperation (0x040): Does nothing.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_NO_OPERATION                                          0x0040u

/* SetNotify (0x041-0x042): Address of the notification.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_SET_NOTIFY                                            0x0041u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_SET_NOTIFY_UPPER_WORD                                 0
#define MAXWELL_3D_SET_NOTIFY_UPPER_SHIFT                                0
#define MAXWELL_3D_SET_NOTIFY_UPPER_MASK                                 0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_SET_NOTIFY_LOWER_WORD                                 1
#define MAXWELL_3D_SET_NOTIFY_LOWER_SHIFT                                0
#define MAXWELL_3D_SET_NOTIFY_LOWER_MASK                                 0xFFFFFFFFu

/* NotifyType (0x043): Kind of notification.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_NOTIFY_TYPE                                           0x0043u
/* VALUE (bits 31-0, NotifyTypeValue): Kind of notification. */
#define MAXWELL_3D_NOTIFY_TYPE_VALUE_SHIFT                               0
#define MAXWELL_3D_NOTIFY_TYPE_VALUE_MASK                                0xFFFFFFFFu

/* WaitForIdle (0x044): Waits until the engine is idle.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_WAIT_FOR_IDLE                                         0x0044u

/* MmeInstructionRamPointer (0x045): Index at which MmeInstructionRamLoad stores.
 * index-port, wo, type uint, port MmeInstructionRam [DOC: Switchbrew] */
#define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER                           0x0045u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_SHIFT               0
#define MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_MASK                0xFFFFFFFFu

/* MmeInstructionRamLoad (0x046): Stores a macro instruction at MmeInstructionRamPointer, which then
 * advances by 1.
 * data-port, wo, type pipe, port MmeInstructionRam [DOC: Switchbrew] */
#define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD                              0x0046u
/* VALUE (bits 31-0, uint): Macro instruction. */
#define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_SHIFT                  0
#define MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_MASK                   0xFFFFFFFFu

/* MmeStartAddressRamPointer (0x047): Index at which MmeStartAddressRamLoad stores.
 * index-port, wo, type uint, port MmeStartAddressRam [DOC: Switchbrew] */
#define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER                         0x0047u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_SHIFT             0
#define MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_MASK              0xFFFFFFFFu

/* MmeStartAddressRamLoad (0x048): Stores a macro start address at MmeStartAddressRamPointer.
 * data-port, wo, type pipe, port MmeStartAddressRam [DOC: Switchbrew] */
#define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD                            0x0048u
/* VALUE (bits 31-0, uint): Start address. */
#define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_SHIFT                0
#define MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_MASK                 0xFFFFFFFFu

/* MmeShadowRamControl (0x049): Mode of the shadow RAM of the macro engine. Used during ClearColor.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL                                0x0049u
/* VALUE (bits 31-0, MmeShadowRamControlValue): Mode. */
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_SHIFT                    0
#define MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_MASK                     0xFFFFFFFFu

/* Barrier (0x087): Barrier. The source gives no bits.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_BARRIER                                               0x0087u

/* unknown_1D3 (0x1D3): No name in the source. GpuInit of nvn writes 0x3F here.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_1D3                                           0x01D3u

/* CallLimit (0x359): Call limit.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_CALL_LIMIT                                            0x0359u
/* VALUE (bits 31-0, CallLimitValue): Limit. */
#define MAXWELL_3D_CALL_LIMIT_VALUE_SHIFT                                0
#define MAXWELL_3D_CALL_LIMIT_VALUE_MASK                                 0xFFFFFFFFu

/* CounterEnable (0x35A): Enables counters. The source lists 16 bits without meanings.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_COUNTER_ENABLE                                        0x035Au
/* UNKNOWN_0 (bit 0, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_SHIFT                        0
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_MASK                         0x00000001u
/* UNKNOWN_1 (bit 1, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_SHIFT                        1
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_MASK                         0x00000002u
/* UNKNOWN_2 (bit 2, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_SHIFT                        2
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_MASK                         0x00000004u
/* UNKNOWN_3 (bit 3, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_SHIFT                        3
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_MASK                         0x00000008u
/* UNKNOWN_4 (bit 4, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_SHIFT                        4
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_MASK                         0x00000010u
/* UNKNOWN_5 (bit 5, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_SHIFT                        5
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_MASK                         0x00000020u
/* UNKNOWN_6 (bit 6, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_SHIFT                        6
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_MASK                         0x00000040u
/* UNKNOWN_7 (bit 7, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_SHIFT                        7
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_MASK                         0x00000080u
/* UNKNOWN_8 (bit 8, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_SHIFT                        8
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_MASK                         0x00000100u
/* UNKNOWN_9 (bit 9, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_SHIFT                        9
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_MASK                         0x00000200u
/* UNKNOWN_10 (bit 10, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_SHIFT                       10
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_MASK                        0x00000400u
/* UNKNOWN_11 (bit 11, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_SHIFT                       11
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_MASK                        0x00000800u
/* UNKNOWN_12 (bit 12, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_SHIFT                       12
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_MASK                        0x00001000u
/* UNKNOWN_13 (bit 13, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_SHIFT                       13
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_MASK                        0x00002000u
/* UNKNOWN_14 (bit 14, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_SHIFT                       14
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_MASK                        0x00004000u
/* UNKNOWN_15 (bit 15, bool): Enables an unknown counter. [?] */
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_SHIFT                       15
#define MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_MASK                        0x00008000u

/* WatchdogTimer (0x379): Watchdog timer.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_WATCHDOG_TIMER                                        0x0379u

/* unknown_433 (0x433): No name in the source. GpuInit of nvn writes 4 here.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_433                                           0x0433u

/* unknown_[438-439] (0x438-0x439): No name in the source. GpuInit of nvn writes 0xFF here.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_438                                           0x0438u
#define MAXWELL_3D_UNKNOWN_439                                           0x0439u

/* unknown_43B (0x43B): No name in the source. GpuInit of nvn writes 0xFF here.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_43B                                           0x043Bu

/* unknown_43C (0x43C): No name in the source. GpuInit of nvn writes 4 here.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_43C                                           0x043Cu

/* CounterReset (0x54C): Resets a counter; the value written decides which.
 * trigger, wo [DOC: Switchbrew] */
#define MAXWELL_3D_COUNTER_RESET                                         0x054Cu

/* RenderEnableOffset (0x554-0x555): Address of the value that conditional rendering tests.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_RENDER_ENABLE_OFFSET                                  0x0554u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_WORD                       0
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_SHIFT                      0
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_MASK                       0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_WORD                       1
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_SHIFT                      0
#define MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_MASK                       0xFFFFFFFFu

/* RenderEnableMode (0x556): Mode of conditional rendering.
 * plain, wo, type enum [DOC: Switchbrew] */
#define MAXWELL_3D_RENDER_ENABLE_MODE                                    0x0556u
/* VALUE (bits 31-0, RenderEnableModeValue): Mode. */
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_SHIFT                        0
#define MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_MASK                         0xFFFFFFFFu

/* RenderEnableOverride (0x651): Overrides RenderEnableMode.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE                                0x0651u
/* VALUE (bits 1-0, RenderEnableOverrideValue): Override. */
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_SHIFT                    0
#define MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_MASK                     0x00000003u

/* SetSpare (???) (0x689): The source prints size 1 and type uint[4]. Four words would run over PipeNop
 * at 0x68B, so one word is taken.
 * plain, wo, type uint[4] [?: Switchbrew] */
#define MAXWELL_3D_SET_SPARE                                             0x0689u
/* VALUE (bits 31-0, uint): Meaning not given. */
#define MAXWELL_3D_SET_SPARE_VALUE_SHIFT                                 0
#define MAXWELL_3D_SET_SPARE_VALUE_MASK                                  0xFFFFFFFFu

/* PipeNop (0x68B): Does nothing in the pipe. Always written as 0; sent many times during a ZCull
 * context save, when the rasterizer is enabled, and elsewhere.
 * trigger, wo, type trigger [DOC: Switchbrew] */
#define MAXWELL_3D_PIPE_NOP                                              0x068Bu

/* ReportSemaphoreOffset (0x6C0-0x6C1): Address of the semaphore that ReportSemaphoreControl writes.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET                               0x06C0u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_WORD                    0
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_SHIFT                   0
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_MASK                    0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_WORD                    1
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_SHIFT                   0
#define MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_MASK                    0xFFFFFFFFu

/* ReportSemaphorePayload (0x6C2): Value for the semaphore; 0 in most queries.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_REPORT_SEMAPHORE_PAYLOAD                              0x06C2u

/* ReportSemaphoreControl (0x6C3): Sends a report to ReportSemaphoreOffset.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL                              0x06C3u
/* OPERATION (bits 1-0, ReportSemaphoreControlOperation): Operation. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_SHIFT              0
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_MASK               0x00000003u
/* FLUSH_DISABLE (bit 2, bool): No flush before the report. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_SHIFT          2
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_MASK           0x00000004u
/* AWAKEN_ENABLE (bit 20, bool): Awakens the waiting side. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_SHIFT          20
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_MASK           0x00100000u
/* STRUCTURE_SIZE (bit 28, ReportSemaphoreControlStructureSize): Size of the report. */
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_SHIFT         28
#define MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_MASK          0x10000000u

/* FirmwareCallN (0x8C0-0x8DF): Invokes routine n of the GPU microcode firmware. The source prints size
 * 8, but the elements are one method apart, so an element has one word; 32 of them fit before
 * ConstantBufferSelectorSize at 0x8E0.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_FIRMWARE_CALL_COUNT                                   32u
#define MAXWELL_3D_FIRMWARE_CALL(n)                                      (0x08C0u + 0x1u * (n))
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_FIRMWARE_CALL_VALUE_SHIFT                             0
#define MAXWELL_3D_FIRMWARE_CALL_VALUE_MASK                              0xFFFFFFFFu

/* MmeShadowScratch (0xD00-0xD7F): Scratch words of the macros, mostly for general use, some read by
 * FirmwareCall. The source prints its size and type columns swapped (uint[0x80] and 128): read as 128
 * words.
 * plain, wo, type uint[0x80] [?: Switchbrew] */
#define MAXWELL_3D_MME_SHADOW_SCRATCH_COUNT                              128u
#define MAXWELL_3D_MME_SHADOW_SCRATCH(n)                                 (0x0D00u + 0x1u * (n))
/* VALUE (bits 31-0, uint): Scratch word. */
#define MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_SHIFT                        0
#define MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_MASK                         0xFFFFFFFFu

/* MmeMacroNCall (0xE00 + 0x2*n (n = 0-127)): Calls bound macro n with the written value in its
 * register r1.
 * trigger, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_MME_MACRO_CALL_COUNT                                  128u
#define MAXWELL_3D_MME_MACRO_CALL(n)                                     (0x0E00u + 0x2u * (n))
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_MME_MACRO_CALL_VALUE_SHIFT                            0
#define MAXWELL_3D_MME_MACRO_CALL_VALUE_MASK                             0xFFFFFFFFu

/* MmeMacroNData (0xE01 + 0x2*n (n = 0-127)): Takes further arguments of macro n, which its parm
 * instruction reads. The range is that of MmeMacroNCall (n = 0..0x7F).
 * plain, wo, type pipe [?: Switchbrew] */
#define MAXWELL_3D_MME_MACRO_DATA_COUNT                                  128u
#define MAXWELL_3D_MME_MACRO_DATA(n)                                     (0x0E01u + 0x2u * (n))
/* VALUE (bits 31-0, uint): Argument. */
#define MAXWELL_3D_MME_MACRO_DATA_VALUE_SHIFT                            0
#define MAXWELL_3D_MME_MACRO_DATA_VALUE_MASK                             0xFFFFFFFFu

/* ---- Rasterizer ----
 * Viewports, clip and scissor rectangles, depth clamp, polygons, lines and points. */

/* LineWidthSeparate (0x083): Uses separate widths for smooth and aliased lines.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_LINE_WIDTH_SEPARATE                                   0x0083u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_SHIFT                       0
#define MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_MASK                        0x00000001u

/* ForceEarlyFragmentTests (0x084): Forces the fragment tests before the fragment program.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS                            0x0084u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_SHIFT                0
#define MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_MASK                 0x00000001u

/* RasterizerEnable (0x0DF): Enables the rasterizer.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_RASTERIZER_ENABLE                                     0x00DFu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_RASTERIZER_ENABLE_VALUE_SHIFT                         0
#define MAXWELL_3D_RASTERIZER_ENABLE_VALUE_MASK                          0x00000001u

/* ViewportNScaleX (0x280 + 0x8*n (n = 0-15)): Viewport transform n: scale of x.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_SCALE_X_COUNT                                16u
#define MAXWELL_3D_VIEWPORT_SCALE_X(n)                                   (0x0280u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_SHIFT                          0
#define MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_MASK                           0xFFFFFFFFu

/* ViewportNScaleY (0x281 + 0x8*n (n = 0-15)): Viewport transform n: scale of y. The range is that of
 * ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_SCALE_Y_COUNT                                16u
#define MAXWELL_3D_VIEWPORT_SCALE_Y(n)                                   (0x0281u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_SHIFT                          0
#define MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_MASK                           0xFFFFFFFFu

/* ViewportNScaleZ (0x282 + 0x8*n (n = 0-15)): Viewport transform n: scale of z. The range is that of
 * ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_SCALE_Z_COUNT                                16u
#define MAXWELL_3D_VIEWPORT_SCALE_Z(n)                                   (0x0282u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_SHIFT                          0
#define MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_MASK                           0xFFFFFFFFu

/* ViewportNTranslateX (0x283 + 0x8*n (n = 0-15)): Viewport transform n: translation of x. The range is
 * that of ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_X_COUNT                            16u
#define MAXWELL_3D_VIEWPORT_TRANSLATE_X(n)                               (0x0283u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_SHIFT                      0
#define MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_MASK                       0xFFFFFFFFu

/* ViewportNTranslateY (0x284 + 0x8*n (n = 0-15)): Viewport transform n: translation of y. The range is
 * that of ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_COUNT                            16u
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Y(n)                               (0x0284u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_SHIFT                      0
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_MASK                       0xFFFFFFFFu

/* ViewportNTranslateZ (0x285 + 0x8*n (n = 0-15)): Viewport transform n: translation of z. The range is
 * that of ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_COUNT                            16u
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Z(n)                               (0x0285u + 0x8u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_SHIFT                      0
#define MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_MASK                       0xFFFFFFFFu

/* ViewportNSwizzles (0x286 + 0x8*n (n = 0-15)): Viewport transform n: swizzles. The source gives no
 * bits. The range is that of ViewportNScaleX (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_SWIZZLES_COUNT                               16u
#define MAXWELL_3D_VIEWPORT_SWIZZLES(n)                                  (0x0286u + 0x8u * (n))

/* ViewportNSubpixelPrecisionBias (0x287 + 0x8*n (n = 0-15)): Viewport transform n: bias of the
 * subpixel precision. The range is that of ViewportNScaleX (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_COUNT                16u
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS(n)                   (0x0287u + 0x8u * (n))
/* BIAS_X (bits 4-0, uint): Bias of x. */
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_SHIFT         0
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_MASK          0x0000001Fu
/* BIAS_Y (bits 11-8, uint): Bias of y. */
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_SHIFT         8
#define MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_MASK          0x00000F00u

/* ViewportNHorizontal (0x300 + 0x4*n (n = 0-15)): Horizontal extent of viewport n. The range is that
 * of ViewportNScaleX (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_HORIZONTAL_COUNT                             16u
#define MAXWELL_3D_VIEWPORT_HORIZONTAL(n)                                (0x0300u + 0x4u * (n))
/* X (bits 15-0, uint): Left edge. */
#define MAXWELL_3D_VIEWPORT_HORIZONTAL_X_SHIFT                           0
#define MAXWELL_3D_VIEWPORT_HORIZONTAL_X_MASK                            0x0000FFFFu
/* WIDTH (bits 31-16, uint): Width. */
#define MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_SHIFT                       16
#define MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_MASK                        0xFFFF0000u

/* ViewportNVertical (0x301 + 0x4*n (n = 0-15)): Vertical extent of viewport n. The range is that of
 * ViewportNScaleX (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_VERTICAL_COUNT                               16u
#define MAXWELL_3D_VIEWPORT_VERTICAL(n)                                  (0x0301u + 0x4u * (n))
/* Y (bits 15-0, uint): First row. */
#define MAXWELL_3D_VIEWPORT_VERTICAL_Y_SHIFT                             0
#define MAXWELL_3D_VIEWPORT_VERTICAL_Y_MASK                              0x0000FFFFu
/* HEIGHT (bits 31-16, uint): Height. */
#define MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_SHIFT                        16
#define MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_MASK                         0xFFFF0000u

/* ViewportNDepthRangeNear (0x302 + 0x4*n (n = 0-15)): Near end of the depth range of viewport n. The
 * range is that of ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_COUNT                       16u
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR(n)                          (0x0302u + 0x4u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_SHIFT                 0
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_MASK                  0xFFFFFFFFu

/* ViewportNDepthRangeFar (0x303 + 0x4*n (n = 0-15)): Far end of the depth range of viewport n. The
 * range is that of ViewportNScaleX (n = 0..15).
 * plain, wo, type float [?: Switchbrew] */
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_COUNT                        16u
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR(n)                           (0x0303u + 0x4u * (n))
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_SHIFT                  0
#define MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_MASK                   0xFFFFFFFFu

/* ClipRectNHorizontal (0x340 + 0x2*n (n = 0-7)): Horizontal extent of clip rectangle n. Marked TODO in
 * the source.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_CLIP_RECT_HORIZONTAL_COUNT                            8u
#define MAXWELL_3D_CLIP_RECT_HORIZONTAL(n)                               (0x0340u + 0x2u * (n))

/* ClipRectNVertical (0x341 + 0x2*n (n = 0-7)): Vertical extent of clip rectangle n. Marked TODO in the
 * source. The range is that of ClipRectNHorizontal (n = 0..7).
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_CLIP_RECT_VERTICAL_COUNT                              8u
#define MAXWELL_3D_CLIP_RECT_VERTICAL(n)                                 (0x0341u + 0x2u * (n))

/* DepthClipAllowNegativeZ (0x35F): Allows negative z in depth clipping.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z                           0x035Fu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_SHIFT               0
#define MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_MASK                0x00000001u

/* PolygonModeFront (0x36B): How front-facing polygons are drawn.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_MODE_FRONT                                    0x036Bu
/* VALUE (bits 31-0, PolygonModeValue): Mode. */
#define MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_SHIFT                        0
#define MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_MASK                         0xFFFFFFFFu

/* PolygonModeBack (0x36C): How back-facing polygons are drawn.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_MODE_BACK                                     0x036Cu
/* VALUE (bits 31-0, PolygonModeValue): Mode. */
#define MAXWELL_3D_POLYGON_MODE_BACK_VALUE_SHIFT                         0
#define MAXWELL_3D_POLYGON_MODE_BACK_VALUE_MASK                          0xFFFFFFFFu

/* PolygonSmoothEnable (0x36D): Enables polygon smoothing.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_SMOOTH_ENABLE                                 0x036Du
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_SHIFT                     0
#define MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_MASK                      0x00000001u

/* PolygonOffsetPointEnable (0x370): Enables the polygon offset of points.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE                           0x0370u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_SHIFT               0
#define MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_MASK                0x00000001u

/* PolygonOffsetLineEnable (0x371): Enables the polygon offset of lines.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE                            0x0371u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_SHIFT                0
#define MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_MASK                 0x00000001u

/* PolygonOffsetFillEnable (0x372): Enables the polygon offset of filled polygons.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE                            0x0372u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_SHIFT                0
#define MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_MASK                 0x00000001u

/* WindowOffsetX (0x37E): Horizontal window offset.
 * plain, wo, type int [DOC: Switchbrew] */
#define MAXWELL_3D_WINDOW_OFFSET_X                                       0x037Eu
/* VALUE (bits 31-0, int) */
#define MAXWELL_3D_WINDOW_OFFSET_X_VALUE_SHIFT                           0
#define MAXWELL_3D_WINDOW_OFFSET_X_VALUE_MASK                            0xFFFFFFFFu

/* WindowOffsetY (0x37F): Vertical window offset.
 * plain, wo, type int [DOC: Switchbrew] */
#define MAXWELL_3D_WINDOW_OFFSET_Y                                       0x037Fu
/* VALUE (bits 31-0, int) */
#define MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_SHIFT                           0
#define MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_MASK                            0xFFFFFFFFu

/* ScissorNEnable (0x380 + 0x4*n (n = 0-15)): Enables scissor rectangle n. GpuInit of nvn writes 1.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_SCISSOR_ENABLE_COUNT                                  16u
#define MAXWELL_3D_SCISSOR_ENABLE(n)                                     (0x0380u + 0x4u * (n))
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_SCISSOR_ENABLE_VALUE_SHIFT                            0
#define MAXWELL_3D_SCISSOR_ENABLE_VALUE_MASK                             0x00000001u

/* ScissorNHorizontal (0x381 + 0x4*n (n = 0-15)): Horizontal extent of scissor rectangle n. The range
 * is that of ScissorNEnable (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_SCISSOR_HORIZONTAL_COUNT                              16u
#define MAXWELL_3D_SCISSOR_HORIZONTAL(n)                                 (0x0381u + 0x4u * (n))
/* MIN (bits 15-0, uint): Lower bound. */
#define MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_SHIFT                          0
#define MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_MASK                           0x0000FFFFu
/* MAX (bits 31-16, uint): Upper bound. */
#define MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_SHIFT                          16
#define MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_MASK                           0xFFFF0000u

/* ScissorNVertical (0x382 + 0x4*n (n = 0-15)): Vertical extent of scissor rectangle n. The range is
 * that of ScissorNEnable (n = 0..15).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_SCISSOR_VERTICAL_COUNT                                16u
#define MAXWELL_3D_SCISSOR_VERTICAL(n)                                   (0x0382u + 0x4u * (n))
/* MIN (bits 15-0, uint): Lower bound. */
#define MAXWELL_3D_SCISSOR_VERTICAL_MIN_SHIFT                            0
#define MAXWELL_3D_SCISSOR_VERTICAL_MIN_MASK                             0x0000FFFFu
/* MAX (bits 31-16, uint): Upper bound. */
#define MAXWELL_3D_SCISSOR_VERTICAL_MAX_SHIFT                            16
#define MAXWELL_3D_SCISSOR_VERTICAL_MAX_MASK                             0xFFFF0000u

/* RasterEnable (0x452): Enables rasterization.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_RASTER_ENABLE                                         0x0452u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_RASTER_ENABLE_VALUE_SHIFT                             0
#define MAXWELL_3D_RASTER_ENABLE_VALUE_MASK                              0x00000001u

/* LineWidthSmooth (0x4EC): Width of smooth lines.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_LINE_WIDTH_SMOOTH                                     0x04ECu
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_SHIFT                         0
#define MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_MASK                          0xFFFFFFFFu

/* LineWidthAliased (0x4ED): Width of aliased lines.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_LINE_WIDTH_ALIASED                                    0x04EDu
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_SHIFT                        0
#define MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_MASK                         0xFFFFFFFFu

/* PolygonOffsetClamp0 (0x51F): Limit of the polygon offset.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_CLAMP0                                 0x051Fu
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_SHIFT                     0
#define MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_MASK                      0xFFFFFFFFu

/* PointSize (0x546): Size of points.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_POINT_SIZE                                            0x0546u
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_POINT_SIZE_VALUE_SHIFT                                0
#define MAXWELL_3D_POINT_SIZE_VALUE_MASK                                 0xFFFFFFFFu

/* PolygonOffsetFactor (0x55B): Factor of the polygon offset.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_FACTOR                                 0x055Bu
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_SHIFT                     0
#define MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_MASK                      0xFFFFFFFFu

/* PolygonOffsetOffset (0x56F): Constant part of the polygon offset, written as twice the value of the
 * interface.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_OFFSET_OFFSET                                 0x056Fu
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_SHIFT                     0
#define MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_MASK                      0xFFFFFFFFu

/* PolygonCullFaceEnable (0x646): Enables culling.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE                              0x0646u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_SHIFT                  0
#define MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_MASK                   0x00000001u

/* PolygonFrontFace (0x647): Front face. The driver always ORs 0x9000 into the value.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_POLYGON_FRONT_FACE                                    0x0647u
/* ENABLE (bit 0, bool): The source names this bit Enable. */
#define MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_SHIFT                       0
#define MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_MASK                        0x00000001u
/* UNKNOWN_12 (bit 12, uint): Always written as 1. [?] */
#define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_SHIFT                   12
#define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_MASK                    0x00001000u
/* UNKNOWN_15 (bit 15, uint): Always written as 1. [?] */
#define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_SHIFT                   15
#define MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_MASK                    0x00008000u

/* PolygonCullFaceConfig (0x648): Which faces are culled. Marked TODO in the source.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG                              0x0648u
/* VALUE (bits 31-0, PolygonCullFaceConfigValue): Faces. */
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_SHIFT                  0
#define MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_MASK                   0xFFFFFFFFu

/* DepthClamp (0x64F): Depth clamp. Marked TODO in the source, which gives two values and no bits.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_DEPTH_CLAMP                                           0x064Fu
/* VALUE (bits 31-0, DepthClampValue): Clamp. */
#define MAXWELL_3D_DEPTH_CLAMP_VALUE_SHIFT                               0
#define MAXWELL_3D_DEPTH_CLAMP_VALUE_MASK                                0xFFFFFFFFu

/* ---- Render targets ----
 * Render targets, clears, ZCull and the tiled cache, with the nameless methods that
 * SetRenderTargets writes. */

/* unknown_0BA (0x0BA): No name in the source. SetRenderTargets of nvn writes 1 or 0 here if an
 * optional buffer is given, depending on its type.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_0BA                                           0x00BAu

/* unknown_0BE (0x0BE): No name in the source. SetRenderTargets of nvn writes 16 words here if an
 * optional buffer of a certain type is given.
 * plain, wo, type pipe [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_0BE                                           0x00BEu
/* VALUE (bits 31-0, uint): Data word. */
#define MAXWELL_3D_UNKNOWN_0BE_VALUE_SHIFT                               0
#define MAXWELL_3D_UNKNOWN_0BE_VALUE_MASK                                0xFFFFFFFFu

/* unknown_0BF (0x0BF): No name in the source. SetRenderTargets of nvn writes 1 here after the 16 words
 * at 0x0BE and after 0x0DC.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_0BF                                           0x00BFu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_UNKNOWN_0BF_VALUE_SHIFT                               0
#define MAXWELL_3D_UNKNOWN_0BF_VALUE_MASK                                0x00000001u

/* unknown_0DC (0x0DC): No name in the source. SetRenderTargets of nvn writes 1 here if an optional
 * buffer of a certain type is given.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_0DC                                           0x00DCu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_UNKNOWN_0DC_VALUE_SHIFT                               0
#define MAXWELL_3D_UNKNOWN_0DC_VALUE_MASK                                0x00000001u

/* ZCullWidth (0x1F0): Width for ZCull, optionally used by SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_WIDTH                                          0x01F0u

/* ZCullHeight (0x1F1): Height for ZCull, optionally used by SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_HEIGHT                                         0x01F1u

/* unknown_1F2 (0x1F2): No name in the source. Optionally used by SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_1F2                                           0x01F2u

/* unknown_1F3 (0x1F3): No name in the source. Optionally written as 0 by SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_1F3                                           0x01F3u

/* unknown_1F[8-9] (0x1F8-0x1F9): No name in the source. Optionally used by SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_1F8                                           0x01F8u
#define MAXWELL_3D_UNKNOWN_1F9                                           0x01F9u

/* ZCullContextStartAddr (0x1FA-0x1FB): Start address of the ZCull context.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR                             0x01FAu
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_WORD                  0
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_SHIFT                 0
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_MASK                  0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_WORD                  1
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_SHIFT                 0
#define MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_MASK                  0xFFFFFFFFu

/* ZCullContextEndAddr (0x1FC-0x1FD): End address of the ZCull context.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR                               0x01FCu
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_WORD                    0
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_SHIFT                   0
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_MASK                    0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_WORD                    1
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_SHIFT                   0
#define MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_MASK                    0xFFFFFFFFu

/* RenderTargetNAddr (0x200-0x201 + 0x10*n (n = 0-7)): Address of render target n. The source gives no
 * range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_ADDR_COUNT                              8u
#define MAXWELL_3D_RENDER_TARGET_ADDR(n)                                 (0x0200u + 0x10u * (n))
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_WORD                         0
#define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_SHIFT                        0
#define MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_MASK                         0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_WORD                         1
#define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_SHIFT                        0
#define MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_MASK                         0xFFFFFFFFu

/* RenderTargetNHorizontal (0x202 + 0x10*n (n = 0-7)): Horizontal size of render target n. The source
 * gives no range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_HORIZONTAL_COUNT                        8u
#define MAXWELL_3D_RENDER_TARGET_HORIZONTAL(n)                           (0x0202u + 0x10u * (n))

/* RenderTargetNVertical (0x203 + 0x10*n (n = 0-7)): Vertical size of render target n. The source gives
 * no range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_VERTICAL_COUNT                          8u
#define MAXWELL_3D_RENDER_TARGET_VERTICAL(n)                             (0x0203u + 0x10u * (n))

/* RenderTargetNFormat (0x204 + 0x10*n (n = 0-7)): Format of render target n. The source gives no
 * range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_FORMAT_COUNT                            8u
#define MAXWELL_3D_RENDER_TARGET_FORMAT(n)                               (0x0204u + 0x10u * (n))

/* RenderTargetNTileMode (0x205 + 0x10*n (n = 0-7)): Tiling of render target n. The source gives no
 * range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_COUNT                         8u
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE(n)                            (0x0205u + 0x10u * (n))
/* WIDTH (bits 3-0, uint): Tile width. */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_SHIFT                   0
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_MASK                    0x0000000Fu
/* HEIGHT (bits 7-4, uint): Tile height. */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_SHIFT                  4
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_MASK                   0x000000F0u
/* DEPTH (bits 10-8, uint): Tile depth. */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_SHIFT                   8
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_MASK                    0x00000700u
/* LAYOUT (bit 12, uint): Layout. */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_SHIFT                  12
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_MASK                   0x00001000u
/* UNKNOWN_16 (bit 16, uint): Unknown. */
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_SHIFT              16
#define MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_MASK               0x00010000u

/* RenderTargetNArrayMode (0x206 + 0x10*n (n = 0-7)): Layers of render target n. The source gives no
 * range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_COUNT                        8u
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE(n)                           (0x0206u + 0x10u * (n))
/* LAYERS (bits 15-0, uint): Number of layers. */
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_SHIFT                 0
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_MASK                  0x0000FFFFu
/* VOLUME (bit 16, bool): Volume. */
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_SHIFT                 16
#define MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_MASK                  0x00010000u

/* RenderTargetNLayerStride (0x207 + 0x10*n (n = 0-7)): Distance from one layer of render target n to
 * the next. The source gives no range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_COUNT                      8u
#define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE(n)                         (0x0207u + 0x10u * (n))
/* VALUE (bits 31-0, uint, 4 bytes): Layer stride. */
#define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_SHIFT                0
#define MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_MASK                 0xFFFFFFFFu

/* RenderTargetNBaseLayer (0x208 + 0x10*n (n = 0-7)): First layer of render target n. The source gives
 * no range; eight elements fit before ViewportNScaleX at 0x280.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_BASE_LAYER_COUNT                        8u
#define MAXWELL_3D_RENDER_TARGET_BASE_LAYER(n)                           (0x0208u + 0x10u * (n))

/* ClearColor (0x360-0x363): Colour of a clear. The source prints size 4 and type float: read as four
 * floats, as for BlendColor.
 * plain, wo, 4 words, type float [?: Switchbrew] */
#define MAXWELL_3D_CLEAR_COLOR                                           0x0360u
/* COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component. */
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_WORD                           0
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_SHIFT                          0
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT0_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_WORD                           1
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_SHIFT                          0
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT1_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_WORD                           2
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_SHIFT                          0
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT2_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_WORD                           3
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_SHIFT                          0
#define MAXWELL_3D_CLEAR_COLOR_COMPONENT3_MASK                           0xFFFFFFFFu

/* ClearDepth (0x364): Depth of a clear.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_CLEAR_DEPTH                                           0x0364u
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_CLEAR_DEPTH_VALUE_SHIFT                               0
#define MAXWELL_3D_CLEAR_DEPTH_VALUE_MASK                                0xFFFFFFFFu

/* ClearStencil (0x368): Stencil of a clear.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_CLEAR_STENCIL                                         0x0368u

/* ? (0x36F): Named ? in the source. Used by ClearDepthStencil.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_36F                                           0x036Fu
/* UNKNOWN_0 (bit 0, uint): Unknown. */
#define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_SHIFT                           0
#define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_MASK                            0x00000001u
/* UNKNOWN_16 (bit 16, uint): Unknown. */
#define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_SHIFT                          16
#define MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_MASK                           0x00010000u

/* TiledCacheAction0 (0x3D8): Action 0 of the tiled cache. The source asks whether it is a trigger.
 * plain, wo, type bool [?: Switchbrew] */
#define MAXWELL_3D_TILED_CACHE_ACTION0                                   0x03D8u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_SHIFT                       0
#define MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_MASK                        0x00000001u

/* TiledCacheTileSize (0x3D9): Tile size of the tiled cache. The source gives two halves without
 * meanings.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_TILED_CACHE_TILE_SIZE                                 0x03D9u
/* UNKNOWN_0 (bits 15-0, uint): Unknown. [?] */
#define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_SHIFT                 0
#define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_MASK                  0x0000FFFFu
/* UNKNOWN_16 (bits 31-16, uint): Unknown. [?] */
#define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_SHIFT                16
#define MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_MASK                 0xFFFF0000u

/* DiscardTrigger (0x3DE): Discards contents of the framebuffer.
 * trigger, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_DISCARD_TRIGGER                                       0x03DEu
/* DISCARD_DEPTH_STENCIL (bit 0, bool): Discards depth and stencil. */
#define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_SHIFT           0
#define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_MASK            0x00000001u
/* DISCARD_COLOR_INDEX (bits 6-4, uint): Colour buffer that is discarded. */
#define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_SHIFT             4
#define MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_MASK              0x00000070u

/* TiledCacheAction1 (0x3E0): Action 1 of the tiled cache. The source asks whether it is a trigger.
 * plain, wo, type bool [?: Switchbrew] */
#define MAXWELL_3D_TILED_CACHE_ACTION1                                   0x03E0u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_SHIFT                       0
#define MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_MASK                        0x00000001u

/* Unknown?Addr (0x3F8-0x3F9): Address of an optional buffer, written by SetRenderTargets of nvn.
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_ADDR                                          0x03F8u
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_UNKNOWN_ADDR_UPPER_WORD                               0
#define MAXWELL_3D_UNKNOWN_ADDR_UPPER_SHIFT                              0
#define MAXWELL_3D_UNKNOWN_ADDR_UPPER_MASK                               0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_UNKNOWN_ADDR_LOWER_WORD                               1
#define MAXWELL_3D_UNKNOWN_ADDR_LOWER_SHIFT                              0
#define MAXWELL_3D_UNKNOWN_ADDR_LOWER_MASK                               0xFFFFFFFFu

/* Unknown?TileMode (0x3FA): Tiling of the optional buffer, optionally written by SetRenderTargets of
 * nvn.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_TILE_MODE                                     0x03FAu

/* Unknown?ArrayMode (0x3FB): Layers of the optional buffer, optionally written by SetRenderTargets of
 * nvn.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_ARRAY_MODE                                    0x03FBu

/* Unknown?BaseLayer (0x3FC): First layer of the optional buffer, optionally written by
 * SetRenderTargets of nvn.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_BASE_LAYER                                    0x03FCu

/* unknown_3FD (0x3FD-0x3FE): No name in the source. Written by SetRenderTargets of nvn. The source
 * prints size 1 and type bitfield?[2]: read as two words, as 0x3FE is free.
 * plain, wo, 2 words, type bitfield?[2] [?: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_3FD                                           0x03FDu

/* ClearFlags? (0x43E): Flags of a clear; the source marks the name with a question mark. GpuInit of
 * nvn writes 0x101.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_CLEAR_FLAGS                                           0x043Eu

/* TiledCacheAction2 (0x44D): Action 2 of the tiled cache. The source asks whether it is a trigger.
 * plain, wo, type bool [?: Switchbrew] */
#define MAXWELL_3D_TILED_CACHE_ACTION2                                   0x044Du
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_SHIFT                       0
#define MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_MASK                        0x00000001u

/* DepthBufferResolve (0x47F): Resolves the depth buffer when 1 is written.
 * trigger, wo, type trigger [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_BUFFER_RESOLVE                                  0x047Fu

/* RenderTargetControl (0x487): Number of render targets, and many other flags that the source does not
 * list. Used by SetRenderTargets of nvn.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_RENDER_TARGET_CONTROL                                 0x0487u
/* NUMBER_OF_RENDER_TARGETS (bits 3-0, uint): Number of render targets. */
#define MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_SHIFT  0
#define MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_MASK   0x0000000Fu
/* UNKNOWN_4 (bits 31-4, uint): Other flags, not listed. [?] */
#define MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_SHIFT                 4
#define MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_MASK                  0xFFFFFFF0u

/* unknown_48A to unknown_48C (0x48A-0x48C): No name in the source. Optionally used by SetRenderTargets
 * of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_48A                                           0x048Au
#define MAXWELL_3D_UNKNOWN_48B                                           0x048Bu
#define MAXWELL_3D_UNKNOWN_48C                                           0x048Cu

/* ZCullContextSave (0x519): Saves the ZCull context to ZCullContextStartAddr when 0 is written.
 * trigger, wo, type trigger [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_CONTEXT_SAVE                                   0x0519u

/* ZCullContextRestore (0x540): Restores the ZCull context from ZCullContextStartAddr when 0 is
 * written.
 * trigger, wo, type trigger [DOC: Switchbrew] */
#define MAXWELL_3D_Z_CULL_CONTEXT_RESTORE                                0x0540u

/* unknown_54E (0x54E): No name in the source. SetRenderTargets of nvn writes 0 here if an optional
 * buffer is NULL.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_54E                                           0x054Eu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_UNKNOWN_54E_VALUE_SHIFT                               0
#define MAXWELL_3D_UNKNOWN_54E_VALUE_MASK                                0x00000001u

/* unknown_57F to unknown_580 (0x57F-0x580): No name in the source. Optionally written as 0 by
 * SetRenderTargets of nvn.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_57F                                           0x057Fu
#define MAXWELL_3D_UNKNOWN_580                                           0x0580u

/* ---- Shaders and textures ----
 * Programs, constant buffers, texture and sampler pools, cache invalidation. */

/* CacheSplit (0x0C2): Split of a cache. The source gives type enum and no values.
 * plain, wo, type enum [DOC: Switchbrew] */
#define MAXWELL_3D_CACHE_SPLIT                                           0x00C2u

/* LocalBase (0x1DF): Base of local memory. Marked TODO in the source.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_LOCAL_BASE                                            0x01DFu
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_LOCAL_BASE_VALUE_SHIFT                                0
#define MAXWELL_3D_LOCAL_BASE_VALUE_MASK                                 0xFFFFFFFFu

/* Unbind (???) (0x43D): Invalidates bound resources. The source marks the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_UNBIND                                                0x043Du
/* INVALIDATE_TEXTURE_HEADERS (bit 0, bool): Texture headers. */
#define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_SHIFT               0
#define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_MASK                0x00000001u
/* INVALIDATE_TEXTURE_SAMPLERS (bit 4, bool): Texture samplers. */
#define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_SHIFT              4
#define MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_MASK               0x00000010u
/* INVALIDATE_CONST_BUFFERS (bit 8, bool): Constant buffers. */
#define MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_SHIFT                 8
#define MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_MASK                  0x00000100u

/* unknown_47C (0x47C): No name in the source. BindProgram of nvn sometimes writes 0 here.
 * trigger, wo, type trigger [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_47C                                           0x047Cu

/* SamplerBinding (???) (0x48D): How samplers are bound. The source marks the name with (???).
 * plain, wo, type enum [?: Switchbrew] */
#define MAXWELL_3D_SAMPLER_BINDING                                       0x048Du
/* VALUE (bits 31-0, SamplerBindingValue): Binding. */
#define MAXWELL_3D_SAMPLER_BINDING_VALUE_SHIFT                           0
#define MAXWELL_3D_SAMPLER_BINDING_VALUE_MASK                            0xFFFFFFFFu

/* InvalidateTextureDataNoWfi (???) (0x4A2): Invalidates the texture data cache without waiting for
 * idle. The source marks the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI                        0x04A2u
/* LINES (bit 0, InvalidateCacheLines): Lines. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_SHIFT            0
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_MASK             0x00000001u
/* TAG (bits 25-4, uint): Tag of the line. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_SHIFT              4
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_MASK               0x03FFFFF0u

/* ShaderScheduling (???) (0x4AB): Order in which threads run. The source marks the name with (???).
 * plain, wo, type enum [?: Switchbrew] */
#define MAXWELL_3D_SHADER_SCHEDULING                                     0x04ABu
/* VALUE (bits 31-0, ShaderSchedulingValue): Order. */
#define MAXWELL_3D_SHADER_SCHEDULING_VALUE_SHIFT                         0
#define MAXWELL_3D_SHADER_SCHEDULING_VALUE_MASK                          0xFFFFFFFFu

/* InvalidateSamplerCache (???) (0x4CC): Invalidates the sampler cache. The source marks the name with
 * (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE                              0x04CCu
/* LINES (bit 0, InvalidateCacheLines): Lines. */
#define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_SHIFT                  0
#define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_MASK                   0x00000001u
/* TAG (bits 25-4, uint): Tag of the line. */
#define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_SHIFT                    4
#define MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_MASK                     0x03FFFFF0u

/* InvalidateTextureHeaderCache (???) (0x4CD): Invalidates the texture header cache. The source marks
 * the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE                       0x04CDu
/* LINES (bit 0, InvalidateCacheLines): Lines. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_SHIFT           0
#define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_MASK            0x00000001u
/* TAG (bits 25-4, uint): Tag of the line. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_SHIFT             4
#define MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_MASK              0x03FFFFF0u

/* InvalidateTextureDataCache (???) (0x4CE): Invalidates the texture data cache. The source marks the
 * name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE                         0x04CEu
/* LINES (bit 0, InvalidateCacheLines): Lines. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_SHIFT             0
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_MASK              0x00000001u
/* TAG (bits 25-4, uint): Tag of the line. */
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_SHIFT               4
#define MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_MASK                0x03FFFFF0u

/* TexSamplerPoolOffset (???) (0x557-0x558): Address of the sampler pool. The source marks the name
 * with (???). It prints two words, of which the second is also TexSamplerPoolMaximumIndex; one of the
 * two ids must be wrong.
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET                               0x0557u
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_WORD                    0
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_SHIFT                   0
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_MASK                    0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_WORD                    1
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_SHIFT                   0
#define MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_MASK                    0xFFFFFFFFu

/* TexSamplerPoolMaximumIndex (???) (0x558): Highest index of the sampler pool. The source marks the
 * name with (???). The id is also the second word of TexSamplerPoolOffset; the header pool has its
 * maximum two ids after its offset.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX                        0x0558u
/* MAXIMUM (bits 19-0, uint): Highest index. */
#define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_SHIFT          0
#define MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_MASK           0x000FFFFFu

/* TexHeaderPoolOffset (???) (0x55D-0x55E): Address of the texture header pool. The source marks the
 * name with (???).
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET                                0x055Du
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_WORD                     0
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_SHIFT                    0
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_MASK                     0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_WORD                     1
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_SHIFT                    0
#define MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_MASK                     0xFFFFFFFFu

/* TexHeaderPoolMaximumIndex (???) (0x55F): Highest index of the texture header pool. The source marks
 * the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX                         0x055Fu
/* MAXIMUM (bits 21-0, uint): Highest index. */
#define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_SHIFT           0
#define MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_MASK            0x003FFFFFu

/* ProgramRegion (???) (0x582-0x583): Address of the program region. The source marks the name with
 * (???).
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_PROGRAM_REGION                                        0x0582u
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_PROGRAM_REGION_UPPER_WORD                             0
#define MAXWELL_3D_PROGRAM_REGION_UPPER_SHIFT                            0
#define MAXWELL_3D_PROGRAM_REGION_UPPER_MASK                             0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_PROGRAM_REGION_LOWER_WORD                             1
#define MAXWELL_3D_PROGRAM_REGION_LOWER_SHIFT                            0
#define MAXWELL_3D_PROGRAM_REGION_LOWER_MASK                             0xFFFFFFFFu

/* CubeMapInterFaceFiltering (???) (0x599): Filtering across the faces of a cube map. The source marks
 * the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING                         0x0599u
/* MODE (bits 1-0, CubeMapInterFaceFilteringMode): Mode. */
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_SHIFT              0
#define MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_MASK               0x00000003u

/* ShaderControl (???) (0x5A4): Floating-point behaviour of shaders. The source marks the name with
 * (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_SHADER_CONTROL                                        0x05A4u
/* PARTIAL (bit 0, ShaderControlPartial): Partial. */
#define MAXWELL_3D_SHADER_CONTROL_PARTIAL_SHIFT                          0
#define MAXWELL_3D_SHADER_CONTROL_PARTIAL_MASK                           0x00000001u
/* FP32_NAN_BEHAVIOR (bit 1, ShaderControlFp32NanBehavior): NaN behaviour. */
#define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_SHIFT                1
#define MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_MASK                 0x00000002u
/* FP32_F21_NAN_BEHAVIOR (bit 2, ShaderControlFp32F21NanBehavior): NaN behaviour of F21. */
#define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_SHIFT            2
#define MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_MASK             0x00000004u
/* ZERO_TIMES_ANYTHING_IS_ZERO (bit 16, bool): Zero times anything is zero. */
#define MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_SHIFT      16
#define MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_MASK       0x00010000u

/* BindConstantBuffer (???) (0x5A5): Binds a constant buffer. The source marks the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BIND_CONSTANT_BUFFER                                  0x05A5u
/* VALID (bit 0, bool): The slot is bound. */
#define MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_SHIFT                      0
#define MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_MASK                       0x00000001u
/* SHADER_SLOT (bits 12-8, uint): Slot. */
#define MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_SHIFT                8
#define MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_MASK                 0x00001F00u

/* InvalidateShaderCachesNoWfi (???) (0x5A6): Invalidates shader caches without waiting for idle. The
 * source marks the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI                       0x05A6u
/* INSTRUCTION (bit 0, bool): Instruction cache. */
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_SHIFT     0
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_MASK      0x00000001u
/* GLOBAL_DATA (bit 4, bool): Global data cache. */
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_SHIFT     4
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_MASK      0x00000010u
/* UNIFORM (bit 8, bool): Uniform cache. */
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_SHIFT         8
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_MASK          0x00000100u
/* CONSTANT (bit 12, bool): Constant cache. */
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_SHIFT        12
#define MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_MASK         0x00001000u

/* InvalidateConstantBufferCache (???) (0x64C): Invalidates the constant buffer cache. The source marks
 * the name with (???).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE                      0x064Cu
/* THRU_L2 (bit 0, bool): Down through the second-level cache. */
#define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_SHIFT        0
#define MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_MASK         0x00000001u

/* unknown_820 (0x820): No name in the source. Selects the tessellation control program.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_820                                           0x0820u

/* unknown_821 (0x821): No name in the source. Entry point of the tessellation control program.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_821                                           0x0821u

/* unknown_830 (0x830): No name in the source. Selects the tessellation evaluation program.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_830                                           0x0830u

/* unknown_840 (0x840): No name in the source. Selects the geometry program.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_840                                           0x0840u

/* unknown_850 (0x850): No name in the source. Selects the fragment program.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_850                                           0x0850u

/* ConstantBufferSelectorSize (0x8E0): Size of the selected constant buffer.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE                         0x08E0u
/* SIZE (bits 16-0, uint): Size. */
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_SHIFT              0
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_MASK               0x0001FFFFu

/* ConstantBufferSelectorAddr (0x8E1-0x8E2): Address of the selected constant buffer.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR                         0x08E1u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_WORD              0
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_SHIFT             0
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_MASK              0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_WORD              1
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_SHIFT             0
#define MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_MASK              0xFFFFFFFFu

/* LoadConstantBufferOffset (0x8E3): Offset at which LoadConstantBuffer stores. nvn uses 0x120 + 8*i
 * for BindImage, 0x568 + 8*i for BindSeparateSampler, 0x168 + 8*i for BindSeparateTexture and 32 + 8*i
 * for BindTexture; the source leaves other functions as TODO.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET                           0x08E3u
/* OFFSET (bits 15-0, uint): Offset. */
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_SHIFT              0
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_MASK               0x0000FFFFu

/* LoadConstantBuffer (0x8E4-0x8F3): Stores a word in the selected constant buffer. The source prints
 * size 1 and type uint[16]: read as 16 elements of one word, which fit before ConstBufferNBind at
 * 0x904.
 * plain, wo, type uint[16] [?: Switchbrew] */
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_COUNT                            16u
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER(n)                               (0x08E4u + 0x1u * (n))
/* VALUE (bits 31-0, uint): Data word. */
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_SHIFT                      0
#define MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_MASK                       0xFFFFFFFFu

/* ConstBufferNBind (0x904 + 0x8*n (n = 0-4)): Binds a constant buffer to n, presumably a shader stage.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_CONST_BUFFER_BIND_COUNT                               5u
#define MAXWELL_3D_CONST_BUFFER_BIND(n)                                  (0x0904u + 0x8u * (n))
/* VALID (bit 0, bool): The slot is bound. */
#define MAXWELL_3D_CONST_BUFFER_BIND_VALID_SHIFT                         0
#define MAXWELL_3D_CONST_BUFFER_BIND_VALID_MASK                          0x00000001u
/* INDEX (bits 8-4, uint): Slot. */
#define MAXWELL_3D_CONST_BUFFER_BIND_INDEX_SHIFT                         4
#define MAXWELL_3D_CONST_BUFFER_BIND_INDEX_MASK                          0x000001F0u

/* ---- Geometry ----
 * Vertex streams, draws, tessellation and transform feedback. */

/* TesselationMode (0x0C8): Tessellation mode.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_TESSELATION_MODE                                      0x00C8u
/* PRIMITIVE_TYPE (bits 1-0, TesselationModePrimitiveType): Primitive. */
#define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_SHIFT                 0
#define MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_MASK                  0x00000003u
/* SPACING (bits 5-4, TesselationModeSpacing): Spacing. */
#define MAXWELL_3D_TESSELATION_MODE_SPACING_SHIFT                        4
#define MAXWELL_3D_TESSELATION_MODE_SPACING_MASK                         0x00000030u
/* WINDING_AND_CONNECTEDNESS_FLAGS (bits 9-8, TesselationModeWindingAndConnectednessFlags): Winding and
 * connection. */
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_SHIFT 8
#define MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_MASK 0x00000300u

/* TesselationOuterLevels (0x0C9-0x0CC): Outer tessellation levels.
 * plain, wo, 4 words, type float[4] [DOC: Switchbrew] */
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS                              0x00C9u
/* LEVEL0 to LEVEL3 (bits 31-0, step 32, f32): Outer level. */
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_WORD                  0
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_SHIFT                 0
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_MASK                  0xFFFFFFFFu
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_WORD                  1
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_SHIFT                 0
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_MASK                  0xFFFFFFFFu
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_WORD                  2
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_SHIFT                 0
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_MASK                  0xFFFFFFFFu
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_WORD                  3
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_SHIFT                 0
#define MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_MASK                  0xFFFFFFFFu

/* TesselationInnerLevels (0x0CD-0x0CE): Inner tessellation levels.
 * plain, wo, 2 words, type float[2] [DOC: Switchbrew] */
#define MAXWELL_3D_TESSELATION_INNER_LEVELS                              0x00CDu
/* LEVEL0 to LEVEL1 (bits 31-0, step 32, f32): Inner level. */
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_WORD                  0
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_SHIFT                 0
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_MASK                  0xFFFFFFFFu
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_WORD                  1
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_SHIFT                 0
#define MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_MASK                  0xFFFFFFFFu

/* TransformFeedbackBufferEnable (0x0E0 + 0x8*n (n = 0-3)): Enables transform feedback buffer n.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_COUNT                4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE(n)                   (0x00E0u + 0x8u * (n))
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_SHIFT          0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_MASK           0x00000001u

/* TransformFeedbackBufferAddr (0x0E1-0x0E2 + 0x8*n (n = 0-3)): Address of transform feedback buffer n.
 * The range is that of TransformFeedbackBufferEnable (n = 0..3).
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_COUNT                  4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR(n)                     (0x00E1u + 0x8u * (n))
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_WORD             0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_SHIFT            0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_MASK             0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_WORD             1
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_SHIFT            0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_MASK             0xFFFFFFFFu

/* TransformFeedbackBufferFlags (0x0E3 + 0x8*n (n = 0-3)): Flags of transform feedback buffer n. The
 * range is that of TransformFeedbackBufferEnable (n = 0..3).
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS_COUNT                 4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS(n)                    (0x00E3u + 0x8u * (n))

/* TransformFeedbackBufferStream (0x1C0 + 0x4*n (n = 0-3)): Stream of transform feedback buffer n. The
 * range is that of TransformFeedbackBufferEnable (n = 0..3).
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM_COUNT                4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM(n)                   (0x01C0u + 0x4u * (n))

/* TransformFeedbackVaryingCount (0x1C1 + 0x4*n (n = 0-3)): Number of varyings of transform feedback
 * buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_COUNT                4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT(n)                   (0x01C1u + 0x4u * (n))
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_SHIFT          0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_MASK           0xFFFFFFFFu

/* TransformFeedbackStride (0x1C2 + 0x4*n (n = 0-3)): Stride of transform feedback buffer n. The range
 * is that of TransformFeedbackBufferEnable (n = 0..3).
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_COUNT                       4u
#define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE(n)                          (0x01C2u + 0x4u * (n))
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_SHIFT                 0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_MASK                  0xFFFFFFFFu

/* TransformFeedbackEnable (0x1D1): Enables transform feedback.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE                             0x01D1u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_SHIFT                 0
#define MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_MASK                  0x00000001u

/* VertexBufferFirst (0x35D): First vertex of an array draw.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_VERTEX_BUFFER_FIRST                                   0x035Du

/* VertexBufferCount (0x35E): Number of vertices of an array draw.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_VERTEX_BUFFER_COUNT                                   0x035Eu

/* PatchSize (0x373): Vertices per patch.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_PATCH_SIZE                                            0x0373u
/* VALUE (bits 11-0, uint, vertices): Vertices per patch. */
#define MAXWELL_3D_PATCH_SIZE_VALUE_SHIFT                                0
#define MAXWELL_3D_PATCH_SIZE_VALUE_MASK                                 0x00000FFFu

/* PrimitiveRestartWithDrayArrays (0x37A): Applies primitive restart to array draws as well. The name
 * is spelled as in the source.
 * plain, wo, type boolean [DOC: Switchbrew] */
#define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS                    0x037Au
/* VALUE (bit 0, bool): Enable. */
#define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_SHIFT        0
#define MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_MASK         0x00000001u

/* DrawElementsEnableBaseVertex? (0x446): Enables the base vertex of element draws. The source marks
 * the name with a question mark and TODO.
 * plain, wo, type bool [?: Switchbrew] */
#define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX                      0x0446u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_SHIFT          0
#define MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_MASK           0x00000001u

/* VertexStreamNAttrib (0x458-0x467): Vertex attribute n. The source prints size 4 and type
 * bitfield[16]: read as 16 elements of one word, as the letter N in the name asks for an array.
 * plain, wo, type bitfield[16] [?: Switchbrew] */
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_COUNT                            16u
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB(n)                               (0x0458u + 0x1u * (n))
/* STREAM_INDEX (bits 4-0, uint): Vertex stream that supplies the attribute. */
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_SHIFT               0
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_MASK                0x0000001Fu
/* FORMAT0 (bits 20-7, uint): First part of the format. */
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_SHIFT                    7
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_MASK                     0x001FFF80u
/* FORMAT1 (bits 30-21, uint): Second part of the format. */
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_SHIFT                    21
#define MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_MASK                     0x7FE00000u

/* VertexBufferElementBase (0x50D): Value added to the indices of an element draw.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE                            0x050Du
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_SHIFT                0
#define MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_MASK                 0xFFFFFFFFu

/* PrimitiveRestartEnable (0x591): Enables primitive restart.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE                              0x0591u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_SHIFT                  0
#define MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_MASK                   0x00000001u

/* PrimitiveRestartIndex (0x592): Index that restarts the primitive.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_3D_PRIMITIVE_RESTART_INDEX                               0x0592u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_SHIFT                   0
#define MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_MASK                    0xFFFFFFFFu

/* DrawElementsIndirectAddr (0x5F2-0x5F3): Address of the arguments of an indirect element draw. Marked
 * TODO in the source.
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR                           0x05F2u
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_WORD                0
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_SHIFT               0
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_MASK                0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_WORD                1
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_SHIFT               0
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_MASK                0xFFFFFFFFu

/* DrawElementsIndirectFlag? (0x5F6): Flag of an indirect element draw. The source marks the name with
 * a question mark and TODO.
 * plain, wo, type bool [?: Switchbrew] */
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG                           0x05F6u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_SHIFT               0
#define MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_MASK                0x00000001u

/* VertexStreamNEnableDivisor (0x620-0x62F): Enables the instance divisor of vertex stream n.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_COUNT                    16u
#define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR(n)                       (0x0620u + 0x1u * (n))
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_SHIFT              0
#define MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_MASK               0x00000001u

/* VertexStreamNStride (0x700 + 0x4*n (n = 0-31)): Bytes from one vertex of stream n to the next.
 * Marked TODO: nouveau has further bits here.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_3D_VERTEX_STREAM_STRIDE_COUNT                            32u
#define MAXWELL_3D_VERTEX_STREAM_STRIDE(n)                               (0x0700u + 0x4u * (n))
/* STRIDE (bits 11-0, uint, bytes): Bytes per vertex. */
#define MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_SHIFT                     0
#define MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_MASK                      0x00000FFFu

/* VertexBufferStartAddr (0x701-0x702 + 0x4*n (n = 0-31)): Start address of vertex buffer n. Marked as
 * incorrect (TODO: Incorrecto) in the source. The range is that of VertexStreamNStride (n = 0..31).
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_COUNT                        32u
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR(n)                           (0x0701u + 0x4u * (n))
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_WORD                   0
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_SHIFT                  0
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_MASK                   0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_WORD                   1
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_SHIFT                  0
#define MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_MASK                   0xFFFFFFFFu

/* VertexStreamNDivisor (0x703 + 0x4*n (n = 0-31)): Instance divisor of vertex stream n. The source
 * gives neither size nor type. The range is that of VertexStreamNStride (n = 0..31).
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_VERTEX_STREAM_DIVISOR_COUNT                           32u
#define MAXWELL_3D_VERTEX_STREAM_DIVISOR(n)                              (0x0703u + 0x4u * (n))

/* VertexBufferEndAddr (0x7C0-0x7C1 + 0x2*n (n = 0-31)): End address of vertex buffer n. The range is
 * that of VertexStreamNStride (n = 0..31).
 * plain, wo, 2 words, type gpuva [?: Switchbrew] */
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_COUNT                          32u
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR(n)                             (0x07C0u + 0x2u * (n))
/* UPPER (bits 31-0, uint) */
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_WORD                     0
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_SHIFT                    0
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_MASK                     0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_WORD                     1
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_SHIFT                    0
#define MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_MASK                     0xFFFFFFFFu

/* ---- Multisampling ----
 * Samples, coverage and sample positions. */

/* SampleShading (0x1D5): Shading per sample.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_SAMPLE_SHADING                                        0x01D5u
/* UNKNOWN_0 (bits 3-0, uint): Unknown. [?] */
#define MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_SHIFT                        0
#define MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_MASK                         0x0000000Fu
/* ENABLE (bit 4, bool): Enable. */
#define MAXWELL_3D_SAMPLE_SHADING_ENABLE_SHIFT                           4
#define MAXWELL_3D_SAMPLE_SHADING_ENABLE_MASK                            0x00000010u

/* MultisampleRasterEnable (0x3ED): Enables multisample rasterization. Also written as 0 when all
 * colours are cleared.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE                             0x03EDu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_SHIFT                 0
#define MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_MASK                  0x00000001u

/* MultisampleRasterSamples (0x3EE): Samples per pixel of the rasterizer. The source gives values
 * without bits.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES                            0x03EEu
/* VALUE (bits 31-0, MultisampleRasterSamplesValue): Samples. */
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_SHIFT                0
#define MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_MASK                 0xFFFFFFFFu

/* MultisampleCoverageModulationMode (0x3EF): Mode of the coverage modulation.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_MODULATION_MODE                  0x03EFu

/* SampleMask0 (0x3F0): Sample mask, word 0.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_SAMPLE_MASK0                                          0x03F0u

/* SampleMask1 (0x3F1): Sample mask, word 1.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_SAMPLE_MASK1                                          0x03F1u

/* SampleMask2 (0x3F2): Sample mask, word 2.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_SAMPLE_MASK2                                          0x03F2u

/* Multisample_Related2 (0x3F5): Something about multisampling. Marked TODO in the source.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_RELATED2                                  0x03F5u

/* CoverageModulationEnable (0x3F6): Enables coverage modulation.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_COVERAGE_MODULATION_ENABLE                            0x03F6u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_SHIFT                0
#define MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_MASK                 0x00000001u

/* CoverageModulationTable (0x40C-0x40F): Table of the coverage modulation.
 * plain, wo, 4 words, type float[4] [DOC: Switchbrew] */
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE                             0x040Cu
/* ENTRY0 to ENTRY3 (bits 31-0, step 32, f32): Factor. */
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_WORD                 0
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_SHIFT                0
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_MASK                 0xFFFFFFFFu
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_WORD                 1
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_SHIFT                0
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_MASK                 0xFFFFFFFFu
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_WORD                 2
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_SHIFT                0
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_MASK                 0xFFFFFFFFu
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_WORD                 3
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_SHIFT                0
#define MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_MASK                 0xFFFFFFFFu

/* MultisampleGrid (0x478-0x47A): Sample positions, one byte each; the source spells out the first and
 * says etc. It prints 3 words, which hold 12 samples; the next method after the three, 0x47B, is free.
 * plain, wo, 3 words, type bitfield[3] [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_GRID                                      0x0478u
/* X0 to X11 (bits 3-0, step 8, uint): Horizontal position. */
#define MAXWELL_3D_MULTISAMPLE_GRID_X0_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_X0_SHIFT                             0
#define MAXWELL_3D_MULTISAMPLE_GRID_X0_MASK                              0x0000000Fu
/* Y0 to Y11 (bits 7-4, step 8, uint): Vertical position. */
#define MAXWELL_3D_MULTISAMPLE_GRID_Y0_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_Y0_SHIFT                             4
#define MAXWELL_3D_MULTISAMPLE_GRID_Y0_MASK                              0x000000F0u
#define MAXWELL_3D_MULTISAMPLE_GRID_X1_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_X1_SHIFT                             8
#define MAXWELL_3D_MULTISAMPLE_GRID_X1_MASK                              0x00000F00u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y1_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_Y1_SHIFT                             12
#define MAXWELL_3D_MULTISAMPLE_GRID_Y1_MASK                              0x0000F000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X2_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_X2_SHIFT                             16
#define MAXWELL_3D_MULTISAMPLE_GRID_X2_MASK                              0x000F0000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y2_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_Y2_SHIFT                             20
#define MAXWELL_3D_MULTISAMPLE_GRID_Y2_MASK                              0x00F00000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X3_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_X3_SHIFT                             24
#define MAXWELL_3D_MULTISAMPLE_GRID_X3_MASK                              0x0F000000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y3_WORD                              0
#define MAXWELL_3D_MULTISAMPLE_GRID_Y3_SHIFT                             28
#define MAXWELL_3D_MULTISAMPLE_GRID_Y3_MASK                              0xF0000000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X4_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_X4_SHIFT                             0
#define MAXWELL_3D_MULTISAMPLE_GRID_X4_MASK                              0x0000000Fu
#define MAXWELL_3D_MULTISAMPLE_GRID_Y4_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_Y4_SHIFT                             4
#define MAXWELL_3D_MULTISAMPLE_GRID_Y4_MASK                              0x000000F0u
#define MAXWELL_3D_MULTISAMPLE_GRID_X5_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_X5_SHIFT                             8
#define MAXWELL_3D_MULTISAMPLE_GRID_X5_MASK                              0x00000F00u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y5_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_Y5_SHIFT                             12
#define MAXWELL_3D_MULTISAMPLE_GRID_Y5_MASK                              0x0000F000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X6_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_X6_SHIFT                             16
#define MAXWELL_3D_MULTISAMPLE_GRID_X6_MASK                              0x000F0000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y6_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_Y6_SHIFT                             20
#define MAXWELL_3D_MULTISAMPLE_GRID_Y6_MASK                              0x00F00000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X7_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_X7_SHIFT                             24
#define MAXWELL_3D_MULTISAMPLE_GRID_X7_MASK                              0x0F000000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y7_WORD                              1
#define MAXWELL_3D_MULTISAMPLE_GRID_Y7_SHIFT                             28
#define MAXWELL_3D_MULTISAMPLE_GRID_Y7_MASK                              0xF0000000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X8_WORD                              2
#define MAXWELL_3D_MULTISAMPLE_GRID_X8_SHIFT                             0
#define MAXWELL_3D_MULTISAMPLE_GRID_X8_MASK                              0x0000000Fu
#define MAXWELL_3D_MULTISAMPLE_GRID_Y8_WORD                              2
#define MAXWELL_3D_MULTISAMPLE_GRID_Y8_SHIFT                             4
#define MAXWELL_3D_MULTISAMPLE_GRID_Y8_MASK                              0x000000F0u
#define MAXWELL_3D_MULTISAMPLE_GRID_X9_WORD                              2
#define MAXWELL_3D_MULTISAMPLE_GRID_X9_SHIFT                             8
#define MAXWELL_3D_MULTISAMPLE_GRID_X9_MASK                              0x00000F00u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y9_WORD                              2
#define MAXWELL_3D_MULTISAMPLE_GRID_Y9_SHIFT                             12
#define MAXWELL_3D_MULTISAMPLE_GRID_Y9_MASK                              0x0000F000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X10_WORD                             2
#define MAXWELL_3D_MULTISAMPLE_GRID_X10_SHIFT                            16
#define MAXWELL_3D_MULTISAMPLE_GRID_X10_MASK                             0x000F0000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y10_WORD                             2
#define MAXWELL_3D_MULTISAMPLE_GRID_Y10_SHIFT                            20
#define MAXWELL_3D_MULTISAMPLE_GRID_Y10_MASK                             0x00F00000u
#define MAXWELL_3D_MULTISAMPLE_GRID_X11_WORD                             2
#define MAXWELL_3D_MULTISAMPLE_GRID_X11_SHIFT                            24
#define MAXWELL_3D_MULTISAMPLE_GRID_X11_MASK                             0x0F000000u
#define MAXWELL_3D_MULTISAMPLE_GRID_Y11_WORD                             2
#define MAXWELL_3D_MULTISAMPLE_GRID_Y11_SHIFT                            28
#define MAXWELL_3D_MULTISAMPLE_GRID_Y11_MASK                             0xF0000000u

/* MultisampleCoverageToColor (0x47E): Writes the coverage to a colour.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR                         0x047Eu
/* ENABLE (bit 0, bool): Enable. */
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_SHIFT            0
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_MASK             0x00000001u
/* UNKNOWN_4 (bits 6-4, uint): Unknown. [?] */
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_SHIFT         4
#define MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_MASK          0x00000070u

/* MultisampleAlphaToCoverageDither (0x4B8): Dithers the coverage made from alpha.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER                  0x04B8u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_SHIFT      0
#define MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_MASK       0x00000001u

/* MultisampleEnable (0x54D): Enables multisampling.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_ENABLE                                    0x054Du

/* MultisampleControl (0x54F): Multisample control. The source prints type bool and further unknown
 * bits.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_CONTROL                                   0x054Fu
/* ALPHA_TO_COVERAGE_ENABLE (bit 0, bool): Makes the coverage from alpha. */
#define MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_SHIFT    0
#define MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_MASK     0x00000001u
/* UNKNOWN_1 (bits 31-1, uint): Unknown. [?] */
#define MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_SHIFT                   1
#define MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_MASK                    0xFFFFFFFEu

/* CsaaEnable (0x56D): Enables coverage sampling.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_CSAA_ENABLE                                           0x056Du
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_CSAA_ENABLE_VALUE_SHIFT                               0
#define MAXWELL_3D_CSAA_ENABLE_VALUE_MASK                                0x00000001u

/* MultisampleMode (0x574): Multisample mode, written by SetRenderTargets of nvn. Seen values: 0, 2, 4,
 * 5, 6.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_MULTISAMPLE_MODE                                      0x0574u
/* VALUE (bits 31-0, uint): Mode. */
#define MAXWELL_3D_MULTISAMPLE_MODE_VALUE_SHIFT                          0
#define MAXWELL_3D_MULTISAMPLE_MODE_VALUE_MASK                           0xFFFFFFFFu

/* ---- Fragment tests and blending ----
 * Depth, stencil and alpha test, depth bounds, blending and logic operation. */

/* unknown_374 (0x374): No name in the source. Written as 0 for a simple BlendState.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_UNKNOWN_374                                           0x0374u

/* StencilBackRefValue (0x3D5): Stencil reference of back faces.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_BACK_REF_VALUE                                0x03D5u

/* StencilBackEnable (0x3D6): Enables the stencil test of back faces.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_BACK_ENABLE                                   0x03D6u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_SHIFT                       0
#define MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_MASK                        0x00000001u

/* StencilBackValueMask (0x3D7): Stencil value mask of back faces.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_BACK_VALUE_MASK                               0x03D7u

/* DepthBounds (0x3E7-0x3E8): Bounds of the depth bounds test.
 * plain, wo, 2 words, type float[2] [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_BOUNDS                                          0x03E7u
/* BOUND0 to BOUND1 (bits 31-0, step 32, f32): Bound. */
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_WORD                              0
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_SHIFT                             0
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND0_MASK                              0xFFFFFFFFu
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_WORD                              1
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_SHIFT                             0
#define MAXWELL_3D_DEPTH_BOUNDS_BOUND1_MASK                              0xFFFFFFFFu

/* DepthTestEnable (0x4B3): Enables the depth test: DepthWriteEnable and DepthFunc take effect.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_TEST_ENABLE                                     0x04B3u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_SHIFT                         0
#define MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_MASK                          0x00000001u

/* BlendIndependent (0x4B9): Blends each render target by its own state. Written as 1 for a simple
 * BlendState.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_BLEND_INDEPENDENT                                     0x04B9u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_BLEND_INDEPENDENT_VALUE_SHIFT                         0
#define MAXWELL_3D_BLEND_INDEPENDENT_VALUE_MASK                          0x00000001u

/* DepthWriteEnable (0x4BA): Enables depth writes.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_WRITE_ENABLE                                    0x04BAu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_SHIFT                        0
#define MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_MASK                         0x00000001u

/* AlphaTestEnable (0x4BB): Enables the alpha test.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_ALPHA_TEST_ENABLE                                     0x04BBu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_SHIFT                         0
#define MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_MASK                          0x00000001u

/* DepthFunc (0x4C3): Depth function.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_FUNC                                            0x04C3u
/* DEPTH_FUNC (bits 3-0, uint): Function; codes not given. */
#define MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_SHIFT                           0
#define MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_MASK                            0x0000000Fu

/* AlphaTestRefValue (0x4C4): Reference of the alpha test.
 * plain, wo, type float [DOC: Switchbrew] */
#define MAXWELL_3D_ALPHA_TEST_REF_VALUE                                  0x04C4u
/* VALUE (bits 31-0, f32) */
#define MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_SHIFT                      0
#define MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_MASK                       0xFFFFFFFFu

/* AlphaTestFunc (0x4C5): Function of the alpha test.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_ALPHA_TEST_FUNC                                       0x04C5u
/* ALPHA_TEST_FUNC (bits 3-0, uint): Function; codes not given. */
#define MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_SHIFT                 0
#define MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_MASK                  0x0000000Fu

/* BlendColor (0x4C7-0x4CA): Constant blend colour. Marked TODO in the source.
 * plain, wo, 4 words, type float[4] [?: Switchbrew] */
#define MAXWELL_3D_BLEND_COLOR                                           0x04C7u
/* COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component. */
#define MAXWELL_3D_BLEND_COLOR_COMPONENT0_WORD                           0
#define MAXWELL_3D_BLEND_COLOR_COMPONENT0_SHIFT                          0
#define MAXWELL_3D_BLEND_COLOR_COMPONENT0_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_BLEND_COLOR_COMPONENT1_WORD                           1
#define MAXWELL_3D_BLEND_COLOR_COMPONENT1_SHIFT                          0
#define MAXWELL_3D_BLEND_COLOR_COMPONENT1_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_BLEND_COLOR_COMPONENT2_WORD                           2
#define MAXWELL_3D_BLEND_COLOR_COMPONENT2_SHIFT                          0
#define MAXWELL_3D_BLEND_COLOR_COMPONENT2_MASK                           0xFFFFFFFFu
#define MAXWELL_3D_BLEND_COLOR_COMPONENT3_WORD                           3
#define MAXWELL_3D_BLEND_COLOR_COMPONENT3_SHIFT                          0
#define MAXWELL_3D_BLEND_COLOR_COMPONENT3_MASK                           0xFFFFFFFFu

/* StencilEnable (0x4E0): Enables the stencil test.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_ENABLE                                        0x04E0u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_STENCIL_ENABLE_VALUE_SHIFT                            0
#define MAXWELL_3D_STENCIL_ENABLE_VALUE_MASK                             0x00000001u

/* StencilFrontRefValue (0x4E5): Stencil reference of front faces.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_FRONT_REF_VALUE                               0x04E5u

/* StencilFrontMaskValue (0x4E6): Stencil mask of front faces.
 * plain, wo [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_FRONT_MASK_VALUE                              0x04E6u

/* StencilFrontEnable (0x4E7): Enables the stencil test of front faces.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_STENCIL_FRONT_ENABLE                                  0x04E7u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_SHIFT                      0
#define MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_MASK                       0x00000001u

/* DepthBoundsEnable (0x66F): Enables the depth bounds test.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_DEPTH_BOUNDS_ENABLE                                   0x066Fu
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_SHIFT                       0
#define MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_MASK                        0x00000001u

/* ColorLogicOpEnable (0x671): Enables the logic operation; used for every operation except code 3.
 * plain, wo, type bool [DOC: Switchbrew] */
#define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE                                 0x0671u
/* VALUE (bit 0, bool) */
#define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_SHIFT                     0
#define MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_MASK                      0x00000001u

/* ColorLogicOpType (0x672): Logic operation.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_3D_COLOR_LOGIC_OP_TYPE                                   0x0672u
/* LOGIC_OP (bits 7-0, uint): Operation; codes not given. */
#define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_SHIFT                    0
#define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_MASK                     0x000000FFu
/* UNKNOWN_8 (bits 15-8, uint): Always 0x15. [?] */
#define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_SHIFT                   8
#define MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_MASK                    0x0000FF00u

/* BlendNRgbEquation (0x781 + 0x8*n (n = 0-7)): Blend equation of the colour of render target n. The
 * source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
 * render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_RGB_EQUATION_COUNT                              8u
#define MAXWELL_3D_BLEND_RGB_EQUATION(n)                                 (0x0781u + 0x8u * (n))
/* BLEND_EQUATION (bits 2-0, uint): Equation; codes not given. */
#define MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_SHIFT               0
#define MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_MASK                0x00000007u

/* BlendNRgbFunctionSrc (0x782 + 0x8*n (n = 0-7)): Source factor of the colour of render target n. The
 * source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
 * render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_COUNT                          8u
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC(n)                             (0x0782u + 0x8u * (n))
/* UNKNOWN_0 (bits 4-0, uint): Unknown. */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_SHIFT                0
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_MASK                 0x0000001Fu
/* UNKNOWN_14 (bits 15-14, uint): Unknown. */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_SHIFT               14
#define MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_MASK                0x0000C000u

/* BlendNRgbFunctionDst (0x783 + 0x8*n (n = 0-7)): Destination factor of the colour of render target n.
 * The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there
 * are render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_COUNT                          8u
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST(n)                             (0x0783u + 0x8u * (n))
/* UNKNOWN_0 (bits 4-0, uint): Unknown. */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_SHIFT                0
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_MASK                 0x0000001Fu
/* UNKNOWN_14 (bits 15-14, uint): Unknown. */
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_SHIFT               14
#define MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_MASK                0x0000C000u

/* BlendNAlphaEquation (0x784 + 0x8*n (n = 0-7)): Blend equation of the alpha of render target n. The
 * source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
 * render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_ALPHA_EQUATION_COUNT                            8u
#define MAXWELL_3D_BLEND_ALPHA_EQUATION(n)                               (0x0784u + 0x8u * (n))
/* BLEND_EQUATION (bits 2-0, uint): Equation; codes not given. */
#define MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_SHIFT             0
#define MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_MASK              0x00000007u

/* BlendNAlphaFunctionSrc (0x785 + 0x8*n (n = 0-7)): Source factor of the alpha of render target n. The
 * source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as there are
 * render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_COUNT                        8u
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC(n)                           (0x0785u + 0x8u * (n))
/* UNKNOWN_0 (bits 4-0, uint): Unknown. */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_SHIFT              0
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_MASK               0x0000001Fu
/* UNKNOWN_14 (bits 15-14, uint): Unknown. */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_SHIFT             14
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_MASK              0x0000C000u

/* BlendNAlphaFunctionDst (0x786 + 0x8*n (n = 0-7)): Destination factor of the alpha of render target
 * n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
 * there are render targets.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_COUNT                        8u
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST(n)                           (0x0786u + 0x8u * (n))
/* UNKNOWN_0 (bits 4-0, uint): Unknown. */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_SHIFT              0
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_MASK               0x0000001Fu
/* UNKNOWN_14 (bits 15-14, uint): Unknown. */
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_SHIFT             14
#define MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_MASK              0x0000C000u

#endif /* MAXWELL_3D_H */
