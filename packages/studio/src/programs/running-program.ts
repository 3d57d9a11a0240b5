import { OUTPUT, type ProgramRun } from '@nonet/judge/run/runner';
import { RecordPieces } from '@nonet/tracer/record-pieces';
import { recordSize } from '@nonet/tracer/recorded';
import { errorLineIn } from './error-line.ts';
import type { OfProgram, Place } from './frame/place.ts';
import type { EndMessage, RunMessage } from './messages.ts';
import type { OnOutput, ProgramOutcome, ProgramRequest, ProgramStream } from './program.ts';
import { settingsFor } from './watch-settings.ts';

/** A program that does not even begin gets so many milliseconds more. */
const BEGINNING = 10_000;
/** The clocks of the page and of the worker differ, and so do the ways in which they count output. */
const SLACK = { time: 50, output: 1 << 18 };

/** How a program has ended: as the worker says, or as the page has decided. */
type Ending = Pick<ProgramRun, 'killed' | 'status'> &
  Partial<Pick<EndMessage, 'isCompileError' | 'time' | 'memory'>> & { readonly isStopped?: true };

/** A program in its place. Collects what it tells, and ends it when it exceeds a limit. */
export class RunningProgram {
  readonly outcome: Promise<ProgramOutcome>;
  /** Whether its worker has said that it begins. */
  hasBegun = false;
  private readonly request: ProgramRequest;
  private readonly onOutput: OnOutput;
  private readonly place: Place;
  private readonly printed: Record<ProgramStream, string> = { output: '', messages: '' };
  private readonly record = new RecordPieces();
  private resolve: (outcome: ProgramOutcome) => void = () => {};
  private begun = performance.now();
  private timer: ReturnType<typeof setTimeout>;
  private isEnded = false;

  constructor(request: ProgramRequest, place: Place, onOutput: OnOutput) {
    this.outcome = new Promise((resolve) => {
      this.resolve = resolve;
    });
    this.request = request;
    this.place = place;
    this.onOutput = onOutput;
    this.timer = setTimeout(() => this.kill('time'), request.limits.time + BEGINNING);
    place.run(runMessageOf(request), {
      onMessage: (message) => this.receive(message),
      // Memory is what ends a frame from which nothing comes.
      onLost: () => this.end({ killed: 'memory', status: undefined }),
    });
  }

  stop(): void {
    if (this.isEnded) return;
    this.place.drop();
    this.end({ killed: undefined, status: undefined, isStopped: true });
  }

  private kill(killed: ProgramRun['killed']): void {
    if (this.isEnded) return;
    this.place.drop();
    this.end({ killed, status: undefined });
  }

  private receive(message: OfProgram): void {
    if (this.isEnded) return;
    const { limits, watch } = this.request;
    if (message.kind === 'begun') {
      clearTimeout(this.timer);
      this.hasBegun = true;
      this.begun = performance.now();
      this.timer = setTimeout(() => this.kill('time'), limits.time + SLACK.time);
    } else if (message.kind === 'printed') {
      const { stream, text } = message;
      this.printed[stream] += text;
      this.onOutput(text, stream);
      if (this.printed[stream].length > (limits.output ?? OUTPUT) + SLACK.output)
        this.kill('output');
    } else if (message.kind === 'recorded') {
      const { offset, bytes } = message;
      if (watch && offset + bytes.length <= recordSize(watch.events)) this.record.write(message);
      else this.kill('output');
    } else {
      const { killed, status } = message;
      const isLate = message.time > limits.time;
      // What runs on after its end has lost its place.
      if (killed) this.place.drop();
      this.end({
        ...message,
        ...(isLate ? { killed: 'time', status: undefined } : { killed, status }),
      });
    }
  }

  private end({ killed, status, isCompileError, isStopped, time, memory }: Ending): void {
    this.isEnded = true;
    clearTimeout(this.timer);
    const { request, printed } = this;
    const wall = performance.now() - this.begun;
    const took = Math.min(time ?? wall, wall);
    const errorLine =
      status === 0 ? undefined : known(() => errorLineIn(printed.messages, request.name));
    const recorded = request.watch && known(() => this.record.recorded());
    this.resolve({
      run: { ...printed, killed, status, ending: undefined, time: took, wall: took, memory },
      isStopped: isStopped ?? false,
      ...(isCompileError && { isCompileError }),
      ...(errorLine !== undefined && { errorLine }),
      ...(recorded && { recorded }),
    });
  }
}

/**
 * Reads what a program has told of itself. Whatever that is, the end of its run is told: undefined if
 * it cannot be read.
 */
function known<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function runMessageOf(request: ProgramRequest): RunMessage {
  const { name, text, main, input, limits } = request;
  const files = Object.entries(request.files ?? {}).map(([file, inside]) => ({
    name: file,
    text: inside,
  }));
  return {
    main: main?.name ?? name,
    name,
    files: [...files, { name, text }, ...(main ? [main] : [])],
    input,
    output: limits.output ?? OUTPUT,
    memory: limits.memory,
    watch: settingsFor(request),
  };
}
