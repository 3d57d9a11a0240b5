import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programSeconds } from '../program.mjs';

/** A round takes about this many processor seconds. */
const SECONDS = 2;
/** A solver is too slow if it solves fewer puzzles than this in SECONDS. */
const FEWEST = 20;
export const GIVEN_UP = `> ${((1e6 * SECONDS) / FEWEST).toLocaleString('en')}`;

/** A solver that has not answered after this many milliseconds is stopped. */
const PATIENCE = 60_000;

/** The number of puzzles in the first run of a program, which estimates its speed. */
const TRIED = 50;
/** The minimum duration of a run in seconds, because `times` in bash only counts milliseconds. */
const BATCH = 0.3;

/**
 * Starts a solver in its own process. Then finds out how many puzzles it solves in SECONDS, because
 * it will be timed on this number of puzzles.
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
 * Prepares a program. Its time includes input and output, but not start-up, because the time of a
 * run on a single puzzle is subtracted. A fast program gets many copies of the puzzles.
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
