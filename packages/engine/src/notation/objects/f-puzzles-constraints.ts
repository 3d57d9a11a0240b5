import type { Constraint } from '../../constraint/constraint.ts';
import { innerBoxesOf } from '../../constraint/inner-boxes.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import type { PuzzleRecord } from '../notation.ts';
import type { Fault } from '../parts/fault.ts';
import { isNothing, memberOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { type Parity, parityIn } from '../parts/parity.ts';
import { FPuzzleEntries, fPuzzleCell } from './f-puzzles-entry.ts';
import {
  readExtremes,
  readMarks,
  type WrittenMarks,
  writeExtremes,
  writeMarks,
} from './f-puzzles-marks.ts';
import { F_PUZZLES_FLAGS, F_PUZZLES_RULES } from './f-puzzles-rules.ts';

/** Keys that draw something without a rule of their own. */
export const F_PUZZLES_DRAWINGS: ReadonlySet<string> = new Set([
  'cage',
  'line',
  'rectangle',
  'circle',
  'text',
]);

/** Whether the key of a rule is understood. */
export function isFPuzzleRule(key: string): boolean {
  return (
    Object.hasOwn(F_PUZZLES_FLAGS, key) || Object.hasOwn(F_PUZZLES_RULES, key) || OTHER.has(key)
  );
}

const OTHER: ReadonlySet<string> = new Set(['negative', 'odd', 'even', 'minimum', 'maximum']);

/** The rules of a puzzle beside its rows, columns and regions. */
export type FPuzzleConstraints = Pick<PuzzleRecord, 'constraints' | 'pencilmarks'>;

/** Reads the rules whose keys `isFPuzzleRule` knows. The order of the keys makes no difference. */
export function readFPuzzleConstraints(
  root: JsonNode,
  cells: readonly JsonNode[],
  givens: Grid,
): FPuzzleConstraints | Fault {
  const entries = new FPuzzleEntries(givens.geometry);
  const constraints: Constraint[] = [];
  for (const [key, rule] of Object.entries(F_PUZZLES_FLAGS)) {
    const node = memberOf(root, key);
    if (node && entries.flag(key, node)) constraints.push(rule);
  }
  for (const [key, { read }] of Object.entries(F_PUZZLES_RULES)) {
    const node = memberOf(root, key);
    if (node && !isNothing(node)) constraints.push(...entries.readEach(key, node, read));
  }
  joinWindoku(constraints, givens.geometry);
  constraints.push(...readExtremes(root, entries));
  const negative = memberOf(root, 'negative');
  for (const name of negative ? entries.texts('negative', negative) : []) {
    const rule = name.kind === 'string' ? negativeOf(name.value, constraints) : undefined;
    if (rule) constraints.push(rule);
    else entries.refuse(name);
  }
  const pencilmarks = readMarks(root, cells, givens, entries);
  if (entries.fault) return entries.fault;
  return {
    ...(constraints.length > 0 && { constraints }),
    ...(pencilmarks && { pencilmarks }),
  };
}

/** What the names in `negative` exclude. Dots exclude the values of all dots, or else the usual one. */
function negativeOf(name: string, constraints: readonly Constraint[]): Constraint | undefined {
  if (name === 'xv') return { kind: 'negative', of: ['total', 'total'], values: [5, 10] };
  if (name !== 'ratio' && name !== 'difference') return undefined;
  const values = constraints.flatMap((rule) => (rule.kind === name ? [rule.value] : []));
  const all = values.length > 0 ? [...new Set(values)].sort((a, b) => a - b) : [USUAL[name]];
  return { kind: 'negative', of: all.map(() => name), values: all };
}

const USUAL = { ratio: 2, difference: 1 } as const;

/** The members of the JSON that say the rules of a record. */
export interface WrittenFPuzzle {
  readonly keys: Readonly<Record<string, unknown>>;
  /** Cell → its `givenPencilMarks`, if it has any. */
  readonly cells: WrittenMarks['cells'];
  /** The constraints that no key can say. */
  readonly lost: readonly Constraint[];
}

/** The inverse of `readFPuzzleConstraints`. */
export function writeFPuzzleConstraints(
  constraints: readonly Constraint[],
  givens: Grid,
  pencilmarks: PuzzleRecord['pencilmarks'],
): WrittenFPuzzle {
  const { geometry } = givens;
  const marks = writeMarks(givens, pencilmarks);
  const extremes = writeExtremes(constraints, geometry);
  const { odd = [], even = [] } = marks.keys;
  const parities = { odd: [...odd], even: [...even] };
  const flags: Record<string, true> = {};
  const lists = new Map<string, object[]>();
  const negative: string[] = [];
  const lost: Constraint[] = [];
  for (const rule of constraints.flatMap((rule) => asExtraRegions(rule, geometry))) {
    if (extremes.said.has(rule)) continue;
    const flag = Object.keys(F_PUZZLES_FLAGS).find((key) => isSame(F_PUZZLES_FLAGS[key], rule));
    const name = NEGATIVES.find((it) => isSame(negativeOf(it, constraints), rule));
    if (addParity(rule, geometry, parities)) continue;
    if (flag) flags[flag] = true;
    else if (name) negative.push(name);
    else if (!addEntries(rule, geometry, lists)) lost.push(rule);
  }
  const keys = Object.fromEntries([
    ...Object.entries({ ...parities, negative }).filter(([, list]) => list.length > 0),
    ...Object.entries({ ...extremes.keys, ...flags }),
    ...lists,
  ]);
  return { keys, cells: marks.cells, lost };
}

/** f-puzzles has no key for windoku, but extra regions. */
function asExtraRegions(rule: Constraint, geometry: Geometry): readonly Constraint[] {
  if (rule.kind !== 'windoku') return [rule];
  return innerBoxesOf(geometry).map((cells) => ({ kind: 'unique', cells }));
}

/** Replaces the extra regions of windoku, if there are all of them. */
function joinWindoku(constraints: Constraint[], geometry: Geometry): void {
  const boxes = innerBoxesOf(geometry).map((cells) => cells.join());
  const isBox = (rule: Constraint): boolean =>
    rule.kind === 'unique' && boxes.includes(rule.cells.toSorted((a, b) => a - b).join());
  const found = constraints.findIndex(isBox);
  if (boxes.length === 0 || constraints.filter(isBox).length !== boxes.length) return;
  const others = constraints.filter((rule) => !isBox(rule));
  others.splice(found, 0, { kind: 'windoku' });
  constraints.splice(0, constraints.length, ...others);
}

const NEGATIVES = ['ratio', 'xv', 'difference'] as const;

function isSame(one: Constraint | undefined, other: Constraint): boolean {
  return one !== undefined && JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(rule: Constraint): [string, unknown][] {
  return Object.entries(rule).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Adds an odd or an even cell. False if the constraint is another one. */
function addParity(
  rule: Constraint,
  geometry: Geometry,
  parities: Readonly<Record<Parity, object[]>>,
): boolean {
  const parity = rule.kind === 'sets' ? parityIn(rule, geometry.size) : undefined;
  if (rule.kind !== 'sets' || !parity) return false;
  parities[parity].push({ cell: fPuzzleCell(rule.cells[0], geometry) });
  return true;
}

/** Adds the entry of a constraint. False if no key can say it. */
function addEntries(rule: Constraint, geometry: Geometry, lists: Map<string, object[]>): boolean {
  for (const [key, { write }] of Object.entries(F_PUZZLES_RULES)) {
    const entry = write(rule, geometry);
    if (!entry) continue;
    const list = lists.get(key);
    if (list) list.push(entry);
    else lists.set(key, [entry]);
    return true;
  }
  return false;
}
