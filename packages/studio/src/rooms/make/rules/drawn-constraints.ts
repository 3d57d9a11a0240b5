import { type Constraint, constraintsFault } from '@nonet/engine/constraint';
import type { Geometry } from '@nonet/engine/grid';
import { seenFromOutside } from './path.ts';
import { gestureOf, numberOf, type Tool, usualNumber } from './tools.ts';

/** Why cells and a number make no constraint. */
export type Refusal =
  | 'few'
  | 'many'
  | 'neighbours'
  | 'corner'
  | 'direction'
  | 'diagonal'
  | 'regions'
  | 'number'
  | 'size';

export type Drawn = { readonly constraints: readonly Constraint[] } | { readonly refusal: Refusal };

/** The constraints of a tool for the chosen cells. An empty number is the usual one. */
export function drawnConstraints(
  tool: Tool,
  path: readonly number[],
  number: string,
  geometry: Geometry,
): Drawn {
  const chosen = chosenCells(tool, path, geometry);
  if (typeof chosen === 'string') return { refusal: chosen };
  const { parity, ...fixed } = tool.fixed;
  const sets = parity === undefined ? {} : { sets: digitsOfParity(geometry.size, Number(parity)) };
  const constraints = chosen.map((cells) => ({
    kind: tool.kind,
    ...fixed,
    ...sets,
    ...cells,
    ...numberField(tool, number, Object.values(cells).flat(2).length, geometry),
  }));
  const refusal = refusalOf(constraints, geometry);
  return refusal ? { refusal } : { constraints: constraints as readonly Constraint[] };
}

/** A constraint of the tool, to say what it means. Undefined if this grid can have none. */
export function exampleOf(tool: Tool, geometry: Geometry): Constraint | undefined {
  const { size } = geometry;
  const row = Array.from({ length: size }, (_, i) => i);
  const isDiagonal = tool.kind === 'sum' || gestureOf(tool) === 'corner';
  const path = gestureOf(tool) === 'line' ? row : isDiagonal ? [0, size + 1] : [0, 1];
  const drawn = drawnConstraints(tool, path, '', geometry);
  return 'constraints' in drawn ? drawn.constraints[0] : undefined;
}

/** What the engine refuses about constraints, in the terms of who draws them. */
export function refusalOf(constraints: readonly object[], geometry: Geometry): Refusal | undefined {
  const bounds = { cells: geometry.cells, least: 1, most: geometry.size };
  const place = constraintsFault(constraints, bounds)?.place;
  if (place === undefined) return undefined;
  if (/\.(?:sum|values?)\b/.test(place)) return 'number';
  return place.includes('.') ? 'many' : 'size';
}

/** The fields with a typed number, or with the usual one. */
function numberField(tool: Tool, number: string, cells: number, { size }: Geometry): object {
  const name = numberOf(tool);
  if (!name) return {};
  const text = number.trim() || usualNumber(tool, cells, size);
  return text === '' ? {} : { [name]: numberIn(name, text) };
}

/** What is typed, as the value of a field: a number, or digits with or without spaces. */
export function numberIn(name: NonNullable<ReturnType<typeof numberOf>>, text: string): unknown {
  if (name !== 'values') return Number(text);
  return text
    .trim()
    .split(/[\s,]+/)
    .flatMap((part) => (/^[1-9]+$/.test(part) ? Array.from(part, Number) : [Number(part)]));
}

/** The fields with the cells, for each constraint. */
function chosenCells(
  tool: Tool,
  path: readonly number[],
  geometry: Geometry,
): readonly Readonly<Record<string, unknown[]>>[] | Refusal {
  const { column, row } = geometry;
  const [first, last] = [path[0], path[path.length - 1]];
  switch (gestureOf(tool)) {
    case 'switch':
      return [{}];
    case 'cell':
      return path.map((cell) => ({ cells: [cell] }));
    case 'cells':
      return path.length === 0 ? 'few' : [{ cells: path.toSorted((a, b) => a - b) }];
    case 'pair': {
      const apart = Math.abs(row[first] - row[last]) + Math.abs(column[first] - column[last]);
      return path.length === 2 && apart === 1 ? [{ cells: [...path] }] : 'neighbours';
    }
    case 'corner':
      return path.length === 2 ? aroundCorner(first, last, geometry) : 'corner';
    case 'outside': {
      const cells = seenFromOutside(path, geometry);
      if (!cells) return tool.kind === 'sum' ? 'diagonal' : 'direction';
      const isDiagonal = row[cells[0]] !== row[cells[1]] && column[cells[0]] !== column[cells[1]];
      if (isDiagonal !== (tool.kind === 'sum')) return isDiagonal ? 'direction' : 'diagonal';
      return [{ cells: [...cells] }];
    }
    case 'line':
      if (path.length < 2) return 'few';
      if (tool.kind === 'arrow') return [{ bulb: [first], shaft: path.slice(1) }];
      return tool.kind === 'equal' ? inRegions(path, geometry) : [{ cells: [...path] }];
  }
}

function aroundCorner(
  first: number,
  last: number,
  { column, row, size }: Geometry,
): readonly { cells: number[] }[] | Refusal {
  const isDiagonal =
    Math.abs(row[first] - row[last]) === 1 && Math.abs(column[first] - column[last]) === 1;
  if (!isDiagonal) return 'corner';
  const at = Math.min(row[first], row[last]) * size + Math.min(column[first], column[last]);
  return [{ cells: [at, at + 1, at + size, at + size + 1] }];
}

/** The parts of a line: its cells in one region, until it leaves the region. */
function inRegions(
  path: readonly number[],
  { box }: Geometry,
): readonly { parts: number[][] }[] | Refusal {
  const parts: number[][] = [];
  path.forEach((cell, i) => {
    if (i > 0 && box[cell] === box[path[i - 1]]) parts[parts.length - 1].push(cell);
    else parts.push([cell]);
  });
  return parts.length < 2 ? 'regions' : [{ parts }];
}

function digitsOfParity(size: number, parity: number): number[][] {
  return Array.from({ length: size }, (_, i) => [i + 1]).filter(([digit]) => digit % 2 === parity);
}
