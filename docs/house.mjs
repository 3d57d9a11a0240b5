import { readFileSync, writeFileSync } from 'node:fs';
import { house, importRule } from './house/drawing.mjs';
import { fillIn } from './kernel/markers.mjs';

// node docs/house.mjs
//   draws docs/house.svg, and writes the import rule into ARCHITECTURE.md

const page = new URL('../ARCHITECTURE.md', import.meta.url);
writeFileSync(new URL('house.svg', import.meta.url), house());
writeFileSync(page, fillIn(readFileSync(page, 'utf8'), 'rule', { imports: importRule() }));
