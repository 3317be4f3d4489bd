// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_INTERPOLANTS
`define PICA_RASTER_INTERPOLANTS
`define PICA_RASTER_INTERPOLANTS_9EDD5FC1F3F7
// A ring of 128 places that is read again and again from the first interpolant of the oldest triangle to its
// last one, until that triangle is finished.
module pica_raster_interpolants (
    input wire clock,
    // Forgets all triangles.
    input wire reset,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output wire in_ready,
    // Nothing more of this triangle comes.
    input wire last,
    // 1 / w: the components behind it are divided by it, up to the next such interpolant.
    input wire denominator,
    // Semantic of the component, as SH_OUTMAP_O0 (0x050) has it.
    input wire [4:0] semantic,
    // The component has no value: each quotient is NaN.
    input wire undefined,
    // Power of two of the lowest bit of the numbers, signed; of a component less that of 1 / w, as its
    // quotients are multiplied with.
    input wire [8:0] scale,
    // Number of vertex 0, signed.
    input wire [28:0] number0,
    // Number of vertex 1, signed.
    input wire [28:0] number1,
    // Number of vertex 2, signed.
    input wire [28:0] number2,
    // Whether all interpolants of a triangle are there.
    output wire has_triangle,
    // Whether the last interpolant of the triangle comes next.
    output wire is_last,
    // Whether an interpolant is read at the next edge: it is there two clocks later.
    input wire step,
    // Whether the triangle is given up at the next edge, with its first interpolant next.
    input wire finish,
    output wire read_denominator,
    output wire [4:0] read_semantic,
    output wire read_undefined,
    output wire [8:0] read_scale,
    output wire [28:0] read_number0,
    output wire [28:0] read_number1,
    output wire [28:0] read_number2
);

    reg [6:0] written_d;
    reg [6:0] written_q;
    reg [6:0] base_d;
    reg [6:0] base_q;
    reg [6:0] place_d;
    reg [6:0] place_q;
    reg [2:0] triangles_written_d;
    reg [2:0] triangles_written_q;
    reg [2:0] triangle_d;
    reg [2:0] triangle_q;
    wire ends_write_enable;
    wire [6:0] ends_read_data;
    wire heads_write_enable;
    wire [15:0] heads_write_data;
    wire [15:0] heads_read_data;
    wire numbers0_write_enable;
    wire [28:0] numbers0_read_data;
    wire numbers1_write_enable;
    wire [28:0] numbers1_read_data;
    wire numbers2_write_enable;
    wire [28:0] numbers2_read_data;
    reg [15:0] head_q;
    reg [28:0] held0_q;
    reg [28:0] held1_q;
    reg [28:0] held2_q;
    wire [6:0] places_left;
    wire [2:0] triangles_left;
    wire takes;
    wire [6:0] after_end;

    pica_lut_ram #(.A(3), .W(7)) ends (
        .clock(clock),
        .write_enable(ends_write_enable),
        .write_address(triangles_written_q),
        .write_data(written_q),
        .read_address(triangle_q),
        .read_data(ends_read_data)
    );

    pica_block_ram #(.A(7), .W(16)) heads (
        .clock(clock),
        .write_enable(heads_write_enable),
        .write_address(written_q),
        .write_data(heads_write_data),
        .read_enable(step),
        .read_address(place_q),
        .read_data(heads_read_data)
    );

    pica_block_ram #(.A(7), .W(29)) numbers0 (
        .clock(clock),
        .write_enable(numbers0_write_enable),
        .write_address(written_q),
        .write_data(number0),
        .read_enable(step),
        .read_address(place_q),
        .read_data(numbers0_read_data)
    );

    pica_block_ram #(.A(7), .W(29)) numbers1 (
        .clock(clock),
        .write_enable(numbers1_write_enable),
        .write_address(written_q),
        .write_data(number1),
        .read_enable(step),
        .read_address(place_q),
        .read_data(numbers1_read_data)
    );

    pica_block_ram #(.A(7), .W(29)) numbers2 (
        .clock(clock),
        .write_enable(numbers2_write_enable),
        .write_address(written_q),
        .write_data(number2),
        .read_enable(step),
        .read_address(place_q),
        .read_data(numbers2_read_data)
    );

    assign places_left = base_q - written_q - 7'h1;
    assign triangles_left = triangle_q - triangles_written_q - 3'h1;
    assign in_ready = (|places_left) && (|triangles_left);
    assign takes = in_valid && (|places_left) && (|triangles_left);
    assign heads_write_enable = takes;
    assign numbers0_write_enable = takes;
    assign numbers1_write_enable = takes;
    assign numbers2_write_enable = takes;
    assign heads_write_data = {7'h0, scale} | ({15'h0, undefined} << 9) | ({11'h0, semantic} << 10) | ({15'h0, denominator} << 15);
    assign ends_write_enable = takes && last;
    assign has_triangle = triangles_written_q != triangle_q;
    assign is_last = place_q == ends_read_data;
    assign after_end = ends_read_data + 7'h1;

    always @(*) begin
        written_d = written_q;
        base_d = base_q;
        place_d = place_q;
        triangles_written_d = triangles_written_q;
        triangle_d = triangle_q;
        if (takes) begin
            written_d = written_q + 7'h1;
        end
        if (takes && last) begin
            triangles_written_d = triangles_written_q + 3'h1;
        end
        if (step) begin
            place_d = place_q + 7'h1;
            if (place_q == ends_read_data) begin
                place_d = base_q;
            end
        end
        if (finish) begin
            base_d = after_end;
            place_d = after_end;
            triangle_d = triangle_q + 3'h1;
        end
        if (reset) begin
            written_d = 7'h0;
            base_d = 7'h0;
            place_d = 7'h0;
            triangles_written_d = 3'h0;
            triangle_d = 3'h0;
        end
    end

    assign read_scale = head_q[8:0];
    assign read_undefined = head_q[9];
    assign read_denominator = head_q[15];
    assign read_semantic = head_q[14:10];
    assign read_number0 = held0_q;
    assign read_number1 = held1_q;
    assign read_number2 = held2_q;

    initial begin
        written_q = 7'h0;
        base_q = 7'h0;
        place_q = 7'h0;
        triangles_written_q = 3'h0;
        triangle_q = 3'h0;
        head_q = 16'h0;
        held0_q = 29'h0;
        held1_q = 29'h0;
        held2_q = 29'h0;
    end

    always @(posedge clock) begin
        written_q <= written_d;
        base_q <= base_d;
        place_q <= place_d;
        triangles_written_q <= triangles_written_d;
        triangle_q <= triangle_d;
        head_q <= heads_read_data;
        held0_q <= numbers0_read_data;
        held1_q <= numbers1_read_data;
        held2_q <= numbers2_read_data;
    end
endmodule
`else
`ifndef PICA_RASTER_INTERPOLANTS_9EDD5FC1F3F7
`ifdef __ICARUS__
two different texts of module pica_raster_interpolants
`endif
`include "two different texts of module pica_raster_interpolants"
`endif
`endif

`default_nettype wire
