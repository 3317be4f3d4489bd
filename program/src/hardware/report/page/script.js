"use strict";

const data = JSON.parse(document.getElementById("data").textContent);
const main = document.querySelector("main");
const thousands = (number) => number.toLocaleString("en").replaceAll(",", "\u202f");

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}
const code = (text) => element("code", {}, text);

function section(id, title, about) {
  const made = element("section", { id }, element("h2", {}, title), element("p", { class: "about" }, about));
  document.getElementById("contents").append(element("a", { href: `#${id}` }, title));
  main.append(made);
  return made;
}

// Columns: [title, cell of a row, what it is sorted by]. Numbers stand to the right.
function table(columns, rows) {
  const body = element("tbody");
  let [by, down] = [null, false];
  const fill = () => {
    const sorted = by === null ? rows : [...rows].sort((a, b) => {
      const [x, y] = [by(a) ?? -Infinity, by(b) ?? -Infinity];
      return (x < y ? -1 : x > y ? 1 : 0) * (down ? -1 : 1);
    });
    body.replaceChildren(...sorted.map((row) => element("tr", {}, ...columns.map(([, cell, key]) => {
      const content = cell(row);
      const is_number = key && typeof key(row) === "number";
      const kind = content?.kind ?? "";
      return element("td", { class: `${is_number ? "number" : ""} ${kind}` }, content?.text ?? content ?? "");
    }))));
  };
  const head = columns.map(([title, , key]) => element("th", {
    class: key && rows.length && typeof key(rows[0]) === "number" ? "number" : "",
    onclick: () => { if (key) { down = by === key ? !down : typeof key(rows[0] ?? {}) === "number"; by = key; fill(); } },
  }, title));
  fill();
  return element("div", { class: "scroll" }, element("table", {}, element("thead", {}, element("tr", {}, ...head)), body));
}

const tip = document.getElementById("tip");
function showTip(event, text) {
  tip.textContent = text;
  tip.hidden = false;
  tip.style.left = `${Math.min(event.clientX + 12, innerWidth - 430)}px`;
  tip.style.top = `${event.clientY + 14}px`;
}

const style = getComputedStyle(document.documentElement);
const COLORS = { 1: style.getPropertyValue("--good"), 0: style.getPropertyValue("--bad"), "-": style.getPropertyValue("--idle") };
const ACROSS = 60;
const CELL = 7;

// A square a bin.
function map(run) {
  const text = run.coverage.map ?? "";
  const names = data.blocks[run.block]?.bins ?? [];
  const across = Math.min(ACROSS, text.length);
  const canvas = element("canvas", { class: "map", width: across * CELL, height: Math.ceil(text.length / ACROSS) * CELL });
  const context = canvas.getContext("2d");
  [...text].forEach((state, bin) => {
    context.fillStyle = COLORS[state];
    context.fillRect((bin % ACROSS) * CELL, Math.floor(bin / ACROSS) * CELL, CELL - 1, CELL - 1);
  });
  canvas.addEventListener("mousemove", (event) => {
    const bin = Math.floor(event.offsetY / CELL) * ACROSS + Math.floor(event.offsetX / CELL);
    const [name, why] = names.length === text.length && names[bin] ? names[bin] : [`bin ${bin}`, null];
    const state = { 1: "hit", 0: "not hit", "-": "cannot be hit" }[text[bin]];
    if (state) showTip(event, `${name}: ${state}${why ? ` (${why})` : ""}`);
  });
  canvas.addEventListener("mouseleave", () => { tip.hidden = true; });
  return canvas;
}

const isLedger = (run) => run.part === "ledger";
const titleOf = (area) => [area.block, ...Object.entries(area.build).map(([id, value]) => `${id}=${value}`)].join(" ");

function summary() {
  const figure = (value, text, kind = "") =>
    document.getElementById("summary").append(element("div", { class: `figure ${kind}` }, element("b", {}, value), element("span", {}, text)));
  const sum = (of) => data.runs.reduce((sum, run) => sum + of(run), 0);
  figure(`${Object.values(data.blocks).filter(({ listed }) => listed).length}`, "blocks");
  if (data.runs.length) {
    figure(thousands(sum((run) => run.vectors)), `vectors in ${data.runs.length} runs`);
    const mismatches = sum((run) => run.mismatches);
    figure(thousands(mismatches), "mismatches", mismatches ? "bad" : "good");
    const witnessed = data.runs.filter((run) => run.witnesses);
    if (witnessed.length) {
      const complete = witnessed.filter((run) => run.witnesses.complete).length;
      figure(`${complete} of ${witnessed.length}`, "alternatives seen to make a difference", complete === witnessed.length ? "good" : "bad");
    }
  }
  figure(`${data.choices.length}`, "open questions with alternatives");
  const compared = data.recordings.filter(({ against }) => against);
  if (compared.length) {
    const equal = compared.filter(({ against }) => against.differ === 0).length;
    figure(`${equal} of ${compared.length}`, "pictures equal to those compared with", equal === compared.length ? "good" : "");
  }
}

function blocks() {
  const listed = Object.entries(data.blocks).filter(([, { listed }]) => listed);
  const families = [...new Set(data.areas.map(({ family }) => family))];
  const made = section("blocks", "Blocks", "What the hardware is made of: area and clock after place and route, clocks from operands to result.");
  for (const family of families) {
    const rows = data.areas.filter((area) => area.family === family);
    const most = Math.max(...rows.map(({ lut4 }) => lut4));
    const size = ({ lut4 }) => element("div", { class: "bar", style: "width: 160px" }, element("i", { style: `width: ${(100 * Math.log(1 + lut4)) / Math.log(1 + most)}%` }));
    made.append(element("details", family === families[0] ? { open: "" } : {}, element("summary", {}, `${family}, ${[...new Set(rows.flatMap(({ tools }) => tools))].join(", ")}`),
      table([
        ["block", (area) => code(titleOf(area)), titleOf],
        ["", (area) => element("span", { class: "soft" }, data.blocks[area.block]?.doc ?? "")],
        ["clocks", ({ block }) => data.blocks[block]?.latency ?? "", ({ block }) => data.blocks[block]?.latency ?? -1],
        ["LUT4", ({ lut4 }) => thousands(lut4), ({ lut4 }) => lut4], ["", size],
        ["FF", ({ ff }) => thousands(ff), ({ ff }) => ff], ["DSP", ({ dsp }) => `${dsp}`, ({ dsp }) => dsp],
        ["BRAM", ({ bram }) => `${bram}`, ({ bram }) => bram],
        ["MHz", ({ median_mhz }) => (median_mhz === null ? "does not fit" : median_mhz.toFixed(1)), ({ median_mhz }) => median_mhz ?? 0],
      ], rows)));
  }
  const unmeasured = listed.filter(([name]) => !data.areas.some(({ block }) => block === name));
  if (unmeasured.length) made.append(element("p", { class: "about" }, "Without a measurement: ", ...unmeasured.flatMap(([name]) => [code(name), " "])));
}

function campaigns() {
  if (data.runs.length === 0) return;
  const made = section("campaigns", "Campaigns", "Runs of blocks against the model. A square of a map is a bin of the coverage table.");
  made.append(element("p", { class: "legend soft" }, ...[["1", "hit"], ["0", "not hit"], ["-", "cannot be hit"]].flatMap(([state, text]) =>
    [element("i", { style: `background: ${COLORS[state]}` }), text])));
  for (const { version, tools, seed, threads, seconds, divisor } of data.campaigns) {
    const part = divisor > 1 ? `, random cases divided by ${divisor}` : "";
    made.append(element("p", { class: "about" }, `Full campaign of pica ${version}${part}: ${tools.join(", ")}; seed 0x${seed.toString(16)}, ${threads} threads, ${thousands(seconds)} s.`));
  }
  const titles = new Map(data.campaigns.flatMap(({ parts }) => parts.map(({ name, title }) => [name, title])));
  const parts = [...new Set(data.runs.filter((run) => !isLedger(run)).map(({ part }) => part))];
  parts.forEach((part, place) => {
    const rows = data.runs.filter((run) => run.part === part);
    made.append(element("details", place === 0 ? { open: "" } : {}, element("summary", {}, `${part ? titles.get(part) ?? part : "Single runs"} (${rows.length})`), table([
      ["block", ({ block }) => code(block), ({ block }) => block],
      ["under", ({ under, engine }) => under ?? engine, ({ under, engine }) => under ?? engine],
      ["vectors", ({ vectors, whole }) => thousands(vectors) + (whole ? " (all)" : ""), ({ vectors }) => vectors],
      ["results", ({ results }) => thousands(results), ({ results }) => results],
      ["mismatches", ({ mismatches }) => ({ text: thousands(mismatches), kind: mismatches ? "bad" : "good" }), ({ mismatches }) => mismatches],
      ["coverage", ({ coverage }) => `${coverage.hit}/${coverage.bins}`, ({ coverage }) => coverage.hit / coverage.bins],
      ["", map],
      ["s", ({ seconds }) => seconds.toFixed(1), ({ seconds }) => seconds],
    ], rows)));
  });
}

function mutants() {
  if (data.mutants.length === 0) return;
  const made = section("mutants", "Mutants", "Circuits with one change: the bench has to find each that is another circuit.");
  const count = (fate) => ({ left }) => left.filter((one) => one.fate === fate).length;
  const [equivalent, swept, survived] = ["equivalent", "swept", "survived"].map(count);
  const part = (row, of, color) => element("i", { style: `position: static; display: inline-block; height: 14px; border-radius: 0; vertical-align: top; width: ${(100 * of(row)) / row.mutants}%; background: var(${color})` });
  made.append(table([
    ["block", ({ block }) => code(block), ({ block }) => block],
    ["mutants", ({ mutants }) => thousands(mutants), ({ mutants }) => mutants],
    ["killed", ({ killed }) => thousands(killed), ({ killed }) => killed],
    ["equivalent", (row) => `${equivalent(row)}`, equivalent],
    ["the same in the sweep", (row) => `${swept(row)}`, swept],
    ["survived", (row) => ({ text: `${survived(row)}`, kind: survived(row) ? "bad" : "good" }), survived],
    ["", (row) => element("div", { class: "bar", style: "width: 300px; overflow: hidden; white-space: nowrap" }, part(row, ({ killed }) => killed, "--good"), part(row, (r) => equivalent(r) + swept(r), "--line"), part(row, survived, "--bad"))],
    ["with", ({ tools }) => tools.join(", ")],
  ], data.mutants));
}

function ledger() {
  const made = section("ledger", "Open questions", "The ledger of what no published test settles. A witness is a case in which the block under the alternative gives another result than under the default.");
  const witnesses = (id, name) => data.runs.filter((run) => isLedger(run) && run.under.split(/[ ,]+/).includes(`${id}=${name}`));
  made.append(table([
    ["entry", ({ id }) => code(id), ({ id }) => id],
    ["question", ({ question }) => question, ({ question }) => question],
    ["grade", ({ grade }) => grade, ({ grade }) => grade],
    ["alternatives, the default first, with witnesses in hardware", ({ id, values, default: usual }) => {
      const list = element("span");
      const sorted = [...values].sort((a, b) => (b.name === usual) - (a.name === usual));
      sorted.forEach(({ name, doc }, place) => {
        const runs = witnesses(id, name);
        const hits = runs.reduce((sum, run) => sum + (run.witnesses?.hit ?? 0), 0);
        const refused = data.refused.find((entry) => entry.refused.includes(`${id}=${name}`));
        const note = name === usual ? "" : runs.length ? ` ${thousands(hits)} in ${runs.map(({ block }) => block).join(", ")}` : refused ? " refused" : "";
        list.append(place ? element("br") : "", element("code", { title: doc }, name), element("span", { class: "soft", title: refused?.why ?? "" }, note));
      });
      return list;
    }],
  ], data.choices));
}

function recordings() {
  if (data.recordings.length === 0) return;
  const made = section("recordings", "Recordings", "As the model draws them, and where they differ from the pictures that they were compared with.");
  const row = element("div", { class: "pictures" });
  for (const { name, size, picture, error, draws, triangles, fragments, against } of data.recordings) {
    const pair = element("div", { class: "pair" });
    if (picture) pair.append(element("img", { src: picture, alt: name }));
    if (against?.differ) pair.append(element("img", { src: against.picture, alt: `differences of ${name}` }));
    const caption = element("figcaption", {}, element("b", {}, name), element("br"),
      `${size ? size.join(" × ") : error}, ${thousands(draws)} draws, ${thousands(triangles)} triangles, ${thousands(fragments)} fragments`);
    if (against) {
      caption.append(element("br"), element("span", { class: "soft" }, against.differ
        ? `${thousands(against.differ)} pixels differ from ${against.name}, by ${against.largest} at most` : `equal to ${against.name}`));
    }
    row.append(element("figure", {}, pair, caption));
  }
  made.append(row);
}

function benches() {
  if (data.benches.length === 0) return;
  const made = section("speed", "Speed", "Medians of the benches of this machine; the interval of confidence is told where the pointer rests.");
  for (const group of new Set(data.benches.map(({ group }) => group))) {
    const rows = data.benches.filter((bench) => bench.group === group);
    const rate = ({ ns, elements }) => ((elements ?? 1) / ns) * 1e9;
    const most = Math.max(...rows.map(rate));
    const bars = element("div", { class: "bars" });
    for (const bench of rows) {
      const value = rate(bench);
      const shown = value >= 1e6 ? `${(value / 1e6).toPrecision(3)} M/s` : value >= 1e3 ? `${(value / 1e3).toPrecision(3)} k/s` : `${value.toPrecision(3)} /s`;
      const [low, high] = bench.interval;
      bars.append(element("span", {}, bench.name), element("div", { class: "bar", title: `${(low / 1e3).toPrecision(4)} to ${(high / 1e3).toPrecision(4)} µs` },
        element("i", { style: `width: ${(100 * value) / most}%` })), element("span", {}, shown));
    }
    made.append(element("h3", {}, group), element("div", { class: "scroll" }, bars));
  }
}

document.getElementById("version").textContent = data.version.split("\n").join(" · ");
summary();
blocks();
campaigns();
mutants();
ledger();
recordings();
benches();
document.body.setAttribute("data-ready", "");
