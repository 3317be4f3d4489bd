// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_55_7
`define PICA_SHIFT_55_7
`define PICA_SHIFT_55_7_7F172893AF3F
// A word 7 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_55_7 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [54:0] x,
    // The word of 7 clocks before.
    output wire [54:0] y
);

    reg [54:0] age_0_q;
    reg [54:0] age_1_q;
    reg [54:0] age_2_q;
    reg [54:0] age_3_q;
    reg [54:0] age_4_q;
    reg [54:0] age_5_q;
    reg [54:0] age_6_q;

    assign y = age_6_q;

    initial begin
        age_0_q = 55'h0;
        age_1_q = 55'h0;
        age_2_q = 55'h0;
        age_3_q = 55'h0;
        age_4_q = 55'h0;
        age_5_q = 55'h0;
        age_6_q = 55'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
        age_2_q <= age_1_q;
        age_3_q <= age_2_q;
        age_4_q <= age_3_q;
        age_5_q <= age_4_q;
        age_6_q <= age_5_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_55_7_7F172893AF3F
`ifdef __ICARUS__
two different texts of module pica_shift_55_7
`endif
`include "two different texts of module pica_shift_55_7"
`endif
`endif

`default_nettype wire
