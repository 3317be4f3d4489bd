// Self-checking testbench of raster_setup: The edge functions and the bounding box of a triangle.
//
// Compares raster_setup with the vectors of raster_setup.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o raster_setup.vvp raster_setup_tb.v raster_setup.v && vvp -n raster_setup.vvp
//     $ verilator --binary --top-module raster_setup_tb raster_setup_tb.v raster_setup.v && obj_dir/Vraster_setup_tb
//
// The last line that it prints is `PASS raster_setup vectors=N` or `FAIL raster_setup mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_raster_setup, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.
//
// What is compared is transactions in order, not clocks: latency may differ.
//
// +bubbles=P       percent of clocks in which no input is offered (default BUBBLES)
// +backpressure=P  percent of clocks in which an output is not taken (default BACKPRESSURE), at most 99
// +stall_seed=S    another pattern of them

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
`define TB_DUT pica_raster_setup
`endif

module raster_setup_tb;
  parameter VECTORS = "raster_setup.mem";  // path of the records
  parameter RECORDS = 36;  // records in it
  parameter COUNT = 36;  // vectors in them
  parameter RESULTS = 36;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 36;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 10000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 256;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 46000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire [15:0] x0;
  wire [15:0] y0;
  wire [15:0] x1;
  wire [15:0] y1;
  wire [15:0] x2;
  wire [15:0] y2;
  wire [1:0] scissor_mode;
  wire [9:0] scissor_x1;
  wire [9:0] scissor_y1;
  wire [9:0] scissor_x2;
  wire [9:0] scissor_y2;
  wire [10:0] width;
  wire [9:0] last_line;
  wire out_valid;
  reg out_ready;
  wire empty;
  wire no_area;
  wire [10:0] x_first;
  wire [10:0] x_end;
  wire [10:0] y_first;
  wire [10:0] y_end;
  wire [10:0] hole_x_first;
  wire [10:0] hole_x_end;
  wire [10:0] hole_y_first;
  wire [10:0] hole_y_end;
  wire [33:0] value0;
  wire [20:0] step_x0;
  wire [20:0] step_y0;
  wire excluded0;
  wire [33:0] value1;
  wire [20:0] step_x1;
  wire [20:0] step_y1;
  wire excluded1;
  wire [33:0] value2;
  wire [20:0] step_x2;
  wire [20:0] step_y2;
  wire excluded2;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .x0(x0),
      .y0(y0),
      .x1(x1),
      .y1(y1),
      .x2(x2),
      .y2(y2),
      .scissor_mode(scissor_mode),
      .scissor_x1(scissor_x1),
      .scissor_y1(scissor_y1),
      .scissor_x2(scissor_x2),
      .scissor_y2(scissor_y2),
      .width(width),
      .last_line(last_line),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .empty(empty),
      .no_area(no_area),
      .x_first(x_first),
      .x_end(x_end),
      .y_first(y_first),
      .y_end(y_end),
      .hole_x_first(hole_x_first),
      .hole_x_end(hole_x_end),
      .hole_y_first(hole_y_first),
      .hole_y_end(hole_y_end),
      .value0(value0),
      .step_x0(step_x0),
      .step_y0(step_y0),
      .excluded0(excluded0),
      .value1(value1),
      .step_x1(step_x1),
      .step_y1(step_y1),
      .excluded1(excluded1),
      .value2(value2),
      .step_x2(step_x2),
      .step_y2(step_y2),
      .excluded2(excluded2)
  );

  // A record has its tag in bits 487:480: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [487:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  initial clock = 1'b0;
  always #5 clock = ~clock;

  integer tb_bubbles;
  integer tb_backpressure;
  reg [31:0] tb_random;

  integer tb_clocks;  // clocks since the start
  integer tb_resetting;  // clocks of reset still to come
  integer tb_idle;  // clocks since the last transaction
  integer tb_input;  // the record that is offered next
  reg tb_offering;
  reg [487:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [487:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [320:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[487:480] == 8'h01;
  assign x0 = in_valid ? tb_offer[15:0] : 16'bx;
  assign y0 = in_valid ? tb_offer[31:16] : 16'bx;
  assign x1 = in_valid ? tb_offer[47:32] : 16'bx;
  assign y1 = in_valid ? tb_offer[63:48] : 16'bx;
  assign x2 = in_valid ? tb_offer[79:64] : 16'bx;
  assign y2 = in_valid ? tb_offer[95:80] : 16'bx;
  assign scissor_mode = in_valid ? tb_offer[97:96] : 2'bx;
  assign scissor_x1 = in_valid ? tb_offer[107:98] : 10'bx;
  assign scissor_y1 = in_valid ? tb_offer[117:108] : 10'bx;
  assign scissor_x2 = in_valid ? tb_offer[127:118] : 10'bx;
  assign scissor_y2 = in_valid ? tb_offer[137:128] : 10'bx;
  assign width = in_valid ? tb_offer[148:138] : 11'bx;
  assign last_line = in_valid ? tb_offer[158:149] : 10'bx;

  // Marsaglia's xorshift.
  function [31:0] tb_next_random;
    input [31:0] state;
    reg [31:0] x;
    begin
      x = state ^ (state << 13);
      x = x ^ (x >> 17);
      tb_next_random = x ^ (x << 5);
    end
  endfunction

  // The tag of a record; one with unknown bits is missing.
  function [7:0] tb_tag;
    input integer at;
    reg [487:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[487:480]) === 1'bx ? 8'h00 : found[487:480];
    end
  endfunction

  // The first record from `from` on that has a tag of `first` to `last`, ends the vector, or is missing. The record
  // behind the last one is missing.
  function integer tb_find;
    input integer from;
    input [7:0] first;
    input [7:0] last;
    reg [7:0] tag;
    integer at;
    begin
      at = from;
      tag = tb_tag(at);
      while (tag != 8'h00 && tag != 8'hFF && (tag < first || tag > last)) begin
        at = at + 1;
        tag = tb_tag(at);
      end
      tb_find = at;
    end
  endfunction

  // Begins with reset, and goes on with record `from`.
  task tb_begin;
    input integer from;
    begin
      tb_resetting = 4;
      tb_idle = 0;
      tb_input = tb_find(from, 8'h01, 8'h01);
      tb_out_at = tb_find(from, 8'h01, 8'h01);
      tb_out_held = 1'b0;
    end
  endtask

  initial begin
    tb_load;
    if (!$value$plusargs("bubbles=%d", tb_bubbles)) tb_bubbles = BUBBLES;
    if (!$value$plusargs("backpressure=%d", tb_backpressure)) tb_backpressure = BACKPRESSURE;
    if (!$value$plusargs("stall_seed=%d", tb_random)) tb_random = 32'd0;
    // Zero is the one state that xorshift does not leave.
    tb_random = tb_random ^ 32'h2545F491;
    if (tb_random == 32'd0) tb_random = 32'd1;
    reset = 1'b1;
    tb_clocks = 0;
    tb_offering = 1'b0;
    tb_offer = 488'd0;
    out_ready = 1'b0;
    tb_begin(0);
  end

  always @(posedge clock) begin
    tb_clocks = tb_clocks + 1;
    if (tb_done) begin
      // $finish takes effect at the end of the time step.
    end else if (tb_clocks >= CLOCKS) begin
      if (!tb_done) begin
        tb_mismatches = tb_mismatches + 1;
        $display("MISMATCH vector=%0d kind=silent no verdict after %0d clocks", tb_vectors, CLOCKS);
        tb_finish;
      end
    end else if (tb_resetting != 0) begin
      tb_resetting = tb_resetting - 1;
      reset <= tb_resetting != 0;
    end else begin
      tb_accepted = 1'b0;
      tb_pending = tb_offering;
      tb_idle = tb_idle + 1;

      // Input `in`.
      if (in_valid) begin
        if (in_ready !== 1'b0 && in_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown in_ready is unknown", tb_input);
            tb_finish;
          end
        end else if (in_ready) tb_accepted = 1'b1;
      end
      if (tb_accepted) begin
        tb_idle = 0;
        tb_input = tb_find(tb_input + 1, 8'h01, 8'h01);
      end
      tb_more = tb_tag(tb_input) >= 8'h01 && tb_tag(tb_input) <= 8'h01;
      if (tb_more) tb_pending = 1'b1;
      if (tb_accepted || !tb_offering) begin
        tb_random = tb_next_random(tb_random);
        tb_offering <= tb_more && tb_random % 100 >= tb_bubbles;
        tb_offer <= tb_records[tb_input];
      end

      // Output `out`.
      tb_record = tb_records[tb_out_at];
      if (out_valid !== 1'b0 && out_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown out_valid is unknown", tb_out_at);
          tb_finish;
        end
      end
      if (tb_out_held && (!out_valid || {excluded2, step_y2, step_x2, value2, excluded1, step_y1, step_x1, value1, excluded0, step_y0, step_x0, value0, hole_y_end, hole_y_first, hole_x_end, hole_x_first, y_end, y_first, x_end, x_first, no_area, empty} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_out_at);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {excluded2, step_y2, step_x2, value2, excluded1, step_y1, step_x1, value1, excluded0, step_y0, step_x0, value0, hole_y_end, hole_y_first, hole_x_end, hole_x_first, y_end, y_first, x_end, x_first, no_area, empty};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[487:480] !== 8'h01) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected empty=%h no_area=%h x_first=%h x_end=%h y_first=%h y_end=%h hole_x_first=%h hole_x_end=%h hole_y_first=%h hole_y_end=%h value0=%h step_x0=%h step_y0=%h excluded0=%h value1=%h step_x1=%h step_y1=%h excluded1=%h value2=%h step_x2=%h step_y2=%h excluded2=%h", tb_out_at, empty, no_area, x_first, x_end, y_first, y_end, hole_x_first, hole_x_end, hole_y_first, hole_y_end, value0, step_x0, step_y0, excluded0, value1, step_x1, step_y1, excluded1, value2, step_x2, step_y2, excluded2);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({excluded2, step_y2, step_x2, value2, excluded1, step_y1, step_x1, value1, excluded0, step_y0, step_x0, value0, hole_y_end, hole_y_first, hole_x_end, hole_x_first, y_end, y_first, x_end, x_first, no_area, empty} !== tb_record[479:159]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs x0=%h y0=%h x1=%h y1=%h x2=%h y2=%h scissor_mode=%h scissor_x1=%h scissor_y1=%h scissor_x2=%h scissor_y2=%h width=%h last_line=%h expected empty=%h no_area=%h x_first=%h x_end=%h y_first=%h y_end=%h hole_x_first=%h hole_x_end=%h hole_y_first=%h hole_y_end=%h value0=%h step_x0=%h step_y0=%h excluded0=%h value1=%h step_x1=%h step_y1=%h excluded1=%h value2=%h step_x2=%h step_y2=%h excluded2=%h actual empty=%h no_area=%h x_first=%h x_end=%h y_first=%h y_end=%h hole_x_first=%h hole_x_end=%h hole_y_first=%h hole_y_end=%h value0=%h step_x0=%h step_y0=%h excluded0=%h value1=%h step_x1=%h step_y1=%h excluded1=%h value2=%h step_x2=%h step_y2=%h excluded2=%h", tb_out_at, tb_record[15:0], tb_record[31:16], tb_record[47:32], tb_record[63:48], tb_record[79:64], tb_record[95:80], tb_record[97:96], tb_record[107:98], tb_record[117:108], tb_record[127:118], tb_record[137:128], tb_record[148:138], tb_record[158:149], tb_record[159:159], tb_record[160:160], tb_record[171:161], tb_record[182:172], tb_record[193:183], tb_record[204:194], tb_record[215:205], tb_record[226:216], tb_record[237:227], tb_record[248:238], tb_record[282:249], tb_record[303:283], tb_record[324:304], tb_record[325:325], tb_record[359:326], tb_record[380:360], tb_record[401:381], tb_record[402:402], tb_record[436:403], tb_record[457:437], tb_record[478:458], tb_record[479:479], empty, no_area, x_first, x_end, y_first, y_end, hole_x_first, hole_x_end, hole_y_first, hole_y_end, value0, step_x0, step_y0, excluded0, value1, step_x1, step_y1, excluded1, value2, step_x2, step_y2, excluded2);
          end
          tb_count;
          tb_out_at = tb_find(tb_out_at + 1, 8'h01, 8'h01);
        end
      end
      if (tb_tag(tb_out_at) == 8'h01) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      out_ready <= (out_ready || out_valid) && tb_random % 100 >= tb_backpressure;

      if (tb_pending && tb_idle >= TIMEOUT) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=silent no transaction for %0d clocks", tb_vectors, TIMEOUT);
          tb_finish;
        end
      end else if (!tb_pending && tb_idle >= DRAIN) begin
        tb_finish;
      end
    end
  end

  // A vector is done.
  task tb_count;
    begin
      tb_vectors = tb_vectors + 1;
      if (tb_vectors % PROGRESS == 0 && tb_vectors < COUNT) begin
        $display("PROGRESS raster_setup vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 488'd0;
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
        if (tb_mismatches == 0) $display("PASS raster_setup vectors=%0d", tb_vectors);
        else begin
          $display("FAIL raster_setup mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
