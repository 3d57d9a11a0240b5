import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { shown } from './written-plan.ts';

interface TextFieldProps {
  readonly label: string;
  /** The name for screen readers, if it says more than the label. */
  readonly name?: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly placeholder?: string;
  /** What is wrong if the value is wrong. */
  readonly fault?: string;
  readonly set: (value: string | undefined) => void;
}

/** A field for a text of a plan. An empty field removes the key. */
export function TextField(props: TextFieldProps): JSX.Element {
  const { fault, isWrong, label, name, placeholder, set, value } = props;
  const faultId = useId();
  const hasFault = isWrong && fault !== undefined;
  return (
    <>
      <label class="field">
        <span>{label}</span>
        <input
          type="text"
          autocomplete="off"
          aria-label={name}
          aria-invalid={isWrong}
          aria-describedby={hasFault ? faultId : undefined}
          placeholder={placeholder}
          value={shown(value)}
          onInput={({ currentTarget }) => set(currentTarget.value || undefined)}
        />
      </label>
      {hasFault && (
        <p class="field-fault" id={faultId}>
          {fault}
        </p>
      )}
    </>
  );
}

interface NumberFieldProps extends Pick<TextFieldProps, 'label' | 'name' | 'value' | 'isWrong'> {
  readonly set: (value: number | string | undefined) => void;
}

/** A field for a number of a plan. A text that is no number is written as it is, and is a fault. */
export function NumberField({ isWrong, label, name, set, value }: NumberFieldProps): JSX.Element {
  const [typed, setTyped] = useState('');
  // While `7.` is typed, the number is 7.
  const text = numberIn(typed) === value ? typed : shown(value);
  return (
    <label class="field">
      <span>{label}</span>
      <input
        type="text"
        inputMode="decimal"
        size={5}
        autocomplete="off"
        aria-label={name}
        aria-invalid={isWrong}
        value={text}
        onInput={({ currentTarget }) => {
          setTyped(currentTarget.value);
          set(numberIn(currentTarget.value));
        }}
      />
    </label>
  );
}

function numberIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d+\.?\d*$/.test(trimmed) ? Number(trimmed) : trimmed;
}
