
// What a row of registers says about how a draw is drawn: names of registers, and the fields that are shown.
const SUMMARY = [
  ["primitives", "GPUREG_PRIMITIVE_CONFIG", ["MODE"]],
  ["culling", "GPUREG_FACECULLING_CONFIG", ["MODE"]],
  ["scissor", "GPUREG_SCISSORTEST_MODE", ["MODE"]],
  ["alpha test", "GPUREG_FRAGOP_ALPHA_TEST", ["ENABLE", "FUNCTION", "REFERENCE"]],
  ["stencil test", "GPUREG_STENCIL_TEST", ["ENABLE", "FUNCTION", "REFERENCE", "READ_MASK", "WRITE_MASK"]],
  ["depth and colour", "GPUREG_DEPTH_COLOR_MASK", null],
  ["blending", "GPUREG_BLEND_FUNC", null],
  ["logic operation", "GPUREG_LOGIC_OP", null],
  ["fragment operation", "GPUREG_COLOR_OPERATION", null],
];

function summary(values) {
  const pairs = [];
  for (const [name, register, fields] of SUMMARY) {
    const id = idOf.get(register);
    const value = values.get(id) ?? 0;
    const texts = registers[id]?.values[value];
    if (!texts) continue;
    const shown = registers[id].fields.map((field, n) => [field, texts[n].split(":")[0]])
      .filter(([field]) => (fields ? fields.includes(field) : !field.startsWith("UNKNOWN")));
    if (shown.length) pairs.push([name, shown.map(([field, text]) => (shown.length > 1 ? `${field} ${text}` : text)).join(", ")]);
  }
  return pairs;
}

// A curve through the values of a table, or a row of its colours.
function plot({ name, range, values, colors }) {
  const [width, height] = [256, 96];
  const picture = element("canvas", { width, height, class: "plot", role: "img", "aria-label": `${name}, ${values.length || colors.length} entries` });
  const context = picture.getContext("2d");
  if (colors.length) {
    colors.forEach(([r, g, b, a], n) => {
      const left = Math.floor((n * width) / colors.length);
      context.fillStyle = `rgb(${r} ${g} ${b})`;
      context.fillRect(left, 0, Math.ceil(width / colors.length), height - 24);
      context.fillStyle = `rgb(${a} ${a} ${a})`;
      context.fillRect(left, height - 24, Math.ceil(width / colors.length), 24);
    });
  } else {
    context.strokeStyle = getComputedStyle(document.body).getPropertyValue("--accent");
    context.lineWidth = 2;
    context.beginPath();
    values.forEach((value, n) => context.lineTo(((n + 0.5) * width) / values.length, height - 3 - value * (height - 6)));
    context.stroke();
  }
  const words = colors.length ? "colours above, alpha below" : `${Math.min(...values)} to ${Math.max(...values)}`;
  return element("figure", {}, picture, element("figcaption", {}, `${name}: inputs ${range[0]} to ${range[1]}, ${words}`));
}

const findingsOf = (number) => findings.filter(({ steps: of }) => of.includes(number));

const TABS = {
  Step(panel) {
    const { place, frame, draw, engine } = steps[state.step];
    const buffers = surfaceOf(state.step);
    panel.append(element("h2", {}, stepName(state.step)));
    const pairs = [["started by", place], ["frame", `${frame}`], ...(engine ?? [])];
    if (buffers) {
      pairs.push(["size", `${buffers.width} × ${buffers.height}`]);
      pairs.push([draw ? "colour buffer" : "picture", buffers.color || "none"]);
      if (buffers.depth || draw) pairs.push(["depth buffer", buffers.depth || "none"]);
    }
    pairs.push(["pixels changed", changedPixels ? `${changedPixels.reduce((sum, one) => sum + one, 0)}` : "not known"]);
    if (draw) {
      const [vertices, triangles, displayed, fragments] = draw.counts;
      pairs.push(["vertices", `${vertices}`], ["triangles", `${triangles}, ${displayed} displayed`], ["fragments", `${fragments}`]);
    }
    panel.append(listOf(pairs));
    const wrong = findingsOf(state.step);
    if (wrong.length) panel.append(element("h2", {}, "Findings"), ...wrong.map(({ text }) => element("p", { class: "rejected" }, text)));
    if (!draw) return;
    const { values, changed } = stateAt(state.step);
    const settings = summary(values);
    if (settings.length) panel.append(element("h2", {}, "Settings"), listOf(settings));
    const known = draw.registers.filter(([id]) => isSetting(id));
    panel.append(element("h2", {}, `Registers that changed since the draw before (${known.length})`));
    if (known.length === 0) panel.append(none("none"));
    for (const [id, value] of known.slice(0, 40)) panel.append(registerEntry(id, value, changed.get(id), false, values));
    if (known.length > 40) panel.append(element("button", { onclick: () => show("Registers") }, `all ${known.length}`));
    const uniforms = changedUniforms(state.step);
    panel.append(element("h2", {}, `Uniforms that changed since the draw before (${uniforms.length})`));
    if (uniforms.length === 0) panel.append(none("none"));
    else panel.append(tableOf(["uniform", "value", "before"], uniforms.slice(0, 200)));
  },
  Registers(panel) {
    const { draw } = steps[state.step];
    const found = stateAt(state.step);
    const filter = element("input", { id: "filter", type: "search", placeholder: "name, field, id or value", "aria-label": "Filter of registers" });
    filter.value = state.filter;
    const only = element("input", { type: "checkbox", id: "only" });
    only.checked = !state.all;
    const list = element("div");
    const fill = () => {
      list.replaceChildren();
      const wanted = state.filter.toLowerCase();
      for (const [id, value] of [...found.values].sort(([a], [b]) => a - b)) {
        if (!registers[id] || (!state.all && !(found.changed.has(id) && isSetting(id)))) continue;
        const { name, fields, values } = registers[id];
        const text = [name, hex(id, 3), hex(value, 8), ...fields, ...values[value]].join(" ").toLowerCase();
        if (text.includes(wanted)) list.append(registerEntry(id, value, found.changed.get(id), wanted !== "", found.values));
      }
      if (!list.hasChildNodes()) list.append(none(draw ? "none" : "only draws have registers"));
    };
    filter.addEventListener("input", () => { state.filter = filter.value; fill(); });
    only.addEventListener("change", () => { state.all = !only.checked; fill(); });
    panel.append(filter, element("div", { class: "options" }, element("label", {}, only, " only settings that changed since the draw before")), list);
    fill();
  },
  Shader(panel) {
    const { draw } = steps[state.step];
    if (!draw || draw.programs.length === 0) { panel.append(none("no shader ran")); return; }
    for (const number of draw.programs) {
      const { stage, entry, code, uniforms } = programs[number];
      panel.append(element("h2", {}, `${stage}, entry ${hex(entry, 3)}, ${code.length} words`));
      const text = element("pre", { tabindex: 0 });
      code.forEach((line, address) => text.append(
        element("span", { class: "number" }, `${address.toString(16).toUpperCase().padStart(3, "0")}  `),
        element("span", { class: address === entry ? "entry" : "" }, line + "\n")));
      panel.append(text, element("h2", {}, "Uniforms that are not 0"));
      panel.append(uniforms.length ? tableOf(["uniform", "value"], uniforms) : none("none"));
    }
  },
  Vertices: (panel) => verticesPanel(panel),
  async Textures(panel) {
    const { draw } = steps[state.step];
    if (!draw || draw.textures.length === 0) { panel.append(none("no texture unit is on")); return; }
    for (const { unit, title, settings, images } of draw.textures) {
      panel.append(element("h2", {}, `Unit ${unit}: ${title}`), listOf(settings));
      const row = element("div", { class: "textures" });
      for (const { title, width, file } of images) {
        const image = element("img", { alt: `unit ${unit}, ${title}`, style: `width: ${Math.max(width, 64)}px` });
        row.append(element("figure", {}, image, element("figcaption", {}, title)));
        image.src = URL.createObjectURL(new Blob([await unpack(file)], { type: "image/png" }));
      }
      panel.append(row);
    }
    panel.append(element("p", { class: "soft" }, "t goes upwards."));
  },
  Tables(panel) {
    const { draw } = steps[state.step];
    if (!draw || draw.tables.length === 0) { panel.append(none("fog, lighting and the procedural texture are off, or their tables are 0")); return; }
    panel.append(element("div", { class: "textures" }, ...draw.tables.map(plot)));
  },
  async Pixel(panel) {
    if (!state.pixel) { panel.append(none("Click a pixel of the picture, or go to the picture and use the arrow keys.")); return; }
    if (!picture) { panel.append(none("this step has no picture")); return; }
    const [x, y] = state.pixel;
    const pixel = y * picture.width + x;
    panel.append(element("h2", { id: "pixel" }, `Pixel ${x}, ${y}`));
    const color = colorAt(pixel);
    const pairs = [["register coordinates", `x ${x}, y ${picture.height - 1 - y}`]];
    if (picture.color) pairs.push(["colour at this step", element("span", {}, swatchOf(color), color.join(" "))]);
    if (picture.depth) pairs.push(["depth, stencil", `${hex(depthAt(pixel), picture.depth_bits / 4)}, ${at(7, pixel)}`]);
    panel.append(listOf(pairs));
    const found = await historyOf([x, y], state.step);
    panel.append(element("h2", { id: "fragments" }, `${found.length} ${found.length === 1 ? "fragment" : "fragments"} in all steps`));
    for (const { number, text } of found) {
      const { list, outcome } = described(text);
      const jump = element("button", { class: "link", onclick: () => go(number) }, stepName(number));
      const kind = outcome.startsWith("passed") ? "passed" : "rejected";
      const [triangle] = /(?<=triangle +)\d+/.exec(text) ?? [];
      const mark = element("button", { class: "link", onclick: async () => { await go(number); state.triangle = +triangle; paint(); } }, "its triangle");
      panel.append(element("div", { class: "fragment" + (number === state.step ? " current" : "") },
        element("h3", {}, jump, mark, element("span", { class: `outcome ${kind}` }, outcome)), list));
    }
  },
  Findings(panel) {
    if (findings.length === 0) { panel.append(none("nothing was found wrong")); return; }
    for (const { kind, text, frame, place, count, steps: of } of findings) {
      const jumps = of.slice(0, 20).filter((number) => number < steps.length)
        .map((number) => element("button", { class: "link", onclick: () => go(number) }, `step ${number + 1}`));
      panel.append(element("div", { class: "fragment" }, element("h3", {}, `${count} ×`, element("span", { class: "rejected" }, kind)),
        element("dl", {}, element("dt", {}, count > 1 ? "the first" : "what"), element("dd", {}, text),
          element("dt", {}, "where"), element("dd", {}, `frame ${frame}, ${place}`),
          element("dt", {}, "steps"), element("dd", { class: "jumps" }, ...jumps, of.length > 20 ? `and ${of.length - 20} more` : ""))));
    }
  },
  async Screens(panel) {
    const { frame } = steps[state.step];
    const screens = data.frames.find(({ number }) => number === frame)?.screens ?? [];
    panel.append(element("h2", {}, `What the screens show at the end of frame ${frame}`));
    if (screens.length === 0) panel.append(none("the recording does not say where their framebuffers are"));
    for (const { name, address, surface } of screens) {
      const { width, height } = surfaces[surface];
      const planes = await planesOf(surface);
      const image = turned(imageOf(width, height, (i) => [0, 1, 2].map((plane) => planes[plane * width * height + i])));
      image.setAttribute("role", "img");
      image.setAttribute("aria-label", `${name} at ${address}`);
      panel.append(element("figure", {}, image, element("figcaption", {}, `${name}, ${address}`)));
    }
  },
};

// What is asked for while a panel is made replaces it.
let made = 0;
async function show(tab) {
  state.tab = tab;
  for (const button of $("tabs").children) {
    const isShown = button.textContent === tab;
    button.setAttribute("aria-selected", isShown);
    button.tabIndex = isShown ? 0 : -1;
    if (isShown) $("panel").setAttribute("aria-labelledby", button.id);
  }
  remember();
  const mine = ++made;
  const panel = element("div");
  await TABS[tab](panel);
  if (mine === made) $("panel").replaceChildren(...panel.childNodes);
}
