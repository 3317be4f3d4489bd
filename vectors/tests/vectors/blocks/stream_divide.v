// Quotient and remainder, a bit a clock; division by 0 gives all ones and the dividend.
module stream_divide (
  input clock,
  input reset,
  input in_valid,
  output in_ready,
  input [11:0] dividend,
  input [11:0] divisor,
  output out_valid,
  input out_ready,
  output [11:0] quotient,
  output [11:0] remainder
);
  reg busy;
  reg [3:0] steps;
  reg [11:0] by;
  reg [11:0] high;
  reg [11:0] low;
  wire [12:0] shifted = {high, low[11]};
  wire fits = shifted >= {1'b0, by};
  wire [12:0] rest = shifted - {1'b0, by};

  assign in_ready = !busy;
  assign out_valid = busy && steps == 4'd0;
  assign quotient = low;
  assign remainder = high;
  always @(posedge clock) begin
    if (reset) busy <= 1'b0;
    else if (!busy) begin
      busy <= in_valid;
      steps <= 4'd12;
      by <= divisor;
      high <= 12'd0;
      low <= dividend;
    end else if (!out_valid) begin
      steps <= steps - 4'd1;
      high <= fits ? rest[11:0] : shifted[11:0];
      low <= {low[10:0], fits};
    end else if (out_ready) busy <= 1'b0;
  end
endmodule
