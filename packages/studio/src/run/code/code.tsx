import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Button } from '../../widgets/button.tsx';
import type { RunProps } from '../controls.ts';
import { codeTabs, withRun } from '../state.ts';
import { markOf, programOf } from './program.ts';

const NAMES = { python: 'Python', cpp: 'C++', typescript: 'TypeScript' };

/** The program of the strategy. The line that has just run is highlighted. */
export function Code({ state, words, controls }: RunProps): JSX.Element {
  const { code, strategy, picture } = state.run;
  const { language } = state.page;
  const program = useMemo(
    () => programOf(strategy, code.tab, language),
    [strategy, code.tab, language],
  );
  const mark = picture && markOf(picture);
  const listing = useRef<HTMLPreElement>(null);
  const set = (change: Partial<typeof code>): void =>
    controls.update((now) => withRun(now, { code: { ...now.run.code, ...change } }));

  // Keep the running line in view, also when the box changes its size. Measure in an animation frame,
  // because measuring here would force a second layout for every picture.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (listing.current) showRunning(listing.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [mark, program]);
  useLayoutEffect(() => {
    const box = listing.current;
    if (!box) return;
    const observer = new ResizeObserver(() => showRunning(box));
    observer.observe(box);
    return () => observer.disconnect();
  }, [code.open]);

  return (
    <section class="code" aria-label={words.code.label}>
      <div class="code-head">
        <Button class="plain" aria-expanded={code.open} onClick={() => set({ open: !code.open })}>
          {code.open ? words.code.hide : words.code.show}
        </Button>
        {code.open && (
          <div class="tabs" role="group" aria-label={words.code.languages}>
            {codeTabs.map((tab) => (
              <Button key={tab} aria-pressed={tab === code.tab} onClick={() => set({ tab })}>
                {tab === 'pseudo' ? words.code.pseudo : NAMES[tab]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {code.open && (
        <pre
          ref={listing}
          tabIndex={0}
          role="group"
          aria-label={words.code.label}
          class="program"
          data-own-keys=""
        >
          {program.map((line, i) => (
            <code
              key={i}
              data-mark={line.mark}
              class={line.mark && line.mark === mark ? 'running' : undefined}
            >
              {line.text || ' '}
              {line.mark && line.mark === mark && (
                <span class="hidden"> ({words.code.running})</span>
              )}
            </code>
          ))}
        </pre>
      )}
    </section>
  );
}

function showRunning(box: HTMLElement): void {
  const line = box.querySelector<HTMLElement>('.running');
  if (!line || box.scrollHeight <= box.clientHeight) return;
  const top = line.offsetTop;
  if (top < box.scrollTop) box.scrollTop = top;
  const below = top + line.offsetHeight - box.clientHeight;
  if (below > box.scrollTop) box.scrollTop = below;
}
