// Two of three, and all three.
module comb_majority (
  input [7:0] a,
  input [7:0] b,
  input [7:0] c,
  output [7:0] y,
  output all
);
  assign y = (a & b) | (a & c) | (b & c);
  assign all = &(a & b & c);
endmodule
