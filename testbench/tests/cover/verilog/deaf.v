// SPDX-License-Identifier: MIT
// A combiner stage that looks at none of its colours, sources and operands: whatever comes in, it combines the same three values.
module deaf (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire first,
    input wire [27:0] texenv_source,
    input wire [22:0] texenv_operand,
    input wire [19:0] texenv_combiner,
    input wire [31:0] texenv_color,
    input wire [17:0] texenv_scale,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    input wire [31:0] previous_buffer,
    input wire [31:0] previous,
    output wire out_valid,
    output wire [31:0] y
);
    pica_combiner_stage stage (
        .clock(clock),
        .reset(reset),
        .in_valid(in_valid),
        .first(1'b0),
        .texenv_source(28'h3e003e0),
        .texenv_operand(23'd0),
        .texenv_combiner(texenv_combiner),
        .texenv_color(32'hc3d2e1f0),
        .texenv_scale({16'd0, texenv_scale[1:0]}),
        .primary(32'h11223344),
        .fragment_primary(32'h55667788),
        .fragment_secondary(32'h99aabbcc),
        .texture0(32'hddeeff01),
        .texture1(32'd0),
        .texture2(32'd0),
        .texture3(32'd0),
        .previous_buffer(32'd0),
        .previous(32'd0),
        .out_valid(out_valid),
        .y(y)
    );
endmodule
