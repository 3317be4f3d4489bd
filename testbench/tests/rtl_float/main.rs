//! The float blocks in `rust_hdl`'s simulator against the model. Small formats with every operand, float24 with drawn
//! ones; both rounding modes, and the other choices that a block follows.

mod driver;
mod oracle;
mod stimulus;

use driver::Driver;
use pica_rtl::UnsupportedChoice;
use pica_rtl::float::{BLOCKS, FloatBlock, Format, Operation, Protocol};
use pica_spec::choices::Choices;

/// Operand spaces up to this size are run through.
const EXHAUSTIVE_BITS: u32 = 18;
/// Clocks for a block that has more operands.
const CLOCKS: u64 = 20_000;

/// Runs a block under choices against the model, for about as many clocks if it is too large to be exhausted.
fn check(block: &FloatBlock, choices: &Choices, clocks: u64) {
    let exhaustive = stimulus::space_bits(block) <= EXHAUSTIVE_BITS;
    let count = match block.protocol {
        _ if exhaustive => 1 << stimulus::space_bits(block),
        Protocol::Stream { cycles } => clocks / cycles as u64,
        Protocol::Comb | Protocol::Pipe { .. } => clocks,
    };
    let operands = |index| if exhaustive { stimulus::enumerated(block, index) } else { stimulus::drawn(block, index) };
    let results = Driver::new(block, choices).run((0..count).map(operands), |cycle| cycle % 7 == 3);
    assert_eq!(results.len() as u64, count, "{}", block.name());
    for (index, result) in results.into_iter().enumerate() {
        let operands = operands(index as u64);
        let expected = oracle::expected(block, choices, operands);
        assert_eq!(
            result,
            expected,
            "{} case {index} of seed {:#X}: operands {operands:X?} give {result:X}, not {expected:X}",
            block.name(),
            stimulus::SEED,
        );
    }
}

fn choices(assignments: &[&str]) -> Choices {
    let mut choices = Choices::default();
    for assignment in assignments {
        choices.set_from(assignment).expect("the ledger has it");
    }
    choices
}

fn check_operation(operation: Operation) {
    for block in BLOCKS.iter().filter(|block| block.operation == operation) {
        check(block, &Choices::default(), CLOCKS);
        check(block, &choices(&["f24_rounding=nearest-even", "f32_to_f24=nearest-even"]), CLOCKS);
    }
}

macro_rules! operations {
    ($($test:ident: $Operation:ident;)+) => {
        $(
            #[test]
            fn $test() {
                check_operation(Operation::$Operation);
            }
        )+
    };
}

operations! {
    add: Add;
    mul: Mul;
    mad: Mad;
    cmp: Cmp;
    max: Max;
    min: Min;
    flr: Flr;
    rcp: Rcp;
    rsq: Rsq;
    ex2: Ex2;
    lg2: Lg2;
    from_f32: FromF32;
    from_int: FromInt;
}

#[test]
fn float24_follows_the_other_choices() {
    for assignment in [
        "f24_overflow=saturate",
        "f24_guard_bits=one-bit",
        "nan_payload=propagate",
        "subnormal_compare=flush",
        "move_zero_sign=positive",
        "flr_special=canonical-nan",
        "cmp_ne_nan=always-false",
    ] {
        for block in BLOCKS.iter().filter(|block| block.format == Format::F24) {
            check(block, &choices(&[assignment]), 4000);
            check(block, &choices(&[assignment, "f24_rounding=nearest-even"]), 2000);
        }
    }
}

#[test]
fn reset_abandons_what_is_under_way() {
    for block in BLOCKS.iter().filter(|block| block.protocol != Protocol::Comb) {
        assert!(Driver::new(block, &Choices::default()).is_empty_after_reset(), "{}", block.name());
    }
}

#[test]
fn special_functions_refuse_what_they_cannot_follow() {
    for (assignment, id) in [
        ("special_function_accuracy=table", "special_function_accuracy"),
        ("special_function_subnormals=keep", "special_function_subnormals"),
    ] {
        for block in BLOCKS {
            let refused = (block.build)(&choices(&[assignment])).err().map(|UnsupportedChoice { id, .. }| id);
            let special = matches!(block.protocol, Protocol::Stream { .. });
            assert_eq!(refused, special.then_some(id), "{} under {assignment}", block.name());
        }
    }
}
