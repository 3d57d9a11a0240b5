import type { Landmark } from '../picture/landmark.ts';
import type { Controls, PuzzleProps } from '../puzzle/controls.ts';
import type { Playback } from './playback.ts';
import type { PlayerActions } from './player-keys.ts';
import type { RecordingActions } from './recording-actions.ts';
import type { ExportRange, HasRun, PictureForm } from './state.ts';

/** What the user can do in a room that plays a search. */
export interface PlayerControls<S extends HasRun = HasRun> extends Controls<S> {
  readonly playback: Playback;
  readonly playerActions: PlayerActions;
}

export interface Exports {
  readonly moment: (form: 'svg' | 'png') => Promise<void>;
  /** Makes an animated GIF of a range, or a PNG with one panel per event. */
  readonly range: (range: ExportRange, form: 'gif' | 'png') => Promise<Blob>;
  readonly strip: (form: PictureForm) => Promise<void>;
  readonly traceLines: () => Promise<void>;
  readonly cancel: () => void;
}

/** What the user can do in a room that records one search and shows it in full. */
export interface RunControls<S extends HasRun = HasRun> extends PlayerControls<S> {
  readonly recording: {
    /**
     * `nextBack` and `previousBack` go to an event that removes a digit. `stepOver` goes to the
     * end of the latest placement's subtree. `stepOut` goes to the return of the call that made
     * the current event.
     */
    readonly jump: (to: keyof RecordingActions) => void;
    readonly stop: () => void;
    readonly resume: () => void;
  };
  readonly recordingActions: RecordingActions;
  readonly landmarkJumps: {
    readonly jump: (to: Landmark) => void;
    readonly cancel: () => void;
  };
  /** Loads what saves files when it is first called. */
  readonly exporting: () => Promise<Exports>;
}

export type PlayerProps = PuzzleProps<HasRun, PlayerControls>;

export type RunProps = PuzzleProps<HasRun, RunControls>;
