import type { Constraint } from '../../constraint/constraint.ts';
import type { Geometry } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { isNothing, memberOf, numberIn, textOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { Phrase } from '../phrase.ts';
import { shownNode } from './f-puzzles-entry.ts';
import { variant } from './object-fault.ts';

/** The rules of SudokuPad for the whole grid. They are in the metadata, or in the list `global`. */
const GLOBALS = ['antiknight', 'antiking'] as const;

/** The rules for the whole grid that a puzzle names. */
export function globalsOf(root: JsonNode): Constraint[] {
  const list = memberOf(root, 'global');
  const named = list?.kind === 'array' ? list.items.map(textOf) : [];
  const metadata = memberOf(root, 'metadata');
  return GLOBALS.filter((kind) => named.includes(kind) || isTrue(memberOf(metadata, kind))).map(
    (kind) => ({ kind }),
  );
}

/** The title and the rules in words, which are not read as keys. */
const WORDS: ReadonlySet<string> = new Set(['title', 't', 'rules', 'r']);

/** The puzzle without the rules that `globalsOf` reads, and without words. */
export function withoutGlobals(root: JsonNode): JsonNode {
  if (root.kind !== 'object') return root;
  const members = new Map(root.members);
  const metadata = members.get('metadata');
  if (metadata?.kind === 'object') {
    const kept = Array.from(metadata.members).filter(
      ([key, value]) => !WORDS.has(key) && !(isGlobal(key) && isTrue(value)),
    );
    members.set('metadata', { ...metadata, members: new Map(kept) });
  }
  const list = members.get('global');
  if (list?.kind === 'array') {
    const items = list.items.filter((item) => !isGlobal(textOf(item)));
    members.set('global', { ...list, items });
  }
  return { ...root, members };
}

function isGlobal(name: string | undefined): boolean {
  return GLOBALS.some((known) => known === name);
}

function isTrue(node: JsonNode | undefined): boolean {
  return node?.kind === 'constant' && node.value === true;
}

/** Whether a cage has cells. Others hold metadata. */
export function isCage(cage: JsonNode): boolean {
  return !isNothing(cellsNode(cage));
}

function cellsNode(cage: JsonNode): JsonNode | undefined {
  return memberOf(cage, 'cells') ?? memberOf(cage, 'ce');
}

/** Reads killer cages: a number, `sum` or `unique` says that a cage is one. */
export function readCages(cages: readonly JsonNode[], geometry: Geometry): Constraint[] | Fault {
  const constraints: Constraint[] = [];
  for (const [at, cage] of cages.entries()) {
    if (!isCage(cage)) continue;
    const cells = cellsOf(cage, at + 1, geometry);
    if (isFault(cells)) return cells;
    const rule = ruleOf(cage, cells);
    if (rule === 'none') continue;
    if (!rule || (rule.kind === 'killer' && cells.length > geometry.size)) {
      const text = textOf(valueNode(cage));
      const name = { id: 'sudokupad-element', name: 'cages' } as const;
      return variant(text ? { id: 'rule', name: 'cages', value: text } : name, cage.from);
    }
    constraints.push(rule);
  }
  return constraints;
}

function valueNode(cage: JsonNode): JsonNode | undefined {
  return memberOf(cage, 'value') ?? memberOf(cage, 'v');
}

/** The rule of a cage, or `none` if it has none. Undefined if it is not known. */
function ruleOf(cage: JsonNode, cells: readonly number[]): Constraint | 'none' | undefined {
  const unique = memberOf(cage, 'unique');
  const isFree = unique?.kind === 'constant' && unique.value === false;
  const style = textOf(memberOf(cage, 'style'));
  if (style && style !== 'killer') return undefined;
  const value = valueNode(cage);
  const sum = numberIn(memberOf(cage, 'sum')) ?? numberIn(value);
  if (sum !== undefined && Number.isInteger(sum) && sum > 0) {
    return isFree ? { kind: 'sum', cells, sum } : { kind: 'killer', cells, sum };
  }
  if (!isNothing(value)) return undefined;
  if (isFree) return isTrue(memberOf(cage, 'hidden')) ? 'none' : undefined;
  return isTrue(unique) ? { kind: 'killer', cells } : undefined;
}

/** The cells of a cage: a list of [row, column]. */
function cellsOf(cage: JsonNode, number: number, { size }: Geometry): number[] | Fault {
  const node = cellsNode(cage)!;
  const fault = (at: JsonNode, phrase: Phrase): Fault => ({
    code: 'structure',
    index: at.from,
    expected: { id: 'in-entry', phrase, name: 'cages', number },
    found: shownNode(at),
  });
  if (node.kind !== 'array') return fault(node, { id: 'array-of-cells' });
  const cells: number[] = [];
  for (const place of node.items) {
    const [row, column] = place.kind === 'array' ? place.items.map(numberIn) : [];
    const isInside = [row, column].every((at) => Number.isInteger(at) && at! >= 0 && at! < size);
    if (!isInside) return fault(place, { id: 'cell-pair', size });
    const cell = row! * size + column!;
    if (cells.includes(cell)) return fault(place, { id: 'different-cells' });
    cells.push(cell);
  }
  return cells;
}
