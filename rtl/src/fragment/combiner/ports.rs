// SPDX-License-Identifier: MIT
//! The ports of the six combiner stages, however they are built.

/// All six stages with their registers: in parentheses `in_ready`, where they do not take a fragment at every clock, and in braces
/// what they are made of.
macro_rules! combiner_stages {
    (
        $(#[$attribute:meta])*
        pub(crate) struct $name:ident($($(#[$ready:meta])* $in_ready:ident)?) { $($inside:tt)* }
    ) => {
        $(#[$attribute])*
        pub(crate) struct $name {
            pub clock: Signal<In, Clock>,
            pub reset: Signal<In, Bit>,
            /// Whether a register is written at the next edge.
            pub write: Signal<In, Bit>,
            /// Id of the register that is written; an id that is not of the combiner does nothing here.
            pub write_id: Signal<In, Bits<10>>,
            pub write_data: Signal<In, Bits<32>>,
            /// The bytes that are written: bit k enables bits 8k to 8k+7.
            pub write_mask: Signal<In, Bits<4>>,
            /// Whether the id is one of the combiner.
            pub known: Signal<Out, Bit>,
            pub in_valid: Signal<In, Bit>,
            $($(#[$ready])* pub $in_ready: Signal<Out, Bit>,)?
            pub primary: Signal<In, Bits<32>>,
            pub fragment_primary: Signal<In, Bits<32>>,
            pub fragment_secondary: Signal<In, Bits<32>>,
            pub texture0: Signal<In, Bits<32>>,
            pub texture1: Signal<In, Bits<32>>,
            pub texture2: Signal<In, Bits<32>>,
            pub texture3: Signal<In, Bits<32>>,
            pub out_valid: Signal<Out, Bit>,
            pub color: Signal<Out, Bits<32>>,
            $($inside)*
        }
    };
}

pub(super) use combiner_stages;
