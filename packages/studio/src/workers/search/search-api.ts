import type { CheckApi } from './check.ts';
import type { FramesApi } from './frames.ts';
import type { JumpingApi } from './jumps.ts';
import type { ProgramApi } from './read-program.ts';
import type { ReadingApi } from './read-text.ts';
import type { RecordingApi } from './recordings.ts';
import type { SolutionsApi } from './solutions.ts';
import type { TracingApi } from './tracing.ts';
import type { TreeApi } from './tree.ts';
import type { TryingApi } from './tried.ts';
import type { WritingApi } from './write-text.ts';

/** The requests that the worker of the searches answers, by name. */
export interface SearchApi
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
