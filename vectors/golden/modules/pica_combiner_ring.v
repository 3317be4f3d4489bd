// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_COMBINER_RING
`define PICA_COMBINER_RING
`define PICA_COMBINER_RING_C4E1707268AC
// TEXENV0 to TEXENV5 with their registers in one stage, which a fragment passes six times: a ring of as many
// places as the stage has clocks, in which fragments rotate, each behind the one that came before it.
module pica_combiner_ring (
    input wire clock,
    input wire reset,
    // Whether a register is written at the next edge.
    input wire write,
    // Id of the register that is written; an id that is not of the combiner does nothing here.
    input wire [9:0] write_id,
    input wire [31:0] write_data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] write_mask,
    // Whether the id is one of the combiner.
    output wire known,
    // Input channel `in`, with valid and ready.
    input wire in_valid,
    output wire in_ready,
    input wire [31:0] primary,
    input wire [31:0] fragment_primary,
    input wire [31:0] fragment_secondary,
    input wire [31:0] texture0,
    input wire [31:0] texture1,
    input wire [31:0] texture2,
    input wire [31:0] texture3,
    // Output channel `out`, with valid alone.
    output wire out_valid,
    output wire [31:0] color
);

    localparam TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0 = 12;
    localparam TEXENV_UPDATE_BUFFER_RGB_UPDATE0 = 8;
    localparam last_place = 4'h7;

    wire stage_first;
    wire [31:0] stage_previous_buffer;
    wire stage_out_valid;
    wire [31:0] stage_y;
    wire [3:0] place_d;
    // The place that the stage takes a fragment from now, and the one of the next clock.
    reg [3:0] place_q;
    reg valid_d;
    // Whether a fragment is in the place that the stage takes from now, and the number of the stage for that
    // fragment.
    reg valid_q;
    reg [2:0] pass_d;
    reg [2:0] pass_q;
    reg [6:0] valids_d;
    // Whether fragments are in the places before that from which the stage takes now, the nearest first, and
    // the numbers of the stages for them.
    reg [6:0] valids_q;
    reg [2:0] passes_0_q;
    reg [2:0] passes_1_q;
    reg [2:0] passes_2_q;
    reg [2:0] passes_3_q;
    reg [2:0] passes_4_q;
    reg [2:0] passes_5_q;
    reg [2:0] passes_6_q;
    reg given_d;
    reg given_q;
    wire colors_0_write_enable;
    wire [3:0] colors_0_write_address;
    wire [31:0] colors_0_read_data;
    wire colors_1_write_enable;
    wire [3:0] colors_1_write_address;
    wire [31:0] colors_1_read_data;
    wire colors_2_write_enable;
    wire [3:0] colors_2_write_address;
    wire [31:0] colors_2_read_data;
    wire colors_3_write_enable;
    wire [3:0] colors_3_write_address;
    wire [31:0] colors_3_read_data;
    wire colors_4_write_enable;
    wire [3:0] colors_4_write_address;
    wire [31:0] colors_4_read_data;
    wire colors_5_write_enable;
    wire [3:0] colors_5_write_address;
    wire [31:0] colors_5_read_data;
    wire colors_6_write_enable;
    wire [3:0] colors_6_write_address;
    wire [31:0] colors_6_read_data;
    wire [31:0] buffers_write_data;
    wire [31:0] buffers_read_data;
    wire [2:0] address_stage;
    wire address_is_source;
    wire address_is_operand;
    wire address_is_combiner;
    wire address_is_color;
    wire address_is_scale;
    wire address_known;
    wire registers_known;
    wire [25:0] registers_texenv_update_buffer;
    wire [31:0] registers_texenv_buffer_color;
    wire sources_write_enable;
    wire [27:0] sources_read_data;
    wire operands_write_enable;
    wire [22:0] operands_read_data;
    wire combiners_write_enable;
    wire [19:0] combiners_read_data;
    wire stage_colors_write_enable;
    wire [31:0] stage_colors_read_data;
    wire scales_write_enable;
    wire [17:0] scales_read_data;
    reg [3:0] next_place;
    wire takes;
    wire coming;
    wire [2:0] coming_pass;
    wire last_pass;
    wire [31:0] buffer_seen;
    reg [31:0] pending;
    // Whether the buffer takes the result of the stage, by the number of the next stage.
    wire [4:0] update_color;
    wire [4:0] update_alpha;
    // Whether the buffer takes the result, from the number of the stage that takes the fragment now on.
    wire [4:0] color_updates;
    wire [4:0] alpha_updates;
    reg [23:0] pending_color;
    reg [7:0] pending_alpha;

    // The stage.
    pica_combiner_stage stage (
        .clock(clock),
        .reset(reset),
        .in_valid(valid_q),
        .first(stage_first),
        .texenv_source(sources_read_data),
        .texenv_operand(operands_read_data),
        .texenv_combiner(combiners_read_data),
        .texenv_color(stage_colors_read_data),
        .texenv_scale(scales_read_data),
        .primary(colors_0_read_data),
        .fragment_primary(colors_1_read_data),
        .fragment_secondary(colors_2_read_data),
        .texture0(colors_3_read_data),
        .texture1(colors_4_read_data),
        .texture2(colors_5_read_data),
        .texture3(colors_6_read_data),
        .previous_buffer(stage_previous_buffer),
        .previous(stage_y),
        .out_valid(stage_out_valid),
        .y(stage_y)
    );

    // The colours of the fragment.
    pica_lut_ram #(.A(4), .W(32)) colors_0 (
        .clock(clock),
        .write_enable(colors_0_write_enable),
        .write_address(colors_0_write_address),
        .write_data(primary),
        .read_address(place_q),
        .read_data(colors_0_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_1 (
        .clock(clock),
        .write_enable(colors_1_write_enable),
        .write_address(colors_1_write_address),
        .write_data(fragment_primary),
        .read_address(place_q),
        .read_data(colors_1_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_2 (
        .clock(clock),
        .write_enable(colors_2_write_enable),
        .write_address(colors_2_write_address),
        .write_data(fragment_secondary),
        .read_address(place_q),
        .read_data(colors_2_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_3 (
        .clock(clock),
        .write_enable(colors_3_write_enable),
        .write_address(colors_3_write_address),
        .write_data(texture0),
        .read_address(place_q),
        .read_data(colors_3_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_4 (
        .clock(clock),
        .write_enable(colors_4_write_enable),
        .write_address(colors_4_write_address),
        .write_data(texture1),
        .read_address(place_q),
        .read_data(colors_4_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_5 (
        .clock(clock),
        .write_enable(colors_5_write_enable),
        .write_address(colors_5_write_address),
        .write_data(texture2),
        .read_address(place_q),
        .read_data(colors_5_read_data)
    );

    pica_lut_ram #(.A(4), .W(32)) colors_6 (
        .clock(clock),
        .write_enable(colors_6_write_enable),
        .write_address(colors_6_write_address),
        .write_data(texture3),
        .read_address(place_q),
        .read_data(colors_6_read_data)
    );

    // The buffer is one stage late: what was pending is read, what the last stage has made is pending.
    pica_lut_ram #(.A(4), .W(32)) buffers (
        .clock(clock),
        .write_enable(1'b1),
        .write_address(place_q),
        .write_data(buffers_write_data),
        .read_address(place_q),
        .read_data(buffers_read_data)
    );

    // The registers.
    pica_texenv_address address (
        .id(write_id),
        .stage(address_stage),
        .is_source(address_is_source),
        .is_operand(address_is_operand),
        .is_combiner(address_is_combiner),
        .is_color(address_is_color),
        .is_scale(address_is_scale),
        .known(address_known)
    );

    pica_combiner_registers registers (
        .clock(clock),
        .id(write_id),
        .known(registers_known),
        .write(write),
        .write_id(write_id),
        .write_data(write_data),
        .write_mask(write_mask),
        .texenv_update_buffer(registers_texenv_update_buffer),
        .texenv_buffer_color(registers_texenv_buffer_color)
    );

    pica_byte_lut_ram #(.A(3), .W(28)) sources (
        .clock(clock),
        .write_enable(sources_write_enable),
        .write_mask(write_mask),
        .write_address(address_stage),
        .write_data(write_data),
        .read_address(pass_q),
        .read_data(sources_read_data)
    );

    pica_byte_lut_ram #(.A(3), .W(23)) operands (
        .clock(clock),
        .write_enable(operands_write_enable),
        .write_mask(write_mask),
        .write_address(address_stage),
        .write_data(write_data),
        .read_address(pass_q),
        .read_data(operands_read_data)
    );

    pica_byte_lut_ram #(.A(3), .W(20)) combiners (
        .clock(clock),
        .write_enable(combiners_write_enable),
        .write_mask(write_mask),
        .write_address(address_stage),
        .write_data(write_data),
        .read_address(pass_q),
        .read_data(combiners_read_data)
    );

    pica_byte_lut_ram #(.A(3), .W(32)) stage_colors (
        .clock(clock),
        .write_enable(stage_colors_write_enable),
        .write_mask(write_mask),
        .write_address(address_stage),
        .write_data(write_data),
        .read_address(pass_q),
        .read_data(stage_colors_read_data)
    );

    pica_byte_lut_ram #(.A(3), .W(18)) scales (
        .clock(clock),
        .write_enable(scales_write_enable),
        .write_mask(write_mask),
        .write_address(address_stage),
        .write_data(write_data),
        .read_address(pass_q),
        .read_data(scales_read_data)
    );

    always @(*) begin
        // The place of the next clock: its fragment goes on, or, after six stages or if there is none, another is taken.
        next_place = place_q + 4'h1;
        if (place_q == last_place) begin
            next_place = 4'h0;
        end
    end

    assign place_d = next_place;
    assign coming = valids_q[6];
    assign coming_pass = passes_6_q;
    assign last_pass = coming_pass == 3'h5;
    assign in_ready = ~coming || last_pass;
    assign takes = in_valid && (~coming || last_pass);

    always @(*) begin
        given_d = coming && last_pass;
        valid_d = takes || (coming && ~last_pass);
        pass_d = coming_pass + 3'h1;
        if (takes) begin
            pass_d = 3'h0;
        end
        valids_d = (valids_q << 1) | {6'h0, valid_q};
        if (reset) begin
            valid_d = 1'b0;
            valids_d = 7'h0;
            given_d = 1'b0;
        end
    end

    assign colors_0_write_enable = takes;
    assign colors_0_write_address = next_place;
    assign colors_1_write_enable = takes;
    assign colors_1_write_address = next_place;
    assign colors_2_write_enable = takes;
    assign colors_2_write_address = next_place;
    assign colors_3_write_enable = takes;
    assign colors_3_write_address = next_place;
    assign colors_4_write_enable = takes;
    assign colors_4_write_address = next_place;
    assign colors_5_write_enable = takes;
    assign colors_5_write_address = next_place;
    assign colors_6_write_enable = takes;
    assign colors_6_write_address = next_place;
    assign buffer_seen = buffers_read_data;
    assign update_color = {1'b0, registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_RGB_UPDATE0 +: 4]} << 1;
    assign update_alpha = {1'b0, registers_texenv_update_buffer[TEXENV_UPDATE_BUFFER_ALPHA_UPDATE0 +: 4]} << 1;
    assign color_updates = update_color >> pass_q;
    assign alpha_updates = update_alpha >> pass_q;

    always @(*) begin
        pending_color = buffer_seen[23:0];
        if (color_updates[0]) begin
            pending_color = stage_y[23:0];
        end
        pending_alpha = buffer_seen[31:24];
        if (alpha_updates[0]) begin
            pending_alpha = stage_y[31:24];
        end
        pending = {8'h0, pending_color} | ({24'h0, pending_alpha} << 24);
        if (~(|pass_q)) begin
            pending = registers_texenv_buffer_color;
        end
    end

    assign buffers_write_data = pending;
    assign known = address_known || registers_known;
    assign sources_write_enable = write && address_is_source;
    assign operands_write_enable = write && address_is_operand;
    assign combiners_write_enable = write && address_is_combiner;
    assign stage_colors_write_enable = write && address_is_color;
    assign scales_write_enable = write && address_is_scale;
    assign stage_first = ~(|pass_q);
    assign stage_previous_buffer = buffer_seen;
    assign out_valid = given_q;
    assign color = stage_y;

    initial begin
        place_q = 4'h0;
        valid_q = 1'b0;
        pass_q = 3'h0;
        valids_q = 7'h0;
        passes_0_q = 3'h0;
        passes_1_q = 3'h0;
        passes_2_q = 3'h0;
        passes_3_q = 3'h0;
        passes_4_q = 3'h0;
        passes_5_q = 3'h0;
        passes_6_q = 3'h0;
        given_q = 1'b0;
    end

    always @(posedge clock) begin
        place_q <= place_d;
        valid_q <= valid_d;
        pass_q <= pass_d;
        valids_q <= valids_d;
        passes_0_q <= pass_q;
        passes_1_q <= passes_0_q;
        passes_2_q <= passes_1_q;
        passes_3_q <= passes_2_q;
        passes_4_q <= passes_3_q;
        passes_5_q <= passes_4_q;
        passes_6_q <= passes_5_q;
        given_q <= given_d;
    end
endmodule
`else
`ifndef PICA_COMBINER_RING_C4E1707268AC
`ifdef __ICARUS__
two different texts of module pica_combiner_ring
`endif
`include "two different texts of module pica_combiner_ring"
`endif
`endif

`default_nettype wire
