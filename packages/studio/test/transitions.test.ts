import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellMoved } from '../src/puzzle/cell-moves.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import { withGiven } from '../src/rooms/enter/editing.ts';
import { withEnter } from '../src/rooms/enter/slice.ts';
import { type Action, advanced, pressed, speeds } from '../src/run/player.ts';
import { withPuzzle } from '../src/run/transitions.ts';
import { initialState } from '../src/studio.ts';

const run = { events: 8_365, end: 'limit' } as const;
const paused = { event: 1_204, speed: 5, playing: false };

describe('the player', () => {
  it.each<[Action, number]>([
    ['back', 1_203],
    ['forward', 1_205],
    ['page-back', 1_204 - 84],
    ['page-forward', 1_204 + 84],
    ['first', 0],
    ['last', 8_365],
  ])('%s goes to event %i', (action, event) => {
    expect(pressed(paused, action, run).event).toBe(event);
  });

  it('stays within the run, whatever is pressed and however long it plays', () => {
    const actions = fc.constantFrom<Action>(
      'back',
      'forward',
      'page-back',
      'page-forward',
      'toggle',
    );
    fc.assert(
      fc.property(
        fc.array(actions),
        fc.nat(100_000),
        fc.constantFrom(...speeds),
        (all, events, speed) => {
          let player = { ...paused, speed };
          for (const action of all) player = advanced(pressed(player, action, run), events, run);
          expect(player.event).toBeGreaterThanOrEqual(0);
          expect(player.event).toBeLessThanOrEqual(run.events);
        },
      ),
    );
  });

  it('plays event by event, and starts again after the end', () => {
    const playing = pressed(paused, 'toggle', run);
    expect(advanced(playing, 10, run).event).toBe(1_214);
    const ended = advanced(playing, Number.POSITIVE_INFINITY, run);
    expect(ended).toMatchObject({ event: 8_365, playing: false });
    expect(pressed(ended, 'toggle', run)).toMatchObject({ event: 0, playing: true });
  });
});

describe('the grid', () => {
  it('keeps the current cell inside', () => {
    const at = (cell: number) => ({ ...initialState.puzzle, cell });
    expect(cellMoved(at(0), 'left').cell).toBe(0);
    expect(cellMoved(at(0), 'up').cell).toBe(0);
    expect(cellMoved(at(40), 'row-start').cell).toBe(36);
    expect(cellMoved(at(40), 'row-end').cell).toBe(44);
    expect(cellMoved(at(40), 'end').cell).toBe(80);
    expect(cellMoved(at(80), 'down').cell).toBe(80);
  });

  it('takes a given, moves on if set to, and clears verdict and picture', () => {
    const typed = withGiven(withPuzzleState(initialState, { cell: 1 }), 1, '4');
    expect(typed.puzzle.text.cells.slice(0, 3)).toBe('143');
    expect(typed.puzzle).toMatchObject({ cell: 2, judgement: { kind: 'working' } });
    expect(typed.run.picture).toBeUndefined();
    const staying = withEnter(withPuzzleState(initialState, { cell: 1 }), { autoAdvance: false });
    expect(withGiven(staying, 1, '4').puzzle.cell).toBe(1);
  });

  it('switches to a strategy that takes pencilmarks if the puzzle has some', () => {
    const puzzle = { ...SAMPLE, pencilmarks: Array(81).fill(511) };
    expect(withPuzzle(initialState, puzzle).run.strategy).toBe('propagation');
  });
});
