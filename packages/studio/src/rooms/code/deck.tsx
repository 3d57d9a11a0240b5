import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Share } from '../../page/share.tsx';
import { Button } from '../../widgets/button.tsx';
import { MOST_IN_LINK } from '../../workers/packed-link.ts';
import { packedDraft } from './drafts/link.ts';
import type { JudgedCodeProps } from './judge/slice.ts';
import { isRunning } from './slice.ts';
import { startInstead } from './starts/starts.ts';
import { lacksPython, statusOf } from './status.ts';
import { codeWords } from './words.ts';

/** Run and stop, what is going on, and where the search can be seen. `children` are other acts. */
export function Deck({
  children,
  ...props
}: JudgedCodeProps & { readonly children: ComponentChildren }) {
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
  const isInstead = lacksPython(state);
  const isLong = packed.length > MOST_IN_LINK;
  return (
    <div class="deck code-deck" role="group" aria-label={own.acts}>
      <p role="status">{isInstead ? `${statusOf(state)} ${own.instead}` : statusOf(state)}</p>
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
        {isInstead && (
          <Button
            onClick={() =>
              void controls.drafts.open(startInstead(draft, 'javascript', page.language))
            }
          >
            {own.useJavaScript}
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
