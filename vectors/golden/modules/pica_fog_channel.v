// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_CHANNEL
`define PICA_FOG_CHANNEL
`define PICA_FOG_CHANNEL_ACB80A560423
// floor((factor * c + (1 - factor) * fog) / 1) of a channel. Choice `lut_divisor`.
module pica_fog_channel (
    input wire clock,
    input wire [7:0] color,
    input wire [7:0] fog,
    // The share of the colour, one clock after the colours.
    input wire [27:0] factor,
    output wire [7:0] y
);

    // Choice `lut_divisor`.
    localparam power_of_two = 1'b0;
    // What is added for rounding up, without its lower half. Choice `lut_divisor`.
    localparam up = 20'h7fe;

    reg [7:0] distance1_d;
    reg [7:0] distance1_q;
    wire darker1_d;
    reg darker1_q;
    reg [7:0] fog1_q;
    wire [11:0] high_a;
    wire [19:0] high_y;
    wire [15:0] low_a;
    wire [23:0] low_y;
    reg [19:0] high2_q;
    reg [23:0] low2_q;
    reg darker2_q;
    reg [7:0] fog2_q;
    reg [19:0] high3_d;
    reg [19:0] high3_q;
    wire [8:0] low3_d;
    reg [8:0] low3_q;
    reg darker3_q;
    reg [7:0] fog3_q;
    wire [19:0] x4_d;
    reg [19:0] x4_q;
    reg darker4_q;
    reg [7:0] fog4_q;
    wire [7:0] step5_d;
    reg [7:0] step5_q;
    reg darker5_q;
    reg [7:0] fog5_q;
    reg [7:0] y6_d;
    reg [7:0] y6_q;
    wire [8:0] difference;
    reg [24:0] low_up;
    reg [20:0] folded;
    wire [20:0] quotient;

    pica_product #(.A(12), .B(8), .P(20)) high (
        .a(high_a),
        .b(distance1_q),
        .y(high_y)
    );

    pica_product #(.A(16), .B(8), .P(24)) low (
        .a(low_a),
        .b(distance1_q),
        .y(low_y)
    );

    // 1. The distance.
    assign difference = {1'b0, color} - {1'b0, fog};

    always @(*) begin
        distance1_d = difference[7:0];
        if (difference[8]) begin
            distance1_d = fog - color;
        end
    end

    assign darker1_d = difference[8];

    // 2. The products.
    assign high_a = factor[27:16];
    assign low_a = factor[15:0];

    // 3. The addition that rounds up.
    always @(*) begin
        low_up = {1'b0, low2_q};
        high3_d = high2_q;
        if (darker2_q) begin
            low_up = {1'b0, low2_q} + 25'hffff;
            high3_d = high2_q + up;
        end
    end

    assign low3_d = low_up[24:16];

    // 4. The whole product.
    assign x4_d = high3_q + {11'h0, low3_q};

    // 5. The quotient: twice the sum, and in the lowest bit what carries into it.
    always @(*) begin
        folded = 21'h0;
        if (~power_of_two) begin
            folded = ({12'h0, x4_q[19:11]} << 1) | 21'h1;
        end
    end

    assign quotient = (({1'b0, x4_q} << 1) | 21'h1) + folded;
    assign step5_d = quotient[19:12];

    // 6. The step.
    always @(*) begin
        y6_d = fog5_q + step5_q;
        if (darker5_q) begin
            y6_d = fog5_q - step5_q;
        end
    end

    assign y = y6_q;

    initial begin
        distance1_q = 8'h0;
        darker1_q = 1'b0;
        fog1_q = 8'h0;
        high2_q = 20'h0;
        low2_q = 24'h0;
        darker2_q = 1'b0;
        fog2_q = 8'h0;
        high3_q = 20'h0;
        low3_q = 9'h0;
        darker3_q = 1'b0;
        fog3_q = 8'h0;
        x4_q = 20'h0;
        darker4_q = 1'b0;
        fog4_q = 8'h0;
        step5_q = 8'h0;
        darker5_q = 1'b0;
        fog5_q = 8'h0;
        y6_q = 8'h0;
    end

    always @(posedge clock) begin
        distance1_q <= distance1_d;
        darker1_q <= darker1_d;
        fog1_q <= fog;
        high2_q <= high_y;
        low2_q <= low_y;
        darker2_q <= darker1_q;
        fog2_q <= fog1_q;
        high3_q <= high3_d;
        low3_q <= low3_d;
        darker3_q <= darker2_q;
        fog3_q <= fog2_q;
        x4_q <= x4_d;
        darker4_q <= darker3_q;
        fog4_q <= fog3_q;
        step5_q <= step5_d;
        darker5_q <= darker4_q;
        fog5_q <= fog4_q;
        y6_q <= y6_d;
    end
endmodule
`else
`ifndef PICA_FOG_CHANNEL_ACB80A560423
`ifdef __ICARUS__
two different texts of module pica_fog_channel
`endif
`include "two different texts of module pica_fog_channel"
`endif
`endif

`default_nettype wire
