// Self-checking testbench of output_map: What the outputs of the last shader stage mean: the vectors of a vertex in, its components out (geometry.md#shader-outputs, raster.md#output-map, raster.md#vertex-post-processing).
//
// Compares output_map with the vectors of output_map.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o output_map.vvp output_map_tb.v output_map.v && vvp -n output_map.vvp
//     $ verilator --binary --top-module output_map_tb output_map_tb.v output_map.v && obj_dir/Voutput_map_tb
//
// The last line that it prints is `PASS output_map vectors=N` or `FAIL output_map mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_output_map, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_output_map
`endif

module output_map_tb;
  parameter VECTORS = "output_map.mem";  // path of the records
  parameter RECORDS = 1160;  // records in it
  parameter COUNT = 17;  // vectors in them
  parameter RESULTS = 748;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 17;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 1916000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire reg_valid;
  wire reg_ready;
  wire [9:0] reg_id;
  wire [31:0] reg_data;
  wire [3:0] reg_mask;
  wire vector_valid;
  wire vector_ready;
  wire last_of_vertex;
  wire [23:0] packed_x;
  wire [23:0] packed_y;
  wire [23:0] packed_z;
  wire [23:0] packed_w;
  wire out_valid;
  reg out_ready;
  wire last_component;
  wire [4:0] mapped_semantic;
  wire [23:0] mapped_value;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .reg_valid(reg_valid),
      .reg_ready(reg_ready),
      .reg_id(reg_id),
      .reg_data(reg_data),
      .reg_mask(reg_mask),
      .vector_valid(vector_valid),
      .vector_ready(vector_ready),
      .last_of_vertex(last_of_vertex),
      .packed_x(packed_x),
      .packed_y(packed_y),
      .packed_z(packed_z),
      .packed_w(packed_w),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .last_component(last_component),
      .mapped_semantic(mapped_semantic),
      .mapped_value(mapped_value)
  );

  // A record has its tag in bits 107:100: 00 if the file did not fill it,
  // 01 for an item of channel `reg`,
  // 02 for an item of channel `vector`,
  // 03 for an item of channel `out`,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [107:0] tb_records [0:RECORDS];

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
  reg [107:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [107:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [29:0] tb_out_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign reg_valid = tb_offering && tb_offer[107:100] == 8'h01;
  assign reg_id = reg_valid ? tb_offer[9:0] : 10'bx;
  assign reg_data = reg_valid ? tb_offer[41:10] : 32'bx;
  assign reg_mask = reg_valid ? tb_offer[45:42] : 4'bx;
  assign vector_valid = tb_offering && tb_offer[107:100] == 8'h02;
  assign last_of_vertex = vector_valid ? tb_offer[0:0] : 1'bx;
  assign packed_x = vector_valid ? tb_offer[24:1] : 24'bx;
  assign packed_y = vector_valid ? tb_offer[48:25] : 24'bx;
  assign packed_z = vector_valid ? tb_offer[72:49] : 24'bx;
  assign packed_w = vector_valid ? tb_offer[96:73] : 24'bx;

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
    reg [107:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[107:100]) === 1'bx ? 8'h00 : found[107:100];
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
      tb_out_at = tb_find(from, 8'h03, 8'h03);
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
    tb_offer = 108'd0;
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

      // Input `vector`.
      if (vector_valid) begin
        if (vector_ready !== 1'b0 && vector_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown vector_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (vector_ready) tb_accepted = 1'b1;
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

      // Output `out`.
      tb_record = tb_records[tb_out_at];
      if (out_valid !== 1'b0 && out_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown out_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_out_held && (!out_valid || {mapped_value, mapped_semantic, last_component} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_vectors);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {mapped_value, mapped_semantic, last_component};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[107:100] !== 8'h03) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected last_component=%h mapped_semantic=%h mapped_value=%h", tb_vectors, last_component, mapped_semantic, mapped_value);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({mapped_value, mapped_semantic, last_component} !== tb_record[29:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=out record=%0d expected last_component=%h mapped_semantic=%h mapped_value=%h actual last_component=%h mapped_semantic=%h mapped_value=%h", tb_vectors, tb_out_at, tb_record[0:0], tb_record[5:1], tb_record[29:6], last_component, mapped_semantic, mapped_value);
          end
          tb_out_at = tb_find(tb_out_at + 1, 8'h03, 8'h03);
        end
      end
      if (tb_tag(tb_out_at) == 8'h03) tb_pending = 1'b1;
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
        $display("PROGRESS output_map vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 108'd0;
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
        if (tb_mismatches == 0) $display("PASS output_map vectors=%0d", tb_vectors);
        else begin
          $display("FAIL output_map mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
