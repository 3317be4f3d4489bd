// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_MULTIPLIER
`define PICA_MULTIPLIER
`define PICA_MULTIPLIER_BF5866FB926D
// The product of two numbers between registers, as a DSP block holds it. Written in Verilog, because
// `rust_hdl` has no multiplication but 16 x 16.
module pica_multiplier #(
    // Bits of an operand.
    parameter N = 17,
    // Bits of the lower part of the product.
    parameter L = 16
) (
    // Rising edges count.
    input wire clock,
    // First factor.
    input wire [N - 1:0] a,
    // Second factor.
    input wire [N - 1:0] b,
    // The upper bits of the product.
    output wire [2 * N - L - 1:0] high,
    // The lower bits of the product.
    output wire [L - 1:0] low
);

    reg [N - 1:0] a_held;
    reg [N - 1:0] b_held;
    reg [2 * N - 1:0] product;

    always @(posedge clock) begin
        a_held <= a;
        b_held <= b;
        product <= {{N{1'b0}}, a_held} * {{N{1'b0}}, b_held};
    end

    assign high = product[2 * N - 1:L];
    assign low = product[L - 1:0];
endmodule
`else
`ifndef PICA_MULTIPLIER_BF5866FB926D
`ifdef __ICARUS__
two different texts of module pica_multiplier
`endif
`include "two different texts of module pica_multiplier"
`endif
`endif

`default_nettype wire
