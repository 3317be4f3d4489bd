// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_11_5
`define PICA_SHIFT_11_5
`define PICA_SHIFT_11_5_5FC713BA8EF2
// A word 5 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_11_5 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [10:0] x,
    // The word of 5 clocks before.
    output wire [10:0] y
);

    reg [10:0] age_0_q;
    reg [10:0] age_1_q;
    reg [10:0] age_2_q;
    reg [10:0] age_3_q;
    reg [10:0] age_4_q;

    assign y = age_4_q;

    initial begin
        age_0_q = 11'h0;
        age_1_q = 11'h0;
        age_2_q = 11'h0;
        age_3_q = 11'h0;
        age_4_q = 11'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
        age_3_q <= age_2_q;
        age_4_q <= age_3_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_11_5_5FC713BA8EF2
`ifdef __ICARUS__
two different texts of module pica_shift_11_5
`endif
`include "two different texts of module pica_shift_11_5"
`endif
`endif

`default_nettype wire
