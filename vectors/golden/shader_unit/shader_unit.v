// SPDX-License-Identifier: MIT
//
// shader_unit: The shader unit with 512 program words.
//
// Ports:
//   input    1  clock               rising edge
//   input    1  reset               synchronous, active high
//   input    1  reg_valid           a transaction is offered
//   output   1  reg_ready           it is taken at the next rising edge
//   input    6  reg_offset          Register id, less that of BOOLUNIFORM of the same block.
//   input   32  reg_data            The word that is written.
//   input    1  vertex_valid        a transaction is offered
//   output   1  vertex_ready        it is taken at the next rising edge
//   input    1  vertex_uniform      Whether it goes to a uniform.
//   input    7  vertex_index        Number of the attribute or uniform.
//   input   24  vertex_x            The input.
//   input   24  vertex_y            Its y component.
//   input   24  vertex_z            Its z component.
//   input   24  vertex_w            Its w component.
//   input    1  start_valid         a transaction is offered
//   output   1  start_ready         it is taken at the next rising edge
//   input    1  start_geometry      Whether it is one of a geometry shader.
//   input   32  start_limit         Most instructions that it may complete.
//   output   1  retire_valid        a transaction is offered
//   input    1  retire_ready        it is taken at the next rising edge
//   output  12  retire_pc           Its address.
//   output  32  retire_word         Its word.
//   output   1  retire_writes       Whether it has a destination register.
//   output   5  retire_destination  Destination register: 0-15 o, 16-31 r.
//   output   4  retire_mask         Components that it writes, bit 3 = x.
//   output  24  retire_x            The whole destination register; 0 without one.
//   output  24  retire_y            Its y component.
//   output  24  retire_z            Its z component.
//   output  24  retire_w            Its w component.
//   output   1  retire_cmp_x        cmp.x after it.
//   output   1  retire_cmp_y        cmp.y after it.
//   output  32  retire_a0x          a0.x after it, two's complement.
//   output  32  retire_a0y          a0.y after it.
//   output  32  retire_al           aL after it.
//   output  13  retire_next_pc      Address of the next instruction; its own after END.
//   output   1  emit_valid          a transaction is offered
//   input    1  emit_ready          it is taken at the next rising edge
//   output   2  emit_vertex         Vertex, 0 to 2.
//   output   4  emit_index          Number of the vector.
//   output   5  emit_count          Vectors of a vertex.
//   output   1  emit_winding        Winding flag of the primitive.
//   output   1  emit_last           Whether it is the last one of the primitive.
//   output  24  emit_x              The vector.
//   output  24  emit_y              Its y component.
//   output  24  emit_z              Its z component.
//   output  24  emit_w              Its w component.
//   output   1  out_valid           a transaction is offered
//   input    1  out_ready           it is taken at the next rising edge
//   output   4  out_index           Number of the output, packed.
//   output   1  out_last            Whether it is the last one.
//   output  24  out_x               The output.
//   output  24  out_y               Its y component.
//   output  24  out_z               Its z component.
//   output  24  out_w               Its w component.
//   output   1  done_valid          a transaction is offered
//   input    1  done_ready          it is taken at the next rising edge
//   output   2  done_status         How it stopped: 0 END, 1 limit, 2 hang.
//   output  32  done_instructions   Instructions that it completed.
//
// Protocol unit: several channels. In each a transaction crosses at the rising edge where valid
// and ready are both 1; valid does not wait for ready, and the payload stays until then.
// A rising edge with reset 1 abandons what is inside.
//   clock      /-\_/-\_/-\_/-\_/-\_
//   reg_valid  ____/-----------\___
//   reg_ready  ________/-------\___
//   inputs     xxxx|A      |B  |xxx
//
// Parameters:
//   address_register_range       saturate
//   al_width                     wrap-8
//   b15_after_run                every-invocation
//   break_outside_loop           hang
//   cmp_mask                     ignored
//   cmp_ne_nan                   complement
//   code_index_overflow          ignored
//   descriptor_index_overflow    ignored
//   dot_product_order            left-to-right
//   duplicate_permutation        higher-attribute
//   f24_guard_bits               exact
//   f24_overflow                 infinity
//   f24_rounding                 toward-zero
//   f32_to_f24                   toward-zero
//   flr_special                  unchanged
//   litp_nan                     select-rules
//   loop_exit_al                 restore-outer
//   movas_consecutive            hang
//   move_zero_sign               keep
//   nan_payload                  canonical
//   num_width                    bits-8
//   partial_group                dropped
//   program_end                  wrap
//   setemit_slot_3               fourth-slot
//   shader_register_init         keep
//   special_function_accuracy    exact
//   special_function_subnormals  flush
//   subnormal_compare            keep
//   two_input_registers          as-written
//   unknown_opcode               nop
//   v_register_retention         keep
//   winding_state                per-triangle
//
// Specification 0.1.0. Generated by `pica verilog`; do not edit.

`default_nettype none

module shader_unit (
    input wire clock,
    input wire reset,
    input wire reg_valid,
    output reg reg_ready,
    input wire [5:0] reg_offset,
    input wire [31:0] reg_data,
    input wire vertex_valid,
    output reg vertex_ready,
    input wire vertex_uniform,
    input wire [6:0] vertex_index,
    input wire [23:0] vertex_x,
    input wire [23:0] vertex_y,
    input wire [23:0] vertex_z,
    input wire [23:0] vertex_w,
    input wire start_valid,
    output reg start_ready,
    input wire start_geometry,
    input wire [31:0] start_limit,
    output reg retire_valid,
    input wire retire_ready,
    output reg [11:0] retire_pc,
    output reg [31:0] retire_word,
    output reg retire_writes,
    output reg [4:0] retire_destination,
    output reg [3:0] retire_mask,
    output reg [23:0] retire_x,
    output reg [23:0] retire_y,
    output reg [23:0] retire_z,
    output reg [23:0] retire_w,
    output reg retire_cmp_x,
    output reg retire_cmp_y,
    output reg [31:0] retire_a0x,
    output reg [31:0] retire_a0y,
    output reg [31:0] retire_al,
    output reg [12:0] retire_next_pc,
    output reg emit_valid,
    input wire emit_ready,
    output reg [1:0] emit_vertex,
    output reg [3:0] emit_index,
    output reg [4:0] emit_count,
    output reg emit_winding,
    output reg emit_last,
    output reg [23:0] emit_x,
    output reg [23:0] emit_y,
    output reg [23:0] emit_z,
    output reg [23:0] emit_w,
    output reg out_valid,
    input wire out_ready,
    output reg [3:0] out_index,
    output reg out_last,
    output reg [23:0] out_x,
    output reg [23:0] out_y,
    output reg [23:0] out_z,
    output reg [23:0] out_w,
    output reg done_valid,
    input wire done_ready,
    output reg [1:0] done_status,
    output reg [31:0] done_instructions
);

    reg sequencer_start;
    wire sequencer_clears;
    wire sequencer_prepares;
    wire [11:0] sequencer_counter;
    wire sequencer_idle;
    wire sequencer_begins;
    wire [1:0] sequencer_wanted;
    wire [1:0] sequencer_arrives;
    wire sequencer_steps_flow;
    wire sequencer_runs_alu;
    wire sequencer_emits;
    wire sequencer_shows;
    wire sequencer_retires;
    wire sequencer_commits;
    wire sequencer_sets_b15;
    wire sequencer_is_done;
    wire [11:0] sequencer_pc;
    wire sequencer_geometry;
    wire [1:0] sequencer_status;
    wire [31:0] sequencer_instructions;
    reg loader_write;
    wire loader_busy;
    reg [3:0] loader_attribute;
    wire [3:0] loader_v_register;
    wire [7:0] loader_integer_x;
    wire [7:0] loader_integer_y;
    wire [7:0] loader_integer_z;
    wire [15:0] loader_booleans;
    wire [11:0] loader_entry_point;
    wire [15:0] loader_outmap_mask;
    wire loader_code_write;
    wire [11:0] loader_code_address;
    wire loader_descriptor_write;
    wire [6:0] loader_descriptor_address;
    wire loader_uniform_write_0;
    wire loader_uniform_write_1;
    wire loader_uniform_write_2;
    wire loader_uniform_write_3;
    wire [6:0] loader_uniform;
    wire [23:0] loader_uniform_data_0;
    wire [23:0] loader_uniform_data_1;
    wire [23:0] loader_uniform_data_2;
    wire [23:0] loader_uniform_data_3;
    reg inputs_arrives;
    reg [4:0] inputs_counter;
    wire inputs_write;
    wire [6:0] inputs_address;
    reg code_write_enable;
    reg [8:0] code_write_address;
    reg [31:0] code_write_data;
    reg [8:0] code_read_address;
    wire [31:0] code_read_data;
    reg descriptors_write_enable;
    reg [6:0] descriptors_write_address;
    reg [31:0] descriptors_write_data;
    wire [31:0] descriptors_read_data;
    reg registers_write_0;
    reg registers_write_1;
    reg registers_write_2;
    reg registers_write_3;
    reg [7:0] registers_write_address;
    reg [23:0] registers_write_data_0;
    reg [23:0] registers_write_data_1;
    reg [23:0] registers_write_data_2;
    reg [23:0] registers_write_data_3;
    reg [7:0] registers_read_address;
    wire [23:0] registers_read_data_0;
    wire [23:0] registers_read_data_1;
    wire [23:0] registers_read_data_2;
    wire [23:0] registers_read_data_3;
    wire decode_is_alu;
    wire decode_is_mova;
    wire decode_is_unknown;
    wire decode_is_end;
    wire decode_is_break;
    wire decode_is_jump;
    wire decode_is_call;
    wire decode_is_if;
    wire decode_is_loop;
    wire decode_is_emit;
    wire decode_is_setemit;
    wire [4:0] decode_operation;
    wire decode_writes_register;
    wire [4:0] decode_destination;
    wire [3:0] decode_mask;
    wire decode_enable_x;
    wire decode_enable_y;
    wire [2:0] decode_compare_x;
    wire [2:0] decode_compare_y;
    wire [1:0] decode_sources;
    wire [6:0] decode_source1;
    wire [6:0] decode_source2;
    wire [6:0] decode_source3;
    wire [1:0] decode_wide;
    wire [1:0] decode_index;
    wire [6:0] decode_descriptor_index;
    wire [7:0] decode_select1;
    wire [7:0] decode_select2;
    wire [7:0] decode_select3;
    wire decode_negate1;
    wire decode_negate2;
    wire decode_negate3;
    wire [11:0] decode_target;
    wire [9:0] decode_count;
    wire decode_tests_flags;
    wire [1:0] decode_condition;
    wire decode_ref_x;
    wire decode_ref_y;
    wire decode_tests_boolean;
    wire [3:0] decode_boolean_index;
    wire decode_boolean_value;
    wire [1:0] decode_integer_index;
    wire [1:0] decode_slot;
    wire decode_is_primitive;
    wire decode_winding;
    wire [6:0] operands_address;
    wire [23:0] operands_a_0;
    wire [23:0] operands_a_1;
    wire [23:0] operands_a_2;
    wire [23:0] operands_a_3;
    wire [23:0] operands_b_0;
    wire [23:0] operands_b_1;
    wire [23:0] operands_b_2;
    wire [23:0] operands_b_3;
    wire [23:0] operands_c_0;
    wire [23:0] operands_c_1;
    wire [23:0] operands_c_2;
    wire [23:0] operands_c_3;
    wire condition_holds;
    wire alu_in_ready;
    wire alu_out_valid;
    wire [23:0] alu_x;
    wire [23:0] alu_y;
    wire [23:0] alu_z;
    wire [23:0] alu_w;
    wire alu_cmp_x;
    wire alu_cmp_y;
    wire [31:0] alu_a0x;
    wire [31:0] alu_a0y;
    reg flow_step_valid;
    wire flow_step_ready;
    reg [2:0] flow_step_operation;
    reg [11:0] flow_step_target;
    wire flow_next_valid;
    reg flow_next_ready;
    wire [12:0] flow_next_pc;
    wire [31:0] flow_next_al;
    wire flow_next_past;
    wire flow_next_in_loop;
    reg [23:0] results_result_0;
    reg [23:0] results_result_1;
    reg [23:0] results_result_2;
    reg [23:0] results_result_3;
    wire results_cmp_x;
    wire results_cmp_y;
    wire [31:0] results_a0x;
    wire [31:0] results_a0y;
    wire results_next_cmp_x;
    wire results_next_cmp_y;
    wire [31:0] results_next_a0x;
    wire [31:0] results_next_a0y;
    wire [23:0] results_value_0;
    wire [23:0] results_value_1;
    wire [23:0] results_value_2;
    wire [23:0] results_value_3;
    wire results_write_0;
    wire results_write_1;
    wire results_write_2;
    wire results_write_3;
    wire emitter_finished;
    reg emitter_set;
    wire emitter_bank;
    wire [7:0] emitter_read_address;
    wire emitter_write;
    wire [7:0] emitter_write_address;
    wire emitter_emit_valid;
    wire [1:0] emitter_emit_vertex;
    wire [3:0] emitter_emit_index;
    wire [4:0] emitter_emit_count;
    wire emitter_emit_winding;
    wire emitter_emit_last;
    wire emitter_out_valid;
    wire [3:0] emitter_out_index;
    wire emitter_out_last;
    reg takes;
    reg takes_reg;
    reg takes_vertex;
    reg [7:0] destination;

    shader_unit_sequencer sequencer (
        .clock(clock),
        .reset(reset),
        .start(sequencer_start),
        .start_geometry(start_geometry),
        .start_limit(start_limit),
        .is_alu(decode_is_alu),
        .is_mova(decode_is_mova),
        .is_unknown(decode_is_unknown),
        .is_end(decode_is_end),
        .is_break(decode_is_break),
        .is_emit(decode_is_emit),
        .is_setemit(decode_is_setemit),
        .slot(decode_slot),
        .sources(decode_sources),
        .holds(condition_holds),
        .in_loop(flow_next_in_loop),
        .flow_valid(flow_next_valid),
        .flow_pc(flow_next_pc),
        .flow_past(flow_next_past),
        .alu_ready(alu_in_ready),
        .alu_valid(alu_out_valid),
        .emitter_finished(emitter_finished),
        .retire_ready(retire_ready),
        .done_ready(done_ready),
        .clears(sequencer_clears),
        .prepares(sequencer_prepares),
        .counter(sequencer_counter),
        .idle(sequencer_idle),
        .begins(sequencer_begins),
        .wanted(sequencer_wanted),
        .arrives(sequencer_arrives),
        .steps_flow(sequencer_steps_flow),
        .runs_alu(sequencer_runs_alu),
        .emits(sequencer_emits),
        .shows(sequencer_shows),
        .retires(sequencer_retires),
        .commits(sequencer_commits),
        .sets_b15(sequencer_sets_b15),
        .is_done(sequencer_is_done),
        .pc(sequencer_pc),
        .geometry(sequencer_geometry),
        .status(sequencer_status),
        .instructions(sequencer_instructions)
    );

    shader_unit_loader loader (
        .clock(clock),
        .reset(reset),
        .write(loader_write),
        .offset(reg_offset),
        .data(reg_data),
        .busy(loader_busy),
        .set_b15(sequencer_sets_b15),
        .attribute(loader_attribute),
        .v_register(loader_v_register),
        .integer_index(decode_integer_index),
        .integer_x(loader_integer_x),
        .integer_y(loader_integer_y),
        .integer_z(loader_integer_z),
        .booleans(loader_booleans),
        .entry_point(loader_entry_point),
        .outmap_mask(loader_outmap_mask),
        .code_write(loader_code_write),
        .code_address(loader_code_address),
        .descriptor_write(loader_descriptor_write),
        .descriptor_address(loader_descriptor_address),
        .uniform_write_0(loader_uniform_write_0),
        .uniform_write_1(loader_uniform_write_1),
        .uniform_write_2(loader_uniform_write_2),
        .uniform_write_3(loader_uniform_write_3),
        .uniform(loader_uniform),
        .uniform_data_0(loader_uniform_data_0),
        .uniform_data_1(loader_uniform_data_1),
        .uniform_data_2(loader_uniform_data_2),
        .uniform_data_3(loader_uniform_data_3)
    );

    shader_unit_inputs inputs (
        .clock(clock),
        .arrives(inputs_arrives),
        .to_uniform(vertex_uniform),
        .number(vertex_index),
        .v_register(loader_v_register),
        .idle(sequencer_idle),
        .begins(sequencer_begins),
        .prepares(sequencer_prepares),
        .counter(inputs_counter),
        .write(inputs_write),
        .address(inputs_address)
    );

    shader_unit_code code (
        .clock(clock),
        .write_enable(code_write_enable),
        .write_address(code_write_address),
        .write_data(code_write_data),
        .read_enable(1'b1),
        .read_address(code_read_address),
        .read_data(code_read_data)
    );

    shader_unit_descriptors descriptors (
        .clock(clock),
        .write_enable(descriptors_write_enable),
        .write_address(descriptors_write_address),
        .write_data(descriptors_write_data),
        .read_enable(1'b1),
        .read_address(decode_descriptor_index),
        .read_data(descriptors_read_data)
    );

    shader_unit_registers registers (
        .clock(clock),
        .write_0(registers_write_0),
        .write_1(registers_write_1),
        .write_2(registers_write_2),
        .write_3(registers_write_3),
        .write_address(registers_write_address),
        .write_data_0(registers_write_data_0),
        .write_data_1(registers_write_data_1),
        .write_data_2(registers_write_data_2),
        .write_data_3(registers_write_data_3),
        .read_address(registers_read_address),
        .read_data_0(registers_read_data_0),
        .read_data_1(registers_read_data_1),
        .read_data_2(registers_read_data_2),
        .read_data_3(registers_read_data_3)
    );

    shader_unit_decode decode (
        .word(code_read_data),
        .descriptor(descriptors_read_data),
        .is_alu(decode_is_alu),
        .is_mova(decode_is_mova),
        .is_unknown(decode_is_unknown),
        .is_end(decode_is_end),
        .is_break(decode_is_break),
        .is_jump(decode_is_jump),
        .is_call(decode_is_call),
        .is_if(decode_is_if),
        .is_loop(decode_is_loop),
        .is_emit(decode_is_emit),
        .is_setemit(decode_is_setemit),
        .operation(decode_operation),
        .writes_register(decode_writes_register),
        .destination(decode_destination),
        .mask(decode_mask),
        .enable_x(decode_enable_x),
        .enable_y(decode_enable_y),
        .compare_x(decode_compare_x),
        .compare_y(decode_compare_y),
        .sources(decode_sources),
        .source1(decode_source1),
        .source2(decode_source2),
        .source3(decode_source3),
        .wide(decode_wide),
        .index(decode_index),
        .descriptor_index(decode_descriptor_index),
        .select1(decode_select1),
        .select2(decode_select2),
        .select3(decode_select3),
        .negate1(decode_negate1),
        .negate2(decode_negate2),
        .negate3(decode_negate3),
        .target(decode_target),
        .count(decode_count),
        .tests_flags(decode_tests_flags),
        .condition(decode_condition),
        .ref_x(decode_ref_x),
        .ref_y(decode_ref_y),
        .tests_boolean(decode_tests_boolean),
        .boolean_index(decode_boolean_index),
        .boolean_value(decode_boolean_value),
        .integer_index(decode_integer_index),
        .slot(decode_slot),
        .is_primitive(decode_is_primitive),
        .winding(decode_winding)
    );

    shader_unit_operands operands (
        .clock(clock),
        .wanted(sequencer_wanted),
        .arrives(sequencer_arrives),
        .source_0(decode_source1),
        .source_1(decode_source2),
        .source_2(decode_source3),
        .select_0(decode_select1),
        .select_1(decode_select2),
        .select_2(decode_select3),
        .negate_0(decode_negate1),
        .negate_1(decode_negate2),
        .negate_2(decode_negate3),
        .wide(decode_wide),
        .index(decode_index),
        .a0x(results_a0x),
        .a0y(results_a0y),
        .al(flow_next_al),
        .register_0(registers_read_data_0),
        .register_1(registers_read_data_1),
        .register_2(registers_read_data_2),
        .register_3(registers_read_data_3),
        .address(operands_address),
        .a_0(operands_a_0),
        .a_1(operands_a_1),
        .a_2(operands_a_2),
        .a_3(operands_a_3),
        .b_0(operands_b_0),
        .b_1(operands_b_1),
        .b_2(operands_b_2),
        .b_3(operands_b_3),
        .c_0(operands_c_0),
        .c_1(operands_c_1),
        .c_2(operands_c_2),
        .c_3(operands_c_3)
    );

    shader_unit_condition condition (
        .tests_flags(decode_tests_flags),
        .condition(decode_condition),
        .ref_x(decode_ref_x),
        .ref_y(decode_ref_y),
        .cmp_x(results_cmp_x),
        .cmp_y(results_cmp_y),
        .tests_boolean(decode_tests_boolean),
        .boolean_index(decode_boolean_index),
        .boolean_value(decode_boolean_value),
        .booleans(loader_booleans),
        .holds(condition_holds)
    );

    shader_unit_alu alu (
        .clock(clock),
        .reset(reset),
        .in_valid(sequencer_runs_alu),
        .in_ready(alu_in_ready),
        .operation(decode_operation),
        .compare_x(decode_compare_x),
        .compare_y(decode_compare_y),
        .a_x(operands_a_0),
        .a_y(operands_a_1),
        .a_z(operands_a_2),
        .a_w(operands_a_3),
        .b_x(operands_b_0),
        .b_y(operands_b_1),
        .b_z(operands_b_2),
        .b_w(operands_b_3),
        .c_x(operands_c_0),
        .c_y(operands_c_1),
        .c_z(operands_c_2),
        .c_w(operands_c_3),
        .out_valid(alu_out_valid),
        .out_ready(sequencer_commits),
        .x(alu_x),
        .y(alu_y),
        .z(alu_z),
        .w(alu_w),
        .cmp_x(alu_cmp_x),
        .cmp_y(alu_cmp_y),
        .a0x(alu_a0x),
        .a0y(alu_a0y)
    );

    shader_unit_flow flow (
        .clock(clock),
        .reset(reset),
        .step_valid(flow_step_valid),
        .step_ready(flow_step_ready),
        .step_operation(flow_step_operation),
        .step_target(flow_step_target),
        .step_count(decode_count),
        .step_x(loader_integer_x),
        .step_y(loader_integer_y),
        .step_z(loader_integer_z),
        .next_valid(flow_next_valid),
        .next_ready(flow_next_ready),
        .next_pc(flow_next_pc),
        .next_al(flow_next_al),
        .next_past(flow_next_past),
        .next_in_loop(flow_next_in_loop)
    );

    shader_unit_results results (
        .clock(clock),
        .reset(reset),
        .begins(sequencer_begins),
        .commits(sequencer_commits),
        .is_mova(decode_is_mova),
        .enable_x(decode_enable_x),
        .enable_y(decode_enable_y),
        .writes_register(decode_writes_register),
        .mask(decode_mask),
        .register_0(registers_read_data_0),
        .register_1(registers_read_data_1),
        .register_2(registers_read_data_2),
        .register_3(registers_read_data_3),
        .result_0(results_result_0),
        .result_1(results_result_1),
        .result_2(results_result_2),
        .result_3(results_result_3),
        .alu_cmp_x(alu_cmp_x),
        .alu_cmp_y(alu_cmp_y),
        .alu_a0x(alu_a0x),
        .alu_a0y(alu_a0y),
        .cmp_x(results_cmp_x),
        .cmp_y(results_cmp_y),
        .a0x(results_a0x),
        .a0y(results_a0y),
        .next_cmp_x(results_next_cmp_x),
        .next_cmp_y(results_next_cmp_y),
        .next_a0x(results_next_a0x),
        .next_a0y(results_next_a0y),
        .value_0(results_value_0),
        .value_1(results_value_1),
        .value_2(results_value_2),
        .value_3(results_value_3),
        .write_0(results_write_0),
        .write_1(results_write_1),
        .write_2(results_write_2),
        .write_3(results_write_3)
    );

    shader_unit_emitter emitter (
        .clock(clock),
        .reset(reset),
        .emit(sequencer_emits),
        .show(sequencer_shows),
        .finished(emitter_finished),
        .set(emitter_set),
        .slot(decode_slot),
        .is_primitive(decode_is_primitive),
        .winding(decode_winding),
        .outmap_mask(loader_outmap_mask),
        .bank(emitter_bank),
        .read_address(emitter_read_address),
        .write(emitter_write),
        .write_address(emitter_write_address),
        .emit_valid(emitter_emit_valid),
        .emit_ready(emit_ready),
        .emit_vertex(emitter_emit_vertex),
        .emit_index(emitter_emit_index),
        .emit_count(emitter_emit_count),
        .emit_winding(emitter_emit_winding),
        .emit_last(emitter_emit_last),
        .out_valid(emitter_out_valid),
        .out_ready(out_ready),
        .out_index(emitter_out_index),
        .out_last(emitter_out_last)
    );

    always @(*) begin
        takes = sequencer_idle && ~loader_busy;
        reg_ready = takes;
        inputs_counter = sequencer_counter[4:0];
        code_read_address = sequencer_pc[8:0];
        code_write_address = loader_code_address[8:0];
        descriptors_write_address = loader_descriptor_address;
        flow_step_valid = sequencer_steps_flow;
        if (sequencer_begins) begin
            flow_step_valid = ~flow_next_valid;
        end
        results_result_0 = alu_x;
        results_result_1 = alu_y;
        results_result_2 = alu_z;
        results_result_3 = alu_w;
        if (sequencer_clears) begin
            code_write_address = sequencer_counter[8:0];
            descriptors_write_address = sequencer_counter[6:0];
        end
        retire_pc = sequencer_pc;
        retire_word = code_read_data;
        retire_al = flow_next_al;
        retire_next_pc = flow_next_pc;
        emit_valid = emitter_emit_valid;
        emit_vertex = emitter_emit_vertex;
        emit_index = emitter_emit_index;
        emit_count = emitter_emit_count;
        emit_winding = emitter_emit_winding;
        emit_last = emitter_emit_last;
        emit_x = registers_read_data_0;
        emit_y = registers_read_data_1;
        emit_z = registers_read_data_2;
        emit_w = registers_read_data_3;
        out_valid = emitter_out_valid;
        out_index = emitter_out_index;
        out_last = emitter_out_last;
        out_x = registers_read_data_0;
        out_y = registers_read_data_1;
        out_z = registers_read_data_2;
        out_w = registers_read_data_3;
        done_valid = sequencer_is_done;
        done_status = sequencer_status;
        done_instructions = sequencer_instructions;
    end

    always @(*) begin
        takes_reg = takes && reg_valid;
        vertex_ready = takes && ~reg_valid;
        loader_write = takes_reg;
    end

    always @(*) begin
        takes_vertex = vertex_ready && vertex_valid;
        start_ready = takes && ~reg_valid && ~vertex_valid;
        inputs_arrives = takes_vertex;
    end

    always @(*) begin
        sequencer_start = start_ready && start_valid;
    end

    always @(*) begin
        loader_attribute = vertex_index[3:0];
    end

    always @(*) begin
        code_write_enable = loader_code_write;
        if (sequencer_clears) begin
            code_write_enable = 1'b1;
        end
    end

    always @(*) begin
        code_write_data = reg_data;
        descriptors_write_data = reg_data;
        if (sequencer_clears) begin
            code_write_data = 32'h0;
            descriptors_write_data = 32'h0;
        end
    end

    always @(*) begin
        descriptors_write_enable = loader_descriptor_write;
        if (sequencer_clears) begin
            descriptors_write_enable = 1'b1;
        end
    end

    always @(*) begin
        flow_next_ready = sequencer_commits;
        if (sequencer_begins) begin
            flow_next_ready = 1'b1;
        end
    end

    always @(*) begin
        flow_step_target = decode_target;
        if (sequencer_begins) begin
            flow_step_target = loader_entry_point;
        end
    end

    always @(*) begin
        flow_step_operation = 3'h0;
        if (decode_is_jump && condition_holds) begin
            flow_step_operation = 3'h2;
        end
        if (decode_is_call && condition_holds) begin
            flow_step_operation = 3'h3;
        end
        if (decode_is_if) begin
            flow_step_operation = 3'h2;
            if (condition_holds) begin
                flow_step_operation = 3'h4;
            end
        end
        if (decode_is_loop) begin
            flow_step_operation = 3'h5;
        end
        if (decode_is_break && condition_holds) begin
            flow_step_operation = 3'h6;
        end
        if (sequencer_begins) begin
            flow_step_operation = 3'h1;
        end
    end

    always @(*) begin
        emitter_set = sequencer_commits && decode_is_setemit && sequencer_geometry;
    end

    always @(*) begin
        destination = {3'h0, decode_destination};
        if (~decode_destination[4]) begin
            destination = {3'h0, decode_destination} | 8'h80;
            if (emitter_bank) begin
                destination = {3'h0, decode_destination} | 8'h90;
            end
        end
    end

    always @(*) begin
        registers_read_address = destination;
        if (|sequencer_wanted) begin
            registers_read_address = {1'b0, operands_address};
        end
        if (sequencer_emits || sequencer_shows) begin
            registers_read_address = emitter_read_address;
        end
    end

    always @(*) begin
        registers_write_address = destination;
        if (loader_busy) begin
            registers_write_address = {1'b0, loader_uniform};
        end
        if (takes_vertex || sequencer_prepares) begin
            registers_write_address = {1'b0, inputs_address};
        end
        if (emitter_write) begin
            registers_write_address = emitter_write_address;
        end
        if (sequencer_clears) begin
            registers_write_address = sequencer_counter[7:0];
        end
    end

    always @(*) begin
        registers_write_0 = results_write_0;
        if (loader_busy) begin
            registers_write_0 = loader_uniform_write_0;
        end
        if (takes_vertex || sequencer_prepares) begin
            registers_write_0 = inputs_write;
        end
        if (emitter_write) begin
            registers_write_0 = 1'b1;
        end
        if (sequencer_clears) begin
            registers_write_0 = 1'b1;
        end
    end

    always @(*) begin
        registers_write_data_0 = results_result_0;
        if (loader_busy) begin
            registers_write_data_0 = loader_uniform_data_0;
        end
        if (takes_vertex) begin
            registers_write_data_0 = vertex_x;
        end
        if (emitter_write) begin
            registers_write_data_0 = registers_read_data_0;
        end
        if (sequencer_prepares || sequencer_clears) begin
            registers_write_data_0 = 24'h0;
        end
    end

    always @(*) begin
        registers_write_1 = results_write_1;
        if (loader_busy) begin
            registers_write_1 = loader_uniform_write_1;
        end
        if (takes_vertex || sequencer_prepares) begin
            registers_write_1 = inputs_write;
        end
        if (emitter_write) begin
            registers_write_1 = 1'b1;
        end
        if (sequencer_clears) begin
            registers_write_1 = 1'b1;
        end
    end

    always @(*) begin
        registers_write_data_1 = results_result_1;
        if (loader_busy) begin
            registers_write_data_1 = loader_uniform_data_1;
        end
        if (takes_vertex) begin
            registers_write_data_1 = vertex_y;
        end
        if (emitter_write) begin
            registers_write_data_1 = registers_read_data_1;
        end
        if (sequencer_prepares || sequencer_clears) begin
            registers_write_data_1 = 24'h0;
        end
    end

    always @(*) begin
        registers_write_2 = results_write_2;
        if (loader_busy) begin
            registers_write_2 = loader_uniform_write_2;
        end
        if (takes_vertex || sequencer_prepares) begin
            registers_write_2 = inputs_write;
        end
        if (emitter_write) begin
            registers_write_2 = 1'b1;
        end
        if (sequencer_clears) begin
            registers_write_2 = 1'b1;
        end
    end

    always @(*) begin
        registers_write_data_2 = results_result_2;
        if (loader_busy) begin
            registers_write_data_2 = loader_uniform_data_2;
        end
        if (takes_vertex) begin
            registers_write_data_2 = vertex_z;
        end
        if (emitter_write) begin
            registers_write_data_2 = registers_read_data_2;
        end
        if (sequencer_prepares || sequencer_clears) begin
            registers_write_data_2 = 24'h0;
        end
    end

    always @(*) begin
        registers_write_3 = results_write_3;
        if (loader_busy) begin
            registers_write_3 = loader_uniform_write_3;
        end
        if (takes_vertex || sequencer_prepares) begin
            registers_write_3 = inputs_write;
        end
        if (emitter_write) begin
            registers_write_3 = 1'b1;
        end
        if (sequencer_clears) begin
            registers_write_3 = 1'b1;
        end
    end

    always @(*) begin
        registers_write_data_3 = results_result_3;
        if (loader_busy) begin
            registers_write_data_3 = loader_uniform_data_3;
        end
        if (takes_vertex) begin
            registers_write_data_3 = vertex_w;
        end
        if (emitter_write) begin
            registers_write_data_3 = registers_read_data_3;
        end
        if (sequencer_prepares || sequencer_clears) begin
            registers_write_data_3 = 24'h0;
        end
    end

    always @(*) begin
        retire_valid = sequencer_retires;
    end

    always @(*) begin
        retire_writes = decode_writes_register;
    end

    always @(*) begin
        retire_destination = 5'h0;
        if (decode_writes_register) begin
            retire_destination = decode_destination;
        end
    end

    always @(*) begin
        retire_mask = 4'h0;
        if (decode_writes_register) begin
            retire_mask = decode_mask;
        end
    end

    always @(*) begin
        retire_x = results_value_0;
    end

    always @(*) begin
        retire_y = results_value_1;
    end

    always @(*) begin
        retire_z = results_value_2;
    end

    always @(*) begin
        retire_w = results_value_3;
    end

    always @(*) begin
        retire_cmp_x = results_next_cmp_x;
    end

    always @(*) begin
        retire_cmp_y = results_next_cmp_y;
    end

    always @(*) begin
        retire_a0x = results_next_a0x;
    end

    always @(*) begin
        retire_a0y = results_next_a0y;
    end
endmodule

module shader_unit_sequencer (
    input wire clock,
    input wire reset,
    input wire start,
    input wire start_geometry,
    input wire [31:0] start_limit,
    input wire is_alu,
    input wire is_mova,
    input wire is_unknown,
    input wire is_end,
    input wire is_break,
    input wire is_emit,
    input wire is_setemit,
    input wire [1:0] slot,
    input wire [1:0] sources,
    input wire holds,
    input wire in_loop,
    input wire flow_valid,
    input wire [12:0] flow_pc,
    input wire flow_past,
    input wire alu_ready,
    input wire alu_valid,
    input wire emitter_finished,
    input wire retire_ready,
    input wire done_ready,
    output reg clears,
    output reg prepares,
    output reg [11:0] counter,
    output reg idle,
    output reg begins,
    output reg [1:0] wanted,
    output reg [1:0] arrives,
    output reg steps_flow,
    output reg runs_alu,
    output reg emits,
    output reg shows,
    output reg retires,
    output reg commits,
    output reg sets_b15,
    output reg is_done,
    output reg [11:0] pc,
    output reg geometry,
    output reg [1:0] status,
    output reg [31:0] instructions
);

    localparam last_word = 12'h1ff;
    localparam needs_preparation = 1'b0;
    localparam unknown_hangs = 1'b0;
    localparam mova_hangs = 1'b1;
    localparam break_hangs = 1'b1;
    localparam slot_3_hangs = 1'b0;
    localparam b15_always = 1'b1;
    localparam SequencerState_Clear = 4'h0;
    localparam SequencerState_Idle = 4'h1;
    localparam SequencerState_Begin = 4'h2;
    localparam SequencerState_Prepare = 4'h3;
    localparam SequencerState_Fetch = 4'h4;
    localparam SequencerState_Decode = 4'h5;
    localparam SequencerState_Operands = 4'h6;
    localparam SequencerState_Emit = 4'h7;
    localparam SequencerState_Execute = 4'h8;
    localparam SequencerState_Compute = 4'h9;
    localparam SequencerState_Retire = 4'ha;
    localparam SequencerState_Show = 4'hb;
    localparam SequencerState_Done = 4'hc;
    reg [3:0] state_d;
    reg [3:0] state_q;
    reg [11:0] place_d;
    reg [11:0] place_q;
    reg [1:0] operand_d;
    reg [1:0] operand_q;
    reg [11:0] address_d;
    reg [11:0] address_q;
    reg is_geometry_d;
    reg is_geometry_q;
    reg [31:0] limit_d;
    reg [31:0] limit_q;
    reg [31:0] completed_d;
    reg [31:0] completed_q;
    reg after_mova_d;
    reg after_mova_q;
    reg [1:0] result_d;
    reg [1:0] result_q;
    reg hangs;
    reg [1:0] next_operand;
    reg is_last;

    always @(*) begin
        state_d = state_q;
        case (state_q)
            SequencerState_Clear: begin
                if (place_q == last_word) begin
                    state_d = SequencerState_Idle;
                end
            end
            SequencerState_Idle: begin
                if (start) begin
                    state_d = SequencerState_Begin;
                end
            end
            SequencerState_Begin: begin
                if (flow_valid) begin
                    state_d = SequencerState_Fetch;
                    if (needs_preparation) begin
                        state_d = SequencerState_Prepare;
                    end
                end
            end
            SequencerState_Prepare: begin
                if (place_q == 12'h1f) begin
                    state_d = SequencerState_Fetch;
                end
            end
            SequencerState_Fetch: begin
                state_d = SequencerState_Decode;
                if (completed_q == limit_q) begin
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Decode: begin
                state_d = SequencerState_Execute;
                if (is_alu) begin
                    state_d = SequencerState_Operands;
                end
                if (is_end) begin
                    state_d = SequencerState_Retire;
                end
                if (is_emit && is_geometry_q) begin
                    state_d = SequencerState_Emit;
                end
                if (hangs) begin
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Operands: begin
                if (operand_q == sources) begin
                    state_d = SequencerState_Execute;
                end
            end
            SequencerState_Emit: begin
                if (emitter_finished) begin
                    state_d = SequencerState_Execute;
                end
            end
            SequencerState_Execute: begin
                state_d = SequencerState_Retire;
                if (is_alu) begin
                    state_d = SequencerState_Compute;
                end
            end
            SequencerState_Compute: begin
                if (alu_ready) begin
                    state_d = SequencerState_Retire;
                end
            end
            SequencerState_Retire: begin
                if (commits) begin
                    state_d = SequencerState_Fetch;
                    if (is_last) begin
                        state_d = SequencerState_Done;
                        if (~is_geometry_q) begin
                            state_d = SequencerState_Show;
                        end
                    end
                end
            end
            SequencerState_Show: begin
                if (emitter_finished) begin
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Done: begin
                if (done_ready) begin
                    state_d = SequencerState_Idle;
                end
            end
            default: begin
                state_d = SequencerState_Clear;
            end
        endcase
        if (reset) begin
            state_d = SequencerState_Clear;
        end
    end

    always @(*) begin
        place_d = place_q;
        case (state_q)
            SequencerState_Clear: begin
                place_d = place_q + 12'h1;
            end
            SequencerState_Idle: begin
                place_d = 12'h0;
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
                place_d = place_q + 12'h1;
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
        if (reset) begin
            place_d = 12'h0;
        end
    end

    always @(*) begin
        operand_d = operand_q;
        clears = state_q == SequencerState_Clear;
        idle = state_q == SequencerState_Idle;
        begins = state_q == SequencerState_Begin;
        prepares = state_q == SequencerState_Prepare;
        emits = state_q == SequencerState_Emit;
        steps_flow = state_q == SequencerState_Execute;
        shows = state_q == SequencerState_Show;
        is_done = state_q == SequencerState_Done;
        next_operand = operand_q + 2'h1;
        wanted = 2'h0;
        arrives = 2'h0;
        if (state_q == SequencerState_Decode) begin
            wanted = 2'h1;
        end
        if (state_q == SequencerState_Operands) begin
            wanted = next_operand;
            arrives = operand_q;
        end
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
                operand_d = 2'h1;
            end
            SequencerState_Operands: begin
                operand_d = next_operand;
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
        counter = place_q;
        pc = address_q;
        geometry = is_geometry_q;
        status = result_q;
        instructions = completed_q;
    end

    always @(*) begin
        address_d = address_q;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
            end
            SequencerState_Begin: begin
                address_d = flow_pc[11:0];
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
                if (commits) begin
                    address_d = flow_pc[11:0];
                end
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        is_geometry_d = is_geometry_q;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
                is_geometry_d = start_geometry;
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        limit_d = limit_q;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
                limit_d = start_limit;
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        completed_d = completed_q;
        commits = retires && retire_ready;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
                completed_d = 32'h0;
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
                if (commits) begin
                    completed_d = completed_q + 32'h1;
                end
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        after_mova_d = after_mova_q;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
                after_mova_d = 1'b0;
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
            end
            SequencerState_Decode: begin
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
                if (commits) begin
                    after_mova_d = is_mova;
                end
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        result_d = result_q;
        case (state_q)
            SequencerState_Clear: begin
            end
            SequencerState_Idle: begin
            end
            SequencerState_Begin: begin
            end
            SequencerState_Prepare: begin
            end
            SequencerState_Fetch: begin
                if (completed_q == limit_q) begin
                    result_d = 2'h1;
                end
            end
            SequencerState_Decode: begin
                if (hangs) begin
                    result_d = 2'h2;
                end
            end
            SequencerState_Operands: begin
            end
            SequencerState_Emit: begin
            end
            SequencerState_Execute: begin
            end
            SequencerState_Compute: begin
            end
            SequencerState_Retire: begin
                if (commits) begin
                    if (is_last) begin
                        result_d = 2'h0;
                    end
                end
            end
            SequencerState_Show: begin
            end
            SequencerState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        hangs = (is_unknown && unknown_hangs) || (is_mova && after_mova_q && mova_hangs) || (is_break && holds && ~in_loop && break_hangs) || (is_setemit && is_geometry_q && (&slot) && slot_3_hangs);
    end

    always @(*) begin
        runs_alu = is_alu && (steps_flow || (state_q == SequencerState_Compute));
    end

    always @(*) begin
        retires = (state_q == SequencerState_Retire) && (is_end || flow_valid) && (~is_alu || alu_valid);
    end

    always @(*) begin
        is_last = is_end || flow_past;
    end

    always @(*) begin
        sets_b15 = commits && is_last && (b15_always || is_geometry_q);
    end

    initial begin
        state_q = 4'h0;
        place_q = 12'h0;
        operand_q = 2'h0;
        address_q = 12'h0;
        is_geometry_q = 1'b0;
        limit_q = 32'h0;
        completed_q = 32'h0;
        after_mova_q = 1'b0;
        result_q = 2'h0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        place_q <= place_d;
        operand_q <= operand_d;
        address_q <= address_d;
        is_geometry_q <= is_geometry_d;
        limit_q <= limit_d;
        completed_q <= completed_d;
        after_mova_q <= after_mova_d;
        result_q <= result_d;
    end
endmodule

module shader_unit_loader (
    input wire clock,
    input wire reset,
    input wire write,
    input wire [5:0] offset,
    input wire [31:0] data,
    output reg busy,
    input wire set_b15,
    input wire [3:0] attribute,
    output reg [3:0] v_register,
    input wire [1:0] integer_index,
    output reg [7:0] integer_x,
    output reg [7:0] integer_y,
    output reg [7:0] integer_z,
    output reg [15:0] booleans,
    output reg [11:0] entry_point,
    output reg [15:0] outmap_mask,
    output reg code_write,
    output reg [11:0] code_address,
    output reg descriptor_write,
    output reg [6:0] descriptor_address,
    output reg uniform_write_0,
    output reg uniform_write_1,
    output reg uniform_write_2,
    output reg uniform_write_3,
    output reg [6:0] uniform,
    output reg [23:0] uniform_data_0,
    output reg [23:0] uniform_data_1,
    output reg [23:0] uniform_data_2,
    output reg [23:0] uniform_data_3
);

    localparam code_beyond = 12'he00;
    localparam code_wraps = 1'b0;
    localparam descriptor_wraps = 1'b0;
    localparam keeps_group = 1'b0;
    reg [31:0] from_f32_a;
    wire [23:0] from_f32_y;
    reg [15:0] boolean_register_d;
    reg [15:0] boolean_register_q;
    reg [23:0] integer_register_0_d;
    reg [23:0] integer_register_0_q;
    reg [23:0] integer_register_1_d;
    reg [23:0] integer_register_1_q;
    reg [23:0] integer_register_2_d;
    reg [23:0] integer_register_2_q;
    reg [23:0] integer_register_3_d;
    reg [23:0] integer_register_3_q;
    reg [11:0] entry_register_d;
    reg [11:0] entry_register_q;
    reg [15:0] outmap_register_d;
    reg [15:0] outmap_register_q;
    reg [31:0] permutation_low_d;
    reg [31:0] permutation_low_q;
    reg [31:0] permutation_high_d;
    reg [31:0] permutation_high_q;
    reg [11:0] code_index_d;
    reg [11:0] code_index_q;
    reg [11:0] descriptor_index_d;
    reg [11:0] descriptor_index_q;
    reg [7:0] uniform_index_d;
    reg [7:0] uniform_index_q;
    reg is_f32_d;
    reg is_f32_q;
    reg [31:0] group_0_d;
    reg [31:0] group_0_q;
    reg [31:0] group_1_d;
    reg [31:0] group_1_q;
    reg [31:0] group_2_d;
    reg [31:0] group_2_q;
    reg [31:0] group_3_d;
    reg [31:0] group_3_q;
    reg [1:0] group_len_d;
    reg [1:0] group_len_q;
    reg storing_d;
    reg storing_q;
    reg [1:0] converted_d;
    reg [1:0] converted_q;
    reg [23:0] chosen_integer;
    reg [31:0] chosen_permutation;
    reg [4:0] permutation_shift;
    reg [31:0] shifted_permutation;
    reg is_uniform_data;
    reg is_code_data;
    reg is_descriptor_data;
    reg exists;
    reg [11:0] beyond;
    reg complete;
    reg stored;

    shader_unit_from_f32 from_f32 (
        .a(from_f32_a),
        .y(from_f32_y)
    );

    always @(*) begin
        boolean_register_d = boolean_register_q;
        if (set_b15) begin
            boolean_register_d = boolean_register_q | 16'h8000;
        end
        if (write) begin
            case (offset)
                6'h0: begin
                    boolean_register_d = data[15:0];
                end
                6'h1: begin
                end
                6'h2: begin
                end
                6'h3: begin
                end
                6'h4: begin
                end
                6'ha: begin
                end
                6'hb: begin
                end
                6'hc: begin
                end
                6'hd: begin
                end
                6'h10: begin
                end
                6'h1b: begin
                end
                6'h25: begin
                end
                default: begin
                end
            endcase
        end
        if (reset) begin
            boolean_register_d = 16'h0;
        end
    end

    always @(*) begin
        entry_register_d = entry_register_q;
        outmap_register_d = outmap_register_q;
        permutation_low_d = permutation_low_q;
        permutation_high_d = permutation_high_q;
        code_index_d = code_index_q;
        descriptor_index_d = descriptor_index_q;
        uniform_index_d = uniform_index_q;
        is_f32_d = is_f32_q;
        integer_register_0_d = integer_register_0_q;
        integer_register_1_d = integer_register_1_q;
        integer_register_2_d = integer_register_2_q;
        integer_register_3_d = integer_register_3_q;
        if (write) begin
            case (offset)
                6'h0: begin
                end
                6'h1: begin
                    integer_register_0_d = data[23:0];
                end
                6'h2: begin
                    integer_register_1_d = data[23:0];
                end
                6'h3: begin
                    integer_register_2_d = data[23:0];
                end
                6'h4: begin
                    integer_register_3_d = data[23:0];
                end
                6'ha: begin
                    entry_register_d = data[11:0];
                end
                6'hb: begin
                    permutation_low_d = data;
                end
                6'hc: begin
                    permutation_high_d = data;
                end
                6'hd: begin
                    outmap_register_d = data[15:0];
                end
                6'h10: begin
                    uniform_index_d = data[7:0];
                    is_f32_d = data[31];
                end
                6'h1b: begin
                    code_index_d = data[11:0];
                end
                6'h25: begin
                    descriptor_index_d = data[11:0];
                end
                default: begin
                end
            endcase
            if (is_code_data) begin
                code_index_d = code_index_q + 12'h1;
            end
            if (is_descriptor_data) begin
                descriptor_index_d = descriptor_index_q + 12'h1;
            end
        end
        if (stored) begin
            if (~(&uniform_index_q)) begin
                uniform_index_d = uniform_index_q + 8'h1;
            end
        end
        if (reset) begin
            entry_register_d = 12'h0;
            outmap_register_d = 16'h0;
            permutation_low_d = 32'h0;
            permutation_high_d = 32'h0;
            code_index_d = 12'h0;
            descriptor_index_d = 12'h0;
            uniform_index_d = 8'h0;
            is_f32_d = 1'b0;
            integer_register_0_d = 24'h0;
            integer_register_1_d = 24'h0;
            integer_register_2_d = 24'h0;
            integer_register_3_d = 24'h0;
        end
    end

    always @(*) begin
        group_len_d = group_len_q;
        storing_d = storing_q;
        if (write) begin
            case (offset)
                6'h0: begin
                end
                6'h1: begin
                end
                6'h2: begin
                end
                6'h3: begin
                end
                6'h4: begin
                end
                6'ha: begin
                end
                6'hb: begin
                end
                6'hc: begin
                end
                6'hd: begin
                end
                6'h10: begin
                    if (~keeps_group) begin
                        group_len_d = 2'h0;
                    end
                end
                6'h1b: begin
                end
                6'h25: begin
                end
                default: begin
                end
            endcase
            if (is_uniform_data) begin
                group_len_d = group_len_q + 2'h1;
                if (complete) begin
                    group_len_d = 2'h0;
                    storing_d = 1'b1;
                end
            end
        end
        if (stored) begin
            storing_d = 1'b0;
        end
        if (reset) begin
            group_len_d = 2'h0;
            storing_d = 1'b0;
        end
    end

    always @(*) begin
        converted_d = converted_q;
        code_write = 1'b0;
        descriptor_write = 1'b0;
        if (write) begin
            if (is_code_data) begin
                code_write = code_wraps || ~(|beyond);
            end
            if (is_descriptor_data) begin
                descriptor_write = descriptor_wraps || ~(|descriptor_index_q[11:7]);
            end
            if (is_uniform_data) begin
                if (complete) begin
                    converted_d = 2'h0;
                end
            end
        end
        if (is_f32_q) begin
            if (storing_q) begin
                converted_d = converted_q + 2'h1;
            end
        end
    end

    always @(*) begin
        group_0_d = group_0_q;
        group_1_d = group_1_q;
        group_2_d = group_2_q;
        group_3_d = group_3_q;
        if (write) begin
            if (is_uniform_data) begin
                case (group_len_q)
                    2'h0: begin
                        group_0_d = data;
                    end
                    2'h1: begin
                        group_1_d = data;
                    end
                    2'h2: begin
                        group_2_d = data;
                    end
                    default: begin
                        group_3_d = data;
                    end
                endcase
            end
        end
    end

    always @(*) begin
        is_uniform_data = (offset >= 6'h11) && (offset <= 6'h18);
        is_code_data = (offset >= 6'h1c) && (offset <= 6'h23);
        is_descriptor_data = (offset >= 6'h26) && (offset <= 6'h2d);
    end

    always @(*) begin
        complete = (&group_len_q) || (~is_f32_q && group_len_q[1]);
        beyond = code_index_q & code_beyond;
        code_address = code_index_q;
        descriptor_address = descriptor_index_q[6:0];
        exists = uniform_index_q < 8'h60;
        uniform = uniform_index_q[6:0] + 7'h20;
        from_f32_a = group_0_q;
        case (converted_q)
            2'h1: begin
                from_f32_a = group_1_q;
            end
            2'h2: begin
                from_f32_a = group_2_q;
            end
            2'h3: begin
                from_f32_a = group_3_q;
            end
            default: begin
            end
        endcase
        stored = storing_q;
        uniform_write_0 = storing_q && exists;
        uniform_write_1 = storing_q && exists;
        uniform_write_2 = storing_q && exists;
        uniform_write_3 = storing_q && exists;
        if (is_f32_q) begin
            uniform_write_0 = 1'b0;
            uniform_write_1 = 1'b0;
            uniform_write_2 = 1'b0;
            uniform_write_3 = 1'b0;
            case (converted_q)
                2'h0: begin
                    uniform_write_3 = storing_q && exists;
                end
                2'h1: begin
                    uniform_write_2 = storing_q && exists;
                end
                2'h2: begin
                    uniform_write_1 = storing_q && exists;
                end
                default: begin
                    uniform_write_0 = storing_q && exists;
                end
            endcase
            stored = storing_q && (&converted_q);
        end
        busy = storing_q;
        booleans = boolean_register_q;
        entry_point = entry_register_q;
        outmap_mask = outmap_register_q;
    end

    always @(*) begin
        if (is_f32_q) begin
            uniform_data_0 = from_f32_y;
            uniform_data_1 = from_f32_y;
            uniform_data_2 = from_f32_y;
            uniform_data_3 = from_f32_y;
        end else begin
            uniform_data_0 = group_2_q[23:0];
            uniform_data_1 = ({8'h0, group_1_q[15:0]} << 8) | {16'h0, group_2_q[31:24]};
            uniform_data_2 = ({16'h0, group_0_q[7:0]} << 16) | {8'h0, group_1_q[31:16]};
            uniform_data_3 = group_0_q[31:8];
        end
    end

    always @(*) begin
        chosen_integer = integer_register_0_q;
        case (integer_index)
            2'h1: begin
                chosen_integer = integer_register_1_q;
            end
            2'h2: begin
                chosen_integer = integer_register_2_q;
            end
            2'h3: begin
                chosen_integer = integer_register_3_q;
            end
            default: begin
            end
        endcase
        integer_x = chosen_integer[7:0];
        integer_y = chosen_integer[15:8];
        integer_z = chosen_integer[23:16];
    end

    always @(*) begin
        chosen_permutation = permutation_low_q;
        if (attribute[3]) begin
            chosen_permutation = permutation_high_q;
        end
        permutation_shift = {2'h0, attribute[2:0]} << 2;
        shifted_permutation = chosen_permutation >> permutation_shift;
        v_register = shifted_permutation[3:0];
    end

    initial begin
        boolean_register_q = 16'h0;
        integer_register_0_q = 24'h0;
        integer_register_1_q = 24'h0;
        integer_register_2_q = 24'h0;
        integer_register_3_q = 24'h0;
        entry_register_q = 12'h0;
        outmap_register_q = 16'h0;
        permutation_low_q = 32'h0;
        permutation_high_q = 32'h0;
        code_index_q = 12'h0;
        descriptor_index_q = 12'h0;
        uniform_index_q = 8'h0;
        is_f32_q = 1'b0;
        group_0_q = 32'h0;
        group_1_q = 32'h0;
        group_2_q = 32'h0;
        group_3_q = 32'h0;
        group_len_q = 2'h0;
        storing_q = 1'b0;
        converted_q = 2'h0;
    end

    always @(posedge clock) begin
        boolean_register_q <= boolean_register_d;
        integer_register_0_q <= integer_register_0_d;
        integer_register_1_q <= integer_register_1_d;
        integer_register_2_q <= integer_register_2_d;
        integer_register_3_q <= integer_register_3_d;
        entry_register_q <= entry_register_d;
        outmap_register_q <= outmap_register_d;
        permutation_low_q <= permutation_low_d;
        permutation_high_q <= permutation_high_d;
        code_index_q <= code_index_d;
        descriptor_index_q <= descriptor_index_d;
        uniform_index_q <= uniform_index_d;
        is_f32_q <= is_f32_d;
        group_0_q <= group_0_d;
        group_1_q <= group_1_d;
        group_2_q <= group_2_d;
        group_3_q <= group_3_d;
        group_len_q <= group_len_d;
        storing_q <= storing_d;
        converted_q <= converted_d;
    end
endmodule

module shader_unit_inputs (
    input wire clock,
    input wire arrives,
    input wire to_uniform,
    input wire [6:0] number,
    input wire [3:0] v_register,
    input wire idle,
    input wire begins,
    input wire prepares,
    input wire [4:0] counter,
    output reg write,
    output reg [6:0] address
);

    localparam first_stays = 1'b0;
    localparam clears_v = 1'b0;
    localparam clears_r = 1'b0;
    reg [15:0] loaded_d;
    reg [15:0] loaded_q;
    reg [3:0] place;
    reg [15:0] shifted;
    reg is_loaded;
    reg [15:0] one;

    always @(*) begin
        loaded_d = loaded_q;
        if (arrives) begin
            if (to_uniform) begin
            end else if (number < 7'h10) begin
                loaded_d = loaded_q | one;
            end
        end
        if (~(idle || begins || prepares)) begin
            loaded_d = 16'h0;
        end
    end

    always @(*) begin
        place = v_register;
        if (prepares) begin
            place = counter[3:0];
        end
        shifted = loaded_q >> place;
        is_loaded = shifted[0];
        one = (16'h1 & 16'hffff) << place;
    end

    always @(*) begin
        write = 1'b0;
        address = {3'h0, v_register};
        if (arrives) begin
            if (to_uniform) begin
                address = number + 7'h20;
                write = number < 7'h60;
            end else if (number < 7'h10) begin
                write = ~(first_stays && is_loaded);
            end
        end
        if (prepares) begin
            address = {2'h0, counter};
            write = clears_v && ~is_loaded;
            if (counter[4]) begin
                write = clears_r;
            end
        end
    end

    initial begin
        loaded_q = 16'h0;
    end

    always @(posedge clock) begin
        loaded_q <= loaded_d;
    end
endmodule

module shader_unit_code (
    input wire clock,
    input wire write_enable,
    input wire [8:0] write_address,
    input wire [31:0] write_data,
    input wire read_enable,
    input wire [8:0] read_address,
    output reg [31:0] read_data
);

    reg [31:0] words [0:511];
    integer i;

    initial begin
        for (i = 0; i < 512; i = i + 1)
            words[i] = 32'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    initial
        read_data = 32'h0;

    always @(posedge clock)
        if (read_enable)
            read_data <= words[read_address];
endmodule

module shader_unit_descriptors (
    input wire clock,
    input wire write_enable,
    input wire [6:0] write_address,
    input wire [31:0] write_data,
    input wire read_enable,
    input wire [6:0] read_address,
    output reg [31:0] read_data
);

    reg [31:0] words [0:127];
    integer i;

    initial begin
        for (i = 0; i < 128; i = i + 1)
            words[i] = 32'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    initial
        read_data = 32'h0;

    always @(posedge clock)
        if (read_enable)
            read_data <= words[read_address];
endmodule

module shader_unit_registers (
    input wire clock,
    input wire write_0,
    input wire write_1,
    input wire write_2,
    input wire write_3,
    input wire [7:0] write_address,
    input wire [23:0] write_data_0,
    input wire [23:0] write_data_1,
    input wire [23:0] write_data_2,
    input wire [23:0] write_data_3,
    input wire [7:0] read_address,
    output reg [23:0] read_data_0,
    output reg [23:0] read_data_1,
    output reg [23:0] read_data_2,
    output reg [23:0] read_data_3
);

    wire [23:0] component_0_read_data;
    wire [23:0] component_1_read_data;
    wire [23:0] component_2_read_data;
    wire [23:0] component_3_read_data;

    shader_unit_component component_0 (
        .clock(clock),
        .write_enable(write_0),
        .write_address(write_address),
        .write_data(write_data_0),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_0_read_data)
    );

    shader_unit_component component_1 (
        .clock(clock),
        .write_enable(write_1),
        .write_address(write_address),
        .write_data(write_data_1),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_1_read_data)
    );

    shader_unit_component component_2 (
        .clock(clock),
        .write_enable(write_2),
        .write_address(write_address),
        .write_data(write_data_2),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_2_read_data)
    );

    shader_unit_component component_3 (
        .clock(clock),
        .write_enable(write_3),
        .write_address(write_address),
        .write_data(write_data_3),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_3_read_data)
    );

    always @(*) begin
        read_data_0 = component_0_read_data;
        read_data_1 = component_1_read_data;
        read_data_2 = component_2_read_data;
        read_data_3 = component_3_read_data;
    end
endmodule

module shader_unit_decode (
    input wire [31:0] word,
    input wire [31:0] descriptor,
    output reg is_alu,
    output reg is_mova,
    output reg is_unknown,
    output reg is_end,
    output reg is_break,
    output reg is_jump,
    output reg is_call,
    output reg is_if,
    output reg is_loop,
    output reg is_emit,
    output reg is_setemit,
    output reg [4:0] operation,
    output reg writes_register,
    output reg [4:0] destination,
    output reg [3:0] mask,
    output reg enable_x,
    output reg enable_y,
    output reg [2:0] compare_x,
    output reg [2:0] compare_y,
    output reg [1:0] sources,
    output reg [6:0] source1,
    output reg [6:0] source2,
    output reg [6:0] source3,
    output reg [1:0] wide,
    output reg [1:0] index,
    output reg [6:0] descriptor_index,
    output reg [7:0] select1,
    output reg [7:0] select2,
    output reg [7:0] select3,
    output reg negate1,
    output reg negate2,
    output reg negate3,
    output reg [11:0] target,
    output reg [9:0] count,
    output reg tests_flags,
    output reg [1:0] condition,
    output reg ref_x,
    output reg ref_y,
    output reg tests_boolean,
    output reg [3:0] boolean_index,
    output reg boolean_value,
    output reg [1:0] integer_index,
    output reg [1:0] slot,
    output reg is_primitive,
    output reg winding
);

    localparam cmp_obeys_mask = 1'b0;
    localparam num_bits = 10'hff;
    localparam one_input = 1'b0;
    reg [5:0] opcode;
    reg [2:0] group;
    reg format1;
    reg format1i;
    reg format1u;
    reg format1c;
    reg format2;
    reg format3;
    reg format5;
    reg format5i;
    reg has_descriptor;
    reg binary;
    reg ternary;
    reg flow;
    reg input1;
    reg input2;
    reg input3;
    reg [6:0] named1;
    reg [6:0] named2;
    reg [6:0] named3;

    always @(*) begin
        opcode = word[31:26];
        group = word[31:29];
        format1 = 1'b0;
        format1i = 1'b0;
        format1u = 1'b0;
        format2 = 1'b0;
        format3 = 1'b0;
        is_mova = 1'b0;
        is_unknown = 1'b0;
        is_end = 1'b0;
        is_break = 1'b0;
        is_jump = 1'b0;
        is_call = 1'b0;
        is_if = 1'b0;
        is_loop = 1'b0;
        is_emit = 1'b0;
        is_setemit = 1'b0;
        format1c = word[31:27] == 5'h17;
        format5i = group == 3'h6;
        format5 = group == 3'h7;
        operation = word[30:26];
        case (opcode)
            6'h0: begin
                format1 = 1'b1;
            end
            6'h1: begin
                format1 = 1'b1;
            end
            6'h2: begin
                format1 = 1'b1;
            end
            6'h3: begin
                format1 = 1'b1;
            end
            6'h4: begin
                format1 = 1'b1;
            end
            6'h5: begin
                format1u = 1'b1;
            end
            6'h6: begin
                format1u = 1'b1;
            end
            6'h7: begin
                format1u = 1'b1;
            end
            6'h8: begin
                format1 = 1'b1;
            end
            6'h9: begin
                format1 = 1'b1;
            end
            6'ha: begin
                format1 = 1'b1;
            end
            6'hb: begin
                format1u = 1'b1;
            end
            6'hc: begin
                format1 = 1'b1;
            end
            6'hd: begin
                format1 = 1'b1;
            end
            6'he: begin
                format1u = 1'b1;
            end
            6'hf: begin
                format1u = 1'b1;
            end
            6'h12: begin
                format1u = 1'b1;
                is_mova = 1'b1;
            end
            6'h13: begin
                format1u = 1'b1;
            end
            6'h18: begin
                format1i = 1'b1;
                operation = 5'h3;
            end
            6'h19: begin
                format1i = 1'b1;
                operation = 5'h4;
            end
            6'h1a: begin
                format1i = 1'b1;
                operation = 5'h9;
            end
            6'h1b: begin
                format1i = 1'b1;
                operation = 5'ha;
            end
            6'h20: begin
                is_break = 1'b1;
            end
            6'h21: begin
            end
            6'h22: begin
                is_end = 1'b1;
            end
            6'h23: begin
                format2 = 1'b1;
                is_break = 1'b1;
            end
            6'h24: begin
                format2 = 1'b1;
                is_call = 1'b1;
            end
            6'h25: begin
                format2 = 1'b1;
                is_call = 1'b1;
            end
            6'h26: begin
                format3 = 1'b1;
                is_call = 1'b1;
            end
            6'h27: begin
                format3 = 1'b1;
                is_if = 1'b1;
            end
            6'h28: begin
                format2 = 1'b1;
                is_if = 1'b1;
            end
            6'h29: begin
                is_loop = 1'b1;
            end
            6'h2a: begin
                is_emit = 1'b1;
            end
            6'h2b: begin
                is_setemit = 1'b1;
            end
            6'h2c: begin
                format2 = 1'b1;
                is_jump = 1'b1;
            end
            6'h2d: begin
                format3 = 1'b1;
                is_jump = 1'b1;
            end
            default: begin
                is_unknown = ~(format1c || format5 || format5i);
            end
        endcase
        if (format1c) begin
            operation = 5'h11;
        end
        binary = format1 || format1i || format1c;
        ternary = format5 || format5i;
        has_descriptor = binary || ternary || format1u;
        is_alu = has_descriptor;
        if (ternary) begin
            operation = 5'h10;
        end else if (~has_descriptor) begin
            operation = 5'h0;
        end
        writes_register = has_descriptor && ~is_mova && ~format1c;
        flow = format2 || format3 || is_loop;
        destination = 5'h0;
        descriptor_index = 7'h0;
        named1 = 7'h0;
        named2 = 7'h0;
        named3 = 7'h0;
        index = 2'h0;
        wide = 2'h0;
        sources = 2'h0;
        if (format1u) begin
            sources = 2'h1;
        end
        if (binary) begin
            sources = 2'h2;
        end
        if (format1u || binary) begin
            descriptor_index = word[6:0];
            named1 = word[18:12];
            wide = 2'h1;
            index = word[20:19];
            if (~format1c) begin
                destination = word[25:21];
            end
        end
        if (binary) begin
            named2 = {2'h0, word[11:7]};
        end
        if (format1i) begin
            named1 = {2'h0, word[18:14]};
            named2 = word[13:7];
            wide = 2'h2;
        end
        if (ternary) begin
            sources = 2'h3;
            descriptor_index = {2'h0, word[4:0]};
            named1 = {2'h0, word[21:17]};
            index = word[23:22];
            destination = word[28:24];
        end
        if (format5) begin
            named2 = word[16:10];
            named3 = {2'h0, word[9:5]};
            wide = 2'h2;
        end
        if (format5i) begin
            named2 = {2'h0, word[16:12]};
            named3 = word[11:5];
            wide = 2'h3;
        end
        input1 = named1 < 7'h10;
        input2 = named2 < 7'h10;
        input3 = ternary && (named3 < 7'h10);
        source1 = named1;
        source2 = named2;
        source3 = named3;
        if (one_input) begin
            if (input1) begin
                if (input2 && (binary || ternary)) begin
                    source2 = named1;
                end
                if (input3) begin
                    source3 = named1;
                end
            end else if (input2 && input3) begin
                source3 = named2;
            end
        end
        compare_x = 3'h0;
        compare_y = 3'h0;
        if (format1c) begin
            compare_x = word[26:24];
            compare_y = word[23:21];
        end
        target = 12'h0;
        count = 10'h0;
        if (flow) begin
            target = word[21:10];
            count = word[9:0] & num_bits;
        end
        tests_flags = format2 && (opcode != 6'h24);
        condition = 2'h0;
        ref_x = 1'b0;
        ref_y = 1'b0;
        if (tests_flags) begin
            condition = word[23:22];
            ref_y = word[24];
            ref_x = word[25];
        end
        tests_boolean = format3;
        boolean_index = 4'h0;
        boolean_value = 1'b0;
        if (tests_boolean) begin
            boolean_index = word[25:22];
            boolean_value = ~(is_jump && word[0]);
        end
        integer_index = 2'h0;
        if (is_loop) begin
            integer_index = word[23:22];
        end
        slot = 2'h0;
        is_primitive = 1'b0;
        winding = 1'b0;
        if (is_setemit) begin
            winding = word[22];
            is_primitive = word[23];
            slot = word[25:24];
        end
    end

    always @(*) begin
        mask = 4'h0;
        select1 = 8'h0;
        select2 = 8'h0;
        select3 = 8'h0;
        negate1 = 1'b0;
        negate2 = 1'b0;
        negate3 = 1'b0;
        if (has_descriptor) begin
            mask = descriptor[3:0];
            negate1 = descriptor[4];
            select1 = descriptor[12:5];
        end
        if (binary || ternary) begin
            negate2 = descriptor[13];
            select2 = descriptor[21:14];
        end
        if (ternary) begin
            negate3 = descriptor[22];
            select3 = descriptor[30:23];
        end
        enable_x = operation == 5'h7;
        enable_y = operation == 5'h7;
        if (is_mova || format1c) begin
            enable_x = mask[3];
            enable_y = mask[2];
        end
        if (format1c) begin
            if (~cmp_obeys_mask) begin
                enable_x = 1'b1;
                enable_y = 1'b1;
            end
        end
    end
endmodule

module shader_unit_operands (
    input wire clock,
    input wire [1:0] wanted,
    input wire [1:0] arrives,
    input wire [6:0] source_0,
    input wire [6:0] source_1,
    input wire [6:0] source_2,
    input wire [7:0] select_0,
    input wire [7:0] select_1,
    input wire [7:0] select_2,
    input wire negate_0,
    input wire negate_1,
    input wire negate_2,
    input wire [1:0] wide,
    input wire [1:0] index,
    input wire [31:0] a0x,
    input wire [31:0] a0y,
    input wire [31:0] al,
    input wire [23:0] register_0,
    input wire [23:0] register_1,
    input wire [23:0] register_2,
    input wire [23:0] register_3,
    output reg [6:0] address,
    output reg [23:0] a_0,
    output reg [23:0] a_1,
    output reg [23:0] a_2,
    output reg [23:0] a_3,
    output reg [23:0] b_0,
    output reg [23:0] b_1,
    output reg [23:0] b_2,
    output reg [23:0] b_3,
    output reg [23:0] c_0,
    output reg [23:0] c_1,
    output reg [23:0] c_2,
    output reg [23:0] c_3
);

    reg [6:0] place_source;
    reg [1:0] place_index;
    wire [6:0] place_address;
    wire place_ones;
    reg [7:0] modifier_select;
    reg modifier_negate;
    wire [23:0] modifier_x;
    wire [23:0] modifier_y;
    wire [23:0] modifier_z;
    wire [23:0] modifier_w;
    reg ones_q;
    reg [23:0] held_a_0_d;
    reg [23:0] held_a_0_q;
    reg [23:0] held_a_1_d;
    reg [23:0] held_a_1_q;
    reg [23:0] held_a_2_d;
    reg [23:0] held_a_2_q;
    reg [23:0] held_a_3_d;
    reg [23:0] held_a_3_q;
    reg [23:0] held_b_0_d;
    reg [23:0] held_b_0_q;
    reg [23:0] held_b_1_d;
    reg [23:0] held_b_1_q;
    reg [23:0] held_b_2_d;
    reg [23:0] held_b_2_q;
    reg [23:0] held_b_3_d;
    reg [23:0] held_b_3_q;
    reg [23:0] held_c_0_d;
    reg [23:0] held_c_0_q;
    reg [23:0] held_c_1_d;
    reg [23:0] held_c_1_q;
    reg [23:0] held_c_2_d;
    reg [23:0] held_c_2_q;
    reg [23:0] held_c_3_d;
    reg [23:0] held_c_3_q;
    reg [23:0] operand_0;
    reg [23:0] operand_1;
    reg [23:0] operand_2;
    reg [23:0] operand_3;

    shader_unit_place place (
        .source(place_source),
        .index(place_index),
        .a0x(a0x),
        .a0y(a0y),
        .al(al),
        .address(place_address),
        .ones(place_ones)
    );

    shader_unit_modifier modifier (
        .register_x(register_0),
        .register_y(register_1),
        .register_z(register_2),
        .register_w(register_3),
        .ones(ones_q),
        .select(modifier_select),
        .negate(modifier_negate),
        .x(modifier_x),
        .y(modifier_y),
        .z(modifier_z),
        .w(modifier_w)
    );

    always @(*) begin
        place_index = 2'h0;
        if (wanted == wide) begin
            place_index = index;
        end
    end

    always @(*) begin
        place_source = source_0;
        case (wanted)
            2'h2: begin
                place_source = source_1;
            end
            2'h3: begin
                place_source = source_2;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        address = place_address;
    end

    always @(*) begin
        modifier_select = select_0;
        case (arrives)
            2'h2: begin
                modifier_select = select_1;
            end
            2'h3: begin
                modifier_select = select_2;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        modifier_negate = negate_0;
        case (arrives)
            2'h2: begin
                modifier_negate = negate_1;
            end
            2'h3: begin
                modifier_negate = negate_2;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        operand_0 = modifier_x;
    end

    always @(*) begin
        operand_1 = modifier_y;
    end

    always @(*) begin
        operand_2 = modifier_z;
    end

    always @(*) begin
        operand_3 = modifier_w;
    end

    always @(*) begin
        held_a_0_d = held_a_0_q;
        held_b_0_d = held_b_0_q;
        held_c_0_d = held_c_0_q;
        case (arrives)
            2'h1: begin
                held_a_0_d = operand_0;
            end
            2'h2: begin
                held_b_0_d = operand_0;
            end
            2'h3: begin
                held_c_0_d = operand_0;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        a_0 = held_a_0_q;
        b_0 = held_b_0_q;
        c_0 = held_c_0_q;
        a_1 = held_a_1_q;
        b_1 = held_b_1_q;
        c_1 = held_c_1_q;
        a_2 = held_a_2_q;
        b_2 = held_b_2_q;
        c_2 = held_c_2_q;
        a_3 = held_a_3_q;
        b_3 = held_b_3_q;
        c_3 = held_c_3_q;
    end

    always @(*) begin
        held_a_1_d = held_a_1_q;
        held_b_1_d = held_b_1_q;
        held_c_1_d = held_c_1_q;
        case (arrives)
            2'h1: begin
                held_a_1_d = operand_1;
            end
            2'h2: begin
                held_b_1_d = operand_1;
            end
            2'h3: begin
                held_c_1_d = operand_1;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        held_a_2_d = held_a_2_q;
        held_b_2_d = held_b_2_q;
        held_c_2_d = held_c_2_q;
        case (arrives)
            2'h1: begin
                held_a_2_d = operand_2;
            end
            2'h2: begin
                held_b_2_d = operand_2;
            end
            2'h3: begin
                held_c_2_d = operand_2;
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        held_a_3_d = held_a_3_q;
        held_b_3_d = held_b_3_q;
        held_c_3_d = held_c_3_q;
        case (arrives)
            2'h1: begin
                held_a_3_d = operand_3;
            end
            2'h2: begin
                held_b_3_d = operand_3;
            end
            2'h3: begin
                held_c_3_d = operand_3;
            end
            default: begin
            end
        endcase
    end

    initial begin
        ones_q = 1'b0;
        held_a_0_q = 24'h0;
        held_a_1_q = 24'h0;
        held_a_2_q = 24'h0;
        held_a_3_q = 24'h0;
        held_b_0_q = 24'h0;
        held_b_1_q = 24'h0;
        held_b_2_q = 24'h0;
        held_b_3_q = 24'h0;
        held_c_0_q = 24'h0;
        held_c_1_q = 24'h0;
        held_c_2_q = 24'h0;
        held_c_3_q = 24'h0;
    end

    always @(posedge clock) begin
        ones_q <= place_ones;
        held_a_0_q <= held_a_0_d;
        held_a_1_q <= held_a_1_d;
        held_a_2_q <= held_a_2_d;
        held_a_3_q <= held_a_3_d;
        held_b_0_q <= held_b_0_d;
        held_b_1_q <= held_b_1_d;
        held_b_2_q <= held_b_2_d;
        held_b_3_q <= held_b_3_d;
        held_c_0_q <= held_c_0_d;
        held_c_1_q <= held_c_1_d;
        held_c_2_q <= held_c_2_d;
        held_c_3_q <= held_c_3_d;
    end
endmodule

module shader_unit_condition (
    input wire tests_flags,
    input wire [1:0] condition,
    input wire ref_x,
    input wire ref_y,
    input wire cmp_x,
    input wire cmp_y,
    input wire tests_boolean,
    input wire [3:0] boolean_index,
    input wire boolean_value,
    input wire [15:0] booleans,
    output reg holds
);

    reg x;
    reg y;
    reg [15:0] shifted;

    always @(*) begin
        x = cmp_x == ref_x;
    end

    always @(*) begin
        y = cmp_y == ref_y;
    end

    always @(*) begin
        shifted = booleans >> boolean_index;
    end

    always @(*) begin
        holds = 1'b1;
        if (tests_boolean) begin
            holds = shifted[0] == boolean_value;
        end
        if (tests_flags) begin
            case (condition)
                2'h0: begin
                    holds = x || y;
                end
                2'h1: begin
                    holds = x && y;
                end
                2'h2: begin
                    holds = x;
                end
                default: begin
                    holds = y;
                end
            endcase
        end
    end
endmodule

module shader_unit_alu (
    input wire clock,
    input wire reset,
    input wire in_valid,
    output reg in_ready,
    input wire [4:0] operation,
    input wire [2:0] compare_x,
    input wire [2:0] compare_y,
    input wire [23:0] a_x,
    input wire [23:0] a_y,
    input wire [23:0] a_z,
    input wire [23:0] a_w,
    input wire [23:0] b_x,
    input wire [23:0] b_y,
    input wire [23:0] b_z,
    input wire [23:0] b_w,
    input wire [23:0] c_x,
    input wire [23:0] c_y,
    input wire [23:0] c_z,
    input wire [23:0] c_w,
    output reg out_valid,
    input wire out_ready,
    output reg [23:0] x,
    output reg [23:0] y,
    output reg [23:0] z,
    output reg [23:0] w,
    output reg cmp_x,
    output reg cmp_y,
    output reg [31:0] a0x,
    output reg [31:0] a0y
);

    localparam mul_clocks = 6'h3;
    localparam add_clocks = 6'h4;
    localparam mad_clocks = 6'h8;
    localparam dp3_clocks = 6'hd;
    localparam dp4_clocks = 6'h12;
    localparam AluState_Idle = 3'h0;
    localparam AluState_Compute = 3'h1;
    localparam AluState_Offer = 3'h2;
    localparam AluState_Await = 3'h3;
    localparam AluState_Done = 3'h4;
    reg multiply_add_mad;
    reg multiply_add_dot;
    reg multiply_add_three;
    reg [23:0] multiply_add_a_0;
    reg [23:0] multiply_add_a_1;
    reg [23:0] multiply_add_a_2;
    reg [23:0] multiply_add_a_3;
    reg [23:0] multiply_add_b_0;
    reg [23:0] multiply_add_b_1;
    reg [23:0] multiply_add_b_2;
    reg [23:0] multiply_add_b_3;
    reg [23:0] multiply_add_c_0;
    reg [23:0] multiply_add_c_1;
    reg [23:0] multiply_add_c_2;
    reg [23:0] multiply_add_c_3;
    wire [23:0] multiply_add_product_0;
    wire [23:0] multiply_add_product_1;
    wire [23:0] multiply_add_product_2;
    wire [23:0] multiply_add_product_3;
    wire [23:0] multiply_add_sum_0;
    wire [23:0] multiply_add_sum_1;
    wire [23:0] multiply_add_sum_2;
    wire [23:0] multiply_add_sum_3;
    wire [23:0] multiply_add_total;
    reg select_is_max;
    reg select_is_min;
    reg select_is_sge;
    reg select_is_slt;
    reg select_is_litp;
    reg [23:0] select_a_0;
    reg [23:0] select_a_1;
    reg [23:0] select_a_2;
    reg [23:0] select_a_3;
    reg [23:0] select_b_0;
    reg [23:0] select_b_1;
    reg [23:0] select_b_2;
    reg [23:0] select_b_3;
    wire [23:0] select_y_0;
    wire [23:0] select_y_1;
    wire [23:0] select_y_2;
    wire [23:0] select_y_3;
    wire [23:0] select_moved_bw;
    wire select_cmp_x;
    wire select_cmp_y;
    reg special_in_valid;
    wire special_in_ready;
    reg [1:0] special_operation;
    reg [23:0] special_a;
    wire special_out_valid;
    reg special_out_ready;
    wire [23:0] special_y;
    reg [23:0] flr_0_a;
    wire [23:0] flr_0_y;
    reg [23:0] flr_1_a;
    wire [23:0] flr_1_y;
    reg [23:0] flr_2_a;
    wire [23:0] flr_2_y;
    reg [23:0] flr_3_a;
    wire [23:0] flr_3_y;
    reg [23:0] offset_a;
    wire [31:0] offset_y;
    reg [2:0] state_d;
    reg [2:0] state_q;
    reg [5:0] clocks_d;
    reg [5:0] clocks_q;
    reg [23:0] result_0_d;
    reg [23:0] result_0_q;
    reg [23:0] result_1_d;
    reg [23:0] result_1_q;
    reg [23:0] result_2_d;
    reg [23:0] result_2_q;
    reg [23:0] result_3_d;
    reg [23:0] result_3_q;
    reg flag_x_d;
    reg flag_x_q;
    reg flag_y_d;
    reg flag_y_q;
    reg [31:0] held_a0x_d;
    reg [31:0] held_a0x_q;
    reg [31:0] held_a0y_d;
    reg [31:0] held_a0y_q;
    reg [23:0] a_0;
    reg [23:0] a_1;
    reg [23:0] a_2;
    reg [23:0] a_3;
    reg [23:0] b_0;
    reg [23:0] b_1;
    reg [23:0] b_2;
    reg [23:0] b_3;
    reg [23:0] c_0;
    reg [23:0] c_1;
    reg [23:0] c_2;
    reg [23:0] c_3;
    reg [23:0] value_0;
    reg [23:0] value_1;
    reg [23:0] value_2;
    reg [23:0] value_3;
    reg [5:0] duration;
    reg is_dot;
    reg is_special;
    reg has_flags;
    reg is_mova;
    reg finished;

    shader_unit_multiply_add multiply_add (
        .clock(clock),
        .reset(reset),
        .valid(in_valid),
        .mad(multiply_add_mad),
        .dot(multiply_add_dot),
        .three(multiply_add_three),
        .a_0(multiply_add_a_0),
        .a_1(multiply_add_a_1),
        .a_2(multiply_add_a_2),
        .a_3(multiply_add_a_3),
        .b_0(multiply_add_b_0),
        .b_1(multiply_add_b_1),
        .b_2(multiply_add_b_2),
        .b_3(multiply_add_b_3),
        .c_0(multiply_add_c_0),
        .c_1(multiply_add_c_1),
        .c_2(multiply_add_c_2),
        .c_3(multiply_add_c_3),
        .product_0(multiply_add_product_0),
        .product_1(multiply_add_product_1),
        .product_2(multiply_add_product_2),
        .product_3(multiply_add_product_3),
        .sum_0(multiply_add_sum_0),
        .sum_1(multiply_add_sum_1),
        .sum_2(multiply_add_sum_2),
        .sum_3(multiply_add_sum_3),
        .total(multiply_add_total)
    );

    shader_unit_select select (
        .is_max(select_is_max),
        .is_min(select_is_min),
        .is_sge(select_is_sge),
        .is_slt(select_is_slt),
        .is_litp(select_is_litp),
        .compare_x(compare_x),
        .compare_y(compare_y),
        .a_0(select_a_0),
        .a_1(select_a_1),
        .a_2(select_a_2),
        .a_3(select_a_3),
        .b_0(select_b_0),
        .b_1(select_b_1),
        .b_2(select_b_2),
        .b_3(select_b_3),
        .y_0(select_y_0),
        .y_1(select_y_1),
        .y_2(select_y_2),
        .y_3(select_y_3),
        .moved_bw(select_moved_bw),
        .cmp_x(select_cmp_x),
        .cmp_y(select_cmp_y)
    );

    shader_unit_special special (
        .clock(clock),
        .reset(reset),
        .in_valid(special_in_valid),
        .in_ready(special_in_ready),
        .operation(special_operation),
        .a(special_a),
        .out_valid(special_out_valid),
        .out_ready(special_out_ready),
        .y(special_y)
    );

    shader_unit_flr flr_0 (
        .a(flr_0_a),
        .y(flr_0_y)
    );

    shader_unit_flr flr_1 (
        .a(flr_1_a),
        .y(flr_1_y)
    );

    shader_unit_flr flr_2 (
        .a(flr_2_a),
        .y(flr_2_y)
    );

    shader_unit_flr flr_3 (
        .a(flr_3_a),
        .y(flr_3_y)
    );

    shader_unit_offset offset (
        .a(offset_a),
        .y(offset_y)
    );

    always @(*) begin
        state_d = state_q;
        case (state_q)
            AluState_Idle: begin
                if (in_valid) begin
                    state_d = AluState_Compute;
                    if (is_special) begin
                        state_d = AluState_Offer;
                    end
                end
            end
            AluState_Compute: begin
            end
            AluState_Offer: begin
                if (special_in_ready) begin
                    state_d = AluState_Await;
                end
            end
            AluState_Await: begin
            end
            AluState_Done: begin
                if (out_ready) begin
                    state_d = AluState_Idle;
                end
            end
            default: begin
                state_d = AluState_Idle;
            end
        endcase
        if (finished) begin
            state_d = AluState_Done;
        end
        if (reset) begin
            state_d = AluState_Idle;
        end
    end

    always @(*) begin
        clocks_d = clocks_q;
        select_is_max = 1'b0;
        select_is_min = 1'b0;
        select_is_sge = 1'b0;
        select_is_slt = 1'b0;
        select_is_litp = 1'b0;
        multiply_add_mad = 1'b0;
        multiply_add_three = 1'b0;
        special_operation = 2'h0;
        is_dot = 1'b0;
        is_special = 1'b0;
        is_mova = 1'b0;
        has_flags = 1'b0;
        duration = 6'h0;
        case (operation)
            5'h0: begin
                duration = add_clocks;
            end
            5'h1: begin
                is_dot = 1'b1;
                multiply_add_three = 1'b1;
                duration = dp3_clocks;
            end
            5'h2: begin
                is_dot = 1'b1;
                duration = dp4_clocks;
            end
            5'h3: begin
                is_dot = 1'b1;
                duration = dp4_clocks;
            end
            5'h4: begin
                duration = mul_clocks;
            end
            5'h5: begin
                is_special = 1'b1;
                special_operation = 2'h2;
            end
            5'h6: begin
                is_special = 1'b1;
                special_operation = 2'h3;
            end
            5'h7: begin
                select_is_litp = 1'b1;
                has_flags = 1'b1;
            end
            5'h8: begin
                duration = mul_clocks;
            end
            5'h9: begin
                select_is_sge = 1'b1;
            end
            5'ha: begin
                select_is_slt = 1'b1;
            end
            5'hb: begin
            end
            5'hc: begin
                select_is_max = 1'b1;
            end
            5'hd: begin
                select_is_min = 1'b1;
            end
            5'he: begin
                is_special = 1'b1;
            end
            5'hf: begin
                is_special = 1'b1;
                special_operation = 2'h1;
            end
            5'h10: begin
                multiply_add_mad = 1'b1;
                duration = mad_clocks;
            end
            5'h11: begin
                has_flags = 1'b1;
            end
            5'h12: begin
                is_mova = 1'b1;
                duration = 6'h1;
            end
            default: begin
            end
        endcase
        multiply_add_dot = is_dot;
        case (state_q)
            AluState_Idle: begin
                clocks_d = duration;
            end
            AluState_Compute: begin
                clocks_d = clocks_q - 6'h1;
            end
            AluState_Offer: begin
            end
            AluState_Await: begin
            end
            AluState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        flag_x_d = flag_x_q;
        if (finished) begin
            flag_x_d = has_flags && select_cmp_x;
        end
    end

    always @(*) begin
        flag_y_d = flag_y_q;
        if (finished) begin
            flag_y_d = has_flags && select_cmp_y;
        end
    end

    always @(*) begin
        held_a0x_d = held_a0x_q;
        held_a0y_d = held_a0y_q;
        case (state_q)
            AluState_Idle: begin
            end
            AluState_Compute: begin
                held_a0x_d = 32'h0;
                held_a0y_d = 32'h0;
                if (is_mova) begin
                    held_a0x_d = held_a0x_q;
                    held_a0y_d = offset_y;
                    if (|clocks_q) begin
                        held_a0x_d = offset_y;
                    end
                end
            end
            AluState_Offer: begin
                held_a0x_d = 32'h0;
                held_a0y_d = 32'h0;
            end
            AluState_Await: begin
            end
            AluState_Done: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        a_0 = a_x;
        multiply_add_a_0 = a_0;
        select_a_0 = a_0;
        flr_0_a = a_0;
        special_a = a_0;
    end

    always @(*) begin
        a_1 = a_y;
        multiply_add_a_1 = a_1;
        select_a_1 = a_1;
        flr_1_a = a_1;
    end

    always @(*) begin
        a_2 = a_z;
        multiply_add_a_2 = a_2;
        select_a_2 = a_2;
        flr_2_a = a_2;
    end

    always @(*) begin
        a_3 = a_w;
        select_a_3 = a_3;
        flr_3_a = a_3;
    end

    always @(*) begin
        b_0 = b_x;
        multiply_add_b_0 = b_0;
        select_b_0 = b_0;
    end

    always @(*) begin
        b_1 = b_y;
        multiply_add_b_1 = b_1;
        select_b_1 = b_1;
    end

    always @(*) begin
        b_2 = b_z;
        multiply_add_b_2 = b_2;
        select_b_2 = b_2;
    end

    always @(*) begin
        b_3 = b_w;
        multiply_add_b_3 = b_3;
        select_b_3 = b_3;
    end

    always @(*) begin
        c_0 = c_x;
        multiply_add_c_0 = c_0;
    end

    always @(*) begin
        c_1 = c_y;
        multiply_add_c_1 = c_1;
    end

    always @(*) begin
        c_2 = c_z;
        multiply_add_c_2 = c_2;
    end

    always @(*) begin
        c_3 = c_w;
        multiply_add_c_3 = c_3;
    end

    always @(*) begin
        value_0 = select_y_0;
        case (operation)
            5'h0: begin
                value_0 = multiply_add_sum_0;
            end
            5'h1: begin
            end
            5'h2: begin
            end
            5'h3: begin
            end
            5'h4: begin
                value_0 = 24'h3f0000;
            end
            5'h5: begin
            end
            5'h6: begin
            end
            5'h7: begin
            end
            5'h8: begin
                value_0 = multiply_add_product_0;
            end
            5'h9: begin
            end
            5'ha: begin
            end
            5'hb: begin
                value_0 = flr_0_y;
            end
            5'hc: begin
            end
            5'hd: begin
            end
            5'he: begin
            end
            5'hf: begin
            end
            5'h10: begin
                value_0 = multiply_add_sum_0;
            end
            5'h11: begin
                value_0 = 24'h0;
            end
            5'h12: begin
                value_0 = 24'h0;
            end
            default: begin
            end
        endcase
        if (is_dot) begin
            value_0 = multiply_add_total;
        end
        if (is_special) begin
            value_0 = special_y;
        end
    end

    always @(*) begin
        value_1 = select_y_1;
        case (operation)
            5'h0: begin
                value_1 = multiply_add_sum_1;
            end
            5'h1: begin
            end
            5'h2: begin
            end
            5'h3: begin
            end
            5'h4: begin
                value_1 = multiply_add_product_1;
            end
            5'h5: begin
            end
            5'h6: begin
            end
            5'h7: begin
            end
            5'h8: begin
                value_1 = multiply_add_product_1;
            end
            5'h9: begin
            end
            5'ha: begin
            end
            5'hb: begin
                value_1 = flr_1_y;
            end
            5'hc: begin
            end
            5'hd: begin
            end
            5'he: begin
            end
            5'hf: begin
            end
            5'h10: begin
                value_1 = multiply_add_sum_1;
            end
            5'h11: begin
                value_1 = 24'h0;
            end
            5'h12: begin
                value_1 = 24'h0;
            end
            default: begin
            end
        endcase
        if (is_dot) begin
            value_1 = multiply_add_total;
        end
        if (is_special) begin
            value_1 = special_y;
        end
    end

    always @(*) begin
        value_2 = select_y_2;
        case (operation)
            5'h0: begin
                value_2 = multiply_add_sum_2;
            end
            5'h1: begin
            end
            5'h2: begin
            end
            5'h3: begin
            end
            5'h4: begin
            end
            5'h5: begin
            end
            5'h6: begin
            end
            5'h7: begin
            end
            5'h8: begin
                value_2 = multiply_add_product_2;
            end
            5'h9: begin
            end
            5'ha: begin
            end
            5'hb: begin
                value_2 = flr_2_y;
            end
            5'hc: begin
            end
            5'hd: begin
            end
            5'he: begin
            end
            5'hf: begin
            end
            5'h10: begin
                value_2 = multiply_add_sum_2;
            end
            5'h11: begin
                value_2 = 24'h0;
            end
            5'h12: begin
                value_2 = 24'h0;
            end
            default: begin
            end
        endcase
        if (is_dot) begin
            value_2 = multiply_add_total;
        end
        if (is_special) begin
            value_2 = special_y;
        end
    end

    always @(*) begin
        multiply_add_a_3 = a_3;
        case (operation)
            5'h0: begin
            end
            5'h1: begin
            end
            5'h2: begin
            end
            5'h3: begin
                multiply_add_a_3 = 24'h3f0000;
            end
            5'h4: begin
            end
            5'h5: begin
            end
            5'h6: begin
            end
            5'h7: begin
            end
            5'h8: begin
            end
            5'h9: begin
            end
            5'ha: begin
            end
            5'hb: begin
            end
            5'hc: begin
            end
            5'hd: begin
            end
            5'he: begin
            end
            5'hf: begin
            end
            5'h10: begin
            end
            5'h11: begin
            end
            5'h12: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        value_3 = select_y_3;
        case (operation)
            5'h0: begin
                value_3 = multiply_add_sum_3;
            end
            5'h1: begin
            end
            5'h2: begin
            end
            5'h3: begin
            end
            5'h4: begin
                value_3 = select_moved_bw;
            end
            5'h5: begin
            end
            5'h6: begin
            end
            5'h7: begin
            end
            5'h8: begin
                value_3 = multiply_add_product_3;
            end
            5'h9: begin
            end
            5'ha: begin
            end
            5'hb: begin
                value_3 = flr_3_y;
            end
            5'hc: begin
            end
            5'hd: begin
            end
            5'he: begin
            end
            5'hf: begin
            end
            5'h10: begin
                value_3 = multiply_add_sum_3;
            end
            5'h11: begin
                value_3 = 24'h0;
            end
            5'h12: begin
                value_3 = 24'h0;
            end
            default: begin
            end
        endcase
        if (is_dot) begin
            value_3 = multiply_add_total;
        end
        if (is_special) begin
            value_3 = special_y;
        end
    end

    always @(*) begin
        offset_a = a_1;
        if (|clocks_q) begin
            offset_a = a_0;
        end
    end

    always @(*) begin
        special_in_valid = state_q == AluState_Offer;
        special_out_ready = state_q == AluState_Await;
        out_valid = state_q == AluState_Done;
        x = result_0_q;
        y = result_1_q;
        z = result_2_q;
        w = result_3_q;
        cmp_x = flag_x_q;
        cmp_y = flag_y_q;
        a0x = held_a0x_q;
        a0y = held_a0y_q;
    end

    always @(*) begin
        finished = ((state_q == AluState_Compute) && ~(|clocks_q)) || ((state_q == AluState_Await) && special_out_valid);
        in_ready = finished;
    end

    always @(*) begin
        result_0_d = result_0_q;
        if (finished) begin
            result_0_d = value_0;
        end
    end

    always @(*) begin
        result_1_d = result_1_q;
        if (finished) begin
            result_1_d = value_1;
        end
    end

    always @(*) begin
        result_2_d = result_2_q;
        if (finished) begin
            result_2_d = value_2;
        end
    end

    always @(*) begin
        result_3_d = result_3_q;
        if (finished) begin
            result_3_d = value_3;
        end
    end

    initial begin
        state_q = 3'h0;
        clocks_q = 6'h0;
        result_0_q = 24'h0;
        result_1_q = 24'h0;
        result_2_q = 24'h0;
        result_3_q = 24'h0;
        flag_x_q = 1'b0;
        flag_y_q = 1'b0;
        held_a0x_q = 32'h0;
        held_a0y_q = 32'h0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        clocks_q <= clocks_d;
        result_0_q <= result_0_d;
        result_1_q <= result_1_d;
        result_2_q <= result_2_d;
        result_3_q <= result_3_d;
        flag_x_q <= flag_x_d;
        flag_y_q <= flag_y_d;
        held_a0x_q <= held_a0x_d;
        held_a0y_q <= held_a0y_d;
    end
endmodule

module shader_unit_flow (
    input wire clock,
    input wire reset,
    input wire step_valid,
    output reg step_ready,
    input wire [2:0] step_operation,
    input wire [11:0] step_target,
    input wire [9:0] step_count,
    input wire [7:0] step_x,
    input wire [7:0] step_y,
    input wire [7:0] step_z,
    output reg next_valid,
    input wire next_ready,
    output reg [12:0] next_pc,
    output reg [31:0] next_al,
    output reg next_past,
    output reg next_in_loop
);

    localparam pc_mask = 13'h1ff;
    localparam depth_mask = 13'h1ff;
    localparam al_mask = 32'hff;
    localparam restores_al = 1'b1;
    localparam clears_al = 1'b0;
    localparam FlowState_Push = 2'h0;
    localparam FlowState_Pop = 2'h1;
    localparam FlowState_Next = 2'h2;
    reg calls_clear;
    reg calls_push;
    reg calls_pop;
    reg [25:0] calls_data;
    wire [25:0] calls_top;
    wire [2:0] calls_count;
    reg ifs_clear;
    reg ifs_push;
    reg ifs_pop;
    reg [25:0] ifs_data;
    wire [25:0] ifs_top;
    wire [3:0] ifs_count;
    reg loops_clear;
    reg loops_push;
    reg loops_pop;
    reg [25:0] loops_data;
    wire [25:0] loops_top;
    wire [2:0] loops_count;
    reg loop_counters_clear;
    reg loop_counters_push;
    reg loop_counters_replace;
    reg loop_counters_pop;
    reg [15:0] loop_counters_data;
    wire [15:0] loop_counters_top;
    wire [2:0] loop_counters_count;
    reg outer_al_clear;
    reg outer_al_push;
    reg outer_al_pop;
    wire [31:0] outer_al_top;
    wire [2:0] outer_al_count;
    reg [1:0] state_d;
    reg [1:0] state_q;
    reg [12:0] pc_d;
    reg [12:0] pc_q;
    reg [31:0] al_d;
    reg [31:0] al_q;
    reg past_d;
    reg past_q;
    reg [12:0] target_d;
    reg [12:0] target_q;
    reg leaves_loop_d;
    reg leaves_loop_q;
    reg [12:0] copy_d;
    reg [12:0] copy_q;
    reg [1:0] pops_d;
    reg [1:0] pops_q;
    reg [12:0] after;
    reg [12:0] wide_target;
    reg [12:0] call_end;
    reg [12:0] call_return;
    reg [12:0] if_end;
    reg [12:0] if_resume;
    reg [12:0] loop_start;
    reg [12:0] loop_end;
    reg [7:0] remaining;
    reg [7:0] fewer;
    reg [7:0] loop_step;
    reg [12:0] target_and_count;
    reg [12:0] behind_target;
    reg [12:0] masked_after;
    reg [12:0] masked_copy;
    reg [12:0] masked_end;
    reg call_ends;
    reg if_ends;
    reg loop_ends;
    reg [31:0] stepped;
    reg [12:0] chosen;
    reg [12:0] outside;

    shader_unit_calls calls (
        .clock(clock),
        .clear(calls_clear),
        .push(calls_push),
        .replace(1'b0),
        .pop(calls_pop),
        .data(calls_data),
        .top(calls_top),
        .count(calls_count)
    );

    shader_unit_ifs ifs (
        .clock(clock),
        .clear(ifs_clear),
        .push(ifs_push),
        .replace(1'b0),
        .pop(ifs_pop),
        .data(ifs_data),
        .top(ifs_top),
        .count(ifs_count)
    );

    shader_unit_calls loops (
        .clock(clock),
        .clear(loops_clear),
        .push(loops_push),
        .replace(1'b0),
        .pop(loops_pop),
        .data(loops_data),
        .top(loops_top),
        .count(loops_count)
    );

    shader_unit_loop_counters loop_counters (
        .clock(clock),
        .clear(loop_counters_clear),
        .push(loop_counters_push),
        .replace(loop_counters_replace),
        .pop(loop_counters_pop),
        .data(loop_counters_data),
        .top(loop_counters_top),
        .count(loop_counters_count)
    );

    shader_unit_outer_al outer_al (
        .clock(clock),
        .clear(outer_al_clear),
        .push(outer_al_push),
        .replace(1'b0),
        .pop(outer_al_pop),
        .data(al_q),
        .top(outer_al_top),
        .count(outer_al_count)
    );

    always @(*) begin
        state_d = state_q;
        case (state_q)
            FlowState_Push: begin
                if (step_valid) begin
                    state_d = FlowState_Pop;
                    case (step_operation)
                        3'h1: begin
                            state_d = FlowState_Next;
                        end
                        3'h2: begin
                        end
                        3'h3: begin
                        end
                        3'h4: begin
                        end
                        3'h5: begin
                        end
                        3'h6: begin
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
                if (call_ends) begin
                end else begin
                    state_d = FlowState_Next;
                end
            end
            FlowState_Next: begin
                if (next_ready) begin
                    state_d = FlowState_Push;
                end
            end
            default: begin
                state_d = FlowState_Push;
            end
        endcase
        if (reset) begin
            state_d = FlowState_Push;
        end
    end

    always @(*) begin
        pc_d = pc_q;
        case (state_q)
            FlowState_Push: begin
                if (step_valid) begin
                    case (step_operation)
                        3'h1: begin
                            pc_d = wide_target & depth_mask;
                        end
                        3'h2: begin
                        end
                        3'h3: begin
                        end
                        3'h4: begin
                        end
                        3'h5: begin
                        end
                        3'h6: begin
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
                if (call_ends) begin
                end else begin
                    pc_d = outside;
                end
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
        if (reset) begin
            pc_d = 13'h0;
        end
    end

    always @(*) begin
        al_d = al_q;
        case (state_q)
            FlowState_Push: begin
                if (step_valid) begin
                    case (step_operation)
                        3'h1: begin
                            if (clears_al) begin
                                al_d = 32'h0;
                            end
                        end
                        3'h2: begin
                        end
                        3'h3: begin
                        end
                        3'h4: begin
                        end
                        3'h5: begin
                            al_d = {24'h0, step_y};
                        end
                        3'h6: begin
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
                if (call_ends) begin
                end else begin
                    if (loop_ends) begin
                        al_d = stepped & al_mask;
                        if ((|remaining) && ~leaves_loop_q) begin
                        end else begin
                            if (restores_al && (loops_count != 3'h1)) begin
                                al_d = outer_al_top;
                            end
                        end
                    end
                end
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
        if (reset) begin
            al_d = 32'h0;
        end
    end

    always @(*) begin
        past_d = past_q;
        calls_clear = 1'b0;
        ifs_clear = 1'b0;
        loops_clear = 1'b0;
        case (state_q)
            FlowState_Push: begin
                if (step_valid) begin
                    case (step_operation)
                        3'h1: begin
                            past_d = 1'b0;
                            calls_clear = 1'b1;
                            ifs_clear = 1'b1;
                            loops_clear = 1'b1;
                        end
                        3'h2: begin
                        end
                        3'h3: begin
                        end
                        3'h4: begin
                        end
                        3'h5: begin
                        end
                        3'h6: begin
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
                if (call_ends) begin
                end else begin
                    past_d = outside > depth_mask;
                end
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
        if (reset) begin
            past_d = 1'b0;
            calls_clear = 1'b1;
            ifs_clear = 1'b1;
            loops_clear = 1'b1;
        end
        loop_counters_clear = loops_clear;
        outer_al_clear = loops_clear;
    end

    always @(*) begin
        target_d = target_q;
        case (state_q)
            FlowState_Push: begin
                target_d = after;
                if (step_valid) begin
                    case (step_operation)
                        3'h1: begin
                        end
                        3'h2: begin
                            target_d = wide_target;
                        end
                        3'h3: begin
                            target_d = wide_target;
                        end
                        3'h4: begin
                        end
                        3'h5: begin
                        end
                        3'h6: begin
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        leaves_loop_d = leaves_loop_q;
        calls_push = 1'b0;
        ifs_push = 1'b0;
        loops_push = 1'b0;
        case (state_q)
            FlowState_Push: begin
                leaves_loop_d = 1'b0;
                if (step_valid) begin
                    case (step_operation)
                        3'h1: begin
                        end
                        3'h2: begin
                        end
                        3'h3: begin
                            calls_push = 1'b1;
                        end
                        3'h4: begin
                            ifs_push = 1'b1;
                        end
                        3'h5: begin
                            loops_push = 1'b1;
                        end
                        3'h6: begin
                            leaves_loop_d = 1'b1;
                        end
                        default: begin
                        end
                    endcase
                end
            end
            FlowState_Pop: begin
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
        loop_counters_push = loops_push;
        outer_al_push = loops_push;
    end

    always @(*) begin
        copy_d = copy_q;
        pops_d = pops_q;
        call_return = calls_top[12:0];
        call_end = calls_top[25:13];
        if_resume = ifs_top[12:0];
        if_end = ifs_top[25:13];
        loop_start = loops_top[12:0];
        loop_end = loops_top[25:13];
        remaining = loop_counters_top[7:0];
        loop_step = loop_counters_top[15:8];
        after = pc_q + 13'h1;
        fewer = remaining - 8'h1;
        masked_after = after & pc_mask;
        masked_copy = copy_q & pc_mask;
        masked_end = call_end & pc_mask;
        call_ends = (|calls_count) && (masked_end == masked_copy);
        masked_end = if_end & pc_mask;
        if_ends = (|ifs_count) && (masked_end == masked_after);
        masked_end = loop_end & pc_mask;
        loop_ends = (|loops_count) && (leaves_loop_q || (masked_end == masked_after));
        stepped = al_q + {24'h0, loop_step};
        chosen = target_q;
        if (|pops_q) begin
            chosen = copy_q;
        end
        if (if_ends) begin
            chosen = if_resume;
        end
        if (loop_ends) begin
            chosen = loop_end;
            if ((|remaining) && ~leaves_loop_q) begin
                chosen = loop_start;
            end
        end
        outside = chosen & pc_mask;
        step_ready = state_q == FlowState_Push;
        next_valid = state_q == FlowState_Next;
        calls_pop = 1'b0;
        ifs_pop = 1'b0;
        loops_pop = 1'b0;
        loop_counters_replace = 1'b0;
        case (state_q)
            FlowState_Push: begin
                copy_d = after;
                pops_d = 2'h0;
            end
            FlowState_Pop: begin
                if (call_ends) begin
                    calls_pop = 1'b1;
                    if (pops_q != 2'h3) begin
                        pops_d = pops_q + 2'h1;
                        copy_d = call_return;
                    end
                end else begin
                    ifs_pop = if_ends;
                    if (loop_ends) begin
                        if ((|remaining) && ~leaves_loop_q) begin
                            loop_counters_replace = 1'b1;
                        end else begin
                            loops_pop = 1'b1;
                        end
                    end
                end
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
        loop_counters_pop = loops_pop;
        outer_al_pop = loops_pop;
        next_pc = pc_q;
        next_al = al_q;
        next_past = past_q;
        next_in_loop = |loops_count;
    end

    always @(*) begin
        wide_target = {1'b0, step_target};
        behind_target = wide_target + 13'h1;
        loops_data = ({13'h0, behind_target} << 13) | {13'h0, after};
    end

    always @(*) begin
        target_and_count = wide_target + {3'h0, step_count};
        calls_data = ({13'h0, target_and_count} << 13) | {13'h0, after};
        ifs_data = ({13'h0, wide_target} << 13) | {13'h0, target_and_count};
    end

    always @(*) begin
        loop_counters_data = ({8'h0, step_z} << 8) | {8'h0, step_x};
        case (state_q)
            FlowState_Push: begin
            end
            FlowState_Pop: begin
                if (call_ends) begin
                end else begin
                    if (loop_ends) begin
                        if ((|remaining) && ~leaves_loop_q) begin
                            loop_counters_data = ({8'h0, loop_step} << 8) | {8'h0, fewer};
                        end
                    end
                end
            end
            FlowState_Next: begin
            end
            default: begin
            end
        endcase
    end

    initial begin
        state_q = 2'h0;
        pc_q = 13'h0;
        al_q = 32'h0;
        past_q = 1'b0;
        target_q = 13'h0;
        leaves_loop_q = 1'b0;
        copy_q = 13'h0;
        pops_q = 2'h0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        pc_q <= pc_d;
        al_q <= al_d;
        past_q <= past_d;
        target_q <= target_d;
        leaves_loop_q <= leaves_loop_d;
        copy_q <= copy_d;
        pops_q <= pops_d;
    end
endmodule

module shader_unit_results (
    input wire clock,
    input wire reset,
    input wire begins,
    input wire commits,
    input wire is_mova,
    input wire enable_x,
    input wire enable_y,
    input wire writes_register,
    input wire [3:0] mask,
    input wire [23:0] register_0,
    input wire [23:0] register_1,
    input wire [23:0] register_2,
    input wire [23:0] register_3,
    input wire [23:0] result_0,
    input wire [23:0] result_1,
    input wire [23:0] result_2,
    input wire [23:0] result_3,
    input wire alu_cmp_x,
    input wire alu_cmp_y,
    input wire [31:0] alu_a0x,
    input wire [31:0] alu_a0y,
    output reg cmp_x,
    output reg cmp_y,
    output reg [31:0] a0x,
    output reg [31:0] a0y,
    output reg next_cmp_x,
    output reg next_cmp_y,
    output reg [31:0] next_a0x,
    output reg [31:0] next_a0y,
    output reg [23:0] value_0,
    output reg [23:0] value_1,
    output reg [23:0] value_2,
    output reg [23:0] value_3,
    output reg write_0,
    output reg write_1,
    output reg write_2,
    output reg write_3
);

    localparam clears = 1'b0;
    reg flag_x_d;
    reg flag_x_q;
    reg flag_y_d;
    reg flag_y_q;
    reg [31:0] address_x_d;
    reg [31:0] address_x_q;
    reg [31:0] address_y_d;
    reg [31:0] address_y_q;

    always @(*) begin
        flag_x_d = flag_x_q;
        if (commits) begin
            flag_x_d = next_cmp_x;
        end
        if (reset || (begins && clears)) begin
            flag_x_d = 1'b0;
        end
    end

    always @(*) begin
        flag_y_d = flag_y_q;
        if (commits) begin
            flag_y_d = next_cmp_y;
        end
        if (reset || (begins && clears)) begin
            flag_y_d = 1'b0;
        end
    end

    always @(*) begin
        address_x_d = address_x_q;
        if (commits) begin
            address_x_d = next_a0x;
        end
        if (reset || (begins && clears)) begin
            address_x_d = 32'h0;
        end
    end

    always @(*) begin
        address_y_d = address_y_q;
        if (commits) begin
            address_y_d = next_a0y;
        end
        if (reset || (begins && clears)) begin
            address_y_d = 32'h0;
        end
    end

    always @(*) begin
        next_cmp_x = flag_x_q;
        if (enable_x) begin
            if (is_mova) begin
            end else begin
                next_cmp_x = alu_cmp_x;
            end
        end
    end

    always @(*) begin
        next_cmp_y = flag_y_q;
        if (enable_y) begin
            if (is_mova) begin
            end else begin
                next_cmp_y = alu_cmp_y;
            end
        end
    end

    always @(*) begin
        next_a0x = address_x_q;
        if (enable_x) begin
            if (is_mova) begin
                next_a0x = alu_a0x;
            end
        end
    end

    always @(*) begin
        next_a0y = address_y_q;
        if (enable_y) begin
            if (is_mova) begin
                next_a0y = alu_a0y;
            end
        end
    end

    always @(*) begin
        write_0 = writes_register && commits && mask[32'h3 - 0];
        write_1 = writes_register && commits && mask[32'h3 - 1];
        write_2 = writes_register && commits && mask[32'h3 - 2];
        write_3 = writes_register && commits && mask[32'h3 - 3];
    end

    always @(*) begin
        value_0 = 24'h0;
        if (writes_register) begin
            value_0 = register_0;
            if (mask[32'h3 - 0]) begin
                value_0 = result_0;
            end
        end
    end

    always @(*) begin
        value_1 = 24'h0;
        if (writes_register) begin
            value_1 = register_1;
            if (mask[32'h3 - 1]) begin
                value_1 = result_1;
            end
        end
    end

    always @(*) begin
        value_2 = 24'h0;
        if (writes_register) begin
            value_2 = register_2;
            if (mask[32'h3 - 2]) begin
                value_2 = result_2;
            end
        end
    end

    always @(*) begin
        value_3 = 24'h0;
        if (writes_register) begin
            value_3 = register_3;
            if (mask[32'h3 - 3]) begin
                value_3 = result_3;
            end
        end
    end

    always @(*) begin
        cmp_x = flag_x_q;
        cmp_y = flag_y_q;
        a0x = address_x_q;
        a0y = address_y_q;
    end

    initial begin
        flag_x_q = 1'b0;
        flag_y_q = 1'b0;
        address_x_q = 32'h0;
        address_y_q = 32'h0;
    end

    always @(posedge clock) begin
        flag_x_q <= flag_x_d;
        flag_y_q <= flag_y_d;
        address_x_q <= address_x_d;
        address_y_q <= address_y_d;
    end
endmodule

module shader_unit_emitter (
    input wire clock,
    input wire reset,
    input wire emit,
    input wire show,
    output reg finished,
    input wire set,
    input wire [1:0] slot,
    input wire is_primitive,
    input wire winding,
    input wire [15:0] outmap_mask,
    output reg bank,
    output reg [7:0] read_address,
    output reg write,
    output reg [7:0] write_address,
    output reg emit_valid,
    input wire emit_ready,
    output reg [1:0] emit_vertex,
    output reg [3:0] emit_index,
    output reg [4:0] emit_count,
    output reg emit_winding,
    output reg emit_last,
    output reg out_valid,
    input wire out_ready,
    output reg [3:0] out_index,
    output reg out_last
);

    localparam forgets = 1'b0;
    localparam EmitterState_Idle = 3'h0;
    localparam EmitterState_CopyRead = 3'h1;
    localparam EmitterState_CopyWrite = 3'h2;
    localparam EmitterState_SendRead = 3'h3;
    localparam EmitterState_Send = 3'h4;
    localparam EmitterState_ShowRead = 3'h5;
    localparam EmitterState_Show = 3'h6;
    localparam EmitterState_Finish = 3'h7;
    reg [2:0] state_d;
    reg [2:0] state_q;
    reg bank_in_use_d;
    reg bank_in_use_q;
    reg [1:0] set_slot_d;
    reg [1:0] set_slot_q;
    reg set_primitive_d;
    reg set_primitive_q;
    reg set_winding_d;
    reg set_winding_q;
    reg [15:0] remaining_d;
    reg [15:0] remaining_q;
    reg [4:0] index_d;
    reg [4:0] index_q;
    reg [4:0] count_d;
    reg [4:0] count_q;
    reg [1:0] vertex_d;
    reg [1:0] vertex_q;
    reg [3:0] lowest;
    reg [15:0] minus_one;
    reg [15:0] rest;
    reg [4:0] next_index;
    reg end_of_vertex;
    reg [7:0] in_bank;
    reg [7:0] in_slot;

    always @(*) begin
        state_d = state_q;
        case (state_q)
            EmitterState_Idle: begin
                if (emit) begin
                    state_d = EmitterState_CopyRead;
                end
                if (show) begin
                    state_d = EmitterState_ShowRead;
                end
            end
            EmitterState_CopyRead: begin
                state_d = EmitterState_CopyWrite;
                if (~(|remaining_q)) begin
                    state_d = EmitterState_Finish;
                    if (set_primitive_q) begin
                        state_d = EmitterState_SendRead;
                    end
                end
            end
            EmitterState_CopyWrite: begin
                state_d = EmitterState_CopyRead;
            end
            EmitterState_SendRead: begin
                state_d = EmitterState_Send;
            end
            EmitterState_Send: begin
                if (emit_ready) begin
                    state_d = EmitterState_SendRead;
                    if (emit_last) begin
                        state_d = EmitterState_Finish;
                    end
                end
            end
            EmitterState_ShowRead: begin
                state_d = EmitterState_Show;
                if (~(|remaining_q)) begin
                    state_d = EmitterState_Finish;
                end
            end
            EmitterState_Show: begin
                if (out_ready) begin
                    state_d = EmitterState_ShowRead;
                end
            end
            EmitterState_Finish: begin
                state_d = EmitterState_Idle;
            end
            default: begin
                state_d = EmitterState_Idle;
            end
        endcase
        if (reset) begin
            state_d = EmitterState_Idle;
        end
    end

    always @(*) begin
        bank_in_use_d = bank_in_use_q;
        case (state_q)
            EmitterState_Idle: begin
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
                bank_in_use_d = ~bank_in_use_q;
            end
            default: begin
            end
        endcase
        if (reset) begin
            bank_in_use_d = 1'b0;
        end
    end

    always @(*) begin
        set_slot_d = set_slot_q;
        case (state_q)
            EmitterState_Idle: begin
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
                if (forgets && emit) begin
                    set_slot_d = 2'h0;
                end
            end
            default: begin
            end
        endcase
        if (set) begin
            set_slot_d = slot;
        end
        if (reset) begin
            set_slot_d = 2'h0;
        end
    end

    always @(*) begin
        set_primitive_d = set_primitive_q;
        case (state_q)
            EmitterState_Idle: begin
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
                if (forgets && emit) begin
                    set_primitive_d = 1'b0;
                end
            end
            default: begin
            end
        endcase
        if (set) begin
            set_primitive_d = is_primitive;
        end
        if (reset) begin
            set_primitive_d = 1'b0;
        end
    end

    always @(*) begin
        set_winding_d = set_winding_q;
        case (state_q)
            EmitterState_Idle: begin
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
                if (forgets && emit) begin
                    set_winding_d = 1'b0;
                end
            end
            default: begin
            end
        endcase
        if (set) begin
            set_winding_d = winding;
        end
        if (reset) begin
            set_winding_d = 1'b0;
        end
    end

    always @(*) begin
        remaining_d = remaining_q;
        case (state_q)
            EmitterState_Idle: begin
                remaining_d = outmap_mask;
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
                remaining_d = rest;
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
                if (out_ready) begin
                    remaining_d = rest;
                end
            end
            EmitterState_Finish: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        index_d = index_q;
        case (state_q)
            EmitterState_Idle: begin
                index_d = 5'h0;
            end
            EmitterState_CopyRead: begin
                if (~(|remaining_q)) begin
                    index_d = 5'h0;
                end
            end
            EmitterState_CopyWrite: begin
                index_d = next_index;
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
                if (emit_ready) begin
                    index_d = next_index;
                    if (end_of_vertex) begin
                        index_d = 5'h0;
                    end
                end
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
                if (out_ready) begin
                    index_d = next_index;
                end
            end
            EmitterState_Finish: begin
            end
            default: begin
            end
        endcase
    end

    always @(*) begin
        count_d = count_q;
        lowest = 4'h0;
        if (remaining_q[32'hf - 0]) begin
            lowest = 4'hf - 4'h0;
        end
        if (remaining_q[32'hf - 1]) begin
            lowest = 4'hf - 4'h1;
        end
        if (remaining_q[32'hf - 2]) begin
            lowest = 4'hf - 4'h2;
        end
        if (remaining_q[32'hf - 3]) begin
            lowest = 4'hf - 4'h3;
        end
        if (remaining_q[32'hf - 4]) begin
            lowest = 4'hf - 4'h4;
        end
        if (remaining_q[32'hf - 5]) begin
            lowest = 4'hf - 4'h5;
        end
        if (remaining_q[32'hf - 6]) begin
            lowest = 4'hf - 4'h6;
        end
        if (remaining_q[32'hf - 7]) begin
            lowest = 4'hf - 4'h7;
        end
        if (remaining_q[32'hf - 8]) begin
            lowest = 4'hf - 4'h8;
        end
        if (remaining_q[32'hf - 9]) begin
            lowest = 4'hf - 4'h9;
        end
        if (remaining_q[32'hf - 10]) begin
            lowest = 4'hf - 4'ha;
        end
        if (remaining_q[32'hf - 11]) begin
            lowest = 4'hf - 4'hb;
        end
        if (remaining_q[32'hf - 12]) begin
            lowest = 4'hf - 4'hc;
        end
        if (remaining_q[32'hf - 13]) begin
            lowest = 4'hf - 4'hd;
        end
        if (remaining_q[32'hf - 14]) begin
            lowest = 4'hf - 4'he;
        end
        if (remaining_q[32'hf - 15]) begin
            lowest = 4'hf - 4'hf;
        end
        minus_one = remaining_q - 16'h1;
        rest = remaining_q & minus_one;
        next_index = index_q + 5'h1;
        end_of_vertex = ~(|count_q) || (next_index == count_q);
        emit_last = ~(|count_q) || (end_of_vertex && (vertex_q == 2'h2));
        in_bank = {4'h0, lowest} | 8'h80;
        if (bank_in_use_q) begin
            in_bank = {4'h0, lowest} | 8'h90;
        end
        in_slot = ({6'h0, vertex_q} << 4) | {3'h0, index_q} | 8'hc0;
        write_address = ({6'h0, set_slot_q} << 4) | {3'h0, index_q} | 8'hc0;
        finished = state_q == EmitterState_Finish;
        write = state_q == EmitterState_CopyWrite;
        emit_valid = state_q == EmitterState_Send;
        out_valid = state_q == EmitterState_Show;
        read_address = in_bank;
        if ((state_q == EmitterState_SendRead) || emit_valid) begin
            read_address = in_slot;
            if (~(|count_q)) begin
                read_address = 8'ha0;
            end
        end
        case (state_q)
            EmitterState_Idle: begin
            end
            EmitterState_CopyRead: begin
                if (~(|remaining_q)) begin
                    count_d = index_q;
                end
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
            end
            default: begin
            end
        endcase
        bank = bank_in_use_q;
        emit_vertex = vertex_q;
        emit_index = index_q[3:0];
        emit_count = count_q;
        emit_winding = set_winding_q;
        out_index = index_q[3:0];
        out_last = ~(|rest);
    end

    always @(*) begin
        vertex_d = vertex_q;
        case (state_q)
            EmitterState_Idle: begin
                vertex_d = 2'h0;
            end
            EmitterState_CopyRead: begin
            end
            EmitterState_CopyWrite: begin
            end
            EmitterState_SendRead: begin
            end
            EmitterState_Send: begin
                if (emit_ready) begin
                    if (end_of_vertex) begin
                        vertex_d = vertex_q + 2'h1;
                    end
                end
            end
            EmitterState_ShowRead: begin
            end
            EmitterState_Show: begin
            end
            EmitterState_Finish: begin
            end
            default: begin
            end
        endcase
    end

    initial begin
        state_q = 3'h0;
        bank_in_use_q = 1'b0;
        set_slot_q = 2'h0;
        set_primitive_q = 1'b0;
        set_winding_q = 1'b0;
        remaining_q = 16'h0;
        index_q = 5'h0;
        count_q = 5'h0;
        vertex_q = 2'h0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        bank_in_use_q <= bank_in_use_d;
        set_slot_q <= set_slot_d;
        set_primitive_q <= set_primitive_d;
        set_winding_q <= set_winding_d;
        remaining_q <= remaining_d;
        index_q <= index_d;
        count_q <= count_d;
        vertex_q <= vertex_d;
    end
endmodule

module shader_unit_from_f32 (
    input wire [31:0] a,
    output reg [23:0] y
);

    localparam rebias = 10'h3c0;
    localparam to_rest = 5'h11;
    localparam infinity = 24'h7f0000;
    localparam sign_position = 5'h17;
    localparam canonical_nan = 24'h7f8000;
    wire unpack_sign;
    wire [7:0] unpack_exponent;
    wire [22:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    reg [9:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [25:0] round_magnitude;
    reg pack_special;
    reg [23:0] pack_special_value;
    wire [23:0] pack_y;
    reg [22:0] rest;

    shader_unit_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    shader_unit_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_pack pack (
        .sign(unpack_sign),
        .magnitude(round_magnitude),
        .zero(unpack_zero),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    always @(*) begin
        round_exponent = {2'h0, unpack_exponent} + rebias;
    end

    always @(*) begin
        round_mantissa = unpack_mantissa[22:7];
        round_half = unpack_mantissa[6];
        rest = unpack_mantissa << to_rest;
        round_rest = |rest;
    end

    always @(*) begin
        pack_special = unpack_infinite || unpack_nan;
    end

    always @(*) begin
        pack_special_value = infinity | ({23'h0, unpack_sign} << sign_position);
        if (unpack_nan) begin
            pack_special_value = canonical_nan;
        end
    end

    always @(*) begin
        y = pack_y;
    end
endmodule

module shader_unit_component (
    input wire clock,
    input wire write_enable,
    input wire [7:0] write_address,
    input wire [23:0] write_data,
    input wire read_enable,
    input wire [7:0] read_address,
    output reg [23:0] read_data
);

    reg [23:0] words [0:255];
    integer i;

    initial begin
        for (i = 0; i < 256; i = i + 1)
            words[i] = 24'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    initial
        read_data = 24'h0;

    always @(posedge clock)
        if (read_enable)
            read_data <= words[read_address];
endmodule

module shader_unit_place (
    input wire [6:0] source,
    input wire [1:0] index,
    input wire [31:0] a0x,
    input wire [31:0] a0y,
    input wire [31:0] al,
    output reg [6:0] address,
    output reg ones
);

    reg [31:0] offset;
    reg [24:0] sign;
    reg in_range;
    reg [6:0] place;
    reg [6:0] sum;

    always @(*) begin
        offset = 32'h0;
        case (index)
            2'h1: begin
                offset = a0x;
            end
            2'h2: begin
                offset = a0y;
            end
            2'h3: begin
                offset = al;
            end
            default: begin
            end
        endcase
        sign = offset[31:7];
        in_range = ~(|sign) || ((&sign) && (index != 2'h3));
    end

    always @(*) begin
        address = source;
        ones = 1'b0;
        sum = place + offset[6:0];
        if ((source >= 7'h20) && in_range) begin
            if (sum < 7'h60) begin
                address = sum + 7'h20;
            end else begin
                ones = 1'b1;
            end
        end
    end

    always @(*) begin
        place = source - 7'h20;
    end
endmodule

module shader_unit_modifier (
    input wire [23:0] register_x,
    input wire [23:0] register_y,
    input wire [23:0] register_z,
    input wire [23:0] register_w,
    input wire ones,
    input wire [7:0] select,
    input wire negate,
    output reg [23:0] x,
    output reg [23:0] y,
    output reg [23:0] z,
    output reg [23:0] w
);

    reg [1:0] lane_0_select;
    wire [23:0] lane_0_y;
    reg [1:0] lane_1_select;
    wire [23:0] lane_1_y;
    reg [1:0] lane_2_select;
    wire [23:0] lane_2_y;
    reg [1:0] lane_3_select;
    wire [23:0] lane_3_y;

    shader_unit_lane lane_0 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_0_select),
        .ones(ones),
        .negate(negate),
        .y(lane_0_y)
    );

    shader_unit_lane lane_1 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_1_select),
        .ones(ones),
        .negate(negate),
        .y(lane_1_y)
    );

    shader_unit_lane lane_2 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_2_select),
        .ones(ones),
        .negate(negate),
        .y(lane_2_y)
    );

    shader_unit_lane lane_3 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_3_select),
        .ones(ones),
        .negate(negate),
        .y(lane_3_y)
    );

    always @(*) begin
        lane_0_select = select[7:6];
        lane_1_select = select[5:4];
        lane_2_select = select[3:2];
        lane_3_select = select[1:0];
    end

    always @(*) begin
        x = lane_0_y;
    end

    always @(*) begin
        y = lane_1_y;
    end

    always @(*) begin
        z = lane_2_y;
    end

    always @(*) begin
        w = lane_3_y;
    end
endmodule

module shader_unit_multiply_add (
    input wire clock,
    input wire reset,
    input wire valid,
    input wire mad,
    input wire dot,
    input wire three,
    input wire [23:0] a_0,
    input wire [23:0] a_1,
    input wire [23:0] a_2,
    input wire [23:0] a_3,
    input wire [23:0] b_0,
    input wire [23:0] b_1,
    input wire [23:0] b_2,
    input wire [23:0] b_3,
    input wire [23:0] c_0,
    input wire [23:0] c_1,
    input wire [23:0] c_2,
    input wire [23:0] c_3,
    output reg [23:0] product_0,
    output reg [23:0] product_1,
    output reg [23:0] product_2,
    output reg [23:0] product_3,
    output reg [23:0] sum_0,
    output reg [23:0] sum_1,
    output reg [23:0] sum_2,
    output reg [23:0] sum_3,
    output reg [23:0] total
);

    localparam tree = 1'b0;
    wire mul_0_out_valid;
    wire [23:0] mul_0_y;
    wire mul_1_out_valid;
    wire [23:0] mul_1_y;
    wire mul_2_out_valid;
    wire [23:0] mul_2_y;
    wire mul_3_out_valid;
    wire [23:0] mul_3_y;
    reg [23:0] add_0_a;
    reg [23:0] add_0_b;
    wire add_0_out_valid;
    wire [23:0] add_0_y;
    reg [23:0] add_1_a;
    reg [23:0] add_1_b;
    wire add_1_out_valid;
    wire [23:0] add_1_y;
    reg [23:0] add_2_a;
    reg [23:0] add_2_b;
    wire add_2_out_valid;
    wire [23:0] add_2_y;
    reg [23:0] add_3_a;
    reg [23:0] add_3_b;
    wire add_3_out_valid;
    wire [23:0] add_3_y;

    shader_unit_mul mul_0 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_0),
        .b(b_0),
        .out_valid(mul_0_out_valid),
        .y(mul_0_y)
    );

    shader_unit_mul mul_1 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_1),
        .b(b_1),
        .out_valid(mul_1_out_valid),
        .y(mul_1_y)
    );

    shader_unit_mul mul_2 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_2),
        .b(b_2),
        .out_valid(mul_2_out_valid),
        .y(mul_2_y)
    );

    shader_unit_mul mul_3 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_3),
        .b(b_3),
        .out_valid(mul_3_out_valid),
        .y(mul_3_y)
    );

    shader_unit_add add_0 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_0_a),
        .b(add_0_b),
        .out_valid(add_0_out_valid),
        .y(add_0_y)
    );

    shader_unit_add add_1 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_1_a),
        .b(add_1_b),
        .out_valid(add_1_out_valid),
        .y(add_1_y)
    );

    shader_unit_add add_2 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_2_a),
        .b(add_2_b),
        .out_valid(add_2_out_valid),
        .y(add_2_y)
    );

    shader_unit_add add_3 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_3_a),
        .b(add_3_b),
        .out_valid(add_3_out_valid),
        .y(add_3_y)
    );

    always @(*) begin
        product_0 = mul_0_y;
        sum_0 = add_0_y;
        product_1 = mul_1_y;
        sum_1 = add_1_y;
        product_2 = mul_2_y;
        sum_2 = add_2_y;
        product_3 = mul_3_y;
        sum_3 = add_3_y;
    end

    always @(*) begin
        add_0_a = a_0;
        if (mad) begin
            add_0_a = mul_0_y;
        end
        if (dot) begin
            add_0_a = mul_0_y;
        end
    end

    always @(*) begin
        add_0_b = b_0;
        if (mad) begin
            add_0_b = c_0;
        end
        if (dot) begin
            add_0_b = mul_1_y;
        end
    end

    always @(*) begin
        add_1_a = a_1;
        if (mad) begin
            add_1_a = mul_1_y;
        end
        if (dot) begin
            add_1_a = add_0_y;
            if (tree) begin
                add_1_a = mul_2_y;
            end
        end
    end

    always @(*) begin
        add_1_b = b_1;
        if (mad) begin
            add_1_b = c_1;
        end
        if (dot) begin
            add_1_b = mul_2_y;
            if (tree) begin
                add_1_b = mul_3_y;
            end
        end
    end

    always @(*) begin
        add_2_a = a_2;
        if (mad) begin
            add_2_a = mul_2_y;
        end
        if (dot) begin
            add_2_a = add_1_y;
            if (tree) begin
                add_2_a = add_0_y;
            end
        end
    end

    always @(*) begin
        add_2_b = b_2;
        if (mad) begin
            add_2_b = c_2;
        end
        if (dot) begin
            add_2_b = mul_3_y;
            if (tree) begin
                add_2_b = add_1_y;
                if (three) begin
                    add_2_b = mul_2_y;
                end
            end
        end
    end

    always @(*) begin
        add_3_a = a_3;
        if (mad) begin
            add_3_a = mul_3_y;
        end
    end

    always @(*) begin
        add_3_b = b_3;
        if (mad) begin
            add_3_b = c_3;
        end
    end

    always @(*) begin
        total = add_2_y;
        if (three && ~tree) begin
            total = add_1_y;
        end
    end
endmodule

module shader_unit_select (
    input wire is_max,
    input wire is_min,
    input wire is_sge,
    input wire is_slt,
    input wire is_litp,
    input wire [2:0] compare_x,
    input wire [2:0] compare_y,
    input wire [23:0] a_0,
    input wire [23:0] a_1,
    input wire [23:0] a_2,
    input wire [23:0] a_3,
    input wire [23:0] b_0,
    input wire [23:0] b_1,
    input wire [23:0] b_2,
    input wire [23:0] b_3,
    output reg [23:0] y_0,
    output reg [23:0] y_1,
    output reg [23:0] y_2,
    output reg [23:0] y_3,
    output reg [23:0] moved_bw,
    output reg cmp_x,
    output reg cmp_y
);

    localparam zero_positive = 1'b0;
    localparam nan_passes = 1'b0;
    wire [23:0] flush_a_0_y;
    wire [23:0] flush_a_1_y;
    wire [23:0] flush_a_2_y;
    wire [23:0] flush_a_3_y;
    wire [23:0] flush_b_0_y;
    wire [23:0] flush_b_1_y;
    wire [23:0] flush_b_2_y;
    wire [23:0] flush_b_3_y;
    reg [23:0] flush_y_a;
    wire [23:0] flush_y_y;
    reg [23:0] cmp_0_a;
    reg [23:0] cmp_0_b;
    wire [5:0] cmp_0_y;
    reg [23:0] cmp_1_a;
    reg [23:0] cmp_1_b;
    wire [5:0] cmp_1_y;
    reg [23:0] cmp_2_a;
    reg [23:0] cmp_2_b;
    wire [5:0] cmp_2_y;
    reg [23:0] cmp_3_a;
    reg [23:0] cmp_3_b;
    wire [5:0] cmp_3_y;
    reg [23:0] left_0;
    reg [23:0] left_1;
    reg [23:0] left_2;
    reg [23:0] left_3;
    reg [23:0] right_0;
    reg [23:0] right_1;
    reg [23:0] right_2;
    reg [23:0] right_3;
    reg [23:0] chosen_0;
    reg [23:0] chosen_1;
    reg [23:0] chosen_2;
    reg [23:0] chosen_3;
    reg [23:0] limited;
    reg [7:0] flags_x;
    reg [7:0] flags_y;
    reg [7:0] flag_x;
    reg [7:0] flag_y;

    shader_unit_flush flush_a_0 (
        .a(a_0),
        .y(flush_a_0_y)
    );

    shader_unit_flush flush_a_1 (
        .a(a_1),
        .y(flush_a_1_y)
    );

    shader_unit_flush flush_a_2 (
        .a(a_2),
        .y(flush_a_2_y)
    );

    shader_unit_flush flush_a_3 (
        .a(a_3),
        .y(flush_a_3_y)
    );

    shader_unit_flush flush_b_0 (
        .a(b_0),
        .y(flush_b_0_y)
    );

    shader_unit_flush flush_b_1 (
        .a(b_1),
        .y(flush_b_1_y)
    );

    shader_unit_flush flush_b_2 (
        .a(b_2),
        .y(flush_b_2_y)
    );

    shader_unit_flush flush_b_3 (
        .a(b_3),
        .y(flush_b_3_y)
    );

    shader_unit_flush flush_y (
        .a(flush_y_a),
        .y(flush_y_y)
    );

    shader_unit_cmp cmp_0 (
        .a(cmp_0_a),
        .b(cmp_0_b),
        .y(cmp_0_y)
    );

    shader_unit_cmp cmp_1 (
        .a(cmp_1_a),
        .b(cmp_1_b),
        .y(cmp_1_y)
    );

    shader_unit_cmp cmp_2 (
        .a(cmp_2_a),
        .b(cmp_2_b),
        .y(cmp_2_y)
    );

    shader_unit_cmp cmp_3 (
        .a(cmp_3_a),
        .b(cmp_3_b),
        .y(cmp_3_y)
    );

    always @(*) begin
        left_0 = a_0;
        if (is_min || is_sge || is_slt) begin
            left_0 = flush_a_0_y;
        end
        cmp_0_a = left_0;
    end

    always @(*) begin
        right_0 = b_0;
        if (is_min || is_sge || is_slt) begin
            right_0 = flush_b_0_y;
        end
        if (is_litp) begin
            right_0 = 24'h0;
        end
        cmp_0_b = right_0;
    end

    always @(*) begin
        left_1 = a_1;
        if (is_min || is_sge || is_slt) begin
            left_1 = flush_a_1_y;
        end
        cmp_1_a = left_1;
    end

    always @(*) begin
        right_1 = b_1;
        if (is_min || is_sge || is_slt) begin
            right_1 = flush_b_1_y;
        end
        if (is_litp) begin
            right_1 = 24'hc5fffc;
        end
        cmp_1_b = right_1;
    end

    always @(*) begin
        left_2 = a_2;
        if (is_min || is_sge || is_slt) begin
            left_2 = flush_a_2_y;
        end
    end

    always @(*) begin
        right_2 = b_2;
        if (is_min || is_sge || is_slt) begin
            right_2 = flush_b_2_y;
        end
    end

    always @(*) begin
        left_3 = a_3;
        if (is_min || is_sge || is_slt) begin
            left_3 = flush_a_3_y;
        end
        cmp_3_a = left_3;
    end

    always @(*) begin
        right_3 = b_3;
        if (is_min || is_sge || is_slt) begin
            right_3 = flush_b_3_y;
        end
        if (is_litp) begin
            right_3 = 24'h0;
        end
        cmp_3_b = right_3;
    end

    always @(*) begin
        moved_bw = flush_b_3_y;
        if (zero_positive && ~(|moved_bw[22:0])) begin
            moved_bw = 24'h0;
        end
    end

    always @(*) begin
        cmp_2_a = left_2;
        if (is_litp) begin
            cmp_2_a = flush_y_y;
        end
    end

    always @(*) begin
        cmp_2_b = right_2;
        if (is_litp) begin
            cmp_2_b = 24'h45fffc;
        end
    end

    always @(*) begin
        limited = right_1;
        if (cmp_1_y[4]) begin
            limited = left_1;
        end
        flush_y_a = limited;
    end

    always @(*) begin
        chosen_0 = flush_a_0_y;
        if (is_max || is_litp) begin
            chosen_0 = right_0;
            if (cmp_0_y[4]) begin
                chosen_0 = left_0;
            end
        end
        if (is_min) begin
            chosen_0 = right_0;
            if (cmp_0_y[2]) begin
                chosen_0 = left_0;
            end
        end
        if (zero_positive && ~(|chosen_0[22:0])) begin
            chosen_0 = 24'h0;
        end
        y_0 = chosen_0;
        if (is_sge || is_slt) begin
            y_0 = 24'h0;
            if (is_sge && cmp_0_y[5]) begin
                y_0 = 24'h3f0000;
            end
            if (is_slt && cmp_0_y[2]) begin
                y_0 = 24'h3f0000;
            end
        end
    end

    always @(*) begin
        chosen_1 = flush_a_1_y;
        if (is_max || is_litp) begin
            chosen_1 = right_1;
            if (cmp_1_y[4]) begin
                chosen_1 = left_1;
            end
        end
        if (is_min) begin
            chosen_1 = right_1;
            if (cmp_1_y[2]) begin
                chosen_1 = left_1;
            end
        end
        if (is_litp) begin
            chosen_1 = 24'h45fffc;
            if (cmp_2_y[2]) begin
                chosen_1 = flush_y_y;
            end
        end
        if (zero_positive && ~(|chosen_1[22:0])) begin
            chosen_1 = 24'h0;
        end
        if (is_litp && nan_passes && (&a_1[22:16]) && (|a_1[15:0])) begin
            chosen_1 = a_1;
        end
        y_1 = chosen_1;
        if (is_sge || is_slt) begin
            y_1 = 24'h0;
            if (is_sge && cmp_1_y[5]) begin
                y_1 = 24'h3f0000;
            end
            if (is_slt && cmp_1_y[2]) begin
                y_1 = 24'h3f0000;
            end
        end
    end

    always @(*) begin
        chosen_2 = flush_a_2_y;
        if (is_max || is_litp) begin
            chosen_2 = right_2;
            if (cmp_2_y[4]) begin
                chosen_2 = left_2;
            end
        end
        if (is_min) begin
            chosen_2 = right_2;
            if (cmp_2_y[2]) begin
                chosen_2 = left_2;
            end
        end
        if (is_litp) begin
            chosen_2 = 24'h0;
        end
        if (zero_positive && ~(|chosen_2[22:0])) begin
            chosen_2 = 24'h0;
        end
        y_2 = chosen_2;
        if (is_sge || is_slt) begin
            y_2 = 24'h0;
            if (is_sge && cmp_2_y[5]) begin
                y_2 = 24'h3f0000;
            end
            if (is_slt && cmp_2_y[2]) begin
                y_2 = 24'h3f0000;
            end
        end
    end

    always @(*) begin
        chosen_3 = flush_a_3_y;
        if (is_max || is_litp) begin
            chosen_3 = right_3;
            if (cmp_3_y[4]) begin
                chosen_3 = left_3;
            end
        end
        if (is_min) begin
            chosen_3 = right_3;
            if (cmp_3_y[2]) begin
                chosen_3 = left_3;
            end
        end
        if (zero_positive && ~(|chosen_3[22:0])) begin
            chosen_3 = 24'h0;
        end
        y_3 = chosen_3;
        if (is_sge || is_slt) begin
            y_3 = 24'h0;
            if (is_sge && cmp_3_y[5]) begin
                y_3 = 24'h3f0000;
            end
            if (is_slt && cmp_3_y[2]) begin
                y_3 = 24'h3f0000;
            end
        end
    end

    always @(*) begin
        flags_x = {2'h0, cmp_0_y} | 8'hc0;
    end

    always @(*) begin
        flags_y = {2'h0, cmp_1_y} | 8'hc0;
    end

    always @(*) begin
        flag_x = flags_x >> compare_x;
    end

    always @(*) begin
        flag_y = flags_y >> compare_y;
    end

    always @(*) begin
        cmp_x = flag_x[0];
        if (is_litp) begin
            cmp_x = cmp_0_y[5];
        end
    end

    always @(*) begin
        cmp_y = flag_y[0];
        if (is_litp) begin
            cmp_y = cmp_3_y[5];
        end
    end
endmodule

module shader_unit_special (
    input wire clock,
    input wire reset,
    input wire in_valid,
    output reg in_ready,
    input wire [1:0] operation,
    input wire [23:0] a,
    output reg out_valid,
    input wire out_ready,
    output reg [23:0] y
);

    reg rcp_in_valid;
    wire rcp_in_ready;
    wire rcp_out_valid;
    wire [23:0] rcp_y;
    reg rsq_in_valid;
    wire rsq_in_ready;
    wire rsq_out_valid;
    wire [23:0] rsq_y;
    reg ex2_in_valid;
    wire ex2_in_ready;
    wire ex2_out_valid;
    wire [23:0] ex2_y;
    reg lg2_in_valid;
    wire lg2_in_ready;
    wire lg2_out_valid;
    wire [23:0] lg2_y;

    shader_unit_rcp rcp (
        .clock(clock),
        .reset(reset),
        .in_valid(rcp_in_valid),
        .out_ready(out_ready),
        .a(a),
        .in_ready(rcp_in_ready),
        .out_valid(rcp_out_valid),
        .y(rcp_y)
    );

    shader_unit_rsq rsq (
        .clock(clock),
        .reset(reset),
        .in_valid(rsq_in_valid),
        .out_ready(out_ready),
        .a(a),
        .in_ready(rsq_in_ready),
        .out_valid(rsq_out_valid),
        .y(rsq_y)
    );

    shader_unit_ex2 ex2 (
        .clock(clock),
        .reset(reset),
        .in_valid(ex2_in_valid),
        .out_ready(out_ready),
        .a(a),
        .in_ready(ex2_in_ready),
        .out_valid(ex2_out_valid),
        .y(ex2_y)
    );

    shader_unit_lg2 lg2 (
        .clock(clock),
        .reset(reset),
        .in_valid(lg2_in_valid),
        .out_ready(out_ready),
        .a(a),
        .in_ready(lg2_in_ready),
        .out_valid(lg2_out_valid),
        .y(lg2_y)
    );

    always @(*) begin
        rcp_in_valid = 1'b0;
        rsq_in_valid = 1'b0;
        ex2_in_valid = 1'b0;
        lg2_in_valid = 1'b0;
        case (operation)
            2'h0: begin
                rcp_in_valid = in_valid;
            end
            2'h1: begin
                rsq_in_valid = in_valid;
            end
            2'h2: begin
                ex2_in_valid = in_valid;
            end
            default: begin
                lg2_in_valid = in_valid;
            end
        endcase
    end

    always @(*) begin
        case (operation)
            2'h0: begin
                in_ready = rcp_in_ready;
                out_valid = rcp_out_valid;
                y = rcp_y;
            end
            2'h1: begin
                in_ready = rsq_in_ready;
                out_valid = rsq_out_valid;
                y = rsq_y;
            end
            2'h2: begin
                in_ready = ex2_in_ready;
                out_valid = ex2_out_valid;
                y = ex2_y;
            end
            default: begin
                in_ready = lg2_in_ready;
                out_valid = lg2_out_valid;
                y = lg2_y;
            end
        endcase
    end
endmodule

module shader_unit_flr (
    input wire [23:0] a,
    output reg [23:0] y
);

    localparam bias = 7'h3f;
    localparam mantissa_mask = 24'hffff;
    localparam minus_one = 24'hbf0000;
    localparam canonical_nan = 24'h7f8000;
    localparam make_nan_canonical = 1'b0;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    reg [6:0] integer_bits;
    reg [23:0] fraction_mask;
    reg [23:0] step;
    reg [23:0] stepped;

    shader_unit_flr_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    always @(*) begin
        integer_bits = unpack_exponent - bias;
        fraction_mask = mantissa_mask >> integer_bits;
    end

    always @(*) begin
        step = 24'h0;
        if (|unpack_sign) begin
            step = fraction_mask;
        end
    end

    always @(*) begin
        stepped = a + step;
    end

    always @(*) begin
        y = stepped & ~fraction_mask;
        if (unpack_exponent < bias) begin
            y = 24'h0;
            if ((|unpack_sign) && ~unpack_zero) begin
                y = minus_one;
            end
        end
        if (unpack_infinite || unpack_nan) begin
            y = a;
        end
        if (make_nan_canonical && unpack_nan) begin
            y = canonical_nan;
        end
    end
endmodule

module shader_unit_offset (
    input wire [23:0] a,
    output reg [31:0] y
);

    localparam wraps = 1'b0;
    reg [6:0] exponent;
    reg [6:0] shift;
    reg [31:0] aligned;
    reg [31:0] magnitude;
    reg [31:0] whole;

    always @(*) begin
        exponent = a[22:16];
        aligned = ({16'h0, a[15:0]} << 15) | 32'h80000000;
        shift = (7'h5e & 7'h7f) - exponent;
        magnitude = aligned >> shift[4:0];
        whole = magnitude;
        if (a[23]) begin
            whole = (32'h0 & 32'hffffffff) - magnitude;
        end
        if (exponent >= 7'h5e) begin
            whole = 32'h7fffffff;
            if (a[23]) begin
                whole = 32'h80000000;
            end
            if (wraps) begin
                whole = 32'h0;
            end
        end
        if ((exponent < 7'h3f) || (&exponent)) begin
            whole = 32'h0;
        end
        y = whole;
        if (wraps) begin
            if (whole[8]) begin
                y = whole | 32'hfffffe00;
            end else begin
                y = whole & 32'h1ff;
            end
        end
    end
endmodule

module shader_unit_calls (
    input wire clock,
    input wire clear,
    input wire push,
    input wire replace,
    input wire pop,
    input wire [25:0] data,
    output reg [25:0] top,
    output reg [2:0] count
);

    reg entries_write_enable;
    reg [1:0] entries_write_address;
    wire [25:0] entries_read_data;
    reg [1:0] last_d;
    reg [1:0] last_q;
    reg [2:0] len_d;
    reg [2:0] len_q;
    reg [1:0] free;
    reg full;

    shader_unit_entries entries (
        .clock(clock),
        .write_enable(entries_write_enable),
        .write_address(entries_write_address),
        .write_data(data),
        .read_address(last_q),
        .read_data(entries_read_data)
    );

    always @(*) begin
        last_d = last_q;
        if (push) begin
            last_d = free;
        end
        if (pop) begin
            last_d = last_q - 2'h1;
        end
    end

    always @(*) begin
        len_d = len_q;
        if (push) begin
            if (~full) begin
                len_d = len_q + 3'h1;
            end
        end
        if (pop) begin
            len_d = len_q - 3'h1;
        end
        if (clear) begin
            len_d = 3'h0;
        end
    end

    always @(*) begin
        free = last_q + 2'h1;
        full = len_q[2];
        count = len_q;
    end

    always @(*) begin
        entries_write_enable = push || replace;
    end

    always @(*) begin
        entries_write_address = free;
        if (replace) begin
            entries_write_address = last_q;
        end
    end

    always @(*) begin
        top = entries_read_data;
    end

    initial begin
        last_q = 2'h0;
        len_q = 3'h0;
    end

    always @(posedge clock) begin
        last_q <= last_d;
        len_q <= len_d;
    end
endmodule

module shader_unit_ifs (
    input wire clock,
    input wire clear,
    input wire push,
    input wire replace,
    input wire pop,
    input wire [25:0] data,
    output reg [25:0] top,
    output reg [3:0] count
);

    reg entries_write_enable;
    reg [2:0] entries_write_address;
    wire [25:0] entries_read_data;
    reg [2:0] last_d;
    reg [2:0] last_q;
    reg [3:0] len_d;
    reg [3:0] len_q;
    reg [2:0] free;
    reg full;

    shader_unit_ifs_entries entries (
        .clock(clock),
        .write_enable(entries_write_enable),
        .write_address(entries_write_address),
        .write_data(data),
        .read_address(last_q),
        .read_data(entries_read_data)
    );

    always @(*) begin
        last_d = last_q;
        if (push) begin
            last_d = free;
        end
        if (pop) begin
            last_d = last_q - 3'h1;
        end
    end

    always @(*) begin
        len_d = len_q;
        if (push) begin
            if (~full) begin
                len_d = len_q + 4'h1;
            end
        end
        if (pop) begin
            len_d = len_q - 4'h1;
        end
        if (clear) begin
            len_d = 4'h0;
        end
    end

    always @(*) begin
        free = last_q + 3'h1;
        full = len_q[3];
        count = len_q;
    end

    always @(*) begin
        entries_write_enable = push || replace;
    end

    always @(*) begin
        entries_write_address = free;
        if (replace) begin
            entries_write_address = last_q;
        end
    end

    always @(*) begin
        top = entries_read_data;
    end

    initial begin
        last_q = 3'h0;
        len_q = 4'h0;
    end

    always @(posedge clock) begin
        last_q <= last_d;
        len_q <= len_d;
    end
endmodule

module shader_unit_loop_counters (
    input wire clock,
    input wire clear,
    input wire push,
    input wire replace,
    input wire pop,
    input wire [15:0] data,
    output reg [15:0] top,
    output reg [2:0] count
);

    reg entries_write_enable;
    reg [1:0] entries_write_address;
    wire [15:0] entries_read_data;
    reg [1:0] last_d;
    reg [1:0] last_q;
    reg [2:0] len_d;
    reg [2:0] len_q;
    reg [1:0] free;
    reg full;

    shader_unit_loop_counters_entries entries (
        .clock(clock),
        .write_enable(entries_write_enable),
        .write_address(entries_write_address),
        .write_data(data),
        .read_address(last_q),
        .read_data(entries_read_data)
    );

    always @(*) begin
        last_d = last_q;
        if (push) begin
            last_d = free;
        end
        if (pop) begin
            last_d = last_q - 2'h1;
        end
    end

    always @(*) begin
        len_d = len_q;
        if (push) begin
            if (~full) begin
                len_d = len_q + 3'h1;
            end
        end
        if (pop) begin
            len_d = len_q - 3'h1;
        end
        if (clear) begin
            len_d = 3'h0;
        end
    end

    always @(*) begin
        free = last_q + 2'h1;
        full = len_q[2];
        count = len_q;
    end

    always @(*) begin
        entries_write_enable = push || replace;
    end

    always @(*) begin
        entries_write_address = free;
        if (replace) begin
            entries_write_address = last_q;
        end
    end

    always @(*) begin
        top = entries_read_data;
    end

    initial begin
        last_q = 2'h0;
        len_q = 3'h0;
    end

    always @(posedge clock) begin
        last_q <= last_d;
        len_q <= len_d;
    end
endmodule

module shader_unit_outer_al (
    input wire clock,
    input wire clear,
    input wire push,
    input wire replace,
    input wire pop,
    input wire [31:0] data,
    output reg [31:0] top,
    output reg [2:0] count
);

    reg entries_write_enable;
    reg [1:0] entries_write_address;
    wire [31:0] entries_read_data;
    reg [1:0] last_d;
    reg [1:0] last_q;
    reg [2:0] len_d;
    reg [2:0] len_q;
    reg [1:0] free;
    reg full;

    shader_unit_outer_al_entries entries (
        .clock(clock),
        .write_enable(entries_write_enable),
        .write_address(entries_write_address),
        .write_data(data),
        .read_address(last_q),
        .read_data(entries_read_data)
    );

    always @(*) begin
        last_d = last_q;
        if (push) begin
            last_d = free;
        end
        if (pop) begin
            last_d = last_q - 2'h1;
        end
    end

    always @(*) begin
        len_d = len_q;
        if (push) begin
            if (~full) begin
                len_d = len_q + 3'h1;
            end
        end
        if (pop) begin
            len_d = len_q - 3'h1;
        end
        if (clear) begin
            len_d = 3'h0;
        end
    end

    always @(*) begin
        free = last_q + 2'h1;
        full = len_q[2];
        count = len_q;
    end

    always @(*) begin
        entries_write_enable = push || replace;
    end

    always @(*) begin
        entries_write_address = free;
        if (replace) begin
            entries_write_address = last_q;
        end
    end

    always @(*) begin
        top = entries_read_data;
    end

    initial begin
        last_q = 2'h0;
        len_q = 3'h0;
    end

    always @(posedge clock) begin
        last_q <= last_d;
        len_q <= len_d;
    end
endmodule

module shader_unit_unpack (
    input wire [31:0] a,
    output reg sign,
    output reg [7:0] exponent,
    output reg [22:0] mantissa,
    output reg zero,
    output reg infinite,
    output reg nan
);

    always @(*) begin
        mantissa = a[22:0];
        exponent = a[30:23];
        sign = a[31];
        zero = ~(|exponent);
        infinite = (&exponent) && ~(|mantissa);
        nan = (&exponent) && (|mantissa);
    end
endmodule

module shader_unit_round (
    input wire [9:0] exponent,
    input wire [15:0] mantissa,
    input wire half,
    input wire rest,
    output reg [25:0] magnitude
);

    localparam nearest = 1'b0;
    localparam mantissa_bits = 5'h10;
    reg [25:0] fields;
    reg increment;

    always @(*) begin
        fields = ({16'h0, exponent} << mantissa_bits) | {10'h0, mantissa};
    end

    always @(*) begin
        increment = nearest && half && (rest || mantissa[0]);
    end

    always @(*) begin
        magnitude = fields + {25'h0, increment};
    end
endmodule

module shader_unit_pack (
    input wire sign,
    input wire [25:0] magnitude,
    input wire zero,
    input wire special,
    input wire [23:0] special_value,
    output reg [23:0] y
);

    localparam above_mask = 10'h180;
    localparam magnitude_mask = 24'h7fffff;
    localparam sign_position = 5'h17;
    localparam overflow_value = 24'h7f0000;
    reg [9:0] exponent;
    reg [9:0] above;
    reg [6:0] field;
    reg negative;
    reg underflow;
    reg overflow;
    reg [23:0] unsigned_y;

    always @(*) begin
        exponent = magnitude[25:16];
        negative = exponent[9];
        above = exponent & above_mask;
        field = exponent[6:0];
        overflow = ~negative && ((|above) || (&field));
        unsigned_y = magnitude[23:0] & magnitude_mask;
        if (overflow) begin
            unsigned_y = overflow_value;
        end
    end

    always @(*) begin
        underflow = zero || negative || (~(|above) && ~(|field));
    end

    always @(*) begin
        y = unsigned_y | ({23'h0, sign} << sign_position);
        if (underflow) begin
            y = 24'h0;
        end
        if (special) begin
            y = special_value;
        end
    end
endmodule

module shader_unit_lane (
    input wire [23:0] register_x,
    input wire [23:0] register_y,
    input wire [23:0] register_z,
    input wire [23:0] register_w,
    input wire [1:0] select,
    input wire ones,
    input wire negate,
    output reg [23:0] y
);

    reg [23:0] selected;

    always @(*) begin
        selected = register_x;
        case (select)
            2'h1: begin
                selected = register_y;
            end
            2'h2: begin
                selected = register_z;
            end
            2'h3: begin
                selected = register_w;
            end
            default: begin
            end
        endcase
        if (ones) begin
            selected = 24'h3f0000;
        end
    end

    always @(*) begin
        y = selected;
        if (negate) begin
            y = selected ^ 24'h800000;
        end
    end
endmodule

module shader_unit_mul (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [23:0] a,
    input wire [23:0] b,
    output reg out_valid,
    output reg [23:0] y
);

    localparam propagate_nan = 1'b0;
    localparam infinity = 24'h7f0000;
    localparam canonical_nan = 24'h7f8000;
    localparam sign_position = 5'h17;
    localparam minus_bias = 9'h1c1;
    localparam one_minus_bias = 9'h1c2;
    reg [3:0] valid_d;
    reg [3:0] valid_q;
    wire unpack_a_sign;
    wire [6:0] unpack_a_exponent;
    wire [15:0] unpack_a_mantissa;
    wire unpack_a_zero;
    wire unpack_a_infinite;
    wire unpack_a_nan;
    wire unpack_b_sign;
    wire [6:0] unpack_b_exponent;
    wire [15:0] unpack_b_mantissa;
    wire unpack_b_zero;
    wire unpack_b_infinite;
    wire unpack_b_nan;
    wire [17:0] multiplier_high;
    wire [15:0] multiplier_low;
    reg [8:0] exponent1_d;
    reg [8:0] exponent1_q;
    reg sign1_d;
    reg sign1_q;
    reg special1_d;
    reg special1_q;
    reg [23:0] special_value1_d;
    reg [23:0] special_value1_q;
    reg [8:0] exponent2_q;
    reg sign2_q;
    reg special2_q;
    reg [23:0] special_value2_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg sign3_q;
    reg [24:0] magnitude3_q;
    reg special3_q;
    reg [23:0] special_value3_q;
    wire [23:0] pack_y;
    reg [23:0] y4_q;
    reg sign;
    reg zero;
    reg nan;
    reg carry;
    reg [8:0] offset;
    reg [15:0] below;

    shader_unit_flr_unpack unpack_a (
        .a(a),
        .sign(unpack_a_sign),
        .exponent(unpack_a_exponent),
        .mantissa(unpack_a_mantissa),
        .zero(unpack_a_zero),
        .infinite(unpack_a_infinite),
        .nan(unpack_a_nan)
    );

    shader_unit_flr_unpack unpack_b (
        .a(b),
        .sign(unpack_b_sign),
        .exponent(unpack_b_exponent),
        .mantissa(unpack_b_mantissa),
        .zero(unpack_b_zero),
        .infinite(unpack_b_infinite),
        .nan(unpack_b_nan)
    );

    shader_unit_multiplier multiplier (
        .clock(clock),
        .a(unpack_a_mantissa),
        .b(unpack_b_mantissa),
        .high(multiplier_high),
        .low(multiplier_low)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(sign3_q),
        .magnitude(magnitude3_q),
        .zero(1'b0),
        .special(special3_q),
        .special_value(special_value3_q),
        .y(pack_y)
    );

    always @(*) begin
        exponent1_d = {2'h0, unpack_a_exponent} + {2'h0, unpack_b_exponent};
    end

    always @(*) begin
        sign = unpack_a_sign ^ unpack_b_sign;
        sign1_d = sign;
    end

    always @(*) begin
        zero = unpack_a_zero || unpack_b_zero;
    end

    always @(*) begin
        nan = unpack_a_nan || unpack_b_nan;
    end

    always @(*) begin
        special1_d = zero || nan || unpack_a_infinite || unpack_b_infinite;
    end

    always @(*) begin
        special_value1_d = infinity | ({23'h0, sign} << sign_position);
        if (zero) begin
            special_value1_d = 24'h0;
        end
        if (nan) begin
            special_value1_d = canonical_nan;
        end
        if (propagate_nan && unpack_b_nan) begin
            special_value1_d = b;
        end
        if (propagate_nan && unpack_a_nan) begin
            special_value1_d = a;
        end
    end

    always @(*) begin
        carry = multiplier_high[17];
        if (carry) begin
            offset = one_minus_bias;
            round_mantissa = multiplier_high[16:1];
            round_half = multiplier_high[0];
            below = multiplier_low;
        end else begin
            offset = minus_bias;
            round_mantissa = multiplier_high[15:0];
            round_half = multiplier_low[15];
            below = multiplier_low << 1;
        end
        round_exponent = exponent2_q + offset;
        round_rest = |below;
        y = y4_q;
        out_valid = valid_q[3];
    end

    always @(*) begin
        valid_d = (valid_q << 1) | {3'h0, in_valid};
        if (reset) begin
            valid_d = 4'h0;
        end
    end

    initial begin
        valid_q = 4'h0;
        exponent1_q = 9'h0;
        sign1_q = 1'b0;
        special1_q = 1'b0;
        special_value1_q = 24'h0;
        exponent2_q = 9'h0;
        sign2_q = 1'b0;
        special2_q = 1'b0;
        special_value2_q = 24'h0;
        sign3_q = 1'b0;
        magnitude3_q = 25'h0;
        special3_q = 1'b0;
        special_value3_q = 24'h0;
        y4_q = 24'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        exponent1_q <= exponent1_d;
        sign1_q <= sign1_d;
        special1_q <= special1_d;
        special_value1_q <= special_value1_d;
        exponent2_q <= exponent1_q;
        sign2_q <= sign1_q;
        special2_q <= special1_q;
        special_value2_q <= special_value1_q;
        sign3_q <= sign2_q;
        magnitude3_q <= round_magnitude;
        special3_q <= special2_q;
        special_value3_q <= special_value2_q;
        y4_q <= pack_y;
    end
endmodule

module shader_unit_add (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [23:0] a,
    input wire [23:0] b,
    output reg out_valid,
    output reg [23:0] y
);

    localparam magnitude_mask = 24'h7fffff;
    localparam sign_position = 5'h17;
    localparam infinity = 24'h7f0000;
    localparam canonical_nan = 24'h7f8000;
    localparam propagate_nan = 1'b0;
    localparam hidden_bit = 20'h80000;
    localparam all_ones = 20'hfffff;
    localparam guard_mask = 20'hfffff;
    localparam keep_sticky = 1'b1;
    localparam augend_hidden_bit = 22'h100000;
    localparam sign_and_carry = 22'h200001;
    reg [4:0] valid_d;
    reg [4:0] valid_q;
    wire unpack_a_sign;
    wire [6:0] unpack_a_exponent;
    wire [15:0] unpack_a_mantissa;
    wire unpack_a_zero;
    wire unpack_a_infinite;
    wire unpack_a_nan;
    wire unpack_b_sign;
    wire [6:0] unpack_b_exponent;
    wire [15:0] unpack_b_mantissa;
    wire unpack_b_zero;
    wire unpack_b_infinite;
    wire unpack_b_nan;
    reg [6:0] exponent1_d;
    reg [6:0] exponent1_q;
    reg [15:0] large1_d;
    reg [15:0] large1_q;
    reg [15:0] small1_d;
    reg [15:0] small1_q;
    reg small_zero1_d;
    reg small_zero1_q;
    reg [6:0] distance1_d;
    reg [6:0] distance1_q;
    reg sign1_d;
    reg sign1_q;
    reg opposite1_d;
    reg opposite1_q;
    reg special1_d;
    reg special1_q;
    reg [23:0] special_value1_d;
    reg [23:0] special_value1_q;
    reg [6:0] exponent2_q;
    reg [15:0] large2_q;
    reg [19:0] addend2_d;
    reg [19:0] addend2_q;
    reg sign2_q;
    reg opposite2_q;
    reg special2_q;
    reg [23:0] special_value2_q;
    reg [20:0] coarse_x;
    wire [20:0] coarse_y;
    wire [4:0] coarse_distance;
    reg [8:0] exponent3_d;
    reg [8:0] exponent3_q;
    reg [4:0] distance3_q;
    reg [20:0] sum3_q;
    reg sign3_q;
    reg special3_q;
    reg [23:0] special_value3_q;
    wire [20:0] normalize_y;
    wire [4:0] normalize_distance;
    reg [8:0] exponent4_q;
    reg [20:0] sum4_q;
    reg [4:0] distance4_d;
    reg [4:0] distance4_q;
    reg sign4_q;
    reg special4_q;
    reg [23:0] special_value4_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg pack_zero;
    wire [23:0] pack_y;
    reg [23:0] y5_q;
    reg [23:0] magnitude_a;
    reg [23:0] magnitude_b;
    reg swap;
    reg opposite;
    reg infinite;
    reg nan;
    reg invalid;
    reg [19:0] unaligned;
    reg [19:0] aligned;
    reg [19:0] kept_mask;
    reg [19:0] lost;
    reg sticky;
    reg [19:0] kept;
    reg [21:0] augend;
    reg [21:0] addend;
    reg [21:0] sum;
    reg [2:0] guard;

    shader_unit_flr_unpack unpack_a (
        .a(a),
        .sign(unpack_a_sign),
        .exponent(unpack_a_exponent),
        .mantissa(unpack_a_mantissa),
        .zero(unpack_a_zero),
        .infinite(unpack_a_infinite),
        .nan(unpack_a_nan)
    );

    shader_unit_flr_unpack unpack_b (
        .a(b),
        .sign(unpack_b_sign),
        .exponent(unpack_b_exponent),
        .mantissa(unpack_b_mantissa),
        .zero(unpack_b_zero),
        .infinite(unpack_b_infinite),
        .nan(unpack_b_nan)
    );

    shader_unit_coarse coarse (
        .x(coarse_x),
        .y(coarse_y),
        .distance(coarse_distance)
    );

    shader_unit_normalize normalize (
        .x(sum3_q),
        .y(normalize_y),
        .distance(normalize_distance)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(sign4_q),
        .magnitude(round_magnitude),
        .zero(pack_zero),
        .special(special4_q),
        .special_value(special_value4_q),
        .y(pack_y)
    );

    always @(*) begin
        exponent1_d = exponent1_q;
        distance1_d = distance1_q;
        if (swap) begin
            exponent1_d = unpack_b_exponent;
            distance1_d = unpack_b_exponent - unpack_a_exponent;
        end else begin
            exponent1_d = unpack_a_exponent;
            distance1_d = unpack_a_exponent - unpack_b_exponent;
        end
    end

    always @(*) begin
        large1_d = large1_q;
        small1_d = small1_q;
        if (swap) begin
            large1_d = unpack_b_mantissa;
            small1_d = unpack_a_mantissa;
        end else begin
            large1_d = unpack_a_mantissa;
            small1_d = unpack_b_mantissa;
        end
    end

    always @(*) begin
        sign1_d = sign1_q;
        if (swap) begin
            sign1_d = unpack_b_sign;
        end else begin
            sign1_d = unpack_a_sign;
        end
    end

    always @(*) begin
        magnitude_a = a & magnitude_mask;
    end

    always @(*) begin
        magnitude_b = b & magnitude_mask;
    end

    always @(*) begin
        swap = magnitude_a < magnitude_b;
    end

    always @(*) begin
        opposite = unpack_a_sign != unpack_b_sign;
        opposite1_d = opposite;
    end

    always @(*) begin
        small_zero1_d = unpack_a_zero || unpack_b_zero;
    end

    always @(*) begin
        infinite = unpack_a_infinite || unpack_b_infinite;
    end

    always @(*) begin
        nan = unpack_a_nan || unpack_b_nan;
    end

    always @(*) begin
        invalid = unpack_a_infinite && unpack_b_infinite && opposite;
    end

    always @(*) begin
        special1_d = infinite || nan || (unpack_a_zero && unpack_b_zero);
    end

    always @(*) begin
        special_value1_d = 24'h0;
        if (unpack_b_infinite) begin
            special_value1_d = infinity | ({23'h0, unpack_b_sign} << sign_position);
        end
        if (unpack_a_infinite) begin
            special_value1_d = infinity | ({23'h0, unpack_a_sign} << sign_position);
        end
        if (nan || invalid) begin
            special_value1_d = canonical_nan;
        end
        if (propagate_nan && unpack_b_nan) begin
            special_value1_d = b;
        end
        if (propagate_nan && unpack_a_nan) begin
            special_value1_d = a;
        end
    end

    always @(*) begin
        unaligned = ({4'h0, small1_q} << 3) | hidden_bit;
        if (small_zero1_q) begin
            unaligned = 20'h0;
        end
        aligned = unaligned >> distance1_q;
        kept_mask = all_ones << distance1_q;
        lost = unaligned & ~kept_mask;
        sticky = (|lost) && keep_sticky;
        kept = (aligned & guard_mask) | {19'h0, sticky};
        addend2_d = kept;
        if (opposite1_q) begin
            addend2_d = ~kept;
        end
        augend = ({6'h0, large2_q} << 4) | augend_hidden_bit;
        addend = {2'h0, addend2_q} << 1;
        if (opposite2_q) begin
            augend = augend | 22'h1;
            addend = addend | sign_and_carry;
        end
        sum = augend + addend;
        coarse_x = sum[21:1];
        exponent3_d = {2'h0, exponent2_q} + 9'h1;
        round_exponent = exponent4_q - {4'h0, distance4_q};
        round_mantissa = sum4_q[19:4];
        round_half = sum4_q[3];
        guard = sum4_q[2:0];
        round_rest = |guard;
        pack_zero = ~sum4_q[20];
        y = y5_q;
        out_valid = valid_q[4];
    end

    always @(*) begin
        distance4_d = normalize_distance | distance3_q;
    end

    always @(*) begin
        valid_d = (valid_q << 1) | {4'h0, in_valid};
        if (reset) begin
            valid_d = 5'h0;
        end
    end

    initial begin
        valid_q = 5'h0;
        exponent1_q = 7'h0;
        large1_q = 16'h0;
        small1_q = 16'h0;
        small_zero1_q = 1'b0;
        distance1_q = 7'h0;
        sign1_q = 1'b0;
        opposite1_q = 1'b0;
        special1_q = 1'b0;
        special_value1_q = 24'h0;
        exponent2_q = 7'h0;
        large2_q = 16'h0;
        addend2_q = 20'h0;
        sign2_q = 1'b0;
        opposite2_q = 1'b0;
        special2_q = 1'b0;
        special_value2_q = 24'h0;
        exponent3_q = 9'h0;
        distance3_q = 5'h0;
        sum3_q = 21'h0;
        sign3_q = 1'b0;
        special3_q = 1'b0;
        special_value3_q = 24'h0;
        exponent4_q = 9'h0;
        sum4_q = 21'h0;
        distance4_q = 5'h0;
        sign4_q = 1'b0;
        special4_q = 1'b0;
        special_value4_q = 24'h0;
        y5_q = 24'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        exponent1_q <= exponent1_d;
        large1_q <= large1_d;
        small1_q <= small1_d;
        small_zero1_q <= small_zero1_d;
        distance1_q <= distance1_d;
        sign1_q <= sign1_d;
        opposite1_q <= opposite1_d;
        special1_q <= special1_d;
        special_value1_q <= special_value1_d;
        exponent2_q <= exponent1_q;
        large2_q <= large1_q;
        addend2_q <= addend2_d;
        sign2_q <= sign1_q;
        opposite2_q <= opposite1_q;
        special2_q <= special1_q;
        special_value2_q <= special_value1_q;
        exponent3_q <= exponent3_d;
        distance3_q <= coarse_distance;
        sum3_q <= coarse_y;
        sign3_q <= sign2_q;
        special3_q <= special2_q;
        special_value3_q <= special_value2_q;
        exponent4_q <= exponent3_q;
        sum4_q <= normalize_y;
        distance4_q <= distance4_d;
        sign4_q <= sign3_q;
        special4_q <= special3_q;
        special_value4_q <= special_value3_q;
        y5_q <= pack_y;
    end
endmodule

module shader_unit_flush (
    input wire [23:0] a,
    output reg [23:0] y
);

    localparam enable = 1'b0;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;

    shader_unit_flr_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    always @(*) begin
        y = a;
        if (enable && unpack_zero && (|unpack_mantissa)) begin
            y = 24'h0;
        end
    end
endmodule

module shader_unit_cmp (
    input wire [23:0] a,
    input wire [23:0] b,
    output reg [5:0] y
);

    localparam ne_with_nan = 1'b1;
    wire order_less;
    wire order_equal;
    wire order_greater;
    reg ordered;
    reg eq;
    reg ne;
    reg lt;
    reg le;
    reg gt;
    reg ge;

    shader_unit_order order (
        .a(a),
        .b(b),
        .less(order_less),
        .equal(order_equal),
        .greater(order_greater)
    );

    always @(*) begin
        ordered = order_less || order_equal || order_greater;
        ne = order_less || order_greater || (ne_with_nan && ~ordered);
        y = {5'h0, eq} | ({5'h0, ne} << 1) | ({5'h0, lt} << 2) | ({5'h0, le} << 3) | ({5'h0, gt} << 4) | ({5'h0, ge} << 5);
    end

    always @(*) begin
        eq = order_equal;
    end

    always @(*) begin
        lt = order_less;
    end

    always @(*) begin
        le = order_less || order_equal;
    end

    always @(*) begin
        gt = order_greater;
    end

    always @(*) begin
        ge = order_greater || order_equal;
    end
endmodule

module shader_unit_rcp (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    input wire [23:0] a,
    output reg in_ready,
    output reg out_valid,
    output reg [23:0] y
);

    localparam one = 18'h10000;
    localparam twice_bias = 9'h7e;
    localparam below_twice_bias = 9'h7d;
    localparam infinity = 24'h7f0000;
    localparam canonical_nan = 24'h7f8000;
    localparam propagate_nan = 1'b0;
    wire sequencer_in_ready;
    wire sequencer_out_valid;
    wire sequencer_start;
    wire sequencer_run;
    wire [5:0] sequencer_step;
    reg [23:0] operand_d;
    reg [23:0] operand_q;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    reg [17:0] remainder_d;
    reg [17:0] remainder_q;
    reg [18:0] quotient_d;
    reg [18:0] quotient_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg pack_special;
    reg [23:0] pack_special_value;
    wire [23:0] pack_y;
    reg [17:0] divisor;
    reg fits;
    reg [17:0] difference;
    reg [17:0] reduced;
    reg [8:0] offset;

    shader_unit_rcp_sequencer sequencer (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .out_ready(out_ready),
        .in_ready(sequencer_in_ready),
        .out_valid(sequencer_out_valid),
        .start(sequencer_start),
        .run(sequencer_run),
        .step(sequencer_step)
    );

    shader_unit_flr_unpack unpack (
        .a(operand_q),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(unpack_sign),
        .magnitude(round_magnitude),
        .zero(1'b0),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    always @(*) begin
        operand_d = operand_q;
        if (sequencer_start) begin
            operand_d = a;
        end
    end

    always @(*) begin
        remainder_d = remainder_q;
        quotient_d = quotient_q;
        if (sequencer_start) begin
            remainder_d = one;
            quotient_d = 19'h0;
        end
        if (sequencer_run) begin
            remainder_d = reduced << 1;
            quotient_d = (quotient_q << 1) | {18'h0, fits};
        end
    end

    always @(*) begin
        in_ready = sequencer_in_ready;
        out_valid = sequencer_out_valid;
        round_mantissa = quotient_q[16:1];
        round_half = quotient_q[0];
        round_rest = |remainder_q;
    end

    always @(*) begin
        divisor = one | {2'h0, unpack_mantissa};
        fits = remainder_q >= divisor;
        difference = remainder_q - divisor;
        reduced = remainder_q;
        if (|fits) begin
            reduced = difference;
        end
        offset = below_twice_bias;
        if (~(|unpack_mantissa)) begin
            offset = twice_bias;
        end
    end

    always @(*) begin
        round_exponent = offset - {2'h0, unpack_exponent};
    end

    always @(*) begin
        pack_special = unpack_zero || unpack_infinite || unpack_nan;
    end

    always @(*) begin
        pack_special_value = 24'h0;
        if (unpack_zero) begin
            pack_special_value = infinity;
        end
        if (unpack_nan) begin
            pack_special_value = canonical_nan;
        end
        if (propagate_nan && unpack_nan) begin
            pack_special_value = operand_q;
        end
    end

    always @(*) begin
        y = pack_y;
    end

    initial begin
        operand_q = 24'h0;
        remainder_q = 18'h0;
        quotient_q = 19'h0;
    end

    always @(posedge clock) begin
        operand_q <= operand_d;
        remainder_q <= remainder_d;
        quotient_q <= quotient_d;
    end
endmodule

module shader_unit_rsq (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    input wire [23:0] a,
    output reg in_ready,
    output reg out_valid,
    output reg [23:0] y
);

    localparam one = 39'h10000;
    localparam offset_high = 9'h5e;
    localparam offset_low = 9'h5d;
    localparam infinity = 24'h7f0000;
    localparam canonical_nan = 24'h7f8000;
    localparam propagate_nan = 1'b0;
    wire sequencer_in_ready;
    wire sequencer_out_valid;
    wire sequencer_start;
    wire sequencer_run;
    wire [5:0] sequencer_step;
    reg [23:0] operand_d;
    reg [23:0] operand_q;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    reg [38:0] remainder_d;
    reg [38:0] remainder_q;
    reg [38:0] product_d;
    reg [38:0] product_q;
    reg [18:0] root_d;
    reg [18:0] root_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg pack_special;
    reg [23:0] pack_special_value;
    wire [23:0] pack_y;
    reg even_field;
    reg [38:0] significand;
    reg [38:0] radicand;
    reg [38:0] quadrupled;
    reg [38:0] trial;
    reg fits;
    reg [38:0] difference;
    reg [38:0] reduced;
    reg [38:0] doubled;
    reg [38:0] increased;
    reg [6:0] half_exponent;
    reg [8:0] offset;
    reg negative;

    shader_unit_rcp_sequencer sequencer (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .out_ready(out_ready),
        .in_ready(sequencer_in_ready),
        .out_valid(sequencer_out_valid),
        .start(sequencer_start),
        .run(sequencer_run),
        .step(sequencer_step)
    );

    shader_unit_flr_unpack unpack (
        .a(operand_q),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(1'b0),
        .magnitude(round_magnitude),
        .zero(1'b0),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    always @(*) begin
        operand_d = operand_q;
        if (sequencer_start) begin
            operand_d = a;
        end
    end

    always @(*) begin
        remainder_d = remainder_q;
        product_d = product_q;
        root_d = root_q;
        if (sequencer_start) begin
            remainder_d = one;
            product_d = 39'h0;
            root_d = 19'h0;
        end
        if (sequencer_run) begin
            remainder_d = reduced << 2;
            product_d = doubled;
            if (|fits) begin
                product_d = increased;
            end
            root_d = (root_q << 1) | {18'h0, fits};
        end
    end

    always @(*) begin
        in_ready = sequencer_in_ready;
        out_valid = sequencer_out_valid;
        quadrupled = product_q << 2;
        doubled = product_q << 1;
        round_mantissa = root_q[16:1];
        round_half = root_q[0];
        round_rest = |remainder_q;
    end

    always @(*) begin
        even_field = ~unpack_exponent[0];
        half_exponent = unpack_exponent >> 1;
    end

    always @(*) begin
        significand = one | {23'h0, unpack_mantissa};
    end

    always @(*) begin
        radicand = significand;
        if (even_field) begin
            radicand = significand << 1;
        end
        trial = quadrupled + radicand;
        fits = remainder_q >= trial;
        difference = remainder_q - trial;
        reduced = remainder_q;
        increased = doubled + radicand;
        if (|fits) begin
            reduced = difference;
        end
        offset = offset_low;
        if (even_field || ~(|unpack_mantissa)) begin
            offset = offset_high;
        end
        round_exponent = offset - {2'h0, half_exponent};
    end

    always @(*) begin
        negative = (|unpack_sign) && ~unpack_zero;
    end

    always @(*) begin
        pack_special = negative || unpack_zero || unpack_infinite || unpack_nan;
    end

    always @(*) begin
        pack_special_value = 24'h0;
        if (unpack_zero) begin
            pack_special_value = infinity;
        end
        if (negative || unpack_nan) begin
            pack_special_value = canonical_nan;
        end
        if (propagate_nan && unpack_nan) begin
            pack_special_value = operand_q;
        end
    end

    always @(*) begin
        y = pack_y;
    end

    initial begin
        operand_q = 24'h0;
        remainder_q = 39'h0;
        product_q = 39'h0;
        root_q = 19'h0;
    end

    always @(posedge clock) begin
        operand_q <= operand_d;
        remainder_q <= remainder_d;
        product_q <= product_d;
        root_q <= root_d;
    end
endmodule

module shader_unit_ex2 (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    input wire [23:0] a,
    output reg in_ready,
    output reg out_valid,
    output reg [23:0] y
);

    localparam hidden_bit = 48'h800000000000;
    localparam to_top = 6'h1f;
    localparam largest_exponent = 7'h44;
    localparam exact_distance = 7'h1f;
    localparam unit = 48'h40000000000;
    localparam integer_sign = 7'h40;
    localparam below_mask = 48'h1ffffff;
    localparam one = 24'h3f0000;
    localparam infinity = 24'h7f0000;
    localparam overflow_value = 24'h7f0000;
    localparam canonical_nan = 24'h7f8000;
    localparam propagate_nan = 1'b0;
    wire sequencer_in_ready;
    wire sequencer_out_valid;
    wire sequencer_start;
    wire sequencer_run;
    wire [5:0] sequencer_step;
    reg [23:0] operand_d;
    reg [23:0] operand_q;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    wire loaded_sign;
    wire [6:0] loaded_exponent;
    wire [15:0] loaded_mantissa;
    wire loaded_zero;
    wire loaded_infinite;
    wire loaded_nan;
    reg [47:0] significand_d;
    reg [47:0] significand_q;
    reg [6:0] whole_d;
    reg [6:0] whole_q;
    wire [41:0] logarithms_y;
    reg [41:0] fraction_d;
    reg [41:0] fraction_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg pack_special;
    reg [23:0] pack_special_value;
    wire [23:0] pack_y;
    reg align;
    reg [6:0] align_distance;
    reg [6:0] distance;
    reg [47:0] shifted;
    reg [48:0] magnitude;
    reg [48:0] inverted;
    reg cut;
    reg [48:0] fixed;
    reg fits;
    reg [41:0] rest;
    reg [47:0] product;
    reg [6:0] biased_integer;
    reg [47:0] below;
    reg out_of_range;

    shader_unit_ex2_sequencer sequencer (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .out_ready(out_ready),
        .in_ready(sequencer_in_ready),
        .out_valid(sequencer_out_valid),
        .start(sequencer_start),
        .run(sequencer_run),
        .step(sequencer_step)
    );

    shader_unit_flr_unpack unpack (
        .a(operand_q),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    shader_unit_flr_unpack loaded (
        .a(a),
        .sign(loaded_sign),
        .exponent(loaded_exponent),
        .mantissa(loaded_mantissa),
        .zero(loaded_zero),
        .infinite(loaded_infinite),
        .nan(loaded_nan)
    );

    shader_unit_logarithms logarithms (
        .k(sequencer_step),
        .y(logarithms_y)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(1'b0),
        .magnitude(round_magnitude),
        .zero(1'b0),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    always @(*) begin
        operand_d = operand_q;
        if (sequencer_start) begin
            operand_d = a;
        end
    end

    always @(*) begin
        significand_d = significand_q;
        if (sequencer_start) begin
            significand_d = hidden_bit | ({32'h0, loaded_mantissa} << to_top);
        end
        if (sequencer_run) begin
            if (align) begin
                significand_d = unit;
            end else if (fits) begin
                significand_d = product;
            end
        end
    end

    always @(*) begin
        whole_d = whole_q;
        fixed = magnitude;
        if (|unpack_sign) begin
            fixed = inverted;
            if (~cut) begin
                fixed = inverted + 49'h1;
            end
        end
        if (sequencer_run) begin
            if (align) begin
                whole_d = fixed[48:42];
            end
        end
    end

    always @(*) begin
        fraction_d = fraction_q;
        if (sequencer_run) begin
            if (align) begin
                fraction_d = fixed[41:0];
            end else if (fits) begin
                fraction_d = rest;
            end
        end
    end

    always @(*) begin
        in_ready = sequencer_in_ready;
        out_valid = sequencer_out_valid;
        align = ~(|sequencer_step);
        biased_integer = whole_q ^ integer_sign;
        round_exponent = {2'h0, biased_integer} - 9'h1;
        round_mantissa = significand_q[41:26];
        round_half = significand_q[25];
        below = significand_q & below_mask;
        round_rest = |below;
    end

    always @(*) begin
        align_distance = largest_exponent - unpack_exponent;
        distance = {1'b0, sequencer_step};
        if (align) begin
            distance = align_distance;
        end
        shifted = significand_q >> distance;
        magnitude = {1'b0, shifted};
        inverted = ~magnitude;
        cut = align_distance > exact_distance;
        product = significand_q + shifted;
        out_of_range = unpack_exponent > largest_exponent;
    end

    always @(*) begin
        rest = fraction_q - logarithms_y;
    end

    always @(*) begin
        fits = (fraction_q >= logarithms_y) && ~product[43];
    end

    always @(*) begin
        pack_special = unpack_zero || out_of_range;
    end

    always @(*) begin
        pack_special_value = one;
        if (out_of_range) begin
            pack_special_value = overflow_value;
        end
        if (unpack_infinite) begin
            pack_special_value = infinity;
        end
        if (out_of_range && (|unpack_sign)) begin
            pack_special_value = 24'h0;
        end
        if (unpack_nan) begin
            pack_special_value = canonical_nan;
        end
        if (propagate_nan && unpack_nan) begin
            pack_special_value = operand_q;
        end
    end

    always @(*) begin
        y = pack_y;
    end

    initial begin
        operand_q = 24'h0;
        significand_q = 48'h0;
        whole_q = 7'h0;
        fraction_q = 42'h0;
    end

    always @(posedge clock) begin
        operand_q <= operand_d;
        significand_q <= significand_d;
        whole_q <= whole_d;
        fraction_q <= fraction_d;
    end
endmodule

module shader_unit_lg2 (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    input wire [23:0] a,
    output reg in_ready,
    output reg out_valid,
    output reg [23:0] y
);

    localparam hidden_bit = 41'h10000000000;
    localparam to_top = 6'h18;
    localparam fraction_bits = 6'h28;
    localparam join_step = 6'h29;
    localparam normalize_step = 6'h2a;
    localparam bias = 7'h3f;
    localparam top_exponent = 9'h45;
    localparam below_mask = 47'h1fffffff;
    localparam zero = 47'h0;
    localparam infinity = 24'h7f0000;
    localparam minus_infinity = 24'hff0000;
    localparam canonical_nan = 24'h7f8000;
    localparam propagate_nan = 1'b0;
    wire sequencer_in_ready;
    wire sequencer_out_valid;
    wire sequencer_start;
    wire sequencer_run;
    wire [5:0] sequencer_step;
    reg [23:0] operand_d;
    reg [23:0] operand_q;
    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    wire loaded_sign;
    wire [6:0] loaded_exponent;
    wire [15:0] loaded_mantissa;
    wire loaded_zero;
    wire loaded_infinite;
    wire loaded_nan;
    reg [40:0] significand_d;
    reg [40:0] significand_q;
    wire [39:0] logarithms_y;
    reg [39:0] fraction_d;
    reg [39:0] fraction_q;
    wire [46:0] normalize_y;
    wire [4:0] normalize_distance;
    reg [46:0] logarithm_d;
    reg [46:0] logarithm_q;
    reg [4:0] distance_d;
    reg [4:0] distance_q;
    reg [8:0] round_exponent;
    reg [15:0] round_mantissa;
    reg round_half;
    reg round_rest;
    wire [24:0] round_magnitude;
    reg pack_sign;
    reg pack_zero;
    reg pack_special;
    reg [23:0] pack_special_value;
    wire [23:0] pack_y;
    reg [40:0] shifted;
    reg [41:0] product;
    reg fits;
    reg [39:0] difference;
    reg [6:0] whole;
    reg [46:0] joined;
    reg [46:0] negated;
    reg negative;
    reg [46:0] below;

    shader_unit_lg2_sequencer sequencer (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .out_ready(out_ready),
        .in_ready(sequencer_in_ready),
        .out_valid(sequencer_out_valid),
        .start(sequencer_start),
        .run(sequencer_run),
        .step(sequencer_step)
    );

    shader_unit_flr_unpack unpack (
        .a(operand_q),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    shader_unit_flr_unpack loaded (
        .a(a),
        .sign(loaded_sign),
        .exponent(loaded_exponent),
        .mantissa(loaded_mantissa),
        .zero(loaded_zero),
        .infinite(loaded_infinite),
        .nan(loaded_nan)
    );

    shader_unit_lg2_logarithms logarithms (
        .k(sequencer_step),
        .y(logarithms_y)
    );

    shader_unit_lg2_normalize normalize (
        .x(logarithm_q),
        .y(normalize_y),
        .distance(normalize_distance)
    );

    shader_unit_mul_round round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(round_rest),
        .magnitude(round_magnitude)
    );

    shader_unit_mul_pack pack (
        .sign(pack_sign),
        .magnitude(round_magnitude),
        .zero(pack_zero),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    always @(*) begin
        operand_d = operand_q;
        if (sequencer_start) begin
            operand_d = a;
        end
    end

    always @(*) begin
        significand_d = significand_q;
        if (sequencer_start) begin
            significand_d = hidden_bit | ({25'h0, loaded_mantissa} << to_top);
        end
        if (sequencer_run) begin
            if (sequencer_step == join_step) begin
            end else if (sequencer_step == normalize_step) begin
            end else if (fits) begin
                significand_d = product[40:0];
            end
        end
    end

    always @(*) begin
        fraction_d = fraction_q;
        if (sequencer_start) begin
            fraction_d = 40'h0;
        end
        if (sequencer_run) begin
            if (sequencer_step == join_step) begin
            end else if (sequencer_step == normalize_step) begin
            end else if (fits) begin
                fraction_d = difference;
            end
        end
    end

    always @(*) begin
        logarithm_d = logarithm_q;
        if (sequencer_run) begin
            if (sequencer_step == join_step) begin
                logarithm_d = joined;
                if (|negative) begin
                    logarithm_d = negated;
                end
            end else if (sequencer_step == normalize_step) begin
                logarithm_d = normalize_y;
            end
        end
    end

    always @(*) begin
        distance_d = distance_q;
        if (sequencer_run) begin
            if (sequencer_step == join_step) begin
            end else if (sequencer_step == normalize_step) begin
                distance_d = normalize_distance;
            end
        end
    end

    always @(*) begin
        in_ready = sequencer_in_ready;
        out_valid = sequencer_out_valid;
        shifted = significand_q >> sequencer_step;
        product = {1'b0, significand_q} + {1'b0, shifted};
        fits = ~product[41];
        round_exponent = top_exponent - {4'h0, distance_q};
        round_mantissa = logarithm_q[45:30];
        round_half = logarithm_q[29];
        below = logarithm_q & below_mask;
        round_rest = |below;
        pack_zero = ~logarithm_q[46];
    end

    always @(*) begin
        difference = fraction_q - logarithms_y;
    end

    always @(*) begin
        whole = unpack_exponent - bias;
        negative = whole[6];
        pack_sign = negative;
    end

    always @(*) begin
        joined = {40'h0, whole} << fraction_bits;
        if (|unpack_mantissa) begin
            joined = ({40'h0, whole} << fraction_bits) | {7'h0, fraction_q};
        end
        negated = zero - joined;
    end

    always @(*) begin
        pack_special = (|unpack_sign) || unpack_zero || unpack_infinite || unpack_nan;
    end

    always @(*) begin
        pack_special_value = infinity;
        if (unpack_nan || (|unpack_sign)) begin
            pack_special_value = canonical_nan;
        end
        if (unpack_zero) begin
            pack_special_value = minus_infinity;
        end
        if (propagate_nan && unpack_nan) begin
            pack_special_value = operand_q;
        end
    end

    always @(*) begin
        y = pack_y;
    end

    initial begin
        operand_q = 24'h0;
        significand_q = 41'h0;
        fraction_q = 40'h0;
        logarithm_q = 47'h0;
        distance_q = 5'h0;
    end

    always @(posedge clock) begin
        operand_q <= operand_d;
        significand_q <= significand_d;
        fraction_q <= fraction_d;
        logarithm_q <= logarithm_d;
        distance_q <= distance_d;
    end
endmodule

module shader_unit_flr_unpack (
    input wire [23:0] a,
    output reg sign,
    output reg [6:0] exponent,
    output reg [15:0] mantissa,
    output reg zero,
    output reg infinite,
    output reg nan
);

    always @(*) begin
        mantissa = a[15:0];
        exponent = a[22:16];
        sign = a[23];
        zero = ~(|exponent);
        infinite = (&exponent) && ~(|mantissa);
        nan = (&exponent) && (|mantissa);
    end
endmodule

module shader_unit_entries (
    input wire clock,
    input wire write_enable,
    input wire [1:0] write_address,
    input wire [25:0] write_data,
    input wire [1:0] read_address,
    output wire [25:0] read_data
);

    reg [25:0] words [0:3];
    integer i;

    initial begin
        for (i = 0; i < 4; i = i + 1)
            words[i] = 26'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    assign read_data = words[read_address];
endmodule

module shader_unit_ifs_entries (
    input wire clock,
    input wire write_enable,
    input wire [2:0] write_address,
    input wire [25:0] write_data,
    input wire [2:0] read_address,
    output wire [25:0] read_data
);

    reg [25:0] words [0:7];
    integer i;

    initial begin
        for (i = 0; i < 8; i = i + 1)
            words[i] = 26'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    assign read_data = words[read_address];
endmodule

module shader_unit_loop_counters_entries (
    input wire clock,
    input wire write_enable,
    input wire [1:0] write_address,
    input wire [15:0] write_data,
    input wire [1:0] read_address,
    output wire [15:0] read_data
);

    reg [15:0] words [0:3];
    integer i;

    initial begin
        for (i = 0; i < 4; i = i + 1)
            words[i] = 16'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    assign read_data = words[read_address];
endmodule

module shader_unit_outer_al_entries (
    input wire clock,
    input wire write_enable,
    input wire [1:0] write_address,
    input wire [31:0] write_data,
    input wire [1:0] read_address,
    output wire [31:0] read_data
);

    reg [31:0] words [0:3];
    integer i;

    initial begin
        for (i = 0; i < 4; i = i + 1)
            words[i] = 32'h0;
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    assign read_data = words[read_address];
endmodule

module shader_unit_multiplier (
    input wire clock,
    input wire [15:0] a,
    input wire [15:0] b,
    output reg [17:0] high,
    output reg [15:0] low
);

    reg [16:0] a_significand;
    reg [16:0] b_significand;
    reg [33:0] product;

    always @(posedge clock) begin
        a_significand <= {1'b1, a};
        b_significand <= {1'b1, b};
        product <= {17'h0, a_significand} * {17'h0, b_significand};
    end

    always @(*) begin
        high = product[33:16];
        low = product[15:0];
    end
endmodule

module shader_unit_mul_round (
    input wire [8:0] exponent,
    input wire [15:0] mantissa,
    input wire half,
    input wire rest,
    output reg [24:0] magnitude
);

    localparam nearest = 1'b0;
    localparam mantissa_bits = 5'h10;
    reg [24:0] fields;
    reg increment;

    always @(*) begin
        fields = ({16'h0, exponent} << mantissa_bits) | {9'h0, mantissa};
    end

    always @(*) begin
        increment = nearest && half && (rest || mantissa[0]);
    end

    always @(*) begin
        magnitude = fields + {24'h0, increment};
    end
endmodule

module shader_unit_mul_pack (
    input wire sign,
    input wire [24:0] magnitude,
    input wire zero,
    input wire special,
    input wire [23:0] special_value,
    output reg [23:0] y
);

    localparam above_mask = 9'h80;
    localparam magnitude_mask = 24'h7fffff;
    localparam sign_position = 5'h17;
    localparam overflow_value = 24'h7f0000;
    reg [8:0] exponent;
    reg [8:0] above;
    reg [6:0] field;
    reg negative;
    reg underflow;
    reg overflow;
    reg [23:0] unsigned_y;

    always @(*) begin
        exponent = magnitude[24:16];
        negative = exponent[8];
        above = exponent & above_mask;
        field = exponent[6:0];
        overflow = ~negative && ((|above) || (&field));
        unsigned_y = magnitude[23:0] & magnitude_mask;
        if (overflow) begin
            unsigned_y = overflow_value;
        end
    end

    always @(*) begin
        underflow = zero || negative || (~(|above) && ~(|field));
    end

    always @(*) begin
        y = unsigned_y | ({23'h0, sign} << sign_position);
        if (underflow) begin
            y = 24'h0;
        end
        if (special) begin
            y = special_value;
        end
    end
endmodule

module shader_unit_coarse (
    input wire [20:0] x,
    output reg [20:0] y,
    output reg [4:0] distance
);

    localparam top_mask_0 = 21'h1fffe0;
    localparam shift_0 = 5'h10;
    reg [20:0] value;
    reg [20:0] top;

    always @(*) begin
        value = x;
        distance = 5'h0;
        top = value & top_mask_0;
        if (~(|top)) begin
            value = value << shift_0;
            distance = distance | shift_0;
        end
        y = value;
    end
endmodule

module shader_unit_normalize (
    input wire [20:0] x,
    output reg [20:0] y,
    output reg [4:0] distance
);

    localparam top_mask_0 = 21'h1fe000;
    localparam top_mask_1 = 21'h1e0000;
    localparam top_mask_2 = 21'h180000;
    localparam top_mask_3 = 21'h100000;
    localparam shift_0 = 5'h8;
    localparam shift_1 = 5'h4;
    localparam shift_2 = 5'h2;
    localparam shift_3 = 5'h1;
    reg [20:0] value;
    reg [20:0] top;

    always @(*) begin
        value = x;
        distance = 5'h0;
        top = value & top_mask_0;
        if (~(|top)) begin
            value = value << shift_0;
            distance = distance | shift_0;
        end
        top = value & top_mask_1;
        if (~(|top)) begin
            value = value << shift_1;
            distance = distance | shift_1;
        end
        top = value & top_mask_2;
        if (~(|top)) begin
            value = value << shift_2;
            distance = distance | shift_2;
        end
        top = value & top_mask_3;
        if (~(|top)) begin
            value = value << shift_3;
            distance = distance | shift_3;
        end
        y = value;
    end
endmodule

module shader_unit_order (
    input wire [23:0] a,
    input wire [23:0] b,
    output reg less,
    output reg equal,
    output reg greater
);

    localparam magnitude_mask = 24'h7fffff;
    wire unpack_a_sign;
    wire [6:0] unpack_a_exponent;
    wire [15:0] unpack_a_mantissa;
    wire unpack_a_zero;
    wire unpack_a_infinite;
    wire unpack_a_nan;
    wire unpack_b_sign;
    wire [6:0] unpack_b_exponent;
    wire [15:0] unpack_b_mantissa;
    wire unpack_b_zero;
    wire unpack_b_infinite;
    wire unpack_b_nan;
    reg [23:0] magnitude_a;
    reg [23:0] magnitude_b;
    reg ordered;
    reg both_zero;
    reg same_magnitude;
    reg same_sign;
    reg nearer;
    reg negative;

    shader_unit_flr_unpack unpack_a (
        .a(a),
        .sign(unpack_a_sign),
        .exponent(unpack_a_exponent),
        .mantissa(unpack_a_mantissa),
        .zero(unpack_a_zero),
        .infinite(unpack_a_infinite),
        .nan(unpack_a_nan)
    );

    shader_unit_flr_unpack unpack_b (
        .a(b),
        .sign(unpack_b_sign),
        .exponent(unpack_b_exponent),
        .mantissa(unpack_b_mantissa),
        .zero(unpack_b_zero),
        .infinite(unpack_b_infinite),
        .nan(unpack_b_nan)
    );

    always @(*) begin
        magnitude_a = a & magnitude_mask;
    end

    always @(*) begin
        magnitude_b = b & magnitude_mask;
    end

    always @(*) begin
        ordered = ~unpack_a_nan && ~unpack_b_nan;
    end

    always @(*) begin
        negative = |unpack_a_sign;
    end

    always @(*) begin
        same_sign = unpack_a_sign == unpack_b_sign;
    end

    always @(*) begin
        same_magnitude = magnitude_a == magnitude_b;
        both_zero = ~(|magnitude_a) && ~(|magnitude_b);
        nearer = magnitude_a < magnitude_b;
    end

    always @(*) begin
        equal = ordered && (both_zero || (same_sign && same_magnitude));
        less = ordered && ~equal && negative;
        if (same_sign) begin
            less = ordered && ~equal && (nearer != negative);
        end
        greater = ordered && ~equal && ~less;
    end
endmodule

module shader_unit_rcp_sequencer (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    output reg in_ready,
    output reg out_valid,
    output reg start,
    output reg run,
    output reg [5:0] step
);

    localparam first = 6'h0;
    localparam last = 6'h12;
    reg running_d;
    reg running_q;
    reg done_d;
    reg done_q;
    reg [5:0] count_d;
    reg [5:0] count_q;

    always @(*) begin
        running_d = running_q;
        if (start) begin
            running_d = 1'b1;
        end
        if (running_q) begin
            if (count_q == last) begin
                running_d = 1'b0;
            end
        end
        if (reset) begin
            running_d = 1'b0;
        end
    end

    always @(*) begin
        done_d = done_q;
        if (running_q) begin
            if (count_q == last) begin
                done_d = 1'b1;
            end
        end
        if (done_q && out_ready) begin
            done_d = 1'b0;
        end
        if (reset) begin
            done_d = 1'b0;
        end
    end

    always @(*) begin
        count_d = count_q;
        start = in_valid && in_ready;
        if (start) begin
            count_d = first;
        end
        if (running_q) begin
            count_d = count_q + 6'h1;
        end
    end

    always @(*) begin
        in_ready = ~running_q && ~done_q;
        out_valid = done_q;
        run = running_q;
        step = count_q;
    end

    initial begin
        running_q = 1'b0;
        done_q = 1'b0;
        count_q = 6'h0;
    end

    always @(posedge clock) begin
        running_q <= running_d;
        done_q <= done_d;
        count_q <= count_d;
    end
endmodule

module shader_unit_ex2_sequencer (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    output reg in_ready,
    output reg out_valid,
    output reg start,
    output reg run,
    output reg [5:0] step
);

    localparam first = 6'h0;
    localparam last = 6'h2a;
    reg running_d;
    reg running_q;
    reg done_d;
    reg done_q;
    reg [5:0] count_d;
    reg [5:0] count_q;

    always @(*) begin
        running_d = running_q;
        if (start) begin
            running_d = 1'b1;
        end
        if (running_q) begin
            if (count_q == last) begin
                running_d = 1'b0;
            end
        end
        if (reset) begin
            running_d = 1'b0;
        end
    end

    always @(*) begin
        done_d = done_q;
        if (running_q) begin
            if (count_q == last) begin
                done_d = 1'b1;
            end
        end
        if (done_q && out_ready) begin
            done_d = 1'b0;
        end
        if (reset) begin
            done_d = 1'b0;
        end
    end

    always @(*) begin
        count_d = count_q;
        start = in_valid && in_ready;
        if (start) begin
            count_d = first;
        end
        if (running_q) begin
            count_d = count_q + 6'h1;
        end
    end

    always @(*) begin
        in_ready = ~running_q && ~done_q;
        out_valid = done_q;
        run = running_q;
        step = count_q;
    end

    initial begin
        running_q = 1'b0;
        done_q = 1'b0;
        count_q = 6'h0;
    end

    always @(posedge clock) begin
        running_q <= running_d;
        done_q <= done_d;
        count_q <= count_d;
    end
endmodule

module shader_unit_logarithms (
    input wire [5:0] k,
    output reg [41:0] y
);

    always @(*) begin
        case (k)
            6'h1:
                y = 42'h2570068e7ef;
            6'h2:
                y = 42'h149a784bcd1;
            6'h3:
                y = 42'hae00d1cfde;
            6'h4:
                y = 42'h598fdbeb24;
            6'h5:
                y = 42'h2d75a6eb1d;
            6'h6:
                y = 42'h16e79685c2;
            6'h7:
                y = 42'hb7f285b77;
            6'h8:
                y = 42'h5c2711b5e;
            6'h9:
                y = 42'h2e1f07fe1;
            6'ha:
                y = 42'h171265374;
            6'hb:
                y = 42'hb89eb17b;
            6'hc:
                y = 42'h5c523b0a;
            6'hd:
                y = 42'h2e29d623;
            6'he:
                y = 42'h1715193b;
            6'hf:
                y = 42'hb8a9828;
            6'h10:
                y = 42'h5c54ef6;
            6'h11:
                y = 42'h2e2a833;
            6'h12:
                y = 42'h1715448;
            6'h13:
                y = 42'hb8aa2f;
            6'h14:
                y = 42'h5c551a;
            6'h15:
                y = 42'h2e2a8e;
            6'h16:
                y = 42'h171547;
            6'h17:
                y = 42'hb8aa3;
            6'h18:
                y = 42'h5c551;
            6'h19:
                y = 42'h2e2a8;
            6'h1a:
                y = 42'h17154;
            6'h1b:
                y = 42'hb8aa;
            6'h1c:
                y = 42'h5c55;
            6'h1d:
                y = 42'h2e2a;
            6'h1e:
                y = 42'h1715;
            6'h1f:
                y = 42'hb8a;
            6'h20:
                y = 42'h5c5;
            6'h21:
                y = 42'h2e2;
            6'h22:
                y = 42'h171;
            6'h23:
                y = 42'hb8;
            6'h24:
                y = 42'h5c;
            6'h25:
                y = 42'h2e;
            6'h26:
                y = 42'h17;
            6'h27:
                y = 42'hb;
            6'h28:
                y = 42'h5;
            6'h29:
                y = 42'h2;
            6'h2a:
                y = 42'h1;
            default:
                y = 42'h0;
        endcase
    end
endmodule

module shader_unit_lg2_sequencer (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    output reg in_ready,
    output reg out_valid,
    output reg start,
    output reg run,
    output reg [5:0] step
);

    localparam first = 6'h1;
    localparam last = 6'h2a;
    reg running_d;
    reg running_q;
    reg done_d;
    reg done_q;
    reg [5:0] count_d;
    reg [5:0] count_q;

    always @(*) begin
        running_d = running_q;
        if (start) begin
            running_d = 1'b1;
        end
        if (running_q) begin
            if (count_q == last) begin
                running_d = 1'b0;
            end
        end
        if (reset) begin
            running_d = 1'b0;
        end
    end

    always @(*) begin
        done_d = done_q;
        if (running_q) begin
            if (count_q == last) begin
                done_d = 1'b1;
            end
        end
        if (done_q && out_ready) begin
            done_d = 1'b0;
        end
        if (reset) begin
            done_d = 1'b0;
        end
    end

    always @(*) begin
        count_d = count_q;
        start = in_valid && in_ready;
        if (start) begin
            count_d = first;
        end
        if (running_q) begin
            count_d = count_q + 6'h1;
        end
    end

    always @(*) begin
        in_ready = ~running_q && ~done_q;
        out_valid = done_q;
        run = running_q;
        step = count_q;
    end

    initial begin
        running_q = 1'b0;
        done_q = 1'b0;
        count_q = 6'h0;
    end

    always @(posedge clock) begin
        running_q <= running_d;
        done_q <= done_d;
        count_q <= count_d;
    end
endmodule

module shader_unit_lg2_logarithms (
    input wire [5:0] k,
    output reg [39:0] y
);

    always @(*) begin
        case (k)
            6'h1:
                y = 40'h95c01a39fb;
            6'h2:
                y = 40'h5269e12f34;
            6'h3:
                y = 40'h2b803473f7;
            6'h4:
                y = 40'h1663f6fac9;
            6'h5:
                y = 40'hb5d69bac7;
            6'h6:
                y = 40'h5b9e5a170;
            6'h7:
                y = 40'h2dfca16dd;
            6'h8:
                y = 40'h1709c46d7;
            6'h9:
                y = 40'hb87c1ff8;
            6'ha:
                y = 40'h5c4994dd;
            6'hb:
                y = 40'h2e27ac5e;
            6'hc:
                y = 40'h17148ec2;
            6'hd:
                y = 40'hb8a7588;
            6'he:
                y = 40'h5c5464e;
            6'hf:
                y = 40'h2e2a60a;
            6'h10:
                y = 40'h17153bd;
            6'h11:
                y = 40'hb8aa0c;
            6'h12:
                y = 40'h5c5512;
            6'h13:
                y = 40'h2e2a8b;
            6'h14:
                y = 40'h171546;
            6'h15:
                y = 40'hb8aa3;
            6'h16:
                y = 40'h5c551;
            6'h17:
                y = 40'h2e2a8;
            6'h18:
                y = 40'h17154;
            6'h19:
                y = 40'hb8aa;
            6'h1a:
                y = 40'h5c55;
            6'h1b:
                y = 40'h2e2a;
            6'h1c:
                y = 40'h1715;
            6'h1d:
                y = 40'hb8a;
            6'h1e:
                y = 40'h5c5;
            6'h1f:
                y = 40'h2e2;
            6'h20:
                y = 40'h171;
            6'h21:
                y = 40'hb8;
            6'h22:
                y = 40'h5c;
            6'h23:
                y = 40'h2e;
            6'h24:
                y = 40'h17;
            6'h25:
                y = 40'hb;
            6'h26:
                y = 40'h5;
            6'h27:
                y = 40'h2;
            6'h28:
                y = 40'h1;
            default:
                y = 40'h0;
        endcase
    end
endmodule

module shader_unit_lg2_normalize (
    input wire [46:0] x,
    output reg [46:0] y,
    output reg [4:0] distance
);

    localparam top_mask_0 = 47'h7fff80000000;
    localparam top_mask_1 = 47'h7f8000000000;
    localparam top_mask_2 = 47'h780000000000;
    localparam top_mask_3 = 47'h600000000000;
    localparam top_mask_4 = 47'h400000000000;
    localparam shift_0 = 5'h10;
    localparam shift_1 = 5'h8;
    localparam shift_2 = 5'h4;
    localparam shift_3 = 5'h2;
    localparam shift_4 = 5'h1;
    reg [46:0] value;
    reg [46:0] top;

    always @(*) begin
        value = x;
        distance = 5'h0;
        top = value & top_mask_0;
        if (~(|top)) begin
            value = value << shift_0;
            distance = distance | shift_0;
        end
        top = value & top_mask_1;
        if (~(|top)) begin
            value = value << shift_1;
            distance = distance | shift_1;
        end
        top = value & top_mask_2;
        if (~(|top)) begin
            value = value << shift_2;
            distance = distance | shift_2;
        end
        top = value & top_mask_3;
        if (~(|top)) begin
            value = value << shift_3;
            distance = distance | shift_3;
        end
        top = value & top_mask_4;
        if (~(|top)) begin
            value = value << shift_4;
            distance = distance | shift_4;
        end
        y = value;
    end
endmodule

`default_nettype wire
