// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_TESTS
`define PICA_FRAGMENT_TESTS
`define PICA_FRAGMENT_TESTS_53BD6988C730
// Tests a fragment and finds what it writes; nothing holds it up.
module pica_fragment_tests (
    input wire clock,
    input wire reset,
    // Registers, from here to `colorbuffer_format`.
    input wire [25:0] color_operation,
    input wire [31:0] blend_func,
    input wire [3:0] logic_op,
    input wire [31:0] blend_color,
    input wire [15:0] fragop_alpha_test,
    input wire [31:0] stencil_test,
    input wire [10:0] stencil_op,
    input wire [12:0] depth_color_mask,
    input wire [3:0] colorbuffer_read,
    input wire [3:0] colorbuffer_write,
    input wire [1:0] depthbuffer_read,
    input wire [1:0] depthbuffer_write,
    input wire [1:0] depthbuffer_format,
    input wire [18:0] colorbuffer_format,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    // Colour and depth of the fragment, a clock behind `in_valid`.
    input wire [31:0] color,
    input wire [23:0] depth,
    // The words of its pixel, two clocks behind `in_valid`.
    input wire [31:0] stored_color,
    input wire [31:0] stored_depth,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [2:0] outcome,
    output wire writes_color,
    output wire [31:0] color_word,
    output wire writes_depth,
    output wire [31:0] depth_word
);

    localparam BLEND_MODE_BLEND = 1'b1;
    localparam COLOR_OPERATION_BLEND_MODE = 8;
    localparam COLOR_OPERATION_FRAGMENT_MODE = 0;
    localparam COLORBUFFER_FORMAT_FORMAT = 16;
    localparam COLORBUFFER_READ_ACCESS = 0;
    localparam COLORBUFFER_WRITE_ACCESS = 0;
    localparam DEPTHBUFFER_FORMAT_FORMAT = 0;
    localparam DEPTHBUFFER_READ_ACCESS = 0;
    localparam DEPTHBUFFER_WRITE_ACCESS = 0;
    localparam FRAGMENT_MODE_DEFAULT = 2'h0;
    localparam FRAGMENT_MODE_GAS = 2'h1;
    localparam FRAGMENT_MODE_SHADOW = 2'h3;
    localparam LOGIC_OP_OPERATION = 0;
    // Choice `fragment_mode_2`: the mode draws as the default one.
    localparam draws_mode_2 = 1'b0;

    reg [11:0] valid_d;
    reg [11:0] valid_q;
    reg draws_d;
    reg draws_q;
    reg blends_d;
    reg blends_q;
    wire [7:0] tests_alpha_alpha;
    wire tests_alpha_pass;
    reg [31:0] color1_q;
    reg [23:0] depth1_q;
    wire [1:0] look_depth_format;
    wire look_readable;
    wire [23:0] look_stored_depth;
    wire [7:0] look_stored_stencil;
    wire look_depth_pass;
    wire look_compares;
    wire [2:0] load_color_format;
    wire load_readable;
    wire [31:0] load_color;
    reg [31:0] stored_color2_q;
    reg [31:0] stored_depth2_q;
    reg [31:0] color2_q;
    reg [23:0] depth2_q;
    wire alive2_d;
    reg alive2_q;
    reg [2:0] outcome2_d;
    reg [2:0] outcome2_q;
    wire [1:0] decide_depth_format;
    wire decide_writable;
    wire decide_passes_stencil;
    wire decide_pass;
    wire decide_write;
    wire [23:0] decide_new_depth;
    wire [7:0] decide_new_stencil;
    reg [31:0] destination3_q;
    reg [31:0] color3_q;
    reg [23:0] depth3_q;
    reg [23:0] stored_depth3_q;
    reg [7:0] stored_stencil3_q;
    reg depth_pass3_q;
    reg compares3_q;
    reg alive3_q;
    reg [2:0] outcome3_q;
    wire [1:0] pack_depth_format;
    wire [31:0] pack_word;
    reg [23:0] new_depth4_q;
    reg [7:0] new_stencil4_q;
    reg writes4_q;
    reg alive4_q;
    reg [2:0] outcome4_d;
    reg [2:0] outcome4_q;
    reg [31:0] depth_word5_d;
    reg [31:0] depth_word5_q;
    wire [4:0] state5_d;
    // Outcome, whether the fragment goes on, whether the depth buffer is written.
    reg [4:0] state5_q;
    wire [3:0] combine_operation;
    wire [31:0] combine_y;
    wire blend_out_valid;
    wire [31:0] blend_y;
    wire [31:0] combined_then_y;
    wire [31:0] destination_then_y;
    wire [31:0] depth_word_then_y;
    wire [4:0] state_then_y;
    wire [2:0] color_stage_color_format;
    wire color_stage_writable;
    wire color_stage_alive;
    wire color_stage_write;
    wire [31:0] color_stage_word;
    wire [2:0] outcome_last_d;
    reg [2:0] outcome_last_q;
    reg writes_color_last_q;
    reg [31:0] color_word_last_d;
    reg [31:0] color_word_last_q;
    wire writes_depth_last_d;
    reg writes_depth_last_q;
    reg [31:0] depth_word_last_q;

    pica_alpha_test tests_alpha (
        .test(fragop_alpha_test),
        .alpha(tests_alpha_alpha),
        .pass(tests_alpha_pass)
    );

    pica_depth_look look (
        .depth_format(look_depth_format),
        .stencil_test(stencil_test),
        .depth_color_mask(depth_color_mask),
        .readable(look_readable),
        .depth(depth2_q),
        .word(stored_depth2_q),
        .stored_depth(look_stored_depth),
        .stored_stencil(look_stored_stencil),
        .depth_pass(look_depth_pass),
        .compares(look_compares)
    );

    pica_color_load load (
        .color_format(load_color_format),
        .readable(load_readable),
        .word(stored_color2_q),
        .color(load_color)
    );

    pica_depth_decide decide (
        .depth_format(decide_depth_format),
        .stencil_test(stencil_test),
        .stencil_op(stencil_op),
        .depth_color_mask(depth_color_mask),
        .writable(decide_writable),
        .alive(alive3_q),
        .depth(depth3_q),
        .stored_depth(stored_depth3_q),
        .stored_stencil(stored_stencil3_q),
        .depth_pass(depth_pass3_q),
        .compares(compares3_q),
        .passes_stencil(decide_passes_stencil),
        .pass(decide_pass),
        .write(decide_write),
        .new_depth(decide_new_depth),
        .new_stencil(decide_new_stencil)
    );

    pica_depth_pack pack (
        .depth_format(pack_depth_format),
        .depth(new_depth4_q),
        .stencil(new_stencil4_q),
        .word(pack_word)
    );

    pica_logic_op_32 combine (
        .operation(combine_operation),
        .source(color3_q),
        .destination(destination3_q),
        .y(combine_y)
    );

    pica_blend blend (
        .clock(clock),
        .reset(reset),
        .in_valid(1'b0),
        .blend_func(blend_func),
        .blend_color(blend_color),
        .source(color3_q),
        .destination(destination3_q),
        .out_valid(blend_out_valid),
        .y(blend_y)
    );

    pica_delay #(.W(32), .L(7)) combined_then (
        .clock(clock),
        .x(combine_y),
        .y(combined_then_y)
    );

    pica_delay #(.W(32), .L(7)) destination_then (
        .clock(clock),
        .x(destination3_q),
        .y(destination_then_y)
    );

    pica_delay #(.W(32), .L(5)) depth_word_then (
        .clock(clock),
        .x(depth_word5_q),
        .y(depth_word_then_y)
    );

    pica_delay #(.W(5), .L(5)) state_then (
        .clock(clock),
        .x(state5_q),
        .y(state_then_y)
    );

    pica_color_stage color_stage (
        .color_format(color_stage_color_format),
        .blends(blends_q),
        .blended(blend_y),
        .combined(combined_then_y),
        .depth_color_mask(depth_color_mask),
        .writable(color_stage_writable),
        .alive(color_stage_alive),
        .destination(destination_then_y),
        .write(color_stage_write),
        .word(color_stage_word)
    );

    always @(*) begin
        draws_d = draws_q;
        blends_d = blends_q;
        case (color_operation[COLOR_OPERATION_FRAGMENT_MODE +: 2])
            FRAGMENT_MODE_DEFAULT: draws_d = 1'b1;
            FRAGMENT_MODE_GAS: draws_d = 1'b0;
            FRAGMENT_MODE_SHADOW: draws_d = 1'b0;
            default: draws_d = draws_mode_2;
        endcase
        case (color_operation[COLOR_OPERATION_BLEND_MODE +: 1])
            BLEND_MODE_BLEND: blends_d = 1'b1;
            default: blends_d = 1'b0;
        endcase
        valid_d = (valid_q << 1) | {11'h0, in_valid};
        if (reset) begin
            valid_d = 12'h0;
        end
    end

    // 1. Alpha test.
    assign tests_alpha_alpha = color1_q[31:24];
    assign alive2_d = draws_q && tests_alpha_pass;

    always @(*) begin
        outcome2_d = 3'h0;
        if (~tests_alpha_pass) begin
            outcome2_d = 3'h1;
        end
        if (~draws_q) begin
            outcome2_d = 3'h4;
        end
    end

    // 2. Comparisons.
    assign look_depth_format = depthbuffer_format[DEPTHBUFFER_FORMAT_FORMAT +: 2];
    assign look_readable = |depthbuffer_read[DEPTHBUFFER_READ_ACCESS +: 2];
    assign load_color_format = colorbuffer_format[COLORBUFFER_FORMAT_FORMAT +: 3];
    assign load_readable = |colorbuffer_read[COLORBUFFER_READ_ACCESS +: 4];

    // 3. Outcome.
    assign decide_depth_format = depthbuffer_format[DEPTHBUFFER_FORMAT_FORMAT +: 2];
    assign decide_writable = |depthbuffer_write[DEPTHBUFFER_WRITE_ACCESS +: 2];

    always @(*) begin
        outcome4_d = outcome3_q;
        if (alive3_q && ~decide_pass) begin
            outcome4_d = 3'h3;
            if (~decide_passes_stencil) begin
                outcome4_d = 3'h2;
            end
        end
    end

    assign combine_operation = logic_op[LOGIC_OP_OPERATION +: 4];

    // 4. The word for the depth buffer.
    assign pack_depth_format = depthbuffer_format[DEPTHBUFFER_FORMAT_FORMAT +: 2];

    always @(*) begin
        depth_word5_d = 32'h0;
        if (writes4_q) begin
            depth_word5_d = pack_word;
        end
    end

    assign state5_d = {2'h0, outcome4_q} | ({4'h0, alive4_q} << 3) | ({4'h0, writes4_q} << 4);

    // 5. When the colour is blended: colour mask, and the word for the colour buffer.
    assign color_stage_color_format = colorbuffer_format[COLORBUFFER_FORMAT_FORMAT +: 3];
    assign color_stage_writable = |colorbuffer_write[COLORBUFFER_WRITE_ACCESS +: 4];
    assign color_stage_alive = state_then_y[3];
    assign outcome_last_d = state_then_y[2:0];

    always @(*) begin
        color_word_last_d = 32'h0;
        if (color_stage_write) begin
            color_word_last_d = color_stage_word;
        end
    end

    assign writes_depth_last_d = state_then_y[4];

    // 6. The words that are written.
    assign out_valid = valid_q[11];
    assign outcome = outcome_last_q;
    assign writes_color = writes_color_last_q;
    assign color_word = color_word_last_q;
    assign writes_depth = writes_depth_last_q;
    assign depth_word = depth_word_last_q;

    initial begin
        valid_q = 12'h0;
        draws_q = 1'b0;
        blends_q = 1'b0;
        color1_q = 32'h0;
        depth1_q = 24'h0;
        stored_color2_q = 32'h0;
        stored_depth2_q = 32'h0;
        color2_q = 32'h0;
        depth2_q = 24'h0;
        alive2_q = 1'b0;
        outcome2_q = 3'h0;
        destination3_q = 32'h0;
        color3_q = 32'h0;
        depth3_q = 24'h0;
        stored_depth3_q = 24'h0;
        stored_stencil3_q = 8'h0;
        depth_pass3_q = 1'b0;
        compares3_q = 1'b0;
        alive3_q = 1'b0;
        outcome3_q = 3'h0;
        new_depth4_q = 24'h0;
        new_stencil4_q = 8'h0;
        writes4_q = 1'b0;
        alive4_q = 1'b0;
        outcome4_q = 3'h0;
        depth_word5_q = 32'h0;
        state5_q = 5'h0;
        outcome_last_q = 3'h0;
        writes_color_last_q = 1'b0;
        color_word_last_q = 32'h0;
        writes_depth_last_q = 1'b0;
        depth_word_last_q = 32'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        draws_q <= draws_d;
        blends_q <= blends_d;
        color1_q <= color;
        depth1_q <= depth;
        stored_color2_q <= stored_color;
        stored_depth2_q <= stored_depth;
        color2_q <= color1_q;
        depth2_q <= depth1_q;
        alive2_q <= alive2_d;
        outcome2_q <= outcome2_d;
        destination3_q <= load_color;
        color3_q <= color2_q;
        depth3_q <= depth2_q;
        stored_depth3_q <= look_stored_depth;
        stored_stencil3_q <= look_stored_stencil;
        depth_pass3_q <= look_depth_pass;
        compares3_q <= look_compares;
        alive3_q <= alive2_q;
        outcome3_q <= outcome2_q;
        new_depth4_q <= decide_new_depth;
        new_stencil4_q <= decide_new_stencil;
        writes4_q <= decide_write;
        alive4_q <= decide_pass;
        outcome4_q <= outcome4_d;
        depth_word5_q <= depth_word5_d;
        state5_q <= state5_d;
        outcome_last_q <= outcome_last_d;
        writes_color_last_q <= color_stage_write;
        color_word_last_q <= color_word_last_d;
        writes_depth_last_q <= writes_depth_last_d;
        depth_word_last_q <= depth_word_then_y;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_TESTS_53BD6988C730
`ifdef __ICARUS__
two different texts of module pica_fragment_tests
`endif
`include "two different texts of module pica_fragment_tests"
`endif
`endif

`default_nettype wire
