import type { Candidate } from '../../../src/technique/step.ts';
import { BASIC, CONCLUSIONS } from './basic-sentences.ts';
import { BUGS } from './bug-sentences.ts';
import { CHAINS } from './chain-sentences.ts';
import { COLORS } from './color-sentences.ts';
import { SINGLE_DIGIT } from './fish-sentences.ts';
import type { Seen } from './knowledge.ts';
import { OTHERS } from './other-sentences.ts';
import { Proof, type Sentence, Unproven } from './proof.ts';
import { RULES } from './rule-sentences.ts';
import { SETS } from './set-sentences.ts';
import { SUMS } from './sum-sentences.ts';
import { Terms, templateOf, Unread } from './terms.ts';
import { UNIQUENESS } from './uniqueness-sentences.ts';

/** What a step does to the grid. */
export interface Done {
  readonly eliminations: readonly Candidate[];
  readonly placement: Candidate | undefined;
}

export interface CheckedText {
  /** The number of sentences of the text. */
  readonly sentences: number;
  /** The number of sentences of a known form. */
  readonly parsed: number;
  /** The number of sentences that follow from the position and the sentences before. */
  readonly proved: number;
  /** What is wrong with the first sentence that is not proved. Later ones may build on it. */
  readonly fault: string | undefined;
}

const SENTENCES = compile([
  ...BASIC,
  ...SINGLE_DIGIT,
  ...CHAINS,
  ...SETS,
  ...UNIQUENESS,
  ...BUGS,
  ...COLORS,
  ...OTHERS,
  ...RULES,
  ...SUMS,
]);

const LAST = compile(CONCLUSIONS);

type Compiled = readonly (readonly [RegExp, Sentence[1]])[];

function compile(sentences: readonly Sentence[]): Compiled {
  return sentences.map(([template, prove]) => [templateOf(template), prove]);
}

/**
 * Reads the English text of a step as a careful reader would. Each sentence must have a known form,
 * and its claim must follow from the grid before the step and from the sentences before. The last
 * sentence must say what the step does. Nothing else is known about the step.
 */
export function checkText(text: string, seen: Seen, done: Done): CheckedText {
  const sentences = text.split(/(?<=\.) /);
  const proof = new Proof(seen);
  const forms = sentences.map((_, i) => (i === sentences.length - 1 ? LAST : SENTENCES));
  const parsed = sentences.filter((it, i) => forms[i].some(([form]) => form.test(it))).length;
  const count = { sentences: sentences.length, parsed };
  for (const [proved, sentence] of sentences.entries()) {
    const fault = read(sentence, forms[proved], proof);
    if (fault) return { ...count, proved, fault: `${fault}: ${sentence}` };
  }
  const fault = saysAll(proof, done) ? undefined : `other conclusions: ${text}`;
  return { ...count, proved: sentences.length - (fault ? 1 : 0), fault };
}

/** What is wrong with a sentence. Undefined if it is proved. */
function read(sentence: string, forms: Compiled, proof: Proof): string | undefined {
  let fault = 'no known form';
  for (const [form, prove] of forms) {
    const match = form.exec(sentence);
    if (!match) continue;
    try {
      prove(new Terms(proof.seen.geometry, match.groups ?? {}), proof);
      return undefined;
    } catch (error) {
      if (error instanceof Unread) continue;
      if (!(error instanceof Unproven)) throw error;
      fault = `not proved (${error.message})`;
    }
  }
  return fault;
}

function saysAll({ placed, removed }: Proof, { eliminations, placement }: Done): boolean {
  const ascending = (all: readonly Candidate[]) => all.toSorted((a, b) => a - b).join();
  if (placement !== undefined) return placed === placement;
  return placed === undefined && ascending(removed) === ascending(eliminations);
}
