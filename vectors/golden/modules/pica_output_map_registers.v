// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OUTPUT_MAP_REGISTERS
`define PICA_OUTPUT_MAP_REGISTERS
`define PICA_OUTPUT_MAP_REGISTERS_C127825826D1
// What the outputs of shaders mean.
module pica_output_map_registers (
    // Rising edges count.
    input wire clock,
    // A register id.
    input wire [9:0] id,
    // Whether `id` is that of one of these registers.
    output reg known,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not one of these registers does nothing.
    input wire [9:0] write_id,
    // The word that is written.
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // SH_OUTMAP_TOTAL (0x04F).
    output wire [2:0] sh_outmap_total,
    output wire [28:0] sh_outmap_o_0,
    output wire [28:0] sh_outmap_o_1,
    output wire [28:0] sh_outmap_o_2,
    output wire [28:0] sh_outmap_o_3,
    output wire [28:0] sh_outmap_o_4,
    output wire [28:0] sh_outmap_o_5,
    output wire [28:0] sh_outmap_o_6,
    // SH_OUTATTR_CLOCK (0x06F).
    output wire [24:0] sh_outattr_clock
);

    localparam ID_SH_OUTATTR_CLOCK = 10'h6f;
    localparam ID_SH_OUTMAP_O_0 = 10'h50;
    localparam ID_SH_OUTMAP_O_1 = 10'h51;
    localparam ID_SH_OUTMAP_O_2 = 10'h52;
    localparam ID_SH_OUTMAP_O_3 = 10'h53;
    localparam ID_SH_OUTMAP_O_4 = 10'h54;
    localparam ID_SH_OUTMAP_O_5 = 10'h55;
    localparam ID_SH_OUTMAP_O_6 = 10'h56;
    localparam ID_SH_OUTMAP_TOTAL = 10'h4f;

    reg held_sh_outmap_total_write;
    wire [2:0] held_sh_outmap_total_y;
    reg held_sh_outmap_o_0_write;
    wire [28:0] held_sh_outmap_o_0_y;
    reg held_sh_outmap_o_1_write;
    wire [28:0] held_sh_outmap_o_1_y;
    reg held_sh_outmap_o_2_write;
    wire [28:0] held_sh_outmap_o_2_y;
    reg held_sh_outmap_o_3_write;
    wire [28:0] held_sh_outmap_o_3_y;
    reg held_sh_outmap_o_4_write;
    wire [28:0] held_sh_outmap_o_4_y;
    reg held_sh_outmap_o_5_write;
    wire [28:0] held_sh_outmap_o_5_y;
    reg held_sh_outmap_o_6_write;
    wire [28:0] held_sh_outmap_o_6_y;
    reg held_sh_outattr_clock_write;
    wire [24:0] held_sh_outattr_clock_y;

    pica_byte_register #(.W(3)) held_sh_outmap_total (
        .clock(clock),
        .write(held_sh_outmap_total_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_total_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_0 (
        .clock(clock),
        .write(held_sh_outmap_o_0_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_0_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_1 (
        .clock(clock),
        .write(held_sh_outmap_o_1_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_1_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_2 (
        .clock(clock),
        .write(held_sh_outmap_o_2_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_2_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_3 (
        .clock(clock),
        .write(held_sh_outmap_o_3_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_3_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_4 (
        .clock(clock),
        .write(held_sh_outmap_o_4_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_4_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_5 (
        .clock(clock),
        .write(held_sh_outmap_o_5_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_5_y)
    );

    pica_byte_register #(.W(29)) held_sh_outmap_o_6 (
        .clock(clock),
        .write(held_sh_outmap_o_6_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outmap_o_6_y)
    );

    pica_byte_register #(.W(25)) held_sh_outattr_clock (
        .clock(clock),
        .write(held_sh_outattr_clock_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_sh_outattr_clock_y)
    );

    assign sh_outmap_total = held_sh_outmap_total_y;
    assign sh_outmap_o_0 = held_sh_outmap_o_0_y;
    assign sh_outmap_o_1 = held_sh_outmap_o_1_y;
    assign sh_outmap_o_2 = held_sh_outmap_o_2_y;
    assign sh_outmap_o_3 = held_sh_outmap_o_3_y;
    assign sh_outmap_o_4 = held_sh_outmap_o_4_y;
    assign sh_outmap_o_5 = held_sh_outmap_o_5_y;
    assign sh_outmap_o_6 = held_sh_outmap_o_6_y;
    assign sh_outattr_clock = held_sh_outattr_clock_y;

    always @(*) begin
        held_sh_outmap_total_write = 1'b0;
        held_sh_outmap_o_0_write = 1'b0;
        held_sh_outmap_o_1_write = 1'b0;
        held_sh_outmap_o_2_write = 1'b0;
        held_sh_outmap_o_3_write = 1'b0;
        held_sh_outmap_o_4_write = 1'b0;
        held_sh_outmap_o_5_write = 1'b0;
        held_sh_outmap_o_6_write = 1'b0;
        held_sh_outattr_clock_write = 1'b0;
        case (write_id)
            ID_SH_OUTMAP_TOTAL: held_sh_outmap_total_write = write;
            ID_SH_OUTMAP_O_0: held_sh_outmap_o_0_write = write;
            ID_SH_OUTMAP_O_1: held_sh_outmap_o_1_write = write;
            ID_SH_OUTMAP_O_2: held_sh_outmap_o_2_write = write;
            ID_SH_OUTMAP_O_3: held_sh_outmap_o_3_write = write;
            ID_SH_OUTMAP_O_4: held_sh_outmap_o_4_write = write;
            ID_SH_OUTMAP_O_5: held_sh_outmap_o_5_write = write;
            ID_SH_OUTMAP_O_6: held_sh_outmap_o_6_write = write;
            ID_SH_OUTATTR_CLOCK: held_sh_outattr_clock_write = write;
            default: ;
        endcase
    end

    always @(*) begin
        known = 1'b0;
        case (id)
            ID_SH_OUTMAP_TOTAL: known = 1'b1;
            ID_SH_OUTMAP_O_0: known = 1'b1;
            ID_SH_OUTMAP_O_1: known = 1'b1;
            ID_SH_OUTMAP_O_2: known = 1'b1;
            ID_SH_OUTMAP_O_3: known = 1'b1;
            ID_SH_OUTMAP_O_4: known = 1'b1;
            ID_SH_OUTMAP_O_5: known = 1'b1;
            ID_SH_OUTMAP_O_6: known = 1'b1;
            ID_SH_OUTATTR_CLOCK: known = 1'b1;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_OUTPUT_MAP_REGISTERS_C127825826D1
`ifdef __ICARUS__
two different texts of module pica_output_map_registers
`endif
`include "two different texts of module pica_output_map_registers"
`endif
`endif

`default_nettype wire
