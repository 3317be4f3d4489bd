// SPDX-License-Identifier: MIT
//! Parts whose modules are one module with parameters.

use super::{
    BlockDelay, BlockRam, ByteLutRam, ByteRegister, Credit, Delay, LutRam, Product, Queue, QueueWords, Sequencer,
    SignedProduct,
};
use crate::component::Component;
use crate::emit::parameters::{Family, defaults};

const ADDRESS: (&str, &str) = ("A", "Bits of an address.");
const WORD: (&str, &str) = ("W", "Bits of a word.");
const CLOCKS: (&str, &str) = ("L", "Clocks by which a word is delayed.");

const FACTORS: &[(&str, &str)] =
    &[("A", "Bits of the first factor."), ("B", "Bits of the second factor."), ("P", "Bits of the product.")];

pub(crate) const FAMILIES: &[Family] = &[
    Family {
        name: "block_ram",
        component: BlockRam::<1, 1>::NAME,
        parameters: &[ADDRESS, WORD],
        circuits: defaults![BlockRam<9, 32>, BlockRam<5, 24>, BlockRam<7, 13>, BlockRam<4, 30>],
    },
    Family {
        name: "block_ram_apart",
        component: BlockRam::<1, 1>::NAME,
        parameters: &[ADDRESS, WORD],
        circuits: || {
            vec![
                Box::new(BlockRam::<9, 32>::apart(1 << 9)),
                Box::new(BlockRam::<5, 24>::apart(1 << 5)),
                Box::new(BlockRam::<7, 13>::apart(1 << 7)),
                Box::new(BlockRam::<4, 30>::apart(1 << 4)),
            ]
        },
    },
    Family {
        name: "lut_ram",
        component: LutRam::<1, 1>::NAME,
        parameters: &[ADDRESS, WORD],
        circuits: defaults![LutRam<4, 32>, LutRam<5, 24>, LutRam<7, 13>, LutRam<3, 30>],
    },
    Family {
        name: "byte_lut_ram",
        component: ByteLutRam::<1, 1>::NAME,
        parameters: &[ADDRESS, WORD],
        circuits: defaults![ByteLutRam<3, 28>, ByteLutRam<5, 24>, ByteLutRam<7, 13>, ByteLutRam<4, 30>],
    },
    Family {
        name: "byte_register",
        component: ByteRegister::<1>::NAME,
        parameters: &[("W", "Bits of the register, up to 32.")],
        circuits: defaults![ByteRegister<24>, ByteRegister<13>, ByteRegister<30>],
    },
    Family {
        name: "queue",
        component: Queue::<1>::NAME,
        parameters: &[ADDRESS],
        circuits: defaults![Queue<6>, Queue<9>, Queue<4>],
    },
    Family {
        name: "queue_words",
        component: QueueWords::<1, 1>::NAME,
        parameters: &[ADDRESS, WORD],
        circuits: defaults![QueueWords<6, 32>, QueueWords<9, 24>, QueueWords<4, 13>, QueueWords<7, 30>],
    },
    Family {
        name: "delay",
        component: Delay::<1, 1>::NAME,
        parameters: &[WORD, CLOCKS],
        circuits: defaults![Delay<32, 5>, Delay<24, 9>, Delay<13, 7>, Delay<30, 12>],
    },
    Family {
        name: "block_delay",
        component: BlockDelay::<1, 3>::NAME,
        parameters: &[WORD, CLOCKS],
        circuits: defaults![BlockDelay<24, 12>, BlockDelay<32, 9>, BlockDelay<13, 7>, BlockDelay<30, 20>],
    },
    Family {
        name: "credit",
        component: Credit::<1>::NAME,
        parameters: &[("N", "The most that may be inside, up to 255.")],
        circuits: defaults![Credit<64>, Credit<100>, Credit<33>],
    },
    Family {
        name: "sequencer",
        component: Sequencer::NAME,
        parameters: &[("FIRST", "The first step."), ("LAST", "The last step, up to 63.")],
        circuits: || {
            let circuit = |first, last| Box::new(Sequencer::new(first, last)) as _;
            vec![circuit(0, 11), circuit(2, 23), circuit(5, 18), circuit(9, 37)]
        },
    },
    Family {
        name: "product",
        component: Product::<1, 1, 1>::NAME,
        parameters: FACTORS,
        circuits: defaults![
            Product<8, 9, 17>,
            Product<11, 10, 21>,
            Product<16, 7, 20>,
            Product<13, 12, 23>,
            Product<9, 14, 19>,
        ],
    },
    Family {
        name: "signed_product",
        component: SignedProduct::<1, 1, 1>::NAME,
        parameters: FACTORS,
        circuits: defaults![
            SignedProduct<9, 10, 18>,
            SignedProduct<11, 10, 21>,
            SignedProduct<16, 7, 20>,
            SignedProduct<13, 12, 23>,
            SignedProduct<9, 14, 19>,
        ],
    },
];
