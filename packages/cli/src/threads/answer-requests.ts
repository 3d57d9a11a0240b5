import { parentPort, type Transferable } from 'node:worker_threads';
import { finish, type Work } from '@nonet/engine/work';

export interface TimedReply<Reply> {
  readonly reply: Reply;
  /** How long the work took. */
  readonly milliseconds: number;
}

/**
 * Answers the requests to this thread.
 *
 * @param transferred The buffers that move back with a reply.
 */
export function answerRequests<Request, Reply>(
  begin: (request: Request) => Work<Reply>,
  transferred: (reply: Reply) => readonly Transferable[] = () => [],
): void {
  parentPort?.on('message', (request: Request) => {
    const started = performance.now();
    const reply = finish(begin(request));
    const timed: TimedReply<Reply> = { reply, milliseconds: performance.now() - started };
    parentPort?.postMessage(timed, transferred(reply));
  });
}
