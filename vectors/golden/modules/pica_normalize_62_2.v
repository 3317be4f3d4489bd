// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_NORMALIZE_62_2
`define PICA_NORMALIZE_62_2
`define PICA_NORMALIZE_62_2_6469B5099BF8
// Shifts a number of 62 bits (2 to 64) left while its top bits are zeros, in 2 steps, each of which can
// shift half as far as the one before it. Combinational.
module pica_normalize_62_2 (
    // The number, with zeros at the top or without.
    input wire [61:0] x,
    // The number, shifted left until its top bit is 1.
    output wire [61:0] y,
    // How far the number was shifted: as far as possible if `x` is 0.
    output reg [4:0] distance
);

    localparam top_mask_0 = 62'h3000000000000000;
    localparam top_mask_1 = 62'h2000000000000000;
    localparam shift_0 = 5'h2;
    localparam shift_1 = 5'h1;

    reg [61:0] value;
    reg [61:0] top;

    always @(*) begin
        value = x;
        distance = 5'h0;
        top = value & top_mask_0;
        if (~(|top)) begin
            value = value << shift_0;
            distance = distance | shift_0;
        end
        top = value & top_mask_1;
        if (~(|top)) begin
            value = value << shift_1;
            distance = distance | shift_1;
        end
    end

    assign y = value;
endmodule
`else
`ifndef PICA_NORMALIZE_62_2_6469B5099BF8
`ifdef __ICARUS__
two different texts of module pica_normalize_62_2
`endif
`include "two different texts of module pica_normalize_62_2"
`endif
`endif

`default_nettype wire
