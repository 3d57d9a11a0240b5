import { eventOfRow, type Icicle, rowsFor } from '../../picture/icicle.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';

export const icicles = {
  /** The icicle chart of the whole run, in at most `rows` rows. */
  icicle: ({ recordingId, rows }: { recordingId: number; rows: number }) =>
    icicle(recorderOf(recordingId), rows),
};

function* icicle({ recording }: Recorder, mostRows: number): Generator<undefined, Icicle> {
  const { events } = recording;
  const columns = recording.at(0).blanks.length;
  const rows = rowsFor(events, mostRows);
  const at = Float64Array.from({ length: rows }, (_, row) => eventOfRow(row, rows, events));
  const depths = new Uint16Array(rows);
  const path = new Uint16Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const { path: entries } = recording.at(at[row]);
    depths[row] = entries.length;
    entries.forEach(({ cell, digit }, entry) => {
      path[row * columns + entry] = cell * 32 + digit;
    });
    yield undefined;
  }
  return { events, at, depths, columns, path };
}
