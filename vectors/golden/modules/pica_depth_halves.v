// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DEPTH_HALVES
`define PICA_DEPTH_HALVES
`define PICA_DEPTH_HALVES_9474B626F5D6
// The halves of a depth in units of 2^-32: f = depth + (depth >> 24) + 1, but for depth 0. Combinational.
module pica_depth_halves (
    input wire [31:0] depth,
    output wire [16:0] high,
    output wire [15:0] low
);

    reg [16:0] carried;

    always @(*) begin
        carried = {1'b0, depth[15:0]} + {9'h0, depth[31:24]} + 17'h1;
        if (~(|depth)) begin
            carried = 17'h0;
        end
    end

    assign low = carried[15:0];
    assign high = {1'b0, depth[31:16]} + {16'h0, carried[16]};
endmodule
`else
`ifndef PICA_DEPTH_HALVES_9474B626F5D6
`ifdef __ICARUS__
two different texts of module pica_depth_halves
`endif
`include "two different texts of module pica_depth_halves"
`endif
`endif

`default_nettype wire
