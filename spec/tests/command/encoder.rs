// SPDX-License-Identifier: MIT
//! Items that do not make a list, and why.

use super::*;

fn items(words: &[u32]) -> Vec<Item> {
    decode_words(words).items
}

fn error(items: &[Item]) -> (usize, EncodeErrorReason) {
    let EncodeError { item, reason } = encode(items, EndRule::default()).unwrap_err();
    (item, reason)
}

fn write_mut(item: &mut Item) -> &mut Write {
    match item {
        Item::Write(write) => write,
        other => panic!("{other:?} is no write"),
    }
}

/// Items 0-1 are command 0 (padded), items 2-4 command 1, item 5 FINALIZE, items 6-7 the tail.
fn sample() -> Vec<Item> {
    let words = [1, 0x801F_0100, 2, 0, 3, 0x002F_0110, 4, 5];
    items(&[&words[..], &FINALIZE, &FINALIZE].concat())
}

#[test]
fn reasons() {
    use EncodeErrorReason::*;
    assert_eq!(encode(&sample(), EndRule::default()).map(|bytes| bytes.len()), Ok(48));
    let edit = |change: &dyn Fn(&mut Vec<Item>)| {
        let mut items = sample();
        change(&mut items);
        error(&items)
    };
    let missing = |found| MissingParameters { announced: 3, found };
    assert_eq!(edit(&|items| _ = items.remove(4)), (3, missing(2)));
    assert_eq!(edit(&|items| drop(items.drain(3..5))), (2, missing(1)));
    assert_eq!(edit(&|items| items.truncate(4)), (3, missing(2)));
    let excess = ExcessParameter { announced: 3 };
    assert_eq!(edit(&|items| items.insert(3, items[2])), (5, excess));
    assert_eq!(edit(&|items| items.swap(1, 2)), (0, MissingParameters { announced: 2, found: 1 }));
    let header = |item: usize, word| move |items: &mut Vec<Item>| write_mut(&mut items[item]).header = Header(word);
    assert_eq!(edit(&header(3, 0x002E_0110)), (3, HeaderChanged));
    // Complete by its own header, but the next write claims the same command.
    assert_eq!(edit(&header(2, 0x000F_0110)), (3, HeaderChanged));
    let id = |item: usize, id| move |items: &mut Vec<Item>| write_mut(&mut items[item]).id = id;
    assert_eq!(edit(&id(1, 0x100)), (1, IdMismatch { expected: 0x101, found: 0x100 }));
    assert_eq!(edit(&id(2, 0x111)), (2, IdMismatch { expected: 0x110, found: 0x111 }));
    let padding = Item::Padding { offset: 0, value: 9 };
    for place in [0, 1, 3, 5] {
        let (at, reason) = edit(&|items| items.insert(place, padding));
        let inside = MissingParameters { announced: if place == 1 { 2 } else { 3 }, found: 1 };
        match place {
            0 | 5 => assert_eq!((at, reason), (place, MisplacedPadding)),
            _ => assert_eq!((at, reason), (place - 1, inside)),
        }
    }
    let word = Item::Tail { offset: 0, value: 9 };
    assert_eq!(edit(&|items| items.insert(2, word)), (2, TailBeforeEnd));
    assert_eq!(edit(&|items| items.insert(0, word)), (0, TailBeforeEnd));
    assert_eq!(edit(&|items| _ = items.remove(5)), (5, TailBeforeEnd));
    assert_eq!(edit(&|items| items.push(items[5])), (8, AfterEnd { end: 5 }));
    assert_eq!(edit(&|items| items.insert(6, padding)), (6, AfterEnd { end: 5 }));
}

/// The rule decides where the list ends, and so what can stand there.
#[test]
fn rule() {
    let any_write = EndRule { finalize_match: FinalizeMatch::AnyWrite, ..EndRule::default() };
    let words = [0, 0x000F_0010, 7, 0x000F_0100];
    let decoded = decode(&bytes_of(&words), any_write);
    assert_eq!(tail(&decoded), [(8, 7), (12, 0x000F_0100)]);
    assert_eq!(encode(&decoded.items, any_write), Ok(bytes_of(&words)));
    assert_eq!(error(&decoded.items), (1, EncodeErrorReason::TailBeforeEnd));
}

#[test]
fn padding() {
    let mut items = sample();
    items.insert(2, Item::Padding { offset: 12, value: 0xDEAD_BEEF });
    let bytes = encode(&items, EndRule::default()).unwrap();
    assert_eq!(bytes[12..16], 0xDEAD_BEEF_u32.to_le_bytes());
    assert_eq!(decode(&bytes, EndRule::default()).items, items);
}

#[test]
fn messages() {
    use EncodeErrorReason::*;
    let text = |reason| EncodeError { item: 3, reason }.to_string();
    let messages = [
        text(MissingParameters { announced: 3, found: 2 }),
        text(ExcessParameter { announced: 3 }),
        text(HeaderChanged),
        text(IdMismatch { expected: 0x101, found: 0x100 }),
        text(MisplacedPadding),
        text(TailBeforeEnd),
        text(AfterEnd { end: 2 }),
    ];
    let expected = [
        "item 3: the command ends here after 2 parameters, its header announces 3",
        "item 3: one parameter more than the 3 that the header of the command announces",
        "item 3: another header than the write before it in the same command",
        "item 3: register 0x100 where the header puts 0x101",
        "item 3: padding that does not follow a command with an odd number of extra parameters",
        "item 3: a tail word, but nothing before it ends the list",
        "item 3: the list ended at item 2: only tail words can follow",
    ];
    assert_eq!(messages, expected);
}
