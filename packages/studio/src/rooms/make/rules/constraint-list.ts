import type { Constraint } from '@nonet/engine/constraint';
import type { Geometry, Transform } from '@nonet/engine/grid';
import { numberIn, type Refusal, refusalOf } from './drawn-constraints.ts';
import { allTools, type NumberName, numberOf, type Tool } from './tools.ts';

type Constraints = readonly Constraint[];

/** The fields of any constraint. */
type Fields = Readonly<Record<string, unknown>>;

/** The list with more constraints. One of the same kind in the same place makes room. */
export function withMore(list: Constraints, more: Constraints): Constraints {
  const places = new Set(more.map(placeText));
  return [...list.filter((one) => !places.has(placeText(one))), ...more];
}

export function without(list: Constraints, constraint: Constraint): Constraints {
  return list.filter((one) => one !== constraint);
}

/** What a constraint has besides its number. The cells of a pair have no order. */
function placeText(constraint: Constraint): string {
  return JSON.stringify(constraint, (name, value: unknown) => {
    if (['sum', 'value', 'values'].includes(name)) return undefined;
    const isPair = name === 'cells' && Array.isArray(value) && value.length === 2;
    return isPair ? value.toSorted((a, b) => a - b) : value;
  });
}

/** The tool that sets constraints such as this one. Undefined if none does. */
export function toolFor(constraint: Constraint): Tool | undefined {
  const fields: Fields = { ...constraint };
  return allTools
    .filter(({ kind }) => kind === constraint.kind)
    .toReversed()
    .find(({ fixed: { parity, ...fixed } }) => {
      const hasFixed = Object.entries(fixed).every(
        ([name, value]) => String(fields[name]) === String(value),
      );
      return hasFixed && (constraint.kind !== 'sets' || isOfParity(constraint.sets, parity));
    });
}

function isOfParity(sets: readonly (readonly number[])[], parity: unknown): boolean {
  return sets.every((set) => set.length === 1 && set[0] % 2 === parity);
}

/** The constraint of a switch. Undefined if it is off. */
export function switchedOn(list: Constraints, { id }: Tool): Constraint | undefined {
  return list.find((constraint) => toolFor(constraint)?.id === id);
}

/** The number of a constraint as it is typed. Undefined if it has none. */
export function numberText(constraint: Constraint): string | undefined {
  const tool = toolFor(constraint);
  const name = tool && numberOf(tool);
  if (!name) return undefined;
  const { [name]: number = '' } = { ...constraint } as Readonly<
    Partial<Record<NumberName, number | readonly number[] | ''>>
  >;
  return typeof number === 'object' ? number.join(' ') : `${number}`;
}

/** The list with another number in one constraint. Without a number, a cage has no sum. */
export function withNumber(
  list: Constraints,
  constraint: Constraint,
  text: string,
  geometry: Geometry,
): Constraints | Refusal {
  const tool = toolFor(constraint);
  const name = tool && numberOf(tool);
  if (!name) return list;
  const { [name]: _, ...rest }: Fields = { ...constraint };
  const changed = text.trim() === '' ? rest : { ...rest, [name]: numberIn(name, text) };
  const refusal = refusalOf([changed], geometry);
  if (refusal) return refusal;
  return list.map((one) => (one === constraint ? (changed as unknown as Constraint) : one));
}

/** The same constraint in a grid that was turned or mirrored. */
export function imageOf(
  constraint: Constraint,
  { columns, rows, transpose }: Transform,
  { column, row, size }: Geometry,
): Constraint {
  const place = (cell: number): number => {
    const [y, x] = transpose ? [column[cell], row[cell]] : [row[cell], column[cell]];
    return rows.indexOf(y) * size + columns.indexOf(x);
  };
  const moved = (cells: unknown): unknown =>
    Array.isArray(cells) ? cells.map(moved) : place(Number(cells));
  const image = (name: string, value: unknown): unknown => {
    if (['bulb', 'cells', 'parts', 'shaft'].includes(name)) return moved(value);
    return name === 'down' ? value === (row[place(0)] === column[place(0)]) : value;
  };
  return Object.fromEntries(
    Object.entries(constraint).map(([name, value]) => [name, image(name, value)]),
  ) as unknown as Constraint;
}
