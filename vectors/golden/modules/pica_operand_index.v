// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OPERAND_INDEX
`define PICA_OPERAND_INDEX
`define PICA_OPERAND_INDEX_39301F3F938C
// What an index register adds to the number of a uniform.
module pica_operand_index (
    // Index register: 0 none, 1 a0.x, 2 a0.y, 3 aL.
    input wire [1:0] index,
    // a0.x, two's complement.
    input wire [31:0] a0x,
    // a0.y, two's complement.
    input wire [31:0] a0y,
    // aL, unsigned.
    input wire [31:0] al,
    // Low bits of the number that is added.
    output reg [6:0] low,
    // Whether the number that is added is -128 to 127: other numbers count as nothing.
    output reg in_range
);

    localparam INDEX_A0X = 2'h1;
    localparam INDEX_A0Y = 2'h2;
    localparam INDEX_AL = 2'h3;

    wire [24:0] sign_x;
    wire [24:0] sign_y;
    wire [24:0] high_l;

    // A number is in range if it sign-extends from bit 7; aL has no sign.
    assign sign_x = a0x[31:7];
    assign sign_y = a0y[31:7];
    assign high_l = al[31:7];

    always @(*) begin
        low = 7'h0;
        in_range = 1'b1;
        case (index)
            INDEX_A0X: begin
                low = a0x[6:0];
                in_range = ~(|sign_x) || (&sign_x);
            end
            INDEX_A0Y: begin
                low = a0y[6:0];
                in_range = ~(|sign_y) || (&sign_y);
            end
            INDEX_AL: begin
                low = al[6:0];
                in_range = ~(|high_l);
            end
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_OPERAND_INDEX_39301F3F938C
`ifdef __ICARUS__
two different texts of module pica_operand_index
`endif
`include "two different texts of module pica_operand_index"
`endif
`endif

`default_nettype wire
