import { formatCell } from '../grid/coordinate.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import type { Candidate } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';
import { and, object } from './particle.ts';

const KINDS = ['행', '열', '번 상자'];
const NUMBERS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];

/** Korean phrases for the parts of a grid. The methods can be passed as functions. */
export class Korean {
  readonly geometry: Geometry;

  constructor(geometry: Geometry) {
    this.geometry = internGeometry(geometry);
  }

  readonly cell = (index: number): string => formatCell(this.geometry, index);

  /** `r1c2와 r1c3`, `r1c2, r1c3, r1c4` */
  readonly cells = (indexes: readonly number[]): string => list(indexes.map(this.cell));

  /** `4행`, `5번 상자` */
  readonly house = (index: number): string => {
    const { size } = this.geometry;
    return `${(index % size) + 1}${KINDS[Math.floor(index / size)]}`;
  };

  /** `4행과 9행`, `4행, 9행, 2번 상자` */
  readonly houses = (indexes: readonly number[]): string => list(indexes.map(this.house));

  /** `r1c2와 r5c8에서 7을, r3c3에서 2와 5를` */
  readonly removals = (eliminations: readonly Candidate[]): string =>
    cellGroups(eliminations, this.geometry)
      .map((group) => `${this.cells(group.cells)}에서 ${object(this.digits(group.digits))}`)
      .join(', ');

  /** `3과 5`, `3, 5, 7` */
  readonly digits = (all: readonly number[]): string => list(all.map(String));

  /** `두`, `세`, or `12` */
  readonly number = (count: number): string => NUMBERS[count] ?? `${count}`;
}

function list(items: readonly string[]): string {
  return items.length === 2 ? `${and(items[0])} ${items[1]}` : items.join(', ');
}
