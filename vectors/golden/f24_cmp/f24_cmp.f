f24_cmp.v
../modules/pica_f24_order.v
../modules/pica_f24_unpack.v
