import { useRef } from 'preact/hooks';
import { Button } from '../../../widgets/button.tsx';
import { copyText } from '../../../widgets/copy-field.tsx';
import { NotationChoice } from '../notation-choice.tsx';
import { makeTabWords } from '../words.ts';
import { notationOf } from './setting-requests.ts';
import { type MakeProps, NOT_COPIED, withCopying } from './slice.ts';
import { makeWords } from './words.ts';

export function CopyAs({ state, words, controls }: MakeProps) {
  const { lost, outcome, text } = state.make.copying;
  const as = notationOf(state);
  const { language } = state.page;
  const { about } = makeWords[language];
  const copying = { ...makeTabWords[language].copying, ...makeWords[language].copying };
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section class="copy-as" aria-label={copying.label}>
      <div class="buttons">
        <NotationChoice
          label={copying.as}
          language={language}
          words={words}
          chosen={as}
          choose={(id) => {
            if (id !== as) controls.update((now) => withCopying(now, { ...NOT_COPIED, as: id }));
          }}
        />
        <Button
          disabled={text === undefined}
          onClick={async () => {
            const isCopied = await copyText(text ?? '', field.current);
            controls.update((now) =>
              withCopying(now, { outcome: isCopied ? 'copied' : 'refused' }),
            );
          }}
        >
          {copying.copy}
        </Button>
        <span role="status" class="outcome" data-kind={outcome}>
          {outcome === 'none' ? '' : copying[outcome]}
        </span>
      </div>
      <textarea
        ref={field}
        readOnly
        rows={3}
        wrap="off"
        aria-label={copying.text}
        value={text ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p role="status" class="quiet">
        {lost.length > 0 && copying.lost(lost.map((part) => about[part]).join(', '))}
      </p>
    </section>
  );
}
