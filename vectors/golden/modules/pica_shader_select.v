// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_SELECT
`define PICA_SHADER_SELECT
`define PICA_SHADER_SELECT_D5AC59B664C6
// Comparators: MAX, MIN, SGE, SLT, LITP, MOV, the moves of DST, and the flags of CMP and LITP.
module pica_shader_select (
    input wire clock,
    input wire is_max,
    input wire is_min,
    input wire is_sge,
    input wire is_slt,
    input wire is_litp,
    input wire [2:0] compare_x,
    input wire [2:0] compare_y,
    input wire [23:0] a_0,
    input wire [23:0] a_1,
    input wire [23:0] a_2,
    input wire [23:0] a_3,
    input wire [23:0] b_0,
    input wire [23:0] b_1,
    input wire [23:0] b_2,
    input wire [23:0] b_3,
    output wire [23:0] y_0,
    output reg [23:0] y_1,
    output wire [23:0] y_2,
    output wire [23:0] y_3,
    // b.w as MOV passes it.
    output wire [23:0] moved_bw,
    // Flags of CMP, or of LITP.
    output wire cmp_x,
    output wire cmp_y
);

    localparam COMPARISON_GE = 5;
    localparam COMPARISON_GT = 4;
    localparam COMPARISON_LT = 2;
    localparam COMPARISON_TRUE6 = 3'h6;
    localparam COMPARISON_TRUE7 = 3'h7;
    localparam F24_ONE = 24'h3f0000;
    localparam SIZE_LITP_LIMIT = 24'h45fffc;
    // Choice `move_zero_sign`.
    localparam zero_positive = 1'b0;
    // The negative limit of LITP.
    localparam litp_low = 24'hc5fffc;
    // Choice `litp_nan`.
    localparam nan_passes = 1'b0;

    wire [23:0] flush_a_0_y;
    wire [23:0] flush_a_1_y;
    wire [23:0] flush_a_2_y;
    wire [23:0] flush_a_3_y;
    wire [23:0] flush_b_0_y;
    wire [23:0] flush_b_1_y;
    wire [23:0] flush_b_2_y;
    wire [23:0] flush_b_3_y;
    wire [23:0] flush_y_y;
    wire [23:0] cmp_0_a;
    wire [23:0] cmp_0_b;
    wire [5:0] cmp_0_y;
    wire [23:0] cmp_1_a;
    wire [23:0] cmp_1_b;
    wire [5:0] cmp_1_y;
    wire [23:0] cmp_2_a;
    wire [23:0] cmp_2_b;
    wire [5:0] cmp_2_y;
    wire [23:0] cmp_3_a;
    wire [23:0] cmp_3_b;
    wire [5:0] cmp_3_y;
    wire [5:0] upper_y;
    wire [23:0] held_left_0_d;
    reg [23:0] held_left_0_q;
    wire [23:0] held_left_1_d;
    reg [23:0] held_left_1_q;
    wire [23:0] held_left_2_d;
    reg [23:0] held_left_2_q;
    wire [23:0] held_left_3_d;
    reg [23:0] held_left_3_q;
    wire [23:0] held_right_0_d;
    reg [23:0] held_right_0_q;
    wire [23:0] held_right_1_d;
    reg [23:0] held_right_1_q;
    wire [23:0] held_right_2_d;
    reg [23:0] held_right_2_q;
    wire [23:0] held_right_3_d;
    reg [23:0] held_right_3_q;
    reg [23:0] held_flushed_0_q;
    reg [23:0] held_flushed_1_q;
    reg [23:0] held_flushed_2_q;
    reg [23:0] held_flushed_3_q;
    reg [5:0] order_0_q;
    reg [5:0] order_1_q;
    reg [5:0] order_2_q;
    reg [5:0] order_3_q;
    reg chooses_max_q;
    reg chooses_min_q;
    reg chooses_sge_q;
    reg chooses_slt_q;
    reg chooses_litp_q;
    wire [23:0] result_0_d;
    reg [23:0] result_0_q;
    wire [23:0] result_1_d;
    reg [23:0] result_1_q;
    wire [23:0] result_2_d;
    reg [23:0] result_2_q;
    wire [23:0] result_3_d;
    reg [23:0] result_3_q;
    wire [23:0] held_b_d;
    reg [23:0] held_b_q;
    reg [23:0] held_moved_q;
    wire held_x_d;
    reg held_x_q;
    wire held_y_d;
    reg held_y_q;
    reg limits_q;
    // A NaN in y of LITP that passes.
    reg passes_q;
    reg [23:0] nan_q;
    wire held_passes_d;
    reg held_passes_q;
    reg [23:0] held_nan_q;
    reg [23:0] left_0;
    reg [23:0] left_1;
    reg [23:0] left_2;
    reg [23:0] left_3;
    reg [23:0] right_0;
    reg [23:0] right_1;
    reg [23:0] right_2;
    reg [23:0] right_3;
    reg [23:0] chosen_0;
    reg [23:0] chosen_1;
    reg [23:0] chosen_2;
    reg [23:0] chosen_3;
    wire [5:0] seen_0;
    wire [5:0] seen_1;
    wire [5:0] seen_2;
    wire [5:0] seen_3;
    reg [23:0] value_0;
    reg [23:0] value_1;
    reg [23:0] value_2;
    reg [23:0] value_3;
    reg [23:0] low_y;
    reg flag_x;
    reg flag_y;
    reg [23:0] moved;
    wire [7:0] flags_x;
    wire [7:0] flags_y;

    // MOV, MIN, SGE and SLT may see a subnormal as 0.
    pica_f24_flush flush_a_0 (
        .a(a_0),
        .y(flush_a_0_y)
    );

    // MOV, MIN, SGE and SLT may see a subnormal as 0.
    pica_f24_flush flush_a_1 (
        .a(a_1),
        .y(flush_a_1_y)
    );

    // MOV, MIN, SGE and SLT may see a subnormal as 0.
    pica_f24_flush flush_a_2 (
        .a(a_2),
        .y(flush_a_2_y)
    );

    // MOV, MIN, SGE and SLT may see a subnormal as 0.
    pica_f24_flush flush_a_3 (
        .a(a_3),
        .y(flush_a_3_y)
    );

    pica_f24_flush flush_b_0 (
        .a(b_0),
        .y(flush_b_0_y)
    );

    pica_f24_flush flush_b_1 (
        .a(b_1),
        .y(flush_b_1_y)
    );

    pica_f24_flush flush_b_2 (
        .a(b_2),
        .y(flush_b_2_y)
    );

    pica_f24_flush flush_b_3 (
        .a(b_3),
        .y(flush_b_3_y)
    );

    // LITP: what the lower limit has left of y is not above 127.99609375.
    pica_f24_flush flush_y (
        .a(result_1_q),
        .y(flush_y_y)
    );

    pica_f24_cmp cmp_0 (
        .a(cmp_0_a),
        .b(cmp_0_b),
        .y(cmp_0_y)
    );

    pica_f24_cmp cmp_1 (
        .a(cmp_1_a),
        .b(cmp_1_b),
        .y(cmp_1_y)
    );

    pica_f24_cmp cmp_2 (
        .a(cmp_2_a),
        .b(cmp_2_b),
        .y(cmp_2_y)
    );

    pica_f24_cmp cmp_3 (
        .a(cmp_3_a),
        .b(cmp_3_b),
        .y(cmp_3_y)
    );

    pica_f24_cmp upper (
        .a(flush_y_y),
        .b(SIZE_LITP_LIMIT),
        .y(upper_y)
    );

    always @(*) begin
        left_0 = a_0;
        if (is_min || is_sge || is_slt) begin
            left_0 = flush_a_0_y;
        end
    end

    always @(*) begin
        left_1 = a_1;
        if (is_min || is_sge || is_slt) begin
            left_1 = flush_a_1_y;
        end
    end

    always @(*) begin
        left_2 = a_2;
        if (is_min || is_sge || is_slt) begin
            left_2 = flush_a_2_y;
        end
    end

    always @(*) begin
        right_2 = b_2;
        if (is_min || is_sge || is_slt) begin
            right_2 = flush_b_2_y;
        end
    end

    always @(*) begin
        left_3 = a_3;
        if (is_min || is_sge || is_slt) begin
            left_3 = flush_a_3_y;
        end
    end

    assign held_b_d = moved;

    always @(*) begin
        right_0 = b_0;
        if (is_min || is_sge || is_slt) begin
            right_0 = flush_b_0_y;
        end
        if (is_litp) begin
            // LITP: y is not below -127.99609375.
            right_0 = 24'h0;
        end
    end

    always @(*) begin
        right_1 = b_1;
        if (is_min || is_sge || is_slt) begin
            right_1 = flush_b_1_y;
        end
        if (is_litp) begin
            right_1 = litp_low;
        end
    end

    always @(*) begin
        right_3 = b_3;
        if (is_min || is_sge || is_slt) begin
            right_3 = flush_b_3_y;
        end
        if (is_litp) begin
            right_3 = 24'h0;
        end
    end

    assign cmp_0_a = left_0;
    assign cmp_0_b = right_0;
    assign cmp_1_a = left_1;
    assign cmp_1_b = right_1;
    assign cmp_2_a = left_2;
    assign cmp_2_b = right_2;
    assign cmp_3_a = left_3;
    assign cmp_3_b = right_3;
    assign held_left_0_d = left_0;
    assign held_right_0_d = right_0;
    assign seen_0 = order_0_q;
    assign held_left_1_d = left_1;
    assign held_right_1_d = right_1;
    assign seen_1 = order_1_q;
    assign held_left_2_d = left_2;
    assign held_right_2_d = right_2;
    assign seen_2 = order_2_q;
    assign held_left_3_d = left_3;
    assign held_right_3_d = right_3;
    assign seen_3 = order_3_q;
    // Operators other than the six comparisons are always true.
    assign flags_x = {2'h0, cmp_0_y} >> compare_x;
    assign flags_y = {2'h0, cmp_1_y} >> compare_y;
    assign held_x_d = flag_x;
    assign held_y_d = flag_y;
    assign result_0_d = value_0;
    assign result_1_d = value_1;
    assign result_2_d = value_2;

    always @(*) begin
        moved = flush_b_3_y;
        if (zero_positive && ~(|moved[22:0])) begin
            moved = 24'h0;
        end
        flag_x = flags_x[0];
        flag_y = flags_y[0];
        case (compare_x)
            COMPARISON_TRUE6: flag_x = 1'b1;
            COMPARISON_TRUE7: flag_x = 1'b1;
            default: ;
        endcase
        case (compare_y)
            COMPARISON_TRUE6: flag_y = 1'b1;
            COMPARISON_TRUE7: flag_y = 1'b1;
            default: ;
        endcase
        if (is_litp) begin
            flag_x = cmp_0_y[COMPARISON_GE];
            flag_y = cmp_3_y[COMPARISON_GE];
        end
        // The choice.
        chosen_0 = held_flushed_0_q;
        if (chooses_max_q || chooses_litp_q) begin
            chosen_0 = held_right_0_q;
            if (seen_0[COMPARISON_GT]) begin
                chosen_0 = held_left_0_q;
            end
        end
        if (chooses_min_q) begin
            chosen_0 = held_right_0_q;
            if (seen_0[COMPARISON_LT]) begin
                chosen_0 = held_left_0_q;
            end
        end
        chosen_1 = held_flushed_1_q;
        if (chooses_max_q || chooses_litp_q) begin
            chosen_1 = held_right_1_q;
            if (seen_1[COMPARISON_GT]) begin
                chosen_1 = held_left_1_q;
            end
        end
        if (chooses_min_q) begin
            chosen_1 = held_right_1_q;
            if (seen_1[COMPARISON_LT]) begin
                chosen_1 = held_left_1_q;
            end
        end
        chosen_2 = held_flushed_2_q;
        if (chooses_max_q || chooses_litp_q) begin
            chosen_2 = held_right_2_q;
            if (seen_2[COMPARISON_GT]) begin
                chosen_2 = held_left_2_q;
            end
        end
        if (chooses_min_q) begin
            chosen_2 = held_right_2_q;
            if (seen_2[COMPARISON_LT]) begin
                chosen_2 = held_left_2_q;
            end
        end
        chosen_3 = held_flushed_3_q;
        if (chooses_max_q || chooses_litp_q) begin
            chosen_3 = held_right_3_q;
            if (seen_3[COMPARISON_GT]) begin
                chosen_3 = held_left_3_q;
            end
        end
        if (chooses_min_q) begin
            chosen_3 = held_right_3_q;
            if (seen_3[COMPARISON_LT]) begin
                chosen_3 = held_left_3_q;
            end
        end
        if (chooses_litp_q) begin
            chosen_2 = 24'h0;
        end
        value_0 = chosen_0;
        if (zero_positive && ~(|chosen_0[22:0])) begin
            value_0 = 24'h0;
        end
        if (chooses_sge_q || chooses_slt_q) begin
            value_0 = 24'h0;
            if (chooses_sge_q && seen_0[COMPARISON_GE]) begin
                value_0 = F24_ONE;
            end
            if (chooses_slt_q && seen_0[COMPARISON_LT]) begin
                value_0 = F24_ONE;
            end
        end
        value_1 = chosen_1;
        if (zero_positive && ~(|chosen_1[22:0])) begin
            value_1 = 24'h0;
        end
        if (chooses_sge_q || chooses_slt_q) begin
            value_1 = 24'h0;
            if (chooses_sge_q && seen_1[COMPARISON_GE]) begin
                value_1 = F24_ONE;
            end
            if (chooses_slt_q && seen_1[COMPARISON_LT]) begin
                value_1 = F24_ONE;
            end
        end
        value_2 = chosen_2;
        if (zero_positive && ~(|chosen_2[22:0])) begin
            value_2 = 24'h0;
        end
        if (chooses_sge_q || chooses_slt_q) begin
            value_2 = 24'h0;
            if (chooses_sge_q && seen_2[COMPARISON_GE]) begin
                value_2 = F24_ONE;
            end
            if (chooses_slt_q && seen_2[COMPARISON_LT]) begin
                value_2 = F24_ONE;
            end
        end
        value_3 = chosen_3;
        if (zero_positive && ~(|chosen_3[22:0])) begin
            value_3 = 24'h0;
        end
        if (chooses_sge_q || chooses_slt_q) begin
            value_3 = 24'h0;
            if (chooses_sge_q && seen_3[COMPARISON_GE]) begin
                value_3 = F24_ONE;
            end
            if (chooses_slt_q && seen_3[COMPARISON_LT]) begin
                value_3 = F24_ONE;
            end
        end
    end

    assign result_3_d = value_3;
    assign held_passes_d = is_litp && nan_passes && (&a_1[22:16]) && (|a_1[15:0]);
    assign y_0 = result_0_q;
    assign y_2 = result_2_q;
    assign y_3 = result_3_q;

    always @(*) begin
        low_y = SIZE_LITP_LIMIT;
        if (upper_y[COMPARISON_LT]) begin
            low_y = flush_y_y;
        end
        y_1 = result_1_q;
        if (limits_q) begin
            y_1 = low_y;
            if (zero_positive && ~(|low_y[22:0])) begin
                y_1 = 24'h0;
            end
        end
        if (passes_q) begin
            y_1 = nan_q;
        end
    end

    assign moved_bw = held_moved_q;
    assign cmp_x = held_x_q;
    assign cmp_y = held_y_q;

    initial begin
        held_left_0_q = 24'h0;
        held_left_1_q = 24'h0;
        held_left_2_q = 24'h0;
        held_left_3_q = 24'h0;
        held_right_0_q = 24'h0;
        held_right_1_q = 24'h0;
        held_right_2_q = 24'h0;
        held_right_3_q = 24'h0;
        held_flushed_0_q = 24'h0;
        held_flushed_1_q = 24'h0;
        held_flushed_2_q = 24'h0;
        held_flushed_3_q = 24'h0;
        order_0_q = 6'h0;
        order_1_q = 6'h0;
        order_2_q = 6'h0;
        order_3_q = 6'h0;
        chooses_max_q = 1'b0;
        chooses_min_q = 1'b0;
        chooses_sge_q = 1'b0;
        chooses_slt_q = 1'b0;
        chooses_litp_q = 1'b0;
        result_0_q = 24'h0;
        result_1_q = 24'h0;
        result_2_q = 24'h0;
        result_3_q = 24'h0;
        held_b_q = 24'h0;
        held_moved_q = 24'h0;
        held_x_q = 1'b0;
        held_y_q = 1'b0;
        limits_q = 1'b0;
        passes_q = 1'b0;
        nan_q = 24'h0;
        held_passes_q = 1'b0;
        held_nan_q = 24'h0;
    end

    always @(posedge clock) begin
        held_left_0_q <= held_left_0_d;
        held_left_1_q <= held_left_1_d;
        held_left_2_q <= held_left_2_d;
        held_left_3_q <= held_left_3_d;
        held_right_0_q <= held_right_0_d;
        held_right_1_q <= held_right_1_d;
        held_right_2_q <= held_right_2_d;
        held_right_3_q <= held_right_3_d;
        held_flushed_0_q <= flush_a_0_y;
        held_flushed_1_q <= flush_a_1_y;
        held_flushed_2_q <= flush_a_2_y;
        held_flushed_3_q <= flush_a_3_y;
        order_0_q <= cmp_0_y;
        order_1_q <= cmp_1_y;
        order_2_q <= cmp_2_y;
        order_3_q <= cmp_3_y;
        chooses_max_q <= is_max;
        chooses_min_q <= is_min;
        chooses_sge_q <= is_sge;
        chooses_slt_q <= is_slt;
        chooses_litp_q <= is_litp;
        result_0_q <= result_0_d;
        result_1_q <= result_1_d;
        result_2_q <= result_2_d;
        result_3_q <= result_3_d;
        held_b_q <= held_b_d;
        held_moved_q <= held_b_q;
        held_x_q <= held_x_d;
        held_y_q <= held_y_d;
        limits_q <= chooses_litp_q;
        passes_q <= held_passes_q;
        nan_q <= held_nan_q;
        held_passes_q <= held_passes_d;
        held_nan_q <= a_1;
    end
endmodule
`else
`ifndef PICA_SHADER_SELECT_D5AC59B664C6
`ifdef __ICARUS__
two different texts of module pica_shader_select
`endif
`include "two different texts of module pica_shader_select"
`endif
`endif

`default_nettype wire
