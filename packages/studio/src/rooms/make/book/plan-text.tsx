import type { PlanFault } from '@nonet/book';
import { useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import type { BookProps } from './controls.ts';
import { bookWords } from './words.ts';

/** The faults of a plan are shown up to this number. */
const SHOWN = 10;

/** The plan as text, what is wrong with it, and its file. */
export function PlanText({
  controls,
  faults,
  state,
}: BookProps & { faults: readonly PlanFault[] }) {
  const own = bookWords[state.page.language];
  const { text } = state.book;
  const field = useRef<HTMLTextAreaElement>(null);
  const select = ({ column, line }: PlanFault): void => {
    const lines = text.split('\n');
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
    field.current?.focus();
    field.current?.setSelectionRange(start, start + 1);
  };
  return (
    <section class="plan-text" aria-label={own.text}>
      <label class="box">
        <span>{own.text}</span>
        <textarea
          ref={field}
          rows={16}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={faults.length > 0}
          value={text}
          onInput={({ currentTarget }) => controls.book.writePlan(currentTarget.value)}
        />
      </label>
      <p class="quiet">{own.textNote}</p>
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
    </section>
  );
}
