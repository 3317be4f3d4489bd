// SPDX-License-Identifier: MIT
//! The fragment pipeline, clock by clock, in front of memories of the test: its pace, what waits for what, and what is lost.

mod bench;

use bench::{Bench, DEPTH, DEPTH_WORD, Input, Pace, Random, one, pixel_of, word_of};
use pica_rtl::Builder;
use pica_rtl::build::Build;
use pica_rtl::fragment::FragmentPipeline;
use pica_spec::choices::{Choices, FifoWriteMask};
use pica_spec::pica200::id;

/// Clocks from the edge that takes a fragment to that which takes its result, with a memory that answers a clock later.
const LATENCY: usize = FragmentPipeline::LATENCY;
/// Clocks between fragments of one pixel.
const INTERVAL: usize = FragmentPipeline::INTERVAL;

#[test]
fn different_pixels_go_through_at_one_per_clock() {
    let fragments: Vec<Input> = (0..256).map(one).collect();
    for latency in [1, 40] {
        let mut bench = Bench::six_stages(Pace::After(latency));
        let run = bench.run(&fragments);
        let first = run.taken[0];
        assert_eq!(run.taken, (first..first + 256).collect::<Vec<_>>(), "latency {latency}");
        let last = first + LATENCY + latency - 1;
        assert_eq!(run.given, (last..last + 256).collect::<Vec<_>>(), "latency {latency}");
    }
}

/// With so many pixels in turn a fragment waits until the one before it on its pixel has been written; from [`INTERVAL`] pixels on
/// nothing waits.
#[test]
fn fragments_of_one_pixel_wait_for_each_other() {
    for distance in [1, 2, 3, 5, 8, 13, INTERVAL - 1, INTERVAL, INTERVAL + 1] {
        let fragments: Vec<Input> = (0..40).map(|number| one((number % distance) as u32)).collect();
        let run = Bench::six_stages(Pace::After(1)).run(&fragments);
        let mut expected = vec![run.taken[0] + LATENCY];
        for number in 1..fragments.len() {
            let behind_its_own = number.checked_sub(distance).map_or(0, |before| expected[before] + INTERVAL);
            expected.push((expected[number - 1] + 1).max(behind_its_own));
        }
        assert_eq!(run.given, expected, "{distance} pixels in turn");
    }
}

/// Results stop being taken at any time, for longer than it takes to fill the pipeline: none is lost, none comes twice.
#[test]
fn results_wait_wherever_they_are() {
    for stop in [0, LATENCY - 12, LATENCY - 3, LATENCY, LATENCY + 40] {
        let mut bench = Bench::six_stages(Pace::After(1));
        let (start, mut taken, mut given) = (bench.now, 0, Vec::new());
        while given.len() < 200 {
            let since = bench.now - start;
            assert!(since < 1000, "stopped at {stop}: {} results", given.len());
            bench.offer((taken < 200).then(|| one(taken)));
            bench.set("out_ready", u32::from(since < stop || since >= stop + 250));
            bench.settle();
            taken += u32::from(bench.takes());
            let pixel = bench.get("pixel");
            if bench.edge()[4] {
                given.push(pixel);
            }
        }
        assert_eq!(given, (0..200).map(pixel_of).collect::<Vec<u32>>(), "stopped at {stop}");
    }
}

/// The bucket of a pixel is that of the 64th behind it in its row.
#[test]
fn fragments_of_one_bucket_go_through_one_behind_the_other() {
    for columns in [[5, 5, 5, 5], [5, 69, 133, 5]] {
        let mut bench = Bench::six_stages(Pace::After(1));
        let run = bench.run(&columns.map(one));
        let expected: Vec<usize> = (0..4).map(|number| run.taken[0] + LATENCY + INTERVAL * number).collect();
        assert_eq!(run.given, expected, "{columns:?}");
    }
}

/// Each fragment reads what the one before it on its pixel has written, whatever waits.
#[test]
fn sums_are_exact() {
    for (seed, stall) in [(1, 0), (2, 100), (3, 200)] {
        let mut bench = Bench::six_stages(Pace::Random);
        bench.random.0 ^= seed;
        bench.stall = stall;
        let fragments: Vec<Input> = (0..20).map(|number| one((number % 3) & 1)).collect();
        let run = bench.run(&fragments);
        let mut sums = [0; 2];
        for (input, result) in fragments.iter().zip(&run.results) {
            let Input::Fragment(x, ..) = input else { continue };
            let sum = &mut sums[*x as usize];
            *sum += 1;
            assert_eq!(*result, [*x, 0, 1, *sum * 0x0101_0101, 1, *sum << 24 | DEPTH_WORD], "stall {stall}");
        }
        // The last result may be taken before its words are.
        bench.stall = 0;
        bench.step();
        for (x, sum) in sums.iter().enumerate() {
            let words = bench.memories.each_ref().map(|memory| memory.word(x as u32));
            assert_eq!(words, [*sum * 0x0101_0101, *sum << 24 | DEPTH_WORD]);
        }
    }
}

/// A fragment sees the writes before it and none behind it, whichever section they are for and whatever waits.
#[test]
fn fragments_see_the_writes_before_them() {
    for stall in [0, 100] {
        let mut bench = Bench::six_stages(Pace::Random);
        // Stage 5 gives its constant colour; what is written is the colour alone.
        let setup = [(id::TEXENV_SOURCE[5], 0x000E_000E), (id::BLEND_FUNC, 0x0101_0000)];
        bench.run(&setup.map(|(id, data)| Input::Write(id, data, 0xF)));
        bench.stall = stall;
        let (mut inputs, mut expected, mut random) = (Vec::new(), Vec::new(), Random(7));
        let (mut color, mut opens, mut passes) = (0x0012_3456, true, true);
        inputs.push(Input::Write(id::TEXENV_COLOR[5], color, 0xF));
        for round in 0..40 {
            match if round % 20 == 13 { 10 } else { random.below(10) } {
                0 | 1 => {
                    color = random.below(0x100_0000);
                    inputs.push(Input::Write(id::TEXENV_COLOR[5], color, 0x7));
                }
                2 | 3 => {
                    opens = !opens;
                    inputs.push(Input::Write(id::COLORBUFFER_WRITE, if opens { 0xF } else { 0 }, 0xF));
                }
                // An id of neither section.
                4 => inputs.push(Input::Write(id::TEXUNIT_CONFIG, 0xFFFF_FFFF, 0xF)),
                // More than the queue has places, of which the last counts: function 1 passes all, function 0 none.
                10 => {
                    passes = !passes;
                    let functions = (0..18).map(|number| number & 1 ^ u32::from(!passes));
                    inputs.extend(functions.map(|code| Input::Write(id::FRAGOP_ALPHA_TEST, code << 4 | 1, 0xF)));
                }
                _ => {
                    let x = random.below(4);
                    inputs.push(Input::Fragment(x, DEPTH, 0));
                    let writes = passes && opens;
                    let word = if writes { word_of(color) } else { 0 };
                    expected.push([pixel_of(x), u32::from(!passes), writes.into(), word]);
                }
            }
        }
        let run = bench.run(&inputs);
        let results: Vec<[u32; 4]> = run.results.iter().map(|it| [it[0], it[1], it[2], it[3]]).collect();
        assert_eq!(results, expected, "stall {stall}");
    }
}

/// A buffer that nobody may read is not read, and its answers are waited for again when it is.
#[test]
fn a_buffer_is_read_where_its_register_allows_it() {
    let mut bench = Bench::six_stages(Pace::After(1));
    let write = |id, data| Input::Write(id, data, 0xF);
    bench.memories[0].words.extend((0..70).map(|x| (pixel_of(x), 0x0101_0101 * x)));
    // So many that each tag is used, and some of them twice.
    let mut inputs = vec![write(id::COLORBUFFER_READ, 0), write(id::COLORBUFFER_WRITE, 0)];
    inputs.extend((0..70).map(one));
    bench.run(&inputs);
    assert_eq!(bench.memories.each_ref().map(|memory| memory.reads.len()), [0, 70]);
    bench.memories[0].pace = Pace::After(30);
    let mut inputs = vec![
        write(id::COLORBUFFER_READ, 4),
        write(id::COLORBUFFER_WRITE, 1),
        write(id::DEPTHBUFFER_READ, 0),
        write(id::DEPTHBUFFER_WRITE, 0),
    ];
    inputs.extend((0..70).map(one));
    let run = bench.run(&inputs);
    assert_eq!(bench.memories.each_ref().map(|memory| memory.reads.len()), [70, 70]);
    for (x, result) in (0..).zip(run.results) {
        assert_eq!(result, [pixel_of(x), 0, 1, 0x0101_0101 * (x + 1), 0, 0]);
    }
}

#[test]
fn the_bytes_of_the_format_are_written() {
    let mut bench = Bench::six_stages(Pace::After(1));
    let mut inputs = Vec::new();
    for format in [0, 1, 2, 3, 4] {
        inputs.extend([Input::Write(id::COLORBUFFER_FORMAT, format << 16, 0xF), one(format)]);
    }
    for format in [0, 2, 3] {
        inputs.extend([Input::Write(id::DEPTHBUFFER_FORMAT, format, 0xF), one(format)]);
    }
    bench.run(&inputs);
    assert_eq!(bench.memories[0].enables[..5], [0b1111, 0b0111, 0b0011, 0b0011, 0b0011]);
    assert_eq!(bench.memories[1].enables[5..], [0b0011, 0b0111, 0b1111]);
}

/// In front, where both builds keep the registers of the stages in their own way, and behind.
#[test]
fn bytes_that_are_not_enabled_stay() {
    for combiner in ["six-stages", "folded"] {
        let mut build = Build::default();
        build.set("combiner", combiner).unwrap();
        let mut bench = Bench::new(&Builder::new(&Choices::default(), &build), Pace::After(1));
        let fragment = Input::Fragment(0, DEPTH, 0);
        let run = bench.run(&[
            Input::Write(id::TEXENV_SOURCE[5], 0x000E_000E, 0xF),
            Input::Write(id::BLEND_FUNC, 0x0101_0000, 0xF),
            Input::Write(id::TEXENV_COLOR[5], 0x1122_3344, 0xF),
            Input::Write(id::TEXENV_COLOR[5], 0xAABB_CCDD, 0b0101),
            fragment,
            Input::Write(id::TEXENV_COLOR[5], 0x5566_7788, 0b1010),
            Input::Write(id::TEXENV_COLOR[5], 0xFFFF_FFFF, 0),
            fragment,
            // The depth test is off, whatever becomes of the writes.
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0b1101),
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0),
            fragment,
            Input::Write(id::DEPTH_COLOR_MASK, 0, 0b0010),
            fragment,
        ]);
        let colors: Vec<[u32; 2]> = run.results.iter().map(|result| [result[2], result[3]]).collect();
        let (first, second) = (word_of(0x11BB_33DD), word_of(0x55BB_77DD));
        assert_eq!(colors, [[1, first], [1, second], [1, second], [0, 0]], "{combiner}");
    }
}

/// Each word goes to the entry of the index, whatever bytes are enabled; whether one counts of which none is, the ledger says.
#[test]
fn words_of_the_fog_table_are_whole() {
    for (choice, entries) in [(FifoWriteMask::RawAnyByte, [0, 1, 0]), (FifoWriteMask::RawAlways, [0, 0, 1])] {
        let choices = Choices { fifo_write_mask: choice, ..Choices::default() };
        let mut bench = Bench::new(&Builder::new(&choices, &Build::default()), Pace::After(1));
        // All of the fragment's colour, or all of the fog colour.
        let word = |all: bool| if all { 0x00FF_E000 } else { 0 };
        let mut inputs = vec![
            Input::Write(id::BLEND_FUNC, 0x0101_0000, 0xF),
            Input::Write(id::TEXENV_UPDATE_BUFFER, 5, 0xF),
            Input::Write(id::FOG_COLOR, 0x00CC_BBAA, 0xF),
            // What the index has of an earlier write in byte 0 stays in the second.
            Input::Write(id::FOG_LUT_INDEX, 0, 0xF),
            Input::Write(id::FOG_LUT_INDEX, 9, 0b1110),
            Input::Write(id::FOG_LUT_DATA, word(false), 0b1000),
            Input::Write(id::FOG_LUT_DATA + 1, word(false), 0),
            Input::Write(id::FOG_LUT_DATA + 7, word(true), 0b0001),
        ];
        // Depths where the first entries begin.
        inputs.extend((0..3).map(|entry| Input::Fragment(entry, entry << 25, 0xFF33_2211)));
        let run = bench.run(&inputs);
        let colors: Vec<u32> = run.results.iter().map(|result| result[3]).collect();
        let expected = entries.map(|all| word_of(if all == 1 { 0xFF33_2211 } else { 0xFFCC_BBAA }));
        assert_eq!(colors, expected, "{choice:?}");
    }
    let choices = Choices { fifo_write_mask: FifoWriteMask::Merged, ..Choices::default() };
    let error = FragmentPipeline::new(&Builder::new(&choices, &Build::default())).err().expect("no hardware for it");
    assert_eq!((error.id, error.value), ("fifo_write_mask", "merged"));
}

/// A write behind a fragment goes before the one that is offered with it, which is taken in the next clock. One of the front waits
/// until the fragment has its colour, and not for memory.
#[test]
fn a_write_goes_before_the_fragment_behind_it() {
    for (id, waits) in [(id::TEXENV_BUFFER_COLOR, true), (id::STENCIL_TEST, false)] {
        let run = Bench::six_stages(Pace::After(1)).run(&[one(0), Input::Write(id, 0, 0xF), one(1)]);
        let [first, written, second] = run.taken[..] else { panic!("{:?}", run.taken) };
        assert_eq!((run.given[0], second), (first + LATENCY, written + 1), "0x{id:X}");
        assert_eq!(written > first + 1, waits, "0x{id:X}");
        assert!(written < run.given[0], "0x{id:X}: the first fragment waits for memory behind the combiner");
    }
}

/// A write waits for the section that reads the register, and for no other.
#[test]
fn a_write_waits_for_its_section_alone() {
    let mut bench = Bench::six_stages(Pace::Never);
    bench.offer(Some(one(0)));
    assert!(bench.takes());
    bench.edge();
    // The fragment is in front: a write for what is behind does not wait, one for the front does.
    bench.offer(Some(Input::Write(id::COLORBUFFER_WRITE, 0, 0xF)));
    assert!(bench.takes());
    assert_eq!(bench.get("fragment_ready"), 0);
    bench.edge();
    let mut waited = 1;
    bench.offer(Some(Input::Write(id::TEXENV_COLOR[0], 0, 0xF)));
    while !bench.takes() {
        bench.edge();
        waited += 1;
        assert!(waited < LATENCY - INTERVAL, "the front holds a fragment for {waited} clocks");
        bench.offer(Some(Input::Write(id::TEXENV_COLOR[0], 0, 0xF)));
    }
    bench.edge();
    // The reads of the fragment are never answered: the front takes writes and fragments all the same.
    let clocks = (0..LATENCY).filter(|_| bench.step()[0]).count();
    assert_eq!((clocks, bench.memories[0].waiting.len(), bench.memories[1].waiting.len()), (1, 1, 1));
    for input in
        [Input::Write(id::TEXENV_COLOR[0], 0, 0xF), Input::Write(id::FRAMEBUFFER_DIM, 0x0100_0100, 0xF), one(1)]
    {
        bench.offer(Some(input));
        assert!(bench.takes(), "{input:?}");
        bench.edge();
    }
    // The second fragment is behind the write, which is behind the first: it does not ask.
    (0..LATENCY + 64).for_each(|_| assert_eq!(bench.step(), [false; 5]));
    // Now the first is answered. The write is no matter of it.
    for memory in &mut bench.memories {
        memory.pace = Pace::After(1);
        memory.waiting.iter_mut().for_each(|read| read.0 = 0);
    }
    let run = bench.run(&[one(2)]);
    assert_eq!(run.results.len(), 1);
    assert_eq!(bench.memories[0].enables.len(), 1);
}

/// Whatever is inside, a reset leaves nothing of it: no result, no read, no tag, no pixel in use.
#[test]
fn a_reset_abandons_everything() {
    let early = [1, 10, 30, LATENCY - 20, LATENCY - 8, LATENCY - 4, LATENCY - 1];
    let late = [
        // Reads are taken and not answered; of one buffer alone; answered for the last fragments alone.
        (Pace::Never, LATENCY + 10, ""),
        (Pace::Never, LATENCY + 10, "read_depth"),
        (Pace::Random, LATENCY, ""),
        // Results are written to one buffer, and go nowhere else.
        (Pace::After(1), LATENCY + 10, "write_depth"),
        (Pace::After(1), LATENCY + 10, "out"),
    ];
    for (pace, clocks, closed) in early.map(|clocks| (Pace::After(1), clocks, "")).into_iter().chain(late) {
        let mut bench = Bench::six_stages(pace);
        for number in 0..clocks {
            bench.offer(Some(one(number as u32)));
            if !closed.is_empty() {
                bench.set(&format!("{closed}_ready"), 0);
                bench.settle();
            }
            bench.edge();
        }
        bench.reset();
        for _ in 0..LATENCY + 16 {
            assert_eq!(bench.step(), [false; 5], "{clocks} clocks, {closed}");
        }
        for memory in &mut bench.memories {
            memory.pace = Pace::After(20);
            memory.words.clear();
        }
        // Columns of those before, among them the first and the last.
        let mut columns: Vec<u32> = (0..clocks as u32).step_by(9).chain([clocks as u32 - 1]).collect();
        columns.dedup();
        let run = bench.run(&columns.iter().map(|x| one(*x)).collect::<Vec<_>>());
        let expected: Vec<usize> = run.taken.iter().map(|clock| clock + LATENCY + 19).collect();
        assert_eq!(run.given, expected, "{clocks} clocks, {closed}");
        for (x, result) in columns.iter().zip(&run.results) {
            let words = [0x0101_0101, 1 << 24 | DEPTH_WORD];
            assert_eq!(*result, [pixel_of(*x), 0, 1, words[0], 1, words[1]], "{clocks} clocks, {closed}");
            let written = bench.memories.each_ref().map(|memory| memory.word(result[0]));
            assert_eq!(written, words, "{clocks} clocks, {closed}");
        }
    }
}
