// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_10_6
`define PICA_SHIFT_10_6
`define PICA_SHIFT_10_6_5695C2E7D288
// A word 6 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_10_6 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [9:0] x,
    // The word of 6 clocks before.
    output wire [9:0] y
);

    reg [9:0] age_0_q;
    reg [9:0] age_1_q;
    reg [9:0] age_2_q;
    reg [9:0] age_3_q;
    reg [9:0] age_4_q;
    reg [9:0] age_5_q;

    assign y = age_5_q;

    initial begin
        age_0_q = 10'h0;
        age_1_q = 10'h0;
        age_2_q = 10'h0;
        age_3_q = 10'h0;
        age_4_q = 10'h0;
        age_5_q = 10'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
        age_3_q <= age_2_q;
        age_4_q <= age_3_q;
        age_5_q <= age_4_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_10_6_5695C2E7D288
`ifdef __ICARUS__
two different texts of module pica_shift_10_6
`endif
`include "two different texts of module pica_shift_10_6"
`endif
`endif

`default_nettype wire
