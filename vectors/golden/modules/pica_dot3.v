// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DOT3
`define PICA_DOT3
`define PICA_DOT3_4403ABD64D49
// The dot product of two colours (fragment.md#combiner-operations), not limited, two clocks behind them.
// Choice `dot3_form`.
module pica_dot3 (
    input wire clock,
    input wire [8:0] a_0,
    input wire [8:0] a_1,
    input wire [8:0] a_2,
    input wire [8:0] b_0,
    input wire [8:0] b_1,
    input wire [8:0] b_2,
    // The dot product, in two's complement.
    output reg [11:0] y
);

    // Choice `dot3_form`.
    localparam single = 1'b0;

    wire [19:0] parts_0_y;
    wire [19:0] parts_1_y;
    wire [19:0] parts_2_y;
    wire [19:0] pair;
    wire [19:0] total;
    wire [19:0] folded;
    wire [19:0] quotient;

    pica_dot_part parts_0 (
        .clock(clock),
        .a(a_0),
        .b(b_0),
        .y(parts_0_y)
    );

    pica_dot_part parts_1 (
        .clock(clock),
        .a(a_1),
        .b(b_1),
        .y(parts_1_y)
    );

    pica_dot_part parts_2 (
        .clock(clock),
        .a(a_2),
        .b(b_2),
        .y(parts_2_y)
    );

    assign pair = parts_0_y + parts_1_y;
    assign total = pair + parts_2_y;
    // floor(x / 255) for x from 0 to 255 * 255; what is outside stays outside of 0 to 255.
    assign folded = {8'h0, total[19:8]} + 20'h1;
    assign quotient = total + folded;

    always @(*) begin
        y = total[11:0];
        if (single) begin
            y = quotient[19:8];
            if (total[19]) begin
                y = total[19:8];
            end
        end
    end
endmodule
`else
`ifndef PICA_DOT3_4403ABD64D49
`ifdef __ICARUS__
two different texts of module pica_dot3
`endif
`include "two different texts of module pica_dot3"
`endif
`endif

`default_nettype wire
