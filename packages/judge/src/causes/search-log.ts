import { CLASSIC, type Grid } from '@nonet/engine/grid';
import { solvePuzzle } from '@nonet/engine/solve';
import { eventOf, type Recorded } from '@nonet/tracer/recorded';

export const DIGITS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A digit that the program put into a cell or took out of it. */
export interface Change {
  readonly isPlacement: boolean;
  readonly cell: number;
  readonly digit: number;
}

/** How the watched program ended: by itself, at a limit, or with an error. */
export type Ending = 'exit' | 'limit' | 'crash';

/** What a program did to its grid in one case, and how the case ended. */
export interface SearchLog {
  readonly givens: Grid;
  readonly solution: Grid;
  readonly hasOneSolution: boolean;
  /** Event n of the program is the change with index n − 1. */
  readonly changes: readonly Change[];
  /** Whether the program made more changes than these. */
  readonly isCut: boolean;
  /** Whether the changes are the differences between boards that the program copied. */
  readonly isOverCopies: boolean;
  readonly ending: Ending;
  /** The CPU time in milliseconds, or the elapsed time if the program was stopped waiting. */
  readonly time: number;
  /** The grid that the program printed, if it printed one. */
  readonly answer: Uint8Array | undefined;
  /** What the program printed. The solution may have other text around it. */
  readonly printed: 'nothing' | 'solution' | 'number' | 'other';
}

type Given = Pick<SearchLog, 'givens' | 'solution' | 'ending' | 'time'> & {
  readonly output: string;
};

/**
 * Returns the log of a watched run. Returns undefined if the record is not the whole truth: the
 * tracer found no grid, another grid, a grid that it cannot follow, or stopped with an error.
 */
export function searchLogOf(recorded: Recorded, run: Given): SearchLog | undefined {
  const { broken, isOverCopies, unfollowed } = recorded;
  const { output, ...rest } = run;
  const isSame = recorded.givens?.digits.join('') === run.givens.digits.join('');
  if (!isSame || broken || unfollowed) return undefined;
  const changes: Change[] = [];
  for (const packed of recorded.events) {
    const event = eventOf(packed);
    if (event.kind === '!') continue;
    changes.push({ isPlacement: event.kind === '+', cell: event.cell, digit: event.digit });
  }
  return {
    ...rest,
    hasOneSolution: solvePuzzle({ givens: run.givens }, { limit: 2 }).count === 1,
    changes,
    isCut: recorded.isCut,
    isOverCopies,
    answer: gridIn(output),
    printed: printedIn(output, run.solution),
  };
}

function printedIn(output: string, { digits }: Grid): SearchLog['printed'] {
  if (output.trim() === '') return 'nothing';
  if (/^-?\d{1,6}$/.test(output.trim())) return 'number';
  const symbols = output.match(/\d/g) ?? [];
  return symbols.join('').includes(digits.join('')) ? 'solution' : 'other';
}

/** The 81 cells in an output. Undefined if it has another number of cells. */
function gridIn(output: string): Uint8Array | undefined {
  const symbols = output.match(/[\d._]/g) ?? [];
  if (symbols.length !== CLASSIC.cells) return undefined;
  return Uint8Array.from(symbols, (symbol) => Number(symbol) || 0);
}

/**
 * Calls `visit` after each change with the digits of the grid, the number of the event and the
 * change. The digits are the same array each time. Returns the digits at the end.
 */
export function walk(
  { changes, givens }: Pick<SearchLog, 'changes' | 'givens'>,
  visit: (digits: Uint8Array, event: number, change: Change) => void = () => {},
): Uint8Array {
  const digits = givens.digits.slice();
  for (const [index, change] of changes.entries()) {
    digits[change.cell] = change.isPlacement ? change.digit : 0;
    visit(digits, index + 1, change);
  }
  return digits;
}

/** Returns the digits that no other cell of the row, column and box of a cell has. */
export function candidates(digits: Uint8Array, cell: number): number[] {
  let used = 0;
  for (const peer of CLASSIC.peers[cell]) used |= 1 << digits[peer];
  return DIGITS.filter((digit) => ((used >> digit) & 1) === 0);
}

export function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.every((digit, cell) => digit === b[cell]);
}

/** Whether a grid can still be completed. */
export function canBeSolved(digits: Uint8Array): boolean {
  return solvePuzzle({ givens: { geometry: CLASSIC, digits } }, { limit: 1 }).count > 0;
}

/** How often digits were placed and taken out. */
export function countsIn({ changes }: Pick<SearchLog, 'changes'>): {
  placements: number;
  backs: number;
} {
  const placements = changes.filter(({ isPlacement }) => isPlacement).length;
  return { placements, backs: changes.length - placements };
}

/** A cell that the search gave up: its digit was taken out, and the next change is elsewhere. */
export interface GivenUp {
  /** The event that took the last digit out. */
  readonly event: number;
  readonly cell: number;
  /** The digits that were tried in the cell since the search came to it. */
  readonly tried: ReadonlySet<number>;
  /** The digits that fit into the cell now. */
  readonly fitting: readonly number[];
  /** The next change. */
  readonly next: Change | undefined;
}

/** Returns the cells that the search gave up, in order. */
export function givenUpIn(log: SearchLog): GivenUp[] {
  const found: GivenUp[] = [];
  const tried = new Map<number, Set<number>>();
  walk(log, (digits, event, { cell, digit, isPlacement }) => {
    if (isPlacement) {
      tried.set(cell, (tried.get(cell) ?? new Set()).add(digit));
      return;
    }
    const next = log.changes[event];
    if (next?.isPlacement && next.cell === cell) return;
    const all = tried.get(cell) ?? new Set();
    found.push({ event, cell, tried: all, fitting: candidates(digits, cell), next });
    tried.delete(cell);
  });
  return found;
}
