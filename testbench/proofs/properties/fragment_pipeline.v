// SPDX-License-Identifier: MIT
// fragment_pipeline: no fragment reads a pixel that one before it is still to write; none is lost, duplicated or reordered
// under any back-pressure.
// watched: block_ram_7_21 block_ram_7_24 block_ram_7_26 block_ram_7_28 block_ram_7_32
// cut: dut.pipeline.mix_y dut.pipeline.place_pixel dut.pipeline.place_depth_word dut.pipeline.fog_y
// cut: dut.pipeline.framebuffer_color_word dut.pipeline.framebuffer_depth_word dut.pipeline.framebuffer_outcome
// cut: dut.pipeline.framebuffer_writes_color dut.pipeline.framebuffer_writes_depth
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire reg_valid,
    input wire [9:0] reg_id,
    input wire [31:0] reg_data,
    input wire load_valid,
    input wire [7:0] load_pixel,
    input wire [31:0] load_color,
    input wire [31:0] load_depth,
    input wire fragment_valid,
    input wire [10:0] x,
    input wire [9:0] y,
    input wire [31:0] depth,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    input wire out_ready,
    // Oracles: the fragment that is taken at this edge is marked, if none is; a place in the memory is watched.
    input wire mark,
    input wire [7:0] watch,
    // an offered result stays as it is until it is taken
    output wire holds_stays,
    // never are more fragments inside than there is room for, so that no queue overflows
    output wire holds_room,
    // nothing is given that was not taken
    output wire holds_no_surplus,
    // the result of any fragment is given behind those of the fragments before it, and is what the framebuffer wrote for it
    output wire holds_order,
    // no fragment reads a pixel between the read and the write of one before it
    output wire holds_hazard,
    // each read has its write, of the same pixel, 11 clocks later, and there is no other write
    output wire holds_write_follows_read,
    // pixels are read in the order of the fragments, each with its own depth and colour
    output wire holds_read_order,
    // the colour of a fragment is mixed by its own fog factor
    output wire holds_factor,
    // registers and pixels are written from outside only when nothing is inside, one thing at an edge
    output wire holds_writes_alone,
    output wire lemma_credit,
    output wire lemma_sum,
    output wire lemma_sum_line,
    output wire lemma_places,
    output wire lemma_line,
    output wire lemma_beside,
    output wire lemma_mark_in_line,
    output wire lemma_mark_in_queue,
    output wire lemma_mark_in_framebuffer,
    output wire lemma_mark_in_results,
    output wire lemma_mark_once,
    output wire lemma_words,
    output wire lemma_factor,
    output wire lemma_result_words,
    output wire lemma_blocked,
    output wire lemma_pending,
    output wire lemma_not_read,
    output wire lemma_unread,
    output wire cover_marked_given,
    output wire cover_waits,
    output wire cover_many
);
    // Clocks from a fragment to its colour with fog, to its pixel and depth, to its factor, to its colour, and places.
    localparam LINE = 55;
    localparam PLACE = 3;
    localparam FACTOR = 7;
    localparam COLOR = 48;
    localparam PLACES = 128;
    // Clocks in the framebuffer behind the one that reads.
    localparam BEHIND = 11;

    wire reg_ready, load_ready, fragment_ready, out_valid, color_write, depth_write;
    wire [20:0] pixel;
    wire [2:0] outcome;
    wire [31:0] color_word, depth_word;
    fragment_pipeline dut (
        .clock(clock), .reset(reset),
        .reg_valid(reg_valid), .reg_ready(reg_ready), .reg_id(reg_id), .reg_data(reg_data),
        .load_valid(load_valid), .load_ready(load_ready), .load_pixel(load_pixel), .load_color(load_color),
        .load_depth(load_depth), .fragment_valid(fragment_valid), .fragment_ready(fragment_ready), .x(x), .y(y),
        .depth(depth), .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .out_valid(out_valid), .out_ready(out_ready), .pixel(pixel), .outcome(outcome), .color_write(color_write),
        .color_word(color_word), .depth_write(depth_write), .depth_word(depth_word)
    );

    // Signals inside of the block: valid bits of the stages,
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_0.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_1.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_2.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_3.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_4.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.pipeline.stages.chain_0.steps_5.stage.valid_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.mixing_q ;
    (* hierconn *) wire [2:0] \dut.pipeline.place.valid_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.fog.valid_q ;
    // what they give,
    (* hierconn *) wire [31:0] \dut.pipeline.mix_y ;
    (* hierconn *) wire [20:0] \dut.pipeline.place_pixel ;
    (* hierconn *) wire [23:0] \dut.pipeline.place_depth_word ;
    (* hierconn *) wire [27:0] \dut.pipeline.fog_y ;
    (* hierconn *) wire [27:0] \dut.pipeline.factor_q ;
    (* hierconn *) wire [31:0] \dut.pipeline.framebuffer_color_word ;
    (* hierconn *) wire [31:0] \dut.pipeline.framebuffer_depth_word ;
    (* hierconn *) wire [2:0] \dut.pipeline.framebuffer_outcome ;
    (* hierconn *) wire \dut.pipeline.framebuffer_writes_color ;
    (* hierconn *) wire \dut.pipeline.framebuffer_writes_depth ;
    // numbers,
    (* hierconn *) wire [7:0] \dut.pipeline.credit.count_q ;
    (* hierconn *) wire \dut.pipeline.credit.full_q ;
    (* hierconn *) wire \dut.pipeline.credit.occupied_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.factor_written_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.factor_read_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.place_written_q ;
    // the queues,
    (* hierconn *) wire [6:0] \dut.pipeline.queue.written_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.queue.read_q ;
    (* hierconn *) wire \dut.pipeline.queue.fetched_q ;
    (* hierconn *) wire \dut.pipeline.queue.held_q ;
    (* hierconn *) wire \dut.pipeline.queue.fetches ;
    (* hierconn *) wire \dut.pipeline.queue.moves ;
    (* hierconn *) wire [6:0] \dut.pipeline.results.written_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.results.read_q ;
    (* hierconn *) wire \dut.pipeline.results.fetched_q ;
    (* hierconn *) wire \dut.pipeline.results.held_q ;
    (* hierconn *) wire \dut.pipeline.results.fetches ;
    (* hierconn *) wire \dut.pipeline.results.moves ;
    // the framebuffer,
    (* hierconn *) wire \dut.pipeline.framebuffer.held_q ;
    (* hierconn *) wire \dut.pipeline.framebuffer.blocked_q ;
    (* hierconn *) wire \dut.pipeline.framebuffer.stays ;
    (* hierconn *) wire \dut.pipeline.framebuffer.leaves ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixel0_q ;
    (* hierconn *) wire [31:0] \dut.pipeline.framebuffer.color0_q ;
    (* hierconn *) wire [23:0] \dut.pipeline.framebuffer.depth0_q ;
    (* hierconn *) wire [10:0] \dut.pipeline.framebuffer.valid_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_0_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_1_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_2_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_3_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_4_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_5_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_6_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_7_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_8_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_9_q ;
    (* hierconn *) wire [20:0] \dut.pipeline.framebuffer.pixels_10_q ;
    // the port of the memory,
    (* hierconn *) wire \dut.pipeline_read ;
    (* hierconn *) wire [20:0] \dut.pipeline_read_pixel ;
    (* hierconn *) wire \dut.pipeline_write ;
    (* hierconn *) wire [20:0] \dut.pipeline_write_pixel ;
    (* hierconn *) wire \dut.loads ;
    (* hierconn *) wire \dut.pipeline.writes_register ;
    // and the memories.
    (* hierconn *) wire \dut.pipeline.factors.watch , \dut.pipeline.factors.known ;
    (* hierconn *) wire [27:0] \dut.pipeline.factors.word , \dut.pipeline.factors.read_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.factors.place ;
    (* hierconn *) wire \dut.pipeline.colors.ram.watch , \dut.pipeline.colors.ram.known ;
    (* hierconn *) wire [31:0] \dut.pipeline.colors.ram.word , \dut.pipeline.colors.ram.read_q , \dut.pipeline.colors.head_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.colors.ram.place ;
    (* hierconn *) wire \dut.pipeline.pixels.ram.watch , \dut.pipeline.pixels.ram.known ;
    (* hierconn *) wire [20:0] \dut.pipeline.pixels.ram.word , \dut.pipeline.pixels.ram.read_q , \dut.pipeline.pixels.head_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.pixels.ram.place ;
    (* hierconn *) wire \dut.pipeline.depths.ram.watch , \dut.pipeline.depths.ram.known ;
    (* hierconn *) wire [23:0] \dut.pipeline.depths.ram.word , \dut.pipeline.depths.ram.read_q , \dut.pipeline.depths.head_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.depths.ram.place ;
    (* hierconn *) wire \dut.pipeline.result_colors.ram.watch , \dut.pipeline.result_colors.ram.known ;
    (* hierconn *) wire [31:0] \dut.pipeline.result_colors.ram.word , \dut.pipeline.result_colors.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.result_colors.ram.place ;
    (* hierconn *) wire \dut.pipeline.result_depths.ram.watch , \dut.pipeline.result_depths.ram.known ;
    (* hierconn *) wire [31:0] \dut.pipeline.result_depths.ram.word , \dut.pipeline.result_depths.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.result_depths.ram.place ;
    (* hierconn *) wire \dut.pipeline.result_states.ram.watch , \dut.pipeline.result_states.ram.known ;
    (* hierconn *) wire [25:0] \dut.pipeline.result_states.ram.word , \dut.pipeline.result_states.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.pipeline.result_states.ram.place ;

    wire [LINE-1:0] valids = {
        \dut.pipeline.mixing_q ,
        \dut.pipeline.stages.chain_0.steps_5.stage.valid_q , \dut.pipeline.stages.chain_0.steps_4.stage.valid_q ,
        \dut.pipeline.stages.chain_0.steps_3.stage.valid_q , \dut.pipeline.stages.chain_0.steps_2.stage.valid_q ,
        \dut.pipeline.stages.chain_0.steps_1.stage.valid_q , \dut.pipeline.stages.chain_0.steps_0.stage.valid_q };
    wire [BEHIND-1:0] behind = \dut.pipeline.framebuffer.valid_q ;
    wire [21*BEHIND-1:0] behind_pixels = {
        \dut.pipeline.framebuffer.pixels_10_q , \dut.pipeline.framebuffer.pixels_9_q ,
        \dut.pipeline.framebuffer.pixels_8_q , \dut.pipeline.framebuffer.pixels_7_q ,
        \dut.pipeline.framebuffer.pixels_6_q , \dut.pipeline.framebuffer.pixels_5_q ,
        \dut.pipeline.framebuffer.pixels_4_q , \dut.pipeline.framebuffer.pixels_3_q ,
        \dut.pipeline.framebuffer.pixels_2_q , \dut.pipeline.framebuffer.pixels_1_q ,
        \dut.pipeline.framebuffer.pixels_0_q };

    wire takes = fragment_valid && fragment_ready;
    wire gives = out_valid && out_ready;
    wire writes_register = reg_valid && reg_ready;
    wire loads = load_valid && load_ready;
    wire read = \dut.pipeline_read ;
    wire write = \dut.pipeline_write ;
    wire [20:0] read_pixel = \dut.pipeline_read_pixel ;
    wire [20:0] write_pixel = \dut.pipeline_write_pixel ;
    wire [89:0] result = {pixel, outcome, color_write, color_word, depth_write, depth_word};

    // An offer stays as it is until it is taken.
    reg offered;
    reg [89:0] offer;
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= result;
    end
    assign holds_stays = !offered || (out_valid && result == offer);

    // What was taken and not given is inside: never more than there is room for, and nothing comes out of nothing.
    reg [7:0] inside;
    always @(posedge clock) inside <= reset ? 8'd0 : inside + {7'd0, takes} - {7'd0, gives};
    assign holds_room = inside <= PLACES;
    assign holds_no_surplus = !gives || inside != 8'd0;

    // A register or a pixel is written when nothing is inside; at one edge there is one register write, one load or one
    // fragment, and no pixel is written by a fragment while one is loaded.
    assign holds_writes_alone = \dut.pipeline.writes_register == writes_register && \dut.loads == loads
        && (!writes_register || (inside == 8'd0 && !takes && !loads))
        && (!loads || (inside == 8'd0 && !takes && !write));

    // The pixel at the watched place (any, kept since reset): no fragment reads it between the read and the write of one
    // before it, the clock of the write included.
    reg [7:0] watched;
    reg pending;
    wire reads_watched = read && read_pixel[7:0] == watched;
    wire writes_watched = write && write_pixel[7:0] == watched;
    always @(posedge clock) begin
        if (reset) watched <= watch;
        pending <= !reset && (reads_watched || (pending && !writes_watched));
    end
    assign holds_hazard = (!reads_watched || !pending) && (!writes_watched || pending);

    // Each read has its write, of the same pixel, BEHIND clocks later; there is no other.
    reg [BEHIND-1:0] read_then;
    reg [21*BEHIND-1:0] pixel_then;
    always @(posedge clock) begin
        read_then <= reset ? {BEHIND{1'b0}} : (read_then << 1) | read;
        pixel_then <= (pixel_then << 21) | read_pixel;
    end
    assign holds_write_follows_read = write == read_then[BEHIND-1]
        && (!write || write_pixel == pixel_then[21*BEHIND-1 -: 21]);

    // One fragment is marked. It was taken behind `ahead` results that are still to come, and behind `unread` fragments
    // that are still to be read. What the parts made of it: pixel and depth PLACE clocks after it was taken, factor of
    // fog, colour with fog LINE clocks after, and the result.
    reg marked, marked_read, was_behind;
    reg [7:0] ahead, unread, not_read;
    reg [20:0] its_pixel;
    reg [23:0] its_depth;
    reg [27:0] its_factor;
    reg [31:0] its_color, its_color_word, its_depth_word;
    reg [4:0] its_state;
    wire [LINE-1:0] at;
    wire [BEHIND-1:0] at_behind;
    reg at_framebuffer;
    wire marks = takes && mark && !marked;
    wire given = gives && marked && ahead == 8'd0;
    wire read_marked = read && marked && !marked_read && unread == 8'd0;
    wire written_marked = at_behind[BEHIND-1];
    always @(posedge clock) begin
        not_read <= reset ? 8'd0 : not_read + {7'd0, takes} - {7'd0, read};
        if (marks) begin
            marked <= 1'b1;
            marked_read <= 1'b0;
            was_behind <= inside != {7'd0, gives};
            ahead <= inside - {7'd0, gives};
            unread <= not_read - {7'd0, read};
        end else if (marked) begin
            if (gives && ahead != 8'd0) ahead <= ahead - 8'd1;
            if (read && unread != 8'd0) unread <= unread - 8'd1;
            if (read_marked) marked_read <= 1'b1;
        end
        if (at[PLACE-1]) its_pixel <= \dut.pipeline.place_pixel ;
        if (at[PLACE-1]) its_depth <= \dut.pipeline.place_depth_word ;
        if (at[FACTOR-1]) its_factor <= \dut.pipeline.fog_y ;
        if (at[LINE-1]) its_color <= \dut.pipeline.mix_y ;
        if (written_marked) begin
            its_color_word <= \dut.pipeline.framebuffer_color_word ;
            its_depth_word <= \dut.pipeline.framebuffer_depth_word ;
            its_state <= {\dut.pipeline.framebuffer_writes_depth , \dut.pipeline.framebuffer_writes_color ,
                \dut.pipeline.framebuffer_outcome };
        end
        if (given || reset) marked <= 1'b0;
    end

    // The result behind as many others as fragments were before it is what the framebuffer wrote for the marked one, at
    // the pixel that was found for it.
    assign holds_order = !given || (marked_read && pixel == its_pixel && color_word == its_color_word
        && depth_word == its_depth_word && {depth_write, color_write, outcome} == its_state);
    // Pixels are read in the order of the fragments; the marked one is read with its own pixel, depth and colour.
    assign holds_read_order = !read_marked || (read_pixel == its_pixel
        && \dut.pipeline.framebuffer.color0_q == its_color && \dut.pipeline.framebuffer.depth0_q == its_depth);
    // Its colour meets its own factor of fog.
    assign holds_factor = !at[COLOR+1] || \dut.pipeline.factor_q == its_factor;

    // Invariants: numbers.
    // The line is followed in four parts: to where a fragment has its pixel, its factor, its colour, its colour with fog.
    wire [9:0] words_1, words_2, words_3, words_4, ahead_1, ahead_2, ahead_3, ahead_4;
    wire in_1, in_2, in_3, in_4, good_1, good_2, good_3, good_4;
    follow_line #(.N(PLACE)) part_1 (
        .clock(clock), .reset(reset), .enter(takes), .marks(marks), .line(valids[PLACE-1:0]), .words(words_1),
        .ahead(ahead_1), .inside(in_1), .at(at[PLACE-1:0]), .consistent(good_1)
    );
    follow_line #(.N(FACTOR-PLACE)) part_2 (
        .clock(clock), .reset(reset), .enter(valids[PLACE-1]), .marks(at[PLACE-1]), .line(valids[FACTOR-1:PLACE]),
        .words(words_2), .ahead(ahead_2), .inside(in_2), .at(at[FACTOR-1:PLACE]), .consistent(good_2)
    );
    follow_line #(.N(COLOR-FACTOR)) part_3 (
        .clock(clock), .reset(reset), .enter(valids[FACTOR-1]), .marks(at[FACTOR-1]), .line(valids[COLOR-1:FACTOR]),
        .words(words_3), .ahead(ahead_3), .inside(in_3), .at(at[COLOR-1:FACTOR]), .consistent(good_3)
    );
    follow_line #(.N(LINE-COLOR)) part_4 (
        .clock(clock), .reset(reset), .enter(valids[COLOR-1]), .marks(at[COLOR-1]), .line(valids[LINE-1:COLOR]),
        .words(words_4), .ahead(ahead_4), .inside(in_4), .at(at[LINE-1:COLOR]), .consistent(good_4)
    );
    wire in_line = in_1 || in_2 || in_3 || in_4;
    wire line_good = good_1 && good_2 && good_3 && good_4 && !(in_1 && (in_2 || in_3 || in_4)) && !(in_2 && (in_3 || in_4))
        && !(in_3 && in_4);
    wire [9:0] behind_words, behind_ahead;
    wire in_behind, behind_leaves, behind_good;
    wire leaves = \dut.pipeline.framebuffer.leaves ;
    wire stays = \dut.pipeline.framebuffer.stays ;
    wire held = \dut.pipeline.framebuffer.held_q ;
    follow_line #(.N(BEHIND)) framebuffer (
        .clock(clock), .reset(reset), .enter(leaves), .marks(leaves && at_framebuffer), .line(behind),
        .words(behind_words), .ahead(behind_ahead), .inside(in_behind), .at(at_behind), .leaves(behind_leaves),
        .consistent(behind_good)
    );
    wire [9:0] queue_words, queue_ahead, result_words, result_ahead;
    wire queue_memory, queue_register, queue_head, in_queue, queue_good;
    wire result_memory, result_register, result_head, in_results, results_good;
    wire [6:0] queue_place, result_place;
    follow_queue #(.A(7)) queue (
        .clock(clock), .reset(reset), .put_mark(at[LINE-1]), .written(\dut.pipeline.queue.written_q ),
        .read(\dut.pipeline.queue.read_q ), .fetched(\dut.pipeline.queue.fetched_q ), .held(\dut.pipeline.queue.held_q ),
        .fetch(\dut.pipeline.queue.fetches ), .load(\dut.pipeline.queue.moves ), .take(!stays), .words(queue_words),
        .in_memory(queue_memory), .in_register(queue_register), .at_head(queue_head), .inside(in_queue),
        .place(queue_place), .ahead(queue_ahead), .consistent(queue_good)
    );
    follow_queue #(.A(7)) results (
        .clock(clock), .reset(reset), .put_mark(written_marked), .written(\dut.pipeline.results.written_q ),
        .read(\dut.pipeline.results.read_q ), .fetched(\dut.pipeline.results.fetched_q ),
        .held(\dut.pipeline.results.held_q ), .fetch(\dut.pipeline.results.fetches ), .load(\dut.pipeline.results.moves ),
        .take(out_ready), .words(result_words), .in_memory(result_memory), .in_register(result_register),
        .at_head(result_head), .inside(in_results), .place(result_place), .ahead(result_ahead), .consistent(results_good)
    );
    always @(posedge clock) at_framebuffer <= !reset && (stays ? at_framebuffer : queue_head);
    // Fragments inside that are past a part: 1 to 4 as above, 5 the queue, 6 the one that waits, 7 the framebuffer.
    reg [9:0] past_1, past_2, past_3, past_4, past_5, past_6, past_7;
    wire waits_next = !stays && \dut.pipeline.queue.held_q ;
    always @(posedge clock) begin
        past_1 <= reset ? 10'd0 : past_1 + {9'd0, valids[PLACE-1]} - {9'd0, gives};
        past_2 <= reset ? 10'd0 : past_2 + {9'd0, valids[FACTOR-1]} - {9'd0, gives};
        past_3 <= reset ? 10'd0 : past_3 + {9'd0, valids[COLOR-1]} - {9'd0, gives};
        past_4 <= reset ? 10'd0 : past_4 + {9'd0, valids[LINE-1]} - {9'd0, gives};
        past_5 <= reset ? 10'd0 : past_5 + {9'd0, waits_next} - {9'd0, gives};
        past_6 <= reset ? 10'd0 : past_6 + {9'd0, leaves} - {9'd0, gives};
        past_7 <= reset ? 10'd0 : past_7 + {9'd0, behind[BEHIND-1]} - {9'd0, gives};
    end
    assign lemma_credit = \dut.pipeline.credit.count_q == inside && \dut.pipeline.credit.full_q == (inside == PLACES)
        && \dut.pipeline.credit.occupied_q == (inside != 8'd0);
    assign lemma_line = line_good && behind_good;
    assign lemma_sum_line = inside == words_1 + past_1 && past_1 == words_2 + past_2 && past_2 == words_3 + past_3
        && past_3 == words_4 + past_4;
    assign lemma_sum = past_4 == queue_words + past_5 && past_5 == held + past_6 && past_6 == behind_words + past_7
        && past_7 == result_words;
    assign lemma_beside = \dut.pipeline.place.valid_q == valids[PLACE-1:0] && \dut.pipeline.fog.valid_q == valids[FACTOR-1:0];
    assign lemma_places = \dut.pipeline.place_written_q == \dut.pipeline.queue.written_q + past_1[6:0] - past_4[6:0];

    // Where the marked fragment is.
    wire [7:0] where = in_line + in_queue + at_framebuffer + in_behind + in_results;
    assign lemma_mark_once = where == {7'd0, marked};
    assign lemma_mark_in_line = (!in_1 || ahead == ahead_1 + past_1) && (!in_2 || ahead == ahead_2 + past_2)
        && (!in_3 || ahead == ahead_3 + past_3) && (!in_4 || ahead == ahead_4 + past_4);
    assign lemma_mark_in_queue = queue_good && (!in_queue || ahead == queue_ahead + past_5);
    assign lemma_mark_in_framebuffer = (!at_framebuffer || (held && ahead == past_6))
        && (!in_behind || ahead == behind_ahead + past_7);
    assign lemma_mark_in_results = results_good && (!in_results || ahead == result_ahead);
    assign lemma_not_read = not_read + past_6 == inside;
    assign lemma_unread = !marked || (marked_read == (in_behind || in_results) && (marked_read || ahead == unread + past_6));

    // Its words. Pixel and depth are in their memories before the colour is.
    assign \dut.pipeline.pixels.ram.watch = at[PLACE-1];
    assign \dut.pipeline.depths.ram.watch = at[PLACE-1];
    assign \dut.pipeline.colors.ram.watch = at[LINE-1];
    wire has_place = in_2 || in_3 || in_4;
    wire [6:0] queue_at = has_place ? \dut.pipeline.queue.written_q + ahead[6:0] - past_4[6:0] : queue_place;
    reg pixels_good;
    integer i;
    always @(*) begin
        pixels_good = 1'b1;
        for (i = 0; i < BEHIND; i = i + 1)
            if (at_behind[i] && behind_pixels[21*i +: 21] != its_pixel) pixels_good = 1'b0;
    end
    assign lemma_words = (!(has_place || queue_memory) || (\dut.pipeline.pixels.ram.known
            && \dut.pipeline.pixels.ram.place == queue_at && \dut.pipeline.pixels.ram.word == its_pixel
            && \dut.pipeline.depths.ram.known && \dut.pipeline.depths.ram.place == queue_at
            && \dut.pipeline.depths.ram.word == its_depth))
        && (!queue_memory || (\dut.pipeline.colors.ram.known && \dut.pipeline.colors.ram.place == queue_at
            && \dut.pipeline.colors.ram.word == its_color))
        && (!queue_register || (\dut.pipeline.pixels.ram.read_q == its_pixel && \dut.pipeline.depths.ram.read_q == its_depth
            && \dut.pipeline.colors.ram.read_q == its_color))
        && (!queue_head || (\dut.pipeline.pixels.head_q == its_pixel && \dut.pipeline.depths.head_q == its_depth
            && \dut.pipeline.colors.head_q == its_color))
        && (!at_framebuffer || (\dut.pipeline.framebuffer.pixel0_q == its_pixel
            && \dut.pipeline.framebuffer.depth0_q == its_depth && \dut.pipeline.framebuffer.color0_q == its_color))
        && pixels_good;

    // The factor waits in a ring: written FACTOR clocks after the fragment was taken, read when its colour is there.
    assign \dut.pipeline.factors.watch = at[FACTOR-1];
    assign lemma_factor = \dut.pipeline.factor_written_q == \dut.pipeline.factor_read_q + past_2[6:0] - past_3[6:0]
        && (!in_3 || (\dut.pipeline.factors.known && \dut.pipeline.factors.word == its_factor
            && \dut.pipeline.factors.place == \dut.pipeline.factor_read_q + ahead[6:0] - past_3[6:0]))
        && (!at[COLOR] || \dut.pipeline.factors.read_q == its_factor);

    assign \dut.pipeline.result_colors.ram.watch = written_marked;
    assign \dut.pipeline.result_depths.ram.watch = written_marked;
    assign \dut.pipeline.result_states.ram.watch = written_marked;
    wire [25:0] its_states = {its_state[4], its_state[3], its_state[2:0], its_pixel};
    assign lemma_result_words = (!result_memory || (\dut.pipeline.result_colors.ram.known
            && \dut.pipeline.result_colors.ram.place == result_place && \dut.pipeline.result_colors.ram.word == its_color_word
            && \dut.pipeline.result_depths.ram.known && \dut.pipeline.result_depths.ram.place == result_place
            && \dut.pipeline.result_depths.ram.word == its_depth_word && \dut.pipeline.result_states.ram.known
            && \dut.pipeline.result_states.ram.place == result_place && \dut.pipeline.result_states.ram.word == its_states))
        && (!result_register || (\dut.pipeline.result_colors.ram.read_q == its_color_word
            && \dut.pipeline.result_depths.ram.read_q == its_depth_word
            && \dut.pipeline.result_states.ram.read_q == its_states))
        && (!result_head || (color_word == its_color_word && depth_word == its_depth_word
            && {depth_write, color_write, outcome, pixel} == its_states));

    // What is inside of the framebuffer at the pixel that waits, and at the watched one.
    reg busy, one_watched, none_twice, same;
    integer j;
    always @(*) begin
        busy = 1'b0;
        one_watched = 1'b0;
        none_twice = 1'b1;
        same = 1'b1;
        for (j = 0; j < BEHIND; j = j + 1) begin
            if (behind[j] && behind_pixels[21*j +: 8] == \dut.pipeline.framebuffer.pixel0_q [7:0]) busy = 1'b1;
            if (behind[j] && behind_pixels[21*j +: 8] == watched) begin
                if (one_watched) none_twice = 1'b0;
                one_watched = 1'b1;
            end
            if (behind[j] != read_then[j] || (behind[j] && behind_pixels[21*j +: 21] != pixel_then[21*j +: 21])) same = 1'b0;
        end
    end
    assign lemma_blocked = !held || \dut.pipeline.framebuffer.blocked_q == busy;
    assign lemma_pending = pending == one_watched && none_twice && same;

    // Reachable: a marked fragment comes out behind another, one waits for its pixel, a dozen are inside.
    assign cover_marked_given = given && was_behind;
    assign cover_waits = stays && behind[BEHIND-1];
    assign cover_many = inside == 8'd12;
endmodule
