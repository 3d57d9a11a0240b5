import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { pythonFiles } from '../packages/cli/dist/studio-server/python-files.js';
import { serve, siteOf } from '../packages/cli/dist/studio-server/site.js';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:code measures how the room Code opens, and how it runs programs with many events

const ROUNDS = 3;
const PATIENCE = { timeout: 600_000 };
const BUILT = fileURLToPath(new URL('../packages/studio/dist', import.meta.url));
const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
/** In row order, its search has two million events, of which the page keeps one million. */
const LONG = '1.35.4..2..6....1..........2.....59....4.6....8.....2...7.9..5.........8869..7..1';

const { server, url } = await serve(new Map([...siteOf(BUILT), ...pythonFiles()]), 0);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});

const openings = new Map();
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext({ locale: 'en-US' });
  for (const visit of ['the first time', 'again', 'offline']) {
    await context.setOffline(visit === 'offline');
    const found = await opened(context);
    openings.set(visit, [...(openings.get(visit) ?? []), found]);
  }
  await context.close();
}
const middle = (all, name) => median(all.map((one) => one[name]));
console.log(
  markdown(
    ['Code opens', 'KB loaded', 'one can type, s', 'KB with Python', 'Python has run, s'],
    Array.from(openings, ([visit, all]) => [
      visit,
      (middle(all, 'bytes') / 1_000).toFixed(0),
      middle(all, 'typing').toFixed(2),
      (middle(all, 'allBytes') / 1_000).toFixed(0),
      middle(all, 'ran').toFixed(2),
    ]),
  ),
);

const runs = [];
for (const language of ['python', 'javascript']) {
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${url}#2&room=code&start=scan-${language}&puzzle=${LONG}`);
  const before = await memory();
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 250);
  const seconds = await ran(page);
  clearInterval(watching);
  const after = await memory();
  most = Math.max(most, after);
  const text = await statusOf(page).innerText();
  runs.push([language, text, seconds.toFixed(1), most - before, after - before]);
  await context.close();
}
console.log('');
console.log(
  markdown(
    ['language', 'the page says', 's until then', 'most MB more', 'MB more at the end'],
    runs,
  ),
);
console.log(`\nMedians of ${ROUNDS}. Measured on ${machine()}.`);
await browser.close();
server.close();

/** Opens the room on a page of its own: seconds until one can type, and until a program has run. */
async function opened(context) {
  const page = await context.newPage();
  const sizes = [];
  context.on('requestfinished', (request) => sizes.push(request.sizes().catch(() => undefined)));
  const bytes = async () =>
    // What the service worker has kept has the size -1.
    (await Promise.all(sizes)).reduce(
      (sum, size) => sum + Math.max(0, size?.responseBodySize ?? 0),
      0,
    );
  const begun = performance.now();
  await page.goto(`${url}#2&room=code&start=scan-python&puzzle=${SAMPLE}`);
  await page.getByRole('textbox', { name: /^Editor/ }).waitFor(PATIENCE);
  const typing = (performance.now() - begun) / 1_000;
  const first = await bytes();
  const seconds = await ran(page);
  // The service worker keeps the page meanwhile, so that it works offline.
  await page.waitForTimeout(2_000);
  const all = await bytes();
  await page.close();
  return { typing, bytes: first, ran: seconds, allBytes: all };
}

function statusOf(page) {
  return page.getByRole('group', { name: 'Run and share' }).getByRole('status');
}

/** Runs the program. Returns the seconds until its search can be watched. */
async function ran(page) {
  const begun = performance.now();
  await page.getByRole('button', { name: /^Run/ }).click(PATIENCE);
  await statusOf(page)
    .getByText(/^Finished/)
    .waitFor(PATIENCE);
  return (performance.now() - begun) / 1_000;
}

/** The memory of all processes of the browser, in MB. */
async function memory() {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const kilobytes = processInfo.map(({ id }) => {
    try {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/^RssAnon:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    } catch {
      // It has ended.
      return 0;
    }
  });
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1_000);
}
