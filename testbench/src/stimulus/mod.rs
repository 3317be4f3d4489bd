//! What is put into blocks: drawn from declared classes and relations, since uniform numbers are no test (design
//! section 5).

pub mod float;
pub mod instruction;
pub mod program;
pub mod recorded;
