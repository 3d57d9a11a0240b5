import type {
  Available,
  CoachMistake,
  CoachStep,
  GuessCount,
  Hint,
  HintStage,
  NoStep,
  WhyNotAnswer,
} from '../../picture/coaching.ts';

/** What the coach can be asked about the board. */
export type Question =
  | { readonly kind: 'hint' | 'available' | 'guesses' }
  | {
      readonly kind: 'why-not';
      readonly cell: number;
      readonly digit: number;
      /** If it is why a digit on the board is wrong: the entry with the first mistake. */
      readonly wrongSince?: number | undefined;
    };

export type CoachAnswer =
  | {
      readonly kind: 'hint';
      readonly hint: Hint;
      /** The entry with the first mistake that is still on the board. */
      readonly wrongSince: number | undefined;
      /**
       * How long two searches with the wrong digit take to see that it is wrong, as soon as it is known:
       * row by row, and in the cells with the fewest candidates.
       */
      readonly deaths?: readonly GuessCount[];
    }
  | {
      readonly kind: 'available';
      readonly found: readonly Available[];
      /** Whether the search for techniques has ended. */
      readonly isDone: boolean;
      /** The steps of the technique that is shown, as soon as they are known. */
      readonly steps?: readonly CoachStep[] | undefined;
    }
  | { readonly kind: 'none'; readonly why: NoStep }
  | { readonly kind: 'guesses'; readonly counts: readonly GuessCount[] }
  | { readonly kind: 'why-not'; readonly why: WhyNotAnswer };

/**
 * How much of a hint is shown: where to look, what kind of thing, in which cells, and the argument.
 * With the last press, the step is carried out.
 */
export const rungs = ['where', 'what', 'cells', 'argument'] as const;
export type Rung = (typeof rungs)[number];

/** What the coach says to an entry of the player. */
export type Reply = { readonly entry: number } & (
  | {
      /**
       * The entry is the step of the hint, it is another step, or the coach names it without having
       * been asked.
       */
      readonly kind: 'that-is-it' | 'works-too' | 'named';
      readonly step: Pick<CoachStep, 'name' | 'technique'>;
    }
  /** The hint is about something else, and the entry is no step that the coach knows. */
  | { readonly kind: 'not-it' }
);

export interface CoachState {
  /** The question, and the entry of the board that it is about. */
  readonly asked: { readonly question: Question; readonly entry: number } | undefined;
  /** Undefined while the coach thinks. */
  readonly answer: CoachAnswer | undefined;
  /** What the coach is looking for, if she has been thinking for a while. */
  readonly looking: HintStage | undefined;
  readonly rung: Rung;
  /** The step that is shown, if it is one of several, or the technique that is shown. */
  readonly chosen: number;
  /** Whether the list of techniques has the harder ones too. */
  readonly listsAll: boolean;
  /** Which step of the technique is shown. */
  readonly instance: number;
  readonly stage: number;
  readonly marksMistakes: boolean;
  readonly reply: Reply | undefined;
}

export const SILENT: CoachState = {
  asked: undefined,
  answer: undefined,
  looking: undefined,
  rung: 'where',
  chosen: 0,
  listsAll: false,
  instance: 0,
  stage: 0,
  marksMistakes: false,
  reply: undefined,
};

/** The entry with the first mistake that is still on the board, if the coach has told of it. */
export function wrongSince({ answer, asked }: CoachState): number | undefined {
  if (answer?.kind === 'hint') return answer.wrongSince;
  return asked?.question.kind === 'why-not' ? asked.question.wrongSince : undefined;
}

export function wrongDigit(hint: Hint): CoachMistake | undefined {
  if (hint.kind !== 'mistakes') return undefined;
  return hint.mistakes.find(({ kind }) => kind === 'wrong-digit');
}

export function stepShown({ answer, chosen, instance }: CoachState): CoachStep | undefined {
  switch (answer?.kind) {
    case 'hint':
      return answer.hint.kind === 'step' ? answer.hint.step : undefined;
    case 'available':
      return answer.steps?.[instance] ?? answer.found[chosen]?.first;
    case 'why-not':
      return answer.why.kind === 'proof' ? answer.why.steps[chosen] : undefined;
    default:
      return undefined;
  }
}
