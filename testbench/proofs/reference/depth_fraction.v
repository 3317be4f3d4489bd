// SPDX-License-Identifier: MIT
// A depth, of which 1.0 is 0xFFFFFF00 = 2^8 (2^24 - 1), in units of 2^-32 (assumption `depth_fraction`): depth * 2^24 / (2^24 - 1), which
// is depth + depth / (2^24 - 1), rounded up.
//
// With depth = (2^24 - 1) q + r, 0 <= r < 2^24 - 1 and q <= 2^8 that is depth + q + 1, or depth + q if r is 0. Since depth is 2^24 q +
// (r - q), depth >> 24 is q where r >= q, and q - 1 where r < q: the sum below is one less than the rounded value where 0 < r < q, less
// than 2^-24 of it.
module depth_fraction (
    input  [31:0] depth,
    output [32:0] y
);
    assign y = depth == 0 ? 33'd0 : {1'b0, depth} + {25'd0, depth[31:24]} + 33'd1;
endmodule
