import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';

// A file per fact, with a line of JSON per chunk that is done. A line is written at once, so whatever stops
// the program, at most the chunks in work are lost.

const FOLDER = new URL('results/', import.meta.url);

const pathOf = (id) => new URL(`${id}.jsonl`, FOLDER);

/**
 * Returns the chunks of a fact that are done, by number: { chunk, of, seconds, machine, result }. `of` is the
 * number of chunks, or null if there is no end.
 */
export function readChunks(id, seed) {
  const done = new Map();
  if (!existsSync(pathOf(id))) return done;
  for (const line of wholeLines(id)) {
    const chunk = JSON.parse(line);
    if (chunk.seed === seed) done.set(chunk.chunk, chunk);
  }
  return done;
}

/** A line without its end was cut off, and the next line must not be added to it. */
function wholeLines(id) {
  const bytes = readFileSync(pathOf(id));
  const end = bytes.lastIndexOf(10) + 1;
  if (end < bytes.length) truncateSync(pathOf(id), end);
  return bytes.subarray(0, end).toString().split('\n').filter(Boolean);
}

export function addChunk(id, chunk) {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(pathOf(id), `${JSON.stringify(chunk)}\n`);
}
