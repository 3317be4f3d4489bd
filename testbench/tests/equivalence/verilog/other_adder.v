// A float24 adder of another make: five stages, behind the ports of f24_add. Rounds toward zero.
//
// GUARD is the number of bits kept below the significand when the smaller operand is shifted, the last of which
// collects all that is shifted out. Two are enough to round toward zero; one is a fault.
module other_adder #(
    parameter GUARD = 3
) (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire [23:0] a,
    input wire [23:0] b,
    output reg out_valid,
    output reg [23:0] y
);
  localparam W = 17 + GUARD;

  // Stage 1: operands, those below the normal numbers as zeros, the greater magnitude first.
  reg v1;
  reg [23:0] big1, small1;
  reg nan1, inf1;
  wire [22:0] mag_a = (a[22:16] == 0) ? 23'd0 : a[22:0];
  wire [22:0] mag_b = (b[22:16] == 0) ? 23'd0 : b[22:0];
  wire nan_a = (a[22:16] == 7'h7F) && (a[15:0] != 0);
  wire nan_b = (b[22:16] == 7'h7F) && (b[15:0] != 0);
  wire inf_a = (a[22:16] == 7'h7F) && (a[15:0] == 0);
  wire inf_b = (b[22:16] == 7'h7F) && (b[15:0] == 0);
  always @(posedge clock) begin
    v1 <= in_valid & ~reset;
    nan1 <= nan_a | nan_b | (inf_a & inf_b & (a[23] != b[23]));
    inf1 <= inf_a | inf_b;
    if (mag_a >= mag_b) begin
      big1 <= {a[23], mag_a};
      small1 <= {b[23], mag_b};
    end else begin
      big1 <= {b[23], mag_b};
      small1 <= {a[23], mag_a};
    end
  end

  // Stage 2: the smaller significand moves down; what leaves at the bottom stays in the last bit.
  reg v2, nan2, inf2, sign2, sub2;
  reg [6:0] exp2;
  reg [W-1:0] big2, small2;
  wire [6:0] distance = big1[22:16] - small1[22:16];
  wire [W-1:0] wide_small = (small1[22:16] == 0) ? {W{1'b0}} : {1'b1, small1[15:0], {GUARD{1'b0}}};
  wire [W-1:0] moved = wide_small >> distance;
  wire lost = (moved << distance) != wide_small;
  always @(posedge clock) begin
    v2 <= v1 & ~reset;
    nan2 <= nan1;
    inf2 <= inf1;
    sign2 <= big1[23];
    sub2 <= big1[23] != small1[23];
    exp2 <= big1[22:16];
    big2 <= (big1[22:16] == 0) ? {W{1'b0}} : {1'b1, big1[15:0], {GUARD{1'b0}}};
    small2 <= moved | lost;
  end

  // Stage 3: the sum.
  reg v3, nan3, inf3, sign3;
  reg [6:0] exp3;
  reg [W:0] sum3;
  always @(posedge clock) begin
    v3 <= v2 & ~reset;
    nan3 <= nan2;
    inf3 <= inf2;
    sign3 <= sign2;
    exp3 <= exp2;
    sum3 <= sub2 ? {1'b0, big2} - {1'b0, small2} : {1'b0, big2} + {1'b0, small2};
  end

  // Stage 4: the leading one comes to the top.
  reg v4, nan4, inf4, sign4, zero4;
  reg signed [9:0] exp4;
  reg [W:0] sum4;
  integer i;
  reg [W:0] n;
  reg signed [9:0] e;
  always @(*) begin
    n = sum3;
    e = $signed({3'b000, exp3}) + 10'sd1;
    for (i = 0; i < W; i = i + 1) begin
      if (!n[W]) begin
        n = n << 1;
        e = e - 10'sd1;
      end
    end
  end
  always @(posedge clock) begin
    v4 <= v3 & ~reset;
    nan4 <= nan3;
    inf4 <= inf3;
    sign4 <= sign3;
    zero4 <= sum3 == 0;
    exp4 <= e;
    sum4 <= n;
  end

  // Stage 5: the result.
  always @(posedge clock) begin
    out_valid <= v4 & ~reset;
    if (nan4) y <= 24'h7F8000;
    else if (inf4) y <= {sign4, 7'h7F, 16'h0000};
    else if (zero4 || exp4 < 10'sd1) y <= 24'h000000;
    else if (exp4 > 10'sd126) y <= {sign4, 7'h7F, 16'h0000};
    else y <= {sign4, exp4[6:0], sum4[W-1:W-16]};
  end
endmodule
