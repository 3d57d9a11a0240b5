import type { JudgingApi } from './judge.ts';
import type { JumpingApi } from './jumps.ts';
import type { ReadingApi } from './read-text.ts';
import type { RecordingApi } from './recordings.ts';
import type { SolutionsApi } from './solutions.ts';
import type { TracingApi } from './tracing.ts';
import type { TreeApi } from './tree.ts';
import type { TryingApi } from './tried.ts';
import type { WritingApi } from './write-text.ts';

/**
 * What the worker does. Name → the request, the answer, and the progress reported before the answer. Each
 * topic has a file. Long work runs in slices, so other requests are answered between two slices.
 */
export interface WorkerApi
  extends ReadingApi,
    WritingApi,
    JudgingApi,
    SolutionsApi,
    RecordingApi,
    JumpingApi,
    TryingApi,
    TreeApi,
    TracingApi {}

export type Name = keyof WorkerApi;

/** To the worker. */
export type Message =
  | { readonly [N in Name]: { id: number; name: N; request: WorkerApi[N]['request'] } }[Name]
  | { id: number; name: 'cancel' };

/** From the worker. */
export interface Reply {
  readonly id: number;
  readonly kind: 'answer' | 'progress' | 'error';
  readonly value: unknown;
}
