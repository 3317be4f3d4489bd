// SPDX-License-Identifier: MIT
//! All stages from the combiner to the framebuffer.

mod drawing;
mod front;
mod place;
mod register_queue;
pub(super) mod registers;

use crate::fragment::access::consume::Consume;
use crate::fragment::access::numbers::{PLACE, TAG};
use crate::fragment::access::request::Request;
use crate::fragment::access::retire::Retire;
use crate::fragment::combiner::stages::CombinerStages;
use crate::parts::{Credit, Queue, QueueWords};
use crate::prelude::*;
use crate::{Builder, UnsupportedChoice};
use drawing::FragmentTests;
use front::FragmentFront;
use pica_spec::choices::{Gas, Recorder};
use pica_spec::pica200::bits::{colorbuffer_read, depthbuffer_read};
use register_queue::RegisterQueue;
use registers::FramebufferRegisters;

/// Everything from the combiner to the framebuffer, in front of the memories of the buffers.
///
/// One fragment per clock goes in, and its result comes out, in order (fragment.md#order-of-operations); with the one combiner
/// stage of `--build combiner=folded` it is one per six clocks.
///
/// # Sections
/// 1. In front, combiner and fog make the colour of a fragment. Its pixel and its depth in the format of the buffer are found
///    beside them.
/// 2. A queue of fragments whose colour is there.
/// 3. Behind it, the first of them asks for its pixel, and is issued when all reads that it needs are taken.
/// 4. When the words have come it is tested, and what it writes is found.
/// 5. A queue of results. The first of them goes out in up to three channels, each by itself, and its fragment is retired when all
///    are taken.
///
/// The front and the tests stop for nobody: a fragment is taken where there is room for its result, of which there are 128
/// places. The result of a fragment can be taken [`FragmentPipeline::LATENCY`] clocks behind the fragment if the memory answers a
/// clock after it was asked and nothing waits.
///
/// # Memory
/// A read has a tag and is answered with it exactly once, at any later clock and in any order; there is always room for an answer.
/// Up to 64 reads of each buffer are outstanding. A buffer is read only where COLORBUFFER_READ or DEPTHBUFFER_READ allows it. A
/// write has enables for the bytes that a pixel has in the format of the buffer.
///
/// A read that is taken in a clock behind that of a write has to see it; in the same clock it may or may not. A fragment asks for
/// its pixel only behind the writes of the fragments before it that have the same pixel, or one of the same of 64 buckets: the
/// pixels of a tile of 8x8 have different buckets, and so have 64 neighbours in a row. Fragments of one pixel go through at one per
/// [`FragmentPipeline::INTERVAL`] clocks, others at one per clock.
///
/// A reset abandons all reads: the memory has to forget them too, and answers no read of before. For 64 clocks behind it fragments
/// are taken, but ask for no pixel.
///
/// # Register writes
/// A write goes before a fragment that is offered with it: a fragment sees the writes that were taken before it, and no other.
/// Bytes that `reg_mask` does not enable keep what they are. A write waits only for the section that reads the register. For the
/// front it is taken when no fragment is there. For what is behind it is taken at once and waits in a queue of 16 until the
/// fragments before it are retired. A register of neither is ignored at once. A write of DEPTHBUFFER_FORMAT is one for both.
///
/// A word for FOG_LUT_DATA is whole whatever bytes are enabled, and counts by choice `fifo_write_mask`.
///
/// Registers keep over a reset what was written; a write that still waits in the queue is lost, one of DEPTHBUFFER_FORMAT
/// behind the front alone.
///
/// # Not covered
/// Shadow mode and gas (fragment.md#gas, framebuffer.md#shadow): their fragments have outcome 4 and change nothing; for
/// shadow mode the model does more.
#[derive(LogicBlock, Default, Component, Dut)]
#[dut(memory(color, depth))]
#[component(variant = if self.front.is_folded() { "folded" } else { "" })]
pub struct FragmentPipeline {
    pub(crate) clock: Signal<In, Clock>,
    pub(crate) reset: Signal<In, Bit>,
    pub(crate) reg_valid: Signal<In, Bit>,
    pub(crate) reg_ready: Signal<Out, Bit>,
    /// Register id, from TEXENV0_SOURCE to FRAMEBUFFER_DIM; those without effect on fragments do nothing.
    pub(crate) reg_id: Signal<In, Bits<10>>,
    /// The word that is written.
    pub(crate) reg_data: Signal<In, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub(crate) reg_mask: Signal<In, Bits<4>>,
    pub(crate) fragment_valid: Signal<In, Bit>,
    pub(crate) fragment_ready: Signal<Out, Bit>,
    /// Column of the fragment.
    pub(crate) x: Signal<In, Bits<11>>,
    /// Line of the fragment.
    pub(crate) y: Signal<In, Bits<10>>,
    /// Depth of the fragment; 1.0 is 0xFFFFFF00.
    pub(crate) depth: Signal<In, Bits<32>>,
    /// Interpolated vertex colour: red in bits 0-7, green, blue, alpha in bits 24-31.
    pub(crate) primary: Signal<In, Bits<32>>,
    /// Diffuse and ambient light.
    pub(crate) fragment_primary: Signal<In, Bits<32>>,
    /// Specular light.
    pub(crate) fragment_secondary: Signal<In, Bits<32>>,
    /// Texture unit 0.
    pub(crate) texture0: Signal<In, Bits<32>>,
    /// Texture unit 1.
    pub(crate) texture1: Signal<In, Bits<32>>,
    /// Texture unit 2.
    pub(crate) texture2: Signal<In, Bits<32>>,
    /// Procedural texture.
    pub(crate) texture3: Signal<In, Bits<32>>,
    pub(crate) answer_color_valid: Signal<In, Bit>,
    /// Tag of the read of the colour buffer that is answered.
    pub(crate) answer_color_tag: Signal<In, Bits<{ TAG }>>,
    /// The word of its pixel.
    pub(crate) answer_color_word: Signal<In, Bits<32>>,
    pub(crate) answer_depth_valid: Signal<In, Bit>,
    /// Tag of the read of the depth buffer that is answered.
    pub(crate) answer_depth_tag: Signal<In, Bits<{ TAG }>>,
    /// The word of its pixel.
    pub(crate) answer_depth_word: Signal<In, Bits<32>>,
    pub(crate) read_color_valid: Signal<Out, Bit>,
    pub(crate) read_color_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the colour buffer is read: its place in the buffer in units of pixels.
    pub(crate) read_color_address: Signal<Out, Bits<21>>,
    /// What the answer has to carry.
    pub(crate) read_color_tag: Signal<Out, Bits<{ TAG }>>,
    pub(crate) write_color_valid: Signal<Out, Bit>,
    pub(crate) write_color_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the colour buffer is written.
    pub(crate) write_color_address: Signal<Out, Bits<21>>,
    /// The word that is written.
    pub(crate) write_color_word: Signal<Out, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub(crate) write_color_enable: Signal<Out, Bits<4>>,
    pub(crate) read_depth_valid: Signal<Out, Bit>,
    pub(crate) read_depth_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the depth buffer is read.
    pub(crate) read_depth_address: Signal<Out, Bits<21>>,
    /// What the answer has to carry.
    pub(crate) read_depth_tag: Signal<Out, Bits<{ TAG }>>,
    pub(crate) write_depth_valid: Signal<Out, Bit>,
    pub(crate) write_depth_ready: Signal<In, Bit>,
    /// Number of the pixel whose word in the depth buffer is written.
    pub(crate) write_depth_address: Signal<Out, Bits<21>>,
    /// The word that is written.
    pub(crate) write_depth_word: Signal<Out, Bits<32>>,
    /// The bytes that are written: bit k enables bits 8k to 8k+7.
    pub(crate) write_depth_enable: Signal<Out, Bits<4>>,
    pub(crate) out_valid: Signal<Out, Bit>,
    pub(crate) out_ready: Signal<In, Bit>,
    /// Number of the pixel of the fragment.
    pub(crate) pixel: Signal<Out, Bits<21>>,
    /// Outcome: 0 passed; rejected by 1 alpha, 2 stencil, 3 depth test; 4 the mode draws nothing, or not here.
    pub(crate) outcome: Signal<Out, Bits<3>>,
    /// Whether the fragment writes the colour buffer.
    pub(crate) color_write: Signal<Out, Bit>,
    /// The word that the fragment writes to the colour buffer; 0 without a write.
    pub(crate) color_word: Signal<Out, Bits<32>>,
    /// Whether the fragment writes the depth buffer.
    pub(crate) depth_write: Signal<Out, Bit>,
    /// The word that the fragment writes to the depth buffer; 0 without a write.
    pub(crate) depth_word: Signal<Out, Bits<32>>,

    credit: Credit<{ 1 << PLACE }>,
    ready: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,
    waits_for_front: Signal<Local, Bit>,
    waits_for_room: Signal<Local, Bit>,
    front: FragmentFront,
    writes: RegisterQueue,
    registers: FramebufferRegisters,
    queue: Queue<{ PLACE }>,
    pixels: QueueWords<{ PLACE }, 21>,
    reads_color: Signal<Local, Bit>,
    reads_depth: Signal<Local, Bit>,
    request: Request,
    consume: Consume,
    tests: FragmentTests,
    retire: Retire,
}

impl FragmentPipeline {
    /// Clocks from the edge that takes a fragment to the one that can take its result, with six combiner stages, a memory that
    /// answers a clock after it was asked, and nothing that waits.
    pub const LATENCY: usize =
        FragmentFront::LATENCY + Queue::<PLACE>::LATENCY + Request::LATENCY + Self::ISSUED_LATENCY;
    /// Clocks between fragments of one pixel under the same conditions.
    pub const INTERVAL: usize = Self::ISSUED_LATENCY + Request::RETRY;
    /// Clocks from the edge that issues a fragment to the one that can take its result; the first is that of the memory.
    const ISSUED_LATENCY: usize = 1 + Consume::LATENCY + FragmentTests::LATENCY + Queue::<PLACE>::LATENCY;

    /// The pipeline under `builder`.
    ///
    /// # Errors
    /// If there is no hardware for one of its choices.
    pub fn new(builder: &Builder) -> Result<Self, UnsupportedChoice> {
        Self::with(builder, CombinerStages::new(builder))
    }

    /// The pipeline with one combiner stage in hardware.
    pub(crate) fn folded(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Self::with(choices, CombinerStages::folded(choices))
    }

    fn with(choices: &Recorder, stages: CombinerStages) -> Result<Self, UnsupportedChoice> {
        if choices.gas() == Gas::Accumulate {
            let reason = "gas is not in this block: its fragments change nothing";
            return Err(UnsupportedChoice { id: "gas", value: choices.gas().name(), reason });
        }
        Ok(Self {
            front: FragmentFront::new(choices, stages)?,
            consume: Consume::new(),
            tests: FragmentTests::new(choices),
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for FragmentPipeline {
    fn update(&mut self) {
        wire!(self => self.{credit, front, writes, registers, queue, pixels, request, consume, tests, retire}: clock);
        // Registers. A write for both sections may wait for room when it has reached the front: there it is the same again.
        self.front.write.next = self.reg_valid.val() && self.front.is_empty.val();
        wire!(self => self.front: write_id: reg_id, write_data: reg_data, write_mask: reg_mask);
        self.registers.id.next = self.reg_id.val();
        self.waits_for_front.next = self.front.known.val() && (!self.front.is_empty.val());
        self.waits_for_room.next = self.registers.known.val() && (!self.writes.has_room.val());
        self.reg_ready.next = (!self.waits_for_front.val()) && (!self.waits_for_room.val());
        wire!(self => self.writes: reset, id: reg_id, data: reg_data, mask: reg_mask);
        self.writes.put.next = self.reg_valid.val()
            && self.registers.known.val()
            && self.writes.has_room.val()
            && (!self.waits_for_front.val());
        self.writes.number.next = self.front.taken.val();
        wire!(self.request => self.writes: issued, after_issued, issues);
        self.writes.retired.next = self.retire.retired.val();
        wire!(self.writes => self.registers: write, write_id, write_data, write_mask);

        // 1. The front.
        wire!(self => self.{credit, front}: reset);
        self.ready.next = self.credit.has_room.val() && self.front.in_ready.val() && (!self.reg_valid.val());
        self.takes.next = self.fragment_valid.val() && self.ready.val();
        self.fragment_ready.next = self.ready.val();
        self.credit.take.next = self.takes.val();
        wire!(self => self.front: in_valid: takes, x, y, depth, primary, fragment_primary, fragment_secondary, texture0,
            texture1, texture2, texture3);

        // 2. The queue.
        self.queue.reset.next = self.reset.val();
        self.queue.put.next = self.front.mixed.val();
        self.queue.take.next = self.request.in_ready.val();
        wire!(self.front => self.pixels: put: placed, write_address: placed_at, x: pixel);
        wire!(self.queue => self.pixels: fetch, read_address, load);

        // 3. Reads.
        self.reads_color.next = field!(self.registers.colorbuffer_read, colorbuffer_read::ACCESS).any();
        self.reads_depth.next = field!(self.registers.depthbuffer_read, depthbuffer_read::ACCESS).any();
        wire!(self => self.request: reset, reads_color, reads_depth, read_color_ready, read_depth_ready);
        wire!(self.consume => self.request: is_ready, consumed);
        self.request.stops.next = self.writes.stops.val();
        self.request.in_valid.next = self.queue.valid.val();
        self.request.pixel.next = self.pixels.y.val();
        wire!(self.retire => self.request: retires, retired_pixel: pixel);
        wire!(self.request => self: read_color_valid, read_color_address: address);
        self.read_color_tag.next = self.request.issued.val().get_bits::<{ TAG }>(0);
        wire!(self.request => self: read_depth_valid, read_depth_address: address);
        self.read_depth_tag.next = self.request.issued.val().get_bits::<{ TAG }>(0);

        // 4. Answers and tests.
        wire!(self => self.{consume, tests}: reset);
        wire!(self => self.consume: reads_color, reads_depth, answer_color_valid, answer_color_tag, answer_color_word,
            answer_depth_valid, answer_depth_tag, answer_depth_word);
        wire!(self.front => self.consume: placed, placed_at, placed_depth: depth_word, mixed, mixed_at,
            mixed_color: color);
        self.consume.issued.next = self.request.issued.val();
        wire!(self.registers => self.tests: color_operation, blend_func, logic_op, blend_color, fragop_alpha_test,
            stencil_test, stencil_op, depth_color_mask, colorbuffer_read, colorbuffer_write, depthbuffer_read,
            depthbuffer_write, depthbuffer_format, colorbuffer_format);
        wire!(self.consume => self.tests: in_valid: out_valid, color, depth, stored_color, stored_depth);

        // 5. Results.
        wire!(self => self.retire: reset, write_color_ready, write_depth_ready, out_ready);
        wire!(self.registers => self.retire: colorbuffer_format, depthbuffer_format);
        wire!(self.front => self.retire: placed, placed_at, placed_pixel: pixel);
        wire!(self.tests => self.retire: in_valid: out_valid, in_outcome: outcome, in_writes_color: writes_color,
            in_color: color_word, in_writes_depth: writes_depth, in_depth: depth_word);
        self.credit.give.next = self.retire.retires.val();
        wire!(self.retire => self: write_color_valid, write_color_address: pixel, write_color_word: color,
            write_color_enable: color_bytes, write_depth_valid, write_depth_address: pixel, write_depth_word: depth,
            write_depth_enable: depth_bytes, out_valid, pixel, outcome, color_write: writes_color, color_word: color,
            depth_write: writes_depth, depth_word: depth);
    }
}
