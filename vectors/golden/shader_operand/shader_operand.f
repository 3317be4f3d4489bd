shader_operand.v
../modules/pica_operand_index.v
../modules/pica_operand_address.v
../modules/pica_operand_modifier.v
../modules/pica_operand_lane.v
