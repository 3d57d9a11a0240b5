import { eventOfRow, type Icicle, rowsFor } from '../../picture/icicle.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';
import { TreeGrower } from './tree-grower.ts';

const growers = new WeakMap<Recorder, TreeGrower>();

export const trees = {
  /** The tree at an event. `unfolded` lists the events that placed the unfolded subtrees. */
  tree: (request: { recordingId: number; event: number; unfolded: readonly number[] }) =>
    growerOf(recorderOf(request.recordingId)).tree(request.event, request.unfolded),
  /** The icicle chart of the whole run, in at most `rows` rows. */
  icicle: ({ recordingId, rows }: { recordingId: number; rows: number }) =>
    icicle(recorderOf(recordingId), rows),
};

function growerOf(recorder: Recorder): TreeGrower {
  const grower = growers.get(recorder) ?? new TreeGrower(recorder);
  growers.set(recorder, grower);
  return grower;
}

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
