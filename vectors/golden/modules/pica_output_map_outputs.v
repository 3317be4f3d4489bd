// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_OUTPUT_MAP_OUTPUTS
`define PICA_OUTPUT_MAP_OUTPUTS
`define PICA_OUTPUT_MAP_OUTPUTS_3C2ADB7B1973
// The first seven vectors of two vertices: one comes in, the other is read. No slot behind them can be
// mapped.
module pica_output_map_outputs (
    input wire clock,
    // No vector is there.
    input wire reset,
    // Whether a vector can be taken.
    output reg has_room,
    // Whether `vector` is taken at the next edge.
    input wire take,
    // The vertex has no more of them.
    input wire last_of_vertex,
    // x of the vector, in float24.
    input wire [23:0] packed_x,
    // y of the vector, in float24.
    input wire [23:0] packed_y,
    // z of the vector, in float24.
    input wire [23:0] packed_z,
    // w of the vector, in float24.
    input wire [23:0] packed_w,
    // Whether half 0 has all vectors of a vertex.
    output wire is_whole0,
    // Whether half 1 has.
    output wire is_whole1,
    // The half that is read.
    input wire half,
    input wire [2:0] slot,
    input wire [1:0] lane,
    // The component that is there; 0 of a slot that the vertex does not fill.
    output reg [23:0] number,
    // Whether the half that is read is free after the next edge.
    input wire frees
);

    reg fills_half1_d;
    reg fills_half1_q;
    reg [2:0] count_d;
    reg [2:0] count_q;
    reg whole0_d;
    reg whole0_q;
    reg whole1_d;
    reg whole1_q;
    reg [2:0] length0_d;
    // Vectors of the vertices.
    reg [2:0] length0_q;
    reg [2:0] length1_d;
    reg [2:0] length1_q;
    wire [3:0] x_write_address;
    wire [3:0] x_read_address;
    wire [23:0] x_read_data;
    wire [3:0] y_write_address;
    wire [3:0] y_read_address;
    wire [23:0] y_read_data;
    wire [3:0] z_write_address;
    wire [3:0] z_read_address;
    wire [23:0] z_read_data;
    wire [3:0] w_write_address;
    wire [3:0] w_read_address;
    wire [23:0] w_read_data;
    reg [2:0] after;
    reg [2:0] length;
    wire [3:0] write_address;
    wire [3:0] read_address;

    pica_lut_ram #(.A(4), .W(24)) x (
        .clock(clock),
        .write_enable(take),
        .write_address(x_write_address),
        .write_data(packed_x),
        .read_address(x_read_address),
        .read_data(x_read_data)
    );

    pica_lut_ram #(.A(4), .W(24)) y (
        .clock(clock),
        .write_enable(take),
        .write_address(y_write_address),
        .write_data(packed_y),
        .read_address(y_read_address),
        .read_data(y_read_data)
    );

    pica_lut_ram #(.A(4), .W(24)) z (
        .clock(clock),
        .write_enable(take),
        .write_address(z_write_address),
        .write_data(packed_z),
        .read_address(z_read_address),
        .read_data(z_read_data)
    );

    pica_lut_ram #(.A(4), .W(24)) w (
        .clock(clock),
        .write_enable(take),
        .write_address(w_write_address),
        .write_data(packed_w),
        .read_address(w_read_address),
        .read_data(w_read_data)
    );

    always @(*) begin
        // What comes in.
        has_room = ~whole0_q;
        if (fills_half1_q) begin
            has_room = ~whole1_q;
        end
    end

    assign write_address = {1'b0, count_q} | ({3'h0, fills_half1_q} << 3);
    // What is read.
    assign read_address = {1'b0, slot} | ({3'h0, half} << 3);
    assign x_write_address = write_address;
    assign x_read_address = read_address;
    assign y_write_address = write_address;
    assign y_read_address = read_address;
    assign z_write_address = write_address;
    assign z_read_address = read_address;
    assign w_write_address = write_address;
    assign w_read_address = read_address;

    always @(*) begin
        length = length0_q;
        if (half) begin
            length = length1_q;
        end
    end

    always @(*) begin
        number = x_read_data;
        if (lane == 2'h1) begin
            number = y_read_data;
        end
        if (lane == 2'h2) begin
            number = z_read_data;
        end
        if (lane == 2'h3) begin
            number = w_read_data;
        end
        if (slot >= length) begin
            number = 24'h0;
        end
    end

    always @(*) begin
        fills_half1_d = fills_half1_q;
        count_d = count_q;
        whole0_d = whole0_q;
        whole1_d = whole1_q;
        length0_d = length0_q;
        length1_d = length1_q;
        // Vectors behind the seventh go where no slot reads.
        after = count_q + 3'h1;
        if (&count_q) begin
            after = count_q;
        end
        if (take) begin
            count_d = after;
        end
        // Which halves are whole: one becomes so while the other may become free.
        if (frees) begin
            if (half) begin
                whole1_d = 1'b0;
            end else begin
                whole0_d = 1'b0;
            end
        end
        if (take && last_of_vertex) begin
            count_d = 3'h0;
            fills_half1_d = ~fills_half1_q;
            if (fills_half1_q) begin
                whole1_d = 1'b1;
                length1_d = after;
            end else begin
                whole0_d = 1'b1;
                length0_d = after;
            end
        end
        if (reset) begin
            count_d = 3'h0;
            fills_half1_d = 1'b0;
            whole0_d = 1'b0;
            whole1_d = 1'b0;
        end
    end

    assign is_whole0 = whole0_q;
    assign is_whole1 = whole1_q;

    initial begin
        fills_half1_q = 1'b0;
        count_q = 3'h0;
        whole0_q = 1'b0;
        whole1_q = 1'b0;
        length0_q = 3'h0;
        length1_q = 3'h0;
    end

    always @(posedge clock) begin
        fills_half1_q <= fills_half1_d;
        count_q <= count_d;
        whole0_q <= whole0_d;
        whole1_q <= whole1_d;
        length0_q <= length0_d;
        length1_q <= length1_d;
    end
endmodule
`else
`ifndef PICA_OUTPUT_MAP_OUTPUTS_3C2ADB7B1973
`ifdef __ICARUS__
two different texts of module pica_output_map_outputs
`endif
`include "two different texts of module pica_output_map_outputs"
`endif
`endif

`default_nettype wire
