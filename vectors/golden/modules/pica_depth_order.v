// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DEPTH_ORDER
`define PICA_DEPTH_ORDER
`define PICA_DEPTH_ORDER_06A46B77F679
// Whether the depth in 16 bits is not the upper half, but one less or one more. Combinational.
module pica_depth_order (
    input wire [16:0] high,
    input wire [15:0] low,
    output reg under,
    output reg over
);

    // Choice `depth_quantisation`: the nearest value is taken.
    localparam rounds = 1'b0;

    wire [17:0] offset_low;
    wire [17:0] difference;
    reg [17:0] bound;
    wire [17:0] lower;
    wire [17:0] upper;

    // l - h with an offset of 2^17; the bounds are those of (l - h) * 2^16 - l against -2^31, 2^31 or 0.
    assign offset_low = {2'h0, low} | 18'h20000;
    assign difference = offset_low - {1'b0, high};

    always @(*) begin
        bound = 18'h20000;
        if (|low) begin
            bound = 18'h20001;
        end
    end

    assign lower = bound - 18'h8000;
    assign upper = bound + 18'h8000;

    always @(*) begin
        under = difference < bound;
        over = 1'b0;
        if (rounds) begin
            under = difference < lower;
            over = difference >= upper;
        end
    end
endmodule
`else
`ifndef PICA_DEPTH_ORDER_06A46B77F679
`ifdef __ICARUS__
two different texts of module pica_depth_order
`endif
`include "two different texts of module pica_depth_order"
`endif
`endif

`default_nettype wire
