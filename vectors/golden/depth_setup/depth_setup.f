depth_setup.v
../modules/pica_sequencer.v
../modules/pica_raster_depth_term.v
../modules/pica_raster_depth_factor.v
../modules/pica_product.v
../modules/pica_f24_unpack.v
