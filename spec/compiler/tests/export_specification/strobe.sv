// SPDX-License-Identifier: MIT
// A write to the trigger register is a strobe in that clock; a write to another register, a read and silence are none.
module strobe;
  logic clk = 0;
  logic rst = 1;
  logic req = 0;
  logic wr = 0;
  logic [10:0] addr = 0;
  logic [31:0] data = 0;
  part_regs_pkg::pica200__out_t regs;
  part_regs dut (
    .clk, .rst, .s_cpuif_req(req), .s_cpuif_req_is_wr(wr), .s_cpuif_addr(addr), .s_cpuif_wr_data(data),
    .s_cpuif_wr_biten(32'hFFFFFFFF), .s_cpuif_req_stall_wr(), .s_cpuif_req_stall_rd(), .s_cpuif_rd_ack(),
    .s_cpuif_rd_err(), .s_cpuif_rd_data(), .s_cpuif_wr_ack(), .s_cpuif_wr_err(), .hwif_out(regs)
  );
  int errors = 0;

  task automatic access(
    input logic r, input logic w, input logic [10:0] id, input logic [31:0] d, input logic [1:0] strobes
  );
    req = r; wr = w; addr = id * 4; data = d;
    #1;
    if ({regs.FRAMEBUFFER_FLUSH.FLUSH.swmod, regs.FRAMEBUFFER_INVALIDATE.INVALIDATE.swmod} !== strobes) begin
      errors++;
      $display("WRONG strobes of id %h", id);
    end
    clk = 1; #1 clk = 0;
    req = 0;
  endtask

  initial begin
    #1 clk = 1; #1 clk = 0; rst = 0;
    access(1, 1, 11'h110, 1, 2'b01);
    access(1, 1, 11'h110, 1, 2'b01);
    access(1, 1, 11'h111, 0, 2'b10);
    access(1, 1, 11'h112, 15, 2'b00);
    access(1, 0, 11'h112, 0, 2'b00);
    access(0, 0, 11'h110, 0, 2'b00);
    if (regs.COLORBUFFER_READ.ACCESS.value !== 15) errors++;
    if (errors == 0) $display("PASS");
    $finish;
  end
endmodule
