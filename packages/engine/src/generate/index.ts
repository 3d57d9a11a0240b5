export { drawSeed } from './draw-seed.ts';
export { type Generated, type GenerateOptions, generate, puzzleMaker } from './generate.ts';
export { GridMaker, type GridOptions } from './grid-maker.ts';
export { impossibleReason } from './impossible-wishes.ts';
export type { HodokuScore, MadePuzzle } from './made-puzzle.ts';
export type { MakeResult, Maker } from './maker.ts';
export { Random } from './random.ts';
export { randomGrid } from './random-grid.ts';
export { isRare } from './rare-maker.ts';
export { orbits, type Symmetry, symmetries, symmetryOf } from './symmetry.ts';
export { UniformGrids } from './uniform-grid.ts';
export {
  type GeneratedVariants,
  generateVariants,
  type VariantOptions,
} from './variant/generate-variants.ts';
export { type VariantKind, variantKinds } from './variant/variant-kinds.ts';
export {
  impossibleVariant,
  type MadeVariant,
  type VariantWishes,
} from './variant/variant-wishes.ts';
export { parseRange, type RangeName, rangeText, rangeWishes } from './wish-ranges.ts';
export { wishesIn, wishesOfScale } from './wish-table.ts';
export type { MakerWishes, PuzzleWishes, Wishes } from './wishes.ts';
