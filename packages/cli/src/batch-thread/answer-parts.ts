import { parentPort } from 'node:worker_threads';
import type { LineReply, LineRequest, PartRequest } from '../batch/part-request.ts';
import { PROCESS, withStreams } from '../streams.ts';
import { doPart } from './do-part.ts';
import { readLine } from './read-line.ts';

parentPort?.on('message', async (request: PartRequest | LineRequest) => {
  parentPort?.postMessage(
    request.kind === 'part' ? await doPart(request) : await lineOf(request.command),
  );
});

/** Reads a command line. What Commander would print becomes the reason. */
async function lineOf(command: readonly string[]): Promise<LineReply> {
  const silent = { write: () => {} };
  return readLine(command, withStreams(PROCESS, { messages: silent, notes: silent }));
}
