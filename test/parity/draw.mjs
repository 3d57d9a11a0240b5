// node test/parity/draw.mjs writes golden.jsonl: random texts, and the answers of the library.
import { writeFileSync } from 'node:fs';
import { solve } from '@nonet/engine';
import { generate, Random } from '@nonet/engine/generate';
import { packedCells } from '@nonet/engine/notation';
import { answerTo } from './answer.mjs';

const random = new Random('parity');
let drawn = 0;
const proper = () => {
  const [{ givens }] = generate({ minimal: true, seed: 'parity', first: drawn++ }).puzzles;
  return packedCells(givens);
};
const made = (count, make) => Array.from({ length: count }, (_, i) => make(i));

function without(text, givens) {
  const filled = Array.from(text, (_, cell) => cell).filter((cell) => text[cell] !== '.');
  const gone = new Set(random.shuffle(filled).slice(0, givens));
  return Array.from(text, (symbol, cell) => (gone.has(cell) ? '.' : symbol)).join('');
}

function changed(text) {
  const cell = random.below(text.length);
  return text.slice(0, cell) + (1 + random.below(9)) + text.slice(cell + 1);
}

const puzzles = [
  ...made(45, proper),
  ...made(20, (i) => without(proper(), 1 + (i % 5))),
  ...made(35, () => changed(proper())),
];
const broken = [
  ...made(4, () => proper().slice(1)),
  ...made(3, () => `${proper()}7`),
  ...made(3, () => proper().replace('.', '@')),
];
const lines = random
  .shuffle([...puzzles, ...broken])
  .map((text) => `${JSON.stringify({ text, ...answerTo(solve, text) })}\n`);
writeFileSync(new URL('golden.jsonl', import.meta.url), lines.join(''));
