// SPDX-License-Identifier: MIT
//! The registers behind the combiner.

use crate::prelude::*;
use pica_spec::pica200::bits::{
    color_operation, colorbuffer_format, colorbuffer_read, colorbuffer_write, depth_color_mask, depthbuffer_format,
    depthbuffer_read, depthbuffer_write, fog_color, fog_lut_index, fragop_alpha_test, framebuffer_block32,
    framebuffer_dim, logic_op, stencil_op, texenv_update_buffer,
};
use pica_spec::pica200::code::blend_mode;
use pica_spec::pica200::label as id;

/// FOG_COLOR and the registers of the framebuffer. They keep what was written over a reset.
#[derive(LogicBlock, Default, Component)]
#[component(name = "fragment_registers")]
pub(super) struct Registers {
    pub clock: Signal<In, Clock>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Id of the register that is written; an id that is not one of these registers does nothing.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// FOG_MODE of TEXENV_UPDATE_BUFFER.
    pub fog_mode: Signal<Out, Bits<3>>,
    /// Z_FLIP of TEXENV_UPDATE_BUFFER.
    pub fog_flip: Signal<Out, Bit>,
    pub fog_color: Signal<Out, Bits<{ fog_color::BITS }>>,
    /// Whether the word that is written goes into the fog table, and to which entry.
    pub fog_write: Signal<Out, Bit>,
    pub fog_address: Signal<Out, Bits<7>>,
    /// FRAGMENT_MODE and BLEND_MODE of COLOR_OPERATION.
    pub fragment_mode: Signal<Out, Bits<2>>,
    pub blends: Signal<Out, Bit>,
    pub blend_func: Signal<Out, Bits<32>>,
    pub logic_operation: Signal<Out, Bits<4>>,
    pub blend_color: Signal<Out, Bits<32>>,
    pub alpha_test: Signal<Out, Bits<{ fragop_alpha_test::BITS }>>,
    pub stencil_test: Signal<Out, Bits<32>>,
    pub stencil_op: Signal<Out, Bits<{ stencil_op::BITS }>>,
    pub depth_color_mask: Signal<Out, Bits<{ depth_color_mask::BITS }>>,
    /// Whether the buffers may be read and written: any bit enables all of a buffer (framebuffer.md#addressing).
    pub color_read: Signal<Out, Bit>,
    pub color_write: Signal<Out, Bit>,
    pub depth_read: Signal<Out, Bit>,
    pub depth_write: Signal<Out, Bit>,
    pub depth_format: Signal<Out, Bits<2>>,
    pub color_format: Signal<Out, Bits<3>>,
    pub block32: Signal<Out, Bit>,
    pub framebuffer_dim: Signal<Out, Bits<{ framebuffer_dim::BITS }>>,
    held_fog_mode: DFF<Bits<3>>,
    held_fog_flip: DFF<Bit>,
    held_fog_color: DFF<Bits<{ fog_color::BITS }>>,
    held_fog_index: DFF<Bits<7>>,
    held_fragment_mode: DFF<Bits<2>>,
    held_blends: DFF<Bit>,
    held_blend_func: DFF<Bits<32>>,
    held_logic_operation: DFF<Bits<4>>,
    held_blend_color: DFF<Bits<32>>,
    held_alpha_test: DFF<Bits<{ fragop_alpha_test::BITS }>>,
    held_stencil_test: DFF<Bits<32>>,
    held_stencil_op: DFF<Bits<{ stencil_op::BITS }>>,
    held_depth_color_mask: DFF<Bits<{ depth_color_mask::BITS }>>,
    held_color_read: DFF<Bits<4>>,
    held_color_write: DFF<Bits<4>>,
    held_depth_read: DFF<Bits<2>>,
    held_depth_write: DFF<Bits<2>>,
    held_depth_format: DFF<Bits<2>>,
    held_color_format: DFF<Bits<3>>,
    held_block32: DFF<Bit>,
    held_framebuffer_dim: DFF<Bits<{ framebuffer_dim::BITS }>>,
}

#[hdl]
impl Logic for Registers {
    fn update(&mut self) {
        self.fog_write.next = false;
        if self.write.val() {
            match self.write_id.val().index() {
                id::TEXENV_UPDATE_BUFFER => {
                    self.held_fog_mode.d.next = field!(self.write_data, texenv_update_buffer::FOG_MODE);
                    self.held_fog_flip.d.next = flag!(self.write_data, texenv_update_buffer::Z_FLIP);
                }
                id::FOG_COLOR => self.held_fog_color.d.next = self.write_data.val().get_bits::<{ fog_color::BITS }>(0),
                id::FOG_LUT_INDEX => self.held_fog_index.d.next = field!(self.write_data, fog_lut_index::INDEX),
                id::COLOR_OPERATION => {
                    self.held_fragment_mode.d.next = field!(self.write_data, color_operation::FRAGMENT_MODE);
                    match field!(self.write_data, color_operation::BLEND_MODE).index() {
                        blend_mode::BLEND => self.held_blends.d.next = true,
                        _ => self.held_blends.d.next = false,
                    }
                }
                id::BLEND_FUNC => self.held_blend_func.d.next = self.write_data.val(),
                id::LOGIC_OP => self.held_logic_operation.d.next = field!(self.write_data, logic_op::OPERATION),
                id::BLEND_COLOR => self.held_blend_color.d.next = self.write_data.val(),
                id::FRAGOP_ALPHA_TEST => {
                    self.held_alpha_test.d.next = self.write_data.val().get_bits::<{ fragop_alpha_test::BITS }>(0)
                }
                id::STENCIL_TEST => self.held_stencil_test.d.next = self.write_data.val(),
                id::STENCIL_OP => {
                    self.held_stencil_op.d.next = self.write_data.val().get_bits::<{ stencil_op::BITS }>(0)
                }
                id::DEPTH_COLOR_MASK => {
                    self.held_depth_color_mask.d.next = self.write_data.val().get_bits::<{ depth_color_mask::BITS }>(0)
                }
                id::COLORBUFFER_READ => self.held_color_read.d.next = field!(self.write_data, colorbuffer_read::ACCESS),
                id::COLORBUFFER_WRITE => {
                    self.held_color_write.d.next = field!(self.write_data, colorbuffer_write::ACCESS)
                }
                id::DEPTHBUFFER_READ => self.held_depth_read.d.next = field!(self.write_data, depthbuffer_read::ACCESS),
                id::DEPTHBUFFER_WRITE => {
                    self.held_depth_write.d.next = field!(self.write_data, depthbuffer_write::ACCESS)
                }
                id::DEPTHBUFFER_FORMAT => {
                    self.held_depth_format.d.next = field!(self.write_data, depthbuffer_format::FORMAT)
                }
                id::COLORBUFFER_FORMAT => {
                    self.held_color_format.d.next = field!(self.write_data, colorbuffer_format::FORMAT)
                }
                id::FRAMEBUFFER_BLOCK32 => {
                    self.held_block32.d.next = flag!(self.write_data, framebuffer_block32::BLOCK_SIZE)
                }
                id::FRAMEBUFFER_DIM => {
                    self.held_framebuffer_dim.d.next = self.write_data.val().get_bits::<{ framebuffer_dim::BITS }>(0)
                }
                id::FOG_LUT_DATA => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_1 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_2 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_3 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_4 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_5 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_6 => self.fog_write.next = true,
                id::FOG_LUT_DATA_ALIAS_7 => self.fog_write.next = true,
                _ => {}
            }
        }
        if self.fog_write.val() {
            self.held_fog_index.d.next = self.held_fog_index.q.val() + 1;
        }
        self.fog_address.next = self.held_fog_index.q.val();
        self.fog_mode.next = self.held_fog_mode.q.val();
        self.fog_flip.next = self.held_fog_flip.q.val();
        self.fog_color.next = self.held_fog_color.q.val();
        self.fragment_mode.next = self.held_fragment_mode.q.val();
        self.blends.next = self.held_blends.q.val();
        self.blend_func.next = self.held_blend_func.q.val();
        self.logic_operation.next = self.held_logic_operation.q.val();
        self.blend_color.next = self.held_blend_color.q.val();
        self.alpha_test.next = self.held_alpha_test.q.val();
        self.stencil_test.next = self.held_stencil_test.q.val();
        self.stencil_op.next = self.held_stencil_op.q.val();
        self.depth_color_mask.next = self.held_depth_color_mask.q.val();
        self.color_read.next = self.held_color_read.q.val().any();
        self.color_write.next = self.held_color_write.q.val().any();
        self.depth_read.next = self.held_depth_read.q.val().any();
        self.depth_write.next = self.held_depth_write.q.val().any();
        self.depth_format.next = self.held_depth_format.q.val();
        self.color_format.next = self.held_color_format.q.val();
        self.block32.next = self.held_block32.q.val();
        self.framebuffer_dim.next = self.held_framebuffer_dim.q.val();
    }
}
