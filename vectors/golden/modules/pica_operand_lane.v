// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OPERAND_LANE
`define PICA_OPERAND_LANE
`define PICA_OPERAND_LANE_9FEEA67E31B2
// One component of the operand.
module pica_operand_lane (
    input wire [23:0] register_x,
    input wire [23:0] register_y,
    input wire [23:0] register_z,
    input wire [23:0] register_w,
    input wire [1:0] select,
    input wire ones,
    input wire negate,
    output reg [23:0] y
);

    localparam COMPONENT_W = 2'h3;
    localparam COMPONENT_Y = 2'h1;
    localparam COMPONENT_Z = 2'h2;
    localparam F24_ONE = 24'h3f0000;
    localparam F24_SIGN = 24'h800000;

    reg [23:0] selected;

    always @(*) begin
        selected = register_x;
        case (select)
            COMPONENT_Y: selected = register_y;
            COMPONENT_Z: selected = register_z;
            COMPONENT_W: selected = register_w;
            default: ;
        endcase
        if (ones) begin
            selected = F24_ONE;
        end
    end

    always @(*) begin
        y = selected;
        if (negate) begin
            y = selected ^ F24_SIGN;
        end
    end
endmodule
`else
`ifndef PICA_OPERAND_LANE_9FEEA67E31B2
`ifdef __ICARUS__
two different texts of module pica_operand_lane
`endif
`include "two different texts of module pica_operand_lane"
`endif
`endif

`default_nettype wire
