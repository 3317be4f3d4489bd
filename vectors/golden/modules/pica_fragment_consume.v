// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_CONSUME
`define PICA_FRAGMENT_CONSUME
`define PICA_FRAGMENT_CONSUME_BEA8D74FFED3
// The fragments that are issued wait here until the words of their pixels have come, and go on in their
// order.
module pica_fragment_consume (
    input wire clock,
    input wire reset,
    // Whether fragments read the colour buffer, and the depth buffer.
    input wire reads_color,
    input wire reads_depth,
    // Input channel `answer_color`, with valid alone.
    input wire answer_color_valid,
    input wire [5:0] answer_color_tag,
    input wire [31:0] answer_color_word,
    // Input channel `answer_depth`, with valid alone.
    input wire answer_depth_valid,
    input wire [5:0] answer_depth_tag,
    input wire [31:0] answer_depth_word,
    // Whether the depth of a fragment is kept at the next edge, and its place.
    input wire placed,
    input wire [6:0] placed_at,
    input wire [23:0] placed_depth,
    // Whether the colour of a fragment is kept at the next edge, and its place.
    input wire mixed,
    input wire [6:0] mixed_at,
    input wire [31:0] mixed_color,
    // Number of the fragment that is issued next.
    input wire [7:0] issued,
    // Whether fragments may be issued.
    output wire is_ready,
    // Number of the fragment that goes on next.
    output wire [6:0] consumed,
    // Whether a fragment goes on at the next edge.
    output wire out_valid,
    // Colour and depth of that fragment, a clock later.
    output wire [31:0] color,
    output wire [23:0] depth,
    // The words of the pixel of that fragment, two clocks later.
    output wire [31:0] stored_color,
    output wire [31:0] stored_depth
);

    localparam NUMBERS_TAG = 6;

    wire color_answers_clear;
    wire [5:0] color_answers_clear_tag;
    wire color_answers_consumes;
    wire color_answers_arrived;
    wire [31:0] color_answers_y;
    wire depth_answers_clear;
    wire [5:0] depth_answers_clear_tag;
    wire depth_answers_consumes;
    wire depth_answers_arrived;
    wire [31:0] depth_answers_y;
    wire [31:0] colors_read_data;
    wire [23:0] depths_read_data;
    reg [6:0] count_d;
    reg [6:0] count_q;
    reg [6:0] cleared_d;
    // How many tags are cleared.
    reg [6:0] cleared_q;
    wire consumes;
    wire clears;

    pica_fragment_answers color_answers (
        .clock(clock),
        .clear(color_answers_clear),
        .clear_tag(color_answers_clear_tag),
        .reads(reads_color),
        .valid(answer_color_valid),
        .tag(answer_color_tag),
        .word(answer_color_word),
        .consumed(count_q),
        .consumes(color_answers_consumes),
        .arrived(color_answers_arrived),
        .y(color_answers_y)
    );

    pica_fragment_answers depth_answers (
        .clock(clock),
        .clear(depth_answers_clear),
        .clear_tag(depth_answers_clear_tag),
        .reads(reads_depth),
        .valid(answer_depth_valid),
        .tag(answer_depth_tag),
        .word(answer_depth_word),
        .consumed(count_q),
        .consumes(depth_answers_consumes),
        .arrived(depth_answers_arrived),
        .y(depth_answers_y)
    );

    pica_block_ram_apart #(.A(7), .W(32)) colors (
        .clock(clock),
        .write_enable(mixed),
        .write_address(mixed_at),
        .write_data(mixed_color),
        .read_enable(1'b1),
        .read_address(count_q),
        .read_data(colors_read_data)
    );

    pica_block_ram_apart #(.A(7), .W(24)) depths (
        .clock(clock),
        .write_enable(placed),
        .write_address(placed_at),
        .write_data(placed_depth),
        .read_enable(1'b1),
        .read_address(count_q),
        .read_data(depths_read_data)
    );

    assign clears = ~cleared_q[NUMBERS_TAG];
    assign is_ready = cleared_q[NUMBERS_TAG];
    assign color_answers_clear = clears;
    assign color_answers_clear_tag = cleared_q[5:0];
    assign depth_answers_clear = clears;
    assign depth_answers_clear_tag = cleared_q[5:0];
    assign consumes = (count_q != issued[6:0]) && color_answers_arrived && depth_answers_arrived;
    assign color_answers_consumes = consumes;
    assign depth_answers_consumes = consumes;
    assign consumed = count_q;
    assign out_valid = consumes;
    assign stored_color = color_answers_y;
    assign stored_depth = depth_answers_y;
    assign color = colors_read_data;
    assign depth = depths_read_data;

    always @(*) begin
        count_d = count_q;
        cleared_d = cleared_q;
        if (clears) begin
            cleared_d = cleared_q + 7'h1;
        end
        if (consumes) begin
            count_d = count_q + 7'h1;
        end
        if (reset) begin
            cleared_d = 7'h0;
            count_d = 7'h0;
        end
    end

    initial begin
        count_q = 7'h0;
        cleared_q = 7'h0;
    end

    always @(posedge clock) begin
        count_q <= count_d;
        cleared_q <= cleared_d;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_CONSUME_BEA8D74FFED3
`ifdef __ICARUS__
two different texts of module pica_fragment_consume
`endif
`include "two different texts of module pica_fragment_consume"
`endif
`endif

`default_nettype wire
