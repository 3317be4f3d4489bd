// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_INTERRUPT_LANES
`define PICA_INTERRUPT_LANES
`define PICA_INTERRUPT_LANES_3253EEF46B4E
// The 64 compare bytes, four a word, and, a clock later, which lanes a write to the request words matches
// (command-lists.md#end-of-a-list).
module pica_interrupt_lanes (
    input wire clock,
    // Whether a compare word is written at the next edge.
    input wire write,
    // Number of the compare word that is written.
    input wire [3:0] number,
    // What is written to it.
    input wire [31:0] compare,
    // Number of the request word.
    input wire [3:0] word,
    // What is written to it.
    input wire [31:0] data,
    // The bytes of it that are written.
    input wire [3:0] mask,
    // IRQ_MASK_LOW (0x030).
    input wire [31:0] masked_low,
    // IRQ_MASK_HIGH (0x031).
    input wire [31:0] masked_high,
    // A lane matches.
    output wire matching,
    // The lanes that match and are not masked.
    output wire [3:0] requests,
    // One does and is not.
    output wire interrupts
);

    localparam lane_0 = 4'h1;
    localparam lane_1 = 4'h2;
    localparam lane_2 = 4'h4;
    localparam lane_3 = 4'h8;
    // Any write to FINALIZE (0x010) matches: choice `finalize_match`.
    localparam any_write = 1'b0;

    wire [31:0] compares_read_data;
    wire found_d;
    reg found_q;
    wire [3:0] found_requests_d;
    reg [3:0] found_requests_q;
    wire found_interrupt_d;
    reg found_interrupt_q;
    reg [3:0] equal;
    wire [3:0] matched;
    reg [31:0] masked;
    wire [4:0] shift;
    wire [31:0] shifted;
    wire [31:0] different;
    wire [7:0] parts_0;
    wire [7:0] parts_1;
    wire [7:0] parts_2;
    wire [7:0] parts_3;
    wire [3:0] unmasked;

    pica_lut_ram #(.A(4), .W(32)) compares (
        .clock(clock),
        .write_enable(write),
        .write_address(number),
        .write_data(compare),
        .read_address(word),
        .read_data(compares_read_data)
    );

    assign different = compares_read_data ^ data;
    assign parts_0 = different[7:0];
    assign parts_1 = different[15:8];
    assign parts_2 = different[23:16];
    assign parts_3 = different[31:24];
    assign matched = equal & mask;

    always @(*) begin
        equal = 4'h0;
        if (~(|parts_0)) begin
            equal = equal | lane_0;
        end
        if (~(|parts_1)) begin
            equal = equal | lane_1;
        end
        if (~(|parts_2)) begin
            equal = equal | lane_2;
        end
        if (~(|parts_3)) begin
            equal = equal | lane_3;
        end
        if (any_write && ~(|word)) begin
            equal = 4'hf;
        end
        masked = masked_low;
        if (word[3]) begin
            masked = masked_high;
        end
    end

    assign shift = {2'h0, word[2:0]} << 2;
    assign shifted = masked >> shift;
    assign unmasked = matched & ~shifted[3:0];
    assign found_d = |matched;
    assign found_requests_d = unmasked;
    assign found_interrupt_d = |unmasked;
    assign matching = found_q;
    assign requests = found_requests_q;
    assign interrupts = found_interrupt_q;

    initial begin
        found_q = 1'b0;
        found_requests_q = 4'h0;
        found_interrupt_q = 1'b0;
    end

    always @(posedge clock) begin
        found_q <= found_d;
        found_requests_q <= found_requests_d;
        found_interrupt_q <= found_interrupt_d;
    end
endmodule
`else
`ifndef PICA_INTERRUPT_LANES_3253EEF46B4E
`ifdef __ICARUS__
two different texts of module pica_interrupt_lanes
`endif
`include "two different texts of module pica_interrupt_lanes"
`endif
`endif

`default_nettype wire
