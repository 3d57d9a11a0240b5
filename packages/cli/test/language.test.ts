import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { languages } from '../dist/contained/language.js';
import { findTool } from '../dist/contained/tool.js';
import { program } from './program-on-path.ts';

const folder = mkdtempSync(join(tmpdir(), 'nonet-script-'));
afterAll(() => rmSync(folder, { recursive: true }));

const [tool] = languages.find(({ id }) => id === 'python')!.tools;

function found(script: string): string | undefined {
  const path = join(folder, 'python3');
  writeFileSync(path, script, { mode: 0o755 });
  return findTool({ ...tool, names: [path] });
}

describeWith(program('python3'), 'a script in the place of Python', () => {
  it('is replaced by the interpreter that it starts', () => {
    const python = execFileSync('python3', ['-c', 'import sys; print(sys.executable)']);
    expect(found('#!/bin/sh\nexec python3 "$@"\n')).toBe(python.toString().trim());
  });
});

describe('a script that starts no Python', () => {
  it.each(['#!/bin/sh\nexit 1\n', '#!/bin/sh\necho /no/such/file\n', '#!/no/such/shell\n'])(
    'is left alone: %j',
    (script) => expect(found(script)).toBe(join(folder, 'python3')),
  );
});
