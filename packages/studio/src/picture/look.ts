import { digitsOf } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Picture } from './picture.ts';
import { digitsIn, type PuzzleText, shapeOf } from './puzzle-text.ts';

/** How a cell looks at one moment of the search. */
export interface Look {
  readonly symbol: string;
  readonly as: 'given' | 'placed' | 'solved' | 'blank';
  readonly candidates: readonly number[];
  readonly isCurrent: boolean;
  readonly isDead: boolean;
  readonly isLatest: boolean;
}

/** How every cell looks. Without a picture, the cells show only the givens. */
export function looksOf(puzzle: PuzzleText, picture: Picture | undefined): Look[] {
  const { houses } = shapeOf(puzzle);
  const dead = typeof picture?.dead === 'object' ? picture.dead : undefined;
  const deadCells = dead && ('cell' in dead ? [dead.cell] : houses[dead.house]);
  return digitsIn(puzzle.cells).map((given, cell) => {
    const digit = given || (picture?.digits[cell] ?? 0);
    const placed = picture?.solved ? 'solved' : 'placed';
    const isLatest = given === 0 && picture?.last?.kind === 'placement';
    return {
      symbol: digit === 0 ? '' : symbolOf(digit),
      as: given ? 'given' : digit ? placed : 'blank',
      candidates: digit === 0 && picture ? digitsOf(picture.candidates[cell]) : [],
      isCurrent: picture?.current === cell,
      isDead: deadCells?.includes(cell) ?? false,
      isLatest: isLatest && picture?.last?.cell === cell,
    };
  });
}
