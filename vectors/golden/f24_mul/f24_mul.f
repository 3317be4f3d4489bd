f24_mul.v
../modules/pica_f24_unpack.v
../modules/pica_multiplier.v
../modules/pica_round.v
../modules/pica_f24_pack_9.v
