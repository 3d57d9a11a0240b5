import { digitSet, hasDigit } from '../grid/digit-set.ts';
import { CLASSIC } from '../grid/geometry.ts';
import { type Candidate, candidateOf, candidatesIn } from '../technique/step.ts';
import { cellGroups } from './cell-groups.ts';
import { English } from './english.ts';
import { Korean } from './korean.ts';
import { object } from './particle.ts';
import type { PlayerGrid, PlayerNote } from './player-puzzle.ts';
import type { StepTextOptions } from './step-text.ts';

/** A note that the player has not finished yet. */
export interface UnfinishedNotes {
  readonly note: PlayerNote;
  /** The candidates that it lacks. One of them is true. */
  readonly missing: readonly Candidate[];
}

/** What the player has written, without some of the notes. */
export function withoutNotes(player: PlayerGrid, notes: readonly PlayerNote[]): PlayerGrid {
  if (notes.length === 0) return player;
  const { geometry } = player.filled;
  const centre = Int32Array.from(player.notes.centre);
  const corner = Int32Array.from(player.notes.corner);
  for (const note of notes) {
    if (note.kind === 'centre') centre[note.cell] = 0;
    else for (const cell of geometry.houses[note.house]) corner[cell] &= ~digitSet(note.digit);
  }
  return { ...player, notes: { centre, corner } };
}

/**
 * Adds to notes what they lack.
 *
 * @param candidates Cell → its candidates if nothing follows from these notes.
 */
export function withPlacesMissing(
  notes: readonly PlayerNote[],
  { filled, notes: { centre, corner } }: PlayerGrid,
  candidates: ArrayLike<number>,
): UnfinishedNotes[] {
  const { digits, geometry } = filled;
  return notes.map((note) => {
    if (note.kind === 'centre') {
      const { cell } = note;
      return { note, missing: candidatesIn(cell, candidates[cell] & ~centre[cell], geometry) };
    }
    const lacks = (cell: number): boolean =>
      digits[cell] === 0 && hasDigit(candidates[cell] & ~corner[cell] & ~centre[cell], note.digit);
    const places = [...geometry.houses[note.house]].filter(lacks);
    return { note, missing: places.map((cell) => candidateOf(cell, note.digit, geometry)) };
  });
}

/** Says what the first of the notes lack. Undefined if all notes are finished. */
export function unfinishedText(
  [first]: readonly UnfinishedNotes[],
  { geometry = CLASSIC, language }: Omit<StepTextOptions, 'notation'>,
): string | undefined {
  if (!first) return undefined;
  const { missing, note } = first;
  const groups = cellGroups(missing, geometry);
  if (language === 'ko') {
    const ko = new Korean(geometry);
    const whose =
      note.kind === 'centre'
        ? `${ko.cell(note.cell)}의 메모`
        : `${ko.house(note.house)}의 ${note.digit} 메모`;
    const lack = groups.map((it) => `${ko.cells(it.cells)}에 ${object(ko.digits(it.digits))}`);
    return `${whose}가 아직 덜 적혔어요. ${lack.join(', ')} 더 적을 수 있어요. 이 힌트는 그 메모를 쓰지 않아요.`;
  }
  const en = new English(geometry);
  const whose =
    note.kind === 'centre'
      ? `Your notes in ${en.cell(note.cell)}`
      : `Your notes of ${note.digit} in ${en.house(note.house)}`;
  const lack = groups.map((it) => `${en.digits(it.digits)} in ${en.cells(it.cells)}`);
  return `${whose} are not complete yet: they lack ${lack.join('; ')}. This hint does not rest on them.`;
}
