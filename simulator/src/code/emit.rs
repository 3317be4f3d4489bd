// SPDX-License-Identifier: MIT
//! A function of Cranelift for some clusters of a design.
//!
//! What a cluster reads of others is in memory, and so are the flags that tell which clusters have something new to read.
//! Words of up to 32 bits are computed in 32, others in 64; above the bits of its class a word is 0.

use super::clusters::{Cluster, Clusters, FLAGS_OF_WORD};
use crate::design::{Design, Memory};
use crate::graph::mask;
use crate::tape::lower::{NONE, Step};
use crate::tape::operation::{Class, Code};
use crate::tape::plan::{Held, Plan, Stored};
use crate::tape::{Fault, Place};
use crate::value::limbs;
use cranelift_codegen::Context;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{AbiParam, InstBuilder, MemFlagsData, Type, Value, types};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::JITModule;
use cranelift_module::Module;
use std::collections::{BTreeMap, HashMap};

/// What Cranelift may assume of an access: the word is there.
const ACCESS: MemFlagsData = MemFlagsData::trusted();

/// What is done in a function.
#[derive(Clone, Copy)]
pub enum Piece<'a> {
    /// Inputs are compared with what they were.
    Inputs,
    /// The steps and registers of a cluster whose flag is set.
    Cluster(&'a Cluster),
    /// Memories are written.
    Stores,
}

/// What functions are made of.
pub struct Source<'a> {
    pub design: &'a Design,
    pub plan: &'a Plan,
    pub clusters: &'a Clusters,
    pub fault: Option<Fault>,
}

impl Source<'_> {
    /// Makes the function of these pieces.
    pub fn function(
        &self,
        context: &mut Context,
        builder: &mut FunctionBuilderContext,
        module: &JITModule,
        pieces: &[Piece],
    ) {
        let pointer = module.target_config().pointer_type();
        context.func.signature = module.make_signature();
        context.func.signature.params.extend([AbiParam::new(pointer); 4]);
        let mut builder = FunctionBuilder::new(&mut context.func, builder);
        let entry = builder.create_block();
        builder.append_block_params_for_function_params(entry);
        builder.switch_to_block(entry);
        let [singles, doubles, memories, tables] = std::array::from_fn(|number| builder.block_params(entry)[number]);
        let of = Pointers { singles, doubles, memories, tables, pointer };
        let mut emit = Emit { source: self, builder, of, values: HashMap::new() };
        for piece in pieces {
            match piece {
                Piece::Inputs => emit.inputs(),
                Piece::Cluster(cluster) => emit.cluster(cluster),
                Piece::Stores => self.plan.stores.iter().for_each(|stored| emit.write(stored)),
            }
            emit.values.clear();
        }
        emit.builder.ins().return_(&[]);
        emit.builder.seal_all_blocks();
        emit.builder.finalize(module.target_config());
    }
}

/// The parameters of a function.
#[derive(Clone, Copy)]
struct Pointers {
    singles: Value,
    doubles: Value,
    memories: Value,
    tables: Value,
    pointer: Type,
}

struct Emit<'a, 'b> {
    source: &'a Source<'a>,
    builder: FunctionBuilder<'b>,
    of: Pointers,
    /// The steps of this piece whose values are known.
    values: HashMap<u32, Value>,
}

/// Differences of words from what they were: for each set of flags the bits that differ, in words of 32 and of 64 bits.
type Changes<'a> = BTreeMap<&'a [u32], [Option<Value>; 2]>;

/// The type of words of a class.
fn typed(class: Class) -> Type {
    if class == Class::U64 { types::I64 } else { types::I32 }
}

impl<'a> Emit<'a, '_> {
    fn step(&self, number: u32) -> Step {
        self.source.plan.steps.steps[number as usize]
    }

    fn place(&self, number: u32) -> Place {
        self.source.clusters.places[number as usize].unwrap_or_else(|| unreachable!("step {number} has no place"))
    }

    fn inputs(&mut self) {
        let clusters = self.source.clusters;
        let mut changes = Changes::new();
        for (input, before) in &clusters.inputs {
            let value = self.value(*input);
            self.change(&mut changes, &clusters.readers[*input as usize], *before, value);
        }
        self.tell(changes);
    }

    fn cluster(&mut self, cluster: &Cluster) {
        let clusters = self.source.clusters;
        let word = clusters.flags[(cluster.flag / FLAGS_OF_WORD) as usize];
        let bit = 1 << (cluster.flag % FLAGS_OF_WORD);
        let flags = self.load(word);
        let mask = self.number(types::I64, bit);
        let is_set = self.builder.ins().band(flags, mask);
        let [inside, behind] = [(); 2].map(|()| self.builder.create_block());
        self.builder.ins().brif(is_set, inside, &[], behind, &[]);
        self.builder.switch_to_block(inside);
        let others = self.builder.ins().band_not(flags, mask);
        self.store(word, others);
        let mut changes = Changes::new();
        for number in &cluster.steps {
            let value = self.result(&self.step(*number));
            self.values.insert(*number, value);
            if let Some(place) = clusters.places[*number as usize] {
                self.change(&mut changes, &clusters.readers[*number as usize], place, value);
            }
        }
        self.registers(cluster, &mut changes);
        self.tell(changes);
        self.builder.ins().jump(behind, &[]);
        self.builder.switch_to_block(behind);
    }

    /// Writes the registers of a cluster, all of them behind what is read for any.
    fn registers(&mut self, cluster: &Cluster, changes: &mut Changes<'a>) {
        let Source { plan, clusters, fault, .. } = self.source;
        let held = || cluster.registers.iter().map(|register| plan.registers[*register]);
        let mut next: Vec<Value> = held().map(|held| self.value(held.next)).collect();
        for (at, Held { node, next: step, .. }) in held().enumerate() {
            if *fault == Some(Fault::Moves) && !cluster.steps.is_empty() {
                self.values.clear();
                next[at] = self.result(&self.step(step));
            }
            let readers = if *fault == Some(Fault::Changes) { &[][..] } else { &clusters.readers[node as usize] };
            self.change(changes, readers, self.place(node), next[at]);
        }
    }

    /// Writes a word, and notes what differs if somebody reads it.
    fn change(&mut self, changes: &mut Changes<'a>, readers: &'a [u32], place: Place, value: Value) {
        if !readers.is_empty() {
            let before = self.load(place);
            let differs = self.builder.ins().bxor(before, value);
            let of = &mut changes.entry(readers).or_default()[usize::from(place.class == Class::U64)];
            *of = Some(of.map_or(differs, |others| self.builder.ins().bor(others, differs)));
        }
        self.store(place, value);
    }

    /// Sets the flags of those that read what has changed.
    fn tell(&mut self, changes: Changes) {
        for (readers, differs) in changes {
            let differs = match differs {
                [Some(single), Some(double)] => {
                    let single = self.wide(single);
                    self.builder.ins().bor(single, double)
                }
                [Some(one), None] | [None, Some(one)] => one,
                [None, None] => continue,
            };
            let zero = self.number(self.type_of(differs), 0);
            let is_changed = self.builder.ins().icmp(IntCC::NotEqual, differs, zero);
            self.set_flags(readers, |emit, mask| {
                if mask.is_power_of_two() {
                    let bit = emit.wide(is_changed);
                    let by = emit.number(types::I64, mask.trailing_zeros().into());
                    return emit.builder.ins().ishl(bit, by);
                }
                let [mask, none] = [mask, 0].map(|value| emit.number(types::I64, value));
                emit.builder.ins().select(is_changed, mask, none)
            });
        }
    }

    /// Sets flags: in each word those that are made of its mask.
    fn set_flags(&mut self, readers: &[u32], make: impl Fn(&mut Self, u64) -> Value) {
        for of_word in readers.chunk_by(|a, b| a / FLAGS_OF_WORD == b / FLAGS_OF_WORD) {
            let place = self.source.clusters.flags[(of_word[0] / FLAGS_OF_WORD) as usize];
            let set = make(self, of_word.iter().fold(0, |mask, flag| mask | 1 << (flag % FLAGS_OF_WORD)));
            let flags = self.load(place);
            let flags = self.builder.ins().bor(flags, set);
            self.store(place, flags);
        }
    }

    /// Writes a memory.
    fn write(&mut self, stored: &Stored) {
        let memory = &self.source.design.memories[stored.memory];
        let [enabled, inside, behind] = [(); 3].map(|()| self.builder.create_block());
        let enable = self.value(stored.enable);
        self.builder.ins().brif(enable, enabled, &[], behind, &[]);
        self.builder.switch_to_block(enabled);
        let address = self.value(stored.address);
        let address = self.wide(address);
        let is_inside = self.is_below(address, memory.words as u64);
        self.builder.ins().brif(is_inside, inside, &[], behind, &[]);
        self.builder.switch_to_block(inside);
        let word = self.word(stored.memory, memory, address);
        for (limb, data) in stored.data.iter().enumerate() {
            let data = self.value(*data);
            let data = self.wide(data);
            self.builder.ins().store(ACCESS, data, word, 8 * limb as i32);
        }
        self.set_flags(&self.source.clusters.memory_readers[stored.memory], |emit, mask| emit.number(types::I64, mask));
        self.builder.ins().jump(behind, &[]);
        self.builder.switch_to_block(behind);
        self.values.clear();
    }

    /// The value of a step, which is known, a number, or in memory.
    fn value(&mut self, number: u32) -> Value {
        if let Some(value) = self.values.get(&number) {
            return *value;
        }
        let step = self.step(number);
        if step.code == Code::Constant {
            return self.number(typed(step.class), step.immediate);
        }
        let value = self.load(self.place(number));
        self.values.insert(number, value);
        value
    }

    fn number(&mut self, of: Type, value: u64) -> Value {
        let value = if of == types::I32 { value & mask(32) } else { value };
        self.builder.ins().iconst(of, value as i64)
    }

    fn address(&self, place: Place) -> (Type, Value, i32) {
        match place.class {
            Class::U64 => (types::I64, self.of.doubles, 8 * place.number as i32),
            _ => (types::I32, self.of.singles, 4 * place.number as i32),
        }
    }

    fn load(&mut self, place: Place) -> Value {
        let (of, base, offset) = self.address(place);
        self.builder.ins().load(of, ACCESS, base, offset)
    }

    fn store(&mut self, place: Place, value: Value) {
        let (_, base, offset) = self.address(place);
        self.builder.ins().store(ACCESS, value, base, offset);
    }

    fn type_of(&self, value: Value) -> Type {
        self.builder.func.dfg.value_type(value)
    }

    /// The low bits of a value in a type, with zeros above.
    fn resize(&mut self, value: Value, to: Type) -> Value {
        match (self.type_of(value), to) {
            (from, to) if from == to => value,
            (types::I64, _) => self.builder.ins().ireduce(to, value),
            _ => self.builder.ins().uextend(to, value),
        }
    }

    fn wide(&mut self, value: Value) -> Value {
        self.resize(value, types::I64)
    }

    /// A bit as a word.
    fn bit(&mut self, compared: Value, class: Class) -> Value {
        self.resize(compared, typed(class))
    }

    fn is_below(&mut self, value: Value, end: u64) -> Value {
        let end = self.number(self.type_of(value), end);
        self.builder.ins().icmp(IntCC::UnsignedLessThan, value, end)
    }

    /// A value without the bits that are not in a mask; `most` is the most that it can be.
    fn cut(&mut self, value: Value, most: u64, kept: u64) -> Value {
        if most & !kept == 0 {
            return value;
        }
        let kept = self.number(self.type_of(value), kept);
        self.builder.ins().band(value, kept)
    }

    /// The most that a step gives, by what it cuts off itself.
    fn most(&self, number: u32) -> u64 {
        let step = self.step(number);
        let [a, b, _] = step.inputs;
        match step.code {
            Code::Constant | Code::Slice | Code::Join | Code::Add | Code::Sub | Code::Mul | Code::Extend => {
                step.immediate
            }
            Code::And => {
                let of = |input: u32| self.source.plan.steps.value(input).unwrap_or(u64::MAX);
                of(a) & of(b)
            }
            _ => u64::MAX,
        }
    }

    /// The place of a word of a memory.
    fn word(&mut self, number: usize, memory: &Memory, address: Value) -> Value {
        let contents = self.builder.ins().load(self.of.pointer, ACCESS, self.of.memories, 8 * number as i32);
        let size = self.number(types::I64, 8 * limbs(memory.width) as u64);
        let offset = self.builder.ins().imul(address, size);
        self.builder.ins().iadd(contents, offset)
    }

    /// Whether a choice takes its second operand.
    fn condition(&mut self, step: &Step) -> Value {
        let value = self.value(step.inputs[0]);
        let number = self.number(self.type_of(value), step.immediate);
        match step.code {
            Code::MuxEqual => self.builder.ins().icmp(IntCC::Equal, value, number),
            Code::MuxAny => self.builder.ins().band(value, number),
            _ => value,
        }
    }

    /// The result of a step.
    fn result(&mut self, step: &Step) -> Value {
        let to = typed(step.class);
        let ones = mask(to.bits());
        let [a, b, c] = step.inputs;
        let kept = step.immediate;
        match step.code {
            Code::Held | Code::Constant => unreachable!("{step:?} is not computed"),
            Code::And | Code::Or | Code::Xor | Code::AndNot => {
                let [a, b] = self.both(a, b, to);
                match step.code {
                    Code::And => self.builder.ins().band(a, b),
                    Code::Or => self.builder.ins().bor(a, b),
                    Code::Xor => self.builder.ins().bxor(a, b),
                    _ => self.builder.ins().band_not(a, b),
                }
            }
            Code::AndAnd | Code::OrOr | Code::AndOr | Code::OrAnd => {
                let [a, b] = self.both(a, b, to);
                let c = self.of_type(c, to);
                let first = match step.code {
                    Code::AndAnd | Code::AndOr => self.builder.ins().band(a, b),
                    _ => self.builder.ins().bor(a, b),
                };
                match step.code {
                    Code::AndAnd | Code::OrAnd => self.builder.ins().band(first, c),
                    _ => self.builder.ins().bor(first, c),
                }
            }
            Code::Add | Code::Sub | Code::Mul => {
                let [a, b] = self.both(a, b, to);
                let value = match step.code {
                    Code::Add => self.builder.ins().iadd(a, b),
                    Code::Sub => self.builder.ins().isub(a, b),
                    _ => self.builder.ins().imul(a, b),
                };
                self.cut(value, ones, kept)
            }
            Code::MulHigh => {
                let [a, b] = self.both(a, b, types::I64);
                self.builder.ins().umulhi(a, b)
            }
            Code::Equal | Code::Less => {
                let [a, b] = [a, b].map(|input| self.value(input));
                let how = if step.code == Code::Equal { IntCC::Equal } else { IntCC::UnsignedLessThan };
                let compared = self.builder.ins().icmp(how, a, b);
                self.bit(compared, step.class)
            }
            Code::EqualTo => {
                let a = self.value(a);
                let number = self.number(self.type_of(a), kept);
                let compared = self.builder.ins().icmp(IntCC::Equal, a, number);
                self.bit(compared, step.class)
            }
            Code::ShiftLeft | Code::ShiftRight => self.shift(step),
            Code::Mux | Code::MuxEqual | Code::MuxAny => {
                let condition = self.condition(step);
                let [b, c] = self.both(b, c, to);
                self.builder.ins().select(condition, b, c)
            }
            Code::Join => {
                let [high, low] = self.both(a, b, to);
                let by = self.number(to, step.by.into());
                let high = self.builder.ins().ishl(high, by);
                let value = self.builder.ins().bor(high, low);
                let most = self.most(a).min(self.step(a).class.ones()) << step.by | self.step(b).class.ones();
                self.cut(value, most & ones, kept)
            }
            Code::Slice => {
                let value = self.value(a);
                let of = self.type_of(value);
                let by = self.number(of, step.by.into());
                let value = if step.by == 0 { value } else { self.builder.ins().ushr(value, by) };
                let value = self.resize(value, to);
                self.cut(value, self.step(a).class.ones() >> step.by & ones, kept)
            }
            Code::Extend => {
                let value = self.of_type(a, to);
                let sign = self.number(to, 1_u64.wrapping_shl(step.by.wrapping_sub(1)));
                let flipped = self.builder.ins().bxor(value, sign);
                let value = self.builder.ins().isub(flipped, sign);
                self.cut(value, ones, kept)
            }
            Code::Parity => {
                let value = self.value(a);
                let count = self.builder.ins().popcnt(value);
                let one = self.number(self.type_of(count), 1);
                let odd = self.builder.ins().band(count, one);
                self.bit(odd, step.class)
            }
            Code::Table => {
                let place = self.value(a);
                let place = self.cut(place, u64::MAX, Class::U8.ones());
                let place = self.wide(place);
                let size = self.number(types::I64, 8);
                let offset = self.builder.ins().imul(place, size);
                let table = self.number(types::I64, 256 * 8 * u64::from(step.memory));
                let offset = self.builder.ins().iadd(offset, table);
                let address = self.builder.ins().iadd(self.of.tables, offset);
                let value = self.builder.ins().load(types::I64, ACCESS, address, 0);
                self.resize(value, to)
            }
            Code::Read => self.read(step, to),
        }
    }

    fn of_type(&mut self, number: u32, to: Type) -> Value {
        let value = self.value(number);
        self.resize(value, to)
    }

    fn both(&mut self, a: u32, b: u32, to: Type) -> [Value; 2] {
        [a, b].map(|input| self.of_type(input, to))
    }

    /// A number of bits that is not below that of the type gives 0; instructions take it modulo the bits.
    fn shift(&mut self, step: &Step) -> Value {
        let [a, b, _] = step.inputs;
        let to = typed(step.class);
        let [value, by] = self.both(a, b, to);
        let moved = match step.code {
            Code::ShiftLeft => self.builder.ins().ishl(value, by),
            _ => self.builder.ins().ushr(value, by),
        };
        let bits = u64::from(to.bits());
        let moved = if self.most(b) < bits {
            moved
        } else {
            let is_inside = self.is_below(by, bits);
            let zero = self.number(to, 0);
            self.builder.ins().select(is_inside, moved, zero)
        };
        match step.code {
            Code::ShiftLeft => self.cut(moved, mask(to.bits()), step.immediate),
            _ => moved,
        }
    }

    fn read(&mut self, step: &Step, to: Type) -> Value {
        let [a, ..] = step.inputs;
        debug_assert_ne!(a, NONE);
        let number = step.memory as usize;
        let memory = &self.source.design.memories[number];
        let address = self.of_type(a, types::I64);
        let is_checked = self.most(a) >= memory.words as u64;
        if memory.words == 0 {
            return self.number(to, 0);
        }
        // What is not there is read elsewhere and not taken.
        let (inside, zero) = (self.is_below(address, memory.words as u64), self.number(types::I64, 0));
        let address = if is_checked { self.builder.ins().select(inside, address, zero) } else { address };
        let word = self.word(number, memory, address);
        let value = self.builder.ins().load(types::I64, ACCESS, word, 8 * step.by as i32);
        let value = if is_checked { self.builder.ins().select(inside, value, zero) } else { value };
        self.resize(value, to)
    }
}
