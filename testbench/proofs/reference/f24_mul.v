// SPDX-License-Identifier: MIT
// a * b, rounded; docs/float24.md, "What arithmetic does".
//
// One product, `significands`: the 17 bits of each operand's significand, with the leading 1 in any case; where an operand has none
// (zero, subnormal) or is no number, the product is not used.
module reference_f24_mul #(
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

    wire sign = a[23] ^ b[23];

    wire [33:0] exact;
    product #(.A(17), .B(17)) significands (.a({1'b1, a[15:0]}), .b({1'b1, b[15:0]}), .y(exact));

    // The product of two numbers in [1, 2) is in [1, 4).
    wire two = exact[33];
    wire [33:0] normal = two ? exact : exact << 1;
    wire signed [9:0] exponent = $signed({3'd0, a[22:16]}) + $signed({3'd0, b[22:16]}) - 10'sd63 + $signed({9'd0, two});

    wire [23:0] rounded;
    round #(.NEAREST(NEAREST)) result (
        .sign(sign), .exponent(exponent), .significand(normal[33:17]), .half(normal[16]), .rest(normal[15:0] != 0), .y(rounded));

    assign y = a_nan | b_nan ? 24'h7F8000
             : a_zero | b_zero ? 24'h000000 // infinity times zero, too
             : a_infinite | b_infinite ? {sign, 7'h7F, 16'h0000}
             : rounded;
endmodule
