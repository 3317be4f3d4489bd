// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BYTE_REGISTER
`define PICA_BYTE_REGISTER
`define PICA_BYTE_REGISTER_96620D2799B9
// A register of `W` bits, of which a write changes the bytes that its mask enables. Each byte has registers
// of its own: their clock enable is the bit of the mask, and no logic merges old bytes with new ones. What
// lies above `W` is read by nobody, and a synthesiser drops it.
module pica_byte_register #(
    // Bits of the register, up to 32.
    parameter W = 24
) (
    // Rising edges count.
    input wire clock,
    // Whether the register is written at the next edge.
    input wire write,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] mask,
    // The word that is written.
    input wire [31:0] data,
    // What the register holds.
    output wire [W - 1:0] y
);

    reg [7:0] bytes_0_d;
    reg [7:0] bytes_0_q;
    reg [7:0] bytes_1_d;
    reg [7:0] bytes_1_q;
    reg [7:0] bytes_2_d;
    reg [7:0] bytes_2_q;
    reg [7:0] bytes_3_d;
    reg [7:0] bytes_3_q;
    wire [7:0] offered_0;
    wire [7:0] offered_1;
    wire [7:0] offered_2;
    wire [7:0] offered_3;
    wire [31:0] word;

    assign offered_0 = data[7:0];
    assign offered_1 = data[15:8];
    assign offered_2 = data[23:16];
    assign offered_3 = data[31:24];

    always @(*) begin
        bytes_0_d = bytes_0_q;
        bytes_1_d = bytes_1_q;
        bytes_2_d = bytes_2_q;
        bytes_3_d = bytes_3_q;
        if (write && mask[0]) begin
            bytes_0_d = offered_0;
        end
        if (write && mask[1]) begin
            bytes_1_d = offered_1;
        end
        if (write && mask[2]) begin
            bytes_2_d = offered_2;
        end
        if (write && mask[3]) begin
            bytes_3_d = offered_3;
        end
    end

    assign word = {24'h0, bytes_0_q} | ({24'h0, bytes_1_q} << 8) | ({24'h0, bytes_2_q} << 16) | ({24'h0, bytes_3_q} << 24);
    assign y = word[W - 1:0];

    initial begin
        bytes_0_q = 8'h0;
        bytes_1_q = 8'h0;
        bytes_2_q = 8'h0;
        bytes_3_q = 8'h0;
    end

    always @(posedge clock) begin
        bytes_0_q <= bytes_0_d;
        bytes_1_q <= bytes_1_d;
        bytes_2_q <= bytes_2_d;
        bytes_3_q <= bytes_3_d;
    end
endmodule
`else
`ifndef PICA_BYTE_REGISTER_96620D2799B9
`ifdef __ICARUS__
two different texts of module pica_byte_register
`endif
`include "two different texts of module pica_byte_register"
`endif
`endif

`default_nettype wire
