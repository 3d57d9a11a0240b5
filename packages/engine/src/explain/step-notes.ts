import type { GridState, StepInGrid } from '../draw/grid-state.ts';
import { layersOf } from '../draw/layer.ts';
import { patternCells } from '../draw/pattern-cells.ts';
import { stepLayers } from '../draw/step-layers.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { hasDigit } from '../grid/digit-set.ts';
import { housesOf, sharedHouses } from '../technique/any-size/board.ts';
import { type Candidate, candidateOf, cellOf, digitIn } from '../technique/step.ts';
import type { PlayerPosition } from './player-check.ts';
import type { PlayerGrid } from './player-puzzle.ts';

/** A note of the player: the centre notes of a cell, or the corner notes of a digit in a box. */
export type PlayerNote =
  | { readonly kind: 'centre'; readonly cell: number }
  | { readonly kind: 'corner'; readonly house: number; readonly digit: number };

/** What a step has to do with the notes of the player. */
export interface StepNotes {
  /** The notes without which the step does not hold. */
  readonly restsOn: readonly PlayerNote[];
  /** The candidates of the pattern that the player has not noted. A single needs no notes. */
  readonly needs: readonly Candidate[];
}

/** A step in the grid of a player. */
export interface PlayerStep extends StepInGrid {
  readonly notes: StepNotes;
}

export function playerStep(step: StepInGrid, player: PlayerPosition): PlayerStep {
  return {
    ...step,
    notes: { restsOn: notesUnder(step, player), needs: missingNotes(step, player) },
  };
}

/** Rests on all candidates of the grid, or of a digit. */
const EVERYWHERE = /^(bug|template|brute-force)/;
/** Rests on the candidates that its cells have. */
const IN_CELLS =
  /^(naked|locked-(pair|triple)|xyz?-(wing|chain)|remote-pair|als|sue-de-coq|death|uniqueness-test-[1235]|avoidable)/;
/** Rests on the places that its digits have in its houses. */
const IN_HOUSES =
  /^hidden-[^r]|^locked-candidates|^skyscraper|(kite|empty-rectangle|x-wing|swordfish|jellyfish|squirmbag|whale|leviathan)$/;

/**
 * The missing candidates on which a step rests: with one of them, the step might not hold. A naked
 * pair, for example, rests on the candidates that its cells do not have. A few techniques get more
 * candidates than they need.
 */
export function groundsOf(step: StepInGrid): Candidate[] {
  const { technique } = step;
  const { geometry, values } = step.before;
  const grounds = new Grounds(step.before);
  if (technique === 'full-house') {
    for (const cell of geometry.houses[step.pattern.houses[0]]) grounds.add(cell, values[cell]);
    return grounds.list();
  }
  if (EVERYWHERE.test(technique)) {
    for (const cell of values.keys()) grounds.addCell(cell);
    return grounds.list();
  }
  const layers = layersOfPattern(step);
  const marks = layersOf(layers, 'marks').map(({ candidates }) => candidates);
  const links = layersOf(layers, 'links').flatMap((layer) => layer.links);
  const shaded = layersOf(layers, 'houses').filter(({ look }) => look === 'shaded');
  const cells = patternCells(step);
  for (const cell of cells) if (values[cell] !== 0) grounds.addCell(cell);
  if (IN_CELLS.test(technique)) {
    for (const cell of cells) grounds.addCell(cell);
  } else if (links.length > 0 && !technique.startsWith('forcing-net')) {
    for (const { from, isStrong, to } of links) if (isStrong) grounds.addGroup([...from, ...to]);
    const starts = layersOf(stepLayers(step, step.before)[0].layers, 'marks');
    for (const { candidates, role } of starts) {
      if (role === 'group-3') for (const clash of candidates) grounds.addAround(clash);
    }
    const passed = new Set(links.flatMap(({ from }) => from));
    grounds.addGroup(starts.flatMap((it) => (it.role === 'group-3' ? [] : it.candidates)));
    grounds.addGroup(links.flatMap(({ to }) => to).filter((it) => !passed.has(it)));
  } else if (IN_HOUSES.test(technique) && shaded.length > 0) {
    const digits = new Set(marks.flat().map((it) => digitIn(it, geometry)));
    for (const house of shaded.flatMap(({ houses }) => houses)) {
      for (const digit of digits) grounds.addHouse(house, digit);
    }
  } else {
    for (const mark of marks.flat()) grounds.addAround(mark);
  }
  return grounds.list();
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
    const cells = [...new Set(group.map((it) => cellOf(it, geometry)))];
    if (new Set(group).size < 2) return;
    if (cells.length === 1) this.addCell(cells[0]);
    else {
      for (const house of sharedHouses(geometry, cells)) {
        this.addHouse(house, digitIn(group[0], geometry));
      }
    }
  }

  /** What is missing in the cell of a candidate, and of its digit in all houses of the cell. */
  addAround(candidate: Candidate): void {
    const { geometry } = this.before;
    const cell = cellOf(candidate, geometry);
    this.addCell(cell);
    for (const house of housesOf(geometry, cell))
      this.addHouse(house, digitIn(candidate, geometry));
  }
}

function layersOfPattern(step: StepInGrid) {
  const stages = stepLayers(step, step.before).filter(({ kind }) => kind !== 'therefore');
  return stages.flatMap(({ layers }) => layers);
}

/**
 * The notes that exclude candidates on which the step rests, and that the digits do not exclude. If
 * both centre notes and corner notes exclude a candidate, one of them is enough.
 */
function notesUnder(step: StepInGrid, player: PlayerPosition): PlayerNote[] {
  const { candidates, filled, notes } = player;
  const { digits, geometry } = filled;
  const open = candidatesOf(filled).candidates;
  if (open.every((set, cell) => set === candidates[cell])) return [];
  const notesFor = groundsOf(step).flatMap((candidate): PlayerNote[][] => {
    const [cell, digit] = [cellOf(candidate, geometry), digitIn(candidate, geometry)];
    if (!hasDigit(open[cell] & ~candidates[cell], digit)) return [];
    const house = 2 * geometry.size + geometry.box[cell];
    const isNoted = (it: number): boolean => digits[it] === 0 && hasDigit(notes.corner[it], digit);
    const isInCorners = !isNoted(cell) && geometry.houses[house].some(isNoted);
    const isInCentre = notes.centre[cell] !== 0 && !hasDigit(notes.centre[cell], digit);
    return [
      [
        ...(isInCentre ? [{ kind: 'centre' as const, cell }] : []),
        ...(isInCorners ? [{ kind: 'corner' as const, house, digit }] : []),
      ],
    ];
  });
  const found = new Map<string, PlayerNote>();
  for (const choice of notesFor.toSorted((a, b) => a.length - b.length)) {
    if (choice.some((note) => found.has(JSON.stringify(note)))) continue;
    found.set(JSON.stringify(choice[0]), choice[0]);
  }
  return [...found.values()];
}

/** A pattern of cells needs their centre notes. Any other pattern can also be seen in corner notes. */
function missingNotes(step: StepInGrid, { notes: { centre, corner } }: PlayerGrid): Candidate[] {
  const { geometry } = step.before;
  if (/single|full-house|brute-force/.test(step.technique)) return [];
  const marks = layersOf(layersOfPattern(step), 'marks').flatMap((layer) => layer.candidates);
  const needsCentre = IN_CELLS.test(step.technique);
  const isNoted = (it: Candidate): boolean => {
    const cell = cellOf(it, geometry);
    return centre[cell] !== 0 || (!needsCentre && hasDigit(corner[cell], digitIn(it, geometry)));
  };
  return [...new Set(marks)].filter((it) => !isNoted(it)).sort((a, b) => a - b);
}
