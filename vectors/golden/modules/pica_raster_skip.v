// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_SKIP
`define PICA_RASTER_SKIP
`define PICA_RASTER_SKIP_35EEF22E1601
// Which pixels of each cell of 2x2 are drawn: bit x + 2 y. Combinational.
module pica_raster_skip (
    // SKIP of 0x060.
    input wire [1:0] pixels,
    // LINE_SKIP of COLOR_OPERATION (0x100).
    input wire lines,
    // DRAW_NOTHING of COLOR_OPERATION (0x100).
    input wire nothing,
    output reg [3:0] kept
);

    localparam PIXEL_SKIP_EVERY_FOURTH = 2'h2;
    localparam PIXEL_SKIP_EVERY_SECOND = 2'h1;
    // Choice `pixel_skip_pattern`.
    localparam every_second = 4'h9;
    localparam every_fourth = 4'h1;
    // Choice `line_skip_pattern`.
    localparam remaining_lines = 4'h3;
    localparam all = 4'hf;

    reg [3:0] left;

    always @(*) begin
        left = all;
        if (pixels == PIXEL_SKIP_EVERY_SECOND) begin
            left = every_second;
        end
        if (pixels == PIXEL_SKIP_EVERY_FOURTH) begin
            left = every_fourth;
        end
    end

    always @(*) begin
        kept = left;
        if (lines) begin
            kept = left & remaining_lines;
        end
        if (nothing) begin
            kept = 4'h0;
        end
    end
endmodule
`else
`ifndef PICA_RASTER_SKIP_35EEF22E1601
`ifdef __ICARUS__
two different texts of module pica_raster_skip
`endif
`include "two different texts of module pica_raster_skip"
`endif
`endif

`default_nettype wire
