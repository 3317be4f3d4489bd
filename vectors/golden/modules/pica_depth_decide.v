// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DEPTH_DECIDE
`define PICA_DEPTH_DECIDE
`define PICA_DEPTH_DECIDE_53BDA8C4AAAC
// What becomes of the depth buffer and of the fragment. Combinational.
module pica_depth_decide (
    input wire [1:0] depth_format,
    input wire [31:0] stencil_test,
    input wire [10:0] stencil_op,
    input wire [12:0] depth_color_mask,
    input wire writable,
    // Whether the fragment has come so far.
    input wire alive,
    input wire [23:0] depth,
    // Stored depth and stencil, and the outcomes of both comparisons.
    input wire [23:0] stored_depth,
    input wire [7:0] stored_stencil,
    input wire depth_pass,
    input wire compares,
    output wire passes_stencil,
    // Whether the fragment goes on.
    output wire pass,
    output wire write,
    // Depth and stencil that are to be written.
    output reg [23:0] new_depth,
    output reg [7:0] new_stencil
);

    localparam DEPTH_COLOR_MASK_DEPTH_WRITE = 12;
    localparam DEPTH_FORMAT_D24S8 = 2'h3;
    localparam DEPTH_FORMAT_UNUSED = 2'h1;
    localparam STENCIL_TEST_ENABLE = 0;

    wire [7:0] stencil_written;
    wire exists;
    wire has_stencil;
    wire stencil_pass;
    wire both_pass;
    wire writes_depth;
    reg changes;

    pica_stencil_write stencil (
        .stencil_test(stencil_test),
        .stencil_op(stencil_op),
        .stored(stored_stencil),
        .compares(compares),
        .depth_pass(depth_pass),
        .written(stencil_written)
    );

    assign exists = depth_format != DEPTH_FORMAT_UNUSED;
    assign has_stencil = stencil_test[STENCIL_TEST_ENABLE] && (depth_format == DEPTH_FORMAT_D24S8);
    assign stencil_pass = compares || ~has_stencil;
    assign passes_stencil = stencil_pass;
    assign both_pass = alive && stencil_pass && depth_pass;
    assign pass = both_pass;

    always @(*) begin
        new_stencil = stored_stencil;
        if (has_stencil) begin
            new_stencil = stencil_written;
        end
    end

    assign writes_depth = both_pass && depth_color_mask[DEPTH_COLOR_MASK_DEPTH_WRITE];

    always @(*) begin
        new_depth = stored_depth;
        if (writes_depth) begin
            new_depth = depth;
        end
    end

    always @(*) begin
        changes = writes_depth;
        if (has_stencil) begin
            changes = alive;
        end
    end

    assign write = changes && writable && exists;
endmodule
`else
`ifndef PICA_DEPTH_DECIDE_53BDA8C4AAAC
`ifdef __ICARUS__
two different texts of module pica_depth_decide
`endif
`include "two different texts of module pica_depth_decide"
`endif
`endif

`default_nettype wire
