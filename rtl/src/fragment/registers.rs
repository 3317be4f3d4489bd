// SPDX-License-Identifier: MIT
//! The registers behind the combiner.

use crate::prelude::*;

/// FOG_COLOR and the registers of the framebuffer. They keep what was written over a reset.
#[derive(LogicBlock, Default, Component)]
pub(super) struct Registers {
    pub clock: Signal<In, Clock>,
    /// Whether a register is written at the next edge.
    pub write: Signal<In, Bit>,
    /// Its id; one that is not here does nothing.
    pub write_id: Signal<In, Bits<10>>,
    pub write_data: Signal<In, Bits<32>>,
    /// TEXENV_UPDATE_BUFFER bits 0-2.
    pub fog_mode: Signal<Out, Bits<3>>,
    /// TEXENV_UPDATE_BUFFER bit 16.
    pub fog_flip: Signal<Out, Bit>,
    pub fog_color: Signal<Out, Bits<24>>,
    /// Whether the word goes into the fog table, and where.
    pub fog_write: Signal<Out, Bit>,
    pub fog_address: Signal<Out, Bits<7>>,
    /// COLOR_OPERATION bits 0-1 and bit 8.
    pub fragment_mode: Signal<Out, Bits<2>>,
    pub blends: Signal<Out, Bit>,
    pub blend_func: Signal<Out, Bits<32>>,
    pub logic_operation: Signal<Out, Bits<4>>,
    pub blend_color: Signal<Out, Bits<32>>,
    pub alpha_test: Signal<Out, Bits<16>>,
    pub stencil_test: Signal<Out, Bits<32>>,
    pub stencil_op: Signal<Out, Bits<11>>,
    pub depth_color_mask: Signal<Out, Bits<13>>,
    /// Whether the buffers may be read and written: any bit enables all of a buffer (dossier section 4.11).
    pub color_read: Signal<Out, Bit>,
    pub color_write: Signal<Out, Bit>,
    pub depth_read: Signal<Out, Bit>,
    pub depth_write: Signal<Out, Bit>,
    pub depth_format: Signal<Out, Bits<2>>,
    pub color_format: Signal<Out, Bits<3>>,
    pub block32: Signal<Out, Bit>,
    pub framebuffer_dim: Signal<Out, Bits<25>>,
    held_fog_mode: DFF<Bits<3>>,
    held_fog_flip: DFF<Bit>,
    held_fog_color: DFF<Bits<24>>,
    held_fog_index: DFF<Bits<7>>,
    held_fragment_mode: DFF<Bits<2>>,
    held_blends: DFF<Bit>,
    held_blend_func: DFF<Bits<32>>,
    held_logic_operation: DFF<Bits<4>>,
    held_blend_color: DFF<Bits<32>>,
    held_alpha_test: DFF<Bits<16>>,
    held_stencil_test: DFF<Bits<32>>,
    held_stencil_op: DFF<Bits<11>>,
    held_depth_color_mask: DFF<Bits<13>>,
    held_color_read: DFF<Bits<4>>,
    held_color_write: DFF<Bits<4>>,
    held_depth_read: DFF<Bits<2>>,
    held_depth_write: DFF<Bits<2>>,
    held_depth_format: DFF<Bits<2>>,
    held_color_format: DFF<Bits<3>>,
    held_block32: DFF<Bit>,
    held_framebuffer_dim: DFF<Bits<25>>,
}

#[hdl]
impl Logic for Registers {
    fn update(&mut self) {
        self.fog_write.next = false;
        if self.write.val() {
            match self.write_id.val().index() {
                224 => {
                    self.held_fog_mode.d.next = self.write_data.val().get_bits::<3>(0);
                    self.held_fog_flip.d.next = self.write_data.val().get_bit(16);
                }
                225 => self.held_fog_color.d.next = self.write_data.val().get_bits::<24>(0),
                230 => self.held_fog_index.d.next = self.write_data.val().get_bits::<7>(0),
                256 => {
                    self.held_fragment_mode.d.next = self.write_data.val().get_bits::<2>(0);
                    self.held_blends.d.next = self.write_data.val().get_bit(8);
                }
                257 => self.held_blend_func.d.next = self.write_data.val(),
                258 => self.held_logic_operation.d.next = self.write_data.val().get_bits::<4>(0),
                259 => self.held_blend_color.d.next = self.write_data.val(),
                260 => self.held_alpha_test.d.next = self.write_data.val().get_bits::<16>(0),
                261 => self.held_stencil_test.d.next = self.write_data.val(),
                262 => self.held_stencil_op.d.next = self.write_data.val().get_bits::<11>(0),
                263 => self.held_depth_color_mask.d.next = self.write_data.val().get_bits::<13>(0),
                274 => self.held_color_read.d.next = self.write_data.val().get_bits::<4>(0),
                275 => self.held_color_write.d.next = self.write_data.val().get_bits::<4>(0),
                276 => self.held_depth_read.d.next = self.write_data.val().get_bits::<2>(0),
                277 => self.held_depth_write.d.next = self.write_data.val().get_bits::<2>(0),
                278 => self.held_depth_format.d.next = self.write_data.val().get_bits::<2>(0),
                279 => self.held_color_format.d.next = self.write_data.val().get_bits::<3>(16),
                283 => self.held_block32.d.next = self.write_data.val().get_bit(0),
                286 => self.held_framebuffer_dim.d.next = self.write_data.val().get_bits::<25>(0),
                _ => {}
            }
            // 0x0E8-0x0EF: the next entry of the fog table.
            if self.write_id.val().get_bits::<7>(3) == 29 {
                self.fog_write.next = true;
                self.held_fog_index.d.next = self.held_fog_index.q.val() + 1;
            }
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
