import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { withRoom } from '../../page/state.ts';
import type { OwnProgram } from '../../puzzle/own-program.ts';
import type { RunProps } from '../../search/controls.ts';
import { programShown } from '../../search/searches.ts';
import { withRun } from '../../search/slice.ts';
import { type CodeTab, codeTabs, type SearchId } from '../../search/state.ts';
import { Button } from '../../widgets/button.tsx';
import type { Mark } from './line.ts';
import { markOf, programOf } from './program.ts';

const NAMES = { python: 'Python', cpp: 'C++', typescript: 'TypeScript' };

/** The program of the strategy, or the user's own. The line that has just run is highlighted. */
export function Code(props: RunProps) {
  const { state, words, controls } = props;
  const { code } = state.run;
  const program = programShown(state.run);
  const set = (change: Partial<typeof code>): void =>
    controls.update((now) => withRun(now, { code: { ...now.run.code, ...change } }));
  return (
    <section class="code" data-panel="code" aria-label={words.code.label}>
      <div class="code-head">
        <Button class="plain" aria-expanded={code.open} onClick={() => set({ open: !code.open })}>
          {code.open ? words.code.hide : words.code.show}
        </Button>
        {code.open && program && (
          <>
            <span class="code-file">{program.name}</span>
            <EditLink {...props} />
          </>
        )}
        {code.open && !program && (
          <div class="tabs" role="group" aria-label={words.code.languages}>
            {codeTabs.map((tab) => (
              <Button key={tab} aria-pressed={tab === code.tab} onClick={() => set({ tab })}>
                {tab === 'pseudo' ? words.code.pseudo : NAMES[tab]}
              </Button>
            ))}
          </div>
        )}
      </div>
      {code.open && !program && <EditLink {...props} />}
      {code.open &&
        (program ? <OwnSource {...props} program={program} /> : <StrategyCode {...props} />)}
    </section>
  );
}

/** The tabs whose program the page can run, as the room Code names their languages. */
const RUNNABLE: Readonly<Partial<Record<CodeTab, string>>> = {
  pseudo: 'python',
  python: 'python',
  typescript: 'javascript',
};

/** The starting points of the room Code that search as a strategy does. */
const STARTS: Readonly<Partial<Record<SearchId, string>>> = {
  scan: 'scan',
  'used-arrays': 'arrays',
  bitmask: 'bits',
  'bitmask-mrv': 'fewest',
};

/** The names of programs that the room Code runs. */
const RUNNABLE_FILE = /\.(?:py|[cm]?js)$/;

/** What the room Code calls the program that is shown. Undefined if it cannot run it. */
function startOf({ run }: RunProps['state']): string | undefined {
  const own = programShown(run);
  if (own) return own.source.length > 0 && RUNNABLE_FILE.test(own.name) ? 'own' : undefined;
  const [start, language] = [STARTS[run.strategy], RUNNABLE[run.code.tab]];
  return start && language && `${start}-${language}`;
}

/** Leads to the room Code with the user's program, or one that searches as this strategy does. */
function EditLink({ state, words, controls }: RunProps) {
  const start = startOf(state);
  if (!start) return null;
  const address = controls.addressOf(withRoom(state, 'code'));
  return (
    <p class="code-edit">
      <a href={`#${address}&start=${start}`}>{words.code.edit}</a>
    </p>
  );
}

function StrategyCode({ state, words }: RunProps) {
  const { code, strategy, picture } = state.run;
  const { language } = state.page;
  const lines = useMemo(
    () => (strategy === 'own' ? [] : programOf(strategy, code.tab, language)),
    [strategy, code.tab, language],
  );
  const mark = picture && markOf(picture);
  return (
    <Listing
      lines={lines}
      isRunning={(line) => line.mark !== undefined && line.mark === mark}
      words={words}
    />
  );
}

/** The source text of the user's program, with line numbers. */
function OwnSource({ state, words, program }: RunProps & { program: OwnProgram }) {
  const line = state.run.picture?.line;
  const lines = useMemo(
    () => program.source.map((text, i) => ({ text, number: i + 1 })),
    [program.source],
  );
  if (lines.length === 0) {
    const { noSource, noSourceAt } = words.ownProgram;
    return <p class="quiet">{line === undefined ? noSource : noSourceAt(line)}</p>;
  }
  return <Listing lines={lines} isRunning={({ number }) => number === line} words={words} />;
}

interface ListedLine {
  readonly text: string;
  readonly mark?: Mark;
  /** Shown before the text. */
  readonly number?: number;
}

interface ListingProps extends Pick<RunProps, 'words'> {
  readonly lines: readonly ListedLine[];
  readonly isRunning: (line: ListedLine) => boolean;
}

function Listing({ lines, isRunning, words }: ListingProps) {
  const box = useRef<HTMLPreElement>(null);
  const running = lines.findIndex(isRunning);

  // Keep the running line in view, also when the box changes its size. Measure in an animation
  // frame, because measuring here would force a second layout for every picture.
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (box.current) showRunning(box.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [running, lines]);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => showRunning(current));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);

  return (
    <pre
      ref={box}
      tabIndex={0}
      role="group"
      aria-label={words.code.label}
      class="program"
      data-own-keys=""
    >
      {lines.map((line, i) => (
        <code
          key={i}
          data-mark={line.mark}
          data-line={line.number}
          class={isRunning(line) ? 'running' : undefined}
        >
          {line.text || ' '}
          {isRunning(line) && <span class="hidden"> ({words.code.running})</span>}
        </code>
      ))}
    </pre>
  );
}

function showRunning(box: HTMLElement): void {
  const line = box.querySelector<HTMLElement>('.running');
  if (!line || box.scrollHeight <= box.clientHeight) return;
  const top = line.offsetTop;
  if (top < box.scrollTop) box.scrollTop = top;
  const below = top + line.offsetHeight - box.clientHeight;
  if (below <= box.scrollTop) return;
  // No line is cut at the top.
  box.scrollTop = Math.ceil(below / line.offsetHeight) * line.offsetHeight;
}
