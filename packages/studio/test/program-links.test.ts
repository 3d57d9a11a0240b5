import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { freeName, isName, LONGEST_NAME, LONGEST_TEXT, nameFrom } from '../src/rooms/code/draft.ts';
import { draftIn, packedDraft } from '../src/rooms/code/drafts/link.ts';

const packed = (draft: object): string => gzipSync(JSON.stringify(draft)).toString('base64url');
const linked = (name: string, text = 'print(1)') =>
  draftIn(packed({ name, problem: '2239', text }));

/** What is no name → the nearest name. */
const NO_NAMES = {
  'a/b.py': 'b.py',
  '../../x.py': 'x.py',
  'a\\b.py': 'b.py',
  'a\nconsole.log("x")//.mjs': 'solver.mjs',
  'a\nb.py': 'a-b.py',
  'a\u0000.js': 'a-.js',
  'a\u2028b.js': 'a-b.js',
  'a\u202Eyp.js': 'a-yp.js',
  'a\u200B.py': 'a-.py',
  'Main.java': 'Main.py',
  'a.constructor': 'a.py',
  a: 'a.py',
  '': 'solver.py',
  [`${'x'.repeat(3_000_000)}.py`]: `${'x'.repeat(LONGEST_NAME - 3)}.py`,
};

describe('the name of a program', () => {
  it.each(['a.py', 'solver.mjs', '.py', '내 풀이.js', 'día 1 (2).ts', '🧩.py'])(
    '%s',
    async (name) => {
      expect(isName(name)).toBe(true);
      expect(nameFrom(name)).toBe(name);
      expect(await linked(name)).toEqual({ name, problem: '2239', text: 'print(1)' });
    },
  );

  it.each(Object.entries(NO_NAMES))('is no name: case %#', async (text, nearest) => {
    expect(isName(text)).toBe(false);
    expect(nameFrom(text)).toBe(nearest);
    expect(isName(nearest)).toBe(true);
    expect(await linked(text)).toBeUndefined();
  });

  it('is one however long it is, and whatever others are called', () => {
    for (const name of [`${'🧩'.repeat(70)}.py`, `${'x'.repeat(57)}.py`]) {
      const first = nameFrom(name);
      expect(isName(first)).toBe(true);
      const second = freeName(first, [first]);
      expect(second).toMatch(/-2\.py$/);
      expect(isName(second)).toBe(true);
    }
  });
});

describe('a program in a link', () => {
  it('is the program that was packed', async () => {
    const draft = { name: 'a.py', problem: 'free', text: '# 스도쿠 🧩\n'.repeat(1_000) } as const;
    expect(await draftIn(await packedDraft(draft))).toEqual(draft);
  });

  it('is at most as long as a file', async () => {
    const text = '\u001b'.repeat(LONGEST_TEXT);
    expect((await linked('a.py', text))?.text).toBe(text);
    expect(await linked('a.py', `${text}a`)).toBeUndefined();
  });

  it('is not unpacked whole if it is a bomb', async () => {
    const bomb = packed({ name: 'a.py', problem: '2239', text: 'a'.repeat(10_000_000) });
    let unpacked = 0;
    const { DecompressionStream } = globalThis;
    globalThis.DecompressionStream = class extends DecompressionStream {
      override get readable() {
        return super.readable.pipeThrough(
          new TransformStream({
            transform(chunk, controller) {
              unpacked += chunk.length;
              controller.enqueue(chunk);
            },
          }),
        );
      }
    };
    try {
      expect(await draftIn(bomb)).toBeUndefined();
    } finally {
      globalThis.DecompressionStream = DecompressionStream;
    }
    expect(unpacked).toBeGreaterThan(0);
    expect(unpacked).toBeLessThan(5_000_000);
  });
});
