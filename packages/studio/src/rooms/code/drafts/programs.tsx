import { useState } from 'preact/hooks';
import { download } from '../../../page/export/download.ts';
import { Button } from '../../../widgets/button.tsx';
import { Dialog } from '../../../widgets/dialog.tsx';
import { OpenFile } from '../../../widgets/open-file.tsx';
import { momentText } from '../../../words/dates.ts';
import { type KeptDraft, languageOf, PROGRAM_FILES } from '../draft.ts';
import { type CodeProps, withDraft } from '../slice.ts';
import { startOf } from '../starts/starts.ts';
import { codeWords } from '../words.ts';
import { Name } from './name.tsx';

const ICON = 'M4 3h8l4 4v10H4zM12 3v4h4M7 11h6M7 14h4';

/** The programs that the browser keeps: open, rename, duplicate or delete one, or open a file. */
export function Programs({ state, words, controls }: CodeProps) {
  const { language } = state.page;
  const own = codeWords[language].programs;
  const { drafts } = controls;
  const { draft } = state.code;
  const [kept, setKept] = useState<readonly KeptDraft[]>();
  const [forgetting, setForgetting] = useState<string>();
  const load = async (): Promise<void> => setKept(await drafts.kept());
  const forget = async ({ id }: KeptDraft): Promise<void> => {
    if (forgetting !== id) {
      setForgetting(id);
      return;
    }
    await drafts.forget(id);
    await load();
  };
  return (
    <div class="programs">
      <Dialog name={own.name} close={words.close} icon={ICON} onOpen={() => void load()}>
        {(shut) => (
          <>
            <Name
              key={draft.id}
              label={own.rename}
              name={draft.name}
              rename={(name) =>
                controls.update((now) => withDraft(now, { name, isPristine: false }))
              }
            />
            <div class="buttons">
              <Button
                onClick={() => {
                  const wish = { kind: 'skeleton', programming: languageOf(draft) } as const;
                  const next = startOf({ ...wish, problem: draft.problem, language });
                  void drafts.open(next).then(shut);
                }}
              >
                {own.new}
              </Button>
              <Button onClick={() => void drafts.duplicate().then(shut)}>{own.duplicate}</Button>
              <OpenFile
                accept={PROGRAM_FILES}
                label={own.openFile}
                open={(file) => void drafts.openFile(file).then(shut)}
              />
              <Button onClick={() => download(new Blob([draft.text]), draft.name)}>
                {own.download}
              </Button>
            </div>
            {kept?.length === 0 && <p class="quiet">{own.none}</p>}
            <ul class="kept-programs">
              {kept?.map((one) => (
                <li key={one.id}>
                  <span>
                    {one.name}
                    <small class="quiet">
                      {own.lines(one.text.split('\n').length)} · {momentText(one.date, language)}
                    </small>
                  </span>
                  {one.id === draft.id ? (
                    <span class="quiet">{own.isOpen}</span>
                  ) : (
                    <Button
                      onClick={() => {
                        drafts.goOn(one);
                        shut();
                      }}
                    >
                      {own.open}
                    </Button>
                  )}
                  <Button class="plain" onClick={() => void forget(one)}>
                    {forgetting === one.id ? own.reallyForget : own.forget}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </div>
  );
}
