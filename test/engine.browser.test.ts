import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Random } from '@nonet/engine/generate';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawBytes } from '../fuzz/puzzles.mjs';
import { nonet as command } from '../packages/cli/test/nonet.ts';
import {
  answersTo,
  type explanationsOf,
  type linesOf,
  type ratingsOf,
  type scoresOf,
} from './browser/app.js';
import { browserWith, describeInChromium } from './chromium.ts';
import { serve } from './site.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PUZZLES = 4_000;
const LIMITS = [1, 2, 50];
const MADE = 400;
/** So many of them are rated. Each is rated four times on each scale. */
const RATED = 80;

type Answers = ReturnType<typeof answersTo>;

declare global {
  /** Set by the app in the page. */
  var nonet: {
    simd: boolean;
    answersTo: typeof answersTo;
    linesOf: typeof linesOf;
    ratingsOf: typeof ratingsOf;
    scoresOf: typeof scoresOf;
    explanationsOf: typeof explanationsOf;
  };
}

describeInChromium('the engine in Chromium agrees with Node', () => {
  // The folder of a small app. Its node_modules has the engine, as if npm had installed it.
  const folder = mkdtempSync(join(tmpdir(), 'nonet-browser-'));
  const inFolder = (path: string): string => join(folder, path);
  let browser: Browser;
  let puzzles: Uint8Array;
  let expected: Answers;
  let made: string;
  /** Some of these puzzles. */
  let rated: readonly string[];

  beforeAll(async () => {
    cpSync(join(ROOT, 'test/browser'), folder, { recursive: true });
    mkdirSync(inFolder('node_modules/@nonet'), { recursive: true });
    symlinkSync(join(ROOT, 'packages/engine'), inFolder('node_modules/@nonet/engine'));
    browser = await browserWith();
    puzzles = mixedPuzzles();
    expected = answersTo(puzzles, LIMITS);
    const args = ['generate', '--minimal', '--seed', 'seed', '--count', `${MADE}`];
    made = (await command(args)).stdout;
    rated = made.trimEnd().split('\n').slice(0, RATED);
    mkdirSync(inFolder('esbuild'));
    cpSync(inFolder('index.html'), inFolder('esbuild/index.html'));
    const outfile = inFolder('esbuild/app.js');
    await build({ entryPoints: [inFolder('app.js')], outfile, bundle: true, format: 'esm' });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Opens the page of this folder, and expects no errors and no requests to other sites. */
  async function inPage(folder: string, check: (page: Page) => Promise<void>): Promise<void> {
    const site = await serve(folder);
    const origin = site.url;
    const page = await browser.newPage();
    const requests: string[] = [];
    const errors: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('pageerror', (error) => errors.push(error.message));
    try {
      await page.goto(origin);
      expect(errors).toEqual([]);
      await check(page);
      expect(requests).toContain(origin);
      expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
    } finally {
      await page.close();
      site.close();
    }
  }

  async function expectAgreement(folder: string): Promise<void> {
    await inPage(folder, async (page) => {
      expect(await page.evaluate(() => globalThis.nonet.simd)).toBe(true);
      expect(differences(await answersIn(page, puzzles), expected)).toEqual([]);
      const lines = await page.evaluate((count) => globalThis.nonet.linesOf('seed', count), MADE);
      expect(lines === made).toBe(true);
    });
  }

  it('the puzzles are of every kind', () => {
    const [, , { counts }] = expected;
    for (const solutions of [0, 1, 2, 50]) expect(counts).toContain(solutions);
  });

  it('as plain modules', async () => {
    const map = '{ "imports": { "@nonet/engine": "/engine/dist/index.js" } }';
    const page = readFileSync(inFolder('index.html'), 'utf8');
    mkdirSync(inFolder('plain'));
    writeFileSync(
      inFolder('plain/index.html'),
      page.replace('<head>', `$&<script type="importmap">${map}</script>`),
    );
    cpSync(inFolder('app.js'), inFolder('plain/app.js'));
    symlinkSync(join(ROOT, 'packages/engine'), inFolder('plain/engine'));
    await expectAgreement(inFolder('plain'));
  });

  it('bundled by esbuild', () => expectAgreement(inFolder('esbuild')));

  it('bundled by Vite', async () => {
    // Removes the NODE_ENV of vitest. Vite would use it.
    const env = { ...process.env, NODE_ENV: undefined };
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build'], { cwd: folder, env, stdio: 'pipe' });
    await expectAgreement(inFolder('dist'));
  });

  it(`with the same ratings, which do not depend on the number of threads`, async () => {
    const [alone, ...others] = await Promise.all(
      ['1', '2', '3'].map((threads) => command(['rate', '--threads', threads], rated.join('\n'))),
    );
    for (const { stdout } of others) expect(stdout === alone.stdout).toBe(true);
    await inPage(inFolder('esbuild'), async (page) => {
      const ratings = await page.evaluate((list) => globalThis.nonet.ratingsOf(list), rated);
      expect(ratings.join('') === alone.stdout).toBe(true);
    });
  });

  it('with the same levels and scores of HoDoKu, and the same explanations', async () => {
    const args = ['rate', '--scale', 'hodoku', '--threads'];
    const [alone, ...others] = await Promise.all(
      ['1', '2', '3'].map((threads) => command([...args, threads], rated.join('\n'))),
    );
    for (const { stdout } of others) expect(stdout === alone.stdout).toBe(true);
    const few = rated.slice(0, 20);
    const explained = await command(['explain', '--language', 'ko'], `${few.join('\n')}\n`);
    const lines = explained.stdout.split('\n').filter((line) => line.startsWith(' '));
    await inPage(inFolder('esbuild'), async (page) => {
      const scores = await page.evaluate((list) => globalThis.nonet.scoresOf(list), rated);
      expect(scores.join('') === alone.stdout).toBe(true);
      const texts = await page.evaluate((list) => globalThis.nonet.explanationsOf(list), few);
      const steps = lines.map((line) => `${line.replace(/^ *\d+ {2}/, '')}\n`);
      expect(texts.join('') === steps.join('')).toBe(true);
    });
  });
});

function mixedPuzzles(): Uint8Array {
  const random = new Random('browser');
  const puzzles = new Uint8Array(81 * PUZZLES);
  for (let at = 0; at < puzzles.length; at += 81) puzzles.set(drawBytes(random), at);
  return puzzles;
}

function answersIn(page: Page, puzzles: Uint8Array): Promise<Answers> {
  return page.evaluate(({ puzzles, limits }) => globalThis.nonet.answersTo(puzzles, limits), {
    puzzles,
    limits: LIMITS,
  });
}

/** Names the arrays that differ, for example "counts at limit 2". */
function differences(got: Answers, expected: Answers): string[] {
  return LIMITS.flatMap((limit, i) =>
    (['counts', 'solutions'] as const)
      .filter((name) => !asBuffer(got[i][name]).equals(asBuffer(expected[i][name])))
      .map((name) => `${name} at limit ${limit}`),
  );
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array | Uint32Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
