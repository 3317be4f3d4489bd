// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_PLACE
`define PICA_FRAGMENT_PLACE
`define PICA_FRAGMENT_PLACE_8FAADBD08032
// The pixel of a fragment and its depth in the width of the buffer.
module pica_fragment_place (
    input wire clock,
    input wire reset,
    input wire [24:0] framebuffer_dim,
    input wire block32,
    input wire [1:0] depth_format,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    input wire [10:0] x,
    input wire [9:0] y,
    input wire [31:0] depth,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [20:0] pixel,
    output wire [23:0] depth_word
);

    localparam FRAMEBUFFER_DIM_WIDTH = 0;

    reg [2:0] valid_d;
    reg [2:0] valid_q;
    wire [9:0] block_block_row;
    wire [20:0] block_place;
    wire [16:0] halves_high;
    wire [15:0] halves_low;
    reg [9:0] block_row1_q;
    reg [20:0] place1_q;
    reg [16:0] high1_q;
    reg [15:0] low1_q;
    reg [31:0] depth1_q;
    wire [10:0] rows_a;
    wire [20:0] rows_y;
    wire order_under;
    wire order_over;
    reg [20:0] rows2_q;
    reg [20:0] place2_q;
    reg [16:0] high2_q;
    reg under2_q;
    reg over2_q;
    reg [31:0] depth2_q;
    wire [23:0] whole_y;
    wire [20:0] pixel3_d;
    reg [20:0] pixel3_q;
    reg [23:0] depth3_q;

    pica_morton_block block (
        .framebuffer_dim(framebuffer_dim),
        .block32(block32),
        .x(x),
        .y(y),
        .block_row(block_block_row),
        .place(block_place)
    );

    pica_depth_halves halves (
        .depth(depth),
        .high(halves_high),
        .low(halves_low)
    );

    pica_product #(.A(11), .B(10), .P(21)) rows (
        .a(rows_a),
        .b(block_row1_q),
        .y(rows_y)
    );

    pica_depth_order order (
        .high(high1_q),
        .low(low1_q),
        .under(order_under),
        .over(order_over)
    );

    pica_depth_whole whole (
        .depth_format(depth_format),
        .depth(depth2_q),
        .high(high2_q),
        .under(under2_q),
        .over(over2_q),
        .y(whole_y)
    );

    // 1. The row of blocks, and the halves of the depth.

    // 2. Pixels in the rows before, and the order of the halves.
    assign rows_a = framebuffer_dim[FRAMEBUFFER_DIM_WIDTH +: 11];

    // 3. The pixel and the depth.
    assign pixel3_d = rows2_q + place2_q;
    assign pixel = pixel3_q;
    assign depth_word = depth3_q;

    always @(*) begin
        valid_d = (valid_q << 1) | {2'h0, in_valid};
        if (reset) begin
            valid_d = 3'h0;
        end
    end

    assign out_valid = valid_q[2];

    initial begin
        valid_q = 3'h0;
        block_row1_q = 10'h0;
        place1_q = 21'h0;
        high1_q = 17'h0;
        low1_q = 16'h0;
        depth1_q = 32'h0;
        rows2_q = 21'h0;
        place2_q = 21'h0;
        high2_q = 17'h0;
        under2_q = 1'b0;
        over2_q = 1'b0;
        depth2_q = 32'h0;
        pixel3_q = 21'h0;
        depth3_q = 24'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        block_row1_q <= block_block_row;
        place1_q <= block_place;
        high1_q <= halves_high;
        low1_q <= halves_low;
        depth1_q <= depth;
        rows2_q <= rows_y;
        place2_q <= place1_q;
        high2_q <= high1_q;
        under2_q <= order_under;
        over2_q <= order_over;
        depth2_q <= depth1_q;
        pixel3_q <= pixel3_d;
        depth3_q <= whole_y;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_PLACE_8FAADBD08032
`ifdef __ICARUS__
two different texts of module pica_fragment_place
`endif
`include "two different texts of module pica_fragment_place"
`endif
`endif

`default_nettype wire
