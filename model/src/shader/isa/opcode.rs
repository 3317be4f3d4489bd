// SPDX-License-Identifier: MIT
//! The opcode table (dossier section 2.5).

use super::format::Format;
use super::swizzle::Mask;

/// What follows the mnemonic in assembly (dossier section 14.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Nothing.
    None,
    /// `dst, src1, src2`.
    Binary,
    /// `dst, src1`.
    Unary,
    /// `a0.mask, src1`.
    Mova,
    /// `src1, opx, opy, src2`.
    Compare,
    /// `dst, src1, src2, src3`.
    Ternary,
    /// `condition`.
    Condition,
    /// `procedure`.
    Call,
    /// `condition, procedure`.
    CallCondition,
    /// `boolean, procedure`.
    CallBoolean,
    /// `condition`, opens a block.
    IfCondition,
    /// `boolean`, opens a block.
    IfBoolean,
    /// `integer`, opens a block.
    Loop,
    /// `condition, label`.
    JumpCondition,
    /// `[!]boolean, label`.
    JumpBoolean,
    /// `vertex [, prim] [inv]`.
    SetEmit,
    /// No assembly form.
    Raw,
}

impl Shape {
    /// The operands as the documentation table shows them.
    pub const fn text(self) -> &'static str {
        match self {
            Self::None | Self::Raw => "",
            Self::Binary => "dst, src1, src2",
            Self::Unary => "dst, src1",
            Self::Mova => "a0.mask, src1",
            Self::Compare => "src1, opx, opy, src2",
            Self::Ternary => "dst, src1, src2, src3",
            Self::Condition | Self::IfCondition => "condition",
            Self::Call => "procedure",
            Self::CallCondition => "condition, procedure",
            Self::CallBoolean => "boolean, procedure",
            Self::IfBoolean => "boolean",
            Self::Loop => "integer",
            Self::JumpCondition => "condition, label",
            Self::JumpBoolean => "[!]boolean, label",
            Self::SetEmit => "vertex [, prim] [inv]",
        }
    }
}

/// Which components of a source (after its selector) an instruction reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reads {
    /// There is no such source.
    Nothing,
    /// These, whatever the destination mask says.
    Always(Mask),
    /// Those of these that the destination mask enables.
    Enabled(Mask),
}

/// What an instruction changes besides the program counter's step to the next word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writes {
    /// Nothing.
    Nothing,
    /// The destination register under the mask.
    Destination,
    /// The destination register under the mask, and cmp.x and cmp.y.
    DestinationAndFlags,
    /// cmp.x and cmp.y.
    Flags,
    /// a0.x and a0.y under mask bits x and y.
    AddressRegisters,
    /// The program counter or a flow stack.
    Flow,
    /// The program counter, the loop stack and aL.
    FlowAndLoopCounter,
    /// The vertex slots and the output bank.
    Vertex,
    /// The pending vertex slot, primitive and winding flags.
    EmitState,
    /// Unknown.
    Unknown,
}

impl Writes {
    /// The text of the documentation table.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Nothing => "-",
            Self::Destination => "dst",
            Self::DestinationAndFlags => "dst, cmp",
            Self::Flags => "cmp",
            Self::AddressRegisters => "a0",
            Self::Flow => "flow",
            Self::FlowAndLoopCounter => "flow, aL",
            Self::Vertex => "vertex slot",
            Self::EmitState => "emit state",
            Self::Unknown => "?",
        }
    }
}

/// A row of the opcode table.
#[derive(Clone, Copy, Debug)]
pub struct OpcodeInfo {
    /// The instruction that it describes.
    pub opcode: Opcode,
    /// The lowest 6-bit opcode number. [`Format::opcode_bits`] says how many of its top bits count.
    pub code: u8,
    /// The name in the instruction set documents, `-` where there is none.
    pub name: &'static str,
    /// The assembly mnemonic, empty for unknown opcodes.
    pub mnemonic: &'static str,
    /// The instruction format.
    pub format: Format,
    /// The assembly operands.
    pub shape: Shape,
    /// The opcode whose function this one has with another choice of wide source; itself for all others.
    pub base: Opcode,
    /// What is read of sources 1, 2 and 3.
    pub reads: [Reads; 3],
    /// What is changed.
    pub writes: Writes,
    /// What it does, in a line.
    pub doc: &'static str,
    /// Section of the hardware dossier.
    pub source: &'static str,
}

/// Declares the opcodes once: the enumeration and the table.
macro_rules! opcodes {
    ($($code:literal $opcode:ident($name:literal $mnemonic:literal) $format:ident $shape:ident of $base:ident
       [$($reads:expr),*] -> $writes:ident $source:literal $doc:literal;)*) => {
        /// An instruction, independent of its operands.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Opcode {
            $(#[doc = concat!("`", $name, "` (", stringify!($code), "): ", $doc, ".")] $opcode,)*
        }

        /// Every opcode, in the order of [`Opcode`]'s variants, which is that of the opcode numbers.
        pub const OPCODES: &[OpcodeInfo] = &[
            $(OpcodeInfo {
                opcode: Opcode::$opcode,
                code: $code,
                name: $name,
                mnemonic: $mnemonic,
                format: Format::$format,
                shape: Shape::$shape,
                base: Opcode::$base,
                reads: three([$($reads),*]),
                writes: Writes::$writes,
                doc: $doc,
                source: $source,
            },)*
        ];
    };
}

/// Fills up a list of up to three sources with [`Reads::Nothing`].
const fn three<const N: usize>(reads: [Reads; N]) -> [Reads; 3] {
    let mut all = [Reads::Nothing; 3];
    let mut i = 0;
    while i < N {
        all[i] = reads[i];
        i += 1;
    }
    all
}

const EACH: Reads = Reads::Enabled(Mask::ALL);

/// The given components, whatever the destination mask says.
const fn always(letters: &str) -> Reads {
    Reads::Always(Mask::of(letters))
}

/// Those of the given components that the destination mask enables.
const fn enabled(letters: &str) -> Reads {
    Reads::Enabled(Mask::of(letters))
}

opcodes! {
    0x00 Add("ADD" "add") Format1 Binary of Add [EACH, EACH] -> Destination "2.5" "a + b per component";
    0x01 Dp3("DP3" "dp3") Format1 Binary of Dp3 [always("xyz"), always("xyz")] -> Destination "1.7" "dot product of three components, to all";
    0x02 Dp4("DP4" "dp4") Format1 Binary of Dp4 [always("xyzw"), always("xyzw")] -> Destination "1.7" "dot product of four components, to all";
    0x03 Dph("DPH" "dph") Format1 Binary of Dph [always("xyz"), always("xyzw")] -> Destination "1.7" "dot product with a.w taken as 1, to all";
    0x04 Dst("DST" "dst") Format1 Binary of Dst [enabled("yz"), enabled("yw")] -> Destination "2.5" "(1, a.y * b.y, a.z, b.w)";
    0x05 Ex2("EX2" "ex2") Format1u Unary of Ex2 [always("x")] -> Destination "2.5" "2 to the power a.x, to all";
    0x06 Lg2("LG2" "lg2") Format1u Unary of Lg2 [always("x")] -> Destination "2.5" "logarithm to base 2 of a.x, to all";
    0x07 Litp("LITP" "litp") Format1u Unary of Litp [always("xyw")] -> DestinationAndFlags "2.5" "(max(a.x, 0), clamp(a.y), 0, max(a.w, 0)); flags a.x >= 0, a.w >= 0";
    0x08 Mul("MUL" "mul") Format1 Binary of Mul [EACH, EACH] -> Destination "2.5" "a * b per component";
    0x09 Sge("SGE" "sge") Format1 Binary of Sge [EACH, EACH] -> Destination "2.5" "a >= b ? 1 : 0 per component";
    0x0A Slt("SLT" "slt") Format1 Binary of Slt [EACH, EACH] -> Destination "2.5" "a < b ? 1 : 0 per component";
    0x0B Flr("FLR" "flr") Format1u Unary of Flr [EACH] -> Destination "2.5" "floor per component";
    0x0C Max("MAX" "max") Format1 Binary of Max [EACH, EACH] -> Destination "1.4" "a > b ? a : b per component";
    0x0D Min("MIN" "min") Format1 Binary of Min [EACH, EACH] -> Destination "1.4" "a < b ? a : b per component";
    0x0E Rcp("RCP" "rcp") Format1u Unary of Rcp [always("x")] -> Destination "2.5" "1 / a.x, to all";
    0x0F Rsq("RSQ" "rsq") Format1u Unary of Rsq [always("x")] -> Destination "2.5" "1 / square root of a.x, to all";
    0x10 Unknown10("-" "") Unknown Raw of Unknown10 [] -> Unknown "2.5" "unknown";
    0x11 Unknown11("-" "") Unknown Raw of Unknown11 [] -> Unknown "2.5" "unknown";
    0x12 Mova("MOVA" "mova") Format1u Mova of Mova [enabled("xy")] -> AddressRegisters "2.5" "a0.x, a0.y = a.x, a.y truncated to integers";
    0x13 Mov("MOV" "mov") Format1u Unary of Mov [EACH] -> Destination "2.5" "a";
    0x14 Unknown14("-" "") Unknown Raw of Unknown14 [] -> Unknown "2.5" "unknown";
    0x15 Unknown15("-" "") Unknown Raw of Unknown15 [] -> Unknown "2.5" "unknown";
    0x16 Unknown16("-" "") Unknown Raw of Unknown16 [] -> Unknown "2.5" "unknown";
    0x17 Unknown17("-" "") Unknown Raw of Unknown17 [] -> Unknown "2.5" "unknown";
    0x18 Dphi("DPHI" "dphi") Format1i Binary of Dph [always("xyz"), always("xyzw")] -> Destination "2.5" "as DPH";
    0x19 Dsti("DSTI" "dsti") Format1i Binary of Dst [enabled("yz"), enabled("yw")] -> Destination "2.5" "as DST";
    0x1A Sgei("SGEI" "sgei") Format1i Binary of Sge [EACH, EACH] -> Destination "2.5" "as SGE";
    0x1B Slti("SLTI" "slti") Format1i Binary of Slt [EACH, EACH] -> Destination "2.5" "as SLT";
    0x1C Unknown1C("-" "") Unknown Raw of Unknown1C [] -> Unknown "2.5" "unknown";
    0x1D Unknown1D("-" "") Unknown Raw of Unknown1D [] -> Unknown "2.5" "unknown";
    0x1E Unknown1E("-" "") Unknown Raw of Unknown1E [] -> Unknown "2.5" "unknown";
    0x1F Unknown1F("-" "") Unknown Raw of Unknown1F [] -> Unknown "2.5" "unknown";
    0x20 Break("BREAK" "break") Format0 None of Break [] -> FlowAndLoopCounter "2.7" "leave the innermost loop";
    0x21 Nop("NOP" "nop") Format0 None of Nop [] -> Nothing "2.5" "nothing";
    0x22 End("END" "end") Format0 None of End [] -> Flow "2.5" "end of this invocation";
    0x23 Breakc("BREAKC" "breakc") Format2 Condition of Breakc [] -> FlowAndLoopCounter "2.7" "leave the innermost loop if the condition holds";
    0x24 Call("CALL" "call") Format2 Call of Call [] -> Flow "2.7" "run NUM instructions from DST, then go on here";
    0x25 Callc("CALLC" "callc") Format2 CallCondition of Callc [] -> Flow "2.7" "CALL if the condition holds";
    0x26 Callu("CALLU" "callu") Format3 CallBoolean of Callu [] -> Flow "2.7" "CALL if the boolean is set";
    0x27 Ifu("IFU" "ifu") Format3 IfBoolean of Ifu [] -> Flow "2.7" "run up to DST if the boolean is set, else NUM instructions from DST";
    0x28 Ifc("IFC" "ifc") Format2 IfCondition of Ifc [] -> Flow "2.7" "run up to DST if the condition holds, else NUM instructions from DST";
    0x29 Loop("LOOP" "for") Format3Loop Loop of Loop [] -> FlowAndLoopCounter "2.7" "run the words up to and including DST i.x + 1 times; aL starts at i.y, step i.z";
    0x2A Emit("EMIT" "emit") Format0 None of Emit [] -> Vertex "2.9" "copy the outputs to the vertex slot";
    0x2B Setemit("SETEMIT" "setemit") Format4 SetEmit of Setemit [] -> EmitState "2.9" "choose slot, primitive and winding for EMIT";
    0x2C Jmpc("JMPC" "jmpc") Format2 JumpCondition of Jmpc [] -> Flow "2.5" "go to DST if the condition holds";
    0x2D Jmpu("JMPU" "jmpu") Format3 JumpBoolean of Jmpu [] -> Flow "2.5" "go to DST if the boolean is not equal to NUM bit 0";
    0x2E Cmp("CMP" "cmp") Format1c Compare of Cmp [always("xy"), always("xy")] -> Flags "2.5" "cmp.x = a.x opx b.x, cmp.y = a.y opy b.y";
    0x30 Madi("MADI" "madi") Format5i Ternary of Mad [EACH, EACH, EACH] -> Destination "2.5" "as MAD";
    0x38 Mad("MAD" "mad") Format5 Ternary of Mad [EACH, EACH, EACH] -> Destination "2.5" "a * b rounded, + c rounded, per component";
}

/// The opcode of each of the 64 values of a word's top six bits.
const BY_CODE: [Opcode; 64] = {
    let mut table = [Opcode::Unknown10; 64];
    let mut row = 0;
    while row < OPCODES.len() {
        let info = &OPCODES[row];
        let codes = 1 << (6 - info.format.opcode_bits());
        let mut i = 0;
        while i < codes {
            table[info.code as usize + i] = info.opcode;
            i += 1;
        }
        row += 1;
    }
    table
};

impl Opcode {
    /// The opcode of an instruction word. Every word has one; ten of the numbers have no known meaning.
    pub const fn of_word(word: u32) -> Self {
        BY_CODE[(word >> 26) as usize]
    }

    /// The opcode's row of the table.
    pub const fn info(self) -> &'static OpcodeInfo {
        &OPCODES[self as usize]
    }

    /// The opcode with an assembly mnemonic, in any case. The spellings with a trailing `i` give their own opcode.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        let row = OPCODES.iter().find(|row| row.mnemonic.eq_ignore_ascii_case(mnemonic))?;
        (row.shape != Shape::Raw).then_some(row.opcode)
    }

    /// The opcode with the same function and a later wide source, if there is one.
    pub fn inverted(self) -> Option<Self> {
        OPCODES.iter().find(|row| row.base == self && row.opcode != self).map(|row| row.opcode)
    }
}
