import { spawnSync } from 'node:child_process';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { run } from '../dist/commands/program.js';
import { PROCESS, type Streams } from '../dist/core/streams.js';

/** The command as it is installed. */
export const NONET: string = fileURLToPath(new URL('../bin/nonet.js', import.meta.url));

// Node would read this certificate file at every start, which takes time.
const { NODE_EXTRA_CA_CERTS: _, ...plain } = process.env;
export const ENV: NodeJS.ProcessEnv = { ...plain, NO_COLOR: '1' };

export interface Ran {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Streams that read `input` as standard input and keep the output. */
export class KeptStreams implements Streams {
  private readonly input: string | Uint8Array;
  private readonly chunks: Buffer[] = [];
  private written = '';

  readonly answers: Writable = new Writable({
    // Copies the chunk, because the writer may overwrite it later.
    write: (chunk: Buffer, _encoding, done) => {
      this.chunks.push(Buffer.from(chunk));
      done();
    },
  });

  readonly messages: Streams['messages'] = { write: (text) => (this.written += text) };

  readonly notes: Streams['notes'] = this.messages;

  constructor(input: string | Uint8Array = '') {
    this.input = input;
  }

  async *open(file: string, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    if (file !== '-') yield* PROCESS.open(file, signal);
    else if (this.input.length > 0) yield Buffer.from(this.input as string);
  }

  get stdout(): string {
    return Buffer.concat(this.chunks).toString();
  }

  get stderr(): string {
    return this.written;
  }
}

/** Runs the built `nonet` in this process. */
export async function nonet(
  args: readonly string[],
  input: string | Uint8Array = '',
  folder: string = process.cwd(),
): Promise<Ran> {
  const streams = new KeptStreams(input);
  const before = process.cwd();
  process.chdir(folder);
  try {
    const status = await run(args, streams);
    return { status, stdout: streams.stdout, stderr: streams.stderr };
  } finally {
    process.chdir(before);
  }
}

/** Runs the installed `nonet` as a process. It is killed if it hangs. */
export function startNonet(
  args: readonly string[],
  input: string | Uint8Array = '',
  folder?: string,
  more: NodeJS.ProcessEnv = {},
): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NONET, ...args], {
    input,
    encoding: 'utf8',
    env: { ...ENV, ...more },
    cwd: folder,
    maxBuffer: 1 << 28,
    timeout: 150_000,
  });
  return { status, stdout, stderr };
}
