// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_RING
`define PICA_RASTER_DEPTH_RING
`define PICA_RASTER_DEPTH_RING_A06EAE6F0FFD
// The quotient of a sum Σ b m, without its lowest 16 bits, and a sum Σ b: 35 digits, of which more than 32
// are too many.
module pica_raster_depth_ring (
    input wire clock,
    // No quotient is inside.
    input wire reset,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    // Signed.
    input wire [93:0] numerator,
    // The numerator is above 0.
    input wire positive,
    // Signed.
    input wire [35:0] denominator,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] y,
    // The quotient is not above 0.
    output wire least,
    // The quotient has more than 32 bits, or is none.
    output wire most
);

    reg [6:0] valid_d;
    reg [6:0] valid_q;
    reg [2:0] round_0_d;
    reg [2:0] round_0_q;
    reg [2:0] round_1_q;
    reg [2:0] round_2_q;
    reg [2:0] round_3_q;
    reg [2:0] round_4_q;
    reg [2:0] round_5_q;
    reg [2:0] round_6_q;
    reg [35:0] remainder_0_d;
    reg [35:0] remainder_0_q;
    reg [35:0] remainder_1_q;
    reg [35:0] remainder_2_q;
    reg [35:0] remainder_3_q;
    reg [35:0] remainder_4_q;
    reg [35:0] remainder_5_q;
    reg [35:0] remainder_6_q;
    reg [35:0] divisor_0_d;
    reg [35:0] divisor_0_q;
    reg [35:0] divisor_1_q;
    reg [35:0] divisor_2_q;
    reg [35:0] divisor_3_q;
    reg [35:0] divisor_4_q;
    reg [35:0] divisor_5_q;
    reg [35:0] divisor_6_q;
    reg [34:0] digits_0_d;
    reg [34:0] digits_0_q;
    reg [34:0] digits_1_d;
    reg [34:0] digits_1_q;
    reg [34:0] digits_2_d;
    reg [34:0] digits_2_q;
    reg [34:0] digits_3_d;
    reg [34:0] digits_3_q;
    reg [34:0] digits_4_d;
    reg [34:0] digits_4_q;
    reg [34:0] digits_5_d;
    reg [34:0] digits_5_q;
    reg [34:0] digits_6_d;
    reg [34:0] digits_6_q;
    reg is_positive_0_d;
    reg is_positive_0_q;
    reg is_positive_1_q;
    reg is_positive_2_q;
    reg is_positive_3_q;
    reg is_positive_4_q;
    reg is_positive_5_q;
    reg is_positive_6_q;
    reg is_large_0_d;
    reg is_large_0_q;
    reg is_large_1_q;
    reg is_large_2_q;
    reg is_large_3_q;
    reg is_large_4_q;
    reg is_large_5_q;
    reg is_large_6_q;
    wire stage_0_following;
    wire [35:0] stage_0_y;
    wire stage_0_digit;
    wire stage_1_following;
    wire [35:0] stage_1_y;
    wire stage_1_digit;
    wire stage_2_following;
    wire [35:0] stage_2_y;
    wire stage_2_digit;
    wire stage_3_following;
    wire [35:0] stage_3_y;
    wire stage_3_digit;
    wire stage_4_following;
    wire [35:0] stage_4_y;
    wire stage_4_digit;
    wire stage_5_following;
    wire [35:0] stage_5_y;
    wire stage_5_digit;
    wire stage_6_following;
    wire [35:0] stage_6_y;
    wire stage_6_digit;
    reg given_d;
    reg given_q;
    wire returns;

    pica_digit #(.W(36)) stage_0 (
        .x(remainder_0_q),
        .following(stage_0_following),
        .divisor(divisor_0_q),
        .y(stage_0_y),
        .digit(stage_0_digit)
    );

    pica_digit #(.W(36)) stage_1 (
        .x(remainder_1_q),
        .following(stage_1_following),
        .divisor(divisor_1_q),
        .y(stage_1_y),
        .digit(stage_1_digit)
    );

    pica_digit #(.W(36)) stage_2 (
        .x(remainder_2_q),
        .following(stage_2_following),
        .divisor(divisor_2_q),
        .y(stage_2_y),
        .digit(stage_2_digit)
    );

    pica_digit #(.W(36)) stage_3 (
        .x(remainder_3_q),
        .following(stage_3_following),
        .divisor(divisor_3_q),
        .y(stage_3_y),
        .digit(stage_3_digit)
    );

    pica_digit #(.W(36)) stage_4 (
        .x(remainder_4_q),
        .following(stage_4_following),
        .divisor(divisor_4_q),
        .y(stage_4_y),
        .digit(stage_4_digit)
    );

    pica_digit #(.W(36)) stage_5 (
        .x(remainder_5_q),
        .following(stage_5_following),
        .divisor(divisor_5_q),
        .y(stage_5_y),
        .digit(stage_5_digit)
    );

    pica_digit #(.W(36)) stage_6 (
        .x(remainder_6_q),
        .following(stage_6_following),
        .divisor(divisor_6_q),
        .y(stage_6_y),
        .digit(stage_6_digit)
    );

    assign stage_0_following = digits_0_q[34];
    assign stage_1_following = digits_1_q[34];
    assign stage_2_following = digits_2_q[34];
    assign stage_3_following = digits_3_q[34];
    assign stage_4_following = digits_4_q[34];
    assign stage_5_following = digits_5_q[34];
    assign stage_6_following = digits_6_q[34];
    assign returns = valid_q[6] && (round_6_q != 3'h4);

    always @(*) begin
        digits_1_d = digits_0_q << 1;
        if (|stage_0_digit) begin
            digits_1_d = (digits_0_q << 1) | 35'h1;
        end
        digits_2_d = digits_1_q << 1;
        if (|stage_1_digit) begin
            digits_2_d = (digits_1_q << 1) | 35'h1;
        end
        digits_3_d = digits_2_q << 1;
        if (|stage_2_digit) begin
            digits_3_d = (digits_2_q << 1) | 35'h1;
        end
        digits_4_d = digits_3_q << 1;
        if (|stage_3_digit) begin
            digits_4_d = (digits_3_q << 1) | 35'h1;
        end
        digits_5_d = digits_4_q << 1;
        if (|stage_4_digit) begin
            digits_5_d = (digits_4_q << 1) | 35'h1;
        end
        digits_6_d = digits_5_q << 1;
        if (|stage_5_digit) begin
            digits_6_d = (digits_5_q << 1) | 35'h1;
        end
        round_0_d = round_6_q + 3'h1;
        remainder_0_d = stage_6_y;
        divisor_0_d = divisor_6_q;
        digits_0_d = digits_6_q << 1;
        if (|stage_6_digit) begin
            digits_0_d = (digits_6_q << 1) | 35'h1;
        end
        is_positive_0_d = is_positive_6_q;
        is_large_0_d = is_large_6_q;
        // A numerator with more bits than that has a quotient with too many digits, whatever it is divided by.
        if (in_valid) begin
            round_0_d = 3'h0;
            remainder_0_d = {2'h0, numerator[84:51]};
            divisor_0_d = denominator;
            digits_0_d = numerator[50:16];
            is_positive_0_d = positive;
            is_large_0_d = (|numerator[93:85]) || denominator[35] || ~(|denominator);
        end
        valid_d = (valid_q << 1) | ({6'h0, in_valid || returns} & 7'h7f);
        given_d = valid_q[6] && (round_6_q == 3'h4);
        if (reset) begin
            valid_d = 7'h0;
            given_d = 1'b0;
        end
    end

    assign out_valid = given_q;
    assign y = digits_0_q[31:0];
    assign least = ~is_positive_0_q;
    assign most = is_large_0_q || (|digits_0_q[34:32]);

    initial begin
        valid_q = 7'h0;
        round_0_q = 3'h0;
        round_1_q = 3'h0;
        round_2_q = 3'h0;
        round_3_q = 3'h0;
        round_4_q = 3'h0;
        round_5_q = 3'h0;
        round_6_q = 3'h0;
        remainder_0_q = 36'h0;
        remainder_1_q = 36'h0;
        remainder_2_q = 36'h0;
        remainder_3_q = 36'h0;
        remainder_4_q = 36'h0;
        remainder_5_q = 36'h0;
        remainder_6_q = 36'h0;
        divisor_0_q = 36'h0;
        divisor_1_q = 36'h0;
        divisor_2_q = 36'h0;
        divisor_3_q = 36'h0;
        divisor_4_q = 36'h0;
        divisor_5_q = 36'h0;
        divisor_6_q = 36'h0;
        digits_0_q = 35'h0;
        digits_1_q = 35'h0;
        digits_2_q = 35'h0;
        digits_3_q = 35'h0;
        digits_4_q = 35'h0;
        digits_5_q = 35'h0;
        digits_6_q = 35'h0;
        is_positive_0_q = 1'b0;
        is_positive_1_q = 1'b0;
        is_positive_2_q = 1'b0;
        is_positive_3_q = 1'b0;
        is_positive_4_q = 1'b0;
        is_positive_5_q = 1'b0;
        is_positive_6_q = 1'b0;
        is_large_0_q = 1'b0;
        is_large_1_q = 1'b0;
        is_large_2_q = 1'b0;
        is_large_3_q = 1'b0;
        is_large_4_q = 1'b0;
        is_large_5_q = 1'b0;
        is_large_6_q = 1'b0;
        given_q = 1'b0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        round_0_q <= round_0_d;
        round_1_q <= round_0_q;
        round_2_q <= round_1_q;
        round_3_q <= round_2_q;
        round_4_q <= round_3_q;
        round_5_q <= round_4_q;
        round_6_q <= round_5_q;
        remainder_0_q <= remainder_0_d;
        remainder_1_q <= stage_0_y;
        remainder_2_q <= stage_1_y;
        remainder_3_q <= stage_2_y;
        remainder_4_q <= stage_3_y;
        remainder_5_q <= stage_4_y;
        remainder_6_q <= stage_5_y;
        divisor_0_q <= divisor_0_d;
        divisor_1_q <= divisor_0_q;
        divisor_2_q <= divisor_1_q;
        divisor_3_q <= divisor_2_q;
        divisor_4_q <= divisor_3_q;
        divisor_5_q <= divisor_4_q;
        divisor_6_q <= divisor_5_q;
        digits_0_q <= digits_0_d;
        digits_1_q <= digits_1_d;
        digits_2_q <= digits_2_d;
        digits_3_q <= digits_3_d;
        digits_4_q <= digits_4_d;
        digits_5_q <= digits_5_d;
        digits_6_q <= digits_6_d;
        is_positive_0_q <= is_positive_0_d;
        is_positive_1_q <= is_positive_0_q;
        is_positive_2_q <= is_positive_1_q;
        is_positive_3_q <= is_positive_2_q;
        is_positive_4_q <= is_positive_3_q;
        is_positive_5_q <= is_positive_4_q;
        is_positive_6_q <= is_positive_5_q;
        is_large_0_q <= is_large_0_d;
        is_large_1_q <= is_large_0_q;
        is_large_2_q <= is_large_1_q;
        is_large_3_q <= is_large_2_q;
        is_large_4_q <= is_large_3_q;
        is_large_5_q <= is_large_4_q;
        is_large_6_q <= is_large_5_q;
        given_q <= given_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_RING_A06EAE6F0FFD
`ifdef __ICARUS__
two different texts of module pica_raster_depth_ring
`endif
`include "two different texts of module pica_raster_depth_ring"
`endif
`endif

`default_nettype wire
