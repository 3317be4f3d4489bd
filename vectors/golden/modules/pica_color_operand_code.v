// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COLOR_OPERAND_CODE
`define PICA_COLOR_OPERAND_CODE
`define PICA_COLOR_OPERAND_CODE_C54336648923
// What is taken of a source for the colour. Combinational.
module pica_color_operand_code (
    input wire [3:0] code,
    // Bits 0 and 1: a channel; bit 2: that channel stands for all three; bit 3: the operand is 255 less
    // that.
    output reg [3:0] place
);

    localparam COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA = 4'h3;
    localparam COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B = 4'hd;
    localparam COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR = 4'h1;
    localparam COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G = 4'h9;
    localparam COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R = 4'h5;
    localparam COMBINER_COLOR_OPERAND_SRC_ALPHA = 4'h2;
    localparam COMBINER_COLOR_OPERAND_SRC_B = 4'hc;
    localparam COMBINER_COLOR_OPERAND_SRC_G = 4'h8;
    localparam COMBINER_COLOR_OPERAND_SRC_R = 4'h4;

    always @(*) begin
        place = 4'h0;
        case (code)
            COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_COLOR: place = 4'h8;
            COMBINER_COLOR_OPERAND_SRC_ALPHA: place = 4'h7;
            COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_ALPHA: place = 4'hf;
            COMBINER_COLOR_OPERAND_SRC_R: place = 4'h4;
            COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_R: place = 4'hc;
            COMBINER_COLOR_OPERAND_SRC_G: place = 4'h5;
            COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_G: place = 4'hd;
            COMBINER_COLOR_OPERAND_SRC_B: place = 4'h6;
            COMBINER_COLOR_OPERAND_ONE_MINUS_SRC_B: place = 4'he;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_COLOR_OPERAND_CODE_C54336648923
`ifdef __ICARUS__
two different texts of module pica_color_operand_code
`endif
`include "two different texts of module pica_color_operand_code"
`endif
`endif

`default_nettype wire
