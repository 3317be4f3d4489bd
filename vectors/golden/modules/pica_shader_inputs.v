// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_INPUTS
`define PICA_SHADER_INPUTS
`define PICA_SHADER_INPUTS_5D15B2FC73DD
// Addresses what is written before an invocation. Choices: `duplicate_permutation`, `shader_register_init`,
// `v_register_retention`.
module pica_shader_inputs (
    input wire clock,
    // An input arrives: a uniform, or an attribute that goes to `v_register`.
    input wire arrives,
    input wire to_uniform,
    input wire [6:0] number,
    input wire [3:0] v_register,
    // Writes are taken: inputs are those of the invocation that comes.
    input wire idle,
    // The invocation begins.
    input wire begins,
    // Register `counter` of v and r is cleared, if it is to be; with `clears` in any case.
    input wire prepares,
    input wire clears,
    input wire [4:0] counter,
    // Whether a register is written, and which.
    output reg write,
    output reg [6:0] address
);

    localparam REGISTER_FLOAT_COUNT = 7'h60;
    localparam REGISTER_FLOAT_SOURCE = 7'h20;
    localparam REGISTER_INPUT_COUNT = 7'h10;
    // Choice `duplicate_permutation`.
    localparam first_stays = 1'b0;
    // Choice `v_register_retention`.
    localparam clears_v = 1'b0;
    // Choice `shader_register_init`.
    localparam clears_r = 1'b0;

    reg [15:0] loaded_d;
    // The v registers that got an input.
    reg [15:0] loaded_q;
    wire [15:0] shifted;
    wire is_loaded;
    wire [15:0] one;
    wire [15:0] kept;

    assign shifted = loaded_q >> v_register;
    assign is_loaded = shifted[0];
    assign one = (16'h1 & 16'hffff) << v_register;
    assign kept = loaded_q >> counter[3:0];

    always @(*) begin
        address = {3'h0, v_register};
        if (arrives) begin
            if (to_uniform) begin
                address = number + REGISTER_FLOAT_SOURCE;
            end
        end
        if (prepares) begin
            address = {2'h0, counter};
        end
    end

    always @(*) begin
        write = 1'b0;
        if (arrives) begin
            if (to_uniform) begin
                write = number < REGISTER_FLOAT_COUNT;
            end else if (number < REGISTER_INPUT_COUNT) begin
                write = ~(first_stays && is_loaded);
            end
        end
        if (prepares) begin
            write = (clears_v || clears) && ~kept[0];
            if (counter[4]) begin
                write = clears_r || clears;
            end
        end
    end

    always @(*) begin
        loaded_d = loaded_q;
        if (arrives) begin
            if (to_uniform) begin
            end else if (number < REGISTER_INPUT_COUNT) begin
                loaded_d = loaded_q | one;
            end
        end
        if (~(idle || begins || prepares)) begin
            loaded_d = 16'h0;
        end
    end

    initial begin
        loaded_q = 16'h0;
    end

    always @(posedge clock) begin
        loaded_q <= loaded_d;
    end
endmodule
`else
`ifndef PICA_SHADER_INPUTS_5D15B2FC73DD
`ifdef __ICARUS__
two different texts of module pica_shader_inputs
`endif
`include "two different texts of module pica_shader_inputs"
`endif
`endif

`default_nettype wire
