// SPDX-License-Identifier: MIT
// The alpha test; docs/hardware/framebuffer.md, "Alpha test". A test that is off passes.
module reference_alpha_test (
    input  [15:0] test,  // 0x104: enable in bit 0, function in 4-6, reference in 8-15
    input  [7:0]  alpha,
    output        pass
);
    wire holds;
    compare #(.W(8)) function_of_test (.code(test[6:4]), .a(alpha), .b(test[15:8]), .pass(holds));
    assign pass = !test[0] | holds;
endmodule
