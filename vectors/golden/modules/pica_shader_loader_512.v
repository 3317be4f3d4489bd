// SPDX-License-Identifier: MIT

`default_nettype none

`ifndef PICA_SHADER_LOADER_512
`define PICA_SHADER_LOADER_512
`define PICA_SHADER_LOADER_512_77A025597E96
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

    localparam OFFSET_BOOLUNIFORM = 6'h0;
    localparam OFFSET_CODETRANSFER_DATA = 6'h1c;
    localparam OFFSET_CODETRANSFER_DATA_LAST = 6'h23;
    localparam OFFSET_CODETRANSFER_INDEX = 6'h1b;
    localparam OFFSET_ENTRYPOINT = 6'ha;
    localparam OFFSET_FLOATUNIFORM_DATA = 6'h11;
    localparam OFFSET_FLOATUNIFORM_DATA_LAST = 6'h18;
    localparam OFFSET_FLOATUNIFORM_INDEX = 6'h10;
    localparam OFFSET_INTUNIFORM_I0 = 6'h1;
    localparam OFFSET_INTUNIFORM_I1 = 6'h2;
    localparam OFFSET_INTUNIFORM_I2 = 6'h3;
    localparam OFFSET_INTUNIFORM_I3 = 6'h4;
    localparam OFFSET_OPDESCS_DATA = 6'h26;
    localparam OFFSET_OPDESCS_DATA_LAST = 6'h2d;
    localparam OFFSET_OPDESCS_INDEX = 6'h25;
    localparam OFFSET_OUTMAP_MASK = 6'hd;
    localparam OFFSET_PERMUTATION_HIGH = 6'hc;
    localparam OFFSET_PERMUTATION_LOW = 6'hb;
    localparam REGISTER_FLOAT_COUNT = 8'h60;
    localparam REGISTER_FLOAT_SOURCE = 7'h20;
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
    reg boolean_register_write;
    wire [3:0] boolean_register_mask;
    wire [31:0] boolean_register_data;
    wire [15:0] boolean_register_y;
    reg integer_register_0_write;
    wire [3:0] integer_register_0_mask;
    wire [31:0] integer_register_0_data;
    wire [23:0] integer_register_0_y;
    reg integer_register_1_write;
    wire [3:0] integer_register_1_mask;
    wire [31:0] integer_register_1_data;
    wire [23:0] integer_register_1_y;
    reg integer_register_2_write;
    wire [3:0] integer_register_2_mask;
    wire [31:0] integer_register_2_data;
    wire [23:0] integer_register_2_y;
    reg integer_register_3_write;
    wire [3:0] integer_register_3_mask;
    wire [31:0] integer_register_3_data;
    wire [23:0] integer_register_3_y;
    reg entry_register_write;
    wire [3:0] entry_register_mask;
    wire [31:0] entry_register_data;
    wire [11:0] entry_register_y;
    reg outmap_register_write;
    wire [3:0] outmap_register_mask;
    wire [31:0] outmap_register_data;
    wire [15:0] outmap_register_y;
    reg permutation_low_write;
    wire [3:0] permutation_low_mask;
    wire [31:0] permutation_low_data;
    wire [31:0] permutation_low_y;
    reg permutation_high_write;
    wire [3:0] permutation_high_mask;
    wire [31:0] permutation_high_data;
    wire [31:0] permutation_high_y;
    reg code_register_write;
    wire [3:0] code_register_mask;
    wire [31:0] code_register_data;
    wire [11:0] code_register_y;
    reg descriptor_register_write;
    wire [3:0] descriptor_register_mask;
    wire [31:0] descriptor_register_data;
    wire [11:0] descriptor_register_y;
    reg uniform_register_write;
    wire [3:0] uniform_register_mask;
    wire [31:0] uniform_register_data;
    wire [31:0] uniform_register_y;
    wire code_index_restarts;
    reg code_index_advances;
    wire [11:0] code_index_y;
    wire descriptor_index_restarts;
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
    // What the registers are offered, and its bytes that count: zeros during a reset.
    reg [31:0] word;
    reg [3:0] enabled;
    wire takes_word;
    wire is_f32;
    reg [23:0] chosen_integer;
    reg [31:0] chosen_permutation;
    wire [4:0] permutation_shift;
    wire [31:0] shifted_permutation;
    wire is_uniform_data;
    wire is_code_data;
    wire is_descriptor_data;
    wire exists;
    wire [11:0] beyond;
    wire complete;
    reg stored;

    pica_f24_from_f32 from_f32 (
        .a(from_f32_a),
        .y(from_f32_y)
    );

    pica_byte_register #(.W(16)) boolean_register (
        .clock(clock),
        .write(boolean_register_write),
        .mask(boolean_register_mask),
        .data(boolean_register_data),
        .y(boolean_register_y)
    );

    pica_byte_register #(.W(24)) integer_register_0 (
        .clock(clock),
        .write(integer_register_0_write),
        .mask(integer_register_0_mask),
        .data(integer_register_0_data),
        .y(integer_register_0_y)
    );

    pica_byte_register #(.W(24)) integer_register_1 (
        .clock(clock),
        .write(integer_register_1_write),
        .mask(integer_register_1_mask),
        .data(integer_register_1_data),
        .y(integer_register_1_y)
    );

    pica_byte_register #(.W(24)) integer_register_2 (
        .clock(clock),
        .write(integer_register_2_write),
        .mask(integer_register_2_mask),
        .data(integer_register_2_data),
        .y(integer_register_2_y)
    );

    pica_byte_register #(.W(24)) integer_register_3 (
        .clock(clock),
        .write(integer_register_3_write),
        .mask(integer_register_3_mask),
        .data(integer_register_3_data),
        .y(integer_register_3_y)
    );

    pica_byte_register #(.W(12)) entry_register (
        .clock(clock),
        .write(entry_register_write),
        .mask(entry_register_mask),
        .data(entry_register_data),
        .y(entry_register_y)
    );

    pica_byte_register #(.W(16)) outmap_register (
        .clock(clock),
        .write(outmap_register_write),
        .mask(outmap_register_mask),
        .data(outmap_register_data),
        .y(outmap_register_y)
    );

    pica_byte_register #(.W(32)) permutation_low (
        .clock(clock),
        .write(permutation_low_write),
        .mask(permutation_low_mask),
        .data(permutation_low_data),
        .y(permutation_low_y)
    );

    pica_byte_register #(.W(32)) permutation_high (
        .clock(clock),
        .write(permutation_high_write),
        .mask(permutation_high_mask),
        .data(permutation_high_data),
        .y(permutation_high_y)
    );

    pica_byte_register #(.W(12)) code_register (
        .clock(clock),
        .write(code_register_write),
        .mask(code_register_mask),
        .data(code_register_data),
        .y(code_register_y)
    );

    pica_byte_register #(.W(12)) descriptor_register (
        .clock(clock),
        .write(descriptor_register_write),
        .mask(descriptor_register_mask),
        .data(descriptor_register_data),
        .y(descriptor_register_y)
    );

    pica_byte_register #(.W(32)) uniform_register (
        .clock(clock),
        .write(uniform_register_write),
        .mask(uniform_register_mask),
        .data(uniform_register_data),
        .y(uniform_register_y)
    );

    pica_shader_transfer_index #(.W(12)) code_index (
        .clock(clock),
        .register(code_register_y),
        .restarts(code_index_restarts),
        .advances(code_index_advances),
        .y(code_index_y)
    );

    pica_shader_transfer_index #(.W(12)) descriptor_index (
        .clock(clock),
        .register(descriptor_register_y),
        .restarts(descriptor_index_restarts),
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

    always @(*) begin
        // A reset writes 0 to every register.
        word = data;
        if (reset) begin
            word = 32'h0;
        end
    end

    always @(*) begin
        enabled = 4'h0;
        if (write) begin
            enabled = mask;
        end
        if (reset) begin
            enabled = 4'hf;
        end
    end

    assign integer_register_0_mask = enabled;
    assign integer_register_0_data = word;
    assign integer_register_1_mask = enabled;
    assign integer_register_1_data = word;
    assign integer_register_2_mask = enabled;
    assign integer_register_2_data = word;
    assign integer_register_3_mask = enabled;
    assign integer_register_3_data = word;
    assign boolean_register_mask = enabled;
    assign boolean_register_data = word;
    assign entry_register_mask = enabled;
    assign entry_register_data = word;
    assign outmap_register_mask = enabled;
    assign outmap_register_data = word;
    assign permutation_low_mask = enabled;
    assign permutation_low_data = word;
    assign permutation_high_mask = enabled;
    assign permutation_high_data = word;
    assign code_register_mask = enabled;
    assign code_register_data = word;
    assign descriptor_register_mask = enabled;
    assign descriptor_register_data = word;
    assign uniform_register_mask = enabled;
    assign uniform_register_data = word;

    always @(*) begin
        integer_register_0_write = reset;
        integer_register_1_write = reset;
        integer_register_2_write = reset;
        integer_register_3_write = reset;
        boolean_register_write = reset;
        entry_register_write = reset;
        outmap_register_write = reset;
        permutation_low_write = reset;
        permutation_high_write = reset;
        code_register_write = reset;
        descriptor_register_write = reset;
        uniform_register_write = reset;
        case (offset)
            OFFSET_BOOLUNIFORM: boolean_register_write = 1'b1;
            OFFSET_INTUNIFORM_I0: integer_register_0_write = 1'b1;
            OFFSET_INTUNIFORM_I1: integer_register_1_write = 1'b1;
            OFFSET_INTUNIFORM_I2: integer_register_2_write = 1'b1;
            OFFSET_INTUNIFORM_I3: integer_register_3_write = 1'b1;
            OFFSET_ENTRYPOINT: entry_register_write = 1'b1;
            OFFSET_PERMUTATION_LOW: permutation_low_write = 1'b1;
            OFFSET_PERMUTATION_HIGH: permutation_high_write = 1'b1;
            OFFSET_OUTMAP_MASK: outmap_register_write = 1'b1;
            OFFSET_FLOATUNIFORM_INDEX: uniform_register_write = 1'b1;
            OFFSET_CODETRANSFER_INDEX: code_register_write = 1'b1;
            OFFSET_OPDESCS_INDEX: descriptor_register_write = 1'b1;
            default: ;
        endcase
    end

    assign code_index_restarts = code_register_write && (|enabled);
    assign descriptor_index_restarts = descriptor_register_write && (|enabled);
    assign uniform_index_register = uniform_register_y[SH_FLOATUNIFORM_INDEX_INDEX +: 8];
    assign uniform_index_restarts = uniform_register_write && (|enabled);
    assign is_f32 = uniform_register_y[SH_FLOATUNIFORM_INDEX_TRANSFER_MODE];
    // The data ids of a port are aliases.
    assign is_uniform_data = (offset >= OFFSET_FLOATUNIFORM_DATA) && (offset <= OFFSET_FLOATUNIFORM_DATA_LAST);
    assign is_code_data = (offset >= OFFSET_CODETRANSFER_DATA) && (offset <= OFFSET_CODETRANSFER_DATA_LAST);
    assign is_descriptor_data = (offset >= OFFSET_OPDESCS_DATA) && (offset <= OFFSET_OPDESCS_DATA_LAST);
    assign complete = (&group_len_q) || (~is_f32 && group_len_q[1]);
    assign beyond = code_index_y & code_beyond;
    assign takes_word = write && ((|mask) || needs_no_byte);

    always @(*) begin
        code_write = 1'b0;
        if (takes_word) begin
            if (is_code_data) begin
                code_write = code_wraps || ~(|beyond);
            end
        end
    end

    always @(*) begin
        descriptor_write = 1'b0;
        if (takes_word) begin
            if (is_descriptor_data) begin
                descriptor_write = descriptor_wraps || ~(|descriptor_index_y[11:7]);
            end
        end
    end

    always @(*) begin
        code_index_advances = 1'b0;
        descriptor_index_advances = 1'b0;
        if (takes_word) begin
            if (is_code_data) begin
                code_index_advances = 1'b1;
            end
            if (is_descriptor_data) begin
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
        chosen_integer = integer_register_0_y;
        if (integer_index == 2'h1) begin
            chosen_integer = integer_register_1_y;
        end
        if (integer_index == 2'h2) begin
            chosen_integer = integer_register_2_y;
        end
        if (integer_index == 2'h3) begin
            chosen_integer = integer_register_3_y;
        end
    end

    assign integer_x = chosen_integer[SH_INTUNIFORM_I_X +: 8];
    assign integer_y = chosen_integer[SH_INTUNIFORM_I_Y +: 8];
    assign integer_z = chosen_integer[SH_INTUNIFORM_I_Z +: 8];

    always @(*) begin
        chosen_permutation = permutation_low_y;
        if (attribute[3]) begin
            chosen_permutation = permutation_high_y;
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
        booleans = boolean_register_y;
        if (b15_q) begin
            booleans = boolean_register_y | last_boolean;
        end
    end

    assign entry_point = entry_register_y;
    assign outmap_mask = outmap_register_y;

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
        if (boolean_register_write && (|enabled)) begin
            b15_d = 1'b0;
        end
        if (uniform_index_restarts && ~keeps_group) begin
            group_len_d = 2'h0;
        end
        if (takes_word) begin
            if (is_uniform_data) begin
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
`ifndef PICA_SHADER_LOADER_512_77A025597E96
`ifdef __ICARUS__
two different texts of module pica_shader_loader_512
`endif
`include "two different texts of module pica_shader_loader_512"
`endif
`endif

`default_nettype wire
