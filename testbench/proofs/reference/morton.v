// SPDX-License-Identifier: MIT
// The place of a pixel; docs/hardware/framebuffer.md, "Place of a pixel", with the choice `block32_order` (morton).
//
// One product, `rows`: the row of the block, r & ~7 or r & ~31 (10 bits), by the width (11 bits), unsigned.
module reference_morton (
    input  [24:0] framebuffer_dim, // width 0-10, height - 1 12-21, direction of y 24
    input         block32,
    input  [10:0] x,
    input  [9:0]  y,
    output [20:0] pixel
);
    wire [10:0] width = framebuffer_dim[10:0];
    wire [9:0]  r     = framebuffer_dim[24] ? framebuffer_dim[21:12] - y : y; // modulo 1024

    wire [9:0]  block_row = block32 ? {r[9:5], 5'd0} : {r[9:3], 3'd0};
    wire [20:0] rows_below;
    product #(.A(10), .B(11)) rows (.a(block_row), .b(width), .y(rows_below));

    // Blocks to the left have 8 or 32 rows of pixels each.
    wire [20:0] beside = block32 ? {5'd0, x[10:5], 10'd0} : {7'd0, x[10:3], 6'd0};
    wire [9:0]  in_block = block32 ? {r[4], x[4], r[3], x[3], r[2], x[2], r[1], x[1], r[0], x[0]}
                                 : {4'd0, r[2], x[2], r[1], x[1], r[0], x[0]};
    assign pixel = rows_below + beside + {11'd0, in_block};
endmodule
