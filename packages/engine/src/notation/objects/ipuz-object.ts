import {
  type Geometry,
  geometryOfSize,
  isJigsaw,
  MAX_SIZE,
  USUAL_SIZES,
} from '../../grid/geometry.ts';
import type { Grid } from '../../grid/grid.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { textFields } from '../parts/fields.ts';
import { isNothing, memberOf, textOf } from '../parts/json-node.ts';
import { type JsonRule, ruleBeside } from '../parts/json-rules.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readSolution } from '../parts/read-solution.ts';
import { symbolOf } from '../parts/symbol.ts';
import { verbatim } from '../phrase.ts';
import { boxName } from './box-shapes.ts';
import { ipuzKind, readIpuzRules } from './ipuz-rules.ts';
import { digitFault, phraseInCell, structureFault, variant } from './object-fault.ts';

// The JSON of ipuz.org. `kind` names the kinds of the puzzle. `puzzle` is a list of rows. A cell is a
// symbol of `charset`, `empty`, null, or an object with one of them in `cell`.

const IPUZ = /^https?:\/\/(?:www\.)?ipuz\.org\//i;
const CLASSIC_KIND = /^https?:\/\/(?:www\.)?ipuz\.org\/sudoku\/?(?:#.*)?$/i;

export function isIpuz(root: JsonNode): boolean {
  const version = memberOf(root, 'version');
  return (
    (version?.kind === 'string' && IPUZ.test(version.value)) ||
    kindsOf(root).some((kind) => IPUZ.test(kind))
  );
}

function kindsOf(root: JsonNode): string[] {
  const kind = memberOf(root, 'kind');
  const items = kind?.kind === 'array' ? kind.items : kind ? [kind] : [];
  return items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
}

export function readIpuz(root: JsonNode, wanted: Geometry | undefined): RecordContent | Fault {
  const refusal = ruleOf(root);
  const others = kindsOf(root).filter((name) => !CLASSIC_KIND.test(name));
  const kinds = others.flatMap((name) => ipuzKind(name) ?? []);
  if (kinds.length < others.length) return refusal!;
  const unknown = ruleBeside(root, KNOWN);
  if (unknown) return variant(unknown.phrase, unknown.index);
  const rows = memberOf(root, 'puzzle');
  if (rows?.kind !== 'array') {
    const index = rows?.from ?? root.from;
    return {
      ...structureFault({ id: 'json-with-key', key: 'puzzle' }, { id: 'json-without-key' }),
      index,
    };
  }
  const hasZones = !isNothing(memberOf(root, 'zones'));
  const uneven = sizeFault(rows, wanted, hasZones);
  if (uneven) return uneven;
  const size = rows.items.length;
  const rules = readIpuzRules(root, kinds, size);
  if (isFault(rules)) return rules;
  const { constraints, jigsaw } = rules;
  const isUnsaid =
    (kinds.includes('jigsaw') && !hasZones) ||
    (kinds.includes('killer') && isNothing(memberOf(root, 'cages')));
  if (refusal && (isUnsaid || (constraints.length === 0 && !jigsaw))) return refusal;
  const isBoxed = constraints.length === 0 && jigsaw && !isJigsaw(jigsaw);
  const geometry = jigsaw ?? wanted ?? geometryOfSize(size)!;
  if (jigsaw && wanted && jigsaw !== wanted) {
    const found = verbatim(boxName(jigsaw));
    return structureFault({ id: 'box-shape', shape: boxName(wanted) }, found);
  }
  const symbols = new Symbols(root, geometry.size);
  const givens = symbols.grid(rows, geometry);
  if (isFault(givens)) return givens;
  const solution = solutionOf(memberOf(root, 'solution'), symbols, givens);
  if (isFault(solution)) return solution;
  const name = textOf(memberOf(root, 'title'));
  const fields = textFields(
    Object.fromEntries(IPUZ_FIELDS.map((key) => [key, textOf(memberOf(root, key))])),
  );
  return {
    givens,
    ...(constraints.length > 0 && { constraints }),
    ...(refusal && !isBoxed && { refusal }),
    ...(solution && { solution }),
    ...(name && { name }),
    ...(fields.length > 0 && { fields }),
  };
}

/** The keys that become fields of a record. */
export const IPUZ_FIELDS: readonly string[] = `
  author copyright publisher publication url uniqueid editor date difficulty intro notes
`
  .trim()
  .split(' ');

/** Keys whose values change how a classic puzzle looks, and never its rules. */
const LOOKS = new Set(['version', 'kind', 'puzzle', 'solution', 'saved', 'styles', 'cageborder']);

/** Keys that `readIpuzRules` reads as well. */
const KNOWN: ReadonlySet<string> = new Set([...LOOKS, 'title', 'cages', 'zones', 'boxes']);

/** The fault for a puzzle that is not a classic Sudoku. */
function ruleOf(root: JsonNode): Fault | undefined {
  const kind = kindsOf(root).find((name) => !CLASSIC_KIND.test(name));
  if (kind !== undefined) {
    return { ...variant({ id: 'ipuz-kind', kind }), index: memberOf(root, 'kind')!.from };
  }
  const zones = memberOf(root, 'zones');
  const rule: JsonRule | undefined =
    zones && !isNothing(zones)
      ? { phrase: { id: 'rule', name: 'zones' }, index: zones.from }
      : ruleBeside(root, LOOKS);
  return rule && { ...variant(rule.phrase), index: rule.index };
}

/** What is wrong with the number of rows and columns. Without zones, they need a usual box shape. */
function sizeFault(
  rows: JsonNode & { readonly kind: 'array' },
  wanted: Geometry | undefined,
  hasZones: boolean,
): Fault | undefined {
  const { length } = rows.items;
  const isKnown = hasZones ? length <= MAX_SIZE : USUAL_SIZES.includes(length);
  if (wanted ? wanted.size !== length : !isKnown) {
    const expected = { id: 'size', sizes: wanted ? [wanted.size] : USUAL_SIZES } as const;
    return { ...structureFault(expected, verbatim(`${length}`)), index: rows.from };
  }
  for (const [at, row] of rows.items.entries()) {
    const expected = { id: 'grid-of-rows', size: length } as const;
    const index = row.from;
    if (row.kind !== 'array') {
      return { ...structureFault(expected, { id: 'row-not-list', row: at + 1 }), index };
    }
    if (row.items.length === length) continue;
    const found = { id: 'cells-in-row', count: row.items.length, row: at + 1 } as const;
    return { ...structureFault(expected, found), index };
  }
  return undefined;
}

/** The symbols of a puzzle: one for each digit, and those of a blank. */
class Symbols {
  private readonly digits = new Map<string, number>();

  constructor(root: JsonNode, size: number) {
    const charset = textOf(memberOf(root, 'charset'));
    const names = charset
      ? Array.from(charset)
      : Array.from({ length: size }, (_, at) => `${at + 1}`);
    for (const [at, name] of names.slice(0, size).entries()) this.digits.set(name, at + 1);
    const empty = root.kind === 'object' ? root.members.get('empty') : undefined;
    for (const blank of ['', '0', '.', '-1'])
      if (!this.digits.has(blank)) this.digits.set(blank, 0);
    if (empty?.kind === 'string' || empty?.kind === 'number') this.digits.set(`${empty.value}`, 0);
  }

  /** Reads rows of cells. A cell that is an object has its symbol in `cell` or `value`. */
  grid(rows: JsonNode, geometry: Geometry): Grid | Fault {
    const digits = new Uint8Array(geometry.cells);
    const cells = cellsOf(rows);
    for (const [cell, node] of cells.entries()) {
      const inside =
        node.kind === 'object' ? (memberOf(node, 'cell') ?? memberOf(node, 'value')) : node;
      const isText = inside?.kind === 'string' || inside?.kind === 'number';
      const isBlank = !inside || (inside.kind === 'constant' && inside.value === null);
      const digit = isText ? this.digits.get(`${inside.value}`.trim()) : isBlank ? 0 : undefined;
      if (digit === undefined) {
        const found = isText
          ? verbatim(JSON.stringify(inside.value))
          : ({ id: 'other-value' } as const);
        return { ...digitFault(geometry, cell, found), index: node.from };
      }
      digits[cell] = digit;
    }
    return { geometry, digits };
  }
}

function cellsOf(rows: JsonNode): readonly JsonNode[] {
  if (rows.kind !== 'array') return [];
  return rows.items.flatMap((row) => (row.kind === 'array' ? row.items : [row]));
}

/** Reads a solution. Ignores it unless it has a digit for every cell. */
function solutionOf(
  node: JsonNode | undefined,
  symbols: Symbols,
  givens: Grid,
): Grid | Fault | undefined {
  const { geometry } = givens;
  const cells = node ? cellsOf(node) : [];
  if (!node || cells.length !== geometry.cells) return undefined;
  const grid = symbols.grid(node, geometry);
  if (isFault(grid) || grid.digits.includes(0)) return undefined;
  const text = Array.from(grid.digits, symbolOf).join('');
  const solution = readSolution(text, 0, text.length, givens);
  if (!isFault(solution)) return solution;
  const expected = phraseInCell('in-solution', solution.expected, geometry, solution.index);
  return { ...solution, expected, index: cells[solution.index].from };
}
