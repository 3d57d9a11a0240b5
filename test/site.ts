import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Headers that isolate the page. Only isolated pages can measure their memory. */
const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export interface Site {
  readonly url: string;
  close(): void;
}

/** Serves a folder on a free port. `path` is the path of the folder in the URL. */
export async function serve(folder: string, path = '/'): Promise<Site> {
  const server = createServer((request, response) => {
    const asked = (request.url ?? '').split('?')[0];
    const name = decodeURI(asked.slice(path.length)).replace(/(^|\/)$/, '$1index.html');
    const file = join(folder, name);
    if (!asked.startsWith(path) || !existsSync(file)) {
      const page = join(folder, '404.html');
      const type = { 'content-type': 'text/html' };
      response.writeHead(404, type).end(existsSync(page) ? readFileSync(page) : '');
      return;
    }
    const type = TYPES[extname(file)] ?? '';
    response.writeHead(200, { ...ISOLATED, 'content-type': type }).end(readFileSync(file));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, close: () => server.close() };
}
