
// Pictures: planes of bytes. Those that were shown last are kept.
const PLANES = 8;
const kept = new Map();
async function planesOf(place) {
  if (kept.has(place)) return kept.get(place);
  const { base, bits } = surfaces[place];
  const planes = await unpack(bits);
  if (base !== null) {
    const before = await planesOf(base);
    for (let i = 0; i < planes.length; i++) planes[i] ^= before[i];
  }
  kept.set(place, planes);
  if (kept.size > 48) kept.delete(kept.keys().next().value);
  return planes;
}

let picture = null; // a surface with its planes and image
let other = null; // the pixels of `against`
let changedPixels = null; // 1 for each pixel that the step changed; null if nothing is known of it before

const at = (plane, pixel) => picture.planes[plane * picture.width * picture.height + pixel];
const depthAt = (pixel) => at(4, pixel) | (at(5, pixel) << 8) | (at(6, pixel) << 16);
const colorAt = (pixel) => [0, 1, 2, 3].map((plane) => at(plane, pixel));

async function load(number) {
  const { before, after } = steps[number];
  changedPixels = null;
  if (after === null) { picture = null; return; }
  const surface = surfaces[after];
  const { width, height } = surface;
  picture = { ...surface, planes: await planesOf(after) };
  if (against && !other) other = await unpack(against.pixels);
  if (before === null) return;
  changedPixels = new Uint8Array(width * height);
  if (before === after) return;
  const old = await planesOf(before);
  for (let plane = 0; plane < PLANES; plane++) {
    const start = plane * width * height;
    for (let i = 0; i < width * height; i++) if (picture.planes[start + i] !== old[start + i]) changedPixels[i] = 1;
  }
}

function depthRange() {
  let [low, high] = [Infinity, -Infinity];
  for (let i = 0; i < picture.width * picture.height; i++) {
    const depth = depthAt(i);
    low = Math.min(low, depth);
    high = Math.max(high, depth);
  }
  return [low, high];
}

function hue(value) {
  const turn = (value * 0.618034) % 1 * 6;
  return [5, 3, 1].map((n) => { const k = (n + turn) % 6; return 255 * (1 - 0.75 * Math.max(0, Math.min(k, 4 - k, 1))); });
}

const colorOf = (i) => [at(0, i), at(1, i), at(2, i)];
const VIEWS = {
  colour: { title: "Colour", has: () => picture.color, of: () => colorOf },
  alpha: { title: "Alpha", has: () => picture.color, of: () => (i) => [at(3, i), at(3, i), at(3, i)] },
  depth: {
    title: "Depth", has: () => picture.depth,
    of: () => {
      const [low, high] = depthRange();
      caption(`depth ${hex(low, 6)} to ${hex(high, 6)}`);
      return (i) => { const v = high > low ? ((depthAt(i) - low) / (high - low)) * 255 : 0; return [v, v, v]; };
    },
  },
  stencil: {
    title: "Stencil", has: () => picture.depth && /s8/i.test(picture.depth),
    of: () => (i) => { const v = at(7, i); return v ? hue(v) : [0, 0, 0]; },
  },
  changed: {
    title: "Changed", has: () => changedPixels !== null,
    of: () => (i) => changedPixels[i] ? colorOf(i) : colorOf(i).map((c) => 36 + c * 0.2),
  },
  difference: {
    title: "Difference", has: () => against !== null,
    of: () => {
      const { width, height } = picture;
      if (width !== against.width || height !== against.height) { caption("this buffer has another size"); return () => [0, 0, 0]; }
      const mostOf = (i) => Math.max(...colorAt(i).map((channel, c) => Math.abs(channel - other[4 * i + c])));
      let [differ, largest] = [0, 0];
      for (let i = 0; i < width * height; i++) {
        const most = mostOf(i);
        differ += most > 0;
        largest = Math.max(largest, most);
      }
      caption(`${differ} of ${width * height} pixels are not as in ${against.name}, by ${largest} at most`);
      return (i) => {
        const most = mostOf(i);
        return most ? [255, 80 + 175 * (1 - most / 255), 40] : colorOf(i).map((c) => 20 + c * 0.15);
      };
    },
  },
};

function caption(text) { $("caption").textContent = text; }

// A picture of pixels of which `color` gives R, G and B.
function imageOf(width, height, color) {
  const image = new ImageData(width, height);
  for (let i = 0; i < width * height; i++) {
    const [r, g, b] = color(i);
    image.data[4 * i] = r;
    image.data[4 * i + 1] = g;
    image.data[4 * i + 2] = b;
    image.data[4 * i + 3] = 255;
  }
  const canvas = element("canvas", { width, height });
  canvas.getContext("2d").putImageData(image, 0, 0);
  return canvas;
}

// The same as the screen shows it: x goes up, y to the right.
function turned(canvas) {
  const { width, height } = canvas;
  const made = element("canvas", { width: height, height: width });
  const context = made.getContext("2d");
  context.setTransform(0, -1, 1, 0, 0, width);
  context.drawImage(canvas, 0, 0);
  return made;
}

function paintImage() {
  caption("");
  if (!picture) { caption("this step has no picture"); return; }
  const view = VIEWS[state.view].has() ? VIEWS[state.view] : picture.color ? VIEWS.colour : VIEWS.depth;
  picture.image = imageOf(picture.width, picture.height, view.of());
  if (steps[state.step].later) caption("as the next draw finds it");
}
