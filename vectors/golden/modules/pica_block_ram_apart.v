// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_BLOCK_RAM_APART
`define PICA_BLOCK_RAM_APART
`define PICA_BLOCK_RAM_APART_3DAF0AC8CE98
// A memory of words of `W` bits at addresses of `A` bits, with one synchronous write port and one
// synchronous read port. It becomes block RAM on iCE40, ECP5 and 7-series.
module pica_block_ram_apart #(
    // Bits of an address.
    parameter A = 9,
    // Bits of a word.
    parameter W = 32
) (
    // Clock.
    input wire clock,
    // Whether a word is written at the next edge.
    input wire write_enable,
    // Address of the word that is written.
    input wire [A - 1:0] write_address,
    // The word that is written.
    input wire [W - 1:0] write_data,
    // Whether a word is read at the next edge.
    input wire read_enable,
    // Address of the word that is read.
    input wire [A - 1:0] read_address,
    // The word at the address of the last rising edge with `read_enable`.
    output reg [W - 1:0] read_data
);

    (* no_rw_check *) reg [W - 1:0] words [0:(1 << A) - 1];
    integer i;

    initial begin
        for (i = 0; i < (1 << A); i = i + 1)
            words[i] = {W{1'b0}};
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    initial
        read_data = {W{1'b0}};

    always @(posedge clock)
        if (read_enable)
            read_data <= words[read_address];
endmodule
`else
`ifndef PICA_BLOCK_RAM_APART_3DAF0AC8CE98
`ifdef __ICARUS__
two different texts of module pica_block_ram_apart
`endif
`include "two different texts of module pica_block_ram_apart"
`endif
`endif

`default_nettype wire
