// Self-checking testbench of combiner_stage: A combiner stage.
//
// Compares combiner_stage with the vectors of combiner_stage.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o combiner_stage.vvp combiner_stage_tb.v combiner_stage.v && vvp -n combiner_stage.vvp
//     $ verilator --binary --top-module combiner_stage_tb combiner_stage_tb.v combiner_stage.v && obj_dir/Vcombiner_stage_tb
//
// The last line that it prints is `PASS combiner_stage vectors=N` or `FAIL combiner_stage mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than combiner_stage, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT combiner_stage
`endif

module combiner_stage_tb;
  parameter VECTORS = "combiner_stage.mem";  // path of the records
  parameter RECORDS = 64;  // records in it
  parameter COUNT = 64;  // vectors in them
  parameter RESULTS = 64;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 64;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire first;
  wire [27:0] texenv_source;
  wire [22:0] texenv_operand;
  wire [19:0] texenv_combiner;
  wire [31:0] texenv_color;
  wire [17:0] texenv_scale;
  wire [31:0] primary;
  wire [31:0] fragment_primary;
  wire [31:0] fragment_secondary;
  wire [31:0] texture0;
  wire [31:0] texture1;
  wire [31:0] texture2;
  wire [31:0] texture3;
  wire [31:0] previous_buffer;
  wire [31:0] previous;
  wire [31:0] y;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .first(first),
      .texenv_source(texenv_source),
      .texenv_operand(texenv_operand),
      .texenv_combiner(texenv_combiner),
      .texenv_color(texenv_color),
      .texenv_scale(texenv_scale),
      .primary(primary),
      .fragment_primary(fragment_primary),
      .fragment_secondary(fragment_secondary),
      .texture0(texture0),
      .texture1(texture1),
      .texture2(texture2),
      .texture3(texture3),
      .previous_buffer(previous_buffer),
      .previous(previous),
      .y(y)
  );

  // A record has its tag in bits 451:444: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [451:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [451:0] tb_record;

  assign first = tb_record[0:0];
  assign texenv_source = tb_record[28:1];
  assign texenv_operand = tb_record[51:29];
  assign texenv_combiner = tb_record[71:52];
  assign texenv_color = tb_record[103:72];
  assign texenv_scale = tb_record[121:104];
  assign primary = tb_record[153:122];
  assign fragment_primary = tb_record[185:154];
  assign fragment_secondary = tb_record[217:186];
  assign texture0 = tb_record[249:218];
  assign texture1 = tb_record[281:250];
  assign texture2 = tb_record[313:282];
  assign texture3 = tb_record[345:314];
  assign previous_buffer = tb_record[377:346];
  assign previous = tb_record[409:378];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[451:444] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({y} !== tb_record[441:410]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs first=%h texenv_source=%h texenv_operand=%h texenv_combiner=%h texenv_color=%h texenv_scale=%h primary=%h fragment_primary=%h fragment_secondary=%h texture0=%h texture1=%h texture2=%h texture3=%h previous_buffer=%h previous=%h expected y=%h actual y=%h", tb_at, tb_record[0:0], tb_record[28:1], tb_record[51:29], tb_record[71:52], tb_record[103:72], tb_record[121:104], tb_record[153:122], tb_record[185:154], tb_record[217:186], tb_record[249:218], tb_record[281:250], tb_record[313:282], tb_record[345:314], tb_record[377:346], tb_record[409:378], tb_record[441:410], y);
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
        $display("PROGRESS combiner_stage vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 452'd0;
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
        if (tb_mismatches == 0) $display("PASS combiner_stage vectors=%0d", tb_vectors);
        else begin
          $display("FAIL combiner_stage mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
