// Self-checking testbench of shader_unit: The shader unit.
//
// Compares shader_unit with the vectors of shader_unit.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o shader_unit.vvp shader_unit_tb.v shader_unit.v && vvp -n shader_unit.vvp
//     $ verilator --binary --top-module shader_unit_tb shader_unit_tb.v shader_unit.v && obj_dir/Vshader_unit_tb
//
// The last line that it prints is `PASS shader_unit vectors=N` or `FAIL shader_unit mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_shader_unit, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.
//
// What is compared is transactions in order, not clocks: latency may differ. Every vector begins with a reset.
// Those of `retire` are in order for each invocation: several that are in flight together come as they come.
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
`define TB_DUT pica_shader_unit
`endif

module shader_unit_tb;
  parameter VECTORS = "shader_unit.mem";  // path of the records
  parameter RECORDS = 14905;  // records in it
  parameter COUNT = 128;  // vectors in them
  parameter RESULTS = 5011;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 128;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 14390500;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire reg_valid;
  wire reg_ready;
  wire [5:0] reg_offset;
  wire [31:0] reg_data;
  wire [3:0] reg_mask;
  wire vertex_valid;
  wire vertex_ready;
  wire vertex_uniform;
  wire [6:0] vertex_index;
  wire vertex_independent;
  wire [23:0] vertex_x;
  wire [23:0] vertex_y;
  wire [23:0] vertex_z;
  wire [23:0] vertex_w;
  wire start_valid;
  wire start_ready;
  wire start_geometry;
  wire start_independent;
  wire [31:0] start_limit;
  wire retire_valid;
  wire [4:0] retire_invocation;
  wire [11:0] retire_pc;
  wire [31:0] retire_word;
  wire retire_writes;
  wire [4:0] retire_destination;
  wire [3:0] retire_mask;
  wire [23:0] retire_x;
  wire [23:0] retire_y;
  wire [23:0] retire_z;
  wire [23:0] retire_w;
  wire retire_cmp_x;
  wire retire_cmp_y;
  wire [31:0] retire_a0x;
  wire [31:0] retire_a0y;
  wire [31:0] retire_al;
  wire [12:0] retire_next_pc;
  wire emit_valid;
  reg emit_ready;
  wire [1:0] emit_vertex;
  wire [3:0] emit_index;
  wire [4:0] emit_count;
  wire emit_winding;
  wire emit_last;
  wire [23:0] emit_x;
  wire [23:0] emit_y;
  wire [23:0] emit_z;
  wire [23:0] emit_w;
  wire out_valid;
  reg out_ready;
  wire [3:0] out_index;
  wire out_last;
  wire [23:0] out_x;
  wire [23:0] out_y;
  wire [23:0] out_z;
  wire [23:0] out_w;
  wire done_valid;
  reg done_ready;
  wire [1:0] done_status;
  wire [31:0] done_instructions;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .reg_valid(reg_valid),
      .reg_ready(reg_ready),
      .reg_offset(reg_offset),
      .reg_data(reg_data),
      .reg_mask(reg_mask),
      .vertex_valid(vertex_valid),
      .vertex_ready(vertex_ready),
      .vertex_uniform(vertex_uniform),
      .vertex_index(vertex_index),
      .vertex_independent(vertex_independent),
      .vertex_x(vertex_x),
      .vertex_y(vertex_y),
      .vertex_z(vertex_z),
      .vertex_w(vertex_w),
      .start_valid(start_valid),
      .start_ready(start_ready),
      .start_geometry(start_geometry),
      .start_independent(start_independent),
      .start_limit(start_limit),
      .retire_valid(retire_valid),
      .retire_invocation(retire_invocation),
      .retire_pc(retire_pc),
      .retire_word(retire_word),
      .retire_writes(retire_writes),
      .retire_destination(retire_destination),
      .retire_mask(retire_mask),
      .retire_x(retire_x),
      .retire_y(retire_y),
      .retire_z(retire_z),
      .retire_w(retire_w),
      .retire_cmp_x(retire_cmp_x),
      .retire_cmp_y(retire_cmp_y),
      .retire_a0x(retire_a0x),
      .retire_a0y(retire_a0y),
      .retire_al(retire_al),
      .retire_next_pc(retire_next_pc),
      .emit_valid(emit_valid),
      .emit_ready(emit_ready),
      .emit_vertex(emit_vertex),
      .emit_index(emit_index),
      .emit_count(emit_count),
      .emit_winding(emit_winding),
      .emit_last(emit_last),
      .emit_x(emit_x),
      .emit_y(emit_y),
      .emit_z(emit_z),
      .emit_w(emit_w),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .out_index(out_index),
      .out_last(out_last),
      .out_x(out_x),
      .out_y(out_y),
      .out_z(out_z),
      .out_w(out_w),
      .done_valid(done_valid),
      .done_ready(done_ready),
      .done_status(done_status),
      .done_instructions(done_instructions)
  );

  // A record has its tag in bits 275:268: 00 if the file did not fill it,
  // 01 for an item of channel `reg`,
  // 02 for an item of channel `vertex`,
  // 03 for an item of channel `start`,
  // 04 for an item of channel `retire`,
  // 05 for an item of channel `emit`,
  // 06 for an item of channel `out`,
  // 07 for an item of channel `done`,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [275:0] tb_records [0:RECORDS];

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
  reg [275:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [275:0] tb_record;
  integer tb_retire_at;  // the record that the next transaction of `retire` must agree with
  integer tb_retire_next [0:31];  // where to look for it, for each invocation
  integer tb_retire_left;  // transactions that are still to come
  integer tb_retire_number;
  integer tb_emit_at;  // the record that the next transaction of `emit` must agree with
  reg tb_emit_held;  // a transaction was there at the last clock and was not taken
  reg [108:0] tb_emit_payload;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [100:0] tb_out_payload;
  integer tb_done_at;  // the record that the next transaction of `done` must agree with
  reg tb_done_held;  // a transaction was there at the last clock and was not taken
  reg [33:0] tb_done_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign reg_valid = tb_offering && tb_offer[275:268] == 8'h01;
  assign reg_offset = reg_valid ? tb_offer[5:0] : 6'bx;
  assign reg_data = reg_valid ? tb_offer[37:6] : 32'bx;
  assign reg_mask = reg_valid ? tb_offer[41:38] : 4'bx;
  assign vertex_valid = tb_offering && tb_offer[275:268] == 8'h02;
  assign vertex_uniform = vertex_valid ? tb_offer[0:0] : 1'bx;
  assign vertex_index = vertex_valid ? tb_offer[7:1] : 7'bx;
  assign vertex_independent = vertex_valid ? tb_offer[8:8] : 1'bx;
  assign vertex_x = vertex_valid ? tb_offer[32:9] : 24'bx;
  assign vertex_y = vertex_valid ? tb_offer[56:33] : 24'bx;
  assign vertex_z = vertex_valid ? tb_offer[80:57] : 24'bx;
  assign vertex_w = vertex_valid ? tb_offer[104:81] : 24'bx;
  assign start_valid = tb_offering && tb_offer[275:268] == 8'h03;
  assign start_geometry = start_valid ? tb_offer[0:0] : 1'bx;
  assign start_independent = start_valid ? tb_offer[1:1] : 1'bx;
  assign start_limit = start_valid ? tb_offer[33:2] : 32'bx;

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
    reg [275:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[275:268]) === 1'bx ? 8'h00 : found[275:268];
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

  // The first record of `retire` from `from` on that is one of an invocation, or as above. Those of several come as they
  // come.
  function integer tb_retire_find;
    input integer from;
    input [4:0] invocation;
    reg [275:0] found;
    integer at;
    begin
      at = tb_find(from, 8'h04, 8'h04);
      found = tb_records[at];
      while (tb_tag(at) == 8'h04 && found[4:0] !== invocation) begin
        at = tb_find(at + 1, 8'h04, 8'h04);
        found = tb_records[at];
      end
      tb_retire_find = at;
    end
  endfunction

  // Begins with reset, and goes on with record `from`.
  task tb_begin;
    input integer from;
    begin
      tb_resetting = 4;
      tb_idle = 0;
      tb_input = tb_find(from, 8'h01, 8'h03);
      tb_retire_at = tb_find(from, 8'h04, 8'h04);
      for (tb_retire_number = 0; tb_retire_number < 32; tb_retire_number = tb_retire_number + 1)
        tb_retire_next[tb_retire_number] = from;
      tb_retire_left = 0;
      while (tb_tag(tb_retire_at) == 8'h04) begin
        tb_retire_left = tb_retire_left + 1;
        tb_retire_at = tb_find(tb_retire_at + 1, 8'h04, 8'h04);
      end
      tb_emit_at = tb_find(from, 8'h05, 8'h05);
      tb_emit_held = 1'b0;
      tb_out_at = tb_find(from, 8'h06, 8'h06);
      tb_out_held = 1'b0;
      tb_done_at = tb_find(from, 8'h07, 8'h07);
      tb_done_held = 1'b0;
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
    tb_offer = 276'd0;
    emit_ready = 1'b0;
    out_ready = 1'b0;
    done_ready = 1'b0;
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

      // Input `reg`.
      if (reg_valid) begin
        if (reg_ready !== 1'b0 && reg_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown reg_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (reg_ready) tb_accepted = 1'b1;
      end

      // Input `vertex`.
      if (vertex_valid) begin
        if (vertex_ready !== 1'b0 && vertex_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown vertex_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (vertex_ready) tb_accepted = 1'b1;
      end

      // Input `start`.
      if (start_valid) begin
        if (start_ready !== 1'b0 && start_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown start_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (start_ready) tb_accepted = 1'b1;
      end
      if (tb_accepted) begin
        tb_idle = 0;
        tb_input = tb_find(tb_input + 1, 8'h01, 8'h03);
      end
      tb_more = tb_tag(tb_input) >= 8'h01 && tb_tag(tb_input) <= 8'h03;
      if (tb_more) tb_pending = 1'b1;
      if (tb_accepted || !tb_offering) begin
        tb_random = tb_next_random(tb_random);
        tb_offering <= tb_more && tb_random % 100 >= tb_bubbles;
        tb_offer <= tb_records[tb_input];
      end

      // Output `retire`.
      if (retire_valid) tb_retire_at = tb_retire_find(tb_retire_next[retire_invocation], retire_invocation);
      tb_record = tb_records[tb_retire_at];
      if (retire_valid !== 1'b0 && retire_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown retire_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (retire_valid) begin
        tb_idle = 0;
        if (tb_record[275:268] !== 8'h04) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=retire unexpected retire_invocation=%h retire_pc=%h retire_word=%h retire_writes=%h retire_destination=%h retire_mask=%h retire_x=%h retire_y=%h retire_z=%h retire_w=%h retire_cmp_x=%h retire_cmp_y=%h retire_a0x=%h retire_a0y=%h retire_al=%h retire_next_pc=%h", tb_vectors, retire_invocation, retire_pc, retire_word, retire_writes, retire_destination, retire_mask, retire_x, retire_y, retire_z, retire_w, retire_cmp_x, retire_cmp_y, retire_a0x, retire_a0y, retire_al, retire_next_pc);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({retire_next_pc, retire_al, retire_a0y, retire_a0x, retire_cmp_y, retire_cmp_x, retire_w, retire_z, retire_y, retire_x, retire_mask, retire_destination, retire_writes, retire_word, retire_pc, retire_invocation} !== tb_record[265:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=retire record=%0d expected retire_invocation=%h retire_pc=%h retire_word=%h retire_writes=%h retire_destination=%h retire_mask=%h retire_x=%h retire_y=%h retire_z=%h retire_w=%h retire_cmp_x=%h retire_cmp_y=%h retire_a0x=%h retire_a0y=%h retire_al=%h retire_next_pc=%h actual retire_invocation=%h retire_pc=%h retire_word=%h retire_writes=%h retire_destination=%h retire_mask=%h retire_x=%h retire_y=%h retire_z=%h retire_w=%h retire_cmp_x=%h retire_cmp_y=%h retire_a0x=%h retire_a0y=%h retire_al=%h retire_next_pc=%h", tb_vectors, tb_retire_at, tb_record[4:0], tb_record[16:5], tb_record[48:17], tb_record[49:49], tb_record[54:50], tb_record[58:55], tb_record[82:59], tb_record[106:83], tb_record[130:107], tb_record[154:131], tb_record[155:155], tb_record[156:156], tb_record[188:157], tb_record[220:189], tb_record[252:221], tb_record[265:253], retire_invocation, retire_pc, retire_word, retire_writes, retire_destination, retire_mask, retire_x, retire_y, retire_z, retire_w, retire_cmp_x, retire_cmp_y, retire_a0x, retire_a0y, retire_al, retire_next_pc);
          end
          tb_retire_next[retire_invocation] = tb_retire_at + 1;
          tb_retire_left = tb_retire_left - 1;
        end
      end
      if (tb_retire_left != 0) tb_pending = 1'b1;

      // Output `emit`.
      tb_record = tb_records[tb_emit_at];
      if (emit_valid !== 1'b0 && emit_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown emit_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_emit_held && (!emit_valid || {emit_w, emit_z, emit_y, emit_x, emit_last, emit_winding, emit_count, emit_index, emit_vertex} !== tb_emit_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=emit changed before it was taken", tb_vectors);
      end
      tb_emit_held = emit_valid && !emit_ready;
      tb_emit_payload = {emit_w, emit_z, emit_y, emit_x, emit_last, emit_winding, emit_count, emit_index, emit_vertex};
      if (emit_valid && emit_ready) begin
        tb_idle = 0;
        if (tb_record[275:268] !== 8'h05) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=emit unexpected emit_vertex=%h emit_index=%h emit_count=%h emit_winding=%h emit_last=%h emit_x=%h emit_y=%h emit_z=%h emit_w=%h", tb_vectors, emit_vertex, emit_index, emit_count, emit_winding, emit_last, emit_x, emit_y, emit_z, emit_w);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({emit_w, emit_z, emit_y, emit_x, emit_last, emit_winding, emit_count, emit_index, emit_vertex} !== tb_record[108:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=emit record=%0d expected emit_vertex=%h emit_index=%h emit_count=%h emit_winding=%h emit_last=%h emit_x=%h emit_y=%h emit_z=%h emit_w=%h actual emit_vertex=%h emit_index=%h emit_count=%h emit_winding=%h emit_last=%h emit_x=%h emit_y=%h emit_z=%h emit_w=%h", tb_vectors, tb_emit_at, tb_record[1:0], tb_record[5:2], tb_record[10:6], tb_record[11:11], tb_record[12:12], tb_record[36:13], tb_record[60:37], tb_record[84:61], tb_record[108:85], emit_vertex, emit_index, emit_count, emit_winding, emit_last, emit_x, emit_y, emit_z, emit_w);
          end
          tb_emit_at = tb_find(tb_emit_at + 1, 8'h05, 8'h05);
        end
      end
      if (tb_tag(tb_emit_at) == 8'h05) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      emit_ready <= (emit_ready || emit_valid) && tb_random % 100 >= tb_backpressure;

      // Output `out`.
      tb_record = tb_records[tb_out_at];
      if (out_valid !== 1'b0 && out_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown out_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_out_held && (!out_valid || {out_w, out_z, out_y, out_x, out_last, out_index} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_vectors);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {out_w, out_z, out_y, out_x, out_last, out_index};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[275:268] !== 8'h06) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected out_index=%h out_last=%h out_x=%h out_y=%h out_z=%h out_w=%h", tb_vectors, out_index, out_last, out_x, out_y, out_z, out_w);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({out_w, out_z, out_y, out_x, out_last, out_index} !== tb_record[100:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=out record=%0d expected out_index=%h out_last=%h out_x=%h out_y=%h out_z=%h out_w=%h actual out_index=%h out_last=%h out_x=%h out_y=%h out_z=%h out_w=%h", tb_vectors, tb_out_at, tb_record[3:0], tb_record[4:4], tb_record[28:5], tb_record[52:29], tb_record[76:53], tb_record[100:77], out_index, out_last, out_x, out_y, out_z, out_w);
          end
          tb_out_at = tb_find(tb_out_at + 1, 8'h06, 8'h06);
        end
      end
      if (tb_tag(tb_out_at) == 8'h06) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      out_ready <= (out_ready || out_valid) && tb_random % 100 >= tb_backpressure;

      // Output `done`.
      tb_record = tb_records[tb_done_at];
      if (done_valid !== 1'b0 && done_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown done_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_done_held && (!done_valid || {done_instructions, done_status} !== tb_done_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=done changed before it was taken", tb_vectors);
      end
      tb_done_held = done_valid && !done_ready;
      tb_done_payload = {done_instructions, done_status};
      if (done_valid && done_ready) begin
        tb_idle = 0;
        if (tb_record[275:268] !== 8'h07) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=done unexpected done_status=%h done_instructions=%h", tb_vectors, done_status, done_instructions);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({done_instructions, done_status} !== tb_record[33:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=done record=%0d expected done_status=%h done_instructions=%h actual done_status=%h done_instructions=%h", tb_vectors, tb_done_at, tb_record[1:0], tb_record[33:2], done_status, done_instructions);
          end
          tb_done_at = tb_find(tb_done_at + 1, 8'h07, 8'h07);
        end
      end
      if (tb_tag(tb_done_at) == 8'h07) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      done_ready <= (done_ready || done_valid) && tb_random % 100 >= tb_backpressure;

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
            emit_ready <= 1'b0;
            out_ready <= 1'b0;
            done_ready <= 1'b0;
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
        $display("PROGRESS shader_unit vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 276'd0;
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
        if (tb_mismatches == 0) $display("PASS shader_unit vectors=%0d", tb_vectors);
        else begin
          $display("FAIL shader_unit mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
