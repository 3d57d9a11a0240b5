// The search of a live board, recorded event by event as plain data. It comes from a worker.
import { type Grid, parse, strategies } from '@nonet/engine';
import { readingErrorText } from '@nonet/engine/explain';
import { Run } from '@nonet/engine/search';
import { type Board, boardOf, conflictsOf } from './answers.ts';
import { type Language, sentences } from './sentences.ts';

/** The strategies whose searches the boards show. */
export type ShownStrategy = 'scan' | 'used-arrays' | 'bitmask' | 'bitmask-mrv';

export interface SearchRecord {
  readonly board: Board;
  /** Cell → row, column or box. */
  readonly row: Uint8Array;
  readonly column: Uint8Array;
  readonly box: Uint8Array;
  /** Event → its cell. The first event has the index 0. */
  readonly cells: Uint8Array;
  /** Event → the digit that it places, or minus the digit that it takes out. */
  readonly digits: Int8Array;
  /** Number of events → the cell that the search fills next, or −1 at the end. */
  readonly next: Int8Array;
  /** Number of events → the digits tested until then. */
  readonly tries: Uint32Array;
  /** How the search ended. It is `cut` if it has more than MOST_EVENTS events. */
  readonly end: 'solved' | 'exhausted' | 'cut';
}

export interface SearchQuestion {
  readonly kind: 'search';
  readonly text: string;
  readonly strategy: ShownStrategy;
  readonly language: Language;
}

export interface SearchAnswer {
  readonly record?: SearchRecord;
  /** Why there is no record. */
  readonly message?: string;
  /** The puzzle and the cells whose digit is twice in a house, if these are the reason. */
  readonly board?: Board;
  readonly conflicts?: readonly number[];
}

export const MOST_EVENTS = 100_000;

export function searchAnswer({ text, strategy, language }: SearchQuestion): SearchAnswer {
  const words = sentences[language];
  const read = parse(text);
  if (!read.ok) return { message: readingErrorText(read.error, language) };
  const { givens, pencilmarks } = read.record;
  if (givens.geometry.size > 9 || pencilmarks) return { message: words.search.unsupported };
  const board = boardOf(givens);
  const conflicts = conflictsOf(givens);
  if (conflicts.length > 0) return { message: words.verdicts.conflict, board, conflicts };
  if (!givens.digits.includes(0)) return { message: words.verdicts.full, board };
  return { record: recorded(givens, strategy) };
}

function recorded(givens: Grid, id: ShownStrategy): SearchRecord {
  const { row, column, box } = givens.geometry;
  const strategy = strategies.find((one) => one.id === id);
  if (!strategy) throw new RangeError(`unknown strategy ${id}`);
  const run = new Run({ givens }, strategy, { limit: 1, events: MOST_EVENTS });
  const { search } = run;
  const cells: number[] = [];
  const digits: number[] = [];
  const next: number[] = [];
  const tries = [0];
  while (run.end === undefined) {
    const { backs, placements } = search.counters;
    run.advance(1);
    const isBack = search.counters.backs > backs;
    if (!isBack && search.counters.placements === placements) break;
    const { cell, digit } = search.event;
    cells.push(cell);
    digits.push(isBack ? -digit : digit);
    // Before a back, the search stood at the cell for which no digit was left.
    next.push(isBack ? search.path[search.depth + 1] : cell);
    tries.push(search.counters.tries);
  }
  next.push(run.end === 'exhausted' ? search.path[0] : -1);
  return {
    board: boardOf(givens),
    row,
    column,
    box,
    cells: Uint8Array.from(cells),
    digits: Int8Array.from(digits),
    next: Int8Array.from(next),
    tries: Uint32Array.from(tries),
    end: run.end === 'limit' ? 'solved' : run.end === 'exhausted' ? 'exhausted' : 'cut',
  };
}
