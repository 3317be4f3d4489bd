// SPDX-License-Identifier: MIT
//! What blocks must give, from the model, where more than the registry asks for it.

pub mod shader;
