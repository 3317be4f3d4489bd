// Self-checking testbench of command_processor: Command lists from memory: register writes out, in order with those of the CPU (command-lists.md#stream).
//
// Compares command_processor with the vectors of command_processor.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o command_processor.vvp command_processor_tb.v command_processor.v && vvp -n command_processor.vvp
//     $ verilator --binary --top-module command_processor_tb command_processor_tb.v command_processor.v && obj_dir/Vcommand_processor_tb
//
// The last line that it prints is `PASS command_processor vectors=N` or `FAIL command_processor mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_command_processor, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_command_processor
`endif

module command_processor_tb;
  parameter VECTORS = "command_processor.mem";  // path of the records
  parameter RECORDS = 2355;  // records in it
  parameter COUNT = 39;  // vectors in them
  parameter RESULTS = 1163;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 39;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 4235500;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire cpu_valid;
  wire cpu_ready;
  wire [9:0] cpu_id;
  wire [31:0] cpu_data;
  wire [15:0] cpu_limit;
  wire word_valid;
  wire word_ready;
  wire [63:0] list_word;
  wire request_valid;
  reg request_ready;
  wire [28:0] request_address;
  wire [4:0] request_words;
  wire reg_valid;
  reg reg_ready;
  wire [9:0] reg_id;
  wire [31:0] reg_data;
  wire [3:0] reg_mask;
  wire reg_cpu;
  wire interrupt_valid;
  wire [3:0] interrupt_word;
  wire [3:0] interrupt_lanes;
  wire end_valid;
  reg end_ready;
  wire [1:0] end_reason;
  wire end_outside;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .cpu_valid(cpu_valid),
      .cpu_ready(cpu_ready),
      .cpu_id(cpu_id),
      .cpu_data(cpu_data),
      .cpu_limit(cpu_limit),
      .word_valid(word_valid),
      .word_ready(word_ready),
      .list_word(list_word),
      .request_valid(request_valid),
      .request_ready(request_ready),
      .request_address(request_address),
      .request_words(request_words),
      .reg_valid(reg_valid),
      .reg_ready(reg_ready),
      .reg_id(reg_id),
      .reg_data(reg_data),
      .reg_mask(reg_mask),
      .reg_cpu(reg_cpu),
      .interrupt_valid(interrupt_valid),
      .interrupt_word(interrupt_word),
      .interrupt_lanes(interrupt_lanes),
      .end_valid(end_valid),
      .end_ready(end_ready),
      .end_reason(end_reason),
      .end_outside(end_outside)
  );

  // A record has its tag in bits 71:64: 00 if the file did not fill it,
  // 01 for an item of channel `cpu`,
  // 02 for an item of channel `word`,
  // 03 for an item of channel `request`,
  // 04 for an item of channel `reg`,
  // 05 for an item of channel `interrupt`,
  // 06 for an item of channel `end`,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [71:0] tb_records [0:RECORDS];

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
  reg [71:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [71:0] tb_record;
  integer tb_request_at;  // the record that the next transaction of `request` must agree with
  reg tb_request_held;  // a transaction was there at the last clock and was not taken
  reg [33:0] tb_request_payload;
  integer tb_reg_at;  // the record that the next transaction of `reg` must agree with
  reg tb_reg_held;  // a transaction was there at the last clock and was not taken
  reg [46:0] tb_reg_payload;
  integer tb_interrupt_at;  // the record that the next transaction of `interrupt` must agree with
  integer tb_end_at;  // the record that the next transaction of `end` must agree with
  reg tb_end_held;  // a transaction was there at the last clock and was not taken
  reg [2:0] tb_end_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign cpu_valid = tb_offering && tb_offer[71:64] == 8'h01;
  assign cpu_id = cpu_valid ? tb_offer[9:0] : 10'bx;
  assign cpu_data = cpu_valid ? tb_offer[41:10] : 32'bx;
  assign cpu_limit = cpu_valid ? tb_offer[57:42] : 16'bx;
  assign word_valid = tb_offering && tb_offer[71:64] == 8'h02;
  assign list_word = word_valid ? tb_offer[63:0] : 64'bx;

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
    reg [71:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[71:64]) === 1'bx ? 8'h00 : found[71:64];
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
      tb_request_at = tb_find(from, 8'h03, 8'h03);
      tb_request_held = 1'b0;
      tb_reg_at = tb_find(from, 8'h04, 8'h04);
      tb_reg_held = 1'b0;
      tb_interrupt_at = tb_find(from, 8'h05, 8'h05);
      tb_end_at = tb_find(from, 8'h06, 8'h06);
      tb_end_held = 1'b0;
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
    tb_offer = 72'd0;
    request_ready = 1'b0;
    reg_ready = 1'b0;
    end_ready = 1'b0;
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

      // Input `cpu`.
      if (cpu_valid) begin
        if (cpu_ready !== 1'b0 && cpu_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown cpu_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (cpu_ready) tb_accepted = 1'b1;
      end

      // Input `word`.
      if (word_valid) begin
        if (word_ready !== 1'b0 && word_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown word_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (word_ready) tb_accepted = 1'b1;
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

      // Output `request`.
      tb_record = tb_records[tb_request_at];
      if (request_valid !== 1'b0 && request_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown request_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_request_held && (!request_valid || {request_words, request_address} !== tb_request_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=request changed before it was taken", tb_vectors);
      end
      tb_request_held = request_valid && !request_ready;
      tb_request_payload = {request_words, request_address};
      if (request_valid && request_ready) begin
        tb_idle = 0;
        if (tb_record[71:64] !== 8'h03) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=request unexpected request_address=%h request_words=%h", tb_vectors, request_address, request_words);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({request_words, request_address} !== tb_record[33:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=request record=%0d expected request_address=%h request_words=%h actual request_address=%h request_words=%h", tb_vectors, tb_request_at, tb_record[28:0], tb_record[33:29], request_address, request_words);
          end
          tb_request_at = tb_find(tb_request_at + 1, 8'h03, 8'h03);
        end
      end
      if (tb_tag(tb_request_at) == 8'h03) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      request_ready <= (request_ready || request_valid) && tb_random % 100 >= tb_backpressure;

      // Output `reg`.
      tb_record = tb_records[tb_reg_at];
      if (reg_valid !== 1'b0 && reg_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown reg_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_reg_held && (!reg_valid || {reg_cpu, reg_mask, reg_data, reg_id} !== tb_reg_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=reg changed before it was taken", tb_vectors);
      end
      tb_reg_held = reg_valid && !reg_ready;
      tb_reg_payload = {reg_cpu, reg_mask, reg_data, reg_id};
      if (reg_valid && reg_ready) begin
        tb_idle = 0;
        if (tb_record[71:64] !== 8'h04) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=reg unexpected reg_id=%h reg_data=%h reg_mask=%h reg_cpu=%h", tb_vectors, reg_id, reg_data, reg_mask, reg_cpu);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({reg_cpu, reg_mask, reg_data, reg_id} !== tb_record[46:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=reg record=%0d expected reg_id=%h reg_data=%h reg_mask=%h reg_cpu=%h actual reg_id=%h reg_data=%h reg_mask=%h reg_cpu=%h", tb_vectors, tb_reg_at, tb_record[9:0], tb_record[41:10], tb_record[45:42], tb_record[46:46], reg_id, reg_data, reg_mask, reg_cpu);
          end
          tb_reg_at = tb_find(tb_reg_at + 1, 8'h04, 8'h04);
        end
      end
      if (tb_tag(tb_reg_at) == 8'h04) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      reg_ready <= (reg_ready || reg_valid) && tb_random % 100 >= tb_backpressure;

      // Output `interrupt`.
      tb_record = tb_records[tb_interrupt_at];
      if (interrupt_valid !== 1'b0 && interrupt_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown interrupt_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (interrupt_valid) begin
        tb_idle = 0;
        if (tb_record[71:64] !== 8'h05) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=interrupt unexpected interrupt_word=%h interrupt_lanes=%h", tb_vectors, interrupt_word, interrupt_lanes);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({interrupt_lanes, interrupt_word} !== tb_record[7:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=interrupt record=%0d expected interrupt_word=%h interrupt_lanes=%h actual interrupt_word=%h interrupt_lanes=%h", tb_vectors, tb_interrupt_at, tb_record[3:0], tb_record[7:4], interrupt_word, interrupt_lanes);
          end
          tb_interrupt_at = tb_find(tb_interrupt_at + 1, 8'h05, 8'h05);
        end
      end
      if (tb_tag(tb_interrupt_at) == 8'h05) tb_pending = 1'b1;

      // Output `end`.
      tb_record = tb_records[tb_end_at];
      if (end_valid !== 1'b0 && end_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown end_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_end_held && (!end_valid || {end_outside, end_reason} !== tb_end_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=end changed before it was taken", tb_vectors);
      end
      tb_end_held = end_valid && !end_ready;
      tb_end_payload = {end_outside, end_reason};
      if (end_valid && end_ready) begin
        tb_idle = 0;
        if (tb_record[71:64] !== 8'h06) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=end unexpected end_reason=%h end_outside=%h", tb_vectors, end_reason, end_outside);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({end_outside, end_reason} !== tb_record[2:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=end record=%0d expected end_reason=%h end_outside=%h actual end_reason=%h end_outside=%h", tb_vectors, tb_end_at, tb_record[1:0], tb_record[2:2], end_reason, end_outside);
          end
          tb_end_at = tb_find(tb_end_at + 1, 8'h06, 8'h06);
        end
      end
      if (tb_tag(tb_end_at) == 8'h06) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      end_ready <= (end_ready || end_valid) && tb_random % 100 >= tb_backpressure;

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
            request_ready <= 1'b0;
            reg_ready <= 1'b0;
            end_ready <= 1'b0;
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
        $display("PROGRESS command_processor vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 72'd0;
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
        if (tb_mismatches == 0) $display("PASS command_processor vectors=%0d", tb_vectors);
        else begin
          $display("FAIL command_processor mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
