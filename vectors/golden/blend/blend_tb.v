// Self-checking testbench of blend: Blending.
//
// Compares blend with the vectors of blend.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o blend.vvp blend_tb.v blend.v && vvp -n blend.vvp
//     $ verilator --binary --top-module blend_tb blend_tb.v blend.v && obj_dir/Vblend_tb
//
// The last line that it prints is `PASS blend vectors=N` or `FAIL blend mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than blend, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.

`timescale 1ns / 1ps
`default_nettype none

// How a run with FAIL ends.
`ifndef TB_FAIL
`ifdef __ICARUS__
`define TB_FAIL $finish_and_return(1)
`else
`define TB_FAIL $stop
`endif
`endif

// What is checked.
`ifndef TB_DUT
`define TB_DUT blend
`endif

module blend_tb;
  parameter VECTORS = "blend.mem";  // path of the records
  parameter RECORDS = 64;  // records in it
  parameter COUNT = 64;  // vectors in them
  parameter RESULTS = 64;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 64;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire [31:0] blend_func;
  wire [31:0] blend_color;
  wire [31:0] source;
  wire [31:0] destination;
  wire [31:0] y;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .blend_func(blend_func),
      .blend_color(blend_color),
      .source(source),
      .destination(destination),
      .y(y)
  );

  // A record has its tag in bits 167:160: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [167:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [167:0] tb_record;

  assign blend_func = tb_record[31:0];
  assign blend_color = tb_record[63:32];
  assign source = tb_record[95:64];
  assign destination = tb_record[127:96];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[167:160] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({y} !== tb_record[159:128]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs blend_func=%h blend_color=%h source=%h destination=%h expected y=%h actual y=%h", tb_at, tb_record[31:0], tb_record[63:32], tb_record[95:64], tb_record[127:96], tb_record[159:128], y);
        end
      end
    end
    tb_finish;
  end

  // A vector is done.
  task tb_count;
    begin
      tb_vectors = tb_vectors + 1;
      if (tb_vectors % PROGRESS == 0 && tb_vectors < COUNT) begin
        $display("PROGRESS blend vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 168'd0;
      $readmemh(VECTORS, tb_records, 0, RECORDS - 1);
      tb_mismatches = 0;
      tb_vectors = 0;
      tb_compared = 0;
      tb_done = 1'b0;
    end
  endtask

  task tb_finish;
    begin
      if (!tb_done) begin
        if (tb_mismatches == 0 && (tb_compared != RESULTS || tb_vectors != COUNT)) begin
          tb_mismatches = 1;
          $display("MISMATCH vector=%0d kind=incomplete compared %0d transactions of %0d in %0d vectors of %0d", tb_vectors, tb_compared, RESULTS, tb_vectors, COUNT);
        end
        tb_done = 1'b1;
        if (tb_mismatches == 0) $display("PASS blend vectors=%0d", tb_vectors);
        else begin
          $display("FAIL blend mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
