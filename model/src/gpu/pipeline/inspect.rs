// SPDX-License-Identifier: MIT
//! The history of one pixel.

use core::fmt::{self, Display, Formatter};
use core::ops::Range;

use crate::diagnostic::Place;
use crate::fragment::{FragmentRecord, fragment_in_words};
use crate::geometry::Draw;
use crate::raster::fragment::{Attributes, FragmentTile, FramebufferUse, lane_position};

/// Fragments that are kept.
const MOST_EVENTS: usize = 10_000;

/// Collects the fragments of one pixel.
#[derive(Clone, Debug)]
pub struct Inspector {
    /// Column and row of the pixel; row 0 is the first one in a picture, the last one from the register origin.
    pixel: (u32, u32),
    /// Draws that have begun.
    draws: u64,
    kind: Draw,
    place: Place,
    events: Vec<PixelEvent>,
    suppressed: u64,
}

/// A fragment at the pixel.
#[derive(Clone, Debug)]
pub struct PixelEvent {
    /// Number of the draw, from 0.
    pub draw: u64,
    /// How the draw takes its vertices.
    pub kind: Draw,
    /// Which write started it.
    pub place: Place,
    /// Number of the triangle among those of the draw that reached the rasterizer, from 0.
    pub triangle: u64,
    /// Physical addresses of the colour and the depth buffer, if they are used.
    pub buffers: [Option<u32>; 2],
    /// What was interpolated for it.
    pub attributes: Attributes,
    /// What happened to the fragment.
    pub record: FragmentRecord,
}

/// What happened to the fragment, in lines.
impl Display for PixelEvent {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let PixelEvent { draw, kind, place, triangle, buffers, attributes, record } = self;
        writeln!(f, "draw {draw}, {kind} ({place}), triangle {triangle}")?;
        for (name, address) in ["colour", "depth"].iter().zip(buffers) {
            if let Some(address) = address {
                writeln!(f, "  {name} buffer      at {address:#010X}")?;
            }
        }
        fragment_in_words(attributes, record, f)
    }
}

impl Inspector {
    /// An inspector of a pixel; row 0 is the first one in a picture.
    pub fn new(x: u32, row: u32) -> Inspector {
        Inspector {
            pixel: (x, row),
            draws: 0,
            kind: Draw::Immediate,
            place: Place::Start,
            events: Vec::new(),
            suppressed: 0,
        }
    }

    /// The fragments, in their order.
    pub fn events(&self) -> &[PixelEvent] {
        &self.events
    }

    /// Fragments that came after as many as are kept.
    pub fn suppressed(&self) -> u64 {
        self.suppressed
    }

    pub(super) fn begin_draw(&mut self, kind: Draw, place: Place) {
        self.draws += 1;
        self.kind = kind;
        self.place = place;
    }

    pub(super) fn extend(&mut self, events: Vec<PixelEvent>) {
        let room = MOST_EVENTS - self.events.len();
        self.suppressed += events.len().saturating_sub(room) as u64;
        self.events.extend(events.into_iter().take(room));
    }

    /// The part that looks at a band; `None` if the pixel is not in it.
    pub(super) fn in_band(&self, rows: &Range<u32>, framebuffer: &FramebufferUse) -> Option<BandInspector> {
        let (x, row) = self.pixel;
        // A picture begins with the last row from the register origin; memory too, if y goes up.
        let grid = framebuffer.grid;
        let y = framebuffer.height.checked_sub(1)?.checked_sub(row)?;
        let row = grid.row(y);
        let buffers = [framebuffer.color, framebuffer.depth].map(|buffer| buffer.map(|buffer| buffer.address));
        (x < grid.width && rows.contains(&row)).then(|| BandInspector {
            pixel: (x, row),
            draw: (self.draws.saturating_sub(1), self.kind, self.place),
            buffers,
            events: Vec::new(),
        })
    }
}

/// An inspector in the band of its pixel.
#[derive(Debug)]
pub(super) struct BandInspector {
    /// Column and row in memory.
    pixel: (u32, u32),
    draw: (u64, Draw, Place),
    buffers: [Option<u32>; 2],
    events: Vec<PixelEvent>,
}

impl BandInspector {
    /// The lane of the pixel, if it is in this tile.
    pub fn lane(&self, tile: &FragmentTile) -> Option<usize> {
        let (x, row) = self.pixel;
        (0..64).find(|lane| {
            let (lane_x, lane_row) = lane_position(*lane);
            (tile.x + lane_x, tile.row + lane_row) == (x, row)
        })
    }

    /// Notes what happened to the fragment at `lane`, if there is one.
    pub fn record(&mut self, triangle: u64, tile: &FragmentTile, lane: usize, record: Option<FragmentRecord>) {
        let Some(record) = record.filter(|_| self.events.len() < MOST_EVENTS) else { return };
        let (draw, kind, place) = self.draw;
        self.events.push(PixelEvent {
            draw,
            kind,
            place,
            triangle,
            buffers: self.buffers,
            attributes: tile.attributes(lane),
            record,
        });
    }

    pub fn into_events(self) -> Vec<PixelEvent> {
        self.events
    }
}
