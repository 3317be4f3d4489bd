// Self-checking testbench of register_file: The registers 0x000 to 0x3FF: writes in, in order, and for each what it did; reads of the CPU in, and what they find.
//
// Compares register_file with the vectors of register_file.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o register_file.vvp register_file_tb.v register_file.v && vvp -n register_file.vvp
//     $ verilator --binary --top-module register_file_tb register_file_tb.v register_file.v && obj_dir/Vregister_file_tb
//
// The last line that it prints is `PASS register_file vectors=N` or `FAIL register_file mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_register_file, and TB_PARAMETERS gives it parameters, as in
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
`define TB_DUT pica_register_file
`endif

module register_file_tb;
  parameter VECTORS = "register_file.mem";  // path of the records
  parameter RECORDS = 386;  // records in it
  parameter COUNT = 10;  // vectors in them
  parameter RESULTS = 149;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 10;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 1138600;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;

  // The ports of the block.
  reg clock;
  reg reset;
  wire show_valid;
  wire show_ready;
  wire [9:0] show_id;
  wire [31:0] show_word;
  wire [3:0] show_mask;
  wire reg_valid;
  wire reg_ready;
  wire [9:0] reg_id;
  wire [31:0] reg_data;
  wire [3:0] reg_mask;
  wire reg_cpu;
  wire read_valid;
  wire read_ready;
  wire [9:0] read_id;
  wire effect_valid;
  reg effect_ready;
  wire [2:0] effect;
  wire [9:0] effect_id;
  wire [31:0] effect_word;
  wire [3:0] effect_mask;
  wire [4:0] effect_port;
  wire answer_valid;
  reg answer_ready;
  wire [31:0] answer_word;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .show_valid(show_valid),
      .show_ready(show_ready),
      .show_id(show_id),
      .show_word(show_word),
      .show_mask(show_mask),
      .reg_valid(reg_valid),
      .reg_ready(reg_ready),
      .reg_id(reg_id),
      .reg_data(reg_data),
      .reg_mask(reg_mask),
      .reg_cpu(reg_cpu),
      .read_valid(read_valid),
      .read_ready(read_ready),
      .read_id(read_id),
      .effect_valid(effect_valid),
      .effect_ready(effect_ready),
      .effect(effect),
      .effect_id(effect_id),
      .effect_word(effect_word),
      .effect_mask(effect_mask),
      .effect_port(effect_port),
      .answer_valid(answer_valid),
      .answer_ready(answer_ready),
      .answer_word(answer_word)
  );

  // A record has its tag in bits 63:56: 00 if the file did not fill it,
  // 01 for an item of channel `show`,
  // 02 for an item of channel `reg`,
  // 03 for an item of channel `read`,
  // 04 for an item of channel `effect`,
  // 05 for an item of channel `answer`,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [63:0] tb_records [0:RECORDS];

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
  reg [63:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg [63:0] tb_record;
  integer tb_effect_at;  // the record that the next transaction of `effect` must agree with
  reg tb_effect_held;  // a transaction was there at the last clock and was not taken
  reg [53:0] tb_effect_payload;
  integer tb_answer_at;  // the record that the next transaction of `answer` must agree with
  reg tb_answer_held;  // a transaction was there at the last clock and was not taken
  reg [31:0] tb_answer_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign show_valid = tb_offering && tb_offer[63:56] == 8'h01;
  assign show_id = show_valid ? tb_offer[9:0] : 10'bx;
  assign show_word = show_valid ? tb_offer[41:10] : 32'bx;
  assign show_mask = show_valid ? tb_offer[45:42] : 4'bx;
  assign reg_valid = tb_offering && tb_offer[63:56] == 8'h02;
  assign reg_id = reg_valid ? tb_offer[9:0] : 10'bx;
  assign reg_data = reg_valid ? tb_offer[41:10] : 32'bx;
  assign reg_mask = reg_valid ? tb_offer[45:42] : 4'bx;
  assign reg_cpu = reg_valid ? tb_offer[46:46] : 1'bx;
  assign read_valid = tb_offering && tb_offer[63:56] == 8'h03;
  assign read_id = read_valid ? tb_offer[9:0] : 10'bx;

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
    reg [63:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[63:56]) === 1'bx ? 8'h00 : found[63:56];
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
      tb_input = tb_find(from, 8'h01, 8'h03);
      tb_effect_at = tb_find(from, 8'h04, 8'h04);
      tb_effect_held = 1'b0;
      tb_answer_at = tb_find(from, 8'h05, 8'h05);
      tb_answer_held = 1'b0;
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
    tb_offer = 64'd0;
    effect_ready = 1'b0;
    answer_ready = 1'b0;
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

      // Input `show`.
      if (show_valid) begin
        if (show_ready !== 1'b0 && show_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown show_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (show_ready) tb_accepted = 1'b1;
      end

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

      // Input `read`.
      if (read_valid) begin
        if (read_ready !== 1'b0 && read_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown read_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (read_ready) tb_accepted = 1'b1;
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

      // Output `effect`.
      tb_record = tb_records[tb_effect_at];
      if (effect_valid !== 1'b0 && effect_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown effect_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_effect_held && (!effect_valid || {effect_port, effect_mask, effect_word, effect_id, effect} !== tb_effect_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=effect changed before it was taken", tb_vectors);
      end
      tb_effect_held = effect_valid && !effect_ready;
      tb_effect_payload = {effect_port, effect_mask, effect_word, effect_id, effect};
      if (effect_valid && effect_ready) begin
        tb_idle = 0;
        if (tb_record[63:56] !== 8'h04) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=effect unexpected effect=%h effect_id=%h effect_word=%h effect_mask=%h effect_port=%h", tb_vectors, effect, effect_id, effect_word, effect_mask, effect_port);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({effect_port, effect_mask, effect_word, effect_id, effect} !== tb_record[53:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=effect record=%0d expected effect=%h effect_id=%h effect_word=%h effect_mask=%h effect_port=%h actual effect=%h effect_id=%h effect_word=%h effect_mask=%h effect_port=%h", tb_vectors, tb_effect_at, tb_record[2:0], tb_record[12:3], tb_record[44:13], tb_record[48:45], tb_record[53:49], effect, effect_id, effect_word, effect_mask, effect_port);
          end
          tb_effect_at = tb_find(tb_effect_at + 1, 8'h04, 8'h04);
        end
      end
      if (tb_tag(tb_effect_at) == 8'h04) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      effect_ready <= (effect_ready || effect_valid) && tb_random % 100 >= tb_backpressure;

      // Output `answer`.
      tb_record = tb_records[tb_answer_at];
      if (answer_valid !== 1'b0 && answer_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown answer_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_answer_held && (!answer_valid || {answer_word} !== tb_answer_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=answer changed before it was taken", tb_vectors);
      end
      tb_answer_held = answer_valid && !answer_ready;
      tb_answer_payload = {answer_word};
      if (answer_valid && answer_ready) begin
        tb_idle = 0;
        if (tb_record[63:56] !== 8'h05) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=answer unexpected answer_word=%h", tb_vectors, answer_word);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({answer_word} !== tb_record[31:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=answer record=%0d expected answer_word=%h actual answer_word=%h", tb_vectors, tb_answer_at, tb_record[31:0], answer_word);
          end
          tb_answer_at = tb_find(tb_answer_at + 1, 8'h05, 8'h05);
        end
      end
      if (tb_tag(tb_answer_at) == 8'h05) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      answer_ready <= (answer_ready || answer_valid) && tb_random % 100 >= tb_backpressure;

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
            effect_ready <= 1'b0;
            answer_ready <= 1'b0;
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
        $display("PROGRESS register_file vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 64'd0;
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
        if (tb_mismatches == 0) $display("PASS register_file vectors=%0d", tb_vectors);
        else begin
          $display("FAIL register_file mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
