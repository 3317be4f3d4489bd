// SPDX-License-Identifier: MIT
// The colour of a pixel; docs/hardware/framebuffer.md, "Pixels in memory". Loading repeats the top bits of a channel. Formats without
// alpha have 255 there. Codes 5 to 7, which nobody has described, give 0, as the documentation of the port says.
module reference_color_unpack (
    input      [2:0]  color_format,
    input      [31:0] word,         // the byte at the lowest address in bits 0-7
    output reg [31:0] color         // red in bits 0-7, green, blue, alpha in bits 24-31
);
    function [7:0] expand4;
        input [3:0] v;
        expand4 = {v, v};
    endfunction
    function [7:0] expand5;
        input [4:0] v;
        expand5 = {v, v[4:2]};
    endfunction
    function [7:0] expand6;
        input [5:0] v;
        expand6 = {v, v[5:4]};
    endfunction

    // From the left: alpha, blue, green, red.
    always @*
        case (color_format)
            3'd0:    color = {word[7:0], word[15:8], word[23:16], word[31:24]};
            3'd1:    color = {8'd255, word[7:0], word[15:8], word[23:16]};
            3'd2:    color = {{8{word[0]}}, expand5(word[5:1]), expand5(word[10:6]), expand5(word[15:11])};
            3'd3:    color = {8'd255, expand5(word[4:0]), expand6(word[10:5]), expand5(word[15:11])};
            3'd4:    color = {expand4(word[3:0]), expand4(word[7:4]), expand4(word[11:8]), expand4(word[15:12])};
            default: color = 32'd0;
        endcase
endmodule
