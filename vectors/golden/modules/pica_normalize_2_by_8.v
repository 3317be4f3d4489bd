// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_NORMALIZE_2_BY_8
`define PICA_NORMALIZE_2_BY_8
`define PICA_NORMALIZE_2_BY_8_24A9442B3BD0
// Shifts a number of `N` bits (2 to 64) left while its top bits are zeros, in 2 steps, each of which can
// shift half as far as the one before it. Combinational.
module pica_normalize_2_by_8 #(
    // Bits of the number.
    parameter N = 21
) (
    // The number, with zeros at the top or without.
    input wire [N - 1:0] x,
    // The number, shifted left until its top bit is 1.
    output wire [N - 1:0] y,
    // How far the number was shifted: as far as possible if `x` is 0.
    output reg [4:0] distance
);

    localparam top_mask_0 = {16'hffff, {(N - 16){1'b0}}};
    localparam top_mask_1 = {8'hff, {(N - 8){1'b0}}};
    localparam shift_0 = 5'h10;
    localparam shift_1 = 5'h8;

    reg [N - 1:0] value;
    reg [N - 1:0] top;

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
`ifndef PICA_NORMALIZE_2_BY_8_24A9442B3BD0
`ifdef __ICARUS__
two different texts of module pica_normalize_2_by_8
`endif
`include "two different texts of module pica_normalize_2_by_8"
`endif
`endif

`default_nettype wire
