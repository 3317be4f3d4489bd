shader_flow.v
../modules/pica_shader_stack.v
../modules/pica_lut_ram.v
