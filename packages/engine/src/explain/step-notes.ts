import type { StepInGrid } from '../draw/grid-state.ts';
import { candidatesOf } from '../grid/candidate-grid.ts';
import { hasDigit } from '../grid/digit-set.ts';
import { type Candidate, cellOf, digitIn, isSingle } from '../technique/step.ts';
import { groundsOf, isInCells, marksOf } from './grounds.ts';
import type { PlayerPosition } from './player-check.ts';
import type { PlayerGrid, PlayerNote } from './player-puzzle.ts';

/** What a step has to do with the notes of the player. */
export interface StepNotes {
  /** The notes without which the step does not hold. */
  readonly restsOn: readonly PlayerNote[];
  /** The candidates of the pattern that the player has not noted. A single needs no notes. */
  readonly needs: readonly Candidate[];
}

export interface PlayerStep extends StepInGrid {
  readonly notes: StepNotes;
}

export function playerStep(step: StepInGrid, player: PlayerPosition): PlayerStep {
  return {
    ...step,
    notes: { restsOn: notesUnder(step, player), needs: missingNotes(step, player) },
  };
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
    const isInCorners =
      !isNoted(cell) &&
      !hasDigit(notes.centre[cell], digit) &&
      geometry.houses[house].some(isNoted);
    const isInCentre = notes.centre[cell] !== 0 && !hasDigit(notes.centre[cell], digit);
    const choice: PlayerNote[] = [];
    if (isInCentre) choice.push({ kind: 'centre', cell });
    if (isInCorners) choice.push({ kind: 'corner', house, digit });
    return [choice];
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
  if (isSingle(step.technique) || step.technique === 'brute-force') return [];
  const needsCentre = isInCells(step);
  const isNoted = (it: Candidate): boolean => {
    const cell = cellOf(it, geometry);
    return centre[cell] !== 0 || (!needsCentre && hasDigit(corner[cell], digitIn(it, geometry)));
  };
  return marksOf(step)
    .filter((it) => !isNoted(it))
    .sort((a, b) => a - b);
}
