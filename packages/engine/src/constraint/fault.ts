import { isObject } from '../grid/wrong-kind.ts';
import type { Constraint } from './constraint.ts';
import { expectationText } from './expectation.ts';
import {
  type Bounds,
  digit,
  type Form,
  list,
  MOST_DIGITS,
  type VariantFault,
  whole,
  wrong,
} from './forms.ts';
import { regionsOf } from './layout.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import type { Variant } from './variant.ts';

/** Returns a message such as `constraints[3].cells[1]: expected a cell from 0 to 80, found 81`. */
export function faultText({ expected, found, place }: VariantFault): string {
  return `${place === '' ? '' : `${place}: `}expected ${expectationText(expected)}, found ${found}`;
}

/** What is wrong with the plain data of a variant. Undefined if it is a variant. Never throws. */
export function faultOf(value: unknown): VariantFault | undefined {
  if (!isObject(value)) return wrong('', { id: 'variant' }, value);
  const fields = value as Record<string, unknown>;
  const { columns, least, most, rows } = fields;
  return (
    whole(0, MOST_LEAST)(least, 'least', NO_BOUNDS) ??
    whole(Number(least) + 1, Number(least) + MOST_DIGITS - 1)(most, 'most', NO_BOUNDS) ??
    whole(1, Number(most) - Number(least) + 1)(rows, 'rows', NO_BOUNDS) ??
    whole(1, Number(most) - Number(least) + 1)(columns, 'columns', NO_BOUNDS) ??
    cellsFault(fields, boundsOf(value as unknown as Variant)) ??
    constraintsFault(fields.constraints, boundsOf(value as unknown as Variant))
  );
}

/** The largest number for the smallest digit. */
const MOST_LEAST = 99;
const NO_BOUNDS: Bounds = { cells: 0, least: 0, most: 0 };

function boundsOf({ columns, least, most, rows }: Variant): Bounds {
  return { cells: rows * columns, least, most };
}

/** The fault of what stands in the cells. */
function cellsFault(
  { givens, pencilmarks, regions }: Record<string, unknown>,
  bounds: Bounds,
): VariantFault | undefined {
  const perCell = (form: Form): Form =>
    list(orNull(form), { fewest: bounds.cells, most: bounds.cells, noun: 'cells' });
  return (
    perCell(whole(0))(regions, 'regions', bounds) ??
    regionFault(regions as Variant['regions'], bounds) ??
    perCell(digit)(givens, 'givens', bounds) ??
    (pencilmarks === undefined
      ? undefined
      : perCell(list(digit))(pencilmarks, 'pencilmarks', bounds))
  );
}

function orNull(form: Form): Form {
  return (value, place, bounds) => (value === null ? undefined : form(value, place, bounds));
}

function regionFault(
  regions: Variant['regions'],
  { least, most }: Bounds,
): VariantFault | undefined {
  const digits = most - least + 1;
  const large = regionsOf(regions).find((cells) => cells.length > digits);
  if (!large) return undefined;
  const region = regions[large[0]]!;
  const expected = { id: 'count', bound: 'most', count: digits, noun: 'cells', region } as const;
  return wrong('regions', expected, large.length);
}

/** What is wrong with a list of constraints. Its places begin with `constraints`. */
export function constraintsFault(value: unknown, bounds: Bounds): VariantFault | undefined {
  return list(constraintFault)(value, 'constraints', bounds);
}

const constraintFault: Form = (value, place, bounds) => {
  if (!isObject(value)) return wrong(place, { id: 'constraint' }, value);
  const given = value as Record<string, unknown>;
  const { kind } = given;
  if (typeof kind !== 'string' || !Object.hasOwn(RULES, kind)) {
    return wrong(`${place}.kind`, { id: 'kind' }, kind);
  }
  const rule = RULES[kind as Constraint['kind']] as Rule<Constraint>;
  const fields: Readonly<Record<string, Form>> = rule.fields;
  for (const [field, form] of Object.entries(fields)) {
    const fault = form(given[field], `${place}.${field}`, bounds);
    if (fault) return fault;
  }
  return (
    unknownField(given, fields, place) ??
    rule.faultOf?.(value as unknown as Constraint, place, bounds)
  );
};

function unknownField(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, Form>>,
  place: string,
): VariantFault | undefined {
  const known = ['kind', ...Object.keys(fields)];
  const unknown = Object.keys(value).find(
    (key) => !known.includes(key) && value[key] !== undefined,
  );
  if (unknown === undefined) return undefined;
  return wrong(place, { id: 'fields', names: known }, unknown);
}
