// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_CHAIN
`define PICA_RASTER_CHAIN
`define PICA_RASTER_CHAIN_92E7D7161BE1
// All of the rasterizer: triangles on the screen become fragments, with depth and with what is interpolated.
module pica_raster_chain (
    input wire clock,
    // No triangle is inside.
    input wire reset,
    // Input channel `triangle`, with valid and ready.
    input wire triangle_valid,
    output wire triangle_ready,
    // x of vertex 0, in 12.4.
    input wire [15:0] x0,
    // y of vertex 0, in 12.4.
    input wire [15:0] y0,
    // x of vertex 1, in 12.4.
    input wire [15:0] x1,
    // y of vertex 1, in 12.4.
    input wire [15:0] y1,
    // x of vertex 2, in 12.4.
    input wire [15:0] x2,
    // y of vertex 2, in 12.4.
    input wire [15:0] y2,
    // SCISSORTEST_MODE (0x065): 1 keeps pixels outside of the rectangle, 3 those inside, others all.
    input wire [1:0] scissor_mode,
    // First column of the scissor rectangle.
    input wire [9:0] scissor_x1,
    // First line of the scissor rectangle.
    input wire [9:0] scissor_y1,
    // Last column of the scissor rectangle.
    input wire [9:0] scissor_x2,
    // Last line of the scissor rectangle.
    input wire [9:0] scissor_y2,
    // Pixels of a line of the framebuffer.
    input wire [10:0] width,
    // Lines of the framebuffer, less 1.
    input wire [9:0] last_line,
    // z/w of vertex 0, float24.
    input wire [23:0] z0,
    // z/w of vertex 1, float24.
    input wire [23:0] z1,
    // z/w of vertex 2, float24.
    input wire [23:0] z2,
    // DEPTHMAP_SCALE (0x04D), float24.
    input wire [23:0] scale,
    // DEPTHMAP_OFFSET (0x04E), float24.
    input wire [23:0] offset,
    // What the depth buffer holds, the mode of DEPTHMAP_ENABLE (0x06D).
    input wire mode,
    // Input channel `components`, with valid and ready.
    input wire components_valid,
    output wire components_ready,
    // Nothing more of this triangle comes.
    input wire last_of_triangle,
    // 1 / w, which the components behind it are multiplied with, up to the next such transaction.
    input wire reciprocal_w,
    // Semantic of the component, as SH_OUTMAP_O0 (0x050) has it.
    input wire [4:0] vertex_semantic,
    // Value of vertex 0, a float24.
    input wire [23:0] value0,
    // Value of vertex 1, a float24.
    input wire [23:0] value1,
    // Value of vertex 2, a float24.
    input wire [23:0] value2,
    // The pixels of each cell of 2x2 that are drawn: bit x + 2 y.
    input wire [3:0] kept,
    // Output channel `fragment`, with valid and ready.
    output wire fragment_valid,
    input wire fragment_ready,
    output wire [10:0] x,
    output wire [9:0] y,
    output wire [31:0] depth,
    // Output channel `interpolated`, with valid and ready.
    output wire interpolated_valid,
    input wire interpolated_ready,
    // The fragment has no more components.
    output wire ends_fragment,
    // Semantic of the component, as SH_OUTMAP_O0 (0x050) has it.
    output wire [4:0] fragment_semantic,
    // Its value: of a colour 8 bits, of all others a float24.
    output wire [23:0] value,
    // Whether no triangle and no fragment is inside.
    output wire is_empty
);

    wire setup_in_valid;
    wire setup_in_ready;
    wire setup_out_valid;
    wire setup_empty;
    wire setup_no_area;
    wire [10:0] setup_x_first;
    wire [10:0] setup_x_end;
    wire [10:0] setup_y_first;
    wire [10:0] setup_y_end;
    wire [10:0] setup_hole_x_first;
    wire [10:0] setup_hole_x_end;
    wire [10:0] setup_hole_y_first;
    wire [10:0] setup_hole_y_end;
    wire [33:0] setup_value0;
    wire [20:0] setup_step_x0;
    wire [20:0] setup_step_y0;
    wire setup_excluded0;
    wire [33:0] setup_value1;
    wire [20:0] setup_step_x1;
    wire [20:0] setup_step_y1;
    wire setup_excluded1;
    wire [33:0] setup_value2;
    wire [20:0] setup_step_x2;
    wire [20:0] setup_step_y2;
    wire setup_excluded2;
    wire depth_setup_in_valid;
    wire depth_setup_in_ready;
    wire depth_setup_out_valid;
    wire depth_setup_same_depth;
    wire depth_setup_w_buffer;
    wire [57:0] depth_setup_number0;
    wire [57:0] depth_setup_number1;
    wire [57:0] depth_setup_number2;
    wire attributes_in_ready;
    wire attributes_out_valid;
    wire attributes_out_ready;
    wire attributes_last;
    wire attributes_denominator;
    wire [4:0] attributes_semantic;
    wire attributes_undefined;
    wire [8:0] attributes_scale;
    wire [28:0] attributes_number0;
    wire [28:0] attributes_number1;
    wire [28:0] attributes_number2;
    wire triangles_take;
    wire triangles_give;
    wire triangles_has_room;
    wire triangles_is_empty;
    reg follows_d;
    // Whether the next interpolant is not the first one of its triangle.
    reg follows_q;
    wire reciprocals_in_valid;
    wire reciprocals_in_ready;
    wire [94:0] reciprocals_x;
    wire reciprocals_out_valid;
    wire [94:0] reciprocals_y;
    wire walk_in_ready;
    wire walk_out_valid;
    wire walk_done;
    wire [10:0] walk_x;
    wire [9:0] walk_y;
    wire [33:0] walk_weight0;
    wire [33:0] walk_weight1;
    wire [33:0] walk_weight2;
    wire spread_in_ready;
    wire spread_first_valid;
    wire spread_second_valid;
    wire spread_given_done;
    wire [10:0] spread_given_x;
    wire [9:0] spread_given_y;
    wire [33:0] spread_given_weight0;
    wire [33:0] spread_given_weight1;
    wire [33:0] spread_given_weight2;
    wire spread_leaves;
    wire interpolator_interpolant_valid;
    wire interpolator_interpolant_ready;
    wire interpolator_sample_ready;
    wire interpolator_out_valid;
    wire interpolator_ends_fragment;
    wire [4:0] interpolator_fragment_semantic;
    wire [23:0] interpolator_value;
    wire plane_depths_ready;
    wire plane_reciprocals_ready;
    wire [28:0] plane_reciprocal0;
    wire [28:0] plane_reciprocal1;
    wire [28:0] plane_reciprocal2;
    wire [7:0] plane_scale;
    wire plane_sample_ready;
    wire plane_out_valid;
    wire plane_out_ready;
    wire [31:0] plane_depth;
    wire queue_put;
    wire [4:0] queue_write_address;
    wire queue_fetch;
    wire [4:0] queue_read_address;
    wire queue_load;
    wire queue_valid;
    wire queue_take;
    wire places_put;
    wire [20:0] places_x;
    wire [20:0] places_y;
    wire fragments_take;
    wire fragments_give;
    wire fragments_has_room;
    wire fragments_is_empty;
    wire has_room;
    wire takes;
    wire reciprocals_fit;
    wire interpolant_moves;
    wire [8:0] power;
    wire sample_leaves;
    wire [20:0] place;
    wire offers;
    wire gives;

    pica_raster_setup setup (
        .clock(clock),
        .reset(reset),
        .in_valid(setup_in_valid),
        .in_ready(setup_in_ready),
        .x0(x0),
        .y0(y0),
        .x1(x1),
        .y1(y1),
        .x2(x2),
        .y2(y2),
        .scissor_mode(scissor_mode),
        .scissor_x1(scissor_x1),
        .scissor_y1(scissor_y1),
        .scissor_x2(scissor_x2),
        .scissor_y2(scissor_y2),
        .width(width),
        .last_line(last_line),
        .out_valid(setup_out_valid),
        .out_ready(walk_in_ready),
        .empty(setup_empty),
        .no_area(setup_no_area),
        .x_first(setup_x_first),
        .x_end(setup_x_end),
        .y_first(setup_y_first),
        .y_end(setup_y_end),
        .hole_x_first(setup_hole_x_first),
        .hole_x_end(setup_hole_x_end),
        .hole_y_first(setup_hole_y_first),
        .hole_y_end(setup_hole_y_end),
        .value0(setup_value0),
        .step_x0(setup_step_x0),
        .step_y0(setup_step_y0),
        .excluded0(setup_excluded0),
        .value1(setup_value1),
        .step_x1(setup_step_x1),
        .step_y1(setup_step_y1),
        .excluded1(setup_excluded1),
        .value2(setup_value2),
        .step_x2(setup_step_x2),
        .step_y2(setup_step_y2),
        .excluded2(setup_excluded2)
    );

    pica_depth_setup depth_setup (
        .clock(clock),
        .reset(reset),
        .in_valid(depth_setup_in_valid),
        .in_ready(depth_setup_in_ready),
        .z0(z0),
        .z1(z1),
        .z2(z2),
        .scale(scale),
        .offset(offset),
        .mode(mode),
        .out_valid(depth_setup_out_valid),
        .out_ready(plane_depths_ready),
        .same_depth(depth_setup_same_depth),
        .w_buffer(depth_setup_w_buffer),
        .number0(depth_setup_number0),
        .number1(depth_setup_number1),
        .number2(depth_setup_number2)
    );

    // 1/w comes first: for the interpolator, and for the depth.
    pica_attribute_setup attributes (
        .clock(clock),
        .reset(reset),
        .in_valid(components_valid),
        .in_ready(attributes_in_ready),
        .last_of_triangle(last_of_triangle),
        .reciprocal_w(reciprocal_w),
        .vertex_semantic(vertex_semantic),
        .value0(value0),
        .value1(value1),
        .value2(value2),
        .out_valid(attributes_out_valid),
        .out_ready(attributes_out_ready),
        .last(attributes_last),
        .denominator(attributes_denominator),
        .semantic(attributes_semantic),
        .undefined(attributes_undefined),
        .scale(attributes_scale),
        .number0(attributes_number0),
        .number1(attributes_number1),
        .number2(attributes_number2)
    );

    pica_credit #(.N(7)) triangles (
        .clock(clock),
        .reset(reset),
        .take(triangles_take),
        .give(triangles_give),
        .has_room(triangles_has_room),
        .is_empty(triangles_is_empty)
    );

    pica_skid_95 reciprocals (
        .clock(clock),
        .reset(reset),
        .in_valid(reciprocals_in_valid),
        .in_ready(reciprocals_in_ready),
        .x(reciprocals_x),
        .out_valid(reciprocals_out_valid),
        .out_ready(plane_reciprocals_ready),
        .y(reciprocals_y)
    );

    // Samples go to both that weigh by them.
    pica_raster_walk walk (
        .clock(clock),
        .reset(reset),
        .in_valid(setup_out_valid),
        .in_ready(walk_in_ready),
        .empty(setup_empty),
        .no_area(setup_no_area),
        .x_first(setup_x_first),
        .x_end(setup_x_end),
        .y_first(setup_y_first),
        .y_end(setup_y_end),
        .hole_x_first(setup_hole_x_first),
        .hole_x_end(setup_hole_x_end),
        .hole_y_first(setup_hole_y_first),
        .hole_y_end(setup_hole_y_end),
        .value0(setup_value0),
        .step_x0(setup_step_x0),
        .step_y0(setup_step_y0),
        .excluded0(setup_excluded0),
        .value1(setup_value1),
        .step_x1(setup_step_x1),
        .step_y1(setup_step_y1),
        .excluded1(setup_excluded1),
        .value2(setup_value2),
        .step_x2(setup_step_x2),
        .step_y2(setup_step_y2),
        .excluded2(setup_excluded2),
        .out_valid(walk_out_valid),
        .out_ready(spread_in_ready),
        .done(walk_done),
        .x(walk_x),
        .y(walk_y),
        .weight0(walk_weight0),
        .weight1(walk_weight1),
        .weight2(walk_weight2)
    );

    pica_raster_spread spread (
        .clock(clock),
        .reset(reset),
        .in_valid(walk_out_valid),
        .in_ready(spread_in_ready),
        .sample_done(walk_done),
        .sample_x(walk_x),
        .sample_y(walk_y),
        .sample_weight0(walk_weight0),
        .sample_weight1(walk_weight1),
        .sample_weight2(walk_weight2),
        .kept(kept),
        .first_valid(spread_first_valid),
        .first_ready(interpolator_sample_ready),
        .second_valid(spread_second_valid),
        .second_ready(plane_sample_ready),
        .given_done(spread_given_done),
        .given_x(spread_given_x),
        .given_y(spread_given_y),
        .given_weight0(spread_given_weight0),
        .given_weight1(spread_given_weight1),
        .given_weight2(spread_given_weight2),
        .leaves(spread_leaves)
    );

    pica_interpolator interpolator (
        .clock(clock),
        .reset(reset),
        .interpolant_valid(interpolator_interpolant_valid),
        .interpolant_ready(interpolator_interpolant_ready),
        .last(attributes_last),
        .denominator(attributes_denominator),
        .semantic(attributes_semantic),
        .undefined(attributes_undefined),
        .scale(attributes_scale),
        .number0(attributes_number0),
        .number1(attributes_number1),
        .number2(attributes_number2),
        .sample_valid(spread_first_valid),
        .sample_ready(interpolator_sample_ready),
        .done(spread_given_done),
        .x(spread_given_x),
        .y(spread_given_y),
        .weight0(spread_given_weight0),
        .weight1(spread_given_weight1),
        .weight2(spread_given_weight2),
        .out_valid(interpolator_out_valid),
        .out_ready(interpolated_ready),
        .ends_fragment(interpolator_ends_fragment),
        .fragment_semantic(interpolator_fragment_semantic),
        .value(interpolator_value)
    );

    pica_depth_plane plane (
        .clock(clock),
        .reset(reset),
        .depths_valid(depth_setup_out_valid),
        .depths_ready(plane_depths_ready),
        .same_depth(depth_setup_same_depth),
        .w_buffer(depth_setup_w_buffer),
        .number0(depth_setup_number0),
        .number1(depth_setup_number1),
        .number2(depth_setup_number2),
        .reciprocals_valid(reciprocals_out_valid),
        .reciprocals_ready(plane_reciprocals_ready),
        .reciprocal0(plane_reciprocal0),
        .reciprocal1(plane_reciprocal1),
        .reciprocal2(plane_reciprocal2),
        .scale(plane_scale),
        .sample_valid(spread_second_valid),
        .sample_ready(plane_sample_ready),
        .done(spread_given_done),
        .x(spread_given_x),
        .y(spread_given_y),
        .weight0(spread_given_weight0),
        .weight1(spread_given_weight1),
        .weight2(spread_given_weight2),
        .out_valid(plane_out_valid),
        .out_ready(plane_out_ready),
        .depth(plane_depth)
    );

    pica_queue #(.A(5)) queue (
        .clock(clock),
        .reset(reset),
        .put(queue_put),
        .write_address(queue_write_address),
        .fetch(queue_fetch),
        .read_address(queue_read_address),
        .load(queue_load),
        .valid(queue_valid),
        .take(queue_take)
    );

    pica_queue_words #(.A(5), .W(21)) places (
        .clock(clock),
        .put(places_put),
        .write_address(queue_write_address),
        .x(places_x),
        .fetch(queue_fetch),
        .read_address(queue_read_address),
        .load(queue_load),
        .y(places_y)
    );

    pica_credit #(.N(32)) fragments (
        .clock(clock),
        .reset(reset),
        .take(fragments_take),
        .give(fragments_give),
        .has_room(fragments_has_room),
        .is_empty(fragments_is_empty)
    );

    // Both setups take a triangle at once.
    assign has_room = triangles_has_room;
    assign triangle_ready = setup_in_ready && depth_setup_in_ready && has_room;
    assign setup_in_valid = triangle_valid && depth_setup_in_ready && has_room;
    assign depth_setup_in_valid = triangle_valid && setup_in_ready && has_room;
    assign takes = triangle_valid && setup_in_ready && depth_setup_in_ready && has_room;
    assign triangles_take = takes;
    assign components_ready = attributes_in_ready;
    assign reciprocals_fit = follows_q || reciprocals_in_ready;
    assign interpolator_interpolant_valid = attributes_out_valid && reciprocals_fit;
    assign interpolant_moves = interpolator_interpolant_ready && reciprocals_fit;
    assign attributes_out_ready = interpolant_moves;
    assign reciprocals_in_valid = attributes_out_valid && ~follows_q && interpolator_interpolant_ready;

    always @(*) begin
        follows_d = follows_q;
        if (attributes_out_valid && interpolant_moves) begin
            follows_d = ~attributes_last;
        end
        if (reset) begin
            follows_d = 1'b0;
        end
    end

    assign power = attributes_scale;
    assign reciprocals_x = {66'h0, attributes_number0} | ({66'h0, attributes_number1} << 29) | ({66'h0, attributes_number2} << 58) | ({87'h0, power[7:0]} << 87);
    assign plane_reciprocal0 = reciprocals_y[28:0];
    assign plane_reciprocal1 = reciprocals_y[57:29];
    assign plane_reciprocal2 = reciprocals_y[86:58];
    assign plane_scale = reciprocals_y[94:87];
    assign sample_leaves = spread_leaves && ~spread_given_done;
    assign triangles_give = spread_leaves && spread_given_done;
    // The places of fragments wait for their depth.
    assign queue_put = sample_leaves;
    assign places_put = sample_leaves;
    assign places_x = {10'h0, spread_given_x} | ({11'h0, spread_given_y} << 11);
    assign place = places_y;
    assign offers = queue_valid && plane_out_valid;
    assign gives = offers && fragment_ready;
    assign fragment_valid = offers;
    assign x = place[10:0];
    assign y = place[20:11];
    assign depth = plane_depth;
    assign queue_take = gives;
    assign plane_out_ready = gives;
    assign interpolated_valid = interpolator_out_valid;
    assign ends_fragment = interpolator_ends_fragment;
    assign fragment_semantic = interpolator_fragment_semantic;
    assign value = interpolator_value;
    assign fragments_take = sample_leaves;
    assign fragments_give = gives;
    assign is_empty = triangles_is_empty && fragments_is_empty;

    initial begin
        follows_q = 1'b0;
    end

    always @(posedge clock) begin
        follows_q <= follows_d;
    end
endmodule
`else
`ifndef PICA_RASTER_CHAIN_92E7D7161BE1
`ifdef __ICARUS__
two different texts of module pica_raster_chain
`endif
`include "two different texts of module pica_raster_chain"
`endif
`endif

`default_nettype wire
