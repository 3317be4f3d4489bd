// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_F24_PACK_9
`define PICA_F24_PACK_9
`define PICA_F24_PACK_9_61AB1E8BEE1E
// Judges the range of a rounded result and gives it its sign. Combinational.
module pica_f24_pack_9 (
    // Sign of a result that is not zero.
    input wire sign,
    // Exponent and mantissa of the rounded result, side by side.
    input wire [24:0] magnitude,
    // The result is exactly zero, and `magnitude` means nothing.
    input wire zero,
    // The result is `special_value`, and nothing else means anything.
    input wire special,
    // The pattern that goes out in place of a rounded number.
    input wire [23:0] special_value,
    // The pattern of the rounded number, or the special value.
    output reg [23:0] y
);

    localparam above_mask = 9'h80;
    localparam magnitude_mask = 24'h7fffff;
    localparam sign_position = 5'h17;
    localparam overflow_value = 24'h7f0000;

    wire [8:0] exponent;
    wire [8:0] above;
    wire [6:0] field;
    wire negative;
    wire underflow;
    wire overflow;
    reg [23:0] unsigned_y;

    assign exponent = magnitude[24:16];
    assign negative = exponent[8];
    assign above = exponent & above_mask;
    assign field = exponent[6:0];
    assign underflow = zero || negative || (~(|above) && ~(|field));
    assign overflow = ~negative && ((|above) || (&field));

    always @(*) begin
        unsigned_y = magnitude[23:0] & magnitude_mask;
        if (overflow) begin
            unsigned_y = overflow_value;
        end
    end

    always @(*) begin
        y = unsigned_y | ({23'h0, sign} << sign_position);
        if (underflow) begin
            y = 24'h0;
        end
        if (special) begin
            y = special_value;
        end
    end
endmodule
`else
`ifndef PICA_F24_PACK_9_61AB1E8BEE1E
`ifdef __ICARUS__
two different texts of module pica_f24_pack_9
`endif
`include "two different texts of module pica_f24_pack_9"
`endif
`endif

`default_nettype wire
