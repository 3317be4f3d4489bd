// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_NORMALIZE_3
`define PICA_NORMALIZE_3
`define PICA_NORMALIZE_3_1A3D0C964A2E
// Shifts a number of `N` bits (2 to 64) left while its top bits are zeros, in 3 steps, each of which can
// shift half as far as the one before it. Combinational.
module pica_normalize_3 #(
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

    localparam top_mask_0 = {4'hf, {(N - 4){1'b0}}};
    localparam top_mask_1 = {2'h3, {(N - 2){1'b0}}};
    localparam top_mask_2 = {1'b1, {(N - 1){1'b0}}};
    localparam shift_0 = 5'h4;
    localparam shift_1 = 5'h2;
    localparam shift_2 = 5'h1;

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
        top = value & top_mask_2;
        if (~(|top)) begin
            value = value << shift_2;
            distance = distance | shift_2;
        end
    end

    assign y = value;
endmodule
`else
`ifndef PICA_NORMALIZE_3_1A3D0C964A2E
`ifdef __ICARUS__
two different texts of module pica_normalize_3
`endif
`include "two different texts of module pica_normalize_3"
`endif
`endif

`default_nettype wire
