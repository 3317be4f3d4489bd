// SPDX-License-Identifier: MIT
// Order of two float24 numbers; docs/float24.md, "Operations" and "Special values". Subnormals count, the two zeros are equal, and no
// comparison with a NaN is true.
module f24_order (
    input  [23:0] a,
    input  [23:0] b,
    output        less,
    output        equal,
    output        greater
);
    wire nan = (a[22:16] == 7'd127 && a[15:0] != 16'd0) || (b[22:16] == 7'd127 && b[15:0] != 16'd0);

    // Exponent and mantissa together order the magnitudes; infinity is the largest.
    wire signed [23:0] a_magnitude = {1'b0, a[22:0]};
    wire signed [23:0] b_magnitude = {1'b0, b[22:0]};
    wire signed [23:0] p = a[23] ? -a_magnitude : a_magnitude;
    wire signed [23:0] q = b[23] ? -b_magnitude : b_magnitude;

    assign less    = !nan && p < q;
    assign equal   = !nan && p == q;
    assign greater = !nan && p > q;
endmodule
