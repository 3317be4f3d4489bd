// SPDX-License-Identifier: MIT
//! Build options: what a circuit is made of where its results do not depend on it, so that a user chooses between size and
//! speed.
//!
//! Each is declared once, in the table below: its id, its values, the first of which is the default, and what they are. A
//! circuit whose constructor takes a [`Builder`] in place of a [`Recorder`] asks it for them, and depends on those that it
//! asks for; the command line (`--build ID=VALUE`), lists, headers and manifests follow from that.

use pica_spec::choices::{Choices, Recorder};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Deref;

/// A build option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildOption {
    /// The id of the option.
    pub id: &'static str,
    /// What the option decides.
    pub doc: &'static str,
    /// The values of the option, the default first.
    pub values: &'static [BuildValue],
}

/// A value of a build option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BuildValue {
    /// The name of the value.
    pub name: &'static str,
    /// What a circuit is with the value.
    pub doc: &'static str,
}

/// An option that cannot be set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    /// The text is no assignment.
    #[error("`{0}` is not of the form ID=VALUE")]
    Form(String),
    /// There is no such option.
    #[error("there is no build option `{id}`; there are {}", ids())]
    Unknown {
        /// What was asked for.
        id: String,
    },
    /// The option has no such value.
    #[error("build option `{}` has no value `{value}`; there are {}", option.id, option.names().collect::<Vec<_>>().join(", "))]
    Value {
        /// The option.
        option: BuildOption,
        /// What was asked for.
        value: String,
    },
}

/// The ids of all options.
fn ids() -> String {
    Build::OPTIONS.iter().map(|option| option.id).collect::<Vec<_>>().join(", ")
}

impl BuildOption {
    /// The names of its values, the default first.
    pub fn names(&self) -> impl Iterator<Item = &'static str> + use<> {
        self.values.iter().map(|value| value.name)
    }
}

/// Declares the options: an enumeration of the values of each, and what holds and finds them.
macro_rules! options {
    ($(
        $(#[doc = $doc:literal])+
        $id:ident: $type:ident { $( $(#[doc = $value_doc:literal])+ $variant:ident = $name:literal, )+ }
    )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
            pub enum $type { $( $(#[doc = $value_doc])+ $variant, )+ }

            impl $type {
                /// All values, the default first.
                pub const ALL: &'static [Self] = &[$(Self::$variant),+];

                /// The name on the command line.
                pub const fn name(self) -> &'static str {
                    match self { $(Self::$variant => $name),+ }
                }
            }

            impl Default for $type {
                fn default() -> Self {
                    Self::ALL[0]
                }
            }
        )+

        /// A value for every build option.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Build { $( $(#[doc = $doc])+ pub $id: $type, )+ }

        impl Build {
            /// All options.
            pub const OPTIONS: &'static [BuildOption] = &[$(BuildOption {
                id: stringify!($id),
                doc: concat!($($doc),+).trim_ascii_start(),
                values: &[$(BuildValue { name: $name, doc: concat!($($value_doc),+).trim_ascii_start() }),+],
            }),+];

            /// Sets an option by the names of the command line.
            ///
            /// # Errors
            /// If no option or no value has the name.
            pub fn set(&mut self, id: &str, value: &str) -> Result<(), BuildError> {
                let unknown = || BuildError::Unknown { id: id.to_owned() };
                let option = *Self::OPTIONS.iter().find(|option| option.id == id).ok_or_else(unknown)?;
                let wrong = BuildError::Value { option, value: value.to_owned() };
                match id {
                    $(stringify!($id) => {
                        self.$id = *$type::ALL.iter().find(|known| known.name() == value).ok_or(wrong)?;
                    })+
                    _ => {}
                }
                Ok(())
            }

            /// The name of the value of an option.
            pub fn get(&self, id: &str) -> Option<&'static str> {
                match id {
                    $(stringify!($id) => Some(self.$id.name()),)+
                    _ => None,
                }
            }
        }

        impl Builder {
            $(
                $(#[doc = $doc])+
                pub fn $id(&self) -> $type {
                    self.note(stringify!($id));
                    self.build.$id
                }
            )+
        }
    };
}

options! {
    /// How many combiner stages there are in hardware.
    combiner: CombinerBuild {
        /// six, one behind the other: a fragment per clock
        SixStages = "six-stages",
        /// one, which a fragment passes six times: a fragment per six clocks
        Folded = "folded",
    }

    /// What the Verilog names where a family of FPGAs has a cell that synthesisers do not make of text.
    primitives: Primitives {
        /// nothing: text for all families
        Portable = "portable",
        /// cells of Lattice ECP5
        Ecp5 = "ecp5",
    }

    /// What memories hold before they are written, registers behind block RAM too.
    memory: Memory {
        /// zeros: `initial` in the Verilog, which most families take for contents of the bitstream
        Zeroed = "zeroed",
        /// anything: for families without such contents, where synthesisers otherwise make registers of memories
        Uninitialised = "uninitialised",
    }

    /// How many invocations the shader unit has in flight.
    in_flight: InFlight {
        /// one, whose instructions follow one another as fast as they can
        One = "1",
        /// twelve, in turns
        Twelve = "12",
        /// twenty-five, in turns: an instruction in nearly every clock
        Full = "25",
    }
}

impl Build {
    /// Reads `ID=VALUE`.
    ///
    /// # Errors
    /// If the text has no `=`, or names no option or value.
    pub fn set_from(&mut self, assignment: &str) -> Result<(), BuildError> {
        let (id, value) = assignment.split_once('=').ok_or_else(|| BuildError::Form(assignment.to_owned()))?;
        self.set(id.trim(), value.trim())
    }

    /// The builds that differ from the default in one option, with its id and the name of its value.
    pub fn alternatives() -> impl Iterator<Item = (&'static str, &'static str, Self)> {
        let assignments =
            Self::OPTIONS.iter().flat_map(|option| option.names().skip(1).map(move |name| (option.id, name)));
        assignments.filter_map(|(id, name)| {
            let mut build = Self::default();
            build.set(id, name).ok()?;
            Some((id, name, build))
        })
    }
}

/// What a circuit is constructed with: choices of the ledger and build options. It remembers which of both were asked for:
/// what a circuit asks for is what it depends on.
#[derive(Clone, Debug, Default)]
pub struct Builder {
    choices: Recorder,
    build: Build,
    asked: RefCell<BTreeSet<&'static str>>,
}

impl Builder {
    /// Nothing has been asked for yet.
    pub fn new(choices: &Choices, build: &Build) -> Self {
        Self { choices: Recorder::new(choices), build: *build, asked: RefCell::default() }
    }

    /// The ids of the options that have been asked for, and their values.
    pub fn asked_options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let (asked, build) = (self.asked.borrow().clone(), self.build);
        asked.into_iter().filter_map(move |id| Some((id, build.get(id)?)))
    }

    fn note(&self, id: &'static str) {
        self.asked.borrow_mut().insert(id);
    }
}

/// Most circuits have no options: their constructors take the choices alone.
impl Deref for Builder {
    type Target = Recorder;

    fn deref(&self) -> &Recorder {
        &self.choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_set_by_name_and_noted_when_asked_for() {
        let mut build = Build::default();
        assert_eq!(build.get("combiner"), Some("six-stages"));
        build.set_from("combiner = folded").unwrap();
        let builder = Builder::new(&Choices::default(), &build);
        assert_eq!(builder.asked_options().count(), 0);
        assert_eq!(builder.combiner(), CombinerBuild::Folded);
        assert_eq!(builder.asked_options().collect::<Vec<_>>(), [("combiner", "folded")]);
        assert_eq!(builder.asked().count(), 0);
        for (wrong, named) in [("combiner", "form"), ("combine=folded", "combiner"), ("combiner=fold", "six-stages")] {
            let error = build.set_from(wrong).unwrap_err().to_string();
            assert!(error.contains(named), "{error}");
        }
    }

    #[test]
    fn every_option_has_a_choice_and_texts() {
        for option in Build::OPTIONS {
            assert!(option.values.len() > 1, "{}", option.id);
            assert!(option.values.iter().map(|value| value.doc).chain([option.doc]).all(|doc| !doc.starts_with(' ')));
        }
        let others: usize = Build::OPTIONS.iter().map(|option| option.values.len() - 1).sum();
        assert_eq!(Build::alternatives().count(), others);
    }
}
