# SPDX-License-Identifier: MIT
"""The stages of the chip by themselves. What is right is computed here, in integers."""

import numpy as np
import pica
import pytest

FCRAM = 0x20000000
ZERO, HALF, ONE, TWO = 0, 0x3E0000, 0x3F0000, 0x400000
MINUS_ONE = 0xBF0000


def f24(values):
    return pica.f24_from_float(np.asarray(values, dtype=np.float64))


def machine(**registers):
    made = pica.Machine()
    for name, value in registers.items():
        made.write_register(name, value)
    return made


def colors(count, seed=1):
    return np.random.default_rng(seed).integers(0, 256, (count, 4), dtype=np.uint8)


def test_viewport():
    screen = machine(VIEWPORT_WIDTH=pica.f24_from_float(120.0), VIEWPORT_HEIGHT=pica.f24_from_float(200.0))
    points = f24([[0, 0, 0, 1], [1, 1, -1, 1], [-1, -1, 0, 1], [1, -2, -1, 2]])
    # (x / w + 1) * 120, (y / w + 1) * 200 in sixteenths; z / w; 1 / w.
    assert screen.transform(points).tolist() == [
        [1920, 3200, ZERO, ONE],
        [3840, 6400, MINUS_ONE, ONE],
        [0, 0, ZERO, ONE],
        [2880, 0, 0xBE0000, HALF],
    ]
    assert screen.transform(points.reshape(2, 2, 4)).shape == (2, 2, 4)
    with pytest.raises(ValueError, match="4 to 24 components"):
        screen.transform(points[:, :3])


def test_clip():
    clipped = machine()
    inside = f24([[-0.5, -0.5, -0.5, 1], [0.5, -0.5, -0.5, 1], [0, 0.5, -0.5, 1]])
    polygon = clipped.clip(inside)
    assert polygon.shape == (3, 24) and (polygon[:, :4] == inside).all() and (polygon[:, 4:] == ONE).all()
    assert clipped.clip(f24([[2, 0, 0, 1], [3, 0, 0, 1], [2, 1, 0, 1]])).shape == (0, 24)
    # One vertex is beyond x = w: the polygon has four, none of them beyond.
    polygon = clipped.clip(f24([[0, 0, -0.5, 1], [2, 0, -0.5, 1], [0, 0.5, -0.5, 1]]))
    assert polygon.shape == (4, 24)
    x, w = pica.f24_to_float(polygon[:, 0]), pica.f24_to_float(polygon[:, 3])
    assert sorted(x.tolist()) == [0, 0, 1, 1] and (w == 1).all()
    with pytest.raises(ValueError, match="3 vertices"):
        clipped.clip(inside[:2])


def test_triangle():
    screen = machine(
        VIEWPORT_WIDTH=pica.f24_from_float(16.0),
        VIEWPORT_HEIGHT=pica.f24_from_float(16.0),
        FRAMEBUFFER_DIM=32 | 31 << 12 | 1 << 24,
        COLORBUFFER_LOC=FCRAM >> 3,
    )
    vertices = np.full((3, 24), ONE, np.uint32)
    places = np.array([[2.25, 3.25], [29.25, 6.25], [9.25, 27.25]])
    vertices[:, :2] = f24(places / 16 - 1)
    vertices[:, 2:4] = [MINUS_ONE, ONE]
    # Texture coordinate 0: 1.0 at the second vertex for u, at the third one for v.
    vertices[:, 0x0C:0x0E] = [[ZERO, ZERO], [ONE, ZERO], [ZERO, ONE]]
    fragments = screen.triangle(vertices)
    found = set(zip(fragments["x"].tolist(), fragments["y"].tolist()))
    # The samples are the middles of pixels, and none of them is on an edge.
    edges = [(places[k], places[(k + 1) % 3]) for k in range(3)]
    inside = {
        (x, y)
        for x in range(32)
        for y in range(32)
        if all((b[0] - a[0]) * (y + 0.5 - a[1]) > (b[1] - a[1]) * (x + 0.5 - a[0]) for a, b in edges)
    }
    assert found == inside and len(inside) > 250
    # Barycentric coordinates of the same points.
    (ax, ay), (bx, by), (cx, cy) = places
    px, py = fragments["x"] + 0.5, fragments["y"] + 0.5
    area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    u = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) / area
    v = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / area
    texcoord = pica.f24_to_float(fragments["texcoord"])
    assert np.abs(texcoord[:, 0, 0] - u).max() < 2e-4 and np.abs(texcoord[:, 0, 1] - v).max() < 2e-4
    assert (fragments["color"] == 255).all()


def test_textures():
    # An 8x8 texture in RGBA8: bytes A, B, G, R of a texel, in Morton order, the top row first.
    texels = colors(64).reshape(8, 8, 4)
    x, y = np.meshgrid(np.arange(8), np.arange(8))
    place = sum(((x >> bit & 1) << 2 * bit) + ((y >> bit & 1) << 2 * bit + 1) for bit in range(3))
    data = np.zeros((64, 4), np.uint8)
    data[place] = texels[..., ::-1]
    assert (pica.decode_texture(data.tobytes(), 8, 8, "RGBA8") == texels).all()
    assert (pica.decode_texture(data.tobytes(), 8, 8, 0) == texels).all()
    # 0xF801 in RGB5A1: all of red, nothing else, opaque.
    assert (pica.decode_texture(b"\x01\xF8" * 64, 8, 8, "rgb5a1") == [255, 0, 0, 255]).all()
    textured = machine(TEXUNIT_CONFIG=1, TEXUNIT0_DIM=8 << 16 | 8, TEXUNIT0_ADDR1=FCRAM >> 3, TEXUNIT0_TYPE=0)
    textured.write(FCRAM, data)
    (picture,) = textured.texture(0)
    assert (picture == texels).all()
    # The nearest texel at the middle of each; t goes up.
    middles = f24(np.stack([(x + 0.5) / 8, (7.5 - y) / 8], axis=-1))
    assert (textured.sample(0, middles) == texels).all()
    quads = np.repeat(middles[:, :, None], 4, axis=2)
    assert (textured.sample(0, quads, quads=True) == texels).all()
    assert textured.texture(1) == []
    for wrong, message in [
        (lambda: textured.sample(1, middles), "texture unit 1 is off"),
        (lambda: textured.sample(0, [ONE]), "2 to 3 components"),
        (lambda: pica.decode_texture(b"", 8, 8, "RGBA8"), "0 bytes of 256"),
        (lambda: pica.decode_texture(bytes(256), 8, 8, "RGBA9"), "no format RGBA9"),
        (lambda: pica.decode_texture(bytes(256), 0, 8, 0), "1 to 1024"),
    ]:
        with pytest.raises(ValueError, match=message):
            wrong()


def test_procedural_texture():
    # A table of one colour, which the maps, all 0, select whatever the coordinates are.
    procedural = machine(PROCTEX_LUT=4 << 8)
    procedural.write_register("PROCTEX_LUT_DATA0", 0x40302010)
    assert procedural.sample(3, f24([[0, 0], [0.5, 0.25]])).tolist() == [[0x10, 0x20, 0x30, 0x40]] * 2


def test_blending():
    # SRC_ALPHA and ONE_MINUS_SRC_ALPHA in all channels.
    blending = machine(COLOR_OPERATION=1 << 8, BLEND_FUNC=0x76760000)
    source, stored = colors(500, 2), colors(500, 3)
    s, d = source.astype(int), stored.astype(int)
    alpha = s[:, 3:]
    assert (blending.blend(source, stored) == (s * alpha + d * (255 - alpha)) // 255).all()
    assert (blending.blend(source[0], stored) == blending.blend(np.broadcast_to(source[0], (500, 4)), stored)).all()
    # Logic operations: XOR is code 14.
    logic = machine(COLOR_OPERATION=0, LOGIC_OP=pica.Register("LOGIC_OP").encode(OPERATION="XOR"))
    assert (logic.blend(source, stored) == source ^ stored).all()
    for wrong, kind in [([0, 0, 256, 0], ValueError), ([0, 0, 0], ValueError), ([0.5, 0, 0, 0], TypeError)]:
        with pytest.raises(kind, match="source"):
            blending.blend(wrong, stored)


def combiners(**of_stage_0):
    """Stages that pass on what comes in, and registers of stage 0."""
    made = pica.Machine()
    for stage, first in enumerate([0x0C0, 0x0C8, 0x0D0, 0x0D8, 0x0F0, 0x0F8]):
        source = pica.Register("TEXENV0_SOURCE")
        previous = {"RGB_SOURCE0": "PREVIOUS", "ALPHA_SOURCE0": "PREVIOUS"} if stage else of_stage_0["source"]
        made.write_register(first, source.encode(**previous))
        made.write_register(first + 2, 0 if stage else of_stage_0["combiner"])
    return made


def test_combiners():
    texture, primary = colors(300, 4), colors(300, 5)
    replace = combiners(source={"RGB_SOURCE0": "TEXTURE1", "ALPHA_SOURCE0": "PRIMARY_COLOR"}, combiner=0)
    result = replace.combine(primary, textures=[[1, 2, 3, 4], texture])
    assert (result[:, :3] == texture[:, :3]).all() and (result[:, 3] == primary[:, 3]).all()
    # MODULATE is code 1; a product of 255 and x is x, and one of 0 is 0.
    both = {"RGB_SOURCE0": "TEXTURE0", "RGB_SOURCE1": "PRIMARY_COLOR", "ALPHA_SOURCE0": "TEXTURE0", "ALPHA_SOURCE1": "PRIMARY_COLOR"}
    modulate = combiners(source=both, combiner=0x10001)
    assert (modulate.combine([255] * 4, textures=[texture]) == texture).all()
    assert (modulate.combine([0] * 4, textures=[texture]) == 0).all()
    assert np.abs(modulate.combine(primary, textures=[texture]) - primary.astype(int) * texture / 255).max() <= 1


def test_fragment():
    drawing = combiners(source={"RGB_SOURCE0": "PRIMARY_COLOR", "ALPHA_SOURCE0": "PRIMARY_COLOR"}, combiner=0)
    # RGBA8, all channels and depth written; depth test LESS (4).
    for name, value in {
        "COLOR_OPERATION": 1 << 8, "BLEND_FUNC": 0x01010000,
        "DEPTH_COLOR_MASK": 1 | 4 << 4 | 0x1F00,
        "COLORBUFFER_READ": 15, "COLORBUFFER_WRITE": 15, "DEPTHBUFFER_READ": 3, "DEPTHBUFFER_WRITE": 3,
        "COLORBUFFER_FORMAT": 2, "DEPTHBUFFER_FORMAT": 3,
        "COLORBUFFER_LOC": FCRAM >> 3, "DEPTHBUFFER_LOC": FCRAM + 0x100000 >> 3,
        "FRAMEBUFFER_DIM": 8 | 7 << 12 | 1 << 24,
    }.items():
        drawing.write_register(name, value)
    near = drawing.fragment(0x10000000, [1, 2, 3, 4], stored=(0, 0x200000))
    # Bytes A, B, G, R of the pixel; 24 bits of depth.
    assert (near["outcome"], near["color"], near["color_word"]) == ("Passed", (1, 2, 3, 4), 0x01020304)
    assert near["depth_word"] & 0xFFFFFF == 0x100000
    far = drawing.fragment(0x30000000, [1, 2, 3, 4], stored=(0, 0x200000))
    assert (far["outcome"], far["color"]) == ("DepthTest", None)
    with pytest.raises(ValueError, match="shadows, gas or nothing"):
        machine(COLOR_OPERATION=3).fragment(0, [0] * 4)


def test_lighting():
    ambient = pica.Register("LIGHTING_AMBIENT").encode(R=10, G=20, B=30)
    lit = machine(LIGHTING_ENABLE0=1, LIGHTING_ENABLE1=0, LIGHTING_AMBIENT=ambient)
    upright, view = f24([0, 0, 0, 1]), f24([0, 0, 1])
    # A light that is straight ahead, and white: light 0 is at (0, 0, 1) in f16, with a diffuse colour of 100.
    lit.write_register(0x142, 100 | 100 << 10 | 100 << 20)
    lit.write_register(0x144, 0)
    lit.write_register(0x145, 0x3C00)
    lit.write_register(0x149, 1)
    # Neither shadow, spot nor attenuation: all are disabled.
    lit.write_register(0x1C4, 0xFFFFFFFF)
    primary, secondary = lit.light(upright, view)
    assert primary[:3].tolist() == [110, 120, 130] and secondary.shape == (4,)
    # From behind only ambient light is left.
    primary, _ = lit.light([f24([1, 0, 0, 0]), upright], view)
    assert primary[:, :3].tolist() == [[10, 20, 30], [110, 120, 130]]
    with pytest.raises(ValueError, match="lighting is off"):
        machine().light(upright, view)
    with pytest.raises(ValueError, match="view has shape"):
        lit.light(upright, [ONE] * 4)
