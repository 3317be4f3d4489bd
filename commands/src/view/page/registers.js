
// Registers as a step finds them, and those that have another value than the draw before found.
function stateAt(last) {
  const [values, changed] = [new Map(), new Map()];
  for (const { draw } of steps.slice(0, last + 1)) {
    if (!draw) continue;
    changed.clear();
    for (const [id, value] of draw.registers) {
      changed.set(id, values.get(id) ?? 0);
      values.set(id, value);
    }
  }
  return { values, changed: steps[last].draw ? changed : new Map() };
}

// Ids by name, of the registers that the recording writes.
const idOf = new Map(Object.entries(registers).map(([id, { name }]) => [name, Number(id)]));

// Registers that hold settings: not the counters of the chip, nor the ports that words pass through.
const isSetting = (id) => registers[id] && !["status", "data-port", "fifo", "index-port"].includes(registers[id].kind);

// The last word for a float uniform is a number if the transfer is of 32 bits.
function lastWord(id, value, values) {
  const [, port] = registers[id].name.match(/^(.*FLOATUNIFORM_)DATA/) ?? [];
  if (!port) return null;
  if (!((values.get(idOf.get(`${port}INDEX`)) ?? 0) >>> 31)) return "the last word: a part of float24 components";
  return `the last word: ${new Float32Array(new Uint32Array([value]).buffer)[0]}`;
}

// A register with its fields; `before` is what the draw before found, if that is to be compared.
function registerEntry(id, value, before, isOpen, values) {
  const { name, doc, fields, values: texts } = registers[id];
  const changed = before !== undefined && before !== value;
  const table = element("table");
  fields.forEach((field, n) => {
    const [now, was] = [texts[value][n], changed ? texts[before]?.[n] : undefined];
    const differs = was !== undefined && was !== now;
    table.append(element("tr", { class: differs ? "differs" : "" }, element("th", { scope: "row" }, field), element("td", {}, now),
      element("td", { class: "soft" }, differs ? `was ${was}` : "")));
  });
  const word = lastWord(id, value, values);
  return element("details", { class: changed ? "changed" : "", open: isOpen },
    element("summary", {}, element("span", { class: "soft mono" }, hex(id, 3)), element("span", { class: "name" }, name),
      element("span", { class: "value" }, changed ? element("span", { class: "soft" }, `${hex(before, 8)} → `) : "", hex(value, 8))),
    element("p", {}, doc), word ? element("p", {}, word) : "", table);
}

// Uniforms of the shaders of a draw: names with the stage, and values.
function uniformsOf(draw) {
  const found = new Map();
  for (const { stage, uniforms } of draw.programs.map((number) => programs[number])) {
    for (const [name, value] of uniforms) found.set(`${stage} ${name}`, value);
  }
  return found;
}

function changedUniforms(last) {
  const before = steps.slice(0, last).findLast(({ draw }) => draw);
  const [now, was] = [uniformsOf(steps[last].draw), before ? uniformsOf(before.draw) : new Map()];
  return [...new Set([...now.keys(), ...was.keys()])]
    .filter((name) => now.get(name) !== was.get(name))
    .map((name) => [name, now.get(name) ?? "0", was.get(name) ?? (before ? "0" : "")]);
}
