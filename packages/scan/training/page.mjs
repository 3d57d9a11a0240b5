/** Paper of one cell: `ink` has `side`² shares of black, 0 to 1, on which things are printed. */

/** The four parts of a pixel that are sampled. */
const PARTS = [-0.25, 0.25];

/** Prints a glyph of 64×64 pixels with its middle at a place. */
export function printGlyph(ink, side, glyph, place, darkness, spread) {
  const cos = Math.cos(place.turn) / place.scale;
  const sin = Math.sin(place.turn) / place.scale;
  const reach = 45 * place.scale + place.bend;
  const [left, top] = [place.x, place.y].map((at) => Math.max(0, Math.floor(at - reach)));
  const [right, bottom] = [place.x, place.y].map((at) => Math.min(side - 1, Math.ceil(at + reach)));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      let across = x - place.x;
      let down = y - place.y;
      if (place.bend > 0) {
        across += place.bend * Math.sin(down * place.wave + place.phase);
        down += place.bend * Math.sin(across * place.wave - place.phase);
      }
      let sum = 0;
      for (const v of PARTS) {
        for (const u of PARTS) {
          const gy = (down + v) * cos - (across + u) * sin;
          const gx = ((across + u) * cos + (down + v) * sin) / place.width + place.slant * gy;
          sum += sample(glyph, gx + 31.5, gy + 31.5);
        }
      }
      if (sum === 0) continue;
      const share = Math.min(1, Math.max(0, (sum / 4 - 0.5) * spread.gain + 0.5 + spread.more));
      const pixel = y * side + x;
      ink[pixel] = Math.max(ink[pixel], Math.min(share, sum * 1.5) * darkness);
    }
  }
}

function sample(glyph, x, y) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= 63 || top >= 63) return 0;
  const at = top * 64 + left;
  const right = x - left;
  const above = glyph[at] + (glyph[at + 1] - glyph[at]) * right;
  const below = glyph[at + 64] + (glyph[at + 65] - glyph[at + 64]) * right;
  return (above + (below - above) * (y - top)) / 255;
}

/** Draws a line with a pen: all pixels as near as `radius`, with a soft edge. */
export function drawLine(ink, side, points, radius, darkness) {
  for (let index = 0; index + 1 < points.length; index++) {
    const [[ax, ay], [bx, by]] = [points[index], points[index + 1]];
    const least = [Math.min(ax, bx) - radius - 1, Math.min(ay, by) - radius - 1].map((v) =>
      Math.max(0, Math.floor(v)),
    );
    const most = [Math.max(ax, bx) + radius + 1, Math.max(ay, by) + radius + 1].map((v) =>
      Math.min(side - 1, Math.ceil(v)),
    );
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    for (let y = least[1]; y <= most[1]; y++) {
      for (let x = least[0]; x <= most[0]; x++) {
        const t =
          length === 0
            ? 0
            : Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        const distance = Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
        const share = Math.min(1, Math.max(0, radius + 0.5 - distance)) * darkness;
        if (share > ink[y * side + x]) ink[y * side + x] = share;
      }
    }
  }
}

/** Makes the ink uneven: patches of it are faint. */
export function fade(ink, side, amount, random) {
  const waves = [0, 1, 2].map(() => [
    random.normal() * 0.4,
    random.normal() * 0.4,
    random.between(0, 6.3),
  ]);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (const [u, v, phase] of waves) sum += Math.sin(u * x + v * y + phase);
      ink[y * side + x] *= 1 - amount * Math.min(1, Math.max(0, 0.5 + sum / 3));
    }
  }
}
