// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_DEPTH_OPERAND
`define PICA_RASTER_DEPTH_OPERAND
`define PICA_RASTER_DEPTH_OPERAND_DEE8DC0B574A
// In the phases 0 to 2 the lower halves of the weights of three vertices, in 3 to 5 the upper ones, and
// beside each the number that it weighs. Combinational.
module pica_raster_depth_operand (
    input wire [2:0] phase,
    // The numbers are 1/w.
    input wire second,
    input wire same_depth,
    input wire [33:0] weight0,
    input wire [33:0] weight1,
    input wire [33:0] weight2,
    input wire [57:0] number0,
    input wire [57:0] number1,
    input wire [57:0] number2,
    input wire [28:0] reciprocal0,
    input wire [28:0] reciprocal1,
    input wire [28:0] reciprocal2,
    // Half of a weight, signed.
    output reg [17:0] weight,
    // Signed.
    output reg [57:0] number
);

    localparam sign_of_half = 18'h20000;
    localparam sign_of_reciprocal = 58'h3ffffffe0000000;

    reg [2:0] vertex;
    reg [33:0] chosen;
    reg [16:0] half;
    reg [28:0] reciprocal;

    always @(*) begin
        vertex = phase;
        if (phase > 3'h2) begin
            vertex = phase - 3'h3;
        end
    end

    always @(*) begin
        case (vertex)
            3'h0: chosen = weight0;
            3'h1: chosen = weight1;
            default: chosen = weight2;
        endcase
    end

    always @(*) begin
        case (vertex)
            3'h0: reciprocal = reciprocal0;
            3'h1: reciprocal = reciprocal1;
            default: reciprocal = reciprocal2;
        endcase
    end

    always @(*) begin
        case (vertex)
            3'h0: number = number0;
            3'h1: number = number1;
            default: number = number2;
        endcase
        if (second) begin
            number = {29'h0, reciprocal};
            if (reciprocal[28]) begin
                number = {29'h0, reciprocal} | sign_of_reciprocal;
            end
        end
    end

    always @(*) begin
        half = chosen[16:0];
        weight = {1'b0, half};
        if (phase > 3'h2) begin
            half = chosen[33:17];
            weight = {1'b0, half};
            if (chosen[33]) begin
                weight = {1'b0, half} | sign_of_half;
            end
        end
        if (same_depth) begin
            weight = 18'h0;
            if (~(|phase)) begin
                weight = 18'h1;
            end
        end
    end
endmodule
`else
`ifndef PICA_RASTER_DEPTH_OPERAND_DEE8DC0B574A
`ifdef __ICARUS__
two different texts of module pica_raster_depth_operand
`endif
`include "two different texts of module pica_raster_depth_operand"
`endif
`endif

`default_nettype wire
