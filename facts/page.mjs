import { readFileSync, writeFileSync } from 'node:fs';
import { markdown } from '../bench/measure.mjs';
import { sum } from './interval.mjs';
import { facts } from './list.mjs';
import { readChunks } from './store.mjs';

// Writes docs/facts.md and docs/facts.ko.md from facts/results.

const PAGES = { en: 'facts.md', ko: 'facts.ko.md' };
const WORDS = {
  en: {
    head: ['', 'here', '95 % interval', 'published'],
    source: 'Published',
    time: (seconds, chunks, machine) =>
      `Time: ${seconds}${chunks === 1 ? '' : ` in ${chunks.toLocaleString('en')} chunks`}, on one thread of a busy machine: ${machine}.`,
    units: [' seconds', ' minutes', ' hours'],
  },
  ko: {
    head: ['', '여기서 구한 값', '95 % 신뢰 구간', '발표된 값'],
    source: '출처',
    time: (seconds, chunks, machine) =>
      `시간: 다른 작업도 도는 컴퓨터의 스레드 하나에서 ${seconds}${chunks === 1 ? '' : `(${chunks.toLocaleString('en')}묶음)`}: ${machine}.`,
    units: ['초', '분', '시간'],
  },
};

/** Writes the facts whose chunks are done: of an endless fact, all so far. What the pages say of others stays. */
export function writePages(seed) {
  for (const [language, file] of Object.entries(PAGES)) {
    const path = new URL(`../docs/${file}`, import.meta.url);
    const text = readFileSync(path, 'utf8').replace(
      /(<!-- fact (.+) -->\n)[\s\S]*?(<!-- \/fact -->)/g,
      (place, open, id, close) => {
        const chunks = [...readChunks(id, seed).values()].toSorted((a, b) => a.chunk - b.chunk);
        const fact = facts.find((other) => other.id === id);
        // An interval needs two chunks.
        const least = fact.kind === 'hours' ? 2 : 1;
        if (chunks.length < Math.max(least, chunks.at(-1)?.of ?? 0)) return place;
        return `${open}\n${blockOf(fact, chunks, language)}\n\n${close}`;
      },
    );
    writeFileSync(path, text);
  }
}

function blockOf(fact, chunks, language) {
  const words = WORDS[language];
  const rows = fact
    .rows(chunks)
    .map(({ name, value, interval, published }) => [
      name[language],
      written(value),
      interval ? interval.join(' – ') : '',
      published === undefined ? '' : written(published),
    ]);
  const time = words.time(
    duration(sum(chunks.map(({ seconds }) => seconds)), words.units),
    chunks.length,
    chunks.at(-1).machine,
  );
  const source = fact.source === '' ? [] : [`${words.source}: ${fact.source}.`];
  return [markdown(words.head, rows), fact.how[language], ...source, time].join('\n\n');
}

const written = (value) => (typeof value === 'string' ? value : value.toLocaleString('en'));

function duration(seconds, [short, middle, long]) {
  if (seconds < 100) return `${Number(seconds.toPrecision(2))}${short}`;
  if (seconds < 6_000) return `${Math.round(seconds / 60)}${middle}`;
  return `${(seconds / 3_600).toFixed(1)}${long}`;
}
