morton.v
../modules/pica_morton_block.v
../modules/pica_product.v
