import type { EndMessage, RunMessage, WorkerMessage, WorkerParts } from '../messages.ts';

/** How a worker tells what happens. The program in the worker cannot reach it. */
export type Tell = (message: WorkerMessage, transfer?: Transferable[]) => void;

/** How a program has ended, without its time. */
export type End = Omit<EndMessage, 'kind' | 'time'>;

/** Runs a program. Calls `end` once, and after that nothing that the program does is told. */
export type RunProgram = (run: RunMessage, tell: Tell, end: (end: End) => void) => void;

/**
 * The first message of the frame gives a worker the parts of its language, and the port to which it
 * answers. The only message to the port is the program.
 *
 * Whatever is used after the program has begun is taken before: the program may replace every function
 * of every built-in object.
 */
export function beginWorker(
  prepare: (parts: WorkerParts, tell: Tell) => Promise<RunProgram>,
): void {
  const { performance } = globalThis;
  const now = performance.now.bind(performance);
  globalThis.onmessage = async ({ data, ports: [port] }: MessageEvent<WorkerParts>) => {
    globalThis.onmessage = null;
    const post = port!.postMessage.bind(port) as (
      message: unknown,
      transfer: Transferable[],
    ) => void;
    const tell: Tell = (message, transfer = []) => post(message, transfer);
    try {
      const run = await prepare(data, tell);
      port!.onmessage = ({ data }: MessageEvent<RunMessage>) => {
        port!.onmessage = null;
        let isEnded = false;
        tell({ kind: 'begun' });
        const begun = now();
        run(
          data,
          (message) => {
            if (!isEnded) tell(message);
          },
          (end) => {
            if (isEnded) return;
            isEnded = true;
            tell({ kind: 'ended', time: now() - begun, ...end });
          },
        );
      };
      tell({ kind: 'ready' });
    } catch (error) {
      tell({ kind: 'failed', message: String(error) });
    }
  };
}
