import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Story, TraceFailed } from '../picture/story.ts';
import { housePlaceOf, type Place, placeOf } from './place.ts';
import type { Words } from './words.ts';

/** The sentence that says what happens at a moment. */
export function sentenceOf(
  story: Story,
  geometry: Geometry,
  { story: words, ownProgram, readings }: Words,
): string {
  const at = (cell: number): Place => placeOf(geometry, cell);
  switch (story.kind) {
    case 'start':
      return words.start(story.blanks);
    case 'place':
      return words.place(symbolOf(story.digit), at(story.cell));
    case 'force':
      return words.force(symbolOf(story.digit), at(story.cell));
    case 'no-digit':
      return words.noDigit(at(story.cell), at(story.back));
    case 'no-place': {
      const house = housePlaceOf(geometry, story.house);
      return words.noPlace(house, symbolOf(story.digit), at(story.back));
    }
    case 'dead-end':
      return words.deadEnd(at(story.back));
    case 'remove':
      return words.remove(symbolOf(story.digit), at(story.cell), symbolOf(story.to));
    case 'overwrite':
      return words.overwrite(symbolOf(story.digit), at(story.cell), symbolOf(story.to));
    case 'retreat':
      return words.retreat(symbolOf(story.digit), at(story.cell), at(story.to));
    case 'remove-last':
      return words.removeLast(symbolOf(story.digit), at(story.cell));
    case 'solution':
      return words.solution(story.events);
    case 'exhausted':
      return words.exhausted(story.solutions);
    case 'stopped':
      return words.stopped(story.events);
    case 'trace-fault':
      return ownProgram.fault(readings.sentence(story.fault));
    case 'trace-cut':
      return ownProgram.cut(story.events);
    case 'trace-over':
      return ownProgram.over(story.events, story.solutions);
    case 'trace-failed':
      return ownProgram.failed(failureParts(story, geometry, ownProgram));
  }
}

/** What is wrong with the grid at the end of the user's program. */
export function failureParts(
  { blanks, conflict, moreConflicts, wrong }: Omit<TraceFailed, 'kind'>,
  geometry: Geometry,
  words: Words['ownProgram'],
): string {
  const parts: string[] = [];
  if (conflict) {
    const { cells, digit, house } = conflict;
    const at = housePlaceOf(geometry, house);
    parts.push(words.repeated(at, symbolOf(digit), cells.length, moreConflicts));
  }
  if (blanks > 0) parts.push(words.blanksLeft(blanks));
  if (wrong && !conflict) {
    const { cell, digit, expected } = wrong;
    parts.push(words.wrongDigit(symbolOf(digit), placeOf(geometry, cell), symbolOf(expected)));
  }
  return parts.join(' ');
}
