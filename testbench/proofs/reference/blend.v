// SPDX-License-Identifier: MIT
// Blending; docs/hardware/framebuffer.md, "Blending". Colours have red in bits 0-7, green, blue, alpha in bits 24-31.
//
// Products, two in each channel, unsigned 8 bits by 8 bits: `source_product` = source * its factor, `destination_product` =
// destination * its factor; a factor of 1 is 255. What is below 0 is 0 after the limit, so the division is one of unsigned numbers.
//
// Equations 5 to 7 add; factor 15, which nobody has described, is the source channel.
module blend_channel (
    input  [2:0] equation,
    input  [7:0] source,
    input  [7:0] source_factor,
    input  [7:0] destination,
    input  [7:0] destination_factor,
    output [7:0] y
);
    wire [15:0] s, d;
    product #(.A(8), .B(8)) source_product (.a(source), .b(source_factor), .y(s));
    product #(.A(8), .B(8)) destination_product (.a(destination), .b(destination_factor), .y(d));

    reg [16:0] x;
    always @*
        case (equation)
            3'd1:    x = s < d ? 17'd0 : {1'b0, s} - {1'b0, d};
            3'd2:    x = d < s ? 17'd0 : {1'b0, d} - {1'b0, s};
            3'd3:    x = s < d ? {1'b0, s} : {1'b0, d};
            3'd4:    x = s > d ? {1'b0, s} : {1'b0, d};
            default: x = {1'b0, s} + {1'b0, d};
        endcase
    div255 divide (.x(x), .y(y)); // floor(x / 255), 255 at most
endmodule

module reference_blend (
    input  [31:0] blend_func,  // equations 0-2 and 8-10; factors: source colour 16-19, destination 20-23, source alpha 24-27, destination 28-31
    input  [31:0] blend_color,
    input  [31:0] source,
    input  [31:0] destination,
    output [31:0] y
);
    wire [7:0] source_alpha      = source[31:24];
    wire [7:0] destination_alpha = destination[31:24];
    wire [7:0] constant_alpha    = blend_color[31:24];
    wire [7:0] saturate          = source_alpha < 8'd255 - destination_alpha ? source_alpha : 8'd255 - destination_alpha;

    // The factor for a channel of source, destination and constant.
    function [7:0] factor;
        input [3:0] code;
        input [7:0] s, d, c, sa, da, ca, e;
        case (code)
            4'h0: factor = 8'd0;
            4'h1: factor = 8'd255;
            4'h2: factor = s;
            4'h3: factor = 8'd255 - s;
            4'h4: factor = d;
            4'h5: factor = 8'd255 - d;
            4'h6: factor = sa;
            4'h7: factor = 8'd255 - sa;
            4'h8: factor = da;
            4'h9: factor = 8'd255 - da;
            4'hA: factor = c;
            4'hB: factor = 8'd255 - c;
            4'hC: factor = ca;
            4'hD: factor = 8'd255 - ca;
            4'hE: factor = e;
            4'hF: factor = s;
        endcase
    endfunction

    genvar i;
    generate
        for (i = 0; i < 4; i = i + 1) begin : channel
            wire [7:0] s = source[8*i +: 8];
            wire [7:0] d = destination[8*i +: 8];
            wire [7:0] c = blend_color[8*i +: 8];
            wire [7:0] e = i == 3 ? 8'd255 : saturate; // code E is 1 in alpha
            wire [2:0] equation           = i == 3 ? blend_func[10:8]  : blend_func[2:0];
            wire [3:0] source_code        = i == 3 ? blend_func[27:24] : blend_func[19:16];
            wire [3:0] destination_code   = i == 3 ? blend_func[31:28] : blend_func[23:20];
            wire [7:0] source_factor      = factor(source_code, s, d, c, source_alpha, destination_alpha, constant_alpha, e);
            wire [7:0] destination_factor = factor(destination_code, s, d, c, source_alpha, destination_alpha, constant_alpha, e);
            blend_channel blend (
                .equation(equation), .source(s), .source_factor(source_factor),
                .destination(d), .destination_factor(destination_factor), .y(y[8*i +: 8]));
        end
    endgenerate
endmodule
