// SPDX-License-Identifier: MIT
//! The rasterizer.

mod spread;

use super::channel::{DepthVertices, Interpolated, ScreenTriangle, VertexComponents};
use super::{AttributeSetup, DepthPlane, DepthSetup, Interpolator, RasterSetup, RasterWalk};
use crate::UnsupportedChoice;
use crate::parts::{Credit, Queue, QueueWords, Skid};
use crate::prelude::*;
use pica_spec::choices::Recorder;
use spread::Spread;

/// All of the rasterizer: triangles on the screen become fragments, with depth and with what is interpolated.
///
/// A triangle and its components come by themselves. Of a fragment come its place with its depth, and its components, each in the
/// order of the samples. A triangle has one component at least, so that components say where a fragment ends.
///
/// Pixels that are to be skipped are dropped behind the walk, which takes a clock for each.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct RasterChain {
    pub clock: Signal<In, Clock>,
    /// No triangle is inside.
    pub reset: Signal<In, Bit>,
    pub triangle_valid: Signal<In, Bit>,
    pub triangle_ready: Signal<Out, Bit>,
    /// Where the triangle is.
    pub triangle: Signal<In, ScreenTriangle>,
    /// Its depth.
    pub vertices: Signal<In, DepthVertices>,
    pub components_valid: Signal<In, Bit>,
    pub components_ready: Signal<Out, Bit>,
    pub components: Signal<In, VertexComponents>,
    /// The pixels of each cell of 2x2 that are drawn: bit x + 2 y.
    pub kept: Signal<In, Bits<4>>,
    pub fragment_valid: Signal<Out, Bit>,
    pub fragment_ready: Signal<In, Bit>,
    pub x: Signal<Out, Bits<11>>,
    pub y: Signal<Out, Bits<10>>,
    pub depth: Signal<Out, Bits<32>>,
    pub interpolated_valid: Signal<Out, Bit>,
    pub interpolated_ready: Signal<In, Bit>,
    pub interpolated: Signal<Out, Interpolated>,
    /// Whether no triangle and no fragment is inside.
    pub is_empty: Signal<Out, Bit>,

    setup: RasterSetup,
    depth_setup: DepthSetup,
    attributes: AttributeSetup,
    triangles: Credit<7>,
    has_room: Signal<Local, Bit>,
    takes: Signal<Local, Bit>,

    /// Whether the next interpolant is not the first one of its triangle.
    follows: DFF<Bit>,
    reciprocals_fit: Signal<Local, Bit>,
    interpolant_moves: Signal<Local, Bit>,
    power: Signal<Local, Bits<9>>,
    reciprocals: Skid<95>,

    walk: RasterWalk,
    spread: Spread,
    interpolator: Interpolator,
    plane: DepthPlane,
    sample_leaves: Signal<Local, Bit>,
    queue: Queue<PLACES>,
    places: QueueWords<PLACES, 21>,
    place: Signal<Local, Bits<21>>,
    offers: Signal<Local, Bit>,
    gives: Signal<Local, Bit>,
    fragments: Credit<{ 1 << PLACES }>,
}

/// Bits of the number of places of fragments that wait for their depth: more than [`DepthPlane::INSIDE`].
const PLACES: usize = 5;

impl RasterChain {
    /// The rasterizer under `choices`.
    ///
    /// # Errors
    /// If there is no hardware for one of the choices.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        Ok(Self {
            setup: RasterSetup::new(choices),
            depth_setup: DepthSetup::new(choices)?,
            attributes: AttributeSetup::new(choices),
            walk: RasterWalk::new(choices),
            interpolator: Interpolator::new(choices)?,
            plane: DepthPlane::new(choices)?,
            ..Self::default()
        })
    }
}

#[hdl]
impl Logic for RasterChain {
    fn update(&mut self) {
        wire!(self => self.{setup, depth_setup, attributes, triangles, reciprocals, walk, spread, interpolator, plane,
            queue, fragments}: clock, reset);
        wire!(self => self.places: clock);

        // Both setups take a triangle at once.
        wire!(self.triangles => self: has_room);
        self.triangle_ready.next = self.setup.in_ready.val() && self.depth_setup.in_ready.val() && self.has_room.val();
        self.setup.in_valid.next = self.triangle_valid.val() && self.depth_setup.in_ready.val() && self.has_room.val();
        self.depth_setup.in_valid.next = self.triangle_valid.val() && self.setup.in_ready.val() && self.has_room.val();
        self.takes.next = self.triangle_valid.val()
            && self.setup.in_ready.val()
            && self.depth_setup.in_ready.val()
            && self.has_room.val();
        wire!(self => self.triangles: take: takes);
        wire!(self => self.setup: triangle);
        wire!(self => self.depth_setup: vertices);

        // 1/w comes first: for the interpolator, and for the depth.
        wire!(self => self.attributes: in_valid: components_valid, components);
        wire!(self.attributes => self: components_ready: in_ready);
        self.reciprocals_fit.next = self.follows.q.val() || self.reciprocals.in_ready.val();
        self.interpolator.interpolant_valid.next = self.attributes.out_valid.val() && self.reciprocals_fit.val();
        self.interpolant_moves.next = self.interpolator.interpolant_ready.val() && self.reciprocals_fit.val();
        wire!(self => self.attributes: out_ready: interpolant_moves);
        self.reciprocals.in_valid.next =
            self.attributes.out_valid.val() && (!self.follows.q.val()) && self.interpolator.interpolant_ready.val();
        if self.attributes.out_valid.val() && self.interpolant_moves.val() {
            self.follows.d.next = !self.attributes.y.val().last;
        }
        if self.reset.val() {
            self.follows.d.next = false;
        }
        wire!(self.attributes => self.interpolator: interpolant: y);
        wire!(self.attributes.y.val() => self: power: scale);
        self.reciprocals.x.next = bit_cast::<95, 29>(self.attributes.y.val().number0)
            | (bit_cast::<95, 29>(self.attributes.y.val().number1) << 29)
            | (bit_cast::<95, 29>(self.attributes.y.val().number2) << 58)
            | (bit_cast::<95, 8>(self.power.val().get_bits::<8>(0)) << 87);
        wire!(self.reciprocals => self.plane: reciprocals_valid: out_valid);
        wire!(self.plane => self.reciprocals: out_ready: reciprocals_ready);
        self.plane.reciprocals.next.reciprocal0 = self.reciprocals.y.val().get_bits::<29>(0);
        self.plane.reciprocals.next.reciprocal1 = self.reciprocals.y.val().get_bits::<29>(29);
        self.plane.reciprocals.next.reciprocal2 = self.reciprocals.y.val().get_bits::<29>(58);
        self.plane.reciprocals.next.scale = self.reciprocals.y.val().get_bits::<8>(87);
        wire!(self.depth_setup => self.plane: depths_valid: out_valid, depths);
        wire!(self.plane => self.depth_setup: out_ready: depths_ready);

        // Samples go to both that weigh by them.
        wire!(self.setup => self.walk: in_valid: out_valid, scan);
        wire!(self.walk => self.setup: out_ready: in_ready);
        wire!(self.walk => self.spread: in_valid: out_valid, sample);
        wire!(self.spread => self.walk: out_ready: in_ready);
        wire!(self => self.spread: kept);
        wire!(self.spread => self.interpolator: sample_valid: first_valid, sample: given);
        wire!(self.interpolator => self.spread: first_ready: sample_ready);
        wire!(self.spread => self.plane: sample_valid: second_valid, sample: given);
        wire!(self.plane => self.spread: second_ready: sample_ready);
        self.sample_leaves.next = self.spread.leaves.val() && (!self.spread.given.val().done);
        self.triangles.give.next = self.spread.leaves.val() && self.spread.given.val().done;

        // The places of fragments wait for their depth.
        wire!(self => self.queue: put: sample_leaves);
        wire!(self => self.places: put: sample_leaves);
        wire!(self.queue => self.places: write_address, fetch, read_address, load);
        self.places.x.next =
            bit_cast::<21, 11>(self.spread.given.val().x) | (bit_cast::<21, 10>(self.spread.given.val().y) << 11);
        wire!(self.places => self: place: y);
        self.offers.next = self.queue.valid.val() && self.plane.out_valid.val();
        self.gives.next = self.offers.val() && self.fragment_ready.val();
        wire!(self => self: fragment_valid: offers);
        self.x.next = self.place.val().get_bits::<11>(0);
        self.y.next = self.place.val().get_bits::<10>(11);
        wire!(self.plane => self: depth);
        wire!(self => self.queue: take: gives);
        wire!(self => self.plane: out_ready: gives);
        wire!(self.interpolator => self: interpolated_valid: out_valid, interpolated);
        wire!(self => self.interpolator: out_ready: interpolated_ready);

        wire!(self => self.fragments: take: sample_leaves, give: gives);
        self.is_empty.next = self.triangles.is_empty.val() && self.fragments.is_empty.val();
    }
}
