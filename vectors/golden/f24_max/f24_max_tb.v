// Self-checking testbench of f24_max: a if a > b, else b.
//
// Compares f24_max with the vectors of f24_max.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o f24_max.vvp f24_max_tb.v f24_max.v && vvp -n f24_max.vvp
//     $ verilator --binary --top-module f24_max_tb f24_max_tb.v f24_max.v && obj_dir/Vf24_max_tb
//
// The last line that it prints is `PASS f24_max vectors=N` or `FAIL f24_max mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_f24_max, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_f24_max
`endif

module f24_max_tb;
  parameter VECTORS = "f24_max.mem";  // path of the records
  parameter RECORDS = 65;  // records in it
  parameter COUNT = 65;  // vectors in them
  parameter RESULTS = 65;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 65;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire [23:0] a;
  wire [23:0] b;
  wire [23:0] y;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .a(a),
      .b(b),
      .y(y)
  );

  // A record has its tag in bits 79:72: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [79:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [79:0] tb_record;

  assign a = tb_record[23:0];
  assign b = tb_record[47:24];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[79:72] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({y} !== tb_record[71:48]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs a=%h b=%h expected y=%h actual y=%h", tb_at, tb_record[23:0], tb_record[47:24], tb_record[71:48], y);
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
        $display("PROGRESS f24_max vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 80'd0;
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
        if (tb_mismatches == 0) $display("PASS f24_max vectors=%0d", tb_vectors);
        else begin
          $display("FAIL f24_max mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
