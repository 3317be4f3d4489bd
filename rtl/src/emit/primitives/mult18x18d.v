// SPDX-License-Identifier: MIT
//
// For simulation: the DSP block MULT18X18D of Lattice ECP5 as blocks of this project use it. Synthesisers, which define
// SYNTHESIS, have the cell itself.
//
// The product of unsigned operands A and B. An operand or the product is registered if its clock is CLK0, under CE0 and
// with the synchronous reset RST0, and goes past its register if that is NONE. Operand C, the pipeline register, signed
// operands, operands from a neighbour and the other clocks are not there.

`ifndef SYNTHESIS
`ifndef PICA200_MULT18X18D
`define PICA200_MULT18X18D
module MULT18X18D #(
    parameter REG_INPUTA_CLK = "NONE",
    parameter REG_INPUTB_CLK = "NONE",
    parameter REG_OUTPUT_CLK = "NONE",
    parameter SOURCEB_MODE = "B_SHIFT"
) (
    input wire A0, A1, A2, A3, A4, A5, A6, A7, A8, A9, A10, A11, A12, A13, A14, A15, A16, A17,
    input wire B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12, B13, B14, B15, B16, B17,
    input wire C0, C1, C2, C3, C4, C5, C6, C7, C8, C9, C10, C11, C12, C13, C14, C15, C16, C17,
    input wire CLK0, CLK1, CLK2, CLK3,
    input wire CE0, CE1, CE2, CE3,
    input wire RST0, RST1, RST2, RST3,
    input wire SIGNEDA, SIGNEDB, SOURCEA, SOURCEB,
    output wire P0, P1, P2, P3, P4, P5, P6, P7, P8, P9, P10, P11, P12, P13, P14, P15, P16, P17, P18, P19,
        P20, P21, P22, P23, P24, P25, P26, P27, P28, P29, P30, P31, P32, P33, P34, P35
);

    wire [17:0] a = {A17, A16, A15, A14, A13, A12, A11, A10, A9, A8, A7, A6, A5, A4, A3, A2, A1, A0};
    wire [17:0] b = {B17, B16, B15, B14, B13, B12, B11, B10, B9, B8, B7, B6, B5, B4, B3, B2, B1, B0};
    wire [17:0] a_used;
    wire [17:0] b_used;
    wire [35:0] product = a_used * b_used;
    wire [35:0] product_used;
    reg [17:0] a_held;
    reg [17:0] b_held;
    reg [35:0] product_held;

    always @(posedge CLK0) begin
        if (RST0) begin
            a_held <= 18'h0;
            b_held <= 18'h0;
            product_held <= 36'h0;
        end else if (CE0) begin
            a_held <= a;
            b_held <= b;
            product_held <= product;
        end
    end

    assign a_used = (REG_INPUTA_CLK == "CLK0") ? a_held : a;
    assign b_used = (REG_INPUTB_CLK == "CLK0") ? b_held : b;
    assign product_used = (REG_OUTPUT_CLK == "CLK0") ? product_held : product;
    assign {P35, P34, P33, P32, P31, P30, P29, P28, P27, P26, P25, P24, P23, P22, P21, P20, P19, P18, P17,
        P16, P15, P14, P13, P12, P11, P10, P9, P8, P7, P6, P5, P4, P3, P2, P1, P0} = product_used;
endmodule
`endif
`endif
