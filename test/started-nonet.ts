import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NONET = fileURLToPath(new URL('../packages/cli/bin/nonet.js', import.meta.url));

interface Start {
  /** The file that the command reads as standard input. */
  readonly input?: string | undefined;
  /** Environment variables to add or replace. */
  readonly env?: NodeJS.ProcessEnv;
  /** Whether the command opens the browser. */
  readonly opens?: boolean;
}

/** The command with --studio, on any free port. */
export class StartedNonet {
  stdout = '';
  stderr = '';
  private readonly child: ChildProcessByStdio<Writable, Readable, Readable>;

  constructor([name, ...args]: readonly string[], { input, env = {}, opens = false }: Start = {}) {
    const studio = ['--studio', '--port', '0', ...(opens ? [] : ['--no-open'])];
    const all = [NONET, name!, ...studio, ...args];
    const options = { stdio: 'pipe', env: { ...process.env, ...env } } as const;
    this.child = spawn(process.execPath, all, options);
    this.child.stdout.setEncoding('utf8').on('data', (text) => (this.stdout += text));
    this.child.stderr.setEncoding('utf8').on('data', (text) => (this.stderr += text));
    if (input === undefined) this.child.stdin.end();
    else createReadStream(input).pipe(this.child.stdin);
  }

  /** The address that the command prints when it serves the studio. */
  async address(): Promise<string> {
    for (;;) {
      const [address] = /http:\S+$/m.exec(this.stdout + this.stderr) ?? [];
      if (address && /Press Ctrl-C/.test(this.stderr)) return address;
      if (this.child.exitCode !== null) throw new Error(this.stderr);
      await setTimeout(20);
    }
  }

  /** Presses Ctrl-C. Returns the exit status. */
  async interrupt(): Promise<number> {
    const closed = once(this.child, 'close');
    this.child.kill('SIGINT');
    const [status] = await closed;
    return status;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}
