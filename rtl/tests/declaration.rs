// SPDX-License-Identifier: MIT
//! What a struct declares: channels, protocol, documentation, values by name.

use pica_rtl::dut::Values;
use pica_rtl::prelude::*;
use pica_vectors::{Channel, Direction, Handshake, Interface, Protocol};

/// A value, or the next one.
///
/// Only the first paragraph counts.
#[derive(LogicBlock, Default, Component, Dut)]
pub struct Sums<const W: usize> {
    /// The first operand,
    /// on two lines.
    a: Signal<In, Bits<W>>,
    /// Whether to count it.
    counts: Signal<In, Bit>,
    /// The sum.
    sum: Signal<Out, Bits<W>>,
    inner: Signal<Local, Bits<W>>,
}

#[hdl]
impl<const W: usize> Logic for Sums<W> {
    fn update(&mut self) {
        self.inner.next = self.a.val() + 1;
        self.sum.next = self.a.val();
        if self.counts.val() {
            self.sum.next = self.inner.val();
        }
    }
}

/// Declares blocks that give out what they take.
macro_rules! handshakes {
    ($($attributes:meta)? => $name:ident { $($field:tt)* }) => {
        /// A block with handshakes.
        #[derive(LogicBlock, Default, Component, Dut)]
        $(#[$attributes])?
        pub struct $name {
            clock: Signal<In, Clock>,
            reset: Signal<In, Bit>,
            $($field)*
        }

        impl Logic for $name {
            fn update(&mut self) {}
        }
    };
}

handshakes! { dut(latency = 2 + 1) => Pipe {
    in_valid: Signal<In, Bit>,
    /// An operand.
    a: Signal<In, Bits<8>>,
    out_valid: Signal<Out, Bit>,
    /// The result.
    y: Signal<Out, Bits<8>>,
} }

handshakes! { => Stream {
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// An operand.
    a: Signal<In, Bits<8>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// The result.
    y: Signal<Out, Bits<8>>,
} }

handshakes! { dut(unit) => Alike {
    in_valid: Signal<In, Bit>,
    in_ready: Signal<Out, Bit>,
    /// An operand.
    a: Signal<In, Bits<8>>,
    out_valid: Signal<Out, Bit>,
    out_ready: Signal<In, Bit>,
    /// The result.
    y: Signal<Out, Bits<8>>,
} }

handshakes! { => Several {
    /// The pixel comes first here, and last in the interface.
    pixel_valid: Signal<Out, Bit>,
    pixel_ready: Signal<In, Bit>,
    /// Column of the pixel.
    x: Signal<Out, Bits<9>>,
    /// Line of the pixel.
    y: Signal<Out, Bits<10>>,
    reg_valid: Signal<In, Bit>,
    /// Id of the register.
    id: Signal<In, Bits<10>>,
    vertex_out_valid: Signal<In, Bit>,
    vertex_out_ready: Signal<Out, Bit>,
    /// Colour of the vertex.
    color: Signal<In, Bits<32>>,
} }

/// What is compared of a channel: name, direction, handshake, payload.
type Outline<'a> = (&'a str, Direction, Handshake, Vec<(&'a str, u32)>);

fn outline(channel: &Channel) -> Outline<'_> {
    let ports = channel.ports.iter().map(|port| (port.name.as_str(), port.width)).collect();
    (&channel.name, channel.direction, channel.handshake, ports)
}

fn outlines(interface: &Interface) -> Vec<Outline<'_>> {
    assert_eq!(interface.check(), Ok(()));
    interface.channels.iter().map(outline).collect()
}

#[test]
fn a_block_without_handshake_is_combinational() {
    let interface = Sums::<7>::default().interface("sums");
    assert_eq!((interface.name.as_str(), interface.doc.as_str()), ("sums", "A value, or the next one."));
    assert_eq!((interface.protocol, interface.latency), (Protocol::Comb, None));
    let expected = [
        ("in", Direction::In, Handshake::None, vec![("a", 7), ("counts", 1)]),
        ("out", Direction::Out, Handshake::None, vec![("sum", 7)]),
    ];
    assert_eq!(outlines(&interface), expected);
    assert_eq!(interface.channels[0].ports[0].doc, "The first operand, on two lines.");
}

#[test]
fn a_latency_makes_a_pipe_and_ready_a_stream() {
    let pipe = Pipe::default().interface("pipe");
    assert_eq!((pipe.protocol, pipe.latency), (Protocol::Pipe, Some(3)));
    let expected = |handshake| {
        [("in", Direction::In, handshake, vec![("a", 8)]), ("out", Direction::Out, handshake, vec![("y", 8)])]
    };
    assert_eq!(outlines(&pipe), expected(Handshake::Valid));
    let stream = Stream::default().interface("stream");
    assert_eq!((stream.protocol, stream.latency), (Protocol::Stream, None));
    assert_eq!(outlines(&stream), expected(Handshake::ReadyValid));
}

#[test]
fn a_unit_is_marked_or_has_several_channels() {
    assert_eq!(Alike::default().interface("alike").protocol, Protocol::Unit);
    assert_eq!(outlines(&Alike::default().interface("a")), outlines(&Stream::default().interface("a")));
    let several = Several::default().interface("several");
    assert_eq!(several.protocol, Protocol::Unit);
    let expected = [
        ("reg", Direction::In, Handshake::Valid, vec![("id", 10)]),
        ("vertex_out", Direction::In, Handshake::ReadyValid, vec![("color", 32)]),
        ("pixel", Direction::Out, Handshake::ReadyValid, vec![("x", 9), ("y", 10)]),
    ];
    assert_eq!(outlines(&several), expected);
}

/// The ports of the interface are those of the circuit: an emitted header has all.
#[test]
fn no_port_is_lost() {
    fn names(dut: &dyn Dut) {
        let mut declared: Vec<String> = dut.ports().into_iter().map(|port| port.port.name).collect();
        let mut named = dut.interface("block").port_names();
        named.retain(|name| name != "clock");
        declared.sort();
        named.sort();
        assert_eq!(named, declared);
    }
    names(&Sums::<3>::default());
    names(&Pipe::default());
    names(&Alike::default());
    names(&Several::default());
}

#[test]
fn ports_are_reached_by_number() {
    let mut sums = Sums::<4>::default();
    sums.connect_all();
    let place = |name: &str| sums.ports().iter().position(|port| port.port.name == name).expect("a port");
    let (a, counts, sum) = (place("a"), place("counts"), place("sum"));
    sums.set(a, 0xF7);
    sums.set(counts, 2);
    sums.settle().expect("it settles");
    assert_eq!([sums.get(a), sums.get(counts), sums.get(sum)], [7, 0, 7], "bits above the width are dropped");
    sums.set(counts, 1);
    sums.settle().expect("it settles");
    assert_eq!(sums.get(sum), 8);
    sums.set(sum, 3);
    sums.set(99, 3);
    assert_eq!([sums.get(sum), sums.get(99)], [8, 0], "an output is not set, and there is no port 99");
}

#[test]
fn values_have_names() {
    assert_eq!(SeveralPixel::WORDS, ["x", "y"]);
    assert_eq!((SumsIn::WORDS, SumsOut::WORDS), (&["a", "counts"][..], &["sum"][..]));
    let mut pixel = SeveralPixel { x: 3, ..SeveralPixel::default() };
    pixel.set(1, 5);
    pixel.set(2, 7);
    assert_eq!(pixel, SeveralPixel { x: 3, y: 5 });
    assert_eq!([pixel.get(0), pixel.get(1), pixel.get(2)], [3, 5, 0]);
    assert_eq!(SeveralPixel::from_row(|port| 10 + port as u32), SeveralPixel { x: 10, y: 11 });
    assert_eq!((pixel.to_row(), pixel.to_array()), (vec![3, 5], [3, 5]));
    assert_eq!(SeveralVertexOut { color: 1 }.to_row(), [1]);
}

#[test]
fn a_component_knows_what_it_is() {
    assert_eq!(Sums::<5>::NAME, "Sums");
    assert_eq!(Sums::<5>::widths(), [("W", 5)]);
    assert_eq!(Sums::<5>::DOC, "A value, or the next one.\n\nOnly the first paragraph counts.");
    let fields = [("a", "The first operand,\non two lines."), ("counts", "Whether to count it."), ("sum", "The sum.")];
    assert_eq!(Sums::<5>::FIELDS, fields);
}
