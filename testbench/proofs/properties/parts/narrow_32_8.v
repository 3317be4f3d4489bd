// SPDX-License-Identifier: MIT
// narrow_32_8: each word is given as its four parts, the lowest first, and nothing else is.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [31:0] x,
    input wire out_ready,
    // an offered part stays as it is until it is taken
    output wire holds_stays,
    // what is offered is the next part of the word that was taken, and something is as long as parts are left
    output wire holds_order,
    // no word is taken before the last part of the one before it goes
    output wire holds_room,
    output wire lemma_left,
    output wire lemma_word,
    output wire cover_last,
    output wire cover_at_once
);
    wire in_ready, out_valid;
    wire [7:0] y;
    narrow_32_8 dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );
    (* hierconn *) wire [31:0] \dut.word_q ;
    (* hierconn *) wire [5:0] \dut.left_q ;

    reg [31:0] word;
    reg [2:0] left;
    reg offered;
    reg [7:0] offer;
    wire takes = in_valid && in_ready;
    wire gives = out_valid && out_ready;
    wire [1:0] part = 2'd0 - left[1:0];
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= y;
        if (takes) word <= x;
        left <= reset ? 3'd0 : takes ? 3'd4 : left - {2'd0, gives};
    end
    assign holds_stays = !offered || (out_valid && y == offer);
    assign holds_order = out_valid == (left != 3'd0) && (!out_valid || y == word[8 * part +: 8]);
    assign holds_room = !takes || left == 3'd0 || (left == 3'd1 && gives);
    assign lemma_left = \dut.left_q == {3'd0, left} && left <= 3'd4;
    assign lemma_word = left == 3'd0 || \dut.word_q == word >> (8 * part);
    assign cover_last = gives && left == 3'd1;
    assign cover_at_once = gives && takes;
endmodule
