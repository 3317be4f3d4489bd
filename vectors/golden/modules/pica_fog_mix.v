// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_MIX
`define PICA_FOG_MIX
`define PICA_FOG_MIX_36773C34E7C3
// The colour of a fragment and the fog colour, mixed; alpha stays.
module pica_fog_mix (
    input wire clock,
    input wire [31:0] color,
    input wire [23:0] fog_color,
    // The share of the fragment's colour, one clock after the colours.
    input wire [27:0] factor,
    output wire [31:0] y
);

    wire [7:0] colors_channel_0;
    wire [7:0] colors_channel_1;
    wire [7:0] colors_channel_2;
    wire [7:0] colors_channel_3;
    wire [31:0] fogs_color;
    wire [7:0] fogs_channel_0;
    wire [7:0] fogs_channel_1;
    wire [7:0] fogs_channel_2;
    wire [7:0] fogs_channel_3;
    wire [7:0] channels_0_y;
    wire [7:0] channels_1_y;
    wire [7:0] channels_2_y;
    reg [7:0] alpha_0_q;
    reg [7:0] alpha_1_q;
    reg [7:0] alpha_2_q;
    reg [7:0] alpha_3_q;
    reg [7:0] alpha_4_q;
    reg [7:0] alpha_5_q;
    wire [31:0] result_color;

    pica_channel_split colors (
        .color(color),
        .channel_0(colors_channel_0),
        .channel_1(colors_channel_1),
        .channel_2(colors_channel_2),
        .channel_3(colors_channel_3)
    );

    pica_channel_split fogs (
        .color(fogs_color),
        .channel_0(fogs_channel_0),
        .channel_1(fogs_channel_1),
        .channel_2(fogs_channel_2),
        .channel_3(fogs_channel_3)
    );

    pica_fog_channel channels_0 (
        .clock(clock),
        .color(colors_channel_0),
        .fog(fogs_channel_0),
        .factor(factor),
        .y(channels_0_y)
    );

    pica_fog_channel channels_1 (
        .clock(clock),
        .color(colors_channel_1),
        .fog(fogs_channel_1),
        .factor(factor),
        .y(channels_1_y)
    );

    pica_fog_channel channels_2 (
        .clock(clock),
        .color(colors_channel_2),
        .fog(fogs_channel_2),
        .factor(factor),
        .y(channels_2_y)
    );

    pica_channel_join result (
        .channel_0(channels_0_y),
        .channel_1(channels_1_y),
        .channel_2(channels_2_y),
        .channel_3(alpha_5_q),
        .color(result_color)
    );

    assign fogs_color = {8'h0, fog_color};
    assign y = result_color;

    initial begin
        alpha_0_q = 8'h0;
        alpha_1_q = 8'h0;
        alpha_2_q = 8'h0;
        alpha_3_q = 8'h0;
        alpha_4_q = 8'h0;
        alpha_5_q = 8'h0;
    end

    always @(posedge clock) begin
        alpha_0_q <= colors_channel_3;
        alpha_1_q <= alpha_0_q;
        alpha_2_q <= alpha_1_q;
        alpha_3_q <= alpha_2_q;
        alpha_4_q <= alpha_3_q;
        alpha_5_q <= alpha_4_q;
    end
endmodule
`else
`ifndef PICA_FOG_MIX_36773C34E7C3
`ifdef __ICARUS__
two different texts of module pica_fog_mix
`endif
`include "two different texts of module pica_fog_mix"
`endif
`endif

`default_nettype wire
