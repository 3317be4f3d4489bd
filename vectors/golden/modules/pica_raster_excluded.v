// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_EXCLUDED
`define PICA_RASTER_EXCLUDED
`define PICA_RASTER_EXCLUDED_1CB895F00D9B
// Whether a sample on an edge is outside: choices `fill_rule` and `excluded_edge_test`. Combinational.
module pica_raster_excluded (
    // -dy = ya - yb, of the edge from a to b.
    input wire [16:0] slope_x,
    // dx = xb - xa, of the edge from a to b.
    input wire [16:0] slope_y,
    // v.y - a.y, which is -dy of the edge before, from the third vertex v to a.
    input wire [16:0] third,
    // A, twice the area of the triangle, above 0.
    input wire [33:0] area,
    output reg excluded
);

    // Choice `fill_rule`.
    localparam right_hand = 1'b1;
    // Choice `fill_rule`.
    localparam high = 1'b1;
    // Choice `excluded_edge_test`.
    localparam divides = 1'b0;
    localparam sign_extension = 34'h3fffe0000;

    wire up;
    wire down;
    wire left;
    wire right;
    wire above;
    wire below;
    wire rising;
    wire falling;
    reg [33:0] distance;
    reg [33:0] margin;
    wire reaches;

    assign up = slope_x[16];
    assign down = ~slope_x[16] && (|slope_x);
    assign left = slope_y[16];
    assign right = ~slope_y[16] && (|slope_y);
    assign below = third[16];
    assign above = ~third[16] && (|third);
    // The sign of n = dx (v.y - a.y).
    assign rising = (right && above) || (left && below);
    assign falling = (right && below) || (left && above);

    always @(*) begin
        // A - abs(dy); the slope of a right-hand edge is negative.
        distance = {17'h0, slope_x};
        if (up) begin
            distance = distance | sign_extension;
        end
    end

    always @(*) begin
        margin = area - distance;
        if (right_hand) begin
            margin = area + distance;
        end
    end

    assign reaches = ~margin[33];

    always @(*) begin
        if (right_hand) begin
            excluded = up && (~divides || falling || reaches);
        end else begin
            excluded = down && (~divides || ~rising || reaches);
        end
        if (~(|slope_x)) begin
            excluded = (high && left) || (~high && right);
        end
    end
endmodule
`else
`ifndef PICA_RASTER_EXCLUDED_1CB895F00D9B
`ifdef __ICARUS__
two different texts of module pica_raster_excluded
`endif
`include "two different texts of module pica_raster_excluded"
`endif
`endif

`default_nettype wire
