import { BlockCanonical } from './block-canonical.ts';
import { BlockJudge } from './block-judge.ts';
import { BlockSolver } from './block-solver.ts';
import type { BlockWork } from './block-work.ts';
import type { LineTask } from './line-task.ts';

export function blockWorkFor(task: LineTask): BlockWork {
  if (task.name === 'canonical') return new BlockCanonical(task);
  return task.name === 'check' ? new BlockJudge(task) : new BlockSolver(task);
}
