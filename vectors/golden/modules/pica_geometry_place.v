// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_GEOMETRY_PLACE
`define PICA_GEOMETRY_PLACE
`define PICA_GEOMETRY_PLACE_DEEC666C6E17
// A number of pixels in 12.4, a clock later (raster.md#raster-positions-and-edge-values): the low 16 bits of
// the number in 28.4, which is limited to 32 bits. NaN gives 0. Choice `raster_rounding`.
module pica_geometry_place (
    input wire clock,
    input wire [23:0] a,
    output wire [15:0] y
);

    // The exponent at which the significand is at the top of 32 bits that end with half a unit.
    localparam top_exponent = 7'h59;
    // The exponent of half a unit.
    localparam least_exponent = 7'h3a;
    // Choice `raster_rounding`.
    localparam to_nearest = 1'b1;

    wire [16:0] window_d;
    reg [16:0] window_q;
    wire negative_d;
    reg negative_q;
    wire nothing_d;
    reg nothing_q;
    wire limited_d;
    reg limited_q;
    wire [6:0] exponent;
    wire [31:0] aligned;
    wire [6:0] distance;
    wire [31:0] moved;
    reg half;
    reg [15:0] whole;
    reg carry;

    assign exponent = a[22:16];
    assign aligned = ({16'h0, a[15:0]} << 15) | 32'h80000000;
    assign distance = top_exponent - exponent;
    assign moved = aligned >> distance[4:0];
    assign window_d = moved[16:0];
    assign negative_d = a[23];
    assign nothing_d = (exponent < least_exponent) || ((&exponent) && (|a[15:0]));
    assign limited_d = exponent > top_exponent;

    always @(*) begin
        // The carry rounds away from zero. A negative number is inverted, and one more makes it complete, unless it is what rounding
        // takes away.
        half = window_q[0] && to_nearest;
        whole = window_q[16:1];
        if (limited_q) begin
            whole = 16'hffff;
            half = negative_q;
        end
        if (nothing_q) begin
            whole = 16'h0;
            half = 1'b0;
        end
        carry = half;
        if (negative_q) begin
            whole = ~whole;
            carry = ~half;
        end
    end

    assign y = whole + {15'h0, carry};

    initial begin
        window_q = 17'h0;
        negative_q = 1'b0;
        nothing_q = 1'b0;
        limited_q = 1'b0;
    end

    always @(posedge clock) begin
        window_q <= window_d;
        negative_q <= negative_d;
        nothing_q <= nothing_d;
        limited_q <= limited_d;
    end
endmodule
`else
`ifndef PICA_GEOMETRY_PLACE_DEEC666C6E17
`ifdef __ICARUS__
two different texts of module pica_geometry_place
`endif
`include "two different texts of module pica_geometry_place"
`endif
`endif

`default_nettype wire
