import type { Recorder } from './recorder.ts';
import { recorderOf } from './recordings.ts';
import { TreeGrower } from './tree-grower.ts';

const growers = new WeakMap<Recorder, TreeGrower>();

export const trees = {
  /** The tree at an event. `unfolded` lists the events that placed the unfolded subtrees. */
  tree: (request: { recordingId: number; event: number; unfolded: readonly number[] }) =>
    growerOf(recorderOf(request.recordingId)).tree(request.event, request.unfolded),
};

export function growerOf(recorder: Recorder): TreeGrower {
  const grower = growers.get(recorder) ?? new TreeGrower(recorder);
  growers.set(recorder, grower);
  return grower;
}
