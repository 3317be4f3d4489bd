// SPDX-License-Identifier: MIT
// ram_fifo_3_8_8: no word is lost, doubled or overtaken.
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
    // a word is out within 10 clocks in which the output is taken
    output wire holds_in_time,
    output wire lemma_credit,
    output wire lemma_sum,
    output wire lemma_mark,
    output wire lemma_word,
    output wire lemma_time,
    output wire cover_given,
    output wire cover_full
);
    wire in_ready, out_valid, marks, marked;
    wire [7:0] y, expected;
    wire [9:0] words, ahead, waits;
    ram_fifo_3_8_8 dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );
    follow_stream #(.W(8), .PLACES(8), .CLOCKS(10)) follow (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y), .mark(mark),
        .stays(holds_stays), .room(holds_room), .no_surplus(holds_no_surplus), .order(holds_order), .in_time(holds_in_time),
        .words(words), .ahead(ahead), .marks(marks), .marked(marked), .expected(expected), .waits(waits),
        .given_behind(cover_given)
    );
    assign cover_full = words == 8;

    (* hierconn *) wire [7:0] \dut.words.ram.words[0] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[1] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[2] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[3] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[4] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[5] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[6] ;
    (* hierconn *) wire [7:0] \dut.words.ram.words[7] ;
    wire [63:0] memory = {\dut.words.ram.words[7] , \dut.words.ram.words[6] , \dut.words.ram.words[5] , \dut.words.ram.words[4] , \dut.words.ram.words[3] , \dut.words.ram.words[2] , \dut.words.ram.words[1] , \dut.words.ram.words[0] };
    (* hierconn *) wire [7:0] \dut.credit.count_q ;
    (* hierconn *) wire \dut.credit.full_q ;
    (* hierconn *) wire \dut.credit.occupied_q ;
    (* hierconn *) wire [2:0] \dut.queue.written_q ;
    (* hierconn *) wire [2:0] \dut.queue.read_q ;
    (* hierconn *) wire \dut.queue.fetched_q ;
    (* hierconn *) wire \dut.queue.held_q ;
    (* hierconn *) wire \dut.queue.fetches ;
    (* hierconn *) wire \dut.queue.moves ;
    (* hierconn *) wire [7:0] \dut.words.ram_read_data ;
    wire [9:0] queued, queued_ahead;
    wire in_memory, in_register, at_head, in_queue, consistent;
    wire [2:0] place;
    wire [1:0] bubbles;
    follow_queue #(.A(3)) queue (
        .clock(clock), .reset(reset), .put_mark(marks),
        .written(\dut.queue.written_q ), .read(\dut.queue.read_q ), .fetched(\dut.queue.fetched_q ),
        .held(\dut.queue.held_q ), .fetch(\dut.queue.fetches ), .load(\dut.queue.moves ), .take(out_ready),
        .words(queued), .in_memory(in_memory), .in_register(in_register), .at_head(at_head), .inside(in_queue),
        .place(place), .ahead(queued_ahead), .bubbles(bubbles), .consistent(consistent)
    );
    assign lemma_credit = \dut.credit.count_q == words[7:0] && words <= 10'd8
        && \dut.credit.full_q == (words == 10'd8) && \dut.credit.occupied_q == (words != 10'd0);
    assign lemma_sum = words == queued;
    assign lemma_mark = consistent && in_queue == marked && (!marked || ahead == queued_ahead);
    assign lemma_word = (!in_memory || memory[8 * place +: 8] == expected)
        && (!in_register || \dut.words.ram_read_data == expected) && (!at_head || y == expected);
    assign lemma_time = !marked || waits + queued_ahead + {8'd0, bubbles} < 10'd10;
endmodule
