import type { Constraint } from '../../constraint/constraint.ts';
import { type Geometry, geometryOfSize } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import { geometryOfRegions } from '../parts/region-grid.ts';
import type { Phrase } from '../phrase.ts';
import { shownNode } from './f-puzzles-entry.ts';
import { variant } from './object-fault.ts';

// `cages` and `zones` are lists of groups. A group has its cells in `cells`, as a list of [column, row],
// or in `rect`, as [column, row, column, row] of two corners. Some programs count from 0 and others from
// 1. So one of the cells must be in the first row or column of the one count or in the last of the other.

/** The kinds of puzzles whose rules are read. */
const KINDS =
  /^https?:\/\/(?:www\.)?ipuz\.org\/sudoku\/(killer|diagonal|jigsaw)sudoku\/?(?:#.*)?$/i;

/** The rules of the kind `diagonal`. */
export const DIAGONALS: readonly (Constraint & { readonly kind: 'diagonal' })[] = [
  { kind: 'diagonal', down: true },
  { kind: 'diagonal', down: false },
];

export type IpuzKind = 'killer' | 'diagonal' | 'jigsaw';

/** The kind in an address such as `http://ipuz.org/sudoku/killersudoku#1`. */
export function ipuzKind(address: string): IpuzKind | undefined {
  return KINDS.exec(address)?.[1].toLowerCase() as IpuzKind | undefined;
}

/** The columns and rows of a group, as they are counted in the text. */
interface Group {
  readonly node: JsonNode;
  readonly places: readonly (readonly [column: number, row: number])[];
}

/** Reads the groups of a list. */
function groupsIn(root: JsonNode, name: string, size: number): Group[] | Fault {
  const list = memberOf(root, name);
  if (!list || isNothing(list)) return [];
  if (list.kind !== 'array') return faultIn(name, undefined, list, { id: 'array' });
  const groups: Group[] = [];
  for (const [at, node] of list.items.entries()) {
    const fault = (wrong: JsonNode | undefined, phrase: Phrase): Fault =>
      faultIn(name, at + 1, wrong ?? node, phrase);
    if (node.kind !== 'object') return fault(node, { id: 'object' });
    const [rect, cells] = [memberOf(node, 'rect'), memberOf(node, 'cells')];
    const corners = rect?.kind === 'array' ? rect.items.map(numberIn) : [];
    const isPlace = (numbers: readonly unknown[], count: number): numbers is number[] =>
      numbers.length === count &&
      numbers.every((n) => Number.isInteger(n) && (n as number) <= size);
    if (rect) {
      if (!isPlace(corners, 4)) return fault(rect, { id: 'two-corners' });
      groups.push({ node, places: placesOf(corners) });
      continue;
    }
    if (cells?.kind !== 'array' || cells.items.length === 0) {
      return fault(cells, { id: 'array-of-cells' });
    }
    const places: [number, number][] = [];
    for (const cell of cells.items) {
      const place = cell.kind === 'array' ? cell.items.map(numberIn) : [];
      if (!isPlace(place, 2)) return fault(cell, { id: 'column-and-row', size });
      if (places.some((known) => known.join() === place.join())) {
        return fault(cell, { id: 'different-cells' });
      }
      places.push([place[0], place[1]]);
    }
    groups.push({ node, places });
  }
  return groups;
}

function faultIn(name: string, number: number | undefined, at: JsonNode, phrase: Phrase): Fault {
  const expected = { id: 'in-entry', phrase, name, ...(number && { number }) } as const;
  return { code: 'structure', index: at.from, expected, found: shownNode(at) };
}

function placesOf([left, top, right, bottom]: readonly number[]): [number, number][] {
  const places: [number, number][] = [];
  for (let row = Math.min(top, bottom); row <= Math.max(top, bottom); row++) {
    for (let column = Math.min(left, right); column <= Math.max(left, right); column++)
      places.push([column, row]);
  }
  return places;
}

/** The number of the first row and column: 0 or 1. Undefined if the groups do not show it. */
function firstOf(groups: readonly Group[], size: number): number | undefined {
  const all = groups.flatMap(({ places }) => places.flat());
  const isFromZero = all.includes(0);
  const isFromOne = all.includes(size);
  return isFromZero === isFromOne ? undefined : isFromOne ? 1 : 0;
}

export interface IpuzRules {
  readonly constraints: readonly Constraint[];
  /** The shape of a jigsaw. */
  readonly jigsaw: Geometry | undefined;
}

/** Reads the rules of a puzzle with these kinds. */
export function readIpuzRules(
  root: JsonNode,
  kinds: readonly IpuzKind[],
  size: number,
): IpuzRules | Fault {
  const cages = groupsIn(root, 'cages', size);
  if (isFault(cages)) return cages;
  const zones = groupsIn(root, 'zones', size);
  if (isFault(zones)) return zones;
  const first = firstOf([...cages, ...zones], size);
  const unknown = (name: string, node?: JsonNode): Fault =>
    variant({ id: 'rule', name }, (node ?? memberOf(root, name) ?? root).from);
  const groups = [...cages, ...zones];
  if (groups.length > 0 && first === undefined) {
    return unknown(cages.length > 0 ? 'cages' : 'zones');
  }
  const indexesOf = ({ places }: Group): number[] =>
    places.map(([column, row]) => (row - first!) * size + column - first!);
  const constraints: Constraint[] = kinds.includes('diagonal') ? [...DIAGONALS] : [];
  for (const group of cages) {
    const rule = killerOf(group, indexesOf(group), size);
    if (!rule) return unknown('cages', group.node);
    constraints.push(rule);
  }
  const regions: number[] = Array.from({ length: size * size }, () => -1);
  for (const [at, zone] of zones.entries()) for (const cell of indexesOf(zone)) regions[cell] = at;
  const jigsaw = zones.length > 0 ? geometryOfRegions(regions) : undefined;
  const boxes = memberOf(root, 'boxes');
  const hasBoxes = !(boxes?.kind === 'constant' && boxes.value === false);
  const isJigsaw = kinds.includes('jigsaw') || !hasBoxes;
  if (zones.length > 0 && !(isJigsaw && jigsaw)) return unknown('zones');
  if (zones.length === 0 && !hasBoxes) return unknown('boxes');
  return { constraints, jigsaw: jigsaw === geometryOfSize(size) ? undefined : jigsaw };
}

/** A cage with a sum. Undefined if it calculates otherwise, or has no number. */
function killerOf({ node }: Group, cells: readonly number[], size: number): Constraint | undefined {
  const type = textOf(memberOf(node, 'type'));
  const sum = numberIn(memberOf(node, 'value'));
  if ((type && type !== '+') || cells.length > size) return undefined;
  if (sum === undefined || !Number.isInteger(sum) || sum < 1) return undefined;
  return { kind: 'killer', cells, sum };
}
