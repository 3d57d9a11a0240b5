import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve, siteOf } from '../src/studio-server/site.ts';
import { ENV, NONET, nonet } from './nonet.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-studio-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function start(
  args: readonly string[],
  env: NodeJS.ProcessEnv = ENV,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [NONET, 'studio', '--port', '0', ...args], { env });
  started.push(child);
  const [url] = await once(child.stdout!.setEncoding('utf8'), 'data');
  return { child, url: url.trimEnd() };
}

/** Requests a path without changing it. `fetch` would resolve `..`. */
async function get(
  url: string,
  path: string,
  method = 'GET',
): Promise<{ status: number; type: string; text: string }> {
  const { hostname, port } = new URL(url);
  const [response] = await once(request({ hostname, port, path, method }).end(), 'response');
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += chunk;
  return { status: response.statusCode, type: response.headers['content-type'] ?? '', text };
}

describe('the server of nonet studio', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await start(['--no-open']));
  });

  it('serves the page and its files on 127.0.0.1, each with its type', async () => {
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const page = await get(url, '/?x=1');
    expect([page.status, page.type]).toEqual([200, 'text/html; charset=utf-8']);
    const parts = [...page.text.matchAll(/(?:src|href)="\.(\/[^"]+)"/g)].map(([, path]) => path);
    expect(parts.length).toBeGreaterThan(3);
    const types = { js: 'javascript', css: 'css', svg: 'svg', webmanifest: 'manifest' };
    for (const path of parts) {
      const { status, type } = await get(url, path);
      expect(status, path).toBe(200);
      expect(type).toContain(types[path.split('.').at(-1) as keyof typeof types]);
    }
    expect(await get(url, '/', 'HEAD')).toMatchObject({ status: 200, text: '' });
    expect(await get(url, '/', 'POST')).toMatchObject({ status: 405, text: '' });
  });

  it('serves every file of the page, also those that only its workers ask for', async () => {
    const folder = fileURLToPath(new URL('../dist/studio', import.meta.url));
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(join(folder, name)).isFile(),
    );
    expect(names.filter((name) => name.endsWith('.ttf'))).toHaveLength(2);
    for (const name of names.filter((file) => file !== 'index.html')) {
      const path = `/${name.split(sep).join('/')}`;
      expect((await get(url, path, 'HEAD')).status, path).toBe(200);
    }
  });

  it('serves Python, if the package pyodide is installed', async () => {
    for (const name of ['pyodide.asm.js', 'pyodide.asm.wasm', 'python_stdlib.zip']) {
      expect((await get(url, `/pyodide-0.28.3/${name}`, 'HEAD')).status, name).toBe(200);
    }
    expect((await get(url, '/pyodide-0.28.3/package.json')).status).toBe(404);
  });

  it.each([
    '/../bin/main.js',
    '/assets/../../bin/main.js',
    '/..%2fbin%2fmain.js',
    '/%2e%2e/bin/main.js',
    '/..\\bin\\main.js',
    '//etc/passwd',
    '/assets',
    'http://127.0.0.1/etc/passwd',
    '*',
  ])('returns 404 for %s', async (path) => {
    expect(await get(url, path)).toMatchObject({ status: 404, text: 'not found\n' });
  });
});

describe('compressed files', () => {
  let url: string;
  beforeAll(async () => {
    ({ url } = await start(['--no-open']));
  });

  /** Requests a file. The answer has the decoded bytes, and the number of bytes sent. */
  async function download(path: string, accepted?: string, method = 'GET') {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    const [response] = await once(
      request(new URL(path, url), { method, headers }).end(),
      'response',
    );
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const sent = Buffer.concat(chunks);
    const { 'content-encoding': encoding, 'content-length': length, vary } = response.headers;
    const decode = DECODERS[encoding as keyof typeof DECODERS] ?? ((bytes: Buffer) => bytes);
    return {
      encoding,
      length: Number(length),
      vary,
      sent,
      bytes: method === 'HEAD' ? sent : decode(sent),
    };
  }
  const DECODERS = { br: brotliDecompressSync, gzip: gunzipSync };

  /** Returns the paths of the files that the first visit loads. */
  async function firstFiles(): Promise<string[]> {
    const page = (await get(url, '/')).text;
    const paths = [
      '/',
      ...Array.from(page.matchAll(/(?:src|href)="\.(\/[^"]+)"/g), ([, path]) => path),
    ];
    const scripts = paths.filter((path) => path.endsWith('.js'));
    const texts = await Promise.all(scripts.map(async (path) => (await get(url, path)).text));
    const [worker] = /search-worker-[\w-]+\.js/.exec(texts.join('\n'))!;
    return [...paths, `/assets/${worker}`];
  }

  it('have the same content in every encoding, and compression saves at least 60% of the first visit', async () => {
    const bytes = { identity: 0, gzip: 0, br: 0 };
    for (const path of await firstFiles()) {
      const plain = await download(path);
      expect(plain).toMatchObject({ encoding: undefined, vary: 'accept-encoding' });
      for (const encoding of ['identity', 'gzip', 'br'] as const) {
        const answer = await download(path, encoding);
        expect(answer.bytes.equals(plain.sent), path).toBe(true);
        expect([undefined, encoding]).toContain(answer.encoding);
        expect(answer).toMatchObject({ length: answer.sent.length, vary: 'accept-encoding' });
        expect(await download(path, encoding, 'HEAD')).toMatchObject({
          encoding: answer.encoding,
          length: answer.length,
          sent: Buffer.alloc(0),
        });
        bytes[encoding] += answer.length;
      }
    }
    expect(bytes.gzip).toBeLessThan(0.4 * bytes.identity);
    expect(bytes.br).toBeLessThan(bytes.gzip);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['gzip, deflate, br, zstd', 'br'],
    ['GZIP', 'gzip'],
    ['x-gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br; q=1.0 , gzip;q=0.8', 'br'],
    ['br;q=0,gzip;q=0', undefined],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['*;q=0', undefined],
    ['identity, br;q=0.5', undefined],
    ['identity;q=0', undefined],
    ['deflate, zstd', undefined],
    ['br;q=x', undefined],
  ])('are sent for %j as %s', async (accepted, encoding) => {
    expect((await download('/', accepted)).encoding).toBe(encoding);
  });

  it('are sent as they are if compression does not make them smaller', async () => {
    const site = mkdtempSync(join(folder, 'site-'));
    writeFileSync(join(site, 'index.html'), 'x');
    const { server, url: address } = await serve(siteOf(site)!, 0);
    const answer = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual([null, 'x']);
    server.close();
  });
});

describe('nonet studio', () => {
  it('reports a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { status, stdout, stderr } = await nonet(['studio', '--no-open', '--port', String(port)]);
    other.close();
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toBe(
      `port ${port}: expected a free port, found it in use (--port 0 chooses a free port)\n`,
    );
  });

  it('ends with status 130 on Ctrl-C, even with a browser connected', async () => {
    const { child, url } = await start(['--no-open']);
    await fetch(url);
    child.kill('SIGINT');
    const [status] = await once(child, 'exit');
    expect(status).toBe(130);
  });

  it.runIf(process.platform === 'linux')('opens the browser with xdg-open', async () => {
    const opened = join(folder, 'opened');
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}\n`);
    chmodSync(join(folder, 'xdg-open'), 0o755);
    const { url } = await start([], { ...ENV, PATH: `${folder}${delimiter}${ENV.PATH}` });
    while (!existsSync(opened) || readFileSync(opened, 'utf8') === '') await setTimeout(20);
    expect(readFileSync(opened, 'utf8')).toBe(`${url}\n`);
  });

  it('keeps running without xdg-open', async () => {
    const { url, child } = await start([], { ...ENV, PATH: folder });
    expect((await get(url, '/')).status).toBe(200);
    expect(child.exitCode).toBe(null);
  });
});
