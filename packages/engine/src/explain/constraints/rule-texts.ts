import type { Constraint } from '../../constraint/constraint.ts';
import { digitsOf } from '../../grid/digit-set.ts';
import { type Geometry, internGeometry, isJigsaw } from '../../grid/geometry.ts';
import { internPuzzle } from '../../grid/intern-puzzle.ts';
import { parityOf } from '../../notation/parts/parity.ts';
import type { Puzzle } from '../../search/puzzle.ts';
import type { Language } from '../language.ts';
import { englishKinds, kindSentence } from './kind-sentences.ts';
import { koreanKinds } from './korean-kinds.ts';

const KINDS = { en: englishKinds, ko: koreanKinds };

const REGIONS = {
  en: 'Each row, each column and each region holds each digit once.',
  ko: '가로줄, 세로줄, 영역마다 모든 숫자가 한 번씩 들어가요.',
};

/** What a constraint of this kind demands, in one sentence that does not name its cells. */
export function constraintRule(
  constraint: Constraint,
  geometry: Geometry,
  language: Language,
): string {
  return kindSentence(constraint, internGeometry(geometry), KINDS[language]);
}

/** The rules of a puzzle beside those of a classic one, each once, to be read beside its picture. */
export function ruleSentences(puzzle: Puzzle, language: Language): string[] {
  const { constraints = [], givens, pencilmarks } = internPuzzle(puzzle);
  const { geometry } = givens;
  const parities = Array.from(pencilmarks?.candidates ?? [], (set, cell): Constraint[] => {
    if (!parityOf(set, geometry.size)) return [];
    return [{ kind: 'sets', cells: [cell], sets: digitsOf(set).map((digit) => [digit]) }];
  });
  const all = [...constraints, ...parities.flat()];
  return [
    ...(isJigsaw(geometry) ? [REGIONS[language]] : []),
    ...new Set(all.map((constraint) => constraintRule(constraint, geometry, language))),
  ];
}
