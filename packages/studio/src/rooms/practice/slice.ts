import type { Answer } from '@nonet/engine/practice';
import type { Candidate, SearchId } from '@nonet/engine/rating';
import type { BoardPointer } from '../../board/board-pointer.ts';
import type { HasTechnique } from '../../coach/technique/slice.ts';
import { current, type Slice } from '../../page/slice.ts';
import type { CoachStep } from '../../picture/coaching.ts';
import type {
  DrillText,
  JudgedText,
  LearnerChange,
  LearnerText,
  LessonText,
} from '../../picture/practising.ts';
import type { PuzzleText } from '../../picture/puzzle-text.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';

/** What the learner does in a drill. */
export interface DrillWork {
  /** Undefined while it is made. */
  readonly drill: DrillText | 'failed' | undefined;
  /** The cell with the keyboard focus. */
  readonly cell: number;
  readonly selection: readonly number[];
  /** The candidates that are crossed out. */
  readonly removed: readonly Candidate[];
  /** The latest answer. */
  readonly answer: Answer | undefined;
  /** Undefined while the answer is judged. */
  readonly judged: JudgedText | undefined;
  /** How much of a hint is shown: nothing, where to look, or the whole step. */
  readonly hint: 'none' | 'where' | 'whole';
  /** The step of the hint, as soon as it is known. */
  readonly step: CoachStep | undefined;
  /** The stage of the argument for the step. */
  readonly stage: number;
  /** Whether what came of the drill is in the record. */
  readonly isRecorded: boolean;
}

/** The state that only Practice needs. It has nothing to do with the puzzle of the page. */
export interface PracticeState extends DrillWork {
  readonly root?: PuzzleText;
  /** Undefined until what was kept is read. */
  readonly learner: LearnerText | undefined;
  /** The technique in practice. Undefined while the path is shown. */
  readonly technique: SearchId | undefined;
  /** The seed of the drills, and the number of this one. */
  readonly seed: string;
  readonly number: number;
}

export const NEW_DRILL: DrillWork = {
  drill: undefined,
  cell: 0,
  selection: [],
  removed: [],
  answer: undefined,
  judged: undefined,
  hint: 'none',
  step: undefined,
  stage: 0,
  isRecorded: false,
};

export const practiceSlice: Slice<PracticeState> = {
  initial: { ...NEW_DRILL, learner: undefined, technique: undefined, seed: '', number: 0 },
  onPuzzle: (own) => own,
};

export interface HasPractice extends HasTechnique {
  readonly practice: PracticeState;
}

export interface PracticeControls extends Controls<HasPractice> {
  readonly pointer: (pointer: BoardPointer) => void;
  /** Goes to the next drill of a technique, or to its first one. */
  readonly practise: (technique: SearchId) => void;
  /** Makes a game whose hardest step is the technique, and opens it in Play. */
  readonly playGame: (technique: SearchId) => Promise<void>;
  readonly change: (change: LearnerChange) => void;
  /** Reads what was learnt elsewhere. */
  readonly importLearner: (text: string) => void;
}

export type PracticeProps = PuzzleProps<HasPractice, PracticeControls>;

export function practiceOf(state: HasPractice): PracticeState {
  return current(state.practice, state, practiceSlice);
}

export function withPractice<S extends HasPractice>(state: S, change: Partial<PracticeState>): S {
  return { ...state, practice: { ...practiceOf(state), ...change } };
}

/** The lesson of the technique in practice. */
export function lessonShown(state: HasPractice): LessonText | undefined {
  const { learner, technique } = practiceOf(state);
  return learner?.lessons.find((it) => it.technique === technique);
}

/** The drill, once it is made. */
export function drillOf(state: HasPractice): DrillText | undefined {
  const { drill } = practiceOf(state);
  return drill === 'failed' ? undefined : drill;
}

/** The step that is shown with its argument: that of a right answer, or that of the hint. */
export function stepShown(state: HasPractice): CoachStep | undefined {
  const { hint, judged, step } = practiceOf(state);
  if (judged?.kind === 'right') return judged.step;
  return hint === 'whole' ? step : undefined;
}
