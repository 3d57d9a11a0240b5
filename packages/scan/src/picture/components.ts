// Hot: the trace visits every pixel.

/** Pixels of one kind that hang together. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly area: number;
  /** For each row from `top` to `bottom`: the first and the last column. */
  readonly extents: Int32Array;
}

export interface ComponentOptions {
  /** Which pixels: 1 for ink, which hangs together across corners too, or 0 for paper, which doesn't. */
  readonly of: 0 | 1;
  /** Components that are narrower or lower are left out. */
  readonly shortest: number;
}

/** Rows of pixels side by side, from `starts` to before `ends`. Those that hang together have the same root. */
interface Runs {
  readonly count: number;
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly roots: Int32Array;
}

/** Finds the connected components of ink or of paper, in the order of their first pixels. */
export function componentsOf(
  ink: Uint8Array,
  width: number,
  { of, shortest }: ComponentOptions,
): Component[] {
  const { count, rows, starts, ends, roots } = runsOf(ink, width, of);
  const left = starts.slice(0, count);
  const right = ends.slice(0, count);
  const bottom = rows.slice(0, count);
  const area = new Int32Array(count);
  for (let run = 0; run < count; run++) {
    const root = rootOf(roots, run);
    roots[run] = root;
    if (starts[run] < left[root]) left[root] = starts[run];
    if (ends[run] > right[root]) right[root] = ends[run];
    bottom[root] = rows[run];
    area[root] += ends[run] - starts[run];
  }
  const found = new Map<number, Component>();
  for (let run = 0; run < count; run++) {
    const root = roots[run];
    const height = bottom[root] - rows[root] + 1;
    if (right[root] - left[root] < shortest || height < shortest) continue;
    if (run === root) {
      const box = { left: left[root], top: rows[root], right: right[root] - 1 };
      const extents = new Int32Array(2 * height).fill(-1);
      found.set(root, { ...box, bottom: bottom[root], area: area[root], extents });
    }
    const { extents } = found.get(root)!;
    const at = 2 * (rows[run] - rows[root]);
    if (extents[at] < 0) extents[at] = starts[run];
    extents[at + 1] = ends[run] - 1;
  }
  return [...found.values()];
}

/** Joins the runs of each row to those of the row above that they touch. The root is the first of all. */
function runsOf(ink: Uint8Array, width: number, of: 0 | 1): Runs {
  const height = ink.length / width;
  const most = ((width + 1) >> 1) * height;
  const rows = new Int32Array(most);
  const starts = new Int32Array(most);
  const ends = new Int32Array(most);
  const roots = new Int32Array(most);
  let count = 0;
  let above = 0;
  for (let row = 0; row < height; row++) {
    const first = count;
    const from = row * width;
    let upper = above;
    for (let x = 0; x < width; x++) {
      if (ink[from + x] !== of) continue;
      const start = x;
      while (x < width && ink[from + x] === of) x++;
      const run = count++;
      rows[run] = row;
      starts[run] = start;
      ends[run] = x;
      roots[run] = run;
      while (upper < first && ends[upper] + of <= start) upper++;
      for (let other = upper; other < first && starts[other] < x + of; other++) {
        join(roots, other, run);
      }
    }
    above = first;
  }
  return { count, rows, starts, ends, roots };
}

function rootOf(roots: Int32Array, run: number): number {
  while (roots[run] !== run) {
    roots[run] = roots[roots[run]];
    run = roots[run];
  }
  return run;
}

function join(roots: Int32Array, a: number, b: number): void {
  const first = rootOf(roots, a);
  const second = rootOf(roots, b);
  if (first < second) roots[second] = first;
  else roots[first] = second;
}
