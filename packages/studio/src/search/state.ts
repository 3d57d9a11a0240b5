import type { PlainPuzzle } from '@nonet/engine/notation';
import type { End } from '@nonet/engine/search';
import type { Values } from '../page/address.ts';
import type { Findings, Landmark, Span } from '../picture/landmark.ts';
import type { Picture } from '../picture/picture.ts';
import type { DigitReason, Reasons } from '../picture/reason.ts';
import type { Waveform } from '../picture/waveform.ts';
import type { OwnProgram } from '../puzzle/own-program.ts';
import type { HasPuzzle } from '../puzzle/state.ts';
import { en } from '../words/en.ts';
import type { Words } from '../words/words.ts';
import type { Bookmarks } from './bookmarks.ts';
import { NO_TREE, type TreeState } from './tree-view.ts';

export type StrategyId = keyof Words['strategies'];
/** A strategy, or the user's own program. */
export type SearchId = StrategyId | 'own';
export const strategyIds = Object.keys(en.strategies) as readonly StrategyId[];

export const codeTabs = ['pseudo', 'python', 'cpp', 'typescript'] as const;
export type CodeTab = (typeof codeTabs)[number];

export interface Player {
  readonly event: number;
  /** Events per second. Infinity jumps to the end. */
  readonly speed: number;
  readonly playing: boolean;
}

/** The recording of a search, so far. */
export interface Recorded {
  readonly events: number;
  readonly end: End | undefined;
  readonly waveform: Waveform | undefined;
  readonly isSampled: boolean;
  /** Undefined until the recording has ended and has been searched for its landmarks. */
  readonly findings: Findings | undefined;
}

/** The state of a search for a landmark. A landmark is a moment such as the deepest dead end. */
export type Jumping =
  | { readonly kind: 'idle' }
  | { readonly kind: 'looking'; readonly to: Landmark; readonly event: number }
  /** `cells` is the solution to jump to, row by row. */
  | {
      readonly kind: 'looking';
      readonly to: 'solution';
      readonly cells: string;
      readonly event: number;
    }
  | { readonly kind: 'found'; readonly to: JumpTarget; readonly span: Span }
  | { readonly kind: 'none'; readonly to: JumpTarget; readonly event: number };

export type JumpTarget = Landmark | 'solution';

export const IDLE: Jumping = { kind: 'idle' };

/** The user's question "Why is this digit not in this blank cell?" at an event, and the answer. */
export interface WhyNot {
  readonly event: number;
  readonly cell: number;
  readonly digit: number;
  readonly answer: Reason;
}

export type Reason = DigitReason | { readonly kind: 'looking' };

/**
 * The state of the search on the page: its recording, the player and everything drawn from them.
 */
export interface RunState {
  readonly root?: PlainPuzzle;
  readonly strategy: SearchId;
  /** Whether the search goes on after its first solution. */
  readonly findsAll: boolean;
  /** The program opened last. It can only be chosen with the puzzle of its trace. */
  readonly ownProgram: OwnProgram | undefined;
  /** The values of a link whose program is opened. Undefined once the worker has its trace. */
  readonly linked: Values | undefined;
  readonly player: Player;
  readonly recorded: Recorded;
  /** The moment shown. Until the worker answers, this is an earlier moment. */
  readonly picture: Picture | undefined;
  readonly bookmarks: Bookmarks;
  readonly tree: TreeState;
  readonly jumping: Jumping;
  readonly whyNot: WhyNot | undefined;
  /** The event at which no digit is left for a cell, and the reasons. */
  readonly reasons: Reasons | undefined;
  readonly showsCandidates: boolean;
  readonly code: { readonly open: boolean; readonly tab: CodeTab };
  readonly exporting: Exporting;
  readonly exportsTree: boolean;
}

export const initialRun: RunState = {
  strategy: 'scan',
  findsAll: false,
  ownProgram: undefined,
  linked: undefined,
  player: { event: 0, speed: 5, playing: false },
  recorded: {
    events: 0,
    end: undefined,
    waveform: undefined,
    isSampled: false,
    findings: undefined,
  },
  picture: undefined,
  bookmarks: [],
  tree: NO_TREE,
  jumping: IDLE,
  whyNot: undefined,
  reasons: undefined,
  showsCandidates: false,
  code: { open: true, tab: 'pseudo' },
  exporting: { kind: 'nothing' },
  exportsTree: false,
};

export interface HasRun extends HasPuzzle {
  readonly run: RunState;
}

/** The status of the latest export, which the page shows. */
export type Exporting =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'drawing' }
  /** `bytes` is the size of the trace so far. */
  | { readonly kind: 'writing'; readonly bytes: number }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'failed' };

export const pictureForms = ['svg', 'png', 'gif'] as const;
export type PictureForm = (typeof pictureForms)[number];

/** Consecutive events from the current one, and how many of them an animation shows per second. */
export interface ExportRange {
  readonly events: number;
  readonly speed: number;
}

/** An exported range has at most this many events. */
export const MOST_FRAMES = 120;

/** A trace file has at most this many events. Each event takes about 70 bytes. */
export const MOST_TRACED = 1_000_000;
