import { Recording, strategyById } from '@nonet/engine/search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../src/picture/picture.ts';
import { puzzleOf } from '../src/picture/puzzle-text.ts';
import { addressOf, withAddress } from '../src/state/address.ts';
import { forked, forkOf, rootPuzzle, switchedTo, withoutBranch } from '../src/state/branches.ts';
import { initialState, type State } from '../src/state/state.ts';
import { atEvent, inRoom, recorded, withGiven } from '../src/state/transitions.ts';

const recording = new Recording(puzzleOf(initialState.puzzle), strategyById('scan')!);
while (!recording.end) recording.advance();

function stateAt(event: number): State {
  const judged: State = { ...initialState, judgement: { kind: 'solved' } };
  const known = recorded(judged, recording.events, 'limit');
  return { ...atEvent(known, event), picture: pictureOf(recording.at(event)) };
}

const forks = fc
  .record({
    event: fc.nat(recording.events - 1),
    blank: fc.nat(50),
    digit: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ event, blank, digit }) => {
    const state = stateAt(event);
    const { ruler, depth } = state.picture!;
    return { state, cell: ruler[depth + (blank % (ruler.length - depth))], digit };
  });

describe('a forked run', () => {
  it('adds the placed and the forced digits to the givens; the old run is unchanged', () => {
    fc.assert(
      fc.property(forks, ({ state, cell, digit }) => {
        const own = forked(state, cell, digit);
        const expected = Array.from(state.picture!.digits, (at, i) => (i === cell ? digit : at));
        expect(Array.from(puzzleOf(own.puzzle).givens.digits)).toEqual(expected);
        expect(own).toMatchObject({ picture: undefined, player: { position: 0 } });
        expect(rootPuzzle(own)).toBe(state.puzzle);

        const { branches: _, ...back } = switchedTo(own, 0);
        const { branches: __, ...before } = state;
        expect(back).toEqual(before);
        expect(back.puzzle).toBe(before.puzzle);
        expect(back.run).toBe(before.run);
        expect(back.picture).toBe(before.picture);
      }),
    );
  });

  it('is stored in the address with the original puzzle', () => {
    fc.assert(
      fc.property(forks, ({ state, cell, digit }) => {
        const own = forked(state, cell, digit);
        const address = addressOf(own);
        expect(address).toContain(`p=${state.puzzle.cells}&`);
        expect(address).toMatch(/&f=[\d.a-z]+/);
        const back = withAddress(initialState, address);
        expect(back.puzzle).toEqual(own.puzzle);
        expect(forkOf(back)).toEqual(forkOf(own));
        expect(addressOf(back)).toBe(address);
        expect(withAddress(back, address).branches).toBe(back.branches);
        expect(rootPuzzle(withAddress(back, addressOf(state)))).toEqual(state.puzzle);
        expect(withAddress(back, addressOf(state)).branches.current).toBe(0);
      }),
    );
    for (const broken of ['f=', 'f=1', 'f=1.001', 'f=1.01z', 'f=1.011011', 'f=x.011', 'f=1.zz1']) {
      expect(withAddress(initialState, `1&${broken}`).branches.current).toBe(0);
    }
  });

  it('can be forked again and removed; the other rooms show the original puzzle', () => {
    const first = forked(stateAt(40), recording.at(40).blanks[recording.at(40).index], 9);
    const start = new Recording(puzzleOf(first.puzzle), strategyById('scan')!).at(0);
    const then = { ...first, picture: pictureOf(start) };
    const second = forked(then, then.picture.ruler[0], 1);
    expect(second.branches).toMatchObject({ current: 2, runs: { length: 3 } });
    expect(forkOf(second)!.path).toHaveLength(forkOf(first)!.path.length + 1);
    expect(forked(then, 0, 1)).toBe(then);

    const without = withoutBranch(second, 1);
    expect(without.branches).toMatchObject({ current: 1, runs: { length: 2 } });
    expect(without.puzzle).toBe(second.puzzle);
    expect(withoutBranch(second, 2).puzzle).toBe(initialState.puzzle);
    expect(withoutBranch(second, 0)).toBe(second);

    expect(inRoom(second, 'enter').puzzle).toBe(initialState.puzzle);
    expect(withGiven(second, 1, '5').branches.runs).toHaveLength(1);
  });
});
