import type { Answer, Question } from './answers.ts';
import type { SearchAnswer, SearchQuestion } from './search-record.ts';

/** Asks a worker. A new question drops the one before it, and stops the worker if it is busy. */
export class Asking {
  #worker: Worker | undefined;
  #isBusy = false;

  ask(question: Question): Promise<Answer>;
  ask(question: SearchQuestion): Promise<SearchAnswer>;
  ask(question: Question | SearchQuestion): Promise<Answer | SearchAnswer> {
    if (this.#isBusy) this.stop();
    this.#worker ??= new Worker(new URL('./board-worker.ts', import.meta.url), { type: 'module' });
    const worker = this.#worker;
    this.#isBusy = true;
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer | SearchAnswer>) => {
        this.#isBusy = false;
        resolve(data);
      };
      worker.onerror = (event) => {
        event.preventDefault();
        this.stop();
        reject(new Error(event.message));
      };
      worker.postMessage(question);
    });
  }

  /** The promise of the last question never settles then. */
  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#isBusy = false;
  }
}
