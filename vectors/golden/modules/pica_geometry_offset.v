// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_GEOMETRY_OFFSET
`define PICA_GEOMETRY_OFFSET
`define PICA_GEOMETRY_OFFSET_5BE0D45C5D64
// An integer of ten bits, signed, in float24 two clocks later: exactly, since it has fewer bits than a
// significand.
module pica_geometry_offset (
    input wire clock,
    input wire [9:0] x,
    output wire [23:0] y
);

    localparam top_exponent = 7'h48;

    reg [9:0] magnitude_d;
    reg [9:0] magnitude_q;
    wire negative_d;
    reg negative_q;
    wire [9:0] normalize_y;
    wire [4:0] normalize_distance;
    reg [23:0] pattern_d;
    reg [23:0] pattern_q;
    wire [6:0] exponent;

    pica_normalize_4 #(.N(10)) normalize (
        .x(magnitude_q),
        .y(normalize_y),
        .distance(normalize_distance)
    );

    assign negative_d = x[9];
    assign exponent = top_exponent - {2'h0, normalize_distance};

    always @(*) begin
        magnitude_d = x;
        if (x[9]) begin
            magnitude_d = ~x + 10'h1;
        end
        pattern_d = ({23'h0, negative_q} << 23) | ({17'h0, exponent} << 16) | ({15'h0, normalize_y[8:0]} << 7);
        if (~(|magnitude_q)) begin
            pattern_d = 24'h0;
        end
    end

    assign y = pattern_q;

    initial begin
        magnitude_q = 10'h0;
        negative_q = 1'b0;
        pattern_q = 24'h0;
    end

    always @(posedge clock) begin
        magnitude_q <= magnitude_d;
        negative_q <= negative_d;
        pattern_q <= pattern_d;
    end
endmodule
`else
`ifndef PICA_GEOMETRY_OFFSET_5BE0D45C5D64
`ifdef __ICARUS__
two different texts of module pica_geometry_offset
`endif
`include "two different texts of module pica_geometry_offset"
`endif
`endif

`default_nettype wire
