import type { Constraint, ConstraintKind } from '../../constraint/constraint.ts';
import { geometryOfSize } from '../../grid/geometry.ts';
import type { PuzzleRecord } from '../notation.ts';
import { fieldNamed } from '../parts/fields.ts';
import { partsOf } from '../parts/row.ts';
import { symbolOf } from '../parts/symbol.ts';
import { IPUZ_FIELDS } from './ipuz-object.ts';
import { DIAGONALS, type IpuzKind } from './ipuz-rules.ts';

/** What the JSON of ipuz.org can contain besides the givens. */
export const IPUZ_PARTS: readonly string[] = [
  'solution',
  'name',
  'regions',
  'constraints',
  ...IPUZ_FIELDS,
];

/** The inverse of `readIpuz`. */
export function formatIpuz(record: PuzzleRecord): string {
  const { fields, givens, name, solution } = record;
  const { geometry } = givens;
  const { size } = geometry;
  const { cages, isDiagonal, first } = rulesOf(record);
  const isUsual = geometry === geometryOfSize(size);
  const kinds: IpuzKind[] = [];
  if (cages.length > 0) kinds.push('killer');
  if (isDiagonal) kinds.push('diagonal');
  if (!isUsual) kinds.push('jigsaw');
  const symbols = Array.from({ length: size }, (_, at) => symbolOf(at + 1)).join('');
  const rowsOf = (digits: ArrayLike<number>) =>
    partsOf(
      Array.from(digits, (digit) => (digit > 0 && size > 9 ? symbolOf(digit) : digit)),
      size,
    );
  const placesOf = (cells: ArrayLike<number>) =>
    Array.from(cells, (cell) => [(cell % size) + first, Math.floor(cell / size) + first]);
  return JSON.stringify({
    version: 'http://ipuz.org/v2',
    kind: kinds.length > 0 ? kinds.map(addressOf) : ['http://ipuz.org/sudoku#1'],
    title: name,
    ...Object.fromEntries(IPUZ_FIELDS.map((key) => [key, fieldNamed(fields, key)])),
    charset: symbols,
    ...(!isUsual && {
      boxes: false,
      zones: geometry.houses.slice(2 * size, 3 * size).map((box) => ({ cells: placesOf(box) })),
    }),
    ...(cages.length > 0 && {
      cages: cages.map(({ cells, sum }) => ({ cells: placesOf(cells), type: '+', value: sum })),
    }),
    puzzle: rowsOf(givens.digits),
    solution: solution && rowsOf(solution.digits),
  });
}

/** The kinds of constraints that ipuz has no word for. */
export function kindsWithoutIpuz(record: PuzzleRecord): readonly ConstraintKind[] {
  return [...new Set(rulesOf(record).lost.map(({ kind }) => kind))];
}

type Cage = Constraint & { readonly kind: 'killer'; readonly sum: number };

interface WrittenRules {
  readonly cages: readonly Cage[];
  readonly isDiagonal: boolean;
  /** The number of the first row and column. */
  readonly first: number;
  readonly lost: readonly Constraint[];
}

function rulesOf({ constraints = [], givens: { geometry } }: PuzzleRecord): WrittenRules {
  const isDiagonal = DIAGONALS.every(({ down }) =>
    constraints.some((rule) => rule.kind === 'diagonal' && rule.down === down),
  );
  const others = constraints.filter(({ kind }) => !(isDiagonal && kind === 'diagonal'));
  const cages = others.filter(isCage);
  const { size } = geometry;
  const numbers = cages.flatMap(({ cells }) =>
    cells.flatMap((cell) => [cell % size, Math.floor(cell / size)]),
  );
  // A reader can tell the count from a cell in the last row or column, or else in the first.
  const isTold = geometry !== geometryOfSize(size) || numbers.includes(size - 1);
  const first = isTold ? 1 : 0;
  const isLost = !isTold && !numbers.includes(0);
  return {
    cages: isLost ? [] : cages,
    isDiagonal,
    first,
    lost: isLost ? others : others.filter((rule) => !isCage(rule)),
  };
}

function isCage(rule: Constraint): rule is Cage {
  return rule.kind === 'killer' && rule.sum !== undefined;
}

function addressOf(kind: IpuzKind): string {
  return `http://ipuz.org/sudoku/${kind}sudoku#1`;
}
