// SPDX-License-Identifier: MIT
//! What both memories share: the words, and the Verilog that declares and fills them.

use std::fmt::Write;

/// The words of a memory of `1 << address_bits` addresses, of which the first `depth` exist.
#[derive(Clone, Debug)]
pub(super) struct Words {
    address_bits: usize,
    width: usize,
    initial: Vec<u32>,
    now: Vec<u32>,
}

impl Words {
    /// `depth` words of `width` bits that start with `contents` and zeros behind them.
    ///
    /// # Panics
    /// If there are more words than addresses, none at all, or contents that do not fit: an error of the program that
    /// constructs the circuit.
    pub(super) fn new(address_bits: usize, width: usize, depth: usize, contents: &[u32]) -> Self {
        assert!((1..=32).contains(&width), "a memory has words of 1 to 32 bits, not {width}");
        assert!((1..=20).contains(&address_bits), "a memory has 1 to 20 address bits, not {address_bits}");
        let most = 1 << address_bits;
        assert!((1..=most).contains(&depth), "{address_bits} address bits reach 1 to {most} words, not {depth}");
        assert!(contents.len() <= depth, "{} initial words in a memory of {depth}", contents.len());
        let widest = contents.iter().copied().max().unwrap_or(0);
        assert!(u64::from(widest) >> width == 0, "initial word {widest:#x} has more than {width} bits");
        let mut now = contents.to_vec();
        now.resize(depth, 0);
        Words { address_bits, width, initial: contents.to_vec(), now }
    }

    /// The word at an address; 0 behind the last.
    pub(super) fn read(&self, address: usize) -> u32 {
        self.now.get(address).copied().unwrap_or(0)
    }

    /// Writes the word at an address; nothing behind the last.
    pub(super) fn write(&mut self, address: usize, word: u32) {
        if let Some(place) = self.now.get_mut(address) {
            *place = word;
        }
    }

    /// The condition under which an address exists, if it can fail.
    pub(super) fn exists(&self, address: &str) -> Option<String> {
        let depth = self.now.len();
        (depth < 1 << self.address_bits).then(|| format!("{address} <= {}'d{}", self.address_bits, depth - 1))
    }

    /// The declaration of `words` and its initial contents.
    pub(super) fn verilog(&self) -> String {
        let (width, depth) = (self.width, self.now.len());
        let mut text = format!(
            "reg [{}:0] words [0:{}];\ninteger i;\ninitial begin\n    for (i = 0; i < {depth}; i = i + 1) words[i] = \
             {width}'h0;\n",
            width - 1,
            depth - 1
        );
        for (address, word) in self.initial.iter().enumerate().filter(|(_, word)| **word != 0) {
            let _ = writeln!(text, "    words[{address}] = {width}'h{word:x};");
        }
        text.push_str("end\n");
        text
    }

    /// The write port.
    pub(super) fn write_port(&self) -> String {
        let condition = match self.exists("write_address") {
            Some(exists) => format!("write_enable && ({exists})"),
            None => "write_enable".to_owned(),
        };
        format!("always @(posedge clock) if ({condition}) words[write_address] <= write_data;\n")
    }
}
