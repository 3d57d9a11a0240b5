import type { NotationError } from '@nonet/engine/notation';
import type { End } from '@nonet/engine/search';
import type { Judgement } from '../picture/judgement.ts';
import type { Picture } from '../picture/picture.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';
import type { Language, Words } from '../words/words.ts';
import type { Bookmarks } from './bookmarks.ts';
import { type Copying, NOT_COPIED } from './copying.ts';
import type { Exporting } from './exporting.ts';
import {
  type Branches,
  type Guide,
  IDLE,
  type Jumping,
  NO_BRANCHES,
  NO_PREDICTION,
  type Predict,
  type WhyNot,
} from './lesson.ts';
import type { Notes } from './notes.ts';
import { initialRace, type Race } from './race.ts';
import { NO_RECORDS, type Records } from './records.ts';
import { NO_SOLUTIONS, type Solutions } from './solutions.ts';
import { felled, NO_TREE, type TreeState } from './tree.ts';

export const rooms = ['watch', 'enter', 'race'] as const;
export type Room = (typeof rooms)[number];

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

export type StrategyId = keyof Words['strategies'];
export const strategyIds: readonly StrategyId[] = [
  'scan',
  'used-arrays',
  'bitmask',
  'bitmask-mrv',
  'propagation',
  'dlx',
  'learning',
];

export const codeTabs = ['pseudo', 'python', 'cpp', 'typescript'] as const;
export type CodeTab = (typeof codeTabs)[number];

/** Where the playing stands. */
export interface Player {
  /** The event wanted; with a fraction, the way to the next one. */
  readonly position: number;
  /** Events a second; Infinity plays the whole run at once. */
  readonly speed: number;
  readonly playing: boolean;
}

/** The recording that is watched, as far as it is. */
export interface Run {
  readonly events: number;
  readonly end: End | undefined;
  readonly waveform: Waveform | undefined;
}

/** What came of the text in the box. */
export type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'found'; readonly notation: keyof Words['notations'] }
  | { readonly kind: 'broken'; readonly error: NotationError }
  /** A file that the browser does not give: a folder, or one that is gone. */
  | { readonly kind: 'unreadable' };

/** All that the page shows, and all that it shows is in here. */
export interface State {
  readonly room: Room;
  readonly language: Language;
  readonly theme: Theme;
  readonly puzzle: PuzzleText;
  readonly strategy: StrategyId;
  readonly player: Player;
  readonly run: Run;
  /** The moment on show: it follows the player as fast as the worker answers. */
  readonly picture: Picture | undefined;
  /** Moments of the run that the person chose. */
  readonly bookmarks: Bookmarks;
  readonly race: Race;
  /** In a frame of another page: no more than grid, sentence, waveform and transport. */
  readonly embedded: boolean;
  readonly exporting: Exporting;
  readonly guide: Guide;
  readonly branches: Branches<Left>;
  readonly jumping: Jumping;
  readonly predict: Predict;
  readonly whyNot: WhyNot | undefined;
  readonly judgement: Judgement;
  readonly text: string;
  readonly reading: Reading;
  readonly records: Records;
  readonly notes: Notes;
  readonly solutions: Solutions;
  readonly copying: Copying;
  /** The cell that the keyboard is at. */
  readonly cell: number;
  readonly showsCandidates: boolean;
  readonly autoAdvance: boolean;
  readonly code: { readonly open: boolean; readonly tab: CodeTab };
  readonly tree: TreeState;
  /** Whether keys of a single character act, and whether anything moves by itself. */
  readonly settings: { readonly singleKeys: boolean; readonly motion: boolean };
}

/** A run as it was left. */
export type Left = Pick<
  State,
  'puzzle' | 'strategy' | 'player' | 'run' | 'picture' | 'bookmarks' | 'judgement' | 'cell'
>;

/** Baekjoon 2239's sample: 51 blanks, 136 ways back. */
export const SAMPLE: PuzzleText = {
  boxRows: 3,
  boxColumns: 3,
  cells: '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7',
};

const NO_RUN: Run = { events: 0, end: undefined, waveform: undefined };

export const initialState: State = {
  room: 'watch',
  language: 'en',
  theme: 'system',
  puzzle: SAMPLE,
  strategy: 'scan',
  player: { position: 0, speed: 5, playing: false },
  run: NO_RUN,
  picture: undefined,
  bookmarks: [],
  race: initialRace,
  embedded: false,
  exporting: { kind: 'nothing' },
  guide: { stop: 0, isOpen: false },
  branches: NO_BRANCHES,
  jumping: IDLE,
  predict: NO_PREDICTION,
  whyNot: undefined,
  judgement: { kind: 'working' },
  text: '',
  reading: { kind: 'nothing' },
  records: NO_RECORDS,
  notes: [],
  solutions: NO_SOLUTIONS,
  copying: NOT_COPIED,
  cell: 0,
  showsCandidates: false,
  autoAdvance: true,
  code: { open: true, tab: 'pseudo' },
  tree: NO_TREE,
  settings: { singleKeys: true, motion: true },
};

/** The state when nothing is recorded of its puzzle yet. */
export function unrecorded(state: State): State {
  return {
    ...state,
    run: NO_RUN,
    picture: undefined,
    bookmarks: [],
    jumping: IDLE,
    whyNot: undefined,
    tree: felled(state.tree),
  };
}
