// Self-checking testbench of unit_accumulate: Sums in a memory; what is below 256 is added to a low byte alone.
//
// Compares unit_accumulate with the vectors of unit_accumulate.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o unit_accumulate.vvp unit_accumulate_tb.v unit_accumulate.v && vvp -n unit_accumulate.vvp
//     $ verilator --binary --top-module unit_accumulate_tb unit_accumulate_tb.v unit_accumulate.v && obj_dir/Vunit_accumulate_tb
//
// The last line that it prints is `PASS unit_accumulate vectors=N` or `FAIL unit_accumulate mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than unit_accumulate, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.
//
// What is compared is transactions in order, not clocks: latency may differ. Every vector begins with a reset.
// The testbench plays memory `sum`: it answers each read once, in any order, and compares the words when a vector ends.
//
// +bubbles=P       percent of clocks in which no input is offered (default BUBBLES)
// +backpressure=P  percent of clocks in which an output is not taken (default BACKPRESSURE), at most 99
// +latency=L       clocks at least from a read of a memory to its answer (default LATENCY)
// +spread=S        clocks at most that it takes longer, drawn for each read; 0 keeps their order (default SPREAD)
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
`define TB_DUT unit_accumulate
`endif

module unit_accumulate_tb;
  parameter VECTORS = "unit_accumulate.mem";  // path of the records
  parameter RECORDS = 80;  // records in it
  parameter COUNT = 3;  // vectors in them
  parameter RESULTS = 41;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 3;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 408000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;
  parameter LATENCY = 1;
  parameter SPREAD = 20;

  // The ports of the block.
  reg clock;
  reg reset;
  wire add_valid;
  wire add_ready;
  wire [3:0] add_address;
  wire [15:0] addend;
  wire answer_sum_valid;
  wire answer_sum_ready;
  wire [1:0] answer_sum_tag;
  wire [15:0] answer_sum_word;
  wire total_valid;
  reg total_ready;
  wire [15:0] total;
  wire read_sum_valid;
  reg read_sum_ready;
  wire [3:0] read_sum_address;
  wire [1:0] read_sum_tag;
  wire write_sum_valid;
  reg write_sum_ready;
  wire [3:0] write_sum_address;
  wire [15:0] write_sum_word;
  wire [1:0] write_sum_enable;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .clock(clock),
      .reset(reset),
      .add_valid(add_valid),
      .add_ready(add_ready),
      .add_address(add_address),
      .addend(addend),
      .answer_sum_valid(answer_sum_valid),
      .answer_sum_ready(answer_sum_ready),
      .answer_sum_tag(answer_sum_tag),
      .answer_sum_word(answer_sum_word),
      .total_valid(total_valid),
      .total_ready(total_ready),
      .total(total),
      .read_sum_valid(read_sum_valid),
      .read_sum_ready(read_sum_ready),
      .read_sum_address(read_sum_address),
      .read_sum_tag(read_sum_tag),
      .write_sum_valid(write_sum_valid),
      .write_sum_ready(write_sum_ready),
      .write_sum_address(write_sum_address),
      .write_sum_word(write_sum_word),
      .write_sum_enable(write_sum_enable)
  );

  // A record has its tag in bits 31:24: 00 if the file did not fill it,
  // 01 for an item of channel `add`,
  // 04 for an item of channel `total`,
  // 03 for a word that memory `sum` holds before a vector, 07 for one that it must hold after it,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [31:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  initial clock = 1'b0;
  always #5 clock = ~clock;

  integer tb_bubbles;
  integer tb_backpressure;
  integer tb_latency;
  integer tb_spread;
  reg [31:0] tb_random;

  integer tb_clocks;  // clocks since the start
  integer tb_resetting;  // clocks of reset still to come
  integer tb_idle;  // clocks since the last transaction
  integer tb_input;  // the record that is offered next
  reg tb_offering;
  reg [31:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg tb_answered;  // the answer of a memory is taken at this clock
  reg [31:0] tb_record;
  integer tb_total_at;  // the record that the next transaction of `total` must agree with
  reg tb_total_held;  // a transaction was there at the last clock and was not taken
  reg [15:0] tb_total_payload;
  reg tb_read_sum_held;  // a transaction was there at the last clock and was not taken
  reg [5:0] tb_read_sum_payload;
  reg tb_write_sum_held;  // a transaction was there at the last clock and was not taken
  reg [21:0] tb_write_sum_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign add_valid = tb_offering && tb_offer[31:24] == 8'h01;
  assign add_address = add_valid ? tb_offer[3:0] : 4'bx;
  assign addend = add_valid ? tb_offer[19:4] : 16'bx;

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
    reg [31:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[31:24]) === 1'bx ? 8'h00 : found[31:24];
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

  // Memory `sum`. A word is there if it was loaded or written; the others are 0.
  reg [15:0] tb_sum_words [0:15];
  reg tb_sum_there [0:15];
  integer tb_sum_filled;  // words that are there
  reg [3:0] sum_after_address;
  reg [15:0] sum_after_word;
  integer tb_sum_after_at;  // the record that the next word must agree with

  // The reads: those that wait for their answers, the first to be answered last, and the answer on offer.
  reg [3:0] tb_sum_busy;  // tags whose answers have not been taken
  integer tb_sum_waiting;  // reads that wait
  integer tb_sum_due [0:3];  // the clock from which on each is answered
  reg [17:0] tb_sum_answers [0:3];
  reg tb_sum_answering;
  reg [17:0] tb_sum_answer;

  assign answer_sum_valid = tb_sum_answering;
  assign answer_sum_tag = answer_sum_valid ? tb_sum_answer[1:0] : 2'bx;
  assign answer_sum_word = answer_sum_valid ? tb_sum_answer[17:2] : 16'bx;

  function [15:0] tb_sum_word;
    input [3:0] address;
    tb_sum_word = tb_sum_there[address] === 1'b1 ? tb_sum_words[address] : 16'd0;
  endfunction

  task tb_sum_store;
    input [3:0] address;
    input [15:0] word;
    begin
      if (tb_sum_there[address] !== 1'b1) tb_sum_filled = tb_sum_filled + 1;
      tb_sum_there[address] = 1'b1;
      tb_sum_words[address] = word;
    end
  endtask

  task tb_sum_forget;
    input [3:0] address;
    begin
      if (tb_sum_there[address] === 1'b1) tb_sum_filled = tb_sum_filled - 1;
      tb_sum_there[address] = 1'b0;
    end
  endtask

  // Stores the bytes of a word that are enabled.
  task tb_sum_merge;
    input [3:0] address;
    input [15:0] word;
    input [1:0] enable;
    reg [15:0] merged;
    begin
      merged = tb_sum_word(address);
      if (enable[0]) merged[7:0] = word[7:0];
      if (enable[1]) merged[15:8] = word[15:8];
      tb_sum_store(address, merged);
    end
  endtask

  // Puts a read among those that wait: behind those that are answered later, in front of those that are answered before.
  task tb_sum_read;
    input [17:0] answer;
    integer due;
    integer place;
    begin
      tb_random = tb_next_random(tb_random);
      due = tb_clocks + tb_latency - 1 + tb_random % (tb_spread + 1);
      place = tb_sum_waiting;
      while (place > 0 && tb_sum_due[place - 1] <= due) begin
        tb_sum_due[place] = tb_sum_due[place - 1];
        tb_sum_answers[place] = tb_sum_answers[place - 1];
        place = place - 1;
      end
      tb_sum_due[place] = due;
      tb_sum_answers[place] = answer;
      tb_sum_waiting = tb_sum_waiting + 1;
    end
  endtask

  // At the start no word is there; a simulator without unknown values may begin with any bits.
  task tb_sum_clear;
    integer at;
    begin
      if (tb_sum_there[0] !== 1'bx)
        for (at = 0; at < 16; at = at + 1) tb_sum_there[at] = 1'b0;
      tb_sum_filled = 0;
      tb_sum_busy = 4'd0;
      tb_sum_waiting = 0;
      tb_sum_answering = 1'b0;
    end
  endtask

  // Stores the words before the vector that begins with record `from`.
  task tb_sum_begin;
    input integer from;
    integer at;
    begin
      at = tb_find(from, 8'h03, 8'h03);
      while (tb_tag(at) == 8'h03) begin
        tb_record = tb_records[at];
        tb_sum_store(tb_record[3:0], tb_record[19:4]);
        at = tb_find(at + 1, 8'h03, 8'h03);
      end
      tb_sum_after_at = tb_find(from, 8'h07, 8'h07);
    end
  endtask

  // Compares the words with those that must be there after the vector, and forgets them.
  task tb_sum_end;
    begin
      while (tb_tag(tb_sum_after_at) == 8'h07) begin
        tb_record = tb_records[tb_sum_after_at];
        sum_after_address = tb_record[3:0];
        sum_after_word = tb_sum_word(sum_after_address);
        tb_compared = tb_compared + 1;
        if ({sum_after_word, sum_after_address} !== tb_record[19:0]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=sum_after record=%0d expected sum_after_address=%h sum_after_word=%h actual sum_after_address=%h sum_after_word=%h", tb_vectors, tb_sum_after_at, tb_record[3:0], tb_record[19:4], sum_after_address, sum_after_word);
        end
        tb_sum_forget(sum_after_address);
        tb_sum_after_at = tb_find(tb_sum_after_at + 1, 8'h07, 8'h07);
      end
      // What is left was written where nothing is expected.
      sum_after_address = 4'd0;
      while (tb_sum_filled != 0) begin
        if (tb_sum_there[sum_after_address] === 1'b1) begin
          sum_after_word = tb_sum_word(sum_after_address);
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=surplus channel=sum_after unexpected sum_after_address=%h sum_after_word=%h", tb_vectors, sum_after_address, sum_after_word);
          tb_sum_forget(sum_after_address);
        end
        sum_after_address = sum_after_address + 4'd1;
      end
    end
  endtask

  // Begins with reset, and goes on with record `from`.
  task tb_begin;
    input integer from;
    begin
      tb_resetting = 4;
      tb_idle = 0;
      tb_input = tb_find(from, 8'h01, 8'h01);
      tb_total_at = tb_find(from, 8'h04, 8'h04);
      tb_total_held = 1'b0;
      tb_read_sum_held = 1'b0;
      tb_write_sum_held = 1'b0;
      tb_sum_begin(from);
    end
  endtask

  initial begin
    tb_load;
    if (!$value$plusargs("bubbles=%d", tb_bubbles)) tb_bubbles = BUBBLES;
    if (!$value$plusargs("backpressure=%d", tb_backpressure)) tb_backpressure = BACKPRESSURE;
    if (!$value$plusargs("latency=%d", tb_latency)) tb_latency = LATENCY;
    if (tb_latency < 1) tb_latency = 1;
    if (!$value$plusargs("spread=%d", tb_spread)) tb_spread = SPREAD;
    if (tb_spread < 0) tb_spread = 0;
    if (!$value$plusargs("stall_seed=%d", tb_random)) tb_random = 32'd0;
    // Zero is the one state that xorshift does not leave.
    tb_random = tb_random ^ 32'h2545F491;
    if (tb_random == 32'd0) tb_random = 32'd1;
    reset = 1'b1;
    tb_clocks = 0;
    tb_offering = 1'b0;
    tb_offer = 32'd0;
    total_ready = 1'b0;
    read_sum_ready = 1'b0;
    write_sum_ready = 1'b0;
    tb_sum_clear;
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

      // Input `add`.
      if (add_valid) begin
        if (add_ready !== 1'b0 && add_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown add_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (add_ready) tb_accepted = 1'b1;
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

      // Output `total`.
      tb_record = tb_records[tb_total_at];
      if (total_valid !== 1'b0 && total_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown total_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_total_held && (!total_valid || {total} !== tb_total_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=total changed before it was taken", tb_vectors);
      end
      tb_total_held = total_valid && !total_ready;
      tb_total_payload = {total};
      if (total_valid && total_ready) begin
        tb_idle = 0;
        if (tb_record[31:24] !== 8'h04) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=total unexpected total=%h", tb_vectors, total);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({total} !== tb_record[15:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=total record=%0d expected total=%h actual total=%h", tb_vectors, tb_total_at, tb_record[15:0], total);
          end
          tb_total_at = tb_find(tb_total_at + 1, 8'h04, 8'h04);
        end
      end
      if (tb_tag(tb_total_at) == 8'h04) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      total_ready <= (total_ready || total_valid) && tb_random % 100 >= tb_backpressure;

      // Memory `sum`. An answer frees its tag before a read is taken, and a read comes before a write.
      tb_answered = 1'b0;
      if (answer_sum_valid) begin
        if (answer_sum_ready !== 1'b0 && answer_sum_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown answer_sum_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (answer_sum_ready) tb_answered = 1'b1;
      end
      if (tb_answered) begin
        tb_idle = 0;
        tb_sum_busy[answer_sum_tag] = 1'b0;
      end
      if (read_sum_valid !== 1'b0 && read_sum_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown read_sum_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_read_sum_held && (!read_sum_valid || {read_sum_tag, read_sum_address} !== tb_read_sum_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=read_sum changed before it was taken", tb_vectors);
      end
      tb_read_sum_held = read_sum_valid && !read_sum_ready;
      tb_read_sum_payload = {read_sum_tag, read_sum_address};
      if (read_sum_valid && read_sum_ready) begin
        tb_idle = 0;
        if ((^{read_sum_tag, read_sum_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=read_sum has unknown bits in read_sum_address=%h read_sum_tag=%h", tb_vectors, read_sum_address, read_sum_tag);
            tb_finish;
          end
        end else if (tb_sum_busy[read_sum_tag]) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=protocol channel=read_sum has the tag of a read that is not answered: read_sum_address=%h read_sum_tag=%h", tb_vectors, read_sum_address, read_sum_tag);
            tb_finish;
          end
        end else begin
          tb_sum_busy[read_sum_tag] = 1'b1;
          tb_sum_read({tb_sum_word(read_sum_address), read_sum_tag});
        end
      end
      if (write_sum_valid !== 1'b0 && write_sum_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown write_sum_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_write_sum_held && (!write_sum_valid || {write_sum_enable, write_sum_word, write_sum_address} !== tb_write_sum_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=write_sum changed before it was taken", tb_vectors);
      end
      tb_write_sum_held = write_sum_valid && !write_sum_ready;
      tb_write_sum_payload = {write_sum_enable, write_sum_word, write_sum_address};
      if (write_sum_valid && write_sum_ready) begin
        tb_idle = 0;
        if ((^{write_sum_enable, write_sum_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=write_sum has unknown bits in write_sum_address=%h write_sum_word=%h write_sum_enable=%h", tb_vectors, write_sum_address, write_sum_word, write_sum_enable);
            tb_finish;
          end
        end else tb_sum_merge(write_sum_address, write_sum_word, write_sum_enable);
      end
      if (tb_sum_busy != 4'd0 || read_sum_valid || write_sum_valid) tb_pending = 1'b1;
      if (tb_answered || !answer_sum_valid) begin
        if (tb_sum_waiting != 0 && tb_sum_due[tb_sum_waiting - 1] <= tb_clocks) begin
          tb_sum_waiting = tb_sum_waiting - 1;
          tb_sum_answering <= 1'b1;
          tb_sum_answer <= tb_sum_answers[tb_sum_waiting];
        end else tb_sum_answering <= 1'b0;
      end
      tb_random = tb_next_random(tb_random);
      read_sum_ready <= (read_sum_ready || read_sum_valid) && tb_random % 100 >= tb_backpressure;
      tb_random = tb_next_random(tb_random);
      write_sum_ready <= (write_sum_ready || write_sum_valid) && tb_random % 100 >= tb_backpressure;

      if (tb_pending && tb_idle >= TIMEOUT) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=silent no transaction for %0d clocks", tb_vectors, TIMEOUT);
          tb_finish;
        end
      end else if (!tb_pending && tb_idle >= DRAIN) begin
        if (tb_tag(tb_input) != 8'hFF) tb_finish;
        else begin
          tb_sum_end;
          tb_count;
          if (tb_vectors == COUNT) tb_finish;
          else begin
            reset <= 1'b1;
            total_ready <= 1'b0;
            read_sum_ready <= 1'b0;
            write_sum_ready <= 1'b0;
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
        $display("PROGRESS unit_accumulate vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 32'd0;
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
        if (tb_mismatches == 0) $display("PASS unit_accumulate vectors=%0d", tb_vectors);
        else begin
          $display("FAIL unit_accumulate mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
