import type { JSX } from 'preact';
import type { RangeField } from '../recipe/fields.ts';

interface RangeFieldsProps {
  readonly words: Readonly<Record<'from' | 'to', string>>;
  readonly label: string;
  readonly range: RangeField;
  readonly isWrong: boolean;
  readonly set: (range: RangeField) => void;
}

/** Two fields for the ends of a range. */
export function RangeFields({ words, label, range, isWrong, set }: RangeFieldsProps): JSX.Element {
  return (
    <fieldset class="range">
      <legend>{label}</legend>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} class="field">
          <span>{words[end]}</span>
          <input
            type="text"
            inputMode="decimal"
            size={5}
            aria-invalid={isWrong}
            value={range[end]}
            onInput={({ currentTarget }) => set({ ...range, [end]: currentTarget.value })}
          />
        </label>
      ))}
    </fieldset>
  );
}
