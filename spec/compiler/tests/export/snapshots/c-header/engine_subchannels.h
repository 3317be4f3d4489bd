/* Subchannels: register ids, fields and enumerators.
 *
 * Generated from the register specification (description version 1). Do not edit.
 *
 * Which class is bound where.
 * Source: made up elsewhere
 *
 */
#ifndef ENGINE_SUBCHANNELS_H
#define ENGINE_SUBCHANNELS_H

/* The engine. */
#define ENGINE_SUBCHANNELS_3D_CLASS                              0x0E3Du
#define ENGINE_SUBCHANNELS_3D_SUBCHANNEL                         0u

/*  */
#define ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_CLASS                0xC0DEu
#define ENGINE_SUBCHANNELS_INLINE_TO_MEMORY_SUBCHANNEL           4u

#endif /* ENGINE_SUBCHANNELS_H */
