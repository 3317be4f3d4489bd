// SPDX-License-Identifier: MIT
// combiner: no fragment is lost, duplicated or reordered under any back-pressure.
// watched: block_ram_6_32
// cut: dut.stages_color
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire reg_valid,
    input wire [9:0] reg_id,
    input wire [31:0] reg_data,
    input wire [3:0] reg_mask,
    input wire fragment_valid,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    input wire out_ready,
    // Oracle: the fragment that is taken at this edge is marked, if none is.
    input wire mark,
    // an offered colour stays as it is until it is taken
    output wire holds_stays,
    // never are more fragments inside than there is room for
    output wire holds_room,
    // nothing is given that was not taken
    output wire holds_no_surplus,
    // the result of any fragment is given behind those of the fragments before it, and is what the stages gave for it
    output wire holds_order,
    // a fragment is out within 114 clocks in which the output is taken
    output wire holds_in_time,
    // a register is written only when nothing is inside, and no fragment is taken at the same edge
    output wire holds_writes_alone,
    output wire lemma_credit,
    output wire lemma_sum,
    output wire lemma_stages,
    output wire lemma_mark_in_stages,
    output wire lemma_mark_in_queue,
    output wire lemma_word,
    output wire lemma_time,
    output wire cover_marked_given,
    output wire cover_full
);
    // Clocks from a fragment to its colour in the stages, fragments that are inside at most, and clocks with out_ready
    // after which a fragment is out.
    localparam STAGES = 48;
    localparam PLACES = 64;
    localparam CLOCKS = STAGES + PLACES + 2;

    wire reg_ready, fragment_ready, out_valid;
    wire [31:0] color;
    combiner dut (
        .clock(clock), .reset(reset),
        .reg_valid(reg_valid), .reg_ready(reg_ready), .reg_id(reg_id), .reg_data(reg_data), .reg_mask(reg_mask),
        .fragment_valid(fragment_valid), .fragment_ready(fragment_ready),
        .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .out_valid(out_valid), .out_ready(out_ready), .color(color)
    );

    // Signals inside of the block.
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_0.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_1.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_2.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_3.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_4.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.stages.chain_0.steps_5.stage.valid_q ;
    (* hierconn *) wire \dut.stages_write ;
    (* hierconn *) wire [31:0] \dut.stages_color ;
    (* hierconn *) wire [7:0] \dut.credit.count_q ;
    (* hierconn *) wire \dut.credit.full_q ;
    (* hierconn *) wire \dut.credit.occupied_q ;
    (* hierconn *) wire [5:0] \dut.queue.written_q ;
    (* hierconn *) wire [5:0] \dut.queue.read_q ;
    (* hierconn *) wire \dut.queue.fetched_q ;
    (* hierconn *) wire \dut.queue.held_q ;
    (* hierconn *) wire \dut.queue.fetches ;
    (* hierconn *) wire \dut.queue.moves ;
    (* hierconn *) wire \dut.colors.ram.watch ;
    (* hierconn *) wire [31:0] \dut.colors.ram.word ;
    (* hierconn *) wire [5:0] \dut.colors.ram.place ;
    (* hierconn *) wire \dut.colors.ram.known ;
    wire [47:0] valids = {
        \dut.stages.chain_0.steps_5.stage.valid_q , \dut.stages.chain_0.steps_4.stage.valid_q ,
        \dut.stages.chain_0.steps_3.stage.valid_q , \dut.stages.chain_0.steps_2.stage.valid_q ,
        \dut.stages.chain_0.steps_1.stage.valid_q , \dut.stages.chain_0.steps_0.stage.valid_q };

    wire takes = fragment_valid && fragment_ready;
    wire gives = out_valid && out_ready;
    wire writes = reg_valid && reg_ready;

    // An offer stays as it is until it is taken.
    reg offered;
    reg [31:0] offer;
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= color;
    end
    assign holds_stays = !offered || (out_valid && color == offer);

    // What was taken and not given is inside: never more than there is room for, and nothing comes out of nothing.
    reg [7:0] inside;
    always @(posedge clock) inside <= reset ? 8'd0 : inside + {7'd0, takes} - {7'd0, gives};
    assign holds_room = inside <= PLACES;
    assign holds_no_surplus = !gives || inside != 8'd0;

    // The registers are written by what is taken on their channel and nothing else, when no fragment is inside; none is
    // taken at the same edge.
    assign holds_writes_alone = \dut.stages_write == writes && (!writes || (inside == 8'd0 && !takes));

    // One fragment is marked: `age` clocks ago it was taken, behind `ahead` others. `expected` is the colour that the
    // stages gave STAGES clocks after it was taken. `waits` counts clocks with out_ready since then.
    reg marked, was_behind;
    reg [5:0] age;
    reg [7:0] ahead, waits;
    reg [31:0] expected;
    wire marks = takes && mark && !marked;
    wire in_stages = marked && age <= STAGES;
    wire leaves_stages = marked && age == STAGES;
    wire given = gives && marked && ahead == 8'd0;
    always @(posedge clock) begin
        if (marks) begin
            marked <= 1'b1;
            age <= 6'd1;
            ahead <= inside - {7'd0, gives};
            was_behind <= inside != {7'd0, gives};
            waits <= 8'd0;
        end else if (marked) begin
            if (in_stages) age <= age + 6'd1;
            if (gives && ahead != 8'd0) ahead <= ahead - 8'd1;
            if (out_ready) waits <= waits + 8'd1;
        end
        if (leaves_stages) expected <= \dut.stages_color ;
        if (given || reset) marked <= 1'b0;
    end

    // The result behind as many others as fragments were before it is that of the marked one.
    assign holds_order = !given || (!in_stages && color == expected);
    // It comes within CLOCKS clocks in which the output is taken.
    assign holds_in_time = !marked || waits < CLOCKS;

    // Invariants.
    wire [9:0] words, words_ahead;
    wire in_memory, in_register, at_head, in_queue, consistent;
    wire [5:0] place;
    wire [1:0] bubbles;
    follow_queue #(.A(6)) follow (
        .clock(clock), .reset(reset), .put_mark(leaves_stages),
        .written(\dut.queue.written_q ), .read(\dut.queue.read_q ), .fetched(\dut.queue.fetched_q ),
        .held(\dut.queue.held_q ), .fetch(\dut.queue.fetches ), .load(\dut.queue.moves ), .take(out_ready),
        .words(words), .in_memory(in_memory), .in_register(in_register), .at_head(at_head), .inside(in_queue),
        .place(place), .ahead(words_ahead), .bubbles(bubbles), .consistent(consistent)
    );
    assign \dut.colors.ram.watch = leaves_stages;
    wire [9:0] line_words, line_ahead;
    wire in_line, line_leaves, line_consistent;
    wire [STAGES-1:0] at;
    follow_line #(.N(STAGES)) stages (
        .clock(clock), .reset(reset), .enter(takes), .marks(marks), .line(valids), .words(line_words), .ahead(line_ahead),
        .inside(in_line), .at(at), .leaves(line_leaves), .consistent(line_consistent)
    );
    wire [7:0] left = in_stages ? (STAGES - age) + PLACES + 2 : words_ahead + bubbles;
    assign lemma_credit = \dut.credit.count_q == inside && \dut.credit.full_q == (inside == PLACES)
        && \dut.credit.occupied_q == (inside != 8'd0);
    assign lemma_sum = inside == line_words + words;
    assign lemma_stages = line_consistent;
    assign lemma_mark_in_stages = in_line == in_stages
        && (!in_stages || (age != 6'd0 && at == {{(STAGES-1){1'b0}}, 1'b1} << (age - 6'd1) && ahead == line_ahead + words));
    assign lemma_mark_in_queue = consistent && in_queue == (marked && !in_stages) && (!in_queue || ahead == words_ahead);
    assign lemma_word = (!in_memory || (\dut.colors.ram.known && \dut.colors.ram.place == place
        && \dut.colors.ram.word == expected)) && (!in_register || \dut.colors.ram.read_q == expected)
        && (!at_head || color == expected);
    assign lemma_time = !marked || waits + left < CLOCKS;
    (* hierconn *) wire [31:0] \dut.colors.ram.read_q ;

    // Reachable: a marked fragment comes out behind another, and the block is full.
    assign cover_marked_given = given && was_behind;
    assign cover_full = inside == PLACES;
endmodule
