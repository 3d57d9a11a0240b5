import type { NotationError } from '@nonet/engine/notation';
import type { End } from '@nonet/engine/search';
import type { Judgement } from '../picture/judgement.ts';
import type { Picture } from '../picture/picture.ts';
import type { PuzzleText } from '../picture/puzzle-text.ts';
import type { Waveform } from '../picture/waveform.ts';
import { en } from '../words/en.ts';
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
import { clearedTree, NO_TREE, type TreeState } from './tree.ts';

export const rooms = ['watch', 'enter', 'race'] as const;
export type Room = (typeof rooms)[number];

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
type Theme = (typeof themes)[number];

export type StrategyId = keyof Words['strategies'];
export const strategyIds = Object.keys(en.strategies) as readonly StrategyId[];

export const codeTabs = ['pseudo', 'python', 'cpp', 'typescript'] as const;
export type CodeTab = (typeof codeTabs)[number];

export interface Player {
  /** The current event. `4.25` is a quarter of the way from event 4 to event 5. */
  readonly position: number;
  /** Events per second. Infinity jumps to the end. */
  readonly speed: number;
  readonly playing: boolean;
}

/** The recording shown in Watch, so far. */
export interface Run {
  readonly events: number;
  readonly end: End | undefined;
  readonly waveform: Waveform | undefined;
}

/** The result of reading the text in the box. */
type Reading =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'found'; readonly notation: keyof Words['notations'] }
  | { readonly kind: 'broken'; readonly error: NotationError }
  /** The browser cannot read the file. It may be a folder, or it may no longer exist. */
  | { readonly kind: 'unreadable' };

/** The whole state of the page. What the page shows depends on nothing else. */
export interface State {
  readonly room: Room;
  readonly language: Language;
  readonly theme: Theme;
  readonly puzzle: PuzzleText;
  readonly strategy: StrategyId;
  readonly player: Player;
  readonly run: Run;
  /** The moment shown. Until the worker answers, this is an earlier moment. */
  readonly picture: Picture | undefined;
  readonly bookmarks: Bookmarks;
  readonly race: Race;
  /** Whether the page is in an iframe. It then shows only the grid and the playback. */
  readonly embedded: boolean;
  readonly exporting: Exporting;
  readonly guide: Guide;
  readonly branches: Branches<SavedRun>;
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
  /** The cell with the keyboard focus. */
  readonly cell: number;
  readonly showsCandidates: boolean;
  readonly autoAdvance: boolean;
  readonly code: { readonly open: boolean; readonly tab: CodeTab };
  readonly tree: TreeState;
  /** Whether single-character shortcuts work, and whether changes are animated. */
  readonly settings: { readonly singleKeys: boolean; readonly motion: boolean };
}

/** What is saved of a run while another run is shown. */
export type SavedRun = Pick<
  State,
  'puzzle' | 'strategy' | 'player' | 'run' | 'picture' | 'bookmarks' | 'judgement' | 'cell'
>;

/** The sample of Baekjoon problem 2239. It has 51 blanks. `scan` takes 136 digits back. */
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

/** The state without the recording and everything derived from it. */
export function withoutRecording(state: State): State {
  return {
    ...state,
    run: NO_RUN,
    picture: undefined,
    bookmarks: [],
    jumping: IDLE,
    whyNot: undefined,
    tree: clearedTree(state.tree),
  };
}
