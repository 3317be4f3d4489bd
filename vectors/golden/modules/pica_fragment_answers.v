// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_ANSWERS
`define PICA_FRAGMENT_ANSWERS
`define PICA_FRAGMENT_ANSWERS_8842B625A581
// The answers of the memory of a buffer, by their tags: they come in any order, and are used in that of the
// fragments.
module pica_fragment_answers (
    input wire clock,
    // Whether the bit of `clear_tag` becomes that of an answer which has not come.
    input wire clear,
    input wire [5:0] clear_tag,
    // Whether fragments read the buffer.
    input wire reads,
    input wire valid,
    input wire [5:0] tag,
    input wire [31:0] word,
    // Number of the fragment that waits for its answer, and whether it goes on at the next edge.
    input wire [6:0] consumed,
    input wire consumes,
    // Whether the answer has come, or none is to come.
    output wire arrived,
    // The answer of a fragment, two clocks behind the one in which it goes on.
    output wire [31:0] y
);

    localparam NUMBERS_TAG = 6;

    reg bits_write_enable;
    reg [5:0] bits_write_address;
    wire bits_write_data;
    wire [5:0] bits_read_address;
    wire bits_read_data;
    wire [5:0] store_read_address;
    wire [31:0] store_read_data;
    // The number of the clock before, and whether its fragment went on.
    reg [6:0] last_q;
    reg went_q;
    wire turn;
    wire is_later;
    reg came;

    pica_lut_ram #(.A(6), .W(1)) bits (
        .clock(clock),
        .write_enable(bits_write_enable),
        .write_address(bits_write_address),
        .write_data(bits_write_data),
        .read_address(bits_read_address),
        .read_data(bits_read_data)
    );

    // A tag is used again two clocks behind the one in which its fragment goes on, at the earliest.
    pica_block_ram_apart #(.A(6), .W(32)) store (
        .clock(clock),
        .write_enable(valid),
        .write_address(tag),
        .write_data(word),
        .read_enable(1'b1),
        .read_address(store_read_address),
        .read_data(store_read_data)
    );

    // Tags below that of the fragment which waits are those of fragments behind the one with the last tag.
    assign turn = consumed[NUMBERS_TAG];
    assign is_later = tag < consumed[5:0];

    always @(*) begin
        bits_write_enable = valid;
        if (~reads) begin
            bits_write_enable = went_q;
        end
        if (clear) begin
            bits_write_enable = 1'b1;
        end
    end

    always @(*) begin
        bits_write_address = tag;
        if (~reads) begin
            bits_write_address = last_q[5:0];
        end
        if (clear) begin
            bits_write_address = clear_tag;
        end
    end

    always @(*) begin
        came = turn == is_later;
        if (~reads) begin
            came = ~last_q[NUMBERS_TAG];
        end
        if (clear) begin
            came = 1'b0;
        end
    end

    assign bits_write_data = came;
    assign bits_read_address = consumed[5:0];
    assign arrived = ~reads || ((|bits_read_data) != turn);
    assign store_read_address = last_q[5:0];
    assign y = store_read_data;

    initial begin
        last_q = 7'h0;
        went_q = 1'b0;
    end

    always @(posedge clock) begin
        last_q <= consumed;
        went_q <= consumes;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_ANSWERS_8842B625A581
`ifdef __ICARUS__
two different texts of module pica_fragment_answers
`endif
`include "two different texts of module pica_fragment_answers"
`endif
`endif

`default_nettype wire
