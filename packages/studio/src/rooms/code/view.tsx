import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../widgets/button.tsx';
import { Deck } from './deck.tsx';
import { PROGRAMS } from './drafts/autosave.ts';
import { isProgramFile } from './drafts/drafts.ts';
import { Editor, type LineWish } from './editor/editor.tsx';
import { Head } from './head.tsx';
import { InputPanel } from './input-panel.tsx';
import type { JudgedCodeProps } from './judge/slice.ts';
import { JudgeButton, JudgePanel } from './judge/view.tsx';
import { ResultPanel } from './result-panel.tsx';
import { withCode, withDraft } from './slice.ts';
import { Task } from './task.tsx';
import { codeWords } from './words.ts';
import './code.css';

export function CodeView(props: JudgedCodeProps) {
  const { state, words, controls } = props;
  const { page, code } = state;
  const { draft, notice, run } = code;
  const own = codeWords[page.language];
  const noticed = notice ?? (draft.isFromLink ? 'from-link' : undefined);
  const [wish, setWish] = useState<LineWish>();
  const { phase } = run;
  const failedLine = phase.kind === 'ended' ? phase.end.errorLine : undefined;
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onDrop = (event: DragEvent): void => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      if (isProgramFile(file)) void controls.drafts.openFile(file);
      else controls.reading.open(file);
    };
    room.current?.addEventListener('drop', onDrop);
  }, []);
  return (
    <div ref={room} class="stage code-room">
      <div class="code-parts">
        <section class="code-editing" aria-label={own.program}>
          <Head {...props} />
          {noticed && (
            <div role="status" class="code-notice">
              <p>{own.notices[noticed]}</p>
              <Button
                class="plain"
                onClick={() =>
                  controls.update((now) =>
                    notice
                      ? withCode(now, { notice: undefined })
                      : withDraft(now, { isFromLink: false }),
                  )
                }
              >
                {words.close}
              </Button>
            </div>
          )}
          {page.unkept.includes(PROGRAMS) && <p role="status">{own.unkept}</p>}
          <Task {...props} />
          <Editor
            id={draft.id}
            name={draft.name}
            text={draft.text}
            label={own.editor(draft.name)}
            language={page.language}
            failedLine={failedLine}
            wish={wish}
            states={controls.editorStates}
            changed={(text) =>
              controls.update((now) =>
                withDraft(now, { text, isPristine: false, isFromLink: false }),
              )
            }
            run={controls.running.run}
            stop={() => {
              controls.running.stop();
              controls.judging.stop();
            }}
            leave={() => document.querySelector<HTMLElement>('.code-room .deck .main')?.focus()}
          />
          <p class="quiet code-hint">{own.editorHint}</p>
          {/* The editor has only the lines that are in view. */}
          <pre class="code-paper" aria-hidden="true">
            <code>{draft.text}</code>
          </pre>
        </section>
        <div class="code-side">
          <InputPanel {...props} />
          <ResultPanel {...props} goTo={(line) => setWish({ line })} />
          <JudgePanel {...props} goTo={(line) => setWish({ line })} />
        </div>
      </div>
      <Deck {...props}>
        <JudgeButton {...props} />
      </Deck>
    </div>
  );
}
