// SPDX-License-Identifier: MIT
// f24_add against the live model: random operands, the model called for every transaction.
//
// Plusargs: +count=N (100000), +seed=N (1), +choice=ID=VALUE (an alternative of the ledger that the model follows).

// The module that is checked: under another choice it has another name.
`ifndef DUT
`define DUT pica_f24_add
`endif

module f24_add_tb;
  import pica_reference_pkg::*;

  logic clock = 0;
  logic reset = 1;
  logic in_valid = 0;
  logic [23:0] a = 0;
  logic [23:0] b = 0;
  logic out_valid;
  logic [23:0] y;

  `DUT dut (.*);

  always #5 clock = !clock;

  typedef struct {
    logic [23:0] a;
    logic [23:0] b;
    logic [23:0] y;
  } transaction_t;

  transaction_t waiting[$];
  int count = 100000;
  int seed = 1;
  string choice;
  chandle choices;
  int driven = 0;
  int compared = 0;
  int wrong = 0;

  // Exponents near each other half of the time: otherwise most sums are one of their operands.
  function automatic logic [23:0] operand(logic [23:0] near);
    logic [31:0] random = $urandom;
    if (random[31]) begin
      return {random[23], near[22:16] + {{5{random[30]}}, random[30:29]}, random[15:0]};
    end
    return random[23:0];
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
      next.a = operand(24'h3F0000);
      next.b = operand(next.a);
      next.y = 24'(pica_f24_add(choices, 32'(next.a), 32'(next.b)));
      // A quarter of the clocks are empty.
      in_valid = $urandom_range(3) != 0;
      a = next.a;
      b = next.b;
      if (in_valid) begin
        waiting.push_back(next);
        driven++;
      end
      @(negedge clock);
    end
    in_valid = 0;
    repeat (32) @(negedge clock);
    if (compared != count) begin
      $display("FAIL f24_add: %0d of %0d transactions came out", compared, count);
    end else begin
      $display("%s f24_add: %0d transactions, %0d wrong, seed %0d", wrong == 0 ? "PASS" : "FAIL", count, wrong, seed);
    end
    $finish;
  end

  always @(posedge clock) begin
    if (!reset && out_valid) begin
      if (waiting.size() == 0) begin
        $display("FAIL f24_add: a result without operands");
        $finish;
      end else begin
        automatic transaction_t expected = waiting.pop_front();
        if (y !== expected.y) begin
          if (wrong < 10) begin
            $display("transaction %0d: %06h + %06h is %06h, not %06h", compared, expected.a, expected.b, expected.y, y);
          end
          wrong++;
        end
        compared++;
      end
    end
  end
endmodule
