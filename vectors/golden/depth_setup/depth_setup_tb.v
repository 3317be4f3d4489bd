// Self-checking testbench of depth_setup: z/w * scale + offset of the three vertices of a triangle, in units of 2^-16 of that of depths (raster.md#depth-map).
//
// Compares depth_setup with the vectors of depth_setup.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o depth_setup.vvp depth_setup_tb.v depth_setup.v && vvp -n depth_setup.vvp
//     $ verilator --binary --top-module depth_setup_tb depth_setup_tb.v depth_setup.v && obj_dir/Vdepth_setup_tb
//
// The last line that it prints is `PASS depth_setup vectors=N` or `FAIL depth_setup mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_depth_setup, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_depth_setup
`endif

module depth_setup_tb;
  parameter VECTORS = "depth_setup.mem";  // path of the records
  parameter RECORDS = 14;  // records in it
  parameter COUNT = 14;  // vectors in them
  parameter RESULTS = 14;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 14;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 10000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 256;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 24000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire [23:0] z0;
  wire [23:0] z1;
  wire [23:0] z2;
  wire [23:0] scale;
  wire [23:0] offset;
  wire mode;
  wire out_valid;
  reg out_ready;
  wire same_depth;
  wire w_buffer;
  wire [57:0] number0;
  wire [57:0] number1;
  wire [57:0] number2;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .z0(z0),
      .z1(z1),
      .z2(z2),
      .scale(scale),
      .offset(offset),
      .mode(mode),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .same_depth(same_depth),
      .w_buffer(w_buffer),
      .number0(number0),
      .number1(number1),
      .number2(number2)
  );

  // A record has its tag in bits 307:300: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [307:0] tb_records [0:RECORDS];

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
  reg [307:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [307:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [175:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[307:300] == 8'h01;
  assign z0 = in_valid ? tb_offer[23:0] : 24'bx;
  assign z1 = in_valid ? tb_offer[47:24] : 24'bx;
  assign z2 = in_valid ? tb_offer[71:48] : 24'bx;
  assign scale = in_valid ? tb_offer[95:72] : 24'bx;
  assign offset = in_valid ? tb_offer[119:96] : 24'bx;
  assign mode = in_valid ? tb_offer[120:120] : 1'bx;

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
    reg [307:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[307:300]) === 1'bx ? 8'h00 : found[307:300];
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
    tb_offer = 308'd0;
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
      if (tb_out_held && (!out_valid || {number2, number1, number0, w_buffer, same_depth} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_out_at);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {number2, number1, number0, w_buffer, same_depth};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[307:300] !== 8'h01) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected same_depth=%h w_buffer=%h number0=%h number1=%h number2=%h", tb_out_at, same_depth, w_buffer, number0, number1, number2);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({number2, number1, number0, w_buffer, same_depth} !== tb_record[296:121]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs z0=%h z1=%h z2=%h scale=%h offset=%h mode=%h expected same_depth=%h w_buffer=%h number0=%h number1=%h number2=%h actual same_depth=%h w_buffer=%h number0=%h number1=%h number2=%h", tb_out_at, tb_record[23:0], tb_record[47:24], tb_record[71:48], tb_record[95:72], tb_record[119:96], tb_record[120:120], tb_record[121:121], tb_record[122:122], tb_record[180:123], tb_record[238:181], tb_record[296:239], same_depth, w_buffer, number0, number1, number2);
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
        $display("PROGRESS depth_setup vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 308'd0;
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
        if (tb_mismatches == 0) $display("PASS depth_setup vectors=%0d", tb_vectors);
        else begin
          $display("FAIL depth_setup mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
