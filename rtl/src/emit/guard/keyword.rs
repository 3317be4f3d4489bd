// SPDX-License-Identifier: MIT
//! Names that Verilog cannot have.

use std::collections::HashSet;
use std::sync::LazyLock;

/// The words of IEEE 1364-2005 and IEEE 1800-2017. A file is Verilog-2001, but tools read `.v` files as either.
const KEYWORDS: &str = "
accept_on alias always always_comb always_ff always_latch and assert assign assume automatic before begin bind bins
binsof bit break buf bufif0 bufif1 byte case casex casez cell chandle checker class clocking cmos config const
constraint context continue cover covergroup coverpoint cross deassign default defparam design disable dist do edge
else end endcase endchecker endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule
endpackage endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually expect
export extends extern final first_match for force foreach forever fork forkjoin function generate genvar global
highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import incdir include initial inout input
inside instance int integer interconnect interface intersect join join_any join_none large let liblist library local
localparam logic longint macromodule matches medium modport module nand negedge nettype new nexttime nmos nor
noshowcancelled not notif0 notif1 null or output package packed parameter pmos posedge primitive priority program
property protected pull0 pull1 pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase
randsequence rcmos real realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1
s_always s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal showcancelled signed small
soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 sync_accept_on
sync_reject_on table tagged task this throughout time timeprecision timeunit tran tranif0 tranif1 tri tri0 tri1 triand
trior trireg type typedef union unique unique0 unsigned until until_with untyped use uwire var vectored virtual void
wait wait_order wand weak weak0 weak1 while wildcard wire with within wor xnor xor
";

/// The words of IEEE 1076-2008 and IEEE 1076-2019.
const VHDL: &str = "
abs access after alias all and architecture array assert assume assume_guarantee attribute begin block body
buffer bus case component configuration constant context cover default disconnect downto else elsif end entity
exit fairness file for force function generate generic group guarded if impure in inertial inout is label
library linkage literal loop map mod nand new next nor not null of on open or others out package parameter
port postponed procedure process property protected private pure range record register reject release rem
report restrict restrict_guarantee return rol ror select sequence severity shared signal sla sll sra srl
strong subtype then to transport type unaffected units until use variable vmode vpkg vprop vunit view wait
when while with xnor xor
";

/// Whether a name is a word of VHDL, in which capital letters do not count.
pub fn is_vhdl_keyword(name: &str) -> bool {
    static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| VHDL.split_whitespace().collect());
    WORDS.contains(name.to_ascii_lowercase().as_str())
}

/// Whether a name is a word of Verilog or SystemVerilog.
pub fn is_keyword(name: &str) -> bool {
    static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| KEYWORDS.split_whitespace().collect());
    WORDS.contains(name)
}

/// What keeps a name of `rust_hdl`, or a part of it between two `$`, from being one in Verilog.
pub fn problem(name: &str) -> Option<String> {
    if let Some(raw) = name.split('$').find(|part| part.starts_with("r#")) {
        return Some(format!("`{raw}` is no name in Verilog: give the field another"));
    }
    if is_keyword(name) {
        return Some("it is a keyword of Verilog or SystemVerilog: give the field another name".to_owned());
    }
    let starts = name.chars().next().is_some_and(|first| first.is_ascii_alphabetic() || first == '_');
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '$');
    (!starts || !plain).then(|| "a name in Verilog has letters, digits and `_` only".to_owned())
}
