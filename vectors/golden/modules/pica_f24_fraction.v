// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_FRACTION
`define PICA_F24_FRACTION
`define PICA_F24_FRACTION_B5F856BDD762
// The bits of a number from 1 on that are below its binary point.
module pica_f24_fraction (
    // A number.
    input wire [23:0] a,
    // Ones where the bits of `a` count less than 1.
    output wire [23:0] mask
);

    localparam bias = 7'h3f;
    localparam mantissa_mask = 24'hffff;

    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    wire [6:0] integer_bits;

    pica_f24_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    assign integer_bits = unpack_exponent - bias;
    assign mask = mantissa_mask >> integer_bits;
endmodule
`else
`ifndef PICA_F24_FRACTION_B5F856BDD762
`ifdef __ICARUS__
two different texts of module pica_f24_fraction
`endif
`include "two different texts of module pica_f24_fraction"
`endif
`endif

`default_nettype wire
