import type { Constraint } from '@nonet/engine/constraint';
import { quarterTurn } from '@nonet/engine/grid';
import { digitsIn, shapeOf } from '@nonet/engine/notation';
import { describe, expect, it } from 'vitest';
import { withNote } from '../src/puzzle/editing.ts';
import { withPuzzle, withRedo, withUndo } from '../src/puzzle/history.ts';
import { withConstraints } from '../src/puzzle/rules.ts';
import { isReplaced, SAMPLE, withPuzzleState } from '../src/puzzle/state.ts';
import type { State } from '../src/rooms/all.ts';
import { type Collection, madeRecipeOf } from '../src/rooms/make/collection/collection.ts';
import { withShown } from '../src/rooms/make/collection/slice.ts';
import { withDrawing, withPointer } from '../src/rooms/make/hand/drafting.ts';
import { puzzleShown } from '../src/rooms/make/hand/drawing-layers.ts';
import { type MakeState, withMake } from '../src/rooms/make/hand/slice.ts';
import { awaitedCells } from '../src/rooms/make/hand/symmetry.ts';
import { withTransform } from '../src/rooms/make/hand/transforming.ts';
import { withTyped } from '../src/rooms/make/hand/typed.ts';
import { recipeAsked, withFields, withMeasure } from '../src/rooms/make/measure/slice.ts';
import { initialFields } from '../src/rooms/make/recipe/recipe.ts';
import { initialState, settled } from '../src/studio.ts';

const EMPTY = '.'.repeat(81);

function setting(cells: string, change: Partial<MakeState> = {}): State {
  return withMake(settled(withPuzzle(initialState, { ...SAMPLE, cells })), change);
}

function typedIn(state: State, cell: number, digit: number): State {
  const at = withPuzzleState(state, { cell });
  return settled({ ...at, ...withTyped(at, { digit }) });
}

describe('a symmetry', () => {
  it('leads from a given to the cells that need one, and then on', () => {
    let state = setting(EMPTY, { symmetry: 'rotate90' });
    const visited: number[] = [];
    for (const digit of [1, 2, 3, 4, 5]) {
      visited.push(state.puzzle.cell);
      state = typedIn(state, state.puzzle.cell, digit);
    }
    // The corners, and then the cell after the first of them.
    expect(visited).toEqual([0, 8, 72, 80, 1]);
    expect(awaitedCells(state.puzzle.text, 'rotate90')).toEqual([17, 63, 79]);
  });

  it('clears the images of a given with it, and undo brings all back in one step', () => {
    const full = SAMPLE.cells.replaceAll('.', '1');
    const state = setting(full, { symmetry: 'full' });
    const without = typedIn(state, 1, 0);
    const images = [1, 7, 9, 17, 63, 71, 73, 79];
    const blanks = digitsIn(without.puzzle.text.cells).flatMap((digit, cell) =>
      digit === 0 ? [cell] : [],
    );
    expect(blanks).toEqual(images);
    expect(isReplaced(state.puzzle.root, without.puzzle.root)).toBe(false);
    expect(withUndo(without.puzzle).text.cells).toBe(full);
  });

  it('clears only the notes of a blank cell', () => {
    const cells = `5${EMPTY.slice(1)}`;
    const state = setting(cells, { symmetry: 'rotate180' });
    const noted = withNote({ ...state.puzzle, cell: 80 }, 3);
    const cleared = typedIn({ ...state, puzzle: noted }, 80, 0);
    expect(cleared.puzzle.notes.every((mask) => mask === 0)).toBe(true);
    expect(cleared.puzzle.text.cells).toBe(cells);
  });

  it('does not hinder typing without one', () => {
    const state = typedIn(setting(EMPTY), 40, 7);
    expect(state.puzzle.cell).toBe(41);
    expect(typedIn(state, 80, 7).puzzle.cell).toBe(80);
    expect(awaitedCells(state.puzzle.text, 'none')).toEqual([]);
  });
});

describe('drawing rules', () => {
  /** The state while the pointer is held down on the last of these cells. */
  function drawing(tool: string, cells: readonly number[]): State {
    const how = {
      digit: undefined,
      isPrecise: true,
      shift: false,
      control: false,
      isDouble: false,
    };
    return cells.reduce(
      (state, cell, i) => withPointer(state, { ...how, kind: i === 0 ? 'down' : 'enter', cell }),
      withDrawing(setting(EMPTY), { tool }),
    );
  }

  it('shows a line while it is drawn, and a clue outside only when the grid may make room', () => {
    expect(puzzleShown(drawing('thermo', [0, 1])).constraints).toHaveLength(1);
    const clue = drawing('sandwich', [0, 1]);
    expect(puzzleShown(clue)).toBe(clue.puzzle.text);
  });

  it('does not show a hidden rule, which still counts', () => {
    const constraint: Constraint = { kind: 'antiknight' };
    const state = setting(EMPTY);
    const ruled = { ...state, puzzle: withConstraints(state.puzzle, [constraint]) };
    const hidden = withDrawing(ruled, { hidden: [constraint] });
    expect(puzzleShown(hidden).constraints).toEqual([]);
    expect(hidden.puzzle.text.constraints).toEqual([constraint]);
  });
});

describe('turning a puzzle', () => {
  it('turns its notes and its pencilmarks too, and can be undone in one step', () => {
    const root = {
      boxRows: 2,
      boxColumns: 3,
      cells: `12${'.'.repeat(34)}`,
      pencilmarks: Array.from({ length: 36 }, (_, cell) => (cell < 2 ? 1 << cell : 60)),
    };
    const opened = withPuzzle(initialState, root).puzzle;
    const noted = withNote({ ...opened, cell: 2 }, 5);
    const turned = withTransform(noted, quarterTurn(shapeOf(root)));
    expect(turned.root).toMatchObject({ boxRows: 3, boxColumns: 2 });
    expect([5, 11, 17].map((cell) => turned.root.cells[cell])).toEqual(['1', '2', '.']);
    expect(turned.notes[17]).toBe(16);
    expect(turned.root.pencilmarks?.[11]).toBe(2);
    expect(withUndo(turned)).toMatchObject({ root, notes: noted.notes });
    expect(withRedo(withUndo(turned)).root).toEqual(turned.root);
  });
});

describe('the command beside puzzles made to measure', () => {
  const made: Collection = {
    id: 'made',
    begun: 0,
    size: 0,
    fields: { ...initialFields, seed: 'theirs' },
    puzzles: [],
  };
  const state = withShown(withMeasure(initialState, { nextSeed: 'next' }), made);

  it('has their seed, until the form asks for others', () => {
    expect(recipeAsked(state)).toMatchObject({ seed: 'theirs', count: 100 });
    expect(recipeAsked(withFields(state, { count: '99' }))).toMatchObject({ seed: 'next' });
    expect(recipeAsked(withFields(state, { symmetry: 'full' }))).toMatchObject({ seed: 'next' });
    expect(recipeAsked(withFields(state, { seed: 'own' }))).toMatchObject({ seed: 'own' });
    const opened = withShown(state, { ...made, file: 'theirs.txt' });
    expect(recipeAsked(opened)).toMatchObject({ seed: 'next' });
  });

  it('makes as many as there are', () => {
    expect(madeRecipeOf({ ...made, puzzles: [] })).toMatchObject({ seed: 'theirs', count: 0 });
  });
});
