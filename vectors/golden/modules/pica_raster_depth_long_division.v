// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_LONG_DIVISION
`define PICA_RASTER_DEPTH_LONG_DIVISION
`define PICA_RASTER_DEPTH_LONG_DIVISION_9A9CDB47DCA8
// The quotient of a sum Σ b m, which is loaded before, and a sum Σ b r, without the lowest bits of the
// former or with zeros behind them, as the scale s of the numbers r 2^s says: 76 - s digits, one a clock.
module pica_raster_depth_long_division (
    input wire clock,
    // No quotient is inside.
    input wire reset,
    // The sum is the numerator.
    input wire load,
    // The sum is the denominator, and digits come.
    input wire start,
    // Signed.
    input wire [93:0] sum,
    // The sum is above 0.
    input wire positive,
    // s, signed.
    input wire [7:0] scale,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] y,
    // The quotient is not above 0.
    output wire least,
    // The quotient has more than 32 bits, or is none.
    output wire most
);

    localparam digits = 8'h4c;

    reg [91:0] numerator_d;
    reg [91:0] numerator_q;
    reg is_positive_d;
    reg is_positive_q;
    reg [63:0] divisor_d;
    reg [63:0] divisor_q;
    reg [63:0] remainder_d;
    reg [63:0] remainder_q;
    reg [31:0] quotient_d;
    reg [31:0] quotient_q;
    reg is_large_d;
    reg is_large_q;
    reg [7:0] left_d;
    reg [7:0] left_q;
    reg running_d;
    reg running_q;
    reg given_d;
    reg given_q;
    wire stage_following;
    wire [63:0] stage_y;
    wire stage_digit;

    pica_digit #(.W(64)) stage (
        .x(remainder_q),
        .following(stage_following),
        .divisor(divisor_q),
        .y(stage_y),
        .digit(stage_digit)
    );

    assign stage_following = numerator_q[91];

    always @(*) begin
        is_positive_d = is_positive_q;
        divisor_d = divisor_q;
        is_large_d = is_large_q;
        running_d = running_q;
        remainder_d = stage_y;
        numerator_d = numerator_q << 1;
        quotient_d = (quotient_q << 1) | {31'h0, stage_digit};
        if (quotient_q[31]) begin
            is_large_d = 1'b1;
        end
        left_d = left_q - 8'h1;
        given_d = running_q && (left_q == 8'h1);
        if (left_q == 8'h1) begin
            running_d = 1'b0;
        end
        if (~running_q) begin
            numerator_d = numerator_q;
            quotient_d = quotient_q;
            is_large_d = is_large_q;
        end
        if (load) begin
            numerator_d = sum[91:0];
            is_positive_d = positive;
        end
        if (start) begin
            divisor_d = sum[63:0];
            remainder_d = 64'h0;
            quotient_d = 32'h0;
            is_large_d = ~positive;
            left_d = digits - scale;
            running_d = 1'b1;
        end
        if (reset) begin
            running_d = 1'b0;
            given_d = 1'b0;
        end
    end

    assign out_valid = given_q;
    assign y = quotient_q;
    assign most = is_large_q;
    assign least = ~is_positive_q;

    initial begin
        numerator_q = 92'h0;
        is_positive_q = 1'b0;
        divisor_q = 64'h0;
        remainder_q = 64'h0;
        quotient_q = 32'h0;
        is_large_q = 1'b0;
        left_q = 8'h0;
        running_q = 1'b0;
        given_q = 1'b0;
    end

    always @(posedge clock) begin
        numerator_q <= numerator_d;
        is_positive_q <= is_positive_d;
        divisor_q <= divisor_d;
        remainder_q <= remainder_d;
        quotient_q <= quotient_d;
        is_large_q <= is_large_d;
        left_q <= left_d;
        running_q <= running_d;
        given_q <= given_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_LONG_DIVISION_9A9CDB47DCA8
`ifdef __ICARUS__
two different texts of module pica_raster_depth_long_division
`endif
`include "two different texts of module pica_raster_depth_long_division"
`endif
`endif

`default_nettype wire
