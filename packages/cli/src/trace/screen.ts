import { openSync, writeSync } from 'node:fs';
import { emitKeypressEvents, type Key } from 'node:readline';
import { ReadStream } from 'node:tty';
import { type Command, commandOf } from './keys.ts';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[2J';
const LEAVE = '\x1b[0m\x1b[?25h\x1b[?1049l';
/** Many terminals show all text between these sequences at once (synchronized output). */
const BEGIN_FRAME = '\x1b[?2026h';
const END_FRAME = '\x1b[?2026l';

/**
 * The terminal during the animation: alternate screen, no cursor, keys in raw mode. The terminal is
 * restored when the process exits.
 */
export class Screen {
  /** Whether keys can be read. */
  readonly hasKeys: boolean;
  private readonly keyboard: ReadStream | undefined;
  private readonly commands: Command[] = [];
  private shown = '';
  private wake: (() => void) | undefined;

  constructor() {
    this.keyboard = openKeyboard();
    this.hasKeys = this.keyboard !== undefined;
    process.once('exit', this.restore);
    process.stdout.on('resize', this.onResize);
    process.stdout.write(ENTER);
    if (!this.keyboard) return;
    emitKeypressEvents(this.keyboard);
    this.keyboard.setRawMode(true);
    this.keyboard.on('keypress', this.onKey);
    this.keyboard.resume();
  }

  get columns(): number {
    return process.stdout.columns || 80;
  }

  get rows(): number {
    return process.stdout.rows || 24;
  }

  get colorDepth(): number {
    return process.stdout.getColorDepth();
  }

  /** Returns the commands of the keys pressed since the last call. */
  takeCommands(): Command[] {
    return this.commands.splice(0);
  }

  /** Shows the lines. Writes nothing if the screen already shows them. */
  draw(lines: readonly string[]): void {
    const text = `\x1b[H${lines.join('\x1b[K\r\n')}\x1b[K\x1b[J`;
    if (text === this.shown) return;
    this.shown = text;
    process.stdout.write(BEGIN_FRAME + text + END_FRAME);
  }

  /** Waits until the time has passed, a key is pressed or the terminal is resized. */
  wait(milliseconds: number): Promise<void> {
    if (this.commands.length > 0) milliseconds = 0;
    return new Promise((resolve) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  close(): void {
    process.off('exit', this.restore);
    process.stdout.off('resize', this.onResize);
    this.restore();
    this.keyboard?.off('keypress', this.onKey);
    this.keyboard?.pause();
    if (this.keyboard !== process.stdin) this.keyboard?.destroy();
  }

  private readonly onKey = (_: string | undefined, key: Key): void => {
    const command = commandOf(key);
    if (!command) return;
    this.commands.push(command);
    this.wake?.();
  };

  private readonly onResize = (): void => {
    this.shown = '';
    this.wake?.();
  };

  /** Writes synchronously, because a handler of `exit` cannot wait. */
  private readonly restore = (): void => {
    try {
      this.keyboard?.setRawMode(false);
      writeSync(process.stdout.fd, LEAVE);
    } catch {
      // The terminal has been closed. There is nothing to restore.
    }
  };
}

/**
 * Returns stdin if it is a terminal. Otherwise opens /dev/tty, because the puzzle may come from
 * stdin.
 */
function openKeyboard(): ReadStream | undefined {
  if (process.stdin.isTTY && !process.stdin.destroyed) return process.stdin;
  try {
    return new ReadStream(openSync('/dev/tty', 'r'));
  } catch {
    return undefined;
  }
}
