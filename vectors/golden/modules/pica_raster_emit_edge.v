// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_RASTER_EMIT_EDGE
`define PICA_RASTER_EMIT_EDGE
`define PICA_RASTER_EMIT_EDGE_EF8D36F9B171
// The value of an edge at the pixel behind the one that is offered.
module pica_raster_emit_edge (
    input wire clock,
    // The edge goes on: with `more` to the next pixel, or else to the first one of the row that is offered.
    input wire leaves,
    input wire more,
    // The edge of the row that is offered is taken.
    input wire load,
    // The edge value becomes 0.
    input wire clear,
    // The value behind the first pixel of the row.
    input wire [33:0] value,
    // Change of the edge value per column, less what a weight gets back.
    input wire [20:0] change,
    // Whether a weight gets 1 back.
    input wire returned,
    input wire excluded,
    input wire wrap,
    // The triangle has no area: all weights are 1.
    input wire no_area,
    // The next pixel is outside of the edge.
    output wire next_outside,
    // The weight of the vertex opposite to the edge.
    output reg [33:0] weight
);

    localparam sign_extension = 34'h3ffe00000;
    localparam low_mask = 34'hffffffff;
    localparam low_sign_extension = 34'h300000000;
    // Choice `interpolation_weights`.
    localparam biased = 1'b0;

    reg [33:0] value_register_d;
    reg [33:0] value_register_q;
    reg [20:0] change_register_d;
    reg [20:0] change_register_q;
    reg returned_register_d;
    reg returned_register_q;
    reg excluded_register_d;
    reg excluded_register_q;
    wire test_outside;
    reg [33:0] step;
    reg [34:0] augend;
    reg [34:0] addend;
    wire [34:0] sum;
    wire [33:0] here;
    wire [33:0] low;
    reg [33:0] wrapped;
    wire bias;

    pica_raster_outside test (
        .value(value_register_q),
        .excluded(excluded_register_q),
        .wrap(wrap),
        .outside(test_outside)
    );

    always @(*) begin
        // The edge value one column on. Ones below both summands carry what the change lacks.
        step = {13'h0, change_register_q};
        if (change_register_q[20]) begin
            step = step | sign_extension;
        end
    end

    assign sum = augend + addend;

    always @(*) begin
        returned_register_d = returned_register_q;
        augend = {1'b0, value_register_q} << 1;
        addend = {1'b0, step} << 1;
        if (returned_register_q) begin
            augend = augend | 35'h1;
            addend = addend | 35'h1;
        end
        if (load) begin
            returned_register_d = returned;
        end
    end

    always @(*) begin
        value_register_d = value_register_q;
        change_register_d = change_register_q;
        excluded_register_d = excluded_register_q;
        if (leaves) begin
            value_register_d = value;
            if (more) begin
                value_register_d = sum[34:1];
            end
        end
        if (load) begin
            change_register_d = change;
            excluded_register_d = excluded;
        end
        if (clear) begin
            value_register_d = 34'h0;
            change_register_d = 21'h0;
            excluded_register_d = 1'b0;
        end
    end

    assign next_outside = test_outside;
    assign here = value_register_q - step;
    assign low = here & low_mask;

    always @(*) begin
        wrapped = here;
        if (wrap) begin
            wrapped = low;
            if (here[31]) begin
                wrapped = low | low_sign_extension;
            end
        end
    end

    // Values that wrap have been kept as they are.
    assign bias = biased && wrap && excluded_register_q;

    always @(*) begin
        weight = wrapped - {33'h0, bias};
        // Without an area the values of a covered sample are 0.
        if (no_area) begin
            weight = weight | 34'h1;
        end
    end

    initial begin
        value_register_q = 34'h0;
        change_register_q = 21'h0;
        returned_register_q = 1'b0;
        excluded_register_q = 1'b0;
    end

    always @(posedge clock) begin
        value_register_q <= value_register_d;
        change_register_q <= change_register_d;
        returned_register_q <= returned_register_d;
        excluded_register_q <= excluded_register_d;
    end
endmodule
`else
`ifndef PICA_RASTER_EMIT_EDGE_EF8D36F9B171
`ifdef __ICARUS__
two different texts of module pica_raster_emit_edge
`endif
`include "two different texts of module pica_raster_emit_edge"
`endif
`endif

`default_nettype wire
