import type { Change, EntryKind, GameCell } from '@nonet/engine/game';
import { candidatesOf, type DigitSet, gridOf } from '@nonet/engine/grid';
import { ruleCheckOf } from './rule-checks.ts';
import { digitsOnBoard, type GameState, geometryOf, isGiven } from './state.ts';

export type Mode = 'digit' | NoteKind | 'colour';

/** A `note` is a corner note or a centre note, whichever says what the player knows of the cell. */
export type NoteKind = 'note' | 'corner' | 'centre';

interface Rules {
  /** Whether a digit removes its notes from the peers of its cell. */
  readonly cleansNotes: boolean;
}

/**
 * Writes a digit, note or colour in cells, or removes it if they all have it. Only a single cell takes
 * a digit. Givens take only colours, and filled cells take no notes.
 */
export function writing(
  game: GameState,
  cells: readonly number[],
  { digit, mode }: { readonly digit: number; readonly mode: Mode },
  rules: Rules,
): Change[] {
  if (mode === 'colour') return toggling(game, cells, 'colours', digit);
  const open = cells.filter((cell) => !isGiven(game, cell));
  if (mode === 'digit') return cells.length === 1 ? placing(game, open, digit, rules) : [];
  const blank = open.filter((cell) => game.cells[cell].digit === 0);
  return mode === 'note' ? noting(game, blank, digit) : toggling(game, blank, mode, digit);
}

/** What an entry with these changes is called. */
export function entryKind(mode: Mode, changes: readonly Change[]): EntryKind {
  if (mode !== 'note') return mode;
  return changes.some(({ before, after }) => before.centre !== after.centre) ? 'centre' : 'corner';
}

/** Clears cells: first their digits; if there are none, their notes; if there are none, their colours. */
export function clearing(game: GameState, cells: readonly number[]): Change[] {
  const clearings: readonly ((cell: GameCell) => Partial<GameCell>)[] = [
    ({ digit }) => (digit > 0 ? { digit: 0 } : {}),
    ({ corner, centre }) => (corner + centre > 0 ? { corner: 0, centre: 0 } : {}),
    ({ colours }) => (colours > 0 ? { colours: 0 } : {}),
  ];
  for (const [order, clear] of clearings.entries()) {
    const open = order === 2 ? cells : cells.filter((cell) => !isGiven(game, cell));
    const changes = changing(game, open, clear);
    if (changes.length > 0) return changes;
  }
  return [];
}

/**
 * Fills in all candidates as centre notes, in the blank cells that have no centre notes yet. Those that
 * a rule of a variant excludes by itself are left out.
 */
export function fillingNotes(game: GameState): Change[] {
  const candidates = candidatesByRules(game);
  return changing(game, blanksOf(game), ({ centre }, cell) =>
    centre === 0 ? { centre: candidates[cell] } : {},
  );
}

/** Notes a digit wherever the digits on the board and the rules of a variant allow it. */
export function notingEverywhere(game: GameState, digit: number, kind: NoteKind): Change[] {
  const candidates = candidatesByRules(game);
  const bit = 1 << (digit - 1);
  const open = blanksOf(game).filter((cell) => (candidates[cell] & bit) !== 0);
  return changing(game, open, (before, cell) =>
    kind === 'note' ? noted(before, bit, candidates[cell]) : { [kind]: before[kind] | bit },
  );
}

/** Changes cells. A cell to which nothing happens has no change. */
export function changing(
  game: GameState,
  cells: readonly number[],
  change: (before: GameCell, cell: number) => Partial<GameCell>,
): Change[] {
  return cells.flatMap((cell) => {
    const before = game.cells[cell];
    const part = change(before, cell);
    const keys = Object.keys(part) as (keyof GameCell)[];
    return keys.some((key) => part[key] !== before[key])
      ? [{ cell, before, after: { ...before, ...part } }]
      : [];
  });
}

function placing(
  game: GameState,
  cells: readonly number[],
  digit: number,
  { cleansNotes }: Rules,
): Change[] {
  const placed = changing(game, cells, (before) => ({
    digit: before.digit === digit ? 0 : digit,
  }));
  if (!cleansNotes) return placed;
  const bit = 1 << (digit - 1);
  const { peers } = geometryOf(game);
  return placed.flatMap((change) => {
    if (change.after.digit === 0) return [change];
    const others = [...peers[change.cell]].filter((cell) => !isGiven(game, cell));
    const cleaned = changing(game, others, ({ corner, centre }) => ({
      corner: corner & ~bit,
      centre: centre & ~bit,
    }));
    return [change, ...cleaned];
  });
}

function noting(game: GameState, cells: readonly number[], digit: number): Change[] {
  const bit = 1 << (digit - 1);
  const candidates = candidatesOnBoard(game);
  const isOnInAll = cells.every((cell) => (notesIn(game.cells[cell]) & bit) !== 0);
  return changing(game, cells, (before, cell) =>
    isOnInAll
      ? { corner: before.corner & ~bit, centre: before.centre & ~bit }
      : noted(before, bit, candidates[cell]),
  );
}

/**
 * Adds a note. Until a cell has all its candidates, nobody knows whether the player is done with it,
 * so its notes are corner notes, which exclude nothing from the cell. Then they are centre notes.
 */
function noted(before: GameCell, bit: DigitSet, candidates: DigitSet): Partial<GameCell> {
  const notes = notesIn(before) | bit;
  if (notes === notesIn(before)) return {};
  if (before.centre > 0) return { centre: before.centre | bit };
  const isAll = candidates > 0 && (candidates & ~notes) === 0;
  return isAll ? { corner: 0, centre: notes } : { corner: notes };
}

function toggling(
  game: GameState,
  cells: readonly number[],
  key: 'corner' | 'centre' | 'colours',
  digit: number,
): Change[] {
  const bit = 1 << (digit - 1);
  const isOnInAll = cells.every((cell) => (game.cells[cell][key] & bit) !== 0);
  return changing(game, cells, (before) => ({
    [key]: isOnInAll ? before[key] & ~bit : before[key] | bit,
  }));
}

function blanksOf(game: GameState): number[] {
  return [...game.cells.keys()].filter((cell) => game.cells[cell].digit === 0);
}

/** All notes of a cell. */
export function notesIn({ centre, corner }: GameCell): DigitSet {
  return centre | corner;
}

function candidatesByRules(game: GameState): ArrayLike<number> {
  return ruleCheckOf(game.givens)?.candidates(digitsOnBoard(game)) ?? candidatesOnBoard(game);
}

/** Cell → the digits that none of the cells that it sees has. */
export function candidatesOnBoard(game: GameState): ArrayLike<number> {
  return candidatesOf(gridOf(geometryOf(game), digitsOnBoard(game))).candidates;
}
