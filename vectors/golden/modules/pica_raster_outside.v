// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_OUTSIDE
`define PICA_RASTER_OUTSIDE
`define PICA_RASTER_OUTSIDE_3C019CF0A1CF
// Whether a sample is outside of an edge. Combinational.
module pica_raster_outside (
    // The edge value as it is kept.
    input wire [33:0] value,
    // A sample on the edge is outside.
    input wire excluded,
    // Edge values wrap at 32 bits.
    input wire wrap,
    output reg outside
);

    wire [31:0] low;

    assign low = value[31:0];

    always @(*) begin
        outside = value[33];
        if (wrap) begin
            outside = low[31] || (excluded && ~(|low));
        end
    end
endmodule
`else
`ifndef PICA_RASTER_OUTSIDE_3C019CF0A1CF
`ifdef __ICARUS__
two different texts of module pica_raster_outside
`endif
`include "two different texts of module pica_raster_outside"
`endif
`endif

`default_nettype wire
