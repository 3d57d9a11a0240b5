import type {
  ArgumentStage,
  HintArea,
  HintStage,
  HintTexts,
  Language,
  NoteToMake,
} from '@nonet/engine/explain';
import type { SearchId, Step, TechniqueId } from '@nonet/engine/rating';

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Which techniques the coach uses: none above the hardest, and, if wished, none that relies on a single solution. */
export interface Repertoire {
  readonly hardest: SearchId | undefined;
  readonly avoidsUniqueness: boolean;
}

/** A technique, and the techniques that are found with it. */
export interface TechniqueChoice {
  readonly id: SearchId;
  readonly name: ByLanguage<string>;
}

/**
 * A stage of an argument: a sentence or a part of it, the picture that goes with it, and the cells that
 * it names.
 */
export interface CoachStage extends ArgumentStage {
  readonly named: readonly number[];
}

export interface CoachStep extends Omit<Step, 'pattern'> {
  /** The lesson in which it is practised. */
  readonly lesson: SearchId | undefined;
  readonly name: ByLanguage<string>;
  /** Where to look, what kind of thing, in which cells, and the whole reason. */
  readonly texts: ByLanguage<HintTexts>;
  readonly stages: ByLanguage<readonly CoachStage[]>;
  /** Where the first text says to look. */
  readonly area: HintArea;
  /** Which notes it rests on, and which notes would help to see it. */
  readonly notesText: ByLanguage<string | undefined>;
  readonly notesToMake: readonly NoteToMake[];
  /** The cells of the pattern, or those in which a long chain begins. */
  readonly cells: readonly number[];
}

export interface CoachMistake {
  readonly kind: 'wrong-digit' | 'removed-digit' | 'corner-notes' | 'digit-against-notes';
  readonly cell: number;
  readonly digit: number;
  readonly texts: ByLanguage<HintTexts>;
}

/** What the coach says to a position. */
export type Hint =
  | StepHint
  | { readonly kind: 'mistakes'; readonly mistakes: readonly CoachMistake[] }
  | { readonly kind: 'conflict'; readonly texts: ByLanguage<HintTexts> }
  | { readonly kind: 'full' | 'none' | 'several' };

export interface StepHint {
  readonly kind: 'step';
  readonly step: CoachStep;
  /** Whether the techniques that the player uses find no step, so that this one is beyond them. */
  readonly isBeyond: boolean;
  /** What to try if no technique finds a step, or only one that is too long to follow. */
  readonly trial: CoachTrial | undefined;
  /** Which notes of the player are not finished. */
  readonly unfinishedText: ByLanguage<string | undefined>;
}

/** A cell whose digits can be tried, one of its digits that is wrong, and what to do. */
export interface CoachTrial {
  readonly cell: number;
  readonly digit: number;
  readonly text: ByLanguage<string>;
}

/** What the coach is looking for while she thinks about a hint. */
export type { HintStage };

/** Why a position has no step. */
export type NoStep = 'mistakes' | 'conflict' | 'none' | 'several' | 'full';

/** A technique that a position allows, with the number of its steps. */
export interface Available {
  readonly search: SearchId;
  readonly technique: TechniqueId;
  readonly name: ByLanguage<string>;
  readonly count: number;
  /** Whether there may be more steps. */
  readonly hasMore: boolean;
  readonly first: CoachStep;
}

/** The answer to "Why not this digit here?" */
export type WhyNotAnswer =
  /** The steps that exclude it. The last one excludes it. */
  | { readonly kind: 'proof'; readonly steps: readonly CoachStep[] }
  /** The digit is that of the solution. */
  | { readonly kind: 'right' }
  /** A digit in a house, or the player's notes, exclude it already. */
  | { readonly kind: 'excluded'; readonly peer: number | undefined }
  /** No technique excludes it. The search for a contradiction needs this many placements. */
  | { readonly kind: 'search'; readonly placements: number }
  | { readonly kind: NoStep };

/** How much a strategy of a computer searches in a position. */
export interface GuessCount {
  readonly strategy: string;
  readonly placements: number;
  readonly backs: number;
  /** The cell of the last placement or back. */
  readonly last: number;
  /** Whether the search was stopped because it took too long. */
  readonly isStopped: boolean;
}
