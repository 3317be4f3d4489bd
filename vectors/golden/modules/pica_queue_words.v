// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_QUEUE_WORDS
`define PICA_QUEUE_WORDS
`define PICA_QUEUE_WORDS_1ADD569430F4
// `W` bits of the words of a `queue`.
module pica_queue_words #(
    // Bits of an address.
    parameter A = 6,
    // Bits of a word.
    parameter W = 32
) (
    // Rising edges count.
    input wire clock,
    // Whether a word is written at the next edge.
    input wire put,
    // Address of the word that is written.
    input wire [A - 1:0] write_address,
    // The word that is written.
    input wire [W - 1:0] x,
    // Whether a word is read from the RAM at the next edge.
    input wire fetch,
    // Address of the word that is read.
    input wire [A - 1:0] read_address,
    // Whether the word that was read goes to the head at the next edge.
    input wire load,
    // The word at the head.
    output wire [W - 1:0] y
);

    wire [W - 1:0] ram_read_data;
    reg [W - 1:0] head_d;
    reg [W - 1:0] head_q;

    pica_block_ram #(.A(A), .W(W)) ram (
        .clock(clock),
        .write_enable(put),
        .write_address(write_address),
        .write_data(x),
        .read_enable(fetch),
        .read_address(read_address),
        .read_data(ram_read_data)
    );

    always @(*) begin
        head_d = head_q;
        if (load) begin
            head_d = ram_read_data;
        end
    end

    assign y = head_q;

    initial begin
        head_q = {W{1'b0}};
    end

    always @(posedge clock) begin
        head_q <= head_d;
    end
endmodule
`else
`ifndef PICA_QUEUE_WORDS_1ADD569430F4
`ifdef __ICARUS__
two different texts of module pica_queue_words
`endif
`include "two different texts of module pica_queue_words"
`endif
`endif

`default_nettype wire
