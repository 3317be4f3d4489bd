// SPDX-License-Identifier: MIT
// y = min(255, floor(x / 255)).
//
// Below 255 * 255 let x = 255 q + r with 0 <= r < 255 and q < 255, which is 256 q + (r - q) with -255 < r - q < 255. So x >> 8 is q where
// r >= q, and q - 1 where r < q; x + (x >> 8) + 1 is 256 q + r + 1, or 256 q + r, and both are 256 q and something from 0 to 255.
module div255 (
    input  [16:0] x,
    output [7:0]  y
);
    wire [16:0] sum = x + {8'd0, x[16:8]} + 17'd1;
    assign y = x >= 17'd65025 ? 8'd255 : sum[15:8];
endmodule
