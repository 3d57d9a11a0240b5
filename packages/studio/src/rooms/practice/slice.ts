import type { DrillAnswer, DrillHelp } from '@nonet/engine/practice';
import type { Candidate, SearchId } from '@nonet/engine/rating';
import type { BoardPointer } from '../../board/board-pointer.ts';
import { type DrillId, drillIdOf, type HasLesson } from '../../coach/lesson/slice.ts';
import type { HasTechnique } from '../../coach/technique/slice.ts';
import type { Slice } from '../../page/slice.ts';
import type { CoachStep } from '../../picture/coaching.ts';
import type { DrillText, JudgedText, LearnerText, LessonText } from '../../picture/practising.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';

/** What a press does: it crosses a candidate out, writes a digit, or selects a cell. */
type DrillMode = 'cross' | 'digit' | 'cells';

/** What the learner does in a drill. */
interface DrillWork {
  /** The drill that it is about. */
  readonly id: DrillId | undefined;
  /** Undefined while it is made. */
  readonly drill: DrillText | 'failed' | undefined;
  /** The help with it. What comes of a drill changes only the help with the next one. */
  readonly help: DrillHelp | undefined;
  /** The cell that is chosen. At first none is. */
  readonly cell: number | undefined;
  readonly selection: readonly number[];
  /** What a press does in a drill with notes. */
  readonly mode: DrillMode;
  /** The candidates that are crossed out. */
  readonly removed: readonly Candidate[];
  readonly answer: DrillAnswer | undefined;
  /** Undefined while the answer is judged. */
  readonly judged: JudgedText | undefined;
  /** What the learner asked for: nothing, where to look, or the whole step. */
  readonly hint: 'none' | 'where' | 'whole';
  /** The step of the hint, as soon as it is known. */
  readonly step: CoachStep | undefined;
  /** The stage of the argument for the step. */
  readonly stage: number;
  /** Whether what came of the drill is in the record. */
  readonly isRecorded: boolean;
  /** What is said to the latest change of the record. */
  readonly notice: RecordNotice | undefined;
}

/** What became of the record, or of the file that was to replace it. `before` is the record before. */
export type RecordNotice =
  | { readonly kind: 'refused' }
  | { readonly kind: 'read'; readonly leftOut: number; readonly before: string }
  | { readonly kind: 'forgotten'; readonly before: string };

/** The state that only Practice needs. It has nothing to do with the puzzle of the page. */
export interface PracticeState extends DrillWork {
  /** Undefined until what was kept is read. */
  readonly learner: LearnerText | undefined;
}

const NEW_DRILL: Omit<DrillWork, 'id'> = {
  drill: undefined,
  help: undefined,
  cell: undefined,
  selection: [],
  mode: 'cross',
  removed: [],
  answer: undefined,
  judged: undefined,
  hint: 'none',
  step: undefined,
  stage: 0,
  isRecorded: false,
  notice: undefined,
};

export const practiceSlice: Slice<PracticeState> = {
  initial: { ...NEW_DRILL, id: undefined, learner: undefined },
};

export interface HasPractice extends HasLesson, HasTechnique {
  readonly practice: PracticeState;
}

export interface PracticeControls extends Controls<HasPractice> {
  readonly pointer: (pointer: BoardPointer) => void;
  /** Goes to the next drill of a technique, or to its first one. */
  readonly practise: (technique: SearchId) => void;
  /** Makes a game with the technique, and opens it in Play. Returns whether one was found. */
  readonly playGame: (technique: SearchId) => Promise<boolean>;
  readonly forget: (technique: SearchId) => void;
  /** Brings back a record. */
  readonly restore: (text: string) => void;
  /** Replaces the record by that of a file. */
  readonly openLearner: (file: Blob) => void;
}

export type PracticeProps = PuzzleProps<HasPractice, PracticeControls>;

/** The state of Practice. The work on a drill ends when another drill is opened. */
export function practiceOf(state: HasPractice): PracticeState {
  const own = state.practice;
  const id = drillIdOf(state);
  return own.id === id ? own : { ...own, ...NEW_DRILL, id };
}

export function withPractice<S extends HasPractice>(state: S, change: Partial<PracticeState>): S {
  return { ...state, practice: { ...practiceOf(state), ...change } };
}

export function lessonShown(state: HasPractice): LessonText | undefined {
  const { id, learner } = practiceOf(state);
  return learner?.lessons.find((it) => it.technique === id?.technique);
}

/** The drill, once it is made. */
export function drillOf(state: HasPractice): DrillText | undefined {
  const { drill } = practiceOf(state);
  return drill === 'failed' ? undefined : drill;
}

/** The modes between which the learner chooses. Without notes there is nothing to cross out. */
export function drillModes(state: HasPractice): readonly DrillMode[] {
  const modes: readonly DrillMode[] = lessonShown(state)?.placesDigit
    ? ['cross', 'digit', 'cells']
    : ['cross', 'cells'];
  return drillOf(state)?.notes ? modes : [];
}

/** What a digit does in the cell that is chosen. Undefined if it does nothing. */
export function digitDoes(state: HasPractice): 'cross' | 'digit' | undefined {
  const { mode } = practiceOf(state);
  if (drillOf(state)?.notes) return mode === 'cells' ? undefined : mode;
  return lessonShown(state)?.placesDigit ? 'digit' : undefined;
}

export function helpOf(state: HasPractice): DrillHelp | undefined {
  return practiceOf(state).help ?? lessonShown(state)?.help;
}

/** How much of a hint is shown: what the learner asked for, or what the help says at once. */
export function hintOf(state: HasPractice): DrillWork['hint'] {
  const { hint } = practiceOf(state);
  return hint === 'none' && helpOf(state)?.hint === 'shown' ? 'where' : hint;
}

/** The step that is shown with its argument: that of a right answer, or that of the hint. */
export function stepShown(state: HasPractice): CoachStep | undefined {
  const { hint, judged, step } = practiceOf(state);
  if (judged?.kind === 'right') return judged.step;
  return hint === 'whole' ? step : undefined;
}
