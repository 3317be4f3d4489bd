// SPDX-License-Identifier: MIT
//! The recorded scenes.

use std::collections::HashSet;

use super::*;
use pica_spec::choices::FinalizeMatch;
use pica_spec::command::{EndRule, Event, ListEnd, decode, encode};
use pica_spec::trace::{ListOptions, Lists, SizeUnit, lists};

/// Trace, frame, number, address, bytes, commands, writes, sum of register ids, sum of masks, exclusive or of values, tail
/// words. Counted by a separate program that knows the format from its description only.
type Expected = (&'static str, usize, usize, u32, u32, usize, usize, u32, u32, u32, usize);

#[rustfmt::skip]
const EXPECTED: [Expected; 17] = [
    ("01_triangle", 0, 0, 0x2018_9C00, 1136, 81, 190, 79237, 2646, 0xDA60_8E78, 2),
    ("02_cube", 0, 0, 0x2018_9C00, 1568, 96, 281, 138889, 3942, 0xC800_B421, 2),
    ("02_cube", 1, 1, 0x2018_9C00, 624, 40, 112, 63725, 1542, 0x5FB4_4761, 0),
    ("04_stencil", 0, 0, 0x2018_9C00, 21216, 2354, 2792, 1068689, 30156, 0x98F2_2C43, 2),
    ("05_tev", 0, 0, 0x2018_9C00, 5216, 387, 906, 313181, 12231, 0x3841_48A1, 0),
    ("06_light", 0, 0, 0x2018_9C00, 19760, 614, 3879, 1768726, 57622, 0x0185_1774, 2),
    ("08_geometry", 0, 0, 0x2018_9C00, 4192, 197, 816, 472575, 11789, 0x347B_645E, 2),
    ("10_texformats", 0, 0, 0x2018_9C00, 6048, 579, 889, 277010, 10971, 0xE9C8_527C, 2),
    ("10_texformats", 1, 1, 0x2018_9C00, 5408, 543, 772, 221961, 9285, 0x5C77_30C7, 0),
    ("12_shader", 0, 0, 0x2018_9C00, 12304, 706, 2311, 1285008, 30678, 0x9778_877E, 2),
    ("14_indexed", 0, 0, 0x2018_9C00, 3808, 369, 550, 205853, 6767, 0x6450_CDD0, 0),
    ("16_clip_formats", 0, 0, 0x2018_9C00, 3440, 314, 505, 170385, 6651, 0x8057_F798, 2),
    ("19_render_to_texture", 1, 0, 0x2018_9C00, 1328, 103, 217, 95519, 2913, 0xECDF_88D7, 2),
    ("19_render_to_texture", 1, 1, 0x2018_A130, 2896, 293, 411, 113289, 4950, 0x64C2_9ABE, 0),
    ("19_render_to_texture", 2, 2, 0x2018_9C00, 672, 64, 97, 40075, 1197, 0x2E17_AAED, 2),
    ("19_render_to_texture", 2, 3, 0x2018_9EA0, 2896, 293, 411, 113289, 4950, 0x64C2_9ABE, 0),
    ("20_shader_rare", 0, 0, 0x2018_9C00, 4640, 281, 854, 455850, 11391, 0xB17D_E602, 2),
];

fn found(trace: &'static str, list: &CommandList) -> Expected {
    let [segment] = &list.segments[..] else { panic!("{trace}: a jump") };
    let (mut commands, mut writes, mut tail) = (HashSet::new(), 0, 0);
    let (mut ids, mut masks, mut values) = (0, 0, 0);
    for item in items(list, segment) {
        match item {
            Item::Write(write) => {
                commands.insert(write.command);
                writes += 1;
                ids += write.id;
                masks += u32::from(write.mask().get());
                values ^= write.value;
            }
            Item::Padding { .. } => panic!("{trace}: padding is zero in all of them"),
            Item::Tail { .. } => tail += 1,
        }
    }
    let CommandList { frame, number, address, size, .. } = *list;
    (trace, frame, number, address, size, commands.len(), writes, ids, masks, values, tail)
}

#[test]
fn every_list() {
    let mut all = Vec::new();
    for (name, file) in TRACES {
        let recording = Recording::read(file).unwrap();
        for list in lists(&recording) {
            assert_eq!(list.problems, [], "{name}");
            assert_eq!(list.size_unit, SizeUnit::EightBytes, "{name}");
            assert_eq!(list.rule, EndRule::default(), "{name}");
            assert_eq!(list.segments[0].end, Some(ListEnd::Finalize));
            assert_eq!(list.segments[0].address, list.address);
            assert_eq!(list.segments[0].bytes.len(), list.size as usize);
            let trigger = Element::RegisterWrite { address: 0x1040_18F0, value: 1 };
            assert_eq!(recording.stream[list.element], trigger);
            all.push(found(name, &list));
        }
    }
    assert_eq!(all, EXPECTED);
}

/// Without findings, and byte for byte.
#[test]
fn lists_encode_to_their_bytes() {
    for (name, file) in TRACES {
        let recording = Recording::read(file).unwrap();
        for segment in lists(&recording).flat_map(|list| list.segments) {
            let decoded = decode(&segment.bytes, EndRule::default());
            assert_eq!(decoded.diagnostics, [], "{name}");
            let bytes = encode(&decoded.items, EndRule::default());
            assert_eq!(bytes.as_deref(), Ok(&*segment.bytes), "{name}");
        }
    }
}

/// With the other choice the lists end at the same place.
#[test]
fn any_finalize_write_ends_them() {
    let any_write = ListOptions { finalize_match: FinalizeMatch::AnyWrite, ..ListOptions::default() };
    for (_, file) in TRACES {
        let recording = Recording::read(file).unwrap();
        let by_choice: Vec<_> = Lists::new(&recording, any_write).collect();
        assert!(by_choice.iter().all(|list| list.rule.finalize_match == FinalizeMatch::AnyWrite));
        let segments =
            |lists: Vec<CommandList>| -> Vec<_> { lists.into_iter().flat_map(|list| list.segments).collect() };
        assert_eq!(segments(by_choice), segments(lists(&recording).collect()));
    }
}

#[test]
fn files_come_back() {
    for (name, file) in TRACES {
        let recording = Recording::read(file).unwrap();
        assert!(recording.write().as_deref() == Ok(file), "{name}");
    }
}

/// What the description of the recordings says about the state they start from.
#[test]
fn initial_state() {
    for (_, file) in TRACES {
        let Recording { state, stream } = Recording::read(file).unwrap();
        let registers: Vec<_> =
            (0..0x300).map(|id| (id, state.pica_register(id))).filter(|(_, value)| *value != 0).collect();
        let expected = [(0x020, 0x1234_5678), (0x030, 0xFFFF_FFF0), (0x034, 1), (0x245, 1)];
        assert_eq!(registers, expected);
        assert_eq!(state.pica_registers.len(), 0x300);
        assert_eq!(state.pica_register(0x300), 0);
        assert_eq!(state.default_attributes, [0; 64]);
        assert!(state.gpu_registers.is_empty() && state.gs_float_uniforms.is_empty());
        assert_eq!(stream.last(), Some(&Element::FrameMarker));
    }
}

/// Loads that name the same bytes of the file share them.
#[test]
fn loads_share_contents() {
    let (_, file) = TRACES[10];
    let recording = Recording::read(file).unwrap();
    let list = |element: &Element| match element {
        Element::MemoryLoad { address: 0x2018_A130 | 0x2018_9EA0, data } => Some(data.clone()),
        _ => None,
    };
    let loads: Vec<_> = recording.stream.iter().filter_map(list).collect();
    assert_eq!(loads.len(), 4);
    assert!(loads.iter().all(|data| data.as_ptr() == loads[0].as_ptr() && data.len() == 2896));
}

/// The stream of events of a list is the same whether it is read at once or step by step.
#[test]
fn decoder_is_lazy() {
    let recording = Recording::read(TRACES[0].1).unwrap();
    let list = lists(&recording).next().unwrap();
    let bytes = &list.segments[0].bytes;
    let mut decoder = pica_spec::command::Decoder::new(bytes, list.rule);
    let mut steps = Vec::new();
    while let Some(Event::Item(item)) = decoder.next() {
        steps.push(item);
    }
    assert_eq!(steps, items(&list, &list.segments[0]));
}
