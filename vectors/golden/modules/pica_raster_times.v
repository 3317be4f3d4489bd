// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_TIMES
`define PICA_RASTER_TIMES
`define PICA_RASTER_TIMES_B38B55571FDF
// The low 64 bits of a product of 18 and 62 bits, three clocks later.
module pica_raster_times (
    input wire clock,
    input wire [17:0] a,
    input wire [61:0] b,
    output wire [63:0] y
);

    wire [17:0] factor0_b;
    wire [35:0] factor0_y;
    wire [17:0] factor1_b;
    wire [35:0] factor1_y;
    wire [17:0] factor2_b;
    wire [35:0] factor2_y;
    wire [7:0] factor3_b;
    wire [9:0] factor3_y;
    reg [35:0] product0_q;
    reg [35:0] product1_q;
    reg [35:0] product2_q;
    reg [9:0] product3_q;
    wire [54:0] low_d;
    reg [54:0] low_q;
    wire [27:0] high_d;
    reg [27:0] high_q;
    wire [63:0] sum_d;
    reg [63:0] sum_q;
    wire [27:0] middle;

    pica_product #(.A(18), .B(18), .P(36)) factor0 (
        .a(a),
        .b(factor0_b),
        .y(factor0_y)
    );

    pica_product #(.A(18), .B(18), .P(36)) factor1 (
        .a(a),
        .b(factor1_b),
        .y(factor1_y)
    );

    pica_product #(.A(18), .B(18), .P(36)) factor2 (
        .a(a),
        .b(factor2_b),
        .y(factor2_y)
    );

    pica_product_18_8_10 factor3 (
        .a(a),
        .b(factor3_b),
        .y(factor3_y)
    );

    assign factor0_b = b[17:0];
    assign factor1_b = b[35:18];
    assign factor2_b = b[53:36];
    assign factor3_b = b[61:54];
    assign low_d = {19'h0, product0_q} + ({19'h0, product1_q} << 18);
    assign high_d = product2_q[27:0] + ({18'h0, product3_q} << 18);
    assign middle = {9'h0, low_q[54:36]} + high_q;
    assign sum_d = {28'h0, low_q[35:0]} | ({36'h0, middle} << 36);
    assign y = sum_q;

    initial begin
        product0_q = 36'h0;
        product1_q = 36'h0;
        product2_q = 36'h0;
        product3_q = 10'h0;
        low_q = 55'h0;
        high_q = 28'h0;
        sum_q = 64'h0;
    end

    always @(posedge clock) begin
        product0_q <= factor0_y;
        product1_q <= factor1_y;
        product2_q <= factor2_y;
        product3_q <= factor3_y;
        low_q <= low_d;
        high_q <= high_d;
        sum_q <= sum_d;
    end
endmodule
`else
`ifndef PICA_RASTER_TIMES_B38B55571FDF
`ifdef __ICARUS__
two different texts of module pica_raster_times
`endif
`include "two different texts of module pica_raster_times"
`endif
`endif

`default_nettype wire
