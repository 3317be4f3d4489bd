// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DIGIT
`define PICA_DIGIT
`define PICA_DIGIT_7A9CBB5804D6
// The next digit of a quotient, and the remainder behind it: of a remainder below the divisor, both below
// 2^(W - 1). Combinational.
module pica_digit #(
    // Bits of a remainder, one more than those of the divisor.
    parameter W = 36
) (
    input wire [W - 1:0] x,
    // The next bit of the dividend.
    input wire following,
    input wire [W - 1:0] divisor,
    output reg [W - 1:0] y,
    output wire digit
);

    wire [W - 1:0] longer;
    wire [W - 1:0] difference;
    wire below;

    assign longer = (x << 1) | {{(W - 1){1'b0}}, following};
    assign difference = longer - divisor;
    assign below = difference[W - 1];

    always @(*) begin
        y = difference;
        if (|below) begin
            y = longer;
        end
    end

    assign digit = ~below;
endmodule
`else
`ifndef PICA_DIGIT_7A9CBB5804D6
`ifdef __ICARUS__
two different texts of module pica_digit
`endif
`include "two different texts of module pica_digit"
`endif
`endif

`default_nettype wire
