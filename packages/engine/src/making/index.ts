export { batchMaker } from './batch-maker.ts';
export { type Completed, Completing } from './completing.ts';
export { Distinct } from './distinct.ts';
export {
  type MakingAnswer,
  type MakingRequest,
  type MakingTask,
  madeAt,
  makingTask,
  type PuzzleRules,
  wishesOf,
} from './making-task.ts';
export { Minimizing, type SettingOptions } from './minimizing.ts';
export { type FoundGivens, ProperGivens } from './proper-givens.ts';
export { type FactsResult, type PuzzleFacts, puzzleFacts } from './puzzle-facts.ts';
export { symmetryNames } from './symmetry-names.ts';
export { type VariantDifficulty, variantDifficulty } from './variant-difficulty.ts';
export { variantForm } from './variant-form.ts';
export { variantKindNames } from './variant-kind-names.ts';
