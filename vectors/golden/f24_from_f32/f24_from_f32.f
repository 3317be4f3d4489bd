f24_from_f32.v
../modules/pica_float_1_8_23_unpack.v
../modules/pica_round.v
../modules/pica_f24_pack_10.v
