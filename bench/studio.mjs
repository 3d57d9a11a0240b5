import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { serve, siteOf } from '../packages/cli/dist/studio-server/site.js';
import { keyTimes } from './key-times.mjs';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:studio                   measures the built studio in Chromium and prints a table
// npm run bench:studio -- OTHER/dist …   also measures other builds, in turns, to compare them

const ROUNDS = 5;
const SECONDS = 3;
const KEYS = 60;
/** Events per second. */
const SPEEDS = [1, 100];
const BUILT = fileURLToPath(new URL('../packages/studio/dist', import.meta.url));
const ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';

const folders = [BUILT, ...process.argv.slice(2).map((folder) => resolve(folder))];
const figures = folders.map(() => new Map());
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (let round = 1; round <= ROUNDS; round++) {
  for (const [i, folder] of folders.entries()) {
    process.stderr.write(`round ${round} of ${ROUNDS}, ${nameOf(folder)} …\n`);
    for (const [name, value] of await measured(folder)) {
      figures[i].set(name, [...(figures[i].get(name) ?? []), value]);
    }
  }
}
await browser.close();

const rows = [...figures[0].keys()].map((name) => [
  name,
  ...figures.map((each) => median(each.get(name)).toFixed(1)),
]);
console.log(markdown(['median', ...folders.map(nameOf)], rows));
console.log(`\nScript of a frame may take 8.3 ms, half of 1/60 s. Measured on ${machine()}.`);

/** Every build is in a folder `dist`, so the name comes from the path above it. */
function nameOf(folder) {
  return folder === BUILT ? 'studio' : basename(dirname(folder));
}

async function measured(folder) {
  const { server, url } = await serve(siteOf(folder), 0);
  const page = await browser.newPage({
    viewport: { width: 1_440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  try {
    await page.goto(`${url}#2&room=watch&puzzle=${ESCARGOT}&tour=1`);
    const play = page.getByRole('group').getByRole('button', { name: 'Play', exact: true });
    await play.waitFor();
    // After this pause, the recording and its waveform are complete. They take less than a second.
    await page.waitForTimeout(2_000);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    );
    const found = [['first contentful paint, ms', painted]];
    found.push([
      'key to paint, ms',
      median(await keyTimes(page, ['ArrowRight'], { count: KEYS, pause: 20 })),
    ]);
    for (const speed of SPEEDS) found.push(...(await playing(page, play, speed)));
    found.push(['JavaScript and CSS, KB gzipped', packedBytes(folder) / 1_024]);
    return found;
  } finally {
    await page.close();
    server.close();
  }
}

/**
 * Plays for some seconds. Returns rows of the table: the frames per second, and the time of scripts
 * on the main thread, per frame and in total.
 */
async function playing(page, play, speed) {
  const browserTimes = await page.context().newCDPSession(page);
  await browserTimes.send('Performance.enable');
  const scriptSeconds = async () => {
    const { metrics } = await browserTimes.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration').value;
  };
  await page.getByRole('combobox', { name: 'speed' }).selectOption(String(speed));
  await play.click();
  await page.waitForTimeout(500);
  const before = await scriptSeconds();
  const frames = await page.evaluate(
    (milliseconds) =>
      new Promise((resolve) => {
        let count = 0;
        const start = performance.now();
        const onFrame = (now) => {
          count++;
          if (now - start < milliseconds) requestAnimationFrame(onFrame);
          else resolve(count);
        };
        requestAnimationFrame(onFrame);
      }),
    1_000 * SECONDS,
  );
  const script = 1_000 * ((await scriptSeconds()) - before);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  return [
    [`${speed} events/s: frames per second`, frames / SECONDS],
    [`${speed} events/s: script per frame, ms`, script / frames],
    [`${speed} events/s: script in ${SECONDS} s, ms`, script],
  ];
}

function packedBytes(folder) {
  const files = readdirSync(folder, { recursive: true }).map((name) => join(folder, name));
  return files
    .filter((file) => statSync(file).isFile() && /\.(js|css)$/.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
}
