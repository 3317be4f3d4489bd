// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_REQUEST
`define PICA_FRAGMENT_REQUEST
`define PICA_FRAGMENT_REQUEST_E49DCC331C13
// The fragment that comes next waits here until it may ask for its pixel, and until all reads that it needs
// are taken: then it is issued.
module pica_fragment_request (
    input wire clock,
    input wire reset,
    // Whether fragments read the colour buffer, and the depth buffer.
    input wire reads_color,
    input wire reads_depth,
    // Whether reads may be answered.
    input wire is_ready,
    // Whether a register write comes before the fragment.
    input wire stops,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output wire in_ready,
    input wire [20:0] pixel,
    // Output channel `read_color`, with valid and ready.
    output wire read_color_valid,
    input wire read_color_ready,
    // Output channel `read_depth`, with valid and ready.
    output wire read_depth_valid,
    input wire read_depth_ready,
    // The pixel that is read.
    output wire [20:0] address,
    // Number of the fragment that is issued next, that of the one behind it, and whether it is issued at the
    // next edge.
    output wire [7:0] issued,
    output wire [7:0] after_issued,
    output wire issues,
    // Number of the fragment whose words are to come next.
    input wire [6:0] consumed,
    // Whether a fragment is retired at the next edge, and its pixel.
    input wire retires,
    input wire [20:0] retired_pixel
);

    localparam NUMBERS_TAG = 6;

    reg held_d;
    // The fragment that waits.
    reg held_q;
    reg [20:0] waiting_d;
    reg [20:0] waiting_q;
    reg blocked_d;
    reg blocked_q;
    reg full_d;
    reg full_q;
    reg color_asked_d;
    reg color_asked_q;
    reg depth_asked_d;
    reg depth_asked_q;
    reg [7:0] count_d;
    reg [7:0] count_q;
    wire [5:0] waiting_bucket_bucket;
    wire [5:0] coming_bucket_bucket;
    wire [5:0] retired_bucket_bucket;
    wire busy_set;
    reg [5:0] busy_bucket;
    wire busy_is_busy;
    wire [7:0] after;
    // Whether the fragment stays because its pixel is in use.
    wire stays;
    wire asks;
    wire asks_color;
    wire asks_depth;
    wire has_color;
    wire has_depth;
    wire leaves;

    // Whether the fragment that waits next has to. One that may ask is not looked at again: nobody takes its bucket.
    pica_pixel_bucket waiting_bucket (
        .pixel(waiting_q),
        .bucket(waiting_bucket_bucket)
    );

    pica_pixel_bucket coming_bucket (
        .pixel(pixel),
        .bucket(coming_bucket_bucket)
    );

    pica_pixel_bucket retired_bucket (
        .pixel(retired_pixel),
        .bucket(retired_bucket_bucket)
    );

    pica_busy_pixels busy (
        .clock(clock),
        .reset(reset),
        .set(busy_set),
        .set_bucket(waiting_bucket_bucket),
        .clear(retires),
        .clear_bucket(retired_bucket_bucket),
        .bucket(busy_bucket),
        .is_busy(busy_is_busy)
    );

    assign stays = held_q && blocked_q;
    assign asks = held_q && ~blocked_q && ~full_q && ~stops;
    assign asks_color = asks && reads_color && ~color_asked_q;
    assign asks_depth = asks && reads_depth && ~depth_asked_q;
    assign read_color_valid = asks_color;
    assign read_depth_valid = asks_depth;
    assign address = waiting_q;
    assign has_color = ~reads_color || color_asked_q || read_color_ready;
    assign has_depth = ~reads_depth || depth_asked_q || read_depth_ready;
    assign leaves = asks && has_color && has_depth;
    assign issues = leaves;
    assign in_ready = leaves || ~held_q;
    // The number of the fragment; its tag is the lower bits.
    assign after = count_q + 8'h1;
    assign after_issued = after;
    assign issued = count_q;
    assign busy_set = leaves;

    always @(*) begin
        busy_bucket = coming_bucket_bucket;
        if (stays) begin
            busy_bucket = waiting_bucket_bucket;
        end
    end

    always @(*) begin
        held_d = held_q;
        waiting_d = waiting_q;
        blocked_d = blocked_q;
        color_asked_d = color_asked_q;
        depth_asked_d = depth_asked_q;
        count_d = count_q;
        if (asks_color && read_color_ready) begin
            color_asked_d = 1'b1;
        end
        if (asks_depth && read_depth_ready) begin
            depth_asked_d = 1'b1;
        end
        if (leaves) begin
            color_asked_d = 1'b0;
            depth_asked_d = 1'b0;
        end
        if (leaves || ~held_q) begin
            held_d = in_valid;
            waiting_d = pixel;
        end
        if (leaves) begin
            count_d = after;
        end
        full_d = ~is_ready || ((count_q[5:0] == consumed[5:0]) && (count_q[NUMBERS_TAG] != consumed[NUMBERS_TAG])) || (leaves && (after[5:0] == consumed[5:0]) && (after[NUMBERS_TAG] != consumed[NUMBERS_TAG]));
        if (stays || ~held_q) begin
            blocked_d = busy_is_busy;
        end
        if (leaves) begin
            blocked_d = busy_is_busy || (waiting_bucket_bucket == coming_bucket_bucket);
        end
        if (reset) begin
            held_d = 1'b0;
            color_asked_d = 1'b0;
            depth_asked_d = 1'b0;
            count_d = 8'h0;
            full_d = 1'b1;
        end
    end

    initial begin
        held_q = 1'b0;
        waiting_q = 21'h0;
        blocked_q = 1'b0;
        full_q = 1'b0;
        color_asked_q = 1'b0;
        depth_asked_q = 1'b0;
        count_q = 8'h0;
    end

    always @(posedge clock) begin
        held_q <= held_d;
        waiting_q <= waiting_d;
        blocked_q <= blocked_d;
        full_q <= full_d;
        color_asked_q <= color_asked_d;
        depth_asked_q <= depth_asked_d;
        count_q <= count_d;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_REQUEST_E49DCC331C13
`ifdef __ICARUS__
two different texts of module pica_fragment_request
`endif
`include "two different texts of module pica_fragment_request"
`endif
`endif

`default_nettype wire
