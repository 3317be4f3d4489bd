stencil.v
../modules/pica_stencil_compare.v
../modules/pica_stencil_write.v
../modules/pica_compare.v
