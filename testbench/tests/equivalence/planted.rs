// SPDX-License-Identifier: MIT
//! Faults planted into the emitted Verilog: each must be found within the default number of cases. A bench that passes
//! wrong hardware is worth nothing.

use crate::{block, have, user, verilog};
use pica_rtl::build::{Build, InFlight};
use pica_spec::choices::Choices;
use pica_testbench::block::Block;
use pica_testbench::equivalence::{self, EngineKind, Options};
use pica_testbench::project::Project;
use pica_testbench::random::DEFAULT_SEED;
use pica_testbench::registry;
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// What is wrong: the block, a text that its Verilog has, and what stands there instead (in the first place only).
const FAULTS: &[(&str, &str, &str)] = &[
    // Arithmetic.
    ("f24_add", "swap = magnitude_a < magnitude_b", "swap = magnitude_a > magnitude_b"),
    ("f24_add", "addend = {2'h0, addend2_q} << 1", "addend = {2'h0, addend2_q}"),
    ("f24_add", "if (|far) begin", "if (1'b0) begin"),
    ("f24_add", "pack_zero = ~sum5_q[20]", "pack_zero = 1'b0"),
    ("f24_add", "opposite2_q <= opposite1_q", "opposite2_q <= opposite1_d"),
    ("f24_mul", "hidden_bit = 17'h10000", "hidden_bit = 17'h0"),
    ("f24_mul", "high = product[33:16]", "high = product[32:15]"),
    ("f24_mul", "negative = exponent[8]", "negative = 1'b0"),
    ("f24_mul", "overflow_value = 24'h7f0000", "overflow_value = 24'h7effff"),
    ("f24_mad", "zero = ~(|exponent)", "zero = ~(|exponent) && ~(|mantissa)"),
    ("f24_add", "canonical_nan = 24'h7f8000", "canonical_nan = 24'h7fffff"),
    ("f24_cmp", "({5'h0, le} << COMPARISON_LE)", "({5'h0, lt} << COMPARISON_LE)"),
    ("f24_flr", "(|unpack_sign) && ~unpack_zero", "(|unpack_sign)"),
    ("f24_rcp", "remainder_d = reduced << 1", "remainder_d = reduced << 1 | 18'h1"),
    ("f24_ex2", "fixed = inverted + 49'h1", "fixed = inverted"),
    ("f24_ex2", "entries[300] = 42'h", "entries[300] = 42'h1"),
    ("f24_rsq", "trial_after_0 = doubled - ", "trial_after_0 = doubled + "),
    ("f24_lg2", "is_power_q <= is_power_d", "is_power_q <= 1'b0"),
    ("f24_lg2", "count_d = count_q + 6'h1", "count_d = count_q + 6'h2"),
    ("f24_from_f32", "magnitude = fields + {25'h0, increment}", "magnitude = fields + 26'h1"),
    // Handshakes.
    ("f24_rsq", "if (done_q && out_ready)", "if (done_q)"),
    ("f24_add", "out_valid = valid_q[5]", "out_valid = valid_q[4]"),
    ("f24_mul", "{3'h0, in_valid}", "{3'h0, 1'b1}"),
    // Fragments.
    ("morton", "block_row = row & 10'h3f8", "block_row = row"),
    ("logic_op", "difference = source ^ destination", "difference = source | destination"),
    ("alpha_test", "y = ~less && ~same", "y = ~less"),
    ("stencil", "written = (result & write_mask) | (stored & kept_mask)", "written = result & write_mask"),
    ("stencil", "compare_b = stored & read_mask", "compare_b = stored"),
    ("depth_test", "y = less || same", "y = less"),
    ("color_pack", "COLOR_FORMAT_RGBA4 = 3'h4", "COLOR_FORMAT_RGBA4 = 3'h5"),
    ("color_unpack", "COLOR_FORMAT_RGB5A1 = 3'h2", "COLOR_FORMAT_RGB5A1 = 3'h6"),
    ("depth_quantise", "bound = 18'h20001", "bound = 18'h20000"),
    ("blend", "less = difference4_q[17]", "less = ~difference4_q[17]"),
    ("blend", "rest < source", "rest > source"),
    ("fog", "low_up = {1'b0, low2_q} + 25'hffff", "low_up = {1'b0, low2_q}"),
    ("fog", "entry2_d = 7'h7f", "entry2_d = 7'h7e"),
    ("combiner_stage", "buffer1_d = 32'h0", "buffer1_d = previous_buffer"),
    (
        "combiner_stage",
        "alpha_dot_7 && (alpha_operation == COMBINER_OPERATION_DOT3_RGBA)",
        "alpha_dot_7 && (alpha_operation == COMBINER_OPERATION_DOT3_RGB)",
    ),
    ("combiner_stage", "half = 18'h17f", "half = 18'h80"),
    ("combiner", "reg_ready = credit_is_empty", "reg_ready = 1'b1"),
    ("combiner", "has_room = ~full_q", "has_room = 1'b1"),
    // Fragments in each other's way: of one pixel, and of one tag.
    ("fragment_pipeline", "blocked_d = busy_is_busy;", "blocked_d = 1'b0;"),
    (
        "fragment_pipeline",
        "blocked_d = busy_is_busy || (waiting_bucket_bucket == coming_bucket_bucket)",
        "blocked_d = busy_is_busy",
    ),
    ("fragment_pipeline", "~blocked_q && ~full_q", "~blocked_q"),
    // An answer is that of another fragment, or is not waited for.
    ("fragment_pipeline", "came = turn == is_later;", "came = ~turn;"),
    ("fragment_pipeline", "((|bits_read_data) != turn)", "1'b1"),
    // A write is over before it is taken, or of bytes that the format does not have.
    ("fragment_pipeline", "(write_color_ready || ~offers_color)", "1'b1"),
    ("fragment_pipeline", "COLOR_FORMAT_RGB8: color = 4'h7", "COLOR_FORMAT_RGB8: color = 4'hf"),
    ("fragment_pipeline", "DEPTH_FORMAT_D24: depth = 4'h7", "DEPTH_FORMAT_D24: depth = 4'hf"),
    // A register is written before the fragments that it comes behind are done, or behind those that it comes before.
    ("fragment_pipeline", "(head_number == retired)", "(head_number == issued)"),
    ("fragment_pipeline", "~full_q && ~stops", "~full_q"),
    ("fragment_pipeline", "has_room = ~full_q", "has_room = 1'b1"),
    // The fog table: a data register that the last aliases are not of, one that does not wait for the front; a word counts with no
    // byte; an index begins anew with any byte, and is not waited for.
    ("fragment_pipeline", "(write_id <= ID_FOG_LUT_DATA_ALIAS_7)", "(write_id < ID_FOG_LUT_DATA_ALIAS_7)"),
    ("fragment_pipeline", "(write_id >= ID_FOG_LUT_DATA)", "(write_id > ID_FOG_LUT_DATA)"),
    ("fragment_pipeline", "if ((id >= ID_FOG_LUT_DATA) && (id <= ID_FOG_LUT_DATA_ALIAS_7))", "if (1'b0)"),
    ("fragment_pipeline", "takes = arrives && ((|write_mask) || needs_no_byte)", "takes = arrives"),
    ("fragment_pipeline", "index_written && write_mask[0]", "index_written"),
    ("fragment_pipeline", "if (id == ID_FOG_LUT_INDEX)", "if (1'b0)"),
    ("fragment_pipeline", "outcome4_d = 3'h2", "outcome4_d = 3'h3"),
    ("fragment_pipeline", "exists = depth_format != DEPTH_FORMAT_UNUSED", "exists = 1'b1"),
    // Registers: a write behind one to the same register, a write that does nothing, a word for a transfer.
    ("register_file", "follows3_d = address == address3_q", "follows3_d = 1'b0"),
    ("register_file", "late3_d = (address == address4_q) && stores4_q", "late3_d = 1'b0"),
    ("register_file", "stores4_d = shows3_q || (writes3_q && ~kind3_q[2])", "stores4_d = shows3_q || writes3_q"),
    ("register_file", "raw4_d = (kind3_q == EFFECT_DATA) && ~merges", "raw4_d = 1'b0"),
    // Command lists: ids without a register, the end, a command that does not fit, the next burst, the end of memory.
    ("command_processor", "exists = in_range || (wraps && named_q)", "exists = 1'b1"),
    ("command_processor", "stops = matched && (|registers_autostop)", "stops = matched"),
    ("command_processor", "is_cut = {13'h0, halves[8:1]} > left_q", "is_cut = 1'b0"),
    ("command_processor", "number_q == 4'hf", "number_q == 4'he"),
    ("command_processor", "fits = {8'h0, size1_q} <= left_q", "fits = {8'h0, size1_q} < left_q"),
    // Vertices: the restart of an unfinished triangle, who leaves, the winding flag; which outputs there are, and which registers.
    ("primitive_assembly", "offered_d = |filled_q", "offered_d = 1'b0"),
    ("primitive_assembly", "leaves1_d = replaces1_q", "leaves1_d = ~replaces1_q"),
    ("primitive_assembly", "turned = turns_q || (", "turned = ("),
    ("primitive_assembly", "returned_out_ready = unused_ready && ~is_first", "returned_out_ready = unused_ready"),
    ("output_map", "if (slot >= length) begin", "if (1'b0) begin"),
    ("output_map", "reg_ready = ~outputs_is_whole0 && ~outputs_is_whole1", "reg_ready = ~outputs_is_whole0"),
    ("output_map", "slot < registers_sh_outmap_total[SH_OUTMAP_TOTAL_COUNT +: 3]", "1'b1"),
    ("output_map", "(semantic2_q <= OUTPUT_SEMANTIC_COLOR_A)", "(semantic2_q < OUTPUT_SEMANTIC_COLOR_A)"),
    // Programs.
    ("shader_decode", "OPCODE_MOV = 6'h13", "OPCODE_MOV = 6'h17"),
    ("shader_operand", "sum >= REGISTER_FLOAT_SOURCE", "1'b1"),
    ("shader_flow", "after_d = pc_q + 13'h1", "after_d = pc_q + 13'h2"),
    ("shader_flow", "pc_d = wide_target & depth_mask", "pc_d = wide_target"),
    ("shader_unit", "loader_attribute = vertex_index[3:0]", "loader_attribute = {1'b0, vertex_index[2:0]}"),
    ("shader_unit", "flow_next_ready = sequencer_commits", "flow_next_ready = 1'b1"),
    ("shader_unit", "emitter_set = sequencer_commits && decode_is_setemit", "emitter_set = sequencer_commits"),
    // Byte masks: all bytes of a register are written; a word counts with none; an index begins anew with its lowest byte alone.
    ("shader_unit", "enabled = write_mask;", "enabled = 4'hf;"),
    ("shader_unit", "takes_word = (|mask) || needs_no_byte", "takes_word = 1'b1"),
    ("shader_unit", "held_codetransfer_index_write && (|enabled)", "held_codetransfer_index_write && enabled[0]"),
    ("shader_unit", "held_opdescs_index_write && (|enabled)", "held_opdescs_index_write && enabled[0]"),
    ("shader_unit", "held_floatuniform_index_write && (|enabled)", "held_floatuniform_index_write && enabled[0]"),
    // An index begins anew with no byte.
    ("shader_unit", "held_codetransfer_index_write && (|enabled)", "held_codetransfer_index_write"),
    ("shader_unit", "held_opdescs_index_write && (|enabled)", "held_opdescs_index_write"),
    ("shader_unit", "held_floatuniform_index_write && (|enabled)", "held_floatuniform_index_write"),
    // b15 that a program has set outlives a write to the other byte, and not a write of no byte.
    ("shader_unit", "held_booluniform_write && (|enabled)", "held_booluniform_write && enabled[1]"),
    ("shader_unit", "held_booluniform_write && (|enabled)", "held_booluniform_write"),
    // A component that the mask does not have is written, and not shown.
    ("shader_unit", "write_0 = writes_register && commits && enabled_0", "write_0 = writes_register && commits"),
    // Vertices on the screen.
    ("quaternion", "first_of_w = 6'ha", "first_of_w = 6'hf"),
    ("quaternion", "signs_d = (signs_q << 1) | {1'b0, negative}", "signs_d = {negative, signs_q[1]}"),
    ("viewport", "carry = ~half;", "carry = 1'b1;"),
    ("viewport", "limited_d = exponent > top_exponent", "limited_d = exponent >= top_exponent"),
    ("viewport", "half = negative_q;", "half = 1'b0;"),
    ("viewport", "top_exponent = 7'h48", "top_exponent = 7'h47"),
    ("viewport", "converter_x = moving_q_offset_y", "converter_x = moving_q_offset_x"),
    ("culling", "is_removed = clockwise || has_no_area", "is_removed = clockwise"),
    ("culling", "is_removed = ~clockwise", "is_removed = ~clockwise && ~has_no_area"),
    ("culling", "far_y = held_q_b_y", "far_y = held_q_c_y"),
    // Triangles.
    ("raster_setup", "below = {1'b0, largest} + half;", "below = {1'b0, largest} + half_down;"),
    ("raster_setup", "excluded = (high && left) || (~high && right)", "excluded = (high && right) || (~high && left)"),
    ("raster_setup", "rows_empty || area_q[33]", "rows_empty"),
    ("raster_setup", "augend = augend | 35'h1", "augend = augend"),
    ("raster_setup", "scissor_end = {3'h0, scissor_last} + 13'h1", "scissor_end = {3'h0, scissor_last}"),
    ("raster_setup", "rule_excluded && (|area)", "rule_excluded"),
    ("raster_setup", "area_d = 34'h0", "area_d = area_q"),
    ("raster_setup", "all_augend | 35'h1", "all_augend"),
    ("raster_setup", "c_below_a_d = new_c < new_a", "c_below_a_d = new_c < new_b"),
    (
        "raster_setup",
        "columns_limit = sequencer_run && (sequencer_step == 6'h1)",
        "columns_limit = sequencer_run && (sequencer_step == 6'h0)",
    ),
    ("raster_setup", "hole_is_empty_d = hole_first_pixel_q >= hole_end_pixel_q", "hole_is_empty_d = 1'b0"),
    ("raster_walk", "outside = value[33]", "outside = value[31]"),
    ("raster_walk", "value - {33'h0, bias}", "value"),
    ("raster_walk", "step_x - {20'h0, gives_back}", "step_x"),
    ("raster_walk", "half_stride = (stride_q >> 1) | (stride_q & stride_sign)", "half_stride = stride_q >> 1"),
    ("raster_walk", "segment_last = hole_last_column_q", "segment_last = last_column_q"),
    ("raster_walk", "next_column_q != last_column_q", "next_column_q <= last_column_q"),
    ("raster_walk", "next_line_q < hole_end_line_q", "next_line_q <= hole_end_line_q"),
    ("raster_walk", "first_stride_d = 12'h1", "first_stride_d = first_stride_q"),
    ("raster_walk", "leaves = ~shown || out_ready", "leaves = 1'b1"),
    ("raster_walk", "returned_register_d = gives_back", "returned_register_d = 1'b0"),
    // Valid waits for ready.
    ("raster_walk", "leaves = ~shown || out_ready", "leaves = out_ready"),
    // An operation acts where none is offered.
    (
        "shader_flow",
        "if (step_valid) begin\n                    if (starts) begin\n                        calls_clear",
        "if (1'b1) begin\n                    if (starts) begin\n                        calls_clear",
    ),
    // A search that is a step ahead of its row, and a row that is a pixel ahead of what it offers.
    ("raster_walk", "again_q || ~next_in_hole_lines", "1'b1"),
    ("raster_walk", "behind_hole_d = again_q", "behind_hole_d = behind_hole_q || again_q"),
    ("raster_walk", "is_before_d = again_q", "is_before_d = 1'b0"),
    ("raster_walk", "~again_q && next_in_hole_lines && hole_is_first_q", "1'b0"),
    ("raster_walk", "is_beyond_d = x_left > {1'b0, segment_last}", "is_beyond_d = x_right > {1'b0, segment_last}"),
    ("raster_walk", "moves = ~found || row_ready", "moves = 1'b1"),
    ("raster_walk", "searching_q && stride_q[0]", "searching_q"),
    ("raster_walk", "right && left;", "1'b0;"),
    ("raster_walk", "row_valid && ~row_is_end && (row_x", "row_valid && (row_x"),
    ("raster_walk", "row_x != row_last", "1'b1"),
    ("raster_walk", "value_register_d = sum[34:1]", "value_register_d = value"),
    // Depth.
    ("depth_setup", "negative1_d = left_sign ^ right_sign", "negative1_d = left_sign"),
    ("depth_setup", "limited2_d = distance1_q[8]", "limited2_d = 1'b0"),
    ("depth_setup", "same_q && (mapped == number2_q)", "(mapped == number2_q)"),
    ("depth_plane", "round_0_d = round_6_q + 3'h1", "round_0_d = round_6_q"),
    ("depth_plane", "is_large_0_q || (|digits_0_q[34:32])", "is_large_0_q"),
    ("depth_plane", "sample_valid && has_both && ~divides_q", "sample_valid && has_both"),
    // The queue takes more samples than it has places.
    ("depth_plane", "most = 8'h10", "most = 8'h13"),
    // From the screen to the framebuffer: what comes in order, what belongs together, and what a write waits for.
    ("back_end", "calm = chain_is_empty && ~fragment_out_valid", "calm = 1'b1"),
    ("back_end", "calm = chain_is_empty && ~fragment_out_valid", "calm = chain_is_empty"),
    ("back_end", "turn = ~reg_valid && ~components_valid", "turn = ~reg_valid"),
    ("back_end", "offers = chain_fragment_valid && collect_is_complete", "offers = chain_fragment_valid"),
    ("back_end", "follows_d = ~attributes_last", "follows_d = 1'b1"),
    ("back_end", "is_kept = sample_done || chosen[0]", "is_kept = 1'b1"),
    ("back_end", "first_done = first_ready || first_has_q", "first_done = first_ready"),
    ("back_end", "complete_d = ends_fragment", "complete_d = 1'b1"),
];

/// Faults of the shader unit with 25 invocations in flight: they are in each other's way, or out of order.
const FLIGHT_FAULTS: &[(&str, &str)] = &[
    // All have the same outputs.
    ("write_row = slot;", "write_row = 5'h0;"),
    // Two have the same registers.
    ("input_row_slot = following;", "input_row_slot = following & 5'h1e;"),
    // Results leave as soon as any are there.
    ("out_there = seen[0]", "out_there = |finished_q"),
    // What depends on others runs beside them.
    ("start_fits = empty;", "start_fits = room;"),
    // What they leave is not forgotten.
    ("dirty_d = 1'b1;", "dirty_d = 1'b0;"),
    // The result of a special function goes to whoever asks.
    ("there = shifted[0]", "there = |ready_q"),
    // An input and a result are written at once, and one of them is lost.
    ("&& ~will_write", ""),
    // A component that the mask does not have is written, and not shown.
    ("write_0 = result_write_0;", "write_0 = 1'b1;"),
    ("vectors_write_0 = write_0 &&", "vectors_write_0 = (write_0 || write_1 || write_2 || write_3) &&"),
    // A function is asked for again although its result is there.
    ("&& ~there7_q", ""),
    // One that is over when its last instruction begins.
    ("stops = runs7 && (", "stops = runs7 && turn7_slot[0] && ("),
];

#[test]
fn faults_of_invocations_in_flight_are_found() {
    let build = Build { in_flight: InFlight::Full, ..Build::default() };
    let blocks = registry::built(&Choices::default(), &build).expect("the defaults have hardware");
    let block = blocks.into_iter().find(|block| block.interface.name == "shader_unit").expect("it is there");
    let text = verilog(&block);
    let faulty = FLIGHT_FAULTS.iter().map(|(from, to)| {
        let faulty = text.replacen(from, to, 1);
        assert_ne!(text, faulty, "there is no `{from}`");
        (&block, user("shader_unit", faulty))
    });
    let missed: Vec<_> = missed(&faulty.collect::<Vec<_>>()).into_iter().map(|number| FLIGHT_FAULTS[number]).collect();
    assert!(missed.is_empty(), "not found: {missed:#?}");
}

/// Whether a campaign of the default number of cases finds a difference.
fn differs(block: &Block, kind: EngineKind, verilog: &Project) -> bool {
    let verilog = Some(verilog.clone());
    let options = Options { seed: DEFAULT_SEED, threads: 1, verilog, verdict_only: true, ..Options::default() };
    equivalence::run(block, kind, &options, &[], &|_| {}).is_ok_and(|report| report.mismatches > 0)
}

/// The faults that are not found: of these numbers, the Verilog of each with its block. Verilator, which has to compile each fault,
/// gets those alone that the simulator of this program does not find or cannot read: a few.
fn missed(faulty: &[(&Block, Project)]) -> Vec<usize> {
    let numbers: Vec<usize> = (0..faulty.len()).collect();
    let by = |kind, numbers: Vec<usize>| -> Vec<usize> {
        numbers.into_par_iter().filter(|number| !differs(faulty[*number].0, kind, &faulty[*number].1)).collect()
    };
    let left = by(EngineKind::Native, numbers);
    assert!(left.len() <= 4, "the simulator of this program does not find {left:?}");
    if left.is_empty() || !have(EngineKind::Verilator) { Vec::new() } else { by(EngineKind::Verilator, left) }
}

#[test]
fn every_planted_fault_is_found() {
    let names: BTreeSet<&str> = FAULTS.iter().map(|(name, ..)| *name).collect();
    let emitted = names.into_par_iter().map(|name| {
        let block = block(name);
        let text = verilog(&block);
        (name, (block, text))
    });
    let emitted: BTreeMap<&str, (Block, String)> = emitted.collect();
    let faulty = FAULTS.iter().map(|(name, from, to)| {
        let (block, text) = &emitted[name];
        let faulty = text.replacen(from, to, 1);
        assert!(text != &faulty, "{name} has no `{from}`");
        (block, user(name, faulty))
    });
    let missed: Vec<_> = missed(&faulty.collect::<Vec<_>>()).into_iter().map(|number| FAULTS[number]).collect();
    assert!(missed.is_empty(), "not found: {missed:#?}");
}
