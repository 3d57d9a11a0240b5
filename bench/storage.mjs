import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { daysAfter, formatLearner, lessons, NEW_LEARNER, practised } from '@nonet/engine/practice';
import { chromium } from 'playwright-core';
import { serve, siteOf } from '../packages/cli/dist/studio-server/site.js';
import { keyTimes } from './key-times.mjs';
import { machine, markdown, median } from './measure.mjs';

// npm run bench:storage measures how the studio starts and plays with 1,000 games, kept and solved, and
// 10,000 drills

const GAMES = 1_000;
const DRILLS = 10_000;
const ROUNDS = 10;
const KEYS = 100;
const BUILT = fileURLToPath(new URL('../packages/studio/dist', import.meta.url));
const { game, puzzle } = JSON.parse(
  readFileSync(new URL('../examples/review-game.json', import.meta.url)),
);

const { server, url } = await serve(siteOf(BUILT), 0);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking'],
});
const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
const rows = [];

rows.push(['nothing kept', ...(await measured())]);
await play();
rows.push(['1 game', ...(await measured())]);
await context.pages()[0].evaluate((text) => localStorage.setItem('nonet-learner', text), learnt());
await copyGames();
await solveGames();
rows.push([`${GAMES} games, ${DRILLS} drills`, ...(await measured())]);
// Every new game makes room: the oldest games are forgotten.
await play();
rows.push(['after the next game', ...(await measured())]);

console.log(
  markdown(
    [
      '',
      'games',
      'bytes',
      'Play opens',
      'Practice opens',
      'Record opens',
      'key to paint, p95',
      'longest task',
    ],
    rows,
  ),
);
console.log(`\nThe times are milliseconds, medians of ${ROUNDS}. Measured on ${machine()}.`);
await browser.close();
server.close();

/** Plays a whole game: a link opens it, and the next note keeps it. */
async function play() {
  const page = await context.newPage();
  await page.goto(`${url}#2&room=play&puzzle=${puzzle}&game=${game}`);
  await page.getByRole('gridcell').first().waitFor();
  await page.waitForTimeout(1_500);
  for (const old of context.pages().slice(0, -1)) await old.close();
}

/** What is kept, how long Play, Practice and Record take to open, and how a key feels. */
async function measured() {
  const opened = { play: [], practice: [], record: [] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const [room, first] of [
      ['play', '[role="gridcell"]'],
      ['practice', '.lessons li'],
      ['record', '.month button'],
    ]) {
      const page = await context.newPage();
      await page.goto(`${url}#2&room=${room}&puzzle=${puzzle}`);
      await page.locator(first).first().waitFor();
      opened[room].push(await page.evaluate(() => performance.now()));
      await page.close();
    }
  }
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(`${url}#2&room=play&puzzle=${puzzle}`);
  await page.getByRole('gridcell').nth(2).click();
  await page.waitForTimeout(1_000);
  await page.evaluate(() => {
    globalThis.longTasks.length = 0;
  });
  const keys = ['Shift+2', 'Shift+4'];
  const games = (await kept()).length;
  const times = (await keyTimes(page, keys, { count: KEYS, pause: 40 })).sort((a, b) => a - b);
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.longTasks));
  const { usage } = await page.evaluate(() => navigator.storage.estimate());
  for (const old of context.pages()) if (old !== page) await old.close();
  return [
    games,
    usage.toLocaleString('en'),
    median(opened.play).toFixed(0),
    median(opened.practice).toFixed(0),
    median(opened.record).toFixed(0),
    times[Math.ceil(0.95 * times.length) - 1].toFixed(1),
    longest.toFixed(0),
  ];

  function kept() {
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          indexedDB.open('nonet-games').onsuccess = ({ target: { result } }) => {
            if (!result.objectStoreNames.contains('games')) return resolve([]);
            const all = result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => resolve(all.result.filter((it) => 'revision' in it));
          };
        }),
    );
  }
}

/** Puts copies of the kept game beside it, as a version without a limit would have left them. */
async function copyGames() {
  await context.pages()[0].evaluate(
    (count) =>
      new Promise((resolve, reject) => {
        indexedDB.open('nonet-games').onsuccess = ({ target: { result } }) => {
          const writing = result.transaction('games', 'readwrite');
          const store = writing.objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            const [head] = all.result.filter((it) => 'revision' in it);
            const [block] = all.result.filter((it) => Array.isArray(it));
            for (let i = 1; i < count; i++) {
              const id = `copy-${i}`;
              store.put({ ...head, id, date: head.date - i }, id);
              store.put(block, `${id} 0`);
            }
          };
          writing.oncomplete = resolve;
          writing.onerror = () => reject(writing.error);
        };
      }),
    GAMES,
  );
}

/** Puts as many solved games into the record, one for each puzzle, about three a day. */
async function solveGames() {
  await context.pages()[0].evaluate(
    ({ cells, count }) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('nonet-record');
        opening.onupgradeneeded = () => opening.result.createObjectStore('solved');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('solved', 'readwrite');
          const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'];
          for (let i = 0; i < count; i++) {
            const level = levels[i % 5];
            const at = Date.now() - Math.floor(i / 3) * 86_400_000;
            const daily = new Date(at).toISOString().slice(0, 10);
            const own = { puzzle: { boxRows: 3, boxColumns: 3, cells }, level, daily, zone: 0, at };
            const game = { ...own, seed: `${daily} ${level}`, time: 600_000 + i, hints: i % 3 };
            writing.objectStore('solved').put({ ...game, steps: 0, wrong: 0 }, `3x3 ${i} ${cells}`);
          }
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    { cells: puzzle, count: GAMES },
  );
}

/** The record of a learner who practises each technique in turn, and fails at every seventh drill. */
function learnt() {
  let learner = NEW_LEARNER;
  for (let drill = 0; drill < DRILLS; drill++) {
    const { technique } = lessons[drill % lessons.length];
    const outcome = drill % 7 === 0 ? 'wrong' : 'alone';
    const day = daysAfter('2026-01-01', Math.floor(drill / 30));
    learner = practised(learner, { technique, outcome, day });
  }
  return formatLearner(learner);
}
