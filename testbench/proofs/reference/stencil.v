// SPDX-License-Identifier: MIT
// Stencil test and operation; docs/hardware/framebuffer.md, "Stencil". With the test off the fragment passes and the value stays.
module reference_stencil (
    input  [31:0] stencil_test, // 0x105: enable 0, function 4-6, write mask 8-15, reference 16-23, read mask 24-31
    input  [10:0] stencil_op,   // 0x106: operation if the stencil test fails 0-2, the depth test fails 4-6, both pass 8-10
    input  [7:0]  stored,
    input         depth_pass,
    output        pass,
    output [7:0]  written
);
    wire       enable     = stencil_test[0];
    wire [7:0] write_mask = stencil_test[15:8];
    wire [7:0] reference  = stencil_test[23:16];
    wire [7:0] read_mask  = stencil_test[31:24];

    wire holds;
    compare #(.W(8)) function_of_test (.code(stencil_test[6:4]), .a(reference & read_mask), .b(stored & read_mask), .pass(holds));
    assign pass = !enable | holds;

    wire [2:0] operation = !holds ? stencil_op[2:0] : !depth_pass ? stencil_op[6:4] : stencil_op[10:8];
    reg  [7:0] value;
    always @*
        case (operation)
            3'd0: value = stored;
            3'd1: value = 8'd0;
            3'd2: value = reference;
            3'd3: value = stored == 8'd255 ? 8'd255 : stored + 8'd1;
            3'd4: value = stored == 8'd0 ? 8'd0 : stored - 8'd1;
            3'd5: value = ~stored;
            3'd6: value = stored + 8'd1;
            3'd7: value = stored - 8'd1;
        endcase

    assign written = enable ? (value & write_mask) | (stored & ~write_mask) : stored;
endmodule
