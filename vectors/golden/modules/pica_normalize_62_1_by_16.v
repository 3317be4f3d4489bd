// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_NORMALIZE_62_1_BY_16
`define PICA_NORMALIZE_62_1_BY_16
`define PICA_NORMALIZE_62_1_BY_16_307415F900CB
// Shifts a number of 62 bits (2 to 64) left while its top bits are zeros, in 1 steps, each of which can
// shift half as far as the one before it. Combinational.
module pica_normalize_62_1_by_16 (
    // The number, with zeros at the top or without.
    input wire [61:0] x,
    // The number, shifted left until its top bit is 1.
    output wire [61:0] y,
    // How far the number was shifted: as far as possible if `x` is 0.
    output reg [4:0] distance
);

    localparam top_mask_0 = 62'h3fffc00000000000;
    localparam shift_0 = 5'h10;

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
    end

    assign y = value;
endmodule
`else
`ifndef PICA_NORMALIZE_62_1_BY_16_307415F900CB
`ifdef __ICARUS__
two different texts of module pica_normalize_62_1_by_16
`endif
`include "two different texts of module pica_normalize_62_1_by_16"
`endif
`endif

`default_nettype wire
