// SPDX-License-Identifier: MIT
//! What an interface with a memory has to be.

use crate::blocks;
use pica_vectors::{Direction, Handshake, Interface, Protocol};

/// The channel of a name.
fn of<'a>(interface: &'a mut Interface, name: &str) -> &'a mut pica_vectors::Channel {
    interface.channels.iter_mut().find(|channel| channel.name == name).expect("the channel is there")
}

/// An edit of the interface of a block with a memory, and what is said of it.
type Edit = (fn(&mut Interface), &'static str);

const EDITS: [Edit; 22] = [
    (|block| block.memories[0].read = "reads".into(), "memory `sum` has no output channel `reads` of 2 ports"),
    (|block| block.memories[0].answer = "add".into(), "the channels of memory `sum` have ports of different widths"),
    (
        |block| block.memories[0].write = "answer_sum".into(),
        "memory `sum` has no output channel `answer_sum` of 3 ports",
    ),
    (|block| block.memories[0].before = "sum_after".into(), "memory `sum` has no input channel `sum_after` of 2 ports"),
    (
        |block| block.memories[0].after = "sum_before".into(),
        "memory `sum` has no output channel `sum_before` of 2 ports",
    ),
    (|block| block.memories[0].after = "read_sum".into(), "memory `sum` has no output channel `read_sum` of 2 ports"),
    (|block| block.memories[0].before = "add".into(), "memory `sum` has no input channel `add` of 2 ports"),
    (|block| block.memories[0].read = "total".into(), "memory `sum` has no output channel `total` of 2 ports"),
    (|block| of(block, "read_sum").handshake = Handshake::Content, "a channel of content stands before one with ports"),
    (|block| drop(of(block, "answer_sum").ports.pop()), "memory `sum` has no input channel `answer_sum` of 2 ports"),
    (|block| drop(of(block, "write_sum").ports.pop()), "memory `sum` has no output channel `write_sum` of 3 ports"),
    (
        |block| of(block, "read_sum").handshake = Handshake::None,
        "protocol unit has no handshake like that of channel `read_sum`",
    ),
    (|block| block.memories.clear(), "channel `sum_before` is of no memory"),
    (
        |block| {
            let mut second = block.memories[0].clone();
            second.name = "other".into();
            block.memories.push(second);
        },
        "channel `read_sum` is one of two memories",
    ),
    (|block| of(block, "read_sum").ports[0].width = 5, "the channels of memory `sum` have ports of different widths"),
    (|block| of(block, "answer_sum").ports[0].width = 3, "the channels of memory `sum` have ports of different widths"),
    (|block| of(block, "sum_after").ports[1].width = 8, "the channels of memory `sum` have ports of different widths"),
    (|block| of(block, "write_sum").ports[2].width = 1, "memory `sum` has not one byte enable for each byte of a word"),
    (
        |block| {
            for name in ["read_sum", "write_sum", "sum_before", "sum_after"] {
                of(block, name).ports[0].width = 25;
            }
        },
        "memory `sum` has addresses of 25 bits, not 1 to 24",
    ),
    (
        |block| {
            of(block, "read_sum").ports[1].width = 17;
            of(block, "answer_sum").ports[0].width = 17;
        },
        "memory `sum` has tags of 17 bits, not 1 to 16",
    ),
    (|block| block.memories[0].name = "a sum".into(), "`a sum` is no plain identifier"),
    (|block| of(block, "sum_after").ports[1].name = "total".into(), "the name `total` stands twice"),
];

#[test]
fn memories_that_are_refused() {
    let block = blocks::unit_accumulate().interface;
    assert_eq!(block.check(), Ok(()));
    for (edit, message) in EDITS {
        let mut edited = block.clone();
        edit(&mut edited);
        let error = edited.check().expect_err(message).to_string();
        assert_eq!(error, format!("block `unit_accumulate`: {message}"));
    }
}

/// No item crosses the channels between a memory and the block; content has no ports.
#[test]
fn channels_of_memories() {
    let block = blocks::unit_accumulate();
    let interface = &block.interface;
    assert!(interface.protocol == Protocol::Unit && !interface.is_flat());
    assert!(interface.port_names().iter().all(|name| !name.contains("before") && !name.contains("after")));
    let streams: Vec<&str> =
        interface.channels.iter().filter(|of| interface.is_stream(of)).map(|of| of.name.as_str()).collect();
    assert_eq!(streams, ["add", "total"]);
    for name in ["answer_sum", "read_sum", "write_sum"] {
        let mut case = block.cases(1).remove(0);
        let channel = interface.channel(name).expect("the channel is there");
        let side = match interface.channels[channel].direction {
            Direction::In => &mut case.inputs,
            Direction::Out => &mut case.outputs,
        };
        side[0].channel = channel;
        let error = interface.check_case(&case).expect_err(name).to_string();
        assert_eq!(error, format!("channel `{name}` is one between a memory and the block"));
    }
}
