import { symbolOf } from '@nonet/engine/notation';
import type { ComponentChildren, JSX } from 'preact';

interface DigitsProps {
  readonly label: string;
  readonly size: number;
  readonly pressed?: number | undefined;
  /** Undefined while no digit is accepted. */
  readonly press: ((digit: number) => void) | undefined;
  readonly children?: ComponentChildren;
}

/** One button per digit. */
export function Digits({ label, size, pressed, press, children }: DigitsProps): JSX.Element {
  return (
    <div class="digits" role="group" aria-label={label}>
      {Array.from({ length: size }, (_, i) => (
        <button
          type="button"
          key={i}
          data-digit={i + 1}
          aria-pressed={pressed === undefined ? undefined : pressed === i + 1}
          aria-disabled={press ? undefined : true}
          onClick={press && (() => press(i + 1))}
        >
          {symbolOf(i + 1)}
        </button>
      ))}
      {children}
    </div>
  );
}
