// npm run build && node docs/variants.mjs
//
// Draws docs/variants/*.svg, the pictures of the kinds of constraints, from the examples in docs/variants.md,
// and puts them into the tables of the page and of its Korean twin.

import { readFileSync, writeFileSync } from 'node:fs';
import { constraintNames } from '@nonet/engine/explain';
import { drawings, ROW } from './variants/drawings.mjs';

const path = (name) => new URL(name, import.meta.url);
const pictures = drawings();

for (const [file, svg] of Object.entries(pictures)) writeFileSync(path(`variants/${file}`), svg);

for (const [page, language] of [
  ['variants.md', 'en'],
  ['variants.ko.md', 'ko'],
]) {
  const text = readFileSync(path(page), 'utf8')
    .replace(ROW, (_, rule, code, json) => {
      const { kind } = JSON.parse(json);
      const name = constraintNames[kind][language];
      const image = pictures[`${kind}.svg`] ? `![${name}](variants/${kind}.svg) ` : '';
      return `| ${image}| ${rule} | ${code} |`;
    })
    .replace(/^\| (rule|규칙) \| JSON \|\n\|---\|---\|$/gm, '| | $1 | JSON |\n|---|---|---|');
  writeFileSync(path(page), text);
}
