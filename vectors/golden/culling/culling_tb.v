// Self-checking testbench of culling: The order of the vertices of a triangle: which face it shows, and whether that is drawn (raster.md#culling).
//
// Compares culling with the vectors of culling.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o culling.vvp culling_tb.v culling.v && vvp -n culling.vvp
//     $ verilator --binary --top-module culling_tb culling_tb.v culling.v && obj_dir/Vculling_tb
//
// The last line that it prints is `PASS culling vectors=N` or `FAIL culling mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_culling, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_culling
`endif

module culling_tb;
  parameter VECTORS = "culling.mem";  // path of the records
  parameter RECORDS = 84;  // records in it
  parameter COUNT = 84;  // vectors in them
  parameter RESULTS = 84;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 84;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 10000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 256;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 94000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire [15:0] a_x;
  wire [15:0] a_y;
  wire [15:0] b_x;
  wire [15:0] b_y;
  wire [15:0] c_x;
  wire [15:0] c_y;
  wire [1:0] cull_mode;
  wire out_valid;
  reg out_ready;
  wire removed;
  wire exchanged;
  wire flat;
  wire [15:0] x0;
  wire [15:0] y0;
  wire [15:0] x1;
  wire [15:0] y1;
  wire [15:0] x2;
  wire [15:0] y2;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .a_x(a_x),
      .a_y(a_y),
      .b_x(b_x),
      .b_y(b_y),
      .c_x(c_x),
      .c_y(c_y),
      .cull_mode(cull_mode),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .removed(removed),
      .exchanged(exchanged),
      .flat(flat),
      .x0(x0),
      .y0(y0),
      .x1(x1),
      .y1(y1),
      .x2(x2),
      .y2(y2)
  );

  // A record has its tag in bits 207:200: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [207:0] tb_records [0:RECORDS];

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
  reg [207:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [207:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [98:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[207:200] == 8'h01;
  assign a_x = in_valid ? tb_offer[15:0] : 16'bx;
  assign a_y = in_valid ? tb_offer[31:16] : 16'bx;
  assign b_x = in_valid ? tb_offer[47:32] : 16'bx;
  assign b_y = in_valid ? tb_offer[63:48] : 16'bx;
  assign c_x = in_valid ? tb_offer[79:64] : 16'bx;
  assign c_y = in_valid ? tb_offer[95:80] : 16'bx;
  assign cull_mode = in_valid ? tb_offer[97:96] : 2'bx;

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
    reg [207:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[207:200]) === 1'bx ? 8'h00 : found[207:200];
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
    tb_offer = 208'd0;
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
      if (tb_out_held && (!out_valid || {y2, x2, y1, x1, y0, x0, flat, exchanged, removed} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_out_at);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {y2, x2, y1, x1, y0, x0, flat, exchanged, removed};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[207:200] !== 8'h01) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected removed=%h exchanged=%h flat=%h x0=%h y0=%h x1=%h y1=%h x2=%h y2=%h", tb_out_at, removed, exchanged, flat, x0, y0, x1, y1, x2, y2);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({y2, x2, y1, x1, y0, x0, flat, exchanged, removed} !== tb_record[196:98]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs a_x=%h a_y=%h b_x=%h b_y=%h c_x=%h c_y=%h cull_mode=%h expected removed=%h exchanged=%h flat=%h x0=%h y0=%h x1=%h y1=%h x2=%h y2=%h actual removed=%h exchanged=%h flat=%h x0=%h y0=%h x1=%h y1=%h x2=%h y2=%h", tb_out_at, tb_record[15:0], tb_record[31:16], tb_record[47:32], tb_record[63:48], tb_record[79:64], tb_record[95:80], tb_record[97:96], tb_record[98:98], tb_record[99:99], tb_record[100:100], tb_record[116:101], tb_record[132:117], tb_record[148:133], tb_record[164:149], tb_record[180:165], tb_record[196:181], removed, exchanged, flat, x0, y0, x1, y1, x2, y2);
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
        $display("PROGRESS culling vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 208'd0;
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
        if (tb_mismatches == 0) $display("PASS culling vectors=%0d", tb_vectors);
        else begin
          $display("FAIL culling mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
