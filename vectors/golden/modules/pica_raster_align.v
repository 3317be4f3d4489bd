// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_ALIGN
`define PICA_RASTER_ALIGN
`define PICA_RASTER_ALIGN_044D8E108307
// Takes three float24 numbers one by one and gives them as integers of 29 bits, of which the largest has its
// leading one at bit 27 and the others are cut toward zero (raster.md#arithmetic). Three numbers take three
// clocks.
module pica_raster_align (
    input wire clock,
    // No number is inside.
    input wire reset,
    // Input channel `number`, with valid alone.
    input wire number_valid,
    // The number is taken at the next edge, if there is one.
    output wire moves,
    // A number, never subnormal; above it the semantic of its component, whether it is a denominator,
    // whether it is of the last interpolant of a triangle.
    input wire [30:0] word,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    // Nothing more of this triangle comes.
    output wire last,
    // 1 / w: the components behind it are divided by it, up to the next such interpolant.
    output wire denominator,
    // Semantic of the component, as SH_OUTMAP_O0 (0x050) has it.
    output wire [4:0] semantic,
    // The component has no value: each quotient is NaN.
    output wire undefined,
    // Power of two of the lowest bit of the numbers, signed; of a component less that of 1 / w, as its
    // quotients are multiplied with.
    output wire [8:0] scale,
    // Number of vertex 0, signed.
    output wire [28:0] number0,
    // Number of vertex 1, signed.
    output wire [28:0] number1,
    // Number of vertex 2, signed.
    output wire [28:0] number2
);

    localparam special_exponent = 7'h7f;
    localparam unit_exponent = 7'h5a;
    localparam hidden_bit = 28'h8000000;
    localparam first_color = 5'h8;
    localparam last_color = 5'hb;

    reg [1:0] phase_d;
    reg [1:0] phase_q;
    reg [6:0] largest_d;
    reg [6:0] largest_q;
    reg [23:0] first_d;
    reg [23:0] first_q;
    reg [23:0] second_d;
    reg [23:0] second_q;
    reg [1:0] left4_d;
    reg [1:0] left4_q;
    reg [23:0] number4_d;
    reg [23:0] number4_q;
    reg [23:0] number5_d;
    reg [23:0] number5_q;
    reg [23:0] number6_d;
    reg [23:0] number6_q;
    reg [6:0] largest4_d;
    reg [6:0] largest4_q;
    reg [6:0] head4_d;
    reg [6:0] head4_q;
    reg [1:0] valid5_d;
    reg [1:0] valid5_q;
    reg negative5_d;
    reg negative5_q;
    reg [27:0] magnitude5_d;
    reg [27:0] magnitude5_q;
    reg [4:0] distance5_d;
    reg [4:0] distance5_q;
    reg [6:0] largest5_d;
    reg [6:0] largest5_q;
    reg [6:0] head5_d;
    reg [6:0] head5_q;
    reg [1:0] valid6_d;
    reg [1:0] valid6_q;
    reg negative6_d;
    reg negative6_q;
    reg [27:0] magnitude6_d;
    reg [27:0] magnitude6_q;
    reg [6:0] largest6_d;
    reg [6:0] largest6_q;
    reg [6:0] head6_d;
    reg [6:0] head6_q;
    reg [6:0] divisor_d;
    reg [6:0] divisor_q;
    reg offered_d;
    reg offered_q;
    reg [28:0] number7_d;
    reg [28:0] number7_q;
    reg [28:0] number8_d;
    reg [28:0] number8_q;
    reg [28:0] number9_d;
    reg [28:0] number9_q;
    reg [8:0] scale9_d;
    reg [8:0] scale9_q;
    reg undefined9_d;
    reg undefined9_q;
    reg [6:0] head9_d;
    reg [6:0] head9_q;
    wire free;
    wire comes;
    wire is_third;
    wire [6:0] exponent;
    reg [6:0] larger;
    wire [6:0] gap;
    reg [27:0] significand;
    reg [28:0] signed_number;
    wire special;
    wire is_color;
    wire is_divisor;
    // The exponent that the scale counts from.
    reg [6:0] unit;

    assign free = out_ready || ~offered_q;
    assign moves = free;
    assign comes = number_valid && free;
    assign is_third = phase_q[1];
    // 1 to 3. Numbers come.
    assign exponent = word[22:16];
    // 4 to 6. Distances: of the number that is first now.
    assign gap = largest4_q - number4_q[22:16];
    assign special = largest6_q == special_exponent;
    // The interpolant.
    assign is_divisor = head6_q[5];
    assign is_color = (head6_q[4:0] >= first_color) && (head6_q[4:0] <= last_color);

    always @(*) begin
        phase_d = phase_q;
        largest_d = largest_q;
        first_d = first_q;
        second_d = second_q;
        left4_d = left4_q;
        number4_d = number4_q;
        number5_d = number5_q;
        number6_d = number6_q;
        largest4_d = largest4_q;
        head4_d = head4_q;
        valid5_d = valid5_q;
        negative5_d = negative5_q;
        magnitude5_d = magnitude5_q;
        distance5_d = distance5_q;
        largest5_d = largest5_q;
        head5_d = head5_q;
        valid6_d = valid6_q;
        negative6_d = negative6_q;
        magnitude6_d = magnitude6_q;
        largest6_d = largest6_q;
        head6_d = head6_q;
        divisor_d = divisor_q;
        offered_d = offered_q;
        number7_d = number7_q;
        number8_d = number8_q;
        number9_d = number9_q;
        scale9_d = scale9_q;
        undefined9_d = undefined9_q;
        head9_d = head9_q;
        larger = exponent;
        if ((|phase_q) && (largest_q > exponent)) begin
            larger = largest_q;
        end
        if (comes) begin
            phase_d = phase_q + 2'h1;
            if (is_third) begin
                phase_d = 2'h0;
            end
            largest_d = larger;
            second_d = word[23:0];
            first_d = second_q;
        end
        significand = 28'h0;
        if (|number4_q[22:16]) begin
            significand = hidden_bit | ({12'h0, number4_q[15:0]} << 11);
        end
        if (free) begin
            number4_d = number5_q;
            number5_d = number6_q;
            if (|left4_q) begin
                left4_d = left4_q - 2'h1;
            end
        end
        if (comes && is_third) begin
            left4_d = 2'h3;
            number4_d = first_q;
            number5_d = second_q;
            number6_d = word[23:0];
            largest4_d = larger;
            head4_d = word[30:24];
        end
        // 5 to 7. Shifts. A distance of 28 and more leaves nothing.
        if (free) begin
            valid5_d = left4_q;
            largest5_d = largest4_q;
            head5_d = head4_q;
            negative5_d = number4_q[23];
            magnitude5_d = significand;
            distance5_d = gap[4:0];
            if (|gap[6:5]) begin
                distance5_d = 5'h1f;
            end
            // 6 to 8. Signs.
            valid6_d = valid5_q;
            negative6_d = negative5_q;
            largest6_d = largest5_q;
            head6_d = head5_q;
            magnitude6_d = magnitude5_q >> distance5_q;
        end
        signed_number = {1'b0, magnitude6_q};
        if (negative6_q) begin
            signed_number = ~{1'b0, magnitude6_q} + 29'h1;
        end
        if (special) begin
            signed_number = 29'h0;
        end
        unit = divisor_q;
        if (is_divisor) begin
            unit = unit_exponent;
        end
        if (free) begin
            offered_d = valid6_q == 2'h1;
            number9_d = signed_number;
            number8_d = number9_q;
            number7_d = number8_q;
            head9_d = head6_q;
            undefined9_d = special && ~is_color && ~is_divisor;
            scale9_d = {2'h0, largest6_q} - {2'h0, unit};
            if (special) begin
                scale9_d = 9'h0;
            end
            if ((valid6_q == 2'h1) && is_divisor) begin
                divisor_d = largest6_q;
                if (special) begin
                    // Nothing is 0 at the scale 0.
                    divisor_d = unit_exponent;
                end
            end
        end
        if (reset) begin
            phase_d = 2'h0;
            left4_d = 2'h0;
            valid5_d = 2'h0;
            valid6_d = 2'h0;
            offered_d = 1'b0;
        end
    end

    assign out_valid = offered_q;
    assign last = head9_q[6];
    assign denominator = head9_q[5];
    assign semantic = head9_q[4:0];
    assign undefined = undefined9_q;
    assign scale = scale9_q;
    assign number0 = number7_q;
    assign number1 = number8_q;
    assign number2 = number9_q;

    initial begin
        phase_q = 2'h0;
        largest_q = 7'h0;
        first_q = 24'h0;
        second_q = 24'h0;
        left4_q = 2'h0;
        number4_q = 24'h0;
        number5_q = 24'h0;
        number6_q = 24'h0;
        largest4_q = 7'h0;
        head4_q = 7'h0;
        valid5_q = 2'h0;
        negative5_q = 1'b0;
        magnitude5_q = 28'h0;
        distance5_q = 5'h0;
        largest5_q = 7'h0;
        head5_q = 7'h0;
        valid6_q = 2'h0;
        negative6_q = 1'b0;
        magnitude6_q = 28'h0;
        largest6_q = 7'h0;
        head6_q = 7'h0;
        divisor_q = 7'h0;
        offered_q = 1'b0;
        number7_q = 29'h0;
        number8_q = 29'h0;
        number9_q = 29'h0;
        scale9_q = 9'h0;
        undefined9_q = 1'b0;
        head9_q = 7'h0;
    end

    always @(posedge clock) begin
        phase_q <= phase_d;
        largest_q <= largest_d;
        first_q <= first_d;
        second_q <= second_d;
        left4_q <= left4_d;
        number4_q <= number4_d;
        number5_q <= number5_d;
        number6_q <= number6_d;
        largest4_q <= largest4_d;
        head4_q <= head4_d;
        valid5_q <= valid5_d;
        negative5_q <= negative5_d;
        magnitude5_q <= magnitude5_d;
        distance5_q <= distance5_d;
        largest5_q <= largest5_d;
        head5_q <= head5_d;
        valid6_q <= valid6_d;
        negative6_q <= negative6_d;
        magnitude6_q <= magnitude6_d;
        largest6_q <= largest6_d;
        head6_q <= head6_d;
        divisor_q <= divisor_d;
        offered_q <= offered_d;
        number7_q <= number7_d;
        number8_q <= number8_d;
        number9_q <= number9_d;
        scale9_q <= scale9_d;
        undefined9_q <= undefined9_d;
        head9_q <= head9_d;
    end
endmodule
`else
`ifndef PICA_RASTER_ALIGN_044D8E108307
`ifdef __ICARUS__
two different texts of module pica_raster_align
`endif
`include "two different texts of module pica_raster_align"
`endif
`endif

`default_nettype wire
