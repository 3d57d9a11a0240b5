import type { Constraint } from '@nonet/engine/constraint';
import { type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import type { BoardLayer } from '../../../board/board-layer.ts';
import { drawnConstraints } from '../rules/drawn-constraints.ts';
import { gestureOf, toolNamed } from '../rules/tools.ts';
import { constraintsOf, REGIONS, regionsOf } from './drafting.ts';
import { type HasMake, makeOf } from './slice.ts';

/** The puzzle without hidden constraints, and with the one that is being drawn. */
export function puzzleShown(state: HasMake): PlainPuzzle {
  const { hidden } = makeOf(state).drawing;
  const { text } = state.puzzle;
  const draft = draftOf(state);
  if (hidden.length + draft.length === 0) return text;
  const shown = constraintsOf(text).filter((one) => !hidden.includes(one));
  return { ...text, constraints: [...shown, ...draft] };
}

/** The chosen cells, and the regions while they are painted. */
export function drawingLayers(state: HasMake): readonly BoardLayer[] {
  const { path, tool } = makeOf(state).drawing;
  const colours = tool === REGIONS ? regionsOf(state).map((region) => 2 ** (region % 9)) : [];
  return [
    { kind: 'cells', cells: path, look: 'selected' },
    { kind: 'colours', colours },
  ];
}

/**
 * What the chosen cells would become. A clue outside the grid is not shown before it is there, because
 * the grid makes room for it, and the pointer would be over another cell.
 */
function draftOf(state: HasMake): readonly Constraint[] {
  const { numbers, path, tool: id = '' } = makeOf(state).drawing;
  const tool = path.length > 1 ? toolNamed(id) : undefined;
  if (!tool || gestureOf(tool) === 'outside') return [];
  const drawn = drawnConstraints(tool, path, numbers[id] ?? '', shapeOf(state.puzzle.text));
  return 'constraints' in drawn ? drawn.constraints : [];
}
