// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FLOAT_1_8_23_UNPACK
`define PICA_FLOAT_1_8_23_UNPACK
`define PICA_FLOAT_1_8_23_UNPACK_2F3CA736C678
// The fields of an operand of sign 1, exponent 8 and mantissa 23 bits, 32 in all, and what kind of number it
// is. Combinational.
module pica_float_1_8_23_unpack (
    // The pattern of a number: sign, exponent and mantissa from the top.
    input wire [31:0] a,
    // Sign bit.
    output wire sign,
    // Exponent field.
    output wire [7:0] exponent,
    // Mantissa field.
    output wire [22:0] mantissa,
    // Zero or subnormal: what arithmetic takes for +0 (numbers.md#rounding-and-range).
    output wire zero,
    // Infinity.
    output wire infinite,
    // NaN.
    output wire nan
);

    assign mantissa = a[22:0];
    assign exponent = a[30:23];
    assign sign = a[31];
    assign zero = ~(|exponent);
    assign infinite = (&exponent) && ~(|mantissa);
    assign nan = (&exponent) && (|mantissa);
endmodule
`else
`ifndef PICA_FLOAT_1_8_23_UNPACK_2F3CA736C678
`ifdef __ICARUS__
two different texts of module pica_float_1_8_23_unpack
`endif
`include "two different texts of module pica_float_1_8_23_unpack"
`endif
`endif

`default_nettype wire
