import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Action, eventOf, pressed, speeds, ticked } from '../src/state/player.ts';
import { initialState, type Run } from '../src/state/state.ts';
import { cellMoved, withGiven, withPuzzle } from '../src/state/transitions.ts';

const run: Run = { events: 8_365, end: 'limit', waveform: undefined };
const paused = { position: 1_204, speed: 5, playing: false };

describe('the player', () => {
  it.each<[Action, number]>([
    ['back', 1_203],
    ['forward', 1_205],
    ['page-back', 1_204 - 84],
    ['page-forward', 1_204 + 84],
    ['first', 0],
    ['last', 8_365],
  ])('%s goes to event %i', (action, event) => {
    expect(eventOf(pressed(paused, action, run))).toBe(event);
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
        (all, ms, speed) => {
          let player = { ...paused, speed };
          for (const action of all) player = ticked(pressed(player, action, run), ms, run);
          expect(player.position).toBeGreaterThanOrEqual(0);
          expect(player.position).toBeLessThanOrEqual(run.events);
        },
      ),
    );
  });

  it('plays at its speed, and starts again after the end', () => {
    const playing = pressed(paused, 'toggle', run);
    expect(eventOf(ticked(playing, 2_000, run))).toBe(1_214);
    const ended = ticked({ ...playing, speed: Number.POSITIVE_INFINITY }, 1, run);
    expect(ended).toMatchObject({ position: 8_365, playing: false });
    expect(pressed(ended, 'toggle', run)).toMatchObject({ position: 0, playing: true });
  });
});

describe('the grid', () => {
  it('keeps the current cell inside', () => {
    const at = (cell: number) => ({ ...initialState, cell });
    expect(cellMoved(at(0), 'left').cell).toBe(0);
    expect(cellMoved(at(0), 'up').cell).toBe(0);
    expect(cellMoved(at(40), 'row-start').cell).toBe(36);
    expect(cellMoved(at(40), 'row-end').cell).toBe(44);
    expect(cellMoved(at(40), 'end').cell).toBe(80);
    expect(cellMoved(at(80), 'down').cell).toBe(80);
  });

  it('takes a given, moves on if set to, and clears verdict and picture', () => {
    const typed = withGiven({ ...initialState, cell: 1 }, 1, '4');
    expect(typed.puzzle.cells.slice(0, 3)).toBe('143');
    expect(typed).toMatchObject({ cell: 2, judgement: { kind: 'working' }, picture: undefined });
    expect(withGiven({ ...initialState, cell: 1, autoAdvance: false }, 1, '4').cell).toBe(1);
  });

  it('switches to a strategy that takes pencilmarks if the puzzle has some', () => {
    const puzzle = { ...initialState.puzzle, pencilmarks: Array(81).fill(511) };
    expect(withPuzzle(initialState, puzzle).strategy).toBe('propagation');
  });
});
