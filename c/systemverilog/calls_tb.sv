// SPDX-License-Identifier: MIT
// Calls of the model and nothing else: what a call costs is the time of the program by +count=N.

module calls_tb;
  import pica_reference_pkg::*;

  int count = 0;
  int unsigned sum = 32'h3F0000;

  initial begin
    void'($value$plusargs("count=%d", count));
    for (int call = 0; call < count; call++) begin
      sum = pica_f24_add(null, sum, 32'(call) & 32'hFFFFFF);
    end
    $display("%06h", sum);
    $finish;
  end
endmodule
