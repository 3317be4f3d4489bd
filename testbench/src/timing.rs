// SPDX-License-Identifier: MIT
//! How transactions cross the ports of a block, in words and drawn: what emitted files say of it.

use crate::waves::{Wave, Waves};
use pica_vectors::{Direction, Interface, Protocol};

/// Characters of a clock in a header.
const WIDTH: usize = 4;
/// The longest list of port names that stands before a diagram.
const NAMES: usize = 12;

/// Words and drawing.
pub fn describe(interface: &Interface) -> String {
    let words = match interface.protocol {
        Protocol::Comb => "Protocol comb: no clock. The outputs follow the inputs.".to_owned(),
        Protocol::Pipe => format!(
            "Protocol pipe: operands enter at every rising edge with in_valid 1, nothing holds them up, and {} clocks\n\
             later their result is there with out_valid 1.",
            interface.latency.unwrap_or_default(),
        ),
        Protocol::Stream => {
            "Protocol stream: a transaction crosses at the rising edge where valid and ready are both 1;\n\
             valid does not wait for ready, and the payload stays until then. Each operand gives one result, in order."
                .to_owned()
        }
        Protocol::Unit => {
            "Protocol unit: several channels. In each a transaction crosses at the rising edge where valid\n\
             and ready are both 1; valid does not wait for ready, and the payload stays until then."
                .to_owned()
        }
    };
    let reset = if interface.clocked() { "\nA rising edge with reset 1 abandons what is inside.\n" } else { "\n" };
    let drawing: String = waves(interface).draw(WIDTH).lines().map(|line| format!("  {line}\n")).collect();
    words + reset + drawing.trim_end_matches('\n')
}

/// The drawing: transactions A and B, and what comes of them.
pub fn waves(interface: &Interface) -> Waves {
    let [inputs, outputs] = [Direction::In, Direction::Out].map(|side| payload(interface, side));
    let mut waves = Waves::default();
    match interface.protocol {
        Protocol::Comb => {
            waves.row(inputs, values(["A", "B"]));
            waves.row(outputs, values(["A'", "B'"]));
        }
        Protocol::Pipe => {
            let latency = interface.latency.unwrap_or_default() as usize;
            // Idle, A, B, and as many clocks again when they come out.
            let clocks = latency + 4;
            let during = |first: usize, names: [&str; 2]| {
                let wave = |clock: usize| match clock.checked_sub(first) {
                    Some(place @ 0..=1) => Wave::Value(names[place].to_owned()),
                    _ => Wave::Any,
                };
                (0..clocks).map(wave).collect::<Vec<_>>()
            };
            let valid =
                |payload: &[Wave]| payload.iter().map(|wave| Wave::Level(*wave != Wave::Any)).collect::<Vec<_>>();
            let [into, out] = [during(1, ["A", "B"]), during(1 + latency, ["A'", "B'"])];
            waves.row("clock", vec![Wave::Clock; clocks]);
            waves.row("in_valid", valid(&into));
            waves.row(inputs, into);
            waves.row("out_valid", valid(&out));
            waves.row(outputs, out);
        }
        Protocol::Stream => {
            // Idle, A crosses when the block is ready; its result waits, is taken. That of the next one may come sooner.
            let levels = |levels: &str| {
                let wave = |level| match level {
                    '.' => Wave::Gap,
                    'x' => Wave::Any,
                    _ => Wave::Level(level == '1'),
                };
                levels.chars().map(wave).collect::<Vec<_>>()
            };
            let clock = |wave: Wave| if wave == Wave::Gap { wave } else { Wave::Clock };
            waves.row("clock", levels("0.0.000").into_iter().map(clock));
            waves.row("in_valid", levels("0.1.000"));
            waves.row("in_ready", levels("x.1.xxx"));
            waves.row(inputs, values(["", "..", "A", "..", "", "", ""]));
            waves.row("out_valid", levels("0.0.110"));
            waves.row("out_ready", levels("x.x.01x"));
            waves.row(outputs, values(["", "..", "", "..", "A'", "A'", ""]));
        }
        Protocol::Unit => {
            // Nobody offers, A waits, crosses, B crosses at once.
            let name = interface.channels.first().map_or("in", |channel| &channel.name);
            waves.row("clock", vec![Wave::Clock; 5]);
            waves.row(format!("{name}_valid"), [0, 1, 1, 1, 0].map(|level| Wave::Level(level == 1)));
            waves.row(format!("{name}_ready"), [0, 0, 1, 1, 0].map(|level| Wave::Level(level == 1)));
            waves.row(inputs, values(["", "A", "A", "B", ""]));
        }
    }
    waves
}

fn values<const N: usize>(names: [&str; N]) -> impl Iterator<Item = Wave> {
    names
        .map(|name| match name {
            "" => Wave::Any,
            ".." => Wave::Gap,
            _ => Wave::Value(name.to_owned()),
        })
        .into_iter()
}

/// The ports of the first channel of a direction, or what they are if they are many.
fn payload(interface: &Interface, direction: Direction) -> String {
    let channel = interface.side(direction).map(|(_, channel)| channel).next();
    let names: Vec<&str> = channel.iter().flat_map(|channel| &channel.ports).map(|port| port.name.as_str()).collect();
    let names = names.join(", ");
    match (names.len() <= NAMES, direction) {
        (true, _) => names,
        (false, Direction::In) => "inputs".to_owned(),
        (false, Direction::Out) => "outputs".to_owned(),
    }
}
