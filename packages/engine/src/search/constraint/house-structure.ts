import { type Rule, ruleOf } from './rule.ts';

/** Pairs of houses that do not overlap in all but so many cells make a rule of leftovers. */
const LEAST_OVERLAP = 2;
const MOST_KNOWN = 8;

/** What follows from the houses alone. */
export interface HouseStructure {
  /** Houses that do not overlap, in order: rows, columns, regions. */
  readonly families: readonly (readonly Uint16Array[])[];
  /** The rules of the houses, and of what they do not share, by their costs. */
  readonly rules: readonly Rule[];
  /** Pairs of cells that hold the same value. */
  readonly equals: readonly (readonly [number, number])[];
}

/** The structures that were used last. */
const known: {
  readonly houses: readonly Uint16Array[];
  readonly cells: number;
  readonly all: number;
  readonly structure: HouseStructure;
}[] = [];

/** @param all The values that any cell can have: a house has all of them. */
export function houseStructure(
  houses: readonly Uint16Array[],
  cells: number,
  all: number,
): HouseStructure {
  for (const entry of known) {
    if (entry.cells !== cells || entry.all !== all || entry.houses.length !== houses.length)
      continue;
    if (entry.houses.every((house, i) => areSame(house, houses[i]))) return entry.structure;
  }
  const structure = madeStructure(houses, cells, all);
  known.unshift({ houses, cells, all, structure });
  if (known.length > MOST_KNOWN) known.pop();
  return structure;
}

export function areSame(cells: ArrayLike<number>, others: ArrayLike<number>): boolean {
  if (cells === others) return true;
  if (cells.length !== others.length) return false;
  for (let i = 0; i < cells.length; i++) if (cells[i] !== others[i]) return false;
  return true;
}

function madeStructure(houses: readonly Uint16Array[], cells: number, all: number): HouseStructure {
  const families = familiesOf(houses, cells);
  const rules: Rule[] = houses.map((house) => ruleOf('house', 40, house, [all]));
  const equals: [number, number][] = [];
  for (const [one, other] of leftovers(houses, families, cells)) {
    if (one.length === 1) equals.push([one[0], other[0]]);
    else rules.push(ruleOf('leftovers', 70, Uint16Array.of(...one, ...other), [one.length]));
  }
  return { families, rules, equals };
}

/** Divides the houses. A house that meets one of each family is a family of its own. */
function familiesOf(houses: readonly Uint16Array[], cells: number): Uint16Array[][] {
  const families: { houses: Uint16Array[]; used: Uint8Array }[] = [];
  for (const house of houses) {
    let family = families.find(({ used }) => house.every((cell) => used[cell] === 0));
    if (!family) {
      family = { houses: [], used: new Uint8Array(cells) };
      families.push(family);
    }
    family.houses.push(house);
    for (const cell of house) family.used[cell] = 1;
  }
  return families.map((family) => family.houses);
}

/**
 * Pairs of groups of cells that hold the same values: what two houses do not share, and what a run of
 * houses does not share with as many houses of another family (the law of leftovers).
 */
function leftovers(
  houses: readonly Uint16Array[],
  families: readonly (readonly Uint16Array[])[],
  cells: number,
): [number[], number[]][] {
  const found = new Map<string, [number[], number[]]>();
  if (houses.length === 0) return [];
  const most = houses[0].length - LEAST_OVERLAP;
  const add = (ones: Marked, others: Marked): void => {
    const one = difference(ones, others, most);
    if (one.length === 0 || one.length > most) return;
    const other = difference(others, ones, most);
    found.set(`${one.join()}|${other.join()}`, [one, other]);
  };
  const single = houses.map((house) => marked([house], cells));
  for (let i = 0; i < houses.length; i++) {
    for (let j = 0; j < i; j++) add(single[i], single[j]);
  }
  for (const family of families) {
    for (let first = 0; first < family.length; first++) {
      for (let last = first + 1; last < family.length; last++) {
        const run = marked(family.slice(first, last + 1), cells);
        for (const other of families) {
          if (other === family) continue;
          const inside = other.filter((house) => 2 * sizeIn(house, run.marks) > house.length);
          if (inside.length === run.houses.length) add(run, marked(inside, cells));
        }
      }
    }
  }
  return [...found.values()];
}

/** Houses, with cell → 1 if one of them has it. */
interface Marked {
  readonly houses: readonly Uint16Array[];
  readonly marks: Uint8Array;
}

function marked(houses: readonly Uint16Array[], cells: number): Marked {
  const marks = new Uint8Array(cells);
  for (const house of houses) {
    for (let i = 0; i < house.length; i++) marks[house[i]] = 1;
  }
  return { houses, marks };
}

/** The cells of some houses that others do not have, or the first of them if there are more than `most`. */
function difference({ houses }: Marked, { marks }: Marked, most: number): number[] {
  const left: number[] = [];
  for (const house of houses) {
    for (let i = 0; i < house.length; i++) {
      if (marks[house[i]] === 0) left.push(house[i]);
    }
    if (left.length > most) return left;
  }
  return left;
}

function sizeIn(house: Uint16Array, marks: Uint8Array): number {
  let size = 0;
  for (let i = 0; i < house.length; i++) size += marks[house[i]];
  return size;
}
