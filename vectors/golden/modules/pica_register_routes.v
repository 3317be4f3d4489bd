// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_REGISTER_ROUTES
`define PICA_REGISTER_ROUTES
`define PICA_REGISTER_ROUTES_D568242E3CE7
// What the specification says of an id, two clocks later.
module pica_register_routes (
    input wire clock,
    input wire [9:0] id,
    // What a write does if all is well: a code of `effect`.
    output reg [2:0] kind,
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

    localparam EFFECT_NOT_WRITABLE = 3'h5;
    localparam PLACE_ACTS = 47;
    localparam PLACE_ALIASES = 45;
    localparam PLACE_IS_OF_CPU = 46;
    localparam PLACE_KIND = 32;
    localparam PLACE_PORT = 48;
    localparam PLACE_SOURCE = 35;
    // An id without a register leads to RESTART_PRIMITIVE (0x25F): choice `undefined_id_write`.
    localparam restarts = 1'b0;
    // What acts needs no byte: choice `fifo_write_mask`.
    localparam raw = 1'b0;

    wire [52:0] rom_word;
    wire aliases;

    pica_rom_10_53_routes rom (
        .clock(clock),
        .address(id),
        .word(rom_word)
    );

    assign visible = rom_word[31:0];
    assign source = rom_word[PLACE_SOURCE +: 10];
    assign aliases = rom_word[PLACE_ALIASES];
    assign leads = aliases && restarts;

    always @(*) begin
        kind = rom_word[PLACE_KIND +: 3];
        if (aliases && ~restarts) begin
            kind = EFFECT_NOT_WRITABLE;
        end
    end

    assign is_of_cpu = rom_word[PLACE_IS_OF_CPU];
    assign needs_no_byte = rom_word[PLACE_ACTS] && raw;
    assign port = rom_word[PLACE_PORT +: 5];
endmodule
`else
`ifndef PICA_REGISTER_ROUTES_D568242E3CE7
`ifdef __ICARUS__
two different texts of module pica_register_routes
`endif
`include "two different texts of module pica_register_routes"
`endif
`endif

`default_nettype wire
