/* Engine class 0xE3D: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * A made-up engine, with names as another document prints them.
 * Source: made up elsewhere
 *
 * A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT; it may evaluate n more than once.
 * A field has X_SHIFT and X_MASK, the mask in place; fields of a multi-word entry also have X_WORD, the word they are in.
 * ENGINE_3D_GET and ENGINE_3D_PUT read a field from a word and place a value in it.
 */
#ifndef ENGINE_3D_H
#define ENGINE_3D_H

#define ENGINE_3D_GET(field, word) (((word) & field##_MASK) >> field##_SHIFT)
#define ENGINE_3D_PUT(field, value) (((value) + 0u) << field##_SHIFT & field##_MASK)

/* SpareValue: A code above one byte. [DOC: made up elsewhere]
 * Nothing is known about other codes. */
#define ENGINE_3D_SPARE_VALUE_POINT                              0x1B00u /* Points. */

/* ---- Engine ----
 * Methods with several words, arrays between each other, rows that collide, names that are none. */

/* SetObject (0x000): Class.
 * plain, wo, type bitfield [DOC: made up elsewhere] */
#define ENGINE_3D_SET_OBJECT                                             0x0000u
/* CLASS_ID (bits 15-0, uint) */
#define ENGINE_3D_SET_OBJECT_CLASS_ID_SHIFT                              0
#define ENGINE_3D_SET_OBJECT_CLASS_ID_MASK                               0x0000FFFFu

/* Notify (0x001-0x002): Address of two words.
 * plain, wo, 2 words, type gpuva [DOC: made up elsewhere] */
#define ENGINE_3D_NOTIFY                                                 0x0001u
/* UPPER (bits 31-0, uint) [?] */
#define ENGINE_3D_NOTIFY_UPPER_WORD                                      0
#define ENGINE_3D_NOTIFY_UPPER_SHIFT                                     0
#define ENGINE_3D_NOTIFY_UPPER_MASK                                      0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define ENGINE_3D_NOTIFY_LOWER_WORD                                      1
#define ENGINE_3D_NOTIFY_LOWER_SHIFT                                     0
#define ENGINE_3D_NOTIFY_LOWER_MASK                                      0xFFFFFFFFu

/* ClearColor (0x004-0x007): Four floats.
 * plain, wo, 4 words, type float[4] [DOC: made up elsewhere] */
#define ENGINE_3D_CLEAR_COLOR                                            0x0004u
/* VALUE0 to VALUE3 (bits 31-0, step 32, f32) */
#define ENGINE_3D_CLEAR_COLOR_VALUE0_WORD                                0
#define ENGINE_3D_CLEAR_COLOR_VALUE0_SHIFT                               0
#define ENGINE_3D_CLEAR_COLOR_VALUE0_MASK                                0xFFFFFFFFu
#define ENGINE_3D_CLEAR_COLOR_VALUE1_WORD                                1
#define ENGINE_3D_CLEAR_COLOR_VALUE1_SHIFT                               0
#define ENGINE_3D_CLEAR_COLOR_VALUE1_MASK                                0xFFFFFFFFu
#define ENGINE_3D_CLEAR_COLOR_VALUE2_WORD                                2
#define ENGINE_3D_CLEAR_COLOR_VALUE2_SHIFT                               0
#define ENGINE_3D_CLEAR_COLOR_VALUE2_MASK                                0xFFFFFFFFu
#define ENGINE_3D_CLEAR_COLOR_VALUE3_WORD                                3
#define ENGINE_3D_CLEAR_COLOR_VALUE3_SHIFT                               0
#define ENGINE_3D_CLEAR_COLOR_VALUE3_MASK                                0xFFFFFFFFu

/* Grid (0x009-0x00B): Three words, which no power of two holds.
 * plain, wo, 3 words, type bitfield[3] [DOC: made up elsewhere] */
#define ENGINE_3D_GRID                                                   0x0009u
/* X0 (bits 3-0, uint) */
#define ENGINE_3D_GRID_X0_WORD                                           0
#define ENGINE_3D_GRID_X0_SHIFT                                          0
#define ENGINE_3D_GRID_X0_MASK                                           0x0000000Fu
/* Y0 (bits 35-32, uint) */
#define ENGINE_3D_GRID_Y0_WORD                                           1
#define ENGINE_3D_GRID_Y0_SHIFT                                          0
#define ENGINE_3D_GRID_Y0_MASK                                           0x0000000Fu
/* MODE (bits 95-64, SpareValue) */
#define ENGINE_3D_GRID_MODE_WORD                                         2
#define ENGINE_3D_GRID_MODE_SHIFT                                        0
#define ENGINE_3D_GRID_MODE_MASK                                         0xFFFFFFFFu

/* unknown_010 (0x010): Used by an unknown caller.
 * plain, wo [?: made up elsewhere] */
#define ENGINE_3D_UNKNOWN_010                                            0x0010u

/* Unbind (???) (0x011): A name with doubts.
 * plain, wo [?: made up elsewhere] */
#define ENGINE_3D_UNBIND                                                 0x0011u
/* HEADERS (bit 0, bool) */
#define ENGINE_3D_UNBIND_HEADERS_SHIFT                                   0
#define ENGINE_3D_UNBIND_HEADERS_MASK                                    0x00000001u

/* ? (0x012): A name that is none.
 * plain, wo [?: made up elsewhere] */
#define ENGINE_3D_UNKNOWN_012                                            0x0012u

/* Pool (???) (0x020-0x021): Its second word is PoolMaximum.
 * plain, wo, 2 words, type gpuva [?: made up elsewhere] */
#define ENGINE_3D_POOL                                                   0x0020u
/* UPPER (bits 31-0, uint) */
#define ENGINE_3D_POOL_UPPER_WORD                                        0
#define ENGINE_3D_POOL_UPPER_SHIFT                                       0
#define ENGINE_3D_POOL_UPPER_MASK                                        0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define ENGINE_3D_POOL_LOWER_WORD                                        1
#define ENGINE_3D_POOL_LOWER_SHIFT                                       0
#define ENGINE_3D_POOL_LOWER_MASK                                        0xFFFFFFFFu

/* PoolMaximum (0x021): Collides with the second word of the pool.
 * plain, wo, type uint [?: made up elsewhere] */
#define ENGINE_3D_POOL_MAXIMUM                                           0x0021u
/* VALUE (bits 31-0, uint) */
#define ENGINE_3D_POOL_MAXIMUM_VALUE_SHIFT                               0
#define ENGINE_3D_POOL_MAXIMUM_VALUE_MASK                                0xFFFFFFFFu

/* TargetNAddr (0x100-0x101 + 0x10*n (n = 0-2)): Address of a target.
 * plain, wo, 2 words, type gpuva [?: made up elsewhere] */
#define ENGINE_3D_TARGET_ADDR_COUNT                                      3u
#define ENGINE_3D_TARGET_ADDR(n)                                         (0x0100u + 0x10u * (n))
/* UPPER (bits 31-0, uint) */
#define ENGINE_3D_TARGET_ADDR_UPPER_WORD                                 0
#define ENGINE_3D_TARGET_ADDR_UPPER_SHIFT                                0
#define ENGINE_3D_TARGET_ADDR_UPPER_MASK                                 0xFFFFFFFFu
/* LOWER (bits 63-32, uint) */
#define ENGINE_3D_TARGET_ADDR_LOWER_WORD                                 1
#define ENGINE_3D_TARGET_ADDR_LOWER_SHIFT                                0
#define ENGINE_3D_TARGET_ADDR_LOWER_MASK                                 0xFFFFFFFFu

/* TargetNFormat (0x102 + 0x10*n (n = 0-2)): Format of a target.
 * plain, wo [?: made up elsewhere] */
#define ENGINE_3D_TARGET_FORMAT_COUNT                                    3u
#define ENGINE_3D_TARGET_FORMAT(n)                                       (0x0102u + 0x10u * (n))
/* FORMAT (bits 7-0, uint) */
#define ENGINE_3D_TARGET_FORMAT_FORMAT_SHIFT                             0
#define ENGINE_3D_TARGET_FORMAT_FORMAT_MASK                              0x000000FFu

/* ScaleN (0x200 + 0x2*n (n = 0-3)): One array alone.
 * plain, wo, type float [DOC: made up elsewhere] */
#define ENGINE_3D_SCALE_COUNT                                            4u
#define ENGINE_3D_SCALE(n)                                               (0x0200u + 0x2u * (n))
/* VALUE (bits 31-0, f32) */
#define ENGINE_3D_SCALE_VALUE_SHIFT                                      0
#define ENGINE_3D_SCALE_VALUE_MASK                                       0xFFFFFFFFu

/* OddN (0x300, 0x308): Something else lies between its elements.
 * plain, wo, type uint [DOC: made up elsewhere] */
#define ENGINE_3D_ODD_COUNT                                              2u
#define ENGINE_3D_ODD(n)                                                 (0x0300u + 0x8u * (n))
/* VALUE (bits 31-0, uint) */
#define ENGINE_3D_ODD_VALUE_SHIFT                                        0
#define ENGINE_3D_ODD_VALUE_MASK                                         0xFFFFFFFFu

/* Between (0x304): Between two elements.
 * plain, wo, type int [DOC: made up elsewhere] */
#define ENGINE_3D_BETWEEN                                                0x0304u
/* VALUE (bits 31-0, int) */
#define ENGINE_3D_BETWEEN_VALUE_SHIFT                                    0
#define ENGINE_3D_BETWEEN_VALUE_MASK                                     0xFFFFFFFFu

#endif /* ENGINE_3D_H */
