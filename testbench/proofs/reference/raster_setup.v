// SPDX-License-Identifier: MIT
// Edge functions and bounding box of a triangle; docs/hardware/raster.md, "Edges and fill rule", "Scissor", "Raster positions and edge
// values", and the documentation of the ports.
//
// Edge k is the one that does not touch vertex k, from a to b: E(p) = (xb - xa) * (py - ya) - (yb - ya) * (px - xa).
//
// Products, two for each edge, unsigned 16 bits by 16 bits, of magnitudes: `dx_py` = |xb - xa| * |py - ya| and `dy_px` = |yb - ya| *
// |px - xa|, with p the centre of the first pixel of the bounding box; their signs are those of the differences.

// |a - b|, and whether a < b.
module difference (
    input  [15:0] a,
    input  [15:0] b,
    output        negative,
    output [15:0] magnitude
);
    assign negative  = a < b;
    assign magnitude = negative ? b - a : a - b;
endmodule

module edge_function (
    input  [15:0] xa,
    input  [15:0] ya,
    input  [15:0] xb,
    input  [15:0] yb,
    input  [15:0] px,
    input  [15:0] py,
    output signed [33:0] value,
    output signed [20:0] step_x, // its change per pixel, which is 16 units
    output signed [20:0] step_y,
    output               excluded
);
    wire dx_negative, dy_negative, px_negative, py_negative;
    wire [15:0] dx, dy, px_xa, py_ya;
    difference d_x  (.a(xb), .b(xa), .negative(dx_negative), .magnitude(dx));
    difference d_y  (.a(yb), .b(ya), .negative(dy_negative), .magnitude(dy));
    difference d_px (.a(px), .b(xa), .negative(px_negative), .magnitude(px_xa));
    difference d_py (.a(py), .b(ya), .negative(py_negative), .magnitude(py_ya));

    wire [31:0] dx_py_size, dy_px_size;
    product #(.A(16), .B(16)) dx_py (.a(dx), .b(py_ya), .y(dx_py_size));
    product #(.A(16), .B(16)) dy_px (.a(dy), .b(px_xa), .y(dy_px_size));

    wire signed [33:0] first  = dx_negative ^ py_negative ? -$signed({2'd0, dx_py_size}) : $signed({2'd0, dx_py_size});
    wire signed [33:0] second = dy_negative ^ px_negative ? -$signed({2'd0, dy_px_size}) : $signed({2'd0, dy_px_size});
    assign value = first - second;

    wire signed [20:0] dx_16 = $signed({1'b0, dx, 4'd0});
    wire signed [20:0] dy_16 = $signed({1'b0, dy, 4'd0});
    assign step_x = dy_negative ? dy_16 : -dy_16;
    assign step_y = dx_negative ? -dx_16 : dx_16;

    // Choice `fill_rule` (exclude-right-high): excluded if dy > 0, or dy = 0 and dx < 0.
    assign excluded = (dy != 0 && !dy_negative) || (dy == 0 && dx_negative);
endmodule

module reference_raster_setup (
    input  [15:0] x0,
    input  [15:0] y0,
    input  [15:0] x1,
    input  [15:0] y1,
    input  [15:0] x2,
    input  [15:0] y2,
    input  [1:0]  scissor_mode,
    input  [9:0]  scissor_x1,
    input  [9:0]  scissor_y1,
    input  [9:0]  scissor_x2,
    input  [9:0]  scissor_y2,
    input  [10:0] width,
    input  [9:0]  last_line,
    output        empty,
    output        no_area,
    output [10:0] x_first,
    output [10:0] x_end,
    output [10:0] y_first,
    output [10:0] y_end,
    output [10:0] hole_x_first,
    output [10:0] hole_x_end,
    output [10:0] hole_y_first,
    output [10:0] hole_y_end,
    output [33:0] value0,
    output [20:0] step_x0,
    output [20:0] step_y0,
    output        excluded0,
    output [33:0] value1,
    output [20:0] step_x1,
    output [20:0] step_y1,
    output        excluded1,
    output [33:0] value2,
    output [20:0] step_x2,
    output [20:0] step_y2,
    output        excluded2
);
    function [15:0] smaller;
        input [15:0] a, b;
        smaller = a < b ? a : b;
    endfunction
    function [15:0] larger;
        input [15:0] a, b;
        larger = a > b ? a : b;
    endfunction

    // The pixels whose centres, 16 i + 8, are in the bounding box of the vertices: from the first i with 16 i + 8 >= the smallest
    // coordinate to the last one with 16 i + 8 <= the largest; of them those of the framebuffer, and with scissor mode 3 those of the
    // rectangle.
    wire [16:0] left_7   = {1'b0, smaller(x0, smaller(x1, x2))} + 17'd7;
    wire [16:0] bottom_7 = {1'b0, smaller(y0, smaller(y1, y2))} + 17'd7;
    wire [16:0] right_8  = {1'b0, larger(x0, larger(x1, x2))} + 17'd8;
    wire [16:0] top_8    = {1'b0, larger(y0, larger(y1, y2))} + 17'd8;
    wire [15:0] left     = {3'd0, left_7[16:4]};
    wire [15:0] bottom   = {3'd0, bottom_7[16:4]};
    wire [15:0] right    = {3'd0, right_8[16:4]};
    wire [15:0] top      = {3'd0, top_8[16:4]};

    wire        keep_inside  = scissor_mode == 2'd3;
    wire        keep_outside = scissor_mode == 2'd1;
    wire [15:0] rectangle_x_first = {6'd0, scissor_x1};
    wire [15:0] rectangle_y_first = {6'd0, scissor_y1};
    wire [15:0] rectangle_x_end   = {6'd0, scissor_x2} + 16'd1;
    wire [15:0] rectangle_y_end   = {6'd0, scissor_y2} + 16'd1;

    wire [15:0] frame_right = smaller(right, {5'd0, width});
    wire [15:0] frame_top   = smaller(top, {6'd0, last_line} + 16'd1);
    wire [15:0] box_x_first = keep_inside ? larger(left, rectangle_x_first) : left;
    wire [15:0] box_y_first = keep_inside ? larger(bottom, rectangle_y_first) : bottom;
    wire [15:0] box_x_end   = keep_inside ? smaller(frame_right, rectangle_x_end) : frame_right;
    wire [15:0] box_y_end   = keep_inside ? smaller(frame_top, rectangle_y_end) : frame_top;
    wire        no_box      = box_x_first >= box_x_end || box_y_first >= box_y_end;

    assign x_first = empty ? 11'd0 : box_x_first[10:0];
    assign y_first = empty ? 11'd0 : box_y_first[10:0];
    assign x_end   = empty ? 11'd0 : box_x_end[10:0];
    assign y_end   = empty ? 11'd0 : box_y_end[10:0];

    // With scissor mode 1, what the box and the rectangle have in common.
    wire [15:0] common_x_first = larger(box_x_first, rectangle_x_first);
    wire [15:0] common_y_first = larger(box_y_first, rectangle_y_first);
    wire [15:0] common_x_end   = smaller(box_x_end, rectangle_x_end);
    wire [15:0] common_y_end   = smaller(box_y_end, rectangle_y_end);
    wire hole = keep_outside && !empty && common_x_first < common_x_end && common_y_first < common_y_end;
    assign hole_x_first = hole ? common_x_first[10:0] : 11'd0;
    assign hole_y_first = hole ? common_y_first[10:0] : 11'd0;
    assign hole_x_end   = hole ? common_x_end[10:0] : 11'd0;
    assign hole_y_end   = hole ? common_y_end[10:0] : 11'd0;

    // The centre of the first pixel: (16 x + 8, 16 y + 8).
    wire [15:0] px = {box_x_first[11:0], 4'd8};
    wire [15:0] py = {box_y_first[11:0], 4'd8};

    wire signed [33:0] e0, e1, e2;
    wire signed [20:0] e0_step_x, e0_step_y, e1_step_x, e1_step_y, e2_step_x, e2_step_y;
    wire e0_excluded, e1_excluded, e2_excluded;
    edge_function edge0 (.xa(x1), .ya(y1), .xb(x2), .yb(y2), .px(px), .py(py),
                         .value(e0), .step_x(e0_step_x), .step_y(e0_step_y), .excluded(e0_excluded));
    edge_function edge1 (.xa(x2), .ya(y2), .xb(x0), .yb(y0), .px(px), .py(py),
                         .value(e1), .step_x(e1_step_x), .step_y(e1_step_y), .excluded(e1_excluded));
    edge_function edge2 (.xa(x0), .ya(y0), .xb(x1), .yb(y1), .px(px), .py(py),
                         .value(e2), .step_x(e2_step_x), .step_y(e2_step_y), .excluded(e2_excluded));

    // The sum of the three edge functions is the cross product A of "Culling", wherever p is. Clockwise triangles have no pixels.
    wire signed [33:0] area = e0 + e1 + e2;
    assign empty   = no_box || area < 0;
    assign no_area = !empty && area == 0;

    assign value0 = empty ? 34'd0 : e0;
    assign value1 = empty ? 34'd0 : e1;
    assign value2 = empty ? 34'd0 : e2;
    assign step_x0 = empty ? 21'd0 : e0_step_x;
    assign step_y0 = empty ? 21'd0 : e0_step_y;
    assign step_x1 = empty ? 21'd0 : e1_step_x;
    assign step_y1 = empty ? 21'd0 : e1_step_y;
    assign step_x2 = empty ? 21'd0 : e2_step_x;
    assign step_y2 = empty ? 21'd0 : e2_step_y;
    // Without area every sample is on or outside of an edge, and no edge is marked; the page does not say so, the vectors do.
    assign excluded0 = !empty && !no_area && e0_excluded;
    assign excluded1 = !empty && !no_area && e1_excluded;
    assign excluded2 = !empty && !no_area && e2_excluded;
endmodule
