// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_QUEUE
`define PICA_QUEUE
`define PICA_QUEUE_F649CDCB54E4
// The control of a queue of `1 << A` places: where its words are written and read.
module pica_queue #(
    // Bits of an address.
    parameter A = 6
) (
    // Rising edges count.
    input wire clock,
    // Empties the queue.
    input wire reset,
    // Whether a word is put in at the next edge.
    input wire put,
    // Address of the word that is put in.
    output wire [A - 1:0] write_address,
    // Whether a word is read from the RAM at the next edge.
    output wire fetch,
    // Address of the word that is read.
    output wire [A - 1:0] read_address,
    // Whether the word that was read goes to the head at the next edge.
    output wire load,
    // Whether there is a word at the head.
    output wire valid,
    // Whether the word at the head is taken at the next edge.
    input wire take
);

    reg [A - 1:0] written_d;
    reg [A - 1:0] written_q;
    reg [A - 1:0] read_d;
    reg [A - 1:0] read_q;
    reg fetched_d;
    reg fetched_q;
    reg held_d;
    reg held_q;
    wire moves;
    wire fetches;

    assign moves = fetched_q && (take || ~held_q);
    assign fetches = (written_q != read_q) && (moves || ~fetched_q);

    always @(*) begin
        written_d = written_q;
        read_d = read_q;
        if (put) begin
            written_d = written_q + 1'b1;
        end
        if (fetches) begin
            read_d = read_q + 1'b1;
        end
        fetched_d = fetches || (fetched_q && ~moves);
        held_d = moves || (held_q && ~take);
        if (reset) begin
            written_d = {A{1'b0}};
            read_d = {A{1'b0}};
            fetched_d = 1'b0;
            held_d = 1'b0;
        end
    end

    assign write_address = written_q;
    assign fetch = fetches;
    assign read_address = read_q;
    assign load = moves;
    assign valid = held_q;

    initial begin
        written_q = {A{1'b0}};
        read_q = {A{1'b0}};
        fetched_q = 1'b0;
        held_q = 1'b0;
    end

    always @(posedge clock) begin
        written_q <= written_d;
        read_q <= read_d;
        fetched_q <= fetched_d;
        held_q <= held_d;
    end
endmodule
`else
`ifndef PICA_QUEUE_F649CDCB54E4
`ifdef __ICARUS__
two different texts of module pica_queue
`endif
`include "two different texts of module pica_queue"
`endif
`endif

`default_nettype wire
