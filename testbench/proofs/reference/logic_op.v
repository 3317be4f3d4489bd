// SPDX-License-Identifier: MIT
// The logic operation on a channel; docs/hardware/framebuffer.md, "Logic operation".
module reference_logic_op (
    input      [3:0] operation,
    input      [7:0] source,
    input      [7:0] destination,
    output reg [7:0] y
);
    always @*
        case (operation)
            4'h0: y = 8'h00;
            4'h1: y = source & destination;
            4'h2: y = source & ~destination;
            4'h3: y = source;
            4'h4: y = 8'hFF;
            4'h5: y = ~source;
            4'h6: y = destination;
            4'h7: y = ~destination;
            4'h8: y = ~(source & destination);
            4'h9: y = source | destination;
            4'hA: y = ~(source | destination);
            4'hB: y = source ^ destination;
            4'hC: y = ~(source ^ destination);
            4'hD: y = ~source & destination;
            4'hE: y = source | ~destination;
            4'hF: y = ~source | destination;
        endcase
endmodule
