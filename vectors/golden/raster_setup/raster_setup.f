raster_setup.v
../modules/pica_sequencer.v
../modules/pica_raster_range.v
../modules/pica_raster_difference.v
../modules/pica_raster_edge.v
../modules/pica_raster_excluded.v
