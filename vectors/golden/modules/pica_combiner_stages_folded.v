// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_STAGES_FOLDED
`define PICA_COMBINER_STAGES_FOLDED
`define PICA_COMBINER_STAGES_FOLDED_E3F84A47BD5B
// The six stages with their registers, six in hardware or one (build option `combiner`).
module pica_combiner_stages_folded (
    input wire clock,
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not of the combiner does nothing here.
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the id is one of the combiner.
    output wire known,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    // Whether there is room for a fragment.
    output wire in_ready,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] color
);

    wire ring_0_known;
    wire ring_0_in_ready;
    wire ring_0_out_valid;
    wire [31:0] ring_0_color;

    pica_combiner_ring ring_0 (
        .clock(clock),
        .reset(reset),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .known(ring_0_known),
        .in_valid(in_valid),
        .in_ready(ring_0_in_ready),
        .primary(primary),
        .fragment_primary(fragment_primary),
        .fragment_secondary(fragment_secondary),
        .texture0(texture0),
        .texture1(texture1),
        .texture2(texture2),
        .texture3(texture3),
        .out_valid(ring_0_out_valid),
        .color(ring_0_color)
    );

    assign known = ring_0_known;
    assign in_ready = ring_0_in_ready;
    assign out_valid = ring_0_out_valid;
    assign color = ring_0_color;
endmodule
`else
`ifndef PICA_COMBINER_STAGES_FOLDED_E3F84A47BD5B
`ifdef __ICARUS__
two different texts of module pica_combiner_stages_folded
`endif
`include "two different texts of module pica_combiner_stages_folded"
`endif
`endif

`default_nettype wire
