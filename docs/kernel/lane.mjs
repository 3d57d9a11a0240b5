import { CLASSIC } from '@nonet/engine/grid';
import { ALL, countBits, fewest, isSingle } from './rules.mjs';

// The kernel (packages/engine/assembly) searches eight puzzles at once, one per vector lane. This
// file does in plain JavaScript what one lane does, to make the counts in docs/kernel.md.

const { houses } = CLASSIC;

/**
 * The six ways to place a digit in a chute (a band or a stack): one miniline (three cells) in each
 * line and each box. The miniline in line l and box b has the number 3 × l + b.
 */
export const CONFIGURATIONS = [
  [0, 4, 8],
  [0, 5, 7],
  [1, 3, 8],
  [1, 5, 6],
  [2, 3, 7],
  [2, 4, 6],
];

/** Chute (bands first) → miniline → its three cells. */
const CHUTES = Array.from({ length: 6 }, (_, chute) =>
  Array.from({ length: 9 }, (_, m) => {
    const line = 3 * (chute % 3) + Math.floor(m / 3);
    const across = 3 * (m % 3);
    return [0, 1, 2].map((i) => (chute < 3 ? 9 * line + across + i : 9 * (across + i) + line));
  }),
);

/** Miniline → the other two minilines of its line. */
const BESIDE = Array.from({ length: 9 }, (_, m) =>
  [0, 1, 2].map((box) => m - (m % 3) + box).filter((other) => other !== m),
);

/**
 * Returns T of docs/kernel.md: the candidates of each miniline, without naked singles in BESIDE.
 */
function freeOf(cells, minilines) {
  const digits = minilines.map(([a, b, c]) => cells[a] | cells[b] | cells[c]);
  const singles = minilines.map((miniline) => singlesOf(cells, miniline));
  return digits.map((held, m) => held & ~(singles[BESIDE[m][0]] | singles[BESIDE[m][1]]));
}

function singlesOf(cells, miniline) {
  let singles = 0;
  for (const cell of miniline) if (isSingle(cells[cell])) singles |= cells[cell];
  return singles;
}

/**
 * Returns, for each configuration, the digits that it can still place: K0 to K5 of docs/kernel.md.
 */
export const configurationsOf = (t) => CONFIGURATIONS.map(([a, b, c]) => t[a] & t[b] & t[c]);

/**
 * Returns U of docs/kernel.md: for each miniline, the digits that a possible configuration puts
 * there.
 */
export const placesOf = (k) =>
  BESIDE.map((_, m) =>
    CONFIGURATIONS.reduce((u, minilines, i) => (minilines.includes(m) ? u | k[i] : u), 0),
  );

/**
 * Applies the rules to one chute.
 *
 * @returns `places` is U. `placed` says whether each digit has a configuration left. `settled` is
 *   the sum of nine masks: the hidden singles of each miniline.
 */
function chute(cells, minilines, filling) {
  const k = configurationsOf(freeOf(cells, minilines));
  const u = placesOf(k);
  let settled = 0;
  const places = u.map((own, m) => {
    const locked = own & ~(u[BESIDE[m][0]] | u[BESIDE[m][1]]);
    const [a, b, c] = minilines[m];
    const twice = (cells[a] & cells[b]) | ((cells[a] | cells[b]) & cells[c]);
    const left = filling && countBits(locked) > 2 ? locked : own;
    const hidden = locked & ~twice;
    settled += hidden;
    for (const cell of minilines[m]) {
      const found = cells[cell] & hidden;
      cells[cell] &= left & (found === 0 ? ALL : found);
    }
    return left;
  });
  return { places, placed: k.reduce((a, b) => a | b) === ALL, settled };
}

/** Applies the rules once to all chutes. Returns false on a contradiction. */
function pass(cells, { filling = true } = {}) {
  const chutes = CHUTES.map((minilines) => chute(cells, minilines, filling));
  return chutes.every(({ placed }) => placed) && !cells.includes(0);
}

/** Makes passes until a pass changes nothing. Returns false on a contradiction. */
export function passes(cells, { filling = true } = {}) {
  for (;;) {
    const before = cells.slice();
    if (!pass(cells, { filling })) return false;
    if (cells.every((mask, cell) => mask === before[cell])) return true;
  }
}

/**
 * Searches one puzzle in one lane. Stops after `limit` solutions.
 *
 * @param by What to branch on. 'digit': a digit of a chute, as the kernel does. 'first': the first
 *   open cell, as the kernel does in lexicographic order. 'cell': a cell with the fewest
 *   candidates.
 * @param stall When to branch. 'settled': after a pass without a new hidden single in the stacks,
 *   as the kernel does. 'unchanged': after a pass that changes no candidate.
 * @param eager Whether to branch after every pass, from the first branch to the first contradiction
 *   or solution. The kernel does so only if at least five lanes can branch.
 * @returns Counters. A contradiction in the bands ends a pass halfway, so `passes` may be 12.5, for
 *   example.
 */
export function runLane(start, { limit = 2, by = 'digit', stall = 'settled', eager = false } = {}) {
  const counters = { solutions: 0, passes: 0, branches: 0 };
  const waiting = [];
  let node = { cells: start, progress: -1 };
  let half = 0;
  /** Whether the bands of this pass were handled for another node. */
  let arrived = false;
  let firstPath = true;
  let places = [];
  while (node) {
    const chutes = CHUTES.slice(half, half + 3);
    const done = chutes.map((minilines) => chute(node.cells, minilines, true));
    arrived &&= half !== 0;
    places = [...(half === 0 ? [] : places), ...done.map((one) => one.places)];
    const { cells } = node;
    const dead = done.some(({ placed }) => !placed) || (half === 3 && cells.includes(0));
    counters.passes += 0.5;
    if (dead) {
      firstPath = false;
      node = waiting.pop();
      arrived = true;
    } else if (half === 3) {
      const settled = done.reduce((sum, one) => sum + one.settled, 0);
      const unchanged = node.latest?.every((mask, cell) => mask === cells[cell]) ?? false;
      const stalled = stall === 'settled' ? settled === node.progress : unchanged;
      node.progress = settled;
      if (stall === 'unchanged') node.latest = cells.slice();
      if (settled === 9 * ALL) {
        if (isSolution(cells) && ++counters.solutions === limit) return counters;
        firstPath = false;
        node = waiting.pop();
      } else if ((stalled || (eager && firstPath && counters.branches > 0)) && !arrived) {
        const other = { cells: cells.slice(), progress: settled };
        const open = SPLITS[by](cells, other.cells, places);
        if (open) waiting.push(other);
        if (open) counters.branches++;
      }
    }
    half = 3 - half;
  }
  return counters;
}

function isSolution(cells) {
  return houses.every((house) => house.reduce((mask, cell) => mask | cells[cell], 0) === ALL);
}

/**
 * Branches on a digit of a chute, as branch.ts in the kernel does. Returns false if it cannot
 * branch.
 */
function splitBest(cells, other, places) {
  let least = 100;
  let best = 0;
  let digits = 0;
  places.forEach((u, c) => {
    const left = Array(10).fill(0);
    const k = configurationsOf(u);
    for (let bit = 1; bit < ALL; bit <<= 1)
      left[k.filter((mask) => (mask & bit) !== 0).length] |= bit;
    const unsolved = left.slice(2).reduce((a, b) => a | b);
    const open = 2 * countBits(unsolved) + (left[2] === 0 ? 1 : 0);
    if (unsolved === 0 || open >= least) return;
    least = open;
    best = c;
    digits = left[2] || unsolved;
  });
  if (least === 100) return false;
  const digit = digits & -digits;
  const lines = [0, 3, 6].map((line) =>
    [line, line + 1, line + 2].filter((m) => (places[best][m] & digit) !== 0),
  );
  const open =
    lines.find((line) => line.length === 2) ?? lines.findLast((line) => line.length === 3);
  const [first, ...rest] = open.map((m) => CHUTES[best][m]);
  const others = rest.flat();
  const hold = (all) => all.some((cell) => (cells[cell] & digit) !== 0);
  if (!hold(first) || !hold(others)) return false;
  for (const cell of first) cells[cell] &= ~digit;
  for (const cell of others) other[cell] &= ~digit;
  return true;
}

function splitCell(cells, other, cell) {
  if (cell < 0) return false;
  const digit = cells[cell] & -cells[cell];
  cells[cell] = digit;
  other[cell] &= ~digit;
  return true;
}

const firstOpen = (cells) => cells.findIndex((mask) => mask !== 0 && !isSingle(mask));

/** What to branch on → a function that turns `cells` and its copy `other` into the two children. */
const SPLITS = {
  digit: splitBest,
  cell: (cells, other) => splitCell(cells, other, fewest(cells)),
  first: (cells, other) => splitCell(cells, other, firstOpen(cells)),
};
