// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_24_4
`define PICA_SHIFT_24_4
`define PICA_SHIFT_24_4_8E992F22C571
// A word 4 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_24_4 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [23:0] x,
    // The word of 4 clocks before.
    output wire [23:0] y
);

    reg [23:0] age_0_q;
    reg [23:0] age_1_q;
    reg [23:0] age_2_q;
    reg [23:0] age_3_q;

    assign y = age_3_q;

    initial begin
        age_0_q = 24'h0;
        age_1_q = 24'h0;
        age_2_q = 24'h0;
        age_3_q = 24'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
        age_3_q <= age_2_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_24_4_8E992F22C571
`ifdef __ICARUS__
two different texts of module pica_shift_24_4
`endif
`include "two different texts of module pica_shift_24_4"
`endif
`endif

`default_nettype wire
