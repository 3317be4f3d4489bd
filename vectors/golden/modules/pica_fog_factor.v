// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_FACTOR
`define PICA_FOG_FACTOR
`define PICA_FOG_FACTOR_9E0ABC0A42FD
// The share of the fragment's colour: value and fraction times difference, limited to 0 and 1.0. Choice
// `lut_divisor`.
module pica_fog_factor (
    input wire clock,
    // Entry of the table: FOG_LUT_DATA (0x0E8).
    input wire [23:0] word,
    input wire [16:0] fraction,
    // Makes the share 1.0: there is no fog.
    input wire off,
    // The share, with 16 fraction bits of the table's unit.
    output wire [27:0] y
);

    localparam FOG_LUT_DATA_DIFFERENCE = 0;
    localparam FOG_LUT_DATA_VALUE = 13;
    // Choice `lut_divisor`.
    localparam one = 30'h7ff0000;
    // Choice `lut_divisor`.
    localparam most = 28'h7ff0000;

    wire [17:0] product_a;
    wire [12:0] product_b;
    wire [29:0] product_y;
    reg [29:0] product1_q;
    wire [10:0] value1_d;
    reg [10:0] value1_q;
    wire [29:0] sum2_d;
    reg [29:0] sum2_q;
    reg [27:0] y3_d;
    reg [27:0] y3_q;

    pica_signed_product #(.A(18), .B(13), .P(30)) product (
        .a(product_a),
        .b(product_b),
        .y(product_y)
    );

    assign product_a = {1'b0, fraction};
    assign product_b = word[FOG_LUT_DATA_DIFFERENCE +: 13];
    assign value1_d = word[FOG_LUT_DATA_VALUE +: 11];
    assign sum2_d = product1_q + ({19'h0, value1_q} << 16);

    always @(*) begin
        y3_d = sum2_q[27:0];
        if (sum2_q > one) begin
            y3_d = most;
        end
        if (sum2_q[29]) begin
            y3_d = 28'h0;
        end
        if (off) begin
            y3_d = most;
        end
    end

    assign y = y3_q;

    initial begin
        product1_q = 30'h0;
        value1_q = 11'h0;
        sum2_q = 30'h0;
        y3_q = 28'h0;
    end

    always @(posedge clock) begin
        product1_q <= product_y;
        value1_q <= value1_d;
        sum2_q <= sum2_d;
        y3_q <= y3_d;
    end
endmodule
`else
`ifndef PICA_FOG_FACTOR_9E0ABC0A42FD
`ifdef __ICARUS__
two different texts of module pica_fog_factor
`endif
`include "two different texts of module pica_fog_factor"
`endif
`endif

`default_nettype wire
