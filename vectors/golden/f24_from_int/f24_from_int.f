f24_from_int.v
../modules/pica_normalize_4.v
../modules/pica_round.v
../modules/pica_f24_pack_10.v
