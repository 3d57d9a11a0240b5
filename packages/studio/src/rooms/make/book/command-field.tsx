import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { copyText } from '../../../page/clipboard.ts';
import { Button } from '../../../widgets/button.tsx';
import type { BookProps } from './controls.ts';
import { bookWords } from './words.ts';

/** The command that makes the same book, ready to be copied. */
export function CommandField({
  command,
  state,
}: Pick<BookProps, 'state'> & { command: string }): JSX.Element {
  const own = bookWords[state.page.language];
  const field = useRef<HTMLTextAreaElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  return (
    <div class="command">
      <label class="box">
        <span>{own.command}</span>
        <textarea
          ref={field}
          readOnly
          rows={2}
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
