// The low 24 bits of a product, three clocks later.
module pipe_multiply (
  input clock,
  input reset,
  input in_valid,
  input [23:0] a,
  input [23:0] b,
  output out_valid,
  output [23:0] y
);
  reg [2:0] valid;
  reg [23:0] first;
  reg [23:0] second;
  reg [23:0] third;
  assign out_valid = valid[2];
  assign y = third;
  always @(posedge clock) begin
    valid <= reset ? 3'b000 : {valid[1:0], in_valid};
    first <= a * b;
    second <= first;
    third <= second;
  end
endmodule
