import { CopyField } from '../../widgets/copy-field.tsx';
import type { Language } from '../../words/words.ts';
import { makeTabWords } from './words.ts';

interface CommandFieldProps {
  readonly label: string;
  readonly command: string;
  readonly language: Language;
}

/** A command, ready to be copied. */
export function CommandField({ command, label, language }: CommandFieldProps) {
  return (
    <div class="command">
      <CopyField label={label} text={command} {...makeTabWords[language].copying} />
    </div>
  );
}
