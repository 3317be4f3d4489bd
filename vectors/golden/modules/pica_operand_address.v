// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OPERAND_ADDRESS
`define PICA_OPERAND_ADDRESS
`define PICA_OPERAND_ADDRESS_EF4EE8B8C795
// Adds the index register to the number of a uniform (shader-unit.md#relative-addressing).
module pica_operand_address (
    // The register that the instruction names.
    input wire [6:0] source,
    // Low bits of the number that the index register adds.
    input wire [6:0] low,
    // Whether the number that the index register adds is in range.
    input wire in_range,
    // The register to read; `source` itself with `ones`.
    output reg [6:0] address,
    // Whether the uniform that is meant does not exist: all components read as 1.0.
    output reg ones
);

    localparam REGISTER_FLOAT_SOURCE = 7'h20;

    wire [6:0] sum;

    assign sum = source + low;

    always @(*) begin
        address = source;
        ones = 1'b0;
        if ((source >= REGISTER_FLOAT_SOURCE) && in_range) begin
            if (sum >= REGISTER_FLOAT_SOURCE) begin
                address = sum;
            end else begin
                ones = 1'b1;
            end
        end
    end
endmodule
`else
`ifndef PICA_OPERAND_ADDRESS_EF4EE8B8C795
`ifdef __ICARUS__
two different texts of module pica_operand_address
`endif
`include "two different texts of module pica_operand_address"
`endif
`endif

`default_nettype wire
