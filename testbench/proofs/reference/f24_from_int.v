// SPDX-License-Identifier: MIT
// An integer as float24; docs/float24.md, "Conversion": exact, whatever the rounding. `kind` 0 is an unsigned byte, 1 a signed one, 2
// and 3 are 16 bits, signed; the bits above a byte are ignored.
module reference_f24_from_int #(
    parameter NEAREST = 0
) (
    input  [15:0] a,
    input  [1:0]  kind,
    output [23:0] y
);
    wire [15:0] value = kind == 2'd0 ? {8'd0, a[7:0]}
                      : kind == 2'd1 ? {{8{a[7]}}, a[7:0]}
                      : a;
    wire sign = kind != 2'd0 && value[15];
    wire [15:0] magnitude = sign ? -value : value; // 2^15 at most

    wire [15:0] normal;
    wire [4:0]  left;
    normalise #(.W(16)) leading (.a(magnitude), .y(normal), .shift(left));

    // The top bit of 16 is worth 2^15.
    round #(.NEAREST(NEAREST)) result (
        .sign(sign), .exponent(10'sd78 - $signed({5'd0, left})), .significand({normal, 1'b0}), .half(1'b0), .rest(1'b0), .y(y));
endmodule
