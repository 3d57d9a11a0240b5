/** How often a frame is asked whether it lives, and when its silence means that it does not. */
const INTERVAL = 500;
const SILENCE = 4_000;

/** Asks a frame again and again whether it lives. A browser does not tell when the process of a frame dies. */
export class Heartbeat {
  private readonly ask: () => void;
  private readonly onSilence: () => void;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** When the question was asked that has no answer. */
  private asked: number | undefined;

  constructor(ask: () => void, onSilence: () => void) {
    this.ask = ask;
    this.onSilence = onSilence;
  }

  begin(): void {
    this.timer ??= setInterval(() => this.tick(), INTERVAL);
  }

  heard(): void {
    this.asked = undefined;
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
