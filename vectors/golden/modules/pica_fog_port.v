// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FOG_PORT
`define PICA_FOG_PORT
`define PICA_FOG_PORT_4A2903E462FF
// The way into the fog table: each word goes to the entry of the index, which counts up. Choice
// `fifo_write_mask`.
module pica_fog_port (
    input wire clock,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not of the fog table does nothing.
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the id is one of the fog table.
    output wire known,
    // Whether the word goes into the table at the next edge.
    output wire writes_entry,
    // The entry that it goes to.
    output wire [6:0] entry
);

    localparam FOG_LUT_INDEX_INDEX = 0;
    localparam ID_FOG_LUT_DATA = 10'he8;
    localparam ID_FOG_LUT_DATA_ALIAS_1 = 10'he9;
    localparam ID_FOG_LUT_DATA_ALIAS_2 = 10'hea;
    localparam ID_FOG_LUT_DATA_ALIAS_3 = 10'heb;
    localparam ID_FOG_LUT_DATA_ALIAS_4 = 10'hec;
    localparam ID_FOG_LUT_DATA_ALIAS_5 = 10'hed;
    localparam ID_FOG_LUT_DATA_ALIAS_6 = 10'hee;
    localparam ID_FOG_LUT_DATA_ALIAS_7 = 10'hef;
    localparam ID_FOG_LUT_INDEX = 10'he6;
    // Whether a word counts with no byte enabled. Choice `fifo_write_mask`.
    localparam needs_no_byte = 1'b0;

    reg [6:0] index_d;
    reg [6:0] index_q;
    reg is_index;
    reg is_data;
    wire takes;

    always @(*) begin
        is_index = 1'b0;
        is_data = 1'b0;
        case (write_id)
            ID_FOG_LUT_INDEX: is_index = 1'b1;
            ID_FOG_LUT_DATA: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_1: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_2: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_3: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_4: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_5: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_6: is_data = 1'b1;
            ID_FOG_LUT_DATA_ALIAS_7: is_data = 1'b1;
            default: ;
        endcase
    end

    assign known = is_index || is_data;
    assign takes = write && is_data && ((|write_mask) || needs_no_byte);
    assign writes_entry = takes;
    assign entry = index_q;

    always @(*) begin
        index_d = index_q;
        if (takes) begin
            index_d = index_q + 7'h1;
        end
        if (write && is_index && write_mask[0]) begin
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
`ifndef PICA_FOG_PORT_4A2903E462FF
`ifdef __ICARUS__
two different texts of module pica_fog_port
`endif
`include "two different texts of module pica_fog_port"
`endif
`endif

`default_nettype wire
