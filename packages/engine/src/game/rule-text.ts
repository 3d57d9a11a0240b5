import type { Constraint, ConstraintKind } from '../constraint/constraint.ts';
import type { Geometry } from '../grid/geometry.ts';

/** How a field is written. A cell, a digit or a state has two digits of base 36. */
type Form =
  | 'flag'
  | 'whole'
  | 'wholes'
  | 'relations'
  | 'cells'
  | 'two cells'
  | 'different cells'
  | 'digits'
  | 'states'
  | 'parts'
  | 'sets'
  | 'transitions';

type Field = readonly [name: string, form: Form, isOptional?: true];

const NOTHING: readonly Field[] = [];
const PAIR: readonly Field[] = [['cells', 'two cells']];
const LINE: readonly Field[] = [['cells', 'cells']];
const GROUP: readonly Field[] = [['cells', 'different cells']];
const VALUE: Field = ['value', 'whole'];
const SUM: Field = ['sum', 'whole'];

/** Kind → its fields, in the order in which they are written. */
const FIELDS: Readonly<Record<ConstraintKind, readonly Field[]>> = {
  diagonal: [['down', 'flag']],
  windoku: NOTHING,
  disjoint: NOTHING,
  unique: GROUP,
  antiknight: NOTHING,
  antiking: NOTHING,
  nonconsecutive: NOTHING,
  negative: [
    ['of', 'relations'],
    ['values', 'wholes'],
  ],
  difference: [...PAIR, VALUE],
  ratio: [...PAIR, VALUE],
  total: [...PAIR, VALUE],
  less: PAIR,
  pair: [...PAIR, ['allowed', 'sets']],
  killer: [...LINE, ['sum', 'whole', true]],
  sum: [...LINE, SUM],
  arrow: [
    ['bulb', 'cells'],
    ['shaft', 'cells'],
  ],
  equal: [['parts', 'parts']],
  quadruple: [...LINE, ['values', 'digits'], ['exact', 'flag', true]],
  sets: [...GROUP, ['sets', 'sets']],
  thermo: [...LINE, ['slow', 'flag', true]],
  whisper: [...LINE, VALUE],
  renban: GROUP,
  palindrome: LINE,
  between: LINE,
  lockout: [...LINE, VALUE],
  entropic: LINE,
  modular: [...LINE, VALUE],
  sumline: [...LINE, SUM],
  sandwich: [...LINE, VALUE],
  xsum: [...LINE, VALUE],
  skyscraper: [...LINE, VALUE],
  automaton: [...LINE, ['start', 'whole'], ['accept', 'states'], ['next', 'transitions']],
};

const VERSION = '1';

/**
 * Writes constraints in one line for a link: the version, and for each run of one kind its name and,
 * after each `~`, the fields of a constraint: `1_killer~0001.9~0203.7_windoku`.
 */
export function rulesText(constraints: readonly Constraint[]): string {
  let text = VERSION;
  let last: string | undefined;
  for (const constraint of constraints) {
    const { kind } = constraint;
    if (kind !== last) text += `_${kind}`;
    else if (FIELDS[kind].length === 0) text += '~';
    last = kind;
    const values = constraint as unknown as Readonly<Record<string, unknown>>;
    const fields = FIELDS[kind].map(([name, form]) => written(values[name], form));
    if (fields.length > 0) text += `~${fields.join('.').replace(/\.+$/, '')}`;
  }
  return text;
}

/** Reads what `rulesText` writes, for a grid of this shape. Undefined if it is something else. */
export function parseRules(
  geometry: Pick<Geometry, 'cells' | 'size'>,
  text: string,
): Constraint[] | undefined {
  const [version, ...runs] = text.split('_');
  if (version !== VERSION) return undefined;
  const constraints: Constraint[] = [];
  for (const run of runs) {
    const [kind, ...texts] = run.split('~');
    if (!Object.hasOwn(FIELDS, kind)) return undefined;
    const fields = FIELDS[kind as ConstraintKind];
    if (fields.length > 0 && texts.length === 0) return undefined;
    for (const fieldsText of fields.length > 0 ? texts : ['', ...texts]) {
      const parts = fieldsText.split('.');
      if (parts.length > Math.max(1, fields.length)) return undefined;
      const values: Record<string, unknown> = { kind };
      for (const [at, [name, form, isOptional]] of fields.entries()) {
        const part = parts[at] ?? '';
        if (isOptional && part === '') continue;
        const value = read(part, form, geometry);
        if (value === undefined) return undefined;
        values[name] = value;
      }
      constraints.push(values as unknown as Constraint);
    }
  }
  return constraints;
}

const RELATIONS = ['difference', 'ratio', 'total'] as const;

function written(value: unknown, form: Form): string {
  if (value === undefined) return '';
  switch (form) {
    case 'flag':
      return value ? '1' : '0';
    case 'whole':
      return (value as number).toString(36);
    case 'wholes':
      return (value as readonly number[]).map((it) => it.toString(36)).join('-');
    case 'relations':
      return (value as readonly string[]).map((it) => it[0]).join('');
    case 'parts':
    case 'sets':
      return (value as readonly (readonly number[])[]).map(twoEach).join('-');
    case 'transitions':
      return (value as readonly (readonly number[])[])
        .map((row) => twoEach(row.map((state) => state + 1)))
        .join('-');
    default:
      return twoEach(value as readonly number[]);
  }
}

function twoEach(numbers: readonly number[]): string {
  return numbers.map((it) => it.toString(36).padStart(2, '0')).join('');
}

function read(text: string, form: Form, geometry: Pick<Geometry, 'cells' | 'size'>): unknown {
  const { cells, size } = geometry;
  switch (form) {
    case 'flag':
      return text === '1' || text === '0' ? text === '1' : undefined;
    case 'whole':
      return wholeIn(text);
    case 'wholes':
      return allOf(text === '' ? [] : text.split('-'), wholeIn);
    case 'relations':
      return allOf(Array.from(text), (letter) => RELATIONS.find((it) => it[0] === letter));
    case 'parts':
      return allOf(text.split('-'), (part) => cellsIn(part, cells));
    case 'sets':
      return allOf(text === '' ? [] : text.split('-'), (set) => numbersIn(set, 1, size));
    case 'transitions':
      return allOf(text.split('-'), (row) => numbersIn(row, 0, MOST_TWO)?.map((it) => it - 1));
    case 'states':
      return numbersIn(text, 0, MOST_TWO);
    case 'digits':
      return numbersIn(text, 1, size);
    default: {
      const found = cellsIn(text, cells);
      if (!found || form === 'cells') return found;
      const isRepeated = new Set(found).size < found.length;
      const fits = form === 'two cells' ? found.length === 2 : found.length <= size;
      return fits && !isRepeated ? found : undefined;
    }
  }
}

const MOST_TWO = 36 ** 2 - 1;

function cellsIn(text: string, cells: number): number[] | undefined {
  return text === '' ? undefined : numbersIn(text, 0, cells - 1);
}

function numbersIn(text: string, least: number, most: number): number[] | undefined {
  if (!/^([\da-z]{2})*$/.test(text)) return undefined;
  const numbers = Array.from(text.match(/../g) ?? [], (it) => Number.parseInt(it, 36));
  return numbers.every((it) => it >= least && it <= most) ? numbers : undefined;
}

function wholeIn(text: string): number | undefined {
  return /^[\da-z]{1,4}$/.test(text) ? Number.parseInt(text, 36) : undefined;
}

function allOf<T>(
  texts: readonly string[],
  read: (text: string) => T | undefined,
): T[] | undefined {
  const values = texts.map(read);
  return values.includes(undefined) ? undefined : (values as T[]);
}
