import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { copyText } from '../../../page/clipboard.ts';
import { Button } from '../../../widgets/button.tsx';
import { type NotationId, notationGroupNames, notationGroups } from '../notations.ts';
import { NOT_COPIED } from './copying.ts';
import { type MakeProps, withCopying } from './slice.ts';
import { makeWords } from './words.ts';

/** The puzzle as text in any notation, with a button to copy it. */
export function CopyAs({ state, words, controls }: MakeProps): JSX.Element {
  const { as, text, outcome } = state.make.copying;
  const { copying } = makeWords[state.page.language];
  const groups = notationGroupNames[state.page.language];
  const { notations } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section class="copy-as" aria-label={copying.label}>
      <div class="buttons">
        <label class="field">
          <span>{copying.as}</span>
          <select
            value={as}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value as NotationId;
              if (chosen !== as) {
                controls.update((now) => withCopying(now, { ...NOT_COPIED, as: chosen }));
              }
            }}
          >
            {Object.entries(notationGroups).map(([group, ids]) => (
              <optgroup key={group} label={groups[group as keyof typeof notationGroups]}>
                {ids.map((id) => (
                  <option key={id} value={id}>
                    {notations[id]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
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
    </section>
  );
}
