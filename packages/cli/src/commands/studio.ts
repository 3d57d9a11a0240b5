import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Status } from '../report/exit-status.ts';
import { openBrowser } from '../site/open-browser.ts';
import { serve, siteOf } from '../site/site.ts';
import type { Streams } from '../streams.ts';

export interface StudioFlags {
  /** If 0, the system picks a free port. */
  readonly port: number;
  readonly open: boolean;
  readonly json?: boolean;
}

/** The folder of the studio's files, relative to the bundled command in dist/bin. */
const FILES = fileURLToPath(new URL('../studio', import.meta.url));

/** Serves the studio on this machine until Ctrl-C. Opens it in the browser. */
export async function studio(
  { port, open, json }: StudioFlags,
  { answers, messages, notes }: Streams,
): Promise<Status> {
  const site = siteOf(FILES);
  if (!site) {
    messages.write(`expected the files of the studio in ${FILES}, found nothing\n`);
    return 2;
  }
  try {
    const { server, url } = await serve(site, port);
    answers.write(`${json ? JSON.stringify({ url }) : url}\n`);
    notes.write('Press Ctrl-C to stop.\n');
    if (open) openBrowser(url);
    await once(server, 'close');
    return 0;
  } catch (error) {
    messages.write(`port ${port}: ${reason(error as NodeJS.ErrnoException)}\n`);
    return 2;
  }
}

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'expected a free port, found it in use (--port 0 picks one)';
  if (code === 'EACCES') return 'expected a port that this user may use (--port 0 picks one)';
  return message;
}
