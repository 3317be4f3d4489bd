// SPDX-License-Identifier: MIT
// The pixel of depth and stencil; docs/hardware/framebuffer.md, "Registers" (0x116) and "Pixels in memory". Format 1 is unused and
// gives 0, as the documentation of the port says.
module reference_depth_pack (
    input      [1:0]  depth_format,
    input      [23:0] depth,
    input      [7:0]  stencil,
    output reg [31:0] word
);
    always @*
        case (depth_format)
            2'd0:    word = {16'd0, depth[15:0]};
            2'd2:    word = {8'd0, depth};
            2'd3:    word = {stencil, depth};
            default: word = 32'd0;
        endcase
endmodule
