// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_TRANSFER_INDEX
`define PICA_SHADER_TRANSFER_INDEX
`define PICA_SHADER_TRANSFER_INDEX_F17EA9B97051
// Where the next word of a port goes: where its index register says, and one further with each word since.
module pica_shader_transfer_index #(
    // Bits of the index.
    parameter W = 12
) (
    input wire clock,
    // What the index register holds.
    input wire [W - 1:0] register,
    // The index register is written at the next edge.
    input wire restarts,
    // The index advances at the next edge.
    input wire advances,
    output reg [W - 1:0] y
);

    reg [W - 1:0] counted_d;
    reg [W - 1:0] counted_q;
    reg counts_d;
    // `counted` is the index, and not the register.
    reg counts_q;

    always @(*) begin
        y = register;
        if (counts_q) begin
            y = counted_q;
        end
    end

    always @(*) begin
        counted_d = counted_q;
        counts_d = counts_q;
        if (advances) begin
            counted_d = y + 1'b1;
            counts_d = 1'b1;
        end
        if (restarts) begin
            counts_d = 1'b0;
        end
    end

    initial begin
        counted_q = {W{1'b0}};
        counts_q = 1'b0;
    end

    always @(posedge clock) begin
        counted_q <= counted_d;
        counts_q <= counts_d;
    end
endmodule
`else
`ifndef PICA_SHADER_TRANSFER_INDEX_F17EA9B97051
`ifdef __ICARUS__
two different texts of module pica_shader_transfer_index
`endif
`include "two different texts of module pica_shader_transfer_index"
`endif
`endif

`default_nettype wire
