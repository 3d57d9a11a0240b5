import type { JudgingDesk } from './judge.ts';
import type { JumpingDesk } from './jumps.ts';
import type { ReadingDesk } from './read-text.ts';
import type { RecordingDesk } from './recordings.ts';
import type { SolutionsDesk } from './solutions.ts';
import type { TracingDesk } from './tracing.ts';
import type { TreeDesk } from './tree.ts';
import type { TryingDesk } from './tried.ts';
import type { WritingDesk } from './write-text.ts';

/**
 * What the worker can be asked, a topic a file: name → the question, the answer, and what is told on
 * the way. Long work is done in slices, so that other questions are answered meanwhile.
 */
export interface Desk
  extends ReadingDesk,
    WritingDesk,
    JudgingDesk,
    SolutionsDesk,
    RecordingDesk,
    JumpingDesk,
    TryingDesk,
    TreeDesk,
    TracingDesk {}

export type Name = keyof Desk;

/** To the worker. */
export type Question =
  | { readonly [N in Name]: { id: number; name: N; asked: Desk[N]['asked'] } }[Name]
  | { id: number; name: 'cancel' };

/** From the worker. */
export interface Reply {
  readonly id: number;
  readonly kind: 'answer' | 'told' | 'failed';
  readonly value: unknown;
}
