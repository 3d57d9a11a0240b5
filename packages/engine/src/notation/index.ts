export { notationById, notations } from './all.ts';
export {
  type Field,
  type FieldRole,
  type MissingRecord,
  type Notation,
  type NotationError,
  type NotationErrorCode,
  type NotationReader,
  type NotationResult,
  type NotationWriter,
  notationErrorText,
  type Part,
  type PuzzleRecord,
  supportsSize,
  withoutPhrases,
} from './notation.ts';
export { englishPhrases } from './parts/english-phrases.ts';
export { textField } from './parts/fields.ts';
export { packedCells } from './parts/packed.ts';
export { symbolOf } from './parts/symbol.ts';
export { type Phrase, type Phrases, type PhraseTexts, phraseIn } from './phrase.ts';
export {
  formatPuzzles,
  PuzzleReader,
  type PuzzleReaderOptions,
  parsePuzzle,
  parsePuzzles,
} from './puzzle-reader.ts';
export { type JsonMember, jsonLine, jsonMembers } from './text/json.ts';
export { withoutClashes } from './text/record-fields.ts';
