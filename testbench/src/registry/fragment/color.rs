// SPDX-License-Identifier: MIT
//! The stages that make colours: combiner, fog, blending, and the depth that goes with them.

use super::framebuffer::{channels, order};
use super::stage::{Axis, Field, Stage, Sweep, any, field, sweep};
use pica_model::fragment::blend::blend;
use pica_model::fragment::combiner::CombinerInputs;
use pica_model::fragment::combiner::stage::{Sources, Stage as CombinerStage, StageRegisters};
use pica_model::fragment::fog::Fog;
use pica_model::fragment::framebuffer::depth_format::depth_quantise;
use pica_model::fragment::planes::Planes;
use pica_model::raster::fragment::DEPTH_ONE;
use pica_spec::choices::Choices;
use pica_spec::pica200::{
    BlendFunc, DepthbufferFormat, FogLutData, TexenvColor, TexenvCombiner, TexenvOperand, TexenvScale, TexenvSource,
};

fn plane(color: u32) -> Planes<1> {
    Planes::filled(color.to_le_bytes())
}

pub static DEPTH_QUANTISE: Stage = Stage {
    widths: &[2, 32],
    numbers: &[field(1, 0, 32), field(1, 0, 16), field(1, 16, 16)],
    // Depths at a step of the 16-bit form: halves that are equal or nearly so.
    pairs: &[(field(1, 16, 16), field(1, 0, 16))],
    sweeps: &[
        // Every depth of 24 bits.
        sweep(&[field(0, 0, 2), field(1, 8, 24)]),
        // Every upper half, with 1024 lower halves around the one where the 16-bit form goes to the next step.
        Sweep {
            digits: &[field(1, 16, 16), field(1, 0, 10)],
            held: &[(field(0, 0, 2), 0)],
            derive: |inputs| {
                let (high, offset) = (inputs[1] >> 16, inputs[1] & 0x3FF);
                let low = high.wrapping_sub(high >> 8).wrapping_add(offset).wrapping_sub(0x200);
                inputs[1] = high << 16 | low & 0xFFFF;
            },
        },
    ],
    adjust: |inputs| inputs[1] = inputs[1].min(DEPTH_ONE),
    model: |choices, inputs, outputs| {
        let format = DepthbufferFormat(inputs[0]).format();
        outputs[0] = depth_quantise(format, inputs[1], choices.depth_quantisation);
    },
    bins: &[&[
        Axis { name: "format", size: 4, place: |i, _| i[0] as usize },
        Axis { name: "top bits", size: 8, place: |i, _| (i[1] >> 29) as usize },
        Axis { name: "order of the halves", size: 3, place: |i, _| order(i[1] & 0xFFFF, i[1] >> 16) },
    ]],
};

pub static BLEND: Stage = Stage {
    widths: &[32, 32, 32, 32],
    numbers: &{
        let [c0, c1, c2, c3] = channels(1);
        let [s0, s1, s2, s3] = channels(2);
        let [d0, d1, d2, d3] = channels(3);
        [c0, c1, c2, c3, s0, s1, s2, s3, d0, d1, d2, d3]
    },
    pairs: &[
        (field(2, 0, 8), field(3, 0, 8)),
        (field(2, 24, 8), field(3, 24, 8)),
        (field(2, 24, 8), field(2, 0, 8)),
        (field(3, 24, 8), field(3, 0, 8)),
    ],
    // Equation, both factors and both operands of red; the same of alpha.
    sweeps: &[
        sweep(&[field(0, 0, 3), field(0, 16, 4), field(0, 20, 4), field(2, 0, 8), field(3, 0, 8)]),
        sweep(&[field(0, 8, 3), field(0, 24, 4), field(0, 28, 4), field(2, 24, 8), field(3, 24, 8)]),
    ],
    adjust: any,
    model: |choices, inputs, outputs| {
        let [function, constant, source, destination] = [inputs[0], inputs[1], inputs[2], inputs[3]];
        let (constant, source, destination) = (plane(constant), plane(source), plane(destination));
        let result = blend(BlendFunc(function), &constant, &source, &destination, choices.blend_rounding);
        outputs[0] = u32::from_le_bytes(result.get(0));
    },
    bins: &[
        &[
            Axis { name: "colour: equation", size: 8, place: |i, _| (i[0] & 7) as usize },
            Axis { name: "source factor", size: 16, place: |i, _| (i[0] >> 16 & 15) as usize },
            Axis { name: "destination factor", size: 16, place: |i, _| (i[0] >> 20 & 15) as usize },
        ],
        &[
            Axis { name: "alpha: equation", size: 8, place: |i, _| (i[0] >> 8 & 7) as usize },
            Axis { name: "source factor", size: 16, place: |i, _| (i[0] >> 24 & 15) as usize },
            Axis { name: "destination factor", size: 16, place: |i, _| (i[0] >> 28) as usize },
        ],
    ],
};

pub static FOG: Stage = Stage {
    widths: &[1, 24, 32, 32, 24],
    numbers: &[
        field(1, 0, 8),
        field(1, 8, 8),
        field(1, 16, 8),
        field(2, 0, 32),
        field(2, 9, 16),
        field(3, 0, 8),
        field(3, 8, 8),
        field(3, 16, 8),
        field(4, 0, 13),
        field(4, 13, 11),
    ],
    pairs: &[(field(3, 0, 8), field(1, 0, 8))],
    sweeps: &[
        // Colour and fog colour under every value of the table, between entries that do not differ.
        Sweep { held: &[(field(4, 0, 13), 0)], ..sweep(&[field(1, 0, 8), field(3, 0, 8), field(4, 13, 11)]) },
        // The place of every depth of 24 bits.
        sweep(&[field(0, 0, 1), field(2, 8, 24)]),
        // Every difference at 4096 places between entries.
        sweep(&[field(4, 0, 13), field(2, 13, 12)]),
    ],
    adjust: |inputs| inputs[2] = inputs[2].min(DEPTH_ONE),
    model: |choices, inputs, outputs| {
        let [r, g, b, _] = inputs[1].to_le_bytes();
        let fog = Fog::uniform(FogLutData(inputs[4]), [r, g, b], inputs[0] == 1, choices);
        let place = fog.place(inputs[2]);
        outputs[0] = place.entry as u32;
        outputs[1] = u32::from_le_bytes(fog.mix(inputs[3].to_le_bytes(), fog.factor(place)));
    },
    bins: &[
        &[
            Axis { name: "flip", size: 2, place: |i, _| i[0] as usize },
            Axis { name: "entry", size: 128, place: |_, o| o[0] as usize },
        ],
        &[
            Axis { name: "negative difference", size: 2, place: |i, _| (i[4] >> 12 & 1) as usize },
            Axis { name: "fog brighter", size: 2, place: |i, _| (i[1] & 0xFF > i[3] & 0xFF).into() },
            Axis {
                name: "result at an end",
                size: 3,
                place: |i, o| {
                    let (red, color, fog) = (o[1] & 0xFF, i[3] & 0xFF, i[1] & 0xFF);
                    if red == color {
                        0
                    } else if red == fog {
                        1
                    } else {
                        2
                    }
                },
            },
        ],
    ],
};

/// A stage on colours in the order of the ports of `combiner_stage`, from the primary colour on.
fn stage(registers: &StageRegisters, first: bool, choices: &Choices, colors: &[u32]) -> u32 {
    let planes: [Planes<1>; 9] = core::array::from_fn(|port| plane(colors[port]));
    let [primary, fragment_primary, fragment_secondary, texture0, texture1, texture2, texture3, buffer, previous] =
        &planes;
    let textures = [texture0, texture1, texture2, texture3];
    let inputs = CombinerInputs { primary, fragment_primary, fragment_secondary, textures };
    let result =
        CombinerStage::decode(registers, first, choices).evaluate(&Sources { inputs: &inputs, buffer, previous });
    u32::from_le_bytes(result.get(0))
}

pub static COMBINER_OPERAND: Stage = Stage {
    widths: &[4, 4, 4, 3, 32, 32, 32, 32, 32, 32, 32, 32, 32, 32],
    numbers: &[],
    pairs: &[],
    // All codes, each with as many values of the primary colour.
    sweeps: &[sweep(&[field(0, 0, 4), field(1, 0, 4), field(2, 0, 4), field(3, 0, 3), field(4, 0, 8)])],
    adjust: any,
    model: |choices, inputs, outputs| {
        // The first operand of a stage that replaces.
        let [color_source, alpha_source, color_operand, alpha_operand] = [inputs[0], inputs[1], inputs[2], inputs[3]];
        let registers = StageRegisters {
            source: TexenvSource(color_source | alpha_source << 16),
            operand: TexenvOperand(color_operand | alpha_operand << 12),
            color: TexenvColor(inputs[12]),
            ..StageRegisters::default()
        };
        let mut colors = [0; 9];
        colors[..8].copy_from_slice(&inputs[4..12]);
        colors[8] = inputs[13];
        outputs[0] = stage(&registers, false, choices, &colors);
    },
    bins: &[
        &[
            Axis { name: "colour source", size: 16, place: |i, _| i[0] as usize },
            Axis { name: "operand", size: 16, place: |i, _| i[2] as usize },
        ],
        &[
            Axis { name: "alpha source", size: 16, place: |i, _| i[1] as usize },
            Axis { name: "operand", size: 8, place: |i, _| i[3] as usize },
        ],
    ],
};

/// Sources and operands of a stage that takes primary, constant and texture colour as they are.
const THREE_OPERANDS: &[(Field, u32)] = &[(field(1, 0, 12), 0x3E0), (field(1, 16, 12), 0x3E0), (field(2, 0, 23), 0)];

pub static COMBINER_STAGE: Stage = Stage {
    widths: &[1, 28, 23, 20, 32, 18, 32, 32, 32, 32, 32, 32, 32, 32, 32],
    numbers: &{
        let [c0, c1, c2, c3] = channels(4);
        let [p0, p1, p2, p3] = channels(6);
        let [t0, t1, t2, t3] = channels(9);
        [c0, c1, c2, c3, p0, p1, p2, p3, t0, t1, t2, t3]
    },
    pairs: &[(field(4, 0, 8), field(6, 0, 8)), (field(4, 24, 8), field(6, 24, 8)), (field(6, 0, 8), field(9, 0, 8))],
    // Every operation on all values of its three operands in red. In alpha the same at once: the operation and the operands
    // are others in each case, and as many.
    sweeps: &[Sweep {
        digits: &[field(3, 0, 4), field(6, 0, 8), field(4, 0, 8), field(9, 0, 8)],
        held: THREE_OPERANDS,
        derive: |inputs| {
            let [a, b, c] = [inputs[6], inputs[4], inputs[9]];
            field(3, 16, 4).set(inputs, inputs[3].wrapping_add(a));
            [(6, b), (4, c), (9, a)].into_iter().for_each(|(port, value)| field(port, 24, 8).set(inputs, value));
        },
    }],
    adjust: |inputs| {
        // Half of the cases take operands that differ: codes alone leave most of the operands out.
        if inputs[13] & 1 == 1 {
            THREE_OPERANDS.iter().for_each(|(field, value)| field.set(inputs, *value));
        }
    },
    model: |choices, inputs, outputs| {
        let registers = StageRegisters {
            source: TexenvSource(inputs[1]),
            operand: TexenvOperand(inputs[2]),
            combiner: TexenvCombiner(inputs[3]),
            color: TexenvColor(inputs[4]),
            scale: TexenvScale(inputs[5]),
        };
        outputs[0] = stage(&registers, inputs[0] == 1, choices, &inputs[6..]);
    },
    bins: &[
        &[
            Axis { name: "operation", size: 16, place: |i, _| (i[3] & 15) as usize },
            Axis { name: "scale", size: 4, place: |i, _| (i[5] & 3) as usize },
            Axis { name: "alpha operation", size: 16, place: |i, _| (i[3] >> 16 & 15) as usize },
        ],
        &[
            Axis { name: "alpha scale", size: 4, place: |i, _| (i[5] >> 16) as usize },
            Axis { name: "alpha operation", size: 16, place: |i, _| (i[3] >> 16 & 15) as usize },
        ],
        &[
            Axis { name: "stage 0", size: 2, place: |i, _| i[0] as usize },
            Axis { name: "source", size: 16, place: |i, _| (i[1] & 15) as usize },
            Axis { name: "alpha source", size: 16, place: |i, _| (i[1] >> 16 & 15) as usize },
        ],
        &[
            Axis { name: "stage 0", size: 2, place: |i, _| i[0] as usize },
            Axis { name: "third source", size: 16, place: |i, _| (i[1] >> 8 & 15) as usize },
        ],
    ],
};
