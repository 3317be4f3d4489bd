// Asks a memory for a word and writes another one there, both offered at once. The bytes that are enabled are those of the
// ones at the low end of the new word. A hasty one shows 0 before the answer comes, and writes when it has come.
module exchange #(parameter ADDRESS = 1, parameter TAG = 1, parameter WORD = 1, parameter HASTY = 0) (
  input clock,
  input reset,
  input take,
  input [ADDRESS-1:0] address,
  input [WORD-1:0] word,
  output done,
  output idle,
  output [WORD-1:0] old,
  output read_valid,
  input read_ready,
  output [ADDRESS-1:0] read_address,
  output [TAG-1:0] read_tag,
  input answer_valid,
  output answer_ready,
  input [TAG-1:0] answer_tag,
  input [WORD-1:0] answer_word,
  output write_valid,
  input write_ready,
  output [ADDRESS-1:0] write_address,
  output [WORD-1:0] write_word,
  output [(WORD+7)/8-1:0] write_enable
);
  reg reading;
  reg writing;
  reg waiting;
  reg [TAG-1:0] tag;
  reg [ADDRESS-1:0] at;
  reg [WORD-1:0] next;
  reg [WORD-1:0] answered;

  assign read_valid = reading;
  assign read_address = at;
  assign read_tag = tag;
  assign answer_ready = waiting;
  assign write_valid = writing && !(HASTY && waiting);
  assign write_address = at;
  assign write_word = next;
  assign write_enable = next[(WORD+7)/8-1:0];
  assign idle = !reading && !writing && !waiting;
  assign done = HASTY ? !reading : idle;
  assign old = HASTY ? {WORD{1'b0}} : answered;
  always @(posedge clock) begin
    reading <= !reset && (take || reading && !read_ready);
    writing <= !reset && (take || writing && !(write_valid && write_ready));
    waiting <= !reset && (take || waiting && !(answer_valid && answer_tag == tag));
    if (take) at <= address;
    if (take) next <= word;
    if (waiting && answer_valid) answered <= answer_word;
    if (reset) tag <= {TAG{1'b0}};
    else if (take) tag <= tag + 1'b1;
  end
endmodule
