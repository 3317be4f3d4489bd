// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_EMIT
`define PICA_RASTER_EMIT
`define PICA_RASTER_EMIT_86EDFC1DA31C
// Offers the pixels of a row from its first one to the last that is inside, then takes the next row: without
// a clock between them if it is there.
module pica_raster_emit (
    input wire clock,
    input wire reset,
    // Input channel `row`, with valid and ready.
    input wire row_valid,
    output wire row_ready,
    input wire row_is_end,
    input wire [10:0] row_x,
    input wire [10:0] row_y,
    // The last column that may be in the row.
    input wire [10:0] row_last,
    input wire row_inside,
    input wire row_wraps,
    input wire row_no_area,
    // The next pixel is outside of an edge.
    input wire next_outside,
    // Control of the edges, from here to `no_area`.
    output wire leaves,
    output wire more,
    output wire clear,
    output wire wrap,
    output wire no_area,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    output wire done,
    output wire [10:0] x,
    output wire [9:0] y
);

    reg busy_d;
    reg busy_q;
    reg is_end_d;
    reg is_end_q;
    reg covered_d;
    reg covered_q;
    reg wraps_d;
    reg wraps_q;
    reg has_no_area_d;
    reg has_no_area_q;
    reg has_next_d;
    // There is a next column in the row.
    reg has_next_q;
    reg [10:0] column_d;
    reg [10:0] column_q;
    reg [10:0] next_column_d;
    reg [10:0] next_column_q;
    reg [10:0] last_column_d;
    reg [10:0] last_column_q;
    reg [10:0] line_d;
    reg [10:0] line_q;
    wire shown;

    assign more = has_next_q && (~next_outside || wraps_q);
    assign shown = busy_q && (covered_q || ~wraps_q);
    assign leaves = ~shown || out_ready;
    assign row_ready = leaves && ~more;
    assign clear = row_ready && row_is_end;

    always @(*) begin
        busy_d = busy_q;
        is_end_d = is_end_q;
        covered_d = covered_q;
        wraps_d = wraps_q;
        has_no_area_d = has_no_area_q;
        has_next_d = has_next_q;
        column_d = column_q;
        next_column_d = next_column_q;
        last_column_d = last_column_q;
        line_d = line_q;
        if (leaves) begin
            if (more) begin
                column_d = next_column_q;
                next_column_d = next_column_q + 11'h1;
                has_next_d = next_column_q != last_column_q;
                covered_d = ~next_outside;
            end else begin
                column_d = row_x;
                next_column_d = row_x + 11'h1;
                has_next_d = row_valid && ~row_is_end && (row_x != row_last);
                covered_d = row_inside;
            end
        end
        if (row_ready) begin
            busy_d = row_valid;
            is_end_d = row_is_end;
            wraps_d = row_wraps;
            has_no_area_d = row_no_area;
            line_d = row_y;
            last_column_d = row_last;
        end
        if (clear) begin
            covered_d = 1'b1;
            has_no_area_d = 1'b0;
            column_d = 11'h0;
            line_d = 11'h0;
        end
        if (reset) begin
            busy_d = 1'b0;
            has_next_d = 1'b0;
        end
    end

    assign wrap = wraps_q;
    assign no_area = has_no_area_q;
    assign out_valid = shown;
    assign done = is_end_q;
    assign x = column_q;
    assign y = line_q[9:0];

    initial begin
        busy_q = 1'b0;
        is_end_q = 1'b0;
        covered_q = 1'b0;
        wraps_q = 1'b0;
        has_no_area_q = 1'b0;
        has_next_q = 1'b0;
        column_q = 11'h0;
        next_column_q = 11'h0;
        last_column_q = 11'h0;
        line_q = 11'h0;
    end

    always @(posedge clock) begin
        busy_q <= busy_d;
        is_end_q <= is_end_d;
        covered_q <= covered_d;
        wraps_q <= wraps_d;
        has_no_area_q <= has_no_area_d;
        has_next_q <= has_next_d;
        column_q <= column_d;
        next_column_q <= next_column_d;
        last_column_q <= last_column_d;
        line_q <= line_d;
    end
endmodule
`else
`ifndef PICA_RASTER_EMIT_86EDFC1DA31C
`ifdef __ICARUS__
two different texts of module pica_raster_emit
`endif
`include "two different texts of module pica_raster_emit"
`endif
`endif

`default_nettype wire
