import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Status } from '../report/report.ts';
import { openBrowser } from '../site/open-browser.ts';
import { serve, siteOf } from '../site/site.ts';

export interface StudioFlags {
  /** 0 is any that is free. */
  readonly port: number;
  readonly open: boolean;
}

/** The built studio, which the build puts beside the command. */
const FILES = fileURLToPath(new URL('../studio', import.meta.url));

/** Serves the studio on this machine until Ctrl-C, and opens it in the browser. */
export async function studio({ port, open }: StudioFlags): Promise<Status> {
  const site = siteOf(FILES);
  if (!site) {
    process.stderr.write(`expected the studio in ${FILES}, found nothing\n`);
    return 2;
  }
  try {
    const { server, url } = await serve(site, port);
    process.stdout.write(`${url}\n`);
    process.stderr.write('Ctrl-C ends it.\n');
    if (open) openBrowser(url);
    await once(server, 'close');
    return 0;
  } catch (error) {
    process.stderr.write(`port ${port}: ${reason(error as NodeJS.ErrnoException)}\n`);
    return 2;
  }
}

function reason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE') return 'expected a free port, found it in use (--port 0 takes any)';
  if (code === 'EACCES') return 'expected a port this user may take (--port 0 takes any)';
  return message;
}
