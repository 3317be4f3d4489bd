// Maxwell DMA class 0xB0B5: register ids, layouts and enumerations.
//
// Generated from the register specification (description version 1). Do not edit.
//
// Methods of the copy engine of NVIDIA's Maxwell GPU. Ids are method numbers; one method takes one
// 32-bit argument.
// Source: Switchbrew
//
// A register is named by its 16-bit id. X(n) is element n of an array, 0 <= n < X_COUNT. The layout of a register is a
// packed structure, most significant bit first; members are spelled as everywhere else, gaps are named reserved_<bits>.
// Words of a multi-word entry follow each other from the least significant end.
// An enumeration has the width of the fields that hold it. A field that is wider or narrower has plain bits. Where codes
// without enumerator have a meaning, canonical_<enumeration> gives the enumerator that stands for a code.
//
// Yosys reads the package as it is, but has no import: there a name is maxwell_dma_pkg::NAME. Its functions know neither
// `return` nor the enumerators of a package, so that the functions below use the numbers.
//
// A package offers every constant and no design needs them all:
/* verilator lint_off UNUSEDPARAM */
package maxwell_dma_pkg;

  // ---- DMA engine ----
  // Copies and fills of memory.

  // Control (0x0C0): Control of a transfer. 0x186 makes the strides unused, 0x586 fills memory; the
  // source gives no bits.
  // plain, wo, type bitfield [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_CONTROL = 16'h00C0;

  // SourceAddr (0x100-0x101): Source address.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_SOURCE_ADDR = 16'h0100;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } source_addr_t;

  // DestinationAddr (0x102-0x103): Destination address.
  // plain, wo, 2 words, type gpuva [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_DESTINATION_ADDR = 16'h0102;
  typedef struct packed {
    // LOWER (bits 63-32, uint) [?]
    logic [31:0] LOWER;
    // UPPER (bits 31-0, uint) [?]
    logic [31:0] UPPER;
  } destination_addr_t;

  // SourceStride? (0x104): Source stride. The source marks the name with a question mark.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_SOURCE_STRIDE = 16'h0104;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } source_stride_t;

  // DestinationStride? (0x105): Destination stride. The source marks the name with a question mark.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_DESTINATION_STRIDE = 16'h0105;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } destination_stride_t;

  // Count (0x106): Length of the transfer, at most 0x3FFFFF.
  // plain, wo, type uint [DOC: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_COUNT = 16'h0106;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } count_t;

  // MemsetValue? (0x1C0): Value of a memory fill. The source marks the name with a question mark.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_MEMSET_VALUE = 16'h01C0;
  typedef struct packed {
    // VALUE (bits 31-0, uint)
    logic [31:0] VALUE;
  } memset_value_t;

  // MemsetControl? (0x1C2): Control of a memory fill; seen value 0x34444. The source marks the name
  // with a question mark.
  // plain, wo, type bitfield [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_MEMSET_CONTROL = 16'h01C2;

  // MemsetLength? (0x1C4): Length of a memory fill. The source marks the name with a question mark.
  // plain, wo, type uint [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_MEMSET_LENGTH = 16'h01C4;
  typedef struct packed {
    // VALUE (bits 31-0, uint, 4 bytes): Length.
    logic [31:0] VALUE;
  } memset_length_t;

  // ? (0x1C5): Named ? in the source. Seen value: 1.
  // plain, wo [?: Switchbrew]
  localparam logic [15:0] MAXWELL_DMA_UNKNOWN_1C5 = 16'h01C5;

endpackage
/* verilator lint_on UNUSEDPARAM */
