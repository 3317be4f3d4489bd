// SPDX-License-Identifier: MIT
// fifo_3_8: no word is lost, doubled or overtaken.
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
    // a word is out within 8 clocks in which the output is taken
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
    fifo_3_8 dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );
    follow_stream #(.W(8), .PLACES(8), .CLOCKS(8)) follow (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x(x),
        .out_valid(out_valid), .out_ready(out_ready), .y(y), .mark(mark),
        .stays(holds_stays), .room(holds_room), .no_surplus(holds_no_surplus), .order(holds_order), .in_time(holds_in_time),
        .words(words), .ahead(ahead), .marks(marks), .marked(marked), .expected(expected), .waits(waits),
        .given_behind(cover_given)
    );
    assign cover_full = words == 8;

    (* hierconn *) wire [7:0] \dut.ram.words[0] ;
    (* hierconn *) wire [7:0] \dut.ram.words[1] ;
    (* hierconn *) wire [7:0] \dut.ram.words[2] ;
    (* hierconn *) wire [7:0] \dut.ram.words[3] ;
    (* hierconn *) wire [7:0] \dut.ram.words[4] ;
    (* hierconn *) wire [7:0] \dut.ram.words[5] ;
    (* hierconn *) wire [7:0] \dut.ram.words[6] ;
    (* hierconn *) wire [7:0] \dut.ram.words[7] ;
    wire [63:0] memory = {\dut.ram.words[7] , \dut.ram.words[6] , \dut.ram.words[5] , \dut.ram.words[4] , \dut.ram.words[3] , \dut.ram.words[2] , \dut.ram.words[1] , \dut.ram.words[0] };
    (* hierconn *) wire \dut.full_q ;
    (* hierconn *) wire \dut.occupied_q ;
    (* hierconn *) wire [2:0] \dut.written_q ;
    (* hierconn *) wire [2:0] \dut.read_q ;
    wire [2:0] between = \dut.written_q - \dut.read_q ;
    wire [2:0] place = \dut.read_q + ahead[2:0];
    assign lemma_state = words == {6'd0, \dut.full_q , between} && words <= 10'd8 && \dut.occupied_q == (words != 10'd0);
    assign lemma_word = !marked || (ahead < words && memory[8 * place +: 8] == expected);
    assign lemma_time = !marked || waits + ahead < 10'd8;
endmodule
