/* Maxwell DMA class 0xB0B5: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * Methods of the copy engine of NVIDIA's Maxwell GPU. Ids are method numbers; one method takes one
 * 32-bit argument.
 * Source: Switchbrew
 *
 * A register is named by its id. X(n) is element n of an array, 0 <= n < X_COUNT; it may evaluate n more than once.
 * A field has X_SHIFT and X_MASK, the mask in place; fields of a multi-word entry also have X_WORD, the word they are in.
 * MAXWELL_DMA_GET and MAXWELL_DMA_PUT read a field from a word and place a value in it.
 */
#ifndef MAXWELL_DMA_H
#define MAXWELL_DMA_H

#define MAXWELL_DMA_GET(field, word) (((word) & field##_MASK) >> field##_SHIFT)
#define MAXWELL_DMA_PUT(field, value) (((value) + 0u) << field##_SHIFT & field##_MASK)

/* ---- DMA engine ----
 * Copies and fills of memory. */

/* Control (0x0C0): Control of a transfer. 0x186 makes the strides unused, 0x586 fills memory; the
 * source gives no bits.
 * plain, wo, type bitfield [DOC: Switchbrew] */
#define MAXWELL_DMA_CONTROL                                              0x00C0u

/* SourceAddr (0x100-0x101): Source address.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_DMA_SOURCE_ADDR                                          0x0100u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_DMA_SOURCE_ADDR_UPPER_WORD                               0
#define MAXWELL_DMA_SOURCE_ADDR_UPPER_SHIFT                              0
#define MAXWELL_DMA_SOURCE_ADDR_UPPER_MASK                               0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_DMA_SOURCE_ADDR_LOWER_WORD                               1
#define MAXWELL_DMA_SOURCE_ADDR_LOWER_SHIFT                              0
#define MAXWELL_DMA_SOURCE_ADDR_LOWER_MASK                               0xFFFFFFFFu

/* DestinationAddr (0x102-0x103): Destination address.
 * plain, wo, 2 words, type gpuva [DOC: Switchbrew] */
#define MAXWELL_DMA_DESTINATION_ADDR                                     0x0102u
/* UPPER (bits 31-0, uint) [?] */
#define MAXWELL_DMA_DESTINATION_ADDR_UPPER_WORD                          0
#define MAXWELL_DMA_DESTINATION_ADDR_UPPER_SHIFT                         0
#define MAXWELL_DMA_DESTINATION_ADDR_UPPER_MASK                          0xFFFFFFFFu
/* LOWER (bits 63-32, uint) [?] */
#define MAXWELL_DMA_DESTINATION_ADDR_LOWER_WORD                          1
#define MAXWELL_DMA_DESTINATION_ADDR_LOWER_SHIFT                         0
#define MAXWELL_DMA_DESTINATION_ADDR_LOWER_MASK                          0xFFFFFFFFu

/* SourceStride? (0x104): Source stride. The source marks the name with a question mark.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_DMA_SOURCE_STRIDE                                        0x0104u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_DMA_SOURCE_STRIDE_VALUE_SHIFT                            0
#define MAXWELL_DMA_SOURCE_STRIDE_VALUE_MASK                             0xFFFFFFFFu

/* DestinationStride? (0x105): Destination stride. The source marks the name with a question mark.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_DMA_DESTINATION_STRIDE                                   0x0105u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_DMA_DESTINATION_STRIDE_VALUE_SHIFT                       0
#define MAXWELL_DMA_DESTINATION_STRIDE_VALUE_MASK                        0xFFFFFFFFu

/* Count (0x106): Length of the transfer, at most 0x3FFFFF.
 * plain, wo, type uint [DOC: Switchbrew] */
#define MAXWELL_DMA_COUNT                                                0x0106u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_DMA_COUNT_VALUE_SHIFT                                    0
#define MAXWELL_DMA_COUNT_VALUE_MASK                                     0xFFFFFFFFu

/* MemsetValue? (0x1C0): Value of a memory fill. The source marks the name with a question mark.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_DMA_MEMSET_VALUE                                         0x01C0u
/* VALUE (bits 31-0, uint) */
#define MAXWELL_DMA_MEMSET_VALUE_VALUE_SHIFT                             0
#define MAXWELL_DMA_MEMSET_VALUE_VALUE_MASK                              0xFFFFFFFFu

/* MemsetControl? (0x1C2): Control of a memory fill; seen value 0x34444. The source marks the name with
 * a question mark.
 * plain, wo, type bitfield [?: Switchbrew] */
#define MAXWELL_DMA_MEMSET_CONTROL                                       0x01C2u

/* MemsetLength? (0x1C4): Length of a memory fill. The source marks the name with a question mark.
 * plain, wo, type uint [?: Switchbrew] */
#define MAXWELL_DMA_MEMSET_LENGTH                                        0x01C4u
/* VALUE (bits 31-0, uint, 4 bytes): Length. */
#define MAXWELL_DMA_MEMSET_LENGTH_VALUE_SHIFT                            0
#define MAXWELL_DMA_MEMSET_LENGTH_VALUE_MASK                             0xFFFFFFFFu

/* ? (0x1C5): Named ? in the source. Seen value: 1.
 * plain, wo [?: Switchbrew] */
#define MAXWELL_DMA_UNKNOWN_1C5                                          0x01C5u

#endif /* MAXWELL_DMA_H */
