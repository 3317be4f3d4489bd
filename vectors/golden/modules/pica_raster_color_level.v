// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_COLOR_LEVEL
`define PICA_RASTER_COLOR_LEVEL
`define PICA_RASTER_COLOR_LEVEL_BE16E29DAD27
// The integer next to 255 times a colour: x 2^(e + 8) of a number x of 18 bits, the first before the point.
// Combinational.
module pica_raster_color_level (
    input wire [17:0] x,
    // e, signed.
    input wire [9:0] exponent,
    // The colour is above all.
    input wire most,
    // The colour is 0 or below, whatever else is said.
    input wire least,
    output reg [7:0] y
);

    wire [3:0] shift;
    wire [9:0] twice;
    wire [9:0] rounded;
    wire [9:0] above;
    wire [9:0] below;

    assign shift = ~exponent[3:0] + 4'h1;
    assign twice = x[17:8] >> shift;
    assign rounded = twice + 10'h1;
    // From an exponent of 0 on the colour is above 1 or is 1, but for rounding; below -10 it is less than 1/510.
    assign above = exponent;
    assign below = exponent + 10'ha;

    always @(*) begin
        y = rounded[8:1];
        if (rounded[9] || most || ~above[9]) begin
            y = 8'hff;
        end
        if (below[9] && ~most) begin
            y = 8'h0;
        end
        if (least) begin
            y = 8'h0;
        end
    end
endmodule
`else
`ifndef PICA_RASTER_COLOR_LEVEL_BE16E29DAD27
`ifdef __ICARUS__
two different texts of module pica_raster_color_level
`endif
`include "two different texts of module pica_raster_color_level"
`endif
`endif

`default_nettype wire
