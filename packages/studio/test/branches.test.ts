import { puzzleOf } from '@nonet/engine/notation';
import { Recording, strategyById } from '@nonet/engine/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as addresses from '../src/page/address.ts';
import { withRoom } from '../src/page/state.ts';
import { pictureOf } from '../src/picture/picture.ts';
import { withGiven } from '../src/puzzle/editing.ts';
import { withPuzzleState } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { forkOf, withBranch, withForkAt, withoutBranch } from '../src/rooms/watch/branches.ts';
import { watchRules } from '../src/rooms/watch/predict.ts';
import { watchOf } from '../src/rooms/watch/slice.ts';
import { withEvent } from '../src/search/playback.ts';
import { withRun } from '../src/search/slice.ts';
import { withRecorded } from '../src/search/transitions.ts';
import { codecs, initialState } from '../src/studio.ts';

const addressOf = (state: State) => addresses.addressOf(state, codecs);
const withAddress = (state: State, text: string) => addresses.withLink(state, text, codecs);

const recording = new Recording(puzzleOf(initialState.puzzle.text), strategyById('scan')!);
while (!recording.end) recording.advance();

function stateAt(event: number): State {
  const judged = withPuzzleState(withRoom(initialState, 'watch'), { check: { kind: 'full' } });
  const known = withRecorded(judged, recording.events, 'limit');
  const at = { ...known, ...withEvent(known, event, watchRules) };
  return withRun(at, { picture: pictureOf(recording.at(event)) });
}

const forks = fc
  .record({
    event: fc.nat(recording.events - 1),
    blank: fc.nat(50),
    digit: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ event, blank, digit }) => {
    const state = stateAt(event);
    const { ruler, depth } = state.run.picture!;
    return { state, cell: ruler[depth + (blank % (ruler.length - depth))], digit };
  });

describe('a forked run', () => {
  it('adds the placed and the forced digits to the givens; the old run is unchanged', () => {
    fc.assert(
      fc.property(forks, ({ state, cell, digit }) => {
        const own = withForkAt(state, cell, digit);
        const expected = Array.from(state.run.picture!.digits, (at, i) =>
          i === cell ? digit : at,
        );
        expect(Array.from(puzzleOf(own.puzzle.text).givens.digits)).toEqual(expected);
        expect(own.run).toMatchObject({ picture: undefined, player: { event: 0 } });
        expect(own.puzzle.root).toBe(state.puzzle.text);

        const { watch: _, ...back } = withBranch(own, 0);
        const { watch: __, ...before } = state;
        expect(back).toEqual(before);
        expect(back.puzzle.text).toBe(before.puzzle.text);
        expect(back.run.recorded).toBe(before.run.recorded);
        expect(back.run.picture).toBe(before.run.picture);
      }),
    );
  });

  it('is stored in the address with the original puzzle', () => {
    fc.assert(
      fc.property(forks, ({ state, cell, digit }) => {
        const own = withForkAt(state, cell, digit);
        const address = addressOf(own);
        expect(address).toContain(`puzzle=${state.puzzle.root.cells.replaceAll('.', '0')}&`);
        expect(address).toMatch(/&fork=[\d.a-z]+/);
        const back = withAddress(initialState, address);
        expect(back.puzzle.text).toEqual(own.puzzle.text);
        expect(forkOf(back)).toEqual(forkOf(own));
        expect(addressOf(back)).toBe(address);
        expect(watchOf(withAddress(back, address)).branches).toBe(watchOf(back).branches);
        expect(withAddress(back, addressOf(state)).puzzle.text).toEqual(state.puzzle.text);
        expect(watchOf(withAddress(back, addressOf(state))).branches.current).toBe(0);
      }),
    );
    for (const broken of [
      'fork=',
      'fork=1',
      'fork=1.001',
      'fork=1.01z',
      'fork=1.011011',
      'fork=x.011',
      'fork=1.zz1',
    ]) {
      expect(watchOf(withAddress(initialState, `2&${broken}`)).branches.current).toBe(0);
    }
  });

  it('can be forked again and removed; the first run has the original puzzle', () => {
    const first = withForkAt(stateAt(40), recording.at(40).blanks[recording.at(40).index], 9);
    const start = new Recording(puzzleOf(first.puzzle.text), strategyById('scan')!).at(0);
    const picture = pictureOf(start);
    const then = withRun(first, { picture });
    const second = withForkAt(then, picture.ruler[0], 1);
    expect(watchOf(second).branches).toMatchObject({ current: 2, runs: { length: 3 } });
    expect(forkOf(second)!.path).toHaveLength(forkOf(first)!.path.length + 1);
    expect(withForkAt(then, 0, 1)).toBe(then);

    const without = withoutBranch(second, 1);
    expect(watchOf(without).branches).toMatchObject({ current: 1, runs: { length: 2 } });
    expect(without.puzzle.text).toBe(second.puzzle.text);
    expect(withoutBranch(second, 2).puzzle.text).toBe(initialState.puzzle.text);
    expect(withoutBranch(second, 0)).toBe(second);

    expect(withBranch(second, 0).puzzle.text).toBe(initialState.puzzle.text);
    const typed = { ...second, puzzle: withGiven(second.puzzle, '5') };
    expect(watchOf(typed).branches.runs).toHaveLength(1);
  });
});
