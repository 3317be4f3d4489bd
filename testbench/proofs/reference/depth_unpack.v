// SPDX-License-Identifier: MIT
// Depth and stencil of a pixel; docs/hardware/framebuffer.md, "Registers" (0x116) and "Pixels in memory". Format 1 is unused and gives
// 0, as the documentation of the port says.
module reference_depth_unpack (
    input      [1:0]  depth_format,
    input      [31:0] word,
    output reg [23:0] depth,
    output     [7:0]  stencil
);
    always @*
        case (depth_format)
            2'd0:       depth = {8'd0, word[15:0]};
            2'd2, 2'd3: depth = word[23:0];
            default:    depth = 24'd0;
        endcase
    assign stencil = depth_format == 2'd3 ? word[31:24] : 8'd0;
endmodule
