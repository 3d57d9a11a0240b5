import { useState } from 'preact/hooks';
import { TextField } from './text-field.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly set: (text: string) => void;
}

/** A field for a number. While `7.` is typed, the value may be `7`. */
export function NumberField({ isWrong, label, set, value }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <TextField
      label={label}
      inputMode="decimal"
      size={5}
      aria-invalid={isWrong}
      value={typed.trim() !== '' && Number(typed) === Number(value) ? typed : value}
      set={(text) => {
        setTyped(text);
        set(text);
      }}
    />
  );
}
