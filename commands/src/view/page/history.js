
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
  const buffer = surfaceOf(last);
  const found = [];
  for (let number = 0; number < steps.length; number++) {
    const { draw } = steps[number];
    const of = surfaceOf(number);
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
    if (color) shown.append(swatchOf(color.slice(1)));
    shown.append(value);
    list.append(element("dt", {}, name), shown);
  }
  return { list, outcome };
}
