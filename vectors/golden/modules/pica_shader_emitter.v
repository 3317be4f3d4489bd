// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_EMITTER
`define PICA_SHADER_EMITTER
`define PICA_SHADER_EMITTER_5070DE310354
// Moves output registers (shader-unit.md#restrictions-and-quirks, shader-unit.md#emitting-primitives,
// geometry.md#shader-outputs).
module pica_shader_emitter (
    input wire clock,
    input wire reset,
    // An EMIT is to be done; held until `finished`.
    input wire emit,
    // The outputs of a vertex are to be sent; held until `finished`.
    input wire show,
    // The outputs are not in a bank, and no bank changes.
    input wire keeps_bank,
    // The last clock of `emit` or of `show`.
    output wire finished,
    // SETEMIT, with its fields.
    input wire set,
    input wire [1:0] slot,
    input wire is_primitive,
    input wire winding,
    input wire [15:0] outmap_mask,
    // The bank that instructions write.
    output wire bank,
    // Address of the vector that is read.
    output reg [7:0] read_address,
    // Whether the vector that was read is written to `write_address`.
    output wire write,
    output wire [7:0] write_address,
    // Output channel `emit`, with valid and ready.
    output wire emit_valid,
    input wire emit_ready,
    output wire [1:0] emit_vertex,
    output wire [3:0] emit_index,
    output wire [4:0] emit_count,
    output wire emit_winding,
    output wire emit_last,
    // Output channel `out`, with valid and ready.
    output wire out_valid,
    input wire out_ready,
    output wire [3:0] out_index,
    output wire out_last
);

    // Choice `winding_state`.
    localparam forgets = 1'b0;
    localparam EmitterState_Idle = 3'h0;
    localparam EmitterState_CopyRead = 3'h1;
    localparam EmitterState_CopyWrite = 3'h2;
    localparam EmitterState_SendRead = 3'h3;
    localparam EmitterState_Send = 3'h4;
    localparam EmitterState_ShowRead = 3'h5;
    localparam EmitterState_Show = 3'h6;
    localparam EmitterState_Finish = 3'h7;

    reg [2:0] state_d;
    reg [2:0] state_q;
    reg bank_in_use_d;
    reg bank_in_use_q;
    reg [1:0] set_slot_d;
    reg [1:0] set_slot_q;
    reg set_primitive_d;
    reg set_primitive_q;
    reg set_winding_d;
    reg set_winding_q;
    reg [15:0] remaining_d;
    // Enabled outputs that are still to come.
    reg [15:0] remaining_q;
    reg [4:0] index_d;
    reg [4:0] index_q;
    reg [4:0] count_d;
    reg [4:0] count_q;
    reg [1:0] vertex_d;
    reg [1:0] vertex_q;
    reg [3:0] lowest;
    wire [15:0] minus_one;
    wire [15:0] rest;
    wire [4:0] next_index;
    wire end_of_vertex;
    reg [7:0] in_bank;
    wire [7:0] in_slot;

    assign minus_one = remaining_q - 16'h1;
    assign rest = remaining_q & minus_one;
    assign next_index = index_q + 5'h1;
    assign end_of_vertex = ~(|count_q) || (next_index == count_q);
    assign emit_last = ~(|count_q) || (end_of_vertex && (vertex_q == 2'h2));
    assign in_slot = ({6'h0, vertex_q} << 4) | {3'h0, index_q} | 8'hc0;
    assign write_address = ({6'h0, set_slot_q} << 4) | {3'h0, index_q} | 8'hc0;
    assign finished = state_q == EmitterState_Finish;
    assign write = state_q == EmitterState_CopyWrite;
    assign emit_valid = state_q == EmitterState_Send;
    assign out_valid = state_q == EmitterState_Show;

    always @(*) begin
        lowest = 4'h0;
        if (remaining_q[32'hf - 0]) begin
            lowest = 4'hf - 4'h0;
        end
        if (remaining_q[32'hf - 1]) begin
            lowest = 4'hf - 4'h1;
        end
        if (remaining_q[32'hf - 2]) begin
            lowest = 4'hf - 4'h2;
        end
        if (remaining_q[32'hf - 3]) begin
            lowest = 4'hf - 4'h3;
        end
        if (remaining_q[32'hf - 4]) begin
            lowest = 4'hf - 4'h4;
        end
        if (remaining_q[32'hf - 5]) begin
            lowest = 4'hf - 4'h5;
        end
        if (remaining_q[32'hf - 6]) begin
            lowest = 4'hf - 4'h6;
        end
        if (remaining_q[32'hf - 7]) begin
            lowest = 4'hf - 4'h7;
        end
        if (remaining_q[32'hf - 8]) begin
            lowest = 4'hf - 4'h8;
        end
        if (remaining_q[32'hf - 9]) begin
            lowest = 4'hf - 4'h9;
        end
        if (remaining_q[32'hf - 10]) begin
            lowest = 4'hf - 4'ha;
        end
        if (remaining_q[32'hf - 11]) begin
            lowest = 4'hf - 4'hb;
        end
        if (remaining_q[32'hf - 12]) begin
            lowest = 4'hf - 4'hc;
        end
        if (remaining_q[32'hf - 13]) begin
            lowest = 4'hf - 4'hd;
        end
        if (remaining_q[32'hf - 14]) begin
            lowest = 4'hf - 4'he;
        end
        if (remaining_q[32'hf - 15]) begin
            lowest = 4'hf - 4'hf;
        end
        in_bank = {4'h0, lowest} | 8'h80;
        if (bank_in_use_q) begin
            in_bank = {4'h0, lowest} | 8'h90;
        end
        read_address = in_bank;
        if ((state_q == EmitterState_SendRead) || emit_valid) begin
            read_address = in_slot;
            if (~(|count_q)) begin
                // A primitive without vectors carries zeros.
                read_address = 8'ha0;
            end
        end
    end

    always @(*) begin
        state_d = state_q;
        bank_in_use_d = bank_in_use_q;
        set_slot_d = set_slot_q;
        set_primitive_d = set_primitive_q;
        set_winding_d = set_winding_q;
        remaining_d = remaining_q;
        index_d = index_q;
        count_d = count_q;
        vertex_d = vertex_q;
        case (state_q)
            EmitterState_Idle: begin
                remaining_d = outmap_mask;
                index_d = 5'h0;
                vertex_d = 2'h0;
                if (emit) begin
                    state_d = EmitterState_CopyRead;
                end
                if (show) begin
                    state_d = EmitterState_ShowRead;
                end
            end
            EmitterState_CopyRead: begin
                state_d = EmitterState_CopyWrite;
                if (~(|remaining_q)) begin
                    count_d = index_q;
                    index_d = 5'h0;
                    state_d = EmitterState_Finish;
                    if (set_primitive_q) begin
                        state_d = EmitterState_SendRead;
                    end
                end
            end
            EmitterState_CopyWrite: begin
                remaining_d = rest;
                index_d = next_index;
                state_d = EmitterState_CopyRead;
            end
            EmitterState_SendRead: state_d = EmitterState_Send;
            EmitterState_Send: begin
                if (emit_ready) begin
                    state_d = EmitterState_SendRead;
                    index_d = next_index;
                    if (end_of_vertex) begin
                        index_d = 5'h0;
                        vertex_d = vertex_q + 2'h1;
                    end
                    if (emit_last) begin
                        state_d = EmitterState_Finish;
                    end
                end
            end
            EmitterState_ShowRead: begin
                state_d = EmitterState_Show;
                if (~(|remaining_q)) begin
                    state_d = EmitterState_Finish;
                end
            end
            EmitterState_Show: begin
                if (out_ready) begin
                    remaining_d = rest;
                    index_d = next_index;
                    state_d = EmitterState_ShowRead;
                end
            end
            EmitterState_Finish: begin
                bank_in_use_d = ~bank_in_use_q;
                if (keeps_bank) begin
                    bank_in_use_d = bank_in_use_q;
                end
                state_d = EmitterState_Idle;
                if (forgets && emit) begin
                    set_slot_d = 2'h0;
                    set_primitive_d = 1'b0;
                    set_winding_d = 1'b0;
                end
            end
            default: state_d = EmitterState_Idle;
        endcase
        if (set) begin
            set_slot_d = slot;
            set_primitive_d = is_primitive;
            set_winding_d = winding;
        end
        if (reset) begin
            state_d = EmitterState_Idle;
            bank_in_use_d = 1'b0;
            set_slot_d = 2'h0;
            set_primitive_d = 1'b0;
            set_winding_d = 1'b0;
        end
    end

    assign bank = bank_in_use_q;
    assign emit_vertex = vertex_q;
    assign emit_index = index_q[3:0];
    assign emit_count = count_q;
    assign emit_winding = set_winding_q;
    assign out_index = index_q[3:0];
    assign out_last = ~(|rest);

    initial begin
        state_q = 3'h0;
        bank_in_use_q = 1'b0;
        set_slot_q = 2'h0;
        set_primitive_q = 1'b0;
        set_winding_q = 1'b0;
        remaining_q = 16'h0;
        index_q = 5'h0;
        count_q = 5'h0;
        vertex_q = 2'h0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        bank_in_use_q <= bank_in_use_d;
        set_slot_q <= set_slot_d;
        set_primitive_q <= set_primitive_d;
        set_winding_q <= set_winding_d;
        remaining_q <= remaining_d;
        index_q <= index_d;
        count_q <= count_d;
        vertex_q <= vertex_d;
    end
endmodule
`else
`ifndef PICA_SHADER_EMITTER_5070DE310354
`ifdef __ICARUS__
two different texts of module pica_shader_emitter
`endif
`include "two different texts of module pica_shader_emitter"
`endif
`endif

`default_nettype wire
