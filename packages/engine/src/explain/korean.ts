import { formatCell } from '../grid/coordinate.ts';
import { type Geometry, internGeometry } from '../grid/geometry.ts';
import { boxKindOf, housePlaceOf } from '../grid/house-name.ts';
import type { Candidate } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';
import { and, object } from './particle.ts';
import { joined, Phrase, say } from './phrase.ts';

const BOXES = { box: '상자', region: '영역' };
const KINDS = {
  row: '행',
  column: '열',
  box: `번 ${BOXES.box}`,
  region: `번 ${BOXES.region}`,
  diagonal: '에서 시작하는 대각선',
  window: '에서 시작하는 안쪽 상자',
  'disjoint-group': '에서 시작하는 같은 자리 묶음',
  'extra-region': '에서 시작하는 추가 영역',
};
const NUMBERS = ['', '한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'];

/** Korean phrases for the parts of a grid. The methods can be passed as functions. */
export class Korean {
  readonly geometry: Geometry;
  /** `상자`, or `영역` of a jigsaw */
  readonly box: string;

  constructor(geometry: Geometry) {
    this.geometry = internGeometry(geometry);
    this.box = BOXES[boxKindOf(this.geometry)];
  }

  readonly cell = (index: number): Phrase => new Phrase(formatCell(this.geometry, index), [index]);

  /** `r1c2와 r1c3`, `r1c2, r1c3, r1c4` */
  readonly cells = (indexes: readonly number[]): Phrase => list(indexes.map(this.cell));

  /** `4행`, `5번 상자`, `r1c1에서 시작하는 대각선` */
  readonly house = (index: number): Phrase => {
    const place = housePlaceOf(this.geometry, index);
    const which = 'number' in place ? place.number : formatCell(this.geometry, place.first);
    return new Phrase(`${which}${KINDS[place.kind]}`, [], [index]);
  };

  /** `4행과 9행`, `4행, 9행, 2번 상자` */
  readonly houses = (indexes: readonly number[]): Phrase => list(indexes.map(this.house));

  /** `r1c2와 r5c8에서 7을, r3c3에서 2와 5를` */
  readonly removals = (eliminations: readonly Candidate[]): Phrase =>
    joined(
      cellGroups(eliminations, this.geometry).map(
        (group) => say`${this.cells(group.cells)}에서 ${object(this.digits(group.digits))}`,
      ),
      ', ',
    );

  /** `3과 5`, `3, 5, 7` */
  readonly digits = (all: readonly number[]): string => list(all.map(String)).text;

  /** `두`, `세`, or `12` */
  readonly number = (count: number): string => NUMBERS[count] ?? `${count}`;
}

function list(items: readonly (string | Phrase)[]): Phrase {
  return items.length === 2 ? say`${and(items[0])} ${items[1]}` : joined(items, ', ');
}
