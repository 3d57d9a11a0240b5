import type { PlainPuzzle } from '@nonet/engine/notation';
import type { BoardPointer } from '../../board/board-pointer.ts';
import type { NamedBoard } from '../../coach/cell-names.tsx';
import type { HasLesson } from '../../coach/lesson/slice.ts';
import type { HasTechnique } from '../../coach/technique/slice.ts';
import type { KeptGame } from '../../game/game-store.ts';
import type { MakeGame } from '../../game/new-game.ts';
import { type GameState, gameOf, geometryOf, type HasGame } from '../../game/state.ts';
import type { Mode } from '../../game/writing.ts';
import type { Action } from '../../page/action.tsx';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { TechniqueChoice } from '../../picture/coaching.ts';
import type { ReviewText } from '../../picture/reviewing.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';
import type { HasRun } from '../../search/state.ts';
import { type CoachState, SILENT } from './coach-state.ts';
import { type PlaySettings, usualSettings } from './settings.ts';

/** What the pad writes. In the mode `mark` the pointer marks candidates and draws lines. */
export type PlayMode = Mode | 'mark';

const MODES: Readonly<Record<PlaySettings['notes'], readonly PlayMode[]>> = {
  places: ['digit', 'note', 'colour', 'mark'],
  corners: ['digit', 'corner', 'centre', 'colour', 'mark'],
};

/** The modes between which the player chooses. */
export function modesOf({ notes }: Pick<PlaySettings, 'notes'>): readonly PlayMode[] {
  return MODES[notes];
}

export interface PlayState {
  readonly root?: PlainPuzzle;
  /** The selected cells. The cell with the keyboard focus is one of them, or nothing is selected. */
  readonly selection: readonly number[];
  readonly mode: PlayMode;
  /** The digit that the next cells get, if a digit is chosen first. */
  readonly held: number | undefined;
  /** The digit that is lit wherever it is, if the player has asked for one. */
  readonly lit: number | undefined;
  readonly settings: PlaySettings;
  /** Cell → its digit in the solution. Undefined until it is known, or if there is not exactly one. */
  readonly solution: readonly number[] | undefined;
  readonly coach: CoachState;
  /**
   * The game whose board was opened as a puzzle in Watch, with its clock stopped, the selection, what
   * the coach said, and that puzzle.
   */
  readonly left?: {
    readonly game: GameState;
    readonly selection: readonly number[];
    readonly coach: CoachState;
    readonly board: PlainPuzzle;
  };
}

export const playSlice: PuzzleSlice<PlayState> = {
  initial: {
    selection: [],
    mode: 'digit',
    held: undefined,
    lit: undefined,
    settings: usualSettings,
    solution: undefined,
    coach: SILENT,
  },
  onPuzzle: (play) => ({
    ...play,
    selection: [],
    held: undefined,
    lit: undefined,
    solution: undefined,
    coach: SILENT,
  }),
};

/** The run shows what the coach lets one watch. */
export interface HasPlay extends HasGame, HasLesson, HasRun, HasTechnique {
  readonly play: PlayState;
}

export interface PlayControls extends Controls<HasPlay> {
  readonly pointer: (pointer: BoardPointer) => void;
  readonly history: readonly Action[];
  readonly setSettings: (change: Partial<PlaySettings>) => void;
  readonly togglePause: () => void;
  readonly goOn: (game: KeptGame) => Promise<void>;
  /** The techniques of the coach, the easiest first. */
  readonly techniques: () => Promise<readonly TechniqueChoice[]>;
  readonly makeGame: MakeGame;
  /** Reviews the game. */
  readonly lookBack: (signal: AbortSignal) => Promise<ReviewText>;
}

export type PlayProps = PuzzleProps<HasPlay, PlayControls>;

/** What Play knows of the puzzle of a state. */
export function playOf(state: HasPlay): PlayState {
  return current(state.play, state, playSlice);
}

export function withPlay<S extends HasPlay>(state: S, change: Partial<PlayState>): S {
  return { ...state, play: { ...playOf(state), ...change } };
}

/** Plays with other settings. A mode that they do not have ends. */
export function withPlaySettings<S extends HasPlay>(state: S, settings: PlaySettings): S {
  const { mode } = playOf(state);
  return withPlay(state, { settings, mode: modesOf(settings).includes(mode) ? mode : 'digit' });
}

/** What the coach names on the board. */
export function boardOf(state: HasPlay): NamedBoard {
  return { geometry: geometryOf(gameOf(state)), selection: playOf(state).selection };
}
