// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OPERAND_PICK
`define PICA_OPERAND_PICK
`define PICA_OPERAND_PICK_286EE2D19120
// The operand of the four channels. Combinational.
module pica_operand_pick (
    // Decoded operand codes of colour and alpha.
    input wire [3:0] color_place,
    input wire [2:0] alpha_place,
    // The source of the colour, and that of alpha.
    input wire [31:0] color_source,
    input wire [31:0] alpha_source,
    output wire [31:0] y
);

    wire [1:0] spread_channel;
    wire [7:0] spread_y;
    wire [1:0] single_channel;
    wire [7:0] single_y;
    reg [23:0] chosen;
    reg [23:0] color;
    reg [7:0] alpha;

    pica_channel_pick spread (
        .channel(spread_channel),
        .color(color_source),
        .y(spread_y)
    );

    pica_channel_pick single (
        .channel(single_channel),
        .color(alpha_source),
        .y(single_y)
    );

    assign spread_channel = color_place[1:0];

    always @(*) begin
        chosen = color_source[23:0];
        if (color_place[2]) begin
            chosen = {16'h0, spread_y} | ({16'h0, spread_y} << 8) | ({16'h0, spread_y} << 16);
        end
        color = chosen;
        if (color_place[3]) begin
            color = ~chosen;
        end
    end

    assign single_channel = alpha_place[1:0];

    always @(*) begin
        alpha = single_y;
        if (alpha_place[2]) begin
            alpha = ~single_y;
        end
    end

    assign y = {8'h0, color} | ({24'h0, alpha} << 24);
endmodule
`else
`ifndef PICA_OPERAND_PICK_286EE2D19120
`ifdef __ICARUS__
two different texts of module pica_operand_pick
`endif
`include "two different texts of module pica_operand_pick"
`endif
`endif

`default_nettype wire
