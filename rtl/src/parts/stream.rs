// SPDX-License-Identifier: MIT
//! The ports of a part that takes a stream and gives one.

/// A circuit with such ports: `x => y` are the bits of the words that it takes and gives, and in braces is what it is made of, with
/// the values that are not the default. What `checks` has is looked at when the circuit is made.
macro_rules! stream_part {
    (
        $(#[$attribute:meta])*
        pub struct $name:ident<$(const $width:ident: usize),+>($x:ident => $y:ident) {
            $($field:ident: $of:ty $(= $value:expr)?,)*
        }
        $(checks { $($check:tt)* })?
    ) => {
        #[derive(LogicBlock, Component, Dut)]
        $(#[$attribute])*
        pub struct $name<$(const $width: usize),+> {
            /// Rising edges count.
            pub clock: Signal<In, Clock>,
            /// Forgets every word at a rising edge.
            pub reset: Signal<In, Bit>,
            /// A word is offered.
            pub in_valid: Signal<In, Bit>,
            /// The word that is offered at `x` is taken at the next edge.
            pub in_ready: Signal<Out, Bit>,
            /// A word.
            pub x: Signal<In, Bits<$x>>,
            /// A word is offered.
            pub out_valid: Signal<Out, Bit>,
            /// The word that is offered at `y` is taken at the next edge.
            pub out_ready: Signal<In, Bit>,
            /// The word.
            pub y: Signal<Out, Bits<$y>>,
            $($field: $of,)*
        }

        impl<$(const $width: usize),+> Default for $name<$($width),+> {
            fn default() -> Self {
                $($($check)*)?
                Self {
                    clock: Signal::default(),
                    reset: Signal::default(),
                    in_valid: Signal::default(),
                    in_ready: Signal::default(),
                    x: Signal::default(),
                    out_valid: Signal::default(),
                    out_ready: Signal::default(),
                    y: Signal::default(),
                    $($field: stream_part!(@value $($value)?),)*
                }
            }
        }
    };
    (@value) => { Default::default() };
    (@value $value:expr) => { $value };
}

pub(super) use stream_part;
