// SPDX-License-Identifier: MIT
//! A second vertex loader, slow and written from numbers.md#from-f32-to-f24, geometry.md#vertex-arrays and
//! geometry.md#assembly-of-a-vertex alone. It shares nothing with the model: it labels every byte of a vertex with what
//! it belongs to, collects the bytes of each element by their labels, and rounds numbers as exact integer fractions.

use pica_spec::choices::{
    AttributeCount, AttributeSourceConflict, AttributeWithoutSource, Choices, DuplicateAttributeLoader, F32ToF24,
    LoaderComponentOverflow, MisalignedVertexAddress,
};

/// What a byte of a vertex is: a byte of an element of the n-th component of the loader.
#[derive(Clone, Copy)]
struct Label {
    component: usize,
    attribute: usize,
    element: usize,
}

/// A vertex's bytes in one loader.
struct Loader {
    start: u64,
    stride: u64,
    labels: Vec<Option<Label>>,
}

fn bits(word: u32, low: u32, count: u32) -> u32 {
    (word >> low) % (1 << count)
}

/// (type code, elements) of attribute 0 to 11 from 0x201 and 0x202.
fn format(registers: &[u32], attribute: usize) -> (u32, usize) {
    let all = u64::from(registers[0x201]) | u64::from(registers[0x202]) << 32;
    let nibble = (all >> (4 * attribute)) as u32;
    (bits(nibble, 0, 2), bits(nibble, 2, 2) as usize + 1)
}

fn element_size(code: u32) -> usize {
    [1, 1, 2, 4][code as usize]
}

fn loaders(registers: &[u32], choices: &Choices) -> Vec<Loader> {
    let mut loaders = Vec::new();
    for k in 0..12 {
        let [offset, low, high] = [0, 1, 2].map(|word| registers[0x203 + 3 * k + word]);
        let mut codes: Vec<u32> = (0..8).map(|i| bits(low, 4 * i, 4)).collect();
        codes.extend((0..4).map(|i| bits(high, 4 * i, 4)));
        if choices.loader_component_overflow == LoaderComponentOverflow::ConfigBits {
            codes.extend((4..7).map(|i| bits(high, 4 * i, 4)));
        }
        codes.truncate(bits(high, 28, 4) as usize);
        let mut labels = Vec::new();
        for (component, code) in codes.into_iter().enumerate() {
            if code >= 12 {
                while labels.len() % 4 != 0 {
                    labels.push(None);
                }
                labels.extend(std::iter::repeat_n(None, 4 * (code as usize - 11)));
                continue;
            }
            let attribute = code as usize;
            let (kind, elements) = format(registers, attribute);
            while labels.len() % element_size(kind) != 0 {
                labels.push(None);
            }
            for element in 0..elements {
                let label = Some(Label { component, attribute, element });
                labels.extend(std::iter::repeat_n(label, element_size(kind)));
            }
        }
        let base = u64::from(bits(registers[0x200], 1, 28)) * 16;
        loaders.push(Loader {
            start: base + u64::from(bits(offset, 0, 28)),
            stride: u64::from(bits(high, 16, 8)),
            labels,
        });
    }
    loaders
}

/// Size of a vertex in a loader, and its programmed stride; only for loaders that have components.
pub fn sizes(registers: &[u32], choices: &Choices) -> Vec<(usize, u32)> {
    loaders(registers, choices)
        .iter()
        .enumerate()
        .filter(|(k, _)| registers[0x205 + 3 * k] >> 28 != 0)
        .map(|(_, loader)| (loader.labels.len(), loader.stride as u32))
        .collect()
}

/// State that outlives a vertex: what each attribute last received.
pub type Retained = [[u32; 4]; 16];

/// The attributes of vertex `index` that go to the shader, as float24 patterns.
pub fn vertex(
    registers: &[u32],
    choices: &Choices,
    fixed: &[[u32; 4]; 16],
    retained: &mut Retained,
    index: u32,
    memory: &dyn Fn(u32) -> Option<u8>,
) -> Vec<[u32; 4]> {
    let loaders = loaders(registers, choices);
    let assembled = bits(registers[0x202], 28, 4) as usize + 1;
    let copied = match choices.attribute_count {
        AttributeCount::InputbufferConfig => bits(registers[0x2B9], 0, 4),
        AttributeCount::VshNumAttr => bits(registers[0x242], 0, 4),
    } as usize
        + 1;
    let mut result = Vec::new();
    for attribute in 0..16 {
        let is_assembled = attribute < assembled;
        let in_array = is_assembled && loaders.iter().any(|loader| names(loader, attribute).next().is_some());
        let in_mask = is_assembled && (attribute > 11 || bits(registers[0x202], 16 + attribute as u32, 1) == 1);
        let array_wins = choices.attribute_source_conflict == AttributeSourceConflict::Array;
        if in_array && (array_wins || !in_mask) {
            retained[attribute] = from_arrays(&loaders, registers, choices, attribute, index, memory);
        } else if in_mask {
            retained[attribute] = fixed[attribute];
        } else if attribute < assembled.max(copied) {
            match choices.attribute_without_source {
                AttributeWithoutSource::Retained => {}
                AttributeWithoutSource::FixedStorage => retained[attribute] = fixed[attribute],
                AttributeWithoutSource::Zero => retained[attribute] = [0; 4],
            }
        }
        if attribute < copied {
            result.push(retained[attribute]);
        }
    }
    result
}

/// The components of a loader that are this attribute.
fn names(loader: &Loader, attribute: usize) -> impl Iterator<Item = usize> {
    let mut components: Vec<usize> = loader
        .labels
        .iter()
        .flatten()
        .filter(|label| label.attribute == attribute)
        .map(|label| label.component)
        .collect();
    components.dedup();
    components.into_iter()
}

fn from_arrays(
    loaders: &[Loader],
    registers: &[u32],
    choices: &Choices,
    attribute: usize,
    index: u32,
    memory: &dyn Fn(u32) -> Option<u8>,
) -> [u32; 4] {
    let all: Vec<(&Loader, usize)> =
        loaders.iter().flat_map(|loader| names(loader, attribute).map(move |component| (loader, component))).collect();
    let chosen = match choices.duplicate_attribute_loader {
        DuplicateAttributeLoader::Later => all.last(),
        DuplicateAttributeLoader::Earlier => all.first(),
    };
    let (loader, component) = chosen.expect("a loader names it");
    let (kind, elements) = format(registers, attribute);
    let size = element_size(kind);
    let mut vector = [0, 0, 0, 0x3F_0000];
    for (element, value) in vector.iter_mut().enumerate().take(elements) {
        let position = loader
            .labels
            .iter()
            .position(|label| label.is_some_and(|label| label.component == *component && label.element == element))
            .expect("every element has bytes");
        let mut address = loader.start + loader.stride * u64::from(index) + position as u64;
        if choices.misaligned_vertex_address == MisalignedVertexAddress::AlignedDown {
            address -= address % size as u64;
        }
        let bytes: Option<Vec<u8>> =
            (0..size as u64).map(|byte| memory(((address + byte) % (1 << 32)) as u32)).collect();
        let raw = bytes.unwrap_or(vec![0; size]).iter().rev().fold(0_u32, |word, byte| word << 8 | u32::from(*byte));
        *value = match kind {
            0 => float24_of_integer(i64::from(raw as u8 as i8)),
            1 => float24_of_integer(i64::from(raw)),
            2 => float24_of_integer(i64::from(raw as u16 as i16)),
            _ => float24_of_f32(raw, choices.f32_to_f24),
        };
    }
    vector
}

/// The float24 of an integer that it holds exactly.
pub fn float24_of_integer(value: i64) -> u32 {
    if value == 0 {
        return 0;
    }
    let sign = if value < 0 { 1 << 23 } else { 0 };
    let mut magnitude = value.unsigned_abs() << 32;
    let mut exponent = 63 - 32;
    // Until the leading one is bit 16.
    while magnitude >= 1 << 17 {
        assert!(magnitude.is_multiple_of(2), "exact");
        magnitude /= 2;
        exponent += 1;
    }
    exponent += 16;
    sign | (exponent as u32) << 16 | (magnitude as u32 - 0x1_0000)
}

/// The float24 of an f32 pattern, by numbers.md#from-f32-to-f24 and choice `f32_to_f24`.
pub fn float24_of_f32(pattern: u32, rounding: F32ToF24) -> u32 {
    let value = f32::from_bits(pattern);
    let sign = if value.is_sign_negative() { 1 << 23 } else { 0 };
    if value.is_nan() {
        return 0x7F_8000;
    }
    if value.is_infinite() {
        return sign | 0x7F_0000;
    }
    // In f64 every f32 and the scaling below are exact.
    let magnitude = f64::from(value).abs();
    if magnitude < f64::from(f32::MIN_POSITIVE) {
        return 0;
    }
    let mut exponent = 0_i32;
    let mut fraction = magnitude;
    while fraction >= 2.0 {
        fraction /= 2.0;
        exponent += 1;
    }
    while fraction < 1.0 {
        fraction *= 2.0;
        exponent -= 1;
    }
    let scaled = fraction * 65536.0;
    let mut significand = match rounding {
        F32ToF24::TowardZero => scaled.floor(),
        F32ToF24::NearestEven => scaled.round_ties_even(),
    } as u32;
    if significand == 1 << 17 {
        significand = 1 << 16;
        exponent += 1;
    }
    match exponent + 63 {
        ..=0 => 0,
        127.. => sign | 0x7F_0000,
        field => sign | (field as u32) << 16 | (significand - 0x1_0000),
    }
}
