// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_RECIPROCAL
`define PICA_RASTER_RECIPROCAL
`define PICA_RASTER_RECIPROCAL_C30605421616
// 2^23 / d of a divisor d in [1, 2), from 512 pieces of straight lines: never above it, and less than 13
// below, which a test computes for each number of 22 bits.
module pica_raster_reciprocal (
    input wire clock,
    // The divisor behind its leading one.
    input wire [21:0] x,
    // The number of three clocks before is the divisor from the next clock on.
    input wire load,
    // The reciprocal of the divisor.
    output wire [22:0] y
);

    localparam top = 23'h400000;

    wire [8:0] pieces_address;
    wire [35:0] pieces_word;
    wire [12:0] along1_d;
    reg [12:0] along1_q;
    reg [12:0] along2_q;
    wire [13:0] product_a;
    wire [26:0] product_y;
    wire [13:0] down_d;
    reg [13:0] down_q;
    wire [22:0] start_d;
    reg [22:0] start_q;
    reg [22:0] value_d;
    reg [22:0] value_q;

    pica_rom_9_36_reciprocal pieces (
        .clock(clock),
        .address(pieces_address),
        .word(pieces_word)
    );

    pica_product #(.A(14), .B(13), .P(27)) product (
        .a(product_a),
        .b(along2_q),
        .y(product_y)
    );

    assign pieces_address = x[21:13];
    assign along1_d = x[12:0];
    assign product_a = pieces_word[13:0];
    assign down_d = product_y[26:13];
    assign start_d = {1'b0, pieces_word[35:14]} | top;

    always @(*) begin
        value_d = value_q;
        if (load) begin
            value_d = start_q - {9'h0, down_q};
        end
    end

    assign y = value_q;

    initial begin
        along1_q = 13'h0;
        along2_q = 13'h0;
        down_q = 14'h0;
        start_q = 23'h0;
        value_q = 23'h0;
    end

    always @(posedge clock) begin
        along1_q <= along1_d;
        along2_q <= along1_q;
        down_q <= down_d;
        start_q <= start_d;
        value_q <= value_d;
    end
endmodule
`else
`ifndef PICA_RASTER_RECIPROCAL_C30605421616
`ifdef __ICARUS__
two different texts of module pica_raster_reciprocal
`endif
`include "two different texts of module pica_raster_reciprocal"
`endif
`endif

`default_nettype wire
