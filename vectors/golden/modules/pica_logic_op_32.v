// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LOGIC_OP_32
`define PICA_LOGIC_OP_32
`define PICA_LOGIC_OP_32_F7A8E0138A07
// The logic operation on a channel.
module pica_logic_op_32 (
    // LOGIC_OP (0x102), bits 0-3.
    input wire [3:0] operation,
    // A channel of the fragment.
    input wire [31:0] source,
    // The stored channel.
    input wire [31:0] destination,
    // The result.
    output reg [31:0] y
);

    localparam LOGIC_OPERATION_AND = 4'h1;
    localparam LOGIC_OPERATION_AND_INVERTED = 4'hd;
    localparam LOGIC_OPERATION_AND_REVERSE = 4'h2;
    localparam LOGIC_OPERATION_CLEAR = 4'h0;
    localparam LOGIC_OPERATION_COPY = 4'h3;
    localparam LOGIC_OPERATION_COPY_INVERTED = 4'h5;
    localparam LOGIC_OPERATION_EQUIV = 4'hc;
    localparam LOGIC_OPERATION_INVERT = 4'h7;
    localparam LOGIC_OPERATION_NAND = 4'h8;
    localparam LOGIC_OPERATION_NOOP = 4'h6;
    localparam LOGIC_OPERATION_NOR = 4'ha;
    localparam LOGIC_OPERATION_OR = 4'h9;
    localparam LOGIC_OPERATION_OR_INVERTED = 4'hf;
    localparam LOGIC_OPERATION_OR_REVERSE = 4'he;
    localparam LOGIC_OPERATION_SET = 4'h4;
    localparam LOGIC_OPERATION_XOR = 4'hb;

    wire [31:0] inverted_source;
    wire [31:0] inverted_destination;
    wire [31:0] conjunction;
    wire [31:0] disjunction;
    wire [31:0] difference;

    assign inverted_source = ~source;
    assign inverted_destination = ~destination;
    assign conjunction = source & destination;
    assign disjunction = source | destination;
    assign difference = source ^ destination;

    always @(*) begin
        y = 32'h0;
        case (operation)
            LOGIC_OPERATION_CLEAR: y = 32'h0;
            LOGIC_OPERATION_AND: y = conjunction;
            LOGIC_OPERATION_AND_REVERSE: y = source & inverted_destination;
            LOGIC_OPERATION_COPY: y = source;
            LOGIC_OPERATION_SET: y = source | inverted_source;
            LOGIC_OPERATION_COPY_INVERTED: y = inverted_source;
            LOGIC_OPERATION_NOOP: y = destination;
            LOGIC_OPERATION_INVERT: y = inverted_destination;
            LOGIC_OPERATION_NAND: y = ~conjunction;
            LOGIC_OPERATION_OR: y = disjunction;
            LOGIC_OPERATION_NOR: y = ~disjunction;
            LOGIC_OPERATION_XOR: y = difference;
            LOGIC_OPERATION_EQUIV: y = ~difference;
            LOGIC_OPERATION_AND_INVERTED: y = inverted_source & destination;
            LOGIC_OPERATION_OR_REVERSE: y = source | inverted_destination;
            LOGIC_OPERATION_OR_INVERTED: y = inverted_source | destination;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_LOGIC_OP_32_F7A8E0138A07
`ifdef __ICARUS__
two different texts of module pica_logic_op_32
`endif
`include "two different texts of module pica_logic_op_32"
`endif
`endif

`default_nettype wire
