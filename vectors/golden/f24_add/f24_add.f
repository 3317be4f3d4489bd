f24_add.v
../modules/pica_f24_unpack.v
../modules/pica_normalize_2_by_8.v
../modules/pica_normalize_3.v
../modules/pica_round.v
../modules/pica_f24_pack_9.v
