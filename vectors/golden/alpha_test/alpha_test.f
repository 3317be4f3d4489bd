alpha_test.v
../modules/pica_compare.v
