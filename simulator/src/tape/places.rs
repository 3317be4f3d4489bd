// SPDX-License-Identifier: MIT
//! Places of words: results that are not needed at the same time share one.

use super::Place;
use super::lower::{Step, Steps};
use super::operation::{Class, Code, Key, Operation};
use super::plan::{Plan, Stored};

/// The places of the results of steps.
pub struct Places {
    of: Vec<Option<Place>>,
    /// How many words of each class there are.
    pub words: [usize; 4],
}

/// The position behind all steps.
const END: u32 = u32::MAX;

impl Places {
    /// Places for the steps of a plan. What is seen and the state keep theirs; what is stored keeps it to the end.
    pub fn new(plan: &Plan) -> Self {
        let Plan { steps, seen, registers, stores, settle, next } = plan;
        let count = steps.steps.len();
        // The position of each step, and that of its last user.
        let (mut position, mut last) = (vec![0u32; count], vec![0u32; count]);
        let whole = || settle.iter().chain(next).copied();
        for (at, step) in (1..).zip(whole()) {
            position[step as usize] = at;
            last[step as usize] = last[step as usize].max(at);
            for input in steps.steps[step as usize].used() {
                last[input as usize] = last[input as usize].max(at);
            }
        }
        let mut is_kept = vec![false; count];
        seen.iter().for_each(|step| is_kept[*step as usize] = true);
        for step in stores.iter().flat_map(Stored::used).chain(registers.iter().map(|register| register.next)) {
            last[step as usize] = END;
        }
        let mut places = Self { of: vec![None; count], words: [0; 4] };
        // Words that are held.
        for (number, step) in (0u32..).zip(&steps.steps) {
            let is_state = step.code == Code::Held;
            let is_used = position[number as usize] > 0 || is_kept[number as usize];
            if is_state || step.code == Code::Constant && is_used {
                places.of[number as usize] = Some(places.new_place(step.class));
            }
        }
        // A register whose last reader comes before what it has next needs no second word.
        let behind_seen = settle.len() as u32;
        for register in registers {
            let (node, next) = (register.node as usize, register.next as usize);
            let is_new = places.of[next].is_none() && position[next] > behind_seen && !is_kept[next];
            if is_new && last[node] != END && last[node] <= position[next] {
                places.of[next] = places.of[node];
            }
        }
        let mut free: [Vec<u32>; 4] = Default::default();
        for step in whole() {
            let number = step as usize;
            let at = position[number];
            let Step { class, .. } = steps.steps[number];
            let mut inputs: Vec<u32> = steps.steps[number].used().collect();
            inputs.sort_unstable();
            inputs.dedup();
            for input in inputs {
                let of = &steps.steps[input as usize];
                let is_computed = !matches!(of.code, Code::Held | Code::Constant);
                if let (true, Some(place)) = (is_computed && !is_kept[input as usize], places.of[input as usize])
                    && last[input as usize] == at
                {
                    free[place.class as usize].push(place.number);
                }
            }
            if places.of[number].is_none() {
                let reused = free[class as usize].pop().map(|number| Place { class, number });
                places.of[number] = Some(reused.unwrap_or_else(|| places.new_place(class)));
            }
        }
        places
    }

    fn new_place(&mut self, class: Class) -> Place {
        let number = self.words[class as usize] as u32;
        self.words[class as usize] += 1;
        Place { class, number }
    }

    /// The place of a result; none if nobody needs it.
    pub fn of(&self, step: u32) -> Option<Place> {
        self.of.get(step as usize).copied().flatten()
    }

    /// The operation of a step; none for what is held.
    pub fn operation(&self, steps: &Steps, number: u32) -> Option<Operation> {
        let step = &steps.steps[number as usize];
        if matches!(step.code, Code::Held | Code::Constant) {
            return None;
        }
        let to = self.of(number)?;
        let [a, b, c] = step.inputs.map(|input| self.of(input));
        let class = |of: Option<Place>| of.map_or(Class::U8, |place| place.class);
        let place = |of: Option<Place>| of.map_or(0, |place| place.number);
        Some(Operation {
            key: Key::new(step.code, class(a), class(b), to.class),
            by: step.by as u8,
            to: to.number,
            a: place(a),
            b: place(b),
            c: if matches!(step.code, Code::Read | Code::Table) { step.memory } else { place(c) },
            immediate: step.immediate,
        })
    }
}
