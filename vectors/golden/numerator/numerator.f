numerator.v
../modules/pica_raster_long_product.v
../modules/pica_product.v
../modules/pica_signed_product.v
