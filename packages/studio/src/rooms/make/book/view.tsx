import { formatPlan, readPlan } from '@nonet/book';
import { useMemo, useRef } from 'preact/hooks';
import { CommandField } from '../command-field.tsx';
import type { BookProps } from './controls.ts';
import { Excluding } from './excluding.tsx';
import { Finished } from './finished.tsx';
import { PlanForm } from './form.tsx';
import { PlanText } from './plan-text.tsx';
import type { ExcludedFile } from './slice.ts';
import { bookWords } from './words.ts';
import { BookWork } from './work.tsx';
import { planText, type Written, writtenIn } from './written-plan.ts';
import './book.css';

/** A book of puzzles: its plan as a form and as text, the work, and its pages. */
export function BookView(props: BookProps) {
  const { controls, state } = props;
  const own = bookWords[state.page.language];
  const { excluded, finished, isForPress, text } = state.book;
  const read = useMemo(() => readPlan(text), [text]);
  const faults = read.ok ? [] : read.faults;
  const isChanged = finished !== undefined && !(read.ok && formatPlan(read.plan) === finished.plan);
  const written = useMemo(() => writtenIn(text), [text]);
  const latest = useRef<Written>({});
  if (written) latest.current = written;
  return (
    <div class="stage book">
      <form class="book-plan" aria-label={own.form} onSubmit={(event) => event.preventDefault()}>
        {!written && <p class="fault">{own.waiting}</p>}
        <fieldset class="plain" disabled={!written}>
          <PlanForm
            {...props}
            written={latest.current}
            faults={faults}
            write={(next) => controls.book.writePlan(planText(next))}
          />
        </fieldset>
      </form>
      <div class="book-side">
        <section class="book-making" aria-label={own.making}>
          <BookWork
            {...props}
            faults={faults.length}
            isChanged={isChanged}
            plan={read.ok ? read.plan : undefined}
          />
          {finished && <Finished {...props} book={finished} />}
        </section>
        <PlanText {...props} faults={faults} />
        <Excluding {...props} />
        <CommandField
          label={own.command}
          command={bookCommand(excluded, isForPress)}
          language={state.page.language}
        />
      </div>
    </div>
  );
}

/** The command that makes the book of a plan that is saved as `plan.json`. */
function bookCommand(excluded: readonly ExcludedFile[], isForPress: boolean): string {
  const files = excluded.map(({ name }) => `--exclude ${quoted(name)} `).join('');
  return `nonet book plan.json ${files}${isForPress ? '--press ' : ''}-o interior.pdf`;
}

/** A name as a shell takes it. */
function quoted(name: string): string {
  const safe = name.startsWith('-') ? `./${name}` : name;
  return /^[\w.,:@%+/-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`;
}
