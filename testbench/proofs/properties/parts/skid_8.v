// SPDX-License-Identifier: MIT
// skid_8: no word is lost, doubled or overtaken.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [7:0] x,
    input wire out_ready,
    input wire mark,
    // an offered word stays as it is until it is taken
    output wire holds_stays,
    // never are more words inside than there are places
    output wire holds_room,
    // nothing is given that was not taken
    output wire holds_no_surplus,
    // any word is given behind those before it, as it was taken
    output wire holds_order,
    // a word is out within 2 clocks in which the output is taken
    output wire holds_in_time,
    output wire lemma_state,
    output wire lemma_word,
    output wire lemma_time,
    output wire cover_given,
    output wire cover_full
);
    wire in_ready, out_valid, marks, marked;
    wire [7:0] y, expected;
    wire [9:0] words, ahead, waits;
    skid_8 dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );
    follow_stream #(.W(8), .PLACES(2), .CLOCKS(2)) follow (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y), .mark(mark),
        .stays(holds_stays), .room(holds_room), .no_surplus(holds_no_surplus), .order(holds_order), .in_time(holds_in_time),
        .words(words), .ahead(ahead), .marks(marks), .marked(marked), .expected(expected), .waits(waits),
        .given_behind(cover_given)
    );
    assign cover_full = words == 2;

    (* hierconn *) wire \dut.valid_q ;
    (* hierconn *) wire \dut.waits_q ;
    (* hierconn *) wire [7:0] \dut.word_q ;
    (* hierconn *) wire [7:0] \dut.second_q ;
    assign lemma_state = words == {9'd0, \dut.valid_q } + {9'd0, \dut.waits_q } && (\dut.valid_q || !\dut.waits_q );
    assign lemma_word = !marked || (ahead < words && expected == (ahead == 10'd0 ? \dut.word_q : \dut.second_q ));
    assign lemma_time = !marked || waits + ahead < 10'd2;
endmodule
