// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_SPREAD
`define PICA_RASTER_SPREAD
`define PICA_RASTER_SPREAD_05713A6AF3BA
// Gives each sample to two, each of which takes it when it can; a sample leaves when both have it. Samples
// of pixels that are skipped are dropped.
module pica_raster_spread (
    input wire clock,
    // No sample is inside.
    input wire reset,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output wire in_ready,
    // The end of the triangle, behind its last pixel; everything else is 0.
    input wire sample_done,
    // Column of the pixel.
    input wire [10:0] sample_x,
    // Line of the pixel.
    input wire [9:0] sample_y,
    // Weight of vertex 0, its edge value, signed.
    input wire [33:0] sample_weight0,
    // Weight of vertex 1, its edge value, signed.
    input wire [33:0] sample_weight1,
    // Weight of vertex 2, its edge value, signed.
    input wire [33:0] sample_weight2,
    // The pixels of each cell of 2x2 that are drawn: bit x + 2 y.
    input wire [3:0] kept,
    // Output channel `first`, with valid and ready.
    output wire first_valid,
    input wire first_ready,
    // Output channel `second`, with valid and ready.
    output wire second_valid,
    input wire second_ready,
    // The end of the triangle, behind its last pixel; everything else is 0.
    output wire given_done,
    // Column of the pixel.
    output wire [10:0] given_x,
    // Line of the pixel.
    output wire [9:0] given_y,
    // Weight of vertex 0, its edge value, signed.
    output wire [33:0] given_weight0,
    // Weight of vertex 1, its edge value, signed.
    output wire [33:0] given_weight1,
    // Weight of vertex 2, its edge value, signed.
    output wire [33:0] given_weight2,
    // Whether the sample is gone behind the next edge.
    output wire leaves
);

    wire skid_in_valid;
    wire skid_in_ready;
    wire [123:0] skid_x;
    wire skid_out_valid;
    wire skid_out_ready;
    wire [123:0] skid_y;
    reg first_has_d;
    reg first_has_q;
    reg second_has_d;
    reg second_has_q;
    wire [10:0] column;
    wire [9:0] line;
    wire [1:0] parity;
    wire [3:0] chosen;
    wire is_kept;
    wire first_done;
    wire second_done;
    wire both;

    pica_skid_124 skid (
        .clock(clock),
        .reset(reset),
        .in_valid(skid_in_valid),
        .in_ready(skid_in_ready),
        .x(skid_x),
        .out_valid(skid_out_valid),
        .out_ready(skid_out_ready),
        .y(skid_y)
    );

    assign column = sample_x;
    assign line = sample_y;
    assign parity = {1'b0, column[0]} | ({1'b0, line[0]} << 1);
    assign chosen = kept >> parity;
    assign is_kept = sample_done || chosen[0];
    assign skid_in_valid = in_valid && is_kept;
    assign in_ready = skid_in_ready || ~is_kept;
    assign skid_x = {90'h0, sample_weight0} | ({90'h0, sample_weight1} << 34) | ({90'h0, sample_weight2} << 68) | ({113'h0, sample_x} << 102) | ({114'h0, sample_y} << 113) | ({123'h0, sample_done} << 123);
    assign first_valid = skid_out_valid && ~first_has_q;
    assign second_valid = skid_out_valid && ~second_has_q;
    assign first_done = first_ready || first_has_q;
    assign second_done = second_ready || second_has_q;
    assign both = first_done && second_done;
    assign skid_out_ready = both;
    assign leaves = skid_out_valid && both;

    always @(*) begin
        first_has_d = first_has_q;
        second_has_d = second_has_q;
        if (skid_out_valid) begin
            first_has_d = first_done && ~both;
            second_has_d = second_done && ~both;
        end
        if (reset) begin
            first_has_d = 1'b0;
            second_has_d = 1'b0;
        end
    end

    assign given_weight0 = skid_y[33:0];
    assign given_weight1 = skid_y[67:34];
    assign given_weight2 = skid_y[101:68];
    assign given_x = skid_y[112:102];
    assign given_y = skid_y[122:113];
    assign given_done = skid_y[123];

    initial begin
        first_has_q = 1'b0;
        second_has_q = 1'b0;
    end

    always @(posedge clock) begin
        first_has_q <= first_has_d;
        second_has_q <= second_has_d;
    end
endmodule
`else
`ifndef PICA_RASTER_SPREAD_05713A6AF3BA
`ifdef __ICARUS__
two different texts of module pica_raster_spread
`endif
`include "two different texts of module pica_raster_spread"
`endif
`endif

`default_nettype wire
