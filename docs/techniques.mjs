import { readFileSync, writeFileSync } from 'node:fs';
import { fillIn } from './kernel/markers.mjs';
import { exampleBlocks, indexBlock, LANGUAGES } from './techniques/blocks.mjs';
import { EXAMPLES, exampleOf } from './techniques/examples.mjs';
import { PAGES } from './techniques/pages.mjs';
import { pictureOf, wWingPicture } from './techniques/pictures.mjs';
import { searchExamples } from './techniques/search.mjs';

// npm run build && node docs/techniques.mjs
//   draws docs/techniques/images/*.svg and docs/explain.svg, and writes the examples into
//   docs/techniques/*.md and the table into docs/techniques.md and docs/techniques.ko.md
// npm run build && node docs/techniques.mjs --search
//   searches for examples and prints the table of docs/techniques/examples.mjs. This takes minutes.

const path = (name) => new URL(name, import.meta.url);

function write(file, kind, blocks) {
  writeFileSync(path(file), fillIn(readFileSync(path(file), 'utf8'), kind, blocks));
}

/** Draws the pictures, and writes the examples and the table. */
function writePages() {
  for (const id of Object.keys(EXAMPLES)) {
    writeFileSync(path(`techniques/images/${id}.svg`), pictureOf(exampleOf(id)));
  }
  for (const { language, suffix } of LANGUAGES) {
    writeFileSync(path(`explain${suffix}.svg`), wWingPicture(language));
    write(`techniques${suffix}.md`, 'table', { techniques: indexBlock(language) });
    for (const page of Object.keys(PAGES)) {
      write(`techniques/${page}${suffix}.md`, 'example', exampleBlocks(page, language));
    }
  }
}

if (process.argv.includes('--search')) console.log(searchExamples().join('\n'));
else writePages();
