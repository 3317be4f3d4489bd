// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLEND_FACTOR_CODE
`define PICA_BLEND_FACTOR_CODE
`define PICA_BLEND_FACTOR_CODE_A7CB7150F4CB
// What a blend factor is made of. Combinational.
module pica_blend_factor_code (
    input wire [3:0] code,
    // The factor is 255 less what the other outputs say.
    output reg inverted,
    // The factor is the channel itself: that of the source with `second`, else that of the destination.
    output reg own,
    // With `own`, the channel is that of the source. Without `own`, the factor is the channel of BLEND_COLOR
    // (0x103) and no alpha.
    output reg second,
    // The factor is an alpha: that of source, destination or BLEND_COLOR (0x103), or that of the source
    // saturated. With none of these four, the alpha is 0.
    output reg of_source,
    output reg of_destination,
    output reg of_constant,
    output reg saturated
);

    localparam BLEND_FACTOR_CONSTANT_ALPHA = 4'hc;
    localparam BLEND_FACTOR_CONSTANT_COLOR = 4'ha;
    localparam BLEND_FACTOR_DST_ALPHA = 4'h8;
    localparam BLEND_FACTOR_DST_COLOR = 4'h4;
    localparam BLEND_FACTOR_ONE = 4'h1;
    localparam BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA = 4'hd;
    localparam BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR = 4'hb;
    localparam BLEND_FACTOR_ONE_MINUS_DST_ALPHA = 4'h9;
    localparam BLEND_FACTOR_ONE_MINUS_DST_COLOR = 4'h5;
    localparam BLEND_FACTOR_ONE_MINUS_SRC_ALPHA = 4'h7;
    localparam BLEND_FACTOR_ONE_MINUS_SRC_COLOR = 4'h3;
    localparam BLEND_FACTOR_SRC_ALPHA = 4'h6;
    localparam BLEND_FACTOR_SRC_ALPHA_SATURATE = 4'he;
    localparam BLEND_FACTOR_ZERO = 4'h0;

    always @(*) begin
        inverted = 1'b0;
        own = 1'b0;
        second = 1'b0;
        of_source = 1'b0;
        of_destination = 1'b0;
        of_constant = 1'b0;
        saturated = 1'b0;
        case (code)
            BLEND_FACTOR_ZERO: ;
            BLEND_FACTOR_ONE: inverted = 1'b1;
            BLEND_FACTOR_ONE_MINUS_SRC_COLOR: begin
                own = 1'b1;
                second = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_DST_COLOR: own = 1'b1;
            BLEND_FACTOR_ONE_MINUS_DST_COLOR: begin
                own = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_SRC_ALPHA: of_source = 1'b1;
            BLEND_FACTOR_ONE_MINUS_SRC_ALPHA: begin
                of_source = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_DST_ALPHA: of_destination = 1'b1;
            BLEND_FACTOR_ONE_MINUS_DST_ALPHA: begin
                of_destination = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_CONSTANT_COLOR: second = 1'b1;
            BLEND_FACTOR_ONE_MINUS_CONSTANT_COLOR: begin
                second = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_CONSTANT_ALPHA: of_constant = 1'b1;
            BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA: begin
                of_constant = 1'b1;
                inverted = 1'b1;
            end
            BLEND_FACTOR_SRC_ALPHA_SATURATE: saturated = 1'b1;
            default: begin
                own = 1'b1;
                second = 1'b1;
            end
        endcase
    end
endmodule
`else
`ifndef PICA_BLEND_FACTOR_CODE_A7CB7150F4CB
`ifdef __ICARUS__
two different texts of module pica_blend_factor_code
`endif
`include "two different texts of module pica_blend_factor_code"
`endif
`endif

`default_nettype wire
