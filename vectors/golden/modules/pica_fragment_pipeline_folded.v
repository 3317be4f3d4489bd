// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_PIPELINE_FOLDED
`define PICA_FRAGMENT_PIPELINE_FOLDED
`define PICA_FRAGMENT_PIPELINE_FOLDED_C32934562949
// Everything from the combiner to the framebuffer, in front of the memories of the buffers.
module pica_fragment_pipeline_folded (
    input wire clock,
    input wire reset,
    // Input channel `reg`, with valid and ready.
    input wire reg_valid,
    output wire reg_ready,
    // Register id, from TEXENV0_SOURCE (0x0C0) to FRAMEBUFFER_DIM (0x11E); those without effect on fragments
    // do nothing.
    input wire [9:0] reg_id,
    // The word that is written.
    input wire [31:0] reg_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] reg_mask,
    // Input channel `fragment`, with valid and ready.
    input wire fragment_valid,
    output wire fragment_ready,
    // Column of the fragment.
    input wire [10:0] x,
    // Line of the fragment.
    input wire [9:0] y,
    // Depth of the fragment; 1.0 is 0xFFFFFF00.
    input wire [31:0] depth,
    // Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    input wire [31:0] primary,
    // Diffuse and ambient light.
    input wire [31:0] fragment_primary,
    // Specular light.
    input wire [31:0] fragment_secondary,
    // Texture unit 0.
    input wire [31:0] texture0,
    // Texture unit 1.
    input wire [31:0] texture1,
    // Texture unit 2.
    input wire [31:0] texture2,
    // Procedural texture.
    input wire [31:0] texture3,
    // Input channel `answer_color`, with valid alone.
    input wire answer_color_valid,
    // Tag of the read of the colour buffer that is answered.
    input wire [5:0] answer_color_tag,
    // The word of its pixel.
    input wire [31:0] answer_color_word,
    // Input channel `answer_depth`, with valid alone.
    input wire answer_depth_valid,
    // Tag of the read of the depth buffer that is answered.
    input wire [5:0] answer_depth_tag,
    // The word of its pixel.
    input wire [31:0] answer_depth_word,
    // Output channel `read_color`, with valid and ready.
    output wire read_color_valid,
    input wire read_color_ready,
    // Number of the pixel whose word in the colour buffer is read: its place in the buffer in units of
    // pixels.
    output wire [20:0] read_color_address,
    // What the answer has to carry.
    output wire [5:0] read_color_tag,
    // Output channel `write_color`, with valid and ready.
    output wire write_color_valid,
    input wire write_color_ready,
    // Number of the pixel whose word in the colour buffer is written.
    output wire [20:0] write_color_address,
    // The word that is written.
    output wire [31:0] write_color_word,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    output wire [3:0] write_color_enable,
    // Output channel `read_depth`, with valid and ready.
    output wire read_depth_valid,
    input wire read_depth_ready,
    // Number of the pixel whose word in the depth buffer is read.
    output wire [20:0] read_depth_address,
    // What the answer has to carry.
    output wire [5:0] read_depth_tag,
    // Output channel `write_depth`, with valid and ready.
    output wire write_depth_valid,
    input wire write_depth_ready,
    // Number of the pixel whose word in the depth buffer is written.
    output wire [20:0] write_depth_address,
    // The word that is written.
    output wire [31:0] write_depth_word,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    output wire [3:0] write_depth_enable,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    // Number of the pixel of the fragment.
    output wire [20:0] pixel,
    // Outcome: 0 passed; rejected by 1 alpha, 2 stencil, 3 depth test; 4 the mode draws nothing, or not
    // here.
    output wire [2:0] outcome,
    // Whether the fragment writes the colour buffer.
    output wire color_write,
    // The word that the fragment writes to the colour buffer; 0 without a write.
    output wire [31:0] color_word,
    // Whether the fragment writes the depth buffer.
    output wire depth_write,
    // The word that the fragment writes to the depth buffer; 0 without a write.
    output wire [31:0] depth_word
);

    localparam COLORBUFFER_READ_ACCESS = 0;
    localparam DEPTHBUFFER_READ_ACCESS = 0;

    wire credit_take;
    wire credit_has_room;
    wire credit_is_empty;
    wire front_write;
    wire front_known;
    wire front_is_empty;
    wire front_in_valid;
    wire front_in_ready;
    wire [7:0] front_taken;
    wire front_placed;
    wire [6:0] front_placed_at;
    wire [20:0] front_pixel;
    wire [23:0] front_depth_word;
    wire front_mixed;
    wire [6:0] front_mixed_at;
    wire [31:0] front_color;
    wire writes_put;
    wire writes_has_room;
    wire writes_stops;
    wire writes_write;
    wire [9:0] writes_write_id;
    wire [31:0] writes_write_data;
    wire [3:0] writes_write_mask;
    wire registers_known;
    wire [25:0] registers_color_operation;
    wire [31:0] registers_blend_func;
    wire [3:0] registers_logic_op;
    wire [31:0] registers_blend_color;
    wire [15:0] registers_fragop_alpha_test;
    wire [31:0] registers_stencil_test;
    wire [10:0] registers_stencil_op;
    wire [12:0] registers_depth_color_mask;
    wire [3:0] registers_colorbuffer_read;
    wire [3:0] registers_colorbuffer_write;
    wire [1:0] registers_depthbuffer_read;
    wire [1:0] registers_depthbuffer_write;
    wire [1:0] registers_depthbuffer_format;
    wire [18:0] registers_colorbuffer_format;
    wire [6:0] queue_write_address;
    wire queue_fetch;
    wire [6:0] queue_read_address;
    wire queue_load;
    wire queue_valid;
    wire [20:0] pixels_y;
    wire request_reads_color;
    wire request_reads_depth;
    wire request_in_ready;
    wire request_read_color_valid;
    wire request_read_depth_valid;
    wire [20:0] request_address;
    wire [7:0] request_issued;
    wire [7:0] request_after_issued;
    wire request_issues;
    wire consume_reads_color;
    wire consume_reads_depth;
    wire consume_is_ready;
    wire [6:0] consume_consumed;
    wire consume_out_valid;
    wire [31:0] consume_color;
    wire [23:0] consume_depth;
    wire [31:0] consume_stored_color;
    wire [31:0] consume_stored_depth;
    wire tests_out_valid;
    wire [2:0] tests_outcome;
    wire tests_writes_color;
    wire [31:0] tests_color_word;
    wire tests_writes_depth;
    wire [31:0] tests_depth_word;
    wire retire_write_color_valid;
    wire [3:0] retire_color_bytes;
    wire retire_write_depth_valid;
    wire [3:0] retire_depth_bytes;
    wire retire_out_valid;
    wire [20:0] retire_pixel;
    wire [2:0] retire_outcome;
    wire retire_writes_color;
    wire [31:0] retire_color;
    wire retire_writes_depth;
    wire [31:0] retire_depth;
    wire retire_retires;
    wire [7:0] retire_retired;
    wire ready;
    wire takes;
    wire waits_for_front;
    wire waits_for_room;
    wire reads_color;
    wire reads_depth;

    pica_credit #(.N(128)) credit (
        .clock(clock),
        .reset(reset),
        .take(credit_take),
        .give(retire_retires),
        .has_room(credit_has_room),
        .is_empty(credit_is_empty)
    );

    pica_fragment_front_folded front (
        .clock(clock),
        .reset(reset),
        .write(front_write),
        .write_id(reg_id),
        .write_data(reg_data),
        .write_mask(reg_mask),
        .known(front_known),
        .is_empty(front_is_empty),
        .in_valid(front_in_valid),
        .in_ready(front_in_ready),
        .x(x),
        .y(y),
        .depth(depth),
        .primary(primary),
        .fragment_primary(fragment_primary),
        .fragment_secondary(fragment_secondary),
        .texture0(texture0),
        .texture1(texture1),
        .texture2(texture2),
        .texture3(texture3),
        .taken(front_taken),
        .placed(front_placed),
        .placed_at(front_placed_at),
        .pixel(front_pixel),
        .depth_word(front_depth_word),
        .mixed(front_mixed),
        .mixed_at(front_mixed_at),
        .color(front_color)
    );

    pica_register_queue writes (
        .clock(clock),
        .reset(reset),
        .put(writes_put),
        .id(reg_id),
        .data(reg_data),
        .mask(reg_mask),
        .number(front_taken),
        .has_room(writes_has_room),
        .issued(request_issued),
        .after_issued(request_after_issued),
        .issues(request_issues),
        .retired(retire_retired),
        .stops(writes_stops),
        .write(writes_write),
        .write_id(writes_write_id),
        .write_data(writes_write_data),
        .write_mask(writes_write_mask)
    );

    pica_framebuffer_registers registers (
        .clock(clock),
        .id(reg_id),
        .known(registers_known),
        .write(writes_write),
        .write_id(writes_write_id),
        .write_data(writes_write_data),
        .write_mask(writes_write_mask),
        .color_operation(registers_color_operation),
        .blend_func(registers_blend_func),
        .logic_op(registers_logic_op),
        .blend_color(registers_blend_color),
        .fragop_alpha_test(registers_fragop_alpha_test),
        .stencil_test(registers_stencil_test),
        .stencil_op(registers_stencil_op),
        .depth_color_mask(registers_depth_color_mask),
        .colorbuffer_read(registers_colorbuffer_read),
        .colorbuffer_write(registers_colorbuffer_write),
        .depthbuffer_read(registers_depthbuffer_read),
        .depthbuffer_write(registers_depthbuffer_write),
        .depthbuffer_format(registers_depthbuffer_format),
        .colorbuffer_format(registers_colorbuffer_format)
    );

    pica_queue #(.A(7)) queue (
        .clock(clock),
        .reset(reset),
        .put(front_mixed),
        .write_address(queue_write_address),
        .fetch(queue_fetch),
        .read_address(queue_read_address),
        .load(queue_load),
        .valid(queue_valid),
        .take(request_in_ready)
    );

    pica_queue_words #(.A(7), .W(21)) pixels (
        .clock(clock),
        .put(front_placed),
        .write_address(front_placed_at),
        .x(front_pixel),
        .fetch(queue_fetch),
        .read_address(queue_read_address),
        .load(queue_load),
        .y(pixels_y)
    );

    pica_fragment_request request (
        .clock(clock),
        .reset(reset),
        .reads_color(request_reads_color),
        .reads_depth(request_reads_depth),
        .is_ready(consume_is_ready),
        .stops(writes_stops),
        .in_valid(queue_valid),
        .in_ready(request_in_ready),
        .pixel(pixels_y),
        .read_color_valid(request_read_color_valid),
        .read_color_ready(read_color_ready),
        .read_depth_valid(request_read_depth_valid),
        .read_depth_ready(read_depth_ready),
        .address(request_address),
        .issued(request_issued),
        .after_issued(request_after_issued),
        .issues(request_issues),
        .consumed(consume_consumed),
        .retires(retire_retires),
        .retired_pixel(retire_pixel)
    );

    pica_fragment_consume consume (
        .clock(clock),
        .reset(reset),
        .reads_color(consume_reads_color),
        .reads_depth(consume_reads_depth),
        .answer_color_valid(answer_color_valid),
        .answer_color_tag(answer_color_tag),
        .answer_color_word(answer_color_word),
        .answer_depth_valid(answer_depth_valid),
        .answer_depth_tag(answer_depth_tag),
        .answer_depth_word(answer_depth_word),
        .placed(front_placed),
        .placed_at(front_placed_at),
        .placed_depth(front_depth_word),
        .mixed(front_mixed),
        .mixed_at(front_mixed_at),
        .mixed_color(front_color),
        .issued(request_issued),
        .is_ready(consume_is_ready),
        .consumed(consume_consumed),
        .out_valid(consume_out_valid),
        .color(consume_color),
        .depth(consume_depth),
        .stored_color(consume_stored_color),
        .stored_depth(consume_stored_depth)
    );

    pica_fragment_tests tests (
        .clock(clock),
        .reset(reset),
        .color_operation(registers_color_operation),
        .blend_func(registers_blend_func),
        .logic_op(registers_logic_op),
        .blend_color(registers_blend_color),
        .fragop_alpha_test(registers_fragop_alpha_test),
        .stencil_test(registers_stencil_test),
        .stencil_op(registers_stencil_op),
        .depth_color_mask(registers_depth_color_mask),
        .colorbuffer_read(registers_colorbuffer_read),
        .colorbuffer_write(registers_colorbuffer_write),
        .depthbuffer_read(registers_depthbuffer_read),
        .depthbuffer_write(registers_depthbuffer_write),
        .depthbuffer_format(registers_depthbuffer_format),
        .colorbuffer_format(registers_colorbuffer_format),
        .in_valid(consume_out_valid),
        .color(consume_color),
        .depth(consume_depth),
        .stored_color(consume_stored_color),
        .stored_depth(consume_stored_depth),
        .out_valid(tests_out_valid),
        .outcome(tests_outcome),
        .writes_color(tests_writes_color),
        .color_word(tests_color_word),
        .writes_depth(tests_writes_depth),
        .depth_word(tests_depth_word)
    );

    pica_fragment_retire retire (
        .clock(clock),
        .reset(reset),
        .colorbuffer_format(registers_colorbuffer_format),
        .depthbuffer_format(registers_depthbuffer_format),
        .placed(front_placed),
        .placed_at(front_placed_at),
        .placed_pixel(front_pixel),
        .in_valid(tests_out_valid),
        .in_outcome(tests_outcome),
        .in_writes_color(tests_writes_color),
        .in_color(tests_color_word),
        .in_writes_depth(tests_writes_depth),
        .in_depth(tests_depth_word),
        .write_color_valid(retire_write_color_valid),
        .write_color_ready(write_color_ready),
        .color_bytes(retire_color_bytes),
        .write_depth_valid(retire_write_depth_valid),
        .write_depth_ready(write_depth_ready),
        .depth_bytes(retire_depth_bytes),
        .out_valid(retire_out_valid),
        .out_ready(out_ready),
        .pixel(retire_pixel),
        .outcome(retire_outcome),
        .writes_color(retire_writes_color),
        .color(retire_color),
        .writes_depth(retire_writes_depth),
        .depth(retire_depth),
        .retires(retire_retires),
        .retired(retire_retired)
    );

    // Registers. A write for both sections may wait for room when it has reached the front: there it is the same again.
    assign front_write = reg_valid && front_is_empty;
    assign waits_for_front = front_known && ~front_is_empty;
    assign waits_for_room = registers_known && ~writes_has_room;
    assign reg_ready = ~waits_for_front && ~waits_for_room;
    assign writes_put = reg_valid && registers_known && writes_has_room && ~waits_for_front;

    // 1. The front.
    assign ready = credit_has_room && front_in_ready && ~reg_valid;
    assign takes = fragment_valid && ready;
    assign fragment_ready = ready;
    assign credit_take = takes;
    assign front_in_valid = takes;

    // 2. The queue.

    // 3. Reads.
    assign reads_color = |registers_colorbuffer_read[COLORBUFFER_READ_ACCESS +: 4];
    assign reads_depth = |registers_depthbuffer_read[DEPTHBUFFER_READ_ACCESS +: 2];
    assign request_reads_color = reads_color;
    assign request_reads_depth = reads_depth;
    assign read_color_valid = request_read_color_valid;
    assign read_color_address = request_address;
    assign read_color_tag = request_issued[5:0];
    assign read_depth_valid = request_read_depth_valid;
    assign read_depth_address = request_address;
    assign read_depth_tag = request_issued[5:0];

    // 4. Answers and tests.
    assign consume_reads_color = reads_color;
    assign consume_reads_depth = reads_depth;

    // 5. Results.
    assign write_color_valid = retire_write_color_valid;
    assign write_color_address = retire_pixel;
    assign write_color_word = retire_color;
    assign write_color_enable = retire_color_bytes;
    assign write_depth_valid = retire_write_depth_valid;
    assign write_depth_address = retire_pixel;
    assign write_depth_word = retire_depth;
    assign write_depth_enable = retire_depth_bytes;
    assign out_valid = retire_out_valid;
    assign pixel = retire_pixel;
    assign outcome = retire_outcome;
    assign color_write = retire_writes_color;
    assign color_word = retire_color;
    assign depth_write = retire_writes_depth;
    assign depth_word = retire_depth;
endmodule
`else
`ifndef PICA_FRAGMENT_PIPELINE_FOLDED_C32934562949
`ifdef __ICARUS__
two different texts of module pica_fragment_pipeline_folded
`endif
`include "two different texts of module pica_fragment_pipeline_folded"
`endif
`endif

`default_nettype wire
