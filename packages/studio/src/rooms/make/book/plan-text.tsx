import type { PlanFault } from '@nonet/book';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import type { BookProps } from './controls.ts';
import { bookWords } from './words.ts';

/** The faults of a plan are shown up to this number. */
const SHOWN = 10;

interface PlanTextProps extends BookProps {
  readonly faults: readonly PlanFault[];
  /** Whether the text is JSON, so that the form can be used. */
  readonly isJson: boolean;
}

/** What is wrong with the plan, its file, and the plan as text, which is folded until it is wanted. */
export function PlanText({ controls, faults, isJson, state }: PlanTextProps) {
  const own = bookWords[state.page.language];
  const { text } = state.book;
  const field = useRef<HTMLTextAreaElement>(null);
  const folded = useRef<HTMLDetailsElement>(null);
  const unfold = (): void => folded.current?.setAttribute('open', '');
  useEffect(() => {
    if (!isJson) unfold();
  }, [isJson]);
  const select = ({ column, line }: PlanFault): void => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
    unfold();
    field.current?.focus();
    field.current?.setSelectionRange(start, start + 1);
  };
  return (
    <section class="plan-text" aria-label={own.text}>
      <p role="status">{faults.length > 0 ? own.faults(faults.length) : own.planFits}</p>
      {faults.length > 0 && (
        <ul class="faults">
          {faults.slice(0, SHOWN).map((fault, i) => (
            <li key={i}>
              <Button class="link" onClick={() => select(fault)}>
                {own.place(fault.line, fault.column)}
              </Button>{' '}
              <span lang="en">
                {fault.path && `${fault.path}: `}
                {fault.message}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div class="buttons">
        <OpenFile
          label={own.openPlan}
          accept=".json,application/json"
          open={controls.book.openPlan}
        />
        <Button onClick={controls.book.savePlan}>{own.savePlan}</Button>
      </div>
      <details ref={folded}>
        <summary>{own.text}</summary>
        <p class="quiet">{own.textNote}</p>
        <textarea
          ref={field}
          rows={16}
          spellcheck={false}
          autocomplete="off"
          aria-label={own.text}
          aria-invalid={faults.length > 0}
          value={text}
          onInput={({ currentTarget }) => controls.book.writePlan(currentTarget.value)}
        />
      </details>
    </section>
  );
}
