// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SIGNED_PRODUCT
`define PICA_SIGNED_PRODUCT
`define PICA_SIGNED_PRODUCT_4429DF5FF432
// The low `P` bits of a product of numbers in two's complement. Combinational. Written in Verilog.
module pica_signed_product #(
    // Bits of the first factor.
    parameter A = 9,
    // Bits of the second factor.
    parameter B = 10,
    // Bits of the product.
    parameter P = 18
) (
    input wire [A - 1:0] a,
    input wire [B - 1:0] b,
    output reg [P - 1:0] y
);

    always @(*)
        y = $signed(a) * $signed(b);
endmodule
`else
`ifndef PICA_SIGNED_PRODUCT_4429DF5FF432
`ifdef __ICARUS__
two different texts of module pica_signed_product
`endif
`include "two different texts of module pica_signed_product"
`endif
`endif

`default_nettype wire
