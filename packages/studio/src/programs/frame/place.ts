import {
  isOfProgram,
  type LanguageParts,
  PONG,
  type RunMessage,
  type WorkerMessage,
  workerMessageOf,
} from '../messages.ts';
import { framePage } from './frame-page.ts';
import type { FrameMessage } from './frame-script.ts';
import { Heartbeat } from './heartbeat.ts';

/** What a program tells, and `lost` when nothing more will come from it. */
export type OfProgram = Extract<
  WorkerMessage,
  { kind: 'begun' | 'printed' | 'recorded' | 'ended' }
>;

export interface PlaceListener {
  onMessage(message: OfProgram): void;
  onLost(): void;
}

/**
 * A place in which a program runs and reaches nothing: a worker in a frame without an origin. It runs one
 * program after the other, each in a new worker.
 *
 * Browsers give such a frame a process of its own where they can. So a worker that needs too much memory
 * does not end the page, and a frame that is removed ends whatever it does: a worker that is only
 * terminated may run on for two seconds.
 */
export class Place {
  private readonly frame: HTMLIFrameElement;
  private readonly port: MessagePort;
  private readonly onSnapshot: (snapshot: Blob) => void;
  private readonly heartbeat = new Heartbeat(
    () => this.send({ kind: 'ping' }),
    () => this.lose('the frame has died'),
  );
  private listener: PlaceListener | undefined;
  private starting = new Starting();
  /** Whether the place has ended. */
  isDropped = false;

  constructor(parts: LanguageParts, onSnapshot: (snapshot: Blob) => void) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.onSnapshot = onSnapshot;
    port1.onmessage = ({ data }) => {
      if (data === PONG) this.heartbeat.heard();
      else this.receive(workerMessageOf(data));
    };
    this.frame = document.createElement('iframe');
    this.frame.setAttribute('sandbox', 'allow-scripts');
    this.frame.hidden = true;
    this.frame.srcdoc = framePage;
    this.frame.onload = () => {
      this.frame.contentWindow?.postMessage(undefined, '*', [port2]);
      this.send({ kind: 'start', parts });
      this.heartbeat.begin();
    };
    document.body.append(this.frame);
  }

  /** Kept when a program can begin. */
  get ready(): Promise<void> {
    return this.starting.ready;
  }

  /** Whether the place is still there. Its process may have died while it waited. Call it when it is ready. */
  isAlive(): Promise<boolean> {
    return this.heartbeat.answers();
  }

  /** Begins a program. Call it when the place is ready. */
  run(run: RunMessage, listener: PlaceListener): void {
    this.listener = listener;
    this.send({ kind: 'run', run });
    this.heartbeat.begin();
  }

  /** Ends the program at once. The place cannot be used again. */
  drop(): void {
    this.isDropped = true;
    this.listener = undefined;
    this.heartbeat.end();
    this.port.close();
    this.frame.remove();
    this.starting.reject(new Error('the place was dropped'));
  }

  private send(message: FrameMessage): void {
    this.port.postMessage(message);
  }

  private receive(message: WorkerMessage | undefined): void {
    if (this.isDropped) return;
    const { listener } = this;
    if (
      !message ||
      message.kind === 'failed' ||
      isOfProgram(message) !== (listener !== undefined)
    ) {
      this.lose(message?.kind === 'failed' ? message.message : 'not a message');
    } else if (message.kind === 'ready') {
      this.heartbeat.end();
      this.starting.resolve();
    } else if (message.kind === 'snapshot') this.onSnapshot(new Blob([message.bytes]));
    else if (message.kind === 'ended') {
      this.listener = undefined;
      this.starting = new Starting();
      listener?.onMessage(message);
    } else listener?.onMessage(message);
  }

  private lose(reason: string): void {
    if (this.isDropped) return;
    const { listener } = this;
    this.starting.reject(new Error(reason));
    this.drop();
    listener?.onLost();
  }
}

/** The start of a worker: it becomes ready, or fails. */
class Starting {
  readonly ready: Promise<void>;
  resolve: () => void = () => {};
  reject: (reason: Error) => void = () => {};

  constructor() {
    this.ready = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // If nobody waits yet, it fails for those who wait later.
    this.ready.catch(() => {});
  }
}
