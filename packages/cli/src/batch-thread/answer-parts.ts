import { parentPort } from 'node:worker_threads';
import type { LineReply, LineRequest, PartRequest } from '../batch/part-request.ts';
import { PROCESS, withStreams } from '../core/streams.ts';
import { doPart } from './do-part.ts';
import { readLine } from './read-line.ts';

/** Settled when all earlier requests are answered. */
let last: Promise<void> = Promise.resolve();

// Requests are answered in turn, as the pool expects.
parentPort?.on('message', (request: PartRequest | LineRequest) => {
  last = last.then(async () => {
    const answer = request.kind === 'part' ? doPart(request) : lineOf(request.command);
    parentPort?.postMessage(await answer);
  });
});

/** Reads a command line. What Commander would print becomes the reason. */
async function lineOf(command: readonly string[]): Promise<LineReply> {
  const silent = { write: () => {} };
  return readLine(command, withStreams(PROCESS, { messages: silent, notes: silent }));
}
