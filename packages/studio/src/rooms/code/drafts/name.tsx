import { useState } from 'preact/hooks';
import { TextField } from '../../../widgets/text-field.tsx';
import { isName, LONGEST_NAME } from '../draft.ts';

interface NameProps {
  readonly label: string;
  readonly name: string;
  readonly rename: (name: string) => void;
}

/** The name of the program's file. While it is no such name, the file keeps the name before. */
export function Name({ label, name, rename }: NameProps) {
  const [typed, setTyped] = useState(name);
  return (
    <TextField
      label={label}
      maxLength={LONGEST_NAME}
      aria-invalid={!isName(typed)}
      value={typed}
      set={(text) => {
        setTyped(text);
        if (isName(text)) rename(text);
      }}
    />
  );
}
