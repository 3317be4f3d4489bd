// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OPERAND_MODIFIER
`define PICA_OPERAND_MODIFIER
`define PICA_OPERAND_MODIFIER_BD184282DC27
// Selects four components of a register and negates them (shader-unit.md#operand-descriptors).
module pica_operand_modifier (
    // x of the register, before selection and negation.
    input wire [23:0] register_x,
    // y of the register, before selection and negation.
    input wire [23:0] register_y,
    // z of the register, before selection and negation.
    input wire [23:0] register_z,
    // w of the register, before selection and negation.
    input wire [23:0] register_w,
    // Whether 1.0 stands for all components of the register.
    input wire ones,
    // The component that each component takes.
    input wire [7:0] select,
    // Whether the sign bits are flipped.
    input wire negate,
    // x of the operand, after selection and negation.
    output wire [23:0] x,
    // y of the operand, after selection and negation.
    output wire [23:0] y,
    // z of the operand, after selection and negation.
    output wire [23:0] z,
    // w of the operand, after selection and negation.
    output wire [23:0] w
);

    localparam SELECTOR_W = 0;
    localparam SELECTOR_X = 6;
    localparam SELECTOR_Y = 4;
    localparam SELECTOR_Z = 2;

    wire [1:0] lane_0_select;
    wire [23:0] lane_0_y;
    wire [1:0] lane_1_select;
    wire [23:0] lane_1_y;
    wire [1:0] lane_2_select;
    wire [23:0] lane_2_y;
    wire [1:0] lane_3_select;
    wire [23:0] lane_3_y;

    pica_operand_lane lane_0 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_0_select),
        .ones(ones),
        .negate(negate),
        .y(lane_0_y)
    );

    pica_operand_lane lane_1 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_1_select),
        .ones(ones),
        .negate(negate),
        .y(lane_1_y)
    );

    pica_operand_lane lane_2 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_2_select),
        .ones(ones),
        .negate(negate),
        .y(lane_2_y)
    );

    pica_operand_lane lane_3 (
        .register_x(register_x),
        .register_y(register_y),
        .register_z(register_z),
        .register_w(register_w),
        .select(lane_3_select),
        .ones(ones),
        .negate(negate),
        .y(lane_3_y)
    );

    assign lane_0_select = select[SELECTOR_X +: 2];
    assign lane_1_select = select[SELECTOR_Y +: 2];
    assign lane_2_select = select[SELECTOR_Z +: 2];
    assign lane_3_select = select[SELECTOR_W +: 2];
    assign x = lane_0_y;
    assign y = lane_1_y;
    assign z = lane_2_y;
    assign w = lane_3_y;
endmodule
`else
`ifndef PICA_OPERAND_MODIFIER_BD184282DC27
`ifdef __ICARUS__
two different texts of module pica_operand_modifier
`endif
`include "two different texts of module pica_operand_modifier"
`endif
`endif

`default_nettype wire
