#!/usr/bin/env python3
"""Has slang elaborate pairs of an exported package and a bench that uses it.

usage: check_slang.py PACKAGE.sv BENCH.sv...

Needs the PyPI package pyslang. Exit status: 0 slang has nothing to say of the packages and finds no error in
the benches, 1 it has or does, 2 unusable input.
"""

import sys

try:
    from pyslang import DiagnosticEngine
    from pyslang.ast import Compilation
    from pyslang.syntax import SyntaxTree
except ImportError:
    sys.exit("check_slang.py needs the Python package pyslang")


def main():
    paths = sys.argv[1:]
    if not paths or len(paths) % 2:
        print(__doc__, file=sys.stderr)
        return 2
    failed = False
    for package, bench in zip(paths[::2], paths[1::2]):
        alone, used = Compilation(), Compilation()
        alone.addSyntaxTree(SyntaxTree.fromFile(package))
        used.addSyntaxTree(SyntaxTree.fromFile(package))
        used.addSyntaxTree(SyntaxTree.fromFile(bench))
        # Benches compare members with plain bits, which is no error.
        errors = [diagnostic for diagnostic in used.getAllDiagnostics() if diagnostic.isError()]
        warnings = alone.getAllDiagnostics()
        print(f"{package}: {len(warnings)} messages, {len(errors)} errors")
        if len(warnings):
            print(DiagnosticEngine.reportAll(alone.sourceManager, warnings))
        if errors:
            print(DiagnosticEngine.reportAll(used.sourceManager, errors))
        failed = failed or len(warnings) > 0 or len(errors) > 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
