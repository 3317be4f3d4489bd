// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_1_8
`define PICA_SHIFT_1_8
`define PICA_SHIFT_1_8_EA67E3455299
// A word 8 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_1_8 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire x,
    // The word of 8 clocks before.
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

    assign y = age_7_q;

    initial begin
        age_0_q = 1'b0;
        age_1_q = 1'b0;
        age_2_q = 1'b0;
        age_3_q = 1'b0;
        age_4_q = 1'b0;
        age_5_q = 1'b0;
        age_6_q = 1'b0;
        age_7_q = 1'b0;
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
    end
endmodule
`else
`ifndef PICA_SHIFT_1_8_EA67E3455299
`ifdef __ICARUS__
two different texts of module pica_shift_1_8
`endif
`include "two different texts of module pica_shift_1_8"
`endif
`endif

`default_nettype wire
