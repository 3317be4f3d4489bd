// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COLOR_STAGE
`define PICA_COLOR_STAGE
`define PICA_COLOR_STAGE_3CCDF3178198
// What colour and stored colour make, once they are blended (framebuffer.md#blending-and-logic-operation).
// Combinational.
module pica_color_stage (
    input wire [2:0] color_format,
    input wire blends,
    // Source and destination, blended, and what the logic operation makes of them.
    input wire [31:0] blended,
    input wire [31:0] combined,
    input wire [12:0] depth_color_mask,
    input wire writable,
    // Whether the fragment has passed all tests.
    input wire alive,
    input wire [31:0] destination,
    output wire write,
    output wire [31:0] word
);

    localparam COLOR_FORMAT_RGB565 = 3'h3;
    localparam COLOR_FORMAT_RGB5A1 = 3'h2;
    localparam COLOR_FORMAT_RGB8 = 3'h1;
    localparam COLOR_FORMAT_RGBA4 = 3'h4;
    localparam COLOR_FORMAT_RGBA8 = 3'h0;
    localparam DEPTH_COLOR_MASK_ALPHA_WRITE = 11;
    localparam DEPTH_COLOR_MASK_BLUE_WRITE = 10;
    localparam DEPTH_COLOR_MASK_GREEN_WRITE = 9;
    localparam DEPTH_COLOR_MASK_RED_WRITE = 8;

    wire [31:0] pack_color;
    wire [31:0] pack_word;
    reg [31:0] result;
    reg [7:0] r;
    reg [7:0] g;
    reg [7:0] b;
    reg [7:0] a;
    reg described;
    // Whether any channel is written.
    wire masked;

    pica_color_pack pack (
        .color_format(color_format),
        .color(pack_color),
        .word(pack_word)
    );

    always @(*) begin
        result = combined;
        if (blends) begin
            result = blended;
        end
    end

    always @(*) begin
        r = destination[7:0];
        g = destination[15:8];
        b = destination[23:16];
        a = destination[31:24];
        if (depth_color_mask[DEPTH_COLOR_MASK_RED_WRITE]) begin
            r = result[7:0];
        end
        if (depth_color_mask[DEPTH_COLOR_MASK_GREEN_WRITE]) begin
            g = result[15:8];
        end
        if (depth_color_mask[DEPTH_COLOR_MASK_BLUE_WRITE]) begin
            b = result[23:16];
        end
        if (depth_color_mask[DEPTH_COLOR_MASK_ALPHA_WRITE]) begin
            a = result[31:24];
        end
    end

    assign pack_color = {24'h0, r} | ({24'h0, g} << 8) | ({24'h0, b} << 16) | ({24'h0, a} << 24);
    assign masked = depth_color_mask[DEPTH_COLOR_MASK_RED_WRITE] || depth_color_mask[DEPTH_COLOR_MASK_GREEN_WRITE] || depth_color_mask[DEPTH_COLOR_MASK_BLUE_WRITE] || depth_color_mask[DEPTH_COLOR_MASK_ALPHA_WRITE];

    always @(*) begin
        case (color_format)
            COLOR_FORMAT_RGBA8: described = 1'b1;
            COLOR_FORMAT_RGB8: described = 1'b1;
            COLOR_FORMAT_RGB5A1: described = 1'b1;
            COLOR_FORMAT_RGB565: described = 1'b1;
            COLOR_FORMAT_RGBA4: described = 1'b1;
            default: described = 1'b0;
        endcase
    end

    assign write = alive && writable && masked && described;
    assign word = pack_word;
endmodule
`else
`ifndef PICA_COLOR_STAGE_3CCDF3178198
`ifdef __ICARUS__
two different texts of module pica_color_stage
`endif
`include "two different texts of module pica_color_stage"
`endif
`endif

`default_nettype wire
