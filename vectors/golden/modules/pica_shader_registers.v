// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_REGISTERS
`define PICA_SHADER_REGISTERS
`define PICA_SHADER_REGISTERS_A2A3E94042AB
// All vectors that the unit stores.
module pica_shader_registers (
    input wire clock,
    input wire write_0,
    input wire write_1,
    input wire write_2,
    input wire write_3,
    input wire [7:0] write_address,
    input wire [23:0] write_data_0,
    input wire [23:0] write_data_1,
    input wire [23:0] write_data_2,
    input wire [23:0] write_data_3,
    input wire [7:0] read_address,
    output wire [23:0] read_data_0,
    output wire [23:0] read_data_1,
    output wire [23:0] read_data_2,
    output wire [23:0] read_data_3
);

    wire [23:0] component_0_read_data;
    wire [23:0] component_1_read_data;
    wire [23:0] component_2_read_data;
    wire [23:0] component_3_read_data;

    pica_block_ram_apart #(.A(8), .W(24)) component_0 (
        .clock(clock),
        .write_enable(write_0),
        .write_address(write_address),
        .write_data(write_data_0),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_0_read_data)
    );

    pica_block_ram_apart #(.A(8), .W(24)) component_1 (
        .clock(clock),
        .write_enable(write_1),
        .write_address(write_address),
        .write_data(write_data_1),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_1_read_data)
    );

    pica_block_ram_apart #(.A(8), .W(24)) component_2 (
        .clock(clock),
        .write_enable(write_2),
        .write_address(write_address),
        .write_data(write_data_2),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_2_read_data)
    );

    pica_block_ram_apart #(.A(8), .W(24)) component_3 (
        .clock(clock),
        .write_enable(write_3),
        .write_address(write_address),
        .write_data(write_data_3),
        .read_enable(1'b1),
        .read_address(read_address),
        .read_data(component_3_read_data)
    );

    assign read_data_0 = component_0_read_data;
    assign read_data_1 = component_1_read_data;
    assign read_data_2 = component_2_read_data;
    assign read_data_3 = component_3_read_data;
endmodule
`else
`ifndef PICA_SHADER_REGISTERS_A2A3E94042AB
`ifdef __ICARUS__
two different texts of module pica_shader_registers
`endif
`include "two different texts of module pica_shader_registers"
`endif
`endif

`default_nettype wire
