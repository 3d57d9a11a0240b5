export { notationById, notations } from './all.ts';
export {
  type Notation,
  type NotationError,
  type NotationErrorCode,
  type NotationReader,
  type NotationResult,
  notationErrorText,
  type PuzzleRecord,
  supportsSize,
} from './notation.ts';
export { packedCells } from './parts/packed.ts';
export { symbolOf } from './parts/symbol.ts';
export {
  formatPuzzles,
  PuzzleReader,
  type PuzzleReaderOptions,
  parsePuzzle,
  parsePuzzles,
} from './puzzle-reader.ts';
