// Self-checking testbench of back_end: The rasterizer and the fragment pipeline: triangles on the screen become words of the colour and the depth buffer.
//
// Compares back_end with the vectors of back_end.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o back_end.vvp back_end_tb.v back_end.v && vvp -n back_end.vvp
//     $ verilator --binary --top-module back_end_tb back_end_tb.v back_end.v && obj_dir/Vback_end_tb
//
// The last line that it prints is `PASS back_end vectors=N` or `FAIL back_end mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_back_end, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.
//
// What is compared is transactions in order, not clocks: latency may differ. Every vector begins with a reset.
// The testbench plays memory `color`: it answers each read once, in any order, and compares the words when a vector ends.
// The testbench plays memory `depth`: it answers each read once, in any order, and compares the words when a vector ends.
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
`define TB_DUT pica_back_end
`endif

module back_end_tb;
  parameter VECTORS = "back_end.mem";  // path of the records
  parameter RECORDS = 8690;  // records in it
  parameter COUNT = 46;  // vectors in them
  parameter RESULTS = 2618;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 46;  // vectors after which a line tells how many are done
  parameter TIMEOUT = 100000;  // clocks without any transaction after which the block hangs
  parameter DRAIN = 64;  // clocks without any transaction after the last one, in which there must be no other
  parameter CLOCKS = 5569000;  // clocks after which the run ends in any case, with FAIL if it is not done
  parameter BUBBLES = 25;
  parameter BACKPRESSURE = 25;
  parameter LATENCY = 1;
  parameter SPREAD = 20;

  // The ports of the block.
  reg clock;
  reg reset;
  wire reg_valid;
  wire reg_ready;
  wire [9:0] reg_id;
  wire [31:0] reg_data;
  wire [3:0] reg_mask;
  wire components_valid;
  wire components_ready;
  wire last_of_triangle;
  wire reciprocal_w;
  wire [4:0] vertex_semantic;
  wire [23:0] value0;
  wire [23:0] value1;
  wire [23:0] value2;
  wire triangle_valid;
  wire triangle_ready;
  wire [15:0] x0;
  wire [15:0] y0;
  wire [23:0] z0;
  wire [15:0] x1;
  wire [15:0] y1;
  wire [23:0] z1;
  wire [15:0] x2;
  wire [15:0] y2;
  wire [23:0] z2;
  wire answer_color_valid;
  wire [5:0] answer_color_tag;
  wire [31:0] answer_color_word;
  wire answer_depth_valid;
  wire [5:0] answer_depth_tag;
  wire [31:0] answer_depth_word;
  wire out_valid;
  reg out_ready;
  wire [20:0] pixel;
  wire [2:0] outcome;
  wire color_write;
  wire [31:0] color_word;
  wire depth_write;
  wire [31:0] depth_word;
  wire read_color_valid;
  reg read_color_ready;
  wire [20:0] read_color_address;
  wire [5:0] read_color_tag;
  wire read_depth_valid;
  reg read_depth_ready;
  wire [20:0] read_depth_address;
  wire [5:0] read_depth_tag;
  wire write_color_valid;
  reg write_color_ready;
  wire [20:0] write_color_address;
  wire [31:0] write_color_word;
  wire [3:0] write_color_enable;
  wire write_depth_valid;
  reg write_depth_ready;
  wire [20:0] write_depth_address;
  wire [31:0] write_depth_word;
  wire [3:0] write_depth_enable;

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
      .components_valid(components_valid),
      .components_ready(components_ready),
      .last_of_triangle(last_of_triangle),
      .reciprocal_w(reciprocal_w),
      .vertex_semantic(vertex_semantic),
      .value0(value0),
      .value1(value1),
      .value2(value2),
      .triangle_valid(triangle_valid),
      .triangle_ready(triangle_ready),
      .x0(x0),
      .y0(y0),
      .z0(z0),
      .x1(x1),
      .y1(y1),
      .z1(z1),
      .x2(x2),
      .y2(y2),
      .z2(z2),
      .answer_color_valid(answer_color_valid),
      .answer_color_tag(answer_color_tag),
      .answer_color_word(answer_color_word),
      .answer_depth_valid(answer_depth_valid),
      .answer_depth_tag(answer_depth_tag),
      .answer_depth_word(answer_depth_word),
      .read_color_valid(read_color_valid),
      .read_color_ready(read_color_ready),
      .read_color_address(read_color_address),
      .read_color_tag(read_color_tag),
      .write_color_valid(write_color_valid),
      .write_color_ready(write_color_ready),
      .write_color_address(write_color_address),
      .write_color_word(write_color_word),
      .write_color_enable(write_color_enable),
      .read_depth_valid(read_depth_valid),
      .read_depth_ready(read_depth_ready),
      .read_depth_address(read_depth_address),
      .read_depth_tag(read_depth_tag),
      .write_depth_valid(write_depth_valid),
      .write_depth_ready(write_depth_ready),
      .write_depth_address(write_depth_address),
      .write_depth_word(write_depth_word),
      .write_depth_enable(write_depth_enable),
      .out_valid(out_valid),
      .out_ready(out_ready),
      .pixel(pixel),
      .outcome(outcome),
      .color_write(color_write),
      .color_word(color_word),
      .depth_write(depth_write),
      .depth_word(depth_word)
  );

  // A record has its tag in bits 175:168: 00 if the file did not fill it,
  // 01 for an item of channel `reg`,
  // 02 for an item of channel `components`,
  // 03 for an item of channel `triangle`,
  // 0C for an item of channel `out`,
  // 06 for a word that memory `color` holds before a vector, 0D for one that it must hold after it,
  // 07 for a word that memory `depth` holds before a vector, 0E for one that it must hold after it,
  // FF for the end of a vector, which is all items since the end of the one before.
  reg [175:0] tb_records [0:RECORDS];

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
  reg [175:0] tb_offer;  // the record on offer
  reg tb_accepted;  // it is taken at this clock
  reg tb_more;  // there is another to offer
  reg tb_pending;  // transactions are still to come
  reg tb_answered;  // the answer of a memory is taken at this clock
  reg [175:0] tb_record;
  integer tb_out_at;  // the record that the next transaction of `out` must agree with
  reg tb_out_held;  // a transaction was there at the last clock and was not taken
  reg [89:0] tb_out_payload;
  reg tb_read_color_held;  // a transaction was there at the last clock and was not taken
  reg [26:0] tb_read_color_payload;
  reg tb_read_depth_held;  // a transaction was there at the last clock and was not taken
  reg [26:0] tb_read_depth_payload;
  reg tb_write_color_held;  // a transaction was there at the last clock and was not taken
  reg [56:0] tb_write_color_payload;
  reg tb_write_depth_held;  // a transaction was there at the last clock and was not taken
  reg [56:0] tb_write_depth_payload;

  // Where nothing is on offer the payload is unknown: no block may depend on it.
  assign reg_valid = tb_offering && tb_offer[175:168] == 8'h01;
  assign reg_id = reg_valid ? tb_offer[9:0] : 10'bx;
  assign reg_data = reg_valid ? tb_offer[41:10] : 32'bx;
  assign reg_mask = reg_valid ? tb_offer[45:42] : 4'bx;
  assign components_valid = tb_offering && tb_offer[175:168] == 8'h02;
  assign last_of_triangle = components_valid ? tb_offer[0:0] : 1'bx;
  assign reciprocal_w = components_valid ? tb_offer[1:1] : 1'bx;
  assign vertex_semantic = components_valid ? tb_offer[6:2] : 5'bx;
  assign value0 = components_valid ? tb_offer[30:7] : 24'bx;
  assign value1 = components_valid ? tb_offer[54:31] : 24'bx;
  assign value2 = components_valid ? tb_offer[78:55] : 24'bx;
  assign triangle_valid = tb_offering && tb_offer[175:168] == 8'h03;
  assign x0 = triangle_valid ? tb_offer[15:0] : 16'bx;
  assign y0 = triangle_valid ? tb_offer[31:16] : 16'bx;
  assign z0 = triangle_valid ? tb_offer[55:32] : 24'bx;
  assign x1 = triangle_valid ? tb_offer[71:56] : 16'bx;
  assign y1 = triangle_valid ? tb_offer[87:72] : 16'bx;
  assign z1 = triangle_valid ? tb_offer[111:88] : 24'bx;
  assign x2 = triangle_valid ? tb_offer[127:112] : 16'bx;
  assign y2 = triangle_valid ? tb_offer[143:128] : 16'bx;
  assign z2 = triangle_valid ? tb_offer[167:144] : 24'bx;

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
    reg [175:0] found;
    begin
      found = tb_records[at];
      tb_tag = (^found[175:168]) === 1'bx ? 8'h00 : found[175:168];
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

  // Memory `color`. A word is there if it was loaded or written; the others are 0.
  reg [31:0] tb_color_words [0:2097151];
  reg tb_color_there [0:2097151];
  integer tb_color_filled;  // words that are there
  reg [20:0] color_after_address;
  reg [31:0] color_after_word;
  integer tb_color_after_at;  // the record that the next word must agree with

  // The reads: those that wait for their answers, the first to be answered last, and the answer on offer.
  reg [63:0] tb_color_busy;  // tags whose answers have not been taken
  integer tb_color_waiting;  // reads that wait
  integer tb_color_due [0:63];  // the clock from which on each is answered
  reg [37:0] tb_color_answers [0:63];
  reg tb_color_answering;
  reg [37:0] tb_color_answer;

  assign answer_color_valid = tb_color_answering;
  assign answer_color_tag = answer_color_valid ? tb_color_answer[5:0] : 6'bx;
  assign answer_color_word = answer_color_valid ? tb_color_answer[37:6] : 32'bx;

  function [31:0] tb_color_word;
    input [20:0] address;
    tb_color_word = tb_color_there[address] === 1'b1 ? tb_color_words[address] : 32'd0;
  endfunction

  task tb_color_store;
    input [20:0] address;
    input [31:0] word;
    begin
      if (tb_color_there[address] !== 1'b1) tb_color_filled = tb_color_filled + 1;
      tb_color_there[address] = 1'b1;
      tb_color_words[address] = word;
    end
  endtask

  task tb_color_forget;
    input [20:0] address;
    begin
      if (tb_color_there[address] === 1'b1) tb_color_filled = tb_color_filled - 1;
      tb_color_there[address] = 1'b0;
    end
  endtask

  // Stores the bytes of a word that are enabled.
  task tb_color_merge;
    input [20:0] address;
    input [31:0] word;
    input [3:0] enable;
    reg [31:0] merged;
    begin
      merged = tb_color_word(address);
      if (enable[0]) merged[7:0] = word[7:0];
      if (enable[1]) merged[15:8] = word[15:8];
      if (enable[2]) merged[23:16] = word[23:16];
      if (enable[3]) merged[31:24] = word[31:24];
      tb_color_store(address, merged);
    end
  endtask

  // Puts a read among those that wait: behind those that are answered later, in front of those that are answered before.
  task tb_color_read;
    input [37:0] answer;
    integer due;
    integer place;
    begin
      tb_random = tb_next_random(tb_random);
      due = tb_clocks + tb_latency - 1 + tb_random % (tb_spread + 1);
      place = tb_color_waiting;
      while (place > 0 && tb_color_due[place - 1] <= due) begin
        tb_color_due[place] = tb_color_due[place - 1];
        tb_color_answers[place] = tb_color_answers[place - 1];
        place = place - 1;
      end
      tb_color_due[place] = due;
      tb_color_answers[place] = answer;
      tb_color_waiting = tb_color_waiting + 1;
    end
  endtask

  // At the start no word is there; a simulator without unknown values may begin with any bits.
  task tb_color_clear;
    integer at;
    begin
      if (tb_color_there[0] !== 1'bx)
        for (at = 0; at < 2097152; at = at + 1) tb_color_there[at] = 1'b0;
      tb_color_filled = 0;
      tb_color_busy = 64'd0;
      tb_color_waiting = 0;
      tb_color_answering = 1'b0;
    end
  endtask

  // Stores the words before the vector that begins with record `from`.
  task tb_color_begin;
    input integer from;
    integer at;
    begin
      at = tb_find(from, 8'h06, 8'h06);
      while (tb_tag(at) == 8'h06) begin
        tb_record = tb_records[at];
        tb_color_store(tb_record[20:0], tb_record[52:21]);
        at = tb_find(at + 1, 8'h06, 8'h06);
      end
      tb_color_after_at = tb_find(from, 8'h0D, 8'h0D);
    end
  endtask

  // Compares the words with those that must be there after the vector, and forgets them.
  task tb_color_end;
    begin
      while (tb_tag(tb_color_after_at) == 8'h0D) begin
        tb_record = tb_records[tb_color_after_at];
        color_after_address = tb_record[20:0];
        color_after_word = tb_color_word(color_after_address);
        tb_compared = tb_compared + 1;
        if ({color_after_word, color_after_address} !== tb_record[52:0]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=color_after record=%0d expected color_after_address=%h color_after_word=%h actual color_after_address=%h color_after_word=%h", tb_vectors, tb_color_after_at, tb_record[20:0], tb_record[52:21], color_after_address, color_after_word);
        end
        tb_color_forget(color_after_address);
        tb_color_after_at = tb_find(tb_color_after_at + 1, 8'h0D, 8'h0D);
      end
      // What is left was written where nothing is expected.
      color_after_address = 21'd0;
      while (tb_color_filled != 0) begin
        if (tb_color_there[color_after_address] === 1'b1) begin
          color_after_word = tb_color_word(color_after_address);
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=surplus channel=color_after unexpected color_after_address=%h color_after_word=%h", tb_vectors, color_after_address, color_after_word);
          tb_color_forget(color_after_address);
        end
        color_after_address = color_after_address + 21'd1;
      end
    end
  endtask

  // Memory `depth`. A word is there if it was loaded or written; the others are 0.
  reg [31:0] tb_depth_words [0:2097151];
  reg tb_depth_there [0:2097151];
  integer tb_depth_filled;  // words that are there
  reg [20:0] depth_after_address;
  reg [31:0] depth_after_word;
  integer tb_depth_after_at;  // the record that the next word must agree with

  // The reads: those that wait for their answers, the first to be answered last, and the answer on offer.
  reg [63:0] tb_depth_busy;  // tags whose answers have not been taken
  integer tb_depth_waiting;  // reads that wait
  integer tb_depth_due [0:63];  // the clock from which on each is answered
  reg [37:0] tb_depth_answers [0:63];
  reg tb_depth_answering;
  reg [37:0] tb_depth_answer;

  assign answer_depth_valid = tb_depth_answering;
  assign answer_depth_tag = answer_depth_valid ? tb_depth_answer[5:0] : 6'bx;
  assign answer_depth_word = answer_depth_valid ? tb_depth_answer[37:6] : 32'bx;

  function [31:0] tb_depth_word;
    input [20:0] address;
    tb_depth_word = tb_depth_there[address] === 1'b1 ? tb_depth_words[address] : 32'd0;
  endfunction

  task tb_depth_store;
    input [20:0] address;
    input [31:0] word;
    begin
      if (tb_depth_there[address] !== 1'b1) tb_depth_filled = tb_depth_filled + 1;
      tb_depth_there[address] = 1'b1;
      tb_depth_words[address] = word;
    end
  endtask

  task tb_depth_forget;
    input [20:0] address;
    begin
      if (tb_depth_there[address] === 1'b1) tb_depth_filled = tb_depth_filled - 1;
      tb_depth_there[address] = 1'b0;
    end
  endtask

  // Stores the bytes of a word that are enabled.
  task tb_depth_merge;
    input [20:0] address;
    input [31:0] word;
    input [3:0] enable;
    reg [31:0] merged;
    begin
      merged = tb_depth_word(address);
      if (enable[0]) merged[7:0] = word[7:0];
      if (enable[1]) merged[15:8] = word[15:8];
      if (enable[2]) merged[23:16] = word[23:16];
      if (enable[3]) merged[31:24] = word[31:24];
      tb_depth_store(address, merged);
    end
  endtask

  // Puts a read among those that wait: behind those that are answered later, in front of those that are answered before.
  task tb_depth_read;
    input [37:0] answer;
    integer due;
    integer place;
    begin
      tb_random = tb_next_random(tb_random);
      due = tb_clocks + tb_latency - 1 + tb_random % (tb_spread + 1);
      place = tb_depth_waiting;
      while (place > 0 && tb_depth_due[place - 1] <= due) begin
        tb_depth_due[place] = tb_depth_due[place - 1];
        tb_depth_answers[place] = tb_depth_answers[place - 1];
        place = place - 1;
      end
      tb_depth_due[place] = due;
      tb_depth_answers[place] = answer;
      tb_depth_waiting = tb_depth_waiting + 1;
    end
  endtask

  // At the start no word is there; a simulator without unknown values may begin with any bits.
  task tb_depth_clear;
    integer at;
    begin
      if (tb_depth_there[0] !== 1'bx)
        for (at = 0; at < 2097152; at = at + 1) tb_depth_there[at] = 1'b0;
      tb_depth_filled = 0;
      tb_depth_busy = 64'd0;
      tb_depth_waiting = 0;
      tb_depth_answering = 1'b0;
    end
  endtask

  // Stores the words before the vector that begins with record `from`.
  task tb_depth_begin;
    input integer from;
    integer at;
    begin
      at = tb_find(from, 8'h07, 8'h07);
      while (tb_tag(at) == 8'h07) begin
        tb_record = tb_records[at];
        tb_depth_store(tb_record[20:0], tb_record[52:21]);
        at = tb_find(at + 1, 8'h07, 8'h07);
      end
      tb_depth_after_at = tb_find(from, 8'h0E, 8'h0E);
    end
  endtask

  // Compares the words with those that must be there after the vector, and forgets them.
  task tb_depth_end;
    begin
      while (tb_tag(tb_depth_after_at) == 8'h0E) begin
        tb_record = tb_records[tb_depth_after_at];
        depth_after_address = tb_record[20:0];
        depth_after_word = tb_depth_word(depth_after_address);
        tb_compared = tb_compared + 1;
        if ({depth_after_word, depth_after_address} !== tb_record[52:0]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=depth_after record=%0d expected depth_after_address=%h depth_after_word=%h actual depth_after_address=%h depth_after_word=%h", tb_vectors, tb_depth_after_at, tb_record[20:0], tb_record[52:21], depth_after_address, depth_after_word);
        end
        tb_depth_forget(depth_after_address);
        tb_depth_after_at = tb_find(tb_depth_after_at + 1, 8'h0E, 8'h0E);
      end
      // What is left was written where nothing is expected.
      depth_after_address = 21'd0;
      while (tb_depth_filled != 0) begin
        if (tb_depth_there[depth_after_address] === 1'b1) begin
          depth_after_word = tb_depth_word(depth_after_address);
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=surplus channel=depth_after unexpected depth_after_address=%h depth_after_word=%h", tb_vectors, depth_after_address, depth_after_word);
          tb_depth_forget(depth_after_address);
        end
        depth_after_address = depth_after_address + 21'd1;
      end
    end
  endtask

  // Begins with reset, and goes on with record `from`.
  task tb_begin;
    input integer from;
    begin
      tb_resetting = 4;
      tb_idle = 0;
      tb_input = tb_find(from, 8'h01, 8'h03);
      tb_out_at = tb_find(from, 8'h0C, 8'h0C);
      tb_out_held = 1'b0;
      tb_read_color_held = 1'b0;
      tb_read_depth_held = 1'b0;
      tb_write_color_held = 1'b0;
      tb_write_depth_held = 1'b0;
      tb_color_begin(from);
      tb_depth_begin(from);
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
    tb_offer = 176'd0;
    out_ready = 1'b0;
    read_color_ready = 1'b0;
    read_depth_ready = 1'b0;
    write_color_ready = 1'b0;
    write_depth_ready = 1'b0;
    tb_color_clear;
    tb_depth_clear;
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

      // Input `components`.
      if (components_valid) begin
        if (components_ready !== 1'b0 && components_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown components_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (components_ready) tb_accepted = 1'b1;
      end

      // Input `triangle`.
      if (triangle_valid) begin
        if (triangle_ready !== 1'b0 && triangle_ready !== 1'b1) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown triangle_ready is unknown", tb_vectors);
            tb_finish;
          end
        end else if (triangle_ready) tb_accepted = 1'b1;
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

      // Output `out`.
      tb_record = tb_records[tb_out_at];
      if (out_valid !== 1'b0 && out_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown out_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_out_held && (!out_valid || {depth_word, depth_write, color_word, color_write, outcome, pixel} !== tb_out_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=out changed before it was taken", tb_vectors);
      end
      tb_out_held = out_valid && !out_ready;
      tb_out_payload = {depth_word, depth_write, color_word, color_write, outcome, pixel};
      if (out_valid && out_ready) begin
        tb_idle = 0;
        if (tb_record[175:168] !== 8'h0C) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=surplus channel=out unexpected pixel=%h outcome=%h color_write=%h color_word=%h depth_write=%h depth_word=%h", tb_vectors, pixel, outcome, color_write, color_word, depth_write, depth_word);
            tb_finish;
          end
        end else begin
          tb_compared = tb_compared + 1;
          if ({depth_word, depth_write, color_word, color_write, outcome, pixel} !== tb_record[89:0]) begin
            tb_mismatches = tb_mismatches + 1;
            if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value channel=out record=%0d expected pixel=%h outcome=%h color_write=%h color_word=%h depth_write=%h depth_word=%h actual pixel=%h outcome=%h color_write=%h color_word=%h depth_write=%h depth_word=%h", tb_vectors, tb_out_at, tb_record[20:0], tb_record[23:21], tb_record[24:24], tb_record[56:25], tb_record[57:57], tb_record[89:58], pixel, outcome, color_write, color_word, depth_write, depth_word);
          end
          tb_out_at = tb_find(tb_out_at + 1, 8'h0C, 8'h0C);
        end
      end
      if (tb_tag(tb_out_at) == 8'h0C) tb_pending = 1'b1;
      // A stall lasts until there is something to take: valid must not wait for ready.
      tb_random = tb_next_random(tb_random);
      out_ready <= (out_ready || out_valid) && tb_random % 100 >= tb_backpressure;

      // Memory `color`. An answer frees its tag before a read is taken, and a read comes before a write.
      tb_answered = 1'b0;
      if (answer_color_valid) tb_answered = 1'b1;
      if (tb_answered) begin
        tb_idle = 0;
        tb_color_busy[answer_color_tag] = 1'b0;
      end
      if (read_color_valid !== 1'b0 && read_color_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown read_color_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_read_color_held && (!read_color_valid || {read_color_tag, read_color_address} !== tb_read_color_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=read_color changed before it was taken", tb_vectors);
      end
      tb_read_color_held = read_color_valid && !read_color_ready;
      tb_read_color_payload = {read_color_tag, read_color_address};
      if (read_color_valid && read_color_ready) begin
        tb_idle = 0;
        if ((^{read_color_tag, read_color_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=read_color has unknown bits in read_color_address=%h read_color_tag=%h", tb_vectors, read_color_address, read_color_tag);
            tb_finish;
          end
        end else if (tb_color_busy[read_color_tag]) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=protocol channel=read_color has the tag of a read that is not answered: read_color_address=%h read_color_tag=%h", tb_vectors, read_color_address, read_color_tag);
            tb_finish;
          end
        end else begin
          tb_color_busy[read_color_tag] = 1'b1;
          tb_color_read({tb_color_word(read_color_address), read_color_tag});
        end
      end
      if (write_color_valid !== 1'b0 && write_color_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown write_color_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_write_color_held && (!write_color_valid || {write_color_enable, write_color_word, write_color_address} !== tb_write_color_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=write_color changed before it was taken", tb_vectors);
      end
      tb_write_color_held = write_color_valid && !write_color_ready;
      tb_write_color_payload = {write_color_enable, write_color_word, write_color_address};
      if (write_color_valid && write_color_ready) begin
        tb_idle = 0;
        if ((^{write_color_enable, write_color_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=write_color has unknown bits in write_color_address=%h write_color_word=%h write_color_enable=%h", tb_vectors, write_color_address, write_color_word, write_color_enable);
            tb_finish;
          end
        end else tb_color_merge(write_color_address, write_color_word, write_color_enable);
      end
      if (tb_color_busy != 64'd0 || read_color_valid || write_color_valid) tb_pending = 1'b1;
      if (tb_answered || !answer_color_valid) begin
        if (tb_color_waiting != 0 && tb_color_due[tb_color_waiting - 1] <= tb_clocks) begin
          tb_color_waiting = tb_color_waiting - 1;
          tb_color_answering <= 1'b1;
          tb_color_answer <= tb_color_answers[tb_color_waiting];
        end else tb_color_answering <= 1'b0;
      end
      tb_random = tb_next_random(tb_random);
      read_color_ready <= (read_color_ready || read_color_valid) && tb_random % 100 >= tb_backpressure;
      tb_random = tb_next_random(tb_random);
      write_color_ready <= (write_color_ready || write_color_valid) && tb_random % 100 >= tb_backpressure;

      // Memory `depth`. An answer frees its tag before a read is taken, and a read comes before a write.
      tb_answered = 1'b0;
      if (answer_depth_valid) tb_answered = 1'b1;
      if (tb_answered) begin
        tb_idle = 0;
        tb_depth_busy[answer_depth_tag] = 1'b0;
      end
      if (read_depth_valid !== 1'b0 && read_depth_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown read_depth_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_read_depth_held && (!read_depth_valid || {read_depth_tag, read_depth_address} !== tb_read_depth_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=read_depth changed before it was taken", tb_vectors);
      end
      tb_read_depth_held = read_depth_valid && !read_depth_ready;
      tb_read_depth_payload = {read_depth_tag, read_depth_address};
      if (read_depth_valid && read_depth_ready) begin
        tb_idle = 0;
        if ((^{read_depth_tag, read_depth_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=read_depth has unknown bits in read_depth_address=%h read_depth_tag=%h", tb_vectors, read_depth_address, read_depth_tag);
            tb_finish;
          end
        end else if (tb_depth_busy[read_depth_tag]) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=protocol channel=read_depth has the tag of a read that is not answered: read_depth_address=%h read_depth_tag=%h", tb_vectors, read_depth_address, read_depth_tag);
            tb_finish;
          end
        end else begin
          tb_depth_busy[read_depth_tag] = 1'b1;
          tb_depth_read({tb_depth_word(read_depth_address), read_depth_tag});
        end
      end
      if (write_depth_valid !== 1'b0 && write_depth_valid !== 1'b1) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=unknown write_depth_valid is unknown", tb_vectors);
          tb_finish;
        end
      end
      if (tb_write_depth_held && (!write_depth_valid || {write_depth_enable, write_depth_word, write_depth_address} !== tb_write_depth_payload)) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=unstable channel=write_depth changed before it was taken", tb_vectors);
      end
      tb_write_depth_held = write_depth_valid && !write_depth_ready;
      tb_write_depth_payload = {write_depth_enable, write_depth_word, write_depth_address};
      if (write_depth_valid && write_depth_ready) begin
        tb_idle = 0;
        if ((^{write_depth_enable, write_depth_address}) === 1'bx) begin
          if (!tb_done) begin
            tb_mismatches = tb_mismatches + 1;
            $display("MISMATCH vector=%0d kind=unknown channel=write_depth has unknown bits in write_depth_address=%h write_depth_word=%h write_depth_enable=%h", tb_vectors, write_depth_address, write_depth_word, write_depth_enable);
            tb_finish;
          end
        end else tb_depth_merge(write_depth_address, write_depth_word, write_depth_enable);
      end
      if (tb_depth_busy != 64'd0 || read_depth_valid || write_depth_valid) tb_pending = 1'b1;
      if (tb_answered || !answer_depth_valid) begin
        if (tb_depth_waiting != 0 && tb_depth_due[tb_depth_waiting - 1] <= tb_clocks) begin
          tb_depth_waiting = tb_depth_waiting - 1;
          tb_depth_answering <= 1'b1;
          tb_depth_answer <= tb_depth_answers[tb_depth_waiting];
        end else tb_depth_answering <= 1'b0;
      end
      tb_random = tb_next_random(tb_random);
      read_depth_ready <= (read_depth_ready || read_depth_valid) && tb_random % 100 >= tb_backpressure;
      tb_random = tb_next_random(tb_random);
      write_depth_ready <= (write_depth_ready || write_depth_valid) && tb_random % 100 >= tb_backpressure;

      if (tb_pending && tb_idle >= TIMEOUT) begin
        if (!tb_done) begin
          tb_mismatches = tb_mismatches + 1;
          $display("MISMATCH vector=%0d kind=silent no transaction for %0d clocks", tb_vectors, TIMEOUT);
          tb_finish;
        end
      end else if (!tb_pending && tb_idle >= DRAIN) begin
        if (tb_tag(tb_input) != 8'hFF) tb_finish;
        else begin
          tb_color_end;
          tb_depth_end;
          tb_count;
          if (tb_vectors == COUNT) tb_finish;
          else begin
            reset <= 1'b1;
            out_ready <= 1'b0;
            read_color_ready <= 1'b0;
            read_depth_ready <= 1'b0;
            write_color_ready <= 1'b0;
            write_depth_ready <= 1'b0;
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
        $display("PROGRESS back_end vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 176'd0;
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
        if (tb_mismatches == 0) $display("PASS back_end vectors=%0d", tb_vectors);
        else begin
          $display("FAIL back_end mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
