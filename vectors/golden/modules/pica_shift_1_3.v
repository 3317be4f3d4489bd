// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_1_3
`define PICA_SHIFT_1_3
`define PICA_SHIFT_1_3_517EE5F2067A
// A word 3 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_1_3 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire x,
    // The word of 3 clocks before.
    output wire y
);

    reg age_0_q;
    reg age_1_q;
    reg age_2_q;

    assign y = age_2_q;

    initial begin
        age_0_q = 1'b0;
        age_1_q = 1'b0;
        age_2_q = 1'b0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_1_3_517EE5F2067A
`ifdef __ICARUS__
two different texts of module pica_shift_1_3
`endif
`include "two different texts of module pica_shift_1_3"
`endif
`endif

`default_nettype wire
