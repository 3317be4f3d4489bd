// SPDX-License-Identifier: MIT
// A stage of the texture combiners; docs/hardware/fragment.md, "Combiners" to "Scale".
//
// cases: y[23:0] by texenv_combiner[3:0]
// cases: y[31:24] by texenv_combiner[19:16]
//
// Products: those of combiner_channel.v in each of the four channels, and three of the dot product: (2a - 255) * (2b - 255) for red,
// green and blue, of signed 9 bits.
//
// In alpha, code 6 replaces and code 7 is the dot product of the colour operands (choice `alpha_op_6_7`); colour code 7 makes it the
// result of alpha whatever the code of alpha is.

// trunc(((2a - 255)(2b - 255) + 128) / 256), toward zero.
module dot3_term (
    input         [7:0] a,
    input         [7:0] b,
    output signed [10:0] y
);
    wire signed [8:0] a_centred = $signed({a, 1'b1}) - 9'sd256;
    wire signed [8:0] b_centred = $signed({b, 1'b1}) - 9'sd256;

    wire signed [17:0] exact;
    signed_product #(.A(9), .B(9)) term (.a(a_centred), .b(b_centred), .y(exact));

    wire signed [17:0] offset = exact + 18'sd128;
    wire        [17:0] size   = offset < 0 ? -offset : offset; // less than 2^16
    assign y = offset < 0 ? -$signed({3'd0, size[15:8]}) : $signed({3'd0, size[15:8]});
endmodule

module reference_combiner_stage (
    input         first,
    input  [27:0] texenv_source,   // colour sources 0-3, 4-7, 8-11, alpha sources 16-19, 20-23, 24-27
    input  [22:0] texenv_operand,  // colour operands 0-3, 4-7, 8-11, alpha operands 12-14, 16-18, 20-22
    input  [19:0] texenv_combiner, // operation of the colour 0-3, of alpha 16-19
    input  [31:0] texenv_color,
    input  [17:0] texenv_scale,    // scale of the colour 0-1, of alpha 16-17
    input  [31:0] primary,
    input  [31:0] fragment_primary,
    input  [31:0] fragment_secondary,
    input  [31:0] texture0,
    input  [31:0] texture1,
    input  [31:0] texture2,
    input  [31:0] texture3,
    input  [31:0] previous_buffer,
    input  [31:0] previous,
    output [31:0] y
);
    // Stage 0 has the primary colour for the previous stage, and 0 in the buffer.
    wire [31:0] stage_previous = first ? primary : previous;
    wire [31:0] stage_buffer = first ? 32'd0 : previous_buffer;

    wire [31:0] a, b, c;
    reference_combiner_operand operand_a (
        .color_source(texenv_source[3:0]), .alpha_source(texenv_source[19:16]),
        .color_operand(texenv_operand[3:0]), .alpha_operand(texenv_operand[14:12]),
        .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .previous_buffer(stage_buffer), .stage_color(texenv_color), .previous(stage_previous), .y(a));
    reference_combiner_operand operand_b (
        .color_source(texenv_source[7:4]), .alpha_source(texenv_source[23:20]),
        .color_operand(texenv_operand[7:4]), .alpha_operand(texenv_operand[18:16]),
        .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .previous_buffer(stage_buffer), .stage_color(texenv_color), .previous(stage_previous), .y(b));
    reference_combiner_operand operand_c (
        .color_source(texenv_source[11:8]), .alpha_source(texenv_source[27:24]),
        .color_operand(texenv_operand[11:8]), .alpha_operand(texenv_operand[22:20]),
        .primary(primary), .fragment_primary(fragment_primary), .fragment_secondary(fragment_secondary),
        .texture0(texture0), .texture1(texture1), .texture2(texture2), .texture3(texture3),
        .previous_buffer(stage_buffer), .stage_color(texenv_color), .previous(stage_previous), .y(c));

    // The dot product of the colour operands, limited to 0..255.
    wire signed [10:0] red, green, blue;
    dot3_term dot_red   (.a(a[7:0]),   .b(b[7:0]),   .y(red));
    dot3_term dot_green (.a(a[15:8]),  .b(b[15:8]),  .y(green));
    dot3_term dot_blue  (.a(a[23:16]), .b(b[23:16]), .y(blue));
    wire signed [10:0] sum = red + green + blue;
    wire        [7:0]  dot = sum < 0 ? 8'd0 : sum > 255 ? 8'd255 : sum[7:0];

    wire [3:0] color_operation = texenv_combiner[3:0];
    wire [3:0] alpha_operation = texenv_combiner[19:16];
    wire       color_dot3      = color_operation == 4'd6 || color_operation == 4'd7;
    wire       alpha_dot3      = color_operation == 4'd7 || alpha_operation == 4'd7;

    combiner_channel channel_red (
        .operation(color_operation), .dot3(color_dot3), .dot(dot), .scale(texenv_scale[1:0]),
        .a(a[7:0]), .b(b[7:0]), .c(c[7:0]), .y(y[7:0]));
    combiner_channel channel_green (
        .operation(color_operation), .dot3(color_dot3), .dot(dot), .scale(texenv_scale[1:0]),
        .a(a[15:8]), .b(b[15:8]), .c(c[15:8]), .y(y[15:8]));
    combiner_channel channel_blue (
        .operation(color_operation), .dot3(color_dot3), .dot(dot), .scale(texenv_scale[1:0]),
        .a(a[23:16]), .b(b[23:16]), .c(c[23:16]), .y(y[23:16]));
    combiner_channel channel_alpha (
        .operation(alpha_operation), .dot3(alpha_dot3), .dot(dot), .scale(texenv_scale[17:16]),
        .a(a[31:24]), .b(b[31:24]), .c(c[31:24]), .y(y[31:24]));
endmodule
