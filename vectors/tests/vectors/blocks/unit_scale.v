// Four scale factors, written through one channel; each value that comes in through the other goes out multiplied by the
// factor it names. Every fourth result is told to a counter channel, which nothing holds up.
module unit_scale (
  input clock,
  input reset,
  input write_valid,
  input [1:0] write_index,
  input [7:0] write_factor,
  input in_valid,
  output in_ready,
  input [1:0] index,
  input [7:0] value,
  output out_valid,
  input out_ready,
  output [15:0] y,
  output count_valid,
  output [7:0] count
);
  reg [7:0] factors [0:3];
  reg full;
  reg [15:0] product;
  reg [7:0] results;
  wire sent = out_valid && out_ready;

  assign in_ready = !full || out_ready;
  assign out_valid = full;
  assign y = product;
  assign count_valid = sent && results[1:0] == 2'd3;
  assign count = results + 8'd1;
  always @(posedge clock) begin
    if (write_valid) factors[write_index] <= write_factor;
    if (reset) begin
      full <= 1'b0;
      results <= 8'd0;
    end else begin
      if (in_ready) full <= in_valid;
      if (sent) results <= results + 8'd1;
    end
    if (in_ready) product <= factors[index] * value;
  end
endmodule
