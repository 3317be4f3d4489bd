// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_RETIRE
`define PICA_FRAGMENT_RETIRE
`define PICA_FRAGMENT_RETIRE_EF5B71AE1636
// The results of fragments, in order: each goes to the memories that it writes and to whoever wants to know,
// and is retired when all of them have taken it.
module pica_fragment_retire (
    input wire clock,
    input wire reset,
    input wire [18:0] colorbuffer_format,
    input wire [1:0] depthbuffer_format,
    // Whether the pixel of a fragment is kept at the next edge, and its place.
    input wire placed,
    input wire [6:0] placed_at,
    input wire [20:0] placed_pixel,
    // Whether a result is put in at the next edge; there is room for one of each fragment inside.
    input wire in_valid,
    input wire [2:0] in_outcome,
    input wire in_writes_color,
    input wire [31:0] in_color,
    input wire in_writes_depth,
    input wire [31:0] in_depth,
    // Output channel `write_color`, with valid and ready.
    output wire write_color_valid,
    input wire write_color_ready,
    output wire [3:0] color_bytes,
    // Output channel `write_depth`, with valid and ready.
    output wire write_depth_valid,
    input wire write_depth_ready,
    output wire [3:0] depth_bytes,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    // The result that is offered.
    output wire [20:0] pixel,
    output wire [2:0] outcome,
    output wire writes_color,
    output wire [31:0] color,
    output wire writes_depth,
    output wire [31:0] depth,
    // Whether the fragment of this result is retired at the next edge.
    output wire retires,
    // How many fragments are retired.
    output wire [7:0] retired
);

    wire [6:0] results_write_address;
    wire results_fetch;
    wire [6:0] results_read_address;
    wire results_load;
    wire results_valid;
    wire results_take;
    wire [20:0] pixels_y;
    wire [31:0] colors_y;
    wire [31:0] depths_y;
    wire [4:0] states_x;
    wire [4:0] states_y;
    wire [3:0] bytes_color;
    wire [3:0] bytes_depth;
    reg color_done_d;
    // Whether the result that is offered was taken, where the others were not.
    reg color_done_q;
    reg depth_done_d;
    reg depth_done_q;
    reg out_done_d;
    reg out_done_q;
    reg [7:0] count_d;
    reg [7:0] count_q;
    wire offers_color;
    wire offers_depth;
    wire offers_out;
    wire leaves;

    pica_queue #(.A(7)) results (
        .clock(clock),
        .reset(reset),
        .put(in_valid),
        .write_address(results_write_address),
        .fetch(results_fetch),
        .read_address(results_read_address),
        .load(results_load),
        .valid(results_valid),
        .take(results_take)
    );

    pica_queue_words #(.A(7), .W(21)) pixels (
        .clock(clock),
        .put(placed),
        .write_address(placed_at),
        .x(placed_pixel),
        .fetch(results_fetch),
        .read_address(results_read_address),
        .load(results_load),
        .y(pixels_y)
    );

    pica_queue_words #(.A(7), .W(32)) colors (
        .clock(clock),
        .put(in_valid),
        .write_address(results_write_address),
        .x(in_color),
        .fetch(results_fetch),
        .read_address(results_read_address),
        .load(results_load),
        .y(colors_y)
    );

    pica_queue_words #(.A(7), .W(32)) depths (
        .clock(clock),
        .put(in_valid),
        .write_address(results_write_address),
        .x(in_depth),
        .fetch(results_fetch),
        .read_address(results_read_address),
        .load(results_load),
        .y(depths_y)
    );

    pica_queue_words #(.A(7), .W(5)) states (
        .clock(clock),
        .put(in_valid),
        .write_address(results_write_address),
        .x(states_x),
        .fetch(results_fetch),
        .read_address(results_read_address),
        .load(results_load),
        .y(states_y)
    );

    pica_pixel_bytes bytes (
        .colorbuffer_format(colorbuffer_format),
        .depthbuffer_format(depthbuffer_format),
        .color(bytes_color),
        .depth(bytes_depth)
    );

    assign states_x = {2'h0, in_outcome} | ({4'h0, in_writes_color} << 3) | ({4'h0, in_writes_depth} << 4);
    assign pixel = pixels_y;
    assign color = colors_y;
    assign depth = depths_y;
    assign outcome = states_y[2:0];
    assign writes_color = states_y[3];
    assign writes_depth = states_y[4];
    assign color_bytes = bytes_color;
    assign depth_bytes = bytes_depth;
    // Each of the three takes the result by itself; it leaves with the last.
    assign offers_color = results_valid && states_y[3] && ~color_done_q;
    assign offers_depth = results_valid && states_y[4] && ~depth_done_q;
    assign offers_out = results_valid && ~out_done_q;
    assign write_color_valid = offers_color;
    assign write_depth_valid = offers_depth;
    assign out_valid = offers_out;
    assign leaves = results_valid && (write_color_ready || ~offers_color) && (write_depth_ready || ~offers_depth) && (out_ready || ~offers_out);
    assign results_take = leaves;
    assign retires = leaves;
    assign retired = count_q;

    always @(*) begin
        color_done_d = color_done_q;
        depth_done_d = depth_done_q;
        out_done_d = out_done_q;
        count_d = count_q;
        if (offers_color && write_color_ready) begin
            color_done_d = 1'b1;
        end
        if (offers_depth && write_depth_ready) begin
            depth_done_d = 1'b1;
        end
        if (offers_out && out_ready) begin
            out_done_d = 1'b1;
        end
        if (leaves) begin
            color_done_d = 1'b0;
            depth_done_d = 1'b0;
            out_done_d = 1'b0;
            count_d = count_q + 8'h1;
        end
        if (reset) begin
            color_done_d = 1'b0;
            depth_done_d = 1'b0;
            out_done_d = 1'b0;
            count_d = 8'h0;
        end
    end

    initial begin
        color_done_q = 1'b0;
        depth_done_q = 1'b0;
        out_done_q = 1'b0;
        count_q = 8'h0;
    end

    always @(posedge clock) begin
        color_done_q <= color_done_d;
        depth_done_q <= depth_done_d;
        out_done_q <= out_done_d;
        count_q <= count_d;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_RETIRE_EF5B71AE1636
`ifdef __ICARUS__
two different texts of module pica_fragment_retire
`endif
`include "two different texts of module pica_fragment_retire"
`endif
`endif

`default_nettype wire
