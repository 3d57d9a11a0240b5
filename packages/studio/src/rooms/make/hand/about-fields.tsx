import { type AboutPuzzle, aboutParts, hasOtherRules } from '@nonet/engine/notation';
import { withAbout } from '../../../puzzle/history.ts';
import { TextField } from '../../../widgets/text-field.tsx';
import type { MakeProps } from './slice.ts';
import { makeWords } from './words.ts';

/** At most this many characters of a text are in a link to the puzzle. */
const MOST = { title: 100, author: 100, rules: 2_000 };

/** Title, author and rules of the puzzle. */
export function AboutFields({ state, controls }: MakeProps) {
  const own = makeWords[state.page.language].about;
  const { about } = state.puzzle;
  const set = (part: keyof AboutPuzzle, text: string): void =>
    controls.updatePuzzle((now) => {
      const { [part]: _, ...others } = now.about;
      return withAbout(now, text === '' ? others : { ...others, [part]: text });
    });
  return (
    <section class="about-puzzle" aria-label={own.label}>
      {aboutParts.map((part) =>
        part === 'rules' ? (
          <label key={part} class="box">
            <span>{own.rules}</span>
            <textarea
              rows={2}
              maxLength={MOST.rules}
              placeholder={own.usualRules}
              value={about.rules ?? ''}
              onInput={({ currentTarget: { value } }) => set('rules', value)}
            />
          </label>
        ) : (
          <TextField
            key={part}
            label={own[part]}
            maxLength={MOST[part]}
            value={about[part] ?? ''}
            set={(text) => set(part, text)}
          />
        ),
      )}
      <p role="status" class="quiet">
        {hasOtherRules(about.rules ?? '') && own.otherRules}
      </p>
    </section>
  );
}
