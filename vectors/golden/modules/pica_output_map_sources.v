// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OUTPUT_MAP_SOURCES
`define PICA_OUTPUT_MAP_SOURCES
`define PICA_OUTPUT_MAP_SOURCES_C6995DAF8043
// A table that has for each semantic which component of which output slot supplies it, if one does.
module pica_output_map_sources (
    input wire clock,
    // The table is made anew.
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    input wire [3:0] write_mask,
    // Whether the table is being made.
    output wire busy,
    input wire [4:0] of_semantic,
    output wire is_mapped,
    output wire [2:0] from_slot,
    output wire [1:0] from_lane
);

    localparam OUTPUT_SEMANTIC_COLOR_A = 5'hb;
    localparam OUTPUT_SEMANTIC_COLOR_R = 5'h8;
    localparam OUTPUT_SEMANTIC_POSITION_Z = 5'h2;
    localparam OUTPUT_SEMANTIC_QUATERNION_W = 5'h7;
    localparam OUTPUT_SEMANTIC_QUATERNION_X = 5'h4;
    localparam OUTPUT_SEMANTIC_TEXCOORD0_U = 5'hc;
    localparam OUTPUT_SEMANTIC_TEXCOORD0_V = 5'hd;
    localparam OUTPUT_SEMANTIC_TEXCOORD0_W = 5'h10;
    localparam OUTPUT_SEMANTIC_TEXCOORD1_U = 5'he;
    localparam OUTPUT_SEMANTIC_TEXCOORD1_V = 5'hf;
    localparam OUTPUT_SEMANTIC_TEXCOORD2_U = 5'h16;
    localparam OUTPUT_SEMANTIC_TEXCOORD2_V = 5'h17;
    localparam OUTPUT_SEMANTIC_VIEW_X = 5'h12;
    localparam OUTPUT_SEMANTIC_VIEW_Z = 5'h14;
    localparam SH_OUTATTR_CLOCK_COLOR = 1;
    localparam SH_OUTATTR_CLOCK_POSITION_Z = 0;
    localparam SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW = 24;
    localparam SH_OUTATTR_CLOCK_TEXCOORD0 = 8;
    localparam SH_OUTATTR_CLOCK_TEXCOORD0_W = 16;
    localparam SH_OUTATTR_CLOCK_TEXCOORD1 = 9;
    localparam SH_OUTATTR_CLOCK_TEXCOORD2 = 10;
    localparam SH_OUTMAP_O_W = 24;
    localparam SH_OUTMAP_O_X = 0;
    localparam SH_OUTMAP_O_Y = 8;
    localparam SH_OUTMAP_O_Z = 16;
    localparam SH_OUTMAP_TOTAL_COUNT = 0;
    localparam last_slot = 3'h6;
    // Slots and their components come from the last one on: choice `semantic_mapped_twice`.
    localparam backward = 1'b0;
    // Nothing supplies an attribute whose gate is closed: choice `closed_attribute_gate`.
    localparam closes = 1'b0;

    wire registers_known;
    wire [2:0] registers_sh_outmap_total;
    wire [28:0] registers_sh_outmap_o_0;
    wire [28:0] registers_sh_outmap_o_1;
    wire [28:0] registers_sh_outmap_o_2;
    wire [28:0] registers_sh_outmap_o_3;
    wire [28:0] registers_sh_outmap_o_4;
    wire [28:0] registers_sh_outmap_o_5;
    wire [28:0] registers_sh_outmap_o_6;
    wire [24:0] registers_sh_outattr_clock;
    reg works_d;
    reg works_q;
    reg [5:0] count_d;
    reg [5:0] count_q;
    reg writes1_d;
    reg writes1_q;
    reg [4:0] target1_d;
    reg [4:0] target1_q;
    reg [5:0] source1_d;
    reg [5:0] source1_q;
    wire [5:0] entries_read_data;
    wire begins;
    wire maps;
    reg [2:0] slot;
    reg [1:0] lane;
    reg [28:0] meaning;
    reg [4:0] target;
    reg is_open;
    wire [5:0] source;

    pica_output_map_registers registers (
        .clock(clock),
        .id(write_id),
        .known(registers_known),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .sh_outmap_total(registers_sh_outmap_total),
        .sh_outmap_o_0(registers_sh_outmap_o_0),
        .sh_outmap_o_1(registers_sh_outmap_o_1),
        .sh_outmap_o_2(registers_sh_outmap_o_2),
        .sh_outmap_o_3(registers_sh_outmap_o_3),
        .sh_outmap_o_4(registers_sh_outmap_o_4),
        .sh_outmap_o_5(registers_sh_outmap_o_5),
        .sh_outmap_o_6(registers_sh_outmap_o_6),
        .sh_outattr_clock(registers_sh_outattr_clock)
    );

    // What is read.
    pica_lut_ram #(.A(5), .W(6)) entries (
        .clock(clock),
        .write_enable(writes1_q),
        .write_address(target1_q),
        .write_data(source1_q),
        .read_address(of_semantic),
        .read_data(entries_read_data)
    );

    // What is written next: the entries, then what the outputs mean.
    assign maps = count_q[5];
    assign begins = write && registers_known;

    always @(*) begin
        works_d = works_q;
        count_d = count_q;
        slot = count_q[4:2];
        lane = count_q[1:0];
        if (backward) begin
            slot = last_slot - count_q[4:2];
            lane = ~count_q[1:0];
        end
        meaning = registers_sh_outmap_o_0;
        if (slot == 3'h1) begin
            meaning = registers_sh_outmap_o_1;
        end
        if (slot == 3'h2) begin
            meaning = registers_sh_outmap_o_2;
        end
        if (slot == 3'h3) begin
            meaning = registers_sh_outmap_o_3;
        end
        if (slot == 3'h4) begin
            meaning = registers_sh_outmap_o_4;
        end
        if (slot == 3'h5) begin
            meaning = registers_sh_outmap_o_5;
        end
        if (slot == 3'h6) begin
            meaning = registers_sh_outmap_o_6;
        end
        target = meaning[SH_OUTMAP_O_X +: 5];
        if (lane == 2'h1) begin
            target = meaning[SH_OUTMAP_O_Y +: 5];
        end
        if (lane == 2'h2) begin
            target = meaning[SH_OUTMAP_O_Z +: 5];
        end
        if (lane == 2'h3) begin
            target = meaning[SH_OUTMAP_O_W +: 5];
        end
        // Gates.
        is_open = 1'b1;
        if (target == OUTPUT_SEMANTIC_POSITION_Z) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_POSITION_Z];
        end
        if ((target >= OUTPUT_SEMANTIC_QUATERNION_X) && (target <= OUTPUT_SEMANTIC_QUATERNION_W)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW];
        end
        if ((target >= OUTPUT_SEMANTIC_COLOR_R) && (target <= OUTPUT_SEMANTIC_COLOR_A)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_COLOR];
        end
        if ((target >= OUTPUT_SEMANTIC_TEXCOORD0_U) && (target <= OUTPUT_SEMANTIC_TEXCOORD0_V)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_TEXCOORD0];
        end
        if ((target >= OUTPUT_SEMANTIC_TEXCOORD1_U) && (target <= OUTPUT_SEMANTIC_TEXCOORD1_V)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_TEXCOORD1];
        end
        if (target == OUTPUT_SEMANTIC_TEXCOORD0_W) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_TEXCOORD0_W];
        end
        if ((target >= OUTPUT_SEMANTIC_VIEW_X) && (target <= OUTPUT_SEMANTIC_VIEW_Z)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_QUATERNION_OR_VIEW];
        end
        if ((target >= OUTPUT_SEMANTIC_TEXCOORD2_U) && (target <= OUTPUT_SEMANTIC_TEXCOORD2_V)) begin
            is_open = registers_sh_outattr_clock[SH_OUTATTR_CLOCK_TEXCOORD2];
        end
        // Entries: a component, its slot, and that there is one. Codes without a meaning have an entry that nobody reads.
        writes1_d = works_q;
        target1_d = count_q[4:0];
        source1_d = 6'h0;
        if (maps) begin
            writes1_d = works_q && (slot < registers_sh_outmap_total[SH_OUTMAP_TOTAL_COUNT +: 3]) && (is_open || ~closes);
            target1_d = target;
            source1_d = {4'h0, lane} | ({3'h0, slot} << 2) | 6'h20;
        end
        if (works_q) begin
            count_d = count_q + 6'h1;
            works_d = ~(&count_q);
        end
        if (begins || reset) begin
            works_d = 1'b1;
            count_d = 6'h0;
        end
    end

    // There is no eighth slot: the last four steps write nothing that would come a clock later.
    assign busy = works_q;
    assign source = entries_read_data;
    assign is_mapped = source[5];
    assign from_slot = source[4:2];
    assign from_lane = source[1:0];

    initial begin
        works_q = 1'b0;
        count_q = 6'h0;
        writes1_q = 1'b0;
        target1_q = 5'h0;
        source1_q = 6'h0;
    end

    always @(posedge clock) begin
        works_q <= works_d;
        count_q <= count_d;
        writes1_q <= writes1_d;
        target1_q <= target1_d;
        source1_q <= source1_d;
    end
endmodule
`else
`ifndef PICA_OUTPUT_MAP_SOURCES_C6995DAF8043
`ifdef __ICARUS__
two different texts of module pica_output_map_sources
`endif
`include "two different texts of module pica_output_map_sources"
`endif
`endif

`default_nettype wire
