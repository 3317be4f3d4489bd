// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_STENCIL_COMPARE
`define PICA_STENCIL_COMPARE
`define PICA_STENCIL_COMPARE_B0E9A8DBCB45
// Whether a stored value passes the stencil test, were it on. Combinational.
module pica_stencil_compare (
    input wire [31:0] stencil_test,
    input wire [7:0] stored,
    output wire y
);

    localparam STENCIL_TEST_FUNCTION = 4;
    localparam STENCIL_TEST_READ_MASK = 24;
    localparam STENCIL_TEST_REFERENCE = 16;

    wire [2:0] compare_relation;
    wire [7:0] compare_a;
    wire [7:0] compare_b;
    wire compare_y;
    wire [7:0] reference;
    wire [7:0] read_mask;

    pica_compare #(.N(8)) compare (
        .relation(compare_relation),
        .a(compare_a),
        .b(compare_b),
        .y(compare_y)
    );

    assign reference = stencil_test[STENCIL_TEST_REFERENCE +: 8];
    assign read_mask = stencil_test[STENCIL_TEST_READ_MASK +: 8];
    assign compare_relation = stencil_test[STENCIL_TEST_FUNCTION +: 3];
    assign compare_a = reference & read_mask;
    assign compare_b = stored & read_mask;
    assign y = compare_y;
endmodule
`else
`ifndef PICA_STENCIL_COMPARE_B0E9A8DBCB45
`ifdef __ICARUS__
two different texts of module pica_stencil_compare
`endif
`include "two different texts of module pica_stencil_compare"
`endif
`endif

`default_nettype wire
