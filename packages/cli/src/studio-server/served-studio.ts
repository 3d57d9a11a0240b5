import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Status } from '../core/exit-status.ts';
import { STUDIO_PORT } from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { openBrowser } from './open-browser.ts';
import { pythonFiles } from './python-files.ts';
import { privateFile, serve, siteOf } from './site.ts';

/** The studio, served on this machine until Ctrl-C. */
export interface ServedStudio {
  readonly url: string;
  /** Serves a trace, packed by gzip. Returns the address that opens it at an event. */
  addTrace(bytes: Buffer, event?: number): string;
  /** Serves the report of a program, packed by gzip. Returns the address that opens both in Code. */
  addReport(bytes: Buffer): string;
  /** Opens an address in the browser, unless `open` is false. Resolves when the server ends. */
  show(address: string, notes: Streams['notes'], open: boolean): Promise<unknown>;
  close(): void;
}

/** The folder of the studio's files, relative to the bundled command in dist/bin. */
const FILES = fileURLToPath(new URL('../studio', import.meta.url));

/**
 * Begins to serve the studio. If the port is 0, the system picks a free port. If the port is
 * undefined, takes STUDIO_PORT, or a free port if STUDIO_PORT is in use. If the studio cannot be
 * served, prints a message and returns undefined.
 */
export async function serveStudio(
  port: number | undefined,
  { messages }: Streams,
): Promise<ServedStudio | undefined> {
  const site = siteOf(FILES);
  if (!site) {
    messages.write(`expected the studio in ${FILES}, found nothing\n`);
    return undefined;
  }
  const files = new Map([...site, ...pythonFiles()]);
  try {
    const { server, url } = await (port === undefined
      ? serve(files, STUDIO_PORT).catch(() => serve(files, 0))
      : serve(files, port));
    /** Serves a file under a key. */
    const add = (bytes: Buffer, extension: string): string => {
      const key = randomBytes(KEY_BYTES).toString('base64url');
      files.set(`/${key}.${extension}`, privateFile(bytes));
      return key;
    };
    return {
      url,
      addTrace: (bytes, event = 0) => `${url}#2&served=${add(bytes, 'trace')}&event=${event}`,
      addReport: (bytes) => `${url}#2&room=code&judged=${add(bytes, 'report')}`,
      show: (address, notes, open) => {
        notes.write('Press Ctrl-C to stop.\n');
        if (open) openBrowser(address);
        return once(server, 'close');
      },
      close: () => server.close(),
    };
  } catch (error) {
    messages.write(`port ${port}: ${reason(error as NodeJS.ErrnoException)}\n`);
    return undefined;
  }
}

/** Serves the studio until Ctrl-C. Prints the address from `addressIn`, and opens it if wanted. */
export async function openStudio(
  { port, open }: { readonly port?: number; readonly open: boolean },
  streams: Streams,
  addressIn: (served: ServedStudio) => string,
): Promise<Status> {
  const served = await serveStudio(port, streams);
  if (!served) return 2;
  const address = addressIn(served);
  streams.answers.write(`${address}\n`);
  await served.show(address, streams.notes, open);
  return 0;
}

/** A name of this many random bytes cannot be guessed. */
const KEY_BYTES = 16;

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return 'expected a free port, found it in use (--port 0 chooses a free port)';
  if (code === 'EACCES')
    return 'expected a port that this user may use (--port 0 chooses a free port)';
  return message;
}
