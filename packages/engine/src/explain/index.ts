export { type ArgumentStage, argument } from './argument.ts';
export { chainProducers } from './chain-search.ts';
export { cellRules } from './constraints/cell-rules.ts';
export { constraintNames } from './constraints/constraint-names.ts';
export { constraintText } from './constraints/constraint-text.ts';
export { constraintRule, ruleSentences } from './constraints/rule-texts.ts';
export { counted, grouped } from './counted.ts';
export { type DrawStepOptions, drawStep } from './draw-step.ts';
export { type ExplainedStep, explainSteps } from './explained-steps.ts';
export { Explanation, type ExplanationResult } from './explanation.ts';
export type { HintTexts } from './hint-levels.ts';
export { hintRows } from './hint-order.ts';
export { type HintResult, HintSearch, type HintStage, type HintTools } from './hint-search.ts';
export {
  conflictHint,
  type HintArea,
  hintArea,
  hintCells,
  hintTexts,
  mistakeHint,
  stepHint,
} from './hint-texts.ts';
export { type Justification, Justifying } from './justify.ts';
export { type Language, languages } from './language.ts';
export { levelNames } from './level-names.ts';
export { findMistakes, type Mistake } from './mistakes.ts';
export { type Move, type NamedMove, NamingMove } from './move-name.ts';
export type { Conclusion } from './needed-steps.ts';
export { type StepNotation, stepNotations } from './notations/step-notation.ts';
export { notesText } from './note-texts.ts';
export { type NoteToMake, notesToMake } from './notes-to-make.ts';
export * as koreanParticle from './particle.ts';
export type { NoPosition, PlayerPosition } from './player-check.ts';
export {
  type PlayerGrid,
  type PlayerNote,
  type PlayerNotes,
  type PlayerPuzzle,
  playerGridOf,
} from './player-puzzle.ts';
export { readingErrorText } from './reading-error.ts';
export { explainStep } from './sentence.ts';
export { type FindStepsOptions, type FoundSteps, StepListing } from './step-listing.ts';
export type { PlayerStep, StepNotes } from './step-notes.ts';
export { StepSearch, type StepTools } from './step-search.ts';
export { type StepTextOptions, stepText } from './step-text.ts';
export { techniqueNames } from './technique-names.ts';
export type { Trial, TriedDigit } from './trial.ts';
export { trialArgument, trialHint } from './trial-texts.ts';
export { type UnfinishedNotes, unfinishedText } from './unfinished-notes.ts';
