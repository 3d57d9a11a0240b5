import type { ScanOutcome } from '../../picture/scanning.ts';
import { withPuzzle } from '../../puzzle/history.ts';
import { NO_TEXT, withPuzzleState } from '../../puzzle/state.ts';
import type { Clients } from '../../workers/clients.ts';
import { withNextDoubt } from './correcting.ts';
import { type HasScan, type Photo, withScan } from './slice.ts';

/** A picture with more pixels than this is not decoded: it would take hundreds of megabytes. */
const MOST_PIXELS = 120_000_000;

export async function readPhoto(
  client: Clients['scan'],
  photo: Photo,
  signal: AbortSignal,
): Promise<ScanOutcome> {
  if (photo instanceof Blob && (await pixelsIn(photo)) > MOST_PIXELS) return { kind: 'too-large' };
  return client.ask('read', photo, { signal });
}

/** The number of pixels of a picture, which is known before it is decoded. 0 if it is no picture. */
async function pixelsIn(file: Blob): Promise<number> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    return await new Promise<number>((resolve) => {
      image.onload = () => resolve(image.naturalWidth * image.naturalHeight);
      image.onerror = () => resolve(0);
      image.src = url;
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Shows what was read, at its first doubtful cell, or says why nothing was. The photograph goes. */
export function withOutcome<S extends HasScan>(state: S, outcome: ScanOutcome): S {
  if (outcome.kind !== 'read') return withScan(state, { photo: undefined, fault: outcome.kind });
  const { grid } = outcome;
  const opened = withPuzzleState(withPuzzle(state, grid.puzzle), { ...NO_TEXT, cell: -1 });
  const scanned = withScan(opened, {
    photo: undefined,
    fault: undefined,
    grid,
    written: grid.written,
    decided: [],
  });
  const shown = withNextDoubt(scanned);
  return shown.puzzle.cell < 0 ? withPuzzleState(shown, { cell: 0 }) : shown;
}
