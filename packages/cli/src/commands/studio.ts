import type { Status } from '../report/exit-status.ts';
import { serveStudio } from '../site/served-studio.ts';
import type { Streams } from '../streams.ts';

export interface StudioFlags {
  /** If 0, the system picks a free port. */
  readonly port: number;
  readonly open: boolean;
  readonly json?: boolean;
}

/** Serves the studio on this machine until Ctrl-C. Opens it in the browser. */
export async function studio({ port, open, json }: StudioFlags, streams: Streams): Promise<Status> {
  const served = await serveStudio(port, streams);
  if (!served) return 2;
  const { url } = served;
  streams.answers.write(`${json ? JSON.stringify({ url }) : url}\n`);
  await served.show(url, streams.notes, open);
  return 0;
}
