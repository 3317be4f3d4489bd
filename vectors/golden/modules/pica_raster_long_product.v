// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_LONG_PRODUCT
`define PICA_RASTER_LONG_PRODUCT
`define PICA_RASTER_LONG_PRODUCT_4808DEE6FBF0
// The lowest 62 bits of a product of signed numbers of 34 and 29 bits, three clocks later.
module pica_raster_long_product (
    input wire clock,
    input wire [33:0] a,
    input wire [28:0] b,
    output wire [61:0] y
);

    wire [16:0] low_a;
    wire [16:0] low_b;
    wire [33:0] low_y;
    wire [17:0] left_a;
    wire [11:0] left_b;
    wire [44:0] left_y;
    wire [16:0] right_a;
    wire [17:0] right_b;
    wire [44:0] right_y;
    wire [16:0] high_a;
    wire [11:0] high_b;
    wire [27:0] high_y;
    reg [33:0] low1_q;
    reg [44:0] left1_q;
    reg [44:0] right1_q;
    reg [27:0] high1_q;
    wire [61:0] outer2_d;
    reg [61:0] outer2_q;
    wire [44:0] middle2_d;
    reg [44:0] middle2_q;
    wire [61:0] sum3_d;
    reg [61:0] sum3_q;
    wire [16:0] a_low;
    wire [16:0] a_high;
    wire [16:0] b_low;
    wire [11:0] b_high;
    wire [44:0] upper;

    pica_product #(.A(17), .B(17), .P(34)) low (
        .a(low_a),
        .b(low_b),
        .y(low_y)
    );

    pica_signed_product #(.A(18), .B(12), .P(45)) left (
        .a(left_a),
        .b(left_b),
        .y(left_y)
    );

    pica_signed_product #(.A(17), .B(18), .P(45)) right (
        .a(right_a),
        .b(right_b),
        .y(right_y)
    );

    pica_signed_product #(.A(17), .B(12), .P(28)) high (
        .a(high_a),
        .b(high_b),
        .y(high_y)
    );

    assign a_low = a[16:0];
    assign a_high = a[33:17];
    assign b_low = b[16:0];
    assign b_high = b[28:17];
    assign low_a = a_low;
    assign low_b = b_low;
    assign left_a = {1'b0, a_low};
    assign left_b = b_high;
    assign right_a = a_high;
    assign right_b = {1'b0, b_low};
    assign high_a = a_high;
    assign high_b = b_high;
    assign outer2_d = {28'h0, low1_q} | ({34'h0, high1_q} << 34);
    assign middle2_d = left1_q + right1_q;
    assign upper = outer2_q[61:17] + middle2_q;
    assign sum3_d = {45'h0, outer2_q[16:0]} | ({17'h0, upper} << 17);
    assign y = sum3_q;

    initial begin
        low1_q = 34'h0;
        left1_q = 45'h0;
        right1_q = 45'h0;
        high1_q = 28'h0;
        outer2_q = 62'h0;
        middle2_q = 45'h0;
        sum3_q = 62'h0;
    end

    always @(posedge clock) begin
        low1_q <= low_y;
        left1_q <= left_y;
        right1_q <= right_y;
        high1_q <= high_y;
        outer2_q <= outer2_d;
        middle2_q <= middle2_d;
        sum3_q <= sum3_d;
    end
endmodule
`else
`ifndef PICA_RASTER_LONG_PRODUCT_4808DEE6FBF0
`ifdef __ICARUS__
two different texts of module pica_raster_long_product
`endif
`include "two different texts of module pica_raster_long_product"
`endif
`endif

`default_nettype wire
