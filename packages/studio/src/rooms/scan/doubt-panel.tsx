import { shapeOf, symbolOf } from '@nonet/engine/notation';
import type { Doubt, ScannedGrid } from '../../picture/scanning.ts';
import { Button } from '../../widgets/button.tsx';
import { type Place, placeOf } from '../../words/place.ts';
import { withCorrection, withKept, withNextDoubt } from './correcting.ts';
import { Photo } from './photo.tsx';
import { doubtsOf, type ScanProps } from './slice.ts';
import { scanWords } from './words.ts';

/** How many cells are still to be checked, and the current one as the photograph has it. */
export function DoubtPanel({ state, controls, grid }: ScanProps & { grid: ScannedGrid }) {
  const own = scanWords[state.page.language];
  const { cell, root } = state.puzzle;
  const geometry = shapeOf(root);
  const place = placeOf(geometry, cell);
  const doubts = doubtsOf(state);
  const doubt = doubts.find((one) => one.cell === cell);
  const symbol = (digit: number): string => (digit > 0 ? symbolOf(digit) : own.blank);
  return (
    <section class="doubts" aria-label={own.label}>
      <h2>{own.left(doubts.length)}</h2>
      <Photo picture={grid.picture} size={geometry.size} cell={cell} label={own.part(place)} />
      <div>
        <p role="status">{doubt && question(doubt, place, own)}</p>
        <div class="buttons">
          {doubt && (
            <Button class="main" onClick={() => controls.update(withKept)}>
              {own.keep(symbol(doubt.digit))}
            </Button>
          )}
          {doubt?.others.map((digit) => (
            <Button
              key={digit}
              label={own.or(symbol(digit))}
              onClick={() => controls.update((now) => withNextDoubt(withCorrection(now, digit)))}
            >
              {symbol(digit)}
            </Button>
          ))}
          {!doubt && doubts.length > 0 && (
            <Button onClick={() => controls.update(withNextDoubt)}>{own.next}</Button>
          )}
        </div>
      </div>
    </section>
  );
}

function question(
  { digit, isWritten, read }: Doubt,
  place: Place,
  { blank, doubts }: (typeof scanWords)['en'],
): string {
  const symbol = (of: number): string => (of > 0 ? symbolOf(of) : blank.toLowerCase());
  if (read !== undefined) return doubts.repaired(symbol(read), place, symbol(digit));
  if (digit === 0) return doubts.empty(place);
  return isWritten ? doubts.written(place, symbol(digit)) : doubts.digit(place, symbol(digit));
}
