import type { Constraint } from '../../constraint/constraint.ts';
import { innerBoxesOf } from '../../constraint/inner-boxes.ts';
import type { DigitSet } from '../../grid/digit-set.ts';
import { type Geometry, internGeometry } from '../../grid/geometry.ts';
import { parityOf } from '../../notation/parts/parity.ts';
import { cageMarks, parityMark, quadrupleMarks, setsMarks } from './group-marks.ts';
import { arrowMarks, diagonalMark, equalMarks, lineLabel, lineMarks } from './line-marks.ts';
import type { Mark } from './mark.ts';
import { type Clue, clueMarks, isSeenFromOutside } from './outside-clues.ts';
import { pairMarks } from './pair-marks.ts';

/** What the drawing of a constraint has. */
interface Picture {
  readonly marks?: readonly Mark[];
  /** The text in the corner of its first cell. */
  readonly label?: string | undefined;
  /** What stands outside the grid. */
  readonly clue?: Clue;
}

/**
 * The drawing of constraints. Rules for all cells, such as an anti-knight, have none. Cells whose
 * pencilmarks are all odd or all even digits have a circle or a square.
 */
export function constraintMarks(
  geometry: Geometry,
  constraints: readonly Constraint[],
  pencilmarks?: ArrayLike<DigitSet>,
): Mark[] {
  const grid = internGeometry(geometry);
  const pictures = constraints.map((constraint) => ({
    cells: firstCells(constraint),
    ...pictureOf(constraint, grid),
  }));
  const before = new Map<number, number>();
  const labels = pictures.flatMap(({ cells, label: text }): Mark[] => {
    if (text === undefined) return [];
    const cell = Math.min(...cells);
    const place = before.get(cell) ?? 0;
    before.set(cell, place + 1);
    return [{ shape: 'label', cell, text, place }];
  });
  const clues = pictures.flatMap(({ clue }) => clue ?? []);
  const parities = Array.from(pencilmarks ?? []).flatMap((set, cell) => {
    const parity = parityOf(set, grid.size);
    return parity ? [parityMark(cell, parity, grid)] : [];
  });
  return [
    ...parities,
    ...pictures.flatMap(({ marks = [] }) => marks),
    ...labels,
    ...clueMarks(clues, grid),
  ];
}

/** The label of a line stands at its beginning, that of a cage at its top left cell. */
function firstCells(constraint: Constraint): readonly number[] {
  if (constraint.kind === 'arrow' || !('cells' in constraint)) return [];
  return lineLabel(constraint) === undefined ? constraint.cells : [constraint.cells[0]];
}

/** What stands around a number, so that no two kinds of clues outside the grid look alike. */
const CLUE_LOOKS = { sandwich: 'bars', skyscraper: 'tower', xsum: undefined } as const;

function pictureOf(constraint: Constraint, geometry: Geometry): Picture {
  switch (constraint.kind) {
    case 'antiking':
    case 'antiknight':
    case 'disjoint':
    case 'negative':
    case 'nonconsecutive':
      return {};
    case 'diagonal':
      return { marks: [diagonalMark(constraint.down, geometry)] };
    case 'windoku':
      return {
        marks: innerBoxesOf(geometry).map((cells) => ({ shape: 'area', cells, fill: 'tint' })),
      };
    case 'unique':
      return {
        marks: [{ shape: 'area', cells: constraint.cells, fill: 'tint', edge: 'solid' }],
      };
    case 'difference':
    case 'less':
    case 'pair':
    case 'ratio':
    case 'total':
      return { marks: pairMarks(constraint, geometry) };
    case 'killer':
      return {
        marks: cageMarks(constraint.cells, 'dashed', geometry),
        label: constraint.sum === undefined ? undefined : `${constraint.sum}`,
      };
    case 'sum': {
      const { cells, sum } = constraint;
      const text = `${sum}`;
      if (isSeenFromOutside(cells, geometry)) return { clue: { cells, text } };
      return { marks: cageMarks(cells, 'solid', geometry), label: text };
    }
    case 'arrow':
      return { marks: arrowMarks(constraint, geometry) };
    case 'equal':
      return { marks: equalMarks(constraint, geometry) };
    case 'quadruple':
      return quadrupleMarks(constraint, geometry);
    case 'sets':
      return setsMarks(constraint, geometry);
    case 'sandwich':
    case 'skyscraper':
    case 'xsum': {
      const { cells, kind, value } = constraint;
      const text = `${value}`;
      if (cells.length > 1 && isSeenFromOutside(cells, geometry)) {
        return { clue: { cells, text, look: CLUE_LOOKS[kind] } };
      }
      return { marks: cageMarks(cells, 'solid', geometry), label: text };
    }
    default:
      return { marks: lineMarks(constraint, geometry), label: lineLabel(constraint) };
  }
}
