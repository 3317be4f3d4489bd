// SPDX-License-Identifier: MIT
//! Expressions of parameters that give the numbers of all members of a family.

/// What a parameter may be multiplied by, the simplest first.
const FACTORS: [i128; 4] = [0, 1, -1, 2];

/// Parameters, and the values that the members of a family have for them.
#[derive(Clone, Debug)]
pub struct Parameters<'a> {
    /// Their names.
    pub names: Vec<&'a str>,
    /// By member.
    pub values: &'a [Vec<u64>],
}

/// An expression.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Formula {
    pub text: String,
    /// Whether it is a name or a number.
    is_operand: bool,
}

impl Formula {
    /// The expression as the operand of another.
    pub(super) fn operand(&self) -> String {
        if self.is_operand { self.text.clone() } else { format!("({})", self.text) }
    }
}

impl Parameters<'_> {
    /// The simplest expression that has this value for each member; none if there is none of the form `A + 2 * B - 3`,
    /// `1 << A` or `(1 << A) - 1`.
    pub(super) fn fit(&self, wanted: &[u128]) -> Option<Formula> {
        let wanted: Vec<i128> = wanted.iter().map(|value| i128::try_from(*value).ok()).collect::<Option<_>>()?;
        self.sum(&wanted).or_else(|| self.power(&wanted))
    }

    /// The values of a parameter.
    fn column(&self, place: usize) -> impl Iterator<Item = i128> {
        self.values.iter().map(move |values| i128::from(values[place]))
    }

    fn sum(&self, wanted: &[i128]) -> Option<Formula> {
        let combinations = FACTORS.len().pow(self.names.len() as u32);
        let factors = |number: usize| -> Vec<i128> {
            let digit = |place: usize| FACTORS[number / FACTORS.len().pow(place as u32) % FACTORS.len()];
            (0..self.names.len()).map(digit).collect()
        };
        let fitting = (0..combinations).map(factors).filter_map(|factors| {
            let sum = |values: &Vec<u64>| -> i128 {
                values.iter().zip(&factors).map(|(value, factor)| i128::from(*value) * factor).sum()
            };
            let mut rests = self.values.iter().zip(wanted).map(|(values, wanted)| wanted - sum(values));
            let rest = rests.next()?;
            rests.all(|other| other == rest).then_some((factors, rest))
        });
        let effort = |(factors, rest): &(Vec<i128>, i128)| {
            let terms: i128 = factors.iter().map(|factor| if *factor < 0 { 2 } else { *factor }).sum();
            (terms + i128::from(*rest != 0), rest.abs())
        };
        let (factors, rest) = fitting.min_by_key(effort)?;
        let terms = factors.iter().zip(&self.names).filter(|(factor, _)| **factor != 0);
        let mut terms: Vec<(bool, String)> = terms
            .map(|(factor, name)| match factor.abs() {
                1 => (*factor < 0, (*name).to_owned()),
                times => (*factor < 0, format!("{times} * {name}")),
            })
            .collect();
        if rest != 0 || terms.is_empty() {
            terms.push((rest < 0, rest.abs().to_string()));
        }
        // What is added stands first: numbers of Verilog are not below 0 here.
        terms.sort_by_key(|(negative, _)| *negative);
        let (first, others) = terms.split_first().filter(|((negative, _), _)| !negative)?;
        let mut text = first.1.clone();
        for (negative, term) in others {
            text.push_str(if *negative { " - " } else { " + " });
            text.push_str(term);
        }
        let is_operand = !text.contains(' ');
        Some(Formula { text, is_operand })
    }

    fn power(&self, wanted: &[i128]) -> Option<Formula> {
        [0, 1].into_iter().find_map(|less| {
            let fits = |place: &usize| {
                let mut pairs = self.column(*place).zip(wanted);
                pairs.all(|(value, wanted)| value < 64 && (1 << value) - less == *wanted)
            };
            let name = self.names[(0..self.names.len()).find(fits)?];
            let power = format!("1 << {name}");
            let text = if less == 0 { power } else { format!("({power}) - 1") };
            Some(Formula { text, is_operand: false })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Parameters;

    #[test]
    fn expressions_are_the_simplest_that_fit_all() {
        let values = [vec![5, 24], vec![9, 17], vec![7, 30], vec![4, 11]];
        let parameters = Parameters { names: vec!["A", "W"], values: &values };
        for (wanted, text) in [
            ([24, 17, 30, 11], Some("W")),
            ([23, 16, 29, 10], Some("W - 1")),
            ([26, 19, 32, 13], Some("W + 2")),
            ([29, 26, 37, 15], Some("A + W")),
            ([19, 8, 23, 7], Some("W - A")),
            ([33, 34, 43, 18], Some("2 * A + W - 1")),
            ([8, 15, 2, 21], Some("32 - W")),
            ([32, 512, 128, 16], Some("1 << A")),
            ([31, 511, 127, 15], Some("(1 << A) - 1")),
            ([3, 3, 3, 3], Some("3")),
            ([24, 17, 30, 12], None),
        ] {
            let found = parameters.fit(&wanted).map(|formula| formula.text);
            assert_eq!(found.as_deref(), text, "{wanted:?}");
        }
    }
}
