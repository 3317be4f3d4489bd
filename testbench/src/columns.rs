// SPDX-License-Identifier: MIT
//! Many transactions at once: one column of values a port.

/// The values of some ports in a number of transactions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Columns {
    columns: Vec<Vec<u32>>,
    len: usize,
}

impl Columns {
    /// Zeros.
    pub fn new(ports: usize, len: usize) -> Self {
        Self { columns: vec![vec![0; len]; ports], len }
    }

    /// Transactions.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Ports.
    pub fn ports(&self) -> usize {
        self.columns.len()
    }

    /// Keeps the first transactions, or adds zeros.
    pub fn resize(&mut self, len: usize) {
        self.len = len;
        for column in &mut self.columns {
            column.resize(len, 0);
        }
    }

    /// The values of a port.
    pub fn column(&self, port: usize) -> &[u32] {
        &self.columns[port]
    }

    /// The values of a port.
    pub fn column_mut(&mut self, port: usize) -> &mut [u32] {
        &mut self.columns[port]
    }

    /// The values of all ports.
    pub fn columns(&self) -> &[Vec<u32>] {
        &self.columns
    }

    /// The values of all ports.
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

    /// Fills the columns by counting from `first`: the ports are the digits, `widths` bits each, the first one lowest.
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
