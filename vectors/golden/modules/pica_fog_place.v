// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_PLACE
`define PICA_FOG_PLACE
`define PICA_FOG_PLACE_9949E81492D0
// Where a depth lies in the fog table: 128 times the depth, or 1 - depth with `flip`. Choice `fog_index`.
module pica_fog_place (
    input wire clock,
    // Depth of the fragment; 1.0 is 0xFFFFFF00.
    input wire [31:0] depth,
    input wire flip,
    // Number of the entry.
    output wire [6:0] entry,
    // How far the depth lies from that entry to the next: 0 to 2^16.
    output wire [16:0] fraction
);

    // Choice `fog_index`.
    localparam depth24 = 1'b0;

    reg [22:0] high1_d;
    reg [22:0] high1_q;
    reg [23:0] step1_d;
    // What is to be added to the upper bits: 1, -1 or 0.
    reg [23:0] step1_q;
    reg [6:0] entry2_d;
    reg [6:0] entry2_q;
    reg [16:0] fraction2_d;
    reg [16:0] fraction2_q;
    reg [9:0] carried;
    wire [23:0] position;

    assign position = {1'b0, high1_q} + step1_q;

    always @(*) begin
        carried = {1'b0, depth[8:0]} + {2'h0, depth[31:24]} + 10'h1;
        if (~(|depth)) begin
            carried = 10'h0;
        end
        high1_d = depth[31:9];
        step1_d = {23'h0, carried[9]};
        if (flip) begin
            high1_d = ~depth[31:9];
            step1_d = 24'h0;
            if (carried[9] && (|carried[8:0])) begin
                step1_d = 24'hffffff;
            end
            if (~(|carried)) begin
                step1_d = 24'h1;
            end
        end
        if (depth24) begin
            step1_d = 24'h0;
        end
        entry2_d = position[22:16];
        fraction2_d = {1'b0, position[15:0]};
        if (position[23]) begin
            entry2_d = 7'h7f;
            fraction2_d = 17'h10000;
        end
    end

    assign entry = entry2_q;
    assign fraction = fraction2_q;

    initial begin
        high1_q = 23'h0;
        step1_q = 24'h0;
        entry2_q = 7'h0;
        fraction2_q = 17'h0;
    end

    always @(posedge clock) begin
        high1_q <= high1_d;
        step1_q <= step1_d;
        entry2_q <= entry2_d;
        fraction2_q <= fraction2_d;
    end
endmodule
`else
`ifndef PICA_FOG_PLACE_9949E81492D0
`ifdef __ICARUS__
two different texts of module pica_fog_place
`endif
`include "two different texts of module pica_fog_place"
`endif
`endif

`default_nettype wire
