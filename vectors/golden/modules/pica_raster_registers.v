// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_REGISTERS
`define PICA_RASTER_REGISTERS
`define PICA_RASTER_REGISTERS_9968ED737DC2
// What places triangles in the framebuffer.
module pica_raster_registers (
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
    // DEPTHMAP_SCALE (0x04D).
    output wire [23:0] depthmap_scale,
    // DEPTHMAP_OFFSET (0x04E).
    output wire [23:0] depthmap_offset,
    // UNKNOWN_0060.
    output wire [9:0] unknown_0060,
    // SCISSORTEST_MODE (0x065).
    output wire [1:0] scissortest_mode,
    // SCISSORTEST_POS (0x066).
    output wire [25:0] scissortest_pos,
    // SCISSORTEST_DIM (0x067).
    output wire [25:0] scissortest_dim,
    // DEPTHMAP_ENABLE (0x06D).
    output wire depthmap_enable,
    // COLOR_OPERATION (0x100).
    output wire [25:0] color_operation,
    // FRAMEBUFFER_DIM (0x11E).
    output wire [24:0] framebuffer_dim
);

    localparam ID_COLOR_OPERATION = 10'h100;
    localparam ID_DEPTHMAP_ENABLE = 10'h6d;
    localparam ID_DEPTHMAP_OFFSET = 10'h4e;
    localparam ID_DEPTHMAP_SCALE = 10'h4d;
    localparam ID_FRAMEBUFFER_DIM = 10'h11e;
    localparam ID_SCISSORTEST_DIM = 10'h67;
    localparam ID_SCISSORTEST_MODE = 10'h65;
    localparam ID_SCISSORTEST_POS = 10'h66;
    localparam ID_UNKNOWN_0060 = 10'h60;

    reg held_depthmap_scale_write;
    wire [23:0] held_depthmap_scale_y;
    reg held_depthmap_offset_write;
    wire [23:0] held_depthmap_offset_y;
    reg held_unknown_0060_write;
    wire [9:0] held_unknown_0060_y;
    reg held_scissortest_mode_write;
    wire [1:0] held_scissortest_mode_y;
    reg held_scissortest_pos_write;
    wire [25:0] held_scissortest_pos_y;
    reg held_scissortest_dim_write;
    wire [25:0] held_scissortest_dim_y;
    reg held_depthmap_enable_write;
    wire held_depthmap_enable_y;
    reg held_color_operation_write;
    wire [25:0] held_color_operation_y;
    reg held_framebuffer_dim_write;
    wire [24:0] held_framebuffer_dim_y;

    pica_byte_register #(.W(24)) held_depthmap_scale (
        .clock(clock),
        .write(held_depthmap_scale_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthmap_scale_y)
    );

    pica_byte_register #(.W(24)) held_depthmap_offset (
        .clock(clock),
        .write(held_depthmap_offset_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthmap_offset_y)
    );

    pica_byte_register #(.W(10)) held_unknown_0060 (
        .clock(clock),
        .write(held_unknown_0060_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_unknown_0060_y)
    );

    pica_byte_register #(.W(2)) held_scissortest_mode (
        .clock(clock),
        .write(held_scissortest_mode_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_scissortest_mode_y)
    );

    pica_byte_register #(.W(26)) held_scissortest_pos (
        .clock(clock),
        .write(held_scissortest_pos_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_scissortest_pos_y)
    );

    pica_byte_register #(.W(26)) held_scissortest_dim (
        .clock(clock),
        .write(held_scissortest_dim_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_scissortest_dim_y)
    );

    pica_byte_register #(.W(1)) held_depthmap_enable (
        .clock(clock),
        .write(held_depthmap_enable_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthmap_enable_y)
    );

    pica_byte_register #(.W(26)) held_color_operation (
        .clock(clock),
        .write(held_color_operation_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_color_operation_y)
    );

    pica_byte_register #(.W(25)) held_framebuffer_dim (
        .clock(clock),
        .write(held_framebuffer_dim_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_framebuffer_dim_y)
    );

    assign depthmap_scale = held_depthmap_scale_y;
    assign depthmap_offset = held_depthmap_offset_y;
    assign unknown_0060 = held_unknown_0060_y;
    assign scissortest_mode = held_scissortest_mode_y;
    assign scissortest_pos = held_scissortest_pos_y;
    assign scissortest_dim = held_scissortest_dim_y;
    assign depthmap_enable = held_depthmap_enable_y;
    assign color_operation = held_color_operation_y;
    assign framebuffer_dim = held_framebuffer_dim_y;

    always @(*) begin
        held_depthmap_scale_write = 1'b0;
        held_depthmap_offset_write = 1'b0;
        held_unknown_0060_write = 1'b0;
        held_scissortest_mode_write = 1'b0;
        held_scissortest_pos_write = 1'b0;
        held_scissortest_dim_write = 1'b0;
        held_depthmap_enable_write = 1'b0;
        held_color_operation_write = 1'b0;
        held_framebuffer_dim_write = 1'b0;
        case (write_id)
            ID_DEPTHMAP_SCALE: held_depthmap_scale_write = write;
            ID_DEPTHMAP_OFFSET: held_depthmap_offset_write = write;
            ID_UNKNOWN_0060: held_unknown_0060_write = write;
            ID_SCISSORTEST_MODE: held_scissortest_mode_write = write;
            ID_SCISSORTEST_POS: held_scissortest_pos_write = write;
            ID_SCISSORTEST_DIM: held_scissortest_dim_write = write;
            ID_DEPTHMAP_ENABLE: held_depthmap_enable_write = write;
            ID_COLOR_OPERATION: held_color_operation_write = write;
            ID_FRAMEBUFFER_DIM: held_framebuffer_dim_write = write;
            default: ;
        endcase
    end

    always @(*) begin
        known = 1'b0;
        case (id)
            ID_DEPTHMAP_SCALE: known = 1'b1;
            ID_DEPTHMAP_OFFSET: known = 1'b1;
            ID_UNKNOWN_0060: known = 1'b1;
            ID_SCISSORTEST_MODE: known = 1'b1;
            ID_SCISSORTEST_POS: known = 1'b1;
            ID_SCISSORTEST_DIM: known = 1'b1;
            ID_DEPTHMAP_ENABLE: known = 1'b1;
            ID_COLOR_OPERATION: known = 1'b1;
            ID_FRAMEBUFFER_DIM: known = 1'b1;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_RASTER_REGISTERS_9968ED737DC2
`ifdef __ICARUS__
two different texts of module pica_raster_registers
`endif
`include "two different texts of module pica_raster_registers"
`endif
`endif

`default_nettype wire
