// SPDX-License-Identifier: MIT
// EQ, NE, LT, LE, GT, GE in bits 0 to 5; docs/float24.md, "Operations", "Special values". NE is the complement of EQ, with a NaN, too.
module reference_f24_cmp (
    input  [23:0] a,
    input  [23:0] b,
    output [5:0]  y
);
    wire less, equal, greater;
    f24_order order (.a(a), .b(b), .less(less), .equal(equal), .greater(greater));
    assign y = {greater | equal, greater, less | equal, less, !equal, equal};
endmodule
