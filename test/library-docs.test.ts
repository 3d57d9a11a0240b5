import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Returns the programs of a page. The comments at the end of a program show its output. */
function programsOf(page: string): { code: string; output: string }[] {
  const text = readFileSync(`${ROOT}docs/${page}`, 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, block]) => {
    const lines = block.trimEnd().split('\n');
    const end = lines.findIndex((line) => line.startsWith('// '));
    const split = end < 0 ? lines.length : end;
    return {
      code: lines.slice(0, split).join('\n'),
      output: lines
        .slice(split)
        .map((line) => `${line.slice(3)}\n`)
        .join(''),
    };
  });
}

describe.each(['library.md', 'library.ko.md'])('docs/%s', (page) => {
  const programs = programsOf(page);

  it('begins with five programs of at most six lines', () => {
    const lengths = programs.map(({ code }) => code.split('\n').filter(Boolean).length);
    expect(lengths.length).toBeGreaterThanOrEqual(5);
    for (const length of lengths.slice(0, 5)) expect(length).toBeLessThanOrEqual(6);
  });

  it.each(programs.map((program, i) => [i + 1, program] as const))(
    'program %i prints what the page shows',
    (_, { code, output }) => {
      const args = ['--input-type=module', '-e', code];
      const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' });
      expect({ stdout, stderr }).toEqual({ stdout: output, stderr: '' });
    },
  );
});
