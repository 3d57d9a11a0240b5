import { anyCommand } from '../core/command.ts';
import * as option from '../core/options.ts';
import { serveStudio } from '../studio-server/served-studio.ts';

export const command = anyCommand({
  summary: 'Serve the studio on this machine, and open it in the browser. Ctrl-C stops it.',
  examples: ['nonet studio', 'nonet studio --port 8080 --no-open'],
  options: {
    port: option.port('port on 127.0.0.1 (0: any free port)').defaultsTo(option.STUDIO_PORT),
    open: option.open('print the address, but do not open a browser'),
    json: option.json('print the address as a JSON object'),
    quiet: option.quiet(),
  },

  /** Serves the studio on this machine until Ctrl-C. Opens it in the browser. */
  async run({ port, open, json }, streams) {
    const served = await serveStudio(port, streams);
    if (!served) return 2;
    const { url } = served;
    streams.answers.write(`${json ? JSON.stringify({ url }) : url}\n`);
    await served.show(url, streams.notes, open);
    return 0;
  },
});
