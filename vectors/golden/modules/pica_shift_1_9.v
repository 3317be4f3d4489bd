// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_1_9
`define PICA_SHIFT_1_9
`define PICA_SHIFT_1_9_46A9AD2B5C56
// A word 9 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_1_9 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire x,
    // The word of 9 clocks before.
    output wire y
);

    reg age_0_q;
    reg age_1_q;
    reg age_2_q;
    reg age_3_q;
    reg age_4_q;
    reg age_5_q;
    reg age_6_q;
    reg age_7_q;
    reg age_8_q;

    assign y = age_8_q;

    initial begin
        age_0_q = 1'b0;
        age_1_q = 1'b0;
        age_2_q = 1'b0;
        age_3_q = 1'b0;
        age_4_q = 1'b0;
        age_5_q = 1'b0;
        age_6_q = 1'b0;
        age_7_q = 1'b0;
        age_8_q = 1'b0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
        age_3_q <= age_2_q;
        age_4_q <= age_3_q;
        age_5_q <= age_4_q;
        age_6_q <= age_5_q;
        age_7_q <= age_6_q;
        age_8_q <= age_7_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_1_9_46A9AD2B5C56
`ifdef __ICARUS__
two different texts of module pica_shift_1_9
`endif
`include "two different texts of module pica_shift_1_9"
`endif
`endif

`default_nettype wire
