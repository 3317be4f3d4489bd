f24_min.v
../modules/pica_f24_flush.v
../modules/pica_f24_order.v
../modules/pica_f24_unpack.v
