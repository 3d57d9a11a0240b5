import { signal } from '@preact/signals';
import { type Explained, explained } from '../../run/explained.ts';
import { reasonsShown } from '../../search/reasons.ts';
import { Button } from '../../widgets/button.tsx';
import type { Words } from '../../words/words.ts';
import type { HasWatch } from './slice.ts';

/** Digit − 1 of the reason that the pointer or the focus is on. */
export const pointedDigit = signal<number | undefined>(undefined);

/** Why no digit is left for a cell at the moment shown. Undefined at any other moment. */
export function explainedAt(state: HasWatch, words: Words): Explained | undefined {
  const reasons = reasonsShown(state.run);
  return reasons && explained(state.puzzle.text, reasons, words);
}

interface ReasonsListProps {
  readonly label: string;
  readonly digits: Explained['digits'];
  /** The digit that the user asks about, or 0. */
  readonly pressed: number;
  readonly press: (digit: number) => void;
}

/** The reason of each digit, in words. */
export function ReasonsList({ label, digits, pressed, press }: ReasonsListProps) {
  const point = (to: number | undefined) => () => {
    pointedDigit.value = to;
  };
  return (
    <ul class="reasons-list" aria-label={label} onPointerLeave={point(undefined)}>
      {digits.map(({ symbol, kind, phrase }, i) => (
        <li key={symbol}>
          <Button
            data-kind={kind}
            data-digit={i + 1}
            aria-pressed={pressed === i + 1}
            onPointerEnter={point(i)}
            onFocus={point(i)}
            onBlur={point(undefined)}
            onClick={() => press(i + 1)}
          >
            {phrase}
          </Button>
        </li>
      ))}
    </ul>
  );
}
