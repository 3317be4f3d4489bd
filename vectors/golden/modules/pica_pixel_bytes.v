// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_PIXEL_BYTES
`define PICA_PIXEL_BYTES
`define PICA_PIXEL_BYTES_4E6863F3523C
// The bytes of a word that a pixel has in the format of each buffer, from the lowest
// (framebuffer.md#pixels-in-memory). Combinational.
module pica_pixel_bytes (
    input wire [18:0] colorbuffer_format,
    input wire [1:0] depthbuffer_format,
    // A bit for each byte.
    output reg [3:0] color,
    output reg [3:0] depth
);

    localparam COLOR_FORMAT_RGB8 = 3'h1;
    localparam COLOR_FORMAT_RGBA8 = 3'h0;
    localparam COLORBUFFER_FORMAT_FORMAT = 16;
    localparam DEPTH_FORMAT_D24 = 2'h2;
    localparam DEPTH_FORMAT_D24S8 = 2'h3;
    localparam DEPTHBUFFER_FORMAT_FORMAT = 0;

    always @(*) begin
        case (colorbuffer_format[COLORBUFFER_FORMAT_FORMAT +: 3])
            COLOR_FORMAT_RGBA8: color = 4'hf;
            COLOR_FORMAT_RGB8: color = 4'h7;
            default: color = 4'h3;
        endcase
    end

    always @(*) begin
        case (depthbuffer_format[DEPTHBUFFER_FORMAT_FORMAT +: 2])
            DEPTH_FORMAT_D24S8: depth = 4'hf;
            DEPTH_FORMAT_D24: depth = 4'h7;
            default: depth = 4'h3;
        endcase
    end
endmodule
`else
`ifndef PICA_PIXEL_BYTES_4E6863F3523C
`ifdef __ICARUS__
two different texts of module pica_pixel_bytes
`endif
`include "two different texts of module pica_pixel_bytes"
`endif
`endif

`default_nettype wire
