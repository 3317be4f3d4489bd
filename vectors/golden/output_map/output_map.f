output_map.v
../modules/pica_output_map_sources.v
../modules/pica_output_map_outputs.v
../modules/pica_output_map_registers.v
../modules/pica_lut_ram.v
../modules/pica_byte_register.v
