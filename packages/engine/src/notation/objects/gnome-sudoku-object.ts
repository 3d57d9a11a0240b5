import { CLASSIC, type Geometry, isClassic } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { textFields } from '../parts/fields.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import { ruleBeside } from '../parts/json-rules.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { digitFault, isDigit, structureFault, variant } from './object-fault.ts';

// The games that GNOME Sudoku saves (lib/sudoku-saver.vala in gitlab.gnome.org/GNOME/gnome-sudoku).
// `cells` lists the cells that are not empty, such as
// `{"position": [0, 4], "value": 7, "fixed": true, "earmarks": []}`. Digits that are not fixed and
// earmarks are the player's, and are not read.

const KEYS: ReadonlySet<string> = new Set(['cells']);

export function isGnomeSudoku(root: JsonNode): boolean {
  const cells = memberOf(root, 'cells');
  const [first] = cells?.kind === 'array' ? cells.items : [];
  return memberOf(first, 'position') !== undefined && memberOf(first, 'fixed') !== undefined;
}

export function readGnomeSudoku(root: JsonNode, wanted: Geometry = CLASSIC): RecordContent | Fault {
  const { boxRows, boxColumns } = CLASSIC;
  if (!isClassic(wanted)) {
    const shape = `${wanted.boxRows}x${wanted.boxColumns}`;
    const found = { id: 'box-shape', shape: `${boxRows}x${boxColumns}` } as const;
    return { ...structureFault({ id: 'box-shape', shape }, found), index: root.from };
  }
  const rule = ruleBeside(root, KEYS);
  if (rule) return variant(rule.phrase, rule.index);
  const { size } = CLASSIC;
  const digits = new Uint8Array(CLASSIC.cells);
  const cells = memberOf(root, 'cells');
  for (const node of cells?.kind === 'array' ? cells.items : []) {
    const position = memberOf(node, 'position');
    const [row, column] = position?.kind === 'array' ? position.items.map(numberIn) : [];
    if (!isIndex(row, size) || !isIndex(column, size)) {
      return {
        ...structureFault({ id: 'cell-name', size }, { id: 'other-value' }),
        index: node.from,
      };
    }
    if (isNothing(memberOf(node, 'fixed'))) continue;
    const cell = row * size + column;
    const digit = numberIn(memberOf(node, 'value'));
    if (!isDigit(digit, size)) {
      return { ...digitFault(CLASSIC, cell, { id: 'other-value' }), index: node.from };
    }
    digits[cell] = digit;
  }
  const fields = textFields({ level: textOf(memberOf(root, 'difficulty_category')) });
  return { givens: { geometry: CLASSIC, digits }, ...(fields.length > 0 && { fields }) };
}

function isIndex(value: number | undefined, size: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value < size;
}
