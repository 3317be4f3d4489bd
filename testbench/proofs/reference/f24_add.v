// SPDX-License-Identifier: MIT
// a + b, rounded; docs/float24.md, "What arithmetic does".
//
// The significands of the larger and the smaller magnitude are aligned by the difference of the exponents. The smaller one keeps two
// bits below the last place of the larger one, and a bit (sticky) that says whether anything was below these. This rounds as the exact
// sum does:
//
// * If the exponents differ by 2 at most, nothing is below the two bits, and the sum is exact.
// * If they differ by more, the smaller magnitude is less than a quarter of the larger one, so that the sum has at least its leading
//   bit or the one below: it moves left by 1 at most. What decides about rounding are the multiples of half a last place of the
//   result; these are multiples of a quarter of a last place of the larger number, the weight of the lower of the two bits. With
//   sticky set the exact sum is strictly between two neighbouring multiples of that, and so is the sum with the sticky bit.
module reference_f24_add #(
    parameter NEAREST = 0
) (
    input  [23:0] a,
    input  [23:0] b,
    output [23:0] y
);
    wire a_zero, a_infinite, a_nan;
    wire b_zero, b_infinite, b_nan;
    f24_class class_a (.a(a), .zero(a_zero), .infinite(a_infinite), .nan(a_nan));
    f24_class class_b (.a(b), .zero(b_zero), .infinite(b_infinite), .nan(b_nan));

    // Subnormals are zeros.
    wire [23:0] p = a_zero ? 24'h000000 : a;
    wire [23:0] q = b_zero ? 24'h000000 : b;

    // By magnitude.
    wire swap = q[22:0] > p[22:0];
    wire [23:0] larger = swap ? q : p;
    wire [23:0] smaller = swap ? p : q;
    wire [16:0] larger_significand = {larger[22:16] != 7'd0, larger[15:0]};
    wire [16:0] smaller_significand = {smaller[22:16] != 7'd0, smaller[15:0]};

    // From a distance of 19 on, all of the smaller significand is below the two bits.
    wire [6:0]  distance = larger[22:16] - smaller[22:16];
    wire [4:0]  shift    = distance > 7'd19 ? 5'd19 : distance[4:0];
    wire [37:0] shifted  = {smaller_significand, 21'd0} >> shift;
    wire [20:0] addend   = {1'b0, shifted[37:19], shifted[18:0] != 0};
    wire [20:0] augend   = {1'b0, larger_significand, 3'b000};

    wire subtract = p[23] ^ q[23];
    wire [20:0] sum = subtract ? augend - addend : augend + addend;

    // Leading bit to the top, which is worth twice the leading bit of the larger number.
    wire [20:0] normal;
    wire [4:0]  left;
    normalise #(.W(21)) leading (.a(sum), .y(normal), .shift(left));
    wire signed [9:0] exponent = $signed({3'd0, larger[22:16]}) + 10'sd1 - $signed({5'd0, left});

    wire [23:0] rounded;
    round #(.NEAREST(NEAREST)) result (
        .sign(larger[23]), .exponent(exponent), .significand(normal[20:4]), .half(normal[3]), .rest(normal[2:0] != 0), .y(rounded));

    assign y = a_nan | b_nan ? 24'h7F8000
             : a_infinite & b_infinite & subtract ? 24'h7F8000
             : a_infinite | b_infinite ? {larger[23], 7'h7F, 16'h0000}
             : rounded;
endmodule
