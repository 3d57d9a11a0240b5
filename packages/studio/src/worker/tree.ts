import { eventOfRow, type Icicle, rowsFor } from '../picture/icicle.ts';
import type { Tree } from '../picture/tree.ts';
import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';
import { type Growth, TreeGrower } from './tree-grower.ts';
import type { Answers } from './work.ts';

export interface TreeDesk {
  /** The tree at an event; `unfolded` by the events that placed them. */
  tree: {
    asked: { take: number; event: number; unfolded: readonly number[] };
    answer: Tree;
    told: Growth;
  };
  /** So many rows at most. */
  icicle: { asked: { take: number; rows: number }; answer: Icicle; told: never };
}

const growers = new WeakMap<Recorder, TreeGrower>();

export const trees: Answers<TreeDesk> = {
  tree: ({ take, event, unfolded }) => growerOf(recorderOf(take)).tree(event, unfolded),
  icicle: ({ take, rows }) => icicle(recorderOf(take), rows),
};

function growerOf(recorder: Recorder): TreeGrower {
  const grower = growers.get(recorder) ?? new TreeGrower(recorder);
  growers.set(recorder, grower);
  return grower;
}

function* icicle({ recording }: Recorder, room: number): Generator<undefined, Icicle> {
  const { events } = recording;
  const columns = recording.at(0).blanks.length;
  const rows = rowsFor(events, room);
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
