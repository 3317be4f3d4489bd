// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_ORDER
`define PICA_F24_ORDER
`define PICA_F24_ORDER_167B672BE865
// How two numbers stand to each other: one of the three outputs is set, or none with a NaN. Combinational.
module pica_f24_order (
    // First operand.
    input wire [23:0] a,
    // Second operand.
    input wire [23:0] b,
    // a < b.
    output reg less,
    // a = b.
    output wire equal,
    // a > b.
    output wire greater
);

    localparam magnitude_mask = 24'h7fffff;

    wire unpack_a_sign;
    wire [6:0] unpack_a_exponent;
    wire [15:0] unpack_a_mantissa;
    wire unpack_a_zero;
    wire unpack_a_infinite;
    wire unpack_a_nan;
    wire unpack_b_sign;
    wire [6:0] unpack_b_exponent;
    wire [15:0] unpack_b_mantissa;
    wire unpack_b_zero;
    wire unpack_b_infinite;
    wire unpack_b_nan;
    wire [23:0] magnitude_a;
    wire [23:0] magnitude_b;
    wire ordered;
    wire both_zero;
    wire same_magnitude;
    wire same_sign;
    wire nearer;
    wire negative;

    pica_f24_unpack unpack_a (
        .a(a),
        .sign(unpack_a_sign),
        .exponent(unpack_a_exponent),
        .mantissa(unpack_a_mantissa),
        .zero(unpack_a_zero),
        .infinite(unpack_a_infinite),
        .nan(unpack_a_nan)
    );

    pica_f24_unpack unpack_b (
        .a(b),
        .sign(unpack_b_sign),
        .exponent(unpack_b_exponent),
        .mantissa(unpack_b_mantissa),
        .zero(unpack_b_zero),
        .infinite(unpack_b_infinite),
        .nan(unpack_b_nan)
    );

    assign magnitude_a = a & magnitude_mask;
    assign magnitude_b = b & magnitude_mask;
    assign ordered = ~unpack_a_nan && ~unpack_b_nan;
    assign negative = |unpack_a_sign;
    assign same_sign = unpack_a_sign == unpack_b_sign;
    assign same_magnitude = magnitude_a == magnitude_b;
    assign both_zero = ~(|magnitude_a) && ~(|magnitude_b);
    assign nearer = magnitude_a < magnitude_b;
    assign equal = ordered && (both_zero || (same_sign && same_magnitude));

    always @(*) begin
        // Of two numbers of one sign the one nearer to zero is the smaller if both are positive.
        less = ordered && ~equal && negative;
        if (same_sign) begin
            less = ordered && ~equal && (nearer != negative);
        end
    end

    assign greater = ordered && ~equal && ~less;
endmodule
`else
`ifndef PICA_F24_ORDER_167B672BE865
`ifdef __ICARUS__
two different texts of module pica_f24_order
`endif
`include "two different texts of module pica_f24_order"
`endif
`endif

`default_nettype wire
