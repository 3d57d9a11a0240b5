import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { PACKAGES } from './columns.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Folders with Korean texts, and with the scripts that write them. */
const FOLDERS = [
  ...Object.keys(PACKAGES).map((name) => `packages/${name}/src`),
  'packages/studio/technique-pages',
  'site/.vitepress/theme',
  'site/build',
  'docs',
];

const files = [
  'README.ko.md',
  'site/home.ko.md',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|vue|mjs|ko\.md)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

it('Korean texts use the words of GLOSSARY.md', () => {
  const [, table] = read('GLOSSARY.md').split('| English | Korean | not |');
  const others = [...table.matchAll(/ \| ([^|]+) \|$/gm)].flatMap(([, words]) => words.split(', '));
  expect(others).toContain('격자');
  const other = new RegExp(`(?<!\\p{L})(?:${others.join('|')})`, 'u');
  const found = files.flatMap((path) =>
    read(path)
      .split('\n')
      .map((line, i) => ({ at: `${path}:${i + 1}`, word: other.exec(line)?.[0] }))
      .filter(({ word }) => word),
  );
  expect(found).toEqual([]);
});
