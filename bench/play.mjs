import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve, siteOf } from '../packages/cli/dist/studio-server/site.js';
import { keyTimes } from './key-times.mjs';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:play          measures Play in Chromium while the coach works, and prints a table
// npm run bench:play -- MOVES changes the number of moves of the long game (default 5,000)

const MOVES = Number(process.argv[2] ?? 5_000);
const KEYS = 200;
const ROUNDS = 10;
/** A puzzle on which every search of the coach takes long. */
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const BUILT = fileURLToPath(new URL('../packages/studio/dist', import.meta.url));

const { server, url } = await serve(siteOf(BUILT), 0);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const page = await browser.newPage({
  viewport: { width: 1_280, height: 720 },
  locale: 'en-US',
  serviceWorkers: 'block',
});
await page.addInitScript(() => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
});
await page.goto(`${url}#2&room=play&puzzle=${ESCARGOT}`);
const cells = page.getByRole('gridcell');
await cells.nth(1).click();
await page.waitForTimeout(2_000);

page.setDefaultTimeout(10_000);
const rows = [];
rows.push(['the coach rests', ...(await rowOf(['1', 'ArrowRight', 'ArrowLeft']))]);

await page.keyboard.press('Control+z');
await page.getByRole('button', { name: 'What can I do now?' }).click();
// A move of the selection leaves the question as it is.
rows.push(['the coach lists all techniques', ...(await rowOf(['ArrowRight', 'ArrowLeft']))]);

await page.getByRole('button', { name: 'Play settings' }).click();
await page.getByLabel('The coach names the techniques I use').check();
await page.keyboard.press('Escape');
await cells.nth(2).click();
rows.push(['the coach names each note', ...(await rowOf(['Shift+2', 'Shift+4', 'Control+8']))]);

console.log(
  markdown(['', 'key to paint, p50', 'p95', 'most', 'tasks over 50 ms', 'the longest task'], rows),
);

await page.getByRole('button', { name: 'Play settings' }).click();
await page.getByLabel('The coach names the techniques I use').uncheck();
await page.keyboard.press('Escape');
await cells.nth(2).click();
const heaps = [];
const before = await entries();
for (let moves = 0; moves <= MOVES; moves += MOVES / 5) {
  if (moves > 0) await play(MOVES / 5);
  const got = (await entries()) - before;
  if (got !== moves) throw new Error(`expected ${moves} moves in the game, got ${got}`);
  heaps.push([moves.toLocaleString('en'), ((await heapBytes()) / 2 ** 20).toFixed(1)]);
}
console.log(`\n${markdown(['moves', 'JavaScript heap, MB'], heaps)}`);

const { game, puzzle } = JSON.parse(
  readFileSync(new URL('../examples/review-game.json', import.meta.url)),
);
const told = [];
for (let round = 0; round < ROUNDS; round++) {
  await page.goto(`${url}#2&room=play&puzzle=${ESCARGOT}`);
  await page.reload();
  await cells.first().waitFor();
  await page.waitForTimeout(500);
  told.push(await reviewTimes());
}
const [all, most] = [0, 1].map((i) => told.map((it) => it[i]));
console.log(
  `\n${markdown(
    ['', 'p50', 'most', 'the longest task'],
    [
      [
        'a link to a game until its review is told',
        median(all).toFixed(0),
        Math.max(...all).toFixed(0),
        Math.max(...most).toFixed(0),
      ],
    ],
  )}`,
);
console.log(`\nAll times are milliseconds. Measured on ${machine()}.`);
await browser.close();
server.close();

/** Presses keys in turn. Returns the cells of a row of the table. */
async function rowOf(keys) {
  await page.evaluate(() => {
    globalThis.longTasks.length = 0;
  });
  const times = await keyTimes(page, keys, { count: KEYS, pause: 40 });
  times.sort((a, b) => a - b);
  const longTasks = await page.evaluate(() => globalThis.longTasks);
  return [
    ...[0.5, 0.95, 1].map((share) => times[Math.ceil(share * times.length) - 1].toFixed(1)),
    longTasks.length,
    Math.max(0, ...longTasks).toFixed(0),
  ];
}

/** The time from a link to a game until its review, and the longest task of the page meanwhile. */
async function reviewTimes() {
  await page.evaluate((hash) => {
    globalThis.longTasks.length = 0;
    globalThis.startOfReview = performance.now();
    location.hash = hash;
  }, `2&room=review&puzzle=${puzzle}&game=${game}`);
  await page.locator('.summary').waitFor();
  return page.evaluate(() => [
    performance.now() - globalThis.startOfReview,
    Math.max(0, ...globalThis.longTasks),
  ]);
}

/** Writes and clears digits and notes, as fast as the page takes them. */
function play(moves) {
  return page.evaluate(async (count) => {
    for (let i = 0; i < count; i++) {
      const digit = String(1 + (i % 9));
      const press = [
        { code: `Digit${digit}`, key: digit, shiftKey: true },
        { code: `Digit${digit}`, key: digit, ctrlKey: true },
        { code: `Digit${digit}`, key: digit },
        { code: 'Backspace', key: 'Backspace' },
      ][i % 4];
      document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', { ...press, bubbles: true, cancelable: true }),
      );
      if (i % 10 === 0) await new Promise(requestAnimationFrame);
    }
  }, moves);
}

/** The number of entries in the game that the browser keeps. */
async function entries() {
  await page.waitForTimeout(1_000);
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('nonet-games').onsuccess = ({ target: { result } }) => {
          const kept = result.transaction('games').objectStore('games').getAll();
          kept.onsuccess = () => resolve(kept.result.find((it) => 'revision' in it).entries);
        };
      }),
  );
}

async function heapBytes() {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
