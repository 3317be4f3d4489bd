// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DEPTH_WHOLE
`define PICA_DEPTH_WHOLE
`define PICA_DEPTH_WHOLE_52163A667DDD
// The depth in the width of the format. Combinational.
module pica_depth_whole (
    input wire [1:0] depth_format,
    input wire [31:0] depth,
    input wire [16:0] high,
    input wire under,
    input wire over,
    output reg [23:0] y
);

    localparam DEPTH_FORMAT_D16 = 2'h0;
    // Choice `depth_quantisation`: half of a unit of 24 bits, or nothing.
    localparam half24 = 32'h0;

    wire [31:0] biased;
    reg [16:0] step;
    wire [16:0] half_word;

    assign biased = depth + half24;

    always @(*) begin
        step = 17'h0;
        if (under) begin
            step = 17'h1ffff;
        end
        if (over) begin
            step = 17'h1;
        end
    end

    assign half_word = high + step;

    always @(*) begin
        y = biased[31:8];
        if (depth_format == DEPTH_FORMAT_D16) begin
            y = {8'h0, half_word[15:0]};
        end
    end
endmodule
`else
`ifndef PICA_DEPTH_WHOLE_52163A667DDD
`ifdef __ICARUS__
two different texts of module pica_depth_whole
`endif
`include "two different texts of module pica_depth_whole"
`endif
`endif

`default_nettype wire
