// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_MULTIPLY_ADD
`define PICA_SHADER_MULTIPLY_ADD
`define PICA_SHADER_MULTIPLY_ADD_555A40F3777C
// Four multipliers and four adders. For MAD an adder follows its multiplier; for dot products the adders
// form a chain.
module pica_shader_multiply_add (
    input wire clock,
    input wire reset,
    // Whether the operands count.
    input wire valid,
    // The adders take products and `c`.
    input wire mad,
    // The adders are chained.
    input wire dot,
    // The chain ends with the third product.
    input wire three,
    input wire [23:0] a_0,
    input wire [23:0] a_1,
    input wire [23:0] a_2,
    input wire [23:0] a_3,
    input wire [23:0] b_0,
    input wire [23:0] b_1,
    input wire [23:0] b_2,
    input wire [23:0] b_3,
    input wire [23:0] c_0,
    input wire [23:0] c_1,
    input wire [23:0] c_2,
    input wire [23:0] c_3,
    output wire [23:0] product_0,
    output wire [23:0] product_1,
    output wire [23:0] product_2,
    output wire [23:0] product_3,
    output wire [23:0] sum_0,
    output wire [23:0] sum_1,
    output wire [23:0] sum_2,
    output wire [23:0] sum_3,
    // The dot product.
    output reg [23:0] total
);

    // Choice `dot_product_order=pairwise-tree`. Choice `dot_product_order`.
    localparam tree = 1'b0;

    wire mul_0_out_valid;
    wire [23:0] mul_0_y;
    wire mul_1_out_valid;
    wire [23:0] mul_1_y;
    wire mul_2_out_valid;
    wire [23:0] mul_2_y;
    wire mul_3_out_valid;
    wire [23:0] mul_3_y;
    reg [23:0] add_0_a;
    reg [23:0] add_0_b;
    wire add_0_out_valid;
    wire [23:0] add_0_y;
    reg [23:0] add_1_a;
    reg [23:0] add_1_b;
    wire add_1_out_valid;
    wire [23:0] add_1_y;
    reg [23:0] add_2_a;
    reg [23:0] add_2_b;
    wire add_2_out_valid;
    wire [23:0] add_2_y;
    reg [23:0] add_3_a;
    reg [23:0] add_3_b;
    wire add_3_out_valid;
    wire [23:0] add_3_y;

    pica_f24_mul mul_0 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_0),
        .b(b_0),
        .out_valid(mul_0_out_valid),
        .y(mul_0_y)
    );

    pica_f24_mul mul_1 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_1),
        .b(b_1),
        .out_valid(mul_1_out_valid),
        .y(mul_1_y)
    );

    pica_f24_mul mul_2 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_2),
        .b(b_2),
        .out_valid(mul_2_out_valid),
        .y(mul_2_y)
    );

    pica_f24_mul mul_3 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(a_3),
        .b(b_3),
        .out_valid(mul_3_out_valid),
        .y(mul_3_y)
    );

    pica_f24_add add_0 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_0_a),
        .b(add_0_b),
        .out_valid(add_0_out_valid),
        .y(add_0_y)
    );

    pica_f24_add add_1 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_1_a),
        .b(add_1_b),
        .out_valid(add_1_out_valid),
        .y(add_1_y)
    );

    pica_f24_add add_2 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_2_a),
        .b(add_2_b),
        .out_valid(add_2_out_valid),
        .y(add_2_y)
    );

    pica_f24_add add_3 (
        .clock(clock),
        .reset(reset),
        .in_valid(valid),
        .a(add_3_a),
        .b(add_3_b),
        .out_valid(add_3_out_valid),
        .y(add_3_y)
    );

    assign product_0 = mul_0_y;
    assign sum_0 = add_0_y;
    assign product_1 = mul_1_y;
    assign sum_1 = add_1_y;
    assign product_2 = mul_2_y;
    assign sum_2 = add_2_y;
    assign product_3 = mul_3_y;

    always @(*) begin
        add_3_a = a_3;
        if (mad) begin
            add_3_a = mul_3_y;
        end
    end

    always @(*) begin
        add_3_b = b_3;
        if (mad) begin
            add_3_b = c_3;
        end
    end

    assign sum_3 = add_3_y;

    always @(*) begin
        add_0_a = a_0;
        if (mad) begin
            add_0_a = mul_0_y;
        end
        if (dot) begin
            add_0_a = mul_0_y;
        end
    end

    always @(*) begin
        add_0_b = b_0;
        if (mad) begin
            add_0_b = c_0;
        end
        if (dot) begin
            add_0_b = mul_1_y;
        end
    end

    always @(*) begin
        add_1_a = a_1;
        if (mad) begin
            add_1_a = mul_1_y;
        end
        if (dot) begin
            add_1_a = add_0_y;
            if (tree) begin
                add_1_a = mul_2_y;
            end
        end
    end

    always @(*) begin
        add_1_b = b_1;
        if (mad) begin
            add_1_b = c_1;
        end
        if (dot) begin
            add_1_b = mul_2_y;
            if (tree) begin
                add_1_b = mul_3_y;
            end
        end
    end

    always @(*) begin
        add_2_a = a_2;
        if (mad) begin
            add_2_a = mul_2_y;
        end
        if (dot) begin
            add_2_a = add_1_y;
            if (tree) begin
                add_2_a = add_0_y;
            end
        end
    end

    always @(*) begin
        add_2_b = b_2;
        if (mad) begin
            add_2_b = c_2;
        end
        if (dot) begin
            add_2_b = mul_3_y;
            if (tree) begin
                add_2_b = add_1_y;
                if (three) begin
                    add_2_b = mul_2_y;
                end
            end
        end
    end

    always @(*) begin
        total = add_2_y;
        if (three && ~tree) begin
            total = add_1_y;
        end
    end
endmodule
`else
`ifndef PICA_SHADER_MULTIPLY_ADD_555A40F3777C
`ifdef __ICARUS__
two different texts of module pica_shader_multiply_add
`endif
`include "two different texts of module pica_shader_multiply_add"
`endif
`endif

`default_nettype wire
