import { CLASSIC } from '@nonet/engine/grid';

// Rules that people use to solve, for the counts in docs/kernel.md. `cells` has one candidate mask
// per cell. Digit d is bit d − 1.

const { houses, cells: CELLS } = CLASSIC;
export const ALL = 511;

/** The rules, simplest first. */
export const RULES = ['naked singles', 'hidden singles', 'locked candidates'];

const PEERS = Array.from({ length: CELLS }, (_, cell) => {
  const peers = new Set(
    houses.filter((house) => house.includes(cell)).flatMap((house) => [...house]),
  );
  peers.delete(cell);
  return [...peers];
});

/**
 * Two entries for each pair of houses that share a miniline (three cells). `rest` is one house
 * without these cells, `others` is the other house without them.
 */
const MINILINES = houses.flatMap((house) =>
  houses
    .map((other) => ({ other, both: house.filter((cell) => other.includes(cell)) }))
    .filter(({ other, both }) => other !== house && both.length === 3)
    .map(({ other, both }) => ({
      rest: house.filter((cell) => !both.includes(cell)),
      others: other.filter((cell) => !both.includes(cell)),
    })),
);

export function candidatesOf(digits) {
  return Uint16Array.from(digits, (digit) => (digit === 0 ? ALL : 1 << (digit - 1)));
}

export function countBits(mask) {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

export const isSingle = (mask) => mask !== 0 && (mask & (mask - 1)) === 0;

function union(cells, of) {
  let mask = 0;
  for (const cell of of) mask |= cells[cell];
  return mask;
}

/** Applies the first `rules` rules until nothing changes. Returns false on a contradiction. */
export function apply(cells, rules) {
  for (;;) {
    const before = cells.slice();
    if (!nakedSingles(cells)) return false;
    if (rules > 1) hiddenSingles(cells);
    if (rules > 2) lockedCandidates(cells);
    if (houses.some((house) => union(cells, house) !== ALL)) return false;
    if (cells.every((mask, cell) => mask === before[cell])) return !cells.includes(0);
  }
}

/** Removes each naked single from the peers of its cell, until no new naked single appears. */
function nakedSingles(cells) {
  const placed = [];
  cells.forEach((mask, cell) => {
    if (isSingle(mask)) placed.push(cell);
  });
  for (const cell of placed) {
    for (const peer of PEERS[cell]) {
      const before = cells[peer];
      cells[peer] &= ~cells[cell];
      if (cells[peer] === 0) return false;
      if (cells[peer] !== before && isSingle(cells[peer])) placed.push(peer);
    }
  }
  return true;
}

function hiddenSingles(cells) {
  for (const house of houses) {
    let once = 0;
    let twice = 0;
    for (const cell of house) {
      twice |= once & cells[cell];
      once |= cells[cell];
    }
    for (const cell of house) {
      const hidden = cells[cell] & ~twice;
      if (hidden !== 0) cells[cell] = hidden;
    }
  }
}

/**
 * Pointing and claiming. A digit that fits nowhere in the rest of one house is in the shared
 * miniline. So it is removed from the rest of the other house.
 */
function lockedCandidates(cells) {
  for (const { rest, others } of MINILINES) {
    const elsewhere = union(cells, rest);
    for (const cell of others) cells[cell] &= elsewhere;
  }
}

export const isFull = (cells) => cells.every(isSingle);

/**
 * Searches until it finds a second solution. Guesses in a cell with the fewest candidates.
 *
 * @param propagate Removes candidates. Returns false on a contradiction.
 * @returns The number of nodes of the search.
 */
export function nodesOf(start, propagate) {
  const waiting = [start];
  let nodes = 0;
  let solutions = 0;
  while (waiting.length > 0 && solutions < 2) {
    const cells = waiting.pop();
    nodes++;
    if (!propagate(cells)) continue;
    const cell = fewest(cells);
    if (cell < 0) solutions++;
    for (let rest = cell < 0 ? 0 : cells[cell]; rest !== 0; rest &= rest - 1) {
      const child = new Uint16Array(cells);
      child[cell] = rest & -rest;
      waiting.push(child);
    }
  }
  return nodes;
}

/** Returns the first open cell with the fewest candidates. -1 if no cell is open. */
export function fewest(cells) {
  let best = -1;
  let least = 10;
  cells.forEach((mask, cell) => {
    const count = countBits(mask);
    if (count < 2 || count >= least) return;
    least = count;
    best = cell;
  });
  return best;
}
