// SPDX-License-Identifier: MIT
// raster_setup: one triangle at a time, and each begins as one does after a reset.
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire in_valid,
    input wire out_ready,
    input wire [15:0] x0,
    input wire [15:0] y0,
    input wire [15:0] x1,
    input wire [15:0] y1,
    input wire [15:0] x2,
    input wire [15:0] y2,
    input wire [1:0] scissor_mode,
    input wire [9:0] scissor_x1,
    input wire [9:0] scissor_y1,
    input wire [9:0] scissor_x2,
    input wire [9:0] scissor_y2,
    input wire [10:0] width,
    input wire [9:0] last_line,
    // an offered result stays as it is until it is taken
    output wire holds_stays,
    // nothing is taken while a triangle is inside, and nothing is given that was not taken
    output wire holds_one,
    // a result is there 13 clocks after its triangle was taken
    output wire holds_in_time,
    // whatever was before it, a triangle begins with the first step, as it does after a reset
    output wire holds_begin,
    output wire lemma_state,
    output wire cover_second
);
    // The last step of the block.
    localparam LAST = 11;

    wire in_ready, out_valid;
    wire empty;
    wire no_area;
    wire [10:0] x_first;
    wire [10:0] x_end;
    wire [10:0] y_first;
    wire [10:0] y_end;
    wire [10:0] hole_x_first;
    wire [10:0] hole_x_end;
    wire [10:0] hole_y_first;
    wire [10:0] hole_y_end;
    wire [33:0] value0;
    wire [20:0] step_x0;
    wire [20:0] step_y0;
    wire excluded0;
    wire [33:0] value1;
    wire [20:0] step_x1;
    wire [20:0] step_y1;
    wire excluded1;
    wire [33:0] value2;
    wire [20:0] step_x2;
    wire [20:0] step_y2;
    wire excluded2;
    raster_setup dut (
        .clock(clock), .reset(reset), .in_valid(in_valid), .in_ready(in_ready), .x0(x0), .y0(y0), .x1(x1),
        .y1(y1), .x2(x2), .y2(y2), .scissor_mode(scissor_mode), .scissor_x1(scissor_x1),
        .scissor_y1(scissor_y1), .scissor_x2(scissor_x2), .scissor_y2(scissor_y2), .width(width),
        .last_line(last_line), .out_valid(out_valid), .out_ready(out_ready), .empty(empty), .no_area(no_area),
        .x_first(x_first), .x_end(x_end), .y_first(y_first), .y_end(y_end), .hole_x_first(hole_x_first),
        .hole_x_end(hole_x_end), .hole_y_first(hole_y_first), .hole_y_end(hole_y_end), .value0(value0),
        .step_x0(step_x0), .step_y0(step_y0), .excluded0(excluded0), .value1(value1),
        .step_x1(step_x1), .step_y1(step_y1), .excluded1(excluded1), .value2(value2),
        .step_x2(step_x2), .step_y2(step_y2), .excluded2(excluded2)
    );
    (* hierconn *) wire \dut.sequencer.running_q , \dut.sequencer.done_q ;
    (* hierconn *) wire [5:0] \dut.sequencer.count_q ;
    wire takes = in_valid && in_ready;
    wire gives = out_valid && out_ready;
    wire [320:0] result = {
        empty, no_area, x_first, x_end, y_first, y_end, hole_x_first, hole_x_end, hole_y_first, hole_y_end,
        value0, step_x0, step_y0, excluded0, value1, step_x1, step_y1, excluded1,
        value2, step_x2, step_y2, excluded2
    };

    reg offered, inside, second, begins;
    reg [320:0] offer;
    reg [6:0] age;
    always @(posedge clock) begin
        offered <= out_valid && !out_ready && !reset;
        offer <= result;
        begins <= takes && !reset;
        inside <= !reset && (takes || (inside && !gives));
        age <= takes ? 7'd1 : inside && !out_valid ? age + 7'd1 : age;
        second <= !reset && (second || gives);
    end
    assign holds_stays = !offered || (out_valid && result == offer);
    assign holds_one = (!takes || !inside) && (!out_valid || inside);
    assign holds_in_time = !inside || out_valid || age < LAST + 2;
    assign holds_begin = !begins || (\dut.sequencer.running_q && !\dut.sequencer.done_q && \dut.sequencer.count_q == 6'd0);

    // The steps follow each other, then the result waits.
    assign lemma_state = inside == (\dut.sequencer.running_q || \dut.sequencer.done_q )
        && !(\dut.sequencer.running_q && \dut.sequencer.done_q )
        && (!\dut.sequencer.done_q || \dut.sequencer.count_q == LAST + 1)
        && (!\dut.sequencer.running_q || (\dut.sequencer.count_q <= LAST && age == \dut.sequencer.count_q + 7'd1));
    // Reachable: a second result comes out.
    assign cover_second = second && gives;
endmodule
