// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_62_3
`define PICA_SHIFT_62_3
`define PICA_SHIFT_62_3_FF3EF3A76EE0
// A word 3 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_62_3 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [61:0] x,
    // The word of 3 clocks before.
    output wire [61:0] y
);

    reg [61:0] age_0_q;
    reg [61:0] age_1_q;
    reg [61:0] age_2_q;

    assign y = age_2_q;

    initial begin
        age_0_q = 62'h0;
        age_1_q = 62'h0;
        age_2_q = 62'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_62_3_FF3EF3A76EE0
`ifdef __ICARUS__
two different texts of module pica_shift_62_3
`endif
`include "two different texts of module pica_shift_62_3"
`endif
`endif

`default_nettype wire
