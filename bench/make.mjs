import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { serve, siteOf } from '../packages/cli/dist/studio-server/site.js';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:make          makes, rates and keeps 10,000 puzzles in the page, and scrolls through them
// npm run bench:make -- COUNT changes the number of puzzles

const COUNT = Number(process.argv[2] ?? 10_000);
const CANCELS = 10;
const SCROLLED = 3_000;
const BUILT = fileURLToPath(new URL('../packages/studio/dist', import.meta.url));

const { server, url } = await serve(siteOf(BUILT), 0);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--enable-precise-memory-info'],
});
const page = await browser.newPage({
  viewport: { width: 1_280, height: 720 },
  locale: 'en-US',
  serviceWorkers: 'block',
});
page.setDefaultTimeout(600_000);
await page.addInitScript(() => {
  globalThis.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask' });
});
const rows = [];

await page.goto(`${url}#2&room=make&making=measure`);
await page.getByText('appear here').waitFor();
await forgetTasks();
await page.getByLabel('Seed', { exact: true }).fill('bench');
await page.getByLabel('How many', { exact: true }).fill(String(COUNT));
await measured('make', async () => {
  await page.getByRole('button', { name: 'Make the puzzles' }).click();
  await page.locator('.work[data-kind="rating"]').waitFor();
});
await measured('rate', () => page.locator('.work:not([data-kind])').waitFor());
for (const column of ['Givens', 'HoDoKu', 'SE', 'Hardest technique']) {
  await measured(`sort by ${column}`, async () => {
    await page.getByRole('button', { name: column, exact: true }).click();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  });
}
const frames = await scrolled();
await measured('save as JSON', async () => {
  await page.getByRole('combobox', { name: 'Save as' }).selectOption('nonet');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save [\d,]+ puzzles$/ }).click();
  await saved;
});
await page.reload();
await measured('reload, until all are shown', () =>
  page.getByText(`${COUNT.toLocaleString('en')} puzzles`, { exact: true }).waitFor(),
);
const workers = await page.evaluate(() => Math.max(1, navigator.hardwareConcurrency - 1));
const { usage } = await page.evaluate(() => navigator.storage.estimate());

// Puzzles that take long to make are cancelled in the middle.
await page.getByRole('combobox', { name: 'Difficulty' }).selectOption('hodoku');
await page.getByRole('combobox', { name: 'Hardest technique' }).selectOption('jellyfish');
const cancels = [];
for (let i = 0; i < CANCELS; i++) {
  await page.getByLabel('Seed', { exact: true }).fill(`cancel ${i}`);
  await page.getByRole('button', { name: 'Make the puzzles' }).click();
  await page.locator('.work[data-kind="making"]').waitFor();
  await page.waitForTimeout(500);
  cancels.push(
    await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector('.work button').click();
      while (document.querySelector('.work[data-kind]')) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      return performance.now() - start;
    }),
  );
}

console.log(markdown(['', 'seconds', 'longest task, ms', 'JavaScript heap, MB'], rows));
console.log(
  [
    '',
    `Cancel: ${median(cancels).toFixed(0)} ms, at most ${Math.max(...cancels).toFixed(0)} ms (${CANCELS} times).`,
    `Scrolling: ${frames.rate.toFixed(0)} frames a second, longest frame ${frames.longest.toFixed(0)} ms.`,
    `Kept: ${(usage / 2 ** 20).toFixed(1)} MB.`,
    `${COUNT.toLocaleString('en')} puzzles, in ${workers} workers. Measured on ${machine()}.`,
  ].join('\n'),
);
await browser.close();
server.close();

function forgetTasks() {
  return page.evaluate(() => {
    globalThis.longTasks.length = 0;
  });
}

/** Does something, and adds a row with its time, its longest task and the memory after it. */
async function measured(what, doing) {
  const start = performance.now();
  await doing();
  const seconds = (performance.now() - start) / 1_000;
  const { heap, longest } = await page.evaluate(() => ({
    heap: performance.memory.usedJSHeapSize,
    longest: Math.max(0, ...globalThis.longTasks),
  }));
  rows.push([
    what,
    seconds.toFixed(2),
    longest === 0 ? 'below 50' : longest.toFixed(0),
    (heap / 2 ** 20).toFixed(1),
  ]);
  await forgetTasks();
}

/** Scrolls the table for a while, a third of a row each frame. */
function scrolled() {
  return page.evaluate(async (during) => {
    const table = document.querySelector('.puzzle-rows');
    const times = [];
    let before = performance.now();
    const end = before + during;
    while (before < end) {
      table.scrollTop += 25;
      const now = await new Promise((resolve) => requestAnimationFrame(resolve));
      times.push(now - before);
      before = now;
    }
    return { rate: (1_000 * times.length) / during, longest: Math.max(...times.slice(1)) };
  }, SCROLLED);
}
