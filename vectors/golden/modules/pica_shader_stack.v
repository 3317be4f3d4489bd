// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_STACK
`define PICA_SHADER_STACK
`define PICA_SHADER_STACK_E50173E33452
// A stack of `1 << A` entries of `W` bits. A ring of LUT RAM: the entry below the oldest is the one that the
// next push replaces.
module pica_shader_stack #(
    // Bits of an entry.
    parameter W = 26,
    // Bits of the number of an entry.
    parameter A = 2
) (
    input wire clock,
    // Forgets all entries.
    input wire clear,
    // Pushes `data`.
    input wire push,
    // Replaces the top entry by `data`.
    input wire replace,
    // Pops the top entry.
    input wire pop,
    input wire [W - 1:0] data,
    // The top entry, if there is one.
    output wire [W - 1:0] top,
    // Number of entries.
    output wire [A:0] count
);

    wire entries_write_enable;
    reg [A - 1:0] entries_write_address;
    wire [W - 1:0] entries_read_data;
    reg [A - 1:0] last_d;
    // Address of the top entry.
    reg [A - 1:0] last_q;
    reg [A:0] len_d;
    reg [A:0] len_q;
    wire [A - 1:0] free;
    wire full;

    pica_lut_ram #(.A(A), .W(W)) entries (
        .clock(clock),
        .write_enable(entries_write_enable),
        .write_address(entries_write_address),
        .write_data(data),
        .read_address(last_q),
        .read_data(entries_read_data)
    );

    assign free = last_q + 1'b1;
    assign full = len_q[A];
    assign entries_write_enable = push || replace;

    always @(*) begin
        entries_write_address = free;
        if (replace) begin
            entries_write_address = last_q;
        end
    end

    assign top = entries_read_data;
    assign count = len_q;

    always @(*) begin
        last_d = last_q;
        len_d = len_q;
        if (push) begin
            last_d = free;
            if (~full) begin
                len_d = len_q + 1'b1;
            end
        end
        if (pop) begin
            last_d = last_q - 1'b1;
            len_d = len_q - 1'b1;
        end
        if (clear) begin
            len_d = {(A + 1){1'b0}};
        end
    end

    initial begin
        last_q = {A{1'b0}};
        len_q = {(A + 1){1'b0}};
    end

    always @(posedge clock) begin
        last_q <= last_d;
        len_q <= len_d;
    end
endmodule
`else
`ifndef PICA_SHADER_STACK_E50173E33452
`ifdef __ICARUS__
two different texts of module pica_shader_stack
`endif
`include "two different texts of module pica_shader_stack"
`endif
`endif

`default_nettype wire
