/** How often a frame is asked whether it lives, and when its silence means that it does not. */
const INTERVAL = 500;
const SILENCE = 4_000;
/** A frame in which nothing runs answers within a millisecond. If it does not, another one is opened. */
const IDLE_SILENCE = 1_000;

/** Asks a frame again and again whether it lives. A browser does not tell when the process of a frame dies. */
export class Heartbeat {
  private readonly ask: () => void;
  private readonly onSilence: () => void;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** When the question was asked that has no answer. */
  private asked: number | undefined;
  private answered: () => void = () => {};

  constructor(ask: () => void, onSilence: () => void) {
    this.ask = ask;
    this.onSilence = onSilence;
  }

  begin(): void {
    this.timer ??= setInterval(() => this.tick(), INTERVAL);
  }

  heard(): void {
    this.asked = undefined;
    this.answered();
  }

  /** Asks a frame in which nothing runs. Resolves to whether it answers. */
  answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(false), IDLE_SILENCE);
      this.answered = () => {
        clearTimeout(timer);
        resolve(true);
      };
      this.ask();
    });
  }

  end(): void {
    clearInterval(this.timer);
    this.timer = undefined;
    this.asked = undefined;
  }

  private tick(): void {
    if (this.asked === undefined) {
      this.asked = performance.now();
      this.ask();
    } else if (performance.now() - this.asked > SILENCE) this.onSilence();
  }
}
