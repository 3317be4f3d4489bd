// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_TERM
`define PICA_RASTER_DEPTH_TERM
`define PICA_RASTER_DEPTH_TERM_417DAF317791
// a b of float24 numbers in units of 2^-16 of that of depths, cut toward minus infinity and limited to 2^57
// either way, five clocks later.
module pica_raster_depth_term (
    input wire clock,
    input wire [23:0] a,
    input wire [23:0] b,
    // Signed.
    output wire [58:0] y
);

    localparam unshifted = 9'h87;
    localparam limit = 59'h200000000000000;
    localparam negative_limit = 59'h600000000000000;

    wire left_sign;
    wire [6:0] left_exponent;
    wire [16:0] left_significand;
    wire left_zero;
    wire right_sign;
    wire [6:0] right_exponent;
    wire [16:0] right_significand;
    wire right_zero;
    wire [33:0] product_y;
    reg [33:0] product1_q;
    wire [8:0] distance1_d;
    reg [8:0] distance1_q;
    wire negative1_d;
    reg negative1_q;
    wire zero1_d;
    reg zero1_q;
    reg [58:0] scaled2_d;
    reg [58:0] scaled2_q;
    wire [5:0] distance2_d;
    reg [5:0] distance2_q;
    reg negative2_d;
    reg negative2_q;
    reg limited2_d;
    reg limited2_q;
    reg [58:0] coarse3_d;
    reg [58:0] coarse3_q;
    wire [3:0] distance3_d;
    reg [3:0] distance3_q;
    reg negative3_q;
    reg limited3_q;
    reg [58:0] fine4_d;
    reg [58:0] fine4_q;
    reg negative4_q;
    reg limited4_q;
    reg [58:0] term5_d;
    reg [58:0] term5_q;
    wire [7:0] sum;
    reg [58:0] middle;

    pica_raster_depth_factor left (
        .a(a),
        .sign(left_sign),
        .exponent(left_exponent),
        .significand(left_significand),
        .zero(left_zero)
    );

    pica_raster_depth_factor right (
        .a(b),
        .sign(right_sign),
        .exponent(right_exponent),
        .significand(right_significand),
        .zero(right_zero)
    );

    pica_product #(.A(17), .B(17), .P(34)) product (
        .a(left_significand),
        .b(right_significand),
        .y(product_y)
    );

    assign sum = {1'b0, left_exponent} + {1'b0, right_exponent};
    assign distance1_d = unshifted - {1'b0, sum};
    assign zero1_d = left_zero || right_zero;
    assign negative1_d = left_sign ^ right_sign;
    assign distance2_d = distance1_q[5:0];
    assign distance3_d = distance2_q[3:0];

    always @(*) begin
        // A distance below 0 leaves more than the limit, one above 63 nothing: 0, or -1 below 0.
        scaled2_d = ({25'h0, product1_q} << 25) - (({25'h0, product1_q} << 1) | {58'h0, negative1_q});
        negative2_d = |negative1_q;
        limited2_d = distance1_q[8];
        if (zero1_q) begin
            negative2_d = 1'b0;
            limited2_d = 1'b0;
        end
        if (zero1_q || ((|distance1_q[7:6]) && ~distance1_q[8])) begin
            scaled2_d = 59'h0;
        end
        coarse3_d = scaled2_q;
        if (distance2_q[5:4] == 2'h1) begin
            coarse3_d = scaled2_q >> 16;
        end
        if (distance2_q[5:4] == 2'h2) begin
            coarse3_d = scaled2_q >> 32;
        end
        if (distance2_q[5:4] == 2'h3) begin
            coarse3_d = scaled2_q >> 48;
        end
        middle = coarse3_q;
        if (distance3_q[3:2] == 2'h1) begin
            middle = coarse3_q >> 4;
        end
        if (distance3_q[3:2] == 2'h2) begin
            middle = coarse3_q >> 8;
        end
        if (distance3_q[3:2] == 2'h3) begin
            middle = coarse3_q >> 12;
        end
        fine4_d = middle;
        if (distance3_q[1:0] == 2'h1) begin
            fine4_d = middle >> 1;
        end
        if (distance3_q[1:0] == 2'h2) begin
            fine4_d = middle >> 2;
        end
        if (distance3_q[1:0] == 2'h3) begin
            fine4_d = middle >> 3;
        end
        term5_d = fine4_q;
        if (negative4_q) begin
            term5_d = ~fine4_q;
        end
        if (limited4_q || (|fine4_q[58:57])) begin
            term5_d = limit;
            if (negative4_q) begin
                term5_d = negative_limit;
            end
        end
    end

    assign y = term5_q;

    initial begin
        product1_q = 34'h0;
        distance1_q = 9'h0;
        negative1_q = 1'b0;
        zero1_q = 1'b0;
        scaled2_q = 59'h0;
        distance2_q = 6'h0;
        negative2_q = 1'b0;
        limited2_q = 1'b0;
        coarse3_q = 59'h0;
        distance3_q = 4'h0;
        negative3_q = 1'b0;
        limited3_q = 1'b0;
        fine4_q = 59'h0;
        negative4_q = 1'b0;
        limited4_q = 1'b0;
        term5_q = 59'h0;
    end

    always @(posedge clock) begin
        product1_q <= product_y;
        distance1_q <= distance1_d;
        negative1_q <= negative1_d;
        zero1_q <= zero1_d;
        scaled2_q <= scaled2_d;
        distance2_q <= distance2_d;
        negative2_q <= negative2_d;
        limited2_q <= limited2_d;
        coarse3_q <= coarse3_d;
        distance3_q <= distance3_d;
        negative3_q <= negative2_q;
        limited3_q <= limited2_q;
        fine4_q <= fine4_d;
        negative4_q <= negative3_q;
        limited4_q <= limited3_q;
        term5_q <= term5_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_TERM_417DAF317791
`ifdef __ICARUS__
two different texts of module pica_raster_depth_term
`endif
`include "two different texts of module pica_raster_depth_term"
`endif
`endif

`default_nettype wire
