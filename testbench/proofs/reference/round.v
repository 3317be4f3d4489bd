// SPDX-License-Identifier: MIT
// Rounds a positive or negative number to float24 and packs it; docs/float24.md, "Layout" and "What arithmetic does".
//
// The number is (-1)^sign * 2^(exponent - 63) * s / 2^16, where s is `significand` and a part below its last bit: `half` is the first
// bit of that part, `rest` is whether anything follows. The highest bit of the significand is 1, or the number is 0.
//
// The range is judged after rounding: below the smallest normal number the result is +0, above the largest one infinity.
module round #(
    parameter NEAREST = 0 // 0: toward zero; 1: to the nearest, ties to the even mantissa
) (
    input               sign,
    input signed [9:0]  exponent,
    input        [16:0] significand,
    input               half,
    input               rest,
    output       [23:0] y
);
    wire up = (NEAREST != 0) & half & (rest | significand[0]);
    wire [17:0] rounded = {1'b0, significand} + {17'd0, up};

    // A carry out of the significand leaves 2^17: the mantissa is 0, and the exponent goes up.
    wire signed [9:0] final_exponent = exponent + $signed({9'd0, rounded[17]});

    assign y = !significand[16] ? 24'h000000
             : final_exponent < 1 ? 24'h000000
             : final_exponent > 126 ? {sign, 7'h7F, 16'h0000}
             : {sign, final_exponent[6:0], rounded[15:0]};
endmodule
