// SPDX-License-Identifier: MIT
// a * b, rounded, plus c, rounded; docs/float24.md, "Operations". Its product is the one of f24_mul.v.
module reference_f24_mad #(
    parameter NEAREST = 0
) (
    input  [23:0] a,
    input  [23:0] b,
    input  [23:0] c,
    output [23:0] y
);
    wire [23:0] ab;
    reference_f24_mul #(.NEAREST(NEAREST)) mul (.a(a), .b(b), .y(ab));
    reference_f24_add #(.NEAREST(NEAREST)) add (.a(ab), .b(c), .y(y));
endmodule
