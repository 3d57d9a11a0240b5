import {
  isOfProgram,
  type LanguageParts,
  PONG,
  type RunMessage,
  type WorkerMessage,
  workerMessageOf,
} from '../messages.ts';

// Runs in the frame: starts the worker of a program, and hands on what is a message. The program is in
// the worker, and cannot reach the frame.

/** What the page tells the frame. */
export type FrameMessage =
  | { readonly kind: 'start'; readonly parts: LanguageParts }
  | { readonly kind: 'run'; readonly run: RunMessage }
  | { readonly kind: 'ping' };

/** A program that sends more messages than this sends them itself. */
const MOST_MESSAGES = 50_000;

let page: MessagePort | undefined;
let worker: Worker | undefined;
let port: MessagePort | undefined;
/** Whether the worker has got a program. */
let isRunning = false;
/** Each frame compiles the interpreter once. */
let start: (() => void) | undefined;

addEventListener('message', ({ source, ports }) => {
  if (page || source !== parent) return;
  [page] = ports;
  page!.onmessage = ({ data }: MessageEvent<FrameMessage>) => {
    if (data.kind === 'ping') page?.postMessage(PONG);
    else if (data.kind === 'start') void begin(data.parts).catch(failed);
    else if (port) {
      isRunning = true;
      port.postMessage(data.run);
    }
  };
});

function tell(message: WorkerMessage): void {
  page?.postMessage(message);
}

function failed(error: unknown): void {
  tell({ kind: 'failed', message: String(error) });
}

async function begin(parts: LanguageParts): Promise<void> {
  const script = URL.createObjectURL(new Blob([...parts.scripts], { type: 'text/javascript' }));
  const wasm = parts.wasm && (await WebAssembly.compile(await parts.wasm.arrayBuffer()));
  const library = parts.library && (await bytesOf(parts.library));
  let snapshot = parts.snapshot && (await bytesOf(parts.snapshot));
  start = () => {
    port?.close();
    worker?.terminate();
    worker = new Worker(script);
    isRunning = false;
    worker.onerror = (event) => {
      event.preventDefault();
      failed(event.message);
    };
    const channel = new MessageChannel();
    port = channel.port1;
    let messages = 0;
    port.onmessage = ({ data }) => {
      const read = ++messages > MOST_MESSAGES ? undefined : workerMessageOf(data);
      const message = read && isOfProgram(read) === isRunning ? read : undefined;
      if (message?.kind === 'snapshot') snapshot = message.bytes;
      tell(message ?? { kind: 'failed', message: 'not a message' });
      // The next program gets a worker of its own, which is ready before it is needed.
      if (message?.kind === 'ended' && !message.killed) start?.();
      else if (!message) stop();
    };
    worker.postMessage({ wasm, library, snapshot }, [channel.port2]);
  };
  start();
}

function stop(): void {
  port?.close();
  worker?.terminate();
  port = undefined;
  worker = undefined;
}

async function bytesOf(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await blob.arrayBuffer());
}
