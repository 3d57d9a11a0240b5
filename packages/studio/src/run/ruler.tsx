import { shapeOf, symbolOf } from '@nonet/engine/notation';
import type { RunProps } from '../search/controls.ts';
import { placeOf, shortPlace } from '../words/place.ts';

/**
 * The list of blanks. Entry i is the cell at depth i of the search. Each call of the search has its
 * stack frame below its entry. The last frame is at the current depth.
 */
export function Ruler({ state, words }: RunProps) {
  const { picture } = state.run;
  const pointer = picture?.depth ?? 0;
  const shape = shapeOf(state.puzzle.text);
  const blanks = picture?.ruler.length ?? 0;
  const isFull = pointer === blanks && blanks > 0;
  const isWrong = isFull && !picture?.solved;
  const dead = typeof picture?.dead === 'object' && 'cell' in picture.dead ? picture.dead.cell : -1;
  return (
    <ol class="ruler" aria-label={words.ruler.label}>
      {Array.from(picture?.ruler ?? [], (cell, entry) => {
        const place = placeOf(shape, cell);
        const isFilled = entry < pointer;
        const symbol = isFilled ? symbolOf(picture?.digits[cell] ?? 0) : '';
        const isCall = isFilled ? picture?.calls[entry] === 1 : entry === pointer;
        const classes = ['entry'];
        if (isFilled) classes.push(picture?.solved ? 'solved' : 'filled');
        if (cell === dead) classes.push('dead');
        return (
          <li
            class={classes.join(' ')}
            key={entry}
            aria-current={entry === pointer ? 'step' : undefined}
            data-pointer={entry === pointer ? '' : undefined}
          >
            <span class="hidden">
              {isFilled
                ? words.ruler.entry(place, symbol)
                : words.ruler[cell === dead ? 'dead' : 'blank'](place)}
            </span>
            <span class="where" aria-hidden="true">
              {shortPlace(place)}
            </span>
            <span class="digit" aria-hidden="true">
              {symbol || (cell === dead ? '×' : '·')}
            </span>
            <span class={isCall ? 'frame' : 'no-frame'} aria-hidden="true">
              {isCall ? entry : ''}
            </span>
          </li>
        );
      })}
      {picture && (
        <li
          class={`entry goal ${isWrong ? 'wrong' : ''}`}
          aria-current={isFull ? 'step' : undefined}
          data-pointer={isFull ? '' : undefined}
        >
          <span class="where" aria-hidden="true" />
          <span class="digit" aria-hidden="true">
            {isWrong ? '×' : '✓'}
          </span>
          <span class={isFull ? 'frame' : 'no-frame'} aria-hidden="true">
            {isFull ? blanks : ''}
          </span>
          <span class="hidden">{isWrong ? words.ruler.wrong : words.ruler.full}</span>
        </li>
      )}
    </ol>
  );
}
