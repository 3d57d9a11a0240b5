export { TICK } from './entry-text.ts';
export { type Game, gameStart } from './game.ts';
export { BLANK, type CandidateLink, type GameCell, markForms } from './game-cell.ts';
export { type GameFault, gameFaultText } from './game-fault.ts';
export { gameFile, gameFileValues, isGameFile, parseGameFile } from './game-file.ts';
export {
  entryTexts,
  type GameHead,
  type GameRead,
  gameOfTexts,
  gameText,
  parseGameText,
} from './game-text.ts';
export { withHelp } from './help.ts';
export { type HelpCounts, helpCounts } from './help-counts.ts';
export {
  atEntry,
  type Change,
  type DroppedTrial,
  droppedWith,
  EMPTY_JOURNAL,
  type Entry,
  type EntryKind,
  entriesTo,
  type Help,
  isBefore,
  type Journal,
  nextEntry,
  type Played,
  redone,
  START,
  undone,
  written,
} from './journal.ts';
export { listedGame } from './listed-game.ts';
export { formatMoveList, type ListedMove, type MoveList, type Writing } from './move-list.ts';
export { type MoveListRead, parseMoveList } from './move-list-reader.ts';
export { clockText, koreanTime, parseClock } from './play-time.ts';
export {
  type MasksFault,
  masksText,
  type PuzzleFault,
  type PuzzleRead,
  type PuzzleValues,
  parseConstraints,
  parseGivens,
  parseMasks,
  parsePuzzleValues,
  puzzleValues,
} from './puzzle-values.ts';
export { type BrokenRule, RuleCheck } from './rule-check.ts';
export { rulesText } from './rule-text.ts';
