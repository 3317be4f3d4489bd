
// The list of frames and steps, with the marks of the user.
const isQuiet = (number) => steps[number].before !== null && steps[number].before === steps[number].after;

function rowOf(number) {
  const { draw, title } = steps[number];
  const isMarked = state.marks.has(number);
  const counts = draw ? `${draw.counts[0]} vertices, ${draw.counts[3]} fragments` : (steps[number].engine.find(([name]) => name === "destination") ?? ["", ""])[1];
  const quiet = isQuiet(number) ? "changes nothing" : "";
  const wrong = findingsOf(number).length ? element("span", { class: "rejected", title: "has findings" }, "⚠", element("span", { class: "hidden" }, "has findings")) : "";
  const jump = element("button", { class: "jump", "data-step": number, "aria-current": number === state.step ? "step" : null, onclick: () => go(number) },
    element("span", { class: "number" }, `${number + 1}`),
    element("span", {}, draw ? `draw ${draw.number}` : title, " ", element("span", { class: "soft small" }, quiet)), wrong,
    element("span", { class: "soft small under" }, counts));
  const mark = element("button", { class: "mark", "aria-pressed": `${isMarked}`, "aria-label": `mark step ${number + 1}`, title: "Mark (m)", onclick: () => toggleMark(number) }, isMarked ? "★" : "☆");
  return element("li", {}, jump, mark);
}

function listFrames() {
  const frames = new Map();
  steps.forEach(({ frame }, number) => frames.set(frame, [...(frames.get(frame) ?? []), number]));
  for (const [frame, numbers] of frames) {
    const rows = element("ol");
    const draws = numbers.filter((number) => steps[number].draw).length;
    const part = element("details", { "data-frame": frame },
      element("summary", {}, element("span", {}, `Frame ${frame}`), element("span", { class: "soft count" }, `${draws} draws`)), rows);
    part.addEventListener("toggle", () => {
      if (part.open && !rows.hasChildNodes()) rows.append(...numbers.map(rowOf));
    });
    $("frames").append(part);
  }
}

// Opens the frame of the step, and shows which step it is.
function markCurrent() {
  const part = $("frames").querySelector(`details[data-frame="${steps[state.step].frame}"]`);
  const rows = part.querySelector("ol");
  if (!rows.hasChildNodes()) {
    rows.append(...steps.flatMap(({ frame }, number) => (frame === steps[state.step].frame ? [rowOf(number)] : [])));
  }
  part.open = true;
  $("frames").querySelector("[aria-current]")?.removeAttribute("aria-current");
  const row = rows.querySelector(`[data-step="${state.step}"]`);
  row.setAttribute("aria-current", "step");
  const [list, place] = [$("frames"), row.offsetTop];
  if (place < list.scrollTop || place + row.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = place - list.clientHeight / 2;
}

function toggleMark(number) {
  if (!state.marks.delete(number)) state.marks.add(number);
  const row = $("frames").querySelector(`[data-step="${number}"]`)?.parentElement;
  const hadFocus = row?.contains(document.activeElement);
  const fresh = rowOf(number);
  row?.replaceWith(fresh);
  if (hadFocus) fresh.querySelector(".mark").focus();
  ticks();
  remember();
}
