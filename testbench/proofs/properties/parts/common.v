// SPDX-License-Identifier: MIT
// What the properties of several parts have in common.

// Follows one marked word through a part that takes a stream and gives one (rtl/src/parts).
module follow_stream #(parameter W = 8, parameter PLACES = 2, parameter CLOCKS = 2) (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire in_ready,
    input wire [W-1:0] x,
    input wire out_valid,
    input wire out_ready,
    input wire [W-1:0] y,
    // Oracle: the word that is taken at this edge is marked, if none is.
    input wire mark,
    // The claims: what is offered stays, there are no more words inside than places, nothing is given that was not taken, the marked
    // word is given behind those before it, and within CLOCKS clocks in which what is offered is taken.
    output wire stays,
    output wire room,
    output wire no_surplus,
    output wire order,
    output wire in_time,
    // Words inside, and those before the marked one.
    output wire [9:0] words,
    output wire [9:0] ahead,
    output wire marks,
    output wire marked,
    output wire [W-1:0] expected,
    // Clocks with `out_ready` since it was taken.
    output wire [9:0] waits,
    // The marked word is given, and was taken behind another.
    output wire given_behind
);
    reg offered_q, marked_q, behind_q;
    reg [W-1:0] offer_q, expected_q;
    reg [9:0] words_q, ahead_q, waits_q;
    wire takes = in_valid && in_ready;
    wire gives = out_valid && out_ready;
    wire given = gives && marked_q && ahead_q == 10'd0;
    assign marks = takes && mark && !marked_q;
    assign stays = !offered_q || (out_valid && y == offer_q);
    assign room = words_q <= PLACES;
    assign no_surplus = !gives || words_q != 10'd0;
    assign order = !given || y == expected_q;
    assign in_time = !marked_q || waits_q < CLOCKS;
    assign words = words_q;
    assign ahead = ahead_q;
    assign marked = marked_q;
    assign expected = expected_q;
    assign waits = waits_q;
    assign given_behind = given && behind_q;
    always @(posedge clock) begin
        offered_q <= out_valid && !out_ready && !reset;
        offer_q <= y;
        words_q <= reset ? 10'd0 : words_q + {9'd0, takes} - {9'd0, gives};
        if (marks) begin
            expected_q <= x;
            ahead_q <= words_q - {9'd0, gives};
            behind_q <= words_q != {9'd0, gives};
            waits_q <= 10'd0;
        end else if (marked_q) begin
            if (gives) ahead_q <= ahead_q - 10'd1;
            if (out_ready) waits_q <= waits_q + 10'd1;
        end
        marked_q <= !reset && (marks || (marked_q && !given));
    end
endmodule
