// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_FOG
`define PICA_FRAGMENT_FOG
`define PICA_FRAGMENT_FOG_FC37D5393C74
// The share of a fragment's colour in fog, with the fog table.
module pica_fragment_fog (
    input wire clock,
    input wire reset,
    input wire flip,
    // Makes the share 1.0: there is no fog.
    input wire off,
    // Whether an entry of the table is written at the next edge.
    input wire write,
    input wire [6:0] write_entry,
    input wire [23:0] write_word,
    // Input channel `in`, with valid alone.
    input wire in_valid,
    input wire [31:0] depth,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [27:0] y
);

    reg [6:0] valid_d;
    reg [6:0] valid_q;
    wire [6:0] place_entry;
    wire [16:0] place_fraction;
    wire [23:0] entries_read_data;
    reg [23:0] word_q;
    reg [16:0] fractions_0_q;
    reg [16:0] fractions_1_q;
    wire [27:0] factor_y;

    pica_fog_place place (
        .clock(clock),
        .depth(depth),
        .flip(flip),
        .entry(place_entry),
        .fraction(place_fraction)
    );

    pica_block_ram #(.A(7), .W(24)) entries (
        .clock(clock),
        .write_enable(write),
        .write_address(write_entry),
        .write_data(write_word),
        .read_enable(1'b1),
        .read_address(place_entry),
        .read_data(entries_read_data)
    );

    pica_fog_factor factor (
        .clock(clock),
        .word(word_q),
        .fraction(fractions_1_q),
        .off(off),
        .y(factor_y)
    );

    assign y = factor_y;

    always @(*) begin
        valid_d = (valid_q << 1) | {6'h0, in_valid};
        if (reset) begin
            valid_d = 7'h0;
        end
    end

    assign out_valid = valid_q[6];

    initial begin
        valid_q = 7'h0;
        word_q = 24'h0;
        fractions_0_q = 17'h0;
        fractions_1_q = 17'h0;
    end

    always @(posedge clock) begin
        valid_q <= valid_d;
        word_q <= entries_read_data;
        fractions_0_q <= place_fraction;
        fractions_1_q <= fractions_0_q;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_FOG_FC37D5393C74
`ifdef __ICARUS__
two different texts of module pica_fragment_fog
`endif
`include "two different texts of module pica_fragment_fog"
`endif
`endif

`default_nettype wire
