import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { ServedReport } from '@nonet/judge/report/judge-report';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { StartedNonet } from '../../../test/started-nonet.ts';
import { nonet, startNonet } from './nonet.ts';
import { program } from './program-on-path.ts';
import { nineLines, PROGRAMS, SAMPLE } from './watched.ts';

const TRACE = 'nonet-trace 1\npuzzle 1.3..4...1.....1\nsource solve.py\n+ 1 2 2 @1\n| solve()\n';

const folder = mkdtempSync(join(tmpdir(), 'nonet-served-'));
const started: StartedNonet[] = [];
afterEach(() => {
  for (const command of started.splice(0)) command.kill();
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const STUDENTS = fileURLToPath(new URL('./students', import.meta.url));

const trace = file('search.trace', TRACE);
const puzzle = file('puzzle.txt', nineLines(SAMPLE));

function start(...[args, options]: ConstructorParameters<typeof StartedNonet>): StartedNonet {
  const command = new StartedNonet(args, options);
  started.push(command);
  return command;
}

/** Where the page finds the trace of an address. */
function traceOf(address: string): URL {
  const [, key] = /#2&served=([\w-]{22})&event=\d+$/.exec(address) ?? [];
  return new URL(`/${key}.trace`, address);
}

/** Requests a file, with headers that `fetch` would not send. */
async function get(url: URL, headers: OutgoingHttpHeaders = {}) {
  const [response] = await once(request(url, { headers }).end(), 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}

describe('a trace that is served to the studio', () => {
  it('has a name of its own that nobody guesses, and is not kept by the browser', async () => {
    const addresses = [];
    for (const command of [start(['trace', trace]), start(['trace', trace])]) {
      const address = await command.address();
      addresses.push(traceOf(address).pathname);
      const { status, headers, bytes } = await get(traceOf(address));
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(gunzipSync(bytes).toString()).toBe(TRACE);
    }
    expect(new Set(addresses).size).toBe(2);
  });

  it('is not given to pages of other sites', async () => {
    const url = traceOf(await start(['trace', trace]).address());
    const { port } = url;
    const status = async (headers: OutgoingHttpHeaders) => (await get(url, headers)).status;
    expect(await status({ host: `localhost:${port}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
    expect(await status({ host: `evil.example:${port}` })).toBe(404);
    expect(await status({ host: `127.0.0.1.evil.example:${port}` })).toBe(404);
    expect(await status({ 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await status({ 'sec-fetch-site': 'same-site' })).toBe(404);
    expect((await get(new URL('/.trace', url))).status).toBe(404);
  });

  it('has the bytes of a file in any encoding as UTF-8', async () => {
    const wide = join(folder, 'wide.trace');
    writeFileSync(wide, `\ufeff${TRACE}`, 'utf16le');
    const url = traceOf(await start(['trace', wide]).address());
    const { bytes } = await get(url);
    expect(gunzipSync(bytes).toString().replace('\ufeff', '')).toBe(TRACE);
  });
});

describe('nonet trace --studio', () => {
  it('prints the address of a puzzle with its strategy, and ends with status 130', async () => {
    const command = start(['trace', puzzle, '--strategy', 'dlx', '--at', '12']);
    const { hash } = new URL(await command.address());
    expect(hash).toBe(`#2&room=watch&strategy=dlx&puzzle=${SAMPLE}&event=12`);
    expect(await command.interrupt()).toBe(130);
  });

  it.each([
    ['--json', "'--json'"],
    ['--to x.trace', "'-t, --to <file>'"],
    ['--limit 2', "'-l, --limit <n>'"],
    ['--events 5', "'--events <n>'"],
  ])('cannot be used with %s', async (option, named) => {
    const args = ['trace', '--studio', ...option.split(' '), puzzle];
    const { status, stderr } = await nonet(args);
    expect(status).toBe(2);
    expect(stderr).toContain(`option '--studio' cannot be used with option ${named}`);
  });

  it('reports what cannot be read instead of serving it', async () => {
    const broken = file('broken.txt', 'nothing');
    const { status, stdout, stderr } = await nonet(['trace', '--studio', broken]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/broken\.txt:1:1: /);
  });
});

describeWith(program('python3'), 'nonet watch --studio', () => {
  const solver = join(PROGRAMS, 'rows.py');

  it('prints the address to stderr, and serves all that was recorded', async () => {
    const to = join(folder, 'written.trace');
    const command = start(['watch', '--to', to, solver], { input: puzzle });
    const { bytes } = await get(traceOf(await command.address()));
    const lines = (text: string) => text.split('\n').map((line) => line.trimEnd());
    expect(lines(gunzipSync(bytes).toString())).toEqual(lines(readFileSync(to, 'utf8')));
    expect(command.stdout).not.toContain('http');
    expect(command.stderr).toMatch(
      /^watched board.*\nhttp:\/\/127\.0\.0\.1:\d+\/#2&served=[\w-]{22}&event=0\nPress Ctrl-C to stop\.\n$/,
    );
    expect(await command.interrupt()).toBe(130);
  });

  it('reports a port in use before it runs the program', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const ran = startNonet(['watch', '--studio', '--port', String(port), solver]);
    other.close();
    expect(ran).toEqual({
      status: 2,
      stdout: '',
      stderr: `port ${port}: expected a free port, found it in use (--port 0 chooses a free port)\n`,
    });
  });

  it('ends with the program if there is no grid to show', () => {
    const other = file('other.py', 'print(1)\nraise SystemExit(3)\n');
    const { status, stdout, stderr } = startNonet(['watch', '--studio', '--no-open', other]);
    expect([status, stdout]).toEqual([3, '1\n']);
    expect(stderr).toMatch(/^no grid found/);
  });

  it.runIf(process.platform === 'linux')('opens the browser with xdg-open', async () => {
    const opened = join(folder, 'opened');
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" > ${opened}\n`);
    chmodSync(join(folder, 'xdg-open'), 0o755);
    const env = { PATH: `${folder}${delimiter}${process.env.PATH}` };
    const command = start(['watch', solver], { input: puzzle, env, opens: true });
    const address = await command.address();
    while (!existsSync(opened) || readFileSync(opened, 'utf8') === '') await setTimeout(20);
    expect(readFileSync(opened, 'utf8')).toBe(`${address}\n`);
  });
});

describeWith(program('python3'), 'nonet judge --studio', () => {
  const examples = fileURLToPath(new URL('../../../examples/judge', import.meta.url));
  const judge = ['judge', '--cases', puzzle, '--language', 'en'];
  const PLAIN =
    /^ {2}See it in the studio: http:\/\/127\.0\.0\.1:\d+\/#2&room=watch&strategy=scan&puzzle=1030005.*&event=1$/m;

  it('serves the program and its report, with its own search', async () => {
    const file = relative('.', join(examples, 'first.py'));
    const command = start([...judge, file]);
    const address = new URL(await command.address());
    expect(command.stdout).toMatch(PLAIN);
    const [, own] =
      /^Your program with this report, to edit and to run: (http:\S+)\nPress Ctrl-C to stop\.\n$/.exec(
        command.stderr,
      )!;
    const [, key] = /^http:\S+#2&room=code&judged=([\w-]{22})$/.exec(own!)!;
    const served = await get(new URL(`/${key}.report`, address));
    const report = JSON.parse(gunzipSync(served.bytes).toString()) as ServedReport;
    expect(report).toMatchObject({
      name: 'first.py',
      text: readFileSync(file, 'utf8'),
      problem: '2239',
      results: [{ index: 0, result: 'WA' }],
      report: { isAccepted: false, verdict: { en: 'Wrong answer in case 1.' } },
    });
    const [{ answer, cell, trace }] = report.report.failures;
    expect([answer?.length, cell, trace?.event]).toEqual([81, 1, 1]);
    expect(trace?.text).toMatch(/^nonet-trace 1\npuzzle .*\nsource first\.py\n\+ 1 2 2 @\d+\n/);
    expect(await command.interrupt()).toBe(130);
  });

  describeWith(program('gcc'), 'in C', () => {
    it('serves the search of a program that no page runs', async () => {
      const command = start([...judge, join(STUDENTS, 'c/no-column.c')]);
      await command.address();
      const [, own] =
        /^Your own program on this puzzle: (http:\S+)\nPress Ctrl-C to stop\.\n$/.exec(
          command.stderr,
        )!;
      const text = gunzipSync((await get(traceOf(own!))).bytes).toString();
      expect(text).toMatch(/^nonet-trace 1\npuzzle .*\nsource no-column\.c\n\+ 1 2 \d @\d+\n/);
    });
  });

  it('serves only the puzzle if the program cannot be watched', async () => {
    const command = start([...judge, '--', 'cat']);
    await command.address();
    expect(command.stdout).toMatch(PLAIN);
    expect(command.stderr).toBe('Press Ctrl-C to stop.\n');
  });

  it('ends if no puzzle fails', () => {
    const args = [...judge, '--studio', '--no-open', join(examples, 'third.py')];
    const { status, stdout } = startNonet(args);
    expect([status, /http:/.test(stdout)]).toEqual([0, false]);
  });
});
