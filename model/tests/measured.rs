// SPDX-License-Identifier: MIT
//! Choice `special_function_accuracy=table`: a table that is supplied is followed by single invocations and by batches. A process
//! has one table, so these tests have a process of their own.

use pica_model::float::{Arithmetic, F24, Lanes, Measured, MeasuredError, SpecialFunction};
use pica_model::gpu::pipeline::Pipeline;
use pica_model::shader::{Batch, ShaderUnit, Stage};
use pica_spec::choices::Choices;

/// RSQ o0, v0 and END, with a descriptor that writes all components of xyzw.
const RSQ: [u32; 2] = [0x0F << 26, 0x22 << 26];
const DESCRIPTOR: u32 = 0x1B << 5 | 0xF;
const FOUR: F24 = F24::from_bits(0x41_0000);
const NINE: F24 = F24::from_bits(0x42_2000);
/// 1/3, which the table has nothing about.
const THIRD: F24 = F24::from_bits(0x3D_5555);
/// What the table says of the root of 4, one more than exact.
const MEASURED: F24 = F24::from_bits(0x3E_0001);

fn unit(choices: &Choices) -> ShaderUnit {
    let mut unit = ShaderUnit::new(512, choices).expect("the table is supplied");
    for (address, word) in RSQ.into_iter().enumerate() {
        unit.program.set_word(address, word);
    }
    unit.program.set_descriptor(0, DESCRIPTOR);
    unit.config.input_map = core::array::from_fn(|input| input as u8);
    unit.config.outmap_mask = 1;
    unit
}

#[test]
fn a_table_is_followed() {
    let choices = Choices::with("special_function_accuracy", "table").expect("the ledger has this alternative");
    for error in [Arithmetic::new(&choices).err(), Pipeline::new(&choices).err()] {
        let error = error.expect("no table was supplied");
        assert_eq!((error.id, error.value), ("special_function_accuracy", "table"));
        assert!(error.to_string().contains("--special-functions"), "{error}");
    }

    let table = || Measured::read("rsq 410000 3E0001\nrcp 410000 3D0002").expect("a table");
    assert_eq!(table().result(SpecialFunction::Rcp, 0x41_0000), Some(0x3D_0002));
    assert_eq!(table().result(SpecialFunction::Ex2, 0x41_0000), None);
    table().supply().expect("the first one");
    table().supply().expect("the same again");
    let other = Measured::read("rsq 410000 3E0002").expect("a table");
    assert_eq!(other.supply(), Err(MeasuredError::Supplied));

    let exact = unit(&Choices::default());
    let followed = unit(&choices);
    for (unit, root) in [(&exact, F24::from_bits(0x3E_0000)), (&followed, MEASURED)] {
        let mut single = unit.clone();
        for (operand, result) in [(FOUR, root), (NINE, THIRD)] {
            single.load_inputs(&[[operand; 4]]);
            single.run(Stage::Vertex, 8, &mut ());
            assert_eq!(single.outputs()[0], [result; 4]);
        }
        for lanes in Lanes::available() {
            let (mut together, mut batch) = (unit.clone().with_lanes(lanes), Batch::with_lanes(lanes));
            assert!([FOUR, NINE, FOUR].iter().all(|operand| batch.push(&[[*operand; 4]])));
            together.run_batch(&mut batch, 8);
            let results = [0, 1, 2].map(|lane| batch.outputs(lane)[0]);
            assert_eq!(results, [[root; 4], [THIRD; 4], [root; 4]], "{lanes:?}");
        }
    }
}
