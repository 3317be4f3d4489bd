culling.v
../modules/pica_signed_product.v
