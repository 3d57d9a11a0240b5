import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Programs } from '../src/programs/programs.ts';
import { type Hostile, hostilePrograms } from './hostile-programs.ts';
import { describePrograms, requestOf } from './programs-page.ts';

declare const programs: Programs;

const LIMITS = { time: 20_000, memory: 128 << 20 };
/** A program that does not say that it was refused is stopped after so many milliseconds. */
const PATIENCE = 250;

/** Milliseconds: from a key to the picture, and from Stop to the end. Printed at the end. */
const measured = { keys: [] as number[], stops: [] as number[] };

describePrograms('a program of a stranger', (opened) => {
  let elsewhere: Server;
  const asked: string[] = [];
  let stored: unknown;
  beforeAll(async () => {
    elsewhere = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'access-control-allow-origin': '*' }).end('');
    });
    elsewhere.on('upgrade', (request, socket) => {
      asked.push(request.url ?? '');
      socket.destroy();
    });
    elsewhere.on('connection', () => asked.push('a connection'));
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const ask = (url: string): void => {
      const own = [opened.url, `blob:${opened.url}`, 'blob:null/'];
      if (!own.some((start) => url.startsWith(start))) asked.push(url);
    };
    opened.page.on('requestfinished', (request) => ask(request.url()));
    opened.page.on('requestfailed', (request) => {
      // What the policy of the frame refuses is not sent.
      if (request.failure()?.errorText !== 'csp') ask(request.url());
    });
    await opened.page.evaluate(() =>
      Promise.all([programs.prepare('python'), programs.prepare('javascript')]),
    );
    // The page keeps the files of Python.
    stored = await whatIsStored();
    await measureKeys();
  });
  afterAll(() => {
    elsewhere.close();
    for (const [name, all] of Object.entries(measured)) {
      all.sort((a, b) => a - b);
      const at = (share: number): string =>
        (all[Math.floor(share * (all.length - 1))] ?? 0).toFixed(1);
      console.log(`${name}: median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms of ${all.length}`);
    }
  });

  it.each(hostilePrograms)('$language: $name', async (hostile) => {
    const { run, stopped } = await attempt(hostile);
    if (hostile.prints !== undefined) expect(run.output).toBe(hostile.prints);
    expect(run.output.length).toBeLessThanOrEqual(1 << 20);
    if (stopped !== undefined) measured.stops.push(stopped);
    expect(opened.page.url()).toBe(opened.url);
    expect(asked).toEqual([]);
    expect(await whatIsStored()).toEqual(stored);
    const { language } = hostile;
    const text = language === 'python' ? 'print(6 * 7)' : 'console.log(6 * 7)';
    expect((await opened.run({ language, text })).run.output).toBe('42\n');
  });

  it('the page outlives a frame that dies of too much memory, and runs the next program', async () => {
    const bomb =
      'for (const a = [];;) { const s = "x".repeat(2 ** 28) + a.length; s.at(5); a.push(s.split("")); }';
    const requests = [
      requestOf({ language: 'javascript', text: bomb, limits: LIMITS }),
      requestOf({ language: 'javascript', text: 'console.log(6 * 7)', limits: LIMITS }),
      // Its place has waited in the same process.
      requestOf({ language: 'python', text: 'print(6 * 7)', limits: LIMITS }),
    ];
    const { port } = elsewhere.address() as AddressInfo;
    const page = await opened.browser.newPage();
    await page.goto(opened.url);
    // Playwright takes the page for dead, too, and asks it nothing more. So the page tells the server.
    await page.evaluate(
      ([requests, url]) => {
        void (async () => {
          await programs.prepare('python');
          const ends: string[] = [];
          for (const request of requests) {
            const { run } = await programs.run(request).ended;
            ends.push(run.killed ?? run.output.trim());
          }
          await fetch(`${url}?${ends.join()}`);
        })();
      },
      [requests, `http://127.0.0.1:${port}/`] as const,
    );
    await expect.poll(() => asked, { timeout: 60_000 }).toContain('/?memory,42,42');
    await page.close();
  });

  /** Runs a program, types meanwhile, and stops it after a while. */
  async function attempt(hostile: Hostile) {
    let hasEnded = false;
    const ended = opened.page
      .evaluate(
        async ([request, patience]) => {
          let begun: number | undefined;
          const running = programs.run(request);
          setTimeout(() => {
            begun = performance.now();
            running.stop();
          }, patience);
          const { run, isStopped } = await running.ended;
          const stopped = isStopped && begun ? performance.now() - begun : undefined;
          return { run, stopped };
        },
        [
          requestOf({ ...requestFor(hostile), limits: LIMITS }),
          hostile.prints === undefined ? PATIENCE : LIMITS.time,
        ] as const,
      )
      .finally(() => {
        hasEnded = true;
      });
    while (!hasEnded) {
      await opened.page.keyboard.press('a');
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    measured.keys.push(
      ...(await opened.page.evaluate(() => (globalThis as unknown as Keys).keys.splice(0))),
    );
    return ended;
  }

  function requestFor({ language, text }: Hostile) {
    const { port } = elsewhere.address() as AddressInfo;
    return { language, text: text.replaceAll('HOST', `http://127.0.0.1:${port}/`) };
  }

  function measureKeys(): Promise<void> {
    return opened.page.evaluate(() => {
      const keys: number[] = [];
      Object.assign(globalThis, { keys });
      const field = document.querySelector('input')!;
      field.focus();
      field.addEventListener('keydown', ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => keys.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        });
      });
    });
  }

  function whatIsStored(): Promise<unknown> {
    return opened.page.evaluate(async () => [
      (await indexedDB.databases()).map(({ name }) => name),
      await caches.keys(),
      Object.keys(localStorage),
      document.cookie,
    ]);
  }
});

interface Keys {
  readonly keys: number[];
}
