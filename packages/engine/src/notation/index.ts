export { type AboutPuzzle, aboutOf, aboutParts, withAbout } from './about-puzzle.ts';
export { notationById, notations, onlyReadNotations } from './all.ts';
export { ruleInComment } from './message/stated-rule.ts';
export {
  type Field,
  type FieldRole,
  type MissingRecord,
  type Notation,
  type NotationReader,
  type NotationResult,
  type NotationWriter,
  type Part,
  type PuzzleRecord,
  supportsSize,
} from './notation.ts';
export {
  type NotationError,
  type NotationErrorCode,
  notationErrorText,
  withoutPhrases,
} from './notation-error.ts';
export { programOfJson } from './objects/program-object.ts';
export { hasOtherRules } from './other-rules.ts';
export { alphabetOf } from './parts/alphabet.ts';
export { englishPhrases } from './parts/english-phrases.ts';
export { fieldNamed, textField } from './parts/fields.ts';
export { NpyLines } from './parts/npy.ts';
export { packedCells } from './parts/packed-cells.ts';
export { symbolOf } from './parts/symbol.ts';
export { UnreadableFile } from './parts/unreadable-file.ts';
export { type ZippedFile, zippedFile } from './parts/zip.ts';
export { type Phrase, type Phrases, type PhraseTexts, phraseIn } from './phrase.ts';
export {
  digitsIn,
  gridIn,
  type PlainPuzzle,
  plainPuzzle,
  puzzleOf,
  shapeOf,
} from './plain-puzzle.ts';
export {
  formatPuzzles,
  noPuzzle,
  PuzzleReader,
  type PuzzleReaderOptions,
  parsePuzzle,
  parsePuzzles,
} from './puzzle-reader.ts';
export type { RuleAbove } from './rule-above.ts';
export type { Skipped } from './skipped-lines.ts';
export { type JsonMember, jsonLine, jsonMembers } from './text/json.ts';
export { withoutClashes } from './text/record-fields.ts';
