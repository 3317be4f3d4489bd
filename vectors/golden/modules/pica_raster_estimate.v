// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_ESTIMATE
`define PICA_RASTER_ESTIMATE
`define PICA_RASTER_ESTIMATE_2A90CF492F69
// x r / 2^28 of a dividend x in [1, 2) of 24 bits and a reciprocal r of 23 bits, two clocks later: a
// quotient with 18 fraction bits. What the product of the lowest bits would add is left out.
module pica_raster_estimate (
    input wire clock,
    input wire [23:0] x,
    input wire [22:0] reciprocal,
    output wire [18:0] y
);

    wire [17:0] upper_a;
    wire [17:0] upper_b;
    wire [35:0] upper_y;
    wire [5:0] lower_x_a;
    wire [17:0] lower_x_b;
    wire [23:0] lower_x_y;
    wire [17:0] lower_reciprocal_a;
    wire [4:0] lower_reciprocal_b;
    wire [22:0] lower_reciprocal_y;
    reg [35:0] upper1_q;
    reg [23:0] lower_x1_q;
    reg [22:0] lower_reciprocal1_q;
    wire [18:0] sum2_d;
    reg [18:0] sum2_q;
    wire [24:0] lower;
    wire [35:0] sum;

    pica_product #(.A(18), .B(18), .P(36)) upper (
        .a(upper_a),
        .b(upper_b),
        .y(upper_y)
    );

    pica_product #(.A(6), .B(18), .P(24)) lower_x (
        .a(lower_x_a),
        .b(lower_x_b),
        .y(lower_x_y)
    );

    pica_product #(.A(18), .B(5), .P(23)) lower_reciprocal (
        .a(lower_reciprocal_a),
        .b(lower_reciprocal_b),
        .y(lower_reciprocal_y)
    );

    assign upper_a = x[23:6];
    assign upper_b = reciprocal[22:5];
    assign lower_x_a = x[5:0];
    assign lower_x_b = reciprocal[22:5];
    assign lower_reciprocal_a = x[23:6];
    assign lower_reciprocal_b = reciprocal[4:0];
    assign lower = {1'b0, lower_x1_q} + ({2'h0, lower_reciprocal1_q} << 1);
    assign sum = upper1_q + {17'h0, lower[24:6]};
    assign sum2_d = sum[35:17];
    assign y = sum2_q;

    initial begin
        upper1_q = 36'h0;
        lower_x1_q = 24'h0;
        lower_reciprocal1_q = 23'h0;
        sum2_q = 19'h0;
    end

    always @(posedge clock) begin
        upper1_q <= upper_y;
        lower_x1_q <= lower_x_y;
        lower_reciprocal1_q <= lower_reciprocal_y;
        sum2_q <= sum2_d;
    end
endmodule
`else
`ifndef PICA_RASTER_ESTIMATE_2A90CF492F69
`ifdef __ICARUS__
two different texts of module pica_raster_estimate
`endif
`include "two different texts of module pica_raster_estimate"
`endif
`endif

`default_nettype wire
