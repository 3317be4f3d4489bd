// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_DELAY
`define PICA_DELAY
`define PICA_DELAY_EFE6451DA5D9
// A word `L` clocks later, in LUT RAM: far smaller than as many registers. What is read is then overwritten,
// so that the place alone tells how old it is.
module pica_delay #(
    // Bits of a word.
    parameter W = 32,
    // Clocks by which a word is delayed.
    parameter L = 5
) (
    // Rising edges count.
    input wire clock,
    // A word.
    input wire [W - 1:0] x,
    // The word of `L` clocks before.
    output wire [W - 1:0] y
);

    localparam [3:0] last = L - 1;

    wire [W - 1:0] ram_read_data;
    reg [3:0] place_d;
    reg [3:0] place_q;

    pica_lut_ram #(.A(4), .W(W)) ram (
        .clock(clock),
        .write_enable(1'b1),
        .write_address(place_q),
        .write_data(x),
        .read_address(place_q),
        .read_data(ram_read_data)
    );

    assign y = ram_read_data;

    always @(*) begin
        place_d = place_q + 4'h1;
        if (place_q == last) begin
            place_d = 4'h0;
        end
    end

    initial begin
        place_q = 4'h0;
    end

    always @(posedge clock) begin
        place_q <= place_d;
    end
endmodule
`else
`ifndef PICA_DELAY_EFE6451DA5D9
`ifdef __ICARUS__
two different texts of module pica_delay
`endif
`include "two different texts of module pica_delay"
`endif
`endif

`default_nettype wire
