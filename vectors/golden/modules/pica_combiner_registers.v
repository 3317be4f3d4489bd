// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_REGISTERS
`define PICA_COMBINER_REGISTERS
`define PICA_COMBINER_REGISTERS_ABF76A2688F8
// What all combiner stages have in common.
module pica_combiner_registers (
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
    // TEXENV_BUFFER_COLOR (0x0FD).
    output wire [31:0] texenv_buffer_color
);

    localparam ID_TEXENV_BUFFER_COLOR = 10'hfd;
    localparam ID_TEXENV_UPDATE_BUFFER = 10'he0;

    reg held_texenv_update_buffer_write;
    wire [25:0] held_texenv_update_buffer_y;
    reg held_texenv_buffer_color_write;
    wire [31:0] held_texenv_buffer_color_y;

    pica_byte_register #(.W(26)) held_texenv_update_buffer (
        .clock(clock),
        .write(held_texenv_update_buffer_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_texenv_update_buffer_y)
    );

    pica_byte_register #(.W(32)) held_texenv_buffer_color (
        .clock(clock),
        .write(held_texenv_buffer_color_write),
        .mask(write_mask),
        .data(write_data),
        .y(held_texenv_buffer_color_y)
    );

    assign texenv_update_buffer = held_texenv_update_buffer_y;
    assign texenv_buffer_color = held_texenv_buffer_color_y;

    always @(*) begin
        held_texenv_update_buffer_write = 1'b0;
        held_texenv_buffer_color_write = 1'b0;
        case (write_id)
            ID_TEXENV_UPDATE_BUFFER: held_texenv_update_buffer_write = write;
            ID_TEXENV_BUFFER_COLOR: held_texenv_buffer_color_write = write;
            default: ;
        endcase
    end

    always @(*) begin
        known = 1'b0;
        case (id)
            ID_TEXENV_UPDATE_BUFFER: known = 1'b1;
            ID_TEXENV_BUFFER_COLOR: known = 1'b1;
            default: ;
        endcase
    end
endmodule
`else
`ifndef PICA_COMBINER_REGISTERS_ABF76A2688F8
`ifdef __ICARUS__
two different texts of module pica_combiner_registers
`endif
`include "two different texts of module pica_combiner_registers"
`endif
`endif

`default_nettype wire
