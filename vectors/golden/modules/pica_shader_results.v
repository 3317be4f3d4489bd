// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_RESULTS
`define PICA_SHADER_RESULTS
`define PICA_SHADER_RESULTS_824F4A1C8B74
// cmp.x, cmp.y, a0.x and a0.y, and the destination register under its mask. Choice `shader_register_init`.
module pica_shader_results (
    input wire clock,
    input wire reset,
    // An invocation begins.
    input wire begins,
    input wire zeroes,
    // The instruction takes effect.
    input wire commits,
    input wire is_mova,
    input wire enable_x,
    input wire enable_y,
    input wire writes_register,
    input wire [3:0] mask,
    input wire [23:0] result_0,
    input wire [23:0] result_1,
    input wire [23:0] result_2,
    input wire [23:0] result_3,
    input wire alu_cmp_x,
    input wire alu_cmp_y,
    input wire [31:0] alu_a0x,
    input wire [31:0] alu_a0y,
    // The state before the instruction.
    output wire cmp_x,
    output wire cmp_y,
    output wire [31:0] a0x,
    output wire [31:0] a0y,
    // The state after the instruction.
    output reg next_cmp_x,
    output reg next_cmp_y,
    output reg [31:0] next_a0x,
    output reg [31:0] next_a0y,
    output reg [23:0] value_0,
    output reg [23:0] value_1,
    output reg [23:0] value_2,
    output reg [23:0] value_3,
    output wire write_0,
    output wire write_1,
    output wire write_2,
    output wire write_3
);

    localparam MASK_W = 0;
    localparam MASK_X = 3;
    localparam MASK_Y = 2;
    localparam MASK_Z = 1;
    // Choice `shader_register_init`.
    localparam clears = 1'b0;

    reg flag_x_d;
    reg flag_x_q;
    reg flag_y_d;
    reg flag_y_q;
    reg [31:0] address_x_d;
    reg [31:0] address_x_q;
    reg [31:0] address_y_d;
    reg [31:0] address_y_q;
    wire enabled_0;
    wire enabled_1;
    wire enabled_2;
    wire enabled_3;

    always @(*) begin
        next_a0x = address_x_q;
        if (enable_x) begin
            if (is_mova) begin
                next_a0x = alu_a0x;
            end
        end
    end

    always @(*) begin
        next_cmp_x = flag_x_q;
        if (enable_x) begin
            if (is_mova) begin
            end else begin
                next_cmp_x = alu_cmp_x;
            end
        end
    end

    always @(*) begin
        next_a0y = address_y_q;
        if (enable_y) begin
            if (is_mova) begin
                next_a0y = alu_a0y;
            end
        end
    end

    always @(*) begin
        next_cmp_y = flag_y_q;
        if (enable_y) begin
            if (is_mova) begin
            end else begin
                next_cmp_y = alu_cmp_y;
            end
        end
    end

    assign enabled_0 = mask[MASK_X];
    assign enabled_1 = mask[MASK_Y];
    assign enabled_2 = mask[MASK_Z];
    assign enabled_3 = mask[MASK_W];
    assign write_0 = writes_register && commits && enabled_0;

    always @(*) begin
        value_0 = 24'h0;
        if (writes_register && enabled_0) begin
            value_0 = result_0;
        end
    end

    assign write_1 = writes_register && commits && enabled_1;

    always @(*) begin
        value_1 = 24'h0;
        if (writes_register && enabled_1) begin
            value_1 = result_1;
        end
    end

    assign write_2 = writes_register && commits && enabled_2;

    always @(*) begin
        value_2 = 24'h0;
        if (writes_register && enabled_2) begin
            value_2 = result_2;
        end
    end

    assign write_3 = writes_register && commits && enabled_3;

    always @(*) begin
        value_3 = 24'h0;
        if (writes_register && enabled_3) begin
            value_3 = result_3;
        end
    end

    always @(*) begin
        flag_x_d = flag_x_q;
        flag_y_d = flag_y_q;
        address_x_d = address_x_q;
        address_y_d = address_y_q;
        if (commits) begin
            flag_x_d = next_cmp_x;
            flag_y_d = next_cmp_y;
            address_x_d = next_a0x;
            address_y_d = next_a0y;
        end
        if (reset || (begins && (clears || zeroes))) begin
            flag_x_d = 1'b0;
            flag_y_d = 1'b0;
            address_x_d = 32'h0;
            address_y_d = 32'h0;
        end
    end

    assign cmp_x = flag_x_q;
    assign cmp_y = flag_y_q;
    assign a0x = address_x_q;
    assign a0y = address_y_q;

    initial begin
        flag_x_q = 1'b0;
        flag_y_q = 1'b0;
        address_x_q = 32'h0;
        address_y_q = 32'h0;
    end

    always @(posedge clock) begin
        flag_x_q <= flag_x_d;
        flag_y_q <= flag_y_d;
        address_x_q <= address_x_d;
        address_y_q <= address_y_d;
    end
endmodule
`else
`ifndef PICA_SHADER_RESULTS_824F4A1C8B74
`ifdef __ICARUS__
two different texts of module pica_shader_results
`endif
`include "two different texts of module pica_shader_results"
`endif
`endif

`default_nettype wire
