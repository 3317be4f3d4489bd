// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BACK_END_COLLECT
`define PICA_BACK_END_COLLECT
`define PICA_BACK_END_COLLECT_C97163627E2A
// Takes the components of a fragment and keeps its colour until the fragment goes. Channels that do not come
// are 0.
module pica_back_end_collect (
    input wire clock,
    // Nothing of a fragment is there.
    input wire reset,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output wire in_ready,
    // The fragment has no more components.
    input wire ends_fragment,
    // Semantic of the component, as SH_OUTMAP_O0 (0x050) has it.
    input wire [4:0] fragment_semantic,
    // Its value: of a colour 8 bits, of all others a float24.
    input wire [23:0] value,
    // Whether all components of a fragment are there.
    output wire is_complete,
    // Red in bits 0-7, green, blue, alpha in bits 24-31.
    output wire [31:0] color,
    // Whether the fragment goes at the next edge.
    input wire goes
);

    localparam red = 5'h8;
    localparam green = 5'h9;
    localparam blue = 5'ha;
    localparam alpha = 5'hb;

    reg complete_d;
    reg complete_q;
    reg [31:0] held_d;
    reg [31:0] held_q;
    wire [23:0] whole;
    wire [31:0] level;

    assign in_ready = ~complete_q;
    assign whole = value;
    assign level = {24'h0, whole[7:0]};

    always @(*) begin
        complete_d = complete_q;
        held_d = held_q;
        if (in_valid && ~complete_q) begin
            complete_d = ends_fragment;
            if (fragment_semantic == red) begin
                held_d = held_q | level;
            end
            if (fragment_semantic == green) begin
                held_d = held_q | (level << 8);
            end
            if (fragment_semantic == blue) begin
                held_d = held_q | (level << 16);
            end
            if (fragment_semantic == alpha) begin
                held_d = held_q | (level << 24);
            end
        end
        if (goes || reset) begin
            complete_d = 1'b0;
            held_d = 32'h0;
        end
    end

    assign is_complete = complete_q;
    assign color = held_q;

    initial begin
        complete_q = 1'b0;
        held_q = 32'h0;
    end

    always @(posedge clock) begin
        complete_q <= complete_d;
        held_q <= held_d;
    end
endmodule
`else
`ifndef PICA_BACK_END_COLLECT_C97163627E2A
`ifdef __ICARUS__
two different texts of module pica_back_end_collect
`endif
`include "two different texts of module pica_back_end_collect"
`endif
`endif

`default_nettype wire
