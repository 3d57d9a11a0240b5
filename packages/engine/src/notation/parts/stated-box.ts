import {
  type Geometry,
  geometry as geometryOf,
  geometryOfSize,
  isBoxShape,
} from '../../grid/geometry.ts';
import { verbatim } from '../phrase.ts';
import type { Fault } from './fault.ts';
import { numberIn } from './json-node.ts';
import type { JsonNode } from './json-text.ts';
import { wordOf } from './rule-names.ts';

// JSON and CSV state the shape of the boxes in many ways: `"box": "3x2"`, `"boxSize": [3, 2]`,
// `"boxWidth": 2, "boxHeight": 3`. A width is a number of columns.

/** A member of an object, or a column. */
export type Member = readonly [name: string, value: JsonNode];

interface Sides {
  readonly rows?: number | undefined;
  readonly columns?: number | undefined;
}

/** The rows and columns of a box, as a text states them. */
export interface StatedBox extends Sides {
  /** Where the shape is stated. */
  readonly index: number;
  /** Whether its names may also mean the grid. */
  readonly isLoose: boolean;
}

const BOX = '(?:box|block|region|subgrid)(?:e?s)?';
const NAMES = {
  whole: new RegExp(`^${BOX}(?:size|shape|dims?|dimensions?)?$`),
  rows: new RegExp(`^(?:${BOX}(?:rows?|height|h)|rowsper${BOX})$`),
  columns: new RegExp(`^(?:${BOX}(?:columns?|cols?|width|w)|(?:columns|cols)per${BOX})$`),
};
/** `"width": 9, "height": 9` is the grid, and `"width": 3, "height": 2` is a box of a 6×6 grid. */
const LOOSE_NAMES = {
  whole: /^size$/,
  rows: /^(?:rows|height)$/,
  columns: /^(?:columns|cols|width)$/,
};

/** Whether members of this name are examined. */
export function mayStateBox(name: string): boolean {
  return /box|block|region|subgrid|size|width|height|rows|col/i.test(name);
}

/** The shape of the boxes that members state. Undefined if they state none. */
export function statedBox(members: Iterable<Member>): StatedBox | undefined {
  const some = Array.from(members).filter(([name]) => mayStateBox(name));
  if (some.length === 0) return undefined;
  return boxAmong(some, false) ?? boxAmong(some, true);
}

function boxAmong(members: readonly Member[], isLoose: boolean): StatedBox | undefined {
  const names = isLoose ? LOOSE_NAMES : NAMES;
  let [rows, columns, index]: (number | undefined)[] = [];
  for (const [name, node] of members) {
    const word = wordOf(name);
    const whole = names.whole.test(word) ? sidesIn(node) : undefined;
    if (whole) return { ...whole, index: node.from, isLoose };
    if (names.rows.test(word)) rows ??= numberIn(node);
    else if (names.columns.test(word)) columns ??= numberIn(node);
    else continue;
    index ??= node.from;
  }
  return rows || columns ? { rows, columns, index: index!, isLoose } : undefined;
}

/** Reads "3x2", [3, 2], {"rows": 3, "columns": 2} or {"height": 3, "width": 2}. */
function sidesIn(node: JsonNode): Sides | undefined {
  if (node.kind === 'object') return statedBox(node.members);
  const numbers =
    node.kind === 'string'
      ? /^\s*(\d{1,2})\s*[x×*]\s*(\d{1,2})\s*$/i.exec(node.value)?.slice(1).map(Number)
      : node.kind === 'array' && node.items.length === 2
        ? node.items.map(numberIn)
        : undefined;
  const [rows, columns] = numbers ?? [];
  return rows && columns ? { rows, columns } : undefined;
}

/**
 * The geometry of a grid with the stated boxes. `size` is the size of the grid, if it is known.
 * Undefined if loose names mean something else. If `wanted` is set, any other geometry is a fault.
 */
export function geometryOfBox(
  { rows, columns, index, isLoose }: StatedBox,
  size: number = (rows ?? 0) * (columns ?? 0),
  wanted: Geometry | undefined,
): Geometry | Fault | undefined {
  const [height, width] = [rows ?? size / columns!, columns ?? size / rows!];
  const fits = height * width === size && isBoxShape(height, width);
  if (isLoose && !(fits && rows && columns)) return undefined;
  const shape = fits ? geometryOf(height, width) : undefined;
  const usual = wanted ?? geometryOfSize(size);
  if (shape && (!wanted || shape === wanted)) return shape;
  return {
    code: 'structure',
    index,
    expected: usual
      ? { id: 'box-shape', shape: `${usual.boxRows}x${usual.boxColumns}` }
      : { id: 'box' },
    found: verbatim(`${rows ?? '?'}x${columns ?? '?'}`),
  };
}
