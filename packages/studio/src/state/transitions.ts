import type { End } from '@nonet/engine/search';
import type { Judgement } from '../picture/judgement.ts';
import type { Picture } from '../picture/picture.ts';
import { digitsIn, type PuzzleText, shapeOf } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';
import type { Language } from '../words/words.ts';
import { toggledBookmark } from './bookmarks.ts';
import { switchedTo } from './branches.ts';
import type { Exporting } from './exporting.ts';
import { NO_BRANCHES, NO_PREDICTION } from './lesson.ts';
import { withoutNotes } from './notes.ts';
import { type Action, eventOf, moved, pressed, ticked } from './player.ts';
import { heldAtQuestion, heldToNextEvent, isPredictable } from './predict.ts';
import { type LaneRun, type Race, raceTime, withLaneRun, withoutRuns } from './race.ts';
import { NO_RECORDS } from './records.ts';
import { clearedSolutions } from './solutions.ts';
import {
  type CodeTab,
  type Reading,
  type Room,
  type Run,
  SAMPLE,
  type State,
  type StrategyId,
  type Theme,
  withoutRecording,
} from './state.ts';

/** Switches rooms. Rooms other than Watch show the puzzle without forks. */
export function inRoom(state: State, room: Room): State {
  const next = room === 'watch' ? state : switchedTo(state, 0);
  return withinRun({ ...next, room, player: { ...next.player, playing: false } });
}

/** The run in which the player moves. It is the run in Watch, or the longest lane of the race. */
export function timeOf({ room, race, run }: State): Run {
  return room === 'race' ? raceTime(race) : run;
}

/** If the position is beyond the end of a finished recording, moves it back to the end. */
function withinRun(state: State): State {
  const { player } = state;
  const { events, end } = timeOf(state);
  const position = end ? Math.min(player.position, events) : player.position;
  return position === player.position ? state : { ...state, player: { ...player, position } };
}

export function inLanguage(state: State, language: Language): State {
  return { ...state, language };
}

export function inTheme(state: State, theme: Theme): State {
  return { ...state, theme };
}

/** Whether a strategy can search a puzzle. The article programs do not accept pencilmarks. */
export function canSearch(strategy: StrategyId, { pencilmarks }: PuzzleText): boolean {
  const takesGivensOnly =
    strategy === 'scan' || strategy === 'used-arrays' || strategy === 'bitmask';
  return pencilmarks === undefined || !takesGivensOnly;
}

export function withStrategy(state: State, strategy: StrategyId): State {
  const { player } = state;
  return withoutRecording({
    ...state,
    strategy,
    predict: isPredictable(strategy) ? state.predict : NO_PREDICTION,
    player: { ...player, position: 0, playing: false },
  });
}

/** Replaces the puzzle, and drops everything that belonged to the previous one. */
export function withPuzzle(state: State, puzzle: PuzzleText): State {
  const strategy = canSearch(state.strategy, puzzle) ? state.strategy : 'propagation';
  const next = withStrategy(state, strategy);
  return {
    ...next,
    puzzle,
    race: withoutRuns(next.race),
    branches: NO_BRANCHES,
    guide: { ...state.guide, isOpen: false },
    judgement: { kind: 'working' },
    notes: [],
    solutions: clearedSolutions(state.solutions),
    copying: { ...state.copying, text: undefined, outcome: 'none' },
    cell: Math.min(state.cell, puzzle.cells.length - 1),
  };
}

export function withText(state: State, text: string): State {
  if (text === state.text) return state;
  return { ...state, ...NO_TEXT, text };
}

const NO_TEXT = {
  text: '',
  reading: { kind: 'nothing' },
  records: NO_RECORDS,
} as const satisfies Partial<State>;

/** Applies the result of reading a text. If the text has no puzzle, the current puzzle stays. */
export function read(state: State, reading: Reading, puzzle: PuzzleText | undefined): State {
  return puzzle ? { ...withPuzzle(state, puzzle), reading } : { ...state, reading };
}

export function cleared(state: State): State {
  const { boxRows, boxColumns, cells } = state.puzzle;
  const empty = { boxRows, boxColumns, cells: '.'.repeat(cells.length) };
  return { ...withPuzzle(state, empty), ...NO_TEXT };
}

export function withSample(state: State): State {
  return { ...withPuzzle(state, SAMPLE), ...NO_TEXT };
}

/** Types a given into a cell. `.` removes the cell's digit. If the cell is blank, `.` removes its notes. */
export function withGiven(state: State, cell: number, symbol: string): State {
  const { boxRows, boxColumns, cells } = state.puzzle;
  const typed = cells.slice(0, cell) + symbol + cells.slice(cell + 1);
  const isChanged = typed !== cells;
  const next = isChanged
    ? { ...withPuzzle(state, { boxRows, boxColumns, cells: typed }), notes: state.notes }
    : withoutNotes(state, cell);
  const to = state.autoAdvance && cell + 1 < cells.length ? cell + 1 : cell;
  return { ...next, cell: to, reading: { kind: 'nothing' } };
}

export function atCell(state: State, cell: number): State {
  return { ...state, cell };
}

export type Direction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'row-start'
  | 'row-end'
  | 'start'
  | 'end';

export function cellMoved(state: State, direction: Direction): State {
  const { size, cells, row, column } = shapeOf(state.puzzle);
  const { cell } = state;
  const start = row[cell] * size;
  const to: Readonly<Record<Direction, number>> = {
    left: column[cell] === 0 ? cell : cell - 1,
    right: column[cell] === size - 1 ? cell : cell + 1,
    up: cell - size,
    down: cell + size,
    'row-start': start,
    'row-end': start + size - 1,
    start: 0,
    end: cells - 1,
  };
  return to[direction] < 0 || to[direction] >= cells ? state : atCell(state, to[direction]);
}

export function pressing(state: State, action: Action): State {
  const player = pressed(state.player, action, timeOf(state));
  return {
    ...state,
    player: action === 'forward' ? heldToNextEvent(state, player) : heldAtQuestion(state, player),
  };
}

export function atEvent(state: State, event: number): State {
  return { ...state, player: heldAtQuestion(state, moved(state.player, event, timeOf(state))) };
}

export function atSpeed(state: State, speed: number): State {
  return { ...state, player: { ...state.player, speed } };
}

export function afterTime(state: State, milliseconds: number): State {
  const player = heldToNextEvent(state, ticked(state.player, milliseconds, timeOf(state)));
  return player === state.player ? state : { ...state, player };
}

/**
 * Updates the state after the recording has reached `events`. When the recording ends, bookmarks
 * beyond its end are dropped, and a position beyond its end moves to the end.
 */
export function recorded(state: State, events: number, end: End | undefined): State {
  const bookmarks = end ? state.bookmarks.filter((at) => at <= events) : state.bookmarks;
  return withinRun({ ...state, bookmarks, run: { ...state.run, events, end } });
}

export function racing(state: State, change: (race: Race) => Race): State {
  return withinRun({ ...state, race: change(state.race) });
}

export function laneRecorded(state: State, lane: StrategyId, change: Partial<LaneRun>): State {
  return racing(state, (race) => withLaneRun(race, lane, change));
}

export function exporting(state: State, value: Exporting): State {
  return { ...state, exporting: value };
}

/** Adds a bookmark at an event, or removes it if there is one. */
export function bookmarked(state: State, event: number): State {
  return { ...state, bookmarks: toggledBookmark(state.bookmarks, event) };
}

export function withWaveform(state: State, waveform: Waveform): State {
  return { ...state, run: { ...state.run, waveform } };
}

export function showing(state: State, picture: Picture): State {
  return { ...state, picture };
}

export function judged(state: State, judgement: Judgement): State {
  return { ...state, judgement };
}

export function withCandidates(state: State, showsCandidates: boolean): State {
  return { ...state, showsCandidates };
}

export function withAutoAdvance(state: State, autoAdvance: boolean): State {
  return { ...state, autoAdvance };
}

export function withCode(state: State, change: { open?: boolean; tab?: CodeTab }): State {
  return { ...state, code: { ...state.code, ...change } };
}

/** Whether the picture is the picture of the player's event. */
export function isCurrent({ picture, player }: State): boolean {
  return picture?.event === eventOf(player);
}

export function givenDigits({ puzzle }: State): number[] {
  return digitsIn(puzzle.cells);
}
