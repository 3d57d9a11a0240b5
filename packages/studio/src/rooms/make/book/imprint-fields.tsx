import type { FormProps } from './controls.ts';
import { PlanField } from './fields.tsx';
import { bookWords } from './words.ts';
import { objectIn, withKeys } from './written-plan.ts';

const keys = ['publisher', 'published', 'edition', 'isbn', 'rights'] as const;

/** What the copyright page says. */
export function ImprintFields({
  isWrong,
  state,
  write,
  written,
}: FormProps & { readonly isWrong: (path: string) => boolean }) {
  const {
    imprint: own,
    imprintExamples: examples,
    imprintFaults: faults,
  } = bookWords[state.page.language];
  const imprint = objectIn(written, 'imprint');
  return (
    <details class="imprint">
      <summary>{own.name}</summary>
      {keys.map((key) => (
        <PlanField
          key={key}
          label={own[key]}
          placeholder={examples[key]}
          fault={faults[key]}
          value={imprint[key]}
          isWrong={isWrong(`imprint.${key}`)}
          set={(text) => {
            const next = withKeys(imprint, { [key]: text });
            const isEmpty = Object.keys(next).length === 0;
            write(withKeys(written, { imprint: isEmpty ? undefined : next }));
          }}
        />
      ))}
    </details>
  );
}
