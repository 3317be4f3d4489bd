// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_SEARCH
`define PICA_RASTER_SEARCH
`define PICA_RASTER_SEARCH_5D8C22AFBF65
// Finds the first pixel of each row of a triangle, by bisection; rows without pixels are passed over.
module pica_raster_search (
    input wire clock,
    input wire reset,
    // Input channel `triangle`, with valid and ready.
    input wire triangle_valid,
    output wire triangle_ready,
    input wire empty,
    input wire no_area,
    input wire [10:0] x_first,
    input wire [10:0] x_end,
    input wire [10:0] y_first,
    input wire [10:0] y_end,
    input wire [10:0] hole_x_first,
    input wire [10:0] hole_x_end,
    input wire [10:0] hole_y_first,
    input wire [10:0] hole_y_end,
    // A sample here is outside of an edge whose inside is to the right, or to the left.
    input wire outside_left,
    input wire outside_right,
    // Control of the edges, from here to `single`.
    output wire idle,
    output wire new_wraps,
    output wire double,
    output wire moves,
    output wire restart,
    output wire right,
    output wire advance,
    output wire single,
    // A row is offered, from its first pixel, or the end of the triangle.
    output wire row_valid,
    input wire row_ready,
    output wire row_is_end,
    output wire [10:0] row_x,
    output wire [10:0] row_y,
    // The last column that may be in the row.
    output wire [10:0] row_last,
    output wire row_wraps,
    output wire row_no_area
);

    // Choice `edge_value_width`.
    localparam wrap32 = 1'b0;

    reg taken_d;
    // A triangle is there: it is measured for the first stride, then searched; then its end is offered.
    reg taken_q;
    reg measuring_d;
    reg measuring_q;
    reg searching_d;
    reg searching_q;
    reg ending_d;
    reg ending_q;
    reg settles_d;
    // A first pixel that is not to the right of this place is here or nowhere: at the first column, or
    // behind all strides.
    reg settles_q;
    reg [11:0] x_d;
    reg [11:0] x_q;
    reg [11:0] stride_d;
    // The next stride: 1 also behind the last one, which is one more if the first pixel is to the right.
    reg [11:0] stride_q;
    reg [11:0] first_stride_d;
    reg [11:0] first_stride_q;
    reg is_before_d;
    // The place is not yet behind the hole; the place is behind the segment.
    reg is_before_q;
    reg is_beyond_d;
    reg is_beyond_q;
    reg [10:0] y_d;
    reg [10:0] y_q;
    reg [10:0] next_line_d;
    // The row that comes next.
    reg [10:0] next_line_q;
    reg again_d;
    // The row has a segment behind the hole that is still to come; that segment is being searched.
    reg again_q;
    reg behind_hole_d;
    reg behind_hole_q;
    reg triangle_no_area_d;
    reg triangle_no_area_q;
    reg [10:0] width_d;
    reg [10:0] width_q;
    reg [10:0] first_column_d;
    reg [10:0] first_column_q;
    reg [10:0] last_column_d;
    reg [10:0] last_column_q;
    reg [10:0] end_line_d;
    reg [10:0] end_line_q;
    reg hole_is_first_d;
    reg hole_is_first_q;
    reg [10:0] hole_last_column_d;
    // The column before the hole.
    reg [10:0] hole_last_column_q;
    reg [10:0] hole_end_column_d;
    reg [10:0] hole_end_column_q;
    reg [10:0] hole_first_line_d;
    reg [10:0] hole_first_line_q;
    reg [10:0] hole_end_line_d;
    reg [10:0] hole_end_line_q;
    wire [11:0] doubled;
    wire fits;
    wire wraps;
    wire left;
    wire found;
    wire nowhere;
    wire passes;
    wire next_in_hole_lines;
    reg [10:0] segment_last;
    wire [11:0] x_right;
    wire [11:0] x_left;

    // Without an area all three values have to be 0, which 32 bits cannot tell.
    assign new_wraps = wrap32 && ~no_area;
    assign wraps = wrap32 && ~triangle_no_area_q;
    assign idle = ~taken_q;
    assign doubled = first_stride_q << 1;
    assign fits = doubled < {1'b0, width_q};
    assign double = measuring_q && fits;
    // Where the first pixel of the segment is, seen from here. To the right and to the left at once is nowhere.
    assign right = (outside_left && ~wraps) || is_before_q;
    assign left = (outside_right && ~wraps) || is_beyond_q;
    assign found = settles_q && ~right && ~left;
    assign nowhere = searching_q && right && left;
    assign passes = settles_q && ~right && (left || row_ready);
    assign restart = nowhere || passes || (measuring_q && ~fits);
    assign moves = ~found || row_ready;
    // A row is entered once, or twice if it has a hole.
    assign next_in_hole_lines = (next_line_q >= hole_first_line_q) && (next_line_q < hole_end_line_q);
    assign advance = restart && (again_q || ~next_in_hole_lines);

    always @(*) begin
        segment_last = last_column_q;
        if (again_q) begin
            segment_last = hole_last_column_q;
        end
    end

    assign x_right = x_q + stride_q;
    assign x_left = x_q - stride_q;

    always @(*) begin
        taken_d = taken_q;
        measuring_d = measuring_q;
        searching_d = searching_q;
        ending_d = ending_q;
        settles_d = settles_q;
        x_d = x_q;
        stride_d = stride_q;
        first_stride_d = first_stride_q;
        is_before_d = is_before_q;
        is_beyond_d = is_beyond_q;
        y_d = y_q;
        next_line_d = next_line_q;
        again_d = again_q;
        behind_hole_d = behind_hole_q;
        triangle_no_area_d = triangle_no_area_q;
        width_d = width_q;
        first_column_d = first_column_q;
        last_column_d = last_column_q;
        end_line_d = end_line_q;
        hole_is_first_d = hole_is_first_q;
        hole_last_column_d = hole_last_column_q;
        hole_end_column_d = hole_end_column_q;
        hole_first_line_d = hole_first_line_q;
        hole_end_line_d = hole_end_line_q;
        if (idle) begin
            triangle_no_area_d = no_area;
            width_d = x_end - x_first;
            first_column_d = x_first;
            last_column_d = x_end - 11'h1;
            next_line_d = y_first;
            end_line_d = y_end;
            hole_is_first_d = hole_x_first <= x_first;
            hole_last_column_d = hole_x_first - 11'h1;
            hole_end_column_d = hole_x_end;
            hole_first_line_d = hole_y_first;
            hole_end_line_d = hole_y_end;
            again_d = 1'b0;
            first_stride_d = 12'h1;
            taken_d = triangle_valid;
            measuring_d = triangle_valid && ~empty;
            ending_d = triangle_valid && empty;
        end
        if (double) begin
            first_stride_d = doubled;
        end
        if (ending_q && row_ready) begin
            ending_d = 1'b0;
            taken_d = 1'b0;
        end
        if (moves) begin
            if (right) begin
                x_d = x_right;
                is_before_d = behind_hole_q && (x_right < {1'b0, hole_end_column_q});
                is_beyond_d = x_right > {1'b0, segment_last};
            end else begin
                x_d = x_left;
                is_before_d = behind_hole_q && (x_left < {1'b0, hole_end_column_q});
                is_beyond_d = x_left > {1'b0, segment_last};
            end
            stride_d = (stride_q >> 1) | {11'h0, stride_q[0]};
            settles_d = searching_q && stride_q[0];
            if (restart) begin
                x_d = {1'b0, first_column_q};
                stride_d = first_stride_q;
                settles_d = 1'b1;
                is_before_d = again_q;
                is_beyond_d = ~again_q && next_in_hole_lines && hole_is_first_q;
            end
        end
        if (restart) begin
            measuring_d = 1'b0;
            searching_d = 1'b1;
            behind_hole_d = again_q;
            again_d = ~again_q && next_in_hole_lines;
            if (~again_q) begin
                y_d = next_line_q;
                next_line_d = next_line_q + 11'h1;
                if (next_line_q == end_line_q) begin
                    searching_d = 1'b0;
                    settles_d = 1'b0;
                    ending_d = 1'b1;
                end
            end
        end
        if (reset) begin
            taken_d = 1'b0;
            measuring_d = 1'b0;
            searching_d = 1'b0;
            settles_d = 1'b0;
            ending_d = 1'b0;
        end
    end

    assign single = stride_q[0];
    assign triangle_ready = idle;
    assign row_valid = found || ending_q;
    assign row_is_end = ending_q;
    assign row_x = x_q[10:0];
    assign row_y = y_q;
    assign row_last = segment_last;
    assign row_wraps = wraps;
    assign row_no_area = triangle_no_area_q;

    initial begin
        taken_q = 1'b0;
        measuring_q = 1'b0;
        searching_q = 1'b0;
        ending_q = 1'b0;
        settles_q = 1'b0;
        x_q = 12'h0;
        stride_q = 12'h0;
        first_stride_q = 12'h0;
        is_before_q = 1'b0;
        is_beyond_q = 1'b0;
        y_q = 11'h0;
        next_line_q = 11'h0;
        again_q = 1'b0;
        behind_hole_q = 1'b0;
        triangle_no_area_q = 1'b0;
        width_q = 11'h0;
        first_column_q = 11'h0;
        last_column_q = 11'h0;
        end_line_q = 11'h0;
        hole_is_first_q = 1'b0;
        hole_last_column_q = 11'h0;
        hole_end_column_q = 11'h0;
        hole_first_line_q = 11'h0;
        hole_end_line_q = 11'h0;
    end

    always @(posedge clock) begin
        taken_q <= taken_d;
        measuring_q <= measuring_d;
        searching_q <= searching_d;
        ending_q <= ending_d;
        settles_q <= settles_d;
        x_q <= x_d;
        stride_q <= stride_d;
        first_stride_q <= first_stride_d;
        is_before_q <= is_before_d;
        is_beyond_q <= is_beyond_d;
        y_q <= y_d;
        next_line_q <= next_line_d;
        again_q <= again_d;
        behind_hole_q <= behind_hole_d;
        triangle_no_area_q <= triangle_no_area_d;
        width_q <= width_d;
        first_column_q <= first_column_d;
        last_column_q <= last_column_d;
        end_line_q <= end_line_d;
        hole_is_first_q <= hole_is_first_d;
        hole_last_column_q <= hole_last_column_d;
        hole_end_column_q <= hole_end_column_d;
        hole_first_line_q <= hole_first_line_d;
        hole_end_line_q <= hole_end_line_d;
    end
endmodule
`else
`ifndef PICA_RASTER_SEARCH_5D8C22AFBF65
`ifdef __ICARUS__
two different texts of module pica_raster_search
`endif
`include "two different texts of module pica_raster_search"
`endif
`endif

`default_nettype wire
