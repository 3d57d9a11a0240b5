import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Share } from '../../page/share.tsx';
import { Button } from '../../widgets/button.tsx';
import { MOST_IN_LINK } from '../../workers/packed-link.ts';
import { packedDraft } from './drafts/link.ts';
import { type CodeProps, changedSince, type HasCode, isRunning } from './slice.ts';
import { codeWords, secondsText } from './words.ts';

/** Run and stop, what is going on, and where the search can be seen. `children` are other acts. */
export function Deck({ children, ...props }: CodeProps & { readonly children: ComponentChildren }) {
  const { state, words, controls } = props;
  const { code, page } = state;
  const own = codeWords[page.language];
  const { program } = code.run;
  const runs = isRunning(code.run);
  const { draft } = code;
  /** The draft as a link has it. The draft does not change while the window of the link is open. */
  const [packed, setPacked] = useState('');
  const pack = (): void => {
    setPacked('');
    void packedDraft(draft).then(setPacked);
  };
  const isLong = packed.length > MOST_IN_LINK;
  return (
    <div class="deck code-deck" role="group" aria-label={own.acts}>
      <p role="status">{statusOf(state, own)}</p>
      <div class="acts">
        {runs ? (
          <Button class="main" onClick={controls.running.stop}>
            {own.stop}
          </Button>
        ) : (
          <Button class="main" onClick={controls.running.run}>
            {own.run} <kbd>Ctrl Enter</kbd>
          </Button>
        )}
        {children}
        {program && (
          <>
            <Button onClick={() => controls.openProgram(program, 'watch')}>{own.watchIt}</Button>
            <Button onClick={() => controls.openProgram(program, 'race')}>{own.raceIt}</Button>
          </>
        )}
        <Share
          words={words}
          link={own.link}
          onOpen={pack}
          address={() =>
            controls.addressOf({ code: { ...code, shared: isLong ? undefined : packed } })
          }
          note={isLong ? own.linkTooLong(packed.length, MOST_IN_LINK) : own.linkNote}
        />
      </div>
    </div>
  );
}

function statusOf(state: HasCode, own: (typeof codeWords)['en']): string {
  const { phase } = state.code.run;
  if (phase.kind === 'none') return own.ready;
  if (phase.kind === 'loading') {
    const { all, loaded } = phase;
    if (all === 0) return own.starting;
    return loaded === all ? own.startingPython : own.loading(loaded, all);
  }
  if (phase.kind !== 'ended') return own[phase.kind];
  const { end } = phase;
  const isAtLine = end.kind === 'failed' && end.errorLine !== undefined;
  const ended = isAtLine
    ? own.failedAt(end.errorLine ?? 0)
    : own.ends[end.kind](secondsText(end.time));
  const recorded = end.isCut ? own.cut(end.events) : own.recorded(end.events);
  const changed = changedSince(state);
  return [ended, end.events > 0 && recorded, changed && own.before[changed]]
    .filter(Boolean)
    .join(' ');
}
