export { drawSeed } from './draw-seed.ts';
export { type Generated, type GenerateOptions, generate, puzzleMaker } from './generate.ts';
export { GridMaker, type GridOptions } from './grid-maker.ts';
export type { MadePuzzle, MakeResult, Maker } from './maker.ts';
export { Random, Seed } from './random.ts';
export { randomGrid } from './random-grid.ts';
export { type Symmetry, symmetries } from './symmetry.ts';
export { UniformGrids } from './uniform-grid.ts';
export { impossibleReason, type Wishes } from './wishes.ts';
