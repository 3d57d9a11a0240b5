import { type AddCommand, anyCommand } from '../core/command.ts';
import type { Status } from '../core/exit-status.ts';
import type { Values } from '../core/option.ts';
import * as option from '../core/options.ts';
import type { Streams } from '../core/streams.ts';
import { serveStudio } from '../studio-server/served-studio.ts';

const options = {
  port: option.port('port on 127.0.0.1 (0: any free port)').defaultsTo(option.STUDIO_PORT),
  open: option.open('print the address, but do not open a browser'),
  json: option.json('print the address as a JSON object'),
  quiet: option.quiet(),
};

export const command: AddCommand = anyCommand({
  summary: 'Serve the studio on this machine, and open it in the browser. Ctrl-C stops it.',
  examples: ['nonet studio', 'nonet studio --port 8080 --no-open'],
  options,
  run: studio,
});

/** Serves the studio on this machine until Ctrl-C. Opens it in the browser. */
async function studio(
  { port, open, json }: Values<typeof options>,
  streams: Streams,
): Promise<Status> {
  const served = await serveStudio(port, streams);
  if (!served) return 2;
  const { url } = served;
  streams.answers.write(`${json ? JSON.stringify({ url }) : url}\n`);
  await served.show(url, streams.notes, open);
  return 0;
}
