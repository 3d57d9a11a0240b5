/** The program may replace them. */
const { setTimeout, clearTimeout } = globalThis;

/**
 * What a program waits for: timers, and input that somebody listens to. When nothing is left, the program
 * has ended.
 */
export class Loop {
  private readonly onIdle: () => void;
  private readonly onError: (error: unknown) => void;
  private held = 0;
  private isChecking = false;

  /** @param onError Gets an error that a task has thrown. */
  constructor(onIdle: () => void, onError: (error: unknown) => void) {
    this.onIdle = onIdle;
    this.onError = onError;
  }

  hold(): void {
    this.held++;
  }

  release(): void {
    this.held--;
    this.check();
  }

  /**
   * Ends the program after the promises that are settled by now, if nothing else is left. A browser tells
   * of a promise that failed in a task of its own, which may come after the first one.
   */
  check(): void {
    if (this.isChecking) return;
    this.isChecking = true;
    setTimeout(() => {
      setTimeout(() => {
        this.isChecking = false;
        if (this.held === 0) this.onIdle();
      }, 0);
    }, 0);
  }

  /** Runs a task after a time. Returns what takes it back. The program does not end before. */
  later(task: () => void, milliseconds: number): Timer {
    return new Timer(this, task, milliseconds, false);
  }

  repeatedly(task: () => void, milliseconds: number): Timer {
    return new Timer(this, task, milliseconds, true);
  }

  run(task: () => void): void {
    try {
      task();
    } catch (error) {
      this.onError(error);
    }
  }
}

/** A timer as in Node: an object, which a program can do without (`unref`). */
export class Timer {
  private readonly loop: Loop;
  private readonly task: () => void;
  private readonly milliseconds: number;
  private readonly repeats: boolean;
  private id: number | undefined;
  private holds = false;
  private isUnreferenced = false;

  constructor(loop: Loop, task: () => void, milliseconds: number, repeats: boolean) {
    this.loop = loop;
    this.task = task;
    this.milliseconds = milliseconds;
    this.repeats = repeats;
    this.refresh();
  }

  refresh(): this {
    if (this.id !== undefined) clearTimeout(this.id);
    this.id = setTimeout(() => this.fire(), this.milliseconds);
    this.hold();
    return this;
  }

  close(): this {
    if (this.id !== undefined) clearTimeout(this.id);
    this.id = undefined;
    this.letGo();
    return this;
  }

  ref(): this {
    this.isUnreferenced = false;
    if (this.id !== undefined) this.hold();
    return this;
  }

  unref(): this {
    this.isUnreferenced = true;
    this.letGo();
    return this;
  }

  hasRef(): boolean {
    return !this.isUnreferenced;
  }

  private fire(): void {
    const { id } = this;
    this.loop.run(this.task);
    // The task may have closed the timer, or begun it again.
    if (this.id !== id) return;
    if (this.repeats) this.refresh();
    else this.close();
  }

  private hold(): void {
    if (this.holds || this.isUnreferenced) return;
    this.holds = true;
    this.loop.hold();
  }

  private letGo(): void {
    if (!this.holds) return;
    this.holds = false;
    this.loop.release();
  }
}
