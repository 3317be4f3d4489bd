primitive_assembly.v
../modules/pica_fifo_4_4.v
../modules/pica_lut_ram.v
