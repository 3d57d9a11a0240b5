import { geometryOfSize, isJigsaw } from '../../grid/geometry.ts';
import type { Field, FieldRole, PuzzleRecord } from '../notation.ts';
import { packedCells } from '../parts/packed-cells.ts';
import { regionText } from '../parts/variant-rules.ts';
import { candidateText } from './sukaku.ts';

/** The roles of fields, in the order in which records without fields write them. */
export const ROLES: readonly FieldRole[] = [
  'puzzle',
  'solution',
  'name',
  'comment',
  'box',
  'pencilmarks',
  'regions',
  'constraints',
];

/** The text of a record's property. That of the constraints is JSON. Undefined if the record does not have this property. */
export function roleText(record: PuzzleRecord, role: FieldRole): string | undefined {
  const { givens, solution, pencilmarks, fields } = record;
  const { boxRows, boxColumns, size } = givens.geometry;
  switch (role) {
    case 'puzzle':
      return packedCells(givens);
    case 'solution':
      return solution && packedCells(solution);
    case 'pencilmarks':
      return pencilmarks && candidateText(pencilmarks);
    case 'box': {
      const isUsual = geometryOfSize(size) === givens.geometry;
      const isStated = fields?.some((field) => field.role === 'box');
      return (isUsual && !isStated) || isJigsaw(givens.geometry)
        ? undefined
        : `${boxRows}x${boxColumns}`;
    }
    case 'regions':
      return isJigsaw(givens.geometry) ? regionText(givens.geometry) : undefined;
    case 'constraints':
      return record.constraints && JSON.stringify(record.constraints);
    default:
      return record[role];
  }
}

/**
 * Returns all fields of a record in order. Each property of the record, such as its puzzle, gets a
 * field with a role. New fields are added at the end. But if the puzzle is a new field, all new
 * fields are added at the beginning.
 */
export function allFields(record: PuzzleRecord): readonly Field[] {
  const { fields = [] } = record;
  const unplaced = ROLES.filter(
    (role) => !fields.some((field) => field.role === role) && roleText(record, role) !== undefined,
  ).map((role): Field => ({ name: role, json: '', role }));
  const isPlaced = fields.some(({ role }) => role === 'puzzle');
  return isPlaced ? [...fields, ...unplaced] : [...unplaced, ...fields];
}

/**
 * Renames fields whose names are in `taken`: `kind` becomes `input_kind`. A field with a role
 * keeps its name. Calls `onRename` with each old name.
 */
export function withoutClashes(
  fields: readonly Field[],
  taken: ReadonlySet<string>,
  onRename?: (name: string) => void,
): readonly Field[] {
  if (!fields.some(({ name, role }) => !role && taken.has(name))) return fields;
  const names = new Set(fields.map(({ name }) => name));
  return fields.map((field) => {
    if (field.role || !taken.has(field.name)) return field;
    onRename?.(field.name);
    let name = `input_${field.name}`;
    while (taken.has(name) || names.has(name)) name = `input_${name}`;
    return { ...field, name };
  });
}
