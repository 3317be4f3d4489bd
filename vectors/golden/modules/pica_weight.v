// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_WEIGHT
`define PICA_WEIGHT
`define PICA_WEIGHT_EFA268900BDD
// A factor of a product as the division that follows wants it: `x`, or `x + (x >> 7)` if it is a shift.
// Combinational.
module pica_weight (
    input wire [7:0] x,
    output wire [8:0] y
);

    localparam shifts = 1'b0;

    reg [8:0] carry;

    always @(*) begin
        carry = 9'h0;
        if (shifts && x[7]) begin
            carry = 9'h1;
        end
    end

    assign y = {1'b0, x} + carry;
endmodule
`else
`ifndef PICA_WEIGHT_EFA268900BDD
`ifdef __ICARUS__
two different texts of module pica_weight
`endif
`include "two different texts of module pica_weight"
`endif
`endif

`default_nettype wire
