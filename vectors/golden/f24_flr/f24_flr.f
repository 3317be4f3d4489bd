f24_flr.v
../modules/pica_f24_fraction.v
../modules/pica_f24_floor.v
../modules/pica_f24_unpack.v
