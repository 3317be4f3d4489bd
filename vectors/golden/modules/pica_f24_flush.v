// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_FLUSH
`define PICA_F24_FLUSH
`define PICA_F24_FLUSH_7B159A73813C
// The operand as an operation under choice `subnormal_compare` sees it: a subnormal stays or becomes +0, the
// pattern -0 stays what it is. Combinational.
module pica_f24_flush (
    // A pattern, subnormal or not.
    input wire [23:0] a,
    // The pattern as the operation sees it.
    output reg [23:0] y
);

    // Choice `subnormal_compare`.
    localparam enable = 1'b0;

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

    always @(*) begin
        y = a;
        if (enable && unpack_zero && (|unpack_mantissa)) begin
            y = 24'h0;
        end
    end
endmodule
`else
`ifndef PICA_F24_FLUSH_7B159A73813C
`ifdef __ICARUS__
two different texts of module pica_f24_flush
`endif
`include "two different texts of module pica_f24_flush"
`endif
`endif

`default_nettype wire
