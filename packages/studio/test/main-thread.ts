import type { Page } from 'playwright-core';

/** How long a task of the page's main thread takes. */
export interface Task {
  /** Milliseconds of CPU time. Other programs on the machine do not count. */
  readonly work: number;
  /** Milliseconds from start to end. */
  readonly wall: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Runs an action. Returns the task of the main thread that took the most CPU time. */
export async function longestTask(page: Page, doing: () => Promise<unknown>): Promise<Task> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  await doing();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = traceEvents
    .filter((event) => event.ph === 'X' && mains.has(threadOf(event)))
    .map(({ tdur = 0, dur = 0 }) => ({ work: tdur / 1_000, wall: dur / 1_000 }));
  if (tasks.length === 0) throw new Error('expected tasks in the trace, got none');
  return tasks.reduce((longest, task) => (task.work > longest.work ? task : longest));
}
