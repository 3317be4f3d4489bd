// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_LIST_PLACE
`define PICA_LIST_PLACE
`define PICA_LIST_PLACE_25C4D280C8AF
// How much of a buffer is in memory, two clocks later. A buffer ends where VRAM or FCRAM ends, and what
// begins in neither has nothing (assumption `access_outside_memory`). All in units of 16 bytes.
module pica_list_place (
    input wire clock,
    input wire [27:0] address,
    input wire [19:0] size,
    // The size, as far as it is in memory.
    output wire [19:0] available,
    // Something of the buffer is not.
    output wire outside
);

    localparam vram = 28'h1800000;
    localparam vram_end = 28'h1860000;
    localparam fcram = 28'h2000000;
    localparam fcram_end = 28'h3000000;

    reg [27:0] left_d;
    reg [27:0] left_q;
    reg [19:0] size1_q;
    reg [19:0] available2_d;
    reg [19:0] available2_q;
    wire outside2_d;
    reg outside2_q;
    wire [27:0] to_vram_end;
    wire [27:0] to_fcram_end;
    wire fits;

    assign to_vram_end = vram_end - address;
    assign to_fcram_end = fcram_end - address;
    assign fits = {8'h0, size1_q} <= left_q;

    always @(*) begin
        left_d = 28'h0;
        if ((address >= vram) && (address < vram_end)) begin
            left_d = to_vram_end;
        end
        if ((address >= fcram) && (address < fcram_end)) begin
            left_d = to_fcram_end;
        end
        available2_d = size1_q;
        if (~fits) begin
            available2_d = left_q[19:0];
        end
    end

    assign outside2_d = ~fits;
    assign available = available2_q;
    assign outside = outside2_q;

    initial begin
        left_q = 28'h0;
        size1_q = 20'h0;
        available2_q = 20'h0;
        outside2_q = 1'b0;
    end

    always @(posedge clock) begin
        left_q <= left_d;
        size1_q <= size;
        available2_q <= available2_d;
        outside2_q <= outside2_d;
    end
endmodule
`else
`ifndef PICA_LIST_PLACE_25C4D280C8AF
`ifdef __ICARUS__
two different texts of module pica_list_place
`endif
`include "two different texts of module pica_list_place"
`endif
`endif

`default_nettype wire
