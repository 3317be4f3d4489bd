// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_PRODUCT
`define PICA_PRODUCT
`define PICA_PRODUCT_82825AFFADD1
// The low `P` bits of an unsigned product. Combinational. Written in Verilog, because `rust_hdl` has no
// multiplication but 16 x 16.
module pica_product #(
    // Bits of the first factor.
    parameter A = 8,
    // Bits of the second factor.
    parameter B = 9,
    // Bits of the product.
    parameter P = 17
) (
    input wire [A - 1:0] a,
    input wire [B - 1:0] b,
    output reg [P - 1:0] y
);

    always @(*)
        y = {{(P - A){1'b0}}, a} * {{(P - B){1'b0}}, b};
endmodule
`else
`ifndef PICA_PRODUCT_82825AFFADD1
`ifdef __ICARUS__
two different texts of module pica_product
`endif
`include "two different texts of module pica_product"
`endif
`endif

`default_nettype wire
