// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DIVISION
`define PICA_RASTER_DIVISION
`define PICA_RASTER_DIVISION_D82B06EBBB05
// A number a clock, a denominator or a numerator: of each numerator the quotient with the denominator that
// came last before it.
module pica_raster_division (
    input wire clock,
    // No number is inside.
    input wire reset,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    // A denominator, of which nothing comes out.
    input wire is_denominator,
    // The number, signed.
    input wire [61:0] x,
    // The power of two that the quotient is multiplied with, signed.
    input wire [8:0] scale,
    // The quotient is a colour.
    input wire is_color,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [23:0] y
);

    localparam bias = 10'h3f;
    localparam infinity = 24'h7f0000;
    localparam sign_of_scale = 10'h200;
    localparam one = 18'h20000;

    reg [18:0] valid_d;
    reg [18:0] valid_q;
    wire loads_x;
    wire loads_y;
    reg [61:0] magnitude1_d;
    reg [61:0] magnitude1_q;
    wire negative1_d;
    reg negative1_q;
    reg color1_q;
    wire [9:0] scale1_d;
    reg [9:0] scale1_q;
    wire [61:0] leading_y;
    wire [5:0] leading_distance;
    wire [21:0] reciprocal_x;
    wire reciprocal_load;
    wire [22:0] reciprocal_y;
    wire [61:0] x8_y;
    wire [5:0] distance8_y;
    wire negative8_y;
    wire color8_y;
    wire [9:0] scale8_y;
    wire [69:0] x9_d;
    reg [69:0] x9_q;
    wire zero9_d;
    reg zero9_q;
    reg [5:0] distance9_q;
    reg negative9_q;
    reg color9_q;
    reg [9:0] scale9_q;
    reg [61:0] d9_d;
    reg [61:0] d9_q;
    reg [5:0] d_distance9_d;
    reg [5:0] d_distance9_q;
    reg unusable9_d;
    reg unusable9_q;
    wire [9:0] exponent10_d;
    reg [9:0] exponent10_q;
    wire [23:0] estimate_x;
    wire [18:0] estimate_y;
    wire [17:0] base12_d;
    reg [17:0] base12_q;
    wire whole12_d;
    reg whole12_q;
    wire [17:0] factor13_d;
    reg [17:0] factor13_q;
    reg upper13_d;
    reg upper13_q;
    wire [61:0] d13_y;
    wire [63:0] times_y;
    wire [54:0] x16_x;
    wire [54:0] x16_y;
    wire upper16_y;
    wire [63:0] difference17_d;
    reg [63:0] difference17_q;
    wire [17:0] base17_y;
    wire whole17_y;
    wire [17:0] factor17_y;
    reg upper17_q;
    wire [9:0] exponent16_y;
    reg [9:0] exponent_of_upper17_q;
    wire [9:0] exponent_of_lower17_d;
    reg [9:0] exponent_of_lower17_q;
    reg [17:0] quotient18_d;
    reg [17:0] quotient18_q;
    reg [9:0] exponent18_d;
    reg [9:0] exponent18_q;
    reg rest18_d;
    reg rest18_q;
    wire color18_y;
    wire negative18_y;
    wire zero18_y;
    wire unusable18_y;
    wire [9:0] round_exponent;
    wire [15:0] round_mantissa;
    wire round_half;
    wire [25:0] round_magnitude;
    wire pack_zero;
    wire pack_special;
    wire [23:0] pack_special_value;
    wire [23:0] pack_y;
    wire level_most;
    wire level_least;
    wire [7:0] level_y;
    reg [23:0] y19_d;
    reg [23:0] y19_q;
    reg [9:0] extended;
    wire load;
    reg [69:0] less;
    reg [17:0] base;
    reg [17:0] number_above;
    reg [63:0] minuend;
    wire fits;
    reg whole;

    pica_shift_1_8 loads (
        .clock(clock),
        .x(loads_x),
        .y(loads_y)
    );

    // 2 to 5. The leading one goes to the top.
    pica_leading leading (
        .clock(clock),
        .x(magnitude1_q),
        .y(leading_y),
        .distance(leading_distance)
    );

    pica_raster_reciprocal reciprocal (
        .clock(clock),
        .x(reciprocal_x),
        .load(reciprocal_load),
        .y(reciprocal_y)
    );

    pica_shift_62_3 x8 (
        .clock(clock),
        .x(leading_y),
        .y(x8_y)
    );

    pica_shift_6_3 distance8 (
        .clock(clock),
        .x(leading_distance),
        .y(distance8_y)
    );

    pica_shift_1_7 negative8 (
        .clock(clock),
        .x(negative1_q),
        .y(negative8_y)
    );

    pica_shift_1_7 color8 (
        .clock(clock),
        .x(color1_q),
        .y(color8_y)
    );

    pica_shift_10_7 scale8 (
        .clock(clock),
        .x(scale1_q),
        .y(scale8_y)
    );

    pica_raster_estimate estimate (
        .clock(clock),
        .x(estimate_x),
        .reciprocal(reciprocal_y),
        .y(estimate_y)
    );

    // 14 to 16. The product.
    pica_shift_62_4 d13 (
        .clock(clock),
        .x(d9_q),
        .y(d13_y)
    );

    pica_raster_times times (
        .clock(clock),
        .a(factor13_q),
        .b(d13_y),
        .y(times_y)
    );

    pica_shift_55_7 x16 (
        .clock(clock),
        .x(x16_x),
        .y(x16_y)
    );

    pica_shift_1_3 upper16 (
        .clock(clock),
        .x(upper13_q),
        .y(upper16_y)
    );

    pica_shift_18_5 base17 (
        .clock(clock),
        .x(base12_q),
        .y(base17_y)
    );

    pica_shift_1_5 whole17 (
        .clock(clock),
        .x(whole12_q),
        .y(whole17_y)
    );

    pica_shift_18_4 factor17 (
        .clock(clock),
        .x(factor13_q),
        .y(factor17_y)
    );

    pica_shift_10_6 exponent16 (
        .clock(clock),
        .x(exponent10_q),
        .y(exponent16_y)
    );

    pica_shift_1_9 color18 (
        .clock(clock),
        .x(color9_q),
        .y(color18_y)
    );

    pica_shift_1_9 negative18 (
        .clock(clock),
        .x(negative9_q),
        .y(negative18_y)
    );

    pica_shift_1_9 zero18 (
        .clock(clock),
        .x(zero9_q),
        .y(zero18_y)
    );

    pica_shift_1_9 unusable18 (
        .clock(clock),
        .x(unusable9_q),
        .y(unusable18_y)
    );

    pica_round #(.M(16), .X(10)) round (
        .exponent(round_exponent),
        .mantissa(round_mantissa),
        .half(round_half),
        .rest(rest18_q),
        .magnitude(round_magnitude)
    );

    pica_f24_pack_10 pack (
        .sign(negative18_y),
        .magnitude(round_magnitude),
        .zero(pack_zero),
        .special(pack_special),
        .special_value(pack_special_value),
        .y(pack_y)
    );

    pica_raster_color_level level (
        .x(quotient18_q),
        .exponent(exponent18_q),
        .most(level_most),
        .least(level_least),
        .y(level_y)
    );

    // 1. Sign and magnitude.
    assign negative1_d = x[61];
    assign scale1_d = extended;
    // 6 to 9. What a denominator leaves for the numerators behind it: the denominator itself, its reciprocal, how far it was shifted,
    // whether it is 0 or less.
    assign loads_x = in_valid && is_denominator;
    assign load = |loads_y;
    assign reciprocal_x = leading_y[60:39];
    assign reciprocal_load = load;
    assign x9_d = ({8'h0, x8_y} << 8) - less;
    assign zero9_d = ~x8_y[61];

    always @(*) begin
        d9_d = d9_q;
        d_distance9_d = d_distance9_q;
        unusable9_d = unusable9_q;
        magnitude1_d = x;
        if (x[61]) begin
            magnitude1_d = ~x + 62'h1;
        end
        extended = {1'b0, scale};
        if (is_color) begin
            // A colour is at most 1: it has no scale above that.
            extended = 10'h0;
        end
        if (scale[8]) begin
            extended = {1'b0, scale} | sign_of_scale;
        end
        less = 70'h0;
        if (|color8_y) begin
            less = {8'h0, x8_y};
        end
        if (load) begin
            d9_d = x8_y;
            d_distance9_d = distance8_y;
            unusable9_d = negative8_y | ~x8_y[61];
        end
    end

    // 10 and 11. The estimate, and the exponent that goes with it.
    assign estimate_x = x9_q[69:46];
    assign exponent10_d = (scale9_q + {4'h0, d_distance9_q}) - {4'h0, distance9_q};

    // 12. The lower number.
    always @(*) begin
        base = estimate_y[17:0];
        if (estimate_y[18]) begin
            base = estimate_y[18:1];
        end
    end

    assign base12_d = base;
    assign whole12_d = estimate_y[18];

    // 13. The number above. That of the highest estimate below 1 is 1; what is above the highest of all is no quotient, and the
    // estimate is the number above.
    always @(*) begin
        number_above = base12_q + 18'h1;
        upper13_d = whole12_q;
        if (&base12_q) begin
            number_above = one;
            if (|whole12_q) begin
                number_above = base12_q;
            end
            upper13_d = 1'b1;
        end
    end

    assign factor13_d = number_above;

    // 17. The difference, of which 64 bits have the sign: x has 8 bits more than d.
    assign x16_x = x9_q[54:0];

    always @(*) begin
        minuend = {9'h0, x16_y} << 10;
        if (|upper16_y) begin
            minuend = {9'h0, x16_y} << 9;
        end
    end

    assign difference17_d = minuend - times_y;

    // 18. The quotient: the number above, if the difference is not below 0.
    assign exponent_of_lower17_d = exponent16_y - 10'h1;
    assign fits = ~difference17_q[63];

    always @(*) begin
        quotient18_d = base17_y;
        whole = whole17_y;
        rest18_d = 1'b1;
        if (fits) begin
            quotient18_d = factor17_y;
            whole = upper17_q;
            rest18_d = |difference17_q;
        end
        exponent18_d = exponent_of_lower17_q;
        if (|whole) begin
            exponent18_d = exponent_of_upper17_q;
        end
    end

    // 19. The result.
    assign round_exponent = exponent18_q + bias;
    assign round_mantissa = quotient18_q[16:1];
    assign round_half = quotient18_q[0];
    assign pack_zero = |zero18_y;
    assign pack_special = (|unusable18_y) && ~(|zero18_y);
    assign pack_special_value = infinity | ({23'h0, negative18_y} << 23);
    assign level_most = |unusable18_y;
    assign level_least = (|negative18_y) || (|zero18_y);
    assign y = y19_q;

    always @(*) begin
        y19_d = pack_y;
        if (|color18_y) begin
            y19_d = {16'h0, level_y};
        end
        valid_d = (valid_q << 1) | ({18'h0, in_valid && ~is_denominator} & 19'h7ffff);
        if (reset) begin
            valid_d = 19'h0;
        end
    end

    assign out_valid = valid_q[18];

    initial begin
        valid_q = 19'h0;
        magnitude1_q = 62'h0;
        negative1_q = 1'b0;
        color1_q = 1'b0;
        scale1_q = 10'h0;
        x9_q = 70'h0;
        zero9_q = 1'b0;
        distance9_q = 6'h0;
        negative9_q = 1'b0;
        color9_q = 1'b0;
        scale9_q = 10'h0;
        d9_q = 62'h0;
        d_distance9_q = 6'h0;
        unusable9_q = 1'b0;
        exponent10_q = 10'h0;
        base12_q = 18'h0;
        whole12_q = 1'b0;
        factor13_q = 18'h0;
        upper13_q = 1'b0;
        difference17_q = 64'h0;
        upper17_q = 1'b0;
        exponent_of_upper17_q = 10'h0;
        exponent_of_lower17_q = 10'h0;
        quotient18_q = 18'h0;
        exponent18_q = 10'h0;
        rest18_q = 1'b0;
        y19_q = 24'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        magnitude1_q <= magnitude1_d;
        negative1_q <= negative1_d;
        color1_q <= is_color;
        scale1_q <= scale1_d;
        x9_q <= x9_d;
        zero9_q <= zero9_d;
        distance9_q <= distance8_y;
        negative9_q <= negative8_y;
        color9_q <= color8_y;
        scale9_q <= scale8_y;
        d9_q <= d9_d;
        d_distance9_q <= d_distance9_d;
        unusable9_q <= unusable9_d;
        exponent10_q <= exponent10_d;
        base12_q <= base12_d;
        whole12_q <= whole12_d;
        factor13_q <= factor13_d;
        upper13_q <= upper13_d;
        difference17_q <= difference17_d;
        upper17_q <= upper16_y;
        exponent_of_upper17_q <= exponent16_y;
        exponent_of_lower17_q <= exponent_of_lower17_d;
        quotient18_q <= quotient18_d;
        exponent18_q <= exponent18_d;
        rest18_q <= rest18_d;
        y19_q <= y19_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DIVISION_D82B06EBBB05
`ifdef __ICARUS__
two different texts of module pica_raster_division
`endif
`include "two different texts of module pica_raster_division"
`endif
`endif

`default_nettype wire
