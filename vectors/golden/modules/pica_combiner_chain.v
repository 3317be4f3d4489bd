// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_CHAIN
`define PICA_COMBINER_CHAIN
`define PICA_COMBINER_CHAIN_73BEFC7F8F08
// TEXENV0 to TEXENV5 with their registers (fragment.md#combiners): one fragment per clock, and nothing holds
// it up.
module pica_combiner_chain (
    input wire clock,
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not of the combiner does nothing here.
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the id is one of the combiner.
    output wire known,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] color
);

    localparam TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0 = 12;
    localparam TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1 = 13;
    localparam TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2 = 14;
    localparam TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3 = 15;
    localparam TEXENV_UPDATE_BUFFER_RGB_UPDATE0 = 8;
    localparam TEXENV_UPDATE_BUFFER_RGB_UPDATE1 = 9;
    localparam TEXENV_UPDATE_BUFFER_RGB_UPDATE2 = 10;
    localparam TEXENV_UPDATE_BUFFER_RGB_UPDATE3 = 11;

    wire steps_0_write;
    wire steps_0_update_color;
    wire steps_0_update_alpha;
    wire steps_0_out_valid;
    wire [31:0] steps_0_primary;
    wire [31:0] steps_0_fragment_primary;
    wire [31:0] steps_0_fragment_secondary;
    wire [31:0] steps_0_texture0;
    wire [31:0] steps_0_texture1;
    wire [31:0] steps_0_texture2;
    wire [31:0] steps_0_texture3;
    wire [31:0] steps_0_previous_buffer;
    wire [31:0] steps_0_pending_buffer;
    wire [31:0] steps_0_previous;
    wire steps_1_write;
    wire steps_1_update_color;
    wire steps_1_update_alpha;
    wire steps_1_out_valid;
    wire [31:0] steps_1_primary;
    wire [31:0] steps_1_fragment_primary;
    wire [31:0] steps_1_fragment_secondary;
    wire [31:0] steps_1_texture0;
    wire [31:0] steps_1_texture1;
    wire [31:0] steps_1_texture2;
    wire [31:0] steps_1_texture3;
    wire [31:0] steps_1_previous_buffer;
    wire [31:0] steps_1_pending_buffer;
    wire [31:0] steps_1_previous;
    wire steps_2_write;
    wire steps_2_update_color;
    wire steps_2_update_alpha;
    wire steps_2_out_valid;
    wire [31:0] steps_2_primary;
    wire [31:0] steps_2_fragment_primary;
    wire [31:0] steps_2_fragment_secondary;
    wire [31:0] steps_2_texture0;
    wire [31:0] steps_2_texture1;
    wire [31:0] steps_2_texture2;
    wire [31:0] steps_2_texture3;
    wire [31:0] steps_2_previous_buffer;
    wire [31:0] steps_2_pending_buffer;
    wire [31:0] steps_2_previous;
    wire steps_3_write;
    wire steps_3_update_color;
    wire steps_3_update_alpha;
    wire steps_3_out_valid;
    wire [31:0] steps_3_primary;
    wire [31:0] steps_3_fragment_primary;
    wire [31:0] steps_3_fragment_secondary;
    wire [31:0] steps_3_texture0;
    wire [31:0] steps_3_texture1;
    wire [31:0] steps_3_texture2;
    wire [31:0] steps_3_texture3;
    wire [31:0] steps_3_previous_buffer;
    wire [31:0] steps_3_pending_buffer;
    wire [31:0] steps_3_previous;
    wire steps_4_write;
    wire steps_4_out_valid;
    wire [31:0] steps_4_primary;
    wire [31:0] steps_4_fragment_primary;
    wire [31:0] steps_4_fragment_secondary;
    wire [31:0] steps_4_texture0;
    wire [31:0] steps_4_texture1;
    wire [31:0] steps_4_texture2;
    wire [31:0] steps_4_texture3;
    wire [31:0] steps_4_previous_buffer;
    wire [31:0] steps_4_pending_buffer;
    wire [31:0] steps_4_previous;
    wire steps_5_write;
    wire steps_5_out_valid;
    wire [31:0] steps_5_primary;
    wire [31:0] steps_5_fragment_primary;
    wire [31:0] steps_5_fragment_secondary;
    wire [31:0] steps_5_texture0;
    wire [31:0] steps_5_texture1;
    wire [31:0] steps_5_texture2;
    wire [31:0] steps_5_texture3;
    wire [31:0] steps_5_previous_buffer;
    wire [31:0] steps_5_pending_buffer;
    wire [31:0] steps_5_previous;
    wire [2:0] address_stage;
    wire address_is_source;
    wire address_is_operand;
    wire address_is_combiner;
    wire address_is_color;
    wire address_is_scale;
    wire address_known;
    wire registers_known;
    wire [25:0] registers_texenv_update_buffer;
    wire [31:0] registers_texenv_buffer_color;
    wire [5:0] stage0;
    // A bit for the stage whose register is written.
    wire [5:0] chosen;

    pica_combiner_step_first steps_0 (
        .clock(clock),
        .reset(reset),
        .write(steps_0_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(steps_0_update_color),
        .update_alpha(steps_0_update_alpha),
        .in_valid(in_valid),
        .in_primary(primary),
        .in_fragment_primary(fragment_primary),
        .in_fragment_secondary(fragment_secondary),
        .in_texture0(texture0),
        .in_texture1(texture1),
        .in_texture2(texture2),
        .in_texture3(texture3),
        .in_previous_buffer(registers_texenv_buffer_color),
        .in_pending_buffer(registers_texenv_buffer_color),
        .in_previous(primary),
        .out_valid(steps_0_out_valid),
        .primary(steps_0_primary),
        .fragment_primary(steps_0_fragment_primary),
        .fragment_secondary(steps_0_fragment_secondary),
        .texture0(steps_0_texture0),
        .texture1(steps_0_texture1),
        .texture2(steps_0_texture2),
        .texture3(steps_0_texture3),
        .previous_buffer(steps_0_previous_buffer),
        .pending_buffer(steps_0_pending_buffer),
        .previous(steps_0_previous)
    );

    pica_combiner_step steps_1 (
        .clock(clock),
        .reset(reset),
        .write(steps_1_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(steps_1_update_color),
        .update_alpha(steps_1_update_alpha),
        .in_valid(steps_0_out_valid),
        .in_primary(steps_0_primary),
        .in_fragment_primary(steps_0_fragment_primary),
        .in_fragment_secondary(steps_0_fragment_secondary),
        .in_texture0(steps_0_texture0),
        .in_texture1(steps_0_texture1),
        .in_texture2(steps_0_texture2),
        .in_texture3(steps_0_texture3),
        .in_previous_buffer(steps_0_previous_buffer),
        .in_pending_buffer(steps_0_pending_buffer),
        .in_previous(steps_0_previous),
        .out_valid(steps_1_out_valid),
        .primary(steps_1_primary),
        .fragment_primary(steps_1_fragment_primary),
        .fragment_secondary(steps_1_fragment_secondary),
        .texture0(steps_1_texture0),
        .texture1(steps_1_texture1),
        .texture2(steps_1_texture2),
        .texture3(steps_1_texture3),
        .previous_buffer(steps_1_previous_buffer),
        .pending_buffer(steps_1_pending_buffer),
        .previous(steps_1_previous)
    );

    pica_combiner_step steps_2 (
        .clock(clock),
        .reset(reset),
        .write(steps_2_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(steps_2_update_color),
        .update_alpha(steps_2_update_alpha),
        .in_valid(steps_1_out_valid),
        .in_primary(steps_1_primary),
        .in_fragment_primary(steps_1_fragment_primary),
        .in_fragment_secondary(steps_1_fragment_secondary),
        .in_texture0(steps_1_texture0),
        .in_texture1(steps_1_texture1),
        .in_texture2(steps_1_texture2),
        .in_texture3(steps_1_texture3),
        .in_previous_buffer(steps_1_previous_buffer),
        .in_pending_buffer(steps_1_pending_buffer),
        .in_previous(steps_1_previous),
        .out_valid(steps_2_out_valid),
        .primary(steps_2_primary),
        .fragment_primary(steps_2_fragment_primary),
        .fragment_secondary(steps_2_fragment_secondary),
        .texture0(steps_2_texture0),
        .texture1(steps_2_texture1),
        .texture2(steps_2_texture2),
        .texture3(steps_2_texture3),
        .previous_buffer(steps_2_previous_buffer),
        .pending_buffer(steps_2_pending_buffer),
        .previous(steps_2_previous)
    );

    pica_combiner_step steps_3 (
        .clock(clock),
        .reset(reset),
        .write(steps_3_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(steps_3_update_color),
        .update_alpha(steps_3_update_alpha),
        .in_valid(steps_2_out_valid),
        .in_primary(steps_2_primary),
        .in_fragment_primary(steps_2_fragment_primary),
        .in_fragment_secondary(steps_2_fragment_secondary),
        .in_texture0(steps_2_texture0),
        .in_texture1(steps_2_texture1),
        .in_texture2(steps_2_texture2),
        .in_texture3(steps_2_texture3),
        .in_previous_buffer(steps_2_previous_buffer),
        .in_pending_buffer(steps_2_pending_buffer),
        .in_previous(steps_2_previous),
        .out_valid(steps_3_out_valid),
        .primary(steps_3_primary),
        .fragment_primary(steps_3_fragment_primary),
        .fragment_secondary(steps_3_fragment_secondary),
        .texture0(steps_3_texture0),
        .texture1(steps_3_texture1),
        .texture2(steps_3_texture2),
        .texture3(steps_3_texture3),
        .previous_buffer(steps_3_previous_buffer),
        .pending_buffer(steps_3_pending_buffer),
        .previous(steps_3_previous)
    );

    pica_combiner_step steps_4 (
        .clock(clock),
        .reset(reset),
        .write(steps_4_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(1'b0),
        .update_alpha(1'b0),
        .in_valid(steps_3_out_valid),
        .in_primary(steps_3_primary),
        .in_fragment_primary(steps_3_fragment_primary),
        .in_fragment_secondary(steps_3_fragment_secondary),
        .in_texture0(steps_3_texture0),
        .in_texture1(steps_3_texture1),
        .in_texture2(steps_3_texture2),
        .in_texture3(steps_3_texture3),
        .in_previous_buffer(steps_3_previous_buffer),
        .in_pending_buffer(steps_3_pending_buffer),
        .in_previous(steps_3_previous),
        .out_valid(steps_4_out_valid),
        .primary(steps_4_primary),
        .fragment_primary(steps_4_fragment_primary),
        .fragment_secondary(steps_4_fragment_secondary),
        .texture0(steps_4_texture0),
        .texture1(steps_4_texture1),
        .texture2(steps_4_texture2),
        .texture3(steps_4_texture3),
        .previous_buffer(steps_4_previous_buffer),
        .pending_buffer(steps_4_pending_buffer),
        .previous(steps_4_previous)
    );

    pica_combiner_step steps_5 (
        .clock(clock),
        .reset(reset),
        .write(steps_5_write),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .write_data(write_data),
        .write_mask(write_mask),
        .update_color(1'b0),
        .update_alpha(1'b0),
        .in_valid(steps_4_out_valid),
        .in_primary(steps_4_primary),
        .in_fragment_primary(steps_4_fragment_primary),
        .in_fragment_secondary(steps_4_fragment_secondary),
        .in_texture0(steps_4_texture0),
        .in_texture1(steps_4_texture1),
        .in_texture2(steps_4_texture2),
        .in_texture3(steps_4_texture3),
        .in_previous_buffer(steps_4_previous_buffer),
        .in_pending_buffer(steps_4_pending_buffer),
        .in_previous(steps_4_previous),
        .out_valid(steps_5_out_valid),
        .primary(steps_5_primary),
        .fragment_primary(steps_5_fragment_primary),
        .fragment_secondary(steps_5_fragment_secondary),
        .texture0(steps_5_texture0),
        .texture1(steps_5_texture1),
        .texture2(steps_5_texture2),
        .texture3(steps_5_texture3),
        .previous_buffer(steps_5_previous_buffer),
        .pending_buffer(steps_5_pending_buffer),
        .previous(steps_5_previous)
    );

    pica_texenv_address address (
        .id(write_id),
        .stage(address_stage),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .known(address_known)
    );

    pica_combiner_registers registers (
        .clock(clock),
        .id(write_id),
        .known(registers_known),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .texenv_update_buffer(registers_texenv_update_buffer),
        .texenv_buffer_color(registers_texenv_buffer_color)
    );

    assign known = address_known || registers_known;
    assign stage0 = 6'h1;
    assign chosen = stage0 << address_stage;
    assign steps_0_write = write && chosen[0];
    assign steps_1_write = write && chosen[1];
    assign steps_2_write = write && chosen[2];
    assign steps_3_write = write && chosen[3];
    assign steps_4_write = write && chosen[4];
    assign steps_5_write = write && chosen[5];
    assign steps_0_update_color = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_RGB_UPDATE0];
    assign steps_0_update_alpha = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0];
    assign steps_1_update_color = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_RGB_UPDATE1];
    assign steps_1_update_alpha = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_ALPHA_UPDATE1];
    assign steps_2_update_color = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_RGB_UPDATE2];
    assign steps_2_update_alpha = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_ALPHA_UPDATE2];
    assign steps_3_update_color = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_RGB_UPDATE3];
    assign steps_3_update_alpha = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_ALPHA_UPDATE3];
    assign out_valid = steps_5_out_valid;
    assign color = steps_5_previous;
endmodule
`else
`ifndef PICA_COMBINER_CHAIN_73BEFC7F8F08
`ifdef __ICARUS__
two different texts of module pica_combiner_chain
`endif
`include "two different texts of module pica_combiner_chain"
`endif
`endif

`default_nettype wire
