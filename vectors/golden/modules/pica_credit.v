// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_CREDIT
`define PICA_CREDIT
`define PICA_CREDIT_38A45316C8D9
// Counts what goes into a pipeline that nothing stops, and what comes out of the room behind it: up to `N`.
module pica_credit #(
    // The most that may be inside, up to 255.
    parameter N = 64
) (
    // Rising edges count.
    input wire clock,
    // Whatever was inside is gone.
    input wire reset,
    // Whether an item goes in at the next edge.
    input wire take,
    // Whether an item goes out at the next edge.
    input wire give,
    // Whether one more item may go in.
    output wire has_room,
    // Whether nothing is inside.
    output wire is_empty
);

    localparam [7:0] most = N;

    wire [7:0] count_d;
    reg [7:0] count_q;
    wire full_d;
    reg full_q;
    wire occupied_d;
    reg occupied_q;
    reg [7:0] after;

    always @(*) begin
        after = count_q;
        if (take && ~give) begin
            after = count_q + 8'h1;
        end
        if (give && ~take) begin
            after = count_q - 8'h1;
        end
        if (reset) begin
            after = 8'h0;
        end
    end

    assign count_d = after;
    assign full_d = after == most;
    assign occupied_d = |after;
    assign has_room = ~full_q;
    assign is_empty = ~occupied_q;

    initial begin
        count_q = 8'h0;
        full_q = 1'b0;
        occupied_q = 1'b0;
    end

    always @(posedge clock) begin
        count_q <= count_d;
        full_q <= full_d;
        occupied_q <= occupied_d;
    end
endmodule
`else
`ifndef PICA_CREDIT_38A45316C8D9
`ifdef __ICARUS__
two different texts of module pica_credit
`endif
`include "two different texts of module pica_credit"
`endif
`endif

`default_nettype wire
