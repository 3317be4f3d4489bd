// SPDX-License-Identifier: MIT
// An IEEE single as float24; docs/float24.md, "Conversion". The exponent gets the other bias, the mantissa is rounded from 23 bits to 16.
module reference_f24_from_f32 #(
    parameter NEAREST = 0
) (
    input  [31:0] a,
    output [23:0] y
);
    wire        sign     = a[31];
    wire [7:0]  exponent = a[30:23];
    wire [22:0] mantissa = a[22:0];

    wire [23:0] rounded;
    round #(.NEAREST(NEAREST)) result (
        .sign(sign), .exponent($signed({2'd0, exponent}) - 10'sd64), .significand({1'b1, mantissa[22:7]}), .half(mantissa[6]),
        .rest(mantissa[5:0] != 0), .y(rounded));

    assign y = exponent == 8'd0 ? 24'h000000
             : exponent == 8'd255 ? (mantissa == 23'd0 ? {sign, 7'h7F, 16'h0000} : 24'h7F8000)
             : rounded;
endmodule
