// SPDX-License-Identifier: MIT
//! The part of the ledger that the shader unit takes its behaviour from.
//!
//! An entry with one alternative is read, where it decides, by a `let` with that alternative as its pattern: a second
//! one does not compile before the code there knows it.

use crate::float::{Arithmetic, UnsupportedChoice};
use pica_spec::choices::{
    AlWidth, B15AfterRun, BreakOutsideLoop, BreakPriority, Choices, CmpMask, CodeIndexOverflow,
    DescriptorIndexOverflow, DuplicatePermutation, EmitInVertexShader, F32ToF24, GeometryEndBank, GeometryOutputRange,
    LitpFlagMask, LoopExitAl, MovasConsecutive, NumWidth, PartialGroup, ProgramEnd, SetemitSlot3, ShaderRegisterInit,
    StackPushOrder, StoppedInvocation, TransferIndexEnd, TwoInputRegisters, UnknownOpcode, VRegisterRetention,
    WindingState,
};

/// The ledger entries that decide what a shader unit does. Fields have the ids and types of the ledger; those that
/// concern the value of a result are in [`arithmetic`](Self::arithmetic).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShaderChoices {
    /// Everything that decides what an operation makes of its operands.
    pub arithmetic: Arithmetic,
    /// Conversion of float uniforms that are written as f32.
    pub f32_to_f24: F32ToF24,
    /// aL after a loop.
    pub loop_exit_al: LoopExitAl,
    /// Width of aL.
    pub al_width: AlWidth,
    /// Program counter past the last word.
    pub program_end: ProgramEnd,
    /// r, a0, aL and cmp at the start of an invocation.
    pub shader_register_init: ShaderRegisterInit,
    /// v registers that no permutation entry names.
    pub v_register_retention: VRegisterRetention,
    /// Two inputs permuted to one v register.
    pub duplicate_permutation: DuplicatePermutation,
    /// Words of an unfinished uniform when its index register is written.
    pub partial_group: PartialGroup,
    /// Program words past the end of program memory.
    pub code_index_overflow: CodeIndexOverflow,
    /// Descriptors past the last one.
    pub descriptor_index_overflow: DescriptorIndexOverflow,
    /// How far the index counters of the ports count.
    pub transfer_index_end: TransferIndexEnd,
    /// Opcodes without a known meaning.
    pub unknown_opcode: UnknownOpcode,
    /// Bits of NUM.
    pub num_width: NumWidth,
    /// Instructions that name two v registers.
    pub two_input_registers: TwoInputRegisters,
    /// MOVA after MOVA.
    pub movas_consecutive: MovasConsecutive,
    /// BREAK without a loop.
    pub break_outside_loop: BreakOutsideLoop,
    /// BREAK at the end of a block.
    pub break_priority: BreakPriority,
    /// Whether an entry is compared in the step that pushes it.
    pub stack_push_order: StackPushOrder,
    /// Whether the mask applies to CMP.
    pub cmp_mask: CmpMask,
    /// Whether the mask applies to the flags of LITP.
    pub litp_flag_mask: LitpFlagMask,
    /// When b15 is set.
    pub b15_after_run: B15AfterRun,
    /// The fourth vertex slot.
    pub setemit_slot_3: SetemitSlot3,
    /// How long SETEMIT's settings live.
    pub winding_state: WindingState,
    /// EMIT and SETEMIT in a vertex shader.
    pub emit_in_vertex_shader: EmitInVertexShader,
    /// o7-o15 in a geometry shader.
    pub geometry_output_range: GeometryOutputRange,
    /// The output banks at END of a geometry shader.
    pub geometry_end_bank: GeometryEndBank,
    /// What an invocation leaves that does not come to END.
    pub stopped_invocation: StoppedInvocation,
}

impl ShaderChoices {
    /// The shader's part of `choices`.
    ///
    /// # Errors
    /// If [`Arithmetic`] cannot follow one of them.
    pub fn new(choices: &Choices) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            arithmetic: Arithmetic::new(choices)?,
            f32_to_f24: choices.f32_to_f24,
            loop_exit_al: choices.loop_exit_al,
            al_width: choices.al_width,
            program_end: choices.program_end,
            shader_register_init: choices.shader_register_init,
            v_register_retention: choices.v_register_retention,
            duplicate_permutation: choices.duplicate_permutation,
            partial_group: choices.partial_group,
            code_index_overflow: choices.code_index_overflow,
            descriptor_index_overflow: choices.descriptor_index_overflow,
            transfer_index_end: choices.transfer_index_end,
            unknown_opcode: choices.unknown_opcode,
            num_width: choices.num_width,
            two_input_registers: choices.two_input_registers,
            movas_consecutive: choices.movas_consecutive,
            break_outside_loop: choices.break_outside_loop,
            break_priority: choices.break_priority,
            stack_push_order: choices.stack_push_order,
            cmp_mask: choices.cmp_mask,
            litp_flag_mask: choices.litp_flag_mask,
            b15_after_run: choices.b15_after_run,
            setemit_slot_3: choices.setemit_slot_3,
            winding_state: choices.winding_state,
            emit_in_vertex_shader: choices.emit_in_vertex_shader,
            geometry_output_range: choices.geometry_output_range,
            geometry_end_bank: choices.geometry_end_bank,
            stopped_invocation: choices.stopped_invocation,
        })
    }
}
