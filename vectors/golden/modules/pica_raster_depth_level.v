// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_LEVEL
`define PICA_RASTER_DEPTH_LEVEL
`define PICA_RASTER_DEPTH_LEVEL_D728604D3753
// A quotient limited to depths from 0 to 1. Combinational.
module pica_raster_depth_level (
    input wire [31:0] x,
    // The depth is 0, whatever else is said.
    input wire least,
    // The quotient is longer.
    input wire most,
    output reg [31:0] y
);

    localparam one = 32'hffffff00;

    always @(*) begin
        y = x;
        if (most || (&x[31:8])) begin
            y = one;
        end
        if (least) begin
            y = 32'h0;
        end
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_LEVEL_D728604D3753
`ifdef __ICARUS__
two different texts of module pica_raster_depth_level
`endif
`include "two different texts of module pica_raster_depth_level"
`endif
`endif

`default_nettype wire
