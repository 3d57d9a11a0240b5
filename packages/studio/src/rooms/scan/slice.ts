import type { PlainPuzzle } from '@nonet/engine/notation';
import type { HasGame } from '../../game/state.ts';
import type { Action } from '../../page/action.tsx';
import { current, type PuzzleSlice } from '../../page/slice.ts';
import type { Doubt, Outline, ScannedGrid, ScanOutcome } from '../../picture/scanning.ts';
import type { Controls, PuzzleProps } from '../../puzzle/controls.ts';
import { isReplaced } from '../../puzzle/state.ts';

export type Photo = Blob | ImageBitmap;

/** What the user has checked. Undo brings it back. */
interface Checked {
  /** Cell → the digit that was written by hand, or 0. */
  readonly written: readonly number[];
  /** The doubtful cells that the user has decided. */
  readonly decided: readonly number[];
}

export interface ScanState extends Checked {
  readonly root?: PlainPuzzle;
  /** The photograph that is being read. */
  readonly photo?: Photo | undefined;
  /** Why nothing was read in the latest photograph. */
  readonly fault?: Exclude<ScanOutcome['kind'], 'read'> | undefined;
  /** What was read. It goes with its puzzle, and nothing of it is kept. */
  readonly grid?: ScannedGrid | undefined;
  /** What had been checked with each puzzle that undo or redo can show. */
  readonly checked: ReadonlyMap<PlainPuzzle, Checked>;
  /** Whether a game begins with the digits that were written by hand. */
  readonly takesWritten: boolean;
}

const NOTHING_READ: ScanState = {
  written: [],
  decided: [],
  checked: new Map(),
  takesWritten: true,
};

export const scanSlice: PuzzleSlice<ScanState> = {
  initial: NOTHING_READ,
  onPuzzle: (own, puzzle) => {
    const { root, written, decided } = own;
    if (!root) return own;
    if (isReplaced(root, puzzle)) return { ...NOTHING_READ, photo: own.photo };
    const checked = new Map(own.checked).set(root, { written, decided });
    return { ...own, checked, ...checked.get(puzzle) };
  },
};

export interface HasScan extends HasGame {
  readonly scan: ScanState;
}

export interface ScanControls extends Controls<HasScan> {
  readonly history: readonly Action[];
  /** Finds the grid in a frame of the camera, while the user aims. */
  readonly find: (frame: ImageBitmap, signal: AbortSignal) => Promise<Outline | undefined>;
}

export type ScanProps = PuzzleProps<HasScan, ScanControls>;

export function scanOf(state: HasScan): ScanState {
  return current(state.scan, state, scanSlice);
}

export function withScan<S extends HasScan>(state: S, change: Partial<ScanState>): S {
  return { ...state, scan: { ...scanOf(state), ...change } };
}

/** Reads a photograph. What was read before stays until then. */
export function withPhoto<S extends HasScan>(state: S, photo: Photo): S {
  return withScan(state, { photo, fault: undefined });
}

/** The doubtful cells that the user has not decided yet. */
export function doubtsOf(state: HasScan): readonly Doubt[] {
  const { decided, grid } = scanOf(state);
  return grid?.doubts.filter(({ cell }) => !decided.includes(cell)) ?? [];
}
