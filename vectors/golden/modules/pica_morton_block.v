// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_MORTON_BLOCK
`define PICA_MORTON_BLOCK
`define PICA_MORTON_BLOCK_7070C0836355
// The row of blocks that a pixel is in, and its place in that row. Combinational. Choice `block32_order`.
module pica_morton_block (
    input wire [24:0] framebuffer_dim,
    input wire block32,
    input wire [10:0] x,
    input wire [9:0] y,
    // The first line of the row of blocks.
    output reg [9:0] block_row,
    // The number of the pixel in the row of blocks.
    output wire [20:0] place
);

    localparam FRAMEBUFFER_DIM_HEIGHT_MINUS_1 = 12;
    localparam FRAMEBUFFER_DIM_Y_DIRECTION = 24;
    localparam Y_DIRECTION_NORMAL = 1'b1;
    // Choice `block32_order`.
    localparam tiles_in_rows = 1'b0;

    reg [9:0] row;
    wire [9:0] mirrored;
    reg [20:0] column;
    wire [5:0] offset;
    reg [3:0] tile;

    assign mirrored = framebuffer_dim[FRAMEBUFFER_DIM_HEIGHT_MINUS_1 +: 10] - y;

    always @(*) begin
        row = y;
        if (framebuffer_dim[FRAMEBUFFER_DIM_Y_DIRECTION +: 1] == Y_DIRECTION_NORMAL) begin
            row = mirrored;
        end
    end

    assign offset = {5'h0, x[0]} | ({5'h0, row[0]} << 1) | ({5'h0, x[1]} << 2) | ({5'h0, row[1]} << 3) | ({5'h0, x[2]} << 4) | ({5'h0, row[2]} << 5);

    always @(*) begin
        block_row = row & 10'h3f8;
        if (block32) begin
            block_row = row & 10'h3e0;
        end
    end

    always @(*) begin
        column = {13'h0, x[10:3]} << 6;
        if (block32) begin
            column = {15'h0, x[10:5]} << 10;
        end
    end

    always @(*) begin
        tile = 4'h0;
        if (block32) begin
            tile = {3'h0, x[3]} | ({3'h0, row[3]} << 1) | ({3'h0, x[4]} << 2) | ({3'h0, row[4]} << 3);
            if (tiles_in_rows) begin
                tile = {2'h0, x[4:3]} | ({2'h0, row[4:3]} << 2);
            end
        end
    end

    assign place = column | ({17'h0, tile} << 6) | {15'h0, offset};
endmodule
`else
`ifndef PICA_MORTON_BLOCK_7070C0836355
`ifdef __ICARUS__
two different texts of module pica_morton_block
`endif
`include "two different texts of module pica_morton_block"
`endif
`endif

`default_nettype wire
