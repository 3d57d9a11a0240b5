import type { Cells, Constraint } from '../../constraint/constraint.ts';
import { areStraight, middlesOf } from '../../draw/constraint/points.ts';
import { formatCell } from '../../grid/coordinate.ts';
import { type Geometry, internGeometry } from '../../grid/geometry.ts';
import { parityIn } from '../../notation/parts/parity.ts';
import { symbolOf } from '../../notation/parts/symbol.ts';
import type { Language } from '../language.ts';
import { constraintNames } from './constraint-names.ts';

/** More cells in a straight line are named by the first and the last of them. */
const FEW = 3;

/** A constraint as a screen reader says it: `Killer cage of 3 cells, sum 15: r1c1, r1c2, r2c1`. */
export function constraintText(
  constraint: Constraint,
  geometry: Geometry,
  language: Language,
): string {
  const grid = internGeometry(geometry);
  const name = nameOf(constraint, grid, language);
  const facts = factsOf(constraint, language);
  const parts = partsOf(constraint, grid);
  if (parts.length === 0) return name;
  const count = new Set(parts.flat()).size;
  const counted = count > 2 ? countedName(count, name, language) : name;
  const cells = parts.map((part) => cellsText(part, grid, language)).join('; ');
  return `${[counted, ...facts].join(', ')}: ${cells}`;
}

function countedName(count: number, name: string, language: Language): string {
  return language === 'en' ? `${name} of ${count} cells` : `${count}칸 ${name}`;
}

/** The cells of a constraint, in the parts in which they are named. */
export function partsOf(constraint: Constraint, { size }: Geometry): readonly Cells[] {
  switch (constraint.kind) {
    case 'arrow':
      return [constraint.bulb, constraint.shaft];
    case 'equal':
      return constraint.parts;
    case 'diagonal': {
      const along = Array.from({ length: size }, (_, i) => i);
      return [along.map((i) => (constraint.down ? i : size - 1 - i) * size + i)];
    }
    default:
      return 'cells' in constraint ? [constraint.cells] : [];
  }
}

function cellsText(cells: Cells, geometry: Geometry, language: Language): string {
  const names = cells.map((cell) => formatCell(geometry, cell));
  if (names.length <= FEW || !areStraight(middlesOf(cells, geometry))) return names.join(', ');
  const [first, last] = [names[0], names[names.length - 1]];
  return language === 'en' ? `${first} to ${last}` : `${first}부터 ${last}까지`;
}

const WORDS = {
  en: {
    slow: 'Slow thermometer',
    odd: 'Odd cell',
    even: 'Even cell',
    less: 'smaller, then larger',
    sum: (sum: number) => `sum ${sum}`,
    difference: (value: number) => `difference ${value}`,
    ratio: (value: number) => `ratio ${value}`,
    apart: (value: number) => `at least ${value} apart`,
    modular: (value: number) => `modulo ${value}`,
    seen: (value: number) => `${value} seen`,
    digits: (digits: string) => `digits ${digits}`,
  },
  ko: {
    slow: '느린 온도계',
    odd: '홀수 칸',
    even: '짝수 칸',
    less: '작은 칸, 큰 칸',
    sum: (sum: number) => `합 ${sum}`,
    difference: (value: number) => `차 ${value}`,
    ratio: (value: number) => `${value}배`,
    apart: (value: number) => `차 ${value} 이상`,
    modular: (value: number) => `나누는 수 ${value}`,
    seen: (value: number) => `보이는 수 ${value}개`,
    digits: (digits: string) => `숫자 ${digits}`,
  },
};

function nameOf(constraint: Constraint, { size }: Geometry, language: Language): string {
  const words = WORDS[language];
  if (constraint.kind === 'thermo' && constraint.slow) return words.slow;
  if (constraint.kind === 'sets') {
    const parity = parityIn(constraint, size);
    if (parity) return words[parity];
  }
  if (constraint.kind === 'total') {
    if (constraint.value === 10) return 'X';
    if (constraint.value === 5) return 'V';
  }
  return constraintNames[constraint.kind][language];
}

function factsOf(constraint: Constraint, language: Language): string[] {
  const words = WORDS[language];
  switch (constraint.kind) {
    case 'killer':
      return constraint.sum === undefined ? [] : [words.sum(constraint.sum)];
    case 'sum':
    case 'sumline':
      return [words.sum(constraint.sum)];
    case 'sandwich':
    case 'total':
    case 'xsum':
      return [words.sum(constraint.value)];
    case 'difference':
    case 'modular':
    case 'ratio':
      return [words[constraint.kind](constraint.value)];
    case 'lockout':
    case 'whisper':
      return [words.apart(constraint.value)];
    case 'skyscraper':
      return [words.seen(constraint.value)];
    case 'less':
      return [words.less];
    case 'quadruple':
      return [words.digits(constraint.values.map(symbolOf).join(' '))];
    default:
      return [];
  }
}
