import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../page/clipboard.ts';
import { Button } from '../../widgets/button.tsx';
import type { Language } from '../../words/words.ts';
import { makeTabWords } from './words.ts';

interface CommandFieldProps {
  readonly label: string;
  readonly command: string;
  readonly language: Language;
}

/** A command, ready to be copied. */
export function CommandField({ command, label, language }: CommandFieldProps) {
  const own = makeTabWords[language].copying;
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  return (
    <div class="command">
      <label class="box">
        <span>{label}</span>
        <textarea
          ref={field}
          readOnly
          rows={3}
          value={command}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="buttons">
        <Button
          onClick={async () => {
            setOutcome((await copyText(command, field.current)) ? 'copied' : 'refused');
          }}
        >
          {own.copy}
        </Button>
        <span role="status">{outcome && own[outcome]}</span>
      </div>
    </div>
  );
}
