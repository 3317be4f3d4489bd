// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_RANGE
`define PICA_RASTER_RANGE
`define PICA_RASTER_RANGE_DC69F3F9CD14
// The pixels of one axis, from `first` up to but not including `stop`.
module pica_raster_range (
    input wire clock,
    // The range becomes that of framebuffer and scissor.
    input wire start,
    // The range is limited to that of the triangle: two clocks after `start`.
    input wire limit,
    // The hole is limited to the range.
    input wire limit_hole,
    // Everything becomes 0.
    input wire clear,
    // The hole becomes 0.
    input wire clear_hole,
    // Pixels of the framebuffer.
    input wire [10:0] size,
    // Only pixels in the scissor rectangle are kept.
    input wire scissor,
    // The ends of the scissor rectangle.
    input wire [9:0] scissor_first,
    input wire [9:0] scissor_last,
    // The coordinates of the vertices, in 12.4, at `start`.
    input wire [15:0] new_a,
    input wire [15:0] new_b,
    input wire [15:0] new_c,
    // The coordinates of the vertices, in 12.4, in the clock after `start`.
    input wire [15:0] a,
    input wire [15:0] b,
    input wire [15:0] c,
    output wire [12:0] first,
    output wire [12:0] stop,
    // Whether the range of the clock before is empty.
    output wire empty,
    output wire [12:0] hole_first,
    output wire [12:0] hole_stop,
    // Whether the hole of the clock before is empty.
    output wire hole_empty
);

    localparam half_down = 17'h7;
    localparam half = 17'h8;

    reg [12:0] first_pixel_d;
    reg [12:0] first_pixel_q;
    reg [12:0] end_pixel_d;
    reg [12:0] end_pixel_q;
    reg [12:0] hole_first_pixel_d;
    reg [12:0] hole_first_pixel_q;
    reg [12:0] hole_end_pixel_d;
    reg [12:0] hole_end_pixel_q;
    wire is_empty_d;
    reg is_empty_q;
    wire hole_is_empty_d;
    reg hole_is_empty_q;
    wire b_below_a_d;
    // Which of the coordinates are below which.
    reg b_below_a_q;
    wire c_below_a_d;
    reg c_below_a_q;
    wire c_below_b_d;
    reg c_below_b_q;
    wire [12:0] first_sample_d;
    reg [12:0] first_sample_q;
    wire [12:0] end_sample_d;
    reg [12:0] end_sample_q;
    wire [12:0] scissor_end;
    reg [15:0] smallest;
    reg [15:0] largest;
    wire [16:0] above;
    wire [16:0] below;

    assign scissor_end = {3'h0, scissor_last} + 13'h1;
    assign b_below_a_d = new_b < new_a;
    assign c_below_a_d = new_c < new_a;
    assign c_below_b_d = new_c < new_b;
    assign above = {1'b0, smallest} + half_down;
    assign below = {1'b0, largest} + half;
    assign first_sample_d = above[16:4];
    assign end_sample_d = below[16:4];

    always @(*) begin
        first_pixel_d = first_pixel_q;
        end_pixel_d = end_pixel_q;
        hole_first_pixel_d = hole_first_pixel_q;
        hole_end_pixel_d = hole_end_pixel_q;
        smallest = a;
        largest = a;
        if (b_below_a_q) begin
            smallest = b;
            if (c_below_b_q) begin
                smallest = c;
            end
            if (~c_below_a_q) begin
                largest = c;
            end
        end else begin
            largest = b;
            if (c_below_a_q) begin
                smallest = c;
            end
            if (~c_below_b_q) begin
                largest = c;
            end
        end
        if (start) begin
            first_pixel_d = 13'h0;
            end_pixel_d = {2'h0, size};
            hole_first_pixel_d = {3'h0, scissor_first};
            hole_end_pixel_d = scissor_end;
            if (scissor) begin
                first_pixel_d = {3'h0, scissor_first};
                if (scissor_end < {2'h0, size}) begin
                    end_pixel_d = scissor_end;
                end
            end
        end
        if (limit) begin
            if (first_sample_q > first_pixel_q) begin
                first_pixel_d = first_sample_q;
            end
            if (end_sample_q < end_pixel_q) begin
                end_pixel_d = end_sample_q;
            end
        end
        if (limit_hole) begin
            if (first_pixel_q > hole_first_pixel_q) begin
                hole_first_pixel_d = first_pixel_q;
            end
            if (end_pixel_q < hole_end_pixel_q) begin
                hole_end_pixel_d = end_pixel_q;
            end
        end
        if (clear_hole) begin
            hole_first_pixel_d = 13'h0;
            hole_end_pixel_d = 13'h0;
        end
        if (clear) begin
            first_pixel_d = 13'h0;
            end_pixel_d = 13'h0;
        end
    end

    assign first = first_pixel_q;
    assign stop = end_pixel_q;
    assign is_empty_d = first_pixel_q >= end_pixel_q;
    assign empty = is_empty_q;
    assign hole_first = hole_first_pixel_q;
    assign hole_stop = hole_end_pixel_q;
    assign hole_is_empty_d = hole_first_pixel_q >= hole_end_pixel_q;
    assign hole_empty = hole_is_empty_q;

    initial begin
        first_pixel_q = 13'h0;
        end_pixel_q = 13'h0;
        hole_first_pixel_q = 13'h0;
        hole_end_pixel_q = 13'h0;
        is_empty_q = 1'b0;
        hole_is_empty_q = 1'b0;
        b_below_a_q = 1'b0;
        c_below_a_q = 1'b0;
        c_below_b_q = 1'b0;
        first_sample_q = 13'h0;
        end_sample_q = 13'h0;
    end

    always @(posedge clock) begin
        first_pixel_q <= first_pixel_d;
        end_pixel_q <= end_pixel_d;
        hole_first_pixel_q <= hole_first_pixel_d;
        hole_end_pixel_q <= hole_end_pixel_d;
        is_empty_q <= is_empty_d;
        hole_is_empty_q <= hole_is_empty_d;
        b_below_a_q <= b_below_a_d;
        c_below_a_q <= c_below_a_d;
        c_below_b_q <= c_below_b_d;
        first_sample_q <= first_sample_d;
        end_sample_q <= end_sample_d;
    end
endmodule
`else
`ifndef PICA_RASTER_RANGE_DC69F3F9CD14
`ifdef __ICARUS__
two different texts of module pica_raster_range
`endif
`include "two different texts of module pica_raster_range"
`endif
`endif

`default_nettype wire
