// SPDX-License-Identifier: MIT
// The depth test; docs/hardware/framebuffer.md, "Depth". A test that is off passes.
module reference_depth_test (
    input  [12:0] depth_color_mask, // 0x107: enable in bit 0, function in 4-6
    input  [23:0] depth,
    input  [23:0] stored,
    output        pass
);
    wire holds;
    compare #(.W(24)) function_of_test (.code(depth_color_mask[6:4]), .a(depth), .b(stored), .pass(holds));
    assign pass = !depth_color_mask[0] | holds;
endmodule
