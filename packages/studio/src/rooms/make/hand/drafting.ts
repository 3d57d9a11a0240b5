import type { Constraint } from '@nonet/engine/constraint';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import type { BoardPointer } from '../../../board/board-pointer.ts';
import { withConstraints, withRegions } from '../../../puzzle/rules.ts';
import { withPuzzleState } from '../../../puzzle/state.ts';
import { withMore } from '../rules/constraint-list.ts';
import type { Drawing } from '../rules/drawing.ts';
import { drawnConstraints } from '../rules/drawn-constraints.ts';
import { seenFromOutside, withCell } from '../rules/path.ts';
import { areWhole, type Regions } from '../rules/regions.ts';
import { type Gesture, gestureOf, isNumberKept, type Tool, toolNamed } from '../rules/tools.ts';
import { type HasMake, makeOf, withMake } from './slice.ts';

/** The tool that paints regions instead of drawing constraints. */
export const REGIONS = 'regions';

export function constraintsOf({ constraints = [] }: PlainPuzzle): readonly Constraint[] {
  return constraints;
}

export function withDrawing<S extends HasMake>(state: S, change: Partial<Drawing>): S {
  return withMake(state, { drawing: { ...makeOf(state).drawing, ...change } });
}

/** The regions as they are painted. */
export function regionsOf(state: HasMake): Regions {
  return makeOf(state).drawing.regions ?? [...shapeOf(state.puzzle.root).box];
}

/** Draws with the pointer. What is drawn becomes a constraint when the pointer is released. */
export function withPointer<S extends HasMake>(state: S, { kind, cell }: BoardPointer): S {
  if (kind === 'long') return state;
  const at = kind === 'up' ? state : withPuzzleState(state, { cell });
  const { path, tool: id = '' } = makeOf(state).drawing;
  if (id === REGIONS) return kind === 'up' ? state : withPainted(at, cell);
  const tool = toolNamed(id);
  if (!tool) return at;
  const gesture = gestureOf(tool);
  if (kind === 'up') return isComplete(gesture, path, state) ? withDrawn(state, tool) : state;
  const goesOn =
    kind === 'enter' || gesture === 'cells' || (gesture !== 'line' && path.length === 1);
  const isTakenBack = kind === 'down' && gesture === 'cells' && path.includes(cell);
  if (isTakenBack) return withDrawing(at, { path: path.filter((one) => one !== cell) });
  return withChosen(at, goesOn ? path : [], gesture);
}

/** Chooses the current cell with the keyboard. Chosen twice, it ends what is drawn. */
export function withEnter<S extends HasMake>(state: S): S {
  const { path, tool: id = '' } = makeOf(state).drawing;
  const { cell } = state.puzzle;
  if (id === REGIONS) return withPainted(state, cell);
  const tool = toolNamed(id);
  if (!tool) return state;
  if (path.at(-1) === cell) return withDrawn(state, tool);
  const gesture = gestureOf(tool);
  const next = withChosen(state, path, gesture);
  const isEnd = gesture === 'cell' || (!isLong(gesture) && path.length > 0);
  return isEnd ? withDrawn(next, tool) : next;
}

/** Lets go of the chosen cells, or else of the tool. */
export function withEscape<S extends HasMake>(state: S): S {
  const { path } = makeOf(state).drawing;
  const tool = path.length > 0 ? {} : { tool: undefined };
  return withDrawing(state, { ...tool, path: [], refusal: undefined });
}

/** Makes the constraint of the chosen cells, or says why there is none. */
export function withDrawn<S extends HasMake>(state: S, tool: Tool): S {
  const { numbers, path } = makeOf(state).drawing;
  const { root } = state.puzzle;
  const drawn = drawnConstraints(tool, path, numbers[tool.id] ?? '', shapeOf(root));
  if ('refusal' in drawn) return withDrawing(state, { path: [], refusal: drawn.refusal });
  const kept = isNumberKept(tool) ? numbers : { ...numbers, [tool.id]: '' };
  const list = withMore(constraintsOf(root), drawn.constraints);
  return {
    ...withDrawing(state, { numbers: kept }),
    puzzle: withConstraints(state.puzzle, list),
  };
}

function withChosen<S extends HasMake>(state: S, path: readonly number[], gesture: Gesture): S {
  const { cell, root } = state.puzzle;
  return withDrawing(state, {
    path: withCell(path, cell, gesture, shapeOf(root)),
    refusal: undefined,
  });
}

/** Whether any number of cells can be chosen. */
function isLong(gesture: Gesture): boolean {
  return gesture === 'line' || gesture === 'cells';
}

/** Whether what is drawn is complete when the pointer is released. */
function isComplete(gesture: Gesture, path: readonly number[], { puzzle }: HasMake): boolean {
  if (gesture === 'cells') return false;
  if (gesture === 'cell' || path.length > 1) return path.length > 0;
  const isClue = gesture === 'outside' && path.length === 1;
  return isClue && seenFromOutside(path, shapeOf(puzzle.root)) !== undefined;
}

/** Paints a cell. When all regions are whole, they become those of the puzzle. */
function withPainted<S extends HasMake>(state: S, cell: number): S {
  const { region } = makeOf(state).drawing;
  const before = regionsOf(state);
  if (before[cell] === region) return state;
  const regions = before.with(cell, region);
  if (!areWhole(regions, shapeOf(state.puzzle.root))) return withDrawing(state, { regions });
  const done = withDrawing(state, { regions: undefined });
  return { ...done, puzzle: withRegions(state.puzzle, regions) };
}
