// SPDX-License-Identifier: MIT
// A memory of a block does no less than what stands for it in the proofs, watched_memory and reread_memory (common.v).
// A text to fill in: MODULE is the memory, ADDRESS and WIDTH its bits, DECLARED the wires of its words and LISTED their
// names, the last word first.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire write_enable,
    input wire [ADDRESS-1:0] write_address,
    input wire [WIDTH-1:0] write_data,
    input wire read_enable,
    input wire [ADDRESS-1:0] read_address,
    // Oracle: the word that is written at this edge is kept.
    input wire watch,
    output wire holds_watched,
    output wire holds_reread,
    output wire lemma_word,
    output wire cover_read
);
    wire [WIDTH-1:0] read_data;
    MODULE dut (
        .clock(clock), .write_enable(write_enable), .write_address(write_address), .write_data(write_data),
        .read_enable(read_enable), .read_address(read_address), .read_data(read_data)
    );
DECLARED
    wire [(1 << ADDRESS) * WIDTH - 1:0] words = {LISTED};

    // The kept word, and what a read of its place has to give.
    reg [WIDTH-1:0] word, expected;
    reg [ADDRESS-1:0] place;
    reg known, expects;
    // The place that was read last, whether nothing was written there since, and the word that was read before.
    reg [ADDRESS-1:0] last;
    reg [WIDTH-1:0] before;
    reg same, again;
    always @(posedge clock) begin
        if (write_enable && watch) begin
            word <= write_data;
            place <= write_address;
            known <= 1'b1;
        end else if (write_enable && write_address == place) known <= 1'b0;
        if (read_enable) begin
            expects <= known && read_address == place && !(write_enable && write_address == read_address);
            expected <= word;
            last <= read_address;
            same <= !(write_enable && write_address == read_address);
        end else if (write_enable && write_address == last) same <= 1'b0;
        again <= !read_enable || (same && read_address == last);
        before <= read_data;
        if (reset) begin
            known <= 1'b0;
            expects <= 1'b0;
            same <= 1'b0;
            again <= 1'b0;
        end
    end
    assign holds_watched = !expects || read_data == expected;
    assign holds_reread = !again || read_data == before;
    assign lemma_word = (!known || words[place * WIDTH +: WIDTH] == word) && (!same || words[last * WIDTH +: WIDTH] == read_data);
    assign cover_read = expects && word != {WIDTH{1'b0}};
endmodule
