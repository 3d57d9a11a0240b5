import type { ProgramLanguage } from '../../../programs/program.ts';
import type { Language } from '../../../words/words.ts';
import { type CodeProblem, codeLanguages, type Draft, nameIn } from '../draft.ts';
import { type Exercise, exercises, exerciseText } from './exercises.ts';
import { skeletonText } from './skeletons.ts';
import { type RowsProblem, type Way, ways, wayText } from './ways.ts';

export type StartKind = Way | Exercise | 'skeleton';

/** The starting points, in groups, in the order of the list. */
export const startGroups = {
  skeletons: ['skeleton'],
  ways,
  exercises,
} as const satisfies Readonly<Record<string, readonly StartKind[]>>;

/** The starting point with which the room first opens. */
const FIRST: StartKind = 'scan';

const isOne = <T extends string>(all: readonly T[], id: string): id is T =>
  all.some((one) => one === id);

function isRows(problem: CodeProblem): problem is RowsProblem {
  return problem === '2239' || problem === '2580' || problem === 'free';
}

interface Wish {
  readonly kind: StartKind;
  readonly programming: ProgramLanguage;
  readonly problem: CodeProblem;
  readonly language: Language;
}

/**
 * A draft that begins at a starting point. A program for nine rows does not read the input of every
 * problem: for the others, only the input is there.
 */
export function startOf(wish: Wish): Draft {
  const { kind, language, programming, problem } = wish;
  const isExercise = isOne(exercises, kind);
  const id = crypto.randomUUID();
  const base = { id, input: undefined, isPristine: true, isFromLink: false };
  const start = `${kind}-${programming}`;
  if (isExercise) {
    const { text } = exerciseText(kind, programming);
    return { ...base, start, name: nameIn(`missing-${kind}`, programming), text, problem: '2239' };
  }
  if (isOne(ways, kind) && isRows(problem)) {
    const text = wayText(kind, programming, problem);
    return { ...base, start, name: nameIn(kind, programming), text, problem };
  }
  const text = skeletonText(problem, programming, language);
  const name = nameIn('solver', programming);
  return { ...base, start: `skeleton-${programming}`, name, text, problem };
}

export function firstDraft(language: Language): Draft {
  return startOf({ kind: FIRST, programming: 'python', problem: '2239', language });
}

/**
 * A new draft for a draft that cannot run: in another language, for the same problem and input, and
 * from the same starting point if it has one.
 */
export function startInstead(
  draft: Draft,
  programming: ProgramLanguage,
  language: Language,
): Draft {
  const { input, problem, start } = draft;
  const kind = (start === undefined ? undefined : partsOf(start)?.kind) ?? FIRST;
  const begun = startOf({ kind, programming, problem, language });
  return { ...begun, input, isPristine: input === undefined };
}

/** What the id of a starting point means, such as `scan-python`. */
function partsOf(
  id: string,
): { readonly kind: StartKind; readonly programming: ProgramLanguage } | undefined {
  const [kind, programming] = id.split('-');
  const all: readonly StartKind[] = Object.values(startGroups).flat();
  const isKnown = isOne(all, kind) && isOne(codeLanguages, programming ?? '');
  return isKnown ? { kind, programming: programming as ProgramLanguage } : undefined;
}

/** The draft that a link asks for. Undefined if there is no such starting point. */
export function startById(id: string, language: Language): Draft | undefined {
  const parts = partsOf(id);
  return parts && startOf({ ...parts, problem: '2239', language });
}

/**
 * The same starting point in another language or for another problem. Undefined if it is not for that
 * problem.
 */
export function withStartChanged(
  draft: Draft,
  change: Partial<Pick<Wish, 'programming' | 'problem'>>,
  language: Language,
): Draft | undefined {
  const parts = draft.start === undefined ? undefined : partsOf(draft.start);
  if (!parts) return undefined;
  const begun = startOf({ ...parts, problem: draft.problem, language, ...change });
  if (change.problem !== undefined && begun.problem !== change.problem) return undefined;
  return { ...begun, id: draft.id, input: draft.input };
}

/** The exercise that a draft began with, and what is missing in it. */
export function exerciseOf(
  draft: Draft,
): { readonly exercise: Exercise; readonly answer: string } | undefined {
  const parts = draft.start === undefined ? undefined : partsOf(draft.start);
  if (!parts || !isOne(exercises, parts.kind)) return undefined;
  const { answer } = exerciseText(parts.kind, parts.programming);
  return { exercise: parts.kind, answer };
}
