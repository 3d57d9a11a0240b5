import { shapeOf, symbolOf } from '@nonet/engine/notation';
import { frequenciesAt } from '../picture/tally.ts';
import { grouped, placeOf } from '../words/place.ts';
import type { PuzzleProps } from './controls.ts';

/** How many solutions have each digit in the focused cell, as numbers and as bars. */
export function CellHeat({ state, words }: PuzzleProps) {
  const { solutions, cell, text } = state.puzzle;
  const { tally } = solutions;
  if (!tally) return null;
  const shape = shapeOf(text);
  const frequencies = frequenciesAt(tally, cell, shape.size);
  const name = words.explorer.inCell(placeOf(shape, cell));
  return (
    <figure class="cell-heat" aria-label={name}>
      <figcaption class="quiet">{name}</figcaption>
      <ul>
        {Array.from(frequencies, (times, i) => (
          <li key={i} data-none={times === 0 ? '' : undefined}>
            <span class="times">{times === 0 ? '' : grouped(times)}</span>
            <span class="bar" style={{ '--share': times / tally.solutions }} aria-hidden="true" />
            <b>{symbolOf(i + 1)}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
