import { parseCell } from '../../../src/grid/coordinate.ts';
import type { Geometry } from '../../../src/grid/geometry.ts';
import { houseName } from '../../../src/grid/house-name.ts';
import type { Candidate } from '../../../src/technique/step.ts';

/** A part of a sentence that has no known form. */
export class Unread extends Error {}

/** A claim about some cells: one of them has the digit, or none has it. */
export interface Statement {
  readonly cells: readonly number[];
  readonly digit: number;
  readonly on: boolean;
}

/** Some cells and all their candidates. */
export interface NamedSet {
  readonly cells: readonly number[];
  readonly digits: readonly number[];
}

const WORDS = 'corner|cell|corners|cells|four corners|these cells';
const NUMBERS = 'no one two three four five six seven eight nine'.split(' ');
const KINDS = ['row', 'column', 'box', 'region'];

const CELL = 'r\\d+c\\d+';
const NUMBERED = '(?:row|column|box|region) \\d+';
const EXTRA = `the (?:diagonal from|window at|disjoint group of|extra region at) ${CELL}`;
const HOUSE = `(?:${NUMBERED}|${EXTRA})`;
const list = (item: string, last: string) => `${item}(?:(?:, ${item})* ${last} ${item})?`;
const CELLS = list(CELL, 'and');
export const HOUSES: string = `(?:(?:rows|columns|boxes|regions) ${list('\\d+', 'and')}|${list(HOUSE, 'and')})`;
const STATEMENT = `(?:${list(CELL, 'or')} is (?:not )?\\d+|none of ${CELLS} is \\d+|neither ${CELL} nor ${CELL} is \\d+)`;
const REMOVAL = `${list('\\d+', 'and')} from ${CELLS}`;

/** What a placeholder of a template matches. */
const TYPES: Readonly<Record<string, string>> = {
  amount: `${CELL}|the sum of ${CELLS}`,
  all: 'both|all \\w+',
  anyCell: list(CELL, 'or'),
  anyDigit: list('\\d+', 'or'),
  are: 'is|are both|are all',
  box: 'box|region',
  cell: CELL,
  cells: CELLS,
  depth: 'If|If moreover|If on top of that',
  digit: '\\d+',
  digits: list('\\d+', 'and'),
  facts: `${CELL}.+`,
  fits: 'fit|fits',
  has: 'has|have',
  house: HOUSE,
  houses: HOUSES,
  is: 'is|are',
  it: 'it|them',
  letter: '[A-Z]',
  number: `\\d+|${NUMBERS.join('|')}`,
  Number: NUMBERS.map((it) => it[0].toUpperCase() + it.slice(1))
    .join('|')
    .concat('|\\d+'),
  removals: `${REMOVAL}(?:(?:, and|; and|;) ${REMOVAL})*`,
  rest: '.+',
  which: 'these|the other',
  word: WORDS,
  suppose: 'Suppose that|Suppose moreover that|Suppose further that',
  set: `${CELLS} \\(\\d+(?:, \\d+)*\\)`,
  statement: STATEMENT,
};

/** A sentence with placeholders, such as `In {house}, {digit} fits only in {cells}.` */
export function templateOf(text: string): RegExp {
  const source = text
    .split(/(\{[^}]+\})/)
    .map((part) => {
      const [, name, type = name] = /^\{(\w+)(?::(\w+))?\}$/.exec(part) ?? [];
      if (name === undefined) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (!(type in TYPES)) throw new Error(`expected a type of term, got ${type}`);
      return `(?<${name}>${TYPES[type]})`;
    })
    .join('');
  return new RegExp(`^${source}$`);
}

/** What the placeholders of a sentence stand for. */
export class Terms {
  private readonly geometry: Geometry;
  private readonly groups: Readonly<Record<string, string>>;

  constructor(geometry: Geometry, groups: Readonly<Record<string, string>>) {
    this.geometry = geometry;
    this.groups = groups;
  }

  text(name: string): string {
    return this.groups[name];
  }

  cell(name: string): number {
    return this.cells(name)[0];
  }

  cells(name: string): number[] {
    return this.cellsIn(this.groups[name]);
  }

  digit(name = 'digit'): number {
    return Number(this.groups[name]);
  }

  digits(name = 'digits'): number[] {
    return digitsIn(this.groups[name]);
  }

  house(name = 'house'): number {
    return this.houses(name)[0];
  }

  houses(name = 'houses'): number[] {
    return this.housesIn(this.groups[name]);
  }

  housesIn(text: string): number[] {
    const [, plural, numbers] = /^(rows|columns|boxes|regions) (.+)$/.exec(text) ?? [];
    const { geometry } = this;
    const start = (kind: string): number => geometry.size * Math.min(2, KINDS.indexOf(kind));
    if (plural) {
      const first = start(plural.replace(/e?s$/, ''));
      return digitsIn(numbers).map((it) => first + it - 1);
    }
    return [...text.matchAll(new RegExp(HOUSE, 'g'))].map(([name]) => {
      const [kind, number] = name.split(' ');
      if (kind !== 'the') return start(kind) + Number(number) - 1;
      return geometry.houses.findIndex((_, house) => houseName(geometry, house) === name);
    });
  }

  /** A number as a word or in digits. */
  number(name = 'number'): number {
    const text = this.groups[name].toLowerCase();
    return NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text);
  }

  /** `r1c1 and r1c2 (1, 2, 3)` */
  set(name: string): NamedSet {
    const [cells, digits] = this.groups[name].split('(');
    return { cells: this.cellsIn(cells), digits: digitsIn(digits) };
  }

  statement(name = 'statement'): Statement {
    return this.statementIn(this.groups[name]);
  }

  statementIn(text: string): Statement {
    if (!new RegExp(`^${STATEMENT}$`).test(text)) throw new Unread(text);
    const on = !/ is not |^none|^neither/.test(text);
    const digit = Number(/\d+$/.exec(text)?.[0]);
    return { cells: this.cellsIn(text), digit, on };
  }

  /** `7 from r1c2 and r5c8, and 2 and 5 from r3c3` */
  removals(name = 'removals'): Candidate[] {
    return [...this.groups[name].matchAll(new RegExp(REMOVAL, 'g'))].flatMap(([text]) => {
      const [digits, cells] = text.split(' from ');
      return this.cellsIn(cells).flatMap((cell) =>
        digitsIn(digits).map((digit) => cell * this.geometry.size + digit - 1),
      );
    });
  }

  cellsIn(text: string): number[] {
    return [...text.matchAll(/r\d+c\d+/g)].map(([name]) => {
      const cell = parseCell(this.geometry, name);
      if (cell === undefined) throw new Unread(name);
      return cell;
    });
  }
}

function digitsIn(text: string): number[] {
  return [...text.matchAll(/\d+/g)].map(([digit]) => Number(digit));
}
