// SPDX-License-Identifier: MIT
//! The module of a family, and which modules it stands for.

use super::{Family, all};
use crate::build::Memory;
use crate::emit::part::{Part, renamed};
use crate::emit::waivers::Waiver;
use crate::emit::{self, EmitError};
use pica_verilog::parameters::{Parameters, normal, unify};
use pica_verilog::print;
use pica_verilog::source::Source;
use pica_verilog::tree::{Expression, Instance, Literal, Module};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// The module of a family.
#[derive(Clone, Debug)]
pub struct Shape {
    /// The family.
    pub family: &'static Family,
    /// The modules of the circuits of the family, in which what belongs to families is of them.
    pub modules: Vec<Module>,
    /// What Verilator says of any of these modules.
    pub waivers: BTreeSet<Waiver>,
    /// The values that they have for the parameters.
    values: Vec<Vec<u64>>,
    /// The text of the module without prefix.
    text: String,
}

impl PartialEq for Shape {
    fn eq(&self, other: &Self) -> bool {
        (self.family.name, &self.text) == (other.family.name, &other.text)
    }
}

impl Eq for Shape {}

/// What a module is of a family.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The family.
    pub shape: Arc<Shape>,
    /// The values of the parameters.
    pub values: Vec<u64>,
}

impl Member {
    /// Makes an instance of the module one of the family.
    pub fn change(&self, instance: &mut Instance) {
        let family = self.shape.family;
        family.name.clone_into(&mut instance.module);
        let number = |value: &u64| Expression::Literal(Literal::decimal((*value).into()));
        let values = family.parameters.iter().zip(&self.values);
        instance.parameters = values.map(|((name, _), value)| ((*name).to_owned(), number(value))).collect();
    }
}

/// Modules of families that were made, by name and by how memories start.
type Known = HashMap<(&'static str, Memory), Arc<Shape>>;

/// The module of a family, as memories start.
///
/// # Errors
/// If a circuit of the family cannot be emitted, or no expressions of the parameters fit all of them.
pub fn shape(family: &'static Family, memory: Memory) -> Result<Arc<Shape>, EmitError> {
    static KNOWN: Mutex<Option<Known>> = Mutex::new(None);
    let key = (family.name, memory);
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(shape) = known().get_or_insert_default().get(&key) {
        return Ok(shape.clone());
    }
    // Another family may be within this one, and is made meanwhile.
    let shape = Arc::new(Shape::new(family, memory)?);
    Ok(known().get_or_insert_default().entry(key).or_insert(shape).clone())
}

/// The modules among some, none of which is the top, that belong to families, by name.
///
/// # Errors
/// As of [`shape`].
pub fn members(parts: &[Part], memory: Memory) -> Result<BTreeMap<String, Member>, EmitError> {
    let mut found = BTreeMap::new();
    let mut waiting: Vec<&Part> = parts.iter().collect();
    // What is in a module is known before it.
    while !waiting.is_empty() {
        let names: BTreeSet<&str> = waiting.iter().map(|part| part.name.as_str()).collect();
        let waits = |part: &&Part| part.parts.iter().any(|inner| names.contains(inner.as_str()));
        let (later, now): (Vec<&Part>, Vec<&Part>) = waiting.iter().partition(|part| waits(part));
        for part in &now {
            if let Some(member) = member(part, &found, memory)? {
                found.insert(part.name.clone(), member);
            }
        }
        if now.is_empty() {
            break;
        }
        waiting = later;
    }
    Ok(found)
}

/// A module in which what belongs to families is of them.
pub fn with_families(module: &Module, members: &BTreeMap<String, Member>) -> Module {
    let mut module = module.clone();
    for instance in module.instances_mut() {
        if let Some(member) = members.get(&instance.module) {
            member.change(instance);
        }
    }
    module
}

fn member(part: &Part, inner: &BTreeMap<String, Member>, memory: Memory) -> Result<Option<Member>, EmitError> {
    for family in all().filter(|family| family.component == part.component && part.model.is_none()) {
        let shape = shape(family, memory)?;
        let Some(values) = values(family, part) else { continue };
        let mut module = with_families(part.module(), inner);
        family.name.clone_into(&mut module.name);
        let own = read(&print::module(&module), family.name, &BTreeMap::new());
        if own.is_some() && own == shape.bind(&values) {
            return Ok(Some(Member { shape, values }));
        }
    }
    Ok(None)
}

/// The values that a module has for the parameters of a family.
fn values(family: &Family, part: &Part) -> Option<Vec<u64>> {
    let value = |(name, _): &(&str, &str)| {
        let constant = || match &part.module().declaration(&name.to_ascii_lowercase())?.value {
            Some(Expression::Literal(literal)) => u64::try_from(literal.value()?).ok(),
            _ => None,
        };
        part.widths.get(*name).copied().or_else(constant)
    };
    family.parameters.iter().map(value).collect()
}

impl Shape {
    fn new(family: &'static Family, memory: Memory) -> Result<Self, EmitError> {
        let error = |problem: String| EmitError::Family { family: family.name, problem };
        let (mut modules, mut all, mut waivers) = (Vec::new(), Vec::new(), BTreeSet::new());
        for mut circuit in (family.circuits)() {
            let parts = emit::parts(circuit.as_mut(), family.name, memory)?;
            let Some((part, inner)) = parts.split_first() else { continue };
            all.push(values(family, part).ok_or_else(|| error("a circuit has no value of a parameter".to_owned()))?);
            modules.push(with_families(part.module(), &members(inner, memory)?));
            waivers.extend(part.waivers.iter().cloned());
        }
        if modules.len() <= family.parameters.len() {
            return Err(error("it has no more circuits than parameters".to_owned()));
        }
        let mut shape = Shape { family, modules, waivers, values: all, text: String::new() };
        shape.text = shape.print(&|name| name.to_owned())?;
        for (module, values) in shape.modules.iter().zip(&shape.values) {
            let own = read(&print::module(module), family.name, &BTreeMap::new());
            if own.is_none() || own != shape.bind(values) {
                return Err(error(format!("the text with {values:?} is not that of the circuit")));
            }
        }
        Ok(shape)
    }

    /// The text of the module, in which modules have other names.
    ///
    /// # Errors
    /// If no expressions of the parameters fit all circuits of the family.
    pub fn print(&self, name: &dyn Fn(&str) -> String) -> Result<String, EmitError> {
        let texts: Vec<String> = self.modules.iter().map(|module| print::module(&renamed(module, name))).collect();
        let names = self.family.parameters.iter().map(|(name, _)| *name).collect();
        let text = unify(&texts, &Parameters { names, values: &self.values }).map_err(|line| EmitError::Family {
            family: self.family.name,
            problem: format!("no expression of the parameters fits: {line}"),
        })?;
        let last = self.family.parameters.len().saturating_sub(1);
        let parameter = |(place, ((name, doc), value)): (usize, (&(&str, &str), &u64))| {
            format!("    // {doc}\n    parameter {name} = {value}{}\n", if place < last { "," } else { "" })
        };
        let parameters = self.family.parameters.iter().zip(self.values.first().into_iter().flatten());
        let parameters: String = parameters.enumerate().map(parameter).collect();
        let head = format!("module {} (", name(self.family.name));
        Ok(text.replacen(&head, &format!("{}#(\n{parameters}) (", &head[..head.len() - 1]), 1))
    }

    /// The module with these values of the parameters, in its normal form; none if they make no module.
    fn bind(&self, values: &[u64]) -> Option<Module> {
        let names = self.family.parameters.iter().map(|(name, _)| *name);
        read(&self.text, self.family.name, &names.zip(values.iter().copied()).collect())
    }
}

/// The module of a text with these values of its parameters, in its normal form.
fn read(text: &str, name: &str, values: &BTreeMap<&str, u64>) -> Option<Module> {
    let number = |value: u64| Expression::Literal(Literal::decimal(value.into()));
    let given: Vec<_> = values.iter().map(|(name, value)| ((*name).to_owned(), number(*value))).collect();
    normal(&Source::read(text).ok()?.module(name, &given).ok()??.module, values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::component::Component;
    use crate::parts::{BlockRam, ByteRegister, LutRam};
    use rust_hdl::core::prelude::Block;

    #[test]
    fn every_family_is_one_module() {
        for memory in [Memory::Zeroed, Memory::Uninitialised] {
            for family in all() {
                let shape = shape(family, memory).unwrap_or_else(|error| panic!("{error}"));
                assert!(shape.text.contains(&format!("module {} #(", family.name)), "{}", shape.text);
            }
        }
    }

    /// The family and the values of a circuit.
    fn found(mut circuit: impl Block) -> Option<(&'static str, Vec<u64>)> {
        let parts = emit::parts(&mut circuit, "circuit", Memory::Zeroed).expect("it is emitted");
        let member = members(&parts, Memory::Zeroed).expect("families").remove("circuit")?;
        Some((member.shape.family.name, member.values))
    }

    #[test]
    fn what_differs_by_more_than_numbers_stands_apart() {
        assert_eq!(found(ByteRegister::<1>::default()), Some(("byte_register", vec![1])));
        assert_eq!(found(ByteRegister::<32>::default()), Some(("byte_register", vec![32])));
        assert_eq!(found(LutRam::<6, 1>::default()), Some(("lut_ram", vec![6, 1])));
        assert_eq!(found(BlockRam::<6, 9>::apart(64)), Some(("block_ram_apart", vec![6, 9])));
        assert_eq!(found(LutRam::<6, 1>::new(63, &[])), None);
        assert_eq!(found(BlockRam::<6, 9>::new(64, &[5])), None);
    }

    #[test]
    fn a_family_of_what_is_not_alike_is_refused() {
        let family = |circuits| Family {
            name: "memory",
            component: BlockRam::<1, 1>::NAME,
            parameters: &[("W", "Bits of a word.")],
            circuits,
        };
        let of = |circuits| Shape::new(Box::leak(Box::new(family(circuits))), Memory::Zeroed).map(|shape| shape.text);
        let alike = of(|| vec![Box::new(BlockRam::<6, 9>::default()), Box::new(BlockRam::<6, 13>::default())]);
        assert!(alike.is_ok_and(|text| text.contains("[W - 1:0] words [0:63]")));
        for (circuits, line) in [
            // The addresses are of no parameter.
            (
                (|| vec![Box::new(BlockRam::<6, 9>::default()) as _, Box::new(BlockRam::<7, 13>::default()) as _])
                    as fn() -> Vec<Box<dyn Block>>,
                "// A memory of words",
            ),
            (
                || vec![Box::new(BlockRam::<6, 9>::default()), Box::new(BlockRam::<6, 13>::apart(64))],
                "reg [8:0] words [0:63];",
            ),
            (
                || vec![Box::new(BlockRam::<6, 9>::default()), Box::new(BlockRam::<6, 13>::new(64, &[5]))],
                "as many lines",
            ),
            (|| vec![Box::new(BlockRam::<6, 9>::default())], "no more circuits than parameters"),
        ] {
            let error = of(circuits).expect_err(line).to_string();
            assert!(error.starts_with("family memory of modules: ") && error.contains(line), "{error}");
        }
    }
}
