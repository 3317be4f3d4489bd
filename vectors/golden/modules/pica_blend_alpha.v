// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLEND_ALPHA
`define PICA_BLEND_ALPHA
`define PICA_BLEND_ALPHA_40C04B01194F
// The part of a factor that red, green and blue have in common: an alpha or 0. Combinational.
module pica_blend_alpha (
    input wire of_source,
    input wire of_destination,
    input wire of_constant,
    input wire of_saturated,
    input wire [7:0] source,
    input wire [7:0] destination,
    input wire [7:0] constant_value,
    input wire [7:0] saturated,
    output reg [7:0] y
);

    always @(*) begin
        y = 8'h0;
        if (of_source) begin
            y = source;
        end
        if (of_destination) begin
            y = destination;
        end
        if (of_constant) begin
            y = constant_value;
        end
        if (of_saturated) begin
            y = saturated;
        end
    end
endmodule
`else
`ifndef PICA_BLEND_ALPHA_40C04B01194F
`ifdef __ICARUS__
two different texts of module pica_blend_alpha
`endif
`include "two different texts of module pica_blend_alpha"
`endif
`endif

`default_nettype wire
