// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_UNPACK
`define PICA_F24_UNPACK
`define PICA_F24_UNPACK_76C7A6ED8FDF
// The fields of an operand of sign 1, exponent 7 and mantissa 16 bits, 24 in all, and what kind of number it
// is. Combinational.
module pica_f24_unpack (
    // The pattern of a number: sign, exponent and mantissa from the top.
    input wire [23:0] a,
    // Sign bit.
    output wire sign,
    // Exponent field.
    output wire [6:0] exponent,
    // Mantissa field.
    output wire [15:0] mantissa,
    // Zero or subnormal: what arithmetic takes for +0 (numbers.md#rounding-and-range).
    output wire zero,
    // Infinity.
    output wire infinite,
    // NaN.
    output wire nan
);

    assign mantissa = a[15:0];
    assign exponent = a[22:16];
    assign sign = a[23];
    assign zero = ~(|exponent);
    assign infinite = (&exponent) && ~(|mantissa);
    assign nan = (&exponent) && (|mantissa);
endmodule
`else
`ifndef PICA_F24_UNPACK_76C7A6ED8FDF
`ifdef __ICARUS__
two different texts of module pica_f24_unpack
`endif
`include "two different texts of module pica_f24_unpack"
`endif
`endif

`default_nettype wire
