-- Maxwell 3D class 0xB197: register ids, layouts and enumerations.
--
-- Generated from the register specification (description version 1). Do not edit.
--
-- Methods of the 3D engine of NVIDIA's Maxwell GPU (Nintendo Switch). Another GPU, not part of the
-- PICA200: kept because a source document describes it. Ids are method numbers (byte offset / 4);
-- one method takes one 32-bit argument.
-- Source: Switchbrew
--
-- A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT. A field has X_LSB, X_WIDTH and X_BITS, the
-- range for a slice: word(X_BITS); fields of a multi-word entry also have X_WORD, the word they are in. A register is a
-- record, too: to_<register> makes it of a word, to_word makes the word, in which bits without a field are 0. Words of a
-- multi-word entry follow each other from the least significant end. Members are spelled as everywhere else, those that are
-- keywords of VHDL with _FIELD behind them.
-- An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
-- without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
--
-- VHDL-2008.
library ieee;
use ieee.std_logic_1164.all;
use ieee.numeric_std.all;

package maxwell_3d_pkg is

  -- CallLimitValue: Call limit. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype call_limit_value_e is std_logic_vector(31 downto 0);
  -- Full limit.
  constant MAXWELL_3D_CALL_LIMIT_VALUE_FULL_LIMIT : call_limit_value_e := "00000000000000000000000000000000";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_1 : call_limit_value_e := "00000000000000000000000000000001";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_2 : call_limit_value_e := "00000000000000000000000000000010";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_3 : call_limit_value_e := "00000000000000000000000000000011";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_4 : call_limit_value_e := "00000000000000000000000000000100";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_5 : call_limit_value_e := "00000000000000000000000000000101";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_6 : call_limit_value_e := "00000000000000000000000000000110";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_7 : call_limit_value_e := "00000000000000000000000000000111";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNKNOWN_8 : call_limit_value_e := "00000000000000000000000000001000";
  -- No limit.
  constant MAXWELL_3D_CALL_LIMIT_VALUE_UNLIMITED : call_limit_value_e := "00000000000000000000000000001111";

  -- CubeMapInterFaceFilteringMode: Filtering across the faces of a cube map. [?: Switchbrew]
  subtype cube_map_inter_face_filtering_mode_e is std_logic_vector(1 downto 0);
  -- The wrap mode applies.
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_USE_WRAP : cube_map_inter_face_filtering_mode_e := "00";
  -- The wrap mode is overridden.
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_OVERRIDE_WRAP : cube_map_inter_face_filtering_mode_e := "01";
  -- Samples span the seam.
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_SPAN_SEAM : cube_map_inter_face_filtering_mode_e := "10";
  -- Samples cross the seam.
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_AUTO_CROSS_SEAM : cube_map_inter_face_filtering_mode_e := "11";

  -- DepthClampValue: Depth clamp, as whole words. [?: Switchbrew]
  -- Nothing is known about other codes.
  subtype depth_clamp_value_e is std_logic_vector(31 downto 0);
  -- Written to enable the clamp.
  constant MAXWELL_3D_DEPTH_CLAMP_VALUE_ENABLED : depth_clamp_value_e := "00000000000000000001000000011010";
  -- Written to disable the clamp.
  constant MAXWELL_3D_DEPTH_CLAMP_VALUE_DISABLED : depth_clamp_value_e := "00000000000000000001100000011101";

  -- InvalidateCacheLines: Which lines of a cache are invalidated. [?: Switchbrew]
  subtype invalidate_cache_lines_e is std_logic_vector(0 downto 0);
  -- All lines.
  constant MAXWELL_3D_INVALIDATE_CACHE_LINES_ALL_LINES : invalidate_cache_lines_e := "0";
  -- The line of the tag.
  constant MAXWELL_3D_INVALIDATE_CACHE_LINES_ONE_LINE : invalidate_cache_lines_e := "1";

  -- MmeShadowRamControlValue: How the shadow copy of the methods is used. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype mme_shadow_ram_control_value_e is std_logic_vector(31 downto 0);
  -- Method writes are recorded.
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK : mme_shadow_ram_control_value_e := "00000000000000000000000000000000";
  -- Method writes are recorded through a filter.
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_TRACK_WITH_FILTER : mme_shadow_ram_control_value_e := "00000000000000000000000000000001";
  -- Method writes pass without being recorded.
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_PASSTHROUGH : mme_shadow_ram_control_value_e := "00000000000000000000000000000010";
  -- Recorded values are replayed.
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_METHOD_REPLAY : mme_shadow_ram_control_value_e := "00000000000000000000000000000011";

  -- MultisampleRasterSamplesValue: Samples per pixel of the rasterizer. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype multisample_raster_samples_value_e is std_logic_vector(31 downto 0);
  -- Four.
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_FOUR : multisample_raster_samples_value_e := "00000000000000000000000000000010";
  -- Eight.
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_EIGHT : multisample_raster_samples_value_e := "00000000000000000000000000000100";
  -- In the source without a meaning. [?]
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_UNKNOWN_5 : multisample_raster_samples_value_e := "00000000000000000000000000000101";
  -- Sixteen.
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_SIXTEEN : multisample_raster_samples_value_e := "00000000000000000000000000000110";

  -- NotifyTypeValue: What a notification does. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype notify_type_value_e is std_logic_vector(31 downto 0);
  -- Writes the notification.
  constant MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_ONLY : notify_type_value_e := "00000000000000000000000000000000";
  -- Writes the notification, then awakens the waiting side.
  constant MAXWELL_3D_NOTIFY_TYPE_VALUE_WRITE_THEN_AWAKEN : notify_type_value_e := "00000000000000000000000000000001";

  -- PolygonCullFaceConfigValue: Which faces are culled. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype polygon_cull_face_config_value_e is std_logic_vector(31 downto 0);
  -- The source prints the number alone; the name is that of OpenGL's GL_FRONT. [?]
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT : polygon_cull_face_config_value_e := "00000000000000000000010000000100";
  -- The source prints the number alone; the name is that of OpenGL's GL_BACK. [?]
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BACK : polygon_cull_face_config_value_e := "00000000000000000000010000000101";
  -- The source prints the number alone; the name is that of OpenGL's GL_FRONT_AND_BACK. [?]
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_FRONT_AND_BACK : polygon_cull_face_config_value_e := "00000000000000000000010000001000";

  -- PolygonModeValue: How polygons are drawn. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype polygon_mode_value_e is std_logic_vector(31 downto 0);
  -- The source prints the number alone; the name is that of OpenGL's GL_POINT. [?]
  constant MAXWELL_3D_POLYGON_MODE_VALUE_POINT : polygon_mode_value_e := "00000000000000000001101100000000";
  -- The source prints the number alone; the name is that of OpenGL's GL_LINE. [?]
  constant MAXWELL_3D_POLYGON_MODE_VALUE_LINE : polygon_mode_value_e := "00000000000000000001101100000001";
  -- The source prints the number alone; the name is that of OpenGL's GL_FILL. [?]
  constant MAXWELL_3D_POLYGON_MODE_VALUE_FILL : polygon_mode_value_e := "00000000000000000001101100000010";

  -- RenderEnableModeValue: When rendering commands are carried out. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype render_enable_mode_value_e is std_logic_vector(31 downto 0);
  -- Never.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_FALSE : render_enable_mode_value_e := "00000000000000000000000000000000";
  -- Always.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_TRUE : render_enable_mode_value_e := "00000000000000000000000000000001";
  -- Depending on the value at RenderEnableOffset.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_CONDITIONAL : render_enable_mode_value_e := "00000000000000000000000000000010";
  -- If the compared values are equal.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_EQUAL : render_enable_mode_value_e := "00000000000000000000000000000011";
  -- If the compared values differ.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_RENDER_IF_NOT_EQUAL : render_enable_mode_value_e := "00000000000000000000000000000100";

  -- RenderEnableOverrideValue: Override of conditional rendering. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype render_enable_override_value_e is std_logic_vector(1 downto 0);
  -- RenderEnableMode decides.
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_USE_RENDER_ENABLE : render_enable_override_value_e := "00";
  -- Always renders.
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_ALWAYS_RENDER : render_enable_override_value_e := "01";
  -- Never renders.
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_NEVER_RENDER : render_enable_override_value_e := "10";

  -- ReportSemaphoreControlOperation: What a report does. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype report_semaphore_control_operation_e is std_logic_vector(1 downto 0);
  -- Writes the semaphore.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_RELEASE : report_semaphore_control_operation_e := "00";
  -- Traps.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_TRAP : report_semaphore_control_operation_e := "11";

  -- ReportSemaphoreControlStructureSize: Size of a report in memory. [DOC: Switchbrew]
  subtype report_semaphore_control_structure_size_e is std_logic_vector(0 downto 0);
  -- Four words.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_FOUR_WORDS : report_semaphore_control_structure_size_e := "0";
  -- One word.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_ONE_WORD : report_semaphore_control_structure_size_e := "1";

  -- SamplerBindingValue: How samplers are bound. [?: Switchbrew]
  -- Nothing is known about other codes.
  subtype sampler_binding_value_e is std_logic_vector(31 downto 0);
  -- Samplers are bound independently of textures.
  constant MAXWELL_3D_SAMPLER_BINDING_VALUE_INDEPENDENTLY : sampler_binding_value_e := "00000000000000000000000000000000";
  -- Samplers are bound through the texture header.
  constant MAXWELL_3D_SAMPLER_BINDING_VALUE_VIA_HEADER_BINDING : sampler_binding_value_e := "00000000000000000000000000000001";

  -- ShaderControlFp32F21NanBehavior: NaN behaviour of the conversion from 32-bit floats to F21. [?:
  -- Switchbrew]
  subtype shader_control_fp32_f21_nan_behavior_e is std_logic_vector(0 downto 0);
  -- Passes zero.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_ZERO : shader_control_fp32_f21_nan_behavior_e := "0";
  -- Passes an indefinite value.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_PASS_INDEFINITE : shader_control_fp32_f21_nan_behavior_e := "1";

  -- ShaderControlFp32NanBehavior: NaN behaviour of 32-bit floats. [?: Switchbrew]
  subtype shader_control_fp32_nan_behavior_e is std_logic_vector(0 downto 0);
  -- Legacy.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LEGACY : shader_control_fp32_nan_behavior_e := "0";
  -- As 64-bit floats.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_FP64_COMPATIBLE : shader_control_fp32_nan_behavior_e := "1";

  -- ShaderControlPartial: Default of a partial result. [?: Switchbrew]
  subtype shader_control_partial_e is std_logic_vector(0 downto 0);
  -- Zero.
  constant MAXWELL_3D_SHADER_CONTROL_PARTIAL_ZERO : shader_control_partial_e := "0";
  -- Infinity.
  constant MAXWELL_3D_SHADER_CONTROL_PARTIAL_INFINITY : shader_control_partial_e := "1";

  -- ShaderSchedulingValue: Order in which threads run. [?: Switchbrew]
  -- Nothing is known about other codes.
  subtype shader_scheduling_value_e is std_logic_vector(31 downto 0);
  -- Oldest thread first.
  constant MAXWELL_3D_SHADER_SCHEDULING_VALUE_OLDEST_THREAD_FIRST : shader_scheduling_value_e := "00000000000000000000000000000000";
  -- Round robin.
  constant MAXWELL_3D_SHADER_SCHEDULING_VALUE_ROUND_ROBIN : shader_scheduling_value_e := "00000000000000000000000000000001";

  -- TesselationModePrimitiveType: Primitive that is tessellated. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype tesselation_mode_primitive_type_e is std_logic_vector(1 downto 0);
  -- Isolines.
  constant MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_ISOLINES : tesselation_mode_primitive_type_e := "00";
  -- Triangles.
  constant MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_TRIANGLES : tesselation_mode_primitive_type_e := "01";
  -- Quads.
  constant MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_QUADS : tesselation_mode_primitive_type_e := "10";

  -- TesselationModeSpacing: Spacing of the subdivision. [DOC: Switchbrew]
  -- Nothing is known about other codes.
  subtype tesselation_mode_spacing_e is std_logic_vector(1 downto 0);
  -- Equal spacing.
  constant MAXWELL_3D_TESSELATION_MODE_SPACING_EQUAL : tesselation_mode_spacing_e := "00";
  -- Fractional odd spacing.
  constant MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_ODD : tesselation_mode_spacing_e := "01";
  -- Fractional even spacing.
  constant MAXWELL_3D_TESSELATION_MODE_SPACING_FRACTIONAL_EVEN : tesselation_mode_spacing_e := "10";

  -- TesselationModeWindingAndConnectednessFlags: Winding and connection of the primitives that
  -- tessellation makes. The source gives the value 1 to two names. [DOC: Switchbrew]
  subtype tesselation_mode_winding_and_connectedness_flags_e is std_logic_vector(1 downto 0);
  -- Counter-clockwise, not connected.
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_CCW_AND_NOT_CONNECTED : tesselation_mode_winding_and_connectedness_flags_e := "00";
  -- Connected isolines.
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_ISOLINE_CONNECTED : tesselation_mode_winding_and_connectedness_flags_e := "01";
  -- Clockwise triangles; the source repeats the value 1, taken as its error. [?]
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CW : tesselation_mode_winding_and_connectedness_flags_e := "01";
  -- Connected triangles.
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED : tesselation_mode_winding_and_connectedness_flags_e := "10";
  -- Connected clockwise triangles.
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_TRIANGLE_CONNECTED_CW : tesselation_mode_winding_and_connectedness_flags_e := "11";

  -- ---- System ----
  -- Class binding, notifications, macro engine, counters, conditional rendering, reports, firmware
  -- calls.

  -- SetObject (0x000): Binds a class to the subchannel.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_SET_OBJECT : natural := 16#0000#;
  -- CLASS_ID (bits 15-0, uint): Class number.
  constant MAXWELL_3D_SET_OBJECT_CLASS_ID_LSB : natural := 0;
  constant MAXWELL_3D_SET_OBJECT_CLASS_ID_WIDTH : natural := 16;
  subtype MAXWELL_3D_SET_OBJECT_CLASS_ID_BITS is natural range 15 downto 0;
  -- ENGINE_ID (bits 20-16, uint): Engine number.
  constant MAXWELL_3D_SET_OBJECT_ENGINE_ID_LSB : natural := 16;
  constant MAXWELL_3D_SET_OBJECT_ENGINE_ID_WIDTH : natural := 5;
  subtype MAXWELL_3D_SET_OBJECT_ENGINE_ID_BITS is natural range 20 downto 16;
  type set_object_t is record
    ENGINE_ID : std_logic_vector(4 downto 0);
    CLASS_ID : std_logic_vector(15 downto 0);
  end record;
  function to_set_object(word : std_logic_vector(31 downto 0)) return set_object_t;
  function to_word(value : set_object_t) return std_logic_vector;

  -- NoOperation (0x040): Does nothing.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_NO_OPERATION : natural := 16#0040#;

  -- SetNotify (0x041-0x042): Address of the notification.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_SET_NOTIFY : natural := 16#0041#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_SET_NOTIFY_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_SET_NOTIFY_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_SET_NOTIFY_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_SET_NOTIFY_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_SET_NOTIFY_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_SET_NOTIFY_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_SET_NOTIFY_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_SET_NOTIFY_LOWER_BITS is natural range 31 downto 0;
  type set_notify_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_set_notify(word : std_logic_vector(63 downto 0)) return set_notify_t;
  function to_word(value : set_notify_t) return std_logic_vector;

  -- NotifyType (0x043): Kind of notification.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_NOTIFY_TYPE : natural := 16#0043#;
  -- VALUE (bits 31-0, NotifyTypeValue): Kind of notification.
  constant MAXWELL_3D_NOTIFY_TYPE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_NOTIFY_TYPE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_NOTIFY_TYPE_VALUE_BITS is natural range 31 downto 0;
  type notify_type_t is record
    VALUE : notify_type_value_e;
  end record;
  function to_notify_type(word : std_logic_vector(31 downto 0)) return notify_type_t;
  function to_word(value : notify_type_t) return std_logic_vector;

  -- WaitForIdle (0x044): Waits until the engine is idle.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_WAIT_FOR_IDLE : natural := 16#0044#;

  -- MmeInstructionRamPointer (0x045): Index at which MmeInstructionRamLoad stores.
  -- index-port, wo, type uint, port MmeInstructionRam [DOC: Switchbrew]
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER : natural := 16#0045#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_INSTRUCTION_RAM_POINTER_VALUE_BITS is natural range 31 downto 0;
  type mme_instruction_ram_pointer_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_instruction_ram_pointer(word : std_logic_vector(31 downto 0)) return mme_instruction_ram_pointer_t;
  function to_word(value : mme_instruction_ram_pointer_t) return std_logic_vector;

  -- MmeInstructionRamLoad (0x046): Stores a macro instruction at MmeInstructionRamPointer, which
  -- then advances by 1.
  -- data-port, wo, type pipe, port MmeInstructionRam [DOC: Switchbrew]
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD : natural := 16#0046#;
  -- VALUE (bits 31-0, uint): Macro instruction.
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_INSTRUCTION_RAM_LOAD_VALUE_BITS is natural range 31 downto 0;
  type mme_instruction_ram_load_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_instruction_ram_load(word : std_logic_vector(31 downto 0)) return mme_instruction_ram_load_t;
  function to_word(value : mme_instruction_ram_load_t) return std_logic_vector;

  -- MmeStartAddressRamPointer (0x047): Index at which MmeStartAddressRamLoad stores.
  -- index-port, wo, type uint, port MmeStartAddressRam [DOC: Switchbrew]
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER : natural := 16#0047#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_START_ADDRESS_RAM_POINTER_VALUE_BITS is natural range 31 downto 0;
  type mme_start_address_ram_pointer_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_start_address_ram_pointer(word : std_logic_vector(31 downto 0)) return mme_start_address_ram_pointer_t;
  function to_word(value : mme_start_address_ram_pointer_t) return std_logic_vector;

  -- MmeStartAddressRamLoad (0x048): Stores a macro start address at MmeStartAddressRamPointer.
  -- data-port, wo, type pipe, port MmeStartAddressRam [DOC: Switchbrew]
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD : natural := 16#0048#;
  -- VALUE (bits 31-0, uint): Start address.
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_START_ADDRESS_RAM_LOAD_VALUE_BITS is natural range 31 downto 0;
  type mme_start_address_ram_load_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_start_address_ram_load(word : std_logic_vector(31 downto 0)) return mme_start_address_ram_load_t;
  function to_word(value : mme_start_address_ram_load_t) return std_logic_vector;

  -- MmeShadowRamControl (0x049): Mode of the shadow RAM of the macro engine. Used during ClearColor.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL : natural := 16#0049#;
  -- VALUE (bits 31-0, MmeShadowRamControlValue): Mode.
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_SHADOW_RAM_CONTROL_VALUE_BITS is natural range 31 downto 0;
  type mme_shadow_ram_control_t is record
    VALUE : mme_shadow_ram_control_value_e;
  end record;
  function to_mme_shadow_ram_control(word : std_logic_vector(31 downto 0)) return mme_shadow_ram_control_t;
  function to_word(value : mme_shadow_ram_control_t) return std_logic_vector;

  -- Barrier (0x087): Barrier. The source gives no bits.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_BARRIER : natural := 16#0087#;

  -- unknown_1D3 (0x1D3): No name in the source. GpuInit of nvn writes 0x3F here.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_1D3 : natural := 16#01D3#;

  -- CallLimit (0x359): Call limit.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_CALL_LIMIT : natural := 16#0359#;
  -- VALUE (bits 31-0, CallLimitValue): Limit.
  constant MAXWELL_3D_CALL_LIMIT_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_CALL_LIMIT_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_CALL_LIMIT_VALUE_BITS is natural range 31 downto 0;
  type call_limit_t is record
    VALUE : call_limit_value_e;
  end record;
  function to_call_limit(word : std_logic_vector(31 downto 0)) return call_limit_t;
  function to_word(value : call_limit_t) return std_logic_vector;

  -- CounterEnable (0x35A): Enables counters. The source lists 16 bits without meanings.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_COUNTER_ENABLE : natural := 16#035A#;
  -- UNKNOWN_0 (bit 0, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- UNKNOWN_1 (bit 1, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_LSB : natural := 1;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_1_BITS is natural range 1 downto 1;
  -- UNKNOWN_2 (bit 2, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_LSB : natural := 2;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_2_BITS is natural range 2 downto 2;
  -- UNKNOWN_3 (bit 3, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_LSB : natural := 3;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_3_BITS is natural range 3 downto 3;
  -- UNKNOWN_4 (bit 4, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_LSB : natural := 4;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_4_BITS is natural range 4 downto 4;
  -- UNKNOWN_5 (bit 5, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_LSB : natural := 5;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_5_BITS is natural range 5 downto 5;
  -- UNKNOWN_6 (bit 6, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_LSB : natural := 6;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_6_BITS is natural range 6 downto 6;
  -- UNKNOWN_7 (bit 7, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_LSB : natural := 7;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_7_BITS is natural range 7 downto 7;
  -- UNKNOWN_8 (bit 8, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_LSB : natural := 8;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_8_BITS is natural range 8 downto 8;
  -- UNKNOWN_9 (bit 9, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_LSB : natural := 9;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_9_BITS is natural range 9 downto 9;
  -- UNKNOWN_10 (bit 10, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_LSB : natural := 10;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_10_BITS is natural range 10 downto 10;
  -- UNKNOWN_11 (bit 11, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_LSB : natural := 11;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_11_BITS is natural range 11 downto 11;
  -- UNKNOWN_12 (bit 12, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_LSB : natural := 12;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_12_BITS is natural range 12 downto 12;
  -- UNKNOWN_13 (bit 13, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_LSB : natural := 13;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_13_BITS is natural range 13 downto 13;
  -- UNKNOWN_14 (bit 14, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_LSB : natural := 14;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_14_BITS is natural range 14 downto 14;
  -- UNKNOWN_15 (bit 15, bool): Enables an unknown counter. [?]
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_LSB : natural := 15;
  constant MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_WIDTH : natural := 1;
  subtype MAXWELL_3D_COUNTER_ENABLE_UNKNOWN_15_BITS is natural range 15 downto 15;
  type counter_enable_t is record
    UNKNOWN_15 : std_logic;
    UNKNOWN_14 : std_logic;
    UNKNOWN_13 : std_logic;
    UNKNOWN_12 : std_logic;
    UNKNOWN_11 : std_logic;
    UNKNOWN_10 : std_logic;
    UNKNOWN_9 : std_logic;
    UNKNOWN_8 : std_logic;
    UNKNOWN_7 : std_logic;
    UNKNOWN_6 : std_logic;
    UNKNOWN_5 : std_logic;
    UNKNOWN_4 : std_logic;
    UNKNOWN_3 : std_logic;
    UNKNOWN_2 : std_logic;
    UNKNOWN_1 : std_logic;
    UNKNOWN_0 : std_logic;
  end record;
  function to_counter_enable(word : std_logic_vector(31 downto 0)) return counter_enable_t;
  function to_word(value : counter_enable_t) return std_logic_vector;

  -- WatchdogTimer (0x379): Watchdog timer.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_WATCHDOG_TIMER : natural := 16#0379#;

  -- unknown_433 (0x433): No name in the source. GpuInit of nvn writes 4 here.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_433 : natural := 16#0433#;

  -- unknown_[438-439] (0x438-0x439): No name in the source. GpuInit of nvn writes 0xFF here.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_438 : natural := 16#0438#;
  constant MAXWELL_3D_UNKNOWN_439 : natural := 16#0439#;

  -- unknown_43B (0x43B): No name in the source. GpuInit of nvn writes 0xFF here.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_43B : natural := 16#043B#;

  -- unknown_43C (0x43C): No name in the source. GpuInit of nvn writes 4 here.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_43C : natural := 16#043C#;

  -- CounterReset (0x54C): Resets a counter; the value written decides which.
  -- trigger, wo [DOC: Switchbrew]
  constant MAXWELL_3D_COUNTER_RESET : natural := 16#054C#;

  -- RenderEnableOffset (0x554-0x555): Address of the value that conditional rendering tests.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET : natural := 16#0554#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_ENABLE_OFFSET_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_ENABLE_OFFSET_LOWER_BITS is natural range 31 downto 0;
  type render_enable_offset_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_render_enable_offset(word : std_logic_vector(63 downto 0)) return render_enable_offset_t;
  function to_word(value : render_enable_offset_t) return std_logic_vector;

  -- RenderEnableMode (0x556): Mode of conditional rendering.
  -- plain, wo, type enum [DOC: Switchbrew]
  constant MAXWELL_3D_RENDER_ENABLE_MODE : natural := 16#0556#;
  -- VALUE (bits 31-0, RenderEnableModeValue): Mode.
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_ENABLE_MODE_VALUE_BITS is natural range 31 downto 0;
  type render_enable_mode_t is record
    VALUE : render_enable_mode_value_e;
  end record;
  function to_render_enable_mode(word : std_logic_vector(31 downto 0)) return render_enable_mode_t;
  function to_word(value : render_enable_mode_t) return std_logic_vector;

  -- RenderEnableOverride (0x651): Overrides RenderEnableMode.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE : natural := 16#0651#;
  -- VALUE (bits 1-0, RenderEnableOverrideValue): Override.
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_WIDTH : natural := 2;
  subtype MAXWELL_3D_RENDER_ENABLE_OVERRIDE_VALUE_BITS is natural range 1 downto 0;
  type render_enable_override_t is record
    VALUE : render_enable_override_value_e;
  end record;
  function to_render_enable_override(word : std_logic_vector(31 downto 0)) return render_enable_override_t;
  function to_word(value : render_enable_override_t) return std_logic_vector;

  -- SetSpare (???) (0x689): The source prints size 1 and type uint[4]. Four words would run over
  -- PipeNop at 0x68B, so one word is taken.
  -- plain, wo, type uint[4] [?: Switchbrew]
  constant MAXWELL_3D_SET_SPARE : natural := 16#0689#;
  -- VALUE (bits 31-0, uint): Meaning not given.
  constant MAXWELL_3D_SET_SPARE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_SET_SPARE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_SET_SPARE_VALUE_BITS is natural range 31 downto 0;
  type set_spare_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_set_spare(word : std_logic_vector(31 downto 0)) return set_spare_t;
  function to_word(value : set_spare_t) return std_logic_vector;

  -- PipeNop (0x68B): Does nothing in the pipe. Always written as 0; sent many times during a ZCull
  -- context save, when the rasterizer is enabled, and elsewhere.
  -- trigger, wo, type trigger [DOC: Switchbrew]
  constant MAXWELL_3D_PIPE_NOP : natural := 16#068B#;

  -- ReportSemaphoreOffset (0x6C0-0x6C1): Address of the semaphore that ReportSemaphoreControl
  -- writes.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET : natural := 16#06C0#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_OFFSET_LOWER_BITS is natural range 31 downto 0;
  type report_semaphore_offset_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_report_semaphore_offset(word : std_logic_vector(63 downto 0)) return report_semaphore_offset_t;
  function to_word(value : report_semaphore_offset_t) return std_logic_vector;

  -- ReportSemaphorePayload (0x6C2): Value for the semaphore; 0 in most queries.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_REPORT_SEMAPHORE_PAYLOAD : natural := 16#06C2#;

  -- ReportSemaphoreControl (0x6C3): Sends a report to ReportSemaphoreOffset.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL : natural := 16#06C3#;
  -- OPERATION (bits 1-0, ReportSemaphoreControlOperation): Operation.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_LSB : natural := 0;
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_WIDTH : natural := 2;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_OPERATION_BITS is natural range 1 downto 0;
  -- FLUSH_DISABLE (bit 2, bool): No flush before the report.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_LSB : natural := 2;
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_FLUSH_DISABLE_BITS is natural range 2 downto 2;
  -- AWAKEN_ENABLE (bit 20, bool): Awakens the waiting side.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_LSB : natural := 20;
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_AWAKEN_ENABLE_BITS is natural range 20 downto 20;
  -- STRUCTURE_SIZE (bit 28, ReportSemaphoreControlStructureSize): Size of the report.
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_LSB : natural := 28;
  constant MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_WIDTH : natural := 1;
  subtype MAXWELL_3D_REPORT_SEMAPHORE_CONTROL_STRUCTURE_SIZE_BITS is natural range 28 downto 28;
  type report_semaphore_control_t is record
    STRUCTURE_SIZE : report_semaphore_control_structure_size_e;
    AWAKEN_ENABLE : std_logic;
    FLUSH_DISABLE : std_logic;
    OPERATION : report_semaphore_control_operation_e;
  end record;
  function to_report_semaphore_control(word : std_logic_vector(31 downto 0)) return report_semaphore_control_t;
  function to_word(value : report_semaphore_control_t) return std_logic_vector;

  -- FirmwareCallN (0x8C0-0x8DF): Invokes routine n of the GPU microcode firmware. The source prints
  -- size 8, but the elements are one method apart, so an element has one word; 32 of them fit before
  -- ConstantBufferSelectorSize at 0x8E0.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_FIRMWARE_CALL_COUNT : natural := 32;
  function MAXWELL_3D_FIRMWARE_CALL(n : natural) return natural;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_FIRMWARE_CALL_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_FIRMWARE_CALL_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_FIRMWARE_CALL_VALUE_BITS is natural range 31 downto 0;
  type firmware_call_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_firmware_call(word : std_logic_vector(31 downto 0)) return firmware_call_t;
  function to_word(value : firmware_call_t) return std_logic_vector;

  -- MmeShadowScratch (0xD00-0xD7F): Scratch words of the macros, mostly for general use, some read
  -- by FirmwareCall. The source prints its size and type columns swapped (uint[0x80] and 128): read
  -- as 128 words.
  -- plain, wo, type uint[0x80] [?: Switchbrew]
  constant MAXWELL_3D_MME_SHADOW_SCRATCH_COUNT : natural := 128;
  function MAXWELL_3D_MME_SHADOW_SCRATCH(n : natural) return natural;
  -- VALUE (bits 31-0, uint): Scratch word.
  constant MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_SHADOW_SCRATCH_VALUE_BITS is natural range 31 downto 0;
  type mme_shadow_scratch_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_shadow_scratch(word : std_logic_vector(31 downto 0)) return mme_shadow_scratch_t;
  function to_word(value : mme_shadow_scratch_t) return std_logic_vector;

  -- MmeMacroNCall (0xE00 + 0x2*n (n = 0-127)): Calls bound macro n with the written value in its
  -- register r1.
  -- trigger, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_MME_MACRO_CALL_COUNT : natural := 128;
  function MAXWELL_3D_MME_MACRO_CALL(n : natural) return natural;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_MME_MACRO_CALL_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_MACRO_CALL_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_MACRO_CALL_VALUE_BITS is natural range 31 downto 0;
  type mme_macro_call_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_macro_call(word : std_logic_vector(31 downto 0)) return mme_macro_call_t;
  function to_word(value : mme_macro_call_t) return std_logic_vector;

  -- MmeMacroNData (0xE01 + 0x2*n (n = 0-127)): Takes further arguments of macro n, which its parm
  -- instruction reads. The range is that of MmeMacroNCall (n = 0..0x7F).
  -- plain, wo, type pipe [?: Switchbrew]
  constant MAXWELL_3D_MME_MACRO_DATA_COUNT : natural := 128;
  function MAXWELL_3D_MME_MACRO_DATA(n : natural) return natural;
  -- VALUE (bits 31-0, uint): Argument.
  constant MAXWELL_3D_MME_MACRO_DATA_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MME_MACRO_DATA_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MME_MACRO_DATA_VALUE_BITS is natural range 31 downto 0;
  type mme_macro_data_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_mme_macro_data(word : std_logic_vector(31 downto 0)) return mme_macro_data_t;
  function to_word(value : mme_macro_data_t) return std_logic_vector;

  -- ---- Rasterizer ----
  -- Viewports, clip and scissor rectangles, depth clamp, polygons, lines and points.

  -- LineWidthSeparate (0x083): Uses separate widths for smooth and aliased lines.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_LINE_WIDTH_SEPARATE : natural := 16#0083#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_LINE_WIDTH_SEPARATE_VALUE_BITS is natural range 0 downto 0;
  type line_width_separate_t is record
    VALUE : std_logic;
  end record;
  function to_line_width_separate(word : std_logic_vector(31 downto 0)) return line_width_separate_t;
  function to_word(value : line_width_separate_t) return std_logic_vector;

  -- ForceEarlyFragmentTests (0x084): Forces the fragment tests before the fragment program.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS : natural := 16#0084#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_FORCE_EARLY_FRAGMENT_TESTS_VALUE_BITS is natural range 0 downto 0;
  type force_early_fragment_tests_t is record
    VALUE : std_logic;
  end record;
  function to_force_early_fragment_tests(word : std_logic_vector(31 downto 0)) return force_early_fragment_tests_t;
  function to_word(value : force_early_fragment_tests_t) return std_logic_vector;

  -- RasterizerEnable (0x0DF): Enables the rasterizer.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_RASTERIZER_ENABLE : natural := 16#00DF#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_RASTERIZER_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_RASTERIZER_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_RASTERIZER_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type rasterizer_enable_t is record
    VALUE : std_logic;
  end record;
  function to_rasterizer_enable(word : std_logic_vector(31 downto 0)) return rasterizer_enable_t;
  function to_word(value : rasterizer_enable_t) return std_logic_vector;

  -- ViewportNScaleX (0x280 + 0x8*n (n = 0-15)): Viewport transform n: scale of x.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_SCALE_X_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_SCALE_X(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_SCALE_X_VALUE_BITS is natural range 31 downto 0;
  type viewport_scale_x_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_scale_x(word : std_logic_vector(31 downto 0)) return viewport_scale_x_t;
  function to_word(value : viewport_scale_x_t) return std_logic_vector;

  -- ViewportNScaleY (0x281 + 0x8*n (n = 0-15)): Viewport transform n: scale of y. The range is that
  -- of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_SCALE_Y_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_SCALE_Y(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_SCALE_Y_VALUE_BITS is natural range 31 downto 0;
  type viewport_scale_y_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_scale_y(word : std_logic_vector(31 downto 0)) return viewport_scale_y_t;
  function to_word(value : viewport_scale_y_t) return std_logic_vector;

  -- ViewportNScaleZ (0x282 + 0x8*n (n = 0-15)): Viewport transform n: scale of z. The range is that
  -- of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_SCALE_Z_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_SCALE_Z(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_SCALE_Z_VALUE_BITS is natural range 31 downto 0;
  type viewport_scale_z_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_scale_z(word : std_logic_vector(31 downto 0)) return viewport_scale_z_t;
  function to_word(value : viewport_scale_z_t) return std_logic_vector;

  -- ViewportNTranslateX (0x283 + 0x8*n (n = 0-15)): Viewport transform n: translation of x. The
  -- range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_X_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_TRANSLATE_X(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_TRANSLATE_X_VALUE_BITS is natural range 31 downto 0;
  type viewport_translate_x_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_translate_x(word : std_logic_vector(31 downto 0)) return viewport_translate_x_t;
  function to_word(value : viewport_translate_x_t) return std_logic_vector;

  -- ViewportNTranslateY (0x284 + 0x8*n (n = 0-15)): Viewport transform n: translation of y. The
  -- range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Y_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_TRANSLATE_Y(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_TRANSLATE_Y_VALUE_BITS is natural range 31 downto 0;
  type viewport_translate_y_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_translate_y(word : std_logic_vector(31 downto 0)) return viewport_translate_y_t;
  function to_word(value : viewport_translate_y_t) return std_logic_vector;

  -- ViewportNTranslateZ (0x285 + 0x8*n (n = 0-15)): Viewport transform n: translation of z. The
  -- range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Z_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_TRANSLATE_Z(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_TRANSLATE_Z_VALUE_BITS is natural range 31 downto 0;
  type viewport_translate_z_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_translate_z(word : std_logic_vector(31 downto 0)) return viewport_translate_z_t;
  function to_word(value : viewport_translate_z_t) return std_logic_vector;

  -- ViewportNSwizzles (0x286 + 0x8*n (n = 0-15)): Viewport transform n: swizzles. The source gives
  -- no bits. The range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_SWIZZLES_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_SWIZZLES(n : natural) return natural;

  -- ViewportNSubpixelPrecisionBias (0x287 + 0x8*n (n = 0-15)): Viewport transform n: bias of the
  -- subpixel precision. The range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS(n : natural) return natural;
  -- BIAS_X (bits 4-0, uint): Bias of x.
  constant MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_WIDTH : natural := 5;
  subtype MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_X_BITS is natural range 4 downto 0;
  -- BIAS_Y (bits 11-8, uint): Bias of y.
  constant MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_LSB : natural := 8;
  constant MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_WIDTH : natural := 4;
  subtype MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS_BIAS_Y_BITS is natural range 11 downto 8;
  type viewport_subpixel_precision_bias_t is record
    BIAS_Y : std_logic_vector(3 downto 0);
    BIAS_X : std_logic_vector(4 downto 0);
  end record;
  function to_viewport_subpixel_precision_bias(word : std_logic_vector(31 downto 0)) return viewport_subpixel_precision_bias_t;
  function to_word(value : viewport_subpixel_precision_bias_t) return std_logic_vector;

  -- ViewportNHorizontal (0x300 + 0x4*n (n = 0-15)): Horizontal extent of viewport n. The range is
  -- that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_HORIZONTAL_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_HORIZONTAL(n : natural) return natural;
  -- X (bits 15-0, uint): Left edge.
  constant MAXWELL_3D_VIEWPORT_HORIZONTAL_X_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_HORIZONTAL_X_WIDTH : natural := 16;
  subtype MAXWELL_3D_VIEWPORT_HORIZONTAL_X_BITS is natural range 15 downto 0;
  -- WIDTH (bits 31-16, uint): Width.
  constant MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_LSB : natural := 16;
  constant MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_WIDTH : natural := 16;
  subtype MAXWELL_3D_VIEWPORT_HORIZONTAL_WIDTH_BITS is natural range 31 downto 16;
  type viewport_horizontal_t is record
    WIDTH : std_logic_vector(15 downto 0);
    X : std_logic_vector(15 downto 0);
  end record;
  function to_viewport_horizontal(word : std_logic_vector(31 downto 0)) return viewport_horizontal_t;
  function to_word(value : viewport_horizontal_t) return std_logic_vector;

  -- ViewportNVertical (0x301 + 0x4*n (n = 0-15)): Vertical extent of viewport n. The range is that
  -- of ViewportNScaleX (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_VERTICAL_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_VERTICAL(n : natural) return natural;
  -- Y (bits 15-0, uint): First row.
  constant MAXWELL_3D_VIEWPORT_VERTICAL_Y_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_VERTICAL_Y_WIDTH : natural := 16;
  subtype MAXWELL_3D_VIEWPORT_VERTICAL_Y_BITS is natural range 15 downto 0;
  -- HEIGHT (bits 31-16, uint): Height.
  constant MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_LSB : natural := 16;
  constant MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_WIDTH : natural := 16;
  subtype MAXWELL_3D_VIEWPORT_VERTICAL_HEIGHT_BITS is natural range 31 downto 16;
  type viewport_vertical_t is record
    HEIGHT : std_logic_vector(15 downto 0);
    Y : std_logic_vector(15 downto 0);
  end record;
  function to_viewport_vertical(word : std_logic_vector(31 downto 0)) return viewport_vertical_t;
  function to_word(value : viewport_vertical_t) return std_logic_vector;

  -- ViewportNDepthRangeNear (0x302 + 0x4*n (n = 0-15)): Near end of the depth range of viewport n.
  -- The range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR_VALUE_BITS is natural range 31 downto 0;
  type viewport_depth_range_near_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_depth_range_near(word : std_logic_vector(31 downto 0)) return viewport_depth_range_near_t;
  function to_word(value : viewport_depth_range_near_t) return std_logic_vector;

  -- ViewportNDepthRangeFar (0x303 + 0x4*n (n = 0-15)): Far end of the depth range of viewport n. The
  -- range is that of ViewportNScaleX (n = 0..15).
  -- plain, wo, type float [?: Switchbrew]
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_COUNT : natural := 16;
  function MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR(n : natural) return natural;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR_VALUE_BITS is natural range 31 downto 0;
  type viewport_depth_range_far_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_viewport_depth_range_far(word : std_logic_vector(31 downto 0)) return viewport_depth_range_far_t;
  function to_word(value : viewport_depth_range_far_t) return std_logic_vector;

  -- ClipRectNHorizontal (0x340 + 0x2*n (n = 0-7)): Horizontal extent of clip rectangle n. Marked
  -- TODO in the source.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_CLIP_RECT_HORIZONTAL_COUNT : natural := 8;
  function MAXWELL_3D_CLIP_RECT_HORIZONTAL(n : natural) return natural;

  -- ClipRectNVertical (0x341 + 0x2*n (n = 0-7)): Vertical extent of clip rectangle n. Marked TODO in
  -- the source. The range is that of ClipRectNHorizontal (n = 0..7).
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_CLIP_RECT_VERTICAL_COUNT : natural := 8;
  function MAXWELL_3D_CLIP_RECT_VERTICAL(n : natural) return natural;

  -- DepthClipAllowNegativeZ (0x35F): Allows negative z in depth clipping.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z : natural := 16#035F#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DEPTH_CLIP_ALLOW_NEGATIVE_Z_VALUE_BITS is natural range 0 downto 0;
  type depth_clip_allow_negative_z_t is record
    VALUE : std_logic;
  end record;
  function to_depth_clip_allow_negative_z(word : std_logic_vector(31 downto 0)) return depth_clip_allow_negative_z_t;
  function to_word(value : depth_clip_allow_negative_z_t) return std_logic_vector;

  -- PolygonModeFront (0x36B): How front-facing polygons are drawn.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_MODE_FRONT : natural := 16#036B#;
  -- VALUE (bits 31-0, PolygonModeValue): Mode.
  constant MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_MODE_FRONT_VALUE_BITS is natural range 31 downto 0;
  type polygon_mode_front_t is record
    VALUE : polygon_mode_value_e;
  end record;
  function to_polygon_mode_front(word : std_logic_vector(31 downto 0)) return polygon_mode_front_t;
  function to_word(value : polygon_mode_front_t) return std_logic_vector;

  -- PolygonModeBack (0x36C): How back-facing polygons are drawn.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_MODE_BACK : natural := 16#036C#;
  -- VALUE (bits 31-0, PolygonModeValue): Mode.
  constant MAXWELL_3D_POLYGON_MODE_BACK_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_MODE_BACK_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_MODE_BACK_VALUE_BITS is natural range 31 downto 0;
  type polygon_mode_back_t is record
    VALUE : polygon_mode_value_e;
  end record;
  function to_polygon_mode_back(word : std_logic_vector(31 downto 0)) return polygon_mode_back_t;
  function to_word(value : polygon_mode_back_t) return std_logic_vector;

  -- PolygonSmoothEnable (0x36D): Enables polygon smoothing.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_SMOOTH_ENABLE : natural := 16#036D#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_SMOOTH_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type polygon_smooth_enable_t is record
    VALUE : std_logic;
  end record;
  function to_polygon_smooth_enable(word : std_logic_vector(31 downto 0)) return polygon_smooth_enable_t;
  function to_word(value : polygon_smooth_enable_t) return std_logic_vector;

  -- PolygonOffsetPointEnable (0x370): Enables the polygon offset of points.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE : natural := 16#0370#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_OFFSET_POINT_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type polygon_offset_point_enable_t is record
    VALUE : std_logic;
  end record;
  function to_polygon_offset_point_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_point_enable_t;
  function to_word(value : polygon_offset_point_enable_t) return std_logic_vector;

  -- PolygonOffsetLineEnable (0x371): Enables the polygon offset of lines.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE : natural := 16#0371#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_OFFSET_LINE_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type polygon_offset_line_enable_t is record
    VALUE : std_logic;
  end record;
  function to_polygon_offset_line_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_line_enable_t;
  function to_word(value : polygon_offset_line_enable_t) return std_logic_vector;

  -- PolygonOffsetFillEnable (0x372): Enables the polygon offset of filled polygons.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE : natural := 16#0372#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_OFFSET_FILL_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type polygon_offset_fill_enable_t is record
    VALUE : std_logic;
  end record;
  function to_polygon_offset_fill_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_fill_enable_t;
  function to_word(value : polygon_offset_fill_enable_t) return std_logic_vector;

  -- WindowOffsetX (0x37E): Horizontal window offset.
  -- plain, wo, type int [DOC: Switchbrew]
  constant MAXWELL_3D_WINDOW_OFFSET_X : natural := 16#037E#;
  -- VALUE (bits 31-0, int)
  constant MAXWELL_3D_WINDOW_OFFSET_X_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_WINDOW_OFFSET_X_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_WINDOW_OFFSET_X_VALUE_BITS is natural range 31 downto 0;
  type window_offset_x_t is record
    VALUE : signed(31 downto 0);
  end record;
  function to_window_offset_x(word : std_logic_vector(31 downto 0)) return window_offset_x_t;
  function to_word(value : window_offset_x_t) return std_logic_vector;

  -- WindowOffsetY (0x37F): Vertical window offset.
  -- plain, wo, type int [DOC: Switchbrew]
  constant MAXWELL_3D_WINDOW_OFFSET_Y : natural := 16#037F#;
  -- VALUE (bits 31-0, int)
  constant MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_WINDOW_OFFSET_Y_VALUE_BITS is natural range 31 downto 0;
  type window_offset_y_t is record
    VALUE : signed(31 downto 0);
  end record;
  function to_window_offset_y(word : std_logic_vector(31 downto 0)) return window_offset_y_t;
  function to_word(value : window_offset_y_t) return std_logic_vector;

  -- ScissorNEnable (0x380 + 0x4*n (n = 0-15)): Enables scissor rectangle n. GpuInit of nvn writes 1.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_SCISSOR_ENABLE_COUNT : natural := 16;
  function MAXWELL_3D_SCISSOR_ENABLE(n : natural) return natural;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_SCISSOR_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_SCISSOR_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_SCISSOR_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type scissor_enable_t is record
    VALUE : std_logic;
  end record;
  function to_scissor_enable(word : std_logic_vector(31 downto 0)) return scissor_enable_t;
  function to_word(value : scissor_enable_t) return std_logic_vector;

  -- ScissorNHorizontal (0x381 + 0x4*n (n = 0-15)): Horizontal extent of scissor rectangle n. The
  -- range is that of ScissorNEnable (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_SCISSOR_HORIZONTAL_COUNT : natural := 16;
  function MAXWELL_3D_SCISSOR_HORIZONTAL(n : natural) return natural;
  -- MIN (bits 15-0, uint): Lower bound.
  constant MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_LSB : natural := 0;
  constant MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_WIDTH : natural := 16;
  subtype MAXWELL_3D_SCISSOR_HORIZONTAL_MIN_BITS is natural range 15 downto 0;
  -- MAX (bits 31-16, uint): Upper bound.
  constant MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_LSB : natural := 16;
  constant MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_WIDTH : natural := 16;
  subtype MAXWELL_3D_SCISSOR_HORIZONTAL_MAX_BITS is natural range 31 downto 16;
  type scissor_horizontal_t is record
    MAX : std_logic_vector(15 downto 0);
    MIN : std_logic_vector(15 downto 0);
  end record;
  function to_scissor_horizontal(word : std_logic_vector(31 downto 0)) return scissor_horizontal_t;
  function to_word(value : scissor_horizontal_t) return std_logic_vector;

  -- ScissorNVertical (0x382 + 0x4*n (n = 0-15)): Vertical extent of scissor rectangle n. The range
  -- is that of ScissorNEnable (n = 0..15).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_SCISSOR_VERTICAL_COUNT : natural := 16;
  function MAXWELL_3D_SCISSOR_VERTICAL(n : natural) return natural;
  -- MIN (bits 15-0, uint): Lower bound.
  constant MAXWELL_3D_SCISSOR_VERTICAL_MIN_LSB : natural := 0;
  constant MAXWELL_3D_SCISSOR_VERTICAL_MIN_WIDTH : natural := 16;
  subtype MAXWELL_3D_SCISSOR_VERTICAL_MIN_BITS is natural range 15 downto 0;
  -- MAX (bits 31-16, uint): Upper bound.
  constant MAXWELL_3D_SCISSOR_VERTICAL_MAX_LSB : natural := 16;
  constant MAXWELL_3D_SCISSOR_VERTICAL_MAX_WIDTH : natural := 16;
  subtype MAXWELL_3D_SCISSOR_VERTICAL_MAX_BITS is natural range 31 downto 16;
  type scissor_vertical_t is record
    MAX : std_logic_vector(15 downto 0);
    MIN : std_logic_vector(15 downto 0);
  end record;
  function to_scissor_vertical(word : std_logic_vector(31 downto 0)) return scissor_vertical_t;
  function to_word(value : scissor_vertical_t) return std_logic_vector;

  -- RasterEnable (0x452): Enables rasterization.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_RASTER_ENABLE : natural := 16#0452#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_RASTER_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_RASTER_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_RASTER_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type raster_enable_t is record
    VALUE : std_logic;
  end record;
  function to_raster_enable(word : std_logic_vector(31 downto 0)) return raster_enable_t;
  function to_word(value : raster_enable_t) return std_logic_vector;

  -- LineWidthSmooth (0x4EC): Width of smooth lines.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_LINE_WIDTH_SMOOTH : natural := 16#04EC#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_LINE_WIDTH_SMOOTH_VALUE_BITS is natural range 31 downto 0;
  type line_width_smooth_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_line_width_smooth(word : std_logic_vector(31 downto 0)) return line_width_smooth_t;
  function to_word(value : line_width_smooth_t) return std_logic_vector;

  -- LineWidthAliased (0x4ED): Width of aliased lines.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_LINE_WIDTH_ALIASED : natural := 16#04ED#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_LINE_WIDTH_ALIASED_VALUE_BITS is natural range 31 downto 0;
  type line_width_aliased_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_line_width_aliased(word : std_logic_vector(31 downto 0)) return line_width_aliased_t;
  function to_word(value : line_width_aliased_t) return std_logic_vector;

  -- PolygonOffsetClamp0 (0x51F): Limit of the polygon offset.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_CLAMP0 : natural := 16#051F#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_OFFSET_CLAMP0_VALUE_BITS is natural range 31 downto 0;
  type polygon_offset_clamp0_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_polygon_offset_clamp0(word : std_logic_vector(31 downto 0)) return polygon_offset_clamp0_t;
  function to_word(value : polygon_offset_clamp0_t) return std_logic_vector;

  -- PointSize (0x546): Size of points.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_POINT_SIZE : natural := 16#0546#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_POINT_SIZE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POINT_SIZE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POINT_SIZE_VALUE_BITS is natural range 31 downto 0;
  type point_size_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_point_size(word : std_logic_vector(31 downto 0)) return point_size_t;
  function to_word(value : point_size_t) return std_logic_vector;

  -- PolygonOffsetFactor (0x55B): Factor of the polygon offset.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_FACTOR : natural := 16#055B#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_OFFSET_FACTOR_VALUE_BITS is natural range 31 downto 0;
  type polygon_offset_factor_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_polygon_offset_factor(word : std_logic_vector(31 downto 0)) return polygon_offset_factor_t;
  function to_word(value : polygon_offset_factor_t) return std_logic_vector;

  -- PolygonOffsetOffset (0x56F): Constant part of the polygon offset, written as twice the value of
  -- the interface.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_OFFSET_OFFSET : natural := 16#056F#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_OFFSET_OFFSET_VALUE_BITS is natural range 31 downto 0;
  type polygon_offset_offset_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_polygon_offset_offset(word : std_logic_vector(31 downto 0)) return polygon_offset_offset_t;
  function to_word(value : polygon_offset_offset_t) return std_logic_vector;

  -- PolygonCullFaceEnable (0x646): Enables culling.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_CULL_FACE_ENABLE : natural := 16#0646#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_CULL_FACE_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type polygon_cull_face_enable_t is record
    VALUE : std_logic;
  end record;
  function to_polygon_cull_face_enable(word : std_logic_vector(31 downto 0)) return polygon_cull_face_enable_t;
  function to_word(value : polygon_cull_face_enable_t) return std_logic_vector;

  -- PolygonFrontFace (0x647): Front face. The driver always ORs 0x9000 into the value.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_POLYGON_FRONT_FACE : natural := 16#0647#;
  -- ENABLE (bit 0, bool): The source names this bit Enable.
  constant MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_FRONT_FACE_ENABLE_BITS is natural range 0 downto 0;
  -- UNKNOWN_12 (bit 12, uint): Always written as 1. [?]
  constant MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_LSB : natural := 12;
  constant MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_12_BITS is natural range 12 downto 12;
  -- UNKNOWN_15 (bit 15, uint): Always written as 1. [?]
  constant MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_LSB : natural := 15;
  constant MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_WIDTH : natural := 1;
  subtype MAXWELL_3D_POLYGON_FRONT_FACE_UNKNOWN_15_BITS is natural range 15 downto 15;
  type polygon_front_face_t is record
    UNKNOWN_15 : std_logic;
    UNKNOWN_12 : std_logic;
    ENABLE : std_logic;
  end record;
  function to_polygon_front_face(word : std_logic_vector(31 downto 0)) return polygon_front_face_t;
  function to_word(value : polygon_front_face_t) return std_logic_vector;

  -- PolygonCullFaceConfig (0x648): Which faces are culled. Marked TODO in the source.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG : natural := 16#0648#;
  -- VALUE (bits 31-0, PolygonCullFaceConfigValue): Faces.
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_POLYGON_CULL_FACE_CONFIG_VALUE_BITS is natural range 31 downto 0;
  type polygon_cull_face_config_t is record
    VALUE : polygon_cull_face_config_value_e;
  end record;
  function to_polygon_cull_face_config(word : std_logic_vector(31 downto 0)) return polygon_cull_face_config_t;
  function to_word(value : polygon_cull_face_config_t) return std_logic_vector;

  -- DepthClamp (0x64F): Depth clamp. Marked TODO in the source, which gives two values and no bits.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_DEPTH_CLAMP : natural := 16#064F#;
  -- VALUE (bits 31-0, DepthClampValue): Clamp.
  constant MAXWELL_3D_DEPTH_CLAMP_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_CLAMP_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_DEPTH_CLAMP_VALUE_BITS is natural range 31 downto 0;
  type depth_clamp_t is record
    VALUE : depth_clamp_value_e;
  end record;
  function to_depth_clamp(word : std_logic_vector(31 downto 0)) return depth_clamp_t;
  function to_word(value : depth_clamp_t) return std_logic_vector;

  -- ---- Render targets ----
  -- Render targets, clears, ZCull and the tiled cache, with the nameless methods that
  -- SetRenderTargets writes.

  -- unknown_0BA (0x0BA): No name in the source. SetRenderTargets of nvn writes 1 or 0 here if an
  -- optional buffer is given, depending on its type.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_0BA : natural := 16#00BA#;

  -- unknown_0BE (0x0BE): No name in the source. SetRenderTargets of nvn writes 16 words here if an
  -- optional buffer of a certain type is given.
  -- plain, wo, type pipe [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_0BE : natural := 16#00BE#;
  -- VALUE (bits 31-0, uint): Data word.
  constant MAXWELL_3D_UNKNOWN_0BE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_0BE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_UNKNOWN_0BE_VALUE_BITS is natural range 31 downto 0;
  type unknown_0be_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_0be(word : std_logic_vector(31 downto 0)) return unknown_0be_t;
  function to_word(value : unknown_0be_t) return std_logic_vector;

  -- unknown_0BF (0x0BF): No name in the source. SetRenderTargets of nvn writes 1 here after the 16
  -- words at 0x0BE and after 0x0DC.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_0BF : natural := 16#00BF#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_UNKNOWN_0BF_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_0BF_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNKNOWN_0BF_VALUE_BITS is natural range 0 downto 0;
  type unknown_0bf_t is record
    VALUE : std_logic;
  end record;
  function to_unknown_0bf(word : std_logic_vector(31 downto 0)) return unknown_0bf_t;
  function to_word(value : unknown_0bf_t) return std_logic_vector;

  -- unknown_0DC (0x0DC): No name in the source. SetRenderTargets of nvn writes 1 here if an optional
  -- buffer of a certain type is given.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_0DC : natural := 16#00DC#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_UNKNOWN_0DC_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_0DC_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNKNOWN_0DC_VALUE_BITS is natural range 0 downto 0;
  type unknown_0dc_t is record
    VALUE : std_logic;
  end record;
  function to_unknown_0dc(word : std_logic_vector(31 downto 0)) return unknown_0dc_t;
  function to_word(value : unknown_0dc_t) return std_logic_vector;

  -- ZCullWidth (0x1F0): Width for ZCull, optionally used by SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_WIDTH : natural := 16#01F0#;

  -- ZCullHeight (0x1F1): Height for ZCull, optionally used by SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_HEIGHT : natural := 16#01F1#;

  -- unknown_1F2 (0x1F2): No name in the source. Optionally used by SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_1F2 : natural := 16#01F2#;

  -- unknown_1F3 (0x1F3): No name in the source. Optionally written as 0 by SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_1F3 : natural := 16#01F3#;

  -- unknown_1F[8-9] (0x1F8-0x1F9): No name in the source. Optionally used by SetRenderTargets of
  -- nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_1F8 : natural := 16#01F8#;
  constant MAXWELL_3D_UNKNOWN_1F9 : natural := 16#01F9#;

  -- ZCullContextStartAddr (0x1FA-0x1FB): Start address of the ZCull context.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR : natural := 16#01FA#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_Z_CULL_CONTEXT_START_ADDR_LOWER_BITS is natural range 31 downto 0;
  type z_cull_context_start_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_z_cull_context_start_addr(word : std_logic_vector(63 downto 0)) return z_cull_context_start_addr_t;
  function to_word(value : z_cull_context_start_addr_t) return std_logic_vector;

  -- ZCullContextEndAddr (0x1FC-0x1FD): End address of the ZCull context.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR : natural := 16#01FC#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_Z_CULL_CONTEXT_END_ADDR_LOWER_BITS is natural range 31 downto 0;
  type z_cull_context_end_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_z_cull_context_end_addr(word : std_logic_vector(63 downto 0)) return z_cull_context_end_addr_t;
  function to_word(value : z_cull_context_end_addr_t) return std_logic_vector;

  -- RenderTargetNAddr (0x200-0x201 + 0x10*n (n = 0-7)): Address of render target n. The source gives
  -- no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_ADDR_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_ADDR(n : natural) return natural;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_TARGET_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_TARGET_ADDR_LOWER_BITS is natural range 31 downto 0;
  type render_target_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_render_target_addr(word : std_logic_vector(63 downto 0)) return render_target_addr_t;
  function to_word(value : render_target_addr_t) return std_logic_vector;

  -- RenderTargetNHorizontal (0x202 + 0x10*n (n = 0-7)): Horizontal size of render target n. The
  -- source gives no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_HORIZONTAL_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_HORIZONTAL(n : natural) return natural;

  -- RenderTargetNVertical (0x203 + 0x10*n (n = 0-7)): Vertical size of render target n. The source
  -- gives no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_VERTICAL_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_VERTICAL(n : natural) return natural;

  -- RenderTargetNFormat (0x204 + 0x10*n (n = 0-7)): Format of render target n. The source gives no
  -- range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_FORMAT_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_FORMAT(n : natural) return natural;

  -- RenderTargetNTileMode (0x205 + 0x10*n (n = 0-7)): Tiling of render target n. The source gives no
  -- range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_TILE_MODE(n : natural) return natural;
  -- WIDTH (bits 3-0, uint): Tile width.
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_WIDTH : natural := 4;
  subtype MAXWELL_3D_RENDER_TARGET_TILE_MODE_WIDTH_BITS is natural range 3 downto 0;
  -- HEIGHT (bits 7-4, uint): Tile height.
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_LSB : natural := 4;
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_WIDTH : natural := 4;
  subtype MAXWELL_3D_RENDER_TARGET_TILE_MODE_HEIGHT_BITS is natural range 7 downto 4;
  -- DEPTH (bits 10-8, uint): Tile depth.
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_LSB : natural := 8;
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_WIDTH : natural := 3;
  subtype MAXWELL_3D_RENDER_TARGET_TILE_MODE_DEPTH_BITS is natural range 10 downto 8;
  -- LAYOUT (bit 12, uint): Layout.
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_LSB : natural := 12;
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_WIDTH : natural := 1;
  subtype MAXWELL_3D_RENDER_TARGET_TILE_MODE_LAYOUT_BITS is natural range 12 downto 12;
  -- UNKNOWN_16 (bit 16, uint): Unknown.
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_LSB : natural := 16;
  constant MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_WIDTH : natural := 1;
  subtype MAXWELL_3D_RENDER_TARGET_TILE_MODE_UNKNOWN_16_BITS is natural range 16 downto 16;
  type render_target_tile_mode_t is record
    UNKNOWN_16 : std_logic;
    LAYOUT : std_logic;
    DEPTH : std_logic_vector(2 downto 0);
    HEIGHT : std_logic_vector(3 downto 0);
    WIDTH : std_logic_vector(3 downto 0);
  end record;
  function to_render_target_tile_mode(word : std_logic_vector(31 downto 0)) return render_target_tile_mode_t;
  function to_word(value : render_target_tile_mode_t) return std_logic_vector;

  -- RenderTargetNArrayMode (0x206 + 0x10*n (n = 0-7)): Layers of render target n. The source gives
  -- no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_ARRAY_MODE(n : natural) return natural;
  -- LAYERS (bits 15-0, uint): Number of layers.
  constant MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_WIDTH : natural := 16;
  subtype MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_LAYERS_BITS is natural range 15 downto 0;
  -- VOLUME (bit 16, bool): Volume.
  constant MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_LSB : natural := 16;
  constant MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_WIDTH : natural := 1;
  subtype MAXWELL_3D_RENDER_TARGET_ARRAY_MODE_VOLUME_BITS is natural range 16 downto 16;
  type render_target_array_mode_t is record
    VOLUME : std_logic;
    LAYERS : std_logic_vector(15 downto 0);
  end record;
  function to_render_target_array_mode(word : std_logic_vector(31 downto 0)) return render_target_array_mode_t;
  function to_word(value : render_target_array_mode_t) return std_logic_vector;

  -- RenderTargetNLayerStride (0x207 + 0x10*n (n = 0-7)): Distance from one layer of render target n
  -- to the next. The source gives no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE(n : natural) return natural;
  -- VALUE (bits 31-0, uint, 4 bytes): Layer stride.
  constant MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE_VALUE_BITS is natural range 31 downto 0;
  type render_target_layer_stride_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_render_target_layer_stride(word : std_logic_vector(31 downto 0)) return render_target_layer_stride_t;
  function to_word(value : render_target_layer_stride_t) return std_logic_vector;

  -- RenderTargetNBaseLayer (0x208 + 0x10*n (n = 0-7)): First layer of render target n. The source
  -- gives no range; eight elements fit before ViewportNScaleX at 0x280.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_BASE_LAYER_COUNT : natural := 8;
  function MAXWELL_3D_RENDER_TARGET_BASE_LAYER(n : natural) return natural;

  -- ClearColor (0x360-0x363): Colour of a clear. The source prints size 4 and type float: read as
  -- four floats, as for BlendColor.
  -- plain, wo, 4 words, type float [?: Switchbrew]
  constant MAXWELL_3D_CLEAR_COLOR : natural := 16#0360#;
  -- COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT0_WORD : natural := 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT0_LSB : natural := 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT0_WIDTH : natural := 32;
  subtype MAXWELL_3D_CLEAR_COLOR_COMPONENT0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT1_WORD : natural := 1;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT1_LSB : natural := 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT1_WIDTH : natural := 32;
  subtype MAXWELL_3D_CLEAR_COLOR_COMPONENT1_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT2_WORD : natural := 2;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT2_LSB : natural := 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT2_WIDTH : natural := 32;
  subtype MAXWELL_3D_CLEAR_COLOR_COMPONENT2_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT3_WORD : natural := 3;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT3_LSB : natural := 0;
  constant MAXWELL_3D_CLEAR_COLOR_COMPONENT3_WIDTH : natural := 32;
  subtype MAXWELL_3D_CLEAR_COLOR_COMPONENT3_BITS is natural range 31 downto 0;
  type clear_color_t is record
    COMPONENT3 : std_logic_vector(31 downto 0);
    COMPONENT2 : std_logic_vector(31 downto 0);
    COMPONENT1 : std_logic_vector(31 downto 0);
    COMPONENT0 : std_logic_vector(31 downto 0);
  end record;
  function to_clear_color(word : std_logic_vector(127 downto 0)) return clear_color_t;
  function to_word(value : clear_color_t) return std_logic_vector;

  -- ClearDepth (0x364): Depth of a clear.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_CLEAR_DEPTH : natural := 16#0364#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_CLEAR_DEPTH_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_CLEAR_DEPTH_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_CLEAR_DEPTH_VALUE_BITS is natural range 31 downto 0;
  type clear_depth_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_clear_depth(word : std_logic_vector(31 downto 0)) return clear_depth_t;
  function to_word(value : clear_depth_t) return std_logic_vector;

  -- ClearStencil (0x368): Stencil of a clear.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_CLEAR_STENCIL : natural := 16#0368#;

  -- ? (0x36F): Named ? in the source. Used by ClearDepthStencil.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_36F : natural := 16#036F#;
  -- UNKNOWN_0 (bit 0, uint): Unknown.
  constant MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNKNOWN_36F_UNKNOWN_0_BITS is natural range 0 downto 0;
  -- UNKNOWN_16 (bit 16, uint): Unknown.
  constant MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_LSB : natural := 16;
  constant MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNKNOWN_36F_UNKNOWN_16_BITS is natural range 16 downto 16;
  type unknown_36f_t is record
    UNKNOWN_16 : std_logic;
    UNKNOWN_0 : std_logic;
  end record;
  function to_unknown_36f(word : std_logic_vector(31 downto 0)) return unknown_36f_t;
  function to_word(value : unknown_36f_t) return std_logic_vector;

  -- TiledCacheAction0 (0x3D8): Action 0 of the tiled cache. The source asks whether it is a trigger.
  -- plain, wo, type bool [?: Switchbrew]
  constant MAXWELL_3D_TILED_CACHE_ACTION0 : natural := 16#03D8#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_TILED_CACHE_ACTION0_VALUE_BITS is natural range 0 downto 0;
  type tiled_cache_action0_t is record
    VALUE : std_logic;
  end record;
  function to_tiled_cache_action0(word : std_logic_vector(31 downto 0)) return tiled_cache_action0_t;
  function to_word(value : tiled_cache_action0_t) return std_logic_vector;

  -- TiledCacheTileSize (0x3D9): Tile size of the tiled cache. The source gives two halves without
  -- meanings.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_TILED_CACHE_TILE_SIZE : natural := 16#03D9#;
  -- UNKNOWN_0 (bits 15-0, uint): Unknown. [?]
  constant MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_WIDTH : natural := 16;
  subtype MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_0_BITS is natural range 15 downto 0;
  -- UNKNOWN_16 (bits 31-16, uint): Unknown. [?]
  constant MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_LSB : natural := 16;
  constant MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_WIDTH : natural := 16;
  subtype MAXWELL_3D_TILED_CACHE_TILE_SIZE_UNKNOWN_16_BITS is natural range 31 downto 16;
  type tiled_cache_tile_size_t is record
    UNKNOWN_16 : std_logic_vector(15 downto 0);
    UNKNOWN_0 : std_logic_vector(15 downto 0);
  end record;
  function to_tiled_cache_tile_size(word : std_logic_vector(31 downto 0)) return tiled_cache_tile_size_t;
  function to_word(value : tiled_cache_tile_size_t) return std_logic_vector;

  -- DiscardTrigger (0x3DE): Discards contents of the framebuffer.
  -- trigger, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_DISCARD_TRIGGER : natural := 16#03DE#;
  -- DISCARD_DEPTH_STENCIL (bit 0, bool): Discards depth and stencil.
  constant MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_LSB : natural := 0;
  constant MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_WIDTH : natural := 1;
  subtype MAXWELL_3D_DISCARD_TRIGGER_DISCARD_DEPTH_STENCIL_BITS is natural range 0 downto 0;
  -- DISCARD_COLOR_INDEX (bits 6-4, uint): Colour buffer that is discarded.
  constant MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_LSB : natural := 4;
  constant MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_WIDTH : natural := 3;
  subtype MAXWELL_3D_DISCARD_TRIGGER_DISCARD_COLOR_INDEX_BITS is natural range 6 downto 4;
  type discard_trigger_t is record
    DISCARD_COLOR_INDEX : std_logic_vector(2 downto 0);
    DISCARD_DEPTH_STENCIL : std_logic;
  end record;
  function to_discard_trigger(word : std_logic_vector(31 downto 0)) return discard_trigger_t;
  function to_word(value : discard_trigger_t) return std_logic_vector;

  -- TiledCacheAction1 (0x3E0): Action 1 of the tiled cache. The source asks whether it is a trigger.
  -- plain, wo, type bool [?: Switchbrew]
  constant MAXWELL_3D_TILED_CACHE_ACTION1 : natural := 16#03E0#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_TILED_CACHE_ACTION1_VALUE_BITS is natural range 0 downto 0;
  type tiled_cache_action1_t is record
    VALUE : std_logic;
  end record;
  function to_tiled_cache_action1(word : std_logic_vector(31 downto 0)) return tiled_cache_action1_t;
  function to_word(value : tiled_cache_action1_t) return std_logic_vector;

  -- Unknown?Addr (0x3F8-0x3F9): Address of an optional buffer, written by SetRenderTargets of nvn.
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_ADDR : natural := 16#03F8#;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_UNKNOWN_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_UNKNOWN_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_UNKNOWN_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_UNKNOWN_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_UNKNOWN_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_UNKNOWN_ADDR_LOWER_BITS is natural range 31 downto 0;
  type unknown_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_unknown_addr(word : std_logic_vector(63 downto 0)) return unknown_addr_t;
  function to_word(value : unknown_addr_t) return std_logic_vector;

  -- Unknown?TileMode (0x3FA): Tiling of the optional buffer, optionally written by SetRenderTargets
  -- of nvn.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_TILE_MODE : natural := 16#03FA#;

  -- Unknown?ArrayMode (0x3FB): Layers of the optional buffer, optionally written by SetRenderTargets
  -- of nvn.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_ARRAY_MODE : natural := 16#03FB#;

  -- Unknown?BaseLayer (0x3FC): First layer of the optional buffer, optionally written by
  -- SetRenderTargets of nvn.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_BASE_LAYER : natural := 16#03FC#;

  -- unknown_3FD (0x3FD-0x3FE): No name in the source. Written by SetRenderTargets of nvn. The source
  -- prints size 1 and type bitfield?[2]: read as two words, as 0x3FE is free.
  -- plain, wo, 2 words, type bitfield?[2] [?: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_3FD : natural := 16#03FD#;

  -- ClearFlags? (0x43E): Flags of a clear; the source marks the name with a question mark. GpuInit
  -- of nvn writes 0x101.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_CLEAR_FLAGS : natural := 16#043E#;

  -- TiledCacheAction2 (0x44D): Action 2 of the tiled cache. The source asks whether it is a trigger.
  -- plain, wo, type bool [?: Switchbrew]
  constant MAXWELL_3D_TILED_CACHE_ACTION2 : natural := 16#044D#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_TILED_CACHE_ACTION2_VALUE_BITS is natural range 0 downto 0;
  type tiled_cache_action2_t is record
    VALUE : std_logic;
  end record;
  function to_tiled_cache_action2(word : std_logic_vector(31 downto 0)) return tiled_cache_action2_t;
  function to_word(value : tiled_cache_action2_t) return std_logic_vector;

  -- DepthBufferResolve (0x47F): Resolves the depth buffer when 1 is written.
  -- trigger, wo, type trigger [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_BUFFER_RESOLVE : natural := 16#047F#;

  -- RenderTargetControl (0x487): Number of render targets, and many other flags that the source does
  -- not list. Used by SetRenderTargets of nvn.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_RENDER_TARGET_CONTROL : natural := 16#0487#;
  -- NUMBER_OF_RENDER_TARGETS (bits 3-0, uint): Number of render targets.
  constant MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_LSB : natural := 0;
  constant MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_WIDTH : natural := 4;
  subtype MAXWELL_3D_RENDER_TARGET_CONTROL_NUMBER_OF_RENDER_TARGETS_BITS is natural range 3 downto 0;
  -- UNKNOWN_4 (bits 31-4, uint): Other flags, not listed. [?]
  constant MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_LSB : natural := 4;
  constant MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_WIDTH : natural := 28;
  subtype MAXWELL_3D_RENDER_TARGET_CONTROL_UNKNOWN_4_BITS is natural range 31 downto 4;
  type render_target_control_t is record
    UNKNOWN_4 : std_logic_vector(27 downto 0);
    NUMBER_OF_RENDER_TARGETS : std_logic_vector(3 downto 0);
  end record;
  function to_render_target_control(word : std_logic_vector(31 downto 0)) return render_target_control_t;
  function to_word(value : render_target_control_t) return std_logic_vector;

  -- unknown_48A to unknown_48C (0x48A-0x48C): No name in the source. Optionally used by
  -- SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_48A : natural := 16#048A#;
  constant MAXWELL_3D_UNKNOWN_48B : natural := 16#048B#;
  constant MAXWELL_3D_UNKNOWN_48C : natural := 16#048C#;

  -- ZCullContextSave (0x519): Saves the ZCull context to ZCullContextStartAddr when 0 is written.
  -- trigger, wo, type trigger [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_CONTEXT_SAVE : natural := 16#0519#;

  -- ZCullContextRestore (0x540): Restores the ZCull context from ZCullContextStartAddr when 0 is
  -- written.
  -- trigger, wo, type trigger [DOC: Switchbrew]
  constant MAXWELL_3D_Z_CULL_CONTEXT_RESTORE : natural := 16#0540#;

  -- unknown_54E (0x54E): No name in the source. SetRenderTargets of nvn writes 0 here if an optional
  -- buffer is NULL.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_54E : natural := 16#054E#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_UNKNOWN_54E_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_UNKNOWN_54E_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNKNOWN_54E_VALUE_BITS is natural range 0 downto 0;
  type unknown_54e_t is record
    VALUE : std_logic;
  end record;
  function to_unknown_54e(word : std_logic_vector(31 downto 0)) return unknown_54e_t;
  function to_word(value : unknown_54e_t) return std_logic_vector;

  -- unknown_57F to unknown_580 (0x57F-0x580): No name in the source. Optionally written as 0 by
  -- SetRenderTargets of nvn.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_57F : natural := 16#057F#;
  constant MAXWELL_3D_UNKNOWN_580 : natural := 16#0580#;

  -- ---- Shaders and textures ----
  -- Programs, constant buffers, texture and sampler pools, cache invalidation.

  -- CacheSplit (0x0C2): Split of a cache. The source gives type enum and no values.
  -- plain, wo, type enum [DOC: Switchbrew]
  constant MAXWELL_3D_CACHE_SPLIT : natural := 16#00C2#;

  -- LocalBase (0x1DF): Base of local memory. Marked TODO in the source.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_LOCAL_BASE : natural := 16#01DF#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_LOCAL_BASE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_LOCAL_BASE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_LOCAL_BASE_VALUE_BITS is natural range 31 downto 0;
  type local_base_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_local_base(word : std_logic_vector(31 downto 0)) return local_base_t;
  function to_word(value : local_base_t) return std_logic_vector;

  -- Unbind (???) (0x43D): Invalidates bound resources. The source marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_UNBIND : natural := 16#043D#;
  -- INVALIDATE_TEXTURE_HEADERS (bit 0, bool): Texture headers.
  constant MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_LSB : natural := 0;
  constant MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_HEADERS_BITS is natural range 0 downto 0;
  -- INVALIDATE_TEXTURE_SAMPLERS (bit 4, bool): Texture samplers.
  constant MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_LSB : natural := 4;
  constant MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNBIND_INVALIDATE_TEXTURE_SAMPLERS_BITS is natural range 4 downto 4;
  -- INVALIDATE_CONST_BUFFERS (bit 8, bool): Constant buffers.
  constant MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_LSB : natural := 8;
  constant MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_WIDTH : natural := 1;
  subtype MAXWELL_3D_UNBIND_INVALIDATE_CONST_BUFFERS_BITS is natural range 8 downto 8;
  type unbind_t is record
    INVALIDATE_CONST_BUFFERS : std_logic;
    INVALIDATE_TEXTURE_SAMPLERS : std_logic;
    INVALIDATE_TEXTURE_HEADERS : std_logic;
  end record;
  function to_unbind(word : std_logic_vector(31 downto 0)) return unbind_t;
  function to_word(value : unbind_t) return std_logic_vector;

  -- unknown_47C (0x47C): No name in the source. BindProgram of nvn sometimes writes 0 here.
  -- trigger, wo, type trigger [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_47C : natural := 16#047C#;

  -- SamplerBinding (???) (0x48D): How samplers are bound. The source marks the name with (???).
  -- plain, wo, type enum [?: Switchbrew]
  constant MAXWELL_3D_SAMPLER_BINDING : natural := 16#048D#;
  -- VALUE (bits 31-0, SamplerBindingValue): Binding.
  constant MAXWELL_3D_SAMPLER_BINDING_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_SAMPLER_BINDING_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_SAMPLER_BINDING_VALUE_BITS is natural range 31 downto 0;
  type sampler_binding_t is record
    VALUE : sampler_binding_value_e;
  end record;
  function to_sampler_binding(word : std_logic_vector(31 downto 0)) return sampler_binding_t;
  function to_word(value : sampler_binding_t) return std_logic_vector;

  -- InvalidateTextureDataNoWfi (???) (0x4A2): Invalidates the texture data cache without waiting for
  -- idle. The source marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI : natural := 16#04A2#;
  -- LINES (bit 0, InvalidateCacheLines): Lines.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_LINES_BITS is natural range 0 downto 0;
  -- TAG (bits 25-4, uint): Tag of the line.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_LSB : natural := 4;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_WIDTH : natural := 22;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_DATA_NO_WFI_TAG_BITS is natural range 25 downto 4;
  type invalidate_texture_data_no_wfi_t is record
    TAG : std_logic_vector(21 downto 0);
    LINES : invalidate_cache_lines_e;
  end record;
  function to_invalidate_texture_data_no_wfi(word : std_logic_vector(31 downto 0)) return invalidate_texture_data_no_wfi_t;
  function to_word(value : invalidate_texture_data_no_wfi_t) return std_logic_vector;

  -- ShaderScheduling (???) (0x4AB): Order in which threads run. The source marks the name with
  -- (???).
  -- plain, wo, type enum [?: Switchbrew]
  constant MAXWELL_3D_SHADER_SCHEDULING : natural := 16#04AB#;
  -- VALUE (bits 31-0, ShaderSchedulingValue): Order.
  constant MAXWELL_3D_SHADER_SCHEDULING_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_SHADER_SCHEDULING_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_SHADER_SCHEDULING_VALUE_BITS is natural range 31 downto 0;
  type shader_scheduling_t is record
    VALUE : shader_scheduling_value_e;
  end record;
  function to_shader_scheduling(word : std_logic_vector(31 downto 0)) return shader_scheduling_t;
  function to_word(value : shader_scheduling_t) return std_logic_vector;

  -- InvalidateSamplerCache (???) (0x4CC): Invalidates the sampler cache. The source marks the name
  -- with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_SAMPLER_CACHE : natural := 16#04CC#;
  -- LINES (bit 0, InvalidateCacheLines): Lines.
  constant MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_LINES_BITS is natural range 0 downto 0;
  -- TAG (bits 25-4, uint): Tag of the line.
  constant MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_LSB : natural := 4;
  constant MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_WIDTH : natural := 22;
  subtype MAXWELL_3D_INVALIDATE_SAMPLER_CACHE_TAG_BITS is natural range 25 downto 4;
  type invalidate_sampler_cache_t is record
    TAG : std_logic_vector(21 downto 0);
    LINES : invalidate_cache_lines_e;
  end record;
  function to_invalidate_sampler_cache(word : std_logic_vector(31 downto 0)) return invalidate_sampler_cache_t;
  function to_word(value : invalidate_sampler_cache_t) return std_logic_vector;

  -- InvalidateTextureHeaderCache (???) (0x4CD): Invalidates the texture header cache. The source
  -- marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE : natural := 16#04CD#;
  -- LINES (bit 0, InvalidateCacheLines): Lines.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_LINES_BITS is natural range 0 downto 0;
  -- TAG (bits 25-4, uint): Tag of the line.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_LSB : natural := 4;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_WIDTH : natural := 22;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_HEADER_CACHE_TAG_BITS is natural range 25 downto 4;
  type invalidate_texture_header_cache_t is record
    TAG : std_logic_vector(21 downto 0);
    LINES : invalidate_cache_lines_e;
  end record;
  function to_invalidate_texture_header_cache(word : std_logic_vector(31 downto 0)) return invalidate_texture_header_cache_t;
  function to_word(value : invalidate_texture_header_cache_t) return std_logic_vector;

  -- InvalidateTextureDataCache (???) (0x4CE): Invalidates the texture data cache. The source marks
  -- the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE : natural := 16#04CE#;
  -- LINES (bit 0, InvalidateCacheLines): Lines.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_LINES_BITS is natural range 0 downto 0;
  -- TAG (bits 25-4, uint): Tag of the line.
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_LSB : natural := 4;
  constant MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_WIDTH : natural := 22;
  subtype MAXWELL_3D_INVALIDATE_TEXTURE_DATA_CACHE_TAG_BITS is natural range 25 downto 4;
  type invalidate_texture_data_cache_t is record
    TAG : std_logic_vector(21 downto 0);
    LINES : invalidate_cache_lines_e;
  end record;
  function to_invalidate_texture_data_cache(word : std_logic_vector(31 downto 0)) return invalidate_texture_data_cache_t;
  function to_word(value : invalidate_texture_data_cache_t) return std_logic_vector;

  -- TexSamplerPoolOffset (???) (0x557-0x558): Address of the sampler pool. The source marks the name
  -- with (???). It prints two words, of which the second is also TexSamplerPoolMaximumIndex; one of
  -- the two ids must be wrong.
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET : natural := 16#0557#;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TEX_SAMPLER_POOL_OFFSET_LOWER_BITS is natural range 31 downto 0;
  type tex_sampler_pool_offset_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_tex_sampler_pool_offset(word : std_logic_vector(63 downto 0)) return tex_sampler_pool_offset_t;
  function to_word(value : tex_sampler_pool_offset_t) return std_logic_vector;

  -- TexSamplerPoolMaximumIndex (???) (0x558): Highest index of the sampler pool. The source marks
  -- the name with (???). The id is also the second word of TexSamplerPoolOffset; the header pool has
  -- its maximum two ids after its offset.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX : natural := 16#0558#;
  -- MAXIMUM (bits 19-0, uint): Highest index.
  constant MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_LSB : natural := 0;
  constant MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_WIDTH : natural := 20;
  subtype MAXWELL_3D_TEX_SAMPLER_POOL_MAXIMUM_INDEX_MAXIMUM_BITS is natural range 19 downto 0;
  type tex_sampler_pool_maximum_index_t is record
    MAXIMUM : std_logic_vector(19 downto 0);
  end record;
  function to_tex_sampler_pool_maximum_index(word : std_logic_vector(31 downto 0)) return tex_sampler_pool_maximum_index_t;
  function to_word(value : tex_sampler_pool_maximum_index_t) return std_logic_vector;

  -- TexHeaderPoolOffset (???) (0x55D-0x55E): Address of the texture header pool. The source marks
  -- the name with (???).
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET : natural := 16#055D#;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TEX_HEADER_POOL_OFFSET_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TEX_HEADER_POOL_OFFSET_LOWER_BITS is natural range 31 downto 0;
  type tex_header_pool_offset_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_tex_header_pool_offset(word : std_logic_vector(63 downto 0)) return tex_header_pool_offset_t;
  function to_word(value : tex_header_pool_offset_t) return std_logic_vector;

  -- TexHeaderPoolMaximumIndex (???) (0x55F): Highest index of the texture header pool. The source
  -- marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX : natural := 16#055F#;
  -- MAXIMUM (bits 21-0, uint): Highest index.
  constant MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_LSB : natural := 0;
  constant MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_WIDTH : natural := 22;
  subtype MAXWELL_3D_TEX_HEADER_POOL_MAXIMUM_INDEX_MAXIMUM_BITS is natural range 21 downto 0;
  type tex_header_pool_maximum_index_t is record
    MAXIMUM : std_logic_vector(21 downto 0);
  end record;
  function to_tex_header_pool_maximum_index(word : std_logic_vector(31 downto 0)) return tex_header_pool_maximum_index_t;
  function to_word(value : tex_header_pool_maximum_index_t) return std_logic_vector;

  -- ProgramRegion (???) (0x582-0x583): Address of the program region. The source marks the name with
  -- (???).
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_PROGRAM_REGION : natural := 16#0582#;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_PROGRAM_REGION_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_PROGRAM_REGION_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_PROGRAM_REGION_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_PROGRAM_REGION_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_PROGRAM_REGION_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_PROGRAM_REGION_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_PROGRAM_REGION_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_PROGRAM_REGION_LOWER_BITS is natural range 31 downto 0;
  type program_region_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_program_region(word : std_logic_vector(63 downto 0)) return program_region_t;
  function to_word(value : program_region_t) return std_logic_vector;

  -- CubeMapInterFaceFiltering (???) (0x599): Filtering across the faces of a cube map. The source
  -- marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING : natural := 16#0599#;
  -- MODE (bits 1-0, CubeMapInterFaceFilteringMode): Mode.
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_LSB : natural := 0;
  constant MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_WIDTH : natural := 2;
  subtype MAXWELL_3D_CUBE_MAP_INTER_FACE_FILTERING_MODE_BITS is natural range 1 downto 0;
  type cube_map_inter_face_filtering_t is record
    MODE : cube_map_inter_face_filtering_mode_e;
  end record;
  function to_cube_map_inter_face_filtering(word : std_logic_vector(31 downto 0)) return cube_map_inter_face_filtering_t;
  function to_word(value : cube_map_inter_face_filtering_t) return std_logic_vector;

  -- ShaderControl (???) (0x5A4): Floating-point behaviour of shaders. The source marks the name with
  -- (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_SHADER_CONTROL : natural := 16#05A4#;
  -- PARTIAL (bit 0, ShaderControlPartial): Partial.
  constant MAXWELL_3D_SHADER_CONTROL_PARTIAL_LSB : natural := 0;
  constant MAXWELL_3D_SHADER_CONTROL_PARTIAL_WIDTH : natural := 1;
  subtype MAXWELL_3D_SHADER_CONTROL_PARTIAL_BITS is natural range 0 downto 0;
  -- FP32_NAN_BEHAVIOR (bit 1, ShaderControlFp32NanBehavior): NaN behaviour.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_LSB : natural := 1;
  constant MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_WIDTH : natural := 1;
  subtype MAXWELL_3D_SHADER_CONTROL_FP32_NAN_BEHAVIOR_BITS is natural range 1 downto 1;
  -- FP32_F21_NAN_BEHAVIOR (bit 2, ShaderControlFp32F21NanBehavior): NaN behaviour of F21.
  constant MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_LSB : natural := 2;
  constant MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_WIDTH : natural := 1;
  subtype MAXWELL_3D_SHADER_CONTROL_FP32_F21_NAN_BEHAVIOR_BITS is natural range 2 downto 2;
  -- ZERO_TIMES_ANYTHING_IS_ZERO (bit 16, bool): Zero times anything is zero.
  constant MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_LSB : natural := 16;
  constant MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_WIDTH : natural := 1;
  subtype MAXWELL_3D_SHADER_CONTROL_ZERO_TIMES_ANYTHING_IS_ZERO_BITS is natural range 16 downto 16;
  type shader_control_t is record
    ZERO_TIMES_ANYTHING_IS_ZERO : std_logic;
    FP32_F21_NAN_BEHAVIOR : shader_control_fp32_f21_nan_behavior_e;
    FP32_NAN_BEHAVIOR : shader_control_fp32_nan_behavior_e;
    PARTIAL : shader_control_partial_e;
  end record;
  function to_shader_control(word : std_logic_vector(31 downto 0)) return shader_control_t;
  function to_word(value : shader_control_t) return std_logic_vector;

  -- BindConstantBuffer (???) (0x5A5): Binds a constant buffer. The source marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BIND_CONSTANT_BUFFER : natural := 16#05A5#;
  -- VALID (bit 0, bool): The slot is bound.
  constant MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_LSB : natural := 0;
  constant MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_WIDTH : natural := 1;
  subtype MAXWELL_3D_BIND_CONSTANT_BUFFER_VALID_BITS is natural range 0 downto 0;
  -- SHADER_SLOT (bits 12-8, uint): Slot.
  constant MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_LSB : natural := 8;
  constant MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_WIDTH : natural := 5;
  subtype MAXWELL_3D_BIND_CONSTANT_BUFFER_SHADER_SLOT_BITS is natural range 12 downto 8;
  type bind_constant_buffer_t is record
    SHADER_SLOT : std_logic_vector(4 downto 0);
    VALID : std_logic;
  end record;
  function to_bind_constant_buffer(word : std_logic_vector(31 downto 0)) return bind_constant_buffer_t;
  function to_word(value : bind_constant_buffer_t) return std_logic_vector;

  -- InvalidateShaderCachesNoWfi (???) (0x5A6): Invalidates shader caches without waiting for idle.
  -- The source marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI : natural := 16#05A6#;
  -- INSTRUCTION (bit 0, bool): Instruction cache.
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_INSTRUCTION_BITS is natural range 0 downto 0;
  -- GLOBAL_DATA (bit 4, bool): Global data cache.
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_LSB : natural := 4;
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_GLOBAL_DATA_BITS is natural range 4 downto 4;
  -- UNIFORM (bit 8, bool): Uniform cache.
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_LSB : natural := 8;
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_UNIFORM_BITS is natural range 8 downto 8;
  -- CONSTANT (bit 12, bool): Constant cache.
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_LSB : natural := 12;
  constant MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_SHADER_CACHES_NO_WFI_CONSTANT_BITS is natural range 12 downto 12;
  type invalidate_shader_caches_no_wfi_t is record
    CONSTANT_FIELD : std_logic;
    UNIFORM : std_logic;
    GLOBAL_DATA : std_logic;
    INSTRUCTION : std_logic;
  end record;
  function to_invalidate_shader_caches_no_wfi(word : std_logic_vector(31 downto 0)) return invalidate_shader_caches_no_wfi_t;
  function to_word(value : invalidate_shader_caches_no_wfi_t) return std_logic_vector;

  -- InvalidateConstantBufferCache (???) (0x64C): Invalidates the constant buffer cache. The source
  -- marks the name with (???).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE : natural := 16#064C#;
  -- THRU_L2 (bit 0, bool): Down through the second-level cache.
  constant MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_LSB : natural := 0;
  constant MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_WIDTH : natural := 1;
  subtype MAXWELL_3D_INVALIDATE_CONSTANT_BUFFER_CACHE_THRU_L2_BITS is natural range 0 downto 0;
  type invalidate_constant_buffer_cache_t is record
    THRU_L2 : std_logic;
  end record;
  function to_invalidate_constant_buffer_cache(word : std_logic_vector(31 downto 0)) return invalidate_constant_buffer_cache_t;
  function to_word(value : invalidate_constant_buffer_cache_t) return std_logic_vector;

  -- unknown_820 (0x820): No name in the source. Selects the tessellation control program.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_820 : natural := 16#0820#;

  -- unknown_821 (0x821): No name in the source. Entry point of the tessellation control program.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_821 : natural := 16#0821#;

  -- unknown_830 (0x830): No name in the source. Selects the tessellation evaluation program.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_830 : natural := 16#0830#;

  -- unknown_840 (0x840): No name in the source. Selects the geometry program.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_840 : natural := 16#0840#;

  -- unknown_850 (0x850): No name in the source. Selects the fragment program.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_850 : natural := 16#0850#;

  -- ConstantBufferSelectorSize (0x8E0): Size of the selected constant buffer.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE : natural := 16#08E0#;
  -- SIZE (bits 16-0, uint): Size.
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_LSB : natural := 0;
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_WIDTH : natural := 17;
  subtype MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_SIZE_SIZE_BITS is natural range 16 downto 0;
  type constant_buffer_selector_size_t is record
    SIZE : std_logic_vector(16 downto 0);
  end record;
  function to_constant_buffer_selector_size(word : std_logic_vector(31 downto 0)) return constant_buffer_selector_size_t;
  function to_word(value : constant_buffer_selector_size_t) return std_logic_vector;

  -- ConstantBufferSelectorAddr (0x8E1-0x8E2): Address of the selected constant buffer.
  -- plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR : natural := 16#08E1#;
  -- UPPER (bits 31-0, uint) [?]
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint) [?]
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_CONSTANT_BUFFER_SELECTOR_ADDR_LOWER_BITS is natural range 31 downto 0;
  type constant_buffer_selector_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_constant_buffer_selector_addr(word : std_logic_vector(63 downto 0)) return constant_buffer_selector_addr_t;
  function to_word(value : constant_buffer_selector_addr_t) return std_logic_vector;

  -- LoadConstantBufferOffset (0x8E3): Offset at which LoadConstantBuffer stores. nvn uses 0x120 +
  -- 8*i for BindImage, 0x568 + 8*i for BindSeparateSampler, 0x168 + 8*i for BindSeparateTexture and
  -- 32 + 8*i for BindTexture; the source leaves other functions as TODO.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET : natural := 16#08E3#;
  -- OFFSET (bits 15-0, uint): Offset.
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_LSB : natural := 0;
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_WIDTH : natural := 16;
  subtype MAXWELL_3D_LOAD_CONSTANT_BUFFER_OFFSET_OFFSET_BITS is natural range 15 downto 0;
  type load_constant_buffer_offset_t is record
    OFFSET : std_logic_vector(15 downto 0);
  end record;
  function to_load_constant_buffer_offset(word : std_logic_vector(31 downto 0)) return load_constant_buffer_offset_t;
  function to_word(value : load_constant_buffer_offset_t) return std_logic_vector;

  -- LoadConstantBuffer (0x8E4-0x8F3): Stores a word in the selected constant buffer. The source
  -- prints size 1 and type uint[16]: read as 16 elements of one word, which fit before
  -- ConstBufferNBind at 0x904.
  -- plain, wo, type uint[16] [?: Switchbrew]
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_COUNT : natural := 16;
  function MAXWELL_3D_LOAD_CONSTANT_BUFFER(n : natural) return natural;
  -- VALUE (bits 31-0, uint): Data word.
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_LOAD_CONSTANT_BUFFER_VALUE_BITS is natural range 31 downto 0;
  type load_constant_buffer_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_load_constant_buffer(word : std_logic_vector(31 downto 0)) return load_constant_buffer_t;
  function to_word(value : load_constant_buffer_t) return std_logic_vector;

  -- ConstBufferNBind (0x904 + 0x8*n (n = 0-4)): Binds a constant buffer to n, presumably a shader
  -- stage.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_CONST_BUFFER_BIND_COUNT : natural := 5;
  function MAXWELL_3D_CONST_BUFFER_BIND(n : natural) return natural;
  -- VALID (bit 0, bool): The slot is bound.
  constant MAXWELL_3D_CONST_BUFFER_BIND_VALID_LSB : natural := 0;
  constant MAXWELL_3D_CONST_BUFFER_BIND_VALID_WIDTH : natural := 1;
  subtype MAXWELL_3D_CONST_BUFFER_BIND_VALID_BITS is natural range 0 downto 0;
  -- INDEX (bits 8-4, uint): Slot.
  constant MAXWELL_3D_CONST_BUFFER_BIND_INDEX_LSB : natural := 4;
  constant MAXWELL_3D_CONST_BUFFER_BIND_INDEX_WIDTH : natural := 5;
  subtype MAXWELL_3D_CONST_BUFFER_BIND_INDEX_BITS is natural range 8 downto 4;
  type const_buffer_bind_t is record
    INDEX : std_logic_vector(4 downto 0);
    VALID : std_logic;
  end record;
  function to_const_buffer_bind(word : std_logic_vector(31 downto 0)) return const_buffer_bind_t;
  function to_word(value : const_buffer_bind_t) return std_logic_vector;

  -- ---- Geometry ----
  -- Vertex streams, draws, tessellation and transform feedback.

  -- TesselationMode (0x0C8): Tessellation mode.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_TESSELATION_MODE : natural := 16#00C8#;
  -- PRIMITIVE_TYPE (bits 1-0, TesselationModePrimitiveType): Primitive.
  constant MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_WIDTH : natural := 2;
  subtype MAXWELL_3D_TESSELATION_MODE_PRIMITIVE_TYPE_BITS is natural range 1 downto 0;
  -- SPACING (bits 5-4, TesselationModeSpacing): Spacing.
  constant MAXWELL_3D_TESSELATION_MODE_SPACING_LSB : natural := 4;
  constant MAXWELL_3D_TESSELATION_MODE_SPACING_WIDTH : natural := 2;
  subtype MAXWELL_3D_TESSELATION_MODE_SPACING_BITS is natural range 5 downto 4;
  -- WINDING_AND_CONNECTEDNESS_FLAGS (bits 9-8, TesselationModeWindingAndConnectednessFlags): Winding
  -- and connection.
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_LSB : natural := 8;
  constant MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_WIDTH : natural := 2;
  subtype MAXWELL_3D_TESSELATION_MODE_WINDING_AND_CONNECTEDNESS_FLAGS_BITS is natural range 9 downto 8;
  type tesselation_mode_t is record
    WINDING_AND_CONNECTEDNESS_FLAGS : tesselation_mode_winding_and_connectedness_flags_e;
    SPACING : tesselation_mode_spacing_e;
    PRIMITIVE_TYPE : tesselation_mode_primitive_type_e;
  end record;
  function to_tesselation_mode(word : std_logic_vector(31 downto 0)) return tesselation_mode_t;
  function to_word(value : tesselation_mode_t) return std_logic_vector;

  -- TesselationOuterLevels (0x0C9-0x0CC): Outer tessellation levels.
  -- plain, wo, 4 words, type float[4] [DOC: Switchbrew]
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS : natural := 16#00C9#;
  -- LEVEL0 to LEVEL3 (bits 31-0, step 32, f32): Outer level.
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_WORD : natural := 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_WORD : natural := 1;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL1_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_WORD : natural := 2;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL2_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_WORD : natural := 3;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_OUTER_LEVELS_LEVEL3_BITS is natural range 31 downto 0;
  type tesselation_outer_levels_t is record
    LEVEL3 : std_logic_vector(31 downto 0);
    LEVEL2 : std_logic_vector(31 downto 0);
    LEVEL1 : std_logic_vector(31 downto 0);
    LEVEL0 : std_logic_vector(31 downto 0);
  end record;
  function to_tesselation_outer_levels(word : std_logic_vector(127 downto 0)) return tesselation_outer_levels_t;
  function to_word(value : tesselation_outer_levels_t) return std_logic_vector;

  -- TesselationInnerLevels (0x0CD-0x0CE): Inner tessellation levels.
  -- plain, wo, 2 words, type float[2] [DOC: Switchbrew]
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS : natural := 16#00CD#;
  -- LEVEL0 to LEVEL1 (bits 31-0, step 32, f32): Inner level.
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_WORD : natural := 0;
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_WORD : natural := 1;
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_LSB : natural := 0;
  constant MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_WIDTH : natural := 32;
  subtype MAXWELL_3D_TESSELATION_INNER_LEVELS_LEVEL1_BITS is natural range 31 downto 0;
  type tesselation_inner_levels_t is record
    LEVEL1 : std_logic_vector(31 downto 0);
    LEVEL0 : std_logic_vector(31 downto 0);
  end record;
  function to_tesselation_inner_levels(word : std_logic_vector(63 downto 0)) return tesselation_inner_levels_t;
  function to_word(value : tesselation_inner_levels_t) return std_logic_vector;

  -- TransformFeedbackBufferEnable (0x0E0 + 0x8*n (n = 0-3)): Enables transform feedback buffer n.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE(n : natural) return natural;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type transform_feedback_buffer_enable_t is record
    VALUE : std_logic;
  end record;
  function to_transform_feedback_buffer_enable(word : std_logic_vector(31 downto 0)) return transform_feedback_buffer_enable_t;
  function to_word(value : transform_feedback_buffer_enable_t) return std_logic_vector;

  -- TransformFeedbackBufferAddr (0x0E1-0x0E2 + 0x8*n (n = 0-3)): Address of transform feedback
  -- buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR(n : natural) return natural;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR_LOWER_BITS is natural range 31 downto 0;
  type transform_feedback_buffer_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_transform_feedback_buffer_addr(word : std_logic_vector(63 downto 0)) return transform_feedback_buffer_addr_t;
  function to_word(value : transform_feedback_buffer_addr_t) return std_logic_vector;

  -- TransformFeedbackBufferFlags (0x0E3 + 0x8*n (n = 0-3)): Flags of transform feedback buffer n.
  -- The range is that of TransformFeedbackBufferEnable (n = 0..3).
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS(n : natural) return natural;

  -- TransformFeedbackBufferStream (0x1C0 + 0x4*n (n = 0-3)): Stream of transform feedback buffer n.
  -- The range is that of TransformFeedbackBufferEnable (n = 0..3).
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM(n : natural) return natural;

  -- TransformFeedbackVaryingCount (0x1C1 + 0x4*n (n = 0-3)): Number of varyings of transform
  -- feedback buffer n. The range is that of TransformFeedbackBufferEnable (n = 0..3).
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT(n : natural) return natural;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT_VALUE_BITS is natural range 31 downto 0;
  type transform_feedback_varying_count_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_transform_feedback_varying_count(word : std_logic_vector(31 downto 0)) return transform_feedback_varying_count_t;
  function to_word(value : transform_feedback_varying_count_t) return std_logic_vector;

  -- TransformFeedbackStride (0x1C2 + 0x4*n (n = 0-3)): Stride of transform feedback buffer n. The
  -- range is that of TransformFeedbackBufferEnable (n = 0..3).
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_COUNT : natural := 4;
  function MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE(n : natural) return natural;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE_VALUE_BITS is natural range 31 downto 0;
  type transform_feedback_stride_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_transform_feedback_stride(word : std_logic_vector(31 downto 0)) return transform_feedback_stride_t;
  function to_word(value : transform_feedback_stride_t) return std_logic_vector;

  -- TransformFeedbackEnable (0x1D1): Enables transform feedback.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE : natural := 16#01D1#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_TRANSFORM_FEEDBACK_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type transform_feedback_enable_t is record
    VALUE : std_logic;
  end record;
  function to_transform_feedback_enable(word : std_logic_vector(31 downto 0)) return transform_feedback_enable_t;
  function to_word(value : transform_feedback_enable_t) return std_logic_vector;

  -- VertexBufferFirst (0x35D): First vertex of an array draw.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_VERTEX_BUFFER_FIRST : natural := 16#035D#;

  -- VertexBufferCount (0x35E): Number of vertices of an array draw.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_VERTEX_BUFFER_COUNT : natural := 16#035E#;

  -- PatchSize (0x373): Vertices per patch.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_PATCH_SIZE : natural := 16#0373#;
  -- VALUE (bits 11-0, uint, vertices): Vertices per patch.
  constant MAXWELL_3D_PATCH_SIZE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_PATCH_SIZE_VALUE_WIDTH : natural := 12;
  subtype MAXWELL_3D_PATCH_SIZE_VALUE_BITS is natural range 11 downto 0;
  type patch_size_t is record
    VALUE : std_logic_vector(11 downto 0);
  end record;
  function to_patch_size(word : std_logic_vector(31 downto 0)) return patch_size_t;
  function to_word(value : patch_size_t) return std_logic_vector;

  -- PrimitiveRestartWithDrayArrays (0x37A): Applies primitive restart to array draws as well. The
  -- name is spelled as in the source.
  -- plain, wo, type boolean [DOC: Switchbrew]
  constant MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS : natural := 16#037A#;
  -- VALUE (bit 0, bool): Enable.
  constant MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_PRIMITIVE_RESTART_WITH_DRAY_ARRAYS_VALUE_BITS is natural range 0 downto 0;
  type primitive_restart_with_dray_arrays_t is record
    VALUE : std_logic;
  end record;
  function to_primitive_restart_with_dray_arrays(word : std_logic_vector(31 downto 0)) return primitive_restart_with_dray_arrays_t;
  function to_word(value : primitive_restart_with_dray_arrays_t) return std_logic_vector;

  -- DrawElementsEnableBaseVertex? (0x446): Enables the base vertex of element draws. The source
  -- marks the name with a question mark and TODO.
  -- plain, wo, type bool [?: Switchbrew]
  constant MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX : natural := 16#0446#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DRAW_ELEMENTS_ENABLE_BASE_VERTEX_VALUE_BITS is natural range 0 downto 0;
  type draw_elements_enable_base_vertex_t is record
    VALUE : std_logic;
  end record;
  function to_draw_elements_enable_base_vertex(word : std_logic_vector(31 downto 0)) return draw_elements_enable_base_vertex_t;
  function to_word(value : draw_elements_enable_base_vertex_t) return std_logic_vector;

  -- VertexStreamNAttrib (0x458-0x467): Vertex attribute n. The source prints size 4 and type
  -- bitfield[16]: read as 16 elements of one word, as the letter N in the name asks for an array.
  -- plain, wo, type bitfield[16] [?: Switchbrew]
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_COUNT : natural := 16;
  function MAXWELL_3D_VERTEX_STREAM_ATTRIB(n : natural) return natural;
  -- STREAM_INDEX (bits 4-0, uint): Vertex stream that supplies the attribute.
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_WIDTH : natural := 5;
  subtype MAXWELL_3D_VERTEX_STREAM_ATTRIB_STREAM_INDEX_BITS is natural range 4 downto 0;
  -- FORMAT0 (bits 20-7, uint): First part of the format.
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_LSB : natural := 7;
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_WIDTH : natural := 14;
  subtype MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT0_BITS is natural range 20 downto 7;
  -- FORMAT1 (bits 30-21, uint): Second part of the format.
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_LSB : natural := 21;
  constant MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_WIDTH : natural := 10;
  subtype MAXWELL_3D_VERTEX_STREAM_ATTRIB_FORMAT1_BITS is natural range 30 downto 21;
  type vertex_stream_attrib_t is record
    FORMAT1 : std_logic_vector(9 downto 0);
    FORMAT0 : std_logic_vector(13 downto 0);
    STREAM_INDEX : std_logic_vector(4 downto 0);
  end record;
  function to_vertex_stream_attrib(word : std_logic_vector(31 downto 0)) return vertex_stream_attrib_t;
  function to_word(value : vertex_stream_attrib_t) return std_logic_vector;

  -- VertexBufferElementBase (0x50D): Value added to the indices of an element draw.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE : natural := 16#050D#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_VERTEX_BUFFER_ELEMENT_BASE_VALUE_BITS is natural range 31 downto 0;
  type vertex_buffer_element_base_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_vertex_buffer_element_base(word : std_logic_vector(31 downto 0)) return vertex_buffer_element_base_t;
  function to_word(value : vertex_buffer_element_base_t) return std_logic_vector;

  -- PrimitiveRestartEnable (0x591): Enables primitive restart.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_PRIMITIVE_RESTART_ENABLE : natural := 16#0591#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_PRIMITIVE_RESTART_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type primitive_restart_enable_t is record
    VALUE : std_logic;
  end record;
  function to_primitive_restart_enable(word : std_logic_vector(31 downto 0)) return primitive_restart_enable_t;
  function to_word(value : primitive_restart_enable_t) return std_logic_vector;

  -- PrimitiveRestartIndex (0x592): Index that restarts the primitive.
  -- plain, wo, type uint [DOC: Switchbrew]
  constant MAXWELL_3D_PRIMITIVE_RESTART_INDEX : natural := 16#0592#;
  -- VALUE (bits 31-0, uint)
  constant MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_PRIMITIVE_RESTART_INDEX_VALUE_BITS is natural range 31 downto 0;
  type primitive_restart_index_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_primitive_restart_index(word : std_logic_vector(31 downto 0)) return primitive_restart_index_t;
  function to_word(value : primitive_restart_index_t) return std_logic_vector;

  -- DrawElementsIndirectAddr (0x5F2-0x5F3): Address of the arguments of an indirect element draw.
  -- Marked TODO in the source.
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR : natural := 16#05F2#;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_ADDR_LOWER_BITS is natural range 31 downto 0;
  type draw_elements_indirect_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_draw_elements_indirect_addr(word : std_logic_vector(63 downto 0)) return draw_elements_indirect_addr_t;
  function to_word(value : draw_elements_indirect_addr_t) return std_logic_vector;

  -- DrawElementsIndirectFlag? (0x5F6): Flag of an indirect element draw. The source marks the name
  -- with a question mark and TODO.
  -- plain, wo, type bool [?: Switchbrew]
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG : natural := 16#05F6#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DRAW_ELEMENTS_INDIRECT_FLAG_VALUE_BITS is natural range 0 downto 0;
  type draw_elements_indirect_flag_t is record
    VALUE : std_logic;
  end record;
  function to_draw_elements_indirect_flag(word : std_logic_vector(31 downto 0)) return draw_elements_indirect_flag_t;
  function to_word(value : draw_elements_indirect_flag_t) return std_logic_vector;

  -- VertexStreamNEnableDivisor (0x620-0x62F): Enables the instance divisor of vertex stream n.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_COUNT : natural := 16;
  function MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR(n : natural) return natural;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR_VALUE_BITS is natural range 0 downto 0;
  type vertex_stream_enable_divisor_t is record
    VALUE : std_logic;
  end record;
  function to_vertex_stream_enable_divisor(word : std_logic_vector(31 downto 0)) return vertex_stream_enable_divisor_t;
  function to_word(value : vertex_stream_enable_divisor_t) return std_logic_vector;

  -- VertexStreamNStride (0x700 + 0x4*n (n = 0-31)): Bytes from one vertex of stream n to the next.
  -- Marked TODO: nouveau has further bits here.
  -- plain, wo, type uint [?: Switchbrew]
  constant MAXWELL_3D_VERTEX_STREAM_STRIDE_COUNT : natural := 32;
  function MAXWELL_3D_VERTEX_STREAM_STRIDE(n : natural) return natural;
  -- STRIDE (bits 11-0, uint, bytes): Bytes per vertex.
  constant MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_WIDTH : natural := 12;
  subtype MAXWELL_3D_VERTEX_STREAM_STRIDE_STRIDE_BITS is natural range 11 downto 0;
  type vertex_stream_stride_t is record
    STRIDE : std_logic_vector(11 downto 0);
  end record;
  function to_vertex_stream_stride(word : std_logic_vector(31 downto 0)) return vertex_stream_stride_t;
  function to_word(value : vertex_stream_stride_t) return std_logic_vector;

  -- VertexBufferStartAddr (0x701-0x702 + 0x4*n (n = 0-31)): Start address of vertex buffer n. Marked
  -- as incorrect (TODO: Incorrecto) in the source. The range is that of VertexStreamNStride (n =
  -- 0..31).
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_COUNT : natural := 32;
  function MAXWELL_3D_VERTEX_BUFFER_START_ADDR(n : natural) return natural;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_VERTEX_BUFFER_START_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_VERTEX_BUFFER_START_ADDR_LOWER_BITS is natural range 31 downto 0;
  type vertex_buffer_start_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_vertex_buffer_start_addr(word : std_logic_vector(63 downto 0)) return vertex_buffer_start_addr_t;
  function to_word(value : vertex_buffer_start_addr_t) return std_logic_vector;

  -- VertexStreamNDivisor (0x703 + 0x4*n (n = 0-31)): Instance divisor of vertex stream n. The source
  -- gives neither size nor type. The range is that of VertexStreamNStride (n = 0..31).
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_VERTEX_STREAM_DIVISOR_COUNT : natural := 32;
  function MAXWELL_3D_VERTEX_STREAM_DIVISOR(n : natural) return natural;

  -- VertexBufferEndAddr (0x7C0-0x7C1 + 0x2*n (n = 0-31)): End address of vertex buffer n. The range
  -- is that of VertexStreamNStride (n = 0..31).
  -- plain, wo, 2 words, type gpuva [?: Switchbrew]
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_COUNT : natural := 32;
  function MAXWELL_3D_VERTEX_BUFFER_END_ADDR(n : natural) return natural;
  -- UPPER (bits 31-0, uint)
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_WORD : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_WIDTH : natural := 32;
  subtype MAXWELL_3D_VERTEX_BUFFER_END_ADDR_UPPER_BITS is natural range 31 downto 0;
  -- LOWER (bits 63-32, uint)
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_WORD : natural := 1;
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_LSB : natural := 0;
  constant MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_WIDTH : natural := 32;
  subtype MAXWELL_3D_VERTEX_BUFFER_END_ADDR_LOWER_BITS is natural range 31 downto 0;
  type vertex_buffer_end_addr_t is record
    LOWER : std_logic_vector(31 downto 0);
    UPPER : std_logic_vector(31 downto 0);
  end record;
  function to_vertex_buffer_end_addr(word : std_logic_vector(63 downto 0)) return vertex_buffer_end_addr_t;
  function to_word(value : vertex_buffer_end_addr_t) return std_logic_vector;

  -- ---- Multisampling ----
  -- Samples, coverage and sample positions.

  -- SampleShading (0x1D5): Shading per sample.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_SAMPLE_SHADING : natural := 16#01D5#;
  -- UNKNOWN_0 (bits 3-0, uint): Unknown. [?]
  constant MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_WIDTH : natural := 4;
  subtype MAXWELL_3D_SAMPLE_SHADING_UNKNOWN_0_BITS is natural range 3 downto 0;
  -- ENABLE (bit 4, bool): Enable.
  constant MAXWELL_3D_SAMPLE_SHADING_ENABLE_LSB : natural := 4;
  constant MAXWELL_3D_SAMPLE_SHADING_ENABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_SAMPLE_SHADING_ENABLE_BITS is natural range 4 downto 4;
  type sample_shading_t is record
    ENABLE : std_logic;
    UNKNOWN_0 : std_logic_vector(3 downto 0);
  end record;
  function to_sample_shading(word : std_logic_vector(31 downto 0)) return sample_shading_t;
  function to_word(value : sample_shading_t) return std_logic_vector;

  -- MultisampleRasterEnable (0x3ED): Enables multisample rasterization. Also written as 0 when all
  -- colours are cleared.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE : natural := 16#03ED#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_MULTISAMPLE_RASTER_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type multisample_raster_enable_t is record
    VALUE : std_logic;
  end record;
  function to_multisample_raster_enable(word : std_logic_vector(31 downto 0)) return multisample_raster_enable_t;
  function to_word(value : multisample_raster_enable_t) return std_logic_vector;

  -- MultisampleRasterSamples (0x3EE): Samples per pixel of the rasterizer. The source gives values
  -- without bits.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES : natural := 16#03EE#;
  -- VALUE (bits 31-0, MultisampleRasterSamplesValue): Samples.
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MULTISAMPLE_RASTER_SAMPLES_VALUE_BITS is natural range 31 downto 0;
  type multisample_raster_samples_t is record
    VALUE : multisample_raster_samples_value_e;
  end record;
  function to_multisample_raster_samples(word : std_logic_vector(31 downto 0)) return multisample_raster_samples_t;
  function to_word(value : multisample_raster_samples_t) return std_logic_vector;

  -- MultisampleCoverageModulationMode (0x3EF): Mode of the coverage modulation.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_MODULATION_MODE : natural := 16#03EF#;

  -- SampleMask0 (0x3F0): Sample mask, word 0.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_SAMPLE_MASK0 : natural := 16#03F0#;

  -- SampleMask1 (0x3F1): Sample mask, word 1.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_SAMPLE_MASK1 : natural := 16#03F1#;

  -- SampleMask2 (0x3F2): Sample mask, word 2.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_SAMPLE_MASK2 : natural := 16#03F2#;

  -- Multisample_Related2 (0x3F5): Something about multisampling. Marked TODO in the source.
  -- plain, wo [?: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_RELATED2 : natural := 16#03F5#;

  -- CoverageModulationEnable (0x3F6): Enables coverage modulation.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_COVERAGE_MODULATION_ENABLE : natural := 16#03F6#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_COVERAGE_MODULATION_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type coverage_modulation_enable_t is record
    VALUE : std_logic;
  end record;
  function to_coverage_modulation_enable(word : std_logic_vector(31 downto 0)) return coverage_modulation_enable_t;
  function to_word(value : coverage_modulation_enable_t) return std_logic_vector;

  -- CoverageModulationTable (0x40C-0x40F): Table of the coverage modulation.
  -- plain, wo, 4 words, type float[4] [DOC: Switchbrew]
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE : natural := 16#040C#;
  -- ENTRY0 to ENTRY3 (bits 31-0, step 32, f32): Factor.
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_WORD : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_LSB : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_WIDTH : natural := 32;
  subtype MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_WORD : natural := 1;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_LSB : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_WIDTH : natural := 32;
  subtype MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY1_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_WORD : natural := 2;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_LSB : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_WIDTH : natural := 32;
  subtype MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY2_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_WORD : natural := 3;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_LSB : natural := 0;
  constant MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_WIDTH : natural := 32;
  subtype MAXWELL_3D_COVERAGE_MODULATION_TABLE_ENTRY3_BITS is natural range 31 downto 0;
  type coverage_modulation_table_t is record
    ENTRY3 : std_logic_vector(31 downto 0);
    ENTRY2 : std_logic_vector(31 downto 0);
    ENTRY1 : std_logic_vector(31 downto 0);
    ENTRY0 : std_logic_vector(31 downto 0);
  end record;
  function to_coverage_modulation_table(word : std_logic_vector(127 downto 0)) return coverage_modulation_table_t;
  function to_word(value : coverage_modulation_table_t) return std_logic_vector;

  -- MultisampleGrid (0x478-0x47A): Sample positions, one byte each; the source spells out the first
  -- and says etc. It prints 3 words, which hold 12 samples; the next method after the three, 0x47B,
  -- is free.
  -- plain, wo, 3 words, type bitfield[3] [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_GRID : natural := 16#0478#;
  -- X0 to X11 (bits 3-0, step 8, uint): Horizontal position.
  constant MAXWELL_3D_MULTISAMPLE_GRID_X0_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X0_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X0_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X0_BITS is natural range 3 downto 0;
  -- Y0 to Y11 (bits 7-4, step 8, uint): Vertical position.
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y0_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y0_LSB : natural := 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y0_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y0_BITS is natural range 7 downto 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X1_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X1_LSB : natural := 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X1_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X1_BITS is natural range 11 downto 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y1_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y1_LSB : natural := 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y1_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y1_BITS is natural range 15 downto 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X2_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X2_LSB : natural := 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X2_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X2_BITS is natural range 19 downto 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y2_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y2_LSB : natural := 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y2_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y2_BITS is natural range 23 downto 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X3_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X3_LSB : natural := 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X3_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X3_BITS is natural range 27 downto 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y3_WORD : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y3_LSB : natural := 28;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y3_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y3_BITS is natural range 31 downto 28;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X4_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X4_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X4_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X4_BITS is natural range 3 downto 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y4_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y4_LSB : natural := 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y4_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y4_BITS is natural range 7 downto 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X5_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X5_LSB : natural := 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X5_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X5_BITS is natural range 11 downto 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y5_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y5_LSB : natural := 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y5_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y5_BITS is natural range 15 downto 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X6_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X6_LSB : natural := 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X6_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X6_BITS is natural range 19 downto 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y6_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y6_LSB : natural := 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y6_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y6_BITS is natural range 23 downto 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X7_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X7_LSB : natural := 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X7_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X7_BITS is natural range 27 downto 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y7_WORD : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y7_LSB : natural := 28;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y7_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y7_BITS is natural range 31 downto 28;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X8_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X8_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X8_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X8_BITS is natural range 3 downto 0;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y8_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y8_LSB : natural := 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y8_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y8_BITS is natural range 7 downto 4;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X9_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X9_LSB : natural := 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X9_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X9_BITS is natural range 11 downto 8;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y9_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y9_LSB : natural := 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y9_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y9_BITS is natural range 15 downto 12;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X10_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X10_LSB : natural := 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X10_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X10_BITS is natural range 19 downto 16;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y10_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y10_LSB : natural := 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y10_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y10_BITS is natural range 23 downto 20;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X11_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X11_LSB : natural := 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_X11_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_X11_BITS is natural range 27 downto 24;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y11_WORD : natural := 2;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y11_LSB : natural := 28;
  constant MAXWELL_3D_MULTISAMPLE_GRID_Y11_WIDTH : natural := 4;
  subtype MAXWELL_3D_MULTISAMPLE_GRID_Y11_BITS is natural range 31 downto 28;
  type multisample_grid_t is record
    Y11 : std_logic_vector(3 downto 0);
    X11 : std_logic_vector(3 downto 0);
    Y10 : std_logic_vector(3 downto 0);
    X10 : std_logic_vector(3 downto 0);
    Y9 : std_logic_vector(3 downto 0);
    X9 : std_logic_vector(3 downto 0);
    Y8 : std_logic_vector(3 downto 0);
    X8 : std_logic_vector(3 downto 0);
    Y7 : std_logic_vector(3 downto 0);
    X7 : std_logic_vector(3 downto 0);
    Y6 : std_logic_vector(3 downto 0);
    X6 : std_logic_vector(3 downto 0);
    Y5 : std_logic_vector(3 downto 0);
    X5 : std_logic_vector(3 downto 0);
    Y4 : std_logic_vector(3 downto 0);
    X4 : std_logic_vector(3 downto 0);
    Y3 : std_logic_vector(3 downto 0);
    X3 : std_logic_vector(3 downto 0);
    Y2 : std_logic_vector(3 downto 0);
    X2 : std_logic_vector(3 downto 0);
    Y1 : std_logic_vector(3 downto 0);
    X1 : std_logic_vector(3 downto 0);
    Y0 : std_logic_vector(3 downto 0);
    X0 : std_logic_vector(3 downto 0);
  end record;
  function to_multisample_grid(word : std_logic_vector(95 downto 0)) return multisample_grid_t;
  function to_word(value : multisample_grid_t) return std_logic_vector;

  -- MultisampleCoverageToColor (0x47E): Writes the coverage to a colour.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR : natural := 16#047E#;
  -- ENABLE (bit 0, bool): Enable.
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_ENABLE_BITS is natural range 0 downto 0;
  -- UNKNOWN_4 (bits 6-4, uint): Unknown. [?]
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_LSB : natural := 4;
  constant MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_WIDTH : natural := 3;
  subtype MAXWELL_3D_MULTISAMPLE_COVERAGE_TO_COLOR_UNKNOWN_4_BITS is natural range 6 downto 4;
  type multisample_coverage_to_color_t is record
    UNKNOWN_4 : std_logic_vector(2 downto 0);
    ENABLE : std_logic;
  end record;
  function to_multisample_coverage_to_color(word : std_logic_vector(31 downto 0)) return multisample_coverage_to_color_t;
  function to_word(value : multisample_coverage_to_color_t) return std_logic_vector;

  -- MultisampleAlphaToCoverageDither (0x4B8): Dithers the coverage made from alpha.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER : natural := 16#04B8#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_MULTISAMPLE_ALPHA_TO_COVERAGE_DITHER_VALUE_BITS is natural range 0 downto 0;
  type multisample_alpha_to_coverage_dither_t is record
    VALUE : std_logic;
  end record;
  function to_multisample_alpha_to_coverage_dither(word : std_logic_vector(31 downto 0)) return multisample_alpha_to_coverage_dither_t;
  function to_word(value : multisample_alpha_to_coverage_dither_t) return std_logic_vector;

  -- MultisampleEnable (0x54D): Enables multisampling.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_ENABLE : natural := 16#054D#;

  -- MultisampleControl (0x54F): Multisample control. The source prints type bool and further unknown
  -- bits.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_CONTROL : natural := 16#054F#;
  -- ALPHA_TO_COVERAGE_ENABLE (bit 0, bool): Makes the coverage from alpha.
  constant MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_WIDTH : natural := 1;
  subtype MAXWELL_3D_MULTISAMPLE_CONTROL_ALPHA_TO_COVERAGE_ENABLE_BITS is natural range 0 downto 0;
  -- UNKNOWN_1 (bits 31-1, uint): Unknown. [?]
  constant MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_LSB : natural := 1;
  constant MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_WIDTH : natural := 31;
  subtype MAXWELL_3D_MULTISAMPLE_CONTROL_UNKNOWN_1_BITS is natural range 31 downto 1;
  type multisample_control_t is record
    UNKNOWN_1 : std_logic_vector(30 downto 0);
    ALPHA_TO_COVERAGE_ENABLE : std_logic;
  end record;
  function to_multisample_control(word : std_logic_vector(31 downto 0)) return multisample_control_t;
  function to_word(value : multisample_control_t) return std_logic_vector;

  -- CsaaEnable (0x56D): Enables coverage sampling.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_CSAA_ENABLE : natural := 16#056D#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_CSAA_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_CSAA_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_CSAA_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type csaa_enable_t is record
    VALUE : std_logic;
  end record;
  function to_csaa_enable(word : std_logic_vector(31 downto 0)) return csaa_enable_t;
  function to_word(value : csaa_enable_t) return std_logic_vector;

  -- MultisampleMode (0x574): Multisample mode, written by SetRenderTargets of nvn. Seen values: 0,
  -- 2, 4, 5, 6.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_MULTISAMPLE_MODE : natural := 16#0574#;
  -- VALUE (bits 31-0, uint): Mode.
  constant MAXWELL_3D_MULTISAMPLE_MODE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_MULTISAMPLE_MODE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_MULTISAMPLE_MODE_VALUE_BITS is natural range 31 downto 0;
  type multisample_mode_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_multisample_mode(word : std_logic_vector(31 downto 0)) return multisample_mode_t;
  function to_word(value : multisample_mode_t) return std_logic_vector;

  -- ---- Fragment tests and blending ----
  -- Depth, stencil and alpha test, depth bounds, blending and logic operation.

  -- unknown_374 (0x374): No name in the source. Written as 0 for a simple BlendState.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_UNKNOWN_374 : natural := 16#0374#;

  -- StencilBackRefValue (0x3D5): Stencil reference of back faces.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_BACK_REF_VALUE : natural := 16#03D5#;

  -- StencilBackEnable (0x3D6): Enables the stencil test of back faces.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_BACK_ENABLE : natural := 16#03D6#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_STENCIL_BACK_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type stencil_back_enable_t is record
    VALUE : std_logic;
  end record;
  function to_stencil_back_enable(word : std_logic_vector(31 downto 0)) return stencil_back_enable_t;
  function to_word(value : stencil_back_enable_t) return std_logic_vector;

  -- StencilBackValueMask (0x3D7): Stencil value mask of back faces.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_BACK_VALUE_MASK : natural := 16#03D7#;

  -- DepthBounds (0x3E7-0x3E8): Bounds of the depth bounds test.
  -- plain, wo, 2 words, type float[2] [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_BOUNDS : natural := 16#03E7#;
  -- BOUND0 to BOUND1 (bits 31-0, step 32, f32): Bound.
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND0_WORD : natural := 0;
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND0_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND0_WIDTH : natural := 32;
  subtype MAXWELL_3D_DEPTH_BOUNDS_BOUND0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND1_WORD : natural := 1;
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND1_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_BOUNDS_BOUND1_WIDTH : natural := 32;
  subtype MAXWELL_3D_DEPTH_BOUNDS_BOUND1_BITS is natural range 31 downto 0;
  type depth_bounds_t is record
    BOUND1 : std_logic_vector(31 downto 0);
    BOUND0 : std_logic_vector(31 downto 0);
  end record;
  function to_depth_bounds(word : std_logic_vector(63 downto 0)) return depth_bounds_t;
  function to_word(value : depth_bounds_t) return std_logic_vector;

  -- DepthTestEnable (0x4B3): Enables the depth test: DepthWriteEnable and DepthFunc take effect.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_TEST_ENABLE : natural := 16#04B3#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DEPTH_TEST_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type depth_test_enable_t is record
    VALUE : std_logic;
  end record;
  function to_depth_test_enable(word : std_logic_vector(31 downto 0)) return depth_test_enable_t;
  function to_word(value : depth_test_enable_t) return std_logic_vector;

  -- BlendIndependent (0x4B9): Blends each render target by its own state. Written as 1 for a simple
  -- BlendState.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_BLEND_INDEPENDENT : natural := 16#04B9#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_BLEND_INDEPENDENT_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_INDEPENDENT_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_BLEND_INDEPENDENT_VALUE_BITS is natural range 0 downto 0;
  type blend_independent_t is record
    VALUE : std_logic;
  end record;
  function to_blend_independent(word : std_logic_vector(31 downto 0)) return blend_independent_t;
  function to_word(value : blend_independent_t) return std_logic_vector;

  -- DepthWriteEnable (0x4BA): Enables depth writes.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_WRITE_ENABLE : natural := 16#04BA#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DEPTH_WRITE_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type depth_write_enable_t is record
    VALUE : std_logic;
  end record;
  function to_depth_write_enable(word : std_logic_vector(31 downto 0)) return depth_write_enable_t;
  function to_word(value : depth_write_enable_t) return std_logic_vector;

  -- AlphaTestEnable (0x4BB): Enables the alpha test.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_ALPHA_TEST_ENABLE : natural := 16#04BB#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_ALPHA_TEST_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type alpha_test_enable_t is record
    VALUE : std_logic;
  end record;
  function to_alpha_test_enable(word : std_logic_vector(31 downto 0)) return alpha_test_enable_t;
  function to_word(value : alpha_test_enable_t) return std_logic_vector;

  -- DepthFunc (0x4C3): Depth function.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_FUNC : natural := 16#04C3#;
  -- DEPTH_FUNC (bits 3-0, uint): Function; codes not given.
  constant MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_WIDTH : natural := 4;
  subtype MAXWELL_3D_DEPTH_FUNC_DEPTH_FUNC_BITS is natural range 3 downto 0;
  type depth_func_t is record
    DEPTH_FUNC : std_logic_vector(3 downto 0);
  end record;
  function to_depth_func(word : std_logic_vector(31 downto 0)) return depth_func_t;
  function to_word(value : depth_func_t) return std_logic_vector;

  -- AlphaTestRefValue (0x4C4): Reference of the alpha test.
  -- plain, wo, type float [DOC: Switchbrew]
  constant MAXWELL_3D_ALPHA_TEST_REF_VALUE : natural := 16#04C4#;
  -- VALUE (bits 31-0, f32)
  constant MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_WIDTH : natural := 32;
  subtype MAXWELL_3D_ALPHA_TEST_REF_VALUE_VALUE_BITS is natural range 31 downto 0;
  type alpha_test_ref_value_t is record
    VALUE : std_logic_vector(31 downto 0);
  end record;
  function to_alpha_test_ref_value(word : std_logic_vector(31 downto 0)) return alpha_test_ref_value_t;
  function to_word(value : alpha_test_ref_value_t) return std_logic_vector;

  -- AlphaTestFunc (0x4C5): Function of the alpha test.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_ALPHA_TEST_FUNC : natural := 16#04C5#;
  -- ALPHA_TEST_FUNC (bits 3-0, uint): Function; codes not given.
  constant MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_LSB : natural := 0;
  constant MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_WIDTH : natural := 4;
  subtype MAXWELL_3D_ALPHA_TEST_FUNC_ALPHA_TEST_FUNC_BITS is natural range 3 downto 0;
  type alpha_test_func_t is record
    ALPHA_TEST_FUNC : std_logic_vector(3 downto 0);
  end record;
  function to_alpha_test_func(word : std_logic_vector(31 downto 0)) return alpha_test_func_t;
  function to_word(value : alpha_test_func_t) return std_logic_vector;

  -- BlendColor (0x4C7-0x4CA): Constant blend colour. Marked TODO in the source.
  -- plain, wo, 4 words, type float[4] [?: Switchbrew]
  constant MAXWELL_3D_BLEND_COLOR : natural := 16#04C7#;
  -- COMPONENT0 to COMPONENT3 (bits 31-0, step 32, f32): Colour component.
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT0_WORD : natural := 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT0_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT0_WIDTH : natural := 32;
  subtype MAXWELL_3D_BLEND_COLOR_COMPONENT0_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT1_WORD : natural := 1;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT1_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT1_WIDTH : natural := 32;
  subtype MAXWELL_3D_BLEND_COLOR_COMPONENT1_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT2_WORD : natural := 2;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT2_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT2_WIDTH : natural := 32;
  subtype MAXWELL_3D_BLEND_COLOR_COMPONENT2_BITS is natural range 31 downto 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT3_WORD : natural := 3;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT3_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_COLOR_COMPONENT3_WIDTH : natural := 32;
  subtype MAXWELL_3D_BLEND_COLOR_COMPONENT3_BITS is natural range 31 downto 0;
  type blend_color_t is record
    COMPONENT3 : std_logic_vector(31 downto 0);
    COMPONENT2 : std_logic_vector(31 downto 0);
    COMPONENT1 : std_logic_vector(31 downto 0);
    COMPONENT0 : std_logic_vector(31 downto 0);
  end record;
  function to_blend_color(word : std_logic_vector(127 downto 0)) return blend_color_t;
  function to_word(value : blend_color_t) return std_logic_vector;

  -- StencilEnable (0x4E0): Enables the stencil test.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_ENABLE : natural := 16#04E0#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_STENCIL_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_STENCIL_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_STENCIL_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type stencil_enable_t is record
    VALUE : std_logic;
  end record;
  function to_stencil_enable(word : std_logic_vector(31 downto 0)) return stencil_enable_t;
  function to_word(value : stencil_enable_t) return std_logic_vector;

  -- StencilFrontRefValue (0x4E5): Stencil reference of front faces.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_FRONT_REF_VALUE : natural := 16#04E5#;

  -- StencilFrontMaskValue (0x4E6): Stencil mask of front faces.
  -- plain, wo [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_FRONT_MASK_VALUE : natural := 16#04E6#;

  -- StencilFrontEnable (0x4E7): Enables the stencil test of front faces.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_STENCIL_FRONT_ENABLE : natural := 16#04E7#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_STENCIL_FRONT_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type stencil_front_enable_t is record
    VALUE : std_logic;
  end record;
  function to_stencil_front_enable(word : std_logic_vector(31 downto 0)) return stencil_front_enable_t;
  function to_word(value : stencil_front_enable_t) return std_logic_vector;

  -- DepthBoundsEnable (0x66F): Enables the depth bounds test.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_DEPTH_BOUNDS_ENABLE : natural := 16#066F#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_DEPTH_BOUNDS_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type depth_bounds_enable_t is record
    VALUE : std_logic;
  end record;
  function to_depth_bounds_enable(word : std_logic_vector(31 downto 0)) return depth_bounds_enable_t;
  function to_word(value : depth_bounds_enable_t) return std_logic_vector;

  -- ColorLogicOpEnable (0x671): Enables the logic operation; used for every operation except code 3.
  -- plain, wo, type bool [DOC: Switchbrew]
  constant MAXWELL_3D_COLOR_LOGIC_OP_ENABLE : natural := 16#0671#;
  -- VALUE (bit 0, bool)
  constant MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_LSB : natural := 0;
  constant MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_WIDTH : natural := 1;
  subtype MAXWELL_3D_COLOR_LOGIC_OP_ENABLE_VALUE_BITS is natural range 0 downto 0;
  type color_logic_op_enable_t is record
    VALUE : std_logic;
  end record;
  function to_color_logic_op_enable(word : std_logic_vector(31 downto 0)) return color_logic_op_enable_t;
  function to_word(value : color_logic_op_enable_t) return std_logic_vector;

  -- ColorLogicOpType (0x672): Logic operation.
  -- plain, wo, type bitfield [DOC: Switchbrew]
  constant MAXWELL_3D_COLOR_LOGIC_OP_TYPE : natural := 16#0672#;
  -- LOGIC_OP (bits 7-0, uint): Operation; codes not given.
  constant MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_LSB : natural := 0;
  constant MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_WIDTH : natural := 8;
  subtype MAXWELL_3D_COLOR_LOGIC_OP_TYPE_LOGIC_OP_BITS is natural range 7 downto 0;
  -- UNKNOWN_8 (bits 15-8, uint): Always 0x15. [?]
  constant MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_LSB : natural := 8;
  constant MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_WIDTH : natural := 8;
  subtype MAXWELL_3D_COLOR_LOGIC_OP_TYPE_UNKNOWN_8_BITS is natural range 15 downto 8;
  type color_logic_op_type_t is record
    UNKNOWN_8 : std_logic_vector(7 downto 0);
    LOGIC_OP : std_logic_vector(7 downto 0);
  end record;
  function to_color_logic_op_type(word : std_logic_vector(31 downto 0)) return color_logic_op_type_t;
  function to_word(value : color_logic_op_type_t) return std_logic_vector;

  -- BlendNRgbEquation (0x781 + 0x8*n (n = 0-7)): Blend equation of the colour of render target n.
  -- The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  -- there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_RGB_EQUATION_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_RGB_EQUATION(n : natural) return natural;
  -- BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
  constant MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_WIDTH : natural := 3;
  subtype MAXWELL_3D_BLEND_RGB_EQUATION_BLEND_EQUATION_BITS is natural range 2 downto 0;
  type blend_rgb_equation_t is record
    BLEND_EQUATION : std_logic_vector(2 downto 0);
  end record;
  function to_blend_rgb_equation(word : std_logic_vector(31 downto 0)) return blend_rgb_equation_t;
  function to_word(value : blend_rgb_equation_t) return std_logic_vector;

  -- BlendNRgbFunctionSrc (0x782 + 0x8*n (n = 0-7)): Source factor of the colour of render target n.
  -- The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  -- there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_RGB_FUNCTION_SRC(n : natural) return natural;
  -- UNKNOWN_0 (bits 4-0, uint): Unknown.
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_WIDTH : natural := 5;
  subtype MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_0_BITS is natural range 4 downto 0;
  -- UNKNOWN_14 (bits 15-14, uint): Unknown.
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_LSB : natural := 14;
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_WIDTH : natural := 2;
  subtype MAXWELL_3D_BLEND_RGB_FUNCTION_SRC_UNKNOWN_14_BITS is natural range 15 downto 14;
  type blend_rgb_function_src_t is record
    UNKNOWN_14 : std_logic_vector(1 downto 0);
    UNKNOWN_0 : std_logic_vector(4 downto 0);
  end record;
  function to_blend_rgb_function_src(word : std_logic_vector(31 downto 0)) return blend_rgb_function_src_t;
  function to_word(value : blend_rgb_function_src_t) return std_logic_vector;

  -- BlendNRgbFunctionDst (0x783 + 0x8*n (n = 0-7)): Destination factor of the colour of render
  -- target n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as
  -- many as there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_DST_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_RGB_FUNCTION_DST(n : natural) return natural;
  -- UNKNOWN_0 (bits 4-0, uint): Unknown.
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_WIDTH : natural := 5;
  subtype MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_0_BITS is natural range 4 downto 0;
  -- UNKNOWN_14 (bits 15-14, uint): Unknown.
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_LSB : natural := 14;
  constant MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_WIDTH : natural := 2;
  subtype MAXWELL_3D_BLEND_RGB_FUNCTION_DST_UNKNOWN_14_BITS is natural range 15 downto 14;
  type blend_rgb_function_dst_t is record
    UNKNOWN_14 : std_logic_vector(1 downto 0);
    UNKNOWN_0 : std_logic_vector(4 downto 0);
  end record;
  function to_blend_rgb_function_dst(word : std_logic_vector(31 downto 0)) return blend_rgb_function_dst_t;
  function to_word(value : blend_rgb_function_dst_t) return std_logic_vector;

  -- BlendNAlphaEquation (0x784 + 0x8*n (n = 0-7)): Blend equation of the alpha of render target n.
  -- The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  -- there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_ALPHA_EQUATION_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_ALPHA_EQUATION(n : natural) return natural;
  -- BLEND_EQUATION (bits 2-0, uint): Equation; codes not given.
  constant MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_WIDTH : natural := 3;
  subtype MAXWELL_3D_BLEND_ALPHA_EQUATION_BLEND_EQUATION_BITS is natural range 2 downto 0;
  type blend_alpha_equation_t is record
    BLEND_EQUATION : std_logic_vector(2 downto 0);
  end record;
  function to_blend_alpha_equation(word : std_logic_vector(31 downto 0)) return blend_alpha_equation_t;
  function to_word(value : blend_alpha_equation_t) return std_logic_vector;

  -- BlendNAlphaFunctionSrc (0x785 + 0x8*n (n = 0-7)): Source factor of the alpha of render target n.
  -- The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as many as
  -- there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC(n : natural) return natural;
  -- UNKNOWN_0 (bits 4-0, uint): Unknown.
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_WIDTH : natural := 5;
  subtype MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_0_BITS is natural range 4 downto 0;
  -- UNKNOWN_14 (bits 15-14, uint): Unknown.
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_LSB : natural := 14;
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_WIDTH : natural := 2;
  subtype MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC_UNKNOWN_14_BITS is natural range 15 downto 14;
  type blend_alpha_function_src_t is record
    UNKNOWN_14 : std_logic_vector(1 downto 0);
    UNKNOWN_0 : std_logic_vector(4 downto 0);
  end record;
  function to_blend_alpha_function_src(word : std_logic_vector(31 downto 0)) return blend_alpha_function_src_t;
  function to_word(value : blend_alpha_function_src_t) return std_logic_vector;

  -- BlendNAlphaFunctionDst (0x786 + 0x8*n (n = 0-7)): Destination factor of the alpha of render
  -- target n. The source gives no range; eight elements fit before VertexBufferEndAddr at 0x7C0, as
  -- many as there are render targets.
  -- plain, wo, type bitfield [?: Switchbrew]
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_COUNT : natural := 8;
  function MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST(n : natural) return natural;
  -- UNKNOWN_0 (bits 4-0, uint): Unknown.
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_LSB : natural := 0;
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_WIDTH : natural := 5;
  subtype MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_0_BITS is natural range 4 downto 0;
  -- UNKNOWN_14 (bits 15-14, uint): Unknown.
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_LSB : natural := 14;
  constant MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_WIDTH : natural := 2;
  subtype MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST_UNKNOWN_14_BITS is natural range 15 downto 14;
  type blend_alpha_function_dst_t is record
    UNKNOWN_14 : std_logic_vector(1 downto 0);
    UNKNOWN_0 : std_logic_vector(4 downto 0);
  end record;
  function to_blend_alpha_function_dst(word : std_logic_vector(31 downto 0)) return blend_alpha_function_dst_t;
  function to_word(value : blend_alpha_function_dst_t) return std_logic_vector;

end package;

package body maxwell_3d_pkg is

  function to_set_object(word : std_logic_vector(31 downto 0)) return set_object_t is
    variable value : set_object_t;
  begin
    value.ENGINE_ID := word(20 downto 16);
    value.CLASS_ID := word(15 downto 0);
    return value;
  end function;

  function to_word(value : set_object_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(20 downto 16) := value.ENGINE_ID;
    word(15 downto 0) := value.CLASS_ID;
    return word;
  end function;

  function to_set_notify(word : std_logic_vector(63 downto 0)) return set_notify_t is
    variable value : set_notify_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : set_notify_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_notify_type(word : std_logic_vector(31 downto 0)) return notify_type_t is
    variable value : notify_type_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : notify_type_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_mme_instruction_ram_pointer(word : std_logic_vector(31 downto 0)) return mme_instruction_ram_pointer_t is
    variable value : mme_instruction_ram_pointer_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_instruction_ram_pointer_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_mme_instruction_ram_load(word : std_logic_vector(31 downto 0)) return mme_instruction_ram_load_t is
    variable value : mme_instruction_ram_load_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_instruction_ram_load_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_mme_start_address_ram_pointer(word : std_logic_vector(31 downto 0)) return mme_start_address_ram_pointer_t is
    variable value : mme_start_address_ram_pointer_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_start_address_ram_pointer_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_mme_start_address_ram_load(word : std_logic_vector(31 downto 0)) return mme_start_address_ram_load_t is
    variable value : mme_start_address_ram_load_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_start_address_ram_load_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_mme_shadow_ram_control(word : std_logic_vector(31 downto 0)) return mme_shadow_ram_control_t is
    variable value : mme_shadow_ram_control_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_shadow_ram_control_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_call_limit(word : std_logic_vector(31 downto 0)) return call_limit_t is
    variable value : call_limit_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : call_limit_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_counter_enable(word : std_logic_vector(31 downto 0)) return counter_enable_t is
    variable value : counter_enable_t;
  begin
    value.UNKNOWN_15 := word(15);
    value.UNKNOWN_14 := word(14);
    value.UNKNOWN_13 := word(13);
    value.UNKNOWN_12 := word(12);
    value.UNKNOWN_11 := word(11);
    value.UNKNOWN_10 := word(10);
    value.UNKNOWN_9 := word(9);
    value.UNKNOWN_8 := word(8);
    value.UNKNOWN_7 := word(7);
    value.UNKNOWN_6 := word(6);
    value.UNKNOWN_5 := word(5);
    value.UNKNOWN_4 := word(4);
    value.UNKNOWN_3 := word(3);
    value.UNKNOWN_2 := word(2);
    value.UNKNOWN_1 := word(1);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : counter_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15) := value.UNKNOWN_15;
    word(14) := value.UNKNOWN_14;
    word(13) := value.UNKNOWN_13;
    word(12) := value.UNKNOWN_12;
    word(11) := value.UNKNOWN_11;
    word(10) := value.UNKNOWN_10;
    word(9) := value.UNKNOWN_9;
    word(8) := value.UNKNOWN_8;
    word(7) := value.UNKNOWN_7;
    word(6) := value.UNKNOWN_6;
    word(5) := value.UNKNOWN_5;
    word(4) := value.UNKNOWN_4;
    word(3) := value.UNKNOWN_3;
    word(2) := value.UNKNOWN_2;
    word(1) := value.UNKNOWN_1;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_render_enable_offset(word : std_logic_vector(63 downto 0)) return render_enable_offset_t is
    variable value : render_enable_offset_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : render_enable_offset_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_render_enable_mode(word : std_logic_vector(31 downto 0)) return render_enable_mode_t is
    variable value : render_enable_mode_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : render_enable_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_render_enable_override(word : std_logic_vector(31 downto 0)) return render_enable_override_t is
    variable value : render_enable_override_t;
  begin
    value.VALUE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : render_enable_override_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.VALUE;
    return word;
  end function;

  function to_set_spare(word : std_logic_vector(31 downto 0)) return set_spare_t is
    variable value : set_spare_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : set_spare_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_report_semaphore_offset(word : std_logic_vector(63 downto 0)) return report_semaphore_offset_t is
    variable value : report_semaphore_offset_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : report_semaphore_offset_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_report_semaphore_control(word : std_logic_vector(31 downto 0)) return report_semaphore_control_t is
    variable value : report_semaphore_control_t;
  begin
    value.STRUCTURE_SIZE := word(28 downto 28);
    value.AWAKEN_ENABLE := word(20);
    value.FLUSH_DISABLE := word(2);
    value.OPERATION := word(1 downto 0);
    return value;
  end function;

  function to_word(value : report_semaphore_control_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(28 downto 28) := value.STRUCTURE_SIZE;
    word(20) := value.AWAKEN_ENABLE;
    word(2) := value.FLUSH_DISABLE;
    word(1 downto 0) := value.OPERATION;
    return word;
  end function;

  function MAXWELL_3D_FIRMWARE_CALL(n : natural) return natural is
  begin
return 16#08C0# + 16#1# * n;
  end function;

  function to_firmware_call(word : std_logic_vector(31 downto 0)) return firmware_call_t is
    variable value : firmware_call_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : firmware_call_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_MME_SHADOW_SCRATCH(n : natural) return natural is
  begin
return 16#0D00# + 16#1# * n;
  end function;

  function to_mme_shadow_scratch(word : std_logic_vector(31 downto 0)) return mme_shadow_scratch_t is
    variable value : mme_shadow_scratch_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_shadow_scratch_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_MME_MACRO_CALL(n : natural) return natural is
  begin
return 16#0E00# + 16#2# * n;
  end function;

  function to_mme_macro_call(word : std_logic_vector(31 downto 0)) return mme_macro_call_t is
    variable value : mme_macro_call_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_macro_call_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_MME_MACRO_DATA(n : natural) return natural is
  begin
return 16#0E01# + 16#2# * n;
  end function;

  function to_mme_macro_data(word : std_logic_vector(31 downto 0)) return mme_macro_data_t is
    variable value : mme_macro_data_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : mme_macro_data_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_line_width_separate(word : std_logic_vector(31 downto 0)) return line_width_separate_t is
    variable value : line_width_separate_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : line_width_separate_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_force_early_fragment_tests(word : std_logic_vector(31 downto 0)) return force_early_fragment_tests_t is
    variable value : force_early_fragment_tests_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : force_early_fragment_tests_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_rasterizer_enable(word : std_logic_vector(31 downto 0)) return rasterizer_enable_t is
    variable value : rasterizer_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : rasterizer_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_SCALE_X(n : natural) return natural is
  begin
return 16#0280# + 16#8# * n;
  end function;

  function to_viewport_scale_x(word : std_logic_vector(31 downto 0)) return viewport_scale_x_t is
    variable value : viewport_scale_x_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_scale_x_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_SCALE_Y(n : natural) return natural is
  begin
return 16#0281# + 16#8# * n;
  end function;

  function to_viewport_scale_y(word : std_logic_vector(31 downto 0)) return viewport_scale_y_t is
    variable value : viewport_scale_y_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_scale_y_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_SCALE_Z(n : natural) return natural is
  begin
return 16#0282# + 16#8# * n;
  end function;

  function to_viewport_scale_z(word : std_logic_vector(31 downto 0)) return viewport_scale_z_t is
    variable value : viewport_scale_z_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_scale_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_TRANSLATE_X(n : natural) return natural is
  begin
return 16#0283# + 16#8# * n;
  end function;

  function to_viewport_translate_x(word : std_logic_vector(31 downto 0)) return viewport_translate_x_t is
    variable value : viewport_translate_x_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_translate_x_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_TRANSLATE_Y(n : natural) return natural is
  begin
return 16#0284# + 16#8# * n;
  end function;

  function to_viewport_translate_y(word : std_logic_vector(31 downto 0)) return viewport_translate_y_t is
    variable value : viewport_translate_y_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_translate_y_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_TRANSLATE_Z(n : natural) return natural is
  begin
return 16#0285# + 16#8# * n;
  end function;

  function to_viewport_translate_z(word : std_logic_vector(31 downto 0)) return viewport_translate_z_t is
    variable value : viewport_translate_z_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_translate_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_SWIZZLES(n : natural) return natural is
  begin
return 16#0286# + 16#8# * n;
  end function;

  function MAXWELL_3D_VIEWPORT_SUBPIXEL_PRECISION_BIAS(n : natural) return natural is
  begin
return 16#0287# + 16#8# * n;
  end function;

  function to_viewport_subpixel_precision_bias(word : std_logic_vector(31 downto 0)) return viewport_subpixel_precision_bias_t is
    variable value : viewport_subpixel_precision_bias_t;
  begin
    value.BIAS_Y := word(11 downto 8);
    value.BIAS_X := word(4 downto 0);
    return value;
  end function;

  function to_word(value : viewport_subpixel_precision_bias_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 8) := value.BIAS_Y;
    word(4 downto 0) := value.BIAS_X;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_HORIZONTAL(n : natural) return natural is
  begin
return 16#0300# + 16#4# * n;
  end function;

  function to_viewport_horizontal(word : std_logic_vector(31 downto 0)) return viewport_horizontal_t is
    variable value : viewport_horizontal_t;
  begin
    value.WIDTH := word(31 downto 16);
    value.X := word(15 downto 0);
    return value;
  end function;

  function to_word(value : viewport_horizontal_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.WIDTH;
    word(15 downto 0) := value.X;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_VERTICAL(n : natural) return natural is
  begin
return 16#0301# + 16#4# * n;
  end function;

  function to_viewport_vertical(word : std_logic_vector(31 downto 0)) return viewport_vertical_t is
    variable value : viewport_vertical_t;
  begin
    value.HEIGHT := word(31 downto 16);
    value.Y := word(15 downto 0);
    return value;
  end function;

  function to_word(value : viewport_vertical_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.HEIGHT;
    word(15 downto 0) := value.Y;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_DEPTH_RANGE_NEAR(n : natural) return natural is
  begin
return 16#0302# + 16#4# * n;
  end function;

  function to_viewport_depth_range_near(word : std_logic_vector(31 downto 0)) return viewport_depth_range_near_t is
    variable value : viewport_depth_range_near_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_depth_range_near_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VIEWPORT_DEPTH_RANGE_FAR(n : natural) return natural is
  begin
return 16#0303# + 16#4# * n;
  end function;

  function to_viewport_depth_range_far(word : std_logic_vector(31 downto 0)) return viewport_depth_range_far_t is
    variable value : viewport_depth_range_far_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : viewport_depth_range_far_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_CLIP_RECT_HORIZONTAL(n : natural) return natural is
  begin
return 16#0340# + 16#2# * n;
  end function;

  function MAXWELL_3D_CLIP_RECT_VERTICAL(n : natural) return natural is
  begin
return 16#0341# + 16#2# * n;
  end function;

  function to_depth_clip_allow_negative_z(word : std_logic_vector(31 downto 0)) return depth_clip_allow_negative_z_t is
    variable value : depth_clip_allow_negative_z_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : depth_clip_allow_negative_z_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_polygon_mode_front(word : std_logic_vector(31 downto 0)) return polygon_mode_front_t is
    variable value : polygon_mode_front_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_mode_front_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_mode_back(word : std_logic_vector(31 downto 0)) return polygon_mode_back_t is
    variable value : polygon_mode_back_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_mode_back_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_smooth_enable(word : std_logic_vector(31 downto 0)) return polygon_smooth_enable_t is
    variable value : polygon_smooth_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : polygon_smooth_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_point_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_point_enable_t is
    variable value : polygon_offset_point_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : polygon_offset_point_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_line_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_line_enable_t is
    variable value : polygon_offset_line_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : polygon_offset_line_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_fill_enable(word : std_logic_vector(31 downto 0)) return polygon_offset_fill_enable_t is
    variable value : polygon_offset_fill_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : polygon_offset_fill_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_window_offset_x(word : std_logic_vector(31 downto 0)) return window_offset_x_t is
    variable value : window_offset_x_t;
  begin
    value.VALUE := signed(word(31 downto 0));
    return value;
  end function;

  function to_word(value : window_offset_x_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := std_logic_vector(value.VALUE);
    return word;
  end function;

  function to_window_offset_y(word : std_logic_vector(31 downto 0)) return window_offset_y_t is
    variable value : window_offset_y_t;
  begin
    value.VALUE := signed(word(31 downto 0));
    return value;
  end function;

  function to_word(value : window_offset_y_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := std_logic_vector(value.VALUE);
    return word;
  end function;

  function MAXWELL_3D_SCISSOR_ENABLE(n : natural) return natural is
  begin
return 16#0380# + 16#4# * n;
  end function;

  function to_scissor_enable(word : std_logic_vector(31 downto 0)) return scissor_enable_t is
    variable value : scissor_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : scissor_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_SCISSOR_HORIZONTAL(n : natural) return natural is
  begin
return 16#0381# + 16#4# * n;
  end function;

  function to_scissor_horizontal(word : std_logic_vector(31 downto 0)) return scissor_horizontal_t is
    variable value : scissor_horizontal_t;
  begin
    value.MAX := word(31 downto 16);
    value.MIN := word(15 downto 0);
    return value;
  end function;

  function to_word(value : scissor_horizontal_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.MAX;
    word(15 downto 0) := value.MIN;
    return word;
  end function;

  function MAXWELL_3D_SCISSOR_VERTICAL(n : natural) return natural is
  begin
return 16#0382# + 16#4# * n;
  end function;

  function to_scissor_vertical(word : std_logic_vector(31 downto 0)) return scissor_vertical_t is
    variable value : scissor_vertical_t;
  begin
    value.MAX := word(31 downto 16);
    value.MIN := word(15 downto 0);
    return value;
  end function;

  function to_word(value : scissor_vertical_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.MAX;
    word(15 downto 0) := value.MIN;
    return word;
  end function;

  function to_raster_enable(word : std_logic_vector(31 downto 0)) return raster_enable_t is
    variable value : raster_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : raster_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_line_width_smooth(word : std_logic_vector(31 downto 0)) return line_width_smooth_t is
    variable value : line_width_smooth_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : line_width_smooth_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_line_width_aliased(word : std_logic_vector(31 downto 0)) return line_width_aliased_t is
    variable value : line_width_aliased_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : line_width_aliased_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_clamp0(word : std_logic_vector(31 downto 0)) return polygon_offset_clamp0_t is
    variable value : polygon_offset_clamp0_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_offset_clamp0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_point_size(word : std_logic_vector(31 downto 0)) return point_size_t is
    variable value : point_size_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : point_size_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_factor(word : std_logic_vector(31 downto 0)) return polygon_offset_factor_t is
    variable value : polygon_offset_factor_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_offset_factor_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_offset_offset(word : std_logic_vector(31 downto 0)) return polygon_offset_offset_t is
    variable value : polygon_offset_offset_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_offset_offset_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_polygon_cull_face_enable(word : std_logic_vector(31 downto 0)) return polygon_cull_face_enable_t is
    variable value : polygon_cull_face_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : polygon_cull_face_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_polygon_front_face(word : std_logic_vector(31 downto 0)) return polygon_front_face_t is
    variable value : polygon_front_face_t;
  begin
    value.UNKNOWN_15 := word(15);
    value.UNKNOWN_12 := word(12);
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : polygon_front_face_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15) := value.UNKNOWN_15;
    word(12) := value.UNKNOWN_12;
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_polygon_cull_face_config(word : std_logic_vector(31 downto 0)) return polygon_cull_face_config_t is
    variable value : polygon_cull_face_config_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : polygon_cull_face_config_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_depth_clamp(word : std_logic_vector(31 downto 0)) return depth_clamp_t is
    variable value : depth_clamp_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : depth_clamp_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_unknown_0be(word : std_logic_vector(31 downto 0)) return unknown_0be_t is
    variable value : unknown_0be_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_0be_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_unknown_0bf(word : std_logic_vector(31 downto 0)) return unknown_0bf_t is
    variable value : unknown_0bf_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : unknown_0bf_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_unknown_0dc(word : std_logic_vector(31 downto 0)) return unknown_0dc_t is
    variable value : unknown_0dc_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : unknown_0dc_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_z_cull_context_start_addr(word : std_logic_vector(63 downto 0)) return z_cull_context_start_addr_t is
    variable value : z_cull_context_start_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : z_cull_context_start_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_z_cull_context_end_addr(word : std_logic_vector(63 downto 0)) return z_cull_context_end_addr_t is
    variable value : z_cull_context_end_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : z_cull_context_end_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function MAXWELL_3D_RENDER_TARGET_ADDR(n : natural) return natural is
  begin
return 16#0200# + 16#10# * n;
  end function;

  function to_render_target_addr(word : std_logic_vector(63 downto 0)) return render_target_addr_t is
    variable value : render_target_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : render_target_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function MAXWELL_3D_RENDER_TARGET_HORIZONTAL(n : natural) return natural is
  begin
return 16#0202# + 16#10# * n;
  end function;

  function MAXWELL_3D_RENDER_TARGET_VERTICAL(n : natural) return natural is
  begin
return 16#0203# + 16#10# * n;
  end function;

  function MAXWELL_3D_RENDER_TARGET_FORMAT(n : natural) return natural is
  begin
return 16#0204# + 16#10# * n;
  end function;

  function MAXWELL_3D_RENDER_TARGET_TILE_MODE(n : natural) return natural is
  begin
return 16#0205# + 16#10# * n;
  end function;

  function to_render_target_tile_mode(word : std_logic_vector(31 downto 0)) return render_target_tile_mode_t is
    variable value : render_target_tile_mode_t;
  begin
    value.UNKNOWN_16 := word(16);
    value.LAYOUT := word(12);
    value.DEPTH := word(10 downto 8);
    value.HEIGHT := word(7 downto 4);
    value.WIDTH := word(3 downto 0);
    return value;
  end function;

  function to_word(value : render_target_tile_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16) := value.UNKNOWN_16;
    word(12) := value.LAYOUT;
    word(10 downto 8) := value.DEPTH;
    word(7 downto 4) := value.HEIGHT;
    word(3 downto 0) := value.WIDTH;
    return word;
  end function;

  function MAXWELL_3D_RENDER_TARGET_ARRAY_MODE(n : natural) return natural is
  begin
return 16#0206# + 16#10# * n;
  end function;

  function to_render_target_array_mode(word : std_logic_vector(31 downto 0)) return render_target_array_mode_t is
    variable value : render_target_array_mode_t;
  begin
    value.VOLUME := word(16);
    value.LAYERS := word(15 downto 0);
    return value;
  end function;

  function to_word(value : render_target_array_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16) := value.VOLUME;
    word(15 downto 0) := value.LAYERS;
    return word;
  end function;

  function MAXWELL_3D_RENDER_TARGET_LAYER_STRIDE(n : natural) return natural is
  begin
return 16#0207# + 16#10# * n;
  end function;

  function to_render_target_layer_stride(word : std_logic_vector(31 downto 0)) return render_target_layer_stride_t is
    variable value : render_target_layer_stride_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : render_target_layer_stride_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_RENDER_TARGET_BASE_LAYER(n : natural) return natural is
  begin
return 16#0208# + 16#10# * n;
  end function;

  function to_clear_color(word : std_logic_vector(127 downto 0)) return clear_color_t is
    variable value : clear_color_t;
  begin
    value.COMPONENT3 := word(127 downto 96);
    value.COMPONENT2 := word(95 downto 64);
    value.COMPONENT1 := word(63 downto 32);
    value.COMPONENT0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : clear_color_t) return std_logic_vector is
    variable word : std_logic_vector(127 downto 0) := (others => '0');
  begin
    word(127 downto 96) := value.COMPONENT3;
    word(95 downto 64) := value.COMPONENT2;
    word(63 downto 32) := value.COMPONENT1;
    word(31 downto 0) := value.COMPONENT0;
    return word;
  end function;

  function to_clear_depth(word : std_logic_vector(31 downto 0)) return clear_depth_t is
    variable value : clear_depth_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : clear_depth_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_unknown_36f(word : std_logic_vector(31 downto 0)) return unknown_36f_t is
    variable value : unknown_36f_t;
  begin
    value.UNKNOWN_16 := word(16);
    value.UNKNOWN_0 := word(0);
    return value;
  end function;

  function to_word(value : unknown_36f_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16) := value.UNKNOWN_16;
    word(0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_tiled_cache_action0(word : std_logic_vector(31 downto 0)) return tiled_cache_action0_t is
    variable value : tiled_cache_action0_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : tiled_cache_action0_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_tiled_cache_tile_size(word : std_logic_vector(31 downto 0)) return tiled_cache_tile_size_t is
    variable value : tiled_cache_tile_size_t;
  begin
    value.UNKNOWN_16 := word(31 downto 16);
    value.UNKNOWN_0 := word(15 downto 0);
    return value;
  end function;

  function to_word(value : tiled_cache_tile_size_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 16) := value.UNKNOWN_16;
    word(15 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_discard_trigger(word : std_logic_vector(31 downto 0)) return discard_trigger_t is
    variable value : discard_trigger_t;
  begin
    value.DISCARD_COLOR_INDEX := word(6 downto 4);
    value.DISCARD_DEPTH_STENCIL := word(0);
    return value;
  end function;

  function to_word(value : discard_trigger_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(6 downto 4) := value.DISCARD_COLOR_INDEX;
    word(0) := value.DISCARD_DEPTH_STENCIL;
    return word;
  end function;

  function to_tiled_cache_action1(word : std_logic_vector(31 downto 0)) return tiled_cache_action1_t is
    variable value : tiled_cache_action1_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : tiled_cache_action1_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_unknown_addr(word : std_logic_vector(63 downto 0)) return unknown_addr_t is
    variable value : unknown_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : unknown_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_tiled_cache_action2(word : std_logic_vector(31 downto 0)) return tiled_cache_action2_t is
    variable value : tiled_cache_action2_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : tiled_cache_action2_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_render_target_control(word : std_logic_vector(31 downto 0)) return render_target_control_t is
    variable value : render_target_control_t;
  begin
    value.UNKNOWN_4 := word(31 downto 4);
    value.NUMBER_OF_RENDER_TARGETS := word(3 downto 0);
    return value;
  end function;

  function to_word(value : render_target_control_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 4) := value.UNKNOWN_4;
    word(3 downto 0) := value.NUMBER_OF_RENDER_TARGETS;
    return word;
  end function;

  function to_unknown_54e(word : std_logic_vector(31 downto 0)) return unknown_54e_t is
    variable value : unknown_54e_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : unknown_54e_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_local_base(word : std_logic_vector(31 downto 0)) return local_base_t is
    variable value : local_base_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : local_base_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_unbind(word : std_logic_vector(31 downto 0)) return unbind_t is
    variable value : unbind_t;
  begin
    value.INVALIDATE_CONST_BUFFERS := word(8);
    value.INVALIDATE_TEXTURE_SAMPLERS := word(4);
    value.INVALIDATE_TEXTURE_HEADERS := word(0);
    return value;
  end function;

  function to_word(value : unbind_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(8) := value.INVALIDATE_CONST_BUFFERS;
    word(4) := value.INVALIDATE_TEXTURE_SAMPLERS;
    word(0) := value.INVALIDATE_TEXTURE_HEADERS;
    return word;
  end function;

  function to_sampler_binding(word : std_logic_vector(31 downto 0)) return sampler_binding_t is
    variable value : sampler_binding_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : sampler_binding_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_invalidate_texture_data_no_wfi(word : std_logic_vector(31 downto 0)) return invalidate_texture_data_no_wfi_t is
    variable value : invalidate_texture_data_no_wfi_t;
  begin
    value.TAG := word(25 downto 4);
    value.LINES := word(0 downto 0);
    return value;
  end function;

  function to_word(value : invalidate_texture_data_no_wfi_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 4) := value.TAG;
    word(0 downto 0) := value.LINES;
    return word;
  end function;

  function to_shader_scheduling(word : std_logic_vector(31 downto 0)) return shader_scheduling_t is
    variable value : shader_scheduling_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : shader_scheduling_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_invalidate_sampler_cache(word : std_logic_vector(31 downto 0)) return invalidate_sampler_cache_t is
    variable value : invalidate_sampler_cache_t;
  begin
    value.TAG := word(25 downto 4);
    value.LINES := word(0 downto 0);
    return value;
  end function;

  function to_word(value : invalidate_sampler_cache_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 4) := value.TAG;
    word(0 downto 0) := value.LINES;
    return word;
  end function;

  function to_invalidate_texture_header_cache(word : std_logic_vector(31 downto 0)) return invalidate_texture_header_cache_t is
    variable value : invalidate_texture_header_cache_t;
  begin
    value.TAG := word(25 downto 4);
    value.LINES := word(0 downto 0);
    return value;
  end function;

  function to_word(value : invalidate_texture_header_cache_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 4) := value.TAG;
    word(0 downto 0) := value.LINES;
    return word;
  end function;

  function to_invalidate_texture_data_cache(word : std_logic_vector(31 downto 0)) return invalidate_texture_data_cache_t is
    variable value : invalidate_texture_data_cache_t;
  begin
    value.TAG := word(25 downto 4);
    value.LINES := word(0 downto 0);
    return value;
  end function;

  function to_word(value : invalidate_texture_data_cache_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(25 downto 4) := value.TAG;
    word(0 downto 0) := value.LINES;
    return word;
  end function;

  function to_tex_sampler_pool_offset(word : std_logic_vector(63 downto 0)) return tex_sampler_pool_offset_t is
    variable value : tex_sampler_pool_offset_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : tex_sampler_pool_offset_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_tex_sampler_pool_maximum_index(word : std_logic_vector(31 downto 0)) return tex_sampler_pool_maximum_index_t is
    variable value : tex_sampler_pool_maximum_index_t;
  begin
    value.MAXIMUM := word(19 downto 0);
    return value;
  end function;

  function to_word(value : tex_sampler_pool_maximum_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(19 downto 0) := value.MAXIMUM;
    return word;
  end function;

  function to_tex_header_pool_offset(word : std_logic_vector(63 downto 0)) return tex_header_pool_offset_t is
    variable value : tex_header_pool_offset_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : tex_header_pool_offset_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_tex_header_pool_maximum_index(word : std_logic_vector(31 downto 0)) return tex_header_pool_maximum_index_t is
    variable value : tex_header_pool_maximum_index_t;
  begin
    value.MAXIMUM := word(21 downto 0);
    return value;
  end function;

  function to_word(value : tex_header_pool_maximum_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(21 downto 0) := value.MAXIMUM;
    return word;
  end function;

  function to_program_region(word : std_logic_vector(63 downto 0)) return program_region_t is
    variable value : program_region_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : program_region_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_cube_map_inter_face_filtering(word : std_logic_vector(31 downto 0)) return cube_map_inter_face_filtering_t is
    variable value : cube_map_inter_face_filtering_t;
  begin
    value.MODE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : cube_map_inter_face_filtering_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(1 downto 0) := value.MODE;
    return word;
  end function;

  function to_shader_control(word : std_logic_vector(31 downto 0)) return shader_control_t is
    variable value : shader_control_t;
  begin
    value.ZERO_TIMES_ANYTHING_IS_ZERO := word(16);
    value.FP32_F21_NAN_BEHAVIOR := word(2 downto 2);
    value.FP32_NAN_BEHAVIOR := word(1 downto 1);
    value.PARTIAL := word(0 downto 0);
    return value;
  end function;

  function to_word(value : shader_control_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16) := value.ZERO_TIMES_ANYTHING_IS_ZERO;
    word(2 downto 2) := value.FP32_F21_NAN_BEHAVIOR;
    word(1 downto 1) := value.FP32_NAN_BEHAVIOR;
    word(0 downto 0) := value.PARTIAL;
    return word;
  end function;

  function to_bind_constant_buffer(word : std_logic_vector(31 downto 0)) return bind_constant_buffer_t is
    variable value : bind_constant_buffer_t;
  begin
    value.SHADER_SLOT := word(12 downto 8);
    value.VALID := word(0);
    return value;
  end function;

  function to_word(value : bind_constant_buffer_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(12 downto 8) := value.SHADER_SLOT;
    word(0) := value.VALID;
    return word;
  end function;

  function to_invalidate_shader_caches_no_wfi(word : std_logic_vector(31 downto 0)) return invalidate_shader_caches_no_wfi_t is
    variable value : invalidate_shader_caches_no_wfi_t;
  begin
    value.CONSTANT_FIELD := word(12);
    value.UNIFORM := word(8);
    value.GLOBAL_DATA := word(4);
    value.INSTRUCTION := word(0);
    return value;
  end function;

  function to_word(value : invalidate_shader_caches_no_wfi_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(12) := value.CONSTANT_FIELD;
    word(8) := value.UNIFORM;
    word(4) := value.GLOBAL_DATA;
    word(0) := value.INSTRUCTION;
    return word;
  end function;

  function to_invalidate_constant_buffer_cache(word : std_logic_vector(31 downto 0)) return invalidate_constant_buffer_cache_t is
    variable value : invalidate_constant_buffer_cache_t;
  begin
    value.THRU_L2 := word(0);
    return value;
  end function;

  function to_word(value : invalidate_constant_buffer_cache_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.THRU_L2;
    return word;
  end function;

  function to_constant_buffer_selector_size(word : std_logic_vector(31 downto 0)) return constant_buffer_selector_size_t is
    variable value : constant_buffer_selector_size_t;
  begin
    value.SIZE := word(16 downto 0);
    return value;
  end function;

  function to_word(value : constant_buffer_selector_size_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(16 downto 0) := value.SIZE;
    return word;
  end function;

  function to_constant_buffer_selector_addr(word : std_logic_vector(63 downto 0)) return constant_buffer_selector_addr_t is
    variable value : constant_buffer_selector_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : constant_buffer_selector_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_load_constant_buffer_offset(word : std_logic_vector(31 downto 0)) return load_constant_buffer_offset_t is
    variable value : load_constant_buffer_offset_t;
  begin
    value.OFFSET := word(15 downto 0);
    return value;
  end function;

  function to_word(value : load_constant_buffer_offset_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 0) := value.OFFSET;
    return word;
  end function;

  function MAXWELL_3D_LOAD_CONSTANT_BUFFER(n : natural) return natural is
  begin
return 16#08E4# + 16#1# * n;
  end function;

  function to_load_constant_buffer(word : std_logic_vector(31 downto 0)) return load_constant_buffer_t is
    variable value : load_constant_buffer_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : load_constant_buffer_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_CONST_BUFFER_BIND(n : natural) return natural is
  begin
return 16#0904# + 16#8# * n;
  end function;

  function to_const_buffer_bind(word : std_logic_vector(31 downto 0)) return const_buffer_bind_t is
    variable value : const_buffer_bind_t;
  begin
    value.INDEX := word(8 downto 4);
    value.VALID := word(0);
    return value;
  end function;

  function to_word(value : const_buffer_bind_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(8 downto 4) := value.INDEX;
    word(0) := value.VALID;
    return word;
  end function;

  function to_tesselation_mode(word : std_logic_vector(31 downto 0)) return tesselation_mode_t is
    variable value : tesselation_mode_t;
  begin
    value.WINDING_AND_CONNECTEDNESS_FLAGS := word(9 downto 8);
    value.SPACING := word(5 downto 4);
    value.PRIMITIVE_TYPE := word(1 downto 0);
    return value;
  end function;

  function to_word(value : tesselation_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(9 downto 8) := value.WINDING_AND_CONNECTEDNESS_FLAGS;
    word(5 downto 4) := value.SPACING;
    word(1 downto 0) := value.PRIMITIVE_TYPE;
    return word;
  end function;

  function to_tesselation_outer_levels(word : std_logic_vector(127 downto 0)) return tesselation_outer_levels_t is
    variable value : tesselation_outer_levels_t;
  begin
    value.LEVEL3 := word(127 downto 96);
    value.LEVEL2 := word(95 downto 64);
    value.LEVEL1 := word(63 downto 32);
    value.LEVEL0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : tesselation_outer_levels_t) return std_logic_vector is
    variable word : std_logic_vector(127 downto 0) := (others => '0');
  begin
    word(127 downto 96) := value.LEVEL3;
    word(95 downto 64) := value.LEVEL2;
    word(63 downto 32) := value.LEVEL1;
    word(31 downto 0) := value.LEVEL0;
    return word;
  end function;

  function to_tesselation_inner_levels(word : std_logic_vector(63 downto 0)) return tesselation_inner_levels_t is
    variable value : tesselation_inner_levels_t;
  begin
    value.LEVEL1 := word(63 downto 32);
    value.LEVEL0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : tesselation_inner_levels_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LEVEL1;
    word(31 downto 0) := value.LEVEL0;
    return word;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ENABLE(n : natural) return natural is
  begin
return 16#00E0# + 16#8# * n;
  end function;

  function to_transform_feedback_buffer_enable(word : std_logic_vector(31 downto 0)) return transform_feedback_buffer_enable_t is
    variable value : transform_feedback_buffer_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : transform_feedback_buffer_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_ADDR(n : natural) return natural is
  begin
return 16#00E1# + 16#8# * n;
  end function;

  function to_transform_feedback_buffer_addr(word : std_logic_vector(63 downto 0)) return transform_feedback_buffer_addr_t is
    variable value : transform_feedback_buffer_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : transform_feedback_buffer_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_FLAGS(n : natural) return natural is
  begin
return 16#00E3# + 16#8# * n;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_BUFFER_STREAM(n : natural) return natural is
  begin
return 16#01C0# + 16#4# * n;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_VARYING_COUNT(n : natural) return natural is
  begin
return 16#01C1# + 16#4# * n;
  end function;

  function to_transform_feedback_varying_count(word : std_logic_vector(31 downto 0)) return transform_feedback_varying_count_t is
    variable value : transform_feedback_varying_count_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : transform_feedback_varying_count_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_TRANSFORM_FEEDBACK_STRIDE(n : natural) return natural is
  begin
return 16#01C2# + 16#4# * n;
  end function;

  function to_transform_feedback_stride(word : std_logic_vector(31 downto 0)) return transform_feedback_stride_t is
    variable value : transform_feedback_stride_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : transform_feedback_stride_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_transform_feedback_enable(word : std_logic_vector(31 downto 0)) return transform_feedback_enable_t is
    variable value : transform_feedback_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : transform_feedback_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_patch_size(word : std_logic_vector(31 downto 0)) return patch_size_t is
    variable value : patch_size_t;
  begin
    value.VALUE := word(11 downto 0);
    return value;
  end function;

  function to_word(value : patch_size_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.VALUE;
    return word;
  end function;

  function to_primitive_restart_with_dray_arrays(word : std_logic_vector(31 downto 0)) return primitive_restart_with_dray_arrays_t is
    variable value : primitive_restart_with_dray_arrays_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : primitive_restart_with_dray_arrays_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_draw_elements_enable_base_vertex(word : std_logic_vector(31 downto 0)) return draw_elements_enable_base_vertex_t is
    variable value : draw_elements_enable_base_vertex_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : draw_elements_enable_base_vertex_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VERTEX_STREAM_ATTRIB(n : natural) return natural is
  begin
return 16#0458# + 16#1# * n;
  end function;

  function to_vertex_stream_attrib(word : std_logic_vector(31 downto 0)) return vertex_stream_attrib_t is
    variable value : vertex_stream_attrib_t;
  begin
    value.FORMAT1 := word(30 downto 21);
    value.FORMAT0 := word(20 downto 7);
    value.STREAM_INDEX := word(4 downto 0);
    return value;
  end function;

  function to_word(value : vertex_stream_attrib_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(30 downto 21) := value.FORMAT1;
    word(20 downto 7) := value.FORMAT0;
    word(4 downto 0) := value.STREAM_INDEX;
    return word;
  end function;

  function to_vertex_buffer_element_base(word : std_logic_vector(31 downto 0)) return vertex_buffer_element_base_t is
    variable value : vertex_buffer_element_base_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : vertex_buffer_element_base_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_primitive_restart_enable(word : std_logic_vector(31 downto 0)) return primitive_restart_enable_t is
    variable value : primitive_restart_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : primitive_restart_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_primitive_restart_index(word : std_logic_vector(31 downto 0)) return primitive_restart_index_t is
    variable value : primitive_restart_index_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : primitive_restart_index_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_draw_elements_indirect_addr(word : std_logic_vector(63 downto 0)) return draw_elements_indirect_addr_t is
    variable value : draw_elements_indirect_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : draw_elements_indirect_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_draw_elements_indirect_flag(word : std_logic_vector(31 downto 0)) return draw_elements_indirect_flag_t is
    variable value : draw_elements_indirect_flag_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : draw_elements_indirect_flag_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VERTEX_STREAM_ENABLE_DIVISOR(n : natural) return natural is
  begin
return 16#0620# + 16#1# * n;
  end function;

  function to_vertex_stream_enable_divisor(word : std_logic_vector(31 downto 0)) return vertex_stream_enable_divisor_t is
    variable value : vertex_stream_enable_divisor_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : vertex_stream_enable_divisor_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function MAXWELL_3D_VERTEX_STREAM_STRIDE(n : natural) return natural is
  begin
return 16#0700# + 16#4# * n;
  end function;

  function to_vertex_stream_stride(word : std_logic_vector(31 downto 0)) return vertex_stream_stride_t is
    variable value : vertex_stream_stride_t;
  begin
    value.STRIDE := word(11 downto 0);
    return value;
  end function;

  function to_word(value : vertex_stream_stride_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(11 downto 0) := value.STRIDE;
    return word;
  end function;

  function MAXWELL_3D_VERTEX_BUFFER_START_ADDR(n : natural) return natural is
  begin
return 16#0701# + 16#4# * n;
  end function;

  function to_vertex_buffer_start_addr(word : std_logic_vector(63 downto 0)) return vertex_buffer_start_addr_t is
    variable value : vertex_buffer_start_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : vertex_buffer_start_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function MAXWELL_3D_VERTEX_STREAM_DIVISOR(n : natural) return natural is
  begin
return 16#0703# + 16#4# * n;
  end function;

  function MAXWELL_3D_VERTEX_BUFFER_END_ADDR(n : natural) return natural is
  begin
return 16#07C0# + 16#2# * n;
  end function;

  function to_vertex_buffer_end_addr(word : std_logic_vector(63 downto 0)) return vertex_buffer_end_addr_t is
    variable value : vertex_buffer_end_addr_t;
  begin
    value.LOWER := word(63 downto 32);
    value.UPPER := word(31 downto 0);
    return value;
  end function;

  function to_word(value : vertex_buffer_end_addr_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.LOWER;
    word(31 downto 0) := value.UPPER;
    return word;
  end function;

  function to_sample_shading(word : std_logic_vector(31 downto 0)) return sample_shading_t is
    variable value : sample_shading_t;
  begin
    value.ENABLE := word(4);
    value.UNKNOWN_0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : sample_shading_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(4) := value.ENABLE;
    word(3 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function to_multisample_raster_enable(word : std_logic_vector(31 downto 0)) return multisample_raster_enable_t is
    variable value : multisample_raster_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : multisample_raster_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_multisample_raster_samples(word : std_logic_vector(31 downto 0)) return multisample_raster_samples_t is
    variable value : multisample_raster_samples_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : multisample_raster_samples_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_coverage_modulation_enable(word : std_logic_vector(31 downto 0)) return coverage_modulation_enable_t is
    variable value : coverage_modulation_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : coverage_modulation_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_coverage_modulation_table(word : std_logic_vector(127 downto 0)) return coverage_modulation_table_t is
    variable value : coverage_modulation_table_t;
  begin
    value.ENTRY3 := word(127 downto 96);
    value.ENTRY2 := word(95 downto 64);
    value.ENTRY1 := word(63 downto 32);
    value.ENTRY0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : coverage_modulation_table_t) return std_logic_vector is
    variable word : std_logic_vector(127 downto 0) := (others => '0');
  begin
    word(127 downto 96) := value.ENTRY3;
    word(95 downto 64) := value.ENTRY2;
    word(63 downto 32) := value.ENTRY1;
    word(31 downto 0) := value.ENTRY0;
    return word;
  end function;

  function to_multisample_grid(word : std_logic_vector(95 downto 0)) return multisample_grid_t is
    variable value : multisample_grid_t;
  begin
    value.Y11 := word(95 downto 92);
    value.X11 := word(91 downto 88);
    value.Y10 := word(87 downto 84);
    value.X10 := word(83 downto 80);
    value.Y9 := word(79 downto 76);
    value.X9 := word(75 downto 72);
    value.Y8 := word(71 downto 68);
    value.X8 := word(67 downto 64);
    value.Y7 := word(63 downto 60);
    value.X7 := word(59 downto 56);
    value.Y6 := word(55 downto 52);
    value.X6 := word(51 downto 48);
    value.Y5 := word(47 downto 44);
    value.X5 := word(43 downto 40);
    value.Y4 := word(39 downto 36);
    value.X4 := word(35 downto 32);
    value.Y3 := word(31 downto 28);
    value.X3 := word(27 downto 24);
    value.Y2 := word(23 downto 20);
    value.X2 := word(19 downto 16);
    value.Y1 := word(15 downto 12);
    value.X1 := word(11 downto 8);
    value.Y0 := word(7 downto 4);
    value.X0 := word(3 downto 0);
    return value;
  end function;

  function to_word(value : multisample_grid_t) return std_logic_vector is
    variable word : std_logic_vector(95 downto 0) := (others => '0');
  begin
    word(95 downto 92) := value.Y11;
    word(91 downto 88) := value.X11;
    word(87 downto 84) := value.Y10;
    word(83 downto 80) := value.X10;
    word(79 downto 76) := value.Y9;
    word(75 downto 72) := value.X9;
    word(71 downto 68) := value.Y8;
    word(67 downto 64) := value.X8;
    word(63 downto 60) := value.Y7;
    word(59 downto 56) := value.X7;
    word(55 downto 52) := value.Y6;
    word(51 downto 48) := value.X6;
    word(47 downto 44) := value.Y5;
    word(43 downto 40) := value.X5;
    word(39 downto 36) := value.Y4;
    word(35 downto 32) := value.X4;
    word(31 downto 28) := value.Y3;
    word(27 downto 24) := value.X3;
    word(23 downto 20) := value.Y2;
    word(19 downto 16) := value.X2;
    word(15 downto 12) := value.Y1;
    word(11 downto 8) := value.X1;
    word(7 downto 4) := value.Y0;
    word(3 downto 0) := value.X0;
    return word;
  end function;

  function to_multisample_coverage_to_color(word : std_logic_vector(31 downto 0)) return multisample_coverage_to_color_t is
    variable value : multisample_coverage_to_color_t;
  begin
    value.UNKNOWN_4 := word(6 downto 4);
    value.ENABLE := word(0);
    return value;
  end function;

  function to_word(value : multisample_coverage_to_color_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(6 downto 4) := value.UNKNOWN_4;
    word(0) := value.ENABLE;
    return word;
  end function;

  function to_multisample_alpha_to_coverage_dither(word : std_logic_vector(31 downto 0)) return multisample_alpha_to_coverage_dither_t is
    variable value : multisample_alpha_to_coverage_dither_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : multisample_alpha_to_coverage_dither_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_multisample_control(word : std_logic_vector(31 downto 0)) return multisample_control_t is
    variable value : multisample_control_t;
  begin
    value.UNKNOWN_1 := word(31 downto 1);
    value.ALPHA_TO_COVERAGE_ENABLE := word(0);
    return value;
  end function;

  function to_word(value : multisample_control_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 1) := value.UNKNOWN_1;
    word(0) := value.ALPHA_TO_COVERAGE_ENABLE;
    return word;
  end function;

  function to_csaa_enable(word : std_logic_vector(31 downto 0)) return csaa_enable_t is
    variable value : csaa_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : csaa_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_multisample_mode(word : std_logic_vector(31 downto 0)) return multisample_mode_t is
    variable value : multisample_mode_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : multisample_mode_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_stencil_back_enable(word : std_logic_vector(31 downto 0)) return stencil_back_enable_t is
    variable value : stencil_back_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : stencil_back_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_depth_bounds(word : std_logic_vector(63 downto 0)) return depth_bounds_t is
    variable value : depth_bounds_t;
  begin
    value.BOUND1 := word(63 downto 32);
    value.BOUND0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : depth_bounds_t) return std_logic_vector is
    variable word : std_logic_vector(63 downto 0) := (others => '0');
  begin
    word(63 downto 32) := value.BOUND1;
    word(31 downto 0) := value.BOUND0;
    return word;
  end function;

  function to_depth_test_enable(word : std_logic_vector(31 downto 0)) return depth_test_enable_t is
    variable value : depth_test_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : depth_test_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_blend_independent(word : std_logic_vector(31 downto 0)) return blend_independent_t is
    variable value : blend_independent_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : blend_independent_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_depth_write_enable(word : std_logic_vector(31 downto 0)) return depth_write_enable_t is
    variable value : depth_write_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : depth_write_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_alpha_test_enable(word : std_logic_vector(31 downto 0)) return alpha_test_enable_t is
    variable value : alpha_test_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : alpha_test_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_depth_func(word : std_logic_vector(31 downto 0)) return depth_func_t is
    variable value : depth_func_t;
  begin
    value.DEPTH_FUNC := word(3 downto 0);
    return value;
  end function;

  function to_word(value : depth_func_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.DEPTH_FUNC;
    return word;
  end function;

  function to_alpha_test_ref_value(word : std_logic_vector(31 downto 0)) return alpha_test_ref_value_t is
    variable value : alpha_test_ref_value_t;
  begin
    value.VALUE := word(31 downto 0);
    return value;
  end function;

  function to_word(value : alpha_test_ref_value_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(31 downto 0) := value.VALUE;
    return word;
  end function;

  function to_alpha_test_func(word : std_logic_vector(31 downto 0)) return alpha_test_func_t is
    variable value : alpha_test_func_t;
  begin
    value.ALPHA_TEST_FUNC := word(3 downto 0);
    return value;
  end function;

  function to_word(value : alpha_test_func_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(3 downto 0) := value.ALPHA_TEST_FUNC;
    return word;
  end function;

  function to_blend_color(word : std_logic_vector(127 downto 0)) return blend_color_t is
    variable value : blend_color_t;
  begin
    value.COMPONENT3 := word(127 downto 96);
    value.COMPONENT2 := word(95 downto 64);
    value.COMPONENT1 := word(63 downto 32);
    value.COMPONENT0 := word(31 downto 0);
    return value;
  end function;

  function to_word(value : blend_color_t) return std_logic_vector is
    variable word : std_logic_vector(127 downto 0) := (others => '0');
  begin
    word(127 downto 96) := value.COMPONENT3;
    word(95 downto 64) := value.COMPONENT2;
    word(63 downto 32) := value.COMPONENT1;
    word(31 downto 0) := value.COMPONENT0;
    return word;
  end function;

  function to_stencil_enable(word : std_logic_vector(31 downto 0)) return stencil_enable_t is
    variable value : stencil_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : stencil_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_stencil_front_enable(word : std_logic_vector(31 downto 0)) return stencil_front_enable_t is
    variable value : stencil_front_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : stencil_front_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_depth_bounds_enable(word : std_logic_vector(31 downto 0)) return depth_bounds_enable_t is
    variable value : depth_bounds_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : depth_bounds_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_color_logic_op_enable(word : std_logic_vector(31 downto 0)) return color_logic_op_enable_t is
    variable value : color_logic_op_enable_t;
  begin
    value.VALUE := word(0);
    return value;
  end function;

  function to_word(value : color_logic_op_enable_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(0) := value.VALUE;
    return word;
  end function;

  function to_color_logic_op_type(word : std_logic_vector(31 downto 0)) return color_logic_op_type_t is
    variable value : color_logic_op_type_t;
  begin
    value.UNKNOWN_8 := word(15 downto 8);
    value.LOGIC_OP := word(7 downto 0);
    return value;
  end function;

  function to_word(value : color_logic_op_type_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 8) := value.UNKNOWN_8;
    word(7 downto 0) := value.LOGIC_OP;
    return word;
  end function;

  function MAXWELL_3D_BLEND_RGB_EQUATION(n : natural) return natural is
  begin
return 16#0781# + 16#8# * n;
  end function;

  function to_blend_rgb_equation(word : std_logic_vector(31 downto 0)) return blend_rgb_equation_t is
    variable value : blend_rgb_equation_t;
  begin
    value.BLEND_EQUATION := word(2 downto 0);
    return value;
  end function;

  function to_word(value : blend_rgb_equation_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(2 downto 0) := value.BLEND_EQUATION;
    return word;
  end function;

  function MAXWELL_3D_BLEND_RGB_FUNCTION_SRC(n : natural) return natural is
  begin
return 16#0782# + 16#8# * n;
  end function;

  function to_blend_rgb_function_src(word : std_logic_vector(31 downto 0)) return blend_rgb_function_src_t is
    variable value : blend_rgb_function_src_t;
  begin
    value.UNKNOWN_14 := word(15 downto 14);
    value.UNKNOWN_0 := word(4 downto 0);
    return value;
  end function;

  function to_word(value : blend_rgb_function_src_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 14) := value.UNKNOWN_14;
    word(4 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function MAXWELL_3D_BLEND_RGB_FUNCTION_DST(n : natural) return natural is
  begin
return 16#0783# + 16#8# * n;
  end function;

  function to_blend_rgb_function_dst(word : std_logic_vector(31 downto 0)) return blend_rgb_function_dst_t is
    variable value : blend_rgb_function_dst_t;
  begin
    value.UNKNOWN_14 := word(15 downto 14);
    value.UNKNOWN_0 := word(4 downto 0);
    return value;
  end function;

  function to_word(value : blend_rgb_function_dst_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 14) := value.UNKNOWN_14;
    word(4 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function MAXWELL_3D_BLEND_ALPHA_EQUATION(n : natural) return natural is
  begin
return 16#0784# + 16#8# * n;
  end function;

  function to_blend_alpha_equation(word : std_logic_vector(31 downto 0)) return blend_alpha_equation_t is
    variable value : blend_alpha_equation_t;
  begin
    value.BLEND_EQUATION := word(2 downto 0);
    return value;
  end function;

  function to_word(value : blend_alpha_equation_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(2 downto 0) := value.BLEND_EQUATION;
    return word;
  end function;

  function MAXWELL_3D_BLEND_ALPHA_FUNCTION_SRC(n : natural) return natural is
  begin
return 16#0785# + 16#8# * n;
  end function;

  function to_blend_alpha_function_src(word : std_logic_vector(31 downto 0)) return blend_alpha_function_src_t is
    variable value : blend_alpha_function_src_t;
  begin
    value.UNKNOWN_14 := word(15 downto 14);
    value.UNKNOWN_0 := word(4 downto 0);
    return value;
  end function;

  function to_word(value : blend_alpha_function_src_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 14) := value.UNKNOWN_14;
    word(4 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

  function MAXWELL_3D_BLEND_ALPHA_FUNCTION_DST(n : natural) return natural is
  begin
return 16#0786# + 16#8# * n;
  end function;

  function to_blend_alpha_function_dst(word : std_logic_vector(31 downto 0)) return blend_alpha_function_dst_t is
    variable value : blend_alpha_function_dst_t;
  begin
    value.UNKNOWN_14 := word(15 downto 14);
    value.UNKNOWN_0 := word(4 downto 0);
    return value;
  end function;

  function to_word(value : blend_alpha_function_dst_t) return std_logic_vector is
    variable word : std_logic_vector(31 downto 0) := (others => '0');
  begin
    word(15 downto 14) := value.UNKNOWN_14;
    word(4 downto 0) := value.UNKNOWN_0;
    return word;
  end function;

end package body;
