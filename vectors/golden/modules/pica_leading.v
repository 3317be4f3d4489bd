// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LEADING
`define PICA_LEADING
`define PICA_LEADING_45D7E3E1EB43
// Brings the leading one of a number of 62 bits to the top, by 32, 16, 8 and 4, 2 and 1 places in four
// clocks.
module pica_leading (
    input wire clock,
    input wire [61:0] x,
    // The number of four clocks before, its leading one at the top; 0 for 0.
    output wire [61:0] y,
    // How far the number was shifted.
    output wire [5:0] distance
);

    reg [61:0] value1_d;
    reg [61:0] value1_q;
    reg [5:0] distance1_d;
    reg [5:0] distance1_q;
    wire [61:0] by_16_y;
    wire [4:0] by_16_distance;
    reg [61:0] value2_q;
    wire [5:0] distance2_d;
    reg [5:0] distance2_q;
    wire [61:0] by_8_y;
    wire [4:0] by_8_distance;
    reg [61:0] value3_q;
    wire [5:0] distance3_d;
    reg [5:0] distance3_q;
    wire [61:0] by_2_y;
    wire [4:0] by_2_distance;
    reg [61:0] value4_q;
    wire [5:0] distance4_d;
    reg [5:0] distance4_q;

    pica_normalize_62_1_by_16 by_16 (
        .x(value1_q),
        .y(by_16_y),
        .distance(by_16_distance)
    );

    pica_normalize_62_2_by_4 by_8 (
        .x(value2_q),
        .y(by_8_y),
        .distance(by_8_distance)
    );

    pica_normalize_62_2 by_2 (
        .x(value3_q),
        .y(by_2_y),
        .distance(by_2_distance)
    );

    always @(*) begin
        value1_d = x;
        distance1_d = 6'h0;
        if (~(|x[61:30])) begin
            value1_d = x << 32;
            distance1_d = 6'h20;
        end
    end

    assign distance2_d = distance1_q | {1'b0, by_16_distance};
    assign distance3_d = distance2_q | {1'b0, by_8_distance};
    assign distance4_d = distance3_q | {1'b0, by_2_distance};
    assign y = value4_q;
    assign distance = distance4_q;

    initial begin
        value1_q = 62'h0;
        distance1_q = 6'h0;
        value2_q = 62'h0;
        distance2_q = 6'h0;
        value3_q = 62'h0;
        distance3_q = 6'h0;
        value4_q = 62'h0;
        distance4_q = 6'h0;
    end

    always @(posedge clock) begin
        value1_q <= value1_d;
        distance1_q <= distance1_d;
        value2_q <= by_16_y;
        distance2_q <= distance2_d;
        value3_q <= by_8_y;
        distance3_q <= distance3_d;
        value4_q <= by_2_y;
        distance4_q <= distance4_d;
    end
endmodule
`else
`ifndef PICA_LEADING_45D7E3E1EB43
`ifdef __ICARUS__
two different texts of module pica_leading
`endif
`include "two different texts of module pica_leading"
`endif
`endif

`default_nettype wire
