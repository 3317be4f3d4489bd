// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_OFFSET
`define PICA_SHADER_OFFSET
`define PICA_SHADER_OFFSET_A90A324043B5
// The integer part of an f24, rounded toward zero (shader-unit.md#relative-addressing). NaN and infinity
// give 0.
module pica_shader_offset (
    input wire clock,
    input wire [23:0] a,
    // The integer, in two's complement.
    output reg [31:0] y
);

    // Choice `address_register_range`.
    localparam wraps = 1'b0;

    wire [31:0] magnitude_d;
    reg [31:0] magnitude_q;
    wire negative_d;
    reg negative_q;
    wire too_large_d;
    reg too_large_q;
    wire nothing_d;
    reg nothing_q;
    wire [6:0] exponent;
    wire [6:0] shift;
    wire [31:0] aligned;
    reg [31:0] whole;

    assign exponent = a[22:16];
    // The significand with the weight 2^31 for its hidden bit, moved down: exponent 94 is 2^31.
    assign aligned = ({16'h0, a[15:0]} << 15) | 32'h80000000;
    assign shift = (7'h5e & 7'h7f) - exponent;
    assign magnitude_d = aligned >> shift[4:0];
    assign negative_d = a[23];
    assign too_large_d = exponent >= 7'h5e;
    assign nothing_d = (exponent < 7'h3f) || (&exponent);

    always @(*) begin
        whole = magnitude_q;
        if (negative_q) begin
            whole = (32'h0 & 32'hffffffff) - magnitude_q;
        end
        if (too_large_q) begin
            whole = 32'h7fffffff;
            if (negative_q) begin
                whole = 32'h80000000;
            end
            // Multiples of 2^14 and larger have nothing in the low nine bits.
            if (wraps) begin
                whole = 32'h0;
            end
        end
        if (nothing_q) begin
            whole = 32'h0;
        end
        y = whole;
        if (wraps) begin
            y = {23'h0, whole[8:0]};
            if (whole[8]) begin
                y = whole | 32'hfffffe00;
            end
        end
    end

    initial begin
        magnitude_q = 32'h0;
        negative_q = 1'b0;
        too_large_q = 1'b0;
        nothing_q = 1'b0;
    end

    always @(posedge clock) begin
        magnitude_q <= magnitude_d;
        negative_q <= negative_d;
        too_large_q <= too_large_d;
        nothing_q <= nothing_d;
    end
endmodule
`else
`ifndef PICA_SHADER_OFFSET_A90A324043B5
`ifdef __ICARUS__
two different texts of module pica_shader_offset
`endif
`include "two different texts of module pica_shader_offset"
`endif
`endif

`default_nettype wire
