// SPDX-License-Identifier: MIT
// An operation of a combiner stage on one channel, and its scale; docs/hardware/fragment.md, "Combiner operations" and "Scale".
//
// Products: of unsigned 8 bits by 8 bits `ab` = a * b (modulate, multiply then add) and `sc` = min(255, a + b) * c (add then
// multiply); of signed 9 bits `dc` = (a - b) * c (interpolate: a * c + b * (255 - c) is dc + 255 * b). The dot product comes from outside; which codes take it is the
// business of whoever sets `dot3`. Codes 6, 7 and 10 to 15 replace otherwise. Scale 3 is that of code 0.
module combiner_channel (
    input  [3:0] operation,
    input        dot3,      // the dot product in place of the operation
    input  [7:0] dot,
    input  [1:0] scale,
    input  [7:0] a,
    input  [7:0] b,
    input  [7:0] c,
    output [7:0] y
);
    wire [8:0] a_plus_b = {1'b0, a} + {1'b0, b};
    wire [7:0] limited  = a_plus_b > 9'd255 ? 8'd255 : a_plus_b[7:0];

    wire [15:0] ab_y, sc_y;
    wire signed [17:0] dc_y;
    product #(.A(8), .B(8)) ab (.a(a), .b(b), .y(ab_y));
    signed_product #(.A(9), .B(9)) dc (.a({1'b0, a} - {1'b0, b}), .b({1'b0, c}), .y(dc_y));
    product #(.A(8), .B(8)) sc (.a(limited), .b(c), .y(sc_y));

    // What is divided by 255: floor(x / 255), 255 at most.
    reg  [16:0] x;
    wire [7:0]  quotient;
    always @*
        case (operation)
            4'd4:    x = dc_y + {b, 8'd0} - b;
            4'd8:    x = {1'b0, ab_y} + {1'b0, c, 8'd0} - {9'd0, c}; // a * b + 255 * c
            4'd9:    x = {1'b0, sc_y};
            default: x = {1'b0, ab_y};
        endcase
    div255 divide (.x(x), .y(quotient));

    reg [7:0] result;
    always @*
        if (dot3)
            result = dot;
        else
            case (operation)
                4'd1, 4'd4, 4'd8, 4'd9: result = quotient;
                4'd2:    result = limited;
                4'd3:    result = a_plus_b < 9'd128 ? 8'd0 : a_plus_b > 9'd383 ? 8'd255 : a_plus_b[7:0] - 8'd128;
                4'd5:    result = a < b ? 8'd0 : a - b;
                default: result = a;
            endcase

    wire [9:0] scaled = scale == 2'd1 ? {1'b0, result, 1'b0} : scale == 2'd2 ? {result, 2'b00} : {2'b00, result};
    assign y = scaled > 10'd255 ? 8'd255 : scaled[7:0];
endmodule
