import { Worker } from 'node:worker_threads';

/** The thread writes all events again from the first one, even if some are in the file already. */
const THREAD = `
  const { openSync, writeSync } = require('node:fs');
  const { path, head, memory, state } = require('node:worker_threads').workerData;
  const file = openSync(path, 'r+');
  const events = new Uint32Array(memory);
  const bytes = new Uint8Array(memory);
  Atomics.store(state, 0, 1);
  for (let written = 0; ; Atomics.wait(state, 0, 1, 5)) {
    let end = written;
    while (end < events.length && Atomics.load(events, end) !== 0) end++;
    if (end > written) writeSync(file, bytes, 4 * written, 4 * (end - written), head + 4 * written);
    written = end;
  }
`;

/** Writes events to the file from a thread, so that the program does not wait for the system. */
export class Flusher {
  private readonly state = new Int32Array(new SharedArrayBuffer(4));

  constructor(path: string, head: number, memory: ArrayBufferLike) {
    const worker = new Worker(THREAD, {
      eval: true,
      execArgv: [],
      env: {},
      workerData: { path, head, memory, state: this.state },
    });
    // Without the thread, every event is written at once.
    worker.on('error', () => {});
    worker.unref();
  }

  get isRunning(): boolean {
    return Atomics.load(this.state, 0) === 1;
  }
}
