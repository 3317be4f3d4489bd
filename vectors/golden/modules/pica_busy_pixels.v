// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BUSY_PIXELS
`define PICA_BUSY_PIXELS
`define PICA_BUSY_PIXELS_E48496FE65DB
// A flag for each bucket: a fragment has asked for a pixel of that bucket and has not yet written it.
module pica_busy_pixels (
    input wire clock,
    // No pixel is in use.
    input wire reset,
    // Whether a pixel is in use from the next edge on, and its bucket.
    input wire set,
    input wire [5:0] set_bucket,
    // Whether a pixel is free from the next edge on, and its bucket.
    input wire clear,
    input wire [5:0] clear_bucket,
    // The bucket that is asked about.
    input wire [5:0] bucket,
    output reg is_busy
);

    reg [31:0] flags_0_d;
    reg [31:0] flags_0_q;
    reg [31:0] flags_1_d;
    reg [31:0] flags_1_q;
    wire [31:0] first;
    wire [31:0] set_flag;
    wire [31:0] clear_flag;
    reg [31:0] sets_0;
    reg [31:0] sets_1;
    reg [31:0] clears_0;
    reg [31:0] clears_1;
    wire [4:0] place;

    assign first = 32'h1;
    assign set_flag = first << set_bucket[4:0];
    assign clear_flag = first << clear_bucket[4:0];

    always @(*) begin
        sets_0 = 32'h0;
        clears_0 = 32'h0;
        sets_1 = 32'h0;
        clears_1 = 32'h0;
        if (set && ~set_bucket[5]) begin
            sets_0 = set_flag;
        end
        if (set && set_bucket[5]) begin
            sets_1 = set_flag;
        end
        if (clear && ~clear_bucket[5]) begin
            clears_0 = clear_flag;
        end
        if (clear && clear_bucket[5]) begin
            clears_1 = clear_flag;
        end
        flags_0_d = (flags_0_q & ~clears_0) | sets_0;
        if (reset) begin
            flags_0_d = 32'h0;
        end
        flags_1_d = (flags_1_q & ~clears_1) | sets_1;
        if (reset) begin
            flags_1_d = 32'h0;
        end
    end

    assign place = bucket[4:0];

    always @(*) begin
        is_busy = flags_0_q[place];
        if (bucket[5]) begin
            is_busy = flags_1_q[place];
        end
    end

    initial begin
        flags_0_q = 32'h0;
        flags_1_q = 32'h0;
    end

    always @(posedge clock) begin
        flags_0_q <= flags_0_d;
        flags_1_q <= flags_1_d;
    end
endmodule
`else
`ifndef PICA_BUSY_PIXELS_E48496FE65DB
`ifdef __ICARUS__
two different texts of module pica_busy_pixels
`endif
`include "two different texts of module pica_busy_pixels"
`endif
`endif

`default_nettype wire
