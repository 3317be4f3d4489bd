raster_walk.v
../modules/pica_raster_search.v
../modules/pica_raster_search_edge.v
../modules/pica_raster_emit.v
../modules/pica_raster_emit_edge.v
../modules/pica_raster_outside.v
