// Self-checking testbench of primitive_assembly: The primitive assembler: vertices in, triangles out (geometry.md#primitive-assembly).
//
// Compares primitive_assembly with the vectors of primitive_assembly.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o primitive_assembly.vvp primitive_assembly_tb.v primitive_assembly.v && vvp -n primitive_assembly.vvp
//     $ verilator --binary --top-module primitive_assembly_tb primitive_assembly_tb.v primitive_assembly.v && obj_dir/Vprimitive_assembly_tb
//
// The last line that it prints is `PASS primitive_assembly vectors=N` or `FAIL primitive_assembly mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_primitive_assembly, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.
//
// What is compared is transactions in order, not clocks: latency may differ. Every vector begins with a reset.
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
`define TB_DUT pica_primitive_assembly
`endif

module primitive_assembly_tb;
  parameter VECTORS = "primitive_assembly.mem";  // path of the records
  parameter RECORDS = 701;  // records in it
  parameter COUNT = 9;  // vectors in them
  parameter RESULTS = 396;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 9;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 1070100;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire restarts;
  wire emitted;
  wire winding;
  wire [1:0] primitive_mode;
  wire [3:0] shaded0;
  wire [3:0] shaded1;
  wire [3:0] shaded2;
  wire free_valid;
  wire free_ready;
  wire [3:0] free_vertex;
  wire unused_valid;
  reg unused_ready;
  wire [3:0] unused_vertex;
  wire out_valid;
  reg out_ready;
  wire is_triangle;
  wire [3:0] vertex0;
  wire leaves0;
  wire [3:0] vertex1;
  wire leaves1;
  wire [3:0] vertex2;
  wire leaves2;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .restarts(restarts),
      .emitted(emitted),
      .winding(winding),
      .primitive_mode(primitive_mode),
      .shaded0(shaded0),
      .shaded1(shaded1),
      .shaded2(shaded2),
      .free_valid(free_valid),
      .free_ready(free_ready),
      .free_vertex(free_vertex),
      .unused_valid(unused_valid),
      .unused_ready(unused_ready),
      .unused_vertex(unused_vertex),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .is_triangle(is_triangle),
      .vertex0(vertex0),
      .leaves0(leaves0),
      .vertex1(vertex1),
      .leaves1(leaves1),
      .vertex2(vertex2),
      .leaves2(leaves2)
  );

  // A record has its tag in bits 27:20: 00 if the file did not fill it,
  // 01 for an item of channel `in`,
  // 02 for an item of channel `free`,
  // 03 for an item of channel `unused`,
  // 04 for an item of channel `out`,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [27:0] tb_records [0:RECORDS];

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
  reg [27:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [27:0] tb_record;
  integer tb_unused_at;  // the record that the next transaction of `unused` must agree with
  reg tb_unused_held;  // a transaction was there at the last clock and was not taken
  reg [3:0] tb_unused_payload;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [15:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[27:20] == 8'h01;
  assign restarts = in_valid ? tb_offer[0:0] : 1'bx;
  assign emitted = in_valid ? tb_offer[1:1] : 1'bx;
  assign winding = in_valid ? tb_offer[2:2] : 1'bx;
  assign primitive_mode = in_valid ? tb_offer[4:3] : 2'bx;
  assign shaded0 = in_valid ? tb_offer[8:5] : 4'bx;
  assign shaded1 = in_valid ? tb_offer[12:9] : 4'bx;
  assign shaded2 = in_valid ? tb_offer[16:13] : 4'bx;
  assign free_valid = tb_offering && tb_offer[27:20] == 8'h02;
  assign free_vertex = free_valid ? tb_offer[3:0] : 4'bx;

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
    reg [27:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[27:20]) === 1'bx ? 8'h00 : found[27:20];
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
      tb_input = tb_find(from, 8'h01, 8'h02);
      tb_unused_at = tb_find(from, 8'h03, 8'h03);
      tb_unused_held = 1'b0;
      tb_out_at = tb_find(from, 8'h04, 8'h04);
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
    tb_offer = 28'd0;
    unused_ready = 1'b0;
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
            $display("MISMATCH vector=%0d kind=unknown in_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (in_ready) tb_accepted = 1'b1;
      end

      // Input `free`.
      if (free_valid) begin
        if (free_ready !== 1'b0 && free_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown free_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (free_ready) tb_accepted = 1'b1;
      end
      if (tb_accepted) begin
        tb_idle = 0;
        tb_input = tb_find(tb_input + 1, 8'h01, 8'h02);
      end
      tb_more = tb_tag(tb_input) >= 8'h01 && tb_tag(tb_input) <= 8'h02;
      if (tb_more) tb_pending = 1'b1;
      if (tb_accepted || !tb_offering) begin
        tb_random = tb_next_random(tb_random);
        tb_offering <= tb_more && tb_random % 100 >= tb_bubbles;
        tb_offer <= tb_records[tb_input];
      end

      // Output `unused`.
      tb_record = tb_records[tb_unused_at];
      if (unused_valid !== 1'b0 && unused_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown unused_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_unused_held && (!unused_valid || {unused_vertex} !== tb_unused_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=unused changed before it was taken", tb_vectors);
      end
      tb_unused_held = unused_valid && !unused_ready;
      tb_unused_payload = {unused_vertex};
      if (unused_valid && unused_ready) begin
        tb_idle = 0;
        if (tb_record[27:20] !== 8'h03) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=unused unexpected unused_vertex=%h", tb_vectors, unused_vertex);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({unused_vertex} !== tb_record[3:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=unused record=%0d expected unused_vertex=%h actual unused_vertex=%h", tb_vectors, tb_unused_at, tb_record[3:0], unused_vertex);
          end
          tb_unused_at = tb_find(tb_unused_at + 1, 8'h03, 8'h03);
        end
      end
      if (tb_tag(tb_unused_at) == 8'h03) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      unused_ready <= (unused_ready || unused_valid) && tb_random % 100 >= tb_backpressure;

      // Output `out`.
      tb_record = tb_records[tb_out_at];
      if (out_valid !== 1'b0 && out_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown out_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_out_held && (!out_valid || {leaves2, vertex2, leaves1, vertex1, leaves0, vertex0, is_triangle} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_vectors);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {leaves2, vertex2, leaves1, vertex1, leaves0, vertex0, is_triangle};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[27:20] !== 8'h04) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected is_triangle=%h vertex0=%h leaves0=%h vertex1=%h leaves1=%h vertex2=%h leaves2=%h", tb_vectors, is_triangle, vertex0, leaves0, vertex1, leaves1, vertex2, leaves2);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({leaves2, vertex2, leaves1, vertex1, leaves0, vertex0, is_triangle} !== tb_record[15:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=out record=%0d expected is_triangle=%h vertex0=%h leaves0=%h vertex1=%h leaves1=%h vertex2=%h leaves2=%h actual is_triangle=%h vertex0=%h leaves0=%h vertex1=%h leaves1=%h vertex2=%h leaves2=%h", tb_vectors, tb_out_at, tb_record[0:0], tb_record[4:1], tb_record[5:5], tb_record[9:6], tb_record[10:10], tb_record[14:11], tb_record[15:15], is_triangle, vertex0, leaves0, vertex1, leaves1, vertex2, leaves2);
          end
          tb_out_at = tb_find(tb_out_at + 1, 8'h04, 8'h04);
        end
      end
      if (tb_tag(tb_out_at) == 8'h04) tb_pending = 1'b1;
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
        if (tb_tag(tb_input) != 8'hFF) tb_finish;
        else begin
          tb_count;
          if (tb_vectors == COUNT) tb_finish;
          else begin
            reset <= 1'b1;
            unused_ready <= 1'b0;
            out_ready <= 1'b0;
            tb_begin(tb_input + 1);
          end
        end
      end
    end
  end

  // A vector is done.
  task tb_count;
    begin
      tb_vectors = tb_vectors + 1;
      if (tb_vectors % PROGRESS == 0 && tb_vectors < COUNT) begin
        $display("PROGRESS primitive_assembly vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 28'd0;
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
        if (tb_mismatches == 0) $display("PASS primitive_assembly vectors=%0d", tb_vectors);
        else begin
          $display("FAIL primitive_assembly mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
