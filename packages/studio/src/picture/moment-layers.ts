import type { Layer } from '@nonet/engine/draw';
import { digitsIn, type PlainPuzzle, shapeOf } from '@nonet/engine/notation';
import type { Picture } from './picture.ts';
import { ruleLayers } from './rule-layers.ts';

/** The grid at a moment of the search. Without a picture it shows only the givens. */
export function momentLayers(
  puzzle: PlainPuzzle,
  picture: Picture | undefined,
  { showsCandidates }: { readonly showsCandidates: boolean },
): Layer[] {
  const givens = digitsIn(puzzle.cells);
  const given = { kind: 'digits', digits: givens, as: 'given' } as const;
  if (!picture) return [...ruleLayers(puzzle), given];
  const { candidates, current, dead, digits, last, solved } = picture;
  const isLatest = last?.kind === 'placement' && givens[last.cell] === 0;
  return [
    ...ruleLayers(puzzle),
    { kind: 'cells', cells: isLatest ? [last.cell] : [], look: 'latest' },
    { kind: 'cells', cells: current === undefined ? [] : [current], look: 'current' },
    { kind: 'cells', cells: deadCells(dead, puzzle), look: 'dead' },
    { kind: 'digits', digits, as: solved ? 'solution' : 'placed' },
    given,
    ...(showsCandidates ? [{ kind: 'notes' as const, notes: candidates }] : []),
  ];
}

function deadCells(dead: Picture['dead'], puzzle: PlainPuzzle): readonly number[] {
  if (typeof dead !== 'object') return [];
  return 'cell' in dead ? [dead.cell] : Array.from(shapeOf(puzzle).houses[dead.house]);
}
