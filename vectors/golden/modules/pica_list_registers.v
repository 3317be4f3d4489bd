// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LIST_REGISTERS
`define PICA_LIST_REGISTERS
`define PICA_LIST_REGISTERS_B7B941A6C893
// Where the buffers are, and what ends a list.
module pica_list_registers (
    input wire clock,
    // All registers are 0 behind the next edge.
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // The CPU writes.
    input wire from_cpu,
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // CMDBUF_SIZE0 (0x238).
    output wire [20:0] size0,
    // CMDBUF_SIZE1 (0x239).
    output wire [20:0] size1,
    // CMDBUF_ADDR0 (0x23A).
    output wire [28:0] address0,
    // CMDBUF_ADDR1 (0x23B).
    output wire [28:0] address1,
    // IRQ_MASK_LOW (0x030).
    output wire [31:0] masked_low,
    // IRQ_MASK_HIGH (0x031).
    output wire [31:0] masked_high,
    // IRQ_AUTOSTOP (0x034).
    output wire autostop
);

    localparam id_size0 = 10'h238;
    localparam id_size1 = 10'h239;
    localparam id_address0 = 10'h23a;
    localparam id_address1 = 10'h23b;
    localparam id_masked_low = 10'h30;
    localparam id_masked_high = 10'h31;
    localparam id_autostop = 10'h34;

    wire held_size0_write;
    wire [3:0] held_size0_mask;
    wire [31:0] held_size0_data;
    wire [20:0] held_size0_y;
    wire held_size1_write;
    wire [3:0] held_size1_mask;
    wire [31:0] held_size1_data;
    wire [20:0] held_size1_y;
    wire held_address0_write;
    wire [3:0] held_address0_mask;
    wire [31:0] held_address0_data;
    wire [28:0] held_address0_y;
    wire held_address1_write;
    wire [3:0] held_address1_mask;
    wire [31:0] held_address1_data;
    wire [28:0] held_address1_y;
    reg [31:0] held_masked_low_d;
    reg [31:0] held_masked_low_q;
    reg [31:0] held_masked_high_d;
    reg [31:0] held_masked_high_q;
    reg held_autostop_d;
    reg held_autostop_q;
    reg [31:0] data;
    reg [3:0] mask;
    wire cpu_write;

    pica_byte_register #(.W(21)) held_size0 (
        .clock(clock),
        .write(held_size0_write),
        .mask(held_size0_mask),
        .data(held_size0_data),
        .y(held_size0_y)
    );

    pica_byte_register #(.W(21)) held_size1 (
        .clock(clock),
        .write(held_size1_write),
        .mask(held_size1_mask),
        .data(held_size1_data),
        .y(held_size1_y)
    );

    pica_byte_register #(.W(29)) held_address0 (
        .clock(clock),
        .write(held_address0_write),
        .mask(held_address0_mask),
        .data(held_address0_data),
        .y(held_address0_y)
    );

    pica_byte_register #(.W(29)) held_address1 (
        .clock(clock),
        .write(held_address1_write),
        .mask(held_address1_mask),
        .data(held_address1_data),
        .y(held_address1_y)
    );

    always @(*) begin
        data = write_data;
        if (reset) begin
            data = 32'h0;
        end
    end

    always @(*) begin
        mask = write_mask;
        if (reset) begin
            mask = 4'hf;
        end
    end

    assign held_size0_data = data;
    assign held_size0_mask = mask;
    assign held_size1_data = data;
    assign held_size1_mask = mask;
    assign held_address0_data = data;
    assign held_address0_mask = mask;
    assign held_address1_data = data;
    assign held_address1_mask = mask;
    // Lists cannot write the registers of the interrupt, and the CPU writes whole words.
    assign cpu_write = write && from_cpu;
    assign held_size0_write = reset || (write && (write_id == id_size0));
    assign held_size1_write = reset || (write && (write_id == id_size1));
    assign held_address0_write = reset || (write && (write_id == id_address0));
    assign held_address1_write = reset || (write && (write_id == id_address1));

    always @(*) begin
        held_masked_low_d = held_masked_low_q;
        held_masked_high_d = held_masked_high_q;
        held_autostop_d = held_autostop_q;
        if (reset || (cpu_write && (write_id == id_masked_low))) begin
            held_masked_low_d = data;
        end
        if (reset || (cpu_write && (write_id == id_masked_high))) begin
            held_masked_high_d = data;
        end
        if (reset || (cpu_write && (write_id == id_autostop))) begin
            held_autostop_d = data[0];
        end
    end

    assign size0 = held_size0_y;
    assign size1 = held_size1_y;
    assign address0 = held_address0_y;
    assign address1 = held_address1_y;
    assign masked_low = held_masked_low_q;
    assign masked_high = held_masked_high_q;
    assign autostop = held_autostop_q;

    initial begin
        held_masked_low_q = 32'h0;
        held_masked_high_q = 32'h0;
        held_autostop_q = 1'b0;
    end

    always @(posedge clock) begin
        held_masked_low_q <= held_masked_low_d;
        held_masked_high_q <= held_masked_high_d;
        held_autostop_q <= held_autostop_d;
    end
endmodule
`else
`ifndef PICA_LIST_REGISTERS_B7B941A6C893
`ifdef __ICARUS__
two different texts of module pica_list_registers
`endif
`include "two different texts of module pica_list_registers"
`endif
`endif

`default_nettype wire
