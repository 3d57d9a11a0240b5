import { readFileSync } from 'node:fs';
import { createRequire, SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileFunction } from 'node:vm';
import { Random } from '@nonet/engine/generate';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { onlyQuick, sized } from '../../../test/size.ts';
import { instrumented } from '../../tracer/src/javascript/instrument.ts';

const require = createRequire(import.meta.url);
const ACORN = require.resolve('acorn');

/** Files of different authors and styles. */
const FILES: readonly [path: string, format: 'commonjs' | 'module'][] = [
  [ACORN, 'commonjs'],
  [ACORN.replace(/\.js$/, '.mjs'), 'module'],
  [require.resolve('commander').replace('index.js', 'lib/command.js'), 'commonjs'],
  [require.resolve('ajv'), 'commonjs'],
  [fileURLToPath(new URL('../dist/commands/program.js', import.meta.url)), 'module'],
  [fileURLToPath(new URL('../dist/bin/main.cjs', import.meta.url)), 'commonjs'],
];

function instrument(text: string, format: 'commonjs' | 'module'): string {
  const counter = new Int32Array(1);
  return instrumented({ text, url: 'file:///solve.js', format, isMain: true }, counter);
}

function sourceMapOf(text: string): SourceMap {
  const data = text.slice(text.lastIndexOf('base64,') + 7);
  return new SourceMap(JSON.parse(Buffer.from(data, 'base64').toString()));
}

/** A call of the tracer with values that the program does not use. */
const MARKERS = {
  on: new Uint8Array(1 << 16).fill(1),
  file: () => {},
  written: () => {},
  bound: () => {},
  called: () => {},
  at: () => undefined,
  writtenIn: (_site: number, value: unknown) => value,
  boundIn: (_site: number, value: unknown) => value,
};

describe('a file with calls of the tracer', () => {
  it.each(FILES.slice(0, sized(5, 6)))('%s has the same lines and tokens', (path, format) => {
    const source = readFileSync(path, 'utf8');
    const text = instrument(source, format);
    expect(text).toContain('nonet$');
    const options = {
      ecmaVersion: 'latest',
      sourceType: format === 'module' ? 'module' : 'script',
    };
    expect(() =>
      parse(text, { ...options, allowReturnOutsideFunction: true } as never),
    ).not.toThrow();
    const lines = text.split('\n');
    const sourceLines = source.split('\n');
    expect(lines.length).toBe(sourceLines.length + 1);

    const map = sourceMapOf(text);
    const random = new Random(path);
    let found = 0;
    while (found < 300) {
      const line = random.below(sourceLines.length);
      const words = [...lines[line]!.matchAll(/\b[a-z]\w*\b/g)];
      if (words.length === 0) continue;
      const word = words[random.below(words.length)]!;
      const entry = map.findEntry(line, word.index);
      if (!('originalLine' in entry)) continue;
      const { generatedColumn, originalColumn, originalLine } = entry;
      // The word may be in a comment, or in a call of the tracer.
      if (originalLine !== line || generatedColumn !== word.index) continue;
      expect(sourceLines[line]!.slice(originalColumn)).toMatch(new RegExp(`^${word[0]}\\b`));
      found++;
    }
  });

  onlyQuick(it)('does what it does without them', () => {
    const source = readFileSync(ACORN, 'utf8');
    for (const [name, value] of Object.entries(MARKERS)) {
      Object.defineProperty(globalThis, `nonet$${name}`, { value, configurable: true });
    }
    const exports: { parse?: typeof parse } = {};
    const run = compileFunction(instrument(source, 'commonjs'), ['exports', 'module']);
    run(exports, { exports });
    const [, , [commander]] = FILES;
    const text = readFileSync(commander, 'utf8');
    const options = { ecmaVersion: 'latest', locations: true } as const;
    expect(JSON.stringify(exports.parse?.(text, options))).toBe(
      JSON.stringify(parse(text, options)),
    );
  });

  it('is the text itself if the text is not JavaScript', () => {
    expect(instrument('board = = 6;\n', 'commonjs')).toBe('board = = 6;\n');
    expect(instrument('import x from "y";\n', 'commonjs')).toBe('import x from "y";\n');
  });

  it.each([
    ['let i = 0; i++; const n = rows.length * 2;', 0],
    ['used[r] |= 1 << d; used[r][d] = true;', 0],
    ['board[r][c] = d', 1],
    ['const f = () => { board = copy(board); return [board] }', 1],
    ['for (const [r, c] of blanks) { const r = 5; }', 1],
  ])('%s has %i sites', (text, sites) => {
    const [, lines = ''] = /nonet\$file\(0,\[([\d,]*)\]/.exec(instrument(text, 'commonjs')) ?? [];
    expect(lines === '' ? 0 : lines.split(',').length).toBe(sites);
  });
});
