import { candidatesOf } from '../grid/candidate-grid.ts';
import { digitSet } from '../grid/digit-set.ts';
import { gridOf } from '../grid/grid.ts';
import { type Game, gameStart } from './game.ts';
import type { GameCell } from './game-cell.ts';
import { atEntry, type EntryKind, START, written } from './journal.ts';
import type { ListedMove, MoveList, Writing } from './move-list.ts';

/**
 * Plays a list of moves. A digit removes its notes from the peers of its cell. If notes are removed
 * from a cell without notes, all its candidates are noted first.
 */
export function listedGame({ givens, moves }: MoveList): Game {
  let game = gameStart({ givens });
  /** The entry after each move that is not taken back. */
  const done: number[] = [START];
  for (const move of moves) {
    if (move.kind === 'undo') {
      done.length = Math.max(1, done.length - move.count);
      game = atEntry(game, done.at(-1)!);
    } else {
      game = withWritings(withNotesFor(game, move), move);
      done.push(game.journal.now);
    }
  }
  return { ...game, played: moves.at(-1)?.at ?? 0 };
}

type Write = Extract<ListedMove, { readonly kind: 'write' }>;

function withNotesFor(game: Game, { at, writings }: Write): Game {
  const bare = writings
    .filter(({ cell, sign }) => sign === '-' && game.cells[cell].centre === 0)
    .map(({ cell }) => cell);
  const { geometry } = game.puzzle.givens;
  const digits = game.cells.map(({ digit }) => digit);
  const { candidates } = candidatesOf(gridOf(geometry, digits));
  const noted = new Map(bare.map((cell) => [cell, { centre: candidates[cell] }]));
  return changed(game, 'fill-notes', at, noted);
}

function withWritings(game: Game, { at, writings }: Write): Game {
  const { givens } = game.puzzle;
  const parts = new Map<number, Partial<GameCell>>();
  const cellNow = (cell: number): GameCell => ({ ...game.cells[cell], ...parts.get(cell) });
  const change = (cell: number, part: Partial<GameCell>): void => {
    parts.set(cell, { ...parts.get(cell), ...part });
  };
  for (const { cell, digits, sign } of writings) {
    const set = digitSet(...digits);
    const { centre } = cellNow(cell);
    if (sign !== '=') change(cell, { centre: sign === '-' ? centre & ~set : centre | set });
    else {
      const [digit] = digits;
      change(cell, { digit });
      for (const peer of digit === 0 ? [] : givens.geometry.peers[cell]) {
        const { centre: own, corner } = cellNow(peer);
        if (givens.digits[peer] !== 0) continue;
        change(peer, { centre: own & ~set, corner: corner & ~set });
      }
    }
  }
  return changed(game, kindOf(writings), at, parts);
}

function kindOf(writings: readonly Writing[]): EntryKind {
  const placed = writings.filter(({ sign }) => sign === '=');
  if (placed.length === 0) return 'centre';
  return placed.some(({ digits: [digit] }) => digit > 0) ? 'digit' : 'clear';
}

function changed(
  game: Game,
  kind: EntryKind,
  at: number,
  parts: ReadonlyMap<number, Partial<GameCell>>,
): Game {
  const changes = [...parts].flatMap(([cell, part]) => {
    const before = game.cells[cell];
    const keys = Object.keys(part) as (keyof GameCell)[];
    const isChange = keys.some((key) => part[key] !== before[key]);
    return isChange ? [{ cell, before, after: { ...before, ...part } }] : [];
  });
  return written(game, { kind, at, changes });
}
