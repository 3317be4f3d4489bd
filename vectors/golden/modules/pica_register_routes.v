// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_REGISTER_ROUTES
`define PICA_REGISTER_ROUTES
`define PICA_REGISTER_ROUTES_B49C3DBADDE7
// What the specification says of an id, two clocks later.
module pica_register_routes (
    input wire clock,
    input wire [9:0] id,
    // What a write does if all is well: a code of `effect`.
    output wire [2:0] kind,
    // Lists cannot write the register.
    output wire is_of_cpu,
    // A write counts with no byte enabled.
    output wire needs_no_byte,
    // The transfer that the register belongs to.
    output wire [4:0] port,
    // The id that the CPU reads at this one.
    output wire [9:0] source,
    // A write goes to that id, too.
    output wire leads,
    // The bits that the CPU sees of it.
    output wire [31:0] visible
);

    localparam PLACE_IS_OF_CPU = 46;
    localparam PLACE_KIND = 32;
    localparam PLACE_LEADS = 45;
    localparam PLACE_NEEDS_NO_BYTE = 47;
    localparam PLACE_PORT = 48;
    localparam PLACE_SOURCE = 35;

    wire [52:0] entries_word;

    pica_rom_10_53_routes entries (
        .clock(clock),
        .address(id),
        .word(entries_word)
    );

    assign visible = entries_word[31:0];
    assign kind = entries_word[PLACE_KIND +: 3];
    assign source = entries_word[PLACE_SOURCE +: 10];
    assign leads = entries_word[PLACE_LEADS];
    assign is_of_cpu = entries_word[PLACE_IS_OF_CPU];
    assign needs_no_byte = entries_word[PLACE_NEEDS_NO_BYTE];
    assign port = entries_word[PLACE_PORT +: 5];
endmodule
`else
`ifndef PICA_REGISTER_ROUTES_B49C3DBADDE7
`ifdef __ICARUS__
two different texts of module pica_register_routes
`endif
`include "two different texts of module pica_register_routes"
`endif
`endif

`default_nettype wire
