
// The picture on the page: place, size, turn, the pixel that is looked at, triangles.
const canvas = $("picture");
let triangles = new Uint16Array();

// Buffers of the size of a screen are turned, as the screen is.
const isTurned = () => state.turn ?? (picture !== null && picture.width === 240 && (picture.height === 400 || picture.height === 320));
const shownSize = () => (isTurned() ? [picture.height, picture.width] : [picture.width, picture.height]);

// From places in the picture to those on the canvas.
function place(x, y) {
  const { scale } = state;
  return isTurned() ? [state.x + y * scale, state.y + (picture.width - x) * scale] : [state.x + x * scale, state.y + y * scale];
}

function pixelAt(left, top) {
  if (!picture) return null;
  const [across, down] = [Math.floor((left - state.x) / state.scale), Math.floor((top - state.y) / state.scale)];
  const [x, y] = isTurned() ? [picture.width - 1 - down, across] : [across, down];
  return x >= 0 && y >= 0 && x < picture.width && y < picture.height ? [x, y] : null;
}

function pixelUnder(event) {
  const box = canvas.getBoundingClientRect();
  return pixelAt(event.clientX - box.left, event.clientY - box.top);
}

function outline(context, number) {
  for (let corner = 0; corner < 3; corner++) {
    const at = 6 * number + 2 * corner;
    const [x, y] = place(triangles[at] / 16, picture.height - triangles[at + 1] / 16);
    if (corner === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

function stroke(context, inner, path) {
  for (const [width, style] of [[3, "#000"], [1.5, inner]]) {
    context.lineWidth = width;
    context.strokeStyle = style;
    context.beginPath();
    path();
    context.stroke();
  }
}

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
  const [width, height] = shownSize().map((side) => side * state.scale);
  context.fillStyle = "#8883";
  context.fillRect(state.x - 1, state.y - 1, width + 2, height + 2);
  context.drawImage(isTurned() ? turned(picture.image) : picture.image, state.x, state.y, width, height);
  if (state.wire) {
    const path = () => { for (let n = 0; 6 * n < triangles.length; n++) outline(context, n); };
    context.globalAlpha = 0.8;
    stroke(context, "#6cf", path);
    context.globalAlpha = 1;
  }
  if (state.triangle !== null && 6 * state.triangle < triangles.length) stroke(context, "#fd4", () => outline(context, state.triangle));
  if (state.pixel) {
    const [x, y] = state.pixel;
    const size = Math.max(state.scale, 5);
    const [left, top] = place(x + 0.5, y + 0.5);
    stroke(context, "#fff", () => context.rect(left - size / 2 - 1, top - size / 2 - 1, size + 2, size + 2));
  }
}

function fit() {
  if (!picture) return;
  const { clientWidth, clientHeight } = canvas;
  const [width, height] = shownSize();
  const scale = Math.min((clientWidth - 24) / width, (clientHeight - 24) / height);
  zoomTo(scale >= 1 ? Math.floor(scale * 4) / 4 : scale, null);
  state.x = (clientWidth - width * state.scale) / 2;
  state.y = (clientHeight - height * state.scale) / 2;
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

function turn() {
  state.turn = !isTurned();
  $("turn").setAttribute("aria-pressed", isTurned());
  fit();
  remember();
}

function wire() {
  state.wire = !state.wire;
  $("wire").setAttribute("aria-pressed", state.wire);
  paint();
  remember();
}

function tell(pixel) {
  $("cursor").textContent = pixel ? `${pixel.join(", ")}   ${colorAt(pixel[1] * picture.width + pixel[0]).join(" ")}` : "";
}

async function select(pixel) {
  state.pixel = pixel;
  state.triangle = null;
  tell(pixel);
  paint();
  remember();
  await show("Pixel");
}

// Moves the selected pixel as the arrow points on the page.
function move(dx, dy) {
  if (!picture) return;
  const { width, height } = picture;
  if (!state.pixel) return select([width >> 1, height >> 1]);
  const [right, down] = isTurned() ? [-dy, dx] : [dx, dy];
  const limit = (value, size) => Math.max(0, Math.min(size - 1, value));
  return select([limit(state.pixel[0] + right, width), limit(state.pixel[1] + down, height)]);
}

canvas.addEventListener("keydown", (event) => {
  const far = event.shiftKey ? 10 : 1;
  const keys = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] };
  if (!keys[event.key] || event.ctrlKey || event.metaKey) return;
  move(...keys[event.key]);
  event.preventDefault();
  event.stopPropagation();
});
canvas.addEventListener("wheel", (event) => {
  const box = canvas.getBoundingClientRect();
  zoomTo(state.scale * Math.exp(-event.deltaY / 400), [event.clientX - box.left, event.clientY - box.top]);
  event.preventDefault();
}, { passive: false });
let drag = null;
canvas.addEventListener("pointerdown", (event) => { drag = { x: event.clientX, y: event.clientY, moved: false }; });
canvas.addEventListener("pointermove", (event) => {
  tell(pixelUnder(event));
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
  if (!moved && pixel) await select(pixel);
});
