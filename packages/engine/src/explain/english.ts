import { formatCell } from '../grid/coordinate.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { boxKindOf, houseName, housePlaceOf } from '../grid/house-name.ts';
import type { Candidate } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';
import { joined, type Part, Phrase, say } from './phrase.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** English phrases for the parts of a grid. The methods can be passed as functions. */
export class English {
  readonly geometry: Geometry;
  /** `box`, or `region` of a jigsaw */
  readonly box: string;

  constructor(geometry: Geometry) {
    this.geometry = internGeometry(geometry);
    this.box = boxKindOf(this.geometry);
  }

  readonly cell = (index: number): Phrase => new Phrase(formatCell(this.geometry, index), [index]);

  /** `r1c2, r1c3 and r1c4` */
  readonly cells = (indexes: readonly number[]): Phrase => this.list(indexes.map(this.cell), 'and');

  /** `r1c2, r1c3 or r1c4` */
  readonly anyCell = (indexes: readonly number[]): Phrase =>
    this.list(indexes.map(this.cell), 'or');

  /** `row 4`, `the diagonal from r1c1` */
  readonly house = (index: number): Phrase =>
    new Phrase(houseName(this.geometry, index), [], [index]);

  /** `rows 4 and 9`, or `row 4 and box 2` */
  readonly houses = (indexes: readonly number[]): Phrase => {
    const places = indexes.map((index) => housePlaceOf(this.geometry, index));
    const [{ kind }] = places;
    const numbers = places.flatMap((it) =>
      'number' in it && it.kind === kind ? `${it.number}` : [],
    );
    if (indexes.length < 2 || numbers.length < indexes.length) {
      return this.list(indexes.map(this.house), 'and');
    }
    return new Phrase(`${plural(kind)} ${this.list(numbers, 'and')}`, [], indexes);
  };

  /** `7 from r1c2 and r5c8, and 2 and 5 from r3c3` */
  readonly removals = (eliminations: readonly Candidate[]): Phrase => {
    const groups = cellGroups(eliminations, this.geometry).map(
      (group) => say`${this.digits(group.digits)} from ${this.cells(group.cells)}`,
    );
    if (groups.length < 3) return joined(groups, ', and ');
    return say`${joined(groups.slice(0, -1), '; ')}; and ${groups[groups.length - 1]}`;
  };

  /** `3, 5 and 7` */
  readonly digits = (all: readonly number[]): string => this.list(all, 'and').text;

  /** `3, 5 or 7` */
  readonly anyDigit = (all: readonly number[]): string => this.list(all, 'or').text;

  /** `a`, `a and b`, `a, b and c` */
  readonly list = (items: readonly Part[], last: 'and' | 'or'): Phrase =>
    items.length < 2
      ? joined(items, '')
      : say`${joined(items.slice(0, -1), ', ')} ${last} ${items[items.length - 1]}`;

  /** `two` */
  readonly number = (count: number): string => NUMBERS[count] ?? `${count}`;

  /** `both` for two, otherwise `all three` */
  readonly all = (count: number): string => (count === 2 ? 'both' : `all ${this.number(count)}`);

  /** `has` for one cell, `have` for more */
  readonly have = (indexes: readonly number[]): string => (indexes.length > 1 ? 'have' : 'has');

  /** `a 7`, `an 8`, `an X-Wing` */
  readonly a = (noun: string): string =>
    /^(8|11$|18$|[AEIX])/.test(noun) ? `an ${noun}` : `a ${noun}`;

  /** `an X-Wing`, `a Locked Candidates step` */
  readonly aStep = (technique: string): string =>
    technique.endsWith('s') ? `${this.a(technique)} step` : this.a(technique);

  /** The first letter in upper case. */
  readonly capital = (text: string): string => text[0].toUpperCase() + text.slice(1);
}

function plural(noun: string): string {
  return noun === 'box' ? 'boxes' : `${noun}s`;
}
