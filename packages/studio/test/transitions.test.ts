import { digitsIn } from '@nonet/engine/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withRoom } from '../src/page/state.ts';
import { withCellMoved } from '../src/puzzle/cell-moves.ts';
import { withPuzzle, withUndo } from '../src/puzzle/history.ts';
import type { OwnProgram } from '../src/puzzle/own-program.ts';
import { SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import { type State, withProgramOpened } from '../src/rooms/all.ts';
import { withMake } from '../src/rooms/make/hand/slice.ts';
import { withTyped } from '../src/rooms/make/hand/typed.ts';
import { withLanes } from '../src/rooms/race/race.ts';
import { withRace } from '../src/rooms/race/slice.ts';
import { withBranch, withForkText } from '../src/rooms/watch/branches.ts';
import { advanced, moved, type Press, pressed, speeds } from '../src/search/player.ts';
import { isReady, searchIds } from '../src/search/searches.ts';
import { runOf, withPlayer } from '../src/search/slice.ts';
import { strategyIds } from '../src/search/state.ts';
import { withOwnProgram } from '../src/search/transitions.ts';
import { initialState } from '../src/studio.ts';

const run = { events: 8_365, end: 'limit' } as const;
const paused = { event: 1_204, speed: 5, playing: false };

describe('the player', () => {
  it.each<[Press, number]>([
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
    const actions = fc.constantFrom<Press>(
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

  it('goes to an event that is still to be recorded, but steps from the one shown', () => {
    const recording = { events: 8_365, end: undefined };
    const waiting = moved(paused, 20_000, recording);
    expect(waiting.event).toBe(20_000);
    expect(moved(paused, 20_000, run).event).toBe(8_365);
    expect(pressed(waiting, 'back', recording).event).toBe(8_364);
    expect(pressed(waiting, 'last', recording).event).toBe(8_365);
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
    expect(withCellMoved(at(0), 'left').cell).toBe(0);
    expect(withCellMoved(at(0), 'up').cell).toBe(0);
    expect(withCellMoved(at(40), 'row-start').cell).toBe(36);
    expect(withCellMoved(at(40), 'row-end').cell).toBe(44);
    expect(withCellMoved(at(40), 'end').cell).toBe(80);
    expect(withCellMoved(at(80), 'down').cell).toBe(80);
  });

  it('types a given, moves to the next cell if this is switched on, and clears verdict and picture', () => {
    const before = withPuzzleState(initialState, { cell: 1 });
    const typed = withTyped(before, { digit: 4 });
    expect(typed.puzzle.text.cells.slice(0, 3)).toBe('143');
    expect(typed.puzzle).toMatchObject({ cell: 2, check: { kind: 'working' } });
    expect(runOf({ ...before, ...typed }).picture).toBeUndefined();
    const staying = withMake(before, { autoAdvance: false });
    expect(withTyped(staying, { digit: 4 }).puzzle.cell).toBe(1);
  });

  it('switches to a strategy that takes pencilmarks if the puzzle has some', () => {
    const puzzle = { ...SAMPLE, pencilmarks: Array(81).fill(511) };
    expect(runOf(withPuzzle(initialState, puzzle)).strategy).toBe('propagation');
  });
});

describe('the user’s own program', () => {
  const program: OwnProgram = {
    id: 7,
    file: new Blob(),
    restarts: 0,
    puzzle: { ...SAMPLE },
    name: 'solve.py',
    source: [],
    events: 12,
    fault: undefined,
    isCut: false,
    isStack: true,
    tellsTries: false,
    link: undefined,
  };
  const shown = withOwnProgram(withPlayer(initialState, { event: 5, playing: true }), program);
  const other = { ...SAMPLE, cells: SAMPLE.cells.replace('1', '.') };

  it('opens its puzzle and its search at the beginning', () => {
    expect(shown.puzzle.text).toBe(program.puzzle);
    expect(shown.run).toMatchObject({ strategy: 'own', player: { event: 0, playing: false } });
    expect(searchIds(SAMPLE, shown.run)).toEqual([...strategyIds, 'own']);
  });

  it('becomes a lane of the race if Race is open', () => {
    const lanesOf = (state: State) => state.race.lanes;
    const inWatch = withRoom(initialState, 'watch');
    expect(lanesOf(withProgramOpened(inWatch, program))).toEqual(lanesOf(initialState));
    const inRace = withProgramOpened(withRoom(initialState, 'race'), program);
    expect(lanesOf(inRace)).toEqual([...lanesOf(initialState), 'own']);
    const four = withRace(withRoom(initialState, 'race'), (race) =>
      withLanes(race, ['scan', 'dlx', 'learning', 'bitmask']),
    );
    expect(lanesOf(withProgramOpened(four, program))).toEqual(['scan', 'dlx', 'learning', 'own']);
  });

  it('is offered only with its puzzle, also after the puzzle has changed and changed back', () => {
    const away = withPuzzle(shown, other);
    expect(runOf(away)).toMatchObject({ strategy: 'propagation', ownProgram: program });
    expect(searchIds(other, runOf(away))).toEqual(strategyIds);
    const back = { ...away, puzzle: withUndo(away.puzzle) };
    expect(searchIds(SAMPLE, runOf(back))).toContain('own');
  });

  it('cannot search a fork, and is shown again after the fork', () => {
    const [cell] = digitsIn(SAMPLE.cells).flatMap((digit, at) => (digit === 0 ? [at] : []));
    const fork = withForkText(shown, `0.${cell.toString(36).padStart(2, '0')}4`);
    expect(fork.run.strategy).toBe('propagation');
    expect(withBranch(fork, 0).run.strategy).toBe('own');
  });

  it('waits for a new worker to read the trace', () => {
    expect(isReady('own', shown.run, 0)).toBe(true);
    expect(isReady('own', shown.run, 1)).toBe(false);
    expect(isReady('scan', shown.run, 1)).toBe(true);
  });
});
