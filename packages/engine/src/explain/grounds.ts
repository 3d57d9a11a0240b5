import type { GridState, StepInGrid } from '../draw/grid-state.ts';
import { patternCells } from '../draw/pattern-cells.ts';
import { hasDigit } from '../grid/digit-set.ts';
import type { Confined } from '../technique/pattern.ts';
import { type Part, PatternParts, proofsOf } from '../technique/pattern-parts.ts';
import { sharedHouses } from '../technique/places.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import { techniqueFacts } from '../technique/technique-facts.ts';

/**
 * The missing candidates on which a step rests: with one of them, the step might not hold. A naked
 * pair, for example, rests on the candidates that its cells do not have. A few techniques get more
 * candidates than they need.
 */
export function groundsOf(step: StepInGrid): Candidate[] {
  const { before, pattern, technique } = step;
  if (pattern.kind === 'rule') return [...pattern.missing];
  const { geometry, values } = before;
  const { restsOn } = techniqueFacts[technique];
  const grounds = new Grounds(before);
  const parts = new PatternParts(before);
  const links = parts.consequences(step).flatMap((it) => it.links);
  const marks = marksOf(step);
  const confined = restsOn === 'links' ? confinedIn(step) : [];
  const cells = restsOn === 'grid' ? [...values.keys()] : patternCells(step);
  for (const cell of cells) if (values[cell] !== 0) grounds.addCell(cell);
  if (technique === 'full-house') {
    for (const cell of geometry.houses[pattern.houses[0]]) grounds.add(cell, values[cell]);
  } else if (restsOn === 'grid' || restsOn === 'cells') {
    for (const cell of cells) grounds.addCell(cell);
  } else if (restsOn === 'links' && links.length > 0 && confined.length === 0) {
    for (const { from, isStrong, to } of links) if (isStrong) grounds.addGroup([...from, ...to]);
    const isStart = ({ name }: Part): boolean => name !== 'clash' && name !== 'kraken';
    const beginning = parts.beginning(step);
    for (const part of beginning.filter((it) => !isStart(it)))
      for (const clash of part.candidates) grounds.addAround(clash);
    const passed = new Set(links.flatMap(({ from }) => from));
    grounds.addGroup(beginning.filter(isStart).flatMap((it) => it.candidates));
    grounds.addGroup(links.flatMap(({ to }) => to).filter((it) => !passed.has(it)));
  } else if (restsOn === 'places') {
    const digits = new Set(marks.map((it) => digitIn(it, geometry)));
    for (const house of pattern.houses) for (const digit of digits) grounds.addHouse(house, digit);
  } else {
    for (const mark of marks) grounds.addAround(mark);
    for (const it of confined) {
      if (it.houses.length === 0) for (const cell of it.cells) grounds.addCell(cell);
      for (const house of it.houses) for (const digit of it.digits) grounds.addHouse(house, digit);
    }
  }
  return grounds.list();
}

export function marksOf(step: StepInGrid): Candidate[] {
  const parts = new PatternParts(step.before);
  const statements = parts.consequences(step).flatMap(({ statement = [] }) => statement);
  const all = [...parts.beginning(step), ...statements];
  return [...new Set(all.flatMap(({ candidates }) => candidates))];
}

/** The patterns within chains from which a statement follows, and what is left for chains in them. */
function confinedIn({ pattern }: StepInGrid): readonly Confined[] {
  if (pattern.kind !== 'chains') return [];
  return proofsOf(pattern)
    .flatMap(({ chains }) => chains.flat())
    .flatMap(({ confined, nested }) => confined ?? nested ?? []);
}

/** Whether the pattern is in what some cells can have, and not in the places of digits. */
export function isInCells({ technique }: StepInGrid): boolean {
  return techniqueFacts[technique].restsOn === 'cells';
}

/** Missing candidates. */
class Grounds {
  private readonly before: GridState;
  private readonly found = new Set<Candidate>();

  constructor(before: GridState) {
    this.before = before;
  }

  list(): Candidate[] {
    return [...this.found];
  }

  add(cell: number, digit: number): void {
    const { candidates, geometry } = this.before;
    if (digit > 0 && !hasDigit(candidates[cell], digit)) {
      this.found.add(candidateOf(cell, digit, geometry));
    }
  }

  addCell(cell: number): void {
    for (let digit = 1; digit <= this.before.geometry.size; digit++) this.add(cell, digit);
  }

  addHouse(house: number, digit: number): void {
    for (const cell of this.before.geometry.houses[house]) this.add(cell, digit);
  }

  /** What is missing beside candidates of a cell, or beside places of a digit. */
  addGroup(group: readonly Candidate[]): void {
    const { geometry } = this.before;
    if (new Set(group).size < 2) return;
    const [first, ...others] = new Set(group.map((it) => cellOf(it, geometry)));
    if (others.length === 0) this.addCell(first);
    else
      for (const house of sharedHouses(geometry, [first, ...others])) {
        this.addHouse(house, digitIn(group[0], geometry));
      }
  }

  /** What is missing in the cell of a candidate, and of its digit in all houses of the cell. */
  addAround(candidate: Candidate): void {
    const { geometry } = this.before;
    const cell = cellOf(candidate, geometry);
    this.addCell(cell);
    for (const house of geometry.housesOf[cell]) this.addHouse(house, digitIn(candidate, geometry));
  }
}
