// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_ROUND
`define PICA_ROUND
`define PICA_ROUND_A537101F8001
// Rounds a significand (choice `f24_rounding`; where an f32 is converted, `f32_to_f24`). Combinational.
module pica_round #(
    // Bits of the mantissa.
    parameter M = 16,
    // Bits of the exponent, biased.
    parameter X = 9
) (
    // Exponent, biased, two's complement: it may be outside the format.
    input wire [X - 1:0] exponent,
    // The bits of the significand below the leading one.
    input wire [M - 1:0] mantissa,
    // The first bit that is cut off.
    input wire half,
    // Whether any bit behind the first one that is cut off is set.
    input wire rest,
    // Exponent and mantissa side by side. A carry out of the mantissa adds one to the exponent, as it
    // should.
    output wire [M + X - 1:0] magnitude
);

    localparam nearest = 1'b0;
    localparam [4:0] mantissa_bits = M;

    wire [M + X - 1:0] fields;
    wire increment;

    assign fields = ({{M{1'b0}}, exponent} << mantissa_bits) | {{X{1'b0}}, mantissa};
    assign increment = nearest && half && (rest || mantissa[0]);
    assign magnitude = fields + {{(M + X - 1){1'b0}}, increment};
endmodule
`else
`ifndef PICA_ROUND_A537101F8001
`ifdef __ICARUS__
two different texts of module pica_round
`endif
`include "two different texts of module pica_round"
`endif
`endif

`default_nettype wire
