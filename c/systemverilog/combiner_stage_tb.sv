// SPDX-License-Identifier: MIT
// combiner_stage against the live model: random registers and colours, the model called for every transaction.
//
// Plusargs: +count=N (100000), +seed=N (1), +choice=ID=VALUE (an alternative of the ledger that the model follows).

// The module that is checked: under another choice it has another name.
`ifndef DUT
`define DUT pica_combiner_stage
`endif

module combiner_stage_tb;
  import pica_reference_pkg::*;

  logic clock = 0;
  logic reset = 1;
  logic in_valid = 0;
  logic first = 0;
  logic [27:0] texenv_source = 0;
  logic [22:0] texenv_operand = 0;
  logic [19:0] texenv_combiner = 0;
  logic [31:0] texenv_color = 0;
  logic [17:0] texenv_scale = 0;
  logic [31:0] primary = 0, fragment_primary = 0, fragment_secondary = 0;
  logic [31:0] texture0 = 0, texture1 = 0, texture2 = 0, texture3 = 0;
  logic [31:0] previous_buffer = 0, previous = 0;
  logic out_valid;
  logic [31:0] y;

  `DUT dut (.*);

  always #5 clock = !clock;

  typedef struct {
    int unsigned source, operand, combiner, color, scale;

    logic [31:0] y;
  } transaction_t;

  transaction_t waiting[$];
  int count = 100000;
  int seed = 1;
  string choice;
  chandle choices;
  int driven = 0;
  int compared = 0;
  int wrong = 0;

  // Bytes of 0, of 255, and of anything.
  function automatic int unsigned color();
    int unsigned value = $urandom;
    for (int channel = 0; channel < 4; channel++) begin
      case ($urandom_range(3))
        0: value[8*channel+:8] = 8'h00;
        1: value[8*channel+:8] = 8'hFF;
        default: ;
      endcase
    end
    return value;
  endfunction

  initial begin
    void'($value$plusargs("count=%d", count));
    void'($value$plusargs("seed=%d", seed));
    choices = pica_choices_new();
    if ($value$plusargs("choice=%s", choice)) begin
      if (pica_choices_set(choices, choice) != 0) begin
        $display("FAIL %s", pica_error());
        $finish;
      end
    end
    void'($urandom(seed));
    repeat (4) @(negedge clock);
    reset = 0;
    while (driven < count) begin
      transaction_t next;
      automatic int unsigned colors[9];
      next.source = $urandom & 32'h0FFF_0FFF;
      next.operand = $urandom & 32'h0077_7FFF;
      next.combiner = $urandom & 32'h000F_000F;
      next.scale = $urandom & 32'h0003_0003;
      next.color = color();
      for (int n = 0; n < 9; n++) colors[n] = color();
      in_valid = $urandom_range(3) != 0;
      first = 1'($urandom);
      texenv_source = 28'(next.source);
      texenv_operand = 23'(next.operand);
      texenv_combiner = 20'(next.combiner);
      texenv_color = next.color;
      texenv_scale = 18'(next.scale);
      primary = colors[0];
      fragment_primary = colors[1];
      fragment_secondary = colors[2];
      texture0 = colors[3];
      texture1 = colors[4];
      texture2 = colors[5];
      texture3 = colors[6];
      previous_buffer = colors[7];
      previous = colors[8];
      next.y = pica_combiner_stage(choices, first, next.source, next.operand, next.combiner, next.color, next.scale, colors);
      if (in_valid) begin
        waiting.push_back(next);
        driven++;
      end
      @(negedge clock);
    end
    in_valid = 0;
    repeat (32) @(negedge clock);
    if (compared != count) begin
      $display("FAIL combiner_stage: %0d of %0d transactions came out", compared, count);
    end else begin
      $display("%s combiner_stage: %0d transactions, %0d wrong, seed %0d", wrong == 0 ? "PASS" : "FAIL", count, wrong, seed);
    end
    $finish;
  end

  always @(posedge clock) begin
    if (!reset && out_valid) begin
      if (waiting.size() == 0) begin
        $display("FAIL combiner_stage: a result without a transaction");
        $finish;
      end else begin
        automatic transaction_t expected = waiting.pop_front();
        if (y !== expected.y) begin
          if (wrong < 10) begin
            $display("transaction %0d: source %07h operand %06h combiner %05h scale %05h is %08h, not %08h", compared,
                     expected.source, expected.operand, expected.combiner, expected.scale, expected.y, y);
          end
          wrong++;
        end
        compared++;
      end
    end
  end
endmodule
