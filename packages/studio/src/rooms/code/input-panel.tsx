import { hasRules } from '../../puzzle/has-rules.ts';
import { Button } from '../../widgets/button.tsx';
import { Choice } from '../../widgets/choice.tsx';
import { type CodeProblem, codeProblems, LONGEST_TEXT } from './draft.ts';
import { type CodeProps, ownProgramOf, withCode, withDraft } from './slice.ts';
import { withStartChanged } from './starts/starts.ts';
import { codeWords } from './words.ts';

/** The problem, and what the program reads from standard input. */
export function InputPanel({ state, controls }: CodeProps) {
  const { draft } = state.code;
  const { language } = state.page;
  const own = codeWords[language];
  const { input } = ownProgramOf(state);
  const choose = (problem: CodeProblem): void => {
    const begun = draft.isPristine && withStartChanged(draft, { problem }, language);
    controls.update((now) => withDraft(now, begun || { problem }));
  };
  return (
    <section class="code-input" aria-label={own.input}>
      <div class="code-bar">
        <Choice
          label={own.problem}
          options={codeProblems}
          chosen={draft.problem}
          nameOf={(problem) => own.problems[problem]}
          choose={choose}
        />
      </div>
      <label class="box">
        <span>{own.input}</span>
        <textarea
          rows={9}
          spellcheck={false}
          value={input}
          onInput={({ currentTarget }) => {
            const { value } = currentTarget;
            if (value.length <= LONGEST_TEXT) {
              controls.update((now) => withDraft(now, { input: value, isPristine: false }));
              return;
            }
            // A field with so much text stands still, and would do so at every visit.
            currentTarget.value = input;
            controls.update((now) => withCode(now, { notice: 'long-input' }));
          }}
        />
      </label>
      <p class="quiet">
        {draft.input !== undefined
          ? own.inputOwn
          : hasRules(state.puzzle.root)
            ? own.inputClassic
            : own.inputFollows}
        {draft.input !== undefined && (
          <Button
            class="inline"
            onClick={() => controls.update((now) => withDraft(now, { input: undefined }))}
          >
            {own.inputReset}
          </Button>
        )}
      </p>
    </section>
  );
}
