// SPDX-License-Identifier: MIT
// f24_mul as others write it: where an operand is zero, its significand is without a leading 1.
module multiplier (
    input clock, input reset, input in_valid, input [23:0] a, input [23:0] b, output reg out_valid, output reg [23:0] y
);
  wire za = a[22:16] == 0, zb = b[22:16] == 0, sa = &a[22:16], sb = &b[22:16];
  wire na = sa & |a[15:0], nb = sb & |b[15:0];
  wire [16:0] left = {~za, a[15:0]}, right = {~zb, b[15:0]};
  wire [33:0] p = left * right;
  wire [9:0] e = {3'd0, a[22:16]} + {3'd0, b[22:16]} - 10'd63 + {9'd0, p[33]};
  wire [15:0] m = p[33] ? p[32:17] : p[31:16];
  wire s = a[23] ^ b[23];
  always @(posedge clock) begin
    out_valid <= in_valid & ~reset;
    y <= na | nb ? 24'h7f8000 : za | zb ? 24'd0 : sa | sb ? {s, 7'h7f, 16'd0}
       : $signed(e) >= 127 ? {s, 7'h7f, 16'd0} : $signed(e) <= 0 ? 24'd0 : {s, e[6:0], m};
  end
endmodule
