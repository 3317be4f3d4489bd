// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_FACTOR
`define PICA_RASTER_DEPTH_FACTOR
`define PICA_RASTER_DEPTH_FACTOR_60ADE876B5BB
// Sign, exponent and significand of a float24 number, which is 0 if it is NaN or subnormal. Combinational.
module pica_raster_depth_factor (
    // The number.
    input wire [23:0] a,
    output wire sign,
    output wire [6:0] exponent,
    // With the leading one, also if the number is 0.
    output wire [16:0] significand,
    output wire zero
);

    localparam leading = 17'h10000;

    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;

    pica_f24_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    assign sign = unpack_sign;
    assign exponent = unpack_exponent;
    assign significand = {1'b0, unpack_mantissa} | leading;
    assign zero = unpack_zero || unpack_nan;
endmodule
`else
`ifndef PICA_RASTER_DEPTH_FACTOR_60ADE876B5BB
`ifdef __ICARUS__
two different texts of module pica_raster_depth_factor
`endif
`include "two different texts of module pica_raster_depth_factor"
`endif
`endif

`default_nettype wire
