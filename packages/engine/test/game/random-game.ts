import { type Game, gameStart } from '../../src/game/game.ts';
import type { GameCell } from '../../src/game/game-cell.ts';
import { withHelp } from '../../src/game/help.ts';
import { atEntry, type EntryKind, START, written } from '../../src/game/journal.ts';
import type { Random } from '../../src/generate/random.ts';
import type { Puzzle } from '../../src/search/puzzle.ts';

const KINDS: readonly EntryKind[] = ['digit', 'corner', 'centre', 'colour', 'clear', 'mark'];
const RUNGS = [1, 2, 3, 4, 5] as const;

/** A game of random changes, with branches, savepoints and trials, and what was dropped. */
export function randomGame(puzzle: Puzzle, random: Random, changes: number): Game {
  const { digits, geometry } = puzzle.givens;
  const { cells, size } = geometry;
  const below = (limit: number): number => random.below(limit);
  let game = gameStart(puzzle);
  let at = 0;
  for (let i = 0; i < changes; i++) {
    at += 100 * below(600);
    const cell = below(cells);
    const parts: readonly Partial<GameCell>[] = [
      digits[cell] === 0 ? { digit: below(size + 1) } : {},
      { corner: below(2 ** size) },
      { centre: below(2 ** size), colours: below(2 ** 9) },
      { marks: { [1 + below(size)]: 'square', [1 + below(size)]: 'cross' } },
      { links: [{ digit: 1 + below(size), isStrong: below(2) === 0, to: { cell, digit: 1 } }] },
    ];
    const before = game.cells[cell];
    const part = parts[below(parts.length)];
    const keys = Object.keys(part) as (keyof GameCell)[];
    if (keys.every((key) => part[key] === before[key])) continue;
    const after = { ...before, ...part };
    const kind = KINDS[below(KINDS.length)];
    game = written(game, { kind, at, changes: [{ cell, before, after }] });
    if (below(8) === 0) {
      game = withHelp(game, { at, technique: 'finned-x-wing', rung: RUNGS[below(5)] });
    }
    if (below(6) === 0) game = atEntry(game, below(game.journal.entries.length + 1) - 1);
  }
  const entry = (): number => below(game.journal.entries.length + 1) + START;
  const savepoints = ['a~b!c', '가. 나', ''].map((name) => ({ entry: entry(), name }));
  const trials = Array.from({ length: below(3) }, entry);
  const dropped = Array.from({ length: below(3) }, () => ({ after: entry(), until: entry() + 1 }));
  return { ...game, played: at, journal: { ...game.journal, savepoints, trials, dropped } };
}
