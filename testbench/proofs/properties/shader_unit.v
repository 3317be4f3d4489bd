// SPDX-License-Identifier: MIT
// shader_unit: its channels. What is offered stays until it is taken; one invocation at a time, each with one end; all
// outputs, once and in order; primitives whole; no input lost on its way to the registers.
// reread: block_ram_8_24_apart
// cut: dut.alu_in_ready dut.alu_out_valid dut.alu_x dut.alu_y dut.alu_z dut.alu_w dut.alu_cmp_x dut.alu_cmp_y
// cut: dut.alu_a0x dut.alu_a0y dut.flow_next_valid dut.flow_next_pc dut.flow_next_al dut.flow_next_past
// cut: dut.flow_next_in_loop dut.word_q dut.descriptors_read_data dut.code_read_data
`default_nettype none

module properties (
    input wire clock,
    input wire reset,
    input wire reg_valid,
    input wire [5:0] reg_offset,
    input wire [31:0] reg_data,
    input wire [3:0] reg_mask,
    input wire vertex_valid,
    input wire vertex_uniform,
    input wire [6:0] vertex_index,
    input wire vertex_independent,
    input wire [23:0] vertex_x,
    input wire [23:0] vertex_y,
    input wire [23:0] vertex_z,
    input wire [23:0] vertex_w,
    input wire start_valid,
    input wire start_geometry,
    input wire start_independent,
    input wire [31:0] start_limit,
    input wire emit_ready,
    input wire out_ready,
    input wire done_ready,
    // an offered output stays as it is until it is taken
    output wire holds_out_stays,
    // an offered vertex of a primitive stays as it is until it is taken
    output wire holds_emit_stays,
    // an offered end stays as it is until it is taken
    output wire holds_done_stays,
    // of register writes, inputs and starts one is taken at an edge
    output wire holds_one_at_a_time,
    // nothing is taken while an invocation runs, and nothing is given while none does
    output wire holds_one_invocation,
    // the end is offered behind everything else of its invocation
    output wire holds_done_last,
    // exactly the outputs of the mask are given, once and in order, the last one marked
    output wire holds_outputs,
    // primitives are whole, their vertices in order
    output wire holds_primitives,
    // the end tells the number of instructions that were retired, all of the same invocation
    output wire holds_number,
    // a vertex attribute that was taken arrives in its register
    output wire holds_input_kept,
    // a uniform that was taken arrives in its register
    output wire holds_uniform_kept,
    // a register write arrives when it is taken, and at no other time
    output wire holds_registers_taken,
    output wire lemma_running,
    output wire lemma_emitter,
    output wire lemma_outputs,
    output wire lemma_primitives,
    output wire lemma_count,
    output wire lemma_number,
    output wire lemma_place,
    output wire lemma_input,
    output wire cover_output,
    output wire cover_last_output,
    output wire cover_done
);
    // The states of sequencer and emitter, as the block numbers them.
    localparam SEQUENCER_IDLE = 4'h1;
    localparam SEQUENCER_LOAD = 4'h4;
    localparam SEQUENCER_EMIT = 4'h8;
    localparam SEQUENCER_SHOW = 4'hc;
    localparam SEQUENCER_DONE = 4'hd;
    localparam EMITTER_IDLE = 3'h0;
    localparam EMITTER_COPY_READ = 3'h1;
    localparam EMITTER_COPY_WRITE = 3'h2;
    localparam EMITTER_SEND_READ = 3'h3;
    localparam EMITTER_SEND = 3'h4;
    localparam EMITTER_SHOW_READ = 3'h5;
    localparam EMITTER_SHOW = 3'h6;
    localparam EMITTER_FINISH = 3'h7;
    // Where uniforms, outputs and vertex slots lie among the registers, and how many uniforms and attributes there are.
    localparam UNIFORMS = 8'h20;
    localparam OUTPUTS = 3'b100;
    localparam SLOTS = 2'b11;
    localparam ZEROS = 8'hA0;
    localparam UNIFORM_COUNT = 7'd96;
    localparam ATTRIBUTE_COUNT = 7'd16;
    // How an invocation ends at END.
    localparam STATUS_END = 2'd0;

    wire reg_ready, vertex_ready, start_ready, retire_valid, emit_valid, out_valid, done_valid;
    wire [4:0] retire_invocation, emit_count;
    wire [1:0] emit_vertex, done_status;
    wire [3:0] emit_index, out_index;
    wire emit_winding, emit_last, out_last;
    wire [23:0] emit_x, emit_y, emit_z, emit_w, out_x, out_y, out_z, out_w;
    wire [31:0] done_instructions;
    shader_unit dut (
        .clock(clock), .reset(reset),
        .reg_valid(reg_valid), .reg_ready(reg_ready), .reg_offset(reg_offset), .reg_data(reg_data), .reg_mask(reg_mask),
        .vertex_valid(vertex_valid), .vertex_ready(vertex_ready), .vertex_uniform(vertex_uniform),
        .vertex_index(vertex_index), .vertex_independent(vertex_independent),
        .vertex_x(vertex_x), .vertex_y(vertex_y), .vertex_z(vertex_z), .vertex_w(vertex_w),
        .start_valid(start_valid), .start_ready(start_ready), .start_geometry(start_geometry),
        .start_independent(start_independent), .start_limit(start_limit),
        .retire_valid(retire_valid), .retire_invocation(retire_invocation),
        .emit_valid(emit_valid), .emit_ready(emit_ready), .emit_vertex(emit_vertex), .emit_index(emit_index),
        .emit_count(emit_count), .emit_winding(emit_winding), .emit_last(emit_last),
        .emit_x(emit_x), .emit_y(emit_y), .emit_z(emit_z), .emit_w(emit_w),
        .out_valid(out_valid), .out_ready(out_ready), .out_index(out_index), .out_last(out_last),
        .out_x(out_x), .out_y(out_y), .out_z(out_z), .out_w(out_w),
        .done_valid(done_valid), .done_ready(done_ready), .done_status(done_status),
        .done_instructions(done_instructions)
    );

    // Signals inside of the block.
    (* hierconn *) wire [3:0] \dut.sequencer.state_q ;
    (* hierconn *) wire \dut.sequencer.clears ;
    (* hierconn *) wire \dut.sequencer.idle ;
    (* hierconn *) wire \dut.sequencer.is_geometry_q ;
    (* hierconn *) wire [31:0] \dut.sequencer.completed_q ;
    (* hierconn *) wire [1:0] \dut.sequencer.result_q ;
    (* hierconn *) wire [4:0] \dut.number_q ;
    (* hierconn *) wire [2:0] \dut.emitter.state_q ;
    (* hierconn *) wire [15:0] \dut.emitter.remaining_q ;
    (* hierconn *) wire [4:0] \dut.emitter.index_q ;
    (* hierconn *) wire [4:0] \dut.emitter.count_q ;
    (* hierconn *) wire [1:0] \dut.emitter.vertex_q ;
    (* hierconn *) wire \dut.emitter.bank_in_use_q ;
    (* hierconn *) wire [15:0] \dut.loader.outmap_mask ;
    (* hierconn *) wire \dut.loader.write ;
    (* hierconn *) wire \dut.loader.busy ;
    (* hierconn *) wire \dut.loader.uniform_write_0 , \dut.loader.uniform_write_1 ;
    (* hierconn *) wire \dut.loader.uniform_write_2 , \dut.loader.uniform_write_3 ;
    (* hierconn *) wire [6:0] \dut.loader.uniform ;
    (* hierconn *) wire [23:0] \dut.loader.uniform_data_0 , \dut.loader.uniform_data_1 ;
    (* hierconn *) wire [23:0] \dut.loader.uniform_data_2 , \dut.loader.uniform_data_3 ;
    (* hierconn *) wire [3:0] \dut.loader.v_register ;
    (* hierconn *) wire \dut.input_write_0_q , \dut.input_write_1_q , \dut.input_write_2_q , \dut.input_write_3_q ;
    (* hierconn *) wire \dut.registers.write_0 , \dut.registers.write_1 , \dut.registers.write_2 , \dut.registers.write_3 ;
    (* hierconn *) wire [7:0] \dut.registers.write_address ;
    (* hierconn *) wire [23:0] \dut.registers.write_data_0 , \dut.registers.write_data_1 ;
    (* hierconn *) wire [23:0] \dut.registers.write_data_2 , \dut.registers.write_data_3 ;
    (* hierconn *) wire [7:0] \dut.registers.component_0.place ;
    (* hierconn *) wire [7:0] \dut.registers.component_1.place ;
    (* hierconn *) wire [7:0] \dut.registers.component_2.place ;
    (* hierconn *) wire [7:0] \dut.registers.component_3.place ;
    (* hierconn *) wire \dut.registers.component_0.memory.same_q , \dut.registers.component_1.memory.same_q ;
    (* hierconn *) wire \dut.registers.component_2.memory.same_q , \dut.registers.component_3.memory.same_q ;

    wire writes = reg_valid && reg_ready;
    wire takes = vertex_valid && vertex_ready;
    wire starts = start_valid && start_ready;
    wire emits = emit_valid && emit_ready;
    wire gives = out_valid && out_ready;
    wire ends = done_valid && done_ready;

    // An offer stays as it is until it is taken.
    wire [100:0] output_now = {out_index, out_last, out_x, out_y, out_z, out_w};
    wire [108:0] emit_now = {emit_vertex, emit_index, emit_count, emit_winding, emit_last, emit_x, emit_y, emit_z, emit_w};
    wire [33:0] done_now = {done_status, done_instructions};
    reg out_offered, emit_offered, done_offered;
    reg [100:0] output_then;
    reg [108:0] emit_then;
    reg [33:0] done_then;
    always @(posedge clock) begin
        out_offered <= out_valid && !out_ready && !reset;
        emit_offered <= emit_valid && !emit_ready && !reset;
        done_offered <= done_valid && !done_ready && !reset;
        output_then <= output_now;
        emit_then <= emit_now;
        done_then <= done_now;
    end
    assign holds_out_stays = !out_offered || (out_valid && output_now == output_then);
    assign holds_emit_stays = !emit_offered || (emit_valid && emit_now == emit_then);
    assign holds_done_stays = !done_offered || (done_valid && done_now == done_then);

    // Each start has one end, before anything else is taken; what comes out belongs to an invocation.
    reg running, geometry;
    always @(posedge clock) begin
        if (starts) geometry <= start_geometry;
        running <= !reset && (starts || (running && !ends));
    end
    assign holds_one_invocation = (!(writes || takes || starts) || !running)
        && (!(retire_valid || emit_valid || out_valid || done_valid) || running);
    // One thing is taken at a time; a register write is seen by the loader when it is taken and not otherwise.
    assign holds_one_at_a_time = !(writes && takes) && !(writes && starts) && !(takes && starts);
    assign holds_registers_taken = \dut.loader.write == writes;

    // The end comes after everything else, with the number of instructions that were reported, all of the same number.
    reg [31:0] retired;
    reg [4:0] number;
    always @(posedge clock) begin
        retired <= starts ? 32'd0 : retired + {31'd0, retire_valid};
        number <= reset ? 5'd0 : number + {4'd0, ends};
    end
    assign holds_done_last = !done_valid || !(retire_valid || emit_valid || out_valid);
    assign holds_number = (!done_valid || done_instructions == retired) && (!retire_valid || retire_invocation == number);

    // Outputs: `to_come` are the enabled registers that are still to be sent, the lowest next; `sent` were sent.
    reg [15:0] to_come;
    reg [4:0] sent;
    reg [3:0] lowest;
    integer i;
    wire [15:0] but_lowest = to_come & (to_come - 16'd1);
    always @(*) begin
        lowest = 4'd0;
        for (i = 15; i >= 0; i = i - 1) if (to_come[i]) lowest = i;
    end
    always @(posedge clock) begin
        if (starts) begin
            to_come <= \dut.loader.outmap_mask ;
            sent <= 5'd0;
        end else if (gives) begin
            to_come <= but_lowest;
            sent <= sent + 5'd1;
        end
    end
    assign holds_outputs = (!out_valid || (to_come != 16'd0 && out_index == sent[3:0] && out_last == (but_lowest == 16'd0)
            && \dut.registers.component_0.place == {OUTPUTS, \dut.emitter.bank_in_use_q , lowest}))
        && (!done_valid || (done_status == STATUS_END && !geometry ? to_come == 16'd0 : sent == 5'd0));

    // Primitives: the vectors of vertices 0, 1 and 2 in order, `emit_count` of each, and the last one is marked; nothing
    // else happens before it is whole.
    reg [1:0] vertex;
    reg [4:0] vector, count;
    reg inside_primitive;
    wire last_of_vertex = vector + 5'd1 == emit_count;
    always @(posedge clock) begin
        if (emits) begin
            count <= emit_count;
            inside_primitive <= !emit_last;
            vector <= last_of_vertex || emit_last ? 5'd0 : vector + 5'd1;
            vertex <= emit_last ? 2'd0 : vertex + {1'b0, last_of_vertex};
        end
        if (reset || starts) begin
            inside_primitive <= 1'b0;
            vector <= 5'd0;
            vertex <= 2'd0;
        end
    end
    assign holds_primitives = (!emit_valid || (emit_vertex == vertex && emit_index == vector[3:0]
            && emit_last == (emit_count == 5'd0 || (vertex == 2'd2 && last_of_vertex))
            && (!inside_primitive || emit_count == count)
            && (emit_count == 5'd0 || \dut.registers.component_0.place == {SLOTS, vertex, vector[3:0]})))
        && (!(retire_valid || done_valid) || !inside_primitive);

    // An input that was taken is in the registers after the clock that follows: a uniform in its place, an attribute where
    // the permutation says. Numbers that do not exist are dropped.
    reg taken, to_uniform;
    reg [6:0] to_index;
    reg [3:0] to_register;
    reg [95:0] word;
    wire [3:0] written = {\dut.registers.write_0 , \dut.registers.write_1 , \dut.registers.write_2 , \dut.registers.write_3 };
    wire [95:0] written_data = {\dut.registers.write_data_0 , \dut.registers.write_data_1 ,
        \dut.registers.write_data_2 , \dut.registers.write_data_3 };
    wire [7:0] written_place = \dut.registers.write_address ;
    always @(posedge clock) begin
        taken <= takes && !reset && vertex_index < (vertex_uniform ? UNIFORM_COUNT : ATTRIBUTE_COUNT);
        to_uniform <= vertex_uniform;
        to_index <= vertex_index;
        to_register <= \dut.loader.v_register ;
        word <= {vertex_x, vertex_y, vertex_z, vertex_w};
    end
    assign holds_input_kept = !taken || (written == 4'b1111 && written_data == word
        && written_place == (to_uniform ? UNIFORMS + {1'b0, to_index} : {4'd0, to_register}));
    // So is a uniform that came through registers, component by component.
    reg [3:0] stores;
    reg [7:0] store_place;
    reg [95:0] store_word;
    always @(posedge clock) begin
        stores <= reset ? 4'd0 : {\dut.loader.uniform_write_0 , \dut.loader.uniform_write_1 ,
            \dut.loader.uniform_write_2 , \dut.loader.uniform_write_3 };
        store_place <= \dut.loader.uniform ;
        store_word <= {\dut.loader.uniform_data_0 , \dut.loader.uniform_data_1 ,
            \dut.loader.uniform_data_2 , \dut.loader.uniform_data_3 };
    end
    assign holds_uniform_kept = stores == 4'd0 || (written == stores && written_place == store_place
        && (!stores[3] || written_data[95:72] == store_word[95:72]) && (!stores[2] || written_data[71:48] == store_word[71:48])
        && (!stores[1] || written_data[47:24] == store_word[47:24]) && (!stores[0] || written_data[23:0] == store_word[23:0]));

    // Invariants.
    wire [3:0] sequencer = \dut.sequencer.state_q ;
    wire [2:0] emitter = \dut.emitter.state_q ;
    wire shows = sequencer == SEQUENCER_SHOW;
    wire sends = emitter == EMITTER_SEND_READ || emitter == EMITTER_SEND;
    wire shows_some = emitter == EMITTER_SHOW_READ || emitter == EMITTER_SHOW;
    wire at_end = sequencer == SEQUENCER_DONE;
    assign lemma_running = sequencer <= SEQUENCER_DONE && running == !(\dut.sequencer.clears || \dut.sequencer.idle )
        && (!running || geometry == \dut.sequencer.is_geometry_q ) && (!\dut.loader.busy || \dut.sequencer.idle )
        && (!shows || \dut.sequencer.result_q == STATUS_END);
    assign lemma_emitter = (emitter == EMITTER_IDLE || sequencer == SEQUENCER_EMIT || shows)
        && (!shows || emitter == EMITTER_IDLE || shows_some || emitter == EMITTER_FINISH)
        && (sequencer != SEQUENCER_EMIT || !shows_some) && (!shows || !geometry) && (sequencer != SEQUENCER_EMIT || geometry);
    assign lemma_outputs = !running || (shows && shows_some ? to_come == \dut.emitter.remaining_q && sent == \dut.emitter.index_q
        : (shows && emitter == EMITTER_FINISH) || (at_end && \dut.sequencer.result_q == STATUS_END && !geometry)
        ? to_come == 16'd0 : to_come == \dut.loader.outmap_mask && sent == 5'd0);
    assign lemma_primitives = (sends ? vertex == \dut.emitter.vertex_q && vector == \dut.emitter.index_q && vertex != 2'd3
            && (\dut.emitter.count_q == 5'd0 ? vertex == 2'd0 && vector == 5'd0 && !inside_primitive
                : vector < \dut.emitter.count_q )
            && (!inside_primitive || count == \dut.emitter.count_q )
        : !running || (vertex == 2'd0 && vector == 5'd0 && !inside_primitive))
        && (emitter == EMITTER_IDLE || sends || shows_some || emitter == EMITTER_FINISH || \dut.emitter.vertex_q == 2'd0);
    reg [4:0] copies;
    integer j;
    always @(*) begin
        copies = 5'd0;
        for (j = 0; j < 16; j = j + 1) copies = copies + {4'd0, \dut.emitter.remaining_q [j]};
    end
    // Of sixteen registers no more than sixteen are copied.
    assign lemma_count = (emitter != EMITTER_COPY_READ && emitter != EMITTER_COPY_WRITE)
        ? !sends || \dut.emitter.count_q <= 5'd16
        : {1'b0, \dut.emitter.index_q } + {1'b0, copies} <= 6'd16 && (emitter != EMITTER_COPY_WRITE || copies != 5'd0);
    assign lemma_number = (!running || \dut.sequencer.completed_q == retired) && \dut.number_q == number;
    assign lemma_place = \dut.registers.component_0.place == \dut.registers.component_1.place
        && \dut.registers.component_0.place == \dut.registers.component_2.place
        && \dut.registers.component_0.place == \dut.registers.component_3.place
        && (emitter != EMITTER_SEND || \dut.registers.component_0.place == (\dut.emitter.count_q == 5'd0 ? ZEROS
            : {SLOTS, \dut.emitter.vertex_q , \dut.emitter.index_q [3:0]}))
        && (emitter != EMITTER_SHOW || \dut.registers.component_0.place == {OUTPUTS, \dut.emitter.bank_in_use_q , lowest})
        && (emitter != EMITTER_SEND || (\dut.registers.component_0.memory.same_q && \dut.registers.component_1.memory.same_q
            && \dut.registers.component_2.memory.same_q && \dut.registers.component_3.memory.same_q ))
        && (emitter != EMITTER_SHOW || (\dut.registers.component_0.memory.same_q && \dut.registers.component_1.memory.same_q
            && \dut.registers.component_2.memory.same_q && \dut.registers.component_3.memory.same_q ));
    // What waits to be written does so before an instruction is decoded.
    assign lemma_input = !(\dut.input_write_0_q || \dut.input_write_1_q || \dut.input_write_2_q || \dut.input_write_3_q )
        || sequencer <= SEQUENCER_LOAD;

    // Reachable: an output, the last of several, an end.
    assign cover_output = gives;
    assign cover_last_output = gives && out_last && sent != 5'd0;
    assign cover_done = ends && sent != 5'd0;
endmodule
