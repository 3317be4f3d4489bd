"use strict";

// Names of the keys of `data` are those of commands/src/view.
const data = JSON.parse(document.getElementById("data").textContent);
const { steps, surfaces, programs, registers, findings, against } = data;
const blobs = Uint8Array.from(atob(document.getElementById("blobs").textContent), (c) => c.charCodeAt(0));
const $ = (id) => document.getElementById(id);

async function unpack([start, length]) {
  const stream = new Blob([blobs.subarray(start, start + length)]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children);
  return made;
}

const hex = (value, digits) => "0x" + (value >>> 0).toString(16).toUpperCase().padStart(digits, "0");
const none = (text) => element("p", { class: "none" }, text);
const listOf = (pairs) => {
  const list = element("dl");
  for (const [name, value] of pairs) list.append(element("dt", {}, name), element("dd", {}, value));
  return list;
};
const swatchOf = ([r, g, b]) => element("span", { class: "swatch", style: `background: rgb(${r} ${g} ${b})` });

// What is shown. `turn` is null as long as the size of the picture decides.
const state = {
  step: 0, view: "colour", tab: "Step", pixel: null, triangle: null, scale: 1, x: 0, y: 0, filter: "", all: false,
  turn: null, wire: false, marks: new Set(),
};

const stepName = (number) => {
  const { title, draw } = steps[number];
  return draw ? `draw ${draw.number}: ${title}` : title;
};
const surfaceOf = (number) => {
  const { after } = steps[number];
  return after === null ? null : surfaces[after];
};
