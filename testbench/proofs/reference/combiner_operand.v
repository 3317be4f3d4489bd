// SPDX-License-Identifier: MIT
// An operand of a combiner stage; docs/hardware/fragment.md, "Stages". Colours have red in bits 0-7, green, blue, alpha in bits 24-31.
//
// Sources 7 to 12 are 0. Colour operands 6, 7, 10, 11 are the plain colour, and so are 14 and 15, which nobody has described
// (`unlisted_code` in spec/assumptions.yaml; `unlisted` in spec/pica200/combiner.yaml).
module reference_combiner_operand (
    input  [3:0]  color_source,
    input  [3:0]  alpha_source,
    input  [3:0]  color_operand,
    input  [2:0]  alpha_operand,
    input  [31:0] primary,
    input  [31:0] fragment_primary,
    input  [31:0] fragment_secondary,
    input  [31:0] texture0,
    input  [31:0] texture1,
    input  [31:0] texture2,
    input  [31:0] texture3,
    input  [31:0] previous_buffer,
    input  [31:0] stage_color,
    input  [31:0] previous,
    output [31:0] y
);
    function [31:0] source;
        input [3:0]   code;
        input [319:0] colors;
        case (code)
            4'd0:    source = colors[31:0];
            4'd1:    source = colors[63:32];
            4'd2:    source = colors[95:64];
            4'd3:    source = colors[127:96];
            4'd4:    source = colors[159:128];
            4'd5:    source = colors[191:160];
            4'd6:    source = colors[223:192];
            4'd13:   source = colors[255:224];
            4'd14:   source = colors[287:256];
            4'd15:   source = colors[319:288];
            default: source = 32'd0;
        endcase
    endfunction

    wire [319:0] colors = {previous, stage_color, previous_buffer, texture3, texture2, texture1, texture0,
                           fragment_secondary, fragment_primary, primary};
    wire [31:0] c = source(color_source, colors);
    wire [31:0] a = source(alpha_source, colors);

    // 255 - x is the complement of x.
    reg [23:0] color;
    always @*
        case (color_operand)
            4'd1:    color = ~c[23:0];
            4'd2:    color = {3{c[31:24]}};
            4'd3:    color = ~{3{c[31:24]}};
            4'd4:    color = {3{c[7:0]}};
            4'd5:    color = ~{3{c[7:0]}};
            4'd8:    color = {3{c[15:8]}};
            4'd9:    color = ~{3{c[15:8]}};
            4'd12:   color = {3{c[23:16]}};
            4'd13:   color = ~{3{c[23:16]}};
            default: color = c[23:0];
        endcase

    reg [7:0] alpha;
    always @*
        case (alpha_operand)
            3'd0: alpha = a[31:24];
            3'd1: alpha = ~a[31:24];
            3'd2: alpha = a[7:0];
            3'd3: alpha = ~a[7:0];
            3'd4: alpha = a[15:8];
            3'd5: alpha = ~a[15:8];
            3'd6: alpha = a[23:16];
            3'd7: alpha = ~a[23:16];
        endcase

    assign y = {alpha, color};
endmodule
