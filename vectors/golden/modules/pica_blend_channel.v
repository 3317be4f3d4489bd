// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLEND_CHANNEL
`define PICA_BLEND_CHANNEL
`define PICA_BLEND_CHANNEL_48879B5DE4ED
// Blending of a channel, from factors on: clocks 2 to 7 of `blend`.
module pica_blend_channel (
    input wire clock,
    input wire [2:0] equation,
    input wire [7:0] source,
    input wire [7:0] destination,
    // Factors of source and destination, weighted as the division wants them.
    input wire [8:0] source_factor,
    input wire [8:0] destination_factor,
    output wire [7:0] y
);

    localparam BLEND_EQUATION_MAX = 3'h4;
    localparam BLEND_EQUATION_MIN = 3'h3;
    localparam BLEND_EQUATION_REVERSE_SUBTRACT = 3'h2;
    localparam BLEND_EQUATION_SUBTRACT = 3'h1;

    reg [2:0] equation2_q;
    reg [7:0] operands2_0_q;
    reg [7:0] operands2_1_q;
    reg [8:0] factors2_0_q;
    reg [8:0] factors2_1_q;
    wire [16:0] products_0_y;
    wire [16:0] products_1_y;
    reg [2:0] equation3_q;
    reg [16:0] products3_0_q;
    reg [16:0] products3_1_q;
    reg [2:0] equation4_q;
    reg [16:0] products4_0_q;
    reg [16:0] products4_1_q;
    wire [17:0] difference4_d;
    reg [17:0] difference4_q;
    reg [17:0] term5_d;
    reg [17:0] term5_q;
    reg [16:0] base5_d;
    reg [16:0] base5_q;
    wire carry5_d;
    reg carry5_q;
    wire [17:0] total6_d;
    reg [17:0] total6_q;
    wire [9:0] divide_y;
    reg [7:0] y7_d;
    reg [7:0] y7_q;
    wire less;
    reg differs;
    reg inverted;
    // Whether the first summand, a product or the difference, and the second one, a product, count.
    reg has_term;
    reg has_base;
    wire [18:0] base_and_carry;
    wire [18:0] total;

    pica_product #(.A(8), .B(9), .P(17)) products_0 (
        .a(operands2_0_q),
        .b(factors2_0_q),
        .y(products_0_y)
    );

    pica_product #(.A(8), .B(9), .P(17)) products_1 (
        .a(operands2_1_q),
        .b(factors2_1_q),
        .y(products_1_y)
    );

    pica_divide255 divide (
        .x(total6_q),
        .y(divide_y)
    );

    // 2. Operands and factors.

    // 3. Products.

    // 4. The difference of the products.
    assign difference4_d = {1'b0, products3_0_q} - {1'b0, products3_1_q};

    // 5. What the equation adds.
    assign less = difference4_q[17];

    always @(*) begin
        differs = 1'b1;
        inverted = 1'b0;
        has_term = ~less;
        has_base = 1'b0;
        case (equation4_q)
            BLEND_EQUATION_SUBTRACT: ;
            BLEND_EQUATION_REVERSE_SUBTRACT: begin
                inverted = 1'b1;
                has_term = less;
            end
            BLEND_EQUATION_MIN: begin
                has_term = less;
                has_base = 1'b1;
            end
            BLEND_EQUATION_MAX: has_base = 1'b1;
            default: begin
                differs = 1'b0;
                has_term = 1'b1;
                has_base = 1'b1;
            end
        endcase
        term5_d = {1'b0, products4_0_q};
        if (differs) begin
            term5_d = difference4_q;
            if (inverted) begin
                term5_d = ~difference4_q;
            end
        end
        if (~has_term) begin
            term5_d = 18'h0;
        end
        base5_d = products4_1_q;
        if (~has_base) begin
            base5_d = 17'h0;
        end
    end

    assign carry5_d = inverted && has_term;

    // 6. The sum.
    assign base_and_carry = ({2'h0, base5_q} << 1) | {18'h0, carry5_q};
    assign total = (({1'b0, term5_q} << 1) | 19'h1) + base_and_carry;
    assign total6_d = total[18:1];

    // 7. The quotient, limited.
    always @(*) begin
        y7_d = divide_y[7:0];
        if (divide_y[8]) begin
            y7_d = 8'hff;
        end
    end

    assign y = y7_q;

    initial begin
        equation2_q = 3'h0;
        operands2_0_q = 8'h0;
        operands2_1_q = 8'h0;
        factors2_0_q = 9'h0;
        factors2_1_q = 9'h0;
        equation3_q = 3'h0;
        products3_0_q = 17'h0;
        products3_1_q = 17'h0;
        equation4_q = 3'h0;
        products4_0_q = 17'h0;
        products4_1_q = 17'h0;
        difference4_q = 18'h0;
        term5_q = 18'h0;
        base5_q = 17'h0;
        carry5_q = 1'b0;
        total6_q = 18'h0;
        y7_q = 8'h0;
    end

    always @(posedge clock) begin
        equation2_q <= equation;
        operands2_0_q <= source;
        operands2_1_q <= destination;
        factors2_0_q <= source_factor;
        factors2_1_q <= destination_factor;
        equation3_q <= equation2_q;
        products3_0_q <= products_0_y;
        products3_1_q <= products_1_y;
        equation4_q <= equation3_q;
        products4_0_q <= products3_0_q;
        products4_1_q <= products3_1_q;
        difference4_q <= difference4_d;
        term5_q <= term5_d;
        base5_q <= base5_d;
        carry5_q <= carry5_d;
        total6_q <= total6_d;
        y7_q <= y7_d;
    end
endmodule
`else
`ifndef PICA_BLEND_CHANNEL_48879B5DE4ED
`ifdef __ICARUS__
two different texts of module pica_blend_channel
`endif
`include "two different texts of module pica_blend_channel"
`endif
`endif

`default_nettype wire
