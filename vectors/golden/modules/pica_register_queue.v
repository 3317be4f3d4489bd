// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_REGISTER_QUEUE
`define PICA_REGISTER_QUEUE
`define PICA_REGISTER_QUEUE_1797DB505F67
// A queue of 16 register writes for what is behind the combiner, each with the number of the fragment that
// it comes before.
module pica_register_queue (
    input wire clock,
    // Forgets the writes that wait.
    input wire reset,
    // Whether a write is put in at the next edge; nothing is where there is no room.
    input wire put,
    input wire [9:0] id,
    input wire [31:0] data,
    input wire [3:0] mask,
    // Number of the fragment that the write comes before: so many were taken.
    input wire [7:0] number,
    output wire has_room,
    // Number of the fragment that is issued next, that of the one behind it, and whether it is issued at the
    // next edge.
    input wire [7:0] issued,
    input wire [7:0] after_issued,
    input wire issues,
    // How many fragments are retired.
    input wire [7:0] retired,
    // Whether a write comes before the fragment that is issued next.
    output wire stops,
    // Whether a write is applied at the next edge.
    output wire write,
    output wire [9:0] write_id,
    output wire [31:0] write_data,
    output wire [3:0] write_mask
);

    reg [4:0] written_d;
    // Places that were written and read, with a bit more than an address: 16 words differ from none.
    reg [4:0] written_q;
    reg [4:0] read_d;
    reg [4:0] read_q;
    wire [3:0] contents_write_address;
    wire [3:0] contents_read_address;
    wire [31:0] contents_read_data;
    wire [3:0] heads_write_address;
    wire [21:0] heads_write_data;
    wire [3:0] heads_read_address;
    wire [21:0] heads_read_data;
    reg apply_d;
    reg apply_q;
    reg stop_d;
    reg stop_q;
    wire occupied;
    wire [7:0] head_number;

    pica_lut_ram #(.A(4), .W(32)) contents (
        .clock(clock),
        .write_enable(put),
        .write_address(contents_write_address),
        .write_data(data),
        .read_address(contents_read_address),
        .read_data(contents_read_data)
    );

    pica_lut_ram #(.A(4), .W(22)) heads (
        .clock(clock),
        .write_enable(put),
        .write_address(heads_write_address),
        .write_data(heads_write_data),
        .read_address(heads_read_address),
        .read_data(heads_read_data)
    );

    assign occupied = written_q != read_q;
    assign has_room = (written_q[3:0] != read_q[3:0]) || (written_q[4] == read_q[4]);
    assign contents_write_address = written_q[3:0];
    assign contents_read_address = read_q[3:0];
    assign heads_write_address = written_q[3:0];
    assign heads_write_data = {12'h0, id} | ({18'h0, mask} << 10) | ({14'h0, number} << 14);
    assign heads_read_address = read_q[3:0];
    assign head_number = heads_read_data[21:14];
    assign write = apply_q;
    assign write_id = heads_read_data[9:0];
    assign write_mask = heads_read_data[13:10];
    assign write_data = contents_read_data;
    assign stops = stop_q;

    always @(*) begin
        written_d = written_q;
        read_d = read_q;
        apply_d = occupied && ~apply_q && (head_number == retired);
        // A write is put in many clocks before the fragment of its number comes this far.
        stop_d = occupied && ((head_number == issued) || (issues && (head_number == after_issued)));
        if (put) begin
            written_d = written_q + 5'h1;
        end
        if (apply_q) begin
            read_d = read_q + 5'h1;
        end
        if (reset) begin
            written_d = 5'h0;
            read_d = 5'h0;
            apply_d = 1'b0;
            stop_d = 1'b0;
        end
    end

    initial begin
        written_q = 5'h0;
        read_q = 5'h0;
        apply_q = 1'b0;
        stop_q = 1'b0;
    end

    always @(posedge clock) begin
        written_q <= written_d;
        read_q <= read_d;
        apply_q <= apply_d;
        stop_q <= stop_d;
    end
endmodule
`else
`ifndef PICA_REGISTER_QUEUE_1797DB505F67
`ifdef __ICARUS__
two different texts of module pica_register_queue
`endif
`include "two different texts of module pica_register_queue"
`endif
`endif

`default_nettype wire
