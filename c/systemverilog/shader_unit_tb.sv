// SPDX-License-Identifier: MIT
// shader_unit against the live model: random programs without jumps, random uniforms and inputs. Each instruction that retires is
// compared with the model's, and the output registers behind it.
//
// Plusargs: +count=N invocations (2000), +seed=N (1), +choice=ID=VALUE (an alternative of the ledger that the model follows).

// The module that is checked: under another choice it has another name.
`ifndef DUT
`define DUT pica_shader_unit
`endif

module shader_unit_tb;
  import pica_reference_pkg::*;

  // Registers of a shader block, as offsets from its first one.
  localparam logic [5:0] INPUTBUFFER_CONFIG = 6'h09;
  localparam logic [5:0] ENTRYPOINT = 6'h0A;
  localparam logic [5:0] PERMUTATION_LOW = 6'h0B;
  localparam logic [5:0] PERMUTATION_HIGH = 6'h0C;
  localparam logic [5:0] OUTMAP_MASK = 6'h0D;
  localparam logic [5:0] FLOATUNIFORM_INDEX = 6'h10;
  localparam logic [5:0] FLOATUNIFORM_DATA = 6'h11;
  localparam logic [5:0] CODE_INDEX = 6'h1B;
  localparam logic [5:0] CODE_DATA = 6'h1C;
  localparam logic [5:0] OPDESCS_INDEX = 6'h25;
  localparam logic [5:0] OPDESCS_DATA = 6'h26;

  localparam int INPUTS = 4;
  localparam int LENGTH = 24;
  localparam int DESCRIPTORS = 16;
  localparam int PER_PROGRAM = 8;
  localparam logic [31:0] END_WORD = 32'h8800_0000;

  logic clock = 0;
  logic reset = 1;
  logic reg_valid = 0;
  logic reg_ready;
  logic [5:0] reg_offset = 0;
  logic [31:0] reg_data = 0;
  logic [3:0] reg_mask = 4'hF;
  logic vertex_valid = 0;
  logic vertex_ready;
  logic [6:0] vertex_index = 0;
  logic [23:0] vertex_x = 0, vertex_y = 0, vertex_z = 0, vertex_w = 0;
  logic start_valid = 0;
  logic start_ready;
  logic retire_valid, retire_writes;
  logic [11:0] retire_pc;
  logic [31:0] retire_word;
  logic [4:0] retire_destination;
  logic [3:0] retire_mask;
  logic [23:0] retire_x, retire_y, retire_z, retire_w;
  logic out_valid, out_last;
  logic [3:0] out_index;
  logic [23:0] out_x, out_y, out_z, out_w;
  logic done_valid;
  logic [1:0] done_status;
  logic [31:0] done_instructions;

  `DUT dut (
      .*,
      .vertex_uniform(1'b0),
      .vertex_independent(1'b0),
      .start_geometry(1'b0),
      .start_independent(1'b0),
      .start_limit(32'd1000),
      .retire_invocation(),
      .retire_cmp_x(),
      .retire_cmp_y(),
      .retire_a0x(),
      .retire_a0y(),
      .retire_al(),
      .retire_next_pc(),
      .emit_valid(),
      .emit_ready(1'b1),
      .emit_vertex(),
      .emit_index(),
      .emit_count(),
      .emit_winding(),
      .emit_last(),
      .emit_x(),
      .emit_y(),
      .emit_z(),
      .emit_w(),
      .out_ready(1'b1),
      .done_ready(1'b1)
  );

  always #5 clock = !clock;

  int count = 2000;
  int seed = 1;
  string choice;
  chandle choices;
  int wrong = 0;
  longint unsigned retired = 0;
  int outputs = 0;
  bit done = 0;
  chandle model;

  task automatic write(logic [5:0] offset, logic [31:0] data);
    @(negedge clock);
    reg_valid = 1;
    reg_offset = offset;
    reg_data = data;
    do @(posedge clock); while (!reg_ready);
    @(negedge clock);
    reg_valid = 0;
  endtask

  // A number near 1, or any pattern.
  function automatic int unsigned number();
    int unsigned random = $urandom;
    if (random[31:28] == 0) return random & 32'hFF_FFFF;
    return {8'h0, random[27], 7'h3C + 7'(random[26:24]), random[15:0]};
  endfunction

  // An instruction of the formats 1 (two operands and a result) and MAD, on registers that exist.
  function automatic logic [31:0] instruction();
    logic [31:0] word = $urandom;
    logic [5:0] opcodes[12] = '{6'h00, 6'h01, 6'h02, 6'h08, 6'h09, 6'h0A, 6'h0B, 6'h0C, 6'h0D, 6'h0E, 6'h0F, 6'h13};
    if (word[31:30] == 0) return {3'b111, word[28:24], word[23:0]};
    // No relative addressing: bits 19-20.
    word[20:19] = 0;
    word[31:26] = opcodes[$urandom_range(11)];
    return word;
  endfunction

  task automatic load_program(bit first);
    write(ENTRYPOINT, 32'h7FFF_0000);
    void'(pica_shader_set_entry(model, 0));
    write(OPDESCS_INDEX, 0);
    for (int n = 0; n < DESCRIPTORS; n++) begin
      // Without negation, all components in order, if r registers are to be filled.
      logic [31:0] descriptor = first ? 32'h0000_036F : $urandom & 32'h7FFF_FFFF;
      write(OPDESCS_DATA, descriptor);
      void'(pica_shader_set_descriptor(model, longint'(n), descriptor));
    end
    write(CODE_INDEX, 0);
    for (int n = 0; n < LENGTH; n++) begin
      logic [31:0] word;
      if (n == LENGTH - 1) word = END_WORD;
      // mov r(n), v0 and mov o(n), v0.
      else if (first) word = {6'h13, 5'(n < 16 ? 16 + n : n - 16), 21'h0};
      else begin
        word = instruction();
        // Descriptors 0 to 15; MAD has five bits for them.
        if (word[31:29] == 3'b111) word[4:4] = 0;
        else word[6:4] = 0;
      end
      write(CODE_DATA, word);
      void'(pica_shader_set_code(model, longint'(n), word));
    end
    // Uniforms in float24: w in the first word.
    write(FLOATUNIFORM_INDEX, 0);
    for (int n = 0; n < 96; n++) begin
      int unsigned xyzw[4];
      for (int c = 0; c < 4; c++) xyzw[c] = number();
      write(FLOATUNIFORM_DATA, {xyzw[3][23:0], xyzw[2][23:16]});
      write(FLOATUNIFORM_DATA, {xyzw[2][15:0], xyzw[1][23:8]});
      write(FLOATUNIFORM_DATA, {xyzw[1][7:0], xyzw[0][23:0]});
      void'(pica_shader_set_float(model, longint'(n), xyzw));
    end
  endtask

  task automatic complain(string what);
    if (wrong < 10) $display("%s", what);
    wrong++;
  endtask

  task automatic invoke(int number_of);
    int unsigned ending;
    longint unsigned instructions, findings;
    for (int n = 0; n < INPUTS; n++) begin
      int unsigned xyzw[4];
      for (int c = 0; c < 4; c++) xyzw[c] = number();
      void'(pica_shader_set_input(model, longint'(n), xyzw));
      @(negedge clock);
      vertex_valid = 1;
      vertex_index = 7'(n);
      vertex_x = 24'(xyzw[0]);
      vertex_y = 24'(xyzw[1]);
      vertex_z = 24'(xyzw[2]);
      vertex_w = 24'(xyzw[3]);
      do @(posedge clock); while (!vertex_ready);
      @(negedge clock);
      vertex_valid = 0;
    end
    void'(pica_shader_run(model, 1000, ending, instructions, findings));
    retired = 0;
    outputs = 0;
    done = 0;
    @(negedge clock);
    start_valid = 1;
    do @(posedge clock); while (!start_ready);
    @(negedge clock);
    start_valid = 0;
    while (!done) @(negedge clock);
    if (retired != instructions) begin
      complain($sformatf("invocation %0d: %0d instructions retired, not %0d", number_of, retired, instructions));
    end
    if (outputs != 16) complain($sformatf("invocation %0d: %0d outputs", number_of, outputs));
  endtask

  // What retires, against the model's instruction of the same number.
  always @(posedge clock) begin
    if (!reset && retire_valid) begin
      automatic int unsigned pc, next_pc, word, destination, mask, xyzw[4];
      automatic logic [95:0] got = {retire_x, retire_y, retire_z, retire_w}, expected;
      if (pica_shader_traced(model, retired, pc, next_pc, word, destination, mask, xyzw) != 0) begin
        complain($sformatf("instruction %0d: %s", retired, pica_error()));
      end else begin
        // The port has 0 in components that are not written.
        for (int c = 0; c < 4; c++) expected[72-24*c+:24] = mask[3-c] ? xyzw[c][23:0] : 24'h0;
        if (32'(retire_pc) != pc || retire_word != word || retire_writes != (destination != 255)
            || (retire_writes && (32'(retire_destination) != destination || 32'(retire_mask) != mask || got != expected))) begin
          complain($sformatf("address %0d: word %08h writes %0d.%b = %h, not %0d.%b = %h", pc, word, retire_destination,
                             retire_mask, got, destination, mask[3:0], expected));
        end
      end
      retired++;
    end
    if (!reset && out_valid) begin
      automatic int unsigned xyzw[4];
      void'(pica_shader_output(model, longint'(out_index), xyzw));
      if (out_x != 24'(xyzw[0]) || out_y != 24'(xyzw[1]) || out_z != 24'(xyzw[2]) || out_w != 24'(xyzw[3])) begin
        complain($sformatf("o%0d is %h %h %h %h, not %h %h %h %h", out_index, out_x, out_y, out_z, out_w, xyzw[0], xyzw[1],
                           xyzw[2], xyzw[3]));
      end
      outputs++;
    end
    if (!reset && done_valid) done <= 1;
  end

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
    model = pica_shader_new(choices, 0);
    void'(pica_shader_keep_trace(model, 1));
    repeat (4) @(negedge clock);
    reset = 0;
    write(INPUTBUFFER_CONFIG, 32'hA000_0000 | 32'(INPUTS - 1));
    write(PERMUTATION_LOW, 32'h7654_3210);
    write(PERMUTATION_HIGH, 32'hFEDC_BA98);
    write(OUTMAP_MASK, 32'h0000_FFFF);
    for (int n = 0; n < count; n++) begin
      if (n % PER_PROGRAM == 0) load_program(n == 0);
      invoke(n);
    end
    pica_shader_free(model);
    $display("%s shader_unit: %0d invocations, %0d wrong, seed %0d", wrong == 0 ? "PASS" : "FAIL", count, wrong, seed);
    $finish;
  end
endmodule
