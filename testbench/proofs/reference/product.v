// SPDX-License-Identifier: MIT
// Products in full width. Every multiplication of the references is an instance of one of these modules.
module product #(
    parameter A = 17,
    parameter B = 17
) (
    input  [A-1:0]   a,
    input  [B-1:0]   b,
    output [A+B-1:0] y
);
    assign y = {{B{1'b0}}, a} * {{A{1'b0}}, b};
endmodule

// The same in two's complement.
module signed_product #(
    parameter A = 9,
    parameter B = 9
) (
    input  signed [A-1:0]   a,
    input  signed [B-1:0]   b,
    output signed [A+B-1:0] y
);
    assign y = a * b;
endmodule
