import type { Update } from '../page/store.ts';
import type { Landmark } from '../picture/landmark.ts';
import type { PuzzleControls } from '../puzzle/controls.ts';
import type { Words } from '../words/words.ts';
import type { ExportRange, PictureForm } from './export-state.ts';
import type { Playback } from './playback.ts';
import type { State } from './state.ts';

/** What the user can do in every room. */
export interface Controls extends PuzzleControls {
  /** Changes the state. */
  readonly update: Update<State>;
  /** Returns the address of a state. */
  readonly addressOf: (state: State) => string;
}

/** What the user can do in a room that plays a search. */
export interface PlayerControls extends Controls {
  readonly playback: Playback;
}

/** What the user can do in a room that records one search and shows it in full. */
export interface RunControls extends PlayerControls {
  readonly recording: {
    /**
     * `next-back` and `previous-back` go to an event that removes a digit. `step-over` goes to the
     * end of the latest placement's subtree. `step-out` goes to the return of the call that made
     * the current event.
     */
    readonly jump: (to: 'next-back' | 'previous-back' | 'step-over' | 'step-out') => void;
    readonly stop: () => void;
    /** Continues a stopped recording. */
    readonly resume: () => void;
  };
  readonly landmarkJumps: {
    readonly jump: (to: Landmark) => void;
    readonly cancel: () => void;
  };
  /** Saves files. */
  readonly exporting: {
    readonly moment: (form: 'svg' | 'png') => Promise<void>;
    /** Makes an animated GIF of a range, or a PNG with one panel per event. */
    readonly range: (range: ExportRange, form: 'gif' | 'png') => Promise<Blob>;
    readonly strip: (form: PictureForm) => Promise<void>;
    readonly traceLines: () => Promise<void>;
    readonly cancel: () => void;
  };
}

/** The props of the parts of the page. */
export interface PartProps<C extends Controls = Controls> {
  readonly state: State;
  readonly words: Words;
  readonly controls: C;
}

/** The props of the parts that show a recorded search. */
export type RunProps = PartProps<RunControls>;
