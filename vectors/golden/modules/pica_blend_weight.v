// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLEND_WEIGHT
`define PICA_BLEND_WEIGHT
`define PICA_BLEND_WEIGHT_4040D4B85502
// The factor of a channel, weighted as the division wants it. Combinational.
module pica_blend_weight (
    input wire own,
    input wire second,
    input wire inverted,
    // The part of the factor that all channels have in common.
    input wire [7:0] shared,
    input wire [7:0] source,
    input wire [7:0] destination,
    input wire [7:0] constant_value,
    output wire [8:0] y
);

    reg [7:0] weight_x;
    wire [8:0] weight_y;
    wire [7:0] none;
    reg [7:0] foreign;
    reg [7:0] chosen;

    pica_weight weight (
        .x(weight_x),
        .y(weight_y)
    );

    assign none = 8'h0;

    always @(*) begin
        foreign = shared;
        if (second) begin
            foreign = constant_value;
        end
        // For the channel itself, ones choose the channel of the source, zeros that of the destination.
        if (own) begin
            foreign = 8'h0;
            if (second) begin
                foreign = ~none;
            end
        end
    end

    always @(*) begin
        chosen = foreign;
        if (own) begin
            chosen = (foreign & source) | (~foreign & destination);
        end
    end

    always @(*) begin
        weight_x = chosen;
        if (inverted) begin
            weight_x = ~chosen;
        end
    end

    assign y = weight_y;
endmodule
`else
`ifndef PICA_BLEND_WEIGHT_4040D4B85502
`ifdef __ICARUS__
two different texts of module pica_blend_weight
`endif
`include "two different texts of module pica_blend_weight"
`endif
`endif

`default_nettype wire
