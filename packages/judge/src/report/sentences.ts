import type { MistakeId } from '../causes/reason.ts';
import { causeText, type JudgeWords, mistakeText, reasonText } from '../words/words.ts';
import type { Entry } from './reporter.ts';

/** Mistakes that say less than the program's own search. */
export const UNCLEAR: readonly (MistakeId | undefined)[] = [
  undefined,
  'echoed',
  'dead-end',
  'stopped-early',
  'lines-left-out',
  'houses-wrong',
];

/** Says in sentences what is wrong with an entry that has a finding. */
export function sentences({ more, ran }: Entry, words: JudgeWords): string[] {
  const { mistake, reason } = ran.finding!;
  const { alone, cause, facts, isUnseen } = more ?? {};
  const said = [reasonText(words, reason)];
  // A sum or a list of answers without any other hint.
  const isUnknown = more && !more.puzzle && !mistake && ran.result === 'WA';
  const isUnclear = UNCLEAR.includes(mistake?.id);
  if (mistake && !(cause && isUnclear)) said.push(mistakeText(words, mistake));
  if (alone) said.push(words.alone(alone));
  else if (isUnknown && reason.id !== 'no-output') said.push(words.unknownPuzzle);
  if (facts) said.push(words.searched(facts));
  if (cause) said.push(causeText(words, cause));
  if (isUnseen && isUnclear) said.push(words.unseen);
  return said;
}
