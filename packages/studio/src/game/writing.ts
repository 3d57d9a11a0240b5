import type { Change, GameCell } from '@nonet/engine/game';
import { candidatesOf, gridOf } from '@nonet/engine/grid';
import { digitsOnBoard, type GameState, geometryOf, isGiven } from './state.ts';

export type Mode = 'digit' | NoteKind | 'colour';
export type NoteKind = 'corner' | 'centre';

interface Rules {
  /** Whether a digit removes its notes from the peers of its cell. */
  readonly cleansNotes: boolean;
}

/**
 * Writes a digit, note or colour in cells, or removes it if they all have it. A digit for several
 * cells at once is a corner note. Givens take only colours, and filled cells take no notes.
 */
export function writing(
  game: GameState,
  cells: readonly number[],
  { digit, mode }: { readonly digit: number; readonly mode: Mode },
  rules: Rules,
): Change[] {
  if (mode === 'colour') return toggling(game, cells, 'colours', digit);
  const open = cells.filter((cell) => !isGiven(game, cell));
  if (mode === 'digit' && cells.length === 1) return placing(game, open, digit, rules);
  const blank = open.filter((cell) => game.cells[cell].digit === 0);
  return toggling(game, blank, mode === 'digit' ? 'corner' : mode, digit);
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

/** Fills in all candidates as centre notes, in the blank cells that have no centre notes yet. */
export function fillingNotes(game: GameState): Change[] {
  const candidates = candidatesOnBoard(game);
  return changing(game, blanksOf(game), ({ centre }, cell) =>
    centre === 0 ? { centre: candidates[cell] } : {},
  );
}

/** Notes a digit wherever the digits on the board allow it. */
export function notingEverywhere(game: GameState, digit: number, kind: NoteKind): Change[] {
  const candidates = candidatesOnBoard(game);
  const bit = 1 << (digit - 1);
  return changing(game, blanksOf(game), (before, cell) => ({
    [kind]: before[kind] | (candidates[cell] & bit),
  }));
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

function toggling(
  game: GameState,
  cells: readonly number[],
  key: NoteKind | 'colours',
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

export function candidatesOnBoard(game: GameState): ArrayLike<number> {
  return candidatesOf(gridOf(geometryOf(game), digitsOnBoard(game))).candidates;
}
