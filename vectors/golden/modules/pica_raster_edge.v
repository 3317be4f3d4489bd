// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_EDGE
`define PICA_RASTER_EDGE
`define PICA_RASTER_EDGE_2EE67417F3C3
// An edge function, taken from the next edge as results come in: three of these are a shift register.
module pica_raster_edge (
    input wire clock,
    // Takes `next_slope_x`.
    input wire shift_x,
    // Takes `next_slope_y`.
    input wire shift_y,
    // Takes `next_value`.
    input wire shift_value,
    // Decides the fill rule.
    input wire finish,
    // The edge function becomes 0.
    input wire clear,
    input wire [16:0] next_slope_x,
    input wire [16:0] next_slope_y,
    input wire [33:0] next_value,
    // `slope_x` of the edge before.
    input wire [16:0] third,
    // Twice the area of the triangle.
    input wire [33:0] area,
    // ya - yb: the change of the value per 1/16 pixel to the right.
    output wire [16:0] slope_x,
    // xb - xa: the change of the value per 1/16 pixel up.
    output wire [16:0] slope_y,
    output wire [33:0] value,
    output wire excluded
);

    reg [16:0] slope_x_register_d;
    reg [16:0] slope_x_register_q;
    reg [16:0] slope_y_register_d;
    reg [16:0] slope_y_register_q;
    reg [33:0] value_register_d;
    reg [33:0] value_register_q;
    reg excluded_register_d;
    reg excluded_register_q;
    wire rule_excluded;

    pica_raster_excluded rule (
        .slope_x(slope_x_register_q),
        .slope_y(slope_y_register_q),
        .third(third),
        .area(area),
        .excluded(rule_excluded)
    );

    always @(*) begin
        slope_x_register_d = slope_x_register_q;
        slope_y_register_d = slope_y_register_q;
        value_register_d = value_register_q;
        excluded_register_d = excluded_register_q;
        if (shift_x) begin
            slope_x_register_d = next_slope_x;
        end
        if (shift_y) begin
            slope_y_register_d = next_slope_y;
        end
        if (shift_value) begin
            value_register_d = next_value;
        end
        if (finish) begin
            // Without an area, samples on all three edges are covered (choice `zero_area_triangle`).
            excluded_register_d = rule_excluded && (|area);
        end
        if (clear) begin
            slope_x_register_d = 17'h0;
            slope_y_register_d = 17'h0;
            value_register_d = 34'h0;
            excluded_register_d = 1'b0;
        end
    end

    assign slope_x = slope_x_register_q;
    assign slope_y = slope_y_register_q;
    assign value = value_register_q;
    assign excluded = excluded_register_q;

    initial begin
        slope_x_register_q = 17'h0;
        slope_y_register_q = 17'h0;
        value_register_q = 34'h0;
        excluded_register_q = 1'b0;
    end

    always @(posedge clock) begin
        slope_x_register_q <= slope_x_register_d;
        slope_y_register_q <= slope_y_register_d;
        value_register_q <= value_register_d;
        excluded_register_q <= excluded_register_d;
    end
endmodule
`else
`ifndef PICA_RASTER_EDGE_2EE67417F3C3
`ifdef __ICARUS__
two different texts of module pica_raster_edge
`endif
`include "two different texts of module pica_raster_edge"
`endif
`endif

`default_nettype wire
