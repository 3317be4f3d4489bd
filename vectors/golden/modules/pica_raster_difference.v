// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DIFFERENCE
`define PICA_RASTER_DIFFERENCE
`define PICA_RASTER_DIFFERENCE_C926D02D7D7B
// The difference a - b, and a clock later its sign and magnitude.
module pica_raster_difference (
    input wire clock,
    input wire [15:0] a,
    input wire [15:0] b,
    // a - b in two's complement.
    output wire [16:0] y,
    // Sign and magnitude of a - b in the clock before.
    output wire negative,
    output reg [15:0] magnitude
);

    wire [16:0] difference_d;
    reg [16:0] difference_q;
    wire [15:0] inverted;

    assign y = {1'b0, a} - {1'b0, b};
    assign difference_d = y;
    assign negative = difference_q[16];
    assign inverted = ~difference_q[15:0];

    always @(*) begin
        magnitude = difference_q[15:0];
        if (difference_q[16]) begin
            magnitude = inverted + 16'h1;
        end
    end

    initial begin
        difference_q = 17'h0;
    end

    always @(posedge clock) begin
        difference_q <= difference_d;
    end
endmodule
`else
`ifndef PICA_RASTER_DIFFERENCE_C926D02D7D7B
`ifdef __ICARUS__
two different texts of module pica_raster_difference
`endif
`include "two different texts of module pica_raster_difference"
`endif
`endif

`default_nettype wire
