#!/usr/bin/env python3
"""Compiles exported SystemRDL files and compares what their tools would see with the exported JSON.

usage: check_rdl.py [--peakrdl] registers.json FILE.rdl...

With --peakrdl it compares what `peakrdl systemrdl` writes of the files. That has neither the declarations of properties, which are
taken from FILE.rdl, nor aliases, which are registers of their own there.

Needs the PyPI package systemrdl-compiler, and with --peakrdl peakrdl-cli and peakrdl-systemrdl. Exit status: 0 equal, 1 a difference or a compiler message, 2 unusable input.
"""

import json
import subprocess
import sys

try:
    from systemrdl import RDLCompileError, RDLCompiler
    from systemrdl.messages import MessagePrinter, Severity
    from systemrdl.node import RegNode
except ImportError:
    sys.exit("check_rdl.py needs the Python package systemrdl-compiler")

SOFTWARE = {"rw": "rw", "ro": "r", "wo": "w", "none": "r"}


class CountingPrinter(MessagePrinter):
    """Counts what the compiler has to say, warnings included."""

    def __init__(self):
        super().__init__()
        self.messages = 0

    def print_message(self, severity, text, src_ref):
        self.messages += severity >= Severity.WARNING
        super().print_message(severity, text, src_ref)


def registers_of(exported):
    """The registers of a registers.json, their fields with the codes of their enumerations."""
    if isinstance(exported, list):
        # Version 1: the codes are in the fields.
        return exported
    if exported["version"] != 2:
        sys.exit(f"registers.json is of version {exported['version']}; 1 and 2 are known")
    for register in exported["registers"]:
        enums = exported["enums"].get(register["map"], {})
        for field in register["fields"]:
            field["values"] = enums[field["enum"]]["values"] if field["enum"] else []
    return exported["registers"]


def bytes_per_id(registers):
    """Bytes from one id to the next: as the CPU sees them, 4 where it does not."""
    first, last = registers[0], registers[-1]
    if first["cpu_address"] is None or first["id"] == last["id"]:
        return 4
    return (last["cpu_address"] - first["cpu_address"]) // (last["id"] - first["id"])


def expected_words(registers):
    """Address -> (register, its fields in this word). Where rows collide, the entry of fewer words has the word."""
    words = {}
    stride = bytes_per_id(registers)
    for register in sorted(registers, key=lambda register: register["words"]):
        for word in range(register["words"]):
            fields = {}
            for field in register["fields"]:
                if field["lsb"] // 32 == word:
                    fields[field["name"]] = dict(field, lsb=field["lsb"] % 32, msb=field["msb"] % 32)
            words.setdefault(stride * (register["id"] + word), (register, fields))
    return words


def compare_field(where, node, field):
    """What differs between a field of the compiled file and one of the description."""
    if (node.lsb, node.msb) != (field["lsb"], field["msb"]):
        yield f"{where}: bits {node.msb}-{node.lsb}, expected {field['msb']}-{field['lsb']}"
    if node.get_property("number_format") != field["notation"]:
        yield f"{where}: type {node.get_property('number_format')}, expected {field['notation']}"
    encode = node.get_property("encode")
    found = {member.value for member in encode} if encode else set()
    expected = {value["value"] for value in field["values"]}
    if found != expected:
        yield f"{where}: codes {sorted(found)}, expected {sorted(expected)}"
    names = {member.value: member.name for member in encode} if encode else {}
    for value in {value["value"]: value for value in reversed(field["values"])}.values():
        name = names.get(value["value"])
        if name not in (value["name"], f"{value['name']}_ALSO_{value['value']}"):
            yield f"{where}: code {value['value']} is {name}, expected {value['name']}"


def written_by_peakrdl(path):
    """The path of what PeakRDL writes of a file, with the declarations of properties before it."""
    output = f"peakrdl-{path}"
    subprocess.run([sys.executable, "-m", "peakrdl", "systemrdl", path, "-o", output], check=True)
    with open(path, encoding="utf-8") as file:
        declarations = [line for line in file if line.startswith("property ")]
    with open(output, encoding="utf-8") as file:
        declarations += file.readlines()
    with open(output, "w", encoding="utf-8") as file:
        file.writelines(declarations)
    return output


def compare(top, registers, aliases):
    """All differences between an address map and the registers of its map."""
    words = expected_words(registers)
    for node in top.descendants(unroll=True):
        if not isinstance(node, RegNode):
            continue
        where = node.get_path()
        if node.absolute_address not in words:
            yield f"{where}: nothing expected at 0x{node.absolute_address:X}"
            continue
        register, fields = words.pop(node.absolute_address)
        if node.get_property("register_kind") != register["kind"]:
            yield f"{where}: kind {node.get_property('register_kind')}, expected {register['kind']}"
        nodes = {field.inst_name: field for field in node.fields()}
        for name, field in nodes.items():
            if field.get_property("sw").name != SOFTWARE[register["access"]]:
                yield f"{where}.{name}: sw = {field.get_property('sw').name}, expected {SOFTWARE[register['access']]}"
            strobe = register["kind"] not in ("plain", "status")
            if field.get_property("swmod") != strobe:
                yield f"{where}.{name}: swmod = {field.get_property('swmod')}, expected {strobe}"
        known = not node.get_property("no_known_fields")
        if set(nodes) != set(fields or ["BITS"]) or known != bool(fields):
            yield f"{where}: fields {sorted(nodes)}, expected {sorted(fields)}"
        if register["reset"] is not None:
            reset = sum((field.get_property("reset") or 0) << field.lsb for field in nodes.values())
            if reset != register["reset"]:
                yield f"{where}: reset is 0x{reset:08X}, expected 0x{register['reset']:08X}"
        for name in sorted(set(nodes) & set(fields)):
            yield from compare_field(f"{where}.{name}", nodes[name], fields[name])
        if not aliases:
            continue
        aliased = register["alias_of"] is not None and words_share_entry(registers, register)
        if node.is_alias != aliased:
            yield f"{where}: alias is {node.is_alias}, expected {aliased}"
        elif aliased and node.alias_primary.absolute_address != bytes_per_id(registers) * register["alias_of"]:
            yield f"{where}: alias of 0x{node.alias_primary.absolute_address:X}"
    for address, (register, _) in sorted(words.items()):
        yield f"{register['name']}: nothing at 0x{address:X}"


def words_share_entry(registers, register):
    """Whether the register that this one is another id of is of the same entry."""
    return any(
        other["id"] == register["alias_of"] and other["ident"] == register["ident"] for other in registers
    )


def main():
    peakrdl = sys.argv[1:2] == ["--peakrdl"]
    arguments = sys.argv[1 + peakrdl :]
    if len(arguments) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    with open(arguments[0], encoding="utf-8") as file:
        listed = registers_of(json.load(file))
    failed = False
    for path in arguments[1:]:
        if peakrdl:
            path = written_by_peakrdl(path)
        printer = CountingPrinter()
        try:
            compiler = RDLCompiler(message_printer=printer)
            compiler.compile_file(path)
            top = compiler.elaborate().top
        except RDLCompileError as error:
            print(f"{path}: {error}")
            failed = True
            continue
        registers = [r for r in listed if r["map"].replace("-", "_") == top.inst_name]
        if not registers:
            print(f"{path}: the JSON has no registers of a map {top.inst_name}")
            failed = True
            continue
        differences = list(compare(top, registers, not peakrdl))
        for difference in differences:
            print(difference)
        words = sum(register["words"] for register in registers)
        print(f"{path}: {words} words, {len(differences)} differences, {printer.messages} messages")
        failed = failed or bool(differences) or printer.messages > 0
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
