import type { Layer } from '@nonet/engine/draw';
import { type Look, looksOf } from './look.ts';
import type { Picture } from './picture.ts';
import { digitsIn, type PuzzleText } from './puzzle-text.ts';

/** The grid at a moment of the search, as the page shows it. */
export function momentLayers(
  puzzle: PuzzleText,
  picture: Picture,
  { showsCandidates }: { readonly showsCandidates: boolean },
): Layer[] {
  const looks = looksOf(puzzle, picture);
  const cellsThat = (have: (look: Look) => boolean): number[] =>
    looks.flatMap((look, cell) => (have(look) ? [cell] : []));
  // The cross of a dead end takes the place of the candidates.
  const notes = picture.candidates.map((set, cell) => (looks[cell].isDead ? 0 : set));
  return [
    { kind: 'cells', cells: cellsThat(({ isLatest }) => isLatest), look: 'latest' },
    { kind: 'cells', cells: cellsThat(({ isCurrent }) => isCurrent), look: 'current' },
    { kind: 'cells', cells: cellsThat(({ isDead }) => isDead), look: 'dead' },
    { kind: 'digits', digits: picture.digits, as: picture.solved ? 'solution' : 'placed' },
    { kind: 'digits', digits: digitsIn(puzzle.cells), as: 'given' },
    ...(showsCandidates ? [{ kind: 'notes' as const, notes }] : []),
  ];
}
