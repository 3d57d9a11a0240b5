import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { PartProps } from '../state/controls.ts';
import { copyingAs, notationGroups } from '../state/copying.ts';

/** The puzzle as text in any notation, with a button to copy it. */
export function CopyAs({ state, words, controls }: PartProps): JSX.Element {
  const { as, text, outcome } = state.copying;
  const { copying, notations } = words;
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <section class="copy-as" aria-label={copying.label}>
      <div class="buttons">
        <label class="field">
          <span>{copying.as}</span>
          <select
            value={as}
            onChange={({ currentTarget: { value } }) => {
              const chosen = Object.values(notationGroups)
                .flat()
                .find((id) => id === value);
              if (chosen) controls.update((now) => copyingAs(now, chosen));
            }}
          >
            {Object.entries(notationGroups).map(([group, ids]) => (
              <optgroup key={group} label={copying.groups[group as keyof typeof notationGroups]}>
                {ids.map((id) => (
                  <option key={id} value={id}>
                    {notations[id]}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button
          type="button"
          disabled={text === undefined}
          onClick={() => {
            field.current?.select();
            controls.copying.copy();
          }}
        >
          {copying.copy}
        </button>
        <span role="status" class="outcome" data-kind={outcome}>
          {outcome === 'none' ? '' : copying[outcome]}
        </span>
      </div>
      <textarea
        ref={field}
        readOnly
        rows={2}
        wrap="off"
        aria-label={copying.text}
        value={text ?? ''}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </section>
  );
}
