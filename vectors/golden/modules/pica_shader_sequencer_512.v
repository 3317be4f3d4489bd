// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_SEQUENCER_512
`define PICA_SHADER_SEQUENCER_512
`define PICA_SHADER_SEQUENCER_512_D47D72BD2EC4
// Decides what the unit does in which clock, and when a program stops.
module pica_shader_sequencer_512 (
    input wire clock,
    input wire reset,
    // An invocation is wanted: stage, and how many instructions it may have.
    input wire start,
    input wire start_geometry,
    // The invocation that is wanted runs by itself.
    input wire start_alone,
    input wire [31:0] start_limit,
    // The instruction, from here to `slot`.
    input wire is_alu,
    input wire is_mova,
    input wire is_unknown,
    input wire is_end,
    input wire is_break,
    input wire is_emit,
    input wire is_setemit,
    input wire [1:0] slot,
    // Number of sources of the instruction, a clock after the ports above.
    input wire [1:0] sources,
    // The condition of the instruction holds.
    input wire holds,
    // A loop runs.
    input wire in_loop,
    // Input channel `flow`, with valid alone.
    input wire flow_valid,
    input wire [12:0] flow_pc,
    input wire flow_past,
    input wire alu_ready,
    // Input channel `alu`, with valid and ready.
    input wire alu_valid,
    input wire emitter_finished,
    input wire done_ready,
    // All memories are cleared, at `counter`.
    output wire clears,
    // v and r registers, and behind them outputs, are cleared, at `counter`, as far as the choices want it
    // or `stale`.
    output wire prepares,
    output wire stale,
    // The invocation begins with zeros in a0, aL and cmp.
    output wire zeroes,
    output wire [11:0] counter,
    // Writes are taken.
    output wire idle,
    // Flow control goes to the entry point.
    output wire begins,
    // The source whose address is wanted: the first, until one arrives; and the one that arrives, or 0.
    output wire [1:0] wanted,
    output wire [1:0] arrives,
    output wire steps_flow,
    output wire runs_alu,
    output wire emits,
    output wire shows,
    output wire retires,
    // The instruction takes effect.
    output wire commits,
    // b15 is set.
    output wire sets_b15,
    output wire is_done,
    // The word that is read goes into the instruction register.
    output wire loads,
    // Program memory is read at the address that flow control gives.
    output wire fetches,
    // Address of the instruction.
    output wire [11:0] pc,
    output wire geometry,
    // How the program stopped: 0 END, 1 the limit, 2 the unit hangs.
    output wire [1:0] status,
    output wire [31:0] instructions
);

    localparam last_word = 12'h1ff;
    localparam needs_preparation = 1'b0;
    // Choice `unknown_opcode`.
    localparam unknown_hangs = 1'b0;
    // Choice `movas_consecutive`.
    localparam mova_hangs = 1'b1;
    // Choice `break_outside_loop`.
    localparam break_hangs = 1'b1;
    // Choice `setemit_slot_3`.
    localparam slot_3_hangs = 1'b0;
    // Choice `b15_after_run`.
    localparam b15_always = 1'b1;
    localparam SequencerState_Clear = 4'h0;
    localparam SequencerState_Idle = 4'h1;
    localparam SequencerState_Begin = 4'h2;
    localparam SequencerState_Prepare = 4'h3;
    localparam SequencerState_Load = 4'h4;
    localparam SequencerState_Decode = 4'h5;
    localparam SequencerState_Describe = 4'h6;
    localparam SequencerState_Operands = 4'h7;
    localparam SequencerState_Emit = 4'h8;
    localparam SequencerState_Execute = 4'h9;
    localparam SequencerState_Compute = 4'ha;
    localparam SequencerState_Retire = 4'hb;
    localparam SequencerState_Show = 4'hc;
    localparam SequencerState_Done = 4'hd;

    reg [3:0] state_d;
    reg [3:0] state_q;
    reg [11:0] place_d;
    reg [11:0] place_q;
    reg [1:0] operand_d;
    // The source that arrives.
    reg [1:0] operand_q;
    reg [11:0] address_d;
    reg [11:0] address_q;
    reg is_geometry_d;
    reg is_geometry_q;
    reg ordered_d;
    reg ordered_q;
    reg dirty_d;
    // The last invocation did not run by itself.
    reg dirty_q;
    reg [31:0] limit_d;
    reg [31:0] limit_q;
    reg [31:0] completed_d;
    reg [31:0] completed_q;
    reg after_mova_d;
    reg after_mova_q;
    reg [1:0] result_d;
    reg [1:0] result_q;
    // What the instruction is, from the clock after decoding on.
    reg computes_q;
    reg moves_address_q;
    reg ends_q;
    reg [11:0] prepared;
    wire hangs;
    wire [1:0] next_operand;
    wire is_last;

    assign hangs = (is_unknown && unknown_hangs) || (is_mova && after_mova_q && mova_hangs) || (is_break && holds && ~in_loop && break_hangs) || (is_setemit && is_geometry_q && (&slot) && slot_3_hangs);
    assign clears = state_q == SequencerState_Clear;
    assign idle = state_q == SequencerState_Idle;
    assign begins = state_q == SequencerState_Begin;
    assign fetches = begins || (state_q == SequencerState_Retire);
    assign loads = state_q == SequencerState_Load;
    assign prepares = state_q == SequencerState_Prepare;
    assign stale = dirty_q && ordered_q;
    assign zeroes = dirty_q || ~ordered_q;
    assign emits = state_q == SequencerState_Emit;
    assign steps_flow = state_q == SequencerState_Execute;
    assign runs_alu = computes_q && (steps_flow || (state_q == SequencerState_Compute));
    assign shows = state_q == SequencerState_Show;
    assign is_done = state_q == SequencerState_Done;
    assign next_operand = operand_q + 2'h1;
    assign wanted = next_operand;
    assign arrives = operand_q;
    assign retires = (state_q == SequencerState_Retire) && (ends_q || flow_valid) && (~computes_q || alu_valid);
    assign commits = retires;
    assign is_last = ends_q || flow_past;
    assign sets_b15 = commits && is_last && (b15_always || is_geometry_q);

    always @(*) begin
        state_d = state_q;
        place_d = place_q;
        address_d = address_q;
        is_geometry_d = is_geometry_q;
        ordered_d = ordered_q;
        dirty_d = dirty_q;
        limit_d = limit_q;
        completed_d = completed_q;
        after_mova_d = after_mova_q;
        result_d = result_q;
        prepared = 12'h1f;
        if (stale) begin
            prepared = 12'h3f;
        end
        operand_d = 2'h0;
        case (state_q)
            SequencerState_Clear: begin
                place_d = place_q + 12'h1;
                if (place_q == last_word) begin
                    state_d = SequencerState_Idle;
                end
            end
            SequencerState_Idle: begin
                place_d = 12'h0;
                completed_d = 32'h0;
                after_mova_d = 1'b0;
                is_geometry_d = start_geometry;
                ordered_d = start_alone;
                limit_d = start_limit;
                if (start) begin
                    state_d = SequencerState_Begin;
                end
            end
            SequencerState_Begin: begin
                address_d = flow_pc[11:0];
                if (flow_valid) begin
                    state_d = SequencerState_Load;
                    if (needs_preparation || stale) begin
                        state_d = SequencerState_Prepare;
                    end
                end
            end
            SequencerState_Prepare: begin
                place_d = place_q + 12'h1;
                if (place_q == prepared) begin
                    state_d = SequencerState_Load;
                end
            end
            SequencerState_Load: begin
                state_d = SequencerState_Decode;
                if (completed_q == limit_q) begin
                    result_d = 2'h1;
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Decode: begin
                state_d = SequencerState_Execute;
                if (is_alu) begin
                    state_d = SequencerState_Describe;
                end
                if (is_end) begin
                    state_d = SequencerState_Retire;
                end
                if (is_emit && is_geometry_q) begin
                    state_d = SequencerState_Emit;
                end
                if (hangs) begin
                    result_d = 2'h2;
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Describe: begin
                operand_d = 2'h1;
                state_d = SequencerState_Operands;
            end
            SequencerState_Operands: begin
                if (operand_q == sources) begin
                    state_d = SequencerState_Execute;
                end else begin
                    operand_d = next_operand;
                end
            end
            SequencerState_Emit: begin
                if (emitter_finished) begin
                    state_d = SequencerState_Execute;
                end
            end
            SequencerState_Execute: begin
                state_d = SequencerState_Retire;
                if (computes_q) begin
                    state_d = SequencerState_Compute;
                end
            end
            SequencerState_Compute: begin
                if (alu_ready) begin
                    state_d = SequencerState_Retire;
                end
            end
            SequencerState_Retire: begin
                if (commits) begin
                    completed_d = completed_q + 32'h1;
                    after_mova_d = moves_address_q;
                    address_d = flow_pc[11:0];
                    state_d = SequencerState_Load;
                    if (is_last) begin
                        result_d = 2'h0;
                        state_d = SequencerState_Done;
                        if (~is_geometry_q) begin
                            state_d = SequencerState_Show;
                        end
                    end
                end
            end
            SequencerState_Show: begin
                if (emitter_finished) begin
                    state_d = SequencerState_Done;
                end
            end
            SequencerState_Done: begin
                if (done_ready) begin
                    dirty_d = ~ordered_q;
                    state_d = SequencerState_Idle;
                end
            end
            default: state_d = SequencerState_Clear;
        endcase
        if (reset) begin
            state_d = SequencerState_Clear;
            place_d = 12'h0;
            dirty_d = 1'b0;
        end
    end

    assign counter = place_q;
    assign pc = address_q;
    assign geometry = is_geometry_q;
    assign status = result_q;
    assign instructions = completed_q;

    initial begin
        state_q = 4'h0;
        place_q = 12'h0;
        operand_q = 2'h0;
        address_q = 12'h0;
        is_geometry_q = 1'b0;
        ordered_q = 1'b0;
        dirty_q = 1'b0;
        limit_q = 32'h0;
        completed_q = 32'h0;
        after_mova_q = 1'b0;
        result_q = 2'h0;
        computes_q = 1'b0;
        moves_address_q = 1'b0;
        ends_q = 1'b0;
    end

    always @(posedge clock) begin
        state_q <= state_d;
        place_q <= place_d;
        operand_q <= operand_d;
        address_q <= address_d;
        is_geometry_q <= is_geometry_d;
        ordered_q <= ordered_d;
        dirty_q <= dirty_d;
        limit_q <= limit_d;
        completed_q <= completed_d;
        after_mova_q <= after_mova_d;
        result_q <= result_d;
        computes_q <= is_alu;
        moves_address_q <= is_mova;
        ends_q <= is_end;
    end
endmodule
`else
`ifndef PICA_SHADER_SEQUENCER_512_D47D72BD2EC4
`ifdef __ICARUS__
two different texts of module pica_shader_sequencer_512
`endif
`include "two different texts of module pica_shader_sequencer_512"
`endif
`endif

`default_nettype wire
