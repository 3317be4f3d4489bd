// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_CONDITION
`define PICA_SHADER_CONDITION
`define PICA_SHADER_CONDITION_64FD06A9BF3B
// Whether the condition of an instruction holds (shader-unit.md#operations), and which `step` of flow
// control follows.
module pica_shader_condition (
    input wire is_jump,
    input wire is_call,
    input wire is_if,
    input wire is_loop,
    input wire is_break,
    input wire tests_flags,
    // CONDOP: 0 or, 1 and, 2 cmp.x alone, 3 cmp.y alone.
    input wire [1:0] operator,
    input wire ref_x,
    input wire ref_y,
    input wire cmp_x,
    input wire cmp_y,
    input wire tests_boolean,
    input wire [3:0] boolean_index,
    input wire boolean_value,
    input wire [15:0] booleans,
    output reg holds,
    output reg [2:0] step
);

    localparam CONDITION_AND = 2'h1;
    localparam CONDITION_OR = 2'h0;
    localparam CONDITION_X = 2'h2;
    localparam CONDITION_Y = 2'h3;
    localparam STEP_BREAK = 3'h6;
    localparam STEP_CALL = 3'h3;
    localparam STEP_JUMP = 3'h2;
    localparam STEP_LOOP = 3'h5;
    localparam STEP_SEQUENTIAL = 3'h0;
    localparam STEP_THEN = 3'h4;

    wire x;
    wire y;
    wire [15:0] shifted;

    assign x = cmp_x == ref_x;
    assign y = cmp_y == ref_y;
    assign shifted = booleans >> boolean_index;

    always @(*) begin
        holds = 1'b1;
        if (tests_boolean) begin
            holds = shifted[0] == boolean_value;
        end
        if (tests_flags) begin
            case (operator)
                CONDITION_OR: holds = x || y;
                CONDITION_AND: holds = x && y;
                CONDITION_X: holds = x;
                CONDITION_Y: holds = y;
                default: ;
            endcase
        end
    end

    always @(*) begin
        step = STEP_SEQUENTIAL;
        if (is_jump && holds) begin
            step = STEP_JUMP;
        end
        if (is_call && holds) begin
            step = STEP_CALL;
        end
        if (is_if) begin
            step = STEP_JUMP;
            if (holds) begin
                step = STEP_THEN;
            end
        end
        if (is_loop) begin
            step = STEP_LOOP;
        end
        if (is_break && holds) begin
            step = STEP_BREAK;
        end
    end
endmodule
`else
`ifndef PICA_SHADER_CONDITION_64FD06A9BF3B
`ifdef __ICARUS__
two different texts of module pica_shader_condition
`endif
`include "two different texts of module pica_shader_condition"
`endif
`endif

`default_nettype wire
