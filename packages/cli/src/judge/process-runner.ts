import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Solved } from '@nonet/judge/problems/grid-answer';
import {
  type Limits,
  type ProgramRun,
  type RunInput,
  type Runner,
  WATCHED_EVENTS,
  type WatchedRun,
  watchTime,
} from '@nonet/judge/run/runner';
import type { Program } from '../contained/build.ts';
import { limitedRun } from '../contained/limited-run.ts';
import { inTemporary } from '../contained/temporary-folder.ts';
import { yieldToEventLoop } from '../core/event-loop.ts';
import { prepareRecord, recordIn } from '../watch/run-traced.ts';
import type { Tracer } from '../watch/tracer.ts';
import { tracerFor } from '../watch/tracers.ts';

/** The memory in bytes that the tracer itself may use. */
const EXTRA_MEMORY = 2 ** 29;

/** Runs a built program in processes. A program without a source file, such as a command, is not watched. */
export class ProcessRunner implements Runner {
  private readonly program: Program;
  private readonly folder: string;

  /** @param folder A folder in which each run gets an empty folder of its own. */
  constructor(program: Program, folder: string) {
    this.program = program;
    this.folder = folder;
  }

  run(input: RunInput, limits: Limits): Promise<ProgramRun> {
    return this.runIn('run-', this.program.command, input, limits);
  }

  async watch(
    { givens }: Solved,
    input: RunInput,
    limits: Limits,
    time: number,
  ): Promise<WatchedRun | undefined> {
    const { source } = this.program;
    const tracer = source === undefined ? undefined : tracerFor(source, undefined);
    if (source === undefined || !tracer) return undefined;
    const [traced, built] = inTemporary(() =>
      ['record-', 'built-'].map((name) => mkdtempSync(join(this.folder, name))),
    ) as [string, string];
    try {
      const command = await this.tracedCommand(tracer, source, built);
      if (!command) return undefined;
      prepareRecord({ program: source, puzzles: [givens], events: WATCHED_EVENTS }, traced);
      const most = {
        ...limits,
        time: watchTime(time),
        memory: limits.memory + EXTRA_MEMORY,
      };
      const env = tracer.environment(traced) as Record<string, string>;
      const run = await this.runIn('watch-', command, input, most, env);
      const recorded = recordIn(traced, { tracer, command, program: source });
      return recorded.hasStarted ? { run, recorded } : undefined;
    } finally {
      for (const each of [traced, built]) rmSync(each, { recursive: true, force: true });
    }
  }

  pause(): Promise<void> {
    return yieldToEventLoop();
  }

  now(): number {
    return performance.now();
  }

  private async runIn(
    name: string,
    command: readonly string[],
    { text, files }: RunInput,
    limits: Limits,
    env?: Readonly<Record<string, string>>,
  ): Promise<ProgramRun> {
    const place = inTemporary(() => {
      const made = mkdtempSync(join(this.folder, name));
      for (const file of files) writeFileSync(join(made, file), text);
      return made;
    });
    try {
      return await limitedRun(command, { limits, folder: place, input: text, ...(env && { env }) });
    } finally {
      rmSync(place, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** Returns the command that runs the program under its tracer, or undefined if there is none. */
  private async tracedCommand(
    tracer: Tracer,
    source: string,
    folder: string,
  ): Promise<readonly string[] | undefined> {
    const { command, rebuild } = this.program;
    if (!('recipe' in tracer)) return tracer.canRun(source, command[0]!) ? command : undefined;
    const built = await rebuild?.(tracer.recipe, folder);
    return built?.ok ? built.command : undefined;
  }
}
