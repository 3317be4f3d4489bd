// Self-checking testbench of shader_operand: The address of a source operand, and its value.
//
// Compares shader_operand with the vectors of shader_operand.mem. Plain Verilog-2001, for any simulator:
//
//     $ iverilog -g2001 -o shader_operand.vvp shader_operand_tb.v shader_operand.v && vvp -n shader_operand.vvp
//     $ verilator --binary --top-module shader_operand_tb shader_operand_tb.v shader_operand.v && obj_dir/Vshader_operand_tb
//
// The last line that it prints is `PASS shader_operand vectors=N` or `FAIL shader_operand mismatches=K vectors=N`. After FAIL the
// exit status of Icarus and of Verilator is not 0. Other simulators stop there, with $stop; the macro TB_FAIL may say
// something else, such as $fatal(1) where these files are compiled as SystemVerilog.
//
// The macro TB_DUT names another top module than pica_shader_operand, and TB_PARAMETERS gives it parameters, as in
// -DTB_DUT=mine '-DTB_PARAMETERS=.WIDTH(24),.DEPTH(3)'.

`timescale 1ns / 1ps
`default_nettype none

// How a run with FAIL ends.
`ifndef TB_FAIL
`ifdef __ICARUS__
`define TB_FAIL $finish_and_return(1)
`else
`define TB_FAIL $stop
`endif
`endif

// What is checked.
`ifndef TB_DUT
`define TB_DUT pica_shader_operand
`endif

module shader_operand_tb;
  parameter VECTORS = "shader_operand.mem";  // path of the records
  parameter RECORDS = 28;  // records in it
  parameter COUNT = 28;  // vectors in them
  parameter RESULTS = 28;  // transactions out of the block in them
  parameter LIMIT = 10;  // mismatches that are printed
  parameter PROGRESS = 28;  // vectors after which a line tells how many are done

  // The ports of the block.
  wire [6:0] source;
  wire [1:0] index;
  wire [31:0] a0x;
  wire [31:0] a0y;
  wire [31:0] al;
  wire [23:0] register_x;
  wire [23:0] register_y;
  wire [23:0] register_z;
  wire [23:0] register_w;
  wire [7:0] swizzle;
  wire negate;
  wire [6:0] address;
  wire ones;
  wire [23:0] x;
  wire [23:0] y;
  wire [23:0] z;
  wire [23:0] w;

`ifdef TB_PARAMETERS
  `TB_DUT #(`TB_PARAMETERS) tb_dut (
`else
  `TB_DUT tb_dut (
`endif
      .source(source),
      .index(index),
      .a0x(a0x),
      .a0y(a0y),
      .al(al),
      .register_x(register_x),
      .register_y(register_y),
      .register_z(register_z),
      .register_w(register_w),
      .swizzle(swizzle),
      .negate(negate),
      .address(address),
      .ones(ones),
      .x(x),
      .y(y),
      .z(z),
      .w(w)
  );

  // A record has its tag in bits 323:316: 00 if the file did not fill it,
  // 01 for a vector, which is the inputs and the expected outputs.
  reg [323:0] tb_records [0:RECORDS];

  integer tb_mismatches;  // found so far
  integer tb_vectors;  // vectors compared
  integer tb_compared;  // transactions compared
  reg tb_done;

  integer tb_at;
  reg [323:0] tb_record;

  assign source = tb_record[6:0];
  assign index = tb_record[8:7];
  assign a0x = tb_record[40:9];
  assign a0y = tb_record[72:41];
  assign al = tb_record[104:73];
  assign register_x = tb_record[128:105];
  assign register_y = tb_record[152:129];
  assign register_z = tb_record[176:153];
  assign register_w = tb_record[200:177];
  assign swizzle = tb_record[208:201];
  assign negate = tb_record[209:209];

  initial begin
    tb_load;
    for (tb_at = 0; tb_at < RECORDS; tb_at = tb_at + 1) begin
      tb_record = tb_records[tb_at];
      #1;
      if (tb_record[323:316] !== 8'h01) begin
        tb_mismatches = tb_mismatches + 1;
        if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=incomplete is not in the file", tb_at);
      end else begin
        tb_count;
        tb_compared = tb_compared + 1;
        if ({w, z, y, x, ones, address} !== tb_record[313:210]) begin
          tb_mismatches = tb_mismatches + 1;
          if (!tb_done && tb_mismatches <= LIMIT) $display("MISMATCH vector=%0d kind=value inputs source=%h index=%h a0x=%h a0y=%h al=%h register_x=%h register_y=%h register_z=%h register_w=%h swizzle=%h negate=%h expected address=%h ones=%h x=%h y=%h z=%h w=%h actual address=%h ones=%h x=%h y=%h z=%h w=%h", tb_at, tb_record[6:0], tb_record[8:7], tb_record[40:9], tb_record[72:41], tb_record[104:73], tb_record[128:105], tb_record[152:129], tb_record[176:153], tb_record[200:177], tb_record[208:201], tb_record[209:209], tb_record[216:210], tb_record[217:217], tb_record[241:218], tb_record[265:242], tb_record[289:266], tb_record[313:290], address, ones, x, y, z, w);
        end
      end
    end
    tb_finish;
  end

  // A vector is done.
  task tb_count;
    begin
      tb_vectors = tb_vectors + 1;
      if (tb_vectors % PROGRESS == 0 && tb_vectors < COUNT) begin
        $display("PROGRESS shader_operand vectors=%0d of %0d", tb_vectors, COUNT);
        $fflush;
      end
    end
  endtask

  // An empty record is told from one that the file filled in simulators with and without unknown values.
  task tb_load;
    integer i;
    begin
      for (i = 0; i <= RECORDS; i = i + 1) tb_records[i] = 324'd0;
      $readmemh(VECTORS, tb_records, 0, RECORDS - 1);
      tb_mismatches = 0;
      tb_vectors = 0;
      tb_compared = 0;
      tb_done = 1'b0;
    end
  endtask

  task tb_finish;
    begin
      if (!tb_done) begin
        if (tb_mismatches == 0 && (tb_compared != RESULTS || tb_vectors != COUNT)) begin
          tb_mismatches = 1;
          $display("MISMATCH vector=%0d kind=incomplete compared %0d transactions of %0d in %0d vectors of %0d", tb_vectors, tb_compared, RESULTS, tb_vectors, COUNT);
        end
        tb_done = 1'b1;
        if (tb_mismatches == 0) $display("PASS shader_operand vectors=%0d", tb_vectors);
        else begin
          $display("FAIL shader_operand mismatches=%0d vectors=%0d", tb_mismatches, tb_vectors);
          `TB_FAIL;
        end
      end
      $finish;
    end
  endtask
endmodule

`undef TB_DUT
`default_nettype wire
