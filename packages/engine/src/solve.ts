import { BulkSolver } from './bulk/bulk-solver.ts';
import { CLASSIC, type Geometry } from './grid/geometry.ts';
import type { NotationError } from './notation/notation.ts';
import { packedCells } from './notation/parts/packed.ts';
import { DIGITS } from './notation/parts/symbol.ts';
import { parsePuzzle } from './notation/puzzle-reader.ts';
import { strategies, strategyById } from './search/all.ts';
import { propagation } from './search/propagation.ts';
import { candidateMasks } from './search/puzzle.ts';
import type { End } from './search/run.ts';
import { type SolveOptions, solvePuzzle } from './search/solve-puzzle.ts';
import type { Counters, Strategy } from './search/strategy.ts';

export interface SolveTextOptions extends Omit<SolveOptions, 'strategy'> {
  /** A strategy or its id. Default: the bulk kernel for 9×9, propagation for the rest. */
  readonly strategy?: Strategy | string;
  /** The shape of the grid. Default: the usual one of its size. */
  readonly geometry?: Geometry;
}

export type Solved =
  | {
      readonly ok: true;
      /**
       * The solution, row by row, a symbol a cell; undefined if none is known. Of several it is the
       * smallest, or any where the limit is 1 or the search was stopped.
       */
      readonly solution: string | undefined;
      /** 0, 1 or, up to the limit, more. */
      readonly solutions: number;
      readonly end: End;
      /** The strategy's work; undefined from the kernel, which does not count. */
      readonly counters: Readonly<Counters> | undefined;
    }
  | { readonly ok: false; readonly error: NotationError };

/**
 * Solves the first puzzle of a text in any notation.
 *
 *     solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')
 *
 * Text that is no puzzle is answered with an error that says where and what was expected.
 *
 * @throws RangeError when the strategy is unknown or the limit is not at least 1.
 */
export function solve(text: string, options: SolveTextOptions = {}): Solved {
  const { geometry, strategy, events } = options;
  // The kernel counts no events, so it cannot stop after some.
  const byKernel = strategy === undefined && events === undefined;
  if (byKernel && (geometry === undefined || geometry === CLASSIC) && readClassic(text)) {
    return solveByKernel(cells, options);
  }
  const read = parsePuzzle(text, geometry && { geometry });
  if (!read.ok) return read;
  const { record } = read;
  if (byKernel && record.givens.geometry === CLASSIC) {
    const { givens, pencilmarks } = record;
    return solveByKernel(pencilmarks ? candidateMasks(record) : givens.digits, options);
  }
  const outcome = solvePuzzle(record, { ...options, strategy: strategyOf(strategy) });
  const { solutions, end, counters } = outcome;
  const solution = outcome.solution && packedCells(outcome.solution);
  return { ok: true, solution, solutions, end, counters };
}

/** Reads a text that is 81 symbols into `cells`. Whether it is. */
function readClassic(text: string): boolean {
  if (text.length !== CLASSIC.cells || !encoder) return false;
  if (encoder.encodeInto(text, cells).written !== CLASSIC.cells) return false;
  for (let cell = 0; cell < CLASSIC.cells; cell++) {
    // Bytes beyond the table give undefined, which is no digit either.
    if (!(DIGITS[cells[cell]] <= CLASSIC.size)) return false;
  }
  return true;
}

let solver: BulkSolver | undefined;
const cells = new Uint8Array(CLASSIC.cells);
const solution = new Uint8Array(CLASSIC.cells);

function solveByKernel(
  puzzle: Uint8Array | Uint16Array,
  { limit = 2, signal }: SolveTextOptions,
): Solved {
  solver ??= new BulkSolver();
  const bounds = {
    limit: Math.min(Math.ceil(limit), MOST),
    order: 'lexicographic',
    signal,
  } as const;
  const solutions = solver.solveOne(puzzle, solution, bounds);
  return {
    ok: true,
    solution: solutions ? textOf(solution) : undefined,
    solutions: solutions ?? 0,
    end: solutions === undefined ? 'stopped' : solutions < limit ? 'exhausted' : 'limit',
    counters: undefined,
  };
}

/** Solutions that the kernel counts to. */
const MOST = 0xffff_ffff;

function strategyOf(strategy: Strategy | string = propagation): Strategy {
  if (typeof strategy !== 'string') return strategy;
  const known = strategyById(strategy);
  if (known) return known;
  const ids = strategies.map(({ id }) => id).join(', ');
  throw new RangeError(`expected a strategy (${ids}), got "${strategy}"`);
}

/** Text from and to bytes: twice as fast as by character codes, where it is there. */
interface TextCoders {
  readonly TextEncoder?: new () => {
    encodeInto(text: string, bytes: Uint8Array): { readonly written: number };
  };
  readonly TextDecoder?: new () => { decode(bytes: Uint8Array): string };
}

const { TextEncoder, TextDecoder } = globalThis as TextCoders;
const encoder = TextEncoder && new TextEncoder();
const decoder = TextDecoder && new TextDecoder();

function textOf(bytes: Uint8Array): string {
  return decoder ? decoder.decode(bytes) : String.fromCharCode(...bytes);
}
