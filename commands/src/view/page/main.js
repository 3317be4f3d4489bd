
// The address of the page says what is shown, so that a link leads there. Steps count from 1, as the page shows them.
function remember() {
  if (!document.body.hasAttribute("data-ready")) return;
  const parts = [`step=${state.step + 1}`];
  if (state.pixel) parts.push(`pixel=${state.pixel.join()}`);
  if (state.view !== "colour") parts.push(`view=${state.view}`);
  if (state.tab !== "Step") parts.push(`tab=${state.tab}`);
  if (state.turn !== null) parts.push(`turn=${+state.turn}`);
  if (state.wire) parts.push("wire=1");
  if (state.marks.size) parts.push(`marks=${[...state.marks].sort((a, b) => a - b).map((mark) => mark + 1).join()}`);
  history.replaceState(null, "", `#${parts.join("&")}`);
}

// Goes where the address says; what makes no sense is passed over.
async function recall() {
  const wanted = new URLSearchParams(location.hash.slice(1));
  const numbers = (name) => (wanted.get(name) ?? "").split(",").filter((text) => /^\d+$/.test(text)).map(Number);
  const [step] = numbers("step");
  const pixel = numbers("pixel");
  state.marks = new Set(numbers("marks").map((mark) => mark - 1).filter((mark) => steps[mark]));
  if (wanted.has("turn")) state.turn = wanted.get("turn") === "1";
  state.wire = wanted.get("wire") === "1";
  $("wire").setAttribute("aria-pressed", state.wire);
  if (VIEWS[wanted.get("view")]) state.view = wanted.get("view");
  if (TABS[wanted.get("tab")]) state.tab = wanted.get("tab");
  // The last draw: behind it the picture is only shown.
  const last = steps.findLastIndex(({ draw, after }) => draw && after !== null);
  await go(step >= 1 && step <= steps.length ? step - 1 : Math.max(0, last));
  look(state.view);
  if (picture && pixel.length === 2 && pixel[0] < picture.width && pixel[1] < picture.height) {
    state.pixel = pixel;
    paint();
    await show(wanted.has("tab") ? state.tab : "Pixel");
  }
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
  const [line, soft, accent, marked] = ["--line", "--soft", "--accent", "--mark"].map((name) => style.getPropertyValue(name));
  const place = (number) => 8 + (width - 16) * (steps.length > 1 ? number / (steps.length - 1) : 0.5);
  context.fillStyle = line;
  context.fillRect(8, height / 2 - 1, width - 16, 2);
  const most = Math.log(1 + Math.max(1, ...steps.map(({ draw }) => (draw ? draw.counts[3] : 0))));
  const thick = Math.max(1, Math.min(6, (width - 16) / steps.length - 1));
  steps.forEach(({ draw, frame }, number) => {
    if (number > 0 && frame !== steps[number - 1].frame) {
      context.fillStyle = line;
      context.fillRect((place(number) + place(number - 1)) / 2 - 1, 0, 2, height);
    }
    const tall = draw ? 6 + (Math.log(1 + draw.counts[3]) / most) * (height - 10) : 5;
    context.fillStyle = number === state.step ? accent : state.marks.has(number) ? marked : soft;
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
  state.triangle = null;
  const where = `step ${state.step + 1} of ${steps.length}`;
  $("step").value = state.step;
  $("step").setAttribute("aria-valuetext", `${where}: ${stepName(state.step)}`);
  $("position").textContent = where;
  markCurrent();
  ticks();
  const mine = ++shown;
  await load(state.step);
  const { draw } = steps[state.step];
  const bytes = draw ? await unpack(draw.vertices.triangles) : new Uint8Array();
  if (mine !== shown) return;
  triangles = new Uint16Array(bytes.buffer);
  for (const button of $("views").children) button.hidden = !picture || !VIEWS[button.value].has();
  $("wire").disabled = triangles.length === 0;
  $("turn").disabled = !picture;
  $("turn").setAttribute("aria-pressed", isTurned());
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
  for (const button of $("views").children) {
    button.setAttribute("aria-checked", button.value === view);
    button.tabIndex = button.value === view ? 0 : -1;
  }
  paintImage();
  paint();
  remember();
}

// In a group of which one is on, arrow keys go to the next one, Home and End to the first and the last.
function arrows(group, act) {
  group.addEventListener("keydown", (event) => {
    const items = [...group.children].filter((item) => !item.hidden);
    const now = items.indexOf(document.activeElement);
    const steps = { ArrowLeft: now - 1, ArrowUp: now - 1, ArrowRight: now + 1, ArrowDown: now + 1, Home: 0, End: items.length - 1 };
    if (now < 0 || steps[event.key] === undefined) return;
    const item = items[(steps[event.key] + items.length) % items.length];
    item.focus();
    act(item);
    event.preventDefault();
    event.stopPropagation();
  });
}

$("name").textContent = data.name;
$("about").textContent = [`${steps.filter(({ draw }) => draw).length} draws`, `PICA200 reference ${data.version}`, ...data.choices].join(" · ");
for (const [value, { title }] of Object.entries(VIEWS)) {
  $("views").append(element("button", { value, role: "radio", onclick: () => look(value) }, title));
}
for (const tab of Object.keys(TABS)) {
  const title = tab === "Findings" && findings.length ? { "data-count": findings.length } : {};
  $("tabs").append(element("button", { role: "tab", id: `tab-${tab}`, "aria-controls": "panel", onclick: () => show(tab), ...title }, tab));
}
arrows($("views"), (button) => look(button.value));
arrows($("tabs"), (button) => show(button.textContent));
listFrames();
$("step").max = steps.length - 1;
$("step").addEventListener("input", () => go(+$("step").value));
const buttons = { first: () => go(0), previous: () => go(state.step - 1), next: () => go(state.step + 1), last: () => go(steps.length - 1),
  smaller: () => zoomTo(state.scale / 1.5), larger: () => zoomTo(state.scale * 1.5), fit, turn, wire };
for (const [id, act] of Object.entries(buttons)) $(id).addEventListener("click", act);
document.addEventListener("keydown", (event) => {
  const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", "+": "larger", "-": "smaller", 0: "fit", t: "turn", w: "wire" };
  if (event.target.tagName === "INPUT" || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "m") toggleMark(state.step);
  else if (keys[event.key] && !$(keys[event.key]).disabled) buttons[keys[event.key]]();
  else return;
  event.preventDefault();
});
window.addEventListener("resize", () => { ticks(); paint(); });
window.addEventListener("hashchange", recall);
recall().then(() => { document.body.setAttribute("data-ready", ""); });
