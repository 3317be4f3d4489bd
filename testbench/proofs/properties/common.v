// SPDX-License-Identifier: MIT
// What the properties of several blocks have in common.

// Follows one marked word through a queue of `1 << A` places (rtl/src/parts/queue.rs): it lies in the memory, then
// in the register of the memory, then at the head.
module follow_queue #(parameter A = 6) (
    input wire clock,
    input wire reset,
    // The word that is put in at this edge is the marked one.
    input wire put_mark,
    // The state of the queue and its enables.
    input wire [A-1:0] written,
    input wire [A-1:0] read,
    input wire fetched,
    input wire held,
    input wire fetch,
    input wire load,
    input wire take,
    // Words in the queue.
    output wire [9:0] words,
    // Where the marked word is.
    output wire in_memory,
    output wire in_register,
    output wire at_head,
    output wire inside,
    output wire [A-1:0] place,
    // Words before it.
    output wire [9:0] ahead,
    // Clocks with `take` that no word leaves in before it, at most.
    output wire [1:0] bubbles,
    // Invariant: the marked word is in one place, which is in use.
    output wire consistent
);
    reg memory_q, register_q, head_q;
    reg [A-1:0] place_q;
    wire [A-1:0] in_use = written - read;
    wire [A-1:0] before = place_q - read;
    wire leaves_memory = memory_q && fetch && read == place_q;
    wire leaves_register = register_q && load;

    assign words = in_use + {9'd0, fetched} + {9'd0, held};
    assign in_memory = memory_q;
    assign in_register = register_q;
    assign at_head = head_q;
    assign inside = memory_q || register_q || head_q;
    assign place = place_q;
    assign ahead = memory_q ? before + {9'd0, fetched} + {9'd0, held} : register_q ? {9'd0, held} : 10'd0;
    assign bubbles = head_q ? 2'd0 : register_q ? {1'b0, ~held} : {1'b0, ~held} + {1'b0, ~fetched};
    assign consistent = !(memory_q && (register_q || head_q)) && !(register_q && head_q)
        && (!memory_q || before < in_use) && (!register_q || fetched) && (!head_q || held);

    always @(posedge clock) begin
        if (put_mark) place_q <= written;
        memory_q <= !reset && (put_mark || (memory_q && !leaves_memory));
        register_q <= !reset && (leaves_memory || (register_q && !leaves_register));
        head_q <= !reset && (leaves_register || (head_q && !take));
    end
endmodule

// Of a memory with synchronous read no more than one word is kept: the one that was written when `watch` was 1, and of the
// others any value is read. `watch` is driven by the properties. That the memories of the blocks do no less is proven of
// each of them (memory.v).
module watched_memory #(parameter A = 6, parameter W = 32) (
    input wire clock,
    input wire write_enable,
    input wire [A-1:0] write_address,
    input wire [W-1:0] write_data,
    input wire read_enable,
    input wire [A-1:0] read_address,
    output wire [W-1:0] read_data,
    input wire watch,
    // The word, its place, and whether nothing was written over it.
    output wire [W-1:0] word,
    output wire [A-1:0] place,
    output wire known
);
    (* anyseq *) wire [W-1:0] any;
    reg [W-1:0] word_q, read_q;
    reg [A-1:0] place_q;
    reg known_q;
    // What is read where it is written at the same edge is not defined.
    wire meet = write_enable && write_address == read_address;
    assign word = word_q;
    assign place = place_q;
    assign known = known_q;
    assign read_data = read_q;
    always @(posedge clock) begin
        if (read_enable) read_q <= known_q && read_address == place_q && !meet ? word_q : any;
        if (write_enable && watch) begin
            word_q <= write_data;
            place_q <= write_address;
            known_q <= 1'b1;
        end else if (write_enable && write_address == place_q) known_q <= 1'b0;
    end
endmodule

// Follows one marked word through a line of N registers that moves on at each clock: `line` are its valid bits, that of
// the youngest first. Words are counted in pieces of eight registers, so that the proof adds few numbers.
module follow_line #(parameter N = 48) (
    input wire clock,
    input wire reset,
    // A word enters at this edge, and it is the marked one.
    input wire enter,
    input wire marks,
    input wire [N-1:0] line,
    // Words in the line, and those before the marked one in it.
    output wire [9:0] words,
    output wire [9:0] ahead,
    // The marked word is inside, in which register (one bit of them), and in the last of them.
    output wire inside,
    output wire [N-1:0] at,
    output wire leaves,
    // Invariant.
    output wire consistent
);
    localparam P = (N + 7) / 8;
    reg [N-1:0] at_q, older_q;
    reg [4*P-1:0] words_q, older_words_q;
    assign at = at_q;
    assign inside = at_q != {N{1'b0}};
    assign leaves = at_q[N-1];

    wire [8*P-1:0] line_padded = line;
    wire [8*P-1:0] older_padded = older_q;
    reg [4*P-1:0] words_d, older_words_d;
    reg [9:0] sum, older_sum;
    reg [3:0] ones, older_ones;
    reg seen, good;
    integer p, i;
    always @(*) begin
        sum = 10'd0;
        older_sum = 10'd0;
        good = 1'b1;
        seen = 1'b0;
        for (i = 0; i < N; i = i + 1) begin
            if (at_q[i] && (seen || !line[i])) good = 1'b0;
            if (older_q[i] != (line[i] && seen)) good = 1'b0;
            if (at_q[i]) seen = 1'b1;
        end
        for (p = 0; p < P; p = p + 1) begin
            ones = 4'd0;
            older_ones = 4'd0;
            for (i = 8 * p; i < 8 * p + 8; i = i + 1) begin
                ones = ones + line_padded[i];
                older_ones = older_ones + older_padded[i];
            end
            if (words_q[4*p +: 4] != ones || older_words_q[4*p +: 4] != older_ones) good = 1'b0;
            sum = sum + words_q[4*p +: 4];
            older_sum = older_sum + older_words_q[4*p +: 4];
            words_d[4*p +: 4] = words_q[4*p +: 4];
            older_words_d[4*p +: 4] = older_words_q[4*p +: 4];
            if (p != 0) begin
                words_d[4*p +: 4] = words_d[4*p +: 4] + line_padded[8*p - 1];
                older_words_d[4*p +: 4] = older_words_d[4*p +: 4] + older_padded[8*p - 1];
            end
            i = 8 * p + 7 < N ? 8 * p + 7 : N - 1;
            words_d[4*p +: 4] = words_d[4*p +: 4] - line_padded[i];
            older_words_d[4*p +: 4] = older_words_d[4*p +: 4] - older_padded[i];
        end
        if (marks) older_words_d = words_d;
        words_d[3:0] = words_d[3:0] + enter;
        if (reset) begin
            words_d = {4*P{1'b0}};
            older_words_d = {4*P{1'b0}};
        end
    end
    assign words = sum;
    assign ahead = older_sum;
    assign consistent = good;
    always @(posedge clock) begin
        words_q <= words_d;
        older_words_q <= older_words_d;
        at_q <= reset ? {N{1'b0}} : (at_q << 1) | marks;
        older_q <= reset ? {N{1'b0}} : marks ? line << 1 : older_q << 1;
    end
endmodule

// A memory with synchronous read of which no word is kept, only that a word which is read again, with no write to it in
// between, is the same. That the memories of the blocks do no less is proven of each of them (memory.v).
module reread_memory #(parameter A = 8, parameter W = 24) (
    input wire clock,
    input wire write_enable,
    input wire [A-1:0] write_address,
    input wire [W-1:0] write_data,
    input wire read_enable,
    input wire [A-1:0] read_address,
    output wire [W-1:0] read_data,
    // Where the word was read.
    output wire [A-1:0] place
);
    (* anyseq *) wire [W-1:0] any;
    reg [W-1:0] read_q;
    reg [A-1:0] place_q;
    reg same_q;
    assign read_data = read_q;
    assign place = place_q;
    always @(posedge clock) begin
        if (read_enable) begin
            read_q <= same_q && read_address == place_q ? read_q : any;
            place_q <= read_address;
            same_q <= !(write_enable && write_address == read_address);
        end else if (write_enable && write_address == place_q) same_q <= 1'b0;
    end
endmodule
