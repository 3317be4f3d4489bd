// SPDX-License-Identifier: MIT
// The functions of the alpha, stencil and depth tests; docs/hardware/framebuffer.md, "Alpha test": whether *a function b* holds.
module compare #(
    parameter W = 8
) (
    input      [2:0]   code,
    input      [W-1:0] a,
    input      [W-1:0] b,
    output reg         pass
);
    always @*
        case (code)
            3'd0: pass = 1'b0;
            3'd1: pass = 1'b1;
            3'd2: pass = a == b;
            3'd3: pass = a != b;
            3'd4: pass = a < b;
            3'd5: pass = a <= b;
            3'd6: pass = a > b;
            3'd7: pass = a >= b;
        endcase
endmodule
