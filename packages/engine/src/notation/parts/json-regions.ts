import { MAX_SIZE } from '../../grid/geometry.ts';
import { numberIn } from './json-node.ts';
import type { JsonNode } from './json-text.ts';

/**
 * Reads the regions of a puzzle from JSON: a string or an array with the region of each cell, rows
 * of such cells, or a list of the cells of each region.
 *
 * @returns Cell → the name of its region. Undefined if the value is none of these.
 */
export function regionNames(node: JsonNode): readonly unknown[] | undefined {
  if (node.kind === 'string') {
    return node.value.length > LONGEST
      ? undefined
      : gridOfNames(Array.from(node.value.replace(/[\s|,/]/g, '')));
  }
  const parts = node.kind === 'object' ? [...node.members.values()] : itemsOf(node);
  const values = parts.flatMap(scalarsOf);
  const isRepeated = new Set(values).size < values.length;
  return (isRepeated ? gridOfNames(values) : undefined) ?? namesOfPlaces(parts);
}

/** Twice the cells of the largest grid: there may be a separator after each cell. */
const LONGEST = 1250;

function gridOfNames(values: readonly unknown[]): readonly unknown[] | undefined {
  return isSquare(values.length) && values.every((value) => value !== undefined)
    ? values
    : undefined;
}

/** Whether so many cells are a grid from 4×4 on. */
function isSquare(cells: number): boolean {
  const size = Math.sqrt(cells);
  return Number.isInteger(size) && size >= 4 && size <= MAX_SIZE;
}

function itemsOf(node: JsonNode): readonly JsonNode[] {
  if (node.kind === 'array') return node.items;
  const cells = node.kind === 'object' ? node.members.get('cells') : undefined;
  return cells ? itemsOf(cells) : [];
}

function isScalar(node: JsonNode): boolean {
  return node.kind === 'number' || node.kind === 'string';
}

/** The values of a row: its items, or the symbols of a string. */
function scalarsOf(node: JsonNode): unknown[] {
  if (node.kind === 'number') return [node.value];
  if (node.kind === 'string') {
    return node.value.length > 2 ? Array.from(node.value) : [node.value];
  }
  return itemsOf(node).map((item) => (isScalar(item) && 'value' in item ? item.value : undefined));
}

/** Reads a list of the cells of each region. */
function namesOfPlaces(regions: readonly JsonNode[]): readonly unknown[] | undefined {
  const places = regions.map((region) => itemsOf(region).map(placeOf));
  const all = places.flat();
  const size = Math.sqrt(all.length);
  if (!isSquare(all.length)) return undefined;
  const rows = all.map((place) => place?.[0] ?? Number.NaN);
  const columns = all.map((place) => place?.[1] ?? Number.NaN);
  // Rows and columns are counted from 0 or from 1. A cell may also be a single number, as column.
  const [firstRow, firstColumn] = [Math.min(...rows), Math.min(...columns)];
  const names: unknown[] = Array.from({ length: size * size }, () => undefined);
  for (const [region, cells] of places.entries()) {
    for (const place of cells) {
      if (place) names[(place[0] - firstRow) * size + place[1] - firstColumn] = region;
    }
  }
  return names.length === all.length && names.every((name) => name !== undefined)
    ? names
    : undefined;
}

/** The row and the column of a cell. For a cell such as 80, the row is 0 and the column is 80. */
function placeOf(node: JsonNode): readonly [number, number] | undefined {
  if (node.kind === 'number') return [0, node.value];
  if (node.kind === 'string') {
    const [, row, column] = /^r(\d+)c(\d+)$/i.exec(node.value) ?? [];
    return row === undefined ? undefined : [Number(row), Number(column)];
  }
  const pair =
    node.kind === 'array'
      ? node.items
      : [member(node, ['row', 'r', 'y']), member(node, ['column', 'col', 'c', 'x'])];
  const [row, column] = pair.map(numberIn);
  return row === undefined || column === undefined ? undefined : [row, column];
}

function member(node: JsonNode, names: readonly string[]): JsonNode | undefined {
  if (node.kind !== 'object') return undefined;
  return names.map((name) => node.members.get(name)).find((value) => value !== undefined);
}
