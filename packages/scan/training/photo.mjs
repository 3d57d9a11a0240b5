/** What a camera does to a square picture: `picture` has `side`² levels of gray, 0 to 255. */

export function blur(picture, side, sigma) {
  const reach = Math.ceil(sigma * 2.5);
  const kernel = new Float64Array(2 * reach + 1);
  let sum = 0;
  for (let x = -reach; x <= reach; x++) {
    kernel[x + reach] = Math.exp((-x * x) / (2 * sigma * sigma));
    sum += kernel[x + reach];
  }
  const line = new Float64Array(side + 2 * reach);
  const along = (step, across) => {
    for (let start = 0; start < side * across; start += across) {
      for (let k = 0; k < line.length; k++) {
        line[k] = picture[start + Math.min(side - 1, Math.max(0, k - reach)) * step];
      }
      for (let k = 0; k < side; k++) {
        let total = 0;
        for (let x = 0; x < kernel.length; x++) total += line[k + x] * kernel[x];
        picture[start + k * step] = total / sum;
      }
    }
  };
  along(1, side);
  along(side, 1);
}

/** Blurs along a line, as a hand that moves. */
export function shake(picture, side, length, angle) {
  const from = picture.slice();
  const steps = Math.ceil(length * 2);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let total = 0;
      for (let step = 0; step <= steps; step++) {
        const t = (step / steps - 0.5) * length;
        const nx = Math.min(side - 1, Math.max(0, Math.round(x + t * Math.cos(angle))));
        const ny = Math.min(side - 1, Math.max(0, Math.round(y + t * Math.sin(angle))));
        total += from[ny * side + nx];
      }
      picture[y * side + x] = total / (steps + 1);
    }
  }
}

export function addNoise(picture, side, level, isCoarse, random) {
  const noise = new Float64Array(side * side);
  for (let pixel = 0; pixel < noise.length; pixel++) noise[pixel] = random.normal() * level;
  if (isCoarse) {
    blur(noise, side, 0.8);
    for (let pixel = 0; pixel < noise.length; pixel++) noise[pixel] *= 2;
  }
  for (let pixel = 0; pixel < noise.length; pixel++) picture[pixel] += noise[pixel];
}

const COSINES = new Float64Array(64);
for (let u = 0; u < 8; u++) {
  for (let x = 0; x < 8; x++) {
    COSINES[u * 8 + x] =
      Math.cos(((2 * x + 1) * u * Math.PI) / 16) * (u === 0 ? Math.SQRT1_2 : 1) * 0.5;
  }
}

/** Rounds the frequencies of blocks of 8×8 pixels as JPEG does. */
export function compress(picture, side, coarseness, dx, dy) {
  const block = new Float64Array(64);
  const turned = new Float64Array(64);
  const transform = (isBack) => {
    for (let pass = 0; pass < 2; pass++) {
      for (let row = 0; row < 8; row++) {
        for (let u = 0; u < 8; u++) {
          let sum = 0;
          for (let x = 0; x < 8; x++)
            sum += block[row * 8 + x] * COSINES[isBack ? x * 8 + u : u * 8 + x];
          turned[u * 8 + row] = sum;
        }
      }
      block.set(turned);
    }
  };
  for (let top = -dy; top < side; top += 8) {
    for (let left = -dx; left < side; left += 8) {
      for (let at = 0; at < 64; at++) {
        const x = Math.min(side - 1, Math.max(0, left + (at & 7)));
        const y = Math.min(side - 1, Math.max(0, top + (at >> 3)));
        block[at] = picture[y * side + x] - 128;
      }
      transform(false);
      for (let at = 0; at < 64; at++) {
        const step = coarseness * (8 + 3 * ((at & 7) + (at >> 3)));
        block[at] = Math.round(block[at] / step) * step;
      }
      transform(true);
      for (let at = 0; at < 64; at++) {
        const x = left + (at & 7);
        const y = top + (at >> 3);
        if (x >= 0 && y >= 0 && x < side && y < side) picture[y * side + x] = block[at] + 128;
      }
    }
  }
}
