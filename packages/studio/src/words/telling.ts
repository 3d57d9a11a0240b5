import type { Geometry } from '@nonet/engine/grid';
import { symbolOf } from '@nonet/engine/notation';
import type { Story } from '../picture/story.ts';
import { housePlaceOf, type Place, placeOf } from './place.ts';
import type { Words } from './words.ts';

/** A story as a sentence. */
export function told(story: Story, geometry: Geometry, { story: words }: Words): string {
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
    case 'take':
      return words.take(symbolOf(story.digit), at(story.cell), symbolOf(story.to));
    case 'retreat':
      return words.retreat(symbolOf(story.digit), at(story.cell), at(story.to));
    case 'take-last':
      return words.takeLast(symbolOf(story.digit), at(story.cell));
    case 'solution':
      return words.solution(story.events);
    case 'exhausted':
      return words.exhausted(story.solutions);
    case 'stopped':
      return words.stopped(story.events);
  }
}
