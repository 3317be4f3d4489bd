// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_FRAGMENT_FRONT_FOLDED
`define PICA_FRAGMENT_FRONT_FOLDED
`define PICA_FRAGMENT_FRONT_FOLDED_D30A1E93A78D
// Combiner and fog. Beside them the pixel of a fragment and its depth in the format of the buffer are found.
module pica_fragment_front_folded (
    input wire clock,
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not of this section does nothing.
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the id is one of this section.
    output wire known,
    // Whether no fragment is inside; a clock late to rise.
    output wire is_empty,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    // Whether the combiner can take a fragment.
    output wire in_ready,
    input wire [10:0] x,
    input wire [9:0] y,
    input wire [31:0] depth,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    // How many fragments were taken.
    output wire [7:0] taken,
    // Whether the pixel and the depth of a fragment are there, and its place.
    output wire placed,
    output wire [6:0] placed_at,
    output wire [20:0] pixel,
    output wire [23:0] depth_word,
    // Whether the colour of a fragment is there, and its place.
    output wire mixed,
    output wire [6:0] mixed_at,
    output wire [31:0] color
);

    localparam DEPTHBUFFER_FORMAT_FORMAT = 0;
    localparam FOG_MODE_FOG = 3'h5;
    localparam TEXENV_UPDATE_BUFFER_FOG_MODE = 0;
    localparam TEXENV_UPDATE_BUFFER_Z_FLIP = 16;

    wire registers_known;
    wire [25:0] registers_texenv_update_buffer;
    wire [23:0] registers_fog_color;
    wire registers_fog_lut_index_written;
    wire registers_fog_lut_arrives;
    wire [1:0] registers_depthbuffer_format;
    wire registers_framebuffer_block32;
    wire [24:0] registers_framebuffer_dim;
    wire fog_port_writes_entry;
    wire [6:0] fog_port_entry;
    reg [7:0] taken_count_d;
    reg [7:0] taken_count_q;
    reg [7:0] mixed_count_d;
    reg [7:0] mixed_count_q;
    reg [6:0] placed_count_d;
    reg [6:0] placed_count_q;
    reg empty_d;
    reg empty_q;
    wire stages_known;
    wire stages_in_ready;
    wire stages_out_valid;
    wire [31:0] stages_color;
    wire place_block32;
    wire [1:0] place_depth_format;
    wire place_out_valid;
    wire [20:0] place_pixel;
    wire [23:0] place_depth_word;
    wire fog_flip;
    wire fog_off;
    wire [23:0] fog_write_word;
    wire fog_out_valid;
    wire [27:0] fog_y;
    wire [27:0] factors_read_data;
    reg [6:0] factor_written_d;
    reg [6:0] factor_written_q;
    reg [6:0] factor_read_d;
    reg [6:0] factor_read_q;
    reg [31:0] combined_q;
    reg [27:0] factor_q;
    wire [31:0] mix_y;
    reg [6:0] mixing_d;
    reg [6:0] mixing_q;
    wire mixes;

    // Registers.
    pica_fragment_front_registers registers (
        .clock(clock),
        .id(write_id),
        .known(registers_known),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .texenv_update_buffer(registers_texenv_update_buffer),
        .fog_color(registers_fog_color),
        .fog_lut_index_written(registers_fog_lut_index_written),
        .fog_lut_arrives(registers_fog_lut_arrives),
        .depthbuffer_format(registers_depthbuffer_format),
        .framebuffer_block32(registers_framebuffer_block32),
        .framebuffer_dim(registers_framebuffer_dim)
    );

    pica_fog_port fog_port (
        .clock(clock),
        .index_written(registers_fog_lut_index_written),
        .arrives(registers_fog_lut_arrives),
        .write_data(write_data),
        .write_mask(write_mask),
        .writes_entry(fog_port_writes_entry),
        .entry(fog_port_entry)
    );

    pica_combiner_stages_folded stages (
        .clock(clock),
        .reset(reset),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .known(stages_known),
        .in_valid(in_valid),
        .in_ready(stages_in_ready),
        .primary(primary),
        .fragment_primary(fragment_primary),
        .fragment_secondary(fragment_secondary),
        .texture0(texture0),
        .texture1(texture1),
        .texture2(texture2),
        .texture3(texture3),
        .out_valid(stages_out_valid),
        .color(stages_color)
    );

    pica_fragment_place place (
        .clock(clock),
        .reset(reset),
        .framebuffer_dim(registers_framebuffer_dim),
        .block32(place_block32),
        .depth_format(place_depth_format),
        .in_valid(in_valid),
        .x(x),
        .y(y),
        .depth(depth),
        .out_valid(place_out_valid),
        .pixel(place_pixel),
        .depth_word(place_depth_word)
    );

    pica_fragment_fog fog (
        .clock(clock),
        .reset(reset),
        .flip(fog_flip),
        .off(fog_off),
        .write(fog_port_writes_entry),
        .write_entry(fog_port_entry),
        .write_word(fog_write_word),
        .in_valid(in_valid),
        .depth(depth),
        .out_valid(fog_out_valid),
        .y(fog_y)
    );

    pica_block_ram #(.A(7), .W(28)) factors (
        .clock(clock),
        .write_enable(fog_out_valid),
        .write_address(factor_written_q),
        .write_data(fog_y),
        .read_enable(1'b1),
        .read_address(factor_read_q),
        .read_data(factors_read_data)
    );

    pica_fog_mix mix (
        .clock(clock),
        .color(combined_q),
        .fog_color(registers_fog_color),
        .factor(factor_q),
        .y(mix_y)
    );

    assign known = stages_known || registers_known;

    // 1. Combiner, and what waits for its colour.
    assign in_ready = stages_in_ready;
    // The register has this bit alone, and Verilog takes no bit of one.
    assign place_block32 = |registers_framebuffer_block32;
    assign place_depth_format = registers_depthbuffer_format[DEPTHBUFFER_FORMAT_FORMAT +: 2];
    assign fog_flip = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_Z_FLIP];
    assign fog_off = registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_FOG_MODE +: 3] != FOG_MODE_FOG;
    assign fog_write_word = write_data[23:0];

    always @(*) begin
        factor_written_d = factor_written_q;
        if (fog_out_valid) begin
            factor_written_d = factor_written_q + 7'h1;
        end
        if (reset) begin
            factor_written_d = 7'h0;
        end
    end

    // 2. Fog. The factor comes a clock behind the colour.
    assign mixes = mixing_q[6];
    // What is known of a fragment has the place of its number.
    assign placed = place_out_valid;
    assign placed_at = placed_count_q;
    assign pixel = place_pixel;
    assign depth_word = place_depth_word;
    assign mixed = mixes;
    assign mixed_at = mixed_count_q[6:0];
    assign color = mix_y;
    assign taken = taken_count_q;
    assign is_empty = empty_q;

    always @(*) begin
        taken_count_d = taken_count_q;
        mixed_count_d = mixed_count_q;
        placed_count_d = placed_count_q;
        factor_read_d = factor_read_q;
        if (stages_out_valid) begin
            factor_read_d = factor_read_q + 7'h1;
        end
        mixing_d = (mixing_q << 1) | {6'h0, stages_out_valid};
        empty_d = (taken_count_q == mixed_count_q) && ~in_valid;
        if (in_valid) begin
            taken_count_d = taken_count_q + 8'h1;
        end
        if (place_out_valid) begin
            placed_count_d = placed_count_q + 7'h1;
        end
        if (mixes) begin
            mixed_count_d = mixed_count_q + 8'h1;
        end
        if (reset) begin
            taken_count_d = 8'h0;
            placed_count_d = 7'h0;
            mixed_count_d = 8'h0;
            empty_d = 1'b1;
            mixing_d = 7'h0;
            factor_read_d = 7'h0;
        end
    end

    initial begin
        taken_count_q = 8'h0;
        mixed_count_q = 8'h0;
        placed_count_q = 7'h0;
        empty_q = 1'b0;
        factor_written_q = 7'h0;
        factor_read_q = 7'h0;
        combined_q = 32'h0;
        factor_q = 28'h0;
        mixing_q = 7'h0;
    end

    always @(posedge clock) begin
        taken_count_q <= taken_count_d;
        mixed_count_q <= mixed_count_d;
        placed_count_q <= placed_count_d;
        empty_q <= empty_d;
        factor_written_q <= factor_written_d;
        factor_read_q <= factor_read_d;
        combined_q <= stages_color;
        factor_q <= factors_read_data;
        mixing_q <= mixing_d;
    end
endmodule
`else
`ifndef PICA_FRAGMENT_FRONT_FOLDED_D30A1E93A78D
`ifdef __ICARUS__
two different texts of module pica_fragment_front_folded
`endif
`include "two different texts of module pica_fragment_front_folded"
`endif
`endif

`default_nettype wire
