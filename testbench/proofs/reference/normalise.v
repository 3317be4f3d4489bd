// SPDX-License-Identifier: MIT
// Shifts `a` left until its highest bit is 1; `shift` says how far. Nothing of y or shift means anything if a is 0. W is 16 to 32.
module normalise #(
    parameter W = 21
) (
    input      [W-1:0] a,
    output reg [W-1:0] y,
    output reg [4:0]   shift
);
    integer i;
    always @* begin
        y = a;
        for (i = 4; i >= 0; i = i - 1) begin
            shift[i] = (y >> (W - (1 << i))) == 0;
            if (shift[i])
                y = y << (1 << i);
        end
    end
endmodule
