// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DIVIDE255
`define PICA_DIVIDE255
`define PICA_DIVIDE255_3A331968ACAE
// A number of -255 * 255 to 2 * 255 * 255, divided by 255. Combinational.
module pica_divide255 (
    // The dividend, in two's complement.
    input wire [17:0] x,
    // The quotient, in two's complement.
    output wire [9:0] y
);

    localparam half = 18'h0;
    localparam folds = 1'b1;

    wire [17:0] biased;
    reg [18:0] high;
    wire [18:0] quotient;

    assign biased = x + half;

    always @(*) begin
        // Twice the upper part, and in the lowest bit what carries into the sum.
        high = ({9'h0, biased[17:8]} << 1) | 19'h1;
        if (biased[17]) begin
            high = ({9'h0, biased[17:8]} << 1) | 19'h7f800;
        end
        if (~folds) begin
            high = 19'h0;
        end
    end

    assign quotient = (({1'b0, biased} << 1) | 19'h1) + high;
    assign y = quotient[18:9];
endmodule
`else
`ifndef PICA_DIVIDE255_3A331968ACAE
`ifdef __ICARUS__
two different texts of module pica_divide255
`endif
`include "two different texts of module pica_divide255"
`endif
`endif

`default_nettype wire
