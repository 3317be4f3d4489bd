// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_REGISTER_MERGE
`define PICA_REGISTER_MERGE
`define PICA_REGISTER_MERGE_1BA698FD0F2D
// What a register holds, with the bytes of a word that are enabled in their places. Combinational.
module pica_register_merge (
    // What it holds.
    input wire [31:0] held,
    input wire [31:0] word,
    // Bit k enables bits 8k to 8k+7.
    input wire [3:0] mask,
    output wire [31:0] y
);

    localparam bytes_0 = 32'hff;
    localparam bytes_1 = 32'hff00;
    localparam bytes_2 = 32'hff0000;
    localparam bytes_3 = 32'hff000000;

    reg [31:0] enabled;

    always @(*) begin
        enabled = 32'h0;
        if (mask[0]) begin
            enabled = enabled | bytes_0;
        end
        if (mask[1]) begin
            enabled = enabled | bytes_1;
        end
        if (mask[2]) begin
            enabled = enabled | bytes_2;
        end
        if (mask[3]) begin
            enabled = enabled | bytes_3;
        end
    end

    assign y = (word & enabled) | (held & ~enabled);
endmodule
`else
`ifndef PICA_REGISTER_MERGE_1BA698FD0F2D
`ifdef __ICARUS__
two different texts of module pica_register_merge
`endif
`include "two different texts of module pica_register_merge"
`endif
`endif

`default_nettype wire
