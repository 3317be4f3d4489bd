// SPDX-License-Identifier: MIT
//! The colour of a fragment and the fog colour, mixed.

use crate::fragment::color::{Join, Split};
use crate::parts::Product;
use crate::prelude::*;
use crate::{Parameter, UnsupportedChoice};
use pica_spec::choices::{FogRounding, LutDivisor, Recorder};

/// floor((factor * c + (1 - factor) * fog) / 1) of a channel. Choice `lut_divisor`.
///
/// The result is the fog colour and a step from it to c, factor times their distance: rounded down where c is larger,
/// up where c is smaller, which is down once all but the least has been added. The quotient of x by 2047 is
/// (x + (x >> 11) + 1) >> 11 for all x below 256 * 2047.
#[derive(LogicBlock, Default, Component)]
struct FogChannel {
    pub clock: Signal<In, Clock>,
    pub color: Signal<In, Bits<8>>,
    pub fog: Signal<In, Bits<8>>,
    /// The share of the colour, one clock after the colours.
    pub factor: Signal<In, Bits<28>>,
    pub y: Signal<Out, Bits<8>>,
    difference: Signal<Local, Bits<9>>,
    distance1: DFF<Bits<8>>,
    darker1: DFF<Bit>,
    fog1: DFF<Bits<8>>,
    high: Product<12, 8, 20>,
    low: Product<16, 8, 24>,
    high2: DFF<Bits<20>>,
    low2: DFF<Bits<24>>,
    darker2: DFF<Bit>,
    fog2: DFF<Bits<8>>,
    low_up: Signal<Local, Bits<25>>,
    high3: DFF<Bits<20>>,
    low3: DFF<Bits<9>>,
    darker3: DFF<Bit>,
    fog3: DFF<Bits<8>>,
    x4: DFF<Bits<20>>,
    darker4: DFF<Bit>,
    fog4: DFF<Bits<8>>,
    folded: Signal<Local, Bits<21>>,
    quotient: Signal<Local, Bits<21>>,
    step5: DFF<Bits<8>>,
    darker5: DFF<Bit>,
    fog5: DFF<Bits<8>>,
    y6: DFF<Bits<8>>,
    /// Choice `lut_divisor`.
    power_of_two: Parameter<Bit>,
    /// What is added for rounding up, without its lower half. Choice `lut_divisor`.
    up: Parameter<Bits<20>>,
}

impl FogChannel {
    fn new(choices: &Recorder) -> Self {
        let power_of_two = choices.lut_divisor() == LutDivisor::PowerOfTwo;
        Self {
            power_of_two: Parameter::new(power_of_two),
            up: Parameter::bits(if power_of_two { 2047 } else { 2046 }),
            ..Self::default()
        }
    }
}

#[hdl]
impl Logic for FogChannel {
    fn update(&mut self) {
        // 1. The distance.
        self.difference.next = bit_cast::<9, 8>(self.color.val()) - bit_cast::<9, 8>(self.fog.val());
        self.distance1.d.next = self.difference.val().get_bits::<8>(0);
        if self.difference.val().get_bit(8) {
            self.distance1.d.next = self.fog.val() - self.color.val();
        }
        self.darker1.d.next = self.difference.val().get_bit(8);
        self.fog1.d.next = self.fog.val();

        // 2. The products.
        self.high.a.next = self.factor.val().get_bits::<12>(16);
        self.high.b.next = self.distance1.q.val();
        self.low.a.next = self.factor.val().get_bits::<16>(0);
        self.low.b.next = self.distance1.q.val();
        wire!(self.*.y => self.*2.d: high, low);
        wire!(self.*1.q => self.*2.d: darker, fog);

        // 3. The addition that rounds up.
        self.low_up.next = bit_cast::<25, 24>(self.low2.q.val());
        self.high3.d.next = self.high2.q.val();
        if self.darker2.q.val() {
            self.low_up.next = bit_cast::<25, 24>(self.low2.q.val()) + 0xFFFF;
            self.high3.d.next = self.high2.q.val() + self.up.val();
        }
        self.low3.d.next = self.low_up.val().get_bits::<9>(16);
        wire!(self.*2.q => self.*3.d: darker, fog);

        // 4. The whole product.
        self.x4.d.next = self.high3.q.val() + bit_cast::<20, 9>(self.low3.q.val());
        wire!(self.*3.q => self.*4.d: darker, fog);

        // 5. The quotient: twice the sum, and in the lowest bit what carries into it.
        self.folded.next = 0.into();
        if !self.power_of_two.val() {
            self.folded.next = (bit_cast::<21, 9>(self.x4.q.val().get_bits::<9>(11)) << 1) | 1;
        }
        self.quotient.next = ((bit_cast::<21, 20>(self.x4.q.val()) << 1) | 1) + self.folded.val();
        self.step5.d.next = self.quotient.val().get_bits::<8>(12);
        wire!(self.*4.q => self.*5.d: darker, fog);

        // 6. The step.
        self.y6.d.next = self.fog5.q.val() + self.step5.q.val();
        if self.darker5.q.val() {
            self.y6.d.next = self.fog5.q.val() - self.step5.q.val();
        }
        self.y.next = self.y6.q.val();
    }
}

/// The colour of a fragment and the fog colour, mixed; alpha stays.
#[derive(LogicBlock, Default, Component)]
pub(crate) struct FogMix {
    pub clock: Signal<In, Clock>,
    pub color: Signal<In, Bits<32>>,
    pub fog_color: Signal<In, Bits<24>>,
    /// The share of the fragment's colour, one clock after the colours.
    pub factor: Signal<In, Bits<28>>,
    pub y: Signal<Out, Bits<32>>,
    colors: Split,
    fogs: Split,
    /// Red, green and blue; not an array, which would be built on the stack.
    channels: Vec<FogChannel>,
    alpha: [DFF<Bits<8>>; FogMix::LATENCY],
    result: Join,
}

impl FogMix {
    /// Clocks from colour to result.
    pub const LATENCY: usize = 6;

    /// A mixer under `choices`; it cuts, so choice `fog_rounding` can be nothing else.
    pub fn new(choices: &Recorder) -> Result<Self, UnsupportedChoice> {
        if choices.fog_rounding() == FogRounding::Round {
            let reason = "the mixer has no adder for the half";
            return Err(UnsupportedChoice { id: "fog_rounding", value: choices.fog_rounding().name(), reason });
        }
        Ok(Self { channels: (0..3).map(|_| FogChannel::new(choices)).collect(), ..Self::default() })
    }
}

#[hdl]
impl Logic for FogMix {
    fn update(&mut self) {
        self.colors.color.next = self.color.val();
        self.fogs.color.next = bit_cast::<32, 24>(self.fog_color.val());
        for i in 0..3 {
            wire!(self => self.channels[i]: clock, factor);
            self.channels[i].color.next = self.colors.channel[i].val();
            self.channels[i].fog.next = self.fogs.channel[i].val();
            self.result.channel[i].next = self.channels[i].y.val();
        }
        self.alpha[0].d.next = self.colors.channel[3].val();
        for i in 1..FogMix::LATENCY {
            self.alpha[i].d.next = self.alpha[i - 1].q.val();
        }
        for i in (FogMix::LATENCY - 1)..FogMix::LATENCY {
            self.result.channel[3].next = self.alpha[i].q.val();
        }
        self.y.next = self.result.color.val();
    }
}
