import { run } from './commands/program.ts';
import type { Status } from './core/exit-status.ts';
import { writeReason } from './core/files/write-error.ts';
import { PROCESS, withStreams } from './core/streams.ts';

/** The exit status after a bug in Nonet: EX_SOFTWARE in sysexits.h. */
const BUG: Status = 70;

/** Set when the command begins to write answers. */
let output: { stop(): Promise<void> } | undefined;

/** Set by the first signal. */
let signalled: Status | undefined;

/** Ends the process when the output ends with a whole line. A second signal ends it at once. */
async function endWith(status: Status): Promise<void> {
  if (signalled === undefined) {
    signalled = status;
    await output?.stop();
  }
  process.exit(status);
}

// A reader such as `head` may close the pipe early (EPIPE). That is not an error.
PROCESS.answers.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(signalled ?? 0);
  process.stderr.write(`standard output: ${writeReason(error)}\n`);
  process.exit(2);
});
// If stderr is closed, messages are lost, but answers are still written.
process.stderr.on('error', () => {});
process.on('SIGINT', () => {
  process.stderr.write('interrupted\n');
  void endWith(130);
});
process.on('SIGTERM', () => void endWith(143));
// The terminal was closed, or the connection to it.
process.on('SIGHUP', () => void endWith(129));

/**
 * Ends the process when the streams have taken everything. After an error, threads may still work
 * on answers that nobody needs.
 */
function end(status: number): void {
  process.exitCode = status;
  PROCESS.answers.write('', (error) => {
    // The listener for errors ends the process.
    if (!error) process.stderr.write('', () => process.exit());
  });
}

const streams = withStreams(PROCESS, {
  onOutput: (latest) => {
    output = latest;
  },
});

/** Threads and file names need the current folder. */
function hasFolder(): boolean {
  try {
    return process.cwd() !== '';
  } catch {
    return false;
  }
}

if (!hasFolder()) {
  process.stderr.write('the current folder does not exist any more: go to another one\n');
  process.exit(2);
}

void run(process.argv.slice(2), streams).then(end, (error: unknown) => {
  const found = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`a bug in Nonet: ${found}\n`);
  process.exit(BUG);
});
