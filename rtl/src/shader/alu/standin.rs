use crate::UnsupportedChoice;
use pica_spec::choices::Choices;
use rust_hdl::core::prelude::*;
use rust_hdl::widgets::prelude::*;
macro_rules! standin { ($($n:ident)*) => { $(
#[derive(LogicBlock, Default)]
pub struct $n { pub clock: Signal<In, Clock>, pub reset: Signal<In, Bit>, pub in_valid: Signal<In, Bit>, pub in_ready: Signal<Out, Bit>,
  pub a: Signal<In, Bits<24>>, pub out_valid: Signal<Out, Bit>, pub out_ready: Signal<In, Bit>, pub y: Signal<Out, Bits<24>>,
  full: DFF<Bit>, held: DFF<Bits<24>> }
impl $n { pub fn new(_: &Choices) -> Result<Self, UnsupportedChoice> { Ok(Self::default()) } }
impl Logic for $n { #[hdl_gen] fn update(&mut self) {
  dff_setup!(self, clock, full, held);
  self.in_ready.next = !self.full.q.val();
  self.out_valid.next = self.full.q.val();
  self.y.next = self.held.q.val();
  if self.in_valid.val() && !self.full.q.val() { self.full.d.next = true; self.held.d.next = self.a.val(); }
  if self.out_ready.val() && self.full.q.val() { self.full.d.next = false; }
  if self.reset.val() { self.full.d.next = false; }
} } )* } }
standin! { F24Rcp F24Rsq F24Ex2 F24Lg2 }
