import { Place } from './frame/place.ts';
import { LanguageLoader } from './loading.ts';
import type {
  LoadProgress,
  OnOutput,
  ProgramLanguage,
  ProgramOutcome,
  ProgramRequest,
  ProgramRunner,
  Running,
} from './program.ts';
import { RunningProgram } from './running-program.ts';

/** Runs the programs of a page. One place of each language waits for the next program. */
export class Programs implements ProgramRunner {
  private readonly loader = new LanguageLoader();
  private readonly waiting = new Map<ProgramLanguage, Place>();

  /** @throws MissingLanguage */
  async prepare(language: ProgramLanguage, onProgress?: LoadProgress): Promise<void> {
    const place = this.usable(language) ?? (await this.opened(language, onProgress));
    this.keep(language, place);
    // Another one may have come meanwhile.
    await (this.usable(language) ?? place).ready;
  }

  /**
   * The promise of the end is rejected with MissingLanguage if the language cannot be loaded, and with a
   * RangeError if a file has a name that is not one.
   */
  run(request: ProgramRequest, onOutput: OnOutput = () => {}): Running {
    const stopping = new AbortController();
    const { signal } = stopping;
    return {
      ended: this.runUntil(signal, request, onOutput),
      stop: () => stopping.abort(),
    };
  }

  private async runUntil(
    signal: AbortSignal,
    request: ProgramRequest,
    onOutput: OnOutput,
    isAgain = false,
  ): Promise<ProgramOutcome> {
    if (!hasFileNames(request)) throw new RangeError('expected names of files');
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined));
    });
    const { language } = request;
    const taking = this.taken(language);
    const place = await Promise.race([taking, stopped]);
    if (signal.aborted || !place) {
      // The next program needs it as well.
      taking.then((unused) => this.keep(language, unused)).catch(() => {});
      return NEVER_BEGUN;
    }
    const running = new RunningProgram(request, place, onOutput);
    signal.addEventListener('abort', () => running.stop());
    const outcome = await running.outcome;
    // Browsers put several frames into one process. If a program of another language has just ended it,
    // the place has died as well, and only now that is noticed.
    if (outcome.run.killed === 'memory' && !running.hasBegun && !isAgain)
      return this.runUntil(signal, request, onOutput, true);
    this.keep(language, place);
    // What was ended took its place with it.
    if (!this.usable(language)) void this.prepare(language).catch(() => {});
    return outcome;
  }

  /** Takes the place that waits, or opens one. Waits until it is ready. */
  private async taken(language: ProgramLanguage): Promise<Place> {
    const waiting = this.usable(language);
    this.waiting.delete(language);
    await waiting?.ready;
    if (waiting && (await waiting.isAlive())) return waiting;
    waiting?.drop();
    const place = await this.opened(language);
    await place.ready;
    return place;
  }

  private async opened(language: ProgramLanguage, onProgress?: LoadProgress): Promise<Place> {
    const parts = await this.loader.load(language, onProgress);
    return new Place(parts, (snapshot) => this.loader.keepSnapshot(language, snapshot));
  }

  private keep(language: ProgramLanguage, place: Place): void {
    const waiting = this.usable(language);
    if (waiting === place || place.isDropped) return;
    if (waiting) place.drop();
    else this.waiting.set(language, place);
  }

  /** Returns the place that waits, unless it has ended. */
  private usable(language: ProgramLanguage): Place | undefined {
    const waiting = this.waiting.get(language);
    return waiting?.isDropped ? undefined : waiting;
  }
}

/** A name becomes part of the text that runs, so it must not end a line. The files have no folders. */
function hasFileNames({ files = {}, main, name }: ProgramRequest): boolean {
  return [name, ...(main ? [main.name] : []), ...Object.keys(files)].every(
    (one) => !/[\p{Cc}\p{Zl}\p{Zp}/]/u.test(one),
  );
}

/** The user stopped a program that was still waiting for its place. */
const NEVER_BEGUN: ProgramOutcome = {
  run: {
    killed: undefined,
    status: undefined,
    ending: undefined,
    output: '',
    messages: '',
    time: 0,
    wall: 0,
    memory: undefined,
  },
  isStopped: true,
};
