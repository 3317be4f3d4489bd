// SPDX-License-Identifier: MIT
// widen_32_8: four words are given as one, the first the lowest, and nothing else is.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [7:0] x,
    input wire out_ready,
    // an offered word stays as it is until it is taken
    output wire holds_stays,
    // what is offered is made of the last four words that were taken, and it is when there are four
    output wire holds_order,
    // no word is taken beside four unless they go
    output wire holds_room,
    output wire lemma_count,
    output wire lemma_word,
    output wire cover_given,
    output wire cover_at_once
);
    wire in_ready, out_valid;
    wire [31:0] y;
    widen_32_8 dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );
    (* hierconn *) wire [31:0] \dut.word_q ;
    (* hierconn *) wire [5:0] \dut.count_q ;

    reg [31:0] word;
    reg [2:0] count;
    reg offered;
    reg [31:0] offer;
    wire takes = in_valid && in_ready;
    wire gives = out_valid && out_ready;
    wire [2:0] kept = gives ? 3'd0 : count;
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= y;
        if (takes) word[8 * kept[1:0] +: 8] <= x;
        count <= reset ? 3'd0 : kept + {2'd0, takes};
    end
    assign holds_stays = !offered || (out_valid && y == offer);
    assign holds_order = out_valid == (count == 3'd4) && (!out_valid || y == word);
    assign holds_room = !takes || kept != 3'd4;
    assign lemma_count = \dut.count_q == {3'd0, count} && count <= 3'd4;
    wire [31:0] made = \dut.word_q >> (8 * (3'd4 - count));
    wire [31:0] used = ~(32'hFFFFFFFF << (8 * count));
    assign lemma_word = made == (word & used);
    assign cover_given = gives;
    assign cover_at_once = gives && takes;
endmodule
