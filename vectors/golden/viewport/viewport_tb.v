// Self-checking testbench of viewport: A vertex in clip space, taken to the screen (raster.md#viewport).
//
// Compares viewport with the vectors of viewport.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o viewport.vvp viewport_tb.v viewport.v && vvp -n viewport.vvp
//     $ verilator --binary --top-module viewport_tb viewport_tb.v viewport.v && obj_dir/Vviewport_tb
//
// The last line that it prints is `PASS viewport vectors=N` or `FAIL viewport mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_viewport, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_viewport
`endif

module viewport_tb;
  parameter VECTORS = "viewport.mem";  // path of the records
  parameter RECORDS = 52;  // records in it
  parameter COUNT = 52;  // vectors in them
  parameter RESULTS = 52;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 52;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 10000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 256;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 62000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire [23:0] x;
  wire [23:0] y;
  wire [23:0] z;
  wire [23:0] w;
  wire [23:0] half_width;
  wire [23:0] half_height;
  wire [9:0] offset_x;
  wire [9:0] offset_y;
  wire out_valid;
  reg out_ready;
  wire [15:0] screen_x;
  wire [15:0] screen_y;
  wire [23:0] z_over_w;
  wire [23:0] reciprocal_w;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .x(x),
      .y(y),
      .z(z),
      .w(w),
      .half_width(half_width),
      .half_height(half_height),
      .offset_x(offset_x),
      .offset_y(offset_y),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .screen_x(screen_x),
      .screen_y(screen_y),
      .z_over_w(z_over_w),
      .reciprocal_w(reciprocal_w)
  );

  // A record has its tag in bits 251:244: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [251:0] tb_records [0:RECORDS];

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
  reg [251:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [251:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [79:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[251:244] == 8'h01;
  assign x = in_valid ? tb_offer[23:0] : 24'bx;
  assign y = in_valid ? tb_offer[47:24] : 24'bx;
  assign z = in_valid ? tb_offer[71:48] : 24'bx;
  assign w = in_valid ? tb_offer[95:72] : 24'bx;
  assign half_width = in_valid ? tb_offer[119:96] : 24'bx;
  assign half_height = in_valid ? tb_offer[143:120] : 24'bx;
  assign offset_x = in_valid ? tb_offer[153:144] : 10'bx;
  assign offset_y = in_valid ? tb_offer[163:154] : 10'bx;

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
    reg [251:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[251:244]) === 1'bx ? 8'h00 : found[251:244];
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
    tb_offer = 252'd0;
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
      if (tb_out_held && (!out_valid || {reciprocal_w, z_over_w, screen_y, screen_x} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_out_at);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {reciprocal_w, z_over_w, screen_y, screen_x};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[251:244] !== 8'h01) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected screen_x=%h screen_y=%h z_over_w=%h reciprocal_w=%h", tb_out_at, screen_x, screen_y, z_over_w, reciprocal_w);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({reciprocal_w, z_over_w, screen_y, screen_x} !== tb_record[243:164]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs x=%h y=%h z=%h w=%h half_width=%h half_height=%h offset_x=%h offset_y=%h expected screen_x=%h screen_y=%h z_over_w=%h reciprocal_w=%h actual screen_x=%h screen_y=%h z_over_w=%h reciprocal_w=%h", tb_out_at, tb_record[23:0], tb_record[47:24], tb_record[71:48], tb_record[95:72], tb_record[119:96], tb_record[143:120], tb_record[153:144], tb_record[163:154], tb_record[179:164], tb_record[195:180], tb_record[219:196], tb_record[243:220], screen_x, screen_y, z_over_w, reciprocal_w);
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
        $display("PROGRESS viewport vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 252'd0;
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
        if (tb_mismatches == 0) $display("PASS viewport vectors=%0d", tb_vectors);
        else begin
          $display("FAIL viewport mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
