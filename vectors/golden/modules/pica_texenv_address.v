// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_TEXENV_ADDRESS
`define PICA_TEXENV_ADDRESS
`define PICA_TEXENV_ADDRESS_2DC5257C6F42
// The stage that a register id belongs to, and which register of that stage it is. Combinational.
module pica_texenv_address (
    input wire [9:0] id,
    // Number of the stage; 0 for another id.
    output reg [2:0] stage,
    output reg is_source,
    output reg is_operand,
    output reg is_combiner,
    output reg is_color,
    output reg is_scale,
    // Whether the id is that of a register of a stage.
    output wire known
);

    localparam number_0 = 3'h0;
    localparam number_1 = 3'h1;
    localparam number_2 = 3'h2;
    localparam number_3 = 3'h3;
    localparam number_4 = 3'h4;
    localparam number_5 = 3'h5;
    localparam texenv_source_0 = 10'hc0;
    localparam texenv_source_1 = 10'hc8;
    localparam texenv_source_2 = 10'hd0;
    localparam texenv_source_3 = 10'hd8;
    localparam texenv_source_4 = 10'hf0;
    localparam texenv_source_5 = 10'hf8;
    localparam texenv_operand_0 = 10'hc1;
    localparam texenv_operand_1 = 10'hc9;
    localparam texenv_operand_2 = 10'hd1;
    localparam texenv_operand_3 = 10'hd9;
    localparam texenv_operand_4 = 10'hf1;
    localparam texenv_operand_5 = 10'hf9;
    localparam texenv_combiner_0 = 10'hc2;
    localparam texenv_combiner_1 = 10'hca;
    localparam texenv_combiner_2 = 10'hd2;
    localparam texenv_combiner_3 = 10'hda;
    localparam texenv_combiner_4 = 10'hf2;
    localparam texenv_combiner_5 = 10'hfa;
    localparam texenv_color_0 = 10'hc3;
    localparam texenv_color_1 = 10'hcb;
    localparam texenv_color_2 = 10'hd3;
    localparam texenv_color_3 = 10'hdb;
    localparam texenv_color_4 = 10'hf3;
    localparam texenv_color_5 = 10'hfb;
    localparam texenv_scale_0 = 10'hc4;
    localparam texenv_scale_1 = 10'hcc;
    localparam texenv_scale_2 = 10'hd4;
    localparam texenv_scale_3 = 10'hdc;
    localparam texenv_scale_4 = 10'hf4;
    localparam texenv_scale_5 = 10'hfc;

    always @(*) begin
        stage = 3'h0;
        is_source = 1'b0;
        is_operand = 1'b0;
        is_combiner = 1'b0;
        is_color = 1'b0;
        is_scale = 1'b0;
        if (id == texenv_source_0) begin
            stage = number_0;
            is_source = 1'b1;
        end
        if (id == texenv_operand_0) begin
            stage = number_0;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_0) begin
            stage = number_0;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_0) begin
            stage = number_0;
            is_color = 1'b1;
        end
        if (id == texenv_scale_0) begin
            stage = number_0;
            is_scale = 1'b1;
        end
        if (id == texenv_source_1) begin
            stage = number_1;
            is_source = 1'b1;
        end
        if (id == texenv_operand_1) begin
            stage = number_1;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_1) begin
            stage = number_1;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_1) begin
            stage = number_1;
            is_color = 1'b1;
        end
        if (id == texenv_scale_1) begin
            stage = number_1;
            is_scale = 1'b1;
        end
        if (id == texenv_source_2) begin
            stage = number_2;
            is_source = 1'b1;
        end
        if (id == texenv_operand_2) begin
            stage = number_2;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_2) begin
            stage = number_2;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_2) begin
            stage = number_2;
            is_color = 1'b1;
        end
        if (id == texenv_scale_2) begin
            stage = number_2;
            is_scale = 1'b1;
        end
        if (id == texenv_source_3) begin
            stage = number_3;
            is_source = 1'b1;
        end
        if (id == texenv_operand_3) begin
            stage = number_3;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_3) begin
            stage = number_3;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_3) begin
            stage = number_3;
            is_color = 1'b1;
        end
        if (id == texenv_scale_3) begin
            stage = number_3;
            is_scale = 1'b1;
        end
        if (id == texenv_source_4) begin
            stage = number_4;
            is_source = 1'b1;
        end
        if (id == texenv_operand_4) begin
            stage = number_4;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_4) begin
            stage = number_4;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_4) begin
            stage = number_4;
            is_color = 1'b1;
        end
        if (id == texenv_scale_4) begin
            stage = number_4;
            is_scale = 1'b1;
        end
        if (id == texenv_source_5) begin
            stage = number_5;
            is_source = 1'b1;
        end
        if (id == texenv_operand_5) begin
            stage = number_5;
            is_operand = 1'b1;
        end
        if (id == texenv_combiner_5) begin
            stage = number_5;
            is_combiner = 1'b1;
        end
        if (id == texenv_color_5) begin
            stage = number_5;
            is_color = 1'b1;
        end
        if (id == texenv_scale_5) begin
            stage = number_5;
            is_scale = 1'b1;
        end
    end

    assign known = is_source || is_operand || is_combiner || is_color || is_scale;
endmodule
`else
`ifndef PICA_TEXENV_ADDRESS_2DC5257C6F42
`ifdef __ICARUS__
two different texts of module pica_texenv_address
`endif
`include "two different texts of module pica_texenv_address"
`endif
`endif

`default_nettype wire
