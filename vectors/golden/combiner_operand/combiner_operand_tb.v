// Self-checking testbench of combiner_operand: An operand of a combiner stage.
//
// Compares combiner_operand with the vectors of combiner_operand.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o combiner_operand.vvp combiner_operand_tb.v combiner_operand.v && vvp -n combiner_operand.vvp
//     $ verilator --binary --top-module combiner_operand_tb combiner_operand_tb.v combiner_operand.v && obj_dir/Vcombiner_operand_tb
//
// The last line that it prints is `PASS combiner_operand vectors=N` or `FAIL combiner_operand mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_combiner_operand, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_combiner_operand
`endif

module combiner_operand_tb;
  parameter VECTORS = "combiner_operand.mem";  // path of the records
  parameter RECORDS = 256;  // records in it
  parameter COUNT = 256;  // vectors in them
  parameter RESULTS = 256;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 256;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire [3:0] color_source;
  wire [3:0] alpha_source;
  wire [3:0] color_operand;
  wire [2:0] alpha_operand;
  wire [31:0] primary;
  wire [31:0] fragment_primary;
  wire [31:0] fragment_secondary;
  wire [31:0] texture0;
  wire [31:0] texture1;
  wire [31:0] texture2;
  wire [31:0] texture3;
  wire [31:0] previous_buffer;
  wire [31:0] stage_color;
  wire [31:0] previous;
  wire [31:0] y;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .color_source(color_source),
      .alpha_source(alpha_source),
      .color_operand(color_operand),
      .alpha_operand(alpha_operand),
      .primary(primary),
      .fragment_primary(fragment_primary),
      .fragment_secondary(fragment_secondary),
      .texture0(texture0),
      .texture1(texture1),
      .texture2(texture2),
      .texture3(texture3),
      .previous_buffer(previous_buffer),
      .stage_color(stage_color),
      .previous(previous),
      .y(y)
  );

  // A record has its tag in bits 375:368: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [375:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [375:0] tb_record;

  assign color_source = tb_record[3:0];
  assign alpha_source = tb_record[7:4];
  assign color_operand = tb_record[11:8];
  assign alpha_operand = tb_record[14:12];
  assign primary = tb_record[46:15];
  assign fragment_primary = tb_record[78:47];
  assign fragment_secondary = tb_record[110:79];
  assign texture0 = tb_record[142:111];
  assign texture1 = tb_record[174:143];
  assign texture2 = tb_record[206:175];
  assign texture3 = tb_record[238:207];
  assign previous_buffer = tb_record[270:239];
  assign stage_color = tb_record[302:271];
  assign previous = tb_record[334:303];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[375:368] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({y} !== tb_record[366:335]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs color_source=%h alpha_source=%h color_operand=%h alpha_operand=%h primary=%h fragment_primary=%h fragment_secondary=%h texture0=%h texture1=%h texture2=%h texture3=%h previous_buffer=%h stage_color=%h previous=%h expected y=%h actual y=%h", tb_at, tb_record[3:0], tb_record[7:4], tb_record[11:8], tb_record[14:12], tb_record[46:15], tb_record[78:47], tb_record[110:79], tb_record[142:111], tb_record[174:143], tb_record[206:175], tb_record[238:207], tb_record[270:239], tb_record[302:271], tb_record[334:303], tb_record[366:335], y);
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
        $display("PROGRESS combiner_operand vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 376'd0;
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
        if (tb_mismatches == 0) $display("PASS combiner_operand vectors=%0d", tb_vectors);
        else begin
          $display("FAIL combiner_operand mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
