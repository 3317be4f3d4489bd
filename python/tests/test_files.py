# SPDX-License-Identifier: MIT
"""Files that cannot be read."""

import os
import pathlib

import pica
import pytest

TRIANGLE = pathlib.Path(__file__).resolve().parents[2] / "spec/tests/traces/01_triangle.ctf"


@pytest.mark.parametrize("read", [pica.render, pica.render_depth])
def test_files_that_are_none(read, tmp_path):
    missing = tmp_path / "no_such_file.ctf"
    with pytest.raises(FileNotFoundError) as error:
        read(missing)
    assert error.value.filename == str(missing) and error.value.errno == 2
    with pytest.raises(IsADirectoryError, match="folder"):
        read(tmp_path)
    # Opening a pipe would wait for ever.
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ValueError, match="pipe: is no regular file"):
        read(tmp_path / "pipe")
    with pytest.raises(ValueError, match="zero: is no regular file"):
        read("/dev/zero")
    (tmp_path / "short.ctf").write_bytes(TRIANGLE.read_bytes()[:100])
    with pytest.raises(ValueError, match="short.ctf"):
        read(tmp_path / "short.ctf")
