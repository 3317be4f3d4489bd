// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_SPECIAL
`define PICA_SHADER_SPECIAL
`define PICA_SHADER_SPECIAL_35B241312B24
// RCP, RSQ, EX2 and LG2, one unit of each, behind one stream.
module pica_shader_special (
    input wire clock,
    input wire reset,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output reg in_ready,
    // 0 RCP, 1 RSQ, 2 EX2, 3 LG2. Does not change before the result is taken.
    input wire [1:0] operation,
    input wire [23:0] a,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    output reg [23:0] y
);

    localparam SpecialFunction_Rcp = 2'h0;
    localparam SpecialFunction_Rsq = 2'h1;
    localparam SpecialFunction_Ex2 = 2'h2;
    localparam SpecialFunction_Lg2 = 2'h3;

    reg rcp_in_valid;
    wire rcp_out_ready;
    wire rcp_in_ready;
    wire rcp_out_valid;
    wire [23:0] rcp_y;
    reg rsq_in_valid;
    wire rsq_out_ready;
    wire rsq_in_ready;
    wire rsq_out_valid;
    wire [23:0] rsq_y;
    reg ex2_in_valid;
    wire ex2_out_ready;
    wire ex2_in_ready;
    wire ex2_out_valid;
    wire [23:0] ex2_y;
    reg lg2_in_valid;
    wire lg2_out_ready;
    wire lg2_in_ready;
    wire lg2_out_valid;
    wire [23:0] lg2_y;
    reg [23:0] results_0_q;
    reg [23:0] results_1_q;
    reg [23:0] results_2_q;
    reg [23:0] results_3_q;
    wire done_d;
    reg done_q;
    reg finished;
    wire taken;

    pica_f24_rcp rcp (
        .clock(clock),
        .reset(reset),
        .in_valid(rcp_in_valid),
        .out_ready(rcp_out_ready),
        .a(a),
        .in_ready(rcp_in_ready),
        .out_valid(rcp_out_valid),
        .y(rcp_y)
    );

    pica_f24_rsq rsq (
        .clock(clock),
        .reset(reset),
        .in_valid(rsq_in_valid),
        .out_ready(rsq_out_ready),
        .a(a),
        .in_ready(rsq_in_ready),
        .out_valid(rsq_out_valid),
        .y(rsq_y)
    );

    pica_f24_ex2 ex2 (
        .clock(clock),
        .reset(reset),
        .in_valid(ex2_in_valid),
        .out_ready(ex2_out_ready),
        .a(a),
        .in_ready(ex2_in_ready),
        .out_valid(ex2_out_valid),
        .y(ex2_y)
    );

    pica_f24_lg2 lg2 (
        .clock(clock),
        .reset(reset),
        .in_valid(lg2_in_valid),
        .out_ready(lg2_out_ready),
        .a(a),
        .in_ready(lg2_in_ready),
        .out_valid(lg2_out_valid),
        .y(lg2_y)
    );

    assign taken = done_q && out_ready;
    assign rcp_out_ready = taken;
    assign rsq_out_ready = taken;
    assign ex2_out_ready = taken;
    assign lg2_out_ready = taken;

    always @(*) begin
        rcp_in_valid = 1'b0;
        rsq_in_valid = 1'b0;
        ex2_in_valid = 1'b0;
        lg2_in_valid = 1'b0;
        case (operation)
            SpecialFunction_Rcp: rcp_in_valid = in_valid;
            SpecialFunction_Rsq: rsq_in_valid = in_valid;
            SpecialFunction_Ex2: ex2_in_valid = in_valid;
            default: lg2_in_valid = in_valid;
        endcase
    end

    always @(*) begin
        case (operation)
            SpecialFunction_Rcp: finished = rcp_out_valid;
            SpecialFunction_Rsq: finished = rsq_out_valid;
            SpecialFunction_Ex2: finished = ex2_out_valid;
            default: finished = lg2_out_valid;
        endcase
    end

    always @(*) begin
        case (operation)
            SpecialFunction_Rcp: begin
                in_ready = rcp_in_ready;
                y = results_0_q;
            end
            SpecialFunction_Rsq: begin
                in_ready = rsq_in_ready;
                y = results_1_q;
            end
            SpecialFunction_Ex2: begin
                in_ready = ex2_in_ready;
                y = results_2_q;
            end
            default: begin
                in_ready = lg2_in_ready;
                y = results_3_q;
            end
        endcase
    end

    assign done_d = finished && ~taken && ~reset;
    assign out_valid = done_q;

    initial begin
        results_0_q = 24'h0;
        results_1_q = 24'h0;
        results_2_q = 24'h0;
        results_3_q = 24'h0;
        done_q = 1'b0;
    end

    always @(posedge clock) begin
        results_0_q <= rcp_y;
        results_1_q <= rsq_y;
        results_2_q <= ex2_y;
        results_3_q <= lg2_y;
        done_q <= done_d;
    end
endmodule
`else
`ifndef PICA_SHADER_SPECIAL_35B241312B24
`ifdef __ICARUS__
two different texts of module pica_shader_special
`endif
`include "two different texts of module pica_shader_special"
`endif
`endif

`default_nettype wire
