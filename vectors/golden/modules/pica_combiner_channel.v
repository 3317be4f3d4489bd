// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_CHANNEL
`define PICA_COMBINER_CHANNEL
`define PICA_COMBINER_CHANNEL_D070D49A8DC5
// Operation and scale of a combiner stage in one channel (fragment.md#combiner-operations,
// fragment.md#scale): clocks 3 to 8 of the stage.
module pica_combiner_channel (
    input wire clock,
    input wire [7:0] a,
    input wire [7:0] b,
    input wire [7:0] c,
    input wire [3:0] operation,
    // Whether the result is `dot`.
    input wire is_dot,
    // The dot product, three clocks after the operands.
    input wire [11:0] dot,
    input wire [1:0] scale,
    output wire [7:0] y,
    // 2a - 255 and 2b - 255 in two's complement, one clock after the operands, for the dot product.
    output wire [8:0] a_centred,
    output wire [8:0] b_centred
);

    localparam COMBINER_OPERATION_ADD = 4'h2;
    localparam COMBINER_OPERATION_ADD_SIGNED = 4'h3;
    localparam COMBINER_OPERATION_ADD_THEN_MULTIPLY = 4'h9;
    localparam COMBINER_OPERATION_INTERPOLATE = 4'h4;
    localparam COMBINER_OPERATION_MODULATE = 4'h1;
    localparam COMBINER_OPERATION_MULTIPLY_THEN_ADD = 4'h8;
    localparam COMBINER_OPERATION_SUBTRACT = 4'h5;
    localparam COMBINER_SCALE_X2 = 2'h1;
    localparam COMBINER_SCALE_X4 = 2'h2;
    // Add signed takes 128 off and adds 1 with the addend: 127 in all. Choice `add_signed_offset`.
    localparam one_less = 1'b0;

    reg [7:0] a3_q;
    reg [7:0] b3_q;
    reg [7:0] c3_q;
    wire a_sign3_d;
    // The upper bits of a and b, inverted: the signs of what the dot product multiplies.
    reg a_sign3_q;
    wire b_sign3_d;
    reg b_sign3_q;
    wire [8:0] total3_d;
    reg [8:0] total3_q;
    wire [8:0] difference3_d;
    reg [8:0] difference3_q;
    reg is_plain3_d;
    // The first factor is a, or a less 128, or a - b, or a + b.
    reg is_plain3_q;
    reg is_signed3_d;
    reg is_signed3_q;
    reg is_difference3_d;
    reg is_difference3_q;
    reg by_c3_d;
    // The second factor is c, or b, or 255.
    reg by_c3_q;
    reg by_b3_d;
    reg by_b3_q;
    reg adds_b3_d;
    // The addend is b, or c, or 0.
    reg adds_b3_q;
    reg adds_c3_d;
    reg adds_c3_q;
    reg is_dot3_q;
    reg [1:0] scale3_q;
    wire [7:0] weight_x;
    wire [8:0] weight_y;
    reg [8:0] multiplicand4_d;
    reg [8:0] multiplicand4_q;
    reg [8:0] multiplier4_q;
    reg [7:0] addend4_d;
    reg [7:0] addend4_q;
    wire carry4_d;
    reg carry4_q;
    reg is_dot4_q;
    reg [1:0] scale4_q;
    wire [9:0] product_b;
    wire [17:0] product_y;
    reg [17:0] product5_q;
    reg [7:0] addend5_q;
    reg carry5_q;
    reg is_dot5_q;
    reg [1:0] scale5_q;
    wire [9:0] divide_y;
    reg [11:0] quotient6_d;
    reg [11:0] quotient6_q;
    reg [7:0] addend6_q;
    reg carry6_q;
    reg [1:0] scale6_q;
    reg [7:0] limited7_d;
    reg [7:0] limited7_q;
    reg [1:0] scale7_q;
    reg [7:0] y8_d;
    reg [7:0] y8_q;
    reg [8:0] top;
    reg [7:0] factor;
    wire [12:0] carried;
    wire [12:0] value;
    reg [9:0] scaled;

    pica_weight weight (
        .x(weight_x),
        .y(weight_y)
    );

    pica_signed_product #(.A(9), .B(10), .P(18)) product (
        .a(multiplicand4_q),
        .b(product_b),
        .y(product_y)
    );

    pica_divide255 divide (
        .x(product5_q),
        .y(divide_y)
    );

    // 3. Sum and difference, and what the operation takes.
    assign a_sign3_d = ~a[7];
    assign b_sign3_d = ~b[7];
    // 2x - 255 is 2x + 1 less 256.
    assign a_centred = ({2'h0, a3_q[6:0]} << 1) | ({8'h0, a_sign3_q} << 8) | 9'h1;
    assign b_centred = ({2'h0, b3_q[6:0]} << 1) | ({8'h0, b_sign3_q} << 8) | 9'h1;
    assign total3_d = {1'b0, a} + {1'b0, b};
    assign difference3_d = {1'b0, a} - {1'b0, b};

    always @(*) begin
        is_plain3_d = 1'b1;
        is_signed3_d = 1'b0;
        is_difference3_d = 1'b0;
        by_b3_d = 1'b0;
        by_c3_d = 1'b0;
        adds_b3_d = 1'b0;
        adds_c3_d = 1'b0;
        case (operation)
            COMBINER_OPERATION_MODULATE: by_b3_d = 1'b1;
            COMBINER_OPERATION_ADD: adds_b3_d = 1'b1;
            COMBINER_OPERATION_ADD_SIGNED: begin
                is_signed3_d = 1'b1;
                adds_b3_d = 1'b1;
            end
            COMBINER_OPERATION_INTERPOLATE: begin
                is_plain3_d = 1'b0;
                is_difference3_d = 1'b1;
                by_c3_d = 1'b1;
                adds_b3_d = 1'b1;
            end
            COMBINER_OPERATION_SUBTRACT: begin
                is_plain3_d = 1'b0;
                is_difference3_d = 1'b1;
            end
            COMBINER_OPERATION_MULTIPLY_THEN_ADD: begin
                by_b3_d = 1'b1;
                adds_c3_d = 1'b1;
            end
            COMBINER_OPERATION_ADD_THEN_MULTIPLY: begin
                is_plain3_d = 1'b0;
                by_c3_d = 1'b1;
            end
            default: ;
        endcase
        if (is_dot) begin
            adds_b3_d = 1'b0;
            adds_c3_d = 1'b0;
        end
    end

    // 4. The factors and the addend.
    always @(*) begin
        factor = 8'hff;
        if (by_b3_q) begin
            factor = b3_q;
        end
        if (by_c3_q) begin
            factor = c3_q;
        end
    end

    assign weight_x = factor;

    always @(*) begin
        top = {1'b0, a3_q};
        if (is_signed3_q) begin
            // a - 128.
            top = ({1'b0, a3_q} ^ 9'h80) | 9'h100;
            if (a3_q[7]) begin
                top = {2'h0, a3_q[6:0]};
            end
        end
        multiplicand4_d = {1'b0, total3_q[7:0]};
        if (total3_q[8]) begin
            multiplicand4_d = 9'hff;
        end
        if (is_difference3_q) begin
            multiplicand4_d = difference3_q;
        end
        if (is_plain3_q) begin
            multiplicand4_d = top;
        end
        addend4_d = 8'h0;
        if (adds_b3_q) begin
            addend4_d = b3_q;
        end
        if (adds_c3_q) begin
            addend4_d = c3_q;
        end
    end

    assign carry4_d = one_less && is_signed3_q && ~is_dot3_q;

    // 5. The product.
    assign product_b = {1'b0, multiplier4_q};

    // 6. The quotient, or the dot product.
    always @(*) begin
        quotient6_d = {2'h0, divide_y};
        if (divide_y[9]) begin
            quotient6_d = {2'h0, divide_y} | 12'hc00;
        end
        if (is_dot5_q) begin
            quotient6_d = dot;
        end
    end

    // 7. The value, limited.
    assign carried = ({5'h0, addend6_q} << 1) | {12'h0, carry6_q};
    assign value = (({1'b0, quotient6_q} << 1) | 13'h1) + carried;

    always @(*) begin
        limited7_d = value[8:1];
        if (|value[11:9]) begin
            limited7_d = 8'hff;
        end
        if (value[12]) begin
            limited7_d = 8'h0;
        end
    end

    // 8. The scale; a code that nobody has described counts as X1.
    always @(*) begin
        scaled = {2'h0, limited7_q};
        case (scale7_q)
            COMBINER_SCALE_X2: scaled = {2'h0, limited7_q} << 1;
            COMBINER_SCALE_X4: scaled = {2'h0, limited7_q} << 2;
            default: ;
        endcase
        y8_d = scaled[7:0];
        if (|scaled[9:8]) begin
            y8_d = 8'hff;
        end
    end

    assign y = y8_q;

    initial begin
        a3_q = 8'h0;
        b3_q = 8'h0;
        c3_q = 8'h0;
        a_sign3_q = 1'b0;
        b_sign3_q = 1'b0;
        total3_q = 9'h0;
        difference3_q = 9'h0;
        is_plain3_q = 1'b0;
        is_signed3_q = 1'b0;
        is_difference3_q = 1'b0;
        by_c3_q = 1'b0;
        by_b3_q = 1'b0;
        adds_b3_q = 1'b0;
        adds_c3_q = 1'b0;
        is_dot3_q = 1'b0;
        scale3_q = 2'h0;
        multiplicand4_q = 9'h0;
        multiplier4_q = 9'h0;
        addend4_q = 8'h0;
        carry4_q = 1'b0;
        is_dot4_q = 1'b0;
        scale4_q = 2'h0;
        product5_q = 18'h0;
        addend5_q = 8'h0;
        carry5_q = 1'b0;
        is_dot5_q = 1'b0;
        scale5_q = 2'h0;
        quotient6_q = 12'h0;
        addend6_q = 8'h0;
        carry6_q = 1'b0;
        scale6_q = 2'h0;
        limited7_q = 8'h0;
        scale7_q = 2'h0;
        y8_q = 8'h0;
    end

    always @(posedge clock) begin
        a3_q <= a;
        b3_q <= b;
        c3_q <= c;
        a_sign3_q <= a_sign3_d;
        b_sign3_q <= b_sign3_d;
        total3_q <= total3_d;
        difference3_q <= difference3_d;
        is_plain3_q <= is_plain3_d;
        is_signed3_q <= is_signed3_d;
        is_difference3_q <= is_difference3_d;
        by_c3_q <= by_c3_d;
        by_b3_q <= by_b3_d;
        adds_b3_q <= adds_b3_d;
        adds_c3_q <= adds_c3_d;
        is_dot3_q <= is_dot;
        scale3_q <= scale;
        multiplicand4_q <= multiplicand4_d;
        multiplier4_q <= weight_y;
        addend4_q <= addend4_d;
        carry4_q <= carry4_d;
        is_dot4_q <= is_dot3_q;
        scale4_q <= scale3_q;
        product5_q <= product_y;
        addend5_q <= addend4_q;
        carry5_q <= carry4_q;
        is_dot5_q <= is_dot4_q;
        scale5_q <= scale4_q;
        quotient6_q <= quotient6_d;
        addend6_q <= addend5_q;
        carry6_q <= carry5_q;
        scale6_q <= scale5_q;
        limited7_q <= limited7_d;
        scale7_q <= scale6_q;
        y8_q <= y8_d;
    end
endmodule
`else
`ifndef PICA_COMBINER_CHANNEL_D070D49A8DC5
`ifdef __ICARUS__
two different texts of module pica_combiner_channel
`endif
`include "two different texts of module pica_combiner_channel"
`endif
`endif

`default_nettype wire
