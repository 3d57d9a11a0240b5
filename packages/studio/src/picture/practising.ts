import type { PlainPuzzle } from '@nonet/engine/notation';
import type {
  DrillHelp,
  DrillOutcome,
  LearnerEntry,
  Lesson,
  NextTechnique,
} from '@nonet/engine/practice';
import type { SearchId, TechniqueId } from '@nonet/engine/rating';
import type { ByLanguage, CoachStep } from './coaching.ts';

/** A technique of the path, and what the learner knows of it. */
export interface LessonText extends Lesson {
  readonly name: ByLanguage<string>;
  /** The technique whose page explains it. */
  readonly page: TechniqueId;
  readonly entry: LearnerEntry | undefined;
  readonly isDue: boolean;
  /** Whether what it is built on is learnt. */
  readonly isReady: boolean;
  /** The help with the next drill. */
  readonly help: DrillHelp;
}

/** What someone has learnt, as text, and what follows from it. */
export interface LearnerText {
  readonly text: string;
  readonly lessons: readonly LessonText[];
  readonly next: NextTechnique;
}

export type LearnerFileText =
  /** The file is no record, or nothing in it can be read. */
  | { readonly kind: 'refused' }
  /** The number of damaged entries, which are left out. */
  | { readonly kind: 'read'; readonly learner: LearnerText; readonly leftOut: number };

/** A change of what someone has learnt. */
export type LearnerChange =
  | { readonly kind: 'practised'; readonly technique: SearchId; readonly outcome: DrillOutcome }
  | { readonly kind: 'forgotten'; readonly technique: SearchId };

/** A drill as plain data. Arrays have one number per cell. */
export interface DrillText {
  readonly technique: SearchId;
  readonly seed: string;
  readonly number: number;
  readonly givens: PlainPuzzle;
  readonly digits: readonly number[];
  /** Undefined in a drill without notes. */
  readonly notes: readonly number[] | undefined;
}

/** What the judge says to an answer. */
export type JudgedText =
  | { readonly kind: 'right'; readonly step: CoachStep }
  | {
      readonly kind: 'wrong';
      /** Whether the board shows that the answer is impossible. Such an answer is not counted. */
      readonly isSlip: boolean;
      readonly texts: ByLanguage<string>;
    };
