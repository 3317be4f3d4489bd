// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_STEP_FIRST
`define PICA_COMBINER_STEP_FIRST
`define PICA_COMBINER_STEP_FIRST_9D8DBB7882BF
// A combiner stage, what it leaves of the combiner buffer, and the colours for the next one: as many clocks
// as the stage.
module pica_combiner_step_first (
    input wire clock,
    input wire reset,
    // Whether a register of the stage is written at the next edge, and which: TEXENV_SOURCE, TEXENV_OPERAND,
    // TEXENV_COMBINER, TEXENV_COLOR or TEXENV_SCALE.
    input wire write,
    input wire is_source,
    input wire is_operand,
    input wire is_combiner,
    input wire is_color,
    input wire is_scale,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether colour and alpha of the combiner buffer take the result.
    input wire update_color,
    input wire update_alpha,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    input wire [31:0] in_primary,
    input wire [31:0] in_fragment_primary,
    input wire [31:0] in_fragment_secondary,
    input wire [31:0] in_texture0,
    input wire [31:0] in_texture1,
    input wire [31:0] in_texture2,
    input wire [31:0] in_texture3,
    input wire [31:0] in_previous_buffer,
    input wire [31:0] in_pending_buffer,
    input wire [31:0] in_previous,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] primary,
    output wire [31:0] fragment_primary,
    output wire [31:0] fragment_secondary,
    output wire [31:0] texture0,
    output wire [31:0] texture1,
    output wire [31:0] texture2,
    output wire [31:0] texture3,
    output wire [31:0] previous_buffer,
    output wire [31:0] pending_buffer,
    output wire [31:0] previous
);

    localparam first = 1'b1;

    wire stage_out_valid;
    wire [31:0] stage_y;
    wire texenv_source_write;
    wire [27:0] texenv_source_y;
    wire texenv_operand_write;
    wire [22:0] texenv_operand_y;
    wire texenv_combiner_write;
    wire [19:0] texenv_combiner_y;
    wire texenv_color_write;
    wire [31:0] texenv_color_y;
    wire texenv_scale_write;
    wire [17:0] texenv_scale_y;
    wire [31:0] held_primary_y;
    wire [31:0] held_fragment_primary_y;
    wire [31:0] held_fragment_secondary_y;
    wire [31:0] held_texture0_y;
    wire [31:0] held_texture1_y;
    wire [31:0] held_texture2_y;
    wire [31:0] held_texture3_y;
    wire [31:0] held_buffer_y;
    reg [23:0] buffer_color;
    reg [7:0] buffer_alpha;

    pica_combiner_stage stage (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .first(first),
        .texenv_source(texenv_source_y),
        .texenv_operand(texenv_operand_y),
        .texenv_combiner(texenv_combiner_y),
        .texenv_color(texenv_color_y),
        .texenv_scale(texenv_scale_y),
        .primary(in_primary),
        .fragment_primary(in_fragment_primary),
        .fragment_secondary(in_fragment_secondary),
        .texture0(in_texture0),
        .texture1(in_texture1),
        .texture2(in_texture2),
        .texture3(in_texture3),
        .previous_buffer(in_previous_buffer),
        .previous(in_previous),
        .out_valid(stage_out_valid),
        .y(stage_y)
    );

    pica_byte_register #(.W(28)) texenv_source (
        .clock(clock),
        .write(texenv_source_write),
        .mask(write_mask),
        .data(write_data),
        .y(texenv_source_y)
    );

    pica_byte_register #(.W(23)) texenv_operand (
        .clock(clock),
        .write(texenv_operand_write),
        .mask(write_mask),
        .data(write_data),
        .y(texenv_operand_y)
    );

    pica_byte_register #(.W(20)) texenv_combiner (
        .clock(clock),
        .write(texenv_combiner_write),
        .mask(write_mask),
        .data(write_data),
        .y(texenv_combiner_y)
    );

    pica_byte_register #(.W(32)) texenv_color (
        .clock(clock),
        .write(texenv_color_write),
        .mask(write_mask),
        .data(write_data),
        .y(texenv_color_y)
    );

    pica_byte_register #(.W(18)) texenv_scale (
        .clock(clock),
        .write(texenv_scale_write),
        .mask(write_mask),
        .data(write_data),
        .y(texenv_scale_y)
    );

    pica_delay #(.W(32), .L(8)) held_primary (
        .clock(clock),
        .x(in_primary),
        .y(held_primary_y)
    );

    pica_delay #(.W(32), .L(8)) held_fragment_primary (
        .clock(clock),
        .x(in_fragment_primary),
        .y(held_fragment_primary_y)
    );

    pica_delay #(.W(32), .L(8)) held_fragment_secondary (
        .clock(clock),
        .x(in_fragment_secondary),
        .y(held_fragment_secondary_y)
    );

    pica_delay #(.W(32), .L(8)) held_texture0 (
        .clock(clock),
        .x(in_texture0),
        .y(held_texture0_y)
    );

    pica_delay #(.W(32), .L(8)) held_texture1 (
        .clock(clock),
        .x(in_texture1),
        .y(held_texture1_y)
    );

    pica_delay #(.W(32), .L(8)) held_texture2 (
        .clock(clock),
        .x(in_texture2),
        .y(held_texture2_y)
    );

    pica_delay #(.W(32), .L(8)) held_texture3 (
        .clock(clock),
        .x(in_texture3),
        .y(held_texture3_y)
    );

    pica_delay #(.W(32), .L(8)) held_buffer (
        .clock(clock),
        .x(in_pending_buffer),
        .y(held_buffer_y)
    );

    assign texenv_source_write = write && is_source;
    assign texenv_operand_write = write && is_operand;
    assign texenv_combiner_write = write && is_combiner;
    assign texenv_color_write = write && is_color;
    assign texenv_scale_write = write && is_scale;
    assign out_valid = stage_out_valid;
    assign primary = held_primary_y;
    assign fragment_primary = held_fragment_primary_y;
    assign fragment_secondary = held_fragment_secondary_y;
    assign texture0 = held_texture0_y;
    assign texture1 = held_texture1_y;
    assign texture2 = held_texture2_y;
    assign texture3 = held_texture3_y;
    assign previous_buffer = held_buffer_y;

    always @(*) begin
        buffer_color = held_buffer_y[23:0];
        if (update_color) begin
            buffer_color = stage_y[23:0];
        end
    end

    always @(*) begin
        buffer_alpha = held_buffer_y[31:24];
        if (update_alpha) begin
            buffer_alpha = stage_y[31:24];
        end
    end

    assign pending_buffer = {8'h0, buffer_color} | ({24'h0, buffer_alpha} << 24);
    assign previous = stage_y;
endmodule
`else
`ifndef PICA_COMBINER_STEP_FIRST_9D8DBB7882BF
`ifdef __ICARUS__
two different texts of module pica_combiner_step_first
`endif
`include "two different texts of module pica_combiner_step_first"
`endif
`endif

`default_nettype wire
