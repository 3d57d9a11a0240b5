import { readFileSync, writeFileSync } from 'node:fs';

/** bench/results.md has all results. The READMEs have a few rows of the comparison with others. */
export const READMES = ['README.md', 'README.ko.md'];
export const RESULTS = 'bench/results.md';

/** Replaces the text between `<!-- NAME -->` and `<!-- /NAME -->` in a file of the project. */
export function writeBlock(file, name, block) {
  const path = new URL(`../${file}`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  const place = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!place.test(text)) throw new Error(`${file} has no block ${name}`);
  writeFileSync(
    path,
    text.replace(place, (_, open, close) => `${open}\n${block}\n\n${close}`),
  );
}
