// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LUT_RAM
`define PICA_LUT_RAM
`define PICA_LUT_RAM_D3CA69EE0A99
// A memory of words of `W` bits at addresses of `A` bits, with one synchronous write port and one
// asynchronous read port. It becomes LUT RAM on ECP5 and 7-series, and flip-flops on iCE40, which has none.
module pica_lut_ram #(
    // Bits of an address.
    parameter A = 4,
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
    // Address of the word that is read.
    input wire [A - 1:0] read_address,
    // The word at the read address, in the same clock.
    output wire [W - 1:0] read_data
);

    reg [W - 1:0] words [0:(1 << A) - 1];
    integer i;

    initial begin
        for (i = 0; i < (1 << A); i = i + 1)
            words[i] = {W{1'b0}};
    end

    always @(posedge clock)
        if (write_enable)
            words[write_address] <= write_data;

    assign read_data = words[read_address];
endmodule
`else
`ifndef PICA_LUT_RAM_D3CA69EE0A99
`ifdef __ICARUS__
two different texts of module pica_lut_ram
`endif
`include "two different texts of module pica_lut_ram"
`endif
`endif

`default_nettype wire
