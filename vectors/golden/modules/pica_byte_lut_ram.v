// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BYTE_LUT_RAM
`define PICA_BYTE_LUT_RAM
`define PICA_BYTE_LUT_RAM_7EFDF7ED9406
// `lut_ram` of words of `W` bits, of which a write changes the bytes that its mask enables. Each byte is a
// memory of its own, since the write enable of LUT RAM counts for a whole word. What lies above `W` is read
// by nobody, and a synthesiser drops it.
module pica_byte_lut_ram #(
    // Bits of an address.
    parameter A = 3,
    // Bits of a word.
    parameter W = 28
) (
    // Rising edges count.
    input wire clock,
    // Whether a word is written at the next edge.
    input wire write_enable,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Address of the word that is written.
    input wire [A - 1:0] write_address,
    // The word that is written.
    input wire [31:0] write_data,
    // Address of the word that is read.
    input wire [A - 1:0] read_address,
    // The word at the read address, in the same clock.
    output wire [W - 1:0] read_data
);

    wire bytes_0_write_enable;
    wire [7:0] bytes_0_write_data;
    wire [7:0] bytes_0_read_data;
    wire bytes_1_write_enable;
    wire [7:0] bytes_1_write_data;
    wire [7:0] bytes_1_read_data;
    wire bytes_2_write_enable;
    wire [7:0] bytes_2_write_data;
    wire [7:0] bytes_2_read_data;
    wire bytes_3_write_enable;
    wire [7:0] bytes_3_write_data;
    wire [7:0] bytes_3_read_data;
    // The word that is written: its bytes are no fields.
    wire [31:0] offered;
    wire [31:0] word;

    pica_lut_ram #(.A(A), .W(8)) bytes_0 (
        .clock(clock),
        .write_enable(bytes_0_write_enable),
        .write_address(write_address),
        .write_data(bytes_0_write_data),
        .read_address(read_address),
        .read_data(bytes_0_read_data)
    );

    pica_lut_ram #(.A(A), .W(8)) bytes_1 (
        .clock(clock),
        .write_enable(bytes_1_write_enable),
        .write_address(write_address),
        .write_data(bytes_1_write_data),
        .read_address(read_address),
        .read_data(bytes_1_read_data)
    );

    pica_lut_ram #(.A(A), .W(8)) bytes_2 (
        .clock(clock),
        .write_enable(bytes_2_write_enable),
        .write_address(write_address),
        .write_data(bytes_2_write_data),
        .read_address(read_address),
        .read_data(bytes_2_read_data)
    );

    pica_lut_ram #(.A(A), .W(8)) bytes_3 (
        .clock(clock),
        .write_enable(bytes_3_write_enable),
        .write_address(write_address),
        .write_data(bytes_3_write_data),
        .read_address(read_address),
        .read_data(bytes_3_read_data)
    );

    assign bytes_0_write_enable = write_enable && write_mask[0];
    assign bytes_1_write_enable = write_enable && write_mask[1];
    assign bytes_2_write_enable = write_enable && write_mask[2];
    assign bytes_3_write_enable = write_enable && write_mask[3];
    assign offered = write_data;
    assign bytes_0_write_data = offered[7:0];
    assign bytes_1_write_data = offered[15:8];
    assign bytes_2_write_data = offered[23:16];
    assign bytes_3_write_data = offered[31:24];
    assign word = {24'h0, bytes_0_read_data} | ({24'h0, bytes_1_read_data} << 8) | ({24'h0, bytes_2_read_data} << 16) | ({24'h0, bytes_3_read_data} << 24);
    assign read_data = word[W - 1:0];
endmodule
`else
`ifndef PICA_BYTE_LUT_RAM_7EFDF7ED9406
`ifdef __ICARUS__
two different texts of module pica_byte_lut_ram
`endif
`include "two different texts of module pica_byte_lut_ram"
`endif
`endif

`default_nettype wire
