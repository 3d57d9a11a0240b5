import type { Recorded } from '@nonet/tracer/recorded';

/** Why the search of a program cannot be watched. */
export type Unwatched =
  /** `grid` is what has the shape of a grid but cannot be followed: its name and its kind. */
  | { readonly id: 'no-grid'; readonly grid: string | undefined }
  | { readonly id: 'broken'; readonly reason: string }
  | { readonly id: 'not-started' };

/** Undefined if the search can be watched. */
export function unwatchedIn(recorded: Recorded | undefined): Unwatched | undefined {
  if (!recorded?.hasStarted) return { id: 'not-started' };
  if (recorded.givens) return undefined;
  if (recorded.broken !== undefined) return { id: 'broken', reason: recorded.broken };
  return { id: 'no-grid', grid: recorded.unfollowed };
}
