// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_OPERANDS
`define PICA_SHADER_OPERANDS
`define PICA_SHADER_OPERANDS_7FC29941D974
// Fetches the sources of an instruction: gives the address of one, and in the next clock takes its value.
// Addresses are there one clock after the instruction.
module pica_shader_operands (
    input wire clock,
    // The source (1 to 3) whose address is wanted.
    input wire [1:0] wanted,
    // The source (1 to 3) whose register is there: the one wanted in the clock before; 0 for none.
    input wire [1:0] arrives,
    input wire [6:0] source_0,
    input wire [6:0] source_1,
    input wire [6:0] source_2,
    input wire [7:0] select_0,
    input wire [7:0] select_1,
    input wire [7:0] select_2,
    input wire negate_0,
    input wire negate_1,
    input wire negate_2,
    // The source that `index` applies to.
    input wire [1:0] wide,
    input wire [1:0] index,
    input wire [31:0] a0x,
    input wire [31:0] a0y,
    input wire [31:0] al,
    input wire [23:0] register_0,
    input wire [23:0] register_1,
    input wire [23:0] register_2,
    input wire [23:0] register_3,
    output reg [6:0] address,
    output wire [23:0] a_0,
    output wire [23:0] a_1,
    output wire [23:0] a_2,
    output wire [23:0] a_3,
    output wire [23:0] b_0,
    output wire [23:0] b_1,
    output wire [23:0] b_2,
    output wire [23:0] b_3,
    output wire [23:0] c_0,
    output wire [23:0] c_1,
    output wire [23:0] c_2,
    output wire [23:0] c_3
);

    wire [6:0] offset_low;
    wire offset_in_range;
    wire [6:0] place_address;
    wire place_ones;
    reg [6:0] named_d;
    reg [6:0] named_q;
    reg [6:0] held_source_0_q;
    reg [6:0] held_source_1_q;
    reg [6:0] held_source_2_q;
    reg [1:0] held_wide_q;
    reg [6:0] low_q;
    reg in_range_q;
    reg [7:0] modifier_select;
    reg modifier_negate;
    wire [23:0] modifier_x;
    wire [23:0] modifier_y;
    wire [23:0] modifier_z;
    wire [23:0] modifier_w;
    reg ones_d;
    // Whether the register that arrives does not exist.
    reg ones_q;
    reg [23:0] held_a_0_d;
    reg [23:0] held_a_0_q;
    reg [23:0] held_a_1_d;
    reg [23:0] held_a_1_q;
    reg [23:0] held_a_2_d;
    reg [23:0] held_a_2_q;
    reg [23:0] held_a_3_d;
    reg [23:0] held_a_3_q;
    reg [23:0] held_b_0_d;
    reg [23:0] held_b_0_q;
    reg [23:0] held_b_1_d;
    reg [23:0] held_b_1_q;
    reg [23:0] held_b_2_d;
    reg [23:0] held_b_2_q;
    reg [23:0] held_b_3_d;
    reg [23:0] held_b_3_q;
    reg [23:0] held_c_0_d;
    reg [23:0] held_c_0_q;
    reg [23:0] held_c_1_d;
    reg [23:0] held_c_1_q;
    reg [23:0] held_c_2_d;
    reg [23:0] held_c_2_q;
    reg [23:0] held_c_3_d;
    reg [23:0] held_c_3_q;
    wire [23:0] operand_0;
    wire [23:0] operand_1;
    wire [23:0] operand_2;
    wire [23:0] operand_3;

    pica_operand_index offset (
        .index(index),
        .a0x(a0x),
        .a0y(a0y),
        .al(al),
        .low(offset_low),
        .in_range(offset_in_range)
    );

    pica_operand_address place (
        .source(named_q),
        .low(low_q),
        .in_range(in_range_q),
        .address(place_address),
        .ones(place_ones)
    );

    pica_operand_modifier modifier (
        .register_x(register_0),
        .register_y(register_1),
        .register_z(register_2),
        .register_w(register_3),
        .ones(ones_q),
        .select(modifier_select),
        .negate(modifier_negate),
        .x(modifier_x),
        .y(modifier_y),
        .z(modifier_z),
        .w(modifier_w)
    );

    always @(*) begin
        address = held_source_0_q;
        if (wanted == 2'h2) begin
            address = held_source_1_q;
        end
        if (wanted == 2'h3) begin
            address = held_source_2_q;
        end
        if (wanted == held_wide_q) begin
            address = place_address;
        end
    end

    always @(*) begin
        modifier_select = select_0;
        if (arrives == 2'h2) begin
            modifier_select = select_1;
        end
        if (arrives == 2'h3) begin
            modifier_select = select_2;
        end
    end

    always @(*) begin
        modifier_negate = negate_0;
        if (arrives == 2'h2) begin
            modifier_negate = negate_1;
        end
        if (arrives == 2'h3) begin
            modifier_negate = negate_2;
        end
    end

    assign operand_0 = modifier_x;
    assign operand_1 = modifier_y;
    assign operand_2 = modifier_z;
    assign operand_3 = modifier_w;
    assign a_0 = held_a_0_q;
    assign b_0 = held_b_0_q;
    assign c_0 = held_c_0_q;
    assign a_1 = held_a_1_q;
    assign b_1 = held_b_1_q;
    assign c_1 = held_c_1_q;
    assign a_2 = held_a_2_q;
    assign b_2 = held_b_2_q;
    assign c_2 = held_c_2_q;

    always @(*) begin
        held_a_0_d = held_a_0_q;
        held_a_1_d = held_a_1_q;
        held_a_2_d = held_a_2_q;
        held_a_3_d = held_a_3_q;
        held_b_0_d = held_b_0_q;
        held_b_1_d = held_b_1_q;
        held_b_2_d = held_b_2_q;
        held_b_3_d = held_b_3_q;
        held_c_0_d = held_c_0_q;
        held_c_1_d = held_c_1_q;
        held_c_2_d = held_c_2_q;
        held_c_3_d = held_c_3_q;
        named_d = source_0;
        if (wide == 2'h2) begin
            named_d = source_1;
        end
        if (wide == 2'h3) begin
            named_d = source_2;
        end
        ones_d = 1'b0;
        if (wanted == held_wide_q) begin
            ones_d = place_ones;
        end
        if (arrives == 2'h1) begin
            held_a_0_d = operand_0;
        end
        if (arrives == 2'h2) begin
            held_b_0_d = operand_0;
        end
        if (arrives == 2'h3) begin
            held_c_0_d = operand_0;
        end
        if (arrives == 2'h1) begin
            held_a_1_d = operand_1;
        end
        if (arrives == 2'h2) begin
            held_b_1_d = operand_1;
        end
        if (arrives == 2'h3) begin
            held_c_1_d = operand_1;
        end
        if (arrives == 2'h1) begin
            held_a_2_d = operand_2;
        end
        if (arrives == 2'h2) begin
            held_b_2_d = operand_2;
        end
        if (arrives == 2'h3) begin
            held_c_2_d = operand_2;
        end
        if (arrives == 2'h1) begin
            held_a_3_d = operand_3;
        end
        if (arrives == 2'h2) begin
            held_b_3_d = operand_3;
        end
        if (arrives == 2'h3) begin
            held_c_3_d = operand_3;
        end
    end

    assign a_3 = held_a_3_q;
    assign b_3 = held_b_3_q;
    assign c_3 = held_c_3_q;

    initial begin
        named_q = 7'h0;
        held_source_0_q = 7'h0;
        held_source_1_q = 7'h0;
        held_source_2_q = 7'h0;
        held_wide_q = 2'h0;
        low_q = 7'h0;
        in_range_q = 1'b0;
        ones_q = 1'b0;
        held_a_0_q = 24'h0;
        held_a_1_q = 24'h0;
        held_a_2_q = 24'h0;
        held_a_3_q = 24'h0;
        held_b_0_q = 24'h0;
        held_b_1_q = 24'h0;
        held_b_2_q = 24'h0;
        held_b_3_q = 24'h0;
        held_c_0_q = 24'h0;
        held_c_1_q = 24'h0;
        held_c_2_q = 24'h0;
        held_c_3_q = 24'h0;
    end

    always @(posedge clock) begin
        named_q <= named_d;
        held_source_0_q <= source_0;
        held_source_1_q <= source_1;
        held_source_2_q <= source_2;
        held_wide_q <= wide;
        low_q <= offset_low;
        in_range_q <= offset_in_range;
        ones_q <= ones_d;
        held_a_0_q <= held_a_0_d;
        held_a_1_q <= held_a_1_d;
        held_a_2_q <= held_a_2_d;
        held_a_3_q <= held_a_3_d;
        held_b_0_q <= held_b_0_d;
        held_b_1_q <= held_b_1_d;
        held_b_2_q <= held_b_2_d;
        held_b_3_q <= held_b_3_d;
        held_c_0_q <= held_c_0_d;
        held_c_1_q <= held_c_1_d;
        held_c_2_q <= held_c_2_d;
        held_c_3_q <= held_c_3_d;
    end
endmodule
`else
`ifndef PICA_SHADER_OPERANDS_7FC29941D974
`ifdef __ICARUS__
two different texts of module pica_shader_operands
`endif
`include "two different texts of module pica_shader_operands"
`endif
`endif

`default_nettype wire
