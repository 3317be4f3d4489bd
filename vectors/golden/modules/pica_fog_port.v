// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_PORT
`define PICA_FOG_PORT
`define PICA_FOG_PORT_066B8557F1A7
// The way into the fog table: each word goes to the entry of the index, which counts up. Choice
// `fifo_write_mask`.
module pica_fog_port (
    input wire clock,
    // Whether a byte of FOG_LUT_INDEX (0x0E6) is written at the next edge.
    input wire index_written,
    // Whether FOG_LUT_DATA (0x0E8) is written at the next edge, even if no byte is.
    input wire arrives,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the word goes into the table at the next edge.
    output wire writes_entry,
    // The entry that it goes to.
    output wire [6:0] entry
);

    localparam FOG_LUT_INDEX_INDEX = 0;
    // Choice `fifo_write_mask`.
    localparam needs_no_byte = 1'b0;

    reg [6:0] index_d;
    reg [6:0] index_q;
    wire takes;

    assign takes = arrives && ((|write_mask) || needs_no_byte);
    assign writes_entry = takes;
    assign entry = index_q;

    always @(*) begin
        index_d = index_q;
        if (takes) begin
            index_d = index_q + 7'h1;
        end
        if (index_written && write_mask[0]) begin
            index_d = write_data[FOG_LUT_INDEX_INDEX +: 7];
        end
    end

    initial begin
        index_q = 7'h0;
    end

    always @(posedge clock) begin
        index_q <= index_d;
    end
endmodule
`else
`ifndef PICA_FOG_PORT_066B8557F1A7
`ifdef __ICARUS__
two different texts of module pica_fog_port
`endif
`include "two different texts of module pica_fog_port"
`endif
`endif

`default_nettype wire
