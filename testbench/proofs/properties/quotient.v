// SPDX-License-Identifier: MIT
// quotient: no ratio is lost, duplicated or reordered under any back-pressure.
// watched: block_ram_4_24
// cut: dut.division_y
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [61:0] numerator,
    input wire [61:0] denominator,
    input wire [8:0] scale,
    input wire color,
    input wire out_ready,
    // Oracle: the ratio that is taken at this edge is marked, if none is.
    input wire mark,
    // an offered quotient stays as it is until it is taken
    output wire holds_stays,
    // never are more ratios inside than there is room for
    output wire holds_room,
    // nothing is given that was not taken
    output wire holds_no_surplus,
    // the result of any ratio is given behind those of the ratios before it, and is what the division gave for it
    output wire holds_order,
    // a ratio is out within 38 clocks in which the output is taken
    output wire holds_in_time,
    // a denominator and its numerator go into the division one behind the other
    output wire holds_pair,
    output wire lemma_credit,
    output wire lemma_sum,
    output wire lemma_line,
    output wire lemma_mark_in_line,
    output wire lemma_mark_in_queue,
    output wire lemma_word,
    output wire lemma_time,
    output wire cover_marked_given,
    output wire cover_full
);
    // Clocks from a ratio to its quotient, ratios that are inside at most, and clocks with out_ready after which a ratio is out.
    localparam LINE = 20;
    localparam PLACES = 16;
    localparam CLOCKS = LINE + PLACES + 2;

    wire in_ready, out_valid;
    wire [23:0] y;
    quotient dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready),
        .numerator(numerator), .denominator(denominator), .scale(scale), .color(color),
        .out_valid(out_valid), .out_ready(out_ready), .y(y)
    );

    // Signals inside of the block.
    (* hierconn *) wire \dut.second_q ;
    (* hierconn *) wire [61:0] \dut.numerator_q ;
    (* hierconn *) wire [18:0] \dut.division.valid_q ;
    (* hierconn *) wire \dut.division_in_valid ;
    (* hierconn *) wire \dut.division_is_denominator ;
    (* hierconn *) wire [61:0] \dut.division_x ;
    (* hierconn *) wire [23:0] \dut.division_y ;
    (* hierconn *) wire [7:0] \dut.credit.count_q ;
    (* hierconn *) wire \dut.credit.full_q ;
    (* hierconn *) wire [3:0] \dut.queue.written_q ;
    (* hierconn *) wire [3:0] \dut.queue.read_q ;
    (* hierconn *) wire \dut.queue.fetched_q ;
    (* hierconn *) wire \dut.queue.held_q ;
    (* hierconn *) wire \dut.queue.fetches ;
    (* hierconn *) wire \dut.queue.moves ;
    (* hierconn *) wire \dut.results.ram.watch ;
    (* hierconn *) wire [23:0] \dut.results.ram.word ;
    (* hierconn *) wire [3:0] \dut.results.ram.place ;
    (* hierconn *) wire \dut.results.ram.known ;
    (* hierconn *) wire [23:0] \dut.results.ram.read_q ;
    wire [LINE-1:0] valids = { \dut.division.valid_q , \dut.second_q };

    wire takes = in_valid && in_ready;
    wire gives = out_valid && out_ready;

    // An offer stays as it is until it is taken.
    reg offered;
    reg [23:0] offer;
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= y;
    end
    assign holds_stays = !offered || (out_valid && y == offer);

    // What was taken and not given is inside: never more than there is room for, and nothing comes out of nothing.
    reg [7:0] inside;
    always @(posedge clock) inside <= reset ? 8'd0 : inside + {7'd0, takes} - {7'd0, gives};
    assign holds_room = inside <= PLACES;
    assign holds_no_surplus = !gives || inside != 8'd0;

    // What goes into the division: what is taken as a denominator, and at the next edge its numerator.
    reg took;
    reg [61:0] took_numerator;
    always @(posedge clock) begin
        took <= takes && !reset;
        took_numerator <= numerator;
    end
    assign holds_pair = \dut.division_in_valid == (takes || took) && \dut.division_is_denominator == !took
        && (!takes || \dut.division_x == denominator) && (!took || \dut.division_x == took_numerator);

    // One ratio is marked: `age` clocks ago it was taken, behind `ahead` others. `expected` is the quotient that the division
    // gave LINE clocks after it was taken. `waits` counts clocks with out_ready since then.
    reg marked, was_behind;
    reg [5:0] age;
    reg [7:0] ahead, waits;
    reg [23:0] expected;
    wire marks = takes && mark && !marked;
    wire in_line = marked && age <= LINE;
    wire leaves_line = marked && age == LINE;
    wire given = gives && marked && ahead == 8'd0;
    always @(posedge clock) begin
        if (marks) begin
            marked <= 1'b1;
            age <= 6'd1;
            ahead <= inside - {7'd0, gives};
            was_behind <= inside != {7'd0, gives};
            waits <= 8'd0;
        end else if (marked) begin
            if (in_line) age <= age + 6'd1;
            if (gives && ahead != 8'd0) ahead <= ahead - 8'd1;
            if (out_ready) waits <= waits + 8'd1;
        end
        if (leaves_line) expected <= \dut.division_y ;
        if (given || reset) marked <= 1'b0;
    end

    // The result behind as many others as ratios were before it is that of the marked one.
    assign holds_order = !given || (!in_line && y == expected);
    // It comes within CLOCKS clocks in which the output is taken.
    assign holds_in_time = !marked || waits < CLOCKS;

    // Invariants.
    wire [9:0] words, words_ahead;
    wire in_memory, in_register, at_head, in_queue, consistent;
    wire [3:0] place;
    wire [1:0] bubbles;
    follow_queue #(.A(4)) follow (
        .clock(clock), .reset(reset), .put_mark(leaves_line),
        .written(\dut.queue.written_q ), .read(\dut.queue.read_q ), .fetched(\dut.queue.fetched_q ),
        .held(\dut.queue.held_q ), .fetch(\dut.queue.fetches ), .load(\dut.queue.moves ), .take(out_ready),
        .words(words), .in_memory(in_memory), .in_register(in_register), .at_head(at_head), .inside(in_queue),
        .place(place), .ahead(words_ahead), .bubbles(bubbles), .consistent(consistent)
    );
    assign \dut.results.ram.watch = leaves_line;
    wire [9:0] line_words, line_ahead;
    wire mark_in_line, line_leaves, line_consistent;
    wire [LINE-1:0] at;
    follow_line #(.N(LINE)) line (
        .clock(clock), .reset(reset), .enter(takes), .marks(marks), .line(valids), .words(line_words), .ahead(line_ahead),
        .inside(mark_in_line), .at(at), .leaves(line_leaves), .consistent(line_consistent)
    );
    wire [7:0] left = in_line ? (LINE - age) + PLACES + 2 : words_ahead + bubbles;
    assign lemma_credit = \dut.credit.count_q == inside && \dut.credit.full_q == (inside == PLACES)
        && \dut.second_q == took && (!took || \dut.numerator_q == took_numerator);
    assign lemma_sum = inside == line_words + words;
    assign lemma_line = line_consistent;
    assign lemma_mark_in_line = mark_in_line == in_line
        && (!in_line || (age != 6'd0 && at == {{(LINE-1){1'b0}}, 1'b1} << (age - 6'd1) && ahead == line_ahead + words));
    assign lemma_mark_in_queue = consistent && in_queue == (marked && !in_line) && (!in_queue || ahead == words_ahead);
    assign lemma_word = (!in_memory || (\dut.results.ram.known && \dut.results.ram.place == place
        && \dut.results.ram.word == expected)) && (!in_register || \dut.results.ram.read_q == expected)
        && (!at_head || y == expected);
    assign lemma_time = !marked || waits + left < CLOCKS;

    // Reachable: a marked ratio comes out behind another, and the block is full.
    assign cover_marked_given = given && was_behind;
    assign cover_full = inside == PLACES;
endmodule
