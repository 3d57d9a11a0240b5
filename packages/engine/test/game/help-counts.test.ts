import { expect, it } from 'vitest';
import { type Game, gameStart } from '../../src/game/game.ts';
import { withHelp } from '../../src/game/help.ts';
import { helpCounts } from '../../src/game/help-counts.ts';
import { type EntryKind, undone, written } from '../../src/game/journal.ts';
import { grid, WIKIPEDIA } from '../puzzles.ts';

it('counts each hint of a board once, and the moves of the coach that were taken back', () => {
  const start = gameStart({ givens: grid(WIKIPEDIA) });
  const put = (game: Game, kind: EntryKind): Game => {
    const before = game.cells[2];
    return written(game, {
      kind,
      at: 0,
      changes: [{ cell: 2, before, after: { ...before, digit: 4 } }],
    });
  };
  expect(helpCounts(start.journal)).toEqual({ hints: 0, steps: 0 });
  const hint = { at: 0, technique: 'hidden-single', rung: 1 } as const;
  const told = withHelp(withHelp(start, hint), { ...hint, rung: 4 });
  expect(helpCounts(told.journal)).toEqual({ hints: 1, steps: 0 });
  const stepped = undone(put(told, 'step'));
  expect(helpCounts(stepped.journal)).toEqual({ hints: 1, steps: 1 });
  const again = withHelp(put(stepped, 'digit'), hint);
  expect(helpCounts(again.journal)).toEqual({ hints: 2, steps: 1 });
});
