// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DEPTH_LOOK
`define PICA_DEPTH_LOOK
`define PICA_DEPTH_LOOK_AB70662D4655
// What a fragment finds in the depth buffer (framebuffer.md#stencil, framebuffer.md#depth). Combinational.
module pica_depth_look (
    input wire [1:0] depth_format,
    input wire [31:0] stencil_test,
    input wire [12:0] depth_color_mask,
    input wire readable,
    // Depth of the fragment in the width of the format.
    input wire [23:0] depth,
    // The word of the pixel in the depth buffer.
    input wire [31:0] word,
    output wire [23:0] stored_depth,
    output wire [7:0] stored_stencil,
    output wire depth_pass,
    // Whether the stored stencil passes the stencil test, were that on.
    output wire compares
);

    localparam DEPTH_FORMAT_UNUSED = 2'h1;

    reg [31:0] unpack_word;
    wire [23:0] unpack_depth;
    wire [7:0] unpack_stencil;
    wire depth_test_pass;
    wire stencil_y;

    pica_depth_unpack unpack (
        .depth_format(depth_format),
        .word(unpack_word),
        .depth(unpack_depth),
        .stencil(unpack_stencil)
    );

    pica_depth_test depth_test (
        .depth_color_mask(depth_color_mask),
        .depth(depth),
        .stored(unpack_depth),
        .pass(depth_test_pass)
    );

    pica_stencil_compare stencil (
        .stencil_test(stencil_test),
        .stored(unpack_stencil),
        .y(stencil_y)
    );

    always @(*) begin
        unpack_word = 32'h0;
        if (readable) begin
            unpack_word = word;
        end
    end

    assign stored_depth = unpack_depth;
    assign stored_stencil = unpack_stencil;
    assign depth_pass = depth_test_pass || (depth_format == DEPTH_FORMAT_UNUSED);
    assign compares = stencil_y;
endmodule
`else
`ifndef PICA_DEPTH_LOOK_AB70662D4655
`ifdef __ICARUS__
two different texts of module pica_depth_look
`endif
`include "two different texts of module pica_depth_look"
`endif
`endif

`default_nettype wire
