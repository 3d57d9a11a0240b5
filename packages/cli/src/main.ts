import { run } from './program.ts';
import { PROCESS } from './streams.ts';

// A reader such as `head` may close the pipe early (EPIPE). That is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`cannot write to standard output: ${error.message}\n`);
  process.exit(2);
});
// If stderr is closed, messages are lost, but answers are still written.
process.stderr.on('error', () => {});
process.once('SIGINT', () => {
  process.stderr.write('interrupted\n');
  process.exit(130);
});

process.exitCode = await run(process.argv.slice(2), PROCESS);
