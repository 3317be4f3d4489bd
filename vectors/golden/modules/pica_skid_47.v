// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SKID_47
`define PICA_SKID_47
`define PICA_SKID_47_0EBFEC2B4820
// A register for the valid, the ready and the word of a stream: no path goes through it, and a word does at
// every clock.
module pica_skid_47 (
    // Rising edges count.
    input wire clock,
    // Forgets every word at a rising edge.
    input wire reset,
    // A word is offered.
    input wire in_valid,
    // The word that is offered at `x` is taken at the next edge.
    output wire in_ready,
    // A word.
    input wire [46:0] x,
    // A word is offered.
    output wire out_valid,
    // The word that is offered at `y` is taken at the next edge.
    input wire out_ready,
    // The word.
    output wire [46:0] y
);

    reg valid_d;
    reg valid_q;
    reg [46:0] word_d;
    reg [46:0] word_q;
    reg waits_d;
    reg waits_q;
    reg [46:0] second_d;
    reg [46:0] second_q;
    wire moves;

    assign in_ready = ~waits_q;
    assign out_valid = valid_q;
    assign y = word_q;
    assign moves = out_ready || ~valid_q;

    always @(*) begin
        valid_d = valid_q;
        word_d = word_q;
        second_d = second_q;
        if (moves) begin
            valid_d = in_valid || waits_q;
            word_d = x;
            if (waits_q) begin
                word_d = second_q;
            end
        end
        if (~waits_q) begin
            second_d = x;
        end
        waits_d = ~moves && (in_valid || waits_q);
        if (reset) begin
            valid_d = 1'b0;
            waits_d = 1'b0;
        end
    end

    initial begin
        valid_q = 1'b0;
        word_q = 47'h0;
        waits_q = 1'b0;
        second_q = 47'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        word_q <= word_d;
        waits_q <= waits_d;
        second_q <= second_d;
    end
endmodule
`else
`ifndef PICA_SKID_47_0EBFEC2B4820
`ifdef __ICARUS__
two different texts of module pica_skid_47
`endif
`include "two different texts of module pica_skid_47"
`endif
`endif

`default_nettype wire
