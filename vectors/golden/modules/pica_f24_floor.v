// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_FLOOR
`define PICA_F24_FLOOR
`define PICA_F24_FLOOR_DDD0ED2B7204
// The largest integer not above a number whose `fraction` is known.
module pica_f24_floor (
    // A number.
    input wire [23:0] a,
    // Ones where the bits of `a` are below the binary point.
    input wire [23:0] mask,
    // The largest integer not above `a`.
    output reg [23:0] y
);

    localparam bias = 7'h3f;
    localparam minus_one = 24'hbf0000;
    localparam canonical_nan = 24'h7f8000;
    // Choice `flr_special`.
    localparam make_nan_canonical = 1'b0;

    wire unpack_sign;
    wire [6:0] unpack_exponent;
    wire [15:0] unpack_mantissa;
    wire unpack_zero;
    wire unpack_infinite;
    wire unpack_nan;
    reg [23:0] step;
    wire [23:0] stepped;

    pica_f24_unpack unpack (
        .a(a),
        .sign(unpack_sign),
        .exponent(unpack_exponent),
        .mantissa(unpack_mantissa),
        .zero(unpack_zero),
        .infinite(unpack_infinite),
        .nan(unpack_nan)
    );

    always @(*) begin
        // From 1 on, the bits below the binary point are cleared, after a step away from zero if the number is
        // negative. The carry of that step may go into the exponent field, which is what it should do.
        step = 24'h0;
        if (|unpack_sign) begin
            step = mask;
        end
    end

    assign stepped = a + step;

    always @(*) begin
        y = stepped & ~mask;
        // Below 1 there are only 0 and -1.
        if (unpack_exponent < bias) begin
            y = 24'h0;
            if ((|unpack_sign) && ~unpack_zero) begin
                y = minus_one;
            end
        end
        if (unpack_infinite || unpack_nan) begin
            y = a;
        end
        if (make_nan_canonical && unpack_nan) begin
            y = canonical_nan;
        end
    end
endmodule
`else
`ifndef PICA_F24_FLOOR_DDD0ED2B7204
`ifdef __ICARUS__
two different texts of module pica_f24_floor
`endif
`include "two different texts of module pica_f24_floor"
`endif
`endif

`default_nettype wire
