import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withGiven, withNote, withoutAllGivens } from '../src/puzzle/editing.ts';
import { withRedo, withRoot, withUndo } from '../src/puzzle/history.ts';
import { initialPuzzle, type PuzzleState, SAMPLE } from '../src/puzzle/state.ts';

type Edit = (state: PuzzleState) => PuzzleState;

const symbol = fc.constantFrom(...'.123456789'.split(''));
const typing: fc.Arbitrary<Edit> = symbol.map((one) => (state) => withGiven(state, one));
const noting: fc.Arbitrary<Edit> = fc
  .integer({ min: 1, max: 9 })
  .map((digit) => (state) => withNote(state, digit));
const opening: fc.Arbitrary<Edit> = fc.constantFrom<Edit>(withoutAllGivens, (state) =>
  withRoot(state, { ...SAMPLE, pencilmarks: Array(81).fill(511) }),
);
const edits = fc.array(
  fc.tuple(
    fc.nat(80),
    fc.oneof({ weight: 5, arbitrary: typing }, { weight: 5, arbitrary: noting }, opening),
  ),
  { minLength: 100, maxLength: 100 },
);

const shown = ({ root, notes }: PuzzleState) => ({ root, notes });

describe('undo', () => {
  it('takes back digits and notes one by one, and redo makes them again', () => {
    fc.assert(
      fc.property(edits, (all) => {
        const states = [initialPuzzle];
        for (const [cell, edit] of all) {
          const before = states[states.length - 1];
          const after = edit({ ...before, cell });
          // An edit that changes nothing is nothing to undo.
          if (after.past.length > before.past.length) states.push(after);
          else expect(shown(after)).toEqual(shown(before));
        }
        let now = states[states.length - 1];
        for (const before of states.slice(0, -1).reverse()) {
          now = withUndo(now);
          expect(shown(now)).toEqual(shown(before));
        }
        expect(withUndo(now)).toBe(now);
        for (const after of states.slice(1)) {
          now = withRedo(now);
          expect(shown(now)).toEqual(shown(after));
        }
        expect(withRedo(now)).toBe(now);
      }),
      { numRuns: 50 },
    );
  });

  it('takes back a note without a new verdict', () => {
    const check = { kind: 'full' } as const;
    const noted = withNote({ ...initialPuzzle, cell: 1, check }, 4);
    expect(noted.check).toBe(check);
    expect(withUndo(noted).check).toBe(check);
  });
});

describe('typing', () => {
  const marks = Array.from({ length: 81 }, (_, cell) => 1 + (cell % 511));
  const marked: PuzzleState = {
    ...initialPuzzle,
    root: { ...SAMPLE, cells: '.'.repeat(81), pencilmarks: marks },
  };

  it('keeps the notes, and the pencilmarks of the other cells', () => {
    const noted = withNote({ ...marked, cell: 40 }, 4);
    const typed = withGiven({ ...noted, cell: 7 }, '5');
    expect(typed.notes).toEqual(noted.notes);
    expect(typed.root.pencilmarks).toEqual(marks.map((mask, cell) => (cell === 7 ? 16 : mask)));
    const blank = withGiven(typed, '.');
    expect(blank.root.pencilmarks).toEqual(marks.map((mask, cell) => (cell === 7 ? 511 : mask)));
    expect(withUndo(withUndo(blank)).root.pencilmarks).toEqual(marks);
  });
});
