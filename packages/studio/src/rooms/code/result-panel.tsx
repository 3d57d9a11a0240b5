import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../widgets/button.tsx';
import { type CodeProps, changedSince, hasRun } from './slice.ts';
import type { Unwatched } from './unwatched.ts';
import { codeWords } from './words.ts';

/** More characters would slow the page. */
const MOST_SHOWN = 20_000;

interface ResultProps extends CodeProps {
  /** Goes to a line of the program. */
  readonly goTo: (line: number) => void;
}

/** What the last run printed, and why its search cannot be watched, if it cannot. */
export function ResultPanel({ state, goTo }: ResultProps) {
  const own = codeWords[state.page.language];
  const { messages, output, phase } = state.code.run;
  const end = phase.kind === 'ended' ? phase.end : undefined;
  const section = useRef<HTMLElement>(null);
  // On a phone, what the program printed is below the editor.
  useEffect(() => {
    if (end) section.current?.scrollIntoView({ block: 'nearest' });
  }, [end]);
  if (phase.kind === 'none') return null;
  const unwatched = end?.unwatched;
  const changed = changedSince(state);
  const isWhole = end?.kind === 'finished' || end?.kind === 'stopped';
  return (
    <section ref={section} class="code-result" aria-label={own.results}>
      {changed && <p class="quiet">{own.changed[changed]}</p>}
      {messages !== '' && (
        <Printed title={own.messages} text={messages} own={own} showsEnd>
          {end?.errorLine !== undefined && (
            <Button onClick={() => goTo(end.errorLine ?? 1)}>{own.goToLine(end.errorLine)}</Button>
          )}
        </Printed>
      )}
      {output !== '' && <Printed title={own.output} text={output} own={own} />}
      {end && hasRun(end) && output === '' && <p class="quiet">{own.noOutput}</p>}
      {isWhole && unwatched && <p>{unwatchedText(unwatched, own)}</p>}
    </section>
  );
}

type Own = (typeof codeWords)['en'];

function unwatchedText(unwatched: Unwatched, own: Own): string {
  if (unwatched.id === 'no-grid') return own.unwatched['no-grid'](unwatched.grid);
  if (unwatched.id === 'broken') return own.unwatched.broken(unwatched.reason);
  return own.unwatched['not-started'];
}

interface PrintedProps {
  readonly title: string;
  readonly text: string;
  readonly own: Own;
  /** Whether the end matters most, as in error messages, where the error itself comes last. */
  readonly showsEnd?: boolean;
  readonly children?: ComponentChildren;
}

function Printed({ children, own, showsEnd = false, text, title }: PrintedProps) {
  const box = useRef<HTMLPreElement>(null);
  useLayoutEffect(() => {
    if (showsEnd && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [text]);
  const isLong = text.length > MOST_SHOWN;
  return (
    <div class="printed">
      <h2>{title}</h2>
      {children}
      <pre ref={box} tabIndex={0} role="group" aria-label={title} data-own-keys="">
        <code>{showsEnd ? text.slice(-MOST_SHOWN) : text.slice(0, MOST_SHOWN)}</code>
      </pre>
      {isLong && (
        <p class="quiet">
          {showsEnd
            ? own.longMessages(MOST_SHOWN, text.length)
            : own.longOutput(MOST_SHOWN, text.length)}
        </p>
      )}
    </div>
  );
}
