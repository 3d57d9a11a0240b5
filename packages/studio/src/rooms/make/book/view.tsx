import { formatPlan, readPlan } from '@nonet/book';
import { useMemo, useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import { CommandField } from '../command-field.tsx';
import type { BookProps } from './controls.ts';
import { Finished } from './finished.tsx';
import { PlanForm } from './form.tsx';
import { PlanText } from './plan-text.tsx';
import { SamplePage } from './sample.tsx';
import type { ExcludedFile } from './slice.ts';
import { bookWords } from './words.ts';
import { BookWork } from './work.tsx';
import { planText, type Written, writtenIn } from './written-plan.ts';
import './book.css';

/** A book of puzzles: its plan as a form, a page or all pages, the work, and the plan as text. */
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
          {finished ? (
            <Finished {...props} book={finished} />
          ) : (
            <SamplePage {...props} plan={read.ok ? text : undefined} />
          )}
        </section>
        <PlanText {...props} faults={faults} isJson={written !== undefined} />
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

/** The files whose puzzles are left out of the book. */
function Excluding({ controls, state, words }: BookProps) {
  const own = bookWords[state.page.language];
  const { badFile, excluded } = state.book;
  return (
    <section class="excluding" aria-label={own.exclude}>
      <h2>{own.exclude}</h2>
      <p class="quiet">{own.excludeNote}</p>
      {excluded.length > 0 && (
        <ul>
          {excluded.map(({ name, puzzles }, at) => (
            <li key={at}>
              {own.excluded(name, puzzles)}{' '}
              <Button aria-label={own.include(name)} onClick={() => controls.book.include(at)}>
                {own.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {badFile && (
        <p class="fault" role="alert">
          {own.badFile(badFile.name)}{' '}
          {badFile.answer.kind === 'formless'
            ? own.formless(badFile.answer.line)
            : words.readings.sentence(badFile.answer.fault)}
        </p>
      )}
      <div class="buttons">
        <OpenFile label={own.excludeFile} open={controls.book.exclude} />
      </div>
    </section>
  );
}
