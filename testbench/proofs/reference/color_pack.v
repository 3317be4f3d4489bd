// SPDX-License-Identifier: MIT
// The pixel of a colour; docs/hardware/framebuffer.md, "Pixels in memory". Storing drops the low bits of a channel. Codes 5 to 7, which
// nobody has described, give 0, as the documentation of the port says.
module reference_color_pack (
    input      [2:0]  color_format,
    input      [31:0] color,        // red in bits 0-7, green, blue, alpha in bits 24-31
    output reg [31:0] word          // the byte at the lowest address in bits 0-7
);
    wire [7:0] r = color[7:0];
    wire [7:0] g = color[15:8];
    wire [7:0] b = color[23:16];
    wire [7:0] a = color[31:24];

    always @*
        case (color_format)
            3'd0:    word = {r, g, b, a};
            3'd1:    word = {8'd0, r, g, b};
            3'd2:    word = {16'd0, r[7:3], g[7:3], b[7:3], a[7]};
            3'd3:    word = {16'd0, r[7:3], g[7:2], b[7:3]};
            3'd4:    word = {16'd0, r[7:4], g[7:4], b[7:4], a[7:4]};
            default: word = 32'd0;
        endcase
endmodule
