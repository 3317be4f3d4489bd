// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_STENCIL_WRITE
`define PICA_STENCIL_WRITE
`define PICA_STENCIL_WRITE_7A9B6A1B680D
// What becomes of a stored stencil value. Combinational.
module pica_stencil_write (
    input wire [31:0] stencil_test,
    input wire [10:0] stencil_op,
    input wire [7:0] stored,
    // Whether the stored value passes the comparison.
    input wire compares,
    input wire depth_pass,
    output reg [7:0] written
);

    localparam STENCIL_ACTION_DECREMENT = 3'h4;
    localparam STENCIL_ACTION_DECREMENT_WRAP = 3'h7;
    localparam STENCIL_ACTION_INCREMENT = 3'h3;
    localparam STENCIL_ACTION_INCREMENT_WRAP = 3'h6;
    localparam STENCIL_ACTION_INVERT = 3'h5;
    localparam STENCIL_ACTION_REPLACE = 3'h2;
    localparam STENCIL_ACTION_ZERO = 3'h1;
    localparam STENCIL_OP_DEPTH_FAIL = 4;
    localparam STENCIL_OP_FAIL = 0;
    localparam STENCIL_OP_PASS = 8;
    localparam STENCIL_TEST_ENABLE = 0;
    localparam STENCIL_TEST_REFERENCE = 16;
    localparam STENCIL_TEST_WRITE_MASK = 8;

    wire [7:0] reference;
    wire [7:0] write_mask;
    reg [2:0] action;
    reg [7:0] result;
    wire [7:0] kept_mask;

    assign write_mask = stencil_test[STENCIL_TEST_WRITE_MASK +: 8];
    assign reference = stencil_test[STENCIL_TEST_REFERENCE +: 8];

    always @(*) begin
        action = stencil_op[STENCIL_OP_FAIL +: 3];
        if (compares) begin
            action = stencil_op[STENCIL_OP_DEPTH_FAIL +: 3];
            if (depth_pass) begin
                action = stencil_op[STENCIL_OP_PASS +: 3];
            end
        end
    end

    assign kept_mask = ~write_mask;

    always @(*) begin
        result = stored;
        case (action)
            STENCIL_ACTION_ZERO: result = 8'h0;
            STENCIL_ACTION_REPLACE: result = reference;
            STENCIL_ACTION_INCREMENT: begin
                if (~(&stored)) begin
                    result = stored + 8'h1;
                end
            end
            STENCIL_ACTION_DECREMENT: begin
                if (|stored) begin
                    result = stored - 8'h1;
                end
            end
            STENCIL_ACTION_INVERT: result = ~stored;
            STENCIL_ACTION_INCREMENT_WRAP: result = stored + 8'h1;
            STENCIL_ACTION_DECREMENT_WRAP: result = stored - 8'h1;
            default: ;
        endcase
        written = (result & write_mask) | (stored & kept_mask);
        if (~stencil_test[STENCIL_TEST_ENABLE]) begin
            written = stored;
        end
    end
endmodule
`else
`ifndef PICA_STENCIL_WRITE_7A9B6A1B680D
`ifdef __ICARUS__
two different texts of module pica_stencil_write
`endif
`include "two different texts of module pica_stencil_write"
`endif
`endif

`default_nettype wire
