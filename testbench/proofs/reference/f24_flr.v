// SPDX-License-Identifier: MIT
// The largest integer not above a; docs/float24.md, "Operations", "Special values". Infinities and NaN stay as they are; the zeros and
// subnormals count as +0.
module reference_f24_flr (
    input  [23:0] a,
    output [23:0] y
);
    wire        sign     = a[23];
    wire [6:0]  exponent = a[22:16];
    wire [15:0] mantissa = a[15:0];

    // Bits of the mantissa that are worth less than 1, for numbers of 1 and more.
    wire [6:0]  power    = exponent - 7'd63;
    wire [15:0] fraction = 16'hFFFF >> power;
    wire        whole    = (mantissa & fraction) == 0;
    wire [22:0] down     = {exponent, mantissa & ~fraction};          // magnitude to the integer below
    wire [22:0] up       = {exponent, mantissa | fraction} + 23'd1;   // to the integer above

    assign y = exponent == 7'd0 ? 24'h000000
             : exponent < 7'd63 ? (sign ? 24'hBF0000 : 24'h000000)
             : exponent >= 7'd79 || whole ? a
             : sign ? {sign, up} : {sign, down};
endmodule
