// The answers of a live board. They are plain data with sentences, because they come from a worker:
// of the engine, the page itself has only the Korean particles.
import {
  type Conflict,
  count,
  deadline,
  conflicts as findConflicts,
  format,
  type GenerateOptions,
  type Grid,
  generate,
  parse,
  rate,
  solve,
  type TechniqueId,
} from '@nonet/engine';
import { levelNames, readingErrorText, techniqueNames } from '@nonet/engine/explain';
import { type Language, sentences } from './sentences.ts';

export type Question = { readonly language: Language } & (
  | { readonly kind: 'solve' | 'check' | 'rate' | 'hodoku'; readonly text: string }
  | { readonly kind: 'generate'; readonly wishes: GenerateOptions }
);

/** A row of the table of ratings. */
export interface RatingRow {
  readonly name: string;
  readonly value: string;
  readonly technique?: string;
}

export interface Board {
  readonly size: number;
  readonly boxRows: number;
  readonly boxColumns: number;
  /** Cell → digit, or 0. */
  readonly givens: readonly number[];
}

export interface Answer {
  /** One or two sentences. */
  readonly message: string;
  /** Whether the text is no puzzle, or a puzzle without a solution. */
  readonly isBad?: boolean;
  /** The puzzle, if the text is one. */
  readonly board?: Board;
  /** The puzzle that was made, as one line. */
  readonly puzzle?: string;
  /** The smallest solution, one symbol per cell. */
  readonly solution?: string;
  /** The cells whose digit is twice in a house. */
  readonly conflicts?: readonly number[];
  /** What the function of the library returned, as text. */
  readonly returned?: string;
  /** Whether the puzzle has a rating. */
  readonly isRatable?: boolean;
  readonly ratings?: readonly RatingRow[];
}

/** Counting stops at this number of solutions, or after this time in milliseconds. */
const MOST = 1_000;
const TIME_LIMIT = 3_000;

export function answer(question: Question): Answer {
  if (question.kind === 'generate') return made(question.wishes, question.language);
  const { kind, language, text } = question;
  if (kind === 'rate') return rated(text, language);
  if (kind === 'hodoku') return ratedByHodoku(text, language);
  return kind === 'solve' ? solved(text, language) : checked(text, language);
}

function solved(text: string, language: Language): Answer {
  const words = sentences[language];
  const read = parse(text);
  if (!read.ok) {
    const { phrases: _, ...error } = read.error;
    const message = readingErrorText(read.error, language);
    return { message, isBad: true, returned: asText({ ok: false, error }) };
  }
  const signal = deadline(TIME_LIMIT, () => performance.now());
  const found = solve(text, { signal });
  if (!found.ok) return { message: '', isBad: true };
  const { conflicts, kind, solution } = found;
  const more = kind === 'several' ? count(text, { limit: MOST, signal }) : undefined;
  return {
    message: more?.ok
      ? `${words.several(more.count ?? 2, more.complete === true)} ${words.smallest}`
      : words.verdicts[kind === 'several' || kind === 'solvable' ? 'stopped' : kind],
    isBad: kind === 'none' || kind === 'conflict',
    board: boardOf(read.record.givens),
    ...(solution !== undefined && { solution }),
    conflicts: cellsOf(conflicts ?? []),
    returned: asText({ ok: true, kind, solution, count: found.count, conflicts }),
  };
}

export function boardOf({ geometry, digits }: Grid): Board {
  const { boxColumns, boxRows, size } = geometry;
  return { size, boxRows, boxColumns, givens: [...digits] };
}

/** The cells whose digit is twice in a house. */
export const conflictsOf = (grid: Grid): readonly number[] => cellsOf(findConflicts(grid));

const cellsOf = (conflicts: readonly Conflict[]): readonly number[] => [
  ...new Set(conflicts.flatMap(({ cells }) => [...cells])),
];

/** The answer of a board that rates: the verdict, and why a puzzle has no rating. */
function checked(text: string, language: Language): Answer {
  const words = sentences[language];
  const found = solved(text, language);
  if (!found.board) return found;
  // No step is as easy as this, so no time is spent on steps.
  const unrated = rate(text, { max: 0 });
  if (!unrated.ok || 'steps' in unrated) return { ...found, isRatable: true };
  const message = found.message.replace(words.smallest, '').trim();
  return { ...found, message: `${message} ${whyUnrated(unrated, language)}`, isBad: true };
}

type Unrated = Exclude<Extract<ReturnType<typeof rate>, { readonly ok: true }>, { steps: unknown }>;

function whyUnrated({ kind, reason }: Unrated, language: Language): string {
  const { unrated } = sentences[language];
  if (kind === 'unsupported') return unrated[reason];
  return kind === 'full' ? unrated.full : unrated.notProper;
}

function rated(text: string, language: Language): Answer {
  const words = sentences[language];
  const found = rate(text);
  if (!found.ok) return { message: '', isBad: true };
  if (!('steps' in found)) return { message: whyUnrated(found, language), isBad: true };
  if (found.kind !== 'rated') return { message: words.unrated.stuck, isBad: true };
  const { ed, ep, er, steps } = found;
  const nameOf = (step: { readonly technique: TechniqueId }) =>
    techniqueNames[step.technique][language];
  const placement = steps.findIndex((step) => step.placement !== undefined);
  const begin = steps.slice(0, placement + 1);
  const hardest = techniqueNames[found.hardest][language];
  return {
    message: words.rated(er.toFixed(1), hardest),
    ratings: [
      { name: 'ER', value: er.toFixed(1), technique: hardest },
      {
        name: 'EP',
        value: ep.toFixed(1),
        technique: nameOf(begin.reduce((most, step) => (step.rating > most.rating ? step : most))),
      },
      { name: 'ED', value: ed.toFixed(1), technique: nameOf(steps[0]) },
    ],
  };
}

function ratedByHodoku(text: string, language: Language): Answer {
  const { ratings } = sentences[language];
  const found = rate(text, { scale: 'hodoku' });
  if (!found.ok || found.kind !== 'rated') return { message: '', isBad: true };
  const { hardest, level, score } = found;
  return {
    message: '',
    ratings: [
      {
        name: ratings.level,
        value: levelNames[language][level],
        technique: techniqueNames[hardest][language],
      },
      { name: ratings.score, value: score.toLocaleString(language) },
    ],
  };
}

function made(wishes: GenerateOptions, language: Language): Answer {
  const [made] = generate(wishes).puzzles;
  if (!made) return { message: sentences[language].notMade, isBad: true };
  return { message: '', puzzle: format(made.givens).trim() };
}

/** A result as JavaScript, on one line per property. */
function asText(result: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(result)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return `{\n${lines.join('\n')}\n}`;
}
