// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_LOADER_512
`define PICA_SHADER_LOADER_512
`define PICA_SHADER_LOADER_512_0BAAC3DB9D98
// Takes register writes (command-lists.md#index-and-data-ports, registers.md#shader-units).
module pica_shader_loader_512 (
    input wire clock,
    input wire reset,
    // A register is written. Not while `busy`.
    input wire write,
    input wire [5:0] offset,
    input wire [31:0] data,
    // The bytes that are written: bit k enables bits 8k to 8k+7.
    input wire [3:0] mask,
    // A uniform is being stored.
    output wire busy,
    // b15 is set.
    input wire set_b15,
    // An input number, and the v register that it goes to.
    input wire [3:0] attribute,
    output wire [3:0] v_register,
    // An integer uniform: number and components.
    input wire [1:0] integer_index,
    output wire [7:0] integer_x,
    output wire [7:0] integer_y,
    output wire [7:0] integer_z,
    output reg [15:0] booleans,
    output wire [11:0] entry_point,
    output wire [15:0] outmap_mask,
    // `data` is stored in program memory.
    output reg code_write,
    output wire [11:0] code_address,
    // `data` is stored as a descriptor.
    output reg descriptor_write,
    output wire [6:0] descriptor_address,
    output reg uniform_write_0,
    output reg uniform_write_1,
    output reg uniform_write_2,
    output reg uniform_write_3,
    output wire [6:0] uniform,
    output reg [23:0] uniform_data_0,
    output reg [23:0] uniform_data_1,
    output reg [23:0] uniform_data_2,
    output reg [23:0] uniform_data_3
);

    localparam REGISTER_FLOAT_COUNT = 8'h60;
    localparam REGISTER_FLOAT_SOURCE = 7'h20;
    localparam SH_ENTRYPOINT_ADDRESS = 0;
    localparam SH_FLOATUNIFORM_INDEX_INDEX = 0;
    localparam SH_FLOATUNIFORM_INDEX_TRANSFER_MODE = 31;
    localparam SH_INTUNIFORM_I_X = 0;
    localparam SH_INTUNIFORM_I_Y = 8;
    localparam SH_INTUNIFORM_I_Z = 16;
    // Bits of a code index that a smaller program memory does not have.
    localparam code_beyond = 12'he00;
    // Choice `code_index_overflow`.
    localparam code_wraps = 1'b0;
    // Choice `descriptor_index_overflow`.
    localparam descriptor_wraps = 1'b0;
    // Choice `partial_group`.
    localparam keeps_group = 1'b0;
    // Whether a word for a port counts with no byte enabled. Choice `fifo_write_mask`.
    localparam needs_no_byte = 1'b0;
    // The bit of b15.
    localparam last_boolean = 16'h8000;

    reg [31:0] from_f32_a;
    wire [23:0] from_f32_y;
    wire [27:0] registers_booluniform;
    wire registers_booluniform_written;
    wire [23:0] registers_intuniform_i_0;
    wire [23:0] registers_intuniform_i_1;
    wire [23:0] registers_intuniform_i_2;
    wire [23:0] registers_intuniform_i_3;
    wire [27:0] registers_entrypoint;
    wire [31:0] registers_attributes_permutation_low;
    wire [31:0] registers_attributes_permutation_high;
    wire [26:0] registers_outmap_mask;
    wire [31:0] registers_floatuniform_index;
    wire registers_floatuniform_index_written;
    wire registers_floatuniform_arrives;
    wire [11:0] registers_codetransfer_index;
    wire registers_codetransfer_index_written;
    wire registers_codetransfer_arrives;
    wire [11:0] registers_opdescs_index;
    wire registers_opdescs_index_written;
    wire registers_opdescs_arrives;
    reg code_index_advances;
    wire [11:0] code_index_y;
    reg descriptor_index_advances;
    wire [11:0] descriptor_index_y;
    wire [7:0] uniform_index_register;
    wire uniform_index_restarts;
    wire uniform_index_advances;
    wire [7:0] uniform_index_y;
    reg b15_d;
    // A program has set b15 since BOOLUNIFORM was written; the register does not show that.
    reg b15_q;
    reg [31:0] group_0_d;
    reg [31:0] group_0_q;
    reg [31:0] group_1_d;
    reg [31:0] group_1_q;
    reg [31:0] group_2_d;
    reg [31:0] group_2_q;
    reg [31:0] group_3_d;
    reg [31:0] group_3_q;
    reg [1:0] group_len_d;
    reg [1:0] group_len_q;
    reg storing_d;
    reg storing_q;
    reg [1:0] converted_d;
    // The component that is converted: w first, which is word 0.
    reg [1:0] converted_q;
    wire takes_word;
    wire is_f32;
    reg [23:0] chosen_integer;
    reg [31:0] chosen_permutation;
    wire [4:0] permutation_shift;
    wire [31:0] shifted_permutation;
    wire exists;
    wire [11:0] beyond;
    wire complete;
    reg stored;

    pica_f24_from_f32 from_f32 (
        .a(from_f32_a),
        .y(from_f32_y)
    );

    pica_shader_unit_registers registers (
        .clock(clock),
        .reset(reset),
        .write(write),
        .write_id(offset),
        .write_data(data),
        .write_mask(mask),
        .booluniform(registers_booluniform),
        .booluniform_written(registers_booluniform_written),
        .intuniform_i_0(registers_intuniform_i_0),
        .intuniform_i_1(registers_intuniform_i_1),
        .intuniform_i_2(registers_intuniform_i_2),
        .intuniform_i_3(registers_intuniform_i_3),
        .entrypoint(registers_entrypoint),
        .attributes_permutation_low(registers_attributes_permutation_low),
        .attributes_permutation_high(registers_attributes_permutation_high),
        .outmap_mask(registers_outmap_mask),
        .floatuniform_index(registers_floatuniform_index),
        .floatuniform_index_written(registers_floatuniform_index_written),
        .floatuniform_arrives(registers_floatuniform_arrives),
        .codetransfer_index(registers_codetransfer_index),
        .codetransfer_index_written(registers_codetransfer_index_written),
        .codetransfer_arrives(registers_codetransfer_arrives),
        .opdescs_index(registers_opdescs_index),
        .opdescs_index_written(registers_opdescs_index_written),
        .opdescs_arrives(registers_opdescs_arrives)
    );

    pica_shader_transfer_index #(.W(12)) code_index (
        .clock(clock),
        .register(registers_codetransfer_index),
        .restarts(registers_codetransfer_index_written),
        .advances(code_index_advances),
        .y(code_index_y)
    );

    pica_shader_transfer_index #(.W(12)) descriptor_index (
        .clock(clock),
        .register(registers_opdescs_index),
        .restarts(registers_opdescs_index_written),
        .advances(descriptor_index_advances),
        .y(descriptor_index_y)
    );

    pica_shader_transfer_index #(.W(8)) uniform_index (
        .clock(clock),
        .register(uniform_index_register),
        .restarts(uniform_index_restarts),
        .advances(uniform_index_advances),
        .y(uniform_index_y)
    );

    assign uniform_index_register = registers_floatuniform_index[SH_FLOATUNIFORM_INDEX_INDEX +: 8];
    assign uniform_index_restarts = registers_floatuniform_index_written;
    assign is_f32 = registers_floatuniform_index[SH_FLOATUNIFORM_INDEX_TRANSFER_MODE];
    assign complete = (&group_len_q) || (~is_f32 && group_len_q[1]);
    assign beyond = code_index_y & code_beyond;
    assign takes_word = (|mask) || needs_no_byte;

    always @(*) begin
        code_write = 1'b0;
        if (takes_word) begin
            if (registers_codetransfer_arrives) begin
                code_write = code_wraps || ~(|beyond);
            end
        end
    end

    always @(*) begin
        code_index_advances = 1'b0;
        if (takes_word) begin
            if (registers_codetransfer_arrives) begin
                code_index_advances = 1'b1;
            end
        end
    end

    always @(*) begin
        descriptor_write = 1'b0;
        if (takes_word) begin
            if (registers_opdescs_arrives) begin
                descriptor_write = descriptor_wraps || ~(|descriptor_index_y[11:7]);
            end
        end
    end

    always @(*) begin
        descriptor_index_advances = 1'b0;
        if (takes_word) begin
            if (registers_opdescs_arrives) begin
                descriptor_index_advances = 1'b1;
            end
        end
    end

    assign code_address = code_index_y;
    assign descriptor_address = descriptor_index_y[6:0];
    // A complete uniform. Above c95 it is dropped, and the index stops at 255.
    assign exists = uniform_index_y < REGISTER_FLOAT_COUNT;
    assign uniform = uniform_index_y[6:0] + REGISTER_FLOAT_SOURCE;

    always @(*) begin
        uniform_write_0 = storing_q && exists;
        uniform_write_1 = storing_q && exists;
        uniform_write_2 = storing_q && exists;
        uniform_write_3 = storing_q && exists;
        if (is_f32) begin
            uniform_write_0 = 1'b0;
            uniform_write_1 = 1'b0;
            uniform_write_2 = 1'b0;
            uniform_write_3 = 1'b0;
            // The component w comes first.
            if (converted_q == 2'h0) begin
                uniform_write_3 = storing_q && exists;
            end
            if (converted_q == 2'h1) begin
                uniform_write_2 = storing_q && exists;
            end
            if (converted_q == 2'h2) begin
                uniform_write_1 = storing_q && exists;
            end
            if (converted_q == 2'h3) begin
                uniform_write_0 = storing_q && exists;
            end
        end
    end

    always @(*) begin
        if (is_f32) begin
            uniform_data_0 = from_f32_y;
            uniform_data_1 = from_f32_y;
            uniform_data_2 = from_f32_y;
            uniform_data_3 = from_f32_y;
        end else begin
            // Three words hold four components: WWWWWWZZ ZZZZYYYY YYXXXXXX.
            uniform_data_0 = group_2_q[23:0];
            uniform_data_1 = ({8'h0, group_1_q[15:0]} << 8) | {16'h0, group_2_q[31:24]};
            uniform_data_2 = ({16'h0, group_0_q[7:0]} << 16) | {8'h0, group_1_q[31:16]};
            uniform_data_3 = group_0_q[31:8];
        end
    end

    assign uniform_index_advances = stored && ~(&uniform_index_y);
    assign busy = storing_q;

    always @(*) begin
        chosen_integer = registers_intuniform_i_0;
        if (integer_index == 2'h1) begin
            chosen_integer = registers_intuniform_i_1;
        end
        if (integer_index == 2'h2) begin
            chosen_integer = registers_intuniform_i_2;
        end
        if (integer_index == 2'h3) begin
            chosen_integer = registers_intuniform_i_3;
        end
    end

    assign integer_x = chosen_integer[SH_INTUNIFORM_I_X +: 8];
    assign integer_y = chosen_integer[SH_INTUNIFORM_I_Y +: 8];
    assign integer_z = chosen_integer[SH_INTUNIFORM_I_Z +: 8];

    always @(*) begin
        chosen_permutation = registers_attributes_permutation_low;
        if (attribute[3]) begin
            chosen_permutation = registers_attributes_permutation_high;
        end
    end

    assign permutation_shift = {2'h0, attribute[2:0]} << 2;
    assign shifted_permutation = chosen_permutation >> permutation_shift;
    assign v_register = shifted_permutation[3:0];

    always @(*) begin
        from_f32_a = group_0_q;
        if (converted_q == 2'h1) begin
            from_f32_a = group_1_q;
        end
        if (converted_q == 2'h2) begin
            from_f32_a = group_2_q;
        end
        if (converted_q == 2'h3) begin
            from_f32_a = group_3_q;
        end
        stored = storing_q;
        if (is_f32) begin
            stored = storing_q && (&converted_q);
        end
        booleans = registers_booluniform[15:0];
        if (b15_q) begin
            booleans = registers_booluniform[15:0] | last_boolean;
        end
    end

    assign entry_point = registers_entrypoint[SH_ENTRYPOINT_ADDRESS +: 12];
    assign outmap_mask = registers_outmap_mask[15:0];

    always @(*) begin
        b15_d = b15_q;
        group_0_d = group_0_q;
        group_1_d = group_1_q;
        group_2_d = group_2_q;
        group_3_d = group_3_q;
        group_len_d = group_len_q;
        storing_d = storing_q;
        converted_d = converted_q;
        if (set_b15) begin
            b15_d = 1'b1;
        end
        if (registers_booluniform_written) begin
            b15_d = 1'b0;
        end
        if (uniform_index_restarts && ~keeps_group) begin
            group_len_d = 2'h0;
        end
        if (takes_word) begin
            if (registers_floatuniform_arrives) begin
                if (group_len_q == 2'h0) begin
                    group_0_d = data;
                end
                if (group_len_q == 2'h1) begin
                    group_1_d = data;
                end
                if (group_len_q == 2'h2) begin
                    group_2_d = data;
                end
                if (group_len_q == 2'h3) begin
                    group_3_d = data;
                end
                group_len_d = group_len_q + 2'h1;
                if (complete) begin
                    group_len_d = 2'h0;
                    storing_d = 1'b1;
                    converted_d = 2'h0;
                end
            end
        end
        if (is_f32) begin
            if (storing_q) begin
                converted_d = converted_q + 2'h1;
            end
        end
        if (stored) begin
            storing_d = 1'b0;
        end
        if (reset) begin
            group_len_d = 2'h0;
            storing_d = 1'b0;
        end
    end

    initial begin
        b15_q = 1'b0;
        group_0_q = 32'h0;
        group_1_q = 32'h0;
        group_2_q = 32'h0;
        group_3_q = 32'h0;
        group_len_q = 2'h0;
        storing_q = 1'b0;
        converted_q = 2'h0;
    end

    always @(posedge clock) begin
        b15_q <= b15_d;
        group_0_q <= group_0_d;
        group_1_q <= group_1_d;
        group_2_q <= group_2_d;
        group_3_q <= group_3_d;
        group_len_q <= group_len_d;
        storing_q <= storing_d;
        converted_q <= converted_d;
    end
endmodule
`else
`ifndef PICA_SHADER_LOADER_512_0BAAC3DB9D98
`ifdef __ICARUS__
two different texts of module pica_shader_loader_512
`endif
`include "two different texts of module pica_shader_loader_512"
`endif
`endif

`default_nettype wire
