// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_PRODUCT_18_8_10
`define PICA_PRODUCT_18_8_10
`define PICA_PRODUCT_18_8_10_C957AB1CE1A0
// The low 10 bits of an unsigned product. Combinational. Written in Verilog, because `rust_hdl` has no
// multiplication but 16 x 16.
module pica_product_18_8_10 (
    input wire [17:0] a,
    input wire [7:0] b,
    output reg [9:0] y
);

    always @(*)
        y = a[9:0] * {2'h0, b};
endmodule
`else
`ifndef PICA_PRODUCT_18_8_10_C957AB1CE1A0
`ifdef __ICARUS__
two different texts of module pica_product_18_8_10
`endif
`include "two different texts of module pica_product_18_8_10"
`endif
`endif

`default_nettype wire
