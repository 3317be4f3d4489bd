combiner_operand.v
../modules/pica_source_code.v
../modules/pica_source_pick.v
../modules/pica_color_operand_code.v
../modules/pica_alpha_operand_code.v
../modules/pica_operand_pick.v
../modules/pica_channel_pick.v
