import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programSeconds } from '../program.mjs';

/** How many processor seconds the puzzles of one round may take. */
const SECONDS = 2;
/** A solver that cannot solve this many puzzles in SECONDS is dropped. */
const FEWEST = 20;
export const GIVEN_UP = `> ${((1e6 * SECONDS) / FEWEST).toLocaleString('en')}`;

/** A solver that does not answer is stopped after this many milliseconds. */
const PATIENCE = 60_000;

/** The number of puzzles in the trial run of a program. */
const TRIED = 50;
/** The minimum duration of a run in seconds. The resolution of `times` in bash is only 1 ms. */
const BATCH = 0.3;

/**
 * Starts a solver in its own process. Counts how many of the first puzzles it solves in SECONDS. The
 * solver is then timed on these puzzles.
 *
 * @returns The started solver, or undefined if it is too slow.
 */
export async function startSolver({ id }, puzzles) {
  const child = fork(new URL('./solver-process.mjs', import.meta.url), [id], {
    serialization: 'advanced',
  });
  const stop = () => child.kill('SIGKILL');
  const ask = async (request) => {
    const settled = new AbortController();
    const signal = AbortSignal.any([settled.signal, AbortSignal.timeout(PATIENCE)]);
    const ended = once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`the solver ${id} ended with status ${code}`);
    });
    if (request) child.send(request);
    try {
      const [message] = await Promise.race([once(child, 'message', { signal }), ended]);
      return message.reply;
    } finally {
      settled.abort();
    }
  };
  try {
    await ask();
    const { count, spent } = await ask({ request: 'try', puzzles, seconds: SECONDS });
    if (count < FEWEST && spent >= SECONDS) {
      stop();
      return undefined;
    }
    const answers = await ask({ request: 'answer', puzzles: puzzles.slice(0, count) });
    return { items: count, seconds: (runs) => ask({ request: 'run', runs }), answers, stop };
  } catch (error) {
    stop();
    if (error.name === 'AbortError') return undefined;
    throw error;
  }
}

/**
 * Prepares a program. Its time includes input and output, but not start-up. To exclude start-up, each
 * measurement also runs the program on a single puzzle and subtracts that time. A fast program gets many
 * copies of the puzzles.
 *
 * @returns The prepared program, or undefined if it is too slow.
 */
export function startProgram({ command }, puzzles) {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-peers-'));
  const stop = () => rmSync(folder, { recursive: true });
  const inputOf = (name, texts, copies = 1) => {
    const path = join(folder, name);
    writeFileSync(path, linesOf(texts).repeat(copies));
    return path;
  };
  const one = inputOf('one.txt', puzzles.slice(0, 1));
  const secondsOf = (path) =>
    Math.max(1e-3, programSeconds(command, path) - programSeconds(command, one));

  const tried = secondsOf(inputOf('tried.txt', puzzles.slice(0, TRIED)));
  const count = Math.min(puzzles.length, Math.floor((SECONDS / tried) * TRIED));
  if (count < FEWEST) {
    stop();
    return undefined;
  }
  const some = puzzles.slice(0, count);
  let copies = 1;
  let input = inputOf('all.txt', some);
  while (secondsOf(input) < BATCH) {
    copies *= 4;
    input = inputOf('all.txt', some, copies);
  }
  const [file, ...args] = command;
  const { stdout } = spawnSync(file, args, {
    encoding: 'latin1',
    input: linesOf(some),
    maxBuffer: 1 << 28,
  });
  const lines = stdout.split('\n');
  return {
    items: count * copies,
    answers: some.map((_, i) => lines[i]?.slice(-81)),
    seconds: (runs) => {
      let seconds = 0;
      for (let run = 0; run < runs; run++) seconds += secondsOf(input);
      return seconds;
    },
    stop,
  };
}

function linesOf(texts) {
  return texts.map((text) => `${text}\n`).join('');
}
