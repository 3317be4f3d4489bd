// Maxwell 3D class 0xB197: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Methods of the 3D engine of NVIDIA's Maxwell GPU (Nintendo Switch). Another GPU, not part of the
// PICA200: kept because a source document describes it. Ids are method numbers (byte offset / 4);
// one method takes one 32-bit argument.
// Source: Switchbrew
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT. The layout of a register is a
// packed structure, most significant bit first; members are spelled as everywhere else, gaps are named reserved_<bits>.
// Words of a multi-word entry follow each other from the least significant end.
// An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
// without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
//
// Yosys reads the package as it is, but has no import: there a name is maxwell_3d_pkg::NAME. Its functions know neither
// `return` nor the enumerators of a package, so that the functions below use the numbers.
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package maxwell_3d_pkg;

  // CallLimitValue: Call limit. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Full limit.
    MAXWELL_3D_CALL_LIMIT_VALUE_FULL_LIMIT = 32'd0,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_1 = 32'd1,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_2 = 32'd2,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_3 = 32'd3,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_4 = 32'd4,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_5 = 32'd5,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_6 = 32'd6,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_7 = 32'd7,
    // In the source without a meaning. [?]
    MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_8 = 32'd8,
    // No limit.
    MAXWELL_3D_CALL_LIMIT_VALUE_UNLIMITED = 32'd15
  } call_limit_value_e;

  // CubeMapInterFaceFilteringMode: Filtering across the faces of a cube map. [?: Switchbrew]
  typedef enum logic [1:0] {
    // The wrap mode applies.
    MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_USE_WRAP = 2'd0,
    // The wrap mode is overridden.
    MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_OVERRIDE_WRAP = 2'd1,
    // Samples span the seam.
    MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_SPAN_SEAM = 2'd2,
    // Samples cross the seam.
    MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_CROSS_SEAM = 2'd3
  } cube_map_inter_face_filtering_mode_e;

  // DepthClampValue: Depth clamp, as whole words. [?: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Written to enable the clamp.
    MAXWELL_3D_DEPTH_CLAMP_VALUE_ENABLED = 32'd4122,
    // Written to disable the clamp.
    MAXWELL_3D_DEPTH_CLAMP_VALUE_DISABLED = 32'd6173
  } depth_clamp_value_e;

  // InvalidateCacheLines: Which lines of a cache are invalidated. [?: Switchbrew]
  typedef enum logic [0:0] {
    // All lines.
    MAXWELL_3D_INVALIDATE_CACHE_LINES_ALL_LINES = 1'd0,
    // The line of the tag.
    MAXWELL_3D_INVALIDATE_CACHE_LINES_ONE_LINE = 1'd1
  } invalidate_cache_lines_e;

  // MmeShadowRamControlValue: How the shadow copy of the methods is used. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Method writes are recorded.
    MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK = 32'd0,
    // Method writes are recorded through a filter.
    MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK_WITH_FILTER = 32'd1,
    // Method writes pass without being recorded.
    MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_PASSTHROUGH = 32'd2,
    // Recorded values are replayed.
    MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_REPLAY = 32'd3
  } mme_shadow_ram_control_value_e;

  // MultisampleRasterSamplesValue: Samples per pixel of the rasterizer. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Four.
    MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_FOUR = 32'd2,
    // Eight.
    MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_EIGHT = 32'd4,
    // In the source without a meaning. [?]
    MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_UNKNOWN_5 = 32'd5,
    // Sixteen.
    MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_SIXTEEN = 32'd6
  } multisample_raster_samples_value_e;

  // NotifyTypeValue: What a notification does. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Writes the notification.
    MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_ONLY = 32'd0,
    // Writes the notification, then awakens the waiting side.
    MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_THEN_AWAKEN = 32'd1
  } notify_type_value_e;

  // PolygonCullFaceConfigValue: Which faces are culled. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // The source prints the number alone; the name is that of OpenGL's GL_FRONT. [?]
    MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT = 32'd1028,
    // The source prints the number alone; the name is that of OpenGL's GL_BACK. [?]
    MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BACK = 32'd1029,
    // The source prints the number alone; the name is that of OpenGL's GL_FRONT_AND_BACK. [?]
    MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT_AND_BACK = 32'd1032
  } polygon_cull_face_config_value_e;

  // PolygonModeValue: How polygons are drawn. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // The source prints the number alone; the name is that of OpenGL's GL_POINT. [?]
    MAXWELL_3D_POLYGON_MODE_VALUE_POINT = 32'd6912,
    // The source prints the number alone; the name is that of OpenGL's GL_LINE. [?]
    MAXWELL_3D_POLYGON_MODE_VALUE_LINE = 32'd6913,
    // The source prints the number alone; the name is that of OpenGL's GL_FILL. [?]
    MAXWELL_3D_POLYGON_MODE_VALUE_FILL = 32'd6914
  } polygon_mode_value_e;

  // RenderEnableModeValue: When rendering commands are carried out. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Never.
    MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_FALSE = 32'd0,
    // Always.
    MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_TRUE = 32'd1,
    // Depending on the value at RenderEnableOffset.
    MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_CONDITIONAL = 32'd2,
    // If the compared values are equal.
    MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_EQUAL = 32'd3,
    // If the compared values differ.
    MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_NOT_EQUAL = 32'd4
  } render_enable_mode_value_e;

  // RenderEnableOverrideValue: Override of conditional rendering. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // RenderEnableMode decides.
    MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_USE_RENDER_ENABLE = 2'd0,
    // Always renders.
    MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_ALWAYS_RENDER = 2'd1,
    // Never renders.
    MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_NEVER_RENDER = 2'd2
  } render_enable_override_value_e;

  // ReportSemaphoreControlOperation: What a report does. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Writes the semaphore.
    MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_RELEASE = 2'd0,
    // Traps.
    MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_TRAP = 2'd3
  } report_semaphore_control_operation_e;

  // ReportSemaphoreControlStructureSize: Size of a report in memory. [DOC: Switchbrew]
  typedef enum logic [0:0] {
    // Four words.
    MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_FOUR_WORDS = 1'd0,
    // One word.
    MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_ONE_WORD = 1'd1
  } report_semaphore_control_structure_size_e;

  // SamplerBindingValue: How samplers are bound. [?: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Samplers are bound independently of textures.
    MAXWELL_3D_SAMPLER_BINDING_VALUE_INDEPENDENTLY = 32'd0,
    // Samplers are bound through the texture header.
    MAXWELL_3D_SAMPLER_BINDING_VALUE_VIA_HEADER_BINDING = 32'd1
  } sampler_binding_value_e;

  // ShaderControlFp32F21NanBehavior: NaN behaviour of the conversion from 32-bit floats to F21. [?:
  // Switchbrew]
  typedef enum logic [0:0] {
    // Passes zero.
    MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_ZERO = 1'd0,
    // Passes an indefinite value.
    MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_INDEFINITE = 1'd1
  } shader_control_fp32_f21_nan_behavior_e;

  // ShaderControlFp32NanBehavior: NaN behaviour of 32-bit floats. [?: Switchbrew]
  typedef enum logic [0:0] {
    // Legacy.
    MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LEGACY = 1'd0,
    // As 64-bit floats.
    MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_FP64_COMPATIBLE = 1'd1
  } shader_control_fp32_nan_behavior_e;

  // ShaderControlPartial: Default of a partial result. [?: Switchbrew]
  typedef enum logic [0:0] {
    // Zero.
    MAXWELL_3D_SHADER_CONTROL_PARTIAL_ZERO = 1'd0,
    // Infinity.
    MAXWELL_3D_SHADER_CONTROL_PARTIAL_INFINITY = 1'd1
  } shader_control_partial_e;

  // ShaderSchedulingValue: Order in which threads run. [?: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [31:0] {
    // Oldest thread first.
    MAXWELL_3D_SHADER_SCHEDULING_VALUE_OLDEST_THREAD_FIRST = 32'd0,
    // Round robin.
    MAXWELL_3D_SHADER_SCHEDULING_VALUE_ROUND_ROBIN = 32'd1
  } shader_scheduling_value_e;

  // TesselationModePrimitiveType: Primitive that is tessellated. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Isolines.
    MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_ISOLINES = 2'd0,
    // Triangles.
    MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_TRIANGLES = 2'd1,
    // Quads.
    MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_QUADS = 2'd2
  } tesselation_mode_primitive_type_e;

  // TesselationModeSpacing: Spacing of the subdivision. [DOC: Switchbrew]
  // Nothing is known about other codes.
  typedef enum logic [1:0] {
    // Equal spacing.
    MAXWELL_3D_TESSELATION_MODE_SPACING_EQUAL = 2'd0,
    // Fractional odd spacing.
    MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_ODD = 2'd1,
    // Fractional even spacing.
    MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_EVEN = 2'd2
  } tesselation_mode_spacing_e;

  // TesselationModeWindingAndConnectednessFlags: Winding and connection of the primitives that
  // tessellation makes. The source gives the value 1 to two names. [DOC: Switchbrew]
  typedef enum logic [1:0] {
    // Counter-clockwise, not connected.
    MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_CCW_AND_NOT_CONNECTED = 2'd0,
    // Connected isolines.
    MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_ISOLINE_CONNECTED = 2'd1,
    // Connected triangles.
    MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED = 2'd2,
    // Connected clockwise triangles.
    MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED_CW = 2'd3
  } tesselation_mode_winding_and_connectedness_flags_e;
  localparam logic [1:0] MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CW = 2'd1; // Clockwise triangles; the source repeats the value 1, taken as its error. [?]

  // ---- System ----
  // Class binding, notifications, macro engine, counters, conditional rendering, reports, firmware
  // calls.

  // SetObject (0x000): Binds a class to the subchannel.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SET_OBJECT = 16'h0000;
  typedef struct packed {
    logic [10:0] reserved_31_21;
    // ENGINE_ID (bits 20-16, uint): Engine number.
    logic [4:0] ENGINE_ID;
    // CLASS_ID (bits 15-0, uint): Class number.
    logic [15:0] CLASS_ID;
  } set_object_t;

  // NoOperation (0x040): Does nothing.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_NO_OPERATION = 16'h0040;

  // SetNotify (0x041-0x042): Address of the notification.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SET_NOTIFY = 16'h0041;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } set_notify_t;

  // NotifyType (0x043): Kind of notification.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_NOTIFY_TYPE = 16'h0043;
  typedef struct packed {
    // VALUE (bits 31-0, NotifyTypeValue): Kind of notification.
    notify_type_value_e VALUE;
  } notify_type_t;

  // WaitForIdle (0x044): Waits until the engine is idle.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_WAIT_FOR_IDLE = 16'h0044;

  // MmeInstructionRamPointer (0x045): Index at which MmeInstructionRamLoad stores.
  // index-port, wo, type uint, port MmeInstructionRam [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER = 16'h0045;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } mme_instruction_ram_pointer_t;

  // MmeInstructionRamLoad (0x046): Stores a macro instruction at MmeInstructionRamPointer, which
  // then advances by 1.
  // data-port, wo, type pipe, port MmeInstructionRam [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD = 16'h0046;
  typedef struct packed {
    // VALUE (bits 31-0, uint): Macro instruction.
    logic [31:0] VALUE;
  } mme_instruction_ram_load_t;

  // MmeStartAddressRamPointer (0x047): Index at which MmeStartAddressRamLoad stores.
  // index-port, wo, type uint, port MmeStartAddressRam [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER = 16'h0047;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } mme_start_address_ram_pointer_t;

  // MmeStartAddressRamLoad (0x048): Stores a macro start address at MmeStartAddressRamPointer.
  // data-port, wo, type pipe, port MmeStartAddressRam [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD = 16'h0048;
  typedef struct packed {
    // VALUE (bits 31-0, uint): Start address.
    logic [31:0] VALUE;
  } mme_start_address_ram_load_t;

  // MmeShadowRamControl (0x049): Mode of the shadow RAM of the macro engine. Used during ClearColor.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MME_SHADOW_RAM_CONTROL = 16'h0049;
  typedef struct packed {
    // VALUE (bits 31-0, MmeShadowRamControlValue): Mode.
    mme_shadow_ram_control_value_e VALUE;
  } mme_shadow_ram_control_t;

  // Barrier (0x087): Barrier. The source gives no bits.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_BARRIER = 16'h0087;

  // unknown_1D3 (0x1D3): No name in the source. GpuInit of nvn writes 0x3F here.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_1D3 = 16'h01D3;

  // CallLimit (0x359): Call limit.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CALL_LIMIT = 16'h0359;
  typedef struct packed {
    // VALUE (bits 31-0, CallLimitValue): Limit.
    call_limit_value_e VALUE;
  } call_limit_t;

  // CounterEnable (0x35A): Enables counters. The source lists 16 bits without meanings.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COUNTER_ENABLE = 16'h035A;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_15 (bit 15, bool): Enables an unknown counter. [?]
    logic UNKNOWN_15;
    // UNKNOWN_14 (bit 14, bool): Enables an unknown counter. [?]
    logic UNKNOWN_14;
    // UNKNOWN_13 (bit 13, bool): Enables an unknown counter. [?]
    logic UNKNOWN_13;
    // UNKNOWN_12 (bit 12, bool): Enables an unknown counter. [?]
    logic UNKNOWN_12;
    // UNKNOWN_11 (bit 11, bool): Enables an unknown counter. [?]
    logic UNKNOWN_11;
    // UNKNOWN_10 (bit 10, bool): Enables an unknown counter. [?]
    logic UNKNOWN_10;
    // UNKNOWN_9 (bit 9, bool): Enables an unknown counter. [?]
    logic UNKNOWN_9;
    // UNKNOWN_8 (bit 8, bool): Enables an unknown counter. [?]
    logic UNKNOWN_8;
    // UNKNOWN_7 (bit 7, bool): Enables an unknown counter. [?]
    logic UNKNOWN_7;
    // UNKNOWN_6 (bit 6, bool): Enables an unknown counter. [?]
    logic UNKNOWN_6;
    // UNKNOWN_5 (bit 5, bool): Enables an unknown counter. [?]
    logic UNKNOWN_5;
    // UNKNOWN_4 (bit 4, bool): Enables an unknown counter. [?]
    logic UNKNOWN_4;
    // UNKNOWN_3 (bit 3, bool): Enables an unknown counter. [?]
    logic UNKNOWN_3;
    // UNKNOWN_2 (bit 2, bool): Enables an unknown counter. [?]
    logic UNKNOWN_2;
    // UNKNOWN_1 (bit 1, bool): Enables an unknown counter. [?]
    logic UNKNOWN_1;
    // UNKNOWN_0 (bit 0, bool): Enables an unknown counter. [?]
    logic UNKNOWN_0;
  } counter_enable_t;

  // WatchdogTimer (0x379): Watchdog timer.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_WATCHDOG_TIMER = 16'h0379;

  // unknown_433 (0x433): No name in the source. GpuInit of nvn writes 4 here.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_433 = 16'h0433;

  // unknown_[438-439] (0x438-0x439): No name in the source. GpuInit of nvn writes 0xFF here.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_438 = 16'h0438;
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_439 = 16'h0439;

  // unknown_43B (0x43B): No name in the source. GpuInit of nvn writes 0xFF here.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_43B = 16'h043B;

  // unknown_43C (0x43C): No name in the source. GpuInit of nvn writes 4 here.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_43C = 16'h043C;

  // CounterReset (0x54C): Resets a counter; the value written decides which.
  // trigger, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COUNTER_RESET = 16'h054C;

  // RenderEnableOffset (0x554-0x555): Address of the value that conditional rendering tests.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RENDER_ENABLE_OFFSET = 16'h0554;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } render_enable_offset_t;

  // RenderEnableMode (0x556): Mode of conditional rendering.
  // plain, wo, type enum [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RENDER_ENABLE_MODE = 16'h0556;
  typedef struct packed {
    // VALUE (bits 31-0, RenderEnableModeValue): Mode.
    render_enable_mode_value_e VALUE;
  } render_enable_mode_t;

  // RenderEnableOverride (0x651): Overrides RenderEnableMode.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RENDER_ENABLE_OVERRIDE = 16'h0651;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // VALUE (bits 1-0, RenderEnableOverrideValue): Override.
    render_enable_override_value_e VALUE;
  } render_enable_override_t;

  // SetSpare (???) (0x689): The source prints size 1 and type uint[4]. Four words would run over
  // PipeNop at 0x68B, so one word is taken.
  // plain, wo, type uint[4] [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SET_SPARE = 16'h0689;
  typedef struct packed {
    // VALUE (bits 31-0, uint): Meaning not given.
    logic [31:0] VALUE;
  } set_spare_t;

  // PipeNop (0x68B): Does nothing in the pipe. Always written as 0; sent many times during a ZCull
  // context save, when the rasterizer is enabled, and elsewhere.
  // trigger, wo, type trigger [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PIPE_NOP = 16'h068B;

  // ReportSemaphoreOffset (0x6C0-0x6C1): Address of the semaphore that ReportSemaphoreControl
  // writes.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_REPORT_SEMAPHORE_OFFSET = 16'h06C0;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } report_semaphore_offset_t;

  // ReportSemaphorePayload (0x6C2): Value for the semaphore; 0 in most queries.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_REPORT_SEMAPHORE_PAYLOAD = 16'h06C2;

  // ReportSemaphoreControl (0x6C3): Sends a report to ReportSemaphoreOffset.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_REPORT_SEMAPHORE_CONTROL = 16'h06C3;
  typedef struct packed {
    logic [2:0] reserved_31_29;
    // STRUCTURE_SIZE (bit 28, ReportSemaphoreControlStructureSize): Size of the report.
    report_semaphore_control_structure_size_e STRUCTURE_SIZE;
    logic [6:0] reserved_27_21;
    // AWAKEN_ENABLE (bit 20, bool): Awakens the waiting side.
    logic AWAKEN_ENABLE;
    logic [16:0] reserved_19_3;
    // FLUSH_DISABLE (bit 2, bool): No flush before the report.
    logic FLUSH_DISABLE;
    // OPERATION (bits 1-0, ReportSemaphoreControlOperation): Operation.
    report_semaphore_control_operation_e OPERATION;
  } report_semaphore_control_t;

  // FirmwareCallN (0x8C0-0x8DF): Invokes routine n of the GPU microcode firmware. The source prints
  // size 8, but the elements are one method apart, so an element has one word; 32 of them fit before
  // ConstantBufferSelectorSize at 0x8E0.
  // plain, wo, type uint [?: Switchbrew]
  localparam int MAXWELL_3D_FIRMWARE_CALL_COUNT = 32;
  function automatic logic [15:0] MAXWELL_3D_FIRMWARE_CALL(input logic [15:0] n);
    MAXWELL_3D_FIRMWARE_CALL = 16'h08C0 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } firmware_call_t;

  // MmeShadowScratch (0xD00-0xD7F): Scratch words of the macros, mostly for general use, some read
  // by FirmwareCall. The source prints its size and type columns swapped (uint[0x80] and 128): read
  // as 128 words.
  // plain, wo, type uint[0x80] [?: Switchbrew]
  localparam int MAXWELL_3D_MME_SHADOW_SCRATCH_COUNT = 128;
  function automatic logic [15:0] MAXWELL_3D_MME_SHADOW_SCRATCH(input logic [15:0] n);
    MAXWELL_3D_MME_SHADOW_SCRATCH = 16'h0D00 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint): Scratch word.
    logic [31:0] VALUE;
  } mme_shadow_scratch_t;

  // MmeMacroNCall (0xE00 + 0x2*n (n = 0-127)): Calls bound macro n with the written value in its
  // register r1.
  // trigger, wo, type uint [DOC: Switchbrew]
  localparam int MAXWELL_3D_MME_MACRO_CALL_COUNT = 128;
  function automatic logic [15:0] MAXWELL_3D_MME_MACRO_CALL(input logic [15:0] n);
    MAXWELL_3D_MME_MACRO_CALL = 16'h0E00 + 16'h0002 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } mme_macro_call_t;

  // MmeMacroNData (0xE01 + 0x2*n (n = 0-127)): Takes further arguments of macro n, which its parm
  // instruction reads. The range is that of MmeMacroNCall (n = 0..0x7F).
  // plain, wo, type pipe [?: Switchbrew]
  localparam int MAXWELL_3D_MME_MACRO_DATA_COUNT = 128;
  function automatic logic [15:0] MAXWELL_3D_MME_MACRO_DATA(input logic [15:0] n);
    MAXWELL_3D_MME_MACRO_DATA = 16'h0E01 + 16'h0002 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint): Argument.
    logic [31:0] VALUE;
  } mme_macro_data_t;

  // ---- Rasterizer ----
  // Viewports, clip and scissor rectangles, depth clamp, polygons, lines and points.

  // LineWidthSeparate (0x083): Uses separate widths for smooth and aliased lines.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_LINE_WIDTH_SEPARATE = 16'h0083;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } line_width_separate_t;

  // ForceEarlyFragmentTests (0x084): Forces the fragment tests before the fragment program.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS = 16'h0084;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } force_early_fragment_tests_t;

  // RasterizerEnable (0x0DF): Enables the rasterizer.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RASTERIZER_ENABLE = 16'h00DF;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } rasterizer_enable_t;

  // ViewportNScaleX (0x280 + 0x8*n (n = 0-15)): Viewport transform n: scale of x.
  // plain, wo, type float [DOC: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_SCALE_X_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_SCALE_X(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_SCALE_X = 16'h0280 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_scale_x_t;

  // ViewportNScaleY (0x281 + 0x8*n (n = 0-15)): Viewport transform n: scale of y. The range is that
  // of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_SCALE_Y_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_SCALE_Y(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_SCALE_Y = 16'h0281 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_scale_y_t;

  // ViewportNScaleZ (0x282 + 0x8*n (n = 0-15)): Viewport transform n: scale of z. The range is that
  // of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_SCALE_Z_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_SCALE_Z(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_SCALE_Z = 16'h0282 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_scale_z_t;

  // ViewportNTranslateX (0x283 + 0x8*n (n = 0-15)): Viewport transform n: translation of x. The
  // range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_TRANSLATE_X_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_TRANSLATE_X(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_TRANSLATE_X = 16'h0283 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_translate_x_t;

  // ViewportNTranslateY (0x284 + 0x8*n (n = 0-15)): Viewport transform n: translation of y. The
  // range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_TRANSLATE_Y_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_TRANSLATE_Y(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_TRANSLATE_Y = 16'h0284 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_translate_y_t;

  // ViewportNTranslateZ (0x285 + 0x8*n (n = 0-15)): Viewport transform n: translation of z. The
  // range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_TRANSLATE_Z_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_TRANSLATE_Z(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_TRANSLATE_Z = 16'h0285 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_translate_z_t;

  // ViewportNSwizzles (0x286 + 0x8*n (n = 0-15)): Viewport transform n: swizzles. The source gives
  // no bits. The range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_SWIZZLES_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_SWIZZLES(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_SWIZZLES = 16'h0286 + 16'h0008 * n;
  endfunction

  // ViewportNSubpixelPrecisionBias (0x287 + 0x8*n (n = 0-15)): Viewport transform n: bias of the
  // subpixel precision. The range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS = 16'h0287 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // BIAS_Y (bits 11-8, uint): Bias of y.
    logic [3:0] BIAS_Y;
    logic [2:0] reserved_7_5;
    // BIAS_X (bits 4-0, uint): Bias of x.
    logic [4:0] BIAS_X;
  } viewport_subpixel_precision_bias_t;

  // ViewportNHorizontal (0x300 + 0x4*n (n = 0-15)): Horizontal extent of viewport n. The range is
  // that of ViewportNScaleX (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_HORIZONTAL_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_HORIZONTAL(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_HORIZONTAL = 16'h0300 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // WIDTH (bits 31-16, uint): Width.
    logic [15:0] WIDTH;
    // X (bits 15-0, uint): Left edge.
    logic [15:0] X;
  } viewport_horizontal_t;

  // ViewportNVertical (0x301 + 0x4*n (n = 0-15)): Vertical extent of viewport n. The range is that
  // of ViewportNScaleX (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_VERTICAL_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_VERTICAL(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_VERTICAL = 16'h0301 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // HEIGHT (bits 31-16, uint): Height.
    logic [15:0] HEIGHT;
    // Y (bits 15-0, uint): First row.
    logic [15:0] Y;
  } viewport_vertical_t;

  // ViewportNDepthRangeNear (0x302 + 0x4*n (n = 0-15)): Near end of the depth range of viewport n.
  // The range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR = 16'h0302 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_depth_range_near_t;

  // ViewportNDepthRangeFar (0x303 + 0x4*n (n = 0-15)): Far end of the depth range of viewport n. The
  // range is that of ViewportNScaleX (n = 0..15).
  // plain, wo, type float [?: Switchbrew]
  localparam int MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR(input logic [15:0] n);
    MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR = 16'h0303 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } viewport_depth_range_far_t;

  // ClipRectNHorizontal (0x340 + 0x2*n (n = 0-7)): Horizontal extent of clip rectangle n. Marked
  // TODO in the source.
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_CLIP_RECT_HORIZONTAL_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_CLIP_RECT_HORIZONTAL(input logic [15:0] n);
    MAXWELL_3D_CLIP_RECT_HORIZONTAL = 16'h0340 + 16'h0002 * n;
  endfunction

  // ClipRectNVertical (0x341 + 0x2*n (n = 0-7)): Vertical extent of clip rectangle n. Marked TODO in
  // the source. The range is that of ClipRectNHorizontal (n = 0..7).
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_CLIP_RECT_VERTICAL_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_CLIP_RECT_VERTICAL(input logic [15:0] n);
    MAXWELL_3D_CLIP_RECT_VERTICAL = 16'h0341 + 16'h0002 * n;
  endfunction

  // DepthClipAllowNegativeZ (0x35F): Allows negative z in depth clipping.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z = 16'h035F;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } depth_clip_allow_negative_z_t;

  // PolygonModeFront (0x36B): How front-facing polygons are drawn.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_MODE_FRONT = 16'h036B;
  typedef struct packed {
    // VALUE (bits 31-0, PolygonModeValue): Mode.
    polygon_mode_value_e VALUE;
  } polygon_mode_front_t;

  // PolygonModeBack (0x36C): How back-facing polygons are drawn.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_MODE_BACK = 16'h036C;
  typedef struct packed {
    // VALUE (bits 31-0, PolygonModeValue): Mode.
    polygon_mode_value_e VALUE;
  } polygon_mode_back_t;

  // PolygonSmoothEnable (0x36D): Enables polygon smoothing.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_SMOOTH_ENABLE = 16'h036D;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } polygon_smooth_enable_t;

  // PolygonOffsetPointEnable (0x370): Enables the polygon offset of points.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE = 16'h0370;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } polygon_offset_point_enable_t;

  // PolygonOffsetLineEnable (0x371): Enables the polygon offset of lines.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE = 16'h0371;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } polygon_offset_line_enable_t;

  // PolygonOffsetFillEnable (0x372): Enables the polygon offset of filled polygons.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE = 16'h0372;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } polygon_offset_fill_enable_t;

  // WindowOffsetX (0x37E): Horizontal window offset.
  // plain, wo, type int [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_WINDOW_OFFSET_X = 16'h037E;
  typedef struct packed {
    // VALUE (bits 31-0, int)
    logic signed [31:0] VALUE;
  } window_offset_x_t;

  // WindowOffsetY (0x37F): Vertical window offset.
  // plain, wo, type int [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_WINDOW_OFFSET_Y = 16'h037F;
  typedef struct packed {
    // VALUE (bits 31-0, int)
    logic signed [31:0] VALUE;
  } window_offset_y_t;

  // ScissorNEnable (0x380 + 0x4*n (n = 0-15)): Enables scissor rectangle n. GpuInit of nvn writes 1.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam int MAXWELL_3D_SCISSOR_ENABLE_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_SCISSOR_ENABLE(input logic [15:0] n);
    MAXWELL_3D_SCISSOR_ENABLE = 16'h0380 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } scissor_enable_t;

  // ScissorNHorizontal (0x381 + 0x4*n (n = 0-15)): Horizontal extent of scissor rectangle n. The
  // range is that of ScissorNEnable (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_SCISSOR_HORIZONTAL_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_SCISSOR_HORIZONTAL(input logic [15:0] n);
    MAXWELL_3D_SCISSOR_HORIZONTAL = 16'h0381 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // MAX (bits 31-16, uint): Upper bound.
    logic [15:0] MAX;
    // MIN (bits 15-0, uint): Lower bound.
    logic [15:0] MIN;
  } scissor_horizontal_t;

  // ScissorNVertical (0x382 + 0x4*n (n = 0-15)): Vertical extent of scissor rectangle n. The range
  // is that of ScissorNEnable (n = 0..15).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_SCISSOR_VERTICAL_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_SCISSOR_VERTICAL(input logic [15:0] n);
    MAXWELL_3D_SCISSOR_VERTICAL = 16'h0382 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // MAX (bits 31-16, uint): Upper bound.
    logic [15:0] MAX;
    // MIN (bits 15-0, uint): Lower bound.
    logic [15:0] MIN;
  } scissor_vertical_t;

  // RasterEnable (0x452): Enables rasterization.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RASTER_ENABLE = 16'h0452;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } raster_enable_t;

  // LineWidthSmooth (0x4EC): Width of smooth lines.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_LINE_WIDTH_SMOOTH = 16'h04EC;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } line_width_smooth_t;

  // LineWidthAliased (0x4ED): Width of aliased lines.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_LINE_WIDTH_ALIASED = 16'h04ED;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } line_width_aliased_t;

  // PolygonOffsetClamp0 (0x51F): Limit of the polygon offset.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_CLAMP0 = 16'h051F;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } polygon_offset_clamp0_t;

  // PointSize (0x546): Size of points.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POINT_SIZE = 16'h0546;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } point_size_t;

  // PolygonOffsetFactor (0x55B): Factor of the polygon offset.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_FACTOR = 16'h055B;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } polygon_offset_factor_t;

  // PolygonOffsetOffset (0x56F): Constant part of the polygon offset, written as twice the value of
  // the interface.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_OFFSET_OFFSET = 16'h056F;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } polygon_offset_offset_t;

  // PolygonCullFaceEnable (0x646): Enables culling.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_CULL_FACE_ENABLE = 16'h0646;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } polygon_cull_face_enable_t;

  // PolygonFrontFace (0x647): Front face. The driver always ORs 0x9000 into the value.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_FRONT_FACE = 16'h0647;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_15 (bit 15, uint): Always written as 1. [?]
    logic UNKNOWN_15;
    logic [1:0] reserved_14_13;
    // UNKNOWN_12 (bit 12, uint): Always written as 1. [?]
    logic UNKNOWN_12;
    logic [10:0] reserved_11_1;
    // ENABLE (bit 0, bool): The source names this bit Enable.
    logic ENABLE;
  } polygon_front_face_t;

  // PolygonCullFaceConfig (0x648): Which faces are culled. Marked TODO in the source.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_POLYGON_CULL_FACE_CONFIG = 16'h0648;
  typedef struct packed {
    // VALUE (bits 31-0, PolygonCullFaceConfigValue): Faces.
    polygon_cull_face_config_value_e VALUE;
  } polygon_cull_face_config_t;

  // DepthClamp (0x64F): Depth clamp. Marked TODO in the source, which gives two values and no bits.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_CLAMP = 16'h064F;
  typedef struct packed {
    // VALUE (bits 31-0, DepthClampValue): Clamp.
    depth_clamp_value_e VALUE;
  } depth_clamp_t;

  // ---- Render targets ----
  // Render targets, clears, ZCull and the tiled cache, with the nameless methods that
  // SetRenderTargets writes.

  // unknown_0BA (0x0BA): No name in the source. SetRenderTargets of nvn writes 1 or 0 here if an
  // optional buffer is given, depending on its type.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_0BA = 16'h00BA;

  // unknown_0BE (0x0BE): No name in the source. SetRenderTargets of nvn writes 16 words here if an
  // optional buffer of a certain type is given.
  // plain, wo, type pipe [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_0BE = 16'h00BE;
  typedef struct packed {
    // VALUE (bits 31-0, uint): Data word.
    logic [31:0] VALUE;
  } unknown_0be_t;

  // unknown_0BF (0x0BF): No name in the source. SetRenderTargets of nvn writes 1 here after the 16
  // words at 0x0BE and after 0x0DC.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_0BF = 16'h00BF;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } unknown_0bf_t;

  // unknown_0DC (0x0DC): No name in the source. SetRenderTargets of nvn writes 1 here if an optional
  // buffer of a certain type is given.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_0DC = 16'h00DC;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } unknown_0dc_t;

  // ZCullWidth (0x1F0): Width for ZCull, optionally used by SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_WIDTH = 16'h01F0;

  // ZCullHeight (0x1F1): Height for ZCull, optionally used by SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_HEIGHT = 16'h01F1;

  // unknown_1F2 (0x1F2): No name in the source. Optionally used by SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_1F2 = 16'h01F2;

  // unknown_1F3 (0x1F3): No name in the source. Optionally written as 0 by SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_1F3 = 16'h01F3;

  // unknown_1F[8-9] (0x1F8-0x1F9): No name in the source. Optionally used by SetRenderTargets of
  // nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_1F8 = 16'h01F8;
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_1F9 = 16'h01F9;

  // ZCullContextStartAddr (0x1FA-0x1FB): Start address of the ZCull context.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR = 16'h01FA;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } z_cull_context_start_addr_t;

  // ZCullContextEndAddr (0x1FC-0x1FD): End address of the ZCull context.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR = 16'h01FC;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } z_cull_context_end_addr_t;

  // RenderTargetNAddr (0x200-0x201 + 0x10*n (n = 0-7)): Address of render target n. The source gives
  // no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_ADDR_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_ADDR(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_ADDR = 16'h0200 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } render_target_addr_t;

  // RenderTargetNHorizontal (0x202 + 0x10*n (n = 0-7)): Horizontal size of render target n. The
  // source gives no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_HORIZONTAL_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_HORIZONTAL(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_HORIZONTAL = 16'h0202 + 16'h0010 * n;
  endfunction

  // RenderTargetNVertical (0x203 + 0x10*n (n = 0-7)): Vertical size of render target n. The source
  // gives no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_VERTICAL_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_VERTICAL(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_VERTICAL = 16'h0203 + 16'h0010 * n;
  endfunction

  // RenderTargetNFormat (0x204 + 0x10*n (n = 0-7)): Format of render target n. The source gives no
  // range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_FORMAT_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_FORMAT(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_FORMAT = 16'h0204 + 16'h0010 * n;
  endfunction

  // RenderTargetNTileMode (0x205 + 0x10*n (n = 0-7)): Tiling of render target n. The source gives no
  // range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_TILE_MODE_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_TILE_MODE(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_TILE_MODE = 16'h0205 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // UNKNOWN_16 (bit 16, uint): Unknown.
    logic UNKNOWN_16;
    logic [2:0] reserved_15_13;
    // LAYOUT (bit 12, uint): Layout.
    logic LAYOUT;
    logic reserved_11;
    // DEPTH (bits 10-8, uint): Tile depth.
    logic [2:0] DEPTH;
    // HEIGHT (bits 7-4, uint): Tile height.
    logic [3:0] HEIGHT;
    // WIDTH (bits 3-0, uint): Tile width.
    logic [3:0] WIDTH;
  } render_target_tile_mode_t;

  // RenderTargetNArrayMode (0x206 + 0x10*n (n = 0-7)): Layers of render target n. The source gives
  // no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_ARRAY_MODE(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_ARRAY_MODE = 16'h0206 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // VOLUME (bit 16, bool): Volume.
    logic VOLUME;
    // LAYERS (bits 15-0, uint): Number of layers.
    logic [15:0] LAYERS;
  } render_target_array_mode_t;

  // RenderTargetNLayerStride (0x207 + 0x10*n (n = 0-7)): Distance from one layer of render target n
  // to the next. The source gives no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo, type uint [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE = 16'h0207 + 16'h0010 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint, 4 bytes): Layer stride.
    logic [31:0] VALUE;
  } render_target_layer_stride_t;

  // RenderTargetNBaseLayer (0x208 + 0x10*n (n = 0-7)): First layer of render target n. The source
  // gives no range; eight elements fit before ViewportNScaleX at 0x280.
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_RENDER_TARGET_BASE_LAYER_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_RENDER_TARGET_BASE_LAYER(input logic [15:0] n);
    MAXWELL_3D_RENDER_TARGET_BASE_LAYER = 16'h0208 + 16'h0010 * n;
  endfunction

  // ClearColor (0x360-0x363): Colour of a clear. The source prints size 4 and type float: read as
  // four floats, as for BlendColor.
  // plain, wo, 4 words, type float [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CLEAR_COLOR = 16'h0360;
  typedef struct packed {
    logic [31:0] COMPONENT3;
    logic [31:0] COMPONENT2;
    logic [31:0] COMPONENT1;
    // COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
    logic [31:0] COMPONENT0;
  } clear_color_t;

  // ClearDepth (0x364): Depth of a clear.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CLEAR_DEPTH = 16'h0364;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } clear_depth_t;

  // ClearStencil (0x368): Stencil of a clear.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CLEAR_STENCIL = 16'h0368;

  // ? (0x36F): Named ? in the source. Used by ClearDepthStencil.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_36F = 16'h036F;
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // UNKNOWN_16 (bit 16, uint): Unknown.
    logic UNKNOWN_16;
    logic [14:0] reserved_15_1;
    // UNKNOWN_0 (bit 0, uint): Unknown.
    logic UNKNOWN_0;
  } unknown_36f_t;

  // TiledCacheAction0 (0x3D8): Action 0 of the tiled cache. The source asks whether it is a trigger.
  // plain, wo, type bool [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TILED_CACHE_ACTION0 = 16'h03D8;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } tiled_cache_action0_t;

  // TiledCacheTileSize (0x3D9): Tile size of the tiled cache. The source gives two halves without
  // meanings.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TILED_CACHE_TILE_SIZE = 16'h03D9;
  typedef struct packed {
    // UNKNOWN_16 (bits 31-16, uint): Unknown. [?]
    logic [15:0] UNKNOWN_16;
    // UNKNOWN_0 (bits 15-0, uint): Unknown. [?]
    logic [15:0] UNKNOWN_0;
  } tiled_cache_tile_size_t;

  // DiscardTrigger (0x3DE): Discards contents of the framebuffer.
  // trigger, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DISCARD_TRIGGER = 16'h03DE;
  typedef struct packed {
    logic [24:0] reserved_31_7;
    // DISCARD_COLOR_INDEX (bits 6-4, uint): Colour buffer that is discarded.
    logic [2:0] DISCARD_COLOR_INDEX;
    logic [2:0] reserved_3_1;
    // DISCARD_DEPTH_STENCIL (bit 0, bool): Discards depth and stencil.
    logic DISCARD_DEPTH_STENCIL;
  } discard_trigger_t;

  // TiledCacheAction1 (0x3E0): Action 1 of the tiled cache. The source asks whether it is a trigger.
  // plain, wo, type bool [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TILED_CACHE_ACTION1 = 16'h03E0;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } tiled_cache_action1_t;

  // Unknown?Addr (0x3F8-0x3F9): Address of an optional buffer, written by SetRenderTargets of nvn.
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_ADDR = 16'h03F8;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } unknown_addr_t;

  // Unknown?TileMode (0x3FA): Tiling of the optional buffer, optionally written by SetRenderTargets
  // of nvn.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_TILE_MODE = 16'h03FA;

  // Unknown?ArrayMode (0x3FB): Layers of the optional buffer, optionally written by SetRenderTargets
  // of nvn.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_ARRAY_MODE = 16'h03FB;

  // Unknown?BaseLayer (0x3FC): First layer of the optional buffer, optionally written by
  // SetRenderTargets of nvn.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_BASE_LAYER = 16'h03FC;

  // unknown_3FD (0x3FD-0x3FE): No name in the source. Written by SetRenderTargets of nvn. The source
  // prints size 1 and type bitfield?[2]: read as two words, as 0x3FE is free.
  // plain, wo, 2 words, type bitfield?[2] [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_3FD = 16'h03FD;

  // ClearFlags? (0x43E): Flags of a clear; the source marks the name with a question mark. GpuInit
  // of nvn writes 0x101.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CLEAR_FLAGS = 16'h043E;

  // TiledCacheAction2 (0x44D): Action 2 of the tiled cache. The source asks whether it is a trigger.
  // plain, wo, type bool [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TILED_CACHE_ACTION2 = 16'h044D;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } tiled_cache_action2_t;

  // DepthBufferResolve (0x47F): Resolves the depth buffer when 1 is written.
  // trigger, wo, type trigger [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_BUFFER_RESOLVE = 16'h047F;

  // RenderTargetControl (0x487): Number of render targets, and many other flags that the source does
  // not list. Used by SetRenderTargets of nvn.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_RENDER_TARGET_CONTROL = 16'h0487;
  typedef struct packed {
    // UNKNOWN_4 (bits 31-4, uint): Other flags, not listed. [?]
    logic [27:0] UNKNOWN_4;
    // NUMBER_OF_RENDER_TARGETS (bits 3-0, uint): Number of render targets.
    logic [3:0] NUMBER_OF_RENDER_TARGETS;
  } render_target_control_t;

  // unknown_48A to unknown_48C (0x48A-0x48C): No name in the source. Optionally used by
  // SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_48A = 16'h048A;
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_48B = 16'h048B;
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_48C = 16'h048C;

  // ZCullContextSave (0x519): Saves the ZCull context to ZCullContextStartAddr when 0 is written.
  // trigger, wo, type trigger [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_CONTEXT_SAVE = 16'h0519;

  // ZCullContextRestore (0x540): Restores the ZCull context from ZCullContextStartAddr when 0 is
  // written.
  // trigger, wo, type trigger [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_Z_CULL_CONTEXT_RESTORE = 16'h0540;

  // unknown_54E (0x54E): No name in the source. SetRenderTargets of nvn writes 0 here if an optional
  // buffer is NULL.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_54E = 16'h054E;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } unknown_54e_t;

  // unknown_57F to unknown_580 (0x57F-0x580): No name in the source. Optionally written as 0 by
  // SetRenderTargets of nvn.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_57F = 16'h057F;
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_580 = 16'h0580;

  // ---- Shaders and textures ----
  // Programs, constant buffers, texture and sampler pools, cache invalidation.

  // CacheSplit (0x0C2): Split of a cache. The source gives type enum and no values.
  // plain, wo, type enum [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CACHE_SPLIT = 16'h00C2;

  // LocalBase (0x1DF): Base of local memory. Marked TODO in the source.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_LOCAL_BASE = 16'h01DF;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } local_base_t;

  // Unbind (???) (0x43D): Invalidates bound resources. The source marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNBIND = 16'h043D;
  typedef struct packed {
    logic [22:0] reserved_31_9;
    // INVALIDATE_CONST_BUFFERS (bit 8, bool): Constant buffers.
    logic INVALIDATE_CONST_BUFFERS;
    logic [2:0] reserved_7_5;
    // INVALIDATE_TEXTURE_SAMPLERS (bit 4, bool): Texture samplers.
    logic INVALIDATE_TEXTURE_SAMPLERS;
    logic [2:0] reserved_3_1;
    // INVALIDATE_TEXTURE_HEADERS (bit 0, bool): Texture headers.
    logic INVALIDATE_TEXTURE_HEADERS;
  } unbind_t;

  // unknown_47C (0x47C): No name in the source. BindProgram of nvn sometimes writes 0 here.
  // trigger, wo, type trigger [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_47C = 16'h047C;

  // SamplerBinding (???) (0x48D): How samplers are bound. The source marks the name with (???).
  // plain, wo, type enum [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SAMPLER_BINDING = 16'h048D;
  typedef struct packed {
    // VALUE (bits 31-0, SamplerBindingValue): Binding.
    sampler_binding_value_e VALUE;
  } sampler_binding_t;

  // InvalidateTextureDataNoWfi (???) (0x4A2): Invalidates the texture data cache without waiting for
  // idle. The source marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI = 16'h04A2;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // TAG (bits 25-4, uint): Tag of the line.
    logic [21:0] TAG;
    logic [2:0] reserved_3_1;
    // LINES (bit 0, InvalidateCacheLines): Lines.
    invalidate_cache_lines_e LINES;
  } invalidate_texture_data_no_wfi_t;

  // ShaderScheduling (???) (0x4AB): Order in which threads run. The source marks the name with
  // (???).
  // plain, wo, type enum [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SHADER_SCHEDULING = 16'h04AB;
  typedef struct packed {
    // VALUE (bits 31-0, ShaderSchedulingValue): Order.
    shader_scheduling_value_e VALUE;
  } shader_scheduling_t;

  // InvalidateSamplerCache (???) (0x4CC): Invalidates the sampler cache. The source marks the name
  // with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_SAMPLER_CACHE = 16'h04CC;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // TAG (bits 25-4, uint): Tag of the line.
    logic [21:0] TAG;
    logic [2:0] reserved_3_1;
    // LINES (bit 0, InvalidateCacheLines): Lines.
    invalidate_cache_lines_e LINES;
  } invalidate_sampler_cache_t;

  // InvalidateTextureHeaderCache (???) (0x4CD): Invalidates the texture header cache. The source
  // marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE = 16'h04CD;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // TAG (bits 25-4, uint): Tag of the line.
    logic [21:0] TAG;
    logic [2:0] reserved_3_1;
    // LINES (bit 0, InvalidateCacheLines): Lines.
    invalidate_cache_lines_e LINES;
  } invalidate_texture_header_cache_t;

  // InvalidateTextureDataCache (???) (0x4CE): Invalidates the texture data cache. The source marks
  // the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE = 16'h04CE;
  typedef struct packed {
    logic [5:0] reserved_31_26;
    // TAG (bits 25-4, uint): Tag of the line.
    logic [21:0] TAG;
    logic [2:0] reserved_3_1;
    // LINES (bit 0, InvalidateCacheLines): Lines.
    invalidate_cache_lines_e LINES;
  } invalidate_texture_data_cache_t;

  // TexSamplerPoolOffset (???) (0x557-0x558): Address of the sampler pool. The source marks the name
  // with (???). It prints two words, of which the second is also TexSamplerPoolMaximumIndex; one of
  // the two ids must be wrong.
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET = 16'h0557;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } tex_sampler_pool_offset_t;

  // TexSamplerPoolMaximumIndex (???) (0x558): Highest index of the sampler pool. The source marks
  // the name with (???). The id is also the second word of TexSamplerPoolOffset; the header pool has
  // its maximum two ids after its offset.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX = 16'h0558;
  typedef struct packed {
    logic [11:0] reserved_31_20;
    // MAXIMUM (bits 19-0, uint): Highest index.
    logic [19:0] MAXIMUM;
  } tex_sampler_pool_maximum_index_t;

  // TexHeaderPoolOffset (???) (0x55D-0x55E): Address of the texture header pool. The source marks
  // the name with (???).
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TEX_HEADER_POOL_OFFSET = 16'h055D;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } tex_header_pool_offset_t;

  // TexHeaderPoolMaximumIndex (???) (0x55F): Highest index of the texture header pool. The source
  // marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX = 16'h055F;
  typedef struct packed {
    logic [9:0] reserved_31_22;
    // MAXIMUM (bits 21-0, uint): Highest index.
    logic [21:0] MAXIMUM;
  } tex_header_pool_maximum_index_t;

  // ProgramRegion (???) (0x582-0x583): Address of the program region. The source marks the name with
  // (???).
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PROGRAM_REGION = 16'h0582;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } program_region_t;

  // CubeMapInterFaceFiltering (???) (0x599): Filtering across the faces of a cube map. The source
  // marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING = 16'h0599;
  typedef struct packed {
    logic [29:0] reserved_31_2;
    // MODE (bits 1-0, CubeMapInterFaceFilteringMode): Mode.
    cube_map_inter_face_filtering_mode_e MODE;
  } cube_map_inter_face_filtering_t;

  // ShaderControl (???) (0x5A4): Floating-point behaviour of shaders. The source marks the name with
  // (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SHADER_CONTROL = 16'h05A4;
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // ZERO_TIMES_ANYTHING_IS_ZERO (bit 16, bool): Zero times anything is zero.
    logic ZERO_TIMES_ANYTHING_IS_ZERO;
    logic [12:0] reserved_15_3;
    // FP32_F21_NAN_BEHAVIOR (bit 2, ShaderControlFp32F21NanBehavior): NaN behaviour of F21.
    shader_control_fp32_f21_nan_behavior_e FP32_F21_NAN_BEHAVIOR;
    // FP32_NAN_BEHAVIOR (bit 1, ShaderControlFp32NanBehavior): NaN behaviour.
    shader_control_fp32_nan_behavior_e FP32_NAN_BEHAVIOR;
    // PARTIAL (bit 0, ShaderControlPartial): Partial.
    shader_control_partial_e PARTIAL;
  } shader_control_t;

  // BindConstantBuffer (???) (0x5A5): Binds a constant buffer. The source marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_BIND_CONSTANT_BUFFER = 16'h05A5;
  typedef struct packed {
    logic [18:0] reserved_31_13;
    // SHADER_SLOT (bits 12-8, uint): Slot.
    logic [4:0] SHADER_SLOT;
    logic [6:0] reserved_7_1;
    // VALID (bit 0, bool): The slot is bound.
    logic VALID;
  } bind_constant_buffer_t;

  // InvalidateShaderCachesNoWfi (???) (0x5A6): Invalidates shader caches without waiting for idle.
  // The source marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI = 16'h05A6;
  typedef struct packed {
    logic [18:0] reserved_31_13;
    // CONSTANT (bit 12, bool): Constant cache.
    logic CONSTANT;
    logic [2:0] reserved_11_9;
    // UNIFORM (bit 8, bool): Uniform cache.
    logic UNIFORM;
    logic [2:0] reserved_7_5;
    // GLOBAL_DATA (bit 4, bool): Global data cache.
    logic GLOBAL_DATA;
    logic [2:0] reserved_3_1;
    // INSTRUCTION (bit 0, bool): Instruction cache.
    logic INSTRUCTION;
  } invalidate_shader_caches_no_wfi_t;

  // InvalidateConstantBufferCache (???) (0x64C): Invalidates the constant buffer cache. The source
  // marks the name with (???).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE = 16'h064C;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // THRU_L2 (bit 0, bool): Down through the second-level cache.
    logic THRU_L2;
  } invalidate_constant_buffer_cache_t;

  // unknown_820 (0x820): No name in the source. Selects the tessellation control program.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_820 = 16'h0820;

  // unknown_821 (0x821): No name in the source. Entry point of the tessellation control program.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_821 = 16'h0821;

  // unknown_830 (0x830): No name in the source. Selects the tessellation evaluation program.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_830 = 16'h0830;

  // unknown_840 (0x840): No name in the source. Selects the geometry program.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_840 = 16'h0840;

  // unknown_850 (0x850): No name in the source. Selects the fragment program.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_850 = 16'h0850;

  // ConstantBufferSelectorSize (0x8E0): Size of the selected constant buffer.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE = 16'h08E0;
  typedef struct packed {
    logic [14:0] reserved_31_17;
    // SIZE (bits 16-0, uint): Size.
    logic [16:0] SIZE;
  } constant_buffer_selector_size_t;

  // ConstantBufferSelectorAddr (0x8E1-0x8E2): Address of the selected constant buffer.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR = 16'h08E1;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } constant_buffer_selector_addr_t;

  // LoadConstantBufferOffset (0x8E3): Offset at which LoadConstantBuffer stores. nvn uses 0x120 +
  // 8*i for BindImage, 0x568 + 8*i for BindSeparateSampler, 0x168 + 8*i for BindSeparateTexture and
  // 32 + 8*i for BindTexture; the source leaves other functions as TODO.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET = 16'h08E3;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // OFFSET (bits 15-0, uint): Offset.
    logic [15:0] OFFSET;
  } load_constant_buffer_offset_t;

  // LoadConstantBuffer (0x8E4-0x8F3): Stores a word in the selected constant buffer. The source
  // prints size 1 and type uint[16]: read as 16 elements of one word, which fit before
  // ConstBufferNBind at 0x904.
  // plain, wo, type uint[16] [?: Switchbrew]
  localparam int MAXWELL_3D_LOAD_CONSTANT_BUFFER_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_LOAD_CONSTANT_BUFFER(input logic [15:0] n);
    MAXWELL_3D_LOAD_CONSTANT_BUFFER = 16'h08E4 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint): Data word.
    logic [31:0] VALUE;
  } load_constant_buffer_t;

  // ConstBufferNBind (0x904 + 0x8*n (n = 0-4)): Binds a constant buffer to n, presumably a shader
  // stage.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam int MAXWELL_3D_CONST_BUFFER_BIND_COUNT = 5;
  function automatic logic [15:0] MAXWELL_3D_CONST_BUFFER_BIND(input logic [15:0] n);
    MAXWELL_3D_CONST_BUFFER_BIND = 16'h0904 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [22:0] reserved_31_9;
    // INDEX (bits 8-4, uint): Slot.
    logic [4:0] INDEX;
    logic [2:0] reserved_3_1;
    // VALID (bit 0, bool): The slot is bound.
    logic VALID;
  } const_buffer_bind_t;

  // ---- Geometry ----
  // Vertex streams, draws, tessellation and transform feedback.

  // TesselationMode (0x0C8): Tessellation mode.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TESSELATION_MODE = 16'h00C8;
  typedef struct packed {
    logic [21:0] reserved_31_10;
    // WINDING_AND_CONNECTEDNESS_FLAGS (bits 9-8, TesselationModeWindingAndConnectednessFlags): Winding
    // and connection.
    tesselation_mode_winding_and_connectedness_flags_e WINDING_AND_CONNECTEDNESS_FLAGS;
    logic [1:0] reserved_7_6;
    // SPACING (bits 5-4, TesselationModeSpacing): Spacing.
    tesselation_mode_spacing_e SPACING;
    logic [1:0] reserved_3_2;
    // PRIMITIVE_TYPE (bits 1-0, TesselationModePrimitiveType): Primitive.
    tesselation_mode_primitive_type_e PRIMITIVE_TYPE;
  } tesselation_mode_t;

  // TesselationOuterLevels (0x0C9-0x0CC): Outer tessellation levels.
  // plain, wo, 4 words, type float[4] [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TESSELATION_OUTER_LEVELS = 16'h00C9;
  typedef struct packed {
    logic [31:0] LEVEL3;
    logic [31:0] LEVEL2;
    logic [31:0] LEVEL1;
    // LEVEL0 to LEVEL3 (bits 31-0, step 32, f32): Outer level.
    logic [31:0] LEVEL0;
  } tesselation_outer_levels_t;

  // TesselationInnerLevels (0x0CD-0x0CE): Inner tessellation levels.
  // plain, wo, 2 words, type float[2] [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TESSELATION_INNER_LEVELS = 16'h00CD;
  typedef struct packed {
    logic [31:0] LEVEL1;
    // LEVEL0 to LEVEL1 (bits 31-0, step 32, f32): Inner level.
    logic [31:0] LEVEL0;
  } tesselation_inner_levels_t;

  // TransformFeedbackBufferEnable (0x0E0 + 0x8*n (n = 0-3)): Enables transform feedback buffer n.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE = 16'h00E0 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } transform_feedback_buffer_enable_t;

  // TransformFeedbackBufferAddr (0x0E1-0x0E2 + 0x8*n (n = 0-3)): Address of transform feedback
  // buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR = 16'h00E1 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } transform_feedback_buffer_addr_t;

  // TransformFeedbackBufferFlags (0x0E3 + 0x8*n (n = 0-3)): Flags of transform feedback buffer n.
  // The range is that of TransformFeedbackBufferEnable (n = 0..3).
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS = 16'h00E3 + 16'h0008 * n;
  endfunction

  // TransformFeedbackBufferStream (0x1C0 + 0x4*n (n = 0-3)): Stream of transform feedback buffer n.
  // The range is that of TransformFeedbackBufferEnable (n = 0..3).
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM = 16'h01C0 + 16'h0004 * n;
  endfunction

  // TransformFeedbackVaryingCount (0x1C1 + 0x4*n (n = 0-3)): Number of varyings of transform
  // feedback buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
  // plain, wo, type uint [?: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT = 16'h01C1 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } transform_feedback_varying_count_t;

  // TransformFeedbackStride (0x1C2 + 0x4*n (n = 0-3)): Stride of transform feedback buffer n. The
  // range is that of TransformFeedbackBufferEnable (n = 0..3).
  // plain, wo, type uint [?: Switchbrew]
  localparam int MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_COUNT = 4;
  function automatic logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE(input logic [15:0] n);
    MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE = 16'h01C2 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } transform_feedback_stride_t;

  // TransformFeedbackEnable (0x1D1): Enables transform feedback.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE = 16'h01D1;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } transform_feedback_enable_t;

  // VertexBufferFirst (0x35D): First vertex of an array draw.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_VERTEX_BUFFER_FIRST = 16'h035D;

  // VertexBufferCount (0x35E): Number of vertices of an array draw.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_VERTEX_BUFFER_COUNT = 16'h035E;

  // PatchSize (0x373): Vertices per patch.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PATCH_SIZE = 16'h0373;
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // VALUE (bits 11-0, uint, vertices): Vertices per patch.
    logic [11:0] VALUE;
  } patch_size_t;

  // PrimitiveRestartWithDrayArrays (0x37A): Applies primitive restart to array draws as well. The
  // name is spelled as in the source.
  // plain, wo, type boolean [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS = 16'h037A;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool): Enable.
    logic VALUE;
  } primitive_restart_with_dray_arrays_t;

  // DrawElementsEnableBaseVertex? (0x446): Enables the base vertex of element draws. The source
  // marks the name with a question mark and TODO.
  // plain, wo, type bool [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX = 16'h0446;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } draw_elements_enable_base_vertex_t;

  // VertexStreamNAttrib (0x458-0x467): Vertex attribute n. The source prints size 4 and type
  // bitfield[16]: read as 16 elements of one word, as the letter N in the name asks for an array.
  // plain, wo, type bitfield[16] [?: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_STREAM_ATTRIB_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_STREAM_ATTRIB(input logic [15:0] n);
    MAXWELL_3D_VERTEX_STREAM_ATTRIB = 16'h0458 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    logic reserved_31;
    // FORMAT1 (bits 30-21, uint): Second part of the format.
    logic [9:0] FORMAT1;
    // FORMAT0 (bits 20-7, uint): First part of the format.
    logic [13:0] FORMAT0;
    logic [1:0] reserved_6_5;
    // STREAM_INDEX (bits 4-0, uint): Vertex stream that supplies the attribute.
    logic [4:0] STREAM_INDEX;
  } vertex_stream_attrib_t;

  // VertexBufferElementBase (0x50D): Value added to the indices of an element draw.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE = 16'h050D;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } vertex_buffer_element_base_t;

  // PrimitiveRestartEnable (0x591): Enables primitive restart.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PRIMITIVE_RESTART_ENABLE = 16'h0591;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } primitive_restart_enable_t;

  // PrimitiveRestartIndex (0x592): Index that restarts the primitive.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_PRIMITIVE_RESTART_INDEX = 16'h0592;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } primitive_restart_index_t;

  // DrawElementsIndirectAddr (0x5F2-0x5F3): Address of the arguments of an indirect element draw.
  // Marked TODO in the source.
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR = 16'h05F2;
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } draw_elements_indirect_addr_t;

  // DrawElementsIndirectFlag? (0x5F6): Flag of an indirect element draw. The source marks the name
  // with a question mark and TODO.
  // plain, wo, type bool [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG = 16'h05F6;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } draw_elements_indirect_flag_t;

  // VertexStreamNEnableDivisor (0x620-0x62F): Enables the instance divisor of vertex stream n.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_COUNT = 16;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR(input logic [15:0] n);
    MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR = 16'h0620 + 16'h0001 * n;
  endfunction
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } vertex_stream_enable_divisor_t;

  // VertexStreamNStride (0x700 + 0x4*n (n = 0-31)): Bytes from one vertex of stream n to the next.
  // Marked TODO: nouveau has further bits here.
  // plain, wo, type uint [?: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_STREAM_STRIDE_COUNT = 32;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_STREAM_STRIDE(input logic [15:0] n);
    MAXWELL_3D_VERTEX_STREAM_STRIDE = 16'h0700 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    logic [19:0] reserved_31_12;
    // STRIDE (bits 11-0, uint, bytes): Bytes per vertex.
    logic [11:0] STRIDE;
  } vertex_stream_stride_t;

  // VertexBufferStartAddr (0x701-0x702 + 0x4*n (n = 0-31)): Start address of vertex buffer n. Marked
  // as incorrect (TODO: Incorrecto) in the source. The range is that of VertexStreamNStride (n =
  // 0..31).
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_BUFFER_START_ADDR_COUNT = 32;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_BUFFER_START_ADDR(input logic [15:0] n);
    MAXWELL_3D_VERTEX_BUFFER_START_ADDR = 16'h0701 + 16'h0004 * n;
  endfunction
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } vertex_buffer_start_addr_t;

  // VertexStreamNDivisor (0x703 + 0x4*n (n = 0-31)): Instance divisor of vertex stream n. The source
  // gives neither size nor type. The range is that of VertexStreamNStride (n = 0..31).
  // plain, wo [?: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_STREAM_DIVISOR_COUNT = 32;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_STREAM_DIVISOR(input logic [15:0] n);
    MAXWELL_3D_VERTEX_STREAM_DIVISOR = 16'h0703 + 16'h0004 * n;
  endfunction

  // VertexBufferEndAddr (0x7C0-0x7C1 + 0x2*n (n = 0-31)): End address of vertex buffer n. The range
  // is that of VertexStreamNStride (n = 0..31).
  // plain, wo, 2 words, type gpuva [?: Switchbrew]
  localparam int MAXWELL_3D_VERTEX_BUFFER_END_ADDR_COUNT = 32;
  function automatic logic [15:0] MAXWELL_3D_VERTEX_BUFFER_END_ADDR(input logic [15:0] n);
    MAXWELL_3D_VERTEX_BUFFER_END_ADDR = 16'h07C0 + 16'h0002 * n;
  endfunction
  typedef struct packed {
    // LOWER (bits 63-32, uint)
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint)
    logic [31:0] UPPER;
  } vertex_buffer_end_addr_t;

  // ---- Multisampling ----
  // Samples, coverage and sample positions.

  // SampleShading (0x1D5): Shading per sample.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SAMPLE_SHADING = 16'h01D5;
  typedef struct packed {
    logic [26:0] reserved_31_5;
    // ENABLE (bit 4, bool): Enable.
    logic ENABLE;
    // UNKNOWN_0 (bits 3-0, uint): Unknown. [?]
    logic [3:0] UNKNOWN_0;
  } sample_shading_t;

  // MultisampleRasterEnable (0x3ED): Enables multisample rasterization. Also written as 0 when all
  // colours are cleared.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE = 16'h03ED;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } multisample_raster_enable_t;

  // MultisampleRasterSamples (0x3EE): Samples per pixel of the rasterizer. The source gives values
  // without bits.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES = 16'h03EE;
  typedef struct packed {
    // VALUE (bits 31-0, MultisampleRasterSamplesValue): Samples.
    multisample_raster_samples_value_e VALUE;
  } multisample_raster_samples_t;

  // MultisampleCoverageModulationMode (0x3EF): Mode of the coverage modulation.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_COVERAGE_MODULATION_MODE = 16'h03EF;

  // SampleMask0 (0x3F0): Sample mask, word 0.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SAMPLE_MASK0 = 16'h03F0;

  // SampleMask1 (0x3F1): Sample mask, word 1.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SAMPLE_MASK1 = 16'h03F1;

  // SampleMask2 (0x3F2): Sample mask, word 2.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_SAMPLE_MASK2 = 16'h03F2;

  // Multisample_Related2 (0x3F5): Something about multisampling. Marked TODO in the source.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_RELATED2 = 16'h03F5;

  // CoverageModulationEnable (0x3F6): Enables coverage modulation.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COVERAGE_MODULATION_ENABLE = 16'h03F6;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } coverage_modulation_enable_t;

  // CoverageModulationTable (0x40C-0x40F): Table of the coverage modulation.
  // plain, wo, 4 words, type float[4] [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COVERAGE_MODULATION_TABLE = 16'h040C;
  typedef struct packed {
    logic [31:0] ENTRY3;
    logic [31:0] ENTRY2;
    logic [31:0] ENTRY1;
    // ENTRY0 to ENTRY3 (bits 31-0, step 32, f32): Factor.
    logic [31:0] ENTRY0;
  } coverage_modulation_table_t;

  // MultisampleGrid (0x478-0x47A): Sample positions, one byte each; the source spells out the first
  // and says etc. It prints 3 words, which hold 12 samples; the next method after the three, 0x47B,
  // is free.
  // plain, wo, 3 words, type bitfield[3] [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_GRID = 16'h0478;
  typedef struct packed {
    logic [3:0] Y11;
    logic [3:0] X11;
    logic [3:0] Y10;
    logic [3:0] X10;
    logic [3:0] Y9;
    logic [3:0] X9;
    logic [3:0] Y8;
    logic [3:0] X8;
    logic [3:0] Y7;
    logic [3:0] X7;
    logic [3:0] Y6;
    logic [3:0] X6;
    logic [3:0] Y5;
    logic [3:0] X5;
    logic [3:0] Y4;
    logic [3:0] X4;
    logic [3:0] Y3;
    logic [3:0] X3;
    logic [3:0] Y2;
    logic [3:0] X2;
    logic [3:0] Y1;
    logic [3:0] X1;
    // Y0 to Y11 (bits 7-4, step 8, uint): Vertical position.
    logic [3:0] Y0;
    // X0 to X11 (bits 3-0, step 8, uint): Horizontal position.
    logic [3:0] X0;
  } multisample_grid_t;

  // MultisampleCoverageToColor (0x47E): Writes the coverage to a colour.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR = 16'h047E;
  typedef struct packed {
    logic [24:0] reserved_31_7;
    // UNKNOWN_4 (bits 6-4, uint): Unknown. [?]
    logic [2:0] UNKNOWN_4;
    logic [2:0] reserved_3_1;
    // ENABLE (bit 0, bool): Enable.
    logic ENABLE;
  } multisample_coverage_to_color_t;

  // MultisampleAlphaToCoverageDither (0x4B8): Dithers the coverage made from alpha.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER = 16'h04B8;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } multisample_alpha_to_coverage_dither_t;

  // MultisampleEnable (0x54D): Enables multisampling.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_ENABLE = 16'h054D;

  // MultisampleControl (0x54F): Multisample control. The source prints type bool and further unknown
  // bits.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_CONTROL = 16'h054F;
  typedef struct packed {
    // UNKNOWN_1 (bits 31-1, uint): Unknown. [?]
    logic [30:0] UNKNOWN_1;
    // ALPHA_TO_COVERAGE_ENABLE (bit 0, bool): Makes the coverage from alpha.
    logic ALPHA_TO_COVERAGE_ENABLE;
  } multisample_control_t;

  // CsaaEnable (0x56D): Enables coverage sampling.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_CSAA_ENABLE = 16'h056D;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } csaa_enable_t;

  // MultisampleMode (0x574): Multisample mode, written by SetRenderTargets of nvn. Seen values: 0,
  // 2, 4, 5, 6.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_MULTISAMPLE_MODE = 16'h0574;
  typedef struct packed {
    // VALUE (bits 31-0, uint): Mode.
    logic [31:0] VALUE;
  } multisample_mode_t;

  // ---- Fragment tests and blending ----
  // Depth, stencil and alpha test, depth bounds, blending and logic operation.

  // unknown_374 (0x374): No name in the source. Written as 0 for a simple BlendState.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_UNKNOWN_374 = 16'h0374;

  // StencilBackRefValue (0x3D5): Stencil reference of back faces.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_BACK_REF_VALUE = 16'h03D5;

  // StencilBackEnable (0x3D6): Enables the stencil test of back faces.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_BACK_ENABLE = 16'h03D6;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } stencil_back_enable_t;

  // StencilBackValueMask (0x3D7): Stencil value mask of back faces.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_BACK_VALUE_MASK = 16'h03D7;

  // DepthBounds (0x3E7-0x3E8): Bounds of the depth bounds test.
  // plain, wo, 2 words, type float[2] [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_BOUNDS = 16'h03E7;
  typedef struct packed {
    logic [31:0] BOUND1;
    // BOUND0 to BOUND1 (bits 31-0, step 32, f32): Bound.
    logic [31:0] BOUND0;
  } depth_bounds_t;

  // DepthTestEnable (0x4B3): Enables the depth test: DepthWriteEnable and DepthFunc take effect.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_TEST_ENABLE = 16'h04B3;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } depth_test_enable_t;

  // BlendIndependent (0x4B9): Blends each render target by its own state. Written as 1 for a simple
  // BlendState.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_BLEND_INDEPENDENT = 16'h04B9;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } blend_independent_t;

  // DepthWriteEnable (0x4BA): Enables depth writes.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_WRITE_ENABLE = 16'h04BA;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } depth_write_enable_t;

  // AlphaTestEnable (0x4BB): Enables the alpha test.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_ALPHA_TEST_ENABLE = 16'h04BB;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } alpha_test_enable_t;

  // DepthFunc (0x4C3): Depth function.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_FUNC = 16'h04C3;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // DEPTH_FUNC (bits 3-0, uint): Function; codes not given.
    logic [3:0] DEPTH_FUNC;
  } depth_func_t;

  // AlphaTestRefValue (0x4C4): Reference of the alpha test.
  // plain, wo, type float [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_ALPHA_TEST_REF_VALUE = 16'h04C4;
  typedef struct packed {
    // VALUE (bits 31-0, f32)
    logic [31:0] VALUE;
  } alpha_test_ref_value_t;

  // AlphaTestFunc (0x4C5): Function of the alpha test.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_ALPHA_TEST_FUNC = 16'h04C5;
  typedef struct packed {
    logic [27:0] reserved_31_4;
    // ALPHA_TEST_FUNC (bits 3-0, uint): Function; codes not given.
    logic [3:0] ALPHA_TEST_FUNC;
  } alpha_test_func_t;

  // BlendColor (0x4C7-0x4CA): Constant blend colour. Marked TODO in the source.
  // plain, wo, 4 words, type float[4] [?: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_BLEND_COLOR = 16'h04C7;
  typedef struct packed {
    logic [31:0] COMPONENT3;
    logic [31:0] COMPONENT2;
    logic [31:0] COMPONENT1;
    // COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
    logic [31:0] COMPONENT0;
  } blend_color_t;

  // StencilEnable (0x4E0): Enables the stencil test.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_ENABLE = 16'h04E0;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } stencil_enable_t;

  // StencilFrontRefValue (0x4E5): Stencil reference of front faces.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_FRONT_REF_VALUE = 16'h04E5;

  // StencilFrontMaskValue (0x4E6): Stencil mask of front faces.
  // plain, wo [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_FRONT_MASK_VALUE = 16'h04E6;

  // StencilFrontEnable (0x4E7): Enables the stencil test of front faces.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_STENCIL_FRONT_ENABLE = 16'h04E7;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } stencil_front_enable_t;

  // DepthBoundsEnable (0x66F): Enables the depth bounds test.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_DEPTH_BOUNDS_ENABLE = 16'h066F;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } depth_bounds_enable_t;

  // ColorLogicOpEnable (0x671): Enables the logic operation; used for every operation except code 3.
  // plain, wo, type bool [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COLOR_LOGIC_OP_ENABLE = 16'h0671;
  typedef struct packed {
    logic [30:0] reserved_31_1;
    // VALUE (bit 0, bool)
    logic VALUE;
  } color_logic_op_enable_t;

  // ColorLogicOpType (0x672): Logic operation.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_3D_COLOR_LOGIC_OP_TYPE = 16'h0672;
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_8 (bits 15-8, uint): Always 0x15. [?]
    logic [7:0] UNKNOWN_8;
    // LOGIC_OP (bits 7-0, uint): Operation; codes not given.
    logic [7:0] LOGIC_OP;
  } color_logic_op_type_t;

  // BlendNRgbEquation (0x781 + 0x8*n (n = 0-7)): Blend equation of the colour of render target n.
  // The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  // there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_RGB_EQUATION_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_RGB_EQUATION(input logic [15:0] n);
    MAXWELL_3D_BLEND_RGB_EQUATION = 16'h0781 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [28:0] reserved_31_3;
    // BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
    logic [2:0] BLEND_EQUATION;
  } blend_rgb_equation_t;

  // BlendNRgbFunctionSrc (0x782 + 0x8*n (n = 0-7)): Source factor of the colour of render target n.
  // The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  // there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_RGB_FUNCTION_SRC(input logic [15:0] n);
    MAXWELL_3D_BLEND_RGB_FUNCTION_SRC = 16'h0782 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_14 (bits 15-14, uint): Unknown.
    logic [1:0] UNKNOWN_14;
    logic [8:0] reserved_13_5;
    // UNKNOWN_0 (bits 4-0, uint): Unknown.
    logic [4:0] UNKNOWN_0;
  } blend_rgb_function_src_t;

  // BlendNRgbFunctionDst (0x783 + 0x8*n (n = 0-7)): Destination factor of the colour of render
  // target n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as
  // many as there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_RGB_FUNCTION_DST_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_RGB_FUNCTION_DST(input logic [15:0] n);
    MAXWELL_3D_BLEND_RGB_FUNCTION_DST = 16'h0783 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_14 (bits 15-14, uint): Unknown.
    logic [1:0] UNKNOWN_14;
    logic [8:0] reserved_13_5;
    // UNKNOWN_0 (bits 4-0, uint): Unknown.
    logic [4:0] UNKNOWN_0;
  } blend_rgb_function_dst_t;

  // BlendNAlphaEquation (0x784 + 0x8*n (n = 0-7)): Blend equation of the alpha of render target n.
  // The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  // there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_ALPHA_EQUATION_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_ALPHA_EQUATION(input logic [15:0] n);
    MAXWELL_3D_BLEND_ALPHA_EQUATION = 16'h0784 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [28:0] reserved_31_3;
    // BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
    logic [2:0] BLEND_EQUATION;
  } blend_alpha_equation_t;

  // BlendNAlphaFunctionSrc (0x785 + 0x8*n (n = 0-7)): Source factor of the alpha of render target n.
  // The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  // there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC(input logic [15:0] n);
    MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC = 16'h0785 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_14 (bits 15-14, uint): Unknown.
    logic [1:0] UNKNOWN_14;
    logic [8:0] reserved_13_5;
    // UNKNOWN_0 (bits 4-0, uint): Unknown.
    logic [4:0] UNKNOWN_0;
  } blend_alpha_function_src_t;

  // BlendNAlphaFunctionDst (0x786 + 0x8*n (n = 0-7)): Destination factor of the alpha of render
  // target n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as
  // many as there are render targets.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam int MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_COUNT = 8;
  function automatic logic [15:0] MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST(input logic [15:0] n);
    MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST = 16'h0786 + 16'h0008 * n;
  endfunction
  typedef struct packed {
    logic [15:0] reserved_31_16;
    // UNKNOWN_14 (bits 15-14, uint): Unknown.
    logic [1:0] UNKNOWN_14;
    logic [8:0] reserved_13_5;
    // UNKNOWN_0 (bits 4-0, uint): Unknown.
    logic [4:0] UNKNOWN_0;
  } blend_alpha_function_dst_t;

endpackage
/* verilator lint_on UNUSEDPARAM */
