// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_SEARCH_EDGE
`define PICA_RASTER_SEARCH_EDGE
`define PICA_RASTER_SEARCH_EDGE_640ED8E22A25
// The value of an edge at the place of the search, and at the first column of the bounding box in the row
// that comes next.
module pica_raster_search_edge (
    input wire clock,
    // A new edge is taken: the one that is there when `idle` ends.
    input wire idle,
    // The values of the new edge wrap at 32 bits.
    input wire new_wrap,
    // The first stride is doubled.
    input wire double,
    // The search moves: with `restart` to the first column of the row, with the first stride, or else by a
    // stride to the right or to the left.
    input wire moves,
    input wire restart,
    input wire right,
    // The next `restart` is in the row above.
    input wire advance,
    // The stride is one column and stays so.
    input wire single,
    input wire wrap,
    input wire [33:0] value,
    input wire [20:0] step_x,
    input wire [20:0] step_y,
    input wire excluded,
    // The edge value one column to the right of here.
    output wire [33:0] following,
    // Change of the edge value per column, less what a weight gets back.
    output wire [20:0] change,
    // Whether a weight gets 1 back.
    output wire returned,
    output wire is_excluded,
    output wire outside,
    // Samples here and everywhere to the left are outside of the edge, unless values wrap.
    output wire outside_left,
    // Samples here and everywhere to the right are outside of the edge, unless values wrap.
    output wire outside_right
);

    // Choice `interpolation_weights`.
    localparam biased = 1'b0;
    localparam step_sign_extension = 32'hffe00000;
    localparam row_step_sign_extension = 34'h3ffe00000;
    localparam column_step_sign_extension = 34'h3ffe00000;
    localparam stride_sign_extension = 34'h300000000;
    localparam stride_sign = 32'h80000000;

    reg [33:0] row_value_d;
    reg [33:0] row_value_q;
    reg [33:0] here_value_d;
    reg [33:0] here_value_q;
    reg [31:0] first_stride_d;
    reg [31:0] first_stride_q;
    reg [31:0] stride_d;
    reg [31:0] stride_q;
    reg [20:0] change_register_d;
    reg [20:0] change_register_q;
    reg returned_register_d;
    reg returned_register_q;
    reg [20:0] step_y_register_d;
    reg [20:0] step_y_register_q;
    reg excluded_register_d;
    reg excluded_register_q;
    reg rises_d;
    // The inside is to the right of the edge, and to the left; both of a horizontal edge, which decides for
    // the row.
    reg rises_q;
    reg falls_d;
    reg falls_q;
    reg is_outside_left_d;
    reg is_outside_left_q;
    reg is_outside_right_d;
    reg is_outside_right_q;
    wire test_outside;
    wire bias;
    wire gives_back;
    reg [33:0] row_step;
    wire [33:0] above;
    reg [33:0] distance;
    reg [33:0] place;
    reg [33:0] column_step;
    reg [34:0] augend;
    reg [34:0] addend;
    wire [34:0] sum;
    reg [31:0] wide_step;
    wire [31:0] half_stride;

    pica_raster_outside test (
        .value(here_value_q),
        .excluded(excluded_register_q),
        .wrap(wrap),
        .outside(test_outside)
    );

    // A new edge.
    assign bias = excluded && ~new_wrap;
    assign gives_back = bias && ~biased;

    always @(*) begin
        first_stride_d = first_stride_q;
        change_register_d = change_register_q;
        returned_register_d = returned_register_q;
        step_y_register_d = step_y_register_q;
        excluded_register_d = excluded_register_q;
        rises_d = rises_q;
        falls_d = falls_q;
        wide_step = {11'h0, step_x};
        if (step_x[20]) begin
            wide_step = wide_step | step_sign_extension;
        end
        if (double) begin
            first_stride_d = first_stride_q << 1;
        end
        if (idle) begin
            first_stride_d = wide_step;
            change_register_d = step_x - {20'h0, gives_back};
            returned_register_d = gives_back;
            step_y_register_d = step_y;
            excluded_register_d = excluded;
            rises_d = ~step_x[20];
            falls_d = step_x[20] || ~(|step_x);
        end
        // The first column of the row that comes next.
        row_step = {13'h0, step_y_register_q};
        if (step_y_register_q[20]) begin
            row_step = row_step | row_step_sign_extension;
        end
    end

    assign above = row_value_q + row_step;
    // The place. Both sums are made while the other edges decide which way to go.
    assign half_stride = (stride_q >> 1) | (stride_q & stride_sign);

    always @(*) begin
        row_value_d = row_value_q;
        here_value_d = here_value_q;
        stride_d = stride_q;
        is_outside_left_d = is_outside_left_q;
        is_outside_right_d = is_outside_right_q;
        if (advance) begin
            row_value_d = above;
        end
        if (idle) begin
            row_value_d = value - {33'h0, bias};
        end
        distance = {2'h0, stride_q};
        if (stride_q[31]) begin
            distance = distance | stride_sign_extension;
        end
        place = here_value_q - distance;
        if (right) begin
            place = here_value_q + distance;
        end
        if (restart) begin
            place = row_value_q;
        end
        if (moves) begin
            here_value_d = place;
            is_outside_left_d = place[33] && rises_q;
            is_outside_right_d = place[33] && falls_q;
        end
        if (~single) begin
            stride_d = half_stride;
        end
        if (restart) begin
            stride_d = first_stride_q;
        end
    end

    always @(*) begin
        // The edge value one column on. Ones below both summands carry what the change lacks.
        column_step = {13'h0, change_register_q};
        if (change_register_q[20]) begin
            column_step = column_step | column_step_sign_extension;
        end
        augend = {1'b0, here_value_q} << 1;
        addend = {1'b0, column_step} << 1;
        if (returned_register_q) begin
            augend = augend | 35'h1;
            addend = addend | 35'h1;
        end
    end

    assign sum = augend + addend;
    assign following = sum[34:1];
    assign outside = test_outside;
    assign outside_left = is_outside_left_q;
    assign outside_right = is_outside_right_q;
    assign change = change_register_q;
    assign returned = returned_register_q;
    assign is_excluded = excluded_register_q;

    initial begin
        row_value_q = 34'h0;
        here_value_q = 34'h0;
        first_stride_q = 32'h0;
        stride_q = 32'h0;
        change_register_q = 21'h0;
        returned_register_q = 1'b0;
        step_y_register_q = 21'h0;
        excluded_register_q = 1'b0;
        rises_q = 1'b0;
        falls_q = 1'b0;
        is_outside_left_q = 1'b0;
        is_outside_right_q = 1'b0;
    end

    always @(posedge clock) begin
        row_value_q <= row_value_d;
        here_value_q <= here_value_d;
        first_stride_q <= first_stride_d;
        stride_q <= stride_d;
        change_register_q <= change_register_d;
        returned_register_q <= returned_register_d;
        step_y_register_q <= step_y_register_d;
        excluded_register_q <= excluded_register_d;
        rises_q <= rises_d;
        falls_q <= falls_d;
        is_outside_left_q <= is_outside_left_d;
        is_outside_right_q <= is_outside_right_d;
    end
endmodule
`else
`ifndef PICA_RASTER_SEARCH_EDGE_640ED8E22A25
`ifdef __ICARUS__
two different texts of module pica_raster_search_edge
`endif
`include "two different texts of module pica_raster_search_edge"
`endif
`endif

`default_nettype wire
