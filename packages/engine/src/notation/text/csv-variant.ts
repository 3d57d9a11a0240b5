import type { Constraint } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import type { FieldRole } from '../notation.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { ruleInText } from '../parts/json-rules.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import { layoutOfRegions, listsConstraints, readConstraints } from '../parts/variant-rules.ts';
import type { Column } from './csv-columns.ts';

/** A field of a row: its column, its text and where it begins. */
export interface RowField {
  readonly column: Column;
  readonly text: string;
  readonly from: number;
}

/** The rules of a variant in a row. */
export interface RowRules {
  /** The geometry of the regions, if they are no boxes. */
  readonly geometry?: Geometry | undefined;
  /** The field with the constraints. */
  readonly constraints?: RowField | undefined;
  /** The fault for a caller that knows no variants. */
  readonly refusal?: Fault | undefined;
}

/** Reads the columns `regions` and `constraints`. Any other column with a rule is a fault. */
export function rulesInRow(
  fields: readonly RowField[],
  wanted: Geometry | undefined,
): RowRules | Fault {
  const known = fields.filter(
    ({ column, text }) => !wanted && text && isRule(column.role) && hasRole(column, text),
  );
  const unknown = fields.filter((field) => !known.includes(field)).find(ruleFault);
  if (unknown) return ruleFault(unknown)!;
  const [regions, constraints] = (['regions', 'constraints'] as const).map((role) =>
    known.find(({ column }) => column.role === role),
  );
  return {
    geometry: regions && regionsIn(regions.text),
    constraints,
    refusal: known.map(ruleFault).find(Boolean),
  };
}

/** Reads the constraints of a grid of this shape. */
export function constraintsOf(
  { text, from }: RowField,
  geometry: Geometry,
): readonly Constraint[] | Fault {
  const constraints = readConstraints(constraintsIn(text)!, geometry);
  // The quotes of JSON are doubled, so the place in the field is unknown.
  return isFault(constraints) ? { ...constraints, index: from } : constraints;
}

/** Whether a field has what the role of its column promises. */
export function hasRole({ role }: Column, text: string): boolean {
  if (role === 'box') return /^(?:\d+x\d+)?$/.test(text);
  if (!isRule(role)) return role !== undefined;
  return text === '' || (role === 'regions' ? regionsIn(text) : constraintsIn(text)) !== undefined;
}

export function isRule(role: FieldRole | undefined): boolean {
  return role === 'regions' || role === 'constraints';
}

function regionsIn(text: string): Geometry | undefined {
  return layoutOfRegions(Array.from(text));
}

function constraintsIn(text: string): JsonNode | undefined {
  const node = text === '' ? undefined : parseJson(text);
  return node && !isFault(node) && listsConstraints(node) ? node : undefined;
}

/** The fault for a field of a column such as `cages` or `variant` that adds a rule of a variant. */
function ruleFault({ column: { name }, text, from }: RowField): Fault | undefined {
  const found = ruleInText(name, text);
  return found && { code: 'variant', index: from, expected: { id: 'classic' }, found };
}
