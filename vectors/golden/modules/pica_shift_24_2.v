// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHIFT_24_2
`define PICA_SHIFT_24_2
`define PICA_SHIFT_24_2_405F69260B4D
// A word 2 clocks later, in registers: where the answer of a memory would come too late in the clock, or
// lookup tables are scarcer than registers.
module pica_shift_24_2 (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [23:0] x,
    // The word of 2 clocks before.
    output wire [23:0] y
);

    reg [23:0] age_0_q;
    reg [23:0] age_1_q;

    assign y = age_1_q;

    initial begin
        age_0_q = 24'h0;
        age_1_q = 24'h0;
    end

    always @(posedge clock) begin
        age_0_q <= x;
        age_1_q <= age_0_q;
    end
endmodule
`else
`ifndef PICA_SHIFT_24_2_405F69260B4D
`ifdef __ICARUS__
two different texts of module pica_shift_24_2
`endif
`include "two different texts of module pica_shift_24_2"
`endif
`endif

`default_nettype wire
