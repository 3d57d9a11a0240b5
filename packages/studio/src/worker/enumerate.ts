import { BulkSolver, CLASSIC, candidateMasks, type Puzzle, propagation, Run } from '@nonet/engine';

/** Solutions up to which they are counted. */
export const CAP = 10_000;
/** Nodes of the kernel between two looks at the clock. */
const NODES = 256;
const CELLS = 81;
const ZERO = '0'.charCodeAt(0);

/**
 * The solutions of a puzzle, up to a limit: their digits, to be read before the next is asked for;
 * undefined now and then when none is found yet. Those of a classic puzzle come in order.
 */
export function eachSolution(puzzle: Puzzle, limit: number): Generator<Uint8Array | undefined> {
  return puzzle.givens.geometry === CLASSIC ? inBulk(puzzle, limit) : bySearch(puzzle, limit);
}

/** A classic puzzle as the kernel takes it: digits, or masks where there are pencilmarks. */
export function kernelInput(puzzle: Puzzle): Uint8Array | Uint16Array {
  return puzzle.pencilmarks ? candidateMasks(puzzle) : puzzle.givens.digits;
}

function* inBulk(puzzle: Puzzle, limit: number): Generator<Uint8Array | undefined> {
  const found = new BulkSolver().beginEnumeration(kernelInput(puzzle), {
    limit,
    order: 'lexicographic',
  });
  const digits = new Uint8Array(CELLS);
  while (!found.finished) {
    const symbols = found.advance(NODES).slice();
    for (let from = 0; from < symbols.length; from += CELLS) {
      for (let cell = 0; cell < CELLS; cell++) digits[cell] = symbols[from + cell] - ZERO;
      yield digits;
    }
    yield undefined;
  }
}

function* bySearch(puzzle: Puzzle, limit: number): Generator<Uint8Array | undefined> {
  const run = new Run(puzzle, propagation, { limit });
  while (!run.end) yield run.next()?.digits;
}
