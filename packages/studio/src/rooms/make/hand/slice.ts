import type { Symmetry } from '@nonet/engine/generate';
import type { AboutPuzzle, PlainPuzzle } from '@nonet/engine/notation';
import type { Core, FoundConstraints } from '@nonet/engine/solve';
import type { HasGame } from '../../../game/state.ts';
import type { Action } from '../../../page/action.tsx';
import { current, type PuzzleSlice } from '../../../page/slice.ts';
import type { ProperGivensText, RatingText, SettingScale } from '../../../picture/setting.ts';
import type { WriteOrder, WrittenPuzzle } from '../../../picture/written-puzzle.ts';
import type { Controls, PuzzleProps } from '../../../puzzle/controls.ts';
import type { NotationId } from '../notations.ts';
import { type Drawing, NOT_DRAWN, notDrawing } from '../rules/drawing.ts';

/** A change of the puzzle that the worker makes. */
export interface Change {
  readonly kind: 'minimize' | 'complete';
  readonly seed: string;
}

/** What the worker has said about a puzzle. */
interface Answers {
  readonly puzzle?: PlainPuzzle;
  /** Undefined until they are known, or while nobody asks for them. */
  readonly properGivens?: ProperGivensText;
  /** The rules that the puzzle does not need. */
  readonly redundantRules?: FoundConstraints;
  /** What contradicts itself in a puzzle without a solution. */
  readonly core?: Core;
  /** Scale → the rating. Undefined until it is known. */
  readonly ratings: Readonly<Partial<Record<SettingScale, RatingText>>>;
}

const NO_ANSWERS: Answers = { ratings: {} };

interface Copying {
  /** Undefined until it is chosen. See `notationOf`. */
  readonly as: NotationId | undefined;
  /** Undefined until the worker has written the text, or if the notation cannot hold the puzzle. */
  readonly text: string | undefined;
  /** What the notation cannot say about the puzzle. */
  readonly lost: readonly (keyof AboutPuzzle)[];
  readonly outcome: 'none' | 'copied' | 'refused' | 'impossible';
}

export const NOT_COPIED: Copying = { as: undefined, text: undefined, lost: [], outcome: 'none' };

export interface MakeState {
  readonly root?: PlainPuzzle;
  readonly autoAdvance: boolean;
  readonly copying: Copying;
  /** The symmetry that the givens should have. */
  readonly symmetry: Symmetry;
  /** The seed of the changes. Empty: a random one for each change. */
  readonly seed: string;
  readonly marksRedundant: boolean;
  readonly marksProper: boolean;
  readonly answers: Answers;
  readonly change: Change | undefined;
  /** The palette of constraints, and what is drawn with it. */
  readonly drawing: Drawing;
}

export const makeSlice: PuzzleSlice<MakeState> = {
  initial: {
    autoAdvance: true,
    copying: NOT_COPIED,
    symmetry: 'none',
    seed: '',
    marksRedundant: false,
    marksProper: false,
    answers: NO_ANSWERS,
    change: undefined,
    drawing: NOT_DRAWN,
  },
  onPuzzle: (own, { cells }) => ({
    ...own,
    copying: { ...NOT_COPIED, as: own.copying.as },
    change: undefined,
    drawing: notDrawing(own.drawing, cells.length),
  }),
};

export interface HasMake extends HasGame {
  readonly make: MakeState;
}

export interface MakeControls extends Controls<HasMake> {
  readonly history: readonly Action[];
  /** Writes a puzzle in a notation. Undefined if the notation does not support its size. */
  readonly write: (order: WriteOrder) => Promise<WrittenPuzzle | undefined>;
}

export type MakeProps = PuzzleProps<HasMake, MakeControls>;

export function makeOf(state: HasMake): MakeState {
  return current(state.make, state, makeSlice);
}

export function withMake<S extends HasMake>(state: S, change: Partial<MakeState>): S {
  return { ...state, make: { ...makeOf(state), ...change } };
}

/** What is known about the puzzle shown. */
export function answersOf(state: HasMake): Answers {
  const { answers } = makeOf(state);
  return answers.puzzle === state.puzzle.text ? answers : NO_ANSWERS;
}

export function withAnswers<S extends HasMake>(state: S, change: Partial<Answers>): S {
  return withMake(state, {
    answers: { ...answersOf(state), ...change, puzzle: state.puzzle.text },
  });
}

export function withCopying<S extends HasMake>(state: S, change: Partial<Copying>): S {
  return withMake(state, { copying: { ...state.make.copying, ...change } });
}
