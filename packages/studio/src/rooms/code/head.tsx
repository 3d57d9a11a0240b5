import type { ProgramLanguage } from '../../programs/program.ts';
import { Choice } from '../../widgets/choice.tsx';
import { codeLanguages, languageOf, nameIn } from './draft.ts';
import { Programs } from './drafts/programs.tsx';
import { type CodeProps, withDraft } from './slice.ts';
import { type StartKind, startGroups, startOf, withStartChanged } from './starts/starts.ts';
import { codeWords } from './words.ts';

/** The program that is open, its language, and the starting points of others. */
export function Head(props: CodeProps) {
  const { state, controls } = props;
  const { draft } = state.code;
  const { language } = state.page;
  const own = codeWords[language];
  const programming = languageOf(draft);
  const speak = (next: ProgramLanguage): void => {
    const begun = draft.isPristine && withStartChanged(draft, { programming: next }, language);
    controls.update((now) => withDraft(now, begun || { name: nameIn(draft.name, next) }));
  };
  return (
    <div class="code-bar">
      <span class="code-name">{draft.name}</span>
      <Programs {...props} />
      <Choice
        label={own.language}
        options={codeLanguages}
        chosen={programming}
        nameOf={(one) => own.languages[one]}
        choose={speak}
      />
      <label class="field">
        <span>{own.starts}</span>
        <select
          value=""
          onChange={({ currentTarget }) => {
            const kind = currentTarget.value as StartKind;
            currentTarget.value = '';
            const { problem } = draft;
            void controls.drafts.open(startOf({ kind, programming, problem, language }));
          }}
        >
          <option value="" disabled>
            {own.startNone}
          </option>
          {Object.entries(startGroups).map(([group, kinds]) => (
            <optgroup key={group} label={own.startGroups[group as keyof typeof startGroups]}>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {own.startNames[kind]}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
}
