// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LIST_FETCH
`define PICA_LIST_FETCH
`define PICA_LIST_FETCH_E5F4D2576423
// Asks for the words from an address on, a burst at a time, and keeps those that have come.
module pica_list_fetch (
    input wire clock,
    // Nothing is asked for, and nothing is there.
    input wire reset,
    // Begins at the next edge, when nothing is left of what was before.
    input wire begins,
    // Where to begin, in units of 8 bytes.
    input wire [28:0] address,
    // Words from there on.
    input wire [20:0] words,
    // The words of a burst are used at the next edge.
    input wire used,
    // Output channel `request`, with valid and ready.
    output wire request_valid,
    input wire request_ready,
    // Physical address of the first, in units of 8 bytes.
    output wire [28:0] request_address,
    // How many, 1 to 16.
    output wire [4:0] request_words,
    // Input channel `word`, with valid and ready.
    input wire word_valid,
    output wire word_ready,
    input wire [63:0] word,
    // A word is there.
    output wire valid,
    // Whether the word is taken at the next edge.
    input wire take,
    output wire [31:0] low,
    output wire [31:0] high,
    // No request is to be made or answered, and no word is there.
    output wire is_empty
);

    localparam burst = 21'h10;
    localparam whole = 5'h10;

    reg [28:0] place_d;
    reg [28:0] place_q;
    reg [20:0] left_d;
    reg [20:0] left_q;
    reg [1:0] allowed_d;
    // Bursts that may be asked for.
    reg [1:0] allowed_q;
    reg asks_d;
    reg asks_q;
    reg [28:0] place_asked_d;
    reg [28:0] place_asked_q;
    reg [4:0] count_asked_d;
    reg [4:0] count_asked_q;
    reg [5:0] missing_d;
    // Words that were asked for and have not come.
    reg [5:0] missing_q;
    reg expects_d;
    reg expects_q;
    wire lows_in_valid;
    wire lows_in_ready;
    wire [31:0] lows_x;
    wire lows_out_valid;
    wire [31:0] lows_y;
    wire highs_in_valid;
    wire highs_in_ready;
    wire [31:0] highs_x;
    wire highs_out_valid;
    wire [31:0] highs_y;
    wire is_last;
    reg [1:0] after;
    reg [5:0] after_missing;
    wire comes;
    wire moves;
    wire taken;

    pica_fifo_5_32 lows (
        .clock(clock),
        .reset(reset),
        .in_valid(lows_in_valid),
        .in_ready(lows_in_ready),
        .x(lows_x),
        .out_valid(lows_out_valid),
        .out_ready(take),
        .y(lows_y)
    );

    pica_fifo_5_32 highs (
        .clock(clock),
        .reset(reset),
        .in_valid(highs_in_valid),
        .in_ready(highs_in_ready),
        .x(highs_x),
        .out_valid(highs_out_valid),
        .out_ready(take),
        .y(highs_y)
    );

    // Requests.
    assign is_last = left_q <= burst;
    assign taken = asks_q && request_ready;
    assign moves = (|left_q) && (|allowed_q) && (~asks_q || request_ready);
    assign request_valid = asks_q;
    assign request_address = place_asked_q;
    assign request_words = count_asked_q;
    // Words.
    assign word_ready = expects_q;
    assign comes = word_valid && expects_q;
    assign lows_in_valid = comes;
    assign highs_in_valid = comes;
    assign lows_x = word[31:0];
    assign highs_x = word[63:32];
    assign valid = lows_out_valid;
    assign low = lows_y;
    assign high = highs_y;
    assign is_empty = ~lows_out_valid && ~asks_q && ~expects_q && (~(|left_q) || ~(|allowed_q));

    always @(*) begin
        place_d = place_q;
        left_d = left_q;
        asks_d = asks_q;
        place_asked_d = place_asked_q;
        count_asked_d = count_asked_q;
        after = allowed_q;
        if (moves && ~used) begin
            after = allowed_q - 2'h1;
        end
        if (used && ~moves) begin
            after = allowed_q + 2'h1;
        end
        allowed_d = after;
        if (taken) begin
            asks_d = 1'b0;
        end
        if (moves) begin
            asks_d = 1'b1;
            place_asked_d = place_q;
            count_asked_d = whole;
            place_d = place_q + ({8'h0, burst} & 29'h1fffffff);
            left_d = left_q - burst;
            if (is_last) begin
                count_asked_d = left_q[4:0];
                left_d = 21'h0;
            end
        end
        after_missing = missing_q;
        if (taken) begin
            after_missing = missing_q + {1'b0, count_asked_q};
        end
        if (comes) begin
            after_missing = after_missing - 6'h1;
        end
        missing_d = after_missing;
        expects_d = |after_missing;
        if (begins) begin
            place_d = address;
            left_d = words;
            allowed_d = 2'h2;
        end
        if (reset) begin
            left_d = 21'h0;
            allowed_d = 2'h0;
            missing_d = 6'h0;
            asks_d = 1'b0;
            expects_d = 1'b0;
        end
    end

    initial begin
        place_q = 29'h0;
        left_q = 21'h0;
        allowed_q = 2'h0;
        asks_q = 1'b0;
        place_asked_q = 29'h0;
        count_asked_q = 5'h0;
        missing_q = 6'h0;
        expects_q = 1'b0;
    end

    always @(posedge clock) begin
        place_q <= place_d;
        left_q <= left_d;
        allowed_q <= allowed_d;
        asks_q <= asks_d;
        place_asked_q <= place_asked_d;
        count_asked_q <= count_asked_d;
        missing_q <= missing_d;
        expects_q <= expects_d;
    end
endmodule
`else
`ifndef PICA_LIST_FETCH_E5F4D2576423
`ifdef __ICARUS__
two different texts of module pica_list_fetch
`endif
`include "two different texts of module pica_list_fetch"
`endif
`endif

`default_nettype wire
