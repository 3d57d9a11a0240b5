import type { Mistake, ReasonId } from '../causes/reason.ts';
import { type JudgeWords, mistakeText } from '../words/words.ts';
import type { Entry } from './reporter.ts';
import { sentences, UNCLEAR } from './sentences.ts';

/** Failures that a later case may explain. */
const EXPLAINED: readonly ReasonId[] = ['blank-left', 'digit-twice', 'not-smallest'];

/** Says why a program failed a case: the result in one line, and then one line per fact. */
export function explained(
  entry: Entry,
  entries: readonly Entry[],
  words: JudgeWords,
): [result: string, ...facts: string[]] {
  const { index, more, puzzles, ran } = entry;
  const { puzzle } = ran.finding!;
  const place = puzzles.length > 1 && puzzle !== undefined ? puzzle + 1 : undefined;
  const other = more?.cause ? undefined : clearerMistake(entry, entries);
  return [
    words.inCase(words.results[ran.result], index + 1, place),
    ...sentences(entry, words),
    ...(other ? [words.cause(other.number, mistakeText(words, other.mistake))] : []),
    ...(more?.needs ? [words.needs(more.needs)] : []),
  ];
}

/**
 * Finds a later case of the same part whose output explains the failure better than the output of
 * the first case that failed.
 */
function clearerMistake(
  { index, tested, ran }: Entry,
  entries: readonly Entry[],
): { readonly number: number; readonly mistake: Mistake } | undefined {
  const { mistake: first, reason } = ran.finding!;
  if (!UNCLEAR.includes(first?.id) || !EXPLAINED.includes(reason.id)) return undefined;
  for (const other of entries) {
    const mistake = other.ran.finding?.mistake;
    if (other.index <= index || other.tested.isStress !== tested.isStress) continue;
    if (mistake && !UNCLEAR.includes(mistake.id)) return { number: other.index + 1, mistake };
  }
  return undefined;
}
