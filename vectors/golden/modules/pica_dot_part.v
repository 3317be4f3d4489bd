// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DOT_PART
`define PICA_DOT_PART
`define PICA_DOT_PART_EA17D9CEBC7A
// The share of a channel in a dot product: (2a - 255) (2b - 255), clocks 4 and 5 of the stage.
module pica_dot_part (
    input wire clock,
    // 2a - 255 and 2b - 255 in two's complement.
    input wire [8:0] a,
    input wire [8:0] b,
    // The share of the channel, in two's complement.
    output reg [19:0] y
);

    // Choice `dot3_form`.
    localparam single = 1'b0;

    wire [17:0] product_y;
    reg [17:0] product4_q;
    reg [17:0] y5_d;
    reg [17:0] y5_q;
    reg [17:0] half;
    wire [17:0] rounded;

    pica_signed_product #(.A(9), .B(9), .P(18)) product (
        .a(a),
        .b(b),
        .y(product_y)
    );

    always @(*) begin
        // Each part by itself is divided by 256 with 128 added, toward zero: one below -128 gets another 255.
        half = 18'h80;
        if (product4_q[17] && ~(&product4_q[16:7])) begin
            half = 18'h17f;
        end
    end

    assign rounded = product4_q + half;

    always @(*) begin
        y5_d = {8'h0, rounded[17:8]};
        if (rounded[17]) begin
            y5_d = {8'h0, rounded[17:8]} | 18'h3fc00;
        end
        if (single) begin
            y5_d = product4_q;
        end
    end

    always @(*) begin
        y = {2'h0, y5_q};
        if (y5_q[17]) begin
            y = {2'h0, y5_q} | 20'hc0000;
        end
    end

    initial begin
        product4_q = 18'h0;
        y5_q = 18'h0;
    end

    always @(posedge clock) begin
        product4_q <= product_y;
        y5_q <= y5_d;
    end
endmodule
`else
`ifndef PICA_DOT_PART_EA17D9CEBC7A
`ifdef __ICARUS__
two different texts of module pica_dot_part
`endif
`include "two different texts of module pica_dot_part"
`endif
`endif

`default_nettype wire
