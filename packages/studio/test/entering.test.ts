import { parsePuzzle } from '@nonet/engine/notation';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingFault } from '../src/picture/reading-fault.ts';
import { noteAt, withGiven, withNote } from '../src/puzzle/editing.ts';
import { withRoot } from '../src/puzzle/history.ts';
import {
  NO_SOLUTIONS,
  withoutSolutions,
  withPinned,
  withSolutions,
} from '../src/puzzle/solutions.ts';
import { type PuzzleState, SAMPLE } from '../src/puzzle/state.ts';
import { keyTyped } from '../src/rooms/make/hand/typed.ts';
import { initialState } from '../src/studio.ts';
import {
  choosing,
  EMPTY_LISTING,
  type ListStep,
  PAGE,
  pageEnd,
  stepping,
  turning,
} from '../src/widgets/listing.ts';
import { en, ko } from './all-words.ts';
import { BROKEN } from './puzzle-texts.ts';

describe('a paged list', () => {
  const steps: readonly ListStep[] = [
    'previous',
    'next',
    'up',
    'down',
    'page-up',
    'page-down',
    'first',
    'last',
  ];

  it('keeps the chosen row valid and on the page, whatever is pressed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.array(fc.constantFrom(...steps, 'turn', 'turn-back')),
        (total, all) => {
          let listing = { ...EMPTY_LISTING, total };
          for (const step of all) {
            if (step === 'turn') listing = { ...turning(listing, 1) };
            else if (step === 'turn-back') listing = { ...turning(listing, -1) };
            else {
              listing = { ...stepping(listing, step, 4) };
              expect(listing.at).toBeGreaterThanOrEqual(listing.from);
              expect(listing.at).toBeLessThan(pageEnd(listing));
            }
            expect(listing.from % PAGE).toBe(0);
            expect(listing.from).toBeLessThan(total);
          }
        },
      ),
    );
  });

  it('starts at the first row of the current page', () => {
    const listing = turning({ ...EMPTY_LISTING, total: 30 }, 1);
    for (const step of ['next', 'down', 'up'] as const) {
      expect(stepping(listing, step, 4).at).toBe(10);
    }
    expect(stepping({ ...listing, at: 12 }, 'down', 4).at).toBe(16);
    expect(stepping({ ...listing, at: 12 }, 'up', 4).at).toBe(8);
    expect(stepping({ ...listing, at: 12 }, 'previous', 4).at).toBe(11);
    expect(choosing(listing, 99)).toEqual({ total: 30, from: 20, at: 29 });
  });
});

describe('a key in the grid', () => {
  const HELD = { ctrlKey: false, metaKey: false, altKey: false };
  const key = (code: string, name: string, shiftKey = false, numLock = false) =>
    keyTyped({ ...HELD, code, key: name, shiftKey, getModifierState: () => numLock }, 16);

  it('types a digit, a blank, a note or nothing', () => {
    expect(key('Digit5', '5')).toEqual({ digit: 5 });
    expect(key('Numpad5', '5')).toEqual({ digit: 5 });
    expect(key('KeyC', 'c')).toEqual({ digit: 12 });
    expect(key('KeyX', 'x')).toBeUndefined();
    expect(key('Space', ' ')).toEqual({ digit: 0 });
    expect(key('Backspace', 'Backspace')).toEqual({ isBackspace: true });
    expect(key('Digit5', '%', true)).toEqual({ note: 5 });
    expect(key('KeyC', 'C', true)).toEqual({ note: 12 });
    expect(key('KeyX', 'X', true)).toBeUndefined();
    expect(key('Numpad1', 'End', true)).toEqual({ note: 1 });
    expect(key('Numpad1', 'End', false, true)).toEqual({ note: 1 });
    expect(key('Numpad1', 'End')).toBeUndefined();
    expect(key('End', 'End', true)).toBeUndefined();
  });
});

describe('notes', () => {
  const at = (state: PuzzleState, cell: number): PuzzleState => ({ ...state, cell });
  const noted = withNote(withNote(at(initialState.puzzle, 1), 4), 7);

  it('toggle in blank cells, and survive changes of other cells', () => {
    expect(noteAt(noted.notes, 1)).toBe(0b1001000);
    expect(withNote(at(initialState.puzzle, 0), 4).notes).toEqual([]);
    expect(noteAt(withNote(noted, 4).notes, 1)).toBe(0b1000000);
    expect(noteAt(withGiven(at(noted, 3), '6').notes, 1)).toBe(0b1001000);
    expect(noteAt(withGiven(noted, '.').notes, 1)).toBe(0);
    expect(withRoot(noted, { ...SAMPLE }).notes).toEqual([]);
  });
});

describe('a change of puzzle', () => {
  it('clears the solutions, but keeps the heat map chosen', () => {
    const shown = { number: 2, cells: 'x' };
    const pinned = withPinned(withSolutions(initialState.puzzle, { view: 'heat', shown }), true);
    expect(pinned.solutions.pinned).toBe(shown);
    expect(withoutSolutions(pinned.solutions)).toEqual({ ...NO_SOLUTIONS, view: 'heat' });
    expect(withoutSolutions(withSolutions(pinned, { view: 'solution' }).solutions)).toEqual(
      NO_SOLUTIONS,
    );
  });
});

describe('a text that cannot be read', () => {
  it.each(BROKEN)('%.40s', (text, english, korean) => {
    const result = parsePuzzle(text);
    if (result.ok) throw new Error('expected an error, found a puzzle');
    const fault = readingFault(result.error);
    expect(en.make.sentence(fault)).toBe(english);
    expect(ko.make.sentence(fault)).toBe(korean);
  });
});
