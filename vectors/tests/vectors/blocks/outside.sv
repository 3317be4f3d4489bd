// SystemVerilog around pipe_multiply: wants an include folder, macros and parameters, and has a warning.
`include "width.vh"

module outside #(
    parameter FIRST = 0,
    parameter SECOND = 0
) (
    input  logic        clock,
    input  logic        reset,
    input  logic        in_valid,
    input  logic [23:0] a,
    input  logic [23:0] b,
    output logic        out_valid,
    output logic [23:0] y
);
`ifdef NEEDED
  localparam SUM = `TWO + `THREE;
`else
  localparam SUM = 0;
`endif
  logic [23:0] product;
  logic [3:0] narrow;
  assign narrow = a;
  assign y = SUM == 5 && FIRST == 7 && SECOND == 8 ? product : ~product;

  multiply inner (
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .a(a),
      .b(b),
      .out_valid(out_valid),
      .y(product)
  );
endmodule
