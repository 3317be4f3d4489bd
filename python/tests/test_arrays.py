# SPDX-License-Identifier: MIT
"""Arrays as users of NumPy have them. What is right is said by NumPy, or by the same operation on single numbers."""

import _thread
import signal
import threading

import numpy as np
import pica
import pytest

ONE, TWO, THREE = 0x3F0000, 0x400000, 0x408000


@pytest.fixture
def numbers():
    return np.random.default_rng(3).integers(0, 1 << 24, (6, 8), dtype=np.uint32)


@pytest.mark.parametrize("dtype", ["u4", "i4", "u8", "i8", ">u4", ">i8"])
def test_any_integer_type_that_fits(numbers, dtype):
    result = pica.add(numbers.astype(dtype), numbers)
    assert result.dtype == np.uint32 and (result == pica.add(numbers, numbers)).all()


@pytest.mark.parametrize("dtype", ["u1", "i1", "u2", "i2"])
def test_small_integer_types(dtype):
    small = np.array([0, 1, 100], dtype=dtype)
    assert pica.max(small, 0).tolist() == [0, 1, 100]


def test_lists_and_numbers_spread(numbers):
    assert pica.add([ONE, TWO], ONE).tolist() == [TWO, THREE]
    assert pica.add([[ONE], [TWO]], [ONE, TWO]).tolist() == [[TWO, THREE], [THREE, 0x410000]]
    assert (pica.mul(numbers, numbers[0]) == pica.mul(numbers, np.broadcast_to(numbers[0], numbers.shape))).all()
    assert pica.mad(numbers, ONE, 0).shape == numbers.shape
    assert pica.add([], []).shape == (0,)


@pytest.mark.parametrize("view", [np.s_[:, ::2], np.s_[::-1], np.s_[1:, 3:7], np.s_[:, 0]])
def test_strides(numbers, view):
    assert (pica.rcp(numbers[view]) == pica.rcp(numbers)[view]).all()
    assert (pica.rcp(numbers.T) == pica.rcp(numbers).T).all()


def test_single_numbers_stay_single():
    assert pica.add(np.uint32(ONE), np.int64(ONE)) == TWO and isinstance(pica.add(np.uint32(ONE), ONE), int)
    assert isinstance(pica.add(np.array(ONE), ONE), np.uint32)
    assert pica.f24_from_float(np.float64(1.5)) == 0x3F8000 and pica.f24_from_float(2) == TWO


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8", "i4", "u1", ">f8"])
def test_floats_of_any_type(dtype):
    values = np.array([[0, 1, 2, 3], [4, 5, 6, 7]], dtype=dtype)
    patterns = pica.f24_from_float(values[:, ::2])
    assert patterns.dtype == np.uint32 and (pica.f24_to_float(patterns) == values[:, ::2]).all()
    assert pica.f24_from_float([1.0, 2.0]).tolist() == [ONE, TWO]


def test_out(numbers):
    expected = pica.add(numbers, ONE)
    for dtype in ["u4", "i4", "u8", "i8"]:
        out = np.zeros(numbers.shape, dtype)
        assert pica.add(numbers, ONE, out=out) is out and (out == expected).all()
    wide = np.zeros((6, 16), np.uint32)
    pica.add(numbers, ONE, out=wide[:, ::2])
    assert (wide[:, ::2] == expected).all() and not wide[:, 1::2].any()
    out = np.zeros((2, 3), np.uint32)
    assert pica.add(ONE, [ONE, TWO, ONE], out=out).tolist() == [[TWO, THREE, TWO]] * 2
    # An operand that is overwritten is read first.
    same = numbers.copy()
    assert pica.add(same, ONE, out=same) is same and (same == expected).all()
    shifted = np.concatenate([numbers.ravel(), [0]]).astype(np.uint32)
    pica.add(shifted[:-1], ONE, out=shifted[1:])
    assert (shifted[1:] == expected.ravel()).all()
    floats = np.zeros(2, np.float64)
    assert pica.f24_to_float([ONE, TWO], out=floats) is floats and floats.tolist() == [1, 2]
    assert pica.f24_from_float([1.0, 2.0], out=np.zeros(2, np.int64)).tolist() == [ONE, TWO]


def one_sentence(error):
    text = str(error.value)
    assert text and "\n" not in text
    return text


def test_what_does_not_fit(numbers):
    for wrong in [1 << 24, -1, 1 << 40, np.int64(-5)]:
        with pytest.raises(ValueError, match="bit above 23") as error:
            pica.add(ONE, wrong)
        assert one_sentence(error).startswith("b is ")
        with pytest.raises(ValueError, match="element 1 of b has a bit above 23"):
            pica.add([ONE, ONE], [ONE, int(wrong)])
        with pytest.raises(ValueError, match="bit above 23"):
            pica.f24_to_float(wrong)
    with pytest.raises(ValueError, match="element 300001 of a has"):
        pica.rcp(np.where(np.arange(400_000) == 300_001, 1 << 24, ONE))
    with pytest.raises(ValueError, match="shape"):
        pica.add(numbers, numbers[:, :3])
    for wrong in [1.0, np.float32(1), [1.0], np.zeros(3), "text", None, [None], np.zeros(2, complex)]:
        with pytest.raises(TypeError) as error:
            pica.add(ONE, wrong)
        one_sentence(error)
    for out, kind in [
        (np.zeros(numbers.shape, np.float32), TypeError),
        (np.zeros(numbers.shape, np.uint16), TypeError),
        (np.zeros((8, 6), np.uint32), ValueError),
        (np.zeros(8, np.uint32), ValueError),
        ([0], TypeError),
    ]:
        with pytest.raises(kind, match="out"):
            pica.add(numbers, ONE, out=out)
    locked = np.zeros(numbers.shape, np.uint32)
    locked.flags.writeable = False
    with pytest.raises(ValueError, match="out cannot be written"):
        pica.add(numbers, ONE, out=locked)
    shader = pica.Shader(".out o_pos position\n.proc main\nmov o_pos, v0\nend\n.end\n")
    with pytest.raises(ValueError, match="y is 16777216"):
        shader.set_input(0, [0, 1 << 24, 0, 0])
    with pytest.raises(ValueError, match="4 components, not 3"):
        shader.set_input(0, [0, 0, 0])


LOOP = """
.ivec forever
.out o_pos position
.proc main
    for forever
        for forever
            for forever
                for forever
                    nop
                .end
            .end
        .end
    .end
    mov o_pos, v0
    end
.end
"""


def endless():
    """Hours of a shader."""
    shader = pica.Shader(LOOP)
    shader.set_integer("forever", [255, 0, 1])
    shader.run(1 << 40)


def large():
    """An array that takes longer than it takes to press Ctrl-C, and is not finished then."""
    numbers, results = np.full(1 << 25, ONE, np.uint32), np.zeros(1 << 25, np.uint32)
    try:
        pica.ex2(numbers, out=results)
    finally:
        assert results[-1] == 0, "Ctrl-C was seen at the end"


@pytest.mark.parametrize("work", [large, endless])
def test_ctrl_c(work):
    # Where the tests run in the background, a shell has them ignore Ctrl-C.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        timer.cancel()
        signal.signal(signal.SIGINT, before)
