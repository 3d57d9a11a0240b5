import type { CheckApi } from './check.ts';
import type { FramesApi } from './frames.ts';
import type { JumpingApi } from './jumps.ts';
import type { ProgramApi } from './programs.ts';
import type { ReadingApi } from './read-text.ts';
import type { RecordingApi } from './recordings.ts';
import type { SolutionsApi } from './solutions.ts';
import type { TracingApi } from './tracing.ts';
import type { TreeApi } from './tree.ts';
import type { TryingApi } from './tried.ts';
import type { WritingApi } from './write-text.ts';

/**
 * The requests that the worker answers, by name. Requests are handled in slices, so that the worker
 * can answer other requests in between.
 */
export interface WorkerApi
  extends ReadingApi,
    ProgramApi,
    WritingApi,
    CheckApi,
    SolutionsApi,
    RecordingApi,
    JumpingApi,
    FramesApi,
    TryingApi,
    TreeApi,
    TracingApi {}

export type Name = keyof WorkerApi;

/** A message to the worker: a request, or the id of a request to cancel. */
export type Message =
  | { readonly [N in Name]: { id: number; name: N; request: WorkerApi[N]['request'] } }[Name]
  | { id: number; name: 'cancel' };

/** A message from the worker about the request with this id. */
export interface Reply {
  readonly id: number;
  readonly kind: 'answer' | 'progress' | 'error';
  readonly value: unknown;
}
