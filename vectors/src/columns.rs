// SPDX-License-Identifier: MIT
//! Many transactions at once: one column of values a word of a port.

use crate::{Case, CaseError, Direction, Interface, Item};

/// Cases of a block that is no unit: of each the transaction in and the one out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// What goes in.
    pub inputs: Columns,
    /// What must come out: as many transactions.
    pub outputs: Columns,
}

/// Some cases, in the form that suits the block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Vectors {
    /// Cases of a block that is no unit.
    Batch(Batch),
    /// One case of any block.
    Case(Case),
}

impl From<Batch> for Vectors {
    fn from(batch: Batch) -> Self {
        Self::Batch(batch)
    }
}

impl From<Case> for Vectors {
    fn from(case: Case) -> Self {
        Self::Case(case)
    }
}

impl Batch {
    /// Cases.
    pub fn len(&self) -> usize {
        self.inputs.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.inputs.is_empty()
    }

    /// A case of a block that is no unit.
    pub(crate) fn of(case: &Case) -> Self {
        let one = |items: &[Item]| {
            let values = items.first().map(|item| item.values.as_slice()).unwrap_or_default();
            Columns { columns: values.iter().map(|value| vec![*value]).collect(), len: 1 }
        };
        Self { inputs: one(&case.inputs), outputs: one(&case.outputs) }
    }

    /// Whether these are cases of a block: a column a word of a port, one length, no value too wide.
    ///
    /// # Errors
    /// The first case that is not, by its number in the batch, and why.
    pub(crate) fn check(&self, interface: &Interface) -> Result<(), (usize, CaseError)> {
        if !interface.is_flat() {
            return Err((0, CaseError(format!("`{}` is a unit, whose cases come one by one", interface.name))));
        }
        if self.inputs.len() != self.outputs.len() {
            let [inputs, outputs] = [self.inputs.len(), self.outputs.len()];
            return Err((inputs.min(outputs), CaseError(format!("{inputs} transactions in and {outputs} out"))));
        }
        let mut first = Ok(());
        for (direction, columns) in [(Direction::In, &self.inputs), (Direction::Out, &self.outputs)] {
            for (_, channel) in interface.side(direction) {
                channel.check_count(columns.words()).map_err(|error| (0, error))?;
                let mut place = 0;
                for port in &channel.ports {
                    let own = &columns.columns()[place..place + port.words()];
                    place += port.words();
                    // All values at once: that one is too wide is rare.
                    let all =
                        own.iter().map(|column| column.iter().fold(0, |all, word| all | word)).collect::<Vec<_>>();
                    if port.check(&all).is_ok() {
                        continue;
                    }
                    let value = |row: usize| own.iter().map(|column| column[row]).collect::<Vec<_>>();
                    let failed = (0..columns.len()).find_map(|row| Some((row, port.check(&value(row)).err()?)));
                    if let Some(failed) =
                        failed.filter(|(row, _)| first.as_ref().err().is_none_or(|(other, _)| row < other))
                    {
                        first = Err(failed);
                    }
                }
            }
        }
        first
    }
}

/// The values of some ports in a number of transactions, each word of a value in a column of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    columns: Vec<Vec<u32>>,
    len: usize,
}

impl Columns {
    /// Zeros.
    pub fn new(words: usize, len: usize) -> Self {
        Self { columns: vec![vec![0; len]; words], len }
    }

    /// Transactions.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Words of a transaction.
    pub fn words(&self) -> usize {
        self.columns.len()
    }

    /// Keeps the first transactions, or adds zeros.
    pub fn resize(&mut self, len: usize) {
        self.len = len;
        for column in &mut self.columns {
            column.resize(len, 0);
        }
    }

    /// The values of a word.
    pub fn column(&self, word: usize) -> &[u32] {
        &self.columns[word]
    }

    /// The values of a word.
    pub fn column_mut(&mut self, word: usize) -> &mut [u32] {
        &mut self.columns[word]
    }

    /// The values of all words.
    pub fn columns(&self) -> &[Vec<u32>] {
        &self.columns
    }

    /// The values of all words.
    pub fn columns_mut(&mut self) -> &mut [Vec<u32>] {
        &mut self.columns
    }

    /// One transaction.
    pub fn row(&self, row: usize) -> Vec<u32> {
        self.columns.iter().map(|column| column[row]).collect()
    }

    /// The transactions from row `first` on.
    pub fn tail(&self, first: usize) -> Self {
        let columns = self.columns.iter().map(|column| column[first..].to_vec()).collect();
        Self { columns, len: self.len - first }
    }

    /// Sets one transaction.
    pub fn set_row(&mut self, row: usize, values: &[u32]) {
        for (column, value) in self.columns.iter_mut().zip(values) {
            column[row] = *value;
        }
    }

    /// Fills the columns by counting from `first`: the words are the digits, `widths` bits each, the first one lowest.
    pub fn count_from(&mut self, first: u64, widths: &[u32]) {
        let mut shift = 0;
        for (column, width) in self.columns.iter_mut().zip(widths) {
            let mask = (1u64 << width) - 1;
            for (number, value) in (first..).zip(column.iter_mut()) {
                *value = (number >> shift & mask) as u32;
            }
            shift += width;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counting_visits_every_row_once() {
        let mut columns = Columns::new(2, 32);
        columns.count_from(0, &[2, 3]);
        let rows: std::collections::BTreeSet<Vec<u32>> = (0..32).map(|row| columns.row(row)).collect();
        assert_eq!(rows.len(), 32);
        assert_eq!(rows.last(), Some(&vec![3, 7]));
    }
}
