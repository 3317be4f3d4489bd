// SPDX-License-Identifier: MIT
// a if a < b, else b, the bits as they are; docs/float24.md, "Operations".
module reference_f24_min (
    input  [23:0] a,
    input  [23:0] b,
    output [23:0] y
);
    wire less, equal, greater;
    f24_order order (.a(a), .b(b), .less(less), .equal(equal), .greater(greater));
    assign y = less ? a : b;
endmodule
