f24_ex2.v
../modules/pica_sequencer.v
../modules/pica_f24_unpack.v
../modules/pica_rom_10_42_powers.v
../modules/pica_multiplier.v
../modules/pica_round.v
../modules/pica_f24_pack_9.v
