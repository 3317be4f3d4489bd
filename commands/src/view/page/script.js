"use strict";

// Names of the keys of `data` are those of commands/src/view/step.rs.
const data = JSON.parse(document.getElementById("data").textContent);
const { steps, programs, registers, against } = data;
const blobs = Uint8Array.from(atob(document.getElementById("blobs").textContent), (c) => c.charCodeAt(0));
const $ = (id) => document.getElementById(id);
const PLANES = 8;

async function unpack([start, length]) {
  const stream = new Blob([blobs.subarray(start, start + length)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

// Pictures: planes of bytes. Those of the last steps that were shown are kept.
const kept = new Map();
async function planesOf(number) {
  if (kept.has(number)) return kept.get(number);
  const { base, bits } = steps[number].picture;
  const planes = await unpack(bits);
  if (base !== null) {
    const before = await planesOf(base);
    for (let i = 0; i < planes.length; i++) planes[i] ^= before[i];
  }
  kept.set(number, planes);
  if (kept.size > 48) kept.delete(kept.keys().next().value);
  return planes;
}

const state = { step: 0, view: "colour", tab: "Draw", pixel: null, scale: 1, x: 0, y: 0, filter: "", all: false };
let picture = null; // { width, height, planes, image, depthBits }
let other = null;

const at = (plane, pixel) => picture.planes[plane * picture.width * picture.height + pixel];
const depthAt = (pixel) => at(4, pixel) | (at(5, pixel) << 8) | (at(6, pixel) << 16);
const colorAt = (pixel) => [0, 1, 2, 3].map((plane) => at(plane, pixel));

function depthRange() {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < picture.width * picture.height; i++) {
    const depth = depthAt(i);
    low = Math.min(low, depth);
    high = Math.max(high, depth);
  }
  return [low, high];
}

const VIEWS = {
  colour: { title: "Colour", has: (p) => p.color, of: () => (i) => [at(0, i), at(1, i), at(2, i)] },
  alpha: { title: "Alpha", has: (p) => p.color, of: () => (i) => [at(3, i), at(3, i), at(3, i)] },
  depth: {
    title: "Depth", has: (p) => p.depth,
    of: () => {
      const [low, high] = depthRange();
      caption(`depth ${hex(low, 6)} to ${hex(high, 6)}`);
      return (i) => { const v = high > low ? ((depthAt(i) - low) / (high - low)) * 255 : 0; return [v, v, v]; };
    },
  },
  stencil: {
    title: "Stencil", has: (p) => p.depth && /s8/i.test(p.depth),
    of: () => (i) => { const v = at(7, i); return v ? hue(v) : [0, 0, 0]; },
  },
  changed: {
    title: "Changed", has: (p) => p.base !== null,
    of: () => (i) => changedPixels[i] ? [at(0, i), at(1, i), at(2, i)] : [at(0, i), at(1, i), at(2, i)].map((c) => 36 + c * 0.2),
  },
  difference: {
    title: "Difference", has: () => against !== null,
    of: () => {
      const { width, height } = picture;
      if (width !== against.width || height !== against.height) { caption("this buffer has another size"); return () => [0, 0, 0]; }
      let [differ, largest] = [0, 0];
      for (let i = 0; i < width * height; i++) {
        const most = Math.max(...colorAt(i).map((channel, c) => Math.abs(channel - other[4 * i + c])));
        differ += most > 0;
        largest = Math.max(largest, most);
      }
      caption(`${differ} of ${width * height} pixels are not as in ${against.name}, by ${largest} at most`);
      return (i) => {
        const most = Math.max(...colorAt(i).map((channel, c) => Math.abs(channel - other[4 * i + c])));
        return most ? [255, 80 + 175 * (1 - most / 255), 40] : [at(0, i), at(1, i), at(2, i)].map((c) => 20 + c * 0.15);
      };
    },
  },
};
let changedPixels = null;

const hex = (value, digits) => "0x" + (value >>> 0).toString(16).toUpperCase().padStart(digits, "0");
function hue(value) {
  const turn = (value * 0.618034) % 1 * 6;
  return [5, 3, 1].map((n) => { const k = (n + turn) % 6; return 255 * (1 - 0.75 * Math.max(0, Math.min(k, 4 - k, 1))); });
}
function caption(text) { $("caption").textContent = text; }

async function load(number) {
  const step = steps[number];
  if (!step.picture) { picture = null; return; }
  const { width, height, base } = step.picture;
  const planes = await planesOf(number);
  picture = { ...step.picture, planes };
  changedPixels = new Uint8Array(width * height);
  if (base !== null) {
    const before = await planesOf(base);
    for (let plane = 0; plane < PLANES; plane++) {
      const start = plane * width * height;
      for (let i = 0; i < width * height; i++) if (planes[start + i] !== before[start + i]) changedPixels[i] = 1;
    }
  }
  if (against && !other) other = await unpack(against.pixels);
}

function paintImage() {
  caption("");
  if (!picture) { caption("no buffer is bound"); return; }
  const view = VIEWS[state.view].has(picture) ? VIEWS[state.view] : VIEWS.colour.has(picture) ? VIEWS.colour : VIEWS.depth;
  const { width, height } = picture;
  const image = new ImageData(width, height);
  const color = view.of();
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = color(i);
    image.data.set([r, g, b, 255], 4 * i);
  }
  picture.image = element("canvas", { width, height });
  picture.image.getContext("2d").putImageData(image, 0, 0);
}

const canvas = $("picture");
function paint() {
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth, clientHeight } = canvas;
  canvas.width = clientWidth * ratio;
  canvas.height = clientHeight * ratio;
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  $("scale").textContent = `${+state.scale.toFixed(2)}×`;
  if (!picture || !picture.image) return;
  context.imageSmoothingEnabled = state.scale < 1;
  const { width, height } = picture;
  context.fillStyle = "#8883";
  context.fillRect(state.x - 1, state.y - 1, width * state.scale + 2, height * state.scale + 2);
  context.drawImage(picture.image, state.x, state.y, width * state.scale, height * state.scale);
  if (state.pixel) {
    const [x, y] = state.pixel;
    const size = Math.max(state.scale, 5);
    const [left, top] = [state.x + (x + 0.5) * state.scale - size / 2, state.y + (y + 0.5) * state.scale - size / 2];
    context.lineWidth = 3;
    context.strokeStyle = "#000";
    context.strokeRect(left - 1, top - 1, size + 2, size + 2);
    context.lineWidth = 1.5;
    context.strokeStyle = "#fff";
    context.strokeRect(left - 1, top - 1, size + 2, size + 2);
  }
}

function fit() {
  if (!picture) return;
  const { clientWidth, clientHeight } = canvas;
  const scale = Math.min((clientWidth - 24) / picture.width, (clientHeight - 24) / picture.height);
  zoomTo(scale >= 1 ? Math.floor(scale * 4) / 4 : scale, null);
  state.x = (clientWidth - picture.width * state.scale) / 2;
  state.y = (clientHeight - picture.height * state.scale) / 2;
  paint();
}

function zoomTo(scale, centre) {
  const [cx, cy] = centre || [canvas.clientWidth / 2, canvas.clientHeight / 2];
  scale = Math.min(64, Math.max(0.1, scale));
  state.x = cx - ((cx - state.x) * scale) / state.scale;
  state.y = cy - ((cy - state.y) * scale) / state.scale;
  state.scale = scale;
  paint();
}

function pixelUnder(event) {
  if (!picture) return null;
  const box = canvas.getBoundingClientRect();
  const x = Math.floor((event.clientX - box.left - state.x) / state.scale);
  const y = Math.floor((event.clientY - box.top - state.y) / state.scale);
  return x >= 0 && y >= 0 && x < picture.width && y < picture.height ? [x, y] : null;
}

// The history of a pixel: fragments of draws into the same buffers, up to the last step.
const groups = new Map();
async function groupOf(blob) {
  const key = blob.join();
  if (!groups.has(key)) groups.set(key, unpack(blob).then((bytes) => read(JSON.parse(new TextDecoder().decode(bytes)))));
  if (groups.size > 200) groups.delete(groups.keys().next().value);
  return groups.get(key);
}

function read({ pixels, shapes, words, columns }) {
  let pixel = 0;
  const numbers = pixels.trim().split(" ").map((step) => (pixel += +step));
  const shapeOf = shapes.trim().split(" ").map(Number);
  const values = columns.map((shape) => {
    const lists = [];
    for (const column of shape) lists.push(typeof column === "number" ? lists[column] : column.split(" "));
    return lists;
  });
  return { numbers, shapeOf, words, values };
}

function textsOf({ numbers, shapeOf, words, values }, pixel) {
  const seen = words.map(() => 0);
  const texts = [];
  numbers.forEach((number, fragment) => {
    const shape = shapeOf[fragment];
    const row = seen[shape]++;
    if (number !== pixel) return;
    texts.push(words[shape].map((word, gap) => {
      const list = values[shape][gap];
      return word + (list ? (list.length === 1 ? list[0] : list[row]) : "");
    }).join(""));
  });
  return texts;
}

async function historyOf([x, y], last) {
  const buffer = steps[last].picture;
  const found = [];
  for (let number = 0; number < steps.length; number++) {
    const { draw, picture: of } = steps[number];
    if (!draw || !of || of.color !== buffer.color || of.depth !== buffer.depth || of.width !== buffer.width) continue;
    const group = draw.history.find(([rows]) => rows === Math.floor(y / data.rows));
    if (!group) continue;
    for (const text of textsOf(await groupOf(group[1]), y * of.width + x)) found.push({ number, text });
  }
  return found;
}

const COLOR = /^(\d+) (\d+) (\d+)( (\d+))?(?= |$)/;
function described(text) {
  const list = element("dl", { class: "mono" });
  let outcome = "";
  for (const line of text.trimEnd().split("\n")) {
    const is_long = line.startsWith("    ");
    const [name, value] = is_long ? [line.slice(0, 39).trim(), line.slice(39).trim()] : [line.slice(2, 20).trim(), line.slice(20).trim()];
    if (name === "outcome") { outcome = value; continue; }
    const shown = element("dd");
    const color = /colour|combiner|texture unit|light|gas|fog|written/.test(name) && COLOR.exec(value);
    if (color) shown.append(element("span", { class: "swatch", style: `background: rgb(${color[1]} ${color[2]} ${color[3]})` }));
    shown.append(value);
    list.append(element("dt", {}, name), shown);
  }
  return { list, outcome };
}

// Panels.
const stepName = (number) => {
  const { title, draw } = steps[number];
  return draw ? `draw ${draw.number}: ${title}` : title;
};
const none = (text) => element("p", { class: "none" }, text);
const listOf = (pairs) => {
  const list = element("dl");
  for (const [name, value] of pairs) list.append(element("dt", {}, name), element("dd", {}, value));
  return list;
};

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

// A register with its fields; `before` is what the draw before found, if that is to be compared.
function registerEntry(id, value, before, isOpen) {
  const { name, doc, fields, values } = registers[id];
  const changed = before !== undefined && before !== value;
  const table = element("table");
  fields.forEach((field, n) => {
    const [now, was] = [values[value][n], changed ? values[before]?.[n] : undefined];
    const differs = was !== undefined && was !== now;
    table.append(element("tr", { class: differs ? "differs" : "" }, element("th", {}, field), element("td", {}, now),
      element("td", { class: "soft" }, differs ? `was ${was}` : "")));
  });
  return element("details", { class: changed ? "changed" : "", open: isOpen },
    element("summary", {}, element("span", { class: "soft mono" }, hex(id, 3)), element("span", { class: "name" }, name),
      element("span", { class: "value" }, changed ? element("span", { class: "soft" }, `${hex(before, 8)} → `) : "", hex(value, 8))),
    element("p", {}, doc), table);
}

const TABS = {
  Draw(panel) {
    const { title, place, frame, picture: buffers, draw } = steps[state.step];
    panel.append(element("h2", {}, stepName(state.step)));
    const pairs = [["started by", place], ["frame", `${frame}`]];
    if (buffers) {
      pairs.push(["size", `${buffers.width} × ${buffers.height}`]);
      pairs.push(["colour buffer", buffers.color || "none"], ["depth buffer", buffers.depth || "none"]);
      if (changedPixels) pairs.push(["pixels changed", `${changedPixels.reduce((sum, one) => sum + one, 0)}`]);
    }
    if (draw) {
      const [vertices, triangles, displayed, fragments] = draw.counts;
      pairs.push(["vertices", `${vertices}`], ["triangles", `${triangles}, ${displayed} displayed`], ["fragments", `${fragments}`]);
    }
    panel.append(listOf(pairs));
    if (!draw) return;
    const { changed } = stateAt(state.step);
    const known = draw.registers.filter(([id]) => registers[id]);
    panel.append(element("h2", {}, `Registers that changed since the draw before (${known.length})`));
    if (known.length === 0) panel.append(none("none"));
    for (const [id, value] of known.slice(0, 40)) panel.append(registerEntry(id, value, changed.get(id), false));
    if (known.length > 40) panel.append(element("button", { onclick: () => show("Registers") }, `all ${known.length}`));
  },
  Registers(panel) {
    const { draw } = steps[state.step];
    const found = stateAt(state.step);
    const filter = element("input", { id: "filter", type: "search", placeholder: "name, field, id or value", value: state.filter });
    const only = element("input", { type: "checkbox", id: "only" });
    only.checked = !state.all;
    const list = element("div");
    const fill = () => {
      list.replaceChildren();
      const wanted = state.filter.toLowerCase();
      for (const [id, value] of [...found.values].sort(([a], [b]) => a - b)) {
        if (!registers[id] || (!state.all && !found.changed.has(id))) continue;
        const { name, fields, values } = registers[id];
        const text = [name, hex(id, 3), hex(value, 8), ...fields, ...values[value]].join(" ").toLowerCase();
        if (text.includes(wanted)) list.append(registerEntry(id, value, found.changed.get(id), wanted !== ""));
      }
      if (!list.hasChildNodes()) list.append(none(draw ? "none" : "only draws have registers"));
    };
    filter.addEventListener("input", () => { state.filter = filter.value; fill(); });
    only.addEventListener("change", () => { state.all = !only.checked; fill(); });
    panel.append(filter, element("div", { class: "options" }, element("label", {}, only, " only what changed since the draw before")), list);
    fill();
  },
  Shader(panel) {
    const { draw } = steps[state.step];
    if (!draw || draw.programs.length === 0) { panel.append(none("no shader ran")); return; }
    for (const number of draw.programs) {
      const { stage, entry, code, uniforms } = programs[number];
      panel.append(element("h2", {}, `${stage}, entry ${hex(entry, 3)}, ${code.length} words`));
      const text = element("pre");
      code.forEach((line, address) => text.append(
        element("span", { class: "number" }, `${address.toString(16).toUpperCase().padStart(3, "0")}  `),
        element("span", { class: address === entry ? "entry" : "" }, line + "\n")));
      panel.append(text, element("h2", {}, "Uniforms that are not 0"));
      const table = element("table");
      for (const [name, value] of uniforms) table.append(element("tr", {}, element("th", {}, name), element("td", {}, value)));
      panel.append(uniforms.length ? table : none("none"));
    }
  },
  Textures(panel) {
    const { draw } = steps[state.step];
    if (!draw || draw.textures.length === 0) { panel.append(none("no texture unit is on")); return; }
    for (const { unit, width, height, format, images } of draw.textures) {
      panel.append(element("h2", {}, `Unit ${unit}: ${width} × ${height}, ${format}`));
      const row = element("div", { class: "textures" });
      images.forEach(async (blob, face) => {
        const image = element("img", { alt: `texture of unit ${unit}`, style: `width: ${Math.max(width, 128)}px` });
        row.append(element("figure", {}, image, images.length > 1 ? element("figcaption", {}, ["+X", "−X", "+Y", "−Y", "+Z", "−Z"][face]) : ""));
        image.src = URL.createObjectURL(new Blob([await unpack(blob)], { type: "image/png" }));
      });
      panel.append(row);
    }
    panel.append(element("p", { class: "soft" }, "Level 0, t upwards."));
  },
  async Pixel(panel) {
    if (!state.pixel) { panel.append(none("Click a pixel of the picture.")); return; }
    if (!picture) { panel.append(none("no buffer is bound")); return; }
    const [x, y] = state.pixel;
    const pixel = y * picture.width + x;
    panel.append(element("h2", { id: "pixel" }, `Pixel ${x}, ${y}`));
    const color = colorAt(pixel);
    const swatch = element("span", { class: "swatch", style: `background: rgb(${color.slice(0, 3).join(" ")})` });
    const pairs = [["register coordinates", `x ${x}, y ${picture.height - 1 - y}`]];
    if (picture.color) pairs.push(["colour at this step", element("span", {}, swatch, color.join(" "))]);
    if (picture.depth) pairs.push(["depth, stencil", `${hex(depthAt(pixel), picture.depth_bits / 4)}, ${at(7, pixel)}`]);
    panel.append(listOf(pairs));
    const found = await historyOf([x, y], state.step);
    panel.append(element("h2", { id: "fragments" }, `${found.length} ${found.length === 1 ? "fragment" : "fragments"} in all steps`));
    for (const { number, text } of found) {
      const { list, outcome } = described(text);
      const jump = element("button", { class: "link", onclick: () => go(number) }, stepName(number));
      const kind = outcome.startsWith("passed") ? "passed" : "rejected";
      panel.append(element("div", { class: "fragment" + (number === state.step ? " current" : "") },
        element("h3", {}, jump, element("span", { class: `outcome ${kind}` }, outcome)), list));
    }
  },
  Findings(panel) {
    if (data.findings.length === 0) panel.append(none("nothing is wrong with the recording"));
    for (const { kind, count, frame, place, text } of data.findings) {
      panel.append(element("h2", {}, count === 1 ? kind : `${kind}, ${count} times`),
        listOf([["what", text], [count === 1 ? "where" : "first at", `frame ${frame}, ${place}`]]));
    }
  },
};

// What is asked for while a panel is made replaces it.
let made = 0;
async function show(tab) {
  state.tab = tab;
  for (const button of $("tabs").children) button.setAttribute("aria-selected", button.textContent === tab);
  const mine = ++made;
  const panel = element("div");
  await TABS[tab](panel);
  if (mine === made) $("panel").replaceChildren(...panel.childNodes);
}

function ticks() {
  const canvas = $("ticks");
  const ratio = window.devicePixelRatio || 1;
  const { clientWidth: width, clientHeight: height } = canvas;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  const style = getComputedStyle(document.body);
  const [line, soft, accent] = ["--line", "--soft", "--accent"].map((name) => style.getPropertyValue(name));
  const place = (number) => 8 + (width - 16) * (steps.length > 1 ? number / (steps.length - 1) : 0.5);
  context.fillStyle = line;
  context.fillRect(8, height / 2 - 1, width - 16, 2);
  const most = Math.log(1 + Math.max(1, ...steps.map(({ draw }) => (draw ? draw.counts[3] : 0))));
  const thick = Math.max(1, Math.min(6, (width - 16) / steps.length - 1));
  steps.forEach(({ draw }, number) => {
    const tall = draw ? 6 + (Math.log(1 + draw.counts[3]) / most) * (height - 10) : 5;
    context.fillStyle = number === state.step ? accent : soft;
    context.fillRect(place(number) - thick / 2, (height - tall) / 2, thick, tall);
  });
  context.fillStyle = accent;
  context.beginPath();
  context.arc(place(state.step), height / 2, 6, 0, 7);
  context.fill();
}

let shown = 0;
async function go(number) {
  const before = picture;
  state.step = Math.max(0, Math.min(steps.length - 1, number));
  $("step").value = state.step;
  $("position").textContent = `step ${state.step + 1} of ${steps.length}`;
  ticks();
  const mine = ++shown;
  await load(state.step);
  if (mine !== shown) return;
  for (const button of $("views").children) button.hidden = !picture || !VIEWS[button.value].has(picture);
  paintImage();
  if (picture && (!before || before.width !== picture.width || before.height !== picture.height)) {
    state.pixel = null;
    fit();
  } else {
    paint();
  }
  await show(state.tab);
}

function look(view) {
  state.view = view;
  for (const button of $("views").children) button.setAttribute("aria-checked", button.value === view);
  paintImage();
  paint();
}

$("name").textContent = data.name;
$("about").textContent = [`${steps.filter(({ draw }) => draw).length} draws`, `PICA200 reference ${data.version}`, ...data.choices].join(" · ");
for (const [value, { title }] of Object.entries(VIEWS)) {
  $("views").append(element("button", { value, role: "radio", onclick: () => look(value) }, title));
}
for (const tab of Object.keys(TABS)) $("tabs").append(element("button", { role: "tab", onclick: () => show(tab) }, tab));
$("step").max = steps.length - 1;
$("step").addEventListener("input", () => go(+$("step").value));
const buttons = { first: () => go(0), previous: () => go(state.step - 1), next: () => go(state.step + 1), last: () => go(steps.length - 1),
  smaller: () => zoomTo(state.scale / 1.5), larger: () => zoomTo(state.scale * 1.5), fit };
for (const [id, act] of Object.entries(buttons)) $(id).addEventListener("click", act);
document.addEventListener("keydown", (event) => {
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", "+": "larger", "-": "smaller", 0: "fit" };
  if (event.target.tagName === "INPUT" || !keys[event.key] || event.ctrlKey || event.metaKey) return;
  buttons[keys[event.key]]();
  event.preventDefault();
});
canvas.addEventListener("wheel", (event) => {
  const box = canvas.getBoundingClientRect();
  zoomTo(state.scale * Math.exp(-event.deltaY / 400), [event.clientX - box.left, event.clientY - box.top]);
  event.preventDefault();
}, { passive: false });
let drag = null;
canvas.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
canvas.addEventListener("pointermove", (event) => {
  const pixel = pixelUnder(event);
  $("cursor").textContent = pixel ? `${pixel.join(", ")}   ${colorAt(pixel[1] * picture.width + pixel[0]).join(" ")}` : "";
  if (!drag || !event.buttons) return;
  const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
  if (!drag.moved && Math.hypot(dx, dy) < 4) return;
  drag = { x: event.clientX, y: event.clientY, moved: true };
  state.x += dx;
  state.y += dy;
  paint();
});
canvas.addEventListener("pointerup", async (event) => {
  const moved = drag && drag.moved;
  drag = null;
  const pixel = pixelUnder(event);
  if (moved || !pixel) return;
  state.pixel = pixel;
  paint();
  await show("Pixel");
});
window.addEventListener("resize", () => { ticks(); paint(); });
look("colour");
// The last draw: behind it the picture is only shown.
go(steps.findLastIndex(({ draw, picture }) => draw && picture)).then(() => document.body.setAttribute("data-ready", ""));
