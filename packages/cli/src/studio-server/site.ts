import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { type Encoding, encoded, encodingFor } from './encoding.ts';

/** Extension → MIME type of the files of the studio. All of them can be compressed. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.webmanifest': 'application/manifest+json',
};

interface SiteFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** The bytes in the encodings that have been requested. */
  readonly encodings: Map<Encoding, Buffer>;
  /** Whether only pages of this server get the file. */
  readonly isPrivate?: boolean;
}

/** URL path → file. Only these files are served, so no path can lead out of the folder. */
export type Site = ReadonlyMap<string, SiteFile>;

/**
 * Reads the files of a folder. index.html gets the path `/`. Returns undefined if there is no
 * index.html.
 */
export function siteOf(folder: string): Site | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names
    .filter((name) => extname(name) in TYPES)
    .map((name) => {
      const path = `/${name.split(sep).join('/')}`;
      const bytes = readFileSync(join(folder, name));
      const file = { type: TYPES[extname(name)], bytes, encodings: new Map<Encoding, Buffer>() };
      return [path === '/index.html' ? '/' : path, file] as const;
    });
  return new Map(files);
}

/** A file for the pages of this server only. Its bytes are packed already. */
export function privateFile(bytes: Buffer): SiteFile {
  return { ...packedFile(bytes, 'application/octet-stream'), isPrivate: true };
}

/** A file that is sent as it is: no encoding makes it smaller, or not by enough for the time it takes. */
export function packedFile(bytes: Buffer, type: string): SiteFile {
  const encodings = new Map<Encoding, Buffer>([
    ['br', bytes],
    ['gzip', bytes],
  ]);
  return { type, bytes, encodings };
}

/**
 * Serves the site on 127.0.0.1 only. If the port is 0, the system picks a free port.
 *
 * @throws Node's error if the port is in use or not permitted.
 */
export async function serve(site: Site, port: number): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => answer(site, request, response));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.address() as AddressInfo;
  return { server, url: `http://127.0.0.1:${address.port}/` };
}

function answer(
  site: Site,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const [path] = (url ?? '').split('?');
  const file = site.get(path);
  if (!file || (file.isPrivate && !isOwnPage(headers))) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('not found\n');
    return;
  }
  const { encoding, bytes } = smallest(file, encodingFor(headers['accept-encoding']));
  response
    .writeHead(200, {
      'content-type': file.type,
      'content-length': bytes.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      vary: 'accept-encoding',
      'cache-control': file.isPrivate ? 'no-store' : 'no-cache',
      ...(file.isPrivate && { 'cross-origin-resource-policy': 'same-origin' }),
      'x-content-type-options': 'nosniff',
    })
    .end(method === 'HEAD' ? undefined : bytes);
}

/**
 * The host names of this machine. Another site may have a host name that leads to this machine, too
 * (DNS rebinding).
 */
const OWN_HOST = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/;

/** Whether a request may come from a page of this server, or from a program on this machine. */
function isOwnPage({ host, 'sec-fetch-site': from }: IncomingHttpHeaders): boolean {
  if (!OWN_HOST.test(host ?? '')) return false;
  return from === undefined || from === 'same-origin' || from === 'none';
}

/**
 * Returns the encoded bytes of a file, or its plain bytes if the encoding does not make them
 * smaller.
 */
function smallest(
  { bytes, encodings }: SiteFile,
  encoding: Encoding,
): { readonly encoding: Encoding; readonly bytes: Buffer } {
  const known = encodings.get(encoding) ?? encoded(bytes, encoding);
  encodings.set(encoding, known);
  return known.length < bytes.length ? { encoding, bytes: known } : { encoding: 'identity', bytes };
}
