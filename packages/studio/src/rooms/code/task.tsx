import type { CodeProps } from './slice.ts';
import { exerciseOf } from './starts/starts.ts';
import { codeWords } from './words.ts';

/** What the user is asked to find out, if the program began as an exercise. */
export function Task({ state }: CodeProps) {
  const own = codeWords[state.page.language];
  const asked = exerciseOf(state.code.draft);
  if (!asked) return null;
  return (
    <div class="code-task">
      <p>{`${own.tasks[asked.exercise]} ${own.taskEnd(own.problems['2239'])}`}</p>
      <details key={state.code.draft.id}>
        <summary>{own.showAnswer}</summary>
        <pre>{asked.answer}</pre>
      </details>
    </div>
  );
}
