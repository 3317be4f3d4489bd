// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_UNIT_REGISTERS
`define PICA_SHADER_UNIT_REGISTERS
`define PICA_SHADER_UNIT_REGISTERS_C6877E91D790
// The registers of a shader unit.
module pica_shader_unit_registers (
    // Rising edges count.
    input wire clock,
    // Whether 0 is written to all registers at the next edge.
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not one of these registers does nothing.
    input wire [5:0] write_id,
    // The word that is written.
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // BOOLUNIFORM.
    output wire [27:0] booluniform,
    // Whether a byte of BOOLUNIFORM is written at the next edge.
    output wire booluniform_written,
    output wire [23:0] intuniform_i_0,
    output wire [23:0] intuniform_i_1,
    output wire [23:0] intuniform_i_2,
    output wire [23:0] intuniform_i_3,
    // ENTRYPOINT.
    output wire [27:0] entrypoint,
    // ATTRIBUTES_PERMUTATION_LOW.
    output wire [31:0] attributes_permutation_low,
    // ATTRIBUTES_PERMUTATION_HIGH.
    output wire [31:0] attributes_permutation_high,
    // OUTMAP_MASK.
    output wire [26:0] outmap_mask,
    // FLOATUNIFORM_INDEX.
    output wire [31:0] floatuniform_index,
    // Whether a byte of FLOATUNIFORM_INDEX is written at the next edge.
    output wire floatuniform_index_written,
    // Whether FLOATUNIFORM_DATA is written, even if no byte is.
    output wire floatuniform_arrives,
    // CODETRANSFER_INDEX.
    output wire [11:0] codetransfer_index,
    // Whether a byte of CODETRANSFER_INDEX is written at the next edge.
    output wire codetransfer_index_written,
    // Whether CODETRANSFER_DATA is written, even if no byte is.
    output wire codetransfer_arrives,
    // OPDESCS_INDEX.
    output wire [11:0] opdescs_index,
    // Whether a byte of OPDESCS_INDEX is written at the next edge.
    output wire opdescs_index_written,
    // Whether OPDESCS_DATA is written, even if no byte is.
    output wire opdescs_arrives
);

    localparam ID_ATTRIBUTES_PERMUTATION_HIGH = 6'hc;
    localparam ID_ATTRIBUTES_PERMUTATION_LOW = 6'hb;
    localparam ID_BOOLUNIFORM = 6'h0;
    localparam ID_CODETRANSFER_DATA = 6'h1c;
    localparam ID_CODETRANSFER_DATA_ALIAS_7 = 6'h23;
    localparam ID_CODETRANSFER_INDEX = 6'h1b;
    localparam ID_ENTRYPOINT = 6'ha;
    localparam ID_FLOATUNIFORM_DATA = 6'h11;
    localparam ID_FLOATUNIFORM_DATA_ALIAS_7 = 6'h18;
    localparam ID_FLOATUNIFORM_INDEX = 6'h10;
    localparam ID_INTUNIFORM_I0 = 6'h1;
    localparam ID_INTUNIFORM_I1 = 6'h2;
    localparam ID_INTUNIFORM_I2 = 6'h3;
    localparam ID_INTUNIFORM_I3 = 6'h4;
    localparam ID_OPDESCS_DATA = 6'h26;
    localparam ID_OPDESCS_DATA_ALIAS_7 = 6'h2d;
    localparam ID_OPDESCS_INDEX = 6'h25;
    localparam ID_OUTMAP_MASK = 6'hd;

    reg held_booluniform_write;
    wire [3:0] held_booluniform_mask;
    wire [31:0] held_booluniform_data;
    wire [27:0] held_booluniform_y;
    reg held_intuniform_i_0_write;
    wire [3:0] held_intuniform_i_0_mask;
    wire [31:0] held_intuniform_i_0_data;
    wire [23:0] held_intuniform_i_0_y;
    reg held_intuniform_i_1_write;
    wire [3:0] held_intuniform_i_1_mask;
    wire [31:0] held_intuniform_i_1_data;
    wire [23:0] held_intuniform_i_1_y;
    reg held_intuniform_i_2_write;
    wire [3:0] held_intuniform_i_2_mask;
    wire [31:0] held_intuniform_i_2_data;
    wire [23:0] held_intuniform_i_2_y;
    reg held_intuniform_i_3_write;
    wire [3:0] held_intuniform_i_3_mask;
    wire [31:0] held_intuniform_i_3_data;
    wire [23:0] held_intuniform_i_3_y;
    reg held_entrypoint_write;
    wire [3:0] held_entrypoint_mask;
    wire [31:0] held_entrypoint_data;
    wire [27:0] held_entrypoint_y;
    reg held_attributes_permutation_low_write;
    wire [3:0] held_attributes_permutation_low_mask;
    wire [31:0] held_attributes_permutation_low_data;
    wire [31:0] held_attributes_permutation_low_y;
    reg held_attributes_permutation_high_write;
    wire [3:0] held_attributes_permutation_high_mask;
    wire [31:0] held_attributes_permutation_high_data;
    wire [31:0] held_attributes_permutation_high_y;
    reg held_outmap_mask_write;
    wire [3:0] held_outmap_mask_mask;
    wire [31:0] held_outmap_mask_data;
    wire [26:0] held_outmap_mask_y;
    reg held_floatuniform_index_write;
    wire [3:0] held_floatuniform_index_mask;
    wire [31:0] held_floatuniform_index_data;
    wire [31:0] held_floatuniform_index_y;
    reg held_codetransfer_index_write;
    wire [3:0] held_codetransfer_index_mask;
    wire [31:0] held_codetransfer_index_data;
    wire [11:0] held_codetransfer_index_y;
    reg held_opdescs_index_write;
    wire [3:0] held_opdescs_index_mask;
    wire [31:0] held_opdescs_index_data;
    wire [11:0] held_opdescs_index_y;
    reg [31:0] word;
    reg [3:0] enabled;

    pica_byte_register #(.W(28)) held_booluniform (
        .clock(clock),
        .write(held_booluniform_write),
        .mask(held_booluniform_mask),
        .data(held_booluniform_data),
        .y(held_booluniform_y)
    );

    pica_byte_register #(.W(24)) held_intuniform_i_0 (
        .clock(clock),
        .write(held_intuniform_i_0_write),
        .mask(held_intuniform_i_0_mask),
        .data(held_intuniform_i_0_data),
        .y(held_intuniform_i_0_y)
    );

    pica_byte_register #(.W(24)) held_intuniform_i_1 (
        .clock(clock),
        .write(held_intuniform_i_1_write),
        .mask(held_intuniform_i_1_mask),
        .data(held_intuniform_i_1_data),
        .y(held_intuniform_i_1_y)
    );

    pica_byte_register #(.W(24)) held_intuniform_i_2 (
        .clock(clock),
        .write(held_intuniform_i_2_write),
        .mask(held_intuniform_i_2_mask),
        .data(held_intuniform_i_2_data),
        .y(held_intuniform_i_2_y)
    );

    pica_byte_register #(.W(24)) held_intuniform_i_3 (
        .clock(clock),
        .write(held_intuniform_i_3_write),
        .mask(held_intuniform_i_3_mask),
        .data(held_intuniform_i_3_data),
        .y(held_intuniform_i_3_y)
    );

    pica_byte_register #(.W(28)) held_entrypoint (
        .clock(clock),
        .write(held_entrypoint_write),
        .mask(held_entrypoint_mask),
        .data(held_entrypoint_data),
        .y(held_entrypoint_y)
    );

    pica_byte_register #(.W(32)) held_attributes_permutation_low (
        .clock(clock),
        .write(held_attributes_permutation_low_write),
        .mask(held_attributes_permutation_low_mask),
        .data(held_attributes_permutation_low_data),
        .y(held_attributes_permutation_low_y)
    );

    pica_byte_register #(.W(32)) held_attributes_permutation_high (
        .clock(clock),
        .write(held_attributes_permutation_high_write),
        .mask(held_attributes_permutation_high_mask),
        .data(held_attributes_permutation_high_data),
        .y(held_attributes_permutation_high_y)
    );

    pica_byte_register #(.W(27)) held_outmap_mask (
        .clock(clock),
        .write(held_outmap_mask_write),
        .mask(held_outmap_mask_mask),
        .data(held_outmap_mask_data),
        .y(held_outmap_mask_y)
    );

    pica_byte_register #(.W(32)) held_floatuniform_index (
        .clock(clock),
        .write(held_floatuniform_index_write),
        .mask(held_floatuniform_index_mask),
        .data(held_floatuniform_index_data),
        .y(held_floatuniform_index_y)
    );

    pica_byte_register #(.W(12)) held_codetransfer_index (
        .clock(clock),
        .write(held_codetransfer_index_write),
        .mask(held_codetransfer_index_mask),
        .data(held_codetransfer_index_data),
        .y(held_codetransfer_index_y)
    );

    pica_byte_register #(.W(12)) held_opdescs_index (
        .clock(clock),
        .write(held_opdescs_index_write),
        .mask(held_opdescs_index_mask),
        .data(held_opdescs_index_data),
        .y(held_opdescs_index_y)
    );

    always @(*) begin
        word = write_data;
        if (reset) begin
            word = 32'h0;
        end
    end

    always @(*) begin
        enabled = write_mask;
        if (reset) begin
            enabled = 4'hf;
        end
    end

    assign held_booluniform_data = word;
    assign held_booluniform_mask = enabled;
    assign booluniform = held_booluniform_y;
    assign held_intuniform_i_0_data = word;
    assign held_intuniform_i_0_mask = enabled;
    assign intuniform_i_0 = held_intuniform_i_0_y;
    assign held_intuniform_i_1_data = word;
    assign held_intuniform_i_1_mask = enabled;
    assign intuniform_i_1 = held_intuniform_i_1_y;
    assign held_intuniform_i_2_data = word;
    assign held_intuniform_i_2_mask = enabled;
    assign intuniform_i_2 = held_intuniform_i_2_y;
    assign held_intuniform_i_3_data = word;
    assign held_intuniform_i_3_mask = enabled;
    assign intuniform_i_3 = held_intuniform_i_3_y;
    assign held_entrypoint_data = word;
    assign held_entrypoint_mask = enabled;
    assign entrypoint = held_entrypoint_y;
    assign held_attributes_permutation_low_data = word;
    assign held_attributes_permutation_low_mask = enabled;
    assign attributes_permutation_low = held_attributes_permutation_low_y;
    assign held_attributes_permutation_high_data = word;
    assign held_attributes_permutation_high_mask = enabled;
    assign attributes_permutation_high = held_attributes_permutation_high_y;
    assign held_outmap_mask_data = word;
    assign held_outmap_mask_mask = enabled;
    assign outmap_mask = held_outmap_mask_y;
    assign held_floatuniform_index_data = word;
    assign held_floatuniform_index_mask = enabled;
    assign floatuniform_index = held_floatuniform_index_y;
    assign held_codetransfer_index_data = word;
    assign held_codetransfer_index_mask = enabled;
    assign codetransfer_index = held_codetransfer_index_y;
    assign held_opdescs_index_data = word;
    assign held_opdescs_index_mask = enabled;
    assign opdescs_index = held_opdescs_index_y;

    always @(*) begin
        held_booluniform_write = 1'b0;
        held_intuniform_i_0_write = 1'b0;
        held_intuniform_i_1_write = 1'b0;
        held_intuniform_i_2_write = 1'b0;
        held_intuniform_i_3_write = 1'b0;
        held_entrypoint_write = 1'b0;
        held_attributes_permutation_low_write = 1'b0;
        held_attributes_permutation_high_write = 1'b0;
        held_outmap_mask_write = 1'b0;
        held_floatuniform_index_write = 1'b0;
        held_codetransfer_index_write = 1'b0;
        held_opdescs_index_write = 1'b0;
        case (write_id)
            ID_BOOLUNIFORM: held_booluniform_write = write;
            ID_INTUNIFORM_I0: held_intuniform_i_0_write = write;
            ID_INTUNIFORM_I1: held_intuniform_i_1_write = write;
            ID_INTUNIFORM_I2: held_intuniform_i_2_write = write;
            ID_INTUNIFORM_I3: held_intuniform_i_3_write = write;
            ID_ENTRYPOINT: held_entrypoint_write = write;
            ID_ATTRIBUTES_PERMUTATION_LOW: held_attributes_permutation_low_write = write;
            ID_ATTRIBUTES_PERMUTATION_HIGH: held_attributes_permutation_high_write = write;
            ID_OUTMAP_MASK: held_outmap_mask_write = write;
            ID_FLOATUNIFORM_INDEX: held_floatuniform_index_write = write;
            ID_CODETRANSFER_INDEX: held_codetransfer_index_write = write;
            ID_OPDESCS_INDEX: held_opdescs_index_write = write;
            default: ;
        endcase
        if (reset) begin
            held_booluniform_write = 1'b1;
            held_intuniform_i_0_write = 1'b1;
            held_intuniform_i_1_write = 1'b1;
            held_intuniform_i_2_write = 1'b1;
            held_intuniform_i_3_write = 1'b1;
            held_entrypoint_write = 1'b1;
            held_attributes_permutation_low_write = 1'b1;
            held_attributes_permutation_high_write = 1'b1;
            held_outmap_mask_write = 1'b1;
            held_floatuniform_index_write = 1'b1;
            held_codetransfer_index_write = 1'b1;
            held_opdescs_index_write = 1'b1;
        end
    end

    assign booluniform_written = held_booluniform_write && (|enabled);
    assign floatuniform_index_written = held_floatuniform_index_write && (|enabled);
    assign floatuniform_arrives = write && (write_id >= ID_FLOATUNIFORM_DATA) && (write_id <= ID_FLOATUNIFORM_DATA_ALIAS_7);
    assign codetransfer_index_written = held_codetransfer_index_write && (|enabled);
    assign codetransfer_arrives = write && (write_id >= ID_CODETRANSFER_DATA) && (write_id <= ID_CODETRANSFER_DATA_ALIAS_7);
    assign opdescs_index_written = held_opdescs_index_write && (|enabled);
    assign opdescs_arrives = write && (write_id >= ID_OPDESCS_DATA) && (write_id <= ID_OPDESCS_DATA_ALIAS_7);
endmodule
`else
`ifndef PICA_SHADER_UNIT_REGISTERS_C6877E91D790
`ifdef __ICARUS__
two different texts of module pica_shader_unit_registers
`endif
`include "two different texts of module pica_shader_unit_registers"
`endif
`endif

`default_nettype wire
