// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAMEBUFFER_REGISTERS
`define PICA_FRAMEBUFFER_REGISTERS
`define PICA_FRAMEBUFFER_REGISTERS_9D5E867009B3
// What tests a fragment and writes its pixel.
module pica_framebuffer_registers (
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
    // COLOR_OPERATION (0x100).
    output wire [25:0] color_operation,
    // BLEND_FUNC (0x101).
    output wire [31:0] blend_func,
    // LOGIC_OP (0x102).
    output wire [3:0] logic_op,
    // BLEND_COLOR (0x103).
    output wire [31:0] blend_color,
    // FRAGOP_ALPHA_TEST (0x104).
    output wire [15:0] fragop_alpha_test,
    // STENCIL_TEST (0x105).
    output wire [31:0] stencil_test,
    // STENCIL_OP (0x106).
    output wire [10:0] stencil_op,
    // DEPTH_COLOR_MASK (0x107).
    output wire [12:0] depth_color_mask,
    // COLORBUFFER_READ (0x112).
    output wire [3:0] colorbuffer_read,
    // COLORBUFFER_WRITE (0x113).
    output wire [3:0] colorbuffer_write,
    // DEPTHBUFFER_READ (0x114).
    output wire [1:0] depthbuffer_read,
    // DEPTHBUFFER_WRITE (0x115).
    output wire [1:0] depthbuffer_write,
    // DEPTHBUFFER_FORMAT (0x116).
    output wire [1:0] depthbuffer_format,
    // COLORBUFFER_FORMAT (0x117).
    output wire [18:0] colorbuffer_format
);

    localparam ID_BLEND_COLOR = 10'h103;
    localparam ID_BLEND_FUNC = 10'h101;
    localparam ID_COLORBUFFER_FORMAT = 10'h117;
    localparam ID_COLORBUFFER_READ = 10'h112;
    localparam ID_COLORBUFFER_WRITE = 10'h113;
    localparam ID_COLOR_OPERATION = 10'h100;
    localparam ID_DEPTHBUFFER_FORMAT = 10'h116;
    localparam ID_DEPTHBUFFER_READ = 10'h114;
    localparam ID_DEPTHBUFFER_WRITE = 10'h115;
    localparam ID_DEPTH_COLOR_MASK = 10'h107;
    localparam ID_FRAGOP_ALPHA_TEST = 10'h104;
    localparam ID_LOGIC_OP = 10'h102;
    localparam ID_STENCIL_OP = 10'h106;
    localparam ID_STENCIL_TEST = 10'h105;

    reg held_color_operation_write;
    wire [25:0] held_color_operation_y;
    reg held_blend_func_write;
    wire [31:0] held_blend_func_y;
    reg held_logic_op_write;
    wire [3:0] held_logic_op_y;
    reg held_blend_color_write;
    wire [31:0] held_blend_color_y;
    reg held_fragop_alpha_test_write;
    wire [15:0] held_fragop_alpha_test_y;
    reg held_stencil_test_write;
    wire [31:0] held_stencil_test_y;
    reg held_stencil_op_write;
    wire [10:0] held_stencil_op_y;
    reg held_depth_color_mask_write;
    wire [12:0] held_depth_color_mask_y;
    reg held_colorbuffer_read_write;
    wire [3:0] held_colorbuffer_read_y;
    reg held_colorbuffer_write_write;
    wire [3:0] held_colorbuffer_write_y;
    reg held_depthbuffer_read_write;
    wire [1:0] held_depthbuffer_read_y;
    reg held_depthbuffer_write_write;
    wire [1:0] held_depthbuffer_write_y;
    reg held_depthbuffer_format_write;
    wire [1:0] held_depthbuffer_format_y;
    reg held_colorbuffer_format_write;
    wire [18:0] held_colorbuffer_format_y;

    pica_byte_register #(.W(26)) held_color_operation (
        .clock(clock),
        .write(held_color_operation_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_color_operation_y)
    );

    pica_byte_register #(.W(32)) held_blend_func (
        .clock(clock),
        .write(held_blend_func_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_blend_func_y)
    );

    pica_byte_register #(.W(4)) held_logic_op (
        .clock(clock),
        .write(held_logic_op_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_logic_op_y)
    );

    pica_byte_register #(.W(32)) held_blend_color (
        .clock(clock),
        .write(held_blend_color_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_blend_color_y)
    );

    pica_byte_register #(.W(16)) held_fragop_alpha_test (
        .clock(clock),
        .write(held_fragop_alpha_test_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_fragop_alpha_test_y)
    );

    pica_byte_register #(.W(32)) held_stencil_test (
        .clock(clock),
        .write(held_stencil_test_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_stencil_test_y)
    );

    pica_byte_register #(.W(11)) held_stencil_op (
        .clock(clock),
        .write(held_stencil_op_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_stencil_op_y)
    );

    pica_byte_register #(.W(13)) held_depth_color_mask (
        .clock(clock),
        .write(held_depth_color_mask_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depth_color_mask_y)
    );

    pica_byte_register #(.W(4)) held_colorbuffer_read (
        .clock(clock),
        .write(held_colorbuffer_read_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_colorbuffer_read_y)
    );

    pica_byte_register #(.W(4)) held_colorbuffer_write (
        .clock(clock),
        .write(held_colorbuffer_write_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_colorbuffer_write_y)
    );

    pica_byte_register #(.W(2)) held_depthbuffer_read (
        .clock(clock),
        .write(held_depthbuffer_read_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthbuffer_read_y)
    );

    pica_byte_register #(.W(2)) held_depthbuffer_write (
        .clock(clock),
        .write(held_depthbuffer_write_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthbuffer_write_y)
    );

    pica_byte_register #(.W(2)) held_depthbuffer_format (
        .clock(clock),
        .write(held_depthbuffer_format_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_depthbuffer_format_y)
    );

    pica_byte_register #(.W(19)) held_colorbuffer_format (
        .clock(clock),
        .write(held_colorbuffer_format_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_colorbuffer_format_y)
    );

    assign color_operation = held_color_operation_y;
    assign blend_func = held_blend_func_y;
    assign logic_op = held_logic_op_y;
    assign blend_color = held_blend_color_y;
    assign fragop_alpha_test = held_fragop_alpha_test_y;
    assign stencil_test = held_stencil_test_y;
    assign stencil_op = held_stencil_op_y;
    assign depth_color_mask = held_depth_color_mask_y;
    assign colorbuffer_read = held_colorbuffer_read_y;
    assign colorbuffer_write = held_colorbuffer_write_y;
    assign depthbuffer_read = held_depthbuffer_read_y;
    assign depthbuffer_write = held_depthbuffer_write_y;
    assign depthbuffer_format = held_depthbuffer_format_y;
    assign colorbuffer_format = held_colorbuffer_format_y;

    always @(*) begin
        held_color_operation_write = 1'b0;
        held_blend_func_write = 1'b0;
        held_logic_op_write = 1'b0;
        held_blend_color_write = 1'b0;
        held_fragop_alpha_test_write = 1'b0;
        held_stencil_test_write = 1'b0;
        held_stencil_op_write = 1'b0;
        held_depth_color_mask_write = 1'b0;
        held_colorbuffer_read_write = 1'b0;
        held_colorbuffer_write_write = 1'b0;
        held_depthbuffer_read_write = 1'b0;
        held_depthbuffer_write_write = 1'b0;
        held_depthbuffer_format_write = 1'b0;
        held_colorbuffer_format_write = 1'b0;
        case (write_id)
            ID_COLOR_OPERATION: held_color_operation_write = write;
            ID_BLEND_FUNC: held_blend_func_write = write;
            ID_LOGIC_OP: held_logic_op_write = write;
            ID_BLEND_COLOR: held_blend_color_write = write;
            ID_FRAGOP_ALPHA_TEST: held_fragop_alpha_test_write = write;
            ID_STENCIL_TEST: held_stencil_test_write = write;
            ID_STENCIL_OP: held_stencil_op_write = write;
            ID_DEPTH_COLOR_MASK: held_depth_color_mask_write = write;
            ID_COLORBUFFER_READ: held_colorbuffer_read_write = write;
            ID_COLORBUFFER_WRITE: held_colorbuffer_write_write = write;
            ID_DEPTHBUFFER_READ: held_depthbuffer_read_write = write;
            ID_DEPTHBUFFER_WRITE: held_depthbuffer_write_write = write;
            ID_DEPTHBUFFER_FORMAT: held_depthbuffer_format_write = write;
            ID_COLORBUFFER_FORMAT: held_colorbuffer_format_write = write;
            default: ;
        endcase
    end

    always @(*) begin
        known = 1'b0;
        case (id)
            ID_COLOR_OPERATION: known = 1'b1;
            ID_BLEND_FUNC: known = 1'b1;
            ID_LOGIC_OP: known = 1'b1;
            ID_BLEND_COLOR: known = 1'b1;
            ID_FRAGOP_ALPHA_TEST: known = 1'b1;
            ID_STENCIL_TEST: known = 1'b1;
            ID_STENCIL_OP: known = 1'b1;
            ID_DEPTH_COLOR_MASK: known = 1'b1;
            ID_COLORBUFFER_READ: known = 1'b1;
            ID_COLORBUFFER_WRITE: known = 1'b1;
            ID_DEPTHBUFFER_READ: known = 1'b1;
            ID_DEPTHBUFFER_WRITE: known = 1'b1;
            ID_DEPTHBUFFER_FORMAT: known = 1'b1;
            ID_COLORBUFFER_FORMAT: known = 1'b1;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_FRAMEBUFFER_REGISTERS_9D5E867009B3
`ifdef __ICARUS__
two different texts of module pica_framebuffer_registers
`endif
`include "two different texts of module pica_framebuffer_registers"
`endif
`endif

`default_nettype wire
