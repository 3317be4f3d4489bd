// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SEQUENCER
`define PICA_SEQUENCER
`define PICA_SEQUENCER_E80F7D3EB96E
// Takes operands when idle, counts the steps of the operation, and offers the result until it is taken.
module pica_sequencer #(
    // The first step.
    parameter FIRST = 0,
    // The last step, up to 63.
    parameter LAST = 11
) (
    // Rising edges count.
    input wire clock,
    // Abandons the operation at a rising clock edge.
    input wire reset,
    // Operands are offered.
    input wire in_valid,
    // The result is taken.
    input wire out_ready,
    // Operands are taken.
    output wire in_ready,
    // A result is offered.
    output wire out_valid,
    // Operands have to be stored at the next edge.
    output wire start,
    // Step `step` has to be made at the next edge.
    output wire run,
    // The number of the step.
    output wire [5:0] step
);

    localparam [5:0] first = FIRST;
    localparam [5:0] last = LAST;

    reg running_d;
    reg running_q;
    reg done_d;
    reg done_q;
    reg [5:0] count_d;
    reg [5:0] count_q;

    assign in_ready = ~running_q && ~done_q;
    assign out_valid = done_q;
    assign start = in_valid && in_ready;
    assign run = running_q;
    assign step = count_q;

    always @(*) begin
        running_d = running_q;
        done_d = done_q;
        count_d = count_q;
        if (start) begin
            running_d = 1'b1;
            count_d = first;
        end
        if (running_q) begin
            count_d = count_q + 6'h1;
            if (count_q == last) begin
                running_d = 1'b0;
                done_d = 1'b1;
            end
        end
        if (done_q && out_ready) begin
            done_d = 1'b0;
        end
        if (reset) begin
            running_d = 1'b0;
            done_d = 1'b0;
            // What is looked up before the first step depends on no step that was abandoned.
            count_d = first;
        end
    end

    initial begin
        running_q = 1'b0;
        done_q = 1'b0;
        count_q = 6'h0;
    end

    always @(posedge clock) begin
        running_q <= running_d;
        done_q <= done_d;
        count_q <= count_d;
    end
endmodule
`else
`ifndef PICA_SEQUENCER_E80F7D3EB96E
`ifdef __ICARUS__
two different texts of module pica_sequencer
`endif
`include "two different texts of module pica_sequencer"
`endif
`endif

`default_nettype wire
