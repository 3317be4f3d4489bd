// SPDX-License-Identifier: MIT
// fragment_pipeline: no fragment reads a pixel that one before it is still to write; none is lost, duplicated or reordered
// under any back-pressure, in whatever order the memories answer; registers change between fragments.
// watched: block_ram_7_24_apart block_ram_7_28 block_ram_7_32 block_ram_7_32_apart block_ram_7_5 block_ram_6_32_apart
// cut: dut.front.mix_y dut.front.place_pixel dut.front.place_depth_word dut.front.fog_y
// cut: dut.tests_color_word dut.tests_depth_word dut.tests_outcome dut.tests_writes_color dut.tests_writes_depth
`default_nettype none

// The answers of one memory: for each tag, its bit tells whether the answer has come exactly as the pipeline reads it.
module follow_tags (
    input wire [63:0] bits,
    // Reads that were taken and not answered.
    input wire [63:0] outstanding,
    // The fragment that waits for its answer, how many do, whether the one behind them has its read taken.
    input wire [6:0] consumed,
    input wire [6:0] waits,
    input wire asked,
    input wire reads,
    // Whether the bits are cleared, and how many are.
    input wire ready,
    input wire [6:0] cleared,
    // The fragment of the clock before, and whether it went on.
    input wire [6:0] last,
    input wire went,
    output wire consistent
);
    wire [7:0] in_use = {1'b0, waits} + {7'd0, asked};
    reg good, arrived, used;
    reg [5:0] behind;
    integer g;
    always @(*) begin
        good = 1'b1;
        for (g = 0; g < 64; g = g + 1) begin
            // Each tag is that of one fragment from the one that waits on.
            behind = g - consumed[5:0];
            used = {2'd0, behind} < in_use;
            arrived = bits[g] != (consumed[6] ^ (g < consumed[5:0]));
            if (ready) begin
                if (outstanding[g] && !(used && reads)) good = 1'b0;
                // Where nothing is read a bit is written a clock late.
                if (arrived != (reads ? used && !outstanding[g] : went && last[5:0] == g)) good = 1'b0;
            end else if (outstanding[g] || (g < cleared && bits[g])) good = 1'b0;
        end
    end
    assign consistent = good;
endmodule

module properties (
    input wire clock,
    input wire reset,
    input wire reg_valid,
    input wire [9:0] reg_id,
    input wire [31:0] reg_data,
    input wire [3:0] reg_mask,
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
    input wire answer_color_valid,
    input wire [5:0] answer_color_tag,
    input wire [31:0] answer_color_word,
    input wire answer_depth_valid,
    input wire [5:0] answer_depth_tag,
    input wire [31:0] answer_depth_word,
    input wire read_color_ready,
    input wire write_color_ready,
    input wire read_depth_ready,
    input wire write_depth_ready,
    input wire out_ready,
    // Oracles: the fragment, or the register write, that is taken at this edge is marked, if none is; a bucket of pixels is
    // watched.
    input wire mark,
    input wire mark_write,
    input wire [5:0] watch,
    // what is offered, a result, a read or a write, stays as it is until it is taken
    output wire holds_stays,
    // never are more fragments inside than there is room for, so that no queue overflows
    output wire holds_room,
    // nothing is given, read or written that was not taken
    output wire holds_no_surplus,
    // no read is taken with a tag whose answer is outstanding
    output wire holds_tags,
    // the result of any fragment is given behind those of the fragments before it, at its pixel, and is what the tests made of it
    output wire holds_order,
    // what a fragment writes is written at its pixel behind the writes of the fragments before it, once
    output wire holds_writes,
    // pixels are read in the order of the fragments, as often as the registers say, each with the number of its fragment
    output wire holds_read_order,
    // a fragment is tested with its own colour and depth, and the answers to its own reads
    output wire holds_meets,
    // no fragment reads a pixel between the issue of one before it that has the same pixel and its retirement
    output wire holds_hazard,
    // the colour of a fragment is mixed by its own fog factor
    output wire holds_factor,
    // a register behind the combiner is written once, in order, between the last fragment before the write and the first behind
    output wire holds_registers,
    // a register of the front is written when it is taken, no fragment being there
    output wire holds_front_registers,
    output wire lemma_credit,
    output wire lemma_numbers,
    output wire lemma_sum_line,
    output wire lemma_sum,
    output wire lemma_line,
    output wire lemma_beside,
    output wire lemma_outside,
    output wire lemma_done,
    output wire lemma_mark_once,
    output wire lemma_mark_number,
    output wire lemma_mark_in_line,
    output wire lemma_mark_in_queue,
    output wire lemma_mark_issued,
    output wire lemma_mark_in_results,
    output wire lemma_mark_given,
    output wire lemma_issued,
    output wire lemma_unissued,
    output wire lemma_pixel_words,
    output wire lemma_words,
    output wire lemma_factor,
    output wire lemma_result_words,
    output wire lemma_asked,
    output wire lemma_full,
    output wire lemma_went,
    output wire lemma_color_tags,
    output wire lemma_depth_tags,
    output wire lemma_its_reads,
    output wire lemma_its_answers,
    output wire lemma_ring,
    output wire lemma_queue_ring,
    output wire lemma_retire_ring,
    output wire lemma_queue_buckets,
    output wire lemma_retired_buckets,
    output wire lemma_issued_bucket,
    output wire lemma_busy,
    output wire lemma_blocked,
    output wire lemma_writes,
    output wire lemma_writes_unissued,
    output wire lemma_writes_taken,
    output wire lemma_writes_behind_first,
    output wire lemma_writes_in_order,
    output wire lemma_stop,
    output wire lemma_marked_write,
    output wire cover_marked_given,
    output wire cover_marked_written,
    output wire cover_answered,
    output wire cover_waits,
    output wire cover_write_waits,
    output wire cover_many,
    output wire cover_full
);
    // Clocks from a fragment to its colour with fog, to its pixel and depth, to its factor, to its colour, and places.
    localparam LINE = 55;
    localparam PLACE = 3;
    localparam FACTOR = 7;
    localparam COLOR = 48;
    localparam PLACES = 128;
    // Clocks of the tests.
    localparam TESTS = 12;

    wire reg_ready, fragment_ready, out_valid, color_write, depth_write;
    wire read_color_valid, read_depth_valid, write_color_valid, write_depth_valid;
    wire [20:0] pixel, read_color_address, read_depth_address, write_color_address, write_depth_address;
    wire [5:0] read_color_tag, read_depth_tag;
    wire [31:0] color_word, depth_word, write_color_word, write_depth_word;
    wire [3:0] write_color_enable, write_depth_enable;
    wire [2:0] outcome;

    // The memories answer only what is outstanding. That is all that is assumed of them, and said here rather than by `assume`,
    // so that they do the same when covers are looked for.
    reg [63:0] outstanding_color, outstanding_depth;
    wire answers_color = answer_color_valid && outstanding_color[answer_color_tag];
    wire answers_depth = answer_depth_valid && outstanding_depth[answer_depth_tag];
    fragment_pipeline dut (
        .clock(clock), .reset(reset),
        .reg_valid(reg_valid), .reg_ready(reg_ready), .reg_id(reg_id), .reg_data(reg_data), .reg_mask(reg_mask),
        .fragment_valid(fragment_valid), .fragment_ready(fragment_ready), .x(x), .y(y),
        .depth(depth), .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .answer_color_valid(answers_color), .answer_color_tag(answer_color_tag), .answer_color_word(answer_color_word),
        .answer_depth_valid(answers_depth), .answer_depth_tag(answer_depth_tag), .answer_depth_word(answer_depth_word),
        .read_color_valid(read_color_valid), .read_color_ready(read_color_ready),
        .read_color_address(read_color_address), .read_color_tag(read_color_tag),
        .write_color_valid(write_color_valid), .write_color_ready(write_color_ready),
        .write_color_address(write_color_address), .write_color_word(write_color_word),
        .write_color_enable(write_color_enable),
        .read_depth_valid(read_depth_valid), .read_depth_ready(read_depth_ready),
        .read_depth_address(read_depth_address), .read_depth_tag(read_depth_tag),
        .write_depth_valid(write_depth_valid), .write_depth_ready(write_depth_ready),
        .write_depth_address(write_depth_address), .write_depth_word(write_depth_word),
        .write_depth_enable(write_depth_enable),
        .out_valid(out_valid), .out_ready(out_ready), .pixel(pixel), .outcome(outcome), .color_write(color_write),
        .color_word(color_word), .depth_write(depth_write), .depth_word(depth_word)
    );

    // Signals inside of the block: valid bits of the stages,
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_0.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_1.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_2.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_3.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_4.stage.valid_q ;
    (* hierconn *) wire [7:0] \dut.front.stages.chain_0.steps_5.stage.valid_q ;
    (* hierconn *) wire [6:0] \dut.front.mixing_q ;
    (* hierconn *) wire [2:0] \dut.front.place.valid_q ;
    (* hierconn *) wire [6:0] \dut.front.fog.valid_q ;
    (* hierconn *) wire [11:0] \dut.tests.valid_q ;
    // what they give,
    (* hierconn *) wire [31:0] \dut.front.mix_y ;
    (* hierconn *) wire [20:0] \dut.front.place_pixel ;
    (* hierconn *) wire [23:0] \dut.front.place_depth_word ;
    (* hierconn *) wire [27:0] \dut.front.fog_y ;
    (* hierconn *) wire [27:0] \dut.front.factor_q ;
    (* hierconn *) wire [31:0] \dut.tests_color_word ;
    (* hierconn *) wire [31:0] \dut.tests_depth_word ;
    (* hierconn *) wire [2:0] \dut.tests_outcome ;
    (* hierconn *) wire \dut.tests_writes_color ;
    (* hierconn *) wire \dut.tests_writes_depth ;
    // what the tests are given,
    (* hierconn *) wire [31:0] \dut.consume_color ;
    (* hierconn *) wire [23:0] \dut.consume_depth ;
    (* hierconn *) wire [31:0] \dut.consume_stored_color ;
    (* hierconn *) wire [31:0] \dut.consume_stored_depth ;
    // numbers,
    (* hierconn *) wire [7:0] \dut.credit.count_q ;
    (* hierconn *) wire \dut.credit.full_q ;
    (* hierconn *) wire \dut.credit.occupied_q ;
    (* hierconn *) wire [7:0] \dut.front.taken_count_q ;
    (* hierconn *) wire [7:0] \dut.front.mixed_count_q ;
    (* hierconn *) wire [6:0] \dut.front.placed_count_q ;
    (* hierconn *) wire \dut.front.empty_q ;
    (* hierconn *) wire [6:0] \dut.front.factor_written_q ;
    (* hierconn *) wire [6:0] \dut.front.factor_read_q ;
    (* hierconn *) wire [7:0] \dut.request.count_q ;
    (* hierconn *) wire [6:0] \dut.consume.count_q ;
    (* hierconn *) wire [7:0] \dut.retire.count_q ;
    // the queues,
    (* hierconn *) wire [6:0] \dut.queue.written_q ;
    (* hierconn *) wire [6:0] \dut.queue.read_q ;
    (* hierconn *) wire \dut.queue.fetched_q ;
    (* hierconn *) wire \dut.queue.held_q ;
    (* hierconn *) wire \dut.queue.fetches ;
    (* hierconn *) wire \dut.queue.moves ;
    (* hierconn *) wire [6:0] \dut.retire.results.written_q ;
    (* hierconn *) wire [6:0] \dut.retire.results.read_q ;
    (* hierconn *) wire \dut.retire.results.fetched_q ;
    (* hierconn *) wire \dut.retire.results.held_q ;
    (* hierconn *) wire \dut.retire.results.fetches ;
    (* hierconn *) wire \dut.retire.results.moves ;
    // requests,
    (* hierconn *) wire \dut.reads_color ;
    (* hierconn *) wire \dut.reads_depth ;
    (* hierconn *) wire \dut.request_in_ready ;
    (* hierconn *) wire \dut.request.leaves ;
    (* hierconn *) wire \dut.request.stays ;
    (* hierconn *) wire \dut.request.held_q ;
    (* hierconn *) wire \dut.request.blocked_q ;
    (* hierconn *) wire \dut.request.full_q ;
    (* hierconn *) wire \dut.request.color_asked_q ;
    (* hierconn *) wire \dut.request.depth_asked_q ;
    (* hierconn *) wire [20:0] \dut.request.waiting_q ;
    (* hierconn *) wire [31:0] \dut.request.busy.flags_0_q ;
    (* hierconn *) wire [31:0] \dut.request.busy.flags_1_q ;
    // answers,
    (* hierconn *) wire \dut.consume.consumes ;
    (* hierconn *) wire [6:0] \dut.consume.cleared_q ;
    (* hierconn *) wire [6:0] \dut.consume.color_answers.last_q ;
    (* hierconn *) wire \dut.consume.color_answers.went_q ;
    (* hierconn *) wire [6:0] \dut.consume.depth_answers.last_q ;
    (* hierconn *) wire \dut.consume.depth_answers.went_q ;
    // results,
    (* hierconn *) wire \dut.retire.leaves ;
    (* hierconn *) wire \dut.retire.color_done_q ;
    (* hierconn *) wire \dut.retire.depth_done_q ;
    (* hierconn *) wire \dut.retire.out_done_q ;
    // registers,
    (* hierconn *) wire \dut.front_write ;
    (* hierconn *) wire \dut.front_known ;
    (* hierconn *) wire [4:0] \dut.writes.written_q ;
    (* hierconn *) wire [4:0] \dut.writes.read_q ;
    (* hierconn *) wire \dut.writes.apply_q ;
    (* hierconn *) wire \dut.writes.stop_q ;
    (* hierconn *) wire \dut.writes_write ;
    (* hierconn *) wire [9:0] \dut.writes_write_id ;
    (* hierconn *) wire [31:0] \dut.writes_write_data ;
    (* hierconn *) wire [3:0] \dut.writes_write_mask ;
    // and the memories: of some the watched word,
    (* hierconn *) wire \dut.front.factors.watch , \dut.front.factors.known ;
    (* hierconn *) wire [27:0] \dut.front.factors.word , \dut.front.factors.read_q ;
    (* hierconn *) wire [6:0] \dut.front.factors.place ;
    (* hierconn *) wire \dut.consume.colors.watch , \dut.consume.colors.known ;
    (* hierconn *) wire [31:0] \dut.consume.colors.word ;
    (* hierconn *) wire [6:0] \dut.consume.colors.place ;
    (* hierconn *) wire \dut.consume.depths.watch , \dut.consume.depths.known ;
    (* hierconn *) wire [23:0] \dut.consume.depths.word ;
    (* hierconn *) wire [6:0] \dut.consume.depths.place ;
    (* hierconn *) wire \dut.consume.color_answers.store.watch , \dut.consume.color_answers.store.known ;
    (* hierconn *) wire [31:0] \dut.consume.color_answers.store.word ;
    (* hierconn *) wire [5:0] \dut.consume.color_answers.store.place ;
    (* hierconn *) wire \dut.consume.depth_answers.store.watch , \dut.consume.depth_answers.store.known ;
    (* hierconn *) wire [31:0] \dut.consume.depth_answers.store.word ;
    (* hierconn *) wire [5:0] \dut.consume.depth_answers.store.place ;
    (* hierconn *) wire \dut.retire.colors.ram.watch , \dut.retire.colors.ram.known ;
    (* hierconn *) wire [31:0] \dut.retire.colors.ram.word , \dut.retire.colors.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.retire.colors.ram.place ;
    (* hierconn *) wire \dut.retire.depths.ram.watch , \dut.retire.depths.ram.known ;
    (* hierconn *) wire [31:0] \dut.retire.depths.ram.word , \dut.retire.depths.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.retire.depths.ram.place ;
    (* hierconn *) wire \dut.retire.states.ram.watch , \dut.retire.states.ram.known ;
    (* hierconn *) wire [4:0] \dut.retire.states.ram.word , \dut.retire.states.ram.read_q ;
    (* hierconn *) wire [6:0] \dut.retire.states.ram.place ;
    // of others all words: the pixels in front of the reads and those of the results,
    (* hierconn *) wire [20:0] \dut.pixels.ram_read_data , \dut.pixels.head_q ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram_read_data , \dut.retire.pixels.head_q ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[0] , \dut.pixels.ram.words[1] , \dut.pixels.ram.words[2] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[3] , \dut.pixels.ram.words[4] , \dut.pixels.ram.words[5] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[6] , \dut.pixels.ram.words[7] , \dut.pixels.ram.words[8] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[9] , \dut.pixels.ram.words[10] , \dut.pixels.ram.words[11] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[12] , \dut.pixels.ram.words[13] , \dut.pixels.ram.words[14] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[15] , \dut.pixels.ram.words[16] , \dut.pixels.ram.words[17] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[18] , \dut.pixels.ram.words[19] , \dut.pixels.ram.words[20] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[21] , \dut.pixels.ram.words[22] , \dut.pixels.ram.words[23] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[24] , \dut.pixels.ram.words[25] , \dut.pixels.ram.words[26] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[27] , \dut.pixels.ram.words[28] , \dut.pixels.ram.words[29] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[30] , \dut.pixels.ram.words[31] , \dut.pixels.ram.words[32] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[33] , \dut.pixels.ram.words[34] , \dut.pixels.ram.words[35] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[36] , \dut.pixels.ram.words[37] , \dut.pixels.ram.words[38] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[39] , \dut.pixels.ram.words[40] , \dut.pixels.ram.words[41] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[42] , \dut.pixels.ram.words[43] , \dut.pixels.ram.words[44] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[45] , \dut.pixels.ram.words[46] , \dut.pixels.ram.words[47] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[48] , \dut.pixels.ram.words[49] , \dut.pixels.ram.words[50] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[51] , \dut.pixels.ram.words[52] , \dut.pixels.ram.words[53] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[54] , \dut.pixels.ram.words[55] , \dut.pixels.ram.words[56] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[57] , \dut.pixels.ram.words[58] , \dut.pixels.ram.words[59] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[60] , \dut.pixels.ram.words[61] , \dut.pixels.ram.words[62] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[63] , \dut.pixels.ram.words[64] , \dut.pixels.ram.words[65] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[66] , \dut.pixels.ram.words[67] , \dut.pixels.ram.words[68] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[69] , \dut.pixels.ram.words[70] , \dut.pixels.ram.words[71] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[72] , \dut.pixels.ram.words[73] , \dut.pixels.ram.words[74] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[75] , \dut.pixels.ram.words[76] , \dut.pixels.ram.words[77] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[78] , \dut.pixels.ram.words[79] , \dut.pixels.ram.words[80] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[81] , \dut.pixels.ram.words[82] , \dut.pixels.ram.words[83] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[84] , \dut.pixels.ram.words[85] , \dut.pixels.ram.words[86] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[87] , \dut.pixels.ram.words[88] , \dut.pixels.ram.words[89] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[90] , \dut.pixels.ram.words[91] , \dut.pixels.ram.words[92] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[93] , \dut.pixels.ram.words[94] , \dut.pixels.ram.words[95] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[96] , \dut.pixels.ram.words[97] , \dut.pixels.ram.words[98] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[99] , \dut.pixels.ram.words[100] , \dut.pixels.ram.words[101] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[102] , \dut.pixels.ram.words[103] , \dut.pixels.ram.words[104] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[105] , \dut.pixels.ram.words[106] , \dut.pixels.ram.words[107] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[108] , \dut.pixels.ram.words[109] , \dut.pixels.ram.words[110] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[111] , \dut.pixels.ram.words[112] , \dut.pixels.ram.words[113] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[114] , \dut.pixels.ram.words[115] , \dut.pixels.ram.words[116] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[117] , \dut.pixels.ram.words[118] , \dut.pixels.ram.words[119] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[120] , \dut.pixels.ram.words[121] , \dut.pixels.ram.words[122] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[123] , \dut.pixels.ram.words[124] , \dut.pixels.ram.words[125] ;
    (* hierconn *) wire [20:0] \dut.pixels.ram.words[126] , \dut.pixels.ram.words[127] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[0] , \dut.retire.pixels.ram.words[1] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[2] , \dut.retire.pixels.ram.words[3] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[4] , \dut.retire.pixels.ram.words[5] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[6] , \dut.retire.pixels.ram.words[7] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[8] , \dut.retire.pixels.ram.words[9] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[10] , \dut.retire.pixels.ram.words[11] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[12] , \dut.retire.pixels.ram.words[13] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[14] , \dut.retire.pixels.ram.words[15] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[16] , \dut.retire.pixels.ram.words[17] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[18] , \dut.retire.pixels.ram.words[19] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[20] , \dut.retire.pixels.ram.words[21] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[22] , \dut.retire.pixels.ram.words[23] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[24] , \dut.retire.pixels.ram.words[25] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[26] , \dut.retire.pixels.ram.words[27] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[28] , \dut.retire.pixels.ram.words[29] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[30] , \dut.retire.pixels.ram.words[31] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[32] , \dut.retire.pixels.ram.words[33] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[34] , \dut.retire.pixels.ram.words[35] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[36] , \dut.retire.pixels.ram.words[37] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[38] , \dut.retire.pixels.ram.words[39] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[40] , \dut.retire.pixels.ram.words[41] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[42] , \dut.retire.pixels.ram.words[43] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[44] , \dut.retire.pixels.ram.words[45] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[46] , \dut.retire.pixels.ram.words[47] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[48] , \dut.retire.pixels.ram.words[49] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[50] , \dut.retire.pixels.ram.words[51] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[52] , \dut.retire.pixels.ram.words[53] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[54] , \dut.retire.pixels.ram.words[55] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[56] , \dut.retire.pixels.ram.words[57] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[58] , \dut.retire.pixels.ram.words[59] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[60] , \dut.retire.pixels.ram.words[61] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[62] , \dut.retire.pixels.ram.words[63] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[64] , \dut.retire.pixels.ram.words[65] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[66] , \dut.retire.pixels.ram.words[67] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[68] , \dut.retire.pixels.ram.words[69] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[70] , \dut.retire.pixels.ram.words[71] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[72] , \dut.retire.pixels.ram.words[73] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[74] , \dut.retire.pixels.ram.words[75] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[76] , \dut.retire.pixels.ram.words[77] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[78] , \dut.retire.pixels.ram.words[79] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[80] , \dut.retire.pixels.ram.words[81] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[82] , \dut.retire.pixels.ram.words[83] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[84] , \dut.retire.pixels.ram.words[85] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[86] , \dut.retire.pixels.ram.words[87] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[88] , \dut.retire.pixels.ram.words[89] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[90] , \dut.retire.pixels.ram.words[91] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[92] , \dut.retire.pixels.ram.words[93] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[94] , \dut.retire.pixels.ram.words[95] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[96] , \dut.retire.pixels.ram.words[97] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[98] , \dut.retire.pixels.ram.words[99] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[100] , \dut.retire.pixels.ram.words[101] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[102] , \dut.retire.pixels.ram.words[103] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[104] , \dut.retire.pixels.ram.words[105] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[106] , \dut.retire.pixels.ram.words[107] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[108] , \dut.retire.pixels.ram.words[109] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[110] , \dut.retire.pixels.ram.words[111] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[112] , \dut.retire.pixels.ram.words[113] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[114] , \dut.retire.pixels.ram.words[115] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[116] , \dut.retire.pixels.ram.words[117] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[118] , \dut.retire.pixels.ram.words[119] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[120] , \dut.retire.pixels.ram.words[121] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[122] , \dut.retire.pixels.ram.words[123] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[124] , \dut.retire.pixels.ram.words[125] ;
    (* hierconn *) wire [20:0] \dut.retire.pixels.ram.words[126] , \dut.retire.pixels.ram.words[127] ;
    wire [21*PLACES-1:0] queue_pixels = {
        \dut.pixels.ram.words[127] , \dut.pixels.ram.words[126] , \dut.pixels.ram.words[125] , \dut.pixels.ram.words[124] ,
        \dut.pixels.ram.words[123] , \dut.pixels.ram.words[122] , \dut.pixels.ram.words[121] , \dut.pixels.ram.words[120] ,
        \dut.pixels.ram.words[119] , \dut.pixels.ram.words[118] , \dut.pixels.ram.words[117] , \dut.pixels.ram.words[116] ,
        \dut.pixels.ram.words[115] , \dut.pixels.ram.words[114] , \dut.pixels.ram.words[113] , \dut.pixels.ram.words[112] ,
        \dut.pixels.ram.words[111] , \dut.pixels.ram.words[110] , \dut.pixels.ram.words[109] , \dut.pixels.ram.words[108] ,
        \dut.pixels.ram.words[107] , \dut.pixels.ram.words[106] , \dut.pixels.ram.words[105] , \dut.pixels.ram.words[104] ,
        \dut.pixels.ram.words[103] , \dut.pixels.ram.words[102] , \dut.pixels.ram.words[101] , \dut.pixels.ram.words[100] ,
        \dut.pixels.ram.words[99] , \dut.pixels.ram.words[98] , \dut.pixels.ram.words[97] , \dut.pixels.ram.words[96] ,
        \dut.pixels.ram.words[95] , \dut.pixels.ram.words[94] , \dut.pixels.ram.words[93] , \dut.pixels.ram.words[92] ,
        \dut.pixels.ram.words[91] , \dut.pixels.ram.words[90] , \dut.pixels.ram.words[89] , \dut.pixels.ram.words[88] ,
        \dut.pixels.ram.words[87] , \dut.pixels.ram.words[86] , \dut.pixels.ram.words[85] , \dut.pixels.ram.words[84] ,
        \dut.pixels.ram.words[83] , \dut.pixels.ram.words[82] , \dut.pixels.ram.words[81] , \dut.pixels.ram.words[80] ,
        \dut.pixels.ram.words[79] , \dut.pixels.ram.words[78] , \dut.pixels.ram.words[77] , \dut.pixels.ram.words[76] ,
        \dut.pixels.ram.words[75] , \dut.pixels.ram.words[74] , \dut.pixels.ram.words[73] , \dut.pixels.ram.words[72] ,
        \dut.pixels.ram.words[71] , \dut.pixels.ram.words[70] , \dut.pixels.ram.words[69] , \dut.pixels.ram.words[68] ,
        \dut.pixels.ram.words[67] , \dut.pixels.ram.words[66] , \dut.pixels.ram.words[65] , \dut.pixels.ram.words[64] ,
        \dut.pixels.ram.words[63] , \dut.pixels.ram.words[62] , \dut.pixels.ram.words[61] , \dut.pixels.ram.words[60] ,
        \dut.pixels.ram.words[59] , \dut.pixels.ram.words[58] , \dut.pixels.ram.words[57] , \dut.pixels.ram.words[56] ,
        \dut.pixels.ram.words[55] , \dut.pixels.ram.words[54] , \dut.pixels.ram.words[53] , \dut.pixels.ram.words[52] ,
        \dut.pixels.ram.words[51] , \dut.pixels.ram.words[50] , \dut.pixels.ram.words[49] , \dut.pixels.ram.words[48] ,
        \dut.pixels.ram.words[47] , \dut.pixels.ram.words[46] , \dut.pixels.ram.words[45] , \dut.pixels.ram.words[44] ,
        \dut.pixels.ram.words[43] , \dut.pixels.ram.words[42] , \dut.pixels.ram.words[41] , \dut.pixels.ram.words[40] ,
        \dut.pixels.ram.words[39] , \dut.pixels.ram.words[38] , \dut.pixels.ram.words[37] , \dut.pixels.ram.words[36] ,
        \dut.pixels.ram.words[35] , \dut.pixels.ram.words[34] , \dut.pixels.ram.words[33] , \dut.pixels.ram.words[32] ,
        \dut.pixels.ram.words[31] , \dut.pixels.ram.words[30] , \dut.pixels.ram.words[29] , \dut.pixels.ram.words[28] ,
        \dut.pixels.ram.words[27] , \dut.pixels.ram.words[26] , \dut.pixels.ram.words[25] , \dut.pixels.ram.words[24] ,
        \dut.pixels.ram.words[23] , \dut.pixels.ram.words[22] , \dut.pixels.ram.words[21] , \dut.pixels.ram.words[20] ,
        \dut.pixels.ram.words[19] , \dut.pixels.ram.words[18] , \dut.pixels.ram.words[17] , \dut.pixels.ram.words[16] ,
        \dut.pixels.ram.words[15] , \dut.pixels.ram.words[14] , \dut.pixels.ram.words[13] , \dut.pixels.ram.words[12] ,
        \dut.pixels.ram.words[11] , \dut.pixels.ram.words[10] , \dut.pixels.ram.words[9] , \dut.pixels.ram.words[8] ,
        \dut.pixels.ram.words[7] , \dut.pixels.ram.words[6] , \dut.pixels.ram.words[5] , \dut.pixels.ram.words[4] ,
        \dut.pixels.ram.words[3] , \dut.pixels.ram.words[2] , \dut.pixels.ram.words[1] , \dut.pixels.ram.words[0] };
    wire [21*PLACES-1:0] retire_pixels = {
        \dut.retire.pixels.ram.words[127] , \dut.retire.pixels.ram.words[126] , \dut.retire.pixels.ram.words[125] ,
        \dut.retire.pixels.ram.words[124] , \dut.retire.pixels.ram.words[123] , \dut.retire.pixels.ram.words[122] ,
        \dut.retire.pixels.ram.words[121] , \dut.retire.pixels.ram.words[120] , \dut.retire.pixels.ram.words[119] ,
        \dut.retire.pixels.ram.words[118] , \dut.retire.pixels.ram.words[117] , \dut.retire.pixels.ram.words[116] ,
        \dut.retire.pixels.ram.words[115] , \dut.retire.pixels.ram.words[114] , \dut.retire.pixels.ram.words[113] ,
        \dut.retire.pixels.ram.words[112] , \dut.retire.pixels.ram.words[111] , \dut.retire.pixels.ram.words[110] ,
        \dut.retire.pixels.ram.words[109] , \dut.retire.pixels.ram.words[108] , \dut.retire.pixels.ram.words[107] ,
        \dut.retire.pixels.ram.words[106] , \dut.retire.pixels.ram.words[105] , \dut.retire.pixels.ram.words[104] ,
        \dut.retire.pixels.ram.words[103] , \dut.retire.pixels.ram.words[102] , \dut.retire.pixels.ram.words[101] ,
        \dut.retire.pixels.ram.words[100] , \dut.retire.pixels.ram.words[99] , \dut.retire.pixels.ram.words[98] ,
        \dut.retire.pixels.ram.words[97] , \dut.retire.pixels.ram.words[96] , \dut.retire.pixels.ram.words[95] ,
        \dut.retire.pixels.ram.words[94] , \dut.retire.pixels.ram.words[93] , \dut.retire.pixels.ram.words[92] ,
        \dut.retire.pixels.ram.words[91] , \dut.retire.pixels.ram.words[90] , \dut.retire.pixels.ram.words[89] ,
        \dut.retire.pixels.ram.words[88] , \dut.retire.pixels.ram.words[87] , \dut.retire.pixels.ram.words[86] ,
        \dut.retire.pixels.ram.words[85] , \dut.retire.pixels.ram.words[84] , \dut.retire.pixels.ram.words[83] ,
        \dut.retire.pixels.ram.words[82] , \dut.retire.pixels.ram.words[81] , \dut.retire.pixels.ram.words[80] ,
        \dut.retire.pixels.ram.words[79] , \dut.retire.pixels.ram.words[78] , \dut.retire.pixels.ram.words[77] ,
        \dut.retire.pixels.ram.words[76] , \dut.retire.pixels.ram.words[75] , \dut.retire.pixels.ram.words[74] ,
        \dut.retire.pixels.ram.words[73] , \dut.retire.pixels.ram.words[72] , \dut.retire.pixels.ram.words[71] ,
        \dut.retire.pixels.ram.words[70] , \dut.retire.pixels.ram.words[69] , \dut.retire.pixels.ram.words[68] ,
        \dut.retire.pixels.ram.words[67] , \dut.retire.pixels.ram.words[66] , \dut.retire.pixels.ram.words[65] ,
        \dut.retire.pixels.ram.words[64] , \dut.retire.pixels.ram.words[63] , \dut.retire.pixels.ram.words[62] ,
        \dut.retire.pixels.ram.words[61] , \dut.retire.pixels.ram.words[60] , \dut.retire.pixels.ram.words[59] ,
        \dut.retire.pixels.ram.words[58] , \dut.retire.pixels.ram.words[57] , \dut.retire.pixels.ram.words[56] ,
        \dut.retire.pixels.ram.words[55] , \dut.retire.pixels.ram.words[54] , \dut.retire.pixels.ram.words[53] ,
        \dut.retire.pixels.ram.words[52] , \dut.retire.pixels.ram.words[51] , \dut.retire.pixels.ram.words[50] ,
        \dut.retire.pixels.ram.words[49] , \dut.retire.pixels.ram.words[48] , \dut.retire.pixels.ram.words[47] ,
        \dut.retire.pixels.ram.words[46] , \dut.retire.pixels.ram.words[45] , \dut.retire.pixels.ram.words[44] ,
        \dut.retire.pixels.ram.words[43] , \dut.retire.pixels.ram.words[42] , \dut.retire.pixels.ram.words[41] ,
        \dut.retire.pixels.ram.words[40] , \dut.retire.pixels.ram.words[39] , \dut.retire.pixels.ram.words[38] ,
        \dut.retire.pixels.ram.words[37] , \dut.retire.pixels.ram.words[36] , \dut.retire.pixels.ram.words[35] ,
        \dut.retire.pixels.ram.words[34] , \dut.retire.pixels.ram.words[33] , \dut.retire.pixels.ram.words[32] ,
        \dut.retire.pixels.ram.words[31] , \dut.retire.pixels.ram.words[30] , \dut.retire.pixels.ram.words[29] ,
        \dut.retire.pixels.ram.words[28] , \dut.retire.pixels.ram.words[27] , \dut.retire.pixels.ram.words[26] ,
        \dut.retire.pixels.ram.words[25] , \dut.retire.pixels.ram.words[24] , \dut.retire.pixels.ram.words[23] ,
        \dut.retire.pixels.ram.words[22] , \dut.retire.pixels.ram.words[21] , \dut.retire.pixels.ram.words[20] ,
        \dut.retire.pixels.ram.words[19] , \dut.retire.pixels.ram.words[18] , \dut.retire.pixels.ram.words[17] ,
        \dut.retire.pixels.ram.words[16] , \dut.retire.pixels.ram.words[15] , \dut.retire.pixels.ram.words[14] ,
        \dut.retire.pixels.ram.words[13] , \dut.retire.pixels.ram.words[12] , \dut.retire.pixels.ram.words[11] ,
        \dut.retire.pixels.ram.words[10] , \dut.retire.pixels.ram.words[9] , \dut.retire.pixels.ram.words[8] ,
        \dut.retire.pixels.ram.words[7] , \dut.retire.pixels.ram.words[6] , \dut.retire.pixels.ram.words[5] ,
        \dut.retire.pixels.ram.words[4] , \dut.retire.pixels.ram.words[3] , \dut.retire.pixels.ram.words[2] ,
        \dut.retire.pixels.ram.words[1] , \dut.retire.pixels.ram.words[0] };
    // the bits of answers,
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[0] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[1] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[2] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[3] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[4] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[5] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[6] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[7] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[8] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[9] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[10] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[11] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[12] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[13] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[14] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[15] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[16] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[17] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[18] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[19] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[20] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[21] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[22] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[23] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[24] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[25] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[26] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[27] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[28] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[29] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[30] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[31] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[32] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[33] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[34] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[35] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[36] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[37] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[38] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[39] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[40] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[41] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[42] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[43] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[44] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[45] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[46] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[47] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[48] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[49] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[50] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[51] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[52] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[53] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[54] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[55] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[56] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[57] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[58] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[59] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[60] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[61] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[62] ;
    (* hierconn *) wire [0:0] \dut.consume.color_answers.bits.words[63] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[0] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[1] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[2] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[3] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[4] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[5] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[6] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[7] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[8] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[9] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[10] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[11] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[12] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[13] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[14] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[15] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[16] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[17] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[18] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[19] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[20] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[21] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[22] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[23] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[24] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[25] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[26] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[27] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[28] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[29] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[30] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[31] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[32] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[33] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[34] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[35] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[36] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[37] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[38] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[39] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[40] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[41] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[42] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[43] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[44] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[45] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[46] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[47] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[48] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[49] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[50] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[51] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[52] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[53] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[54] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[55] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[56] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[57] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[58] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[59] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[60] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[61] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[62] ;
    (* hierconn *) wire [0:0] \dut.consume.depth_answers.bits.words[63] ;
    wire [63:0] color_bits = {
        \dut.consume.color_answers.bits.words[63] , \dut.consume.color_answers.bits.words[62] ,
        \dut.consume.color_answers.bits.words[61] , \dut.consume.color_answers.bits.words[60] ,
        \dut.consume.color_answers.bits.words[59] , \dut.consume.color_answers.bits.words[58] ,
        \dut.consume.color_answers.bits.words[57] , \dut.consume.color_answers.bits.words[56] ,
        \dut.consume.color_answers.bits.words[55] , \dut.consume.color_answers.bits.words[54] ,
        \dut.consume.color_answers.bits.words[53] , \dut.consume.color_answers.bits.words[52] ,
        \dut.consume.color_answers.bits.words[51] , \dut.consume.color_answers.bits.words[50] ,
        \dut.consume.color_answers.bits.words[49] , \dut.consume.color_answers.bits.words[48] ,
        \dut.consume.color_answers.bits.words[47] , \dut.consume.color_answers.bits.words[46] ,
        \dut.consume.color_answers.bits.words[45] , \dut.consume.color_answers.bits.words[44] ,
        \dut.consume.color_answers.bits.words[43] , \dut.consume.color_answers.bits.words[42] ,
        \dut.consume.color_answers.bits.words[41] , \dut.consume.color_answers.bits.words[40] ,
        \dut.consume.color_answers.bits.words[39] , \dut.consume.color_answers.bits.words[38] ,
        \dut.consume.color_answers.bits.words[37] , \dut.consume.color_answers.bits.words[36] ,
        \dut.consume.color_answers.bits.words[35] , \dut.consume.color_answers.bits.words[34] ,
        \dut.consume.color_answers.bits.words[33] , \dut.consume.color_answers.bits.words[32] ,
        \dut.consume.color_answers.bits.words[31] , \dut.consume.color_answers.bits.words[30] ,
        \dut.consume.color_answers.bits.words[29] , \dut.consume.color_answers.bits.words[28] ,
        \dut.consume.color_answers.bits.words[27] , \dut.consume.color_answers.bits.words[26] ,
        \dut.consume.color_answers.bits.words[25] , \dut.consume.color_answers.bits.words[24] ,
        \dut.consume.color_answers.bits.words[23] , \dut.consume.color_answers.bits.words[22] ,
        \dut.consume.color_answers.bits.words[21] , \dut.consume.color_answers.bits.words[20] ,
        \dut.consume.color_answers.bits.words[19] , \dut.consume.color_answers.bits.words[18] ,
        \dut.consume.color_answers.bits.words[17] , \dut.consume.color_answers.bits.words[16] ,
        \dut.consume.color_answers.bits.words[15] , \dut.consume.color_answers.bits.words[14] ,
        \dut.consume.color_answers.bits.words[13] , \dut.consume.color_answers.bits.words[12] ,
        \dut.consume.color_answers.bits.words[11] , \dut.consume.color_answers.bits.words[10] ,
        \dut.consume.color_answers.bits.words[9] , \dut.consume.color_answers.bits.words[8] ,
        \dut.consume.color_answers.bits.words[7] , \dut.consume.color_answers.bits.words[6] ,
        \dut.consume.color_answers.bits.words[5] , \dut.consume.color_answers.bits.words[4] ,
        \dut.consume.color_answers.bits.words[3] , \dut.consume.color_answers.bits.words[2] ,
        \dut.consume.color_answers.bits.words[1] , \dut.consume.color_answers.bits.words[0] };
    wire [63:0] depth_bits = {
        \dut.consume.depth_answers.bits.words[63] , \dut.consume.depth_answers.bits.words[62] ,
        \dut.consume.depth_answers.bits.words[61] , \dut.consume.depth_answers.bits.words[60] ,
        \dut.consume.depth_answers.bits.words[59] , \dut.consume.depth_answers.bits.words[58] ,
        \dut.consume.depth_answers.bits.words[57] , \dut.consume.depth_answers.bits.words[56] ,
        \dut.consume.depth_answers.bits.words[55] , \dut.consume.depth_answers.bits.words[54] ,
        \dut.consume.depth_answers.bits.words[53] , \dut.consume.depth_answers.bits.words[52] ,
        \dut.consume.depth_answers.bits.words[51] , \dut.consume.depth_answers.bits.words[50] ,
        \dut.consume.depth_answers.bits.words[49] , \dut.consume.depth_answers.bits.words[48] ,
        \dut.consume.depth_answers.bits.words[47] , \dut.consume.depth_answers.bits.words[46] ,
        \dut.consume.depth_answers.bits.words[45] , \dut.consume.depth_answers.bits.words[44] ,
        \dut.consume.depth_answers.bits.words[43] , \dut.consume.depth_answers.bits.words[42] ,
        \dut.consume.depth_answers.bits.words[41] , \dut.consume.depth_answers.bits.words[40] ,
        \dut.consume.depth_answers.bits.words[39] , \dut.consume.depth_answers.bits.words[38] ,
        \dut.consume.depth_answers.bits.words[37] , \dut.consume.depth_answers.bits.words[36] ,
        \dut.consume.depth_answers.bits.words[35] , \dut.consume.depth_answers.bits.words[34] ,
        \dut.consume.depth_answers.bits.words[33] , \dut.consume.depth_answers.bits.words[32] ,
        \dut.consume.depth_answers.bits.words[31] , \dut.consume.depth_answers.bits.words[30] ,
        \dut.consume.depth_answers.bits.words[29] , \dut.consume.depth_answers.bits.words[28] ,
        \dut.consume.depth_answers.bits.words[27] , \dut.consume.depth_answers.bits.words[26] ,
        \dut.consume.depth_answers.bits.words[25] , \dut.consume.depth_answers.bits.words[24] ,
        \dut.consume.depth_answers.bits.words[23] , \dut.consume.depth_answers.bits.words[22] ,
        \dut.consume.depth_answers.bits.words[21] , \dut.consume.depth_answers.bits.words[20] ,
        \dut.consume.depth_answers.bits.words[19] , \dut.consume.depth_answers.bits.words[18] ,
        \dut.consume.depth_answers.bits.words[17] , \dut.consume.depth_answers.bits.words[16] ,
        \dut.consume.depth_answers.bits.words[15] , \dut.consume.depth_answers.bits.words[14] ,
        \dut.consume.depth_answers.bits.words[13] , \dut.consume.depth_answers.bits.words[12] ,
        \dut.consume.depth_answers.bits.words[11] , \dut.consume.depth_answers.bits.words[10] ,
        \dut.consume.depth_answers.bits.words[9] , \dut.consume.depth_answers.bits.words[8] ,
        \dut.consume.depth_answers.bits.words[7] , \dut.consume.depth_answers.bits.words[6] ,
        \dut.consume.depth_answers.bits.words[5] , \dut.consume.depth_answers.bits.words[4] ,
        \dut.consume.depth_answers.bits.words[3] , \dut.consume.depth_answers.bits.words[2] ,
        \dut.consume.depth_answers.bits.words[1] , \dut.consume.depth_answers.bits.words[0] };
    // and the register writes that wait.
    (* hierconn *) wire [21:0] \dut.writes.heads.words[0] , \dut.writes.heads.words[1] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[2] , \dut.writes.heads.words[3] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[4] , \dut.writes.heads.words[5] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[6] , \dut.writes.heads.words[7] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[8] , \dut.writes.heads.words[9] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[10] , \dut.writes.heads.words[11] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[12] , \dut.writes.heads.words[13] ;
    (* hierconn *) wire [21:0] \dut.writes.heads.words[14] , \dut.writes.heads.words[15] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[0] , \dut.writes.contents.words[1] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[2] , \dut.writes.contents.words[3] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[4] , \dut.writes.contents.words[5] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[6] , \dut.writes.contents.words[7] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[8] , \dut.writes.contents.words[9] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[10] , \dut.writes.contents.words[11] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[12] , \dut.writes.contents.words[13] ;
    (* hierconn *) wire [31:0] \dut.writes.contents.words[14] , \dut.writes.contents.words[15] ;
    wire [22*16-1:0] write_heads = {
        \dut.writes.heads.words[15] , \dut.writes.heads.words[14] , \dut.writes.heads.words[13] ,
        \dut.writes.heads.words[12] , \dut.writes.heads.words[11] , \dut.writes.heads.words[10] ,
        \dut.writes.heads.words[9] , \dut.writes.heads.words[8] , \dut.writes.heads.words[7] ,
        \dut.writes.heads.words[6] , \dut.writes.heads.words[5] , \dut.writes.heads.words[4] ,
        \dut.writes.heads.words[3] , \dut.writes.heads.words[2] , \dut.writes.heads.words[1] ,
        \dut.writes.heads.words[0] };
    wire [32*16-1:0] write_contents = {
        \dut.writes.contents.words[15] , \dut.writes.contents.words[14] , \dut.writes.contents.words[13] ,
        \dut.writes.contents.words[12] , \dut.writes.contents.words[11] , \dut.writes.contents.words[10] ,
        \dut.writes.contents.words[9] , \dut.writes.contents.words[8] , \dut.writes.contents.words[7] ,
        \dut.writes.contents.words[6] , \dut.writes.contents.words[5] , \dut.writes.contents.words[4] ,
        \dut.writes.contents.words[3] , \dut.writes.contents.words[2] , \dut.writes.contents.words[1] ,
        \dut.writes.contents.words[0] };

    wire [LINE-1:0] valids = {
        \dut.front.mixing_q ,
        \dut.front.stages.chain_0.steps_5.stage.valid_q , \dut.front.stages.chain_0.steps_4.stage.valid_q ,
        \dut.front.stages.chain_0.steps_3.stage.valid_q , \dut.front.stages.chain_0.steps_2.stage.valid_q ,
        \dut.front.stages.chain_0.steps_1.stage.valid_q , \dut.front.stages.chain_0.steps_0.stage.valid_q };
    // Numbers of fragments that were taken, placed, mixed, issued, consumed and retired.
    wire [7:0] taken = \dut.front.taken_count_q ;
    wire [6:0] placed = \dut.front.placed_count_q ;
    wire [7:0] mixed = \dut.front.mixed_count_q ;
    wire [7:0] issued = \dut.request.count_q ;
    wire [6:0] consumed = \dut.consume.count_q ;
    wire [7:0] retired = \dut.retire.count_q ;

    wire takes = fragment_valid && fragment_ready;
    wire gives = out_valid && out_ready;
    wire asks_color = read_color_valid && read_color_ready;
    wire asks_depth = read_depth_valid && read_depth_ready;
    wire puts_color = write_color_valid && write_color_ready;
    wire puts_depth = write_depth_valid && write_depth_ready;
    wire issues = \dut.request.leaves ;
    wire consumes = \dut.consume.consumes ;
    wire retires = \dut.retire.leaves ;
    wire held = \dut.request.held_q ;
    wire ready = \dut.consume.cleared_q [6];
    wire applies = \dut.writes_write ;

    // An offer stays as it is until it is taken.
    reg offered, offered_read_color, offered_read_depth, offered_write_color, offered_write_depth;
    reg [89:0] offer;
    reg [26:0] offer_read_color, offer_read_depth;
    reg [56:0] offer_write_color, offer_write_depth;
    wire [89:0] result = {pixel, outcome, color_write, color_word, depth_write, depth_word};
    wire [26:0] color_read = {read_color_address, read_color_tag};
    wire [26:0] depth_read = {read_depth_address, read_depth_tag};
    wire [56:0] color_put = {write_color_address, write_color_word, write_color_enable};
    wire [56:0] depth_put = {write_depth_address, write_depth_word, write_depth_enable};
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= result;
        offered_read_color <= read_color_valid && !read_color_ready && !reset;
        offer_read_color <= color_read;
        offered_read_depth <= read_depth_valid && !read_depth_ready && !reset;
        offer_read_depth <= depth_read;
        offered_write_color <= write_color_valid && !write_color_ready && !reset;
        offer_write_color <= color_put;
        offered_write_depth <= write_depth_valid && !write_depth_ready && !reset;
        offer_write_depth <= depth_put;
    end
    assign holds_stays = (!offered || (out_valid && result == offer))
        && (!offered_read_color || (read_color_valid && color_read == offer_read_color))
        && (!offered_read_depth || (read_depth_valid && depth_read == offer_read_depth))
        && (!offered_write_color || (write_color_valid && color_put == offer_write_color))
        && (!offered_write_depth || (write_depth_valid && depth_put == offer_write_depth));

    // What was taken and not retired is inside: never more than there is room for, and nothing comes out of nothing.
    reg [7:0] inside, not_given, not_issued;
    always @(posedge clock) begin
        inside <= reset ? 8'd0 : inside + {7'd0, takes} - {7'd0, retires};
        not_given <= reset ? 8'd0 : not_given + {7'd0, takes} - {7'd0, gives};
        not_issued <= reset ? 8'd0 : not_issued + {7'd0, takes} - {7'd0, issues};
    end
    assign holds_room = inside <= PLACES;
    assign holds_no_surplus = (!gives || not_given != 8'd0) && (!(retires || puts_color || puts_depth) || inside != 8'd0)
        && (!(issues || asks_color || asks_depth) || not_issued != 8'd0);

    // Tags of reads that are outstanding.
    always @(posedge clock) begin
        if (answers_color) outstanding_color[answer_color_tag] <= 1'b0;
        if (answers_depth) outstanding_depth[answer_depth_tag] <= 1'b0;
        if (asks_color) outstanding_color[read_color_tag] <= 1'b1;
        if (asks_depth) outstanding_depth[read_depth_tag] <= 1'b1;
        if (reset) begin
            outstanding_color <= 64'd0;
            outstanding_depth <= 64'd0;
        end
    end
    assign holds_tags = (!asks_color || !outstanding_color[read_color_tag])
        && (!asks_depth || !outstanding_depth[read_depth_tag]);

    // One fragment is marked. It was taken behind `ahead` fragments that are still to be retired, behind `unseen` whose result is
    // still to be given and behind `unissued` that are still to be issued. `number` is its own.
    // What the parts made of it: pixel and depth PLACE clocks after it was taken, factor of fog, colour with fog LINE clocks
    // after, what it writes, and the words of its pixel, which are the answers to its own reads.
    reg marked, was_behind, its_given, its_issued;
    reg [7:0] ahead, unseen, unissued, number;
    reg [20:0] its_pixel;
    reg [23:0] its_depth;
    reg [27:0] its_factor;
    reg [31:0] its_color, its_color_word, its_depth_word, its_stored_color, its_stored_depth;
    reg [4:0] its_state;
    // Whether its reads were taken and are outstanding, and its writes were taken.
    reg its_color_read, its_depth_read, its_color_open, its_depth_open, its_color_put, its_depth_put;
    wire [LINE-1:0] at;
    wire [TESTS-1:0] at_tests;
    reg at_request, in_wait;
    wire marks = takes && mark && !marked;
    wire retires_marked = retires && marked && ahead == 8'd0;
    wire gives_marked = gives && marked && !its_given && unseen == 8'd0;
    wire is_next = marked && !its_issued && unissued == 8'd0;
    wire issues_marked = issues && is_next;
    wire asks_color_marked = asks_color && is_next;
    wire asks_depth_marked = asks_depth && is_next;
    wire answers_color_marked = answers_color && its_color_open && answer_color_tag == number[5:0];
    wire answers_depth_marked = answers_depth && its_depth_open && answer_depth_tag == number[5:0];
    wire puts_color_marked = puts_color && marked && ahead == 8'd0;
    wire puts_depth_marked = puts_depth && marked && ahead == 8'd0;
    wire written_marked = at_tests[TESTS-1];
    always @(posedge clock) begin
        if (marks) begin
            marked <= 1'b1;
            number <= taken;
            was_behind <= inside != {7'd0, retires};
            ahead <= inside - {7'd0, retires};
            unseen <= not_given - {7'd0, gives};
            unissued <= not_issued - {7'd0, issues};
            its_given <= 1'b0;
            its_issued <= 1'b0;
            its_color_read <= 1'b0;
            its_depth_read <= 1'b0;
            its_color_open <= 1'b0;
            its_depth_open <= 1'b0;
            its_color_put <= 1'b0;
            its_depth_put <= 1'b0;
        end else if (marked) begin
            if (retires && ahead != 8'd0) ahead <= ahead - 8'd1;
            if (gives && unseen != 8'd0) unseen <= unseen - 8'd1;
            if (issues && unissued != 8'd0) unissued <= unissued - 8'd1;
            if (gives_marked) its_given <= 1'b1;
            if (issues_marked) its_issued <= 1'b1;
            if (asks_color_marked) its_color_read <= 1'b1;
            if (asks_depth_marked) its_depth_read <= 1'b1;
            its_color_open <= asks_color_marked || (its_color_open && !answers_color_marked);
            its_depth_open <= asks_depth_marked || (its_depth_open && !answers_depth_marked);
            if (puts_color_marked) its_color_put <= 1'b1;
            if (puts_depth_marked) its_depth_put <= 1'b1;
        end
        if (at[PLACE-1]) its_pixel <= \dut.front.place_pixel ;
        if (at[PLACE-1]) its_depth <= \dut.front.place_depth_word ;
        if (at[FACTOR-1]) its_factor <= \dut.front.fog_y ;
        if (at[LINE-1]) its_color <= \dut.front.mix_y ;
        if (answers_color_marked) its_stored_color <= answer_color_word;
        if (answers_depth_marked) its_stored_depth <= answer_depth_word;
        if (written_marked) begin
            its_color_word <= \dut.tests_color_word ;
            its_depth_word <= \dut.tests_depth_word ;
            its_state <= {\dut.tests_writes_depth , \dut.tests_writes_color , \dut.tests_outcome };
        end
        if (retires_marked || reset) marked <= 1'b0;
    end

    // The result behind as many others as fragments were before it is what the tests made of the marked one, at the pixel that
    // was found for it; it is given before the fragment is retired.
    wire result_head;
    assign holds_order = (!gives_marked || (result_head && pixel == its_pixel && color_word == its_color_word
            && depth_word == its_depth_word && {depth_write, color_write, outcome} == its_state))
        && (!retires_marked || its_given || gives_marked);
    // Its writes, between those of the fragments before it and those behind: each once if there is one.
    assign holds_writes = (!puts_color_marked || (result_head && its_state[3] && !its_color_put
            && write_color_address == its_pixel && write_color_word == its_color_word))
        && (!puts_depth_marked || (result_head && its_state[4] && !its_depth_put
            && write_depth_address == its_pixel && write_depth_word == its_depth_word))
        && (!retires_marked || ((its_color_put || puts_color_marked) == its_state[3]
            && (its_depth_put || puts_depth_marked) == its_state[4]));
    // Its reads, when those before it are issued: each once if its buffer is read.
    assign holds_read_order = (!asks_color_marked || (at_request && !its_color_read && read_color_address == its_pixel
            && read_color_tag == number[5:0]))
        && (!asks_depth_marked || (at_request && !its_depth_read && read_depth_address == its_pixel
            && read_depth_tag == number[5:0]))
        && (!issues_marked || ((its_color_read || asks_color_marked) == \dut.reads_color
            && (its_depth_read || asks_depth_marked) == \dut.reads_depth ));
    // What the tests get of it: colour and depth a clock after it went on, the words of its pixel two clocks after.
    assign holds_meets = (!at_tests[0] || (\dut.consume_color == its_color && \dut.consume_depth == its_depth))
        && (!(at_tests[1] && its_color_read) || (!its_color_open && \dut.consume_stored_color == its_stored_color))
        && (!(at_tests[1] && its_depth_read) || (!its_depth_open && \dut.consume_stored_depth == its_stored_depth));
    // Its colour meets its own factor of fog.
    assign holds_factor = !at[COLOR+1] || \dut.front.factor_q == its_factor;

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
    wire [9:0] queue_words, queue_ahead, result_words, result_ahead;
    wire queue_memory, queue_register, queue_head, in_queue, queue_good;
    wire result_memory, result_register, in_results, results_good;
    wire [6:0] queue_place, result_place;
    follow_queue #(.A(7)) queue (
        .clock(clock), .reset(reset), .put_mark(at[LINE-1]), .written(\dut.queue.written_q ),
        .read(\dut.queue.read_q ), .fetched(\dut.queue.fetched_q ), .held(\dut.queue.held_q ),
        .fetch(\dut.queue.fetches ), .load(\dut.queue.moves ), .take(\dut.request_in_ready ), .words(queue_words),
        .in_memory(queue_memory), .in_register(queue_register), .at_head(queue_head), .inside(in_queue),
        .place(queue_place), .ahead(queue_ahead), .consistent(queue_good)
    );
    // Fragments inside that are past a part: 1 to 4 as above, 5 the queue, 6 the one that waits (issued), 7 the answers
    // (consumed), 8 the tests.
    reg [9:0] past_1, past_2, past_3, past_4, past_5, past_6, past_7, past_8;
    wire waits_next = \dut.request_in_ready && \dut.queue.held_q ;
    wire tested = \dut.tests.valid_q [TESTS-1];
    always @(posedge clock) begin
        past_1 <= reset ? 10'd0 : past_1 + {9'd0, valids[PLACE-1]} - {9'd0, retires};
        past_2 <= reset ? 10'd0 : past_2 + {9'd0, valids[FACTOR-1]} - {9'd0, retires};
        past_3 <= reset ? 10'd0 : past_3 + {9'd0, valids[COLOR-1]} - {9'd0, retires};
        past_4 <= reset ? 10'd0 : past_4 + {9'd0, valids[LINE-1]} - {9'd0, retires};
        past_5 <= reset ? 10'd0 : past_5 + {9'd0, waits_next} - {9'd0, retires};
        past_6 <= reset ? 10'd0 : past_6 + {9'd0, issues} - {9'd0, retires};
        past_7 <= reset ? 10'd0 : past_7 + {9'd0, consumes} - {9'd0, retires};
        past_8 <= reset ? 10'd0 : past_8 + {9'd0, tested} - {9'd0, retires};
    end
    // Fragments that are issued and wait for their answers.
    wire [6:0] waits = issued[6:0] - consumed;
    wire consumes_marked = in_wait && consumes && {2'd0, ahead} == past_7;
    wire [9:0] tests_words, tests_ahead;
    wire in_tests, tests_good;
    follow_line #(.N(TESTS)) tests (
        .clock(clock), .reset(reset), .enter(consumes), .marks(consumes_marked), .line(\dut.tests.valid_q ),
        .words(tests_words), .ahead(tests_ahead), .inside(in_tests), .at(at_tests), .consistent(tests_good)
    );
    follow_queue #(.A(7)) results (
        .clock(clock), .reset(reset), .put_mark(written_marked), .written(\dut.retire.results.written_q ),
        .read(\dut.retire.results.read_q ), .fetched(\dut.retire.results.fetched_q ),
        .held(\dut.retire.results.held_q ), .fetch(\dut.retire.results.fetches ), .load(\dut.retire.results.moves ),
        .take(retires), .words(result_words), .in_memory(result_memory), .in_register(result_register),
        .at_head(result_head), .inside(in_results), .place(result_place), .ahead(result_ahead), .consistent(results_good)
    );
    always @(posedge clock) begin
        at_request <= !reset && (\dut.request_in_ready ? queue_head : at_request);
        in_wait <= !reset && ((issues && at_request) || (in_wait && !consumes_marked));
    end
    assign lemma_credit = \dut.credit.count_q == inside && \dut.credit.full_q == (inside == PLACES)
        && \dut.credit.occupied_q == (inside != 8'd0);
    assign lemma_line = line_good && tests_good;
    assign lemma_sum_line = {2'd0, inside} == words_1 + past_1 && past_1 == words_2 + past_2 && past_2 == words_3 + past_3
        && past_3 == words_4 + past_4 && (!\dut.front.empty_q || {2'd0, inside} == past_4);
    assign lemma_sum = past_4 == queue_words + past_5 && past_5 == {9'd0, held} + past_6
        && past_6 == {3'd0, waits} + past_7 && past_7 == tests_words + past_8 && past_8 == result_words;
    assign lemma_beside = \dut.front.place.valid_q == valids[PLACE-1:0] && \dut.front.fog.valid_q == valids[FACTOR-1:0];
    // The block counts as is counted here, in places and numbers.
    wire [6:0] queue_reads = retired[6:0] + past_5[6:0] + {6'd0, \dut.queue.held_q } + {6'd0, \dut.queue.fetched_q };
    wire [6:0] results_reads = retired[6:0] + {6'd0, \dut.retire.results.held_q } + {6'd0, \dut.retire.results.fetched_q };
    wire [6:0] results_written = retired[6:0] + past_8[6:0];
    wire [7:0] counted_taken = retired + inside;
    wire [6:0] counted_placed = retired[6:0] + past_1[6:0];
    wire [7:0] counted_mixed = retired + past_4[7:0];
    wire [7:0] counted_issued = retired + past_6[7:0];
    wire [6:0] counted_consumed = retired[6:0] + past_7[6:0];
    assign lemma_numbers = taken == counted_taken && placed == counted_placed && mixed == counted_mixed
        && issued == counted_issued && consumed == counted_consumed && \dut.queue.written_q == mixed[6:0]
        && \dut.queue.read_q == queue_reads && \dut.retire.results.written_q == results_written
        && \dut.retire.results.read_q == results_reads;
    assign lemma_outside = {2'd0, not_issued} + past_6 == {2'd0, inside}
        && not_given + {7'd0, \dut.retire.out_done_q } == inside;
    assign lemma_done = (!\dut.retire.out_done_q || \dut.retire.results.held_q )
        && (!\dut.retire.color_done_q || (\dut.retire.results.held_q && color_write))
        && (!\dut.retire.depth_done_q || (\dut.retire.results.held_q && depth_write));

    // Where the marked fragment is.
    wire [7:0] where = in_line + in_queue + at_request + in_wait + in_tests + in_results;
    wire issued_marked = in_wait || in_tests || in_results;
    wire [7:0] counted_number = retired + ahead;
    assign lemma_mark_once = where == {7'd0, marked};
    assign lemma_mark_number = !marked || number == counted_number;
    assign lemma_mark_in_line = (!in_1 || ahead == ahead_1 + past_1) && (!in_2 || ahead == ahead_2 + past_2)
        && (!in_3 || ahead == ahead_3 + past_3) && (!in_4 || ahead == ahead_4 + past_4);
    assign lemma_mark_in_queue = queue_good && (!in_queue || ahead == queue_ahead + past_5)
        && (!queue_memory || queue_place == number[6:0]);
    assign lemma_mark_issued = (!at_request || (held && ahead == past_6))
        && (!in_wait || (ahead >= past_7 && ahead < past_6)) && (!in_tests || ahead == tests_ahead + past_8);
    assign lemma_mark_in_results = results_good && (!in_results || ahead == result_ahead)
        && (!result_memory || result_place == number[6:0]);
    assign lemma_mark_given = !marked || (ahead == 8'd0
        ? unseen == 8'd0 && its_given == \dut.retire.out_done_q && its_color_put == \dut.retire.color_done_q
            && its_depth_put == \dut.retire.depth_done_q
        : !its_given && !its_color_put && !its_depth_put && unseen + {7'd0, \dut.retire.out_done_q } == ahead);
    assign lemma_issued = !marked || its_issued == issued_marked;
    assign lemma_unissued = !marked || its_issued || ahead == unissued + past_6;

    // Pixels. Of these memories all words are kept, since what is said of busy pixels is said of all fragments: a word in front
    // of the reads, and that of the results, is what was found for the fragment of its number, from when it was found to the
    // retirement.
    function [5:0] bucket(input [20:0] of);
        bucket = {of[1] ^ of[8], of[3] ^ of[7], of[5] ^ of[6], of[4], of[2], of[0]};
    endfunction
    reg [20:0] queue_pixel, retire_pixel;
    integer n;
    always @(*) begin
        queue_pixel = 21'd0;
        retire_pixel = 21'd0;
        for (n = 0; n < PLACES; n = n + 1)
            if (number[6:0] == n) begin
                queue_pixel = queue_pixels[21*n +: 21];
                retire_pixel = retire_pixels[21*n +: 21];
            end
    end
    wire past_place = marked && !in_1;
    wire has_place = in_2 || in_3 || in_4;
    assign lemma_pixel_words = (!past_place || retire_pixel == its_pixel)
        && (!(has_place || queue_memory) || queue_pixel == its_pixel)
        && (!queue_register || \dut.pixels.ram_read_data == its_pixel)
        && (!queue_head || \dut.pixels.head_q == its_pixel)
        && (!at_request || \dut.request.waiting_q == its_pixel)
        && (!result_register || \dut.retire.pixels.ram_read_data == its_pixel)
        && (!result_head || \dut.retire.pixels.head_q == its_pixel);

    // Its colour and depth wait until its answers have come.
    assign \dut.consume.depths.watch = at[PLACE-1];
    assign \dut.consume.colors.watch = at[LINE-1];
    wire has_color = in_queue || at_request || in_wait;
    assign lemma_words = (!(has_place || has_color) || (\dut.consume.depths.known && \dut.consume.depths.place == number[6:0]
            && \dut.consume.depths.word == its_depth))
        && (!has_color || (\dut.consume.colors.known && \dut.consume.colors.place == number[6:0]
            && \dut.consume.colors.word == its_color))
        && (!at_tests[0] || (\dut.consume_color == its_color && \dut.consume_depth == its_depth));

    // The factor waits in a ring: written FACTOR clocks after the fragment was taken, read when its colour is there.
    assign \dut.front.factors.watch = at[FACTOR-1];
    assign lemma_factor = \dut.front.factor_written_q == \dut.front.factor_read_q + past_2[6:0] - past_3[6:0]
        && (!in_3 || (\dut.front.factors.known && \dut.front.factors.word == its_factor
            && \dut.front.factors.place == \dut.front.factor_read_q + ahead[6:0] - past_3[6:0]))
        && (!at[COLOR] || \dut.front.factors.read_q == its_factor);

    assign \dut.retire.colors.ram.watch = written_marked;
    assign \dut.retire.depths.ram.watch = written_marked;
    assign \dut.retire.states.ram.watch = written_marked;
    assign lemma_result_words = (!result_memory || (\dut.retire.colors.ram.known
            && \dut.retire.colors.ram.place == result_place && \dut.retire.colors.ram.word == its_color_word
            && \dut.retire.depths.ram.known && \dut.retire.depths.ram.place == result_place
            && \dut.retire.depths.ram.word == its_depth_word && \dut.retire.states.ram.known
            && \dut.retire.states.ram.place == result_place && \dut.retire.states.ram.word == its_state))
        && (!result_register || (\dut.retire.colors.ram.read_q == its_color_word
            && \dut.retire.depths.ram.read_q == its_depth_word && \dut.retire.states.ram.read_q == its_state))
        && (!result_head || (color_word == its_color_word && depth_word == its_depth_word
            && {depth_write, color_write, outcome} == its_state));

    // Reads: what may be asked may be until it is issued. At most 64 fragments wait, those that went on in the clock before
    // still counted, so that a word is read before another comes to its place.
    wire color_asked = \dut.request.color_asked_q ;
    wire depth_asked = \dut.request.depth_asked_q ;
    wire may_ask = held && !\dut.request.blocked_q && !\dut.request.full_q && !\dut.writes.stop_q ;
    assign lemma_asked = (!color_asked || (may_ask && \dut.reads_color )) && (!depth_asked || (may_ask && \dut.reads_depth ));
    assign lemma_full = waits <= 7'd64 && (\dut.request.full_q || (ready && waits < 7'd64))
        && (ready || (waits == 7'd0 && consumed == 7'd0));
    wire color_went = \dut.consume.color_answers.went_q ;
    wire depth_went = \dut.consume.depth_answers.went_q ;
    wire [6:0] last = consumed - 7'd1;
    wire [6:0] color_in_use = waits + {6'd0, color_asked};
    wire [6:0] depth_in_use = waits + {6'd0, depth_asked};
    assign lemma_went = (ready
        ? color_went == \dut.tests.valid_q [0] && depth_went == \dut.tests.valid_q [0]
            && (!color_went || (\dut.consume.color_answers.last_q == last && color_in_use < 7'd64))
            && (!depth_went || (\dut.consume.depth_answers.last_q == last && depth_in_use < 7'd64))
        : !(color_went || depth_went) || \dut.consume.cleared_q == 7'd0)
        && (!at_tests[0] || (\dut.consume.color_answers.last_q == number[6:0]
            && \dut.consume.depth_answers.last_q == number[6:0]));
    follow_tags color_tags (
        .bits(color_bits), .outstanding(outstanding_color), .consumed(consumed), .waits(waits), .asked(color_asked),
        .reads(\dut.reads_color ), .ready(ready), .cleared(\dut.consume.cleared_q ),
        .last(\dut.consume.color_answers.last_q ), .went(color_went), .consistent(lemma_color_tags)
    );
    follow_tags depth_tags (
        .bits(depth_bits), .outstanding(outstanding_depth), .consumed(consumed), .waits(waits), .asked(depth_asked),
        .reads(\dut.reads_depth ), .ready(ready), .cleared(\dut.consume.cleared_q ),
        .last(\dut.consume.depth_answers.last_q ), .went(depth_went), .consistent(lemma_depth_tags)
    );
    // Those of the marked fragment.
    wire may_be_open = at_request || in_wait;
    assign lemma_its_reads = !marked || (
        (issued_marked ? its_color_read == \dut.reads_color : its_color_read == (at_request && color_asked))
        && (issued_marked ? its_depth_read == \dut.reads_depth : its_depth_read == (at_request && depth_asked))
        && (!its_color_open || (its_color_read && may_be_open)) && (!its_depth_open || (its_depth_read && may_be_open))
        && (!(may_be_open && its_color_read) || its_color_open == outstanding_color[number[5:0]])
        && (!(may_be_open && its_depth_read) || its_depth_open == outstanding_depth[number[5:0]]));
    assign \dut.consume.color_answers.store.watch = answers_color_marked;
    assign \dut.consume.depth_answers.store.watch = answers_depth_marked;
    wire stored = at_request || in_wait || at_tests[0];
    assign lemma_its_answers = (!(stored && its_color_read && !its_color_open) || (\dut.consume.color_answers.store.known
            && \dut.consume.color_answers.store.place == number[5:0]
            && \dut.consume.color_answers.store.word == its_stored_color))
        && (!(stored && its_depth_read && !its_depth_open) || (\dut.consume.depth_answers.store.known
            && \dut.consume.depth_answers.store.place == number[5:0]
            && \dut.consume.depth_answers.store.word == its_stored_depth))
        && (!(at_tests[1] && its_color_read) || \dut.consume_stored_color == its_stored_color)
        && (!(at_tests[1] && its_depth_read) || \dut.consume_stored_depth == its_stored_depth);

    // Busy pixels. One bucket (any, kept since reset) is watched. A bit for each place, `ring`, tells whether the pixel that was
    // found for the fragment there is of that bucket. Of the fragments that are issued and not retired at most one is, and the
    // flag of the bucket says whether. That a retirement clears the flag only for that one needs the pixel of every
    // fragment, not of the marked one alone: hence the ring, and all words of both memories.
    reg [5:0] watched;
    reg [PLACES-1:0] ring;
    reg has_issued;
    reg [6:0] issued_place;
    wire waiting_watched = bucket(\dut.request.waiting_q ) == watched;
    always @(posedge clock) begin
        if (reset) watched <= watch;
        if (valids[PLACE-1]) ring[placed] <= bucket(\dut.front.place_pixel ) == watched;
        if (issues && waiting_watched) begin
            has_issued <= 1'b1;
            issued_place <= issued[6:0];
        end else if (retires && issued_place == retired[6:0]) has_issued <= 1'b0;
        if (reset) has_issued <= 1'b0;
    end
    reg queue_good_ring, retire_good_ring, issued_good;
    reg [6:0] behind;
    integer k;
    always @(*) begin
        queue_good_ring = 1'b1;
        retire_good_ring = 1'b1;
        issued_good = 1'b1;
        for (k = 0; k < PLACES; k = k + 1) begin
            behind = k - retired[6:0];
            if ({3'd0, behind} < past_1) begin
                if ((bucket(queue_pixels[21*k +: 21]) == watched) != ring[k]) queue_good_ring = 1'b0;
                if ((bucket(retire_pixels[21*k +: 21]) == watched) != ring[k]) retire_good_ring = 1'b0;
            end
            if ({3'd0, behind} < past_6 && ring[k] != (has_issued && issued_place == k)) issued_good = 1'b0;
        end
    end
    assign lemma_queue_ring = queue_good_ring;
    assign lemma_retire_ring = retire_good_ring;
    assign lemma_ring = !past_place || ring[number[6:0]] == (bucket(its_pixel) == watched);
    wire [6:0] register_place = retired[6:0] + past_5[6:0] + {6'd0, \dut.queue.held_q };
    wire [6:0] head_place = retired[6:0] + past_5[6:0];
    assign lemma_queue_buckets = (!\dut.queue.fetched_q
            || (bucket(\dut.pixels.ram_read_data ) == watched) == ring[register_place])
        && (!\dut.queue.held_q || (bucket(\dut.pixels.head_q ) == watched) == ring[head_place])
        && (!held || waiting_watched == ring[issued[6:0]]);
    wire [6:0] result_register_place = retired[6:0] + {6'd0, \dut.retire.results.held_q };
    assign lemma_retired_buckets = (!\dut.retire.results.fetched_q
            || (bucket(\dut.retire.pixels.ram_read_data ) == watched) == ring[result_register_place])
        && (!\dut.retire.results.held_q || (bucket(\dut.retire.pixels.head_q ) == watched) == ring[retired[6:0]]);
    wire [6:0] issued_behind = issued_place - retired[6:0];
    assign lemma_issued_bucket = issued_good && (!has_issued || {3'd0, issued_behind} < past_6);
    wire [63:0] busy = {\dut.request.busy.flags_1_q , \dut.request.busy.flags_0_q };
    assign lemma_busy = busy[watched] == has_issued;
    assign lemma_blocked = !(held && !\dut.request.blocked_q && waiting_watched) || !has_issued;
    // The watched bucket is any, and so that of the marked fragment: while that is issued nobody reads its pixel. Nor does a
    // fragment of the watched bucket while another is issued.
    assign holds_hazard = !(asks_color || asks_depth)
        || (!(marked && its_issued && bucket(its_pixel) == watched
                && ((asks_color && read_color_address == its_pixel) || (asks_depth && read_depth_address == its_pixel)))
            && !(has_issued && waiting_watched));

    // Register writes. One that was taken for what is behind the combiner is marked: behind `write_ahead` others that wait,
    // behind `write_before` fragments that are not retired, of which `write_unissued` are not issued.
    wire for_framebuffer = (reg_id >= 10'h100 && reg_id <= 10'h107) || (reg_id >= 10'h112 && reg_id <= 10'h117);
    wire takes_write = reg_valid && reg_ready && for_framebuffer;
    reg [4:0] waiting_writes;
    reg marked_write, write_was_behind;
    reg [4:0] write_ahead;
    reg [7:0] write_before, write_unissued;
    reg [9:0] write_id;
    reg [31:0] write_data;
    reg [3:0] write_mask;
    wire marks_write = takes_write && mark_write && !marked_write;
    wire applies_marked = applies && marked_write && write_ahead == 5'd0;
    always @(posedge clock) begin
        waiting_writes <= reset ? 5'd0 : waiting_writes + {4'd0, takes_write} - {4'd0, applies};
        if (marks_write) begin
            marked_write <= 1'b1;
            write_was_behind <= inside != {7'd0, retires};
            write_ahead <= waiting_writes - {4'd0, applies};
            write_before <= inside - {7'd0, retires};
            write_unissued <= not_issued - {7'd0, issues};
            write_id <= reg_id;
            write_data <= reg_data;
            write_mask <= reg_mask;
        end else if (marked_write) begin
            if (applies && write_ahead != 5'd0) write_ahead <= write_ahead - 5'd1;
            if (retires && write_before != 8'd0) write_before <= write_before - 8'd1;
            if (issues && write_unissued != 8'd0) write_unissued <= write_unissued - 8'd1;
        end
        if (applies_marked || reset) marked_write <= 1'b0;
    end
    // While it waits, none of the fragments taken after it asks for its pixel or is issued; when it is applied, none of those
    // before it is inside. Nothing is applied that was not taken.
    assign holds_registers = (!applies || waiting_writes != 5'd0)
        && (!(marked_write && write_unissued == 8'd0) || !(issues || asks_color || asks_depth))
        && (!applies_marked || (write_before == 8'd0 && past_6 == 10'd0 && \dut.writes_write_id == write_id
            && \dut.writes_write_data == write_data && \dut.writes_write_mask == write_mask));
    // In front nothing waits. What is known to both sections, DEPTHBUFFER_FORMAT alone, may be written there again and again
    // until it is taken.
    assign holds_front_registers = (!\dut.front_write || ({2'd0, inside} == past_4 && !takes))
        && (!(reg_valid && reg_ready && \dut.front_known ) || \dut.front_write )
        && (!(\dut.front_write && \dut.front_known && !reg_ready) || reg_id == 10'h116);

    // The writes that wait, the first first: each comes before a fragment that is not issued, or before the one to be taken next,
    // and none before the one in front of it. That none comes before the first is said of each, since a solver is slow to find
    // it by way of all between them.
    wire [4:0] writes_inside = \dut.writes.written_q - \dut.writes.read_q ;
    wire [3:0] first_write = \dut.writes.read_q [3:0];
    wire [3:0] marked_place = first_write + write_ahead[3:0];
    reg writes_in_order, writes_behind_first, writes_taken, marked_good;
    reg [3:0] order;
    reg [7:0] before, before_next, head_before;
    integer w;
    always @(*) begin
        writes_in_order = 1'b1;
        writes_behind_first = 1'b1;
        writes_taken = 1'b1;
        marked_good = 1'b1;
        head_before = 8'd0;
        for (w = 0; w < 16; w = w + 1)
            if (first_write == w) head_before = write_heads[22*w + 14 +: 8] - retired;
        for (w = 0; w < 16; w = w + 1) begin
            order = w - first_write;
            before = write_heads[22*w + 14 +: 8] - retired;
            before_next = write_heads[22*((w + 1) % 16) + 14 +: 8] - retired;
            if ({1'b0, order} + 5'd1 < writes_inside && before > before_next) writes_in_order = 1'b0;
            if ({1'b0, order} < writes_inside && before < head_before) writes_behind_first = 1'b0;
            if ({1'b0, order} < writes_inside && before > inside) writes_taken = 1'b0;
            if (marked_place == w && (before != write_before || write_heads[22*w +: 10] != write_id
                || write_heads[22*w + 10 +: 4] != write_mask || write_contents[32*w +: 32] != write_data))
                marked_good = 1'b0;
        end
    end
    assign lemma_writes = writes_inside <= 5'd16 && waiting_writes == writes_inside
        && (!\dut.writes.apply_q || (writes_inside != 5'd0 && head_before == 8'd0));
    assign lemma_writes_unissued = writes_inside == 5'd0 || {2'd0, head_before} >= past_6;
    assign lemma_writes_taken = writes_taken;
    assign lemma_writes_in_order = writes_in_order;
    assign lemma_writes_behind_first = writes_behind_first;
    assign lemma_stop = !(writes_inside != 5'd0 && {2'd0, head_before} == past_6)
        || \dut.writes.stop_q || {2'd0, inside} == past_6;
    assign lemma_marked_write = !marked_write || (write_ahead < writes_inside && marked_good
        && {2'd0, write_before} == {2'd0, write_unissued} + past_6);

    // Reachable: a marked fragment is retired behind another, it writes both buffers, it meets the answer to its read of a
    // colour; one waits for its pixel; a write waits for a fragment; many are inside, and as many as there is room for.
    assign cover_marked_given = retires_marked && was_behind;
    assign cover_marked_written = retires_marked && its_state[3] && its_state[4];
    assign cover_answered = at_tests[1] && its_color_read;
    assign cover_waits = \dut.request.stays && marked && its_issued;
    assign cover_write_waits = applies_marked && write_was_behind;
    assign cover_many = inside == 8'd64;
    assign cover_full = inside == PLACES;
endmodule
