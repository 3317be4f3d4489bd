// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SOURCE_PICK
`define PICA_SOURCE_PICK
`define PICA_SOURCE_PICK_42CA9D1264EA
// The colour of a source. Combinational.
module pica_source_pick (
    input wire [5:0] place,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    input wire [31:0] previous_buffer,
    input wire [31:0] stage_color,
    input wire [31:0] previous,
    output reg [31:0] y
);

    wire [31:0] none;
    reg [31:0] start;
    reg [31:0] second;
    reg [31:0] third;
    reg [31:0] fourth;

    assign none = 32'h0;

    always @(*) begin
        start = primary;
        if (place[1]) begin
            start = fragment_primary;
        end
        if (place[0]) begin
            start = 32'h0;
            if (place[1]) begin
                start = ~none;
            end
        end
    end

    always @(*) begin
        second = start;
        if (place[2]) begin
            second = (start & fragment_secondary) | (~start & texture0);
        end
    end

    always @(*) begin
        third = second;
        if (place[3]) begin
            third = (second & texture1) | (~second & texture2);
        end
    end

    always @(*) begin
        fourth = third;
        if (place[4]) begin
            fourth = (third & texture3) | (~third & previous_buffer);
        end
    end

    always @(*) begin
        y = fourth;
        if (place[5]) begin
            y = (fourth & stage_color) | (~fourth & previous);
        end
    end
endmodule
`else
`ifndef PICA_SOURCE_PICK_42CA9D1264EA
`ifdef __ICARUS__
two different texts of module pica_source_pick
`endif
`include "two different texts of module pica_source_pick"
`endif
`endif

`default_nettype wire
