// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMPARE
`define PICA_COMPARE
`define PICA_COMPARE_81D4D2D51C21
// Whether `a` stands in a relation to `b`, both unsigned (framebuffer.md#alpha-test). Combinational.
module pica_compare #(
    // Bits of an operand.
    parameter N = 8
) (
    // A CompareFunction.
    input wire [2:0] relation,
    input wire [N - 1:0] a,
    input wire [N - 1:0] b,
    output reg y
);

    localparam COMPARE_FUNCTION_ALWAYS = 3'h1;
    localparam COMPARE_FUNCTION_EQUAL = 3'h2;
    localparam COMPARE_FUNCTION_GEQUAL = 3'h7;
    localparam COMPARE_FUNCTION_GREATER = 3'h6;
    localparam COMPARE_FUNCTION_LEQUAL = 3'h5;
    localparam COMPARE_FUNCTION_LESS = 3'h4;
    localparam COMPARE_FUNCTION_NEVER = 3'h0;
    localparam COMPARE_FUNCTION_NOTEQUAL = 3'h3;

    wire less;
    wire same;

    assign less = a < b;
    assign same = a == b;

    always @(*) begin
        y = 1'b0;
        case (relation)
            COMPARE_FUNCTION_NEVER: y = 1'b0;
            COMPARE_FUNCTION_ALWAYS: y = 1'b1;
            COMPARE_FUNCTION_EQUAL: y = same;
            COMPARE_FUNCTION_NOTEQUAL: y = ~same;
            COMPARE_FUNCTION_LESS: y = less;
            COMPARE_FUNCTION_LEQUAL: y = less || same;
            COMPARE_FUNCTION_GREATER: y = ~less && ~same;
            COMPARE_FUNCTION_GEQUAL: y = ~less;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_COMPARE_81D4D2D51C21
`ifdef __ICARUS__
two different texts of module pica_compare
`endif
`include "two different texts of module pica_compare"
`endif
`endif

`default_nettype wire
