// Sums in a memory beside the block: each addend that comes in goes to the word at its address. One below 256 is added to
// the low byte alone, and the high byte is not written. Up to four words are asked for at once, none twice; the new words
// go out in the order of their addends. With VALID_ALONE nothing holds up the answers of the memory.
module unit_accumulate (
  input clock,
  input reset,
  input add_valid,
  output add_ready,
  input [3:0] add_address,
  input [15:0] addend,
  input answer_sum_valid,
`ifndef VALID_ALONE
  output answer_sum_ready,
`endif
  input [1:0] answer_sum_tag,
  input [15:0] answer_sum_word,
  output total_valid,
  input total_ready,
  output [15:0] total,
  output read_sum_valid,
  input read_sum_ready,
  output [3:0] read_sum_address,
  output [1:0] read_sum_tag,
  output write_sum_valid,
  input write_sum_ready,
  output [3:0] write_sum_address,
  output [15:0] write_sum_word,
  output [1:0] write_sum_enable
);
  // Four places in a ring, whose numbers are the tags of their reads.
  reg [1:0] last;
  reg [1:0] asking;
  reg [1:0] first;
  reg [3:0] used;
  reg [3:0] asked;
  reg [3:0] answered;
  reg [3:0] addresses [0:3];
  reg [15:0] addends [0:3];
  reg [15:0] words [0:3];
  reg written;
  reg told;

`ifdef VALID_ALONE
  wire takes = 1'b1;
`else
  reg takes;
  always @(posedge clock) takes <= !reset && !takes;
  assign answer_sum_ready = takes;
`endif
  wire [1:0] place = answer_sum_tag;

  // The word of an address that is in use may be an old one.
  wire [3:0] same = {addresses[3] == add_address, addresses[2] == add_address,
                     addresses[1] == add_address, addresses[0] == add_address};
  wire hazard = (used & same) != 4'd0;
  assign add_ready = !(used[last] || hazard);

  assign read_sum_valid = used[asking] && !asked[asking];
  assign read_sum_address = addresses[asking];
  assign read_sum_tag = asking;

  wire low = addends[first] < 16'd256;
  wire [15:0] sum = words[first] + addends[first];
  wire [15:0] result = {low ? words[first][15:8] : sum[15:8], sum[7:0]};
  wire filled = used[first] && answered[first];
  wire writes = filled && !written;
  wire stored = !writes || write_sum_ready;
  assign write_sum_valid = writes;
  assign write_sum_address = addresses[first];
  assign write_sum_word = {low ? ~result[15:8] : result[15:8], result[7:0]};
  assign write_sum_enable = {!low, 1'b1};
  assign total_valid = filled && !told;
  assign total = result;
  wire shown = !total_valid || total_ready;

  always @(posedge clock) begin
    if (reset) begin
      last <= 2'd0;
      asking <= 2'd0;
      first <= 2'd0;
      used <= 4'd0;
      written <= 1'b0;
      told <= 1'b0;
    end else begin
      if (add_valid && add_ready) begin
        last <= last + 2'd1;
        used[last] <= 1'b1;
        asked[last] <= 1'b0;
        answered[last] <= 1'b0;
        addresses[last] <= add_address;
        addends[last] <= addend;
      end
      if (read_sum_valid && read_sum_ready) begin
        asking <= asking + 2'd1;
        asked[asking] <= 1'b1;
      end
      if (answer_sum_valid && takes) begin
        answered[place] <= 1'b1;
        words[place] <= answer_sum_word;
      end
      if (filled) begin
        written <= stored && !shown;
        told <= shown && !stored;
        if (stored && shown) begin
          first <= first + 2'd1;
          used[first] <= 1'b0;
        end
      end
    end
  end
endmodule
