// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FIFO_4_4
`define PICA_FIFO_4_4
`define PICA_FIFO_4_4_FB6D25771BAD
// A queue of 16 words in LUT RAM. A word that is taken is offered a clock later.
module pica_fifo_4_4 (
    // Rising edges count.
    input wire clock,
    // Forgets every word at a rising edge.
    input wire reset,
    // A word is offered.
    input wire in_valid,
    // The word that is offered at `x` is taken at the next edge.
    output wire in_ready,
    // A word.
    input wire [3:0] x,
    // A word is offered.
    output wire out_valid,
    // The word that is offered at `y` is taken at the next edge.
    input wire out_ready,
    // The word.
    output wire [3:0] y
);

    wire ram_write_enable;
    wire [3:0] ram_read_data;
    reg [3:0] written_d;
    reg [3:0] written_q;
    reg [3:0] read_d;
    reg [3:0] read_q;
    reg full_d;
    reg full_q;
    reg occupied_d;
    reg occupied_q;
    wire puts;
    wire takes;
    reg [3:0] next_written;
    reg [3:0] next_read;

    pica_lut_ram #(.A(4), .W(4)) ram (
        .clock(clock),
        .write_enable(ram_write_enable),
        .write_address(written_q),
        .write_data(x),
        .read_address(read_q),
        .read_data(ram_read_data)
    );

    assign in_ready = ~full_q;
    assign out_valid = occupied_q;
    assign puts = in_valid && ~full_q;
    assign takes = out_ready && occupied_q;
    assign ram_write_enable = puts;
    assign y = ram_read_data;

    always @(*) begin
        full_d = full_q;
        occupied_d = occupied_q;
        next_written = written_q;
        if (puts) begin
            next_written = written_q + 4'h1;
        end
        next_read = read_q;
        if (takes) begin
            next_read = read_q + 4'h1;
        end
        written_d = next_written;
        read_d = next_read;
        // Equal places are those of a full queue or of an empty one: the place that moved last tells which.
        if (puts && ~takes) begin
            full_d = next_written == next_read;
            occupied_d = 1'b1;
        end
        if (takes && ~puts) begin
            full_d = 1'b0;
            occupied_d = next_written != next_read;
        end
        if (reset) begin
            written_d = 4'h0;
            read_d = 4'h0;
            full_d = 1'b0;
            occupied_d = 1'b0;
        end
    end

    initial begin
        written_q = 4'h0;
        read_q = 4'h0;
        full_q = 1'b0;
        occupied_q = 1'b0;
    end

    always @(posedge clock) begin
        written_q <= written_d;
        read_q <= read_d;
        full_q <= full_d;
        occupied_q <= occupied_d;
    end
endmodule
`else
`ifndef PICA_FIFO_4_4_FB6D25771BAD
`ifdef __ICARUS__
two different texts of module pica_fifo_4_4
`endif
`include "two different texts of module pica_fifo_4_4"
`endif
`endif

`default_nettype wire
