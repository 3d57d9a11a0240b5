// Hot: the fill visits every pixel of ink.

/** Ink that hangs together. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
  /** For each row from `top` to `bottom`: the first and the last column. */
  readonly extents: Int32Array;
}

/**
 * Finds the connected components of ink, also across corners of pixels, that are at least `shortest`
 * wide and high. Clears the ink.
 */
export function largeComponents(ink: Uint8Array, width: number, shortest: number): Component[] {
  const height = ink.length / width;
  const found: Component[] = [];
  const stack = new Int32Array(ink.length);
  const first = new Int32Array(height);
  const last = new Int32Array(height);
  for (let start = 0; start < ink.length; start++) {
    if (ink[start] === 0) continue;
    const top = Math.floor(start / width);
    let bottom = top;
    let left = width;
    let right = 0;
    let area = 0;
    let depth = 0;
    first[top] = width;
    last[top] = -1;
    stack[depth++] = start;
    ink[start] = 0;
    while (depth > 0) {
      const at = stack[--depth];
      const row = (at / width) | 0;
      const column = at - row * width;
      area++;
      if (row > bottom) {
        for (let next = bottom + 1; next <= row; next++) {
          first[next] = width;
          last[next] = -1;
        }
        bottom = row;
      }
      if (column < first[row]) first[row] = column;
      if (column > last[row]) last[row] = column;
      if (column < left) left = column;
      if (column > right) right = column;
      const from = column > 0 ? -1 : 0;
      const to = column + 1 < width ? 1 : 0;
      for (let down = row > 0 ? -1 : 0; down <= (row + 1 < height ? 1 : 0); down++) {
        for (let across = from; across <= to; across++) {
          const next = at + down * width + across;
          if (ink[next] === 0) continue;
          ink[next] = 0;
          stack[depth++] = next;
        }
      }
    }
    if (right - left + 1 < shortest || bottom - top + 1 < shortest) continue;
    const extents = new Int32Array(2 * (bottom - top + 1));
    for (let row = top; row <= bottom; row++) {
      extents[2 * (row - top)] = first[row];
      extents[2 * (row - top) + 1] = last[row];
    }
    found.push({ left, top, right, bottom, area, extents });
  }
  return found;
}
