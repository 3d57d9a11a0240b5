// Builds the two fonts of the PDF books: subsets of Pretendard 1.3.9 (SIL OFL 1.1).
// "Pretendard" is a Reserved Font Name, so the subsets carry the name "Nonet Sans".
//
//   node packages/book/font/build.mjs [cache folder]
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['pretendard@1.3.9', 'subset-font@2.9.0', 'harfbuzzjs@1.6.4'];
const WEIGHTS = ['Regular', 'Bold'];

const here = fileURLToPath(new URL('.', import.meta.url));
const root = resolve(here, '../../..');
const cache = resolve(process.argv[2] ?? join(root, 'node_modules/.cache/fonts'));

function range(first, last) {
  let text = '';
  for (let code = first; code <= last; code++) text += String.fromCodePoint(code);
  return text;
}

/** The 2,350 Hangul syllables of KS X 1001. */
function hangulSyllables() {
  const eucKr = new TextDecoder('euc-kr', { fatal: true });
  let text = '';
  for (let row = 0xb0; row <= 0xc8; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++) text += eucKr.decode(Uint8Array.of(row, cell));
  }
  return text;
}

const CHARACTERS = [
  range(0x20, 0x7e), // ASCII
  range(0xa0, 0x17f), // Latin-1 and Latin Extended-A
  range(0x2010, 0x2026), // dashes, quotation marks, dagger, bullet, ellipsis
  '′″‹›※₩€™−√∞≈≠≤≥←↑→↓↔',
  '■□▲△▼▽◆◇○●★☆✓✗',
  range(0x2460, 0x2473), // ① to ⑳
  range(0x2776, 0x277f), // ❶ to ❿
  range(0x3000, 0x3003) + range(0x3008, 0x3011), // CJK punctuation
  range(0x3131, 0x3163), // Hangul compatibility jamo of modern Korean
  hangulSyllables(),
].join('');

function readTables(font) {
  const tables = new Map();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + 16 * i;
    const start = font.readUInt32BE(entry + 8);
    const length = font.readUInt32BE(entry + 12);
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(start, start + length));
  }
  return tables;
}

function checksum(bytes) {
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 4) sum = (sum + bytes.readUInt32BE(i)) >>> 0;
  return sum;
}

function writeTables(font, tables) {
  const header = Buffer.from(font.subarray(0, 12 + 16 * tables.size));
  const chunks = [header];
  let start = header.length;
  let headStart = 0;
  [...tables].forEach(([tag, data], i) => {
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    if (tag === 'head') {
      padded.writeUInt32BE(0, 8);
      headStart = start;
    }
    header.writeUInt32BE(checksum(padded), 12 + 16 * i + 4);
    header.writeUInt32BE(start, 12 + 16 * i + 8);
    header.writeUInt32BE(data.length, 12 + 16 * i + 12);
    chunks.push(padded);
    start += padded.length;
  });
  const result = Buffer.concat(chunks);
  result.writeUInt32BE((0xb1b0afba - checksum(result)) >>> 0, headStart + 8);
  return result;
}

/** The name table with the reserved name replaced; the legal texts stay as they are. */
function renamed(table) {
  const spaced = [1, 4]; // family, full name
  const joined = [3, 6]; // unique identifier, PostScript name
  const count = table.readUInt16BE(2);
  const stringStart = table.readUInt16BE(4);
  const records = Buffer.from(table.subarray(0, 6 + 12 * count));
  const strings = [];
  let offset = 0;
  for (let at = 6; at < records.length; at += 12) {
    if (records.readUInt16BE(at) !== 3) throw new Error('Expected Windows names only');
    const id = records.readUInt16BE(at + 6);
    const start = stringStart + records.readUInt16BE(at + 10);
    const bytes = table.subarray(start, start + records.readUInt16BE(at + 8));
    let text = new TextDecoder('utf-16be').decode(bytes);
    if (spaced.includes(id)) text = text.replace('Pretendard', 'Nonet Sans');
    if (joined.includes(id)) text = text.replace('Pretendard', 'NonetSans');
    const encoded = Buffer.from(text, 'utf16le').swap16();
    records.writeUInt16BE(encoded.length, at + 8);
    records.writeUInt16BE(offset, at + 10);
    strings.push(encoded);
    offset += encoded.length;
  }
  records.writeUInt16BE(records.length, 4);
  return Buffer.concat([records, ...strings]);
}

if (!existsSync(join(cache, 'node_modules/pretendard'))) {
  mkdirSync(cache, { recursive: true });
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', ['install', '--prefix', cache, ...flags, ...PACKAGES], { stdio: 'inherit' });
}
const subsetFont = createRequire(join(cache, 'package.json'))('subset-font');
const pretendard = join(cache, 'node_modules/pretendard/dist');

for (const weight of WEIGHTS) {
  const source = join(pretendard, `public/static/alternative/Pretendard-${weight}.ttf`);
  const subset = await subsetFont(readFileSync(source), CHARACTERS, {
    targetFormat: 'truetype',
    noHinting: true,
    // Without 'calt' the text "3x3" keeps its letter x and "->" stays two characters.
    keepFeatures: ['kern', 'tnum'],
    dropTables: ['DSIG', 'GDEF'],
    preserveNameIds: [7, 9, 13, 14], // trademark, designers, licence, licence address
  });
  const tables = readTables(subset);
  tables.set('name', renamed(tables.get('name')));
  const font = writeTables(subset, tables);
  const name = `NonetSans-${weight}.ttf`;
  writeFileSync(join(here, name), font);
  console.log(`${name}  ${font.length} bytes`);
}
copyFileSync(join(pretendard, 'LICENSE.txt'), join(here, 'OFL.txt'));
