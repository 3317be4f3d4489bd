// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_FRONT_REGISTERS
`define PICA_FRAGMENT_FRONT_REGISTERS
`define PICA_FRAGMENT_FRONT_REGISTERS_2C27D72FE1ED
// What places a fragment and mixes fog into its colour.
module pica_fragment_front_registers (
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
    // TEXENV_UPDATE_BUFFER (0x0E0).
    output wire [25:0] texenv_update_buffer,
    // FOG_COLOR (0x0E1).
    output wire [23:0] fog_color,
    // Whether a byte of FOG_LUT_INDEX (0x0E6) is written at the next edge.
    output wire fog_lut_index_written,
    // Whether FOG_LUT_DATA (0x0E8) is written, even if no byte is.
    output wire fog_lut_arrives,
    // DEPTHBUFFER_FORMAT (0x116).
    output wire [1:0] depthbuffer_format,
    // FRAMEBUFFER_BLOCK32 (0x11B).
    output wire framebuffer_block32,
    // FRAMEBUFFER_DIM (0x11E).
    output wire [24:0] framebuffer_dim
);

    localparam ID_DEPTHBUFFER_FORMAT = 10'h116;
    localparam ID_FOG_COLOR = 10'he1;
    localparam ID_FOG_LUT_DATA = 10'he8;
    localparam ID_FOG_LUT_DATA_ALIAS_7 = 10'hef;
    localparam ID_FOG_LUT_INDEX = 10'he6;
    localparam ID_FRAMEBUFFER_BLOCK32 = 10'h11b;
    localparam ID_FRAMEBUFFER_DIM = 10'h11e;
    localparam ID_TEXENV_UPDATE_BUFFER = 10'he0;

    reg held_texenv_update_buffer_write;
    wire [25:0] held_texenv_update_buffer_y;
    reg held_fog_color_write;
    wire [23:0] held_fog_color_y;
    reg held_depthbuffer_format_write;
    wire [1:0] held_depthbuffer_format_y;
    reg held_framebuffer_block32_write;
    wire held_framebuffer_block32_y;
    reg held_framebuffer_dim_write;
    wire [24:0] held_framebuffer_dim_y;

    pica_byte_register #(.W(26)) held_texenv_update_buffer (
        .clock(clock),
        .write(held_texenv_update_buffer_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_texenv_update_buffer_y)
    );

    pica_byte_register #(.W(24)) held_fog_color (
        .clock(clock),
        .write(held_fog_color_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_fog_color_y)
    );

    pica_byte_register #(.W(2)) held_depthbuffer_format (
        .clock(clock),
        .write(held_depthbuffer_format_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthbuffer_format_y)
    );

    pica_byte_register #(.W(1)) held_framebuffer_block32 (
        .clock(clock),
        .write(held_framebuffer_block32_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_framebuffer_block32_y)
    );

    pica_byte_register #(.W(25)) held_framebuffer_dim (
        .clock(clock),
        .write(held_framebuffer_dim_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_framebuffer_dim_y)
    );

    assign texenv_update_buffer = held_texenv_update_buffer_y;
    assign fog_color = held_fog_color_y;
    assign depthbuffer_format = held_depthbuffer_format_y;
    assign framebuffer_block32 = held_framebuffer_block32_y;
    assign framebuffer_dim = held_framebuffer_dim_y;

    always @(*) begin
        held_texenv_update_buffer_write = 1'b0;
        held_fog_color_write = 1'b0;
        held_depthbuffer_format_write = 1'b0;
        held_framebuffer_block32_write = 1'b0;
        held_framebuffer_dim_write = 1'b0;
        case (write_id)
            ID_TEXENV_UPDATE_BUFFER: held_texenv_update_buffer_write = write;
            ID_FOG_COLOR: held_fog_color_write = write;
            ID_DEPTHBUFFER_FORMAT: held_depthbuffer_format_write = write;
            ID_FRAMEBUFFER_BLOCK32: held_framebuffer_block32_write = write;
            ID_FRAMEBUFFER_DIM: held_framebuffer_dim_write = write;
            default: ;
        endcase
    end

    always @(*) begin
        known = 1'b0;
        case (id)
            ID_TEXENV_UPDATE_BUFFER: known = 1'b1;
            ID_FOG_COLOR: known = 1'b1;
            ID_DEPTHBUFFER_FORMAT: known = 1'b1;
            ID_FRAMEBUFFER_BLOCK32: known = 1'b1;
            ID_FRAMEBUFFER_DIM: known = 1'b1;
            default: ;
        endcase
        if (id == ID_FOG_LUT_INDEX) begin
            known = 1'b1;
        end
        if ((id >= ID_FOG_LUT_DATA) && (id <= ID_FOG_LUT_DATA_ALIAS_7)) begin
            known = 1'b1;
        end
    end

    assign fog_lut_index_written = write && (write_id == ID_FOG_LUT_INDEX) && (|write_mask);
    assign fog_lut_arrives = write && (write_id >= ID_FOG_LUT_DATA) && (write_id <= ID_FOG_LUT_DATA_ALIAS_7);
endmodule
`else
`ifndef PICA_FRAGMENT_FRONT_REGISTERS_2C27D72FE1ED
`ifdef __ICARUS__
two different texts of module pica_fragment_front_registers
`endif
`include "two different texts of module pica_fragment_front_registers"
`endif
`endif

`default_nettype wire
