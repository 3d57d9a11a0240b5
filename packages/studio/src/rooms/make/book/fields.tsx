import { useId } from 'preact/hooks';
import { TextField } from '../../../widgets/text-field.tsx';
import { shown } from './written-plan.ts';

interface PlanFieldProps {
  readonly label: string;
  readonly value: unknown;
  readonly isWrong: boolean;
  readonly placeholder?: string | undefined;
  /** What is wrong if the value is wrong. */
  readonly fault?: string;
  readonly set: (value: string | undefined) => void;
}

/** A field for a text of a plan. An empty field removes the key. */
export function PlanField({ fault, isWrong, label, placeholder, set, value }: PlanFieldProps) {
  const faultId = useId();
  const hasFault = isWrong && fault !== undefined;
  return (
    <>
      <TextField
        label={label}
        aria-invalid={isWrong}
        aria-describedby={hasFault ? faultId : undefined}
        placeholder={placeholder}
        value={shown(value)}
        set={(text) => set(text || undefined)}
      />
      {hasFault && (
        <p class="field-fault" id={faultId}>
          {fault}
        </p>
      )}
    </>
  );
}

/** The value of a field for a number. A text that is no number is written as it is, and is a fault. */
export function numberIn(text: string): number | string | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  return /^\d+\.?\d*$/.test(trimmed) ? Number(trimmed) : trimmed;
}
