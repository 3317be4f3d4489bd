/* Maxwell subchannels: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * Which engine class NVIDIA's user-mode driver of the Switch binds to which subchannel. Ids are
 * class numbers.
 * Source: Switchbrew
 *
 */
#ifndef MAXWELL_SUBCHANNELS_H
#define MAXWELL_SUBCHANNELS_H

/* 3D engine. */
#define MAXWELL_SUBCHANNELS_3D_CLASS                             0xB197u
#define MAXWELL_SUBCHANNELS_3D_SUBCHANNEL                        0u

/* Compute engine. The source lists no methods. */
#define MAXWELL_SUBCHANNELS_COMPUTE_CLASS                        0xB1C0u
#define MAXWELL_SUBCHANNELS_COMPUTE_SUBCHANNEL                   1u

/* Inline data to memory. The source lists no methods. */
#define MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_CLASS               0xA140u
#define MAXWELL_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL          2u

/* 2D engine. The source lists no methods. */
#define MAXWELL_SUBCHANNELS_2D_CLASS                             0x902Du
#define MAXWELL_SUBCHANNELS_2D_SUBCHANNEL                        3u

/* Copy engine. */
#define MAXWELL_SUBCHANNELS_DMA_CLASS                            0xB0B5u
#define MAXWELL_SUBCHANNELS_DMA_SUBCHANNEL                       4u

#endif /* MAXWELL_SUBCHANNELS_H */
