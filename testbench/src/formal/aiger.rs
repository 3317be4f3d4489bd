// SPDX-License-Identifier: MIT
//! Circuits of AND gates and inverters, in the binary format of AIGER 1.9 (<https://fmv.jku.at/aiger/>).

use std::fmt::Write;

/// A signal: twice the number of a variable, plus one if it is inverted. Variable 0 is the constant 0.
pub type Literal = u32;

/// A circuit. Its variables are, from 1 on: the inputs, the registers, the gates.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aiger {
    /// The names of the inputs, a bit each; empty where the file has none.
    pub inputs: Vec<String>,
    /// What each register, which is 0 in the beginning, has next.
    pub registers: Vec<Literal>,
    /// Names and signals of the outputs, a bit each.
    pub outputs: Vec<(String, Literal)>,
    /// Both inputs of each gate, which are signals of variables in front of it.
    pub gates: Vec<[Literal; 2]>,
}

/// Most inputs: a file has no byte for one that has no name, so that its length bounds all else but them.
const MOST_INPUTS: u32 = 1 << 16;

/// Goes through a file.
struct Reader<'a> {
    bytes: &'a [u8],
}

impl<'a> Reader<'a> {
    fn line(&mut self) -> Result<&'a str, String> {
        let end = self.bytes.iter().position(|byte| *byte == b'\n').ok_or("it ends in a line")?;
        let (line, rest) = self.bytes.split_at(end);
        self.bytes = &rest[1..];
        std::str::from_utf8(line).map_err(|error| error.to_string())
    }

    /// Seven bits a byte, the lowest first; a byte has its highest bit set if there are more.
    fn difference(&mut self) -> Result<u32, String> {
        let mut value = 0u32;
        for shift in (0..32).step_by(7) {
            let (byte, rest) = self.bytes.split_first().ok_or("it ends in a gate")?;
            self.bytes = rest;
            value |= u32::from(byte & 127) << shift;
            if *byte < 128 {
                return Ok(value);
            }
        }
        Err("a gate has a number of more than 32 bits".to_owned())
    }
}

fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("`{text}` is no number"))
}

impl Aiger {
    /// Reads the bytes of a file that has all its registers 0 in the beginning.
    ///
    /// # Errors
    /// If it is none.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let mut reader = Reader { bytes };
        let header = reader.line()?;
        let words = header.strip_prefix("aig ").ok_or_else(|| format!("`{header}` is no binary AIGER"))?;
        let counts = words.split(' ').map(number).collect::<Result<Vec<_>, _>>()?;
        let (Some(&[all, inputs, registers, outputs, gates]), true) =
            (counts.first_chunk(), counts.iter().skip(5).all(|count| *count == 0))
        else {
            return Err(format!("`{header}` has something else than inputs, registers, outputs and gates"));
        };
        if u64::from(all) != u64::from(inputs) + u64::from(registers) + u64::from(gates) || all >= 1 << 30 {
            return Err(format!("the numbers of `{header}` do not add up"));
        }
        if inputs > MOST_INPUTS {
            return Err(format!("`{header}` has more than {MOST_INPUTS} inputs"));
        }
        let signal = |text: &str| match number(text)? {
            signal if signal / 2 <= all => Ok(signal),
            signal => Err(format!("there is no signal {signal}")),
        };
        let mut circuit = Self { inputs: vec![String::new(); inputs as usize], ..Self::default() };
        for _ in 0..registers {
            let line = reader.line()?;
            circuit.registers.push(signal(line.strip_suffix(" 0").unwrap_or(line))?);
        }
        for _ in 0..outputs {
            circuit.outputs.push((String::new(), signal(reader.line()?)?));
        }
        for gate in 0..gates {
            let own = 2 * (inputs + registers + gate + 1);
            let before = |left: u32, difference: u32| left.checked_sub(difference).ok_or("a gate has itself in front");
            let left = before(own - 1, reader.difference()?.checked_sub(1).ok_or("a gate has itself in front")?)?;
            let right = before(left, reader.difference()?)?;
            circuit.gates.push([left, right]);
        }
        while !reader.bytes.is_empty() {
            let line = reader.line()?;
            let named = line.split_once(' ').and_then(|(place, name)| Some((place.split_at_checked(1)?, name)));
            match named {
                Some((("i", place), name)) => {
                    circuit.inputs.get_mut(number(place)? as usize).map(|own| *own = name.into())
                }
                Some((("o", place), name)) => {
                    circuit.outputs.get_mut(number(place)? as usize).map(|(own, _)| *own = name.into())
                }
                Some((("l", _), _)) => Some(()),
                _ if line == "c" => break,
                _ => None,
            }
            .ok_or_else(|| format!("`{line}` names nothing"))?;
        }
        Ok(circuit)
    }

    /// The bytes of a file.
    pub fn write(&self) -> Vec<u8> {
        let Self { inputs, registers, outputs, gates } = self;
        let leaves = inputs.len() + registers.len();
        let all = leaves + gates.len();
        let [i, l, o, a] = [inputs.len(), registers.len(), outputs.len(), gates.len()];
        let mut text = format!("aig {all} {i} {l} {o} {a}\n");
        for signal in registers.iter().chain(outputs.iter().map(|(_, signal)| signal)) {
            let _ = writeln!(text, "{signal}");
        }
        let mut bytes = text.into_bytes();
        for (own, &[left, right]) in (leaves as u32 + 1..).zip(gates) {
            let (high, low) = (left.max(right), left.min(right));
            for mut difference in [2 * own - high, high - low] {
                while difference >= 128 {
                    bytes.push(difference as u8 | 128);
                    difference >>= 7;
                }
                bytes.push(difference as u8);
            }
        }
        let named = |(kind, names): (char, Vec<&String>)| -> String {
            let names = names.into_iter().enumerate().filter(|(_, name)| !name.is_empty());
            names.map(|(place, name)| format!("{kind}{place} {name}\n")).collect()
        };
        let outputs = outputs.iter().map(|(name, _)| name).collect();
        bytes.extend([('i', inputs.iter().collect()), ('o', outputs)].map(named).concat().bytes());
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::Aiger;

    /// A register that is set by `a & b` and by itself.
    fn circuit() -> Aiger {
        Aiger {
            inputs: vec!["a".into(), "b".into()],
            registers: vec![11],
            outputs: vec![("q".into(), 6)],
            gates: vec![[4, 2], [9, 7]],
        }
    }

    #[test]
    fn what_was_written_is_read() {
        assert_eq!(Aiger::read(&circuit().write()), Ok(circuit()));
        let mut wide = Aiger { gates: vec![[4, 2]; 300], ..circuit() };
        wide.registers[0] = 2 * 303;
        assert_eq!(Aiger::read(&wide.write()), Ok(wide));
    }

    #[test]
    fn what_is_no_circuit_is_refused() {
        let bytes = circuit().write();
        for end in 0..bytes.len() - "i0 a\ni1 b\no0 q\n".len() {
            assert!(Aiger::read(&bytes[..end]).is_err(), "cut off after {end} bytes");
        }
        for (text, why) in [
            ("aag 0 0 0 0 0\n", "no binary AIGER"),
            ("aig 1 0 0 0 0\n", "do not add up"),
            ("aig 1 1 0 0\n", "something else"),
            ("aig 1 1 0 1 0\n4\n", "no signal 4"),
            ("aig 1 0 0 0 1\n\0\0", "itself in front"),
            ("aig 1 0 0 0 1\n\u{5}\0", "itself in front"),
            ("aig 1 1 0 0 0\ni1 a\n", "names nothing"),
            ("aig 4294967295 4294967295 0 0 0\n", "do not add up"),
            // Each input took memory before the file had shown anything of it.
            ("aig 1000000000 1000000000 0 0 0\n", "more than 65536 inputs"),
            ("aig 1000000 01000000 0 0 0\n", "more than 65536 inputs"),
        ] {
            let error = Aiger::read(text.as_bytes()).expect_err(text);
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
