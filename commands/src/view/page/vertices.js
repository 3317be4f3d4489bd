
function tableOf(names, rows) {
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...names.map((name) => element("th", { scope: "col" }, name)))));
  const body = element("tbody");
  for (const row of rows) body.append(element("tr", {}, ...row.map((cell) => element("td", {}, `${cell}`))));
  table.append(body);
  return element("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": `table of ${names.join(", ")}`.slice(0, 80) }, table);
}

// Vertices of a page of the table.
const ROWS = 128;

async function vertexTable(title, { count, names, values }, first) {
  const numbers = new Float32Array((await unpack(values)).buffer);
  const listed = names.length ? numbers.length / names.length : 0;
  const part = element("section", {}, element("h2", {}, `${title} (${count})`));
  if (!listed) { part.append(none("none")); return part; }
  const from = Math.min(first, Math.floor((listed - 1) / ROWS) * ROWS);
  const rows = [];
  for (let row = from; row < Math.min(listed, from + ROWS); row++) {
    rows.push([row, ...names.map((_, column) => +numbers[column * listed + row].toPrecision(7))]);
  }
  part.append(tableOf(["", ...names], rows));
  if (listed > ROWS) {
    const step = (to, text) => element("button", { disabled: to < 0 || to >= listed, onclick: async () => part.replaceWith(await vertexTable(title, { count, names, values }, to)) }, text);
    part.append(element("div", { class: "options" }, step(from - ROWS, "previous"), `${from} to ${from + rows.length - 1}`, step(from + ROWS, "next")));
  }
  if (listed < count) part.append(element("p", { class: "soft" }, `The page has the first ${listed}.`));
  return part;
}

async function verticesPanel(panel) {
  const { draw } = steps[state.step];
  if (!draw) { panel.append(none("only draws have vertices")); return; }
  panel.append(await vertexTable("Inputs of the vertex shader, a row a run", draw.vertices.inputs, 0));
  panel.append(await vertexTable("Vertices behind the shaders, in the order of primitive assembly", draw.vertices.outputs, 0));
  const count = triangles.length / 6;
  panel.append(element("h2", {}, `Triangles that were rasterized (${count})`));
  panel.append(element("button", { onclick: wire, id: "wires" }, "Wire frame on the picture"));
}
