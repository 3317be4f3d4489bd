// Self-checking testbench of shader_alu: The result of an arithmetic instruction.
//
// Compares shader_alu with the vectors of shader_alu.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o shader_alu.vvp shader_alu_tb.v shader_alu.v && vvp -n shader_alu.vvp
//     $ verilator --binary --top-module shader_alu_tb shader_alu_tb.v shader_alu.v && obj_dir/Vshader_alu_tb
//
// The last line that it prints is `PASS shader_alu vectors=N` or `FAIL shader_alu mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_shader_alu, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_shader_alu
`endif

module shader_alu_tb;
  parameter VECTORS = "shader_alu.mem";  // path of the records
  parameter RECORDS = 195;  // records in it
  parameter COUNT = 195;  // vectors in them
  parameter RESULTS = 195;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 195;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 10000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 256;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 205000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire in_valid;
  wire in_ready;
  wire [4:0] operation;
  wire [2:0] compare_x;
  wire [2:0] compare_y;
  wire [23:0] a_x;
  wire [23:0] a_y;
  wire [23:0] a_z;
  wire [23:0] a_w;
  wire [23:0] b_x;
  wire [23:0] b_y;
  wire [23:0] b_z;
  wire [23:0] b_w;
  wire [23:0] c_x;
  wire [23:0] c_y;
  wire [23:0] c_z;
  wire [23:0] c_w;
  wire out_valid;
  reg out_ready;
  wire [23:0] x;
  wire [23:0] y;
  wire [23:0] z;
  wire [23:0] w;
  wire cmp_x;
  wire cmp_y;
  wire [31:0] a0x;
  wire [31:0] a0y;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .in_valid(in_valid),
      .in_ready(in_ready),
      .operation(operation),
      .compare_x(compare_x),
      .compare_y(compare_y),
      .a_x(a_x),
      .a_y(a_y),
      .a_z(a_z),
      .a_w(a_w),
      .b_x(b_x),
      .b_y(b_y),
      .b_z(b_z),
      .b_w(b_w),
      .c_x(c_x),
      .c_y(c_y),
      .c_z(c_z),
      .c_w(c_w),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .x(x),
      .y(y),
      .z(z),
      .w(w),
      .cmp_x(cmp_x),
      .cmp_y(cmp_y),
      .a0x(a0x),
      .a0y(a0y)
  );

  // A record has its tag in bits 471:464: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [471:0] tb_records [0:RECORDS];

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
  reg [471:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [471:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [161:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign in_valid = tb_offering && tb_offer[471:464] == 8'h01;
  assign operation = in_valid ? tb_offer[4:0] : 5'bx;
  assign compare_x = in_valid ? tb_offer[7:5] : 3'bx;
  assign compare_y = in_valid ? tb_offer[10:8] : 3'bx;
  assign a_x = in_valid ? tb_offer[34:11] : 24'bx;
  assign a_y = in_valid ? tb_offer[58:35] : 24'bx;
  assign a_z = in_valid ? tb_offer[82:59] : 24'bx;
  assign a_w = in_valid ? tb_offer[106:83] : 24'bx;
  assign b_x = in_valid ? tb_offer[130:107] : 24'bx;
  assign b_y = in_valid ? tb_offer[154:131] : 24'bx;
  assign b_z = in_valid ? tb_offer[178:155] : 24'bx;
  assign b_w = in_valid ? tb_offer[202:179] : 24'bx;
  assign c_x = in_valid ? tb_offer[226:203] : 24'bx;
  assign c_y = in_valid ? tb_offer[250:227] : 24'bx;
  assign c_z = in_valid ? tb_offer[274:251] : 24'bx;
  assign c_w = in_valid ? tb_offer[298:275] : 24'bx;

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
    reg [471:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[471:464]) === 1'bx ? 8'h00 : found[471:464];
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
    tb_offer = 472'd0;
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
      if (tb_out_held && (!out_valid || {a0y, a0x, cmp_y, cmp_x, w, z, y, x} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_out_at);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {a0y, a0x, cmp_y, cmp_x, w, z, y, x};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[471:464] !== 8'h01) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected x=%h y=%h z=%h w=%h cmp_x=%h cmp_y=%h a0x=%h a0y=%h", tb_out_at, x, y, z, w, cmp_x, cmp_y, a0x, a0y);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({a0y, a0x, cmp_y, cmp_x, w, z, y, x} !== tb_record[460:299]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs operation=%h compare_x=%h compare_y=%h a_x=%h a_y=%h a_z=%h a_w=%h b_x=%h b_y=%h b_z=%h b_w=%h c_x=%h c_y=%h c_z=%h c_w=%h expected x=%h y=%h z=%h w=%h cmp_x=%h cmp_y=%h a0x=%h a0y=%h actual x=%h y=%h z=%h w=%h cmp_x=%h cmp_y=%h a0x=%h a0y=%h", tb_out_at, tb_record[4:0], tb_record[7:5], tb_record[10:8], tb_record[34:11], tb_record[58:35], tb_record[82:59], tb_record[106:83], tb_record[130:107], tb_record[154:131], tb_record[178:155], tb_record[202:179], tb_record[226:203], tb_record[250:227], tb_record[274:251], tb_record[298:275], tb_record[322:299], tb_record[346:323], tb_record[370:347], tb_record[394:371], tb_record[395:395], tb_record[396:396], tb_record[428:397], tb_record[460:429], x, y, z, w, cmp_x, cmp_y, a0x, a0y);
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
        $display("PROGRESS shader_alu vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 472'd0;
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
        if (tb_mismatches == 0) $display("PASS shader_alu vectors=%0d", tb_vectors);
        else begin
          $display("FAIL shader_alu mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
