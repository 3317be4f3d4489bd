// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_ALPHA_OPERAND_CODE
`define PICA_ALPHA_OPERAND_CODE
`define PICA_ALPHA_OPERAND_CODE_9BCDF1397697
// What is taken of a source for alpha. Combinational.
module pica_alpha_operand_code (
    input wire [2:0] code,
    // Bits 0 and 1: a channel; bit 2: the operand is 255 less that channel.
    output reg [2:0] place
);

    localparam COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA = 3'h1;
    localparam COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B = 3'h7;
    localparam COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G = 3'h5;
    localparam COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R = 3'h3;
    localparam COMBINER_ALPHA_OPERAND_SRC_B = 3'h6;
    localparam COMBINER_ALPHA_OPERAND_SRC_G = 3'h4;
    localparam COMBINER_ALPHA_OPERAND_SRC_R = 3'h2;

    always @(*) begin
        place = 3'h3;
        case (code)
            COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_ALPHA: place = 3'h7;
            COMBINER_ALPHA_OPERAND_SRC_R: place = 3'h0;
            COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_R: place = 3'h4;
            COMBINER_ALPHA_OPERAND_SRC_G: place = 3'h1;
            COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_G: place = 3'h5;
            COMBINER_ALPHA_OPERAND_SRC_B: place = 3'h2;
            COMBINER_ALPHA_OPERAND_ONE_MINUS_SRC_B: place = 3'h6;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_ALPHA_OPERAND_CODE_9BCDF1397697
`ifdef __ICARUS__
two different texts of module pica_alpha_operand_code
`endif
`include "two different texts of module pica_alpha_operand_code"
`endif
`endif

`default_nettype wire
