// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLEND_SATURATE
`define PICA_BLEND_SATURATE
`define PICA_BLEND_SATURATE_D09118E123CC
// The alpha of the source, saturated: not above 255 less that of the destination. Combinational.
module pica_blend_saturate (
    input wire [7:0] source,
    input wire [7:0] destination,
    output reg [7:0] y
);

    wire [7:0] rest;

    assign rest = ~destination;

    always @(*) begin
        y = source;
        if (rest < source) begin
            y = rest;
        end
    end
endmodule
`else
`ifndef PICA_BLEND_SATURATE_D09118E123CC
`ifdef __ICARUS__
two different texts of module pica_blend_saturate
`endif
`include "two different texts of module pica_blend_saturate"
`endif
`endif

`default_nettype wire
