// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_6_3
`define PICA_SHIFT_6_3
`define PICA_SHIFT_6_3_E23ABE46BC52
// A word 3 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_6_3 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [5:0] x,
    // The word of 3 clocks before.
    output wire [5:0] y
);

    reg [5:0] age_0_q;
    reg [5:0] age_1_q;
    reg [5:0] age_2_q;

    assign y = age_2_q;

    initial begin
        age_0_q = 6'h0;
        age_1_q = 6'h0;
        age_2_q = 6'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_6_3_E23ABE46BC52
`ifdef __ICARUS__
two different texts of module pica_shift_6_3
`endif
`include "two different texts of module pica_shift_6_3"
`endif
`endif

`default_nettype wire
