f24_rsq.v
../modules/pica_sequencer.v
../modules/pica_f24_unpack.v
../modules/pica_round.v
../modules/pica_f24_pack_9.v
