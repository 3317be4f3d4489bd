# SPDX-License-Identifier: MIT
"""Objects as users of Python have them: shown, compared, in sets, pickled, and explained by `help`."""

import copy
import pickle
import pydoc

import pica
import pytest

PROGRAM = """
.fvec scale
.constf half(0.5, 0.5, 0.5, 0.5)
.in position
.out o_pos position
.proc main
    mul r0, scale, position
    mul o_pos, half, r0
    end
.end
"""
ONES = [0x3F0000] * 4
TWOS = [0x400000] * 4


def test_choices():
    chosen = pica.Choices(f24_rounding="nearest-even", f24_overflow="saturate")
    assert repr(pica.Choices()) == "Choices()"
    assert eval(repr(chosen), {"Choices": pica.Choices}) == chosen != pica.Choices()
    # An alternative that is the default is no difference.
    assert pica.Choices(f24_rounding="toward-zero") == pica.Choices()
    assert len({chosen, pica.Choices(f24_overflow="saturate", f24_rounding="nearest-even"), pica.Choices()}) == 2
    assert chosen != "Choices()"


@pytest.mark.parametrize("again", [copy.copy, copy.deepcopy] + [
    lambda thing, protocol=protocol: pickle.loads(pickle.dumps(thing, protocol))
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1)
])
def test_pickles(again):
    chosen = pica.Choices(f24_rounding="nearest-even")
    assert again(chosen) == chosen
    shader = pica.Shader(PROGRAM, choices=chosen)
    shader.set_float("scale", TWOS)
    shader.set_integer(1, [3, 2, 1])
    shader.set_booleans(0x10)
    shader.set_input("position", ONES)
    other = again(shader)
    assert other == shader and hash(other) == hash(shader)
    assert other.run().status == shader.run().status == "end"
    assert (other.outputs == shader.outputs).all() and other.outputs[0].tolist() == ONES
    code, descriptors = shader.words()
    words = pica.Shader.from_words(code, descriptors, 0, choices=chosen)
    assert again(words) == words


def test_shaders_compare():
    shader, other = pica.Shader(PROGRAM), pica.Shader(bytes(pica.assemble(PROGRAM)))
    assert shader == other and hash(shader) == hash(other) and shader != 1
    before = hash(shader)
    shader.set_float("scale", ONES)
    assert shader != other and hash(shader) == before
    other.set_float("scale", ONES)
    assert shader == other
    other.set_input(0, ONES)
    assert shader != other
    # What an invocation leaves does not count.
    shader.set_input(0, ONES)
    shader.run(2)
    assert shader == other
    # But for b15, which it sets.
    shader.run()
    assert shader != other
    other.run()
    assert shader == other
    assert shader != pica.Shader(PROGRAM, choices=pica.Choices(f24_rounding="nearest-even"))
    assert shader != pica.Shader.from_words(*shader.words())
    assert repr(shader) == "<pica.Shader: vertex, 3 instructions, entry 0x000>"
    chosen = pica.Shader(PROGRAM, choices=pica.Choices(f24_overflow="saturate"))
    assert repr(chosen).endswith(", Choices(f24_overflow='saturate')>")


def test_help():
    text = pydoc.plain(pydoc.render_doc(pica))
    assert "Bit-accurate reference of the PICA200" in text
    for name in vars(pica):
        thing = getattr(pica, name)
        if not name.startswith("_") and not isinstance(thing, type(pica)):
            assert name in text
            assert thing.__doc__ and pydoc.plain(pydoc.render_doc(thing))
            for method, value in vars(thing).items() if isinstance(thing, type) else ():
                if not method.startswith("_"):
                    assert value.__doc__, f"{name}.{method} is not explained"
