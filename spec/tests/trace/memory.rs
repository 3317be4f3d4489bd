// SPDX-License-Identifier: MIT
//! The image of VRAM and FCRAM.

use std::collections::HashMap;

use pica_spec::trace::{FcramSize, Memory, OutsideMemory};
use proptest::prelude::*;

/// First and last address of each region.
fn regions(fcram: FcramSize) -> [(u32, u32); 2] {
    let last = match fcram {
        FcramSize::Old => 0x27FF_FFFF,
        FcramSize::New => 0x2FFF_FFFF,
    };
    [(0x1800_0000, 0x185F_FFFF), (0x2000_0000, last)]
}

#[test]
fn borders() {
    for fcram in [FcramSize::Old, FcramSize::New] {
        for (first, last) in regions(fcram) {
            let mut memory = Memory::new(fcram);
            memory.write(first, &[1]).unwrap();
            memory.write(last, &[2]).unwrap();
            let mut byte = [9];
            memory.read(first + 0x3_0000, &mut byte).unwrap();
            assert_eq!(byte, [0], "never written");
            memory.read(last, &mut byte).unwrap();
            assert_eq!(byte, [2]);
            let mut bytes = [9, 9];
            for (address, available) in [(first - 1, 0), (last, 1), (last + 1, 0)] {
                let error = OutsideMemory { address, size: 2, available };
                assert_eq!(memory.read(address, &mut bytes), Err(error));
                assert_eq!(memory.write(address, &[7, 7]), Err(error));
                assert_eq!(memory.read_up_to(address, 2).len(), available);
            }
            assert_eq!(bytes, [9, 9], "unchanged by an error");
            assert_eq!(memory.read_up_to(last - 1, 5), [0, 2]);
            assert_eq!(memory.read(last + 1, &mut []), Ok(()));
            assert!(memory.read(last + 2, &mut []).is_err());
            assert_eq!(memory.read_up_to(first, 3), [1, 0, 0]);
            assert_eq!(memory.read_up_to(last - 9, usize::MAX).len(), 10);
        }
        for address in [0, 0x17FF_FFFF, 0x1F00_0000, 0x3000_0000, u32::MAX] {
            let available = 0;
            let error = OutsideMemory { address, size: 1, available };
            assert_eq!(Memory::new(fcram).read(address, &mut [0]), Err(error));
        }
    }
    assert_eq!(FcramSize::Old.bytes(), 0x0800_0000);
    assert_eq!(FcramSize::New.bytes(), 0x1000_0000);
    let text = OutsideMemory { address: 0x185F_FFFF, size: 2, available: 1 }.to_string();
    assert_eq!(text, "2 bytes at 0x185FFFFF are not inside VRAM or FCRAM, 1 of them are");
}

/// Addresses near the borders of pages and regions.
fn address() -> impl Strategy<Value = u32> {
    let near = prop_oneof![
        Just(0x1800_0000_u32),
        Just(0x1801_0000),
        Just(0x1802_0000),
        Just(0x1860_0000),
        Just(0x2000_0000),
        Just(0x2001_0000),
        Just(0x2800_0000),
    ];
    (near, -40_i32..40).prop_map(|(address, distance)| address.wrapping_add_signed(distance))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Any writes, against a map from address to byte.
    #[test]
    fn like_a_map(accesses in proptest::collection::vec(
        (address(), prop_oneof![Just(0..80_usize), Just(65530..65610), Just(131070..131080)], any::<u8>(), any::<prop::sample::Index>()),
        0..12,
    )) {
        let mut memory = Memory::new(FcramSize::Old);
        let mut map = HashMap::new();
        let inside = |address: u64| matches!(address, 0x1800_0000..0x1860_0000 | 0x2000_0000..0x2800_0000);
        for (address, sizes, seed, size) in accesses {
            let size = sizes.start + size.index(sizes.len());
            let bytes: Vec<u8> = (0..size).map(|k| (k as u8).wrapping_mul(7) ^ seed).collect();
            let addresses = || (0..size as u64).map(|k| u64::from(address) + k);
            let available = addresses().take_while(|address| inside(*address)).count();
            prop_assert_eq!(memory.read_up_to(address, size).len(), available);
            let at = |address| map.get(&address).copied().unwrap_or(0);
            let expected: Vec<u8> = addresses().take(available).map(at).collect();
            prop_assert!(memory.read_up_to(address, size) == expected);
            // An empty access has to be in a region or right behind it.
            let is_inside = available == size && (inside(address.into()) || inside(u64::from(address) - 1));
            prop_assert_eq!(memory.piece(address, size), is_inside.then_some(&expected[..]));
            let result = memory.write(address, &bytes);
            prop_assert_eq!(result.is_ok(), is_inside);
            if result.is_ok() {
                map.extend(addresses().zip(bytes));
            }
        }
        let copy = memory.clone();
        for (address, byte) in map {
            prop_assert_eq!(copy.read_up_to(address as u32, 1), [byte]);
        }
    }
}
