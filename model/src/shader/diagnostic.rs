// SPDX-License-Identifier: MIT
//! What a program did that no published test defines.

use core::fmt;

/// Something undefined, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Diagnostic {
    /// Address of the instruction.
    pub pc: u16,
    /// What it did.
    pub kind: DiagnosticKind,
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#05X}: {}", self.pc, self.kind.doc())
    }
}

/// Declares the kinds: variant, name, description.
macro_rules! kinds {
    ($($kind:ident $name:literal $doc:literal;)*) => {
        /// A kind of undefined behaviour.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum DiagnosticKind {
            $(#[doc = concat!("`", $name, "`: ", $doc, ".")] $kind,)*
        }

        impl DiagnosticKind {
            /// All kinds.
            pub const ALL: &'static [Self] = &[$(Self::$kind),*];

            /// The name in reports.
            pub const fn name(self) -> &'static str {
                match self { $(Self::$kind => $name,)* }
            }

            /// What happened, in a line.
            pub const fn doc(self) -> &'static str {
                match self { $(Self::$kind => $doc,)* }
            }
        }
    };
}

kinds! {
    UnknownOpcode "unknown-opcode" "an opcode without a known meaning (choice unknown_opcode)";
    TwoInputRegisters "two-input-registers" "the instruction names two different v registers (choice two_input_registers)";
    ConsecutiveMova "consecutive-mova" "MOVA directly after MOVA (choice movas_consecutive)";
    BreakOutsideLoop "break-outside-loop" "BREAK while the LOOP stack is empty (choice break_outside_loop)";
    ProgramEnd "program-end" "the next address is past the last word of program memory (choice program_end)";
    SetemitSlot3 "setemit-slot-3" "SETEMIT names the fourth vertex slot (choice setemit_slot_3)";
    GeometryOpcode "geometry-opcode-in-vertex-stage" "SETEMIT or EMIT in a vertex shader does nothing (assumption emit_in_vertex_shader)";
    VertexOutput "vertex-output-in-geometry-stage" "a geometry shader writes an output register above o6 (assumption geometry_output_range)";
}

/// The diagnostics of one invocation: each once, in the order in which they first occurred.
#[derive(Clone, Debug, Default)]
pub(super) struct Diagnostics {
    list: Vec<Diagnostic>,
    /// One bit per kind, for each address up to the highest one reported.
    reported: Vec<u16>,
}

impl Diagnostics {
    /// Reports something.
    #[cold]
    pub fn report(&mut self, pc: u16, kind: DiagnosticKind) {
        let (address, bit) = (pc as usize, 1 << kind as u16);
        if self.reported.len() <= address {
            self.reported.resize(address + 1, 0);
        }
        if self.reported[address] & bit == 0 {
            self.reported[address] |= bit;
            self.list.push(Diagnostic { pc, kind });
        }
    }

    /// What was reported so far, in order.
    pub fn list(&self) -> &[Diagnostic] {
        &self.list
    }

    /// What was reported, in order.
    pub fn into_list(self) -> Vec<Diagnostic> {
        self.list
    }
}
